import type { Kind } from './kind.ts';

/** Clubs of one game or hobby. */
export const CLUBS_OF_ONE_GAME_OR_HOBBY: readonly Kind[] = [
  {
    name: 'ultimate or disc golf club',
    bucket: 'Sports and fitness',
    narrows: ['sports club', 'minigolf course'],
    parts: {
      'disc golf course':
        'golf\\p{L}* ?(?:course|park|baan|parcours|bane|bana|rata|rada|völl|pály)|golf(?:bane|bana|park|rata|rada|völl)',
      'disc golf club':
        'golf\\p{L}* ?(?:club|klub|verein|verband|förening|forening|forbund|förbund|seura|liit|bond|team|league|associa)',
      'ultimate club': 'ultimate|アルティメット|飞盘|飛盤|얼티밋',
    },
    words: {
      en: '(?:(?:ultimate(?: frisbee)?|disc golf|frisbee)) (?:clubs?|teams?|societ(?:y|ies)|associations?|leagues?)|disc golf (?:course|park)',
      'de nl':
        '*(?:(?:ultimate|frisbee|discgolf|disc-golf))-?(?:verein*|club|klub|verband*|abteilung)|*(?:(?:ultimate|frisbee|discgolf))s?[ -]?(?:vereniging|club|bond)|discgolf ?(?:baan|parcours)',
      'da sv nb is':
        '*(?:(?:ultimate|frisbee|discgolf)) ?(?:klub|forening|forbund)*|discgolf ?bane|*(?:(?:ultimate|frisbee|discgolf|frisbeegolf)) ?(?:klubb|förening|förbund)*|discgolf ?(?:bana|park)|*(?:(?:ultimate|frisbee|frisbeegolf|diskgolf)) ?(?:klubb|forening|forbund)*|frisbeegolf ?bane|*(?:(?:frisbígolf|frisbí)) ?(?:félag|klúbbur|deild)*|frisbígolf\\p{L}*',
      'fr es ca gl pt it ro':
        "(?:club|association|fédération) (?:de |d')(?:(?:ultimate|frisbee|disc[- ]?golf))|(?:club|asociación|federación) de (?:(?:ultimate|frisbee|disc golf))|(?:club|associació|federació) (?:de |d')(?:(?:ultimate|frisbee))|(?:club|clube|asociación|federación) de ultimate|(?:clube|associação|federação) de (?:(?:ultimate|frisbee|disc golf))|(?:club|circolo|associazione|federazione) (?:di )?(?:(?:ultimate|frisbee|disc golf))|(?:club|clubul|asociația|federația) (?:de )?(?:(?:ultimate|frisbee|disc golf))",
      'pl cs sk sl hr sr':
        '(?:klub|towarzystwo|związek|stowarzyszenie) (?:(?:ultimate|frisbee|disc golfa))|discgolf park|(?:klub|oddíl|spolek|svaz) (?:(?:ultimate|frisbee|discgolfu))|(?:klub|oddiel|spolok|zväz) (?:(?:ultimate|frisbee|discgolfu))|(?:klub|društvo|zveza) (?:(?:ultimate|frizbija|discgolfa))|(?:klub|udruga|savez|društvo|udruženje) (?:(?:ultimate|frizbija|disk golfa))',
      'ru uk bg mk':
        '(?:клуб|федерация|общество) (?:(?:алтимат фрисби|фрисби|диск-гольфа))|(?:клуб|федерація|товариство) (?:(?:алтимат фрізбі|фрізбі))|(?:клуб|федерация) (?:по|за) (?:(?:фризби|алтимат))|(?:клуб|федерација) (?:по|за|на) фризби',
      'fi et lv lt hu':
        '*(?:(?:frisbeegolf|ultimate|liitokiekko)) ?(?:seura|kerho|klubi|yhdistys|liitto)*|frisbeegolf ?rata|(?:(?:discgolfi|kettagolfi|ultimate)) ?(?:klubi|selts|liit|ühing)|(?:disc|ketta)golf\\p{L}* ?(?:rada|park)|(?:(?:diskgolfa|frisbija)) (?:klubs|biedrība|federācija)|disku golfa (?:trase|parks)|(?:(?:diskgolfo|lėkščiasvydžio)) (?:klubas|draugija|federacija)|diskgolfo (?:parkas|trasa)|(?:(?:ultimate|frizbi|discgolf))[ -]?(?:klub|egyesület|szövetség|kör)*',
      'el tr':
        '(?:σύλλογος|όμιλος|λέσχη|ομοσπονδία) (?:(?:φρίσμπι|ultimate))|(?:(?:ultimate|frizbi)) (?:kulübü|derneği|federasyonu)',
      'ar he fa':
        '(?:نادي|جمعية|اتحاد) (?:ال)?فريسبي|(?:מועדון|אגודת|איגוד) פריסבי|(?:باشگاه|انجمن|هیئت|فدراسیون) فریزبی',
      'hi th vi id':
        'फ्रिस्बी (?:क्लब|संघ)|(?:ชมรม|สมาคม|สโมสร)จานร่อน|(?:câu lạc bộ|hội|liên đoàn) (?:(?:ném đĩa|ultimate frisbee))|(?:klub|komunitas|perkumpulan) ultimate frisbee',
      'ja ko zh':
        '(?:(?:アルティメット|ディスクゴルフ|フライングディスク))(?:クラブ|協会|連盟|同好会|サークル)|(?:(?:얼티밋|디스크골프|플라잉디스크)) ?(?:클럽|동호회|협회|연맹)|飞盘(?:俱乐部|协会|学会|联盟)|飛盤(?:俱樂部|協會|學會|聯盟)',
    },
  },
  {
    name: 'orienteering club',
    bucket: 'Sports and fitness',
    narrows: 'hiking or alpine club',
    words: {
      en: 'orienteering (?:clubs?|teams?|societ(?:y|ies)|associations?|leagues?)',
      'de nl':
        '*(?:(?:orientierungslauf|ol-))-?(?:verein*|club|klub|verband*|abteilung)|*(?:(?:oriëntatieloop|oriëntatie))s?[ -]?(?:vereniging|club|bond)',
      'da sv nb is':
        '*(?:orienterings) ?(?:klub|forening|forbund)*|*(?:orienterings) ?(?:klubb|förening|förbund)*|*(?:orienterings) ?(?:klubb|forening|forbund)*|*(?:rathlaups) ?(?:félag|klúbbur|deild)*',
      'fr es ca gl pt it ro':
        "(?:club|association|fédération) (?:de |d')course d'orientation|(?:club|asociación|federación) de orientación|(?:club|associació|federació) (?:de |d')(?:(?:curses d'orientació|orientació))|(?:club|clube|asociación|federación) de orientación|(?:clube|associação|federação) de orientação|(?:club|circolo|associazione|federazione) (?:di )?(?:(?:orientamento|orienteering))|(?:club|clubul|asociația|federația) (?:de )?orientare sportivă",
      'pl cs sk sl hr sr':
        '(?:klub|towarzystwo|związek|stowarzyszenie) (?:(?:orientacji sportowej|biegów na orientację|orientacyjny))|(?:klub|oddíl|spolek|svaz) orientačního běhu|(?:klub|oddiel|spolok|zväz) orientačného behu|orientacijski klub|orijentacijski klub|klub orijentacijskog (?:sporta|trčanja)',
      'ru uk bg mk':
        '(?:клуб|федерация|общество) спортивного ориентирования|(?:клуб|федерація|товариство) спортивного орієнтування|(?:клуб|федерация) (?:по|за) ориентиране|клуб по спортно ориентиране|(?:клуб|федерација) (?:по|за|на) ориентиринг',
      'fi et lv lt hu':
        '*suunnistus ?(?:seura|kerho|klubi|yhdistys|liitto)*|orienteerumis ?(?:klubi|selts|liit|ühing)|orientēšanās (?:klubs|biedrība|federācija)|orientavimosi (?:klubas|draugija|federacija)|(?:tájfutó|tájékozódási futó)[ -]?(?:klub|egyesület|szövetség|kör)*',
      'el tr': '(?:σύλλογος|όμιλος|λέσχη|ομοσπονδία) προσανατολισμού|oryantiring (?:kulübü|derneği|federasyonu)',
      'ar he fa':
        '(?:نادي|جمعية|اتحاد) (?:ال)?توجيه الرياضي|(?:מועדון|אגודת|איגוד) ניווט|(?:باشگاه|انجمن|هیئت|فدراسیون) جهت یابی',
      'th vi id':
        '(?:ชมรม|สมาคม|สโมสร)โอเรียนเทียริ่ง|(?:câu lạc bộ|hội|liên đoàn) định hướng thể thao|(?:klub|komunitas|perkumpulan) orienteering',
      'ja ko zh':
        'オリエンテーリング(?:クラブ|協会|連盟|同好会|サークル)|오리엔티어링 ?(?:클럽|동호회|협회|연맹)|定向越野(?:俱乐部|协会|学会|联盟)|定向越野(?:俱樂部|協會|學會|聯盟)',
    },
  },
  {
    name: 'triathlon club',
    bucket: 'Sports and fitness',
    narrows: 'athletics or running club',
    words: {
      en: 'triathlon (?:clubs?|teams?|societ(?:y|ies)|associations?|leagues?)|tri club',
      'de nl':
        '*triathlon-?(?:verein*|club|klub|verband*|abteilung)|*triathlons?[ -]?(?:vereniging|club|bond)|triatlon ?(?:vereniging|club)',
      'da sv nb is':
        '*triathlon ?(?:klub|forening|forbund)*|*triathlon ?(?:klubb|förening|förbund)*|*triatlon ?(?:klubb|forening|forbund)*|*þríþrautar ?(?:félag|klúbbur|deild)*',
      'fr es ca gl pt it ro':
        "(?:club|association|fédération) (?:de |d')triathlon|(?:club|asociación|federación) de triatlón|(?:club|associació|federació) (?:de |d')triatló|(?:club|clube|asociación|federación) de tríatlon|(?:clube|associação|federação) de (?:(?:triatlo|triathlon))|(?:club|circolo|associazione|federazione) (?:di )?triathlon|(?:club|clubul|asociația|federația) (?:de )?triatlon",
      'pl cs sk sl hr sr':
        '(?:klub|towarzystwo|związek|stowarzyszenie) (?:(?:triathlonu|triathlonowy))|(?:klub|oddíl|spolek|svaz) triatlonu|triatlonový klub|triatlon klub|(?:klub|oddiel|spolok|zväz) triatlonu|klub triatlona',
      'ru uk bg mk':
        '(?:клуб|федерация|общество) триатлона|(?:клуб|федерація|товариство) тріатлону|(?:клуб|федерация) (?:по|за) триатлон|(?:клуб|федерација) (?:по|за|на) триатлон',
      'fi et lv lt hu':
        '*triathlon ?(?:seura|kerho|klubi|yhdistys|liitto)*|triatloni ?(?:klubi|selts|liit|ühing)|triatlona (?:klubs|biedrība|federācija)|triatlono (?:klubas|draugija|federacija)|triatlon[ -]?(?:klub|egyesület|szövetség|kör)*',
      'el tr': '(?:σύλλογος|όμιλος|λέσχη|ομοσπονδία) τριάθλου|triatlon (?:kulübü|derneği|federasyonu)',
      'ar he fa':
        '(?:نادي|جمعية|اتحاد) (?:(?:ال)?ترايثلون|(?:ال)?ترياتلون)|(?:מועדון|אגודת|איגוד) טריאתלון|(?:باشگاه|انجمن|هیئت|فدراسیون) سه گانه',
      'hi th vi id':
        'ट्रायथलॉन (?:क्लब|संघ)|(?:ชมรม|สมาคม|สโมสร)ไตรกีฬา|(?:câu lạc bộ|hội|liên đoàn) ba môn phối hợp|(?:klub|komunitas|perkumpulan) triatlon',
      'ja ko zh':
        'トライアスロン(?:クラブ|協会|連盟|同好会|サークル)|(?:(?:철인3종|트라이애슬론)) ?(?:클럽|동호회|협회|연맹)|铁人三项(?:俱乐部|协会|学会|联盟)|鐵人三項(?:俱樂部|協會|學會|聯盟)',
    },
  },
  {
    name: 'water polo club',
    bucket: 'Sports and fitness',
    narrows: 'swimming club',
    words: {
      en: 'water ?polo (?:clubs?|teams?|societ(?:y|ies)|associations?|leagues?)',
      'de nl': '*wasserball-?(?:verein*|club|klub|verband*|abteilung)|*waterpolos?[ -]?(?:vereniging|club|bond)',
      'da sv nb is':
        '*vandpolo ?(?:klub|forening|forbund)*|*vattenpolo ?(?:klubb|förening|förbund)*|*vannpolo ?(?:klubb|forening|forbund)*|*sundknattleiks ?(?:félag|klúbbur|deild)*',
      'fr es ca gl pt it ro':
        "(?:club|association|fédération) (?:de |d')water[- ]?polo|(?:club|asociación|federación) de waterpolo|(?:club|associació|federació) (?:de |d')waterpolo|(?:club|clube|asociación|federación) de waterpolo|(?:clube|associação|federação) de (?:(?:polo aquático|pólo aquático))|(?:club|circolo|associazione|federazione) (?:di )?(?:pallanuoto)|(?:club|clubul|asociația|federația) (?:de )?polo (?:pe apă)?",
      'pl cs sk sl hr sr':
        '(?:klub|towarzystwo|związek|stowarzyszenie) piłki wodnej|(?:klub|oddíl|spolek|svaz) vodního póla|(?:klub|oddiel|spolok|zväz) vodného póla|vaterpolski klub|vaterpolo klub',
      'ru uk bg mk':
        '(?:клуб|федерация|общество) водного поло|ватерпольный клуб|(?:клуб|федерація|товариство) водного поло|(?:клуб|федерация) (?:по|за) водна топка|клуб по водна топка|(?:клуб|федерација) (?:по|за|на) ватерполо|ватерполо клуб',
      'fi et lv lt hu':
        '*vesipallo ?(?:seura|kerho|klubi|yhdistys|liitto)*|veepalli ?(?:klubi|selts|liit|ühing)|ūdenspolo (?:klubs|biedrība|federācija)|vandensvydžio (?:klubas|draugija|federacija)|vízilabda[ -]?(?:klub|egyesület|szövetség|kör)*',
      'el tr':
        '(?:σύλλογος|όμιλος|λέσχη|ομοσπονδία) (?:(?:υδατοσφαίρισης|πόλο))|(?:(?:su topu|sutopu)) (?:kulübü|derneği|federasyonu)',
      'ar he fa':
        '(?:نادي|جمعية|اتحاد) كرة (?:ال)?ماء|(?:מועדון|אגודת|איגוד) כדור מים|(?:باشگاه|انجمن|هیئت|فدراسیون) واترپلو',
      'hi th vi id':
        'वाटर पोलो (?:क्लब|संघ)|(?:ชมรม|สมาคม|สโมสร)โปโลน้ำ|(?:câu lạc bộ|hội|liên đoàn) bóng nước|(?:klub|komunitas|perkumpulan) polo air',
      'ja ko zh':
        '水球(?:クラブ|協会|連盟|同好会|サークル)|수구 ?(?:클럽|동호회|협회|연맹)|水球(?:俱乐部|协会|学会|联盟)|水球(?:俱樂部|協會|學會|聯盟)',
    },
  },
  {
    name: 'cheerleading club',
    bucket: 'Sports and fitness',
    narrows: 'gymnastics club',
    words: {
      en: '(?:(?:cheerleading|cheer|majorettes|baton twirling)) (?:clubs?|teams?|societ(?:y|ies)|associations?|leagues?)|cheerleading|cheer (?:gym|squad)|all ?stars cheer',
      'de nl':
        '*cheerleading-?(?:verein*|club|klub|verband*|abteilung)|cheerleading|*cheerleadings?[ -]?(?:vereniging|club|bond)',
      'da sv nb is':
        '*cheerleading ?(?:klub|forening|forbund)*|*cheerleading ?(?:klubb|förening|förbund)*|*cheerleading ?(?:klubb|forening|forbund)*|*klappstýru ?(?:félag|klúbbur|deild)*',
      'fr es ca gl pt it ro':
        "(?:club|association|fédération) (?:de |d')(?:cheerleading|majorettes|twirling)|(?:club|asociación|federación) de (?:(?:cheerleading|animadoras|porristas))|(?:club|associació|federació) (?:de |d')cheerleading|(?:club|clube|asociación|federación) de cheerleading|(?:clube|associação|federação) de (?:(?:cheerleading|cheerleaders|líderes de torcida))|(?:club|circolo|associazione|federazione) (?:di )?(?:(?:cheerleading|majorettes|twirling))|(?:club|clubul|asociația|federația) (?:de )?(?:(?:majorete|cheerleading))",
      'pl cs sk sl hr sr':
        '(?:klub|towarzystwo|związek|stowarzyszenie) (?:(?:cheerleaderek|mażoretek|cheerleadingu))|mażoretki|(?:klub|oddíl|spolek|svaz) (?:(?:mažoretek|roztleskávaček|cheerleadingu))|mažoretky|cheerleading|(?:klub|oddiel|spolok|zväz) (?:(?:mažoretiek|roztlieskavačiek))|(?:klub|društvo|zveza) (?:(?:mažoretk|navijaških skupin))|mažoretke|(?:klub|udruga|savez|društvo|udruženje) (?:(?:mažoretkinja|cheerleadinga))|mažoretkinje|cheerleading klub',
      'ru uk bg mk':
        '(?:клуб|федерация|общество) (?:черлидинга|чирлидинга|мажореток)|(?:клуб|федерація|товариство) (?:черлідингу|чирлідингу|мажореток)|(?:клуб|федерация) (?:по|за) мажоретки|мажоретен състав|мажоретки|(?:клуб|федерација) (?:по|за|на) мажоретки',
      'fi et lv lt hu':
        '*cheerleading ?(?:seura|kerho|klubi|yhdistys|liitto)*|(?:(?:cheerleadingu|ergutustantsu)) ?(?:klubi|selts|liit|ühing)|(?:karsējmeiteņu|mažorešu) (?:klubs|biedrība|federācija)|šokėjų sirgalių (?:klubas|draugija|federacija)|(?:(?:mazsorett|cheerleader|pompom))[ -]?(?:klub|egyesület|szövetség|kör)*',
      'el tr':
        '(?:σύλλογος|όμιλος|λέσχη|ομοσπονδία) (?:(?:τσιρλίντινγκ|μαζορετών))|(?:ponpon kız|cheerleading) (?:kulübü|derneği|federasyonu)',
      'ar he fa':
        "(?:نادي|جمعية|اتحاد) تشجيع رياضي|(?:מועדון|אגודת|איגוד) (?:מעודדות|צ'ירלידינג)|(?:باشگاه|انجمن|هیئت|فدراسیون) تشویق ورزشی",
      'hi th vi id':
        'चीयरलीडिंग (?:क्लब|संघ)|(?:ชมรม|สมาคม|สโมสร)เชียร์ลีดดิ้ง|(?:câu lạc bộ|hội|liên đoàn) cổ động|(?:klub|komunitas|perkumpulan) (?:(?:cheerleading|pemandu sorak))',
      'ja ko zh':
        '(?:チアリーディング|チアダンス)(?:クラブ|協会|連盟|同好会|サークル)|치어리딩 ?(?:클럽|동호회|협회|연맹)|啦啦操(?:俱乐部|协会|学会|联盟)|啦啦操(?:俱樂部|協會|學會|聯盟)',
    },
  },
  {
    name: 'roller derby club',
    bucket: 'Sports and fitness',
    narrows: 'figure skating or winter sports club',
    parts: {
      'roller hockey club': 'hockey|hokej|хоккей|ホッケー|하키|rink',
      'roller derby club': 'derby|ダービー|더비',
      'roller skating club':
        'skating|skate|patinage|patinaje|patinat|patinaç|patinag|pattinagg|rollschuh|inline-?skat|rolschaats|ローラースケート|롤러스케이트|인라인스케이트|轮滑|輪滑|rullskid',
    },
    words: {
      en: '(?:(?:roller derby|roller (?:hockey|skating)|inline (?:hockey|skating))) (?:clubs?|teams?|societ(?:y|ies)|associations?|leagues?)',
      'de nl':
        '*(?:(?:roller derby|inline-?hockey|rollhockey|inline-?skating|skaterhockey|rollsport))-?(?:verein*|club|klub|verband*|abteilung)|*(?:(?:roller derby|skeeler|rolschaats|inline))s?[ -]?(?:vereniging|club|bond)',
      'da sv nb is':
        '*(?:(?:roller derby|rulleskøjte|inlinehockey)) ?(?:klub|forening|forbund)*|*(?:(?:roller derby|rullskridsko|inlines)) ?(?:klubb|förening|förbund)*|*(?:(?:roller derby|rulleskøyte)) ?(?:klubb|forening|forbund)*|*hjólaskauta ?(?:félag|klúbbur|deild)*',
      'fr es ca gl pt it ro':
        "(?:club|association|fédération) (?:de |d')(?:(?:roller(?: derby| hockey)?|rink[- ]?hockey|patinage à roulettes))|(?:club|asociación|federación) de (?:(?:patinaje(?: sobre ruedas)?|hockey (?:sobre patines|patines|línea)|roller derby))|(?:club|associació|federació) (?:de |d')(?:(?:patinatge|hoquei patins))|(?:club|clube|asociación|federación) de (?:(?:patinaxe|hóckey sobre patíns))|(?:clube|associação|federação) de (?:(?:patinagem|patinação|hóquei (?:em patins)?|roller derby))|(?:club|circolo|associazione|federazione) (?:di )?(?:(?:pattinaggio(?: a rotelle)?|hockey (?:su pista|in linea)|roller derby))|(?:club|clubul|asociația|federația) (?:de )?(?:(?:patinaj pe role|role))",
      'pl cs sk sl hr sr':
        '(?:klub|towarzystwo|związek|stowarzyszenie) (?:(?:wrotkarski|wrotkarstwa|hokeja na rolkach))|(?:klub|oddíl|spolek|svaz) (?:(?:in-?line hokeje|bruslení na kolečk\\p{L}*|inline bruslení))|(?:klub|oddiel|spolok|zväz) (?:(?:in-?line hokeja|inline korčuľovania))|(?:klub|društvo|zveza) (?:(?:rolanja|in-?line hokeja))|rolkarski klub|kotalkarski klub|(?:klub|udruga|savez|društvo|udruženje) (?:(?:rolanja|hokeja na rolama|koturaljkanja))|koturaljkaški klub',
      'ru uk bg mk':
        '(?:клуб|федерация|общество) (?:(?:роллер-?спорта|роликового спорта|роллер-?дерби))|(?:клуб|федерація|товариство) (?:(?:ролер-?спорту|роликового спорту))|(?:клуб|федерация) (?:по|за) (?:(?:ролери|летни кънки))|(?:клуб|федерација) (?:по|за|на) ролери',
      'fi et lv lt hu':
        '*(?:(?:roller derby|rullaluistelu|rullakiekko)) ?(?:seura|kerho|klubi|yhdistys|liitto)*|(?:(?:rulluisu|roller derby)) ?(?:klubi|selts|liit|ühing)|(?:(?:skrituļslidošanas|inline hokeja)) (?:klubs|biedrība|federācija)|(?:(?:riedučių|riedulininkų)) (?:klubas|draugija|federacija)|(?:(?:görkorcsolya|görhoki))[ -]?(?:klub|egyesület|szövetség|kör)*',
      'el tr':
        '(?:σύλλογος|όμιλος|λέσχη|ομοσπονδία) (?:(?:τροχοπέδιλων|πατινάζ))|(?:(?:paten|tekerlekli paten|roller derby)) (?:kulübü|derneği|federasyonu)',
      'ar he fa':
        '(?:نادي|جمعية|اتحاد) (?:تزلج (?:على العجلات|بالعجلات))|(?:מועדון|אגודת|איגוד) (?:(?:רולר דרבי|רולר|רולרבליידס))|(?:باشگاه|انجمن|هیئت|فدراسیون) (?:(?:اسکیت|اسکیت هاکی))',
      'hi th vi id':
        'स्केटिंग (?:क्लब|संघ)|(?:ชมรม|สมาคม|สโมสร)(?:(?:โรลเลอร์สเก็ต|อินไลน์สเก็ต))|(?:câu lạc bộ|hội|liên đoàn) (?:(?:patin|trượt patin))|(?:klub|komunitas|perkumpulan) (?:(?:sepatu roda|inline skate))',
      'ja ko zh':
        '(?:(?:ローラーダービー|インラインホッケー|ローラースケート))(?:クラブ|協会|連盟|同好会|サークル)|(?:(?:롤러스케이트|인라인스케이트|롤러더비|인라인하키)) ?(?:클럽|동호회|협회|연맹)|(?:轮滑)(?:俱乐部|协会|学会|联盟)|(?:輪滑)(?:俱樂部|協會|學會|聯盟)',
    },
  },
  {
    name: 'parkour gym',
    bucket: 'Sports and fitness',
    narrows: 'gymnastics club',
    words: {
      en: '(?:(?:parkour|free ?running)) (?:clubs?|teams?|societ(?:y|ies)|associations?|leagues?)|parkour (?:gyms?|classes|parks?|coaching)|free ?running academy',
      'de nl':
        '*parkour-?(?:verein*|club|klub|verband*|abteilung)|parkour-?(?:halle|training|schule)|*parkours?[ -]?(?:vereniging|club|bond)|parkour ?(?:lessen|hal)',
      'da sv nb is':
        '*parkour ?(?:klub|forening|forbund)*|parkour ?(?:hal|hold)|*parkour ?(?:klubb|förening|förbund)*|parkour ?(?:hall|träning)|*parkour ?(?:klubb|forening|forbund)*|parkour ?(?:hall|park|trening)|*parkour ?(?:félag|klúbbur|deild)*|parkour\\p{L}*',
      'fr es ca gl pt it ro':
        "(?:club|association|fédération) (?:de |d')parkour|(?:cours|salle) de parkour|(?:club|asociación|federación) de parkour|(?:clases|escuela|gimnasio) de parkour|(?:club|associació|federació) (?:de |d')parkour|(?:club|clube|asociación|federación) de parkour|(?:clube|associação|federação) de parkour|aulas de parkour|(?:club|circolo|associazione|federazione) (?:di )?parkour|corsi (?:di )?parkour|(?:club|clubul|asociația|federația) (?:de )?parkour|cursuri (?:de )?parkour",
      'pl cs sk sl hr sr':
        '(?:klub|towarzystwo|związek|stowarzyszenie) parkour|parkour (?:park|zajęcia)|(?:klub|oddíl|spolek|svaz) parkouru|parkour (?:hala|tréninky)|parkourová hala|(?:klub|oddiel|spolok|zväz) parkouru|parkour (?:hala|tréningy)|(?:klub|društvo|zveza) parkourja|parkour park|(?:klub|udruga|savez|društvo|udruženje) parkoura|parkour škola',
      'ru uk bg mk':
        '(?:клуб|федерация|общество) паркура|паркур[- ]?(?:парк|центр|школа|зал)|школа паркура|(?:клуб|федерація|товариство) паркуру|школа паркуру|паркур[- ]?центр|(?:клуб|федерация) (?:по|за) паркур|(?:клуб|федерација) (?:по|за|на) паркур',
      'fi et lv lt hu':
        '*parkour ?(?:seura|kerho|klubi|yhdistys|liitto)*|parkour\\p{L}*(?:sali|halli)\\p{L}*|parkuuri ?(?:klubi|selts|liit|ühing)|parkuuri\\p{L}*|parkūra (?:klubs|biedrība|federācija)|parkūra nodarbības|parkūro (?:klubas|draugija|federacija)|parkūro (?:treniruotės|mokykla)|parkour[ -]?(?:klub|egyesület|szövetség|kör)*|parkour ?(?:edzés|terem|oktatás)\\p{L}*',
      'el tr':
        '(?:σύλλογος|όμιλος|λέσχη|ομοσπονδία) (?:παρκούρ|parkour)|parkur (?:kulübü|derneği|federasyonu)|parkur (?:eğitim|kurs|salon)\\p{L}*',
      'ar he fa':
        '(?:نادي|جمعية|اتحاد) (?:ال)?باركور|(?:מועדון|אגודת|איגוד) פארקור|חוג פארקור|(?:باشگاه|انجمن|هیئت|فدراسیون) پارکور',
      'hi th vi id':
        'पार्कौर (?:क्लब|संघ)|(?:ชมรม|สมาคม|สโมสร)ปากัวร์|(?:câu lạc bộ|hội|liên đoàn) parkour|(?:klub|komunitas|perkumpulan) parkour',
      'ja ko zh':
        'パルクール(?:クラブ|協会|連盟|同好会|サークル)|パルクール(?:教室|ジム|スクール)|파쿠르 ?(?:클럽|동호회|협회|연맹)|파쿠르 ?(?:교실|체육관|짐)|跑酷(?:俱乐部|协会|学会|联盟)|跑酷(?:馆|训练)|跑酷(?:俱樂部|協會|學會|聯盟)|跑酷(?:館|訓練)',
    },
  },
  {
    name: 'darts or snooker club',
    bucket: 'Sports and fitness',
    narrows: ['billiard hall', 'bowls or petanque club'],
    parts: {
      'darts club':
        'šíp|šip|píl|dart|fléchett|dardos|dards|freccett|rzutk|lotk|šipk|дартс|ダーツ|다트|飞镖|飛鏢|pikado',
      'billiards club':
        'sinuca|biljart|biljar|snóker|snooker|billi?ard|billar|bilhar|biliard|bilard|kulečn|biljard|бильярд|більярд|билярд|bilardo|ビリヤード|スヌーカー|당구|포켓볼|台球|斯诺克|桌球|撞球|pool|8-?ball',
    },
    words: {
      en: '(?:(?:darts?|snooker|pool(?= (?:team|league))|billiards?|8-?ball)) (?:clubs?|teams?|societ(?:y|ies)|associations?|leagues?)',
      'de nl':
        '*(?:(?:darts?|snooker|billard|pool-?billard))-?(?:verein*|club|klub|verband*|abteilung)|*(?:(?:darts?|snooker|biljart|pool))s?[ -]?(?:vereniging|club|bond)',
      'da sv nb is':
        '*(?:(?:dart|snooker|billard)) ?(?:klub|forening|forbund)*|*(?:(?:dart|snooker|biljard)) ?(?:klubb|förening|förbund)*|*(?:(?:dart|snooker|biljard)) ?(?:klubb|forening|forbund)*|*(?:(?:pílu|snóker|pool)) ?(?:félag|klúbbur|deild)*',
      'fr es ca gl pt it ro':
        "(?:club|association|fédération) (?:de |d')(?:(?:fléchettes|snooker|billard|darts))|(?:club|asociación|federación) de (?:(?:dardos|snooker|billar))|(?:club|associació|federació) (?:de |d')(?:(?:dards|snooker|billar))|(?:club|clube|asociación|federación) de (?:(?:dardos|billar))|(?:clube|associação|federação) de (?:(?:dardos|snooker|sinuca|bilhar))|(?:club|circolo|associazione|federazione) (?:di )?(?:(?:freccette|snooker|biliardo))|(?:club|clubul|asociația|federația) (?:de )?(?:(?:darts|snooker|biliard))",
      'pl cs sk sl hr sr':
        '(?:klub|towarzystwo|związek|stowarzyszenie) (?:(?:darta|snookera|bilardowy|bilarda))|(?:klub|oddíl|spolek|svaz) (?:(?:šipek|snookeru|kulečníku))|šipkový klub|billiard club|(?:klub|oddiel|spolok|zväz) (?:(?:šípok|snookeru|biliardu))|šípkarsk\\p{L}+ klub|biliardov\\p{L}+ klub|(?:klub|društvo|zveza) (?:(?:pikada|snookerja|biljarda))|pikado klub|biljardni klub|biljard klub|(?:klub|udruga|savez|društvo|udruženje) (?:(?:pikada|snookera|biljara))|biljarski klub|biljar klub',
      'ru uk bg mk':
        '(?:клуб|федерация|общество) (?:(?:дартса|снукера|бильярдного спорта))|бильярдный клуб|снукер[- ]клуб|дартс[- ]клуб|(?:клуб|федерація|товариство) (?:(?:дартсу|снукеру|більярдного спорту))|більярдний клуб|(?:клуб|федерация) (?:по|за) (?:(?:дартс|снукър|билярд))|билярд клуб|снукър клуб|(?:клуб|федерација) (?:по|за|на) (?:(?:пикадо|снукер|билјард))',
      'fi et lv lt hu':
        '*(?:(?:darts|tikka|snooker|biljardi)) ?(?:seura|kerho|klubi|yhdistys|liitto)*|(?:(?:noolemängu|snuukri|piljardi)) ?(?:klubi|selts|liit|ühing)|(?:(?:šautriņu mešanas|snūkera|biljarda)) (?:klubs|biedrība|federācija)|(?:(?:smiginio|snukerio|biliardo|pulo)) (?:klubas|draugija|federacija)|(?:(?:darts|snooker|biliárd))[ -]?(?:klub|egyesület|szövetség|kör)*',
      'el tr':
        '(?:σύλλογος|όμιλος|λέσχη|ομοσπονδία) (?:(?:βελάκια|σνούκερ|μπιλιάρδου))|(?:(?:dart|snooker|bilardo)) (?:kulübü|derneği|federasyonu)',
      'ar he fa':
        '(?:نادي|جمعية|اتحاد) (?:(?:ال)?سنوكر|(?:ال)?بلياردو|دارتس)|(?:מועדון|אגודת|איגוד) (?:(?:סנוקר|ביליארד|חצים))|(?:باشگاه|انجمن|هیئت|فدراسیون) (?:(?:دارت|اسنوکر|بیلیارد))',
      'hi th vi id':
        '(?:(?:स्नूकर|बिलियर्ड्स)) (?:क्लब|संघ)|(?:ชมรม|สมาคม|สโมสร)(?:(?:สนุกเกอร์|ปาเป้า|บิลเลียด))|(?:câu lạc bộ|hội|liên đoàn) (?:(?:bi-?a|snooker|phi tiêu))|(?:klub|komunitas|perkumpulan) (?:(?:biliar|snooker|panahan dart))',
      'ja ko zh':
        '(?:(?:ダーツ|ビリヤード|スヌーカー))(?:クラブ|協会|連盟|同好会|サークル)|(?:(?:다트|당구|포켓볼)) ?(?:클럽|동호회|협회|연맹)|(?:(?:台球|飞镖|斯诺克|桌球))(?:俱乐部|协会|学会|联盟)|(?:(?:檯球|飛鏢|斯諾克|桌球))(?:俱樂部|協會|學會|聯盟)',
    },
  },
];
