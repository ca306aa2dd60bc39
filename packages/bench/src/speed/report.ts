import { formatTable } from '@brandprint/harness/format-table';
import { geometricMean, median } from '@brandprint/harness/stats';
import type { ContenderName, Round, SiteSpeed } from './index.ts';
import type { RunCost } from './run-cost.ts';

interface Matchup {
  name: string;
  ours: ContenderName;
  theirs: ContenderName;
  /** Maximum of our time as a share of theirs; undefined if there is no target. */
  target?: number;
}

const MATCHUPS: readonly Matchup[] = [
  { name: 'bare script', ours: 'ours', theirs: 'bare', target: 1.3 },
  { name: 'bare script, with the pauses of the host throttle', ours: 'throttled', theirs: 'bare' },
  { name: 'dembrandt, one page', ours: 'oursPage', theirs: 'peerPage', target: 0.2 },
  { name: 'designlang, one page', ours: 'oursPage', theirs: 'designlangPage' },
  { name: 'designlang, one page: the whole analysis', ours: 'analysisPage', theirs: 'designlangPage' },
  { name: 'designlang, one page: until a first look', ours: 'firstLook', theirs: 'designlangPage' },
  { name: 'the other checkout, one page: the whole analysis', ours: 'analysisPage', theirs: 'againstPage' },
  { name: 'dembrandt --crawl', ours: 'ours', theirs: 'peer', target: 0.15 },
  { name: 'bare script, one page: the whole analysis', ours: 'analysisPage', theirs: 'barePage' },
  { name: 'bare script, one page: until name, colours, fonts and logo', ours: 'firstSections', theirs: 'barePage' },
  { name: 'bare script, one page: until a first look', ours: 'firstLook', theirs: 'barePage' },
  { name: 'bare script, all pages: the whole analysis', ours: 'analysisPages', theirs: 'bare' },
  { name: 'bare script, all pages: until name, colours, fonts and logo', ours: 'firstSectionsPages', theirs: 'bare' },
  { name: 'bare script, all pages: until a first look', ours: 'firstLookPages', theirs: 'bare' },
];

type Measure = keyof RunCost;

/** Our cost as a share of theirs, the median of the rounds; NaN if no round has both. */
function ratioOf({ rounds }: SiteSpeed, { ours, theirs }: Matchup, measure: Measure): number {
  return median(rounds.flatMap((round) => ratioIn(round, ours, theirs, measure)));
}

function ratioIn(round: Round, ours: ContenderName, theirs: ContenderName, measure: Measure): number[] {
  const [mine, other] = [round[ours]?.[measure], round[theirs]?.[measure]];
  return mine && other ? [mine / other] : [];
}

/** One text table per matchup, with its target and whether it is met. */
export function reportSpeed(results: readonly SiteSpeed[]): string {
  return MATCHUPS.flatMap((matchup) => {
    const measured = results.filter((site) => !Number.isNaN(ratioOf(site, matchup, 'wallMs')));
    return measured.length === 0 ? [] : [matchupTable(measured, matchup)];
  }).join('\n\n');
}

function matchupTable(results: readonly SiteSpeed[], matchup: Matchup): string {
  const head = [
    matchup.name,
    'pages',
    'screenshots',
    'theirs s',
    'ours s',
    'ratio',
    'theirs CPU s',
    'ours CPU s',
    'ratio',
  ];
  const rows = results.map((site) => [
    site.site,
    ...(matchup.ours === 'ours' || matchup.ours === 'throttled'
      ? [String(site.pages), String(site.screenshots)]
      : [matchup.ours.endsWith('Pages') ? String(site.pages) : '1', '']),
    ...(['wallMs', 'cpuMs'] as const).flatMap((measure) => [
      seconds(site, matchup.theirs, measure),
      seconds(site, matchup.ours, measure),
      text(ratioOf(site, matchup, measure)),
    ]),
  ]);
  const [wall, cpu] = (['wallMs', 'cpuMs'] as const).map((measure) =>
    results.map((site) => ratioOf(site, matchup, measure)).filter((ratio) => !Number.isNaN(ratio)),
  ) as [number[], number[]];
  const mean = ['geometric mean', '', '', '', '', text(geometricMean(wall)), '', '', text(geometricMean(cpu))];
  return `${formatTable(head, [...rows, mean])}${describeTarget(matchup, wall, cpu)}`;
}

function describeTarget({ target }: Matchup, wall: number[], cpu: number[]): string {
  if (target === undefined) return '';
  const met = (ratios: number[]) => `${ratios.filter((ratio) => ratio <= target).length} of ${ratios.length} sites`;
  const ofCpu = cpu.length > 0 ? `, in processor time by ${met(cpu)}` : '; the system does not report processor time';
  return `\nTarget: ${target} at most. Met in wall time by ${met(wall)}${ofCpu}.`;
}

const seconds = ({ rounds }: SiteSpeed, run: ContenderName, measure: Measure): string =>
  text(median(rounds.flatMap((round) => round[run]?.[measure] ?? [])) / 1000);

const text = (value: number): string => (Number.isNaN(value) ? '' : value.toFixed(2));
