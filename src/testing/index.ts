/**
 * What a test of a game needs: all configurations that the rules know, and one check that every game must pass.
 *
 * @module perfect-home-rules/testing
 */

export { allConfigurations, type ListedConfiguration } from "./all-configurations.js";
export { type ContractOptions, checkContract } from "./contract.js";
