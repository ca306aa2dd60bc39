import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger, SpanAttributes, Stoppable, Tracer } from '@brandprint/platform';
import * as otel from '@opentelemetry/api';
import { type ExportResult, ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';

export interface OtelOptions {
  /** Of a collector that speaks OTLP over HTTP, without `/v1/traces`. */
  endpoint: string;
  /** `service.name`, unless OTEL_SERVICE_NAME or OTEL_RESOURCE_ATTRIBUTES say another. */
  service: string;
  version: string;
  logger: Logger;
}

/** A collector that does not answer must not hold up a shutdown; how that ends is heard before it is given up. */
const EXPORT_MS = 4_000;
const GIVE_UP_MS = 5_000;
/** Of failures to export, one is told in so long. */
const QUIET_MS = 60_000;

/**
 * Sends spans to a collector. Headers and sampling are the SDK's own settings (OTEL_EXPORTER_OTLP_HEADERS,
 * OTEL_TRACES_SAMPLER). Nothing is registered globally: whoever is given the tracer is traced.
 */
export function createOtelTracer({ endpoint, service, version, logger }: OtelOptions): Tracer & Stoppable {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = telling(new OTLPTraceExporter({ url, timeoutMillis: EXPORT_MS }), logger);
  const named = resourceFromAttributes({ 'service.name': service, 'service.version': version });
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: GIVE_UP_MS })],
  });
  const tracer = provider.getTracer('brandprint', version);
  const running = new AsyncLocalStorage<otel.Span>();

  return {
    async span(name, { kind = 'internal', attributes = {}, parent }, work) {
      const above = parent === undefined ? present(running.getStore()) : remote(parent);
      const options = { kind: KINDS[kind], attributes: told(attributes) };
      const span = tracer.startSpan(name, options, above);
      try {
        return await running.run(span, () =>
          work({
            traceId: span.spanContext().traceId,
            rename: (other) => void span.updateName(other),
            set: (more) => void span.setAttributes(told(more)),
            fail: (message) => void span.setStatus({ code: otel.SpanStatusCode.ERROR, message }),
          }),
        );
      } catch (error) {
        span.recordException(error as Error);
        span.setStatus({ code: otel.SpanStatusCode.ERROR, message: String((error as Error).message) });
        throw error;
      } finally {
        span.end();
      }
    },
    present() {
      const span = running.getStore();
      return span ? traceParentOf(span.spanContext()) : null;
    },
    stop: () => provider.shutdown(),
  };
}

const KINDS = {
  internal: otel.SpanKind.INTERNAL,
  server: otel.SpanKind.SERVER,
  client: otel.SpanKind.CLIENT,
  producer: otel.SpanKind.PRODUCER,
  consumer: otel.SpanKind.CONSUMER,
} as const;

const present = (span: otel.Span | undefined): otel.Context =>
  span ? otel.trace.setSpan(otel.ROOT_CONTEXT, span) : otel.ROOT_CONTEXT;

/** What is no `traceparent` begins a trace of its own. */
function remote(parent: string | null): otel.Context {
  const above = parent === null ? null : parseTraceParent(parent);
  return above ? otel.trace.setSpanContext(otel.ROOT_CONTEXT, { ...above, isRemote: true }) : otel.ROOT_CONTEXT;
}

const traceParentOf = ({ traceId, spanId, traceFlags }: otel.SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

const told = (attributes: SpanAttributes): otel.Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined)) as otel.Attributes;

/** The same; the log has it when spans are lost. */
function telling(exporter: SpanExporter, logger: Logger): SpanExporter {
  let last = Number.NEGATIVE_INFINITY;
  const tell = ({ code, error }: ExportResult, count: number) => {
    if (code === ExportResultCode.SUCCESS || performance.now() - last < QUIET_MS) return;
    last = performance.now();
    logger.warn('the collector did not take spans', { count, error });
  };
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        tell(result, spans.length);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
