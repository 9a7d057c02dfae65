import type { ClauseId } from "../clauses/catalogue.js";
import { type ViolationCode, violationKinds } from "../clauses/violation-kinds.js";
import { EDITION_IDS, type LayoutId, MODE_IDS, type ModeId } from "../data/ids.js";
import { OPPONENTS } from "../data/opponents.js";
import type { GameOptions } from "../game/options/options.js";
import type { ModeChoice } from "../game/options/read-mode.js";
import { printedSheet, sheetsOfEdition } from "../variants/printed-sheets.js";
import { prohibitionOf } from "../variants/prohibitions.js";

/** A configuration: options that go together or not, and whether it can be played. */
export interface ListedConfiguration {
  /** The options, but for players and seed. */
  readonly options: Omit<GameOptions, "players" | "seed">;
  /** The mode. */
  readonly mode: ModeId;
  /** Why it can't be played; `null` where it can. */
  readonly code: ViolationCode | null;
  /** The clause that forbids it. */
  readonly clause: ClauseId | null;
}

const BOTH = [false, true];

function choiceOf(mode: ModeId): ModeChoice {
  return mode === "aaa" ? { aaa: OPPONENTS[1].id } : mode;
}

/**
 * Every combination of edition, printed sheet, mode, Advanced Mode and 9¾ cards.
 *
 * @returns all of them, those that the rules forbid with the clause that does.
 * @example
 * ```ts
 * const found = allConfigurations().find(({ options, mode }) => options.edition === "first-2018" && mode === "aaa");
 * found?.clause // => "AAA-1"
 * ```
 */
export function allConfigurations(): readonly ListedConfiguration[] {
  const sheets = [...new Set(EDITION_IDS.flatMap(sheetsOfEdition).map(({ id }) => id))];
  return EDITION_IDS.flatMap((edition) =>
    sheets.flatMap((id) =>
      MODE_IDS.flatMap((mode) =>
        BOTH.flatMap((advanced) =>
          BOTH.map((nineAndThreeQuarters): ListedConfiguration => {
            const layout = printedSheet(id, edition);
            if (layout === undefined) throw new Error(`there is no sheet ${id}`);
            const code =
              prohibitionOf({ edition, layout, mode, advanced, nineAndThreeQuarters })?.code ?? null;
            const options = {
              edition,
              layout: id as LayoutId,
              mode: choiceOf(mode),
              advanced,
              nineAndThreeQuarters,
            };
            return { options, mode, code, clause: code === null ? null : violationKinds[code].clause };
          }),
        ),
      ),
    ),
  );
}
