/** What can run, load or embed something in an SVG. Stored files are sanitized already: this is the last check. */
const ACTIVE =
  /<!DOCTYPE|<!ENTITY|<\?xml-stylesheet|<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|animate\w*|set|handler|a)\b|\bon[a-z]+\s*=|javascript:|@import/i;
/** References to other files. Those within the file, and pictures that are part of it, are fine. */
const EXTERNAL =
  /\b(?:href|src)\s*=\s*["']?\s*(?!["'#\s]|data:image\/(?:png|jpe?g|gif|webp)[;,])|url\(\s*["']?\s*(?!["'#\s])/i;

/**
 * Whether a picture is only a picture: without scripts, links and requests to other files. One in an encoding with two
 * bytes a character is not read, and so is none.
 */
export const isInertSvg = (markup: string): boolean =>
  !markup.includes('\0') && !ACTIVE.test(markup) && !EXTERNAL.test(markup);
