import { expression, isChoice, override, type Tree, type TreeMap, when } from '../template.ts';
import type { Binding } from './binding.ts';
import { settingOf, text } from './parts.ts';

/** Settings that follow from the public URL, and those that the ports of pods repeat. */
export const NO_VALUES = ['PUBLIC_BASE_URL', 'MCP_PUBLIC_URL', 'PORT', 'METRICS_PORT'];

/** Where pods find the ConfigMap with certificates of private authorities. */
const AUTHORITIES = '/etc/brandprint/authorities';

function settings(data: TreeMap, app: string): Tree {
  const bound = Object.entries(data).map(([name, tree]) => {
    if (NO_VALUES.includes(name)) return [name, tree];
    const code = settingOf(app, name);
    return [name, isChoice(tree) ? override(code, text(code), tree) : text(code)];
  });
  const authorities = when(
    '.Values.authorities.file',
    expression(`printf "${AUTHORITIES}/%s" .Values.authorities.file | quote`),
  );
  const usesStores = 'S3_ENDPOINT' in data;
  return { ...Object.fromEntries(bound), ...(usesStores && { NODE_EXTRA_CA_CERTS: authorities }) };
}

export const SETTINGS: readonly Binding[] = [
  {
    kind: 'ConfigMap',
    name: 'api|crawler|analyst|courier|migrate|mcp',
    path: 'data',
    to: (tree, app) => settings(tree as TreeMap, app),
  },
  {
    kind: 'ScaledObject',
    path: 'spec/triggers/0/metadata/threshold',
    to: (_, app) => text(settingOf(app, app === 'crawler' ? 'CRAWL_CONCURRENCY' : 'STAGE_CONCURRENCY')),
  },
];
