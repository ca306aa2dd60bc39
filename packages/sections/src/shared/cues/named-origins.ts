import type { LanguagePatterns } from '../text/index.ts';
import { ES_INFINITIVE, FR_INFINITIVE, IT_INFINITIVE, PT_INFINITIVE } from './infinitives.ts';
import { NAMED as N } from './own-name.ts';

/** "We started Acme to…", "Acme was born to…": what the founders say they wanted. */
export const NAMED_ORIGINS: LanguagePatterns = {
  en: `(?:we|i) (?:built|created|started|founded|made|launched|set up) ${N} (?:to|so that)|${N} (?:was|is) born to|${N} sets out to`,
  de: `(?:haben wir|wir haben|habe ich|ich habe) ${N} (?:gegründet|entwickelt|geschaffen|gestartet|ins leben gerufen), (?:um|damit)|${N} hat (?:es )?(?:sich )?zum ziel`,
  fr: `(?:nous avons|j'ai) (?:créé|fondé|lancé|conçu) ${N} pour(?= ${FR_INFINITIVE})`,
  es: `(?:creamos|fundamos|creé|fundé|hemos creado) ${N} para(?: que|(?= ${ES_INFINITIVE}))`,
  it: `(?:abbiamo|ho) (?:creato|fondato|lanciato) ${N} per(?= ${IT_INFINITIVE})`,
  pt: `(?:criámos|criamos|criei|fundámos|fundamos) (?:a |o )?${N} para(?: que|(?= ${PT_INFINITIVE}))`,
  ca: `(?:vam crear|hem creat|vam fundar) ${N} per(?= (?:a )?\\p{L}+(?:ar|er|ir|re)(?!\\p{L}))`,
  nl: `(?:(?:wij|we) hebben|hebben (?:wij|we)|ik heb|heb ik) ${N} (?:opgericht|gemaakt|ontwikkeld|opgezet) om`,
  sv: `(?:vi|jag) (?:startade|grundade|skapade|byggde) ${N} för att`,
  da: `(?:vi|jeg) (?:startede|stiftede|skabte|byggede) ${N} for at`,
  nb: `(?:vi|jeg) (?:startet|stiftet|skapte|bygget) ${N} for å`,
  fi: `(?:perustimme|loimme|kehitimme|rakensimme) ${N},? jotta`,
  pl: `(?:stworzyliśmy|założyliśmy|stworzył[ae]m|założył[ae]m) ${N},? (?:aby|by|żeby)|${N} powstał[ao]?,? (?:aby|by|żeby|po to)`,
  cs: `(?:(?:vytvořili|založili) jsme ${N}|${N} jsme (?:vytvořili|založili)),? (?:aby|abychom)`,
  sk: `(?:(?:vytvorili|založili) sme ${N}|${N} sme (?:vytvorili|založili)),? aby`,
  hu: `azért (?:hoztuk létre|alapítottuk) az? ${N},? hogy|az? ${N} azért (?:hoztuk létre|alapítottuk),? hogy`,
  ro: `am (?:creat|fondat|înființat|lansat) ${N} (?:pentru a|ca să)`,
  bg: `създадохме ${N},? за да`,
  ru: `(?:мы|я) созда(?:ли|л|ла) ${N},? чтобы`,
  uk: `(?:ми|я) створи(?:ли|в|ла) ${N},? щоб`,
  el: `(?:δημιουργήσαμε|ιδρύσαμε) (?:την |το |τον )?${N} για να`,
  tr: `${N} .{3,80}m[ae]k için (?:kurduk|geliştirdik|kurdum)`,
  ja: `.{4,80}ために${N}を(?:立ち上げ|設立|創業|作り|つくり|開発)`,
  zh: `(?:创建|創建|创立|創立|创办|創辦)了?${N}(?:是为了|是為了|，?旨在)`,
  ko: `.{4,80}위해 ${N}[를을] (?:만들|설립|시작)`,
  ar: `(?:أنشأنا|أسسنا|أطلقنا) ${N} (?:من أجل|بهدف|ل)`,
  he: `(?:הקמנו|יצרנו|ייסדנו) את ${N} (?:כדי|על מנת|במטרה)`,
  et: `(?:lõime|asutasime) ${N},? et`,
  lv: `(?:radījām|izveidojām|dibinājām) ${N},? lai`,
  lt: `(?:sukūrėme|įkūrėme) ${N},? kad`,
};
