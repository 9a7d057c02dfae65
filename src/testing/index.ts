/**
 * What a test of a game needs: all combinations that the rules know, and one check that every game must pass.
 *
 * @module perfect-home-rules/testing
 */

export { allCombinations, type ListedCombination } from "./all-combinations.js";
export { type ContractOptions, checkContract } from "./contract.js";
