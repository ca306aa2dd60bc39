import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { isGreeting } from '../src/shared/cues/definitions.ts';
import { statesMission } from '../src/shared/cues/stated-aims.ts';
import { rankStatements } from '../src/shared/statements/choose-statement.ts';
import { readStatements } from '../src/shared/statements/context.ts';
import { opensWithOtherBody } from '../src/shared/statements/other-bodies.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

const NAME = '日本ゼブラ協議会';

describe('When a text in Chinese characters opens with a body that is not the brand, then it is about others', () => {
  test.each([
    ['北風会グループでは、照明を段階的に替えています。', true],
    ['株式会社北風は、電気を売っています。', true],
    ['北風集团是一家电力公司。', true],
    ['日本ゼブラ協議会は、縞を守る団体です。', false],
    ['ゼブラ協議会は、縞を守る団体です。', false],
    ['当協会は、縞を守る団体です。', false],
    ['縞を守る活動をしています。', false],
  ])('%s', (text, isOther) =>
    expect(opensWithOtherBody(text, { name: NAME, title: NAME, introduces: false })).toBe(isOther),
  );

  test('unless the title names it, or the brand has no such letters', () => {
    const text = '株式会社北風は、電気を売っています。';
    const introduces = false;
    expect(opensWithOtherBody(text, { name: NAME, title: `${NAME}｜株式会社北風`, introduces })).toBe(false);
    expect(opensWithOtherBody(text, { name: 'Kitakaze', title: 'Kitakaze', introduces })).toBe(false);
  });
});

describe('When a page that introduces the brand names a body, then it is who makes or runs it, but for a group', () => {
  test.each([
    ['匠包丁', '株式会社山田製作所は、手作りの包丁を製造する会社です。', false],
    ['虹保育園', '社会福祉法人空会は、横浜市で保育園を運営しています。', false],
    ['匠包丁', '北京山田有限公司是一家制造厨刀的公司。', false],
    ['匠包丁', '山田グループは、全国で十の工場を営んでいます。', true],
    ['山田包丁', '山田グループは、全国で十の工場を営んでいます。', false],
  ])('%s: %s', (name, text, isOther) =>
    expect(opensWithOtherBody(text, { name, title: name, introduces: true })).toBe(isOther),
  );
});

const missionsOf = (...texts: string[]): string[] =>
  rankStatements(
    'mission',
    evidence({
      pages: [
        {
          lang: 'ja',
          title: NAME,
          text: bindToHeadings(heading(NAME, 1), heading('活動', 2), ...texts.map((text) => block(text))),
        },
      ],
    }),
  ).map(({ statement }) => statement.text);

test('When a paragraph is about a member, then its mission is not that of the brand', () => {
  const mission = '私たちは、皆様の健康な暮らしに寄与する事を使命とし、社会に貢献してまいります。';
  expect(missionsOf(mission)).toEqual([mission]);
  expect(missionsOf(`北風会グループは平等を理念に十の病院を営んでいます。${mission}`)).toEqual([]);
});

test('When "this" has a purpose, then that is none of the brand', () => {
  const purpose = '煙の蓄積による火災の防止を目的としており、被害を抑える構造となっています。';
  expect(missionsOf(`駐車場には外壁がありません。これは${purpose}`)).toEqual([]);
});

test('When something holds in a society dedicated to an end, then that is no mission; in an association, it is', () => {
  expect(statesMission('In a free society dedicated to production, work is gained by all.', 'en')).toBe(false);
  expect(statesMission('We are a society dedicated to the study of bread.', 'en')).toBe(true);
});

describe('When a line hails or greets, then it is a greeting', () => {
  test.each([
    ['hi', 'जय बाबा गंगादास जी'],
    ['hi', 'हर हर महादेव'],
    ['en', 'Praise the Lord'],
    ['ar', 'السلام عليكم'],
    ['pl', 'Szczęść Boże'],
    ['uk', 'Слава Ісусу Христу'],
    ['id', 'Assalamualaikum warahmatullahi'],
  ])('"%s": %s', (language, text) => expect(isGreeting(text, language)).toBe(true));

  test('but not where it is a part of a name', () => {
    expect(isGreeting('जय बाबा गंगादास मंदिर', 'hi')).toBe(false);
    expect(isGreeting('Praised by bakers', 'en')).toBe(false);
  });
});

describe('Texts that are set or written otherwise', () => {
  const statementsOf = (lang: string, ...texts: string[]) =>
    readStatements(
      evidence({ pages: [{ lang, title: 'Zebra', text: texts.map((text) => block(text)) }] }),
    ).described.map(({ statement: { text } }) => text);
  const ENGLISH = 'Zebra is a bakery in Bath that bakes bread by hand every night.';
  const ARMENIAN = 'Մենք ընկերական համայնք ենք։';

  test('When a text is in another script than the rest of the site, then it is left out', () => {
    const more = 'Our bread is sold from seven in the morning, and cakes are made to order for feasts.';
    expect(statementsOf('en', ENGLISH, more, ARMENIAN)).not.toContain(ARMENIAN);
    expect(statementsOf('hy', ARMENIAN)).toContain(ARMENIAN);
    expect(statementsOf('hy', ARMENIAN, 'Ամեն կիրակի մենք անցկացնում ենք դասեր։', 'Zebra')).toContain(ARMENIAN);
  });

  test('When a paragraph is set like a heading, then its sentences are statements', () => {
    const long =
      'We are the only bakery of the valley that bakes with its own rye. All that we bake, on each day of the year, is made of what grows here, and of nothing that has come from elsewhere.';
    const { described } = readStatements(evidence({ pages: [{ lang: 'en', text: [heading(long, 5)] }] }));
    const found = described.find(({ statement }) => statement.text.endsWith('its own rye.'));
    expect(found?.statement.level).toBe(0);
  });
});

test('When the maker of a brand stands in a text of the first page, then what it makes is told', () => {
  const text = '株式会社山田製作所は、手作りの包丁を製造する会社です。';
  const pages = [{ lang: 'ja', title: '匠包丁', text: bindToHeadings(heading('匠包丁', 1), block(text)) }];
  expect(rankStatements('description', evidence({ pages })).map(({ statement }) => statement.text)).toContain(text);
});

describe('What another page than the first describes', () => {
  const toldOf = (text: string) =>
    rankStatements(
      'description',
      evidence({
        pages: [
          { url: 'https://zebra.test/', title: 'Zebra', text: [heading('Zebra', 1)] },
          {
            url: 'https://zebra.test/garages',
            finalUrl: 'https://zebra.test/garages',
            kind: 'about',
            title: 'Garages',
            text: bindToHeadings(heading('About garages', 1), block(text)),
          },
        ],
      }),
    ).map(({ statement }) => statement.text);

  test('When a page explains a thing, then that is no description of the brand', () => {
    expect(toldOf('Garages where drivers park by themselves are a kind of building with ramps.')).toEqual([]);
  });

  test('When it speaks of the brand, then it is one', () => {
    const own = 'We are an association that builds garages with ramps.';
    expect(toldOf(own)).toContain(own);
  });
});
