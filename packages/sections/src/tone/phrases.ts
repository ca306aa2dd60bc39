import {
  isNoise,
  isPlaceholder,
  isTerminated,
  plainKey,
  type Quote,
  squash,
  uniqueBy,
  wordCount,
} from '../shared/text/index.ts';
import { isImperative } from './english.ts';

interface Call {
  text: string;
  page: string;
  selector: string;
  count: number;
}

const PAGE_FURNITURE =
  /^(home|about( us)?|contact( us)?( me)?|(what )?(people|customers|clients) (are )?say.*|our (\w+ )?(team|services|products|clients|partners|customers|blog|story|mission|vision|values)|services|features|portfolio|testimonials?|pricing|faq|frequently asked.*|team|blog|news|latest.*|recent.*|related.*|popular.*|subscribe.*|newsletter.*|follow us.*|share.*|quick links|useful links|social.*|categories|tags|archives?|comments?|leave a .*|search.*|(log|sign) ?(in|up|out).*|welcome( back)?!?|table of contents|navigation|menu|where we are|get in touch|stay (in touch|connected|updated)|contact (form|info).*|around the web|location)$/i;
const STOCK_CALL =
  /^((read|learn|see|view|show|load|find out|discover|know|tell me) ?(more|all|less|details)?( .{0,12})?|(sign|log) ?(in|up|out|on)|submit|send( message)?|search|close|cancel|ok|okay|yes|no|next|previous|prev|back|more|menu|download|subscribe|save( changes)?|edit|delete|add|apply|reset|upload|print|share|reply|older posts?.*|newer posts?.*|continue|continue reading|click here|go|done|toggle.*|open.*|accept.*|got it|register|login|copy|try again|previous .*|action.*|.*\b(account|password|profile|cart|cookies?|button|go back|form|modal)\b.*|primary|secondary|button.*|mehr erfahren|weiterlesen|absenden|en savoir plus|leer más|saber más|scopri di più|saiba mais|lees meer|läs mer)\W*$/i;

/** A word without which three nouns are a label ("Senior Web Developer"), not a phrase. */
const SPEAKS = /\b(your|our|we|us|you|it|is|are|the|a|an|for|with|to|in|from|by|and|get|made|built|let['’]s)\b/i;

/** Calls to action that are the brand's own, not the web's stock. */
function ownCalls(calls: readonly Call[], language: string): Call[] {
  return calls.filter(
    ({ text }) =>
      wordCount(text) >= 2 &&
      wordCount(text) <= 7 &&
      text.length <= 50 &&
      !/\d/.test(text) &&
      (language !== 'en' || isImperative(text)) &&
      !STOCK_CALL.test(text) &&
      !PAGE_FURNITURE.test(text) &&
      !isNoise(text) &&
      /^\p{L}/u.test(text),
  );
}

/** Phrases that the site leads with, word for word: its headlines first, then its own calls to action. */
export function phrasesOf(
  quotes: readonly Quote[],
  calls: readonly Call[],
  language: string,
): { text: string; quote: Quote | null; call: Call | null }[] {
  const headlines = quotes
    .filter(
      ({ kind, pageKind }) => kind === 'heading' && ['home', 'about', 'mission', 'product', 'brand'].includes(pageKind),
    )
    .filter(({ text }) => isPhrase(text) && (language !== 'en' || isTerminated(text) || SPEAKS.test(text)))
    .sort((a, b) => b.sizePx - a.sizePx || a.order - b.order)
    .slice(0, 6);
  const lines = quotes
    .filter(
      ({ kind, region, text }) => kind === 'paragraph' && region === 'hero' && isTerminated(text) && isPhrase(text),
    )
    .slice(0, 2);
  return uniqueBy(
    [
      ...[...headlines, ...lines].map((quote) => ({ text: quote.text, quote, call: null })),
      ...ownCalls(calls, language)
        .slice(0, 3)
        .map((call) => ({ text: squash(call.text), quote: null, call })),
    ],
    ({ text }) => plainKey(text),
  ).slice(0, 9);
}

function isPhrase(text: string): boolean {
  const words = wordCount(text);
  if (words < 3 || words > 16 || text.length > 120 || PAGE_FURNITURE.test(text) || isPlaceholder(text)) return false;
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  return (
    digits / text.length < 0.15 &&
    !/\d+ ?(%|days?|hours?|minutes?) ago|^(h[1-6]|step|chapter|part|page|figure|table)\b ?\d?|[›»/|]/i.test(text)
  );
}
