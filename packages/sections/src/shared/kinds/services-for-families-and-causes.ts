import type { Kind } from './kind.ts';

/** Services for families and their houses, gifts, parties and causes. */
export const SERVICES_FOR_FAMILIES_AND_CAUSES: readonly Kind[] = [
  {
    name: 'home inspector',
    bucket: 'Real estate',
    isGeneral: true,
    parts: {
      'energy assessor':
        'énergé|energ|\\bepc\\b|epb|thermal|thermogra|thermog|termogra|termowiz|termoviz|termovíz|blower|dpe|енерг|энерг|ενεργ|enerji|ekb|طاقة|אנרגט|انرژی|тепловиз|hőkamer|penb',
      'building surveyor': 'building surveyor|snagging',
      'home inspector':
        'building insp|mou?ld insp|expert|diagnosti|takst|boligt|byggesag|bygningss|ástand|fasteign|baubegl|hauskauf|asbest|bouwkund|odbior|przegląd|inspektor|inspek|inšpek|pregled|обслед|обстеж|экспертиз|експертиз|надзор|нагляд|оглед|стручен|контроль|при[её]м|прийман|ekspert|apsekoš|apžiūr|priežiūr|szakért|átvizsg|felmér|műszaki|έλεγχ|επιθεωρ|denetim|deprem|فحص|ביקורת|בדיקת דיר|بازرسی|کارشناس|ناظر|ตรวจ|kiểm định|nghiệm|giám sát|점검|진단|检测|鉴定|鑑定|檢測|perit|vistoria|laudo|inspecci|inspeç|perizi|due dilig|inspecție|home insp|house insp|property insp|pre-?purchase|home ?buyers|keuring|besiktn|ホームインスペクション|住宅|建物|验房|驗房|房屋|kuntotark|tilstandsr|sachverst|baugutacht|immobiliengut|kupní|בדק בית',
    },
    words: {
      en: '(?:home|house|property|building|pre-?purchase|snagging) inspect(?:ions?|ors?)(?! of)|snagging (?:surveys?|compan(?:y|ies)|inspections?)|building surveyors?|home ?buyers? (?:survey|report)s?|energy performance certificates?|epc (?:assessors?|certificates?|surveys?)|energy assessors?|thermal imaging surveys?|mou?ld inspect(?:ions?|ors?)',
      'de nl':
        '*bausachverständig\\p{L}+|*baugutachter\\p{L}*|*baubegleitung|*immobiliengutachter\\p{L}*|*hauskauf-?beratung|*energieausweis\\p{L}*|*bauthermograf\\p{L}*|*blower-?door\\p{L}*|*bouwkundige keuring\\p{L}*|*aankoopkeuring\\p{L}*|*opleveringskeuring\\p{L}*|*bouwkundig rapport|*energielabel\\p{L}*|epb-?verslaggev\\p{L}+|*asbestinventaris\\p{L}*',
      'da sv nb is':
        '*byggesagkyndig\\p{L}*|*tilstandsrapport\\p{L}*|*energimærk(?:e|ning)\\p{L}*|*bygningssagkyndig\\p{L}*|*besiktningsman|*besiktningsmän|*husbesiktning\\p{L}*|*överlåtelsebesiktning\\p{L}*|*energideklaration\\p{L}*|*takstmann|*takstingeniør\\p{L}*|*boligtakst\\p{L}*|*boligtaksering|*ástandsskoðun\\p{L}*|*fasteignaskoðun\\p{L}*',
      'fr es ca gl pt it ro':
        "diagnosti(?:cs?|queurs?) immobilier(?:s|ère)?|diagnostic (?:amiante|plomb|dpe|de performance énergétique)|expert(?:s|ise)? (?:en )?bâtiment|contrôle technique (?:de )?construction|audit énergétique|certificados? (?:energéticos?|de eficiencia energética)|inspecci[oó]n(?:es)? (?:técnicas? de (?:edificios|viviendas)|de (?:viviendas|casas|edificios))|perit(?:o|ación|aciones) (?:arquitecto|inmobiliari\\p{L}+)|informe ite|certificats? energètics?|inspecció tècnica d'edificis|cèdules d'habitabilitat|certificats? d'eficiència energètica|certificado enerxético|inspección técnica de edificios|certificados? energéticos?|(?:inspeção|vistoria) (?:predial|imobiliária|de imóveis)|laudo (?:de )?(?:vistoria|engenharia|avcb|predial)|peritos? (?:imobiliários|qualificados?)|certificação energética|(?:attestato|certificat[oi]|certificazione) (?:di prestazione )?energetic\\p{L}|perizie? (?:immobiliari|tecniche|edili)|due diligence immobiliare|certificatore energetico|diagnosi energetic\\p{L}|certificat(?:e)? energetic(?:e)?|certificat de performanță energetică|auditor energetic|inspecție (?:imobiliară|locuințe|pre-?achiziție)|expertiz[ăe] (?:tehnic[ăe] )?(?:construcți\\p{L}+|imobiliar\\p{L}+)",
      'pl cs sk sl hr sr':
        'odbiory? (?:mieszkań|domów|techniczn\\p{L}+)|świadectw\\p{L}+ (?:charakterystyki )?energetyczn\\p{L}+|przegląd\\p{L}* budowlan\\p{L}+|audyt\\p{L}* energetyczn\\p{L}+|inspektor budowlany|badania termowizyjne|(?:inspekce|kontrola|technická kontrola) (?:nemovitost\\p{L}+|domů|bytů|bytu)|průkaz\\p{L}* energetické náročnosti|penb|energetick\\p{L}+ (?:štítek|specialista|audit)\\p{L}*|přejímk\\p{L}+ bytu|termovizní měření|(?:inšpekcia|obhliadka|kontrola) (?:nehnuteľnost\\p{L}+|domu|bytu)|energetick\\p{L}+ certifik\\p{L}+|termovízne merani\\p{L}+|preberanie bytu|tepelnotechnické posúdenie|energetsk\\p{L}+ izkaznic\\p{L}+|pregled nepremičnin\\p{L}*|termografij\\p{L}+ (?:stavb|objekt)\\p{L}*|energetski pregled\\p{L}*|energetsk\\p{L}+ (?:certifi|certifikat|pasoš|pregled)\\p{L}*|(?:tehnički|stručni) (?:pregled|nadzor) (?:nekretnin\\p{L}+|kuće|stana|gradnje)|termografsk\\p{L}+ (?:pregled|snimanj)\\p{L}*',
      'ru uk bg mk':
        'при[её]мк[аи] (?:квартир|новостро)\\p{L}*|обследовани\\p{L}+ (?:зданий|домов|квартир)|строительн\\p{L}+ экспертиз\\p{L}+|тепловизионн\\p{L}+ обследовани\\p{L}+|энергоаудит|техническ\\p{L}+ надзор|строительный контроль|прийманн\\p{L}+ квартир\\p{L}*|обстежен\\p{L}+ (?:будівель|будинків|споруд)|будівельн\\p{L}+ експертиз\\p{L}+|енергоаудит|енергетичн\\p{L}+ сертифікат\\p{L}*|технічн\\p{L}+ нагляд|обследване на (?:сград|жилищ|имот)\\p{L}*|енергийн\\p{L}+ (?:сертификат|обследван|ефективност)\\p{L}*|технически паспорт\\p{L}*|строителен надзор|оглед на имот|енергетски (?:сертификат|пасош)\\p{L}*|стручен надзор|енергетска контрола',
      'fi et lv lt hu':
        '*kuntotarkast\\p{L}+|*kuntotutkimu\\p{L}+|*energiatodistu\\p{L}+|*kosteuskartoitu\\p{L}+|*kosteusmittau\\p{L}+|*asbestikartoitu\\p{L}+|energiamärgis\\p{L}*|(?:maja|hoone|korteri|kinnisvara) ?(?:ülevaatus|ekspertiis|audit)\\p{L}*|termograafi\\p{L}+|ehitusekspertiis\\p{L}*|omanikujärelevalve|energosertifik\\p{L}+|ēku (?:tehniskā )?(?:apsekošan|energosertifi|inspekcij|energoaudit)\\p{L}+|būvuzraudzīb\\p{L}+|(?:dzīvokļ|mājas?)\\p{L}* (?:apsekošan|pārbaud)\\p{L}+|energinio naudingumo (?:sertifik|klas)\\p{L}+|pastatų (?:ekspertiz|apžiūr|energin)\\p{L}+|būsto (?:apžiūr|patikr|ekspertiz)\\p{L}+|statinio ekspertiz\\p{L}+|techninė priežiūra statyb\\p{L}+|energetikai tanúsít\\p{L}+|épület ?(?:diagnosztik|szakért|felmér)\\p{L}+|ingatlan ?(?:átvizsgál|állapotfelmér|szakért)\\p{L}+|lakás ?(?:állapotfelmér|átvizsgál)\\p{L}+|műszaki ellenőr\\p{L}*|hőkamer\\p{L}+',
      'el tr':
        'ενεργειακ\\p{L}+ (?:πιστοποιητικ|επιθεωρ)\\p{L}+|(?:τεχνικός|έλεγχος) (?:έλεγχος )?(?:ακινήτων|κτιρίων|ακινήτου)|πιστοποιητικ\\p{L}+ ενεργειακής απόδοσης|επιθεωρητ\\p{L}+ κτιρίων|(?:ev|bina|yapı|gayrimenkul|daire) (?:ekspertiz|denetim|kontrol)\\p{L}*|enerji kimlik belgesi|ekb|yapı denetim\\p{L}*|deprem (?:testi|risk analizi|analiz)\\p{L}*',
      'ar he fa':
        'فحص (?:ال)?(?:مباني|منازل|عقارات|العقارات|المنازل|المباني|شقق|بيوت)|كفاءة الطاقة للمباني|فحص الفلل|בדק בית|ביקורת מבנים|בדיקת דירה|בדיקת דירות|דירוג אנרגטי|מהנדס בדק בית|בדיקת (?:קרינה|ראדון)|(?:بازرسی|کارشناسی) (?:ساختمان|ملک|خانه)|برچسب انرژی ساختمان|ناظر ساختمان',
      'hi th vi id':
        'होम इंस्पेक्शन|ตรวจ(?:รับ)?(?:บ้าน|คอนโด)|ตรวจสอบอาคาร|kiểm định (?:chất lượng )?(?:công trình|nhà|xây dựng)|nghiệm thu (?:nhà|căn hộ)|giám sát (?:xây dựng|công trình)|inspeksi (?:rumah|bangunan|properti)|sertifikat laik fungsi|jasa slf',
      'ja ko zh':
        'ホームインスペクション|住宅診断|建物診断|住宅検査|内覧会同行|建物調査|(?:사전점검|하자점검|하자진단|건물 ?안전진단|주택 ?점검|아파트 ?사전점검)(?: ?(?:대행|업체))?|안전진단 ?전문|验房(?:公司|师|服务)?|房屋(?:检测|鉴定|安全鉴定)|建筑检测|房屋质量检测|驗房(?:公司|師|服務)?|房屋(?:檢測|鑑定|安全鑑定)|建築檢測|房屋質量檢測',
    },
  },
  {
    name: 'genealogist',
    bucket: 'Personal services',
    narrows: 'local history society',
    words: {
      en: 'genealog(?:y|ical|ists?)(?: (?:research|services?|societ(?:y|ies)))?|family (?:history|tree) (?:research(?:ers?)?|services?|societ(?:y|ies)|software)|ancestry research|heir (?:hunters?|search|tracing)|probate research(?:ers?)?|probate genealogists?',
      'de nl':
        '*ahnenforsch\\p{L}+|*genealog\\p{L}+|*erbenermittl\\p{L}+|*familienforschung|*stammbaumforschung|*stamboomonderzoek|*erfgenamenonderzoek|*familiegeschiedenis onderzoek',
      'da sv nb is':
        '*slægtsforsk\\p{L}+|*arvingeefterforsk\\p{L}*|*genealog\\p{L}+|*släktforsk\\p{L}+|*arvsutredning\\p{L}*|*slektsgransk\\p{L}+|*slektsforsk\\p{L}+|*ættfræði\\p{L}*',
      'fr es ca gl pt it ro':
        "généalogi(?:e|ste|stes|que|ques)|recherche d'héritiers|arbre généalogique|généalogie successorale|genealog[íi](?:a|as|sta|stas)|genealógic[oa]s?|investigación genealógica|árbol genealógico|búsqueda de herederos|genealog(?:ia|ista|istes)|arbre genealògic|recerca genealògica|xenealox[íi]\\p{L}+|árbore xenealóxica|genealog(?:ia|ista|istas)|pesquisa genealógica|árvore genealógica|localização de herdeiros|genealog(?:ia|ista|isti)|ricerc(?:a|he) (?:genealogic\\p{L}+|eredi|di eredi|araldic\\p{L}+)|albero genealogico|genealog(?:ie|ist|iști)|arbore genealogic|cercetare genealogică|căutare moștenitori",
      'pl cs sk sl hr sr':
        'genealog\\p{L}+|poszukiwani\\p{L}+ (?:spadkobierców|przodków|genealogiczn\\p{L}+)|drzew\\p{L}+ genealogiczn\\p{L}+|rodokmen\\p{L}*|hledání (?:předků|dědiců)|genealógi\\p{L}+|rodokme[nň]\\p{L}*|hľadanie (?:predkov|dedičov)|rodoslov\\p{L}+|iskanje dedičev|porodično stablo|obiteljsko stablo',
      'ru uk bg mk':
        'генеалог\\p{L}+|составление родословн\\p{L}+|родословн\\p{L}+ (?:древ|дерев|росписи)\\p{L}*|поиск (?:предков|наследников)|составление генеалог\\p{L}+|родов\\p{L}+ дерев\\p{L}+|родов[іи]д|пошук предків|родословн\\p{L}+ дърв\\p{L}+|родослов\\p{L}+',
      'fi et lv lt hu':
        '*sukututkim\\p{L}+|*sukuseura\\p{L}*|*genealog\\p{L}+|suguvõsa ?uuri\\p{L}+|genealoogi\\p{L}+|sugupuu\\p{L}*|dzimtas (?:koka|vēstures|izpēte)\\p{L}* ?\\p{L}*|ģenealoģ\\p{L}+|ciltskok\\p{L}+|genealog\\p{L}+|giminės med\\p{L}+|šeimos istorijos tyrim\\p{L}+|családfa\\p{L}*|családfakutat\\p{L}+|genealógi\\p{L}+|örökös ?kutat\\p{L}+',
      'el tr':
        'γενεαλογ\\p{L}+|οικογενειακ\\p{L}+ δέντρ\\p{L}+|soy ?ağacı\\p{L}*|şecere\\p{L}*|genealoji\\p{L}*|mirasçı bulma',
      'ar he fa':
        'علم الأنساب|أنساب|شجرة العائلة|مشجرات|גנאלוגי\\p{L}*|גניאלוגי\\p{L}*|אילן יוחסין|שורשים משפחתיים|איתור יורשים|شجره نامه|تبارشناسی|نسب شناسی',
      'hi th vi id':
        'वंशावली|ลำดับวงศ์ตระกูล|สืบค้นบรรพบุรุษ|gia phả|phả hệ|cây gia phả|silsilah keluarga|pohon keluarga|genealogi',
      'ja ko zh': '家系図(?:作成)?|先祖調査|ルーツ調査|족보|가계도|뿌리찾기|家谱|族谱|修谱|寻根|家譜|族譜|修譜|尋根',
    },
  },
  {
    name: 'personalised gift maker',
    bucket: 'Retail',
    narrows: 'home and gift shop',
    isOfWares: true,
    parts: {
      'gift hamper shop':
        'hamper|basket|korb|körbe|mand\\p{L}*|kurv|korg|körf|panier|cesta|cestas|lotes?|lots?|cistell|cabaz|cest[ei]|coșuri|kosz|koš|košar|кошик|корзин|кошниц|lahjakor|kinkekor|grozi|krepš|kosár|καλάθ|sepet|سلال|סלסל|سبد|กระเช้า|giỏ|parsel|parcel|kerstpakket|desayunos|anchetas',
      'corporate gift supplier':
        "corporate|firmen|werbege|relatieg|firmag|företag|profil|fyrirtækja|d'affaires|d'entreprise|corporativ|de empresa|aziendal|de firmă|firmow|firemn|reklam|poslovn|корпорат|бизнес|рекламн|liikel|yrity|ärik|biznesa|verslo|céges|εταιρ|διαφημ|kurumsal|promosyon|دعائ|للشركات|לעובד|לעסק|تبلیغات|سازمانی|องค์กร|พรีเมี|doanh nghi|perusahaan|ノベルティ|기업|企业|企業",
      'photo gift shop': 'photo|foto|ljósmynd|valokuva|kuvakirja|фото|φωτο|تصاویر|フォト|포토|โฟโต้|fénykép',
      'personalised gift shop':
        'personali|custom|engrav|keepsake|memorial|gravur|namen|gepersonal|personlig|personlege|navn|namn|gravyr|personnalis|personalizad|spersonal|grawer|potisk|na míru|именн|гравир|іменн|nimik|vardin|névre|egyedi|προσωποπ|kişi|isme|مخصصة|אישיות|اختصاصی|名入れ|オリジナル|각인|맞춤|定制|定製|客製',
    },
    words: {
      en: 'personali[sz]ed (?:gifts?|jewellery|jewelry|books?|presents?|mugs?|prints?)|custom(?:i[sz]ed)? (?:gifts?|mugs?|ornaments|keepsakes)|engraved gifts|corporate gifts|photo (?:books?|gifts?|mugs?|prints? service)|keepsake jewell?ery|gift (?:hampers?|baskets?|boxes)(?: shop| delivery| company)?|memorial (?:jewellery|keepsakes)',
      'de nl':
        '*personalisierte geschenke?|*fotogeschenke?|*fotobuch|*fotobücher|*geschenkkorb|*geschenkkörbe|*präsentkörbe|*firmengeschenke|*werbegeschenke|geschenke mit (?:namen|gravur|foto)|*gepersonaliseerde (?:cadeaus?|geschenken)|*fotocadeaus?|*fotoboek\\p{L}*|*kerstpakket\\p{L}*|*relatiegeschenk\\p{L}*|*geschenkmand\\p{L}*|*cadeaupakket\\p{L}*',
      'da sv nb is':
        '*personlige gaver|*gaver med navn|*firmagave\\p{L}*|*gavekurv\\p{L}*|*fotobog|*fotogave\\p{L}*|*julegaver til (?:firma|medarbejdere)|*personliga (?:gåvor|presenter)|presenter med (?:namn|gravyr|tryck)|*företagsgåv\\p{L}+|*presentkorg\\p{L}*|*fotobok|*fotoböcker|*profilprodukt\\p{L}*|*julklappar till (?:företag|anställda)|gaver med navn|*profilartikl\\p{L}+|*julegaver til (?:ansatte|bedrift)|*persónulegar gjafir|*gjafakörf\\p{L}+|*fyrirtækjagjaf\\p{L}+|*ljósmyndabók\\p{L}*',
      'fr es ca gl pt it ro':
        "cadeaux? (?:personnalisés?|photo|d'affaires?|d'entreprise)|coffrets? cadeaux?|paniers? (?:gourmands?|garnis?)|livres? photo|bijoux? personnalisés?|regalos? (?:personalizados?|corporativos?|de empresa|originales personalizados)|cestas? (?:de navidad|de regalo|gourmet)|lotes? de navidad|fotolibros?|fotorregalos|desayunos sorpresa|anchetas|regals? (?:personalitzats?|d'empresa)|lots? de nadal|cistelles? de nadal|agasallos? personalizados?|cestas? de nadal|(?:presentes?|brindes?|prendas?|lembranças?) (?:personalizad[oa]s?|corporativ[oa]s?)|cestas? (?:de natal|de café da manhã|de presente)|cabazes? de natal|fotolivros?|lembrancinhas personalizadas|(?:regali|gadget|bomboniere|gioielli) personalizzat[ei]|cest[ei] (?:natalizi[ei]|regalo|gastronomic[ih]e?)|regali aziendali|regalistica aziendale|fotolibr[oi]|fotoregali|cadouri (?:personalizate|corporate|de firmă)|coșuri cadou|cadouri gravate|albume foto personalizate|mărturii (?:personalizate|nuntă)|foto ?carte|foto cadouri",
      'pl cs sk sl hr sr':
        'prezenty (?:personalizowane|z (?:grawerem|imieniem|nadrukiem)|firmowe)|(?:personalizowane|spersonalizowane) (?:prezenty|upominki)|kosz(?:e|y) (?:prezentow|upominkow|delikatesow)\\p{L}+|fotoksiążk\\p{L}+|fotoprezenty|upominki firmowe|(?:personalizované|originální) dárky|dárky (?:s (?:potiskem|fotkou|gravírováním|vlastním)|na míru)|dárkov\\p{L}+ koš\\p{L}*|firemní dárky|foto ?knih\\p{L}+|fotodárky|reklamní dárky|(?:personalizované|originálne) darčeky|darčeky s (?:potlačou|fotkou|gravírovaním|menom)|darčekov\\p{L}+ koš\\p{L}*|firemné darčeky|fotodarčeky|reklamné darčeky|personalizirana darila|darila (?:z gravuro|s tiskom|po naročilu)|poslovna darila|foto ?knjig\\p{L}+|darilni paketi|darilne košare|(?:personalizirani|personalizovani) pokloni|pokloni s (?:imenom|gravurom|tiskom)|poslovni (?:darovi|pokloni)|poklon (?:košare|paketi)',
      'ru uk bg mk':
        "(?:подарки|сувениры|украшения) (?:с (?:гравировкой|именем|логотипом|нанесением|фото)|на заказ|по индивидуальному заказу)|персонализированн\\p{L}+ подарк\\p{L}+|именные подарки|корпоративные подарки|подарочн\\p{L}+ (?:корзин|набор)\\p{L}+|фотокниг\\p{L}+|фотоподарк\\p{L}+|бизнес-сувенир\\p{L}+|(?:подарунки|сувеніри) (?:з (?:гравіюванням|ім'ям|логотипом|фото)|на замовлення)|персоналізован\\p{L}+ подарунк\\p{L}+|іменні подарунки|корпоративні подарунки|подарунков\\p{L}+ (?:кошик|набор|набір|бокс)\\p{L}*|персонализирани (?:подаръци|сувенири)|подаръци (?:с (?:гравиране|име|снимка)|по поръчка)|корпоративни подаръци|подаръчн\\p{L}+ (?:кошниц|комплект)\\p{L}*|рекламни сувенири|персонализирани подароци|подароци со (?:име|печат)|корпоративни подароци|фотокнига",
      'fi et lv lt hu':
        '*personoidut lahjat|*nimikoidut (?:lahjat|tuotteet)|*liikelahja\\p{L}*|*lahjakori\\p{L}*|*kuvakirja|*valokuvakirja|*yrityslahja\\p{L}*|*joululahjat yrityksille|(?:personaalsed|nimelised|graveeritud) kingitused|*ärikingi\\p{L}+|kinkekor\\p{L}+|fotoraamat\\p{L}*|reklaamkingi\\p{L}+|fotokingi\\p{L}+|personaliz\\p{L}+ dāvan\\p{L}+|korporatīv\\p{L}+ dāvan\\p{L}+|dāvanu (?:grozi|komplekti)|fotogrāmat\\p{L}+|dāvanas ar (?:gravējumu|vārdu|apdruku)|biznesa dāvanas|prezentreklām\\p{L}+|(?:personalizuot|vardin|asmenin)\\p{L}+ dovan\\p{L}+|verslo dovan\\p{L}+|dovanų (?:krepšeli|rinkini|dėžut)\\p{L}+|fotoknyg\\p{L}+|dovanos su (?:graviravimu|vardu|nuotrauka)|egyedi (?:ajándék|bögre|póló)\\p{L}*|névre szóló ajándék\\p{L}*|fényképes ajándék\\p{L}*|ajándék ?kosár\\p{L}*|céges ajándék\\p{L}*|fotókönyv\\p{L}*|gravírozott ajándék\\p{L}*|reklámajándék\\p{L}*',
      'el tr':
        '(?:προσωποποιημένα|εταιρικά|χαραγμένα) δώρα|καλάθια δώρων|διαφημιστικά δώρα|δώρα με (?:όνομα|χάραξη|φωτογραφία)|φωτοβιβλί\\p{L}+|(?:kişiye özel|isme özel|kurumsal|fotoğraflı|kişiselleştirilmiş) (?:hediye|hediyelik)\\p{L}*|hediye (?:sepet|kutu|set)\\p{L}*|promosyon ürün\\p{L}*|fotokitap\\p{L}*',
      'ar he fa':
        'هدايا (?:مخصصة|شخصية|بالاسم|محفورة|للشركات|دعائية|بالصور)|الهدايا (?:الدعائية|المخصصة)|سلال هدايا|صناديق هدايا|מתנות (?:אישיות|ממותגות|בהתאמה אישית|עם (?:חריטה|הדפסה|תמונה)|לעובדים|לעסקים)|סלסלאות (?:שי|פירות)|מארזי (?:מתנה|שי)|אלבום דיגיטלי|ספר תמונות|מוצרי פרסום|هدایای (?:تبلیغاتی|سازمانی|شخصی سازی شده|اختصاصی)|هدیه (?:تبلیغاتی|سفارشی)|سبد هدیه|پک هدیه|باکس هدیه',
      'hi th vi id':
        '(?:पर्सनलाइज्ड|कस्टमाइज्ड|कॉर्पोरेट) गिफ्ट\\p{L}*|ของขวัญ(?:สั่งทำ|สลักชื่อ|พรีเมี่ยม|พรีเมียม|องค์กร|ปีใหม่)|ของพรีเมี่ยม|กระเช้าของขวัญ|โฟโต้บุ๊ค|quà tặng (?:cá nhân hóa|doanh nghiệp|in (?:hình|logo|tên)|khắc tên|theo yêu cầu|thiết kế riêng)|giỏ quà(?: tết)?|hộp quà tết|(?:kado|hadiah|souvenir) (?:custom|personal|personalized|perusahaan|kustom)|hampers|parsel|parcel lebaran',
      'ja ko zh':
        '名入れ(?:ギフト|プレゼント|グッズ)?|オリジナルギフト|フォトブック|記念品(?:専門店|制作)?|ノベルティ(?:制作|グッズ)?|カタログギフト|(?:각인|맞춤|주문제작|기업|포토|커스텀) ?(?:선물|기프트|굿즈)|답례품|판촉물|포토북|선물세트 ?전문|定制(?:礼品|礼物)|礼品定制|商务礼品|企业礼品|个性化礼物|照片书|伴手礼(?:定制)?|礼盒定制|定製(?:禮品|禮物)|禮品定製|商務禮品|企業禮品|個性化禮物|照片書|伴手禮(?:定製)?|禮盒定製',
    },
  },
  {
    name: 'balloon decorator',
    bucket: 'Events',
    narrows: 'event decorator',
    words: {
      en: 'balloon (?:decor(?:ations?|ators?|ating)?|artists?|shops?|arch(?:es)?|bouquets?|deliver(?:y|ies)|twisters?|stylists?|garlands?)|helium balloons?(?: delivery| hire)?',
      'de nl':
        '*ballondeko\\p{L}*|*ballonkunst|*ballonkünstler\\p{L}*|*ballonversand|*heliumballons?|*ballonladen|*luftballonshop|*ballondecorati\\p{L}+|*ballonartiest\\p{L}*|*heliumballon\\p{L}*|*ballonnenboog\\p{L}*|*ballonnenwinkel',
      'da sv nb is':
        '*ballondekoration\\p{L}*|*heliumballon\\p{L}*|*ballonpynt|*ballonbutik|*ballongdekor\\p{L}*|*heliumballong\\p{L}*|*ballongbåge\\p{L}*|*ballongbue\\p{L}*|*blöðruskreyti\\p{L}*|*blöðrubog\\p{L}*|*helíumblöðr\\p{L}*',
      'fr es ca gl pt it ro':
        "décorat(?:ion|eur|rice)s? (?:de |en )?ballons?|sculpteur (?:de |sur )?ballons?|arche de ballons|ballons? (?:hélium|à l'hélium|personnalisés)|decoraci[oó]n(?:es)? (?:con|de) globos|globos (?:de helio|personalizados|con helio)|arcos? de globos|globoflexia|bouquets? de globos|decoració amb globus|globus (?:d'heli|personalitzats)|globoflèxia|decoración con globos|decoraç(?:ão|ões) (?:com|de) bal(?:ões|ão|oes)|bal(?:ões|ão) (?:personalizados?|de hélio|com gás hélio)|arcos? de balões|modelagem de balões|buquês? de balões|allestiment[oi] (?:con )?palloncini|palloncini (?:ad elio|personalizzati|a elio)|balloon art|decorazioni con palloncini|arco di palloncini|(?:decor(?:uri|ațiuni)|aranjamente|arcade|buchete) (?:cu |din |de )?baloane|baloane (?:cu heliu|personalizate)|modelaj baloane",
      'pl cs sk sl hr sr':
        '(?:dekoracje|bukiety|bramy|girlandy) (?:z balonów|balonowe)|balony z helem|balony (?:na hel|personalizowane)|poczta balonowa|(?:balónkov\\p{L}+ (?:výzdob|dekorac|girland|brán)\\p{L}*|výzdoba z balónků|balónky s héliem|nafukovací balónky s potiskem|dekorace z balónků)|(?:balónov\\p{L}+ (?:výzdob|dekoráci|girland|brán)\\p{L}*|výzdoba z balónov|héliové balóny|balóny s héliom|dekorácie z balónov)|(?:dekoracij\\p{L}+|okrasitev) (?:z|iz) balon\\p{L}+|helijevi baloni|balonski lok\\p{L}*|baloni s helijem|(?:dekoracij\\p{L}+|ukrašavanje) balonima|(?:dekoracij\\p{L}+) (?:od|s|sa) balon\\p{L}+|helijski baloni|helijumski baloni|baloni sa helijumom',
      'ru uk bg mk':
        'оформлени\\p{L}+ (?:воздушными )?шарами|(?:гелиевые|воздушные) шары (?:с доставкой|с гелием|на заказ)|гелиевые шар\\p{L}+|доставка (?:воздушных )?шар\\p{L}+|аэродизайн|шары с гелием|оформленн\\p{L}+ (?:повітряними )?кульками|гелієв\\p{L}+ кульк\\p{L}+|доставка (?:повітряних )?кульок|кульки з гелієм|повітряні кульки з доставкою|украса с балони|балони с хелий|арк\\p{L}+ от балони|декорация с балони|декорациј\\p{L}+ со балони|балони со хелиум',
      'fi et lv lt hu':
        '*ilmapallokoriste\\p{L}*|*heliumpallo\\p{L}*|*ilmapallokaar\\p{L}*|*ilmapallokimppu\\p{L}*|õhupalli(?:kaunistus|dekoratsioon|kaar|kimp)\\p{L}*|heeliumi ?õhupall\\p{L}*|heeliumpall\\p{L}*|balonu (?:dekor|noformē|arkas|pušķ)\\p{L}+|hēlija balon\\p{L}+|baloni ar hēliju|telpu noformēšana ar baloniem|balionų (?:dekor|puokšt|ark|girliand)\\p{L}+|helio balion\\p{L}+|dekoravimas balionais|balionai su heliu|lufi ?(?:dekoráció|csokor|kapu|girland)\\p{L}*|(?:léggömb|lufi) ?dekor\\p{L}*|héliumos (?:lufi|léggömb)\\p{L}*|lufidekor\\p{L}*',
      'el tr':
        '(?:στολισμ\\p{L}+|διακόσμησ\\p{L}+|συνθέσεις) (?:με )?μπαλόνι\\p{L}*|μπαλόνια (?:με )?ήλι\\p{L}+|balon (?:süsleme|organizasyon|buket|demet|zincir)\\p{L}*|uçan balon\\p{L}*|helyum(?:lu)? balon\\p{L}*',
      'ar he fa':
        '(?:تنسيق|تزيين|ديكور|بوكيه) (?:ال)?(?:بالونات|بلالين|بالون)|بالونات (?:هيليوم|الهيليوم)|(?:עיצוב|קישוט|סידורי|זרי|משלוחי) (?:ב)?בלונים|בלוני הליום|קשתות בלונים|(?:بادکنک آرایی|تزئین بادکنک|دکوراسیون بادکنک)|بادکنک هلیومی',
      'hi th vi id':
        '(?:बैलून|गुब्बारा) (?:डेकोरेशन|सजावट)|(?:จัด|ตกแต่ง)ลูกโป่ง|ลูกโป่ง(?:สวรรค์|อัดแก๊ส|ฟอยล์)|ซุ้มลูกโป่ง|trang trí (?:bong bóng|bóng bay)|bong bóng (?:bay|jumbo|nghệ thuật)|cổng bong bóng|dekorasi balon|balon (?:dekorasi|gas|helium|ulang tahun)',
      'ja ko zh':
        'バルーン(?:アート|装飾|ギフト|アーチ|デコレーション|ショップ|電報)|풍선 ?(?:장식|아트|데코|파티)|헬륨 ?풍선|벌룬 ?(?:데코|아트|파티)|气球(?:布置|装饰|派对|造型|拱门)|氦气球|氣球(?:佈置|裝飾|派對|造型|拱門)|氦氣球',
    },
  },
  {
    name: "children's party organiser",
    bucket: 'Events',
    isGeneral: true,
    parts: {
      'face painter':
        'face ?paint|kinderschmink|grimeur|schminken|ansigtsmal|ansiktsmål|ansiktsmal|andlitsmál|maquillage|pintacar|pinturas faciais|truccabimbi|pictură pe față|malowanie|malování na|maľovanie na|poslikava obr|oslikavanje lica|аквагрим|рисунки|kasvomaal|näomaal|arcfest|yüz boyama|رسم على الوجه|ציורי פנים|نقاشی صورت|เพ้นท์หน้า|フェイスペイント|페이스 ?페인|彩绘脸|彩繪臉',
      "children's party organiser":
        'infantil|enfant|copii|dzieci|children|kids|bambini|disco|børneund|barnund|barneund|part(?:y|ies)|parti|entertain|anima|geburtstag|feest|(?<!arc)fest(?!és|ő|ö)|fødselsdag|kalas|bursdag|afmæli|annivers|cumple|aniver|complean|urodzin|narozenin|narodenin|rojstn|rođendan|праздник|рожд|дн[яеи]|свят|juhl|synttär|sünnip|szül|doğum|palyaço|ميلاد|حفلات|הולדת|تولد|sinh nhật|ulang tahun|パーティ|파티|생일|派对|派對|宝宝|寶寶',
    },
    words: {
      en: "(?:children['’]?s|kids['’]?|child) (?:part(?:y|ies)|birthday part(?:y|ies)|entertain(?:ers?|ment)|disco)(?: (?:entertain(?:ers?|ment)|organi[sz]ers?|planners?|venues?|hire|packages?))?|face ?paint(?:ing|ers?)|birthday part(?:y|ies) (?:for kids|entertain(?:ers?|ment)|venues?)|princess parties|mascot hire",
      'de nl':
        '*kindergeburtstag\\p{L}*|*kinderschmink\\p{L}*|*kinderanimation\\p{L}*|*kinderparty\\p{L}*|*kinderbetreuung auf (?:hochzeit|event)\\p{L}*|*mottoparty für kinder|*kinderfeest(?:je|jes)?|*kinderpartij\\p{L}*|*grimeur\\p{L}*|*schminken voor kinderen|*kinderanimatie|*verjaardagsfeest voor kinderen',
      'da sv nb is':
        '*børnefødselsdag\\p{L}*|*ansigtsmaling|*børneunderholdning|*børnefest|*barnkalas|*ansiktsmålning|*barnunderholdning|*barnfest|*barnebursdag\\p{L}*|*ansiktsmaling|*barneunderholdning|*barnebursdagsfest|*barnaafmæli\\p{L}*|*andlitsmálun\\p{L}*',
      'fr es ca gl pt it ro':
        "anniversaires? (?:pour )?enfants?|anima(?:tion|teur|teurs|trice)s? (?:pour |d'anniversaire )?(?:d'|pour )?enfants?|maquillage (?:pour )?enfants?|anniversaire enfant|(?:fiestas|cumpleaños|eventos) infantiles|animaci[oó]n(?:es)? infantil(?:es)?|animadores infantiles|pintacaras|fiestas de cumpleaños (?:para niños|infantil\\p{L}*)|shows? infantiles|(?:festes|aniversaris) infantils|animació infantil|pintacares|(?:festas|aniversarios) infantís|animación infantil|(?:festas?|aniversários?|animaç(?:ão|ões)) infanti[ls]|animação (?:de festas|infantil)|recreação infantil|pinturas faciais|buffet infantil|personagens vivos|(?:feste|compleanni|animazione|animatori) (?:di compleanno )?(?:per )?bambini|animazione (?:per )?(?:feste|bambini)|truccabimbi|feste di compleanno per bambini|baby ?dance|(?:petreceri|aniversări|animatori|animație) (?:pentru |de )?copii|animatori (?:petreceri|copii)|pictură pe față|personaje (?:petreceri|copii)|petreceri copii",
      'pl cs sk sl hr sr':
        '(?:urodziny|urodzinki|imprezy|przyjęcia|animacje|animator\\p{L}*|kinderbale?) (?:dla |urodzinowe )?(?:dla )?dzieci|malowanie (?:twarzy|buziek)|urodziny dziecięce|animacje urodzinowe|dětsk\\p{L}+ (?:oslav\\p{L}*|narozenin\\p{L}*|párty|party|animac\\p{L}*)|narozeninov\\p{L}+ (?:oslav|párty|party)\\p{L}* pro děti|malování na obličej|animátor pro děti|animace pro děti|oslavy narozenin pro děti|detsk\\p{L}+ (?:oslav\\p{L}*|narodenin\\p{L}*|párty|party)|maľovanie na tvár|animátor pre deti|animáci\\p{L}+ pre deti|narodeninov\\p{L}+ oslav\\p{L}+ pre deti|otrošk\\p{L}+ (?:rojstn\\p{L}+|zabav\\p{L}*|animacij\\p{L}*)|rojstnodnevn\\p{L}+ zabav\\p{L}+ za otroke|poslikava obraza|animacij\\p{L}+ za otroke|animator za otroke|dječj\\p{L}+ (?:rođendan|zabav|animator)\\p{L}*|dečij\\p{L}+ (?:rođendan|animator|zabav)\\p{L}*|oslikavanje lica|rođendaonic\\p{L}+|animator\\p{L}* za (?:djecu|decu)|proslava (?:dječjih|dečijih) rođendana',
      'ru uk bg mk':
        'детск(?:ие|их|ий|ого) (?:праздник|дн|аниматор|вечеринк)\\p{L}*|аниматор\\p{L}*(?: на детский праздник)?|день рождения (?:реб[её]нка|для детей)|аквагрим|организация детских (?:праздников|дней)|праздники для детей|дитяч(?:і|их|ий|ого) (?:свят|день народження|аніматор|вечірк)\\p{L}*|аніматор\\p{L}*|день народження дитини|організація дитячих свят|свята для дітей|детск(?:и|ия|о) (?:рожден|парти|аниматор|празненств|празници)\\p{L}*|аниматор\\p{L}* за (?:деца|детски)|рисунки (?:на|върху) лице|парти клуб за деца|рожден ден за деца|детск(?:и|а) (?:роденден|забав|аниматор)\\p{L}*|аниматори за деца|роденденска забава за деца',
      'fi et lv lt hu':
        '*lastenjuhl\\p{L}+|*lasten (?:synttär|syntymäpäiv|juhl)\\p{L}+|*kasvomaalau\\p{L}+|*lastenviihdyttäj\\p{L}+|synttärit lapsille|*synttäripaik\\p{L}+|laste ?(?:sünnipäev|pidu|peo)\\p{L}*|näomaaling\\p{L}*|sünnipäevajuh\\p{L}+|lasteürit\\p{L}+|bērnu (?:ballīt|dzimšanas dien|svētk|pasākum|animator)\\p{L}*|sejas? (?:apgleznošan|zīmējum|apzīmēšan)\\p{L}+|animatori bērniem|vaikų (?:gimtadien|švent|šventės|animator|vakarėli)\\p{L}*|veidukų (?:piešim|tapym)\\p{L}+|animatoriai vaikams|gimtadienių vaikams|gyerek ?(?:születésnap|zsúr|buli|rendezvény|animátor)\\p{L}*|arcfest\\p{L}+|szülinapi (?:buli|zsúr|parti)\\p{L}*|gyerekprogram(?:ok)? születésnap\\p{L}*',
      'el tr':
        '(?:παιδικ\\p{L}+ (?:πάρτι|πάρτυ|γενέθλι|εκδηλώσ|animat)\\p{L}*)|διασκεδαστές (?:για )?παιδικ\\p{L}+|face painting|animateur\\p{L}* για παιδικά|(?:çocuk|bebek) (?:doğum ?günü|parti|animasyon|etkinlik) ?(?:organizasyon|parti|palyaço)?\\p{L}*|palyaço(?:lar)?|yüz boyama|doğum günü organizasyon\\p{L}*',
      'ar he fa':
        '(?:حفلات|أعياد ميلاد|تنظيم حفلات) (?:ال)?أطفال|حفلات أعياد (?:ال)?ميلاد|رسم على الوجه|عيد ميلاد طفل|(?:ימי הולדת|יום הולדת|הפעלות|מפעיל|מפעילה|מסיבות) (?:ל|של )?(?:ילדים|ימי הולדת|יום הולדת)|הפעלה ליום הולדת|ציורי פנים|הפעלות לילדים|جشن تولد (?:کودک|کودکان|بچه)|تم تولد|مجری کودک|نقاشی صورت|تشریفات تولد کودک',
      'hi th vi id':
        '(?:बच्चों की|बर्थडे) पार्टी (?:आयोजक|प्लानर|ऑर्गनाइजर)|(?:จัด|รับจัด)(?:งาน)?(?:วันเกิดเด็ก|ปาร์ตี้เด็ก)|เพ้นท์หน้า|(?:tổ chức|trang trí) (?:tiệc )?(?:sinh nhật|thôi nôi)(?: (?:cho )?(?:bé|trẻ em))?|tiệc sinh nhật (?:cho )?bé|chú hề sinh nhật|(?:event organizer|eo|paket|dekorasi|badut) ulang tahun(?: anak)?|pesta ulang tahun anak|badut (?:sulap|ulang tahun)|mc ulang tahun anak',
      'ja ko zh':
        '(?:キッズ|子ども|子供)(?:パーティー|向け出張イベント)|バースデーパーティー(?:プラン|会場)|フェイスペイント|(?:키즈|어린이|아이) ?(?:파티|생일파티)(?: ?(?:플래너|룸|대여))?|돌잔치(?: ?(?:업체|전문|이벤트))?|페이스 ?페인팅|(?:儿童|宝宝)(?:生日(?:派对|会|聚会)|派对)(?:策划|布置)?|宝宝宴(?:策划|布置)?|百日宴布置|彩绘脸|(?:兒童|寶寶)(?:生日(?:派對|會|聚會)|派對)(?:策劃|佈置)?|寶寶宴(?:策劃|佈置)?|百日宴佈置|彩繪臉',
      es: 'animación infantil',
      pt: 'animação infantil',
      de: '*kinderanimation',
    },
  },
  {
    name: 'watchdog organisation',
    bucket: 'Non-profit',
    narrows: 'advocacy organisation',
    parts: {
      'fact-checking organisation':
        'fact|fakt|faktun|vérification des f|verificaci|verificació|checagem|verificaç|verifica dei|verificarea|ověřov|overov|preverjanje d|provjera č|provera č|факт|faktan|tényell|επαλήθ|γεγον|doğrul|teyit|حقائق|الشائعات|עובדות|راستی|صحت سنج|तथ्य|फैक्ट|ข้อเท็จ|kiểm chứng|cek fakta|ファクト|팩트|事实|事實|查核|hoaks|staðreynd',
      'election observer group':
        'elect|wahl|valg|val(?:obs)|verkiez|élector|elector|eleit|elettor|wybor|voleb|volieb|volit|izbor|выбор|вибор|избор|vaali|valimis|vēlēš|rinkim|választ|εκλογ|seçim|انتخاب|בחירות|เลือกตั้ง|bầu cử|pemilu|選挙|선거|选举|選舉',
      'anti-corruption organisation':
        'corrup|korrup|korup|коррупц|корупц|korruptsi|διαφθορ|yolsuz|فساد|שחית|भ्रष्ट|คอร์รัป|tham nhũng|汚職|부패|腐|贪|貪',
      'media monitoring organisation': 'media monit|媒体监|媒體監',
    },
    words: {
      en: '(?:watchdog|fact[- ]check(?:ing|ers?)|media monitoring|election (?:observ(?:ers?|ation)|monitoring)|anti-?corruption|transparency) (?:organi[sz]ations?|groups?|initiatives?|platforms?|projects?|watchdogs?|networks?|ngo|sites?)|fact[- ]check(?:ing|ers?)|election observers?|corruption watch|anti-?corruption (?:organi[sz]ation|campaign|coalition)',
      'de nl':
        '*faktencheck\\p{L}*|*korruptionsbekämpfung|*wahlbeobacht\\p{L}+|*lobbykontrolle|*antikorruptions\\p{L}+|*factcheck\\p{L}*|*waakhond\\p{L}*organisatie|*verkiezingswaarnem\\p{L}+|*anti-?corruptie\\p{L}*',
      'da sv nb is':
        '*faktatjek\\p{L}*|*valgobservat\\p{L}+|*antikorruption\\p{L}*|*faktagransk\\p{L}+|*valobservat\\p{L}+|*faktakoll\\p{L}*|*faktasjekk\\p{L}*|*valgobservasjon|*antikorrupsjon\\p{L}*|*staðreyndavakt\\p{L}*',
      'fr es ca gl pt it ro':
        '(?:vérification des faits|fact-?checking|lutte (?:contre la |anti-?)corruption|observation électorale|observatoire (?:citoyen|des? (?:médias|élections|inégalités|libertés|discours)))\\p{L}*|(?:verificación de (?:datos|hechos)|fact-?checking|verificador\\p{L}* de (?:datos|hechos)|(?:lucha )?(?:contra la corrupción|anticorrupción)|observaci[oó]n electoral|observatorio (?:ciudadano|electoral|de (?:derechos|medios|género|violencia|conflictos)))|veeduría ciudadana|contraloría (?:social|ciudadana)|(?:verificació de (?:fets|dades)|observatori (?:ciutadà|de (?:drets|mitjans|violència)))|anticorrupció|observatorio cidadán|verificación de feitos|(?:checagem de fatos|verificação de factos|fact-?checking|combate à corrupção|anticorrupção|observatório (?:social|cidadão|eleitoral|de (?:direitos|mídia|violência|favelas)))|observação eleitoral|controle social|(?:fact-?checking|verifica dei fatti|osservatorio (?:civico|cittadino|elettorale|sui? (?:diritti|media|conflitti))|anticorruzione|osservazione elettorale)|(?:fact-?checking|verificarea (?:faptelor|informațiilor)|observare electorală|observatori electorali|anticorupție|luptă anticorupție)',
      'pl cs sk sl hr sr':
        'fact-?check\\p{L}*|obserwacj\\p{L}+ wyborów|obserwatorium (?:obywatelskie|praw|wyborcze)|organizacj\\p{L}+ strażnicz\\p{L}+|watchdog|antykorupcyjn\\p{L}+|walk[ai] z korupcją|sieć obywatelska|ověřování faktů|hlídac\\p{L}+ pes|hlídač (?:státu|veřejných)|protikorupčn\\p{L}+|boj proti korupci|pozorování voleb|overovanie faktov|watchdog\\p{L}*|boj proti korupcii|pozorovanie volieb|preverjanje dejstev|protikorupcijsk\\p{L}+ (?:organizacij|društv|iniciativ)\\p{L}+|opazovanje volitev|boj proti korupciji|provjera (?:činjenica|točnosti)|provera činjenica|borba protiv korupcije|antikorupcijsk\\p{L}+|(?:promatranje|posmatranje) izbora|praćenje izbora',
      'ru uk bg mk':
        'фактчек\\p{L}*|проверка фактов|наблюдени\\p{L}+ за выборами|независимы\\p{L}+ наблюдател\\p{L}+|антикоррупционн\\p{L}+|борьб[аы] с коррупцией|общественный контроль|перевірка фактів|спостережен\\p{L}+ за виборами|антикорупційн\\p{L}+|боротьб[аи] з корупцією|громадський контроль|(?:проверка на факт|фактчек)\\p{L}*|антикорупцион\\p{L}+|борба с корупцията|наблюден\\p{L}+ на избор\\p{L}+|граждански контрол|проверка на факти|проверувачи на факти|антикорупциск\\p{L}+|борба против корупција|набљудување на избори',
      'fi et lv lt hu':
        '*faktantarkist\\p{L}+|*vaalitarkkail\\p{L}+|*korruption vasta\\p{L}+|faktikontroll\\p{L}*|valimisvaatlus\\p{L}*|korruptsioonivasta\\p{L}+|faktu pārbaud\\p{L}+|vēlēšanu novērošan\\p{L}+|pretkorupcij\\p{L}+|korupcijas apkarošan\\p{L}+|faktų tikrinim\\p{L}+|rinkimų stebė\\p{L}+|antikorupci\\p{L}+|kova su korupcija|skaidrumo (?:iniciatyv|organizacij)\\p{L}+|tényellenőrz\\p{L}+|választási megfigyel\\p{L}+|korrupcióellenes|antikorrupció\\p{L}*|átláthatósági (?:szervezet|jogvédő)\\p{L}*',
      'el tr':
        '(?:έλεγχος|επαλήθευση) γεγονότων|fact-?check\\p{L}*|παρατηρητήρι\\p{L}+ (?:δικαιωμάτων|εκλογών|των μέσων|κατά της διαφθοράς)|κατά της διαφθοράς|(?:doğruluk kontrol|teyit platform|doğrulama platform|seçim gözlem|yolsuzlukla mücadele|şeffaflık derneğ)\\p{L}*',
      'ar he fa':
        'تدقيق الحقائق|التحقق من (?:الأخبار|المعلومات|الحقائق)|مراقبة الانتخابات|مكافحة الفساد|كشف الشائعات|مرصد (?:حقوق|إعلامي|الإعلام|المرأة)|المرصد (?:السوري|العربي|الوطني|الأورومتوسطي)|בדיקת עובדות|בודקי עובדות|מאבק בשחיתות|משקיפי בחירות|תנועה לאיכות השלטון|כלב שמירה של הדמוקרטיה|راستی آزمایی|صحت سنجی|نظارت بر انتخابات|مبارزه با فساد|دیده بان (?:حقوق|شفافیت|آزار|فساد)',
      'hi th vi id':
        'फैक्ट चेक|तथ्य जांच|भ्रष्टाचार (?:विरोधी|मुक्त)|ตรวจสอบข้อเท็จจริง|(?:องค์กร)?ต่อต้านคอร์รัปชัน|สังเกตการณ์เลือกตั้ง|เช็คข่าวปลอม|kiểm chứng (?:thông tin|sự thật)|chống tham nhũng|giám sát bầu cử|(?:cek|pemeriksa) fakta|anti ?-?hoaks|antikorupsi|anti korupsi|pemantau(?:an)? pemilu',
      'ja ko zh':
        'ファクトチェック|選挙監視|オンブズマン|汚職防止|市民オンブズ|팩트 ?체크|선거 ?감시|반부패|부패 ?감시|시민 ?감시|권력 ?감시|事实核查|选举观察|反腐败|反贪|媒体监察|查核中心|事實核查|選舉觀察|反腐敗|反貪|媒體監察',
    },
  },
  {
    name: 'scholarship fund',
    bucket: 'Non-profit',
    narrows: 'foundation',
    words: {
      en: '(?:scholarship|bursary) (?:funds?|foundations?|trusts?|programmes?|programs?)|education (?:funds?|trusts?)',
      de: '*stipendienfonds|*stipendienstiftung|*studienstiftung|*begabtenförderungswerk',
      fr: "(?:fonds|fondation) (?:de |d['’])?(?:bourses?|égalité des chances)",
      es: '(?:fondo|fundación|programa) de becas',
      pt: '(?:fundo|fundação|programa) de bolsas(?: de estudo)?',
      it: '(?:fondo|fondazione) (?:per )?borse di studio',
      nl: '*studiefonds|*beurzenfonds|*studiebeurs',
      pl: 'fundusz stypendialny|program stypendialny',
      cs: 'stipendijní fond|nadační fond pro studenty',
      tr: 'burs (?:vakfı|programı|fonu)',
      ru: 'стипендиальн* (?:фонд|программ)*',
      ja: '奨学(?:財団|金団体|会)',
      zh: '(?:奖学金|獎學金|助学)(?:基金会|基金會|基金)',
      ar: '(?:صندوق|مؤسسة|برنامج) (?:ال)?منح (?:ال)?دراسية',
      id: '(?:yayasan|program) beasiswa',
      sv: '*stipendiefond|*stipendiestiftelse',
    },
  },
  {
    name: 'fair trade or development organisation',
    bucket: 'Non-profit',
    narrows: 'charity',
    parts: {
      'humanitarian organisation':
        'humanit|relief|hilfswerk|aiuto|insani|гуманит|救援|إغاث|اغاث|إنساني|انساني|kemanus|hulporg|hjälporg',
      'development organisation':
        'rozvojov|ongd|développ|development|entwickl|desarrollo|desenvolv|sviluppo|ontwikk|rozwoj|kalkınma|国際協力|合作發展|pembangunan|bistånd|cooperaci|cooperaç|cooperaz|solidarité',
      'fair trade organisation':
        'fair|weltlad|eine-welt|équitable|comercio justo|comércio justo|equo|bottega del|wereldw|sprawiedl|férov|справедлив|フェア|公平|adil|världsbut',
    },
    words: {
      en: 'fair[- ]trade (?:organi[sz]ations?|networks?|companies|company)|development (?:agenc(?:y|ies)|organi[sz]ations?|ngos?)|(?:relief|humanitarian(?: aid)?) (?:agenc(?:y|ies)|organi[sz]ations?)',
      de: '*entwicklungshilfe|*entwicklungszusammenarbeit|*hilfswerk|*fairer handel|*eine-welt-verein',
      fr: '(?:ong de développement|solidarité internationale|aide humanitaire|commerce équitable|association humanitaire)',
      es: '(?:ong(?:d)? de (?:desarrollo|cooperación)|cooperación internacional|ayuda humanitaria|comercio justo)',
      pt: '(?:ong de desenvolvimento|cooperação internacional|ajuda humanitária|comércio justo|ongd)',
      it: '(?:ong di sviluppo|cooperazione internazionale|commercio equo(?: e solidale)?|aiuto umanitario)',
      nl: '*ontwikkelingsorganisatie|*ontwikkelingssamenwerking|*hulporganisatie',
      pl: '(?:organizacja (?:humanitarna|rozwojowa)|pomoc humanitarna|sprawiedliwy handel)',
      cs: '(?:humanitární (?:organizace|pomoc)|rozvojová (?:organizace|spolupráce)|férový obchod|fair trade obchod)',
      tr: '(?:insani yardım|kalkınma) (?:derneği|vakfı|kuruluşu|ajansı)',
      ru: '(?:гуманитарная|благотворительная) (?:организация|помощь)|справедливая торговля',
      ja: '(?:フェアトレード|国際協力)(?:団体|ショップ|ngo)*',
      zh: '(?:公平贸易|公平貿易|国际救援|人道救援|國際合作發展)(?:组织|組織|店|協會|基金會)*',
      ar: '(?:إغاثة|الإغاثة|منظمة إنسانية|منظمة إغاثية|هيئة (?:ال)?إغاثة)',
      id: '(?:lembaga|organisasi) (?:kemanusiaan|pembangunan)|perdagangan adil',
      sv: '*biståndsorganisation|*hjälporganisation',
    },
  },
];
