import { percent } from '../shared/numbers.ts';
import { isSentence, type Quote, wordCount } from '../shared/text/index.ts';
import { formalityScore, isImperative, meanSentiment } from './english-nlp.ts';
import { detectPerson, hasContraction, isPoliteForm, readingEase, type WritingStyle } from './measure-style.ts';

export interface VoiceTrait {
  name: string;
  correct: Quote;
  /** The same sentence without the trait, if that is a mechanical change; otherwise "". */
  incorrect: string;
  explanation: string;
}

interface TraitRule {
  name: string;
  /** 0 or less: the site does not have the trait. Higher values are more distinctive. */
  strength(style: WritingStyle): number;
  explain(style: WritingStyle): string;
  matches(text: string, style: WritingStyle): boolean;
  removeTrait?(text: string, language: string): string;
}

const shareOfSentences = (style: WritingStyle, share: number): string =>
  `${percent(share)} of ${style.sentenceCount} sentences`;
const orZero = (value: number | null): number => value ?? 0;

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
const expandContractions = (text: string): string =>
  EXPANSIONS.reduce((out, [from, to]) => out.replace(from, to), text);

/** Languages whose sentences have about as many words as English ones; others combine several words into one. */
const SPACED_LANGUAGES: ReadonlySet<string> = new Set('en de fr es it pt nl sv da nb'.split(' '));

const withExclamationMark = (text: string, language: string): string =>
  `${language === 'es' && text.endsWith('.') ? '¡' : ''}${text.replace(/\.$/, '!').replace(/。$/, '！')}`;

const TRAIT_RULES: TraitRule[] = [
  {
    name: 'Direct address',
    strength: ({ secondPersonShare }) => orZero(secondPersonShare) * 2 - 0.4,
    explain: (style) => `${shareOfSentences(style, orZero(style.secondPersonShare))} speak to the reader ("you").`,
    matches: (text, { language }) => detectPerson(text, language).you,
  },
  {
    name: 'Speaks as a team',
    strength: ({ firstPluralShare }) => orZero(firstPluralShare) * 2.5 - 0.4,
    explain: (style) =>
      `${shareOfSentences(style, orZero(style.firstPluralShare))} speak in the first person plural ("we").`,
    matches: (text, { language }) => detectPerson(text, language).we,
  },
  {
    name: 'Speaks in person',
    strength: ({ firstSingularShare }) => orZero(firstSingularShare) * 2.5 - 0.4,
    explain: (style) =>
      `${shareOfSentences(style, orZero(style.firstSingularShare))} speak in the first person singular ("I").`,
    matches: (text, { language }) => detectPerson(text, language).i,
  },
  {
    name: 'Impersonal',
    strength: ({ firstSingularShare, firstPluralShare, secondPersonShare, sentenceCount }) =>
      firstPluralShare === null || sentenceCount < 8
        ? 0
        : 0.7 - (orZero(firstSingularShare) + firstPluralShare + orZero(secondPersonShare)) * 5,
    explain: (style) =>
      `${style.firstPluralShare || style.secondPersonShare ? `Only ${percent(orZero(style.firstPluralShare) + orZero(style.secondPersonShare))}` : 'None'} of ${style.sentenceCount} sentences use "we" or "you": the subject matter leads.`,
    matches: (text, { language }) => {
      const { i, we, you } = detectPerson(text, language);
      return !i && !we && !you;
    },
  },
  {
    name: 'Formal address',
    strength: ({ formalAddress }) => (formalAddress === true ? 0.6 : 0),
    explain: () => 'The reader is addressed in the polite form.',
    matches: (text, { language }) => detectPerson(text, language).you,
  },
  {
    name: 'Familiar address',
    strength: ({ formalAddress }) => (formalAddress === false ? 0.6 : 0),
    explain: () => 'The reader is addressed in the familiar form.',
    matches: (text, { language }) => detectPerson(text, language).you,
  },
  {
    name: 'Polite form',
    strength: ({ language, politeShare }) => (language === 'ja' && politeShare >= 0.6 ? 0.7 : 0),
    explain: (style) => `${shareOfSentences(style, style.politeShare)} end in the polite form (です, ます).`,
    matches: (text) => isPoliteForm(text),
  },
  {
    name: 'Plain form',
    strength: ({ language, politeShare }) => (language === 'ja' && politeShare <= 0.2 ? 0.6 : 0),
    explain: (style) => `Only ${shareOfSentences(style, style.politeShare)} end in the polite form (です, ます).`,
    matches: (text) => !isPoliteForm(text),
  },
  {
    name: 'Concise',
    strength: ({ meanSentenceLength, shortSentenceShare, language }) =>
      SPACED_LANGUAGES.has(language) ? (13 - meanSentenceLength) / 5 + shortSentenceShare * 0.5 : 0,
    explain: (style) =>
      `Sentences average ${style.meanSentenceLength} words; ${percent(style.shortSentenceShare)} have fewer than 9.`,
    matches: (text) => wordCount(text) <= 9,
  },
  {
    name: 'Detailed',
    strength: ({ meanSentenceLength, longSentenceShare, language }) =>
      SPACED_LANGUAGES.has(language) ? (meanSentenceLength - 17) / 6 + longSentenceShare * 0.5 : 0,
    explain: (style) =>
      `Sentences average ${style.meanSentenceLength} words; ${percent(style.longSentenceShare)} have more than 22.`,
    matches: (text) => wordCount(text) >= 20 && wordCount(text) <= 36,
  },
  {
    name: 'Even-paced',
    strength: ({ meanSentenceLength, language }) =>
      SPACED_LANGUAGES.has(language) && meanSentenceLength >= 12 && meanSentenceLength <= 18 ? 0.15 : 0,
    explain: (style) => `Sentences of medium length: ${style.meanSentenceLength} words on average.`,
    matches: (text) => wordCount(text) >= 10 && wordCount(text) <= 19,
  },
  {
    name: 'Conversational',
    strength: ({ contractionShare }) => orZero(contractionShare) * 4 - 0.3,
    explain: (style) => `${shareOfSentences(style, orZero(style.contractionShare))} use contractions.`,
    matches: (text) => hasContraction(text) && expandContractions(text) !== text,
    removeTrait: expandContractions,
  },
  {
    name: 'Formal',
    strength: ({ contractionShare, formality: score, sentenceCount }) =>
      contractionShare !== null && contractionShare < 0.05 && sentenceCount >= 8 ? (orZero(score) - 60) / 20 : 0,
    explain: (style) =>
      `Nouns and adjectives outweigh pronouns and verbs: formality is ${style.formality} of 100 (speech is near 45, news near 65), ${style.contractionShare === 0 ? 'without contractions' : 'with almost no contractions'} in ${style.sentenceCount} sentences.`,
    matches: (text) => !hasContraction(text) && wordCount(text) >= 8 && formalityScore([text]) >= 60,
  },
  {
    name: 'Informal',
    strength: ({ formality: score }) => (score === null ? 0 : (48 - score) / 20),
    explain: (style) =>
      `Pronouns and verbs outweigh nouns and adjectives: formality is ${style.formality} of 100 (speech is near 45, news near 65).`,
    matches: (text) => formalityScore([text]) <= 50,
  },
  {
    name: 'Plain language',
    strength: ({ readingEase: ease }) => (ease === null ? 0 : (ease - 58) / 30),
    explain: (style) => `Flesch reading ease is ${style.readingEase} (60 to 70 is plain English, higher is easier).`,
    matches: (text) => wordCount(text) >= 6 && wordCount(text) <= 18 && readingEase([text]) >= 65,
  },
  {
    name: 'Specialist',
    strength: ({ readingEase: ease }) => (ease === null ? 0 : (42 - ease) / 25),
    explain: (style) => `Flesch reading ease is ${style.readingEase}: long words for readers who know the field.`,
    matches: (text) => wordCount(text) >= 8 && readingEase([text]) <= 42,
  },
  {
    name: 'Enthusiastic',
    strength: ({ exclamationShare }) => exclamationShare * 4 - 0.3,
    explain: (style) => `${shareOfSentences(style, style.exclamationShare)} end with an exclamation mark.`,
    matches: (text) => /[!！]$/.test(text),
    removeTrait: (text) => text.replace(/[!?]*!$/, (marks) => (marks.includes('?') ? '?' : '.')),
  },
  {
    name: 'Understated',
    strength: ({ exclamationShare, sentenceCount }) => (exclamationShare === 0 && sentenceCount >= 10 ? 0.35 : 0),
    explain: (style) => `No exclamation mark in ${style.sentenceCount} sentences.`,
    matches: (text) => /[.。]$/.test(text),
    removeTrait: withExclamationMark,
  },
  {
    name: 'Asks questions',
    strength: ({ questionShare }) => questionShare * 4 - 0.3,
    explain: (style) => `${shareOfSentences(style, style.questionShare)} are questions.`,
    matches: (text) => /[?？؟]$/.test(text),
  },
  {
    name: 'Calls to act',
    strength: ({ imperativeShare }) => orZero(imperativeShare) * 3 - 0.3,
    explain: (style) => `${shareOfSentences(style, orZero(style.imperativeShare))} tell the reader what to do.`,
    matches: (text) => isImperative(text),
  },
  {
    name: 'Positive',
    strength: ({ sentiment: mean }) => orZero(mean) * 3 - 0.3,
    explain: (style) => `Positive words prevail: mean sentiment ${style.sentiment} on a scale from −1 to 1.`,
    matches: (text) => meanSentiment([text]) >= 0.3,
  },
  {
    name: 'Concrete',
    strength: ({ figureShare }) => figureShare * 3 - 0.45,
    explain: (style) => `${shareOfSentences(style, style.figureShare)} name figures.`,
    matches: (text) => /\p{N}/u.test(text),
  },
];

const MAX_TRAITS = 5;

/** The most distinctive traits, each with an example sentence. Traits without one are left out. */
export function deriveTraits(style: WritingStyle, sentences: readonly Quote[]): VoiceTrait[] {
  const used = new Set<string>();
  const ranked = TRAIT_RULES.map((rule) => ({ rule, strength: rule.strength(style) }))
    .filter(({ strength }) => strength > 0)
    .sort((a, b) => b.strength - a.strength);
  const traits: VoiceTrait[] = [];
  for (const { rule } of ranked) {
    if (traits.length === MAX_TRAITS) break;
    const showing = sentences.filter(({ text }) => isSentence(text) && rule.matches(text, style));
    const correct = showing.find(({ text }) => !used.has(text)) ?? showing[0];
    if (!correct) continue;
    used.add(correct.text);
    traits.push({
      name: rule.name,
      correct,
      incorrect: rule.removeTrait?.(correct.text, style.language) ?? '',
      explanation: rule.explain(style),
    });
  }
  return traits;
}
