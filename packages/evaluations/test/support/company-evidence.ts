import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Evidence, TextBlock } from '@brandprint/contracts';
import { evidence, headingBlock, pageEvidence, textBlock } from '@brandprint/testing/evidence';
import { corpusPath } from '../../src/corpus.ts';

const NOT_CONTENT = /<(head|nav|header|footer|script|style)\b.*?<\/\1>|<div id="(?:fuss|cookie-banner)".*$/gis;
const BLOCK = /<(h[1-6]|p|li|blockquote|dt|dd)\b[^>]*>(.*?)<\/\1>/gis;

const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function blocksOf(html: string): TextBlock[] {
  let last: number | null = null;
  return [...html.replace(NOT_CONTENT, ' ').matchAll(BLOCK)]
    .map(([, tag = 'p', content = '']) => ({ tag, text: plain(content) }))
    .filter(({ text }) => text !== '')
    .map(({ tag, text }, index) => {
      const level = /^h(\d)$/.exec(tag)?.[1];
      const block = level
        ? headingBlock(text, Number(level) as 1)
        : textBlock(text, tag === 'blockquote' ? { kind: 'quote' } : tag === 'li' ? { kind: 'list-item' } : {});
      const placed = { ...block, heading: last };
      if (level) last = index;
      return placed;
    });
}

/** What a crawl sees of the words of a made-up company's site, without the crawl. */
export async function companyEvidence(id: string): Promise<Evidence> {
  const folder = corpusPath(`companies/${id}`);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.html'));
  const pages = await Promise.all(
    names
      .toSorted((a, b) => Number(b === 'index.html') - Number(a === 'index.html') || a.localeCompare(b))
      .map(async (name) => {
        const html = await readFile(join(folder, name), 'utf8');
        const url = `https://${id}.test/${name === 'index.html' ? '' : name}`;
        return pageEvidence({
          url,
          finalUrl: url,
          kind: name === 'index.html' ? 'home' : 'other',
          title: plain(/<title>(.*?)<\/title>/is.exec(html)?.[1] ?? ''),
          lang: /<html[^>]* lang="([^"]*)"/i.exec(html)?.[1] ?? '',
          meta: [...html.matchAll(/<meta name="(description)" content="([^"]*)"/gi)].map(
            ([, key = '', content = '']) => ({
              name: key,
              content,
            }),
          ),
          text: blocksOf(html),
        });
      }),
  );
  return evidence({ sourceUrl: `https://${id}.test/`, finalUrl: `https://${id}.test/`, pages });
}
