import { COMPETITOR_ALTERNATIVE_CUES } from '../shared/cues/competition.ts';
import { openingContrast } from '../shared/cues/opening-contrasts.ts';
import { openingReplacement } from '../shared/cues/opening-replacements.ts';
import { USUAL_ALTERNATIVE } from '../shared/cues/usual-alternatives.ts';
import {
  type ChosenQuote,
  chooseQuote,
  isFirstPersonPlural,
  matchesPatterns,
  type Quote,
  type TextContext,
} from '../shared/text/index.ts';
import { versusAlternative } from './versus.ts';

/** How sure an alternative that is named is, as the score of a quote. */
const NAMED_SCORE = 3;

/** The same choice with only a part of its quote. */
const cutTo = (chosen: ChosenQuote, text: string): ChosenQuote => ({ ...chosen, quote: { ...chosen.quote, text } });

/**
 * What people would use or do otherwise, in the words of the site: what the opening of a sentence is about ("Unlike other
 * tools, we …", "Instead of paper, …"), the other side of a heading ("Acme vs. spreadsheets"), or a sentence on what the
 * brand replaces. Null if none is named.
 */
export function findAlternative(
  limitation: ChosenQuote | undefined,
  context: TextContext,
  used: ReadonlySet<string>,
): ChosenQuote | null {
  return contrasted(limitation, context) ?? otherSide(context, used) ?? replaced(context, used);
}

/** The opening of the sentence on what others lack, if the sentence goes on about the brand or names what is usual. */
function contrasted(limitation: ChosenQuote | undefined, { name, language }: TextContext): ChosenQuote | null {
  if (!limitation) return null;
  const { text } = limitation.quote;
  const contrast = openingContrast(text, language);
  if (contrast === '') return null;
  const isAboutBrand =
    (name !== '' && text.includes(name)) ||
    isFirstPersonPlural(text, language) ||
    matchesPatterns(contrast, USUAL_ALTERNATIVE, language);
  return isAboutBrand ? cutTo(limitation, contrast) : null;
}

/** Pages on which the brand says what it is and offers. */
const isAboutOffer = ({ pageKind, kind }: Quote): boolean =>
  kind !== 'quote' && !['careers', 'contact', 'legal', 'blog', 'docs'].includes(pageKind);

/** "Spreadsheets" of the heading "Acme vs. spreadsheets". */
function otherSide({ quotes, name, language }: TextContext, used: ReadonlySet<string>): ChosenQuote | null {
  for (const quote of quotes) {
    const text = isAboutOffer(quote) && !used.has(quote.text) ? versusAlternative(quote, name, language) : '';
    if (text !== '') return cutTo({ quote, score: NAMED_SCORE, matchedBy: 'heading' }, text);
  }
  return null;
}

/** So many sentences at most are read for what they replace. */
const MAX_TRIES = 12;

function replaced(context: TextContext, used: ReadonlySet<string>): ChosenQuote | null {
  const tried = new Set(used);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const chosen = chooseQuote(COMPETITOR_ALTERNATIVE_CUES, context, tried);
    if (!chosen) return null;
    const { text } = chosen.quote;
    const named = openingReplacement(text, context.language);
    if (named !== '') return cutTo(chosen, named);
    if (saysItReplaces(text, context.name)) return chosen;
    tried.add(text);
  }
  return null;
}

const REPLACES =
  /(?<!\p{L})(?:replac|ersetz|remplac|reemplaz|sustituy|sostitui|substitui|vervang|ersätt|erstatt|korvaa|zastęp|nahra[zď]|nahrádz|замен|замін|înlocui|zamijen|zamenj|zamjen|αντικαθισ|menggantikan|thay thế)\p{L}*|替代|取代|に代わ|に取って代わ|대체/iu;

/** "Acme replaces three tools", "It replaces the paper table": the brand opens the sentence. */
const saysItReplaces = (text: string, name: string): boolean =>
  REPLACES.test(text) &&
  [name, 'It'].some((subject) => subject !== '' && text.toLowerCase().startsWith(`${subject.toLowerCase()} `));
