import { announcesReasons } from '../cues/announced-reasons.ts';
import { asksForApplicants } from '../cues/applicants.ts';
import { isCallToAction } from '../cues/calls-to-action.ts';
import { opensHistory } from '../cues/history-openings.ts';
import { namesWeekday } from '../cues/house-rules.ts';
import { namesPerk, tellsRuleOrJob } from '../cues/perks.ts';
import { statesPlainFact } from '../cues/plain-facts.ts';
import { PRICE } from '../cues/prices.ts';
import { isSmallPrint } from '../cues/small-print.ts';

/** A question, or what is announced by a colon. */
const LEADS_UP = /[?？؟:：]\s*$/u;
/** When something happened, and not since when it is so. */
const YEAR =
  /(?<!(?<!\p{L})(?:since|seit|depuis|desde|dal|sinds|sedan|siden|vuodesta|od|od roku|с|з|от|από|από το|kopš|nuo|alates|din|sejak|từ|từ năm|מאז|منذ|منذ عام|از سال) )(?<!\p{N})(?:1[5-9]|20)\p{N}{2}(?![\p{N}]|年から|년부터)/iu;
const TIME = /(?<!\p{N})\p{N}{1,2}(?:[:.]\p{N}{2})? ?(?:am|pm|uhr|h|時)(?![\p{Ll}\p{N}間])/iu;

const TELLING_ELSE = [
  isCallToAction,
  isSmallPrint,
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
  [YEAR, TIME, PRICE].some((pattern) => pattern.test(first)) ||
  asksForApplicants(first) ||
  TELLING_ELSE.some((tells) => tells(first, language));
