import { isSection, type TypedSection } from '../brand.ts';
import { InvalidResponseError } from '../errors.ts';
import { List } from '../pages.ts';
import type { ApiResponse, Transport } from '../transport.ts';
import type { EditHistoryEntry, OperationOutput, Query, RequestOptions, SectionName } from '../types.ts';
import type { ConditionalOptions } from './brands.ts';

type Result = OperationOutput<'getSection'>;

/** A section in two views, as it is shown: with people's edits. */
export interface Section<Name extends SectionName = SectionName> {
  /** Typed; null if the section has no data, or if an edit gave it another shape. */
  typed: TypedSection<Name> | null;
  /** As sent, in any shape. */
  data: Result['data']['data'];
  meta: Result['data']['meta'];
  /** Version of the section, for `ifMatch` and `ifNoneMatch`. */
  etag: string;
}

export interface ReadOptions extends RequestOptions {
  /**
   * Also reads a first look at the home page, if there is one and the section is not final yet: `meta.provisional` is then
   * true. Without it, reading a section before it is final throws a ConflictError.
   */
  provisional?: boolean | undefined;
}

export interface EditOptions extends RequestOptions {
  /** The `etag` that you have read: the edit throws a PreconditionFailedError if the section has changed since. */
  ifMatch?: string | undefined;
}

export class Sections {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** A section with people's edits. */
  get<Name extends SectionName>(
    brandId: string,
    section: Name,
    options: ConditionalOptions & ReadOptions,
  ): Promise<Section<Name> | undefined>;
  get<Name extends SectionName>(brandId: string, section: Name, options?: ReadOptions): Promise<Section<Name>>;
  async get<Name extends SectionName>(
    brandId: string,
    section: Name,
    { ifNoneMatch, provisional, ...options }: ReadOptions & { ifNoneMatch?: string } = {},
  ): Promise<Section<Name> | undefined> {
    const headers = { 'If-None-Match': ifNoneMatch };
    const query = provisional ? { provisional: 'true' as const } : {};
    const response = await this.#transport.request(
      'getSection',
      { path: { brandId, section }, query, headers },
      options,
    );
    return response.status === 304 ? undefined : toSection(section, response);
  }

  /** A section as the latest analysis found it, without people's edits. */
  async extracted<Name extends SectionName>(
    brandId: string,
    section: Name,
    options: RequestOptions = {},
  ): Promise<Section<Name>> {
    const input = { path: { brandId, section }, query: { source: 'extracted' as const } };
    return toSection(section, await this.#transport.request('getSection', input, options));
  }

  /** Edits a section by a JSON Merge Patch (RFC 7396): keys whose value is null are removed, all others are merged. */
  async patch<Name extends SectionName>(
    brandId: string,
    section: Name,
    patch: Record<string, unknown>,
    { ifMatch, ...options }: EditOptions = {},
  ): Promise<Section<Name>> {
    const input = { path: { brandId, section }, body: patch, headers: { 'If-Match': ifMatch } };
    return toSection(section, await this.#transport.request('patchSection', input, options));
  }

  /** Replaces a section by any object. */
  async replace<Name extends SectionName>(
    brandId: string,
    section: Name,
    data: Record<string, unknown>,
    { ifMatch, ...options }: EditOptions = {},
  ): Promise<Section<Name>> {
    const input = { path: { brandId, section }, body: data, headers: { 'If-Match': ifMatch } };
    return toSection(section, await this.#transport.request('replaceSection', input, options));
  }

  /** Removes all edits of a section. */
  async revert<Name extends SectionName>(
    brandId: string,
    section: Name,
    { ifMatch, ...options }: EditOptions = {},
  ): Promise<Section<Name>> {
    const input = { path: { brandId, section }, headers: { 'If-Match': ifMatch } };
    return toSection(section, await this.#transport.request('revertSection', input, options));
  }

  /** Who edited what, newest first. */
  history(
    brandId: string,
    { cursor, ...query }: Query<'listEditHistory'> = {},
    options: RequestOptions = {},
  ): List<EditHistoryEntry> {
    return new List(
      (at, requestOptions) =>
        this.#transport.json('listEditHistory', { path: { brandId }, query: { ...query, cursor: at } }, requestOptions),
      cursor,
      options,
    );
  }
}

function toSection<Name extends SectionName>(name: Name, { data: body, etag }: ApiResponse<Result>): Section<Name> {
  if (!body || etag === undefined) throw new InvalidResponseError(`The section ${name} came without a body or ETag`);
  const { data, meta } = body.data;
  return { typed: isSection(name, data) ? data : null, data, meta, etag };
}
