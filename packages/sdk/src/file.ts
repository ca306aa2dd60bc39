import { ConnectionError } from './errors.ts';

/** A file of the API: an asset or an export. Its content can be read once. */
export class BrandFile {
  /** The name it is downloaded as. */
  readonly name: string;
  /** Media type, such as `image/svg+xml`. */
  readonly type: string;
  /** Bytes; undefined if the server does not say. */
  readonly size: number | undefined;
  readonly etag: string | undefined;
  readonly #response: Response;
  readonly #signal: AbortSignal | undefined;

  constructor(response: Response, fallbackName: string, signal?: AbortSignal) {
    const { headers } = response;
    this.name = fileName(headers.get('content-disposition')) ?? fallbackName;
    this.type = headers.get('content-type') ?? 'application/octet-stream';
    const length = headers.get('content-length');
    // Of a compressed response it is the length of what is sent.
    this.size = length === null || headers.has('content-encoding') ? undefined : Number(length);
    this.etag = headers.get('etag') ?? undefined;
    this.#response = response;
    this.#signal = signal;
  }

  /** The content as it arrives. */
  stream(): ReadableStream<Uint8Array> {
    return this.#response.body ?? new Blob().stream();
  }

  bytes(): Promise<Uint8Array> {
    return this.#whole(async (response) => new Uint8Array(await response.arrayBuffer()));
  }

  blob(): Promise<Blob> {
    return this.#whole((response) => response.blob());
  }

  text(): Promise<string> {
    return this.#whole((response) => response.text());
  }

  async #whole<T>(read: (response: Response) => Promise<T>): Promise<T> {
    try {
      return await read(this.#response);
    } catch (error) {
      this.#signal?.throwIfAborted();
      throw new ConnectionError(`${this.name} did not arrive completely. Request it again.`, { cause: error });
    }
  }
}

/** Without folders, whatever the server says. */
const fileName = (disposition: string | null): string | undefined =>
  /filename="([^"/\\]+)"/.exec(disposition ?? '')?.[1];
