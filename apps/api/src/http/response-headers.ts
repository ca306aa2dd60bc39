/** What is told of a header in the OpenAPI document. */
export interface HeaderDoc {
  description: string;
  /** Whether an answer that has it always has it. */
  required?: boolean;
  schema: Record<string, unknown>;
  example: unknown;
}

const text = { type: 'string' };

/** Every header that means something in an answer. Those that any server sends (Date, Vary, …) are not told. */
export const RESPONSE_HEADERS = {
  'X-Request-Id': {
    required: true,
    description: 'Id of the request: the one that it brought in `X-Request-Id`, or a new one. It is in our logs too.',
    schema: text,
    example: '5f0d9c2e-6c1a-4a63-b7a0-52c6b6f6f3f9',
  },
  ETag: {
    required: true,
    description: 'Version of the answer. Send it as `If-None-Match` to be answered 304 while nothing has changed.',
    schema: text,
    example: '"1f3-8Cq5mA0u2oWc0k8sJ7nq5o4bX1U"',
  },
  'Cache-Control': {
    required: true,
    description: 'Whether and for how long the answer may be kept.',
    schema: text,
    example: 'private, no-cache',
  },
  Location: {
    required: true,
    description: 'Where the new resource is found.',
    schema: { type: 'string', format: 'uri-reference' },
    example: '/v1/api/brands/0b9d3a9e-5a52-4f0f-9d49-1c7a4b9a3c11',
  },
  'Retry-After': {
    required: true,
    description: 'Seconds to wait before asking again.',
    schema: { type: 'integer', minimum: 0 },
    example: 5,
  },
  RateLimit: {
    required: true,
    description: 'What is left of the limit: `r` requests, and `t` seconds until the window ends.',
    schema: text,
    example: '"parse";r=7;t=2412',
  },
  'RateLimit-Policy': {
    required: true,
    description: 'The limit: `q` requests in a window of `w` seconds.',
    schema: text,
    example: '"parse";q=10;w=3600',
  },
  'Idempotency-Replayed': {
    description: '`true` on the stored answer of an earlier request with the same `Idempotency-Key`.',
    schema: { type: 'string', enum: ['true'] },
    example: 'true',
  },
  'Accept-Patch': {
    description: 'To a `PATCH`: the media types that it may have (RFC 5789).',
    schema: text,
    example: 'application/merge-patch+json, application/json',
  },
  'WWW-Authenticate': {
    required: true,
    description: 'How to authenticate.',
    schema: text,
    example: 'Bearer',
  },
  'Content-Disposition': {
    required: true,
    description: '`inline` for pictures, `attachment` for whatever could run, such as SVG.',
    schema: text,
    example: 'inline',
  },
  'Accept-Ranges': {
    required: true,
    description: 'The file can be had in parts.',
    schema: { type: 'string', enum: ['bytes'] },
    example: 'bytes',
  },
  'Content-Range': {
    required: true,
    description: 'Which bytes these are, and of how many.',
    schema: text,
    example: 'bytes 0-1023/4096',
  },
} as const satisfies Record<string, HeaderDoc>;

export type HeaderName = keyof typeof RESPONSE_HEADERS;
