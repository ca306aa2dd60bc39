import type { Evidence, PageEvidence, TextBlock } from '@brandprint/contracts';
import { FOR_PREFIX } from '../shared/cues/audiences.ts';
import { buildOutline, normalizeWhitespace, wordCount } from '../shared/text/index.ts';
import { askingLines, titlesBelowLine } from './asking-lines.ts';
import { type Audience, newAudience } from './audience.ts';
import { isAudienceHeading } from './audience-heading.ts';
import { isFieldOfBusiness } from './fields-of-business.ts';
import { readLabels } from './labelled-audiences.ts';
import { listedItems } from './lead-ins.ts';

const AUDIENCE_LINK =
  /\/(solutions?|use-cases?|for|who-we-serve|industries|industry|audiences?|loesungen|branchen|soluciones|sectores|soluzioni|secteurs)\/[^/?#]+\/?$|\/(?:for|fuer|pour|para|per|voor|dla)-[^/?#]+\/?$|\/[^/?#]+[-_]industry(?:\.html?)?$/i;

const INDUSTRY_LINK = /[/_-](?:industry|industries|branchen|sectors?|sectores|secteurs?)(?!\p{L})/iu;

/** So many industries with a page of their own are the audiences. A single one may be a subject. */
const MIN_INDUSTRIES = 3;

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

/** Of headings above fields of business, which are no groups of people: "Industries we serve", "Branschen". */
const INDUSTRY_WORDS =
  /industr|branche|bransch|bransje|branż|sect(?:eu|o)r|settor|setor|segment|toimiala|odvětv|odvetvi|sektör|отрасл|галуз|бранш|panoge|nozar|κλάδ|業|行业|업종|산업|القطاعات/iu;

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

const MAX_NAME_WORDS = 10;
/** Of items that tell more of a group behind its name. */
const MAX_SOURCE_WORDS = 8;

const askedPages = (pages: readonly PageEvidence[]): PageEvidence[] =>
  pages.filter(({ kind }) => !['legal', 'blog', 'docs', 'careers', 'contact'].includes(kind));

/** Headings or list items under a heading "Who it is for". */
export function audiencesFromHeadings({ pages }: Evidence, language: string): Audience[] {
  return askedPages(pages).flatMap((page) =>
    buildOutline(page)
      .filter(({ title }) => isAudienceHeading(title.text, language))
      .flatMap((chapter) => {
        const titles = chapter.children.map(({ title }) => title);
        return answers(page, chapter.title, titles, listedItems(chapter.body, language));
      }),
  );
}

/** Titles below a line that is no heading and asks the same, where more than half of them say who that is. */
export function audiencesFromAskingLines({ pages }: Evidence, language: string): Audience[] {
  return askedPages(pages).flatMap((page) =>
    askingLines(page, language).flatMap((line) => {
      const found = answers(page, line, titlesBelowLine(page, line, language), []);
      const known = found.filter(
        ({ name, industry }) =>
          name.split(/ [&+/] /).some((part) => readLabels(part, language).length > 0) ||
          SHARED_STATE.test(name) ||
          (industry !== '' && isFieldOfBusiness(name)),
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
): Audience[] {
  if (titles.filter(({ text }) => REQUIREMENTS.test(text)).length * 2 > titles.length) return [];
  const named = labelsAbove(page, titles) ?? (titles.length >= 2 ? titles : items);
  const isIndustry = INDUSTRY_WORDS.test(question.text);
  return named
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
    .filter(
      ({ name }) => wordCount(name) >= 1 && wordCount(name) <= MAX_NAME_WORDS && !/[.!?。؟;]$|[,、，]/u.test(name),
    );
}
