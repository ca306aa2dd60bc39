import { analysisTimeout, DEFAULT_WAIT_MS, type WaitOptions } from './analysis.ts';
import type { Brand } from './brand.ts';
import { TimeoutError } from './errors.ts';
import { type AnalysisParams, Brands } from './resources/brands.ts';
import { Assets, Exports } from './resources/files.ts';
import { Keys } from './resources/keys.ts';
import { Sections } from './resources/sections.ts';
import { Webhooks } from './resources/webhooks.ts';
import { createDeadline } from './timeout.ts';
import { type ApiResponse, type ClientOptions, Transport } from './transport.ts';
import type { OperationId, OperationInput, OperationOutput, Query, RequestOptions, UsageReport } from './types.ts';

/** Options of `analyze`: those of the analysis, and how to wait for it. */
export interface AnalyzeOptions extends Omit<AnalysisParams, 'url'>, WaitOptions {
  /** Use your own to submit the URL only once, also after a crash; a new one by default. */
  idempotencyKey?: string | undefined;
}

/** A client of the Brandprint API. */
export class Brandprint {
  readonly brands: Brands;
  readonly sections: Sections;
  readonly exports: Exports;
  readonly assets: Assets;
  readonly webhooks: Webhooks;
  readonly keys: Keys;
  readonly #transport: Transport;

  constructor(options: ClientOptions) {
    const transport = new Transport(options);
    this.#transport = transport;
    this.brands = new Brands(transport);
    this.sections = new Sections(transport);
    this.exports = new Exports(transport);
    this.assets = new Assets(transport);
    this.webhooks = new Webhooks(transport);
    this.keys = new Keys(transport);
  }

  /**
   * Submits the URL of a website and waits for its brand. Throws an AnalysisFailedError if the analysis ends without a
   * result, and a TimeoutError if both take longer than `timeout`, with the `brandId` if the URL was submitted.
   */
  async analyze(
    url: string,
    { onProgress, signal, timeout = DEFAULT_WAIT_MS, pollInterval, idempotencyKey, ...params }: AnalyzeOptions = {},
  ): Promise<Brand> {
    let brandId: string | undefined;
    const deadline = createDeadline(signal, timeout, () =>
      brandId
        ? analysisTimeout(brandId, timeout)
        : new TimeoutError(`${url} was not submitted after ${timeout} ms. Check that the server is running.`),
    );
    try {
      const options = { signal: deadline.signal, idempotencyKey };
      brandId = (await this.brands.create({ url, ...params }, options)).brand_id;
      return await this.brands.wait(brandId, { onProgress, signal: deadline.signal, timeout: Infinity, pollInterval });
    } finally {
      deadline.clear();
    }
  }

  /** What was metered; the last 30 days by default. */
  async usage(query: Query<'getUsage'> = {}, options: RequestOptions = {}): Promise<UsageReport> {
    return (await this.#transport.json('getUsage', { query }, options)).data;
  }

  /** Any operation of the OpenAPI document by its id, with the status and headers of its response. */
  request<Id extends OperationId>(
    id: Id,
    input: OperationInput<Id>,
    options: RequestOptions = {},
  ): Promise<ApiResponse<OperationOutput<Id>>> {
    return this.#transport.request(id, input, options);
  }

  /** The same with the body still to be read, for files, pages and streams. */
  open<Id extends OperationId>(id: Id, input: OperationInput<Id>, options: RequestOptions = {}): Promise<Response> {
    return this.#transport.open(id, input, options);
  }
}
