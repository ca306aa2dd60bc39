import type { Paint } from './paint.ts';

export interface Served {
  baseUrl: string;
  apiKey: string;
  brandId: string;
  /** The folder with everything that is kept. */
  dataDir: string;
}

const TRY = 'npm run quickstart -- https://your-site.example';
const JSON_BODY = `-H 'Content-Type: application/json' -d '{"url": "https://your-site.example"}'`;

/** What to do with a server that runs on. Commands stand on lines of their own, unbroken, so that they can be copied. */
export function nextStepsServing({ baseUrl, apiKey, brandId, dataDir }: Served, paint: Paint): string[] {
  const bearer = `-H 'Authorization: Bearer ${apiKey}'`;
  return [
    `${paint.faint('API    ')}  ${baseUrl}`,
    `${paint.faint('Docs   ')}  ${baseUrl}/docs`,
    `${paint.faint('API key')}  ${apiKey}`,
    '',
    ...commands(paint, [
      ['This brand as JSON', `curl ${bearer} ${baseUrl}/v1/api/brands/${brandId}`],
      ['Your own site, over HTTP', `curl ${bearer} ${JSON_BODY} ${baseUrl}/v1/api/parse`],
      ['Your own site, in this terminal (after Ctrl-C)', TRY],
    ]),
    `Serving until Ctrl-C. Data is kept in ${dataDir}`,
  ];
}

/** What to do after a run that ended; `out` is where the brand was written, if it was. */
export function nextStepsOnce(out: string | undefined, paint: Paint): string[] {
  return [
    ...(out === undefined ? [] : [`The whole brand is in ${out}`, '']),
    ...commands(paint, [
      ['Your own site', `${TRY} --once`],
      out === undefined
        ? ['The whole brand as JSON', 'npm run quickstart -- --once --out brand.json']
        : ['The API and its docs', 'npm run quickstart'],
    ]),
  ];
}

const commands = (paint: Paint, all: readonly [title: string, command: string][]): string[] =>
  all.flatMap(([title, command]) => [`${paint.strong(title)}:`, `  ${command}`, '']);
