import { describe, expect, test } from '@jest/globals';
import type { Value } from './support/chart/value-kinds.ts';
import { CLUSTER_VALUES, VALUES } from './support/chart/values.ts';
import { readYaml } from './support/files.ts';
import { CLUSTER_CHART, refusal, rendered, testWithHelm } from './support/helm.ts';
import type { Manifest } from './support/kustomize.ts';

/** `{a: {b: value}}` for the path `a.b`. */
const valuesAt = (path: string, value: unknown) =>
  path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as object;

/** Everything is on, so that each value has a place. */
const EVERYTHING = {
  ingress: { kind: 'traefik', clusterIssuer: 'letsencrypt' },
  mcp: { enabled: true },
};
const find = (objects: readonly Manifest[], kind: string, name: string) =>
  objects.find((it) => it.kind === kind && it.metadata.name === name) as Manifest;
const text = (values: object, chart?: string) => JSON.stringify(rendered({ values, ...(chart && { chart }) }));

/** Values that show where they are used: another text for each, in its shape. */
function marked({ path, schema }: Value): [mark: string, value: unknown] | undefined {
  const { type, pattern = '', properties } = schema as { type: unknown; pattern?: string; properties?: object };
  const mark = `m-${path.toLowerCase().replace(/[^a-z0-9]/g, '-')}`;
  if (type === 'boolean' || type === 'integer' || 'enum' in schema) return undefined;
  if (pattern.includes('https?')) return [mark, `https://${mark}`];
  if (pattern.startsWith('^/')) return [mark, `/${mark}`];
  if (type === 'array')
    return [mark, 'exceptIpv4 exceptIpv6'.includes(path.split('.')[1] ?? '-') ? [mark] : [{ name: mark }]];
  if (properties) return undefined;
  if (type === 'object') return [mark, { [mark]: mark }];
  return Array.isArray(type) && type[0] === 'integer' ? undefined : [mark, mark];
}

function merged(target: Record<string, unknown>, source: object): Record<string, unknown> {
  for (const [key, value] of Object.entries(source)) {
    const inside = target[key];
    const isMap = (it: unknown) => typeof it === 'object' && it !== null && !Array.isArray(it);
    target[key] = isMap(inside) && isMap(value) ? merged({ ...(inside as object) }, value) : value;
  }
  return target;
}

describe.each([
  ['brandprint', undefined, VALUES, EVERYTHING],
  ['brandprint-cluster', CLUSTER_CHART, CLUSTER_VALUES, {}],
] as const)('values of the chart %s', (name, chart, values, base) => {
  testWithHelm('When texts, lists and maps are set, then all of them are in the objects', () => {
    const marks = values.flatMap((value) => {
      const found = marked(value);
      return found ? [[value.path, ...found] as const] : [];
    });
    expect(marks.length).toBeGreaterThan(chart ? 4 : 100);
    // Each of these replaces another one.
    const apart = ['url', 'host', 'ingress.gateways'];
    const used = marks.filter(([path]) => !apart.includes(path));
    const together = text(
      used.reduce((sum, [path, , value]) => merged(sum, valuesAt(path, value)), merged({}, base)),
      chart,
    );
    for (const [path, mark] of used) expect([path, together.includes(mark)]).toEqual([path, true]);
    if (chart) return;
    expect(text({ host: 'm.example.com' })).toContain('https://m.example.com/openapi.json');
    expect(text({ url: 'https://m-url' })).toContain('https://m-url/openapi.json');
    expect(text({ ingress: { kind: 'gateway', gateways: [{ name: 'm-gateway' }] } })).toContain('m-gateway');
  });

  testWithHelm('When a switch, a choice or a number is changed, then the objects are others', () => {
    const before = text(base, chart);
    for (const { path, schema, default: fallback } of values) {
      const { type, enum: choices = [] } = schema as { type: unknown; enum?: string[] };
      const other = choices.find((it) => it !== fallback && it !== '') ?? (type === 'boolean' ? !fallback : 77);
      if (
        marked({ path, schema, default: fallback, description: '' }) ||
        path === 'image.digests' ||
        path === 'secret.values'
      )
        continue;
      const without = path.endsWith('replicas') ? merged(merged({}, base), FIXED) : base;
      expect([
        path,
        text(merged(merged({}, without), valuesAt(path, switched(path, other))), chart) !==
          (without === base ? before : text(without, chart)),
      ]).toEqual([path, true]);
    }
  });

  test('When values.yaml is read, then it has each value with its default, and no other', () => {
    const file = readYaml(`charts/${name}/values.yaml`);
    const expected = values.reduce((sum, { path, default: fallback }) => merged(sum, valuesAt(path, fallback)), {});
    expect(file).toEqual(expected);
  });
});

/** Without autoscalers. */
const FIXED = { api: { autoscaling: { enabled: false } }, autoscaling: { keda: { enabled: false } } };
/** The values of a test are those of production, where these are on. */
const switched = (path: string, value: unknown) =>
  ['autoscaling.keda.enabled', 'monitoring.enabled', 'mcp.enabled'].includes(path) ? false : value;

describe('wrong values', () => {
  const [SECRETS_KEY, DATABASE_URL] = ['x'.repeat(32), 'postgres://'];
  testWithHelm.each([
    ['host', { host: 'https://example.com/' }],
    ['ingress/kind', { ingress: { kind: 'nginx' } }],
    ['crawlers', { crawlers: {} }],
    ['CRAWL_CONCURENCY', { settings: { crawler: { CRAWL_CONCURENCY: 3 } } }],
    ['secret/values', { secret: { values: { DATABASE_ULR: 'postgres://' } } }],
    ['crawler/replicas', { crawler: { replicas: -1 } }],
    ['networkPolicy/stores', { networkPolicy: { stores: '10.0.0.0/8' } }],
    ['image/digests', { image: { digests: { api: 'latest' } } }],
  ])('When %s is wrong, then Helm refuses it and names it', (field, values) => {
    expect(refusal(values)).toContain(field);
  });

  testWithHelm.each([
    ['host', { host: '' }],
    ['settings.common.S3_ENDPOINT', { settings: { common: { S3_ENDPOINT: '' } } }],
    ['networkPolicy.stores', { networkPolicy: { stores: [] } }],
    ['secret.values.MIGRATION_DATABASE_URL', { secret: { values: { SECRETS_KEY, DATABASE_URL } } }],
    ['secret.values.DATABASE_URL', { secret: { values: { SECRETS_KEY, MIGRATION_DATABASE_URL: DATABASE_URL } } }],
    [
      'secret.values.CRAWLER_DATABASE_URL',
      {
        databaseRoles: true,
        secret: { values: { SECRETS_KEY, API_DATABASE_URL: DATABASE_URL, MIGRATION_DATABASE_URL: DATABASE_URL } },
      },
    ],
    [
      'secret.values.SECRETS_KEY',
      { secret: { values: { DATABASE_URL, MIGRATION_DATABASE_URL: DATABASE_URL, SECRETS_KEY: 'short' } } },
    ],
  ])('When %s is missing, then the chart says what it needs', (field, values) => {
    expect(refusal(values)).toContain(`${field}: `);
  });

  testWithHelm(
    'When it is installed into a namespace of others, then it refuses, because it would cut them off',
    () => {
      expect(() => rendered({ namespace: 'default' })).toThrow('namespace default: ');
    },
  );
});

describe('an upgrade', () => {
  const hookOf = ({ metadata }: Manifest) => metadata.annotations?.['helm.sh/hook'];
  const weightOf = ({ metadata }: Manifest) => Number(metadata.annotations?.['helm.sh/hook-weight']);

  testWithHelm('When a release is installed or upgraded, then it migrates first, with all that the job needs', () => {
    const secret = {
      values: {
        MIGRATION_DATABASE_URL: 'postgres://db/x',
        DATABASE_URL: 'postgres://db/y',
        SECRETS_KEY: 's'.repeat(32),
      },
    };
    const objects = rendered({ values: { secret } });
    const hooks = objects.filter(hookOf);
    for (const hook of hooks) expect(hookOf(hook)).toBe('pre-install,pre-upgrade'); // and not before a rollback
    const job = find(hooks, 'Job', 'migrate');
    const before = hooks
      .filter((it) => weightOf(it) < weightOf(job))
      .map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(before.sort()).toEqual([
      'ConfigMap migrate',
      'NetworkPolicy migrate',
      'Secret migrate',
      'ServiceAccount migrate',
    ]);
    const { serviceAccountName, containers } = job['spec'].template.spec;
    const names = containers[0].env.map((it: Manifest) => it['valueFrom'].secretKeyRef.name);
    expect([serviceAccountName, containers[0].envFrom[0].configMapRef.name, ...names]).toEqual(
      Array(2 + names.length).fill('migrate'),
    );
    expect(find(objects, 'Secret', 'brandprint')['stringData']).toEqual(secret.values);
    expect(Object.keys(find(hooks, 'Secret', 'migrate')['stringData'])).toEqual(['MIGRATION_DATABASE_URL']);
  });

  testWithHelm('When a Secret exists already, then the chart has none', () => {
    expect(rendered().filter(({ kind }) => kind === 'Secret')).toEqual([]);
  });

  testWithHelm('When a setting changes, then only pods that read it start anew', () => {
    const sumsOf = (values: object) =>
      rendered({ values })
        .filter(({ kind }) => kind === 'Deployment')
        .map(({ metadata, spec }) => [metadata.name, spec.template.metadata.annotations['checksum/config']] as const);
    const before = new Map(sumsOf({}));
    const changed = sumsOf({ settings: { crawler: { CRAWL_CONCURRENCY: 3 } } }).filter(
      ([app, sum]) => before.get(app) !== sum,
    );
    expect(changed.map(([app]) => app)).toEqual(['crawler']);
  });

  testWithHelm('When a number is large, then its digits are what the app reads', () => {
    const values = {
      settings: { analyst: { ANTHROPIC_TOKENS_PER_ANALYSIS: 20_000_000, ANTHROPIC_USD_PER_ANALYSIS: 0.5 } },
    };
    const { data } = find(rendered({ values }), 'ConfigMap', 'analyst') as Manifest & { data: Record<string, string> };
    expect(data).toMatchObject({ ANTHROPIC_TOKENS_PER_ANALYSIS: '20000000', ANTHROPIC_USD_PER_ANALYSIS: '0.5' });
  });

  testWithHelm('When images have digests, then these are run, and the others by the version of the chart', () => {
    const digest = `sha256:${'a'.repeat(64)}`;
    const objects = rendered({ values: { image: { digests: { api: digest } } } });
    const imageOf = (app: string) => find(objects, 'Deployment', app)['spec'].template.spec.containers[0].image;
    const { version } = readYaml('package.json') as { version: string };
    expect(imageOf('api')).toBe(`registry.example.com/brandprint/api@${digest}`);
    expect(imageOf('crawler')).toBe(`registry.example.com/brandprint/crawler:${version}`);
  });
});
