import { productionOf } from './options.ts';
import { LIST, number, OBJECT, TEXTS, type Value, value } from './value-kinds.ts';

const manifests = [{ components: ['mcp'], resources: ['autoscaling'] }, { components: ['ingress/gateway'] }].flatMap(
  productionOf,
);
// biome-ignore lint/suspicious/noExplicitAny: a manifest is looked into by path
export function specOf(kind: string, name: string): any {
  const found = manifests.find((it) => it.kind === kind && it.metadata.name === name);
  if (!found) throw new Error(`there is no ${kind} ${name}, which has defaults of values`);
  return found['spec'];
}
export const podOf = (app: string) => specOf(app === 'migrate' ? 'Job' : 'Deployment', app).template.spec;

/** What can be said about the pods of each app. */
export function valuesOf(app: string): Value[] {
  const grace =
    app === 'migrate'
      ? []
      : [
          value(
            `${app}.terminationGracePeriodSeconds`,
            null,
            { type: ['integer', 'null'], minimum: 1 },
            `Seconds that a pod has to stop; longer than its SHUTDOWN_GRACE_SECONDS. Unset: ${podOf(app).terminationGracePeriodSeconds}${['crawler', 'analyst'].includes(app) ? ', or 110 with spot' : ''}.`,
          ),
        ];
  return [
    value(`${app}.resources`, podOf(app).containers[0].resources, OBJECT, 'Requests and limits of its container.'),
    ...grace,
    value(`${app}.extraEnv`, [], LIST, 'Further environment variables, as in a pod (name, value, valueFrom).'),
    value(`${app}.podAnnotations`, {}, TEXTS, 'Further annotations of its pods.'),
    value(`${app}.podLabels`, {}, TEXTS, 'Further labels of its pods.'),
    value(`${app}.nodeSelector`, {}, TEXTS, 'Labels of the nodes that its pods may be on.'),
    value(`${app}.tolerations`, [], LIST, 'Taints that its pods tolerate.'),
    value(`${app}.affinity`, {}, OBJECT, 'Affinity of its pods.'),
    value(
      `${app}.serviceAccountAnnotations`,
      {},
      TEXTS,
      'Annotations of its ServiceAccount, such as eks.amazonaws.com/role-arn.',
    ),
  ];
}

/** How many pods there are of an app that KEDA scales. */
export function scaled(app: 'crawler' | 'analyst'): Value[] {
  const { minReplicaCount, maxReplicaCount } = specOf('ScaledObject', app);
  return [
    number(`${app}.replicas`, 2, 'Number of pods without autoscaling.'),
    number(`${app}.autoscaling.min`, minReplicaCount, 'Least number of pods with KEDA.', 1),
    number(`${app}.autoscaling.max`, maxReplicaCount, 'Greatest number of pods with KEDA.', 1),
  ];
}
