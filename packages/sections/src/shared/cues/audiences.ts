import type { CompleteLanguagePatterns, LanguagePatterns } from '../text/index.ts';

/** Headings above a list of audiences. */
export const AUDIENCE_HEADINGS: CompleteLanguagePatterns = {
  en: "who (?:it(?:['’]s| is)|we|this|\\p{L}+)(?: \\p{L}+)? (?:for|serve|help|with)|(?:made|built|designed|created) for(?: .{2,20})?|solutions for.*|industries(?: we (?:serve|work (?:with|in)))?|our customers are",
  de: 'für wen(?: .{2,30})?|(?:wem|wen) wir (?:helfen|unterstützen|begleiten)|branchen|zielgruppen|mit wem wir arbeiten|gemacht für',
  fr: "pour qui.*|qui (?:nous )?(?:aidons|accompagnons)(?:-nous)?|à qui (?:.{2,20} )?s['’]adresse.*|secteurs(?: d['’]activité)?|nos publics",
  es: '(?:para|a) quién(?:es)?.*|sectores|industrias|con quién trabajamos',
  it: 'per chi.*|chi (?:aiutiamo|sosteniamo)|a chi (?:si rivolge|è rivolt|è dedicat|serve).*|settori',
  pt: 'para quem.*|quem (?:ajudamos|atendemos|apoiamos)|a quem se (?:destina|dirige).*|setores|sectores',
  nl: 'voor wie.*|wie (?:wij helpen|helpen wij)|branches|sectoren',
  sv: 'för vem.*|vem .{2,30} för.*|branscher|målgrupper?',
  da: 'for hvem.*|hvem .{2,30} for.*|brancher|målgrupper?',
  nb: 'for hvem.*|hvem .{2,30} for.*|bransjer|målgrupper?',
  fi: 'kenelle.*|kohderyhmä\\p{L}*|toimialat',
  pl: 'dla kogo.*|(?:komu|kogo) (?:pomagamy|wspieramy).*|branże',
  cs: 'pro koho.*|komu .{2,30}(?:určen|pomáháme).*|odvětví|cílová skupina',
  tr: '(?:.{2,30} )?kimler? için.*|kimlere .*|sektörler|hedef kitle',
  ru: 'для кого.*|кому (?:мы )?помогаем.*|кому (?:подойдет|подходит|будет полез).*|отрасли',
  ja: 'こんな方に.{0,10}|(?:導入|対象)(?:業種|業界)|対象となる(?:お客様|方)|ご利用いただいている(?:方|お客様)',
  zh: '(?:适合|適合)(?:谁|哪些人|人群)|(?:适用|服务)(?:行业|客户)',
  ko: '누구를 위한.*|이런 분들께.*|적용 ?업종',
  ar: 'لمن .{0,20}|من نخدم|القطاعات.{0,20}',
};

/** More of these headings. Only audiences use them: capabilities are often under them too. */
export const MORE_AUDIENCE_HEADINGS: LanguagePatterns = {
  en: "who['’]s (?:it|this) for|who (?:should|can|could|may) (?:attend|join|apply|participate|benefit|take part)(?: .{2,20})?|(?:is|are) (?:it|this|.{2,20}) (?:right )?for (?:me|you)|(?:perfect|ideal|great) for|target (?:audiences?|groups?)|(?:our|key|target) audiences?|(?:solutions )?by (?:industry|role)|(?:sectors|industries)|(?:markets|sectors|industries) (?:we|that we) (?:serve|work (?:with|in)|support)",
  de: '(?:ideal|geeignet|perfekt) für|zielgruppe|(?:unsere|die) zielgruppen?|lösungen (?:für|nach) (?:ihre )?branchen?|branchenlösungen|(?:unsere )?branchen|für wen .*|wer kann (?:teilnehmen|mitmachen|kommen)',
  fr: "idéal pour|publics? (?:cibles?|visés?|accueillis?)|(?:solutions )?par secteur(?: d['’]activité)?|nos secteurs(?: d['’]activité)?|qui peut (?:participer|adhérer|bénéficier).{0,20}",
  es: 'dirigido a|ideal para|público objetivo|(?:soluciones )?por sector(?:es)?|(?:nuestros )?sectores(?: .{2,20})?|quién(?:es)? pueden? .{2,20}|a quién(?:es)? ayudamos',
  it: 'ideale per|destinatari|a chi ci rivolgiamo|chi può (?:partecipare|iscriversi).{0,20}|(?:soluzioni )?per settore|i nostri settori',
  pt: 'ideal para|público[- ]alvo|(?:soluções )?por (?:setor|segmento)|(?:segmentos|setores)(?: que atendemos)?|quem pode (?:participar|usar).{0,20}|a quem ajudamos',
  nl: 'ideaal voor|geschikt voor|(?:onze )?doelgroep(?:en)?|(?:oplossingen )?per (?:branche|sector)|onze (?:branches|sectoren)',
  sv: 'perfekt för|(?:våra )?målgrupper|vem (?:kan|får) delta.{0,20}|(?:lösningar )?per bransch',
  da: 'perfekt til|(?:vores )?målgrupper|hvem kan deltage.{0,20}',
  nb: 'perfekt for|(?:våre )?målgrupper|hvem kan delta.{0,20}',
  fi: 'kuka voi .{2,20}|kenelle .{2,30}',
  pl: 'idealn[ey] dla|grup[ay] docelow[ae]|kto może .{2,20}',
  cs: 'komu pomáháme|cílov(?:á|é) skupin[ay]|kdo se může .{2,20}|pro koho .{2,30}',
  sk: 'pre koho(?: .{2,30})?|komu (?:pomáhame|je .{2,20})|cieľov(?:á|é) skupin[ay]|odvetvia',
  tr: 'kimler (?:katılabilir|yararlanabilir).{0,20}|kimlere hitap.{0,20}',
  ru: 'кто может (?:обратиться|участвовать|получить).{0,20}|целевая аудитория|кому мы нужны|решения по отраслям',
  uk: 'для кого(?: .{2,30})?|кому (?:ми )?(?:допомагаємо|підійде|підходить).{0,20}|цільова аудиторія|галузі',
  ro: 'pentru cine(?: .{2,30})?|cui (?:ne|se|i se|te|vă) .{2,20}|pe cine ajutăm|grup(?:ul)? [țţ]intă|industrii',
  bg: 'за кого(?: .{2,30})?|на кого (?:помагаме|е .{2,20})|целева група|кой може .{2,20}',
  el: 'για ποιους(?: .{2,30})?|σε ποιους .{2,20}|ποιους .{2,20}|κλάδοι',
  hu: 'kinek .{2,30}|kiknek .{2,30}|kinek?|célcsoport|célközönség|kik (?:jöhetnek|vehetnek) .{2,20}',
  hr: 'za koga(?: .{2,30})?|kome (?:je|pomažemo).{0,20}|ciljn[ae] skupin[ae]',
  sl: 'za koga(?: .{2,30})?|komu (?:je|pomagamo).{0,20}|ciljn[ae] skupin[ae]|panoge',
  lv: 'kam .{0,20}(?:domāt|paredzēt|palīdz|piemērot).{0,10}|mērķ(?:a ?)?grupas?|nozares',
  lt: 'kam .{0,20}(?:skirt|padeda|tinka).{0,10}|tikslin(?:ė|ės) grup(?:ė|ės)',
  et: 'kellele(?: .{2,30})?|sihtrühm(?:ad)?|sihtgru(?:pp|pid)',
  he: 'למי (?:זה |הקורס |השירות )?(?:מתאים|מיועד).{0,20}|קהל ה?יעד',
  ja: '業種別.{0,6}|(?:おすすめ|お勧め)の方|(?:対象|対象者|対象の方)|こんな方へ',
  zh: '(?:行业|行業)(?:解决方案|解決方案|方案)|(?:服务|服務|适用|適用)(?:对象|對象|人群)',
  ko: '(?:추천|대상) ?(?:대상|고객)|산업별 .{2,10}|이런 분.{0,10}',
};

/** The preposition before an audience in a heading: "For freelancers". */
export const FOR_PREFIX =
  /^(?:for|für|pour(?: les| la)?|para(?: los| las| os| as)?|per(?: le| gli| i)?|voor|för|til|dla|pro|для)\s+/iu;
