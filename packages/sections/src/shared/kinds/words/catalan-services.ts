import type { WordsByKind } from './words-by-kind.ts';

/** Trades, services, teaching, care and leisure; the rest stands in `CATALAN`. */
export const CATALAN_SERVICES: WordsByKind = {
  'holiday chalets': 'cabanes? (?:de fusta|als arbres|rurals?|de vacances)|bungalous?|bungalows?|lloguer de cabanes',
  'AI consultancy': "consultoria (?:d'|en )intel·ligència artificial|solucions d'intel·ligència artificial",
  'scheduling software': 'programari de (?:cites|reserves|cita prèvia)|agenda en línia|gestió de cites',
  'pet boarding':
    'residènci(?:a|es) (?:canina|canines|felina|felines|per a (?:gossos|mascotes|animals))|hotel (?:caní|per a gossos)|guarderia canina',
  'cultural centre': 'centres? (?:artístics?|culturals?|cívics?)|ateneus?|casals? (?:cultural|de cultura)',
  'youth club': 'centres? (?:juvenils?|socials?|comunitaris?|de joves)|casals? de joves|espai jove|punt jove|esplais?',
  'event venue':
    "centres? (?:de convencions|d'exposicions|de congressos)|sal(?:a|es|ó|ons) (?:de|per a) (?:banquets|celebracions|festes|esdeveniments)|palau de congressos|recinte firal|masia per a casaments|espai per a esdeveniments",
  'boat hire': "lloguer (?:d'embarcacions|de (?:barques|vaixells|velers|caiacs))",
  'financial services': 'canvi de (?:divisa|divises|moneda)|prestamistes?|préstecs personals|transferències de diners',
  'dialysis centre': 'centres? de diàlisi|diàlisi',
  'fertility clinic': 'clíni(?:ca|ques) de (?:fertilitat|reproducció)',
  'medical practice':
    "centres? (?:mèdics?|de salut|d'atenció primària)|cap de \\p{L}+ atenció primària|met(?:ge|gessa|ges) (?:d'atenció primària|de família|de capçalera|internistes?)|consult(?:a|ori) mèdi(?:ca|c)|polic[lí]+ni(?:c|ca|ques)",
  'gastroenterology practice': 'gastroenteròle(?:g|gs|ga)|aparell digestiu',
  'specialist medical practice':
    '(?:hematòle|endocrinòle|proctòle|infectòle)(?:g|gs|ga)|internistes?|ciru[rg]+i[àa](?:ns)? (?:general|vascular|colorectal|pediàtri[ca]+)|cirurgia (?:general|digestiva|vascular)',
  'neurology practice': 'neurocirurgi(?:à|ans|a)|neuròle(?:g|gs|ga)|neurologia',
  'cancer centre': 'oncòle(?:g|gs|ga)|oncologia',
  'eye clinic': 'oftalmòle(?:g|gs|ga)|oftalmologia|clínica oftalmològica',
  'orthopaedic practice': 'cirur?gi(?:à|ana|ans|a) ortop[èe]di(?:c|ca)|traumatòle(?:g|gs|ga)|traumatologia',
  'medical laboratory':
    "patòle(?:g|gs|ga)|anatomia patològica|laboratoris? (?:mèdics?|clínics?|d'anàlisis?)|anàlisis? clíniques?",
  'plastic surgeon': 'cirur?gi(?:à|ana|ans|a) (?:plàsti(?:c|ca)|estètica)|medicina estètica',
  podiatrist: 'podòle(?:g|gs|ga|gues)|podologia',
  'radiology centre': 'radiòle(?:g|gs|ga)|radiologia|diagnòstic per (?:la )?imatge',
  'rheumatology practice': 'reumatòle(?:g|gs|ga)|reumatologia',
  'hearing care practice': "audiòle(?:g|gs|ga)|centres? (?:auditius?|d'audició)|audioprotesistes?",
  optician: 'òptiques?|optometristes?|oculistes?',
  'midwifery practice': 'llevador(?:a|es)?|centres? de parts|casa de naixements|doules?',
  naturopath:
    'medicin(?:a|es) (?:alternativa|alternatives|natural|naturals|tradicional xinesa)|naturòpat(?:a|es)|herbolaris?|herboristeri(?:a|es)|teràpies naturals',
  'rehabilitation centre': 'centres? de rehabilitació|rehabilitació funcional',
  'lactation consultant': 'assessor(?:a|es)? de lactància|suport a la lactància',
  'counselling practice': 'orientació familiar|teràpia de parella|teràpia familiar',
  'art or music therapist': 'musicoter(?:àpia|apeuta)|artter(?:àpia|apeuta)|art-?teràpia|dansateràpia',
  'equine therapy centre': 'equinoteràpia|hipoteràpia|teràpia (?:assistida )?amb cavalls',
  'vein, laser or cryotherapy clinic':
    'crioteràpia|clínica de varius|flebologia|ozonoteràpia|cambra hiperbàrica|oxigenació hiperbàrica',
  'float centre': 'flotació sensorial|tanc de flotació|cova de sal|haloteràpia',
  'sauna house': 'saunes? (?:públiques?|finlandeses|mòbils)|casa de saunes',
  'sperm, egg or stem cell bank': 'banc de (?:semen|òvuls|cèl·lules mare|teixits|llet materna)',
  'horse vet': "veterinari(?:s)? (?:equins?|de cavalls|d'èquids)|clínica equina",
  'care home':
    "residènci(?:a|es) (?:assistida|geriàtrica|geriàtriques|de (?:gent gran|la tercera edat)|per a (?:gent gran|avis))|llars? (?:d'ancians|d'avis|de jubilats)",
  'home care service': 'atenció (?:ambulatòria|domiciliària|a domicili)|cura de (?:gent gran|persones grans)',
  'domestic violence service': 'violència (?:masclista|de gènere)|dones maltractades',
  'fast food restaurant':
    "menjar ràpid|frankfurts?|hamburgueseri(?:a|es)|entrepaneri(?:a|es)|polleri(?:a|es)|rostisseri(?:a|es)|a l'ast",
  'bubble tea shop': 'te amb perles|bubble ?tea',
  bar: 'bars? (?:de copes|de tapes|musical|restaurant)|pubs? irlandesos?|pub irlandès|cerveseri(?:a|es)|tavern(?:a|es)|vermuteri(?:a|es)',
  nightclub: 'clubs? nocturns?|discoteca|discoteques',
  'casino or amusement arcade':
    "casinos? de (?:barcelona|joc)|salons? recreatius?|casa d'apostes|cases d'apostes|administraci(?:ó|ons) de loteria|bingos?",
  court:
    'jutjats?(?: de \\p{L}+)?|audiència provincial|fiscalia (?:general|superior|provincial)|tribunal (?:superior|suprem|constitucional)',
  'diving centre': 'centres? de (?:submarinisme|busseig|immersió)|escola de busseig|submarinisme|bateig de mar',
  police: "comissari(?:a|es) de policia|mossos d'esquadra|policia (?:local|municipal|nacional)",
  'courier service': 'oficin(?:a|es) de correus|missatgeri(?:a|es)|paqueteri(?:a|es)',
  'recycling company':
    'ecoparcs?|deixalleri(?:a|es)|ferroveller(?:s)?|reciclatge de (?:metalls|ferralla|residus)|gestió de ferralla|punt net',
  church:
    'llocs? de culte|capell(?:a|es)|testimonis de jehovà|esgl[ée]si(?:a|es)(?: (?:evangèlica|catòlica))?|parròqui(?:a|es)|bisbats?|arquebisbat',
  temple: 'temples? (?:budist(?:a|es)|hindús?|sikh|tao[ïi]st(?:a|es))|santuari sintoïsta',
  'radio station': 'estaci(?:ó|ons) de ràdio|emissor(?:a|es) de ràdio|ràdio (?:municipal|local|comunitària)',
  'TV channel': 'estudis? de televisió|televisi(?:ó|ons) (?:local|comarcal|de catalunya)|canal de televisió',
  'vehicle inspection centre': "inspecci(?:ó|ons) (?:tècnica )?de vehicles|estaci(?:ó|ons) d'itv",
  'sports club':
    "clubs? (?:d'esports|esportius?|poliesportius?)|complex(?:os)? esportius?|pavell(?:ó|ons) (?:poli)?esportius?|centres? esportius?|estadis? municipals?",
  'farm machinery dealer': 'mecànics? agrícoles?|tractors|tallers? agrícoles?',
  metalworker:
    'ferrer(?:s|ia)?|treballador(?:s)? del metall|serralleri(?:a|es)|estructures metàl·liques|forja artística|llauner(?:s|ia)?|caldereria|fusteria metàl·lica',
  shipyard: "constructor(?:s)? d'embarcacions|drassan(?:a|es)|mestres d'aixa|construcció naval|armador d'embarcacions",
  bookbinder: 'enquadernador(?:s|a)?|enquadernaci(?:ó|ons)',
  carpenter: 'fuster(?:s|ia|ies)?|estructures de fusta',
  caterer: 'servei de càtering|càterings?',
  'flooring company':
    'moquetist(?:a|es)|instal·lador(?:s)? de (?:sòls|parquet|terres)|parquetist(?:a|es)|terres de fusta|parquets?|paviments? (?:de fusta|laminats|vinílics)|revestiments de sòls',
  'air conditioning and heat pump installer':
    'instal·lacions (?:climàtiques|de climatització)|climatitzaci(?:ó|ons)|aire condicionat i calefacció|aerotèrmia|bombes de calor',
  'insulation and waterproofing contractor':
    'aïllador(?:s)?|aïllaments? (?:tèrmics?|acústics?)?|impermeabilitzaci(?:ó|ons)',
  joinery: "ebenist(?:a|es|eria)|creador de mobles|fusteria d'autor",
  'painter and decorator':
    "pintor(?:s)? (?:de (?:pisos|cases|interiors|parets)|decoradors?|professionals?)|pintura (?:de façanes|d'interiors|i decoració|decorativa)|empresa de pintura",
  'print shop': 'laboratori fotogràfic|copisteri(?:a|es)|impremt(?:a|es)|impressió digital|arts gràfiques|serigrafia',
  'pottery studio': 'terrissair(?:e|es)|terrisseri(?:a|es)|ceramist(?:a|es)|ceràmica artesana',
  roofer: 'constructor(?:s)? de teulades|teuladers?|teulades(?: i cobertes)?|reparació de teulades',
  chandlery: 'nàutica i accessoris|botiga nàutica|accessoris nàutics|efectes navals',
  'scaffolding company': 'muntador(?:s)? de bastides|lloguer de bastides|bastides',
  'sign maker': 'retolist(?:a|es)|retolaci(?:ó|ons)|rètols (?:lluminosos|publicitaris)',
  bricklayer: 'manob(?:ra|res|re)|paler?t(?:es|a)?|obra de paleta',
  'window and door company':
    "finestres (?:de (?:pvc|alumini|fusta)|a mida)|tancaments d'alumini|portes i finestres|fusteria d'alumini",
  'dance school': 'pist(?:a|es) de ball|escol(?:a|es) de (?:ball|dansa)|classes de (?:ball|dansa|sardanes)',
  'dog trainer': 'ensinistrament (?:caní|de gossos)|educació canina|escola canina|ensinistrador(?:s|a)? de gossos',
  'yoga studio': '(?:estudi|centre|classes|escola|sala) de ioga|ioga i pilates',
  'allotment association': 'horts? (?:comunitaris?|urbans?|socials?)',
  'minigolf course': 'golf en miniatura|mini ?golf',
  'indoor playground': 'zon(?:a|es) de jocs infantils|parc infantil cobert|ludoteca|ludoteques|xiquiparc|chiquipark',
  'trampoline park': 'parcs? de trampolins|llits elàstics',
  'swimming pool': 'instal·lacions de piscina|piscin(?:a|es) municipals?|complex aquàtic',
  'holiday park': 'complex(?:os)? turístics?|ciutat de vacances|vil·la de vacances',
  'summer camp': "colònies (?:d'estiu|escolars)|casals? d'estiu|campus d'estiu|campaments? d'estiu",
  'accounting firm':
    'oficina comptable|assessori(?:a|es) (?:fiscals?|comptables?|laborals?)|gestori(?:a|es)|assessoria fiscal',
  "children's home": "agènci(?:a|es) d'adopció|centres? d'acollida|orfenats?",
  'marketing agency': 'agènci(?:a|es) de (?:publicitat|comunicació|màrqueting)|màrqueting digital',
  'architecture firm': "despatx(?:os)? d'arquitect(?:ura|es)|arquitect(?:e|a|es|ura)|estudi d'arquitectura",
  charity:
    'organitzaci(?:ó|ons) (?:sense ànim de lucre|no governamental)|entitats? (?:caritativ(?:a|es)|sense ànim de lucre|benèfiques?)|càritas',
  embassy: 'consolats?|ambaixad(?:a|es)|oficina diplomàtica',
  'recruitment agency':
    'oficin(?:a|es) de (?:treball|ocupació)|agènci(?:a|es) de col·locació|selecció de personal|treball temporal|borsa de treball',
  'energy and utilities':
    "(?:distribuïdora|companyia|comercialitzadora) (?:energètica|elèctrica|d'electricitat|de l'aigua|d'aigües|d'energia)|subministrament d'aigua",
  'insurance agency': "companyia asseguradora|assessoria financera|corredoria d'assegurances|agència d'assegurances",
  'city guide': 'gui(?:a|es) turísti(?:c|cs|ca|ques)|visites guiades per \\p{L}+|rutes guiades',
  'IT services':
    '(?:serveis|suport|solucions|manteniment|assistència) (?:informàti(?:cs?|ca|ques)|de ti|tic)|tecnologies de la informació|informàtica per a empreses',
  'detective agency': 'investigador(?:s)? privats?|detectius?(?: privats?)?',
  'security company': '(?:empres(?:a|es)|serveis|oficina) de seguretat|vigilància i seguretat',
  'translation agency':
    '(?:oficina|agència|serveis|empresa) de traducci(?:ó|ons)|traduccions? jurad(?:a|es)|traductor(?:s|a|es)? jurad(?:a|es)?|traducció i interpretació',
  'telecommunications company': '(?:companyi(?:a|es)|empresa|operador(?:a|es)?) de telecomunicacions|fibra òptica',
  school: 'instituci(?:ó|ons) educativ(?:a|es)|centres? educatius?',
  'sports federation': "federaci(?:ó|ons) (?:catalana|esportiva|balear|territorial) (?:de|d')?\\p{L}*",
  'professional association': "col·legi (?:oficial|professional) (?:de|d')\\p{L}*|associació professional",
  'government agency':
    'departament de (?:salut|ensenyament|educació|cultura|treball|justícia)|agència (?:catalana|tributària)|direcció general de|consell comarcal',
  'pension fund': 'plans? de pensions|fons de pensions|mutualitat',
  'microfinance institution': 'microcrèdits?',
  'stockbroker or exchange': 'borsa de (?:barcelona|valors)|societat de valors|agència de valors',
  'science or business park': 'parcs? (?:científics?|tecnològics?|empresarials?|industrials?)|polígon industrial',
  'civil protection or coastguard': 'protecció civil|salvament marítim',
  'scholarship fund': 'fons de beques|fundació de beques',
  'fair trade or development organisation': 'comerç just|cooperació (?:al|per al) desenvolupament|ong de cooperació',
  'police, military or maritime academy': 'acadèmi(?:a|es) (?:de policia|militar)|escola (?:nàutica|de policia)',
  'medical school': "facultat de (?:medicina|infermeria|odontologia|farmàcia|veterinària)|escola d'infermeria",
  'law school': 'facultat de dret',
  'teacher training college': "facultat (?:de formació del professorat|d'educació)|escola de magisteri",
  'barista or sommelier school':
    'cursos? de (?:barista|sommelier|tast de vins)|escola de (?:baristes|sommeliers|cambrers)',
  'Quran school': 'escola (?:alcorànica|corànica)',
  'welding or machinery school': 'cursos? de (?:soldadura|carretoner|grues|maquinària)|escola de soldadura',
  'motorcycle school': 'escola de motos|cursos? de conducció de moto',
  playgroup: 'espai familiar|grup de joc|espai nadó',
  'maths school': 'classes de (?:matemàtiques|física|química)|acadèmia de matemàtiques',
  'music production or DJ school': 'escola de (?:djs?|producció musical|so)|curs de dj',
  'product or furniture designer':
    'dissen(?:y|yador|yadora|yadors) (?:de producte|industrial|de mobles|de moda|tèxtil)',
  'animation or effects studio': "estudi d'animació|efectes visuals|animació 3d|postproducció",
  'dubbing or voice-over studio': 'estudi de doblatge|doblatge|locuci(?:ó|ons)|subtitulaci(?:ó|ons)',
  'literary agency': 'agència literària|agents? literaris?',
  'proofreader or editor': 'correcci(?:ó|ons) de textos|corrector(?:s|a|es)? de textos|assessorament lingüístic',
  'ticket agency': "venda d'entrades",
  'exhibition stand builder': "estands? per a fires|muntatge d'estands|disseny d'estands",
  'opera company': "òpera|companyia d'òpera|sarsuela",
  'comedy club or cabaret': 'cabarets?|monòlegs|club de comèdia|impro(?:visació)? teatral',
  muralist: 'muralist(?:a|es)|murals|art urbà|grafiters?',
};
