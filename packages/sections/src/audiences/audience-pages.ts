import type { Evidence, PageEvidence, TextBlock } from '@brandprint/contracts';
import { FOR_PREFIX } from '../shared/cues/audiences.ts';
import { isCallToAction } from '../shared/cues/calls-to-action.ts';
import { countKinds } from '../shared/kinds/kind-words.ts';
import { readTitle, type Trade } from '../shared/offer-words/index.ts';
import { buildOutline, normalizeWhitespace, wordCount } from '../shared/text/index.ts';
import { tradesOf } from '../shared/title-groups/offer-word-features.ts';
import { namesAge } from './ages.ts';
import { askingLines, titlesBelowLine } from './asking-lines.ts';
import { type Audience, newAudience } from './audience.ts';
import { isAudienceHeading } from './audience-heading.ts';
import { isFieldOfBusiness } from './fields-of-business.ts';
import { fieldTest, INDUSTRY_WORDS, industriesOf, MIN_INDUSTRIES } from './industries.ts';
import { isGroup, readLabels } from './labelled-audiences.ts';
import { listedItems } from './lead-ins.ts';
import { isShortName, namedLines } from './named-lines.ts';

const AUDIENCE_LINK =
  /\/(solutions?|use-cases?|for|who-we-serve|industries|industry|audiences?|loesungen|branchen|soluciones|sectores|soluzioni|secteurs)\/[^/?#]+\/?$|\/(?:for|fuer|pour|para|per|voor|dla)-[^/?#]+\/?$|\/[^/?#]+[-_]industry(?:\.html?)?$/i;

const INDUSTRY_LINK = /[/_-](?:industry|industries|branchen|sectors?|sectores|secteurs?)(?!\p{L})/iu;

/** "Insurance" is an industry, "Insurance companies" are an audience. */
const namesGroup = ({ name, industry }: Audience, language: string): boolean =>
  industry === '' || readLabels(name, language).length > 0;

/** Links in the navigation to a page for each audience, or for those in an industry. */
export function audiencesFromLinks({ pages }: Evidence, language: string): Audience[] {
  return pages.slice(0, 3).flatMap((page) => {
    const linked = page.links
      .filter((link) => link.sameSite && AUDIENCE_LINK.test(link.href.split(/[?#]/)[0] ?? ''))
      .map((link): Audience => {
        const source = titleOf(link.text, page);
        const name = source.replace(FOR_PREFIX, '');
        return newAudience(page, `a[href="${link.href}"]`, {
          name,
          source,
          foundIn: 'link',
          pageUrl: link.href,
          industry: INDUSTRY_LINK.test(link.href) ? name : '',
        });
      })
      .filter(
        (audience) =>
          wordCount(audience.name) >= 1 &&
          wordCount(audience.name) <= 4 &&
          !isCallToAction(audience.name, language) &&
          !/^(learn|read|see|view|all|more|overview|solutions?)\b/i.test(audience.name),
      );
    const industries = new Set(linked.filter(({ industry }) => industry !== '').map(({ pageUrl }) => pageUrl));
    return linked.filter((audience) => industries.size >= MIN_INDUSTRIES || namesGroup(audience, language));
  });
}

/** The heading of a card that is one link as a whole; else all of its text. */
function titleOf(linkText: string, { text }: PageEvidence): string {
  const whole = normalizeWhitespace(linkText);
  const heading = text.find(
    (block) => block.kind === 'heading' && whole.startsWith(`${normalizeWhitespace(block.text)} `),
  );
  return normalizeWhitespace(heading?.text ?? whole);
}

/** Above each of at least so many headings. */
const MIN_LABELS = 3;

/** The label above each heading: "Retail" above "Stock that is never out". Null where more than one has none. */
function labelsAbove({ text }: PageEvidence, headings: readonly TextBlock[]): TextBlock[] | null {
  const labels = headings.flatMap((heading) => {
    const above = heading.kind === 'heading' ? text[text.indexOf(heading) - 1] : undefined;
    return above?.kind === 'label' ? [above] : [];
  });
  return labels.length >= MIN_LABELS && labels.length >= headings.length - 1 ? labels : null;
}

/** What is asked of applicants, below "Who it is for", tells no group: "Required education", "Experience". */
const REQUIREMENTS =
  /requir|prerequis|qualification|experience(?!d)|voraussetz|anforder|erfahrung|prérequis|conditions|expérience|requisit|condicion|experiencia|experiência|esperienza|vereist|voorwaard|ervaring|krav|erfarenhet|erfaring|vaatimu|kokemu|wymag|doświadczen|wykształc|požadav|podmínk|zkušenost|požiadav|skúsenost|требован|условия|опыт|образован|вимог|досвід|изисквани|опит|uvjet|zahtjev|iskustv|pogoj|izkušn|követelmény|feltétel|cerinț|condiți|gereksin|şartlar|deneyim|απαιτ|προϋποθ|εμπειρ|prasīb|pieredz|reikalav|patirt|nõuded|kogemus|要件|条件|條件|経験|資格|경력|자격|요건|متطلبات|شروط|خبرة|דרישות|תנאי|ניסיון/iu;

/** 通院が困難で、ご自宅で療養されている方: a clause that ends with the word for people is a name as a whole. */
const PEOPLE_JAPANESE = /^[^。！？]{4,48}(?:方々?|(?<![求法])人)$/u;

/** Of items that tell more of a group behind its name. */
const MAX_SOURCE_WORDS = 8;

const askedPages = (pages: readonly PageEvidence[]): PageEvidence[] =>
  pages.filter(({ kind }) => !['legal', 'blog', 'docs', 'careers', 'contact'].includes(kind));

/** What a site is known to offer. */
interface OfferedOn {
  language: string;
  trades: ReadonlySet<Trade>;
}

const offeredOn = (evidence: Evidence, language: string): OfferedOn => ({
  language,
  trades: tradesOf(evidence, language),
});

/** Headings or list items under a heading "Who it is for"; industries under one such as "Sectors we serve". */
export function audiencesFromHeadings(evidence: Evidence, language: string): Audience[] {
  const site = offeredOn(evidence, language);
  return askedPages(evidence.pages).flatMap((page) =>
    buildOutline(page).flatMap((chapter) => {
      const { title, body, children } = chapter;
      const asks = isAudienceHeading(title.text, language);
      const isField = fieldTest(title.text, language);
      if (!asks && !isField) return [];
      const titles = children.map((child) => child.title);
      const items = listedItems(body, language);
      const found = answers(page, title, titles, items.length > 0 ? items : namedLines(body, language), site);
      return asks || !isField ? found : industriesOf(found, isField);
    }),
  );
}

/** Titles below a line that is no heading and asks the same, where more than half of them say who that is. */
export function audiencesFromAskingLines(evidence: Evidence, language: string): Audience[] {
  const site = offeredOn(evidence, language);
  return askedPages(evidence.pages).flatMap((page) =>
    askingLines(page, language).flatMap((line) => {
      const found = answers(page, line, titlesBelowLine(page, line, language), [], site);
      const known = found.filter(
        ({ name, industry }) =>
          isGroup({ name }, language) || SHARED_STATE.test(name) || (industry !== '' && isFieldOfBusiness(name)),
      );
      return known.length * 2 > found.length ? found : [];
    }),
  );
}

/** What people have is a name beside others: "With pain or injuries". */
const SHARED_STATE = /^(?:with|mit|avec|con|com|amb|met|med|cu|z|ze|s|se|so|с|із|з|με|sa|са) \p{L}/iu;

/** The groups that answer a question: titles, if there are several, or the label above each; else list items. */
function answers(
  page: PageEvidence,
  question: TextBlock,
  titles: readonly TextBlock[],
  items: readonly TextBlock[],
  site: OfferedOn,
): Audience[] {
  if (titles.filter(({ text }) => REQUIREMENTS.test(text)).length * 2 > titles.length) return [];
  const named = labelsAbove(page, titles) ?? (titles.length >= 2 ? titles : items);
  const isIndustry = INDUSTRY_WORDS.test(question.text);
  const found = named
    .map((block): Audience => {
      const source = normalizeWhitespace(block.text);
      const [head = ''] = source.split(/\s*[:：–—]\s*/);
      const name = head.replace(FOR_PREFIX, '');
      return newAudience(page, block.selector, {
        name,
        source: wordCount(source) > MAX_SOURCE_WORDS ? head : source,
        foundIn: 'heading',
        industry: isIndustry ? name : '',
      });
    })
    .filter(({ name }) => PEOPLE_JAPANESE.test(name) || isShortName(name));
  if (isIndustry) return found;
  return found.some((audience) => mayBeGroup(audience, site.language)) ? withoutOffers(found, site) : [];
}

/** Whether a title is likely to say who somebody is. Where none does, a list has something else: "Service", "Safety". */
const mayBeGroup = (audience: Audience, language: string): boolean =>
  isGroup(audience, language) ||
  countKinds(audience.name, language).length > 0 ||
  SHARED_STATE.test(audience.name) ||
  namesPeople(audience.name) ||
  namesAge(audience.name) ||
  isFieldOfBusiness(audience.name);

/** "30kW ground source", "£40 per hour": an amount. Ages are none. */
const AMOUNT =
  /\d(?:[.,]\d+)? ?(?:k?wh?p?|kva|mw|kg|g|mg|ml|l|cm|mm|m|m²|m2|sqm|km|%|°c?|€|£|\$|usd|eur|gb|tb|hz|bar|hp|ps|v|a|x)(?![\p{L}\p{N}])|[€£$]\s?\d/iu;

/** What hurts, and where: "Nerve pain", "Jaw (TMJ)". Who lives with it is another matter. */
const AILMENT =
  /(?<!\p{L})(?:\p{L}*(?:schmerz(?:en)?|beschwerden|pijn|klachten|smärta|smärtor|smerter?|kipu|särky)|(?:pain|aches?|headaches?|migraines?|injur(?:y|ies)|syndrome|arthritis|sciatica|whiplash|douleurs?|dolor(?:es)?|dolor[ei]|dore?s?|dureri|b[oó]le?|bóle|bolesti?|бол[ьи]|біль|болка|болки|fájdalom|ağrıs?ı?|πόνος|nyeri|đau)(?!\p{L})|^(?:the )?(?:jaw|neck|(?:lower |upper )?back|knees?|shoulders?|hips?|spine|feet|foot|ankles?|elbows?|wrists?|kiefer|nacken|rücken|knie|schulter|mâchoire|nuque|dos|genou|épaule|mandíbula|cuello|espalda|rodilla|hombro|mandibola|collo|schiena|ginocchio|spalla|kaak|rug|schouder)(?![\p{L}-]))|痛み?$|통증$|ألم|כאב/iu;

/**
 * The titles of a set without those that name an offer of the site, an amount or an ailment, where others name groups; none
 * where nothing names a group and one is an amount: facts.
 */
function withoutOffers(found: readonly Audience[], { language, trades }: OfferedOn): Audience[] {
  const isOffered = ({ name }: Audience): boolean =>
    !namesPeople(name) &&
    !isFieldOfBusiness(name) &&
    [...readTitle(name, language).trades].some((trade) => trades.has(trade));
  const isOther = (audience: Audience): boolean =>
    !isGroup(audience, language) &&
    !SHARED_STATE.test(audience.name) &&
    (AMOUNT.test(audience.name) || AILMENT.test(audience.name) || isOffered(audience));
  const groups = found.filter((audience) => isGroup(audience, language)).length;
  if (groups === 0 && found.some(({ name }) => AMOUNT.test(name))) return [];
  const others = found.filter(isOther);
  // One alone may be a group in words that no lexicon has: "Gradinite & scoli".
  const areMixed = others.length > 1 || !others.every(isOffered);
  return groups >= MIN_GROUPS && areMixed ? found.filter((audience) => !others.includes(audience)) : [...found];
}

/** Titles that name groups, beside which one of an offer is none. */
const MIN_GROUPS = 2;

/** How nouns for people end in many languages, which no lexicon has all of: "Wellness seekers", "Musikliebhaber". */
const PERSON =
  /(?:ers|ors|ists|ians|ees|er|eurs?|euses?|istes?|isten|isti|istas?|dor[ae]?s|nehmer|haber|gänger|innen|enden|ende|arna|erne|ijoille|ijat|ников|телей|тели|ники|цев|istów|ników|telé|telia|ciler|cılar|cular|çiler|çılar)$/iu;
const namesPeople = (name: string): boolean => name.split(/\s+/u).some((word) => PERSON.test(word));
