/** What came of a game for somebody: numbers by name, of which some are in sections. */
interface Scored<Player> {
  readonly player: Player;
  readonly sections: object;
}

/** A number of a result that is not the recorded one. */
interface Difference<Player> {
  readonly player: Player;
  readonly of: string;
  readonly recorded: number | null;
  readonly computed: number | null;
}

/** The numbers of a result, each with whose it is and what. */
function numbersOf<Player extends number | string>(
  scores: readonly Scored<Player>[],
): ReadonlyMap<string, Omit<Difference<Player>, "computed">> {
  const numbers = scores.flatMap(({ player, sections, ...standing }) =>
    Object.entries<number>({ ...standing, ...sections }).map(([of, recorded]) => ({ player, of, recorded })),
  );
  return new Map(numbers.map((number) => [`${number.player} ${number.of}`, number]));
}

/** In what a result differs from the recorded one. */
export function differencesBetween<Player extends number | string>(
  recorded: readonly Scored<Player>[],
  computed: readonly Scored<Player>[],
): readonly Difference<Player>[] {
  const before = numbersOf(recorded);
  const now = numbersOf(computed);
  const all = new Map([...before, ...now]);
  return [...all].flatMap(([key, { player, of }]) => {
    const difference = {
      player,
      of,
      recorded: before.get(key)?.recorded ?? null,
      computed: now.get(key)?.recorded ?? null,
    };
    return difference.recorded === difference.computed ? [] : [difference];
  });
}
