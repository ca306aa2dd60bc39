import { SERVICES } from '../app-settings.ts';
import { podOf, scaled, specOf, valuesOf } from './app-values.ts';
import { settingValues } from './settings-values.ts';
import { flag, LIST, number, OBJECT, TEXT, TEXTS, text, type Value, value } from './value-kinds.ts';

const IMAGES = [...SERVICES, 'mcp', 'operator'];
const SECRETS = [
  'DATABASE_URL',
  ...SERVICES.map((app) => `${app.toUpperCase()}_DATABASE_URL`),
  'MIGRATION_DATABASE_URL',
  'REDIS_URL',
  'REDIS_SENTINEL_PASSWORD',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'SECRETS_KEY',
  'SECRETS_KEY_PREVIOUS',
  'ANTHROPIC_API_KEY',
  'OPERATOR_TOKEN',
  'OIDC_CLIENT_SECRET',
  'SMTP_URL',
  'OTEL_EXPORTER_OTLP_HEADERS',
];
const only = (names: readonly string[], schema: object) => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(names.map((name) => [name, schema])),
});

const hpa = specOf('HorizontalPodAutoscaler', 'api');
const policyOf = (name: string) => specOf('NetworkPolicy', name);

/** Values of the chart of an installation. */
export const VALUES: readonly Value[] = [
  text('host', '', 'Public host name. Required.', { pattern: '^[A-Za-z0-9.-]*$' }),
  text('url', '', 'Public URL. Unset: https:// and the host.', { pattern: '^(https?://[^/\\s"]+)?$' }),
  text(
    'image.repository',
    'ghcr.io/OWNER/brandprint',
    'Registry and path of the images; each has the name of its app behind it. Released charts name their own.',
    { minLength: 1 },
  ),
  text('image.tag', '', 'Tag of all images. Unset: the appVersion of the chart.'),
  value(
    'image.digests',
    {},
    only(IMAGES, { type: 'string', pattern: '^sha256:[0-9a-f]{64}$' }),
    `Digests by app (${IMAGES.join(', ')}), which go before the tag.`,
  ),
  text('image.pullPolicy', '', 'Unset: that of Kubernetes.', { enum: ['', 'Always', 'IfNotPresent', 'Never'] }),
  value('image.pullSecrets', [], LIST, 'Secrets to pull the images with: - name: NAME'),
  text(
    'secret.name',
    'brandprint',
    'Name of the Secret with the secret settings. Create it before, or give its content below.',
    { minLength: 1 },
  ),
  value(
    'secret.values',
    {},
    only(SECRETS, TEXT),
    `Content of the Secret, if the chart is to create it: ${SECRETS.join(', ')}. It is then also in the release's own Secret, which Helm keeps in the namespace.`,
  ),
  ...settingValues(),
  flag(
    'databaseRoles',
    false,
    'Each app has a database role of its own; set settings.migrate.DATABASE_ROLE_PREFIX too.',
  ),
  text(
    'authorities.configMap',
    'authorities',
    'ConfigMap with certificates of private authorities for the stores; it need not exist.',
    { minLength: 1 },
  ),
  text('authorities.file', '', 'Key of that ConfigMap which Node reads, such as ca.pem.'),
  text(
    'ingress.kind',
    'traefik',
    'traefik, ingress-nginx (retired), gateway (an HTTPRoute of the Gateway API), other (an Ingress with the class and annotations below), or none.',
    { enum: ['traefik', 'ingress-nginx', 'gateway', 'other', 'none'] },
  ),
  text('ingress.className', '', 'Class of the Ingress. Unset: that of the kind.'),
  value('ingress.annotations', {}, TEXTS, 'Further annotations of the Ingress.'),
  text(
    'ingress.tlsSecretName',
    'brandprint-tls',
    'Secret with the certificate of the host. Empty: the controller has a certificate.',
  ),
  text('ingress.clusterIssuer', '', 'ClusterIssuer of cert-manager that issues the certificate.'),
  value(
    'ingress.gateways',
    specOf('HTTPRoute', 'api').parentRefs,
    LIST,
    'parentRefs of the HTTPRoute: your Gateway and its HTTPS listener.',
  ),
  text('service.type', 'ClusterIP', 'Type of the Service of the API.', {
    enum: ['ClusterIP', 'NodePort', 'LoadBalancer'],
  }),
  value('service.annotations', {}, TEXTS, 'Annotations of that Service.'),
  flag('networkPolicy.enabled', true, 'Deny all traffic that is not named here or needed by an app.'),
  value(
    'networkPolicy.stores',
    [],
    LIST,
    'Egress rules (of a NetworkPolicy) to Postgres, Redis and the file store. Required with networkPolicy.enabled.',
  ),
  value(
    'networkPolicy.ingressFrom',
    [],
    LIST,
    'Peers that may reach the API and the MCP server. Unset: the namespace of the ingress controller, which is named like its kind (other: ingress).',
  ),
  value('networkPolicy.dns', policyOf('names').egress[0].to, LIST, 'Peers that answer DNS.'),
  value('networkPolicy.model', policyOf('analyst').egress, LIST, 'Egress rules to the language model.'),
  text('networkPolicy.monitoringNamespace', 'monitoring', 'Namespace of Prometheus and of a trace collector.', {
    minLength: 1,
  }),
  value(
    'networkPolicy.exceptIpv4',
    [],
    { type: 'array', items: TEXT },
    'Public IPv4 ranges that crawler and courier may not reach, such as those of the cluster.',
  ),
  value('networkPolicy.exceptIpv6', [], { type: 'array', items: TEXT }, 'Public IPv6 ranges that they may not reach.'),
  flag(
    'autoscaling.keda.enabled',
    false,
    'Scale crawlers and analysts by the work that waits: needs KEDA and Prometheus.',
  ),
  text('autoscaling.keda.prometheus', 'http://prometheus-operated.monitoring.svc:9090', 'URL of Prometheus.', {
    pattern: '^https?://',
  }),
  flag('monitoring.enabled', false, 'Create PodMonitor, alerts and dashboard: needs the Prometheus operator.'),
  value(
    'monitoring.labels',
    { release: 'kube-prometheus-stack' },
    TEXTS,
    'Labels by which your Prometheus selects what it reads.',
  ),
  text(
    'monitoring.blackboxExporter',
    'blackbox-exporter-prometheus-blackbox-exporter.monitoring.svc:9115',
    'Address of a blackbox exporter, for the alert BrandprintApiDown. Empty: no probe.',
  ),
  text(
    'monitoring.runbook',
    'https://github.com/OWNER/brandprint/blob/main/docs/operations.md',
    'Page that alerts link to.',
    { minLength: 1 },
  ),
  flag(
    'zones',
    false,
    'Require pods of API and courier in more than one zone: every node needs a zone, with room in each.',
  ),
  flag('spot', false, 'Crawlers and analysts are on spot nodes: they stop within two minutes.'),
  text(
    'priorityClasses.requests',
    'brandprint-requests',
    'PriorityClass of API, courier and MCP server, of the chart brandprint-cluster. Empty: none.',
  ),
  text('priorityClasses.background', 'brandprint-background', 'PriorityClass of crawlers and analysts. Empty: none.'),
  value('labels', {}, TEXTS, 'Further labels of all objects.'),
  value('annotations', {}, TEXTS, 'Further annotations of all objects.'),
  number('api.replicas', hpa.minReplicas, 'Number of pods without autoscaling.'),
  flag('api.autoscaling.enabled', true, 'Scale by processor time: needs metrics-server.'),
  number('api.autoscaling.min', hpa.minReplicas, 'Least number of pods.', 1),
  number('api.autoscaling.max', hpa.maxReplicas, 'Greatest number of pods.', 1),
  number(
    'api.autoscaling.cpuPercent',
    hpa.metrics[0].resource.target.averageUtilization,
    'Processor time at which pods are added, in percent of the request.',
    1,
  ),
  ...valuesOf('api'),
  ...scaled('crawler'),
  value(
    'crawler.seccompProfile',
    podOf('crawler').securityContext.seccompProfile,
    OBJECT,
    'System calls that pods of the crawler may make: its browser makes namespaces. The chart brandprint-cluster installs the file.',
  ),
  ...valuesOf('crawler'),
  ...scaled('analyst'),
  ...valuesOf('analyst'),
  number('courier.replicas', specOf('Deployment', 'courier').replicas, 'Number of pods.'),
  ...valuesOf('courier'),
  flag('mcp.enabled', false, 'Run the MCP server for assistants, at /mcp. With a Gateway it needs a route of its own.'),
  ...valuesOf('mcp'),
  flag('migrate.enabled', true, 'Migrate the database before an installation and before each upgrade.'),
  ...valuesOf('migrate'),
];

/** Values of the chart of what all installations in a cluster share. */
export const CLUSTER_VALUES: readonly Value[] = [
  flag(
    'seccomp.enabled',
    true,
    'Install the profile of the crawler on every node. Not with the Security Profiles Operator.',
  ),
  text('seccomp.kubeletFolder', '/var/lib/kubelet', 'Folder of the kubelet on the nodes.', { pattern: '^/' }),
  text('seccomp.images.busybox', 'busybox:1.37', 'Image with sh, cp and mv.', { minLength: 1 }),
  text('seccomp.images.pause', 'registry.k8s.io/pause:3.10', 'Image that does nothing.', { minLength: 1 }),
  value('seccomp.pullSecrets', [], LIST, 'Secrets to pull the images with: - name: NAME'),
  value('seccomp.nodeSelector', {}, TEXTS, 'Labels of the nodes on which crawlers may run. Unset: all.'),
];
