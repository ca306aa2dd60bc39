import type { Kind } from './kind.ts';

export const MONEY_AND_PROPERTY: readonly Kind[] = [
  {
    name: 'credit union',
    bucket: 'Financial services',
    narrows: 'bank',
    words: {
      en: 'credit unions?|(?:savings (?:and|&) (?:credit|loan)|credit) co-?op(?:erative)?s?|sacco',
      'de nl': '*kreditgenossenschaft\\p{L}*|*spar- und kreditgenossenschaft|*kredietunie|*kredietcoöperatie',
      'sv da nb': '*sparkooperativ|*kreditkooperativ|*andelskasse\\p{L}*|*spareforening',
      'fr es pt it ca ro':
        "coopérative (?:d['’]épargne|de crédit|financière)|caisse populaire|cooperativa de (?:ahorro|crédito)(?: y (?:crédito|ahorro))?|caja (?:popular|de ahorro)|cooperativa de (?:crédito|poupança)|credito cooperativo|cassa rurale|cooperativa de crèdit|(?:casa de ajutor reciproc|cooperativă de credit)",
      'pl cs sk hr sl':
        '(?:spółdzielcza kasa oszczędnościowo-kredytowa)|(?:spořitelní družstvo|záložna)|(?:úverové|sporiteľné) družstvo|(?:štedno-kreditna|kreditna) (?:zadruga|unija)|hranilnica|hranilno[- ]kreditna',
      'ru uk bg':
        'кредитн\\p{L}+ (?:потребительск\\p{L}+ )?кооператив\\p{L}*|кредитн\\p{L}+ (?:союз|спілк)\\p{L}*|(?:взаимоспомагателна каса|кредитна кооперация)',
      'fi et lv lt hu':
        '*säästöosuuskunta|*luotto-osuuskunta|hoiu-laenuühistu\\p{L}*|(?:krājaizdevu sabiedrīb|kooperatīv\\p{L}+ krājaizdevu)\\p{L}+|kredito unij\\p{L}+|(?:takarékszövetkezet|hitelszövetkezet)\\p{L}*',
      'el tr': '(?:πιστωτικός συνεταιρισμός|συνεταιριστική τράπεζα)|kredi (?:kooperatif|birliğ)\\p{L}*',
      'ar he fa':
        '(?:تعاونية|جمعية) (?:الادخار|ادخار|التسليف)|(?:אגודת אשראי|קופת חיסכון שיתופית)|(?:صندوق قرض ?الحسنه|تعاونی اعتبار)',
      'id vi is th':
        '(?:koperasi (?:simpan pinjam|kredit)|credit union|ksp)|(?:quỹ tín dụng nhân dân|quỹ tín dụng)|(?:sparisjóð)\\p{L}+|(?:สหกรณ์(?:ออมทรัพย์|เครดิต))',
      'ja zh ko': '信用組合|信用金庫|信用合作社|儲蓄互助社|신용협동조합|신협|새마을금고',
    },
  },
  {
    name: 'mortgage broker',
    bucket: 'Financial services',
    narrows: 'insurance agency',
    words: {
      en: '(?:mortgage|home loan|loan|finance) brokers?|(?:mortgage|home loan|loan) (?:advis(?:er|or)s?|advice|specialists?)|(?:mortgage|home) lending',
      'de nl':
        '*baufinanzierung\\p{L}*|*immobilienfinanzierung\\p{L}*|*kreditvermittler\\p{L}*|*finanzierungsvermittl\\p{L}*|*hypothekenberat\\p{L}*|*hypotheekadvies\\p{L}*|*hypotheekadviseur\\p{L}*|*hypotheekshop|*kredietmakelaar\\p{L}*|*kredietbemiddelaar',
      'sv da nb':
        '*bolånerådgiv\\p{L}*|*bolåneförmedl\\p{L}*|*låneförmedl\\p{L}*|*boliglånsrådgiv\\p{L}*|*låneformidl\\p{L}*|*boliglån formidl\\p{L}*',
      'fr es pt it ca ro':
        'courtiers? (?:en )?(?:crédits?|prêts?|immobilier)\\p{L}*|(?:bróker|broker|asesor|intermediario) (?:hipotecario|financiero)|(?:intermediári[oa]|intermediação) de crédito|correspondente bancário|(?:mediatore|mediazione|consulente) creditizi[oa]|assessor hipotecari|(?:broker|consultant) (?:de )?(?:credite|ipotecar)',
      'pl cs sk hr sl':
        '(?:pośrednik kredytowy|doradca (?:kredytowy|hipoteczny))|(?:hypoteční (?:poradce|specialista|makléř))|(?:hypotekárny (?:poradca|špecialista))|kreditni posrednik|posredovanje kredita',
      'ru uk bg':
        '(?:ипотечный брокер|кредитный брокер|помощь в (?:получении|оформлении) кредит\\p{L}+)|(?:іпотечний брокер|кредитний брокер)|(?:ипотечен (?:брокер|консултант)|кредитен (?:консултант|посредник))\\p{L}*',
      'fi et lv lt hu':
        '*lainanvälity\\p{L}+|*asuntolainavälity\\p{L}+|laenu(?:vahendus|nõustaja|maakler)\\p{L}*|(?:kredītu|hipotekārā kredīta) (?:brokeri|konsultant)\\p{L}*|(?:paskolų (?:brokeri|konsultant)|kreditų tarpinink)\\p{L}+|(?:hitelközvetít|hiteltanácsad|hitelügyint|hitel ?szakért)\\p{L}*',
      'el tr':
        '(?:σύμβουλοι?|μεσίτ\\p{L}+) (?:στεγαστικών )?δανείων|(?:kredi danışman|konut kredisi danışman|mortgage danışman)\\p{L}*',
      'ar he fa':
        '(?:وسيط|استشارات) (?:عقاري تمويلي|تمويل عقاري|رهن عقاري)|(?:ייעוץ|יועץ|יועצת|יועצי) משכנתאות|(?:مشاور وام|کارگزار وام)',
      'id vi is th':
        '(?:konsultan|broker) kpr|(?:môi giới|tư vấn) (?:vay|thế chấp)|(?:lána|húsnæðislána)ráðgjöf|(?:นายหน้า|ที่ปรึกษา)สินเชื่อ',
      'ja zh ko': '住宅ローン相談|贷款中介|按揭经纪|房貸代辦|贷款咨询|대출중개|대출상담',
    },
  },
  {
    name: 'debt collection agency',
    bucket: 'Financial services',
    narrows: 'financial services',
    words: {
      en: '(?:debt|commercial) collect(?:ion|ors?)(?: agency| agencies| services)?|collection agency|debt recovery|(?:receivables|credit) management',
      'de nl':
        '*inkasso(?:büro|unternehmen|dienst|institut)?|*forderungsmanagement|*incassobureau\\p{L}*|*debiteurenbeheer',
      'sv da nb': '*inkassoföretag|*inkassobolag|*inkassobyrå|*inkassofirma|*inkassoselskap|*inkassoservice',
      'fr es pt it ca ro':
        'recouvrement (?:de créances|amiable)|(?:recobro|cobro|recuperación) de (?:deudas|cartera|impagos|morosos|cobranzas)|(?:cobrança|recuperação) de (?:dívidas|créditos|crédito)|recupero crediti|recuperació de deutes|recuperare (?:creanțe|debite)',
      'pl cs sk hr sl':
        '(?:windykacj[aię]|firma windykacyjna)|(?:vymáhání (?:pohledávek|dluhů)|inkasní agentura)|(?:vymáhanie (?:pohľadávok|dlhov))|naplata potraživanja|utjerivanje dugova|izterjava (?:dolgov|terjatev)|izterjav[ae]',
      'ru uk bg':
        '(?:взыскание (?:долгов|задолженност\\p{L}+)|коллекторск\\p{L}+)|(?:стягнення (?:боргів|заборгованост\\p{L}+)|колекторськ\\p{L}+)|(?:събиране на (?:вземания|дългове))',
      'fi et lv lt hu':
        '*perintätoimisto|*perintäpalvelu\\p{L}*|*saatavien perintä|inkasso(?:firma|teenus|büroo)?\\p{L}*|võlgade sissenõudmine|parādu (?:piedziņ|atgūšan)\\p{L}+|skolų (?:išieškojim|administravim)\\p{L}+|(?:követeléskezel|behajtó cég|adósságbehajt)\\p{L}*',
      'el tr': '(?:είσπραξη|διαχείριση) (?:οφειλών|απαιτήσεων)|(?:alacak|borç) tahsil\\p{L}*|icra takib\\p{L}*',
      'ar he fa': 'تحصيل (?:ال)?(?:ديون|الديون)|(?:גביית חובות|הוצאה לפועל)|(?:وصول مطالبات)',
      'id vi is th': '(?:jasa penagihan|debt collector)|(?:thu hồi|đòi) nợ|innheimt\\p{L}+|(?:ทวงหนี้|เร่งรัดหนี้สิน)',
      'ja zh ko': '債権回収|债务追收|账款催收|應收帳款催收|채권추심|신용정보회사|추심',
    },
  },
  {
    name: 'notary',
    bucket: 'Legal services',
    types: ['Notary'],
    narrows: 'law firm',
    words: {
      en: 'notar(?:y|ies)(?: public| services?)?|mobile notary',
      'de nl': '*notariat\\p{L}*|*notarin|*notar(?:e|en)?|*notarkanzlei|*notaris(?:sen|kantoor|praktijk)?',
      'sv da nb': 'notarius publicus|*notar',
      'fr es pt it ca ro':
        'notaires?|office notarial|étude notariale|notar[íi]as?|notarios?|cartório (?:notarial|de notas|de protesto|de registro)|cartório notarial|notári[oa]s?|tabelionato|nota(?:io|i|ia)|studio notarile|notari(?:a|es)|(?:birou|societate) (?:individual )?notarial\\p{L}*|notar(?:i)? public\\p{L}*',
      'pl cs sk hr sl':
        '(?:notariusz|kancelari\\p{L}+ notarialn)\\p{L}*|(?:notář|notářsk)\\p{L}*|(?:notár|notársk)\\p{L}*|javn\\p{L}+ (?:bilježni|beležni)\\p{L}+|javnobilježnič\\p{L}+|notar\\p{L}*',
      'ru uk bg':
        'нотариус\\p{L}*|нотариальн\\p{L}+ (?:контор|услуг|палат)\\p{L}*|нотаріус\\p{L}*|нотаріальн\\p{L}+ (?:контор|послуг)\\p{L}*|нотариалн\\p{L}+ (?:кантор|услуг)\\p{L}*',
      'fi et lv lt hu':
        'julkinen notaari|notar(?:ibüroo|i büroo)?|notari büroo|(?:zvērināt\\p{L}+ )?notār\\p{L}+|(?:notaras|notarė|notarų biuras|notaro biuras)|közjegyző\\p{L}*',
      'el tr': 'συμβολαιογραφ\\p{L}+|noter(?:lik|liği)?',
      'ar he fa': '(?:كاتب (?:عدل|العدل)|موثق عقود|التوثيق العقاري)|נוטריון\\p{L}*|(?:دفتر(?:خانه)? اسناد رسمی|سردفتر)',
      'id vi is th':
        '(?:kantor )?notaris|(?:văn phòng|phòng) công chứng|công chứng viên|lögbókand\\p{L}+|(?:โนตารี|ทนายความรับรองลายมือชื่อ)',
      'ja zh ko': '公証役場|公证处|公證人|民間公證|공증사무소|공증인',
    },
  },
  {
    name: 'mediator',
    bucket: 'Legal services',
    words: {
      en: '(?:family|divorce|workplace|commercial|civil|conflict|community) mediat(?:ion|ors?)|mediation (?:services?|cent(?:re|er)|practice)|mediators?',
      'de nl':
        '*mediator(?:in|en)?|*mediation|*mediationspraxis|*familienmediation|*konfliktberatung|*scheidingsmediat\\p{L}*|*mediatorskantoor|*mediationkantoor|*echtscheidingsbemiddel\\p{L}*',
      'sv da nb': '*familjemedl\\p{L}*|*konfliktmægl\\p{L}*|*mediator|*konfliktmegl\\p{L}*',
      'fr es pt it ca ro':
        'médiat(?:eur|rice)s?(?: familia\\p{L}+)?(?! de la consommation)|médiation (?:familiale|professionnelle|conventionnelle)|mediador(?:a|es)? (?:familiar(?:es)?|civil)|mediación (?:familiar|civil|de conflictos)|mediação (?:familiar|de conflitos)|mediatore (?:familiare|civile)|mediazione (?:familiare|civile)|organismo di mediazione|mediació familiar|birou de mediator|mediator autorizat',
      'pl cs sk hr sl':
        '(?:mediator|mediacje (?:rodzinne|gospodarcze|cywilne))|(?:mediátor|rodinná mediace|mediátork)\\p{L}*|(?:mediátor|rodinná mediácia)\\p{L}*|(?:obiteljska medijacija|medijator\\p{L}*|družinska mediacija)',
      'ru uk bg':
        '(?:семейная медиация|услуги медиатора|медиатор\\p{L}*)|(?:сімейна медіація|медіатор\\p{L}*)|медиаци\\p{L}+',
      'fi et lv lt hu':
        '*sovittelupalvelu\\p{L}*|*perheasioiden sovittelu|perelepitus\\p{L}*|lepitaja\\p{L}*|mediator\\p{L}+|(?:ģimenes mediācij|mediācij)\\p{L}+|(?:šeimos mediacij|mediator)\\p{L}+|(?:mediátor|családi mediáció|válási mediáció)\\p{L}*',
      'el tr': '(?:διαμεσολαβητ|οικογενειακή διαμεσολάβηση)\\p{L}*|arabulucu\\p{L}*',
      'ar he fa':
        '(?:وساطة أسرية|مركز وساطة)|(?:גישור (?:גירושין|משפחתי|עסקי|במשפחה)|מגשר\\p{L}*|מרכז גישור)|(?:میانجیگری خانواده)',
      'id vi is th':
        'mediator (?:keluarga|perceraian|bersertifikat)|hòa giải viên|sáttamiðl\\p{L}+|(?:ผู้ไกล่เกลี่ย|ไกล่เกลี่ยข้อพิพาท)',
      'ja zh ko': '調停人|民间调解|调解中心|家事調解|조정센터|가사조정',
    },
  },
  {
    name: 'property manager',
    bucket: 'Real estate',
    narrows: 'real estate',
    words: {
      en: '(?:property|block|estate|condo(?:minium)?|hoa|strata|short[- ]term rental|airbnb|rental) management(?: company| services?)?|property managers?|managing agents?|(?:airbnb|vacation rental) (?:co-?)?host(?:ing|s)?',
      'de nl':
        '*hausverwaltung\\p{L}*|*immobilienverwaltung\\p{L}*|*weg-?verwaltung|*mietverwaltung|*vastgoedbeheer\\p{L}*|*vve-?beheer\\p{L}*|*syndicus|*rentmeester\\p{L}*',
      'sv da nb':
        '*fastighetsförvaltning|*fastighetsförvaltare|*bostadsrättsförvaltning|*ejendomsadministration|*boligadministration|*ejendomsadministrator\\p{L}*|*eiendomsforvalt\\p{L}*|*boligforvalt\\p{L}*|*korttidsutleie forvaltning',
      'fr es pt it ca ro':
        'syndics?(?: de copropriété)?|(?:administration|administrateur) de biens|gestion (?:locative|immobilière|de copropriété)|conciergerie (?:airbnb|de locations?)|administra(?:dor(?:es)?|ción) de fincas|administra(?:ción|dora?) de (?:condominios|edificios|comunidades|propiedades|consorcios)|gestión de alquileres|(?:administração|gestão) de condomínios?|administradora de condomínios|gestão de (?:alojamento local|arrendamento)|amministra(?:tore|zione|zioni|tori) (?:di )?condomin\\p{L}+|amministrazioni condominiali|property management|administra(?:ció|dors?) de finques|administrare (?:blocuri|imobile|asociații de proprietari|condomini\\p{L}*)',
      'pl cs sk hr sl':
        '(?:zarządzanie nieruchomościami|zarządca nieruchomości|administrowanie nieruchomościami|zarządzanie najmem)|správa (?:nemovitostí|bytových domů|svj|nehnuteľností|bytových domov|bytov)|správce (?:nemovitostí|bytových domů)|správcovská spoločnosť|(?:upravljanje|upravitelj) (?:zgradama|zgradom|zgrada|nekretninama|nepremičnin\\p{L}*|stavb|večstanovanjskih stavb)|upravnik stavb',
      'ru uk bg':
        '(?:управляющая компания|управление (?:недвижимостью|многоквартирн\\p{L}+))|(?:керуюча компанія|управління (?:нерухомістю|багатоквартирн\\p{L}+)|управитель будинк\\p{L}+)|(?:професионален домоуправител|управление на (?:имоти|етажна собственост))',
      'fi et lv lt hu':
        '*isännöin\\p{L}+|*isännöitsij\\p{L}+|(?:kinnisvara|korteriühistu(?:te)?) ?haldus\\p{L}*|namu (?:pārvald|apsaimnieko)\\p{L}+|nekustam\\p{L}+ īpašum\\p{L}+ (?:pārvald|apsaimnieko)\\p{L}+|(?:namų administrav|nekilnojamojo turto vald|daugiabučių administrav)\\p{L}+|(?:társasházkezel|társasház kezel|ingatlankezel|közös képvisel)\\p{L}*',
      'el tr':
        '(?:διαχείριση|διαχειρίσεις) (?:πολυκατοικιών|κτιρίων|ακινήτων|κοινοχρήστων|airbnb)|(?:site|apartman|bina|tesis|gayrimenkul) yönetim\\p{L}*|kat mülkiyeti yönetimi',
      'ar he fa':
        'إدارة (?:العقارات|عقارات|الأملاك|أملاك|المباني)|(?:ניהול (?:נכסים|בתים משותפים|ועד בית)|חברת ניהול (?:נכסים|מבנים))|مدیریت (?:املاک|ساختمان)',
      'id vi is th':
        '(?:pengelola|manajemen) (?:properti|apartemen|villa)|quản lý (?:bất động sản|tòa nhà|chung cư)|(?:húsfélaga(?:þjónusta|rekstur)|leigumiðlun)\\p{L}*|(?:บริหาร|รับบริหาร)(?:อาคาร|นิติบุคคล|อสังหาริมทรัพย์)',
      'ja zh ko':
        '賃貸管理|マンション管理|不動産管理|物业公司|房屋管理|公寓管理|物業代管|부동산 ?자산관리|임대관리|주택관리',
      zh: '物业管理|物業管理',
    },
  },
  {
    name: 'property developer',
    bucket: 'Real estate',
    narrows: 'real estate',
    words: {
      en: '(?:property|real estate|land|housing|residential) develop(?:ers?|ment company)|new (?:homes|apartments) for sale|housebuilders?',
      'de nl':
        '*bauträger\\p{L}*|*immobilienentwickl\\p{L}*|*wohnbauträger|*neubauprojekte|*projectontwikkel(?:aar|aars|ing)|*vastgoedontwikkel\\p{L}*|*nieuwbouwproject\\p{L}*|*bouwpromotor',
      'sv da nb':
        '*bostadsutveckl\\p{L}*|*fastighetsutveckl\\p{L}*|*projektutveckl\\p{L}* bostäder|*ejendomsudvikl\\p{L}*|*eiendomsutvikl\\p{L}*|*boligutvikl\\p{L}*',
      'fr es pt it ca ro':
        'promoteurs? immobiliers?|promotion immobilière|programmes? (?:immobiliers?|neufs?)|promotora (?:inmobiliaria|de viviendas)|(?:promoción|desarrolladora|desarrollos?) inmobiliari[oa]s?|incorporadora|promo(?:tor|ção) imobiliári[oa]|empreendimentos imobiliários|sviluppo immobiliare|promozione immobiliare|promotora immobiliària|dezvolta(?:tor|re) imobiliar\\p{L}*|ansamblu rezidențial',
      'pl cs sk hr sl':
        '(?:deweloper|inwestycje mieszkaniowe|mieszkania od dewelopera)\\p{L}*|(?:developerská společnost|developerské projekty|developersk\\p{L}+ projekt\\p{L}*)|(?:developerská spoločnosť|novostavby bytov)|(?:investitor stambenih|stambeni projekt\\p{L}*|razvoj nekretnina|razvoj nepremičnin)',
      'ru uk bg':
        '(?:застройщик\\p{L}*|девелопер\\p{L}*|жилой комплекс|новостройк\\p{L}+)|(?:забудовник\\p{L}*|житловий комплекс|новобудов\\p{L}+)|(?:строителен предприемач|инвеститор и строител|жилищен комплекс|ново строителство)',
      'fi et lv lt hu':
        '*asuntorakennutta\\p{L}+|*kiinteistökehit\\p{L}+|kinnisvara ?arendus\\p{L}*|kinnisvaraarendaja\\p{L}*|nekustam\\p{L}+ īpašum\\p{L}+ attīst\\p{L}+|(?:nekilnojamojo turto (?:vystyt|plėtot)|nt vystyt)\\p{L}+|(?:ingatlanfejleszt|lakópark|társasházépít)\\p{L}*',
      'el tr':
        '(?:κατασκευή και πώληση|ανάπτυξη) (?:ακινήτων|κατοικιών|διαμερισμάτων)|(?:gayrimenkul geliştir|konut proje)\\p{L}*',
      'ar he fa':
        '(?:التطوير|تطوير|مطور) (?:ال)?(?:عقاري|العقاري)|(?:יזמות נדל["״”]?ן|חברה יזמית|פרויקטים למגורים)|(?:انبوه ?ساز|توسعه املاک)\\p{L}*',
      'id vi is th':
        '(?:developer|pengembang) (?:properti|perumahan)|(?:chủ đầu tư|phát triển) bất động sản|fasteignaþróun\\p{L}*|(?:พัฒนาอสังหาริมทรัพย์|โครงการบ้านจัดสรร)',
      'ja zh ko': '分譲住宅|不動産開発|房地产开发|房地產開發|建設公司預售|楼盘|부동산개발|시행사',
    },
  },
  {
    name: 'auction house',
    bucket: 'Retail',
    words: {
      en: 'auction(?:eers?| houses?| rooms?)|(?:online|art|estate|livestock|car) auctions?',
      'de nl':
        '*auktionshaus\\p{L}*|*auktionator\\p{L}*|*kunstauktion\\p{L}*|*versteigerungshaus|*veilinghuis\\p{L}*|*veilingmeester|*online ?veiling\\p{L}*',
      'sv da nb': '*auktionshus\\p{L}*|*auktionskammare|*auktionsverk|*auktionsfirma|*auksjonshus|*nettauksjon\\p{L}*',
      'fr es pt it ca ro':
        "(?:maison|hôtel) (?:de|des) ventes(?: aux enchères)?|ventes? aux enchères|commissaires?[- ]priseurs?|casa de (?:subastas|remates)|subastas|(?:casa de )?leil(?:ões|ão)|leiloeir[oa]s?|casa d['’]aste|aste (?:online|giudiziarie|d['’]arte)|casa de subhastes|subhastes|casă de licitații|licitații (?:de artă|online)",
      'pl cs sk hr sl':
        '(?:dom aukcyjny|aukcje (?:dzieł sztuki|online))|(?:aukční (?:dům|síň)|aukce)|(?:aukčný dom|aukčná spoločnosť)|aukcijska kuća|dražbena hiša|dražbe',
      'ru uk bg': 'аукционн\\p{L}+ дом\\p{L}*|аукціонн\\p{L}+ (?:дім|буди?н)\\p{L}*|аукционна къща',
      'fi et lv lt hu':
        '*huutokauppa(?:kamari|talo|keisari)?|*huutokaupat|oksjoni(?:maja|keskkond)\\p{L}*|(?:izsoļu nam)\\p{L}+|(?:aukcionų nam|aukcion)\\p{L}+|(?:aukciósház|árverés)\\p{L}*',
      'el tr': '(?:οίκος δημοπρασιών|δημοπρασίες)|(?:müzayede|mezat)\\p{L}*',
      'ar he fa': '(?:دار مزادات|مزادات|مزاد علني)|(?:בית מכירות פומביות|מכירות פומביות)|(?:حراجی|خانه حراج)',
      'id vi is th':
        '(?:balai lelang|rumah lelang)|(?:nhà đấu giá|đấu giá tài sản)|uppboð(?:shús)?\\p{L}*|(?:บ้านประมูล|ประมูลออนไลน์)',
      'ja zh ko': 'オークションハウス|拍卖行|拍卖公司|拍賣行|拍賣會|경매회사|옥션하우스',
    },
  },
];
