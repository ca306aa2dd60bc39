import type { GroupTrigger } from './grammars/index.ts';
import type { NamedGroup } from './named-group.ts';
import { wasFormerly } from './passing-mentions.ts';

/** A named group; without a wording it is only mentioned. */
type ReadGroup = Pick<NamedGroup, 'name' | 'index'> & { trigger: GroupTrigger | null };

/** "Association of Friends of the Museum" is a name. German writes every noun with a capital. */
const isPartOfName = ({ trigger, name }: ReadGroup, language: string): boolean =>
  trigger === 'community' && language !== 'de' && /^\p{Lu}\p{Ll}/u.test(name);

/** "It is not for technicians": nobody whom the brand is for. "Not only" is another matter. */
const DENIED =
  /(?<!\p{L})(?:not|isn['’]t|aren['’]t|never|n['’](?:est|était) pas|ne sont pas|pas(?! de)|nicht|no es|no son|não é|não são|non è|non sono|niet|inte|ikke|nie jest|nie są|není|nejsou|nie je|nie sú|не) (?!(?:just|only|seulement|uniquement|nur|solo|sólo|só|apenas|alleen|bara|kun|bare|tylko|jen|len|только|лише|тільки|само)(?!\p{L}))(?:[^\s,.;:]+ ){0,3}$/iu;
const DENIABLE: ReadonlySet<GroupTrigger | null> = new Set(['for', 'designed', 'addressed']);
const isDenied = (text: string, { trigger, index }: ReadGroup): boolean =>
  DENIABLE.has(trigger) && DENIED.test(text.slice(0, index));

/** "for 300 guests": how many fit in. */
const isNumber = (text: string, { trigger, name, index }: ReadGroup): boolean =>
  (trigger === 'for' && /\d\s+$/u.test(text.slice(0, text.indexOf(name, index)))) ||
  /^(?:million|thousand|hundred)s? /iu.test(name);

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

/** "with support from local businesses", "founded by teachers": who gives or began it. */
const GIVEN_BY =
  /(?<!\p{L})(?:(?:support|funding|donations?|grants?|gifts|help|sponsorship) (?:from|of)|(?:supported|funded|financed|sponsored|founded|started|set up|created|established|established|owned|paid for|run and owned) by|(?:unterstützung|spenden|förderung) (?:von|durch)|(?:gefördert|finanziert|unterstützt|gesponsert|gegründet|getragen) (?:von|durch|vom)|gegründet wurde [^.;]{2,30} von|soutien d(?:e|es|u)|dons d(?:e|es)|(?:financ|soutenu|subventionn|fond|cré|parrain)[ée]*e?s? par|apoyo de|donaciones de|(?:financiad|patrocinad|apoyad|fundad|cread)[oa]s? por|(?:sostegno|contributo) d(?:i|ei|elle|egli)|(?:finanziat|sostenut|sponsorizzat|fondat)[oaie] da(?:i|lle|gli)?|apoio d(?:e|os|as)|(?:financiad|patrocinad|apoiad|fundad|criad)[oa]s? por|steun van|(?:gesteund|gefinancierd|gesponsord|opgericht) door|(?:stöd|bidrag|gåvor) från|(?:finansieras|stöds|sponsras|grundades|startades) av|støtte fra|(?:finansieres|støttes|sponsoreres|stiftet|startet|grundlagt) af|(?:finansieres|støttes|sponses|stiftet|startet) av|wsparci\p{L}+ (?:od|ze strony)|(?:finansowan|wspieran|założon|sponsorowan)\p{L}+ przez|(?:financován|podporován|založen|sponzorován)\p{L}* (?:z |od )?|(?:финансиру|поддержива|основан|создан)\p{L}* (?:при )?(?:участии|поддержке)|при поддержке|за підтримки|с подкрепата на|uz potporu|uz podršku|s podporo|με την υποστήριξη|cu sprijinul|(?:fondat|finan[țţ]at|sus[țţ]inut)[ăei]* de|dengan dukungan|didirikan oleh)(?: (?!(?:for|für|pour|para|per|voor|för|til|till|for|dla|pro|pre|za|для|за|για|pentru|untuk|helps?|to|who|die|qui|que|che)(?!\p{L}))[^\s.;:]+){0,4} ?$/iu;
const isGiver = (text: string, { name, index }: ReadGroup): boolean =>
  GIVEN_BY.test(text.slice(0, Math.max(index, text.indexOf(name, index))));

/** "Sarah took her children": one person's own. German and others have one word for "her" and "your". */
const OF_PERSON_TOLD = /(?<!\p{L})(?:her|his) (?:[\p{L}-]+ )?$/iu;
const isOfPersonTold = (text: string, { name, index }: ReadGroup): boolean =>
  OF_PERSON_TOLD.test(text.slice(0, Math.max(index, text.indexOf(name, index)))) || /^(?:her|his) /iu.test(name);

/** Whether a sentence names the group as somebody else than those whom the brand is for. */
export const isVetoed = (text: string, group: ReadGroup, language: string): boolean =>
  [
    isPartOfName(group, language),
    isDenied(text, group),
    isNumber(text, group),
    isMaker(text, group),
    isGiver(text, group),
  ].some(Boolean) ||
  wasFormerly(text.slice(0, group.index)) ||
  isOfPersonTold(text, group);
