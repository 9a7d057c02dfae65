import fc from "fast-check";
import {
  checkOptions,
  checkSheet,
  createGame,
  describeSheet,
  type GameOptions,
  isRulesError,
  type SheetDescription,
  type SheetOptions,
  scoreSheets,
} from "perfect-home-rules";
import { allConfigurations } from "perfect-home-rules/testing";
import { expect, test } from "vitest";
import { mutateJson } from "../records/mutate.js";
import { as, inShort } from "../support/refusals.js";
import { spelledOut } from "../support/spelled-out.js";
import { ALL } from "../support/variants.js";

const BASES = ALL.map(spelledOut);

/** What sheets by themselves are judged with. */
function sheetOptionsOf({ edition, layout, advanced, plans }: GameOptions): SheetOptions {
  return JSON.parse(JSON.stringify({ edition, layout, advanced, plans }));
}

/** Anything but a typed error is thrown on. */
function refusedOrNot(read: () => unknown): void {
  try {
    read();
  } catch (error) {
    if (!isRulesError(error)) throw error;
    expect(error.violations.length).toBeGreaterThan(0);
  }
}

const bases = fc.constantFrom(...BASES);
const blank: SheetDescription = describeSheet(createGame({ players: ["Ann"], seed: 1 }), 0);

test("what the options are before anything is changed in them is allowed", () => {
  for (const base of BASES) {
    expect(createGame(base).setup.players).toEqual(base.players);
    const sheet = describeSheet(createGame(base), 0);
    expect(checkSheet(sheet, sheetOptionsOf(base))).toEqual([]);
  }
});

test("changed options make a game, or are refused with a typed error", () => {
  fc.assert(
    fc.property(bases, fc.infiniteStream(fc.nat()), (base, stream) => {
      const roll = (below: number): number => Number(stream.next().value) % below;
      for (let mutants = 0; mutants < 10; mutants++) {
        refusedOrNot(() => createGame(as<GameOptions>(mutateJson(structuredClone(base), roll))));
      }
    }),
  );
});

test("checkOptions names what createGame refuses, and nothing exactly where it makes a game", () => {
  const violationsOf = (options: GameOptions): unknown => {
    try {
      createGame(options);
      return [];
    } catch (error) {
      if (!isRulesError(error)) throw error;
      return error.violations;
    }
  };
  for (const { options } of allConfigurations()) {
    for (const players of [["Ann"], ["Ann", "Bob"]]) {
      const given = { ...options, players, seed: 1 };
      expect(checkOptions(given)).toEqual(violationsOf(given));
    }
  }
  fc.assert(
    fc.property(bases, fc.infiniteStream(fc.nat()), (base, stream) => {
      const roll = (below: number): number => Number(stream.next().value) % below;
      for (let mutants = 0; mutants < 10; mutants++) {
        const options = as<GameOptions>(mutateJson(structuredClone(base), roll));
        expect(checkOptions(options)).toEqual(violationsOf(options));
      }
    }),
  );
});

/** Faults of one option each. What depends on others is not judged where those can't be read. */
const FAULTS: readonly { readonly fault: object; readonly needs: readonly string[] }[] = [
  { fault: { players: ["Ann", "Bob", "Ann"] }, needs: [] },
  { fault: { seed: -1 }, needs: [] },
  { fault: { edition: "third" }, needs: [] },
  { fault: { layout: "moon" }, needs: [] },
  { fault: { layout: ["classic"] }, needs: ["players"] },
  { fault: { mode: "fast" }, needs: [] },
  { fault: { mode: { aaa: "sam" } }, needs: ["players"] },
  { fault: { mode: "solo" }, needs: ["players", "edition"] },
  { fault: { advanced: 1 }, needs: [] },
  { fault: { nineAndThreeQuarters: "yes" }, needs: [] },
  { fault: { deck: { fence: [99] } }, needs: [] },
  { fault: { plans: { A: "none", B: 7 } }, needs: ["edition", "layout"] },
  { fault: { plans: { A: "none", C: "neither" } }, needs: ["edition", "layout"] },
  {
    fault: { cards: [] },
    needs: ["players", "edition", "layout", "mode", "advanced", "nineAndThreeQuarters", "deck"],
  },
  { fault: { moon: "full" }, needs: [] },
];

const SOUND: GameOptions = { players: ["Ann", "Bob"], seed: 1 };

function faultsIn(faults: readonly object[]): string[] {
  return checkOptions(as<GameOptions>(Object.assign({ ...SOUND }, ...faults))).map(inShort);
}

/** The option in which something is wrong, of what {@link inShort} says. */
function optionOf(line: string): string {
  return /^\S+ (\w+)/.exec(line)?.[1] ?? "";
}

test("SET-1 SET-4 SET-5: all faults that can be judged are named together, and stay as others are mended", () => {
  const chosen = fc.uniqueArray(fc.constantFrom(...FAULTS), {
    selector: ({ fault }) => Object.keys(fault)[0],
  });
  fc.assert(
    fc.property(chosen, (picked) => {
      const options = picked.map(({ fault }) => Object.keys(fault)[0]);
      const all = faultsIn(picked.map(({ fault }) => fault));
      for (const { fault, needs } of picked) {
        const alone = faultsIn([fault]);
        expect(alone).not.toEqual([]);
        if (!needs.some((name) => options.includes(name))) expect(all).toEqual(expect.arrayContaining(alone));
        // Mended, it leaves the others as they are, but for those that wait for what has come to light.
        const mended = faultsIn(picked.filter((each) => each.fault !== fault).map((each) => each.fault));
        const wrong = mended.map(optionOf);
        for (const line of all.filter((each) => !alone.includes(each))) {
          const other = picked.find((each) => each.fault !== fault && optionOf(line) in each.fault);
          const waits = other?.needs.some((name) => wrong.includes(name)) ?? true;
          if (!waits) expect(mended).toContain(line);
        }
      }
    }),
  );
});

test("SET-1: every single thing that is wrong with what is played together is named", () => {
  const paths = (options: object): unknown[] =>
    checkOptions(as<GameOptions>({ ...SOUND, ...options })).map(({ details }) => details.path);
  const first = { edition: "first-2018", nineAndThreeQuarters: true };
  expect(paths({ ...first, mode: { aaa: "sam" }, players: ["Ann"] })).toEqual([
    "mode",
    "nineAndThreeQuarters",
  ]);
  expect(paths({ ...first, layout: "ducks" })).toEqual(["nineAndThreeQuarters", "layout"]);
  expect(paths({ layout: "american-dream", advanced: true, plans: { A: "none", B: "none" } })).toEqual([
    "advanced",
    "plans.A",
    "plans.B",
  ]);
  expect(paths({ mode: "fast", seed: -1, players: [], edition: "third", layout: "moon" })).toEqual([
    "players",
    "seed",
    "edition",
    "mode",
    "layout",
  ]);
});

test("changed options judge and score sheets, or are refused with a typed error", () => {
  fc.assert(
    fc.property(bases, fc.infiniteStream(fc.nat()), (base, stream) => {
      const roll = (below: number): number => Number(stream.next().value) % below;
      for (let mutants = 0; mutants < 10; mutants++) {
        const options = as<SheetOptions>(mutateJson(sheetOptionsOf(base), roll));
        refusedOrNot(() => checkSheet(blank, options));
        refusedOrNot(() => scoreSheets([blank, blank], options));
        refusedOrNot(() => scoreSheets([], options));
      }
    }),
  );
});
