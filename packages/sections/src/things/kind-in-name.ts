import type { Evidence } from '@brandprint/contracts';
import { escapeRegExp } from '../shared/escape-reg-exp.ts';
import type { Kind } from '../shared/kinds/index.ts';
import { countKinds } from '../shared/kinds/kind-words.ts';
import { withoutPlaces } from '../shared/kinds/places-in-names.ts';
import type { SiteStatements } from '../shared/statements/context.ts';
import { foldCase, UNBOUNDED_LANGUAGES } from '../shared/text/index.ts';
import { withoutAudience } from './audience-phrase.ts';
import type { FoundCategory } from './category.ts';
import { isHeadFirst } from './category-phrase.ts';
import { baseKind, findKind, unspacedKind, unspacedNounOf } from './find-kind.ts';
import type { KindPlaces, Place } from './kind-places.ts';
import { languagesOf } from './narrow-category.ts';
import { isSurname } from './trade-surnames.ts';
import { isVague } from './vague-kinds.ts';

/** Titles name products and pages too. */
const CONFIDENCE = 0.7;
/** Beside it a name may be an image. */
const CONFIDENCE_ALONE = 0.5;
/** In the text of a site. */
const MIN_USES = 2;
/** In these one use counts. */
const DECLARING: readonly Place[] = ['title', 'declared', 'description', 'hero'];

/** The kind that is a word of the name, and whether the site says it apart from its name. */
interface KindInName {
  category: FoundCategory;
  isAgreed: boolean;
  /** Whether it says one kind, and no place that brands of any sort are called after: "Song Kitchen". */
  isCertain: boolean;
}

/** The kind that is a word of the name: "theatre" of "Archway Theatre". */
export function findKindInName(
  { pages }: Evidence,
  site: Pick<SiteStatements, 'name' | 'language'>,
  places: KindPlaces,
): KindInName | null {
  const [home] = pages;
  const { language } = site;
  const whole = withoutAudience(site.name);
  const name = withoutPlaces(whole, language);
  const { texts, ownWords } = places;
  const { prose = '' } = texts;
  const codes = languagesOf(language);
  const inName = codes.flatMap((code) => countKinds(name, code));
  const noun = codes
    .map((code) => baseKind(nounOf(name, code), code))
    .find((found) => found !== '' && found !== whole && !isSurname(found.toLowerCase(), { inName, ownWords }, prose));
  if (!home || !noun || isVague(noun)) return null;
  const kinds = new Set(inName.map(({ kind }) => kind).filter(({ isGeneral }) => !isGeneral));
  const named = inName.map(({ kind }) => kind);
  const isAgreed = isSaidElsewhere(noun, named, places);
  return {
    category: {
      name: noun,
      source: 'text',
      confidence: isAgreed ? CONFIDENCE : CONFIDENCE_ALONE,
      page: home.finalUrl,
      selector: 'title',
      value: name,
    },
    isAgreed,
    isCertain: kinds.size <= 1 && !IMAGES.test(noun),
  };
}

/** The noun for a kind in a name: where nouns come last, "hotel" of "Station Hotel". */
const nounOf = (name: string, language: string): string =>
  (isHeadFirst(language) ? '' : findKind(name, language, 'atEnd')) ||
  findKind(name, language, 'atEdge') ||
  findKind(name, language, 'inside') ||
  kindInUnspaced(name, language);

const kindInUnspaced = (name: string, language: string): string => {
  const kind = unspacedKind(name, language);
  return kind === name ? unspacedNounOf(name, language) : kind;
};

/** Whether the texts of a site say a noun of its name, or a kind of the same bucket most often. */
function isSaidElsewhere(noun: string, inName: readonly Kind[], { language, texts, types }: KindPlaces): boolean {
  const buckets = inName.map(({ bucket }) => bucket);
  const { prose = '' } = texts;
  const declared = DECLARING.map((place) => texts[place] ?? '').join(' . ');
  if (inName.some((kind) => kind.types?.some((type) => types.includes(type)))) return true;
  if (usesIn(declared, noun, language) > 0 || usesIn(prose, noun, language) >= MIN_USES) return true;
  const kindsIn = (text: string) => languagesOf(language).flatMap((code) => countKinds(text, code));
  if (kindsIn(declared).some(({ kind }) => inName.includes(kind))) return true;
  const inProse = kindsIn(prose)
    .filter(({ kind }) => !kind.isGeneral)
    .toSorted((a, b) => b.count - a.count);
  const own = inProse.find(({ kind }) => inName.includes(kind));
  const [most] = inProse;
  return (own?.count ?? 0) >= MIN_USES || (most !== undefined && buckets.includes(most.kind.bucket));
}

/** How often a text has a noun, in any form. */
const usesIn = (text: string, noun: string, language: string): number => {
  const literal = escapeRegExp(foldCase(noun));
  const endings = noun.length < MIN_STEM ? 's?' : '\\p{L}{0,3}';
  const pattern = UNBOUNDED_LANGUAGES.has(language) ? literal : `(?<!\\p{L})${literal}${endings}(?!\\p{L})`;
  return foldCase(text).match(new RegExp(pattern, 'gu'))?.length ?? 0;
};

/** Shorter nouns begin others: "lab" of "label". */
const MIN_STEM = 5;

/** Places that brands of any sort are called after. */
const IMAGES =
  /(?<!\p{L})(?:farm|garden|lab|laboratory|kitchen|mill|factory|garage|house|workshop|market|station|camp|forum|exchange|forge|foundry|park|barn|garten|labor|küche|mühle|werkstatt|werk|fabrik|haus|hof|markt|schmiede|tuin|keuken|molen|fabriek|huis|hoeve|jardin|cuisine|moulin|fabrique|usine|maison|atelier|ferme|marché|jardín|cocina|molino|fábrica|casa|taller|finca|granja|mercado|jardim|cozinha|moinho|oficina|fazenda|giardino|cucina|mulino|fabbrica|officina|fattoria|trädgård|kök|verkstad|gård|have|køkken|værksted|gaard|hage|kjøkken|verksted|puutarha|keittiö|tehdas|paja|ogród|kuchnia|młyn|fabryka|pracownia|dom|gospodarstwo|zahrada|kuchyně|mlýn|továrna|dílna|dům|dvůr|сад|кухня|мельница|фабрика|мастерская|дом|ферма|bahçe|mutfak|atölye|fabrika|ev|çiftlik|κήπος|κουζίνα|εργαστήρι|σπίτι|kert|konyha|malom|gyár|műhely|ház)(?!\p{L})/iu;
