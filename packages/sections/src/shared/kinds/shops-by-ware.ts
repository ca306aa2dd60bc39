import type { Kind } from './kind.ts';

export const SHOPS_BY_WARE: readonly Kind[] = [
  {
    name: 'perfumery',
    bucket: 'Retail',
    narrows: 'cosmetics',
    words: {
      en: 'perfumer(?:y|ies|s)|(?:perfume|fragrance|niche perfume) (?:shop|store|house|maker|brand|boutique)|eau de parfum',
      'de nl sv da nb':
        '*parfümerie\\p{L}*|*parfümmanufaktur|*duftmanufaktur|*parfumerie\\p{L}*|*parfumwinkel|*parfymbutik|*parfumeri\\p{L}*|*parfymeri\\p{L}*',
      'fr es pt it ca ro':
        'parfumeries?|(?:maison|atelier) de parfums?|perfumerías?|tienda de perfumes|perfumes (?:árabes|de nicho|importados)|perfumarias?|profumeri[ae]|profumi (?:di nicchia|artigianali)|perfumeries|parfumeri[ei]',
      'pl cs sk hr sl sr':
        'perfumeri\\p{L}+|perfumy (?:niszowe|lane)|parfumeri[ea]|niche parfémy|parfumerija|(?:nišni|arapski) parfemi|parfimerija',
      'ru uk bg mk':
        'парфюмер(?:ия|ии|ный магазин)|(?:нишевая|восточная) парфюмерия|парфумері\\p{L}+|парфюмерия|парфимерија',
      'fi et lv lt hu':
        '*parfymeria|*hajuvesikauppa|*parfümeeria\\p{L}*|parfimērij\\p{L}*|(?:nišiniai )?kvepal\\p{L}+ (?:parduotuv|nam)\\p{L}*|parfüméria|niche parfüm\\p{L}*',
      'el tr': '(?:αρωματοποιείο|αρωματοπωλείο|αρώματα χύμα)|parfümeri|(?:parfüm mağazası|niş parfüm|açık parfüm)',
      'ar he fa': '(?:محل|متجر|دار) (?:ال)?عطور|عود وعطور|(?:פרפומריה|בשמי נישה|חנות בשמים)|(?:عطر و ادکلن|عطرفروشی)',
      'id vi is th sq hi':
        'toko parfum|parfum (?:refill|niche)|(?:nước hoa|cửa hàng nước hoa) (?:chính hãng|niche)*|ilmvatnsversl\\p{L}*|ร้านน้ำหอม|parfumeri|(?:इत्र|परफ्यूम) (?:शॉप|स्टोर)',
      'ja zh ko': '香水専門店|フレグランスショップ|香水店|沙龙香|香氛品牌|향수전문점|니치향수|향수공방',
    },
  },
  {
    name: 'lingerie or swimwear shop',
    bucket: 'Retail',
    narrows: 'clothing shop',
    parts: {
      'lingerie shop':
        'linger|hosiery|underw|sleepw|corset|dessous|wäsche|underkl|undertøj|undertøy|interior|intimo|biancheria|ropa interior|bielizn|prádl|bieliz|rublj|perilo|бель|білизн|alusvaat|aluspesu|veļ|fehérnem|iç giyim|εσώρουχ|下着|ランジェリー|内衣|內衣|란제리|속옷|هلال|לנז|هلبس',
      'swimwear shop':
        'swimw|bikini|bade|badm|badkl|badmod|maillot|bañad|baño|banho|costumi|strój|stroje kąp|plavk|kupać|kopalk|купальн|uima|ujumis|peldkost|maudym|fürdőruh|mayo|μαγιό|水着|泳衣|泳裝|수영복',
      'sock shop':
        'sock|socken|strump|calcetin|calcetín|meias|calz|chausset|skarpet|ponožk|čarap|носк|шкарпет|sukka|sokk|靴下|袜|襪|양말|çorap',
      'maternity wear shop': 'maternity|umstands|zwangerschap|mammakl|maternit|grossesse|premamá|gestante',
    },
    words: {
      en: '(?:lingerie|swimwear|bikini|hosiery|sock|underwear|sleepwear|corset|maternity wear) (?:shop|store|boutique|brand|label|company)',
      'de nl sv da nb':
        '*dessous(?:geschäft|laden)?|*wäschegeschäft|*bademoden|*lingeriewinkel|*lingeriezaak|*badmode|*underklädesbutik|*badkläder|*lingeributik|*undertøjsbutik|*badetøj|*undertøysbutikk',
      'fr es pt it ca ro':
        'boutique de lingerie|(?:marque de )?maillots de bain|(?:lencería|trajes de baño|corsetería)|(?:moda (?:íntima|praia)|lingerie sexy|loja de lingerie|biquínis)|(?:intimo e (?:mare|lingerie)|negozio di intimo|costumi da bagno)|(?:llenceria|banyadors)|(?:lenjerie (?:intimă|de damă)|costume de baie)',
      'pl cs sk hr sl sr':
        '(?:bielizna (?:damska|nocna)|sklep z bielizną|gorseciarka|stroje kąpielowe)|(?:spodní prádlo|dámské prádlo|plavky (?:e-shop|na míru)|spodná bielizeň)|(?:donje rublje|donji veš|kupaći kostimi|spodnje perilo)',
      'ru uk bg mk':
        '(?:магазин|бутик) (?:нижнего белья|купальников)|нижнее белье|(?:спідня білизна|магазин білизни|купальники)|(?:дамско бельо|бански костюми|долна облека)',
      'fi et lv lt hu':
        '*alusvaateliike|*alusasukauppa|*uima-asut|*pesupood\\p{L}*|*ujumisriided|(?:apakšveļas|peldkostīm)\\p{L}* (?:veikal|zīmol)\\p{L}*|(?:apatini\\p{L}+ (?:trikotaž|drabuž)|maudymosi kostium)\\p{L}*|(?:fehérnemű|fürdőruha)\\p{L}* ?(?:bolt|üzlet|webshop|márka)',
      'el tr': '(?:εσώρουχα|μαγιό|κατάστημα εσωρούχων)|(?:iç giyim|mayo bikini|bikini markası)',
      'ar he fa': '(?:ملابس داخلية|لانجري|ملابس سباحة)|(?:הלבשה תחתונה|בגדי ים)|(?:لباس زیر|مایو)',
      'id vi is th sq hi':
        '(?:toko pakaian dalam|baju renang|lingerie)|(?:đồ lót|đồ bơi)|(?:undirfata|sundfata)\\p{L}*|(?:ชุดชั้นใน|ชุดว่ายน้ำ)|(?:të brendshme|rroba banje)|(?:लॉन्जरी|अंतर्वस्त्र)',
      'ja zh ko':
        'ランジェリーショップ|下着専門店|水着ブランド|内衣店|泳装品牌|內衣品牌|泳裝|속옷매장|란제리|수영복브랜드',
    },
  },
  {
    name: 'handbag or accessory brand',
    bucket: 'Retail',
    narrows: 'clothing shop',
    parts: {
      'wig shop':
        'wig|perück|zweithaar|pruik|peruk|paryk|parykk|perruq|peluca|peruca|parrucc|peruk|парик|перук|lasul|perike|ウィッグ|かつら|假发|假髮|가발|peruk|περούκ|פאות|باروک|كلاه ?گيس',
      'umbrella maker': 'umbrella|schirm|paraplu|paraplui|paragua|ombrell|guarda-chuva|зонт|傘|雨伞',
      'handbag or accessory brand':
        'bag|tasch|tass|väsk|task|vesk|sac|bols|bors|torb|torebk|kabel|сум|чант|laukku|kott|som[aū]|táska|çanta|τσάντ|バッグ|鞄|かばん|包|가방|hat|hut|scarf|tie|belt|glove|backpack|luggage|koffer|accessor',
    },
    words: {
      en: '(?:handbags?|hat|hats|scarf|sunglasses|tie|belt|umbrella|wig|glove|backpack|luggage) (?:shop|store|brand|maker|makers|designer|boutique|company)|hatters?|milliners?|millinery',
      'de nl sv da nb':
        '*taschenlabel|*handtaschen(?:label|geschäft|manufaktur)|*hutmacher\\p{L}*|*hutgeschäft|*modistin|*perücken\\p{L}*|*zweithaar\\p{L}*|*schirmmacher|*koffergeschäft|*tassenwinkel|*hoedenmaker|*hoedenwinkel|*pruiken\\p{L}*|*väskbutik|*hattmakare|*modist|*peruk(?:butik|makare)|*taskebutik|*hattemager|*paryk\\p{L}*|*veskebutikk|*parykk\\p{L}*',
      'fr es pt it ca ro':
        'maroquinerie (?:de luxe|en ligne)|chapeli(?:er|ère|erie)|modiste|perruques?|(?:sombrerería|tienda de bolsos|marca de bolsos|pelucas|sombreros artesanales)|(?:chapelaria|loja de bolsas|perucas)|(?:cappelleria|borse artigianali|modisteria|parrucche|ombrelleri)|(?:barreteria|perruques)|(?:pălării|peruci|genți (?:din piele|de damă))',
      'pl cs sk hr sl sr':
        '(?:modniarka|peruki|sklep z torebkami|torebki (?:skórzane|damskie))|(?:kloboučnictví|paruky|kabelky (?:e-shop|z kůže)|parochne)|(?:šeširi|perike|torbice (?:ručni|kožne)|klobučarstvo|lasulje)',
      'ru uk bg mk':
        '(?:магазин сумок|парики|шляпная мастерская|бренд сумок|кожаные сумки)|(?:магазин сумок|перуки|капелюх\\p{L}+)|(?:дамски чанти|перуки|шапкарство|перики)',
      'fi et lv lt hu':
        '*laukkukauppa|*laukkubrändi|*hattukauppa|*modisti|*peruukki(?:liike|palvelu)\\p{L}*|*kotipood|*kübarategija|*kübarastuudio|*parukapood|(?:somu|cepuru|parūku) (?:veikal|darbnīc|zīmol|salon)\\p{L}*|(?:rankini|skrybėli|peruk)\\p{L}* (?:parduotuv|dirbtuv|salon|kūrėj)\\p{L}*|(?:táskabolt|táskamárka|kalapkészít|parókák?|táskatervező)\\p{L}*',
      'el tr': '(?:τσάντες|καπέλα|περούκες|πιλοποιείο)|(?:çanta (?:mağazası|markası)|şapkacı|peruk)\\p{L}*',
      'ar he fa':
        '(?:متجر|محل) (?:ال)?(?:حقائب|شنط|نظارات)|باروكات|(?:תיקים|כובעים|פאות) (?:בעבודת יד|מעוצבים|\\p{L}+)|פאנית|(?:کیف (?:چرم|زنانه)|کلاه ?گیس|فروشگاه کیف)',
      'id vi is th sq hi':
        '(?:toko tas|brand tas|wig|toko topi)|(?:túi xách|tóc giả|mũ nón|vali)|(?:tösku|hatta|hárkollu)(?:gerð|búð|versl)\\p{L}*|(?:ร้านกระเป๋า|วิกผม|ร้านหมวก)|(?:dyqan çantash|peruke|kapele)|(?:हैंडबैग|विग) (?:स्टोर|ब्रांड)',
      'ja zh ko':
        'バッグ(?:ブランド|専門店|工房)|帽子(?:店|専門店|ブランド)|ウィッグ(?:専門店)?|箱包(?:店|品牌)|假发|帽子品牌|假髮|包包品牌|가방브랜드|모자브랜드|가발',
    },
  },
  {
    name: 'kitchenware shop',
    bucket: 'Retail',
    narrows: 'home and gift shop',
    parts: {
      'knife shop': 'knife|kniv|messer|cutlery|coutell|cuchill|cutel|coltell|nożow|nóż|нож|bıçak|包丁|刃物|刀具|칼',
      'porcelain and glassware shop':
        'porcel|porzell|porslin|posliini|porcelán|фарфор|порцелян|glassw|crockery|tafelgesch|servies|vaissell|vajill|陶磁|瓷',
      'kitchenware shop':
        'kitchen|cookw|tablew|haushalt|küche|koch|kook|keuken|kök|køkken|kjøkken|cuisin|cocina|cozinha|casalingh|kuch|кух|посуд|keittiö|köögi|virtuv|konyha|mutfak|κουζιν|キッチン|厨|廚|주방',
    },
    words: {
      en: '(?:kitchenware|cookware|tableware|cutlery|knife|glassware|porcelain|(?:bone|fine) china|crockery) (?:shop|store|retailer|brand|company|manufacturer)',
      'de nl sv da nb':
        '*haushaltswaren\\p{L}*|*küchenbedarf|*kochgeschirr|*messerladen|*porzellan(?:manufaktur|laden|geschäft)|*tafelgeschirr|*kookwinkel|*keukengerei|*serviesgoed|*servieswinkel|*porslin(?:sbutik)?|*köksredskap|*køkkenudstyr|*isenkram\\p{L}*|*kjøkkenutstyr|*porselen',
      'fr es pt it ca ro':
        '(?:arts de la table|ustensiles de cuisine|coutellerie|vaisselle)|(?:menaje|utensilios de cocina|vajillas|cuchillería|cubertería)|(?:utensílios de cozinha|louças|cutelaria|cutelarias)|(?:casalinghi|articoli per la tavola|coltelleria|porcellane)|(?:parament|coltelleria|vaixella)|(?:vase de bucătărie|veselă|articole de bucătărie)',
      'pl cs sk hr sl sr':
        '(?:sklep z (?:garnkami|porcelaną)|artykuły kuchenne|zastawa stołowa|porcelana stołowa)|(?:kuchyňské potřeby|domácí potřeby|nádobí|kuchynské potreby|porcelán)|(?:posuđe|kuhinjski pribor|porculan|suđe|kuhinjski pripomočki|posoda)',
      'ru uk bg mk':
        '(?:магазин посуды|посуда (?:для|оптом)|кухонные принадлежности)|(?:магазин посуду|посуд (?:для|оптом))|(?:домакински стоки|кухненски съдове|порцелан)',
      'fi et lv lt hu':
        '*keittiötarvike\\p{L}*|*astiakauppa|*kattaustarvike|*köögitarve\\p{L}*|*nõudepood|(?:trauku|virtuves piederumu|porcelān)\\p{L}* (?:veikal|fabrik)\\p{L}*|(?:indų|virtuvės reikmenų) parduotuv\\p{L}*|(?:konyhafelszerelés|edénybolt|háztartási bolt|porcelánbolt|porcelánmanufaktúra)\\p{L}*',
      'el tr': '(?:είδη (?:κουζίνας|σπιτιού)|σκεύη|οικιακά είδη)|(?:mutfak (?:eşyaları|gereçleri)|züccaciye|porselen)',
      'ar he fa':
        '(?:أدوات|أواني) (?:ال)?(?:مطبخ|منزلية|مائدة)|(?:כלי (?:בית|מטבח|הגשה)|חנות כלי)|(?:لوازم (?:آشپزخانه|خانگی)|ظروف|بلور و کریستال)',
      'id vi is th sq hi':
        '(?:peralatan (?:dapur|makan)|toko pecah belah)|(?:đồ (?:dùng nhà bếp|gia dụng)|gốm sứ gia dụng)|(?:eldhúsáhöld|búsáhöld|leirtau)\\p{L}*|(?:เครื่องครัว|ภาชนะ)|(?:enë kuzhine|artikuj kuzhine)|(?:बर्तन|किचनवेयर)',
      'ja zh ko':
        'キッチン用品(?:店|専門店)|食器(?:店|専門店)|包丁専門店|刃物店|厨具店|餐具店|餐具品牌|廚具|주방용품|그릇가게|식기',
    },
  },
  {
    name: 'stationery or art supplies shop',
    bucket: 'Retail',
    narrows: 'office supplies dealer',
    parts: {
      'art supplies shop':
        'art suppl|artists|künstler|schilder|kunstenaar|konstnär|kunstner|beaux-arts|bellas artes|belle arti|belas artes|plasty|výtvarn|художн|画材|画材店|美术用品|美術用品|화방|hobbywinkel',
      calligrapher: 'calligraph|kalligra|caligra|callig|каллигр|書家|书法|書法',
      'stationery shop':
        'station|pen|notebook|planner|sticker|papeter|papeler|papelar|cartoler|schreibwar|kantoorboek|bokhandel och papper|paperikaup|pappersh|papirhand|papiern|papírn|papírnict|канцел|文具|문구|kırtasiye|χαρτοπωλ',
      'greeting card maker': 'greeting|grußkart|wenskaart|gratulationskort',
    },
    words: {
      en: "(?:stationery|art supplies|artists['’]? materials|pen|fountain pen|greeting cards?|planner|sticker|calligraphy) (?:shop|store|brand|designer|maker|studio|company)|wedding (?:stationery|invitations)|stationer[sy]|calligraph(?:er|y)|letterpress",
      'de nl sv da nb':
        '*papeterie\\p{L}*|*schreibwaren\\p{L}*|*künstlerbedarf\\p{L}*|*hochzeitspapeterie|*einladungskarten|*grußkarten|*kalligraf\\p{L}*|*hobbywinkel|*kantoorboekhandel|*trouwkaarten|*schildersbenodigdheden|*kunstenaarsbenodigdheden|*konstnärsmaterial|*bryllupsinvitation\\p{L}*|*papirhandel\\p{L}*|*kunstnermateriale\\p{L}*|*bryllupskort',
      'fr es pt it ca ro':
        'papeteries?|(?:faire-part|beaux-arts (?:matériel|fournitures)|calligraph(?:e|ie))|(?:papelería|invitaciones de boda|material de bellas artes|caligrafía)|(?:papelarias?|convites de casamento|material artístico|caligrafia)|(?:cartoleri[ae]|partecipazioni (?:di )?(?:nozze|matrimonio)|belle arti articoli|calligrafia)|(?:papereri[ae]|invitacions de casament)|(?:papetări[ei]|invitații de nuntă|caligrafie)',
      'pl cs sk hr sl sr':
        '(?:sklep (?:papierniczy|plastyczny)|zaproszenia ślubne|artykuły (?:papiernicze|plastyczne)|kaligrafia)|(?:papírnictví|papiernictvo|svatební oznámení|svadobné oznámenia|výtvarné potřeby|výtvarné potreby)|(?:papirnica|knjižara i papirnica|pozivnice za (?:vjenčanje|venčanje)|slikarski pribor|kaligrafija|poročna vabila)',
      'ru uk bg mk':
        '(?:канцтовары|канцелярск\\p{L}+ товар\\p{L}*|свадебные приглашения|товары для художников|каллиграфия)|(?:канцтовари|весільні запрошення|товари для художників)|(?:канцеларски (?:материали|стоки)|сватбени покани|книжарница|покани за свадба)',
      'fi et lv lt hu':
        '*paperikauppa|*taiteilijatarvike\\p{L}*|*hääkutsu\\p{L}*|*kalligrafia|*kirjatarbe\\p{L}*|*kunstitarb\\p{L}*|*pulmakut\\p{L}*|*kalligraaf\\p{L}*|(?:kancelejas preč|kāzu ielūgum|mākslas preč)\\p{L}*|(?:kanceliarin\\p{L}+ prek|vestuvių kvietim|dailės reikmen|kaligrafij)\\p{L}*|(?:papír-?írószer|esküvői meghívó|művészellátó|kalligráfi)\\p{L}*',
      'el tr':
        '(?:χαρτοπωλεί\\p{L}+|προσκλητήρια (?:γάμου|βάπτισης)|καλλιγραφία|είδη ζωγραφικής)|(?:kırtasiye|davetiye|hat sanatı|kaligrafi|sanat malzemeleri)\\p{L}*',
      'ar he fa':
        '(?:قرطاسية|أدوات مكتبية|بطاقات دعوة|خطاط|أدوات الرسم)|(?:כלי כתיבה|הזמנות לחתונה|ציוד אמנות|קליגרפיה)|(?:لوازم ?التحریر|کارت عروسی|خوشنویسی|لوازم هنری)',
      'id vi is th sq hi':
        '(?:alat tulis|undangan pernikahan|toko alat lukis)|(?:văn phòng phẩm|thiệp cưới|họa cụ|thư pháp)|(?:ritfanga|boðskort|skrautskrift)\\p{L}*|(?:เครื่องเขียน|การ์ดแต่งงาน)|(?:kancelari|ftesa dasme)|(?:स्टेशनरी|शादी के कार्ड)',
      'ja zh ko':
        '文具店|文房具(?:店|専門店)|画材店|ペーパーアイテム|招待状|书法|文具品牌|美术用品|喜帖設計|문구점|화방|청첩장|캘리그라피',
    },
  },
  {
    name: 'souvenir or craft shop',
    bucket: 'Retail',
    narrows: 'home and gift shop',
    parts: {
      'fair trade shop':
        'fair ?trade|weltladen|eine-welt|wereldwinkel|världsbut|verdensbut|commerce équitable|comercio justo|comércio justo|equosolid|bottega del mondo|commercio equo|フェアトレード|公平贸易|公平貿易|공정무역|maailmankaup|sprawiedliw|справедлив',
      'souvenir shop':
        'souven|recuerdo|сувенир|сувенір|pamiątk|suvenýr|suvenír|suvenir|matkamuist|お土産|土産|纪念品|紀念品|기념품|hediyelik|lembranç',
      'craft shop':
        'craft|artisan|handmade|kunsthandwerk|handwerk|hantverk|husflid|håndværk|håndverk|artesan|artigian|rękodz|rukodel|рукодел|käsity|käsitöö|amatniec|kézműves|el sanat|χειροτεχν|工芸|手工|工藝|공예',
    },
    words: {
      en: 'souvenir (?:shop|store)|(?:handicrafts?|artisan|craft|handmade|fair ?trade|local crafts?) (?:shop|store|gallery|boutique|collective|market)|fair ?trade (?:shop|goods)|museum shop',
      'de nl sv da nb':
        '*souvenir(?:shop|laden|geschäft)|*kunsthandwerk(?:sladen|slädchen)?|*weltladen|*eine-welt-laden|*handwerkskunst|*wereldwinkel|*souvenirwinkel|*hantverksbutik\\p{L}*|*världsbutik|*husflid\\p{L}*|*kunsthåndværk\\p{L}*|*kunsthåndverk\\p{L}*',
      'fr es pt it ca ro':
        "(?:boutique|magasin) (?:de souvenirs|d['’]artisanat|artisanale)|artisanat (?:local|du monde)|commerce équitable|(?:tienda de )?(?:artesanías|artesanía (?:local|popular)|recuerdos|souvenirs)|comercio justo|(?:loja de (?:artesanato|lembranças)|artesanato (?:local|brasileiro))|(?:artigianato (?:locale|artistico|sardo)|negozio di souvenir|commercio equo|bottega (?:equosolidale|del mondo))|(?:botiga d['’]artesania|comerç just)|(?:artizanat|suveniruri|produse (?:tradiționale|artizanale))",
      'pl cs sk hr sl sr':
        '(?:pamiątki|rękodzieło|cepelia|sklep z (?:pamiątkami|rękodziełem)|sprawiedliwy handel)|(?:suvenýry|lidová řemesla|ruční výroba obchod|fair ?trade obchod|ľudové remeslá)|(?:suveniri|rukotvorine|ručni radovi|domaća radinost|spominki|rokodelsk\\p{L}+)',
      'ru uk bg mk':
        '(?:сувенир(?:ы|ная лавка)|магазин сувениров|народные промыслы|изделия ручной работы)|(?:сувеніри|народні промисли|вироби ручної роботи)|(?:сувенири|народни занаяти|ръчно изработени|рачни изработки)',
      'fi et lv lt hu':
        '*käsityöpuoti|*matkamuistomyymälä|*maailmankauppa|*käsitööpood|*suveniirip\\p{L}+|*meened|(?:suvenīru|rokdarbu|amatniecības) (?:veikal|darbnīc)\\p{L}*|(?:suvenyr|tautodail|rankdarbi)\\p{L}* (?:parduotuv)?\\p{L}*|(?:ajándéktárgy|népművészeti|kézműves) ?(?:bolt|üzlet|portéka|termékek)\\p{L}*|szuvenír\\p{L}*',
      'el tr': '(?:σουβενίρ|είδη λαϊκής τέχνης|χειροποίητα δώρα)|(?:hediyelik eşya|el sanatları|el işi ürünler)',
      'ar he fa':
        '(?:هدايا تذكارية|حرف يدوية|منتجات يدوية|صناعات تقليدية)|(?:מזכרות|עבודות יד|חנות אומנים)|(?:صنایع ?دستی|سوغات)',
      'id vi is th sq hi':
        '(?:oleh-oleh khas|kerajinan (?:tangan|lokal)|toko souvenir)|(?:đồ (?:thủ công mỹ nghệ|lưu niệm)|quà lưu niệm|thủ công mỹ nghệ)|(?:minjagrip|handverks)\\p{L}*|(?:ของที่ระลึก|หัตถกรรม|สินค้าโอทอป)|(?:suvenire|artizanat)|(?:हस्तशिल्प|स्मृति चिन्ह)',
      'ja zh ko':
        '土産店|お土産(?:店|屋)|民芸品店|工芸品店|フェアトレードショップ|手工艺品店|纪念品店|伴手禮店|手作工藝|기념품|공예품|수공예품',
    },
  },
  {
    name: 'religious or esoteric shop',
    bucket: 'Retail',
    parts: {
      'religious goods shop':
        'church|religious|judaica|islamic|christian|icon|devotional|kerzen und|kerk|kyrk|kirke|religie|religios|religieux|santos|sacri|liturg|dewocj|devoc|cirkev|церков|икон|ікон|kirik|baznīc|kegytárgy|ιερ|εκκλησιαστ|仏具|佛具|神具|圣物|聖物|성물|יודאיקה|מזוז|إسلام|dini',
      'esoteric shop':
        'crystal|esoter|spirit|pagan|occult|incense|metaphys|heilstein|edelstein|mineral|räucher|edelsten|kristal|ädelsten|krystal|cristal|ézotér|lithothér|minéra|esotér|piedras|pedras|pietre|ezoter|эзотер|езотер|kivi|スピリチュアル|パワーストーン|天然石|水晶|타로|원석',
    },
    words: {
      en: '(?:crystals?|esoteric|spiritual|church|religious|pagan|occult|incense|metaphysical|judaica|islamic|christian) (?:shop|store|supplies|supply|goods|gifts|boutique)|(?:healing )?crystals (?:and|&) minerals|religious (?:articles|goods)|(?:icon|icons) workshop|judaica',
      'de nl sv da nb':
        '*devotionalien\\p{L}*|*esoterik-?(?:shop|laden)|*heilsteine|*edelsteinladen|*mineralienhandel|*räucherwerk|*kerzen und devotionalien|*edelstenen(?:winkel)?|*spirituele winkel|*kristallbutik\\p{L}*|*ädelstenar|*krystalbutik|*krystaller',
      'fr es pt it ca ro':
        '(?:articles|objets) religieux|boutique ésotérique|pierres (?:naturelles|semi-précieuses|lithothérapie)|lithothérapie|(?:artículos religiosos|tienda esotérica|minerales y cristales|santería tienda)|(?:artigos religiosos|loja esotérica|cristais e pedras)|(?:articoli (?:religiosi|sacri|esoterici)|negozio esoterico|minerali e cristalli|arte sacra)|(?:articles religiosos|botiga esotèrica)|(?:obiecte bisericești|icoane pictate|magazin ezoteric|cristale naturale)',
      'pl cs sk hr sl sr':
        '(?:dewocjonalia|sklep (?:ezoteryczny|z minerałami)|minerały i kamienie|szaty liturgiczne)|(?:ezoterický (?:obchod|e-shop)|minerály a drahé kameny|devocionálie|náboženské predmety)|(?:ezoterijski (?:dućan|shop)|kristali i minerali|crkveni predmeti|ikone)',
      'ru uk bg mk':
        '(?:эзотерическ\\p{L}+ (?:магазин|лавка)|магазин эзотерики|церковн\\p{L}+ (?:лавка|утварь)|натуральные камни|минералы и камни|иконописная мастерская)|(?:езотеричн\\p{L}+ крамниц\\p{L}*|церковна крамниця)|(?:езотеричен магазин|кристали и минерали|църковна утвар|икони)',
      'fi et lv lt hu':
        '*kristallikauppa|*henkinen kauppa|*esoteerika(?:pood)?|*kristallipood|(?:ezotērik|kristāl|minerāl)\\p{L}* (?:veikal)\\p{L}*|(?:ezoterik|mineral)\\p{L}* parduotuv\\p{L}*|(?:ezoterikus|ezoter|ásvány|kegytárgy)\\p{L}* ?(?:bolt|üzlet|webshop)\\p{L}*',
      'el tr':
        '(?:εκκλησιαστικά είδη|αγιογραφία|ημιπολύτιμοι λίθοι|εσωτεριστικά είδη)|(?:doğal taş\\p{L}*|dini ürünler|tesbih|ezoterik)',
      'ar he fa':
        '(?:مستلزمات الكنائس|متجر إسلامي|مسابح|أحجار كريمة|سجاد صلاة)|(?:תשמישי קדושה|יודאיקה|קריסטלים|ספרי קודש|סת"ם)|(?:سنگ ?های? قیمتی|محصولات فرهنگی مذهبی|تسبیح)',
      'id vi is th sq hi':
        '(?:toko rohani|perlengkapan (?:muslim|sholat|gereja)|batu kristal)|(?:đồ (?:thờ cúng|phong thủy)|đá phong thủy|vật phẩm phong thủy|trầm hương)|(?:krystalla|kristals)\\p{L}*|(?:สังฆภัณฑ์|หินมงคล|เครื่องราง)|(?:artikuj fetarë|kristale)',
      'ja zh ko':
        '仏壇店|仏具店|神具店|パワーストーン(?:専門店|ショップ)?|佛具店|水晶店|佛教用品|水晶專賣|불교용품|성물방|원석',
    },
  },
  {
    name: 'antique shop',
    bucket: 'Retail',
    narrows: 'second-hand shop',
    parts: {
      'antiquarian bookshop':
        'book|antiquariat|antikvariat|antiquariaat|livres anc|librería (?:anticuar|de viejo)|alfarrab|libreria antiquar|букинист|антиквариат книг|古書|古本|旧书|舊書|헌책|sahaf|antikvár',
      'record shop': 'platen|skivb|pladeb|platebut',
      'vintage shop': 'vintage|ヴィンテージ|中古|винтаж',
      'architectural salvage yard': 'salvage|historische baustoffe|matériaux anciens|byggnadsvård',
      'antique shop':
        'antiq(?!uar)|antik(?!var)|anticu|antiguid|antiguedad|antigüed|starožit|starož|antyk|антиквар|antikv|antikk|骨董|古董|古美術|골동|αντίκ|kunsthandel|trödel|brocant|almoned',
    },
    words: {
      en: 'antiques?(?: (?:shop|store|dealers?|centre|mall|furniture))?|vintage (?:furniture|shop|store|watches|clothing)|(?:rare|antiquarian|second[- ]?hand) books?(?:hop|sellers?)?|(?:stamp|coin|militaria) dealers?|collectables|architectural salvage',
      'de nl sv da nb':
        '*antiquitäten\\p{L}*|*antikhandel|*antiquariat|*kunsthandel|*trödelladen|*plattenladen|*schallplatten\\p{L}*|*briefmarkenhandel|*historische baustoffe|*antiekzaak|*antiekwinkel|*antiquair|*platenzaak|*antiquariaat|*antikaffär|*antikvariat|*skivbutik|*skivaffär|*antikvitetshandel|*antikhandler|*antikvitet\\p{L}*|*pladebutik|*platebutikk|*brukthandel',
      'fr es pt it ca ro':
        'antiquaires?|antiquités|(?:librairie ancienne|philatélie|matériaux anciens)|(?:antigüedades|anticuario|librería de viejo|tienda de (?:vinilos|discos)|numismática)|(?:antiguidades|antiquário|sebo|alfarrabista|loja de (?:discos|vinil))|(?:antiquariato|antichità|antiquario|negozio di dischi|libri antichi|filatelia|numismatica)|(?:antiguitats|antiquari|botiga de vinils)|(?:antichități|anticariat|viniluri|numismatică)',
      'pl cs sk hr sl sr':
        '(?:antyki|antykwariat|sklep z antykami|płyty winylowe|numizmatyka|galeria antyków)|(?:starožitnosti|antikvariát|gramodesky|vinyly|numismatika|bazar starožitností)|(?:antikviteti|antikvarijat|starine|gramofonske (?:ploče|plošče)|antikvariat|starinarnica|numizmatika)',
      'ru uk bg mk':
        '(?:антиквариат|антикварн\\p{L}+ (?:магазин|салон)|виниловые пластинки|букинист\\p{L}*|нумизматика)|(?:антикваріат|антикварн\\p{L}+ (?:крамниця|магазин)|вінілові платівки)|(?:антики|антикварен магазин|антиквариат|грамофонни плочи)',
      'fi et lv lt hu':
        '*antiikkikauppa|*antiikkiliike|*antikvariaatti\\p{L}*|*levykauppa|*antiigipood|*antiigiäri|*antikvariaat\\p{L}*|*plaadipood|(?:antikvariāt|senliet|vinila plašu|antīk\\p{L}+ mēbeļ)\\p{L}*|(?:antikvariat|sendaikči|vinilo plokštel)\\p{L}*|(?:antikvárium|régiségkereskedés|régiség\\p{L}*|antik bútor\\p{L}*|hanglemezbolt|bakelit\\p{L}*|numizmatika)',
      'el tr':
        '(?:αντίκες|παλαιοπωλεί\\p{L}+|παλαιοβιβλιοπωλεί\\p{L}+|δίσκοι βινυλίου|νομίσματα)|(?:antika(?:cı)?|sahaf|plakçı|nümismatik|eskici)\\p{L}*',
      'ar he fa':
        "(?:تحف|أنتيك|أنتيكات|كتب نادرة)|(?:עתיקות|חנות תקליטים|ספרים משומשים|וינטג['׳])|(?:عتیقه|آنتیک|سکه و تمبر)",
      'id vi is th sq hi':
        '(?:barang antik|toko antik|piringan hitam)|(?:đồ cổ|đồ xưa|đĩa than)|(?:antík|fornmuna|fornbóka|plötubúð)\\p{L}*|(?:ของเก่า|แผ่นเสียง|ของโบราณ)|(?:antikuar|sende antike)|(?:प्राचीन वस्तुएं|एंटीक)',
      'ja zh ko':
        '骨董(?:店|品)|古美術(?:商|店)|古書店|古本屋|中古レコード|アンティーク(?:ショップ|家具)|古董店|古玩|黑胶唱片|二手書店|黑膠唱片|골동품|고미술|헌책방|중고LP',
    },
  },
];
