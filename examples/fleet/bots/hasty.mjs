/** Writes a number as soon as it can, whatever the number. */
export const bot = ({ moves, random }) =>
  moves.find(({ type }) => type === "write") ?? moves[Math.floor(random() * moves.length)];
