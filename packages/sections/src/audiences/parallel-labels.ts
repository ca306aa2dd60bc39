import type { Evidence, PageEvidence, TextBlock } from '@brandprint/contracts';
import { comparisonKey, normalizeWhitespace, uniqueBy, wordCount } from '../shared/text/index.ts';
import { type Audience, newAudience } from './audience.ts';
import { readLabels } from './labelled-audiences.ts';

/** "For" where it opens a label, with an article behind it. */
const FOR =
  /^(?:for(?: the)?|für(?: die)?|pour(?: les?| la)?|para(?: l[ao]s| os| as)?|per(?: le| gli| i)?|voor(?: de)?|för|til|dla|pro|pre|pentru|za|за|για(?: τους| τις| τα)?|untuk|dành cho|cho|для)\s+(?=\p{L})/iu;

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
const MIN_LABELS = 2;
const OTHER_REGIONS: ReadonlySet<TextBlock['region']> = new Set(['dialog', 'widget', 'footer']);

/** Labels that are set alike and each say "For …", at least one of which names a known group: then all of them do. */
export function audiencesFromParallelLabels({ pages }: Evidence, language: string): Audience[] {
  return pages
    .filter(({ kind, status }) => status < 400 && !['legal', 'blog', 'docs', 'careers'].includes(kind))
    .flatMap((page) => {
      const sets = new Map<string, { block: TextBlock; name: string }[]>();
      for (const block of page.text) {
        const name = labelledName(block, language);
        if (name === '') continue;
        const key = `${block.kind} ${block.level}`;
        sets.set(key, [...(sets.get(key) ?? []), { block, name }]);
      }
      return (
        [...sets.values()]
          .map((labels) => uniqueBy(labels, ({ name }) => comparisonKey(name)))
          .filter(
            (labels) => labels.length >= MIN_LABELS && labels.some(({ name }) => readLabels(name, language).length > 0),
          )
          .flat()
          // Known groups are read one by one elsewhere.
          .filter(({ name }) => readLabels(name, language).length === 0)
          .map(({ block, name }) => labelled(page, block, name))
      );
    });
}

function labelledName(block: TextBlock, language: string): string {
  const text = normalizeWhitespace(block.text)
    .replace(/[:：→›»]+$/u, '')
    .trim();
  if (OTHER_REGIONS.has(block.region) || /[.!?,;]/.test(text) || !FOR.test(text)) return '';
  const name = text.replace(FOR, '');
  return wordCount(name) <= MAX_WORDS && !NO_GROUP.test(name) && !INFINITIVE[language]?.test(name) ? name : '';
}

const labelled = (page: PageEvidence, { selector, text }: TextBlock, name: string): Audience =>
  newAudience(page, selector, { name, source: normalizeWhitespace(text), foundIn: 'heading' });
