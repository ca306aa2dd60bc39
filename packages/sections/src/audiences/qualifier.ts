import { ageEnd } from './ages.ts';
import { matchAt, WORD } from './match-at.ts';
import type { PhraseReader } from './phrase-reader.ts';

const MAX_QUALIFIER_WORDS = 9;
/** Of "who love to walk". */
const MIN_CLAUSE_WORDS = 4;

/** Where a group is does not say who it is. */
const PLACE =
  /^ (?:that|in|im|aus|at|on|from|across|between|en|em|entre|tra|na|nas|nos|no|à|au|op|uit|i|på|w|we|v|ve|в|во|из|у|z|ze|ab|bis|der|die|que|che|qui|في|من)(?= )/iu;

/** Many languages write a comma in front of a relative clause: "Menschen, die gern wandern". */
const RELATIVE_CLAUSE =
  /, (?=(?:die|deren|które|którzy|którym|kteří|které|kterým|ktorí|ktoré|ktorým|kto|который|которые|которых|которым|кто|кому|хто|що|які|яких|яким|akik|akiknek|kuri|kuras|kuriem|kurām|kurie|kurios|kuriems|kurioms|kes|kellel|kellele|които|който|jotka|joilla|joille|der|som|ki|koji|koje|kojima|који|које|којима) )/iuy;

/** In Russian and Ukrainian a participle behind a comma opens one too: "семьям, воспитывающим детей". In the
 * nominative it may open another part of the sentence. Some are nouns. */
const PARTICIPIAL_CLAUSE =
  /, (?=(?!начинающ|учащ|обучающ|верующ|трудящ|отдыхающ|служащ|курящ|пьющ|желающ|непьющ|работающ|практикующ|управляющ)\p{L}{2,}(?:ющ|ущ|ащ|ящ|вш|юч|уч|ач|яч)(?:их|им|ими)(?:ся)? (?!(?:и|или|й|і|та|або) ))/iuy;

/** Says nothing by itself, and may stand in front of what does: "people of all ages who enjoy live music". */
export const ANY_AGE =
  /^ (?:of (?:all|any|every) (?:ages?|abilities|levels?|backgrounds?|skill levels)|(?:aller altersgruppen|jeden alters)|de tous (?:les )?âges|de todas las edades|di (?:tutte le|ogni) età|de todas as idades|van alle leeftijden|i alla åldrar|i alle aldre)(?= )/iu;

/** With it a German or Dutch sentence goes on behind a qualifier: "Menschen mit Behinderung zu unterstützen". */
const VERB =
  /(?:(?:zu|te) \p{Ll}{3,}en|wird|werden|wurden?|ist|sind|hat|haben|kann|können|wordt|worden|heeft|hebben|kunnen)(?!\p{L})/uy;

/** Qualities that anybody has. */
const WEAK_QUALIFIER =
  /^ (?:with their own|from (?:an?|all|various|different|diverse)|of (?:all|any|every|various))(?= )/iu;

/** Says when or how often, and not who: "all members on a first come, first serve basis", "clients at all times". */
const NO_QUALITY =
  /^ (?:at (?:all times|any time|no (?:extra )?(?:cost|charge)|the (?:same|end|beginning))|on (?:an? (?:first|regular|daily|weekly|monthly|case|voluntary)|request|demand)|in (?:(?:different|various|many|all|other) (?:parts|places|areas)|advance|person|general|turn|mind|touch|return)|under (?:the|our|his|her|this)|(?:over|before|after|when|while|without) \p{L}+ing|amid(?:st)?|during|through(?:out)?|as (?:both|an?|part|well)|bei(?:m| der| ihr\p{L}+)?|bij(?: de| het| hun)?|(?:przy|při|pri) \p{L}+|w ich|[ув] (?:їх\p{L}*|их))(?!\p{L})/iu;

/** What they are helped to do follows where they are: "helping people across the city build confidence". */
const HELPED_ENGLISH = /(?<!\p{L})(?:help|let|enabl|empower|encourag|inspir)\p{L}* [^.;:!?]{0,40}$/iu;
const WHERE_ENGLISH = /^ (?:across|around|throughout) /iu;
const isHelpedWhere = (text: string, head: number): boolean =>
  WHERE_ENGLISH.test(text.slice(head)) && HELPED_ENGLISH.test(text.slice(0, head));

/** Behind these, a noun of a task says what somebody is helped with: "pomagamy osobom w szukaniu pracy". */
const HELP =
  /(?<!\p{L})(?:pomaga|pomog|pomóc|pomoc|wspier|wspom|ułatwia|doradza|towarzysz|помога|помож|помоч|помощ|поддерж|сопровожд|обуча|содейств|допома|допомо|підтрим|супровод|навча|сприя)\p{L}*/iu;
const TASK =
  /^ (?:w|we|[ву]) (?:\p{L}+(?:ym|im|ej|ом|ой|ій|ому|ем) )?(?:(?:po)?szukaniu|znalezieniu|znajdowaniu|nauce|uczeniu|prowadzeniu|zakładaniu|założeniu|rozwoju|rozwijaniu|tworzeniu|budowaniu|budowie|zdoby(?:wa|ci)\p{L}*|osiąga?ni\p{L}*|realizacji|realizowaniu|wyborze|doborze|zakupie|kupnie|sprzedaży|planowaniu|organizacji|organizowaniu|uzyska\p{L}+|zrozumieniu|rozwiązywaniu|rozwiązaniu|przygotowa\p{L}+|pisaniu|wdr(?:a|o)żaniu|wdrożeniu|zarządzaniu|projektowaniu|poprawie|poprawianiu|zwiększaniu|odkrywaniu|odnalezieniu|powrocie|radzeniu|pokonywaniu|pokonaniu|spełnianiu|załatwianiu|wypełnianiu|rozliczaniu|ochronie|pielęgnacji|życiu|codzienności|навчанні|пошуку|створенні|веденні|розвитку|вирішенні|підготовці|оформленні|опануванні|вивченні|плануванні|управлінні|організації|отриманні|виборі|досягненні|реалізації|просуванні|налаштуванні|подоланні|будівництві|працевлаштуванні|обучении|поиске|создании|ведении|развитии|решении|подготовке|оформлении|изучении|освоении|планировании|управлении|организации|получении|выборе|достижении|реализации|продвижении|настройке|построении|строительстве|поступлении|преодолении|трудоустройстве)(?!\p{L})/iu;

const isTask = (text: string, head: number): boolean => TASK.test(text.slice(head)) && HELP.test(text.slice(0, head));

/** A relative clause follows these, whatever it opens with: "chi torna ogni estate", "quem procura sossego". */
const CLAUSE_PRONOUN =
  /(?<!\p{L})(?:chi|chiunque|quanti|coloro che|quem|quien|quienes|aquele(?:s)? que|ceux qui|celles qui|celui qui|wie|wer|wen|όσους|όσες|ai|những ai|siapa|mereka)$/iu;

/** It opens a clause, and does not end with the first noun: "companies that run ships". */
const RELATIVE_ENGLISH = /^that$/iu;

/** "Programmers looking to build, …": what they want is not said. */
const BARE_AIM = /^ (?:looking|wanting|trying|seeking|wishing) to \p{L}+$/iu;

/** Behind a noun in English, it belongs to the same one: "with mobility challenges". */
const BURDEN =
  / (?:challenges|conditions|difficulties|disorders|impairments?|issues|limitations|needs|problems|restrictions)(?!\p{L})/iuy;

/** How adjectives in English end. In most languages, those of one noun end alike. */
const ENGLISH_ADJECTIVE = /(?:al|ic|ive|ous|ory|ary)$/u;
const ADJECTIVE = /^\p{Ll}{4,}$/u;
const endingOf = (word: string): string => (word.endsWith('ą') ? 'ą' : word.slice(-2).replace('ý', 'í'));
const endAlike = (a: string, b: string): boolean =>
  endingOf(a) === endingOf(b) || [a, b].every((word) => ENGLISH_ADJECTIVE.test(word));

/**
 * Where the second of two adjectives opens that share the noun behind them: "intellectual or physical disability"; or the
 * second of two compounds: "språk- og kommunikasjonsvansker". -1 where the first word stands for itself.
 */
function sharesNoun(text: string, at: number, next: number, reader: PhraseReader): number {
  const second = matchAt(reader.and, text, next);
  if (second < 0 || text[next] !== ' ') return -1;
  if (text[next - 1] === '-') return second;
  const end = matchAt(WORD, text, second);
  const noun = text[end] === ' ' ? matchAt(WORD, text, end + 1) : -1;
  if (noun < 0) return -1;
  const words = [text.slice(at, next), text.slice(second, end)] as const;
  const isPair = words.every((word) => ADJECTIVE.test(word) && reader.classOf(word) === 'other') && endAlike(...words);
  return isPair && !['stop', 'preposition'].includes(reader.classOf(text.slice(end + 1, noun))) ? second : -1;
}

/** The rest of a list of adjectives that share the noun behind them: "high-risk, complex or challenging environments". */
const MORE_ADJECTIVES = /, (?:\p{Ll}{4,}, )*\p{Ll}{4,},? (?:and|or) \p{Ll}{4,} (?=\p{Ll}{4,})/uy;
const OPENS_ADJECTIVES = /^\p{Ll}{3,}-\p{Ll}{3,}$|^\p{Ll}{3,}(?:al|ic|ive|ous|ory|ary)$/u;

/** Where the noun opens that a list of adjectives in English shares; -1 where the first opens none. */
const behindAdjectives = (text: string, at: number, next: number): number =>
  OPENS_ADJECTIVES.test(text.slice(at, next)) ? matchAt(MORE_ADJECTIVES, text, next) : -1;

/** The first word of what somebody thinks, in front of "and": "individuals who recognise that climbing and …". */
const CUT_THOUGHT =
  /(?<!\p{L})(?:(?:recogni[sz]|believ|kn[eo]w|think|thought|understand|understood|feel|felt|accept|agree|reali[sz]|say|said|hope|find|found|acknowledg|worry|fear)\p{L}* that|(?:glaub|wiss|weiß|mein|denk|find|versteh)\p{L}*, dass|(?:crei|cré|sab|pens|sent|reconoc|entiend|credon|crede|sanno|pensa|riconosc|acredit|reconhec|entend|crois|croi|pens|sav|estim)\p{L}* (?:que|che)|(?:vet|tror|tycker|känner|synes|føler|mener) (?:att|at)|(?:geloven|vinden|weten|denken|voelen) dat) \p{L}+$/iu;
const isCutThought = (text: string, head: number, end: number, { and }: PhraseReader): boolean =>
  CUT_THOUGHT.test(text.slice(head, end)) && matchAt(and, text, end) >= 0;

/** Where a qualifier behind a noun ends: "people with complex needs". The noun's own end where there is none. */
export function readQualifier(text: string, head: number, isVague: boolean, reader: PhraseReader): number {
  const end = readWholeQualifier(text, head, isVague, reader);
  return isCutThought(text, head, end, reader) ? head : end;
}

function readWholeQualifier(text: string, head: number, isVague: boolean, reader: PhraseReader): number {
  const anyAge = isVague ? ANY_AGE.exec(text.slice(head))?.[0].length : undefined;
  if (anyAge !== undefined) {
    const end = readOneQualifier(text, head + anyAge, isVague, reader);
    return end > head + anyAge ? end : head;
  }
  return readOneQualifier(text, head, isVague, reader);
}

const opensPhrase = (kind: ReturnType<PhraseReader['classOf']>): boolean =>
  kind === 'preposition' || kind === 'qualifier' || kind === 'stop';

function readOneQualifier(text: string, head: number, isVague: boolean, reader: PhraseReader): number {
  const age = ageEnd(text, head);
  if (age > 0) return age;
  const comma = Math.max(isVague ? matchAt(RELATIVE_CLAUSE, text, head) : -1, matchAt(PARTICIPIAL_CLAUSE, text, head));
  if (
    comma < 0 &&
    (text[head] !== ' ' ||
      (isVague ? WEAK_QUALIFIER : PLACE).test(text.slice(head)) ||
      NO_QUALITY.test(text.slice(head)) ||
      isHelpedWhere(text, head) ||
      isTask(text, head))
  )
    return head;
  let at = comma < 0 ? head + 1 : comma;
  let end = head;
  const opensClause = CLAUSE_PRONOUN.test(text.slice(0, head));
  let isPreposition = false;
  /** Where a long clause can end: in front of a conjunction. */
  let clauseEnd = head;
  let before: ReturnType<PhraseReader['classOf']> = 'other';
  for (let count = 0; count <= MAX_QUALIFIER_WORDS; count++) {
    const next = matchAt(WORD, text, at);
    // Half a qualifier says nothing: 'those who think they have "two left feet"'.
    if (next < 0) return /["“”„«]/u.test(text[at] ?? '') ? clauseEnd : end;
    const kind = reader.classOf(text.slice(at, next));
    if (count === 0 && comma < 0 && !opensClause && kind !== 'qualifier' && kind !== 'preposition') return head;
    if (count === 0)
      isPreposition = kind === 'preposition' && !opensClause && !RELATIVE_ENGLISH.test(text.slice(at, next));
    if (count > 0 && matchAt(reader.and, text, at - 1) >= 0) {
      if (comma < 0 && !opensClause) return end;
      if (count >= MIN_CLAUSE_WORDS) clauseEnd = end;
    }
    if (count > 0 && comma < 0 && matchAt(VERB, text, at) >= 0) return end;
    const needsNoun = reader.attribute?.test(text.slice(head, next).trim());
    const second = needsNoun
      ? matchAt(reader.and, text, next)
      : count > 0
        ? Math.max(sharesNoun(text, at, next, reader), behindAdjectives(text, at, next))
        : -1;
    if (second >= 0) {
      at = second;
      continue;
    }
    // Behind so many words, a phrase that a preposition opens is not needed to say who they are.
    if (isVague && count >= MIN_CLAUSE_WORDS && clauseEnd === head && opensPhrase(kind) && !opensPhrase(before))
      clauseEnd = end;
    before = kind;
    end = count === 0 ? head : next;
    const isEnd =
      count > 0 && isPreposition && reader.qualifierEnd?.test(text.slice(at, next)) && matchAt(BURDEN, text, next) < 0;
    if (text[next] !== ' ' || isEnd) return BARE_AIM.test(text.slice(head, end)) ? head : end;
    at = next + 1;
  }
  return clauseEnd;
}
