import type { Picture } from './pictures.ts';

/** Words that say that a picture shows people, by the stem, in the languages that are read. */
const PEOPLE_WORDS = [
  'people|persons?|team|staff|crew|speakers?|candidates?|surgeons?|doctors?|nurses?|patients?|volunteers?|child|children|kids?|students?|pupils?|teachers?|women|woman|men|man|boys?|girls?|famil(?:y|ies)|crowd|audience|portraits?|headshots?|chefs?|founders?|musicians?|guests?|leadership group',
  'menschen|mitarbeiter(?:innen)?|\\p{L}*team|frau(?:en)?|mann|männer|kind(?:er)?|familien?|gruppe|arzt|ärzt\\p{L}*|gäste|schüler(?:innen)?',
  'personnes?|équipe|femmes?|hommes?|enfants?|famille|médecins?|bénévoles',
  'personas?|equipo|mujer(?:es)?|hombres?|niñ[oa]s?|familia|socios|pacientes?|médic[oa]s?',
  'persone|donn[ae]|uom(?:o|ini)|bambin[oi]|famiglia|ospiti',
  'pessoas|equipe|mulher(?:es)?|homens?|homem|crianças?|família',
  'mensen|vrouw(?:en)?|kinderen|familie|medewerkers?|vrijwilligers',
  'ludzie|zespół|kobieta|mężczyzna|dzieci|rodzina|lidé|tým|žena|muž|děti|rodina|ľudia|deti',
  'люди|команда|женщин\\p{L}*|мужчин\\p{L}*|дети|детей|семь[яи]|сотрудник\\p{L}*|учител\\p{L}*|ученик\\p{L}*|врач\\p{L}*',
  'inimesed|meeskond|lapsed|perekond|cilvēk\\p{L}*|komanda|sieviet\\p{L}*|vīriet\\p{L}*|bērn\\p{L}*|ģimen\\p{L}*|skolēn\\p{L}*|darbiniek\\p{L}*',
  'אנשים|ה?צוות\\p{L}*|ילדים|מתנדבים|משפחה',
  'فريق|أشخاص|أطفال|عائلة|الفريق',
];
const PEOPLE = new RegExp(`(?<!\\p{L})(?:${PEOPLE_WORDS.join('|')})(?!\\p{L})`, 'iu');
/** Written without spaces between words. */
const PEOPLE_CJK =
  /スタッフ|チーム|子ども|子供|家族|登壇者|講師|スピーカー|團隊|团队|兒童|儿童|講者|讲者|員工|员工|家人/u;

const mentionsPeople = (text: string): boolean => PEOPLE.test(text.slice(0, 300)) || PEOPLE_CJK.test(text);

/** Whether the site itself says that the picture shows people: nothing is concluded from the pixels. */
export const showsPeople = ({ role, image }: Picture): boolean =>
  role === 'team' || mentionsPeople(image.alt) || mentionsPeople(image.nearHeading);

export const isPortraitOfPerson = (picture: Picture): boolean => picture.medium !== 'drawing' && showsPeople(picture);
