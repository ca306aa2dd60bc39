/** The official languages of the European Union. */
const EUROPEAN = 'bg cs da de el en es et fi fr ga hr hu it lt lv mt nl pl pt ro sk sl sv' as const;
/** Further languages of large webs. */
const LARGEST_WEBS = 'ar fa he hi id ja ko nb ru th tr uk vi zh' as const;

type Words<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Text;

/** Three texts as sites write them, for each language: a sentence, two sentences, a short paragraph. */
export const LANGUAGE_TEXTS: Readonly<
  Record<Words<typeof EUROPEAN | typeof LARGEST_WEBS>, readonly [string, string, string]>
> = {
  ar: [
    'نقدم لكم خدمات الصيانة المنزلية بأسعار مناسبة.',
    'نحن عيادة متخصصة في طب الأسنان منذ عام ٢٠٠٥. يمكنكم حجز موعد عبر الهاتف أو من خلال الموقع.',
    'بدأت قصتنا من مخبز صغير في قلب المدينة القديمة. واليوم نخبز كل صباح أكثر من عشرين نوعا من الخبز، ونوصل الطلبات إلى المقاهي والمطاعم، ونعلم الشباب أسرار هذه المهنة التي ورثناها عن أجدادنا.',
  ],
  bg: [
    'Предлагаме ремонт на велосипеди и части за тях.',
    'Нашият екип работи с малки фирми от цялата страна. Обадете се и ще намерим решение, което ви подхожда.',
    'Къщата за гости се намира в подножието на планината, на десет минути от центъра на селото. Разполагаме с шест стаи, механа с камина и голяма градина, в която децата могат да играят на спокойствие.',
  ],
  cs: [
    'Nabízíme ubytování v klidném prostředí na okraji lesa.',
    'Jsme rodinná firma a vyrábíme nábytek na míru. Každý kus navrhneme společně s vámi a přivezeme až domů.',
    'Naše kavárna vznikla před pěti lety v bývalé tiskárně. Pražíme si vlastní kávu, pečeme podle receptů našich babiček a každý čtvrtek večer pořádáme čtení, na kterém vystupují mladí autoři z celé republiky.',
  ],
  da: [
    'Vi hjælper dig med at finde den rigtige bolig.',
    'Hos os får du hjemmelavet mad af gode råvarer. Kig forbi, når du er i nærheden, eller bestil et bord på nettet.',
    'Foreningen blev stiftet for mere end hundrede år siden og har i dag omkring fire hundrede medlemmer. Vi sejler hver onsdag aften, når vejret er til det, og om vinteren mødes vi i klubhuset for at sætte bådene i stand.',
  ],
  de: [
    'Wir bauen Möbel aus Holz aus der Region.',
    'Unsere Praxis liegt mitten in der Altstadt. Rufen Sie uns an, wenn Sie einen Termin brauchen oder Fragen haben.',
    'Seit über dreißig Jahren begleiten wir Familien beim Bau ihres Hauses. Von der ersten Skizze bis zum Einzug haben Sie bei uns eine Ansprechpartnerin, die alle Gewerke kennt und dafür sorgt, dass Termine und Kosten eingehalten werden.',
  ],
  el: [
    'Προσφέρουμε μαθήματα κεραμικής για αρχάριους και παιδιά.',
    'Το ξενοδοχείο μας βρίσκεται δίπλα στη θάλασσα. Κάθε δωμάτιο έχει μπαλκόνι και θέα στο λιμάνι.',
    'Η οικογένειά μας καλλιεργεί ελιές εδώ και τέσσερις γενιές. Μαζεύουμε τον καρπό με το χέρι, τον αλέθουμε την ίδια μέρα και στέλνουμε το λάδι μας σε μικρά καταστήματα και εστιατόρια σε όλη την Ευρώπη.',
  ],
  en: [
    'We roast our coffee in small batches every week.',
    'Our team helps small shops sell online. Tell us what you need and we will find a plan that fits.',
    'The workshop opened in an old railway station, where three friends started to repair bicycles for their neighbours. Today we teach anyone who wants to learn, lend tools to members, and give refurbished bikes to people who could not afford one.',
  ],
  es: [
    'Ofrecemos clases de cocina para toda la familia.',
    'Somos una clínica veterinaria con más de veinte años de experiencia. Llámanos y te daremos cita el mismo día.',
    'Nuestra bodega nació en un pequeño pueblo de montaña, donde las viñas crecen entre piedras y almendros. Vendimiamos a mano, sin prisas, y elaboramos vinos que cuentan de dónde vienen y quiénes los hacen.',
  ],
  et: [
    'Pakume majutust ja saunaõhtuid kauni järve ääres.',
    'Meie töökojas valmib mööbel kohalikust puidust. Võta ühendust ja leiame koos sobiva lahenduse.',
    'Selts asutati üle saja aasta tagasi, et hoida elus siinset rahvamuusikat. Täna mängivad meie orkestris nii koolilapsed kui ka vanaemad, suviti käime esinemas naabermaades ja igal kevadel korraldame vallamajas suure kontserdi.',
  ],
  fa: [
    'ما بهترین فرش‌های دستباف را به سراسر جهان می‌فرستیم.',
    'آموزشگاه ما از سال ۱۳۸۰ زبان انگلیسی آموزش می‌دهد. برای ثبت نام با ما تماس بگیرید یا فرم زیر را پر کنید.',
    'این رستوران در خانه‌ای قدیمی در مرکز شهر قرار دارد. غذاهای ما با مواد تازه و محلی پخته می‌شوند و هر شب می‌توانید در حیاط، کنار حوض، به موسیقی سنتی گوش کنید و با دوستان خود شام بخورید.',
  ],
  fi: [
    'Autamme pieniä yrityksiä kirjanpidossa ja verotuksessa.',
    'Leipomomme sijaitsee vanhassa tehtaassa joen rannalla. Tule käymään tai tilaa leipäsi verkosta.',
    'Yhdistyksemme on vaalinut saariston perinteitä jo viidenkymmenen vuoden ajan. Järjestämme kursseja, joilla opetellaan rakentamaan puuveneitä, ja kesäisin purjehdimme niillä yhdessä lasten ja nuorten kanssa.',
  ],
  fr: [
    'Nous fabriquons des meubles en bois massif depuis trois générations.',
    'Notre cabinet accompagne les jeunes entreprises. Prenez rendez-vous, le premier entretien est gratuit.',
    'Installée dans une ancienne bergerie, la maison d’hôtes vous accueille toute l’année. Le matin, on vous sert des confitures faites maison sous le tilleul, et le soir, ceux qui le souhaitent partagent avec nous un repas préparé avec les légumes du jardin.',
  ],
  ga: [
    'Cuirimid ranganna ceoil ar fáil do pháistí agus do dhaoine fásta.',
    'Tá ár siopa suite i lár an bhaile. Glaoigh orainn nó tar isteach chun labhairt leis an bhfoireann.',
    'Bunaíodh an chomharchumann breis agus caoga bliain ó shin chun tacú le muintir na háite. Inniu tá monarcha bheag éisc againn, reáchtálaimid cúrsaí samhraidh Gaeilge agus tugaimid tithe ar cíos do theaghlaigh óga atá ag iarraidh fanacht ar an oileán.',
  ],
  he: [
    'אנחנו מציעים סדנאות קרמיקה לכל המשפחה.',
    'המרפאה שלנו נמצאת במרכז העיר ופתוחה שישה ימים בשבוע. התקשרו אלינו ונשמח לקבוע תור.',
    'העמותה הוקמה לפני עשר שנים על ידי קבוצת הורים שחיפשו מקום שבו הילדים שלהם יוכלו ללמוד ולשחק יחד. היום אנחנו מפעילים שלושה מועדונים, מארגנים טיולים בסופי שבוע ומלווים משפחות בתקופות קשות.',
  ],
  hi: [
    'हम किसानों को अच्छे बीज और सही सलाह देते हैं।',
    'हमारा विद्यालय बच्चों को खेल के साथ सीखने का अवसर देता है। प्रवेश के लिए हमसे संपर्क करें।',
    'हमारी संस्था की शुरुआत बीस साल पहले एक छोटे से गाँव में हुई थी। आज हम सैकड़ों महिलाओं के साथ काम करते हैं, जो हाथ से कपड़े बुनती हैं और अपनी मेहनत से अपने परिवार का भविष्य बेहतर बना रही हैं।',
  ],
  hr: [
    'Nudimo smještaj u kamenim kućama blizu mora.',
    'Mi smo obiteljska tvrtka koja izrađuje namještaj po mjeri. Nazovite nas i rado ćemo doći k vama na izmjeru.',
    'Udruga je osnovana prije petnaest godina kako bi se očuvali stari obrti našega kraja. Danas vodimo malu radionicu u kojoj djeca uče tkati, a svakoga ljeta organiziramo sajam na koji dolaze majstori iz cijele Hrvatske.',
  ],
  hu: [
    'Egyedi bútorokat készítünk tömör fából.',
    'Rendelőnk a belváros szívében várja a betegeket. Kérjen időpontot telefonon vagy az oldalunkon keresztül.',
    'A pincészetet nagyapánk alapította, amikor hazatért a háborúból, és az első tőkéket elültette a falu fölötti domboldalon. Ma már az unokái szüretelnek, de a borokat ugyanazokban a hordókban érleljük, és szívesen látunk mindenkit egy kóstolóra.',
  ],
  id: [
    'Kami menyediakan jasa katering untuk acara keluarga dan kantor.',
    'Sekolah kami terletak di tengah kota dan mudah dijangkau. Silakan hubungi kami untuk mendaftarkan anak Anda.',
    'Usaha ini dimulai dari sebuah dapur kecil di rumah nenek kami. Sekarang kami bekerja sama dengan puluhan petani kopi di pegunungan, membeli hasil panen mereka dengan harga yang adil, dan mengirimkannya ke kedai-kedai di seluruh Indonesia.',
  ],
  it: [
    'Produciamo olio e vino nella nostra azienda di famiglia.',
    'Il nostro studio aiuta le piccole imprese a crescere. Scrivici e ti risponderemo entro un giorno.',
    'La trattoria si trova in una vecchia stazione di posta, a pochi passi dal lago. In cucina usiamo soltanto ingredienti di stagione che compriamo dai contadini della valle, e la pasta la facciamo a mano ogni mattina, come ci ha insegnato la nonna.',
  ],
  ja: [
    '私たちは地元の木で家具を作っています。',
    '当院は駅から歩いて五分の場所にあります。ご予約はお電話またはホームページから承っております。',
    '祖父が小さな港町で始めた店も、今年で六十年になりました。毎朝市場で仕入れた魚を、その日のうちにお客様へお届けしています。これからも、家族で囲む食卓がもっと楽しくなるような品をご用意してまいります。',
  ],
  ko: [
    '저희는 지역 농가와 함께 건강한 먹거리를 만듭니다.',
    '우리 병원은 지하철역 근처에 있습니다. 예약은 전화나 홈페이지에서 하실 수 있습니다.',
    '작은 동네 책방으로 시작한 지 벌써 십 년이 되었습니다. 이제는 매달 작가와의 만남을 열고, 아이들을 위한 글쓰기 교실을 운영하며, 책을 좋아하는 이웃들이 편하게 쉬어 갈 수 있는 공간을 가꾸고 있습니다.',
  ],
  lt: [
    'Siūlome jaukius kambarius šeimoms prie ežero.',
    'Mūsų dirbtuvėse gaminame baldus iš ąžuolo ir uosio. Susisiekite su mumis ir kartu rasime tinkamą sprendimą.',
    'Draugija buvo įkurta prieš trisdešimt metų, kad išsaugotų senąsias mūsų krašto dainas. Šiandien kartu dainuoja ir vaikai, ir seneliai, o kiekvieną vasarą rengiame šventę, į kurią susirenka žmonės iš visos Lietuvos.',
  ],
  lv: [
    'Mēs piedāvājam telpas svinībām un semināriem pie jūras.',
    'Mūsu darbnīcā top mēbeles no vietējā koka. Sazinieties ar mums, un kopā atradīsim piemērotu risinājumu.',
    'Biedrība tika dibināta pirms divdesmit gadiem, lai saglabātu senās amatu prasmes. Tagad mēs mācām bērnus aust un pīt, katru vasaru rīkojam gadatirgu un palīdzam jaunajiem meistariem atrast savus pirmos pircējus.',
  ],
  mt: [
    'Noffru korsijiet tal-mużika għat-tfal u għall-kbar.',
    'Il-ħanut tagħna jinsab fil-qalba tal-belt. Ċemplilna jew żurna biex titkellem mat-tim tagħna.',
    'L-għaqda twaqqfet aktar minn ħamsin sena ilu minn grupp ta’ ħbieb li riedu jżommu ħajjin it-tradizzjonijiet tar-raħal. Illum għandna banda, skola tal-mużika u mużew żgħir, u kull sajf norganizzaw festa li għaliha jiġu nies minn Malta kollha.',
  ],
  nb: [
    'Vi hjelper deg med å finne den riktige løsningen.',
    'Hos oss får du hjemmelaget mat av gode råvarer fra fjellet. Stikk innom, eller bestill bord på nett.',
    'Foreningen ble stiftet for over hundre år siden og har i dag rundt fire hundre medlemmer. Vi rusler sammen i skogen hver onsdag kveld, uansett hvordan været er, og om vinteren preparerer vi skiløypene slik at alle kan komme seg ut.',
  ],
  nl: [
    'Wij maken meubels van hout uit de buurt.',
    'Onze praktijk ligt midden in het centrum. Bel ons gerust als je een afspraak wilt maken of een vraag hebt.',
    'De bakkerij begon in de garage van twee vrienden die genoeg hadden van fabrieksbrood. Inmiddels werken we met een dozijn mensen, malen we ons eigen meel en leveren we elke ochtend met de bakfiets aan winkels in de hele stad.',
  ],
  pl: [
    'Oferujemy noclegi w cichej okolicy nad jeziorem.',
    'Jesteśmy rodzinną firmą i robimy meble na wymiar. Zadzwoń do nas, a przyjedziemy i wszystko zmierzymy.',
    'Nasza kawiarnia powstała pięć lat temu w dawnej drukarni. Sami palimy kawę, pieczemy ciasta według przepisów naszych babć i w każdy czwartek zapraszamy na wieczory, podczas których swoje wiersze czytają młodzi autorzy.',
  ],
  pt: [
    'Oferecemos aulas de cerâmica para crianças e adultos.',
    'Somos uma clínica veterinária com mais de vinte anos de experiência. Ligue e marcaremos uma consulta.',
    'A nossa história começou numa pequena padaria de bairro, onde a avó amassava o pão antes de o sol nascer. Hoje continuamos a usar as mesmas receitas, mas levamos os nossos bolos a cafés e restaurantes de toda a cidade.',
  ],
  ro: [
    'Oferim cazare într-o casă veche din inima satului.',
    'Suntem o echipă mică de arhitecți și proiectăm locuințe pentru familii. Sunați-ne și stabilim o întâlnire.',
    'Asociația noastră s-a născut acum zece ani, când câțiva părinți au vrut ca elevii din sat să aibă unde să citească după ore. Astăzi avem o bibliotecă, un atelier de teatru și peste o sută de voluntari care ne ajută în fiecare vară.',
  ],
  ru: [
    'Мы делаем мебель на заказ из натурального дерева.',
    'Наша клиника находится в центре города. Позвоните нам, и мы подберём удобное для вас время.',
    'Театр появился двадцать лет назад, когда несколько студентов решили ставить спектакли для соседских детей. Сегодня у нас своя сцена, постоянная труппа и студия, где каждый желающий может попробовать себя в роли актёра или художника.',
  ],
  sk: [
    'Ponúkame ubytovanie v tichom prostredí na okraji lesa.',
    'Sme rodinná firma a vyrábame nábytok na mieru. Každý kus navrhneme spolu s vami a dovezieme až domov.',
    'Naša kaviareň vznikla pred piatimi rokmi v bývalej tlačiarni. Pražíme si vlastnú kávu, pečieme podľa receptov našich starých mám a každý štvrtok večer organizujeme čítanie, na ktorom vystupujú mladí autori z celého Slovenska.',
  ],
  sl: [
    'Ponujamo prenočišča v mirnem okolju ob robu gozda.',
    'Smo družinsko podjetje in izdelujemo pohištvo po meri. Pokličite nas in z veseljem vas bomo obiskali.',
    'Naša kavarna je nastala pred petimi leti v nekdanji tiskarni. Sami pražimo kavo, pečemo po receptih svojih babic in vsak četrtek zvečer pripravimo branje, na katerem nastopajo mladi pesniki iz vse Slovenije.',
  ],
  sv: [
    'Vi hjälper dig att hitta rätt bostad för hela familjen.',
    'Hos oss får du hemlagad mat av riktigt bra råvaror. Kom förbi när du är i närheten eller boka bord på nätet.',
    'Föreningen bildades för mer än hundra år sedan och har i dag ungefär fyra hundra medlemmar. Vi seglar varje onsdagskväll när vädret tillåter, och på vintern träffas vi i klubbhuset för att rusta upp båtarna inför nästa säsong.',
  ],
  th: [
    'เรารับทำเฟอร์นิเจอร์ไม้ตามสั่งทุกชนิด',
    'คลินิกของเราตั้งอยู่ใกล้สถานีรถไฟฟ้า คุณสามารถนัดหมายทางโทรศัพท์หรือผ่านเว็บไซต์ได้ทุกวัน',
    'ร้านของเราเริ่มต้นจากครัวเล็ก ๆ ในบ้านคุณยายเมื่อสามสิบปีก่อน วันนี้เรายังคงทำขนมไทยสดใหม่ทุกเช้า ใช้วัตถุดิบจากชาวสวนในท้องถิ่น และเปิดสอนให้กับผู้ที่อยากสืบทอดสูตรดั้งเดิมของครอบครัว',
  ],
  tr: [
    'Doğal ahşaptan ölçüye göre mobilya yapıyoruz.',
    'Muayenehanemiz şehrin merkezinde yer alıyor. Randevu almak için bizi arayabilir veya formu doldurabilirsiniz.',
    'Hikâyemiz kırk yıl önce küçük bir mahalle fırınında başladı. Bugün hâlâ aynı mayayla ekmek yapıyor, buğdayımızı yakın köylerdeki çiftçilerden alıyor ve her sabah gün doğmadan kapılarımızı komşularımıza açıyoruz.',
  ],
  uk: [
    'Ми виготовляємо меблі на замовлення з натурального дерева.',
    'Наша клініка розташована в центрі міста. Зателефонуйте нам, і ми підберемо зручний для вас час.',
    'Театр з’явився двадцять років тому, коли кілька студентів вирішили ставити вистави для сусідських дітей. Сьогодні в нас є власна сцена, постійна трупа та студія, де кожен охочий може спробувати себе в ролі актора чи художника.',
  ],
  vi: [
    'Chúng tôi chuyên thiết kế nội thất gỗ cho gia đình.',
    'Phòng khám của chúng tôi nằm ngay trung tâm thành phố. Hãy gọi điện để đặt lịch hẹn với bác sĩ.',
    'Câu chuyện của chúng tôi bắt đầu từ một quán cà phê nhỏ trong con hẻm cũ. Ngày nay, chúng tôi mua hạt trực tiếp từ nông dân Tây Nguyên, tự rang mỗi tuần và mở những lớp học miễn phí cho các bạn trẻ muốn theo nghề.',
  ],
  zh: [
    '我们为中小企业提供专业的网站设计服务。',
    '本店位於市中心，交通十分便利。歡迎來電預約，我們會在一天之內與您聯絡。',
    '三十年前，我们从一家街角的小面馆起步。如今，我们依然坚持每天清晨手工和面，选用附近农户种植的新鲜蔬菜，希望每一位走进店里的客人，都能吃到家的味道。',
  ],
};
