import { evidence } from '@brandprint/testing/evidence';
import { expect, test } from '@jest/globals';
import { audiences } from '../src/audiences/index.ts';
import { inPlainForm } from '../src/audiences/plain-form.ts';
import { block, heading } from './support/text-blocks.ts';

test('When a sentence names a group in another case, then the persona has the nominative, and the quote the words of the site', () => {
  const page = { lang: 'cs', text: [block('Pomáháme mladým rodinám a začátečníkům.')] };
  const { personas } = audiences.compose(audiences.measure(evidence({ pages: [page] })).facts, {
    things: null,
    mission: null,
  });
  expect(personas.map(({ name }) => name)).toEqual(expect.arrayContaining(['mladé rodiny', 'začátečníci']));
  expect(personas[0]?.business_context).toMatch(/mladým rodinám/);
});

test.each([
  ['pl', 'doświadczonych rowerzystów', 'doświadczeni rowerzyści'],
  ['pl', 'osób szukających pracy', 'osoby szukające pracy'],
  ['pl', 'rodzin z dziećmi', 'rodziny z dziećmi'],
  ['cs', 'Žáky', 'Žáci'],
  ['sk', 'miestnych zákazníkov', 'miestni zákazníci'],
  ['ru', 'физических лиц', 'физические лица'],
  ['uk', 'ЮРИДИЧНИХ ОСІБ', 'ЮРИДИЧНІ ОСОБИ'],
  ['fi', 'yksityisille asiakkaille', 'yksityiset asiakkaat'],
  ['et', 'noortele', 'noored'],
  ['lv', 'cilvēkiem, kuriem vajag palīdzību', 'cilvēki, kuriem vajag palīdzību'],
  ['lt', 'darbuotojams', 'darbuotojai'],
  ['hu', 'fiatal családoknak', 'fiatal családok'],
  ['tr', 'gençlere', 'gençler'],
  ['el', 'νέους', 'νέοι'],
  ['ro', 'familiilor', 'familii'],
  ['bg', 'децата', 'деца'],
  ['hr', 'ljubitelje planinarenja', 'ljubitelji planinarenja'],
  ['sl', 'otroke', 'otroci'],
  ['pl', 'polskich kibiców', 'polscy kibice'],
  ['pl', 'starszych klientów', 'starsi klienci'],
  ['pl', 'dorosłych uczniów', 'dorośli uczniowie'],
  ['cs', 'pokročilé hráče', 'pokročilí hráči'],
  ['cs', 'hotelům', 'hotely'],
  ['cs', 'nováčky', 'nováčci'],
  ['sk', 'nováčikov', 'nováčikovia'],
  ['el', 'ενηλίκων', 'ενήλικες'],
  ['el', 'ηλικιωμένων', 'ηλικιωμένοι'],
  ['sk', 'dôchodcov', 'dôchodcovia'],
  ['sk', 'športovcov', 'športovci'],
  ['ru', 'наших докторов', 'наши доктора'],
  ['ru', 'будущих мам', 'будущие мамы'],
  ['et', 'loomadele', 'loomad'],
  ['lv', 'jaunajām māmiņām', 'jaunās māmiņas'],
  ['lt', 'fiziniams asmenims', 'fiziniai asmenys'],
  ['hr', 'mladim obiteljima', 'mlade obitelji'],
  ['sl', 'kolesarje', 'kolesarji'],
])('When a name in "%s" is %j, then it is written %j', (language, name, plain) => {
  expect(inPlainForm(name, language)).toBe(plain);
});

test.each([
  ['tr', 'kamu kurumları'],
  ['hr', 'odrasle i djecu'],
  ['cs', 'úplně nové projekty'],
  ['de', 'junge Familien'],
  ['pl', 'młodzieży szkolnej'],
  ['ru', 'взрослых собак'],
  ['et', 'sõpradele'],
  ['lt', 'smulkiems verslininkams'],
  ['el', 'συλλόγους'],
  ['hr', 'pekare'],
  ['hr', 'grupe djece'],
  ['sl', 'slovenskim podjetjem'],
])('When a word of a name in "%s" has no certain form, or it names several groups, then %j stays', (language, name) => {
  expect(inPlainForm(name, language)).toBe(name);
});

const namesOf = (...text: ReturnType<typeof block>[]): string[] => {
  const { facts } = audiences.measure(evidence({ pages: [{ lang: 'en', text }] }));
  return audiences.compose(facts, { things: null, mission: null }).personas.map(({ name }) => name);
};

test.each([
  'The studio is available to all members on a first come, first served basis.',
  'We ensure the safety of all clients at all times.',
  'We work for different clients in different parts of the country.',
])('When a sentence says when or where, then that is no part of a name: %s', (text) => {
  expect(namesOf(block(text)).join()).not.toMatch(/ (?:on|at|in) /);
});

test('When titles below "Who is it for?" say what is asked of applicants, then they are no groups', () => {
  const titled = (...titles: string[]) => [heading('Who is it for?', 2), ...titles.map((title) => heading(title, 3))];
  expect(namesOf(...titled('Therapists', 'School nurses'))).toEqual(['Therapists', 'School nurses']);
  const others = ['Experienced hands', 'Curious minds without experience', 'Night owls'];
  expect(namesOf(...titled(...others))).toEqual(others);
  expect(namesOf(...titled('Required education', 'Work experience', 'Certificates'))).toEqual([]);
});
