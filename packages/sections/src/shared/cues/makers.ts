import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';
import { isBelief } from './beliefs.ts';
import { NAME } from './own-name.ts';

/** "Built by operators who know trucking", "run by volunteers": who they are sets their work apart. */
const MAKERS: LanguagePatterns = {
  en: '(?:built|made|run|created|designed|led|taught|developed|operated|guided) (?:entirely |solely |and \\p{L}+ )?by (?:(?!(?:the|an?|one|its|his|her|my)(?!\\p{L}))(?:\\p{L}+ ){0,3}?(?:\\p{L}*(?:s|men)|people) who(?!\\p{L})|(?:former|practi[sc]ing|working) \\p{L}+)|(?:founded|owned|staffed|run|led|built|made) (?:entirely |solely |and \\p{L}+ )?by (?:the |our |its )?(?:\\p{L}+ )?(?:volunteers|parents|members(?! of)|residents|locals|musicians|farmers|veterans|teachers|families|artists|survivors)(?! since| of)(?!\\p{L})',
  de: '(?:gemacht|entwickelt|gegründet|geführt|betrieben|geleitet|organisiert) von \\p{Lu}\\p{L}+n, die|selbst betroffene?\\p{L}*',
  fr: '(?:créée?s?|fondée?s?|conçue?s?|gérée?s?|animée?s?|développée?s?|portée?s?) par (?:des |une? )(?:\\p{L}+ )?(?:bénévoles|parents|habitants|artisans?|femmes|étudiants|médecins)|autogérée?s?',
  es: '(?:cread|fundad|gestionad|impartid|dirigid)[oa]s? por (?:\\p{L}+ )?(?:voluntari|padres|madres|vecin|artesan|mujeres|estudiantes)\\p{L}*(?! en )|autogestionad[oa]s?',
  it: '(?:creat|fondat|gestit|ideat|curat)[oaie] (?:da|dai|dagli|dalle) (?:\\p{L}+ )?(?:volontar|genitor|student|artigian|agricoltor)\\p{L}+|autogestit[oaie]',
  pt: '(?:criad|fundad|desenvolvid|feit|gerid|conduzid)[oa]s? por (?:\\p{L}+ )?(?:voluntári|pais|mães|moradores|médic)\\p{L}*',
  nl: '(?:gemaakt|opgericht|gerund|geleid) door (?:\\p{L}+ )?(?:vrijwilligers|ouders|leden|bewoners|ondernemers|professionals)',
  sv: '(?:driv(?:s|en)|byggd|grundad|skapad)\\p{L}* (?:ideellt |helt |enbart )?av (?:en )?(?:\\p{L}+ )?(?:ideell|föräldrar|medlemmar|volontär|boende|[\\p{L}-]*förening)\\p{L}*',
  da: 'dr(?:evet|ives) (?:udelukkende |helt )?af (?:\\p{L}+ )?(?:frivillige|forældre|medlemmer)',
  nb: 'dr(?:evet|ives) (?:utelukkende |helt )?av (?:\\p{L}+ )?(?:frivillige|foreldre|medlemmer)',
  pl: '(?:stworzon|założon|prowadzon)\\p{L}+ przez (?:\\p{L}+ )?(?:wolontariusz|rodzic|praktyk|mieszkań)\\p{L}+',
  ru: '(?:создан|основан|разработан)\\p{L}* (?:\\p{L}+ )?(?:практик|волонт|родител|врач)\\p{L}+',
  uk: '(?:створен|заснован)\\p{L}* (?:\\p{L}+ )?(?:практик|волонт|батьк)\\p{L}+',
  bg: 'уч[еи]те от практикуващи \\p{L}+',
  fi: 'vapaaehtois\\p{L}+ voim\\p{L}+',
  cs: '(?:vytvořen|založen|veden|provozován)\\p{L}* (?:\\p{L}+ )?(?:dobrovolník|rodič|členy)\\p{L}*',
  sk: '(?:vytvoren|založen|veden|prevádzkovan)\\p{L}* (?:\\p{L}+ )?(?:dobrovoľník|rodičmi|členmi)\\p{L}*',
  hu: 'önkéntesek (?:által|működtet|vezet)\\p{L}*|szülők (?:által|alapít)\\p{L}*',
  ro: '(?:creat|fondat|condus|administrat|înființat)\\p{L}* de (?:\\p{L}+ )?(?:voluntar|părinți|medici|artizani|membri)\\p{L}*',
  tr: '(?:gönüllü|ebeveyn)\\p{L}* tarafından (?:kurul|yönetil)\\p{L}+',
  ja: '(?:現役|元)(?:医師|教師|講師|料理人|職人|エンジニア|デザイナー|選手)(?:が|による)|(?:専門医|経験者|当事者)による',
  ko: '(?:현직|전직) \\p{L}+(?:가|이) .{0,12}(?:만든|운영|개발)',
  zh: '由.{0,8}(?:志愿者|志工|家长|家長|医生|醫生).{0,10}(?:创办|創辦|运营|經營|打造|设计|設計)',
  id: '(?:didirikan|dibuat|dikelola|dijalankan) oleh (?:para )?(?:relawan|orang tua|guru|dokter|praktisi|petani)',
  vi: '(?:được )?(?:thành lập|xây dựng|sáng lập|vận hành) bởi (?:đội ngũ |những )?(?:bác sĩ|tình nguyện|phụ huynh|giáo viên|kỹ sư)',
  he: '(?:הוקם|נוסד|מנוהל|נבנה)\\S* (?:על ידי|בידי) (?:מתנדבים|הורים|אנשי מקצוע|מטפלים)',
};

/** What may stand before it: the brand, its name as `NAME`, its team or house, or nothing. */
const SUBJECTS: LanguagePatterns = {
  en: `(?:we(?: are|'re| were)|(?:${NAME}|it|our (?:app|tool|software|courses|products|school|club|project|team)) (?:is|are|was|were)|an? (?:club|co-?op(?:erative)?|school|shop|café|charity|choir|theatre|cinema))`,
  de: `(?:wir (?:sind|werden|wurden)|${NAME} (?:ist|wird|wurde))`,
  fr: `(?:nous sommes|${NAME} (?:est|a été))`,
  es: `(?:somos|estamos|${NAME} (?:es|está|fue))`,
  it: `(?:siamo|${NAME} (?:è|è stat[oa]))`,
  pt: `(?:somos|${NAME} (?:é|foi))`,
  nl: `(?:(?:wij|we) (?:zijn|worden)|${NAME} (?:is|wordt|werd))(?: volledig)?`,
  sv: `(?:vi|${NAME}|köket|klubben|föreningen|skolan)(?: är)?`,
  da: `(?:vi|${NAME}|foreningen)(?: (?:er|bliver))?`,
  nb: `(?:vi|${NAME}|foreningen)(?: (?:er|blir))?`,
  fi: `(?:toimimme|${NAME} toimii)`,
  pl: `(?:jesteśmy|${NAME} (?:jest|został\\p{L}*))`,
  cs: `(?:jsme|${NAME} je)`,
  sk: `(?:sme|${NAME} je)`,
  ro: `(?:suntem|${NAME} este)`,
  ru: `(?:${NAME}|клиника|школа|курсы?)`,
  uk: `(?:${NAME}|клініка|школа|курси?)`,
  ja: `(?:私たち|当社|当店|当院|当塾|${NAME})は、?`,
  ko: `(?:저희|우리|${NAME})[는은]`,
  zh: `(?:我们|我們|本店|${NAME})(?:是)?`,
  id: `(?:kami|${NAME})`,
  vi: `(?:chúng tôi|${NAME})`,
  he: `(?:אנחנו|${NAME})`,
};

const OWN_MAKERS: LanguagePatterns = Object.fromEntries(
  Object.entries(MAKERS).map(([code, made]) => {
    const subject = SUBJECTS[code] === undefined ? '' : `(?:${SUBJECTS[code]} ?)?`;
    return [code, `^${subject}(?:\\p{L}+ly )?(?:${made})`];
  }),
);

/** Whether a text opens by whose work the brand, which it calls `NAME` or "we", is: people of the trade, or those whom it is for. */
export const namesMakers = (text: string, language: string): boolean =>
  matchesPatterns(text, OWN_MAKERS, language) && !isBelief(text, language);
