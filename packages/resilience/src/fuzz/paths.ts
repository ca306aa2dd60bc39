import fc from 'fast-check';
import type { Operation } from './document.ts';
import { junkText } from './junk.ts';
import { MAX_HEAD, maybeReplaced, type Values } from './noise.ts';
import { FILES, RESOURCE_COUNTS, type ResourceKind, resourceId, WORKSPACES } from './resource-ids.ts';
import type { Schema } from './values.ts';

/** Path and query of an operation. */
export function pathOf(
  { path, parameters }: Operation,
  { workspace, cursor }: { workspace: number; cursor: string | undefined },
  noise: boolean,
  values: Values,
) {
  const named = parameters.filter((parameter) => parameter.in === 'path');
  const parts = fc.tuple(
    ...named.map(({ name, schema }) => maybeReplaced(noise, pathValue(name, schema, workspace, values), junkText)),
  );
  const asked = parameters.filter((parameter) => parameter.in === 'query');
  const queries = fc.tuple(
    ...asked.map(({ name, schema }) => {
      const valid = name === 'cursor' ? fc.constant(cursor ?? '') : values(schema).map(String);
      const most = name === 'cursor' && cursor === undefined && !noise ? 0 : noise ? 2 : 1;
      const times = fc.array(maybeReplaced(noise, valid, junkText), { maxLength: most });
      return times.map((texts) => texts.map((text) => `${percentEncode(name)}=${percentEncode(text)}`));
    }),
  );
  const unknown = fc.array(fc.tuple(junkText, junkText), { maxLength: noise ? 1 : 0 });
  return fc.tuple(parts, queries, unknown).map(([ids, query, more]) => {
    const filled = named.reduce((text, { name }, i) => text.replace(`{${name}}`, percentEncode(ids[i] || ' ')), path);
    const search = [
      ...query.flat(),
      ...more.map(([key, value]) => `${percentEncode(key)}=${percentEncode(value)}`),
    ].join('&');
    return (search === '' ? filled : `${filled}?${search}`).slice(0, MAX_HEAD);
  });
}

/** Usually the id of a resource of the workspace, sometimes of another one. */
function pathValue(name: string, schema: Schema, workspace: number, values: Values): fc.Arbitrary<string> {
  if (name === 'name') return fc.constantFrom(...Object.keys(FILES), 'missing.png');
  if (!Object.hasOwn(RESOURCE_COUNTS, name)) return values(schema).map(String);
  const kind = name as ResourceKind;
  const own = fc.nat(RESOURCE_COUNTS[kind] - 1);
  return fc.oneof(
    { weight: 8, arbitrary: own.map((n) => resourceId(workspace, kind, n)) },
    { weight: 1, arbitrary: own.map((n) => resourceId((workspace + 1) % WORKSPACES, kind, n)) },
    { weight: 1, arbitrary: fc.uuid() },
  );
}

/** Percent-encodes any text. Lone surrogates become invalid UTF-8; dots are encoded twice, to name no folder. */
export const percentEncode = (text: string): string =>
  text.isWellFormed() ? encodeURIComponent(text).replace(/^\.+$/, (dots) => '%252E'.repeat(dots.length)) : '%ED%A0%80';
