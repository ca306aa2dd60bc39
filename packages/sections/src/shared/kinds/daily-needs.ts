import { BANDS_AND_FANS } from './bands-and-fans.ts';
import { GROWERS_BUILDERS_AND_CLEANERS } from './growers-builders-and-cleaners.ts';
import { HELP_FOR_BODY_AND_FAMILY } from './help-for-body-and-family.ts';
import type { Kind } from './kind.ts';
import { MONEY_AND_TRADE_HELPERS } from './money-and-trade-helpers.ts';
import { SHOPS_OF_DAILY_NEEDS } from './shops-of-daily-needs.ts';

/** What is told apart from kinds of other files that it was a part of. */
export const DAILY_NEEDS: readonly Kind[] = [
  ...BANDS_AND_FANS,
  ...GROWERS_BUILDERS_AND_CLEANERS,
  ...HELP_FOR_BODY_AND_FAMILY,
  ...MONEY_AND_TRADE_HELPERS,
  ...SHOPS_OF_DAILY_NEEDS,
];
