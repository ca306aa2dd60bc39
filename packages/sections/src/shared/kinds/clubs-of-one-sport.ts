import type { Kind } from './kind.ts';

/** Clubs of one sport. */
export const CLUBS_OF_ONE_SPORT: readonly Kind[] = [
  {
    name: 'tennis club',
    bucket: 'Sports and fitness',
    narrows: 'racket sports club',
    words: {
      en: 'tennis (?:clubs?|teams?|societ(?:y|ies)|associations?|leagues?)',
      'de nl': '*tennis-?(?:verein*|club|klub|verband*|abteilung)|*tenniss?[ -]?(?:vereniging|club|bond)',
      'da sv nb is':
        '*tennis ?(?:klub|forening|forbund)*|*tennis ?(?:klubb|förening|förbund)*|*tennis ?(?:klubb|forening|forbund)*|*tennis ?(?:félag|klúbbur|deild)*',
      'fr es ca gl pt it ro':
        "(?:club|association|fédération) (?:de |d')tennis|(?:club|asociación|federación) de tenis|(?:club|associació|federació) (?:de |d')tennis|(?:club|clube|asociación|federación) de tenis|(?:clube|associação|federação) de (?:(?:tênis|ténis))|(?:club|circolo|associazione|federazione) (?:di )?tennis|(?:club|clubul|asociația|federația) (?:de )?tenis",
      'pl cs sk sl hr sr':
        '(?:klub|towarzystwo|związek|stowarzyszenie) (?:tenisow\\p{L}+|tenisa)|(?:klub|oddíl|spolek|svaz) tenisu|tenisový (?:klub|oddíl)|tenis klub|(?:klub|oddiel|spolok|zväz) tenisu|tenisový klub|(?:klub|društvo|zveza) tenis|teniški klub|(?:klub|udruga|savez|društvo|udruženje) tenisa|teniski klub',
      'ru uk bg mk':
        '(?:клуб|общество) тенниса|теннисный клуб|(?:клуб|товариство) тенісу|тенісний клуб|(?:клуб|федерация) (?:по|за) тенис|тенис клуб|(?:клуб|федерација) (?:по|за|на) тенис|тениски клуб',
      'fi et lv lt hu':
        '*tennis ?(?:seura|kerho|klubi|yhdistys|liitto)*|tennise ?(?:klubi|selts|liit|ühing)|tenisa (?:klubs|biedrība|federācija)|teniso (?:klubas|draugija|federacija)|tenisz[ -]?(?:klub|egyesület|szövetség|kör)*',
      'el tr': '(?:σύλλογος|όμιλος|λέσχη|ομοσπονδία) (?:(?:αντισφαίρισης|τένις))|tenis (?:kulübü|derneği|federasyonu)',
      'ar he fa': '(?:نادي|جمعية|اتحاد) (?:ال)?تنس|(?:מועדון|אגודת|איגוד) טניס|(?:باشگاه|انجمن|هیئت|فدراسیون) تنیس',
      'hi th vi id':
        'टेनिस (?:क्लब|संघ)|(?:ชมรม|สมาคม|สโมสร)เทนนิส|(?:câu lạc bộ|hội|liên đoàn) (?:(?:quần vợt|tennis))|(?:klub|komunitas|perkumpulan) tenis',
      'ja ko zh':
        'テニス(?:クラブ|協会|連盟|同好会|サークル)|테니스 ?(?:클럽|동호회|협회|연맹)|网球(?:俱乐部|协会|学会|联盟)|網球(?:俱樂部|協會|學會|聯盟)',
    },
  },
  {
    name: 'table tennis club',
    bucket: 'Sports and fitness',
    narrows: 'racket sports club',
    words: {
      en: '(?:(?:table tennis|ping[- ]pong)) (?:clubs?|teams?|societ(?:y|ies)|associations?|leagues?)',
      'de nl': '*tischtennis-?(?:verein*|club|klub|verband*|abteilung)|*tafeltenniss?[ -]?(?:vereniging|club|bond)',
      'da sv nb is':
        '*bordtennis ?(?:klub|forening|forbund)*|*bordtennis ?(?:klubb|förening|förbund)*|*bordtennis ?(?:klubb|forening|forbund)*|*borðtennis ?(?:félag|klúbbur|deild)*',
      'fr es ca gl pt it ro':
        "(?:club|association|fédération) (?:de |d')tennis de table|(?:club|asociación|federación) de tenis de mesa|(?:club|associació|federació) (?:de |d')tennis taula|(?:club|clube|asociación|federación) de tenis de mesa|(?:clube|associação|federação) de (?:(?:tênis|ténis) de mesa)|(?:club|circolo|associazione|federazione) (?:di )?(?:(?:tennistavolo|tennis tavolo))|(?:club|clubul|asociația|federația) (?:de )?tenis de masă",
      'pl cs sk sl hr sr':
        '(?:klub|towarzystwo|związek|stowarzyszenie) tenisa stołowego|(?:klub|oddíl|spolek|svaz) stolního tenisu|(?:klub|oddiel|spolok|zväz) stolného tenisu|namiznoteniški klub|stolnoteniski klub',
      'ru uk bg mk':
        '(?:клуб|общество) настольного тенниса|(?:клуб|товариство) настільного тенісу|(?:клуб|федерация) (?:по|за) тенис на маса|(?:клуб|федерација) (?:по|за|на) пингпонг|пинг-?понгарски клуб',
      'fi et lv lt hu':
        '*pöytätennis ?(?:seura|kerho|klubi|yhdistys|liitto)*|lauatennise ?(?:klubi|selts|liit|ühing)|galda tenisa (?:klubs|biedrība|federācija)|stalo teniso (?:klubas|draugija|federacija)|asztalitenisz[ -]?(?:klub|egyesület|szövetség|kör)*',
      'el tr':
        '(?:σύλλογος|όμιλος|λέσχη|ομοσπονδία) επιτραπέζιας αντισφαίρισης|masa tenisi (?:kulübü|derneği|federasyonu)',
      'ar he fa':
        '(?:نادي|جمعية|اتحاد) (?:ال)?تنس (?:ال)?طاولة|(?:מועדון|אגודת|איגוד) טניס שולחן|(?:باشگاه|انجمن|هیئت|فدراسیون) (?:(?:تنیس روی میز|پینگ پنگ))',
      'hi th vi id':
        'टेबल टेनिस (?:क्लब|संघ)|(?:ชมรม|สมาคม|สโมสร)(?:(?:เทเบิลเทนนิส|ปิงปอง))|(?:câu lạc bộ|hội|liên đoàn) bóng bàn|(?:klub|komunitas|perkumpulan) tenis meja',
      'ja ko zh':
        '卓球(?:クラブ|協会|連盟|同好会|サークル)|탁구 ?(?:클럽|동호회|협회|연맹)|乒乓球(?:俱乐部|协会|学会|联盟)|乒乓球(?:俱樂部|協會|學會|聯盟)',
    },
  },
  {
    name: 'badminton club',
    bucket: 'Sports and fitness',
    narrows: 'racket sports club',
    words: {
      en: 'badminton (?:clubs?|teams?|societ(?:y|ies)|associations?|leagues?)',
      'de nl': '*badminton-?(?:verein*|club|klub|verband*|abteilung)|*badmintons?[ -]?(?:vereniging|club|bond)',
      'da sv nb is':
        '*badminton ?(?:klub|forening|forbund)*|*badminton ?(?:klubb|förening|förbund)*|*badminton ?(?:klubb|forening|forbund)*|*badminton ?(?:félag|klúbbur|deild)*',
      'fr es ca gl pt it ro':
        "(?:club|association|fédération) (?:de |d')badminton|(?:club|asociación|federación) de bádminton|(?:club|associació|federació) (?:de |d')bàdminton|(?:club|clube|asociación|federación) de bádminton|(?:clube|associação|federação) de badminton|(?:club|circolo|associazione|federazione) (?:di )?badminton|(?:club|clubul|asociația|federația) (?:de )?badminton",
      'pl cs sk sl hr sr':
        '(?:klub|towarzystwo|związek|stowarzyszenie) (?:(?:badmintona|badmintonowy))|(?:klub|oddíl|spolek|svaz) badmintonu|badmintonový klub|(?:klub|oddiel|spolok|zväz) bedmintonu|bedmintonový klub|badmintonski klub',
      'ru uk bg mk':
        '(?:клуб|общество) бадминтона|(?:клуб|товариство) бадмінтону|(?:клуб|федерация) (?:по|за) бадминтон|бадминтон клуб|(?:клуб|федерација) (?:по|за|на) бадминтон',
      'fi et lv lt hu':
        '*sulkapallo ?(?:seura|kerho|klubi|yhdistys|liitto)*|sulgpalli ?(?:klubi|selts|liit|ühing)|badmintona (?:klubs|biedrība|federācija)|badmintono (?:klubas|draugija|federacija)|tollaslabda[ -]?(?:klub|egyesület|szövetség|kör)*',
      'el tr':
        '(?:σύλλογος|όμιλος|λέσχη|ομοσπονδία) (?:(?:μπάντμιντον|αντιπτέρισης))|badminton (?:kulübü|derneği|federasyonu)',
      'ar he fa':
        '(?:نادي|جمعية|اتحاد) (?:ال)?ريشة (?:ال)?طائرة|(?:מועדון|אגודת|איגוד) בדמינטון|(?:باشگاه|انجمن|هیئت|فدراسیون) بدمینتون',
      'hi th vi id':
        'बैडमिंटन (?:क्लब|संघ)|(?:ชมรม|สมาคม|สโมสร)แบดมินตัน|(?:câu lạc bộ|hội|liên đoàn) cầu lông|(?:klub|komunitas|perkumpulan) (?:(?:bulu ?tangkis|badminton))',
      'ja ko zh':
        'バドミントン(?:クラブ|協会|連盟|同好会|サークル)|배드민턴 ?(?:클럽|동호회|협회|연맹)|羽毛球(?:俱乐部|协会|学会|联盟)|羽毛球(?:俱樂部|協會|學會|聯盟)',
    },
  },
  {
    name: 'squash club',
    bucket: 'Sports and fitness',
    narrows: 'racket sports club',
    words: {
      en: 'squash (?:clubs?|teams?|societ(?:y|ies)|associations?|leagues?)|squash (?:centre|courts)',
      'de nl':
        '*squash-?(?:verein*|club|klub|verband*|abteilung)|*squash-?center|*squash-?centrum|*squashs?[ -]?(?:vereniging|club|bond)|squash ?(?:baan|banen|centrum)',
      'da sv nb':
        '*squash ?(?:klub|forening|forbund)*|*squash ?(?:klubb|förening|förbund)*|*squash ?(?:klubb|forening|forbund)*',
      'fr es ca gl pt it ro':
        "(?:club|association|fédération) (?:de |d')squash|(?:club|asociación|federación) de squash|(?:club|associació|federació) (?:de |d')esquaix|(?:club|clube|asociación|federación) de squash|(?:clube|associação|federação) de squash|(?:club|circolo|associazione|federazione) (?:di )?squash|(?:club|clubul|asociația|federația) (?:de )?squash",
      'pl cs sk sl hr sr':
        '(?:klub|towarzystwo|związek|stowarzyszenie) squasha|(?:klub|oddíl|spolek|svaz) squashe|(?:klub|oddiel|spolok|zväz) squashu|squash klub',
      'ru uk bg mk':
        '(?:клуб|общество) сквоша|(?:клуб|товариство) сквошу|(?:клуб|федерация) (?:по|за) скуош|(?:клуб|федерација) (?:по|за|на) сквош',
      'fi et lv lt hu':
        '*squash ?(?:seura|kerho|klubi|yhdistys|liitto)*|squashi ?(?:klubi|selts|liit|ühing)|skvoša (?:klubs|biedrība|federācija)|skvošo (?:klubas|draugija|federacija)|(?:(?:fallabda|squash))[ -]?(?:klub|egyesület|szövetség|kör)*',
      'el tr':
        '(?:σύλλογος|όμιλος|λέσχη|ομοσπονδία) (?:(?:σκουός|squash))|(?:(?:squash|duvar tenisi)) (?:kulübü|derneği|federasyonu)',
      'ar he fa':
        '(?:نادي|جمعية|اتحاد) (?:(?:ال)?إسكواش|(?:ال)?اسكواش)|(?:מועדון|אגודת|איגוד) סקווש|(?:باشگاه|انجمن|هیئت|فدراسیون) اسکواش',
      'hi th vi id':
        'स्क्वैश (?:क्लब|संघ)|(?:ชมรม|สมาคม|สโมสร)สควอช|(?:câu lạc bộ|hội|liên đoàn) bóng quần|(?:klub|komunitas|perkumpulan) squash',
      'ja ko zh':
        'スカッシュ(?:クラブ|協会|連盟|同好会|サークル)|스쿼시 ?(?:클럽|동호회|협회|연맹)|壁球(?:俱乐部|协会|学会|联盟)|壁球(?:俱樂部|協會|學會|聯盟)',
    },
  },
  {
    name: 'martial arts club',
    bucket: 'Sports and fitness',
    narrows: 'martial arts school',
    words: {
      en: '(?:(?:judo|karate|taekwondo|aikido|kendo|ju[- ]?jitsu|jiu[- ]?jitsu)) (?:clubs?|teams?|societ(?:y|ies)|associations?|leagues?)',
      'de nl':
        '*(?:(?:judo|karate|taekwondo|aikido|kendo|ju-?jutsu))-?(?:verein*|club|klub|verband*|abteilung)|*(?:(?:judo|karate|taekwondo|aikido|jiu ?jitsu))s?[ -]?(?:vereniging|club|bond)',
      'da sv nb is':
        '*(?:(?:judo|karate|taekwondo|aikido)) ?(?:klub|forening|forbund)*|*(?:(?:judo|karate|taekwondo|aikido|budo)) ?(?:klubb|förening|förbund)*|*(?:(?:judo|karate|taekwondo|aikido)) ?(?:klubb|forening|forbund)*|*(?:(?:júdó|karate|taekwondo|aikido)) ?(?:félag|klúbbur|deild)*',
      'fr es ca gl pt it ro':
        "(?:club|association|fédération) (?:de |d')(?:(?:judo|karaté|taekwondo|aïkido|jujitsu))|(?:club|asociación|federación) de (?:(?:judo|karate|kárate|taekwondo|aikido|jiu[- ]?jitsu))|(?:club|associació|federació) (?:de |d')(?:(?:judo|karate|taekwondo|aikido))|(?:club|clube|asociación|federación) de (?:(?:judo|karate|taekwondo))|(?:clube|associação|federação) de (?:(?:judô|judo|caratê|karaté|karate|taekwondo|aikido|jiu[- ]?jitsu))|(?:club|circolo|associazione|federazione) (?:di )?(?:(?:judo|karate|taekwondo|aikido|ju ?jitsu))|judo club|karate club|(?:club|clubul|asociația|federația) (?:de )?(?:(?:judo|karate|taekwondo|aikido))",
      'pl cs sk sl hr sr':
        '(?:klub|towarzystwo|związek|stowarzyszenie) (?:(?:judo|karate|taekwondo|aikido|ju ?jitsu))|(?:klub|oddíl|spolek|svaz) (?:(?:juda|judo|karate|taekwondo|aikido))|judo klub|karate klub|(?:klub|oddiel|spolok|zväz) (?:(?:džuda|judo|karate|taekwondo|aikido))|(?:klub|društvo|zveza) (?:(?:judo|karate|taekwondo|aikido))|(?:klub|udruga|savez|društvo|udruženje) (?:(?:judo|džudo|karate|taekwondo|aikido))|(?:judo|džudo|karate|taekwondo|aikido) klub',
      'ru uk bg mk':
        '(?:клуб|общество) (?:(?:дзюдо|карате|каратэ|тхэквондо|айкидо))|(?:клуб|товариство) (?:(?:дзюдо|карате|тхеквондо|айкідо))|(?:клуб|федерация) (?:по|за) (?:(?:джудо|карате|таекуондо|айкидо))|(?:джудо|карате|таекуондо|айкидо) клуб|(?:клуб|федерација) (?:по|за|на) (?:(?:џудо|карате|таеквондо|аикидо))|(?:џудо|карате|таеквондо|аикидо) клуб',
      'fi et lv lt hu':
        '*(?:(?:judo|karate|taekwondo|aikido)) ?(?:seura|kerho|klubi|yhdistys|liitto)*|(?:(?:judo|karate|taekwondo|aikido)) ?(?:klubi|selts|liit|ühing)|(?:(?:džudo|karatē|taekvondo|aikido)) (?:klubs|biedrība|federācija)|(?:(?:dziudo|karatė|taekvondo|aikido)) (?:klubas|draugija|federacija)|(?:(?:judo|dzsúdó|karate|taekwondo|aikido))[ -]?(?:klub|egyesület|szövetség|kör)*',
      'el tr':
        '(?:σύλλογος|όμιλος|λέσχη|ομοσπονδία) (?:(?:τζούντο|καράτε|ταεκβοντό|τάε κβον ντο|αϊκίντο))|(?:(?:judo|karate|tekvando|taekwondo|aikido)) (?:kulübü|derneği|federasyonu)',
      'ar he fa':
        "(?:نادي|جمعية|اتحاد) (?:(?:جودو|الجودو|كاراتيه|الكاراتيه|تايكوندو|التايكوندو))|(?:מועדון|אגודת|איגוד) (?:(?:ג'ודו|קראטה|טאקוונדו|אייקידו))|(?:باشگاه|انجمن|هیئت|فدراسیون) (?:(?:جودو|کاراته|تکواندو|آیکیدو))",
      'hi th vi id':
        '(?:(?:कराटे|जूडो|ताइक्वांडो)) (?:क्लब|संघ)|(?:ชมรม|สมาคม|สโมสร)(?:(?:ยูโด|คาราเต้|เทควันโด|ไอคิโด))|(?:câu lạc bộ|hội|liên đoàn) (?:(?:judo|karate|karatedo|taekwondo|aikido|vovinam))|(?:klub|komunitas|perkumpulan) (?:(?:judo|karate|taekwondo|aikido))',
      'ja ko zh':
        '(?:(?:柔道|空手|剣道|合気道|テコンドー|空手道))(?:クラブ|協会|連盟|同好会|サークル)|(?:(?:유도|가라테|태권도|검도|합기도|주짓수)) ?(?:클럽|동호회|협회|연맹)|(?:(?:柔道|空手道|跆拳道|剑道|合气道))(?:俱乐部|协会|学会|联盟)|(?:(?:柔道|空手道|跆拳道|劍道|合氣道))(?:俱樂部|協會|學會|聯盟)',
    },
  },
  {
    name: 'curling club',
    bucket: 'Sports and fitness',
    narrows: 'figure skating or winter sports club',
    words: {
      en: 'curling (?:clubs?|teams?|societ(?:y|ies)|associations?|leagues?)|curling (?:rink|centre|center)',
      'de nl': '*curling-?(?:verein*|club|klub|verband*|abteilung)|*curlings?[ -]?(?:vereniging|club|bond)',
      'da sv nb is':
        '*curling ?(?:klub|forening|forbund)*|*curling ?(?:klubb|förening|förbund)*|*curling ?(?:klubb|forening|forbund)*|*krullu ?(?:félag|klúbbur|deild)*',
      'fr es ca gl pt it ro':
        "(?:club|association|fédération) (?:de |d')curling|(?:club|asociación|federación) de curling|(?:club|associació|federació) (?:de |d')cúrling|(?:club|clube|asociación|federación) de curling|(?:clube|associação|federação) de curling|(?:club|circolo|associazione|federazione) (?:di )?curling|(?:club|clubul|asociația|federația) (?:de )?curling",
      'pl cs sk sl hr sr':
        '(?:klub|towarzystwo|związek|stowarzyszenie) (?:curlingu|curlingowy)|(?:klub|oddíl|spolek|svaz) curlingu|curlingový klub|(?:klub|oddiel|spolok|zväz) curlingu|klub curlinga|curling klub',
      'ru uk bg mk':
        '(?:клуб|общество) к[её]рлинга|к[её]рлинг[- ]?клуб|(?:клуб|товариство) керлінгу|(?:клуб|федерация) (?:по|за) кърлинг|кърлинг клуб|(?:клуб|федерација) (?:по|за|на) карлинг',
      'fi et lv lt hu':
        '*curling ?(?:seura|kerho|klubi|yhdistys|liitto)*|curlingu ?(?:klubi|selts|liit|ühing)|kērlinga (?:klubs|biedrība|federācija)|akmenslydžio (?:klubas|draugija|federacija)|curling[ -]?(?:klub|egyesület|szövetség|kör)*',
      'el tr': '(?:σύλλογος|όμιλος|λέσχη|ομοσπονδία) κέρλινγκ|(?:(?:curling|körling)) (?:kulübü|derneği|federasyonu)',
      'ar he fa':
        '(?:نادي|جمعية|اتحاد) (?:ال)?كيرلنج|(?:מועדון|אגודת|איגוד) קרלינג|(?:باشگاه|انجمن|هیئت|فدراسیون) کرلینگ',
      'hi th vi id':
        'कर्लिंग (?:क्लब|संघ)|(?:ชมรม|สมาคม|สโมสร)เคอร์ลิง|(?:câu lạc bộ|hội|liên đoàn) bi đá|(?:klub|komunitas|perkumpulan) curling',
      'ja ko zh':
        'カーリング(?:クラブ|協会|連盟|同好会|サークル)|컬링 ?(?:클럽|동호회|협회|연맹)|冰壶(?:俱乐部|协会|学会|联盟)|冰壺(?:俱樂部|協會|學會|聯盟)',
    },
  },
  {
    name: 'floorball club',
    bucket: 'Sports and fitness',
    narrows: 'hockey club',
    words: {
      en: '(?:(?:floorball|unihockey)) (?:clubs?|teams?|societ(?:y|ies)|associations?|leagues?)',
      'de nl':
        '*(?:(?:floorball|unihockey))-?(?:verein*|club|klub|verband*|abteilung)|*floorballs?[ -]?(?:vereniging|club|bond)',
      'da sv nb is':
        '*floorball ?(?:klub|forening|forbund)*|*innebandy ?(?:klubb|förening|förbund)*|*innebandy ?(?:klubb|forening|forbund)*|*(?:(?:bandý|ringó)) ?(?:félag|klúbbur|deild)*',
      'fr es ca gl pt it ro':
        "(?:club|association|fédération) (?:de |d')(?:(?:floorball|unihockey))|(?:club|asociación|federación) de (?:(?:floorball|unihockey))|(?:club|associació|federació) (?:de |d')floorball|(?:club|clube|asociación|federación) de floorball|(?:clube|associação|federação) de floorball|(?:club|circolo|associazione|federazione) (?:di )?(?:(?:floorball|unihockey))|(?:club|clubul|asociația|federația) (?:de )?floorball",
      'pl cs sk sl hr sr':
        '(?:klub|towarzystwo|związek|stowarzyszenie) (?:(?:unihokeja|unihokejowy|floorballu))|(?:klub|oddíl|spolek|svaz) florbalu|florbalov\\p{L}+ (?:klub|oddíl|tým)|florbal club|(?:klub|oddiel|spolok|zväz) florbalu|florbalov\\p{L}+ (?:klub|tím)|floorball klub|klub floorballa|florbol klub',
      'ru uk bg mk':
        '(?:клуб|общество) флорбола|флорбольный клуб|(?:клуб|товариство) флорболу|флорбольний клуб|(?:клуб|федерация) (?:по|за) флорбол|(?:клуб|федерација) (?:по|за|на) флорбол',
      'fi et lv lt hu':
        '*salibandy ?(?:seura|kerho|klubi|yhdistys|liitto)*|saalihoki ?(?:klubi|selts|liit|ühing)|florbola (?:klubs|biedrība|federācija)|(?:(?:grindų riedulio|florbolo)) (?:klubas|draugija|federacija)|floorball[ -]?(?:klub|egyesület|szövetség|kör)*',
      'el tr': '(?:σύλλογος|όμιλος|λέσχη|ομοσπονδία) φλόρμπολ|floorball (?:kulübü|derneği|federasyonu)',
      'ar he fa': '(?:نادي|جمعية|اتحاد) فلوربول|(?:מועדון|אגודת|איגוד) פלורבול|(?:باشگاه|انجمن|هیئت|فدراسیون) فلوربال',
      'hi th vi id':
        'फ्लोरबॉल (?:क्लब|संघ)|(?:ชมรม|สมาคม|สโมสร)ฟลอร์บอล|(?:câu lạc bộ|hội|liên đoàn) bóng ném trong nhà|(?:klub|komunitas|perkumpulan) floorball',
      'ja ko zh':
        'フロアボール(?:クラブ|協会|連盟|同好会|サークル)|플로어볼 ?(?:클럽|동호회|협회|연맹)|软式曲棍球(?:俱乐部|协会|学会|联盟)|軟式曲棍球(?:俱樂部|協會|學會|聯盟)',
    },
  },
  {
    name: 'American football club',
    bucket: 'Sports and fitness',
    narrows: 'rugby club',
    words: {
      en: '(?:(?:american|flag) football) (?:clubs?|teams?|societ(?:y|ies)|associations?|leagues?)',
      'de nl':
        '*(?:(?:american football|flag football|football-?team))-?(?:verein*|club|klub|verband*|abteilung)|american[- ]football[- ](?:verein|team|club)|*american footballs?[ -]?(?:vereniging|club|bond)',
      'da sv nb is':
        '*amerikansk fodbold ?(?:klub|forening|forbund)*|*(?:(?:amerikansk fotboll|amerikansk fotbolls)) ?(?:klubb|förening|förbund)*|*amerikansk fotball ?(?:klubb|forening|forbund)*|*amerískan fótbolta ?(?:félag|klúbbur|deild)*',
      'fr es ca gl pt it ro':
        "(?:club|association|fédération) (?:de |d')(?:(?:football américain|flag football))|(?:club|asociación|federación) de fútbol americano|fútbol americano|(?:club|associació|federació) (?:de |d')futbol americà|(?:club|clube|asociación|federación) de fútbol americano|(?:clube|associação|federação) de futebol americano|futebol americano|(?:club|circolo|associazione|federazione) (?:di )?football americano|football americano|flag football|(?:club|clubul|asociația|federația) (?:de )?fotbal american",
      'pl cs sk sl hr sr':
        '(?:klub|towarzystwo|związek|stowarzyszenie) (?:futbolu amerykańskiego)|(?:klub|oddíl|spolek|svaz) (?:amerického fotbalu)|(?:klub|oddiel|spolok|zväz) (?:amerického futbalu)|(?:klub|društvo|zveza) ameriškega nogometa|(?:klub|udruga|savez|društvo|udruženje) (?:američkog (?:nogometa|fudbala))',
      'ru uk bg mk':
        '(?:клуб|общество) американского футбола|(?:клуб|товариство) американського футболу|(?:клуб|федерация) (?:по|за) американски футбол|(?:клуб|федерација) (?:по|за|на) американски фудбал',
      'fi et lv lt hu':
        '*(?:(?:amerikkalaisen jalkapallon|jenkkifutis)) ?(?:seura|kerho|klubi|yhdistys|liitto)*|ameerika jalgpalli ?(?:klubi|selts|liit|ühing)|amerikāņu futbola (?:klubs|biedrība|federācija)|amerikietiškojo futbolo (?:klubas|draugija|federacija)|(?:amerikai ?(?:foci|futball))[ -]?(?:klub|egyesület|szövetség|kör)*',
      'el tr':
        '(?:σύλλογος|όμιλος|λέσχη|ομοσπονδία) αμερικάνικου ποδοσφαίρου|(?:(?:amerikan futbolu|korumalı futbol)) (?:kulübü|derneği|federasyonu)',
      'ar he fa':
        '(?:نادي|جمعية|اتحاد) كرة القدم الأمريكية|(?:מועדון|אגודת|איגוד) פוטבול אמריקאי|(?:باشگاه|انجمن|هیئت|فدراسیون) فوتبال آمریکایی',
      'hi th vi id':
        'अमेरिकन फुटबॉल (?:क्लब|संघ)|(?:ชมรม|สมาคม|สโมสร)อเมริกันฟุตบอล|(?:câu lạc bộ|hội|liên đoàn) bóng bầu dục mỹ|(?:klub|komunitas|perkumpulan) (?:(?:american football|football amerika))',
      'ja ko zh':
        '(?:アメリカンフットボール|アメフト)(?:クラブ|協会|連盟|同好会|サークル)|미식축구 ?(?:클럽|동호회|협회|연맹)|(?:(?:美式橄榄球|美式足球))(?:俱乐部|协会|学会|联盟)|(?:(?:美式橄欖球|美式足球))(?:俱樂部|協會|學會|聯盟)',
    },
  },
];
