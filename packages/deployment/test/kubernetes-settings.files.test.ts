import { describe, expect, test } from '@jest/globals';
import { policyOf } from '../../pipeline/src/retry-policy.ts';
import { APP_SETTINGS, SERVICES, settingNames } from './support/app-settings.ts';
import { environmentOf, OVERLAYS, overlayCluster } from './support/cluster.ts';
import { imageEnvironment } from './support/dockerfile.ts';

/** Longer than it takes to stop everything else: connections, the browser, telemetry. */
const MARGIN_SECONDS = 10;

describe.each(OVERLAYS)('settings in the overlay %s', (overlay) => {
  const cluster = overlayCluster(overlay);
  const podOf = (app: string) => {
    const pod = cluster.pods.find(
      ({ labels }) => labels['app.kubernetes.io/component'] === (app === 'operator' ? 'migrate' : app),
    );
    if (!pod) throw new Error(`no pod of ${app}`);
    return pod;
  };

  test.each(Object.keys(APP_SETTINGS))('When %s starts, then it gets exactly the settings that it reads', (app) => {
    const { config, secrets } = environmentOf(cluster, podOf(app));
    const given = [...Object.keys(config), ...Object.keys(secrets)];
    const ofImage = Object.keys(imageEnvironment(app)).filter((name) => settingNames(app).includes(name));
    expect([...new Set([...given, ...ofImage])].sort()).toEqual(settingNames(app));
  });

  test.each(Object.keys(APP_SETTINGS))('When a setting of %s is a secret, then it is in no config map', (app) => {
    const { secrets } = environmentOf(cluster, podOf(app));
    const expected = (APP_SETTINGS[app] ?? []).filter(({ secret }) => secret).map(({ name }) => name);
    expect(Object.keys(secrets).sort()).toEqual(expected.sort());
  });

  test.each(Object.keys(APP_SETTINGS))('When %s requires a setting, then it has a value', (app) => {
    const { config, secrets } = environmentOf(cluster, podOf(app));
    for (const { name, required } of APP_SETTINGS[app] ?? []) {
      if (required) expect([name, Boolean(config[name] || secrets[name])]).toEqual([name, true]);
    }
  });

  test('When a pod is stopped, then its longest stage ends within the grace time', () => {
    for (const app of SERVICES) {
      const pod = podOf(app);
      const { SHUTDOWN_GRACE_SECONDS = '0', SHUTDOWN_DELAY_SECONDS = '0' } = environmentOf(cluster, pod).config;
      const ours = Number(SHUTDOWN_GRACE_SECONDS) + Number(SHUTDOWN_DELAY_SECONDS);
      expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(ours + MARGIN_SECONDS);
    }
    const graceOf = (app: string) => Number(environmentOf(cluster, podOf(app)).config['SHUTDOWN_GRACE_SECONDS']) * 1000;
    expect(graceOf('crawler')).toBeGreaterThan(policyOf('crawl').deadlineMs);
    expect(graceOf('analyst')).toBeGreaterThan(policyOf('art-direction').deadlineMs);
  });

  test('When ports are declared, then apps listen there', () => {
    for (const app of SERVICES) {
      const { spec } = podOf(app);
      const { config } = environmentOf(cluster, podOf(app));
      const ports = Object.fromEntries(
        spec.containers[0].ports.map((port: { name: string; containerPort: number }) => [
          port.name,
          port.containerPort,
        ]),
      );
      expect(ports).toEqual({
        metrics: Number(config['METRICS_PORT']),
        ...(config['PORT'] !== undefined && { http: Number(config['PORT']) }),
      });
      for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
        expect(ports[spec.containers[0][probe].httpGet.port]).toBeDefined();
      }
    }
    for (const { spec } of cluster.all('PodMonitor')) {
      expect(spec.podMetricsEndpoints).toEqual([expect.objectContaining({ port: 'metrics', path: '/metrics' })]);
    }
  });
});

describe('scaling', () => {
  const cluster = overlayCluster('production');
  const CONCURRENCY = { crawler: 'CRAWL_CONCURRENCY', analyst: 'STAGE_CONCURRENCY' } as const;

  test.each(Object.entries(CONCURRENCY))(
    'When work for %s is divided, then by the concurrency of one pod',
    (app, setting) => {
      const { spec } = cluster.get('ScaledObject', app);
      const pod = cluster.pods.find(({ owner }) => owner.kind === 'Deployment' && owner.metadata.name === app);
      if (!pod) throw new Error(`no ${app}`);
      expect(spec.triggers[0].metadata.threshold).toBe(environmentOf(cluster, pod).config[setting]);
      expect(spec.minReplicaCount).toBeGreaterThan(0);
    },
  );

  test('When crawls are admitted ahead, then no more than the minimum number of crawlers runs at a time', () => {
    const { spec } = cluster.get('ScaledObject', 'crawler');
    const slots = spec.minReplicaCount * Number(spec.triggers[0].metadata.threshold);
    for (const pod of cluster.pods.filter(({ owner }) => owner.kind === 'Deployment')) {
      const { ADMISSION_WINDOW } = environmentOf(cluster, pod).config;
      expect([pod.owner.metadata.name, Number(ADMISSION_WINDOW) <= slots]).toEqual([pod.owner.metadata.name, true]);
    }
  });

  test('When an autoscaler sets the replicas, then no manifest overwrites them', () => {
    for (const app of ['api', 'crawler', 'analyst'])
      expect(cluster.get('Deployment', app)['spec'].replicas).toBeUndefined();
    expect(cluster.get('Deployment', 'courier')['spec'].replicas).toBeGreaterThan(1);
  });
});
