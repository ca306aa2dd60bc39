import type { WordsByKind } from './words-by-kind.ts';

/** Many texts leave out the marks of ë and ç: both are read as "e" and "c". */
export const ALBANIAN: WordsByKind = {
  dentist: 'dentist*|stomatolog*|klinik* dentare|ordinanc* dentare|ortodon*',
  'physiotherapy practice': 'fizioterapi*',
  'psychotherapy practice': 'psikoterapi*|psikolog|psikologe|kabinet psikologjik',
  pharmacy: 'farmaci|farmacia|barnatore*',
  optician: 'optike|optika|syze dielli|optometr*',
  'veterinary practice': 'veteriner*',
  'eye clinic': 'klinik* (?:e )?syve|okulist*|oftalmolog*|spital* (?:i )?syve',
  hospital: 'spital|spitali',
  'medical practice':
    'poliklinik*|klinik* mjekesore|qend\\p{L}+ (?:e |te )?mjekesore*|mjek* familj*|ordinance|qendra shendetesore',
  'care home': 'shtepi* (?:e|te) (?:te )?moshuar*|azil* (?:i|per) (?:te )?(?:moshuar*|pleq*)|azil pleqsh',
  'beauty salon':
    'sallon* bukurie|estetik* dhe bukuri|qend\\p{L}+ (?:e |te )?estetike*|manikyr*|studio bukurie|klinik* estetike',
  hairdresser: 'parukeri*|berber*|floktar*|parukier*',
  'massage studio': 'masazh*',
  'yoga studio': 'joga studio|studio (?:joge|yoga|pilates)|klasa joge|kurse\\p{L}* (?:te |e )?joge*',
  gym: 'palester|palestra|fitnes*|qend\\p{L}+ (?:e |te )?fitnesi*',
  'surf school': 'shkoll* (?:skijimi|zhytjeje|velash|skish)|kurs* (?:zhytje|zhytjeje|skijimi)',
  'sports club':
    'klub* (?:sportiv|i futbollit|futbolli|basketbolli|i basketbollit|tenisi)|federata (?:e|shqiptare e) (?:futbollit|sporteve)',
  'guest house': 'bujtin*|guesthouse|dhoma me qira|shtepi pritjeje|han i vjeter',
  'holiday apartment': 'apartamente (?:pushimi|me qira ditore|turistike)|vila me qira|shtepi pushimi',
  'holiday chalets': 'kabina druri|shtepi\\p{L}* druri|kasoll\\p{L}* me qira',
  hotel: 'hoteli|hotele',
  hostel: 'hosteli|bujtine rinore',
  campsite: 'kampim*|kamping*',
  'farm stay': 'agroturiz*',
  'tour operator':
    'agjenci\\p{L}* (?:e )?(?:udhetimi*|turistik*)|tur operator*|ture (?:me guide|ditore|turistike)|guide turistik*|udhetime turistike|operator turistik',
  restaurant: 'restoran*|gjellore|taverne|taverna|qebaptore*|zgar[ae]',
  pizzeria: 'piceri*|pica',
  café: 'kafene*|kafiteri*|kafe bar|caffe bar',
  bakery: 'furr* (?:buke|e bukes)|pasticeri*|embeltore*|bukepjekes*|furra',
  'ice cream parlour': 'akullore*',
  bar: 'birrari*|kokteil bar|lounge bar|vinoteke',
  brewery: 'birrari artizanale|fabrik\\p{L}* (?:e )?birres*|birre artizanale',
  winery: 'kantin* (?:vere|e veres|verash)|vreshta|vreshtari*|verari*',
  'coffee roaster': 'pjekje kafeje|kafe e pjekur|torrefaksion*|pjekja e kafese',
  caterer: 'katering*',
  farm: 'ferm[ae]|fermer*|ekonomi bujqesore|bujqesi organike',
  plumber: 'hidraulik|hidraulike|instalime hidraulike|instalues uji',
  electrician: 'elektricist*|instalime elektrike',
  joinery: 'mobilje me porosi|zdrukthtari*|zdrukthetari*|punime druri|mobileri me porosi',
  carpenter: 'marangoz*',
  roofer: 'mbulim\\p{L}* cati*|catish|riparim catie',
  'painter and decorator': 'bojaxhi*|lyerje (?:muresh|shtepish)|bojatisj*',
  'construction company':
    'kompani\\p{L}* (?:e )?ndertimi*|firm\\p{L}* (?:e )?ndertimi*|ndertim* (?:ndertesash|banesash)|ndermarrje ndertimi*',
  landscaper: 'peizazh*|kopshtari|mirembajtje (?:gjelberimi|kopshtesh)|sistemim gjelberimi',
  'cleaning company':
    'kompani\\p{L}* (?:e )?pastrimi*|sherbime\\p{L}* (?:te |e )?pastrimi*|pastrim (?:zyrash|shtepish|kimik|profesional)|sherbim pastrimi',
  'car repair shop':
    'autoservis*|auto ?servis*|ofici[nm]a? mekanike|servis (?:automjetesh|makinash|veturash)|mekanik veturash|automekanik*',
  'car detailing studio': 'detailing|detajim (?:automjetesh|makinash)|polirim (?:makinash|veturash)',
  'car dealer': 'auto ?sallon*|shitje (?:makinash|veturash|automjetesh)|makina te perdorura|vetura te perdorura',
  'bicycle shop': 'dyqan\\p{L}* (?:i |te )?(?:biciklet\\p{L}+)|servis biciklet\\p{L}*|biciklet\\p{L}* me qira',
  'computer repair':
    'riparim (?:kompjuter\\p{L}*|laptop\\p{L}*|celular\\p{L}*|telefon\\p{L}*)|servis (?:kompjuter\\p{L}*|telefon\\p{L}*|laptop\\p{L}*)',
  jeweller: 'argjendari*|bizhuteri*|argjendar|stoli ari',
  tailor: 'rrobaqep*|rrobaqepesi*',
  upholsterer: 'tapiceri*',
  'print shop': 'shtypshkronj*|sherbime\\p{L}* (?:te |e )?printimi*|printim (?:digjital|dixhital|offset)',
  'haulage company':
    'transport mallrash|transport (?:kombetar|nderkombetar)|kompani\\p{L}* (?:e )?transporti*|transport i mallrave',
  'taxi service': 'taksi|taxi',
  'recycling company': 'riciklim*|grumbullim skrapi|menaxhim\\p{L}* (?:i )?mbetje\\p{L}*|skrap',
  kindergarten: 'kopsht* (?:femijesh|i femijeve)|cerdhe|cerdhja|parashkollor*',
  'primary school': 'shkoll* (?:fillore|9-vjecare|nentevjecare|e mesme e ulet)',
  university: 'universitet*|fakultet*|kolegj\\p{L}* universitar',
  'language school':
    'kurs\\p{L}* (?:te |e )?(?:gjuh\\p{L}*|anglisht\\p{L}*|gjermanisht\\p{L}*)|shkoll* (?:e )?gjuhe*|qend\\p{L}+ (?:e |te )?gjuhe\\p{L}*',
  'music school':
    'shkoll* (?:e )?muzik*|akademi\\p{L}* (?:e )?muzikes|mesime (?:piano|kitare|muzike)|kurse\\p{L}* (?:te |e )?(?:piano|kitare|muzike)',
  'dance school':
    'shkoll* (?:e )?(?:vallezimi\\p{L}*|baletit|kercimit|baleti)|kurse\\p{L}* (?:te |e )?(?:vallezimi|kercimi|baleti)',
  'driving school': 'autoshkoll*|auto shkoll*',
  school: 'shkolla|shkolle|gjimnaz*|akademi[ae]?',
  'student association': 'organizat\\p{L}* studentore|unioni studentor|parlamenti studentor|shoqat\\p{L}* e studenteve',
  'youth club': 'qend\\p{L}+ (?:e |te )?rinore*|klub* rinor*|organizat\\p{L}* rinore',
  charity:
    'organizat\\p{L}* (?:bamirese|humanitare|jofitimprurese|joqeveritare)|bamiresi|ojf|ojq|shoqat\\p{L}* (?:bamirese|humanitare)',
  shelter: 'strehimore*|strehez\\p{L}* per (?:gra|te pastrehe)|strehim per te pastrehe\\p{L}*',
  'animal rescue':
    'mbrojtj\\p{L}* (?:e )?kafsheve|strehez\\p{L}* (?:per )?(?:kafshe\\p{L}*|qen\\p{L}*)|qen te rruges|strehimore per kafshe',
  foundation: 'fondacion*',
  'trade association':
    'shoqat\\p{L}* (?:e )?(?:prodhuesve|biznes\\p{L}*|bujqesore|profesionale|ndertuesve|tregtareve)|dhoma e (?:avokatise|noterise|mjekeve)|urdhri i (?:mjekut|infermierit|farmacistit)',
  'learned society': 'akademia e shkencave|shoqat\\p{L}* shkencore',
  association: 'shoqat[ae]|shoqates|federat[ae]|rrjet\\p{L}* i organizatave|koalicion*',
  community: 'komunitet|komuniteti',
  church: 'kish[ae] (?:katolike|ortodokse|ungjillore|autoqefale)|famulli*|dioqez*|katedral*',
  mosque: 'xhami*|bashkesi\\p{L}* islame|komuniteti mysliman|myftini*',
  synagogue: 'sinagog*|komuniteti hebre*',
  temple: 'teqe|teqja|kryegjyshat*|bektashi*',
  cemetery: 'varrez*',
  municipality: 'bashki[ae]|komun[ae]|komuna e|njesi\\p{L}* administrative',
  'research group':
    'institut\\p{L}* (?:i )?(?:kerkimeve|hulumtimeve)|qend\\p{L}+ (?:e |te )?kerkimore*|grup\\p{L}* kerkimor|laborator\\p{L}* kerkimor|qend\\p{L}+ (?:e |te )?hulumtuese*',
  museum: 'muze|muzeu|muzeut|muzeume',
  theatre: 'teater|teatri|teatrit',
  choir: 'kor i perzier|kori i \\p{L}+|grup koral',
  band: 'grup muzikor|grup rock|bend muzikor|band muzikor',
  orchestra: 'orkest[er]\\p{L}*|filarmoni*',
  'art gallery': 'galeri\\p{L}* (?:e )?(?:artit|arteve|arti)|galeria kombetare',
  library: 'bibliotek*',
  cinema: 'kinema|kinemaja|kineplex*',
  magazine: 'revist[ae]|revista javore',
  'radio station': 'radio stacion|radiostacion|stacion radio',
  'film production company':
    'produksion (?:filmi|kinematografik|video)|prodhim\\p{L}* (?:i |te |e )?(?:filmash|video)|shtepi filmike|kompani\\p{L}* (?:e )?produksioni*',
  'drone service': 'xhirime me dron|fotografi me dron|sherbime me dron\\p{L}*',
  photographer: 'fotograf*|studio fotografik*',
  'event venue':
    'salla (?:dasmash|eventesh|per dasma)|salle (?:dasmash|eventesh|per dasma|konferencash)|lokal dasmash|sall\\p{L}* per dasma',
  'wedding planner': 'organizim\\p{L}* (?:i )?dasm\\p{L}*|planifikim dasme|organizator dasmash',
  'event agency': 'organizim\\p{L}* (?:i )?event\\p{L}*|menaxhim eventesh|agjenci\\p{L}* (?:e )?eventesh*',
  conference: 'konferenc\\p{L}* (?:nderkombetare|kombetare|shkencore|vjetore)',
  festival: 'festival*',
  'film festival': 'festival\\p{L}* (?:i |nderkombetar i )?(?:filmit|te filmit)',
  'music festival': 'festival\\p{L}* (?:i )?muzikes|festival muzikor',
  'law firm':
    'avokat|avokate|avokatet|avokati|zyr[ae] (?:ligjore|avokatie|avokatore|e avokatise)|studio ligjore|sherbime\\p{L}* (?:te |e )?ligjore*|noter*',
  'accounting firm':
    'kontabilist*|zyr[ae] kontabiliteti|sherbime\\p{L}* (?:te |e )?(?:kontabiliteti|kontabel\\p{L}*)|kontabilitet|auditues*',
  'insurance agency':
    '(?:kompani|shoqeri|agjenci)\\p{L}* (?:e )?sigurimi\\p{L}*|broker sigurimesh|sigurime jete|kompani\\p{L}* (?:e )?sigurimesh*',
  'estate agency':
    'agjenci\\p{L}* (?:e )?(?:imobiliare|pasurive te (?:patundshme|paluajtshme))|pasuri te paluajtshme|imobiliare|patundshmeri|shtepi ne shitje',
  'architecture firm': 'arkitekt|arkitekte|studio arkitekture|arkitekture|projektim arkitektonik|studio projektimi',
  'interior designer': 'dizajn (?:interieri|i brendshem|enterieri)|arkitekture interieri|interier dizajn',
  consultancy:
    'konsulenc[ae]|kompani\\p{L}* (?:e )?konsulence*|sherbime\\p{L}* (?:te |e )?konsulence*|keshillim biznesi',
  'recruitment agency': 'agjenci\\p{L}* (?:e )?(?:punesimi|rekrutimi)|rekrutim|portal pune',
  'marketing agency':
    'agjenci\\p{L}* (?:e )?(?:marketingu|reklamash|digjitale|kreative|reklamimi)|marketing (?:digjital|dixhital)|agjenci\\p{L}* (?:e )?marketing\\p{L}*',
  'web design studio': 'krijim (?:faqesh|i faqeve)|web ?dizajn|ueb ?dizajn|zhvillim (?:faqesh|web)',
  'graphic design studio': 'dizajn grafik|grafik dizajn|studio grafike|dizajner grafik',
  'software company':
    'zhvillim (?:software|softuer\\p{L}*|programesh)|kompani\\p{L}* (?:e )?(?:softuerike|softueresh|software|programimi)',
  'IT services':
    'sherbime\\p{L}* (?:te |e )?it|zgjidhje it|teknologji informacioni|mirembajtje (?:kompjuterash|rrjetesh)',
  'game studio': 'zhvillim lojerash|studio lojerash',
  'kitchen studio': 'kuzhina me porosi|kuzhina moderne|mobilje kuzhine',
  'pottery studio': 'qeramik\\p{L}*|pocari*',
  'leather goods maker': 'artikuj lekure|punim* lekure|kepucar*|canta lekure',
  'workwear supplier': 'veshje pune|uniforma pune|uniforma',
};
