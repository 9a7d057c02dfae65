import type { Declared } from "perfect-home-rules";
import { changedNumber, moveWords } from "../phrases.js";
import type { Words } from "../words.js";

const PAIRED = { pool: "pool", park: "park", extension: "extension" } as const;

const DUCKLINGS = ["all yellow ducklings are", "all black ducklings are", "all ducklings are"];

/** What a player with paper says is done. */
function declared(of: Declared, index: number): string {
  switch (of) {
    case "route":
      return `the route of street ${index + 1} is over`;
    case "street":
      return `street ${index + 1} is complete`;
    case "column":
      return `column ${index + 1} is complete`;
    case "ghosts":
      return `ghost tier ${index + 1} is validated`;
    case "candies":
      return `candy tier ${index + 1} is validated`;
    case "ducklings":
      return `${DUCKLINGS[index]} circled`;
    case "roundabout":
      return `a roundabout is built in street ${index + 1}`;
    default:
      return of satisfies never;
  }
}

/** Steps, prompts and moves. */
export const MOVES = {
  steps: {
    choose: "Choose a combination",
    write: "Number a house",
    act: "Use the action",
    give: "Give a card",
    use: "Choose estates for the plan",
    wrapUp: "Validate City Plans",
    finish: "End the turn",
    eggs: "Collect eggs",
    objective: "Choose an infiltration objective",
    horde: "Decide about a horde",
    crossStreet: "Cross out a street bonus",
    crossColumn: "Cross out a column bonus",
    treat: "Circle a ghost or a candy",
    bonus: "Use the bonus",
    truck: "Choose a truck",
    forfeit: "Cross out an end-of-route bonus",
  },
  prompts: {
    choose: (_, { leftover }) =>
      leftover === null
        ? "Choose a combination; if none of the numbers fits, take a Permit Refusal."
        : "Choose one card for its number and another for its action; if none of the numbers fits, take a Permit Refusal.",
    write: (_, { picked }) => (picked === null ? "Number a house." : `Number a house with ${picked}.`),
    act: ({ action }) =>
      ({
        fence: "Draw a fence, or skip the action.",
        improvement: "Cross out an improvement box, or skip the action.",
        park: "Cross out a park box in the street of the house just numbered, or skip the action.",
        pool: "Build the pool of the house just numbered, or skip the action.",
        temp: "Cross out a temp worker box, or skip the action.",
        extension: "Copy a number into an empty house beside it, or skip the action.",
      })[action],
    give: (_, { leftover }) =>
      leftover === "opponent" ? "Choose the card for the AAA." : "Choose the card for your neighbour.",
    use: ({ plan, sizes }, { list }) =>
      `Choose an estate for plan ${plan}; still needed: ${list(sizes.map((size) => `size ${size}`))}.`,
    wrapUp: () => "Validate City Plans if you can, then end your turn.",
    finish: () => "End your turn.",
    eggs: ({ max, street, house }, { house: at }) => `Circle up to ${max} at ${at(street, house)}.`,
    objective: () => "Choose an infiltration objective in secret.",
    horde: ({ street, end }) =>
      `The horde at the ${end} end of street ${street + 1}: let it move, or slow it down with ammunition.`,
    crossStreet: () => "A Validation card was drawn: cross out the bonus of a street.",
    crossColumn: ({ more }) =>
      `A Validation card was drawn: cross out the bonus of a column${more > 0 ? `, then ${more} more to its right` : ""}.`,
    treat: ({ street, house }, { house: at }) => `Circle the ghost or the candy of ${at(street, house)}.`,
    bonus: ({ bonuses }) =>
      `Use the bonus: ${bonuses.map(({ bonus, times }) => `${times} × ${PAIRED[bonus]}`).join(" or ")}; or leave it.`,
    truck: ({ street, house }, { house: at }) => `Choose the truck that drives to ${at(street, house)}.`,
    forfeit: () => "A Validation card was drawn: cross out an end-of-route bonus.",
  },
  moves: {
    pick: ({ stack }, seen) => moveWords("Choose", "chooses", seen.combination(stack)),
    pair: ({ numberCard, actionCard }, { inHand }) =>
      moveWords(
        "Use",
        "uses",
        `${inHand(numberCard)} for its number and ${inHand(actionCard)} for its action`,
      ),
    give: ({ card }, { inHand, leftover }) =>
      moveWords("Give", "gives", `${inHand(card)} to ${leftover === "opponent" ? "the AAA" : "a neighbour"}`),
    permitRefusal: () => moveWords("Take", "takes", "a Permit Refusal"),
    write: ({ street, house, number }, { house: at, number: say, pickedNumber }) => {
      const from = pickedNumber === null ? null : say(pickedNumber);
      const shown = changedNumber(say(number), from, number - (pickedNumber ?? number));
      return moveWords("Write", "writes", `${shown} in ${at(street, house)}`);
    },
    skip: () => moveWords("Skip", "skips", "the action"),
    fence: ({ street, gap }, say) => moveWords("Draw", "draws", `a fence between ${say.gap(street, gap)}`),
    improve: ({ size }) => moveWords("Improve", "improves", `estates of size ${size}`),
    park: (_, { written }) =>
      moveWords("Cross out", "crosses out", `a park box${written === null ? "" : " in the same street"}`),
    pool: (_, { written }) =>
      moveWords("Build", "builds", written === null ? "the pool" : `the pool of ${written}`),
    temp: () => moveWords("Cross out", "crosses out", "a temp worker box"),
    extend: ({ street, house, from }, seen) =>
      moveWords(
        "Copy",
        "copies",
        `${seen.copied(street, house, from)} from the ${from} into ${seen.house(street, house)}`,
      ),
    roundabout: ({ street, house }, say) =>
      moveWords("Build", "builds", `a roundabout in ${say.house(street, house)}`),
    claim: ({ plan }, { worth, count }) =>
      moveWords("Validate", "validates", `plan ${plan} for ${count("point", worth(plan))}`),
    use: ({ street, house }, say) =>
      moveWords("Use", "uses", `the estate that begins with ${say.house(street, house)}`),
    reshuffle: () => moveWords("Have", "has", "all cards reshuffled"),
    end: () => moveWords("End the turn", "ends the turn"),
    eggs: ({ count }, say) =>
      count === 0
        ? moveWords("Circle", "circles", "no egg")
        : moveWords("Circle", "circles", say.count("egg", count)),
    objective: ({ objective }, seen) => {
      const known = seen.objective(objective);
      const detail =
        known === null ? "" : `: ${known.range} infiltrated estates, ${seen.count("point", known.each)} each`;
      return moveWords("Choose", "chooses", `objective ${objective + 1}${detail}`);
    },
    infiltrate: (_, { written }) =>
      moveWords("Infiltrate", "infiltrates", `a zoorg${written === null ? "" : ` into ${written}`}`),
    horde: ({ order }) =>
      order === "move"
        ? moveWords("Let", "lets", "the horde move")
        : moveWords("Slow down", "slows down", "the horde with ammunition"),
    barricade: () => moveWords("Build", "builds", "a barricade"),
    crossStreet: ({ street }) => moveWords("Cross out", "crosses out", `the bonus of street ${street + 1}`),
    crossColumn: ({ column }) => moveWords("Cross out", "crosses out", `the bonus of column ${column + 1}`),
    treat: ({ take }) => moveWords("Circle", "circles", `the ${take}`),
    tier: ({ of, tier }, seen) => {
      const needed = seen.tier(of, tier);
      const things = of === "ghost" ? "ghosts" : "candies";
      return moveWords(
        "Validate",
        "validates",
        `${of} tier ${tier + 1}${needed === null ? "" : ` (${needed} ${things})`}`,
      );
    },
    poolBonus: ({ street, house }, say) =>
      moveWords("Build", "builds", `the pool of ${say.house(street, house)}`),
    parkBonus: ({ street }) => moveWords("Cross out", "crosses out", `a park box of street ${street + 1}`),
    declareEnd: () => moveWords("Say", "says", "that no house is empty any more"),
    declare: ({ of, index }) => moveWords("Say", "says", `that ${declared(of, index)}`),
    truck: ({ from }) => moveWords("Send", "sends", `the truck from the ${from}`),
    forfeit: ({ street }) =>
      moveWords("Cross out", "crosses out", `the end-of-route bonus of street ${street + 1}`),
  },
  turn: (picked, moves) => `${picked}: ${moves}`,
  leftover: {
    opponent: (card) => `gives ${card} to the AAA`,
    left: (card) => `passes ${card} to the left`,
    right: (card) => `passes ${card} to the right`,
    discard: (card) => `discards ${card}`,
  },
  playsOnPaper: "Play the round on your sheet; say here what the table must hear, then end the turn.",
  awaits: {
    stack: (stack) => `Enter the card on top of stack ${stack}.`,
    hand: (name) => `Enter the card that ${name} draws.`,
  },
  events: {
    moved: ({ move }, { name, move: told }) => `${name(move.player)} ${told(move)}.`,
    turnEnded: ({ player }, { name }) => `${name(player)} has ended the turn.`,
    turnRevealed: ({ player, moves }, { name, turn }) => {
      const made = turn(player, moves);
      return made === "" ? `${name(player)} has nothing to do.` : `${name(player)}: ${made}.`;
    },
    planTurned: ({ plan, players, points }, { name, list, count }) => {
      const by = players.length === 0 ? "" : ` by ${list(players.map(name))}, for ${count("point", points)}`;
      return `Plan ${plan} is validated for the first time${by}; from now on it scores its lower value.`;
    },
    roundBegun: ({ round }) => `Round ${round} begins.`,
    cardsFlipped: ({ combinations }, { list, card }) =>
      `The combinations are ${list(combinations.map(card))}.`,
    validationDrawn: ({ plan, points }, { count }) =>
      points === null
        ? `Validation card ${plan} is drawn: the AAA does not validate the plan.`
        : `Validation card ${plan} is drawn: the AAA scores ${count("point", points)}.`,
    soloDrawn: () => "The Solo card is drawn: all plans score their lower value from now on.",
    zombieDrawn: ({ move }) =>
      ({
        right: "A Zombie card appears: the three hordes on the left move.",
        left: "A Zombie card appears: the three hordes on the right move.",
        both: "A Zombie card appears: all six hordes move.",
      })[move],
    cardsDrawn: ({ to, hand }, { name, list, card }) => `${name(to)} now holds ${list(hand.map(card))}.`,
    cardRevealed: ({ place, card }, { name, card: told }) =>
      place.for === "stack"
        ? `On top of stack ${place.stack + 1} lies ${told(card)}.`
        : `${name(place.player)} draws ${told(card)}.`,
    stackReshuffled: ({ stack }) => `Stack ${stack + 1} has run out and is reshuffled.`,
    cardsReshuffled: () => "The cards are reshuffled.",
    gameOver: ({ causes }, { list, cause }) => `The game is over: ${list(causes.map(cause))}.`,
  },
} satisfies Partial<Words>;
