import type { Kind } from './kind.ts';

export const HEALTH_SPECIALITIES: readonly Kind[] = [
  {
    name: 'fertility clinic',
    bucket: 'Health care',
    narrows: 'specialist clinic',
    words: {
      en: '(?:fertility|ivf|infertility|reproductive medicine) (?:clinic|centre|center|treatment)',
      'de nl sv da nb':
        '*kinderwunschzentrum|*kinderwunschklinik|*kinderwunschpraxis|*fertiliteitskliniek|*ivf-(?:zentrum|centrum|kliniek|klinik)|*fertilitetsklinik\\p{L}*|*fertilitetsklinikk',
      'fr es pt it ca ro':
        '(?:clinique|centre) (?:de )?(?:fertilité|pma)|clínica de (?:fertilidad|reproducción asistida)|reproducción asistida|(?:clínica de fertilidade|reprodução (?:humana|assistida))|(?:centro|clinica) (?:di |per la )?(?:fertilità|procreazione assistita|pma)|clinic[ăa] de fertilitate|reproducció assistida',
      'pl cs sk hr sl sr':
        'klinika (?:niepłodności|leczenia niepłodności)|leczenie niepłodności|(?:centrum|klinika) asistované reprodukce|asistovaná reprodukcia|(?:liječenje|lečenje) (?:neplodnosti|steriliteta)|vantelesna oplodnja',
      'ru uk bg mk':
        '(?:клиника|центр) (?:репродукции|эко|репродуктивной медицины)|лечение бесплодия|клініка репродукції|лікування безпліддя|инвитро (?:център|клиника)',
      'fi et lv lt hu':
        '*hedelmöityshoi\\p{L}*|*lapsettomuusklinikka|*viljatusravi\\p{L}*|(?:neauglīb|reproduktīv)\\p{L}* (?:centr|klīnik|ārst)\\p{L}*|(?:nevaisingum|vaisingum)\\p{L}* (?:klinik|centr|gydym)\\p{L}*|(?:meddőségi|lombik) ?(?:központ|centrum|program|klinika)\\p{L}*',
      'el tr':
        '(?:κλινική|κέντρο|μονάδα) (?:γονιμότητας|υποβοηθούμενης αναπαραγωγής)|εξωσωματική γονιμοποίηση|tüp bebek\\p{L}*|kısırlık tedavisi',
      'ar he fa':
        '(?:مركز|عيادة) (?:ال)?(?:خصوبة|عقم|أطفال الأنابيب)|(?:מרפאת|טיפולי) (?:פוריות|הפריה)|(?:مرکز|کلینیک) (?:ناباروری|باروری)',
      'id vi is th sq hi':
        '(?:klinik (?:fertilitas|kesuburan)|bayi tabung)|(?:hỗ trợ sinh sản|thụ tinh ống nghiệm|điều trị hiếm muộn)|(?:frjósemis|tæknifrjóvgun)\\p{L}*|(?:คลินิกผู้มีบุตรยาก|เด็กหลอดแก้ว)|(?:klinikë fertiliteti|fertilizim in vitro)|(?:आईवीएफ|फर्टिलिटी) (?:सेंटर|क्लिनिक)',
      'ja zh ko': '不妊治療(?:クリニック|専門)?|体外受精|生殖医学中心|试管婴儿|試管嬰兒|不孕症|난임병원|난임클리닉',
    },
  },
  {
    name: 'plastic surgeon',
    bucket: 'Health care',
    narrows: 'specialist clinic',
    parts: {
      'aesthetic clinic':
        'aesthetic (?:medi|clin)|aesthetics|cosmetic medicine|botox|filler|ästhetische med|injectable|estetisk klin|kosmetisk klin|médecine esth|medicina est|clínica estét|medycyna estet|estetick[áéa] medic|estetska medic|эстетическ\\S* медиц|естетична мед|esteettinen lää|esteetiline|estētisk\\S* medic|estetin\\S* medic|esztétikai (?:kl|köz)|αισθητική ιατρ|medikal estetik|estetik klin|רפואה אסתטית|کلینیک زیبایی|klinik estet|thẩm mỹ viện|เสริมความงาม|mjekësi est|美容クリニック|医美|醫美|cosmetische klin',
      'hair transplant clinic':
        'hair|haartr|hårtr|cheveux|capilar|capelli|włosów|vlasů|kose|волос|коса|hiuss|haj|μαλλι|saç|שיער|شعر|مو|rambut|tóc|ผม|植毛|植发|植髮|모발',
      'dermatology practice': '피부과',
      'plastic surgeon':
        'plasti|surge|chirurg|cirug|cirurg|cirurx|kirurg|хирург|хірург|seb|cerrah|χειρουργ|פלסטי|جراح|bedah|phẫu|lýta|ศัลย|सर्जरी|美容外科|形成外科|整形|성형',
    },
    words: {
      en: '(?:plastic|cosmetic|aesthetic) (?:surgeons?|surgery|medicine)|aesthetics? clinic|botox(?: clinic| treatments?)?|(?:lip|dermal) fillers?(?: clinic| treatments?)?|hair (?:transplants?|restoration)|(?:breast augmentation|rhinoplasty|liposuction)',
      'de nl':
        '*schönheitschirurg\\p{L}*|*schönheitsklinik|*plastische (?:und ästhetische )?chirurgie|*ästhetische medizin|*haartransplantation\\p{L}*|*plastisch chirurg\\p{L}*|*cosmetische kliniek|*botoxkliniek|*haartransplantatie\\p{L}*|*injectables',
      'sv da nb':
        '*plastikkirurg\\p{L}*|*estetisk klinik|*hårtransplantation\\p{L}*|*kosmetisk (?:kirurgi|klinik|klinikk)|*hårtransplantasjon',
      'fr es pt it ca ro':
        'chirurg(?:ie|ien) (?:esthétique|plastique)|médecine esthétique|greffe de cheveux|(?:cirugía|cirujano|clínica|medicina) (?:plástica|plástico|estética)|injerto capilar|(?:cirurgia|cirurgião) (?:plástica|plástico)|medicina estética|transplante capilar|implante capilar|(?:chirurgia|chirurgo) (?:plastica|plastico|estetica|estetico)|trapianto (?:di )?capelli|medicina estetica|cirurgia (?:plàstica|estètica)|chirurgi?e? (?:estetică|plastică)|transplant de păr',
      'pl cs sk hr sl sr':
        'chirurgia plastyczna|medycyna estetyczna|przeszczep włosów|(?:plastická|estetická) (?:chirurgie|chirurgia|medicína)|transplantace vlasů|(?:plastična|estetska) (?:kirurgija|hirurgija|medicina)|(?:transplantacija|presađivanje) kose|estetska medicina',
      'ru uk bg mk':
        'пластическ\\p{L}+ хирург\\p{L}*|(?:эстетическая|естетична) (?:медицина|хирургия)|пересадка волос|пластичн\\p{L}+ хірург\\p{L}*|(?:пластична|естетска) (?:хирургия|хирургија)|присаждане на коса',
      'fi et lv lt hu':
        '*plastiikkakirurg\\p{L}*|*esteettinen (?:lääketiede|kirurgia)|*hiussiirto\\p{L}*|*plastikakirurg\\p{L}*|*ilukirurg\\p{L}*|*esteetiline meditsiin|plastisk\\p{L}+ ķirurģ\\p{L}*|estētisk\\p{L}+ medicīn\\p{L}*|plastin\\p{L}+ chirurg\\p{L}*|estetin\\p{L}+ (?:medicin|chirurg)\\p{L}*|(?:plasztikai seb|esztétikai)\\p{L}* ?(?:ész|klinika|központ|sebész)\\p{L}*|hajbeültetés',
      'el tr':
        '(?:πλαστικός χειρουργός|πλαστική χειρουργική|αισθητική ιατρική|μεταμόσχευση μαλλιών)|(?:plastik cerrah\\p{L}*|estetik (?:cerrahi|klinik)\\p{L}*|saç ekimi|medikal estetik)',
      'ar he fa':
        '(?:جراحة|جراح|طبيب|عيادة) (?:ال)?تجميل\\p{L}*|زراعة (?:ال)?شعر|(?:כירורג(?:יה)? פלסטי\\p{L}*|רפואה אסתטית|השתלת שיער)|(?:جراح(?:ی)? (?:پلاستیک|زیبایی)|کاشت مو|کلینیک زیبایی)',
      'id vi is th sq hi':
        '(?:bedah plastik|klinik (?:estetika|kecantikan dokter)|transplantasi rambut)|(?:phẫu thuật thẩm mỹ|thẩm mỹ viện|cấy tóc|bác sĩ thẩm mỹ)|(?:lýtalækn|fegrunaraðgerð)\\p{L}*|(?:ศัลยกรรม|คลินิกเสริมความงาม|ปลูกผม)|(?:kirurgji (?:plastike|estetike)|mjekësi estetike)|(?:प्लास्टिक सर्जरी|हेयर ट्रांसप्लांट)',
      'ja zh ko':
        '美容外科|美容クリニック|形成外科|植毛|整形医院|医美|植发|整形外科診所|醫美診所|植髮|성형외과|모발이식',
    },
  },
  {
    name: 'orthodontist',
    bucket: 'Health care',
    narrows: 'dentist',
    words: {
      en: 'orthodont(?:ist|ists|ics|ic practice)|(?:clear aligners|invisalign)(?: clinic)?|(?:dental|teeth|orthodontic|invisible|lingual) braces|braces clinic',
      'de nl sv da nb':
        '*kieferorthopäd\\p{L}*|*zahnspangen|*orthodont\\p{L}*|*tandregulering\\p{L}*|*tannregulering\\p{L}*|*kjeveortoped\\p{L}*|*tandställning\\p{L}*',
      'fr es pt it ca ro':
        'orthodont(?:ie|iste|istes)|orto(?:doncia|doncista|dontia|dontista|donzia|dontista|donție|dont|dòncia)\\p{L}*|clínica de ortodoncia|ortodontic\\p{L}*',
      'pl cs sk hr sl sr':
        'ortodon(?:ta|cja|cji|tyczny|tyczna)\\p{L}*|ortodonci[ea]|rovnátka|ortodont\\p{L}+|čeľustná ortopédia|zubni aparatić',
      'ru uk bg mk': 'ортодонт\\p{L}*|брекет\\p{L}*',
      'fi et lv lt hu':
        '*oikomishoito\\p{L}*|*hammasten oikominen|*ortodon(?:t|ti)\\p{L}*|ortodont\\p{L}*|(?:brekēt|breket)\\p{L}*|fogszabályoz\\p{L}*',
      'el tr': 'ορθοδοντικ\\p{L}*|ορθοδοντικός|ortodonti\\p{L}*',
      'ar he fa': 'تقويم (?:ال)?أسنان|(?:אורתודונט\\p{L}*|יישור שיניים)|ارتودنسی',
      'id vi is th sq hi':
        '(?:ortodonti|kawat gigi)|(?:niềng răng|chỉnh nha)|tannrétting\\p{L}*|จัดฟัน|ortodonci|ऑर्थोडॉन्टिस्ट',
      'ja zh ko': '矯正歯科|歯列矯正|正畸|牙齒矯正|齒列矯正|치아교정|교정치과',
    },
  },
  {
    name: 'acupuncturist',
    bucket: 'Health care',
    narrows: 'naturopath',
    parts: {
      'Korean medicine clinic': '한의원|한방',
      'Kampo pharmacy': '漢方',
      'traditional Chinese medicine practice':
        'chinese|tradi[cč]n|chinesisch|\\btcm|kinesisk|chinoise|(?:china|chinesa|cinese|xinesa)|chińsk|čínsk|kinesk|kitajsk|китай|kiinal|hiina|ķīniešu|kinų|kínai|κινέζ|الصيني|סינית|چینی|tiongkok|đông y|y học|แพทย์แผนจีน|中医|中醫',
      acupuncturist:
        'acup|akup|agop|игло|голко|рефлекс|акупун|nõel|adatu|βελον|وخز|דיקור|سوزنی|châm|nálast|ฝังเข็ม|एक्यू|鍼|针灸|침술|அக்',
    },
    words: {
      en: 'acupunctur(?:e|ists?)(?: clinic)?|(?:traditional )?chinese medicine|(?:tcm|chinese herbal) (?:clinic|practice|practitioner)|chinese herbs',
      'de nl':
        '*akupunktur\\p{L}*|*traditionelle chinesische medizin|tcm[- ](?:praxis|therapeut\\p{L}*|zentrum)|*acupunctu(?:ur|rist|urpraktijk)\\p{L}*|chinese geneeskunde',
      'sv da nb': '*akupunktur\\p{L}*|*akupunktör|*kinesisk medicin|*akupunktør\\p{L}*|*kinesisk medisin',
      'fr es pt it ca ro':
        'acupunct(?:eur|rice|ure)\\p{L}*|médecine (?:traditionnelle )?chinoise|acupuntur\\p{L}*|medicina (?:tradicional |tradizionale )?(?:china|chinesa|cinese|xinesa)|agopuntura|agopuntore|acupunctur\\p{L}*',
      'pl cs sk hr sl sr':
        'akupunktur\\p{L}*|medycyna chińska|(?:tradiční|tradičná|čínská|čínska) (?:čínská |čínska )?medicína|akupunktur\\p{L}+|kineska medicina|tradicionalna kitajska medicina',
      'ru uk bg mk':
        '(?:акупунктур|иглоукалыван|иглорефлексотерап|рефлексотерап|голкотерап|голковколюван)\\p{L}*|(?:китайская|китайська|китайска) медицина',
      'fi et lv lt hu':
        '*akupunktio\\p{L}*|*kiinalainen lääketiede|*akupunktuur\\p{L}*|*nõelravi\\p{L}*|hiina meditsiin|akupunktūr\\p{L}*|adatu terapij\\p{L}*|ķīniešu medicīn\\p{L}*|kinų medicin\\p{L}*|akupunktúr\\p{L}*|kínai (?:gyógyászat|orvoslás)',
      'el tr': 'βελονισμ\\p{L}*|βελονιστ\\p{L}*|κινέζικη ιατρική|akupunktur\\p{L}*',
      'ar he fa':
        '(?:وخز|العلاج بالوخز) (?:ب)?(?:ال)?إبر\\p{L}*|الطب الصيني|(?:דיקור(?: סיני)?|רפואה סינית|דיקור יפני)|(?:طب سوزنی|طب چینی)',
      'id vi is th sq hi':
        '(?:akupunktur|pengobatan tradisional tiongkok)|(?:châm cứu|đông y|y học cổ truyền|thuốc nam)|nálastung\\p{L}*|(?:ฝังเข็ม|แพทย์แผนจีน)|akupunkturë|एक्यूपंक्चर',
      'ja zh ko':
        '鍼灸(?:院|治療院|整骨院)?|漢方(?:薬局|相談)|鍼灸師|针灸|中医(?:馆|诊所|门诊)|中醫診所|中醫|한의원|한방병원|침술',
    },
  },
  {
    name: 'Ayurveda centre',
    bucket: 'Beauty and wellness',
    words: {
      en: 'ayurved(?:a|ic)(?: (?:centre|center|clinic|treatments?|massage|retreat|doctor|products))?|panchakarma',
      'de nl sv da nb': '*ayurveda\\p{L}*|*ayurvedisch\\p{L}*|*ayurvedisk\\p{L}*|*panchakarma\\p{L}*',
      'fr es pt it ca ro': 'ayurv[eé]d(?:a|ique|ica|ic|ico|ici)\\p{L}*|panchakarma',
      'pl cs sk hr sl sr': 'a[jy]urw?v?ed\\p{L}*|ájurvéd\\p{L}*|ajurved\\p{L}*|ayurvéd\\p{L}*',
      'ru uk bg mk': 'аюрвед\\p{L}*|ајурвед\\p{L}*',
      'fi et lv lt hu': '*ayurved\\p{L}*|*ajurveeda\\p{L}*|ājurvēd\\p{L}*|ajurved\\p{L}*|ájurvéd\\p{L}*',
      'el tr': 'αγιουρβέδ\\p{L}*|ayurved\\p{L}*',
      'ar he fa': '(?:أيورفيدا|الأيورفيدا)|איורוודה|آیورودا',
      'id vi is th sq hi': 'ayurveda|ajurveda',
      'ja zh ko': 'アーユルヴェーダ|阿育吠陀|아유르베다',
    },
  },
  {
    name: 'kinesiologist',
    bucket: 'Beauty and wellness',
    words: {
      en: 'kinesiolog(?:y|ists?)',
      'de nl': '*kinesiolog\\p{L}*',
      'sv da nb': '*kinesiologi\\p{L}*|*kinesiolog',
      'fr es pt it ca ro': 'kinésiolog(?:ie|ue)|kinesiología|kinesiologia|cinesiologia',
      'pl cs sk hr sl sr': 'kineziolog\\p{L}+',
      'ru uk bg mk': 'кинезиолог\\p{L}*|кінезіолог\\p{L}*',
      'fi et lv lt hu': '*kinesiologi\\p{L}*|*kinesioloog\\p{L}*|kineziolo[gģ]\\p{L}*|*kineziológ\\p{L}*',
      'ar he fa': 'קינסיולוגיה',
    },
  },
  {
    name: 'reflexologist',
    bucket: 'Beauty and wellness',
    words: {
      en: 'reflexolog(?:y|ists?)',
      'de nl': '*fußreflexzonen\\p{L}*|*voetreflex\\p{L}*',
      'sv da nb': '*zonterapi\\p{L}*|*soneterapi\\p{L}*|*zoneterapi\\p{L}*',
      'fr es pt it ca ro': 'réflexolog(?:ie|ue)|reflexología|reflexologia|riflessologia|reflexoterapie',
      'pl cs sk hr sl sr': 'refleksolog\\p{L}+|reflexní terapie|reflexná terapia',
      'ru uk bg mk': 'рефлексолог\\p{L}*',
      'fi et lv lt hu': '*refleksoloog\\p{L}*|refleksolo[gģ]\\p{L}*|reflexológ\\p{L}*',
      'el tr': 'ρεφλεξολογία|refleksoloji\\p{L}*',
      'ar he fa': 'ريفلكسولوجي|רפלקסולוגיה|رفلکسولوژی',
      'id vi is th sq hi': 'refleksologi|bấm huyệt chân|svæðanudd\\p{L}*',
      'ja zh ko': 'リフレクソロジー|발반사요법',
    },
  },
  {
    name: 'reiki practitioner',
    bucket: 'Beauty and wellness',
    parts: {
      'craniosacral therapist': 'cranio|kranio|czaszk|краниосакр|クラニオ|höfuðbein',
      reflexologist: '발반사',
      'breathwork practitioner': 'breathw',
      'shamanic practitioner': 'shaman|schaman|sjama',
      'energy healer':
        'energ|energie|geistheil|spirit|crystal|(?<!shamanic )healing|(?<!shamanic )healer|magnét|énerg|sanación|holís|holist|prano|bioenerg|léčit|liečit|целит|цілит|биоэнерг|лечител|enerji|ενεργ|ヒーリング|能量|הילינג|طاقة|انرژی|พลัง|heilun',
      'reiki practitioner': 'reik|рейк|ρέικι|レイキ|灵气|靈氣|레이키|רייקי|ريكي|ریکی|เรกิ|रेकी',
    },
    words: {
      en: '(?:energy|spiritual|crystal|shamanic) heal(?:er|ers|ing)|shamanic (?:practitioner|healing)|craniosacral(?: therapy)?|breathwork',
      'de nl':
        'reiki\\p{L}*|*energetiker\\p{L}*|*energiearbeit|*geistheil\\p{L}*|*schaman\\p{L}*|*craniosacral\\p{L}*|*energetisch\\p{L}* (?:therapeut|therapie|healing)|*sjama\\p{L}*',
      'sv da nb': '*reiki\\p{L}*|*healing|*healer|*kranio-?sakral\\p{L}*',
      'fr es pt it ca ro':
        'reiki|magnétis(?:eur|euse|me)|énergéticien(?:ne)?|(?:sanación|terapias?) (?:energética|holísticas?)|(?:terapias? holísticas?|cura energética)|(?:operatore olistico|pranoterapia)|terapie energetică',
      'pl cs sk hr sl sr':
        'reiki|bioenergoterap\\p{L}+|terapia czaszkowo|(?:léčitel|liečiteľ)\\p{L}*|kraniosakrální|bioenergij\\p{L}+|energetsko (?:iscjeljivanje|zdravljenje)',
      'ru uk bg mk':
        'сеансы рейки|биоэнергет\\p{L}+|целител\\p{L}+|цілител\\p{L}+|краниосакральн\\p{L}+|рейки (?:терапия|лечение)|енергиен лечител',
      'fi et lv lt hu':
        '*reiki\\p{L}*|*energiahoi\\p{L}*|*kraniosakraalite\\p{L}*|*energiaravi\\p{L}*|reiki|bioenerģ\\p{L}*|bioenerg\\p{L}*|energiagyógyász\\p{L}*',
      'el tr': 'ρέικι|reiki|ενεργειακή θεραπεία|(?:biyoenerji|enerji şifa)\\p{L}*',
      'ar he fa': '(?:ريكي|العلاج بالطاقة|الشفاء بالطاقة)|(?:רייקי|הילינג)|(?:ریکی|انرژی درمانی)',
      'id vi is th sq hi':
        'reiki|(?:penyembuhan energi)|(?:chữa lành năng lượng|bấm huyệt chân)|(?:heilun|höfuðbeina)\\p{L}*|เรกิ|พลังบำบัด|bioenergji|रेकी',
      'ja zh ko': 'レイキ|クラニオセイクラル|ヒーリングサロン|灵气|能量疗愈|靈氣|能量療癒|레이키',
    },
  },
  {
    name: 'hospice',
    bucket: 'Health care',
    narrows: 'care home',
    parts: {
      hospice: 'hospi|хоспис|хоспіс|hospic|ホスピス|安宁|安寧|호스피스|saattohoi',
      'palliative care service':
        'palliat|palijativ|pal·liativ|palliatief|paliat|паллиат|паліат|палиат|緩和|완화|ανακουφιστ|תומכ|ملطّ|تسكين',
    },
    words: {
      en: "hospices?(?: care)?|palliative care(?: (?:service|team|centre))?|children['’]?s hospice",
      'de nl':
        '*hospiz\\p{L}*|*palliativ(?:station|zentrum|netz|versorgung|pflege|dienst)\\p{L}*|*hospice\\p{L}*|*palliatieve zorg',
      'sv da nb': '*hospice\\p{L}*|*palliativ vård|*palliativ omsorg|*hospits',
      'fr es pt it ca ro':
        'soins palliatifs|maison de soins palliatifs|cuidados paliativos|cure palliative|cures pal·liatives|îngrijiri paliative|hospice',
      'pl cs sk hr sl sr':
        'hospicj\\p{L}+|opieka paliatywna|hospic\\p{L}*|paliativní péče|paliatívna starostlivosť|hospicij\\p{L}*|palijativn\\p{L}+ skrb|palijativno zbrinjavanje|paliativna oskrba',
      'ru uk bg mk':
        'хоспис\\p{L}*|паллиативн\\p{L}+ помощ\\p{L}*|хоспіс\\p{L}*|паліативн\\p{L}+ допомог\\p{L}*|палиативни грижи',
      'fi et lv lt hu':
        '*saattohoito\\p{L}*|*palliatiivinen hoito|*hospiits\\p{L}*|*palliatiivravi|hospis\\p{L}*|paliatīv\\p{L}+ aprūp\\p{L}*|paliatyv\\p{L}+ (?:pagalb|slaug)\\p{L}*|hospice\\p{L}*|palliatív ellátás',
      'el tr': '(?:ανακουφιστική φροντίδα|ξενώνας ανακουφιστικής)|(?:palyatif bakım|hospis)\\p{L}*',
      'ar he fa': 'الرعاية التلطيفية|(?:הוספיס|טיפול פליאטיבי)|مراقبت تسکینی',
      'id vi is th sq hi':
        '(?:perawatan paliatif|hospis)|chăm sóc giảm nhẹ|líknar\\p{L}*|การดูแลแบบประคับประคอง|kujdes paliativ|(?:हॉस्पिस|उपशामक देखभाल)',
      'ja zh ko': 'ホスピス|緩和ケア|安宁疗护|临终关怀|安寧病房|호스피스|완화의료',
    },
  },
  {
    name: 'psychiatrist',
    bucket: 'Health care',
    narrows: 'medical practice',
    parts: {
      'autism centre': 'autis|аутизм|自閉|自闭|자폐|אוטיזם|توحد|ออทิส',
      'ADHD clinic': 'adhd|tdah|сдвг',
      psychiatrist:
        'psychiat|psykiat|psiquiat|psichiat|psihiat|псих|pszichi|psikiyat|psikiat|ψυχίατ|精神|정신|פסיכיאט|نفس|روان|จิต|tâm thần',
    },
    words: {
      en: 'psychiatr(?:ist|ists|ic clinic|ic practice|y clinic)|adhd (?:clinic|assessments?|diagnosis)|autism (?:assessments?|centre|center|clinic)',
      'de nl sv da nb':
        '*psychiater|*psychiatrische praxis|*facharzt für psychiatrie|*psychiatrische klinik|*psykiater\\p{L}*|*psykiatrisk klinik\\p{L}*|*ggz-praktijk|*psychiatriepraktijk|*adhd-utredning\\p{L}*|*adhd-udredning',
      'fr es pt it ca ro':
        '(?:médecin )?psychiatres?|psiquiatr[ai]s?|clínica psiquiátrica|psichiatr[ai]|medic psihiatru|cabinet psihiatrie',
      'pl cs sk hr sl sr':
        'psychiatr[ay]?|gabinet psychiatryczny|poradnia psychiatryczna|psychiatrická (?:ambulance|ambulancia|ordinace)|psihijatar|psihijatrijska (?:ordinacija|ambulanta)|psihiater',
      'ru uk bg mk': '(?:врач-)?психиатр\\p{L}?|психіатр\\p{L}?|психиатричен кабинет|психијатар',
      'fi et lv lt hu':
        '*psykiatri|*psykiatrin vastaanotto|*psühhiaat(?:er|ri)\\p{L}*|psihiatr[sau]|psichiatr(?:as|ė)|pszichiáter|pszichiátriai (?:rendelés|magánrendelés)',
      'el tr': 'ψυχίατρος|ψυχιατρικό ιατρείο|psikiyatr?ist|psikiyatri (?:kliniği|merkezi)',
      'ar he fa': '(?:طبيب|عيادة) نفس\\p{L}*|(?:פסיכיאטר(?:ית)?|מרפאה פסיכיאטרית|אבחון קשב)|(?:روانپزشک|روان ?پزشک)',
      'id vi is th sq hi': 'psikiater|(?:bác sĩ|phòng khám) tâm thần|geðlækn\\p{L}*|จิตแพทย์|psikiatër|मनोचिकित्सक',
      'ja zh ko':
        '心療内科|メンタルクリニック|精神科クリニック|精神科|心理医院|精神科診所|身心診所|정신건강의학과|정신과',
    },
  },
  {
    name: 'neurology practice',
    bucket: 'Health care',
    narrows: 'specialist clinic',
    parts: {
      neurosurgeon:
        'neurosurg|neurochir|neurokir|neurocir|нейрохир|нейрохір|neurosebé|idegsebé|νευροχειρ|脳神経外科|神经外科|神經外科|신경외과|beyin cerrah',
      'neurology practice':
        'neurolog|nevrolog|невролог|neuroloog|ideggyógy|νευρολόγ|脳神経内科|神経内科|神经内科|神經內科|신경과|nöroloj',
    },
    words: {
      en: 'neurolog(?:ist|ists|y clinic|y practice)|neurosurg(?:eon|eons|ery)',
      'de nl sv da nb':
        '*neurologe|*neurologin|*neurologische praxis|*praxis für neurologie|*neurochirurg\\p{L}*|*neuroloog|*neurolog(?:mottagning|klinik|iklinikk)|*neurolog',
      'fr es pt it ca ro':
        'neurologues?|neurochirurgi\\p{L}*|neurólog[oa]s?|neurocirug\\p{L}*|neurologista|neurologo|neurochirurgo|neuròleg|(?:medic|cabinet) neurolog\\p{L}*',
      'pl cs sk hr sl sr':
        'neurolog|gabinet neurologiczny|neurochirurg\\p{L}*|neurologická (?:ambulance|ambulancia|ordinace)|neurološka (?:ordinacija|ambulanta)|neurokirurg\\p{L}*',
      'ru uk bg mk': 'невролог\\p{L}?|нейрохирург\\p{L}?|нейрохірург\\p{L}?|неврологичен кабинет|неврохирург\\p{L}?',
      'fi et lv lt hu':
        '*neurologi|*neurokirurgi|*neuroloog\\p{L}*|neirolo[gģ]\\p{L}*|neirologs|neurologas|neurológus|neurológia(?:i)? (?:rendelés|magánrendelés)|idegsebész\\p{L}*',
      'el tr': 'νευρολόγος|νευροχειρουργός|(?:nöroloji|beyin cerrahisi|nörolog)\\p{L}*',
      'ar he fa':
        '(?:طبيب|عيادة|جراحة|استشاري) (?:المخ و)?(?:ال)?أعصاب|(?:נוירולוג(?:ית)?|נוירוכירורג|מרפאה נוירולוגית)|(?:متخصص مغز و اعصاب|جراح مغز و اعصاب)',
      'id vi is th sq hi':
        '(?:dokter saraf|spesialis saraf|bedah saraf)|(?:bác sĩ|phòng khám) thần kinh|taugalækn\\p{L}*|(?:แพทย์ระบบประสาท|คลินิกประสาทวิทยา)|(?:neurolog|neurokirurg)|न्यूरोलॉजिस्ट',
      'ja zh ko': '脳神経外科|脳神経内科|神経内科|神经内科|神经外科|神經內科|신경과|신경외과',
    },
  },
];
