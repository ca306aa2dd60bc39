import type { CompleteLanguagePatterns } from '../text/index.ts';

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

/** The preposition before an audience in a heading: "For freelancers". */
export const FOR_PREFIX =
  /^(?:for|für|pour(?: les| la)?|para(?: los| las| os| as)?|per(?: le| gli| i)?|voor|för|til|dla|pro|для)\s+/iu;
