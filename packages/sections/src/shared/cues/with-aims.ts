import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';
import { countsSomething } from './everyday-aims.ts';
import { IT_INFINITIVE } from './infinitives.ts';
import { isOfOccasion } from './occasion-aims.ts';

/**
 * "Acme holds festivals with the aim of…", "Acme exists to…": what somebody does something for, or is there for.
 */
const WITH_AIMS: LanguagePatterns = {
  en: 'with (?:the|a|an|its|our|one|the sole) (?:\\p{L}+ ){0,2}(?:mission|aim|goal|objective|purpose|intention) (?:of|to)|exists? to',
  de: 'mit (?:dem|einem|unserem) (?:\\p{L}+ )?(?:ziel|anspruch|zweck|auftrag)|existiert, um',
  fr: "(?:existe pour|avec (?:pour|l['’]|un|une|le) ?(?:\\p{L}+ )?(?:objectif|but|ambition|mission|vocation) (?:de|d['’])|avec pour (?:\\p{L}+ )?(?:objectif|but|ambition|mission|vocation)|dans (?:le but|l['’]objectif) (?:de|d['’]))",
  es: 'existe para|con (?:el|la|un) (?:\\p{L}+ )?(?:misi[oó]n|objetivo|prop[oó]sito|fin|finalidad|intención|vocación) de',
  it: `(?:(?:nasce|esiste) per ${IT_INFINITIVE}|con (?:l['’]|lo |il |la |un |uno )(?:\\p{L}+ )?(?:obiettivo|scopo|fine|finalità|intento|missione|ambizione|proposito) di|allo scopo di)`,
  pt: '(?:existe para|com (?:o|a|um) (?:\\p{L}+ )?(?:miss[aã]o|objetivo|prop[oó]sito|finalidade|intuito|intenção) de)',
  nl: '(?:bestaat om|met (?:als |het |de )(?:\\p{L}+ )?(?:doel|doelstelling|missie|ambitie)|met de bedoeling)',
  sv: '(?:med (?:målet|syftet|ambitionen|uppdraget|mål|syfte) att|i syfte att|finns till för att)',
  da: '(?:med (?:det )?(?:formål|mål|sigte) (?:at|om at)|med formålet at|findes for at)',
  nb: '(?:med (?:mål|formål|målet|ønske|sikte) (?:om|på|å) å?|med formål å|eksisterer for å)',
  fi: '(?:tavoitteenaan|tarkoituksenaan|tavoitteenamme|tarkoituksenamme|päämääränään)',
  pl: '(?:istnieje po to|w jednym celu ?[:–—-]|mając na celu|których? celem jest)',
  cs: 's (?:jasným |hlavním )?cílem|(?:založil|založila|vznikl|vznikla|vzniklo|založili) .{0,60}(?:proto, )?aby(?:ch|chom)?',
  sk: 's (?:jasným |hlavným )?cieľom|(?:založil|založila|vznikol|vznikla|vzniklo|založili) .{0,60}(?:preto, )?aby(?: som| sme)?',
  hu: 'azzal a (?:\\p{L}+ )?céllal',
  ro: '(?:cu (?:scopul|obiectivul|misiunea) de a|având ca (?:scop|obiectiv))',
  ru: '(?:с целью|ставя целью|с миссией)',
  uk: '(?:з метою|маючи на меті)',
  bg: '(?:с (?:основна |главна )?цел(?:та)?|с мисията) да',
  mk: 'со цел да',
  tr: '(?:amacıyla|hedefiyle|misyonuyla|gayesiyle|amacı ile)',
  ja: '(?:(?:こと|の.{2,8})を目的(?:に|として))',
  zh: '(?:旨在|以.{2,30}[为為]目的)',
  ko: '(?:목적으로|취지로)',
  ar: 'بهدف',
  he: '(?:במטרה ל|מתוך מטרה ל|שמטרתו|שמטרתה|שמטרתם)\\S*',
  lv: 'ar mērķi',
  lt: '(?:su tikslu|turėdami tikslą)',
  et: 'eesmärgiga',
  el: '(?:με (?:κύριο |βασικό )?(?:στόχο|σκοπό))',
  vi: '(?:với mục (?:tiêu|đích)|với sứ mệnh)',
  id: '(?:dengan (?:tujuan|misi))',
  hr: '(?:s(?:a)? (?:glavnim |jasnim )?ciljem)',
  sr: '(?:sa? (?:glavnim |jasnim )?ciljem|са? (?:главним )?циљем)',
  bs: '(?:s(?:a)? (?:glavnim |jasnim )?ciljem)',
  sl: '(?:z namenom|s ciljem)',
  ca: "amb (?:l['’]|la |el )(?:\\p{L}+ )?(?:objectiu|finalitat|voluntat|propòsit|missió) (?:de|d['’])",
  fa: 'با هدف',
  th: '(?:โดยมีเป้าหมาย|โดยมีวัตถุประสงค์|ด้วยเป้าหมาย)',
  hi: '(?:के उद्देश्य से|के लक्ष्य के साथ|के मिशन के साथ)',
  sq: 'me (?:qëllim|qëllimin|synimin)',
  is: '(?:með það að markmiði|í þeim tilgangi)',
  gl: 'co (?:obxectivo|fin|propósito) de',
  eu: '(?:helburuarekin|xedearekin)',
  az: '(?:məqsədilə|məqsədi ilə)',
  af: 'met die (?:doel|oogmerk|missie)',
};

/** Whether a sentence says with what aim somebody does something, and counts nothing. */
export const doesForAim = (text: string, language: string): boolean =>
  language !== '' &&
  matchesPatterns(text, WITH_AIMS, language) &&
  !isOfOccasion(text, language) &&
  !countsSomething(text);
