import { announcesReasons } from '../cues/announced-reasons.ts';
import { asksForApplicants } from '../cues/applicants.ts';
import { isCallToAction } from '../cues/calls-to-action.ts';
import { opensHistory } from '../cues/history-openings.ts';
import { namesWeekday } from '../cues/house-rules.ts';
import { namesPastYear } from '../cues/past-years.ts';
import { namesPerk, tellsRuleOrJob } from '../cues/perks.ts';
import { statesPlainFact } from '../cues/plain-facts.ts';
import { PRICE } from '../cues/prices.ts';
import { isSmallPrint } from '../cues/small-print.ts';

/** A question, or what is announced by a colon. */
const LEADS_UP = /[?？؟:：]\s*$/u;
/** "24 h" is how long or how soon. */
const TIME = /(?<!\p{N})(?:[01]?\p{N}|2[0-3])(?:[:.]\p{N}{2})? ?(?:am|pm|uhr|h|時)(?![\p{Ll}\p{N}間])/iu;

const TELLING_ELSE = [
  isCallToAction,
  isSmallPrint,
  namesPastYear,
  namesPerk,
  namesWeekday,
  opensHistory,
  statesPlainFact,
  tellsRuleOrJob,
];

/**
 * Whether a text below a heading of reasons leads up to them, or its first sentence asks for something, or tells terms,
 * times, prices, rules, jobs or the past.
 */
export const isNoReason = (text: string, first: string, language: string): boolean =>
  LEADS_UP.test(text) ||
  announcesReasons(text, language) ||
  [TIME, PRICE].some((pattern) => pattern.test(first)) ||
  asksForApplicants(first) ||
  TELLING_ELSE.some((tells) => tells(first, language));
