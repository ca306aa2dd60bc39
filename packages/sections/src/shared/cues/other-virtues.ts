import {
  type CompleteLanguagePatterns,
  type LanguagePatterns,
  matchesPatterns,
  normalizeWhitespace,
  wholeText,
} from '../text/index.ts';
import { headsExpectations } from './applicants.ts';
import { DIFFERENTIATOR_HEADINGS } from './competition.ts';
import { FEATURE_HEADINGS } from './features.ts';
import { isAsideHeading, isOfferHeading, isStepHeading, MAX_HEADING_LENGTH } from './section-kinds.ts';

/** Headings above what somebody else has to be or bring: applicants, guests, members. */
const REQUIREMENTS: CompleteLanguagePatterns = {
  en: "(?:your|ideal|candidate|job) (?:profile|skills|qualifications|requirements)|(?:what )?(?:you bring|we expect|we(?:['’]re| are) looking for|we look for|you(?:['’]ll| will) need)|what you(?:['’]ll| will)? (?:bring|need|learn)|who (?:we(?:['’]re| are) looking for|you are)|(?:job )?requirements|qualifications|about you|house rules|rules",
  de: '(?:ihr|dein|das) profil|(?:was|das) (?:sie|du|ihr) (?:mitbring\\p{L}+|auszeichne\\p{L}+|lern\\p{L}+)|das bring\\p{L}+ (?:sie|du) mit|(?:wir|was wir) (?:erwarten|suchen)|anforderungen.*|voraussetzungen|hausordnung|regeln|stellenprofil',
  fr: '(?:votre |ton |le )?profil(?: (?:recherché|requis|souhaité))?|(?:vos |les )?(?:compétences|qualités) (?:requises|recherchées|attendues)|ce que nous (?:attendons|recherchons)|vous êtes|règlement.*|prérequis',
  es: '(?:tu |su )?perfil(?: (?:buscado|requerido))?|requisitos|qué buscamos|lo que buscamos|qué esperamos de ti|normas.*',
  it: '(?:il tuo )?profilo(?: (?:ricercato|richiesto))?|requisiti|chi cerchiamo|cosa cerchiamo|regolamento|regole',
  pt: '(?:o teu |seu )?perfil(?: (?:desejado|procurado))?|requisitos|o que (?:procuramos|esperamos|buscamos)|quem procuramos|regras|regulamento',
  nl: '(?:jouw |je |uw )?profiel|wat (?:wij|we) (?:zoeken|vragen|verwachten)|wie (?:wij|we) zoeken|functie-?eisen|jij bent|huisregels|regels',
  sv: '(?:din |er )?profil|vi söker dig.*|vem (?:vi söker|är du)|krav(?:profil)?|kvalifikationer|ordningsregler|regler',
  da: '(?:din )?profil|vi søger.*|hvem (?:søger vi|er du)|krav|kvalifikationer|husregler|regler',
  nb: '(?:din )?profil|vi søker.*|hvem (?:søker vi|er du)|krav|kvalifikasjoner|husregler|regler',
  fi: 'etsimme.*|odotamme sinulta.*|vaatimukset|hakijalta.*|järjestyssäännöt|säännöt',
  pl: '(?:twój )?profil(?: kandydata)?|(?:nasze )?wymagania|oczekujemy.*|kogo szukamy|regulamin|zasady',
  cs: '(?:váš )?profil|(?:naše )?(?:požadavky|požadujeme)|očekáváme.*|koho hledáme|řád|pravidla',
  sk: '(?:váš )?profil|(?:naše )?(?:požiadavky|požadujeme)|očakávame.*|koho hľadáme|poriadok|pravidlá',
  ru: 'требования.*|мы ожидаем.*|кого мы ищем|что мы ждем.*|правила',
  uk: 'вимоги.*|ми очікуємо.*|кого ми шукаємо|правила',
  bg: 'изисквания.*|очакваме.*|кого търсим|правила',
  el: 'απαιτήσεις.*|προσόντα.*|τι ζητάμε|ποιον αναζητούμε|κανονισμός|κανόνες',
  tr: 'aranan (?:nitelikler|özellikler)|(?:genel )?nitelikler|sizden beklediklerimiz|kimi arıyoruz|kurallar',
  ro: '(?:profilul )?(?:cerințe|candidatului|cerințele.*)|ce (?:căutăm|așteptăm)|pe cine căutăm|regulament|reguli',
  hu: 'elvárások.*|elvárásaink|kit keresünk|amit várunk.*|házirend|szabályok',
  hr: 'uvjeti.*|(?:što|koga) (?:tražimo|očekujemo)|zahtjevi|kućni red|pravila',
  sr: 'uslovi.*|(?:šta|koga) (?:tražimo|očekujemo)|zahtevi|kućni red|pravila|услови.*|правила',
  sl: 'pogoji.*|(?:kaj|koga) (?:iščemo|pričakujemo)|zahteve|hišni red|pravila',
  lv: 'prasības.*|ko mēs (?:meklējam|sagaidām)|noteikumi',
  lt: 'reikalavimai.*|ko (?:ieškome|tikimės)|taisyklės',
  et: 'nõuded.*|keda (?:me )?otsime|ootused.*|kodukord|reeglid',
  ca: '(?:el teu )?perfil|requisits|què busquem|normes.*',
  id: '(?:persyaratan|kualifikasi|syarat).*|yang kami cari|tata tertib|aturan',
  vi: 'yêu cầu.*|chúng tôi tìm kiếm.*|nội quy|quy định',
  ja: '(?:求める人(?:物|材)像?|応募(?:資格|条件)|必要な.*|募集要項|利用規約|ルール)',
  zh: '(?:任职要求|職位要求|岗位要求|应聘要求|招聘要求|我们寻找.*|规则|守则)',
  ko: '(?:인재상|자격 ?요건|지원 ?자격|우대 ?사항|이용 ?수칙|규칙)',
  ar: '(?:متطلبات|شروط|مؤهلات|المتطلبات|المؤهلات).*|من نبحث عنه|القواعد',
  he: 'דרישות.*|את מי אנחנו מחפשים|מה אנחנו מחפשים|תקנון|כללים',
  fa: 'شرایط.*|نیازمندی.*|چه کسی را.*|مقررات|قوانین',
  th: 'คุณสมบัติ.*|เราต้องการ.*|กฎ.*|ระเบียบ.*',
  hi: '(?:योग्यता|आवश्यकताएं|पात्रता).*|नियम',
};

/** Headings above what is written or taught about: "Sustainability" below "Topics" is one of them. */
const TOPICS: LanguagePatterns = {
  en: '(?:our |the |key |all |focus )*(?:topics?|themes|subjects|issues|categories|filters?|tags|genres|courses|classes)',
  de: '(?:unsere |die |alle )*(?:themen|themenfelder|themenbereiche|schwerpunktthemen|kategorien|schlagwörter|fächer|kurse|kursangebot)',
  fr: '(?:nos |les |tous les )*(?:thèmes|thématiques|sujets|catégories|matières|cours)',
  es: '(?:nuestros |los |todos los )*(?:temas|temáticas|categorías|asignaturas|cursos)',
  it: '(?:i nostri |i |le )*(?:temi|tematiche|argomenti|categorie|materie|corsi)',
  pt: '(?:os nossos |nossos |os )*(?:temas|temáticas|assuntos|categorias|disciplinas|cursos)',
  nl: "(?:onze |de )*(?:thema['’]?s|onderwerpen|categorieën|vakken|cursussen)",
  sv: '(?:våra )?(?:ämnen|teman|kategorier|kurser)',
  da: '(?:vores )?(?:emner|temaer|kategorier|fag|kurser)',
  nb: '(?:våre )?(?:emner|temaer|kategorier|fag|kurs)',
  fi: '(?:aiheet|teemat|kategoriat|kurssit)',
  pl: '(?:nasze )?(?:tematy|kategorie|przedmioty|kursy)',
  cs: '(?:naše )?(?:témata|kategorie|předměty|kurzy)',
  sk: '(?:naše )?(?:témy|kategórie|predmety|kurzy)',
  ru: '(?:наши |все )?(?:темы|рубрики|категории|предметы|курсы)',
  uk: '(?:наші |усі )?(?:теми|рубрики|категорії|предмети|курси)',
  hu: '(?:témák|témáink|kategóriák|tantárgyak|tanfolyamok)',
  ro: '(?:teme|subiecte|categorii|materii|cursuri)',
  hr: '(?:teme|kategorije|predmeti|tečajevi)',
  sl: '(?:teme|kategorije|predmeti|tečaji)',
  el: '(?:θέματα|θεματικές|κατηγορίες|μαθήματα)',
  tr: '(?:konular|temalar|kategoriler|dersler|kurslar)',
  ja: '(?:テーマ|カテゴリー?|トピックス?|科目|講座)',
  zh: '(?:主题|主題|分类|分類|话题|話題|课程|課程)',
  ko: '(?:주제|카테고리|과목|강좌)',
};
const WHOLE = [wholeText(REQUIREMENTS), wholeText(TOPICS), wholeText(FEATURE_HEADINGS, '(?:\\S+ )?')];

/** "Why choose us": what follows is of the brand. */
const asksWhy = (heading: string, language: string): boolean =>
  matchesPatterns(heading, DIFFERENTIATOR_HEADINGS, language);

/** Whether a heading says that words such as "honesty" below it are of applicants, services, steps or others than the brand. */
export const headsOtherVirtues = (heading: string, language: string): boolean =>
  heading.length <= MAX_HEADING_LENGTH &&
  (isAsideHeading(heading, language) ||
    isOfferHeading(heading, language) ||
    isStepHeading(heading, language) ||
    headsExpectations(heading, language) ||
    (!asksWhy(heading, language) &&
      [...new Set([language, 'en'])].some((code) =>
        WHOLE.some((patterns) => matchesPatterns(normalizeWhitespace(heading), patterns, code)),
      )));
