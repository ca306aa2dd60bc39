import { KINDS, type Kind } from './index.ts';

const BY_NAME: ReadonlyMap<string, Kind> = new Map(KINDS.map((kind) => [kind.name, kind]));

/** The kinds that a kind is a part of, the narrowest first: "restaurant" of "steakhouse". */
export function widerKinds({ narrows = [] }: Kind): Kind[] {
  const next = [narrows].flat().flatMap((name) => BY_NAME.get(name) ?? []);
  return [...new Set([...next, ...next.flatMap(widerKinds)])];
}

export const isPartOf = (kind: Kind, other: Kind): boolean => widerKinds(kind).includes(other);
