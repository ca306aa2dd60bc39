import type { LanguagePatterns } from '../text/index.ts';

/** Words in headings above features. */
export const FEATURE_HEADINGS: LanguagePatterns = {
  en: 'features?|services?|what (?:we|you|\\p{L}+) (?:does?|offers?|gets?|makes?)|capabilit(?:y|ies)|solutions?|products?|benefits?|at your service|why (?:choose|us|we|you)|how it works|expertise|specialt(?:y|ies)|skills?|everything you need|offerings?',
  de: '(?:\\p{L}+)?(?:funktionen|leistungen|vorteile|lösungen|angebote?)|was (?:wir|\\p{L}+) (?:tun|bieten|machen|kann|können)|das (?:können|machen) wir|services?|features?',
  fr: 'fonctionnalités|services|prestations|offres|avantages|solutions|savoir-faire|ce que nous (?:faisons|proposons|offrons)|ce que fait \\p{L}+',
  es: 'servicios|características|funciones|funcionalidades|qué (?:hacemos|ofrecemos)|lo que (?:hacemos|ofrecemos)|soluciones|ventajas|productos',
  it: 'servizi|funzionalità|(?:cosa|che cosa) (?:facciamo|offriamo)|soluzioni|vantaggi|prodotti',
  pt: 'serviços|recursos|funcionalidades|o que (?:fazemos|oferecemos)|soluções|vantagens|produtos',
  nl: 'diensten|functies|wat we (?:doen|bieden)|oplossingen|voordelen|producten',
  sv: 'tjänster|funktioner|vad vi gör|lösningar|fördelar',
  da: 'ydelser|funktioner|hvad vi gør|løsninger|fordele',
  nb: 'tjenester|funksjoner|hva vi gjør|løsninger|fordeler',
  pl: 'usługi|funkcje|co robimy|rozwiązania|oferta',
  cs: 'služby|funkce|co děláme|řešení',
  tr: 'hizmetler(?:imiz)?|özellikler|çözümler',
  ru: 'услуги|возможности|что мы делаем|решения|преимущества',
  ja: '機能|サービス|できること|特長|特徴|事業内容|取扱',
  zh: '服务|服務|功能|产品|產品|解决方案',
  ko: '서비스|기능|솔루션|제품',
  ar: 'خدماتنا|الخدمات|المزايا|الميزات|المميزات|ماذا نقدم|ما نقدمه|حلولنا|منتجاتنا',
};
