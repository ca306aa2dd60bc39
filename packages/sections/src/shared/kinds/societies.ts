import type { Kind } from './kind.ts';

export const SOCIETIES: readonly Kind[] = [
  {
    name: 'cultural association',
    bucket: 'Arts and culture',
    words: {
      en: 'cultural (?:association|society|organi[sz]ation|foundation|club)|arts (?:association|society|organi[sz]ation|collective)|heritage (?:society|association)',
      'de nl':
        '*kulturverein*|*kunstverein*|*brauchtumsverein|*karnevalsverein*|*faschingsverein|*cultuurvereniging|*kunstkring|*carnavalsvereniging',
      'sv da nb': '*kulturförening*|*konstförening*|*kulturforening*|*kunstforening*|*kulturlag|*kunstlag',
      'fr es pt it ca ro':
        'association culturelle|comité des fêtes|asociación cultural|peña (?:cultural|flamenca)|associação cultural|associação recreativa|associazione culturale|circolo culturale|pro loco|associació cultural|colla gegantera|asociați[ae] culturală',
      'pl cs sk hr sl':
        'stowarzyszenie (?:kulturalne|artystyczne)|koło gospodyń wiejskich|zespół (?:folklorystyczny|pieśni i tańca)|kulturní spolek|folklorní (?:soubor|spolek)|okrašlovací spolek|kultúrne združenie|matica slovenská|kulturna udruga|kulturno društvo',
      'ru uk bg':
        'культурн* (?:общество|ассоциация|объединение)|фольклорн* (?:ансамбл*|коллектив*)|культурн* товариств*|фольклорн* колектив*|читалище|народно читалище|културно сдружение',
      'fi et lv lt hu':
        'kulttuuriyhdistys|taideyhdistys|kotiseutuyhdistys*|kultuuriselts|kultuuriühing|kultūras biedrība|folkloras kopa|kultūros draugija|folkloro ansamblis|kulturális egyesület|hagyományőrző (?:egyesület|csoport)|művészeti egyesület',
      'el tr':
        'πολιτιστικ\\p{L}+ (?:σύλλογ\\p{L}+|κέντρ\\p{L}+|οργανισμ\\p{L}+)|λαογραφικ\\p{L}+|kültür (?:derneği|ve sanat derneği)|folklor derneği',
      'ar he': 'جمعية ثقافية|عمותת תרבות|אגודה תרבותית',
      'id vi': 'sanggar seni|komunitas seni|hội văn học nghệ thuật|câu lạc bộ nghệ thuật',
      'ja zh ko': '文化協会|文化団体|保存会|文化协会|文化協會|문화원|문화예술단체',
      ja: '文化協会',
    },
  },
  {
    name: 'expat and immigrant community',
    bucket: 'Community',
    words: {
      en: '(?:expat|immigrant|diaspora|migrant) (?:community|association|network|organi[sz]ation|group)|(?:chinese|indian|polish|irish|italian|japanese|korean|turkish|ukrainian|russian|filipino|nigerian|african|caribbean|latino|hispanic|german|greek|nepali|iranian|vietnamese|thai|american|british|swedish|arab|somali|tamil|telugu|bengali) (?:cultural )?(?:community|association|society|club)|expats',
      'de nl':
        '*migrantenorganisation*|*migrantenverein*|deutsch-\\p{L}+e (?:gesellschaft|verein\\p{L}*)|landsmannschaft|*expatcommunity|migrantenorganisatie',
      'sv da nb':
        'invandrarförening*|svenskförening*|indvandrerforening*|innvandrerforening*|vänskapsförening*|venskabsforening*',
      'fr es pt it ca ro':
        "association (?:franco-\\p{L}+|de la diaspora|des \\p{L}+ de france)|communauté expatriée|comunidad (?:de )?(?:inmigrantes|expatriados)|asociación (?:de inmigrantes|hispano-\\p{L}+)|comunidade (?:portuguesa|brasileira|imigrante)|associação de imigrantes|associazione (?:di )?immigrati|associació d['’]immigrants|comunitatea română|diaspora",
      'pl cs sk hr sl':
        'polonia|stowarzyszenie polonijne|organizacja polonijna|spolek krajanů|krajané|krajania|krajanský spolok|hrvatska zajednica|iseljeništvo',
      'ru uk bg':
        'диаспор[аы]|землячество|русскоязычн\\p{L}+ (?:сообщество|община)|українськ\\p{L}+ (?:громада|діаспора)|земляцтво|българск\\p{L}+ (?:общност|училище) в',
      'fi et lv lt hu':
        'maahanmuuttajayhdistys|ystävyysseura|suomi-seura|eestlaste selts|väliseesti|latviešu biedrība|diaspora|lietuvių bendruomenė|išeivija|diaszpóra|magyar (?:ház|közösség) \\p{L}+',
      'el tr': 'ομογένεια|κοινότητα ομογενών|hemşehri derneği|göçmen derneği|türk toplumu',
      'ar he': 'الجالية|جمعية المغتربين|קהילת עולים|ארגון עולים',
      'id vi': 'perhimpunan indonesia|hội người việt',
      'ja zh ko': '日本人会|県人会|华人社区|华人协会|同鄉會|同乡会|한인회|교민회|향우회',
    },
  },
  {
    name: 'local history society',
    bucket: 'Arts and culture',
    words: {
      en: '(?:local|family|military|industrial|railway|maritime|naval|oral) history (?:society|group|association|project)|histor(?:y|ical) (?:society|association|trust)|genealogy|genealogical society|archaeolog(?:y|ical) (?:society|group|trust)|preservation society|heritage railway',
      'de nl':
        '*geschichtsverein*|*heimatkundeverein|*geschichtswerkstatt|ahnenforschung|genealogie|*museumsverein|*heemkundekring*|*historische (?:kring|vereniging)|oudheidkundige kring|*heimatverein\\p{L}*',
      'sv da nb':
        '*hembygdsförening*|*lokalhistori*|släktforskning|*slægtsforskning|slektsgransking|slektsforsk\\p{L}*|*historielag*',
      'fr es pt it ca ro':
        "société (?:d['’]histoire|historique|archéologique)|association (?:du )?patrimoine|généalogie|sociedad (?:histórica|arqueológica)|historia local|genealogía|sociedade (?:histórica|arqueológica)|genealogia|societ[àa] (?:storica|archeologica|di storia)|centre d['’]estudis (?:locals|comarcals)|societatea de istorie",
      'pl cs sk hr sl':
        'towarzystwo (?:historyczne|miłośników ziemi|przyjaciół ziemi)|genealogi[ac]|vlastivědn\\p{L}+|historický spolek|rodokmen\\p{L}*|vlastivedn\\p{L}+|historický spolok|povijesno društvo|zavičajno društvo|zgodovinsko društvo',
      'ru uk bg':
        'краеведческ*|историческое общество|генеалоги\\p{L}+|краєзнавч*|історичне товариство|краеведско дружество',
      'fi et lv lt hu':
        'kotiseutu-?arkisto|sukututkimus*|sukuseura*|koduloo\\p{L}*|kodu-uurijate|suguvõsauurimine|novadpētniecības|ģenealoģij*|kraštotyros|genealogij*|helytörténet\\p{L}*|családfakutat\\p{L}*',
      'el tr': 'λαογραφική εταιρεία|ιστορική εταιρεία|tarih derneği|soyağacı',
      'ja zh ko': '郷土史|地方史研究|史学会|族谱|族譜|향토사',
    },
  },
  {
    name: 'historical reenactment group',
    bucket: 'Arts and culture',
    words: {
      en: '(?:historical|medieval|living history|viking|roman|civil war) re-?enact(?:ment|ors?)(?: group| society)?|living history (?:group|society)|re-?enactors?|hema (?:club|school)|historical (?:fencing|european martial arts)',
      'de nl':
        '*reenactment*|*mittelaltergruppe|*mittelalterverein|historische darstellung|living history|levende geschiedenis|re-?enactmentgroep',
      'sv da nb':
        'historiska? återskap\\p{L}+|vikingaförening|*vikingelaug|*middelaldergruppe|vikinglag|levende historie',
      'fr es pt it ca ro':
        'reconstitution historique|médiévales?(?: compagnie)|recreación histórica|recreacionismo|recria[çc]ão histórica|rievocazion[ei] storic(?:a|he)|recreació històrica|reconstituire istorică',
      'pl cs sk hr sl':
        'rekonstrukcj[ai] historyczn\\p{L}+|grupa rekonstrukcyjna|bractwo rycerskie|historický šerm|skupina historického šermu|historický šerm\\p{L}*|povijesna (?:postrojba|udruga)|viteško društvo',
      'ru uk bg': 'историческ* реконструкци*|реконструктор\\p{L}*|історичн* реконструкці*|исторически възстановки',
      'fi et lv lt hu':
        'historianelävöit\\p{L}*|keskiaikaseura|ajaloo taaselustami\\p{L}+|vēsturiskā rekonstrukcija|istorinė rekonstrukcija|hagyományőrző (?:huszár\\p{L}*|lovag\\p{L}*|íjász\\p{L}*)|történelmi hagyományőrző',
      'el tr': 'ιστορική αναβίωση|tarihi canlandırma',
      'ja zh ko': '歴史再現|甲冑|历史重演',
    },
  },
  {
    name: 'scouts',
    bucket: 'Community',
    words: {
      en: '(?:boy |girl |sea )?(?:scouts|scouting)(?: (?:group|troop|association|council|pack))?|(?:boy |girl |sea )?scout (?:group|troop|association|council|pack)|girl guides|cub scouts|girlguiding',
      'de nl': '*pfadfinder*|*scoutinggroep|*scouting|*padvinders',
      'sv da nb': '*scoutkår*|scouterna|*spejder*|*speidergruppe|speider*',
      'fr es pt it ca ro':
        'scouts?(?: et guides)?|éclaireuses?|grupo scout|escoteir[oa]s?|escutismo|escuteiros|gruppo scout|agrupament escolta|escoltes|cercetaș\\p{L}+|centrul local cercetași',
      'pl cs sk hr sl':
        'harcerz\\p{L}*|harcersk\\p{L}+|hufiec|skautsk\\p{L}+|skaut|junák|skauting|izviđač\\p{L}*|taborniki|skavti',
      'ru uk bg': 'скаут\\p{L}*|пласт|скаутськ\\p{L}+',
      'fi et lv lt hu':
        'partiolaiset|partio|*lippukunta|skaudi\\p{L}*|skautide|gaidid|skauti|skautu|gaidu|skautai|skautų|cserkész\\p{L}*',
      'el tr': 'πρόσκοποι|προσκοπ\\p{L}+|οδηγισμός|izci\\p{L}*',
      'ar he': 'كشافة|الكشافة|צופים',
      'id vi': 'pramuka|kepanduan|hướng đạo',
      'ja zh ko': 'ボーイスカウト|ガールスカウト|童军|童軍|스카우트',
    },
  },
  {
    name: 'orchestra',
    bucket: 'Arts and culture',
    words: {
      en: '(?:big|steel) bands?|philharmonic|symphony orchestra|youth orchestra|orchestras?|(?:string|wind|brass|percussion|chamber) ensemble',
      'de nl': '*stadtkapelle|*orchester*|*orkest',
      'sv da nb': '*blåsorkester*|*musikkår*|*orkester*|*harmoniorkester|*blæseorkester|*korps|*skolekorps|*janitsjar*',
      'fr es pt it ca ro':
        "orchestre(?: (?:symphonique|d['’]harmonie))?|banda (?:municipal|sinfónica|de música|filarmónica|musicale)|orquestas?|filarm[óôo]nica|orquestra|orchestra(?: sinfonica)?|bandistic\\p{L}+|filarmonica",
      'pl cs sk hr sl':
        'orkiestra (?:dęta|symfoniczna|kameralna)|filharmoni\\p{L}+|orkiestr\\p{L}+|dechov(?:á|ý) (?:hudba|orchestr)|symfonický orchestr|filharmonie|orchestr|dychov(?:á|ý) (?:hudba|orchester)|filharmónia|puhački orkestar|limena glazba|simfonijski orkestar|pihalni orkester|godba|simfonični orkester',
      'ru uk bg':
        'духов* оркестр|симфоническ* оркестр|оркестр*|филармони*|духов\\p{L}+ оркестр|симфонічн* оркестр|філармоні\\p{L}+|духов оркестър|симфоничен оркестър',
      'fi et lv lt hu':
        'puhallinorkesteri|soittokunta|sinfoniaorkesteri|*orkesteri|puhkpilliorkester|sümfooniaorkester|*orkester|pūtēju orķestris|simfoniskais orķestris|orķestris|pučiamųjų orkestras|simfoninis orkestras|orkestras|filharmonija|fúvószenekar|szimfonikus|fúvósegyesület|filharmónia',
      'el tr': 'φιλαρμονική|μπάντα πνευστών|ορχήστρα|bando(?:su)?|orkestra|senfoni',
      'ar he': 'أوركسترا|פילהרמונית|תזמורת',
      'id vi': 'orkestra|dàn nhạc',
      'ja zh ko': '交響楽団|オーケストラ|管弦乐团|交響樂團|交响乐团|管樂團|오케스트라|관현악단|교향악단',
      nl: 'harmonievereniging',
      ja: '楽団',
    },
  },
  {
    name: 'hobby club',
    bucket: 'Community',
    words: {
      en: "(?:fan|supporters?[’']?|owners?[’']?|enthusiasts?[’']?) (?:club|association|trust)|(?:car|classic car|vehicle|motorcycle|model railway|model engineering|stamp|philatelic|numismatic|coin|radio|amateur radio|ham radio|astronomy|bridge|chess|camera|photographic|bonsai|cactus|steam|vintage car|aquarium|gardening|horticultural|book|bird|birdwatching) (?:club|society)|astronomical society|photographic society|ham radio",
      'de nl':
        '*fanclub*|*fan-club|oldtimerclub*|*oldtimerverein|*modellbahnclub|*modelleisenbahn\\p{L}*|*briefmarken\\p{L}*verein|*amateurfunk*|*fotoclub|*supportersvereniging|*modelspoor\\p{L}*|*postzegelvereniging',
      'sv da nb':
        '*fanklubb|supporterklubb|*schackklubb*|*fotoklubb|*modelljärnväg\\p{L}*|radioamatör\\p{L}*|veteranbilsklubb\\p{L}*|*fanklub|*skakklub|*fotoklub|*modeljernbane\\p{L}*|veteranbilklub|*supporterklubb|*sjakklubb*|*modelljernbane\\p{L}*|*veteranvognklubb',
      'fr es pt it ca ro':
        "fan[- ]club|club de (?:supporters|fans|ajedrez|xadrez|astronomie|collectionneurs)|club photo|radioamateurs?|modélisme ferroviaire|club de coleccionistas|agrupación (?:astronómica|fotográfica)|radioaficionados|clube de (?:fãs|xadrez|colecionadores|automóveis)|radioamadores?|circolo (?:scacchistico|fotografico|filatelico)|radioamatori|club d['’]escacs|agrupació (?:fotogràfica|astronòmica)|club de șah|radioamatori",
      'pl cs sk hr sl':
        'fanklub|klub (?:kibica|szachowy|krótkofalowców|fotograficzny|kolekcjonerów|modelarski)|krótkofalowcy|fan klub|klub (?:veteránů|šachistů|přátel|modelářů)|radioamatér\\p{L}*|hvězdárna|klub priateľov|foto klub|radioamaterski|astronomsko društvo|navijač\\p{L}*',
      'ru uk bg':
        'фан-?клуб|клуб (?:коллекционеров|любителей|филателистов)|радиолюбител*|фан-?клуб|радіоаматор*|фен ?клуб|радиолюбител\\p{L}+',
      'fi et lv lt hu':
        'faniklubi|shakkikerho|shakkiseura|radioamatööri*|pienoisrautatie\\p{L}*|kamerakerho|tähtitieteellinen yhdistys|fänniklubi|maleklubi|raadioamatöör\\p{L}*|fotoklubi|vanatehnika\\p{L}*|fanu klubs|šaha klubs|radioamatieri|šachmatų klubas|radijo mėgėjai|gerbėjų klubas|rajongói klub|szurkolói (?:klub|csoport)|sakk-?kör|rádióamatőr\\p{L}*|fotóklub',
      'el tr':
        'λέσχη (?:φίλων|φωτογραφίας)|σκακιστικός όμιλος|ραδιοερασιτέχν\\p{L}+|taraftar derneği|satranç kulübü|amatör telsiz\\p{L}*',
      'ja zh ko': 'ファンクラブ|愛好会|同好会|アマチュア無線|粉丝俱乐部|爱好者协会|愛好者協會|業餘無線電|팬클럽|동호회',
    },
  },
  {
    name: 'allotment association',
    bucket: 'Community',
    parts: {
      'community garden': 'communit|gemeinschaftsg|partagé|comunit|urban|社区|社區|コミュニティ|stadstuin|collecti',
      'gardening club': 'garden(?:ing|ers..?|ers) (?:club|soci)|garden club|gartenfreunde',
      'allotment association':
        'allot|klein|schreber|moestuin|familia|ouvrier|市民農園|貸し農園|주말농장|volkstuin|ogród|zahrád|koloni',
    },
    words: {
      en: "allotments?(?: association| society| gardens?)?|community gardens?|urban (?:farm|gardening|garden)s?|garden(?:ing|ers['’]?) (?:club|society)",
      'de nl':
        '*kleingartenverein*|*kleingärtnerverein*|*schrebergarten\\p{L}*|*gartenverein*|gemeinschaftsgarten|moestuinvereniging|*stadstuin',
      'sv da nb':
        '*koloniträdgård\\p{L}*|*koloniförening*|*odlarförening|*haveforening*|*kolonihave\\p{L}*|*kolonihage\\p{L}*|*parsellhage\\p{L}*|*hagelag',
      'fr es pt it ca ro':
        'jardins? (?:familiaux|partagés?|ouvriers)|huertos? (?:urbanos?|sociales|comunitarios?)|hortas? (?:urbanas?|comunitárias?)|orti (?:urbani|sociali)|horts urbans|grădină comunitară|grădini urbane',
      'pl cs sk hr sl':
        'rodzinny ogród działkowy|ogród działkowy|ogrody działkowe|zahrádkář\\p{L}*|komunitní zahrada|záhradkár\\p{L}*|komunitná záhrada|urbani vrtovi|društveni vrt|vrtičkar\\p{L}*',
      'ru uk bg':
        'садоводческое (?:товарищество|некоммерческое)|общественный огород|садівниче товариство|градска градина',
      'fi et lv lt hu':
        'siirtolapuutarha*|palstaviljely\\p{L}*|aiandusühistu|kogukonnaaed|dārzkopības biedrība|mazdārziņ\\p{L}*|sodininkų bendrija|kertbarát\\p{L}*|közösségi kert|zártkert\\p{L}*',
      'el tr': 'δημοτικός λαχανόκηπος|hobi bahçe\\p{L}*|topluluk bahçesi',
      'ja zh ko': '市民農園|貸し農園|コミュニティガーデン|社区花园|社區農園|주말농장|텃밭',
      nl: '*volkstuin\\p{L}*',
    },
  },
];
