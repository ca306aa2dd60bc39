import type { Kind } from './kind.ts';

export const SPECIAL_SHOPS: readonly Kind[] = [
  {
    name: 'bridal shop',
    bucket: 'Retail',
    narrows: 'clothing shop',
    words: {
      en: 'bridal (?:shops?|boutiques?|stores?|salons?|gowns?|wear)|wedding (?:dress(?:es)?|gowns?)(?: shops?| designers?| hire)?',
      'de nl':
        '*brautmode\\p{L}*|*brautkleid(?:er)?|*hochzeitskleid(?:er)?|*brautatelier|*bruidsmode\\p{L}*|*bruidsjurk(?:en)?|*trouwjurk(?:en)?|*bruidsboetiek|*trouwkleedjes',
      'sv da nb': '*brudklänning(?:ar)?|*brudbutik|*brudsalong|*brudekjole(?:r)?|*brudebutik|*brudekjoler|*brudesalong',
      'fr es pt it ca ro':
        'robes? de mari[ée]+e?s?|boutique de mariage|vestidos? de novia|novias y fiesta|vestidos? de noiva|(?:abiti|abito) da sposa|(?:atelier|abiti) sposa|vestits? de núvia|rochi[ie] de mireas[ăa]',
      'pl cs sk hr sl':
        '(?:suknie ślubne|salon (?:sukien ślubnych|ślubny))|(?:svatební (?:šaty|salon|salón))|(?:svadobné šaty|svadobný salón)|(?:vjenčanice|venčanice|salon vjenčanica|poročne obleke|poročni salon)',
      'ru uk bg':
        '(?:свадебн\\p{L}+ (?:салон|плать)\\p{L}*)|(?:весільн\\p{L}+ (?:салон|сукн)\\p{L}*)|(?:булчинск\\p{L}+ (?:рокл|салон|бутик|мод)\\p{L}*)',
      'fi et lv lt hu':
        '*hääpuku(?:liike|ja|vuokraamo)?|*hääpuvut|pulmakleit\\p{L}*|pulmasalong\\p{L}*|kāzu (?:kleit|salon)\\p{L}+|vestuvini\\p{L}+ (?:suknel|salon)\\p{L}+|(?:menyasszonyi (?:ruha|szalon)|esküvői ruha)\\p{L}*',
      'el tr': 'νυφικ[άώό]\\p{L}*|(?:gelinlik|nişanlık)\\p{L}*',
      'ar he fa': '(?:فساتين (?:زفاف|أعراس)|فستان زفاف)|(?:שמלות כלה|שמלת כלה|סלון כלות)|(?:لباس عروس|مزون عروس)',
      'id vi is th': '(?:gaun pengantin|baju pengantin)|(?:váy cưới|áo cưới)|brúðarkjól\\p{L}*|(?:ชุดแต่งงาน|ชุดเจ้าสาว)',
      'ja zh ko': 'ウェディングドレス|ドレスショップ|婚纱店|婚纱|婚紗|웨딩드레스',
      nl: 'bruidswinkel',
    },
  },
  {
    name: 'bed shop',
    bucket: 'Retail',
    narrows: 'furniture shop',
    words: {
      en: '(?:mattress|bed|bedding) (?:shops?|stores?|showrooms?|company|brand)',
      'de nl':
        '*bettenhaus\\p{L}*|*bettenfachgeschäft|*wasserbetten|*boxspringbetten|*beddenwinkel|*beddenzaak|*beddenspeciaalzaak|*slaapcomfort|*boxsprings|*matratzen\\p{L}*|*matrassen\\p{L}*',
      'sv da nb':
        '*sängbutik\\p{L}*|*sängar och madrasser|*sengebutik\\p{L}*|*senge og madrasser|*sengebutikk\\p{L}*|*senger og madrasser',
      'fr es pt it ca ro':
        'literie|magasin de (?:literie|matelas)|colchonerías?|loja de colchões|negozio di materassi|tienda de colchones|colchones|colchões|materassi|saltele',
      'pl cs sk hr sl':
        '(?:salon materacy|sklep z materacami)|(?:postele a matrace)|(?:postele a matrace)|trgovina (?:madraca|madracima|vzmetnic)',
      'ru uk bg': '(?:магазин матрасов)|(?:магазин матраців)|(?:магазин за матраци)',
      'fi et lv lt hu':
        '*sänkykauppa|*patjakauppa|*sängyt ja patjat|voodipood\\p{L}*|(?:matraču veikal)\\p{L}*|čiužinių parduotuv\\p{L}+|(?:matracbolt|ágyneműbolt)\\p{L}*',
      'el tr': 'κατάστημα στρωμάτων|(?:yatak (?:mağaza|baza)|yatak ve baza)\\p{L}*',
      'ar he fa': 'متجر مراتب|(?:חנות מזרנים)|(?:کالای خواب|تشک (?:طبی|خوشخواب))',
      'id vi is th':
        '(?:toko (?:kasur|springbed))|chăn ga gối(?: nệm| đệm)?|(?:rúmdýn|dýnur og rúm)\\p{L}*|(?:ร้านที่นอน|ที่นอนยางพารา)',
      'ja zh ko': '寝具店|布団店|マットレス専門店|床垫专卖|床墊專賣|매트리스전문점',
    },
  },
  {
    name: 'fabric shop',
    bucket: 'Retail',
    narrows: 'home and gift shop',
    words: {
      en: '(?:fabric|yarn|wool|sewing|quilt(?:ing)?|knitting|haberdashery) (?:shops?|stores?)|haberdasher(?:y|s)|(?:hand[- ]dyed )yarns?|quilting supplies',
      'de nl':
        '*stoffladen|*stoffgeschäft|*wollladen|*wolle und garne|*handarbeitsgeschäft|*kurzwaren|*nähzubehör|*stoffenwinkel|*stoffenzaak|*wolwinkel|*fournituren(?:winkel)?|*handwerkwinkel',
      'sv da nb':
        '*tygbutik\\p{L}*|*garnbutik\\p{L}*|*sybehör\\p{L}*|*garnaffär|*stofbutik\\p{L}*|*stoffbutikk\\p{L}*|*garnbutikk\\p{L}*|*sytilbehør',
      'fr es pt it ca ro':
        'mercerie|magasin de tissus|vente de tissus|tissus au mètre|mercer[íi]as?|tienda de (?:telas|lanas)|retrosaria|armarinho|loja de tecidos|negozio di (?:tessuti|stoffe|filati)|merceri[ae]|botiga de (?:llanes|teles)|magazin de (?:țesături|stofe|mercerie|lână)',
      'pl cs sk hr sl':
        '(?:pasmanteria|sklep z (?:tkaninami|włóczkami|materiałami))|(?:galanterie|obchod s látkami|metráž|textilní galanterie|metrový textil)|(?:textilná galantéria|metrový textil|predajňa látok)|(?:trgovina (?:tkanina|tkaninama|vune|vunom|blaga)|metrsko blago|pozamanterija)',
      'ru uk bg':
        '(?:магазин (?:тканей|пряжи|фурнитуры)|швейная фурнитура)|(?:магазин (?:тканин|пряжі|фурнітури))|(?:магазин за (?:платове|прежди)|галантерия|шивашки материали)',
      'fi et lv lt hu':
        '*kangaskauppa|*lankakauppa|*ompelutarvi\\p{L}+|*käsityökauppa|kangapood\\p{L}*|lõngapood\\p{L}*|kangakauplus|(?:audumu|dzijas|dziju) veikal\\p{L}+|(?:audinių|siūlų) (?:parduotuv|salon)\\p{L}+|(?:méteráru|rövidáru|fonalbolt|textilbolt|fonalüzlet)\\p{L}*',
      'el tr':
        '(?:υφάσματα με το μέτρο|ψιλικά ραπτικής|κατάστημα υφασμάτων)|(?:tuhafiye|kumaş mağaza|iplik ve örgü|kumaşçı)\\p{L}*',
      'ar he fa':
        '(?:محل (?:أقمشة|خياطة)|أقمشة بالمتر)|(?:חנות (?:בדים|צמר|סדקית)|סדקית)|(?:پارچه ?فروشی|خرازی|کاموا ?فروشی)',
      'id vi is th':
        '(?:toko (?:kain|benang))|(?:cửa hàng vải|shop vải|len sợi)|(?:garnverslun|vefnaðarvöruverslun|garnbúð)\\p{L}*|(?:ร้านขายผ้า|ร้านผ้า|ร้านไหมพรม)',
      'ja zh ko': '手芸店|生地専門店|毛糸店|布料店|毛线店|원단가게|뜨개실',
    },
  },
  {
    name: 'office supplies dealer',
    bucket: 'Retail',
    narrows: 'home and gift shop',
    words: {
      en: '(?:office|school) (?:supplies|stationery|equipment|furniture)(?: suppliers?| dealers?| stores?| shops?)?|stationers?|stationery (?:shops?|stores?|suppliers?)|photocopier (?:hire|sales|rental)',
      'de nl':
        '*bürobedarf\\p{L}*|*büromöbel|*schreibwaren\\p{L}*|*bürotechnik|*kantoorartikelen|*kantoorinrichting|*kantoormeubilair|*kantoorboekhandel|*kopieermachines',
      'sv da nb':
        '*kontorsmaterial|*kontorsmöbler|*kontorsvaror|*pappershandel|*kontorartikler|*kontormøbler|*papirhandel|*kontorrekvisita',
      'fr es pt it ca ro':
        "fournitures de bureau|papeterie|mobilier de bureau|(?<!formations? )bureautique|papelerías?|material de oficina|muebles? de oficina|papelarias?|material de escritório|móveis para escritório|mobiliário de escritório|cartoleri[ae]|forniture (?:per )?ufficio|arredo ufficio|mobili per ufficio|papereri\\p{L}+|material d['’]oficina|papetărie|birotică|papetărie și birotică|mobilier de birou",
      'pl cs sk hr sl':
        '(?:artykuły (?:biurowe|papiernicze)|meble biurowe|sklep papierniczy)|(?:kancelářské (?:potřeby|židle)|kancelářský nábytek|papírnictví)|(?:kancelárske potreby|kancelársky nábytok|papiernictvo)|(?:uredski (?:materijal|namještaj)|papirnica|knjižara i papirnica|pisarniški (?:material|pohištvo)|papirnica)',
      'ru uk bg':
        '(?:канцтовар\\p{L}*|канцелярск\\p{L}+ товар\\p{L}+|офисная мебель)|(?:канцтовар\\p{L}*|офісні меблі)|(?:канцеларски материали|офис (?:мебели|консумативи|оборудване)|книжарница и канцеларски)',
      'fi et lv lt hu':
        '*toimistotarvik\\p{L}*|*toimistokaluste\\p{L}*|*paperikauppa|kontoritarbed|kontorimööb\\p{L}+|kirjatarvete\\p{L}*|biroja (?:prece|mēbel)\\p{L}+|kancelejas prece\\p{L}+|(?:biuro|kanceliarin)\\p{L}* (?:prek|bald)\\p{L}+|(?:irodaszer|papír-?írószer|irodabútor)\\p{L}*',
      'el tr':
        '(?:γραφική ύλη|είδη γραφείου|έπιπλα γραφείου|χαρτοπωλεί\\p{L}+)|(?:kırtasiye|ofis mobilya|büro mobilya|ofis malzeme)\\p{L}*',
      'ar he fa':
        '(?:قرطاسية|أثاث مكتبي|مستلزمات مكتبية)|(?:ציוד משרדי|ריהוט משרדי|כלי כתיבה)|(?:لوازم (?:اداری|التحریر)|مبلمان اداری|نوشت ?افزار)',
      'id vi is th':
        '(?:alat tulis kantor|toko atk|furniture kantor)|(?:văn phòng phẩm|nội thất văn phòng)|(?:skrifstofu(?:vör|húsg)|ritfang)\\p{L}+|(?:เครื่องเขียน|เฟอร์นิเจอร์สำนักงาน)',
      'ja zh ko': '文房具店|オフィス家具|事務用品|办公用品|办公家具|文具店|辦公家具|辦公用品|사무용품|사무가구|문구점',
    },
  },
  {
    name: 'entertainer',
    bucket: 'Events',
    words: {
      en: "(?:magicians?(?! of)|clowns?|face painters?|children['’]?s entertainers?|party entertainers?|balloon artists?|ventriloquists?)|(?:mobile|party) disco|photo ?booth (?:hire|rental)s?",
      'de nl':
        '*zauberkünstler|*zaubershow|*kinderzauberer|*hochzeits-?dj|*fotobox mieten|*goochelaar\\p{L}*|*kinderfeest(?:jes)? animatie|*bruiloft dj|*photobooth huren|*ballonnenartiest',
      'sv da nb':
        '*trollkarl|*trollkonstnär|*bröllops-?dj|*tryllekunstner\\p{L}*|*bryllups-?dj|*trylleshow|*tryllekunstner',
      'fr es pt it ca ro':
        "magiciens?|prestidigitateur|animat(?:eur|ion) (?:dj|mariage|d['’]anniversaire)|dj mariage|location (?:de )?photobooth|mago para (?:fiestas|eventos)|animadores infantiles|dj para bodas|mágico para (?:festas|eventos)|dj para casamentos?|(?:prestigiatore|illusionista)|dj (?:per )?matrimoni|mags? per|(?:dj nuntă|animatori petreceri|magician)",
      'pl cs sk hr sl':
        '(?:iluzjonista|dj na wesele|animatorzy dla dzieci|fotobudka)|(?:kouzelník|dj na svatbu|svatební dj)|(?:kúzelník|dj na svadbu)|(?:mađioničar|čarobnjak za|dj za (?:vjenčanja|svadbe)|animacije za djecu|čarovnik|animacija za otroke)',
      'ru uk bg':
        '(?:фокусник|иллюзионист|аниматоры|ведущий на свадьбу)|(?:фокусник|ілюзіоніст|аніматори|ведучий на весілля)|(?:фокусник|илюзионист|аниматори за деца|dj за сватба)',
      'fi et lv lt hu':
        '*taikuri\\p{L}*|*hää-?dj|mustkunstnik\\p{L}*|pulmaisa|pulma-?dj|(?:burvju mākslinieks|kāzu vadītāj)\\p{L}*|(?:iliuzionist|renginių vedėj|vestuvių vedėj)\\p{L}*|(?:bűvész|esküvői dj|ceremóniamester|lufihajtogat)\\p{L}*',
      'el tr': '(?:μάγος για παιδικά πάρτυ|ταχυδακτυλουργός|dj γάμου)|(?:sihirbaz|palyaço kiralama|düğün dj)\\p{L}*',
      'ar he fa':
        '(?:ساحر حفلات|مهرج حفلات|دي جي حفلات)|(?:קוסם|קוסמים|תקליטן לחתונה|הפעלות ימי הולדת)|(?:شعبده ?باز|دی ?جی عروسی)',
      'id vi is th':
        '(?:pesulap|badut ulang tahun|dj pernikahan)|(?:ảo thuật gia|chú hề sinh nhật|dj đám cưới)|(?:töframað|töframenn|veislustjór)\\p{L}*|(?:มายากล|ดีเจงานแต่ง)',
      'ja zh ko': 'マジシャン派遣|出張マジック|魔术师|魔術師|小丑表演|마술사|행사mc',
    },
  },
];
