import { tokenize } from '../tokenize.ts';

/** Words that carry no claim of their own: grammar, and the verbs and nouns that any paraphrase uses. */
const GENERAL_WORDS = new Set(
  (
    'a an the this that these those it its itself they them their theirs he she his her we us our ours you your yours i me my ' +
    'who whom whose which what when where why how there here and or but nor so yet if then than as at by for from in into of ' +
    'off on onto out over per through to toward towards under until up upon via with within about above across after against ' +
    'along among around before behind below beneath beside besides between beyond down during near since while ' +
    'is are was were be been being am do does did done doing have has had having can could may might must shall should will ' +
    'would not no never none nobody nothing without neither also again all any anyone anything both each either else enough ' +
    'even ever every everybody everyone everything few just less least like many more most much only other others own rather ' +
    'same several some somebody someone something still such too very whatever whether one ones once twice first second last ' +
    'next new now always already often together well yes instead because though although however ' +
    'ask asks asked become becomes begin begins bring brings call calls come comes find finds get gets give gives go goes ' +
    'grow grows help helps hold holds keep keeps know knows let lets look looks make makes mean means move moves need needs ' +
    'offer offers provide provides put puts run runs say says see sees serve serves set sets show shows start starts stay ' +
    'stays support supports take takes tell tells think try turn turns use uses used using want wants work works allow allows ' +
    'enable enables include includes exist exists feel feels handle handles meet meets able people person thing things way ' +
    'ways part parts place places kind kinds sort time times day days year years end ends side piece pieces number lot case ' +
    'good better best big great large small little long short easy easier easiest simple simpler simplest clear real right ' +
    'told said made took taken gave given got went came kept knew known found felt shown meant grew grown left began begun ' +
    'became brought ran anybody ' +
    'true free full high low old own possible useful ready common main whole different certain special'
  ).split(' '),
);

/**
 * Words that a paraphrase may bring without making a new claim: everyday verbs and adjectives, abstract nouns, and
 * whoever uses something. Trades, goods, places and kinds of people are not among them.
 */
const EVERYDAY_WORDS =
  'accept access achieve act actual add admit affect afford agree aim answer apart appear apply approach arrange arrive assure ' +
  'attach attend attract automate aware back balance base bear belong benefit blend bother bound break build built burden busy ' +
  'calm care carry catch catalogue cause central chance change chase check choice choose chore click close clutter collect ' +
  'collection combine comfort commit common compare complete concern confident connect consider consist contain continue control ' +
  'convenient convert copy correct cost count cover craft create current custom customer daily deal decide decision dedicate deep ' +
  'default delay deliver demand depend describe deserve detail develop developer directly discover divide doubt draw drawn ' +
  'drive drop earn effort effortless element empty encourage engage enjoy ensure enter entire equip error essential everyday ' +
  'evening evolve exact example exchange exclude expand expect experience explain explore extend extra face fact fail fair ' +
  'familiar fast feature fewer fill fit fix flexible focus follow forget form forward foundation fresh friction friendly fuss ' +
  'future gain gap gather general generate gentle goal grasp growing hand happen happy hassle heart heavy hesitate hide ' +
  'home home honest hour hurdle idea ideal idle immediate impact important improve increase independent individual inside instant ' +
  'integrate intend interest introduce invest invite involve issue items job join joy judge keen lack large latest launch lead ' +
  'learn leave lift light limit line link live local lose losing lost loss love maintain manage mark match matter ' +
  'method mind minute miss mistake mix modern moment morning multiple narrow natural nearby neat notice object occasion open ' +
  'operate operation opportunity option order organise organize original outcome output outside overview pain partner path perfect ' +
  'period permit person pick plain plan pocket point practical practice precise prefer prepare presence present preserve press ' +
  'prevent problem process produce product progress project promise proper propose protect prove proven provider purpose ' +
  'quality question quick quiet quite raise range rapid rare reach react read reason receive recommend record reduce refer ' +
  'regular relevant reliable rely remain remember remove repeat replace reply request require respect respond responsible rest ' +
  'result return reuse review rewrite rich right robust room routine rule safe save saves scarce scratch screen search secure ' +
  'select send sense separate serious service settle shape share sharp sign silent single situation skill slow smart ' +
  'smooth solid solve sound source spare specific spend spread stable stage stand state steady step stick stop straight strength ' +
  'stress strict strong struggle structure stuck style subject succeed success suffer suggest suit suitable sure surprise switch ' +
  'system table talk target task team tedious themselves tidy tight tool topic touch trace track transfer treat trouble trust ' +
  'typical understand unique unite update upgrade upkeep urgent usual user value various vary view visible visit visitor voice ' +
  'wait warm waste weak week welcome whoever wide willing win wish word world worry worth write writing wrong';
const SUFFIXES =
  /(?:isations?|izations?|ational|ations?|itions?|ements?|nesses|ness|ments?|ities|ity|ables?|ibles?|ings?|ions?|ives?|ers?|ors?|ed|es|als?|ly|ies|y|est|ances?|ences?|s|e)$/;
const MIN_STEM = 4;

/** The stem of a lower-case English word, close enough to compare "replicates", "replicated" and "replication". */
export function stemOf(word: string): string {
  let stem = word.replace(/(?<=..[^s])s$/, '');
  for (let round = 0; round < 2; round++) {
    const shorter = stem.replace(SUFFIXES, '');
    if (shorter === stem || shorter.length < MIN_STEM) break;
    stem = shorter;
  }
  return stem.replace(/([^aeiou])\1$/, '$1').replace(/(?<=.{3})[aeiy]$/, '');
}

const EVERYDAY_STEMS: ReadonlySet<string> = new Set(EVERYDAY_WORDS.split(' ').map(stemOf));

export const isEveryday = (stem: string): boolean => EVERYDAY_STEMS.has(stem);

/** The words of a text that carry its claim, as stems. Compounds are split: "open-source" is "open" and "source". */
export function contentStems(text: string): string[] {
  return tokenize(text)
    .filter((word) => !/[-.&+]/.test(word) && !/^[\d.,]+$/.test(word) && word.length > 1 && !GENERAL_WORDS.has(word))
    .map(stemOf);
}

/** Length from which two stems with the same beginning count as one word. */
const MIN_SHARED = 5;
/** Length from which a stem counts as one word with a longer one that begins with it: "pizz" and "pizzeri". */
const MIN_BEGINNING = 4;

/** A set of stems that also finds relatives: those with the same beginning. */
export class StemSet {
  readonly #stems: ReadonlySet<string>;
  /** Shortened stems, and every stem under its beginnings. */
  readonly #related: ReadonlySet<string>;

  constructor(stems: Iterable<string>) {
    this.#stems = new Set(stems);
    this.#related = new Set(
      [...this.#stems].flatMap((stem) => [
        stem.slice(0, MIN_SHARED),
        ...(stem.length > MIN_SHARED ? [stem.slice(0, MIN_BEGINNING)] : []),
      ]),
    );
  }

  has(stem: string): boolean {
    if (this.#stems.has(stem)) return true;
    if (stem.length >= MIN_SHARED && this.#related.has(stem.slice(0, MIN_SHARED))) return true;
    return stem.length === MIN_BEGINNING ? this.#related.has(stem) : this.#stems.has(stem.slice(0, MIN_BEGINNING));
  }
}
