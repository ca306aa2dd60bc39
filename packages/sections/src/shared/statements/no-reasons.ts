import { announcesReasons } from '../cues/announced-reasons.ts';
import { asksForApplicants } from '../cues/applicants.ts';
import { isCallToAction } from '../cues/calls-to-action.ts';
import { opensHistory } from '../cues/history-openings.ts';
import { namesWeekday } from '../cues/house-rules.ts';
import { namesPerk } from '../cues/perks.ts';
import { statesPlainFact } from '../cues/plain-facts.ts';
import { isSmallPrint } from '../cues/small-print.ts';
import { PRICE } from '../title-groups/group-features.ts';

/** A question, or what is announced by a colon. */
const LEADS_UP = /[?？؟:：]\s*$/u;
const YEAR = /(?<!\p{N})(?:1[5-9]|20)\p{N}{2}(?!\p{N})/u;
const TIME = /(?<!\p{N})\p{N}{1,2}(?:[:.]\p{N}{2})? ?(?:am|pm|uhr|h|時)(?![\p{Ll}\p{N}間])/iu;

const TELLING_ELSE = [
  announcesReasons,
  isCallToAction,
  isSmallPrint,
  namesPerk,
  namesWeekday,
  opensHistory,
  statesPlainFact,
];

/** Whether a text below a heading of reasons leads up to them, or asks for something, or tells terms, times, prices, jobs or the past. */
export const isNoReason = (text: string, language: string): boolean =>
  [LEADS_UP, YEAR, TIME, PRICE].some((pattern) => pattern.test(text)) ||
  asksForApplicants(text) ||
  TELLING_ELSE.some((tells) => tells(text, language));
