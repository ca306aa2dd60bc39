import type { WordsByKind } from './words-by-kind.ts';

/** Trades, services, teaching, care and leisure; the rest stands in `ROMANIAN`. */
export const ROMANIAN_SERVICES: WordsByKind = {
  'holiday chalets':
    'caban(?:ă|e) (?:de (?:închiriat|vacanță|lemn)|la munte)|închiriere cabane|bungalouri|căsuțe (?:de vacanță|în copac|de închiriat)',
  'AI consultancy': '(?:soluții|consultanță|servicii) (?:de |în )?inteligență artificială|soluții ai',
  'scheduling software': '(?:software|aplicație|program|sistem) (?:de|pentru) programări|programări online',
  'pet boarding':
    'pensiune (?:canină|pentru (?:câini|animale|pisici))|hotel (?:canin|pentru (?:câini|animale|pisici))|cazare (?:câini|animale)',
  'cultural centre': 'centr(?:u|ul|e) (?:de artă|cultural|cultural\\p{L}*)|casa de cultură|cămin(?:ul)? cultural',
  'youth club': 'centr(?:u|ul) (?:comunitar|de tineret|pentru tineri)|casa tineretului|club de tineret',
  'event venue':
    'sală (?:de (?:evenimente|nunți|conferințe)|pentru evenimente)|săli de evenimente|salon(?:ul|oane)? de (?:evenimente|nunți|ballroom)|centru de (?:evenimente|conferințe)|centr(?:u|ul) expozițional|restaurant nunți|locație (?:de |pentru )?(?:evenimente|nunți)',
  'boat hire': 'închiri(?:eri|ere) (?:de )?(?:barc(?:ă|i)|ambarcațiuni|iahturi|caiace|skijet)',
  'financial services':
    'schimb(?:are|uri)? valutar?\\p{L}*|case? de schimb(?: valutar)?|transfer(?:uri)? de bani|credite? (?:rapide?|nebancare|online)|creditare (?:rapidă|nebancară)',
  'car rental': 'închiri(?:eri|ere) (?:de )?(?:mașini|auto|autoturisme|microbuze|dube)|rent[ -]?a[ -]?car',
  'casino or amusement arcade':
    'cazino(?:uri)?(?: online)?|cas(?:ă|e|a) de pariuri|pariuri sportive|săli? de jocuri|jocuri de noroc|agenți(?:e|i) (?:loto|de pariuri)|loteri(?:e|a) (?:română|națională)',
  'medical practice':
    'clinic(?:ă|i|a) (?:medical|privat|de medicin)\\p{L}*|policlinic(?:ă|i|a)|centr(?:u|ul) medical|medic(?:ul|i)? de familie|medicin(?:ă|a) (?:de familie|internă|generală)|cabinete? medicale?',
  court:
    'judecători(?:a|e|ei)|curtea de (?:apel|conturi|casație)|înalta curte|parchetul (?:de pe lângă|general)|instanțe judecătorești',
  church:
    'loc(?:uri)? de (?:rugăciune|cult)|martorii lui iehova|biseric(?:ă|a|i) (?:ortodox|baptist|penticostal|catolic|adventist|evanghelic|creștin)\\p{L}*|episcopi(?:a|e)|arhiepiscopi(?:a|e)',
  temple: 'templ(?:u|ul|e) (?:budist|hindus|hinduist|sikh|taoist)\\p{L}*|altar shinto|centru budist',
  synagogue: 'sinagog(?:ă|a|i)|comunitatea evre(?:ilor|iască)',
  police:
    'poliți(?:a|e) (?:română|locală|de frontieră|municipală)|inspectoratul de poliție|jandarmeri(?:a|e)|secția de poliție',
  'courier service': 'ofici(?:u|ul|i) poștal\\p{L}*|firmă de curierat|servicii de curierat',
  bar: '(?:pub|bar) (?:irlandez|englezesc|de (?:noapte|zi))|berări(?:e|i|a)|cramă cu vin|bar lounge|cocktail bar',
  spa: 'băi (?:publice|termale)|baie publică|centru (?:spa|de wellness)|salon spa|stațiune balneară',
  'disability service':
    'facilități? social(?:ă|e)|centr(?:u|e) (?:de zi|rezidențial)\\p{L}* pentru (?:persoane|adulți|copii)\\p{L}* cu (?:dizabilități|handicap)',
  'shoe repair shop':
    'cizmar(?:i|ul)?|cizmări(?:e|i|a)|repara(?:ții|re) (?:pantofi|încălțăminte|de încălțăminte)|pantofar(?:i|ul)?',
  saddler: 'șelar(?:i|ul)?|șelări(?:e|a)|curelar(?:i)?|hamuri și șei',
  winery:
    'vinări(?:e|i|a)|cram(?:ă|e|a) de vinuri|crama \\p{L}+|podgori(?:e|i|a)|viticultor(?:i)?|domenii viticole|producător de vin(?:uri)?',
  'painter and decorator':
    'zugrav(?:i|ul)?|zugrăveli|vopsitor(?:i)?|lucrări de zugrăveli|decorațiuni interioare și zugrăveli',
  'insulation and waterproofing contractor':
    'izola(?:ții|tor|tori)(?: termice| fonice)?|hidroizola(?:ții|ție|ții)|termoizola(?:ții|ție)|termosistem',
  'dance school': 'săli? de dans|școal(?:ă|a|i) de dans|cursuri de dans|lecții de dans|academie de dans',
  gym: 'centr(?:u|e) (?:de )?fitness|săli? de (?:fitness|forță|sport)|club de fitness',
  'golf course': 'teren(?:uri)? de golf|club de golf',
  'nature park':
    'rezervați(?:e|a) natural(?:ă|e) \\p{L}+|administrația parcului (?:național|natural)|parcul național \\p{L}+ administrați',
  'indoor playground': 'locuri de joacă interioare|centru de joacă',
  'sports club':
    'centr(?:u|e)? ?\\/? ?complex(?:ul)? (?:de sport|sportiv\\p{L}*)|complex(?:ul)? sportiv|club(?:ul)? sportiv|sală polivalentă|baz(?:ă|a) sportivă|stadion(?:ul)? municipal',
  'swimming pool':
    'bazin(?:ul|e)? (?:de înot|olimpic)|piscin(?:ă|e|a) (?:publică|municipală|olimpică)|ștrand(?:ul|uri)?|complex de înot',
  embassy: 'birou diplomatic|ambasad(?:a|ă|e)|consulat(?:ul|e)?',
  school:
    'instituți(?:e|i|a) (?:educațional|de învățământ)\\p{L}*|liceul? (?:teoretic|tehnologic|de arte|\\p{L}+)|școal(?:a|ă) (?:gimnazială|postliceală|privată)|colegiul (?:național|tehnic)',
  'government agency':
    'oficiul (?:național|de cadastru|registrului)|agenția națională|direcția (?:generală|județeană|de sănătate)|inspectorat(?:ul)? (?:școlar|teritorial|general)|prefectur(?:a|ă)|consiliul județean',
  'insurance agency':
    '(?:oficiu|agent|broker|birou) de asigur(?:are|ări)|brokeri? de asigurări|asigurări (?:auto|rca|de viață|de locuințe)|agenție de asigurări',
  charity:
    'organizați(?:e|i|a) (?:non-?guvernamental|umanitar|caritabil|neguvernamental|non-?profit)\\p{L}*|ong\\p{L}*',
  notary: 'notar(?:i|ul)? public\\p{L}*|notariat(?:ul)?|birou notarial|notar',
  'research group':
    '(?:birou|institut|centru|laborator)(?:ul)? (?:național )?de cercet(?:are|ări)|cercetare-dezvoltare',
  'telecommunications company':
    '(?:operator|furnizor|companie|oficiu) (?:de )?(?:telecomunicații|telecom|internet)|internet prin fibră',
  'psychotherapy practice':
    'terapeu(?:t|tă|ți)|birou de terapi\\p{L}+|cabinet (?:de psihologie|psihologic|individual de psihologie)|psihoterapi(?:e|a)|psiholog(?:i|ul)?',
  'accounting firm':
    '(?:birou|firmă|cabinet|servicii) (?:de )?contabil(?:itate|e)|contabil(?:i)? autoriza(?:t|ți)|consultan(?:ță|t) fiscal\\p{L}*|expertiză contabilă',
  'beauty salon':
    'salo(?:n|ane) (?:de )?(?:beauty|înfrumusețare|cosmetică)|cosmetic(?:ă|iană)|centru de înfrumusețare|salon de beauty',
  optician: 'optician(?:i)?|optic(?:ă|a) medicală|cabinet optometri\\p{L}*|optometri\\p{L}+|ochelari de vedere',
  'print shop':
    'atelier de copiere|centru de copiere|copy ?shop|xerox și printare|tipografi(?:e|a|i)|tipar (?:digital|offset)|printare (?:digitală|online)',
  'hardware shop': 'magazin (?:diy|de (?:scule|bricolaj|vopsele|feronerie))|bricolaj|scule electrice|feronerie',
  laundry:
    'spălători(?:e|i|a)(?: (?:de (?:haine|rufe|covoare)|textilă|chimică|self-service))?|curățători(?:e|a) (?:chimică|haine)|uscător(?:ie)? de rufe',
  'funeral home': 'cas(?:ă|e|a) funerar(?:ă|e|a)|capel(?:ă|e) mortuar\\p{L}*|agenție funerară',
  hairdresser: 'frizer(?:i|ul)?|frizeri(?:e|i|a)|coafor(?:ul)?|hairstylist|coafeză',
  tobacconist: 'chioșc(?:uri|ul)?(?: de ziare)?|tutungeri(?:e|i|a)|magazin de tutun',
  'shopping centre': 'mall(?:uri|-?ul)?|centru comercial|centre comerciale|complex comercial',
  'outdoor or camping shop':
    'magazin (?:outdoor|de (?:munte|echipament montan|camping|alpinism|ciclism|schi))|echipament(?:e)? (?:montan|outdoor|de (?:munte|camping|schi))\\p{L}*',
  'religious or esoteric shop':
    'magazin (?:religios|bisericesc|ezoteric|de (?:icoane|obiecte bisericești))|obiecte bisericești|icoane pictate|veșminte preoțești',
  'tour operator': 'agenți(?:e|i|a) de (?:călătorii|turism|voiaj)|tour ?operator|circuite și vacanțe',
  'grocery shop':
    'magazin (?:universal|alimentar|mixt|de (?:proximitate|legume(?: și fructe)?))|aprozar(?:e)?|legume și fructe|supermarket(?:uri)?|băcăni(?:e|a)',
  'department store': 'magazin universal',
  'erotic shop': 'magazin erotic|sex ?shop|articole erotice|jucării erotice',
  'holiday apartment':
    'apartament(?:e)? (?:de închiriat în regim hotelier|în regim hotelier|de vacanță|turistic)\\p{L}*|regim hotelier|cazare în regim hotelier',
  aquarium: 'acvari(?:u|ul|i) (?:public|\\p{L}+)|acvariu|delfinari(?:u|ul)',
  hotel: 'motel(?:uri|ul)?|hotel(?:uri|ul)?',
  'historic site': 'cetat(?:e|ea) (?:medieval|dacic|\\p{L}+ului)\\p{L}*|situri? arheologic\\p{L}*',
};
