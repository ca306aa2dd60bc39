import type { Evidence, PageEvidence, TextBlock } from '@brandprint/contracts';
import {
  buildOutline,
  comparisonKey,
  normalizeWhitespace,
  type OutlineSection,
  uniqueBy,
  wordCount,
} from '../shared/text/index.ts';
import { type Audience, newAudience } from './audience.ts';
import { readLabels } from './labelled-audiences.ts';

/** "For" where it opens a label, with an article behind it, by language. Labels in English are common everywhere. */
const FOR: Readonly<Record<string, string>> = {
  en: 'for(?: the)?',
  de: 'für(?: die)?',
  fr: 'pour(?: les?| la)?',
  es: 'para(?: l[ao]s)?',
  pt: 'para(?: os| as)?',
  ca: 'per (?:als|a les|a)',
  it: 'per(?: le| gli| i)?',
  nl: 'voor(?: de)?',
  sv: 'för',
  da: 'for|til',
  nb: 'for|til',
  pl: 'dla',
  cs: 'pro',
  sk: 'pre',
  ro: 'pentru',
  bg: 'за',
  hr: 'za',
  sr: 'za',
  bs: 'za',
  sl: 'za',
  ru: 'для',
  uk: 'для',
  el: 'για(?: τους| τις| τα)?',
  id: 'untuk',
  vi: '(?:dành )?cho',
  fa: 'برای|ویژه|مخصوص|مناسب',
  ar: 'من أجل|خاص ب|مناسب ل',
  he: 'עבור|למען',
};

/** The same where it is written together with the next word: "ללקוחות פרטיים". */
const ATTACHED_FOR: Readonly<Record<string, string>> = {
  ar: 'لل|لـ',
  he: 'ל',
  th: 'สำหรับ|เหมาะ(?:สำหรับ|กับ)',
  zh: '面向|适合|適合|专为|專為|为|為',
};

/** "For" behind a group, and endings of words that say it: "Çiftçiler için", "Yrityksille". */
const FOR_ENDING: Readonly<Record<string, string>> = {
  fi: '(?<=\\p{L}{3}lle)',
  et: '(?<=\\p{L}{3}[dt]ele)',
  hu: '(?<=\\p{L}{3}(?:knak|knek))|\\s+(?:részére|számára)',
  lv: '(?<=\\p{L}{3}(?:iem|ām|ēm))',
  lt: '(?<=\\p{L}{3}(?:ams|oms|ėms|iams|ims))',
  tr: '\\s+için',
  hi: '\\s+के लिए',
  ja: '(?:の方)?(?:向け|へ)',
  ko: '(?:을|를) 위한(?: \\p{L}+)?|(?:에게|께)',
};

/** What such labels say too: an infinitive, a purpose, a device, an amount. */
const NO_GROUP =
  /^(?:sale|rent|hire|free|more|you|your|our|example|instance|now|all|everyone|information|questions|att|at|å|es|mehr|uns|ihr|dich|sie|nous|vous|en savoir|más|nosotros|ti|te|noi|di più|mais|você|nós|je|jou|dig|dej|nás|vás|нас|вас|тебя|що|които|да)(?!\p{L})|^(?:windows|mac(?:os)?|ios|android|linux|iphone|ipad|chrome|firefox|web|desktop|mobile)(?!\p{L})|\d/iu;

/** "Para reservar", "Pour réserver". */
const INFINITIVE: Readonly<Record<string, RegExp>> = {
  fr: /^\p{L}+(?:er|ir|re)(?: |$)/iu,
  es: /^\p{L}+[aei]r(?:se)?(?: |$)/iu,
  pt: /^\p{L}+[aei]r(?: |$)/iu,
  it: /^\p{L}+[aei]r(?:e|ti|si)(?: |$)/iu,
  ca: /^\p{L}+[aei]r(?: |$)/iu,
};

const MAX_WORDS = 5;
const MIN_KNOWN = 2;
const OTHER_REGIONS: ReadonlySet<TextBlock['region']> = new Set(['dialog', 'widget', 'footer']);

interface Label {
  block: TextBlock;
  name: string;
}

/**
 * Labels side by side that each say "For …": where most of them name known groups, all of them are audiences. Known
 * groups are read one by one elsewhere.
 */
export function audiencesFromParallelLabels({ pages }: Evidence, language: string): Audience[] {
  const opening = forms(
    [language, 'en'].flatMap((code) => FOR[code] ?? []).map((words) => `^(?:${words})\\s+(?=\\p{L})`),
    ATTACHED_FOR[language] && `^(?:${ATTACHED_FOR[language]})(?=\\p{L})`,
    FOR_ENDING[language] && `(?:${FOR_ENDING[language]})$`,
  );
  const isKnown = ({ name }: Label): boolean => readLabels(name, language).length > 0;
  return pages
    .filter(({ kind, status }) => status < 400 && !['legal', 'blog', 'docs', 'careers'].includes(kind))
    .flatMap((page) =>
      [...setsOfHeadings(page), ...setsOfOthers(page)]
        .map((blocks) => blocks.map((block) => ({ block, name: labelledName(block, opening, language) })))
        .map((labels) => uniqueBy(labels, ({ name }) => comparisonKey(name)).filter(({ name }) => name !== ''))
        .filter((labels) => {
          const known = labels.filter(isKnown).length;
          return known >= MIN_KNOWN && known * 2 > labels.length;
        })
        .flat()
        .filter((label) => !isKnown(label))
        .map(({ block, name }) => labelled(page, block, name)),
    );
}

/** One pattern for the ways in which a label says "for". */
const forms = (openings: readonly string[], ...others: readonly (string | undefined)[]): RegExp =>
  new RegExp([...openings, ...others.filter(Boolean)].join('|'), 'iu');

/** Headings of one level under one parent. */
function setsOfHeadings(page: PageEvidence): TextBlock[][] {
  const sets = new Map<OutlineSection | null, Map<number | null, TextBlock[]>>();
  for (const { title, parent } of buildOutline(page)) {
    const byLevel = sets.get(parent) ?? new Map<number | null, TextBlock[]>();
    sets.set(parent, byLevel.set(title.level, [...(byLevel.get(title.level) ?? []), title]));
  }
  return [...sets.values()].flatMap((byLevel) => [...byLevel.values()]);
}

/** Blocks between a label and the next: a title and a text. */
const MAX_BETWEEN = 2;

/** Other blocks of one kind, one soon after the other. */
function setsOfOthers({ text }: PageEvidence): TextBlock[][] {
  const kinds = new Set(text.map(({ kind }) => kind).filter((kind) => kind !== 'heading'));
  return [...kinds].flatMap((kind) => {
    const sets: number[][] = [];
    for (const [index, block] of text.entries()) {
      if (block.kind !== kind) continue;
      const last = sets.at(-1)?.at(-1);
      if (last !== undefined && index - last <= MAX_BETWEEN + 1) sets.at(-1)?.push(index);
      else sets.push([index]);
    }
    return sets.map((indexes) => indexes.flatMap((index) => text[index] ?? []));
  });
}

/** The name beside "For"; "" where a block says something else. */
function labelledName(block: TextBlock, opening: RegExp, language: string): string {
  const text = normalizeWhitespace(block.text)
    .replace(/[:：→›»]+$/u, '')
    .trim();
  if (OTHER_REGIONS.has(block.region) || /[.!?,;]/.test(text) || !opening.test(text)) return '';
  const name = text.replace(opening, '');
  return wordCount(name) <= MAX_WORDS && !NO_GROUP.test(name) && !INFINITIVE[language]?.test(name) ? name : '';
}

const labelled = (page: PageEvidence, { selector, text }: TextBlock, name: string): Audience =>
  newAudience(page, selector, { name, source: normalizeWhitespace(text), foundIn: 'heading' });
