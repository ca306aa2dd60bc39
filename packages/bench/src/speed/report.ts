import { formatTable } from '../format-table.ts';
import { geometricMean, median } from '../stats.ts';
import type { ContenderName, Round, RunCost, SiteSpeed } from './index.ts';

interface Matchup {
  name: string;
  ours: ContenderName;
  theirs: ContenderName;
  /** Most that our time may be as a share of theirs; undefined where none is set. */
  aim?: number;
}

const MATCHUPS: readonly Matchup[] = [
  { name: 'bare script', ours: 'ours', theirs: 'bare', aim: 1.3 },
  { name: 'bare script, as politely as in production', ours: 'paced', theirs: 'bare' },
  { name: 'dembrandt, one page', ours: 'oursPage', theirs: 'peerPage', aim: 0.2 },
  { name: 'dembrandt --crawl', ours: 'ours', theirs: 'peer', aim: 0.15 },
];

type Measure = keyof RunCost;

/** Our cost as a share of theirs: the median of the rounds; NaN if none has both. */
function ratioOf({ rounds }: SiteSpeed, { ours, theirs }: Matchup, measure: Measure): number {
  return median(rounds.flatMap((round) => ratioIn(round, ours, theirs, measure)));
}

function ratioIn(round: Round, ours: ContenderName, theirs: ContenderName, measure: Measure): number[] {
  const [mine, other] = [round[ours]?.[measure], round[theirs]?.[measure]];
  return mine && other ? [mine / other] : [];
}

/** The figures as tables for people: one a duel, with its aim and whether it is met. */
export function reportSpeed(results: readonly SiteSpeed[]): string {
  return MATCHUPS.flatMap((duel) => {
    const fought = results.filter((site) => !Number.isNaN(ratioOf(site, duel, 'wallMs')));
    return fought.length === 0 ? [] : [matchupTable(fought, duel)];
  }).join('\n\n');
}

function matchupTable(results: readonly SiteSpeed[], duel: Matchup): string {
  const head = [duel.name, 'pages', 'pictures', 'theirs s', 'ours s', 'ratio', 'theirs CPU s', 'ours CPU s', 'ratio'];
  const rows = results.map((site) => [
    site.site,
    duel.ours === 'oursPage' ? '1' : String(site.pages),
    duel.ours === 'oursPage' ? '' : String(site.pictures),
    ...(['wallMs', 'cpuMs'] as const).flatMap((measure) => [
      seconds(site, duel.theirs, measure),
      seconds(site, duel.ours, measure),
      text(ratioOf(site, duel, measure)),
    ]),
  ]);
  const [wall, cpu] = (['wallMs', 'cpuMs'] as const).map((measure) =>
    results.map((site) => ratioOf(site, duel, measure)).filter((ratio) => !Number.isNaN(ratio)),
  ) as [number[], number[]];
  const mean = ['geometric mean', '', '', '', '', text(geometricMean(wall)), '', '', text(geometricMean(cpu))];
  return `${formatTable(head, [...rows, mean])}${describeAim(duel, wall, cpu)}`;
}

function describeAim({ aim }: Matchup, wall: number[], cpu: number[]): string {
  if (aim === undefined) return '';
  const met = (ratios: number[]) => `${ratios.filter((ratio) => ratio <= aim).length} of ${ratios.length} sites`;
  const ofCpu = cpu.length > 0 ? `, in processor time at ${met(cpu)}` : '; processor time is not told on this system';
  return `\nAim: ${aim} at most. Met in wall time at ${met(wall)}${ofCpu}.`;
}

const seconds = ({ rounds }: SiteSpeed, run: ContenderName, measure: Measure): string =>
  text(median(rounds.flatMap((round) => round[run]?.[measure] ?? [])) / 1000);

const text = (value: number): string => (Number.isNaN(value) ? '' : value.toFixed(2));
