import { isBoilerplateHeading } from '../shared/cues/boilerplate-headings.ts';
import { isPartHeading } from '../shared/cues/section-kinds.ts';
import { type LanguagePatterns, matchesPatterns, normalizeWhitespace, wholeText } from '../shared/text/index.ts';

/**
 * Headings that announce why to choose the brand, what it holds dear, whom it serves, whom it looks for, or an article: any
 * brand has them.
 */
const ANNOUNCEMENTS: LanguagePatterns = {
  en: "why (?:people|customers|clients|guests|families|teams|others|we|you|us|choose|work|trust|our .*).*|what (?:matters|counts|is important|drives|moves|guides|sets us|makes us|we (?:believe|value|stand for|care about)).*|how we(?:['’]re| are) different|(?:come )?work (?:with|for|at) .{2,30}|join (?:us|our|the) ?.*|who (?:we (?:work with|help|serve|are for)|it['’]s for|is it for|this is for).*|how to .{3,60}|\\d+ (?:ways|tips|reasons|things|ideas|facts) .*",
  de: 'warum (?:kunden|menschen|sie|du|unsere|wir|zu|uns|gerade|mit|bei) ?.*|was (?:uns (?:wichtig ist|antreibt|ausmacht|auszeichnet|unterscheidet|bewegt|am herzen liegt)|für uns zählt).*|wofür wir stehen|dafür stehen wir|das macht uns aus|arbeiten (?:bei|mit) .{2,30}|werde teil .*|komm(?:en sie)? (?:zu uns|ins team).*|für wen.*|wem wir helfen|wie (?:man|du|sie) .{3,60}|\\d+ (?:tipps|gründe|wege|ideen|fakten) .*',
  fr: 'pourquoi .*|ce qui (?:compte|nous) .*|ce (?:en|à) quoi nous .*|travailler (?:avec|chez) .{2,30}|rejoign.*|pour qui.*|à qui .*|comment .{3,60}|\\d+ (?:conseils|raisons|astuces|idées) .*',
  es: 'por qué .*|lo que nos (?:importa|mueve|diferencia|hace|define).*|qué nos (?:mueve|diferencia|importa|hace|define).*|trabaja (?:con|en) .*|únete.*|para quién.*|a quién .*|cómo .{3,60}|\\d+ (?:consejos|razones|ideas|trucos) .*',
  it: 'perché .*|(?:che )?cosa (?:ci sta a cuore|ci distingue|conta).*|ciò (?:che|in cui) .*|lavora (?:con|da|in) .*|unisciti.*|per chi.*|a chi .*|\\d+ (?:consigli|motivi|idee) .*',
  pt: 'por ?qu[eê] .*|o que nos (?:move|importa|diferencia|torna|define).*|trabalh[ae] (?:conosco|connosco|com|em) ?.*|junte-se.*|para quem.*|\\d+ (?:dicas|razões|motivos|ideias) .*',
  nl: 'waarom .*|wat (?:ons (?:drijft|onderscheidt|bijzonder maakt)|wij? belangrijk vinden|telt).*|waar wij? voor staan|werken (?:bij|met) .*|kom (?:bij ons )?werken.*|voor wie.*|hoe (?:je|u) .{3,60}|\\d+ (?:tips|redenen|ideeën) .*',
  sv: 'varför .*|vad (?:som är viktigt för oss|vi står för|som driver oss).*|jobba (?:hos|med) .*|för vem.*|hur (?:man|du) .{3,60}|\\d+ (?:tips|skäl) .*',
  da: 'hvorfor .*|hvad (?:der er vigtigt for os|vi står for|der driver os).*|arbejd (?:hos|med) .*|for hvem.*|hvordan .{3,60}|\\d+ (?:tips|grunde) .*',
  nb: 'hvorfor .*|hva (?:som er viktig for oss|vi står for|som driver oss).*|jobb (?:hos|med) .*|for hvem.*|hvordan .{3,60}|\\d+ (?:tips|grunner) .*',
  fi: 'miksi .*|mikä meille on tärkeää|töihin meille|kenelle.*|miten .{3,60}|näin .{3,60}|\\d+ (?:vinkkiä|syytä) .*',
  pl: 'dlaczego .*|co (?:nas wyróżnia|jest dla nas ważne|nami kieruje|u nas) ?.*|pracuj (?:z|u|w) .*|dołącz.*|dla kogo.*|\\d+ (?:porad|powodów|sposobów) .*',
  cs: 'proč .*|na čem nám záleží|co nás (?:odlišuje|vede|žene)|pracuj(?:te)? .*|přidejte se.*|pro koho.*|\\d+ (?:tipů|důvodů) .*',
  sk: 'prečo .*|na čom nám záleží|čo nás (?:odlišuje|poháňa)|pracuj(?:te)? .*|pridajte sa.*|pre koho.*|\\d+ (?:tipov|dôvodov) .*',
  hu: 'miért .*|ami nekünk fontos|mi(?:ben|től) .*mások.*|dolgozz .*|csatlakozz.*|kinek.*|hogyan .{3,60}|\\d+ (?:tipp|ok) .*',
  ro: 'de ce .*|ce (?:ne diferențiază|contează pentru noi|ne motivează).*|lucrează (?:cu|la) .*|alătură-te.*|pentru cine.*|cum .{3,60}|\\d+ (?:sfaturi|motive) .*',
  hr: 'zašto .*|što (?:nam je važno|nas izdvaja|nas pokreće)|radi(?:te)? .*|pridruži.*|za koga.*|\\d+ (?:savjeta|razloga) .*',
  sl: 'zakaj .*|kaj (?:nam je pomembno|nas odlikuje|nas žene)|delaj(?:te)? .*|pridruži.*|za koga.*|\\d+ (?:nasvetov|razlogov) .*',
  sr: 'zašto .*|šta (?:nam je važno|nas izdvaja|nas pokreće)|radi(?:te)? .*|pridruži.*|za koga.*|зашто .*|за кога.*',
  bg: 'защо .*|какво (?:ни отличава|е важно за нас|ни движи)|работа (?:при|с) .*|присъедин.*|за кого.*|\\d+ (?:съвета|причини) .*',
  ru: 'почему .*|что (?:для нас важно|нас отличает|нами движет)|работа (?:у|в) .*|присоединя.*|для кого.*|\\d+ (?:советов|причин|способов) .*',
  uk: 'чому .*|що (?:для нас важливо|нас вирізняє|нами рухає)|робота (?:у|в) .*|приєдн.*|для кого.*|\\d+ (?:порад|причин|способів) .*',
  el: 'γιατί .*|τι μας (?:ξεχωρίζει|ενδιαφέρει|εμπνέει).*|δουλέψτε .*|εργαστείτε .*|για ποιους.*|πώς .{3,60}|\\d+ (?:συμβουλές|λόγοι) .*',
  tr: 'neden .*|.* için önemli olan.*|bizi farklı kılan.*|bizimle çalış.*|kimler için.*|nasıl .{3,60}|.{3,40} nasıl .{3,40}|\\d+ (?:ipucu|neden) .*',
  ca: 'per què .*|què ens (?:mou|diferencia|importa).*|treballa (?:amb|a) .*|uneix-te.*|per a qui.*|com .{3,60}',
  lt: 'kodėl .*|kas mums svarbu|dirbk .*|prisijunk.*|kam .*',
  lv: 'kāpēc .*|kas mums ir svarīg\\p{L}+|strādā .*|pievienojies.*|kam .*|kā .{3,60}',
  et: 'miks .*|mis on meile oluline|tule tööle.*|liitu .*|kellele.*|kuidas .{3,60}',
  ja: '.*選ばれる理由.*|.*大切にしていること.*|.*の(?:特徴|強み|こだわり)|一緒に働.*|.*(?:方法|のコツ|のポイント)|こんな方.*',
  zh: '(?:为什么|為什麼|为何|為何).*|我们的优势|我們的優勢|加入我们|加入我們|(?:适合|適合)(?:谁|誰).*|如何.{2,30}|\\d+(?:个|個|种|種).*',
  ko: '왜 .*|.*(?:선택해야 하는|선택하는) 이유|.*의 (?:강점|특징)|함께 일.*|.*(?:방법|노하우)',
  ar: 'لماذا .*|ما يهمنا.*|ما يميزنا.*|اعمل معنا|انضم.*|لمن .*|كيف .{3,60}',
  fa: 'چرا .*|آنچه برای ما مهم است|با ما همکاری .*|برای چه کسانی.*|چگونه .{3,60}|چطور .{3,60}',
  he: 'למה .*|מדוע .*|מה (?:חשוב לנו|מייחד אותנו|מניע אותנו)|בואו לעבוד .*|הצטרפ.*|למי .*|(?:כיצד|איך) .{3,60}',
  id: 'mengapa .*|kenapa .*|yang penting bagi kami|bekerja (?:dengan|di) .*|bergabung.*|untuk siapa.*|(?:cara|bagaimana) .{3,60}|\\d+ (?:tips|alasan) .*',
  vi: '(?:tại|vì) sao .*|điều gì .*|làm việc (?:với|tại) .*|tham gia.*|dành cho ai.*|(?:cách|làm thế nào) .{3,60}',
};

const ANNOUNCEMENT = wholeText(ANNOUNCEMENTS);
/** Longer texts are no headings. */
const MAX_LENGTH = 120;

/** Whether a heading says what the part of the page below it is, as any brand could: it is no phrase of its own. */
export function isSectionHeading(heading: string, language: string): boolean {
  const text = normalizeWhitespace(heading);
  if (text.length > MAX_LENGTH) return false;
  return (
    isBoilerplateHeading(text, language) ||
    isPartHeading(text, language) ||
    // A statement has a full stop.
    (!/[.。!！]$/u.test(text) && matchesPatterns(text, ANNOUNCEMENT, language))
  );
}
