import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';
import { isBelief } from './beliefs.ts';
import { namesWeekday } from './house-rules.ts';

/** "Quality rather than quantity": one thing is done in the place of another. */
const PREFERENCES: LanguagePatterns = {
  en: 'instead of (?!\\p{L}+ing(?!\\p{L}))|rather than|as opposed to|in place of|over (?:quantity|profit|speed|volume)',
  de: 'anstatt|anstelle|^(?!.*(?:find|fand)).*(?<!\\p{L})statt \\p{L}+|lieber .{2,40} als',
  fr: "au lieu (?:de|d['’]|des|du)|plutôt que",
  es: 'en (?:lugar|vez) de|antes que|calidad frente a',
  it: 'invece (?:di|che|del\\p{L}*)|anziché|al posto d\\p{L}+|piuttosto che|alternativa a',
  pt: 'em vez de|ao invés de|em lugar d\\p{L}+|alternativa a',
  nl: 'in plaats van|liever .{2,40} dan|alternatief voor',
  sv: 'i ?stället för|snarare än|hellre .{2,40} än',
  da: 'i stedet for|frem for|snarere end|hellere .{2,40} end',
  nb: 'i stedet for|fremfor|framfor|snarere enn|heller .{2,40} enn',
  fi: 'sijaan|sijasta|mieluummin kuin',
  pl: 'zamiast|a nie',
  cs: 'namísto|raději než|spíše než',
  sk: 'namiesto|radšej ako|skôr ako',
  hu: 'helyett',
  ro: 'în loc (?:de|să)|mai degrabă decât',
  bg: 'вместо|а не',
  hr: 'umjesto|a ne',
  sr: 'umesto|уместо|a ne|а не',
  sl: 'namesto',
  el: 'αντί|και όχι',
  ru: 'вместо|а не',
  uk: 'замість|а не',
  tr: 'yerine(?! (?:getir|gel|ulaş))',
  ar: 'بدلا|عوضا|وليس',
  he: 'במקום (?:ל|ש)\\p{L}+',
  ja: 'の代わりに|ではなく',
  ko: '대신|보다는',
  zh: '而不是|而非',
  id: 'alih-alih|bukan (?!hanya|sekadar|cuma)',
  vi: 'thay vì|thay cho',
  hi: 'के (?:बजाय|बजाए)',
  ca: 'en (?:lloc|comptes) d\\p{L}+|enlloc d\\p{L}+',
  et: 'asemel',
  lv: '(?:nevis|tā vietā)',
  lt: 'vietoj|užuot|o ne',
};

/** How to pay, when a house is open, where its door is and what happens to data are arrangements, and no preference. */
const ARRANGEMENTS: LanguagePatterns = {
  en: "pay(?:ments?|ing)?|cash|cards?|invoices?|e-?mails?|letters?|post|call us|phone|o'clock|at (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)|close|consent|data|contract|doors?|entrance|moved|hall|friday|tea|coffee|route|ferry|bus",
  de: 'zahl\\p{L}+|bar|karte\\p{L}*|rechnung\\p{L}*|e-?mails?|mails|briefe?n?|post|adresse\\p{L}*|statt dessen|uhr|eingang|tür|daten|einwilligung|straße|\\p{L}+straße|bus',
  fr: 'pai\\p{L}+|carte|espèces|chèque|factures?|mails?|courriels?|poste|lettres?|heures|porte|entrée|données|consentement|partis?|rester',
  es: 'pag\\p{L}+|tarjeta|efectivo|facturas?|correos?|cartas?|llam\\p{L}+|a las \\p{L}+|puerta|entrada|datos|consentimiento|cierra|abre|abrimos|cerramos',
  it: 'pag\\p{L}+|carta|contanti|fattur\\p{L}+|mail|posta|letter\\p{L}+|alle \\p{L}+|porta|ingresso|dati|consenso|cassa|chiud\\p{L}+|apr\\p{L}+',
  pt: 'pag\\p{L}+|cartão|dinheiro|faturas?|correio|e-?mails?|mensage\\p{L}+|às \\p{L}+|porta|entrada|dados|consentimento|abrimos|fechamos',
  nl: 'betal\\p{L}+|pin\\p{L}*|contant|factu\\p{L}+|mails?|post|briev\\p{L}+|uur|deur|ingang|gegevens|toestemming|sluiten|open',
  sv: 'betal\\p{L}+|kort|kontant\\p{L}*|faktur\\p{L}+|e-?post|mejl|brev|klockan|dörr\\p{L}*|ingång\\p{L}*|uppgifter|samtycke|stänger|öppnar',
  da: 'betal\\p{L}+|kort|kontant\\p{L}*|faktura\\p{L}*|mail|post|brev|klokken|dør\\p{L}*|indgang\\p{L}*|oplysninger|samtykke|lukker|åbner',
  nb: 'betal\\p{L}+|kort|kontant\\p{L}*|faktura\\p{L}*|e-?post|brev|klokken|dør\\p{L}*|inngang\\p{L}*|opplysninger|samtykke|stenger|åpner',
  fi: 'maksa\\p{L}*|maksu\\p{L}*|kortti\\p{L}*|lasku\\p{L}*|sähköpost\\p{L}*|kirje\\p{L}*|ovi|sisäänkäyn\\p{L}*|suljemme|avaamme|suostumu\\p{L}*',
  pl: 'płat\\p{L}+|płac\\p{L}+|kart\\p{L}+|gotówk\\p{L}+|faktur\\p{L}+|poczt\\p{L}+|mail\\p{L}*|list\\p{L}*|o \\p{L}+ej|drzwi|wejści\\p{L}+|zgod\\p{L}+|danych|zamykamy|otwieramy|czynn\\p{L}+|zamknię\\p{L}+',
  cs: 'plat\\p{L}+|kart\\p{L}+|hotovost\\p{L}*|faktur\\p{L}+|pošt\\p{L}+|mail\\p{L}*|dopis\\p{L}*|vchod\\p{L}*|dveř\\p{L}+|zavíráme|otevíráme|souhlas\\p{L}*',
  sk: 'plat\\p{L}+|kart\\p{L}+|hotovosť\\p{L}*|faktúr\\p{L}+|pošt\\p{L}+|mail\\p{L}*|list\\p{L}*|vchod\\p{L}*|dver\\p{L}+|zatvárame|otvárame|súhlas\\p{L}*',
  hu: 'fizet\\p{L}+|kárty\\p{L}+|készpénz\\p{L}*|száml\\p{L}+|postá\\p{L}*|e-?mail\\p{L}*|levél\\p{L}*|bejárat\\p{L}*|ajtó\\p{L}*|zárunk|nyitunk',
  ro: 'plăt\\p{L}+|plat\\p{L}+|card\\p{L}*|numerar|factur\\p{L}+|poșt\\p{L}+|e-?mail\\p{L}*|scriso\\p{L}+|ușă|intrar\\p{L}+|închidem|deschidem',
  bg: 'плащ\\p{L}+|карт\\p{L}+|фактур\\p{L}+|поща\\p{L}*|имейл\\p{L}*|писм\\p{L}+|вход\\p{L}*|врата\\p{L}*|затваряме|отваряме',
  hr: 'plać\\p{L}+|kartic\\p{L}+|račun\\p{L}*|pošt\\p{L}+|e-?mail\\p{L}*|pism\\p{L}+|ulaz\\p{L}*|vrata|zatvaramo|otvaramo',
  sr: 'plać\\p{L}+|kartic\\p{L}+|račun\\p{L}*|pošt\\p{L}+|ulaz\\p{L}*|vrata|zatvaramo|otvaramo|плаћ\\p{L}+|картиц\\p{L}+|пошт\\p{L}+|улаз\\p{L}*|врата|затварамо|отварамо',
  sl: 'plač\\p{L}+|kartic\\p{L}+|račun\\p{L}*|pošt\\p{L}+|vhod\\p{L}*|vrata|zapiramo|zapremo|odpremo|odpiramo',
  el: 'πληρω\\p{L}+|κάρτ\\p{L}+|μετρητά|ταχυδρομεί\\p{L}+|στις \\p{L}+|πόρτα|είσοδο\\p{L}*|κλείνουμε|ανοίγουμε',
  ru: 'опла\\p{L}+|плат\\p{L}+|карт\\p{L}+|наличн\\p{L}+|почт\\p{L}+|письм\\p{L}+|в (?:семь|восемь|девять|десять)|вход\\p{L}*|двер\\p{L}+|закрыва\\p{L}+|открыва\\p{L}+|согласи\\p{L}+|данн\\p{L}+',
  uk: 'опла\\p{L}+|плат\\p{L}+|карт\\p{L}+|готівк\\p{L}+|пошт\\p{L}+|лист\\p{L}*|о \\p{L}+ій|вхід|двер\\p{L}+|зачиня\\p{L}+|відчиня\\p{L}+|згод\\p{L}+|дан(?:і|их)',
  tr: 'öde\\p{L}+|kart\\p{L}*|nakit|fatura\\p{L}*|posta\\p{L}*|mektup\\p{L}*|saat|kapı\\p{L}*|kapat\\p{L}+|giriş\\p{L}*',
  ja: '支払|カード|現金|請求|メール|郵送|入口|出口|扉|営業|時',
  ko: '결제|카드|현금|우편|메일|입구|앞문|뒷문|문|시에',
  zh: '付款|支付|现金|現金|刷卡|邮件|郵件|入口|出口|门|門|点|點|同意',
  ar: 'الدفع|بطاقة|نقد\\p{L}*|بريد|باب|مدخل|الساعة',
  he: 'תשלום|אשראי|מזומן|דואר|כניסה|דלת|בשעה',
  id: 'bayar|pembayaran|kartu|tunai|pos|surat|pintu|pukul',
  vi: 'thanh toán|thẻ|tiền mặt|thư|cửa|giờ',
  ca: 'pag\\p{L}+|targeta|efectiu|factur\\p{L}+|correu|cartes|porta|entrada|dades|consentiment|tanquem|obrim',
  et: 'maks\\p{L}+|kaardi\\p{L}*|sularaha|posti\\p{L}*|kirja\\p{L}*|ukse\\p{L}*|sissepääs\\p{L}*|suleme|avame',
  lv: 'maks\\p{L}+|kart\\p{L}+|past\\p{L}+|vēstul\\p{L}+|durvis|ieej\\p{L}+|slēdzam|atveram',
  lt: 'mok\\p{L}+|kortel\\p{L}+|pašt\\p{L}+|laišk\\p{L}+|durys|įėjim\\p{L}+|uždarome|atidarome',
};

/** Whether a text says what is done in the place of what, other than prices, days and arrangements. */
export const prefersIt = (text: string, language: string): boolean =>
  matchesPatterns(text, PREFERENCES, language) &&
  !/\p{N}/u.test(text) &&
  !namesWeekday(text, language) &&
  !matchesPatterns(text, ARRANGEMENTS, language) &&
  !isBelief(text, language);
