import type { TextBlock } from '@brandprint/contracts';
import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { isImperative } from '../src/tone/english-nlp.ts';
import { tone } from '../src/tone/index.ts';
import { withoutExclusion, withoutReason } from '../src/tone/omissions.ts';
import { detectPerson } from '../src/tone/persons.ts';
import { bindToHeadings, block, heading } from './support/text-blocks.ts';

const measured = (text: TextBlock[], lang: string, title = 'Kiel Yard') =>
  tone.measure(evidence({ pages: [{ lang, title, text }] })).facts;
const sentences = (...texts: string[]): TextBlock[] => texts.map((text) => block(text));

describe('A wrong example', () => {
  test.each([
    ['es', 'Tus papeles listos en 24 horas y sin pisar Hacienda.'],
    ['de', 'Ihre Bilder hängen am nächsten Tag und ohne Bohren.'],
    ['fr', 'Vos meubles réparés en deux jours et sans surprise.'],
    ['pl', 'Miód prosto z pasieki na stół i bez dodatków.'],
    ['pt', 'Os seus papéis prontos num dia e sem filas.'],
    ['ru', 'Ваши документы готовы за один день и без очередей.'],
  ])('When a sentence in "%s" would end with a loose word, then none is made of "%s"', (language, text) => {
    expect(withoutExclusion(text, { language, name: '' })).toBe('');
  });

  test('When the rest is whole, then it is made', () => {
    const context = { language: 'es', name: '' };
    expect(withoutExclusion('Tus papeles listos en 24 horas sin pisar Hacienda.', context)).toBe(
      'Tus papeles listos en 24 horas.',
    );
    expect(withoutReason('Abrimos a las siete de la mañana porque madrugas.', context)).toBe(
      'Abrimos a las siete de la mañana.',
    );
  });
});

describe('Rules and traits of persons', () => {
  test('When a language leaves pronouns out, then no rule says to leave them out', () => {
    const polish = sentences(
      'Pasieka Pod Lipą to rodzinne gospodarstwo na skraju puszczy.',
      'Chcemy, aby na Mazurach zawsze było słychać pszczoły.',
      'Wlewamy do słoika to, co przyniosły pszczoły.',
      'Szanujemy pszczoły i zostawiamy im zapas na zimę.',
      'Przyjedź w sobotę i zobacz pasiekę z bliska.',
    );
    expect(measured(polish, 'pl').guidelines.map(({ category }) => category)).not.toContain('Person');
    const english = sentences(
      ...['one', 'two', 'three', 'four', 'five'].map((n) => `The yard has berth ${n} for boats.`),
    );
    expect(measured(english, 'en').guidelines.find(({ category }) => category === 'Person')?.rule).toContain(
      'Leave out',
    );
  });

  test('When the name of a brand says "without", then that is not what the brand says', () => {
    const traits = (name: string, what: string) => {
      const lines = Array.from({ length: 16 }, (_, n) => `${name} has berth ${n} for you ${what}.`);
      return measured(sentences(...lines), 'en', name).traits.map((trait) => trait.name);
    };
    expect(traits('Sails Without Limits', 'to sailors')).not.toContain('Says what it is not');
    expect(traits('Kiel Yard', 'without a contract')).toContain('Says what it is not');
  });

  test.each([
    ['Live dashboards showing skill across your team.', false],
    ['Complete visibility into your fleet.', false],
    ['Open the app and book a berth.', true],
    ['Clean your boat before you leave.', true],
    ['Book your first sailing day', true],
    ['Meet people from Norway.', true],
    ['Support for your team.', false],
    ['Open on Sundays.', false],
    ['Help is at hand.', false],
    ['Support the council offers to carers.', false],
    ['Work our volunteers do in the hall.', false],
    ['Free the Bees is a charity in Devon.', false],
    ['Clean our Seas is a campaign.', false],
    ['Book now', true],
    ['Talk to us', true],
    ['Report a fault', true],
  ])('When a sentence is "%s", then it is a request: %s', (text, isRequest) => {
    expect(isImperative(text)).toBe(isRequest);
  });

  test('When a Japanese site speaks as a team, then no rule contradicts that', () => {
    const japanese = sentences(
      'そんな暮らしを、私たちの手で建てています。',
      '私たちは百年住める家を信州の木で建てます。',
      '私たちは安曇野の風景を次の世代に残します。',
      '冬は薪ストーブひとつで家じゅうが暖かくなります。',
      '夏は窓を開ければ山からの風が涼しく通ります。',
      ...['床', '壁', '窓', '梁', '柱', '庭', '瓦', '畳', '戸', '棚', '塀', '軒', '縁', '釘', '板'].map(
        (part) => `この家の${part}は地元の職人が丁寧に仕上げました。`,
      ),
    );
    const { traits, guidelines } = measured(japanese, 'ja', '杉本工務店');
    expect(traits.map(({ name }) => name)).toContain('Speaks as a team');
    expect(guidelines.filter(({ rule }) => rule.includes('Leave out'))).toEqual([]);
  });

  test.each([
    ['es', 'Nadie cierra su negocio por miedo a una carta.', { i: false, we: false, you: false }],
    ['hu', 'Segítünk Önnek a papírokban.', { i: false, we: true, you: true }],
    ['hu', 'Műhelyünk Szegeden van.', { i: false, we: true, you: false }],
    ['tr', 'Sizin için çalışıyoruz.', { i: false, we: true, you: true }],
    ['fi', 'Korjaamme huonekaluja Turussa.', { i: false, we: true, you: false }],
    ['ro', 'Vă așteptăm în atelierul nostru.', { i: false, we: true, you: true }],
    ['el', 'Σας περιμένουμε στο εργαστήριό μας.', { i: false, we: true, you: true }],
    ['sl', 'Veseli bomo vašega obiska.', { i: false, we: false, you: true }],
    ['vi', 'Chúng tôi chờ bạn.', { i: false, we: true, you: true }],
    ['hi', 'हम आपका स्वागत करते हैं।', { i: false, we: true, you: true }],
    ['lt', 'Laukiame jūsų dirbtuvėse.', { i: false, we: true, you: true }],
    ['lt', 'Naujame salone telpa dešimt žmonių.', { i: false, we: false, you: false }],
    ['ro', 'Serviciile sunt complete, peste o mie de produse.', { i: false, we: false, you: false }],
    ['th', 'ร้านตัดผมชายใจกลางเมือง ขอบคุณ', { i: false, we: false, you: false }],
  ])('When a sentence in "%s" says "%s", then its persons are read', (language, text, persons) => {
    expect(detectPerson(text, language)).toEqual(persons);
  });

  test('When a Hungarian site addresses its readers politely, then that is a trait with a wrong example', () => {
    const hungarian = sentences(
      'Ha Önnek fontos a bútora, jöjjön el a műhelybe.',
      'Mindig Önnel együtt választjuk ki az anyagot.',
      'Elvisszük Öntől és vissza is hozzuk.',
      'A műhely minden szombaton nyitva van.',
      'Az ár a munka után sem változik.',
      'Önnek nem kell sehová mennie.',
    );
    const found = measured(hungarian, 'hu').traits.find(({ name }) => name === 'Formal address');
    expect(found?.correct.text).toContain('Ön');
    expect(found?.incorrect).not.toBe('');
  });
});

describe('Phrases of a brand', () => {
  test('When headings announce reasons, values, jobs or articles, then they are no phrases', () => {
    const said = 'We make windows that fit your house.';
    const text = bindToHeadings(
      heading(said, 1, { region: 'hero' }),
      ...[
        'Why people choose us',
        'What matters to us',
        'Work with us',
        'How to stop a sash rattling',
        'Who we work with',
      ].map((title) => heading(title)),
      heading('Old houses deserve better than off the shelf'),
      ...sentences('We mend what can be mended.', 'We measure every frame twice.'),
    );
    const phrases = measured(text, 'en').phrases.map((phrase) => phrase.text);
    expect(phrases).toEqual(expect.arrayContaining([said, 'Old houses deserve better than off the shelf']));
    expect(phrases.join('\n')).not.toMatch(/choose us|matters to us|Work with us|sash rattling|Who we/);
  });

  test('When a wording comes back on a Japanese site, then it is a phrase', () => {
    const text = bindToHeadings(
      heading('信州の木で建てる家。', 1, { region: 'hero' }),
      heading('信州の木を選ぶ理由があります。'),
      ...sentences(
        '山に入り、信州の木を一本ずつ見て選びます。',
        '信州の木は乾きが早く、狂いが少ないです。',
        '床にも壁にも信州の木を使います。',
        '冬は薪ストーブひとつで暖かくなります。',
        '夏は窓を開ければ涼しく過ごせます。',
        '雨の日は軒の下で子どもが遊びます。',
        '夜は虫の声を聞きながら眠れます。',
        '朝は鳥の声で目がさめます。',
        '庭には小さな畑を作れます。',
        '台所からは山並みが見えます。',
        '玄関には腰かける場所があります。',
        '押し入れには布団がたくさん入ります。',
        '風呂には檜の香りがします。',
        '二階には本を読む場所があります。',
        '屋根は雪の重さに耐えます。',
        '縁側では猫が昼寝をします。',
        '土間には自転車を置けます。',
        '階段はゆるやかで登りやすいです。',
        '天井は高く、声がよく響きます。',
        '障子は手で漉いた紙です。',
        '外壁は焼いた杉の板です。',
        '道具は毎晩きれいに研ぎます。',
        '柱は太く、長く使えます。',
        '窓は大きく、光がよく入ります。',
        '戸は軽く、音もなく開きます。',
        '畳は年に一度、裏返します。',
      ),
    );
    expect(measured(text, 'ja', '杉本工務店').phrases.map((phrase) => phrase.text)).toContain('信州の木');
  });
});
