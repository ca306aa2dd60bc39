import type { Stage, WritingReport } from '@brandprint/contracts';

type Report = Pick<WritingReport, 'by' | 'reason' | 'groundedness' | 'emptied'> & { name: Stage };

/** The note mentions sections with less groundedness. */
const LOW_GROUNDEDNESS = 0.8;

/** Which sections a model wrote, which it did not and why, and which had little support; as sentences. */
export function writingNotes(reports: readonly Report[]): string[] {
  const written = reports.filter(({ by }) => by === 'model');
  const reasons = new Map<string, Stage[]>();
  for (const { by, reason, name } of reports)
    if (by === 'rules') reasons.set(reason, [...(reasons.get(reason) ?? []), name]);
  const low = written.filter(({ groundedness }) => groundedness !== null && groundedness < LOW_GROUNDEDNESS);
  const emptied = reports.flatMap(({ name, emptied: paths = [] }) =>
    paths.map((path) => `${titleOf(name).toLowerCase()} (${path.slice(1).replace(/[_/]/g, ' ')})`),
  );
  const sentences = [
    written.length > 0 &&
      `${written.length === 1 ? 'One section was' : `${numberWord(written.length)} sections were`} written with a language model from what the site says and shows.`,
    ...[...reasons].map(
      ([reason, names]) =>
        `${joinTitles(names)} ${names.length === 1 ? 'was' : 'were'} written without a model: ${reason}.`,
    ),
    low.length > 0 &&
      `Parts of the model's text were left out because the site does not support them: ${low
        .map(
          ({ name, groundedness }) =>
            `${titleOf(name).toLowerCase()} (${Math.floor((groundedness ?? 0) * 100)} % supported)`,
        )
        .join(', ')}.`,
    emptied.length > 0 &&
      `What rules had chosen was removed, because the model found that the site does not say it: ${emptied.join(', ')}.`,
  ];
  return sentences.filter((sentence) => sentence !== false);
}

const numberWord = (count: number): string =>
  ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'][count - 2] ?? String(count);

const titleOf = (name: Stage): string => `${name[0]?.toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

/** `Tone`, `Tone and mission`, `Tone, mission and images`. */
function joinTitles(names: readonly Stage[]): string {
  const titles = names.map((name, i) => (i === 0 ? titleOf(name) : titleOf(name).toLowerCase()));
  const last = titles.length > 1 ? ` and ${titles.at(-1)}` : '';
  return `${titles.slice(0, last ? -1 : undefined).join(', ')}${last}`;
}
