import type {
  Action,
  BasicFeature,
  BonusMark,
  DuckCount,
  EditionId,
  EndCause,
  ExpansionFeature,
  ExpansionId,
  GameEvent,
  HousesNeed,
  LayoutId,
  LeftoverGoes,
  LineId,
  MarkId,
  ModeId,
  Move,
  MoveType,
  OpponentId,
  OpponentSectionId,
  PlanWhere,
  ProvenanceLevel,
  Side,
  Source,
  SpecialCard,
  SpecialKind,
  Step,
  Treat,
  ViolationCode,
  ViolationDetails,
} from "perfect-home-rules";

/** A noun with its number, for each plural category of the language; `#` stands for the number. */
export type Counted = { readonly [Category in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** A move in words. */
export interface MoveWords {
  /** What a player can do, for a button: `Write 8 in house 4 of street 1`. */
  readonly label: string;
  /** What a player does or has done: `writes 8 in house 4 of street 1`. */
  readonly told: string;
}

/** The words about something that plans count. */
export interface FeatureWords {
  /** Its name in the plural: `pools`. */
  readonly name: string;
  /** With a number: `3 pools`. */
  readonly count: Counted;
  /** All of it: `all pools`. */
  readonly all: string;
  /** None of it: `no pool`. */
  readonly none: string;
}

/** The artists of the Revisited Classic sheets. */
export type Artist = Extract<
  LayoutId,
  `${string}-${"alcouffe" | "charmel" | "dutrait" | "goldsberry" | "santiago" | "sobel"}`
>;

/** The sheets of the packs of 2019. */
export type Pack = Extract<LayoutId, `${string}-2019`>;

/** The opponents whose cards have a name, which is the same in all languages. */
export type Named = Exclude<OpponentId, "closed" | `level-${number}`>;

/** A track of boxes. */
export type TrackId =
  | "parks"
  | "pools"
  | "temps"
  | "improvements"
  | "extensions"
  | "roundabouts"
  | "refusals";

/** What is drawn on a sheet, for a legend. */
export type SheetSign =
  | "empty"
  | "fence"
  | "extension"
  | "plannedPool"
  | "pool"
  | "roundabout"
  | "used"
  | "invaded"
  | "crossed"
  | "value";

/** Words that stand by themselves, as headings. */
export type Term =
  | "total"
  | "standings"
  | "sheets"
  | "waiting"
  | "opponent"
  | "edition"
  | "mode"
  | "advanced"
  | "players"
  | "start"
  | "undo"
  | "redo"
  | "next"
  | "deck"
  | "discards"
  | "acting"
  | "awaited"
  | "newGame"
  | "resume"
  | "save"
  | "load"
  | "record"
  | "share"
  | "shared"
  | "hint"
  | "thinking"
  | "choose"
  | "menu"
  | "check"
  | "score"
  | "seed"
  | "language"
  | "addPlayer"
  | "remove"
  | "close"
  | "dealt"
  | "entered"
  | "paper"
  | "atRandom"
  | "person"
  | "random"
  | "greedy"
  | "monte-carlo"
  | "guided-monte-carlo";

/** Things that are counted. */
export type Thing =
  | "point"
  | "completeEstate"
  | "player"
  | "box"
  | "pool"
  | "temp"
  | "egg"
  | "candy"
  | "light"
  | "house"
  | "card"
  | "infiltratedEstate"
  | "ghostTier"
  | "candyTier"
  | "lostBonus"
  | "violation"
  | "run";

/** How a number, a list or a place is said. */
export interface Say {
  /** The number of a house: `9¾` for 9.75. */
  number(number: number): string;
  /** A list: `a, b and c`. */
  list(parts: readonly string[]): string;
  /** With a number: `3 boxes`. */
  count(thing: Thing, number: number): string;
  /** A street, from 0. */
  street(street: number): string;
  /** A house, both from 0. */
  house(street: number, house: number): string;
  /** A gap between two houses, both from 0. */
  gap(street: number, gap: number): string;
}

/** What a player sees, as far as moves are worded with it. */
export interface Seen extends Say {
  /** The combination of a stack. */
  combination(stack: number): string;
  /** A card in hand. */
  inHand(card: number): string;
  /** Where the card goes that is not used; `null` for no such card. */
  readonly leftover: LeftoverGoes | null;
  /** What is chosen, such as `8 pool`; `null` before. */
  readonly picked: string | null;
  /** The number chosen; `null` before. */
  readonly pickedNumber: number | null;
  /** The house that has just got a number; `null` where none has. */
  readonly written: string | null;
  /** The number at a house, or the one that would be copied there. */
  copied(street: number, house: number, from: Side): string;
  /** What a plan scores now. */
  worth(plan: "A" | "B" | "C"): number;
  /** An objective: how many estates, and what each of them scores. */
  objective(objective: number): { readonly range: string; readonly each: number } | null;
  /** How many ghosts or candies a tier asks for; `null` where that is not known. */
  tier(of: Treat, tier: number): number | null;
}

/** Words for each kind of something that has a discriminating field. */
type ByKind<Kind extends { readonly [field in Field]: string }, Field extends string, Context> = {
  readonly [Name in Kind[Field]]: (
    kind: Extract<Kind, { readonly [field in Field]: Name }>,
    say: Context,
  ) => string;
};

/** What events are worded with. */
export interface Told extends Say {
  /** The name of a player. */
  name(player: number): string;
  /** A card or a combination. */
  card(card: { readonly number: number | null; readonly action: Action | null } | SpecialCard): string;
  /** Why the game ends. */
  cause(cause: EndCause): string;
  /** What a player did in a move. */
  move(move: Move): string;
  /** What a player did in a turn; empty where it was nothing. */
  turn(player: number, moves: readonly Move[]): string;
}

/** How the violation of a code is worded. */
export type ViolationWords = string | ((details: ViolationDetails, say: Say) => string);

/**
 * Everything that a language says. What is missing does not compile. Streets, houses, columns and tiers come counted
 * from 1, as people count; within moves, steps and events they count from 0, as everywhere in the package.
 */
export interface Words {
  /** The language, as `Intl` calls it. */
  readonly locale: string;
  /** What stands between something and what is said of it. */
  readonly colon: string;
  /** Things that are counted. */
  readonly things: Readonly<Record<Thing, Counted>>;
  /** Words that stand by themselves. */
  readonly terms: Readonly<Record<Term, string>>;
  /** The actions of cards. */
  readonly actions: Readonly<Record<Action, string>>;
  /** The tracks of a sheet. */
  readonly tracks: Readonly<Record<TrackId, string>>;
  /** The sections of a score. */
  readonly sections: Readonly<Record<OpponentSectionId, string>>;
  /** The expansions. */
  readonly expansions: Readonly<Record<ExpansionId, string>>;
  /** The modes. */
  readonly modes: Readonly<Record<ModeId, string>>;
  /** The editions. */
  readonly editions: Readonly<Record<EditionId, string>>;
  /** The basic sheets; those of expansions are called like them. */
  readonly layouts: Readonly<Record<Exclude<LayoutId, ExpansionId | Artist | Pack>, string>>;
  /** A Revisited Classic sheet. */
  revisited(artist: string): string;
  /** A sheet of a pack of 2019. */
  pack(expansion: string): string;
  /** A sheet that is on paper. */
  onPaper(sheet: string): string;
  /** The AAA Opponent cards without a printed name. */
  readonly opponents: Readonly<Record<Exclude<OpponentId, Named>, string>>;
  /** An opponent's name with the level. */
  opponent(name: string, level: number): string;
  /** How far a table can be trusted. */
  readonly levels: Readonly<Record<ProvenanceLevel, string>>;
  /** What a table is about. */
  readonly sources: Readonly<Record<Source["of"], string>>;
  /** The kinds of special card. */
  readonly specials: Readonly<Record<SpecialKind, string>>;
  /** The special cards, face up. */
  readonly specialCards: ByKind<SpecialCard, "special", Say>;
  /** What plans count. */
  readonly features: Readonly<Record<BasicFeature | ExpansionFeature, FeatureWords>>;
  /** The marks of expansions beside houses. */
  readonly marks: Readonly<Record<MarkId, string>>;
  /** The lines that expansions keep beside the streets, at most 12 characters. */
  readonly lines: Readonly<Record<LineId, string>>;
  /** The signs on a sheet. */
  readonly signs: Readonly<Record<SheetSign, string>>;
  /** The marks of a bonus. */
  readonly bonuses: Readonly<Record<BonusMark, string>>;
  /** The counts of ducklings. */
  readonly ducks: Readonly<Record<DuckCount, string>>;
  /** The two ends of a street. */
  readonly sides: Readonly<Record<Side, string>>;
  /** Ammunition: used of what is circled. */
  ammunition(used: number, circled: number): string;
  /** Why a game ends. */
  readonly endCauses: Readonly<Record<EndCause, string>>;
  /** A round; 0 is before the first one. */
  round(round: number): string;
  /** A street as a title. */
  streetTitle(street: number): string;
  /** A street within a sentence. */
  street(street: number): string;
  /** A house within a sentence. */
  house(house: number, street: string): string;
  /** The gap between two houses within a sentence. */
  gap(left: number, right: number, street: string): string;
  /** A column as a title. */
  columnTitle(column: number): string;
  /** A plan as a title. */
  planTitle(letter: string): string;
  /** Places 1 to 3 in a comparison; 0 for none. */
  place(place: number): string;
  /** Temps crossed, with the place that they bring. */
  temps(place: string, temps: string): string;
  /** How many there are of what is asked for. */
  amount(have: number, need: number): string;
  /** A tier of ghosts or candies. */
  tier(of: Treat, tier: number): string;
  /** Estates of a size: `2 complete estates of size 4`. */
  estates(size: number): Counted;
  /** The estates of a size, as a title. */
  estatesTitle(size: number): string;
  /** Estates that each must have something. */
  each(estates: string, features: string, count: number): string;
  /** Certain houses. */
  readonly houses: Readonly<Record<HousesNeed["which"], string>>;
  /** What a part of a plan counts besides features and estates. */
  readonly planParts: Readonly<Record<"houses" | "streets" | "columns", string>>;
  /** A number or more. */
  atLeast(counted: string): string;
  /** Exactly a number. */
  exactly(counted: string): string;
  /** From one number to another. */
  between(min: number, counted: string): string;
  /** Something asked for somewhere. */
  readonly where: ByWhere;
  /** The titles of steps. */
  readonly steps: Readonly<Record<Step["step"], string>>;
  /** What a player is asked in a step. */
  readonly prompts: ByKind<Step, "step", Seen>;
  /** The moves. */
  readonly moves: {
    readonly [Type in MoveType]: (move: Extract<Move, { readonly type: Type }>, seen: Seen) => MoveWords;
  };
  /** A combination chosen, and what is done with it. */
  turn(picked: string, moves: string): string;
  /** What becomes of a card that is not used. */
  readonly leftover: Readonly<Record<LeftoverGoes, (card: string) => string>>;
  /** What a player is asked whose sheet is on paper. */
  readonly playsOnPaper: string;
  /** What is asked where a card is awaited: on top of a stack, from 1, or drawn by a player. */
  readonly awaits: { readonly stack: (stack: number) => string; readonly hand: (name: string) => string };
  /** The events. */
  readonly events: ByKind<GameEvent, "type", Told>;
  /** A run of cards of the AAA's. */
  run(
    cards: { readonly from: number; readonly to: number },
    houses: string,
    each: number,
    points: number,
  ): string;
  /** A run of cards that does not score. */
  uncounted(run: string): string;
  /** A closed agency with the plans that it has validated. */
  closedAgency(plans: number): string;
  /** So much, although no more or no less is possible than something else. */
  instead(found: number | null, possible: number | string): string;
  /** A player whose name is not known. */
  player(number: number): string;
  /** The violations. Where it is, is added in brackets. */
  readonly violations: Readonly<Record<ViolationCode, ViolationWords>>;
}

/** Words for each kind of place that a plan names, given what it asks for there. */
type ByWhere = {
  readonly [In in PlanWhere["in"]]: (what: string, where: Extract<PlanWhere, { readonly in: In }>) => string;
};
