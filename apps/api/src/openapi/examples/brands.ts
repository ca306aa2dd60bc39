import type { OperationExamples } from '../operations.ts';
import brand from './brand.json' with { type: 'json' };
import { IDS, URLS } from './ids.ts';

const { analysis, ...complete } = brand.data;

const queued = {
  ...complete,
  name: 'new-age.example',
  favicon_url: '',
  analysis_status: 'queued',
  analysis_started_at: null,
  analysis_completed_at: null,
  assets_expire_at: null,
  queue_position: 3,
  estimated_wait_minutes: 1,
  quality_note: '',
  analysis: null,
};

const failed = {
  ...complete,
  name: 'new-age.example',
  favicon_url: '',
  analysis_status: 'failed',
  analysis_completed_at: null,
  quality_note: 'The site could not be reached.',
  analysis: null,
};

/** The fields of a detail that a list shows. */
const summaryOf = (detail: typeof complete | typeof queued) => ({
  id: detail.id,
  name: detail.name,
  source_url: detail.source_url,
  favicon_url: detail.favicon_url,
  analysis_status: detail.analysis_status,
  analysis_started_at: detail.analysis_started_at,
  analysis_completed_at: detail.analysis_completed_at,
  created_at: detail.created_at,
  updated_at: detail.updated_at,
  assets_expire_at: detail.assets_expire_at,
  assets_expired: detail.assets_expired,
});

const accepted = {
  summary: 'Accepted',
  value: {
    data: {
      brand_id: IDS.brand,
      status: 'queued',
      source_url: URLS.site,
      message: `The analysis is queued. Poll GET /v1/api/brands/${IDS.brand} until analysis_status is complete, failed or idle.`,
    },
  },
};

const page = (...data: unknown[]) => ({ data, pagination: { has_more: false, next_cursor: '' } });

const STREAM = `retry: 2000

id: 1
event: brand.queued
data: {"type":"brand.queued","timestamp":"2026-11-21T09:30:04.652Z","data":{"brand_id":"${IDS.brand}","source_url":"${URLS.site}","name":"new-age.example","analysis_status":"queued","quality_note":""}}

id: 2
event: crawl.progress
data: {"type":"crawl.progress","timestamp":"2026-11-21T09:30:07.120Z","data":{"brand_id":"${IDS.brand}","pages_done":1,"pages_found":4}}

`;

export const BRAND_EXAMPLES: Record<string, OperationExamples> = {
  parse: {
    request: {
      plain: { summary: 'Everything, with the usual options', value: { url: URLS.site } },
      options: {
        summary: 'Colours and logos of at most five pages, with files kept for an hour',
        value: { url: URLS.site, max_pages: 5, stages: ['colors', 'logos'], cache_ttl: 3600 },
      },
    },
    answers: { 202: { accepted } },
  },
  reanalyze: {
    request: { options: { summary: 'More pages', value: { max_pages: 25 } } },
    answers: { 202: { accepted } },
  },
  cancelAnalysis: {
    answers: {
      200: { cancelled: { summary: 'Cancelled', value: { data: { ...summaryOf(queued), analysis_status: 'idle' } } } },
    },
  },
  listBrands: {
    answers: { 200: { page: { summary: 'The only page', value: page(summaryOf(complete)) } } },
  },
  getBrand: {
    answers: {
      200: {
        complete: {
          summary: 'Complete; long texts and lists are shortened here',
          value: { data: { ...complete, analysis } },
        },
        queued: { summary: 'Queued', value: { data: queued } },
        failed: { summary: 'Failed', value: { data: failed } },
      },
    },
  },
  watchBrand: { answers: { 200: { stream: { summary: 'Two events', value: STREAM } } } },
};

const { things } = analysis;
const edited = { ...things, name: 'New Age', category: 'App landing page' };
const shown = (data: unknown, editedAt: string | null) => ({
  data: { data, meta: { is_overridden: editedAt !== null, override_updated_at: editedAt } },
});
const EDITED_AT = '2026-11-21T10:12:09.310Z';

export const EXPORT_EXAMPLES: Record<string, OperationExamples> = {
  getExport: {
    answers: {
      202: {
        printing: {
          summary: 'book.pdf is being printed',
          value: {
            data: {
              status: 'printing',
              format: 'book.pdf',
              message: 'The file is being printed. Send the same request again in 2 seconds.',
            },
          },
        },
      },
    },
  },
};

export const SECTION_EXAMPLES: Record<string, OperationExamples> = {
  getSection: {
    answers: { 200: { extracted: { summary: 'As it was extracted', value: shown(things, null) } } },
  },
  patchSection: {
    request: {
      patch: {
        summary: 'Two keys replaced, one removed',
        value: { name: 'New Age', category: 'App landing page', purpose: null },
      },
    },
    answers: {
      200: {
        edited: { summary: 'Edited', value: shown({ ...edited, purpose: undefined }, EDITED_AT) },
      },
    },
  },
  replaceSection: {
    request: { section: { summary: 'The whole section', value: edited } },
    answers: { 200: { replaced: { summary: 'Replaced', value: shown(edited, EDITED_AT) } } },
  },
  revertSection: {
    answers: { 200: { reverted: { summary: 'As it was extracted', value: shown(things, null) } } },
  },
  getEvidence: {
    answers: {
      200: {
        colors: {
          summary: 'For the colours; lists are shortened here',
          value: {
            data: [
              {
                section: 'colors',
                values: [
                  {
                    path: '/primary_palette/0',
                    confidence: 0.97,
                    seen: [
                      {
                        page: URLS.site,
                        selector: 'a.btn.btn-primary',
                        property: 'background-color',
                        value: '#2937f0',
                        count: 4,
                        basis: 'rendered',
                      },
                      {
                        page: URLS.site,
                        selector: ':root',
                        property: '--bs-primary',
                        value: '#2937f0',
                        count: 12,
                        basis: 'declared',
                      },
                    ],
                  },
                ],
                contrast_pairs: [
                  {
                    foreground: '#ffffff',
                    background: '#2937f0',
                    ratio: 6.96,
                    large_text: false,
                    aa: true,
                    aaa: false,
                    elements: 4,
                    characters: 48,
                    roles: ['button'],
                    page: URLS.site,
                    selector: 'a.btn.btn-primary',
                    example: 'Send feedback',
                  },
                ],
                schemes: [],
              },
            ],
          },
        },
      },
    },
  },
  listExports: {
    answers: {
      200: {
        brand: {
          summary: 'The first two formats',
          value: {
            data: {
              schemes: ['light', 'dark'],
              formats: ['dtcg', 'css'].map((format) => ({
                format,
                description:
                  format === 'css'
                    ? 'Custom properties of CSS.'
                    : 'Design tokens (Format Module 2025.10); a resolver with both schemes if the site has two.',
                media_type: format === 'css' ? 'text/css; charset=utf-8' : 'application/json; charset=utf-8',
                file_name: format === 'css' ? 'new-age.css' : 'new-age.resolver.json',
                options: ['scheme', 'prefix'],
                needs_assets: false,
                path: `/v1/api/brands/${IDS.brand}/exports/${format}`,
              })),
            },
          },
        },
      },
    },
  },
  listEditHistory: {
    answers: {
      200: {
        page: {
          summary: 'One edit, by an API key',
          value: page({
            id: IDS.edit,
            brand_id: IDS.brand,
            section: 'things',
            action: 'replace',
            before_data: things,
            after_data: edited,
            changed_by_user_id: null,
            changed_by_api_key_id: IDS.key,
            auth_type: 'api_key',
            created_at: EDITED_AT,
          }),
        },
      },
    },
  },
};
