import {
  type CompleteLanguagePatterns,
  endsSentence,
  type LanguagePatterns,
  matchesPatterns,
  normalizeWhitespace,
  wholeText,
  wordCount,
} from '../text/index.ts';
import { MISSION_HEADINGS, VISION_HEADINGS } from './aim-headings.ts';
import { AUDIENCE_HEADINGS } from './audiences.ts';
import { DIFFERENTIATOR_HEADINGS } from './competition.ts';
import { FEATURE_HEADINGS } from './features.ts';
import { POSITIONING_CUES } from './positioning.ts';
import { PROMISE_CUES, VALUES_HEADINGS } from './vision-belief-promise.ts';

/** Headings that name the part of the page below them. */
const PAGE_PART_HEADINGS: CompleteLanguagePatterns = {
  en: "home|\\p{L}+(?: \\p{L}+)? page|about(?: us| our \\p{L}+)?|contact(?: us| me)?|(?:what )?(?:our )?(?:people|customers|clients|users) (?:are )?say.*|our (?:\\p{L}+ )?(?:team|services|products|clients|partners|customers|blog|story|history)|(?:meet )?(?:the|our) team|who we are|services|portfolio|testimonials?|(?:simple )?pricing|plans(?: and pricing)?|faqs?|frequently asked.*|blog|news|latest.*|recent.*|related.*|popular.*|subscribe.*|newsletter.*|(?:follow|find) us.*|share.*|quick links|useful links|social.*|categories|tags|archives?|comments?|leave a .*|search.*|(?:log|sign) ?(?:in|up|out).*|welcome(?: back)?!?|table of contents|navigation|menu|where we are|get in touch|let['’]?s get in touch!?|stay (?:in touch|connected|updated)|contact (?:form|info).*|around the web|location|open (?:positions|roles)|ready when you are|for developers|case studies|what['’]?s included|at your service",
  de: 'entfernungen|(?:ihre|deine|alle) vorteile(?: .*)?|kontakt.*|über uns|unser team|das team|(?:das )?sagen unsere kunden|das sagen .*|kundenstimmen|häufig(?:e| gestellte) fragen|fragen und antworten|offene stellen|preise|aktuelles|das kennen sie|referenzen|ansprechpartner|öffnungszeiten|anfahrt',
  fr: "à propos|notre équipe|l['’]équipe|témoignages|(?:elles et )?ils (?:nous|parlent).*|questions fréquentes|foire aux questions|nos offres|offres|tarifs|contact.*|actualités|le constat|nos clients|horaires(?: d['’]ouverture)?",
  es: 'contacto|sobre nosotros|nuestro equipo|testimonios|preguntas frecuentes|precios|noticias|clientes|ofertas|horarios?(?: de apertura)?|quiénes somos|cómo llegar',
  it: 'contatti|chi siamo|il nostro team|testimonianze|domande frequenti|prezzi|notizie|clienti|orari(?: di apertura)?|dove siamo|come arrivare',
  pt: 'contat?os?|sobre nós|quem somos|(?:a )?nossa equip[ae]|depoimentos|testemunhos|perguntas frequentes|preços|notícias|clientes|horários?(?: de funcionamento)?|onde estamos|como chegar',
  nl: 'contact|over ons|ons team|wie zijn (?:wij|we)\\??|veelgestelde vragen|prijzen|nieuws|klanten|openingstijden|route',
  sv: 'kontakt(?:a oss)?|om oss|vilka vi är|vårt team|vanliga frågor|priser|nyheter|kunder|öppettider|hitta hit|omdömen',
  da: 'kontakt(?: os)?|om os|hvem er vi\\??|vores team|ofte stillede spørgsmål|priser|nyheder|kunder|åbningstider|find vej|anmeldelser',
  nb: 'kontakt(?: oss)?|om oss|hvem er vi\\??|vårt team|(?:ofte stilte|vanlige) spørsmål|priser|nyheter|kunder|åpningstider|finn veien|omtaler',
  fi: 'ota yhteyttä|yhteystiedot|(?:tietoa )?meistä|keitä olemme|tiimimme|usein kysyt(?:yt kysymykset|tyä)|hinnat|hinnasto|ajankohtaista|uutiset|asiakkaat|aukioloajat|saapuminen',
  pl: 'kontakt|skontaktuj się.*|o nas|kim jesteśmy|nasz zespół|często zadawane pytania|najczęstsze pytania|cennik|aktualności|klienci|opinie.*|godziny otwarcia|jak dojechać',
  cs: 'kontakty?|kontaktujte nás|o nás|kdo jsme|náš tým|časté (?:dotazy|otázky)|ceník|aktuality|novinky|zákazníci|reference|otevírací doba|kde nás najdete|jak se k nám dostanete',
  tr: 'iletişim|bize ulaşın|hakkımızda|biz kimiz\\??|ekibimiz|(?:sıkça|sık) sorulan sorular|fiyatlar|haberler|müşterilerimiz|referanslar|çalışma saatleri|ulaşım',
  ru: 'контакты|о нас|кто мы|наша команда|отзывы|(?:частые|часто задаваемые) вопросы|вопросы и ответы|цены|новости|как нас найти|(?:режим|часы) работы',
  ja: '会社(?:情報|概要|案内)|お客様の声|よくある(?:ご)?質問|料金|お知らせ|採用情報|お問い?合わ?せ|アクセス|(?:こんな)?お悩み.*|営業時間',
  zh: '(?:关于|關於)(?:我们|我們)|(?:联系|聯絡|聯繫)(?:我们|我們)|(?:常见|常見)(?:问题|問題)|新闻|新聞|团队|團隊|(?:营业|營業)(?:时间|時間)',
  ko: '회사 ?소개|자주 묻는 질문|문의(?:하기)?|공지(?:사항)?|팀|오시는 길|영업 ?시간|가격|요금',
  ar: 'من نحن|(?:ماذا|ما) (?:يقول|يقوله|قال|قالوا) .*|(?:اتصل|اتصلوا|تواصل|تواصلوا) (?:بنا|معنا)|فريقنا|آراء (?:العملاء|عملائنا)|الأسئلة الشائعة|الأسعار|الأخبار|عملاؤنا|المشكلة|ساعات العمل|مواعيد العمل',
  sk: 'kontakty?|kontaktujte nás|o nás|kto sme|náš tím|časté otázky|cenník|aktuality|novinky|zákazníci|referencie|otváracie hodiny|kde nás nájdete',
  uk: 'контакти|про нас|хто ми|наша команда|відгуки|(?:часті|поширені) (?:запитання|питання)|ціни|новини|як нас знайти|(?:графік|години) роботи',
  bg: 'контакти?|за нас|кои сме(?: ние)?|нашият екип|отзиви|често задавани въпроси|цени|новини|работно време|къде да ни намерите',
  he: 'צור קשר|צרו קשר|אודות(?:ינו)?|מי אנחנו|הצוות שלנו|שאלות (?:נפוצות|ותשובות)|מחירים|מחירון|חדשות|לקוחות ממליצים|המלצות|שעות (?:פתיחה|פעילות)|דרכי הגעה',
  lv: 'kontakti|sazinieties ar mums|par mums|kas mēs esam|mūsu komanda|biežāk uzdotie jautājumi|cenas|jaunumi|atsauksmes|darba laiks|kā mūs atrast',
  lt: 'kontaktai|susisiekite(?: su mumis)?|apie mus|kas mes(?: esame)?|mūsų komanda|dažniausiai užduodami klausimai|kainos|naujienos|atsiliepimai|darbo laikas|kaip mus rasti',
  et: 'kontakt(?:id)?|võta(?:ge)? ühendust|meist|kes me oleme|meie (?:meeskond|tiim)|korduma kippuvad küsimused|hinnad|hinnakiri|uudised|tagasiside|lahtiolekuajad|kuidas meid leida',
  hu: 'kapcsolat|elérhetőség(?:ek|einek|eink)?|rólunk|kik vagyunk|csapatunk|gyakori kérdések|gyakran ismételt kérdések|áraink|árak|hírek|vélemények|nyitvatartás|megközelítés',
  ro: 'contact(?:ează-ne|e)?|despre noi|cine suntem|echipa noastră|întrebări frecvente|prețuri|tarife|noutăți|știri|testimoniale|program|orar|unde ne găsiți',
  el: 'επικοινωνία|επικοινωνήστε μαζί μας|σχετικά με εμάς|ποιοι είμαστε|η ομάδα μας|συχνές ερωτήσεις|τιμές|τιμοκατάλογος|νέα|κριτικές|ωράριο(?: λειτουργίας)?|πού θα μας βρείτε',
  hr: 'kontakti?|kontaktirajte nas|o nama|tko smo|naš tim|česta pitanja|često postavljana pitanja|cijene|cjenik|novosti|vijesti|recenzije|radno vrijeme|kako do nas|gdje smo',
  sl: 'kontakti?|kontaktirajte nas|o nas|kdo smo|naša ekipa|pogosta vprašanja|cene|cenik|novice|mnenja(?: strank)?|delovni čas|kje smo|kako do nas',
  ca: 'contacte|contacta|qui som|sobre nosaltres|el nostre equip|preguntes freqüents|preus|tarifes|notícies|testimonis|opinions|horaris?|on som|com arribar',
  vi: 'liên hệ(?: với chúng tôi)?|về chúng tôi|giới thiệu|chúng tôi là ai|đội ngũ(?: của chúng tôi)?|câu hỏi thường gặp|bảng giá|tin tức|khách hàng nói gì.*|giờ (?:mở cửa|làm việc)',
  id: 'kontak(?: kami)?|hubungi kami|tentang kami|siapa kami|tim kami|pertanyaan (?:umum|yang sering diajukan)|harga|berita|testimoni|jam (?:buka|operasional)|lokasi(?: kami)?',
  fa: 'تماس با ما|درباره ما|ما که هستیم|تیم ما|(?:سوالات|سؤالات|پرسش.?های) متداول|قیمت.?ها|تعرفه.?ها|اخبار|نظرات مشتریان|ساعات? کاری',
  th: 'ติดต่อ(?:เรา)?|เกี่ยวกับเรา|เราคือใคร|ทีมงาน(?:ของเรา)?|คำถามที่พบบ่อย|ราคา|ข่าวสาร|รีวิว(?:จากลูกค้า)?|เวลาทำการ|แผนที่',
  hi: 'संपर्क(?: करें)?|हमसे संपर्क करें|हमारे बारे में|हम कौन हैं|हमारी टीम|अक्सर पूछे जाने वाले (?:प्रश्न|सवाल)|मूल्य सूची|समाचार|प्रशंसापत्र|(?:खुलने का )?समय',
  sr: 'kontakti?|kontaktirajte nas|o nama|ko smo(?: mi)?|naš tim|česta pitanja|najčešća pitanja|cene|cenovnik|novosti|vesti|utisci|recenzije|radno vreme|gde smo|kako do nas|контакти?|контактирајте нас|о нама|ко смо(?: ми)?|наш тим|честа питања|најчешћа питања|цене|ценовник|новости|вести|утисци|рецензије|радно време|где смо|како до нас',
};

const BOILERPLATE_PATTERNS: readonly LanguagePatterns[] = [
  PAGE_PART_HEADINGS,
  MISSION_HEADINGS,
  VISION_HEADINGS,
  VALUES_HEADINGS,
  AUDIENCE_HEADINGS,
  FEATURE_HEADINGS,
  DIFFERENTIATOR_HEADINGS,
  ...[PROMISE_CUES, ...POSITIONING_CUES.map(({ part }) => part)].flatMap(({ headingPatterns }) =>
    headingPatterns ? [headingPatterns] : [],
  ),
].map((patterns) => wholeText(patterns));

/**
 * True for a heading that only introduces what follows ("How it works", "Unsere Werte"), without words of the brand.
 */
export function isBoilerplateHeading(text: string, language: string): boolean {
  const words = normalizeWhitespace(text);
  return (
    (wordCount(words) <= 10 && BOILERPLATE_PATTERNS.some((head) => matchesPatterns(words, head, language))) ||
    // "Unsere Leistungen", "Our services": a possessive before it makes no difference.
    (wordCount(words) <= 2 &&
      !endsSentence(words) &&
      [FEATURE_HEADINGS, VALUES_HEADINGS].some((head) => matchesPatterns(words, head, language)))
  );
}
