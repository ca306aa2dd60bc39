import { CARE_BESIDES_CLINICS } from './care-besides-clinics.ts';
import { GROWERS_AND_CARRIERS_BESIDES } from './growers-and-carriers-besides.ts';
import { HELPERS_AND_SHOPS_BESIDES } from './helpers-and-shops-besides.ts';
import type { Kind } from './kind.ts';
import { LESSONS_BESIDES } from './lessons-besides.ts';
import { SENIORS_VENDING_AND_GROWERS } from './seniors-vending-and-growers.ts';
import { SERVICES_OF_TRADE_AND_POST } from './services-of-trade-and-post.ts';
import { VENUES_OF_COMMUNITIES } from './venues-of-communities.ts';

/** Kinds that stand beside the common ones and are easily taken for them: "village hall", "vending machine company". */
export const NEIGHBOURS_OF_COMMON_KINDS: readonly Kind[] = [
  ...CARE_BESIDES_CLINICS,
  ...GROWERS_AND_CARRIERS_BESIDES,
  ...HELPERS_AND_SHOPS_BESIDES,
  ...LESSONS_BESIDES,
  ...SENIORS_VENDING_AND_GROWERS,
  ...SERVICES_OF_TRADE_AND_POST,
  ...VENUES_OF_COMMUNITIES,
];
