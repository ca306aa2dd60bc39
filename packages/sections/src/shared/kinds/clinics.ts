import type { Kind } from './kind.ts';

/** Practices of one field of medicine, and what patients need beside them. */
export const CLINICS: readonly Kind[] = [
  {
    name: 'dermatology practice',
    bucket: 'Health care',
    narrows: 'medical practice',
    types: ['Dermatology'],
    words: {
      en: '(?<!by )dermatolog(?:y|ists?)(?![- ](?:tested|approved|recommended|developed))(?: (?:clinic|practice|cent(?:re|er)))?|dermatological clinics?|skin (?:doctors?|specialists?|cancer clinics?)',
      'de nl':
        '*hautarzt\\p{L}*|*hautärzt\\p{L}+|*dermatolog(?:e|en|in|innen|ie)?|*dermatologiepraxis|*dermatolog(?:ische praxis|ische klinik)|*dermatoloog|*dermatologen',
      'sv da nb':
        '*hudläkare\\p{L}*|*hudklinik\\p{L}*|*hudlæge\\p{L}*|*hudlege\\p{L}*|*dermatolog(?:i|en|er|erna|iklinik|imottagning)?',
      'fr es pt it ca ro':
        'dermatolog(?:ues?|ie|[íi]a|[oia]|os?|as?)|dermatólog[oa]s?|dermatologista|dermatòleg\\p{L}*',
      'pl cs sk hr sl sr':
        'dermatolog(?:a|u|em|iem|ów|ů|ovia|ia|ii|ie|ija|ije|iji|ijo|ička|inja)?|dermatologick\\p{L}+ (?:ambulanc|ordinac|klinik)\\p{L}+|(?:gabinet|klinika|poradnia) dermatologiczn\\p{L}+|dermatološk\\p{L}+ (?:ambulant|ordinacij|klinik|poliklinik)\\p{L}+|kožní (?:lékař\\p{L}*|ambulance|ordinace)|kožná ambulancia|kožni (?:lekar|liječnik|zdravnik)',
      'ru uk bg mk':
        'дерматолог(?:а|и|у|ом|ия|ии|ія|ії|ија)?|дерматолог(?:ическ|ичн|ічн)\\p{L}+ (?:клини|кліні|кабин|кабін)\\p{L}+|дерматовенеролог\\p{L}*|кожен лекар',
      'fi et lv lt hu':
        '*ihotau(?:ti|ted)\\p{L}*|*ihotautilääkär\\p{L}+|*ihopolikliniik\\p{L}*|*nahaars(?:t|tid|ti)|*nahakliinik\\p{L}*|*dermatoloog(?:id|ia|iakliinik|iakeskus)?|*dermatologi(?:a|an|t)?|dermatolog(?:as|ai|ų|ija|ijos|s)|dermatoloģij\\p{L}+|*bőrgyógyász(?:at|ati|atok|ok|a)?',
      'el tr':
        'δερματολόγ(?:ος|οι|ου|ων|ους|ο)|δερματολογικ(?:ό|ά) (?:ιατρεί|κέντρ)\\p{L}+|δερματολογικ(?:ή|ές) κλινικ\\p{L}+|δερματολογία|dermatolo(?:g|glar|ji|jisi|ğu)|cildiye',
      'ar he fa':
        '(?:طبيب |عيادة |أمراض )?(?:ال)?جلدية|רופא(?:ת)? עור|דרמטולוג\\p{L}*|متخصص پوست|پوست و مو|کلینیک پوست',
      'id vi is sq':
        'dokter (?:spesialis )?kulit|(?:phòng khám|bác sĩ) da liễu|húðlækn\\p{L}+|dermatolog(?:e|ji|jia|jise|ia|i)?',
      'ja zh ko th': '皮膚科|皮肤科|皮膚專科|피부과|คลินิกผิวหนัง|โรคผิวหนัง',
      hi: 'त्वचा रोग विशेषज्ञ|स्किन क्लिनिक',
    },
  },
  {
    name: "children's doctor",
    bucket: 'Health care',
    narrows: 'medical practice',
    types: ['Pediatric'],
    words: {
      en: "pa?ediatric(?:ians?| (?:clinics?|practices?|associates|medicine|group))|children[’']?s (?:doctors?|clinic)",
      'de nl':
        '*kinderarzt\\p{L}*|*kinderärzt\\p{L}+|*kinder- und jugendarzt\\p{L}*|*kinder- und jugendmedizin|*kinderarts\\p{L}*',
      'sv da nb': '*barnläkar\\p{L}+|*barnmottagning\\p{L}*|*børnelæge\\p{L}*|*barnelege\\p{L}*|*pediatriker\\p{L}*',
      'fr es pt it ca ro':
        'pédiatr(?:e|es|ie)|pediatr(?:as?|[íi]a|i|o|e|u)|cabinet pédiatrique|(?:clínica|studio|cabinet) pedi[áa]tric[oa]?|pediatric',
      'pl cs sk hr sl sr':
        'pediatr\\p{L}*|dětsk\\p{L}+ (?:lékař|ordinace|ambulance)\\p{L}*|praktick\\p{L}+ lékař\\p{L}* pro děti\\p{L}*|detsk\\p{L}+ (?:lekár|ambulanci)\\p{L}*|pedijat\\p{L}+',
      'ru uk bg mk':
        'педиатр\\p{L}*|детск\\p{L}+ (?:клиник|поликлиник|врач)\\p{L}*|педіатр\\p{L}*|дитяч\\p{L}+ (?:клінік|лікар)\\p{L}*|детск\\p{L}+ лекар\\p{L}*|педијат\\p{L}+',
      'fi et lv lt hu':
        '*lastenlääkär\\p{L}+|*lastentautien \\p{L}+|*lastearst\\p{L}*|*pediaatr\\p{L}*|bērnu ārst\\p{L}+|pediatr\\p{L}*|vaikų (?:gydytoj|ligų)\\p{L}*|*gyermekorvos\\p{L}*|*gyerekorvos\\p{L}*',
      'el tr':
        'παιδίατρ\\p{L}+|παιδιατρ\\p{L}+|çocuk (?:doktoru|hastalıkları|sağlığı ve hastalıkları)\\p{L}*|pediatri\\p{L}*',
      'ar he fa':
        '(?:طبيب|عيادة|طب|دكتور) (?:ال)?أطفال|רופא(?:ת)? ילדים|מרפאת ילדים|(?:متخصص|فوق تخصص|پزشک) (?:کودکان|اطفال)',
      'id vi is sq':
        'dokter (?:spesialis )?anak|(?:phòng khám|bác sĩ) nhi(?: khoa)?|phòng khám nhi|barnalækn\\p{L}+|pediat(?:ër|er|ri)\\p{L}*',
      'ja zh ko th': '小児科|儿科诊所|小兒科|小儿科|소아과|소아청소년과|คลินิกเด็ก|กุมารแพทย์',
      hi: 'बाल रोग विशेषज्ञ|शिशु रोग विशेषज्ञ',
    },
  },
  {
    name: 'gynaecology practice',
    bucket: 'Health care',
    narrows: 'medical practice',
    types: ['Gynecologic', 'Obstetric'],
    words: {
      en: "gyna?ecolog(?:y|ists?|ical)(?: (?:clinic|practice))?|ob[-/ ]?gyns?|obstetric(?:s|ians?)|women[’']?s (?:health clinic|clinic)",
      'de nl':
        '*frauenarzt\\p{L}*|*frauenärzt\\p{L}+|*frauenheilkunde|*gynäkolog\\p{L}+|*gynaecolo\\p{L}+|*vrouwenarts\\p{L}*',
      'sv da nb': '*gynekolog\\p{L}*|*kvinnoklinik\\p{L}*|*gynækolog\\p{L}*',
      'fr es pt it ca ro':
        'gynécolog(?:ues?|ie)|ginec[óo]log(?:[oa]s?|[íi]a|ista)|ginecologist[ae]|ginecolog\\p{L}*|ginecòleg\\p{L}*|tocólogo',
      'pl cs sk hr sl sr': 'ginekolog\\p{L}*|gynekolog\\p{L}*',
      'ru uk bg mk': '(?:акушер-)?гинеколог\\p{L}*|гінеколог\\p{L}*|женская (?:клиника|консультация)',
      'fi et lv lt hu':
        '*gynekolog\\p{L}*|*naistentau\\p{L}+|*naistenklinik\\p{L}*|*günekoloo?g\\p{L}*|*naistearst\\p{L}*|*ginekolo\\p{L}+|*nőgyógyász\\p{L}*',
      'el tr': 'γυναικολόγ\\p{L}+|γυναικολογικ\\p{L}+|kadın (?:doğum|hastalıkları)\\p{L}*(?: \\p{L}+)?|jinekolo\\p{L}+',
      'ar he fa':
        '(?:طبيب[ةه]?|دكتور[ةه]?|عيادة|أمراض) (?:ال)?نساء(?: و(?:ال)?(?:توليد|ولادة))?|רופא(?:ת)? נשים|גינקולוג\\p{L}*|(?:متخصص|دکتر|جراح) زنان(?: و زایمان)?',
      'id vi is sq':
        'dokter kandungan|(?:phòng khám|bác sĩ) (?:sản )?phụ khoa|sản phụ khoa|kvensjúkdóm\\p{L}+|gjinekolog\\p{L}*',
      'ja zh ko th': '婦人科|産婦人科|妇科|妇产科|婦產科|산부인과|여성의원|สูตินรีเวช|คลินิกสูติ',
      hi: 'स्त्री रोग विशेषज्ञ',
    },
  },
  {
    name: 'cardiology practice',
    bucket: 'Health care',
    narrows: 'medical practice',
    words: {
      en: 'cardiolog(?:y|ists?)(?: (?:clinic|practice|cent(?:re|er)|associates))?|heart (?:clinic|specialists?|cent(?:re|er)s?)',
      'de nl': '*kardiolog\\p{L}+|*herzzentrum|*cardiolog\\p{L}+|*hartkliniek',
      'sv da nb': '*kardiolog\\p{L}*|*hjärtmottagning\\p{L}*|*hjerteklinik\\p{L}*|*hjertelæge\\p{L}*',
      'fr es pt it ca ro':
        'cardiolog(?:ues?|ie|[íi]a|ista|[oi]|ic[oa])|cardi[óò]l(?:og[oa]s?|eg\\p{L}*)|cardiologist[ae]|cardiolog\\p{L}*',
      'pl cs sk hr sl sr': 'kardiolog\\p{L}*',
      'ru uk bg mk': 'кардиолог\\p{L}*|кардіолог\\p{L}*|кардиоцентр\\p{L}*',
      'fi et lv lt hu':
        '*kardiolo?o?g\\p{L}*|*sydänlääkär\\p{L}+|*sydänasema|*kardioloģ\\p{L}*|*kardiológ\\p{L}*|*szívgyógyász\\p{L}*',
      'el tr': 'καρδιολόγ\\p{L}+|καρδιολογικ\\p{L}+|kardiyolo\\p{L}+',
      'ar he fa': '(?:طبيب|عيادة|دكتور|أمراض) (?:ال)?قلب|קרדיולוג\\p{L}*|(?:متخصص|فوق تخصص|کلینیک) قلب(?: و عروق)?',
      'id vi is sq': 'dokter (?:spesialis )?jantung|phòng khám tim mạch|hjartalækn\\p{L}+|kardiolog\\p{L}*',
      'ja zh ko th': '循環器内科|心脏专科|心臟內科|심장내과|คลินิกหัวใจ',
    },
  },
  {
    name: 'ear, nose and throat practice',
    bucket: 'Health care',
    narrows: 'medical practice',
    types: ['Otolaryngologic'],
    words: {
      en: 'ear,? nose,? (?:and|&) throat|otolaryngolog(?:y|ists?)|otorhinolaryngolog(?:y|ists?)|ent (?:clinic|specialists?|surgeons?|doctors?|practice|associates)',
      'de nl':
        '*hno-?(?:arzt|ärztin|ärzte|praxis|zentrum|klinik)\\p{L}*|*hals[-, ]+nasen[-, ]+ohren\\p{L}*|*kno-?arts\\p{L}*|keel-, neus- en oorarts',
      'sv da nb':
        '*öron-? ?näs-? ?hals\\p{L}*|*öronläkar\\p{L}+|*øre-? ?næse-? ?hals\\p{L}*|*ørelæge\\p{L}*|*øre-? ?nese-? ?hals\\p{L}*',
      'fr es pt it ca ro': 'oto-?rhino-?laryngolog\\p{L}+|orl|otorrino\\p{L}*|otorino\\p{L}*|otorinolaringo\\p{L}+',
      'pl cs sk hr sl sr':
        'laryngolog\\p{L}*|otolaryngolog\\p{L}*|ušní[, -]+nosní\\p{L}*(?: a krční)?|orl (?:ambulance|ambulancia|ordinace|ordinacija)|otorin\\p{L}+|krčn\\p{L}+ ambulanc\\p{L}+',
      'ru uk bg mk':
        'лор[- ]?(?:врач|клиник|центр|лікар|клінік)\\p{L}*|оториноларинголог\\p{L}*|отоларинголог\\p{L}*|уши[, -]+нос[, -]+гърло|ушен лекар',
      'fi et lv lt hu':
        '*korva-, nenä- ja kurkku\\p{L}*|*korvalääkär\\p{L}+|kõrva-nina-kurgu\\p{L}*|otorinolaringolo\\p{L}+|lor (?:ārst|gydytoj|klinik)\\p{L}*|ausų,? nosies(?: ir|,)? gerklės\\p{L}*|fül-orr-gég\\p{L}+',
      'el tr': 'ωτορινολαρυγγολόγ\\p{L}+|ωρλ|kulak,? burun,? (?:ve )?boğaz\\p{L}*|kbb (?:uzman|doktor|klini)\\p{L}*',
      'ar he fa':
        '(?:ال)?أنف و(?:ال)?أذن و(?:ال)?حنجرة|אף[, ]+אוזן[, ]+(?:ו)?גרון|(?:متخصص )?گوش[، ]*(?:و )?حلق[، ]*(?:و )?بینی',
      'id vi': 'dokter tht|klinik tht|phòng khám tai mũi họng|tai mũi họng',
      'ja zh ko th': '耳鼻咽喉科|耳鼻喉科|이비인후과|หู ?คอ ?จมูก',
    },
  },
  {
    name: 'urology practice',
    bucket: 'Health care',
    narrows: 'medical practice',
    types: ['Urologic'],
    words: {
      en: 'urolog(?:y|ists?)(?: (?:clinic|practice|cent(?:re|er)|associates))?|vasectomy (?:clinic|services?)',
      'de nl': 'urolog(?:e|en|in|innen|ie|isch\\p{L}*)|urologiepraxis|uroloog|urologen|uroloogpraktijk',
      'sv da nb': 'urolog(?:i|isk|en|er|mottagning)?|urologklinik\\p{L}*',
      'fr es pt it ca ro': 'urolog(?:ues?|ie|[íi]a|ista|[oi])|ur[óò]l(?:og[oa]s?|eg\\p{L}*)|urolog',
      'pl cs sk hr sl sr': 'urolog\\p{L}*',
      'ru uk bg mk': 'уролог\\p{L}*',
      'fi et lv lt hu':
        'urologi(?:a|n|nen)\\p{L}*|uroloog\\p{L}*|uroloģ\\p{L}*|urolog(?:as|ai|ijos|ija|s|i)|urológ\\p{L}*',
      'el tr': 'ουρολόγ\\p{L}+|ουρολογικ\\p{L}+|üroloji\\p{L}*|ürolog\\p{L}*',
      'ar he fa':
        '(?:طبيب|عيادة|جراحة) (?:ال)?مسالك(?: (?:ال)?بولية)?|אורולוג\\p{L}*|متخصص (?:ارولوژی|اورولوژی)|اورولوژیست',
      'id vi ja zh ko th': 'dokter urologi|phòng khám nam khoa|泌尿器科|泌尿科|비뇨기과|비뇨의학과|คลินิกทางเดินปัสสาวะ',
    },
  },
  {
    name: 'orthopaedic practice',
    bucket: 'Health care',
    narrows: 'medical practice',
    words: {
      en: 'orthop(?:a?e)dic (?:surge(?:ons?|ry)|clinics?|practices?|cent(?:re|er)s?|associates|specialists?)|spine (?:clinics?|surgeons?|cent(?:re|er)s?)|sports medicine (?:clinic|cent(?:re|er)|physicians?)',
      'de nl':
        '*orthopäd(?:e|en|in)|*orthopädische (?:praxis|klinik|gemeinschaftspraxis)|*orthopädiepraxis|*orthopädie und unfallchirurgie|*orthopedisch chirurg\\p{L}*|*orthopedische kliniek|*sportmedizin\\p{L}*',
      'sv da nb':
        '*ortopedklinik\\p{L}*|*ortopedmottagning\\p{L}*|*ortopædkirurg\\p{L}*|*ortopedisk klinikk?|*idrettsmedisin\\p{L}*',
      'fr es pt it ca ro':
        'chirurg(?:iens?|ie) orthopédi(?:ques?|stes?)|orthopédie et traumatologie|traumatólog[oa]s?|(?:traumatolog[íi]a y ortopedia|ortopedia y traumatolog[íi]a)|cirug[íi]a ortopédica|ortopedistas?|ortopedia e traumatologia|(?:chirurgo|medico) ortopedic[oa]|ortopedista|ortopedie și traumatologie|medic ortoped',
      'pl cs sk hr sl sr':
        '(?:lekarz )?ortoped(?:a|y)?(?: traumatolog)?|(?:poradnia|gabinet|klinika|oddział) ortopedyczn\\p{L}+|ortopedie (?:a traumatologie)|ortopedick\\p{L}+ (?:ambulanc|ordinac|klinik)\\p{L}+|ortopedsk\\p{L}+ (?:ambulant|ordinacij|klinik|pregled)\\p{L}*|ortopedija i traumatologija',
      'ru uk bg mk':
        '(?<!стоматолог )(?:травматолог-)?ортопед(?:а|ы|ов|и|ів)?(?:-травматолог)?|ортопедическ\\p{L}+ клиник\\p{L}*|ортопеди[яиї] (?:и|та) травматологи\\p{L}*|травматолог\\p{L}*|клиника ортопедии|ортопедичн\\p{L}+ клінік\\p{L}+',
      'fi et lv lt hu':
        '*ortopedi(?:an|nen) klinikka|*ortopedi(?:t|keskus)?|*ortopeed(?:id|i|ia|iakliinik|iakeskus)?|traumatolog\\p{L}+|ortopēd(?:s|i|a|u)|ortopēdijas (?:klīnik|centr)\\p{L}+|ortoped(?:as|ai|o|ijos klinika)|ortopéd(?:ia|us|usok)|ortopédiai (?:szak|magán)?rendel\\p{L}+|ortopédiai klinik\\p{L}+',
      'el tr':
        'ορθοπαιδικ(?:ός|οί|ου) (?:χειρουργ\\p{L}+|ιατρ\\p{L}+)|ορθοπεδικ(?:ός|οί|ου) (?:χειρουργ\\p{L}+|ιατρ\\p{L}+)|ortopedi (?:ve travmatoloji|uzman\\p{L}*|doktor\\p{L}*)',
      'ar he fa':
        '(?:طبيب|دكتور|جراح[ةه]?|عيادة) (?:ال)?عظام|אורתופד(?:ים|יה)?|(?:متخصص|جراح|فوق تخصص) (?:ارتوپدی|ارتوپد)',
      'id vi ja zh ko th':
        'dokter (?:spesialis )?(?:ortopedi|tulang)|phòng khám (?:cơ xương khớp|xương khớp)|骨科(?:诊所|医院|醫院|診所)|정형외과|คลินิกกระดูก',
      ja: '整形外科',
    },
  },
  {
    name: 'dialysis centre',
    bucket: 'Health care',
    words: {
      en: '(?:ha?emo|kidney )?dialysis(?: (?:cent(?:re|er)s?|clinics?|units?|services?|care))',
      'de nl': '*dialyse(?:zentrum|praxis|centrum|centra)|*nierenzentrum|*nephrolog\\p{L}+|*nefrolog\\p{L}+',
      'sv da nb': '*dialysmottagning\\p{L}*|*dialysecenter|*dialyseklinik\\p{L}*|*dialysesenter',
      'fr es pt it ca ro':
        "(?:centre|centro|clínica|clinica|unidad) (?:de |di )?(?:hé?emo|hemo|emo)?di[áa]li(?:se|sis|si)|centre d['’]hémodialyse|centrul? de dializă",
      'pl cs sk hr sl sr':
        '(?:stacj|cent|klinik)\\p{L}+ dializ\\p{L}*|dialyzačn\\p{L}+ (?:středisk|centr|stredisk)\\p{L}+|(?:centar|centri) za (?:hemo)?dijalizu|center za dializo',
      'ru uk bg mk':
        '(?:центр|отделение) (?:гемо)?диализа|(?:гемо|хемо)?диализ\\p{L}* (?:центр|центар)\\p{L}*|центр (?:гемо)?діалізу',
      'et lv lt hu':
        'dialüüsi ?keskus|dialīzes (?:centrs|nodaļa)|dializ(?:ės|ių) centr\\p{L}+|dialízis ?(?:központ|állomás)\\p{L}*',
      'el tr': '(?:μονάδα|μονάδες|κέντρο) (?:χρόνιας )?(?:αιμοκάθαρσης|τεχνητού νεφρού)|(?:hemo)?diyaliz merkez\\p{L}*',
      'ar he ja zh ko id':
        '(?:مركز|مراكز) (?:ال)?(?:غسيل (?:ال)?كلى|غسيل الكلوي)|מכון דיאליזה|人工透析|透析クリニック|血液透析中心|透析中心|투석(?:센터|전문)|인공신장|klinik (?:hemodialisa|cuci darah)',
    },
  },
  {
    name: 'blood donation service',
    bucket: 'Health care',
    words: {
      en: 'blood (?:banks?|donation|donors?|services?|drives?|cent(?:re|er)s?)(?: (?:service|cent(?:re|er)|association))?|plasma (?:donation|donors?|cent(?:re|er)s?)|donate (?:blood|plasma)',
      'de nl':
        '*blutspende(?:dienst|zentrum|zentrale|n|r)?|*plasmaspende(?:zentrum|n)?|*plasmazentrum|*bloeddonor\\p{L}*|*bloedbank|*plasmadonor\\p{L}*',
      'sv da nb': '*blodcentral\\p{L}*|*blodgiv(?:are|ning|are)|*bloddonor\\p{L}*|*blodbank(?:en)?|*blodgiver(?:e)?',
      'fr es pt it ca ro':
        'don (?:de|du) sang|donneurs de sang|établissement du sang|don de plasma|(?:donaci[óo]n|donantes|banco|donadores) de sangre|(?:doação|doadores|banco|dadores) de sangue|hemocentro|hemoterapia|(?:donatori|donazione) (?:di )?sangue|banc de sang|donants de sang|(?:donatori|donare|centrul de transfuzii?) (?:de )?sânge',
      'pl cs sk hr sl sr':
        '(?:krwiodawstw|krwiodawc)\\p{L}+|(?:dárci|dárcovstv\\p{L}+|darovanie|darcov\\p{L}+|darování) (?:krve|krvi|plazmy)|(?:odběr|darování) plazmy|(?:plazma|plazmatick\\p{L}+) centr\\p{L}+|transfuz\\p{L}+ (?:stanic|zavod)\\p{L}*|(?:darivatelji|davatelji|davaoci|dobrovoljn\\p{L}+ davan\\p{L}+|darivanje|davanje) krvi|krvodajalstvo|krvodajalc\\p{L}+',
      'ru uk bg mk':
        '(?:станция|центр) (?:переливания )?крови|донорств\\p{L}+ крови|доноры крови|(?:станція|центр) (?:переливання )?крові|донорств\\p{L}+ крові|кръводаряван\\p{L}+|кръводарител\\p{L}+|крводарител\\p{L}+',
      'fi et lv lt hu':
        '*verenluovutu\\p{L}+|*veripalvelu\\p{L}*|*verekeskus\\p{L}*|*doonor(?:id|lus)\\p{L}*|asins donor\\p{L}+|kraujo (?:centras|donor)\\p{L}*|véradás\\p{L}*|véradó\\p{L}*|plazmaad\\p{L}+|vérellátó\\p{L}*',
      'el tr': 'αιμοδοσί\\p{L}+|εθελοντές αιμοδότες|αιμοδοτών|kan (?:bağış|merkez|bankas)\\p{L}*',
      'ar he ja zh ko id':
        '(?:بنك|التبرع ب|متبرعي|تبرع ب)(?: )?(?:ال)?دم|תרומת דם|בנק הדם|献血|捐血|血液中心|血站|헌혈|혈액원|donor darah',
    },
  },
  {
    name: 'medical tourism agency',
    bucket: 'Health care',
    words: {
      en: '(?:medical|health|dental|hair transplant) tourism(?: (?:agency|company|facilitators?|in \\p{L}+))?|medical travel (?:agency|company|facilitators?)|(?:medical|surgery|treatment) packages in (?:turkey|istanbul|india|thailand|mexico)',
      'de nl': '*medizintourismus|*gesundheitstourismus|*zahntourismus|*medisch toerisme',
      'fr es pt it ca ro':
        'tourisme (?:médical|dentaire)|turismo (?:médico|de salud|medico|sanitario|dentale|odontológico)|turism (?:medical|dentar)',
      'pl cs sk hr sl sr':
        'turystyka medyczna|zdravotní turistika|zdravotná turistika|(?:medicinsk|zdravstven|dentaln|zobozdravstven)\\p{L}+ turiz\\p{L}+',
      'ru uk bg':
        '(?:медицинск\\p{L}+ туризм|лечение за (?:рубежом|границей)|лечение в (?:израиле|германии|турции|корее))|(?:медичн\\p{L}+ туризм|лікування за кордоном)|(?:медицински|дентален) туризъм|лечение в чужбина',
      'el tr': 'ιατρικός τουρισμός|(?:sağlık|medikal|diş) turizm\\p{L}*',
      'ar he fa':
        '(?:ال)?سياحة (?:ال)?(?:علاجية|طبية)|(?:ال)?علاج (?:في تركيا|بالخارج|في الخارج)|תיירות מרפא|(?:گردشگری|توریسم) (?:سلامت|درمانی|پزشکی)',
      'ja zh ko id th': '医療ツーリズム|医疗旅游|海外医疗|海外就医|醫療觀光|의료관광|wisata medis',
    },
  },
  {
    name: 'cupping therapist',
    bucket: 'Health care',
    narrows: 'naturopath',
    words: {
      en: '(?:wet |dry |hijama |fire )?cupping(?: (?:therap(?:y|ists?)|clinics?|cent(?:re|er)s?|massages?))|hijama(?:h)?(?: (?:therapy|therapists?|clinic|cent(?:re|er)|cupping))?',
      'de nl':
        '*schröpf(?:en|therapie|behandlung|massage|praxis)\\p{L}*|hijama\\p{L}*|*cupping-?(?:therapie|massage)|vacuümtherapie|*koppensetten',
      'sv da nb':
        'koppning(?:sterapi|sbehandling|smassage)?|*kopning|*cupping ?(?:terapi|massage|behandling)|*kopping(?:behandling|sterapi)?|hijama',
      'fr es pt it ca ro':
        'hijama|cupping ?(?:therapy|thérapie)?|ventouso ?thérapie|thérapie par ventouses|(?:terapia|terapias) (?:con|de) ventosas|ventosaterapia|ventosas terapéuticas|(?:coppettazione|terapia con coppette)|terapi(?:a|e) (?:amb|cu) vent(?:oses|uze)',
      'pl cs sk hr sl sr':
        '(?:masaż )?ba(?:ńk|niek|nk)\\p{L}+ (?:chińsk|ogniow|próżniow|lekarsk)\\p{L}+|stawiani\\p{L}+ baniek|hi(?:d)?żam\\p{L}+|baňkován\\p{L}+|(?:suché|mokré|liečebné) bankovanie|bankovanie chrbta|hidžam\\p{L}*|kupic\\p{L}+ terapij\\p{L}*|terapij\\p{L}+ (?:s )?(?:ventuzama|vakuumom)',
      'ru uk bg mk':
        'хиджам\\p{L}*|хіджам\\p{L}*|(?:баночн\\p{L}+ массаж|вакуумн\\p{L}+ терапи|баноч\\p{L}+ масаж|вендуз\\p{L}* терапи|терапия с вендузи|терапија со вентузи)\\p{L}*',
      'fi et lv lt hu':
        '*kuppau\\p{L}+|*kuppari\\p{L}*|*imukuppihoi\\p{L}+|*kupuravi\\p{L}*|*kupumassaaž\\p{L}*|*aadrilask\\p{L}+|vakuumterapija|(?:kausu|baņķu) (?:terapija|masāža)|taurių (?:terapija|masažas)|köpölyöz\\p{L}*|köpöly ?(?:terápia|kezelés)\\p{L}*',
      'el tr': 'θεραπεία (?:με )?βεντούζες|βεντουζοθεραπ\\p{L}+|hacamat\\p{L}*|kupa terapi\\p{L}*',
      'ar he fa': '(?:ال)?حجام[ةه](?: (?:ال)?نبوية)?|כוסות רוח|חיג׳אמה|حجامت(?: درمانی)?|بادکش درمانی',
      'id vi is sq': '(?:terapi |rumah |klinik )?bekam(?: sunnah)?|hijamah?|giác hơi|(?:blóð)?hijama|hixhama\\p{L}*',
      'ja zh ko th': 'カッピング(?:サロン|専門店|療法)|吸い玉|拔罐|부항|ครอบแก้ว',
      hi: 'हिजामा|कपिंग थेरेपी',
    },
  },
];
