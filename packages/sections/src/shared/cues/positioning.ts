import type { NorthstarSection, PageKind } from '@brandprint/contracts';
import type { CompleteCues } from '../text/index.ts';
import { COMPETITOR_ALTERNATIVE_CUES, COMPETITOR_LIMITATION_CUES } from './competition.ts';
import { GOAL_CUES, OFFER_PAGE_WEIGHTS, OUTCOME_CUES, PAIN_CUES } from './customer-needs.ts';
import { BELIEF_CUES } from './vision-belief-promise.ts';

type PositioningPart = Exclude<keyof NorthstarSection, 'target_audience' | 'product_name' | 'product_category'>;

const HOW_IT_WORKS_CUES: CompleteCues = {
  sentencePatterns: {
    en: '(?:it|\\p{Lu}\\p{L}+) works by|simply (?:upload|connect|download|add|choose|install|sign|drop|enter|send|scan|import|plug)|just (?:upload|connect|download|add|choose|install|sign|drop|enter|paste|send|scan|import|plug|take|tell|call|pick|bring)|all you (?:need|have) to do|in (?:three|3|two|2|four|4|a few) (?:simple |easy )?steps|(?:connects?|plugs?) (?:\\p{L}+ )?(?:to|into|with) (?:your|the) .{3,}',
    de: 'so funktioniert|funktioniert (?:ganz )?einfach|in (?:drei|zwei|wenigen) schritten|einfach (?:hochladen|verbinden|anmelden|fotografieren|eingeben)|sie (?:müssen|brauchen) nur',
    fr: "en (?:trois|deux|quelques) étapes|il (?:vous )?suffit (?:de|d['’])|fonctionne (?:en|avec|grâce)",
    es: 'en (?:tres|dos|pocos) pasos|solo tienes que|basta con|funciona (?:con|así|en)',
    it: 'in (?:tre|due|pochi) passi|basta (?:\\p{L}+[aei]r(?:e|l[oaie]|ci|ti|si)|un (?:clic|click))|funziona (?:con|così)',
    pt: 'em (?:três|dois|poucos) passos|basta \\p{L}+[aei]r(?:-\\p{L}+)?|funciona (?:com|assim)',
    nl: 'in (?:drie|twee|een paar) (?:\\p{L}+ )?stappen|(?:je|u) hoeft (?:alleen|slechts)|zo werkt het',
    sv: 'det räcker (?:att|med)|du behöver bara|(?:på|i) (?:tre|två|några) (?:\\p{L}+ )?steg|så (?:här )?(?:fungerar|funkar) det',
    da: 'du skal (?:bare|blot|kun)|(?:på|i) (?:tre|to|få) (?:\\p{L}+ )?trin|sådan (?:fungerer|virker) det',
    nb: 'du (?:trenger|må|skal) bare|(?:på|i) (?:tre|to|noen få) (?:\\p{L}+ )?(?:trinn|steg)|slik (?:fungerer|virker) det',
    fi: 'riittää, että|(?:kolmessa|kahdessa|muutamassa) (?:\\p{L}+ )?vaiheessa|(?:sinun )?tarvitsee vain|näin se toimii',
    pl: 'wystarczy|w (?:trzech|dwóch|kilku) (?:\\p{L}+ )?krokach|tak to działa',
    cs: 'stačí (?:jen |si |když )?\\p{L}+(?:t|te)|ve? (?:třech|dvou|čtyřech|několika) (?:\\p{L}+ )?krocích|funguje to',
    tr: '\\p{L}+(?:meniz|manız|men|man|mek|mak) yeterli|(?:üç|iki|dört|birkaç) (?:\\p{L}+ )?adımda|tek yapmanız gereken',
    ru: 'достаточно \\p{L}+(?:ть|ти)(?:ся)?|(?:вам )?нужно (?:только|лишь)|в (?:три|два|несколько) (?:\\p{L}+ )?шаг\\p{L}*',
    ja: '(?<!それ|これ|どれ)だけで(?!な|はな)|ステップで|仕組み',
    zh: '只需|步即可',
    ko: '기만 하면|(?:세|네|몇|\\d) ?단계(?:로|만)|방법은 간단',
    ar: 'كل ما عليك|خطوات|يعمل .{2,20} (?:عبر|من خلال)',
  },
  headingPatterns: {
    en: 'how (?:it|this|\\p{L}+) works?\\??',
    de: 'so (?:funktioniert|geht|läuft).{0,20}|wie (?:es|\\p{L}+) funktioniert',
    fr: 'comment ça (?:marche|fonctionne).{0,3}',
    es: '¿?cómo funciona\\??',
    it: 'come funziona\\??',
    pt: 'como funciona\\??',
    nl: 'hoe (?:het )?werkt.{0,6}|zo werkt het',
    sv: 'så (?:här )?(?:fungerar|funkar|går) det(?: till)?',
    da: '(?:sådan|så) (?:fungerer|virker|foregår) det',
    nb: '(?:slik|sånn) (?:fungerer|virker) det',
    fi: '(?:näin|miten|kuinka) se toimii',
    pl: 'jak (?:to )?działa.{0,12}',
    cs: 'jak (?:to|\\p{L}+) (?:funguje|probíhá)',
    tr: 'nasıl (?:çalışır|işler|kullanılır)',
    ru: 'как это работает',
    ja: '(?:ご利用|導入|ご注文)(?:の)?(?:流れ|ステップ)|仕組み|使い方',
    zh: '如何(?:使用|运作|運作)|工作原理|(?:使用|服务|服務|合作|申请|申請)流程',
    ko: '이용 ?방법|작동 ?방식',
    ar: 'كيف (?:يعمل|نعمل).{0,20}',
  },
  pageWeights: { home: 0.5, product: 0.5, about: 0 },
};

const TRANSFORMATION_CUES: CompleteCues = {
  sentencePatterns: {
    en: '(?:transform|reinvent|revolutioni[sz]e|rethink|change)(?:s|ing)? (?:how|the way|your|what|every)|turn(?:s|ing)? (?:your |an? |every |\\p{L}+ )?.{3,60} into|from .{3,40} to .{3,60} in|tak(?:e|es|ing) your .{3,40} to the next level',
    de: 'verwandel(?:t|n)|verändert (?:wie|die art)|mach(?:t|en) aus .{3,50}',
    fr: 'transform(?:e|ez|ons|er)|chang(?:e|ez|eons|er) la (?:façon|manière)|réinvent\\p{L}+',
    es: 'transform(?:a|amos|ar|e)|cambia(?:mos|r)? la (?:forma|manera)|convert(?:imos|ir|ido) .{3,40} en|convierte .{3,40} en',
    it: 'trasform(?:a|iamo|are)|cambia(?:mo|re)? il modo',
    pt: 'transform(?:a|amos|ar)|mudamos? (?:a forma|o jeito)',
    nl: 'verander(?:t|en) (?:.{3,60} in|de manier|hoe)|tover\\p{L}*',
    sv: 'förvandlar|omvandlar|(?:förändrar|ändrar) (?:hur|sättet)',
    da: 'forvandler|(?:forandrer|ændrer) (?:hvordan|måden|den måde)',
    nb: 'forvandler|(?:forandrer|endrer) (?:hvordan|måten)',
    fi: 'muutamme|muunnamme|muuttaa (?:tavan|sen, miten)|uudistamme',
    pl: 'zamieniamy|zamienia|przekształca\\p{L}*|przemieniamy|zmieni(?:a|amy) (?:sposób|to, jak)',
    cs: '(?:pro|pře)měňuj\\p{L}+|promění|měníme (?:způsob|to, jak)',
    tr: 'dönüştür(?:üyor|ür)\\p{L}*|değiştir(?:iyor|ir)\\p{L}*',
    ru: 'превраща\\p{L}+|меня(?:ем|ет) (?:то|подход)',
    ja: '(?:へと|に)(?:変え|変わ)(?:ます|る|り)|変革|生まれ変わ',
    zh: '转变|轉變|改变|改變|变成|變成|焕然一新',
    ko: '(?:으로|로) (?:바꿉니다|바꿔|바꾸어|탈바꿈)|혁신',
    ar: 'نحول|يحول|تحول|نغير|يغير',
  },
  pageWeights: OFFER_PAGE_WEIGHTS,
  excludedPatterns: {
    en: 'css|utilit|class|text-transform|change (?:your|the) (?:text|image|password|settings|color)',
  },
};

const BENEFIT_CUES: CompleteCues = {
  sentencePatterns: {
    en: 'helps? (?:you|your|teams?|people|businesses|companies|developers|customers|\\p{L}+) \\p{L}+|(?:makes?|making) (?:it|\\p{L}+ ?\\p{L}*) (?:easy|easier|simple|simpler|possible|faster)|sav(?:e|es|ing) (?:you )?(?:\\p{L}+ )?(?:time|money|hours|days)|(?:half|twice|\\d+ ?%|three times) (?:the|as|less|more|faster)|everything you need|(?:faster|easier|better|more efficiently) than|(?:increase|improve|boost)s? (?:your )?\\p{L}+|(?:cut|reduce)s? (?:your |the )?(?:\\p{L}+ )?(?:bills?|carbon|costs?|delays?|downtime|effort|emissions?|errors?|expenses?|fees?|footprint|noise|overheads?|paperwork|queues?|risks?|spending|stress|time|waste|workload)|get paid|free to (?:use|download)|lets? (?:you|your|teams?) \\p{L}+',
    de: 'hilft|helfen (?:wir|ihnen|dir)?|spar(?:t|en|st)|einfacher|schneller|erleichter(?:t|n)|ermöglich(?:t|en)|senk(?:t|en)|alles, was|in (?:der halben|kürzester|weniger|kurzer) zeit|halb so (?:viel|lange)',
    fr: 'aid(?:e|ons|ent)|permet(?:tons|tent)?|gagnez|facilit(?:e|ons)|simplifi(?:e|ons)|rédui(?:t|sez|sons)|économise[zr]?|tout ce (?:dont|qu)',
    es: 'ayuda(?:mos|n)?|permit(?:e|imos|en)|ahorra\\p{L}*|facilita(?:mos|n)?|reduc(?:e|imos|en)|simplifica(?:mos)?|todo lo que necesitas',
    it: 'aiut(?:a|iamo)|permett(?:e|iamo)|risparmi(?:a|ar\\p{L}+|ate|era\\p{L}+)?|semplifica|riduce|tutto ciò che',
    pt: 'ajud(?:a|amos)|permit(?:e|imos)|economiz\\p{L}+|poup(?:a|am|amos|e|ar|ará)|simplifica|reduz|tudo o que',
    nl: 'helpt|bespaa?r\\p{L}*|maakt het (?:\\p{L}+ )?(?:makkelijk|eenvoudig|mogelijk)\\p{L}*|vereenvoudigt|alles wat je|(?:makkelijker|eenvoudiger|sneller)',
    sv: 'hjälper|sparar|gör det (?:lätt|enkelt|möjligt)\\p{L}*|förenklar|(?:enklare|snabbare|smidigare)',
    da: 'hjælper|sparer|gør det (?:let|nemt|muligt)\\p{L}*|(?:nemmere|lettere|hurtigere)',
    nb: 'hjelper|sparer|gjør det (?:lett|enkelt|mulig)\\p{L}*|forenkler|(?:enklere|lettere|raskere)',
    fi: 'autamme|auttaa|säästä(?:t|tte|ä|mme|vät)|helpo(?:mmin|tamme|ttaa)|nopeammin|vaivattomasti',
    pl: 'pomaga(?:my)?|oszczędz\\p{L}+|ułatwia\\p{L}*|upraszcza\\p{L}*|(?:szybciej|łatwiej)',
    cs: 'pomáh(?:á|áme)|(?:u|š)šetř(?:í|íte|íme)|ušetř\\p{L}+|usnadňuj\\p{L}+|zjednoduš\\p{L}+|(?:rychleji|snadněji)',
    tr: 'zaman(?:dan)? (?:kazan\\p{L}+|tasarruf)|tasarruf (?:ede\\p{L}+|sağla\\p{L}+)|kolaylaştır\\p{L}+|daha (?:hızlı|kolay)|yardımcı ol\\p{L}+',
    ru: 'помога(?:ем|ет)|эконом(?:ит|ите|ят|ьте|им|ия)|позволя(?:ет|ем)|(?:быстрее|проще)',
    ja: '(?:を)?(?:支援|サポート|お手伝い|削減|効率化|改善)(?:します|し、|できます)|簡単に|お届けします',
    zh: '帮助|幫助|节省|節省|轻松|輕鬆',
    ko: '도와|절약|간편하게|줄(?:여|입니다|이고|일 수)|덜어|아껴|간편(?:해|합)|손쉽게|빨라',
    ar: 'نساعد|يساعد|تساعد|يوفر|نوفر|توفر|يسهل|نسهل|يمكنك|تمكين|نمكن|وفر (?:وقت|مال|جهد)|بسهولة',
  },
  pageWeights: { home: 0.6, product: 0.5, about: 0.2, pricing: -0.2, brand: 0 },
  excludedPatterns: {
    en: "licen[sc]e|cookies?|utilities|reduce motion|css bloat|save changes|fastest way to use|easiest way to (?:get started|use)|help (?:cent(?:er|re)|page|desk)|(?:not|n['’]t) help|^if a|team(?:s)? (?:at|in) \\p{Lu}|join|help us|free on|aria|browsers?",
  },
};

const SITUATION_CUES: CompleteCues = {
  sentencePatterns: {
    en: "in today['’]s|these days|nowadays|in a world|more than ever|^(?:every|each) (?:day|week|month|year|morning|night),? .{5,}|as (?:your|a) (?:team|business|company) grows",
    de: 'heutzutage|in der heutigen|heute (?:müssen|stehen|verbringen)|^(?:jeden tag|jedes jahr|jede woche) .{5,}|immer mehr',
    fr: "aujourd['’]hui|de nos jours|^chaque (?:jour|année|semaine|mois),? .{5,}|de plus en plus",
    es: 'hoy en día|actualmente|^cada (?:día|año|semana|mes),? .{5,}|cada vez más',
    it: "al giorno d['’]oggi|oggi (?:più che mai|sempre più|le persone|le aziende|tutti|molti)|nel mondo di oggi|^ogni (?:giorno|anno|settimana),? .{5,}|sempre più",
    pt: 'hoje em dia|atualmente|^cada (?:dia|ano|semana),? .{5,}|cada vez mais',
    nl: 'tegenwoordig|^elke (?:dag|week)|steeds meer',
    sv: 'i ?dag (?:är|har|lever|finns) (?:det|de flesta|många|vi|få|allt)|nuförtiden|allt (?:fler|färre)|i en (?:värld|tid)',
    da: 'i dag (?:er|har|lever|findes) (?:der|de fleste|de færreste|mange|vi|få)|nu om dage|(?:flere og flere|færre og færre)|i en (?:verden|tid)',
    nb: 'i dag (?:er|har|lever|finnes) (?:det|de fleste|de færreste|mange|vi|få)|nå for tiden|stadig (?:flere|færre)|i en (?:verden|tid)',
    fi: 'nykyään|nykypäivänä|yhä (?:useampi|useammat|harvempi)|maailmassa, jossa',
    pl: 'w dzisiejszych czasach|obecnie (?:coraz|wiele|większość)|w dzisiejszym świecie|coraz (?:więcej|częściej|mniej)',
    cs: 'v dnešní (?:\\p{L}+ )?době|v dnešním (?:\\p{L}+ )?světě|stále (?:více|méně) (?:lidí|firem)|čím dál (?:více|méně)',
    tr: 'günümüzde|bugünün dünyasında|artık (?:herkes|birçok)|giderek (?:daha|artan)',
    ru: 'в наше время|в современном|сегодня (?:все|мало кто|многие|каждый|большинство|бизнес|люди|компании)|каждый (?:день|год) .{5,}|все больше',
    ja: '(?:近年|現在|今日|いま)(?:、|の|、?多くの)|増えて(?:います|いる)',
    zh: '如今|当今|當今|越来越多|越來越多',
    ko: '바쁜 (?:현대|일상)|현대 ?(?:사회|인)|오늘날|요즘|점점 더',
    ar: '^اليوم|^في عالم|^كل (?:يوم|عام|سنة|أسبوع)|في وقتنا|في أيامنا',
  },
  pageWeights: OFFER_PAGE_WEIGHTS,
  excludedPatterns: { en: 'sales|revenue|today only' },
};

const BELIEF_PAGE_WEIGHTS: Partial<Record<PageKind, number>> = {
  mission: 0.5,
  about: 0.5,
  home: 0.4,
  product: 0,
  brand: 0.2,
};

/** Phrases of each part of a positioning, in the order in which sentences are assigned. */
export const POSITIONING_CUES: readonly { name: PositioningPart; part: CompleteCues }[] = [
  { name: 'competitor_limitation', part: COMPETITOR_LIMITATION_CUES },
  { name: 'competitor_alternative', part: COMPETITOR_ALTERNATIVE_CUES },
  { name: 'how_it_works', part: HOW_IT_WORKS_CUES },
  { name: 'pain_point', part: PAIN_CUES },
  { name: 'transformation', part: TRANSFORMATION_CUES },
  { name: 'desired_outcome', part: OUTCOME_CUES },
  { name: 'core_benefit', part: BENEFIT_CUES },
  {
    name: 'belief_aspiration',
    part: { sentencePatterns: BELIEF_CUES.sentencePatterns, pageWeights: BELIEF_PAGE_WEIGHTS },
  },
  { name: 'motivation_goal', part: GOAL_CUES },
  { name: 'situation_context', part: SITUATION_CUES },
];
