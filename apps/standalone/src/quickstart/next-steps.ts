import type { TerminalStyle } from '@brandprint/terminal';
import type { WelcomeLink } from '../runtime/welcome-link.ts';

export interface ServingInfo {
  baseUrl: string;
  apiKey: string;
  brandId: string;
  /** The data folder. */
  dataDir: string;
  /** Opens the dashboard; null without one. */
  welcome?: WelcomeLink | null;
}

/** Titles, each with the parts of its command. */
export type CommandSteps = readonly [title: string, ...command: string[]][];

export const QUICKSTART = 'npm run quickstart';
const YOUR_SITE = `${QUICKSTART} -- https://your-site.example`;
const JSON_TYPE = "-H 'Content-Type: application/json'";
const URL_BODY = `-d '{"url": "https://your-site.example"}'`;

/** What to do with a server that runs on; `outcome` is what the analysis calls for. */
export function nextStepsServing(served: ServingInfo, paint: TerminalStyle, outcome: CommandSteps = []): string[] {
  const { baseUrl, apiKey, brandId, dataDir, welcome } = served;
  const bearer = `-H 'Authorization: Bearer ${apiKey}'`;
  return [
    `${paint.dim('API    ')}  ${baseUrl}`,
    `${paint.dim('Docs   ')}  ${baseUrl}/docs`,
    `${paint.dim('API key')}  ${apiKey}`,
    ...(welcome
      ? [
          '',
          paint.bold(`Open this brand in the browser (works once, for ${welcome.minutes} minutes):`),
          `  ${welcome.url}`,
        ]
      : []),
    '',
    ...commands(paint, [
      ...outcome,
      ['Get this brand as JSON', `curl ${bearer}`, `${baseUrl}/v1/api/brands/${brandId}`],
      ['Analyse your own site over HTTP', `curl ${bearer}`, JSON_TYPE, URL_BODY, `${baseUrl}/v1/api/parse`],
      ['Or here, after Ctrl-C', YOUR_SITE],
    ]),
    `Serving. Press Ctrl-C to stop. Data directory: ${dataDir}`,
  ];
}

/**
 * What to do after a run that ended; `out` is where the brand was written, if it was. What the outcome of the analysis calls
 * for is all that is said, if anything.
 */
export function nextStepsOnce(out: string | undefined, paint: TerminalStyle, outcome: CommandSteps = []): string[] {
  const usual: CommandSteps = [
    ['Analyse your own site', `${YOUR_SITE} --once`],
    out === undefined
      ? ['Get the whole brand as JSON', `${QUICKSTART} -- --once --out brand.json`]
      : ['Start the API and its docs', QUICKSTART],
  ];
  return [
    ...(out === undefined ? [] : [`The whole brand is in ${out}`, '']),
    ...commands(paint, outcome.length > 0 ? outcome : usual),
  ];
}

/** Commands, each with its title; one that is long is broken as a shell allows, so that it can be copied. */
const commands = (paint: TerminalStyle, all: CommandSteps): string[] =>
  all.flatMap(([title, ...parts]) => [`${paint.bold(title)}:`, `  ${parts.join(' \\\n    ')}`, '']);
