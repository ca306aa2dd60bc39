import type { CompleteLanguagePatterns } from '../text/index.ts';

/** Words for kinds of people and organizations, and the words that introduce them as an audience, by language. */
export const AUDIENCE_NOUNS: Record<string, { people: string; before: string }> = {
  en: {
    people:
      'developers?|engineers?|designers?|teams?|startups?|start-ups?|agencies|businesses|companies|enterprises?|freelancers?|creators?|artists?|writers?|marketers?|students?|teachers?|educators?|schools?|parents?|families|children|patients?|doctors?|clinics?|nurses?|researchers?|scientists?|analysts?|managers?|founders?|entrepreneurs?|owners?|sellers?|merchants?|retailers?|brands?|customers?|clients?|investors?|traders?|homeowners?|landlords?|tenants?|travell?ers?|guests?|musicians?|photographers?|gamers?|players?|athletes?|professionals?|beginners?|experts?|consultants?|lawyers?|accountants?|recruiters?|employers?|employees|nonprofits?|non-profits?|organi[sz]ations?|governments?|publishers?|bloggers?|journalists?|restaurants?|hotels?|admins?|administrators?|architects?|makers?|hobbyists?|leaders?|executives?|women|men|kids|seniors|users|growers?|farmers?|farms|cities|municipalities|contractors?|shops|stores|manufacturers?|workshops?|studios?|bakers?|bakeries|cafés?|cafes?|riders?|cyclists?|runners?|climbers?|pharmacies|labs|laboratories|hospitals|libraries|museums|offices',
    before:
      '(?:built|made|designed|created|perfect|ideal|best|tailored|crafted|solutions?|software|platform|tools?|services?|app)\\s+(?:especially |specifically |exclusively )?for|help(?:s|ing)?|empower(?:s|ing)?|enabl(?:es|ing)|trusted by|loved by|used by|we work with|we serve',
  },
  de: {
    people:
      'entwickler(?:innen)?|unternehmen|betriebe[n]?|agenturen|teams|schulen|gründer(?:innen)?|selbst(?:st)?ändige[n]?|händler[n]?|familien|handwerker(?:n|innen)?|handwerksbetriebe[n]?|praxen|kanzleien|vereine[n]?|kommunen|städte[n]?|hotels|restaurants|werkstätten|steuerberater(?:innen)?|architekten|planer|hersteller[n]?',
    before:
      '(?:entwickelt|gemacht|ideal|gebaut|software|plattform|lösung(?:en)?|programm) (?:speziell )?für|(?:helfen|hilft)(?: \\p{Ll}+)?',
  },
  fr: {
    people:
      'développeu(?:rs|ses)|entreprises|équipes|agences|écoles|indépendants|commerçants|familles|artisans|collectivités|associations|restaurateurs|hôteliers|startups|étudiants|particuliers|professionnels|boulangers|producteurs|maraîchers',
    before:
      '(?:conçu|fait|pensé|idéal|logiciel|plateforme|outil|solution)e?s? (?:spécialement )?pour(?: les)?|aid(?:e|ons)(?: les)?|accompagn(?:e|ons)(?: les)?',
  },
  es: {
    people:
      'desarrolladores|empresas|equipos|agencias|escuelas|autónomos|comercios|familias|pymes|restaurantes|hoteles|profesionales|estudiantes|clínicas|ayuntamientos|agricultores|cooperativas|tiendas',
    before:
      '(?:diseñad[oa]s?|hech[oa]s?|pensad[oa]s?|ideal|software|plataforma|herramienta|solución) para(?: (?:las|los))?|ayud(?:a|amos)(?: a)?(?: (?:las|los))?',
  },
  it: {
    people:
      'sviluppatori|aziende|imprese|squadre|agenzie|scuole|artigiani|famiglie|professionisti|ristoranti|hotel|negozi',
    before:
      '(?:progettat|fatt|pensat)[oaie] per(?: (?:le|gli|i))?|(?:software|piattaforma|soluzione) per(?: (?:le|gli|i))?|aiut(?:a|iamo)(?: (?:le|gli|i))?',
  },
  pt: {
    people: 'desenvolvedores|empresas|equipes|agências|escolas|famílias|profissionais|restaurantes|lojas|clínicas',
    before:
      '(?:feit|projetad|pensad)[oa]s? para(?: (?:as|os))?|(?:software|plataforma|solução) para|ajud(?:a|amos)(?: (?:as|os))?',
  },
  nl: {
    people: "ontwikkelaars|bedrijven|teams|bureaus|scholen|ondernemers|zzp['’]ers|gezinnen|winkels|gemeenten",
    before: '(?:gemaakt|ontworpen|ideaal|software|platform|oplossing) voor|helpt?|helpen',
  },
};

/** Headings above a list of audiences. */
export const AUDIENCE_HEADINGS: CompleteLanguagePatterns = {
  en: "who (?:it(?:['’]s| is)|we|this|\\p{L}+)(?: \\p{L}+)? (?:for|serve|help|with)|(?:made|built|designed|created) for(?: .{2,20})?|solutions for.*|industries(?: we (?:serve|work (?:with|in)))?|our customers are",
  de: 'für wen(?: .{2,30})?|branchen|zielgruppen|mit wem wir arbeiten|gemacht für',
  fr: "pour qui.*|à qui (?:.{2,20} )?s['’]adresse.*|secteurs(?: d['’]activité)?|nos publics",
  es: '(?:para|a) quién.*|sectores|industrias|con quién trabajamos',
  it: 'per chi.*|a chi (?:si rivolge|è rivolt|è dedicat|serve).*|settori',
  pt: 'para quem.*|a quem se (?:destina|dirige).*|setores|sectores',
  nl: 'voor wie.*|branches|sectoren',
  sv: 'för vem.*|vem .{2,30} för.*|branscher|målgrupper?',
  da: 'for hvem.*|hvem .{2,30} for.*|brancher|målgrupper?',
  nb: 'for hvem.*|hvem .{2,30} for.*|bransjer|målgrupper?',
  fi: 'kenelle.*|kohderyhmä\\p{L}*|toimialat',
  pl: 'dla kogo.*|branże',
  cs: 'pro koho.*|komu .{2,30}(?:určen|pomáháme).*|odvětví|cílová skupina',
  tr: '(?:.{2,30} )?kimler? için.*|kimlere .*|sektörler|hedef kitle',
  ru: 'для кого.*|кому (?:подойдет|подходит|будет полез).*|отрасли',
  ja: 'こんな方に.{0,10}|(?:導入|対象)(?:業種|業界)|対象となる(?:お客様|方)|ご利用いただいている(?:方|お客様)',
  zh: '(?:适合|適合)(?:谁|哪些人|人群)|(?:适用|服务)(?:行业|客户)',
  ko: '누구를 위한.*|이런 분들께.*|적용 ?업종',
  ar: 'لمن .{0,20}|من نخدم|القطاعات.{0,20}',
};

/** The preposition before an audience in a heading: "For freelancers". */
export const FOR_PREFIX =
  /^(?:for|für|pour(?: les| la)?|para(?: los| las| os| as)?|per(?: le| gli| i)?|voor|för|til|dla|pro|для)\s+/iu;
