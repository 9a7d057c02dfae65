/** 1 where something is marked, otherwise 0. */
export type Mark = 0 | 1;
