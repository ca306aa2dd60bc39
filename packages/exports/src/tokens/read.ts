/**
 * Safe access to a brand. People's edits can give a section any shape, so that nothing about it is certain but that it is
 * JSON.
 */
type Json = Record<string, unknown>;

/** An object; empty if the value is anything else. */
export const asObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

/** A list; empty if the value is anything else. */
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The objects of a list, each with its index in it. */
export const asObjects = (value: unknown): { index: number; fields: Json }[] =>
  asList(value).flatMap((item, index) => {
    const fields = asObject(item);
    return Object.keys(fields).length > 0 ? [{ index, fields }] : [];
  });

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]/g;

/** Trimmed text without control characters; empty if the value is no text. */
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed().replaceAll(CONTROL_CHARACTERS, ' ').trim() : '';

/** The texts of a list that are not empty. */
export const asTexts = (value: unknown): string[] => asList(value).map(asText).filter(Boolean);

/** A finite number; null if the value is none. */
export const asNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
