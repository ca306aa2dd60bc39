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
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** It came to nothing; what is thrown says so by itself. */
  fail(message: string): void;
}

/** Tells of work as it goes from process to process. */
export interface Tracer {
  /** Runs `work` as a span below the one that runs here, and ends it with the promise. */
  span<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>;
  /** `traceparent` of the span that runs here, to be handed on to another process; null if there is none. */
  present(): string | null;
}

const NO_SPAN: Span = { traceId: undefined, rename() {}, set() {}, fail() {} };

/** Traces nothing. */
export const NO_TRACER: Tracer = { span: (_name, _options, work) => work(NO_SPAN), present: () => null };
