import type { TerminalStyle } from './terminal-style.ts';

export interface Served {
  baseUrl: string;
  apiKey: string;
  brandId: string;
  /** The data folder. */
  dataDir: string;
}

const TRY = 'npm run quickstart -- https://your-site.example';
const JSON_TYPE = "-H 'Content-Type: application/json'";
const URL_BODY = `-d '{"url": "https://your-site.example"}'`;

/** What to do with a server that keeps running. */
export function nextStepsServing({ baseUrl, apiKey, brandId, dataDir }: Served, paint: TerminalStyle): string[] {
  const bearer = `-H 'Authorization: Bearer ${apiKey}'`;
  return [
    `${paint.dim('API    ')}  ${baseUrl}`,
    `${paint.dim('Docs   ')}  ${baseUrl}/docs`,
    `${paint.dim('API key')}  ${apiKey}`,
    '',
    ...commands(paint, [
      ['Get this brand as JSON', `curl ${bearer}`, `${baseUrl}/v1/api/brands/${brandId}`],
      ['Analyse your own site over HTTP', `curl ${bearer}`, JSON_TYPE, URL_BODY, `${baseUrl}/v1/api/parse`],
      ['Or here, after Ctrl-C', TRY],
    ]),
    `Serving. Press Ctrl-C to stop. Data directory: ${dataDir}`,
  ];
}

/** What to do after a run that ended; `out` is the file with the brand, if any. */
export function nextStepsOnce(out: string | undefined, paint: TerminalStyle): string[] {
  return [
    ...(out === undefined ? [] : [`The whole brand is in ${out}`, '']),
    ...commands(paint, [
      ['Analyse your own site', `${TRY} --once`],
      out === undefined
        ? ['Get the whole brand as JSON', 'npm run quickstart -- --once --out brand.json']
        : ['Start the API and its docs', 'npm run quickstart'],
    ]),
  ];
}

/** Commands, each with its title; long ones have shell line continuations, so that they can be copied. */
const commands = (paint: TerminalStyle, all: readonly [title: string, ...command: string[]][]): string[] =>
  all.flatMap(([title, ...parts]) => [`${paint.bold(title)}:`, `  ${parts.join(' \\\n    ')}`, '']);
