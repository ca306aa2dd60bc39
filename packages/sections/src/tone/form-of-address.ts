import type { Contrast } from './contrasts.ts';

/** How one form of "you" becomes the other in a language, word by word. */
interface Rewording {
  /** Words whose neighbours would have to change too, mostly verbs. */
  stop: RegExp;
  /** How a sentence must open, where an imperative could not be told from a noun otherwise. */
  opening?: RegExp;
  /** The first that fits a word, or the words beside it, replaces it. */
  swaps: readonly (readonly [RegExp, string])[];
}

const wordsIn = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu');
/** "вашим твоим, вам тебе" → a swap for each pair. */
const pairs = (list: string): Rewording['swaps'] =>
  list.split(', ').map((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return [new RegExp(`^${from}$`, 'iu'), to];
  });

/** First words after which the verb that follows is no imperative. */
const FRENCH_OPENING =
  /^(?:le|la|les|l['’]\p{L}+|un|une|des|nous|notre|nos|pour|avec|dans|chez|à|en|sur|ce|cette|c['’]est|tout|voici)\b/iu;
const SPANISH_OPENING =
  /^(?:el|la|los|las|un|una|nuestr[oa]s?|para|con|en|de|tod[oa]s?|somos|ofrecemos|cada|más|este|esta|lo que)\b/iu;
const GERMAN_OPENING =
  /^(?:wir|unser\p{L}*|mit|für|in|im|bei|beim|auf|an|am|aus|von|vom|zu|zum|zur|der|die|das|ein|eine|hier|so|alles|damit)\b/iu;

const POLITE_TO_FAMILIAR: Readonly<Record<string, Rewording>> = {
  de: {
    stop: /(?<!(?<!\p{L})(?:für|über|um|ohne|gegen) )(?<!\p{L})Sie(?!\p{L})|(?<!\p{L})(?:Ihrerseits|Ihres|sich)(?!\p{L})/u,
    swaps: [
      [/^Sie$/u, 'dich'],
      [/^Ihnen$/u, 'dir'],
      [/^Ihr$/u, 'dein'],
      [/^Ihr(e[mnr]?)$/u, 'dein$1'],
    ],
  },
  fr: {
    stop: wordsIn(
      '\\p{L}+ez|(?<!(?:pour|avec|à|vers|sans|de) )vous|vous (?=\\p{L}+(?:er|ir|re)(?!\\p{L}))\\p{L}+|votre|êtes|faites|dites',
    ),
    swaps: [
      [/^vos$/iu, 'tes'],
      [/^vous$/iu, 'toi'],
    ],
  },
  nl: { stop: wordsIn('u|uzelf'), swaps: [[/^uw$/iu, 'je']] },
  ru: {
    stop: wordsIn('вы|\\p{L}{2,}те(?:сь)?'),
    swaps: pairs(
      'вам тебе, вас тебя, вами тобой, ваш твой, ваша твоя, ваше твоё, ваши твои, вашего твоего, вашей твоей, вашему твоему, вашим твоим, вашем твоём, вашу твою, ваших твоих, вашими твоими',
    ),
  },
  uk: {
    stop: wordsIn('ви|\\p{L}{2,}(?:те|іть)(?:ся)?'),
    swaps: pairs(
      'вам тобі, вас тебе, вами тобою, ваш твій, ваша твоя, ваше твоє, ваші твої, вашого твого, вашої твоєї, вашому твоєму, вашій твоїй, вашим твоїм, вашу твою, вашою твоєю, ваших твоїх, вашими твоїми',
    ),
  },
  cs: {
    stop: wordsIn(
      'vy|jste|vaši|vaší|vašimi|\\p{L}{2,}te|(?:k|ke|s|u|o|na|od|po|za|pro|před|bez|díky|proti|z|ze|do|v|ve|kolem|podle) v[áa](?:s|m|mi)|(?<=^\\P{L}*)v[áa](?:s|m|mi)',
    ),
    swaps: pairs(
      'vám ti, vás tě, váš tvůj, vaše tvoje, vašeho tvého, vašemu tvému, vašich tvých, vašim tvým, vašem tvém',
    ),
  },
  sk: {
    stop: wordsIn(
      'vy|ste|vašimi|\\p{L}{2,}te|(?:k|ku|s|u|o|na|od|po|za|pre|pred|bez|vďaka|proti|z|zo|do|v|vo|okolo|podľa) v[áa](?:s|m|mi)|(?<=^\\P{L}*)v[áa](?:s|m|mi)',
    ),
    swaps: pairs(
      'vám ti, vás ťa, váš tvoj, vaša tvoja, vaše tvoje, vášho tvojho, vášmu tvojmu, vašej tvojej, vašu tvoju, vašich tvojich, vašim tvojim, vašom tvojom',
    ),
  },
};

const FAMILIAR_TO_POLITE: Readonly<Record<string, Rewording>> = {
  de: {
    stop: /(?<!(?:kannst|willst|musst|darfst|hast|bist) )(?<!\p{L})du(?! (?:kannst|willst|musst|darfst|hast|bist)(?!\p{L}))(?!\p{L})|(?<!\p{L})(?:dich|euch|euer|eure\p{L}*|deines)(?!\p{L})|(?:und|oder|,) (?:\p{Ll}+ )?\p{Ll}{2,}st(?!\p{L})/iu,
    opening: GERMAN_OPENING,
    swaps: [
      ...pairs('kannst können, willst wollen, musst müssen, darfst dürfen, hast haben, bist sind, du Sie, dir Ihnen'),
      [/^dein(e[mnr]?)?$/iu, 'Ihr$1'],
    ],
  },
  fr: {
    stop: wordsIn("tu|te|t['’]\\p{L}+|(?:un|le|du|au|bon|de) ton"),
    opening: FRENCH_OPENING,
    swaps: pairs('ton votre, ta votre, tes vos, toi vous'),
  },
  es: {
    stop: wordsIn(
      'que \\p{L}+s|tú|te|ti|contigo|tienes|puedes|quieres|necesitas|buscas|eres|estás|sabes|haces|vas|deseas|debes|vives',
    ),
    opening: SPANISH_OPENING,
    swaps: pairs('tu su, tus sus'),
  },
  nl: { stop: wordsIn('je|jij|jou|jullie'), swaps: [[/^jouw$/iu, 'uw']] },
};

const WORD = /\p{L}+/gu;
/** What stands before the first word of a sentence. */
const OPENS = /(?:^|[.!?]\s)\P{L}*$/u;

function reword(text: string, { stop, opening, swaps }: Rewording): string {
  if (stop.test(text) || (opening && !opening.test(text))) return '';
  let changes = 0;
  const changed = text.replace(WORD, (word, at: number) => {
    const [from, to] = swaps.find(([pattern]) => pattern.test(word)) ?? [];
    if (!from || to === undefined) return word;
    changes += 1;
    const other = word.replace(from, to);
    return OPENS.test(text.slice(0, at)) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
  });
  return changes === 0 ? '' : changed;
}

/** "Schauen Sie …" → "Schaue …", of verbs whose stem keeps its vowel. */
const GERMAN_IMPERATIVE = /^(\p{Lu}\p{Ll}*?[^e\P{Ll}])en Sie (?!sich(?!\p{L}))/u;
const CHANGES_VOWEL =
  /(?:geb|nehm|les|sprech|helf|tret|werf|seh|gess|ess|halt|werb|treff|fehl|brech|mess|stehl|sterb)$|^(?:sei|hab|könn|woll|sollt|möcht|dürf|müss|würd|hätt|wär)/iu;

function germanImperative(text: string): string {
  const [opening, stem = ''] = GERMAN_IMPERATIVE.exec(text) ?? [];
  const rest = text.slice(opening?.length ?? 0);
  if (
    !opening ||
    text.includes('?') ||
    CHANGES_VOWEL.test(stem) ||
    /(?<!\p{L})(?:und|oder|sondern) \p{Ll}+e?n(?!\p{L})/u.test(rest)
  )
    return '';
  const spoken = `${stem}e ${rest}`;
  return /(?<!\p{L})(?:Ihr\p{L}*|Ihnen|Sie)(?!\p{L})/u.test(rest)
    ? reword(spoken, POLITE_TO_FAMILIAR.de as Rewording)
    : spoken;
}

/** "Wir beraten Sie zu Ihrem Dach." has a "Sie" that is an object: "… dich zu deinem Dach." */
const GERMAN_OBJECT = /^(Wir|Unser Team) (\p{Ll}+) Sie (?!sich)/u;

/** The same text in the familiar form of address: "Наши услуги для вас." → "Наши услуги для тебя." */
export const inFamiliarAddress: Contrast = (text, { language }) => {
  if (language === 'zh') return text.includes('您') && !/您[们們]/u.test(text) ? text.replaceAll('您', '你') : '';
  const rewording = POLITE_TO_FAMILIAR[language];
  if (!rewording) return '';
  if (language !== 'de') return reword(text, rewording);
  return germanImperative(text) || reword(text.replace(GERMAN_OBJECT, '$1 $2 dich '), rewording);
};

/** The same text in the polite form of address: "Alles für deinen Hund." → "Alles für Ihren Hund." */
export const inPoliteAddress: Contrast = (text, { language }) => {
  if (language === 'zh')
    return /你(?![们們])/u.test(text) && !/你[们們]/u.test(text) ? text.replaceAll('你', '您') : '';
  // An imperative may follow.
  if (/[.!?:;].*\p{L}/u.test(text)) return '';
  const rewording = FAMILIAR_TO_POLITE[language];
  return rewording ? reword(text, rewording) : '';
};
