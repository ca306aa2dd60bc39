import { findPattern, type LanguagePatterns } from '../text/index.ts';

/** "Built by operators who know trucking", "run by volunteers": who they are sets their work apart. */
const MAKERS: LanguagePatterns = {
  en: "(?:built|made|run|founded|created|designed|led|taught|developed|started|operated|owned|staffed|guided) (?:entirely |solely |and \\p{L}+ )?by (?:(?:\\p{L}+ ){0,6}who(?!\\p{L})|(?:former|practi[sc]ing|working|actual|real|fellow)(?!\\p{L})|(?:\\p{L}+ )?(?:volunteers|parents|members|residents|locals|musicians|farmers|veterans|teachers|students|women|families|artists|survivors)(?!\\p{L}))|someone who (?:lives|has|knows)|we(?:['’]ve| have) (?:been there|lived it|been through)",
  de: '(?:gemacht|entwickelt|gegründet|geführt|betrieben|geleitet|organisiert) von \\p{Lu}\\p{L}+(?:,| die| der)|selbst (?:betroffen|eltern|musik|gehört)\\p{L}*|selbstverwaltet',
  fr: '(?:créée?|fondée?|conçue?|gérée?|animée?|développée?|portée?) par (?:des |une? )(?:\\p{L}+ )?(?:bénévoles|parents|habitants|anciens?|artisans?|femmes|étudiants|médecins)|par (?:et|,) pour|autogér\\p{L}+',
  es: '(?:cread|fundad|gestionad|impartid|dirigid)[oa]s? por (?:\\p{L}+ )?(?:voluntari|padres|madres|vecin|artesan|mujeres|estudiantes|familia)\\p{L}*|por y para|autogestion\\p{L}+',
  it: '(?:creat|fondat|gestit|ideat|curat|autogestit)[oaie] (?:da|dai|dagli|dalle) (?:\\p{L}+ )?(?:volontar|genitor|student|artigian|agricoltor)\\p{L}+|autogestit\\p{L}+|da chi',
  pt: '(?:criad|fundad|desenvolvid|feit|gerid|conduzid)[oa]s? por (?:\\p{L}+ )?(?:voluntári|pais|mães|moradores|médic|quem)\\p{L}*',
  nl: '(?:gemaakt|opgericht|gerund|geleid) door (?:\\p{L}+ )?(?:vrijwilligers|ouders|leden|bewoners|ondernemers|professionals)|volledig door vrijwilligers',
  sv: '(?:driv(?:s|en)|byggd|grundad|skapad)\\p{L}* (?:ideellt )?av (?:\\p{L}+ )?(?:ideell|föräldrar|medlemmar|volontär|lokal|boende)\\p{L}*',
  da: 'drevet af (?:\\p{L}+ )?(?:frivillige|forældre|medlemmer|lokale)|af frivillige',
  nb: 'drevet av (?:\\p{L}+ )?(?:frivillige|foreldre|medlemmer|lokale)',
  pl: '(?:stworzon|założon|prowadzon)\\p{L}+ przez (?:\\p{L}+ )?(?:wolontariusz|rodzic|praktyk|mieszkań)\\p{L}+',
  ru: '(?:создан|основан|разработан)\\p{L}* (?:\\p{L}+ )?(?:практик|волонт|родител|врач)\\p{L}+|практикующ\\p{L}+',
  uk: '(?:створен|заснован)\\p{L}* (?:\\p{L}+ )?(?:практик|волонт|батьк)\\p{L}+|практикуюч\\p{L}+',
  bg: 'практикуващи \\p{L}+',
  ja: '(?:専門医|現役|元|経験者|当事者)(?:が|による)',
  fi: 'vapaaehtois\\p{L}+ voim\\p{L}+',
  cs: '(?:vytvořen|založen|veden|provozován)\\p{L}* (?:\\p{L}+ )?(?:dobrovolník|rodič|členy)\\p{L}*',
  sk: '(?:vytvoren|založen|veden|prevádzkovan)\\p{L}* (?:\\p{L}+ )?(?:dobrovoľník|rodičmi|členmi)\\p{L}*',
  hu: 'önkéntesek (?:által|működtet|vezet)\\p{L}*|szülők (?:által|alapít)\\p{L}*',
  ro: '(?:creat|fondat|condus|administrat|înființat)\\p{L}* de (?:\\p{L}+ )?(?:voluntar|părinți|medici|artizani|membri)\\p{L}*',
  hr: '(?:osnoval|vod|pokrenul)\\p{L}+ (?:su )?(?:je )?(?:\\p{L}+ )?(?:volonter|roditelj|članov)\\p{L}*',
  sl: '(?:ustanovil|vodi|upravlja)\\p{L}* (?:so )?(?:\\p{L}+ )?(?:prostovoljc|starš|član|domačin)\\p{L}*',
  el: '(?:από|για) (?:εθελοντές|γονείς|μέλη) (?:για|που)',
  tr: '(?:gönüllü|ebeveyn|üye|uzman|usta)\\p{L}* tarafından (?:kurul|yönetil|geliştiril|hazırlan)\\p{L}+',
  ko: '(?:현직|전직|당사자|전문의)(?:가|이)? .{0,12}(?:만든|운영|개발)',
  zh: '由.{0,8}(?:志愿者|志工|家长|家長|医生|醫生).{0,10}(?:创办|創辦|运营|經營|打造|设计|設計)',
  id: '(?:didirikan|dibuat|dikelola|dijalankan) oleh (?:para )?(?:relawan|orang tua|guru|dokter|praktisi|petani|anggota)',
  vi: '(?:được )?(?:thành lập|xây dựng|sáng lập|vận hành) bởi (?:đội ngũ |những )?(?:bác sĩ|tình nguyện|phụ huynh|giáo viên|kỹ sư)',
  he: '(?:הוקם|נוסד|מנוהל|נבנה)\\S* (?:על ידי|בידי) (?:מתנדבים|הורים|אנשי מקצוע|מטפלים)',
  ar: '(?:اسسها|يديرها|أسسه|يديره) (?:متطوعون|خبراء|اطباء|مختصون)',
};

/** Letters before it, at most: it is what the text is about. */
const MAX_LEAD = 24;

/** Whether a text opens by whose work something is: people of the trade, or those whom it is for. */
export function namesMakers(text: string, language: string): boolean {
  const found = findPattern(text, MAKERS, language);
  return found !== null && found.start <= MAX_LEAD;
}
