import { z } from 'zod';

/**
 * An id in a path, in any case: a UUID of any version, because an id that we did not create is unknown rather than
 * invalid.
 */
export const pathId = z.guid('must be a UUID').toLowerCase();

export const timestamp = z.iso.datetime();

/** A whole key or webhook secret. People paste them into descriptions, where others could read them. */
const SECRET_PATTERN = /bp_(prod|stag)_[A-Za-z0-9]{36}|whsec_[A-Za-z0-9+/]{24}/;

/** A line of text by people for people, stored unchanged; Postgres can store neither NUL nor lone surrogates. */
export const noteText = z
  .string()
  .trim()
  .max(200, 'must be at most 200 characters')
  .refine(
    (text) => !text.includes('\0') && text.isWellFormed(),
    'must not contain NUL characters or unpaired surrogates',
  )
  .refine((text) => !SECRET_PATTERN.test(text), 'must not contain an API key or a webhook secret');

export const Pagination = z
  .object({
    has_more: z.boolean().describe('Whether there is another page.'),
    next_cursor: z.string().describe('The `cursor` of the next page; empty on the last one.'),
  })
  .meta({ id: 'Pagination' });

/** Query values are text: digits are parsed as a number, anything else stays text, so that it is rejected. */
const parseDigits = (value: unknown) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value);

/** Parameters of every list. */
export const PageQuery = z.object({
  limit: z
    .preprocess(
      parseDigits,
      z
        .int('must be a whole number from 1 to 100')
        .min(1, 'must be at least 1')
        .max(100, 'must be at most 100')
        .optional(),
    )
    .default(50)
    // Repeated here, because the input type is text.
    .meta({ description: 'Maximum number of entries per page.', default: 50 }),
  cursor: z
    .string()
    .optional()
    .describe('The `next_cursor` of the previous page; empty or missing for the first page.'),
});

export const paginated = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), pagination: Pagination });

export const ifNoneMatch = z
  .string()
  .optional()
  .describe('The `ETag` of an earlier response. The response is 304 without a body if nothing has changed.');

/** The header of RFC 9110 for a conditional GET. */
export const ConditionalHeaders = z.object({ 'if-none-match': ifNoneMatch });
export type ConditionalHeaders = z.infer<typeof ConditionalHeaders>;
