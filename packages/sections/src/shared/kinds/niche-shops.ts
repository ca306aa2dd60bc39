import type { Kind } from './kind.ts';

/** Shops for one thing. */
export const NICHE_SHOPS: readonly Kind[] = [
  {
    name: 'vape shop',
    bucket: 'Retail',
    words: {
      en: '(?:vape|vaping|e-?cigarettes?|e-?liquids?) (?:shops?|stores?|suppl(?:y|ies|iers?)|kits?|juice)|vapes|e-?liquids?|e-?cigarettes?|disposable vapes?',
      'de nl':
        '*e-?zigaretten?(?:shop|laden)?|*vape-?shop|*vape-?store|*dampfershop|*liquids und aromen|*e-?sigaret(?:ten)?(?:winkel|shop)?|*e-?smoker',
      'sv da nb fi':
        '*e-?cigarett(?:er)?|*e-?cigaret(?:ter)?|*e-?juice|*e-?væske|*e-?sigarett(?:er)?|*sähkösavuk\\p{L}+|*sähkötupak\\p{L}+',
      'fr es pt it ca ro':
        'cigarettes? électroniques?|e-?liquides?|vapoteuses?|vapeadores|vapeo|cigarrillos? electrónicos?|tienda de vapeo|cigarros? eletr[óô]nicos?|sigarett[ae] elettronic(?:a|he)|svapo|cigarretes electròniques|țig[aă]r(?:i|ete|ă) electronic(?:e|ă)|vape ?shop',
      'pl cs sk hr sl sr':
        'e-?papieros\\p{L}*|elektroniczn\\p{L}+ papieros\\p{L}+|(?:elektronick\\p{L}+ |e-?)(?:cigaret|liquid)\\p{L}*|(?:elektronsk|elektroničk)\\p{L}+ cigaret\\p{L}+|vape ?shop',
      'ru uk bg mk':
        'вейп-?шоп\\p{L}*|вейп\\p{L}* магазин\\p{L}*|электронн\\p{L}+ сигарет\\p{L}+|одноразк\\p{L}+|електронн\\p{L}+ (?:сигарет|цигар)\\p{L}+|под-системи|електронски цигари|вейпове',
      'et lv lt hu':
        'e-?sigareti\\p{L}*|e-?vedelik\\p{L}*|e-?cigar(?:et|ešu)\\p{L}*|elektronisk\\p{L}+ cigaret\\p{L}+|elektronin\\p{L}+ cigaret\\p{L}+|e-?cigi|elektromos cigarett\\p{L}+',
      'el tr': 'ηλεκτρονικ(?:ό|ά|ού|ών) τσιγάρ\\p{L}+|υγρά αναπλήρωσης|elektronik sigara\\p{L}*',
      'ar he fa':
        '(?:سجائر|سيجارة|شيشة) (?:ال)?[إا]لكترونية|فيب شوب|סיגרי(?:ה|ות) אלקטרוני(?:ת|ות)|(?:سیگار الکترونیکی|ویپ)',
      'id vi ja zh ko th':
        'toko vape|vape ?store|rokok elektrik|thuốc lá điện tử|電子タバコ|电子烟|電子煙|電子菸|전자담배|บุหรี่ไฟฟ้า',
    },
  },
  {
    name: 'tobacconist',
    bucket: 'Retail',
    words: {
      en: 'tobacconists?|(?:cigar|tobacco|pipe|smoke) (?:shops?|stores?|merchants?|lounges?)|premium cigars',
      'de nl':
        '*tabakwaren|*tabakladen|*zigarren(?:haus|handel|shop|lounge)?|*pfeifen und tabak|*tabakspeciaalzaak|*sigaren(?:winkel|speciaalzaak|magazijn)?|*tabakswinkel',
      'sv da nb fi':
        '*tobaksaffär\\p{L}*|*tobakshandel\\p{L}*|*cigarrer|*cigarbutik\\p{L}*|*cigarer og piber|*tobakksforretning|*tobakkshandel|*tupakkakaup\\p{L}+|*sikarit ja \\p{L}+',
      'fr es pt it ca ro':
        'bureau de tabac|tabac[- ]presse|cave à cigares|estancos? de tabacos?|tabaquer[íi]as?|expendeduría de tabacos?|(?:tienda|venta) de (?:puros|cigarros|habanos)|tabacarias?|charutaria|loja de charutos|tabaccheri(?:a|e)|sigari e \\p{L}+|tutungerie|trabucuri',
      fr: 'civette',
      'pl cs sk hr sl sr':
        'trafika|trafik[ay] (?:a|i) \\p{L}+|sklep(?:y)? (?:tytoniow\\p{L}+|z cygarami)|cygara|(?:doutníky|prodej doutníků|dýmky)|tabak(?:a|y)? a \\p{L}+ trafika|(?:duhan|duvan)(?:ski|ska)? (?:prodavaonic|trgovin|radnj)\\p{L}+|cigare i \\p{L}+',
      'ru uk bg':
        '(?:табачн|тютюнов)\\p{L}+ (?:магазин|лавк|крамниц)\\p{L}*|(?:сигары|сигари) (?:и|та) \\p{L}+|пури и \\p{L}+',
      'et lv lt hu el tr':
        'sigari(?:d|klubi|pood)|tabakas (?:veikal|izstrādājum)\\p{L}*|cigāri|cigarų (?:namai|klubas|parduotuvė)|dohánybolt\\p{L}*|szivar(?:szalon|bolt|szoba)\\p{L}*|καπνοπωλεί\\p{L}+|είδη καπνιστού|tütün (?:shop|dükkan|mağaza)\\p{L}*|puro (?:satış|mağaza)\\p{L}*',
      'ja zh ko vi': 'シガーバー|たばこ専門店|雪茄|시가바|xì gà',
    },
  },
  {
    name: 'cannabis shop',
    bucket: 'Retail',
    words: {
      en: 'weed (?:dispensar(?:y|ies)|shops?|stores?|delivery)|(?:cannabis|marijuana|medical marijuana|recreational cannabis) (?:dispensar(?:y|ies)|shops?|stores?|clubs?|seeds?|delivery|clinics?|growers?|retailers?)|(?:cbd|hemp) (?:shops?|stores?|oils?|products)|head ?shops?|grow ?shops?',
      'de nl':
        '*cannabis(?:club|shop|samen|fachgeschäft|apotheke|social club)|*hanf(?:shop|laden|samen)|*cbd-?(?:shop|öl|produkte)|*growshops?|*headshop|*wietzaden|*cannabiszaden|*cbd-?(?:olie|winkel)|*hennepzaden',
      nl: '*coffeeshops?',
      'sv da nb fi':
        '*cbd-?(?:olja|olie|olje|öljy|butik)|*cannabisfrön|*cannabisfrø|*hampaprodukter|*hamppukaup\\p{L}+',
      'fr es pt it ca ro':
        '(?:boutique|huiles?|fleurs?) (?:de )?cbd|graines de cannabis|semillas de (?:marihuana|cannabis)|grow ?shop|dispensario de cannabis|club cannábico|aceites? (?:de )?cbd|sementes de (?:cannabis|maconha)|(?:associação|medicina) (?:de )?(?:canábica|cannabis)|óleo de cbd|headshop|(?:negozio|erba|olio) (?:di )?(?:canapa|legale|cbd|cannabis)|cannabis light|semi di (?:cannabis|canapa)|llavors de cànnabis|ulei (?:de )?(?:cbd|canabis|cânepă)',
      'pl cs sk hr sl sr':
        '(?:sklep konopny|olejki? cbd|susz cbd|nasiona (?:marihuany|konopi)|konopie (?:siewne|lecznicze))|(?:konopný obchod|cbd (?:oleje?|shop|obchod)|semena konopí|konopná semínka)|(?:cbd (?:olej|ulje|olje)|konopné produkty|sjemenke kanabisa|growshop|konopljin\\p{L}+ (?:ulj|trgovin)\\p{L}+)',
      'ru uk bg':
        'семена (?:конопли|марихуаны)|гроушоп|cbd (?:масло|масла|олія)|насіння (?:конопель|коноплі)|конопен магазин|семена от канабис',
      'et lv lt hu el tr':
        'cbd (?:õli|eļļa|aliejus|olaj|έλαιο|yağı)|kanepipood|kanepiseemned|kaņepju veikals|kanapių (?:parduotuvė|sėklos)|kender ?(?:bolt|mag)\\p{L}*|προϊόντα κάνναβης|έλαιο κάνναβης|kenevir (?:tohum|ürün|yağı)\\p{L}*',
      'ja ko th he': 'cbd(?:専門店|ショップ|オイル)|대마 ?씨|กัญชา|ร้านกัญชา|קנאביס רפואי|שמן קנאביס|בית מרקחת קנאביס',
    },
  },
  {
    name: 'pawnshop',
    bucket: 'Financial services',
    narrows: 'financial services',
    types: ['PawnShop'],
    words: {
      en: 'pawn(?: ?shops?| ?brok(?:ers?|ing)| loans?)',
      'de nl': '*pfandhaus|*pfandleihhaus|*pfandleihe|*leihhaus|*pandhuis|*pandjeshuis|*bank van lening',
      'sv da nb fi':
        '*pantbank\\p{L}*|*pantbelån\\p{L}*|*pantelån(?:er|ere|erforretning)\\p{L}*|*pantsættelse|*pantelånerforretning|*pantlån|*panttilaina\\p{L}*',
      'fr es pt it ca ro':
        "prêt(?:eurs?)? sur gages?|mont-de-piété|casas? de empe[ñn]os?|monte de piedad|compra y empeño|casas? de penhor(?:es)?|penhores|monte dei pegni|banco dei pegni|credito su pegno|casa d['’]empenyorament|amanet(?:uri)?|casă de amanet",
      'pl cs sk hr sl sr':
        'lombard(?!ij|i[ae])\\p{L}*|zastavárn\\p{L}+|záložň[aeuy]\\p{L}*|zalagaonic\\p{L}+|zastavljaln\\p{L}+|zastavaln\\p{L}+|založn(?:a|e|i) (?:kuć|kred)\\p{L}*',
      'ru uk bg mk':
        'ломбард(?!и[яюеийј]|і[яїюєй])\\p{L}*|автоломбард\\p{L}*|заложн\\p{L}+ къщ\\p{L}+|заложувалниц\\p{L}+',
      'et lv lt hu': 'pandimaja\\p{L}*|lombard(?!ij|i[ae])\\p{L}*|zálogház\\p{L}*|zálogfiók\\p{L}*',
      'el tr': 'ενεχυροδανεισ\\p{L}+|ενεχυροδανειστήρι\\p{L}+|rehinci\\p{L}*',
      'id vi ja zh ko th':
        'pegadaian|jasa gadai|gadai (?:hp|laptop|bpkb|emas|mobil)|cầm đồ|質屋|质押典当|典当(?:行)?|當舖|當鋪|전당포|โรงรับจำนำ|รับจำนำ',
      hi: 'गोल्ड लोन',
    },
  },
  {
    name: 'gold and coin dealer',
    bucket: 'Retail',
    words: {
      en: '(?:gold|silver|bullion|precious metals?|coins?|scrap gold|cash for gold) (?:dealers?|buyers?|merchants?|bullion|refiners?|bars (?:and|&) coins)|bullion|cash for gold|we buy gold|(?:rare|numismatic|ancient) coins|numismatists?',
      'de nl':
        '*goldankauf|*edelmetall(?:handel|ankauf|händler)?|*edelmetalle|*münzhandel|*münzhandlung|*münzen und \\p{L}+|*goldbarren|*scheideanstalt|*goudinkoop|*goud (?:inkoop|verkopen|kopen)|*muntenhandel|*edelmetaal|*edelmetalen|*goudhandel',
      'sv da nb fi':
        '*guldhandel|*guldköp\\p{L}*|sälj(?:a)? guld|köp(?:a)? guld|*mynthandel|*mynthandlare|*guldopkøb|*opkøb af guld|*møntforretning|*mønthandel|*gullkjøp|selg gull|*mynthandel|*kullanosto\\p{L}*|*kultaosto\\p{L}*|*kolikkokaup\\p{L}+|*rahaliike',
      'fr es pt it ca ro':
        "(?:rachat|achat) (?:d['’])?or|(?:achat et vente|comptoir) d['’]or|(?:or et|métaux) précieux|numismat(?:ique|es?|ica|iche|a|i)|numism[áa]tica|compr(?:o|amos|a) (?:de )?oro|metales preciosos|compr(?:o|amos|a) (?:de )?ouro|metais preciosos|compro oro|compra ?vendita oro|comproro|metalli preziosi|compro or|numismàtica|cumpăr(?:ăm)? aur|achiziți(?:e|i) aur|monede (?:și|de) (?:aur|colecție|medalii)|lingouri",
      'pl cs sk hr sl sr':
        'skup (?:złota|srebra|monet)|złoto inwestycyjne|numizmat\\p{L}+|(?:sztabki|monety) (?:złote|srebrne|kolekcjonerskie|i)|(?:výkup zlata|investiční zlato|numismatik\\p{L}+)|(?:výkup zlata|investičné zlato)|otkup zlata|odkup zlata|investicijsk\\p{L}+ zlat\\p{L}+|investicion\\p{L}+ zlat\\p{L}+',
      'ru uk bg mk':
        '(?:скупка|покупка|выкуп) (?:золота|серебра|монет|драгметаллов)|нумизмат\\p{L}+|нумізмат\\p{L}+|скупка золота|(?:скуповування|купівля|викуп) золота|инвестиционн\\p{L}+ (?:золот|монет|злат)\\p{L}*|изкупуване на злато|откуп на злато',
      'et lv lt hu':
        'kulla ?(?:kokkuost|ost)|investeerimiskuld|müntide (?:ost|müük)|zelta (?:uzpirkšana|iepirkšana)|investīciju zelts|monētu (?:veikals|tirdzniecība)|aukso supirkimas|investicinis auksas|monetų (?:parduotuvė|supirkimas)|aranyfelvásárlás\\p{L}*|befektetési arany\\p{L}*|éremkereskedés\\p{L}*|numizmatik\\p{L}+',
      'el tr':
        'αγορ(?:ά|ές) χρυσού|νομισματοπωλ\\p{L}+|χρυσές λίρες|(?:külçe|gram|yatırım) altın\\p{L}*|kuyumcu ve sarraf|sarrafiye|nümizmatik',
      'ar he fa':
        '(?:سبائك|أسعار) (?:ال)?ذهب|شراء (?:ال)?ذهب|קניית זהב|קונה זהב|מטבעות (?:זהב|אספנות)|خرید (?:و فروش )?طلا(?:ی)?(?: آب شده| دست دوم)?|سکه و طلا|شمش طلا',
      'id vi ja zh ko th':
        'jual beli emas|logam mulia|mua bán vàng|金買取|貴金属買取|古銭|黄金回收|貴金屬回收|黃金收購|钱币收藏|錢幣|금거래소|금매입|รับซื้อทอง|ร้านทอง',
    },
  },
  {
    name: 'erotic shop',
    bucket: 'Retail',
    words: {
      en: '(?:sex|erotic|adult(?: toy| novelty)?) (?:shops?|stores?|boutiques?)|sex toys?|adult toys',
      'de nl':
        '*sex-?shop|*erotik-?(?:shop|markt|versand|fachgeschäft)|*sexspielzeug|*erotikshop|*seksshop|*sekswinkel|*sekstoys|*seksspeeltjes|*erotiekwinkel',
      'sv da nb fi':
        '*sexleksaker|*sexbutik|*erotikbutik|*sexlegetøj|*erotisk butikk|*sexleketøy|*seksileluj?a?|*seksilelut|*seksikaup\\p{L}+|*erotiikkaliike',
      'fr es pt it ca ro':
        'sex ?-?shop|(?:boutique|magasin) (?:érotique|coquine)|sextoys?|jouets (?:sexuels|pour adultes)|juguetes? (?:eróticos?|sexual\\p{L}*)|tienda erótica|boutique erótica|brinquedos eróticos|loja erótica|giocattoli erotici|botiga eròtica|jucării (?:erotice|sexuale)',
      'pl cs sk hr sl sr':
        'sex ?-?shop|(?:sklep erotyczny|zabawki erotyczne|gadżety erotyczne)|(?:erotické (?:pomůcky|pomôcky|zboží)|sexshop)|(?:seks ?šop|seks ?shop|erotsk\\p{L}+ (?:trgovin|pomagal|igračk)\\p{L}+|erotičn\\p{L}+ (?:trgovin|pripomočk)\\p{L}+)',
      'ru uk bg mk':
        '(?:секс-?шоп|секшоп|интим-?магазин|інтим-?магазин|еротичен магазин|ероти?чни играчки|секс-?игрушки|секс-?іграшки|секс играчки)\\p{L}*',
      'et lv lt hu':
        'sekspood\\p{L}*|seksimänguas\\p{L}+|erootikapood\\p{L}*|seksa (?:veikal|rotaļliet)\\p{L}*|(?:sekso|erotinių) (?:prekė|prekių|prekės|žaisl)\\p{L}*|szexshop\\p{L}*|erotikus (?:bolt|segédeszköz)\\p{L}*|szexuális segédeszköz\\p{L}*',
      'el tr': 'ερωτικά (?:βοηθήματα|παιχνίδια)|sex ?shop|erotik (?:shop|ürün|market)\\p{L}*|seks shop',
      'ja zh ko vi he':
        'アダルトグッズ|情趣用品|成人用品|성인용품|đồ chơi người lớn|sex ?toy|חנות (?:סקס|מין)|אביזרי מין',
    },
  },
  {
    name: 'baby shop',
    bucket: 'Retail',
    words: {
      en: "nursery furniture|(?:baby|maternity|children[’']?s) (?:shops?|stores?|products|wear|clothes|equipment|boutique)|(?:prams?|pushchairs?|strollers?) (?:and|&) (?:pushchairs|car seats|strollers|prams)|baby carriers",
      'de nl':
        '*babymarkt|*babyausstattung|*baby-?(?:fachmarkt|fachgeschäft|shop|laden)|*kinderwagen(?:shop|geschäft)?|*babywinkel|*babyspeciaalzaak|*babyspullen|*kinderwagens|*babykleding|*babyuitzet',
      'sv da nb fi':
        '*barnvagnar?|*babybutik|*babyudstyr|*barnevogne?|*babyutstyr|*barneutstyr|*barnevogner|*babykläder|*babytøj|*lastentarvik\\p{L}+|*lastenvaunu\\p{L}*|*vauvantarvik\\p{L}+',
      'fr es pt it ca ro':
        "(?:magasin|boutique|articles) de puériculture|(?:tienda|artículos|ropa) (?:de|para) beb[ée]s?|carritos de bebé|(?:loja|enxoval|artigos|roupas) (?:de|para) bebês?|enxovais? de bebê|carrinhos de bebé|(?:articoli|negozio|prodotti) per (?:l['’]|la prima )?(?:infanzia|bambini|neonati)|abbigliamento (?:neonato|bambini)|passeggini|botiga de nadons|(?:articole|magazin|cărucioare|hăinuțe) (?:pentru )?(?:copii|bebeluși|bebe)",
      'pl cs sk hr sl sr':
        '(?:sklep (?:dziecięcy|z artykułami dla dzieci)|wózki dziecięce|artykuły dziecięce|wyprawk\\p{L}+ dla (?:niemowl|noworod)\\p{L}+)|(?:kočárky|kojenecké (?:potřeby|zboží|oblečení)|dětské zboží)|(?:kočíky|kojenecké potreby|detský tovar)|(?:dječja|dečja|dečija|bebi) (?:oprema|kolica)|oprema za bebe|otroška oprema|otroški vozički',
      'ru uk bg mk':
        '(?:товары|одежда) для (?:новорожд[её]нных|малышей|детей)|детские (?:товары|коляски)|магазин детск\\p{L}+ (?:товаров|одежды)|(?:товари|одяг) для (?:немовлят|новонароджених|дітей|малюків)|дитячі (?:товари|коляски|візочки)|(?:бебешк|бебешки|детски) (?:стоки|магазин|колички|дрехи)|бебешка опрема|бебешки',
      'et lv lt hu':
        'beebi(?:pood|tarbed|kaubad)|lastekau(?:bad|pade pood)|lapsevankri(?:d|te)|bērnu (?:preces|ratiņi|apģērb\\p{L}+)|prec(?:es|ēm) (?:mazuļiem|bērniem)|(?:vaikų|kūdikių) (?:prekės|vežimėliai|drabužiai)|prekės (?:kūdikiams|vaikams)|baba(?:bolt|kocsi|áruház|ruha|webáruház)\\p{L}*',
      'el tr':
        '(?:βρεφικά|βρεφικές|παιδικά) (?:είδη|ρούχα|καρότσια)|βρεφικ\\p{L}+ είδ\\p{L}+|bebek (?:mağaza|ürün|araba|giyim)\\p{L}*',
      'ar he fa':
        '(?:مستلزمات|ملابس|محل) (?:ال)?(?:أطفال|مواليد|اطفال|حديثي الولادة)|(?:מוצרי|עגלות|חנות) תינוק(?:ות)?|(?:سیسمونی|لباس نوزاد|کالسکه)(?: نوزاد)?',
      'id vi ja zh ko th':
        '(?:toko )?perlengkapan bayi|baby ?shop|mẹ và bé|đồ (?:sơ sinh|em bé)|ベビー用品|ベビー服|母婴(?:用品|店)|嬰兒用品|婦嬰用品|유아용품|아기용품|유모차|ของใช้เด็ก|เสื้อผ้าเด็ก',
    },
  },
  {
    name: 'carpet shop',
    bucket: 'Retail',
    narrows: 'home and gift shop',
    words: {
      en: '(?:oriental|persian|handmade|antique|hand-?knotted|moroccan|turkish|area) (?:rugs?|carpets?)|(?:carpet|rug)s? (?:shops?|stores?|galler(?:y|ies)|showrooms?|dealers?|weavers?|makers?|merchants?)',
      'de nl':
        '*teppich(?:haus|galerie|handel|geschäft|handlung|manufaktur)|*orientteppiche?|*perserteppiche?|*designerteppiche?|handgeknüpfte teppiche|*tapijten|*tapijthandel|*tapijtwinkel|perzische tapijten|*vloerkleden(?:winkel)?',
      'sv da nb fi':
        '*matthandel|*mattaffär|orientaliska mattor|handknutna mattor|*ægte tæpper|*tæppebutik|orientalske tæpper|*teppehandel|ekte tepper|orientalske tepper|*mattokaup\\p{L}+|itämaiset matot',
      'fr es pt it ca ro':
        "tapis (?:d['’]orient|persans?|berbères?|faits main|anciens|sur mesure)|alfombras (?:persas|orientales|a medida|hechas a mano|turcas)|tienda de alfombras|tapetes (?:persas|orientais|artesanais)|(?:loja de|arraiolos) tapetes|tappeti (?:persiani|orientali|antichi|moderni|su misura|annodati)|catifes (?:perses|orientals)|covoare (?:persane|orientale|lucrate manual|tradiționale)|magazin de covoare",
      'pl cs sk hr sl sr':
        'dywany (?:perskie|orientalne|wełniane|ręcznie \\p{L}+)|sklep z dywanami|(?:perské|orientální|ručně tkané|kusové) koberce|prodejna koberců|(?:perzské|orientálne|kusové) koberce|predajňa kobercov|(?:perzijsk|orijentaln|persijsk|pirotsk)\\p{L}+ (?:ćilim|tepi[hs])\\p{L}*|(?:perzijske|orientalske) preproge',
      'ru uk bg mk':
        '(?:магазин|салон) ковр\\p{L}+|(?:персидские|восточные|шерстяные) ковры|ковры ручной работы|(?:магазин|салон) килим\\p{L}+|(?:перські|вовняні) килими|(?:персийски|ръчно тъкани|вълнени) килими|магазин за килими|персиски теписи',
      'et lv lt hu':
        'vaibapood|pärsia vaibad|paklāju veikals|persiešu paklāji|kilimų (?:salonas|parduotuvė|namai)|persiški kilimai|perzsaszőnyeg\\p{L}*|szőnyeg(?:bolt|áruház|szalon|webáruház)\\p{L}*',
      'el tr':
        '(?:περσικά|χειροποίητα) χαλιά|κατάστημα χαλιών|(?:el dokuma|makine|ipek|antika|türk) halı(?:sı|ları|lar)?|halı (?:mağaza|kilim|imalat|üretim)\\p{L}*|halıcılık|kilim ve halı',
      'ar he fa':
        '(?:محل |معرض |بيع )?(?:ال)?سجاد (?:إيراني|عجمي|يدوي|تركي|فاخر)|שטיחים (?:פרסיים|בעבודת יד)|חנות שטיחים|فرش (?:دستباف|ماشینی|ایرانی|کاشان|دستبافت)|قالی (?:دستباف|ایرانی)|فروش فرش',
      'ja zh ko hi': 'ペルシャ絨毯|絨毯専門店|ラグ専門店|波斯地毯|手工地毯|地毯厂|地毯專賣|카펫 ?전문|러그 ?전문|कालीन',
    },
  },
  {
    name: 'curtain maker',
    bucket: 'Retail',
    narrows: 'home and gift shop',
    words: {
      en: '(?:made[- ]to[- ]measure|bespoke|custom|handmade) (?:curtains?|drapes|drapery|soft furnishings)|curtain (?:makers?|making|shops?|stores?|workrooms?|specialists?)|(?:curtains|drapes) (?:and|&) (?:soft furnishings|upholstery)',
      'de nl':
        '*gardinen(?:studio|atelier|näherei|haus|geschäft|fachgeschäft|nähservice)|gardinen nach maß|*vorhangatelier|vorhänge nach maß|*gordijn(?:en)?(?:atelier|winkel|speciaalzaak)|gordijnen op maat|*gordijnenmaker|*gordijnenatelier',
      'sv da nb fi':
        'måttsydda gardiner|*gardinsömnad|*gardinateljé|*gardinbutik|gardiner efter mål|*gardinsyning|gardiner på mål|*gardinsøm|*verhoompalvelu|*verho-ompelimo|verhot mittojen mukaan',
      'fr es pt it ca ro':
        'rideaux (?:sur[- ]mesure|et voilages)|confection de rideaux|(?:cortinas|visillos) (?:a medida|y estores|y visillos|a la medida)|confección de cortinas|cortinas (?:sob medida|por medida)|loja de cortinas|cortinados|(?:tende|tendaggi) (?:da interni|su misura|per interni)|tendaggi|cortines a mida|(?:perdele și draperii|draperii (?:la comandă|și perdele)|confecții? perdele)',
      'pl cs sk hr sl sr':
        '(?:szycie )?(?:firan|zasłon|firany|zasłony)(?: (?:i|oraz|na) \\p{L}+)?|(?:šití|ušití) (?:záclon|závěsů)|záclony a závěsy|(?:šitie záclon|záclony a závesy)|zavjese (?:po mjeri|i karniše)|šivanje zavjes[ae]|šivenje zavesa|zavese (?:po meri|i)|šivanje zaves|zavese po meri',
      'ru uk bg mk':
        '(?:пошив|дизайн|салон|ателье|магазин) (?:штор|гардин|тюл\\p{L}+)|шторы (?:на заказ|и тюль)|(?:пошиття|салон|магазин|дизайн) (?:штор|гардин)|штори (?:на замовлення|та тюль)|(?:шиене на )?(?:пердета|завеси) (?:по поръчка|и)|шиене на (?:завеси|пердета)|шиење завеси',
      'et lv lt hu':
        'kardina(?:salong|te õmblemine|pood|stuudio)\\p{L}*|aizkaru (?:salons|šūšana|dizains)|užuolaid(?:ų|os) (?:siuvimas|salonas|dizainas)|függöny(?:varrás|bolt|szalon|áruház)\\p{L}*',
      'el tr':
        '(?:ραφή|κατάστημα|ράψιμο) κουρτινών|κουρτίνες (?:ραφή|κατά παραγγελία)|perde (?:dikim|mağaza|modelleri|tasarım|sistemleri)\\p{L}*|(?:tül|zebra|fon) perde\\p{L}*',
      'ar he fa': '(?:تفصيل|محل|معرض|خياطة) (?:ال)?ستائر|וילונות(?: בהתאמה אישית| מעוצבים)?|(?:دوخت|فروش|مزون) پرده',
      'id vi ja zh ko th':
        '(?:toko|jasa) gorden|gorden (?:minimalis|custom)|(?:may |cửa hàng )?rèm cửa|rèm vải|オーダーカーテン|カーテン専門店|窗帘|窗簾|커튼(?:전문| 전문|블라인드)|ผ้าม่าน(?: ม่าน)?',
      hi: 'पर्दे की दुकान',
    },
  },
  {
    name: 'lighting shop',
    bucket: 'Retail',
    narrows: 'home and gift shop',
    words: {
      en: '(?:lighting|lamp|light fixtures?|chandelier)s? (?:shops?|stores?|showrooms?|retailers?|galler(?:y|ies)|manufacturers?|makers?|designers?|suppliers?)|(?:led|designer|decorative|architectural|commercial|outdoor) (?:lighting|lamps)(?: (?:manufacturers?|suppliers?|solutions))?|chandeliers',
      'de nl':
        '*leuchten(?:haus|manufaktur|hersteller|studio|shop)|*lampen(?:laden|geschäft|haus|shop)|*lichtstudio|*lichthaus|*lichtplanung|*led-?beleuchtung(?:en)?|*verlichtingswinkel|*lampenwinkel|*verlichtingsspeciaalzaak|*led-?verlichting|*lampenspeciaalzaak',
      'sv da nb fi':
        '*lampbutik|*belysningsbutik|*led-?belysning|*lampefabrik|*lampebutik|*lampehus|*belysningsforretning|*valaisinliike|*valaisinkaup\\p{L}+|*led-?valaisi\\p{L}+|*valaisinvalmistaja',
      'fr es pt it ca ro':
        "(?:magasin de |boutique de )?luminaires?|éclairage (?:led|professionnel|architectural)|(?:tienda de (?:lámparas|iluminación)|iluminación (?:led|decorativa|industrial|profesional))|lámparas y \\p{L}+|(?:loja de )?(?:luminárias|iluminação led|candeeiros)|iluminação (?:decorativa|profissional|residencial)|(?:negozio|vendita) (?:di )?(?:lampadari|illuminazione)|lampadari(?: e \\p{L}+)?|illuminazione (?:led|per interni|d['’]interni|professionale)|botiga de làmpades|il·luminació led|(?:corpuri de iluminat|magazin de lustre|iluminat led|lustre și \\p{L}+)",
      'pl cs sk hr sl sr':
        '(?:sklep z (?:oświetleniem|lampami)|oświetlenie (?:led|wewnętrzne|zewnętrzne|przemysłowe)|lampy i \\p{L}+|żyrandole)|(?:prodejna svítidel|svítidla|led osvětlení|lustry)|(?:predajňa svietidiel|svietidlá|led osvetlenie)|(?:rasvjetn|rasvetn)\\p{L}+ tijel\\p{L}*|(?:led|unutarnja|vanjska|dekorativna) (?:rasvjeta|rasveta)|salon rasvete|lusteri|(?:svetila|led razsvetljava)',
      'ru uk bg mk':
        '(?:магазин|салон|производство) (?:светильников|света|люстр|освещения)|люстры(?: и \\p{L}+)?|светодиодн\\p{L}+ (?:светильник|освещени)\\p{L}+|(?:магазин|виробництво) (?:світильників|люстр|світла)|люстри (?:та|і) \\p{L}+|світлодіодн\\p{L}+ (?:світильник|освітленн)\\p{L}+|(?:осветителни тела|полилеи|led осветление|лед осветление|лед осветлување)',
      'et lv lt hu':
        'valgustipood|valgusti(?:d|te) (?:pood|müük|ja)|led ?valgust(?:id|us)|(?:gaismekļi|lampu veikals|led apgaismojums)|(?:šviestuvai|šviestuvų (?:salonas|parduotuvė)|led apšvietimas)|(?:lámpabolt|csillár|világítástechnik|led világítás|lámpaüzlet|lámpa webáruház)\\p{L}*',
      'el tr':
        '(?:φωτιστικά|κατάστημα φωτιστικών|είδη φωτισμού)|(?:aydınlatma (?:mağaza|ürün|firma|armatür|sistem)|avize)\\p{L}*',
      'ar he fa':
        '(?:محل |معرض )?(?:ثريات|نجف|إنارة ليد|وحدات إنارة)|גופי תאורה|תאורת (?:לד|פנים|חוץ)|(?:لوستر|چراغ های? led|نورپردازی و روشنایی|روشنایی led)',
      'id vi ja zh ko th hi':
        'toko lampu|lampu hias|đèn (?:trang trí|led|chùm)|照明専門店|照明器具メーカー|灯饰|灯具|燈飾|燈具|照明公司|조명(?:가게|전문|업체| ?전문점)|โคมไฟ|ร้านโคมไฟ|झूमर',
    },
  },
  {
    name: 'hunting and fishing shop',
    bucket: 'Retail',
    narrows: 'sports shop',
    words: {
      en: '(?:fishing tackle|tackle|bait|angling|fly) (?:shops?|stores?|dealers?)|bait (?:and|&) tackle|fishing (?:shops?|stores?|lures?|tackle|gear|equipment)|gun ?(?:smiths?|shops?|stores?|dealers?|makers?)|(?:guns|firearms) (?:and|&) ammo|firearms? (?:dealers?|retailers?|sales)|hunting (?:shops?|equipment|supplies)',
      'de nl':
        '*angelshop|*angelgeräte|*anglerbedarf|*angelbedarf|*angelladen|*waffengeschäft|*büchsenmacher\\p{L}*|*jagdbedarf|*jagdausrüst\\p{L}+|*jagd und angel|*waffen und munition|*hengelsport(?:winkel|zaak)?|*hengelsportartikelen|*wapenhandel|*jachtwinkel|*jachtartikelen',
      'sv da nb fi':
        '*fiskebutik för \\p{L}+|*fiskeutrustning|*fiskeredskap|*sportfiskebutik|*vapenaffär|*jaktbutik|*jakt och fiske|*vapenhandel|*grejbutik|*lystfiskerbutik|*fiskegrej|*våbenforretning|*jagtforretning|*våbenhandler|jagt og fiskeri|*jaktbutikk|*våpenforretning|jakt og fiske|*børsemaker|*kalastuskaup\\p{L}+|*kalastustarvik\\p{L}+|*kalastusväline\\p{L}+|*asekaup\\p{L}+|*aseliike',
      'fr es pt it ca ro':
        '(?:magasin|articles|matériel) de (?:pêche|chasse)(?: et \\p{L}+)?|armureri(?:e|es)|armuriers?|coutellerie armurerie|(?:tienda|artículos|equipos) de (?:pesca|caza)|armer[íi]as?|(?:loja|artigos|material) de (?:pesca|caça)|espingardaria|armeiro|(?:negozio|articoli) (?:di |da |per la )?(?:pesca|caccia)|armeria|caccia e pesca|botiga de (?:pesca|caça)|(?:magazin|articole|echipamente) (?:de )?(?:pescuit|vânătoare)|(?:arme și muniții|armurier)',
      'pl cs sk hr sl sr':
        '(?:sklep (?:wędkarski|myśliwski|z bronią)|artykuły wędkarskie|broń i amunicja|rusznikar\\p{L}+)|(?:rybářské (?:potřeby|zboží)|zbraně a střelivo|puškařství|myslivecké potřeby|lovecké potřeby)|(?:rybárske potreby|zbrane a strelivo|poľovnícke potreby|puškárstvo)|(?:(?:ribolovna|pecaroška|lovačka) (?:oprema|trgovina|radnja)|oružje i (?:municija|streljivo)|lovačka prodavnica|puškar\\p{L}*)|(?:ribiška|lovska) (?:oprema|trgovina)|orožje in strelivo',
      'ru uk bg mk':
        '(?:рыболовн|охотнич|оружейн)\\p{L}+ (?:магазин|снаряжени|снаст)\\p{L}*|(?:товары|всё|все) для (?:рыбалки|охоты)(?: и \\p{L}+)?|(?:рибальськ|збройов|мисливськ)\\p{L}+ (?:магазин|спорядженн|снаст)\\p{L}*|товари для (?:риболовлі|рибалки|полювання)|(?:риболовни|риболовен|ловни|ловен|оръжеен) (?:принадлежности|магазин)|риболовна опрема|ловечка опрема',
      'et lv lt hu':
        'kalastus(?:tarbed|pood)|jahi(?:pood|tarbed)|relvapood|(?:makšķerēšanas|medību|ieroču) (?:veikal|piederum|prec)\\p{L}*|(?:žvejybos|žūklės|medžioklės|ginklų) (?:prekė|parduotuvė|reikmen|prekių)\\p{L}*|(?:horgász|vadász|fegyver)(?:bolt|áruház|szaküzlet|cikk|üzlet)\\p{L}*',
      'el tr':
        'είδη (?:αλιείας|κυνηγίου|κυνηγιού|ψαρέματος)|οπλοπωλεί\\p{L}+|κυνηγετικά (?:όπλα|είδη)|(?:balık malzeme|olta|av malzeme|av tüfe|silah mağaza)\\p{L}*(?: takım\\p{L}*| malzeme\\p{L}*)?|av bayi\\p{L}*',
      'ja zh ko': '釣具店|釣り具|銃砲店|渔具|釣具|钓具|낚시(?:용품|점|방)|총포사',
    },
  },
  {
    name: 'hobby and comic shop',
    bucket: 'Retail',
    narrows: 'toy shop',
    types: ['HobbyShop'],
    words: {
      en: '(?:comics?|comic ?books?|manga|anime|trading cards?|card|hobby|model|rc|model railway|wargaming|collectibles) (?:shops?|stores?)|(?:model railways?|scale models?|rc cars?|plastic kits) (?:shop|store|supplies|and \\p{L}+)',
      'de nl':
        '*comic(?:laden|shop|buchhandlung)|*mangaladen|*modellbau(?:shop|laden|geschäft|fachgeschäft)|*modellbahn(?:shop|laden|geschäft|center)|*modelleisenbahn(?:en)?|*sammelkarten(?:shop)?|*stripwinkel|*stripspeciaalzaak|*modelbouw(?:winkel|shop)|*modeltreinen|*modelspoorwinkel',
      'sv da nb fi':
        '*serietidningsbutik|*seriebutik|*hobbybutik|*modelltåg|*modelljärnväg(?:ar)?|*tegneseriebutik|*modeltog|*modelljernbane|*tegneseriebutikk|*sarjakuvakaup\\p{L}+|*pienoismallikaup\\p{L}+|*pienoisrautatie\\p{L}*|*pienoismallit',
      'fr es pt it ca ro':
        '(?:librairie|boutique) (?:bd|manga|comics)|(?:magasin|boutique) de (?:modélisme|maquettes|figurines|cartes)|modélisme(?: ferroviaire| naval)?|(?:tienda|librería) de (?:cómics?|manga|modelismo|maquetas)|modelismo(?: ferroviario| ferroviário)?|loja de (?:quadrinhos|modelismo|banda desenhada|mangá|cartas)|fumetteri(?:a|e)|negozio di (?:fumetti|modellismo|carte)|modellismo(?: ferroviario)?|fermodellismo|botiga de còmics|modelisme|(?:magazin de |librărie de )(?:benzi desenate|modelism)|machete și \\p{L}+',
      'pl cs sk hr sl sr':
        '(?:sklep (?:modelarski|komiksowy|z komiksami)|modelarstw\\p{L}+|kolejki elektryczne)|(?:modelářské (?:potřeby|centrum)|komiksový obchod|modelová železnice|plastikové modely)|(?:modelárske potreby|komiksový obchod|plastikové modely)|(?:modelarstvo|striparnica|maketarstvo|strip(?:arnica| knjižara))',
      'ru uk bg':
        '(?:магазин|клуб) (?:комиксов|моделей|настольных игр и комиксов|моделизма|коміксів)|масштабные модели|сборные модели|железнодорожный моделизм|масштабні моделі|збірні моделі|(?:магазин за (?:комикси|модели)|моделизъм)',
      'et lv lt hu':
        'mudelipood|koomiksipood|komiksu veikals|modelisma veikals|modelių parduotuvė|komiksų (?:parduotuvė|knygynas)|modell(?:bolt|vasút|ező)\\p{L}*|makett(?:bolt|ezés|áruház)\\p{L}*|képregény(?:bolt|kereskedés)\\p{L}*',
      'el tr':
        '(?:κατάστημα|βιβλιοπωλείο) κόμικς|μοντελισμός|(?:çizgi roman|hobi|maket|model) (?:mağaza|dükkan)\\p{L}*|maket ve \\p{L}+',
      'ja zh ko':
        '鉄道模型(?:店|専門店)|模型店|ホビーショップ|カードショップ|トレカ(?:ショップ|専門店)|漫画书店|模型店|모형 ?전문점|만화방',
    },
  },
  {
    name: 'aquarium shop',
    bucket: 'Retail',
    narrows: 'pet shop',
    words: {
      en: '(?:aquarium|tropical fish|reptile|aquatics?|pond|koi)s? (?:shops?|stores?|supplies|cent(?:re|er)s?|specialists?|dealers?)|aquascaping|aquatics cent(?:re|er)|(?:marine|reef|freshwater) aquariums?|aquarium (?:maintenance|design|installation)',
      'de nl':
        '*aquaristik\\p{L}*|*aquarien(?:bau|shop|pflege)|*terraristik\\p{L}*|*zierfisch(?:e|handel|zucht)|*koi(?:farm|handel|zucht|center)|*meerwasseraquaristik|*aquariumwinkel|*aquariumspeciaalzaak|*aquaristiek|*vijverspeciaalzaak|*koispecialist',
      'sv da nb fi':
        '*akvariebutik|*akvarieaffär|*akvarieservice|*akvariefirma|*akvariebutikk|*terrariebutik|*akvaariokaup\\p{L}+|*akvaarioliike|*akvariefisk',
      'fr es pt it ca ro':
        "aquariophilie|(?:magasin|boutique) d['’]aquari(?:ums?|ophilie)|terrariophilie|acuariofilia|(?:tienda|servicio) de acuarios|(?:loja de )?aquari(?:smo|ofilia)|loja de aquários|aquapaisagismo|acquariofilia|negozio di acquari|acquari e \\p{L}+|aquariofília|acvaristică|magazin de acvarii",
      'pl cs sk hr sl sr':
        '(?:sklep akwarystyczny|akwarystyk\\p{L}+|terrarystyk\\p{L}+)|akvaristik\\p{L}+|akvarijn\\p{L}+ (?:rybk|trgovin|ryby)\\p{L}*|teraristik\\p{L}+',
      'ru uk bg mk':
        '(?:магазин аквариум|аквариумистик|аквариумн\\p{L}+ (?:рыб|магазин)|акваріумістик|акваріумн\\p{L}+ (?:риб|магазин)|аквариум(?:ен магазин|ни риб)|террариумистик|акваскейпинг)\\p{L}*',
      'et lv lt hu':
        'akvaaristika\\p{L}*|akvaariumipood|akvāriju veikals|akvārijistika|akvariumų (?:parduotuvė|priežiūra)|akvarist\\p{L}*|akvarisztik\\p{L}+|díszhal\\p{L}*|terrarisztik\\p{L}+',
      'el tr':
        '(?:είδη|κατάστημα) ενυδρείου|ενυδρεία και \\p{L}+|akvaryum (?:mağaza|market|malzeme|tasarım|balık|bakım)\\p{L}*|akvaryumcu\\p{L}*',
      'ar he fa id vi':
        '(?:محل )?أسماك زينة|أحواض (?:ال)?أسماك|דגי נוי|אקווריומים|ماهی (?:های )?(?:آکواریومی|زینتی)|(?:فروشگاه )?آکواریوم|toko (?:ikan hias|aquarium)|ikan hias|cá cảnh|hồ cá cảnh|thủy sinh',
      'ja zh ko th':
        '熱帯魚専門店|アクアリウム(?:専門店|ショップ)|爬虫類専門店|水族馆用品|水族(?:店|用品)|观赏鱼|觀賞魚|수족관 ?(?:전문|용품|청소)|열대어|ปลาสวยงาม|ตู้ปลา',
    },
  },
];
