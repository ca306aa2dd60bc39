import { NAMESPACE } from './options.ts';
import type { Substitutions } from './template.ts';

/** Text of the manifests that comes from values wherever it occurs. */
export const SUBSTITUTIONS: Substitutions = [
  [NAMESPACE, '.Release.Namespace'],
  ['https://brandprint.example.com', 'include "brandprint.url" .'],
  ['brandprint.example.com', '.Values.host'],
  ['brandprint-tls', '.Values.ingress.tlsSecretName'],
  ['http://prometheus-operated.monitoring.svc:9090', '.Values.autoscaling.keda.prometheus'],
  ['https://github.com/OWNER/brandprint/blob/main/docs/operations.md', '.Values.monitoring.runbook'],
];
