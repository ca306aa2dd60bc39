import type { ColorFinding, ColorReport, CopyFinding, CopyReport } from '@brandprint/checks';
import { shorten, stripControlCharacters, type TerminalStyle } from '@brandprint/terminal';

/** What was found in a file. */
export type FileReport = { file: string } & (({ kind: 'colors' } & ColorReport) | ({ kind: 'copy' } & CopyReport));
type Finding = ColorFinding | CopyFinding;

const MAX_QUOTE = 70;
const MAX_PLACES = 3;

/** Findings as `file:line: message`, which editors understand, with swatches and places below. */
export function formatFindings({ file, findings }: FileReport, paint: TerminalStyle): string[] {
  return findings.flatMap((finding) => {
    const line = lineOf(finding);
    const where = stripControlCharacters(line === null ? file : `${file}:${line}`);
    return [
      `${paint.bold(where)}: ${stripControlCharacters(finding.message)}`,
      ...details(finding, paint).map((text) => `    ${text}`),
    ];
  });
}

const lineOf = (finding: Finding): number | null =>
  'line' in finding ? finding.line : 'places' in finding ? (finding.places[0]?.line ?? null) : null;

function details(finding: Finding, paint: TerminalStyle): string[] {
  if ('rule' in finding)
    return finding.quote ? [paint.dim(shorten(stripControlCharacters(finding.quote), MAX_QUOTE))] : [];
  if (finding.kind === 'not-a-color') return [];
  const shown = finding.places.slice(0, MAX_PLACES).map(({ line, path }) => `${line}: ${path}`);
  const total = finding.kind === 'off-brand' ? finding.count : finding.places.length;
  const more = total > shown.length ? ` and ${total - shown.length} more` : '';
  const places = shown.length > 0 ? paint.dim(stripControlCharacters(shown.join(', ')) + more) : '';
  const swatches =
    finding.kind === 'off-brand' && paint.swatch(finding.hex)
      ? `${paint.swatch(finding.hex)} → ${paint.swatch(finding.nearest.hex)}  `
      : '';
  return places || swatches ? [`${swatches}${places}`] : [];
}
