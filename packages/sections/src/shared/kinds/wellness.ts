import type { Kind } from './kind.ts';

export const WELLNESS: readonly Kind[] = [
  {
    name: 'beauty salon',
    bucket: 'Beauty and wellness',
    types: ['BeautySalon', 'NailSalon'],
    words: {
      en: 'beauty (?:salon|studio|clinic)|nail (?:salon|bar|studio)|lash(?:es)? studio|aesthetics clinic|skin clinic',
      'de nl':
        'kosmetik(?:studio|salon|institut)*|nagelstudio*|schönheitssalon|schoonheidssalon*|nagelstudio|huidtherap*',
      'sv da nb': 'skönhetssalong*|hudvård*|skønhedsklinik*|kosmetolog*|neglestudio|hudpleie*',
      'fr es pt it ca ro':
        "institut de beauté|onglerie|esthéticienne|salón de belleza|centro de estética|salão de beleza|clínica de estética|centro estetico|estetista|centre d['’]estètica|salon de (?:înfrumusețare|infrumusetare)",
      'pl cs sk hr sl':
        'salon (?:kosmetyczny|urody)|gabinet kosmetyczny|kosmetick* (?:salon*|studio)|kozmetick* salón|kozmetički salon|kozmetični salon',
      'ru uk bg': 'салон красоты|салон краси|салон за красота|косметолог*|маникюр*|манікюр*',
      'fi et lv lt hu': 'kauneushoitola*|kosmetolog*|ilusalong*|skaistumkopšan*|grožio salon*|szépségszalon*|kozmetika',
      'el tr': 'ινστιτούτο αισθητικής|κέντρο αισθητικής|güzellik (?:salonu|merkezi)',
      'ar he': 'صالون تجميل|مركز تجميل|סלון יופי|קוסמטיקאית',
      'id vi': 'salon kecantikan|klinik kecantikan|thẩm mỹ viện|spa làm đẹp',
      'ja zh ko': 'エステサロン|ネイルサロン|피부관리|네일샵',
      zh: '美容院',
    },
  },
  {
    name: 'hairdresser',
    bucket: 'Beauty and wellness',
    types: ['HairSalon'],
    words: {
      en: 'hair ?dress(?:er|ers|ing)|hair (?:salon|studio)|barber(?:s|shop)?',
      'de nl': '*friseur*|*frisör*|coiffeur*|barbershop|kapper*|kapsalon*|barbier',
      'sv da nb': 'frisör*|hårsalong|frisør*',
      'fr es pt it ca ro':
        'coiffeu(?:r|se)|salon de coiffure|barbier|peluquer[íi]a*|barber[íi]a|cabeleireiro*|barbearia|parrucchier*|perruqueria|salon de coafură|frizerie',
      'pl cs sk hr sl': 'fryzjer*|salon fryzjerski|barber|kadeřnic*|kaderníc*|frizersk*|frizer',
      'ru uk bg': 'парикмахер*|барбершоп*|перукар*|фризьор*',
      'fi et lv lt hu': 'kampaamo*|parturi*|juuksur*|frizētava|kirpykla|fodrász*',
      'el tr': 'κομμωτήριο|κουρείο|kuaför*|berber*',
      'ar he': 'صالون حلاقة|حلاق|מספרה',
      'id vi': 'pangkas rambut|barbershop|salon rambut|tiệm cắt tóc|salon tóc',
      'ja zh ko': '美容室|ヘアサロン|理容室|理发店|髮廊|미용실|헤어샵',
      ja: '美容院',
    },
  },
  {
    name: 'massage studio',
    bucket: 'Beauty and wellness',
    words: {
      en: 'massages?|massage (?:studio|therap*)',
      'de nl': '*massage|massagen|massagepraxis|massagestudio|massagepraktijk',
      'sv da nb': 'massage|massør|massör|massasje',
      'fr es pt it ca ro': 'massages?|masajes?|massagens?|massaggi*|massatges?|masaj',
      'pl cs sk hr sl': 'masaż*|masáž*|masaž*',
      'ru uk bg': 'массаж*|масаж*',
      'fi et lv lt hu': 'hieronta*|hieroja*|massaaž*|masāž*|masaž*|masszázs*',
      'el tr': 'μασάζ|masaj*',
      'id vi': 'pijat|massage',
      'ja zh ko': 'マッサージ|整体院|按摩|마사지',
    },
  },
  {
    name: 'yoga studio',
    bucket: 'Sports and fitness',
    words: {
      en: 'yoga (?:studio|classes|school|teacher|shala|home|space|centre|center)|pilates (?:studio|classes)',
      'de nl': 'yoga(?:studio|schule|kurse|lehrerin|school|les|lessen)',
      'sv da nb fi': 'yogastudio|yogaklass*|yogahold|yogatime*|joogastudio|joogatunni*|joogakoulu',
      'fr es pt it ca ro':
        'cours de yoga|studio de yoga|clases de yoga|estudio de yoga|aulas de yoga|corsi di yoga|studio yoga|classes de ioga|cursuri de yoga',
      'pl cs sk hr sl': 'szkoła jogi|zajęcia jogi|studio jogi|jóga studio|lekce jógy|joga studio|tečaji joge',
      'ru uk bg': 'студи[яи] йоги|йога-студия|студія йоги|йога студио',
      'et lv lt hu': 'joogastuudio|jogas studija|jogos studija|jógastúdió|jógaóra*',
      'el tr': 'σχολή yoga|γιόγκα|yoga stüdyosu',
      'ja zh ko': 'ヨガ(?:スタジオ|教室)|瑜伽馆|瑜珈教室|요가원',
      lv: 'jogas? (?:centr*|nodarb*|skol*)',
      lt: 'jogos (?:centr*|pamok*|mokykl*)',
      et: 'jooga(?:kool|tund|tunnid|keskus)',
      de: 'yogazentrum|yogaraum|yogaunterricht',
      nl: 'yogacentrum|yogalessen',
      fr: 'centre de yoga|école de yoga|yoga et pilates',
      es: 'centro de yoga|escuela de yoga|pilates',
      it: 'centro yoga|scuola di yoga|lezioni di yoga|pilates',
      pt: 'centro de yoga|escola de yoga|estúdio de pilates|pilates',
      pl: 'joga dla|pilates|centrum jogi',
      cs: 'jógové studio|centrum jógy|jóga pro|pilates',
      sk: 'joga centrum|cvičenie jogy|pilates',
      hr: 'centar za jogu|joga centar|pilates',
      sr: 'joga centar|pilates',
      sl: 'center joge|vadba joge|pilates',
      bg: 'йога (?:център|студио|занимания)|пилатес',
      ru: 'йога-центр|центр йоги|занятия йогой|пилатес',
      uk: 'центр йоги|заняття йогою|пілатес',
      tr: 'yoga (?:okulu|merkezi|dersleri)|pilates (?:stüdyosu|salonu)',
      hu: 'jóga(?:központ|iskola|oktatás)|pilates',
      ro: 'centru de yoga|școală de yoga|pilates',
      sv: 'yogacenter|yogaskol*',
      da: 'yogacenter|yogaskole',
      nb: 'yogasenter|yogaskole',
      el: 'κέντρο yoga|μαθήματα (?:yoga|γιόγκα)|pilates',
      ja: 'ピラティス',
      ko: '요가 ?(?:센터|학원|스튜디오)|필라테스',
      zh: '瑜伽(?:教室|中心|会所)|普拉提|皮拉提斯',
    },
  },
  {
    name: 'gym',
    bucket: 'Sports and fitness',
    types: ['ExerciseGym', 'HealthClub', 'SportsActivityLocation'],
    words: {
      en: 'gyms?|fitness (?:studio|club|centre|center)|crossfit|health club|calisthenics (?:gym|academy)|strength (?:gym|and conditioning gym)|powerlifting gym',
      'de nl': 'fitnessstudio*|fitness-?studio|fitnesscenter|*sportschool|fitnesscentrum',
      'sv da nb': 'gym|fitnesscenter|träningscenter|treningssenter',
      'fr es pt it ca ro':
        'salle de sport|salle de fitness|gimnasios?|academia de (?:ginástica|musculação)|ginásio|gimnàs|sală de fitness|sală de sport',
      'pl cs sk hr sl': 'siłowni*|klub fitness|posilovn*|fitko|fitness centrum|teretan*|fitnes',
      'ru uk bg': 'фитнес-?(?:клуб*|центр*)|тренажерн* зал*|фітнес-?клуб*|спортзал*|фитнес',
      'fi et lv lt hu':
        'kuntosali*|kuntokeskus|jõusaal*|spordiklubi|trenažieru zāle|fitnesa klubs|sporto klubas|treniruoklių salė|edzőterem*|konditerem',
      'el tr': 'γυμναστήριο|spor salon*',
      'ar he': 'صالة رياضية|نادي لياقة|מכון כושר',
      'id vi': 'gym|pusat kebugaran|phòng gym',
      'ja zh ko': 'フィットネスクラブ|スポーツジム|パーソナルジム|健身房|헬스장|피트니스',
      it: 'palestra|palestre',
    },
  },
  {
    name: 'surf school',
    bucket: 'Sports and fitness',
    parts: {
      'kitesurfing school': 'kite',
      'windsurfing school': 'windsurf',
      'sailing school': 'sail|segel|voile',
      'diving school': 'div[ei]|tauch|duik|scuola di sub',
      'climbing school': 'climb|kletter|klim',
      'ski school': 'ski|snowboard',
      'paragliding school': 'paraglid',
    },
    words: {
      en: '(?:surf|windsurf(?:ing)?|kite(?:surf)?(?:ing)?|sailing|diving|dive|climbing|swim(?:ming)?|paragliding|snowboard) (?:school|lessons|centre|center|academy|camp)',
      'de nl':
        '(?:surf|kite|ski|segel|tauch|kletter|schwimm|windsurf)-?schule*|(?:surf|kite|ski|zeil|duik|zwem|klim)school',
      'sv da nb fi': '(?:surf|skid|segel|dyk|ski|seil|dykker|kite)skol[ae]*|hiihtokoulu|purjehduskoulu',
      'fr es pt it ca ro':
        'école de (?:surf|voile|ski|plongée|kitesurf)|escuela de (?:surf|esquí|vela|buceo|kitesurf)|escola de (?:surf|vela|mergulho)|scuola di (?:surf|sci|vela|sub)|școală de schi',
      'pl cs sk hr sl':
        'szkoła (?:narciarska|żeglarska|surfingu|nurkowania)|lyžařská škola|škola jedrenja|smučarska šola',
      'ru uk bg': '(?:лыжн|горнолыжн|парусн|сёрф|серф)*-? ?школа|ски училище',
      'ja zh ko': 'サーフィンスクール|スキースクール|潜水中心|서핑스쿨',
    },
  },
  {
    name: 'sports club',
    bucket: 'Sports and fitness',
    types: ['SportsClub', 'SportsTeam'],
    words: {
      en: '(?:sports?|football|soccer|rugby|cricket|tennis|golf|swimming|rowing|sailing|yacht|running|cycling|boxing|judo|karate|hockey|basketball|volleyball|handball|croquet|chess|climbing|athletics|ski|surf|diving|gymnastics|badminton|archery|fencing|taekwondo|martial arts|canoe|kayak|squash|bowls|aikido|triathlon|riding|shooting|gliding|petanque|padel) (?:club|team|association|academy|society)',
      'de nl':
        '*sportverein*|*(?:fußball|tennis|turn|ruder|schwimm|segel|reit|golf|schützen|schach|ski|tanzsport|handball|volleyball|basketball|tischtennis|kampfsport|judo|karate|kletter|leichtathletik|kegel|fecht|yacht|ruderer|kanu|radsport|lauf)-?(?:verein|club|klub)*|*(?:sport|voetbal|tennis|zwem|hockey|roei|zeil|schaak|atletiek|golf|judo|korfbal|volleybal|turn)(?:club|vereniging)',
      'sv da nb':
        'idrottsförening*|*(?:fotboll|tennis|golf|segel|simm|rid|ski|orienterings|innebandy|handbolls)*(?:klubb|förening)|idrætsforening*|idrætsklub*|*(?:fodbold|tennis|golf|sejl|svømme|ride|roklub|håndbold|badminton)*klub*|idrettslag*|idrettsforening|*(?:fotball|tennis|golf|seil|ski|svømme|ro)klubb*',
      'fr es pt it ca ro':
        "club (?:de |d['’])?(?:sport*|tennis|football|rugby|judo|voile|natation|escalade|athlétisme|aviron|golf|gymnastique|basket*|volley*|handball|karaté|fútbol|futbol|natación|atletismo|ajedrez|vela|pádel|futebol|natação|nàutic|excursionist*|de fotbal|alpin|atletic)|clubs? (?:sportif|deportivo|náutico|esportiu|sportiv)|clube (?:de futebol|desportivo|náutico|esportivo|de ténis)|association sportive|società sportiva|associazione sportiva|asd|polisportiva|circolo (?:tennis|velico|nautico)",
      'pl cs sk hr sl':
        '(?:klub|towarzystwo) (?:sportow*|piłkarsk*|tenisow*|żeglarsk*|szachow*|karate|judo|kolarsk*|narciarsk*)|(?:sportovn|fotbalov|tenisov|plaveck|lyžařsk|šachov|jachtařsk|atletick|jezdeck|horolezeck|hokejov)* (?:klub|oddíl)|tělovýchovná jednota|(?:športov|futbalov|tenisov|lyžiarsk|šachov)* klub|(?:sportski|nogometni|rukometni|teniski|veslački|jedriličarski|plivački|taekwondo|karate|judo|košarkaški|odbojkaški|planinarski|streljački|konjički|ronilački|šahovski|atletski|športni|košarkarski|plavalni|jadralni|smučarski|odbojkarski) (?:klub|društvo)|(?:taekwondo|karate|judo|boks|kickboxing|golf|tenis|ju-jitsu) klub',
      'ru uk bg':
        'спортивн* (?:клуб*|школ*|секци*)|футбольн* (?:клуб*|школ*)|(?:шахматн|теннисн|яхт|конн|бойцовск|боксерск)*-? ?клуб*|спортклуб|(?:футбольн|тенісн|шахов|яхт)* клуб*|спортен клуб|футболен клуб|(?:тенис|голф|яхт|ски|карате|шахматен|планинарски) ?-?клуб',
      'fi et lv lt hu':
        'urheiluseura*|jalkapalloseura*|tennisseura|golfklubi|pursiseura|voimistelu* ?seura|*spordiklubi|jalgpalliklubi|(?:tennise|golfi|jaht|sõude|ratsa|ujumis)klubi|sporta klubs|futbola klubs|sporto klubas|futbolo klubas|sportegyesület*|sportklub|(?:futball|tenisz|vitorlás|lovas|sakk|úszó|torna)*(?:klub|egyesület)',
      'el tr':
        'αθλητικός (?:σύλλογος|όμιλος)|ναυτικός όμιλος|ποδοσφαιρικ*|όμιλος αντισφαίρισης|spor kulüb*|futbol kulüb*|yelken kulüb*|tenis kulüb*',
      'ar he': 'نادي رياضي|نادي كرة|מועדון ספורט|מועדון כדורגל',
      'id vi': 'klub (?:olahraga|sepak bola|renang|bulu tangkis)|câu lạc bộ (?:thể thao|bóng đá)',
      'ja zh ko': 'スポーツクラブ|少年団|サッカークラブ|テニスクラブ|体育俱乐部|足球俱乐部|球隊|스포츠클럽|축구클럽',
    },
  },
];
