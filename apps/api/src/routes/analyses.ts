import {
  BrandPath,
  BrandResponse,
  EventStreamHeaders,
  ParseRequest,
  ParseResponse,
  ReanalyzeRequest,
} from '@brandprint/contracts';
import { ApiError } from '@brandprint/platform';
import { STREAM_HEADERS } from '../http/event-stream.ts';
import type { HttpDeps } from '../http/http-deps.ts';
import { publicUrl } from '../http/public-url.ts';
import { empty, idempotentRoute, json, type RouteResponse, route } from '../http/route.ts';
import type { ServerEvent } from '../http/route-response.ts';
import { cancelAnalysis } from '../use-cases/cancel-analysis.ts';
import { checkReanalysis, reanalyzeBrand } from '../use-cases/reanalyze-brand.ts';
import { admitQueued, submitParse } from '../use-cases/submit-parse.ts';
import { type StreamedEvent, type WatchResult, watchBrand } from '../use-cases/watch-brand.ts';

/** Seconds between polls of a client. */
const POLL_SECONDS = '5';

/** Seconds after which a client without room for an event stream may retry. */
const STREAM_RETRY_AFTER = '10';

/** 202 with the polling URL and interval. */
function acceptedResponse(data: ParseResponse['data'], deps: HttpDeps): RouteResponse {
  const location = publicUrl(deps, `/v1/api/brands/${data.brand_id}`);
  return json(202, { data }, { Location: location, 'Retry-After': POLL_SECONDS });
}

const postParse = idempotentRoute({
  id: 'parse',
  summary: 'Submit a URL for analysis',
  description:
    'Creates a brand and queues its analysis. Poll the brand at `Location` every few seconds until `analysis_status` is `complete`, `failed` or `idle`, watch its events, or use a webhook. Each accepted request is metered and counts towards the hourly limit of the workspace.',
  tag: 'Brands',
  limit: 'parse',
  method: 'post',
  path: '/v1/api/parse',
  body: ParseRequest,
  responses: {
    202: ParseResponse,
  },
  responseHeaders: { 202: ['Location', 'Retry-After'] },
  use: (context, tx, { body }) => submitParse(context, tx, body),
  toAnswer: acceptedResponse,
  afterCommit: admitQueued,
});

const postReanalyze = idempotentRoute({
  id: 'reanalyze',
  summary: 'Analyse a brand again',
  description:
    'Queues a new analysis of the same URL. Missing options get the defaults of a new brand, not the values of the last analysis. `analysis` is null until it ends. Edits of sections are kept and applied to the new extraction. If the analysis fails or is cancelled, the last complete analysis is shown again, and `quality_note` says so. It is metered and limited like a new brand.',
  tag: 'Brands',
  limit: 'parse',
  method: 'post',
  path: '/v1/api/brands/{brandId}/reanalyze',
  params: BrandPath,
  body: ReanalyzeRequest,
  responses: { 202: ParseResponse, 404: 'BRAND_NOT_FOUND', 409: 'ANALYSIS_ACTIVE' },
  responseHeaders: { 202: ['Location', 'Retry-After'] },
  check: (context, { params }) => checkReanalysis(context, params),
  use: (context, tx, { params, body }) => reanalyzeBrand(context, tx, { brandId: params.brandId, request: body }),
  toAnswer: acceptedResponse,
  afterCommit: admitQueued,
});

const postCancel = route({
  id: 'cancelAnalysis',
  summary: 'Cancel the analysis of a brand',
  description:
    'Ends the queued or running analysis: `analysis_status` becomes `idle`. Its work stops within seconds, and its files are removed with the assets. If an earlier analysis is complete, it is shown again. Metered usage stays metered.',
  tag: 'Brands',
  method: 'post',
  path: '/v1/api/brands/{brandId}/cancel',
  params: BrandPath,
  responses: { 200: BrandResponse, 404: 'BRAND_NOT_FOUND', 409: 'ANALYSIS_NOT_ACTIVE' },
  use: async (context, { params }) => json(200, { data: await cancelAnalysis(context, params) }),
});

const getEvents = route({
  id: 'watchBrand',
  summary: 'Watch a brand',
  description: `Server-sent events, as an alternative to polling: \`id\` numbers the events of the brand without gaps, \`event\` is the type, \`data\` is \`{type, timestamp, data}\` as in a webhook. Besides the types of webhooks there are \`crawl.progress\`, \`sections.provisional\` (a first look: the sections that can be read with \`provisional=true\` before they are final), \`stage.running\`, \`stage.done\` and \`stage.failed\`.

The stream starts with the newest analysis, or after \`Last-Event-ID\`; missed events come first. It is closed when the analysis is final and all events are sent. Reconnect with the \`id\` of the last event, as EventSource does by itself. The stream resumes there, on any server, or you get 204 if there are no more events, and can stop. A comment every 15 seconds keeps the connection open. Events are kept for 30 days by default.

By default, a server keeps at most 100 streams of a workspace open, and 1,000 of all workspaces. Beyond that you get 503, with the seconds to wait in \`Retry-After\`. Poll the brand instead; polling has no limit.`,
  tag: 'Brands',
  method: 'get',
  path: '/v1/api/brands/{brandId}/events',
  params: BrandPath,
  headers: EventStreamHeaders,
  responses: { 200: 'events', 204: 'empty', 404: 'BRAND_NOT_FOUND', 503: 'UNAVAILABLE' },
  use: async (context, { params, headers }) => {
    const { brandId } = params;
    return streamAnswer(await watchBrand(context, { brandId, lastEventId: headers['last-event-id'] }));
  },
});

function streamAnswer(watched: WatchResult): RouteResponse {
  if (watched.kind === 'ended') return empty(204);
  if (watched.kind === 'full') {
    const headers = { 'Retry-After': STREAM_RETRY_AFTER };
    if (watched.of === 'process') throw new ApiError('UNAVAILABLE', { headers });
    throw new ApiError('UNAVAILABLE', { message: 'Too many event streams are open', headers });
  }
  const { events } = watched;
  return { status: 200, headers: STREAM_HEADERS, content: { events: (signal) => serverEvents(events(signal)) } };
}

async function* serverEvents(events: AsyncIterable<StreamedEvent>): AsyncGenerator<ServerEvent> {
  for await (const { seq, type, payload } of events) yield { id: String(seq), event: type, data: payload };
}

export const analysisRoutes = [postParse, postReanalyze, postCancel, getEvents];
