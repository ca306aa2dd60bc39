import type { Provenance } from '@brandprint/contracts';
import { evidence, logoCandidate, type PageOverrides, storedAsset } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { extractSection } from '../src/extract.ts';
import type { AssetPort } from '../src/section.ts';
import { ENGLISH_BLOCKS } from './support/text-blocks.ts';

const assets: AssetPort = { read: async () => null, save: async () => storedAsset() };

const nameSeen = async (page: PageOverrides): Promise<Provenance[]> => {
  const seen = evidence({ pages: [{ text: ENGLISH_BLOCKS, ...page }] });
  const extracted = await extractSection('things', {
    evidence: seen,
    needs: {},
    assets,
    signal: AbortSignal.timeout(5_000),
  });
  return extracted.provenance.filter(({ path }) => path === '/name');
};

describe('Whether a value is declared or rendered', () => {
  test('When only the head or markup contains a value, then it is declared', async () => {
    const logo = logoCandidate({ source: 'img', inHomeLink: true, alt: 'Acme', url: 'https://site.test/logo.png' });
    const seen = await nameSeen({
      title: 'Acme – Anvils',
      meta: [{ name: 'og:site_name', content: 'Acme' }],
      logoCandidates: [logo],
    });
    const bases = Object.fromEntries(seen.map(({ selector, property, basis }) => [`${selector} ${property}`, basis]));
    expect(bases).toMatchObject({ 'meta[og:site_name] content': 'declared', 'title text': 'declared' });
    expect(seen.find(({ property }) => property === 'alt')?.basis).toBe('declared');
  });

  test('When an element whose name looks like an element of the head shows a value, then it is rendered', async () => {
    const logo = logoCandidate({ source: 'text', inHomeLink: true, text: 'Acme', selector: 'link-home.brand' });
    const seen = await nameSeen({ title: 'Acme – Anvils', logoCandidates: [logo] });
    expect(seen.find(({ selector }) => selector === 'link-home.brand')).toMatchObject({ basis: 'rendered' });
  });
});
