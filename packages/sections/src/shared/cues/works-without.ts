import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';
import { MIDDLEMEN } from './usual-words.ts';

/** "Grown without pesticides", "no subcontractors": a way of work or an ingredient that others have. */
const WAYS_OF_OTHERS: LanguagePatterns = {
  en: `never (?:mass[- ]produc|outsourc)\\p{L}*|(?:no|without(?: any)?|zero|free (?:of|from)) (?:\\p{L}+ )?(?:chemicals?|pesticides?|herbicides?|additives|preservatives|artificial|fillers?|sub-?contract\\p{L}*|${MIDDLEMEN['en']}|mass[- ]produc\\p{L}*|outsourc\\p{L}*)`,
  de: `(?:ohne|keine?[nr]?|frei von) (?:\\p{L}+ )?(?:\\p{L}*chemi\\p{L}*|pestizid\\p{L}*|künstlich\\p{L}*|konservierung\\p{L}*|zusatzstoff\\p{L}*|subunternehm\\p{L}*|${MIDDLEMEN['de']}|massen\\p{L}*|konsumzwang|leistungsdruck|fließband\\p{L}*|standardlösung\\p{L}*)`,
  fr: `(?:sans|aucune?|zéro|pas d[e'’]) ?(?:\\p{L}+ )?(?:sous-traitan\\p{L}*|${MIDDLEMEN['fr']}|additifs?|conservateurs?|colorants?|chimi\\p{L}+|produits? chimi\\p{L}+|pesticides?|standardis\\p{L}*)`,
  es: `(?:sin|cero|nada de) (?:\\p{L}+ )?(?:${MIDDLEMEN['es']}|conservantes|aditivos|colorantes|químicos|pesticidas|subcontrat\\p{L}+|tóxicos)`,
  it: `(?:senza|zero|nessun[oa]?|niente) (?:\\p{L}+ )?(?:${MIDDLEMEN['it']}|conservanti|additivi|coloranti|chimic\\p{L}+|pesticidi|subappalt\\p{L}+|fronzoli)`,
  pt: `(?:sem|zero|nada de) (?:\\p{L}+ )?(?:${MIDDLEMEN['pt']}|conservantes|aditivos|corantes|agrotóxicos|químic\\p{L}+|terceiriza\\p{L}+)`,
  nl: `(?:geen|zonder) (?:\\p{L}+ )?(?:${MIDDLEMEN['nl']}|onderaannem\\p{L}*|conserv\\p{L}*|kunstmatig\\p{L}*|chemi\\p{L}*|bestrijdings\\p{L}*|massa\\p{L}*)`,
  sv: `(?:inga|ingen|utan) (?:\\p{L}+ )?(?:kemi\\p{L}*|bekämpnings\\p{L}*|tillsats\\p{L}*|konserver\\p{L}*|${MIDDLEMEN['sv']}|underleverantör\\p{L}*|massproduc\\p{L}*)`,
  da: `(?:ingen|uden) (?:\\p{L}+ )?(?:kemi\\p{L}*|sprøjte\\p{L}*|tilsæt\\p{L}*|konserver\\p{L}*|${MIDDLEMEN['da']}|underleverandør\\p{L}*)`,
  nb: `(?:ingen|uten) (?:\\p{L}+ )?(?:kjemi\\p{L}*|sprøyte\\p{L}*|tilset\\p{L}*|konserver\\p{L}*|${MIDDLEMEN['nb']}|underleverandør\\p{L}*)`,
  fi: `(?:ei|ilman) (?:\\p{L}+ )?(?:${MIDDLEMEN['fi']}|lisäain\\p{L}*|säilöntäain\\p{L}*|kemika\\p{L}*|alihank\\p{L}*|torjunta-ain\\p{L}*)`,
  pl: `(?:bez|zero) (?:\\p{L}+ )?(?:${MIDDLEMEN['pl']}|konserwant\\p{L}+|chemi\\p{L}+|sztuczn\\p{L}+|podwykonawc\\p{L}+|oprysk\\p{L}+)`,
  cs: `bez (?:\\p{L}+ )?(?:${MIDDLEMEN['cs']}|konzerv\\p{L}+|chemi\\p{L}+|uměl\\p{L}+|subdodav\\p{L}+|barviv|postřik\\p{L}+)`,
  sk: `bez (?:\\p{L}+ )?(?:${MIDDLEMEN['sk']}|konzerv\\p{L}+|chemi\\p{L}+|umel\\p{L}+|subdodáv\\p{L}+|farbív|postrek\\p{L}+)`,
  hu: '(?:adalékanyag|tartósítószer|vegyszer|mesterséges \\p{L}+|közvetítő)\\p{L}* (?:nélkül|mentes)\\p{L}*',
  ro: `fără (?:\\p{L}+ )?(?:${MIDDLEMEN['ro']}|conservanți|aditivi|chimicale|subcontract\\p{L}*|pesticide)`,
  bg: `без (?:\\p{L}+ )?(?:${MIDDLEMEN['bg']}|консервант\\p{L}*|химич\\p{L}+|изкуствен\\p{L}+)`,
  hr: `bez (?:\\p{L}+ )?(?:${MIDDLEMEN['hr']}|konzervan\\p{L}+|kemi\\p{L}+|umjetn\\p{L}+|aditiva|pesticida)`,
  sl: `brez (?:\\p{L}+ )?(?:${MIDDLEMEN['sl']}|konzervan\\p{L}+|kemi\\p{L}+|umetn\\p{L}+|pesticidov)`,
  el: `χωρίς (?:\\p{L}+ )?(?:${MIDDLEMEN['el']}|συντηρητικ\\p{L}+|χημικ\\p{L}+|πρόσθετ\\p{L}+)`,
  ru: `без (?:\\p{L}+ )?(?:${MIDDLEMEN['ru']}|консерв\\p{L}+|хими\\p{L}+|искусствен\\p{L}+|субподряд\\p{L}+|добавок|красител\\p{L}+)`,
  uk: `без (?:\\p{L}+ )?(?:${MIDDLEMEN['uk']}|консерв\\p{L}+|хімі\\p{L}+|штучн\\p{L}+|субпідряд\\p{L}+|барвник\\p{L}+)`,
  ja: '無添加|不使用|無農薬',
  ko: '무첨가|무농약',
  zh: '(?:无|無|不)(?:添加|含防腐)',
  id: `tanpa (?:\\p{L}+ )?(?:${MIDDLEMEN['id']}|pengawet|bahan kimia)`,
  vi: `không (?:\\p{L}+ )?(?:chất bảo quản|hóa chất|phụ gia|${MIDDLEMEN['vi']})`,
  ar: `(?:بدون|بلا|دون) (?:\\S+ )?(?:${MIDDLEMEN['ar']}|مواد حافظة|مواد كيمي)\\S*`,
  he: `(?:בלי|ללא) (?:\\S+ )?(?:${MIDDLEMEN['he']}|חומרים משמרים|חומרים כימי)\\S*`,
  tr: '(?:katkı\\p{L}*|koruyucu|aracı|kimyasal)\\p{L}* (?:yok|kullanm[aıi]\\p{L}+|içermez|olmadan)|katkısız|aracısız',
};

/** Whether a text says that something is done without what others need for it. */
export const worksWithout = (text: string, language: string): boolean =>
  matchesPatterns(text, WAYS_OF_OTHERS, language);
