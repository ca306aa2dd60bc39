import { type CompleteLanguagePatterns, foldSpelling, type LanguagePatterns } from '../text/index.ts';
import { NAME, withNameSign } from './own-name.ts';

/** What asks for reasons, up to the name: "why", "why choose the", "why our customers trust". */
const UP_TO_NAME: CompleteLanguagePatterns = {
  ar: 'لماذا (?:(?:تختار|تختارون|نختار|اختيار|يختار (?:العملاء|عملاؤنا)) )?',
  bg: 'защо (?:(?:да (?:изберете|избера|изберем)|клиентите избират) )?',
  ca: 'per què (?:(?:escollir|triar|confiar en) )?(?:(?:a|el|la|els|les) )?',
  cs: 'proč (?:(?:si )?(?:vybrat|zvolit) |(?:zákazníci|klienti) volí |spolupracovat se? )?',
  da: 'hvorfor (?:(?:vælge|vælger (?:vores )?kunder(?:ne)?) )?',
  de: 'warum (?:(?:unsere )?(?:kunden|gäste) |zu |bei )?(?:(?:der|die|das|dem) )?',
  el: 'γιατί (?:(?:να )?(?:επιλέξετε|διαλέξετε|εμπιστευτείτε) )?(?:(?:το|τη|την|τον|η|ο|οι|τους|τα) )?',
  en: 'why (?:(?:(?:you should )?(?:choose|trust|hire|book with|buy from|stay at)|(?:(?:our|\\p{L}+) )?(?:customers|clients|guests|patients|families|companies) (?:choose|trust)) )?(?:the )?',
  es: 'por qué (?:(?:elegir|escoger|confiar en|(?:los|nuestros) clientes eligen) )?(?:(?:a|al|el|la|los|las) ){0,2}',
  et: 'miks (?:(?:valida|kliendid valivad) )?',
  fa: 'چرا ',
  fi: 'miksi (?:(?:valita|asiakkaat valitsevat) )?',
  fr: "pourquoi (?:(?:choisir|faire confiance à|nos clients choisissent) )?(?:(?:le|la|les) |l')?",
  he: '(?:למה|מדוע) (?:(?:כדאי )?לבחור ב-?|דווקא )?',
  hi: '',
  hr: 'zašto (?:(?:odabrati|izabrati|kupci biraju) )?',
  hu: 'miért (?:(?:válassza|válaszd|válasszák|éppen|pont) )?(?:az? )?',
  id: '(?:mengapa|kenapa) (?:(?:harus |perlu )?(?:memilih|pilih|percaya) )?',
  it: "perché (?:(?:scegliere|scegli|affidarsi a|i clienti scelgono) )?(?:(?:il|la|lo|i|gli|le) |l')?",
  ja: '',
  ko: '왜 ',
  lt: 'kodėl (?:(?:verta )?rinktis |klientai renkasi )?',
  lv: 'kāpēc (?:(?:izvēlēties|klienti izvēlas) )?',
  nb: 'hvorfor (?:(?:velge|velger (?:våre )?kunder(?:ne)?) )?',
  nl: 'waarom (?:(?:kiezen voor|kies je voor|kiest u voor|(?:onze )?klanten(?: voor)?) )?(?:(?:de|het) )?',
  pl: 'dlaczego (?:(?:warto )?wybrać |warto zaufać |klienci wybierają )?',
  pt: 'por ?qu[eê] (?:(?:escolher|confiar n[ao]|contratar|(?:nossos|os) clientes escolhem) )?(?:(?:o|a|os|as) )?',
  ro: 'de ce (?:(?:să (?:alegeți|alegi)|aleg clienții) )?',
  ru: 'почему (?:(?:стоит выбрать|выбирают|клиенты выбирают) )?(?:именно )?',
  sk: 'prečo (?:(?:si )?(?:vybrať|zvoliť) |zákazníci volia )?',
  sl: 'zakaj (?:(?:izbrati|stranke izberejo) )?',
  sr: 'zašto (?:(?:odabrati|izabrati|da izaberete) )?|зашто (?:(?:одабрати|изабрати|да изаберете) )?',
  sv: 'varför (?:(?:välja|väljer (?:våra )?kunder(?:na)?) )?',
  th: 'ทำไม(?:ต้อง|ถึงต้อง|ควร)?(?:เลือก)? ?',
  tr: 'neden ',
  uk: 'чому (?:(?:варто обрати|обирають|клієнти обирають) )?(?:саме )?',
  vi: '(?:vì sao|tại sao|(?:\\d+ )?lý do) (?:(?:bạn |khách hàng )?(?:nên )?(?:chọn|lựa chọn|tin tưởng) )?',
  zh: '(?:为什么|為什麼|为何|為何)(?:要|会|會)?(?:选择|選擇|选|選)? ?',
};

/** What may come behind the name, where that is more than an ending. */
const BEHIND_NAME: LanguagePatterns = {
  de: '(?: (?:wählen|vertrauen))?',
  hi: ' (?:को )?(?:ही )?क्यों(?: चुनें)?',
  hu: '\\p{L}{0,3}(?: (?:válassza|válaszd|válasszák))?',
  ja: '(?:の(?:\\p{N}つの)?(?:特徴|特長|強み)|が選ばれる(?:\\p{N}つの)?(?:理由|わけ)|を選ぶ理由)',
  ko: '(?:을|를|이|가|인가|일까)?',
  nl: '(?: kiezen)?',
  tr: "(?:'?\\p{L}{1,3})?(?: tercih (?:edilmeli|etmelisiniz))?",
  zh: '(?:的(?:优势|優勢|特色))?',
};

/** Languages that decline names: "Proč si vybrat Acmu". */
const DECLINING: ReadonlySet<string> = new Set('bg cs et fi hr lt lv pl ro ru sk sl sr uk'.split(' '));

const MIN_NAME_LETTERS = 3;

/** "Why solar?" asks about a ware, though the brand is called "Solar". */
function isInSmallLetters(heading: string, name: string): boolean {
  const at = heading.toLowerCase().indexOf(name.toLowerCase());
  return /^\p{Lu}/u.test(name) && /^\p{Ll}/u.test(heading.slice(Math.max(0, at)));
}

/** Whether a heading only asks why somebody should choose the brand, by its name: "Why Acme?", and not "Why Acme moves". */
export function asksWhyBrand(heading: string, language: string, name: string): boolean {
  const upToName = UP_TO_NAME[language as keyof CompleteLanguagePatterns];
  if (upToName === undefined || name.length < MIN_NAME_LETTERS || isInSmallLetters(heading, name)) return false;
  const title = withNameSign(foldSpelling(heading, language), foldSpelling(name, language));
  if (!title.includes(NAME)) return false;
  const behind = BEHIND_NAME[language] ?? (DECLINING.has(language) ? '\\p{L}{0,3}' : '');
  const asks = new RegExp(
    `^[^\\p{L}\\p{N}${NAME}]*(?:${foldSpelling(upToName, language)})["“”„«»']?${NAME}["“”„«»']?${behind}\\P{L}*$`,
    'iu',
  );
  return asks.test(title);
}
