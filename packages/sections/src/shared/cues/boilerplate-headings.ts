import { endsSentence, type LanguagePatterns, matchesPatterns, normalizeWhitespace, wordCount } from '../text/index.ts';
import { AUDIENCE_HEADINGS } from './audiences.ts';
import { FEATURE_HEADINGS } from './features.ts';
import { MISSION_CUES, PROMISE_CUES, VALUES_HEADINGS, VISION_CUES } from './mission.ts';
import { POSITIONING_CUES } from './positioning.ts';

/** Headings that name the part of the page below them. */
const PAGE_PART_HEADINGS: LanguagePatterns = {
  en: "home|\\p{L}+(?: \\p{L}+)? page|about(?: us| our \\p{L}+)?|contact(?: us| me)?|(?:what )?(?:our )?(?:people|customers|clients|users) (?:are )?say.*|our (?:\\p{L}+ )?(?:team|services|products|clients|partners|customers|blog|story|history)|(?:meet )?(?:the|our) team|who we are|services|portfolio|testimonials?|(?:simple )?pricing|plans(?: and pricing)?|faqs?|frequently asked.*|blog|news|latest.*|recent.*|related.*|popular.*|subscribe.*|newsletter.*|(?:follow|find) us.*|share.*|quick links|useful links|social.*|categories|tags|archives?|comments?|leave a .*|search.*|(?:log|sign) ?(?:in|up|out).*|welcome(?: back)?!?|table of contents|navigation|menu|where we are|get in touch|let['’]?s get in touch!?|stay (?:in touch|connected|updated)|contact (?:form|info).*|around the web|location|open (?:positions|roles)|ready when you are|for developers|case studies|what['’]?s included|at your service",
  de: 'kontakt.*|über uns|unser team|das team|(?:das )?sagen unsere kunden|das sagen .*|kundenstimmen|häufige fragen|fragen und antworten|offene stellen|preise|aktuelles|das kennen sie|referenzen|ansprechpartner|öffnungszeiten|anfahrt',
  fr: "à propos|notre équipe|l['’]équipe|témoignages|ils (?:nous|parlent).*|questions fréquentes|nos offres|offres|tarifs|contact.*|actualités|le constat|nos clients|horaires",
  es: 'contacto|sobre nosotros|nuestro equipo|testimonios|preguntas frecuentes|precios|noticias|clientes|ofertas|horarios?',
  it: 'contatti|chi siamo|il nostro team|testimonianze|domande frequenti|prezzi|notizie|clienti|orari',
  pt: 'contato|sobre nós|nossa equipe|depoimentos|perguntas frequentes|preços|notícias|clientes',
  nl: 'contact|over ons|ons team|veelgestelde vragen|prijzen|nieuws|klanten|openingstijden',
  ja: '会社(?:情報|概要|案内)|お客様の声|よくある(?:ご)?質問|料金|お知らせ|採用情報|お問い合わせ|アクセス|(?:こんな)?お悩み.*',
  zh: '关于我们|联系我们|常见问题|新闻|团队',
  ko: '회사 ?소개|자주 묻는 질문|문의|공지|팀',
  ar: 'من نحن|اتصل بنا|فريقنا|آراء (?:العملاء|عملائنا)|الأسئلة الشائعة|الأسعار|الأخبار|عملاؤنا|المشكلة',
  ru: 'контакты|о нас|наша команда|отзывы|частые вопросы|цены|новости',
};

const wholeTextOnly = (wordings: LanguagePatterns): LanguagePatterns =>
  Object.fromEntries(Object.entries(wordings).map(([code, words]) => [code, `^\\P{L}*(?:${words})\\P{L}*$`]));

const BOILERPLATE_PATTERNS: readonly LanguagePatterns[] = [
  PAGE_PART_HEADINGS,
  VALUES_HEADINGS,
  AUDIENCE_HEADINGS,
  FEATURE_HEADINGS,
  ...[MISSION_CUES, VISION_CUES, PROMISE_CUES, ...POSITIONING_CUES.map(({ part }) => part)].flatMap(
    ({ headingPatterns }) => (headingPatterns ? [headingPatterns] : []),
  ),
].map(wholeTextOnly);

/**
 * True for a heading that only introduces what follows ("How it works", "Unsere Werte"), without words of the brand.
 */
export function isBoilerplateHeading(text: string, language: string): boolean {
  const words = normalizeWhitespace(text);
  return (
    (wordCount(words) <= 10 && BOILERPLATE_PATTERNS.some((head) => matchesPatterns(words, head, language))) ||
    // "Unsere Leistungen", "Our services": a possessive before it makes no difference.
    (wordCount(words) <= 2 &&
      !endsSentence(words) &&
      [FEATURE_HEADINGS, VALUES_HEADINGS].some((head) => matchesPatterns(words, head, language)))
  );
}
