import { MODEL_SETTINGS } from '@brandprint/llm';
import { ADMISSION, operationsOn, readEnv, STORES, setting } from '@brandprint/platform';
import { z } from 'zod';

/** What no other app reads, but the process that runs all of them. */
export const ANALYST_SETTINGS = {
  STAGE_CONCURRENCY: setting({
    schema: z.coerce
      .number('must be a whole number')
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .optional(),
    type: 'number',
    about:
      'stages that this process works on at one time; unset: 4, or 12 where a model writes, which is mostly waiting',
  }),
  ...MODEL_SETTINGS,
} as const;

/** All that the analyst reads of its environment. */
export const SETTINGS = {
  ...STORES,
  ...ADMISSION,
  ...ANALYST_SETTINGS,
  ...operationsOn(9402),
} as const;

export const readSettings = () => readEnv(SETTINGS, process.env);
