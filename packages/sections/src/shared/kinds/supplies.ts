import type { Kind } from './kind.ts';

export const SUPPLIES: readonly Kind[] = [
  {
    name: 'timber merchant',
    bucket: 'Retail',
    words: {
      en: 'timber (?:merchants?|yard|suppliers?|trade)|lumber ?(?:yard|mill|company|supplier)|hardwood (?:suppliers?|flooring mill)',
      'de nl': '*holzhandel*|*holzhandlung|brennholz*|holzpellets|*houthandel*|*zagerij|brandhout',
      'sv da nb':
        '*sågverk|trävaruhandel*|brännved|*savværk|tømmerhandel*|trælast\\p{L}*|*brænde salg|*sagbruk|trelast\\p{L}*|fyringsved|vedsalg',
      'fr es pt it ca ro':
        'négoce de bois|bois de chauffage|granulés de bois|maderas|serra[çc]ão|serrações|madeireira|madeiras|lenha|legnami|legna da ardere|pellet di legno|fustes|gater|cherestea|lemne de foc|depozit (?:de )?cherestea',
      'pl cs sk hr sl':
        'tartak|tarcica|drewno (?:kominkowe|opałowe|konstrukcyjne)|skład drewna|pila a prodej řeziva|řezivo|palivové dřevo|palivové drevo|rezivo|pilana|ogrjevno drvo|žaga|žagan les',
      'ru uk bg': 'пиломатериал*|лесопил*|пиломатеріал*|лісопил*|дърв[ое]н материал|дърва за огрев',
      'fi et lv lt hu':
        'saha|sahatavara*|puutavara\\p{L}*|polttopuu*|klapikauppa|saeveski|saematerjal|küttepuud|kokzāģētava|zāģmateriāli|malka|lentpjūvė|pjautinė mediena|malkos|fűrészáru\\p{L}*|fűrészüzem|faanyag\\p{L}*|tűzifa',
      'el tr': 'ξυλεία|πριστήριο|καυσόξυλα|kereste\\p{L}*|odun satış\\p{L}*',
      'id vi': 'toko kayu|penggergajian|gỗ nguyên liệu|xưởng cưa',
      'ja zh ko': '材木店|木材店|木材厂|木材行|제재소|목재상',
    },
  },
  {
    name: 'building supplies merchant',
    bucket: 'Retail',
    words: {
      en: "build(?:ing|ers['’]?) (?:suppl(?:y|ies)|materials?|merchants?)|construction materials?|roofing suppl(?:y|ies)|plumbing suppl(?:y|ies)|bathroom (?:showroom|suppliers?|shop)|home improvement store",
      'de nl': '*baustoffhandel*|*baustoffe|*baumarkt|*bouwmaterialen|*bouwmarkt|*badkamerspeciaalzaak|badausstellung',
      'sv da nb': '*byggvaruhus|*byggmaterial|byggvaror|byggevarer|byggemarked*|trælast og byggemarked|byggevarehus',
      'fr es pt it ca ro':
        'matériaux de construction|négoce de matériaux|materiales de construcci[óo]n|materiais de construção|materiali (?:edili|da costruzione)|edilizia rivendita|materials de construcció|materiale de construcți[ei]|depozit materiale',
      'pl cs sk hr sl':
        'materiały budowlane|hurtownia budowlana|skład budowlany|stavebniny|stavební materiál*|stavebný materiál|građevinski materijal*|gradbeni material*',
      'ru uk bg': 'стройматериал*|строительн* материал*|будматеріал*|будівельн* матеріал*|строителни материали',
      'fi et lv lt hu':
        'rakennustarvik*|rautakauppa|ehitusmaterjal*|ehituskaubad|ehituspood|būvmateriāl*|statybin\\p{L}+ medžiag*|építőanyag*|tüzép',
      'el tr': 'οικοδομικά υλικά|υλικά οικοδομών|yapı (?:malzemeleri|market)|inşaat malzeme*',
      'ar he': 'مواد (?:ال)?بناء|חומרי בניין',
      'id vi': 'toko bangunan|bahan bangunan|material bangunan|vật liệu xây dựng',
      'ja zh ko': '建材店|ホームセンター|建材|건축자재|건재상',
    },
  },
  {
    name: 'hardware shop',
    bucket: 'Retail',
    words: {
      en: 'hardware (?:stores?|shops?)|iron ?mongers?|ironmongery|diy (?:stores?|shops?)|tool (?:shop|store)',
      'de nl': '*eisenwarenhandel|*eisenwaren|werkzeugfachhandel|ijzerwaren*|gereedschapswinkel',
      'sv da nb': 'järnhandel*|verktygsbutik|isenkræmmer*|værktøjsbutik|jernvarehandel*|verktøybutikk',
      'fr es pt it ca ro':
        'quincaillerie*|ferreter[íi]as?|ferragens|lojas? de ferragens|ferrament[ae]|ferreteria|fierărie magazin|scule și unelte',
      'pl cs sk hr sl':
        'sklep (?:metalowy|żelazny|z narzędziami)|artykuły metalowe|železářství|nářadí a železářství|železiarstvo|željezarija|železnina',
      'ru uk bg': 'хозяйственный магазин|скобян* (?:издел*|товар*)|магазин инструмент*|господарський магазин|железария',
      'fi et lv lt hu':
        'rautakauppias|työkalukauppa|rauakaubad|tööriistapood|instrumentu veikals|saimniecības preces|įrankių parduotuvė|ūkinės prekės|vasbolt|vas-műszaki|szerszámbolt|barkácsáruház',
      'el tr': 'σιδηρικά|εργαλεία χειρός|nalbur\\p{L}*|hırdavat\\p{L}*',
      'ar he': 'محل (?:عدد|خردوات)|כלי עבודה|חומרי בניין וכלי עבודה',
      'ja zh ko': '金物店|五金店|五金行|철물점',
    },
  },
  {
    name: 'grocery shop',
    bucket: 'Retail',
    words: {
      en: 'grocer(?:y|ies|s)(?: stores?| shops?)?|super ?markets?|convenience stores?|greengrocers?|(?:village|general|corner|food|asian|organic|bulk) (?:store|shop)|(?:fruit|vegetable) (?:shop|market|box(?:es)?)|zero[- ]waste shop',
      'de nl':
        '*lebensmittelgeschäft|*supermarkt|*bioladen|*naturkostladen|unverpackt-?laden|dorfladen|*obst und gemüse|*buurtwinkel|groentewinkel|natuurwinkel|*kruidenier',
      'sv da nb':
        '*livsmedelsbutik|*matbutik|matvarubutik|*købmand|dagligvarebutik|*matbutikk|dagligvarebutikk|landhandel',
      'fr es pt it ca ro':
        'épicerie(?: (?:fine|bio|vrac))?|supermarché|supérette|magasin bio|ultramarinos|tienda de (?:alimentación|comestibles)|supermercados?|fruter[íi]as?|mercearias?|minimercado|hortifruti|frutaria|supermercat[io]|alimentari|fruttivendolo|ortofrutta|minimarket|queviures|fruiteria|băcănie|magazin alimentar|supermarket',
      'pl cs sk hr sl':
        'sklep spożywczy|supermarket|delikatesy|warzywniak|zdrowa żywność|potraviny|večerka|zdravá výživa|trgovina (?:mješovite robe|živil)|voće i povrće|sadje in zelenjava',
      'ru uk bg':
        'продуктовый магазин|супермаркет*|овощи и фрукты|продуктовий магазин|овочі та фрукти|хранителни стоки|плодове и зеленчуци',
      'fi et lv lt hu':
        'ruokakauppa|lähikauppa|elintarvikekauppa|luomukauppa|toidukauplus|toidupood|ökopood|pārtikas veikals|ekoveikals|maisto prekių parduotuvė|ekologiškų prekių|élelmiszerbolt|élelmiszerüzlet|zöldséges|biobolt|csomagolásmentes',
      'el tr': 'παντοπωλείο|σούπερ μάρκετ|οπωροπωλεί\\p{L}+|μανάβικο|süpermarket|bakkal|manav',
      'ar he': 'سوبر ماركت|بقالة|خضار وفواكه|מכולת|סופרמרקט|ירקות ופירות',
      'id vi': 'toko kelontong|toko sembako|supermarket|cửa hàng (?:thực phẩm|tiện lợi|tạp hóa)|siêu thị',
      'ja zh ko': 'スーパーマーケット|食料品店|八百屋|超市|杂货店|雜貨店|슈퍼마켓|식료품점|마트',
    },
  },
  {
    name: 'speciality food and drink shop',
    bucket: 'Retail',
    words: {
      en: 'delicatessens?|deli|gourmet (?:food|shop|foods)|fine foods?|wine (?:shop|merchants?|store|importers?)|(?:spice|tea) (?:shop|merchants?|store|company|importers?)|spices(?: and herbs| & herbs)?|loose[- ]leaf teas?',
      'de nl':
        '*feinkost*|*delikatessen*|*weinhandlung*|*teeladen|*gewürzhandel|*gewürze|*delicatessenwinkel|*wijnhandel*|*wijnwinkel|*theewinkel|*kruidenhandel',
      'sv da nb':
        'delikatessbutik|vinhandel\\p{L}*|tebutik|kryddbutik|delikatesseforretning|vinimport\\p{L}*|teforretning|krydderier|delikatessebutikk|tebutikk',
      'fr es pt it ca ro':
        'traiteur épicerie fine|caviste|cave à vins|maison de thé|épices(?: et thés)?|thés et (?:infusions|épices)|delicatessen|productos gourmet|vinotecas?|tienda de (?:vinos|tés?)|especias|garrafeira|produtos gourmet|loja de (?:chás?|vinhos)|especiarias|gastronomia|enoteche?|negozio di tè|spezie|botiga de vins|delicatese|magazin de (?:vinuri|ceai\\p{L}*)|condimente',
      'pl cs sk hr sl':
        'sklep z (?:winami|herbatą|przyprawami)|herbaciarnia|przyprawy|lahůdky|obchod s čajem|koření|lahôdky|obchod s čajom|koreniny|delikatese|vinoteka|čajna|začini|začimbe',
      'ru uk bg':
        'магазин (?:деликатесов|вина|чая|чаю|специй|спецій)|винотек*|деликатес*|специи|спеції|делікатес*|винен магазин|магазин за (?:чай|вино)|подправки',
      'fi et lv lt hu':
        'herkkukauppa|viinikauppa|teekauppa|maustekauppa|delikatesspood|veinipood|teepood|vürtsipood|delikateses|vīna veikals|tējas veikals|garšvielas|vyno parduotuvė|arbatos parduotuvė|prieskoniai|csemege(?:bolt|üzlet)?|borszaküzlet|borkereskedés|teaház|teabolt|fűszerbolt|fűszerek',
      'el tr': 'ντελικατέσεν|κάβα ποτών|κάβα|μπαχαρικά|baharat\\p{L}*|aktar',
      'ar he': 'بهارات|عطارة|محل شاي|מעדנייה|תבלינים|חנות יין',
      'id vi': 'toko (?:teh|rempah|anggur)|rempah|cửa hàng (?:rượu|trà)|trà đặc sản|gia vị',
      'ja zh ko':
        '茶舗|日本茶専門店|ワインショップ|スパイス専門店|茶叶店|茶行(?!业|業)|茶莊|酒行(?!业|業)|香料店|와인샵',
    },
  },
];
