/** The version of the product; `npm run release` sets it here, in every package.json, and everywhere else. */
export const VERSION = '0.1.0';
