/** A response header in the OpenAPI document. */
export interface HeaderDoc {
  description: string;
  /** Whether a response that can have it always has it. */
  required?: boolean;
  schema: Record<string, unknown>;
  example: unknown;
}

const text = { type: 'string' };

/** Every meaningful response header. Those that any server sends (Date, Vary, …) are not documented. */
export const RESPONSE_HEADERS = {
  'X-Request-Id': {
    required: true,
    description: 'Id of the request: the value of its `X-Request-Id`, or a new one. It is also in our logs.',
    schema: text,
    example: '5f0d9c2e-6c1a-4a63-b7a0-52c6b6f6f3f9',
  },
  ETag: {
    required: true,
    description: 'Version of the response. Send it as `If-None-Match` to get 304 while nothing has changed.',
    schema: text,
    example: '"1f3-8Cq5mA0u2oWc0k8sJ7nq5o4bX1U"',
  },
  'Cache-Control': {
    required: true,
    description: 'Whether and for how long the response may be cached.',
    schema: text,
    example: 'private, no-cache',
  },
  Location: {
    required: true,
    description: 'URL of the new resource.',
    schema: { type: 'string', format: 'uri-reference' },
    example: '/v1/api/brands/0b9d3a9e-5a52-4f0f-9d49-1c7a4b9a3c11',
  },
  'Retry-After': {
    required: true,
    description: 'Seconds to wait before you retry.',
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
    description: '`true` if this is the stored response of an earlier request with the same `Idempotency-Key`.',
    schema: { type: 'string', enum: ['true'] },
    example: 'true',
  },
  'Accept-Patch': {
    description: 'The media types that a `PATCH` accepts (RFC 5789).',
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
    description:
      '`inline` for bitmap images; `attachment` for files that could run script, such as SVG, and for exports, with their file name.',
    schema: text,
    example: 'inline',
  },
  'Accept-Ranges': {
    required: true,
    description: 'The file supports range requests.',
    schema: { type: 'string', enum: ['bytes'] },
    example: 'bytes',
  },
  'Content-Range': {
    required: true,
    description: 'The byte range and the size of the file.',
    schema: text,
    example: 'bytes 0-1023/4096',
  },
} as const satisfies Record<string, HeaderDoc>;

export type HeaderName = keyof typeof RESPONSE_HEADERS;
