import {
  type CatalogueConfiguration,
  type CatalogueLayout,
  catalogue,
  checkOptions,
  createGame,
  EDITION_IDS,
  EXPANSION_IDS,
  type GameOptions,
  LAYOUT_IDS,
  MODE_IDS,
  type ModeChoice,
  type ModeId,
  OPPONENT_IDS,
  optionsOf,
  PLAN_LETTERS,
  type PlanLetter,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { unfrozenIn } from "../support/frozen.js";
import { some } from "../support/thorough.js";

const BOTH = [false, true];
const { configurations, editions, expansions, layouts, modes, opponents } = catalogue();

function options(choice: Partial<GameOptions>, players: number): GameOptions {
  return { seed: 1, players: Array.from({ length: players }, (_, seat) => `player ${seat}`), ...choice };
}

function modeChoices(mode: ModeId): readonly ModeChoice[] {
  return mode === "aaa" ? opponents.map(({ id }) => ({ aaa: id })) : [mode];
}

type Choice = Omit<CatalogueConfiguration, "minPlayers" | "maxPlayers">;

const CHOICES: readonly Choice[] = EDITION_IDS.flatMap((edition) =>
  LAYOUT_IDS.flatMap((layout) =>
    MODE_IDS.flatMap((mode) =>
      BOTH.flatMap((advanced) =>
        BOTH.map((nineAndThreeQuarters) => ({ edition, layout, mode, advanced, nineAndThreeQuarters })),
      ),
    ),
  ),
);

function keyOf({ edition, layout, mode, advanced, nineAndThreeQuarters }: Choice): string {
  return [edition, layout, mode, advanced, nineAndThreeQuarters].join(" ");
}

/** Numbers of players around every limit, and some between. */
const COUNTS = [
  ...new Set([
    1,
    2,
    3,
    6,
    200,
    ...configurations.flatMap(({ maxPlayers }) => (maxPlayers === null ? [] : [maxPlayers, maxPlayers + 1])),
  ]),
];

describe("what the catalogue offers is what checkOptions accepts", () => {
  test.each(EDITION_IDS)("SET-1 SET-6 XPN-2: %s, in every combination and number of players", (edition) => {
    const offered = new Map(configurations.map((each) => [keyOf(each), each]));
    const wrong = some(
      CHOICES.filter((choice) => choice.edition === edition),
      3,
    ).flatMap((choice) => {
      const found = offered.get(keyOf(choice));
      return COUNTS.flatMap((players) =>
        modeChoices(choice.mode).flatMap((mode) => {
          const max = found?.maxPlayers ?? Number.POSITIVE_INFINITY;
          const isOffered = found !== undefined && players >= found.minPlayers && players <= max;
          const isAccepted = checkOptions(options({ ...choice, mode }, players)).length === 0;
          return isOffered === isAccepted ? [] : [`${keyOf(choice)} for ${players}`];
        }),
      );
    });
    expect(wrong).toEqual([]);
  });

  test("XPT-9 ZOM-X: the cards limit Expert Mode, and the 9¾ cards raise the limit", () => {
    const limits = configurations
      .filter(({ mode }) => mode === "expert")
      .map(({ edition, layout, nineAndThreeQuarters: more, maxPlayers }) =>
        [edition, layout === "zombies" ? "zombies" : "others", more, maxPlayers].join(" "),
      );
    expect([...new Set(limits)].sort()).toEqual([
      "collector-2023 others false 21",
      "collector-2023 others true 22",
      "collector-2023 zombies false 31",
      "collector-2023 zombies true 33",
      "first-2018 others false 27",
    ]);
  });

  test("SET-6 AAA-1: each is one that optionsOf makes options of, for its fewest players and any opponent", () => {
    const wrong = some(configurations, 5).flatMap((each) =>
      OPPONENT_IDS.flatMap((opponent) => {
        const { minPlayers, maxPlayers: _, mode, ...rest } = each;
        const { players } = options({}, minPlayers);
        const made = optionsOf(each, players, opponent);
        expect(made).toEqual({ ...rest, players, mode: mode === "aaa" ? { aaa: opponent } : mode });
        return checkOptions({ ...made, seed: 1 });
      }),
    );
    expect(wrong).toEqual([]);
  });

  test("AAA-9: without an opponent the agency is closed, and names that are still empty are judged later", () => {
    const [alone] = configurations.filter(({ mode }) => mode === "aaa");
    expect(optionsOf(alone, [""]).mode).toEqual({ aaa: "closed" });
    expect(checkOptions({ ...optionsOf(alone, [""]), seed: 1 }).map(({ details }) => details.path)).toEqual([
      "players[0]",
    ]);
  });

  test("no configuration stands there twice", () => {
    expect(new Set(configurations.map(keyOf)).size).toBe(configurations.length);
  });

  test("SET-4 ADV-6: every plan that any sheet has, under each letter of each sheet", () => {
    const ids = [
      ...new Set(layouts.flatMap(({ plans }) => PLAN_LETTERS.flatMap((at) => plans[at])).map(({ id }) => id)),
    ];
    const wrong = some(layouts, 3).flatMap((layout) =>
      BOTH.filter((advanced) => isPlayed(layout, advanced)).flatMap((advanced) =>
        PLAN_LETTERS.flatMap((letter) =>
          ids
            .filter((id) => offers(layout, letter, id, advanced) !== accepts(layout, letter, id, advanced))
            .map((id) => `${layout.edition} ${layout.id} ${letter} ${id} ${advanced}`),
        ),
      ),
    );
    expect(ids.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });
});

test("ADV-1: advanced plans are drawn in Advanced Mode only, and no plan but those listed is", () => {
  for (const layout of layouts) {
    const { edition, id, plans } = layout;
    for (const advanced of BOTH.filter((each) => isPlayed(layout, each))) {
      for (let seed = 1; seed <= 20; seed++) {
        const { setup } = createGame({ ...options({ edition, layout: id, advanced }, 2), seed });
        for (const { letter, id: drawn } of setup.plans) {
          const listed = plans[letter].filter((plan) => advanced || !plan.advanced);
          expect(listed.map((plan) => plan.id)).toContain(drawn);
        }
      }
    }
  }
});

describe("the lists of the catalogue", () => {
  test("have every id that there is", () => {
    expect(editions.map(({ id }) => id)).toEqual(EDITION_IDS);
    expect(modes).toEqual(MODE_IDS);
    expect(opponents.map(({ id }) => id)).toEqual(OPPONENT_IDS);
    expect(expansions).toEqual(EXPANSION_IDS);
    expect(new Set(layouts.map(({ id }) => id))).toEqual(new Set(LAYOUT_IDS));
    expect(new Set(layouts.flatMap(({ expansion }) => expansion ?? []))).toEqual(new Set(EXPANSION_IDS));
  });

  test("are new each time, and frozen through and through", () => {
    expect(unfrozenIn(catalogue())).toBe(null);
    expect(catalogue()).not.toBe(catalogue());
  });
});

function isPlayed({ edition, id }: CatalogueLayout, advanced: boolean): boolean {
  return configurations.some(
    (each) => each.edition === edition && each.layout === id && each.advanced === advanced,
  );
}

function offers({ plans }: CatalogueLayout, letter: PlanLetter, id: string, advanced: boolean): boolean {
  return plans[letter].some((plan) => plan.id === id && (advanced || !plan.needsAdvanced));
}

function accepts(
  { edition, id }: CatalogueLayout,
  letter: PlanLetter,
  plan: string,
  advanced: boolean,
): boolean {
  return checkOptions(options({ edition, layout: id, advanced, plans: { [letter]: plan } }, 2)).length === 0;
}
