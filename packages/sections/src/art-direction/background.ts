/** OKLab lightness from which a background is light, and up to which it is dark. */
export const LIGHT_BACKGROUND = 0.85;
export const DARK_BACKGROUND = 0.4;
/** OKLCH chroma from which a colour is clearly one. */
export const MIN_CHROMA = 0.06;
