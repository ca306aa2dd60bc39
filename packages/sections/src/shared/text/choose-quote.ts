import type { PageKind } from '@brandprint/contracts';
import { type CompleteLanguagePatterns, type LanguagePatterns, matchesPatterns } from './language-patterns.ts';
import { wordCount } from './normalize.ts';
import { isSentence, type Quote } from './quotes.ts';
import type { Salience } from './salience.ts';

/** The kind of statement to find. */
export interface Cues {
  /** Words in the sentence itself that indicate it. */
  sentencePatterns?: LanguagePatterns;
  /** Words in the heading above that indicate it. Every sentence under it may count, the first ones most. */
  headingPatterns?: LanguagePatterns;
  /** Likelihood by kind of page, −1 to 1; other pages do not count. */
  pageWeights: Partial<Record<PageKind, number>>;
  /** Kinds of pages whose opening sentences may be it in languages without phrases. */
  openingPages?: readonly PageKind[];
  /** Words that indicate another meaning. */
  excludedPatterns?: LanguagePatterns;
}

/** Cues with phrases in every language. */
export interface CompleteCues extends Cues {
  sentencePatterns: CompleteLanguagePatterns;
  headingPatterns?: CompleteLanguagePatterns;
}

/** The input of a choice. */
export interface TextContext {
  quotes: readonly Quote[];
  salience: Salience;
  /** ISO 639-1, "" if unknown. */
  language: string;
  /** Of the brand; "" if unknown. */
  name: string;
}

export interface ChosenQuote {
  quote: Quote;
  score: number;
  /** The criterion of the choice. */
  matchedBy: 'words' | 'heading' | 'place';
}

/** Openings that refer to a previous sentence. */
const DEPENDENT_OPENINGS: LanguagePatterns = {
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

/** Conditions, requests, thanks, and text about the page itself. */
const ASIDE_PATTERNS: LanguagePatterns = {
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
const FIRST_PERSON_PLURAL: LanguagePatterns = {
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

const MIN_SCORE = 2;

/** True if the brand speaks in the first person plural. */
export const isFirstPersonPlural = (text: string, language: string): boolean =>
  matchesPatterns(text, FIRST_PERSON_PLURAL, language);

/** True for a sentence that depends on the one before, or is a side remark. */
export const isAsideSentence = (text: string, language: string): boolean =>
  matchesPatterns(text, DEPENDENT_OPENINGS, language) || matchesPatterns(text, ASIDE_PATTERNS, language);

/**
 * The best sentence for a statement; null if none is clearly good enough. The score combines its words, the heading
 * above it, the page, its position, the speaker, its salience, and how well it stands alone.
 */
export function chooseQuote(
  cues: Cues,
  context: TextContext,
  excluded: ReadonlySet<string> = new Set(),
): ChosenQuote | null {
  let best: ChosenQuote | null = null;
  for (const quote of context.quotes) {
    if (excluded.has(quote.text)) continue;
    const found = scoreQuote(quote, cues, context);
    if (found && found.score >= MIN_SCORE && found.score > (best?.score ?? 0)) best = { quote, ...found };
  }
  return best;
}

function scoreQuote(quote: Quote, cues: Cues, context: TextContext): Omit<ChosenQuote, 'quote'> | null {
  const { text, kind, pageKind, headingText, nth } = quote;
  const { language } = context;
  const pageWeight = cues.pageWeights[pageKind];
  if (pageWeight === undefined || kind === 'quote' || kind === 'caption' || !isSentence(text)) return null;
  if (/(?<!\p{L})I(?!\p{L})/u.test(text) && language === 'en') return null;
  if (cues.excludedPatterns && matchesPatterns(text, cues.excludedPatterns, language)) return null;
  const sentenceMatches = cues.sentencePatterns !== undefined && matchesPatterns(text, cues.sentencePatterns, language);
  const headingMatches =
    cues.headingPatterns !== undefined &&
    kind !== 'heading' &&
    matchesPatterns(headingText, cues.headingPatterns, language);
  const isOpening = !sentenceMatches && !headingMatches && isPageOpening(quote, cues, language);
  if (!sentenceMatches && !headingMatches && !isOpening) return null;
  const score =
    (sentenceMatches ? 2 : 0) +
    (headingMatches ? Math.max(0.6, 2.2 - nth * 0.6) : 0) +
    (isOpening ? 1.6 - nth * 0.3 : 0) +
    pageWeight +
    brandVoiceScore(quote, context);
  return { score, matchedBy: sentenceMatches ? 'words' : headingMatches ? 'heading' : 'place' };
}

/** In languages without phrases: the opening of a page about it. */
function isPageOpening(
  { pageKind, kind, nth, heading }: Quote,
  { openingPages, sentencePatterns, headingPatterns }: Cues,
  language: string,
): boolean {
  const known = language in (sentencePatterns ?? {}) || language in (headingPatterns ?? {});
  return (
    !known &&
    language !== '' &&
    kind === 'paragraph' &&
    nth < 2 &&
    heading < 2 &&
    (openingPages ?? []).includes(pageKind)
  );
}

/** How well a sentence represents the brand, for any statement. */
export function brandVoiceScore(
  { text, kind, region, order }: Quote,
  { salience, language, name }: TextContext,
): number {
  const words = wordCount(text);
  const named = name.length > 2 && text.toLowerCase().includes(name.toLowerCase());
  return (
    0.8 * salience(text) +
    (isFirstPersonPlural(text, language) || named ? 0.5 : 0) +
    (region === 'hero' ? 0.4 : 0) +
    (kind === 'paragraph' ? 0.3 : 0) +
    (words >= 8 && words <= 30 ? 0.3 : words < 6 || words > 36 ? -0.5 : 0) -
    (/[?？؟]["”’»)]*$/.test(text) ? 1.5 : 0) -
    (matchesPatterns(text, DEPENDENT_OPENINGS, language) ? 1.4 : 0) -
    (matchesPatterns(text, ASIDE_PATTERNS, language) ? 1.4 : 0) -
    ((text.match(/\p{N}/gu)?.length ?? 0) > 3 ? 0.5 : 0) -
    (/:$|^[^\p{L}]*$|\.\.\.$|…$/u.test(text) ? 1 : 0) -
    Math.min(order * 0.002, 0.4)
  );
}
