import { type Fields, isPlainObject } from "../input/fields.js";

/** Ways from each shape of some data to the next one, by the version of the older shape. */
export type Migrations = ReadonlyMap<unknown, (older: Fields) => object>;

/** The older shapes of states: none so far. */
export const STATE_MIGRATIONS: Migrations = new Map();

/** The older shapes of records: none so far. */
export const RECORD_MIGRATIONS: Migrations = new Map();

/**
 * Saved data in the shape of today. What has no older shape is given back as it is: whoever reads it judges its version.
 */
export function migrated(saved: unknown, migrations: Migrations): unknown {
  if (!isPlainObject(saved)) return saved;
  const older: Fields = { ...saved };
  const toNext = migrations.get(older["version"]);
  if (toNext === undefined) return saved;
  return migrated({ ...toNext(older), version: Number(older["version"]) + 1 }, migrations);
}
