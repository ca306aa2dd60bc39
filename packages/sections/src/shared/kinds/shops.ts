import type { Kind } from './kind.ts';

export const SHOPS: readonly Kind[] = [
  {
    name: 'clothing shop',
    bucket: 'Retail',
    types: ['ClothingStore'],
    words: {
      en: '(?:clothing|clothes|fashion|menswear|womenswear|lingerie|bridal) (?:shop|store|boutique)s?|bridal wear',
      'de nl':
        '*modehaus|*modegeschäft|modeboutique|*bekleidungsgeschäft|brautmoden|kledingwinkel|*kledingzaak|modezaak|bruidsmode*',
      'sv da nb':
        '*klädbutik*|*klädaffär*|brudklänningar|*tøjbutik*|*modebutik*|*tøjforretning|brudekjoler|*klesbutikk*|*klesforretning',
      'fr es pt it ca ro':
        'boutiques? de (?:vêtements|mode)|magasins? de vêtements|prêt-à-porter|robes de mariée|tiendas? de ropa|vestidos de novia|lojas? de roupas?|vestidos de noiva|negozi?o? di abbigliamento|abbigliamento (?:uomo|donna|bambin[io])|abiti da sposa|botiga de roba|magazin de haine|rochii de mireasă',
      'pl cs sk hr sl':
        'sklep (?:odzieżowy|z odzieżą)|butik odzieżowy|suknie ślubne|obchod s oblečením|svatební šaty|obchod s oblečením|svadobné šaty|trgovina odjeće|vjenčanice|trgovina z oblačili|poročne obleke',
      'ru uk bg':
        'магазин\\p{L}* одежды|свадебн\\p{L}* (?:салон|плать)*|магазин\\p{L}* одягу|весільн\\p{L}* (?:салон|сукн)*|магазин за дрехи|булчински рокли',
      'fi et lv lt hu':
        'vaatekaup*|vaateliike*|hääpuku*|rõivapood|rõivakauplus|riidepood|pulmakleidid|apģērbu veikals|kāzu kleitas|drabužių parduotuvė|vestuvinės suknelės|ruhabolt*|ruházati bolt*|ruhaüzlet*|esküvői ruha*|divatáru*',
      'el tr': 'κατάστημα ρούχων|γυναικεία ρούχα|νυφικά|giyim mağaza*|gelinlik*',
      'ar he': 'محل ملابس|متجر ملابس|فساتين زفاف|חנות בגדים|שמלות כלה',
      'id vi': 'toko (?:baju|pakaian)|butik baju|cửa hàng (?:quần áo|thời trang)|shop quần áo|áo cưới',
      'ja zh ko': '洋服店|アパレルショップ|呉服店|服装店|服飾店|婚纱|婚紗|옷가게|의류매장|웨딩드레스',
    },
  },
  {
    name: 'shoe shop',
    bucket: 'Retail',
    types: ['ShoeStore'],
    words: {
      en: '(?:shoe|footwear|sneaker) (?:shop|store|retailer)s?',
      'de nl': '*schuhgeschäft*|*schuhhaus|schuhladen|*schoenenwinkel*|schoenwinkel|*schoenenzaak',
      'sv da nb': '*skobutik*|*skoaffär*|*skoforretning*|skotøjsbutik*',
      'fr es pt it ca ro':
        'magasins? de chaussures|boutique de chaussures|zapater[íi]as?|tienda de (?:zapatos|calzado)|sapatarias?|loja de (?:sapatos|calçados)|negozio di (?:scarpe|calzature)|calzature|sabateri\\w+|magazin de (?:pantofi|încălțăminte)',
      'pl cs sk hr sl':
        'sklep (?:obuwniczy|z butami)|prodejna obuvi|obchod s obuví|predajňa obuvi|trgovina obuće|trgovina s čevlji',
      'ru uk bg': 'магазин\\p{L}* обуви|магазин\\p{L}* взуття|магазин за обувки',
      'fi et lv lt hu':
        'kenkäkaup*|kinga(?:pood|kauplus)*|jalanõude pood|apavu veikals|batų parduotuvė|avalynės parduotuvė|cipőbolt*|cipőüzlet*',
      'el tr': 'κατάστημα υποδημάτων|γυναικεία παπούτσια|ayakkabı mağaza*',
      'ar he': 'محل أحذية|متجر أحذية|חנות נעליים',
      'id vi': 'toko sepatu|cửa hàng giày|shop giày',
      'ja zh ko': '靴屋|靴専門店|鞋店|신발가게|신발매장',
    },
  },
  {
    name: 'toy shop',
    bucket: 'Retail',
    types: ['ToyStore'],
    words: {
      en: 'toy ?(?:shop|store)s?|(?:board )?games? (?:shop|store)s?|model (?:shop|railway shop)',
      'de nl': '*spielwaren*|*spielzeugladen|*spielzeuggeschäft|*speelgoedwinkel*|*speelgoedzaak|spellenwinkel',
      'sv da nb': '*leksaksaffär*|*leksaksbutik*|*legetøjsbutik*|*legetøjsforretning|*lekebutikk*|leketøysbutikk*',
      'fr es pt it ca ro':
        'magasins? de jouets|jugueter[íi]as?|tienda de juguetes|lojas? de brinquedos|negozio di giocattoli|giocattoleria|botiga de joguines|jogueteri\\w+|magazin de jucării',
      'pl cs sk hr sl':
        'sklep z zabawkami|hračkářstv*|hračkárstv*|trgovina igračaka|trgovina z igračami|obchod s hračkami',
      'ru uk bg': 'магазин\\p{L}* игрушек|магазин\\p{L}* іграшок|магазин за играчки',
      'fi et lv lt hu':
        'lelukaup*|mänguasjapood|mänguasjakauplus|rotaļlietu veikals|žaislų parduotuvė|játékbolt*|játéküzlet*',
      'el tr': 'κατάστημα παιχνιδιών|oyuncakçı*|oyuncak mağaza*',
      'ar he': 'محل ألعاب أطفال|متجر ألعاب|חנות צעצועים',
      'id vi': 'toko mainan|cửa hàng đồ chơi',
      'ja zh ko': '장난감가게|완구점',
      zh: '玩具店|扭蛋|盲盒|公仔|模型店|娃娃機|戰鬥陀螺',
      ja: 'おもちゃ屋|玩具店|模型店|ホビーショップ',
    },
  },
  {
    name: 'pet shop',
    bucket: 'Pets and animals',
    types: ['PetStore'],
    words: {
      en: 'pet (?:shop|store|supplies)s?|aquarium shop|aquatics shop',
      'de nl':
        '*zoofachgeschäft*|zoohandlung*|tierbedarf*|heimtierbedarf|zoofachmarkt|*dierenwinkel*|*dierenspeciaalzaak*',
      'sv da nb': '*djuraffär*|*djurbutik*|*dyrehandel*|*dyrebutik*|zoobutikk*',
      'fr es pt it ca ro':
        "animalerie|tiendas? de (?:mascotas|animales)|pet ?shop|lojas? de animais|negozi?o? per animali|articoli per animali|botiga d[’']animals|magazin de animale|pet ?shop",
      'pl cs sk hr sl':
        'sklep zoologiczny|chovatelské potřeby|chovateľské potreby|trgovina za kućne ljubimce|pet shop|trgovina za (?:male )?živali',
      'ru uk bg': 'зоомагазин*|зоотовар*',
      'fi et lv lt hu':
        'lemmikkikaup*|eläinkaup*|lemmikloomapood|zooveikals|zoopreces|zooparduotuvė|gyvūnų prekės|állateledel*|kisállatbolt*|állatkereskedés*',
      'el tr': 'κατάστημα κατοικιδίων|είδη κατοικιδίων|pet ?shop|evcil hayvan mağaza*',
      'ar he': 'متجر حيوانات|חנות חיות|חנות לבעלי חיים',
      'id vi': 'pet shop|toko hewan|cửa hàng thú cưng',
      'ja zh ko': 'ペットショップ|宠物店|寵物店|펫샵|애견샵',
    },
  },
  {
    name: 'furniture shop',
    bucket: 'Retail',
    types: ['FurnitureStore', 'HomeGoodsStore'],
    words: {
      en: 'furniture (?:shop|store|showroom|retailer)s?|(?:bed|sofa|mattress) (?:shop|store|showroom)s?',
      'de nl':
        '*möbelhaus|*einrichtungshaus|möbelgeschäft|*bettenhaus|*bettenfachgeschäft|*meubelwinkel*|*meubelzaak|woonwinkel|*beddenwinkel|*beddenspeciaalzaak',
      'sv da nb': '*möbelaffär*|*möbelbutik*|möbelvaruhus|*møbelbutik*|*møbelhus|møbelforretning*|*møbelbutikk*',
      'fr es pt it ca ro':
        'magasins? de (?:meubles|literie)|tiendas? de (?:muebles|colchones|sofás)|muebler[íi]as?|lojas? de (?:móveis|colchões|mobiliário)|negozio di (?:mobili|arredamento|materassi)|mobilifici\\w+|botiga de mobles|magazin de mobilă|magazin mobilă',
      'pl cs sk hr sl':
        'sklep meblowy|salon meblowy|sklep z meblami|prodejna nábytku|predajňa nábytku|salon namještaja|trgovina namještajem|salon pohištva|trgovina s pohištvom',
      'ru uk bg':
        'магазин\\p{L}* мебели|мебельн\\p{L}* (?:магазин|салон)*|магазин\\p{L}* меблів|меблев\\p{L}* (?:магазин|салон)*|мебелен магазин|магазин за мебели',
      'fi et lv lt hu':
        'huonekaluliik*|huonekalukaup*|sisustusmyymälä|mööblipood|mööblikauplus|mööblisalong|mēbeļu (?:veikals|salons)|baldų (?:parduotuvė|salonas)|bútorbolt*|bútoráruház*|bútorüzlet*',
      'el tr': 'κατάστημα επίπλων|έπιπλα σπιτιού|mobilya mağaza*',
      'ar he': 'معرض أثاث|متجر أثاث|חנות רהיטים|רהיטים לבית',
      'id vi': 'toko (?:mebel|furniture)|cửa hàng nội thất',
      'ja zh ko': '家具店|家具屋|傢俱店|가구점|가구매장',
    },
  },
  {
    name: 'second-hand shop',
    bucket: 'Retail',
    words: {
      en: '(?:second[- ]hand|thrift|vintage|consignment) (?:shop|store|boutique)s?|antiques? (?:shop|store|dealers?|centre)s?',
      'de nl':
        'second-?hand-?laden|secondhandshop|gebrauchtwarenhaus|*antiquitäten*|trödelladen|sozialkaufhaus|*kringloopwinkel*|kringloop|tweedehandswinkel|*antiekwinkel|antiekhandel',
      'sv da nb':
        'second hand-butik*|secondhandbutik*|loppis|antikaffär|antikhandel*|*genbrugsbutik*|antikvitet\\p{L}*|*bruktbutikk*|gjenbruksbutikk*',
      'fr es pt it ca ro':
        "friperie|brocante|antiquaires?|dépôt-vente|ressourcerie|recyclerie|tiendas? de segunda mano|anticuari[oa]s?|antigüedades|brechós?|lojas? de segunda mão|antiguidades|antiquário|mercatino dell[’']usato|antiquariato|negozio dell[’']usato|botiga de segona mà|antiquari|antichități|magazin second hand",
      'pl cs sk hr sl':
        'lumpeks|odzież używana|sklep z używaną odzieżą|antyki|starožitnost*|second hand|starožitnosti|antikviteti|trgovina rabljen\\p{L}*|starinarnica',
      'ru uk bg':
        'секонд-?хенд*|комиссионн\\p{L}* магазин*|антиквар\\p{L}* (?:магазин|салон|лавк)*|комісійн\\p{L}* магазин*|секънд хенд|антиквариат|антики',
      'fi et lv lt hu':
        'kirpputori*|kirppis|second hand -?liike|antiikkiliike|kasutatud riided|antiigipood|lietoto apģērbu|lietotu apģērbu|antikvariāts|dėvėti drabužiai|dėvėtų drabužių|antikvaras|használtruha*|turkáló|régiségbolt*|régiségkeresked*',
      'el tr': 'αντίκες|παλαιοπωλεί*|ikinci el mağaza*|antikacı*|spotçu*',
      'ar he': 'أنتيكات|عتيقات|חנות יד שנייה|עתיקות',
      'id vi': 'toko barang bekas|đồ cũ',
      'ja zh ko': 'リサイクルショップ|古着屋|骨董|古物商|二手店|古董|중고매장|빈티지샵|골동품',
    },
  },
];
