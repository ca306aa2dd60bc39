import type { Kind } from './kind.ts';

export const THERAPIES: readonly Kind[] = [
  {
    name: 'chiropractor',
    bucket: 'Health care',
    narrows: 'osteopath',
    words: {
      en: 'chiropractors?|chiropractic(?: clinic| care)?|chiropract*',
      'de nl': '*chiropraktik\\p{L}*|*chiropraktor\\p{L}*|*chiropract\\p{L}*',
      'sv da nb': '*kiropraktor\\p{L}*|*kiropraktik\\p{L}*',
      'fr es pt it ca ro':
        'chiropra\\p{L}+|quiropráct\\p{L}+|quiropractor\\p{L}*|quiropraxia|quiroprátic\\p{L}+|quiropràct\\p{L}+',
      'pl cs sk hr sl': 'chiroprakt\\p{L}+|kiropra[kc]\\p{L}+',
      'ru uk bg': 'хиропракти\\p{L}+|хіропракт\\p{L}+',
      'fi et lv lt hu': '*kiroprakt\\p{L}+|hiroprakt\\p{L}+|chiroprakt\\p{L}+|csontkovács\\p{L}*|kiropraktik\\p{L}*',
      'el tr': 'χειροπρακτικ\\p{L}+|kiropraktik\\p{L}*|kayropraktik\\p{L}*',
      'ar he fa': 'كايروبراكتيك|تقويم العمود الفقري|כירופרקט\\p{L}+|کایروپراکتیک',
      'id vi is th': 'chiropractic|chiropractor|nắn chỉnh cột sống|kírópraktor\\p{L}*|ไคโรแพรคติก',
      'ja zh ko': 'カイロプラクティック|整脊|脊椎矫正|카이로프랙틱',
    },
  },
  {
    name: 'hypnotherapist',
    bucket: 'Health care',
    narrows: 'coach',
    words: {
      en: 'hypnotherap(?:y|ists?)|hypnosis (?:cent(?:re|er)|clinic|sessions?)|hypnotists?',
      'de nl': '*hypnosetherap\\p{L}*|*hypnosepraxis|*hypnotherap\\p{L}*|*hypnose',
      'sv da nb': '*hypnoterap\\p{L}*|*hypnosterap\\p{L}*|*hypnotisør\\p{L}*|*hypnose',
      'fr es pt it ca ro':
        'hypnothérap\\p{L}+|hypnose|hipnoterap\\p{L}+|hipnosis (?:clínica|terapéutica)|hipnose clínica|ipnoterap\\p{L}+|ipnosi|hipnoteràp\\p{L}+|hipnoză',
      'pl cs sk hr sl': 'hipnoterap\\p{L}+|hypnoterap\\p{L}+|hypnóza|hipnoza',
      'ru uk bg': 'гипнотерап\\p{L}+|гіпнотерап\\p{L}+|хипнотерап\\p{L}+|хипноза',
      'fi et lv lt hu':
        '*hypnoterap\\p{L}+|hüpnoterap\\p{L}+|hüpnoteraap\\p{L}+|hipnoterap\\p{L}+|hipnoterápi\\p{L}*|hipnózis\\p{L}*',
      'el tr': 'υπνοθεραπ\\p{L}+|hipnoterapi\\p{L}*|hipnoz',
      'ar he fa': '(?:العلاج بالتنويم|التنويم المغناطيسي)|היפנותרפי\\p{L}+|היפנוזה|(?:هیپنوتراپی|هیپنوتیزم)',
      'id vi is th': 'hipnoterapi|hypnotherapy|thôi miên trị liệu|dáleiðslu?\\p{L}*|สะกดจิตบำบัด',
      'ja zh ko': '催眠療法|ヒプノセラピー|催眠治疗|催眠師|최면치료|최면상담',
    },
  },
  {
    name: 'aromatherapist',
    bucket: 'Beauty and wellness',
    words: {
      en: 'aromatherap(?:y|ists?)',
      'de nl': '*aromatherap\\p{L}*|*aromapraxis|*aromapflege',
      'sv da nb': '*aromaterap\\p{L}*',
      'fr es pt it ca ro': 'aromathérap\\p{L}+|aromaterap\\p{L}+|aromateràp\\p{L}+',
      'pl cs sk hr sl': 'aromaterap\\p{L}+|aromaterapeut\\p{L}*',
      'ru uk bg': 'ароматерап\\p{L}+',
      'fi et lv lt hu':
        '*aromaterap\\p{L}+|aromterap\\p{L}+|aroomi?teraap\\p{L}*|aroomteraap\\p{L}*|aromaterápi\\p{L}*',
      'el tr': 'αρωματοθεραπ\\p{L}+|aromaterapi\\p{L}*',
      'ar he fa':
        '(?:العلاج بالروائح|زيوت عطرية)|ארומתרפי\\p{L}+|שמנים ארומטיים|(?:رایحه ?درمانی|آروماتراپی|روغن های اسانسی)',
      'id vi is th': 'aromaterapi|ilmkjarnaolíu\\p{L}*|ilmolíumeðferð|(?:อโรมาเธอราพี|น้ำมันหอมระเหย)',
      'ja zh ko':
        'アロマテラピー|アロマセラピー|アロマサロン|精油专卖|芳疗|芳香疗法|芳療|精油品牌|아로마테라피|에센셜오일',
    },
  },
  {
    name: 'sound therapist',
    bucket: 'Beauty and wellness',
    words: {
      en: 'sound (?:therap(?:y|ists?)|heal(?:ing|ers?)|baths?)|(?:gong|singing bowls?) (?:baths?|therapy|meditation)',
      'de nl':
        '*klangtherap\\p{L}*|*klangmassage\\p{L}*|*klangschalen\\p{L}*|*klangreise\\p{L}*|*gongbad|*klankschalen?\\p{L}*|*klanktherap\\p{L}*|*klankreis|*klankbad',
      'sv da nb':
        '*klangterap\\p{L}*|*ljudterap\\p{L}*|*ljudbad|*gongbad|*lydterap\\p{L}*|*lydbad|*klangskål\\p{L}*|*syngeskål\\p{L}*',
      'fr es pt it ca ro':
        'sonothérap\\p{L}+|bols? (?:tibétains|chantants)|bain sonore|sonoterap\\p{L}+|terapia de sonido|cuencos tibetanos|baños? de (?:gong|sonido)|terapia (?:do|de) som|taças tibetanas|banho de (?:som|gong)|campane tibetane|bagno (?:sonoro|di gong)|suonoterapia|bols tibetans|banys? de (?:so|gong)|terapie prin sunet|boluri tibetane',
      'pl cs sk hr sl':
        'terapia dźwiękiem|misy tybetańskie|masaż (?:misami|dźwiękiem)|kąpiel(?:e)? w (?:dźwiękach|gongach)|tibetsk(?:é|ými) mís\\p{L}+|(?:muzikoterapie|zvuková) (?:lázeň|terapie)|zvuková kúpeľ|tibetské misy|zvučn\\p{L}+ (?:terapij|kupk)\\p{L}+|(?:tibetanske|zvočne) (?:zdjele|posode)|zvočn\\p{L}+ (?:kopel|terapij)\\p{L}*',
      'ru uk bg':
        '(?:звукотерап\\p{L}+|поющие чаши|гонг-?медитац\\p{L}+)|(?:звукотерап\\p{L}+|співочі чаші)|(?:звукотерап\\p{L}+|тибетски купи|пеещи купи|звукова баня)',
      'fi et lv lt hu':
        '*äänikylpy\\p{L}*|*äänimaljahoi\\p{L}+|*äänihoi(?:to|dot)|*gongikylpy\\p{L}*|helivann\\p{L}*|helirännak\\p{L}*|heliteraapi\\p{L}*|gongivann\\p{L}*|skaņu (?:terapij|pelde|vann)\\p{L}*|tibetas bļod\\p{L}+|garso (?:terapij|voni)\\p{L}*|tibeto dubenė\\p{L}+|hang(?:terápia|fürdő|tál)\\p{L}*|gongfürdő\\p{L}*',
      'el tr': 'ηχοθεραπ\\p{L}+|ηχόλουτρ\\p{L}+|ses (?:terapi|banyo|şifa)\\p{L}*|tibet çana\\p{L}+',
      'ar he fa':
        '(?:العلاج بالصوت|العلاج بالأصوات)|(?:ריפוי (?:בצליל|בצלילים)|קערות טיבטיות|מסע צלילים)|(?:صدا ?درمانی|کاسه(?: |‌)?های تبتی)',
      'id vi is th':
        '(?:terapi suara|sound healing)|(?:chuông xoay|trị liệu âm thanh)|(?:tónheilun|gongslökun|hljóðbað)\\p{L}*|(?:ซาวด์ฮีลลิ่ง|บำบัดด้วยเสียง)',
      'ja zh ko': 'サウンドヒーリング|音響療法|シンギングボウル|颂钵|音疗|頌缽|사운드힐링|싱잉볼',
    },
  },
  {
    name: 'nail salon',
    bucket: 'Beauty and wellness',
    types: ['NailSalon'],
    narrows: 'beauty salon',
    words: {
      en: 'nail (?:salons?|studios?|bars?|spas?|art|technicians?)|manicures? (?:and|&) pedicures?|gel nails',
      'de nl': '*nagelstudio\\p{L}*|*nageldesign\\p{L}*|*nagelpflege|*nagelsalon|*nagelstyliste|*gelnagels',
      'sv da nb':
        '*nagelsalong|*nagelstudio|*nageltekniker|*negleklinik|*neglesalon\\p{L}*|*neglestudio|*neglstudio|*negletekniker|*neglesalong|*negledesign',
      'fr es pt it ca ro':
        "onglerie|prothésiste ongulaire|bar à ongles|pose d['’]ongles|salón de uñas|uñas (?:de gel|acrílicas|esculpidas)|manicura y pedicura|manicure e pedicure|unhas de gel|nail designer|ricostruzione unghie|onicotecnica|manicure e pedicure|ungles de gel|manicura i pedicura|(?:salon|studio) (?:de )?(?:unghii|manichiur[ăa])|manichiură și pedichiură",
      'pl cs sk hr sl':
        '(?:stylizacja paznokci|salon (?:manicure|paznokci)|studio paznokci)|(?:nehtov\\p{L}+ (?:studi|salon|design)\\p{L}*|gelové nehty|manikúra a pedikúra)|(?:nechtov\\p{L}+ (?:štúdi|salón|dizajn)\\p{L}*|gélové nechty)|(?:salon za nokte|gel nokti|geliranje noktiju)|(?:geliranje nohtov|salon za nohte)',
      'ru uk bg':
        '(?:ногтевая студия|студия маникюра|ногтевой сервис|маникюр и педикюр)|(?:студія манікюру|нігтьовий сервіс|манікюр та? педикюр)|(?:студио за маникюр|маникюр и педикюр|маникюр студио)',
      'fi et lv lt hu':
        '*kynsistudio\\p{L}*|*geelikyn\\p{L}+|*rakennekyn\\p{L}+|küünte?(?:stuudio|salong|tehnik)\\p{L}*|geelküün\\p{L}+|nagu (?:studij|kopšan|modelēšan|salon)\\p{L}*|nagų (?:studij|priežiūr|salon|priauginim)\\p{L}*|(?:körömszalon|műköröm|körömstúdió|manikűr-pedikűr)\\p{L}*',
      'el tr':
        '(?:νυχάδικο|μανικιούρ πεντικιούρ|τεχνητά νύχια|ονυχοπλαστική)|(?:nail art|protez tırnak|tırnak (?:studyo|stüdyo|bakım))\\p{L}*|manikür pedikür',
      'ar he fa':
        "(?:صالون أظافر|مناكير وباديكير)|(?:מניקור (?:פדיקור|ופדיקור)|בניית ציפורניים|לק ג[׳'’]ל)|(?:سالن ناخن|کاشت ناخن|مانیکور)",
      'id vi is th':
        '(?:nail (?:art|salon|studio)|salon kuku)|(?:tiệm nail|làm móng|nail salon)|nagla(?:stofa|snyrti|snyrting|fræðingur)|(?:ร้านทำเล็บ|ทำเล็บ)',
      'ja zh ko': 'ネイルサロン|美甲店|美甲|네일샵|네일아트',
    },
  },
  {
    name: 'barber',
    bucket: 'Beauty and wellness',
    narrows: 'hairdresser',
    words: {
      en: 'barber ?shops?|barbers?|barbering',
      'de nl': '*barbershop\\p{L}*|*barbier|*herrenfriseur|*herrensalon|*herenkapper\\p{L}*|*barbier',
      'sv da nb': '*barberare\\p{L}*|*barbershop|*herrfrisör\\p{L}*|*barbersalong|*herrefrisør\\p{L}*|barber(?:er)?',
      'fr es pt it ca ro':
        'barbiers?|barber ?shop|barber[íi]as?|barberos?|barbearias?|barbeiros?|barbieri?|barbierato|barberi(?:a|es)|frizerie|frizer bărbați',
      'pl cs sk hr sl':
        'barber(?: ?shop)?|pánské (?:kadeřnictví|holičství)|holičství|holičstvo|pánske kaderníctvo|brijačnic\\p{L}+|brivnic\\p{L}+|berbernic\\p{L}+',
      'ru uk bg':
        '(?:барбершоп|барбер(?!а)|мужск\\p{L}+ парикмахерск)\\p{L}*|(?:барбершоп|чоловіч\\p{L}+ перукарн)\\p{L}*|(?:бръснарниц|барбершоп|барбър шоп)\\p{L}*',
      'fi et lv lt hu':
        '*parturiliike|*barbershop|*miestenparturi|habemeajaja\\p{L}*|barberi|bārddzin\\p{L}+|bārber\\p{L}+|barzdaskut\\p{L}+|barber(?: ?shop)?|borbély\\p{L}*|férfi ?fodrász\\p{L}*',
      'el tr': 'μπαρμπέρικο|κουρεί\\p{L}+|barber shop|(?:erkek kuaför|berber)\\p{L}*',
      'ar he fa':
        '(?:حلاق|صالون حلاقة|حلاقة رجالية)|(?:ברבר|ברברשופ|מספרת גברים|מספרה לגברים)|(?:آرایشگاه مردانه|پیرایش مردانه)',
      'id vi is th':
        '(?:barbershop|pangkas rambut|tukang cukur)|(?:cắt tóc nam|barber ?shop|tiệm hớt tóc)|rakarast\\p{L}+|herraklipping\\p{L}*|(?:ร้านตัดผมชาย|บาร์เบอร์)',
      'ja zh ko': '理容室|理容店|バーバーショップ|男士理发|理髮廳|男士理髮|바버샵|이발소',
      it: 'barbiere',
    },
  },
  {
    name: 'medical laboratory',
    bucket: 'Health care',
    types: ['DiagnosticLab'],
    narrows: 'testing laboratory',
    words: {
      en: '(?:medical|clinical|diagnostic|pathology|blood test(?:ing)?|clinical analysis) lab(?:oratory|oratories|s)',
      'de nl':
        '*medizinisches labor|*laborpraxis|*labormedizin|*blutlabor|*medisch laboratorium|*klinisch laboratorium|*bloedafname\\p{L}*',
      'sv da nb': '*medicinsk(?:t)? laborator\\p{L}+|*provtagning(?:scentral)?|*medisinsk laboratorium',
      'fr es pt it ca ro':
        "laboratoires? (?:d['’]analyses|de biologie)(?: médicales?)?|laboratorios? (?:clínicos?|de análisis(?: clínicos)?)|análisis clínicos|laboratórios? (?:de análises(?: clínicas)?|clínicos?)|análises clínicas|laboratorio (?:di )?(?:analisi|analisi cliniche)|analisi cliniche|(?:centro|studio) diagnostico|laboratori d['’]anàlisis|(?:laborator|centru) (?:de )?(?:analize medicale|imagistică)|analize medicale",
      'pl cs sk hr sl':
        '(?:laboratorium (?:medyczne|analityczne|diagnostyczne)|badania laboratoryjne)|(?:(?:klinická|lékařská) laboratoř|odběrové centrum)|(?:(?:klinické|lekárske) laboratórium)|(?:medicinsko-?biokemijski laborator\\p{L}*|(?:medicinski|biokemijski) laborator\\p{L}*)',
      'ru uk bg':
        '(?:медицинск\\p{L}+ лаборатор|диагностическ\\p{L}+ центр|сдать анализы|центр мрт)\\p{L}*|(?:медичн\\p{L}+ лаборатор|діагностичн\\p{L}+ центр|центр мрт)\\p{L}*|(?:медицинск\\p{L}+ лаборатор|(?:медико-)?диагностичн\\p{L}+ лаборатор|медико-диагностична)\\p{L}*',
      'fi et lv lt hu':
        '*laboratoriopalvelu\\p{L}*|*röntgenpalvelu\\p{L}*|*verikoke(?:et|isiin)|meditsiinilabor\\p{L}*|radioloogiakesku\\p{L}+|(?:medicīnas|klīnisk\\p{L}+) laborator\\p{L}+|(?:medicinos|klinikin\\p{L}+) (?:diagnostikos )?laborator\\p{L}+|(?:orvosi|diagnosztikai) (?:labor|laboratórium|központ)\\p{L}*|(?:vérvétel|laborvizsgálat|képalkotó diagnosztik)\\p{L}*',
      'el tr':
        '(?:διαγνωστικ\\p{L}+|μικροβιολογικ\\p{L}+|ακτινολογικ\\p{L}+) (?:κέντρ|εργαστήρι|ιατρεί)\\p{L}*|(?:tıbbi|biyokimya) laboratuvar\\p{L}*|(?:tahlil|kan tahlili|görüntüleme) (?:laboratuvar|merkez)\\p{L}*',
      'ar he fa':
        '(?:مختبر(?:ات)? (?:طبي|طبية|تحاليل|التحاليل)|معمل تحاليل|تحاليل طبية|مركز أشعة)|(?:מעבדה רפואית|בדיקות דם|מכון (?:רנטגן|הדמיה))|(?:آزمایشگاه (?:پزشکی|تشخیص طبی|پاتوبیولوژی)|تصویربرداری پزشکی|مرکز تصویربرداری)',
      'id vi is th':
        '(?:laboratorium (?:klinik|medis|kesehatan)|lab klinik)|(?:xét nghiệm (?:y khoa|máu)|trung tâm (?:xét nghiệm|chẩn đoán))|(?:rannsóknarstofa|myndgreining|læknisrannsókn)\\p{L}*|(?:แล็บตรวจเลือด|ห้องปฏิบัติการทางการแพทย์|คลินิกแล็บ)',
      'ja zh ko':
        '臨床検査センター|画像診断センター|医学检验|体检中心|影像中心|醫事檢驗所|檢驗所|건강검진센터|임상병리|영상의학과',
    },
  },
  {
    name: 'dental laboratory',
    bucket: 'Health care',
    narrows: 'testing laboratory',
    words: {
      en: 'dental (?:lab(?:oratory|oratories|s)?|technicians?|ceramics)',
      'de nl': '*zahntechnik\\p{L}*|*dentallabor\\p{L}*|*zahnlabor|*tandtechni\\p{L}+|*tandprothet\\p{L}+',
      'sv da nb': '*tandteknik\\p{L}*|*dentallaboratori\\p{L}+|*tandtekniker\\p{L}*|*tannteknik\\p{L}*|*tanntekniker',
      'fr es pt it ca ro':
        'laboratoires? (?:de )?prothèses? dentaires?|prothésistes? dentaires?|laboratorio (?:dental|de prótesis dental)|prot[ée]sicos? dentales?|laboratório (?:de prótese (?:dentária)?|dentário)|prótese dentária|(?:laboratorio )?odontotecnic[oi]|laboratori (?:dental|de pròtesis)|laborator (?:de )?tehnic[ăa] dentar[ăa]|tehnică dentară',
      'pl cs sk hr sl':
        '(?:laboratorium|pracownia|technika) (?:protetyczn|dentystyczn)\\p{L}+|zubn\\p{L}+ (?:laborato|technik|tehnik)\\p{L}*|zubotehni\\p{L}+|zobotehni\\p{L}+|dentaln\\p{L}+ laborator\\p{L}+',
      'ru uk bg': '(?:зуботехническ|зуботехнічн|зъботехническ)\\p{L}+|зубн\\p{L}+ техник\\p{L}*|зъботехни\\p{L}+',
      'fi et lv lt hu':
        '*hammaslaborator\\p{L}*|*hammasteknik\\p{L}+|*erikoishammasteknik\\p{L}+|hambalabor\\p{L}*|hambatehnik\\p{L}*|zobtehni\\p{L}+|zobu tehni\\p{L}+|dantų (?:technik|protez)\\p{L}+|fogtechnik\\p{L}*|foglabor\\p{L}*',
      'el tr': 'οδοντοτεχν\\p{L}+|diş (?:laboratuvar|protez)\\p{L}*',
      'ar he fa': '(?:معمل|مختبر) أسنان|(?:מעבדת שיניים|טכנאי שיניים)|(?:لابراتوار دندان|پروتز دندان|دندانسازی)',
      'id vi is th':
        '(?:dental lab|laboratorium gigi|tekniker gigi)|labo (?:nha khoa|răng)|tannsmíða\\p{L}*|tannsmið\\p{L}*|แล็บทันตกรรม',
      'ja zh ko': '歯科技工所|歯科技工|义齿加工|牙科技工|齒模所|牙技所|치과기공소|치기공소',
      fr: 'laboratoire dentaire',
      nl: '*tandtechnisch laboratorium',
    },
  },
  {
    name: 'orthopaedic supplies shop',
    bucket: 'Health care',
    types: ['MedicalSupplyStore'],
    narrows: 'medical device company',
    words: {
      en: '(?:mobility|medical|home medical|orthop(?:a?e)dic) (?:aids|supplies|equipment|supply)(?: shop| store)?|prosthetics(?: and orthotics| & orthotics)?|orthotics(?: and prosthetics| & prosthetics)?|mobility scooters?|wheelchairs? (?:shop|sales|hire)',
      'de nl':
        '*sanitätshaus\\p{L}*|*orthopädietechnik|*orthopädieschuhtechnik|*orthopädietechniker|*prothesen(?:bau|werkstatt)?|*thuiszorgwinkel|*orthopedietechn\\p{L}+|*orthopedisch schoen\\p{L}*|*hulpmiddelenwinkel|*bandagist(?:erie)?',
      'sv da nb':
        '*ortopedteknik\\p{L}*|*hjälpmedelsbutik|*ortopediskor|*bandagist\\p{L}*|*hjælpemiddelbutik|*hjælpemidler butik|*ortopediteknik\\p{L}*|*hjelpemiddelbutikk|*bandasjist\\p{L}*',
      'fr es pt it ca ro':
        'orthopédistes?|orthoprothésistes?|podo-?orthésistes?|ortopedia (?:técnica|y ayudas|i ajudes)|ortopedias?|ayudas técnicas|productos ortopédicos|ortopedia e? ?(?:material|saúde)|material ortopédico|produtos ortopédicos|(?:negozio di )?(?:articoli )?(?:ortopedici|sanitari) (?:e )?(?:ausili|sanitaria)|sanitaria ortopedia|ortopedia sanitaria|ajudes tècniques|(?:magazin|produse) (?:ortopedic|ortopedice)',
      'pl cs sk hr sl':
        '(?:sklep (?:medyczny|ortopedyczny)|zaopatrzenie (?:medyczne|ortopedyczne))|(?:zdravotnické (?:potřeby|pomůcky)|ortopedická protetika)|(?:zdravotnícke (?:potreby|pomôcky)|ortopedická protetika)|(?:ortopedska (?:pomagala|obuća)|medicinska pomagala|ortopedski pripomočki|medicinski pripomočki)',
      'ru uk bg':
        '(?:ортопедическ\\p{L}+ (?:салон|товар|издели|магазин)|протезно-ортопедическ)\\p{L}*|(?:ортопедичн\\p{L}+ (?:салон|товар|вироб)|протезно-ортопедичн)\\p{L}*|(?:помощни средства|ортопедични изделия|ортопедичен магазин|санитарен магазин)',
      'fi et lv lt hu':
        '*apuvälinekauppa|*apuvälinemyym\\p{L}+|*apteekin apuväline|*jalkineet ortoped\\p{L}+|ortopeediakesku\\p{L}+|abivahendikesku\\p{L}+|abivahendi(?:te)? (?:müük|pood)|tehnisk\\p{L}+ palīglīdzek\\p{L}+|ortopēdij\\p{L}+ (?:salon|veikal|prece)\\p{L}*|ortopedij\\p{L}+ (?:prek|technik|salon|parduotuv)\\p{L}*|gyógyászati segédeszköz\\p{L}*|ortopéd ?technik\\p{L}*|ortopéd cipő\\p{L}*',
      'el tr':
        '(?:ορθοπεδικά|ιατρικά) (?:είδη|βοηθήματα)|(?:medikal market|ortopedi protez|ortez protez|hasta yatağı|medikal ürün)\\p{L}*',
      'ar he fa':
        '(?:أطراف صناعية|أجهزة تعويضية)|(?:ציוד (?:אורטופדי|רפואי)|מכון אורטופדי|אביזרי שיקום)|(?:ارتوپدی فنی|اندام مصنوعی|لوازم ارتوپدی)',
      'id vi is th':
        '(?:alat bantu jalan|toko alat kesehatan|kaki palsu)|(?:dụng cụ (?:y khoa|chỉnh hình))|(?:stoðtæk|hjálpartækj)\\p{L}+|(?:อุปกรณ์การแพทย์|กายอุปกรณ์|ขาเทียม)',
      'ja zh ko': '義肢装具|福祉用具|介護用品店|假肢矫形|康复辅具|輔具中心|醫療器材行|의지보조기|의료기상사|복지용구',
    },
  },
];
