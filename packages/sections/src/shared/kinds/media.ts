import type { Kind } from './kind.ts';

export const MEDIA: readonly Kind[] = [
  {
    name: 'newspaper',
    bucket: 'News and media',
    types: ['Newspaper', 'NewsMediaOrganization'],
    parts: {
      'news site': 'site|portal|outlet|新闻网|新聞網|サイト',
      'news agency': 'agency|agentur',
    },
    words: {
      en: '(?:daily |weekly |local |community |student |independent |online )?newspapers?|news (?:sites?|portals?|website|outlet|agency|network)|independent (?:news|journalism)|investigative journalism',
      'de nl':
        '*tageszeitung*|*wochenzeitung*|*lokalzeitung*|*nachrichtenportal*|*nachrichtenagentur|*lokalnachrichten|*dagblad*|*weekblad*|*nieuwssite|*nieuwsportaal|*streekkrant',
      'sv da nb':
        '*dagstidning*|*lokaltidning*|*nyhetssajt*|*nyhetsbyrå|*dagblad*|*lokalavis*|*nyhedssite|*nyhetsbyrå|*nettavis*|*ugeavis',
      'fr es pt it ca ro':
        "journal (?:local|quotidien|indépendant|en ligne)|presse locale|site d['’](?:actualités?|information)|periódicos?(?: digital)?|diario digital|portal de noticias|medio de comunicación|jornal(?: (?:online|local|regional))?|portal de notícias|quotidiano (?:online|locale)|giornale(?: (?:online|locale))?|testata giornalistica|diari digital|ziar(?:ul)?|portal de știri",
      'pl cs sk hr sl':
        'gazeta|dziennik|tygodnik|portal informacyjny|noviny|deník|zpravodajský (?:server|portál|web)|denník|týždenník|spravodajský portál|novine|news portal|portal vijesti|časnik|novičarski portal',
      'ru uk bg':
        'газета|новостн* (?:портал|сайт|агентств*)|информационн* агентств*|новинн* (?:портал|сайт)|інформаційн* агентств*|вестник|новинарски сайт|информационен сайт',
      'fi et lv lt hu':
        '*sanomalehti|*paikallislehti|*uutissivusto|*uutistoimisto|*ajaleht|uudisteportaal|uudisteagentuur|laikraksts|ziņu (?:portāls|aģentūra)|laikraštis|naujienų (?:portalas|agentūra)|*hírportál*|napilap|hetilap|*hírügynökség|helyi újság',
      'el tr':
        'εφημερίδα|ειδησεογραφικ\\p{L}+ (?:site|πύλη|πρακτορείο|ιστοσελίδα)|gazete(?:si)?|haber (?:sitesi|portalı|ajansı)',
      'ar he': 'صحيفة|جريدة|موقع إخباري|وكالة أنباء|שבועון|עיתון|אתר חדשות|מקומון',
      'id vi': 'surat kabar|koran|portal berita|media online|báo điện tử|trang tin',
      'ja zh ko': '新聞社|ニュースサイト|报社|報社|新闻网|新聞網|신문사|인터넷신문|언론사',
      de: '*zeitung',
      nl: '*krant',
      fr: 'journal',
      it: 'quotidiano',
    },
  },
  {
    name: 'book publisher',
    bucket: 'News and media',
    parts: {
      'game publisher': 'game|jeux',
      'music publisher': 'musik|musique',
      'comics publisher': 'comics',
    },
    words: {
      en: '(?:book|academic|independent|small|comics?|game|map|digital) (?:publishers?|publishing)|publishing (?:house|company)|publishers?(?: of)?|small press|university press|imprint of',
      'de nl': '*buchverlag*|*verlag|*verlagshaus|*fachverlag|*musikverlag|*boekuitgever\\p{L}*|*uitgeverij*',
      'sv da nb': '*bokförlag*|*förlag|*forlag*|*bogforlag*|*musikkforlag',
      'fr es pt it ca ro':
        "maison d['’]édition|éditeur de (?:livres|jeux|musique)|editoriales|editora|casa editrice|casa editorial|casa editrice|editura|editură",
      'pl cs sk hr sl':
        'wydawnictwo|oficyna wydawnicza|nakladatelství|vydavatelství|vydavateľstvo|nakladateľstvo|nakladništvo|nakladnik|izdavačka kuća|knjižna založba|založba',
      'ru uk bg': 'издательств\\p{L}+|издательский дом|видавництв\\p{L}+|видавничий дім|издателство|издателска къща',
      'fi et lv lt hu':
        'kustantamo\\p{L}*|kustannusyhtiö|kirjakustan\\p{L}*|kirjastus\\p{L}*|izdevniecība\\p{L}*|apgāds|leidykla\\p{L}*|könyvkiadó\\p{L}*|lapkiadó|kiadóvállalat',
      'el tr': 'εκδοτικός οίκος|εκδόσεις|yayınevi\\p{L}*|yayıncılık',
      'ar he': 'دار نشر|دار النشر|הוצאת ספרים|הוצאה לאור',
      'id vi': 'penerbit(?: buku)?|nhà xuất bản',
      'ja zh ko': '出版社|出版会|出版公司|출판사',
      'es ca': 'editorial',
    },
  },
  {
    name: 'TV channel',
    bucket: 'News and media',
    types: ['TelevisionStation', 'TelevisionChannel'],
    words: {
      en: '(?:tv|television) (?:channel|station|network|broadcaster)|community (?:tv|television)|streaming (?:service|channel)',
      'de nl': '*fernsehsender*|*tv-sender|*lokalfernsehen|*televisiezender',
      'sv da nb': '*tv-kanal*|*tv-station\\p{L}*|lokal-?tv|*fjernsynskanal',
      'fr es pt it ca ro':
        'chaîne (?:de télévision|tv)|télévision locale|canal de televisi[óo]n|televisión local|emissora de (?:tv|televisão)|canal de televisão|emittente televisiva|canale televisivo|televisió local|post de televiziune|televiziune',
      'pl cs sk hr sl':
        'telewizja|stacja telewizyjna|televize|televizní stanice|televízia|televízna stanica|televizija|tv postaja',
      'ru uk bg': 'телеканал*|телекомпани*|телекомпані\\p{L}+|телевизия',
      'fi et lv lt hu':
        'tv-kanava|televisiokanava|telekanal|telejaam|televīzijas? kanāls|televīzija|televizijos kanalas|televizija|televízió|televíziócsatorna',
      'el tr': 'τηλεοπτικ\\p{L}+ (?:σταθμ\\p{L}+|κανάλι)|televizyon kanalı|tv kanalı',
      'ar he': 'قناة (?:تلفزيونية|فضائية)|ערוץ טלוויזיה',
      'id vi': 'stasiun televisi|đài truyền hình',
      'ja zh ko': 'テレビ局|ケーブルテレビ|电视台|電視台|케이블방송',
    },
  },
  {
    name: 'record label',
    bucket: 'Arts and culture',
    words: {
      en: '(?:record|music) labels?|independent label',
      'de nl': '*plattenlabel*|*musiklabel|*platenlabel*',
      'sv da nb': '*skivbolag*|*pladeselskab*|*plateselskap*',
      'fr es pt it ca ro':
        "label (?:de musique|musical|indépendant)|maison de disques|studio d['’]enregistrement|sello discográfico|discográfica|estudio de grabación|gravadora|estúdio de gravação|editora discográfica|etichetta discografica|casa discografica|studio di registrazione|segell discogràfic|estudi d['’]enregistrament|casă de discuri|studio de înregistrări",
      'pl cs sk hr sl':
        'wytwórnia (?:płytowa|muzyczna)|studio nagra(?:ń|niowe)|hudební vydavatelství|nahrávací (?:studio|štúdio)|hudobné vydavateľstvo|diskografska kuća|glasbena založba|(?:glazbeni|snemalni|tonski) studio',
      'ru uk bg':
        'звукозаписывающ\\p{L}+|студия звукозаписи|музыкальный лейбл|лейбл звукозапис\\p{L}*|студія звукозапису|звукозаписн\\p{L}+ (?:студио|компания)|музикален лейбъл',
      'fi et lv lt hu':
        'levy-yhtiö*|äänitysstudio|äänistudio|plaadifirma|salvestusstuudio|helistuudio|ierakstu (?:kompānija|studija)|įrašų (?:kompanija|studija)|lemezkiadó\\p{L}*|hangstúdió\\p{L}*|stúdiófelvétel',
      'el tr': 'δισκογραφική|στούντιο ηχογράφησης|plak şirketi|kayıt stüdyo\\p{L}*|ses stüdyo\\p{L}*',
      'ar he': 'استوديو تسجيل|شركة إنتاج (?:فني|موسيقي)|חברת תקליטים|אולפן הקלטות',
      'id vi': 'label musik|studio rekaman|phòng thu|hãng đĩa',
      'ja zh ko': 'レコードレーベル|レコーディングスタジオ|音楽スタジオ|唱片公司|录音棚|錄音室|레이블|녹음실|음반사',
    },
  },
  {
    name: 'blog',
    bucket: 'News and media',
    types: ['Blog'],
    words: {
      en: '(?:personal|travel|food|fashion|lifestyle|tech|parenting|gaming|recipe|family|garden|music|book|film|science|history|photography|programming|finance|running|cycling|coffee|beauty|design) blog(?:gers?|s)?|blogg(?:ers?|ing) (?:network|community)|blog network|my blog|newsletter by|vlog(?:gers?|s)?',
      'de nl':
        '*reiseblog*|*foodblog*|*modeblog*|*familienblog*|*gartenblog|*technikblog|*literaturblog|*persönlicher blogin|*reisblog*|*kookblogs?',
      'sv da nb': '*reseblogg*|*matblogg*|*rejseblog*|*madblog*|*reiseblogg*',
      'fr es pt it ca ro':
        'blog (?:voyage|cuisine|mode|personnel|personal|pessoal|personale|lifestyle)|blogueu(?:r|se)|blogger|bloguer[oa]|blogueir[oa]|bloc personal',
      'pl cs sk hr sl':
        'blog (?:podróżniczy|kulinarny|modowy|osobisty)|bloger(?:ka)?|(?:cestovatelský|osobní|cestovný|osobný|putopisni|osobni|kulinarični) blog',
      'ru uk bg':
        '(?:личный|авторский|кулинарный|путев\\p{L}+|особистий|авторський|кулінарний|личен|кулинарен) блог|блогер\\p{L}*',
      'fi et lv lt hu':
        'matkablogi|ruokablogi|reisiblogi|toidublogi|ceļojumu blogs|(?:kelionių|asmeninis|maisto) (?:blogas|tinklaraštis)|utazási blog|gasztroblog|személyes blog',
      'el tr': 'προσωπικό (?:blog|ιστολόγιο)|ταξιδιωτικό blog|gezi blogu|kişisel blog|yemek blogu',
      'ja zh ko': '個人ブログ|个人博客|個人部落格|개인 ?블로그',
    },
  },
  {
    name: 'author',
    bucket: 'Arts and culture',
    words: {
      en: "(?:best-?selling|award-winning|children['’]s|fantasy|crime|romance|science fiction|debut|published) (?:authors?|writers?|poets?)|novelists?|playwrights?|screenwriters?|author (?:of|and|&) (?:novels|books|poetry|illustrator|speaker)",
      'de nl':
        '*autorin|*schriftsteller*|*kinderbuchautor\\p{L}*|*krimiautor\\p{L}*|*schrijver|*schrijfster|*kinderboekenschrijver',
      'sv da nb': '*författare|*barnboksförfattare|*forfatter|*børnebogsforfatter|*barnebokforfatter',
      'fr es pt it ca ro':
        'écrivain\\p{L}*|romanci(?:er|ère)|auteure? (?:de romans|jeunesse)|escritor[a]?|novelista|romancista|autor de livros|scrittor[ei]|scrittrice|escriptora?|scriitor\\p{L}*|scriitoare',
      'pl cs sk hr sl':
        'pisar(?:z|ka)|autor(?:ka)? (?:książek|powieści|knih|knjig)|spisovatel(?:ka)?|spisovateľ(?:ka)?|književni(?:k|ca)|pisatelj(?:ica)?',
      'ru uk bg': 'писатель\\p{L}*|писательница|автор (?:книг|романов|романів)|письменни(?:к|ця)|писател(?:ка)?',
      'fi et lv lt hu':
        'kirjailija|lastenkirjailija|kirjanik|lastekirjanik|rakstnie(?:ks|ce)|rašytoja\\p{L}*|író|írónő',
      'el tr': 'συγγραφέας|yazar|çocuk kitabı yazarı',
      'ar he': 'كاتب(?:ة)? ورو?ائي(?:ة)?|روائي(?:ة)?|סופרת?',
      'id vi': 'penulis buku|novelis|nhà văn|tác giả sách',
      'ja zh ko':
        '(?<!ハンドメイド|クラフト|アクセサリー|ガラス|陶芸|工芸|木工|染色|造形|人形|布|革|雑貨)作家(?!もの|さん|作品)|小説家|童話作家|小说家|소설가|동화작가',
    },
  },
  {
    name: 'music festival',
    bucket: 'Events',
    types: ['MusicFestival'],
    words: {
      en: '(?:music|jazz|rock|folk|opera|blues|classical|metal|techno|electronic|choir|chamber music) festivals?',
      'de nl':
        '*musikfestival*|*jazzfestival*|*rockfestival*|*musiktage|*opernfestspiele|*muziekfestival*|*popfestival*',
      'sv da nb': '*musikfestival*|*jazzfestival*|*rockfestival|*musikkfestival*|*viseklubb',
      'fr es pt it ca ro':
        'festival de (?:musique|jazz|rock|música|musica|fado|flamenco|muzică)|festival(?: musical| lyrique| de chanson)|festival musicale|jazz festival|festival de muzică',
      'pl cs sk hr sl':
        'festiwal (?:muzyki|muzyczny|jazzowy|rockowy)|hudební festival|jazzový festival|hudobný festival|glazbeni festival|glasbeni festival|jazz festival',
      'ru uk bg':
        '(?:музыкальн\\p{L}+|джазов\\p{L}+|рок|музичн\\p{L}+|джазов\\p{L}+)[ -]фестивал\\p{L}+|фестиваль (?:музыки|музики|джаза|джазу)|музикален фестивал',
      'fi et lv lt hu':
        '*musiikkijuhl\\p{L}*|*musiikkifestivaali*|muusikafestival|mūzikas festivāls|muzikos festivalis|zenei fesztivál|dzsesszfesztivál',
      'el tr': 'φεστιβάλ (?:μουσικής|τζαζ)|μουσικό φεστιβάλ|müzik festivali|caz festivali',
      'ar he': "مهرجان (?:موسيقى|موسيقي)|פסטיבל (?:מוזיקה|ג['’׳]אז)",
      'id vi': 'festival musik|lễ hội âm nhạc',
      'ja zh ko': '音楽祭|ミュージックフェス|音乐节|音樂節|음악축제|음악제|재즈페스티벌',
    },
  },
  {
    name: 'film festival',
    bucket: 'Events',
    words: {
      en: "(?:international |short |independent |documentary |children['’]s )?(?:film|documentary|animation|cinema) festivals?|film (?:society|club)",
      'de nl': '*filmfestival*|*filmfest*|*filmtage|*kurzfilmtage|*filmclub|*filmhuis',
      'sv da nb': '*filmfestival*|*kortfilmfestival*|*filmklub*|*filmstudio',
      'fr es pt it ca ro':
        'festival (?:international )?(?:du|de) (?:film|cin[ée]ma|cine|court[- ]métrage|cortometrajes|curtas)|festival del (?:cinema|film|cine)|ciné-?club|cine-?club|cineclube|festival de film',
      'pl cs sk hr sl':
        'festiwal (?:filmowy|filmów)|(?:filmový|filmski) festival|festival (?:filmů|filmov|filma)|dyskusyjny klub filmowy',
      'ru uk bg': 'кинофестивал\\p{L}*|фестиваль (?:кино|кіно)|кінофестивал\\p{L}*|филмов фестивал|кино фестивал',
      'fi et lv lt hu':
        'elokuvafestivaali*|elokuvajuhl\\p{L}*|filmifestival\\p{L}*|kinofestivāls|filmu festivāls|kino festivalis|filmfesztivál\\p{L}*',
      'el tr': 'φεστιβάλ (?:κινηματογράφου|ταινιών)|film festivali',
      'ar he': 'مهرجان (?:سينمائي|(?:ال)?أفلام|السينما)|פסטיבל (?:סרטים|קולנוע)',
      'id vi': 'festival film|liên hoan phim',
      'ja zh ko': '映画祭|电影节|電影節|影展|영화제',
    },
  },
  {
    name: 'gaming community',
    bucket: 'Games',
    words: {
      en: 'e-?sports(?: team| organi[sz]ation| club| league)?|gaming (?:clan|community|organi[sz]ation|guild|server)|minecraft server|(?:board|tabletop|card|role-?playing) games? (?:publishers?|designers?|clubs?|caf[eé]s?|group|night|convention)',
      'de nl':
        '*e-?sport-?(?:verein|team|organisation)|*gaming-?community|*brettspielverlag|*spieleverlag|*brettspielclub|*spieleverein|*rollenspielverein|*bordspellenclub|*spellenclub|*bordspellencafé',
      'sv da nb':
        '*e-?sportförening|*e-?sportsforening|*brädspel\\p{L}*|*brætspils\\p{L}*|*brettspill\\p{L}*|*rollspelsförening',
      'fr es pt it ca ro':
        "équipe d['’]e-?sports?|club (?:de )?jeux de société|bar à jeux|club de (?:rol|juegos de mesa|jogos de tabuleiro)|equipo de e-?sports|equipe de e-?sports|editorial de juegos de mesa|editore di giochi da tavolo|associazione ludica",
      'pl cs sk hr sl':
        'drużyna esportow\\p{L}+|organizacja esportow\\p{L}+|klub gier|e-?sportov(?:ý|á) (?:tým|organizace|tím)|deskoher\\p{L}*|klub društvenih igara',
      'ru uk bg': 'киберспорт\\p{L}*|антикафе|кіберспорт\\p{L}*|електронни спортове',
      'fi et lv lt hu':
        'e-?urheilu\\p{L}*|lautapeli\\p{L}*|roolipeliseura|e-?spordi\\p{L}*|lauamängu\\p{L}*|e-?sporta|e\\. sporto|e-?sport egyesület|társasjáték\\p{L}*|szerepjáték\\p{L}*',
      'el tr':
        'ηλεκτρονικ\\p{L}+ αθλητισμ\\p{L}+|επιτραπέζι\\p{L}+ (?:παιχνίδι\\p{L}*)?|e-?spor (?:takımı|kulübü)|kutu oyun\\p{L}*',
      'ja zh ko': 'eスポーツ|ボードゲームカフェ|电竞|電競|e스포츠|이스포츠',
    },
  },
];
