import { retryAfterSeconds, TimeoutError } from '../errors.ts';
import { BrandFile } from '../file.ts';
import { sleep } from '../retry.ts';
import { createDeadline } from '../timeout.ts';
import type { Transport } from '../transport.ts';
import type { ExportFormat, ExportList, Query, RequestOptions } from '../types.ts';
import type { ConditionalOptions } from './brands.ts';

/** Options of reading an export. */
export interface ExportOptions extends RequestOptions {
  /** Milliseconds to wait for a file that is printed first, such as `book.pdf`; 120,000 by default. */
  printTimeout?: number | undefined;
}

const ANY_FILE = { accept: '*/*' };
const DEFAULT_PRINT_MS = 120_000;
const PRINTING = 202;

const toFile = (response: Response, name: string, signal: AbortSignal | undefined): BrandFile | undefined =>
  response.status === 304 ? undefined : new BrandFile(response, name, signal);

/** Logos and images, until they expire. */
export class Assets {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** A file by its `asset_path` in the analysis. Throws a GoneError once the assets have expired. */
  get(brandId: string, assetPath: string, options: ConditionalOptions): Promise<BrandFile | undefined>;
  get(brandId: string, assetPath: string, options?: RequestOptions): Promise<BrandFile>;
  async get(
    brandId: string,
    assetPath: string,
    { ifNoneMatch, ...options }: RequestOptions & { ifNoneMatch?: string } = {},
  ): Promise<BrandFile | undefined> {
    const name = assetPath.slice(assetPath.lastIndexOf('/') + 1);
    const input = { path: { brandId, name }, headers: { 'If-None-Match': ifNoneMatch } };
    const headers = { ...ANY_FILE, ...options.headers };
    return toFile(await this.#transport.open('getBrandAsset', input, { ...options, headers }), name, options.signal);
  }
}

/** A brand as files for other tools. */
export class Exports {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** The formats, and the colour schemes of the brand. */
  async list(brandId: string, options: RequestOptions = {}): Promise<ExportList> {
    return (await this.#transport.json('listExports', { path: { brandId } }, options)).data;
  }

  /** The brand in a format. Waits for one that is printed first; throws a TimeoutError after `printTimeout`. */
  get(
    brandId: string,
    format: ExportFormat,
    query: Query<'getExport'> | undefined,
    options: ConditionalOptions & ExportOptions,
  ): Promise<BrandFile | undefined>;
  get(brandId: string, format: ExportFormat, query?: Query<'getExport'>, options?: ExportOptions): Promise<BrandFile>;
  async get(
    brandId: string,
    format: ExportFormat,
    query: Query<'getExport'> = {},
    { ifNoneMatch, printTimeout = DEFAULT_PRINT_MS, ...options }: ExportOptions & { ifNoneMatch?: string } = {},
  ): Promise<BrandFile | undefined> {
    const input = { path: { brandId, format }, query, headers: { 'If-None-Match': ifNoneMatch } };
    const headers = { ...ANY_FILE, ...options.headers };
    const open = (signal: AbortSignal | undefined) =>
      this.#transport.open('getExport', input, { ...options, headers, signal });
    const first = await open(options.signal);
    const deadline = createDeadline(options.signal, printTimeout, () => printingTimeout(format, printTimeout));
    try {
      return toFile(await whenPrinted(first, open, deadline.signal), format, options.signal);
    } finally {
      deadline.clear();
    }
  }
}

const printingTimeout = (format: string, ms: number) =>
  new TimeoutError(`${format} was not printed after ${ms} ms. Request it again later, or raise \`printTimeout\`.`);

/** The first response that is not 202. */
async function whenPrinted(
  first: Response,
  open: (signal: AbortSignal) => Promise<Response>,
  signal: AbortSignal,
): Promise<Response> {
  let response = first;
  while (response.status === PRINTING) {
    // The connection may be lost already.
    response.body?.cancel().catch(() => {});
    await sleep((retryAfterSeconds(response.headers.get('retry-after')) || 1) * 1_000, signal);
    response = await open(signal);
  }
  return response;
}
