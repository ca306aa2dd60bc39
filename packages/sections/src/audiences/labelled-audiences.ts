import type { Evidence, PageEvidence } from '@brandprint/contracts';
import { ownJsonLdNodes, stringOrEmpty } from '../shared/brand/json-ld.ts';
import { isAsideHeading, isPartHeading } from '../shared/cues/section-kinds.ts';
import { normalizeWhitespace, wordCount } from '../shared/text/index.ts';
import { findTitleGroups } from '../shared/title-groups/title-groups.ts';
import { type Audience, newAudience } from './audience.ts';
import { namesBoth, readLabel } from './find-groups.ts';
import type { LabelledGroup } from './named-group.ts';

/** Pages that tell visitors about the brand and its offer. */
const isOfferPage = ({ kind, status }: PageEvidence): boolean =>
  status < 400 && !['legal', 'blog', 'docs', 'careers', 'contact'].includes(kind);

/** Labels in English are common on sites in other languages. */
export function readLabels(text: string, language: string): LabelledGroup[] {
  const own = readLabel(text, language);
  return own.length > 0 || language === 'en' ? own : readLabel(text, 'en');
}

/** Whether a title, or a part of it, is a group that is known. */
export const isGroup = ({ name }: Pick<Audience, 'name'>, language: string): boolean =>
  name.split(/ [&+/] /).some((part) => readLabels(part, language).length > 0);

/** What a page writes in a menu that is closed at first. */
const closedMenu = ({ links }: PageEvidence): { text: string; selector: string }[] =>
  links
    .filter(({ collapsed, sameSite }) => collapsed && sameSite)
    .map(({ text, href }) => ({ text, selector: `a[href="${href}"]` }));

/** The label of a field in a form asks the visitor: "Residential or commercial". */
const isShown = (block: object): boolean => 'kind' in block && block.kind !== 'label' && block.kind !== 'button';

/** Headings, menu items, tabs and buttons that say "For teachers". */
export function audiencesFromLabels({ pages }: Evidence, language: string): Audience[] {
  return pages.filter(isOfferPage).flatMap((page) =>
    [...page.text.filter(({ region }) => region !== 'dialog' && region !== 'widget'), ...closedMenu(page)].flatMap(
      (block) =>
        readLabels(block.text, language)
          .filter(({ saysFor }) => saysFor || (isShown(block) && namesBoth(block.text, language)))
          .map(({ name }) => {
            const source = normalizeWhitespace(block.text);
            return newAudience(page, block.selector, { name, source, foundIn: 'heading' });
          }),
    ),
  );
}

/** A page that lists who works there: "Postdoctoral fellows", "Graduate students". */
const STAFF_PAGE =
  /\/(?:(?:our|the|meet-the|meet-our|unser|das|notre|nuestro|nosso|ons)-)?(?:team|people|staff|crew|mitarbeiter(?:innen)?|equipe|equipo|personale|medewerkers|medarbetare|medarbejdere|ansatte|zespol|kolektiv)(?:\.\p{L}+)?\/?$/iu;
const showsStaff = ({ finalUrl }: PageEvidence): boolean => STAFF_PAGE.test(finalUrl.split(/[?#]/u)[0] ?? '');

const MIN_LIST_ITEMS = 3;
/** So many of them name a group that is known, on the first page and on those of offers; elsewhere, all. */
const MIN_KNOWN_SHARE = 0.6;

/** "We collaborate with": partners stand below it. */
const COLLABORATION =
  /(?<!\p{L})(?:collaborat|cooperat|co-operat|partner|kooper|zusammenarbeit|arbeiten mit|collabor|colabor|samenwerk|samarbet|samarbejd|yhteistyö|współprac|spoluprac|spoluprác|együttműköd|сотруднич|партн|співпрац|sadarbīb|bendradarb|koostöö|συνεργ|iş ?birli)|協力|提携|合作|협력|제휴|شركا|שיתופ/iu;

/** Whether all titles name a group; on pages about an offer, whether most do. "Pro teachers", "Pro monthly" are prices. */
function namesGroups(
  named: readonly { title: { text: string }; groups: readonly LabelledGroup[] }[],
  isOffer: boolean,
): boolean {
  const known = named.filter(({ groups }) => groups.length > 0).length;
  const openings = new Set(named.map(({ title }) => normalizeWhitespace(title.text).split(' ')[0]));
  return known === named.length || (isOffer && openings.size > 1 && known >= named.length * MIN_KNOWN_SHARE);
}

/** Titles that are set alike, most of which name a group: "Product owners", "Data scientists", "Business teams". */
export function audiencesFromLists(evidence: Evidence, language: string): Audience[] {
  return findTitleGroups(evidence)
    .filter(
      ({ page, items, parents }) =>
        isOfferPage(page) &&
        !showsStaff(page) &&
        items.length >= MIN_LIST_ITEMS &&
        !parents.some((heading) => isAsideHeading(heading, language) || COLLABORATION.test(heading)),
    )
    .flatMap(({ page, items }) => {
      const named = items.map(({ title }) => ({ title, groups: readLabels(title.text, language) }));
      const isOffer = page === evidence.pages[0] || page.kind === 'product';
      const isAudiences =
        namesGroups(named, isOffer) &&
        named.every(
          ({ title }) =>
            !/^\d/.test(title.text) && !isAsideHeading(title.text, language) && !isPartHeading(title.text, language),
        );
      if (!isAudiences) return [];
      return named.flatMap(({ title, groups }) =>
        groups.map(({ name }) =>
          newAudience(page, title.selector, { name, source: normalizeWhitespace(title.text), foundIn: 'heading' }),
        ),
      );
    });
}

const MAX_DECLARED_WORDS = 6;

/** Audiences that the site's JSON-LD declares: `"audience": { "@type": "Audience", "audienceType": "teachers" }`. */
export function audiencesFromJsonLd({ pages }: Evidence): Audience[] {
  const home = pages[0];
  if (!home) return [];
  return ownJsonLdNodes(home)
    .flatMap(({ node }) => [node['audience']].flat())
    .filter((audience): audience is Record<string, unknown> => audience !== null && typeof audience === 'object')
    .map((audience) => normalizeWhitespace(stringOrEmpty(audience['audienceType']) || stringOrEmpty(audience['name'])))
    .flatMap((source) =>
      source
        .split(/[,;、，]/u)
        .map((name) => name.trim())
        .filter((name) => name !== '' && wordCount(name) <= MAX_DECLARED_WORDS)
        .map((name) => newAudience(home, 'script[type="application/ld+json"]', { name, source, foundIn: 'heading' })),
    );
}
