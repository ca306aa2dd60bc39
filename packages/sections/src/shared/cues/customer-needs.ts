import type { PageKind } from '@brandprint/contracts';
import type { Cues } from '../text/index.ts';

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
export const PAIN_CUES: Cues = {
  sentencePatterns: {
    en: "tired of|(?:don['’]t|do not) know (?:where|how|what|which)|not sure (?:where|how|what)|struggl(?:e|es|ed|ing)|frustrat(?:ed|ing|ion)|wast(?:e|es|ed|ing) (?:\\p{L}+ )?(?:time|money|hours|days)|lose(?:s)? (?:\\p{L}+ )?(?:time|money|hours|days|track|sleep)|(?:is|are|it['’]s) (?:\\p{L}+ )?(?:hard|difficult|painful|slow|expensive|confusing|broken|exhausting)(?: to)?|the problem (?:is|with)|stop (?:wasting|worrying|losing|guessing|chasing)|without (?:the )?(?:hassle|headache|stress|guesswork)|too (?:slow|expensive|complex|complicated|often|many)|spend(?:s)? (?:\\p{L}+ ){0,3}(?:hours|days|weeks)",
    de: 'schluss mit|(?:weiß|wissen) nicht,? w\\p{L}+|mühsam\\p{L}*|zeitraubend\\p{L}*|(?:verlieren|verbringen|kostet|kosten) .{0,30}(?:zeit|stunden|tage|nerven|geld)|zu (?:teuer|langsam|kompliziert|viel)|frust\\p{L}*|das problem (?:ist|dabei)',
    fr: "marre (?:de|d['’])|ne sa(?:vez|vent|it) pas|souffr\\p{L}+|perd(?:re|ez|ent) (?:du|leur|votre) temps|trop (?:cher|lent|compliqué|souvent|de temps)|difficile de|frustr\\p{L}+|le problème|casse-tête|fastidieu\\p{L}+",
    es: 'cansad[oa]s? de|no sab(?:es|en|e) (?:cómo|dónde|qué)|(?:pierd\\p{L}+|perder) (?:mucho )?(?:tiempo|dinero|horas)|demasiado (?:caro|lento|complicado|tiempo)|difícil|frustra\\p{L}+|el problema',
    it: 'stanc[oahi]{1,2} di|perd(?:ere|i|ono) (?:tempo|ore|soldi)|troppo (?:caro|lento|complicato)|difficile|il problema',
    pt: 'cansad[oa]s? de|perd(?:er|em|e) (?:tempo|horas|dinheiro)|difícil|o problema',
    nl: 'moe van|verlie(?:s|zen) (?:tijd|geld)|te (?:duur|langzaam|ingewikkeld)|het probleem',
    ja: '悩(?:み|んで|む)|困って|手間(?:が|のかかる)|面倒|時間が(?:かか|足り)|課題',
    zh: '烦恼|痛点|浪费时间|难以',
    ar: 'تعبت|يضيع|تضيع|صعوبة|معاناة|يعاني|المشكلة|يستغرق|إرهاق',
    ru: 'надоело|устали|тратить время|проблема',
  },
  headingPatterns: {
    en: 'the (?:problem|challenge)',
    de: 'das problem|die herausforderung',
    fr: 'le (?:problème|constat|défi)',
    es: 'el (?:problema|reto|desafío)',
    it: 'il problema|la sfida',
    pt: 'o (?:problema|desafio)',
    nl: 'het probleem',
    ja: '(?:こんな)?(?:お)?悩み|課題|お困り',
    ar: 'المشكلة|التحدي',
  },
  pageWeights: { ...OFFER_PAGE_WEIGHTS, customers: 0.1 },
  excludedPatterns: {
    en: "working hard|hard[- ]working|hard at work|not (?:hard|difficult)|isn['’]t (?:hard|difficult)|never too",
  },
};

/** What the customer achieves. */
export const OUTCOME_CUES: Cues = {
  sentencePatterns: {
    en: "so (?:that )?(?:you|your \\p{L}+|they|teams|every\\p{L}*) (?:can|know|always|never|get|have|spend|sleep)|you(?:['’]ll| will) (?:be able|have|get|never|save|see|know|always|sleep|spend)|up and running|in no time|(?:achieve|reach|meet|hit) your",
    de: 'damit (?:sie|du|ihr|ihre?) .{3,}|sodass (?:sie|du)|so (?:haben|behalten|gewinnen|sparen|wissen) sie|(?:haben|gewinnen) (?:sie|du) (?:wieder )?(?:mehr )?zeit',
    fr: 'pour que (?:vous|votre|vos|chacun)|afin que (?:vous|votre)|vous (?:gagnez|obtenez|gardez|retrouvez|saurez)',
    es: 'para que (?:tú|puedas|usted|pueda|tu|cada|tengas|sepas)|así (?:puedes|tendrás|sabes|recuperas)|consigues',
    it: 'così (?:puoi|potrai|hai|potete)|perché tu possa|affinché',
    pt: 'para que (?:você|sua|seu)|assim você',
    nl: 'zodat (?:je|u|uw|jij)',
    ja: 'できるように(?:なり|します)|(?:を)?実現(?:できます|します)|時間が(?:生まれ|増え)',
    zh: '让您|让你',
    ar: 'حتى (?:تتمكن|تستطيع|يتمكن)|لكي|كي (?:تتمكن|تستطيع)|لتتمكن|ليتمكن|لتركز',
    ru: 'чтобы вы|чтобы ваш\\p{L}*',
  },
  pageWeights: OFFER_PAGE_WEIGHTS,
};

/** What the customer wants. */
export const GOAL_CUES: Cues = {
  sentencePatterns: {
    en: "whether you(?:['’]re| are| want| need| run| have| \\p{L}+)|(?:for|if) (?:people|teams|companies|everyone|those|you) (?:who|that)? ?want|you want to|want to (?:build|create|grow|learn|make|start|get|spend|focus|know)|(?:you(?:['’]re| are)|anyone|everyone|teams|people|those|companies) looking (?:for|to)|ready to (?:build|grow|launch|make|take)",
    de: 'egal,? ob|ob (?:sie|du)|wer .{3,40} will|die .{3,40} wollen|sie (?:wollen|möchten)',
    fr: 'que vous (?:soyez|ayez|cherchiez)|vous (?:voulez|souhaitez|cherchez)|ceux qui veulent',
    es: 'tanto si|si quieres|quienes quieren|(?:quieres|buscas|deseas) \\p{L}+',
    it: 'che tu|se vuoi|chi vuole',
    pt: 'seja você|se você quer|quem quer',
    nl: 'of je nu|wie .{3,30} wil|als je .{3,30} wilt',
    ja: '(?:したい|たい)(?:方|企業|お客様|あなた)|を目指す(?:方|企業)',
    zh: '无论您|想要',
    ar: 'سواء كنت|إذا كنت (?:تريد|تبحث)|لمن يريد|تريد أن',
    ru: 'если вы хотите|хотите',
  },
  pageWeights: OFFER_PAGE_WEIGHTS,
  excludedPatterns: { en: 'fork|github|make a theme|contribute|not satisfied|pull request' },
};
