import { BrandFile } from '../file.ts';
import type { Transport } from '../transport.ts';
import type { ExportFormat, ExportList, Query, RequestOptions } from '../types.ts';
import type { ConditionalOptions } from './brands.ts';

const ANY_FILE = { accept: '*/*' };

const toFile = (response: Response, name: string): BrandFile | undefined =>
  response.status === 304 ? undefined : new BrandFile(response, name);

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
    return toFile(await this.#transport.open('getBrandAsset', input, { ...options, headers }), name);
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

  /** The brand in a format. */
  get(
    brandId: string,
    format: ExportFormat,
    query: Query<'getExport'> | undefined,
    options: ConditionalOptions,
  ): Promise<BrandFile | undefined>;
  get(brandId: string, format: ExportFormat, query?: Query<'getExport'>, options?: RequestOptions): Promise<BrandFile>;
  async get(
    brandId: string,
    format: ExportFormat,
    query: Query<'getExport'> = {},
    { ifNoneMatch, ...options }: RequestOptions & { ifNoneMatch?: string } = {},
  ): Promise<BrandFile | undefined> {
    const input = { path: { brandId, format }, query, headers: { 'If-None-Match': ifNoneMatch } };
    const headers = { ...ANY_FILE, ...options.headers };
    return toFile(await this.#transport.open('getExport', input, { ...options, headers }), format);
  }
}
