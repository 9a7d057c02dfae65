import { PRINTED_TABLES, type Tables } from "perfect-home-rules/dream-home";

/** Few roofs, and many of everything that is used. */
export const WORKSHOP: Partial<Tables> = {
  roofs: PRINTED_TABLES.roofs.map((roof) => ({ ...roof, plain: 1, window: 1 })),
  helpers: { roofer: 3, supplier: 3, architect: 1, handyman: 3, "interior-designer": 2 },
  tools: { drill: 4, jackhammer: 6, "concrete-mixer": 4, scaffolding: 4 },
};

/** Tokens for all rooms, and helpers that let rooms with tokens meet. */
export const FURNISHED: Partial<Tables> = {
  roofs: PRINTED_TABLES.roofs.map((roof) => ({ ...roof, plain: 1, window: 0 })),
  decor: PRINTED_TABLES.decor.map((each) => ({ ...each, count: 2 })),
  helpers: { roofer: 0, supplier: 0, architect: 0, handyman: 6, "interior-designer": 8 },
  tools: { drill: 6, jackhammer: 0, "concrete-mixer": 0, scaffolding: 4 },
};
