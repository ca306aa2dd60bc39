import { type WaitOptions, waitForAnalysis } from '../analysis.ts';
import { type Brand, toBrand } from '../brand.ts';
import { type EventOptions, followEvents } from '../events.ts';
import { List } from '../pages.ts';
import type { Transport } from '../transport.ts';
import type {
  BrandEvent,
  BrandSummary,
  BrandUsageReport,
  OperationInput,
  Query,
  RequestOptions,
  SectionEvidence,
  Submission,
} from '../types.ts';

/** What to analyse, and how. */
export type AnalysisParams = OperationInput<'parse'>['body'];
/** How to analyse a brand again. Missing options get their defaults, not the values of the last analysis. */
export type ReanalysisParams = OperationInput<'reanalyze'>['body'];

/** Options of a request that the server executes once, however often it arrives. */
export interface IdempotentOptions extends RequestOptions {
  /** Use your own to repeat a request after a crash; a new one by default. */
  idempotencyKey?: string | undefined;
}

/** Options of a conditional read. */
export interface ConditionalOptions extends RequestOptions {
  /** The `etag` of what you have: the result is undefined if it is still current. */
  ifNoneMatch: string;
}

/** Not `crypto.randomUUID`: pages without HTTPS do not have it. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export class Brands {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Submits a URL and returns at once. `analyze` of the client also waits for the result. */
  async create(params: AnalysisParams, { idempotencyKey, ...options }: IdempotentOptions = {}): Promise<Submission> {
    const headers = { 'Idempotency-Key': idempotencyKey ?? randomKey() };
    return (await this.#transport.json('parse', { body: params, headers }, options)).data;
  }

  /** Analyses a brand again. Edits are kept. */
  async reanalyze(
    brandId: string,
    params: ReanalysisParams = {},
    { idempotencyKey, ...options }: IdempotentOptions = {},
  ): Promise<Submission> {
    const headers = { 'Idempotency-Key': idempotencyKey ?? randomKey() };
    return (await this.#transport.json('reanalyze', { path: { brandId }, body: params, headers }, options)).data;
  }

  /** Waits until the newest analysis is final. Throws an AnalysisFailedError unless it is complete. */
  wait(brandId: string, options: WaitOptions = {}): Promise<Brand> {
    return waitForAnalysis(this.#transport, brandId, options);
  }

  /** The events of the newest analysis until it is final. */
  events(brandId: string, options: EventOptions = {}): AsyncGenerator<BrandEvent, void, undefined> {
    return followEvents(this.#transport, brandId, options);
  }

  /** A brand with its analysis. */
  get(brandId: string, options: ConditionalOptions): Promise<Brand | undefined>;
  get(brandId: string, options?: RequestOptions): Promise<Brand>;
  async get(
    brandId: string,
    { ifNoneMatch, ...options }: RequestOptions & { ifNoneMatch?: string } = {},
  ): Promise<Brand | undefined> {
    const headers = { 'If-None-Match': ifNoneMatch };
    const { data, etag } = await this.#transport.request('getBrand', { path: { brandId }, headers }, options);
    return data && toBrand(data.data, etag);
  }

  /** The brands of the workspace in short form, newest first. */
  list({ cursor, ...query }: Query<'listBrands'> = {}, options: RequestOptions = {}): List<BrandSummary> {
    return new List(
      (at, requestOptions) => this.#transport.json('listBrands', { query: { ...query, cursor: at } }, requestOptions),
      cursor,
      options,
    );
  }

  /** Ends a queued or running analysis. */
  async cancel(brandId: string, options: RequestOptions = {}): Promise<BrandSummary> {
    return (await this.#transport.json('cancelAnalysis', { path: { brandId } }, options)).data;
  }

  /** Deletes a brand with everything that belongs to it. */
  async delete(brandId: string, options: RequestOptions = {}): Promise<void> {
    await this.#transport.request('deleteBrand', { path: { brandId } }, options);
  }

  /** Where every value of the analysis was seen. */
  async evidence(
    brandId: string,
    query: Query<'getEvidence'> = {},
    options: RequestOptions = {},
  ): Promise<SectionEvidence[]> {
    return (await this.#transport.json('getEvidence', { path: { brandId }, query }, options)).data;
  }

  /** What language models used for this brand. */
  async usage(brandId: string, options: RequestOptions = {}): Promise<BrandUsageReport> {
    return (await this.#transport.json('getBrandUsage', { path: { brandId } }, options)).data;
  }
}
