import type { PageKind } from '@brandprint/contracts';
import type { CompleteCues } from '../text/index.ts';

/** Pages about the whole offer; sentences of articles or forms are not. */
export const OFFER_PAGE_WEIGHTS: Partial<Record<PageKind, number>> = {
  home: 0.5,
  product: 0.4,
  about: 0.2,
  pricing: 0.1,
  mission: 0.1,
  brand: 0.1,
  customers: 0,
};
/** A problem of the customer. */
export const PAIN_CUES: CompleteCues = {
  sentencePatterns: {
    en: "tired of|fed up with|sick of|had enough of|(?:don['’]t|do not) know (?:where|how|what|which)|not sure (?:where|how|what)|struggl(?:e|es|ed|ing)|frustrat(?:ed|ing|ion)|wast(?:e|es|ed|ing) (?:\\p{L}+ )?(?:time|money|hours|days)|lose(?:s)? (?:\\p{L}+ )?(?:time|money|hours|days|track|sleep)|(?:is|are|it['’]s) (?:\\p{L}+ )?(?:hard|difficult|painful|slow|expensive|confusing|broken|exhausting)(?: to)?|the problem (?:is|with)|stop (?:wasting|worrying|losing|guessing|chasing)|without (?:the )?(?:hassle|headache|stress|guesswork)|too (?:slow|expensive|complex|complicated|often|many)|spend(?:s)? (?:\\p{L}+ ){0,3}(?:hours|days|weeks)|takes? (?:far |way |much )?too (?:long|much)",
    de: 'schluss mit|(?:weiß|wissen) nicht,? w\\p{L}+|mühsam\\p{L}*|zeitraubend\\p{L}*|lästig\\p{L}*|es (?:\\p{L}+ )?(?:satt|leid)(?:,| haben)|genug von|(?:verlieren|verbringen|kostet|kosten) .{0,30}(?:zeit|stunden|tage|nerven|geld)|zu (?:teuer|langsam|kompliziert|viel)|frust\\p{L}*|das problem (?:ist|dabei)',
    fr: "marre (?:de|d['’])|ne sa(?:vez|vent|it) pas|souffr\\p{L}+|perd(?:re|ez|ent) (?:du|leur|votre) temps|trop (?:cher|lent|compliqué|souvent|de temps)|difficile de|frustr\\p{L}+|le problème|casse-tête|fastidieu\\p{L}+|(?:en )?(?:avez|as|ont) assez (?:de|d')|ras-le-bol",
    es: 'cansad[oa]s? de|hart[oa]s? de|(?:te|le|os|les) cansa|no sab(?:es|en|e) (?:cómo|dónde|qué)|(?:pierd\\p{L}+|perder) (?:mucho )?(?:tiempo|dinero|horas)|demasiado (?:caro|lento|complicado|tiempo)|difícil|frustra\\p{L}+|el problema',
    it: 'stanc[oahi]{1,2} di|stuf[oaie] di|perd(?:ere|i|ono) (?:tempo|ore|soldi)|troppo (?:caro|lento|complicato|tempo)|difficile|il problema|frustra\\p{L}+',
    pt: 'cansad[oa]s? de|fart[oa]s? de|perd(?:er|em|e) (?:tempo|horas|dinheiro)|difícil|o problema|frustra\\p{L}+|demasiado (?:caro|lento|complicado|tempo)',
    nl: 'moe van|genoeg van|(?:ben|bent) (?:je|u|jij) (?:het )?(?:\\p{L}+ )?(?:zat|beu)|verlie(?:s|zen) (?:tijd|geld)|te (?:duur|langzaam|ingewikkeld)|het probleem|frustr\\p{L}+|te veel (?:tijd|geld|moeite)',
    sv: 'trött(?:a)? på|less på|tidskrävande|krångligt|tar (?:för )?(?:lång|mycket) tid|slösa\\p{L}* (?:bort )?(?:tid|pengar)|problemet (?:är|med)|frustr\\p{L}+|för (?:dyrt|långsamt|komplicerat)|(?:lägger|ägnar|slösar) (?:du|ni) .{0,30}(?:tid|timmar)',
    da: 'træt(?:te)? af|besværlig\\p{L}*|tidskrævende|tager (?:for )?(?:lang|meget) tid|spilde?r? (?:\\p{L}+ )?(?:tid|penge)|problemet (?:er|med)|frustr\\p{L}+|for (?:dyrt|langsomt|kompliceret)|(?:bruger|spilder) (?:du|i|de) .{0,25}(?:tid|timer)',
    nb: 'lei(?:e)? av|trøtt av|tungvint|tidkrevende|tar (?:for )?(?:lang|mye) tid|kaste?r? bort (?:tid|penger)|problemet (?:er|med)|frustr\\p{L}+|for (?:dyrt|tregt|komplisert)|(?:bruker|kaster) (?:du|dere) .{0,25}(?:tid|timer)',
    fi: 'kyllästyn\\p{L}+|väsyn\\p{L}+|turhaut\\p{L}+|tuskail\\p{L}+|hankala\\p{L}*|vie (?:liikaa |paljon )?aikaa|tuhlaa\\p{L}* (?:aikaa|rahaa)|ongelma(?:na)? on|liian (?:kallis|hidas|monimutkai)\\p{L}*',
    pl: '(?:masz|macie|mają) (?:już )?dość|zmęczen[iay]|uciążliw\\p{L}+|trac\\p{L}+ (?:\\p{L}+ )?(?:czas|godzin\\p{L}*|pieniądz\\p{L}*)|frustr\\p{L}+|problem (?:polega|w tym|z)|zbyt (?:drog|woln|skomplikowan)\\p{L}+',
    cs: 'nebaví|(?:máte|máš) (?:\\p{L}+ )?dost|unaven[íiýy]|zdlouhav\\p{L}+|ztrác\\p{L}+ (?:\\p{L}+ )?(?:čas|hodiny|peníze)|frustr\\p{L}+|problém (?:je|s)|příliš (?:drah|pomal|složit)\\p{L}+',
    tr: 'bıkt\\p{L}+|sıkıldı\\p{L}+|yoruldu\\p{L}+|(?:zaman|vakit|para) (?:mı )?(?:kaybe\\p{L}+|harca\\p{L}+)|zahmetli|çok (?:pahalı|yavaş|karmaşık)|sorun (?:şu|yaşı\\p{L}+)',
    ru: 'надоел\\p{L}*|устали(?! с дороги)|тра(?:тить|тите|тят|чу) (?:\\p{L}+ )?(?:время|часы|силы|вечера)|проблема|слишком (?:дорог|медленн|сложн)\\p{L}+|отнима(?:ет|ют) .{0,20}(?:время|времени|сил)',
    ja: 'うんざり|悩(?:み|んで|む)|困って|手間(?:が|のかかる)|面倒|時間が(?:かか|足り)|課題',
    zh: '厌倦|厭倦|烦恼|煩惱|痛点|痛點|浪费时间|浪費時間|难以|難以|困扰|困擾|头疼|頭疼',
    ko: '지치(?:셨|신|고)|지쳤|번거로|번거롭|고민(?:이|을|하)|어려움을 겪|시간을 낭비|힘드(?:셨|신|시)|불편(?:함|하셨)',
    ar: 'تعبت|يضيع|تضيع|صعوبة|معاناة|يعاني|المشكلة|يستغرق|إرهاق|سئمت',
  },
  headingPatterns: {
    en: 'the (?:problem|challenge)',
    de: 'das problem|die herausforderung',
    fr: 'le (?:problème|constat|défi)',
    es: 'el (?:problema|reto|desafío)',
    it: 'il problema|la sfida',
    pt: 'o (?:problema|desafio)',
    nl: 'het probleem|de uitdaging',
    sv: '(?:problemet|utmaningen)',
    da: '(?:problemet|udfordringen)',
    nb: '(?:problemet|utfordringen)',
    fi: 'ongelma|haaste',
    pl: 'problem|wyzwanie',
    cs: '(?:v čem je )?problém|výzva',
    tr: 'sorun(?: ne)?|zorluk',
    ru: 'проблема|(?:в чем )?сложность|вызов',
    ja: '(?:こんな)?(?:お)?悩み|課題|お困り',
    zh: '.{0,8}(?:困扰|困擾|痛点|痛點|烦恼|煩惱|挑战|挑戰).{0,4}',
    ko: '(?:이런 )?(?:고민|문제점|어려움).{0,12}',
    ar: 'المشكلة|التحدي',
  },
  pageWeights: { ...OFFER_PAGE_WEIGHTS, customers: 0.1 },
  excludedPatterns: {
    en: "working hard|hard[- ]working|hard at work|not (?:hard|difficult)|isn['’]t (?:hard|difficult)|never too",
  },
};

/** What the customer achieves. */
export const OUTCOME_CUES: CompleteCues = {
  sentencePatterns: {
    en: "so (?:that )?(?:you|your \\p{L}+|they|teams|every\\p{L}*) (?:can|know|always|never|get|have|spend|sleep)|you(?:['’]ll| will) (?:be able|have|get|never|save|see|know|always|sleep|spend)|up and running|in no time|(?:achieve|reach|meet|hit) your|(?:leav(?:es|ing)|free(?:s|ing)) you(?:r \\p{L}+)? (?:free|up|more|with|from|to)",
    de: 'damit (?:sie|du|ihr|ihre?) .{3,}|sodass (?:sie|du|ihr)|so (?:haben|behalten|gewinnen|sparen|wissen|können) (?:sie|du)|(?:haben|gewinnen) (?:sie|du) (?:wieder )?(?:mehr )?zeit',
    fr: 'pour que (?:vous|votre|vos|chacun)|afin que (?:vous|votre)|vous (?:gagnez|obtenez|gardez|retrouvez|saurez)',
    es: 'para que (?:tú|puedas|usted|pueda|tu|cada|tengas|sepas)|así (?:puedes|tendrás|sabes|recuperas)|consigues',
    it: 'così (?:\\p{L}+ )?(?:puoi|potrai|hai|potete|avrai|può)|perché tu possa|affinché',
    pt: 'para que (?:você|sua|seu|o seu|a sua|os seus|as suas|possa|possam|tenha)|assim,? (?:você|pode|tem)',
    nl: 'zodat (?:je|u|uw|jij|jullie)',
    sv: 'så (?:att )?(?:du|ni|dina|ditt) (?:kan|får|slipper|alltid|aldrig)',
    da: 'så (?:at )?(?:du|i|dine|dit) (?:kan|får|slipper|altid|aldrig)',
    nb: '(?:slik at|så(?: at)?) (?:du|dere|kundene dine) (?:kan|får|slipper|alltid|aldri)',
    fi: 'jotta (?:sinä|te|voit|voitte|saat|ehdit|sinun|yrityksesi)|niin (?:voit|saat|sinä)|(?:sinulle|teille) jää (?:enemmän )?aikaa',
    pl: '(?:abyś|żebyś|byś|abyście)(?: \\p{L}+){0,2} (?:mógł|mogła|mogli|miał\\p{L}*|zyskał\\p{L}*|nie musiał\\p{L}*)|dzięki (?:temu|czemu) (?:możesz|zyskujesz|masz|możecie)',
    cs: 'aby(?:ste|s) (?:se |si )?(?:mohl[iay]?|měl[iay]?|nemusel[iay]?|získal[iay]?|ušetřil[iay]?)|díky (?:tomu|čemuž) (?:můžete|získáte|máte)',
    tr: 'böylece,? (?:siz|sen|\\p{L}+(?:nize|niza|nıza|nuza))|\\p{L}+(?:ebilmeniz|abilmeniz|ebilesiniz|abilesiniz)(?: için)?',
    ru: 'чтобы (?:вы|ваш\\p{L}*)|у вас (?:остается|появляется|будет) (?:больше )?врем\\p{L}+',
    ja: 'できるように(?:なり|します)|(?:を)?実現(?:できます|します)|時間が(?:生まれ|増え)|に(?:専念|集中)(?:でき|して(?:いただけ|頂け))',
    zh: '(?:让|讓|使)(?:您|你)(?!久等|失望)',
    ko: '(?:집중|전념)(?:하실|할) 수 있|여유(?:를|가) (?:누리|생)|(?:하실|할) 수 있게 됩니다|시간이 (?:생|늘)',
    ar: 'حتى (?:تتمكن|تستطيع|يتمكن)|لكي|كي (?:تتمكن|تستطيع)|لتتمكن|ليتمكن|لتركز|لتتفرغ',
  },
  pageWeights: OFFER_PAGE_WEIGHTS,
};

/** What the customer wants. */
export const GOAL_CUES: CompleteCues = {
  sentencePatterns: {
    en: "whether you(?:['’]re| are| want| need| run| have| \\p{L}+)|(?:for|if) (?:people|teams|companies|everyone|those|you) (?:who|that)? ?want|you want to|want to (?:build|create|grow|learn|make|start|get|spend|focus|know)|(?:you(?:['’]re| are)|anyone|everyone|teams|people|those|companies) looking (?:for|to)|ready to (?:build|grow|launch|make|take)|(?:anyone|everyone|those|people|teams|companies) who wants? to",
    de: 'egal,? ob|ganz gleich,? ob|ob (?:sie|du)|wer .{3,40} will|die .{3,40} wollen|sie (?:wollen|möchten)',
    fr: "que vous (?:soyez|\\p{L}+iez)|vous (?:voulez|souhaitez|cherchez)|ceux qui veulent|^envie (?:de|d['’])",
    es: 'tanto si|si quieres|quienes quieren|(?:quieres|buscas|deseas) \\p{L}+|^¿quieres',
    it: 'che tu (?:sia|stia|abbia|voglia|cerchi|debba|lavori)|se vuoi|chi vuole|^vuoi \\p{L}+',
    pt: 'quer (?:esteja|seja|queira|tenha|procure|trabalhe)|seja você|se (?:você )?(?:quer|procura|deseja)|quem quer|^quer \\p{L}+[aei]r',
    nl: 'of (?:je|u) nu|wie .{3,30} wil|als je .{3,30} wilt|^wil je .{3,}',
    sv: 'oavsett om (?:du|ni)|vare sig du|^vill du (?!veta mer)\\p{L}+|om du vill (?!veta)|för dig som vill|söker du',
    da: 'uanset om (?:du|i|man)|(?:hvad enten) du|^(?:ønsker|vil) du (?!vide mere)\\p{L}+|hvis du (?:vil|ønsker)|for dig,? der (?:vil|ønsker)',
    nb: '(?:enten|uansett om) (?:du|dere)|^(?:ønsker|vil) du (?!vite mer)\\p{L}+|hvis du (?:vil|ønsker)|for deg som (?:vil|ønsker)',
    fi: 'olitpa|oletpa|haluatko|haluatpa|jos (?:haluat|etsit)|etsitkö|sinulle, joka haluat',
    pl: 'niezależnie od tego, czy|bez względu na to, czy|czy (?:jesteś|chcesz|szukasz)|jeśli (?:chcesz|szukasz)|chcesz \\p{L}+ć|dla tych, którzy chcą',
    cs: 'ať (?:už|jste)|(?:jestli|pokud) chcete|chcete(?:-li)? \\p{L}+|hledáte|pro (?:ty|všechny), (?:kdo|kteří) chtějí',
    tr: 'ister .{2,60} ister|(?:istiyor|arıyor|hayal ediyor)sanız|istiyor musunuz|isteyen(?:ler)?|ister misin(?:iz)?',
    ru: 'неважно,|независимо от того|(?:если|тем, кто) (?:вы )?(?:хотите|ищете|хочет)|хотите|для тех, кто хочет',
    ja: '(?:したい|たい)(?:方|企業|お客様|あなた|人)|を目指す(?:方|企業)',
    zh: '(?:无论|無論|不管)(?:您|你)|(?:如果|若|假如)(?:您|你)(?:想|希望|正在)|(?:您|你)想要',
    ko: '싶(?:은|으신) (?:분|사람|기업)|싶(?:으신가요|다면|으시다면)|찾고 계신|원하시(?:는|나요|면)',
    ar: 'سواء كنت|إذا كنت (?:تريد|تبحث)|لمن يريد|تريد أن',
  },
  pageWeights: OFFER_PAGE_WEIGHTS,
  excludedPatterns: {
    en: "fork|github|make a theme|contribute|not satisfied|pull request|we (?:all )?want|we(?:'d| would) (?:love|like)",
  },
};
