import { EXPANSION_IDS, type GameState } from "perfect-home-rules";
import { type Clause, type ClauseId, clauses } from "perfect-home-rules/rules";

type Setup = GameState["setup"];

/** Clauses of expansions, and of the first edition, that are for one mode. */
const MODE_OF: Readonly<Record<string, Setup["mode"]>> = {
  "EGG-4": "aaa",
  "ICE-5": "aaa",
  "HAL-9": "aaa",
  "XMS-3": "aaa",
  "NUC-4": "aaa",
  "NUC-5": "aaa",
  "NUC-6": "aaa",
  "NUC-7": "aaa",
  "ROS-5": "aaa",
  "ZOM-1": "standard",
  "ZOM-12": "standard",
  "ZOM-13": "aaa",
  "ZOM-14": "aaa",
  "ZOM-X": "expert",
  "DUK-6": "aaa",
  "AMD-6": "aaa",
  "FST-1": "solo",
  "FST-2": "solo",
  "FST-3": "solo",
  "FST-4": "solo",
  "FST-5": "expert",
};

function isOfChapter(
  { id, page }: Clause,
  { mode, advanced, layouts, nineAndThreeQuarters }: Setup,
): boolean {
  const chapter = id.slice(0, 3);
  const [layout] = layouts;
  const expansion = EXPANSION_IDS.find((each) => page.startsWith(`docs/rules/${each}.md`));
  if (expansion !== undefined) return layout.expansion?.id === expansion;
  switch (chapter) {
    case "AAA":
      return mode === "aaa";
    case "XPT":
      return mode === "expert";
    case "RBT":
      return advanced;
    case "NTQ":
      return nineAndThreeQuarters;
    case "BLU":
      return layout.id === "blueprint";
    case "XPN":
    case "PCK":
      return layout.expansion !== null;
    default:
      return true;
  }
}

/** Whether a clause is about a game like this one: its edition, its mode, its sheet. */
export function appliesTo(id: ClauseId, setup: Setup): boolean {
  const { edition } = clauses[id];
  const isOfEdition = edition === "both" || setup.edition.endsWith(edition);
  const mode = MODE_OF[id];
  const isOfMode = mode === undefined || mode === setup.mode;
  return isOfEdition && isOfMode && isOfChapter(clauses[id], setup);
}
