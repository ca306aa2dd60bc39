/** What an SVG must not contain to be rendered: entities, other documents, script hosts. */
const EXTERNAL_REFERENCES = [
  /<!ENTITY/i,
  /<!DOCTYPE[^>]*\[/i,
  /<\?xml-stylesheet/i,
  /@import/i,
  /<foreignObject/i,
  /(?:href|src)\s*=\s*["']?\s*(?!#|data:image\/(?:png|jpeg|gif|webp)[;,]|["'])[^"'\s>]/i,
  /url\(\s*["']?\s*(?!#|data:)[^)"'\s]/i,
];

export const isSvg = (body: Buffer): boolean =>
  /^\s*(?:﻿)?(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*<svg[\s>]/i.test(
    body.toString('utf8', 0, 4096),
  );

/**
 * The SVG in a form that is safe to render: no scripts, no bare DOCTYPE, with a namespace. Null if it refers to
 * anything outside.
 */
export function renderableSvg(body: Buffer): Buffer | null {
  const markup = withoutScripts(body.toString('utf8')).replace(/<!DOCTYPE[^>[]*>/i, '');
  const withoutLinks = markup
    .replace(/<a\b[^>]*>|<\/a>/gi, '')
    .replace(/\sxmlns(?::\w+)?\s*=\s*(?:"[^"]*"|'[^']*')/gi, '');
  if (EXTERNAL_REFERENCES.some((pattern) => pattern.test(withoutLinks))) return null;
  return Buffer.from(
    /<svg[^>]*\sxmlns\s*=/.test(markup) ? markup : markup.replace(/<svg/i, '<svg xmlns="http://www.w3.org/2000/svg"'),
  );
}

/** A standalone file from the markup of an inline SVG. */
export function svgFileFromMarkup(markup: string): Buffer {
  let file = withoutScripts(markup);
  if (!/<svg[^>]*\sxmlns\s*=/i.test(file)) file = file.replace(/<svg/i, '<svg xmlns="http://www.w3.org/2000/svg"');
  if (/xlink:/i.test(file) && !/xmlns:xlink/i.test(file)) {
    file = file.replace(/<svg/i, '<svg xmlns:xlink="http://www.w3.org/1999/xlink"');
  }
  return Buffer.from(file);
}

const withoutScripts = (markup: string): string =>
  markup
    .replace(/<script\b[\s\S]*?<\/script\s*>|<script\b[^>]*\/>/gi, '')
    .replace(/\son[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, '')
    .replace(/\s(?:xlink:)?href\s*=\s*(?:"\s*javascript:[^"]*"|'\s*javascript:[^']*')/gi, '');
