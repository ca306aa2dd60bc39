import { matchAt, WORD } from './match-at.ts';
import type { PhraseReader } from './phrase-reader.ts';

/** Nouns that say who somebody is with what is theirs, which follows in the genitive: "владельцев яхт", "właścicieli domów". */
const RELATIONAL =
  /(?<!\p{L})(?:владел(?:ьц|ец)|собственник|любител|ценител|поклонник|обладател|производител|пользовател|власник|поціновувач|шанувальник|виробник|користувач|właściciel|posiadacz|miłośni[kc]|wielbiciel|producen[tc]|użytkowni[kc]|majitel|vlastní[kc]|milovní[kc]|výrobc|uživatel|používateľ|vlasni[kc]|ljubitelj|proizvođač|korisni[kc]|lastni[kc]|uporabni[kc]|proizvajal[ce]c?|власни[кц]|љубитељ|произвођач|корисни[кц])\p{L}*$/iu;

/** How verbs end that may follow a noun: "для владельцев готовим". */
const VERB =
  /(?:[еиї]м|[еиїє]т|[ую]т|[ая]т|ть|ться|тся|[еєи]мо|ють|уть|ить|ає|ено|ана|amy|emy|imy|ają|ują|ymy|íme|ame|eme|ujú|ujeme|amo|emo|imo|aju|uju|ajo|ejo|ijo)$/iu;

/** Where the words end that say whose owners or lovers somebody is; the noun's own end where none follow. */
export function ofWhatEnd(text: string, head: number, reader: PhraseReader): number {
  if (!RELATIONAL.test(text.slice(0, head))) return head;
  const first = possessedEnd(text, head, reader);
  const joined = first > head ? matchAt(reader.and, text, first) : -1;
  return joined < 0 || text[first] === ',' ? first : Math.max(first, possessedEnd(text, joined - 1, reader));
}

/** How adjectives end in the genitive, which needs the noun behind it: "любителей активного отдыха". */
const ADJECTIVE = /(?:[оеё]го|ых|их|ього|ої|ych|ich|iego|ého|ých|ích|ieho|ih|og|ega)$/u;

function possessedEnd(text: string, at: number, reader: PhraseReader): number {
  const end = text[at] === ' ' ? matchAt(WORD, text, at + 1) : -1;
  const word = text.slice(at + 1, Math.max(at + 1, end));
  if (end < 0 || !/^\p{Ll}{3,}$/u.test(word) || reader.classOf(word) !== 'other' || VERB.test(word)) return at;
  if (!ADJECTIVE.test(word)) return end;
  const noun = possessedEnd(text, end, reader);
  return noun > end ? noun : at;
}
