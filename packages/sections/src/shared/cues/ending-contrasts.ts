import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';
import { addsToPart } from './additions.ts';
import { namesWeekday } from './house-rules.ts';
import { isMentioned } from './mentions.ts';

/** It ends by what it is not: "Design with authorship, not mass production." */
const CONTRASTS: LanguagePatterns = {
  en: "\\p{L}{1,40}(?:,| —| –) not (?!(?:to|only|yet|all|always|necessarily)(?!\\p{L}))(?:[\\p{L}’'-]{1,40} ){0,4}[\\p{L}’'-]{1,40}[.!]?$",
  de: "\\p{L}{1,40}(?:,| —| –) (?:nicht|kein\\p{L}{0,2}) (?:[\\p{L}’'-]{1,40} ){0,4}[\\p{L}’'-]{1,40}[.!]?$",
  fr: "\\p{L}{1,40}(?:,| —| –) pas (?:[\\p{L}’'-]{1,40} ){0,4}[\\p{L}’'-]{1,40}[.!]?$",
  es: "\\p{L}{1,40}(?:,| —| –) no (?:[\\p{L}’'-]{1,40} ){0,4}[\\p{L}’'-]{1,40}[.!]?$",
  it: "\\p{L}{1,40}(?:,| —| –) non (?:[\\p{L}’'-]{1,40} ){0,4}[\\p{L}’'-]{1,40}[.!]?$",
  pt: "\\p{L}{1,40}(?:,| —| –) não (?:[\\p{L}’'-]{1,40} ){0,4}[\\p{L}’'-]{1,40}[.!]?$",
  nl: "\\p{L}{1,40}(?:,| —| –) (?:geen|niet) (?:[\\p{L}’'-]{1,40} ){0,4}[\\p{L}’'-]{1,40}[.!]?$",
  sv: "\\p{L}{1,40}(?:,| —| –) inte (?:[\\p{L}’'-]{1,40} ){0,4}[\\p{L}’'-]{1,40}[.!]?$",
  da: "\\p{L}{1,40}(?:,| —| –) ikke (?:[\\p{L}’'-]{1,40} ){0,4}[\\p{L}’'-]{1,40}[.!]?$",
  nb: "\\p{L}{1,40}(?:,| —| –) ikke (?:[\\p{L}’'-]{1,40} ){0,4}[\\p{L}’'-]{1,40}[.!]?$",
  pl: "\\p{L}{1,40}(?:,| —| –) (?:a )?nie (?:[\\p{L}’'-]{1,40} ){0,4}[\\p{L}’'-]{1,40}[.!]?$",
  cs: "\\p{L}{1,40}(?:,| —| –) (?:a )?ne (?:[\\p{L}’'-]{1,40} ){0,4}[\\p{L}’'-]{1,40}[.!]?$",
  ru: "\\p{L}{1,40}(?:,| —| –) а не (?:[\\p{L}’'-]{1,40} ){0,4}[\\p{L}’'-]{1,40}[.!]?$",
  uk: "\\p{L}{1,40}(?:,| —| –) а не (?:[\\p{L}’'-]{1,40} ){0,4}[\\p{L}’'-]{1,40}[.!]?$",
  fi: '\\p{L}{1,40}(?:,| —| –) (?:ei|eikä) (?!(?:vain|vielä|aina)(?!\\p{L}))(?:[\\p{L}-]{1,40} ){0,4}[\\p{L}-]{1,40}[.!]?$',
  sk: '\\p{L}{1,40}(?:,| —| –) (?:a )?nie (?:[\\p{L}-]{1,40} ){0,4}[\\p{L}-]{1,40}[.!]?$',
  bg: '\\p{L}{1,40}(?:,| —| –) (?:а )?не (?!(?:само|винаги|е|са|сме|се)(?!\\p{L}))(?:[\\p{L}-]{1,40} ){0,4}[\\p{L}-]{1,40}[.!]?$',
  tr: '(?:[\\p{L}-]{1,40},|[\\p{L}-]{1,40} (?:—|–)) (?:[\\p{L}-]{1,40} ){1,4}değil[.!]?$',
  ja: '(?:です|だ|である|であり|であって|もの|こと|場所|仕事)[。、，].{2,25}では(?:ない|ありません)[。！!]?$',
  zh: '[，,—。](?:而)?(?:不是|并非|並非)(?!.*(?:而是|吗|嗎|？)).{1,20}[。！!]?$|[，,—]而非.{1,20}[。！!]?$',
  ko: '(?:이|가) 아닌 .{2,25}[.!]?$|[,—–] .{2,20}(?:이|가) 아닙니다[.!]?$',
  ar: '\\p{L}{1,40}(?:،| —| –) (?:لا|وليس|وليست|ليس|ليست) (?!(?:فقط|كل|دائما)(?!\\p{L}))(?:[\\p{L}]{1,40} ){0,4}[\\p{L}]{1,40}[.!]?$',
  he: '[\\p{L}"]{1,40}(?:,| —| –| -) (?:ולא|לא) (?!(?:רק|תמיד|כל)(?!\\p{L}))(?:[\\p{L}"]{1,40} ){0,4}[\\p{L}"]{1,40}[.!]?$',
  lv: '\\p{L}{1,40}(?:,| —| –) (?:nevis|un nevis|bet ne) (?:[\\p{L}-]{1,40} ){0,4}[\\p{L}-]{1,40}[.!]?$',
  lt: '\\p{L}{1,40}(?:,| —| –) (?:o ne|ne) (?!(?:tik|visada|visi)(?!\\p{L}))(?:[\\p{L}-]{1,40} ){0,4}[\\p{L}-]{1,40}[.!]?$',
  et: '\\p{L}{1,40}(?:,| —| –) mitte (?!(?:ainult|alati)(?!\\p{L}))(?:[\\p{L}-]{1,40} ){0,4}[\\p{L}-]{1,40}[.!]?$',
  hu: '\\p{L}{1,40}(?:,| —| –) (?:és )?nem (?!(?:csak|mindig|csupán)(?!\\p{L}))(?:[\\p{L}-]{1,40} ){0,4}[\\p{L}-]{1,40}[.!]?$',
  ro: '\\p{L}{1,40}(?:,| —| –) (?:și )?nu (?!(?:doar|numai|întotdeauna|este|sunt|ai|avem|se)(?!\\p{L}))(?:[\\p{L}-]{1,40} ){0,4}[\\p{L}-]{1,40}[.!]?$',
  el: '\\p{L}{1,40}(?:,| —| –) (?:και )?όχι (?!(?:μόνο|πάντα|απλά|απλώς)(?!\\p{L}))(?:[\\p{L}-]{1,40} ){0,4}[\\p{L}-]{1,40}[.!]?$',
  hr: '\\p{L}{1,40}(?:,| —| –) (?:a )?ne (?!(?:samo|uvijek|\\p{L}+mo|\\p{L}+te)(?!\\p{L}))(?:[\\p{L}-]{1,40} ){0,4}[\\p{L}-]{1,40}[.!]?$',
  sl: '\\p{L}{1,40}(?:,| —| –) (?:in )?ne (?!(?:samo|vedno|le)(?!\\p{L}))(?:[\\p{L}-]{1,40} ){0,4}[\\p{L}-]{1,40}[.!]?$',
  ca: "[\\p{L}’'-]{1,40}(?:,| —| –) (?:i )?no (?!(?:només|sempre|és|tenim|hi|es)(?!\\p{L}))(?:[\\p{L}’'-]{1,40} ){0,4}[\\p{L}’'-]{1,40}[.!]?$",
  vi: '\\p{L}{1,40}(?:,| —| –) (?:chứ )?không phải(?: là)? (?!(?:ai|lúc|chỉ)(?!\\p{L}))(?:[\\p{L}-]{1,40} ){0,5}[\\p{L}-]{1,40}[.!]?$',
  id: '\\p{L}{1,40}(?:,| —| –) (?:dan )?bukan (?!(?:hanya|sekadar|cuma)(?!\\p{L}))(?:[\\p{L}-]{1,40} ){0,4}[\\p{L}-]{1,40}[.!]?$',
  fa: '\\S{1,40}(?:،| —| –) نه (?!(?:فقط|تنها)(?!\\p{L}))(?:\\S{1,40} ){0,4}\\S{1,40}$',
  th: '\\S ไม่ใช่(?!แค่|เพียง|เฉพาะ|ทุก).{2,30}$',
  hi: '\\S{2,40}(?:,| —| –) (?:न कि (?:\\S{1,40} ){0,4}\\S{1,40}|(?:\\S{1,40} ){1,3}नहीं)[.!।]?$',
  sr: '\\p{L}{1,40}(?:,| —| –) (?:a )?ne (?!(?:samo|uvek|\\p{L}+mo|\\p{L}+te)(?!\\p{L}))(?:[\\p{L}-]{1,40} ){0,4}[\\p{L}-]{1,40}[.!]?$|\\p{L}{1,40}(?:,| —| –) (?:а )?не (?!(?:само|увек|\\p{L}+мо|\\p{L}+те)(?!\\p{L}))(?:[\\p{L}-]{1,40} ){0,4}[\\p{L}-]{1,40}[.!]?$',
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
