/** The version of the product; `npm run release` sets it here, in every package.json, and wherever else it is stated. */
export const VERSION = '0.1.0';
