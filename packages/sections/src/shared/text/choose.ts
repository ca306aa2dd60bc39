import type { PageKind } from '@brandprint/contracts';
import { wordCount } from './normalize.ts';
import { isSentence, type Quote } from './quotes.ts';
import type { Salience } from './salience.ts';
import { isWorded, type Wordings } from './wordings.ts';

/** What a sentence is wanted for. */
export interface Part {
  /** Words in the sentence itself that show it. */
  says?: Wordings;
  /** Words in the heading above; every sentence under it may count, the first ones most. */
  under?: Wordings;
  /** Pages on which it may stand, and how likely, −1 to 1; on others it does not count. */
  pages: Partial<Record<PageKind, number>>;
  /** Kinds of pages whose opening sentences may be it where the wordings of the language are not known. */
  opens?: readonly PageKind[];
  /** Words that show that it means something else. */
  never?: Wordings;
}

/** What a choice is made from. */
export interface Choice {
  quotes: readonly Quote[];
  salience: Salience;
  /** ISO 639-1, "" if unknown. */
  language: string;
  /** Of the brand; "" if unknown. */
  name: string;
}

export interface Chosen {
  quote: Quote;
  score: number;
  /** What it was chosen by. */
  by: 'words' | 'heading' | 'place';
}

/** Openings that lean on what was said before. */
const LEANS: Wordings = {
  en: "^(?:this|that|these|those|it|they|he|she|his|her|their|its|such|here|there|then|also|additionally|furthermore|moreover|however|but|and|or|so|because|cause|thus|therefore|otherwise|instead|unlike that|for example|for instance|e\\.g\\.|more importantly|in addition|as a result|similarly|likewise|note that|both|another|once again|of course)(?![’'-])",
  de: '^(?:dies\\w*|das|es|sie (?:ist|sind|hat|haben|wird|werden)|er|deren|dessen|dort|dann|auch|außerdem|zudem|jedoch|aber|und|oder|denn|deshalb|daher|darum|so|zum beispiel|z\\. ?b\\.|dabei|damit|hierzu|dazu)',
  fr: "^(?:ce(?:la|ci)?|c’est|c'est|ces|celui|celle|il|elle|ils|elles|ainsi|aussi|de plus|en outre|cependant|mais|et|ou|car|donc|par exemple|puis|ensuite|là|y)",
  es: '^(?:esto|eso|este|esta|estos|estas|ese|esa|él|ella|ellos|además|también|sin embargo|pero|y|o|porque|así|por ejemplo|luego|entonces|allí|por eso)',
  it: '^(?:questo|questa|questi|queste|ciò|esso|essa|lui|lei|loro|inoltre|anche|tuttavia|ma|e|o|perché|così|per esempio|poi|quindi)',
  pt: '^(?:isto|isso|este|esta|estes|estas|esse|essa|ele|ela|eles|elas|além disso|também|porém|mas|e|ou|porque|assim|por exemplo|depois|então)',
  nl: '^(?:dit|dat|deze|die|het is|zij|ze|hij|ook|bovendien|echter|maar|en|of|want|daarom|dus|bijvoorbeeld|dan|daar)',
  ja: '^(?:これ|それ|その|この|あれ|また|さらに|しかし|でも|そして|だから|例えば|たとえば|なお)',
  ar: '^(?:هذا|هذه|ذلك|تلك|كما|لكن|ولكن|أيضا|أيضًا|ثم|مثلا|وهو|وهي)',
  ru: '^(?:это|этот|эта|эти|он|она|они|также|кроме того|однако|но|и|или|поэтому|например)',
};

/** Conditions, requests, thanks, and what speaks of the page itself. */
const ASIDE: Wordings = {
  en: '^if|^whether|^note|feel free|please|let us know|thanks?|thank you|welcome|click|below|above|this (?:page|website|section|article|form|theme|license|licence)|contact us|get in touch|sign up|subscribe|read more|learn more|^see (?:our|the|all|more)|^check (?:out|the|our)|follow us|visit us|e-?mail us|call us|coming soon|under construction|working hard to finish|launching soon|copyright|licen[sc]e[sd]?|faq|apply (?:now|here)|open positions?',
  de: '^wenn|^falls|bitte|danke|willkommen|klicken sie|hier klicken|kontaktieren|diese (?:seite|website)|dieser abschnitt|newsletter|jetzt bewerben|folgen sie uns|rufen sie|weiterlesen|mehr erfahren',
  fr: '^si|merci|bienvenue|cliquez|ci-dessous|ci-dessus|cette page|ce site|contactez|inscrivez|suivez-nous|appelez|veuillez|en savoir plus|lire la suite|postulez',
  es: '^si|gracias|bienvenid[oa]s?|haz clic|haga clic|a continuación|esta página|este sitio|contáct\\w+|suscríb\\w+|síguenos|llám\\w+|por favor|leer más|saber más',
  it: '^se|grazie|benvenut[oi]|clicca|qui sotto|questa pagina|questo sito|contatt(?:aci|ateci)|iscriviti|seguici|per favore|scopri di più',
  pt: '^se|obrigad[oa]|bem-vind[oa]s?|clique|abaixo|esta página|este site|contate-nos|inscreva-se|siga-nos|por favor|saiba mais',
  nl: '^als|bedankt|welkom|klik|hieronder|deze pagina|neem contact|schrijf je in|volg ons|alsjeblieft|lees meer',
  ja: 'クリック|こちら|お問い合わせ|ください(?:。|$)|ようこそ|ありがとう|このページ|ご応募',
  ar: 'اضغط|انقر|تواصل معنا|اتصل بنا|أهلا|مرحبا|شكرا|هذه الصفحة|يرجى|اشترك',
};

/** The brand speaks. */
const WE: Wordings = {
  en: "we|our|ours|us|we['’](?:re|ve|ll)",
  de: 'wir|uns|unser\\p{L}*',
  fr: 'nous|notre|nos',
  es: 'nosotros|nuestr[oa]s?|somos|creemos|queremos|ayudamos|hacemos|trabajamos|ofrecemos',
  it: 'noi|nostr[oaie]|siamo|crediamo|vogliamo|aiutiamo|offriamo',
  pt: 'nós|noss[oa]s?|somos|acreditamos|queremos|ajudamos|oferecemos',
  nl: 'wij|we|ons|onze',
  sv: 'vi|vår|vårt|våra|oss',
  pl: 'my|nas|nam|nasz\\p{L}*|jesteśmy|wierzymy',
  ru: 'мы|нас|нам|наш\\p{L}*',
  ja: '私たち|わたしたち|当社|弊社|我々',
  zh: '我们|我們|本公司',
  ko: '우리|저희|당사',
  ar: 'نحن|لدينا|نؤمن|نسعى|نقدم|نساعد|نعمل|مهمتنا|رؤيتنا|رسالتنا|هدفنا|فريقنا|عملائنا|شركتنا|نلتزم|نعدك|نضمن',
};

const ENOUGH = 2;

/** True if the brand speaks in the first person plural. */
export const isWe = (text: string, language: string): boolean => isWorded(text, WE, language);

/** True for a sentence that leans on the one before, or is said in passing. */
export const isAside = (text: string, language: string): boolean =>
  isWorded(text, LEANS, language) || isWorded(text, ASIDE, language);

/**
 * The sentence that is a part best; null if none is clearly enough. Each is scored by its words, the heading above it,
 * the page and the place where it stands, who speaks, how near it is to what the site is about, and how well it stands alone.
 */
export function choose(part: Part, choice: Choice, taken: ReadonlySet<string> = new Set()): Chosen | null {
  let best: Chosen | null = null;
  for (const quote of choice.quotes) {
    if (taken.has(quote.text)) continue;
    const found = scoreOf(quote, part, choice);
    if (found && found.score >= ENOUGH && found.score > (best?.score ?? 0)) best = { quote, ...found };
  }
  return best;
}

function scoreOf(quote: Quote, part: Part, choice: Choice): Omit<Chosen, 'quote'> | null {
  const { text, kind, pageKind, under, nth } = quote;
  const { language } = choice;
  const page = part.pages[pageKind];
  if (page === undefined || kind === 'quote' || kind === 'caption' || !isSentence(text)) return null;
  if (/(?<!\p{L})I(?!\p{L})/u.test(text) && language === 'en') return null;
  if (part.never && isWorded(text, part.never, language)) return null;
  const says = part.says !== undefined && isWorded(text, part.says, language);
  const headed = part.under !== undefined && kind !== 'heading' && isWorded(under, part.under, language);
  const opens = !says && !headed && opensPage(quote, part, language);
  if (!says && !headed && !opens) return null;
  const score =
    (says ? 2 : 0) +
    (headed ? Math.max(0.6, 2.2 - nth * 0.6) : 0) +
    (opens ? 1.6 - nth * 0.3 : 0) +
    page +
    standing(quote, choice);
  return { score, by: says ? 'words' : headed ? 'heading' : 'place' };
}

/** Where no wordings are known in a language, the opening of a page that is about it. */
function opensPage({ pageKind, kind, nth, heading }: Quote, { opens, says, under }: Part, language: string): boolean {
  const known = language in (says ?? {}) || language in (under ?? {});
  return (
    !known && language !== '' && kind === 'paragraph' && nth < 2 && heading < 2 && (opens ?? []).includes(pageKind)
  );
}

/** How well a sentence stands for the brand, whatever it is wanted for. */
export function standing({ text, kind, region, order }: Quote, { salience, language, name }: Choice): number {
  const words = wordCount(text);
  const named = name.length > 2 && text.toLowerCase().includes(name.toLowerCase());
  return (
    0.8 * salience(text) +
    (isWe(text, language) || named ? 0.5 : 0) +
    (region === 'hero' ? 0.4 : 0) +
    (kind === 'paragraph' ? 0.3 : 0) +
    (words >= 8 && words <= 30 ? 0.3 : words < 6 || words > 36 ? -0.5 : 0) -
    (/[?？؟]["”’»)]*$/.test(text) ? 1.5 : 0) -
    (isWorded(text, LEANS, language) ? 1.4 : 0) -
    (isWorded(text, ASIDE, language) ? 1.4 : 0) -
    ((text.match(/\p{N}/gu)?.length ?? 0) > 3 ? 0.5 : 0) -
    (/:$|^[^\p{L}]*$|\.\.\.$|…$/u.test(text) ? 1 : 0) -
    Math.min(order * 0.002, 0.4)
  );
}
