import {
  BrandPath,
  BrandResponse,
  EventStreamHeaders,
  ParseRequest,
  ParseResponse,
  ReanalyzeRequest,
} from '@brandprint/contracts';
import { ApiError } from '@brandprint/platform';
import type { AppDeps } from '../deps.ts';
import { STREAM_HEADERS } from '../http/event-stream.ts';
import { publicUrl } from '../http/public-url.ts';
import { empty, idempotentRoute, json, type RouteResponse, route } from '../http/route.ts';
import type { ServerEvent } from '../http/route-response.ts';
import { cancelAnalysis } from '../use-cases/cancel-analysis.ts';
import { checkReanalysis, reanalyzeBrand } from '../use-cases/reanalyze-brand.ts';
import { admitQueued, submitParse } from '../use-cases/submit-parse.ts';
import { type StreamedEvent, type Watched, watchBrand } from '../use-cases/watch-brand.ts';

/** Seconds; what a polling client waits between looks. */
const POLL_SECONDS = '5';

/** Seconds after which a client that found no room for an event stream may ask again. */
const STREAM_RETRY_AFTER = '10';

/** Accepted: where to look, and when. */
function acceptedResponse(data: ParseResponse['data'], deps: AppDeps): RouteResponse {
  const location = publicUrl(deps, `/v1/api/brands/${data.brand_id}`);
  return json(202, { data }, { Location: location, 'Retry-After': POLL_SECONDS });
}

const postParse = idempotentRoute({
  id: 'parse',
  summary: 'Submit a URL for analysis',
  description:
    'Makes a brand and queues its analysis. Poll the brand at `Location` every few seconds until `analysis_status` is `complete`, `failed` or `idle`, watch its events, or be told by a webhook. Each accepted request is metered and counts towards the hourly limit of the workspace.',
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
    'Queues a new analysis of the same URL. Options that are left out, or all of them without a body, are those of a new brand, not of the last analysis. `analysis` is null until it ends. Edits of sections stay and are applied to what is extracted anew. If it fails or is cancelled, the last complete analysis is shown again, and `quality_note` says so. It is metered and limited like a new brand.',
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
    'Ends the analysis that is queued or running: `analysis_status` is `idle`. Work on it stops within seconds, and what it stored is removed with the assets. If an earlier analysis is complete, it is shown again. What was metered stays metered.',
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
  description: `Server-sent events, for those who would rather not poll: \`id\` numbers the events of the brand without gaps, \`event\` is the type, \`data\` is \`{type, timestamp, data}\` as in a webhook. Besides the types of webhooks there are \`crawl.progress\`, \`stage.running\`, \`stage.done\` and \`stage.failed\`.

The stream begins with the newest analysis, or after \`Last-Event-ID\`; what was missed comes first. It is closed once the analysis is final and everything is told. Connect again with the \`id\` of the last event, as EventSource does by itself: you go on where you were, on whichever server, or get 204 if there is nothing more to tell, and can stop. A comment every 15 seconds keeps the connection open. Events are kept for 30 days, unless the service is set up otherwise.

At most 100 streams of a workspace are open on one server, and 1,000 of all workspaces: one more is answered 503, with the seconds to wait in \`Retry-After\`. Poll the brand meanwhile, which no limit counts.`,
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

function streamAnswer(watched: Watched): RouteResponse {
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
