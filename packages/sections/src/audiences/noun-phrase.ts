import { normalizeWhitespace, wordCount } from '../shared/text/index.ts';
import { matchAt, WORD } from './match-at.ts';
import { ofWhatEnd } from './of-what.ts';
import type { PhraseReader } from './phrase-reader.ts';
import { ANY_AGE, readQualifier } from './qualifier.ts';

/** A group as a sentence writes it. */
export interface GroupPhrase {
  name: string;
  isQualified: boolean;
}

const MAX_NAME_WORDS = 12;
const MAX_GROUPS = 8;

const OF = /^ (?:of|von|vom|des|de|du|di|del|della|dei|do|da|dos|das|van|av|af)(?= )/iu;
const isOfSomething = (behind: string): boolean => OF.test(behind) && !ANY_AGE.test(behind);
/** These take no adjective: what is in front of them is no part of a name. */
const PRONOUN =
  /(?<!\p{L})(?:any|every|some)(?:one|body)$|(?<!\p{L})(?:those|alle[n]?|jede[nr]?|wer|tous|toutes|ceux|celles|chacun|tod[oa]s|quienes|aquell[oa]s|tutt[ie]|chi|coloro|chiunque|quem|aqueles|iedereen|wie|всех|всем|каждого|каждому|тех|тем|кто|всіх|усіх|кожного|кожному|тих|хто|svih|svima|sve|wszystkich|wszystkim|każdego|każdemu|tych|všech|všem|každého|každému|všetk\p{L}+|herkes)$/iu;
/** What such a group has says nothing about who is in it: "a community with less waste". */
const COLLECTIVE = /^(?:community|public|groups?|teams?)$/iu;
/** Of these "with" says who they are, "people with disabilities"; of organisations it says what they get. */
const PEOPLE =
  /(?<!\p{L})(?:people|persons?|individuals|those|anyone|anybody|everyone|everybody|someone|folks|adults|children|patients|users|m[ae]n|wom[ae]n|kindern?|jugendlichen?|erwachsenen?|kinderen|jongeren|barn|børn|unge|unga|enfants|jeunes|niñ[oa]s|jóvenes|adultos|bambini|ragazzi|crianças|jovens|infants|joves|familien|famil(?:les|ias|ies|ier|jer|lie)|famílias|famiglie|famílies|gezinnen|orang|anak(?:-anak)?|remaja|lansia|individu|mereka)$/iu;
const WITH_ENGLISH = /^ with /u;
/** It says how they are served, unless they are people: "melayani Anda dengan cepat". */
const MANNER = /^ dengan /u;
const WITH = /^ (?:with|mit|met|med|avec|con|com|amb) /u;
/** Those who are served, in other words: with what, and not who they are. */
const SERVED =
  /(?<!\p{L})(?:kunden|kundinnen|mandanten|auftraggebern?|gäste[n]?|klanten|cliënten|gasten|kunder(?:na|ne)?|gäster|gjester|gæster|clients|clientèle|clientes|huéspedes|clienti|ospiti|hóspedes|utilisateurs|usuarios|utenti|usuários|gebruikers|användare|brukere|brugere)$/iu;
/** "VP Engineering", "Head Chef": the word behind belongs to the title. */
const RANK = /(?<!\p{L})(?:vps?|svps?|evps?|heads?|chiefs?)$/iu;
const CAPITALIZED = / \p{Lu}\p{L}+(?=$|[,.:!]| [/&]| (?:and|or) )/uy;

/** Adjectives that say nothing about a group. */
const WEAK =
  /^(?:new|good|great|supportive|vibrant|growing|strong|active|amazing|different|various|other|many|end|andere[nr]?|neue[nr]?|viele[nr]?|autres?|nouveaux|otr[oa]s|altri|novos|andere|nieuwe|други[ех]|люб(?:ой|ые|ых)|нов[ыо][ех]|[\p{N}–-]+)$/iu;

interface ReadOptions {
  /** Whether singular nouns always count. */
  singular: boolean;
  /** Whether they count after an article. They do unless this is false. */
  articles?: boolean;
  /** Whether "with" joins one group to the next: "connects students with companies". */
  together?: boolean;
  /** Whether somebody helps them: "supports keepers with advice" says with what. */
  helped?: boolean;
  /** Whether nothing but groups may follow: "trusted by". */
  listed?: boolean;
  /** Whether a heading asks for whom: "companies" alone is an answer. */
  asked?: boolean;
}

/**
 * The groups that are listed from an offset on, and where the list ends. `count` has those too that only say who is meant by
 * the one before.
 */
export function readGroups(
  text: string,
  start: number,
  reader: PhraseReader,
  options: ReadOptions,
): { groups: GroupPhrase[]; count: number; end: number } {
  const found: (GroupPhrase & { isVague: boolean })[] = [];
  let unknown = 0;
  let specified = 0;
  let specifies = false;
  let at = start;
  let end = start;
  while (found.length + specified < MAX_GROUPS) {
    const isInList = found.some(({ isVague }) => !isVague) && !HAVING.test(found.at(-1)?.name ?? '');
    const specifier = isInList ? matchAt(reader.specifiers, text, at) : -1;
    specifies ||= specifier >= 0;
    const one = readGroup(text, Math.max(at, specifier), reader, { ...options, isInList, isListed: found.length > 0 });
    if (!one) {
      const next = behindUnknown(text, at, reader, {
        maxWords: MAX_UNKNOWN_WORDS - unknown,
        joins: found.length > 0 || (options.listed && isOneWord(text, at, reader)) ? ANY_JOIN : COMMA,
      });
      if (next.at < 0) break;
      at = next.at;
      unknown += next.words;
      continue;
    }
    if (specifies) specified += one.phrase.length;
    else found.push(...one.phrase.map((phrase) => ({ ...phrase, isVague: false })), ...one.vague);
    end = one.end;
    const joined = options.together ? matchAt(reader.together, text, end) : -1;
    const next = joined >= 0 ? joined : matchAt(reader.and, text, end);
    if (next < 0) break;
    at = next;
  }
  const groups = options.asked ? found : withVague(found);
  return { groups, count: groups.length + specified, end };
}

/** "Anyone with arrears, reminders or orders": what else they have, unless it is a known group. */
const HAVING = /^(?:(?:any|every|some)(?:one|body)|those|all) with \p{L}/iu;

/** Of items that are no known groups, in a list of those that are: "voor plantenliefhebbers, fijnproevers en gezinnen". */
const MAX_UNKNOWN_WORDS = 2;

const COMMA = /^[,،、，]/u;
const ANY_JOIN = /^/u;

/** Who does harm is no customer, and neither are those beside them: "used by thieves and hackers". */
const WRONGDOERS =
  /^(?:thieves|criminals|scammers|fraudsters|burglars|robbers|spammers|attackers|gangs|terrorists|smugglers|poachers|pirates|vandals|bullies)$/iu;

/** Whether one word, which may be a noun that is not known, stands in front of "and": "trusted by lapas and hotels". */
function isOneWord(text: string, start: number, { and }: PhraseReader): boolean {
  const end = matchAt(WORD, text, start);
  return end >= 0 && matchAt(and, text, end) >= 0 && !WRONGDOERS.test(text.slice(start, end));
}

/**
 * Where the next item of a list opens, behind one that is no known group; -1 where there is none. `joins`: what may stand
 * between them. Before any known group that is a comma, since "gladly and …" opens no list.
 */
function behindUnknown(
  text: string,
  start: number,
  reader: PhraseReader,
  { maxWords, joins }: { maxWords: number; joins: RegExp },
): { at: number; words: number } {
  let at = start;
  for (let next = at; next >= 0; next = matchAt(reader.fillers, text, at)) at = next;
  for (let words = 1; words <= maxWords; words++) {
    const end = matchAt(WORD, text, at);
    if (end < 0 || !['other', 'qualifier'].includes(reader.classOf(text.slice(at, end)))) break;
    const next = matchAt(reader.and, text, end);
    if (next >= 0) return joins.test(text.slice(end)) ? { at: next, words } : { at: -1, words: 0 };
    if (text[end] !== ' ') break;
    at = end + 1;
  }
  return { at: -1, words: 0 };
}

/** Groups that are vague alone count where others are named with them: "individuals and companies". */
const withVague = (found: readonly (GroupPhrase & { isVague: boolean })[]): GroupPhrase[] =>
  found.filter(({ isVague }) => !isVague || new Set(found.map(({ name }) => name.toLowerCase())).size > 1);

/** A name without what is written together with it. */
const plainName = (name: string, { prefixes }: PhraseReader): string =>
  prefixes.reduce((cleaned, [prefix, plain]) => cleaned.replace(prefix, plain), normalizeWhitespace(name));

/** "sve koji traže mir": a word that may be left out elsewhere is the noun where a clause says who they are. */
function opensRelative(text: string, at: number, next: number, reader: PhraseReader): boolean {
  const end = matchAt(WORD, text, next);
  return (
    reader.classOf(text.slice(at, next).trim()) === 'vague' && RELATIVE.test(text.slice(next, Math.max(next, end)))
  );
}

/** Relative pronouns that follow their noun without a comma. */
const RELATIVE = /^(?:koji|koje|kojima|који|које|којима|who|som|qui|que|che)$/iu;

function readGroup(
  text: string,
  start: number,
  reader: PhraseReader,
  options: ReadOptions & { isInList: boolean; isListed?: boolean },
) {
  let at = start;
  let { singular } = options;
  let isSuch = false;
  for (let count = 0; count < 4; count++) {
    const whole = wholeEnd(text, at, reader);
    if (whole >= 0)
      return {
        phrase: [{ name: plainName(text.slice(at, whole), reader), isQualified: false }],
        vague: [],
        end: whole,
      };
    const article = matchAt(reader.article, text, at);
    const such = matchAt(reader.such, text, at);
    const next = Math.max(article, such) >= 0 ? Math.max(article, such) : matchAt(reader.fillers, text, at);
    isSuch ||= such >= 0;
    if (next < 0 || opensRelative(text, at, next, reader)) break;
    if (article >= 0) singular = options.articles !== false;
    at = next;
  }
  const first = at;
  at = skipPaired(text, at, reader);
  let head = -1;
  let isVague = false;
  let isSingular = false;
  let modifiers = 0;
  while (true) {
    const described = head < 0 ? participialEnd(text, at, reader) : -1;
    if (described >= 0) at = described;
    const phrase = severalWordsAt(text, at, reader);
    const end = phrase < 0 ? matchAt(WORD, text, at) : phrase;
    if (end < 0) break;
    const kind = phrase < 0 ? reader.classOf(text.slice(at, end)) : 'group';
    const isHead =
      kind === 'group' ||
      kind === 'vague' ||
      (kind === 'agentive' && options.isInList) ||
      ((kind === 'singular' || kind === 'vague-singular') && singular);
    if (isHead) {
      // "jahače svih uzrasta"
      if (head >= 0 && PRONOUN.test(text.slice(at, end))) break;
      head = end;
      isVague = kind.startsWith('vague');
      isSingular = kind.endsWith('singular');
    } else {
      // "a consistent user experience"
      if (isSingular && !options.singular && kind === 'other') return null;
      if (head >= 0 || kind === 'stop' || kind === 'preposition' || ++modifiers > reader.maxModifiers) break;
      if (kind === 'other' && !reader.describes(text.slice(at, end))) break;
    }
    if (text[end] !== ' ') break;
    // "Groß- und Einzelhändler"
    if (reader.attachedAnd && head >= 0 && matchAt(reader.attachedAnd, text, end + 1) >= 0) break;
    const joined = text[end - 1] === '-' ? matchAt(reader.and, text, end) : -1;
    at = joined >= 0 ? joined : end + 1;
  }
  if (head < 0) return null;
  const adjectiveEnd = isVague && !PRONOUN.test(text.slice(first, head)) ? postposedEnd(text, head, reader) : -1;
  if (adjectiveEnd >= 0) head = adjectiveEnd;
  head = ofWhatEnd(text, head, reader);
  if (RANK.test(text.slice(first, head))) head = Math.max(head, matchAt(CAPITALIZED, text, head));
  // "users of Acme", "a group of developers"
  if (
    (isVague && (isOfSomething(text.slice(head)) || COLLECTIVE.test(text.slice(first, head)))) ||
    /^couple of /iu.test(text.slice(first, first + 10))
  )
    return { phrase: [], vague: [], end: head };
  const goesOn =
    (MANNER.test(text.slice(head)) && !PEOPLE.test(text.slice(first, head))) ||
    (options.together && matchAt(reader.together, text, head) >= 0) ||
    (options.helped &&
      !PEOPLE.test(text.slice(first, head)) &&
      (isVague && !SERVED.test(text.slice(first, head)) ? WITH_ENGLISH : WITH).test(text.slice(head))) ||
    // "for households and companies with a modern centre"
    ((options.isListed || options.helped) &&
      reader.organisations.test(text.slice(first, head)) &&
      WITH_WHAT.test(text.slice(head)));
  const qualified = goesOn ? head : readQualifier(text, head, isVague || isSuch, reader);
  const name = plainName(text.slice(first, qualified), reader);
  const isQualified = qualified > head || adjectiveEnd >= 0;
  const isNamed =
    !isVague ||
    isQualified ||
    (options.together && options.isInList) ||
    (!PRONOUN.test(name) &&
      name
        .split(' ')
        .slice(0, -1)
        .some((word) => !WEAK.test(word) && reader.classOf(word) !== 'vague'));
  const named = isNamed && wordCount(name) <= MAX_NAME_WORDS ? [{ name, isQualified }] : [];
  const vague = !isNamed && reader.clients.test(name) ? [{ name, isQualified, isVague: true }] : [];
  return { phrase: named, vague, end: qualified };
}

/** Behind a participle and its object; -1 where none are. */
function participialEnd(text: string, at: number, reader: PhraseReader): number {
  const end = matchAt(reader.participial, text, at);
  const object = matchAt(WORD, text, at);
  return end >= 0 && !['stop', 'preposition'].includes(reader.classOf(text.slice(at, object))) ? end : -1;
}

/** Where an adjective behind a noun ends; -1 where there is none. */
function postposedEnd(text: string, head: number, reader: PhraseReader): number {
  const end = text[head] === ' ' ? matchAt(WORD, text, head + 1) : -1;
  const word = text.slice(head + 1, Math.max(head, end));
  return end >= 0 && reader.classOf(word) === 'other' && reader.postposed?.test(word) ? end : -1;
}

/** Where a noun of several words ends; -1 where none begins. */
function severalWordsAt(text: string, at: number, reader: PhraseReader): number {
  const end = matchAt(reader.phrases, text, at);
  const phrase = text.slice(at, Math.max(at, end));
  return phrase.includes(' ') && !joinsGroups(` ${phrase} `, reader) ? end : -1;
}

/** Whether a formula names several groups: "young and old". */
export const joinsGroups = (formula: string, { and }: PhraseReader): boolean =>
  new RegExp(and.source, 'iu').test(formula);

/**
 * Where a formula that names a group ends; -1 where none begins. Adjectives in front of a noun are no group: "big and small
 * problems".
 */
export function wholeEnd(text: string, start: number, reader: PhraseReader): number {
  const end = matchAt(reader.wholes, text, start);
  if (end < 0 || text[end] !== ' ' || !joinsGroups(text.slice(start, end), reader)) return end;
  return opensOn(text, end, reader) ? end : -1;
}

/** Whether what is behind an offset is no noun of the words before it. */
export function opensOn(text: string, end: number, reader: PhraseReader): boolean {
  if (text[end] !== ' ') return text[end] !== '-';
  const next = matchAt(WORD, text, end + 1);
  if (matchAt(reader.fillers, text, end + 1) >= 0) return true;
  return next < 0 || ['stop', 'preposition', 'qualifier'].includes(reader.classOf(text.slice(end + 1, next)));
}

/** Behind "small and" in "small and medium-sized businesses". A word that is a group itself opens a list. */
function skipPaired(text: string, start: number, reader: PhraseReader): number {
  const end = matchAt(reader.paired, text, start);
  const firstWord = matchAt(WORD, text, start);
  return end >= 0 && reader.classOf(text.slice(start, firstWord)) === 'other' ? end : start;
}

/** Where a noun with a quality opens that says who the people are: "people with complex needs". */
const QUALITY =
  /^ (?:with|without|living with|affected by|suffering from|struggling with|mit|ohne|avec|sans|atteintes?|en situation|con|sin|afectadas?|senza|affett[ei]|com|sem|afetad[oa]s|met|zonder|med|utan|uden|uten|с|без|з|із|bez|s|se|z|ze)(?= )/iu;

/** Of organisations, it says what they get. */
const WITH_WHAT = new RegExp(`${QUALITY.source}|^ (?:sa|cu|ar|su|με|me|dengan)(?= )`, 'iu');

/** The people that a text describes by a quality, wherever it names them: "people with complex needs". */
export function readQualifiedGroups(text: string, reader: PhraseReader): (GroupPhrase & { index: number })[] {
  return [...text.matchAll(/[\p{L}\p{M}’'-]+/gu)].flatMap(({ 0: word, index }) => {
    const behind = text.slice(index + word.length);
    if (reader.classOf(word) !== 'vague' || !QUALITY.test(behind)) return [];
    if (behind.startsWith(' with ') && !PEOPLE.test(word)) return [];
    if (SERVED.test(word) && WITH.test(behind)) return [];
    const phrase = readGroup(text, index, reader, { singular: false, isInList: false })?.phrase ?? [];
    return phrase.filter(({ isQualified }) => isQualified).map((group) => ({ ...group, index }));
  });
}
