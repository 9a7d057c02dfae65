/** A type with everything in it writable: what rule functions change is a private copy or a draft. */
export type Writable<T> = T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T;
