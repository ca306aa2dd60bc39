import type { Kind } from './kind.ts';

export const GROUPS_AND_CAUSES: readonly Kind[] = [
  {
    name: 'social enterprise',
    bucket: 'Non-profit',
    parts: {
      "workers' cooperative": 'worker',
      'social enterprise':
        'social|sozial|inklus|integrat|sociaal|socialt|sosial|arbets|insert|соц|yhteisk|sotsiaal|sociāl|sociali|társadal|sosyal|κοινων|社会|社會|사회적|community',
    },
    words: {
      'en de nl sv da nb':
        '(?:social|community) enterprises?|community interest company|worker[- ]owned cooperative|*sozialunternehmen|*inklusionsbetrieb|*inklusionsunternehmen|*integrationsbetrieb|*sociale onderneming|*sociaal ondernemer\\p{L}*|*socialt företag|*socialøkonomisk virksomhed|*sosialt entreprenørskap|*arbetsintegrerande',
      'fr es pt it ca ro':
        "entreprise (?:sociale|d['’]insertion|adaptée|à mission)|(?:chantier|atelier) d['’]insertion|empresa (?:social|de inserción|d['’]inserció)|(?:negócio|empresa) social|(?:impresa|cooperativa) sociale|empresa social|întreprindere social[ăa]",
      'pl cs sk hr sl sr':
        'przedsiębiorstwo społeczne|spółdzielnia socjalna|zakład aktywności zawodowej|sociální (?:podnik|firma)|sociálny podnik|(?:društveno|socijalno) poduzeće|socijalno preduzeće|socialno podjetje',
      'ru uk bg mk': 'социальное предприятие|соціальне підприємство|социално предприятие|социјално претпријатие',
      'fi et lv lt hu':
        '*yhteiskunnallinen yritys|*sotsiaalne ettevõte|sociālais uzņēmums|socialinis verslas|socialinė įmonė|(?:társadalmi vállalkozás|szociális szövetkezet)\\p{L}*',
      'el tr ar he fa':
        'κοινωνική (?:επιχείρηση|συνεταιριστική)|κοιν\\.?σ\\.?επ|sosyal (?:girişim|işletme)|(?:مؤسسة|مشروع) اجتماعي ريادي|ريادة اجتماعية|(?:עסק חברתי|מיזם חברתי)|کسب ?و ?کار اجتماعی',
      'ja zh ko vi th id':
        '社会的企業|社会企业|社會企業|사회적 ?기업|doanh nghiệp xã hội|วิสาหกิจเพื่อสังคม|wirausaha sosial',
    },
  },
  {
    name: "women's organisation",
    bucket: 'Community',
    narrows: ['association', 'service club'],
    parts: {
      "women's centre": 'cent(?:re|er)|zentrum|centrum|senter|центр',
      "women's shelter": 'shelter|haus|jour',
      "women's organisation":
        'organi|associa|network|institut|verein|verband|netz|bund|verenig|netwerk|bond|förening|nätverk|forening|netv|réseau|collectif|red|asocia|rede|coletiv|rete|stowarzysz|koło|spolek|udruž|društv|объедин|спілк|járj|ühend|apvien|draugij|egyesül|dernek|derneğ|σύλλογ|会|會|회',
    },
    words: {
      en: "(?:women['’]?s|feminist|girls['’]?) (?:organi[sz]ation|associations?|networks?|institute|cent(?:re|er)|groups?|clubs?|movement|shelter)|network of women",
      'de nl sv da nb':
        '*frauen-?(?:verein|verband|netzwerk|zentrum|haus|bund)|*landfrauen(?:verein|verband)?|*vrouwen-?(?:vereniging|netwerk|organisatie|centrum|bond)|*kvinno-?(?:förening|jour|organisation|nätverk)\\p{L}*|*kvinde-?(?:forening|netværk|center)\\p{L}*|*kvinne-?(?:forening|nettverk|organisasjon)\\p{L}*',
      'fr es pt it ca ro':
        '(?:association|réseau|collectif|centre) (?:de |des )?(?:femmes|féministes?)|(?:asociación|red|colectivo|centro) (?:de |de las )?(?:mujeres|feminista)|(?:associação|rede|coletivo) (?:de )?(?:mulheres|feminista)|(?:associazione|rete|centro) (?:di )?(?:donne|femminista|antiviolenza)|(?:associació|xarxa) de dones|(?:asociați[ae]|rețea) (?:de |a )?femei(?:lor)?',
      'pl cs sk hr sl sr':
        '(?:stowarzyszenie|fundacja|koło) (?:kobiet|gospodyń wiejskich)\\p{L}*|koła? gospodyń wiejskich|(?:svaz|spolek|zväz) žen|(?:udruga|udruženje|mreža|društvo) žena|(?:ženska (?:mreža|udruga|grupa)|autonomni ženski|kmečkih žena|društvo kmečkih žen)\\p{L}*',
      'ru uk bg mk':
        '(?:женск|жіноч)\\p{L}+ (?:организаци|клуб|общественн|організаці|об.єднанн|сообществ|спільнот)\\p{L}*|(?:союз|спілка) (?:женщин|жінок)|(?:женска организация|сдружение на жените|организациј\\p{L}+ на жени)',
      'fi et lv lt hu':
        '*naisjärjestö\\p{L}*|*naisyhdisty\\p{L}+|*naisverkosto|*martta(?:yhdistys|järjestö|t)|*naisorganisatsioon|*naisteühendus|*naisselts|sieviešu (?:organizācij|biedrīb|apvienīb)\\p{L}*|moterų (?:organizacij|asociacij|klub|draugij)\\p{L}*|(?:nőegylet|nőszövetség|nők egyesülete|nőszervezet)\\p{L}*',
      'el tr ar he fa':
        '(?:σύλλογος|οργάνωση) γυναικών|kadın (?:derneği|kooperatifi|dayanışma|platformu|vakfı)|(?:جمعية|منظمة|اتحاد) (?:ال)?(?:نسائية|نساء|مرأة|نسوية)|(?:ארגון|עמותת) נשים|(?:انجمن|سازمان|کانون) زنان',
      'ja zh ko':
        '女性(?:団体|会議|センター)|婦人会|妇女(?:联合会|协会|组织)|婦女(?:協會|會|團體)|여성 ?(?:단체|회|연합|민우회)',
    },
  },
  {
    name: 'LGBT organisation',
    bucket: 'Community',
    narrows: 'association',
    parts: {
      'LGBT organisation': 'lgbt|queer|gay (?:com|cen|org)|trans|lesb|rainbow|同志|성소수자|להט',
      'Pride festival': 'pride|christopher|csd|fiertés|orgullo|퀴어 ?축제|퀴어문화축제',
    },
    words: {
      'en de nl sv da nb fi fr es pt it ca ro pl cs sk hr sl sr et lv lt hu tr id vi':
        '(?:lgbt\\p{L}*|queer|gay|trans(?:gender)?|lesbian|rainbow)[- ](?:organi[sz]ations?|associations?|cent(?:re|er)s?|communit(?:y|ies)|choir|sports club|groups?|verein|zentrum|organisatie|belangen|förening|forening|organisasjon|egyesület|društvo|udruga|spolek|szervezet|derneği)|pride (?:organi[sz]ation|festival|parade|association|week)|christopher street day|*csd-?verein|(?:association|centre|asociación|colectivo|associação|associazione|associació|asociația) lgbt\\p{L}*|stowarzyszenie lgbt\\p{L}*|gay ?pride|marche des fiertés|orgullo lgbt\\p{L}*',
      'ru uk bg':
        '(?:лгбт\\p{L}*)[- ](?:организаци|организация|організаці|центр|сообществ|спільнот)\\p{L}*|(?:прайд|софия прайд)',
      'ja zh ko he':
        'LGBT(?:Q)?(?:支援)?団体|同志(?:中心|团体|團體|組織)|성소수자 ?(?:단체|인권)|퀴어 ?(?:축제|단체)|ארגון להט.?ב|עמותת הלהט.?ב',
    },
  },
  {
    name: 'veterans organisation',
    bucket: 'Community',
    narrows: 'association',
    words: {
      'en de nl sv da nb':
        "veterans['’]? (?:organi[sz]ations?|associations?|charit(?:y|ies)|groups?|club|services?|support)|(?:ex-service|armed forces|military families?) (?:charity|association)|american legion|vfw post|*reservisten-?(?:kameradschaft|verband|verein)|*kriegerverein|*veteranen-?(?:vereniging|instituut|ontmoeting|verband)\\p{L}*|*veteran(?:förbund|förening|forbund|forening)\\p{L}*|*soldaterforening",
      'fr es pt it ca ro':
        "(?:association|union) (?:des |d['’])anciens? combattants|(?:asociación|federación) de (?:veteranos|excombatientes)|(?:associação|liga) (?:dos? )?(?:combatentes|veteranos)|associazione (?:nazionale )?(?:combattenti|alpini|reduci|veterani|bersaglieri|carabinieri)|asociați[ae] (?:veteranilor|cadrelor militare)",
      'pl cs sk hr sl sr':
        '(?:związek|stowarzyszenie) (?:weteranów|kombatantów|żołnierzy)|(?:svaz|zväz) (?:válečných|bojovníků|vojakov|protifašistických)\\p{L}*|(?:udruga|udruženje) (?:veterana|branitelja|boraca)|(?:zveza|društvo) (?:veteranov|borcev)',
      'ru uk bg mk':
        '(?:совет|союз|организация) ветеранов|(?:спілка|організація|рада) ветеранів|(?:съюз|сдружение) на (?:ветераните|офицерите)|(?:сојуз|здружение) на (?:борци|ветерани)',
      'fi et lv lt hu':
        '*veteraani(?:järjestö|liitto|yhdistys)\\p{L}*|*reserviläi(?:syhdistys|sliitto)|*reservupseeri\\p{L}*|*veteranide (?:ühing|liit)|veterānu (?:biedrīb|apvienīb|organizācij)\\p{L}*|veteranų (?:sąjung|asociacij|organizacij)\\p{L}*|(?:veterán|bajtárs|honvéd)(?:szövetség|egyesület|ok szövetsége| egyesület)\\p{L}*',
      'ja zh ko tr ar he':
        '(?:退役军人|老兵)(?:协会|服务)|退伍軍人協會|(?:재향군인회|참전 ?유공자회)|(?:gaziler|muharip gaziler) derneği|(?:جمعية|رابطة) (?:المحاربين القدامى|المتقاعدين العسكريين)|(?:ארגון|עמותת) (?:ותיקים|יוצאי צבא|נכי צה.ל)',
    },
  },
  {
    name: 'model railway or model building club',
    bucket: 'Community',
    narrows: ['hobby club', 'hobby and comic shop', 'heritage railway', 'gliding or paragliding club'],
    parts: {
      'model railway club':
        'rail|train|bahn|spoor|järnväg|jernbane|ferro|kolej|želez|желез|заліз|rautat|raudtee|vasút|鉄道|철도|engineer',
      'model flying club':
        'aircraft|flying|flug|vlieg|flyg|flyve|fly|aéro|aero|lotnicz|letec|letal|авиа|авіа|lennok|repülő|lidmod',
      'model boat club': 'boat|ship|schiff|boot',
    },
    words: {
      'en de nl sv da nb':
        'model (?:railway|railroad|engineers?|engineering|aircraft|flying|boat|train|ship) (?:clubs?|societ(?:y|ies)|associations?|exhibition)|society of model engineers|*modell(?:eisen)?bahn-?(?:club|verein|freunde|ausstellung)|*modellflug-?(?:verein|club|gruppe|sportverein)\\p{L}*|*modellbau-?(?:club|verein)|*modelspoor(?:club|vereniging)\\p{L}*|*modelbouw(?:club|vereniging)\\p{L}*|*modelvlieg(?:club|vereniging)\\p{L}*|*modelljärnvägs-?(?:klubb|sällskap|förening)\\p{L}*|*modellflyg-?klubb\\p{L}*|*modeljernbane-?klub\\p{L}*|*modelflyve-?klub\\p{L}*|*modelljernbane-?klubb\\p{L}*|*modellfly-?klubb\\p{L}*|*rc-?klubb?',
      'fr es pt it ca ro':
        "club (?:de |d['’])?(?:modélisme|aéromodélisme|maquettes?)|(?:modélisme ferroviaire|aéromodélisme)|(?:club|asociación) (?:de )?(?:modelismo|aeromodelismo|ferroviario)|aeromodelismo|ferromodelismo|(?:clube|associação) de (?:modelismo|aeromodelismo|ferromodelismo)|(?:club|gruppo|associazione) (?:di )?(?:fermodell\\p{L}+|modellis\\p{L}+|aeromodell\\p{L}+)|(?:aeromodellismo|fermodellismo)|aeromodelisme|(?:club|asociați\\p{L}+) de (?:modelism|aeromodelism)",
      'pl cs sk hr sl sr':
        '(?:klub|koło) modelarski\\p{L}*|modelarni\\p{L}*|(?:klub|kroužek) (?:železničních modelářů|leteckých modelářů|modelářů|železničných modelárov|modelárov)|(?:modelářsk|modelársk)\\p{L}+ klub|(?:maketarski|modelarski|aeromodelarski|zrakoplovno-modelarski) (?:klub|društvo)|klub (?:maketara|modelara|željezničkih modelara)',
      'ru uk bg mk':
        '(?:авиамодельн|судомодельн|железнодорожн)\\p{L}+ (?:клуб|моделизм)\\p{L}*|(?:клуб|кружок) (?:моделизма|авиамоделистов|моделистов)|(?:авіамодельн|модельн)\\p{L}+ (?:клуб|гурт)\\p{L}*|(?:клуб по|авио)моделизъм|авиомоделен клуб',
      'fi et lv lt hu':
        '*pienoisrautatie(?:kerho|harrasta)\\p{L}*|*lennokki(?:kerho|harrasta)\\p{L}*|*pienoismalli(?:kerho|yhdistys)\\p{L}*|*mudelraudtee\\p{L}*|*lennumudel\\p{L}* klubi|*mudelismiklubi|(?:modelistu|dzelzceļa modeļu|aviomodelisma) (?:klub|biedrīb)\\p{L}*|(?:aviamodeli|modeliavim|geležinkelio modeli)\\p{L}* (?:klub)\\p{L}*|(?:vasútmodellező|repülőmodellező|modellező) (?:klub|egyesület|kör)\\p{L}*',
      'ja zh ko': '(?:鉄道模型|模型)(?:クラブ|同好会)|模型(?:俱乐部|俱樂部|社)|(?:철도 ?모형|모형) ?(?:동호회|클럽)',
    },
  },
  {
    name: 'astronomy club',
    bucket: 'Community',
    narrows: 'hobby club',
    words: {
      'en de nl sv da nb':
        '(?:amateur )?(?:astronom(?:y|ical|ers)|astrophotography) (?:clubs?|societ(?:y|ies)|associations?|groups?)|*astronomie-?(?:verein|club|freunde|gruppe)|*sternfreunde|*astronomische (?:gesellschaft|vereinigung|arbeitsgemeinschaft)|*sterrenkunde-?vereniging|*weer- en sterrenkunde|*volkssterrenwacht|*astronomisk(?:a)? (?:sällskap(?:et)?|forening|selskab|selskap|klubb)|*astronomiklubb',
      'fr es pt it ca ro':
        "(?:club|association|société) (?:d['’])?astronom(?:ie|ique)|(?:agrupación|asociación|club) (?:astronómica|de astronomía)|(?:clube|associação|grupo) de astrônom\\p{L}+|(?:clube|associação|grupo) de astronomia|(?:gruppo|associazione|circolo) (?:astrofil\\p{L}|astronomic[oa])|(?:agrupació|associació) astronòmica|(?:astroclub|club de astronomie)\\p{L}*",
      'pl cs sk hr sl sr':
        '(?:klub|towarzystwo|stowarzyszenie) (?:miłośników )?astronomi\\p{L}*|(?:astronomick|hvězdářsk)\\p{L}+ (?:společnost|klub|spolek|kroužek)|astronomický (?:klub|krúžok)|(?:astronomsko|zvjezdarnica i astronomsko) (?:društvo|udruženje)|astronomska (?:udruga|grupa)',
      'ru uk bg mk':
        '(?:астрономическ|любительск\\p{L}+ астрономическ)\\p{L}+ (?:клуб|кружок|общество)|астроклуб|астрономічн\\p{L}+ (?:клуб|гурт\\p{L}+|товариство)|астрономически (?:клуб|кръжок)|астрономско друштво',
      'fi et lv lt hu':
        '*tähtitieteellinen yhdistys|*tähtiharrasta\\p{L}*|*tähtiyhdistys|*astronoomia ?(?:klubi|ring|ühing)|astronomijas (?:klub|biedrīb)\\p{L}*|astronomijos (?:klub|mėgėj|draugij)\\p{L}*|(?:csillagászati|amatőrcsillagász) (?:egyesület|klub|szakkör|kör)\\p{L}*',
      'ja zh ko tr':
        '天文(?:同好会|クラブ|愛好会)|天文(?:爱好者协会|学会|社|愛好會|協會)|천문 ?(?:동호회|동아리|학회)|astronomi (?:kulübü|topluluğu|derneği)',
      it: 'astrofili',
    },
  },
  {
    name: 'camera club',
    bucket: 'Community',
    narrows: 'hobby club',
    parts: {
      'camera club': 'camera|photo|foto|фото|φωτο|写真|摄影|攝影|사진',
      'film club': 'film|кино',
    },
    words: {
      'en de nl sv da nb':
        '(?:camera|photo(?:graphy|graphic)?|film-?making) (?:clubs?|societ(?:y|ies))|*foto-?(?:club|klub|klubb|klubben|vereniging|verein|gruppe|kreis|amateure)\\p{L}*|*fotofreunde|*filmclub|*fotokring',
      'fr es pt it ca ro':
        '(?:club|photo-?club|association) (?:de )?photo(?:graphie|s)?|photo-?clubs?|(?:agrupación|asociación|club) fotográfic[ao]|foto-?club(?:e|es)?|fotoclube|(?:circolo|gruppo) fotografico|agrupació fotogràfica|(?:foto ?club|asociația fotografilor)\\p{L}*',
      'pl cs sk hr sl sr': '(?:fotoklub|foto ?klub|klub fotograficzny|towarzystwo fotograficzne)\\p{L}*',
      'ru uk bg mk': 'фото-?клуб\\p{L}*',
      'fi et lv lt hu':
        '*kamera(?:seura|kerho)\\p{L}*|*valokuvaus(?:kerho|seura)\\p{L}*|*fotoklubi\\p{L}*|foto ?klub\\p{L}*|fotografijos klub\\p{L}*|(?:fotóklub|fotókör|fotós egyesület)\\p{L}*',
      'el tr ja zh ko':
        'φωτογραφική (?:λέσχη|ομάδα|εταιρεία)|fotoğraf (?:kulübü|topluluğu|derneği)|写真(?:クラブ|同好会)|摄影(?:协会|俱乐部)|攝影(?:學會|協會|社)|사진 ?(?:동호회|클럽|동아리)',
    },
  },
  {
    name: 'book club',
    bucket: 'Community',
    narrows: 'hobby club',
    parts: {
      "writers' group":
        'writ|schreib|schrijv|écriture|escritor|escritura|scrittur|scrittor|pisar|spisov|писател|писан|kirjoit|kirjanik|rakstn|rašyt|ír[óo]|yazar|文芸同人|写作',
      'poetry group': 'poet|poés|poesi|поэ|поез|póesi|诗|詩',
      'book club':
        'book|read|lese|buch|lees|boek|bok|læs|bog|lect|livre|libro|leit|livro|lettur|czyt|ksią|čten|čít|bral|čitat|чита|книг|luku|kirjapiir|loe|grāmat|knyg|olvas|könyv|okuma|kitap|βιβλί|ανάγν|読書|读书|讀書|독서',
    },
    words: {
      'en de nl sv da nb':
        '(?:book|reading|literary|poetry|writers?|writing) (?:clubs?|groups?|circles?|societ(?:y|ies))|*lese-?(?:kreis|club|zirkel|gesellschaft)|*buch-?club|*literatur-?(?:kreis|verein)|*lees-?(?:club|kring|groep)|*boekenclub|*bokcirk\\p{L}+|*bokklubb\\p{L}*|*læseklub\\p{L}*|*bogklub\\p{L}*|*lesesirkel\\p{L}*|*schreibgruppe|*schrijversvereniging',
      'fr es pt it ca ro':
        '(?:club|cercle) (?:de lecture|du livre|littéraire|des lecteurs)|(?:club|círculo) (?:de lectura|de lectores|literario)|(?:clube|círculo) (?:do livro|de leitura|literário)|(?:gruppo|circolo) (?:di lettura|letterario|dei lettori)|club(?:ul)? de (?:lectur[ăa]|carte|lectura)|cenaclu(?:l)? literar',
      'pl cs sk hr sl sr':
        '(?:dyskusyjny klub książki|klub (?:książki|czytelnicz\\p{L}+|literacki))|(?:čtenářský|literární|knižní|čitateľský|literárny|knižný) (?:klub|kruh|spolek)|(?:čitateljski|književni|knjižni|bralni|literarni) (?:klub|krug|krožek|društvo)',
      'ru uk bg mk':
        '(?:книжн|литературн|читательск|книжков|літературн|читацьк)\\p{L}+ (?:клуб|кружок|об.единени|об.єднанн|студи)\\p{L}*|(?:читателски|литературен|книжен|читателски) клуб|клуб на читателите',
      'fi et lv lt hu':
        '*lukupiiri\\p{L}*|*kirjakerho|*kirjallisuuspiiri|*lugemis(?:klubi|ring)|*raamatuklubi|(?:grāmatu|lasītāju|literātu) (?:klub|kop|apvienīb)\\p{L}*|(?:knygų|skaitytojų|literatų) (?:klub|būreli)\\p{L}*|(?:könyvklub|olvasókör|olvasóklub|irodalmi kör)\\p{L}*',
      'el tr ar he fa':
        '(?:λέσχη|ομάδα) ανάγνωσης|(?:kitap|okuma|edebiyat) (?:kulübü|grubu|topluluğu)|(?:نادي|نادى) (?:ال)?(?:كتاب|قراءة|قراء)|(?:מועדון|חוג) (?:ה)?(?:קריאה|קוראים|ספר)|(?:باشگاه|حلقه) (?:کتاب ?خوانی|کتاب|مطالعه)',
      'ja zh ko': '読書会|文芸同人|读书会|读书俱乐部|讀書會|독서 ?(?:모임|클럽|동아리)|문학회',
    },
  },
  {
    name: 'amateur radio club',
    bucket: 'Community',
    narrows: 'hobby club',
    words: {
      'en de nl sv da nb':
        '(?:amateur|ham) radio(?: (?:clubs?|societ(?:y|ies)|associations?|operators?|station))?|*amateurfunk\\p{L}*|*funkamateur\\p{L}*|*radioamateur\\p{L}*|*zendamateur\\p{L}*|*sändaramatör\\p{L}*|*radioamatør\\p{L}*|*amatörradio\\p{L}*|*amatørradio\\p{L}*',
      'fr es pt it ca ro':
        'radio-?amateurs?|radio-?club|radioaficionados?|radioamadores?|radioamadorismo|radioamator(?:i|e|ilor|ism)?|radioafeccionats?',
      'pl cs sk hr sl sr':
        'krótkofalow\\p{L}+|radioamat(?:é|e)r\\p{L}*|(?:radioamatérsk|radioamatersk)\\p{L}+|radio ?klub',
      'ru uk bg mk': 'радиолюбител\\p{L}*|радіоаматор\\p{L}*|радиоклуб\\p{L}*|радиоаматер\\p{L}*',
      'fi et lv lt hu':
        '*radioamatööri\\p{L}*|*raadioamatöör\\p{L}*|radioamatier\\p{L}*|radijo mėgėj\\p{L}*|rádióamatőr\\p{L}*',
      'el tr ja zh ko':
        'ραδιοερασιτέχν\\p{L}+|amatör (?:telsiz|radyo)\\p{L}*|アマチュア無線(?:クラブ)?|业余无线电|業餘無線電|아마추어 ?무선',
    },
  },
  {
    name: 'student team',
    bucket: 'Education',
    narrows: 'student association',
    words: {
      en: '(?:student|university|college|high school) (?:robotics|rocket(?:ry)?|racing|engineering|formula|solar car|drone) (?:team|club|society)|(?:robotics|formula student|rocketry|solar racing|first robotics) (?:team|club)|student (?:initiative|start-?up)|student-(?:run|led) (?:team|organi[sz]ation|initiative)',
      'de nl sv da nb':
        '*formula-?student-?team|*studentische (?:initiative|unternehmensberatung)|*studenteninitiative|*studententeam|*robotik-?(?:team|ag)|*raketenteam|*studenten-?(?:team|initiatief)|*studentteam|*studentinitiativ|*studenterdrevet|*studentbedrift',
      'fr es pt it ca ro':
        '(?:équipe|association) (?:étudiante de|de robotique)|junior-?entreprise|equipo (?:universitario|estudiantil|de robótica)|(?:equipe|empresa) (?:universitária|júnior|de robótica)|(?:team|squadra) (?:studentesc[oa]|universitari[oa]|di robotica)|equip (?:universitari|de robòtica)|echip[ăa] de robotică',
      'pl cs sk hr sl sr':
        '(?:studencki\\p{L}* (?:zespół|inicjatyw\\p{L}+)|koło naukowe)|(?:studentsk\\p{L}+ (?:tým|tím|iniciativa|iniciatíva))|(?:studentski|robotički|studentska) (?:tim|inicijativa)|študentska (?:ekipa|iniciativa)',
      'ru uk bg mk':
        'студенческ\\p{L}+ (?:команд|инициатив|конструкторск)\\p{L}*|студентськ\\p{L}+ (?:команд|ініціатив)\\p{L}*|команда по роботике|(?:студентск\\p{L}+ (?:отбор|инициатива)|отбор по роботика)',
      'fi et lv lt hu':
        '*opiskelijatiimi|*robotiikkatiimi|*tudengi(?:tiim|meeskond|vormel)|studentu (?:komand|iniciatīv)\\p{L}*|(?:studentų komand|robotikos komand)\\p{L}*|(?:hallgatói csapat|egyetemi csapat|robotika csapat|formula student csapat)\\p{L}*',
      'el tr ar he fa':
        '(?:φοιτητική|σχολική) (?:πρωτοβουλία|ομάδα)|ομάδα (?:εκπαιδευτικής )?ρομποτικής|(?:öğrenci|robotik|roket) (?:takımı|topluluğu)|(?:فريق|مبادرة) (?:طلابي\\p{L}*|روبوت\\p{L}*)|(?:קבוצת רובוטיקה|יוזמת סטודנטים)|(?:تیم|گروه) (?:دانشجویی|رباتیک)',
      'ja zh ko':
        '学生(?:フォーミュラ|チーム|団体)|ロボコンチーム|学生(?:团队|创新团队)|學生團隊|機器人(?:隊|團隊)|대학생 ?(?:팀|연합)|로봇 ?(?:팀|동아리)',
    },
  },
  {
    name: 'village council',
    bucket: 'Government',
    narrows: 'municipality',
    words: {
      en: '(?:parish|village|community) councils?|village (?:government|administration)|parish council website',
      'de nl sv da nb': '*dorpsraad|*ortschaftsrat',
      'fr es pt it ca ro': 'junta de freguesia|junta vecinal|consiliul comunal',
      'pl cs sk hr sl sr':
        'sołectwo|oficiální stránky obce|oficiálne stránky obce|mjesna zajednica|mesna zajednica|krajevna skupnost',
      'ru uk bg mk':
        'сельское поселение|сельсовет\\p{L}*|(?:сільськ|селищн)\\p{L}+ рад[аи]|територіальна громада|месна заедница',
      'fi et lv lt hu': '*vallavalitsus|pagasta pārvald\\p{L}*|seniūnij\\p{L}*|község önkormányzata',
      'el tr ar he fa': 'κοινοτικό συμβούλιο|köyü muhtarlığı|مجلس (?:قروي|محلي)|مועצה מקומית|ועד מקומי|دهیاری',
      'id vi th hi':
        'pemerintah (?:desa|kelurahan|lembang|nagari|gampong)|(?:ủy ban nhân dân|ubnd) xã|องค์การบริหารส่วนตำบล|ग्राम पंचायत',
      'ja zh ko': '村役場|乡人民政府|村委会|鄉公所|면사무소',
    },
  },
];
