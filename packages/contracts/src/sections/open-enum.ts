import { z } from 'zod';

/** Text with a list of usual values. The list is for the document: an edited section may have other values. */
export const openEnum = (values: readonly string[]): z.ZodString => z.string().meta({ enum: [...values] });
