import fc from 'fast-check';
import type { Operation } from './document.ts';
import { junkText } from './junk.ts';
import { MAX_HEAD, maybeReplaced, type Values } from './noise.ts';

export type Header = [name: string, value: string];

export interface Auth {
  workspace: number;
  how: 'key' | 'person' | 'revoked' | 'none' | 'twice' | 'junk';
  /** The value of the header if `how` is junk. */
  junk: string;
}

const HEADERS = [
  'Accept',
  'Accept-Encoding',
  'Cache-Control',
  'Content-Encoding',
  'Cookie',
  'Idempotency-Key',
  'If-Match',
  'If-Modified-Since',
  'If-None-Match',
  'Last-Event-ID',
  'Origin',
  'Prefer',
  'Range',
  'X-Forwarded-For',
  'X-HTTP-Method-Override',
  'X-Request-Id',
];
const HEADER_VALUES = [
  '*',
  '"a", W/"b"',
  'bytes=0-',
  'bytes=5-2',
  'gzip',
  'br;q=0.5',
  'identity;q=0, *;q=0',
  'deflate',
  'utf-16',
  'DELETE',
  '999999999999999999999',
  '-1',
  'no-cache',
  '127.0.0.1',
];

const CONDITION = /^if-(none-)?match$/i;
const TAGS = ['*', '"a"', 'W/"a", "b"'];

/** Header values are latin1 without control characters. */
const headerText = (text: string): string => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?').trim();

export function headersOf({ parameters }: Operation, noise: boolean, values: Values): fc.Arbitrary<Header[]> {
  const declared = parameters.filter((parameter) => parameter.in === 'header');
  const given = fc.tuple(
    ...declared.map(({ name, schema, required }) => {
      const valid = CONDITION.test(name) ? fc.constantFrom(...TAGS) : values(schema).map(String);
      const value = maybeReplaced(noise, valid, junkText);
      return required
        ? value.map((text) => [name, text])
        : fc.option(
            value.map((text) => [name, text]),
            { freq: 1 },
          );
    }),
  );
  const other = fc.tuple(fc.constantFrom(...HEADERS), fc.oneof(fc.constantFrom(...HEADER_VALUES), junkText));
  return fc.tuple(given, fc.array(other, { maxLength: noise ? 2 : 0 })).map(([some, more]) =>
    [...some, ...more].flatMap((header): Header[] => {
      const [name = '', value = ''] = header ?? [];
      return header ? [[name, headerText(value).slice(0, MAX_HEAD / 4)]] : [];
    }),
  );
}

export function authOf(workspace: number, noise: boolean): fc.Arbitrary<Auth> {
  const how = fc.oneof(
    { weight: 4, arbitrary: fc.constant<Auth['how']>('key') },
    { weight: 1, arbitrary: fc.constant<Auth['how']>('person') },
  );
  const wrong = fc.constantFrom<Auth['how']>('revoked', 'none', 'twice', 'junk');
  return fc.tuple(maybeReplaced(noise, how, wrong), junkText).map(([which, junk]) => ({
    workspace,
    how: which,
    junk: which === 'junk' ? headerText(junk).slice(0, MAX_HEAD / 4) : '',
  }));
}
