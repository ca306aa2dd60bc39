import type { Kind } from './kind.ts';

export const EVENTS: readonly Kind[] = [
  {
    name: 'photographer',
    bucket: 'Creative services',
    words: {
      en: 'photograph(?:ers?|y)|photo studio|wedding films',
      'de nl': '*fotograf(?:in|ie)?|fotostudio|*fotografie|*fotograaf|videograf*',
      'sv da nb': '*fotograf*',
      'fr es pt it ca ro':
        'photograph(?:e|es|ie)|fot[óo]graf[oa]s?|fotograf[íi]a|fotografia|fotografo|fotògraf*|fotograf',
      'pl cs sk hr sl': 'fotograf*',
      'ru uk bg': 'фотограф*|фотостуди*|фотостуді*|видеограф',
      'fi et lv lt hu': '*valokuva(?:aja|us)*|fotograaf*|fotostuudio|fotogrāf*|fotograf*|fotós|fotózás|fényképész*',
      'el tr': 'φωτογράφ*|fotoğrafç*|fotoğraf stüdyo*',
      'ar he': 'مصور|تصوير فوتوغرافي|צלם|צלמת|צילום',
      'id vi': 'fotografer|fotografi|nhiếp ảnh|studio chụp ảnh',
      'ja zh ko': '写真館|フォトスタジオ|カメラマン|摄影|攝影|사진관|스튜디오촬영',
    },
  },
  {
    name: 'film production company',
    bucket: 'News and media',
    words: {
      en: '(?:film|video|media|animation|tv) production(?: company| house| studio)?|animation studio',
      'de nl': '*filmproduktion*|videoproduktion|animationsstudio|filmproductie|videoproductie',
      'sv da nb fi':
        'filmproduktion*|videoproduktion|produktionsbolag|filmselskab|filmproduksjon|elokuvatuotanto|videotuotanto',
      'fr es pt it ca ro':
        'production (?:audiovisuelle|vidéo|de films)|société de production|productora (?:audiovisual|de cine)?|produtora (?:de vídeo|audiovisual)?|produzione (?:video|cinematografica)|casa di produzione|producció audiovisual|producție (?:video|de film)',
      'pl cs sk hr sl':
        'produkcja (?:filmowa|wideo)|filmov* produkc*|video produkc*|filmska produkcija|produkcijska kuća',
      'ru uk bg': 'видеопродакшн|продакшн*|кинокомпани*|відеопродакшн|видео продукция',
      'tr el hu': 'yapım (?:şirketi|evi)|prodüksiyon*|εταιρεία παραγωγής|filmgyártás|videógyártás',
      'ja zh ko': '映像制作|影视制作|影視製作|영상제작',
    },
  },
  {
    name: 'drone service',
    bucket: 'Creative services',
    words: {
      en: 'drone (?:services?|filming|photography|pilots?|surveys?|spraying)|aerial (?:photography|filming|surveys?)',
      'de nl sv da nb':
        'drohnenaufnahmen|drohnenservice|luftaufnahmen|dronebeelden|dronefotografie|drönarfoto*|drönartjänst*|dronefoto*|dronetjeneste*',
      'fr es pt it ca ro':
        'prises? de vue par drone|photo aérienne|servicios con drones|fotografía aérea|drones agrícolas|pulverização com drones|filmagem aérea|riprese (?:aeree|con drone)|filmări cu drona',
      'pl cs sk hr sl': 'usługi dronem|zdjęcia z drona|natáčení dronem|snimanje dronom',
      'ru uk bg': 'съ[её]мк* с (?:дрона|воздуха|квадрокоптера)|зйомка з дрона|заснемане с дрон',
      'fi et lv lt hu tr el':
        'droonikuvaus*|ilmakuvaus*|droonifoto*|drons filmēšana|dronų paslaugos|drónfelvétel*|drone çekim*|λήψεις με drone',
      'ja zh ko': 'ドローン(?:空撮|サービス|撮影|点検)|无人机(?:航拍|服务)|空拍服務|드론촬영',
    },
  },
  {
    name: 'event venue',
    bucket: 'Events',
    types: ['EventVenue'],
    words: {
      en: '(?:wedding|event|events|party|conference) venues?|conference (?:cent(?:re|er)s?|halls?|facilit(?:y|ies))|function room|banquet hall|concert hall',
      'de nl':
        'hochzeitslocation|eventlocation|veranstaltungsort|festsaal|tagungshaus|trouwlocatie|evenementenlocatie|feestzaal',
      'sv da nb': 'festlokal*|bröllopslokal*|selskabslokal*|selskapslokal*|konferensanläggning|festsal',
      'fr es pt it ca ro':
        'salle de (?:réception|mariage|fêtes)|domaine de mariage|lieu de réception|salón de (?:eventos|bodas|fiestas)|finca para bodas|espaço (?:para|de) eventos|salão de festas|location (?:per )?matrimoni|location per eventi|sala ricevimenti|sală de (?:evenimente|nunți)|salon de (?:evenimente|nunți)',
      'pl cs sk hr sl':
        'sala weselna|dom weselny|sala bankietowa|svatební místo|společenský sál|svadobná sála|dvorana za vjenčanja|svadbena sala|poročna lokacija',
      'ru uk bg': 'банкетн* зал*|свадебн* площадк*|банкетна зала|весільна зала',
      'fi et lv lt hu':
        'juhlatila*|hääpaikka*|peosaal|pidulaud|banketu zāle|pokylių salė|rendezvényhelyszín|rendezvényház|esküvői helyszín',
      'el tr': 'αίθουσα (?:εκδηλώσεων|δεξιώσεων)|κτήμα δεξιώσεων|düğün salon*|kır düğünü|etkinlik mekan*',
      'ja zh ko': '結婚式場|イベントスペース|婚宴|宴会厅|宴會廳|웨딩홀',
    },
  },
  {
    name: 'wedding planner',
    bucket: 'Events',
    words: {
      en: 'wedding (?:planners?|planning|agency|agencies|organi[sz]ers?|producers?|coordinators?)',
      'de nl': 'hochzeitsplan*|weddingplanner',
      'sv da nb': 'bröllopsplaner*|bryllupsplanlæg*|bryllupsplanlegg*',
      'fr es pt it ca ro':
        'organisat(?:ion|eur|rice) de mariages?|organización de bodas|organização de casamentos|assessoria de casamento|organizzazione matrimoni|organizare nunți',
      'pl cs sk hr sl':
        'organizacja (?:ślubów|wesel)|svatební agentura|organizace svateb|svadobná agentúra|organizacija (?:vjenčanja|porok)',
      'ru uk bg':
        'свадебн* (?:агентств*|организатор*)|организация свадеб|весільн* агенц*|організація весіль|сватбена агенция',
      'fi et lv lt hu tr el': 'hääsuunnittel*|pulmakorraldus|esküvőszervez*|düğün organizasyon*|διοργάνωση γάμων',
      'ja zh ko': 'ウ[エェ]ディングプロデュース|ウ[エェ]ディングプランナー|婚礼策划|婚禮企劃|웨딩플래너',
      ja: 'ウエディング(?:プロデュース|プランナー)|ウェディング(?:プロデュース|プランナー)|結婚式プロデュース',
      'lv lt sl hr sr is':
        'kāzu (?:aģentūra|plānotāj\\p{L}*)|vestuvių (?:agentūra|planuotoj\\p{L}*)|poročn\\p{L}+ (?:agencija|načrtoval\\p{L}+)|agencija za vjenčanja|brúðkaupsþjónust\\p{L}*',
      'ar he fa': 'تنظيم (?:حفلات )?(?:زفاف|أعراس|الزفاف)|הפקת חתונות|מפיק(?:ת)? חתונות|تشریفات عروسی',
      'id vi th': 'wedding organizer|jasa wedding|tổ chức (?:tiệc |đám )?cưới|จัดงานแต่งงาน|เวดดิ้งแพลนเนอร์',
    },
  },
  {
    name: 'conference',
    bucket: 'Events',
    words: {
      en: '(?:developer |tech |technology |international |annual |scientific |academic |programming )?conferences?(?! (?:cent(?:re|er)|venue|room|facilit(?:y|ie)|hotel|hall|organi[sz]er)s?)|[a-z]*conf,? (?:[a-z]+ )?(?:19|20)\\d\\d|(?:annual |international )?symposium|(?:world|european|national|international|annual) congress(?: (?:of|on|for))?|(?:pycon|drupalcon|wordcamp|rubyconf|kubecon|tedx)|(?:annual|international|leadership|world|global|tech) summit|unconference|call for (?:papers|proposals|speakers)|hackathon|workshop on',
      'de nl': '*konferenz|*tagung|fachtagung|*kongress|conferentie|congres',
      'sv da nb': '*konferens*|*konference*|*konferanse*',
      'fr es pt it ca ro':
        'conférence|colloque|congrès|conferencia|congreso|jornadas|conferência|congresso|convegno|conferenza|congrés|conferinț[ăa]|congres',
      'pl cs sk hr sl': 'konferencj[aię]|kongres|konference|konferencia|konferencija|konferenca',
      'ru uk bg': 'конференци*|конференці*|симпозиум',
      'fi et lv lt hu': 'konferenssi*|konverents*|konference|konferencija|konferencia*',
      'el tr': 'συνέδριο|konferans*|kongre*',
      'ar he': 'مؤتمر|כנס',
      'id vi': 'konferensi|hội nghị|hội thảo',
      'ja zh ko':
        'カンファレンス|国際会議|学術集会|国际会议|國際會議|学术会议|學術會議|峰会|峰會|开发者大会|開發者大會|技术大会|研讨会|研討會|컨퍼런스|학술대회',
    },
  },
  {
    name: 'festival',
    bucket: 'Events',
    types: ['Festival', 'MusicFestival'],
    words: {
      'en de nl fr sv da nb pl cs sk hr sl tr id': '*festival*|festiwal|festivali',
      'es pt it ca ro': 'festival|festivales|feria|festivalul',
      'ru uk bg': 'фестиваль|фестивал[яю]|фестивалът',
      'fi et lv lt hu el': '*festivaali*|festival|festivāls|festivalis|fesztivál*|φεστιβάλ',
      'ar he vi': 'مهرجان|פסטיבל|lễ hội',
      'ja zh ko':
        'フェスティバル|(?:音乐|电影|艺术|文化|戏剧|美食|啤酒)节|(?:音樂|電影|藝術|文化|戲劇|美食|啤酒)節|축제|페스티벌',
    },
  },
];
