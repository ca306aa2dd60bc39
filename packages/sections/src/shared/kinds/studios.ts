import type { Kind } from './kind.ts';

export const STUDIOS: readonly Kind[] = [
  {
    name: 'Pilates studio',
    bucket: 'Sports and fitness',
    narrows: 'yoga studio',
    words: {
      'en de nl sv da nb fi':
        '*(?:reformer |clinical |mat )?pilates[- ]?(?:studios?|class(?:es)?|courses?|lessons?|teachers?|instructors?|kurse?|lessen|les|unterricht|lehrerin|timer|hold|pass|trener|tunnit|salong)|reformer pilates|barre (?:studio|class(?:es)?)|pilates reformer',
      'fr es pt it ca ro':
        '(?:studio|cours|école) (?:de )?pilates|pilates (?:reformer|máquina|terapéutico|suelo|studio|clínico|aparelhos)|(?:clases|estudio|centro) de pilates|(?:aulas|estúdio|studio) de pilates|(?:lezioni|corsi|studio) (?:di )?pilates|classes de pilates|(?:studio|cursuri|ședințe) (?:de )?pilates',
      'pl cs sk hr sl sr':
        '(?:studio|zajęcia|trening) pilates\\p{L}*|pilates (?:studio|reformer|lekce|cvičení|lekcie|centar|trening|vadba)|(?:studio|lekce|cvičenie) pilates\\p{L}*',
      'ru uk bg mk':
        '(?:студия|студія|занятия|занятие|заняття|студио) (?:по |за |з )?пилатес\\p{L}*|студия пилатеса|(?:пилатес|пілатес)[- ](?:студи|студі|реформер)\\p{L}*|студія пілатесу|пилатес студио',
      'et lv lt hu':
        'pilates(?:e)? ?(?:stuudio|treening|tunni)\\p{L}*|pilates (?:studij|nodarbīb)\\p{L}*|pilat(?:eso|es) (?:studij|treniruot)\\p{L}*|pilates (?:stúdió|óra|terem|edzés)\\p{L}*',
      'el tr ar he fa':
        'pilates (?:studio|reformer|stüdyosu|salonu|dersi|dersleri)|(?:στούντιο|μαθήματα) pilates|(?:reformer|aletli) pilates|(?:استوديو|دروس) (?:ال)?بيلاتس|(?:סטודיו|שיעורי) (?:ל)?פילאטיס|פילאטיס (?:מכשירים|מזרן)|(?:باشگاه|کلاس) پیلاتس',
      'ja zh ko':
        'ピラティス(?:スタジオ|教室)|マシンピラティス|普拉提(?:工作室|馆|课程)|皮拉提斯(?:教室|課程|工作室)?|필라테스 ?(?:스튜디오|센터|학원)?',
      de: 'pilatesstudio|pilates*',
    },
  },
  {
    name: 'meditation centre',
    bucket: 'Beauty and wellness',
    narrows: ['temple', 'retreat centre'],
    parts: {
      'Buddhist centre': 'buddhi|bouddh|budis|будд|boeddh|zen|禅|坐禅|佛',
      'mindfulness courses': 'mindful|achtsam|mbsr|マインドフル|正念|마음챙김',
      'meditation centre': 'medit|медит|冥想|瞑想|명상|meditác|חידות|تأمل|מדיט',
    },
    words: {
      en: '(?:meditation|mindfulness|zen|buddhist|vipassana) (?:cent(?:re|er)s?|studios?|courses?|classes|groups?|sangha|retreat cent(?:re|er))|(?:learn|guided) meditation (?:classes|courses)',
      'de nl sv da nb':
        '*meditationszentrum|*zen-?zentrum|*zendo|*meditationskurs(?:e)?|*mbsr-?kurs(?:e)?|*achtsamkeitskurs(?:e)?|*meditatiecentrum|*zencentrum|*mindfulness-?(?:training|cursus|kurs|instruktør)|*meditationscenter|*meditationskurs(?:er)?|*meditasjonssenter|*meditasjonskurs',
      'fr es pt it ca ro':
        '(?:centre|cours|école|groupe) de méditation|centre zen|(?:centro|escuela|clases|cursos) de (?:meditación|mindfulness)|centro (?:zen|budista)|(?:centro|escola|aulas|cursos) de meditação|(?:centro|corsi|scuola) di (?:meditazione|mindfulness)|centre de meditació|(?:centru|cursuri) (?:de )?meditație',
      'pl cs sk hr sl sr':
        '(?:ośrodek|centrum|kurs\\p{L}*) medytac\\p{L}+|(?:meditační|meditačné) (?:centrum|kurz\\p{L}*)|kurz\\p{L}* (?:meditace|meditácie|mindfulness)|(?:centar za meditaciju|meditacijski centar|tečaj meditacije|kurs meditacije)',
      'ru uk bg mk':
        '(?:центр|школ|курс)\\p{L}* медитаци\\p{L}+|(?:центр|школ|курс)\\p{L}* медитаці\\p{L}+|(?:център|курс\\p{L}*|центар) (?:за|по) медитаци\\p{L}+|дзен-?центр\\p{L}*',
      'fi et lv lt hu':
        '*meditaatiokeskus|*meditaatiokurssi\\p{L}*|*zen-?keskus|*meditatsioonikeskus|*meditatsioonikursus\\p{L}*|meditācijas (?:centr|kurs|nodarbīb)\\p{L}*|meditacijos (?:centr|kurs|mokykl)\\p{L}*|(?:meditációs|zen|mindfulness) (?:központ|tanfolyam|centrum|tréning)\\p{L}*',
      'el tr ar he fa':
        'κέντρο διαλογισμού|(?:meditasyon|zen) (?:merkezi|kursu|stüdyosu)|مركز (?:ال)?تأمل|(?:מרכז|קורס) (?:ל)?מדיטציה|מרכז מדיטציה|مرکز مدیتیشن|دوره مدیتیشن',
      'ja zh ko':
        '瞑想(?:センター|スタジオ|教室)|坐禅会|禅修中心|冥想(?:中心|馆|课程)|禪修中心|靜坐中心|명상 ?(?:센터|원|학교)',
    },
  },
  {
    name: 'ballet school',
    bucket: 'Education',
    narrows: 'dance school',
    words: {
      'en de nl sv da nb':
        'ballet (?:schools?|class(?:es)?|academ(?:y|ies)|lessons|studio)|school of ballet|*ballettschule|*ballettstudio|*ballettunterricht|*ballettakademie|*balletschool|*balletles(?:sen)?|*balettskola\\p{L}*|*balletskole|*ballettskole|*balettakademi\\p{L}*',
      'fr es pt it ca ro':
        '(?:école|cours) de (?:danse classique|ballet)|(?:escuela|academia|clases) de ballet|(?:escola|aulas) de (?:ballet|balé|dansa clàssica)|(?:scuola|corsi) di (?:danza classica|balletto)|(?:școal[ăa]|cursuri) de balet',
      'pl cs sk hr sl sr':
        '(?:szkoła|zajęcia|studio) (?:baletow\\p{L}+|baletu)|(?:baletní|baletná) (?:škola|studio|přípravka|štúdio)|(?:baletna škola|baletni studio|škola baleta|baletna šola)',
      'ru uk bg mk':
        '(?:балетн\\p{L}+ (?:школ|студи|студі)|(?:школа|студия|студія) балет)\\p{L}*|балетно (?:училище|студио|школа)|балетна школа|балетско училиште',
      'fi et lv lt hu':
        '*balettikoulu\\p{L}*|*balettitunnit|*balletikool|*balletistuudio|baleta (?:skol|studij)\\p{L}*|baleto (?:mokykl|studij)\\p{L}*|balett ?(?:iskola|óra|stúdió|oktatás)\\p{L}*|balettiskola\\p{L}*',
      'el tr ar he fa':
        'σχολή μπαλέτου|bale (?:okulu|kursu|stüdyosu)|(?:مدرسة|أكاديمية) (?:ال)?باليه|(?:בית ספר|סטודיו|חוגי) (?:ל)?בלט|(?:آموزشگاه|کلاس) باله',
      'ja zh ko':
        'バレエ(?:教室|スクール|スタジオ)|芭蕾(?:学校|培训|舞蹈教室|教室|舞學校)|발레 ?(?:학원|교실|스튜디오)',
    },
  },
  {
    name: 'pole dance studio',
    bucket: 'Sports and fitness',
    narrows: 'dance school',
    parts: {
      'pole dance studio':
        'pole|tanko|stang|rúd|rurze|tyč|šipk|drog|verticale|пилон|ポール|钢管|鋼管|폴 ?댄스|barra|palo',
      'aerial arts studio': 'aerial|luftakro|tela acr|telas|danza aérea|aro y|tissu|воздушн|повітрян|エアリアル|空中',
    },
    words: {
      'en de nl sv da nb fi fr es pt it ca ro pl cs sk hr sl sr et lv lt hu tr id vi':
        '*pole[- ]?(?:dance|dancing|fitness|sport|dans)(?:[- ]?\\p{L}*)?|aerial (?:arts|hoop|yoga|silks) (?:studio|classes|school)|*tankodans|tankotanssi\\p{L}*|*stangdans|rúdtánc\\p{L}*|rúdfitn\\p{L}+|taniec na rurze|tanec (?:u|pri) tyč[ei]|ples na (?:šipki|drogu)|dans(?:e)? (?:à la )?barre verticale|*luftakrobatik-?(?:studio|schule)?|tela acrobática|telas aéreas|danza aérea|aro y telas',
      'ru uk bg mk':
        'пол-?д[еэ]нс\\p{L}*|pole dance|воздушн\\p{L}+ (?:гимнастик|полотн)\\p{L}*|повітрян\\p{L}+ (?:гімнастик|полотн)\\p{L}*|танц на пилон|пилон\\p{L}* (?:фитнес|танци)|танці на пілоні',
      'el ar he fa': 'pole dance|בית ספר לריקוד על עמוד|ריקוד על עמוד',
      'ja zh ko':
        'ポールダンス(?:スタジオ|教室)?|エアリアル(?:ヨガ|スタジオ)|钢管舞(?:培训|工作室)?|鋼管舞(?:教室)?|空中瑜伽|폴댄스(?:학원| ?스튜디오)?|플라잉 ?요가',
    },
  },
  {
    name: 'paint-your-own pottery studio',
    bucket: 'Leisure',
    narrows: 'pottery studio',
    parts: {
      'paint-your-own pottery studio': 'potter|ceram|keram|cerám|cerâm|陶|керам|도자|cerami',
      'paint and sip studio': '(?:paint|sip)[- ](?:and|&|n)[- ](?:sip|paint)',
    },
    words: {
      en: '(?:pottery|ceramics?|paint[- ]your[- ]own(?:[- ]pottery)?) painting|paint[- ]your[- ]own[- ](?:pottery|ceramics?)(?: (?:studio|café|cafe))?|pottery painting (?:studio|café|cafe)|(?:paint|sip)[- ](?:and|&|n)[- ](?:sip|paint)(?: studio| party)?|ceramic café',
      'de nl sv da nb':
        '*keramik-?(?:malstudio|bemalen|malcafé|mal-?café|malen)|keramik (?:selbst )?bemalen|*malcafé|*keramiek (?:schilderen|beschilderen)|*keramiek-?café|*måla keramik|*keramik ?café|*mal selv keramik|*male keramikk|*kreativ ?café',
      'fr es pt it ca ro':
        '(?:peinture|café|bar à) (?:sur )?céramique|café céramique|(?:pintar|pinta) (?:tu )?cerámica|cerámica café|pintar? cerâmica|(?:dipingere|pittura su|dipingi la tua) ceramica|ceramic café|pintar ceràmica|pictură pe ceramică|pintura e vinho|pinta y vino',
      'pl cs sk hr sl sr':
        'malowanie (?:ceramiki|przy winie)|malarnia ceramiki|malování (?:na )?keramiky?|malovanie (?:na )?keramiky|kavárna malování keramiky|(?:oslikavanje|slikanje|bojanje) keramike|slikanje (?:uz vino|ob vinu)|vino i slikanje|poslikava keramike',
      'ru uk bg mk':
        '(?:роспись|розпис) (?:по )?керамик\\p{L}+|розпис кераміки|арт-?вечеринк\\p{L}+|рисуване (?:на|върху) керамика|рисуване и вино|вино и рисуване',
      'fi et lv lt hu':
        '*keramiikan ?maalau\\p{L}+|*keramiikkakahvila|*keraamika ?maalimi\\p{L}+|(?:keramikas|trauku) apgleznoša\\p{L}+|keramikos (?:tapym|dekoravim|dažym)\\p{L}*|tapymo vakar\\p{L}+|(?:kerámiafest|élményfest)\\p{L}+|kerámia ?festő\\p{L}*',
      'el tr ar he fa':
        'ζωγραφική (?:σε )?κεραμικ\\p{L}+|seramik boyama (?:atölyesi|kafe)?|(?:ورشة|مقهى) (?:تلوين|رسم) (?:على )?(?:ال)?(?:سيراميك|فخار)|(?:ציור על קרמיקה|צביעת קרמיקה|פיינט אנד סיפ)|نقاشی روی سفال',
      'ja zh ko':
        '(?:絵付け|ポーセラーツ)(?:体験|教室|サロン)|(?:陶瓷|彩绘)(?:彩绘|体验)(?:馆|店)?|彩繪陶瓷|드로잉 ?카페|도자기 ?페인팅',
    },
  },
  {
    name: 'photo studio hire',
    bucket: 'Creative services',
    parts: {
      'podcast studio': 'podcast|подкаст|ポッドキャスト|播客|팟캐스트',
      'film studio hire': 'film',
      'photo studio hire': 'photo|foto|фото|φωτο|写真|影棚|摄影棚|攝影棚|スタジオ|스튜디오|mietstudio|portrait',
    },
    words: {
      en: '(?:photo(?:graphy)?|film|video|podcast|daylight|content) studios? (?:hire|rentals?|for hire|for rent|space)|(?:rental|hire) (?:photo|film) studio|self[- ](?:photo|portrait) studio|podcast studios?',
      'de nl sv da nb':
        '*mietstudio|*fotostudio (?:mieten|vermietung)|*studio mieten|*podcast-?studio|*fotostudio (?:huren|verhuur)|*studioverhuur|*fotostudio (?:hyra|uthyrning)|*hyrstudio|*studioutleie|*lej fotostudie',
      'fr es pt it ca ro':
        "(?:location (?:de )?)studio (?:photo|vidéo|podcast)|studio de podcast|(?:alquiler de|plató|estudio) (?:estudio|fotográfico en alquiler|de pod?cast|platós)|alquiler de (?:estudio|plató)\\p{L}*|(?:aluguer|aluguel|locação) de estúdio|estúdio (?:para locação|de podcast)|(?:noleggio|affitto) (?:studio|sala) (?:fotografico|posa)|sala posa|lloguer d['’]estudi|(?:închiriere|închirieri) studio foto",
      'pl cs sk hr sl sr':
        '(?:wynajem|studio) (?:studia )?(?:fotograficznego|na wynajem|podcastowe)|(?:pronájem|prenájom) (?:foto)?(?:ateliéru|studia|štúdia)|(?:najam|iznajmljivanje) (?:foto )?studija|studio za najam|najem fotostudia|podcast studio',
      'ru uk bg mk':
        '(?:аренда|прокат) (?:фото)?студи\\p{L}+|(?:оренда) (?:фото)?студі\\p{L}+|подкаст-?студи\\p{L}+|(?:студио|фотостудио) под наем',
      'fi et lv lt hu':
        '*studiovuokrau\\p{L}+|*kuvausstudio vuokra\\p{L}*|*stuudio ?rent|*fotostuudio rent|(?:foto)?studijas noma|(?:fotostudijos|studijos) nuoma|(?:fotó|stúdió) ?(?:stúdió )?bérlés\\p{L}*|bérelhető stúdió\\p{L}*',
      'ja zh ko':
        '(?:レンタル|貸し|セルフ写真)(?:フォト)?スタジオ|(?:摄影棚|影棚)出租|自助(?:照相馆|拍照)|攝影棚(?:出租|租借)|(?:렌탈|대여) ?스튜디오|셀프 ?(?:사진관|스튜디오)|스튜디오 ?대여',
    },
  },
];
