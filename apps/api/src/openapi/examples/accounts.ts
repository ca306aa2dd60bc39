import type { OperationExamples } from '../operations.ts';
import { IDS, URLS } from './ids.ts';

const page = (...data: unknown[]) => ({ data, pagination: { has_more: false, next_cursor: '' } });

const key = {
  id: IDS.key,
  environment: 'prod',
  description: 'Nightly import',
  hint: 'bp_prod_This',
  created_at: '2026-11-20T16:02:41.007Z',
  last_used_at: '2026-11-21T09:30:00.000Z',
  revoked_at: null,
  created_by_user_id: IDS.user,
};

export const KEY_EXAMPLES: Record<string, OperationExamples> = {
  listKeys: { answers: { 200: { page: { summary: 'One key', value: page(key) } } } },
  createKey: {
    request: {
      key: { summary: 'For production', value: { environment: 'prod', description: 'Nightly import' } },
    },
    answers: {
      201: {
        created: {
          summary: 'The only response with the whole key',
          value: { data: { ...key, last_used_at: null, key: 'bp_prod_ThisIsAnExampleThatWorksNowhere00000' } },
        },
      },
    },
  },
  getKey: { answers: { 200: { key: { summary: 'In use', value: { data: key } } } } },
};

const tone = {
  calls: 1,
  estimated_calls: 0,
  input_tokens: 1_205,
  output_tokens: 2_118,
  cache_write_tokens: 0,
  cache_read_tokens: 21_340,
  cost_micro_usd: 25_724,
};
const { calls: _, estimated_calls: __, ...toneCall } = tone;
const MODEL = 'claude-sonnet-5-5';

export const USAGE_EXAMPLES: Record<string, OperationExamples> = {
  getUsage: {
    answers: {
      200: {
        report: {
          summary: 'Two days',
          value: {
            data: {
              from: '2026-11-20',
              to: '2026-11-21',
              total: 9,
              by_environment: { prod: 7, stag: 2 },
              days: [
                { date: '2026-11-20', environment: 'prod', api_key_id: IDS.key, requests: 7 },
                { date: '2026-11-21', environment: 'stag', api_key_id: null, requests: 2 },
              ],
              models: { total: tone, days: [{ date: '2026-11-21', model: MODEL, stage: 'tone', ...tone }] },
            },
          },
        },
      },
    },
  },
  getBrandUsage: {
    answers: {
      200: {
        report: {
          summary: 'A brand with one section that a model wrote',
          value: {
            data: {
              brand_id: IDS.brand,
              total: tone,
              stages: [{ stage: 'tone', model: MODEL, ...tone }],
              calls: [
                {
                  id: '5c1e6f7a-8a51-4b1c-9a2e-3f0d1c2b4a59',
                  analysis_id: '0b7f5f1e-2c64-4d0b-8f6f-0c9f6f0f7d11',
                  stage: 'tone',
                  model: MODEL,
                  prompt_version: '8f14e45fceea',
                  outcome: 'answered',
                  ...toneCall,
                  estimated: false,
                  duration_ms: 21_480,
                  created_at: '2026-11-21T09:30:12.481Z',
                },
              ],
            },
          },
        },
      },
    },
  },
};

const webhook = {
  id: IDS.webhook,
  url: URLS.hook,
  description: 'Import of finished brands',
  event_types: ['brand.complete', 'brand.failed'],
  enabled: true,
  disabled_reason: '',
  created_at: '2026-11-20T16:10:03.552Z',
  updated_at: '2026-11-20T16:10:03.552Z',
};

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

const summary = {
  id: IDS.delivery,
  webhook_id: IDS.webhook,
  brand_id: IDS.brand,
  message_id: IDS.message,
  type: 'brand.complete',
  status: 'succeeded',
  attempt_count: 1,
  response_status: 204,
  next_attempt_at: null,
  created_at: '2026-11-21T09:30:14.801Z',
  finished_at: '2026-11-21T09:30:15.120Z',
};

const delivery = {
  ...summary,
  request_body: `{"type":"brand.complete","timestamp":"2026-11-21T09:30:14.759Z","data":{"brand_id":"${IDS.brand}","source_url":"${URLS.site}","name":"Start Bootstrap","analysis_status":"complete","quality_note":"Based on 1 page."}}`,
  attempts: [
    {
      number: 1,
      started_at: '2026-11-21T09:30:14.933Z',
      duration_ms: 187,
      response_status: 204,
      response_body: '',
      error: '',
    },
  ],
};

const waiting = {
  ...delivery,
  status: 'pending',
  attempt_count: 0,
  response_status: null,
  next_attempt_at: '2026-11-21T09:41:00.000Z',
  finished_at: null,
  attempts: [],
};

const test = {
  ...waiting,
  brand_id: null,
  type: 'webhook.test',
  request_body: `{"type":"webhook.test","timestamp":"2026-11-21T09:41:00.000Z","data":{"webhook_id":"${IDS.webhook}"}}`,
};

export const WEBHOOK_EXAMPLES: Record<string, OperationExamples> = {
  listWebhooks: { answers: { 200: { page: { summary: 'One webhook', value: page(webhook) } } } },
  createWebhook: {
    request: {
      webhook: {
        summary: 'Notified of final brands',
        value: { url: URLS.hook, description: webhook.description, event_types: webhook.event_types },
      },
      everything: { summary: 'Notified of everything', value: { url: URLS.hook } },
    },
    answers: {
      201: { created: { summary: 'With its secret', value: { data: { ...webhook, secret: SECRET } } } },
    },
  },
  getWebhook: { answers: { 200: { webhook: { summary: 'Enabled', value: { data: webhook } } } } },
  updateWebhook: {
    request: { disable: { summary: 'Send nothing for now', value: { enabled: false } } },
    answers: { 200: { disabled: { summary: 'Disabled', value: { data: { ...webhook, enabled: false } } } } },
  },
  rotateWebhookSecret: {
    answers: {
      200: {
        rotated: {
          summary: 'The new secret',
          value: { data: { secret: SECRET, previous_secret_expires_at: '2026-11-22T09:40:00.000Z' } },
        },
      },
    },
  },
  testWebhook: { answers: { 202: { queued: { summary: 'Queued', value: { data: test } } } } },
  listWebhookDeliveries: { answers: { 200: { page: { summary: 'One delivery', value: page(summary) } } } },
  getWebhookDelivery: { answers: { 200: { delivered: { summary: 'Delivered', value: { data: delivery } } } } },
  redeliverWebhookDelivery: { answers: { 202: { queued: { summary: 'Queued again', value: { data: waiting } } } } },
};
