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
      const sound = name === 'cursor' ? fc.constant(cursor ?? '') : values(schema).map(String);
      const most = name === 'cursor' && cursor === undefined && !noise ? 0 : noise ? 2 : 1;
      const times = fc.array(maybeReplaced(noise, sound, junkText), { maxLength: most });
      return times.map((texts) => texts.map((text) => `${percent(name)}=${percent(text)}`));
    }),
  );
  const unknown = fc.array(fc.tuple(junkText, junkText), { maxLength: noise ? 1 : 0 });
  return fc.tuple(parts, queries, unknown).map(([ids, query, more]) => {
    const filled = named.reduce((text, { name }, i) => text.replace(`{${name}}`, percent(ids[i] || ' ')), path);
    const search = [...query.flat(), ...more.map(([key, value]) => `${percent(key)}=${percent(value)}`)].join('&');
    return (search === '' ? filled : `${filled}?${search}`).slice(0, MAX_HEAD);
  });
}

/** Mostly something of the workspace, now and then of another one. */
function pathValue(name: string, schema: Schema, workspace: number, values: Values): fc.Arbitrary<string> {
  if (name === 'name') return fc.constantFrom(...Object.keys(FILES), 'missing.png');
  if (!Object.hasOwn(RESOURCE_COUNTS, name)) return values(schema).map(String);
  const thing = name as ResourceKind;
  const own = fc.nat(RESOURCE_COUNTS[thing] - 1);
  return fc.oneof(
    { weight: 8, arbitrary: own.map((n) => resourceId(workspace, thing, n)) },
    { weight: 1, arbitrary: own.map((n) => resourceId((workspace + 1) % WORKSPACES, thing, n)) },
    { weight: 1, arbitrary: fc.uuid() },
  );
}

/** Percent-encoding of any text: half of a surrogate pair becomes what is no UTF-8, dots are kept from naming a folder. */
export const percent = (text: string): string =>
  text.isWellFormed() ? encodeURIComponent(text).replace(/^\.+$/, (dots) => '%252E'.repeat(dots.length)) : '%ED%A0%80';
