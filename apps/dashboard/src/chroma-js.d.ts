declare module 'chroma-js/src/utils/contrastAPCA.js' {
  /** Lightness contrast, -108 to 106; negative for light text on a dark ground. */
  export default function contrastAPCA(text: string, background: string): number;
}
declare module 'chroma-js/src/io/hex/index.js' {}
declare module 'chroma-js/src/io/rgb/index.js' {}
declare module 'chroma-js/src/ops/alpha.js' {}
