/** What can run, load or embed something in an SVG. Logos are sanitized when they are stored, favicons are not. */
const ACTIVE =
  /<!DOCTYPE|<!ENTITY|<\?xml-stylesheet|<(?:[^\s<>/:]+:)?(?:script|foreignObject|iframe|object|embed|animate\w*|set|handler|a)(?![\w-])|\bon[a-z]+\s*=|javascript:|@import/i;
/** References to other files. Those within the file, and pictures that are part of it, are fine. */
const EXTERNAL =
  /\b(?:href|src)\s*=\s*["']?\s*(?!["'#\s]|data:image\/(?:png|jpe?g|gif|webp)[;,])|url\(\s*["']?\s*(?!["'#\s])|(?:image-set|cross-fade|image|element|src)\(/i;
/** Escapes, which other names can be written with, and encodings in which the text is another one. */
const DISGUISED = /\\|\0|<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i;

/** Whether a picture is only a picture: without scripts, links, requests to other files, and ways to hide them. */
export const isInertSvg = (markup: string): boolean =>
  !DISGUISED.test(markup) && !ACTIVE.test(markup) && !EXTERNAL.test(markup);

/** Larger ones are no logos. */
const MAX_LENGTH = 1_000_000;
const MAX_FILTERS = 20;

/** Whether a renderer can draw it in little time: without entities, which may refer to each other, and many filters. */
export const isRenderableSvg = (markup: string): boolean =>
  markup.length <= MAX_LENGTH &&
  !/<!DOCTYPE|<!ENTITY/i.test(markup) &&
  (markup.match(/<(?:[^\s<>/:]+:)?fe[A-Z]/g)?.length ?? 0) <= MAX_FILTERS;
