import type { Kind } from './kind.ts';

export const GATHERINGS: readonly Kind[] = [
  {
    name: 'book fair or literary festival',
    bucket: 'Events',
    narrows: 'festival',
    words: {
      en: '(?:book|literary|literature|poetry|writers|zine|comics?) (?:fairs?|festivals?)|festival of (?:books?|literature|writing|words)',
      'de nl sv da nb':
        '*buchmesse|*literatur-?festival|*literaturtage|*lyrik-?festival|*krimi-?festival|*boekenbeurs|*literatuur-?festival|*poëziefestival|*bokmässa\\p{L}*|*bokmesse|*bogmesse|*bogforum|*litteratur-?festival\\p{L}*|*litteraturdagar\\p{L}*|*litteraturdage',
      'fr es pt it ca ro':
        '(?:salon|foire|fête|festival) du livre|(?:salon|festival|rencontres?) (?:littéraires?|de poésie)|feria (?:internacional )?del libro|(?:festival|feria) (?:literari[oa]|de (?:literatura|poesía|las letras))|(?:feira|festa|bienal) (?:internacional )?do livro|festival liter[áa]rio|festa literária|(?:fiera|salone|festa) del libro|festival (?:letterario|di poesia|della letteratura)|fira del llibre|festival (?:de literatura|literari)|(?:târgul?|festivalul?) (?:internațional )?de (?:carte|literatură|poezie)',
      'pl cs sk hr sl sr':
        '(?:targi|festiwal) (?:książki|literacki|literatury|poezji)|(?:knižní|knižný) (?:veletrh|festival)|(?:literární|literárny) festival|sajam knjiga|festival (?:knjige|književnosti|poezije|pripovjedača)|knjižni (?:sejem|festival)|književni festival|literarni festival',
      'ru uk bg mk':
        'книжн\\p{L}+ (?:ярмарк|фестивал|салон)\\p{L}*|литературн\\p{L}+ фестивал\\p{L}*|книжков\\p{L}+ (?:ярмар|фестивал)\\p{L}*|літературн\\p{L}+ фестивал\\p{L}*|панаир на книгата|саем на книга(?:та)?',
      'fi et lv lt hu':
        '*kirjamessu\\p{L}*|*kirjallisuusfestivaali\\p{L}*|*runofestivaali|*kirjandusfestival\\p{L}*|*raamatumess\\p{L}*|grāmatu (?:izstād|gadatirg|festivāl)\\p{L}*|(?:dzejas|literatūras) (?:dienas|festivāl)\\p{L}*|knygų mug\\p{L}+|literatūros festival\\p{L}*|könyv(?:fesztivál|vásár|hét)\\p{L}*|irodalmi fesztivál\\p{L}*',
      'el tr': '(?:φεστιβάλ|έκθεση) (?:βιβλίου|λογοτεχνίας|ποίησης)|(?:kitap|edebiyat) (?:fuarı|festivali)',
      'ar he fa':
        'معرض (?:ال)?كتاب|مهرجان (?:ال)?(?:أدب|شعر|أدبي)|(?:יריד|שבוע|פסטיבל) (?:ה)?(?:ספר|ספרים|סופרים|שירה)|(?:نمایشگاه کتاب|جشنواره (?:ادبی|شعر))',
      'ja zh ko vi th id':
        '(?:ブック|文学)フェ(?:ア|スティバル|ス)|文学フリマ|书展|图书博览会|書展|文學節|도서전|문학제|책 ?축제|hội sách|งานหนังสือ|เทศกาลหนังสือ|festival (?:sastra|penulis)',
    },
  },
  {
    name: 'art fair or biennial',
    bucket: 'Events',
    narrows: 'festival',
    parts: {
      'craft fair': 'craft|kunsthandwerk|illustrat|print',
      'antiques fair': 'antiq',
      'art biennial': 'bienn|trienn|biena|triena|биеннале|бієнале|ビエンナーレ|トリエンナーレ|双年展|雙年展|비엔날레',
      'open studios event':
        'open studios|offene ateliers|konstrunda|kunstroute|art trail|ateliers ouverts|talleres abiertos',
      'art festival': "art festival|festival d[’']art|festival de arte|芸術祭|艺术节|藝術節",
      'art fair':
        "art fairs?|kunstmess|kunstmarkt|kunstbeurs|kunstmäss|konstmäss|foire d[’']art|feria de arte|feira de arte|fiera d[’']arte|targi sztuki|アートフェア|艺博会|博覽會|아트페어|ярмарк",
      'design fair': 'design',
    },
    words: {
      en: '(?:art|craft|antiques?|illustration|print|design|ceramics?) fairs?|(?:art |arts |design )?(?:biennials?|biennales?|triennials?|triennales?)|art festival|open studios (?:event|weekend|trail)|art trail',
      'de nl sv da nb':
        '*kunstmesse|*kunstmarkt|*kunst-?biennale|*triennale|*biennale|*offene ateliers|*kunsthandwerkermarkt|*kunstbeurs|*kunstroute|*kunstmässa\\p{L}*|*konstmässa\\p{L}*|*konst-?biennal\\p{L}*|*konstrunda\\p{L}*|*kunstbiennale|*designmesse',
      'fr es pt it ca ro':
        "(?:foire|salon) (?:d['’]art|de l['’]art|des métiers d['’]art)|(?:biennale|triennale) (?:d['’]art|de|du)|feria de (?:arte|diseño|artesanía)|bienal (?:de|internacional)|feira de (?:arte|artesanato)|bienal|fiera d['’]arte|mostra mercato|biennale (?:d['’]arte|di)|fira d['’]art|bienala|târg de artă",
      'pl cs sk hr sl sr':
        '(?:targi|festiwal) sztuki|biennale (?:sztuki|plakatu|fotografii)|(?:veletrh|trh) umění|bienále|trienále|trienale|sajam umjetnosti|umetnički sajam|bijenale|bienale',
      'ru uk bg mk':
        '(?:арт-?ярмарк|ярмарк\\p{L}+ (?:искусств|мистецтв))\\p{L}*|биеннале|триеннале|бієнале|биенале|триенале',
      'fi et lv lt hu':
        '*taidemessu\\p{L}*|*kuvataidebiennaali|*biennaali\\p{L}*|*kunstimess\\p{L}*|*kunstibiennaal\\p{L}*|*biennaal|mākslas (?:mess|biennāl|gadatirg)\\p{L}*|biennāle|meno mug\\p{L}+|bienal\\p{L}+|(?:művészeti vásár|biennálé|triennálé)\\p{L}*',
      'el tr': '(?:μπιενάλε|τριενάλε)|έκθεση (?:τέχνης και χειροτεχνίας)|(?:sanat fuarı|bienal\\p{L}*|trienal\\p{L}*)',
      'ar he fa': '(?:بينالي|معرض فني دولي)|יריד (?:ה)?אמנות|ביאנלה|(?:دوسالانه|بی‌ینال|بی ?ینال)',
      'ja zh ko vi th id':
        'アートフェア|ビエンナーレ|トリエンナーレ|芸術祭|艺术博览会|双年展|三年展|藝術博覽會|雙年展|아트 ?페어|비엔날레|트리엔날레|hội chợ nghệ thuật|เบียนนาเล่|pameran seni internasional',
    },
  },
  {
    name: 'hackathon',
    bucket: 'Events',
    narrows: 'conference',
    words: {
      'en de nl sv da nb fi fr es pt it ca ro pl cs sk hr sl et hu tr id vi sq is':
        '*hackathons?|*hackaton(?:[aeiou]|u|em|y|i)?|hackday|game jams?|code jam|hackatonul|hackathoni|hackatoni',
      'ru uk bg mk': 'хакатон\\p{L}*|гейм-?джем\\p{L}*',
      'lv lt': 'hakaton\\p{L}+|hakatonas|hackathon\\p{L}*',
      'el ar he fa hi': 'χάκαθον|hackathon|هاكاثون|האקתון|هکاتون|हैकाथॉन',
      'ja zh ko th': 'ハッカソン|ゲームジャム|黑客松|黑客马拉松|駭客松|해커톤|แฮกกาธอน',
    },
  },
  {
    name: 'meet-up',
    bucket: 'Events',
    words: {
      en: '(?:tech|developers?|designers?|founders?|startup|python|javascript|monthly|local) meet-?ups?|meet-?up group|user group meetings?|(?:developers?|python|javascript|java|linux|php|ruby) user groups?|networking (?:events?|breakfasts?|group)s?|meetup',
      'de nl sv da nb':
        '*entwickler-?(?:treff|stammtisch|meetup)|*gründer-?(?:treff|stammtisch)|*unternehmer-?(?:treff|stammtisch|netzwerk)|*netzwerktreffen|*anwendergruppe|*user-?group|*netwerkbijeenkomst\\p{L}*|*ondernemers-?(?:borrel|netwerk)|*nätverksträff\\p{L}*|*netværksmøder?|*nettverksmøte\\p{L}*',
      'fr es pt it ca ro':
        "meet-?ups? (?:de|des|pour|tech|mensuels?)|(?:apéros?|rencontres?) (?:d['’]entrepreneurs|tech|de développeurs)|(?:encuentros?|meetups?) (?:de|para) (?:desarrolladores|emprendedores|networking)|(?:encontros?|meetups?) (?:de|para) (?:desenvolvedores|programadores|empreendedores)|(?:incontri|meetup) (?:per|di|tra) (?:sviluppatori|imprenditori)|trobades? de (?:desenvolupadors|emprenedors)|meetup-uri",
      'pl cs sk hr sl sr':
        '(?:spotkania|meetup)(?:y)? (?:programistów|przedsiębiorców|networkingowe)|grupa użytkowników|(?:setkání|sraz)y? (?:vývojářů|podnikatelů|programátorů)|stretnutia (?:vývojárov|podnikateľov)|(?:okupljanje|susret)i? (?:programera|developera|poduzetnika|preduzetnika)|srečanja (?:razvijalcev|podjetnikov)',
      'ru uk bg mk':
        '(?:митап|мітап)\\p{L}*|бизнес-?завтрак\\p{L}*|бізнес-?сніданк\\p{L}*|(?:срещи|събития) за (?:разработчици|предприемачи)',
      'fi et lv lt hu':
        '*verkostoitumistapahtum\\p{L}*|*kehittäjätapaami\\p{L}+|*yrittäjätapaami\\p{L}+|*arendajate kokkusaami\\p{L}+|(?:izstrādātāju|programmētāju|uzņēmēju) tikšan\\p{L}+|(?:programuotojų|verslininkų|kūrėjų) susitikim\\p{L}+|(?:fejlesztői|vállalkozói|networking) ?(?:meetup|találkozó|est)\\p{L}*',
      'el tr ar he fa':
        '(?:συναντήσεις|meetup) (?:προγραμματιστών|επιχειρηματιών)|(?:geliştirici|yazılımcı|girişimci) (?:buluşma|meetup)\\p{L}*|لقاءات (?:المطورين|رواد الأعمال)|מיטאפ(?:ים)?|مفגש(?:י)? (?:מפתחים|יזמים)|دورهمی (?:برنامه ?نویسان|استارتاپی)',
      'ja zh ko vi th id':
        'ミートアップ|異業種交流会|エンジニア勉強会|技术沙龙|創業者聚會|技術聚會|밋업|개발자 ?모임|창업자 ?모임',
    },
  },
  {
    name: 'triathlon',
    bucket: 'Events',
    narrows: 'race',
    words: {
      en: '(?:sprint |olympic |half |long distance |ironman )?(?:triathlon|duathlon|aquathlon|swimrun)s?',
      'de nl sv da nb fi': '*triathlon\\p{L}*|*duathlon|*swimrun|*triatlon\\p{L}*|*duatlon\\p{L}*',
      'fr es pt it ca ro': 'triathlon|triatl[óo]n?|triatló|duathlon|duatl[óo]n?|swimrun|triatlonul',
      'pl cs sk hr sl sr': 'triathlon\\p{L}*|triatlon\\p{L}*|duathlon\\p{L}*|duatlon\\p{L}*',
      'ru uk bg mk': 'триатлон\\p{L}*|дуатлон\\p{L}*',
      'et lv lt hu':
        'triatlon\\p{L}*|triatl\\p{L}+ võistlus\\p{L}*|triatlona sacensīb\\p{L}*|triatlono varžyb\\p{L}*|duatlon\\p{L}*',
      'el tr ar he fa': 'τρίαθλο\\p{L}*|τριάθλου|triatlon\\p{L}*|ترياثلون|סובב טריאתלון|טריאתלון|سه ?گانه ورزشی',
      'ja zh ko': 'トライアスロン(?:大会)?|铁人三项|鐵人三項|트라이애슬론|철인 ?3종',
    },
  },
  {
    name: 'marathon',
    bucket: 'Events',
    narrows: 'race',
    words: {
      en: '(?:half |ultra ?|city |night )?marathons?(?! (?:training|runners?|meetings?|sessions?|talks?|negotiations?|of))|marathon (?:festival|weekend)',
      'de nl sv da nb':
        '*(?<!(?:sitzungs|lese|film|serien|verhandlungs|kino|läs|vergader|lees))marathon|*(?<!(?:läs|film))maraton',
      'fr es pt it ca ro':
        '(?:semi-?|ultra-?)?marathon(?! de (?:la )?(?:lecture|films?|séries|jeux))|(?:medio |media |ultra)?marat[óo]n(?! de (?:lectura|cine|series|compras|poesía|radio|dibujo|película))(?:ul)?|(?:meia[- ]|mezza )?maratona(?! d[ei] (?:leitura|lettura|filmes?|séries|serie|programação))|(?:mitja )?marató(?! de (?:lectura|cinema|tv3))|(?:semi|ultra)maraton(?:ul)?|maratonul',
      'pl cs sk hr sl sr':
        '(?:pół|ultra|půl|pol|polu)?maraton(?! (?:filmowy|czytania|čtení|čitanja))\\p{L}*|(?:pol|ultra)?maratón\\p{L}*',
      'ru uk bg mk':
        '(?:полу|ультра|напів)?марафон(?! (?:желаний|чтения|читання))|(?:полу|ултра)?маратон|(?:полу|ультра|напів)марафон\\p{L}*|марафон\\p{L}* (?:забег|забіг|бег|дистанц)\\p{L}*|полумаратон\\p{L}*|ултрамаратон\\p{L}*|градски маратон',
      'fi et lv lt hu':
        '*(?:puoli)?maraton(?:i)?|*(?:pool)?maraton|(?:pus)?maraton(?:s|a|ā)|(?:pus)?maraton(?:as|o|e)|(?:fél|ultra)?maraton(?:i|ra|on)?',
      'el tr ar he fa': '(?:ημι)?μαραθώνιος|(?:yarı )?maraton(?:u|lar)?|ماراثون|(?:חצי )?מרתון|(?:نیمه )?ماراتن',
      'ja zh ko vi th id':
        '(?:ハーフ|市民)?マラソン大会|(?:半程)?马拉松赛?|馬拉松賽?|마라톤 ?대회|giải marathon|(?:งานวิ่ง|วิ่ง|ฮาล์ฟ)?มาราธอน|lomba maraton',
    },
  },
  {
    name: 'theatre festival',
    bucket: 'Events',
    narrows: ['festival', 'theatre'],
    words: {
      en: '(?:theat(?:re|er)|fringe|performing arts|street (?:theat(?:re|er)|arts)|puppet|comedy|improv|circus) festivals?|festival of (?:theat(?:re|er)|performing arts)',
      'de nl sv da nb':
        '*theater-?(?:festival|tage|festspiele|treffen)|*straßentheater-?festival|*freilicht-?(?:spiele|festspiele)|*kleinkunst-?festival|*figurentheater-?festival|*straattheater-?festival|*zirkus-?festival|*teater-?festival\\p{L}*|*scenkonst-?festival\\p{L}*|*scenekunst-?festival\\p{L}*',
      'fr es pt it ca ro':
        'festival (?:de |du |international de )?(?:théâtre|arts? de la rue|marionnettes?|cirque|arts vivants)|festival (?:de |internacional de )?(?:teatro|artes escénicas|títeres|circo|artes cênicas|artes performativas|teatro de rua)|festival (?:di |del |internazionale di )?(?:teatro|arti di strada|arti performative|circo)|(?:festival|mostra) de (?:teatre|arts escèniques|titelles)|festival(?:ul)? (?:internațional )?de teatru',
      'pl cs sk hr sl sr':
        'festiwal (?:teatraln|teatr|sztuki ulicznej)\\p{L}*|(?:divadelní|divadelný|loutkářsk\\p{L}+|bábkarsk\\p{L}+) festival|festival (?:kazališta|pozorišta|gledališča|uličnih)\\p{L}*|(?:kazališni|pozorišni|gledališki|lutkarski) festival',
      'ru uk bg mk':
        'театральн\\p{L}+ фестивал\\p{L}*|фестивал\\p{L}* (?:театр|уличн|вуличн)\\p{L}*|театрал\\p{L}+ фестивал\\p{L}*|театарски фестивал\\p{L}*',
      'fi et lv lt hu':
        '*teatterifestivaali\\p{L}*|*teatrifestival\\p{L}*|*tänavakunstifestival|teātra festivāl\\p{L}*|teatro festival\\p{L}*|(?:színházi|utcaszínházi|báb) ?fesztivál\\p{L}*',
      'el tr ar he fa':
        'φεστιβάλ (?:θεάτρου|θεατρικό)|(?:tiyatro|kukla) (?:festivali|şenliği)|مهرجان (?:ال)?مسرح\\p{L}*|פסטיבל (?:ה)?(?:תיאטרון|תאטרון)|جشنواره (?:تئاتر|نمایش)',
      'ja zh ko': '演劇祭|(?:演劇|大道芸)フェスティバル|戏剧节|戲劇節|연극제|마임축제|거리 ?예술 ?축제',
    },
  },
  {
    name: 'dance festival',
    bucket: 'Events',
    narrows: ['festival', 'dance company'],
    words: {
      en: '(?:dance|salsa|tango|swing|ballet|folk dance|bachata|kizomba|lindy hop) (?:festivals?|congress|weekenders?|marathons?|camps?)',
      'de nl sv da nb':
        '*tanz-?(?:festival|woche|tage|kongress)|*(?:salsa|tango|swing)-?(?:festival|camp|kongress)|*dans-?festival\\p{L}*|*danse-?festival\\p{L}*',
      'fr es pt it ca ro':
        'festival (?:de |international de )?(?:danse|danses? folkloriques?|salsa|tango)|(?:festival|congreso|encuentro) (?:de |internacional de )?(?:danza|baile|salsa|tango|bachata)|festival (?:de |internacional de )?(?:dança|danças)|festival (?:di |della |internazionale di )?(?:danza|tango|ballo)|festival de dansa|festival(?:ul)? de dans',
      'pl cs sk hr sl sr':
        'festiwal (?:tańca|taneczny|salsy|tanga)|(?:taneční|tanečný) festival|festival (?:tance|tanca|plesa|igre)|plesni festival',
      'ru uk bg mk':
        '(?:танцевальн|танцювальн)\\p{L}+ фестивал\\p{L}*|фестивал\\p{L}* (?:танц|танго|сальс)\\p{L}*|фестивал на танца|танцов\\p{L}* фестивал',
      'fi et lv lt hu':
        '*tanssifestivaali\\p{L}*|*tantsufestival\\p{L}*|*tantsupidu|deju (?:festivāl|svētk)\\p{L}*|šokių festival\\p{L}*|(?:tánc|néptánc)fesztivál\\p{L}*',
      'el tr ar he fa':
        'φεστιβάλ χορού|(?:dans|halk oyunları) festivali|مهرجان (?:ال)?رقص|פסטיבל (?:ה)?מחול|جشنواره رقص',
      'ja zh ko': '(?:ダンス|よさこい)(?:フェスティバル|祭り)|舞蹈节|舞蹈節|무용제|댄스 ?페스티벌',
    },
  },
  {
    name: 'food or beer festival',
    bucket: 'Events',
    narrows: 'festival',
    parts: {
      'beer festival':
        'beer|bier|öl(?:fest|mäss)|øl|bière|cerve|birra|cervesa|bere|piw|piv|пив|olut|õlle|alus|alaus|sör|bira|μπύρ|ビール|啤酒|맥주|oktoberfest',
      'wine festival':
        'wine|wein|wijn|vin(?!t)|vino|vinho|wina|вин|viini|veini|vīna|vyno|bor|şarap|κρασι|ワイン|葡萄酒|와인',
      'food festival':
        'food|genuss|mat(?:fest|mark)|mad|gastr|gourmet|comida|cibo|kulin|еды|їжі|гастро|ruoka|toidu|ēdien|maisto|gasztro|yemek|lezzet|フード|グルメ|美食|음식|street',
    },
    words: {
      en: '(?:food|beer|wine|cider|street food|cheese|chilli|chocolate|whisky|gin|coffee|oyster|truffle|garlic) (?:and drink |& drink )?(?:festivals?|fairs?)|festival of (?:food|beer|wine)|oktoberfest',
      'de nl sv da nb':
        '*street-?food-?festival|*bier-?(?:fest|festival|börse)|*wein-?(?:fest|festival|messe)|*genuss-?(?:festival|messe)|*weinmesse|*bier-?festival|*wijn-?festival|*food-?festival|*foodtruck-?festival|*(?:öl|vin|mat|whisky)(?:festival|mässa)\\p{L}*|*(?:øl|vin|mad|mat)festival\\p{L}*|*matfestival\\p{L}*',
      'fr es pt it ca ro':
        '(?:festival|fête|salon) (?:de la |du |des |gourmand )?(?:gastronomie|gastronomique|bière|vin|vins|food trucks?|fromage)|(?:festival|feria|fiesta) (?:gastron[óo]mic[ao]|del vino|de la cerveza|de la vendimia|de la tapa)|(?:festival|feira|festa) (?:gastronómic[ao]|gastronômic[ao]|do vinho|da cerveja|do vinho|do queijo)|(?:festival|fiera|festa|sagra) (?:gastronomic[ao]|del vino|della birra|del gusto|dello street food|del tartufo|della castagna)|fira (?:gastronòmica|del vi|de la cervesa)|festival(?:ul)? (?:gastronomic|berii|vinului|de vin)',
      'pl cs sk hr sl sr':
        '(?:festiwal|zlot|święto) (?:piwa|wina|food ?truck\\p{L}*|smak\\p{L}*|kulinarn\\p{L}+)|(?:pivní|vinný|gastronomick\\p{L}+|pivné|vínny) (?:festival|slavnosti)|(?:slavnosti|festival) (?:piva|vína|jídla|vin)|(?:festival|sajam|dani|praznik) (?:piva|vina|hrane|gastronomije|rakije)|(?:gastro|vinski|pivski) festival',
      'ru uk bg mk':
        '(?:гастрономическ|пивн|винн)\\p{L}+ фестивал\\p{L}*|фестивал\\p{L}* (?:еды|пива|вина|їжі|уличной еды)|(?:гастрономічн|пивн|винн)\\p{L}+ фестивал\\p{L}*|(?:винен|бирен|кулинарен) фест(?:ивал)?|фестивал на (?:виното|храната|бирата)',
      'fi et lv lt hu':
        '*ruokafestivaali\\p{L}*|*olutfestivaali\\p{L}*|*viinimessu\\p{L}*|*toidufestival\\p{L}*|*õllefestival\\p{L}*|*veinifestival\\p{L}*|(?:ēdiena|alus|vīna) festivāl\\p{L}*|(?:maisto|alaus|vyno) festival\\p{L}*|(?:gasztro|bor|sör|street ?food|pálinka)(?:nomiai)? ?(?:fesztivál|napok)\\p{L}*',
      'el tr ar he fa':
        'φεστιβάλ (?:κρασιού|μπύρας|γαστρονομίας|φαγητού)|γιορτή (?:κρασιού|μπύρας)|(?:gastronomi|yemek|lezzet|şarap|bira) (?:festivali|fuarı|şenliği)|مهرجان (?:ال)?(?:طعام|مأكولات|تمور|طهي)|פסטיבל (?:ה)?(?:אוכל|יין|בירה|גבינות)|جشنواره (?:غذا|خوراک)',
      'ja zh ko vi th id':
        '(?:フード|ビール|ワイン|クラフトビール)(?:フェス(?:タ|ティバル)?|祭り)|グルメフェス|美食节|啤酒节|美食節|啤酒節|(?:맥주|푸드|음식|와인) ?(?:축제|페스티벌)|lễ hội ẩm thực|เทศกาลอาหาร|festival kuliner',
    },
  },
  {
    name: 'fan convention',
    bucket: 'Events',
    narrows: 'conference',
    words: {
      en: '(?:comic|anime|sci-?fi|science fiction|fan|gaming|board ?games?|cosplay|fantasy|tattoo|pop culture|furry) (?:conventions?|cons?|expos?)|comic-?con',
      'de nl sv da nb':
        '*comic-?con\\p{L}*|*anime-?(?:convention|messe|con)|*fantasy-?con|*spiele-?messe|*tattoo-?convention|*cosplay-?convention|*spelkonvent|*spilmesse|*spillfestival|*animecon\\p{L}*|*spelmässa',
      'fr es pt it ca ro':
        '(?:convention|salon) (?:manga|geek|jeux? vidéo|du jeu|tatouage|de tatouage|cosplay)|festival (?:du jeu|des jeux|de la bande dessinée|manga)|(?:salón|convención|feria) (?:del |de )?(?:manga|c[óo]mic|anime|videojuegos?|tatuajes?|juegos de mesa)|(?:convenção|encontro) (?:de |geek|otaku)(?:anime|tatuagem|quadrinhos)?|fiera del (?:fumetto|gioco)|festival del (?:fumetto|gioco)|tattoo convention|saló del (?:manga|còmic)|convenți[ae] (?:de )?(?:anime|tatuaje)',
      'pl cs sk hr sl sr':
        'konwent\\p{L}* (?:fantastyki|mangi|anime|gier)|festiwal (?:fantastyki|gier)|(?:festival|con) (?:fantazie|fantasy|anime|her|komiksů)|(?:herní|komiksov)\\p{L}* (?:festival|con)|festival (?:stripa|igara)|sajam (?:igara|stripa)|tattoo konvencija',
      'ru uk bg mk':
        '(?:аниме|комикс|косплей|гик|ролев)\\p{L}*[- ](?:фестивал|конвент|кон)\\p{L}*|(?:аніме|комікс)\\p{L}*[- ]фестивал\\p{L}*|(?:комикс|аниме) (?:експо|фестивал)',
      'fi et lv lt hu':
        '*animecon|*pelimessu\\p{L}*|*roolipelitapahtuma|*sarjakuvafestivaali\\p{L}*|*animefestival\\p{L}*|(?:anime|komiksu|spēļu) festivāl\\p{L}*|(?:anime|komiksų|žaidimų) festival\\p{L}*|(?:anime|képregény|játék|társasjáték) ?(?:con|fesztivál|expo)\\p{L}*|comic ?con',
      'el tr ar he fa':
        '(?:φεστιβάλ κόμικ|comic ?con)\\p{L}*|(?:çizgi roman|oyun|anime) (?:festivali|fuarı)|كوميك ?كون|כנס (?:פנטזיה|אנימה|קומיקס|קוספליי)|کمیک ?کان',
      'ja zh ko':
        '同人誌即売会|コミックマーケット|コスプレイベント|アニメフェス|漫展|动漫展|動漫展|同人展|코믹 ?(?:월드|콘)|만화 ?축제|게임쇼',
    },
  },
  {
    name: 'agricultural or flower show',
    bucket: 'Events',
    narrows: 'trade fair',
    parts: {
      'flower or garden show':
        'flower|garden|garten|blumen|bloem|tuin|trädgård|have|hage|jardin|flore|flor|giardin|fior|kwiat|ogrod|květin|zahrad|цвет|квіт|puutarha|lille|aia|zied|gėl|virág|kert|çiçek|花|꽃|hortic|fleur',
      'horse show': 'horse|pferde|hippique|cavall|caball',
      'dog show': 'dog show|hunde|perros',
      'harvest festival': 'harvest|ernte|vendimia|dożynk|dożink|žetv|урож',
      'agricultural show':
        'agric|farm|livest|county|country|state fair|landwirt|landb|lantb|landbr|dyrsk|agrí|agro|rural|rolnicz|zeměd|poľno|сельскохоз|аграр|maatal|põllum|lauksaim|žemės|mezőgazd|tarım|農|农|농업',
    },
    words: {
      en: '(?:agricultural|county|country|flower|garden|horse|dog|farm|livestock|village) (?:and (?:country|flower|horse) )?shows?(?! jumping)|county fair|state fair|harvest festival|horticultural show',
      'de nl sv da nb':
        '*landwirtschafts-?(?:messe|ausstellung|schau)|*gartenschau|*gartenmesse|*landes-?gartenschau|*blumenschau|*landbouw-?(?:beurs|show)|*tuinbeurs|*bloemencorso|*lantbruksmässa|*trädgårdsmässa\\p{L}*|*dyrskue\\p{L}*|*landbrugsmesse|*landbruksmesse|*dyrsku\\p{L}*|*hagemesse',
      'fr es pt it ca ro':
        "(?:comice|salon|foire) agricoles?|fête des plantes|salon (?:du jardin|de l['’]agriculture)|(?:feria|exposición) (?:agr[íi]cola|ganadera|agropecuaria|de flores)|expo ?rural|(?:feira|exposição) (?:agr[íi]cola|agropecuária|pecuária)|(?:fiera|mostra) (?:agricola|zootecnica|dei fiori|florovivaistica)|fira (?:agrícola|ramadera|de la flor)|târg(?:ul)? agricol",
      'pl cs sk hr sl sr':
        '(?:targi|wystawa) (?:rolnicze|ogrodnicze|rolnicza|kwiatów)|dożynki|(?:zahrádkářsk|zemědělsk|květinov)\\p{L}+ výstav\\p{L}+|(?:poľnohospodársk|záhradkársk)\\p{L}+ výstav\\p{L}+|(?:poljoprivredni|kmetijski|kmetijsko-živilski) (?:sajam|sejem)|sajam cvijeća|izložba cvijeća',
      'ru uk bg mk':
        '(?:сельскохозяйственн|агропромышленн)\\p{L}+ выставк\\p{L}*|выставк\\p{L}+ цветов|(?:сільськогосподарськ|аграрн)\\p{L}+ виставк\\p{L}*|(?:земеделск|земјоделск)\\p{L}+ (?:изложение|изложба|саем)',
      'fi et lv lt hu':
        '*maatalousnäyttely\\p{L}*|*puutarhamessu\\p{L}*|*põllumajandusnäitus\\p{L}*|*aiandusnäitus\\p{L}*|lauksaimniecības izstād\\p{L}*|(?:ziedu|dārza) (?:svētki|izstād)\\p{L}*|(?:žemės ūkio|gėlių|sodininkystės) parod\\p{L}+|(?:mezőgazdasági|kertészeti|virág) ?(?:kiállítás|vásár|szakkiállítás)\\p{L}*',
      'el tr ar he fa':
        '(?:αγροτική|γεωργική) έκθεση|ανθοκομική έκθεση|(?:tarım|çiçek|hayvancılık) (?:fuarı|festivali)|معرض (?:ال)?(?:زهور|زراعي)|תערוכ(?:ה|ת) (?:חקלאית|פרחים)|نمایشگاه (?:گل و گیاه|کشاورزی)',
      'ja zh ko': '農業祭|フラワーショー|花の祭典|农业展览会|花卉展|花博|農業展|꽃 ?(?:축제|박람회)|농업 ?박람회',
    },
  },
];
