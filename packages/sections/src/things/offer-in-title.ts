import type { Evidence } from '@brandprint/contracts';
import { splitTitle } from '../shared/brand/clean-name.ts';
import { isGenericName } from '../shared/brand/generic-words.ts';
import { isGreeting } from '../shared/cues/definitions.ts';
import { readStatements, type SiteStatements } from '../shared/statements/context.ts';
import { speaksAsWe, speaksToReader, subjectOf } from '../shared/statements/subject.ts';
import { wordFeatures } from '../shared/statements/word-features.ts';
import { comparisonKey, endsSentence, splitList, UNSPACED_LANGUAGES, wordsOf } from '../shared/text/index.ts';
import type { FoundCategory } from './category.ts';
import { type OfferPhrase, offerPhrase, WITH_CAPITALS } from './offer-phrase.ts';
import { isBlessing, isPageName } from './page-names.ts';
import { tellingWords, usesOf } from './used-in-sentences.ts';
import { isVague } from './vague-kinds.ts';

/** More are a sentence. */
const MAX_WORDS = 7;
/** Where no description says it, so many sentences on several pages do. */
const MIN_SENTENCES = 3;
/** Of an offer with a place or a price. */
const MIN_SENTENCES_OF_MARKED = 2;
const MAX_HEADLINES = 2;
/** Five of six were apt on sites of the corpus, each measured as one whose kind no list has. */
const CONFIDENCE = 0.75;

interface Place {
  text: string;
  selector: string;
}

/**
 * What the brand offers in the words of its title or first heading, for a kind of business that no list of words has:
 * "Sistemas de purificación de agua". It counts if the site says it in its sentences too, as slogans and names of pages
 * seldom are.
 */
export function findOfferInTitle(evidence: Evidence): FoundCategory | null {
  const [home] = evidence.pages;
  const site = readStatements(evidence);
  if (!home || UNSPACED_LANGUAGES.has(site.language)) return null;
  const headlines = home.text.filter(({ kind, level }) => kind === 'heading' && level === 1).slice(0, MAX_HEADLINES);
  // What follows the first is a topic of the page.
  const first = splitTitle(home.title).filter((part) => !isOwnName(part, site.name));
  const places: Place[] = [
    ...first.slice(0, 1).map((text) => ({ text, selector: 'title' })),
    ...headlines.map(({ text }) => ({ text, selector: 'h1' })),
  ];
  for (const { text, selector } of places) {
    const offer = offerPhrase(text, site.language, site.properNouns);
    if (!isOffer(offer, text, site) || !isConfirmed(offer, site)) continue;
    return { name: offer.words, source: 'text', confidence: CONFIDENCE, page: home.finalUrl, selector, value: text };
  }
  return null;
}

/** "Just hands-on sessions": how it is done, and not what it is. */
const ONLY =
  /^(?:just|only|nothing but|nur|rien que|solo|s[oó]lo|só|alleen|bara|kun|vain|tylko|jen|pouze|iba|только|лише)\s/iu;

/** Whether words may say what is offered: no sentence, slogan or name. */
function isOffer({ words, mark }: OfferPhrase, text: string, { name, language, properNouns }: SiteStatements): boolean {
  const telling = tellingWords(words);
  const subject = subjectOf(words, { name, language, properNouns });
  return (
    telling.length > 0 &&
    wordsOf(words).length <= MAX_WORDS &&
    // What joins several is no kind: "shoes and insurance".
    splitList(words, language).length === 1 &&
    (mark !== null || !endsSentence(text)) &&
    !isVague(words) &&
    !isGenericName(words) &&
    !isAbbreviation(words) &&
    !PACKAGES.test(words) &&
    !ONLY.test(words) &&
    !IMAGES.test(words) &&
    !isPageName(words, language) &&
    !isPageName(text, language) &&
    !isBlessing(words, language) &&
    !isGreeting(words, language) &&
    !speaksAsWe(text, language) &&
    !speaksToReader(words, language) &&
    (subject === 'unknown' || subject === 'offer') &&
    !telling.some((word) => /^\p{Lu}/u.test(word) && properNouns.has(word.toLowerCase())) &&
    !isOwnName(words, name)
  );
}

/** Whether a text says nothing but the name, or names the brand. */
function isOwnName(text: string, name: string): boolean {
  const own = tellingWords(name.toLowerCase());
  return (
    tellingWords(text.toLowerCase()).every((word) => own.includes(word)) ||
    (name !== '' && comparisonKey(text).includes(comparisonKey(name)))
  );
}

/** Whether the site says it elsewhere: often enough for how plainly its words are an offer. */
function isConfirmed(
  { words, mark }: OfferPhrase,
  { name, language, properNouns, statements }: SiteStatements,
): boolean {
  const context = { name, language, properNouns };
  const says = wordFeatures(words, context, { isFullSentence: false, defines: false, subject: 'unknown' });
  if (says.claims + says.urges + says.requests + says.aim + says.ofUs > 0) return false;
  const isKnown = says.namesTrade === 1;
  const telling = tellingWords(words.toLowerCase());
  const { isDeclared, sentences, pages } = usesOf(words, statements, WITH_CAPITALS.has(language));
  const isUsed = isDeclared || sentences >= MIN_SENTENCES_OF_MARKED;
  if (telling.length === 1) return mark !== null && mark !== 'names' && (isKnown ? isUsed : isDeclared);
  if (mark !== null && (isKnown || says.benefit === 0) && (isUsed || (mark === 'specialists' && isKnown))) return true;
  return isKnown && (isDeclared || (sentences >= MIN_SENTENCES && pages > 1));
}

/** What is for sale at the moment, by whomever: "Luxury packages to Bali". */
const PACKAGES =
  /(?<!\p{L})(?:packages?|deals|bundles|offers|paquetes|pacotes|paquets|pacchetti|forfaits|promociones|promoções|ofertas|offerte|offres|angebote|pauschalreisen|aanbiedingen|pakketten|tilbud|erbjudanden|paketresor|pakkereiser|pakiety|oferty|nabídky|zájezdy|zájazdy|balíčky|paketi|ponude|csomagok|ajánlatok|pachete|oferte|пакеты|туры|пакети|тури|предложения|πακέτα|προσφορές|turları|paketleri|fırsatları|tarjoukset|pakettimatkat|paketid|piedāvājumi|pasiūlymai|paket|promo|gói|بكجات|باقات|عروض|חבילות|מבצעים|تورهای?|پکیج\p{L}*)(?!\p{L})/iu;

/** "The science of personalisation", "El arte de viajar": an image of what is offered. */
const IMAGES =
  /^(?:(?:the|a|la|le|el|il|o|os|die|der|das|de|het) |l['’])?(?:science|art|magic|world|home|heart|soul|power|future|essence|spirit|joy|secret|magie|monde|cœur|âme|avenir|ciencia|arte|magia|mundo|corazón|alma|poder|futuro|esencia|ciência|coração|essência|scienza|mondo|cuore|anima|essenza|kunst|welt|herz|seele|zukunft|kraft|wereld|hart|ziel|toekomst|konsten) (?:(?:of|de[sl]?|du|da|do|di|del|della|van|för|att) |d['’])/iu;

/** "APES CIC": another name of the brand. */
const isAbbreviation = (text: string): boolean =>
  /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text) && wordsOf(text).length <= 2;
