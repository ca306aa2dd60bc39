import { isSentence, type Quote, wordCount } from '../shared/text/index.ts';
import { formality, isImperative, sentiment } from './english.ts';
import { isContracted, isPolite, personOf, readingEase, type Style } from './style.ts';

export interface Trait {
  name: string;
  correct: Quote;
  /** The same sentence with the trait taken out, where that is a mechanical change; else "". */
  incorrect: string;
  explanation: string;
}

interface TraitRule {
  name: string;
  /** 0 or less: the site does not have it; the higher, the more it marks the site. */
  strength(style: Style): number;
  explain(style: Style): string;
  shows(text: string, style: Style): boolean;
  without?(text: string, language: string): string;
}

export const percent = (share: number): string => `${Math.round(share * 100)} %`;
const of = (style: Style, share: number): string => `${percent(share)} of ${style.sentences} sentences`;
const known = (value: number | null): number => value ?? 0;

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
const expand = (text: string): string => EXPANSIONS.reduce((out, [from, to]) => out.replace(from, to), text);

/** Languages whose sentences take about as many words as English ones; others write several into one. */
const COMPARABLE: ReadonlySet<string> = new Set('en de fr es it pt nl sv da nb'.split(' '));

const exclaimed = (text: string, language: string): string =>
  `${language === 'es' && text.endsWith('.') ? '¡' : ''}${text.replace(/\.$/, '!').replace(/。$/, '！')}`;

const RULES: TraitRule[] = [
  {
    name: 'Direct address',
    strength: ({ you }) => known(you) * 2 - 0.4,
    explain: (style) => `${of(style, known(style.you))} speak to the reader ("you").`,
    shows: (text, { language }) => personOf(text, language).you,
  },
  {
    name: 'Speaks as a team',
    strength: ({ we }) => known(we) * 2.5 - 0.4,
    explain: (style) => `${of(style, known(style.we))} speak in the first person plural ("we").`,
    shows: (text, { language }) => personOf(text, language).we,
  },
  {
    name: 'Speaks in person',
    strength: ({ i }) => known(i) * 2.5 - 0.4,
    explain: (style) => `${of(style, known(style.i))} speak in the first person singular ("I").`,
    shows: (text, { language }) => personOf(text, language).i,
  },
  {
    name: 'Impersonal',
    strength: ({ i, we, you, sentences }) =>
      we === null || sentences < 8 ? 0 : 0.7 - (known(i) + we + known(you)) * 5,
    explain: (style) =>
      `${style.we || style.you ? `Only ${percent(known(style.we) + known(style.you))}` : 'None'} of ${style.sentences} sentences use "we" or "you": the subject matter leads.`,
    shows: (text, { language }) => {
      const { i, we, you } = personOf(text, language);
      return !i && !we && !you;
    },
  },
  {
    name: 'Formal address',
    strength: ({ formalAddress }) => (formalAddress === true ? 0.6 : 0),
    explain: () => 'The reader is addressed in the polite form.',
    shows: (text, { language }) => personOf(text, language).you,
  },
  {
    name: 'Familiar address',
    strength: ({ formalAddress }) => (formalAddress === false ? 0.6 : 0),
    explain: () => 'The reader is addressed in the familiar form.',
    shows: (text, { language }) => personOf(text, language).you,
  },
  {
    name: 'Polite form',
    strength: ({ language, polite }) => (language === 'ja' && polite >= 0.6 ? 0.7 : 0),
    explain: (style) => `${of(style, style.polite)} end in the polite form (です, ます).`,
    shows: (text) => isPolite(text),
  },
  {
    name: 'Plain form',
    strength: ({ language, polite }) => (language === 'ja' && polite <= 0.2 ? 0.6 : 0),
    explain: (style) => `Only ${of(style, style.polite)} end in the polite form (です, ます).`,
    shows: (text) => !isPolite(text),
  },
  {
    name: 'Concise',
    strength: ({ meanLength, short, language }) => (COMPARABLE.has(language) ? (13 - meanLength) / 5 + short * 0.5 : 0),
    explain: (style) => `Sentences average ${style.meanLength} words; ${percent(style.short)} have fewer than 9.`,
    shows: (text) => wordCount(text) <= 9,
  },
  {
    name: 'Detailed',
    strength: ({ meanLength, long, language }) => (COMPARABLE.has(language) ? (meanLength - 17) / 6 + long * 0.5 : 0),
    explain: (style) => `Sentences average ${style.meanLength} words; ${percent(style.long)} have more than 22.`,
    shows: (text) => wordCount(text) >= 20 && wordCount(text) <= 36,
  },
  {
    name: 'Even-paced',
    strength: ({ meanLength, language }) =>
      COMPARABLE.has(language) && meanLength >= 12 && meanLength <= 18 ? 0.15 : 0,
    explain: (style) => `Sentences of middle length: ${style.meanLength} words on average.`,
    shows: (text) => wordCount(text) >= 10 && wordCount(text) <= 19,
  },
  {
    name: 'Conversational',
    strength: ({ contractions }) => known(contractions) * 4 - 0.3,
    explain: (style) => `${of(style, known(style.contractions))} use contractions.`,
    shows: (text) => isContracted(text) && expand(text) !== text,
    without: expand,
  },
  {
    name: 'Formal',
    strength: ({ contractions, formality: score, sentences }) =>
      contractions !== null && contractions < 0.05 && sentences >= 8 ? (known(score) - 60) / 20 : 0,
    explain: (style) =>
      `Names and their relations outweigh persons and acts: formality is ${style.formality} of 100 (speech is near 45, news near 65), ${style.contractions === 0 ? 'without any contraction' : 'with almost no contractions'} in ${style.sentences} sentences.`,
    shows: (text) => !isContracted(text) && wordCount(text) >= 8 && formality([text]) >= 60,
  },
  {
    name: 'Informal',
    strength: ({ formality: score }) => (score === null ? 0 : (48 - score) / 20),
    explain: (style) =>
      `Persons and acts outweigh names: formality is ${style.formality} of 100 (speech is near 45, news near 65).`,
    shows: (text) => formality([text]) <= 50,
  },
  {
    name: 'Plain language',
    strength: ({ readingEase: ease }) => (ease === null ? 0 : (ease - 58) / 30),
    explain: (style) => `Flesch reading ease is ${style.readingEase} (60 to 70 is plain English, higher is easier).`,
    shows: (text) => wordCount(text) >= 6 && wordCount(text) <= 18 && readingEase([text]) >= 65,
  },
  {
    name: 'Specialist',
    strength: ({ readingEase: ease }) => (ease === null ? 0 : (42 - ease) / 25),
    explain: (style) => `Flesch reading ease is ${style.readingEase}: long words for readers who know the field.`,
    shows: (text) => wordCount(text) >= 8 && readingEase([text]) <= 42,
  },
  {
    name: 'Enthusiastic',
    strength: ({ exclamations }) => exclamations * 4 - 0.3,
    explain: (style) => `${of(style, style.exclamations)} end with an exclamation mark.`,
    shows: (text) => /[!！]$/.test(text),
    without: (text) => text.replace(/[!?]*!$/, (marks) => (marks.includes('?') ? '?' : '.')),
  },
  {
    name: 'Understated',
    strength: ({ exclamations, sentences }) => (exclamations === 0 && sentences >= 10 ? 0.35 : 0),
    explain: (style) => `No exclamation mark in ${style.sentences} sentences.`,
    shows: (text) => /[.。]$/.test(text),
    without: exclaimed,
  },
  {
    name: 'Asks questions',
    strength: ({ questions }) => questions * 4 - 0.3,
    explain: (style) => `${of(style, style.questions)} are questions.`,
    shows: (text) => /[?？؟]$/.test(text),
  },
  {
    name: 'Calls to act',
    strength: ({ commands }) => known(commands) * 3 - 0.3,
    explain: (style) => `${of(style, known(style.commands))} tell the reader what to do.`,
    shows: (text) => isImperative(text),
  },
  {
    name: 'Positive',
    strength: ({ sentiment: mean }) => known(mean) * 3 - 0.3,
    explain: (style) => `Words of approval prevail: mean sentiment ${style.sentiment} on a scale from −1 to 1.`,
    shows: (text) => sentiment([text]) >= 0.3,
  },
  {
    name: 'Concrete',
    strength: ({ figures }) => figures * 3 - 0.45,
    explain: (style) => `${of(style, style.figures)} name figures.`,
    shows: (text) => /\p{N}/u.test(text),
  },
];

const MOST = 5;

/** The traits that mark the site most, each shown by a sentence of its own; one without such a sentence is left out. */
export function traitsOf(style: Style, sentences: readonly Quote[]): Trait[] {
  const used = new Set<string>();
  const ranked = RULES.map((rule) => ({ rule, strength: rule.strength(style) }))
    .filter(({ strength }) => strength > 0)
    .sort((a, b) => b.strength - a.strength);
  const traits: Trait[] = [];
  for (const { rule } of ranked) {
    if (traits.length === MOST) break;
    const showing = sentences.filter(({ text }) => isSentence(text) && rule.shows(text, style));
    const correct = showing.find(({ text }) => !used.has(text)) ?? showing[0];
    if (!correct) continue;
    used.add(correct.text);
    traits.push({
      name: rule.name,
      correct,
      incorrect: rule.without?.(correct.text, style.language) ?? '',
      explanation: rule.explain(style),
    });
  }
  return traits;
}
