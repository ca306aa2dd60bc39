import type { Evidence } from '@brandprint/contracts';
import { splitTitle } from '../shared/brand/clean-name.ts';
import { metaContent } from '../shared/brand/name-clue.ts';
import { shareOf } from '../shared/numbers.ts';
import { readStatements } from '../shared/statements/context.ts';
import type { FeatureVector } from '../shared/statements/features.ts';
import { endsSentence, UNSPACED_LANGUAGES, wordCount, wordsOf } from '../shared/text/index.ts';
import type { FoundCategory } from './category.ts';
import { withoutPlace } from './place-at-end.ts';
import { isVague } from './vague-kinds.ts';

/** Fewer are a label, more are a sentence. */
const WORDS = { least: 2, most: 7 };
/** Shorter words are articles and prepositions, which any two texts share. */
const MIN_LETTERS = 4;
const MIN_SHARE_IN_DESCRIPTION = 0.3;
/** Nine of nine were right on the sites of the corpus, which are too few for more. */
const CONFIDENCE = 0.8;

/**
 * What the brand offers in the words of its title, for a kind of business that no list of words has: "Sistemas de purificación
 * de agua". It counts if the description of the page says it too, which slogans and names of pages seldom do.
 */
export function findOfferInTitle(evidence: Evidence): FoundCategory | null {
  const [home] = evidence.pages;
  const { language, name, described } = readStatements(evidence);
  if (!home || UNSPACED_LANGUAGES.has(language)) return null;
  const own = contentWords(name);
  const description = new Set(contentWords(metaContent(home, 'description')));
  const isNamed = (text: string): boolean => contentWords(text).some((word) => own.includes(word));
  // What follows it is a topic of the page.
  const first = splitTitle(home.title).find((part) => !isNamed(part));
  const offer = described.find(({ statement: { source, text }, features }) => {
    // "Roofing in Kent" is a word and a place.
    const words = wordsOf(withoutPlace(text, language));
    const telling = contentWords(text);
    return (
      source === 'title' &&
      text === first &&
      !PACKAGES.test(text) &&
      words.length >= WORDS.least &&
      words.length <= WORDS.most &&
      features.namesTrade === 1 &&
      features.claims === 0 &&
      !endsSentence(text) &&
      !isVague(text) &&
      !isAbbreviation(text) &&
      !speaksToSomebody(features) &&
      shareOf(telling, (word) => description.has(word)) >= MIN_SHARE_IN_DESCRIPTION
    );
  });
  return offer
    ? {
        name: offer.statement.text,
        source: 'text',
        confidence: CONFIDENCE,
        page: home.finalUrl,
        selector: 'title',
        value: offer.statement.text,
      }
    : null;
}

/** What is for sale at the moment, by whomever: "Luxury packages to Bali". */
const PACKAGES =
  /(?<!\p{L})(?:packages?|deals|bundles|offers|paquetes|pacotes|paquets|pacchetti|forfaits|promociones|promoções|ofertas|offerte|offres|angebote|pauschalreisen|aanbiedingen|pakketten|tilbud|erbjudanden|paketresor|pakkereiser|pakiety|oferty|nabídky|zájezdy|zájazdy|balíčky|paketi|ponude|csomagok|ajánlatok|pachete|oferte|пакеты|туры|пакети|тури|предложения|πακέτα|προσφορές|turları|paketleri|fırsatları|tarjoukset|pakettimatkat|paketid|piedāvājumi|pasiūlymai|paket|promo|gói|بكجات|باقات|عروض|חבילות|מבצעים|تورهای?|پکیج\p{L}*)(?!\p{L})/iu;

const contentWords = (text: string): string[] =>
  wordsOf(text.toLowerCase()).filter((word) => word.length >= MIN_LETTERS);

/** "APES CIC": another name of the brand. */
const isAbbreviation = (text: string): boolean => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text) && wordCount(text) <= 2;

const speaksToSomebody = ({ urges, requests, greeting, saysWe, saysYou, aim, person, other }: FeatureVector): boolean =>
  urges + requests + greeting + saysWe + saysYou + aim + person + other > 0;
