import {
  isTestimonialHeading,
  type LanguagePatterns,
  matchesPatterns,
  normalizeWhitespace,
  wholeText,
  wordCount,
} from '../text/index.ts';
import { MISSION_HEADINGS, VISION_HEADINGS } from './aim-headings.ts';
import { FEATURE_HEADINGS } from './features.ts';
import { OFFER_HEADINGS } from './offer-headings.ts';
import { PROMISE_CUES, VALUES_HEADINGS } from './vision-belief-promise.ts';

/**
 * Headings of parts of a page that are not about what the brand is: its words, by language. What stands under one is no
 * statement of the brand about itself.
 */
const ASIDE_HEADINGS: LanguagePatterns = {
  en: "help|(?:\\p{L}+ ){0,2}(?:app|online|product|software|user) help|help (?:cent(?:er|re)|pages|topics)|user (?:guide|manual)|news(?:room|letter)?|latest(?: .*)?|recent(?: .*)?|updates?|upcoming(?: .*)?|what['’]?s new|announcements?|blog|posts?|articles?|press|events?|agenda|schedule|programme?|speakers?|keynotes?|sessions?|workshops?|call for .*|team|people|staff|board|crew|committee|organi[sz]ers?|leadership|members?|advisors?|sponsors?(?:hip)?|partners?|supporters?|supported by|funded by|backed by|clients?|customers?|trusted by.*|used by.*|who uses.*|featured in.*|as seen .*|testimonials?|reviews?|(?:what )?.* (?:say|saying|said)(?: .*)?|contact(?: .*)?|get in touch|locations?|where (?:to find us|we are)|find us|directions|venue|travel|accommodation|hotels?|(?:opening )?hours|legal|privacy.*|terms.*|cookies?|licen[sc]e|pricing|prices?|plans?|tickets?|registration|register|faqs?|frequently .*|questions?.*|q ?& ?a|careers?|jobs?|open positions?|vacancies|join (?:us|our .*)|subscribe.*|sign up.*|newsletter.*|stay (?:in touch|tuned|informed|updated|connected).*|follow .*|connect(?: with .*)?|social(?: media)?|donate.*|donations?|get involved|contribut(?:e|ing|ors?).*|volunteer.*|sponsor .*|support us|help us.*|quick ?start|get(?:ting)? started|install(?:ation|ing)?|downloads?|documentation|docs|guides?|tutorials?|examples?|demos?|resources|learn(?: more)?|links?|useful links|further reading|references|publications?|release.*|changelog|history|timeline|archives?|gallery|photos?|videos?|portfolio|projects?|case studies|comments?|related.*|popular.*|categories|tags|search|menu|navigation|table of contents|contents|acknowledge?ments?|credits|awards?|education|experience|skills|hobbies",
  de: 'aktuell(?:es)?|neuigkeiten|news|\\p{L}*tagebuch|nachrichten|termine|veranstaltungen|programm|blog|presse|beiträge|team|(?:unser|das) team|vorstand|mitarbeiter.*|ansprechpartner.*|mitglieder|sponsoren|partner|förderer|unterstützer|kunden.*|referenzen|kundenstimmen|bewertungen|.* sagen.*|kontakt.*|anfahrt|standorte?|öffnungszeiten|impressum|datenschutz.*|agb|preise|tarife|preisliste|tickets|anmeldung|referent(?:en|innen).*|sprecher.*|häufige fragen.*|fragen.*|faq|karriere|jobs|stellenangebote|offene stellen|newsletter.*|folgen sie uns|spenden.*|mitmachen|mitglied werden|helfen sie .*|downloads?|dokumentation|anleitung.*|erste schritte|installation|links|galerie|bilder|fotos|videos|projekte|archiv|geschichte|kommentare|suche|inhalt(?:sverzeichnis)?',
  fr: "actualités?|nouvelles|agenda|événements?|évènements?|programme|blog|presse|articles?|(?:notre |l['’])?équipe|bureau|membres?|sponsors|partenaires.*|(?:nos )?clients|ils nous .*|témoignages|avis.*|contact.*|nous trouver|accès|adresses?|horaires.*|mentions légales|confidentialité|tarifs?|prix|intervenant.*|orateurs?|conférenciers?|contribuer|billetterie|inscription.*|questions.*|faq|foire aux .*|recrutement|emplois?|carrières?|newsletter.*|suivez.*|(?:faire un )?dons?|adhérer|nous rejoindre|rejoignez.*|téléchargements?|documentation|guides?|liens.*|galerie|photos|vidéos|projets|archives|historique|histoire|commentaires|recherche|sommaire",
  es: 'noticias|novedades|actualidad|agenda|eventos?|programa|blog|prensa|artículos?|(?:nuestro )?equipo|miembros|junta directiva|patrocinadores|colaboradores|socios|(?:nuestros )?clientes|testimonios|opiniones|contacto.*|contáct.*|ubicación|dónde estamos|cómo llegar|horarios?|aviso legal|privacidad|precios|tarifas|ponentes|conferenciantes|contribuir|entradas|inscripci(?:ón|ones)|preguntas.*|faq|empleo|trabaja con .*|boletín|suscr.*|síguenos|donar|donaciones|dona|únete.*|colabora|participa|descargas?|documentación|guías?|enlaces|galería|fotos|vídeos|proyectos|archivo|historia|comentarios|buscar',
  it: 'notizie|novità|news|eventi|agenda|programma|blog|stampa|articoli|(?:il nostro )?team|staff|soci|sponsor|partner|(?:i nostri )?clienti|testimonianze|recensioni|contatti|dove siamo|come raggiungerci|orari|privacy|note legali|prezzi|tariffe|relatori|contribuire|biglietti|iscrizion[ei]|domande.*|faq|lavora con noi|newsletter|seguici|dona(?:zioni)?|sostienici|partecipa|download|documentazione|guide|link|galleria|foto|video|progetti|archivio|storia|commenti|cerca',
  pt: 'notícias|novidades|eventos?|agenda|programação|blog|imprensa|artigos|(?:nossa )?equip[ae]|membros|patrocinadores|parceiros|apoio|(?:nossos )?clientes|depoimentos|testemunhos|contat?o.*|localização|onde estamos|como chegar|horários?|privacidade|preços|ingressos|palestrantes|contribuir|inscriç(?:ão|ões)|perguntas.*|faq|carreiras|vagas|trabalhe conosco|newsletter|siga-nos|doe|doações|participe|junte-se.*|downloads?|documentação|guias?|links|galeria|fotos|vídeos|projetos|arquivo|história|comentários|buscar|pesquisar',
  nl: 'nieuws|actueel|agenda|evenementen|programma|blog|pers|artikelen|(?:ons )?team|bestuur|leden|sponsors?|partners|klanten|referenties|ervaringen|beoordelingen|contact.*|locatie|route|openingstijden|privacy.*|prijzen|prijslijst|tarieven|sprekers|bijdragen|meehelpen|tickets|aanmelden|inschrijven|veelgestelde .*|vragen.*|faq|vacatures|werken bij.*|nieuwsbrief|volg ons|doneren|steun ons|doe mee|word lid|vrijwilliger.*|downloads?|documentatie|handleiding|links|galerij|foto.?s|video.?s|projecten|archief|geschiedenis|reacties|zoeken',
  ru: 'новости|события|мероприятия|программа|расписание|блог|пресса|статьи|(?:наша )?команда|сотрудники|участники|спонсоры|партн[её]ры|(?:наши )?клиенты|отзывы|контакты|адрес.*|как (?:нас найти|добраться)|режим работы|цены|тарифы|прайс.*|спикеры|докладчики|билеты|регистрация|вопросы.*|частые .*|вакансии|подписк.*|подпис.*|пожертв.*|помочь.*|документация|скачать|загрузк.*|ссылки|галерея|фото|видео|проекты|архив|история|комментарии|поиск',
  ja: 'お知らせ|ニュース|新着.*|最新.*|イベント|スケジュール|プログラム|ブログ|記事|チーム|スタッフ.*|メンバー|スポンサー|パートナー|協賛|後援|お客様の声|導入事例|事例|お問い?合わ?せ.*|アクセス|所在地|営業時間|プライバシー.*|料金|価格|チケット|登録|よくある.*|採用.*|求人|メルマガ|寄付|ご支援|参加.*|ダウンロード|ドキュメント|リンク|ギャラリー|写真|動画|沿革|歴史|コメント|検索|目次',
  zh: '新闻|新聞|最新.*|动态|動態|公告|活动|活動|日程|议程|議程|讲者|講者|博客|文章|团队|團隊|成员|成員|讲师|赞助.*|贊助.*|合作伙伴|夥伴|客户.*|客戶.*|评价|評價|联系.*|聯絡.*|聯繫.*|地址|交通.*|地点|地點|隐私.*|隱私.*|价格|價格|门票|票券|报名|報名|常见问题|常見問題|招聘|职位|订阅.*|訂閱.*|捐.*|下载|下載|文档|文件|链接|連結|相册|照片|视频|影片|历史|歷史|评论|搜索|目录',
  ko: '뉴스|소식|공지.*|이벤트|행사|일정|프로그램|블로그|팀|구성원|후원.*|스폰서|파트너.*|고객.*|후기|문의.*|연락처|오시는 길|위치|영업 ?시간|개인정보.*|가격|요금|티켓|등록|자주 묻는 .*|채용|구독.*|기부|다운로드|문서|링크|갤러리|사진|영상|연혁|댓글|검색|목차',
  ar: 'الجدول[ _]الزمني|الأخبار|آخر .*|الفعاليات|الجدول|البرنامج|المدونة|مقالات|الفريق|فريق.*|الأعضاء|الرعاة|شركاؤنا|الشركاء|عملاؤنا|آراء .*|اتصل.*|تواصل.*|موقعنا|ساعات العمل|الخصوصية|الأسعار|التذاكر|التسجيل|الأسئلة .*|الوظائف|اشترك.*|تبرع.*|انضم.*|تطوع.*|التنزيلات|الوثائق|روابط|معرض .*|الصور|المشاريع|التعليقات|بحث',
  sv: 'nyheter|aktuellt|kalender|evenemang|program|blogg|press|(?:vårt )?team|personal|medarbetare|styrelsen?|medlemmar|sponsorer|partners?|(?:våra )?kunder|omdömen|kontakt.*|hitta (?:hit|oss)|öppettider|integritet.*|priser|biljetter|anmälan|boka.*|vanliga frågor|jobba hos oss|lediga tjänster|nyhetsbrev|följ oss|stöd oss|bli medlem|galleri|bilder|inspiration|mer info(?:rmation)?|länkar|historia|sök',
  da: 'nyheder|aktuelt|kalender|arrangementer|program|blog|presse|(?:vores )?team|medarbejdere|bestyrelsen?|medlemmer|sponsorer|partnere|(?:vores )?kunder|anmeldelser|kontakt.*|find (?:vej|os)|åbningstider|priser|billetter|tilmelding|book.*|ofte stillede .*|job|ledige stillinger|nyhedsbrev|følg os|støt os|bliv medlem|galleri|billeder|links|historie|søg',
  nb: 'nyheter|aktuelt|kalender|arrangementer|program|blogg|presse|(?:vårt )?team|ansatte|styret|medlemmer|sponsorer|partnere|(?:våre )?kunder|omtaler|kontakt.*|finn (?:veien|oss)|åpningstider|priser|billetter|påmelding|bestill.*|(?:ofte stilte|vanlige) spørsmål|ledige stillinger|nyhetsbrev|følg oss|støtt oss|bli medlem|galleri|bilder|lenker|historie|søk',
  fi: 'uutiset|ajankohtaista|tapahtumat|ohjelma|blogi|tiimi(?:mme)?|henkilökunta|hallitus|jäsenet|sponsorit|kumppanit|asiakkaat|yhteystiedot|ota yhteyttä|sijainti|aukioloajat|hinnat|hinnasto|liput|ilmoittautuminen|usein kysyt.*|avoimet työpaikat|uutiskirje|seuraa meitä|galleria|kuvat|linkit|historia|haku',
  pl: 'aktualności|nowości|wydarzenia|program|blog|prasa|(?:nasz )?zespół|zarząd|członkowie|sponsorzy|partnerzy|(?:nasi )?klienci|opinie.*|kontakt.*|lokalizacja|dojazd|godziny otwarcia|prywatność|cennik|ceny|bilety|rejestracja|zapisy|rezerwacja|(?:najczęstsze|często zadawane) pytania|praca|kariera|newsletter|wesprzyj.*|dołącz.*|do pobrania|galeria|zdjęcia|filmy|prelegenci|historia|szukaj',
  cs: 'aktuality|novinky|akce|program|blog|tisk|(?:náš )?tým|vedení|členové|sponzoři|partneři|(?:naši )?zákazníci|reference|kontakty?.*|kde nás najdete|otevírací doba|ceník|ceny|vstupenky|registrace|přihláška|rezervace|objednávka|časté .*|kariéra|volná místa|newsletter|podpořte.*|ke stažení|odkazy|(?:foto)?galerie|fotografie|virtuální prohlídka|videa|řečníci|historie|hledat',
  sk: 'aktuality|novinky|akcie|podujatia|program|blog|(?:náš )?tím|vedenie|členovia|sponzori|partneri|(?:naši )?zákazníci|referencie|kontakty?.*|kde nás nájdete|otváracie hodiny|cenník|ceny|vstupenky|registrácia|prihláška|rezervácia|časté .*|kariéra|voľné miesta|podporte.*|na stiahnutie|odkazy|(?:foto)?galéria|fotografie|ozvite sa.*|história|hľadať',
  hu: 'hírek|aktuális|események|program|blog|sajtó|csapat(?:unk)?|munkatársak|támogatók|partnerek|partnereink|ügyfeleink|vélemények|kapcsolat.*|elérhetőség.*|nyitvatartás|árak|árlista|jegyek|jelentkezés|foglalás|gyakori kérdések|állások|hírlevél|letöltések|galéria|képek|linkek|történet(?:ünk)?|keresés',
  ro: 'știri|noutăți|evenimente|program|blog|presă|echipa(?: noastră)?|membri|sponsori|parteneri|clienți(?:i noștri)?|testimoniale|recenzii|contact.*|locație|prețuri|tarife|bilete|înscriere|rezervări|întrebări.*|cariere|donează|descărcări|galerie|fotografii|istoric|căutare',
  tr: 'haberler|duyurular|etkinlikler|program|blog|basın|ekibimiz|ekip|yönetim kurulu|üyeler|sponsorlar|ortaklar|müşterilerimiz|referanslar|yorumlar|iletişim.*|bize ulaşın|konum|ulaşım|çalışma saatleri|gizlilik.*|fiyatlar|biletler|kayıt|rezervasyon|(?:sık|sıkça) .*|kariyer|bülten|bizi takip edin|bağış.*|galeri|fotoğraflar|videolar|konuşmacılar|tarihçe|arama|ana ?sayfa',
  uk: 'новини|події|програма|розклад|блог|преса|(?:наша )?команда|співробітники|учасники|спонсори|партнери|(?:наші )?клієнти|відгуки|контакти.*|адреса.*|як (?:нас знайти|дістатися)|графік роботи|ціни|тарифи|квитки|реєстрація|запис.*|питання.*|часті .*|вакансії|підпис.*|підтримати.*|документація|завантаж.*|посилання|галерея|фото|відео|спікери|архів|історія|пошук',
  bg: 'новини|събития|програма|блог|екип(?:ът ни)?|членове|спонсори|партньори|клиенти|отзиви|контакти?.*|местоположение|работно време|цени|билети|регистрация|резервации|често задавани .*|кариери|галерия|снимки|видео|история|търсене',
  el: 'νέα|εκδηλώσεις|πρόγραμμα|ιστολόγιο|(?:η )?ομάδα(?: μας)?|μέλη|χορηγοί|συνεργάτες|πελάτες|κριτικές|επικοινωνία.*|τοποθεσία|ωράριο.*|τιμές|εισιτήρια|εγγραφή|κρατήσεις|συχνές ερωτήσεις|καριέρα|φωτογραφίες|γκαλερί|ιστορία|αναζήτηση',
  he: 'חדשות|עדכונים|אירועים|לוח אירועים|בלוג|(?:ה)?צוות(?: שלנו)?|הצוותים שלנו|חברי .*|שותפים|לקוחות|המלצות|צור קשר|צרו קשר|יצירת קשר|מיקום|שעות פתיחה|מחירים|מחירון|כרטיסים|הרשמה|שאלות.*|דרושים|תרומות?|הצטרפ.*|גלריה|תמונות|קישורים|מידע נוסף.*|חיפוש',
  et: 'uudised|sündmused|üritused|blogi|(?:meie )?meeskond|liikmed|sponsorid|partnerid|kliendid|tagasiside|kontakt.*|asukoht|lahtiolekuajad|hinnad|hinnakiri|piletid|registreeri.*|korduma kippuvad .*|galerii|pildid|lingid|ajalugu|otsing',
  lv: '(?:mūsu )?(?:jaunumi|ziņas)|notikumi|pasākumi|blogs|(?:mūsu )?komanda|biedri|atbalstītāji|sponsori|partneri|klienti|atsauksmes|kontakti.*|atrašanās vieta|darba laiks|cenas|cenrādis|biļetes|pieteikšanās|biežāk .*|galerija|attēli|saites|vēsture|meklēt',
  lt: '(?:mūsų )?(?:naujienos)|renginiai|tinklaraštis|(?:mūsų )?komanda|nariai|rėmėjai|partneriai|klientai|atsiliepimai|kontaktai.*|vieta|darbo laikas|kainos|bilietai|registracija|dažniausi .*|galerija|nuotraukos|nuorodos|istorija|paieška',
  id: 'berita(?: .*)?|pengumuman(?: .*)?|agenda(?: .*)?|acara|kegiatan terbaru|blog|artikel|dokumen(?: .*)?|unduhan|galeri(?: .*)?|foto|video|jadwal(?: .*)?|tim(?: kami)?|pengurus|guru(?: dan .*)?|mitra(?: kami)?|klien(?: kami)?|testimoni|ulasan|kontak(?: .*)?|hubungi .*|lokasi|jam buka|harga|tiket|pendaftaran|pertanyaan .*|karier|lowongan|sejarah|pencarian|beranda',
  vi: 'tin tức(?: .*)?|tin mới.*|sự kiện|bài viết|blog|thông báo|thư viện(?: .*)?|hình ảnh|video|tài liệu|đội ngũ(?: .*)?|đối tác|khách hàng(?: .*)?|đánh giá|liên hệ(?: .*)?|địa chỉ|giờ (?:làm việc|mở cửa)|bảng giá|giá|đặt (?:lịch|vé).*|câu hỏi.*|tuyển dụng|lịch sử|tìm kiếm|trang chủ',
  hr: 'novosti|vijesti|aktualno|događanja|obavijesti|program|blog|mediji|(?:naš )?tim|članovi|uprava|sponzori|partneri|(?:naši )?(?:klijenti|kupci)|recenzije|iskustva.*|kontakt.*|lokacija|kako do nas|radno vrijeme|zaštita .*|cijene|cjenik|ulaznice|prijav[ae].*|rezervacij[ae]|česta pitanja.*|karijera|zaposlenje|newsletter|pratite nas|donirajte|donacije|volontiraj.*|preuzimanja|galerija|fotografije|poveznice|povijest|pretraga',
  sr: 'novosti|vesti|aktuelnosti|događaji|obaveštenja|program|blog|(?:naš )?tim|članovi|sponzori|partneri|(?:naši )?klijenti|utisci.*|kontakt.*|lokacija|radno vreme|cene|cenovnik|prijav[ae].*|rezervacij[ae]|česta pitanja.*|zaposlenje|pratite nas|donirajte|galerija|istorijat|pretraga|новости|вести|догађаји|обавештења|програм|тим|чланови|спонзори|партнери|утисци|контакт.*|локација|радно време|цене|ценовник|пријав[ае].*|честа питања.*|галерија|историјат|претрага',
  sl: 'novice|aktualno|dogodki|obvestila|program|blog|mediji|(?:naša )?ekipa|člani|sponzorji|partnerji|(?:naše )?stranke|mnenja.*|kontakt.*|lokacija|kako do nas|delovni čas|zasebnost|cen[ei]k?|vstopnice|prijav[ae].*|rezervacij[ae]|pogosta vprašanja.*|zaposlitev|kariera|novičke|sledite nam|donirajte|prenosi|galerija|fotografije|povezave|zgodovina|iskanje',
  ca: 'notícies|novetats|actualitat|agenda|esdeveniments|programa|blog|premsa|articles|(?:el nostre )?equip|membres|junta directiva|patrocinadors|col·laboradors|socis|(?:els nostres )?clients|testimonis|opinions|contacte.*|contacta.*|on som|com arribar|horaris?|avís legal|privacitat|preus|tarifes|inscripci(?:ó|ons)|preguntes.*|treballa amb .*|butlletí|segueix-nos|dona|donacions|uneix-te.*|col·labora|participa|descàrregues|documentació|enllaços|galeria|fotos|vídeos|història|comentaris|cerca',
  fa: 'اخبار|آخرین .*|رویدادها|برنامه|وبلاگ|مقالات|تیم ما|اعضا|حامیان|شرکا|مشتریان ما|نظرات .*|تماس.*|ارتباط با ما|آدرس|ساعات کاری|حریم خصوصی|قیمت‌?ها|تعرفه.*|ثبت ?نام|سوالات .*|فرصت‌?های شغلی|استخدام|خبرنامه|کمک مالی|دانلود|گالری|تصاویر|تاریخچه|جستجو',
  th: 'ข่าว.*|กิจกรรม.*|ประกาศ|บล็อก|บทความ|ทีมงาน.*|สมาชิก|ผู้สนับสนุน|พันธมิตร|ลูกค้าของเรา|รีวิว.*|ติดต่อ.*|ที่ตั้ง|แผนที่|เวลาทำการ|ราคา|ลงทะเบียน|คำถาม.*|ร่วมงานกับเรา|บริจาค|ดาวน์โหลด|แกลเลอรี|ภาพ(?:ถ่าย|กิจกรรม|บรรยากาศ)?|ประวัติ|ค้นหา',
  hi: 'समाचार|ताज़ा .*|कार्यक्रम सूची|आयोजन|ब्लॉग|लेख|हमारी टीम|सदस्य|प्रायोजक|साझेदार|ग्राहक.*|प्रशंसापत्र|संपर्क.*|पता|समय|गोपनीयता.*|मूल्य|शुल्क|पंजीकरण|.*पूछे जाने वाले.*|करियर|दान.*|डाउनलोड|गैलरी|चित्र|इतिहास|खोज',
};

/** Headings above what the brand says it is. */
const ABOUT_HEADINGS: LanguagePatterns = {
  en: "about(?: (?!this (?:site|page|website)).*)?|what(?: is|['’]s| are) .{2,40}|who we are|who are we|our (?:story|company|purpose)|introduc(?:tion|ing)(?: .*)?|overview|why .{2,30}|welcome(?: to .*)?",
  de: 'über (?:uns|mich|den|die|das|\\p{L}+).*|wer (?:wir sind|sind wir).*|was ist .*|wir über uns|willkommen.*|herzlich willkommen.*|einführung|warum .*|worum geht.*',
  fr: "(?:à|a) propos.*|qui sommes[- ]nous.*|présentation.*|c['’]est quoi .*|qu['’]est[- ]ce que .*|bienvenue.*|pourquoi .*",
  es: '(?:sobre|acerca de) .*|qui[eé]nes somos.*|nosotros|¿?qu[eé] es .*|bienvenid.*|presentación|¿?por qu[eé] .*',
  it: "chi siamo.*|(?:su di|riguardo a) .*|l['’](?:associazione|azienda)|che cos['’]è .*|cos['’]è .*|benvenut.*|presentazione|perché .*",
  pt: '(?:sobre|quem somos).*|o que é .*|bem[- ]vind.*|apresentação|por ?qu[eê] .*|a empresa',
  nl: 'over .*|wie (?:wij|we) zijn.*|wie zijn (?:wij|we).*|wat is .*|welkom.*|introductie|waarom .*',
  sv: 'om .*|vilka vi är|vad är .*|välkommen.*|varför .*',
  da: 'om .*|hvem (?:er vi|vi er).*|hvad er .*|velkommen.*|hvorfor .*',
  nb: 'om .*|hvem (?:er vi|vi er).*|hva er .*|velkommen.*|hvorfor .*',
  fi: 'tietoa .*|keitä olemme|mikä on .*|tervetuloa.*|meistä|miksi .*',
  pl: 'o .*|kim jesteśmy.*|co to (?:jest )?.*|czym jest .*|witamy.*|dlaczego .*',
  cs: 'o .*|kdo jsme.*|co je .*|vítejte.*|proč .*',
  ru: 'о .*|об .*|кто мы.*|что такое .*|добро пожаловать.*|почему .*',
  uk: 'про .*|хто ми.*|що таке .*|ласкаво просимо.*|чому .*',
  tr: 'hakkımızda|hakkında|.* nedir.*|biz kimiz.*|hoş ?geldiniz.*|neden .*',
  ja: '.*について|.*とは.*|私たちは?|会社(?:概要|案内)|はじめに|ようこそ.*|なぜ.*',
  zh: '关于.*|關於.*|(?:什么|什麼)是.*|.*(?:简介|簡介)|欢迎.*|歡迎.*|(?:为什么|為什麼).*',
  ko: '.*소개|.*란.*|.*에 대하여|환영.*|왜 .*',
  ar: 'من نحن.*|عن .*|حول .*|ما هو .*|ما هي .*|أهلا.*|مرحبا.*|لماذا .*',
  id: 'tentang .*|profil.*|siapa kami|selamat datang.*|sambutan.*|mengapa .*',
  vi: 'về .*|giới thiệu.*|chúng tôi là ai|chào mừng.*|(?:tại sao|vì sao) .*',
  sk: 'o .*|kto sme.*|čo je .*|vitajte.*|prečo .*',
  bg: 'за (?:нас|мен|фирмата|училището|клуба|фондацията|сдружението|компанията|проекта).*|кои сме.*|какво е .*|добре дошли.*|защо .*',
  he: 'אודות.*|מי אנחנו.*|קצת עלי(?:נו)?|עלינו|מה זה .*|ברוכים הבאים.*|למה .*|הסיפור שלנו',
  lv: 'par .*|kas (?:mēs esam|ir) ?.*|laipni lūdz.*|kāpēc .*',
  lt: 'apie .*|kas (?:mes|esame|yra) ?.*|sveiki atvykę.*|kodėl .*',
  et: 'meist|(?:ettevõttest|seltsist|koolist|klubist|ühingust)|kes me oleme.*|mis on .*|tere tulemast.*|miks .*',
  hu: 'rólunk|magunkról|bemutatkozás.*|bemutatkozunk|kik vagyunk.*|mi (?:az )?a .*|(?:üdvözöljük|köszöntjük|isten hozta).*|miért .*|történetünk',
  ro: 'despre .*|cine suntem.*|ce este .*|bun venit.*|bine ați venit.*|de ce .*|povestea noastră',
  el: 'σχετικά.*|ποιοι είμαστε.*|ποιος είμαι.*|λίγα λόγια .*|τι είναι .*|καλώς ή?[λρ].*|γιατί .*|η ιστορία μας',
  hr: 'o .*|tko smo.*|što je .*|dobro ?došli.*|zašto .*|naša priča',
  sr: 'o .*|ko smo.*|šta je .*|dobro ?došli.*|zašto .*|о .*|ко смо.*|шта је .*|добро ?дошли.*|зашто .*',
  sl: 'o .*|kdo smo.*|kaj je .*|dobrodošli.*|zakaj .*|naša zgodba|predstavitev',
  ca: '(?:sobre|qui som).*|què és .*|benvingu.*|per què .*|presentació|la nostra història|nosaltres',
  fa: 'درباره .*|ما که هستیم.*|.* چیست.*|خوش آمدید.*|چرا .*|داستان ما',
  th: 'เกี่ยวกับ.*|.*คืออะไร.*|ยินดีต้อนรับ.*|ทำไม.*|เรื่องราวของเรา|เราคือใคร',
  hi: 'हमारे बारे में|.* के बारे में.*|हम कौन हैं.*|.* क्या है.*|स्वागत .*|क्यों .*|परिचय',
  az: 'haqqımızda|biz kimik.*|xoş gəl.*',
  be: 'пра нас|хто мы.*|сардэчна запрашаем.*',
  bn: 'আমাদের সম্পর্কে|আমরা কারা.*|স্বাগত.*',
  eu: 'guri buruz|nor gara.*|nortzuk gara.*|ongi etorri.*',
  ga: 'fúinn|cé (?:muid|sinn).*|fáilte.*',
  hy: 'մեր մասին|ով(?:քեր)? ենք(?: մենք)?.*|բարի գալուստ.*',
  is: 'um (?:okkur|mig|fyrirtækið|félagið)|hver (?:erum við|við erum).*|velkomin.*',
  ka: 'ჩვენ შესახებ|ჩვენს შესახებ|ვინ ვართ.*|კეთილი იყოს.*',
  kk: 'біз туралы|біз кімбіз.*|қош келдіңіз.*',
  mk: 'за нас|кои сме.*|добредојдовте.*',
  mt: 'dwarna|min aħna.*|merħba.*',
  sq: 'rreth nesh|kush jemi.*|mirë ?se ?(?:vini|erdhët).*',
  ta: 'எங்களைப் பற்றி|நாங்கள் யார்.*',
  tl: 'tungkol sa amin|sino kami.*|maligayang pagdating.*',
  ur: 'ہمارے بارے میں|ہم کون ہیں.*|خوش آمدید.*',
};

const ASIDE_HEADING = wholeText(ASIDE_HEADINGS);
const ABOUT_HEADING = wholeText(ABOUT_HEADINGS);
/** "Our sponsors", "Latest news from Acme": a short heading with the word in it. */
const MAX_ASIDE_WORDS = 5;
/** Longer texts are no headings, and patterns of whole headings take long to read them. */
export const MAX_HEADING_LENGTH = 200;

/** True for a heading above what is not about the brand itself: news, sponsors, team, contact. */
export function isAsideHeading(heading: string, language: string): boolean {
  const text = normalizeWhitespace(heading);
  if (text === '' || text.length > MAX_HEADING_LENGTH) return false;
  if (isTestimonialHeading(text)) return true;
  const languages = language === 'en' || language === '' ? [language] : [language, 'en'];
  return languages.some(
    (code) =>
      matchesPatterns(text, ASIDE_HEADING, code) ||
      (wordCount(text) <= MAX_ASIDE_WORDS && matchesPatterns(text, ASIDE_NOUNS, code)),
  );
}

/** Nouns of asides that say the same inside a longer heading. */
const ASIDE_NOUNS: LanguagePatterns = {
  en: 'news|events|sponsors?|partners|speakers|team|testimonials|newsletter|faq|contact|blog|tickets|schedule|venue|press|donate|changelog|releases?|tutorials?|reviews|subscribe|contributors',
  de: 'neuigkeiten|veranstaltungen|termine|sponsoren|partner|team|newsletter|kontakt|anfahrt|spenden|presse',
  fr: 'actualités|événements|sponsors|partenaires|équipe|newsletter|contact|presse|dons?',
  es: 'noticias|eventos|patrocinadores|colaboradores|equipo|boletín|contacto|prensa',
  it: 'notizie|eventi|sponsor|partner|squadra|newsletter|contatti|stampa',
  pt: 'notícias|eventos|patrocinadores|parceiros|equipe|newsletter|contato|imprensa',
  nl: 'nieuws|evenementen|sponsoren|partners|team|nieuwsbrief|contact|pers',
  ru: 'новости|мероприятия|спонсоры|партн[её]ры|команда|контакты|пресса',
  ja: 'お知らせ|ニュース|スポンサー|パートナー|お問い合わせ|アクセス',
  zh: '新闻|新聞|赞助|贊助|合作伙伴|团队|團隊|联系|聯絡',
  ko: '뉴스|후원|파트너|문의|연락처',
  ar: 'أخبار|الرعاة|الشركاء|اتصل',
  sv: 'nyheter|evenemang|sponsorer|team|nyhetsbrev|kontakt|press',
  da: 'nyheder|arrangementer|sponsorer|team|nyhedsbrev|kontakt|presse',
  nb: 'nyheter|arrangementer|sponsorer|team|nyhetsbrev|kontakt|presse',
  fi: 'uutiset|tapahtumat|sponsorit|tiimi|uutiskirje|yhteystiedot',
  pl: 'aktualności|wydarzenia|sponsorzy|zespół|newsletter|kontakt|opinie',
  cs: 'aktuality|akce|sponzoři|tým|newsletter|kontakt|tisk',
  sk: 'aktuality|podujatia|sponzori|tím|newsletter|kontakt',
  uk: 'новини|події|спонсори|партнери|команда|контакти|відгуки',
  bg: 'новини|събития|спонсори|партньори|екип|контакти|отзиви',
  tr: 'haberler|etkinlikler|sponsorlar|ekibimiz|bülten|iletişim|yorumlar',
  he: 'חדשות|אירועים|שותפים|צוות|המלצות',
  hu: 'hírek|események|támogatók|partnerek|csapat|hírlevél|kapcsolat|vélemények',
  ro: 'știri|evenimente|sponsori|parteneri|echipa|contact|recenzii',
  el: 'εκδηλώσεις|χορηγοί|συνεργάτες|ομάδα|επικοινωνία|κριτικές',
  lv: 'jaunumi|pasākumi|atbalstītāji|sponsori|komanda|kontakti|atsauksmes',
  lt: 'naujienos|renginiai|rėmėjai|partneriai|komanda|kontaktai|atsiliepimai',
  et: 'uudised|üritused|sponsorid|partnerid|meeskond|kontakt|tagasiside',
  hr: 'novosti|vijesti|događanja|sponzori|partneri|tim|kontakt|recenzije',
  sr: 'novosti|vesti|događaji|sponzori|partneri|tim|kontakt|utisci|новости|вести|спонзори|партнери|тим|контакт|утисци',
  sl: 'novice|dogodki|sponzorji|partnerji|ekipa|kontakt|mnenja',
  ca: 'notícies|esdeveniments|patrocinadors|col·laboradors|equip|contacte|premsa',
  id: 'berita|acara|sponsor|mitra|tim|kontak|testimoni',
  vi: 'tin tức|sự kiện|nhà tài trợ|đối tác|đội ngũ|liên hệ|đánh giá',
  fa: 'اخبار|رویدادها|حامیان|شرکا|تیم|تماس',
};

/** True for a heading above what the brand says it is: "About Acme", "What is Acme?". */
export function isAboutHeading(heading: string, language: string): boolean {
  const text = normalizeWhitespace(heading);
  return text.length <= MAX_HEADING_LENGTH && wordCount(text) <= 8 && matchesPatterns(text, ABOUT_HEADING, language);
}

/** Headings above the steps of a process. */
const STEP_HEADINGS: LanguagePatterns = {
  en: 'how (?:it|this|\\p{L}+) works?|how we work(?: .*)?|how to .*|in (?:\\p{L}+|\\d+) (?:easy |simple |quick )?steps(?: .*)?|(?:\\p{L}+|\\d+) (?:easy |simple |quick )?steps.*|(?:our|the) (?:work )?process|getting started|(?:the )?process|steps|admissions(?: process)?',
  de: 'so (?:funktioniert|geht|läuft|arbeiten wir).*|wie (?:es|das|\\p{L}+) (?:funktioniert|abläuft)|in (?:\\p{L}+|\\d+) (?:einfachen )?schritten.*|(?:\\p{L}+|\\d+) schritte.*|(?:unser |der |ihr )?\\p{L}*ablauf(?: .*)?|schritt für schritt.*|wie wir arbeiten|unser (?:prozess|vorgehen)|(?:unsere )?(?:arbeitsweise|vorgehensweise)|vorgehen',
  fr: 'comment (?:ça marche|ça se passe|cela fonctionne|procéder|faire).*|en (?:\\p{L}+|\\d+) étapes.*|(?:les )?(?:(?:\\p{L}+|\\d+) )?étapes(?: .*)?|notre (?:démarche|processus)|déroulement(?: .*)?|comment (?:nous travaillons|travaillons[- ]nous)|notre (?:méthode|façon de travailler)',
  es: '(?:¿)?cómo (?:funciona|trabajamos).*|en (?:\\p{L}+|\\d+) (?:sencillos |simples )?pasos.*|(?:los )?(?:(?:\\p{L}+|\\d+) )?pasos.*|(?:nuestro )?proceso(?: de trabajo)?|el proceso|(?:las )?etapas(?: (?:del|de) .*)?',
  it: 'come (?:funziona|lavoriamo).*|in (?:\\p{L}+|\\d+) (?:semplici )?passi.*|il (?:nostro )?processo|(?:le )?fasi (?:del|di) .*|(?:le )?fasi|processo(?: di lavoro)?',
  pt: 'como (?:funciona|trabalhamos).*|em (?:\\p{L}+|\\d+) (?:simples )?passos.*|(?:\\p{L}+|\\d+) passos.*|passo a passo.*|(?:o )?(?:nosso )?processo(?: de trabalho)?|(?:as )?etapas (?:do|da|de) .*|(?:as )?etapas',
  nl: 'hoe (?:het|dit) werkt.*|(?:hoe|zo) (?:werkt|werken (?:we|wij)).*|in (?:\\p{L}+|\\d+) stappen.*|(?:\\p{L}+|\\d+) stappen.*|stap voor stap.*|(?:onze )?werkwijze|hoe (?:wij|we) (?:te )?werk(?:en)?.*|zo gaan (?:we|wij) te werk|stappenplan',
  sv: 'så (?:funkar|fungerar|går|arbetar|jobbar) .*|hur (?:det|\\p{L}+) (?:funkar|fungerar).*|i (?:\\p{L}+|\\d+) (?:enkla )?steg.*|(?:\\p{L}+|\\d+) (?:enkla )?steg(?: .*)?|steg för steg|(?:vår )?arbetsprocess(?:en)?|hur (?:vi (?:jobbar|arbetar)|(?:går )?det (?:går )?till).*|vår process|processen',
  da: 'sådan (?:fungerer|virker|gør|foregår|arbejder) .*|hvordan (?:det|\\p{L}+) (?:fungerer|virker|foregår).*|i (?:\\p{L}+|\\d+) (?:nemme )?trin.*|(?:\\p{L}+|\\d+) (?:nemme )?trin(?: .*)?|trin for trin|(?:vores )?proces(?:sen)?|hvordan vi arbejder(?: .*)?|sådan arbejder vi|(?:vores )?arbejdsproces',
  nb: 'slik (?:fungerer|virker|gjør|jobber|arbeider) .*|hvordan (?:det|\\p{L}+) (?:fungerer|virker|foregår).*|i (?:\\p{L}+|\\d+) (?:enkle )?steg.*|(?:\\p{L}+|\\d+) (?:enkle )?steg(?: .*)?|steg for steg|(?:vår )?(?:arbeids)?prosess(?:en)?|hvordan vi (?:jobber|arbeider)(?: .*)?|slik foregår .*',
  fi: 'näin (?:se )?(?:toimii|teet).*|näin (?:toimimme|työskentelemme).*|miten (?:se|\\p{L}+) toimii.*|(?:\\p{L}+|\\d+) (?:helppoa )?vaihe(?:essa|tta).*|vaihe vaiheelta|miten (?:toimimme|työskentelemme)|(?:meidän )?prosessi(?:mme)?|vaiheet',
  pl: 'jak (?:to|my|\\p{L}+) działa.*|jak (?:pracujemy|wygląda|przebiega)(?: .*)?|w (?:\\p{L}+|\\d+) (?:prostych )?krokach.*|(?:\\p{L}+|\\d+) krok(?:i|ów)(?: .*)?|krok po kroku|(?:etapy|przebieg)(?: .*)?|proces współpracy|(?:nasz )?proces',
  cs: 'jak (?:to|\\p{L}+) (?:funguje|probíhá).*|jak (?:pracujeme|probíhá)(?: .*)?|ve? (?:\\p{L}+|\\d+) krocích.*|(?:\\p{L}+|\\d+) krok(?:y|ů)(?: .*)?|krok za krokem|(?:náš )?(?:postup|průběh)(?: .*)?|etapy(?: .*)?|kroky',
  sk: 'ako (?:to|\\p{L}+) (?:funguje|prebieha).*|ako (?:pracujeme|prebieha)(?: .*)?|v (?:\\p{L}+|\\d+) krokoch.*|(?:\\p{L}+|\\d+) krok(?:y|ov)(?: .*)?|krok za krokom|(?:náš )?(?:postup|priebeh)(?: .*)?|etapy(?: .*)?|kroky',
  hu: 'hogyan (?:működik|dolgozunk|zajlik).*|(?:\\p{L}+|\\d+) (?:egyszerű )?lépésben.*|lépésről lépésre|(?:\\p{L}+ ){0,3}(?:menete|lépései|folyamata)|(?:a )?folyamat(?:unk)?',
  ro: 'cum (?:funcționează|lucrăm|decurge).*|în (?:\\p{L}+|\\d+) pași.*|(?:\\p{L}+|\\d+) pași(?: .*)?|pas cu pas|(?:procesul|etapele)(?: .*)?|etape',
  el: 'πώς (?:λειτουργεί|δουλεύει|δουλεύουμε|εργαζόμαστε).*|σε (?:\\p{L}+|\\d+) (?:απλά )?βήματα.*|(?:τα )?(?:\\p{L}+|\\d+) (?:απλά )?βήματα.*|βήμα (?:προς|με) βήμα|(?:η )?διαδικασία(?: .*)?|(?:τα )?στάδια',
  tr: 'nasıl (?:çalışır|çalışıyoruz|işler|katıl\\p{L}*|başvur\\p{L}*|gönüllü \\p{L}+).*|(?:\\p{L}+ ){0,2}(?:\\p{L}+|\\d+) adımda.*|adım adım.*|.* süreci(?:miz)?|süreç|aşamalar',
  vi: '(?:cách|quy trình)(?: .*)?|(?:\\p{L}+|\\d+) bước.*|các bước.*',
  id: '(?:bagaimana )?cara (?:kerja|kerjanya|pesan|memesan|order|daftar|mendaftar|pemesanan|pendaftaran).*|(?:\\p{L}+|\\d+) langkah.*|langkah.*|alur .*|proses (?:kerja|pengerjaan|pemesanan|pendaftaran)(?: .*)?|tahapan(?: .*)?',
  ru: 'как (?:это|мы|\\p{L}+) (?:работает|работаем|проходит).*|как проходит.*|(?:за|в) (?:\\p{L}+|\\d+) (?:простых )?шаг(?:а|ов|ах).*|(?:\\p{L}+|\\d+) (?:простых )?шаг(?:а|ов).*|шаг за шагом|этапы.*|(?:порядок|схема|процесс) .*|как (?:заказать|записаться).*|(?:наш )?процесс',
  uk: 'як (?:це|ми|\\p{L}+) (?:працює|працюємо|відбувається).*|(?:за|у|в) (?:\\p{L}+|\\d+) (?:простих )?крок(?:и|ів|ах).*|(?:\\p{L}+|\\d+) (?:простих )?крок(?:и|ів).*|крок за кроком|етапи.*|(?:порядок|схема|процес) .*|як (?:замовити|записатися).*|(?:наш )?процес',
  ja: '.{0,20}(?:流れ|ステップ(?:で.{1,12})?|手順|フロー|進め方)|使い方|仕組み',
  zh: '.{0,12}(?:流程|步骤|步驟)|如何.*|怎么.*|怎麼.*',
  ko: '.{0,12}(?:절차|단계|이용 ?방법|프로세스)|어떻게 .*',
  ar: 'كيف (?:ي|ت|ن)عمل.*|خطوات.*|(?:\\p{L}+|\\d+) خطوات.*|كيفية .*|مراحل .*|آلية (?:العمل|عملنا).*',
  bg: 'как (?:работи|работим|става|да|протича)(?: .*)?|в (?:\\p{L}+|\\d+) (?:лесни )?стъпки.*|(?:\\p{L}+|\\d+) (?:лесни )?стъпки.*|стъпка по стъпка|(?:етапи|процес)(?: .*)?',
  he: 'איך (?:זה|\\p{L}+) (?:עובד|עובדים).*|ב?-?(?:\\p{L}+|\\d+) (?:צעדים|שלבים).*|צעד אחר צעד|(?:שלבי|תהליך) .*|התהליך',
  lv: 'kā (?:tas|mēs|\\p{L}+) (?:darbojas|notiek|strādājam).*|kā (?:strādājam|notiek)(?: .*)?|(?:\\p{L}+|\\d+) soļ(?:os|i)(?: .*)?|soli pa solim|(?:darba )?(?:process|gaita)',
  lt: 'kaip (?:tai|mes|\\p{L}+) (?:veikia|vyksta|dirbame).*|kaip (?:dirbame|vyksta)(?: .*)?\\??|(?:\\p{L}+|\\d+) žingsni(?:ai|ais)(?: .*)?|žingsnis po žingsnio|(?:darbo )?(?:eiga|procesas)|etapai',
  et: 'kuidas (?:see|me|\\p{L}+) (?:toimib|töötab|töötame|käib).*|kuidas (?:töötame|toimib)(?: .*)?|(?:\\p{L}+|\\d+) sammu(?:ga|ga .*)?|samm[- ]sammult|töö ?(?:protsess|käik)',
  hr: 'kako (?:to|\\p{L}+) (?:radi|funkcionira|izgleda).*|kako radimo(?: .*)?|u (?:\\p{L}+|\\d+) koraka.*|(?:\\p{L}+|\\d+) koraka(?: .*)?|korak po korak|(?:naš )?(?:proces|tijek)(?: .*)?|koraci',
  sr: 'kako (?:to|\\p{L}+) (?:radi|funkcioniše|izgleda).*|kako radimo(?: .*)?|u (?:\\p{L}+|\\d+) koraka.*|(?:\\p{L}+|\\d+) koraka(?: .*)?|korak po korak|(?:naš )?(?:proces|tok)(?: .*)?|како (?:то|\\p{L}+) (?:ради|функционише|изгледа).*|како радимо(?: .*)?|у (?:\\p{L}+|\\d+) корака.*|(?:\\p{L}+|\\d+) корака(?: .*)?|корак по корак|koraci|кораци',
  sl: 'kako (?:to|\\p{L}+) (?:deluje|poteka).*|kako (?:delamo|poteka)(?: .*)?|v (?:\\p{L}+|\\d+) korakih.*|(?:\\p{L}+|\\d+) koraki(?: .*)?|korak za korakom|(?:naš )?(?:postopek|potek)(?: .*)?|koraki',
  ca: 'com (?:funciona|treballem).*|en (?:\\p{L}+|\\d+) passos.*|(?:els )?(?:(?:\\p{L}+|\\d+) )?passos.*|pas a pas|(?:el nostre )?procés|(?:les )?etapes|el procés',
  fa: 'چگونه .*|مراحل .*|گام به گام|نحوه .*',
  th: 'วิธี.*|ขั้นตอน.*|ทำงานอย่างไร',
  hi: 'कैसे .*|.* कैसे काम करता है.*|.* चरण.*|प्रक्रिया',
};

/** Headings above the troubles of those whom the brand serves. */
const PROBLEM_HEADINGS: LanguagePatterns = {
  en: '(?:.* )?(?:problems?|challenges?|pains?|struggles?|issues)(?: .*)?|sound familiar',
  de: '(?:.* )?(?:probleme?|herausforderung(?:en)?)(?: .*)?|kennen sie das.*',
  fr: '(?:.* )?(?:problèmes?|défis?|enjeux|constats?)(?: .*)?',
  es: '(?:.* )?(?:problemas?|retos?|desafíos?)(?: .*)?',
  it: '(?:.* )?(?:problem[ai]|sfid[ae])(?: .*)?',
  pt: '(?:.* )?(?:problemas?|desafios?)(?: .*)?',
  nl: '(?:.* )?(?:probleem|problemen|uitdaging(?:en)?)(?: .*)?',
  ru: '(?:.* )?(?:проблем[аы]|сложности|трудности)(?: .*)?|знакомо.*',
  ja: '.*(?:課題|お悩み|悩み|お困り).*',
  zh: '.*(?:问题|問題|挑战|挑戰|痛点|痛點|困扰).*',
  ko: '.*(?:문제|고민|과제).*',
  ar: '.*(?:مشكلة|مشاكل|تحديات|التحديات).*',
  sv: '(?:.* )?(?:problem|utmaning(?:ar|en)?)(?: .*)?|känner du igen .*',
  da: '(?:.* )?(?:problem(?:er|et)?|udfordring(?:er|en)?)(?: .*)?|kender du det.*',
  nb: '(?:.* )?(?:problem(?:er|et)?|utfordring(?:er|en)?)(?: .*)?|kjenner du deg igjen.*',
  fi: '(?:.* )?(?:ongelma|ongelmat|haaste|haasteet)(?: .*)?|kuulostaako tutulta.*',
  pl: '(?:.* )?(?:problem|problemy|wyzwani[ae])(?: .*)?|brzmi znajomo.*',
  cs: '(?:.* )?(?:problém|problémy|výzv[ay])(?: .*)?|znáte to.*',
  sk: '(?:.* )?(?:problém|problémy|výzv[ay])(?: .*)?|poznáte to.*',
  uk: '(?:.* )?(?:проблем[аи]|виклик|виклики|труднощі)(?: .*)?|знайомо.*',
  bg: '(?:.* )?(?:проблем|проблеми|предизвикателств[ао])(?: .*)?|познато ли .*',
  tr: '(?:.* )?(?:sorun|sorunlar|sorunu|zorluklar)(?: .*)?|tanıdık geldi mi.*',
  he: '.*(?:הבעיה|בעיות|האתגר|אתגרים).*|מוכר לכם.*',
  hu: '(?:.* )?(?:probléma|problémák|kihívás|kihívások)(?: .*)?|ismerős.*',
  ro: '(?:.* )?(?:problema|problemele|probleme|provocări(?:le)?)(?: .*)?|sună cunoscut.*',
  el: '(?:.* )?(?:πρόβλημα|προβλήματα|πρόκληση|προκλήσεις)(?: .*)?',
  lv: '(?:.* )?(?:problēma|problēmas|izaicinājum[is])(?: .*)?',
  lt: '(?:.* )?(?:problema|problemos|iššūki(?:s|ai))(?: .*)?',
  et: '(?:.* )?(?:probleem|probleemid|väljakutse|väljakutsed)(?: .*)?',
  hr: '(?:.* )?(?:problem|problemi|izazov|izazovi)(?: .*)?|zvuči poznato.*',
  sr: '(?:.* )?(?:problem|problemi|izazov|izazovi|проблем|проблеми|изазов|изазови)(?: .*)?',
  sl: '(?:.* )?(?:težava|težave|izziv|izzivi|problem|problemi)(?: .*)?|vam je znano.*',
  ca: '(?:.* )?(?:problema|problemes|repte|reptes)(?: .*)?',
  id: '(?:.* )?(?:masalah|tantangan|kendala)(?: .*)?',
  vi: '(?:.* )?(?:vấn đề|thách thức|khó khăn|nỗi đau)(?: .*)?',
  fa: '.*(?:مشکل|مشکلات|چالش).*',
  th: '.*(?:ปัญหา|ความท้าทาย).*',
  hi: '.*(?:समस्या|चुनौती|चुनौतियाँ).*',
};

const STEP_HEADING = wholeText(STEP_HEADINGS);
const PROBLEM_HEADING = wholeText(PROBLEM_HEADINGS);

const matchesHeading =
  (patterns: LanguagePatterns, maxWords: number) =>
  (heading: string, language: string): boolean =>
    heading.length <= MAX_HEADING_LENGTH &&
    wordCount(heading) <= maxWords &&
    matchesPatterns(normalizeWhitespace(heading), patterns, language);

const PART_HEADINGS = [
  MISSION_HEADINGS,
  VISION_HEADINGS,
  PROMISE_CUES.headingPatterns,
  VALUES_HEADINGS,
  FEATURE_HEADINGS,
]
  .filter((patterns) => patterns !== undefined)
  .map((patterns) => wholeText(patterns));

/** A heading that only names the part of the page below it. */
export const isPartHeading = (heading: string, language: string): boolean =>
  heading.length <= MAX_HEADING_LENGTH &&
  (isAsideHeading(heading, language) ||
    isStepHeading(heading, language) ||
    PART_HEADINGS.some((patterns) => matchesPatterns(normalizeWhitespace(heading), patterns, language)));

export const isOfferHeading = matchesHeading(wholeText(OFFER_HEADINGS), 8);
export const isStepHeading = matchesHeading(STEP_HEADING, 10);
export const isProblemHeading = matchesHeading(PROBLEM_HEADING, 8);
