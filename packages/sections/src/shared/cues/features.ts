import type { CompleteLanguagePatterns } from '../text/index.ts';

/** Words in headings above features. */
export const FEATURE_HEADINGS: CompleteLanguagePatterns = {
  en: 'features?|services?|what (?:we|you|\\p{L}+) (?:do|does|offers?|gets?|makes?)|capabilit(?:y|ies)|solutions?|products?|benefits?|at your service|why (?:choose|us|we|you)|how it works|expertise|specialt(?:y|ies)|skills?|everything you need|offerings?',
  de: '(?:\\p{L}+)?(?:funktionen|leistungen|vorteile|lösungen|angebote?)|was (?:wir|\\p{L}+) (?:tun|bieten|machen|kann|können)|das (?:können|machen|bieten) wir|services?|features?',
  fr: 'fonctionnalités|services|prestations|offres|avantages|solutions|savoir-faire|ce que nous (?:faisons|proposons|offrons)|ce que fait \\p{L}+',
  es: 'servicios|características|funciones|funcionalidades|qué (?:hacemos|ofrecemos)|lo que (?:hacemos|ofrecemos)|soluciones|ventajas|productos',
  it: 'servizi|funzionalità|(?:cosa|che cosa) (?:facciamo|offriamo)|soluzioni|vantaggi|prodotti',
  pt: 'serviços|recursos|funcionalidades|o que (?:fazemos|oferecemos)|soluções|vantagens|produtos',
  nl: 'diensten|functies|wat (?:wij|we) (?:doen|bieden)|oplossingen|voordelen|producten',
  sv: 'tjänster|funktioner|vad vi (?:gör|erbjuder)|(?:det|detta) (?:här )?(?:gör|erbjuder) vi|lösningar|fördelar|produkter',
  da: 'ydelser|funktioner|hvad vi (?:gør|tilbyder)|det (?:kan|gør|tilbyder) vi(?: \\p{L}+){0,3}|løsninger|fordele|produkter',
  nb: 'tjenester|funksjoner|hva vi (?:gjør|tilbyr)|(?:det|dette) (?:kan|gjør|tilbyr) vi|løsninger|fordeler|produkter',
  fi: 'palvelu(?:t|mme)|ominaisuudet|mitä (?:teemme|tarjoamme)|ratkaisu(?:t|mme)|tuottee(?:t|mme)|edut',
  pl: 'usługi|funkcje|co (?:robimy|oferujemy)|czym się zajmujemy|rozwiązania|oferta|zalety|produkty',
  cs: 'služby|funkce|co (?:děláme|nabízíme|umíme)|čím se zabýváme|řešení|výhody|produkty',
  tr: 'hizmet(?:ler|lerimiz)|özellikler|çözümler(?:imiz)?|neler? (?:yapıyoruz|sunuyoruz)|ürünler(?:imiz)?|avantajlar',
  ru: 'услуги|возможности|что мы (?:делаем|предлагаем)|чем мы занимаемся|решения|преимущества|продукты',
  ja: '機能|サービス|できること|特長|特徴|事業内容|取扱',
  zh: '(?:(?:我们|我們)的)?(?:服务|服務|功能|产品|產品|解决方案|解決方案)|我们做什么',
  ko: '서비스|기능|솔루션|제품|하는 일',
  ar: 'خدماتنا|الخدمات|المزايا|الميزات|المميزات|ماذا نقدم(?: لكم)?|ما نقدمه|حلولنا|منتجاتنا',
};
