import type { Cues } from '../text/index.ts';

/** Phrases of a purpose. */
export const PURPOSE_CUES: Cues = {
  sentencePatterns: {
    en: '(?:helps?|enables?|allows?|empowers?) (?:\\p{L}+ ){0,4}\\p{L}+|(?:lets|gives) (?:you|your|\\p{L}+s|anyone|everyone|people)|makes? it (?:easy|easier|simple|possible)|(?:designed|built|made|created|crafted) (?:to|for)|so (?:that )?(?:you|your|they|every\\p{L}*) (?:can|\\p{L}+)|get your .{3,40} (?:up and running|online)|everything you need|the (?:easiest|fastest|simplest|best) way to|(?:platform|tools?|solutions?|software|service|library|toolkit|framework|app) (?:for|to|that)',
    de: 'hilft|hilf|helfen|ermöglich\\p{L}+|damit (?:sie|du|ihr)|entwickelt (?:für|um)|(?:software|plattform|lösung|werkzeug|app) für',
    fr: 'aid(?:e|ons|ent|ez)|permet\\p{L}*|conçu\\p{L}* pour|pour que|(?:plateforme|logiciel|outil|solution|application) (?:pour|de|qui)',
    es: 'ayud\\p{L}+|permit\\p{L}+|diseñad[oa]s? para|para que|(?:plataforma|software|herramienta|solución) (?:para|que)',
    it: 'aiut\\p{L}+|permett\\p{L}+|progettat[oaie] per|(?:piattaforma|software|strumento) (?:per|che)',
    pt: 'ajud\\p{L}+|permit\\p{L}+|(?:projetad|feit)[oa]s? para|(?:plataforma|software|ferramenta) (?:para|que)',
    nl: 'helpt|helpen|maakt het|ontworpen (?:voor|om)|(?:platform|software|tool) (?:voor|om|dat)',
    sv: 'hjälper|gör det|plattform för',
    da: 'hjælper|gør det|platform til',
    nb: 'hjelper|gjør det|plattform for',
    pl: 'pomaga\\p{L}*|umożliwia\\p{L}*|platforma (?:dla|do)',
    ru: 'помога\\p{L}+|позволя\\p{L}+|платформа для',
    ja: '(?:支援|サポート|お手伝い|お届け|提供)(?:します|する|して)|のための',
    zh: '帮助|让|为.{2,20}(?:提供|打造)',
    ko: '도와|돕|제공합니다|위한',
    ar: 'نساعد|يساعد|تساعد|نمكن|نمكّن|تمكّن|يمكّن|توفر|نوفر|يتيح|تتيح|منصة',
  },
  pageWeights: {
    home: 0.6,
    about: 0.4,
    product: 0.3,
    mission: 0.3,
    brand: 0,
    customers: -0.5,
    pricing: -0.4,
    other: -0.8,
  },
  excludedPatterns: {
    en: 'licen[sc]e|not satisfied|free on|aria|browsers?|help us|the (?:easiest|fastest|simplest|best) way to (?:use|install|get started)|on a small project|join (?:us|our)|attribution|i help',
    de: 'bewerben|bewerber\\p{L}*',
  },
};
