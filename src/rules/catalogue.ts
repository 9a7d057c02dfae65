/** Which edition a clause belongs to: that of 2018, that of 2023, or both. */
export type ClauseEdition = "2018" | "2023" | "both";

/** What the catalogue says of a clause. */
export interface Clause {
  /** What the clause is about, in a few words. */
  readonly title: string;
  /** The edition it belongs to. */
  readonly edition: ClauseEdition;
  /** Whether some of it is a ruling of this library, where the printed text leaves a choice open. */
  readonly hasRuling: boolean;
}

function rule(title: string, edition: ClauseEdition = "both"): Clause {
  return { title, edition, hasRuling: false };
}

function ruled(title: string, edition: ClauseEdition = "both"): Clause {
  return { title, edition, hasRuling: true };
}

const CATALOGUE = {
  "SET-1": rule("The 63 Construction cards", "2023"),
  "SET-2": rule("The 81 Construction cards", "2018"),
  "SET-3": rule("Three equal stacks, number face up"),
  "SET-4": rule("One plan A, one plan B, one plan C"),
  "SET-5": ruled("The same sheet layout for every architect"),
  "SET-6": ruled("Any number of architects, one alone as practice"),
  "SET-7": ruled("What a stack shows: action now, number now, action to come"),
  "RND-1": rule("The steps of a round and their order"),
  "RND-2": rule("Flipping, and the combination of a stack"),
  "RND-3": ruled("Simultaneous play: choices are open only between rounds"),
  "RND-4": rule("A stack whose last card is flipped is reshuffled by itself", "2023"),
  "RND-5": ruled("When the stacks run out, all cards are reshuffled together", "2018"),
  "RND-6": ruled("The first to validate a plan may have all cards reshuffled", "2018"),
  "RND-7": ruled("The round is resolved for all at once"),
  "NUM-1": rule("The number goes into an empty house"),
  "NUM-2": rule("Numbers rise from left to right"),
  "NUM-3": rule("No number twice in a street"),
  "NUM-4": rule("Streets are independent"),
  "NUM-5": rule("What is written stays"),
  "REF-1": ruled("Who can write a number must; who can't crosses a Permit Refusal"),
  "REF-2": ruled("A temp shift does not count against a refusal"),
  "REF-3": ruled("Judged on the sheet as it stands"),
  "REF-4": rule("The refusal boxes and the end of the game"),
  "REF-5": ruled("Plans may be validated in a round with a refusal"),
  "ACT-1": rule("The action is optional and goes with its own number"),
  "ACT-2": ruled("No box left, no action"),
  "ACT-3": rule("Boxes in order; the lowest visible value scores"),
  "FNC-1": rule("A fence between any two neighbouring houses"),
  "FNC-2": rule("A fence may split an estate that was not used"),
  "FNC-3": rule("Fences stay, one per gap"),
  "FNC-4": rule("A fence between a house and its copy: not in 2018"),
  "IMP-1": rule("Improving an estate size"),
  "PRK-1": rule("A park in the street of the number"),
  "POL-1": rule("A pool in the house just numbered"),
  "POL-2": rule("No pool later, and none by extension"),
  "TMP-1": rule("Changing the number by up to 2"),
  "TMP-2": rule("A temp without a change"),
  "TMP-3": rule("Numbers from 0 to 17"),
  "EXT-1": rule("Copying a number to a neighbour"),
  "EXT-2": rule("Copying again and again"),
  "EXT-3": rule("A fence between a house and its copy"),
  "EXT-4": rule("Nothing is copied from a roundabout or across it"),
  "EST-1": ruled("Complete estates of 1 to 6 houses"),
  "EST-2": rule("A roundabout is no house and no estate"),
  "PLN-1": ruled("Validating plans, each once"),
  "PLN-2": rule("The higher value for the whole first round"),
  "PLN-3": rule("Exactly the sizes asked for, chosen by the architect"),
  "PLN-4": rule("What an estate must have counts in its own houses"),
  "PLN-5": rule("Estates used are marked and stay whole"),
  "PLN-6": ruled("What plans use up"),
  "PLN-7": rule("The plan cards"),
  "PLN-8": ruled("How conditions are read"),
  "END-1": ruled("When the game ends"),
  "SCO-1": rule("Plans"),
  "SCO-2": rule("Parks"),
  "SCO-3": rule("Pools"),
  "SCO-4": ruled("Temps: 7, 4 and 1 for the places"),
  "SCO-5": rule("Estates"),
  "SCO-6": rule("What is subtracted"),
  "SCO-7": rule("The worked example of 83 points"),
  "TIE-1": rule("Ties: most complete estates", "2023"),
  "TIE-2": ruled("Ties: most complete estates, then those of size 1, of 2, …", "2018"),
  "RBT-1": rule("A roundabout replaces an empty house"),
  "RBT-2": rule("Its fences and its box; two in a game"),
  "RBT-3": rule("Numbering starts anew on each side"),
  "RBT-4": ruled("When, and how many in a round"),
  "RBT-5": ruled("In which steps roundabouts are offered"),
  "RBT-6": ruled("What stood on the house can't be had any more"),
  "ADV-1": rule("Advanced plans are mixed with the standard ones"),
  "ADV-2": ruled("Houses used by plans of the first edition", "2018"),
  "ADV-3": rule("An estate of size 1 at each end of each street", "2023"),
  "ADV-4": ruled("All in the same street", "2023"),
  "ADV-5": rule("Improvement boxes and full columns", "2023"),
  "ADV-6": ruled("What Advanced Mode means"),
  "AAA-1": rule("One architect against an opponent card", "2023"),
  "AAA-2": rule("Setup: the deck and the Validation cards", "2023"),
  "AAA-3": rule("Three cards: number, action, and one for the AAA", "2023"),
  "AAA-4": ruled("When and from what the deck is rebuilt", "2023"),
  "AAA-5": ruled("Validation cards are resolved before anything else is drawn", "2023"),
  "AAA-6": ruled("A plan turned by the AAA is worth its lower value at once", "2023"),
  "AAA-7": ruled("Permit Refusal: the architect chooses the card given", "2023"),
  "AAA-8": rule("Only the architect ends the game", "2023"),
  "AAA-9": rule("Level 0: the agency is closed", "2023"),
  "AAA-10": rule("What the AAA's cards score", "2023"),
  "AAA-11": ruled("The AAA's estates", "2023"),
  "AAA-12": rule("The example of an estate worth 10", "2023"),
  "AAA-13": ruled("Ties with the AAA", "2023"),
  "XPT-1": rule("Who can play Expert Mode", "2023"),
  "XPT-2": rule("One deck; each architect draws one card before the first round", "2023"),
  "XPT-3": rule("Two more cards each round", "2023"),
  "XPT-4": rule("Number, action, and the third card to the left", "2023"),
  "XPT-5": ruled("What is hidden and what is public"),
  "XPT-6": ruled("Permit Refusal: the architect chooses the card passed"),
  "XPT-7": rule("Plans as usual"),
  "XPT-9": rule("How many architects the deck is enough for"),
  "FST-1": ruled("Solo: the deck and the Solo card", "2018"),
  "FST-2": ruled("The Solo card turns all plans", "2018"),
  "FST-3": ruled("The solo game ends with the deck", "2018"),
  "FST-4": rule("Solo: 7 points from 6 temps on", "2018"),
  "FST-5": rule("Expert: three cards at first, the left-over card to the right", "2018"),
  "FST-6": rule("What the advanced variant may be combined with", "2018"),
  "BLU-1": rule("The Blueprint sheet", "2023"),
  "RVS-1": rule("The Revisited Classic sheets", "2023"),
  "NTQ-1": rule("Three cards with the number 9¾", "2023"),
  "NTQ-2": rule("9¾ with temps and extensions", "2023"),
  "NTQ-3": ruled("9¾ and eggs", "2023"),
  "XPN-1": rule("An expansion's sheet, rules and plans", "2023"),
  "EGG-1": ruled("Eggs circled by the loops of a number"),
  "EGG-2": rule("Eggs by extension and with temps"),
  "EGG-3": rule("What eggs score"),
  "EGG-4": ruled("The AAA's eggs", "2023"),
  "PCK-1": rule("The 2019 packs belong to the first edition", "2018"),
  "PCK-2": rule("Easter and Christmas packs are played as their expansions", "2018"),
} as const satisfies Readonly<Record<string, Clause>>;

/** The id of a clause. */
export type ClauseId = keyof typeof CATALOGUE;

/**
 * The clauses of the rules that the library implements so far, by id. Ids are stable: violations, code and tests
 * cite them.
 */
export const clauses: Readonly<Record<ClauseId, Clause>> = CATALOGUE;
