import { EASTERN_ACTIVITIES } from './activities-of-the-east.ts';
import { WESTERN_ACTIVITIES } from './activities-of-the-west.ts';
import type { ActivityWords } from './kind.ts';

/**
 * Nouns of activities and wares. In a text they may be about anything ("insurance", "cleaning", "honey"), so that the lists of
 * kinds leave them out. At the head of the name or title of a site that speaks of little else they say its kind: "Triple A
 * Tailoring". Nouns that are surnames or mean much else besides ("steel", "rooms") are left out.
 */
export const ACTIVITIES: ActivityWords = { ...WESTERN_ACTIVITIES, ...EASTERN_ACTIVITIES };
