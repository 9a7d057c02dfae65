import type { Words } from "../words.js";
import { noun } from "./noun.js";

function placed(what: string, where: string): string {
  return `${what} ${where}`;
}

/** Numbers of things, places, plans and scores. */
export function sentences() {
  return {
    colon: ": ",
    things: {
      point: noun("point"),
      completeEstate: noun("complete estate"),
      player: noun("player"),
      box: noun("box", "boxes"),
      pool: noun("pool"),
      temp: noun("temp worker"),
      egg: noun("egg"),
      candy: noun("candy", "candies"),
      light: noun("light"),
      house: noun("house"),
      card: noun("card"),
      infiltratedEstate: noun("infiltrated estate"),
      ghostTier: noun("ghost tier crossed out", "ghost tiers crossed out"),
      candyTier: noun("candy tier crossed out", "candy tiers crossed out"),
      lostBonus: noun("bonus crossed out", "bonuses crossed out"),
      violation: noun("violation"),
      run: noun("run of cards", "runs of cards"),
    },
    terms: {
      total: "Total",
      standings: "Standings",
      sheets: "The sheets",
      waiting: "Wait for the other players.",
      opponent: "AAA",
      edition: "Edition",
      mode: "Mode",
      advanced: "Advanced Mode",
      players: "Players",
      start: "Start the game",
      undo: "Undo",
      redo: "Redo",
      next: "Next",
      deck: "Deck",
      discards: "Discard pile",
      acting: "to move",
      awaited: "card to be entered",
      newGame: "New game",
      resume: "Continue the game",
      save: "Save to a file",
      load: "Open a file",
      record: "Download the record",
      share: "Copy a link to this game",
      shared: "The link is copied.",
      hint: "Hint",
      thinking: "Thinking…",
      choose: "Choose one of these.",
      menu: "Menu",
      check: "Check a sheet on paper",
      score: "Score",
      seed: "Seed",
      language: "Language",
      addPlayer: "Add a player",
      remove: "Remove",
      close: "Close",
      dealt: "dealt here",
      entered: "entered as they come up on a table",
      paper: "Sheets on paper",
      atRandom: "drawn at random",
      person: "person",
      random: "bot that plays at random",
      greedy: "quick bot",
      "monte-carlo": "thorough bot",
      "guided-monte-carlo": "strong bot",
    },
    endCauses: {
      "all-plans": "a player has validated all three City Plans",
      "last-refusal": "a player has crossed out the last Permit Refusal",
      "no-empty-house": "a player has no empty house left",
      "deck-empty": "the cards are used up",
    },
    round: (round) => (round === 0 ? "Before the first round" : `Round ${round}`),
    streetTitle: (street) => `street ${street}`,
    street: (street) => `street ${street}`,
    house: (house, street) => `house ${house} of ${street}`,
    gap: (left, right, street) => `houses ${left} and ${right} of ${street}`,
    columnTitle: (column) => `column ${column}`,
    planTitle: (letter) => `Plan ${letter}`,
    place: (place) => ["no place", "1st place", "2nd place", "3rd place"][place] ?? `${place}th place`,
    temps: (place, temps) => `${place} with ${temps}`,
    amount: (have, need) => `${have} of ${need}`,
    tier: (of, tier) => `${of} tier ${tier}`,
    estates: (size) => noun(`complete estate of size ${size}`, `complete estates of size ${size}`),
    estatesTitle: (size) => `complete estates of size ${size}`,
    each: (estates, features, count) => `${estates}${count === 1 ? " with " : ", each with "}${features}`,
    houses: {
      all: "all houses numbered",
      ends: "the first and the last house numbered",
      endEstates: "a complete estate of size 1 at each end",
    },
    planParts: { houses: "houses", streets: "streets", columns: "columns" },
    atLeast: (counted) => `at least ${counted}`,
    exactly: (counted) => `exactly ${counted}`,
    between: (min, counted) => `${min} to ${counted}`,
    where: {
      sheet: (what) => what,
      street: (what, { street }) => placed(what, `in street ${street + 1}`),
      streets: (what, { count }) => {
        if (count === "all") return placed(what, "in each street");
        return placed(what, count === 1 ? "in one street" : `in each of ${count} streets`);
      },
      columns: (what, { count, adjacent }) => {
        if (count === 1) return placed(what, "in one column");
        return placed(what, `in each of ${count} ${adjacent ? "adjacent columns" : "columns"}`);
      },
    },
    run: ({ from, to }, houses, each, points) => {
      const cards = from === to ? `card ${to}` : `cards ${from} to ${to}`;
      return `${cards}: ${houses}${each === 1 ? "" : ` × ${each}`} = ${points}`;
    },
    uncounted: (run) => `${run}, not counted`,
    instead: (found, possible) =>
      found === null ? `possible: ${possible}` : `${found} instead of ${possible}`,
    player: (number) => `player ${number}`,
    closedAgency: (plans) =>
      `The agency is closed and scores nothing; it has validated ${plans === 1 ? "1 City Plan" : `${plans} City Plans`}.`,
  } satisfies Partial<Words>;
}
