import { promisesNothing } from '../cues/not-promised.ts';
import { endsSentence, wordCount } from '../text/index.ts';
import type { FeatureVector } from './features.ts';
import type { Statement } from './statement.ts';

/** Words of a headline, at most. */
export const MAX_HEADLINE_WORDS = 12;
/** Of three that count. */
const TWO_BENEFITS = 0.66;

/**
 * A headline in words of what readers gain, one of them no vague one: two of them, or one in the largest headline that
 * does not only say what the brand is.
 */
export function headlineOfGains({ level, text }: Statement, features: FeatureVector): boolean {
  const { requests, other, year, digits, namesKind, benefits, distinctBenefits, largest } = features;
  if (level < 1 || level > 2 || wordCount(text) > MAX_HEADLINE_WORDS) return false;
  if (requests + other + year + digits > 0 || distinctBenefits === 0) return false;
  return benefits >= TWO_BENEFITS || (largest === 1 && namesKind === 0);
}

/** Of all words, twice: a line that says little else. */
const MOSTLY_BENEFITS = 0.4;

/** A line at the top that names two things that readers gain, or one elsewhere of such words mostly. */
export const manyGains = (
  _: Statement,
  { hero, benefits, benefitShare, distinctBenefits, other }: FeatureVector,
): boolean =>
  other === 0 &&
  ((hero === 1 && benefits >= TWO_BENEFITS && distinctBenefits > 0) ||
    (benefitShare >= MOSTLY_BENEFITS && distinctBenefits >= TWO_BENEFITS));

/** "Our live impact", "Unser Team": the title of a part of the page. */
const OURS =
  /^(?:(?:(?:some |more |all )?(?:of )?our|unser(?:e[rsnm]?)?|notre|nos|nuestr[oa]s?|(?:i[l]? |l[ae] )?nostr[ioae]|(?:[ao]s? )?noss[oa]s?|onze|ons|vår(?:a|t)?|vores|våre|meidän|nasz[ae]?|nasi|naš[aei]?|náš|наш[аеиі]?|нашите) |私たちの|我们的|我們的|우리의 ?)\p{L}/iu;
const MAX_PART_TITLE_WORDS = 6;
const titlesPart = ({ level, text }: Statement): boolean =>
  level > 0 && !endsSentence(text) && wordCount(text) <= MAX_PART_TITLE_WORDS && OURS.test(text);

/** Of three that count: "your" alone. */
const ONE_BENEFIT = 0.34;

/**
 * It only names a trade or what is on offer: "Roof repairs in Kent". "Your" says no more of a kind of business, and
 * nothing by itself: "Your tax office in Kent", "Customs clearance for your freight".
 */
export function tradeOnly(
  _: Statement,
  { bare, namesKind, sentence, saysYou, benefits, slogan, saysWe, urges, exclamation }: FeatureVector,
): boolean {
  if (bare === 0 || slogan + saysWe + urges + exclamation > 0) return false;
  return saysYou === 0 || (sentence === 0 && (namesKind === 1 || benefits < ONE_BENEFIT));
}

/** "Get to know my story", "Lerne uns kennen": an invitation to read on. */
const MEETS_US =
  /^(?:(?:get to know|meet|discover|read|learn more about|find out more about) (?:us|me|our|my|the team)(?! (?:\p{L}+ )?(?:taste|flavours?|way))|lern(?:e|t|en sie)? (?:uns|mich|unser\p{L}*)|erfahr(?:e|t|en sie) mehr|(?:découvr(?:ez|e)|rencontrez) (?:notre|nos|mon|ma) (?:histoire|équipe|parcours)|conoce (?:nuestr[oa]|mi) (?:historia|equipo)|conoce(?:nos|me)|conheça (?:[oa] )?(?:noss[oa]|minha|meu) (?:história|equipe|equipa)|scopri(?:te)? (?:la (?:nostra|mia) storia|chi siamo)|maak kennis met|lär känna|lær (?:os|oss|mig|meg)|bli kjent|tutustu (?:meihin|tarinaamme|minuun|tiimiimme)|poznaj(?:cie)? (?:nas|mnie|nasz\p{L}*|moj\p{L}*)|pozne?jte (?:nás|náš\p{L}*|naš\p{L}*)|spoznajte (?:nás|náš\p{L}*|naš\p{L}*)|upoznajte (?:nas|našu|naš|moju)|spoznajte nas|ismerd? meg (?:a )?(?:történet|csapat|minket|engem)\p{L}*|ismerje meg (?:a )?(?:történet|csapat|minket)\p{L}*|cunoaște(?:ți)? (?:povestea|echipa)|descoper(?:ă|iți) povestea|познакомьтесь с (?:нами|нашей)|узнайте (?:нас|нашу)|познайомтеся з (?:нами|нашою)|запознай(?:те)? се с (?:нас|екипа)|(?:γνωρίστε|ανακαλύψτε|μάθετε|διαβάστε) (?:μας|την ομάδα|την ιστορία)|(?:descobreix|coneix) (?:la nostra|el nostre|els nostres)|bizi tanıyın|hikayemizi)(?!\p{L})/iu;

/** "It is a project of several institutions": what something before it is. */
const SAYS_WHAT_IT_IS = /^(?:it is an?|es ist eine?|c['’]est une?|het is een|det är en|det er en) /iu;

/** Where visitors and search engines look first. */
const isAtTop = ({ hero, firstScreen, largest, meta, title, og, jsonLd }: FeatureVector): boolean =>
  hero + firstScreen + largest + meta + title + og + jsonLd > 0;

/** Longer lines say more than a number of years. */
const MAX_COUNT_WORDS = 8;

/** A line of the first page that says something of its own, and asks for nothing. */
export function mayPromise(statement: Statement, features: FeatureVector): boolean {
  const { words25, words45, website, question, mostlyName, dated, requests, announces, weakCue } = features;
  // "More than 60 years of experience"
  if (features.standing === 1 && /\p{N}/u.test(statement.text) && wordCount(statement.text) <= MAX_COUNT_WORDS)
    return false;
  return (
    words25 + words45 + website + question + mostlyName + dated + requests + announces + weakCue === 0 &&
    !statement.several &&
    !(tradeOnly(statement, features) && (features.inTitle > 0 || !isAtTop(features))) &&
    !titlesPart(statement) &&
    !MEETS_US.test(statement.text) &&
    !SAYS_WHAT_IT_IS.test(statement.text) &&
    !promisesNothing(statement.text) &&
    statement.pageIndex === 0
  );
}
