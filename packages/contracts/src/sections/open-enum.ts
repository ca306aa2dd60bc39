import { z } from 'zod';

/**
 * Text of a known list. The list is for the document only: what people make of a section, or a model answers, may say
 * something else.
 */
export const openEnum = (values: readonly string[]): z.ZodString => z.string().meta({ enum: [...values] });
