import { throwViolation } from "perfect-home-rules/readers";

/** How much a bot may think over each move: a number of games played on from it, or of milliseconds. */
export type Budget =
  | {
      /** The most games that are played on, a positive integer. */
      readonly playouts: number;
    }
  | {
      /** How long a move may take, about; a finite number greater than 0. */
      readonly milliseconds: number;
    };

/** What is left of a budget. */
export interface Allowance {
  /** How much of it is used up: from 0, at 1 nothing is left. */
  share(): number;
  /** Counts playouts that have been made. */
  spend(playouts: number): void;
  /** Whether this many more playouts are allowed. */
  allows(playouts: number): boolean;
}

function playoutsAllowed(playouts: number): Allowance {
  let made = 0;
  return {
    share: () => made / playouts,
    spend(more) {
      made += more;
    },
    allows: (more) => made + more <= playouts,
  };
}

function timeAllowed(milliseconds: number): Allowance {
  const begun = Date.now();
  const share = (): number => (Date.now() - begun) / milliseconds;
  return { share, spend() {}, allows: () => share() < 1 };
}

/** The fields of a budget, which may be anything at all; what it does not have itself is not in it. */
function fieldsOf(budget: unknown): { readonly playouts: unknown; readonly milliseconds: unknown } {
  try {
    return { playouts: undefined, milliseconds: undefined, ...(budget as Budget) };
  } catch {
    return throwViolation("bot.budget", {}); // a getter or a proxy threw
  }
}

/** Reads a budget once, and gives it out for each move. */
export function allowancesOf(budget: Budget): () => Allowance {
  const { playouts, milliseconds } = fieldsOf(budget);
  if (milliseconds === undefined && Number.isInteger(playouts) && Number(playouts) > 0) {
    return () => playoutsAllowed(Number(playouts));
  }
  if (playouts === undefined && Number.isFinite(milliseconds) && Number(milliseconds) > 0) {
    return () => timeAllowed(Number(milliseconds));
  }
  return throwViolation("bot.budget", {});
}
