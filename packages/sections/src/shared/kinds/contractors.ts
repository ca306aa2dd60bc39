import type { Kind } from './kind.ts';

export const CONTRACTORS: readonly Kind[] = [
  {
    name: 'engineering office',
    bucket: 'Engineering',
    words: {
      en: '(?:consulting |structural |civil |mechanical |electrical |geotechnical |process |design )engineers|(?:structural|civil|mechanical|electrical|geotechnical|process|building services) engineering(?: (?:office|firm|company|consultancy|consultants?))?|engineering (?:office|firm|consultancy|consultants|design office|bureau)|structural design',
      'de nl':
        '*ingenieurbüro*|*planungsbüro*|ingenieurgesellschaft|tragwerksplan*|*statikbüro|konstruktionsbüro|*ingenieursbureau*|constructiebureau|technisch adviesbureau',
      'sv da nb':
        '*konstruktionsbyrå*|konsultingenjör*|*ingenjörsbyrå*|*ingeniørfirma*|rådgivende ingeniør*|konstruktør',
      'fr es pt it ca ro':
        "bureau d['’]études (?:techniques?|structures?|thermiques?|béton)|bureau d['’]ingénierie|ingénierie (?:mécanique|civile|structure)|ingenier[íi]a (?:civil|mecánica|estructural|industrial)|(?:oficina|estudio) (?:técnic[ao]|de ingenier[íi]a)|engenharia (?:civil|mecânica|estrutural|elétrica)|escritório de engenharia|projetos estruturais|studio (?:tecnico|di ingegneria)|ingegneria (?:civile|meccanica|strutturale)|enginyeria|proiectare (?:structuri|instalații)|birou de proiectare",
      'pl cs sk hr sl':
        'biuro (?:projektowe|konstrukcyjne|inżynierskie)|projektowanie konstrukcji|projekční kancelář|projektová kancelář|statik staveb|projekčná kancelária|projektant statik|projektni (?:ured|biro)|projektiranje konstrukcija|statični izračun',
      'ru uk bg':
        'проектн* (?:бюро|институт|организац*)|конструкторск* бюро|инженерн* бюро|проєктн* (?:бюро|організац*)|конструкторськ* бюро|инженеринг',
      'fi et lv lt hu':
        '*insinööritoimisto*|rakennesuunnittelu*|*suunnittelutoimisto*|*inseneribüroo*|*projekteerimisbüroo*|projekteerimine|inženieru birojs|projektēšanas birojs|inžinerinis projektavimas|projektavimo (?:biuras|įmonė)|mérnökiroda|*tervezőiroda|statikus tervező|mérnöki iroda',
      'el tr': 'μελετητικό γραφείο|τεχνικές μελέτες|στατικές μελέτες|mühendislik (?:bürosu|ofisi|firması)|statik proje',
      'ar he': 'مكتب (?:استشارات )?هندسي*|استشارات هندسية|משרד הנדסה|הנדסת מבנים',
      'id vi':
        'konsultan (?:teknik|struktur|perencana)|jasa desain struktur|công ty thiết kế kết cấu|tư vấn thiết kế xây dựng',
      'ja zh ko': '設計コンサルタント|構造設計事務所|建設コンサルタント|工程设计|工程顧問|結構設計|엔지니어링|구조설계',
    },
  },
  {
    name: 'building services contractor',
    bucket: 'Construction and trades',
    words: {
      en: 'plumbing,? (?:and |& )?(?:heating,? )?(?:and |& )?electrical|electrical(?:,| and| &) plumbing|mechanical (?:and|&) electrical|building services (?:contractor|engineering)|m&e contractors?',
      'de nl':
        'sanitär,? heizung,? (?:und )?elektro|elektro,? (?:und )?sanitär|heizung,? sanitär,? (?:und )?elektro|*haustechnik*|*gebäudetechnik*|technische gebäudeausrüstung|*installatietechniek*|loodgieter en elektricien',
      'sv da nb': 'el (?:och|&) vvs|vvs (?:och|&) el|el og vvs|vvs og el|rør og elektro',
      'fr es pt it ca ro':
        "plomberie,? (?:chauffage,? )?(?:et )?électricité|électricité,? (?:et )?plomberie|fontaner[íi]a,? (?:calefacción )?y electricidad|electricidad y fontaner[íi]a|canalização e eletricidade|impianti (?:idraulici|termoidraulici) ed? elettrici|impiantistica|lampisteria|instal·lacions d['’]aigua|instalații (?:sanitare,? )?(?:termice )?și electrice",
      'pl cs sk hr sl':
        'instalacje wod-kan|instalacje (?:sanitarne|hydrauliczne) i elektryczne|elektro,? voda,? (?:topení|kúrenie)|voda,? (?:plyn )?topení,? elektro|technick(?:á|é) zaříz\\p{L}+ budov|elektro a voda|strojarske instalacije|strojne instalacije',
      'ru uk bg': 'инженерные (?:системы|сети)|інженерні (?:системи|мережі)|вик и ел|ел и вик|инженерни инсталации',
      'fi et lv lt hu':
        'talotekniikka*|lvis*|eriosad|tehnosüsteem*|inženiertīkl*|inžinerin\\p{L}+ (?:tinklai|sistemos)|épületgépész*',
      'el tr': 'ηλεκτρολογικές και υδραυλικές|ηλεκτρομηχανολογικ*|elektrik ve su tesisat*|mekanik tesisat',
      'ar he': 'أعمال كهرباء وسباكة|כהרומכניקה',
      'id vi': 'mekanikal elektrikal|cơ điện|hệ thống cơ điện',
      'ja zh ko': '設備工事|総合設備|机电工程|機電工程|水電工程|기계설비|설비공사',
      nl: 'installatiebedrijf',
    },
  },
  {
    name: 'air conditioning and heat pump installer',
    bucket: 'Construction and trades',
    words: {
      en: 'air[- ]?conditioning (?:installers?|contractors?|company|services?)|heat pumps?(?: installers?| installation)?|ventilation (?:systems|contractors?)|refrigeration (?:engineers?|services?|contractors?)|(?:hvac|heating and cooling|furnace) (?:contractors?|company|repairs?|services?)|underfloor heating|hvac|air conditioning (?:installation|repair)',
      'de nl':
        "*wärmepumpe*|klimaanlagen*|*klimatechnik*|*kältetechnik*|*lüftungsbau|*lüftungstechnik|fußbodenheizung*|*warmtepomp*|airco(?:['’]s| installat\\p{L}+)?|koeltechniek|klimaattechniek",
      'sv da nb':
        'värmepump*|luftkonditionering|*kylteknik|ventilationsfirma|varmepumpe*|aircondition|*køleteknik|ventilationsanlæg|varmepumper|*kjøleteknikk',
      'fr es pt it ca ro':
        'pompes? à chaleur|climatisation|bombas? de calor|aires? acondicionados?|climatización|ar[- ]condicionado|climatização|pomp[ea] di calore|climatizzazione|condizionatori|aire condicionat|climatització|aer condiționat|pompe de căldură',
      'pl cs sk hr sl':
        'pompy ciepła|klimatyzac*|klimatizac*|tepelná čerpadla|tepelné čerpadlá|klimatizác*|klima uređaj*|dizalice topline|toplotne črpalke|klimatske naprave',
      'ru uk bg':
        'кондиционер*|тепловые насосы|вентиляци[яи] и кондицион*|кондиціонер*|теплові насоси|климатици|термопомпи',
      'fi et lv lt hu':
        'lämpöpumpu*|ilmalämpöpump*|kylmälaite*|soojuspump*|õhksoojuspump*|siltumsūkņi|kondicionieri|šilumos siurbliai|kondicionieriai|oro kondicion*|hőszivattyú*|klímaszerel*|klímatelepít*',
      'el tr': 'κλιματισμ*|αντλίες θερμότητας|klima (?:servisi|montaj*|tamir*)|ısı pompası|ısıtma soğutma',
      'ar he': 'تكييف(?: مركزي)?|صيانة مكيفات|מיזוג אוויר|מזגנים',
      'id vi': 'service ac|jasa pasang ac|lắp đặt điều hòa|sửa điều hòa|điện lạnh',
      'ja zh ko': 'エアコン工事|空調設備|中央空调|空調工程|冷氣安裝|에어컨설치|냉난방기',
    },
  },
  {
    name: 'bricklayer',
    bucket: 'Construction and trades',
    words: {
      en: 'bricklay(?:er|ers|ing)|brickwork|masonry (?:contractors?|company|services?)',
      'de nl': '*maurermeister*|*maurerbetrieb*|*maurerarbeiten|*metselbedrijf|metselwerk*|metselaar',
      'sv da nb': 'murarfirma|*murarmästar*|murarbeten|*murermester*|murerarbejde|murverk',
      'fr es pt it ca ro':
        'maçon|maçons|entreprise de maçonnerie|albañil(?:es|er[íi]a)?|pedreiros?|alvenaria|muratori?|opere murarie|ram de paleta|paletes i obres|zidar|zidari',
      'pl cs sk hr sl':
        'usługi murarskie|murarz|zednictví|zednické práce|murárske práce|murár|zidarski radovi|zidarske usluge|zidarstvo',
      'ru uk bg': 'каменщик*|кладка кирпича|каменяр*|кладка цегли|зидаро\\p{L}+',
      'fi et lv lt hu':
        'muuraus|muuraustyöt|muurari|müürsepatööd|müürsepp|mūrnieks|mūrēšanas darbi|mūrijimo darbai|mūrininkas|kőműves*',
      'el tr': 'χτίστ(?:ης|ες)|τοιχοποι[ίι]α|duvar ustası|duvarcı',
      'ja zh ko': 'レンガ工事|砌筑工程|조적공사',
      fr: 'maçonnerie',
    },
  },
  {
    name: 'plasterer',
    bucket: 'Construction and trades',
    words: {
      en: 'plaster(?:er|ers|ing)(?: contractors?| services?)?|dry ?wall(?: contractors?| installation)?|dry ?lining|rendering (?:contractors?|company)',
      'de nl': '*stuckateur*|*verputzer*|*gipser*|*trockenbau*|stukadoor*|stucwerk*|stucadoor*',
      'sv da nb': 'puts och fasad|*gipsarbete*|fasadputsning|*facadepuds|gipsarbejde|*pussarbeid',
      'fr es pt it ca ro':
        'plâtrier*|plâtrerie|plaquiste*|escayolistas?|yesos y escayolas|pladur|estucadores|gessos? (?:cartonado|e drywall)|pladur e gesso|cartongesso|intonaci|stuccatori|guixaires?|rigips|tencuieli',
      'pl cs sk hr sl':
        'tynki (?:maszynowe|gipsowe)|tynkarskie|zabudow\\p{L}+ g-k|sádrokarton*|omítky|sadrokartón*|omietky|gips kartonski|suha gradnja|suhomontažn*|strojno žbukanje|fasaderstvo',
      'ru uk bg': 'штукатур*|гипсокартон*|гіпсокартон*|мазилки|сухо строителство',
      'fi et lv lt hu':
        'rappaus*|tasoitetyö*|krohvi(?:ja|mine|tööd)*|kipsitööd|apmešana|reģipš*|tinkavim*|gipso kartono|gipszkarton*|vakolás*',
      'el tr': 'γυψοσανίδ*|σοβατζ*|alçıpan*|sıvacı',
      'ja zh ko': '左官屋|内装ボード|抹灰工程|石膏板工程|미장공사',
      ja: '左官工事',
    },
  },
  {
    name: 'interior fit-out contractor',
    bucket: 'Construction and trades',
    parts: {
      'loft conversion company': 'loft',
      'kitchen fitter': 'kitchen|cocinas',
    },
    words: {
      en: '(?:interior|office|shop|commercial) fit[- ]?outs?|shop ?fitt(?:ers?|ing)|interior (?:contractors?|construction|finishing)|(?:bathroom|kitchen|basement|loft) (?:renovations?|remodel+ing|conversions?|fitters?|refurbishments?)|refurbishment (?:contractors?|company)',
      'de nl':
        '*innenausbau*|*ladenbau*|*badsanierung|badrenovierung|*messebau*|*interieurbouw*|*afbouwbedrijf|badkamerrenovatie|winkelinrichting',
      'sv da nb':
        'butiksinredning|badrumsrenovering*|badeværelsesrenovering|butiksindretning|baderomsrenovering|oppussing av',
      'fr es pt it ca ro':
        "aménagement (?:intérieur|de bureaux|de magasins)|rénovation (?:intérieure|d['’]appartements?|de salles? de bains?)|reformas integrales|reformas de (?:baños|cocinas|pisos|interiores)|remodelação de interiores|reformas de interiores|allestimenti|arredo negozi|ristrutturazione (?:bagni|interni|appartamenti)|interiorisme|reformes integrals|amenajări interioare|renovări apartamente",
      'pl cs sk hr sl':
        'wykończenia wnętrz|wykończenie wnętrz|remonty łazienek|rekonstrukce (?:bytů|koupelen|bytových jader)|rekonštrukcie (?:bytov|kúpeľní)|uređenje interijera|adaptacije (?:stanova|kupaonica)|oprema interierjev|prenova kopalnic|prenova stanovanj',
      'ru uk bg':
        'отделочн* работ*|ремонт (?:и отделка|под ключ|офисов)|внутрішнє оздоблення|оздоблювальн* робот*|ремонт (?:під ключ|квартир)|довършителни (?:работи|ремонти)|ремонт на (?:бани|апартаменти)',
      'fi et lv lt hu':
        'sisustusremontti|kylpyhuoneremont*|siseviimistlus*|vannitoa remont|iekšdarbi|iekšējā apdare|vidaus apdaila|butų remontas|belsőépítészeti kivitelez*|fürdőszoba-?felújítás',
      'el tr':
        'ανακαίνιση (?:σπιτιού|διαμερίσματος|μπάνιου|καταστημάτων)|iç mekan (?:tasarım ve uygulama|dekorasyon)|dekorasyon firması|anahtar teslim tadilat',
      'ar he': 'ديكور وتشطيبات|تشطيبات|تصميم وتنفيذ ديكور|שיפוץ דירות|עבודות גמר',
      'id vi': 'jasa interior|kontraktor interior|thi công nội thất|thiết kế thi công nội thất',
      'ja zh ko': '内装工事|店舗内装|装饰工程|室內裝修|인테리어공사|실내건축',
    },
  },
  {
    name: 'insulation and waterproofing contractor',
    bucket: 'Construction and trades',
    words: {
      en: 'insulation (?:contractors?|company|installers?|services?)|spray foam insulation|waterproofing(?: contractors?| company| services?)?|damp[- ]proofing|external wall insulation',
      'de nl':
        '*dämmtechnik|einblasdämmung|fassadendämmung|*bauwerksabdichtung|kellerabdichtung|*isolatiebedrijf|spouwmuurisolatie|vloerisolatie|waterdichting',
      'sv da nb': 'tilläggsisolering|lösullsisolering|*hulmursisolering|papirisolering|etterisolering|*blåseisolasjon',
      'fr es pt it ca ro':
        "isolation (?:thermique|des combles|par l['’]extérieur)|étanchéité (?:de )?toitures?|aislamientos? (?:térmicos?)?|impermeabilizaciones|impermeabilizações|isolamentos? térmicos?|impermeabilizzazion*|cappotto termico|isolamento termico|aïllaments|impermeabilitzacions|izolații|hidroizolații",
      'pl cs sk hr sl':
        'ocieplani\\p{L}+|docieplenia|hydroizolac*|zateplení (?:fasád|budov|domů)|zatepľovani\\p{L}+|hydroizolác*|hidroizolacij*|toplinska izolacija|toplotna izolacija',
      'ru uk bg':
        'утепление (?:фасадов|домов)|гидроизоляц*|утеплення (?:фасадів|будинків)|гідроізоляц*|хидроизолац*|топлоизолац*',
      'fi et lv lt hu':
        'lisäeristys|puhallusvilla*|vedeneristys*|soojustami*|hüdroisolatsioon|siltināšan*|hidroizolācij*|šiltinim*|hidroizoliacij*|hőszigetel*|vízszigetel*',
      'el tr': 'μονώσεις|θερμομόνωση|στεγανοποιήσεις|yalıtım|su yalıtımı|mantolama',
      'ja zh ko': '防水工事|断熱工事|防水工程|保温工程|방수공사|단열공사',
    },
  },
];
