import { VERSION } from '@brandprint/operations';
import type { OperationExamples } from '../operations.ts';

const ok = { answers: { 200: { ok: { summary: 'Yes', value: { status: 'ok' } } } } };

export const SERVICE_EXAMPLES: Record<string, OperationExamples> = {
  healthz: ok,
  readyz: {
    answers: {
      200: {
        degraded: {
          summary: 'Yes, except for files',
          value: {
            status: 'degraded',
            dependencies: { database: 'ok', queue: 'ok', rate_limiter: 'ok', store: 'unavailable' },
          },
        },
      },
    },
  },
  getOpenApi: {
    answers: {
      200: {
        document: {
          summary: 'Its beginning',
          value: { openapi: '3.1.1', info: { title: 'Brandprint API', version: VERSION }, paths: {} },
        },
      },
    },
  },
};
