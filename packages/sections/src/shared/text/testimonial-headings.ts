import type { LanguagePatterns } from './language-patterns.ts';
import { UNBOUNDED_LANGUAGES } from './unspaced.ts';

/** Headings of what customers and others say of the brand, by language. Others speak below them. */
const TESTIMONIAL_HEADINGS = {
  en: '.*testimonials?.*|.*\\b(?:people|customers?|clients?|users?|guests?|they|press|others)\\b (?:are |have |had )?(?:say|saying|said|think)\\b.*|(?:(?:our|customers?|clients?|guests?|users?|patients?|google|recent|latest|verified|read|see|more|\\d+) )*reviews(?: (?:from|by|of our|on) .*)?|(?:customer|client|guest) (?:feedback|voices)|happy (?:customers|clients|guests)|kind words(?: .*)?|love letters|guest ?book',
  de: '(?:.* )?(?:kunden|gäste|patienten|leser|nutzer|mandanten|teilnehmer|eltern)(?:stimmen|meinungen|bewertungen|rezensionen|feedback|berichte)(?: .*)?|(?:unsere |echte |google[- ]?)?(?:bewertungen|rezensionen)(?: .*(?:kund|gäst|google|patient|mandant|teilnehm|eltern)\\p{L}*)?|(?:das|was|so) sagen .*|was (?:unsere|die|andere|meine) .* (?:sagen|über uns sagen|meinen)|.* sagen unsere .*|(?:unsere )?(?:kunden|gäste|patienten) (?:sagen|über uns|berichten).*|erfahrungsberichte|gästebuch|referenzstimmen',
  fr: "(?:les )?témoignages?(?: .*)?|(?:(?:les |vos |nos |quelques )avis|avis|la parole|paroles)(?: (?:de |des |de nos |aux? |à nos )?(?:client|patient|élève|utilisateur|voyageur|google|vérifié|hôte|adhérent|lecteur)\\p{L}*(?: .*)?)?|(?:ils|elles) (?:nous )?(?:parlent|disent|témoignent|en parlent|ont testé|ont aimé)(?: .*)?|(?:ce (?:que|qu['’]en) |qu['’]en )?(?:disent|pensent) .*|ce que .* (?:disent|pensent).*|livre d['’]or",
  es: '(?:.* )?testimonios?(?: .*)?|(?:(?:tus|vuestras|sus) )?(?:opiniones|reseñas|valoraciones)(?: (?:(?:de|y) (?:(?:nuestr\\p{L}+ |los |las )?(?:client|alumn|pacient|huésped|usuari|google)|reseñas|opiniones)|en google|verificadas).*)?|comentarios de .*(?:client|alumn|pacient|huésped)\\p{L}*|(?:lo|esto es lo|qué) que (?:dicen|opinan|piensan) .*|(?:qué|que) (?:dicen|opinan|piensan) .*|lo que (?:dicen|opinan|piensan|nuestr).*|(?:nuestros |los )?(?:clientes|alumnos|pacientes|huéspedes) (?:opinan|dicen|hablan).*',
  it: '(?:le )?(?:recensioni|testimonianze|opinioni)(?: (?:dei|di|degli|delle|su) (?:nostri |nostre )?(?:client|pazient|ospit|allievi|utent|google)\\p{L}*.*| verificate)?|dicono di (?:noi|me)|(?:cosa|che cosa|quello che|ciò che) (?:dicono|pensano) .*|cosa ne pensano .*|parola (?:ai|dei) .*|la voce (?:ai|dei) .*',
  pt: '(?:.* )?depoimentos?(?: .*)?|(?:.* )?testemunhos?(?: .*)?|(?:as )?(?:avaliações|opiniões)(?: (?:de|dos|das|no) (?:noss\\p{L}+ )?(?:client|alun|pacient|hósped|usuári|google)\\p{L}*.*)?|comentários d\\p{L}+ (?:nossos )?(?:client|alun|pacient|hósped)\\p{L}*|(?:o|aquilo) que (?:dizem|falam|pensam|acham|os|as|nossos|nossas|quem) .*|o que (?:dizem|falam|pensam).*|quem (?:já )?(?:usa|comprou|conhece).* (?:recomenda|aprova).*',
  nl: '(?:(?:onze|klant\\p{L}*|google|alle|recente) ?)*(?:beoordelingen|recensies|reviews)(?: van .*)?|(?:klant|gasten|cliënt|ouder|patiënt)en?(?:ervaringen|beoordelingen|verhalen|reacties)|klantervaringen|ervaringen(?: van (?:onze )?(?:klant|gast|cliënt|ouder|patiënt|deelnem)\\p{L}*.*)?|(?:wat|dit) (?:zeggen|vinden|vertellen) .*|(?:wat|dit) .* (?:zeggen|vinden|vertellen)(?: .*)?|.*klanten (?:zeggen|vertellen|over).*|(?:klanten|gasten) aan het woord|gastenboek|getuigenissen',
  sv: '(?:.* )?(?:omdömen|recensioner|kundröster|kundberättelser)(?: .*)?|(?:vad|så) (?:säger|tycker) .*|vad .* (?:säger|tycker)(?: .*)?|.*kunder (?:säger|om oss)|gästbok',
  da: '(?:vores )?(?:anmeldelser|kundeudtalelser|udtalelser|kundeanmeldelser)(?: fra .*)?|(?:det|hvad|sådan) siger (?:vores |de |andre |tidligere )?(?:kunder\\p{L}*|gæster\\p{L}*|brugere\\p{L}*|patienter\\p{L}*|andre).*|hvad .* siger(?: .*)?|gæstebog',
  nb: '(?:våre )?(?:kundeuttalelser|omtaler|anmeldelser|kundeomtaler|tilbakemeldinger)(?: (?:fra|av) .*)?|(?:hva|det|dette) sier .*|hva .* (?:sier|mener)(?: .*)?|gjestebok',
  is: '(?:umsagnir|ummæli|meðmæli)(?: .*)?|(?:hvað|þetta) segja .*',
  fi: '(?:.* )?(?:asiakaspalaut|arvostelu|suosittelu|asiakaskokemuksi|asiakastarin)\\p{L}*(?: .*)?|(?:mitä )?asiakkaa(?:t|mme) (?:kertovat|sanovat)(?: .*)?|vieraskirja',
  pl: '(?:nasze |wasze )?opinie(?: (?:o nas|naszych|klientów|pacjentów|gości|google|kursantów|uczestników|rodziców).*)?|(?:nasze )?referencje|recenzje(?: .*)?|rekomendacje(?: (?:naszych )?(?:klientów|pacjentów).*)?|(?:co )?(?:o nas )?(?:mówią|myślą|sądzą) .*|co o nas (?:mówią|myślą|sądzą|piszą)|(?:nasi |zadowoleni )?(?:klienci|pacjenci|goście) (?:o nas|mówią|piszą).*|(?:napisali|mówią) o nas|głosy klientów',
  cs: '(?:.* )?(?:recenze|ohlasy)(?: .*)?|hodnocení(?: (?:zákazn|klient|host)\\p{L}*)?|(?:co )?(?:o nás |říkají|řekli|napsali)(?: .*)?(?:zákazníci|klienti|o nás)|(?:napsali|řekli|říkají) o nás|co (?:říkají|na nás říkají|o nás říkají) .*|co o nás (?:říkají|píší|soudí)|zkušenosti (?:zákazníků|klientů).*|kniha hostů',
  sk: '(?:.* )?(?:recenzie|ohlasy)(?: .*)?|hodnotenia(?: (?:zákazn|klient|host)\\p{L}*)?|(?:napísali|povedali|hovoria) o nás|čo (?:hovoria|o nás hovoria|na nás hovoria|povedali) .*|čo o nás (?:hovoria|píšu|povedali)|skúsenosti (?:zákazníkov|klientov).*',
  hu: '(?:.* )?(?:vélemény(?:ek|e|ük)|értékelések|visszajelzések)(?: .*)?|(?:rólunk (?:mondták|írták)|ezt mondják .*|mit mondanak .*|ügyfeleink (?:mondták|írták).*)|vendégkönyv',
  ro: '(?:.* )?(?:testimoniale?|recenzii(?:le)?|păreri(?:le)?|mărturii|impresii)(?: .*)?|(?:ce|așa) (?:spun|zic|cred) .*|(?:ce|au) spus .* despre noi',
  el: '(?:.* )?(?:κριτικ[έε]ς|αξιολογήσεις|μαρτυρίες|σχόλια πελατών)(?: .*)?|(?:τι )?(?:λ[έε]νε|ε[ίι]παν) .*|η γνώμη .*',
  ru: '(?:.* )?(?:отзывы|рекомендации клиентов)(?: .*)?|(?:что )?(?:о нас )?(?:говорят|пишут|думают)(?: .*)?|нам доверяют и пишут|гостевая книга',
  uk: '(?:.* )?(?:відгуки|рекомендації клієнтів)(?: .*)?|(?:що )?(?:про нас )?(?:кажуть|говорять|пишуть|думають)(?: .*)?|книга відгуків',
  bg: '(?:.* )?(?:отзиви|мнения|препоръки от)(?: .*)?|какво (?:казват|споделят|мислят) .*|(?:казват|споделят) за нас',
  mk: '(?:.* )?(?:мислења|рецензии|препораки од|впечатоци)(?: .*)?|искуства (?:на|од) .*|што (?:велат|кажуваат|мислат) .*',
  tr: '(?:.* )?(?:müşteri|misafir|hasta|konuk|kullanıcı)\\p{L}* (?:yorumlar|görüşler|deneyimler)\\p{L}*|(?:müşterilerimiz|kullanıcılarımız|misafirlerimiz) (?:ne (?:diyor|dedi)|diyor ki).*|(?:bizim için|hakkımızda) (?:ne dediler|söylenenler|yorumlar)|(?:yorumlar|yorumlarınız|değerlendirmeler|referans mektupları|ziyaretçi defteri)',
  hr: '(?:.* )?(?:recenzije|utisci|dojmovi|svjedočanstva)(?: .*)?|iskustva (?:klijenata|korisnika|polaznika|kupaca|gostiju|naših .*)|što (?:kažu|o nama kažu|drugi kažu|klijenti kažu|naši .* kažu).*|(?:rekli su|drugi) o nama',
  sr: '(?:.* )?(?:utisci|recenzije|komentari klijenata|утисци|рецензије)(?: .*)?|(?:iskustva|искуства) (?:klijenata|korisnika|polaznika|kupaca|gostiju|naših|клијената|корисника|полазника|купаца|гостију|наших)(?: .*)?|(?:šta|шта) (?:kažu|kazu|o nama|misle|кажу|мисле|о нама) .*|(?:rekli su|рекли су) .*',
  sl: '(?:.* )?(?:mnenja|ocene|pričevanja)(?: .*)?|kaj (?:pravijo|o nas pravijo|menijo|so povedali) .*|izkušnje (?:strank|kupcev|gostov|naših .*)|povedali so .*',
  lt: '(?:.* )?(?:atsiliepimai|įvertinimai)(?: .*)?|ką (?:apie mus )?(?:sako|kalba|mano) .*',
  lv: '(?:.* )?(?:atsauksmes|vērtējumi)(?: .*)?|ko (?:par mums )?(?:saka|domā) .*',
  et: '(?:.* )?(?:arvustused|tagasiside)(?: .*)?|mida (?:meie )?.*(?:ütlevad|arvavad).*|kliendid (?:räägivad|ütlevad).*',
  sq: '(?:dëshmi|vlerësime|komente|opinione|mendime)(?:t)?(?: (?:e|nga) klient\\p{L}*.*)?|çfarë (?:thonë|mendojnë) .*',
  ca: '(?:.* )?testimonis?(?: .*)?|(?:les )?(?:opinions|ressenyes|valoracions)(?: (?:dels|de) (?:nostres )?(?:client|alumn|pacient|host|usuari)\\p{L}*.*)?|(?:el|allò) que (?:diuen|opinen|pensen) .*|què (?:diuen|opinen) .*',
  id: '(?:.* )?(?:testimoni|ulasan)(?: .*)?|(?:apa )?kata (?:mereka|pelanggan|klien|tamu).*|(?:pendapat|pengalaman|cerita) (?:pelanggan|klien|tamu).*',
  vi: 'cảm nhận.*|(?:đánh giá|phản hồi|ý kiến)(?: (?:của|từ))?(?: (?:khách hàng|học viên|người dùng).*)?|khách hàng (?:nói|nghĩ|đánh giá).*',
  he: '(?:ה?לקוחות|ה?תלמידים).*(?:ממליצים|המלצות|מספרים|אומרים)(?: .*)?|(?:המלצות|ביקורות|חוות דעת)(?: (?:של )?(?:ה?לקוחות|ה?תלמידים|גולשים|מטופלים).*)?|ממליצים עלינו|(?:מספרים|אומרים) עלינו(?: .*)?|מה (?:אומרים|חושבים) .*',
  ar: '(?:آراء|تقييمات|شهادات|تجارب|مراجعات|قالوا) (?:ال)?(?:عملا|زبائن|مرضى|ضيوف|طلاب|مستخدم|عنا)\\p{L}*.*|آراء|ماذا (?:يقول|قال) .*|قالوا عنا',
  fa: '(?:نظرات|دیدگاه‌?های?|تجربه‌?ی?|بازخورد) (?:مشتری|کاربر|مراجع|بیمار|خریدار|شما).*|مشتریان .*(?:می‌?گویند|گفته‌?اند).*',
  hi: '(?:.* )?(?:प्रशंसापत्र|समीक्षाएँ|समीक्षाएं|ग्राहकों की राय|ग्राहक समीक्षा)(?: .*)?|(?:हमारे )?ग्राहक क्या कहते हैं.*',
  ja: '(?:.*(?:お客様|お客さま|ユーザー|利用者|受講者|受講生|患者様?|参加者|施主様?|卒業生|オーナー様?)の?(?:口コミ|声|レビュー|感想|体験談).*)|(?:.*(?:口コミ|クチコミ|体験談)|レビュー)(?:一覧|・評価|・評判|紹介)?|ご感想',
  zh: '.*(?:客户|客戶|顾客|顧客|用户|用戶|学员|學員|会员|會員|网友|旅客)(?:评价|評價|心声|心聲|评论|評論|好评|好評|反馈|回饋|见证|見證|推荐|推薦|的话|怎么说|怎麼說).*|(?:好评|好評)(?:如潮|推薦|推荐)?|口碑.{0,4}',
  ko: '.*(?:고객|이용|수강|사용자|방문|구매|환자|회원)\\p{L}* ?(?:후기|리뷰|의 소리|의 목소리|평가|이야기).*|(?:후기|리뷰|추천사)',
  th: '.*(?:เสียง(?:จาก|ของ)|รีวิว|ความคิดเห็น(?:จาก|ของ)|คำนิยม|ความประทับใจ).*',
} satisfies LanguagePatterns;

/** Sites translate their text before their headings: those of all languages count everywhere. */
const ANY_HEADING = new RegExp(
  `^\\P{L}*(?:${Object.entries(TESTIMONIAL_HEADINGS)
    .map(([language, words]) => (UNBOUNDED_LANGUAGES.has(language) ? words : `(?:${words})(?!\\p{L})`))
    .join('|')})\\P{L}*$`,
  'iu',
);
const MAX_LENGTH = 80;

const known = new Map<string, boolean>();
const MAX_KNOWN = 5_000;

/** Whether a heading says that others speak below it. */
export function isTestimonialHeading(heading: string): boolean {
  const cached = known.get(heading);
  if (cached !== undefined) return cached;
  if (known.size >= MAX_KNOWN) known.clear();
  const result = heading.length <= MAX_LENGTH && ANY_HEADING.test(heading);
  known.set(heading, result);
  return result;
}
