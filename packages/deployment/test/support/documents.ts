import { METRICS, type MetricSpec } from '@brandprint/operations';
import type { SettingInfo } from '@brandprint/platform';
import { stringify } from 'yaml';
import { APP_SETTINGS, STANDALONE_SETTINGS } from './apps.ts';
import { documentsOf, read } from './files.ts';
import type { Manifest } from './kustomize.ts';

const WRITTEN = 'Written by `npm run documents` from what the apps say themselves; a test holds it equal.';

/** Every setting of the apps that run as processes of their own, as a page. */
export function settingsDocument(): string {
  const settings = new Map<string, { info: SettingInfo; apps: string[]; defaults: Map<string, string[]> }>();
  for (const [app, infos] of Object.entries(APP_SETTINGS)) {
    for (const info of infos) {
      const known = settings.get(info.name) ?? { info, apps: [] as string[], defaults: new Map<string, string[]>() };
      const text = defaultOf(info);
      known.defaults.set(text, [...(known.defaults.get(text) ?? []), app]);
      known.apps.push(app);
      settings.set(info.name, known);
    }
  }
  const rows = [...settings.values()].map(({ info, apps, defaults }) => {
    const all = apps.length === Object.keys(APP_SETTINGS).length ? 'all' : apps.join(', ');
    return [`\`${info.name}\``, all, defaultsOf(defaults), `${info.about}${info.secret ? ' · **secret**' : ''}`];
  });
  const inOneProcess = new Set(STANDALONE_SETTINGS.map(({ name }) => name));
  const notThere = [...settings.keys()].filter((name) => !inOneProcess.has(name)).map((name) => `\`${name}\``);
  const table = page(
    'Settings',
    [
      'Environment variables of each app as a separate process.',
      'An empty variable counts as unset.',
      `\`npm start\` and the quickstart, which run all apps in one process, read the same ones except ${listed(notThere)}.`,
      'Where something is unset they [embed it or choose it](#in-one-process).',
      WRITTEN,
    ].join(' '),
    ['variable', 'read by', 'where unset', ''],
    rows,
  );
  return `${table}\n${IN_ONE_PROCESS}\n${EXAMPLES}`;
}

/** What `npm start` and the quickstart do about settings that are unset. */
const IN_ONE_PROCESS = `## In one process

What \`npm start\` and the quickstart use where a setting is unset:

| variable | where unset |
|---|---|
| \`DATABASE_URL\` | a PostgreSQL from npm, with its files in the data folder |
| \`REDIS_URL\` | queue, rate limiter and host throttle are in PostgreSQL |
| \`S3_ENDPOINT\` | assets are files in the data folder |
| \`SECRETS_KEY\` | a private file in the data folder |
| \`PORT\` | 3000; \`--port\` takes precedence |
| \`METRICS_PORT\` | the port of the API |
| \`SHUTDOWN_GRACE_SECONDS\` | crawls and stages are handed back at once and resume at the next start; requests and webhooks have 10 seconds |
`;

/** What a row of the table has no room for. */
const EXAMPLES = `## Notes

- \`S3_BUCKET\`: \`npm start\` and \`migrate\` create the bucket if it is missing. Leave its versioning off: removed files would remain as old versions.
- \`ANTHROPIC_STAGE_MODELS\`: \`art-direction=claude-opus-5-5,tone=…\`. Stages with the same model share a cached prompt prefix, so several models cost more.
- \`ANTHROPIC_TOKENS_PER_ANALYSIS\`, \`ANTHROPIC_USD_PER_ANALYSIS\`: the sections that remain when a limit is reached are composed by rules.
- \`ANTHROPIC_PRICES\`: set it where the built-in prices are not yours.
- \`LOG_LEVEL\`: the log is JSON. The quickstart writes text where stderr is a terminal.
- \`EGRESS_ALLOW\`: \`EGRESS_ALLOW=127.0.0.1:8080 npm run quickstart -- http://127.0.0.1:8080/\` analyses a site on your own machine.
- \`OTEL_EXPORTER_OTLP_ENDPOINT\`: requests, stages, pages, fetches and model calls are traced. While it is unset, no tracing code is loaded.
- \`DATABASE_CONNECTIONS\`, \`CRAWL_CONCURRENCY\`, \`STAGE_CONCURRENCY\`: [capacity.md](capacity.md) has the arithmetic.
`;

/** Every metric of ours, as a page. */
export function metricsDocument(): string {
  const rows = Object.entries<MetricSpec>(METRICS).map(([name, { type, labels, apps, help }]) => {
    const by = labels.map((label) => `\`${label}\``).join(', ') || '–';
    return [`\`${name}\``, type, by, apps.join(', '), help];
  });
  return page(
    'Metrics',
    `What \`/metrics\` shows, besides \`process_…\` and \`nodejs_…\` of prom-client (memory, processor time, event loop lag). No label names a brand, a workspace, a host or a path. ${WRITTEN}`,
    ['metric', '', 'labels', 'shown by', ''],
    rows,
  );
}

/** The alerts as Prometheus reads them without its operator. */
export function alertsDocument(): string {
  const [rule] = documentsOf(read('k8s/monitoring/alerts.yaml')) as [Manifest];
  const head = '# Written by `npm run documents` from k8s/monitoring/alerts.yaml; a test holds it equal.';
  return `${head}\n${stringify(rule['spec'], { lineWidth: 0 })}`;
}

const listed = (names: string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const defaultOf = (info: SettingInfo): string => {
  if (info.default !== undefined) return `\`${info.default}\``;
  return info.required ? 'does not start' : '–';
};

function defaultsOf(defaults: Map<string, string[]>): string {
  if (defaults.size === 1) return [...defaults.keys()].join();
  return [...defaults].map(([text, apps]) => `${text} (${apps.join(', ')})`).join(', ');
}

function page(title: string, introduction: string, head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const table = [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)];
  return `# ${title}\n\n${introduction}\n\n${table.join('\n')}\n`;
}
