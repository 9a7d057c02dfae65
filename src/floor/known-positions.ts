import { originalOf } from "./original.js";
import { PACKAGE_VERSION } from "./package-version.js";

/** Something that all bundles of one version share: it is kept on `globalThis`, unless that is frozen. */
export function sharedByBundles<T extends object>(name: string, make: () => T): T {
  const key: unique symbol = Symbol.for(`perfect-home-rules ${PACKAGE_VERSION}: ${name}`);
  const holder: { [key]?: T } = Object.isExtensible(globalThis) ? (globalThis as object) : {};
  holder[key] ??= make();
  return holder[key];
}

/**
 * Positions made by this library, by themselves and by a part that no other position has: nothing in them needs to be
 * checked again. All bundles know them, also those of the other module format.
 */
export interface KnownPositions<P extends object> {
  /** Remembers a position as made here. */
  remember<T extends P>(position: T): T;
  /**
   * The position that was made here and for which a value stands: itself, or what stores and frameworks make of it without
   * changing it. `null` for anything else, altered copies included.
   */
  find(value: unknown): P | null;
}

/**
 * A memory of positions.
 *
 * @param name - under which all bundles share it.
 * @param mark - the name of the part that each position has for itself alone.
 */
export function knownPositions<P extends object>(name: string, mark: keyof P & string): KnownPositions<P> {
  const known = sharedByBundles(name, () => new WeakMap<object, P>());
  return {
    remember(position) {
      known.set(position, position);
      known.set(position[mark] as object, position);
      return position;
    },
    find(value) {
      if (typeof value !== "object" || value === null) return null;
      const position = known.get(value);
      return position === value ? position : originalOf(value, known, mark);
    },
  };
}
