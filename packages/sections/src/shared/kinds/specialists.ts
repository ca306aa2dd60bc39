import type { Kind } from './kind.ts';

/** Kinds that directories list apart from the broader trade that they belong to. */
export const SPECIALISTS: readonly Kind[] = [
  {
    name: 'fulfilment provider',
    bucket: 'Logistics',
    narrows: 'freight forwarder',
    words: {
      en: '(?:micro )?3pl(?: providers?| partners?| warehouse)?|third[- ]party logistics|fulfil+ment (?:cent(?:re|er)s?|services?|company|providers?|partners?|warehouse)|e-?commerce fulfil+ment|pick (?:and|&) pack',
      'de nl':
        '*fulfillment|*fulfilment|fulfillment-?(?:dienstleister|partner|center)|versandlogistik|e-?commerce-?logistik|*e-?fulfilment',
      'sv da nb':
        '*fulfillment|*tredjepartslogistik*|*tredjepartslager|3pl|*e-?handelslogistik|lagerhotel*|lagerhotell*',
      'fr es pt it ca ro':
        'logistique e-?commerce|préparation de commandes|logística (?:para )?e-?commerce|preparación de pedidos|fulfillment|logistica (?:per )?e-?commerce|logística per a e-?commerce|servicii de fulfillment',
      'pl cs sk hr sl sr':
        'fulfillment|logistyka e-?commerce|obsługa logistyczna sklepów|fulfilment|e-?commerce logistik*|logistika za web trgovine',
      'ru uk bg': 'фулфилмент*|фулфілмент*|фулфилмънт*',
      'fi et lv lt hu':
        '3pl|verkkokaupan logistiikka|verkkokauppalogistiikka|e-poe logistika|fulfillment|e-komercijas loģistika|e-prekybos logistika|webáruház logisztika|fulfilment',
      'el tr': 'fulfillment|αποθήκευση και διανομή|e-?ticaret lojisti*|sipariş karşılama',
      'ar he fa': 'تجهيز الطلبات|פולפילמנט|ליקוט והפצה|انبارداری و ارسال',
      'id vi': 'fulfillment|gudang e-?commerce|kho vận thương mại điện tử',
      'ja zh ko th': '発送代行|物流代行|仓储代发|代发货|電商倉儲|풀필먼트|3자물류|คลังสินค้าออนไลน์',
      hi: 'फुलफिलमेंट',
    },
  },
  {
    name: 'auto parts shop',
    bucket: 'Automotive',
    narrows: 'tyre shop',
    types: ['AutoPartsStore'],
    words: {
      en: '(?:auto|car|truck|vehicle|motorcycle|spare) ?parts(?: (?:stores?|shops?|suppliers?|dealers?|wholesalers?|distributors?))?|used (?:auto|car) parts|car accessories',
      'de nl':
        '*autoteile*|*kfz-?teile*|*ersatzteilhandel|*fahrzeugteile|*autozubehör|*auto-?onderdelen*|*autoaccessoires',
      'sv da nb':
        '*bildelar|*reservdelar|*autodele|*bildele|*bilreservedele|*bildeler|*reservedeler|*biltillbehör|*biltilbehør',
      'fr es pt it ca ro':
        "pièces (?:auto|détachées(?: auto)?|automobiles)|recambios (?:de )?(?:coche|automóvil|auto|motor)s?|re[pf]u?estos (?:automotrices|de autos?|para (?:autos?|vehículos))|autopartes|auto ?peças|peças (?:automotivas|para carros|auto)|autoricambi|ricambi auto|accessori auto|recanvis d['’]autom[òo]bil|piese auto|accesorii auto",
      'pl cs sk hr sl sr':
        'części (?:samochodowe|zamienne)|auto części|sklep motoryzacyjny|autodíly|náhradní díly|autodiely|náhradné diely|auto ?dijelovi|rezervni dijelovi|auto ?delovi|rezervni delovi|avtodeli|rezervni deli',
      'ru uk bg':
        'автозапчаст\\p{L}+|запчаст\\p{L}+ (?:для|к) (?:авто|иномар)\\p{L}*|автозапчастин\\p{L}*|запчастин\\p{L}+ (?:до|для) (?:авто|інома)\\p{L}*|авточаст\\p{L}+|части за автомобили',
      'fi et lv lt hu':
        'autonosat|autonosia|varaosaliike|autovaraosat|autovaruosad|varuosapood|autodaļas|auto rezerves daļas|autodalys|automobilių dalys|autóalkatrész\\p{L}*|alkatrész(?:bolt|kereskedés)',
      'el tr':
        'ανταλλακτικά αυτοκινήτων|αξεσουάρ αυτοκινήτου|oto yedek parça|otomotiv yedek parça|yedek parça(?:cı)?|oto aksesuar',
      'ar he fa': 'قطع غيار(?: السيارات)?|חלקי חילוף(?: לרכב)?|חלפים לרכב|لوازم یدکی(?: خودرو)?|قطعات خودرو',
      'id vi':
        'suku cadang(?: mobil| motor)?|spare ?parts? (?:mobil|motor)|onderdil|toko sparepart|phụ tùng (?:ô tô|xe máy|xe hơi|oto)',
      'ja zh ko th': '自動車部品|カー用品|汽车配件|汽車零件|汽车零部件|자동차 ?부품|อะไหล่(?:รถยนต์|รถ)',
      hi: 'ऑटो पार्ट्स|स्पेयर पार्ट्स',
    },
  },
  {
    name: 'energy consultancy',
    bucket: 'Energy',
    narrows: 'environmental consultancy',
    words: {
      en: 'energy (?:audits?|auditors?|consultan(?:cy|ts?)|consulting|assessors?|assessments?|advis(?:or|er)s?|advice|brokers?|efficiency (?:consult\\p{L}+|services))',
      'de nl':
        '*energieberatung*|*energieberater*|*energieausweis*|*energieadvi*|*energiecoach*|*energiemakelaar|*energielabel',
      'sv da nb': '*energirådgiv*|*energikonsult*|*energikonsulent*|*energideklaration*|*energimærk*|*energirådgjev*',
      'fr es pt it ca ro':
        'audit énergétique|conseil(?:ler)? en énergie|courtier en énergie|diagnostic énergétique|auditor[íi]as? energéticas?|asesor[íi]a energética|asesor energético|certificado energético|certificação energética|consultoria (?:em energia|energética)|consulenza energetica|diagnosi energetic(?:a|he)|audit energetic|consultanță energetică|assessoria energètica|certificat energètic',
      'pl cs sk hr sl sr':
        'audyty? energetyczn\\p{L}+|doradztwo energetyczne|doradca energetyczny|świadectwa energetyczne|energetick(?:é|ý|ého) (?:poradenství|audit|poradenstvo|poradce|poradca)|energetsk(?:o|i|e|a) (?:certificiranje|pregled\\p{L}*|svetovanje|savjetovanje|savetovanje|izkaznice)',
      'ru uk bg':
        'энергоаудит*|энергетическ\\p{L}+ (?:аудит|консалтинг|обследовани\\p{L}+)|енергоаудит*|енергетичн\\p{L}+ аудит|енергийн\\p{L}+ (?:обследван\\p{L}+|одит|консулт\\p{L}+)',
      'fi et lv lt hu':
        'energianeuvon*|energiatodist\\p{L}*|energiakonsult\\p{L}*|energiaaudit*|energiamärgis\\p{L}*|energoaudit*|energosertifik\\p{L}*|energetinis auditas|energijos konsult\\p{L}*|energetikai (?:tanúsítvány\\p{L}*|audit\\p{L}*|tanácsad\\p{L}*)|energiatanúsítvány|energiatanácsad\\p{L}*',
      'el tr':
        'ενεργειακ\\p{L}+ (?:πιστοποιητικ\\p{L}+|επιθε[ωώ]ρ\\p{L}+|συμβουλ\\p{L}+)|enerji (?:danışmanlı\\p{L}+|kimlik belgesi|etüdü)',
      'ar he fa': 'استشارات الطاقة|تدقيق الطاقة|ייעוץ אנרגטי|סקר אנרגיה|مشاوره انرژی|ممیزی انرژی',
      'id vi': 'audit energi|konsultan energi|tư vấn năng lượng|kiểm toán năng lượng',
      'ja zh ko th':
        '省エネ診断|省エネコンサル(?:ティング)?|节能咨询|能源咨询|에너지 ?진단|에너지 ?컨설팅|ที่ปรึกษาพลังงาน',
    },
  },
  {
    name: 'cat breeder',
    bucket: 'Pets and animals',
    narrows: 'dog breeder',
    words: {
      en: '(?:cat|kitten|maine coon|bengal|ragdoll|british shorthair|persian|siberian|norwegian forest cat) breed(?:ers?|ing)|kittens (?:for sale|available)|pedigree cats',
      'de nl': '*katzenzucht*|*katzenzüchter*|*rassekatzen|*cattery|*kattenfokker*|*raskatten',
      'sv da nb fi':
        'katteri(?:et|er|n)?|*kattuppföd*|*katteopdræt*|*katteoppdrett*|*kattungar|*kattekillinger|*raskatter|*racekatte|*kissala|*kissankasva*|*kissakasvat*|*rotukissa*',
      'fr es pt it ca ro':
        'chatterie|élevage félin|élevage de chats|éleveur félin|chatons à (?:adopter|vendre)|criadero (?:de gatos|felino)|criador(?:es)? de gatos|gatil|allevamento (?:di )?gatti|allevamento felino|criador de gats|felis(?:ă|a)|crescătorie de pisici',
      'pl cs sk hr sl sr':
        'hodowla kotów|chovatelská stanice koček|chov ko[čc]ek|chov mačiek|chovateľská stanica mačiek|uzgoj mačaka|uzgajivačnica mačaka|odgajivačnica mačaka|vzreja mačk|vzrediteljica mačk',
      'ru uk bg': 'питомник (?:кошек|британских|мейн-?кун\\p{L}*)|розплідник (?:котів|кішок)|развъдник (?:за|на) котки',
      'et lv lt hu': 'kassikasvat\\p{L}*|kaķu audzētava|kačių veislynas|macskatenyészt\\p{L}*|cicatenyészt\\p{L}*',
      'el tr': 'εκτροφή γατών|εκτροφείο γατών|kedi (?:üretim|yetiştir)\\p{L}*',
      'ar he fa': 'تربية القطط|גידול חתולים|חתולים גזעיים|پرورش گربه',
      'id vi': 'peternak kucing|cattery|trại mèo',
      'ja zh ko th': 'キャッテリー|猫ブリーダー|猫舍|貓舍|캐터리|ฟาร์มแมว',
    },
  },
  {
    name: 'paper merchant',
    bucket: 'Wholesale',
    narrows: 'wholesaler',
    words: {
      en: 'paper (?:merchants?|traders?|trading|wholesalers?|distributors?|suppliers?)|paper (?:and|&) (?:board|cardboard)',
      'de nl':
        '*papiergroßhandel|*papierhandel*|*papiergrosshandel|papier und (?:karton|pappe)|*papiergroothandel|papier en karton',
      'sv da nb': '*pappersgrossist|*pappershandel|papper och kartong|*papirgrossist|papir og (?:karton|kartong)',
      'fr es pt it ca ro':
        'négoce de papier|papiers et cartons|distribution de papier|distribuidor de papel|papel y cartón|distribuidora de papel|papel e cartão|distribuzione carta|carta e cartone|paper i cartró|hârtie și carton',
      'pl cs sk hr sl sr':
        'hurtownia papier\\p{L}*|papier i (?:karton|tektura)|velkoobchod papír\\p{L}*|papír a (?:karton|lepenka)|papier a (?:kartón|lepenka)|veleprodaja papira|papir i karton|papir in karton',
      'ru uk bg': 'бумага и картон|оптов\\p{L}+ бумаг\\p{L}+|папір (?:та|і) картон|хартия и картон',
      'fi et lv lt hu':
        'paperitukku|paperi ja kartonki|paber ja (?:kartong|papp)|papīrs un kartons|popierius ir kartonas|papírnagykeresked\\p{L}*|papír és karton',
      'el tr': 'χαρτί και χαρτόνι|kağıt ve karton|kağıt toptan\\p{L}*',
      'ja zh ko': '紙卸|洋紙|纸张贸易|紙張|종이 ?도매|지류 ?유통',
    },
  },
  {
    name: 'cat café',
    bucket: 'Food and drink',
    narrows: 'café',
    words: {
      en: 'cat cafes?|cat cafés?',
      'de nl': '*katzencafé*|kattencafé',
      'sv da nb fi': 'kattcafé|kattekafé|kattekafe|kissakahvila',
      'fr es pt it': 'bar à chats|café à chats|cat café|café de gatos',
      'pl cs sk': 'kocia kawiarnia|kočičí kavárna|mačacia kaviareň',
      'ru uk': 'котокафе',
      'ja zh ko th': '猫カフェ|猫咖|貓咖啡|고양이 ?카페|คาเฟ่แมว',
    },
  },
  {
    name: 'recording studio',
    bucket: 'Arts and culture',
    narrows: 'record label',
    words: {
      en: '(?:recording|sound|mixing|mastering) studios?|audio (?:production|post[- ]?production|agency)|(?:mixing|mastering) (?:engineers?|services)|music studios?|audio (?:mastering|post[- ]production)',
      'de nl':
        '*tonstudio*|*aufnahmestudio*|*audioproduktion\\p{L}*|*opnamestudio*|*geluidsstudio|voice-?over|*muziekstudio',
      'sv da nb':
        '*inspelningsstudio|*ljudstudio|*lydstudie|*pladestudie|*lydstudio|*platestudio|*musikstudio|*musikkstudio',
      'fr es pt it ca ro':
        "studio d['’]enregistrement|production audio|voix off|estudio de grabación|producción de audio|locuci(?:ón|ones)|estúdio de gravação|produtora de áudio|locução|studio di registrazione|sala di registrazione|estudi de gravació|studio de înregistrări",
      'pl cs sk hr sl sr':
        'studio nagra[ńn]|studio nagrań|produkcja audio|nahrávací studio|zvukové studio|nahrávacie štúdio|studio za snimanje|snemalni studio|tonski studio|glasbeni studio|zvočni studio',
      'ru uk bg':
        'студи\\p{L}+ звукозапис\\p{L}+|звукозапис\\p{L}*|студі\\p{L}+ звукозапис\\p{L}*|звукозаписн\\p{L}+ студи\\p{L}+|звукорежисс?ур\\p{L}*',
      'fi et lv lt hu':
        'äänitysstudio|äänistudio|helistuudio|salvestusstuudio|ierakstu studija|skaņu studija|garso (?:įrašų )?studij\\p{L}+|garso agentūra|audio agentūra|hangstúdió|felvételi stúdió',
      'el tr': 'στούντιο ηχογράφησης|ηχογραφήσεις|kayıt stüdyosu|ses stüdyosu|seslendirme (?:stüdyosu|ajansı)',
      'ar he fa': 'استوديو (?:تسجيل|صوت)|אולפן הקלטות|استودیو (?:ضبط|صدا)',
      'id vi': 'studio rekaman|phòng thu(?: âm)?',
      'ja zh ko th': 'レコーディングスタジオ|録音スタジオ|音楽スタジオ|录音棚|錄音室|녹음실|녹음 ?스튜디오|ห้องอัดเสียง',
      hi: 'रिकॉर्डिंग स्टूडियो',
    },
  },
  {
    name: 'graphic design studio',
    bucket: 'Creative agency',
    narrows: 'marketing agency',
    words: {
      en: '(?:graphic|brand|visual|packaging|communication) design(?:ers?| studio| agency| services)?|branding (?:studio|agency)|brand identity|logo design',
      'de nl':
        '*grafikdesign*|*kommunikationsdesign*|*grafikbüro|*designbüro|*grafisch (?:ontwerp|vormgev)\\p{L}*|*ontwerpbureau|*vormgevingsbureau',
      'sv da nb': '*grafisk (?:design|formgivning|form)|*designbyrå|*designbureau|*grafisk designer',
      'fr es pt it ca ro':
        'graphistes?|studio graphique|design graphique|identité visuelle|diseño gráfico|diseñador(?:a|es)? gráfic\\p{L}+|identidad visual|design gráfico|identidade visual|grafica pubblicitaria|studio grafico|progettazione grafica|disseny gràfic|design grafic|identitate vizuală',
      'pl cs sk hr sl sr':
        'projektowanie graficzne|grafik komputerowy|studio graficzne|grafick(?:ý|é|á) (?:design|studio|štúdio|dizajn|práce)|grafički dizajn\\p{L}*|dizajn studio|grafično oblikovanje|oblikovalski studio',
      'ru uk bg':
        'графическ\\p{L}+ дизайн\\p{L}*|студи\\p{L}+ (?:графическ\\p{L}+ )?дизайна|графічн\\p{L}+ дизайн\\p{L}*|студі\\p{L}+ дизайну|графичен дизайн',
      'fi et lv lt hu':
        'graafinen (?:suunnittelu|suunnittelija)|graafiline disain|disainistuudio|grafiskais dizains|dizaina studija|grafinis dizainas|dizaino studija|grafikai (?:tervez\\p{L}*|stúdió)|arculattervez\\p{L}*',
      'el tr': 'γραφιστικ\\p{L}+|grafik tasarım\\p{L}*|tasarım (?:ajansı|stüdyosu)',
      'ar he fa': 'تصميم جرافيك|עיצוב גרפי|طراحی گرافیک',
      'id vi': 'desain grafis|thiết kế đồ họa',
      'ja zh ko th':
        'グラフィックデザイン|デザイン事務所|平面设计|平面設計|그래픽 ?디자인|디자인 ?스튜디오|ออกแบบกราฟิก',
      hi: 'ग्राफिक डिज़ाइन',
      fr: 'graphist*',
      nl: 'vormgev*',
    },
  },
  {
    name: 'web design studio',
    bucket: 'Creative agency',
    narrows: 'marketing agency',
    words: {
      en: 'web(?:site)? (?:design(?:ers?)?|development|agency|developers?)(?: (?:agency|company|studio|services))?|(?:freelance )?web developers?|website maintenance',
      'de nl':
        '*webdesign*|*webagentur*|*webentwicklung|*webdesigner*|*website ?bouw*|*webbureau|*webontwikkel*|*websitebouwer',
      'sv da nb':
        '*webbdesign*|*webbyrå|*webbutveckling|*webdesign*|*webbureau|*webudvikling|*nettsideutvikling|*webutvikling|*nettbyrå',
      'fr es pt it ca ro':
        '(?:création|conception|développement) (?:de )?(?:sites? )?(?:web|internet)|agence web|développeu(?:r|se) web|diseño (?:y desarrollo )?web|desarrollo web|(?:diseño|creación) de páginas web|criação de sites|desenvolvimento (?:de sites|web)|agência web|realizzazione siti(?: web)?|sviluppo (?:siti )?web|disseny web|desenvolupament web|creare site(?:-uri)?|web design|dezvoltare web',
      'pl cs sk hr sl sr':
        'tworzenie stron|projektowanie stron|tvorba (?:webov\\p{L}+|webu|www|webů) ?(?:stránek|stránok)?|izrada (?:web )?(?:stranica|sajtova)|web dizajn|izdelava spletnih strani|spletno oblikovanje',
      'ru uk bg':
        '(?:создание|разработка|продвижение) сайтов|веб-?(?:студи\\p{L}+|дизайн\\p{L}*|разработк\\p{L}+)|(?:створення|розробка) сайтів|веб-?(?:студі\\p{L}+|розробк\\p{L}+)|изработка на (?:уеб )?сайтове|уеб дизайн',
      'fi et lv lt hu':
        'verkkosivut yrityksille|kotisivut yrityksille|verkkosivusuunnittelu|web-?suunnittelu|kodulehe(?:d|küljed|de tegemine)|veebidisain|mājas ?lapu izstrāde|tīmekļa izstrāde|svetainių kūrimas|interneto svetainės|weboldal ?készít\\p{L}*|honlapkészít\\p{L}*|webfejleszt\\p{L}*',
      'el tr': 'κατασκευή ιστοσελίδων|σχεδιασμός ιστοσελίδων|web (?:tasarım|yazılım)\\p{L}*|kurumsal web sitesi',
      'ar he fa': 'تصميم (?:مواقع|المواقع)|تطوير المواقع|בניית אתרים|עיצוב אתרים|طراحی (?:سایت|وب‌?سایت)',
      'id vi': 'jasa (?:pembuatan )?website|pembuatan website|thiết kế (?:web|website)',
      'ja zh ko th':
        'ホームページ制作|ウェブ制作|Web制作|网站建设|網頁設計|网页设计|홈페이지 ?제작|웹 ?제작|รับทำเว็บไซต์',
      hi: 'वेबसाइट डिज़ाइन|वेब डेवलपमेंट',
      fr: 'création de sites',
    },
  },
  {
    name: 'interior designer',
    bucket: 'Creative services',
    narrows: 'architecture firm',
    words: {
      en: 'interior (?:design(?:ers?)?|decorators?|architects?|styling|stylists?)(?: (?:studio|firm|company))?|home staging',
      'de nl':
        '*innenarchitekt*|*raumgestaltung|*interior ?design|*wohnberatung|*interieurontwerp*|*interieuradvies|*binnenhuisarchitect\\p{L}*|*interieurarchitect*',
      'sv da nb':
        '*inredningsarkitekt*|*inredare|*indretningsarkitekt*|*indretning|*interiørarkitekt*|*interiørdesign*',
      'fr es pt it ca ro':
        "architecte d['’]intérieur|architecture d['’]intérieur|décorat(?:eur|rice) d['’]intérieur|diseño de interiores|interiorismo|interioristas?|design de interiores|decoração de interiores|interior design|arredatrice d['’]interni|progettazione (?:d['’])?interni|interiorisme|design interior|amenajări interioare",
      'pl cs sk hr sl sr':
        'projektowanie wnętrz|architekt wnętrz|(?:bytový|interiérový) (?:design\\p{L}*|architekt)|návrhy interi[ée]r\\p{L}+|dizajn interi[ée]r\\p{L}+|uređenje interijera|dizajn enterijera|notranje oblikovanje|oblikovanje interierjev',
      'ru uk bg': "дизайн\\p{L}* интерьер\\p{L}+|дизайн\\p{L}* інтер[’']єр\\p{L}+|интериорен дизайн|интериорни проекти",
      'fi et lv lt hu':
        'sisustussuunnittel\\p{L}*|sisustusarkkiteh\\p{L}*|sisekujund\\p{L}*|sisearhitekt\\p{L}*|interjera dizain\\p{L}*|interjero dizain\\p{L}*|lakberendez\\p{L}*|belsőépít\\p{L}*',
      'el tr': 'διακόσμηση (?:εσωτερικών )?χώρων|διακοσμητ\\p{L}+|iç mimar\\p{L}*|iç mekan tasarım\\p{L}*',
      'ar he fa': 'تصميم داخلي|التصميم الداخلي|ديكور|עיצוב פנים|מעצבת פנים|طراحی داخلی|دکوراسیون',
      'id vi': 'desain interior|thiết kế nội thất',
      'ja zh ko th': 'インテリアデザイン|室内设计|室內設計|인테리어|ออกแบบภายใน',
      hi: 'इंटीरियर डिज़ाइन',
      ko: '인테리어디자인',
    },
  },
];
