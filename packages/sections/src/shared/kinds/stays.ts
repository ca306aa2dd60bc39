import type { Kind } from './kind.ts';

export const STAYS: readonly Kind[] = [
  {
    name: 'guest house',
    bucket: 'Travel and hospitality',
    types: ['BedAndBreakfast'],
    parts: {
      'bed and breakfast': 'bed|b&b|frühstück',
      'Japanese inn': '旅館',
    },
    words: {
      pt: 'hospedagem (?:em chalés?|rural|familiar|e café da manhã)|alojamento local|aluguel de quartos',
      en: 'guest ?house|bed (?:and|&) breakfast|b&b|guest rooms|inn',
      'de nl':
        '*gästehaus*|pension|(?:privat|gäste|land|familien|hotel)pension|gästezimmer|fremdenzimmer|privatzimmer|frühstückspension|logeren|gastenverblijf|gastenkamers',
      'sv da nb': 'gästhus|gästgiveri|pensionat|gæstehus|gjestehus|gjestgiveri',
      'fr es pt it ca ro':
        "auberge|chambres? d['’]h[ôo]tes?|maison d['’]hôtes|casa de huéspedes|hostal|posada|pousada|casa de hóspedes|affittacamere|locanda|casa de (?:oaspeți|oaspeti)|pensiune[a]?",
      'pl cs sk hr sl': 'pensjonat|pokoje gościnne|penzion|penzión|pansion|gostišče',
      'ru uk bg': 'гостевой дом|гостевые дома|гостьовий будинок|садиба|къща за гости|пансион',
      'fi et lv lt hu': 'majatalo*|matkakoti*|külalistemaja|viesu (?:nams|māja)|svečių namai|vendégház*|panzió*',
      'el tr': 'ξενώνας|ενοικιαζόμενα δωμάτια|pansiyon*|konuk evi|misafirhane',
      'ar he': 'بيت ضيافة|دار ضيافة|צימר*|בית הארחה|אירוח כפרי',
      'id vi': 'homestay|penginapan|nhà nghỉ',
      'ja zh ko': '旅館|펜션',
      'hr sl': 'sobe',
      pl: 'pokoje (?:na wynajem|do wynajęcia)|noclegi|kwatery',
      de: 'zimmervermietung|übernachtungsmöglichkeit*',
      'hr sr bs': 'sobe za (?:najam|izdavanje)|iznajmljivanje soba|prenoćište',
      cs: 'ubytování v soukromí|ubytování',
      sk: 'ubytovanie',
      hu: 'kiadó szob*|magánszállás*',
      lt: 'kambarių nuoma|nakvynė',
      lv: 'naktsmītn*|istabu īre',
      et: 'majutus*',
      fi: 'majoitus*|aamiaismajoitus',
      sv: 'rum att hyra|bed and breakfast|boende i rum',
      da: 'værelsesudlejning|overnatning',
      nb: 'romutleie|overnatting',
      it: 'camere in affitto|b ?(?:&|e) ?b|bed (?:and|&) breakfast',
      es: 'alojamiento rural|casa rural|habitaciones en alquiler',
      fr: 'g[iî]tes?|location de chambres',
      ro: 'cazare|camere de închiriat',
      bg: 'стаи под наем|нощувки',
      ru: 'гостевые комнаты|комнаты посуточно',
      uk: 'оренда кімнат|кімнати подобово',
      sl: 'oddaja sob|prenočišč*',
      ca: 'allotjament rural|casa rural',
      ko: '민박|게스트하우스',
      ja: '民宿|素泊まり|ゲストハウス',
      zh: '民宿|客栈|客棧',
    },
  },
  {
    name: 'holiday apartment',
    bucket: 'Travel and hospitality',
    types: ['VacationRental', 'Apartment', 'House'],
    words: {
      en: 'holiday (?:apartments?|homes?|lets?|cottages?|flats?|rentals?)|vacation (?:rentals?|homes?)|self[- ]catering|serviced apartments?',
      'de nl':
        'ferienwohnung*|ferienhaus*|ferienhäuser|ferienapartment*|apartmentvermietung|vakantiehuis*|vakantiewoning*|vakantieappartement*',
      'sv da nb':
        'semesterlägenhet*|semesterhus|stuguthyrning|sommerhus*|ferielejlighed*|feriehus|ferieleilighet*|hytteutleie',
      'fr es pt it ca ro':
        'gîtes?|location saisonnière|locations? de vacances|apartamentos? turísticos?|casa rural|vivienda vacacional|alojamento local|casas? de férias|cas[ae] vacanz[ae]|apartament* turístic*|apartament în regim hotelier|cazare',
      'pl cs sk hr sl':
        'apartamenty na (?:wynajem|doby)|domki letniskowe|apartmán*|rekreační (?:chat|dům)*|chata na prenájom|kuća za odmor|apartmani|apartmaji|počitniška hiša',
      'ru uk bg': 'апартаменты посуточно|посуточная аренда|квартиры посуточно|апартаменти|вили под наем',
      'fi et lv lt hu': 'loma-asun*|lomamök*|mökkivuokra*|puhkemaja*|brīvdienu māja|poilsio namai|nyaraló*|apartman*',
      'el tr': 'ενοικιαζόμενα διαμερίσματα|τουριστικές κατοικίες|günlük kiralık|tatil evi|apart',
      'id vi': 'villa sewa|sewa villa|căn hộ du lịch',
      'ja zh ko': '貸別荘|バケーションレンタル|度假公寓|독채펜션',
    },
  },
  {
    name: 'holiday chalets',
    bucket: 'Travel and hospitality',
    words: {
      en: 'holiday (?:chalets?|cabins?|lodges?)|(?:chalets?|cabins?|lodges?) (?:to|for) (?:let|rent)',
      de: 'chaletdorf|ferienchalets?|almhütten|ferienhütten|hüttenvermietung',
      nl: 'vakantiechalets?|chaletverhuur|blokhutten',
      fr: 'locations? de chalets?|chalets? en location',
      pt: 'chalés',
      es: 'cabañas (?:en|de) (?:alquiler|renta)|renta de cabañas|alquiler de cabañas',
      it: 'affitto chalet|chalet in affitto',
    },
  },
  {
    name: 'hotel',
    bucket: 'Travel and hospitality',
    types: ['Hotel', 'Resort', 'LodgingBusiness'],
    words: {
      'en de nl fr es pt it ca ro sv da nb pl cs sk hr sl id tr':
        '*hotel|hotels?|hotell*|hôtels?|hoteles|resort|otel|oteli|boutique-hotel',
      'ru uk bg': 'отел[ьия]|гостиниц*|готел[ьюі]|хотел',
      'fi et lv lt hu': 'hotelli*|hotell|viesnīca|viešbut*|szálloda|szállodá*|hotel',
      el: 'ξενοδοχεί*',
      'ar he': 'فندق|מלון',
      vi: 'khách sạn|khu nghỉ dưỡng',
      'ja zh ko': 'ホテル|호텔',
      zh: '酒店|飯店|饭店',
    },
  },
  {
    name: 'hostel',
    bucket: 'Travel and hospitality',
    types: ['Hostel'],
    words: {
      'en de nl fr es pt it ca ro pl cs sk hr sl et lv lt id tr':
        'hostels?|youth hostel|jugendherberge|auberge de jeunesse|albergue juvenil|ostello|schronisko młodzieżowe',
      'sv da nb fi hu': 'vandrarhem|vandrerhjem|vandrehjem|hostelli*|ifjúsági szálló',
      'ru uk bg': 'хостел*',
      'ja zh ko': 'ホステル|青年旅舍|青年旅館|호스텔',
    },
  },
  {
    name: 'campsite',
    bucket: 'Travel and hospitality',
    types: ['Campground'],
    parts: {
      'motorhome park': 'wohnmobil|reisemobil|motorhome|camper|camping-car|房车|\\brv\\b',
    },
    words: {
      en: 'camp ?sites?|campgrounds?|glamping|caravan park|camping',
      'de nl': 'campingplatz*|camping|minicamping|zeltplatz',
      'sv da nb fi': 'camping*|campingplads*|campingplass*|leirintäalue*',
      'fr es pt it ca ro': 'campings?|campeggi*|parque de campismo|càmping',
      'pl cs sk hr sl': 'kemping*|pole namiotowe|autocamp|kamp|autokemp',
      'ru uk bg': 'кемпинг*|глэмпинг*|глемпінг*|къмпинг',
      'et lv lt hu': 'kämping|kempings|kempingas|kemping*',
      'el tr': 'κάμπινγκ|kamp alanı',
      'ja zh ko': 'キャンプ場|露营地|露營區|캠핑장',
    },
  },
  {
    name: 'farm stay',
    bucket: 'Travel and hospitality',
    words: {
      en: 'farm ?stay|agritourism',
      'de nl': 'bauernhofurlaub|urlaub auf dem bauernhof|ferienhof|ferienbauernhof|vakantieboerderij|boerderijcamping',
      'fr es pt it ca ro':
        'agritourisme|gîte à la ferme|agroturism[oe]?|agriturismo|turismo rural|casa de pagès|pensiune agroturistică',
      'pl cs sk hr sl':
        'agroturysty*|agroturist*|seosk(?:i|og|om) turiz(?:am|ma|mu)|(?:seosk|turističk)\\p{L}+ domaćinstv\\p{L}+|turistična kmetija',
      'ru uk bg': 'агроусадьба|агротуризм*|зелена садиба',
      'sv da nb fi': 'bondgårdsferie|maatilamatkailu*|gårdsferie',
      'et lv lt hu': 'turismitalu|lauku māja|kaimo turizmo sodyba|falusi turizmus',
      'el tr': 'αγροτουρισμ*|agro ?turizm|çiftlik evi',
    },
  },
  {
    name: 'tour operator',
    bucket: 'Travel and hospitality',
    types: ['TravelAgency'],
    parts: {
      'travel agency':
        'travel agen|reisebür|reisbur|agen[a-zçțţ]+ (?:de |di )?(?:voyag|viaj|viag|turism)|旅行代理|rejsebureau|resebyrå|reisebyrå|matkatoimist|reisibüroo|biuro podróż|cestovn|utazási irod|турагент|seyahat acent',
      'tour guide': 'guid|führung|rondleid',
    },
    words: {
      en: 'tour operator|travel agency|guided tours|day trips|safaris?|trekking tours|tour guide|sightseeing',
      'de nl':
        'reisebüro*|reiseveranstalter*|stadtführung*|wanderreisen|touranbieter|reisbureau|reisorganisatie|rondleidingen',
      'sv da nb': 'resebyrå*|researrangör*|guidade turer|rejsebureau*|guidede ture|reisebyrå*|turoperatør',
      'fr es pt it ca ro':
        'agence de voyages?|voyagiste|visites guidées|agencia de viajes|operador turístico|tours? guiados|agência de (?:viagens|turismo)|passeios turísticos|agenzia (?:di )?viaggi|tour operator|visite guidate|agenție de turism',
      'pl cs sk hr sl':
        'biuro podróży|biuro turystyczne|cestovní (?:kancelář|agentura)|cestovná kancelária|turistička agencija|turistična agencija',
      'ru uk bg':
        'туристическ* (?:агентств*|фирм*|компани*)|турагентств*|туроператор*|экскурси[яи]|туристичн* (?:агенц*|фірм*)|туристическа агенция',
      'fi et lv lt hu': 'matkatoimisto*|reisibüroo|tūrisma aģentūra|ceļojumu aģentūra|kelionių agentūra|utazási iroda',
      'el tr': 'ταξιδιωτικό γραφείο|γραφείο ταξιδίων|seyahat acent*|turizm acent*|tur operatörü',
      'ar he': 'وكالة سفر|مكتب سياحة|סוכנות נסיעות|טיולים מאורגנים',
      'id vi': 'agen (?:perjalanan|wisata|travel)|biro perjalanan|paket wisata|công ty du lịch|tour du lịch',
      'ja zh ko': '旅行会社|ツアー会社|旅行社|여행사',
    },
  },
];
