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
  return page(
    'Settings of the apps',
    [
      'Variables of the environment that each app reads when it runs as a process of its own; an empty one counts as unset.',
      `\`npm start\` and the quickstart, which are all apps in one process, read the same ones but for ${listed(notThere)}, and where a store, a secret or a port is unset they embed or choose one (see the README).`,
      'Where `SHUTDOWN_GRACE_SECONDS` is unset there, crawls and stages are handed back at once, and requests and webhooks have 10 seconds.',
      WRITTEN,
    ].join(' '),
    ['variable', 'read by', 'where unset', ''],
    rows,
  );
}

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
