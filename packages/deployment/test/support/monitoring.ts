import { overlayCluster } from './cluster.ts';
import { documentsOf, readRepositoryFile } from './files.ts';
import type { Manifest } from './kustomize.ts';

export interface Alert {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; description: string; runbook_url: string };
}

const [rule] = documentsOf(readRepositoryFile('k8s/monitoring/alerts.yaml')) as [Manifest];
export const ALERTS: readonly Alert[] = rule['spec'].groups.flatMap((group: { rules: Alert[] }) => group.rules);

interface Panel {
  title: string;
  targets?: { expr: string }[];
}
export const PANELS = (JSON.parse(readRepositoryFile('k8s/monitoring/dashboard.json')) as { panels: Panel[] }).panels;

/** The scaling query of each worker. */
export const SCALING: Readonly<Record<string, string>> = Object.fromEntries(
  overlayCluster('production')
    .all('ScaledObject')
    .map(({ metadata, spec }) => [metadata.name, spec.triggers[0].metadata.query as string]),
);

/** Every Prometheus query, by its location. */
export const QUERIES: readonly (readonly [string, string])[] = [
  ...ALERTS.map(({ alert, expr }) => [alert, expr] as const),
  ...PANELS.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => [`panel "${title}"`, expr.replaceAll('$__rate_interval', '5m')] as const),
  ),
  ...Object.entries(SCALING).map(([app, query]) => [`scaling of ${app}`, query] as const),
];
