/**
 * Houses and the display of Dream Home as SVG: strings, without a DOM, from what `perfect-home-rules/dream-home` shows, in the
 * words of `perfect-home-rules/dream-home/texts`.
 *
 * @module perfect-home-rules/dream-home/svg
 */
export type { Theme } from "../../svg/style.js";
export type { DrawOptions } from "./drawing.js";
export { drawHouse } from "./house.js";
export { drawMarket } from "./market.js";
