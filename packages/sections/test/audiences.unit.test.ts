import { evidence, type PageOverrides } from '@brandprint/testing/evidence';
import { expect, test } from '@jest/globals';
import { audiences } from '../src/audiences/index.ts';
import { block, ENGLISH_BLOCKS } from './support/text-blocks.ts';

const personas = (page: PageOverrides) =>
  audiences.compose(audiences.measure(evidence({ pages: [page] })).facts, { things: null, mission: null }).personas;

test('When a sentence names whom it is for, then that is the persona, and no person is made up', () => {
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
  expect(found?.business_context).toContain('Acme helps small teams get paid on time.');
});

test('When the navigation leads to industries and audiences, then each is one', () => {
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

test('When a testimonial is signed with a role, then the role is told and the name of the person is not its name', () => {
  const [found] = personas({
    text: [
      block('“It saved us a day of work each month.”', { kind: 'quote' }),
      block('Jane Miller, Head of Finance at Example'),
    ],
  });
  expect(found).toMatchObject({ name: 'Head of Finance', role: 'Head of Finance' });
});

test('When the site names nobody, then there are none', () => {
  expect(personas({ text: [block('The shop opens at nine.')] })).toEqual([]);
});

test('When one sentence tells of their trouble, then it is the challenge, and is not told again as what pains them', () => {
  const trouble = 'Bakers struggle with invoices that nobody pays on time.';
  const found = personas({
    links: [{ href: 'https://site.test/solutions/bakers', text: 'For bakers', region: 'nav', rel: '', sameSite: true }],
    text: [block(trouble)],
  });
  expect(found).toMatchObject([{ name: 'bakers', challenge: trouble, pain_points: '' }]);
});
