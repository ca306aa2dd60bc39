/** What is told of a span. Names are those of OpenTelemetry's semantic conventions where there are such. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

export interface SpanOptions {
  kind?: 'internal' | 'server' | 'client' | 'producer' | 'consumer';
  attributes?: SpanAttributes;
  /** `traceparent` (W3C Trace Context) of the span above, where that is not the one that runs here. */
  parent?: string | null | undefined;
}

/** A piece of work that is being traced. */
export interface Span {
  /** Undefined where nothing is traced. */
  traceId: string | undefined;
  updateName(name: string): void;
  setAttributes(attributes: SpanAttributes): void;
  /** It came to nothing; what is thrown says so by itself. */
  setError(message: string): void;
}

/** Tells of work as it goes from process to process. */
export interface Tracer {
  /** Runs `work` as a span below the one that runs here, and ends it with the promise. */
  startActiveSpan<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>;
  /** `traceparent` of the span that runs here, to be handed on to another process; null if there is none. */
  traceParent(): string | null;
}

const NO_SPAN: Span = { traceId: undefined, updateName() {}, setAttributes() {}, setError() {} };

/** Traces nothing. */
export const NO_TRACER: Tracer = { startActiveSpan: (_name, _options, work) => work(NO_SPAN), traceParent: () => null };
