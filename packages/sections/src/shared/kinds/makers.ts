import type { Kind } from './kind.ts';

export const MAKERS: readonly Kind[] = [
  {
    name: 'kitchen studio',
    bucket: 'Retail',
    words: {
      en: 'kitchen (?:studio|showroom|designers?|fitters?|company)|(?:bespoke|designer) kitchens',
      'de nl':
        '*küchenstudio*|*küchenhaus|*einbauküchen|*küchenplanung|keukenzaak|keukenwinkel|keukenstudio|keukenspecialist|maatkeukens?',
      'sv da nb':
        '*köksstudio|köksinredning*|kökstillverkare|køkkenforhandler|køkkenstudie|snedkerkøkken*|kjøkkenstudio|kjøkkenbutikk',
      'fr es pt it ca ro':
        'cuisinistes?|cuisines (?:sur mesure|équipées)|(?:estudio|tienda|muebles) de cocinas?|cocinas a medida|cozinhas (?:por medida|planejadas)|cucine (?:su misura|componibili)|centro cucine|cuines a mida|mobilă de bucătărie',
      'pl cs sk hr sl':
        'studio kuchni|studio mebli kuchennych|meble kuchenne|kuchyňské (?:studio|linky)|kuchynské (?:štúdio|linky)|kuhinje po (?:mjeri|meri)|salon kuhinja|kuhinjski studio',
      'ru uk bg': 'кухни на заказ|студия кухонь|кухні на замовлення|студія кухонь|кухни по поръчка',
      'fi et lv lt hu':
        'keittiöliike*|keittiömyymälä|keittiöremont*|köögimööbel|köögimööbli|virtuves iekārtas|virtuves mēbeles|virtuvės baldai|virtuvių (?:salonas|gamyba)|konyhastúdió*|konyhabútor*',
      'el tr': 'έπιπλα κουζίνας|mutfak dolabı|mutfak dolapları',
      'he ar': 'מטבחים|מטבחי|مطابخ',
      'id vi': 'kitchen set|tủ bếp',
      'ja zh ko': 'システムキッチン専門|キッチンショールーム|橱柜|廚具|주방가구|싱크대',
    },
  },
  {
    name: 'pottery studio',
    bucket: 'Crafts and repair',
    words: {
      en: 'potter(?:y|ies)(?: studio| workshop| classes)?|ceramics? (?:studio|artist|workshop)|ceramicists?|handmade ceramics',
      'de nl':
        '*töpferei*|töpferkurs*|*keramikwerkstatt|keramikatelier|keramikstudio|*pottenbakker*|keramiekatelier|keramiste|keramist',
      'sv da nb': '*krukmakeri*|keramikverkstad*|keramiker|*pottemager*|keramikværksted*|keramikkverksted*|pottemaker*',
      'fr es pt it ca ro':
        'poterie|potiers?|céramistes?|atelier de céramique|alfarer[íi]as?|ceramistas?|taller de cerámica|olaria|ateliê de cerâmica|ceramist[ai]|laboratorio di ceramica|ceramiche artistiche|terrisser*|ceramista|taller de ceràmica|olărit*|atelier de ceramică',
      'pl cs sk hr sl':
        'garncar*|pracowni\\p{L}* ceramik\\p{L}*|pracownia ceramiczna|hrnčířs*|keramická dílna|hrnčiars*|keramická dielňa|lončar\\p{L}*|keramički (?:studio|atelje)|keramični atelje',
      'ru uk bg':
        'гончар*|керамическ\\p{L}* мастерск*|мастерск\\p{L}* керамики|студия керамики|майстерня кераміки|студія кераміки|грънчар*|керамично ателие',
      'fi et lv lt hu':
        'keramiikkapaja*|keramiikkastudio*|savipaja*|keraamikastuudio|keraamik|keraamikakoda|keramikas (?:darbnīca|studija)|podniek*|keramikos (?:studija|dirbtuvė|dirbtuvės)|fazekas\\p{L}+|kerámiaműhely*|keramikus*',
      'el tr': 'εργαστήριο κεραμικής|κεραμίστ*|αγγειοπλαστ*|seramik (?:atölye|stüdyo)*|çömlekçi*|çini atölyesi',
      'ar he': 'ورشة خزف|فخار|קדרות|קדרית|סטודיו לקרמיקה',
      'id vi': 'studio keramik|gerabah|xưởng gốm|làm gốm',
      'ja zh ko': '陶芸|窯元|陶艺|陶藝|도예|도자기공방',
    },
  },
  {
    name: 'leather goods maker',
    bucket: 'Crafts and repair',
    isOfWares: true,
    words: {
      en: 'leather (?:goods|workshop|craft|bags)|leather ?work(?:ers?|ing)?|saddler(?:y|s)?|cobblers?|shoe repairs?',
      'de nl':
        '*lederwaren*|*sattlerei*|ledermanufaktur|*schuhmacher*|schuhreparatur*|lederbewerking|schoenmaker*|schoenmakerij',
      'sv da nb':
        'lädervaror|läderhantverk*|sadelmakar*|skomakar*|lædervarer|sadelmager*|skomager*|lærvarer|salmaker*|skomaker*',
      'fr es pt it ca ro':
        'maroquinerie*|maroquinier*|cordonn(?:erie|ier|iers)|marroquiner[íi]as?|zapater[oí]a? artesan\\p{L}*|sapataria artesanal|pelletteri[ae]|calzolai[oi]|marroquineria|marochinărie|cizmări[ae]',
      'pl cs sk hr sl':
        'kaletni*|rymar*|szewc|szewsk*|brašnář*|sedlář*|opravna obuvi|obuvník|sedlárstv*|oprava obuvi|postolar*|sedlarstv*|čevljar*|usnjena galanterija',
      'ru uk bg':
        'кожевенн\\p{L}* мастерск*|изделия из кожи|кожгалантере*|ремонт обуви|шкіргалантере*|вироби зі шкіри|ремонт взуття|кожени изделия|обущар*',
      'fi et lv lt hu':
        'nahkatyö*|nahkatuot*|suutari|suutarinliike|satulasep*|nahatöö*|kingsep*|ādas izstrādājumi|apavu (?:remonts|darbnīca)|odos (?:gaminiai|dirbiniai)|batų taisym*|avalynės taisym*|bőrdíszmű*|szíjgyárt*|cipész|cipészműhely|cipőjavít*',
      'el tr':
        'δερμάτινα είδη|υποδηματοποι*|τσαγκάρη\\p{L}*|deri (?:atölye|ürün|çanta)*|saraciye|ayakkabı tamir*|kunduracı*',
      'id vi': 'kerajinan kulit|tas kulit|đồ da thủ công',
      'ja zh ko': '革工房|レザー工房|靴修理|皮具工坊|皮革工坊|가죽공방|구두수선',
    },
  },
  {
    name: 'workwear supplier',
    bucket: 'Manufacturing',
    isOfWares: true,
    parts: {
      'uniform supplier': 'uniform|校服|制服|ユニフォーム|유니폼|đồng phục|seragam',
    },
    words: {
      en: 'workwear|(?:school|work|staff|corporate) uniforms?|uniform (?:suppliers?|makers?|manufacturers?)|embroidery (?:services|company|shop)',
      'de nl':
        '*berufsbekleidung*|*arbeitskleidung|*arbeitsschutzbekleidung|dienstbekleidung|*stickerei|*bedrijfskleding|*werkkleding',
      'sv da nb': '*arbetskläder|yrkeskläder|profilkläder|*arbejdstøj|profiltøj|*arbeidsklær|profilklær',
      'fr es pt it ca ro':
        'vêtements (?:de travail|professionnels)|ropa (?:de trabajo|laboral)|vestuario laboral|uniformes (?:escolares|de trabajo|laborales|profissionais|empresariais)|abbigliamento da lavoro|abiti da lavoro|roba de treball|roba laboral|îmbrăcăminte de lucru|haine de lucru|echipamente? de lucru',
      'pl cs sk hr sl':
        'odzież robocz\\p{L}*|pracovní oděv*|pracovn[ée] od[eě]v*|radna odjeća|delovna oblačila|hafciar*',
      'ru uk bg': 'спецодежд*|рабочая одежда|спецодяг*|робочий одяг|работно облекло|работни облекла',
      'fi et lv lt hu':
        'työvaatte\\p{L}*|työvaate*|tööriided|tööriiete|darba apģērb*|darbo (?:drabuž|rūb)*|munkaruha*|munkaruházat*|formaruha*',
      'el tr': 'ρούχα εργασίας|στολές εργασίας|iş (?:elbise|kıyafet)\\p{L}*|okul üniforma*',
      'ar he': 'يونيفورم|ملابس عمل|בגדי עבודה',
      'id vi': 'konveksi|seragam|đồng phục',
      'ja zh ko': '作業服|ユニフォーム専門|工作服|校服|制服訂製|작업복|유니폼',
    },
  },
  {
    name: 'packaging maker',
    bucket: 'Manufacturing',
    isOfWares: true,
    words: {
      en: 'packaging (?:manufacturers?|company|suppliers?|makers?|solutions)|(?:cardboard|carton|corrugated) boxes|corrugated packaging',
      'de nl':
        'verpackungshersteller|*verpackungen|verpackungsmaterial|verpackungslösungen|*verpakkingen|verpakkingsmateria*|kartonnage*',
      'sv da nb': 'förpackningsföretag|*förpackningar|*emballage|*emballasje|emballagefirma',
      'fr es pt it ca ro':
        "emballages? (?:carton|industriels?|sur mesure)|cartonnerie|fabricants? d[’']emballages?|cajas de cartón|envases y embalajes|embalajes|embalagens|caixas de papelão|cartonagem|imballaggi|scatolificio|packaging personalizzato|embalatges|ambalaje|cutii de carton",
      'pl cs sk hr sl':
        'opakowania|producent opakowań|obaly|obalov\\p{L}* materiál*|výroba obalů|výroba obalov|ambalaža|embalaža',
      'ru uk bg':
        'производств\\p{L}* упаковки|картонн\\p{L}* упаковк*|гофрокартон*|гофротар*|виробництво упаковки|картонна упаковка|опаковки|кашони',
      'fi et lv lt hu':
        'pakkausmateriaal*|pakkausvalmista*|pakkaukset|pakendid|pakenditootja|iepakojum*|pakuotės|pakuočių|csomagolóanyag*|dobozgyárt*|kartondoboz*',
      'el tr': 'υλικά συσκευασίας|χαρτοκιβώτια|ambalaj*|karton kutu|oluklu mukavva',
      'ar he': 'مواد تغليف|تغليف وتعبئة|קרטונים|אריזות',
      'id vi': 'kemasan|kardus|bao bì|thùng carton',
      'ja zh ko': '包装資材|段ボール|包装厂|包装公司|紙箱|纸箱|포장재|박스제작',
    },
  },
  {
    name: 'machine builder',
    bucket: 'Manufacturing',
    words: {
      en: '(?:special(?:-purpose)? )?machine builders?|machinery manufacturers?|(?:packaging|textile|industrial) machin(?:es|ery)|machine tools?',
      'de nl': '*maschinenbau|maschinenbauer|*sondermaschinen*|*werkzeugmaschinen|*machinebouw*|machinefabriek',
      'sv da nb': 'maskintillverkare|*maskinbyggare|*maskinfabrik|*maskinbygger|maskinfabrikk',
      'fr es pt it ca ro':
        'constructeurs? de machines|machines spéciales|machines-outils|fabricantes? de maquin[aá]ria|maquinaria industrial|máquinas industriais|costruzione macchine|macchin(?:e|ari) (?:industriali|automatiche|utensili)|maquinària industrial|utilaje industriale',
      'pl cs sk hr sl':
        'budowa maszyn|producent maszyn|maszyny przemysłowe|strojírens*|výroba strojů|strojárs*|výroba strojov|strojogradnja|strojegradnja',
      'ru uk bg': 'машиностро*|станкостро*|машинобуд*|верстатобуд*|промышленн\\p{L}* оборудовани*',
      'fi et lv lt hu':
        'konevalmistaja*|koneenrakennus*|masinaehitus*|mašīnbūv*|mašinų gamyba|gépgyártó*|gépgyártás*|célgép*',
      'el tr':
        'κατασκευή μηχανημάτων|βιομηχανικά μηχανήματα|makina (?:imalat|üretic)*|makine (?:imalat|üretic)*|takım tezgah*',
      'ar he': 'تصنيع (?:ال)?آلات|معدات صناعية|בניית מכונות',
      'id vi': '(?:produsen|pabrik) mesin|mesin industri|chế tạo máy|máy công nghiệp',
      'ja zh ko': '機械メーカー|工作機械|産業機械|机械制造|機械製造|机械设备|기계제작|산업기계',
    },
  },
  {
    name: 'instrument maker',
    bucket: 'Crafts and repair',
    words: {
      en: 'luthiers?|(?:guitar|violin|instrument|piano|organ) (?:makers?|builders?|repairs?|tuners?|tuning|restoration)',
      'de nl':
        '*geigenbau*|*gitarrenbau*|*instrumentenbau*|*orgelbau*|*klavierbau*|klavierstimmer*|*vioolbouw*|*gitaarbouw*|*pianostemmer*|orgelbouw*|orgelmaker*',
      'sv da nb':
        '*fiolbyggar*|*gitarrbyggar*|pianostämmar*|orgelbygg*|*violinbygger*|*guitarbygger*|klaverstemmer*|*gitarbygger*|fiolinmaker*|pianostemmer*',
      'fr es pt it ca ro':
        "luth(?:ier|iers|erie)|facteurs? (?:de pianos|d[’']orgues)|accordeurs? de pianos?|lutier[es]?s?|luter[íi]a|afinador(?:es)? de pianos?|luthieria|luthiers?|liutai|liutaio|liuteri[ae]|accordatore di pianoforti|lutier",
      'pl cs sk hr sl':
        'lutnik|lutnicz*|strojenie (?:pianin|fortepianów)|houslař*|ladění pian|husliar*|ladenie klavírov|graditelj (?:violina|gitara|orgulja)|ugađanje klavira|goslar\\p{L}*|uglaševanje klavirjev',
      'ru uk bg':
        'скрипичн\\p{L}* мастер*|настройк\\p{L}* пианино|ремонт гитар|настройщик (?:пианино|фортепиано)|ремонт гітар|налаштування піаніно|лютиер*',
      'fi et lv lt hu':
        'soitinrakent*|viulunrakent*|kitaranrakent*|pianonvirit*|pillimeister|viiulimeister|klaverihääl*|vijoļmeistar*|klavieru skaņo*|smuikų meistras|pianinų derinim*|hangszerkészít*|hegedűkészít*|zongorahangol*',
      'el tr': 'οργανοποι*|κουρδιστής πιάνων|lutiye*|çalgı yapım*|piyano akort*',
      'ja zh ko': '弦楽器工房|ピアノ調律|ギター工房|提琴制作|钢琴调律|鋼琴調音|악기수리|피아노조율',
    },
  },
  {
    name: 'stove shop',
    bucket: 'Construction and trades',
    words: {
      en: 'wood[- ]burning stoves|stove (?:shop|installers?|fitters?|showroom)|fireplaces? (?:and|&) stoves|stoves (?:and|&) fireplaces|hetas (?:engineers?|installers?)',
      'de nl':
        '*ofenbau*|*kachelöfen|*kachelofenbau*|kaminöfen|kaminstudio|*hafnermeister*|*haardenwinkel|haarden en kachels|kachels en haarden|houtkachels|pelletkachels',
      'sv da nb':
        'kakelugn*|kaminbutik*|eldstäder|braskaminer|*brændeovne|pejsebutik*|vedovner|ildsteder|peisbutikk|peisovner',
      'fr es pt it ca ro':
        'poêles (?:à|et)|cheminées et poêles|poêles? et cheminées|estufas de (?:leña|pellets?)|chimeneas|salamandras e recuperadores|recuperadores de calor|stufe (?:a|e)|caminetti|llars de foc|estufes de llenya|șeminee|sobe de teracotă',
      'pl cs sk hr sl':
        'kominki|salon kominkow\\p{L}*|zdun|krbov\\p{L}* (?:studio|kamna|vložky)|kamnářství|kachlov\\p{L}* (?:kamna|pece)|krbov\\p{L}* (?:štúdio|pece|vložky)|kamini i peći|pečarstvo|lončene peči',
      'ru uk bg': 'печи и камины|печник*|камины и печи|каміни та печі|пічник*|камини и печки',
      'fi et lv lt hu':
        'tulisija*|takkaliike|pottsepp|ahjud ja kaminad|kaminad ja ahjud|kamīni un krāsnis|krāšņu mūrēšana|krosnys ir židiniai|židiniai|kandalló*|cserépkályha*|kályhás|kályhaépít*',
      'el tr': 'τζάκια|ξυλόσομπες|ενεργειακά τζάκια|şömine*',
      'ja zh ko': '薪ストーブ|暖炉専門店|壁炉|壁爐|벽난로',
    },
  },
];
