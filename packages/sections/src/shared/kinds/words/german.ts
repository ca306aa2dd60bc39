import type { WordsByKind } from './words-by-kind.ts';

export const GERMAN: WordsByKind = {
  'massage studio': '*massagesalon|*masseur|*masseurin|*massageinstitut|thai-?massage-?(?:studio|salon)',
  hotel: 'motel|*motel|*strandresort',
  campsite:
    '*wohnmobil-?stellpl*|*reisemobil-?stellpl*|*wohnmobilhafen|*wohnmobilpark|*campingpark|*jugendzeltplatz|*naturcamping',
  restaurant: '*ausflugslokal|*beisl|*schankwirtschaft',
  'ice cream parlour': 'eisladen|eissalon|*frozen-?yog(?:h)?urt-?(?:laden|shop|bar)',
  bar: '*nachtbar|*szenebar|*sektbar|gin-?bar|whisky-?bar|rooftop-?bar|cocktail-?lounge|irish pub|*eckkneipe|*musikkneipe|*szenekneipe',
  brewery: '*brauhaus|*brauwerkstatt',
  caterer: '*gemeinschaftsverpflegung|*betriebskantine|*mittagsverpflegung|*messecatering',
  'bicycle shop':
    '*fahrradreparatur*|*radwerkstatt|*zweiradwerkstatt|*lastenrad-?(?:laden|shop)|e-?bike-?(?:laden|shop|händler|center)|*fahrradfachgeschäft',
  tailor: '*schneidermeister*|*herrenschneider*|*maßatelier|*nähservice|*änderungsatelier',
  'print shop': '*kopierladen|*kopieranstalt|*digitaldruck*|*plotservice|*offsetdruck*|*druckhaus|*großformatdruck*',
  'kitchen studio':
    '*küchen(?:fachmarkt|haus|studio|fachgeschäft|planung|welt|händler|montage|center|zentrum|manufaktur|atelier)|*küchenbauer',
  'pottery studio': '*keramik(?:laden|werkstatt|atelier|studio|manufaktur)|*töpferladen|*töpferwerkstatt',
  distillery: '*brennerei|*destille|*edelbrände|*ginmanufaktur',
  'chocolate maker': '*schokoladen(?:laden|geschäft|manufaktur|fabrik)|*pralinen(?:manufaktur|laden|werkstatt)',
  beekeeper: '*imkerin|*bienenhof',
  'garden centre': '*gartenzentrum|*pflanzen-?center|*pflanzenmarkt|*gartenfachmarkt',
  'clothing shop':
    '*herrenausstatter|*bekleidungshaus|*damenmode|*herrenmode|*trachtenmode|*trachtengeschäft|*trachtenhaus|*jeansladen|*kindermode|*maßanzüge|*kleiderladen',
  'second-hand shop':
    'second-?hand-?(?:laden|shop|mode|boutique|kleidung|geschäft)|*secondhand(?:laden|shop|mode)|vintage-?(?:laden|shop|store|mode)|*gebrauchtwarenladen|*gebrauchtmöbel',
  florist: '*blumenhändler|*blumen(?:laden|geschäft|haus|werkstatt|binderei|boutique|studio)',
  'online shop': '*versandhandel|*versandhaus',
  spa: '*kneippkur*|*kneippanlage|*badehaus|day-?spa|*wellnesstempel',
  'dog trainer': '*welpenschule|*hundeverhaltens*',
  'home and gift shop': '*wohnaccessoires|*dekoladen|concept-?store|*einrichtungsgeschäft',
  'electronics shop':
    '*elektrofachmarkt|*haushaltsgeräte(?:handel|shop|fachgeschäft)|hifi-?(?:studio|laden|geschäft|shop)|*computer(?:laden|geschäft|fachhandel|handel|shop)|*handyladen|*handyshop|*handygeschäft|*mobilfunkshop|*hausgerätegeschäft|*elektronikladen|*unterhaltungselektronik|*kamerafachgeschäft|*fotofachgeschäft',
  'music shop': '*musikgeschäft|*musikladen|*gitarrenladen|*klavierhaus|*pianohaus|*notenhandel',
  'hardware shop':
    '*heimwerkermarkt|*heimwerkerladen|*beschlägehandel|*farben(?:geschäft|handel|fachhandel|haus|markt)|*malerbedarf|*haushaltswaren und eisenwaren',
  'grocery shop':
    '*minimarkt|mini-?markt|*spätkauf|tante-emma-laden|*lebensmittel(?:geschäft|markt|laden)|*nahversorger|obst- und gemüse(?:laden|handel|händler|geschäft)|*gemüse(?:laden|händler|handlung)|*nahkauf',
  'speciality food and drink shop': '*bierladen',
  'caravan dealer':
    '*wohnwagen(?:handel|händler|center)|*wohnmobil(?:handel|händler|center)|*reisemobil(?:handel|händler|center)|*caravan(?:handel|händler|center)|*wohnmobilausbau',
  'vehicle inspection centre':
    '*kfz-?prüfstelle|tüv-?(?:station|prüfstelle|stützpunkt)|*fahrzeugprüfung*|*fahrzeuginspektion',
  watchmaker: '*uhren(?:geschäft|laden|reparatur|fachgeschäft|service|manufaktur|werkstatt)',
  'shoe repair shop': '*schuhservice',
  'candle maker': '*kerzenhandlung|*kerzen(?:geschäft|laden|werkstatt)',
  'bridal shop': '*brautstudio|*brautausstatt*|*hochzeitsmode|*brautboutique|*brautsalon|*hochzeitsanzüge',
  'office supplies dealer': '*druckertinte|*druckerpatronen|*büroausstatt*|*büroeinrichtung*|*kopiersysteme',
  'vehicle damage assessor': 'kfz-?(?:gutachter|sachverständig)*|*schadensgutachter*|*fahrzeugbewertung',
  'picture framer': '*bilderrahmen-?(?:geschäft|laden|manufaktur|werkstatt|shop)|*rahmenmacher*',
  'coffee and tea retailer':
    '*kaffee(?:geschäft|laden|handel|kontor|händler|fachgeschäft)|*tee(?:geschäft|laden|handel|kontor|händler|fachgeschäft)',
  'wine shop': '*weinfachhandel|*weinkontor|*weindepot|*weinhändler',
  'farm shop': '*hofverkauf|*direktvermarkt*',
  'health food shop': 'bio-?(?:markt|laden|supermarkt|geschäft)|*hofladen und bioladen',
  'Japanese restaurant': 'ramen-?(?:bar|restaurant|laden|shop)|running sushi|*izakaya',
  'Chinese restaurant': 'chinesische[rs]? (?:imbiss|restaurant|schnellrestaurant)',
  'seafood restaurant': 'meeresfrüchte-?restaurant|*fischlokal|*fischgaststätte',
  'lingerie or swimwear shop': '*dessous(?:laden|geschäft|boutique|shop)|*miederwaren|*wäschefachgeschäft',
  'handbag or accessory brand': '*taschengeschäft|*modeaccessoires',
  'religious or esoteric shop': 'esoterik-?(?:laden|shop|geschäft|versand)|esoterischer laden',
  'outdoor or camping shop':
    '*outdoor(?:geschäft|laden)|*bergsport(?:geschäft|laden|shop)|*trekkingladen|*campingbedarf|*campingfachgeschäft',
  'party supplies shop': '*partyzubehör|*partyartikel|*karnevalsshop|*faschingsbedarf|*kostümgeschäft',
  'firewood and fuel supplier': '*flaschengas|*gasflaschen|*propangas*|*flüssiggas*|*pellethandel|*mineralölhandel',
  'wine bar': '*weinlokal|*weinbistro|*besenwirtschaft|*straußwirtschaft',
  'vape shop':
    'e-?zigaretten-?(?:laden|shop|geschäft|fachgeschäft|händler)|*dampfer(?:laden|shop)|vape-?(?:shop|store|laden)',
  tobacconist: '*tabak(?:geschäft|fachgeschäft)|*trafik|*zigarren(?:haus|laden|lounge|shop)|*pfeifenladen',
  'cannabis shop': 'cannabis-?(?:shop|laden|geschäft|apotheke|club)|cbd-?(?:shop|laden)|*anbauvereinigung',
  'gold and coin dealer': '*münzhändler|*goldhandel|*numismatik|*briefmarkenhandlung',
  'baby shop': '*babygeschäft|*babyausstatt*|*kinderwagen(?:geschäft|shop|laden)|*umstandsmode',
  'curtain maker':
    '*gardinen(?:studio|laden|geschäft|näherei|atelier|haus)|*vorhang(?:geschäft|atelier)|*gardinenservice',
  'hobby and comic shop':
    'manga-?(?:laden|shop)|anime-?(?:shop|laden)|*spieleladen|*rollenspielladen|*brettspielladen|*bastelladen|*bastelbedarf|*sammelkarten(?:laden|shop)',
  'fast food restaurant':
    '*imbissstube|*imbissbude|*imbissstand|*hähnchengrill|*hähnchenbraterei|fish (?:&|and|und) chips|*currywurst(?:bude|imbiss)|hot-?dog-?(?:stand|laden|imbiss)|*würstelstand|*pommesbude|*döner(?:laden|imbiss|haus|grill|restaurant)|*kebabhaus|chicken-?wings-?(?:restaurant|imbiss)',
  'bubble tea shop': 'bubble-?tea-?(?:café|cafe|shop|laden|bar)',
  'burger restaurant': '*burgerbude|burger-?imbiss|smash-?burger',
  'food hall': 'food-?halle',
  'horse trekking operator': '*wanderreit*|*ausritte|*ponyreiten',
  'trophy and flag supplier': '*ehrenpreise|*fahnenmasten|*vereinsbedarf|*pokale und medaillen|*fahnenmanufaktur',
  saddler: '*sattlermeister*|*polsterei und sattlerei',
  'agricultural merchant': '*agrarmarkt|*agrarhandel|*landwirtschaftsbedarf|*raiffeisenmarkt',
  'cattle ranch': '*viehzucht|*angusrinder|*galloway-?rinder|*fleischrinder',
  'department store': '*sonderpostenmarkt|*restpostenmarkt',
  'army surplus shop': '*armeeshop|*militärbedarf',
  'mineral or fossil shop':
    '*mineralien(?:handel|shop|laden|händler)|*fossilien(?:handel|shop)|*edelsteinladen|*mineralienbörse',
  'record shop': '*vinylladen',
  'video game shop': '*videospiel(?:laden|geschäft|shop)|*konsolenladen',
  'sauna house': '*saunaparadies|*saunapark',
  'boat dealer': '*yachthändler|*bootsverkauf',
  'specialist food shop':
    '*nussgeschäft|*gewürzladen|*gewürzgeschäft|*gewürzhandel|*nudelladen|*pastaladen|*asialaden|asia-?(?:markt|shop|laden)',
  'key cutting or shoe service': '*schlüsselanfertigung|schuh- und schlüsseldienst|schlüssel- und schuhservice',
};
