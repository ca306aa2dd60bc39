import type { Evidence, GridSample } from '@brandprint/contracts';
import { collectSamples, type Measure, type Observation, type TokenParts } from './measures.ts';
import { type DesignToken, toPxDimension } from './token-values.ts';

const MIN_SHARE = 0.01;
/** Media queries count in px of the browser's default size, whatever the page sets. */
const EM_PX = 16;
const MIN_BREAKPOINT_PX = 200;
const MAX_BREAKPOINT_PX = 4_000;
/** Larger ones are widgets that want to be above everything. */
const MAX_Z_INDEX = 1_000_000;
const MAX_BREAKPOINTS = 8;
/** A query with a smaller part of the rules is an exception. */
const MIN_BREAKPOINT_SHARE = 0.03;

/** Breakpoints, layers, container widths and grids. */
export function layoutMeasures(evidence: Evidence): Measure[] {
  const dimension = (value: string): DesignToken => ({ $type: 'dimension', $value: toPxDimension(value) });
  const rendered = { basis: 'rendered', minShare: MIN_SHARE } as const;
  return [
    ...(
      [
        ['measured-breakpoint', 'widthQueries'],
        ['measured-container-breakpoint', 'containerQueries'],
      ] as const
    ).map(
      ([group, queries]): Measure => ({
        group,
        property: 'width',
        basis: 'declared',
        sort: 'value',
        minShare: MIN_BREAKPOINT_SHARE,
        maxValues: MAX_BREAKPOINTS,
        detailsKey: 'queries',
        observations: observeBreakpoints(evidence, queries).map((one) => ({ ...one, token: dimension(one.value) })),
      }),
    ),
    {
      ...rendered,
      group: 'measured-container',
      property: 'max-width',
      sort: 'value',
      observations: collectSamples(evidence, ({ css }) => css.design?.containers ?? []).map(
        ({ sample: { value }, at }) => ({ ...at, value, token: dimension(value) }),
      ),
    },
    {
      ...rendered,
      group: 'measured-grid',
      property: 'grid-template-columns',
      observations: collectSamples(evidence, ({ css }) => css.design?.grids ?? []).map(({ sample, at }) => ({
        ...at,
        value: `${sample.columns} ${sample.equal ? 'equal columns' : 'columns'}, gap ${sample.gap[0]}px ${sample.gap[1]}px`,
        token: toGridTokens(sample),
      })),
    },
    {
      ...rendered,
      group: 'measured-z-index',
      property: 'z-index',
      sort: 'value',
      observations: collectSamples(evidence, ({ css }) => css.design?.zIndexes ?? [])
        .filter(({ sample: { value } }) => Number(value) !== 0 && Math.abs(Number(value)) < MAX_Z_INDEX)
        .map(({ sample: { value }, at }) => ({ ...at, value, token: { $type: 'number', $value: Number(value) } })),
    },
  ];
}

function toGridTokens({ columns, equal, gap: [row, column], layout, value }: GridSample): TokenParts {
  const gap = (name: string, px: number) => ({
    name,
    property: name,
    value: `${px}px`,
    token: { $type: 'dimension', $value: { value: px, unit: 'px' } },
  });
  return {
    parts: [
      {
        name: 'columns',
        property: layout ?? 'grid-template-columns',
        value,
        token: {
          $type: 'number',
          $value: columns,
          $description: equal ? 'Columns of the same width' : 'Columns of different widths',
        },
      },
      gap('column-gap', column),
      gap('row-gap', row),
    ],
  };
}

interface Edge {
  px: number;
  /** The width is the last one before the change (`max-width`), and not the first one after it (`min-width`). */
  isLast: boolean;
}

/** Widths of the window or of a container at which rules of the page begin or end to apply. */
function observeBreakpoints(
  evidence: Evidence,
  kind: 'widthQueries' | 'containerQueries',
): Omit<Observation, 'token'>[] {
  const queries = collectSamples(evidence, ({ css }) =>
    (css.design?.[kind] ?? []).map(({ query, rules }) => ({
      query,
      count: rules,
      selector: kind === 'widthQueries' ? `@media ${query}` : query,
    })),
  ).map(({ sample: { query }, at }) => ({ query, at, edges: parseWidthQuery(query) }));
  const firsts = new Set(queries.flatMap(({ edges }) => edges.filter(({ isLast }) => !isLast).map(({ px }) => px)));
  // 767 px (or 767.98 px) is the last width before 768 px.
  const breakpoint = ({ px, isLast }: Edge): number => {
    if (!isLast) return px;
    return Number.isInteger(px) ? (firsts.has(px + 1) ? px + 1 : px) : Math.ceil(px);
  };
  return queries.flatMap(({ query, at, edges }) =>
    [...new Set(edges.map(breakpoint))].map((px) => ({ ...at, value: `${px}px`, details: [query] })),
  );
}

const LENGTH = String.raw`(\d*\.?\d+)(px|r?em)`;
const WIDTH = '(?:width|inline-size)';
const MIN_MAX = new RegExp(`\\(\\s*(min|max)-${WIDTH}\\s*:\\s*${LENGTH}\\s*\\)`, 'g');
const WIDTH_FIRST = new RegExp(`${WIDTH}\\s*(<=?|>=?)\\s*${LENGTH}`, 'g');
const WIDTH_LAST = new RegExp(`${LENGTH}\\s*(<=?|>=?)\\s*${WIDTH}`, 'g');

/** The widths of a media or container query: `min-width`, `max-width` and ranges. None for print. */
export function parseWidthQuery(query: string): Edge[] {
  if (/\bprint\b/.test(query) && !/\bscreen\b/.test(query)) return [];
  const edge = (number = '', unit = '', isLast = false): Edge => ({
    px: Math.round(Number(number) * (unit === 'px' ? 1 : EM_PX) * 100) / 100,
    isLast,
  });
  return [
    ...[...query.matchAll(MIN_MAX)].map(([, side, number, unit]) => edge(number, unit, side === 'max')),
    ...[...query.matchAll(WIDTH_FIRST)].map(([, sign, number, unit]) =>
      edge(number, unit, sign === '<=' || sign === '>'),
    ),
    ...[...query.matchAll(WIDTH_LAST)].map(([, number, unit, sign]) =>
      edge(number, unit, sign === '>=' || sign === '<'),
    ),
  ].filter(({ px }) => px >= MIN_BREAKPOINT_PX && px <= MAX_BREAKPOINT_PX);
}
