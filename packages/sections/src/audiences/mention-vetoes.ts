import { wordCount } from '../shared/text/index.ts';
import { readerOf } from './find-groups.ts';
import type { GroupTrigger } from './grammars/index.ts';
import { ANIMALS, areLetIn } from './guest-animals.ts';
import { isOpenList } from './list-items.ts';
import type { NamedGroup } from './named-group.ts';
import { readGroups } from './noun-phrase.ts';
import { hasOtherRole } from './other-roles.ts';
import { wasFormerly } from './passing-mentions.ts';

/** A named group; without a wording it is only mentioned. */
type ReadGroup = Pick<NamedGroup, 'name' | 'index'> & { trigger: GroupTrigger | null };

type Placed = Pick<ReadGroup, 'name' | 'index'>;
const startOf = (text: string, { name, index }: Placed): number => Math.max(index, text.indexOf(name, index));
const textBefore = (text: string, group: Placed): string => text.slice(0, startOf(text, group));
const textBehind = (text: string, group: Placed): string => text.slice(startOf(text, group) + group.name.length);

/** "Association of Friends of the Museum" is a name. German writes every noun with a capital. */
const isPartOfName = ({ trigger, name }: ReadGroup, language: string): boolean =>
  trigger === 'community' && language !== 'de' && /^\p{Lu}\p{Ll}/u.test(name);

/** "It is not for technicians": nobody whom the brand is for. "Not only" is another matter. */
const DENIED =
  /(?<!\p{L})(?:not|isn['’]t|aren['’]t|never|n['’](?:est|était) pas|ne sont pas|pas(?! de)|nicht|no es|no son|no está|no están|não é|não são|não está|não estão|non è|non sono|niet|inte|ikke|nie jest|nie są|není|nejsou|nie je|nie sú|не) (?!(?:just|only|seulement|uniquement|nur|solo|sólo|só|apenas|alleen|bara|kun|bare|tylko|jen|len|только|лише|тільки|само)(?!\p{L}))(?:[^\s,.;:]+ ){0,3}$/iu;
const DENIABLE: ReadonlySet<GroupTrigger | null> = new Set(['for', 'designed', 'addressed']);
const isDenied = (text: string, { trigger, index }: ReadGroup): boolean =>
  DENIABLE.has(trigger) && DENIED.test(text.slice(0, index));

/** "for 300 guests": how many fit in. */
const isNumber = (text: string, { trigger, name, index }: ReadGroup): boolean =>
  (trigger === 'for' && /\d\s+$/u.test(text.slice(0, text.indexOf(name, index)))) ||
  /^(?:million|thousand|hundred)s? /iu.test(name) ||
  COUNTED_PEOPLE.test(name);

/** 年間800万人: how many people, in a statistic. */
const COUNTED_PEOPLE = /\p{N}\s?[十百千万億亿萬만천억]*[余餘多여]?(?:人|名|명)$/u;

/** "We can compete with online shops": in front of others in the same business. */
const COMPETES_WITH =
  /(?<!\p{L})(?:compet(?:e|es|ed|ing) (?:with|against)|(?:konkurrier\p{L}+|mithalten|wettbewerb) mit|concurrence[rz]?|rivaliser avec|compet\p{L}+ con|far(?:e)? concorrenza (?:a|ai|agli|alle)|compet\p{L}+ com|concurreren met|konkurrera\p{L}* med|konkurrere\p{L}* med|kilpail\p{L}+|konkurowa\p{L}+ z|konkuruj\p{L}+ z|konkurova\p{L}+|konkuruj\p{L}+|konkurira\p{L}+|concur(?:a|ăm|ează) cu|versenyez\p{L}*|конкуриру?\p{L}+|конкурир\p{L}+|конкурува\p{L}+|ανταγωνι\p{L}+|bersaing dengan|cạnh tranh với) (?:(?!for |für |pour |para |per |pro |pre |dla |для |za |за )[^\s.,;:]+ ){0,4}$/iu;
const COMPETES_BEHIND = /^\p{L}* ?(?:ile rekabet|と競|との競争|[와과] 경쟁)/u;
const isCompetitor = (text: string, group: ReadGroup): boolean =>
  COMPETES_WITH.test(textBefore(text, group)) || COMPETES_BEHIND.test(textBehind(text, group));

/** "A group made up of craftspeople": its makers. */
const MADE_OF =
  /(?<!\p{L})(?:(?:made up|composed|comprised|consist\p{L}*) (?:of|by)|besteh\p{L}+ aus|(?:formé|composé|constitué)e?s? (?:de|d['’]|par)|(?:formad|compuest|integrad|conformad|constituid)[oa]s? por|(?:format|compost|costituit)[oaie] da|(?:formad|compost|constituíd)[oa]s? por|bestaa[nt]?t? uit|består (?:av|af)|koostu\p{L}+|składa\p{L}* się z|(?:je|jsou|sú) tvořen\p{L}*|tvorí|состо\p{L}+ из|склада\p{L}+ з)(?!\p{L})/iu;

/** "Our team consists of lifeguards", "a team of experts": who is named behind such words. */
const isMaker = (text: string, { name, trigger }: ReadGroup): boolean => {
  const before = text.slice(0, Math.max(0, text.indexOf(name)));
  if (TEAM_OF.test(before)) return true;
  const made = MADE_OF.exec(before);
  return made !== null && (trigger === 'community' || TEAM.test(before.slice(0, made.index)));
};

/** "a team of ", "une équipe d’", "ein Team aus erfahrenen ". */
const TEAM_OF =
  /(?<!\p{L})(?:teams?|staff|mannschaft|équipes?|equipos?|squadr[ae]|equipes?|equips?|tiimi|zespół|zespołu|tým|tím|команда|команды|команду|колектив|коллектив|csapat|echip[aă]|ομάδα|ekip|komanda|meeskond|tim) (?:of |aus |von |de |d['’]|di |van |av |af |z |ze |из |з |от |od )(?:[^\s,.;:]+ ){0,2}$/iu;

/** Who works for the brand. */
const TEAM =
  /(?<!\p{L})(?:team|staff|personal|mannschaft|kollegium|équipe|equipo|squadra|equipe|equip|tiim|zesp|tým|tím|команд|колектив|коллектив|csapat|echip|ομάδα|ekip|ekib|komand|meeskond|tim(?!\p{L}))|チーム|スタッフ|团队|團隊|팀|فريق|צוות/iu;

/** "with support from local businesses", "founded by teachers": in front of who gives or began it. */
const GIVEN_BY = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:support|funding|donations?|grants?|gifts|help|sponsorship) from|(?:with|thanks to)(?: (?:the|generous|kind|financial|some))* (?:support|help|funding|assistance|sponsorship) of',
    '(?:supported|funded|financed|sponsored|founded|started|set up|created|established|owned|paid for|run and owned) by',
    '(?:mit|dank|durch)(?: (?:der|die|freundlicher|finanzieller))* (?:unterstützung|förderung|hilfe|spenden) (?:von|der)|unterstützung durch|spenden (?:von|durch)',
    '(?:gefördert|finanziert|unterstützt|gesponsert|gegründet|getragen) (?:von|durch|vom)|gegründet wurde (?:[^\\s.;,]+ ){1,6}von',
    "(?:avec (?:le |l['’])?|grâce (?:au |à l['’]))(?:soutien|appui|aide|concours) d(?:es|e|u)|dons d(?:es|e|u)|(?:financ|soutenu|subventionn|fond|cré|parrain)[ée]*e?s? par",
    '(?:con (?:el |la )?|gracias (?:al|a la) )(?:apoyo|ayuda|colaboración) de|donaciones de|(?:financiad|patrocinad|apoyad|fundad|cread)[oa]s? por',
    "(?:con (?:il |l['’])?|grazie (?:al |all['’]))(?:sostegno|contributo|aiuto) d(?:ei|elle|egli|i)|(?:finanziat|sostenut|sponsorizzat|fondat)[oaie] da(?:i|lle|gli)?",
    '(?:com (?:o |a )?|graças (?:ao|à) )(?:apoio|ajuda) d(?:os|as|e)|(?:financiad|patrocinad|apoiad|fundad|criad)[oa]s? por',
    '(?:met|dankzij)(?: de)? (?:steun|hulp) van|(?:gesteund|gefinancierd|gesponsord|opgericht) door',
    '(?:stöd|bidrag|gåvor) från|(?:finansieras|stöds|sponsras|grundades|startades) av',
    'støtte fra|(?:finansieres|støttes|sponsoreres|sponses|stiftet|startet|grundlagt) a[fv]',
    'wsparci\\p{L}+ (?:od|ze strony)|(?:finansowan|wspieran|założon|sponsorowan)\\p{L}+ przez|(?:financován|podporován|založen|sponzorován)\\p{L}*(?: z| od)?',
    '(?:финансиру|поддержива|основан|создан)\\p{L}*(?: при)?(?: участии| поддержке)|при поддержке|за підтримки|с подкрепата на',
    'uz potporu|uz podršku|s podporo|με την υποστήριξη|cu sprijinul|(?:fondat|finan[țţ]at|sus[țţ]inut)[ăei]* de|dengan dukungan|didirikan oleh',
  ].join('|')})(?!\\p{L}) `,
  'giu',
);

/** A giver that is no group, and "and": "the Lottery and local ". */
const OTHER_GIVER_AND =
  /^(?:(?!(?:for|für|pour|para|per|voor|för|til|till|dla|pro|pre|za|для|за|για|pentru|untuk|helps?|to|who|die|qui|que|che|we|wir|nous|wij|vi|my|мы|ми)(?!\p{L}))[^\s.;:]+ ){1,3}(?:and|&|und|et|y|e|en|och|og|i|oraz|a|и|та|і|și|dan|και) (?:(?!\p{L}+ing )[^\s.,;:]+ )?$/iu;

/** No words in front of a group are meant by these. */
const UNINTRODUCED: ReadonlySet<GroupTrigger> = new Set(['whole', 'quality', 'levels', 'range']);

/** Whether the noun phrase right behind words of giving names the group. */
function isGiver(text: string, group: ReadGroup, language: string): boolean {
  const { index, trigger } = group;
  const reader = readerOf(language);
  const start = startOf(text, group);
  return [...text.slice(0, start).matchAll(GIVEN_BY)].some((given) => {
    const behind = given.index + given[0].length;
    // "With support from the town we help families": other words introduce them.
    if (trigger !== null && !UNINTRODUCED.has(trigger) && index >= behind && index < start) return false;
    const { groups, end } = reader ? readGroups(text, behind, reader, { singular: true }) : { groups: [], end: behind };
    const first = groups[0] ? text.indexOf(groups[0].name, behind) : -1;
    if (first >= 0 && wordCount(text.slice(behind, first)) <= 1) return start < end;
    return start === behind || OTHER_GIVER_AND.test(text.slice(behind, start));
  });
}

/** "Our", in front of what follows. */
const OUR =
  /(?<!\p{L})(?:our|unsere|nos|nuestr[oa]s|nostr[ie]|noss[oa]s|onze|våra|vores|våre|nas[iz]\p{L}*|naš[ei]|наш(?:их|им|и|і|ите)|μας|els nostres|les nostres|mūsu|mūsų|meie)\s+(?:[\p{L}-]+ )?$/iu;
/** Who serves those who come, by their profession. */
const PROFESSIONAL =
  /(?<!\p{L})(?:staff|special|spezial|espec|speci|expert|eksp|odborn|fach|fagfolk|vakmens|profes|profis|doctor|doktor|médic|medici(?!n)|médecin|ärzt|läkar|læge|leger|artsen|lekar|lékař|lekár|врач|лікар|лекар|nurses|enferm|infermier|infirmi|pfleg|therap|thérap|terap|trainer|trener|trenér|тренер|coach|instru|инстру|інстру|techni|técnic|tecnic|tekni|техник|техні|engineer|ingeni|ingen|ingegner|инженер|інженер|law[yi]|solicit|advoca|avoc|abogad|avvocat|anwält|advok|адвокат|юрист|advis|berater|conseill|asesor|consul|konsul|guides|guías|teach|insegnant|nauczyciel|učitel|учител|вчител|lehrer|lehrkräft|profesor|enseignant|docenti|leraren|lärare|lærere|chefs|köche|мастера|майстри|специал|спеціал|фахівц|эксперт|експерт|ειδικοί)\p{L}*$/iu;
/** "The employees have a canteen": they work for somebody. */
const EMPLOYEES =
  /(?<!\p{L})(?:employees|workers|colleagues|mitarbeite(?:r|nde)(?:innen)?|angestellten?|beschäftigten?|salarié[·.e]*s?|employés|collaborateurs|emplead[oa]s|trabajador[ae]s|colaboradores|dipendenti|lavoratori|collaboratori|impiegati|funcionári[oa]s|trabalhador[ae]s|empregados|treballador[ae]s|empleats|angaja[țţ]ii?|salaria[țţ]ii?|medewerkers|werknemers|anställda|medarbetare|ansatte|medarbejdere?|työntekijät|pracownicy|zaměstnanci|zamestnanci|сотрудники|работники|співробітники|працівники|служители(?:те)?|εργαζόμενοι|dolgozók|munkatársa(?:k|ink)|çalışanlar(?:ımız)?|zaposleni(?:ci)?|töötajad|darbinieki|darbuotojai|karyawan)$/iu;
/** "Öğretmenlerimiz": the same in one word. */
const OUR_PROFESSIONALS = /(?:öğretmen|eğitmen|uzman|hekim|doktor|avukat|mühendis|terapist)(?:lerimiz|larımız)/iu;
/** "Our specialists can assess", "employees get lunch": those who do or get something at work. */
const isStaff = (text: string, group: ReadGroup): boolean =>
  (group.trigger === 'can' && EMPLOYEES.test(group.name)) ||
  (PROFESSIONAL.test(group.name) && OUR.test(textBefore(text, group))) ||
  OUR_PROFESSIONALS.test(group.name);

/** "Companies can redirect part of their tax": who gives. */
const GIVES =
  /^[^.!?]{0,60}?(?<!\p{L})(?:(?:can|may|could) (?:also )?(?:redirect|donate|give|contribute) (?:(?:up to|an?) )?(?:part|share|portion|\d[\d.,]* ?%) of (?:the|their) (?:\p{L}+ )?tax(?:es)?|pot .{0,20}(?:redirec[țţ]iona|dona|direc[țţ]iona) (?:până la )?(?:o parte|\d[\d.,]* ?%) din .{0,20}impozit\p{L}*|mogą .{0,20}przekazać .{0,20}\d[\d.,]* ?% .{0,20}podatku|môžu .{0,20}(?:darovať|poukázať|venovať) .{0,20}\d[\d.,]* ?% .{0,20}dane)(?!\p{L})/iu;
const givesPart = (text: string, group: ReadGroup): boolean =>
  (group.trigger === 'can' || group.trigger === null || group.trigger === 'whole') &&
  GIVES.test(textBehind(text, group));

/** "young, reliable and honest lads": the first of several adjectives, which is a noun in other places. */
const ADJECTIVE = '\\p{L}+(?:і|ї|ые|ие)';
const ADJECTIVE_ALONE = new RegExp(`^${ADJECTIVE}$`, 'iu');
const ADJECTIVES_BEHIND = new RegExp(`^(?:, ${ADJECTIVE}){1,4}(?: (?:та|і|й|и) ${ADJECTIVE})? \\p{L}{3,}`, 'iu');
const isAdjectiveInRow = (text: string, group: ReadGroup): boolean =>
  ADJECTIVE_ALONE.test(group.name) && ADJECTIVES_BEHIND.test(textBehind(text, group));

/** "No entry for children": what there is not. */
const NOT_OFFERED =
  /(?<!\p{L})(?:kein(?:en?)? (?:zutritt|zugang|einlass)|no (?:entry|access|admission|experience)|pas d['’]accès|(?:sin|no hay) acceso|nessun accesso|geen toegang|inget tillträde|ingen adgang|brak wstępu)[: ]*$/iu;
const isNotOffered = (text: string, { trigger, index }: ReadGroup): boolean =>
  DENIABLE.has(trigger) && NOT_OFFERED.test(text.slice(0, index));

/** "From nurse to manager: her career" */
const LIFE = /(?<!\p{L})(?:her|his) (?:career|journey|story|path|life)(?!\p{L})/iu;
const isStationOfLife = (text: string, { trigger }: ReadGroup): boolean => trigger === 'range' && LIFE.test(text);

/** "Sarah took her children": one person's own. German and others have one word for "her" and "your". */
const OF_PERSON_TOLD =
  /(?<!\p{L})(?:(?:her|his) (?:[\p{L}-]+ ){0,2}|(?:mother|father|mum|dad|parent)s? (?:of|to) (?:[\p{L}-]+ ){1,3})$/iu;
const isOfPersonTold = (text: string, group: ReadGroup): boolean =>
  OF_PERSON_TOLD.test(textBefore(text, group)) || /^(?:her|his) /iu.test(group.name);

/** 「一般社団法人」へと移行: what a body became. */
const BECOMES = /^[」』]?(?:へと?|に)(?:移行|改組|改称|変更|組織変更)/u;
const isNewForm = (text: string, group: ReadGroup): boolean => BECOMES.test(textBehind(text, group));

/** "Dogs are welcome": whom guests may bring. */
const isGuestAnimal = (text: string, group: ReadGroup, language: string): boolean =>
  ANIMALS.test(group.name) &&
  (group.trigger === 'welcome' || areLetIn(textBefore(text, group), textBehind(text, group), language));

/** "We keep leaders and followers in mind when …": they are thought of in one matter. */
const KEEPS = /(?<!\p{L})(?:keep(?:s|ing)?|kept|bear(?:s|ing)?) [^.;:]*$/iu;
const isKeptInMind = (text: string, group: ReadGroup): boolean =>
  group.trigger === 'designed' &&
  /^[^.;:]{0,60}? in mind(?!\p{L})/iu.test(textBehind(text, group)) &&
  KEEPS.test(textBefore(text, group));

/** "Rather than to be fathers for boys without one, …": what is not done. "Findet … statt" is another verb. */
const RATHER_THAN =
  /(?<!\p{L})(?:(?:rather than|instead of|anstatt|(?<!(?<!\p{L})(?:findet|finden|fand|fanden) [^.;:!?]*)statt|au lieu de|plutôt que|en (?:lugar|vez) de|invece (?:di|che)|em vez de|in plaats van)(?!\p{L}) ?|au lieu d['’])(?<words>(?:[^\s.,;:!?—–]+ ){0,5})$/iu;
/** What is done then, in the same breath: "instead of one class we run …", "statt Reden bieten …". */
const MAIN_CLAUSE =
  /(?<!\p{L})(?:we|you|they|it|he|she|i|there|here|wir|ihr|sie|er|es|ich|man|nous|vous|ils|elles|il|elle|on|je|noi|nosotr[oa]s|nós|wij|we|jullie|ze|is|are|has|have|ist|sind|hat|haben|gibt|est|sont|es|son|hay|ofrece|è|sono|offre|há|são|oferece|zijn|heeft|\p{L}+(?:mos|iamo))(?!\p{L})|(?<=\p{L} )(?:the|our|this|these|unser\p{L}*|der|onze?|notre|nos|nuestr\p{L}+|nossa?)(?!\p{L})/iu;
/** "Statt Reden hilft …", "statt Reden bieten …": a verb in front of its subject. */
const GERMAN_VERB = /(?<!\p{L})(?!(?:mit|seit|statt|nicht|selbst|weit)(?!\p{L}))\p{Ll}+(?:t|en)(?!\p{L})/u;
const isRatherNot = (text: string, group: ReadGroup, language: string): boolean => {
  const words = RATHER_THAN.exec(textBefore(text, group))?.groups?.['words'];
  return words !== undefined && !MAIN_CLAUSE.test(words) && !(language === 'de' && GERMAN_VERB.test(words));
};

/** "Out of love for animals": what moves somebody. What is made "with love for children" is for them. */
const LOVE =
  /(?<!(?:with|mit|med|cu|με) (?:\p{L}+ )?)(?<!\p{L})(?:meil[ėę]|iš meilės|(?:liebe|leidenschaft) für|(?:love|passion) for|kärlek (?:till|för)|kærlighed (?:til|for)|kjærlighet (?:til|for)|(?:dragostea?|pasiunea?) pentru|αγάπη (?:μας )?για|ljubav za) (?<list>[^.;:]*)$/iu;
const isLoved = (text: string, group: ReadGroup, language: string): boolean => {
  const list = LOVE.exec(textBefore(text, group))?.groups?.['list'];
  return list !== undefined && isOpenList(list, language);
};

/** Whether a sentence names the group as somebody else than those whom the brand is for. */
export const isVetoed = (text: string, group: ReadGroup, language: string): boolean =>
  [
    isPartOfName(group, language),
    isDenied(text, group),
    isNumber(text, group),
    isMaker(text, group),
    isGiver(text, group, language),
    isStaff(text, group),
    givesPart(text, group),
    isAdjectiveInRow(text, group),
    isNotOffered(text, group),
    isStationOfLife(text, group),
    isCompetitor(text, group),
    isNewForm(text, group),
    isGuestAnimal(text, group, language),
    isKeptInMind(text, group),
    isRatherNot(text, group, language),
    isLoved(text, group, language),
  ].some(Boolean) ||
  wasFormerly(text.slice(0, group.index)) ||
  hasOtherRole(textBefore(text, group), group.name, textBehind(text, group)) ||
  isOfPersonTold(text, group);
