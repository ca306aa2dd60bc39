import { oneOf, orNull, overridable } from './shape.ts';
import { SECTIONS } from './specification-sections.ts';

/*
 * The field lists of the interface specification, written by hand and independent of the schemas, so that the two can
 * be compared. What the specification leaves open is marked "decided".
 */

export const STATUSES = ['idle', 'queued', 'running', 'complete', 'failed'];

/** Values of the `section` path parameter and query filter. */
export const SECTION_NAMES = [
  'colors',
  'typography',
  'logos',
  'tone',
  'images',
  'mission',
  'audiences',
  'art-direction',
  'northstart-statement',
  'things',
  'web',
  'audio',
];

/** Values of `stages` in a parse request. */
export const STAGES = [
  'things',
  'mission',
  'audiences',
  'tone',
  'logos',
  'colors',
  'typography',
  'images',
  'art-direction',
  'northstart-statement',
];

export const CACHE_TTL_SECONDS = [300, 900, 1800, 3600];

const brandSummary = {
  id: 'uuid',
  name: 'string',
  source_url: 'uri',
  favicon_url: 'string',
  analysis_status: oneOf(STATUSES),
  analysis_started_at: 'timestamp | null', // decided: null before it starts
  analysis_completed_at: 'timestamp | null', // "absent or empty until the analysis is completed"
  created_at: 'timestamp',
  updated_at: 'timestamp',
  assets_expire_at: 'timestamp | null', // decided: null before the analysis is final
  assets_expired: 'boolean',
};

const analysis = {
  things: overridable(SECTIONS.things),
  mission: overridable(SECTIONS.mission),
  audiences: overridable(SECTIONS.audiences),
  tone: overridable(SECTIONS.tone),
  logos: overridable(SECTIONS.logos),
  colors: overridable(SECTIONS.colors),
  typography: overridable(SECTIONS.typography),
  images: overridable(SECTIONS.images),
  spacing: overridable(SECTIONS.spacing),
  elevation: overridable(SECTIONS.elevation),
  'art-direction': overridable(SECTIONS['art-direction']),
  'northstart-statement': overridable(SECTIONS['northstart-statement']),
  web: overridable(SECTIONS.web),
  'audio?': 'object', // decided: present only after a patch
};

const brandDetail = {
  ...brandSummary,
  queue_position: 'integer',
  estimated_wait_minutes: 'integer',
  has_overrides: 'boolean',
  overridden_sections: [oneOf(SECTION_NAMES)],
  requested_stages: ['string'],
  resolved_stages: ['string'],
  max_pages: 'integer',
  quality_note: 'string',
  cache_ttl: 'integer',
  analysis: orNull(analysis),
} as const;

const editHistoryEntry = {
  id: 'string',
  brand_id: 'uuid',
  section: oneOf(SECTION_NAMES),
  action: 'patch | replace | revert', // decided
  before_data: 'json | null',
  after_data: 'json | null',
  changed_by_user_id: 'string | null', // "set when a dashboard user made the edit"
  changed_by_api_key_id: 'string | null', // "set when an API key made the edit"
  auth_type: 'api_key | user', // decided
  created_at: 'timestamp',
};

const pagination = { has_more: 'boolean', next_cursor: 'string' };

/** What the service returns. */
export const ANSWERS = {
  BrandSummary: brandSummary,
  BrandDetail: brandDetail,
  BrandListResponse: { data: [brandSummary], pagination },
  BrandDetailResponse: { data: brandDetail },
  ParseResponse: { data: { brand_id: 'uuid', status: oneOf(STATUSES), source_url: 'string', message: 'string' } },
  EditHistoryEntry: editHistoryEntry,
  EditHistoryResponse: { data: [editHistoryEntry], pagination },
  SectionPatchResult: {
    // decided: null after a revert
    data: { data: 'object', meta: { is_overridden: 'boolean', override_updated_at: 'timestamp | null' } },
  },
  Pagination: pagination,
  ErrorBody: {
    error: 'string',
    message: 'string',
    'code?': 'string',
    'details?': [{ path: 'string', message: 'string' }], // decided: the rejected fields
    'request_id?': 'string', // decided: on 500
  },
} as const;

/** What a caller sends. */
export const REQUESTS = {
  ParseRequest: {
    url: 'uri',
    'max_pages?': 'integer',
    'stages?': [oneOf(STAGES)],
    'cache_ttl?': oneOf(CACHE_TTL_SECONDS),
  },
  BrandListQuery: { 'status?': oneOf(STATUSES), 'q?': 'string', 'limit?': 'integer', 'cursor?': 'string' },
  EditHistoryQuery: { 'section?': oneOf(SECTION_NAMES), 'limit?': 'integer', 'cursor?': 'string' },
  BrandPath: { brandId: 'uuid' },
  SectionPath: { brandId: 'uuid', section: oneOf(SECTION_NAMES) },
  MergePatch: 'object',
  SectionReplacement: 'object', // decided
} as const;

export const AUTH_MESSAGES = {
  missing: 'Missing authentication token',
  malformed: 'Invalid API key format',
  invalid: 'Invalid API key',
};

/** By `code`; only SUBSCRIPTION_REQUIRED is in the specification, the other codes and their `error` are decided. */
export const ERRORS = {
  VALIDATION_ERROR: { status: 400, error: 'Bad Request' },
  UNAUTHENTICATED: { status: 401, error: 'Unauthenticated' },
  SUBSCRIPTION_REQUIRED: { status: 403, error: 'Forbidden', message: 'An active subscription is required' },
  BRAND_NOT_FOUND: { status: 404, error: 'Not Found', message: 'Brand not found' },
  RATE_LIMITED: { status: 429, error: 'Too Many Requests' },
  INTERNAL: { status: 500, error: 'Internal Server Error' },
};

/** Decided, except for "requesting colors also runs things". */
export const NEEDS = {
  things: [],
  mission: ['things'],
  audiences: ['things', 'mission'],
  tone: ['things'],
  logos: ['things'],
  colors: ['things'],
  typography: ['things'],
  images: ['things'],
  'art-direction': ['colors', 'typography', 'images', 'tone'],
  'northstart-statement': ['things', 'mission', 'audiences'],
  web: [],
  spacing: [],
  elevation: [],
};
