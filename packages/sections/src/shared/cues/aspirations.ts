import type { LanguagePatterns } from '../text/index.ts';
import { ES_INFINITIVE, IT_INFINITIVE, PT_INFINITIVE } from './infinitives.ts';

/** What a shop commits itself to any day, and no mission: "to provide you with the best service". */
const EN_SERVICE =
  '(?:you|your|our|the|quality|excellence|safety|provid\\p{L}+|giv\\p{L}+|offer\\p{L}*|ensur\\p{L}+|mak\\p{L}+ (?:sure|you))';
const FR_SERVICE = '(?:vous|fournir|offrir|garantir|assurer|proposer|donner)';
const ES_SERVICE = '(?:ofrecer|brindar|dar|garantizar|asegurar|proporcionar|entregar|satisfacer)';
const IT_SERVICE = '(?:offrir|garantir|assicurar|fornir|dar|soddisfar)';
const PT_SERVICE = '(?:oferecer|dar|garantir|assegurar|proporcionar|entregar|prestar|satisfazer|fornecer)';

/** "Our aspiration is to…", "our commitment is to…": other words for "our mission is to". */
export const ASPIRATIONS: LanguagePatterns = {
  en: `(?:our|my) (?:\\p{L}+ )?(?:aspiration|endeavou?r|pursuit|quest) (?:is|remains|has always been) to|our (?:\\p{L}+ )?commitment is to(?! ${EN_SERVICE})`,
  de: 'unsere (?:\\p{L}+ )?ambition ist|unser (?:\\p{L}+ )?(?:wunsch|streben) ist es',
  fr: `notre (?:\\p{L}+ )?(?:engagement|volonté|aspiration|désir) est(?= d(?:e |['’])(?!${FR_SERVICE}))`,
  es: `nuestr[oa] (?:\\p{L}+ )?(?:ambición|anhelo|aspiración|afán) es|nuestro (?:\\p{L}+ )?compromiso es(?= (?!${ES_SERVICE})${ES_INFINITIVE}(?!\\p{L}))`,
  it: `la nostra (?:\\p{L}+ )?(?:ambizione|aspirazione) è|il nostro (?:\\p{L}+ )?(?:impegno|desiderio) è(?: quello di)?(?= (?!${IT_SERVICE})${IT_INFINITIVE}(?!\\p{L}))`,
  pt: `noss[oa] (?:\\p{L}+ )?(?:aspiração|anseio) é|nosso (?:\\p{L}+ )?compromisso é(?= (?!${PT_SERVICE})${PT_INFINITIVE}(?!\\p{L}))`,
  sv: 'vår (?:\\p{L}+ )?(?:strävan|önskan) är att',
  da: 'vores (?:\\p{L}+ )?(?:stræben|ønske) er at',
  nb: '(?:vår (?:\\p{L}+ )?streben er å|vårt (?:\\p{L}+ )?ønske er å)',
  fi: '(?:pyrkimyksemme|toiveemme) on',
  pl: 'naszą (?:\\p{L}+ )?(?:ambicją|aspiracją) jest|naszym (?:\\p{L}+ )?(?:pragnieniem|dążeniem) jest',
  cs: 'naším (?:\\p{L}+ )?přáním je',
  sk: 'naším (?:\\p{L}+ )?(?:želaním|prianím) je',
  ro: '(?:dorința|aspirația|ambiția) noastră (?:este|e)',
  el: '(?:επιδίωξή|επιδίωξη|φιλοδοξία|επιθυμία|όραμα και στόχος) μας (?:είναι|η|ο|το|να)',
  tr: '(?:gayemiz|arzumuz|idealimiz)',
  ru: 'наш[еа] (?:\\p{L}+ )?(?:стремление|желание|амбиция) ?(?:[–—-]|состоит|заключается)',
  uk: 'наш[еа] (?:\\p{L}+ )?(?:прагнення|бажання|амбіція) ?(?:[–—-]|полягає)',
  bg: '(?:стремежът|амбицията|желанието) ни е',
  mk: '(?:стремежот|амбицијата|желбата) ни е',
  hr: 'naša (?:\\p{L}+ )?(?:težnja|ambicija) je',
  sr: 'naša (?:\\p{L}+ )?(?:težnja|ambicija) je|наша (?:\\p{L}+ )?(?:тежња|амбиција) је',
  bs: 'naša (?:\\p{L}+ )?(?:težnja|ambicija) je',
  sl: '(?:naša (?:\\p{L}+ )?(?:težnja|želja) je|naše (?:\\p{L}+ )?prizadevanje je)',
  ca: '(?:la nostra (?:ambició|aspiració|voluntat)|el nostre (?:anhel|compromís)) és(?= \\p{L}+(?:ar|er|ir|re)(?!\\p{L}))',
  lt: 'mūsų (?:\\p{L}+ )?(?:siekis|troškimas) (?:yra|[–—-])',
  lv: 'mūsu (?:\\p{L}+ )?(?:tieksme|vēlme) ir',
  et: 'meie (?:\\p{L}+ )?(?:püüdlus|soov) on',
  id: 'cita-cita kami|tekad kami adalah',
  vi: 'khát vọng của chúng tôi là|tâm nguyện của chúng tôi là',
  ko: '(?:우리|저희)의 (?:바람|꿈|소망)은',
};

/** "The goal is clear: …": what it is follows. */
export const CLEAR_GOALS: LanguagePatterns = {
  en: 'the (?:mission|goal|aim|purpose) (?:is|was|remains|stays) (?:clear|simple|the same):',
  de: 'das ziel (?:ist|war|bleibt) (?:klar|einfach|dasselbe|das gleiche):',
  fr: "(?:l['’]objectif|le but|la mission) (?:est|était|reste) (?:clair|simple|claire) ?:",
  es: '(?:el objetivo|la misión|la meta|el propósito) (?:es|era|sigue siendo) (?:clar[oa]|sencill[oa]|simple):',
  it: "(?:l['’]obiettivo|lo scopo|la missione) (?:è|era|resta) (?:chiar[oa]|semplice):",
  pt: '(?:o objetivo|a missão|a meta|o propósito) (?:é|era|continua) (?:clar[oa]|simples):',
  nl: '(?:het doel|de missie) (?:is|was|blijft) (?:helder|duidelijk|simpel|eenvoudig):',
  sv: 'målet (?:är|var) (?:enkelt|klart|tydligt):',
  da: 'målet (?:er|var) (?:enkelt|klart):',
  nb: 'målet (?:er|var) (?:enkelt|klart|tydelig):',
  fi: '(?:tavoite|päämäärä) (?:on|oli) (?:selvä|yksinkertainen):',
  pl: 'cel (?:jest|był) (?:prosty|jasny):',
  cs: 'cíl (?:je|byl) (?:jasný|jednoduchý|prostý):',
  sk: 'cieľ (?:je|bol) (?:jasný|jednoduchý|prostý):',
  hu: 'a cél (?:egyszerű|világos):',
  ro: '(?:scopul|obiectivul) (?:este|e|a fost) (?:simplu|clar):',
  el: 'ο στόχος (?:είναι|ήταν) (?:απλός|ξεκάθαρος|σαφής):',
  tr: '(?:hedef|amaç) (?:basit|net|belli):',
  ru: 'цель (?:проста|ясна|была проста|понятна):',
  uk: 'мета (?:проста|ясна|була проста|зрозуміла):',
  bg: 'целта (?:е|беше) (?:проста|ясна):',
  mk: 'целта (?:е|беше) (?:едноставна|јасна):',
  hr: 'cilj je (?:jasan|jednostavan):',
  sr: 'cilj je (?:jasan|jednostavan):|циљ је (?:јасан|једноставан):',
  bs: 'cilj je (?:jasan|jednostavan):',
  sl: 'cilj je (?:jasen|preprost):',
  ca: "(?:l['’]objectiu|la missió) (?:és|era) (?:clar|clara|simple|senzill):",
  lt: 'tikslas (?:yra )?(?:paprastas|aiškus):',
  lv: 'mērķis ir (?:vienkāršs|skaidrs):',
  et: 'eesmärk on (?:lihtne|selge):',
  id: 'tujuannya (?:sederhana|jelas):',
  vi: 'mục tiêu (?:rất )?(?:đơn giản|rõ ràng):',
  ko: '목표는 (?:단순|간단|분명)합니다:',
  zh: '(?:目标|目標)(?:很)?(?:简单|簡單|明确|明確)：',
};
