/**
 * What a test of a game needs: all combinations that the rules know, and one check that every game must pass.
 *
 * @module
 */

export { allCombinations, type ListedCombination } from "./all-combinations.js";
export { type ContractOptions, checkContract } from "./contract.js";
