import type { Scene } from "../state/scene.js";

/** The place of the house just numbered. ACT-1 */
export function writtenPlace({ turn }: Pick<Scene, "turn">): number {
  const { written } = turn;
  if (written === null) throw new Error("an action is used before a house is numbered");
  return written;
}
