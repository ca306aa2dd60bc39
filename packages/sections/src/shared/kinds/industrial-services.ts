import type { Kind } from './kind.ts';

/** Services for factories. */
export const INDUSTRIAL_SERVICES: readonly Kind[] = [
  {
    name: 'galvanising or plating company',
    bucket: 'Manufacturing',
    narrows: ['metalworker', 'powder coating company'],
    parts: {
      'galvanising company':
        'zincag|zincado|zincat|varmf|heitgalv|(?<!electro)galvani[sz](?:ing|er)|verzink(?!erei und gal)|galvanisation à|cynk|zinkov|cinkan|cinčan|цинк|sinkity|tsinki|cinkoš|cinkav|horgany|galvaniz|亜鉛|용융|镀锌|鍍鋅',
      'anodising company': 'anodi|elox|anod|eloks|анод|アルマイト|아노다이|阳极|陽極',
      'chrome plating company': 'chrom|cromad|cromag|cromat|kroma|хром|kroom|króm',
      'electroplating company':
        'electro ?plat|galvanik|galvano|galvanica|galvanote|galwaniz|galvanov|гальван|galvaani|galvanik|メッキ|めっき|도금|电镀|電鍍|nickel',
    },
    words: {
      en: '(?:hot[- ]dip )?galvani[sz](?:ing|ers?)(?: compan(?:y|ies)| plants?| services?)?|electro ?plat(?:ing|ers?)|(?:chrome|zinc|nickel|gold) plating|anodi[sz]ing|metal finishing',
      'de nl':
        '*verzinkerei|*feuerverzink\\p{L}+|*galvanik|*eloxal\\p{L}*|*eloxier\\p{L}+|*verchromung|*verzinkerij|*galvano\\p{L}*|*thermisch verzinken|*verchromen|*anodiseren',
      'da sv nb is':
        '*varmforzinkning|*galvanisering|*forkromning|*eloksering|*varmförzink\\p{L}+|*ytbehandling|*förkromning|*anodisering|*varmforsink\\p{L}+|*overflatebehandling|*forkromming|*galvanhúðun|*heitgalvanhúð\\p{L}+',
      'fr es ca gl pt it ro':
        'galvanisation|galvanoplastie|anodisation|chromage|traitement de surface|galvanizado|galvanoplastia|galvanotecnia|anodizado|cromado (?:de|industrial)|zincado|galvanitzat|anoditzat|cromats|galvanização|anodização|cromagem|zincagem|zincatura|galvanica|anodizzazione|cromatura|ossidazione anodica|galvanizare|zincare(?: termică)?|anodizare|cromare',
      'pl cs sk sl hr sr':
        'cynkowni\\p{L}+|cynkowanie|galwanizerni\\p{L}+|anodowanie|chromowanie|zinkovn\\p{L}+|žárové zinkování|galvanovn\\p{L}+|eloxování|chromování|zinkovň\\p{L}+|žiarové zinkovanie|galvanizovňa|eloxovanie|vroče cinkanje|galvan(?:a|izacija)|eloksiranje|kromanje|vruće cinčanje|toplo cinkovanje|galvanizacija|eloksaža|anodizacija|kromiranje',
      'ru uk bg mk':
        'цинкование|гальваника|гальванический (?:цех|участок)|анодирование|хромирование|цинкування|гальваніка|анодування|хромування|поцинковане|галванизация|анодиране|хромиране|поцинкување|галванизација',
      'fi et lv lt hu':
        '*kuumasinkitys|*sinkitys|*pintakäsittely|*anodisointi|*kromaus|kuumtsinkimi\\p{L}+|tsinkimi\\p{L}+|galvaanika|anodeerimi\\p{L}+|kroomimi\\p{L}+|cinkošana|galvanizācija|anodēšana|hromēšana|cinkavimas|galvanika|anodavimas|chromavimas|tűzihorgany\\p{L}+|galvanizál\\p{L}+|eloxál\\p{L}+|krómozás',
      'el tr':
        'γαλβανισμ\\p{L}+|γαλβάνισμα|επιμεταλλώσεις|ανοδίωση|επιχρωμίωση|galvaniz\\p{L}*|eloksal\\p{L}*|krom kaplama|metal kaplama',
      'ar he fa':
        'جلفنة|طلاء (?:بال)?(?:كروم|زنك|معادن)|أنودة|גלוון|אנודייז|ציפוי (?:מתכות|אבץ|כרום)|گالوانیزه|آبکاری|آنادایز',
      'hi th vi id':
        'गैल्वनाइजिंग|इलेक्ट्रोप्लेटिंग|ชุบ(?:กัลวาไนซ์|โครเมียม|สังกะสี|โลหะ|ซิงค์)|mạ (?:kẽm|crom|điện|kim loại)|xi mạ|anod nhôm|(?:hot dip )?galvanis|pelapisan (?:krom|logam|nikel)|elektroplating',
      'ja ko zh':
        'メッキ(?:加工|工場)|めっき(?:加工)?|アルマイト(?:処理)?|溶融亜鉛|도금(?:업체|가공)?|아노다이징|용융아연도금|电镀|镀锌|阳极氧化|表面处理|電鍍|鍍鋅|陽極氧化|表面處理',
      es: 'galvanizados',
    },
  },
  {
    name: 'sandblasting company',
    bucket: 'Manufacturing',
    narrows: ['metalworker', 'powder coating company'],
    words: {
      en: '(?:sand|shot|grit|soda|vapou?r|dry ice|laser|media|bead) ?-?blasting|laser cleaning|paint stripping',
      'de nl':
        '*sandstrahl\\p{L}+|*kugelstrahlen|*trockeneisstrahl\\p{L}*|*strahlarbeiten|*laserreinigung|*entlackung|*zandstra\\p{L}+|*stralen en|*straalbedrijf|*gritstralen|*droogijsstralen|*laserreiniging',
      'da sv nb is':
        '*sandblæs\\p{L}+|*tørisrens\\p{L}*|*laserrens\\p{L}*|*blästr\\p{L}+|*kolsyreis\\p{L}*|*laserrengöring|*sandblås\\p{L}+|*tørrisblås\\p{L}*|*sandblást\\p{L}*',
      'fr es ca gl pt it ro':
        'sablage|aérogommage|grenaillage|cryogénie|décapage (?:laser|par)|hydrogommage|arenad[oa]|chorreado|granallado|limpieza (?:láser|criogénica|con chorro)|sorrejat|granallat|areado|jateamento|granalhagem|decapagem|limpeza criogénica|sabbiatur[ae]|pallinatura|granigliatura|criosabbiatura|pulizia laser|idrosabbiatura|sablare|sablări|curățare (?:laser|cu laser|criogenică)',
      'pl cs sk sl hr sr':
        'piaskowanie|śrutowanie|sodowanie|czyszczenie (?:laserowe|suchym lodem)|szkiełkowanie|pískování|tryskání|čištění (?:laserem|suchým ledem)|pieskovanie|tryskanie|čistenie (?:laserom|suchým ľadom)|peskanje|suhi led čiščenje|lasersko čiščenje|pjeskarenje|peskiranje|sačmarenje|čišćenje (?:laserom|suhim ledom)',
      'ru uk bg mk':
        'пескоструй\\p{L}*|дробеструй\\p{L}*|лазерная очистка|криобластинг|пескоструйная обработка|піскоструй\\p{L}*|дробоструй\\p{L}*|лазерне очищення|пясъкоструене|дробоструене|лазерно почистване|бластиране|пескарење|ласерско чистење',
      'fi et lv lt hu':
        '*hiekkapuhallu\\p{L}*|*raepuhallu\\p{L}*|*kuivajääpuhallu\\p{L}*|*laserpuhdistu\\p{L}*|liivaprits\\p{L}*|haavelda\\p{L}*|soodaprits\\p{L}*|laserpuhastu\\p{L}*|smilšu strūkla\\p{L}*|smilšstrūkl\\p{L}*|skrošu strūkl\\p{L}*|lāzertīrīšana|smėliavimas|smėliasrov\\p{L}+|šratavimas|valymas (?:lazeriu|sausu ledu)|homokfúv\\p{L}*|homokszór\\p{L}*|szemcseszór\\p{L}*|lézeres tisztít\\p{L}*|szárazjeges',
      'el tr': 'αμμοβολ\\p{L}+|υδροβολ\\p{L}+|καθαρισμός laser|kumlama|(?:lazer|kuru buz) temizlik|kum raspa',
      'ar he fa':
        'سفع رملي|ترميل|تنظيف بالليزر|السفع الرملي|ניקוי (?:חול|בחול|לייזר|בלייזר|קרח יבש)|התזת חול|سندبلاست|شات بلاست|شات پین',
      'hi th vi id':
        'सैंडब्लास्टिंग|พ่นทราย|ยิงทราย|ทำความสะอาดด้วยเลเซอร์|phun (?:cát|bi)|làm sạch (?:laser|bằng laser)|sandblasting|sand blasting|dry ice blasting',
      'ja ko zh':
        'サンドブラスト|ショットブラスト|ブラスト加工|レーザークリーニング|샌드 ?블라스트|쇼트 ?블라스트|레이저 ?클리닝|喷砂|抛丸|激光清洗|干冰清洗|噴砂|拋丸|乾冰清洗',
    },
  },
  {
    name: 'calibration laboratory',
    bucket: 'Engineering',
    narrows: 'testing laboratory',
    parts: {
      'non-destructive testing company':
        'non distrutt|nedistr|nedeštr|bez razaran|neporuš|non[- ]destr|\\bndt\\b|zerstörungsfr|niet-destr|non destruct|no destruct|não destrut|nieniszcz|nedestr|неразруш|неруйн|без разруш|rikkomat|mittepurus|nesagrau|roncsol|tahribats|非破壊|비파괴|无损|無損|ikke-destr|oförstör',
      'calibration laboratory':
        'kvörð|etalon|baždar|umjer|umjern|calibr|kalibr|metrol|étalonn|wzorc|tarat|calibratge|поверк|калибр|eichd|ijkd|taatl|verific|校正|교정|校准|校準|计量|計量|kalibroint',
    },
    words: {
      en: 'calibration (?:services?|laborator(?:y|ies)|lab|compan(?:y|ies))|(?:instrument|equipment|scale|gauge|torque|temperature) calibration|metrology (?:lab|services?)|(?:non[- ]destructive|ndt) (?:testing|inspection)|ndt services',
      'de nl':
        '*kalibrier(?:labor|dienst|ung|service)\\p{L}*|*zerstörungsfreie (?:werkstoff)?prüfung|*eichdienst|*kalibrati\\p{L}+|*niet-destructief onderzoek|*ijkdienst',
      'da sv nb is':
        '*kalibrering\\p{L}*|*ikke-destruktiv prøvning|ndt-kontrol|*oförstörande provning|*ikke-destruktiv testing|*kvörðun\\p{L}*',
      'fr es ca gl pt it ro':
        "(?:étalonnage|métrologie)|laboratoire d'étalonnage|contrôles? non destructifs?|calibraci[oó]n(?:es)? (?:de|industrial)|laboratorio de (?:calibración|metrología)|ensayos no destructivos|metrología|calibratge|calibració d'\\p{L}+|laboratori de metrologia|calibración de|calibração|laboratório de metrologia|ensaios não destrutivos|metrologia|(?:taratura|tarature|laboratorio metrologico|centro (?:di )?taratura|controlli non distruttivi|metrologia)|etalonare|etalonări|verificări metrologice|laborator (?:de )?metrologie|control nedistructiv",
      'pl cs sk sl hr sr':
        'kalibracj\\p{L}+|wzorcowanie|laboratorium (?:wzorcujące|pomiarowe)|badania nieniszczące|legalizacja wag|kalibrac\\p{L}+ (?:měřidel|laboratoř|přístrojů)|kalibrační laboratoř|metrologie|nedestruktivní (?:zkoušení|defektoskopie)|kalibráci\\p{L}+ (?:meradiel|prístrojov)|kalibračné laboratórium|metrológia|nedeštruktívne (?:skúšanie|skúšky)|kalibracij\\p{L}+ (?:laboratorij)?|kalibriranje|overjanje meril|neporušn\\p{L}+ preiskav\\p{L}+|umjeravanje|umjerni laboratorij|etaloniranje|baždarenje|ispitivanje bez razaranja|kalibracija (?:opreme|instrumenata|merila)',
      'ru uk bg mk':
        'калибровк\\p{L}+ (?:средств|приборов|оборудования)|поверк\\p{L}+ (?:средств измерений|приборов|счетчиков|весов)|калибровочная лаборатория|неразрушающий контроль|метрологическ\\p{L}+ (?:служба|лаборатория|центр)|калібруван\\p{L}+|повірк\\p{L}+|неруйнівний контроль|метрологічн\\p{L}+|калибриране|калибровк\\p{L}+|метрологичн\\p{L}+|безразрушителен контрол|лаборатория за калибриране|калибрација|баждарење|лабораторија за калибрација',
      'fi et lv lt hu':
        '*kalibroint\\p{L}*|*ndt-tarkastu\\p{L}*|*rikkomaton aineenkoetus|kalibreerimi\\p{L}+|taatlemi\\p{L}+|kalibreerimislabor\\p{L}*|mittepurustav kontroll|kalibrēšan\\p{L}+|verificēšan\\p{L}+|kalibrēšanas laboratorija|nesagraujošā (?:kontrole|testēšana)|kalibravim\\p{L}+|metrologin\\p{L}+ patikr\\p{L}+|kalibravimo laboratorija|neardomieji bandymai|kalibrál\\p{L}+|kalibráló ?labor\\p{L}*|hitelesítés|roncsolásmentes (?:anyag)?vizsgálat\\p{L}*',
      'el tr':
        'διακρίβωσ\\p{L}+|διακριβώσε\\p{L}+|εργαστήριο διακρίβωσης|μη καταστροφικ\\p{L}+ (?:έλεγχ|δοκιμ)\\p{L}+|βαθμονόμηση|kalibrasyon\\p{L}*|tahribatsız (?:muayene|test)\\p{L}*',
      'ar he fa':
        'معايرة|المعايرة|مختبر معايرة|الفحص اللاإتلافي|فحص لا إتلافي|כיול|מעבדת כיול|מעבדות כיול|בדיקות לא הורסות|בדיקות אל הרס|کالیبراسیون|آزمون های غیر ?مخرب|تست غیر ?مخرب',
      'hi th vi id':
        'कैलिब्रेशन|สอบเทียบ(?:เครื่องมือ)?|ห้องปฏิบัติการสอบเทียบ|ทดสอบแบบไม่ทำลาย|hiệu chuẩn(?: thiết bị)?|kiểm định (?:thiết bị|đo lường)|kiểm tra không phá hủy|kalibrasi(?: alat)?|laboratorium kalibrasi|uji tak rusak|tera (?:timbangan|ulang)',
      'ja ko zh':
        '校正(?:サービス|試験|事業)|計測器校正|非破壊検査|校正機関|교정(?:기관|검사|시험)|계측기 ?교정|비파괴 ?검사|공인교정|校准(?:实验室|服务|机构)?|计量(?:检测|校准)|无损检测|仪器校准|校準(?:實驗室|服務|機構)?|計量(?:檢測|校準)|無損檢測|儀器校準',
    },
  },
  {
    name: 'contract packer',
    bucket: 'Manufacturing',
    narrows: 'fulfilment provider',
    parts: {
      'contract manufacturer':
        'co-?man|white label manuf|lohnherst|lohnfert|maquila|produkcja kontr|sopimusvalm|lepinguline toot|līgumraž|OEM代工|oem代工|代加工(?!包装)|façonnier|контрактн\\p{L}+ произв|контрактн\\p{L}+ вироб',
      'bottling service':
        '\\bfilling|bottl|cann|lohnabf|afvul|loonafv|embouteill|rozlew|розлив|pildīš|pilstym|villimis|充填|충진|代灌装|代灌裝',
      'contract packer':
        'envase|embalag|leiepakk|lønpak|terceir|pack|verpack|ompak|verpak|conditionn|envasad|acondic|confezion|konfekc|pakow|balení|baleni|pakiran|фасов|упаков|пакув|pakka|pakend|iepako|pakavim|csomagol|包装|梱包|포장|包裝|konfektion',
    },
    words: {
      en: '(?:contract|co-?) ?-?pack(?:ing|ers?|aging)|co-?man(?:ufacturing|ufacturers?)|co-?packers?|(?:bottling|canning|filling|blending) (?:services?|compan(?:y|ies)|plant)|mobile (?:bottling|canning)|white label manufactur(?:ing|ers?)',
      'de nl':
        '*lohnabfüll\\p{L}+|*lohnverpack\\p{L}+|*co-?packing|*konfektionierung|*lohnherstell\\p{L}+|*lohnfertig\\p{L}+|*loonverpak\\p{L}+|*ompak\\p{L}+|*afvulbedrijf|*loonafvul\\p{L}+',
      'da sv nb':
        '*lønpak\\p{L}+|*kontraktpak\\p{L}*|*co-?packing|*ompakning|*legopack\\p{L}*|*kontraktspackning|*legotillverkning|*leiepakking|*kontraktspakking',
      'fr es ca gl pt it ro':
        'conditionnement à façon|co-?packing|façonnier|embouteillage à façon|sous-traitance (?:de )?conditionnement|envasado (?:a terceros|para terceros)|maquila (?:de|para)|acondicionamiento secundario|manipulados|envasat a tercers|manipulats|envasado a terceiros|envase (?:para|de) terceiros|terceirização (?:de )?(?:envase|embalagem|produção)|enchimento à façon|confezionamento (?:conto terzi|per conto terzi)|imbottigliamento (?:conto|per conto) terzi|conto ?terzi(?:sta|sti)|ambalare (?:la )?terți|îmbuteliere (?:la )?terți|procesare la terți',
      'pl cs sk sl hr sr':
        'co-?packing|konfekcjonowanie|pakowanie (?:usługowe|kontraktowe|na zlecenie)|produkcja kontraktowa|rozlew usługowy|kompletace a balení|smluvní balení|konfekcionování|balení na zakázku|lohnfertigung|kompletizácia a balenie|zmluvné balenie|balenie na zákazku|pogodbeno pakiranje|storitveno pakiranje|polnjenje za druge|uslužno (?:pakiranje|pakovanje|punjenje)|ugovorno pakiranje',
      'ru uk bg mk':
        'контрактн\\p{L}+ (?:производств|фасовк|упаковк|розлив)\\p{L}+|услуги фасовки|ко-?пакинг|фасовка и упаковка|контрактн\\p{L}+ (?:виробництв|фасуван|пакуван|розлив)\\p{L}+|послуги фасування|ко-?пакінг|(?:опаковане|бутилиране|пакетиране) на ишлеме|услуги по опаковане|пакување за трети лица',
      'fi et lv lt hu':
        '*sopimuspakkaam\\p{L}+|*pakkauspalvelu\\p{L}*|*co-?packing|*rahtipakka\\p{L}+|*sopimusvalmistu\\p{L}*|pakendamisteenu\\p{L}+|villimisteenu\\p{L}+|lepinguline (?:pakendamine|tootmine)|co-?packing|(?:iepakošanas|fasēšanas|pildīšanas) pakalpojumi|līgumražošana|(?:pakavimo|fasavimo|pilstymo) paslaugos|kontraktinė gamyba|bércsomagol\\p{L}*|bérpalackoz\\p{L}*|bértölt\\p{L}*|bérgyárt\\p{L}*',
      'el tr':
        '(?:συσκευασία|εμφιάλωση|παραγωγή) (?:για τρίτους|φασόν)|co-?packing|φασόν συσκευασ\\p{L}+|fason (?:dolum|paketleme|üretim|ambalaj)\\p{L}*',
      'ar he fa':
        '(?:تعبئة|تغليف|تعبئة وتغليف) (?:للغير|لحساب الغير|تعاقدي)|التصنيع للغير|אריזה (?:קבלנית|במיקור חוץ)|קבלני אריזה|מילוי ואריזה|שירותי אריזה|بسته بندی (?:کارمزدی|قراردادی)|تولید کارمزدی|پرکنی کارمزدی',
      'hi th vi id':
        'को-पैकिंग|कॉन्ट्रैक्ट पैकेजिंग|รับบรรจุ|รับจ้างบรรจุ|รับแพ็คสินค้า|รับผลิต(?:และ)?บรรจุ|gia công đóng gói|đóng gói gia công|dịch vụ đóng gói|gia công chiết rót|maklon|jasa (?:pengemasan|packing|repacking)|co-?packing',
      'ja ko zh':
        '(?:受託|請負)(?:包装|充填|梱包)|OEM充填|包装代行|梱包代行|アッセンブリ(?:作業)?|임가공 ?포장|소분 ?포장|위탁 ?포장|충진 ?임가공|oem 포장|포장 ?대행|代包装|代加工包装|代灌装|合同包装|oem代工|代工灌装|代包裝|代加工包裝|代灌裝|合同包裝|代工灌裝',
    },
  },
  {
    name: 'au pair agency',
    bucket: 'Personal services',
    narrows: 'babysitting agency',
    parts: {
      'nanny agency':
        'babás|\\btate\\b|baby sitter|\\bbone\\b|dădac|hlídání|детегл|дадил|bébisz|νταντ|barnfl|nann|niañ|niań|niñera|nounou|opiekunek|chův|opatrov|varušk|dadilj|нян|auklių|aukļu|lastenhoitaj|lapsehoid|ナニー|베이비|保姆|月嫂|育儿|育兒',
      'domestic staff agency':
        'menaje|kućne pomoć|házvezet|οικιακ|негувател|housekeep|domestic|household|haushält|hauspersonal|gens de maison|personnel de maison|empleadas|pomocy domow|домашн|домработ|家政|가사|입주',
      'au pair agency': 'alla pari|au ?-?pair|опер|オペア|오페어|互惠',
    },
    words: {
      en: 'au ?-?pair (?:agenc(?:y|ies)|placements?|programmes?|programs?|matching)|au ?-?pairs?|nanny agenc(?:y|ies)|nanny (?:agenc(?:y|ies)|recruitment|placements?)',
      'de nl':
        'au-?pair(?:-?(?:agentur|vermittlung|programm))?\\p{L}*|*nanny-?(?:agentur|vermittlung)|au ?-?pair(?:s|bureau|organisatie)?|nanny ?bureau',
      'da sv nb is':
        'au ?-?pair(?:bureau|agentur)?|nanny-?bureau|au ?-?pair(?:förmedling|byrå|agentur)?|barnflicka\\p{L}*|nanny ?(?:byrå|tjänst|förmedling)|au ?-?pair(?:byrå|formidling)?|nanny ?byrå|au ?-?pair',
      'fr es ca gl pt it ro':
        "(?:agence|séjours?|placement) (?:de |d')?au pair|(?:fille|jeune fille|jeunes) au pair|agence de (?:nounous?)|(?:agencia|programas?) (?:de )?au ?pairs?|agencia de niñeras|agència d'au pairs?|axencia de au pair|(?:agência|programas?|intercâmbio) (?:de )?au ?pair|agência de babás|(?:agenzia|programma) (?:di )?au ?pair|ragazz[ae] alla pari|agenzia (?:di )?(?:tate|baby ?sitter)|(?:agenție|program) (?:de )?au ?pair|agenție (?:de )?(?:bone|menajere|dădace)",
      'pl cs sk sl hr sr':
        '(?:agencja|program) au ?pair|agencja (?:niań|opiekunek)|(?:agentura|program\\p{L}*) au ?-?pair|au ?-?pair agentura|agentura (?:chův|na hlídání)|agentúra au ?-?pair|au ?-?pair agentúra|agentúra opatrovateliek|agencija (?:za )?(?:au pair|varuške)|au pair program|agencija (?:za )?(?:au pair|dadilje|kućne pomoćnice)',
      'ru uk bg mk':
        '(?:агентство|программ\\p{L}+) (?:au ?pair|опер)|агентство нянь|подбор нянь|няни и домработницы|агентство нянь|підбір нянь|агенция за (?:au pair|детегледачк\\p{L}+|домашни помощниц\\p{L}+)|програм\\p{L}+ au pair|агенција за (?:негувателки|дадилки)',
      'fi et lv lt hu':
        'au ?-?pair(?:-?(?:ohjelma|välitys|toimisto))?|*lastenhoitajavälitys|au ?-?pair(?:i)? ?(?:agentuur|programm)?|lapsehoidja(?:te)? (?:agentuur|vahendus)\\p{L}*|au ?-?pair (?:programm|aģentūr)\\p{L}*|aukļu (?:aģentūra|serviss|dienests)|au ?-?pair (?:program|agentūr)\\p{L}*|auklių (?:agentūra|paslaugos|paieška)|au ?-?pair ?(?:ügynökség|program|közvetít)\\p{L}*|bébiszitter ?(?:közvetít|ügynökség)\\p{L}*|házvezetőnő ?közvetít\\p{L}*',
      'el tr':
        '(?:γραφείο|πρόγραμμα) au pair|γραφείο (?:ευρέσεως )?(?:οικιακών βοηθών|νταντάδων|οικιακού προσωπικού)|au ?pair(?: ajans| program)?\\p{L}*|(?:bakıcı|dadı|çocuk bakıcısı|ev hizmetlisi) (?:ajansı|bulma|danışmanlık)\\p{L}*',
      'ar he fa':
        '(?:مكتب|استقدام) (?:ال)?(?:عمالة المنزلية|عمالة منزلية|خادمات|مربيات|شغالات|استقدام)|(?:סוכנות|חברת) (?:או פר|מטפלות|נני)|או פר|השמת (?:מטפלות|עוזרות בית)|(?:آژانس|شرکت) (?:پرستار کودک|خدمات منزل|پرستاری کودک)',
      'hi th vi id':
        '(?:आया|नैनी|मेड) (?:एजेंसी|सर्विस)|ออแพร์|จัดหาพี่เลี้ยงเด็ก|ศูนย์พี่เลี้ยงเด็ก|(?:trung tâm|công ty) (?:giúp việc|cung cấp giúp việc)|chương trình au pair|(?:penyalur|yayasan) (?:art|pembantu|baby ?sitter|suster)|baby ?sitter yayasan',
      'ja ko zh':
        'オペア|ナニー(?:派遣|紹介)|오페어|베이비시터 ?(?:업체|중개|소개)|입주도우미|互惠生|保姆(?:公司|中介)|月嫂(?:公司|中心|服务)?|育儿嫂|月嫂(?:公司|中心|服務)?|育兒嫂',
    },
  },
  {
    name: 'adoption agency',
    bucket: 'Social services',
    narrows: "children's home",
    parts: {
      'foster care agency':
        'acog|acoll|acolh|acolled|fóstur|beredskap|foster|pflege|pleeg|accueil|familial|acogim|acollim|zastępcz|pěstoun|pestún|náhradn|при[её]мн|прийомн|приемн|sijais|perhehoito|hooldus|kasuper|audžuģim|globo|nevelősz|koruyucu|里親|위탁|寄养|寄養|fosterh|plejef|familjehem|famille',
      'surrogacy agency': 'surrog|суррогат|代孕|taşıyıcı',
      'adoption agency':
        'adoz|adoç|ættleið|adop|усынов|усинов|осинов|посвој|lapsend|įvaikin|evlat|تبني|אימוץ|養子|입양|收养|收養|领养|領養',
    },
    words: {
      en: '(?:adoption|fostering|foster care) (?:agenc(?:y|ies)|services?|associations?|support|organi[sz]ations?)|(?:become a )?foster (?:carers?|parents?)|surrogacy agenc(?:y|ies)',
      'de nl':
        '*adoptionsvermittlung\\p{L}*|*pflegekinder(?:dienst|hilfe|wesen)|*pflegeeltern|*adoptionsstelle\\p{L}*|*adoptie(?:bureau|organisatie|dienst|stichting)\\p{L}*|*pleegzorg\\p{L}*|*pleegouder\\p{L}*',
      'da sv nb is':
        '*adoptions?(?:formidling|bureau|forening)\\p{L}*|*plejefamilie\\p{L}*|*adoptionscentrum|*adoptionsförening\\p{L}*|*familjehem\\p{L}*|*adopsjons(?:forening|byrå|formidling)\\p{L}*|*fosterhjem\\p{L}*|*beredskapshjem\\p{L}*|*ættleiðing\\p{L}*|*fósturheimil\\p{L}+',
      'fr es ca gl pt it ro':
        "(?:organisme|agence|association) (?:autorisé pour l'|d')adoption|familles? d'accueil (?:pour enfants)?|placement familial|(?:agencia|entidad|asociación) de (?:adopción|adopciones|acogimiento)|adopción internacional|acogimiento familiar|familias (?:de acogida|acogedoras)|(?:agència|associació) d'adopció|acolliment familiar|famílies acollidores|adopció internacional|acollemento familiar|familias acolledoras|(?:agência|associação|grupo de apoio) (?:de |à )adoção|acolhimento familiar|famílias? (?:de acolhimento|acolhedoras?)|adoção internacional|(?:ente|enti|associazione) (?:autorizzat[oi] )?(?:per le |di )?adozion[ei]|adozion[ei] internazional[ei]|affido familiare|famiglie affidatarie|(?:agenție|asociație|organizație) (?:de |pentru )?(?:adopții?|plasament)|adopți[ei] (?:internațional[ăe]|națională)|asistent maternal|asistență maternală",
      'pl cs sk sl hr sr':
        '(?:ośrodek|agencja) adopcyjn\\p{L}+|rodzin\\p{L}+ zastępcz\\p{L}+|rodzicielstwo zastępcze|piecz[ay] zastępcz\\p{L}|(?:pěstounská péče|pěstounské rodiny|doprovázení pěstounů|náhradní rodinná péče|adopce dětí)|doprovázení pěstounských rodin|pestúnsk\\p{L}+ (?:starostlivosť|rodin\\p{L}*)|náhradn\\p{L}+ (?:rodin|rodičovstv)\\p{L}+|adopcia detí|osvojenie detí|rejništv\\p{L}+|posvojitev otrok|rejnišk\\p{L}+ družin\\p{L}*|posvojitelj\\p{L}*|(?:udomiteljstv|hraniteljstv|posvojenj|usvojenj)\\p{L}+(?: dece| djece)?|udomiteljsk\\p{L}+ obitelj\\p{L}*|hraniteljsk\\p{L}+ porodic\\p{L}*',
      'ru uk bg mk':
        '(?:агентство|служба|центр) (?:по )?усыновлени\\p{L}+|усыновлени\\p{L}+ (?:детей|ребенка|и опека)|при[её]мн\\p{L}+ (?:семь|семей)\\p{L}*|школа приемных родителей|суррогатное материнство|усиновлення (?:дітей|дитини)|прийомн\\p{L}+ (?:сім|родин)\\p{L}+|патронатн\\p{L}+ (?:сім|родин)\\p{L}+|сурогатне материнство|осиновяване|приемн\\p{L}+ (?:семейств|грижа|родител)\\p{L}*|асоциация на осиновител\\p{L}+|посвојување|згрижувачк\\p{L}+ семејств\\p{L}+',
      'fi et lv lt hu':
        '*adoptiopalvelu\\p{L}*|*adoptiojärjestö\\p{L}*|*sijaisperhe\\p{L}*|*perhehoito|*sijaisvanhem\\p{L}+|lapsendami\\p{L}+|hooldusper\\p{L}+|kasuper\\p{L}+|lapsendajad|adopcij\\p{L}+|audžuģimen\\p{L}+|audžuģimeņu (?:atbalst|apmācīb)\\p{L}*|įvaikinim\\p{L}+|globėj\\p{L}+ ir įtėvi\\p{L}+|budin\\p{L}+ globotoj\\p{L}+|globos centr\\p{L}+|örökbefogad\\p{L}+|nevelőszülő\\p{L}*',
      'el tr': 'υιοθεσί\\p{L}+|αναδοχ\\p{L}+|ανάδοχ\\p{L}+ οικογένει\\p{L}+|evlat edinme|koruyucu aile\\p{L}*',
      'ar he fa':
        '(?:كفالة|تبني|احتضان) (?:ال)?(?:أيتام|أطفال|طفل)|الأسر البديلة|الأسر الحاضنة|אימוץ ילדים|משפחות אומנה|משפחת אומנה|פונדקאות|שירות אומנה|فرزندخواندگی|فرزند خواندگی|خانواده امین',
      'hi th vi id':
        'गोद लेना|दत्तक ग्रहण|รับบุตรบุญธรรม|ครอบครัวอุปถัมภ์|nhận con nuôi|gia đình nuôi dưỡng|adopsi anak|orang tua asuh|lembaga adopsi',
      'ja ko zh':
        '養子縁組|里親(?:支援|会|制度)|特別養子縁組|입양(?:기관|단체|복지)|위탁가정|가정위탁|收养(?:机构|中心)|寄养(?:家庭|服务)|领养儿童|收養(?:機構|中心)|寄養(?:家庭|服務)|領養兒童',
    },
  },
  {
    name: 'aircraft maintenance company',
    bucket: 'Transport',
    parts: {
      'ground handling company': 'ground hand|handling|bodenabf|escale|yer hizm|地勤|مناولة|fixed base|\\bfbo\\b',
      'aircraft dealer': 'aircraft sales|flugzeughandel',
      'aircraft maintenance company':
        'mainten|engineer|parts|repair|paint|refinish|avion|\\bmro\\b|wartung|technik|werft|entretien|manten|taller|manuten|oficina|onderhoud|techn|serwis|napraw|údržb|servis|oprav|bakım|ремонт|обслуж|整備|部品|维修|維修|صيانة|perawatan|perbaikan|underh|verkstad',
    },
    words: {
      en: 'aircraft (?:maintenance|engineering|parts|repair|sales|management|painting|refinishing)(?: compan(?:y|ies)| organi[sz]ation| services?)?|avionics(?: shop| services?| repair)?|mro (?:services?|provider)|(?:ground handling|aviation services|fixed base operator|fbo)(?: compan(?:y|ies)| services?)?',
      de: '*flugzeugwartung|*luftfahrttechnik(?:betrieb)?|*flugzeugwerft|*flugzeughandel|*bodenabfertigung',
      fr: "maintenance aéronautique|entretien d['’]avions|assistance en escale",
      es: 'mantenimiento (?:de aeronaves|aeronáutico)|taller aeronáutico|servicios de handling',
      pt: 'manutenção (?:de aeronaves|aeronáutica)|oficina aeronáutica',
      it: 'manutenzione (?:di )?aeromobili|manutenzione aeronautica',
      nl: '*vliegtuigonderhoud|*luchtvaartonderhoud',
      pl: '(?:obsługa techniczna|serwis|naprawa) (?:statków powietrznych|samolotów)',
      cs: '(?:údržba|servis) letadel|letecká opravna',
      tr: '(?:uçak|hava aracı) bakım\\p{L}*|yer hizmetleri',
      ru: '(?:техническое обслуживание|ремонт) (?:воздушных судов|самолётов|вертолётов)|авиаремонтн\\p{L}*',
      ja: '航空機(?:整備|部品)(?:会社)?',
      zh: '(?:飞机|航空)(?:维修|維修|地勤)(?:公司|工程)?',
      ar: 'صيانة (?:ال)?طائرات|خدمات (?:ال)?مناولة (?:ال)?[أا]رضية',
      id: '(?:perawatan|perbaikan) pesawat|ground handling',
      sv: '*flygplansunderhåll|*flygverkstad',
    },
  },
  {
    name: 'railway or port company',
    bucket: 'Transport',
    parts: {
      'railway company':
        'verkehrsbetr|rail|train|tram|metro|bahn|ferrov|\\bfer\\b|chemin de fer|spoor|kolej|želez|demiryol|железн|鉄道|铁路|鐵路|地铁|حديد|kereta|järnväg|tåg',
      'port authority': '\\bport(?!s)|hafen|haven|limán|liman|přístav|порт|港湾|港务|港務|موانئ|pelabuhan|hamn',
      'shipping company':
        'shipp(?!ing agent)|海运|نقل (?:ال)?بحري|reeder|armat|navier|naveg|navigaz|reder|armator|rejda|denizcil|судох|海運|船舶|航运|航運|船务|船務|ملاحة|pelayaran|compagnie maritime',
      'ship agent':
        'ship(?:ping)? agents?|schiffsmakl|agent maritime|agencia mar|consignat|agenzia marit|agência mar|scheepsag|agencja mor|gemi acent|морское агент|keagenan|skeppsm|وكالة ملاح',
      'container terminal':
        'container(?:[- ]?terminal| port)|terminal (?:container|de cont|konten)|(?:cruise|ferry|cargo) terminal',
      'stevedoring company': 'stevedor|стивидор|bongkar muat',
      'track construction company': 'gleisbau',
    },
    words: {
      en: '(?:railway|railroad|train|tram|metro|rail freight) (?:compan(?:y|ies)|operators?|lines?|contractors?|infrastructure)|port (?:authorit(?:y|ies)|operators?|services|agents?)|(?:container|cruise|ferry|cargo) (?:terminals?|ports?)|ship(?:ping)? agents?|shipping (?:lines?|compan(?:y|ies))|stevedor(?:es?|ing)',
      de: '*eisenbahnunternehmen|*bahnbetreiber|*verkehrsbetriebe|*hafenbetrieb|*hafengesellschaft|*reederei|*schiffsmakler|*gleisbau|*containerterminal|*eisenbahnverkehrsunternehmen',
      fr: '(?:compagnie (?:ferroviaire|maritime|de chemin de fer)|port autonome|grand port maritime|agent maritime|armateurs?|opérateur ferroviaire)',
      es: '(?:compañía (?:ferroviaria|naviera)|naviera|autoridad portuaria|terminal (?:portuaria|de contenedores)|agencia marítima|consignatari[oa]s?)',
      pt: '(?:companhia (?:ferroviária|de navegação)|administração (?:do porto|portuária)|terminal (?:portuário|de contêineres)|agência marítima)',
      it: '(?:compagnia (?:ferroviaria|di navigazione)|autorità portuale|agenzia marittima|terminal container|impresa ferroviaria)',
      nl: '*spoorwegmaatschappij|*spoorvervoerder|*havenbedrijf|*rederij|*scheepsagent*|*containerterminal',
      pl: '(?:przewoźnik kolejowy|koleje \\p{L}+skie|zarząd portu|armator\\p{L}*|agencja morska|terminal kontenerowy)',
      cs: '(?:železniční (?:dopravce|společnost)|přístav\\p{L}* společnost|rejdařství|železniční doprava)',
      tr: '(?:demiryolu (?:işletmesi|şirketi)|liman (?:işletmesi|başkanlığı)|denizcilik (?:acentesi|şirketi)|gemi acentesi)',
      ru: '(?:железнодорожн\\p{L}+ (?:компани|оператор|перевоз)|морской порт|судоходн\\p{L}+ компани|стивидор|судовладелец|морское агентство)\\p{L}*',
      ja: '(?:鉄道|海運|船舶|港湾)(?:会社|運送|株式会社|代理店)',
      zh: '(?:铁路|鐵路|港务|港務|船务|船務|航运|航運|海运|地铁)(?:公司|集团|集團|局|代理)',
      ar: '(?:شركة|هيئة|مؤسسة) (?:ال)?(?:سكك (?:ال)?حديدية?|موانئ|ملاحة|نقل (?:ال)?بحري)|وكالة ملاحية',
      id: '(?:pelayaran|kereta api|keagenan kapal|pelabuhan indonesia|bongkar muat)',
      sv: '*järnvägsbolag|*tågoperatör|*rederi(?:et)?|*hamnbolag|*skeppsmäkl\\p{L}+',
    },
  },
];
