import type { Kind } from './kind.ts';

/** Practices and clinics for one part of the body, one complaint or one occasion. */
export const CLINICS_BY_NEED: readonly Kind[] = [
  {
    name: 'radiology centre',
    bucket: 'Health care',
    narrows: 'medical laboratory',
    words: {
      en: '(?:radiology|imaging|mri|diagnostic imaging|ultrasound|x-?ray) (?:centre|center|clinic|practice)|(?:private|baby|pregnancy) (?:mri|scans?|ultrasounds?)|(?:diagnostic|medical) imaging(?: cent(?:re|er)s?)?',
      'de nl sv da nb':
        '*radiologie|*radiologische praxis|*mrt-praxis|*röntgenpraxis|*radiologisch centrum|*echocentrum|*zwangerschapsecho\\p{L}*|*röntgenklinik\\p{L}*|*scanningsklinik\\p{L}*|*ultralydsklinik\\p{L}*|*mr-klinikk|*radiologie(?:praxis|zentrum)|*radiologiecentrum|*røntgenklinik\\p{L}*|*røntgeninstitut\\p{L}*',
      'fr es pt it ca ro':
        "centre (?:de radiologie|d['’]imagerie)(?: médicale)?|(?:centro|clínica) de (?:imágenes|radiología|diagnóstico por imagen|ecografías)|(?:clínica|centro) de (?:radiologia|imagem|diagnóstico por imagem)|(?:centro|studio) (?:di )?(?:radiologi[ac]o?|diagnostica per immagini)|centru (?:de )?(?:imagistică|radiologie)|cabinet (?:d['’]imagerie|de radiologie)|imagerie médicale|diagnóstico por im[áa]gen(?:es)?|diagnostica per immagini|imagistică medicală|studio (?:di radiologia|radiologico)",
      'pl cs sk hr sl sr':
        '(?:pracownia|gabinet) (?:rtg|usg|rezonansu)|centrum (?:diagnostyki obrazowej|radiologi\\p{L}+)|(?:radiologické|rádiologické) (?:pracoviště|centrum|pracovisko)|(?:radiološki|dijagnostički) centar|ultrazvučn\\p{L}+ (?:pregled|ordinacij)\\p{L}*',
      'ru uk bg mk':
        '(?:мрт|кт|диагностическ\\p{L}+|рентген)[- ](?:центр|кабинет|клиника)|центр (?:мрт|узи)|(?:мрт|узд)[- ]центр|(?:образна диагностика|рентгенов кабинет)',
      'fi et lv lt hu':
        '*kuvantamiskeskus|*magneettikuvaus|*röntgenkeskus|*radioloogiakeskus|radioloģij\\p{L}* (?:centr|klīnik)\\p{L}*|ultrasonogrāfij\\p{L}* kabinet\\p{L}*|radiologijos (?:centr|klinik)\\p{L}*|(?:radiológia|röntgen|mri|ultrahang) ?(?:központ|diagnosztika|rendelés|magánrendelés|vizsgálat)\\p{L}*',
      'el tr': 'ακτινολογικό (?:κέντρο|εργαστήριο)|(?:görüntüleme|radyoloji) merkezi',
      'ar he fa':
        '(?:مركز|عيادة) (?:ال)?(?:أشعة|تصوير)|(?:מכון (?:רנטגן|הדמיה|דימות|אולטרסאונד))|(?:مرکز|کلینیک) (?:تصویربرداری|رادیولوژی|سونوگرافی)',
      'id vi is th sq hi':
        'klinik radiologi|(?:chẩn đoán hình ảnh|phòng khám siêu âm)|myndgreining\\p{L}*|ศูนย์(?:เอกซเรย์|รังสี)|qendër imazherike|(?:डायग्नोस्टिक|रेडियोलॉजी) सेंटर',
      'ja zh ko': '画像診断センター|放射線科クリニック|影像中心|体检中心|健檢中心|영상의학과|건강검진센터',
      'de nl': '*radiologiepraxis|*radiologiezentrum|*radiologiecentrum',
      'pl cs sk hr sl':
        'diagnostyka obrazowa|pracownia (?:rtg|usg|rezonansu)|radiologické pracoviště|rádiológia|poliklinika za radiologiju',
    },
  },
  {
    name: 'specialist medical practice',
    bucket: 'Health care',
    narrows: 'specialist clinic',
    words: {
      en: '(?:endocrinolog(?:ist|y)|diabetes|obesity|weight[- ]loss|bariatric|thyroid|gastroenterolog(?:ist|y)|rheumatolog(?:ist|y)|allerg(?:y|ist)|pulmonolog(?:ist|y)|oncolog(?:ist|y)|nephrolog(?:ist|y)|pain) (?:clinic|practice|centre|center)',
      'de nl sv da nb':
        '*diabetespraxis|*diabetologische|*endokrinolog(?:e|ie|ikum|isch)\\p{L}*|*gastroenterolog(?:e|ie)praxis|*gastropraxis|*rheumapraxis|*allergologe|*pneumolog\\p{L}*|*onkologische praxis|*lungenpraxis|*schmerzpraxis|*schmerzzentrum|*adipositas\\p{L}*|*pijnkliniek|*obesitaskliniek|*allergimottagning|*smärtklinik',
      'fr es pt it ca ro':
        '(?:endocrinologue|gastro-?entérologue|rhumatologue|allergologue|pneumologue|cancérologue|oncologue)s?|(?:endocrinólog|gastroenterólog|reumatólog|alergólog|neumólog|oncólog)[oa]s?|cirugía bariátrica|(?:endocrinologista|gastroenterologista|reumatologista|oncologista|pneumologista)|(?:endocrinologo|gastroenterologo|reumatologo|allergologo|pneumologo|oncologo|diabetologo)|(?:medic|cabinet) (?:endocrinolog|gastroenterolog|reumatolog|alergolog|oncolog|pneumolog)\\p{L}*',
      'pl cs sk hr sl sr':
        '(?:endokrynolog|diabetolog|gastroenterolog|reumatolog|alergolog|pulmonolog|onkolog)|(?:endokrinologická|diabetologická|alergologická|gastroenterologická|pľúcna|plicní|onkologická) (?:ambulance|ambulancia|ordinace)|(?:endokrinolog|gastroenterolog|reumatolog|alergolog|pulmolog|onkolog)',
      'ru uk bg mk':
        '(?:эндокринолог|гастроэнтеролог|ревматолог|аллерголог|пульмонолог|онколог|ендокринолог|гастроентеролог|алерголог)\\p{L}?',
      'fi et lv lt hu':
        '*diabetesvastaanotto|*endokrinologi|*gastroenterologi|*reumatologi|*allergologi|*endokrinoloog|*gastroenteroloog|*allergoloog|(?:endokrinolog|gastroenterolog|reimatolog|alergolog|pneimonolog|onkolog)s|(?:endokrinologas|gastroenterologas|reumatologas|alergologas|pulmonologas|onkologas)|(?:endokrinológus|gasztroenterológus|reumatológus|allergológus|tüdőgyógyász|onkológus|diabetológus)',
      'el tr':
        '(?:ενδοκρινολόγος|γαστρεντερολόγος|ρευματολόγος|αλλεργιολόγος|πνευμονολόγος|ογκολόγος)|(?:endokrinoloji|gastroenteroloji|romatoloji|göğüs hastalıkları|onkoloji|obezite cerrahisi)(?: (?:kliniği|uzmanı|merkezi))?',
      'ar he fa':
        '(?:عيادة|مركز|طبيب|استشاري) (?:ال)?(?:سكري|غدد|جهاز الهضمي|روماتيزم|سمنة|أورام|حساسية)\\p{L}*|(?:אנדוקרינולוג|גסטרואנטרולוג|ריאומטולוג|אונקולוג|מרפאת (?:כאב|סוכרת|ריאות))\\p{L}*|(?:فوق تخصص|متخصص) (?:غدد|گوارش|ریه|روماتولوژی|انکولوژی)',
      'id vi is th sq hi':
        '(?:spesialis penyakit dalam|klinik diabetes|spesialis paru)|(?:phòng khám|bác sĩ) (?:nội tiết|tiêu hóa|tim mạch|hô hấp|ung bướu|tiểu đường)|(?:innkirtla|meltingar|gigtar|ofnæmis|krabbameins)lækn\\p{L}*|คลินิก(?:เบาหวาน|ทางเดินอาหาร|ภูมิแพ้)|(?:endokrinolog|gastroenterolog|onkolog)|(?:मधुमेह|डायबिटीज) (?:क्लिनिक|केंद्र)',
      'ja zh ko':
        '糖尿病(?:内科|クリニック)|内分泌内科|消化器内科|呼吸器内科|アレルギー科|リウマチ科|内分泌科|消化内科|風濕免疫科|腸胃科|내분비내과|소화기내과|류마티스내과',
    },
  },
  {
    name: 'diabetes or endocrinology practice',
    bucket: 'Health care',
    narrows: 'specialist medical practice',
    words: {
      'en de nl sv da nb':
        '(?:diabetes|endocrinology|thyroid|hormone) (?:clinics?|practice|cent(?:re|er)s?|specialists?)|endocrinologists?|diabetologists?|*diabetespraxis|*diabetes-?(?:zentrum|klinik|schwerpunktpraxis)\\p{L}*|*diabetolog(?:e|en|in|isch\\p{L}+)|*endokrinolog(?:e|en|in|ie|ikum|isch\\p{L}+)|*schilddrüsen-?(?:praxis|zentrum)|*endocrinoloog|*diabetes-?(?:kliniek|mottagning|klinikk)\\p{L}*|*endokrinmottagning',
      'fr es pt it ca ro':
        'endocrinolog(?:ue|ues|ista|istas|o|i|ie)|diabétologue|endocrinólog[oa]s?|diabetolog(?:o|i|ie)|(?:clínica|centro) de diabetes',
      'pl cs sk hr sl sr': '(?:endokrynolog|diabetolog|endokrinolog|dijabetolog)\\p{L}*',
      'ru uk bg mk': '(?:эндокринолог|ендокринолог|диабетолог|діабетолог)\\p{L}*',
      'fi et lv lt hu':
        '*(?:endokrinologi|diabetes(?:klinikka|keskus))\\p{L}*|*endokrinoloog\\p{L}*|endokrinolog\\p{L}*|(?:endokrinológ|diabetológ)\\p{L}*',
      'el tr ar he fa':
        '(?:ενδοκρινολόγ|διαβητολόγ)\\p{L}+|endokrinoloji\\p{L}*|(?:عيادة|مركز) (?:ال)?(?:سكري|غدد)|(?:מרפאת|מכון) (?:סוכרת|אנדוקרינולוגי\\p{L}*)|(?:متخصص|کلینیک) (?:دیابت|غدد)',
      'ja zh ko':
        '(?:糖尿病|内分泌)(?:内科|クリニック|センター)|(?:糖尿病|内分泌)(?:专科|医院|门诊)|(?:糖尿病|內分泌|新陳代謝)科|(?:당뇨|내분비) ?(?:내과|센터|클리닉)',
    },
  },
  {
    name: 'gastroenterology practice',
    bucket: 'Health care',
    narrows: 'specialist medical practice',
    words: {
      'en de nl sv da nb':
        'gastroenterolog(?:ists?|y)(?: (?:clinic|practice|centre|center))?|endoscopy (?:clinic|centre|center|unit)|*gastroenterolog(?:e|en|in|ie|i)|*gastropraxis|*magen-?darm-?(?:praxis|zentrum)|*maag-?darm-?lever(?:kliniek|arts)\\p{L}*|*mage-?tarm(?:mottagning|klinik)\\p{L}*|*darmkliniek',
      'fr es pt it ca ro':
        'gastro-?entérolog(?:ue|ues|ie)|gastroenter[óòo]log(?:[oai]|ía|ia|ista|istas)s?|(?:clínica|centro) de endoscopia|gastroenterologie|(?:medic|cabinet) (?:de )?gastroenterolog(?:ie)?',
      'pl cs sk hr sl sr': 'gastroenterolog\\p{L}*|gastrolog(?:iczn\\p{L}+|ia|a)?',
      'ru uk bg mk': 'гастроэнтеролог\\p{L}*|гастроентеролог\\p{L}*',
      'fi et lv lt hu':
        '*gastroenterolog\\p{L}*|*vatsaklinikka|gastroenteroloog\\p{L}*|gastroenterológ\\p{L}*|gasztroenterológ\\p{L}*',
      'el tr ar he fa':
        'γαστρεντερολόγ\\p{L}+|gastroenteroloji\\p{L}*|(?:عيادة|مركز) (?:ال)?(?:جهاز (?:ال)?هضمي|مناظير)|גסטרואנטרולוג\\p{L}*|(?:فوق تخصص گوارش|کلینیک گوارش|متخصص گوارش)',
      'ja zh ko':
        '(?:胃腸|消化器)(?:内科|クリニック)|(?:消化内科|肠胃)(?:门诊|诊所|科)|胃腸(?:肝膽)?科|(?:소화기|위대장) ?(?:내과|센터)',
    },
  },
  {
    name: 'allergy practice',
    bucket: 'Health care',
    narrows: 'specialist medical practice',
    words: {
      'en de nl sv da nb':
        '(?:allergy|asthma|allerg(?:y|ies) and (?:asthma|immunology)) (?:clinic|practice|centre|center|specialists?)|allergists?|*allergolog(?:e|en|in|isch\\p{L}+)|*allergiepraxis|*allergiezentrum|*allergiekliniek|*allergimottagning\\p{L}*|*allergiklinik\\p{L}*',
      'fr es pt it ca ro':
        'allergologues?|cabinet d.allergologie|alerg[óo]log[oa]s?|alergistas?|(?:clínica|centro) (?:de )?(?:alergias?|alergologia)|allergolog[oi]|al·lerg[òo]leg\\p{L}*|alergolog(?:ie)?',
      'pl cs sk hr sl sr': 'alergolog\\p{L}*|alergologi\\p{L}+|alergologick\\p{L}+|alergološk\\p{L}+',
      'ru uk bg mk': 'аллерголог\\p{L}*|алерголог\\p{L}*',
      'fi et lv lt hu':
        '*allergologi\\p{L}*|*allergiaklinikka|allergoloog\\p{L}*|alergolo[gģ]\\p{L}*|allergológ\\p{L}*',
      'el tr ar he fa':
        'αλλεργιολόγ\\p{L}+|alerji (?:merkezi|kliniği|uzmanı)|(?:عيادة|مركز) (?:ال)?حساسية|(?:מרפאת|מכון) אלרגיה|אלרגולוג\\p{L}*|(?:متخصص|کلینیک) (?:آسم و )?آلرژی',
      'ja zh ko': 'アレルギー(?:科|クリニック)|(?:过敏|變態反應)(?:科|门诊)|過敏(?:科|門診)|알레르기 ?(?:내과|클리닉)',
    },
  },
  {
    name: 'cancer centre',
    bucket: 'Health care',
    narrows: 'specialist medical practice',
    words: {
      'en de nl sv da nb':
        '(?:cancer|oncology|radiotherapy|proton therapy|breast) (?:treatment )?(?:cent(?:re|er)|clinic|institute|practice|hospital)|oncologists?|*krebszentrum|*onkologie|*onkolog(?:e|en|in|isch\\p{L}+)|*strahlentherapie(?:zentrum|praxis)?|*brustzentrum|*oncolog(?:ie|isch\\p{L}*)|*onkologisk\\p{L}*|*onkologi(?:klinik)?|*cancer(?:center|centrum)',
      'fr es pt it ca ro':
        "(?:centre|institut) (?:d['’]oncologie|de cancérologie|de radiothérapie)|cancérolog(?:ue|ie)|oncologues?|onc[óo]log[oa]s?|(?:clínica|centro|instituto) (?:de )?(?:oncolog[íi]a|oncológico|radioterapia)|oncologistas?|(?:centro|clinica) oncologic[oa]|centru(?:l)? (?:oncologic|de oncologie|de radioterapie)|medic oncolog",
      'pl cs sk hr sl sr': '(?:centrum|klinika|szpital) onkologi\\p{L}+|onkolog\\p{L}*',
      'ru uk bg mk': 'онкоцентр\\p{L}*|онколог\\p{L}*|онкодиспансер\\p{L}*',
      'fi et lv lt hu':
        '*syöpä(?:keskus|klinikka|sairaala)|*onkologi\\p{L}*|*onkoloogia\\p{L}*|onkolo[gģ]\\p{L}*|onkológi\\p{L}*',
      'el tr ar he fa':
        'ογκολόγ\\p{L}+|ογκολογικ\\p{L}+|onkoloji\\p{L}*|(?:مركز|مستشفى|عيادة) (?:ال)?(?:أورام|سرطان)|(?:מכון|מרכז|מרפאה) אונקולוגי\\p{L}*|(?:متخصص|کلینیک|مرکز) (?:سرطان|انکولوژی|آنکولوژی)',
      'ja zh ko':
        'がん(?:センター|クリニック)|(?:肿瘤|癌症)(?:医院|中心|科)|(?:腫瘤|癌症)(?:醫院|中心|科)|암 ?(?:센터|병원|클리닉)|종양내과',
    },
  },
  {
    name: 'lung practice',
    bucket: 'Health care',
    narrows: 'specialist medical practice',
    words: {
      'en de nl sv da nb':
        '(?:lung|respiratory|chest|pulmonary) (?:clinic|practice|centre|center|specialists?)|pulmonolog(?:ists?|y)|*lungenpraxis|*lungenarzt|*lungenfacharzt|*pneumolog(?:e|en|in|ie|isch\\p{L}+)|*longarts(?:en)?|*longkliniek|*lungmottagning\\p{L}*|*lungeklinik\\p{L}*',
      'fr es pt it ca ro': 'pneumolog(?:ue|ues|ie|o|i|ia|ista|istas)?|neum[óo]log[oa]s?|neumología|pneum[òo]leg\\p{L}*',
      'pl cs sk hr sl sr':
        'pulmonolog\\p{L}*|pneumolog\\p{L}*|(?:plicní|pľúcna) (?:ordinace|ambulance|ambulancia|lékař)\\p{L}*|poradnia chorób płuc',
      'ru uk bg mk': 'пульмонолог\\p{L}*|пулмолог\\p{L}*',
      'fi et lv lt hu':
        '*keuhko(?:klinikka|lääkäri)\\p{L}*|*kopsuarst\\p{L}*|*pulmonoloog\\p{L}*|pneimonolog\\p{L}*|pulmonolo\\p{L}+|(?:tüdőgyógyász|pulmonológ)\\p{L}*',
      'el tr ar he fa':
        'πνευμονολόγ\\p{L}+|göğüs hastalıkları (?:kliniği|uzmanı|doktoru)|(?:عيادة|مركز) (?:ال)?(?:صدر|صدرية|أمراض الصدر)|(?:מכון|מרפאת) ריאות|(?:متخصص|کلینیک|فوق تخصص) ریه',
      'ja zh ko': '呼吸器(?:内科|科|クリニック)|呼吸(?:内科|门诊)|胸腔(?:內)?科|호흡기 ?(?:내과|클리닉)',
    },
  },
  {
    name: 'rheumatology practice',
    bucket: 'Health care',
    narrows: 'specialist medical practice',
    words: {
      'en de nl sv da nb':
        'rheumatolog(?:ists?|y)(?: (?:clinic|practice|centre|center))?|arthritis (?:clinic|centre|center)|*rheumatolog(?:e|en|in|ie|isch\\p{L}+)|*rheumapraxis|*rheumazentrum|*reumatolog(?:ie|en)?|*reumamottagning\\p{L}*|*reumaklinik\\p{L}*|*gigtklinik|*gigthospital',
      'fr es pt it ca ro': 'rhumatolog(?:ue|ues|ie)|reumat[óòo]log(?:[oai]|ía|ia|ista|istas|ie|eg)?s?',
      'pl cs sk hr sl sr': 'reumatolog\\p{L}*|revmatolog\\p{L}*',
      'ru uk bg mk': 'ревматолог\\p{L}*',
      'fi et lv lt hu':
        '*reumatologi\\p{L}*|*reumasairaala|*reumatoloog\\p{L}*|reimatolo\\p{L}+|reumatolo\\p{L}+|reumatológ\\p{L}*',
      'el tr ar he fa':
        'ρευματολόγ\\p{L}+|romatoloji\\p{L}*|(?:عيادة|مركز) (?:ال)?(?:روماتيزم|مفاصل)|ראומטולוג\\p{L}*|(?:متخصص|کلینیک|فوق تخصص) روماتولوژی',
      'ja zh ko': 'リウマチ(?:科|クリニック|内科)|风湿(?:免疫)?(?:科|专科)|風濕(?:免疫)?科|류마티스 ?(?:내과|클리닉)',
    },
  },
  {
    name: 'pain clinic',
    bucket: 'Health care',
    narrows: 'specialist medical practice',
    words: {
      'en de nl sv da nb':
        '(?:pain(?: management)?|back pain|migraine|headache|spine) (?:clinics?|practice|cent(?:re|er)s?|specialists?)|*schmerz-?(?:praxis|zentrum|klinik|therapie|therapeut)\\p{L}*|*rückenzentrum|*wirbelsäulenzentrum|*kopfschmerzzentrum|*pijn-?(?:kliniek|centrum|poli)|*rugkliniek|*smärt-?(?:klinik|mottagning|rehab)\\p{L}*|*smerte-?klinik\\p{L}*|*rygklinik',
      'fr es pt it ca ro':
        '(?:centre|clinique|consultation) (?:anti-?douleur|de la douleur|du dos)|(?:clínica|unidad|centro) del? dolor|clínica (?:da|de) dor|(?:clínica|centro) da coluna|(?:centro|terapia) (?:del |di terapia del )?dolore|clínica del dolor|clinic[ăa] (?:de )?(?:terapia durerii|durere)|terapia durerii',
      'pl cs sk hr sl sr':
        '(?:poradnia|klinika|centrum) leczenia bólu|(?:ambulance|centrum|ambulancia) (?:pro léčbu |liečby )?bolesti|(?:ambulanta|centar|poliklinika) za (?:liječenje )?bol(?:i|ečin)?',
      'ru uk bg mk':
        '(?:клиника|центр|лечение) (?:боли|спины|позвоночника)|(?:клініка|центр) (?:болю|хребта)|клиника за (?:лечение на )?болка',
      'fi et lv lt hu':
        '*kipuklinikka\\p{L}*|*selkäklinikka|*selkäkeskus|*valukliinik\\p{L}*|*seljakliinik\\p{L}*|sāpju (?:klīnik|kabinet)\\p{L}*|skausmo (?:klinik|centr)\\p{L}*|(?:fájdalom(?:klinika|ambulancia|központ)|gerinc(?:klinika|központ|centrum))\\p{L}*',
      'el tr ar he fa':
        '(?:ιατρείο|κλινική) πόνου|(?:ağrı|bel fıtığı) (?:merkezi|kliniği)|algoloji|(?:عيادة|مركز) (?:علاج )?(?:ال)?(?:ألم|آلام)|מרפאת כאב|(?:کلینیک|مرکز) (?:درد|ستون فقرات)',
      'ja zh ko':
        'ペインクリニック|(?:腰痛|頭痛)(?:外来|クリニック)|疼痛(?:科|门诊|中心|門診)|통증 ?(?:의학과|클리닉|센터)',
    },
  },
  {
    name: 'sleep clinic',
    bucket: 'Health care',
    narrows: 'specialist medical practice',
    words: {
      'en de nl sv da nb':
        'sleep (?:clinics?|medicine|apno?ea (?:clinic|centre|center)|laborator(?:y|ies)|cent(?:re|er)s?)|*schlaflabor|*schlafmedizin\\p{L}*|*schlafklinik|*slaap-?(?:kliniek|centrum|oefentherapie|poli)|*sömn-?(?:klinik|mottagning)\\p{L}*|*søvn-?(?:klinik|klinikk|center|senter)\\p{L}*',
      'fr es pt it ca ro':
        '(?:centre|clinique|laboratoire) du sommeil|(?:clínica|unidad|instituto) (?:del|de) sueño|(?:clínica|medicina|instituto) do sono|(?:centro|medicina) del sonno|(?:clínica|unitat) del son|(?:laborator|clinic[ăa]) de somnologie|somnolog(?:ie)?',
      'pl cs sk hr sl sr':
        '(?:klinika|laboratorium|poradnia) snu|(?:spánkov)\\p{L}+ (?:laborato|klinik|centr|ambulan|poradn)\\p{L}*|(?:centar|poliklinika|laboratorij) za (?:medicinu )?spavanj[ea]|center za motnje spanja',
      'ru uk bg mk':
        '(?:центр|клиника|лаборатория) (?:медицины )?сна|сомнолог\\p{L}*|(?:центр|клініка|лабораторія) сну|(?:лаборатория|клиника|център) (?:за|по) сън',
      'fi et lv lt hu':
        '*uniklinikka\\p{L}*|*unikeskus|*unekliinik\\p{L}*|*unekeskus|miega (?:medicīnas|klīnik|centr)\\p{L}*|miego (?:medicinos|klinik|laborator|centr)\\p{L}*|(?:alvás(?:klinika|központ|labor|centrum)|alvásmedicina)\\p{L}*',
      'ja zh ko tr el ar he fa':
        '睡眠(?:外来|クリニック|センター|障害クリニック)|睡眠(?:门诊|医学中心|中心|門診)|수면 ?(?:클리닉|센터|의원)|uyku (?:merkezi|laboratuvarı|kliniği)|(?:κέντρο|εργαστήριο|ιατρείο) ύπνου|(?:عيادة|مركز) (?:اضطرابات )?النوم|(?:מכון|מעבדת|מרפאת) שינה|(?:کلینیک|مرکز) (?:اختلالات )?خواب',
    },
  },
  {
    name: 'hair transplant clinic',
    bucket: 'Health care',
    narrows: ['specialist clinic', 'plastic surgeon'],
    words: {
      'en de nl sv da nb':
        'hair (?:transplants?|transplantation|restoration|replacement|loss)(?: (?:clinics?|surgery|centre|center|specialists?|treatment))?|trichologists?|*haartransplantation\\p{L}*|*haarverpflanzung|*haartransplantatie\\p{L}*|*haarkliniek|*hårtransplantation\\p{L}*|*hårklinik\\p{L}*|*hårtransplantasjon|*haarausfall',
      'fr es pt it ca ro':
        '(?:greffe|implants?) (?:de cheveux|capillaires?)|(?:injerto|trasplante|implante) (?:capilar|de cabello|de pelo)|transplante capilar|(?:clínica|centro) capilar|tricologia|(?:trapianto|autotrapianto) (?:di )?capelli|(?:empelt|trasplantament) capil·lar|(?:transplant|implant) (?:de )?păr',
      'pl cs sk hr sl sr':
        'przeszczep(?:y)? włosów|(?:transplantace|transplantácia|transplantacija|presađivanje|presaditev) (?:vlasů|vlasov|kose|las)|trycholog\\p{L}*|tricholog\\p{L}*',
      'ru uk bg mk':
        '(?:пересадк|трансплантаци)\\p{L}+ волос|трихолог\\p{L}*|пересадк\\p{L}+ волосся|(?:присаждане|трансплантация) на коса|трансплантација на коса',
      'fi et lv lt hu':
        '*hiustensiir\\p{L}+|*hiussiirt\\p{L}+|*juuste siirdami\\p{L}+|matu (?:transplantācij|pārstād)\\p{L}+|plaukų (?:persodinim|transplant)\\p{L}+|haj(?:beültetés|átültetés)\\p{L}*',
      'el tr ar he fa': 'μεταμόσχευση μαλλιών|εμφύτευση μαλλιών|saç ekim\\p{L}*|زراعة (?:ال)?شعر|השתלת שיער|کاشت مو',
      'ja zh ko vi th id':
        '(?:自毛|植毛)(?:植毛)?(?:クリニック|専門)|薄毛治療|AGA(?:クリニック|治療)|植发(?:医院|机构)?|植髮|(?:모발 ?이식|탈모 ?(?:클리닉|치료|병원))|cấy tóc|ปลูกผม|(?:tanam|transplantasi) rambut',
    },
  },
  {
    name: 'travel clinic',
    bucket: 'Health care',
    narrows: 'medical practice',
    parts: {
      'vaccination clinic':
        'vaccination (?:cl|ce)|immuni|flu vacc|impfzentr|vaccinations|vaccinationsc|vaksinasjons|вакцинац|щеплен|rokotus|vaktsin|接种|接種|예방접종|aşı',
      'travel clinic':
        'travel|reise|reizig|reis|rejse|tropen|voyag|viajer|viajante|viaggi|podróż|cest|путешеств|matkail|utazás|seyahat|トラベル|旅行|渡航|여행',
    },
    words: {
      'en de nl sv da nb':
        '(?:vaccination|immuni[sz]ation|flu vaccine|yellow fever) (?:clinics?|cent(?:re|er)s?)|travel (?:health )?clinics?|travel health cent(?:re|er)s?|travel vaccin(?:ations?|es)|*reisemedizin\\p{L}*|*tropeninstitut|*impfzentrum|*reiseimpf\\p{L}+|*reizigersvaccinatie\\p{L}*|*reisvaccinatie\\p{L}*|*vaccinationsmottagning\\p{L}*|*vaccinationscentral|*vaccinationsklinik\\p{L}*|*rejsevaccin\\p{L}+|*reisevaksine\\p{L}*|*vaksinasjon(?:skontor|sklinikk)',
      'fr es pt it ca ro':
        'centre de vaccinations?(?: internationales)?|médecine des voyages|(?:centro|clínica) de (?:vacunación|vacinas|vacinação)|vacunas (?:del|para) viajero|clínica de vacinas|medicina do viajante|(?:centro|ambulatorio) vaccinazioni|medicina dei viaggi|centre de vacunació|(?:centru|clinic[ăa]) de vaccinare|medicina călătoriei',
      'pl cs sk hr sl sr':
        '(?:punkt|centrum) szczepień|medycyna podróży|(?:očkovací|očkovacie) (?:centrum|centra)|cestovní medicína|cestovná medicína|cijepljenje (?:putnika|za putovanja)|putnička (?:medicina|ambulanta)|cepljenje za potovanja',
      'ru uk bg mk':
        '(?:центр|кабинет) (?:вакцинации|вакцинопрофилактики|прививок)|(?:центр|кабінет) (?:вакцинації|щеплень)|ваксинационен център',
      'fi et lv lt hu':
        '*rokotusasema\\p{L}*|*matkailuklinikka|*rokotuspiste|*reisimeditsiin\\p{L}*|*vaktsineerimiskabinet\\p{L}*|(?:vakcinācijas (?:centr|kabinet)|ceļotāju vakcin)\\p{L}*|(?:skiepų (?:kabinet|centr)|keliautojų skiep)\\p{L}*|(?:oltóközpont|utazásorvostan|oltópont)\\p{L}*',
      'ja zh ko tr el ar he fa':
        '(?:トラベル|渡航)(?:クリニック|外来)|(?:疫苗|预防)接种(?:门诊|中心)|旅遊醫學(?:門診)?|여행 ?(?:의학|클리닉)|예방접종 ?(?:센터|클리닉)|(?:aşı|seyahat sağlığı) merkezi|(?:εμβολιαστικό|ταξιδιωτικό) (?:κέντρο|ιατρείο)|(?:مركز|عيادة) (?:تطعيم|لقاحات)|מרפאת מטיילים|(?:مرکز|کلینیک) واکسیناسیون',
    },
  },
  {
    name: 'weight loss clinic',
    bucket: 'Health care',
    narrows: ['specialist clinic', 'specialist medical practice'],
    words: {
      'en de nl sv da nb':
        '(?:medical )?(?:weight[- ]loss|slimming|obesity|bariatric|metabolic) (?:clinics?|cent(?:re|er)s?|surgery|programmes?|programs?)|*adipositas-?(?:zentrum|klinik|chirurgie)|*abnehm-?(?:zentrum|klinik|studio|programm)|*afslank-?(?:kliniek|studio|centrum)|*obesitas-?(?:kliniek|centrum)|*viktminsknings-?(?:klinik|program)|*overvektsklinik\\p{L}*|*obesitaskliniken|*overvægtsklinik',
      'fr es pt it ca ro':
        "(?:clinique|centre) (?:de l['’]obésité|minceur|d['’]amaigrissement)|chirurgie (?:de l['’]obésité|bariatrique)|cirugía bariátrica|(?:clínica|centro) de (?:obesidad|adelgazamiento|emagrecimento)|cirurgia bariátrica|(?:centro|chirurgia) (?:dimagrimento|obesità|bariatrica)|cirurgia bariàtrica|(?:clinic[ăa]|centru) (?:de )?(?:slăbire|obezitate)|chirurgie bariatrică",
      'pl cs sk hr sl sr':
        '(?:klinika|centrum|poradnia) (?:leczenia )?otyłości|bariatri\\p{L}+|(?:obezitologi|centrum hubnutí|obezitologick)\\p{L}*|(?:centar za (?:mršavljenje|debljinu)|barijatrijsk\\p{L}+)',
      'ru uk bg mk':
        '(?:клиника|центр) (?:снижения веса|похудения)|бариатрическ\\p{L}+|(?:клініка|центр) (?:схуднення|зниження ваги)|баріатричн\\p{L}+|бариатрична хирургия|(?:център|клиника) за отслабване',
      'fi et lv lt hu':
        '*painonhallintaklinikka|*lihavuusklinikka|*painonpudotus(?:klinikka|ohjelma)|*kaalulangetus(?:kliinik|programm)|*bariaatri\\p{L}+|(?:svara zaudēšanas|bariatrij)\\p{L}*|(?:svorio metimo|nutukimo) (?:klinik|centr|program)\\p{L}*|(?:fogyókúrás|elhízás) (?:klinika|központ)\\p{L}*|bariátri\\p{L}+',
      'ja zh ko tr ar he fa':
        '(?:肥満|ダイエット)(?:外来|クリニック)|减肥(?:门诊|中心|机构)|(?:減重|減肥)(?:門診|中心|診所)|(?:비만|다이어트) ?(?:클리닉|한의원|센터)|(?:obezite|zayıflama) (?:merkezi|kliniği|cerrahisi)|(?:مركز|عيادة) (?:السمنة|التخسيس|إنقاص الوزن)|(?:מרכז|מרפאת) (?:השמנה|ירידה במשקל)|ניתוחים בריאטריים|(?:کلینیک|مرکز) (?:لاغری|چاقی|کاهش وزن)',
    },
  },
];
