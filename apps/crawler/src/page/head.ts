import type { LogoCandidate, PageEvidence } from '@brandprint/contracts';
import { absoluteUrl, attribute, truncate } from './dom.ts';
import { shortDataUrl } from './picture-layers.ts';

export function readMeta(): PageEvidence['meta'] {
  return [...document.querySelectorAll('meta')]
    .filter(({ media }) => !media || matchMedia(media).matches)
    .map((el) => ({
      name: (
        attribute(el, 'name') ||
        attribute(el, 'property') ||
        attribute(el, 'http-equiv') ||
        attribute(el, 'itemprop')
      ).toLowerCase(),
      content: truncate(attribute(el, 'content').trim(), 1000),
    }))
    .filter(({ name, content }) => name && content)
    .slice(0, 150);
}

export function readHeadLinks(): PageEvidence['headLinks'] {
  return [...document.querySelectorAll('link[rel][href]')].slice(0, 200).map((el) => ({
    rel: attribute(el, 'rel').toLowerCase(),
    href: absoluteUrl(attribute(el, 'href')) ?? truncate(attribute(el, 'href'), 100),
    type: attribute(el, 'type'),
    sizes: attribute(el, 'sizes'),
    media: attribute(el, 'media'),
    color: attribute(el, 'color'),
    ...(el.hasAttribute('hreflang') && { hreflang: attribute(el, 'hreflang') }),
  }));
}

export function readJsonLd(): unknown[] {
  const found: unknown[] = [];
  let chars = 0;
  for (const el of document.querySelectorAll('script[type="application/ld+json"]')) {
    const text = el.textContent ?? '';
    chars += text.length;
    if (found.length >= 30 || chars > 200_000) break;
    try {
      found.push(JSON.parse(text));
    } catch {
      // Malformed blocks are left out.
    }
  }
  return found;
}

const ICON_REL = /(?:^|\s)(?:icon|apple-touch-icon|apple-touch-icon-precomposed|mask-icon|fluid-icon)(?:\s|$)/;

interface HeadIcon {
  url: string;
  rel: string;
  type: string;
  sizes: string;
  assetKey: null;
}

/** Icons by URL, also as data: URLs if they are not too long. */
export function readFavicons(): HeadIcon[] {
  return [...document.querySelectorAll('link[rel][href]')]
    .slice(0, 200)
    .flatMap((el): HeadIcon[] => {
      const rel = attribute(el, 'rel').toLowerCase();
      const href = attribute(el, 'href').trim();
      const url = ICON_REL.test(rel) ? (absoluteUrl(href) ?? shortDataUrl(href)) : null;
      return url ? [{ url, rel, type: attribute(el, 'type'), sizes: attribute(el, 'sizes'), assetKey: null }] : [];
    })
    .slice(0, 40);
}

interface HeadPicture {
  source: LogoCandidate['source'];
  url: string;
  detail: string;
  text: string;
}

/** Every `logo` in a JSON-LD tree, with the type and name of its object. */
function* jsonLdLogos(node: unknown, depth = 0): Generator<HeadPicture> {
  if (depth > 8 || typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const item of node.slice(0, 100)) yield* jsonLdLogos(item, depth + 1);
    return;
  }
  const thing = node as Record<string, unknown>;
  const text = typeof thing.name === 'string' ? truncate(thing.name, 120) : '';
  for (const logo of [thing.logo].flat()) {
    const picture = (typeof logo === 'object' && logo !== null ? logo : { url: logo }) as Record<string, unknown>;
    const url = [picture.url, picture.contentUrl, picture['@id']].find((value) => typeof value === 'string');
    const href = absoluteUrl(url as string | undefined);
    if (href) yield { source: 'json-ld', url: href, detail: [thing['@type']].flat().join(' '), text };
  }
  for (const [key, value] of Object.entries(thing).slice(0, 60))
    if (key !== 'logo') yield* jsonLdLogos(value, depth + 1);
}

/** Images that the head offers as the site's icon or logo. */
export function readHeadLogos(): HeadPicture[] {
  const found = [...jsonLdLogos(readJsonLd())].slice(0, 10);
  for (const { url, rel, sizes } of readFavicons()) {
    const source = rel.includes('apple-touch') ? 'touch-icon' : 'head-icon';
    found.push({ source, url, detail: `${rel} ${sizes}`.trim(), text: '' });
  }
  for (const { name, content } of readMeta()) {
    const url = /^(?:og:image(?::secure_url|:url)?|twitter:image(?::src)?|og:logo|msapplication-tileimage)$/.test(name)
      ? absoluteUrl(content)
      : null;
    if (url && !found.some((other) => other.url === url))
      found.push({ source: 'og-image', url, detail: name, text: '' });
  }
  return found;
}
