import type { Prisma } from './generated/client.ts';

/** Replaces what JSON in Postgres cannot hold: NUL is dropped, lone surrogates become U+FFFD. */
export function toStorableJson(value: unknown): Prisma.InputJsonValue {
  const text = JSON.stringify(value, (_key, item) =>
    typeof item === 'string' ? item.replaceAll('\u0000', '').toWellFormed() : item,
  );
  return JSON.parse(text) as Prisma.InputJsonValue;
}
