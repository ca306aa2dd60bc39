import type { Kind } from './kind.ts';

export const CULTURE: readonly Kind[] = [
  {
    name: 'museum',
    bucket: 'Arts and culture',
    types: ['Museum'],
    words: {
      'en de nl sv da nb fr pl cs id tr et': '*museum|museums|*museet|musée|muzeum|müze*|muuseum|*museo',
      'es pt it ca ro sk hr sl': 'museos?|museu|museo|muzeul?|múzeum|muzej',
      'ru uk bg': 'музей*|музеят',
      'fi lv lt hu el': '*museo|muzejs|muziejus|múzeum*|μουσείο',
      'ar he vi': 'متحف|מוזיאון|bảo tàng',
      'ja zh ko': '博物館|美術館|博物馆|美术馆|박물관|미술관|기념관',
    },
  },
  {
    name: 'theatre',
    bucket: 'Arts and culture',
    types: ['PerformingArtsTheater', 'TheaterGroup'],
    parts: {
      'theatre company': 'compan|compagn|troup|group|club|gezelschap|vereniging|劇団|剧团|극단',
    },
    words: {
      en: 'theat(?:re|er)s?|theatre company|opera house|drama (?:group|club|society)|playhouse',
      'de nl': '*theater|*bühne|schauspielhaus|toneelvereniging|toneelgezelschap',
      'sv da nb': '*teater*|amatörteater|revy',
      'fr es pt it ca ro':
        'théâtre|compagnie théâtrale|troupe de théâtre|teatro|compañía de teatro|compagnia teatrale|teatre|teatrul?',
      'pl cs sk hr sl': 'teatr|divadl*|kazališt*|gledališč*',
      'ru uk bg': 'театр*|театър',
      'fi et lv lt hu': '*teatteri*|*teater|teātris|teatras|színház*',
      'el tr': 'θέατρο|θεατρική ομάδα|tiyatro*',
      'ar he': 'مسرح|תיאטרון',
      'ja zh ko': '劇場|劇団|剧院|劇院|剧团|극단|극장',
      fr: 'scène nationale',
    },
  },
  {
    name: 'choir',
    bucket: 'Arts and culture',
    types: ['MusicGroup'],
    words: {
      en: 'choirs?|chorus|(?:vocal|chamber|wind|string|brass|early music) ensemble',
      'de nl': '*chor|gesangverein|*koor',
      'sv da nb': 'musikkorps',
      'fr es pt it ca ro': 'chorale|ch[oœ]e?ur|coro|coral|corală',
      'pl cs sk hr sl': 'chór|sbor|pěvecký sbor|zbor|orkestar|orkester|pevski zbor',
      'ru uk bg': 'хор|ансамбл*|оркестър',
      'fi et lv lt hu': '*kuoro|*koor|koris|choras|kórus|énekkar|zenekar',
      'el tr': 'χορωδία|koro|korosu|orkestra*',
      'ja zh ko': '合唱団|合唱团|合唱團|乐团|樂團|합창단',
      sv: '(?:kammar|kyrko|mans|dam|gospel|barn|ungdoms|flick|student|vokal)kör*',
      'da nb':
        'kor|koret|(?:kammer|kirke|mands|manns|kvinde|kvinne|gospel|børne|barne|pige|jente|ungdoms|studenter)kor*',
      'ca ro': 'cor|corul',
    },
  },
  {
    name: 'band',
    bucket: 'Arts and culture',
    words: {
      en: '(?:rock|metal|punk|folk|cover|wedding|jazz|indie|party) band|singer-songwriter|(?:wedding|club|party|mobile) dj',
      'de nl sv da nb': '(?:rock|cover|party|jazz|hochzeits|punk|metal)-?band*|coverband',
      'fr es pt it ca ro':
        'groupe de (?:rock|musique|jazz)|banda de rock|grupo musical|gruppo musicale|grup rock|formație',
      'pl cs sk hr sl': 'zespół (?:muzyczny|rockowy|weselny)|hudební skupina|glazbeni sastav|glasbena skupina',
      'ru uk bg': 'рок-?группа|музыкальная группа|кавер-?группа|рок-?гурт|музыкална група',
      'fi hu': 'yhtye|bändi|rockzenekar',
      'ja ko': 'ロックバンド|록밴드|인디밴드',
      'pl cs sk': 'kapela',
    },
  },
  {
    name: 'art gallery',
    bucket: 'Arts and culture',
    types: ['ArtGallery'],
    words: {
      en: 'art galler(?:y|ies)|contemporary art|art space|exhibition space',
      'de nl': 'kunstgalerie|kunsthalle|kunstverein|kunsthaus|galerie für',
      'sv da nb': 'konsthall|konstgalleri|kunstgalleri|kunsthal|kunsthall',
      'fr es pt it ca ro': "galerie d['’]art|galer[íi]a de arte|galleria d['’]arte|galeria d['’]art|galeri[ae] de artă",
      'pl cs sk hr sl': 'galeria sztuki|galerie umění|galéria umenia|umjetnička galerija|likovna galerija',
      'ru uk bg': 'картинная галерея|арт-галерея|художествена галерия|художня галерея',
      'fi et lv lt hu': 'taidegalleria|kunstigalerii|mākslas galerija|meno galerija|művészeti galéria',
      'el tr': 'γκαλερί τέχνης|sanat galerisi',
      'ja zh ko': '画廊|畫廊|아트갤러리',
    },
  },
  {
    name: 'library',
    bucket: 'Arts and culture',
    types: ['Library'],
    words: {
      en: '(?:public|community|university|school|city|municipal|national|county|town|village|parliamentary) librar(?:y|ies)|(?:county|city|national|state|film|sound|municipal) archives?',
      'de nl': '*bibliothek|*bücherei|*bibliotheek|stadtarchiv',
      'sv da nb': '*bibliotek*',
      'fr es pt it ca ro': 'bibliothèque|médiathèque|bibliotecas?|biblioteca|bibliotec[ăa]',
      'pl cs sk hr sl': 'bibliotek[ai]|knihovn*|knižnic*|knjižnic*',
      'ru uk bg': 'библиотек*|бібліотек*',
      'fi et lv lt hu': '*kirjasto*|*raamatukog*|bibliotēka|bibliotek[ao]|könyvtár*',
      'el tr': 'βιβλιοθήκη|kütüphane*',
      'ar he': 'مكتبة عامة|ספרייה',
      'id vi': 'perpustakaan|thư viện',
      'ja zh ko': '図書館|图书馆|圖書館|도서관',
    },
  },
  {
    name: 'cinema',
    bucket: 'Arts and culture',
    types: ['MovieTheater'],
    words: {
      'en de nl fr es pt it ca ro sv da nb':
        'cinemas?|movie theater|*kino|programmkino|filmtheater|bioscoop|cinéma|cines?|sala de cine',
      'pl cs sk hr sl fi et lv lt hu el tr':
        'kino|elokuvateatteri*|kinoteātris|kino teatras|mozi|κινηματογράφος|sinema*',
      'ru uk bg': 'кинотеатр*|кінотеатр*',
      'ja zh ko': '映画館|电影院|電影院|영화관',
      'sv da': 'biograf|biografen',
    },
  },
  {
    name: 'magazine',
    bucket: 'News and media',
    parts: {
      'academic journal': 'journal of|scientific|academic|medical journal|literary journal|access|review',
    },
    words: {
      en: 'magazine|journal of (?:\\p{L}+ )?(?:\\p{L}+ )?(?:studies|research|culture|history|science|medicine|philosophy|linguistics|law|humanities|literature|education|software)|(?:quarterly|print|literary|punk|queer|art|photo|fan) zine|(?:scientific|academic|medical|literary|open[- ]access|peer[- ]reviewed) journal',
      'de nl': '*magazin|*zeitschrift|tijdschrift',
      'sv da nb': '*tidning|*tidskrift|avis|avisen|(?:ungdoms|student)avis*|magasin|tidsskrift',
      'fr es pt it ca ro': 'revue|magazine|revista|rivista|revist[ăa]',
      'pl cs sk hr sl': 'czasopismo|časopis|revija',
      'ru uk bg': 'журнал|информационн* портал',
      'fi et lv lt hu': '*lehti|ajakiri|žurnāls|žurnalas|folyóirat|magazin',
      'el tr': 'περιοδικό|dergi*',
      'ar he': 'مجلة|מגזין',
      'id vi': 'majalah|tạp chí',
      'ja zh ko': '雑誌|杂志|雜誌|매거진',
      ca: 'diari',
      bg: 'списание',
    },
  },
  {
    name: 'radio station',
    bucket: 'News and media',
    types: ['RadioStation'],
    words: {
      'en de nl fr es pt it ca ro sv da nb':
        'radio (?:station|show)|(?:community|internet|online|web|jukebox|student|pirate) radio|(?:internet|web|online)radio|*radiosender|radiozender|station de radio|emisora|estação de rádio|rádio|emittente radiofonica|post de radio|närradio',
      'pl cs sk hr sl fi et lv lt hu tr':
        'stacja radiowa|rozgłośnia|rádio|radijska postaja|radioasema|raadiojaam|radio stacija|radijo stotis|rádióállomás|radyo*',
      'ru uk bg el': 'радиостанция|радіостанція|ραδιοφωνικός σταθμός',
      'ja zh ko': 'ラジオ局|コミュニティFM|电台|電台|라디오',
    },
  },
];
