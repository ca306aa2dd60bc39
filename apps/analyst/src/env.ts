import { MODEL_SETTINGS } from '@brandprint/llm/settings';
import { ADMISSION_SETTINGS, operationsSettings, readEnv, STORE_SETTINGS, setting } from '@brandprint/platform';
import { z } from 'zod';

/** Settings that only this app reads, and the process that runs all apps. */
export const ANALYST_SETTINGS = {
  STAGE_CONCURRENCY: setting({
    schema: z.coerce
      .number('must be a whole number')
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .optional(),
    type: 'number',
    description:
      'concurrent stages of this process; unset: 4, or 12 with a language model, where most time is spent waiting',
  }),
  ...MODEL_SETTINGS,
} as const;

/** All settings of the analyst. */
export const SETTINGS = {
  ...STORE_SETTINGS,
  ...ADMISSION_SETTINGS,
  ...ANALYST_SETTINGS,
  ...operationsSettings(9402),
} as const;

export const readSettings = () => readEnv(SETTINGS, process.env);
