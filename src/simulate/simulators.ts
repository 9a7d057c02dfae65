export { createSimulator, type Simulator } from "./simulator.js";
export { createVectorGames, type VectorGames } from "./vector-games.js";
