import type { Kind } from './kind.ts';

/** Contractors for one part of a building. */
export const BUILDING_SPECIALISTS: readonly Kind[] = [
  {
    name: 'facade contractor',
    bucket: 'Construction and trades',
    words: {
      en: '(?:fa[cç]ade|curtain wall(?:ing)?|cladding) (?:contractors?|company|systems?|installers?|engineering|specialists?|installation)|curtain wall(?:s|ing)?|(?:glass|alumin(?:i)?um|ventilated|glazed) fa[cç]ades?',
      'de nl':
        '*fassadenbau(?:er)?|*fassadentechnik|*metallfassaden?|*glasfassaden?|*fassadensysteme?|*fassadenverkleidung(?:en)?|vorgehängte fassaden|*pfosten-riegel\\p{L}*|*gevelbouw|*gevelbekleding|*gevelsystemen|*vliesgevels?|*glasgevels?|*aluminium gevels?',
      'sv da nb':
        '*fasadentreprenör\\p{L}*|*glasfasad(?:er)?|*fasadsystem|*facadeentreprenør\\p{L}*|*glasfacader?|*facadebeklædning|*facadesystem(?:er)?|*fasadesystem(?:er)?|*glassfasader?|*fasadeentreprenør\\p{L}*',
      'fr es pt it ca ro':
        'façadiers?|murs?[- ]rideaux?|(?:façades?|bardages?) (?:vitrées?|légères?|ventilées?|aluminium|métalliques?)|fachadas (?:ventiladas|ligeras|de vidrio|de aluminio|integrales)|muros? cortinas?|fachadas (?:de vidro|envidraçadas|em acm|em alumínio)|revestimento em acm|pele de vidro|facciate (?:continue|ventilate|vetrate|in vetro)|façanes (?:ventilades|lleugeres)|fațade (?:cortină|ventilate|din sticlă|de sticlă)|pereți cortină',
      'pl cs sk hr sl sr':
        'fasady (?:aluminiowe|szklane|wentylowane|słupowo-ryglowe)|fasad (?:aluminiowych|szklanych|wentylowanych)|(?:prosklené|hliníkové|skleněné|odvětrávané|provětrávané) fasády|lehké obvodové pláště|(?:presklené|hliníkové|sklenené|odvetrané|prevetrávané) fasády|(?:staklen|aluminijsk|aluminij|alu|ventilir(?:ajuć|an)|viseć|kontinualn)\\p{L}* fasad\\p{L}+|(?:steklen|alu|aluminijast|prezračevan)\\p{L}* fasad\\p{L}+',
      'ru uk bg mk':
        '(?:навесн|вентилируем|стеклянн|алюминиев|светопрозрачн|вентилован|навісн|скляні|алюмінієв|світлопрозор|окачен|стъклен|алуминиев|вентилируем|алуминиумск|стаклен)\\p{L}* (?:вентилируем\\p{L}+ )?фасад\\p{L}*|фасадн\\p{L}+ (?:работы|остекление|систем\\p{L}+|роботи|скління)|(?:остекление|скління|монтаж|монтаж на) фасад\\p{L}+|светопрозрачн\\p{L}+ конструкц\\p{L}+|світлопрозор\\p{L}+ конструкц\\p{L}+',
      'fi et lv lt hu':
        '*julkisivu-?urak\\p{L}+|*lasijulkisivu\\p{L}*|*julkisivujärjestelm\\p{L}+|*alumiinijulkisivu\\p{L}*|*klaasfassaad\\p{L}*|*fassaaditöö\\p{L}*|alumiiniumfassaad\\p{L}*|(?:stikla|alumīnija|ventilējam\\p{L}+) fasād\\p{L}+|fasādes sistēmas|(?:aliuminio|stiklo|ventiliuojam\\p{L}+) fasad\\p{L}+|fasadų (?:sistemos|montavimas|įrengimas)|függönyfalas homlokzat\\p{L}*|üvegfal\\p{L}* és homlokzat\\p{L}*|(?:alumínium|üveg|szerelt) ?homlokzat\\p{L}*',
      'el tr':
        'υαλοπετάσματ\\p{L}+|(?:γυάλινες|αεριζόμενες|αλουμινίου) (?:όψεις|προσόψεις)|(?:dış )?cephe (?:kaplama|sistem|giydirme)\\p{L}*|giydirme cephe\\p{L}*|silikon cephe\\p{L}*',
      'ar he fa':
        'واجهات (?:زجاجية|كلادينج|كلادينغ|ألمنيوم|المنيوم|زجاج)|كلادينج|كلادينغ|קירות מסך|חיפוי(?:י)? (?:אלומיניום|חזיתות)|نمای (?:شیشه ای|کرتین وال|آلومینیوم|کامپوزیت)|کرتین وال',
      'id vi is th':
        'curtain wall|kontraktor (?:fasad|acp)|pemasangan acp|mặt dựng(?: nhôm kính)?|vách kính mặt dựng|álklæðning\\p{L}*|glerveggi\\p{L}*|ผนังกระจก|ผนัง ?curtain wall|งานฟาซาด',
      'ja zh ko': 'カーテンウォール|外装工事|幕墙|幕牆|帷幕牆|커튼월|외장공사',
      hi: 'ग्लास फसाड|एसीपी क्लैडिंग',
    },
  },
  {
    name: 'aggregates supplier',
    bucket: 'Construction and trades',
    narrows: 'quarrying and concrete company',
    words: {
      en: '(?:aggregates?|gravel|sand|top ?soil|crushed stone|mulch)(?: (?:and|&) (?:aggregates?|gravel|sand|top ?soil|stone|mulch))? (?:suppliers?|deliver(?:y|ies)|suppl(?:y|ies)|merchants?|company|yard|sales)|sand (?:and|&) gravel|bulk bags? of (?:sand|gravel)',
      'de nl':
        'sand (?:und|&|,) kies|kies (?:und|&|,) sand|schüttgüter|*schüttguttransporte?|*kieshandel|*kieslieferung|*splitthandel|sand,? kies,? (?:und )?(?:splitt|schotter|erde)|zand (?:en|&|,) grind|grind (?:en|&|,) zand|*zandhandel|*grindhandel|siergrind en split',
      'sv da nb':
        'grus (?:och|&|,) (?:sand|jord)|sand (?:och|&|,) grus|(?:grus|jord) (?:och|&) makadam|bergkross\\p{L}*|sand (?:og|&|,) (?:grus|sten|jord)|grus (?:og|&|,) (?:sand|sten|stein|pukk)|sten og grus|pukk og grus|levering af grus',
      'fr es pt it ca ro':
        '(?:sables?|graviers?|granulats?) (?:et|&) (?:graviers?|granulats?|sables?|galets)|(?:livraison|vente) de (?:sables?|graviers?|granulats?|terre végétale)|granulats|(?:arena|áridos) y (?:grava|ripio|piedra)|(?:venta|suministro) de (?:áridos|arena|grava|ripio|piedra chancada)|áridos (?:y|para) \\p{L}+|arena,? (?:ripio|grava|piedrín|gravilla)|areia (?:e|,) (?:brita|pedra)|areia,? (?:pedra|brita)|pedra brita|inerti (?:per|e) \\p{L}+|(?:vendita|fornitura) (?:di )?(?:sabbia|ghiaia|inerti)|sabbia e ghiaia|ghiaia e sabbia|sorra i grava|nisip (?:și|,) (?:pietriș|balast)|(?:vânzare|livrare) (?:nisip|balast|pietriș)|agregate de (?:balastieră|carieră)|produse de balastieră',
      'pl cs sk hr sl sr':
        '(?:piasek|piach),? (?:i )?(?:żwir|kruszyw\\p{L}*)|kruszyw\\p{L}+|(?:sprzedaż|dostawa|transport) (?:piasku|żwiru|kruszyw\\p{L}*)|(?:prodej|doprava|dovoz) (?:písk|štěrk|kameniv)\\p{L}*|písek(?:,| a) štěrk|štěrk(?:,| a) písek|(?:predaj|dovoz|doprava) (?:piesk|štrk|kameniv)\\p{L}*|piesok(?:,| a) štrk|štrk(?:,| a) piesok|štrkopiesk\\p{L}+|pijes(?:ak|ka),? (?:i )?(?:šljun|tucanik)\\p{L}+|pes(?:ak|ka),? (?:i )?(?:šljun|tucanik)\\p{L}+|(?:prodaja|dostava|prevoz) (?:pijeska|peska|šljunka|tucanika|gramoza)|kameni agregat\\p{L}*|pesek in gramoz|gramoz in pesek',
      'ru uk bg mk':
        'щеб[её]н\\p{L}+|щебінь|щебеню?|(?:доставка|продажа|поставка) (?:песка|щебня|гравия|грунта|инертных|сыпучих|нерудных)\\p{L}*(?: материалов)?|(?:нерудные|сыпучие|инертные) материалы|песок[,и ]+(?:гравий|щебень)|(?:доставка|продаж) (?:піску|щебеню|гравію|сипучих)|сипучі матеріали|інертні матеріали|пісок[,іта ]+(?:гравій|щебінь)|инертни материали|пясък,? (?:и )?(?:чакъл|филц|баластра)|доставка на (?:пясък|чакъл|инертни)|песок и чакал',
      'fi et lv lt hu':
        '*kiviaines(?:toimitu|myynti)\\p{L}*|*sora(?: ja|,) (?:hiekka|murske|multa)|(?:hiekka|sora|murske|multa)(?:a|n)? (?:toimitettuna|toimitus|myynti)|*sepelitoimitu\\p{L}*|liiv(?:,| ja) (?:kruus|killustik)|(?:liiva|kruusa|killustiku|mulla) (?:müük|vedu)|killustik\\p{L}*|(?:smilts|grants),? (?:un )?(?:grants|šķembas|smilts)|(?:smilts|grants|šķembu|melnzemes) (?:piegāde|tirdzniecība)|šķembas|(?:smėlis|žvyras|skalda|smėlio|žvyro|skaldos),? (?:ir )?(?:žvyras|skalda|smėlis|žvyro|pristatymas|pardavimas)|sóder\\p{L}*|homok,? (?:és )?(?:sóder|kavics|murva)|(?:homok|sóder|kavics|zúzottkő|murva)(?: |-)?(?:szállítás|eladás|rendelés)\\p{L}*',
      'el tr':
        'αδραν(?:ή|ών) υλικ(?:ά|ών)|άμμος,? (?:και )?(?:χαλίκι|σκύρα)|kum(?:,| ve)? (?:çakıl|mıcır)|mıcır|agrega',
      'ar he fa':
        '(?:بيع|توريد) (?:ال)?(?:رمل|رمال|بحص|حصى|كري)|رمل وبحص|חול וחצץ|חצץ וחול|אגרגטים|شن و ماسه|ماسه شویی',
      'id vi is th':
        '(?:jual|supplier) (?:pasir|batu split|sirtu)|pasir dan batu|(?:bán|cung cấp|giá) cát (?:đá|xây dựng)|cát đá xây dựng|sandur og möl|mölun og sandur|(?:ขาย)?หินทราย|ทรายถมที่|หินคลุก|ท่าทราย',
      'ja zh ko': '砂利販売|砕石販売|砂石料|砂石场|沙石料|砂石場|砂石買賣|골재',
      hi: 'रेत और गिट्टी|बालू और गिट्टी',
    },
  },
  {
    name: 'stair builder',
    bucket: 'Construction and trades',
    words: {
      en: '(?:staircases?|stairs?|stairway)s? (?:makers?|builders?|manufacturers?|company|specialists?|design(?:ers?)?|installation|parts)|(?:bespoke|custom|spiral|glass|wooden|oak|floating) (?:staircases|stairs)',
      'de nl':
        '*treppenbau(?:er|meister)?|*holztreppen?|*stahltreppen?|*spindeltreppen?|*treppenrenovierung(?:en)?|*treppenstudio|*treppensanierung|*trappenmaker\\p{L}*|*traprenovatie\\p{L}*|*trappenbouw|*trappenfabriek|houten trappen',
      'sv da nb':
        '*trapptillverkare|*trapptillverkning|*trapprenovering\\p{L}*|*trappfabrik\\p{L}*|*trappefabrik\\p{L}*|*trapperenovering|*trappeproducent|*trappeleverandør',
      'fr es pt it ca ro':
        "(?:fabricant|fabrication|création|pose|rénovation) d['’]escaliers?|escaliers? (?:sur[- ]mesure|en bois|métalliques?|design|béton)|escaliéteur|(?:fabricación|fabricante|diseño) de escaleras|escaleras (?:de caracol|de madera|a medida|de diseño)|escadas (?:de madeira|em caracol|caracol|sob medida|por medida|metálicas)|scale (?:a chiocciola|per interni|in legno|da interni|a giorno)|produzione scale|escales (?:de cargol|de fusta)|scări (?:interioare|din lemn|de interior|metalice)",
      'pl cs sk hr sl sr':
        'schody (?:drewniane|dywanowe|na wymiar|kręcone|samonośne|na beton|betonowe|metalowe)|producent schodów|schodów drewnianych|(?:výroba|renovace) (?:dřevěných )?schodišť|(?:dřevěná|točitá|interiérová) schodiště|schodiště na míru|(?:výroba|renovácia) schodov|(?:drevené|interiérové|točité) (?:schody|schodiská)|schody na mieru|(?:drven|unutarnj|unutrašnj|spiraln|zavojit)\\p{L}+ (?:stepeništa|stubišta|stepenice|stubište|stepenište)|(?:izrada|proizvodnja) (?:stepenica|stubišta|stepeništa)|(?:lesen|notranj)\\p{L}+ stopnice|izdelava stopnic',
      'ru uk bg mk':
        "(?:изготовление|производство|проектирование) (?:деревянных |металлических )?лестниц\\p{L}*|лестниц\\p{L} (?:на заказ|для дома|из дерева)|деревянные лестницы|(?:виготовлення|виробництво) (?:дерев[’']?яних )?сход(?:ів|и)|сходи (?:на замовлення|для будинку|з дерева)|дерев[’']?яні сходи|(?:дървени|вътрешни|интериорни) стълби|изработка на стълби|изработка на скали",
      'fi et lv lt hu':
        '*porras(?:tehdas|valmistaja|toimittaja|mestari)\\p{L}*|*puuportaat|*sisäportaat|*trepi(?:tootja|meister|d ja)\\p{L}*|*puittrepid|treppide (?:valmistamine|tootmine|ehitus)|(?:koka )?kāpņu (?:ražošana|izgatavošana|izgatavotāj\\p{L}+)|koka kāpnes|laiptų (?:gamyba|gamintojas|gamintojai|projektavimas)|mediniai laiptai|(?:fa|bel)?lépcső(?:gyártás|gyártó|készítés|burkolás)\\p{L}*|fa ?lépcső\\p{L}*',
      'el tr':
        '(?:κατασκευή|κατασκευές) σκαλών|(?:ξύλινες|μεταλλικές|εσωτερικές) σκάλες|(?:ahşap|döner|çelik) merdiven\\p{L}*|merdiven (?:imalat|üretim)\\p{L}*',
      'ja zh ko th': '階段メーカー|楼梯厂|楼梯定制|樓梯訂製|계단 ?시공|รับทำบันได|บันไดสำเร็จรูป',
      'ar he fa': 'تصنيع (?:ال)?(?:سلالم|درج)|בניית מדרגות|מדרגות (?:עץ|מרחפות)|ساخت پله|پله (?:پیچ|گرد)',
    },
  },
  {
    name: 'conservatory and pergola builder',
    bucket: 'Construction and trades',
    words: {
      en: '(?:conservator(?:y|ies)|orangeries|sun ?rooms?|verandas?|pergolas?|patio covers?|carports?|gazebos?) (?:builders?|installers?|company|manufacturers?|specialists?|installation)|(?:conservatories|pergolas|verandas|sunrooms|carports|patio covers) (?:and|&) (?:conservatories|orangeries|pergolas|verandas|awnings|carports|patio covers|sunrooms|gazebos)|(?:bioclimatic|louvred|aluminium) (?:pergolas?|roofs?)',
      'de nl':
        '*wintergart(?:en|enbau|enbauer|entechnik)|*wintergärten|*terrassenüberdachung(?:en)?|*terrassendächer|*terrassendach|*carports?|*serrebouw|*verandabouw|*tuinkamers?|*terrasoverkapping(?:en)?|*aanbouwserres?|*serres en veranda\\p{L}*|aluminium (?:veranda|overkapping|terrasoverkapping)\\p{L}*',
      'sv da nb':
        '*uterumsföretag|*uterum(?:men)?|*inglasning(?:ar)?|*glaspartier|*udestuer?|*terrasseoverdækning(?:er)?|*vinterhaver?|*vinterhager?|*terrassetak|*hagestuer?|*balkonginnglassing',
      'fr es pt it ca ro':
        "véranda(?:s|liste)?(?: (?:et|&) pergolas?| sur[- ]mesure| aluminium| alu)?|pergolas? (?:bioclimatiques?|sur[- ]mesure|aluminium|alu|et \\p{L}+)|pérgolas (?:bioclimáticas|de aluminio|de madera|a medida|bioclimatiques|de alumínio|de madeira)|(?:pérgolas|techos) y (?:pérgolas|techos|toldos|porches)|cerramientos (?:de terrazas|acristalados)|(?:pergole|verande) (?:e \\p{L}+|bioclimatiche|in alluminio|in legno)|giardini d[’']inverno|pèrgoles (?:bioclimàtiques|d[’']alumini)|pergol(?:e|a) bioclimatic\\p{L}+|(?:grădini de iarnă|pergole)(?: din \\p{L}+| retractabile)?",
      'pl cs sk hr sl sr':
        'ogrody zimowe|ogrodów zimowych|zadaszenia tarasów|(?:pergole|zadaszenia) (?:aluminiowe|tarasowe|bioklimatyczne)|(?:zimní|zimné) (?:zahrady|záhrady)|zastřešení (?:teras|pergol)\\p{L}*|prestrešenie terás|(?:hliníkové|bioklimatické) pergoly|pergoly (?:a|na) \\p{L}+|zimski vrtovi|(?:bioklimatske|aluminijske|alu) pergole|(?:nadstrešnice|pergole) (?:i|in) \\p{L}+|zastekljevanje (?:teras|balkonov)|ostakljivanje (?:terasa|balkona)',
      'ru uk bg mk':
        '(?:зимн\\p{L}+ сад|биоклиматическ\\p{L}+ пергол)\\p{L}*|остекление (?:веранд|террас|балконов)|(?:изготовление|монтаж|строительство) (?:беседок|навесов)|перголы|зимов\\p{L}+ сад\\p{L}*|скління (?:веранд|терас)|перголи(?: и тенти| и сенници)?|зимни градини|остъкляване на (?:тераси|балкони)',
      'fi et lv lt hu':
        '*terassilasi\\p{L}*|*lasiterassi\\p{L}*|*parvekelasi\\p{L}*|*terassikate|*terrassikat(?:us|t)\\p{L}*|*talveai(?:ad|a|ade ehitus)|ziemas dārz\\p{L}+|terašu (?:stiklošana|nojumes)|žiemos sod\\p{L}+|terasų (?:stiklinimas|stogai)|pergolės|*télikert\\p{L}*|*teraszfed\\p{L}+|*pergolák?',
      'el tr':
        'πέργκολ\\p{L}+|πέργολ\\p{L}+|(?:bioklimatik )?pergola\\p{L}*|kış bahçe\\p{L}*|veranda sistem\\p{L}*|tente ve pergola',
      'ar he fa': 'برجولات|مظلات و?(?:برجولات|سواتر)|سواتر ومظلات|פרגול(?:ות|ה)|סגירת מרפסות|آلاچیق|پرگولا|سقف متحرک',
      'id vi is th': 'kanopi|pergola|mái che|mái hiên di động|sólskál(?:ar|i)|glerskál(?:ar|i)|ต่อเติมหลังคา|หลังคาโรงรถ',
      'ja zh ko': 'カーポート専門|サンルーム|阳光房|陽光房|採光罩|썬룸|어닝 ?(?:시공|제작)',
    },
  },
  {
    name: 'steel building contractor',
    bucket: 'Construction and trades',
    narrows: 'metalworker',
    words: {
      en: '(?:steel|metal|pre-?engineered|agricultural|industrial|farm) buildings? (?:contractors?|manufacturers?|suppliers?|company|kits)|(?:structural steel|steel structures?|steel frame) (?:contractors?|fabricat(?:ion|ors?)|erect(?:ion|ors)|company|manufacturers?)|pre-?engineered (?:steel |metal )?buildings?|steel erect(?:ion|ors)|pole barns?',
      'de nl':
        '*hallenbau(?:er)?|*stahlbau|*stahlhallen|*hallenbouw|*staalbouw|*staalconstructies?|*loodsenbouw|*stallenbouw|*stallbau',
      'sv da nb':
        '*stålhallar|*hallbyggnad(?:er)?|*plåthallar|*stålbyggnad(?:er)?|*stålhaller?|*halbyggeri|*stålkonstruktion(?:er)?|*stålkonstruksjon(?:er)?|*plasthaller?',
      'fr es pt it ca ro':
        '(?:construction|charpentes?|structures?|bâtiments?) (?:de bâtiments )?métalliques?|hangars? (?:métalliques?|agricoles?)|naves (?:metálicas|prefabricadas)|(?:construcción|fabricación|montaje) de naves(?: industriales| agrícolas)?|estructuras metálicas|construcción de galpones|estruturas metálicas|galpões (?:metálicos|pré-moldados)|construção de galpões|capannoni (?:prefabbricati|metallici|in acciaio|in ferro)|costruzione (?:di )?capannoni|(?:carpenteria|strutture) (?:metallic[ah]e?|in acciaio|in ferro)|estructures metàl·liques|construcció de naus(?: industrials)?|hale metalice|construcții (?:de )?hale(?: industriale)?|structuri metalice|construcții metalice',
      'pl cs sk hr sl sr':
        'hal(?:e|i|) (?:stalow\\p{L}+|namiotow\\p{L}+|łukow\\p{L}+)|(?:budowa|producent|produkcja) hal(?: \\p{L}+)?|konstrukcj\\p{L}+ stalow\\p{L}+|(?:montované|ocelové|oceľové) (?:haly|konstrukce|konštrukcie)|(?:výstavba|výroba|stavba) (?:montovaných |ocelových |oceľových )?(?:hal|hál)|(?:čeličn|montažn)\\p{L}+ (?:konstrukcij|hal|objek)\\p{L}*|metalne konstrukcije|(?:jeklen|montažn)\\p{L}+ (?:konstrukcij|hal)\\p{L}+',
      'ru uk bg mk':
        'металлоконструкци\\p{L}+|быстровозводим\\p{L}+ (?:здани|ангар)\\p{L}+|(?:строительство|производство) (?:ангаров|металлоконструкций|быстровозводимых)|ангары|металоконструкці\\p{L}+|швидкомонтован\\p{L}+|(?:будівництво) (?:ангарів|складів)|ангари|метални (?:конструкции|халета)|стоманени конструкции|челични конструкции',
      'fi et lv lt hu':
        '*teräsrakente\\p{L}*|*hallirakent\\p{L}+|*teräshall\\p{L}+|*pressuhall\\p{L}+|*teraskonstruktsioon\\p{L}*|*metallkonstruktsioon\\p{L}*|*viilhallid|(?:metāla|tērauda) konstrukcij\\p{L}+|angāru (?:būvniecība|ražošana)|metal(?:o|inės|inių) konstrukcij\\p{L}+|angar(?:ai|ų) (?:statyba|gamyba)?|*acélszerkezet\\p{L}*|*csarnoképít\\p{L}+|*könnyűszerkezetes (?:csarnok|épület)\\p{L}*',
      'el tr':
        'μεταλλικ(?:ές|ών) κατασκευ(?:ές|ών)|μεταλλικ(?:ά|ών) κτίρι(?:α|ων)|çelik (?:konstrüksiyon|yapı|hangar)\\p{L}*|prefabrik (?:yapı|hangar)\\p{L}*',
      'ar he fa':
        '(?:هياكل|منشآت|مباني) (?:معدنية|حديدية)|هناجر|קונסטרוקציות? (?:פלדה|מתכת)|سازه (?:های )?فلزی|اسکلت فلزی|سوله(?: سازی)?',
      'id vi is th':
        'konstruksi baja|baja wf|(?:nhà|kết cấu) thép(?: tiền chế)?|nhà thép tiền chế|stálgrindarh\\p{L}+|โครงสร้างเหล็ก|โกดังสำเร็จรูป|รับสร้างโกดัง',
      'ja zh ko': '鉄骨工事|鋼構造物|システム建築|钢结构|鋼構工程|鋼結構|철골공사|판넬공사|조립식 ?건물',
      hi: 'स्टील स्ट्रक्चर|पीईबी',
    },
  },
  {
    name: 'screed and resin floor contractor',
    bucket: 'Construction and trades',
    narrows: 'flooring company',
    words: {
      en: '(?:floor|liquid) screed(?:s|ing|ers)?|screed(?:s|ing)? (?:contractors?|company|specialists?)|(?:epoxy|resin|polyurethane|industrial) floor(?:s|ing)(?: (?:contractors?|company|systems|installers?))?|(?:polished|decorative|stamped) concrete(?: floors?)?|garage floor coatings?',
      'de nl':
        '*estrich(?:bau|leger|verlegung|e|arbeiten|technik)?|*industrieböden|*industriefußböden|*epoxidharzböden|*harzböden|*bodenbeschichtung(?:en)?|*gietvloer(?:en)?|*dekvloer(?:en)?|*betonvloer(?:en)?|*industrievloer(?:en)?|*kunststofvloer(?:en)?|*vloeistofdichte vloer(?:en)?',
      'sv da nb':
        '*golvavjämning|*flytspackel|*epoxigolv|*industrigolv|*betonggolv|*epoxygulv\\p{L}*|*industrigulv\\p{L}*|*betongulv\\p{L}*|*flydespartel|*gulvstøbning|*gulvstøp\\p{L}*|*flytsparkel|*designgulv',
      'fr es pt it ca ro':
        'chapes? (?:liquides?|fluides?|anhydrite|ciment|traditionnelles?)|sols? (?:en )?(?:résine|coulés?|industriels)|béton (?:ciré|désactivé|imprimé)|(?:pavimentos|suelos|pisos) (?:industriales|epóxicos?|de resina|de hormigón|continuos|industriais|epóxi)|microcemento|hormigón (?:impreso|pulido)|concreto (?:estampado|polido)|piso epóxi|pavimentos em resina|microcimento|pavimenti (?:industriali|in resina)|massetti|paviments (?:industrials|de resina)|pardosel(?:i|ă) (?:epoxidic|industrial|din rășin)\\p{L}*|șape? (?:mecanizat|autonivelant|semiuscat)\\p{L}*',
      'pl cs sk hr sl sr':
        'posadzk(?:i|ek) (?:przemysłow|żywiczn|epoksydow|betonow|maszynow|anhydrytow|cementow)\\p{L}+|wylewk(?:i|ek) (?:anhydrytow|betonow|cementow|maszynow|podłogow|samopoziomując)\\p{L}+|(?:lité|průmyslové|betonové|epoxidové) podlahy|(?:anhydrit\\p{L}*|betonové|cementové|lité) potěry|(?:liate|priemyselné|epoxidové) podlahy|(?:anhydritové|betónové|cementové) potery|(?:industrijski|epoksi(?:dni)?|epoxy|lijevani|liveni) podovi|strojna glazura|mašinsk\\p{L}+ (?:košuljic|estrih)\\p{L}*|(?:estrihi|industrijski tlaki|epoksi tlaki)|strojni estrih\\p{L}*',
      'ru uk bg mk':
        '(?:полусухая |механизированная )?стяжка пола|полусухая стяжка|наливн\\p{L}+ пол\\p{L}*|(?:промышленные|бетонные|полимерные|эпоксидные) полы|(?:напівсуха )?стяжка підлоги|наливн\\p{L}+ підлог\\p{L}+|(?:промислові|полімерні|бетонні) підлоги|машинна замазка|замазка (?:за |на )?под|(?:индустриални|саморазливни|епоксидни|шлайфани) (?:подове|подови настилки|бетонови подове)|епоксидни подови',
      'fi et lv lt hu':
        '*lattiavalu\\p{L}*|*pumpputasoit\\p{L}+|*massalattia\\p{L}*|*epoksilattia\\p{L}*|*betonilattia\\p{L}*|*epopõrand\\p{L}*|*betoonpõrand\\p{L}*|*põrandavalu\\p{L}*|*epoksiidpõrand\\p{L}*|(?:betona|epoksīda|industriālās|rūpnieciskās) grīdas|grīdu betonēšana|(?:pramoninės|betoninės|epoksidinės|liejamos) grindys|grindų (?:betonavimas|liejimas)|*esztrich\\p{L}*|ipari ?padló\\p{L}*|műgyanta ?padló\\p{L}*|aljzatbeton\\p{L}*|aljzatkiegyenlít\\p{L}+',
      'el tr':
        '(?:βιομηχανικά|εποξειδικά|ρητινούχα) δάπεδα|πατητή τσιμεντοκονία|(?:epoksi|endüstriyel|beton) zemin\\p{L}*|şap (?:beton|makin)\\p{L}*|epoksi kaplama',
      'ar he id vi':
        'أرضيات إيبوكسي|ايبوكسي|إيبوكسي|רצפות? (?:אפוקסי|בטון מוחלק)|epoxy lantai|lantai epoxy|sơn (?:sàn )?epoxy|sàn epoxy',
      'ja zh ko th':
        '左官床|塗り床|床コーティング工事|环氧地坪|地坪漆|環氧樹脂地坪|에폭시 ?(?:바닥|시공|라이닝)|พื้นอีพ็อกซี่|อีพ็อกซี่',
    },
  },
  {
    name: 'concrete cutting contractor',
    bucket: 'Construction and trades',
    narrows: 'demolition contractor',
    words: {
      en: '(?:concrete|diamond) (?:cutting|drilling|sawing|coring)(?: (?:contractors?|services?|company))?|core drilling|diamond drilling',
      'de nl':
        '*betonbohr\\p{L}+|*betonsäge\\p{L}*|*kernbohr(?:ung|ungen|arbeiten|technik)|betonbohren (?:und|&) \\p{L}+|*betonschneid\\p{L}+|*betonboring(?:en)?|*betonboren|*betonzagen|*diamantboringen|*boren en zagen',
      'sv da nb':
        '*betonghåltagning\\p{L}*|*håltagning(?:sföretag)?|*betongsågning|*diamantboring|*betonboring|*betonskæring|*diamantskæring|*betongsaging|*kjerneboring|*betongboring',
      'fr es pt it ca ro':
        'sciage (?:de |et carottage )?(?:béton|diamant)?|carottage(?: (?:et sciage|béton|diamant))?|corte (?:y perforación )?de (?:hormigón|concreto)|corte con (?:diamante|hilo)|perforaciones? con diamante|corte (?:e (?:furo|perfuração) )?(?:de|em) (?:concreto|betão)|carotaggi?(?:o)?(?: calcestruzzo| cemento armato)?|taglio (?:cemento armato|calcestruzzo|muri)|tall de formigó|(?:tăiere|tăieri|carotare|carotări) (?:beton|betoane)',
      'pl cs sk hr sl sr':
        '(?:cięcie|wiercenie) (?:betonu|w betonie|i wiercenie betonu|otworów w betonie)|(?:řezání|vrtání) (?:betonu|do betonu|a vrtání betonu)|jádrové vrtání|(?:rezanie|vŕtanie) (?:betónu|do betónu|a vŕtanie betónu)|jadrové vŕtanie|(?:rezanje|sječenje|sečenje|bušenje|vrtanje) (?:i bušenje |in vrtanje )?betona',
      'ru uk bg mk':
        'алмазн\\p{L}+ (?:резк|сверлени|бурени)\\p{L}+|резка (?:бетона|проемов)|алмазн\\p{L}+ (?:різк|різанн|свердлінн|бурінн)\\p{L}+|(?:рязане|пробиване) на (?:бетон|отвори)|диамантено (?:рязане|пробиване)|сечење на бетон',
      'fi et lv lt hu':
        '*timanttipora\\p{L}+|*timanttisah\\p{L}+|*betonisaha\\p{L}+|*teemant(?:puurimi|lõik|saagimi)\\p{L}+|betooni (?:lõikamine|puurimine|saagimine)|betona (?:zāģēšana|urbšana|griešana)|dimanta (?:urbšana|zāģēšana)|beton(?:o|avimo) (?:pjovimas|gręžimas)|deimantinis (?:gręžimas|pjovimas)|(?:gyémánt|beton)(?:fúrás|vágás)\\p{L}*',
      'el tr':
        '(?:κοπ(?:ή|ές)|διάτρηση|αδιατάρακτη κοπή) (?:μπετόν|σκυροδέματος)|αδιατάρακτ\\p{L}+ κοπ\\p{L}+|karot[çc]u\\p{L}*|karot (?:beton|delme)\\p{L}*|beton karot\\p{L}*|beton (?:kesme|delme)\\p{L}*',
      'ar he vi':
        'قص (?:ال)?(?:خرسانة|خرسانات)|كور خرسانة|קידוח(?:ים)? (?:בבטון|יהלום)|ניסור בטון|(?:khoan (?:cắt|rút lõi)|khoan rút lõi) bê tông',
      'ja zh ko':
        'コア抜き|コンクリート(?:切断|穿孔)|ダイヤモンド工事|混凝土切割|绳锯切割|鑽石切割|코어 ?천공|콘크리트 ?절단',
    },
  },
  {
    name: 'piling and foundation contractor',
    bucket: 'Construction and trades',
    words: {
      en: '(?:screw |mini |helical |sheet )?piling (?:contractors?|company|installation|specialists?|foundations?)|(?:screw|mini|helical|sheet) piles (?:contractors?|company|installation|specialists?|foundations?)|(?:screw|helical) piles?|foundation (?:underpinning|contractors?)|underpinning (?:contractors?|services?)|ground (?:improvement|anchors?)|geotechnical contractors?',
      'de nl':
        '*spezialtiefbau|*pfahlgründung(?:en)?|*bohrpfähle|*schraubfundamente?|*gründungstechnik|*funderingsherstel|*funderingstechniek\\p{L}*|*heiwerken|*heibedrijf|*paalfundering(?:en)?|*schroefpalen',
      'sv da nb':
        '*grundförstärkning\\p{L}*|*pålningsarbet\\p{L}+|*pålning(?:sföretag)?|*markskruv\\p{L}*|*pælefundering|*skruefundament\\p{L}*|*pæleramning|*peleentreprenør|*fundamentering|*peling og \\p{L}+|*jordskru\\p{L}+',
      'fr es pt it ca ro':
        'fondations spéciales|micropieux|pieux (?:vissés|battus)|cimentaciones (?:especiales|profundas)|micropilotes|pilotes y micropilotes|fundações (?:especiais|profundas)|estacas (?:hélice|raiz|pré-moldadas)|microestacas|bate[- ]?estacas?|fondazioni speciali|micropali|palificazioni|consolidamento (?:terreni|fondazioni)|fonaments especials|micropilots|fundații speciale|micropiloți|piloți forați',
      'pl cs sk hr sl sr':
        'fundament\\p{L}+ specjaln\\p{L}+|fundamentowanie specjalne|palowani\\p{L}+|mikropal\\p{L}+|zemní vruty|speciální zakládání(?: staveb)?|mikropilot\\p{L}+|zemné skrutky|špeciálne zakladanie(?: stavieb)?|specijalno temeljenje|(?:bušeni|šrafovani) (?:piloti|šipovi)|geotehničk\\p{L}+ (?:radovi|zahvati)|globoko temeljenje',
      'ru uk bg mk':
        '(?:винтовые|забивка|монтаж|железобетонные|буронабивные) сва\\p{L}+|свайн\\p{L}+ (?:фундамент|работ|пол)\\p{L}*|фундамент\\p{L}* на (?:винтовых )?сва\\p{L}+|гвинтові палі|забивання паль|палі гвинтові|фундамент\\p{L}* на палях|(?:пилотно|специално) фундиране|изливни пилоти',
      'fi et lv lt hu':
        '*paalutu\\p{L}+|*pohjarakentaminen|*ruuvipaalu\\p{L}*|*vaiatööd|*kruvivai\\p{L}+|vundamendi (?:tugevdamine|vaiad)|skrūvpāļi|pāļu (?:dzīšana|pamati|urbšana)|(?:gręžtiniai|sraigtiniai|poliniai) (?:poliai|pamatai)|polių (?:gręžimas|kalimas|įrengimas)|mélyalapoz\\p{L}+|cölöp(?:özés|alapozás)\\p{L}*|talajcsavar\\p{L}*',
      'el tr':
        '(?:ειδικές|βαθιές) θεμελιώσεις|πασσαλοπήξεις|μικροπάσσαλοι|(?:fore|mini) kazık\\p{L}*|zemin (?:iyileştirme|güçlendirme)\\p{L}*|kazık (?:çakma|imalat)\\p{L}*|ankraj ve \\p{L}+',
      'id vi ja zh ko th':
        'tiang pancang|bore? ?pile|ép cọc(?: bê tông)?|khoan cọc nhồi|杭工事|地盤改良|基礎工事業|桩基|地基处理|基樁工程|連續壁|파일공사|지반보강|ตอกเสาเข็ม|เสาเข็มเจาะ',
    },
  },
  {
    name: 'rope access company',
    bucket: 'Construction and trades',
    words: {
      en: '(?:industrial )?rope access(?: (?:company|services?|technicians?|contractors?))?|(?:steeplejack|high[- ]?rise window cleaning|industrial climb(?:ing|ers?))s?',
      'de nl':
        '*industriekletter\\p{L}*|*höhenarbeit(?:en|er)?|seilzugangstechnik|seilunterstützte \\p{L}+|*rope ?access|touwtechniek\\p{L}*',
      'sv da nb fi':
        '*reparbete\\p{L}*|*industriklätt\\p{L}+|rope access|*rebarbejde|*tilkomstteknikk|*tilkomsttekni\\p{L}+|*industriklatr\\p{L}+|*köysityö\\p{L}*|*korkean paikan työ\\p{L}*',
      'fr es pt it ca ro':
        "(?:travaux|techniques) (?:sur cordes?|d['’]accès difficiles?|acrobatiques)|cordistes?|(?:trabajos|acceso) (?:verticales|con cuerdas|por cuerdas)|(?:acesso por cordas?|alpinismo industrial|trabalhos verticais|escalada industrial)|(?:edilizia|lavori) (?:acrobatic[ai]|su corda|su fune|in fune)|treballs verticals|alpinism utilitar|alpinist utilitar|lucrări la înălțime",
      'pl cs sk hr sl sr':
        '(?:prace|usługi) (?:wysokościowe|alpinistyczne)|alpinist(?:a|yka|yczne)? przemysłow\\p{L}+|alpinizm przemysłowy|výškové práce|horolezecké práce|(?:industrijsk|visinsk|alpinističk)\\p{L}+ (?:penjač|alpiniz|alpinist|radov)\\p{L}*|(?:rad|radovi) na visini|višinska dela|delo na višini',
      'ru uk bg mk':
        'промышленн\\p{L}+ альпини\\p{L}+|промальп\\p{L}*|высотные работы|промислов\\p{L}+ альпін\\p{L}+|висотні роботи|(?:промишлен|индустриален|височинн\\p{L}+)\\p{L}* (?:алпини\\p{L}+|дейности|работи)|алпинисти (?:за|–) \\p{L}+|височинни (?:дейности|услуги)',
      'et lv lt hu':
        'tööstusalpin\\p{L}+|kõrgtööd|rūpniecisk\\p{L}+ alpīni\\p{L}+|augstkāpēj\\p{L}+|pramonin\\p{L}+ alpini\\p{L}+|aukštalipi\\p{L}+|(?:ipari alpin|alpin ?technik)\\p{L}*',
      'el tr': 'εναέριες εργασίες|εργασίες σε ύψος|endüstriyel (?:dağcılık|dağcı)\\p{L}*|iple erişim\\p{L}*',
      'ja zh ko': 'ロープアクセス|無足場工法|ロープ高所作業|蜘蛛人|高空作业公司|고공작업|로프 ?작업',
    },
  },
];
