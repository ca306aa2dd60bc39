import { isMissionHeading, isVisionHeading } from '../shared/cues/aim-headings.ts';
import { COMPETITOR_LIMITATION_CUES } from '../shared/cues/competition.ts';
import type { SiteStatements } from '../shared/statements/context.ts';
import { isOwnVoice } from '../shared/statements/fields.ts';
import type { Statement } from '../shared/statements/statement.ts';
import { endsSentence, matchesPatterns, normalizeWhitespace, uniqueBy, wordCount } from '../shared/text/index.ts';
import { type Audience, newAudience } from './audience.ts';
import { isAudienceHeading } from './audience-pages.ts';
import { findGroups, readOpening } from './find-groups.ts';
import type { GroupTrigger } from './grammars/index.ts';
import type { NamedGroup } from './named-group.ts';

type DescribedStatement = SiteStatements['described'][number];

/** Longer headings are about something else. */
const MAX_HEADING_WORDS = 8;
/** Longer sentences are cut to the part that names the group. */
const MAX_SOURCE_WORDS = 14;

/** Statements that say whom the brand is for, the clearest wording first. */
export function audiencesFromSentences({ described, language }: SiteStatements): Audience[] {
  const found = described
    .filter((one) => {
      const { statement, features } = one;
      return (
        !statement.several &&
        // Whom the brand employs.
        statement.pageKind !== 'careers' &&
        isOwnVoice(inOwnVoice(one, language), features) &&
        !REVIEW.test(statement.text) &&
        !FIND_OUT.test(statement.text) &&
        // Whom others' products are for.
        !matchesPatterns(statement.text, COMPETITOR_LIMITATION_CUES.sentencePatterns, language)
      );
    })
    .flatMap((one) =>
      [...findGroups(one.statement.text, language), ...listedGroups(one.statement, language)]
        .filter(
          (group) =>
            TRIGGERS[group.trigger](one, group, language) &&
            !isPartOfName(group, language) &&
            !isDenied(one.statement.text, group) &&
            !isNumber(one.statement.text, group) &&
            !isMaker(one.statement.text, group),
        )
        .map((group) => ({ group, one })),
    )
    .sort((a, b) => ORDER.indexOf(a.group.trigger) - ORDER.indexOf(b.group.trigger));
  return uniqueBy(found, ({ group, one }) => `${group.name} ${one.statement.text}`).map(
    ({ group, one: { statement } }) =>
      newAudience({ finalUrl: statement.page }, statement.selector, {
        name: group.name,
        source: shorten(statement.text, group),
        foundIn: 'sentence',
        wording: group.trigger,
      }),
  );
}

/** "Association of Friends of the Museum" is a name. German writes every noun with a capital. */
const isPartOfName = ({ trigger, name }: NamedGroup, language: string): boolean =>
  trigger === 'community' && language !== 'de' && /^\p{Lu}\p{Ll}/u.test(name);

/** "It is not for technicians": nobody whom the brand is for. "Not only" is another matter. */
const DENIED =
  /(?<!\p{L})(?:not|isn['’]t|aren['’]t|never|n['’](?:est|était) pas|ne sont pas|pas(?! de)|nicht|no es|no son|não é|não são|non è|non sono|niet|inte|ikke|nie jest|nie są|není|nejsou|nie je|nie sú|не) (?!(?:just|only|seulement|uniquement|nur|solo|sólo|só|apenas|alleen|bara|kun|bare|tylko|jen|len|только|лише|тільки|само)(?!\p{L}))(?:[^\s,.;:]+ ){0,3}$/iu;
const isDenied = (text: string, { trigger, index }: NamedGroup): boolean =>
  ['for', 'designed', 'addressed'].includes(trigger) && DENIED.test(text.slice(0, index));

/** "for 300 guests": how many fit in. */
const isNumber = (text: string, { trigger, name, index }: NamedGroup): boolean =>
  (trigger === 'for' && /\d\s+$/u.test(text.slice(0, text.indexOf(name, index)))) ||
  /^(?:million|thousand|hundred)s? /iu.test(name);

/** A customer says it. */
const REVIEW = /^(?:(?:i|we|would|highly|strongly|definitely) ){0,3}recommend /iu;

/** A quiz: "Find out whether you are a beginner." */
const FIND_OUT =
  /(?<!\p{L})(?:find out (?:if|whether|which|what)|finde?n? (?:sie )?heraus,? (?:ob|welche)|découvre[zr]? (?:si|quel(?:le)?s?)|descubre si|descubra si|scopri(?:te)? se|descubra se|ontdek (?:of|welke?)|ta reda på om|find ud af,? om|finn ut om|selvitä,? oletko|sprawdź, czy|zjistěte,? zda|zjisti,? zda|узнайте,? (?:кто|какой)|дізнайтеся,? (?:хто|який)|(?:hangi|nasıl bir) \p{L}+ olduğunuzu keşfedin)(?!\p{L})/iu;

/** "A group made up of craftspeople": its makers. */
const MADE_OF =
  /(?<!\p{L})(?:(?:made up|composed|comprised|consist\p{L}*) (?:of|by)|besteh\p{L}+ aus|(?:formé|composé|constitué)e?s? (?:de|d['’]|par)|(?:formad|compuest|integrad|conformad|constituid)[oa]s? por|(?:format|compost|costituit)[oaie] da|(?:formad|compost|constituíd)[oa]s? por|bestaa[nt]?t? uit|består (?:av|af)|koostu\p{L}+|składa\p{L}* się z|(?:je|jsou|sú) tvořen\p{L}*|tvorí|состо\p{L}+ из|склада\p{L}+ з)(?!\p{L})/iu;

/** "Our team consists of lifeguards", "a team of experts": who is named behind such words. */
const isMaker = (text: string, { name, trigger }: NamedGroup): boolean => {
  const before = text.slice(0, Math.max(0, text.indexOf(name)));
  if (TEAM_OF.test(before)) return true;
  const made = MADE_OF.exec(before);
  return made !== null && (trigger === 'community' || TEAM.test(before.slice(0, made.index)));
};

/** "a team of ", "une équipe d’", "ein Team aus erfahrenen ". */
const TEAM_OF =
  /(?<!\p{L})(?:teams?|staff|mannschaft|équipes?|equipos?|squadr[ae]|equipes?|equips?|tiimi|zespół|zespołu|tým|tím|команда|команды|команду|колектив|коллектив|csapat|echip[aă]|ομάδα|ekip|komanda|meeskond|tim) (?:of |aus |von |de |d['’]|di |van |av |af |z |ze |из |з |от |od )(?:[^\s,.;:]+ ){0,2}$/iu;

/** Who works for the brand. */
const TEAM =
  /(?<!\p{L})(?:team|staff|personal|mannschaft|kollegium|équipe|equipo|squadra|equipe|equip|tiim|zesp|tým|tím|команд|колектив|коллектив|csapat|echip|ομάδα|ekip|ekib|komand|meeskond|tim(?!\p{L}))|チーム|スタッフ|团队|團隊|팀|فريق|צוות/iu;

/** A mission is often set like a quotation. */
const quotesItself = ({ statement, features }: DescribedStatement): boolean =>
  statement.isTestimonial && statement.pageKind === 'mission' && features.we + features.brand > 0;

/** The answer to "Who is it for?" among questions is the brand's own. */
const inOwnVoice = (one: DescribedStatement, language: string): Statement => ({
  ...one.statement,
  isTestimonial: one.statement.isTestimonial && !quotesItself(one),
  underAside: one.statement.underAside && !isAudienceHeading(one.statement.heading, language),
});

/** Those with which a text under "Who we help" opens. */
const listedGroups = ({ level, heading, text }: Statement, language: string): NamedGroup[] =>
  level === 0 && wordCount(heading) <= MAX_HEADING_WORDS && isAudienceHeading(heading, language)
    ? readOpening(text, language)
    : [];

/** On the first page, on pages about the brand or its offer, and under a heading that asks for its aims. */
const isAboutBrand = (one: DescribedStatement, language: string): boolean =>
  isHome(one) ||
  ['about', 'mission', 'product', 'pricing'].includes(one.statement.pageKind) ||
  statesAim(one, language);

const statesAim = ({ statement: { heading } }: DescribedStatement, language: string): boolean =>
  isMissionHeading(heading, language) || isVisionHeading(heading, language);

const isHome = ({ statement }: DescribedStatement): boolean => statement.pageIndex === 0;

/** In the name of the brand, on any of its pages: "We help everybody who asks". */
const speaksOfBrand = ({ statement, features }: DescribedStatement): boolean =>
  features.brand === 1 ||
  (features.we + features.offer > 0 && features.dependent + features.late + statement.level === 0);

/** "Physiotherapy for schoolchildren": a heading on a page about an offer. */
const namesOffer = ({ statement: { level, pageKind, text } }: DescribedStatement): boolean =>
  level > 0 &&
  ['product', 'pricing', 'other'].includes(pageKind) &&
  wordCount(text) <= MAX_HEADING_WORDS &&
  !/[?:]/.test(text);

/** Longer lines that end without a full stop are sentences too. */
const MAX_NAME_WORDS = 6;

/** "Table & stools for children": a short line in the text that is no sentence. */
const isProductName = ({ statement: { source, kind, region, text } }: DescribedStatement): boolean =>
  source === 'text' &&
  kind !== 'heading' &&
  region !== 'hero' &&
  wordCount(text) <= MAX_NAME_WORDS &&
  !endsSentence(text);

/** "Adults & children" alone is a line of a price list, or a choice in a form. */
const saysMoreThanNames = ({ statement: { text, level } }: DescribedStatement, count: number): boolean =>
  level > 0 || wordCount(text) > 2 * count + 1;

/**
 * Where each wording says whom the brand is for: the vaguer it is, the closer it has to stand to the brand. The clearest
 * comes first.
 */
const TRIGGERS: Record<GroupTrigger, (one: DescribedStatement, group: NamedGroup, language: string) => boolean> = {
  addressed: (one, _, language) => isAboutBrand(one, language),
  designed: (one, _, language) => isAboutBrand(one, language) || one.features.late === 0,
  condition: () => true,
  listed: () => true,
  welcome: (one, _, language) => isAboutBrand(one, language),
  helps: (one, { count }, language) =>
    one.features.other === 0 &&
    (one.features.late === 0 || count > 1) &&
    (one.statement.level === 0 || isHome(one)) &&
    (isHome(one) || speaksOfBrand(one) || statesAim(one, language)),
  used: () => true,
  connects: (one, _, language) => one.features.other === 0 && (isAboutBrand(one, language) || one.features.brand === 1),
  range: (one, _, language) => one.features.other === 0 && isAboutBrand(one, language),
  community: (one) => one.features.brand === 1 && (isHome(one) || ['about', 'other'].includes(one.statement.pageKind)),
  quality: (one, _, language) =>
    isAboutBrand(one, language) &&
    one.features.late + one.features.other + one.features.dependent === 0 &&
    one.features.brand + one.features.we + one.features.offer > 0,
  levels: (one, _, language) => one.features.other === 0 && isAboutBrand(one, language),
  whole: (one, { count }, language) =>
    saysMoreThanNames(one, count) &&
    (isHome(one) || (one.features.other === 0 && isAboutBrand(one, language))) &&
    !isProductName(one),
  can: (one, _, language) => isAboutBrand(one, language),
  for: (one, { count }) =>
    !isProductName(one) &&
    (isHome(one) ||
      namesOffer(one) ||
      count > 2 ||
      (one.statement.pageKind === 'about' && (count > 1 || speaksOfBrand(one)))) &&
    // Who is named together is less likely there by chance.
    (one.features.late === 0 || count > 1) &&
    one.features.other + one.features.dependent + one.features.digits === 0,
};

const ORDER = Object.keys(TRIGGERS) as GroupTrigger[];

/** A short sentence, or of a long one the part from the words that introduce the group on, to the end of a clause. */
function shorten(text: string, { index, name }: NamedGroup): string {
  if (UNSPACED.test(name)) return clauseWith(text, name, index);
  const behind = Math.max(index, text.indexOf(name, index)) + name.length;
  const sentence = text.slice(0, behind) + text.slice(behind).split(NEXT_SENTENCE)[0];
  if (wordCount(sentence) <= MAX_SOURCE_WORDS) return sentence;
  // The group itself is part of what is left.
  const least = Math.max(MAX_SOURCE_WORDS / 2, wordCount(text.slice(index, behind)) - 1);
  const words = normalizeWhitespace(sentence.slice(index))
    .split(' ')
    .slice(0, Math.max(MAX_SOURCE_WORDS, least + 1));
  const clause = words.findLastIndex((word, at) => at >= least && /[,;:.!?)—–-]$/u.test(word));
  return words
    .slice(0, clause < 0 ? undefined : clause + 1)
    .join(' ')
    .replace(/[\s,;:—–-]+$/u, '');
}

const NEXT_SENTENCE = /(?<=[.!?…])\s+(?=\p{Lu})/u;

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const CLAUSE_END = /[、。，；！？]/u;

/** Characters that say something of a group besides its name. */
const MIN_BESIDE_NAME = 8;

/** From the words that introduce a group to the end of a clause about it, where words are not spaced. */
function clauseWith(sentence: string, name: string, index: number): string {
  const behind = Math.max(index, sentence.indexOf(name, index)) + name.length;
  const enough = behind + MIN_BESIDE_NAME;
  const length = sentence.slice(enough).search(CLAUSE_END);
  return normalizeWhitespace(sentence.slice(index, length < 0 ? undefined : enough + length));
}
