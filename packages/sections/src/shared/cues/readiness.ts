import { type LanguagePatterns, matchesPatterns, wordCount } from '../text/index.ts';

/** More words say also what for. */
const MAX_WORDS = 11;

const READY: LanguagePatterns = {
  en: "(?:is|are|stands?|[’']re) (?:always )?(?:ready|here|happy|available|standing by|waiting) (?:and (?:ready|waiting|happy) )?(?:to (?:help|assist|serve|answer|hear from)|for) (?:you|your)",
  de: '(?:ist|sind|steht|stehen) (?:immer |jederzeit |gerne? )?(?:für (?:sie|dich|euch) (?:da|bereit)|(?:ihnen|dir|euch) .{0,30}zur verfügung)',
  fr: '(?:est|sommes|sont) (?:toujours )?(?:là|prête?s?|à votre (?:disposition|écoute))(?: pour vous(?: \\p{L}+)?)?',
  es: '(?:está|están|estamos) (?:siempre )?(?:list[oa]s?|aquí|disponibles?|a (?:tu|su) disposición)(?: para (?:ayudarte|ayudarle|atenderte|atenderle|ti|usted))?',
  it: '(?:è|siamo|sono) (?:sempre )?(?:pront[oaie] ad aiutart[ie]|qui per (?:te|voi|aiutart[ie])|a (?:tua|vostra) disposizione)',
  pt: '(?:está|estão|estamos) (?:sempre )?(?:pront[oa]s?|aqui|à disposição)(?: para (?:ajudar|atender|te ajudar|lhe ajudar))?',
  nl: '(?:staat|staan|is|zijn) (?:altijd |graag )?(?:voor (?:u|jou|je|jullie) klaar|er voor (?:u|jou|je))',
  sv: '(?:är|finns) (?:alltid )?(?:redo att hjälpa|här för) (?:dig|er)',
  da: '(?:er|står) (?:altid )?klar til at hjælpe (?:dig|jer)',
  nb: '(?:er|står) (?:alltid )?klar til å hjelpe (?:deg|dere)',
  pl: '(?:jest|są|jesteśmy) (?:zawsze )?(?:gotow\\p{L}+ (?:ci |państwu )?pomóc|do (?:twojej|państwa) dyspozycji)',
  cs: '(?:je|jsme|jsou) (?:vždy )?(?:připraven\\p{L}* (?:vám|ti) pomoci|vám k dispozici)',
  ru: '(?:всегда )?готов\\p{L}* (?:вам )?помочь',
  uk: '(?:завжди )?готов\\p{L}* (?:вам )?допомогти',
  tr: 'size yardımcı olmaya hazır\\p{L}*',
};

/** "Acme is ready to help you today!", "Wir sind für Sie da": what everybody says. */
export const offersHelpOnly = (text: string, language: string): boolean =>
  wordCount(text) <= MAX_WORDS && matchesPatterns(text, READY, language);
