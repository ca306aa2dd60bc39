import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';

/** How an aim opens that has no subject: "To advance…", "Promover…", "Die Förderung…", "Создание…". */
const OPENINGS: LanguagePatterns = {
  en: '(?:to )?(?:advance|advocate|amplify|assist|bring|build|champion|conserve|contribute|connect|create|cultivate|deliver|develop|educate|empower|enable|encourage|enhance|enrich|ensure|equip|fight|foster|generate|grow|help|improve|increase|inspire|make|nurture|offer|preserve|promote|protect|provide|raise|reduce|restore|serve|share|spread|strengthen|support(?! for)|sustain|transform|unite)|to (?:be|become|give|keep|lead|put|change|end)|(?:advancing|bringing|building|championing|creating|connecting|delivering|developing|educating|empowering|enabling|encouraging|fostering|helping|improving|inspiring|making|preserving|promoting|protecting|providing|restoring|sharing|strengthening|supporting|transforming|uniting)',
  de: '(?:die |das |der )?(?:förderung|verbesserung|unterstützung|erhaltung|erhalt|vermittlung|schaffung|entwicklung|bewahrung|stärkung|vorantreiben|verbreitung|pflege|betreuung|begleitung|hilfe|schutz|bildung|integration|vernetzung)|menschen (?:zu|dabei)',
  fr: "(?:de |d['’])?(?:accompagner|accueillir|agir|aider|améliorer|animer|apporter|assurer|contribuer|créer|défendre|développer|diffuser|donner|encourager|faire|faciliter|favoriser|fédérer|former|garantir|informer|lutter|mettre|offrir|organiser|permettre|préserver|promouvoir|proposer|protéger|rassembler|rendre|renforcer|représenter|sensibiliser|soutenir|transmettre|valoriser)",
  es: '(?:acompañar|acoger|apoyar|atender|ayudar|brindar|capacitar|concientizar|construir|contribuir|crear|dar|defender|desarrollar|difundir|educar|empoderar|facilitar|fomentar|formar|fortalecer|garantizar|generar|impulsar|inspirar|llevar|lograr|mejorar|ofrecer|preservar|promover|propiciar|proporcionar|proteger|servir|transformar)',
  it: '(?:accogliere|aiutare|contribuire|creare|dare|diffondere|educare|favorire|formare|fornire|garantire|migliorare|offrire|portare|promuovere|proteggere|ridurre|rendere|sensibilizzare|sostenere|sviluppare|tutelare|trasformare|valorizzare)',
  pt: '(?:acolher|ajudar|apoiar|atender|capacitar|construir|contribuir|criar|defender|desenvolver|difundir|educar|facilitar|fomentar|formar|fortalecer|fornecer|garantir|gerar|impulsionar|levar|melhorar|oferecer|prestar|preservar|promover|proporcionar|proteger|servir|transformar)',
  nl: '(?:het )?(?:bevorderen|verbinden|ondersteunen|stimuleren|behouden|bieden|creëren|verbeteren|helpen|organiseren|versterken|behartigen|ontwikkelen|delen|beschermen)',
  sv: '(?:att )?(?:främja|stödja|skapa|erbjuda|bidra|hjälpa|utveckla|bevara|sprida|verka|stärka|ge|göra|öka)',
  da: '(?:at )?(?:fremme|støtte|skabe|tilbyde|bidrage|hjælpe|udvikle|bevare|udbrede|styrke|give|gøre|øge)',
  nb: '(?:å )?(?:fremme|støtte|skape|tilby|bidra|hjelpe|utvikle|bevare|spre|styrke|gi|gjøre|øke)',
  fi: '(?:edistää|tukea|tarjota|luoda|kehittää|auttaa|ylläpitää|vaalia|vahvistaa|parantaa|lisätä)',
  pl: '(?:wspieranie|promowanie|promocja|rozwijanie|propagowanie|pomoc|działanie|kształtowanie|tworzenie|upowszechnianie|ochrona|integracja|organizowanie|prowadzenie|rozwój|edukacja|aktywizacja|budowanie|wspierać|pomagać|tworzyć|rozwijać)',
  cs: '(?:podpora|rozvoj|ochrana|pomoc|vytváření|propagace|šíření|zachování|vzdělávání|podporovat|pomáhat|rozvíjet|vytvářet|chránit|přispívat|poskytovat|umožnit)',
  sk: '(?:podpora|rozvoj|ochrana|pomoc|vytváranie|propagácia|šírenie|zachovanie|vzdelávanie|podporovať|pomáhať|rozvíjať|vytvárať|chrániť|prispievať|poskytovať|umožniť)',
  hu: '(?:segíteni|támogatni|elősegíteni|fejleszteni|megőrizni|biztosítani|létrehozni)',
  ro: '(?:promovarea|sprijinirea|dezvoltarea|creșterea|îmbunătățirea|protejarea|susținerea|formarea|educarea|oferirea|să (?:oferim|promovăm|sprijinim|creăm|ajutăm|dezvoltăm))',
  hr: '(?:promicanje|razvoj|zaštita|pomoć|stvaranje|poticanje|očuvanje|osigurati|promicati|razvijati|pružati|poticati)',
  sl: '(?:spodbujanje|razvoj|varovanje|pomoč|ustvarjanje|ohranjanje|zagotavljati|spodbujati|razvijati|nuditi)',
  ru: '(?:создание|формирование|развитие|содействие|поддержка|помощь|сохранение|распространение|повышение|освоение|обеспечение|воспитание|защита|популяризация|объединение|помогать|создавать|сделать|развивать|сохранять|давать|обеспечивать|объединять|поддерживать)',
  uk: '(?:створення|формування|розвиток|сприяння|підтримка|допомога|збереження|поширення|підвищення|забезпечення|виховання|захист|популяризація|об’єднання|надання|допомагати|створювати|зробити|розвивати|зберігати|забезпечувати|підтримувати)',
  bg: '(?:образоване|развитие|подкрепа|създаване|насърчаване|опазване|съхраняване|повишаване|подпомагане|защита|популяризиране|да (?:подпомагаме|създаваме|развиваме|насърчаваме|помагаме|съхраним))',
  el: '(?:η |το )?(?:προώθηση|υποστήριξη|ανάπτυξη|ενίσχυση|προστασία|διάδοση|εκπαίδευση|βελτίωση|καλλιέργεια|παροχή|διατήρηση)|να (?:προσφέρουμε|βοηθήσουμε|ενισχύσουμε|δημιουργήσουμε|κάνουμε|προωθήσουμε|στηρίξουμε)',
  zh: '(?:推动|推動|促进|促進|培养|培養|保护|保護|传承|傳承|推广|推廣|帮助|幫助|让|讓|提升|实现|實現|创造|創造).{4,}',
  ar: '(?:تقديم|تعزيز|نشر|دعم|تمكين|تطوير|توفير|المساهمة|حماية|بناء|إعداد|الارتقاء|تحقيق|تنمية|رفع|خدمة)',
  he: '(?:לקדם|לפתח|לסייע|להעניק|לשמר|לחזק|לאפשר|ליצור|להנגיש|קידום|פיתוח|סיוע|הענקת|שימור|חיזוק)',
  vi: '(?:mang đến|mang lại|mang|cung cấp|nâng cao|phát triển|xây dựng|đào tạo|hỗ trợ|giúp|đồng hành|tạo ra|bảo vệ|thúc đẩy|gìn giữ)',
  id: '(?:menanamkan|mengembangkan|mengintegrasikan|menumbuhkan|mewujudkan|meningkatkan|memberikan|memberdayakan|membantu|membangun|mendukung|melayani|mendidik|melestarikan|menciptakan|menyediakan|mendorong)',
  lv: '(?:veicināt|atbalstīt|palīdzēt|attīstīt|saglabāt|popularizēt|radīt|nodrošināt|stiprināt|apvienot|izglītot|aizsargāt|uzlabot|sniegt)|(?:\\p{L}+ )?(?:veicināšana|atbalstīšana|attīstīšana|saglabāšana|popularizēšana|nodrošināšana)',
  lt: '(?:skatinti|remti|padėti|ugdyti|plėtoti|puoselėti|saugoti|kurti|užtikrinti|stiprinti|vienyti|šviesti|ginti|gerinti|teikti|telkti)|(?:\\p{L}+ )?(?:skatinimas|rėmimas|plėtojimas|puoselėjimas|ugdymas)',
  et: '(?:edendada|toetada|aidata|arendada|hoida|säilitada|luua|tagada|tugevdada|ühendada|harida|kaitsta|parandada|pakkuda|propageerida)|(?:\\p{L}+ )?(?:edendamine|toetamine|arendamine|säilitamine|propageerimine|kaitsmine)',
  ca: '(?:acollir|acompanyar|ajudar|apoderar|assolir|atendre|capacitar|conscienciar|construir|contribuir|crear|defensar|desenvolupar|difondre|donar|educar|facilitar|fomentar|formar|garantir|generar|impulsar|millorar|oferir|potenciar|preservar|promoure|protegir|sensibilitzar|servir|transformar|vetllar)',
  tr: '(?:\\p{L}+ ){1,12}(?:sağlamak|desteklemek|geliştirmek|korumak|yaymak|artırmak|oluşturmak|yardımcı olmak|katkıda bulunmak|sunmak|kazandırmak|yaşatmak)[.]?$',
  ko: '.{4,80}(?:기여|지원|보호|육성|증진|실현|제공|도모|보급|확산)(?:한다|하는 것|하기|함)[.]?$',
  ja: '(?:[^。]{2,40}の)(?:振興|普及|育成|向上|推進|保護|保全|支援|実現|発展|促進)(?:を図る|に寄与|に貢献|を目的)?(?:する)?(?:こと)?[。]?$',
  fa: '(?:ترویج|حمایت از|کمک به|توسعه|گسترش|ارتقا(?:ی|ء)?|حفظ|ایجاد|فراهم کردن|توانمندسازی|آموزش|ارائه|بهبود)(?= )',
  th: '(?:เพื่อ)?(?:ส่งเสริม|สนับสนุน|พัฒนา|อนุรักษ์|สร้าง(?:สรรค์)?|ช่วยเหลือ|เผยแพร่|ปกป้อง|ยกระดับ|ให้ความรู้|มุ่งเน้น|ผลิตบัณฑิต).{4,}',
  hi: '.{4,120}(?:को बढ़ावा देना|का समर्थन करना|की सहायता करना|की मदद करना|का विकास करना|का संरक्षण करना|की रक्षा करना|प्रदान करना|बनाना|सशक्त करना|सुधार करना)[.।]?$',
  sw: 'ku(?:fanya kazi|toa|saidia|hakikisha|wezesha|jenga|kuza|boresha|linda|inua|elimisha|leta|unda|imarisha|hudumia|tetea|endeleza)',
  sr: '(?:unapređenje|unapređivanje|podsticanje|podrška|pomoć|očuvanje|razvoj|razvijanje|promocija|promovisanje|zaštita|okupljanje|edukacija|osnaživanje|stvaranje|pružanje|unaprediti|podsticati|podržati|pomoći|očuvati|razvijati|promovisati|zaštititi|okupiti|stvoriti|pružiti)|(?:унапређење|унапређивање|подстицање|подршка|помоћ|очување|развој|развијање|промоција|промовисање|заштита|окупљање|едукација|оснаживање|стварање|пружање|унапредити|подстицати|подржати|помоћи|очувати|развијати|промовисати|заштитити|окупити|створити|пружити)',
};

const OPENING: LanguagePatterns = Object.fromEntries(
  Object.entries(OPENINGS).map(([language, words]) => [language, `^\\P{L}*(?:${words})`]),
);

/** Languages that put the verb of an aim last: "…に寄与すること", "…sağlamaktır". */
const ENDINGS: LanguagePatterns = {
  ja: '(?:する|つくる|守る|支える|届ける|目指す|なる|繋ぐ|つなぐ)こと(?:です|である)?[。]?$',
  ko: '하고자 (?:한다|합니다)[.]?$|(?:위해|위하여) .{2,}(?:한다|합니다)[.]?$|하는 것(?:이다|입니다)?[.]?$',
  tr: '\\p{L}+m[ae]kt[ıi]r[.]?$|(?:\\S+ ){4}(?:\\p{L}+ )?(?:olmak|olabilmek|sunmak|sağlamak|savunmak|korumak|desteklemek|geliştirmek|yaymak|artırmak|oluşturmak|kazandırmak|yaşatmak|üretmek|ulaştırmak|yetiştirmek|güçlendirmek|iyileştirmek|kolaylaştırmak|yaygınlaştırmak)[.]?$',
};

/** Whether a text opens (in some languages ends) like an aim without a subject. */
export const opensLikeAim = (text: string, language: string): boolean =>
  language !== '' && (matchesPatterns(text, OPENING, language) || matchesPatterns(text, ENDINGS, language));
