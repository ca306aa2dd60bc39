import { evidence, type PageOverrides } from '@brandprint/testing/evidence';
import { expect, test } from '@jest/globals';
import { audiences } from '../src/audiences/index.ts';
import { block, ENGLISH_BLOCKS } from './support/text-blocks.ts';

const personas = (page: PageOverrides) =>
  audiences.compose(audiences.measure(evidence({ pages: [page] })).facts, { things: null, mission: null }).personas;

test('When a sentence names whom the product is for, then that group is the persona, without invented personal details', () => {
  const [found, ...others] = personas({ text: ENGLISH_BLOCKS });
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    name: 'small teams',
    gender: '',
    ethnicity: '',
    role: '',
    industry: '',
    image_path: '',
  });
  expect(found?.business_context).toContain('"helps small teams get paid on time"');
});

test('When the navigation links to industries and audiences, then each is a persona', () => {
  const link = (href: string, text: string) => ({ href, text, region: 'nav' as const, rel: '', sameSite: true });
  const found = personas({
    links: [
      link('https://site.test/industries/retail', 'Retail'),
      link('https://site.test/solutions/agencies', 'For agencies'),
      link('https://site.test/pricing', 'Pricing'),
    ],
  });
  expect(found.map(({ name, industry }) => ({ name, industry }))).toEqual([
    { name: 'Retail', industry: 'Retail' },
    { name: 'agencies', industry: '' },
  ]);
});

test('When links to audiences are in a collapsed menu, then they are no personas, and links that visitors see are', () => {
  const link = (path: string, text: string, collapsed: boolean) => ({
    href: `https://site.test${path}`,
    text,
    region: 'nav' as const,
    rel: '',
    sameSite: true,
    ...(collapsed && { collapsed }),
  });
  const menu = (collapsed: boolean) =>
    personas({
      links: [link('/industries/retail', 'Retail', collapsed), link('/solutions/agencies', 'For agencies', false)],
    }).map(({ name }) => name);
  expect(menu(false)).toEqual(['Retail', 'agencies']);
  expect(menu(true)).toEqual(['agencies']);
});

test("When a testimonial is signed with name and role, then the role is the persona, not the person's name", () => {
  const [found] = personas({
    text: [
      block('“It saved us a day of work each month.”', { kind: 'quote' }),
      block('Jane Miller, Head of Finance at Example'),
    ],
  });
  expect(found).toMatchObject({ name: 'Head of Finance', role: 'Head of Finance' });
});

test('When the site names no audience, then there are no personas', () => {
  expect(personas({ text: [block('The shop opens at nine.')] })).toEqual([]);
});

test("When one sentence states the audience's problem, then it is the challenge and not repeated as a pain point", () => {
  const trouble = 'Bakers struggle with invoices that nobody pays on time.';
  const found = personas({
    links: [{ href: 'https://site.test/solutions/bakers', text: 'For bakers', region: 'nav', rel: '', sameSite: true }],
    text: [block(trouble)],
  });
  expect(found).toMatchObject([{ name: 'bakers', challenge: trouble, pain_points: '' }]);
});
