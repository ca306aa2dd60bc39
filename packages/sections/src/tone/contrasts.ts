import { chineseScript, comparisonKey } from '../shared/text/index.ts';
import { isImperative } from './english-nlp.ts';
import { BRACKETS, EMOJI, QUOTED, type VoiceContext } from './voice-measures.ts';

/**
 * The same text without a trait: a mechanical change after which it is still correct. "" if there is no such change, so
 * that an example is missing rather than broken.
 */
export type Contrast = (text: string, context: VoiceContext) => string;

/** The first of several changes that can be made. */
export const firstOf =
  (...contrasts: Contrast[]): Contrast =>
  (text, context) =>
    contrasts.map((contrast) => contrast(text, context)).find((changed) => changed !== '') ?? '';

const tidy = (text: string): string =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .trim();
const unlessSame = (changed: string, text: string): string =>
  comparisonKey(changed) !== '' && changed !== text ? changed : '';
const capitalize = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const FULLWIDTH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const fullStop = (text: string): string =>
  FULLWIDTH.test(text) ? '。' : /\p{Script=Devanagari}/u.test(text) ? '।' : '.';

/** "Come and see!" → "Come and see." */
export const withoutExclamation: Contrast = (text) =>
  /[?？][!！]*$|["”’»)」]$/.test(text)
    ? ''
    : unlessSame(
        tidy(
          text
            .replace(EMOJI_RUN, '')
            .replace(/¡/g, '')
            .replace(/\s*[!！]+(["”’»)」]*)$/, (_, closing: string) => `${fullStop(text)}${closing}`)
            .replace(/\s*[!！]+(?=["”’»)」]*\s)/g, fullStop(text)),
        ),
        text,
      );

const EMOJI_RUN = new RegExp(`(?:${EMOJI.source}[\\u200d\\ufe0f\\u{1f3fb}-\\u{1f3ff}]*)+`, 'gu');
export const withoutEmoji: Contrast = (text) => unlessSame(tidy(text.replace(EMOJI_RUN, '')), text);

/** "We build boats (by hand) in Kiel." → "We build boats in Kiel." */
export const withoutBrackets: Contrast = (text) => unlessSame(tidy(text.replace(new RegExp(BRACKETS, 'gu'), '')), text);

/** Only asides between two dashes: after a single one, the rest may be the predicate. */
export const withoutDashes: Contrast = (text) =>
  text.match(/[–—]/g)?.length === 2
    ? unlessSame(tidy(text.replace(/\s([–—])\s[^–—]+[^–—,]\s\1\s|(?<=\p{L})—[^–—]+[^–—,]—(?=\p{L})/u, ' ')), text)
    : '';

/** The quoted words without their marks. */
export const withoutQuotationMarks: Contrast = (text) =>
  unlessSame(
    text.replace(new RegExp(QUOTED, 'gu'), (_, curly?: string, straight?: string) => curly ?? straight ?? ''),
    text,
  );

/** A headline of one sentence without its stop. */
export const withoutFinalStop: Contrast = (text) =>
  /[.。!！?？].*[.。!！]$/u.test(text) ? '' : unlessSame(text.replace(/[.。!！]+$/u, '').replace(/^¡/, ''), text);

/** Two sentences instead of one, at a semicolon. */
export const splitAtSemicolon: Contrast = (text) =>
  (text.match(/[;；؛]/g)?.length ?? 0) === 1
    ? unlessSame(
        text.replace(/\s?[;；؛]\s?(.)/u, (mark, next: string) =>
          mark.includes('；') ? `。${next}` : `. ${next.toUpperCase()}`,
        ),
        text,
      )
    : '';

/** Languages in which a question without a question word becomes a statement by its mark alone. */
const INTONATION_LANGUAGES: ReadonlySet<string> = new Set([
  'es',
  'it',
  'pt',
  'ru',
  'uk',
  'he',
  'el',
  'ro',
  'bg',
  'sk',
  'cs',
]);
const QUESTION_WORD =
  /(?<!\p{L})(?:qu[eé]|quién(?:es)?|cómo|cuándo|cuánt[oa]s?|dónde|por qué|cuál(?:es)?|che|chi|cosa|come|quando|quanto|quanti|dove|perché|qual[ei]?|quem|como|onde|por que|quais|что|чего|чем|кто|как|когда|сколько|где|куда|почему|зачем|какой|какая|какие|какое|ли|що|хто|як|коли|скільки|де|куди|чому|який|яка|які|чи|co|kdo|jak|kdy|kolik|kde|kam|proč|jaký|jaká|jaké|čo|kto|ako|kedy|koľko|prečo|aký|aká|aké|ce|cine|cum|când|cât|unde|de ce|care|τι|ποι\p{L}+|πώς|πότε|πού|γιατί|какво|кой|къде|защо)(?!\p{L})|(?<!\p{L})[בלמ]?(?:מה|מי|איך|מתי|כמה|איפה|למה|מדוע|לאן|האם|איזה|אילו|מהו|מהי)(?!\p{L})/iu;

/** The question as a statement: "Do you need help?" → "You need help." */
export const asStatement: Contrast = (text, { language }) => {
  if (!/[?？؟]$/.test(text) || /[?？؟].*[?？؟]$/.test(text)) return '';
  const bare = text.replace(/\s*[?？؟]$/, '').replace(/^¿/, '');
  if (language === 'en') {
    const [, subject, rest] = /^Do (you) ((?:need|want|know|like|love|wish|feel|think|dream)\b.+)$/.exec(bare) ?? [];
    if (subject && !/\b(any|ever|or not|yet|else)\b/.test(bare)) return `${capitalize(subject)} ${rest}.`;
    const [, verb, who, predicate] = /^(Are) (you) (.+)$/.exec(bare) ?? [];
    return verb && !/\b(any|ever|or|yet|else)\b/.test(bare)
      ? `${capitalize(who ?? '')} ${verb.toLowerCase()} ${predicate}.`
      : '';
  }
  if (language === 'de') {
    const [, verb, subject, rest] =
      /^(?!W(?:as|ie|o|er|en|em|ann|arum|eshalb|ieso|elche\p{L}*|ohin|oher|ozu|ofür|omit|oran|enn)(?!\p{L}))(\p{Lu}\p{Ll}+) (Sie|du|ihr|wir) (.+)$/u.exec(
        bare,
      ) ?? [];
    return verb ? `${capitalize(subject ?? '')} ${verb.toLowerCase()} ${rest}.` : '';
  }
  if (language === 'zh') return /[吗嗎]$/u.test(bare) ? `${bare.slice(0, -1).trimEnd()}。` : '';
  if (language === 'ja')
    return /(?:です|ます|ました|でした|ません)か$/u.test(bare) &&
      !/何|誰|どこ|いつ|どう|なぜ|どの|どんな|いくら|ませんか$/u.test(bare)
      ? `${bare.slice(0, -1).trimEnd()}。`
      : '';
  return INTONATION_LANGUAGES.has(language) && !QUESTION_WORD.test(bare) ? `${capitalize(bare)}.` : '';
};

/** "Read the guide." → "You can read the guide." */
export const asOption: Contrast = (text, { language }) =>
  language === 'en' &&
  !/^(don['’]t|do not|never|please|let|just|so|stay|feel|be|take|enjoy|come|note|remember|see|check|make sure|keep|be sure)\b/i.test(
    text,
  ) &&
  !/[!?]|\b(you|your)\b.*\bif\b/.test(text)
    ? `You can ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : '';

/** "They" in either Chinese script. */
const THEY = { simplified: '他们', traditional: '他們' } as const;

/** "your boat" → "their boat", if nothing else addresses the reader; in Chinese every "you". */
export const aboutOthers: Contrast = (text, { language }) => {
  if (language === 'zh') {
    const script = chineseScript(text);
    return script ? unlessSame(text.replace(/[你您](?:们|們)?/gu, THEY[script]), text) : '';
  }
  if (language !== 'en' || (text.match(/\byour\b/gi)?.length ?? 0) !== 1) return '';
  if (/\b(you|yours|yourself|you['’]\w+)\b/i.test(text) || /^don['’]t\b/i.test(text) || isImperative(text)) return '';
  return text.replace(/\byour\b/i, (word) => (word.startsWith('Y') ? 'Their' : 'their'));
};

/** "Our mission is …" → "Acme's mission is …"; in Chinese and Japanese every "we". */
export const inThirdPerson: Contrast = (text, { language, name }) => {
  if (name.length < 2) return '';
  if (language === 'zh') return /我[们們]/u.test(text) ? text.replace(/我[们們]/gu, name) : '';
  if (language === 'ja') return /私たち|わたしたち/u.test(text) ? text.replace(/私たち|わたしたち/gu, name) : '';
  if (language !== 'en' || !/\bour\b/i.test(text) || /\b(we|us|ours|ourselves|we['’]\w+)\b/i.test(text)) return '';
  if (text.toLowerCase().includes(name.toLowerCase())) return '';
  let first = true;
  return text.replace(/\b[Oo]ur\b/g, (word) => {
    const owner = first ? `${name}${/s$/i.test(name) ? '’' : '’s'}` : 'its';
    first = false;
    return word.startsWith('O') ? capitalize(owner) : owner;
  });
};

/** Languages whose sentences need no pronoun as the subject. */
const PRONOUN_FREE_LANGUAGES: ReadonlySet<string> = new Set(['es', 'it', 'pt']);
/** What follows a name that is not the whole subject. */
const NOT_A_VERB =
  /^(?:[\p{Lu}\p{N}]|(?:and|or|of|for|in|on|at|with|to|as|by|from|y|e|o|de|del|da|do|di|per|para|por|con|com|en|em)(?!\p{L}))/u;

const SINGULAR_VERB =
  /^(?:is|was|has|can|will|does|makes|comes|offers|provides|lets|gives|uses|helps|works|runs|brings|takes|keeps|supports|connects|includes|allows|speaks|builds|automates|started|began|became|offered|opened) /;

/** "Acme makes …" → "It makes …"; "Acme ofrece …" → "Ofrece …". */
export const withPronoun: Contrast = (text, { language, name }) => {
  if (!name || text.split(name).length !== 2) return '';
  const [before = '', after = ''] = text.split(name);
  if (!/^(?:the|el|la|lo|los|il|o|a|os|as)? ?$/i.test(before) || !/^ \p{Ll}/u.test(after)) return '';
  const rest = after.trimStart();
  if (NOT_A_VERB.test(rest)) return '';
  if (language === 'en') return SINGULAR_VERB.test(rest) ? `It ${rest}` : '';
  return PRONOUN_FREE_LANGUAGES.has(language) ? capitalize(rest) : '';
};

const EXPANSIONS: [RegExp, string][] = [
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should)n['’]t (I|you|we|they|he|she|it)\b/gi, '$1 $2 not'],
  [/\b(you|we|they|it|that|there)['’]d\b/gi, '$1 would'],
  [
    /\b(it|that|there|what|here)['’]s (?=(a|an|the|not|no|all|why|how|what|where|because|in|on|for|time|easy|hard|your|our)\b)/gi,
    '$1 is ',
  ],
  [/\b(l)et['’]s\b/gi, '$1et us'],
  [/\b(can)['’]t\b/gi, '$1not'],
  [/\b(w)on['’]t\b/gi, '$1ill not'],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should)n['’]t\b/gi, '$1 not'],
  [/\b(you|we|they)['’]re\b/gi, '$1 are'],
  [/\b(I|you|we|they)['’]ve\b/gi, '$1 have'],
  [/\b(I|you|we|they|it)['’]ll\b/gi, '$1 will'],
  [/\bI['’]m\b/g, 'I am'],
];

export const withoutContractions: Contrast = (text) =>
  unlessSame(
    EXPANSIONS.reduce((out, [from, to]) => out.replace(from, to), text),
    text,
  );

const CONTRACTED: [RegExp, string][] = [
  [/\b(do|does|did|is|are|was|were|has|have|would|could|should) not (?=\w)/g, "$1n't "],
  [/\b(can)not\b/g, "$1't"],
  [/\b(you|we|they|You|We|They) are (?=\w)/g, "$1're "],
  [/\b(it|that|It|That) is (?=\w)/g, "$1's "],
  [/\b(you|we|they|You|We|They) have (?=\w+(?:ed|en)\b)/g, "$1've "],
  [/\b(you|we|they|it|You|We|They|It) will (?=\w)/g, "$1'll "],
];

/** "We do not …" → "We don't …" */
export const withContractions: Contrast = (text) =>
  unlessSame(
    CONTRACTED.reduce((out, [from, to]) => out.replace(from, to), text),
    text,
  );

const POLITE_TO_PLAIN: [RegExp, string][] = [
  [/(?<=[\p{Script=Han}\p{Script=Katakana}ーのんA-Za-z])です(?=。|$)/u, 'だ'],
  [/(?<=[\p{Script=Han}\p{Script=Katakana}ーのんA-Za-z])でした(?=。|$)/u, 'だった'],
  [/(?<=[てで])います(?=。|$)/u, 'いる'],
  [/あります(?=。|$)/u, 'ある'],
  [/しました(?=。|$)/u, 'した'],
  [/できます(?=。|$)/u, 'できる'],
  [/(?<=[えけげせぜてでねへべぺめれ])ます(?=。|$)/u, 'る'],
];

/** Japanese: です and ます as だ and る, where the stem shows how. */
export const inPlainForm: Contrast = (text) => {
  const [from, to] = POLITE_TO_PLAIN.find(([polite]) => polite.test(text)) ?? [];
  return from ? text.replace(from, to ?? '') : '';
};

const PLAIN_TO_POLITE: [RegExp, string][] = [
  [/である(?=。|$)/u, 'です'],
  [/(?<=[\p{Script=Han}\p{Script=Katakana}ーのん])だ(?=。|$)/u, 'です'],
  [/(?<=[てで])いる(?=。|$)/u, 'います'],
  [/(?<=\p{Script=Han}{2})した(?=。|$)/u, 'しました'],
  [/(?<=\p{Script=Han}{2})する(?=。|$)/u, 'します'],
];

export const inPoliteForm: Contrast = (text) => {
  const [from, to] = PLAIN_TO_POLITE.find(([plain]) => plain.test(text)) ?? [];
  return from ? text.replace(from, to ?? '') : '';
};
