import type { Kind } from './kind.ts';

export const BUILDING: readonly Kind[] = [
  {
    name: 'plumber',
    bucket: 'Construction and trades',
    types: ['Plumber', 'HVACBusiness'],
    words: {
      en: 'plumb(?:ing|ers?)|boiler (?:installation|repairs?)|heating engineers?',
      'de nl':
        '*sanitär*|*klempner*|heizungsbau*|heizung und sanitär|installateur*|loodgieter*|cv-ketel*|sanitair en verwarming',
      'sv da nb': 'rörmokar*|vvs*|vvs-installat*|rørlegger*|blikkenslager*',
      'fr es pt it ca ro':
        'plomb(?:ier|iers|erie)|chauffagist*|fontaner[íio]*|encanador*|canalizador*|idraulic[oi]|termoidraulic*|lampista|instalator|instalații sanitare',
      'pl cs sk hr sl':
        'hydraulik|hydrauliczn*|instalacje sanitarne|instalatér*|topenář*|vodoinštalat*|vodoinstalater*|vodovodni inštalater',
      'ru uk bg': 'сантехник*|сантехнич*|водопровод*|сантехнік*|опалення|в и к услуги',
      'fi et lv lt hu': 'putkiliike*|putkimies*|lvi-*|torutöö*|santehnik*|santechnik*|vízvezeték-?szerel*|fűtésszerel*',
      'el tr': 'υδραυλικ*|su tesisatçı*|tesisatçı*',
      'ar he': 'سباك*|אינסטלט*|אינסטלציה',
      'id vi': 'tukang ledeng|sửa ống nước',
      'ja zh ko': '水道工事|水道屋|水电维修|배관',
    },
  },
  {
    name: 'electrician',
    bucket: 'Construction and trades',
    types: ['Electrician'],
    words: {
      en: 'electricians?|electrical (?:contractor|installation|services)|rewiring',
      'de nl': '*elektriker*|elektroinstallation*|elektrotechnik|elektrobetrieb|elektricien*|elektrotechniek',
      'sv da nb': 'elektriker*|elfirma*|elinstallation*|el-installatør*',
      'fr es pt it ca ro':
        'électricien*|electricista*|eletricista*|elettricist*|impianti elettrici|instal·lacions elèctriques|electrician',
      'pl cs sk hr sl':
        'elektryk|instalacje elektryczne|elektrikář*|elektroinstal*|elektrikár*|elektroinstalater*|električar*',
      'ru uk bg': 'электрик*|электромонтаж*|електрик*|електромонтаж*|електротехник*',
      'fi et lv lt hu': 'sähköasen*|sähköliike|elektritöö*|elektrik*|elektroinstal*|elektromontāž*|villanyszerel*',
      'el tr': 'ηλεκτρολόγ*|elektrikçi*|elektrik tesisat*',
      'ja zh ko': '電気工事|电工|電氣工程|전기공사',
    },
  },
  {
    name: 'joinery',
    bucket: 'Construction and trades',
    parts: {
      'furniture maker': 'furniture|möbel|meubel|mueble|móve|mobili|mobles|mobilă|家具|가구|ébénist|ebanist|cabinet',
    },
    words: {
      en: 'joiner(?:y|s)?|cabinet ?mak(?:er|ers|ing)|woodwork(?:ing|er|ers|shop)?|bespoke furniture|fitted (?:kitchens|wardrobes)|custom furniture|furniture makers?',
      'de nl':
        '*tischler*|*schreiner*|möbel nach maß|*möbelbau|meubelmaker*|maatmeubels|maatwerk interieur|schrijnwerk*',
      'sv da nb': '*snickeri*|*snickar*|möbelsnickar*|*snedker*|møbelsnedker*|møbelsnekker*',
      'fr es pt it ca ro':
        'menuis*|ébénist*|agencement sur mesure|ebanist*|muebles a medida|marcen*|móveis planejados|falegnam*|mobili su misura|fusteria|mobles a mida|tâmplar*|mobilă la comandă',
      'pl cs sk hr sl':
        'stolar*|meble na wymiar|truhlář*|nábytek na míru|výroba nábytku|stolár*|nábytok na mieru|stolarij*|namještaj po mjeri|mizar*|pohištvo po meri',
      'ru uk bg': 'столяр*|мебель на заказ|меблі на замовлення|дърводел*|мебели по поръчка',
      'fi et lv lt hu':
        'puusep*|puusepänverstas|kalusteet mittojen|tisler*|mööbel tellimisel|galdniek*|mēbeles pēc pasūtījuma|staliaus|stalių|baldai pagal užsakymą|asztalos*|egyedi bútor*|bútorkészít*',
      'el tr': 'ξυλουργ*|επιπλοποι*|έπιπλα κατά παραγγελία|marangoz*|özel mobilya|mobilya imalat*',
      'ar he': 'نجار*|נגרי*',
      'id vi': 'tukang kayu|mebel custom|xưởng mộc|nội thất gỗ',
      'ja zh ko': '木工所|家具工房|木工房|定制家具|木作|목공방|맞춤가구',
    },
  },
  {
    name: 'carpenter',
    bucket: 'Construction and trades',
    words: {
      en: 'carpent(?:er|ers|ry)|timber fram(?:e|ing)',
      'de nl': '*zimmerei*|zimmermann*|zimmerer*|holzbau|timmer(?:man|bedrijf|werk)*',
      'sv da nb': '*timmerman*|tømrer*|snekker*',
      'fr es pt it ca ro': 'charpent*|carpinter*(?! metálica)|carpentier*|dulgher*',
      'pl cs sk hr sl': 'cieśl*|ciesielst*|tesařstv*|tesárst*|tesar*',
      'ru uk bg': 'плотник*|теслярськ*',
      'fi et lv lt hu': 'kirvesmie*|puitehitus|namdar*|dailidž*|ács',
      'ja ko': '大工(?![事場業程])|목수',
    },
  },
  {
    name: 'roofer',
    bucket: 'Construction and trades',
    types: ['RoofingContractor'],
    words: {
      en: 'roof(?:er|ers|ing)',
      'de nl': '*dachdecker*|dakdekker*|dakwerk*|bedachung*',
      'sv da nb': 'takläggar*|takläggning|tagdækker*|taktekker*|taktekking',
      'fr es pt it ca ro':
        'couvreur*|couverture zinguerie|cubiertas y tejados|tejados|telhados|lattoneri*|coperture tetti|acoperișuri',
      'pl cs sk hr sl': 'dekarz*|dekarstwo|pokrývač*|střechy|strechy|krovopokrivač*|krovstvo',
      'ru uk bg': 'кровельн*|кровл[яи]|покрівельн*|ремонт на покриви',
      'fi et lv lt hu': 'kattoremont*|katuse*|jumiķ*|jumtu*|stogdeng*|tetőfed*',
      'el tr': 'στέγες|çatı (?:ustası|tamiri|kaplama)',
      'ja ko': '屋根工事|지붕공사',
      es: 'techadores?|techador',
      pt: 'telhador(?:es)?',
      it: 'lattonier[ei]',
      zh: '屋顶防水(?:公司)?|屋頂防水',
      id: 'jasa (?:pemasangan )?atap',
    },
  },
  {
    name: 'painter and decorator',
    bucket: 'Construction and trades',
    types: ['HousePainter'],
    words: {
      en: 'paint(?:ers?|ing) (?:and|&) decorat*|decorators?|house paint*|painting contractor',
      'de nl':
        '*malerbetrieb*|*malerfachbetrieb*|*malerfirma|*malergeschäft|*malermeister*|*malerhandwerk|malerei und|anstrich*|malerarbeiten|schildersbedrijf*|schilderwerk*',
      'sv da nb': 'målerifirma*|måleriföretag*|malerfirma*|malermester*',
      'fr es pt it ca ro':
        'peintre en bâtiment|peinture et décoration|pintores de (?:brocha|pisos|casas|obra)|pintura de (?:pisos|casas)|imbianchin*|zugrav*',
      'pl cs sk hr sl': 'usługi malarskie|malířství|malíř pokojů|maliarske práce|ličilac|soboslikar*|pleskar*',
      'ru uk bg': 'маляр*|малярн*|бояджий*',
      'fi et lv lt hu': 'maalausliike*|maalritöö*|krāsošan*|dažym*|festőcég*|szobafest*',
      'el tr': 'ελαιοχρωματιστ*|boyacı*',
      'ja zh ko': '塗装工事|外壁塗装|도장공사',
      nl: 'schilder|schilders',
      sk: 'maliarstvo|maliarsk\\p{L}+|maliar(?:i)? (?:a|izieb|bytov)|maľovanie (?:bytov|stien|izieb|domov)',
      cs: 'malířsk\\p{L}+ (?:práce|firma|služby)|malířství pokojů|malíř(?:i)? pokojů|malování (?:bytů|pokojů|interiérů)',
      'hr sl': 'soboslikar\\p{L}*|ličilac|ličenje (?:zidova|stanova)|slikopleskar\\p{L}*|moleraj|molersk\\p{L}+',
      is: 'málningarþjónust\\p{L}*|málarameistar\\p{L}*|húsamálun',
      th: 'รับทาสี(?:บ้าน|อาคาร)?|ช่างทาสี',
      fa: 'نقاشی ساختمان|نقاش ساختمان',
    },
  },
  {
    name: 'construction company',
    bucket: 'Construction and trades',
    types: ['GeneralContractor', 'HomeAndConstructionBusiness'],
    parts: {
      'renovation company':
        'renov|rénov|reform|remod|ristruttur|sanierung|verbouw|リフォーム|装修|裝修|home improvement',
    },
    words: {
      en: 'construction (?:company|firm|services)|(?:house|master|local|general|custom home) builders?|(?<!(?:app|boat|bot|chatbot|community|cv|email|flow|form|funnel|guitar|instrument|machine|organ|page|piano|pool|query|r[eé]sum[eé]|report|schema|site|store|ui|violin|website|workflow) )builders|building contractors?|general contractors?|home (?:builders?|renovations?|improvements?)|house extensions|remodel+ing|renovations?',
      'de nl':
        'bauunternehmen*|baufirma|hochbau|tiefbau|generalunternehmer|hausbau|*sanierung*|*bouwbedrijf*|aannemer*|verbouw*|renovatie*',
      'sv da nb':
        'byggfirma*|byggföretag*|byggmästar*|murerfirma*|byggefirma*|entreprenør*|bygg og anlegg|byggmester*|renovering*',
      'fr es pt it ca ro':
        'entreprise (?:générale )?du bâtiment|constructeur de maisons|rénovation*|constructora*|empresa constructora|reformas|construtora|construção civil|remodelações|impresa edile|edilizia|ristrutturazion*|reformes|firm[ăa] de construc[țt]ii|construcții',
      'pl cs sk hr sl':
        'firma budowlana|usługi budowlane|budowa domów|remonty|stavební (?:firma|práce)|rekonstrukce|stavebn[áa] (?:firma|spoločnosť)|građevinsk*|gradbeno podjetje|gradbeništvo|adaptacije',
      'ru uk bg':
        'строительн* (?:компан*|фирм*)|строительство домов|ремонт квартир|будівельн* (?:компан*|фірм*)|будівництво|ремонт квартир|строителна (?:фирма|компания)',
      'fi et lv lt hu':
        'rakennusliike*|rakennusyritys|remontti*|ehitusettevõte|ehitusfirma|ehitus|būvniec*|būvfirma|statyb*|építőip*|generálkivitelez*|lakásfelújítás*',
      'el tr': 'κατασκευαστική εταιρεία|τεχνική εταιρεία|ανακαινίσ*|inşaat*|tadilat',
      'ar he': 'مقاولات|شركة بناء|חברת בנייה|קבלן|שיפוצים',
      'id vi': 'kontraktor|jasa konstruksi|công ty xây dựng|dịch vụ xây dựng',
      'ja zh ko': '工務店|建設会社|リフォーム|建筑公司|裝修公司|装修公司|건설사|인테리어',
    },
  },
  {
    name: 'landscaper',
    bucket: 'Construction and trades',
    words: {
      en: 'landscap(?:er|ers|ing)|gardeners?|gardening (?:services|company)|tree (?:surgeon|surgery|care)|lawn care',
      'de nl': 'gartenbau*|landschaftsbau*|gärtner*|baumpflege|hovenier*|tuinaanleg|tuinonderhoud|tuinman|boomverzorg*',
      'sv da nb': 'trädgårdsanläggning*|trädgårdsmästar*|anlægsgartner*|gartner*|anleggsgartner*',
      'fr es pt it ca ro':
        'paysagist*|jardinier*|élagage|jardiner[íio]a?|paisagismo|paisajism*|giardinier*|manutenzione giardini|jardineria|grădinar*|amenajări grădini',
      'pl cs sk hr sl':
        'usługi ogrodnicze|ogrody|zahradnictví|zahradník|záhradníctvo|realizace zahrad|uređenje vrtova|hortikultur*|vrtnarstvo',
      'ru uk bg': 'ландшафтн*|озеленени*|озеленення|градинар*',
      'fi et lv lt hu':
        'viherrakent*|pihasuunnit*|puutarhuri|haljastus*|aiandus|labiekārtošan*|apželdinim*|kertépít*|kertészet*',
      'el tr': 'κηποτεχν*|peyzaj*|bahçıvan*',
      'he ar': 'גינון|גנן|تنسيق حدائق',
      'ja zh ko': '造園|園芸|园林|園藝|조경',
    },
  },
  {
    name: 'cleaning company',
    bucket: 'Home services',
    words: {
      en: '(?:house|office|domestic|commercial|carpet|window) cleaning|cleaning (?:company|services?)|(?:house|office|domestic|commercial|carpet|window) cleaners|janitorial services',
      'de nl': '*gebäudereinigung*|reinigungsfirma|reinigungsservice|schoonmaakbedrijf*|schoonmaak*|glazenwasser*',
      'sv da nb': 'städfirma*|städföretag*|hemstädning|flyttstädning|rengøring*|rengøringsfirma*|renhold*|vaskehjelp',
      'fr es pt it ca ro':
        'entreprise de nettoyage|société de nettoyage|empresa de limpieza|servicios de limpieza|empresa de limpezas?|serviços de limpeza|impresa di pulizie|neteja|firmă de curățenie',
      'pl cs sk hr sl': 'firma sprzątająca|usługi sprzątania|sprzątanie|úklidov*|upratovac*|čišćenje|čistilni servis',
      'ru uk bg': 'клининг*|уборка (?:квартир|помещений)|клінінг*|прибирання|почистване',
      'fi et lv lt hu': 'siivouspalvelu*|siivous*|koristus*|puhastusteenus*|uzkopšan*|valym*|takarítás*|takarító*',
      'el tr': 'καθαρισμο[ίύ]|συνεργείο καθαρισμού|temizlik (?:şirketi|firması|hizmet*)',
      'ar he': 'شركة تنظيف|חברת ניקיון',
      'id vi': 'jasa kebersihan|cleaning service|dịch vụ vệ sinh',
      'ja zh ko': '清掃会社|ハウスクリーニング|清洁公司|청소업체',
    },
  },
];
