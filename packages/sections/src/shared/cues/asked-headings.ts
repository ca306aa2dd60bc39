import { type CompleteLanguagePatterns, matchesPatterns, wordCount } from '../text/index.ts';

/** Words of a heading above questions that visitors ask. */
const QUESTIONS: CompleteLanguagePatterns = {
  en: 'questions?|faqs?',
  de: 'fragen|faqs?',
  fr: 'questions?|faq',
  es: 'preguntas?|dudas',
  it: 'domande',
  pt: 'perguntas|dúvidas',
  nl: 'vragen|faq',
  sv: 'frågor',
  da: 'spørgsmål',
  nb: 'spørsmål',
  fi: 'kysymy\\p{L}+|kysytty\\p{L}*',
  pl: 'pytani\\p{L}+',
  cs: 'otázk\\p{L}+|dotaz\\p{L}+',
  sk: 'otázk\\p{L}+',
  uk: 'запитан\\p{L}+|питан\\p{L}+',
  ru: 'вопрос\\p{L}+',
  bg: 'въпроси\\p{L}*',
  he: 'שאלות',
  lv: 'jautājum\\p{L}+',
  lt: 'klausim\\p{L}+',
  et: 'küsimus\\p{L}+',
  hu: 'kérdés\\p{L}*',
  ro: 'întrebări\\p{L}*',
  el: 'ερωτήσεις|απορίες',
  hr: 'pitanja',
  sl: 'vprašanja',
  sr: 'pitanja|питања',
  ca: 'preguntes|dubtes',
  tr: 'soru\\p{L}*',
  vi: 'câu hỏi|hỏi đáp',
  id: 'pertanyaan|tanya jawab',
  ja: '質問|Q ?[&＆] ?A',
  zh: '常见问题|常見問題|问答|問答',
  ko: '질문|Q ?& ?A',
  ar: '(?:ال)?أسئلة',
  fa: 'سوالات|سؤالات|پرسش.?های',
  th: 'คำถาม',
  hi: 'सवाल|प्रश्न',
};

/** Longer headings only mention questions. */
const MAX_WORDS = 8;
const QUOTED = /^["“„«「『'‘].*["”“»」』'’]$/u;

/** Whether a heading stands above questions of visitors and their answers. */
export const isQuestionsHeading = (heading: string, language: string): boolean =>
  wordCount(heading) <= MAX_WORDS && matchesPatterns(heading, QUESTIONS, language);

/** Whether a heading is what somebody said: a customer tells more below it. */
export const isQuotedHeading = (heading: string): boolean => QUOTED.test(heading.trim());
