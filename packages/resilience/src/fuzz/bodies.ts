import fc from 'fast-check';
import type { Operation } from './document.ts';
import type { Header } from './headers.ts';
import { junkBody, junkValue } from './junk.ts';
import { maybeReplaced, type Values } from './noise.ts';

interface Body {
  headers: Header[];
  text: string;
}

const TYPES = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/json;charset=nonsense',
  'application/xml',
  'multipart/form-data',
  'application/JSON',
  'json',
  ';',
  'application/x-www-form-urlencoded',
];

const latin1 = (bytes: Buffer): string => bytes.toString('latin1');
const asJson = (value: unknown): string => latin1(Buffer.from(JSON.stringify(value) ?? ''));

export function bodyOf({ bodies }: Operation, noise: boolean, values: Values): fc.Arbitrary<Body | undefined> {
  const types = Object.keys(bodies);
  const valid = types.map((type) =>
    fc.record({ type: fc.constant(type), text: values(bodies[type] ?? {}).map(asJson) }),
  );
  const junk = fc.record({
    type: fc.constantFrom(...TYPES, ...types, 'application/json'),
    text: fc.oneof(junkBody.map(latin1), junkValue.map(asJson)),
  });
  if (valid.length === 0)
    return noise ? fc.option(junk.map(bodyWith), { nil: undefined, freq: 4 }) : fc.constant(undefined);
  return maybeReplaced(noise, fc.oneof(...valid), junk).map(bodyWith);
}

const bodyWith = ({ type, text }: { type: string; text: string }): Body => ({
  headers: [
    ['Content-Type', type],
    ['Content-Length', String(text.length)],
  ],
  text,
});
