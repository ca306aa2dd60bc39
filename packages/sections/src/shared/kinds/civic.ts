import type { Kind } from './kind.ts';

export const CIVIC: readonly Kind[] = [
  {
    name: 'fire brigade',
    bucket: 'Public services',
    types: ['FireStation'],
    words: {
      en: 'fire (?:brigade|department|station|company|district)|volunteer fire|firefighters?|fire (?:&|and) rescue',
      'de nl': '*feuerwehr|*feuerwehren|brandweer*',
      'sv da nb': 'brandkår*|brandvæsen*|brannvesen*|frivilligt brandværn',
      'fr es pt it ca ro': 'sapeurs-pompiers|pompiers|bomberos|bombeiros|vigili del fuoco|pompieri|bombers',
      'pl cs sk hr sl':
        'straż pożarna|straży pożarnej|osp|sbor dobrovolných hasičů|hasiči|hasičsk*|vatrogasn*|gasilsk*',
      'ru uk bg': 'пожарн* (?:част[ьи]|команд*|охран*)|пожежн* (?:частина|команда|охорона)|пожарникар*',
      'fi et lv lt hu': 'palokunta*|vpk|tuletõrje*|ugunsdzēs*|ugniagesi*|tűzoltó*',
      'el tr': 'πυροσβεστικ* (?:υπηρεσία|σώμα)|πυροσβεστική|itfaiye*',
      'id vi ja zh ko': 'pemadam kebakaran|lính cứu hỏa|消防団|消防署|消防队|消防隊|소방서',
    },
  },
  {
    name: 'police',
    bucket: 'Government',
    types: ['PoliceStation'],
    words: {
      en: "police (?:department|force|station|service)|constabulary|sheriff[’']?s office",
      'de nl': 'polizeipräsidium|polizeidirektion|landespolizei|politiekorps',
      'sv da nb fi': 'polismyndigheten|rigspolitiet|politidistrikt|poliisilaitos',
      'fr es pt it ca ro':
        'police municipale|gendarmerie|policía local|policía nacional|polícia (?:militar|civil)|polizia (?:locale|municipale)|poliția locală|policia local',
      'pl cs sk hr sl':
        'komenda (?:miejska |powiatowa )?policji|straż miejska|městská policie|mestská polícia|policijska uprava',
      'ru uk bg': 'отдел полиции|управление полиции|управління поліції|полицейско управление',
      'et lv lt hu el tr':
        'politseiamet|pašvaldības policija|policijos komisariatas|rendőrkapitányság|αστυνομική διεύθυνση|emniyet müdürlüğü',
      'ja zh ko': '警察署|公安局|경찰서',
    },
  },
  {
    name: 'embassy',
    bucket: 'Government',
    types: ['Embassy'],
    parts: {
      consulate: 'consul|konsul|領事|领事',
    },
    words: {
      en: 'embassy|consulate(?: general)?|high commission (?:of|for|in)|honorary consul',
      'de nl': '*generalkonsulat|honorarkonsulat|ambassade van|consulaat*',
      'sv da nb': 'ambassad|konsulat*|ambassade',
      'fr es pt it ca ro':
        'ambassade|consulat(?: général)?|embajada|consulado|embaixada|ambasciata|consolato|ambaixada|ambasad[aă]',
      'pl cs sk hr sl': 'ambasada|konsulat|velvyslanectví|konzulát|veľvyslanectvo|veleposlanstvo|konzulat',
      'ru uk bg': 'посольств*|консульств*|посолство',
      'fi et lv lt hu': 'suurlähetystö|konsulaatti|suursaatkond|vēstniecība|ambasada|nagykövetség|konzulátus',
      'el tr ar he': 'πρεσβεία|προξενείο|büyükelçili[kğ]*|konsoloslu[kğ]*|سفارة|قنصلية|שגרירות|קונסוליה',
      'id vi ja zh ko': 'kedutaan besar|đại sứ quán|lãnh sự quán|大使館|総領事館|大使馆|领事馆|대사관',
    },
  },
  {
    name: 'political party',
    bucket: 'Politics',
    types: ['PoliticalParty'],
    words: {
      en: 'political party|(?:labour|green|democratic|republican|conservative|liberal|libertarian|socialist) party|liberal democrats|election campaign|for congress|for (?:state )?senate|candidate for (?:mayor|governor|parliament)',
      'de nl':
        'wählergemeinschaft|wählervereinigung|ortsverband der grünen|spd-?ortsverein|cdu-?ortsverband|kreisverband der (?:cdu|spd|grünen|fdp)|politische partei|politieke partij|gemeentebelangen',
      'sv da nb': 'politiskt parti|socialdemokraterna|politisk parti|lokalparti|bygdeliste',
      'fr es pt it ca ro':
        'parti politique|partido político|partido (?:popular|socialista|comunista|verde)|partito (?:politico|democratico|comunista)|lista civica|partit polític|partid politic|partidul',
      'pl cs sk hr sl':
        'partia polityczna|komitet wyborczy|politick(?:á|é) (?:strana|hnutí|hnutie)|politička stranka|politična stranka',
      'ru uk bg': 'политическая партия|політична партія|политическа партия',
      'fi et lv lt hu': 'puolueosasto|poliittinen puolue|erakond|politiskā partija|politinė partija|politikai párt',
      'el tr': 'πολιτικό κόμμα|δημοτική παράταξη|siyasi parti|partisi',
      'ar he id vi': 'حزب سياسي|מפלגה|partai politik|đảng chính trị',
      'ja zh ko': '政党|政黨|정당',
    },
  },
  {
    name: 'environmental organisation',
    bucket: 'Environment',
    words: {
      en: '(?:environmental|conservation) (?:organi[sz]ation|group|charity|ngo|society|trust)|nature conservation|wildlife trust|land trust|climate action group|rewilding|reforestation',
      'de nl':
        '*naturschutz*|umweltverband|umweltorganisation|umweltschutz(?:organisation|verein)|klimaschutzverein|naturfreunde|natuurvereniging*|milieuorganisatie|milieudefensie|natuurbescherming*',
      'sv da nb':
        'naturskydd*|miljöorganisation*|naturfredning*|miljøorganisation*|naturvernforbund*|miljøorganisasjon*',
      'fr es pt it ca ro':
        "protection de la nature|association environnementale|défense de l['’]environnement|conservatoire d['’]espaces naturels|organización ecologista|asociación ecologista|conservación de la naturaleza|organização ambiental|conservação da natureza|associazione ambientalista|legambiente|entitat ecologista|organizație de mediu",
      'pl cs sk hr sl':
        'organizacja ekologiczna|ochrona przyrody|ekologick(?:á|é) (?:organizace|sdružení|organizácia)|ochránc[iů] přírody|ochrancovia prírody|udruga za zaštitu (?:okoliša|prirode)|okoljska organizacija|varstvo narave',
      'ru uk bg':
        'экологическ* организац*|охран[аы] природы|екологічн* організац*|природозащитн*|екологична организация',
      'fi et lv lt hu':
        'luonnonsuojelu*|ympäristöjärjestö*|looduskaitse*|keskkonnaühendus|dabas aizsardzība*|gamtos apsaug*|természetvédel*|környezetvédő*',
      'el tr': 'περιβαλλοντικ* οργάνωση|προστασία της φύσης|çevre (?:derneği|örgütü)|doğa koruma',
      'ja zh ko': '自然保護|環境保護団体|环保组织|環保團體|환경단체|환경운동연합',
    },
  },
  {
    name: 'human rights organisation',
    bucket: 'Non-profit',
    words: {
      en: 'human rights (?:organi[sz]ation|group|defenders|watch|centre|center|campaign)|civil (?:rights|liberties) (?:organi[sz]ation|union)|amnesty international|digital rights (?:organi[sz]ation|group)',
      'de nl': 'menschenrechtsorganisation*|menschenrechtsverein|menschenrechtszentrum|mensenrechtenorganisatie*',
      'sv da nb': 'människorättsorganisation*|menneskerettighedsorganisation*|menneskerettighetsorganisasjon*',
      'fr es pt it ca ro':
        "ligue des droits de l['’]homme|organisation de défense des droits|organización de derechos humanos|organização de direitos humanos|organizzazione per i diritti umani|organització de drets humans|drepturile omului",
      'pl cs sk hr sl':
        'prawa człowieka|praw człowieka|lidská práva|lidských práv|ľudské práva|ljudska prava|človekove pravice',
      'ru uk bg': 'правозащитн*|правозахисн*|права на човека',
      'fi et lv lt hu':
        'ihmisoikeusjärjestö*|ihmisoikeusliitto|inimõiguste keskus|cilvēktiesību centrs|žmogaus teisių|emberi jogi|jogvédő szervezet',
      'el tr': 'ανθρωπίνων δικαιωμάτων|insan hakları (?:derneği|örgütü)',
      'ar he': 'منظمة حقوقية|حقوق الإنسان|זכויות אדם',
      'ja zh ko': '人権団体|人权组织|人權組織|인권단체|인권센터',
    },
  },
  {
    name: 'refugee aid',
    bucket: 'Social services',
    words: {
      en: 'refugee (?:aid|support|council|cent(?:re|er)|week|resettlement|action)|(?:support|help|welcom)ing refugees|asylum seekers|immigrant (?:services|rights)',
      'de nl':
        '*flüchtlingshilfe*|flüchtlingsrat|migrationsberatung|asylkreis|asylhelferkreis|seenotrettung|vluchtelingenwerk|vluchtelingenhulp',
      'sv da nb': 'flyktinghjälp*|flyktingstöd|flygtningehjælp*|flyktninghjelp*',
      'fr es pt it ca ro':
        'aide aux (?:réfugiés|migrants)|accueil des (?:réfugiés|migrants)|ayuda a (?:refugiados|los refugiados)|apoio a refugiados|accoglienza (?:migranti|rifugiati)|ajuda als refugiats|sprijin pentru refugiați',
      'pl cs sk hr sl':
        'pomoc uchodźcom|wsparcie uchodźców|pomoc (?:uprchlíkům|utečencom)|pomoć izbjeglicama|pomoč beguncem',
      'ru uk bg': 'помощь беженцам|допомога (?:біженцям|переселенцям)|помощ за бежанци',
      'fi et lv lt hu':
        'pakolaisapu*|pakolaisneuvonta|pagulasabi|palīdzība bēgļiem|pagalba pabėgėliams|menekülteket|menekültsegély*',
      'el tr': 'βοήθεια σε πρόσφυγες|προσφύγων|mülteci (?:derneği|destek)|mülteciler derneği',
      'ja zh ko': '難民支援|难民援助|難民援助|난민지원|난민센터',
    },
  },
  {
    name: "parents' association",
    bucket: 'Education',
    words: {
      en: "parent[- –]?teacher (?:association|organi[sz]ation)|pta|ptsa|(?:friends|parents)[’']? (?:association|of [a-z]+ school)|parents[’'] council|homeschool co-?op",
      'de nl':
        'elternverein*|elternbeirat|elterninitiative|elternvertretung|elternverband|schulförderverein|oudervereniging*|ouderraad',
      'sv da nb': 'föräldraförening*|forældreforening*|foreldreforening*|foreldreutvalg*|fau',
      'fr es pt it ca ro':
        "parents d['’]élèves|asociación de (?:madres|padres|familias)|ampa|associação de pais|associazione genitori|comitato genitori|associació de famílies|afa|asociația de părinți|asociația părinților",
      'pl cs sk hr sl':
        'rada rodziców|stowarzyszenie rodziców|sdružení rodičů|spolek rodičů|združenie rodičov|udruga roditelja|društvo staršev',
      'ru uk bg': 'родительский комитет|ассоциация родителей|батьківський комітет|сдружение на родители',
      'fi et lv lt hu':
        'vanhempainyhdistys*|lastevanemate|vecāku (?:biedrība|padome)|tėvų (?:asociacija|bendrija)|szülői (?:egyesület|munkaközösség)',
      'el tr': 'σύλλογος γονέων|ένωση γονέων|okul aile birliği',
      'ja zh ko': '保護者会|家长委员会|家長會|학부모회',
      fr: 'apel',
    },
  },
  {
    name: 'senior centre',
    bucket: 'Community',
    words: {
      en: "senior (?:cent(?:re|er)|citizens[’']? (?:club|cent(?:re|er)))|pensioners[’']? (?:association|club)|u3a|university of the third age|older people[’']s (?:club|forum)",
      'de nl':
        'seniorenclub|seniorentreff*|seniorenbüro|seniorenbeirat|seniorenverein*|ouderenvereniging|seniorenvereniging|ouderenbond',
      'sv da nb':
        'pensionärsförening*|spf seniorerna|pensionistforening*|seniorcenter|seniorklub|pensjonistforening*|seniorsenter*',
      'fr es pt it ca ro':
        "club des aînés|université du (?:troisième âge|temps libre)|club de jubilados|centro de (?:mayores|jubilados)|universidade (?:sénior|da terceira idade)|centro anziani|università della terza età|casal d['’]avis|clubul pensionarilor|clubul seniorilor",
      'pl cs sk hr sl':
        'klub seniora|uniwersytet trzeciego wieku|klub (?:seniorů|důchodců|dôchodcov)|jednota dôchodcov|udruga umirovljenika|društvo upokojencev',
      'ru uk bg': 'клуб пенсионеров|университет третьего возраста|клуб на пенсионера',
      'fi et lv lt hu':
        'eläkeläisyhdistys*|eläkkeensaaj*|eläkeliitto*|pensionäride ühendus|pensionāru biedrība|pensininkų|trečiojo amžiaus universitetas|nyugdíjas klub|nyugdíjasklub',
      'el tr': 'κ\\.?α\\.?π\\.?η\\.?|κέντρο ηλικιωμένων|emekliler derneği',
      'ja zh ko': '老人クラブ|シニアクラブ|老年大学|長青中心|경로당|노인복지관',
    },
  },
  {
    name: 'neighbourhood association',
    bucket: 'Community',
    words: {
      en: "neighbou?rhood (?:association|council|watch|group)|residents[’']? (?:association|group)|homeowners[’']? association|civic association|community association|block club|village hall",
      'de nl':
        'nachbarschaftsverein|nachbarschaftshaus|nachbarschaftshilfe|quartierverein*|bürgerverein*|siedlergemeinschaft|dorfgemeinschaft*|mieterverein|wijkvereniging|buurtvereniging*|dorpsbelangen|bewonersvereniging|huurdersvereniging|wijkraad|dorpshuis',
      'sv da nb':
        'villaägareförening|samfällighetsförening*|byalag*|bygdegård*|grundejerforening*|borgerforening*|beboerforening*|velforening*|grendelag*|huseierforening',
      'fr es pt it ca ro':
        'comité de quartier|association (?:de quartier|des riverains|des habitants)|asociación de vecin[oa]s|junta de vecinos|associação de moradores|comitato di quartiere|associació de veïn\\p{L}+|asociație de proprietari',
      'pl cs sk hr sl':
        'wspólnota mieszkaniowa|rada osiedla|osadní výbor|společenství vlastníků|spoločenstvo vlastníkov|mjesni odbor|mjesna zajednica|krajevna skupnost',
      'ru uk bg': 'товарищество собственников|тсж|снт|осбб|етажна собственост',
      'fi et lv lt hu':
        'kyläyhdistys*|asukasyhdistys*|omakotiyhdistys*|kaupunginosayhdistys*|kaupunginosaseura*|külaselts*|asumiselts|külakogukond|seltsimaja|apkaimes biedrība|kaimo bendruomenė|lakóközösség|faluszépítő*',
      'el tr': 'εξωραϊστικός σύλλογος|σύλλογος κατοίκων|mahalle derneği|güzelleştirme derneği',
      'ja zh ko': '自治会|町内会|居委会|業主委員會|입주자대표회의|주민자치',
    },
  },
  {
    name: 'housing cooperative',
    bucket: 'Real estate',
    parts: {
      'housing association': 'associat|trust|corporat|stichting|bailleur|office public|provider',
      'co-housing community': 'co-?housing|wohnprojekt|syndikat|participatif',
    },
    words: {
      en: 'housing (?:association|co-?operative|co-?op|trust)|co-?housing|affordable housing provider',
      'de nl':
        '*wohnungsgenossenschaft*|*wohnungsbaugenossenschaft*|*baugenossenschaft*|wohnbaugenossenschaft*|wohnprojekt|mietshäuser syndikat|woningcorporatie*|wooncoöperatie*|woningstichting|wonencorporatie',
      'sv da nb':
        'bostadsrättsförening*|brf|bostadsbolag*|boligforening*|andelsboligforening*|boligselskab*|borettslag*|boligbyggelag*',
      'fr es pt it ca ro':
        "habitat participatif|bailleur social|office public de l['’]habitat|cooperativa de (?:viviendas?|habitação)|cooperativa edilizia|cooperativa d['’]habitatge|cohousing",
      'pl cs sk hr sl':
        'spółdzielni* mieszkaniow*|bytov(?:é|á) družstv*|bytové družstvo|stambena zadruga|stanovanjska zadruga',
      'ru uk bg': 'жилищн* кооператив*|жск|житловий кооператив|жилищна кооперация',
      'fi et lv lt hu':
        'asunto-osakeyhtiö|taloyhtiö*|asumisoikeus*|korteriühistu*|hooneühistu*|dzīvokļu īpašnieku|namų bendrija|társasház|lakásszövetkezet*',
      'el tr': 'οικοδομικός συνεταιρισμός|yapı kooperatifi|konut kooperatifi',
      'ja zh ko': '住宅協同組合|コーポラティブハウス|住宅合作社|주택협동조합|주택조합',
    },
  },
  {
    name: 'debt advice',
    bucket: 'Social services',
    parts: {
      'insolvency practitioner': 'insolvency pract|insolvenzverw',
      'citizens advice service': 'citizens',
    },
    words: {
      en: "debt (?:advice|help|relief|counsell?ing|management)|credit counsell?ing|citizens[’']? advice|insolvency practitioners?",
      'de nl':
        '*schuldnerberatung*|schuldenberatung*|insolvenzberatung|insolvenzverwalt*|schuldhulpverlening|schuldhulpmaatje|bewindvoer*',
      'sv da nb': 'skuldrådgivning|skuldsanering*|gældsrådgiv*|gjeldsrådgiv*|gjeldsordning',
      'fr es pt it ca ro':
        'surendettement|segunda oportunidad|renegociación de deudas|renegociação de dívidas|sovraindebitamento|segona oportunitat|insolvență personală',
      'pl cs sk hr sl':
        'upadłość konsumencka|oddłużani*|oddlužení|dluhov(?:á|é) poradn*|insolvenční správc*|osobný bankrot|oddlženie',
      'ru uk bg':
        'банкротств* (?:физических|физлиц|граждан)*|списани* долгов|банкрутств* фізичних|ликвидация на дългове',
      'fi et lv lt hu':
        'velkaneuvonta*|takuusäätiö|võlanõusta*|maksātnespējas|fizinių asmenų bankrot*|adósságrendez*|magáncsőd*',
      'el tr': 'ρύθμιση οφειλών|borç danışman*',
      'ja zh ko': '債務整理|任意整理|债务重组|債務協商|개인회생|개인파산',
    },
  },
];
