import { type Kind, OFTEN_ENGLISH } from './kind.ts';

/** What people draw and play with. */
export const GRAPHICS_AND_GAMES: readonly Kind[] = [
  {
    name: 'graphics editor',
    bucket: 'Software',
    narrows: ['photo, video or design editor', 'code editor or terminal'],
    parts: {
      'vector graphics editor': 've[ck]tor|wektor|вектор|矢量|向量|ドロー|ベクター?|벡터|متج|וקטור|vektör',
      'painting program':
        'paint|draw|zeichen|mal|teken|dibuj|desenh|dessin|disegn|rysow|kresl|рисован|малюван|お絵かき|ペイント|绘画|绘图|繪圖|그림|드로잉|rajz|çizim|joonistus|piirto|ritprogram|tegne|رسم|ציור',
      'photo editor': 'photo|foto|fényk|фото|照片|写真|사진|zdję',
      'image editor':
        'image|bild|beeld|billed|bilde|imágen|imagen|imagem|immagin|obraz|obráz|зображ|изображ|画像|图片|图像|圖片|影像|이미지|kép|resim|görsel|pilditöötl|kuvan|صور|תמונות',
    },
    words: {
      [OFTEN_ENGLISH]:
        '(?:free |open[- ]source |raster |bitmap )?(?:vector|raster|bitmap|pixel|svg|raw)[- ](?:graphics|drawing|image|photo|illustration|design) (?:editors?|software|programs?|tools?|app|application|processor)|(?:image|graphics|bitmap|raw photo|photo) (?:editing|manipulation|processing|retouching) (?:programs?|software|application|suite)|(?:graphics|sprite|icon|diagram|svg) editors?|(?:digital )?(?:painting|drawing|sketching|illustration) (?:programs? for|software|app|application)|pixel art (?:editor|tool|software)',
      'de nl':
        '*vektor-?(?:grafik|zeichen)(?:programm|editor|software)|programm für (?:vektorgrafik|bildbearbeitung)|*bildbearbeitungs(?:programm|software)|*grafik(?:programm|editor|software)|*(?:zeichen|mal)(?:programm|software)(?! für kinder)|*fotobearbeitungs(?:programm|software)|*(?:vector)?tekenprogramma|programma voor (?:beeldbewerking|fotobewerking|vectortekeningen)|*(?:beeld|foto)bewerkings(?:programma|software)|*grafisch programma',
      'sv da nb':
        '*(?:bild|foto)redigeringsprogram|*(?:billed|foto)redigeringsprogram|*bilderedigeringsprogram|*vektorgrafik(?:program)?|*ritprogram|*tegneprogram',
      'fr es pt it ca ro':
        "(?:logiciel|éditeur|programme)(?: libre| gratuit)? (?:de |d['’])(?:dessin|graphismes?|images? vectorielles?|graphiques? vectoriels?|retouche|traitement d['’]images?|peinture numérique|illustration)(?: vectoriel(?:le)?s?| d['’]images?| photos?| numérique)?|(?:programa|software|editor)(?: libre| gratuito)? de (?:edición de (?:imágenes|fotos)|dibujo|gráficos|imágenes|ilustración|pintura digital|retoque)(?: vectorial(?:es)?| fotográfico)?|editor de (?:gráficos|imágenes) vectoriales|(?:programa|software|editor)(?: livre| gratuito)? de (?:edição de (?:imagens|fotos)|desenho|gráficos|imagens|ilustração|pintura digital)(?: vetorial| vetoriais)?|(?:programma|software|editor)(?: libero| gratuito)? (?:di |per )(?:grafica|disegno|fotoritocco|immagini|modifica (?:di )?(?:immagini|foto)|pittura digitale|illustrazione)(?: vettoriale)?|(?:programa|editor) (?:de |d['’])(?:dibuix|imatges|gràfics)(?: vectorial)?|editor de (?:imagini|grafică vectorială)",
      'pl cs sk hr sl':
        '(?:edytor|program)(?: do)? (?:grafiki|edycji (?:zdjęć|obrazów)|rysowania|obróbki (?:zdjęć|grafiki)|grafiki wektorowej)(?: wektorowej| rastrowej)?|(?:vektorový|rastrový|grafický|bitmapový)(?: grafický| obrázkový)? (?:editor|program)|program (?:na|pro) (?:úpravu|úpravy|upravu) (?:fotek|fotografií|obrázků|obrázkov)|(?:program|editor) (?:pro|na) (?:kreslení|kreslenie|vektorovou grafiku)|program za (?:obradu|uređivanje|urejanje) (?:slika|slik|fotografija)',
      'ru uk bg':
        '(?:векторн\\p{L}+|растров\\p{L}+)(?: графическ\\p{L}+| графічн\\p{L}+)? (?:редактор|графический редактор)|графический редактор|редактор (?:изображений|растровой графики|векторной графики|зображень|растрової графіки|векторної графіки)|программа для (?:рисования|обработки (?:фото\\p{L}*|изображений))|(?:векторний|растровий)(?: графічний)? редактор|графічний редактор|програма для (?:малювання|обробки (?:фото\\p{L}*|зображень))|графичен редактор',
      'fi et lv lt hu':
        '*kuvankäsittelyohjelma|*piirto-?ohjelma|*vektorigrafiikka(?:ohjelma)?|*pilditöötlus(?:programm|tarkvara)|*joonistusprogramm|*vektorgraafika(?:programm|redaktor)?|grafikas redaktors|grafikos redaktorius|(?:kép|fénykép)szerkesztő (?:program|szoftver|alkalmazás)|vektorgrafikus (?:szerkesztő|program|rajzoló)\\p{L}*|(?:rajzoló|grafikai) (?:program|szoftver)',
      'el tr':
        'πρόγραμμα (?:επεξεργασίας (?:εικόνας|φωτογραφιών)|διανυσματικών γραφικών)|(?:fotoğraf|resim|görüntü|görsel|grafik) (?:düzenleme|işleme|düzenleyici) ?(?:programı|yazılımı)|(?:vektör|vektörel)(?: grafik)? (?:çizim|düzenleme) (?:programı|yazılımı)|çizim (?:programı|uygulaması)',
      'ar he fa':
        '(?:برنامج|محرر) (?:تحرير|تعديل|معالجة) (?:ال)?صور|برنامج (?:ال)?(?:رسم|تصميم (?:ال)?(?:جرافيك|غرافيك))|محرر (?:رسوميات|رسومات)(?: متجهية)?|תוכנ[הת] (?:ל)?(?:עריכת תמונות|עיבוד תמונה|ציור|גרפיקה)|עורך (?:גרפי|תמונות)|نرم ?افزار ویرایش عکس',
      'ja zh ko':
        '(?:画像|写真)(?:編集|加工|処理)(?:ソフト(?:ウェア)?|ツール|アプリ)|(?:ドロー|ペイント|お絵かき|ベクター(?:画像編集)?)(?:ソフト(?:ウェア)?|ツール|アプリ)|(?:图片|图像|照片)(?:编辑|处理|修图)(?:软件|工具|器)|(?:矢量|绘图|绘画)(?:图形)?(?:软件|编辑器|绘图软件)|(?:圖片|影像|照片|向量)(?:編輯|處理|繪圖)(?:軟體|工具|器)|繪圖軟體|(?:이미지|사진|벡터|그래픽) ?(?:그래픽 ?)?(?:편집기|편집 ?(?:프로그램|툴|앱|소프트웨어)|드로잉 ?프로그램)|그림판|그림 ?그리기 ?(?:프로그램|앱)',
    },
  },
  {
    name: 'strategy, racing or platform game',
    bucket: 'Games',
    narrows: 'video game',
    parts: {
      'strategy game': 'strateg|estrat|стратег|戦略|策略|전략|strategi|tower def|塔防|タワーディフェンス|타워|城市',
      'racing game':
        'rac(?:e|ing)|renn|course|carrer|corrid|guida|wyścig|závod|гон|レース|赛车|賽車|레이싱|verseny|yarış',
      'platform game': 'platform|jump|plateforme|plataform|платформ|アクション|平台|跳跃',
      'role-playing game':
        'role|rollen|rôle|\\brol\\b|rpg|ruolo|ролев|рольов|ロールプレイング|角色扮演|롤플레잉|szerepjáték',
    },
    words: {
      en: '(?:real-time|turn-based|space|historical|grand|4x|free|open[- ]source|multiplayer|retro|arcade|fantasy|massively multiplayer)(?: online)? (?:strategy|racing|role-playing|platform|shooter|adventure|puzzle|simulation|sandbox|tower defen[cs]e) (?:video )?games?|(?:free-to-play|open[- ]source|multiplayer online|3d) (?:\\p{L}+ )?(?:games?(?! (?:engine|framework|library|server))|racing game|shooter)|multiplayer shooter|puzzle adventure|(?:quiz|trivia|word|puzzle|adventure|action|card|co-op) games? (?:for|on) (?:pc|steam|mobile|ios|android|the switch|windows|linux)|tower defen[cs]e(?: game)?s?|(?:2d|3d|pixel|retro) platformers?|(?:kart|arcade) racing game|text adventures? for',
      'de nl':
        '*(?:echtzeit|rundenbasiertes )?strategiespiel (?:für|im|in)|*rennspiel|*jump-and-run|*online-?rollenspiel|*racespel|*tower-?defense-?(?:spiel|spel)',
      'fr es pt it':
        'jeu (?:de stratégie|de course|de plateforme|de rôle) (?:en ligne|en temps réel|libre|multijoueur|pour|tour par tour)|jeu de (?:défense de tours|tower defense)|juego de (?:estrategia en tiempo real|carreras|plataformas|rol en línea|defensa de torres)|jogo de (?:estratégia em tempo real|corrida|plataforma|defesa de torres)|gioco (?:di corse|strategico in tempo reale|di ruolo online|platform|tower defense)',
      'pl cs sk hu':
        'gra (?:strategiczna czasu rzeczywistego|wyścigowa|platformowa|fabularna online|tower defense)|(?:závodní|tahová strategická|plošinová) hra|(?:stratégiai|autóverseny|platform|toronyvédő) ?játék',
      'ru uk':
        '(?:стратегия в реальном времени|гоночная игра|платформер|ролевая онлайн-игра|игра в жанре)|(?:стратегія в реальному часі|перегонова гра|рольова онлайн-гра|гра в жанрі)',
      'sv da nb fi et tr':
        '*racingspel|*strategispel|*strategispil|*strategispill|*plattformsspel|*ajopeli|*tasohyppely|*strateegiamäng|(?:gerçek zamanlı strateji|yarış|platform|kule savunma) oyunu',
      'ar he': 'لعبة (?:سباق|استراتيجية في الوقت|دفاع الأبراج)|משחק (?:אסטרטגיה|מרוצים|תפקידים|פלטפורמה)',
      'ja zh ko':
        '(?:戦略|レース|アクション|ロールプレイング|タワーディフェンス)ゲーム|(?:即时战略|塔防|赛车|角色扮演|平台跳跃)游戏|(?:即時戰略|塔防|賽車|角色扮演)遊戲|(?:타워 ?디펜스|레이싱|롤플레잉|실시간 ?전략) ?게임',
    },
  },
];
