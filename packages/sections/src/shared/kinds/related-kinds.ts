import { KINDS, type Kind } from './index.ts';

const BY_NAME: ReadonlyMap<string, Kind> = new Map(KINDS.map((kind) => [kind.name, kind]));
const widerByKind = new Map<Kind, readonly Kind[]>();

/** The kinds that a kind is a part of, the narrowest first: "restaurant" of "steakhouse". */
export function widerKinds(kind: Kind): readonly Kind[] {
  const known = widerByKind.get(kind);
  if (known) return known;
  const next = [kind.narrows ?? []].flat().flatMap((name) => BY_NAME.get(name) ?? []);
  const wider = [...new Set([...next, ...next.flatMap(widerKinds)])];
  widerByKind.set(kind, wider);
  return wider;
}

export const isPartOf = (kind: Kind, other: Kind): boolean => widerKinds(kind).includes(other);

/** The one kind that words name of a kind whose name is a list, with their accents or without; else its name. */
export function partNamed({ name, parts = {} }: Kind, words: string): string {
  const spellings = [words, words.normalize('NFD').replace(/\p{M}/gu, '')];
  const named = Object.keys(parts).filter((part) =>
    spellings.some((text) => new RegExp(parts[part] ?? '', 'iu').test(text)),
  );
  return named.length === 1 ? (named[0] ?? name) : name;
}
