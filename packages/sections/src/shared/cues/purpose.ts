import type { CompleteCues } from '../text/index.ts';

/** How a site says what it is for. */
export const PURPOSE_CUES: CompleteCues = {
  sentencePatterns: {
    en: '(?:helps?|enables?|allows?|empowers?) (?:\\p{L}+ ){0,4}\\p{L}+|(?:lets|gives) (?:you|your|\\p{L}+s|anyone|everyone|people)|makes? it (?:easy|easier|simple|possible)|(?:designed|built|made|created|crafted) (?:to|for)|so (?:that )?(?:you|your|they|every\\p{L}*) (?:can|\\p{L}+)|get your .{3,40} (?:up and running|online)|everything you need|the (?:easiest|fastest|simplest|best) way to|(?:platform|tools?|solutions?|software|service|library|toolkit|framework|app) (?:for|to|that)',
    de: 'hilft|helfen|unterstützt|ermöglich\\p{L}+|macht es (?:\\p{L}+ ){0,4}(?:leicht|einfach|möglich)|damit (?:sie|du|ihr)|entwickelt (?:für|um)|(?:software|plattform|lösung|werkzeug|app) für|mit (?:unserer|unserem|der|dem|dieser|diesem) (?:software|app|plattform|werkzeug|lösung|programm|dienst)',
    fr: 'aid(?:e|ons|ent|ez)|permet\\p{L}*|conçu\\p{L}* pour|pour que|(?:plateforme|logiciel|outil|solution|application) (?:pour|de|qui)',
    es: 'ayud\\p{L}+|permit\\p{L}+|diseñad[oa]s? para|para que|(?:plataforma|software|herramienta|solución) (?:para|que)',
    it: 'aiut\\p{L}+|permett\\p{L}+|consent(?:e|ono|iamo)|progettat[oaie] per|(?:piattaforma|software|strumento|app) (?:per|che)',
    pt: 'ajud(?:a|am|amos|ar)|permit(?:e|em|imos|ir|indo)|(?:projetad|desenhad|concebid|feit)[oa]s? para|(?:plataforma|software|ferramenta|aplicação) (?:para|que)',
    nl: 'helpt|helpen|maakt het (?:\\p{L}+ ){0,4}(?:makkelijk\\p{L}*|eenvoudig\\p{L}*|mogelijk)|met (?:de|het|onze|deze|dit) (?:app|software|tool|platform|programma|dienst) kun(?:t|nen)?|stelt .{2,40} in staat|ontworpen (?:voor|om)|(?:platform|software|tool) (?:voor|om|dat)|(?:platform|software|tool|app|programma|dienst) waarmee',
    sv: 'hjälper|gör det (?:\\p{L}+ ){0,3}?(?:lätt\\p{L}*|enkel\\p{L}*|enkl\\p{L}+|möjligt)|med (?:appen|tjänsten|verktyget|plattformen|programmet) kan|låter (?:dig|er)|(?:plattform|verktyg|app|tjänst) för|(?:verktyg|tjänst|app|plattform) (?:där|som)',
    da: 'hjælper|gør det (?:\\p{L}+ ){0,3}?(?:let\\p{L}*|nem\\p{L}*|enkelt|muligt)|lader dig|med (?:appen|tjenesten|værktøjet|platformen) kan|(?:platform|værktøj|app) (?:til|for)|(?:værktøj|tjeneste|app|platform),? (?:der|som)',
    nb: 'hjelper|gjør det (?:\\p{L}+ ){0,3}?(?:lett\\p{L}*|enkel\\p{L}*|mulig)|lar deg|med (?:appen|tjenesten|verktøyet|plattformen) kan|(?:plattform|verktøy|app) for|(?:verktøy|tjeneste|app|plattform) som',
    fi: 'auttaa|auttavat|avulla|mahdollista(?:a|vat)|helpotta(?:a|vat)|(?:sovellus|alusta|palvelu|työkalu|ohjelmisto), (?:joka|jolla)|suunniteltu',
    pl: 'pomaga\\p{L}*|pozwala\\p{L}*|umożliwia\\p{L}*|ułatwia\\p{L}*|(?:platforma|aplikacja|narzędzie|program) (?:dla|do)|stworzon\\p{L}+ (?:dla|z myślą)',
    cs: 'pomáh(?:á|áme|ají)|umožňuj\\p{L}+|usnadňuj\\p{L}+|(?:aplikace|platforma|nástroj|software) (?:pro|na)|(?:navržen|určen)\\p{L}* pro',
    tr: 'sağla(?:r|rız|yan|yarak)|yardımcı ol(?:ur|uyor|an|uyoruz)|(?:kolaylaştır|mümkün kıl)\\p{L}*|için (?:tasarlan|geliştiril)\\p{L}+',
    ru: 'помога(?:ет|ем|ют|ющ\\p{L}+)|позволя(?:ет|ют|ем)|(?:платформа|сервис|приложение|программа) для|создан\\p{L}* (?:для|чтобы)',
    ja: '(?:支援|サポート|お手伝い|お届け|提供)(?:します|する|して)|ための|(?:できる|れる|える)(?:アプリ|サービス|ツール|ソフト|システム|プラットフォーム|サイト)',
    zh: '帮助|幫助|(?:让|讓)(?:您|你|用户|用戶|老师|老師|企业|企業|客户|客戶|每个人|每個人|孩子|大家)|[为為].{2,20}(?:提供|打造)',
    ko: '도와|돕(?:습니다|는|고|기)|도울|제공합니다|위한 (?:\\S+ )?(?:앱|서비스|플랫폼|솔루션|도구|공간)',
    ar: 'نساعد|يساعد|تساعد|نمكن|تمكن|يمكن(?:ك|كم)|توفر|نوفر|يتيح|تتيح|منصة (?:ل|ت)',
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
