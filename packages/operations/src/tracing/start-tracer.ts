import type { Lifecycle, Logger, Tracer } from '@brandprint/platform';
import { VERSION } from '../version.ts';

/** Traces if a collector is configured. Otherwise no tracing code is loaded. */
export async function startTracer(
  endpoint: string | undefined,
  { app, logger, lifecycle }: { app: string; logger: Logger; lifecycle: Lifecycle },
): Promise<Tracer | undefined> {
  if (endpoint === undefined) return undefined;
  const { createOtelTracer } = await import('./otel-tracer.ts');
  const tracer = createOtelTracer({ endpoint, service: `brandprint-${app}`, version: VERSION, logger });
  return lifecycle.add('tracer', tracer, (it) => it.stop());
}
