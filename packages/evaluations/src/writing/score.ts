import { type Findings, SECTION_SCHEMAS } from '@brandprint/contracts';
import { type Count, countOne, NO_COUNT } from '../count.ts';
import type { WritingSite } from './corpus.ts';
import { descriptionsAgree, type ExpectedTexts, scoreCoverage } from './coverage.ts';
import { fieldsOf, isQuoted, type Writer, type WrittenSectionName } from './fields.ts';
import { checkGrounding } from './grounding.ts';
import { isInLanguage } from './language.ts';
import type { WrittenSection } from './make-sections.ts';
import { type SiteText, textKey } from './site-text.ts';
import { unfitReason } from './unfit-reason.ts';

export const WRITING_MEASURES = ['schema', 'stood', 'grounded', 'fit', 'covered', 'language'] as const;
export type Measure = (typeof WRITING_MEASURES)[number];

/** The score of a section; `faults` are sentences. */
export interface SectionScore {
  counts: Record<Measure, Count>;
  /** Only of the section `things`. */
  name: Count;
  description: Count;
  faults: string[];
}

/** A model's groundedness is a share, counted in percent. */
const PERCENT = 100;

/** Scores a section, whoever wrote it. `known` are the measured colours. */
export function scoreSection(
  section: WrittenSectionName,
  { data, writing }: WrittenSection,
  { names, described, language, said }: WritingSite,
  text: SiteText,
  known: ReadonlySet<string>,
): SectionScore {
  const writer = writing === undefined ? 'composed' : 'recorded';
  const parsed = SECTION_SCHEMAS[section].safeParse(data);
  const fields = fieldsOf(data);
  const quoted = fields.filter(({ path }) => isQuoted(section, path, writer));
  const { of, missing } = checkGrounding(section, fields, text, known, writer);
  const misfits = quoted.flatMap(({ path, text: words }) => {
    const reason = unfitReason(path, words, text);
    return reason ? [`${path}: ${reason}: ${words}`] : [];
  });
  const covered = scoreCoverage(section, data, writer === 'composed' ? said : onlyUnstated(section, said));
  const spoken = isInLanguage(language, quoted.map(({ text: words }) => words).join(' '));
  const { name, description } =
    section === 'things'
      ? scoreThings(data, names, described, said, writer)
      : { name: NO_COUNT, description: NO_COUNT };
  return {
    counts: {
      schema: countOne(parsed.success),
      stood: writing ? { hit: Math.round((writing.groundedness ?? 0) * PERCENT), of: PERCENT } : NO_COUNT,
      grounded: { hit: of - missing.length, of },
      fit: { hit: quoted.length - misfits.length, of: quoted.length },
      covered: { hit: covered.hit, of: covered.of },
      language: countOne(spoken),
    },
    name,
    description,
    faults: [
      ...(parsed.success ? [] : [`does not match the schema: ${parsed.error.issues[0]?.path.join('.')}`]),
      ...(writing ? describeDropped(writing) : []),
      ...missing.map((claim) => `not on the site: ${claim}`),
      ...misfits,
      ...covered.wrong,
      ...(spoken === false ? ['not in the language of the site'] : []),
    ],
  };
}

/** Sections in which a model may only repeat what the site states. In others it may draw conclusions. */
const STATED: ReadonlySet<WrittenSectionName> = new Set(['mission']);

/** A model's own words cannot be compared with the site's. Only quotes and what the site does not state can be checked. */
const onlyUnstated = (section: WrittenSectionName, said: ExpectedTexts): ExpectedTexts => ({
  [section]: Object.fromEntries(
    Object.entries(said[section] ?? {}).filter(
      ([path, wanted]) => (wanted.length === 0 && STATED.has(section)) || isQuoted(section, path, 'recorded'),
    ),
  ),
});

function describeDropped({ reason, dropped }: NonNullable<Findings['writing']>): string[] {
  const why = Object.entries(dropped).map(([fault, times]) => `${times} × ${fault}`);
  return [
    ...(reason === '' ? [] : [`the answer was rejected: ${reason}`]),
    ...(why.length === 0 ? [] : [`left out of the answer: ${why.join(', ')}`]),
  ];
}

function scoreThings(
  data: unknown,
  names: readonly string[],
  described: string,
  said: WritingSite['said'],
  writer: Writer,
): { name: Count; description: Count } {
  const { name = '', description = '' } = (data ?? {}) as { name?: string; description?: string };
  const read = said.things?.['description'] ?? [];
  const silent = said.things?.['description']?.length === 0;
  const right = silent
    ? description === ''
    : read.some(
        (text) =>
          textKey(description).includes(textKey(text)) ||
          (writer === 'recorded' && descriptionsAgree(description, text)),
      ) ||
      (described !== '' && descriptionsAgree(description, described));
  return {
    name: countOne(names.length === 0 ? null : names.some((one) => textKey(one) === textKey(name))),
    description: countOne(read.length === 0 && described === '' && !silent ? null : right),
  };
}
