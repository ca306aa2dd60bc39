import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger, SpanAttributes, Stoppable, Tracer } from '@brandprint/platform';
import * as otel from '@opentelemetry/api';
import { type ExportResult, ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';

export interface OtelOptions {
  /** Base URL of an OTLP/HTTP collector, without `/v1/traces`. */
  endpoint: string;
  /** `service.name`, unless OTEL_SERVICE_NAME or OTEL_RESOURCE_ATTRIBUTES set another. */
  service: string;
  version: string;
  logger: Logger;
}

/** A collector that does not respond must not delay a shutdown; the export error is still logged before that. */
const EXPORT_TIMEOUT_MS = 4_000;
const BATCH_TIMEOUT_MS = 5_000;
/** Minimum interval between logged export failures. */
const WARN_INTERVAL_MS = 60_000;

/**
 * Sends spans to a collector. Headers and sampling are the SDK's own settings (OTEL_EXPORTER_OTLP_HEADERS,
 * OTEL_TRACES_SAMPLER). Nothing is registered globally: only code that gets the tracer is traced.
 */
export function createOtelTracer({ endpoint, service, version, logger }: OtelOptions): Tracer & Stoppable {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = withFailureLogging(new OTLPTraceExporter({ url, timeoutMillis: EXPORT_TIMEOUT_MS }), logger);
  const serviceResource = resourceFromAttributes({ 'service.name': service, 'service.version': version });
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(serviceResource)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: BATCH_TIMEOUT_MS })],
  });
  const tracer = provider.getTracer('brandprint', version);
  const activeSpan = new AsyncLocalStorage<otel.Span>();

  return {
    async startActiveSpan(name, { kind = 'internal', attributes = {}, parent }, work) {
      const parentContext = parent === undefined ? contextOf(activeSpan.getStore()) : remoteContext(parent);
      const options = { kind: KINDS[kind], attributes: definedAttributes(attributes) };
      const span = tracer.startSpan(name, options, parentContext);
      try {
        return await activeSpan.run(span, () =>
          work({
            traceId: span.spanContext().traceId,
            updateName: (other) => void span.updateName(other),
            setAttributes: (more) => void span.setAttributes(definedAttributes(more)),
            setError: (message) => void span.setStatus({ code: otel.SpanStatusCode.ERROR, message }),
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
    traceParent() {
      const span = activeSpan.getStore();
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

const contextOf = (span: otel.Span | undefined): otel.Context =>
  span ? otel.trace.setSpan(otel.ROOT_CONTEXT, span) : otel.ROOT_CONTEXT;

/** An invalid `traceparent` starts a new trace. */
function remoteContext(parent: string | null): otel.Context {
  const above = parent === null ? null : parseTraceParent(parent);
  return above ? otel.trace.setSpanContext(otel.ROOT_CONTEXT, { ...above, isRemote: true }) : otel.ROOT_CONTEXT;
}

const traceParentOf = ({ traceId, spanId, traceFlags }: otel.SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

const definedAttributes = (attributes: SpanAttributes): otel.Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined)) as otel.Attributes;

/** The same exporter, which logs lost spans. */
function withFailureLogging(exporter: SpanExporter, logger: Logger): SpanExporter {
  let last = Number.NEGATIVE_INFINITY;
  const logFailure = ({ code, error }: ExportResult, count: number) => {
    if (code === ExportResultCode.SUCCESS || performance.now() - last < WARN_INTERVAL_MS) return;
    last = performance.now();
    logger.warn('could not export spans', { count, error });
  };
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        logFailure(result, spans.length);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
