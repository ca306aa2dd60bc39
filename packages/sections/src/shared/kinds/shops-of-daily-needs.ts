import type { Kind } from './kind.ts';

export const SHOPS_OF_DAILY_NEEDS: readonly Kind[] = [
  {
    name: 'supermarket',
    bucket: 'Retail',
    narrows: 'grocery shop',
    words: {
      en: 'super ?markets?|hyper ?markets?',
      'de nl': '*supermarkt|*supermärkte|*supermarkten|*verbrauchermarkt',
      'sv da nb': '*supermarked|*supermarkeder|*stormarknad',
      'fr es pt it ca ro':
        'supermarchés?|hypermarchés?|supermercad[oa]s?|hipermercad[oa]s?|supermercat[is]?|ipermercat[io]|supermarket(?:uri)?|hipermarket',
      'pl cs sk hr sl sr': 'supermarket\\p{L}*|hipermarket\\p{L}*|hypermarket\\p{L}*',
      'ru uk bg mk': 'супермаркет\\p{L}*|гипермаркет\\p{L}*|гіпермаркет\\p{L}*|хипермаркет\\p{L}*',
      'fi et lv lt hu':
        'supermarket\\p{L}*|hypermarket\\p{L}*|lielveikal\\p{L}*|szupermarket\\p{L}*|hipermarket\\p{L}*',
      'el tr': 'σο[υύ]περ ?μ[αά]ρκετ|süper ?market\\p{L}*|hipermarket\\p{L}*',
      'ar he fa': 'سوبر ?ماركت|هايبر ?ماركت|סופרמרקט|سوپر ?مارکت|هایپر ?مارکت',
      'id vi': 'supermarket|siêu thị',
      'ja zh ko th': 'スーパーマーケット|超市|超級市場|슈퍼마켓|ซูเปอร์มาร์เก็ต|ซุปเปอร์มาร์เก็ต',
      'af hi': 'supermark|सुपरमार्केट',
      'eu gl': 'supermerkatu\\p{L}*|supermercados?',
      'kk hy ka': 'супермаркет\\p{L}*|սուպերմարկետ\\p{L}*|სუპერმარკეტ\\p{L}*',
    },
  },
  {
    name: 'convenience store',
    bucket: 'Retail',
    types: ['ConvenienceStore'],
    narrows: 'grocery shop',
    words: {
      en: 'convenience stores?|corner (?:shops?|stores?)|mini ?marts?|mini ?markets?',
      'de nl': '*spätkauf|*minimarkt|mini-?markt|*avondwinkel|*nachtwinkel|*buurtwinkel',
      'sv da nb': '*närbutik|*nærbutik|*nærbutikk|*døgnkiosk',
      'fr es pt it ca ro':
        'supérettes?|épiceries? de (?:quartier|nuit)|tiendas? de conveniencia|lojas? de conveniência|mini ?mercados?|minimarkets?|botig(?:a|ues) de conveniència|magazin(?:e)? de (?:proximitate|conveniență)',
      'pl cs sk': 'sklep(?:y)? (?:convenience|osiedlow\\p{L}*)|večerka',
      'ru uk bg': 'магазин у дома|минимаркет\\p{L}*|мінімаркет\\p{L}*',
      'fi et hu': 'lähikaup\\p{L}*|minimarket\\p{L}*',
      el: 'μίνι μάρκετ|ψιλικατζίδικ[οα]',
      'he fa': 'חנות נוחות|سوپری محله',
      'id vi': 'minimarket|cửa hàng tiện lợi',
      'ja zh ko th': 'コンビニエンスストア|便利店|便利商店|편의점|ร้านสะดวกซื้อ',
      af: 'geriefswinkel',
    },
  },
  {
    name: 'greengrocer',
    bucket: 'Retail',
    narrows: 'grocery shop',
    words: {
      en: 'green ?grocers?|(?:fruit|vegetable|fruit (?:and|&) veg(?:etable)?) (?:shops?|markets?|stalls?)|fruit box(?:es)?',
      'de nl':
        '*gemüse(?:laden|händler|handlung|geschäft)|obst- und gemüse(?:laden|handel|händler|geschäft)|*groentewinkel|*groenteboer|*groentezaak|*groenteman|groenten en fruit(?:winkel|handel)',
      'sv da nb': '*grønthandler\\p{L}*|*grønthandel|*frukthandel|*fruktaffär|*frukthandlare',
      'fr es pt it ca ro':
        'marchands? de (?:fruits|légumes)|primeurs? fruits et légumes|fruter[íi]as?|verduler[íi]as?|frutarias?|hortifrutis?|quitandas?|fruttivendol[oi]|ortofrutta|fruiteri(?:a|es)|verduleri(?:a|es)|aprozar',
      'pl cs sk hr sl sr':
        'warzywniak\\p{L}*|sklep(?:y)? warzywn\\p{L}+|obchod s ovocem\\p{L}*|piljarnica|piljara|trgovina s sadjem',
      'ru uk bg mk':
        'овощной магазин|магазин овощей|овощи и фрукты|овочевий магазин|овочі та фрукти|плод-?зеленчук|плодове и зеленчуци|овошје и зеленчук',
      'fi et lv lt hu':
        'zöldséges|zöldség(?:bolt|üzlet)\\p{L}*|vihanneskaup\\p{L}*|augļu un dārzeņu veikal\\p{L}*|daržovių parduotuv\\p{L}*',
      'el tr': 'μανάβικ(?:ο|α)|οπωροπωλεί(?:ο|α)|manav',
      'ar he fa': 'خضار وفواكه|محل خضار|ירקות ופירות|میوه ?فروشی|سبزی ?فروشی',
      'id vi': 'toko (?:buah|sayur)|cửa hàng (?:trái cây|hoa quả|rau củ)',
      'ja zh ko th': '八百屋|青果店|果蔬店|水果店|水果行|蔬果店|청과|과일 ?가게|ร้าน(?:ขาย)?ผลไม้',
    },
  },
  {
    name: 'liquor store',
    bucket: 'Retail',
    types: ['LiquorStore'],
    narrows: 'speciality food and drink shop',
    words: {
      en: 'liquor (?:stores?|shops?)|off[- ]licen[cs]es?|bottle ?shops?|beer (?:shops?|stores?)|(?:wines? (?:and|&) spirits?|spirits|whisk(?:y|ey)) (?:shops?|stores?|merchants?)|(?:beverage|drinks) (?:stores?|shops?|warehouses?)',
      'de nl':
        '*bierladen|*getränkemarkt|*getränkemärkte|*spirituosen(?:handel|laden|geschäft)|*slijterij|*slijterijen|*drankenwinkel|*drankhandel|*drankencentrale',
      'sv da nb': '*spritbutik|*vinmonopol\\p{L}*|*ølbutik',
      'fr es pt it ca ro':
        'caves? à bières?|magasins? de (?:spiritueux|bières|boissons)|tiendas? de (?:licores|bebidas|vinos y licores)|licorer[íi]as?|botiller[íi]as?|lojas? de bebidas|depósitos? de bebidas|negoz(?:io|i) di liquori|botig(?:a|ues) de licors|magazin(?:e)? (?:de )?băuturi',
      'pl cs sk': 'sklep(?:y)? (?:monopolow\\p{L}*|z alkohol\\p{L}+)|obchod s alkoholem|predajňa alkoholu',
      'ru uk bg':
        'алкомаркет\\p{L}*|магазин (?:алкоголя|разливного пива|алкогольных напитков|алкоголю)|винно-водочный магазин|магазин за алкохол',
      'fi et lv lt hu':
        'alkoholipood|alkohola veikal\\p{L}*|alkoholio parduotuv\\p{L}*|italbolt\\p{L}*|italdiszkont\\p{L}*',
      'el tr': 'κάβ(?:α|ες) ποτών|tekel bayi\\p{L}*',
      'he fa ar': 'חנות (?:אלכוהול|משקאות)|متجر مشروبات',
      'ja zh ko th': '(?<!居)酒屋|酒販店|酒行(?!业|業)|烟酒店|주류 ?(?:판매점|전문점|백화점)|ร้านขายเหล้า',
      'id vi': 'toko minuman|cửa hàng rượu',
      is: 'vínbúð\\p{L}*',
    },
  },
  {
    name: 'mobile phone shop',
    bucket: 'Retail',
    types: ['MobilePhoneStore'],
    narrows: 'electronics shop',
    words: {
      en: '(?:mobile(?: phone)?|cell ?phone|phone|smartphone) (?:shops?|stores?|retailers?)|(?:mobile )?phone accessor(?:y|ies) (?:shops?|stores?)|telecom stores?',
      'de nl': '*handyladen|*handyshop|*handygeschäft|*mobilfunkshop|*telefoonwinkel|*gsm-?winkel|*telecomwinkel',
      'sv da nb': '*mobilbutik|*mobilbutikk|*telefonbutikk?',
      'fr es pt it ca ro':
        '(?:boutiques?|magasins?) de (?:téléphonie|téléphones)(?: mobiles?)?|tiendas? de (?:telefonía(?: móvil)?|móviles|celulares|(?:accesorios|fundas) para móviles)|venta de (?:celulares|móviles)|lojas? de (?:telemóveis|celulares)|negoz(?:io|i) di (?:telefonia|cellulari|telefoni)|botig(?:a|ues) de (?:telefonia|mòbils)|magazin(?:e)? (?:de )?(?:telefoane|gsm)',
      'pl cs sk hr sl sr':
        'sklep (?:gsm|z telefonami)|salon gsm|prodejna mobilních telefonů|predajňa mobilov|prodavnica mobilnih telefona|trgovina mobitela',
      'ru uk bg mk':
        'салон связи|магазин (?:телефонов|мобильных телефонов|смартфонов|мобільних телефонів)|магазин за (?:мобилни )?телефони',
      'fi et lv lt hu':
        'matkapuhelinkaup\\p{L}*|mobiiltelefonide pood|mobilo telefonu veikal\\p{L}*|mobiliųjų telefonų parduotuv\\p{L}*|mobiltelefon ?(?:bolt|üzlet|szaküzlet)\\p{L}*',
      'el tr': 'κατάστημα (?:κινητών|κινητής τηλεφωνίας)|cep telefonu (?:mağaza|dükkan|satış)\\p{L}*',
      'ar he fa': 'محل (?:جوالات|موبايلات|هواتف)|חנות (?:סלולר|טלפונים)|موبایل ?فروشی|فروشگاه موبایل',
      'id vi': '(?:toko|gerai|konter) (?:hp|ponsel|handphone)|cửa hàng điện thoại',
      'ja zh ko th':
        '携帯ショップ|スマホショップ|手机店|手機店|通訊行|휴대폰 ?(?:매장|대리점|판매점)|핸드폰 ?매장|ร้าน(?:ขาย)?(?:มือถือ|โทรศัพท์)',
      hi: 'मोबाइल (?:की दुकान|शॉप|स्टोर)',
      sw: 'duka la simu',
    },
  },
  {
    name: 'computer shop',
    bucket: 'Retail',
    types: ['ComputerStore'],
    narrows: 'electronics shop',
    words: {
      en: '(?:computer|laptop|pc) (?:shops?|stores?|retailers?)',
      'de nl': '*computer(?:laden|geschäft|fachhandel|handel|shop)|*computerwinkel|*computerzaak',
      'sv da nb': '*datorbutik|*computerbutik|*databutikk',
      'fr es pt it ca ro':
        "magasins? (?:d['’])?informatique|tiendas? de (?:informática|computación|ordenadores|computadoras)|venta de (?:ordenadores|computadoras)|lojas? de (?:informática|computadores)|negoz(?:io|i) di (?:computer|informatica)|botig(?:a|ues) d['’](?:informàtica|ordinadors)|magazin(?:e)? (?:de )?calculatoare",
      'pl cs sk hr sl sr':
        '(?:sklep|salon) komputerowy|obchod s počítači|prodejna počítačů|predajňa počítačov|prodavnica računara|trgovina računal\\p{L}*',
      'ru uk bg mk':
        "компьютерный (?:магазин|салон)|магазин (?:компьютеров|ноутбуков)|комп['’]ютерний магазин|магазин за компютри|компютърен магазин",
      'fi et lv lt hu':
        'tietokonekaup\\p{L}*|arvutipood\\p{L}*|datoru veikal\\p{L}*|kompiuterių parduotuv\\p{L}*|számítógép ?(?:bolt|üzlet|szaküzlet)\\p{L}*',
      'el tr': 'κατάστημα (?:ηλεκτρονικών )?υπολογιστών|bilgisayar (?:mağaza|satış)\\p{L}*',
      'ar he fa': 'محل (?:كمبيوتر|حاسوب)|חנות מחשבים|فروشگاه (?:کامپیوتر|لپ ?تاپ)',
      'id vi': 'toko (?:komputer|laptop)|cửa hàng (?:máy tính|laptop)',
      'ja zh ko th': 'パソコンショップ|パソコン専門店|电脑店|電腦店|컴퓨터 ?(?:매장|판매점)|ร้านคอมพิวเตอร์',
    },
  },
  {
    name: 'appliance shop',
    bucket: 'Retail',
    narrows: 'electronics shop',
    words: {
      en: '(?:home |domestic |kitchen )?appliances? (?:shops?|stores?|retailers?|dealers?)|home appliances|white goods (?:shops?|retailers?)',
      'de nl': '*haushaltsgeräte(?:handel|shop|fachgeschäft)|*hausgerätegeschäft|*witgoed(?:winkel|zaak|specialist)',
      'sv da nb': '*vitvarubutik|*vitvaruhandel|*hvidevarebutik|*hvidevareforretning|*hvitevarebutikk',
      'fr es pt it ca ro':
        "magasins? d['’]électroménager|vente et réparation d['’]électroménager|tiendas? de electrodomésticos|electrodomésticos (?:baratos|online)|lojas? de eletrodomésticos|negoz(?:io|i) di elettrodomestici|botig(?:a|ues) d['’]electrodomèstics|magazin(?:e)? (?:de )?electrocasnice",
      'pl cs sk hr sl sr':
        'sklep (?:agd|rtv agd)|obchod s domácími spotřebiči|predajňa spotrebičov|prodavnica bele tehnike|trgovina bijele tehnike',
      'ru uk bg mk': 'магазин (?:бытовой техники|побутової техніки)|магазин за (?:черна и )?бяла техника',
      'fi et lv lt hu':
        'kodinkonekaup\\p{L}*|kodumasinate pood|sadzīves tehnikas veikal\\p{L}*|buitinės technikos parduotuv\\p{L}*|háztartási ?gép ?(?:bolt|üzlet|szaküzlet)\\p{L}*',
      'el tr': 'κατάστημα (?:οικιακών|ηλεκτρικών) συσκευών|beyaz eşya (?:mağaza|bayi|satış)\\p{L}*',
      'ar he fa': 'محل أجهزة (?:كهربائية|منزلية)|חנות מוצרי חשמל|فروشگاه لوازم خانگی',
      vi: '(?:siêu thị|cửa hàng) điện máy',
      'ja zh ko th': '家電量販店|家電販売店|家電行|家电(?:商场|卖场)|電器行|가전 ?(?:매장|대리점)|ร้านเครื่องใช้ไฟฟ้า',
    },
  },
  {
    name: 'camera shop',
    bucket: 'Retail',
    narrows: 'electronics shop',
    words: {
      en: 'camera (?:shops?|stores?|equipment stores?|dealers?|retailers?)',
      'de nl': '*kamerafachgeschäft|*fotofachgeschäft|*camerawinkel|*fotospeciaalzaak|*fotozaak',
      'sv da nb': '*kamerabutikk?|*fotobutikk?|*fotoaffär',
      'fr es pt it ro':
        'magasins? (?:de )?photo|tiendas? de (?:cámaras|fotografía)|lojas? de (?:fotografia|câmeras|câmaras)|negoz(?:io|i) di fotografia|magazin foto',
      'pl cs sk': 'sklep fotograficzny|fotoobchod',
      'ru uk bg': 'магазин фототехник[иі]|фотомагазин',
      'el tr': 'κατάστημα φωτογραφικών|fotoğraf makinesi (?:mağaza|satış)\\p{L}*',
      'ar he fa': 'محل كاميرات|חנות מצלמות|فروشگاه دوربین',
      'fi et hu': 'kamerakaup\\p{L}*|fotopood|fotós ?(?:bolt|szaküzlet)\\p{L}*',
      'id vi': 'toko kamera|cửa hàng máy ảnh',
      'ja zh ko th': 'カメラ店|カメラ屋|カメラ専門店|相机店|相機店|攝影器材行|카메라 ?(?:매장|전문점)|ร้านกล้อง',
    },
  },
  {
    name: 'DIY store',
    bucket: 'Retail',
    narrows: 'hardware shop',
    words: {
      en: '(?:diy|do[- ]it[- ]yourself|home improvement) (?:stores?|shops?|cent(?:re|er)s?)',
      'de nl':
        '*baumarkt|*baumärkte|*heimwerkermarkt|*heimwerkerladen|*bouwmarkt|*bouwmarkten|*doe-het-zelf(?:zaak|winkel|zaken)|*doe-het-zelver',
      'sv da nb': '*byggvaruhus|*byggmarknad|*byggemarked|*byggevarehus',
      'fr es pt it ca ro':
        'magasins? de bricolage|tiendas? de bricolaje|lojas? de bricola(?:ge|gem)|negoz(?:io|i) (?:per il |di )?(?:fai[- ]da[- ]te|bricolage)|botig(?:a|ues) de bricolatge|magazin(?:e)? (?:de )?(?:bricolaj|diy)',
      'pl cs sk hr':
        'market budowlany|sklep dla majsterkowiczów|hobbymarket\\p{L}*|obchod pro kutily|obchod pre (?:domácich majstrov|kutilov)|uradi sam',
      'ru uk bg': 'строительный (?:маркет|гипермаркет)|будівельний (?:гіпермаркет|маркет)|магазин "?направи си сам"?',
      'et hu': 'ehituspood|barkácsáruház\\p{L}*|barkácsbolt\\p{L}*',
      'el tr': 'κατάστημα ιδιοκατασκευών|yapı market\\p{L}*',
      'ja zh ko': 'ホームセンター|家居建材超市|홈센터',
    },
  },
  {
    name: 'paint and wallpaper shop',
    bucket: 'Retail',
    narrows: 'hardware shop',
    words: {
      en: 'paint stores?|paint (?:and|&) wallpaper|wallpaper (?:shops?|stores?)|decorating (?:shops?|cent(?:re|er)s?)',
      'de nl':
        '*farben(?:geschäft|handel|fachhandel|haus|markt)|*malerbedarf|*tapetengeschäft|*verfwinkel|*verfspeciaalzaak|*verfhandel|*behangwinkel',
      'sv da nb':
        '*färgbutik|*färghandel|*färgaffär|*farvehandel|*farvehandler|*malingbutikk|*fargehandel|*fargehandler',
      'fr es pt it ca ro':
        'magasins? de peintures?|tiendas? de pinturas?|pinturer[íi]as?|pinturas y (?:barnices|decoración)|lojas? de tintas|casas? de tintas|colorific(?:io|i)|botig(?:a|ues) de pintures|magazin(?:e)? (?:de )?vopsele',
      'pl cs sk hr sl sr':
        'sklep z farbami|barvy a laky|barvy-laky|farby a laky|farby-laky|boje i lakovi|barve in laki|trgovina (?:boja|bojama|z barvami)|farbar[ae]',
      'ru uk bg mk': 'магазин (?:красок|фарб)|магазин за бои',
      'fi et lv lt hu':
        'maalikaup\\p{L}*|maaliliike|väritalo|värvipood\\p{L}*|krāsu veikal\\p{L}*|dažų parduotuv\\p{L}*|festékbolt\\p{L}*|festék ?(?:áruház|szaküzlet)\\p{L}*',
      'el tr': 'χρωματοπωλεί(?:ο|α)|boya (?:dükkan|mağaza|bayi)\\p{L}*',
      'ar he fa': 'محل (?:دهانات|بويات)|חנות צבעים|فروشگاه رنگ|رنگ ?فروشی',
      'id vi': 'toko cat|cửa hàng sơn',
      'ja zh ko': '塗料店|塗料販売|油漆店|油漆行|페인트 ?(?:가게|대리점)',
      af: 'verfwinkel',
    },
  },
  {
    name: 'bathroom showroom',
    bucket: 'Retail',
    narrows: 'building supplies merchant',
    words: {
      en: 'bathroom (?:showrooms?|shops?|suppliers?|stores?)',
      'de nl':
        '*bäderausstellung|*badausstellung|*badkamerspeciaalzaak|*badkamerwinkel|*badkamershowroom|*sanitairspeciaalzaak|*sanitairwinkel',
      'sv da nb': '*badrumsbutik|*badeværelsesbutik|*baderomsbutikk',
      'fr es pt it':
        '(?:showrooms?|magasins?|fournitures?) (?:pour |de )?salles? de bains?|tiendas? de baños|muebles de baño|lojas? de (?:(?:acessórios|artigos) (?:para |de )?)?casas? de banho|arredo bagno',
      'pl cs sk hr sl sr':
        'salon łazienek|koupelnové studio|kúpeľňové štúdio|salon (?:kupatila|kupaonica)|kopalniški salon|kopalniška oprema',
      'ru uk bg': '(?:салон|магазин) сантехніки|(?:салон|магазин) сантехники',
      'fi et lv lt hu':
        'kylpyhuonekaup\\p{L}*|vannitoasalong\\p{L}*|santehnikas salon\\p{L}*|santechnikos salon\\p{L}*|fürdőszoba ?szalon\\p{L}*',
      'el tr': 'είδη (?:μπάνιου|υγιεινής)|banyo (?:mobilya|dolab)\\p{L}*|vitrifiye\\p{L}*',
      'zh ko': '卫浴(?:店|展厅|专卖)|衛浴(?:店|展示)|욕실 ?(?:매장|전시장)',
    },
  },
  {
    name: 'watch shop',
    bucket: 'Retail',
    narrows: 'jeweller',
    words: {
      en: 'watch (?:shops?|stores?|boutiques?|dealers?|retailers?)',
      'de nl': '*uhrengeschäft|*uhrenladen|*uhrenfachgeschäft|*uhrenhandel|*horlogewinkel|*horlogespeciaalzaak',
      'sv da nb': '*klockbutik|*urbutik|*urforretning|*klokkebutikk',
      'fr es pt it ca ro':
        '(?:boutiques?|magasins?) de montres|tiendas? de relojes|lojas? de relógios|negoz(?:io|i) di orologi|botig(?:a|ues) de rellotges|magazin(?:e)? (?:de )?ceasuri',
      'pl cs sk sr': 'sklep z zegarkami|salon zegarków|obchod s hodinkami|predajňa hodiniek|prodavnica satova',
      'ru uk bg mk': '(?:магазин|салон) часов|магазин годинників|магазин за часовници',
      'fi et lv lt hu':
        'kellokaup\\p{L}*|kellapood\\p{L}*|pulksteņu veikal\\p{L}*|laikrodžių parduotuv\\p{L}*|óra(?:bolt|szalon|üzlet)\\p{L}*',
      'el tr': 'κατάστημα ρολογιών|saat mağaza\\p{L}*',
      'ar he fa': 'محل ساعات|חנות שעונים|ساعت ?فروشی|فروشگاه ساعت',
      'id vi': 'toko jam(?: tangan)?|cửa hàng đồng hồ',
      'ja zh ko th': '時計店|腕時計専門店|手表店|手錶店|鐘錶行|钟表店|시계 ?매장|ร้านนาฬิกา',
    },
  },
];
