import type { Evidence, PageEvidence, TextBlock } from '@brandprint/contracts';
import { normalizeWhitespace } from '../shared/text/index.ts';

/** Titles of texts on privacy, terms and cookies, in all languages; "Conditions" and "Data protection" may be of an offer. */
const TITLES = [
  "(?:(?:our|the|your) )?(?:(?:website|online|data|children['’]?s|kids['’]?|coppa|ccpa) )*(?:privacy|cookies?)(?: (?:and|&) (?:cookies?|terms|security|data protection))? (?:policy|policies|notice|statement|declaration)(?: (?:for|to) (?:children|minors|parents))?|children['’]?s(?: online)? privacy(?: protection)?(?: act)?|(?:(?:website|general|our) )?terms (?:and|&|of) (?:conditions|use|services?|sale)",
  'datenschutz(?:erklärung|hinweise?|bestimmungen|richtlinie)(?: für (?:kinder|minderjährige|eltern))?|datenschutz für (?:kinder|minderjährige)|allgemeine geschäftsbedingungen|nutzungsbedingungen|cookie[- ]?(?:richtlinie|hinweise?|erklärung)',
  "(?:notre )?(?:politique|charte|déclaration) (?:de |sur la |relative à la )?(?:confidentialité|protection des données(?: personnelles)?|vie privée|cookies)|conditions générales (?:d[’']utilisation|de vente)|vie privée des (?:enfants|mineurs)",
  '(?:política|declaración|declaração) de (?:privacidad|privacidade|cookies|protección de datos|proteção de dados)|(?:aviso|termo) de (?:privacidad|privacidade)|(?:privacidad|privacidade) (?:de|dos) (?:los )?(?:niños|menores|crianças)|(?:términos y condiciones|termos e condições|termos de uso|condiciones de uso)',
  "(?:informativa|politica) (?:sulla |sui )?(?:privacy|cookie)|(?:privacy|cookie) policy|termini e condizioni|condizioni d[’']uso",
  'política de (?:privacitat|privadesa|galetes)|politica de (?:confiden[țţ]ialitate|cookie(?:s|-uri)?)|termeni [șş]i condi[țţ]ii',
  '(?:privacy|cookie)(?:beleid|verklaring)|algemene voorwaarden|gebruiksvoorwaarden',
  '(?:integritets|dataskydds|cookie|sekretess)policy|användarvillkor|(?:privatlivs|persondata|cookie)politik|personvernerklæring|bruksvilkår',
  'tietosuoja(?:seloste|käytäntö|lauseke)|evästekäytäntö|käyttöehdot|privaatsuspoliitika|kasutustingimused',
  'polityka (?:prywatności|cookies)|regulamin serwisu',
  '(?:zásady|ochrana) (?:ochrany )?(?:osobních údajů|osobných údajov|soukromí|súkromia)|zásady cookies|(?:všeobecné )?obchod(?:ní|né) podm(?:ínky|ienky)',
  'политика (?:конфиденциальности|обработки персональных данных|приватности)|пользовательское соглашение|публичная оферта',
  'політика (?:конфіденційності|приватності)|публічна оферта|политика за поверителност',
  '(?:pravila|politika) (?:privatnosti|zasebnosti)|политика приватности',
  'adatvédelmi (?:tájékoztató|nyilatkozat|szabályzat)|adatkezelési tájékoztató|felhasználási feltételek|πολιτική (?:απορρήτου|cookies)|όροι χρήσης',
  '(?:gizlilik|çerez) politikası|kullanım koşulları|privātuma politika|lietošanas noteikumi|privatumo politika',
  'kebijakan (?:privasi|cookie)|syarat (?:dan|&) ketentuan|chính sách (?:bảo mật|quyền riêng tư)|điều khoản sử dụng',
  '(?:プライバシー|クッキー)ポリシー|利用規約|(?:隐私|隱私)(?:政策|声明|聲明|權政策)|儿童隐私(?:政策|保护)?|(?:개인정보|개인 정보) ?처리방침|이용약관|นโยบายความเป็นส่วนตัว|गोपनीयता नीति',
  'سياسة الخصوصية|شروط الاستخدام|خصوصية الأطفال|سیاست حفظ حریم خصوصی|מדיניות (?:ה)?פרטיות|תנאי (?:ה)?שימוש',
];
const LEGAL_TITLE = new RegExp(`^[\\p{N}.§) ]*(?:${TITLES.join('|')})[:：.]?$`, 'iu');

/** What such a text says of children wherever it stands: "We do not knowingly collect data of children". */
const LEGAL_SENTENCE =
  /(?<!\p{L})(?:children['’]s online privacy protection|(?:not|never|nor) knowingly (?:collect|solicit|gather|request|process)\p{L}* .{0,60}(?:data|information)|nicht wissentlich .{0,60}(?:daten|informationen)|pas sciemment .{0,60}(?:données|informations)|no .{0,40}a sabiendas .{0,60}(?:datos|información)|não .{0,40}(?:intencionalmente|conscientemente) .{0,60}dados|non .{0,40}consapevolmente .{0,60}(?:dati|informazioni)|niet bewust .{0,60}gegevens|inte medvetet .{0,60}uppgifter|ikke bevi(?:d|s)st .{0,60}opp?lysninger|nie .{0,40}świadomie .{0,60}danych|не .{0,40}(?:сознательно|намеренно|свідомо) .{0,60}данн?[ыи]\p{L}*)(?!\p{L})/iu;

const isLegalTitle = (text: string): boolean => LEGAL_TITLE.test(normalizeWhitespace(text));

/** A heading of the page itself: a dialog on cookies has one of its own. */
const isOwnHeading = ({ kind, region }: TextBlock): boolean =>
  kind === 'heading' && region !== 'dialog' && region !== 'widget';

/** A page whose title or main heading says that it is one, wherever it is on the site. */
const isLegalPage = ({ title, text, kind }: PageEvidence): boolean =>
  kind !== 'product' &&
  (isLegalTitle(title.split(/\s[|–—:·-]\s/)[0] ?? '') ||
    text.some((block) => isOwnHeading(block) && block.level === 1 && isLegalTitle(block.text)));

/** A text up to its first sentence of that sort; null where it begins with one. */
function withoutLegalSentences(block: TextBlock): TextBlock | null {
  if (!LEGAL_SENTENCE.test(block.text)) return block;
  const sentences = block.text.split(/(?<=[.!?])\s+/u);
  const told = sentences.slice(
    0,
    sentences.findIndex((sentence) => LEGAL_SENTENCE.test(sentence)),
  );
  return told.length > 0 ? { ...block, text: told.join(' ') } : null;
}

/** Which blocks of a page stand in chapters that such a heading opens. */
function inLegalChapters(text: readonly TextBlock[]): boolean[] {
  let hiddenBelow = 0;
  return text.map((block) => {
    const level = block.level ?? 6;
    if (isOwnHeading(block) && (hiddenBelow === 0 || level <= hiddenBelow))
      hiddenBelow = isLegalTitle(block.text) ? level : 0;
    return hiddenBelow > 0;
  });
}

/** The text of a page without such chapters, unless the page is of an offer, and without such sentences. */
function withoutLegalBlocks(text: readonly TextBlock[], mayHaveChapters: boolean): readonly TextBlock[] {
  const hidden = mayHaveChapters ? inLegalChapters(text) : [];
  const told = text.map((block, index) => (hidden[index] ? null : withoutLegalSentences(block)));
  if (told.every((block, index) => block === text[index])) return text;
  const places = new Map<number, number>();
  for (const [index, block] of told.entries()) if (block) places.set(index, places.size);
  return told.flatMap((block) =>
    block ? [{ ...block, heading: block.heading === null ? null : (places.get(block.heading) ?? null) }] : [],
  );
}

/** Evidence without texts on privacy, terms and the like, which name children and parents, but as nobody's audience. */
export function withoutLegalText(evidence: Evidence): Evidence {
  const [home, ...others] = evidence.pages;
  if (!home) return evidence;
  const pages = [home, ...others.map((page): PageEvidence => (isLegalPage(page) ? { ...page, kind: 'legal' } : page))];
  const told = pages.map((page) => {
    if (page.kind === 'legal') return page;
    const text = withoutLegalBlocks(page.text, page !== home && page.kind !== 'product');
    return text === page.text ? page : { ...page, text: [...text] };
  });
  return told.every((page, index) => page === evidence.pages[index]) ? evidence : { ...evidence, pages: told };
}
