import type { Book, ClauseSource } from "./rule.js";

type Sources = readonly ClauseSource[];

function inBook(book: Book): (chapter: string, ...headings: readonly string[]) => Sources {
  return (chapter, ...headings) => [{ book, chapter, headings }];
}

/** A place in the English rulebook of 2018. */
export const en18 = inBook("English rulebook 2018");
/** A place in the English rulebook of 2023. */
export const en23 = inBook("English rulebook 2023");
/** A place in the French rulebook of 2023. */
export const fr23 = inBook("French rulebook 2023");
/** A place in the French rulebook of the expansions of 2023. */
export const expansions23 = inBook("French expansion rulebook 2023");

/** The packs of 2019. */
export const PACKS: Sources = inBook("Packs of 2019")("Sheets and cards");

/** Places of the English rulebook of 2023, and one of the French book, that many clauses cite. */
export const IN_2023 = {
  flip: en23("Game Round", "1 – Flip 3 Construction cards"),
  select: en23("Game Round", "2 – Select a Number-Action combination"),
  number: en23("Game Round", "3 – Number a house"),
  refusal: en23("Game Round", "3 – Number a house", "Building Permit Refusal"),
  action: en23("Game Round", "4 – Use the Action"),
  fence: en23("Game Round", "4 – Use the Action", "Fence Action"),
  improvement: en23("Game Round", "4 – Use the Action", "Improvement Action"),
  park: en23("Game Round", "4 – Use the Action", "Park Action"),
  pool: en23("Game Round", "4 – Use the Action", "Swimming Pool Action"),
  temp: en23("Game Round", "4 – Use the Action", "Temp Worker Action"),
  extension: en23("Game Round", "4 – Use the Action", "Extension Action"),
  plan: en23("Game Round", "5 – Validate a City Plan"),
  standardPlans: en23("Game Round", "5 – Validate a City Plan", "Standard City Plans"),
  end: en23("End of game"),
  roundabout: en23("Advanced Mode", "Roundabout"),
  advancedPlans: en23("Advanced Mode", "Advanced City Plan cards"),
  aaaRound: en23("AAA Solo Mode", "Game round"),
  aaaScore: en23("AAA Solo Mode", "AAA Opponent card – level 1 or more"),
  expertRound: expansions23("Mode Expert", "Déroulement de la partie"),
} as const satisfies Readonly<Record<string, Sources>>;

/** Places of the English rulebook of 2018 that many clauses cite. */
export const IN_2018 = {
  components: en18("Game components"),
  turn: en18("Game turn"),
  surveyor: en18("Effects", "Surveyor"),
  estateAgent: en18("Effects", "Real Estate Agent"),
  landscaper: en18("Effects", "Landscaper"),
  poolManufacturer: en18("Effects", "Pool Manufacturer"),
  tempAgency: en18("Effects", "Temp Agency"),
  bis: en18("Effects", "«Bis»"),
  plans: en18("City Plans"),
  estatePlans: en18("City Plans", "Housing Estates Plans"),
  end: en18("End of the game"),
  soloTurn: en18("Solo game", "Game turn"),
  objectives: en18("Advanced variant", "List of objectives"),
  roundabout: en18("Expert rules", "Roundabout"),
  expertTurn: en18("Expert rules", "Game turn"),
} as const satisfies Readonly<Record<string, Sources>>;

/** The headings in the chapter of an expansion. */
const PLAY = "Déroulement de la partie";

/** The places in the chapter of an expansion. */
export function chapterOf(chapter: string) {
  return {
    setup: expansions23(chapter, "Mise en place"),
    play: (heading: string) => expansions23(chapter, PLAY, heading),
    end: expansions23(chapter, "Fin de partie"),
    plans: expansions23(chapter, "Cartes Plan C"),
    solo: expansions23(chapter, "Mode Solo AAA"),
  } as const;
}
