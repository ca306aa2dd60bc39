import type { RequestOptions } from './types.ts';

/** A page of a list, as the API sends it. */
export interface Page<Item> {
  data: Item[];
  pagination: { has_more: boolean; next_cursor: string };
}

/** Reads the page at a cursor; the first one without. */
type ReadPage<Item> = (cursor: string | undefined, options: RequestOptions) => Promise<Page<Item>>;

/** A list of the API. `for await (const item of list)` reads all items, page by page; nothing is sent before. */
export class List<Item> implements AsyncIterable<Item> {
  readonly #read: ReadPage<Item>;
  readonly #cursor: string | undefined;
  readonly #options: RequestOptions;

  constructor(read: ReadPage<Item>, cursor: string | undefined, options: RequestOptions) {
    this.#read = read;
    this.#cursor = cursor;
    this.#options = options;
  }

  /** The first page only. */
  page(): Promise<Page<Item>> {
    return this.#read(this.#cursor, this.#options);
  }

  /** All pages, one after the other. */
  async *pages(): AsyncGenerator<Page<Item>, void, undefined> {
    let cursor = this.#cursor;
    for (;;) {
      const page = await this.#read(cursor, this.#options);
      yield page;
      if (!page.pagination.has_more) return;
      cursor = page.pagination.next_cursor;
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const { data } of this.pages()) yield* data;
  }

  /** The first `limit` items. */
  async toArray({ limit }: { limit: number }): Promise<Item[]> {
    const items: Item[] = [];
    if (limit <= 0) return items;
    for await (const item of this) {
      items.push(item);
      if (items.length >= limit) break;
    }
    return items;
  }
}
