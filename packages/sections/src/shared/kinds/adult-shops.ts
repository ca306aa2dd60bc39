import type { Kind } from './kind.ts';

/** Shops for adults, and for valuables. */
export const ADULT_SHOPS: readonly Kind[] = [
  {
    name: 'vape shop',
    bucket: 'Retail',
    words: {
      en: '(?:vape|vaping|e-?cigarettes?|e-?liquids?) (?:shops?|stores?|suppl(?:y|ies|iers?)|retailers?)',
      'de nl':
        '*e-?zigaretten-?(?:shop|laden|fachgeschäft|handel)|*vape-?shop|*vape-?store|*dampfershop|*e-?sigaretten-?(?:winkel|shop)',
      'sv da nb fi':
        '*e-?cigarett-?(?:butik|affär)\\p{L}*|*e-?cigaret-?(?:butik|shop)\\p{L}*|*e-?sigarett-?butikk\\p{L}*|*sähkö(?:savuke|tupakka)-?kaup\\p{L}+|*vape-?(?:shop|butik)',
      'fr es pt it ca ro':
        "(?:boutique|magasin|vente) (?:de |d['’])?(?:cigarettes? électroniques?|e-?liquides?|vape)|(?:tienda|venta) de (?:vapeo|vapeadores|vapers|cigarrillos electrónicos)|loja de (?:cigarros eletr[óô]nicos|vape)|(?:negozio|vendita) (?:di )?sigarette elettroniche|(?:botiga|venda) de cigarretes electròniques|magazin (?:de )?țig[aă]r\\p{L}+ electronice|vape ?shop",
      'pl cs sk hr sl sr':
        '(?:sklep|sprzedaż) (?:z )?(?:e-?|elektronicznymi )papieros\\p{L}*|(?:prodej|obchod s|predaj) (?:elektronick\\p{L}+ |e-?)cigaret\\p{L}*|(?:prodaja|trgovina|prodavnica) (?:elektronsk|elektroničk)\\p{L}+ cigaret\\p{L}+|vape ?shop',
      'ru uk bg mk':
        'вейп-?шоп\\p{L}*|вейп\\p{L}* магазин\\p{L}*|магазин (?:вейп|электронных сигарет|електронних сигарет|за електронни цигари)\\p{L}*|продавница за електронски цигари',
      'et lv lt hu':
        'e-?sigareti(?:pood|te müük)\\p{L}*|(?:e-?cigarešu|elektronisko cigarešu) veikal\\p{L}*|elektroninių cigarečių (?:parduotuv|prekyb)\\p{L}*|(?:e-?cigi|e-?cigaretta|elektromos cigaretta) ?(?:bolt|üzlet|shop)\\p{L}*',
      'el tr': '(?:κατάστημα|καταστήματα) ηλεκτρονικού τσιγάρου|elektronik sigara (?:mağazası|satışı|dükkanı)',
      'ar he fa':
        '(?:متجر|محل) (?:ال)?(?:سجائر|شيشة) (?:ال)?[إا]لكترونية|فيب شوب|חנות (?:ל)?סיגריות אלקטרוניות|فروشگاه (?:سیگار الکترونیکی|ویپ)',
      'id vi ja zh ko th':
        'toko (?:vape|rokok elektrik)|vape ?store|cửa hàng (?:vape|thuốc lá điện tử)|電子タバコ(?:専門店|ショップ|販売店)|(?:电子烟|電子煙|電子菸)(?:专卖店|專賣店|实体店|店|公司)|전자담배 ?(?:매장|전문점|가게|샵)|ร้านบุหรี่ไฟฟ้า',
    },
  },
  {
    name: 'tobacconist',
    bucket: 'Retail',
    words: {
      en: 'tobacconists?|(?:cigar|tobacco) (?:shops?|stores?|merchants?|lounges?)|smoke shops?|tobacco pipes?',
      'de nl':
        '*tabakwaren|*tabakladen|*zigarren-?(?:haus|handel|shop|lounge)|*pfeifen und tabak|*tabakspeciaalzaak|*sigaren(?:winkel|speciaalzaak|magazijn)|*tabakswinkel',
      'sv da nb fi':
        '*tobaksaffär\\p{L}*|*tobakshandel\\p{L}*|*cigarbutik\\p{L}*|*cigarer og piber|*tobakksforretning|*tobakkshandel|*tupakkakaup\\p{L}+|*sikarit ja \\p{L}+',
      'fr es pt it ca ro':
        'bureau de tabac|tabac[- ]presse|cave à cigares|estancos? de tabacos?|tabaquer[íi]as?|expendeduría de tabacos?|(?:tienda|venta) de (?:puros|cigarros|habanos)|tabacarias?|charutaria|loja de charutos|tabaccheri(?:a|e)|tutungerie|trabucuri',
      'pl cs sk hr sl sr':
        'trafik[ay] (?:a|i) \\p{L}+|sklep(?:y)? (?:tytoniow\\p{L}+|z cygarami)|prodej doutníků|tabak(?:a|y)? a \\p{L}+ trafika|(?:duhan|duvan)(?:ski|ska)? (?:prodavaonic|trgovin|radnj)\\p{L}+',
      'ru uk bg': '(?:табачн|тютюнов)\\p{L}+ (?:магазин|лавк|крамниц)\\p{L}*',
      'et lv lt hu el tr':
        'sigari(?:klubi|pood)|tabakas (?:veikal|izstrādājum)\\p{L}*|cigarų (?:namai|klubas|parduotuvė)|dohánybolt\\p{L}*|szivar(?:szalon|bolt|szoba)\\p{L}*|καπνοπωλεί\\p{L}+|είδη καπνιστού|tütün (?:shop|dükkan|mağaza)\\p{L}*|puro (?:satış|mağaza)\\p{L}*',
      'ja zh ko vi': 'シガーバー|たばこ専門店|雪茄(?:吧|店|专卖店|專賣店|馆|館)|시가바|cửa hàng xì gà',
    },
  },
  {
    name: 'cannabis shop',
    bucket: 'Retail',
    parts: {
      'CBD shop': 'cbd|каннабидиол',
      'hemp shop': 'hemp|hanf|hennep|chanvre|cáñamo|cânhamo|canapa|konop|hamp',
      'cannabis club': 'club|social',
      'cannabis clinic': 'clinic|kliniek',
      'head shop': 'head ?shop',
      'grow shop': 'grow ?shop',
      'cannabis seed shop': 'seed|samen|zaden|graines|semillas|sementes|semi',
    },
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
      hi: 'गिरवी (?:की )?दुकान',
      zh: '当铺',
      'fi et lv lt hu': 'panttilainaamo|pandimaja|lombards|lombardas|zálogház',
    },
  },
  {
    name: 'gold and coin dealer',
    bucket: 'Retail',
    parts: {
      'coin dealer':
        'coin|münz|munt|mynt|mønt|numism|monnaie|moneda|moedas|monet|mincí|mincov|монет|нумизм|kolikk|münt|érme|コイン|古銭|钱币|錢幣|주화|sikke',
      'gold dealer':
        'gold|silver|bullion|precious|edelmetall|scheide|goud|guld|gull|métaux précieux|oro|ouro|aur|złot|zlat|золот|злат|kulta|kuld|zelt|auks|arany|altın|χρυσ|金|금',
    },
    words: {
      en: '(?:gold|silver|bullion|precious metals?|coins?|scrap gold|cash for gold) (?:dealers?|buyers?|merchants?|bullion|refiners?|bars (?:and|&) coins)|cash for gold|we buy gold|(?:rare|numismatic|ancient) coins|numismatists?',
      'de nl':
        '*goldankauf|*edelmetall(?:handel|ankauf|händler)?|*edelmetalle|*münzhandel|*münzhandlung|*münzen und \\p{L}+|*goldbarren|*scheideanstalt|*goudinkoop|*goud (?:inkoop|verkopen|kopen)|*muntenhandel|*edelmetaal|*edelmetalen|*goudhandel',
      'sv da nb fi':
        '*guldhandel|*guldköp\\p{L}*|sälj(?:a)? guld|köp(?:a)? guld|*mynthandel|*mynthandlare|*guldopkøb|*opkøb af guld|*møntforretning|*mønthandel|*gullkjøp|selg gull|*mynthandel|*kullanosto\\p{L}*|*kultaosto\\p{L}*|*kolikkokaup\\p{L}+|*rahaliike',
      'fr es pt it ca ro':
        "(?:rachat|achat) (?:d['’])?or|(?:achat et vente|comptoir) d['’]or|(?:or et|métaux) précieux|numismat(?:ique|es?|ica|iche|a|i)|numism[áa]tica|compr(?:o|amos|a) (?:de )?oro(?!,)|metales preciosos|compr(?:o|amos|a) (?:de )?ouro|metais preciosos|compra ?vendita oro|comproro|metalli preziosi|compro or|numismàtica|cumpăr(?:ăm)? aur|achiziți(?:e|i) aur|monede (?:și|de) (?:aur|colecție|medalii)|lingouri",
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
];
