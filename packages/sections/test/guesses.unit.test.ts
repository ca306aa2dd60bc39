import type { Evidence, PageEvidence } from '@brandprint/contracts';
import { expect, test } from '@jest/globals';
import { createGrounding } from '../src/writing/grounding/index.ts';
import type { Material } from '../src/writing/material.ts';
import { ENGLISH_BLOCKS } from './support/text-blocks.ts';
import { buildMaterialFor, createWritingSite } from './support/writing-site.ts';

function siteWithHome(change: Partial<PageEvidence>): Evidence {
  const site = createWritingSite();
  return { ...site, pages: site.pages.map((page, index) => (index === 0 ? { ...page, ...change } : page)) };
}

const [KEYWORDS, JSON_LD_KEYWORDS] = ['dental software, patient records', 'dentists, orthodontists'];
const siteWithKeywords = siteWithHome({
  meta: [...(createWritingSite().pages[0]?.meta ?? []), { name: 'keywords', content: KEYWORDS }],
  jsonLd: [{ '@type': 'Organization', keywords: JSON_LD_KEYWORDS }],
});

/** Cites the shown line with these words. */
function idOf({ quotes, facts }: Material, words: string): string {
  const [id] = [...quotes, ...facts].find(([, { text }]) => text.includes(words)) ?? [];
  if (!id) throw new Error(`not shown: ${words}`);
  return id;
}

async function claim(site: Evidence, text: string, cited: string) {
  const material = await buildMaterialFor(site);
  const grounding = createGrounding(material);
  return { text: grounding.claim({ text, from: [idOf(material, cited)] }), dropped: grounding.report().dropped };
}

test.each([
  ['keywords of the head', KEYWORDS],
  ['keywords of JSON-LD', JSON_LD_KEYWORDS],
])('When a claim cites only %s, then it is dropped, and so are personas', async (_, keywords) => {
  const text = keywords === KEYWORDS ? 'Software for patient records of a dental practice.' : 'Made for dentists.';
  expect(await claim(siteWithKeywords, text, keywords)).toEqual({ text: '', dropped: { support: 1 } });
  const material = await buildMaterialFor(siteWithKeywords);
  const grounding = createGrounding(material);
  const id = idOf(material, keywords);
  expect(grounding.supportsAudience('Dental practice owner', [id])).toBe(false);
  expect(grounding.declarations([id])).toEqual([]);
});

test('When a claim cites a quote, but only keywords have its words, then it is dropped', async () => {
  const text = 'Dental software with patient records for a practice.';
  expect(await claim(siteWithKeywords, text, 'Acme helps small teams')).toEqual({ text: '', dropped: { support: 1 } });
});

test('When only keywords have a word that is not English, then texts with it are dropped', async () => {
  const site = siteWithHome({ meta: [{ name: 'keywords', content: 'zyxomma' }] });
  const grounding = createGrounding(await buildMaterialFor(site));
  expect(grounding.prose('It stands for zyxomma, above all.')).toBe('');
  expect(grounding.report().dropped).toEqual({ word: 1 });
});

test('When a claim cites only a category that rules guessed, then it is dropped; with the text behind it, it is accepted', async () => {
  const text = 'It is invoicing software.';
  const site = createWritingSite();
  expect(await claim(site, text, 'category, guessed')).toEqual({ text: '', dropped: { support: 1 } });
  expect((await claim(site, text, 'meta description')).text).toBe(text);
});

test('When the name was only guessed from the domain, then its words support no claim', async () => {
  const url = 'https://bakery.github.io/';
  const home = { url, finalUrl: url, title: '', meta: [], logoCandidates: [], styles: [] };
  const text = ENGLISH_BLOCKS.filter(({ text }) => !/Acme|themselves/.test(text));
  const [page] = siteWithHome({ ...home, text }).pages;
  const site = { ...createWritingSite(), sourceUrl: url, finalUrl: url, pages: page ? [page] : [] };
  const { facts, lexicon } = await buildMaterialFor(site);
  expect([facts.get('b1')?.text, lexicon.brand]).toEqual(['name, doubtful: bakery', 'bakery']);
  const claimed = await claim(site, 'It is a bakery.', 'Our mission is to end late payment');
  expect(claimed).toEqual({ text: '', dropped: { support: 1 } });
});
