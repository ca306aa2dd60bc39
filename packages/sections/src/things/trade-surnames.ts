import { escapeRegExp } from '../shared/escape-reg-exp.ts';
import type { KindCount } from '../shared/kinds/kind-words.ts';
import { foldCase, wordsOf } from '../shared/text/index.ts';

/** Trades that are surnames too, in the spelling of the trade. */
const TRADE_SURNAMES: ReadonlySet<string> = new Set(
  [
    'baker brewer butcher carpenter cook cooper farmer fisher gardener glover hunter mason miller potter saddler shepherd smith tailor thatcher turner weaver',
    'brauer bäcker drechsler fischer fleischer förster gärtner glaser hafner imker jäger koch maurer metzger müller sattler schäfer schlosser schmied schneider schreiner schuster steinmetz tischler töpfer wagner weber winzer zimmermann',
    'bakker bos dekker kuiper mulder smit visser slager schilder timmerman',
    'berger boucher boulanger charpentier couvreur marchand maçon meunier pêcheur tailleur tonnelier verrier',
    'carpintero herrero molinero panadero pastor zapatero ferreiro carpinteiro oleiro padeiro ferraro muratore sarto',
    'bednarz kowal krawiec młynarz rybak stolarz kovář krejčí mlynář pekař sedlák tesař truhlář kováč mlynár stolár tesár',
    'asztalos ács halász kertész kovács molnár pék szabó varga',
    'коваль кравець мельник гончар бондар кузнец',
  ].flatMap((words) => words.split(' ')),
);

/** What is known of the name of a brand besides the trade in it. */
interface NameWords {
  /** The kinds that it names. */
  inName: readonly KindCount[];
  /** Its words that the site uses as common words too. */
  ownWords: readonly string[];
}

/** Whether a trade is the surname in a name that says another kind too: "Steinmetz Antiquitäten" sells antiques. */
export function isSurname(trade: string, { inName, ownWords }: NameWords, prose: string): boolean {
  const own = inName.filter(({ words }) => words === trade);
  const others = inName.filter(({ words }) => !TRADE_SURNAMES.has(words));
  const saysMore = others.length > 0 || ownWords.some((word) => !word.includes(foldCase(trade)));
  const isKindred = ({ kind }: KindCount): boolean => own.some(({ kind: { bucket } }) => bucket === kind.bucket);
  return (
    TRADE_SURNAMES.has(trade) &&
    own.length > 0 &&
    saysMore &&
    // "Boulanger Pâtissier Martin" is both.
    !others.some(isKindred) &&
    !isCommonNoun(trade, prose)
  );
}

/**
 * Whether a text writes of a trade as no name is written: "our butcher", "der Metzger", of where it is done, "Metzgerei", and
 * in compounds, "Steinmetzarbeiten".
 */
const isCommonNoun = (trade: string, text: string): boolean =>
  new RegExp(
    `(?<!\\p{L})(?:${ARTICLES}) (?:\\p{L}+ )?${trade}(?!\\p{L})|(?<!\\p{L})${trade}(?:ei|erei|ie|ij|\\p{L}{5,})(?!\\p{L})`,
    'iu',
  ).test(text);
const ARTICLES =
  'unser\\p{L}{0,2}|eigene\\p{L}?|dein|ihr|der|dem|den|ein|our|your|the|an?|notre|votre|le|un|nuestro|su|el|nosso|o|um|il|nostro|onze|de|een';

/** Whether a text speaks of a person of that name: "Dr. Stahl". */
export const isNameOfPerson = (word: string, text: string): boolean =>
  new RegExp(
    `(?<!\\p{L})(?:dr|prof|herrn?|frau|mrs?|ms|mme|monsieur|madame|sig|dhr|mevr)\\.? ${escapeRegExp(word)}(?!\\p{L})`,
    'iu',
  ).test(text);

/** The kinds that a text of a brand names, without a trade that is its surname. */
export const withoutSurname = (counts: readonly KindCount[], name: NameWords, prose: string): KindCount[] =>
  counts.filter(({ words }) => !isSurname(wordsOf(words)[0] ?? '', name, prose));
