import { expect, test } from '@jest/globals';
import { environmentOf, overlayCluster, type Pod } from './support/cluster.ts';
import { readRepositoryFile } from './support/files.ts';

const cluster = overlayCluster('production');

/** The most pods that an app has outside of a release. */
function maxPodsOf(app: string): number {
  const hpa = cluster.all('HorizontalPodAutoscaler').find(({ metadata }) => metadata.name === app);
  const scaled = cluster.all('ScaledObject').find(({ metadata }) => metadata.name === app);
  return (
    hpa?.['spec'].maxReplicas ?? scaled?.['spec'].maxReplicaCount ?? cluster.get('Deployment', app)['spec'].replicas
  );
}

function budgetOf(app: string): { app: string; numbers: number[] } {
  const pod = cluster.pods.find(({ owner }) => owner.kind === 'Deployment' && owner.metadata.name === app) as Pod;
  const pods = maxPodsOf(app);
  const { maxSurge } = pod.owner['spec'].strategy.rollingUpdate as { maxSurge: number | string };
  const surge = typeof maxSurge === 'number' ? maxSurge : Math.ceil((pods * Number.parseInt(maxSurge, 10)) / 100);
  const each = Number(environmentOf(cluster, pod).config['DATABASE_CONNECTIONS']);
  return { app, numbers: [pods, surge, pods, each, (pods + surge + pods) * each] };
}

test('When every app has its most pods during a release, then the documented budget and the pooler cover them', () => {
  const budgets = ['api', 'crawler', 'analyst', 'courier'].map(budgetOf);
  const total = budgets.reduce((sum, { numbers }) => sum + (numbers.at(-1) ?? 0), 0);
  const capacity = readRepositoryFile('docs/capacity.md');
  for (const { app, numbers } of budgets) expect(capacity).toContain(`| ${[app, ...numbers].join(' | ')} |`);
  expect(capacity).toContain(`| together | | | | | **${total.toLocaleString('en')}** |`);
  const [, clients] = /^max_client_conn = (\d+)$/m.exec(readRepositoryFile('docs/operations.md')) ?? [];
  expect(Number(clients)).toBeGreaterThan(total);
});
