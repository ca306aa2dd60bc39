import type { TextBlock } from '@brandprint/contracts';
import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { tone } from '../src/tone/index.ts';
import { block, ENGLISH_BLOCKS, GERMAN_BLOCKS, heading, joinTexts } from './support/text-blocks.ts';

const toneOf = (text: TextBlock[], lang = 'en') =>
  tone.compose(tone.measure(evidence({ pages: [{ lang, text }] })).facts, { things: null });

const phrasesOf = (text: TextBlock[], lang = 'en') =>
  tone.measure(evidence({ pages: [{ lang, title: 'Kiel Yard', text }] })).facts.phrases.map((one) => one.text);

describe('Tone', () => {
  test.each([
    ['English', ENGLISH_BLOCKS, 'en'],
    ['German', GERMAN_BLOCKS, 'de'],
  ])('When a site is in %s, then every example and phrase is on it word for word', (_, text, lang) => {
    const found = toneOf(text, lang);
    const examples = [
      ...found.voice_traits.map(({ correct_example }) => correct_example),
      ...found.style_guidelines.map(({ example }) => example),
      ...found.example_phrases.we_say,
    ];
    expect(found.voice_traits.length).toBeGreaterThanOrEqual(2);
    expect(examples).not.toContain('');
    for (const example of examples) expect(joinTexts([{ text }])).toContain(example);
    expect(JSON.stringify(found)).not.toMatch(/cookie|lorem/i);
  });

  test.each([
    ['English', 'en', 'Come and taste our pizza', '.', '!', 'Our oven is hot from noon on'],
    ['Spanish', 'es', 'Ven a probar nuestra pizza', '.', '!', 'El horno está caliente desde el mediodía'],
    ['Arabic', 'ar', 'تعالوا وتذوقوا أطباقنا الطازجة', '.', '!', 'الفرن ساخن من الظهر حتى المساء'],
    [
      'Japanese',
      'ja',
      '焼きたてのピザをどうぞ食べに来てください',
      '。',
      '！',
      '窯は昼から夜まで熱いままになっています',
    ],
  ])(
    'When a site in %s exclaims more than ordinary sites, then that is a trait, with the same sentence in a calm voice',
    (_, lang, loud, stop, mark, calm) => {
      const numbers = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
      const text = numbers.map((n, i) => block(i < 6 ? `${loud} ${n}${mark}` : `${calm} ${n}${stop}`));
      const found = toneOf(text, lang).voice_traits.find(({ name }) => name === 'Enthusiastic');
      expect(found?.correct_example).toMatch(`${loud} `);
      expect(found?.incorrect_example).toBe(found?.correct_example.replace(mark, stop));
      expect(found?.explanation).toMatch(/Stronger here than on .* ordinary sites?\.$/);
    },
  );

  test('When headings are questions of visitors, titles of a list or an address, then they are no phrases of the brand', () => {
    const said = 'We row to the islands every day.';
    const questions = ['Can you sail in the winter?', 'Do you rent out your boats?', 'Will you row with my dog?'];
    const titles = ['Our boats for calm lakes win.', 'Our boats for rough seas win.'];
    const found = phrasesOf([said, ...questions, ...titles, 'Quay 12a, door 3.'].map((text) => heading(text)));
    expect(found).toContain(said);
    expect(found).toContain(titles[0]);
    expect(found).not.toContain(titles[1]);
    for (const text of [...questions, 'Quay 12a, door 3.']) expect(found).not.toContain(text);
    expect(phrasesOf([heading(said), heading(questions[0] ?? '')])).toContain(questions[0]);
  });

  test('When a site exclaims as often as ordinary sites do, then that is no trait', () => {
    const calm = Array.from({ length: 58 }, (_, i) => block(`The ferry to the island leaves at berth ${i}.`));
    const loud = ['Come and see us here!', 'Bring your bicycle!', 'We love the sea!', 'Join us on board!'];
    const found = toneOf([...calm, ...loud.map((line) => block(line))]);
    expect(found.voice_traits.map(({ name }) => name)).not.toContain('Enthusiastic');
  });

  test("When the site speaks in the first person singular, then the voice is a person's, and a rule says so", () => {
    const lines = ['I build small boats by hand.', 'My workshop stands in Kiel.', 'I sail every one of them myself.'];
    const more = ['Oak keeps better than larch.', 'I answer the phone in the evening.'];
    const found = toneOf([...lines, ...more].map((line) => block(line)));
    expect(found.voice_traits.map(({ name }) => name)).toContain('Speaks in person');
    const rule = found.style_guidelines.find(({ category }) => category === 'Person');
    expect(rule?.rule).toBe('Speak as "I".');
    expect(rule?.example).toMatch(/\b(I|My)\b/);
  });

  test('When a contraction opens a sentence, then the sentence without it still begins with a capital letter', () => {
    const lines = [
      "Let's talk about your boat.",
      "We don't sell what we don't sail.",
      "You'll like it here, we're sure.",
    ];
    const found = toneOf([...lines, 'Our yard is open.', 'Come and see the yard.'].map((line) => block(line)));
    const trait = found.voice_traits.find(({ name }) => name === 'Conversational');
    expect(trait?.incorrect_example).toMatch(/^\p{Lu}/u);
  });

  test('When a headline is split in two, then neither its second half nor a fragment of a question is a phrase', () => {
    const text = [
      heading('We keep every heading whole', 1, { region: 'hero' }),
      heading('completed with examples from the yard', 2, { region: 'hero' }),
      heading('Sailing Boats for Northern Waters?', 2, { region: 'hero' }),
      heading('About Us Page', 2),
      heading('Find us on', 2),
      heading('6+ boats that you can sail', 2),
    ];
    expect(phrasesOf(text)).toEqual(['We keep every heading whole']);
  });

  test('When a page is full of buttons, then they are samples, not calls to action', () => {
    const button = (text: string) => block(text, { kind: 'button' });
    const own = [heading('Boats'), button('Build your own boat'), button('Upgrade to pro')];
    expect(phrasesOf(own)).toEqual(['Build your own boat']);
    const letters = [...'abcdefghijklmnopqrstuvwxyzäöüßéè'];
    expect(phrasesOf([...own, ...letters.map((one) => button(`Bounce ${one}`))])).toEqual([]);
  });

  test('When the reader is addressed with "Sie", then the address is formal and the prompt asks for German', () => {
    const found = toneOf(GERMAN_BLOCKS, 'de');
    expect(found.voice_traits.map(({ name }) => name)).toContain('Formal address');
    expect(found.llm_prompts.system_prompt).toContain('in German');
    expect(found.llm_prompts.writing_instructions.match(/Write in German/g)).toHaveLength(1);
    expect(found.llm_prompts.writing_instructions).not.toContain('contractions');
    expect(found.voice_summary).not.toContain('Flesch');
  });

  test('When a page declares English but is written in German, then the prompts ask for German', () => {
    const dishes = ['Linsen', 'Reis', 'Spinat', 'Bohnen', 'Kartoffeln', 'Lamm', 'Fisch', 'Huhn', 'Tofu'];
    const lines = dishes.map((dish) => block(`Unser Restaurant serviert ${dish} mit frischen Zutaten aus der Region.`));
    const { llm_prompts } = toneOf(lines, 'en');
    for (const prompt of Object.values(llm_prompts)) expect(prompt).toContain('German');
  });

  test('When a site is in Estonian, then the prompts ask for Estonian', () => {
    const lines = ['Ma pildistan peresid ja lapsi üle Eesti.', 'Tule ja vaata minu pilte.', 'Iga pilt räägib oma loo.'];
    const more = ['Minu stuudio asub Tartus.', 'Pildistan ka pulmi ja sünnipäevi.'];
    const { llm_prompts } = toneOf(
      [...lines, ...more].map((line) => block(line)),
      'et',
    );
    for (const prompt of Object.values(llm_prompts)) expect(prompt).toContain('Estonian');
  });

  test('When the prompts are built, then they say what to do and contain no statistics', () => {
    const { llm_prompts } = toneOf(ENGLISH_BLOCKS);
    expect(Object.values(llm_prompts).join('\n')).not.toMatch(/\d ?%|Flesch|sentiment|ordinary site/i);
    expect(llm_prompts.writing_instructions).toMatch(/Keep most sentences between \d+ and \d+ words/);
  });

  test('When a site has next to no text, then no voice is described', () => {
    expect(toneOf([block('Hello there.')])).toEqual({
      voice_traits: [],
      example_phrases: { we_say: [], we_dont_say: [] },
      style_guidelines: [],
      voice_summary: '',
      llm_prompts: { system_prompt: '', writing_instructions: '', quick_reference: '' },
    });
  });

  test('When the brand is known, then the prompt contains name, description, rules and sentences of the site', () => {
    const things = {
      name: 'Acme',
      description: 'Invoices that pay themselves.',
      purpose: '',
      capabilities: [],
      category: 'Software',
    };
    const { facts } = tone.measure(evidence({ pages: [{ text: ENGLISH_BLOCKS }] }));
    const { system_prompt } = tone.compose(facts, { things }).llm_prompts;
    for (const part of [
      'Acme',
      'Invoices that pay themselves.',
      'Sentence length',
      facts.traits[0]?.correct.text ?? 'none',
    ]) {
      expect(system_prompt).toContain(part);
    }
  });

  test('When wordings are numbered, versions or labels of the menu, then they are no phrases', () => {
    const text = [
      heading('2. What we build in winter', 2),
      heading('Boats that come home 3.4.1', 2),
      heading('We sail in any weather', 2),
      block('We sail in any weather', { kind: 'nav', region: 'nav' }),
      heading('We keep our word at sea', 1, { region: 'hero' }),
      heading('Which boat do I need for that?', 2),
    ];
    expect(phrasesOf(text)).toEqual(['We keep our word at sea']);
  });

  test.each([
    ['en', 'Get involved in our work', 'Boats that outlive their owners'],
    ['fr', 'Voir toutes nos actualités du port', 'Des bateaux pour toute une vie'],
    ['pl', 'Zobacz wszystkie nasze łodzie', 'Łodzie na całe życie'],
    ['ja', 'メールアプリを開く', '一生ものの船をつくる。'],
  ])('When a headline in %s is a label of the interface or the name, then it is no phrase', (lang, label, line) => {
    const text = [label, 'The Kiel Yard', line].map((words) => heading(words, 1, { region: 'hero' }));
    expect(phrasesOf(text, lang)).toEqual([line]);
  });

  test('When traits have no example of their own, then a stock sentence stands for one of them, and is called so', () => {
    const lines = Array.from({ length: 8 }, (_, i) =>
      block(`Welcome everybody, bring friends and feel at home at berth ${i}.`),
    );
    const stock = toneOf(lines).voice_traits.filter(({ explanation }) => explanation.includes('stock sentence'));
    const examples = stock.map(({ incorrect_example }) => incorrect_example);
    expect(examples.length).toBeGreaterThan(0);
    expect(new Set(examples).size).toBe(examples.length);
    expect(toneOf(lines).voice_traits.map(({ incorrect_example }) => incorrect_example)).not.toContain('');
  });

  test('When a wording comes back in headlines and sentences, then it is a phrase', () => {
    const text = [
      heading('Wooden boats', 2),
      heading('More wooden boats', 2),
      block('Our yard repairs wooden boats of every size.'),
      block('People bring wooden boats to us from Norway.'),
      block('We love wooden boats and the sea.'),
      block('You can rent wooden boats here in summer.'),
      ...Array.from({ length: 30 }, (_, i) => block(`The harbour has berth number ${i} for guests.`)),
    ];
    expect(phrasesOf(text)).toContain('Wooden boats');
  });
});

describe('Phrases of buttons', () => {
  test('When a call to action ends with an arrow, then the phrase does not', () => {
    expect(phrasesOf([...ENGLISH_BLOCKS, block('Book your first sailing day →', { kind: 'button' })])).toContain(
      'Book your first sailing day',
    );
  });

  test.each([
    ['is', 'Lesa meira um umhverfisstefnu →'],
    ['af', 'Sien Alle Getuigskrifte'],
    ['pl', 'Dowiedz się więcej'],
    ['ja', '公式LINEで予約する'],
    ['de', 'Jetzt Termin vereinbaren'],
    ['vi', 'Xem tất cả bài viết →'],
    ['tr', 'Daha fazla bilgi al'],
    ['ro', 'Vezi toate produsele'],
  ])('When a button in "%s" says "%s", then it is no phrase: any site says it', (lang, label) => {
    expect(phrasesOf([block(label, { kind: 'button' })], lang)).toEqual([]);
  });

  test.each([
    ['hu', 'Továbbképzés felnőtteknek és gyerekeknek'],
    ['tr', 'Detaylı temizlik her eve gelir'],
    ['lv', 'Lasīt un rakstīt no piecu gadu vecuma'],
    ['el', 'Δείτε τη ζωή αλλιώς μαζί μας'],
    ['ro', 'Citește mai bine cu noi'],
  ])('When a button in "%s" says "%s", then it is a phrase of the brand', (lang, label) => {
    expect(phrasesOf([block(label, { kind: 'button' })], lang)).toEqual([label]);
  });

  test('When the two syllables of a Vietnamese word come back, then that is no phrase', () => {
    const text = [
      heading('Ngân sách của bạn', 2),
      heading('Tiệc theo ngân sách', 2),
      ...['cưới', 'sinh nhật', 'tân gia', 'khai trương'].map((feast) =>
        block(`Chúng tôi nấu tiệc ${feast} theo ngân sách từng nhà.`),
      ),
      ...Array.from({ length: 30 }, (_, i) => block(`Bếp trưởng chọn món số ${i} từ chợ sớm.`)),
    ];
    expect(phrasesOf(text, 'vi').map((phrase) => phrase.toLowerCase())).not.toContain('ngân sách');
  });
});

describe('What a site does not say', () => {
  const CALM = Array.from({ length: 30 }, (_, i) => block(`The ferry to the island leaves at berth ${i}.`));
  const avoidedOf = (extra: TextBlock[]): string => toneOf([...CALM, ...extra]).example_phrases.we_dont_say.join('\n');

  test.each([
    ['questions', heading('Where does it leave?')],
    ['questions', block('Any questions?', { kind: 'button' })],
    ['exclamation marks', block('Book now!', { kind: 'nav', region: 'nav' })],
    ['emoji', heading('Greetings from Ghana 🇬🇭')],
    ['emoji', block('© 2020 ❤️ Kiel', { region: 'footer' })],
    ['contractions', heading("We're open")],
    ['“I” and “my”', block('My account', { kind: 'button' })],
    ['world-class', heading('World class ferries')],
  ])('When a single text has %s, then their absence is not claimed', (what, text) => {
    expect(avoidedOf([])).toContain(`${what}`);
    expect(avoidedOf([text])).not.toContain(what);
  });

  test('When a German site says "Sie" throughout, then it does not say "du", until one text does', () => {
    const polite = Array.from({ length: 30 }, (_, i) =>
      block(`Wir fahren mit Ihnen zu Liegeplatz ${i} auf der Insel.`),
    );
    const avoided = (text: TextBlock[]) => toneOf(text, 'de').example_phrases.we_dont_say.join('\n');
    expect(avoided(polite)).toContain('“du” and “dein”');
    expect(avoided([...polite, heading('Für dich und deine Familie')])).not.toContain('“du”');
  });
});
