/**
 * JSON text for a column. Replaces what Postgres cannot hold: NUL is dropped, lone surrogates become U+FFFD. Pass it to a
 * statement as text with `::json`: the Prisma client gives keys such as `$type` a meaning of its own, and rejects or
 * changes values that have them.
 */
export const toStorableJson = (value: unknown): string =>
  JSON.stringify(value, (_key, item) =>
    typeof item === 'string' ? item.replaceAll('\u0000', '').toWellFormed() : item,
  );
