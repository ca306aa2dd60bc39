import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';
import { namesWeekday } from './house-rules.ts';
import { isMentioned } from './mentions.ts';
import { addsToPart } from './not-only.ts';

/** How something is denied, and what may not follow: "not", but not "not only". */
type Denial = readonly [words: string, notBefore?: string];

const DENIALS: Readonly<Record<string, Denial>> = {
  en: ['not', 'to|only|yet|all|always|necessarily'],
  de: ['(?:nicht|kein\\p{L}{0,2})'],
  fr: ['pas'],
  es: ['no'],
  it: ['non'],
  pt: ['não'],
  nl: ['(?:geen|niet)'],
  sv: ['inte'],
  da: ['ikke'],
  nb: ['ikke'],
  pl: ['(?:a )?nie'],
  cs: ['(?:a )?ne'],
  ru: ['а не'],
  uk: ['а не'],
  fi: ['(?:ei|eikä)', 'vain|vielä|aina'],
  sk: ['(?:a )?nie'],
  bg: ['(?:а )?не', 'само|винаги|е|са|сме|се'],
  ar: ['(?:لا|وليس|وليست|ليس|ليست)', 'فقط|كل|دائما'],
  lv: ['(?:nevis|un nevis|bet ne)'],
  lt: ['(?:o ne|ne)', 'tik|visada|visi'],
  et: ['mitte', 'ainult|alati'],
  hu: ['(?:és )?nem', 'csak|mindig|csupán'],
  ro: ['(?:și )?nu', 'doar|numai|întotdeauna|este|sunt|ai|avem|se'],
  el: ['(?:και )?όχι', 'μόνο|πάντα|απλά|απλώς'],
  hr: ['(?:a )?ne', 'samo|uvijek|\\p{L}+mo|\\p{L}+te'],
  sl: ['(?:in )?ne', 'samo|vedno|le'],
  ca: ['(?:i )?no', 'només|sempre|és|tenim|hi|es'],
  id: ['(?:dan )?bukan', 'hanya|sekadar|cuma'],
};

const WORD = "[\\p{L}’'-]{1,40}";

/** A word, the denial and at most so many words more, with which the text ends. */
const endingBy = ([words, notBefore = '']: Denial, most = 5): string =>
  `${WORD}(?:[,،]| —| –) ${words} ${notBefore && `(?!(?:${notBefore})(?!\\p{L}))`}(?:${WORD} ){0,${most - 1}}${WORD}[.!]?$`;

/** It ends by what it is not: "Design with authorship, not mass production." */
const CONTRASTS: LanguagePatterns = {
  ...Object.fromEntries(Object.entries(DENIALS).map(([code, denial]) => [code, endingBy(denial)])),
  sr: [
    endingBy(['(?:a )?ne', 'samo|uvek|\\p{L}+mo|\\p{L}+te']),
    endingBy(['(?:а )?не', 'само|увек|\\p{L}+мо|\\p{L}+те']),
  ].join('|'),
  // A word has several syllables, each written as one.
  vi: endingBy(['(?:chứ )?không phải(?: là)?', 'ai|lúc|chỉ'], 6),
  tr: `(?:${WORD},|${WORD} (?:—|–)) (?:${WORD} ){1,4}değil[.!]?$`,
  ja: '(?:です|だ|である|であり|であって|もの|こと|場所|仕事)[。、，].{2,25}では(?:ない|ありません)[。！!]?$',
  zh: '[，,—。](?:而)?(?:不是|并非|並非)(?!.*(?:而是|吗|嗎|？)).{1,20}[。！!]?$|[，,—]而非.{1,20}[。！!]?$',
  ko: '(?:이|가) 아닌 .{2,25}[.!]?$|[,—–] .{2,20}(?:이|가) 아닙니다[.!]?$',
  he: '[\\p{L}"]{1,40}(?:,| —| –| -) (?:ולא|לא) (?!(?:רק|תמיד|כל)(?!\\p{L}))(?:[\\p{L}"]{1,40} ){0,4}[\\p{L}"]{1,40}[.!]?$',
  fa: '\\S{1,40}(?:،| —| –) نه (?!(?:فقط|تنها)(?!\\p{L}))(?:\\S{1,40} ){0,4}\\S{1,40}$',
  th: '\\S ไม่ใช่(?!แค่|เพียง|เฉพาะ|ทุก).{2,30}$',
  hi: '\\S{2,40}(?:,| —| –) (?:न कि (?:\\S{1,40} ){0,4}\\S{1,40}|(?:\\S{1,40} ){1,3}नहीं)[.!।]?$',
};

/** Meals, terms and days that a title limits: "Lunch only, not dinner", "From starter to pudding, not included". */
const LIMITS: LanguagePatterns = {
  en: '(?:lunch|dinner|breakfast|brunch|supper|adults?|members|children) only|only (?:for )?(?:lunch|dinner|breakfast|adults|members)|included|(?:open|closed)|available|required|allowed|today|tomorrow|not for',
  de: '(?:nur|bloß) (?:mittags|abends|morgens|vormittags|nachmittags|für)|inbegriffen|inklusive|enthalten|geöffnet|geschlossen|heute|morgen|erlaubt|nicht für',
  fr: 'compris(?:e|es)?|inclus(?:e|es)?|ouverte?s?|fermée?s?|le (?:midi|soir|matin)|autorisée?s?|pas pour',
  es: 'incluid[oa]s?|abiert[oa]s?|cerrad[oa]s?|(?:solo|sólo) (?:\\p{L}+ )?(?:comidas?|cenas?|desayunos?|adultos|por la)|permitid[oa]s?|no para',
  it: 'compres[oaie]|inclus[oaie]|apert[oaie]|chius[oaie]|solo (?:a )?(?:pranzo|cena|colazione|adulti)|ammess[oaie]|non per',
  pt: 'incluíd[oa]s?|incluso|abert[oa]s?|fechad[oa]s?|(?:só|somente|apenas) (?:almoços?|jantar(?:es)?|adultos)|permitid[oa]s?|não para',
  nl: 'inbegrepen|geopend|gesloten|alleen (?:lunch|diner|ontbijt|overdag)|toegestaan|niet voor',
  sv: 'ingår|öppet|stängt|endast|bara (?:lunch|middag|frukost)|tillåt\\p{L}+|inte för',
  da: 'inkluderet|åbent|lukket|kun (?:frokost|middag|morgenmad)|tilladt|ikke for',
  nb: 'inkludert|åpent|stengt|kun (?:lunsj|middag|frokost)|tillatt|ikke for',
  pl: 'wliczon\\p{L}+|otwart\\p{L}+|zamknięt\\p{L}+|czynne|nieczynne|tylko (?:obiad|kolacj|śniadani|dla)\\p{L}*|nie dla',
  cs: 'v ceně|otevřeno|zavřeno|pouze|jen (?:oběd|večeř|snídan)\\p{L}*|ne pro',
  ru: 'включен\\p{L}*|открыт\\p{L}*|закрыт\\p{L}*|только (?:обед|ужин|завтрак|для)\\p{L}*|а не для',
  uk: 'включен\\p{L}*|відчинен\\p{L}*|зачинен\\p{L}*|(?:лише|тільки) (?:обід|вечер|сніданк|для)\\p{L}*|а не для',
};

/** Whether a text ends by what something is not, other than days, meals and terms. */
export const endsInContrast = (text: string, language: string): boolean =>
  matchesPatterns(text, CONTRASTS, language) &&
  !isMentioned(text, language) &&
  !namesWeekday(text, language) &&
  !addsToPart(text, language) &&
  !matchesPatterns(text, LIMITS, language);
