/** A scripted response to a request; the helpers below create the usual ones. */
export type ScriptedResponse =
  | {
      kind: 'message';
      text: string;
      stopReason: StopReason;
      /** The answer starts, and ends, when these promises resolve. */
      begin?: Promise<unknown>;
      finish?: Promise<unknown>;
      /** The connection breaks after this many characters of the text. */
      cutAfter?: number;
      /**
       * One character of the text at this interval in milliseconds, and comments that keep the connection alive
       * forever.
       */
      dripMs?: number;
      /** A block of reasoning before the text. */
      thinking?: string;
      explanation?: string;
    }
  | { kind: 'error'; status: number; type: string; message: string; headers?: Record<string, string> }
  | { kind: 'raw'; status: number; contentType: string; body: string }
  /** The connection breaks before a response. */
  | { kind: 'reset' }
  /** There is never a response. */
  | { kind: 'hang' };

export type StopReason = 'end_turn' | 'max_tokens' | 'refusal' | 'model_context_window_exceeded';

const message = (text: string, stopReason: StopReason = 'end_turn') => ({ kind: 'message', text, stopReason }) as const;

/** Responds with JSON, or with the text itself. */
export const reply = (answer: unknown): ScriptedResponse =>
  message(typeof answer === 'string' ? answer : JSON.stringify(answer));

/** The same, delayed until a promise settles; `begin` delays even its first byte. */
export const replyAfter = (
  answer: unknown,
  held: { begin?: Promise<unknown>; finish?: Promise<unknown> },
): ScriptedResponse => ({
  ...message(JSON.stringify(answer)),
  ...held,
});

/** The same after a block of reasoning. */
export const replyAfterThinking = (thinking: string, answer: unknown): ScriptedResponse => ({
  ...message(JSON.stringify(answer)),
  thinking,
});

/** Common failures. */
export const modelErrors = {
  rateLimited: (retryAfter?: string): ScriptedResponse => ({
    kind: 'error',
    status: 429,
    type: 'rate_limit_error',
    message: 'This request would exceed the rate limit of your organization.',
    ...(retryAfter !== undefined && { headers: { 'retry-after': retryAfter } }),
  }),
  serverError: (): ScriptedResponse => ({
    kind: 'error',
    status: 500,
    type: 'api_error',
    message: 'Internal server error',
  }),
  overloaded: (): ScriptedResponse => ({ kind: 'error', status: 529, type: 'overloaded_error', message: 'Overloaded' }),
  unauthorized: (message = 'invalid x-api-key'): ScriptedResponse => ({
    kind: 'error',
    status: 401,
    type: 'authentication_error',
    message,
  }),
  modelGone: (model: string): ScriptedResponse => ({
    kind: 'error',
    status: 404,
    type: 'not_found_error',
    message: `model: ${model}`,
  }),
  badRequest: (message: string): ScriptedResponse => ({
    kind: 'error',
    status: 400,
    type: 'invalid_request_error',
    message,
  }),
  tooLarge: (): ScriptedResponse => ({
    kind: 'error',
    status: 413,
    type: 'request_too_large',
    message: 'Request exceeds the maximum allowed number of bytes.',
  }),
  promptTooLong: (): ScriptedResponse => ({
    kind: 'error',
    status: 400,
    type: 'invalid_request_error',
    message: 'prompt is too long: 1048577 tokens > 1000000 maximum',
  }),
  html: (status = 200): ScriptedResponse => ({
    kind: 'raw',
    status,
    contentType: 'text/html',
    body: '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>',
  }),
  reset: (): ScriptedResponse => ({ kind: 'reset' }),
  hang: (): ScriptedResponse => ({ kind: 'hang' }),
  /** A correct answer that never ends. */
  drip: (answer: unknown): ScriptedResponse => ({ ...message(JSON.stringify(answer)), dripMs: 50 }),
  /** The stream breaks in the middle of the answer. */
  cutStream: (answer: unknown): ScriptedResponse => {
    const text = JSON.stringify(answer);
    return { ...message(text), cutAfter: Math.floor(text.length / 2) };
  },
  truncatedJson: (answer: unknown): ScriptedResponse => message(JSON.stringify(answer).slice(0, -2)),
  maxTokens: (answer: unknown): ScriptedResponse => message(JSON.stringify(answer).slice(0, -2), 'max_tokens'),
  refusal: (text = ''): ScriptedResponse => ({
    ...message(text, 'refusal'),
    explanation: 'This request was declined.',
  }),
  empty: (): ScriptedResponse => message(''),
  contextExceeded: (answer: unknown): ScriptedResponse =>
    message(JSON.stringify(answer).slice(0, -2), 'model_context_window_exceeded'),
};
