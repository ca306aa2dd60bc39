import type { CalibrationResult } from './index.ts';
import type { Reliability } from './reliability.ts';

const two = (x: number): string => x.toFixed(2);
const percent = (x: number): string => `${Math.round(x * 100)}%`;

/** The weights, named as in packages/sections, and their reliability on sites outside the fit. */
export function reportCalibration(results: readonly CalibrationResult[]): string {
  return results
    .map(({ kind, names, sites, weights: [bias = 0, ...weights], reliability, counts }) =>
      [
        `${kind}: ${reliability.values} values on ${sites} sites, ${percent(reliability.right)} right`,
        `  bias ${two(bias)}; ${names.map((name, i) => `${name} ${two(weights[i] ?? 0)}`).join(', ')}`,
        ...counts.map(({ name, values, right }) => `  ${name}: ${right} of ${values} right`),
        ...binLines(reliability),
        `  Brier ${reliability.brier.toFixed(3)} (${reliability.brierOfMean.toFixed(3)} for the mean alone), off by ${two(reliability.gap)}`,
      ].join('\n'),
    )
    .join('\n\n');
}

function binLines({ bins }: Reliability): string[] {
  return [
    '  probability values  stated  right',
    ...bins.map(
      ({ from, to, values, stated, observed }) =>
        `  ${two(from)}-${two(to)}   ${String(values).padStart(5)}   ${percent(stated).padStart(5)}  ${percent(observed).padStart(5)}`,
    ),
  ];
}
