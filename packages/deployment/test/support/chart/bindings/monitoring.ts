import { expression, type Tree, type TreeMap, when } from '../template.ts';
import type { Binding } from './binding.ts';
import { number, text, withMore } from './parts.ts';

const replicas = (end: 'min' | 'max'): Binding[] => [
  { kind: 'HorizontalPodAutoscaler', path: `spec/${end}Replicas`, to: () => number(`.Values.api.autoscaling.${end}`) },
  {
    kind: 'ScaledObject',
    path: `spec/${end}ReplicaCount`,
    to: (_, app) => number(`.Values.${app}.autoscaling.${end}`),
  },
];

/** Autoscalers and what Prometheus reads. */
export const MONITORING: readonly Binding[] = [
  ...replicas('min'),
  ...replicas('max'),
  {
    kind: 'HorizontalPodAutoscaler',
    path: 'spec/metrics/0/resource/target/averageUtilization',
    to: () => number('.Values.api.autoscaling.cpuPercent'),
  },
  {
    kind: 'HorizontalPodAutoscaler',
    path: '',
    to: (tree) => when('.Values.api.autoscaling.enabled', tree as Tree),
  },
  {
    kind: 'ConfigMap',
    name: 'brandprint-dashboard',
    path: 'data/brandprint.json',
    to: () => expression('.Files.Get "files/dashboard.json" | toJson'),
  },
  {
    kind: 'PodMonitor|PrometheusRule|Probe',
    path: 'metadata/labels',
    to: (tree) => {
      const { release: _, ...labels } = tree as TreeMap;
      return withMore(labels, '.Values.monitoring.labels');
    },
  },
  { kind: 'Probe', path: 'spec/prober/url', to: () => text('.Values.monitoring.blackboxExporter') },
  { kind: 'Probe', path: '', to: (tree) => when('.Values.monitoring.blackboxExporter', tree as Tree) },
];
