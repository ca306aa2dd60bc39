/** Attributes of a span, named by OpenTelemetry's semantic conventions where they exist. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

export interface SpanOptions {
  kind?: 'internal' | 'server' | 'client' | 'producer' | 'consumer';
  attributes?: SpanAttributes;
  /** `traceparent` (W3C Trace Context) of the parent span, if it is not the current one. */
  parent?: string | null | undefined;
}

/** A span in progress. */
export interface Span {
  /** Undefined if tracing is off. */
  traceId: string | undefined;
  updateName(name: string): void;
  setAttributes(attributes: SpanAttributes): void;
  /** Marks the span as failed; an exception does so by itself. */
  setError(message: string): void;
}

/** Traces work across processes. */
export interface Tracer {
  /** Runs `work` in a child span of the current one, which ends with the promise. */
  startActiveSpan<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>;
  /** `traceparent` of the current span, to pass to another process; null if there is none. */
  traceParent(): string | null;
}

const NO_SPAN: Span = { traceId: undefined, updateName() {}, setAttributes() {}, setError() {} };

/** Traces nothing. */
export const NO_TRACER: Tracer = { startActiveSpan: (_name, _options, work) => work(NO_SPAN), traceParent: () => null };
