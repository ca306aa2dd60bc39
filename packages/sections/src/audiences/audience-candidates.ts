import { COMPETITOR_LIMITATION_CUES } from '../shared/cues/competition.ts';
import type { SiteStatements } from '../shared/statements/context.ts';
import { isOwnVoice } from '../shared/statements/fields.ts';
import type { Statement } from '../shared/statements/statement.ts';
import { isQuestion, matchesPatterns, wordCount } from '../shared/text/index.ts';
import { isAudienceHeading } from './audience-heading.ts';
import { findGroups, readOpening } from './find-groups.ts';
import { findMentions, type GroupMention } from './group-mentions.ts';
import { countMentions, type MentionInStatement, type MentionVector, mentionFeatures } from './mention-features.ts';
import { isVetoed } from './mention-vetoes.ts';
import type { NamedGroup } from './named-group.ts';
import { tellsOfLaw } from './other-roles.ts';
import { namesInPassing } from './passing-mentions.ts';
import {
  clearness,
  type DescribedStatement,
  isProductName,
  MAX_HEADING_WORDS,
  makesAudience,
  saysMoreThanNames,
} from './wording-rules.ts';

/** A group that may be an audience, with what the model of audiences knows of it. */
export interface AudienceCandidate extends MentionInStatement {
  vector: MentionVector;
}

/** Every group that the brand's own statements name, but for those that are plainly somebody else. */
export function audienceCandidates(site: SiteStatements, title: string): AudienceCandidate[] {
  const { described, language } = site;
  const mentions = described.filter((one) => isReadable(one, language)).flatMap((one) => mentionsIn(one, language));
  const counts = countMentions(mentions, { title, language });
  return mentions.map((one) => ({ ...one, vector: mentionFeatures(one, counts) }));
}

/** Statements in the brand's own voice, about whom its own offer is for. */
function isReadable(one: DescribedStatement, language: string): boolean {
  const { statement, features } = one;
  return (
    !statement.several &&
    // Whom the brand employs.
    statement.pageKind !== 'careers' &&
    isOwnVoice(inOwnVoice(one, language), features) &&
    !REVIEW.test(statement.text) &&
    !FIND_OUT.test(statement.text) &&
    !namesInPassing(statement.text) &&
    !tellsOfLaw(statement.text) &&
    // Whom others' products are for.
    !matchesPatterns(statement.text, COMPETITOR_LIMITATION_CUES.sentencePatterns, language)
  );
}

function mentionsIn(one: DescribedStatement, language: string): MentionInStatement[] {
  const { statement, features } = one;
  const { text } = statement;
  return findMentions(text, language, [...findGroups(text, language), ...listedGroups(statement, language)])
    .filter(({ named, name, index }) => {
      const groups = named.length > 0 ? named : [{ name, index, trigger: null }];
      return !groups.some((group) => isVetoed(text, group, language));
    })
    .map((mention): MentionInStatement => {
      const [plain] = mention.named
        .filter((group) => makesAudience(one, group, language))
        .sort((a, b) => clearness(a) - clearness(b));
      const isPlain = plain !== undefined;
      return { mention: plain ? withWording(mention, plain) : mention, statement, features, isPlain };
    })
    .filter(({ mention: { count }, isPlain }) => isPlain || (isAboutReaders(one) && saysMoreThanNames(one, count)));
}

/** Neither a line of a list of products nor a heading that asks. */
const isAboutReaders = (one: DescribedStatement): boolean =>
  !isProductName(one) &&
  !(one.statement.level > 0 && (isQuestion(one.statement.text) || /[?？؟:]/u.test(one.statement.text)));

/** A mention in the words of the clearest of its wordings. */
const withWording = (mention: GroupMention, group: NamedGroup): GroupMention => ({
  ...mention,
  name: group.name,
  index: group.index,
  named: [group, ...mention.named.filter((other) => other !== group)],
});

/** A customer says it. */
const REVIEW = /^(?:(?:i|we|would|highly|strongly|definitely) ){0,3}recommend /iu;

/** A quiz: "Find out whether you are a beginner." */
const FIND_OUT =
  /(?<!\p{L})(?:find out (?:if|whether|which|what)|finde?n? (?:sie )?heraus,? (?:ob|welche)|découvre[zr]? (?:si|quel(?:le)?s?)|descubre si|descubra si|scopri(?:te)? se|descubra se|ontdek (?:of|welke?)|ta reda på om|find ud af,? om|finn ut om|selvitä,? oletko|sprawdź, czy|zjistěte,? zda|zjisti,? zda|узнайте,? (?:кто|какой)|дізнайтеся,? (?:хто|який)|(?:hangi|nasıl bir) \p{L}+ olduğunuzu keşfedin)(?!\p{L})/iu;

/** A mission is often set like a quotation. */
const quotesItself = ({ statement, features }: DescribedStatement): boolean =>
  statement.isTestimonial && statement.pageKind === 'mission' && features.we + features.brand > 0;

/** The answer to "Who is it for?" among questions is the brand's own. */
const inOwnVoice = (one: DescribedStatement, language: string): Statement => ({
  ...one.statement,
  isTestimonial: one.statement.isTestimonial && !quotesItself(one),
  underAside: one.statement.underAside && !isAudienceHeading(one.statement.heading, language),
});

/** Those with which a text under "Who we help" opens, or a line that begins with such words: "Target group: families". */
function listedGroups({ level, heading, text }: Statement, language: string): NamedGroup[] {
  const [opening = '', label = ''] = LABEL.exec(text) ?? [];
  if (opening !== '' && isAudienceHeading(label, language))
    return readOpening(text.slice(opening.length), language).map((group) => ({
      ...group,
      index: group.index + opening.length,
    }));
  return level === 0 && wordCount(heading) <= MAX_HEADING_WORDS && isAudienceHeading(heading, language)
    ? readOpening(text, language)
    : [];
}

const LABEL = /^([^:：]{3,60}?)\s?[:：]\s+/u;
