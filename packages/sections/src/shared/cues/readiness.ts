import { type LanguagePatterns, matchesPatterns, wordCount } from '../text/index.ts';

/** More words say also what for. */
const MAX_WORDS = 11;

/** Each to the end of the text, but for "today" and the like: what follows would say what for. */
const READY: LanguagePatterns = {
  en: "(?:is|are|stands?|(?:we|they)[’']re) (?:always )?(?:ready|here|happy|available|standing by|waiting) (?:to (?:help|assist|serve)(?: you)?|for you)(?: today| now| anytime| 24\\/7)?[.!]*$",
  de: '(?:ist|sind|steht|stehen) (?:immer |jederzeit |gerne? )?(?:für (?:sie|dich|euch) (?:da|bereit)|(?:ihnen|dir|euch) .{0,30}zur verfügung)[.!]*$',
  fr: '(?:est|sommes|sont) (?:toujours )?(?:(?:là|prête?s?) pour vous(?: aider)?|à votre (?:disposition|écoute))[ .!]*$',
  es: '(?:está|están|estamos) (?:siempre )?(?:(?:list[oa]s?|aquí|disponibles?) para (?:ayudarte|ayudarle|atenderte|atenderle|ti|usted)|a (?:tu|su) disposición)[.!]*$',
  it: '(?:è|siamo|sono) (?:sempre )?(?:pront[oaie] ad aiutart[ie]|qui per (?:te|voi|aiutart[ie])|a (?:tua|vostra) disposizione)[.!]*$',
  pt: '(?:está|estão|estamos) (?:sempre )?(?:(?:pront[oa]s?|aqui) para (?:ajudar|atender|te ajudar|lhe ajudar|você)|à (?:sua )?disposição)[.!]*$',
  nl: '(?:staat|staan|is|zijn) (?:altijd |graag )?(?:voor (?:u|jou|je|jullie) klaar|er voor (?:u|jou|je))[.!]*$',
  sv: '(?:är|finns) (?:alltid )?(?:redo att hjälpa|här för) (?:dig|er)[.!]*$',
  da: '(?:er|står) (?:altid )?klare? til at hjælpe (?:dig|jer)[.!]*$',
  nb: '(?:er|står) (?:alltid )?klare? til å hjelpe (?:deg|dere)[.!]*$',
  pl: '(?:jest|są|jesteśmy) (?:zawsze )?(?:gotow\\p{L}+ (?:ci |państwu )?pomóc|do (?:twojej|państwa) dyspozycji)[.!]*$',
  cs: '(?:je|jsme|jsou) (?:vždy )?(?:připraven\\p{L}* (?:vám|ti) pomoci|vám k dispozici)[.!]*$',
  ru: '(?:всегда )?готов\\p{L}* (?:вам )?помочь[.!]*$',
  uk: '(?:завжди )?готов\\p{L}* (?:вам )?допомогти[.!]*$',
  tr: 'size yardımcı olmaya hazır\\p{L}*[.!]*$',
};

/** "Acme is ready to help you today!", "Wir sind für Sie da": what everybody says. */
export const offersHelpOnly = (text: string, language: string): boolean =>
  wordCount(text) <= MAX_WORDS && matchesPatterns(text, READY, language);
