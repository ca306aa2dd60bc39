import { type Findings, SECTION_SCHEMAS } from '@brandprint/contracts';
import type { Made } from './compose.ts';
import type { WritingSite } from './corpus.ts';
import { agrees, cover, type Said } from './coverage.ts';
import { fieldsOf, isQuoted, type Writer, type Written } from './fields.ts';
import { ground } from './ground.ts';
import { isIn } from './language.ts';
import { key, type SiteText } from './site-text.ts';
import { unfit } from './unfit.ts';

export const MEASURES = ['schema', 'stood', 'grounded', 'fit', 'covered', 'language'] as const;
export type Measure = (typeof MEASURES)[number];

export interface Count {
  hit: number;
  of: number;
}

/** A section of a site, counted; `faults` are lines for people. */
export interface Scored {
  counts: Record<Measure, Count>;
  /** Of `things` only. */
  name: Count;
  description: Count;
  faults: string[];
}

const NONE: Count = { hit: 0, of: 0 };
/** Of what a model said only the share that stood is known. */
const HUNDRED = 100;

/** Scores a section, whoever wrote it. `known` are the colours that were measured. */
export function scoreSection(
  section: Written,
  { data, writing }: Made,
  { names, described, language, said }: WritingSite,
  text: SiteText,
  known: ReadonlySet<string>,
): Scored {
  const writer = writing === undefined ? 'composed' : 'recorded';
  const parsed = SECTION_SCHEMAS[section].safeParse(data);
  const fields = fieldsOf(data);
  const quoted = fields.filter(({ path }) => isQuoted(section, path, writer));
  const { of, missing } = ground(section, fields, text, known, writer);
  const misfits = quoted.flatMap(({ path, text: words }) => {
    const reason = unfit(path, words, text);
    return reason ? [`${path}: ${reason}: ${words}`] : [];
  });
  const covered = cover(section, data, writer === 'composed' ? said : silences(section, said));
  const spoken = isIn(language, quoted.map(({ text: words }) => words).join(' '));
  const { name, description } =
    section === 'things' ? things(data, names, described, said, writer) : { name: NONE, description: NONE };
  return {
    counts: {
      schema: { hit: Number(parsed.success), of: 1 },
      stood: writing ? { hit: Math.round((writing.groundedness ?? 0) * HUNDRED), of: HUNDRED } : NONE,
      grounded: { hit: of - missing.length, of },
      fit: { hit: quoted.length - misfits.length, of: quoted.length },
      covered: { hit: covered.hit, of: covered.of },
      language: spoken === null ? NONE : { hit: Number(spoken), of: 1 },
    },
    name,
    description,
    faults: [
      ...(parsed.success ? [] : [`not of the contract's shape: ${parsed.error.issues[0]?.path.join('.')}`]),
      ...(writing ? leftOut(writing) : []),
      ...missing.map((claim) => `not on the site: ${claim}`),
      ...misfits,
      ...covered.wrong,
      ...(spoken === false ? ['not in the language of the site'] : []),
    ],
  };
}

/** Of these a site has to speak for a model to: other parts may follow from what it says. */
const STATED: ReadonlySet<Written> = new Set(['mission']);

/** What a model says in its own words cannot be looked up; what a site does not state it must not state either. */
const silences = (section: Written, said: Said): Said => ({
  [section]: Object.fromEntries(
    Object.entries(said[section] ?? {}).filter(
      ([path, wanted]) => (wanted.length === 0 && STATED.has(section)) || isQuoted(section, path, 'recorded'),
    ),
  ),
});

function leftOut({ reason, dropped }: NonNullable<Findings['writing']>): string[] {
  const why = Object.entries(dropped).map(([fault, times]) => `${times} × ${fault}`);
  return [
    ...(reason === '' ? [] : [`nothing of the answer is used: ${reason}`]),
    ...(why.length === 0 ? [] : [`left out of the answer: ${why.join(', ')}`]),
  ];
}

function things(
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
        (text) => key(description).includes(key(text)) || (writer === 'recorded' && agrees(description, text)),
      ) ||
      (described !== '' && agrees(description, described));
  return {
    name: names.length === 0 ? NONE : { hit: Number(names.some((one) => key(one) === key(name))), of: 1 },
    description: read.length === 0 && described === '' && !silent ? NONE : { hit: Number(right), of: 1 },
  };
}
