import { type LanguagePatterns, normalizeWhitespace, wordCount } from '../shared/text/index.ts';

/** How a sentence names those it is for. */
type AudienceTrigger = 'for' | 'designed' | 'helps' | 'condition' | 'used' | 'who';

export interface AudiencePhrase {
  /** "small teams" */
  name: string;
  /** The part of the sentence that says it, word for word: "designed for small teams". */
  clause: string;
  trigger: AudienceTrigger;
}

interface AudienceGrammar {
  /** Words for people and organisations. */
  people: string;
  /** Before them, by what they say. */
  triggers: Partial<Record<AudienceTrigger, string>>;
  /** Words that may stand before the noun without being part of the name. */
  fillers: string;
  /** Words between one group and the next. */
  and: string;
}

const EN_PEOPLE =
  'people|persons?|individuals?|anyone|everyone|everybody|developers?|devs?|programmers?|coders?|engineers?|designers?|(?:\\p{L}+ )?teams?|startups?|start-ups?|agencies|businesses|small businesses|companies|enterprises?|corporations?|firms|freelancers?|creators?|creatives|artists?|writers?|authors?|marketers?|students?|pupils|teachers?|educators?|lecturers|schools?|universities|colleges|parents?|families|children|kids|teens|teenagers|youth|young people|adults|seniors|elders|women|men|girls|boys|patients?|doctors?|physicians|clinics?|nurses?|carers|caregivers|researchers?|scientists?|academics|scholars|analysts?|(?:project |product )?managers?|founders?|entrepreneurs?|(?:\\p{L}+ )?owners?|sellers?|merchants?|retailers?|customers?|clients?|consumers|investors?|traders?|homeowners?|landlords?|tenants?|residents|citizens|neighbou?rs|locals|travell?ers?|tourists|visitors?|guests?|musicians?|photographers?|filmmakers|gamers?|players?|athletes?|professionals?|practitioners|specialists|beginners?|newcomers|learners|experts?|enthusiasts|hobbyists?|lovers|fans|makers?|hackers|tinkerers|consultants?|lawyers?|accountants?|recruiters?|employers?|employees|workers|volunteers|donors|members?|contributors|maintainers|attendees|participants|nonprofits?|non-profits?|charities|organi[sz]ations?|institutions|governments?|authorities|administrations|publishers?|bloggers?|journalists?|restaurants?|hotels?|shops|stores|admins?|administrators?|operators|sysadmins|architects?|leaders?|executives?|users|end users|growers?|farmers?|farms|cities|municipalities|communities|contractors?|manufacturers?|vendors|suppliers|service providers|providers|integrators|studios|bakers?|bakeries|cafés?|cafes?|riders?|cyclists?|runners?|climbers?|hikers|sailors|drivers|pilots|pharmacies|labs|laboratories|hospitals|libraries|museums|offices|churches|clubs|couples|brides|pet owners|animals|dogs|cats|refugees|migrants|immigrants|veterans|survivors|victims|job seekers|graduates|readers|listeners|viewers|audiences|thinkers|dreamers|explorers|buyers|shoppers|builders|gardeners|cooks|chefs|foodies|speakers|translators|linguists|historians|collectors';

const GRAMMARS: Readonly<Record<string, AudienceGrammar>> = {
  en: {
    people: EN_PEOPLE,
    triggers: {
      designed:
        '(?:built|made|designed|created|crafted|intended|meant|perfect|ideal|great|best|suited|suitable|tailored|aimed|targeted|dedicated|open|available|catering|geared)(?: \\p{L}+ly)? (?:for|at|to|toward|towards)(?: both| either)?',
      helps:
        '(?:help(?:s|ed|ing)?|enabl(?:es?|ing)|allow(?:s|ing)?|empower(?:s|ing)?|support(?:s|ing)?|connect(?:s|ing)?|serv(?:es?|ing)|train(?:s|ing)?|teach(?:es|ing)?|assist(?:s|ing)?|inspir(?:es?|ing)|gives?|giving|lets|brings? together|bringing together|unit(?:es?|ing)|welcom(?:es?|ing)|we welcome|represent(?:s|ing)?|educat(?:es?|ing)|we work with|works? with|working with|partner(?:s|ing)? with)',
      condition: "(?:whether|if) you(?:['’]re| are)(?: an?| one of the)?|are you (?:an?|one of)",
      used: '(?:trusted|loved|used|chosen|adopted|relied on)(?: every day| daily)? by',
      for: 'for',
    },
    fillers:
      'the|a|an|all|any|both|other|our|your|its|their|his|her|more|many|most|some|every|these|those|over|of|than|thousands|hundreds|millions|dozens|\\d[\\d,.]*\\+?|kind|kinds|type|types|group|groups',
    and: 'and|or|as well as|&',
  },
  de: {
    people:
      'menschen|personen|alle|jede[nr]?|entwickler(?:innen|\\*innen|:innen)?|unternehmen|firmen|betriebe[n]?|agenturen|teams|schulen|schüler(?:innen|\\*innen|:innen)?(?:n)?|studierende[n]?|studenten|lehrer(?:innen|\\*innen|:innen)?(?:n)?|lehrkräfte|gründer(?:innen)?|selbst(?:st)?ändige[n]?|händler[n]?|familien|kinder[n]?|jugendliche[n]?|erwachsene[n]?|frauen|männer|senioren|eltern|handwerker(?:n|innen)?|handwerksbetriebe[n]?|praxen|kanzleien|vereine[n]?|kommunen|städte[n]?|gemeinden|bürger(?:innen|\\*innen|:innen)?(?:n)?|hotels|restaurants|werkstätten|steuerberater(?:innen)?|architekten|planer|hersteller[n]?|kunden|gäste|besucher(?:innen)?|mitglieder|anfänger(?:innen)?|einsteiger(?:innen)?|profis|künstler(?:innen)?|musiker(?:innen)?|forschende|wissenschaftler(?:innen)?|fachkräfte|arbeitgeber|arbeitnehmer|patienten|pflegende|geflüchtete|interessierte[n]?|organisationen|institutionen|behörden|verwaltungen|freiwillige|fans|liebhaber',
    triggers: {
      designed:
        '(?:entwickelt|gemacht|ideal|geeignet|perfekt|gebaut|konzipiert|gedacht|offen|maßgeschneidert|richtet sich an|wendet sich an|angebote?|software|plattform|lösung(?:en)?|programm|beratung|treffpunkt|anlaufstelle|verein)(?: speziell)?(?: für| an)?',
      helps:
        '(?:helfen|hilft|unterstützen|unterstützt|begleiten|begleitet|fördern|fördert|vernetzt|verbindet|bietet|bieten|vertritt|beraten|berät)',
      for: 'für',
    },
    fillers: 'die|den|der|das|alle|ihre?[nmrs]?|unsere?[nmrs]?|viele[nr]?|mehr|als|kleine|große|junge|wir|\\d[\\d.]*',
    and: 'und|oder|sowie',
  },
  fr: {
    people:
      'personnes|tous|toutes|développeu(?:rs|ses)|entreprises|équipes|agences|écoles|élèves|étudiants|enseignants|parents|enfants|jeunes|adultes|seniors|femmes|hommes|indépendants|commerçants|familles|artisans|collectivités|communes|associations|restaurateurs|hôteliers|startups|particuliers|professionnels|boulangers|producteurs|maraîchers|agriculteurs|citoyens|habitants|visiteurs|clients|membres|bénévoles|chercheurs|artistes|musiciens|débutants|amateurs|passionnés|patients|soignants|organisations|institutions|administrations|musées|bibliothèques|utilisateurs',
    triggers: {
      designed:
        "(?:conçu|fait|pensé|idéal|destiné|ouvert|adapté|dédié|logiciel|plateforme|outil|solution)e?s? (?:spécialement )?(?:pour|à|aux?)(?: tous)?(?: les| des)?|s['’]adresse (?:à|aux?)(?: tous)?(?: les)?",
      helps:
        '(?:aid(?:e|ons|ent)|accompagn(?:e|ons|ent)|soutien(?:t|nent)|soutenons|permet(?:tent|tons)? aux?|réunit|rassemble|regroupe|accueille|accueillons|représente|forme|formons)(?: les| des)?',
      for: 'pour(?: les| des)?',
    },
    fillers: 'les|des|aux?|tous|toutes|leurs?|vos|nos|de|du|plus|nombreux|jeunes|petites?|\\d[\\d.]*',
    and: 'et|ou|ainsi que',
  },
  es: {
    people:
      'personas|todos|todas|desarrollador[ae]s|empresas|equipos|agencias|escuelas|colegios|estudiantes|alumnos|docentes|profesores|padres|madres|niñ[oa]s|jóvenes|adultos|mayores|mujeres|hombres|autónomos|comercios|familias|pymes|restaurantes|hoteles|profesionales|clínicas|ayuntamientos|agricultores|cooperativas|tiendas|ciudadan[oa]s|vecinos|visitantes|clientes|miembros|voluntari[oa]s|investigador[ae]s|artistas|músicos|principiantes|aficionados|amantes|pacientes|organizaciones|instituciones|comunidades|usuarios|emprendedor[ae]s|trabajador[ae]s|migrantes',
    triggers: {
      designed:
        '(?:diseñad[oa]s?|hech[oa]s?|pensad[oa]s?|ideal|perfect[oa]|dirigid[oa]s?|orientad[oa]s?|abiert[oa]|software|plataforma|herramienta|solución) (?:para|a)(?: tod[oa]s)?(?: (?:las|los))?',
      helps:
        '(?:ayud(?:a|an|amos|ando)|apoy(?:a|an|amos)|acompañ(?:a|an|amos)|reún(?:e|en)|reunimos|agrupa|conecta(?:mos)?|permit(?:e|en|imos)|capacita(?:mos)?|representa(?:mos)?)(?: a)?(?: (?:las|los))?',
      for: 'para(?: tod[oa]s)?(?: (?:las|los))?',
    },
    fillers: 'las|los|tod[oa]s|tus|sus|nuestr[oa]s|más|de|much[oa]s|pequeñ[oa]s|grandes|\\d[\\d.]*',
    and: 'y|e|o|así como',
  },
  it: {
    people:
      'persone|tutti|sviluppatori|aziende|imprese|squadre|agenzie|scuole|studenti|insegnanti|docenti|genitori|bambini|ragazzi|giovani|adulti|anziani|donne|uomini|artigiani|famiglie|professionisti|ristoranti|hotel|negozi|cittadini|visitatori|clienti|soci|volontari|ricercatori|artisti|musicisti|principianti|appassionati|amanti|pazienti|organizzazioni|istituzioni|enti|comuni|comunità|utenti|imprenditori|associazioni',
    triggers: {
      designed:
        '(?:progettat|fatt|pensat|dedicat|rivolt|apert|adatt)[oaie] (?:per|a|ad|agli?|alle|ai)(?: tutti)?(?: (?:le|gli|i))?|ideale per(?: (?:le|gli|i))?|(?:software|piattaforma|soluzione) per(?: (?:le|gli|i))?|si rivolge (?:a|ai|agli|alle)',
      helps:
        '(?:aiut(?:a|ano|iamo)|sosteniamo|sostiene|supporta|supportiamo|accompagna|riunisce|unisce|permette (?:a|ai|agli|alle)|rappresenta|forma)(?: (?:le|gli|i))?',
      for: 'per(?: tutti)?(?: (?:le|gli|i))?',
    },
    fillers: 'le|gli|i|tutti|tutte|tuoi|tue|nostri|nostre|più|di|dei|delle|degli|molti|piccole|grandi|\\d[\\d.]*',
    and: 'e|ed|o|nonché',
  },
  pt: {
    people:
      'pessoas|todos|todas|desenvolvedor[ae]s|programador[ae]s|empresas|equipes|equipas|agências|escolas|estudantes|alunos|professores|pais|crianças|jovens|adultos|idosos|mulheres|homens|famílias|profissionais|restaurantes|lojas|clínicas|cidadãos|moradores|visitantes|clientes|membros|voluntários|pesquisadores|investigadores|artistas|músicos|iniciantes|entusiastas|amantes|pacientes|organizações|instituições|comunidades|usuários|utilizadores|empreendedores|trabalhadores|agricultores',
    triggers: {
      designed:
        '(?:feit|projetad|pensad|dirigid|voltad|abert|destinad|criad)[oa]s? (?:para|a|aos?|às?)(?: tod[oa]s)?(?: (?:as|os))?|ideal para(?: (?:as|os))?|(?:software|plataforma|solução) para(?: (?:as|os))?',
      helps:
        '(?:ajud(?:a|am|amos)|apoi(?:a|am|amos)|conecta(?:mos)?|reúne|permite(?: a| que)?|capacita(?:mos)?|representa(?:mos)?|une)(?: (?:as|os))?',
      for: 'para(?: tod[oa]s)?(?: (?:as|os))?',
    },
    fillers: 'as|os|tod[oa]s|seus|suas|noss[oa]s|mais|de|muit[oa]s|pequen[oa]s|grandes|\\d[\\d.]*',
    and: 'e|ou|bem como',
  },
  nl: {
    people:
      "mensen|iedereen|ontwikkelaars|bedrijven|ondernemingen|teams|bureaus|scholen|leerlingen|studenten|docenten|leraren|ouders|kinderen|jongeren|volwassenen|ouderen|vrouwen|mannen|ondernemers|zzp[’']ers|gezinnen|winkels|gemeenten|burgers|bewoners|bezoekers|klanten|leden|vrijwilligers|onderzoekers|kunstenaars|muzikanten|beginners|liefhebbers|professionals|patiënten|organisaties|instellingen|verenigingen|overheden|gebruikers|sporters",
    triggers: {
      designed:
        '(?:gemaakt|ontworpen|ideaal|bedoeld|geschikt|perfect|open|gericht|software|platform|oplossing) (?:voor|op)',
      helps: '(?:helpt?|helpen|ondersteunt|ondersteunen|begeleidt|begeleiden|verbindt|verbinden|verenigt|brengt)',
      for: 'voor',
    },
    fillers: 'de|het|alle|jouw|uw|onze|meer|dan|veel|kleine|grote|jonge|\\d[\\d.]*',
    and: 'en|of|alsook',
  },
  ru: {
    people:
      'людей|всех|каждого|разработчиков|программистов|компаний|предприятий|команд|агентств|школ|школьников|студентов|учителей|преподавателей|родителей|детей|подростков|молод[её]жи|взрослых|пожилых|женщин|мужчин|семей|специалистов|профессионалов|ресторанов|магазинов|клиник|граждан|жителей|посетителей|клиентов|волонт[её]ров|исследователей|уч[её]ных|художников|музыкантов|начинающих|новичков|любителей|пациентов|организаций|учреждений|пользователей|предпринимателей|бизнеса',
    triggers: {
      designed:
        '(?:создан\\p{L}*|предназначен\\p{L}*|подходит|идеал\\p{L}+|разработан\\p{L}*|платформа|сервис|решение|программа|курс\\p{L}*) для',
      for: 'для',
    },
    fillers: 'всех|наших|ваших|своих|более|\\d[\\d.]*|малых|больших|молодых|начинающих',
    and: 'и|или|а также',
  },
  uk: {
    people:
      'людей|всіх|усіх|кожного|розробників|програмістів|компаній|підприємств|команд|агентств|шкіл|школярів|студентів|учнів|вчителів|викладачів|батьків|дітей|підлітків|молоді|дорослих|жінок|чоловіків|родин|сімей|фахівців|професіоналів|ресторанів|магазинів|клінік|громадян|мешканців|відвідувачів|клієнтів|волонтерів|дослідників|науковців|митців|художників|музикантів|початківців|пацієнтів|організацій|установ|громад|користувачів|підприємців|бізнесу|ветеранів|військових',
    triggers: {
      designed:
        '(?:створен\\p{L}*|призначен\\p{L}*|підходить|розроблен\\p{L}*|платформа|сервіс|рішення|програма|курс\\p{L}*) для',
      for: 'для',
      helps: 'допомага\\p{L}+',
    },
    fillers: 'всіх|усіх|наших|ваших|своїх|понад|\\d[\\d.]*|малих|великих|молодих',
    and: 'і|й|та|або|а також',
  },
};

const MAX_NAME_WORDS = 6;
const MAX_CLAUSE_WORDS = 14;
/** Longer texts are lists or tables. */
const MAX_SENTENCE_LENGTH = 600;

const compiled = new Map<string, { pattern: RegExp; triggers: readonly (readonly [AudienceTrigger, RegExp])[] }>();

function patternOf(language: string) {
  const grammar = GRAMMARS[language];
  if (!grammar) return null;
  let known = compiled.get(language);
  if (!known) {
    const filler = `(?:(?:${grammar.fillers}) ){0,4}`;
    const group = `${filler}(?:[\\p{L}\\p{N}’'-]+ ){0,3}?(?:${grammar.people})(?: (?:${grammar.people}))?(?![\\p{L}])`;
    const triggers = Object.values(grammar.triggers).join('|');
    known = {
      pattern: new RegExp(
        `(?<![\\p{L}\\p{N}])(${triggers}) (${group}(?:(?:, ?| (?:${grammar.and}) |, (?:${grammar.and}) )${group}){0,4})`,
        'giu',
      ),
      triggers: (Object.entries(grammar.triggers) as [AudienceTrigger, string][]).map(([name, words]) => [
        name,
        new RegExp(`^(?:${words})$`, 'iu'),
      ]),
    };
    compiled.set(language, known);
  }
  return { ...known, grammar };
}

/** Those that a sentence says it is for, each with the clause that says so. */
export function findAudiencePhrases(sentence: string, language: string): AudiencePhrase[] {
  if (sentence.length > MAX_SENTENCE_LENGTH) return [];
  if (language === 'ja' || language === 'zh') return unspacedAudiences(sentence, language);
  const found = patternOf(language);
  if (!found) return [];
  const { pattern, triggers, grammar } = found;
  const splitter = new RegExp(`, ?(?:(?:${grammar.and}) )?| (?:${grammar.and}) `, 'iu');
  const leading = new RegExp(`^(?:(?:${grammar.fillers}) ){1,4}`, 'iu');
  return [...sentence.matchAll(pattern)].flatMap((match) => {
    const [whole, before = '', groups = ''] = match;
    const trigger = triggers.find(([, words]) => words.test(before))?.[0] ?? 'for';
    const clause = clauseFrom(sentence, match.index, whole.length);
    return groups
      .split(splitter)
      .map((name) => normalizeWhitespace(name.replace(leading, '').replace(/^(?:for|to) /iu, '')))
      .filter((name) => name !== '' && wordCount(name) <= MAX_NAME_WORDS && !STOP_WORDS.test(name))
      .map((name): AudiencePhrase => ({ name, clause, trigger }));
  });
}

/** A name with one of these in it is half a sentence. */
const STOP_WORDS =
  /(?:^|\s)(?:that|which|you|we|they|it|is|are|be|to|with|from|by|der|die|das|ist|sind|mit|qui|que|est|sont|avec|con|es|son|che|con|è|sono|com|são|die|dat|zijn|met)(?:\s|$)/i;

/** From the trigger to the end of its clause, at most so many words. */
function clauseFrom(sentence: string, start: number, length: number): string {
  const matched = sentence.slice(start, start + length);
  const rest = sentence.slice(start + length).split(/(?<=[.!?;:。])|[.!?;:—–]| - /u)[0] ?? '';
  const room = Math.max(0, MAX_CLAUSE_WORDS - wordCount(matched));
  const more = rest
    .split(/(?<=\s)/)
    .slice(0, room + 1)
    .join('');
  return normalizeWhitespace(wordCount(rest) <= room ? `${matched}${rest}` : `${matched}${more}`).replace(
    /[\s,.;:]+$/u,
    '',
  );
}

const UNSPACED: LanguagePatterns = {
  ja: '([\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}ー]{2,16}?)(?:の(?=方|皆さま|皆様|みなさま)(?:方|皆さま|皆様|みなさま)|のため|(?<!に)向け|の味方)',
  zh: '(?:为|為|帮助|幫助|适合|適合|面向|服务于|服務於)([\\p{Script=Han}]{0,8}?(?:者|人|家|员|員|生|师|師|团队|團隊|企业|企業|公司|机构|機構|学校|學校|群体|群體|家庭|儿童|兒童|长者|長者|居民|社区|社區))(?=提供|打造|设计|設計|而|的|，|。|、|$)',
};

function unspacedAudiences(sentence: string, language: string): AudiencePhrase[] {
  const pattern = new RegExp(UNSPACED[language] ?? '(?!)', 'gu');
  return [...sentence.matchAll(pattern)].map((match) => ({
    name: match[1] ?? '',
    clause: match[0].replace(/[，。]$/u, ''),
    trigger: 'designed' as const,
  }));
}
