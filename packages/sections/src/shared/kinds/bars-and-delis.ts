import type { Kind } from './kind.ts';

export const BARS_AND_DELIS: readonly Kind[] = [
  {
    name: 'wine bar',
    bucket: 'Food and drink',
    narrows: 'bar',
    words: {
      en: '(?:wine|tapas) bars?|speakeasy',
      'de nl sv da nb':
        '*weinbar|*weinstube|*vinothek|*vinoteca|*wijnbar|*tapasbar|*vinbar\\p{L}*|*tapasbar\\p{L}*|*heuriger|*buschenschank',
      'fr es pt it ca ro':
        'bar à (?:vins?|tapas)|bar de (?:vinos|vins|tapas)|bar de vinhos|wine bar|enoteca con cucina|vermuteria|bar de (?:vinuri|cocktailuri)',
      'pl cs sk hr sl sr':
        '(?:winiarnia|wine bar|cocktail bar|koktajlbar)|vinárna|vináreň|vinný bar|koktejlový bar|vinski bar|vinoteka bar|koktel bar',
      'ru uk bg mk': 'винн\\p{L}+ бар\\p{L}*|коктейльн\\p{L}+ бар\\p{L}*|вин бар|коктейл бар',
      'fi et lv lt hu':
        '*viinibaari\\p{L}*|*cocktailbaari\\p{L}*|*veinibaar\\p{L}*|*kokteilibaar\\p{L}*|vīna bār\\p{L}*|kokteiļbār\\p{L}*|vyno bar\\p{L}*|kokteilių bar\\p{L}*|borbár\\p{L}*|koktélbár\\p{L}*|borozó\\p{L}*',
      'el tr': '(?:wine bar|οινοπωλείο|κοκτέιλ μπαρ|τσιπουράδικο|ρακάδικο)|(?:şarap evi|şaraphane|kokteyl bar)',
      'ar he fa': 'بار (?:نبيذ|كوكتيل)|בר (?:יין|קוקטיילים)|وین بار',
      'id vi is th sq hi':
        'wine bar|quầy bar rượu vang|(?:quán|bar) cocktail|vínbar\\p{L}*|kokteilbar\\p{L}*|(?:ไวน์บาร์|บาร์ค็อกเทล)|(?:bar|baro) vere|वाइन बार',
      'ja zh ko':
        'ワインバー|日本酒バー|立ち飲み|カクテルバー|スナック(?:バー)|鸡尾酒吧|葡萄酒吧|紅酒吧|와인바|칵테일바',
    },
  },
  {
    name: 'tea house',
    bucket: 'Food and drink',
    narrows: 'café',
    words: {
      en: '(?:tea|cream tea|afternoon tea) (?:room|rooms|house)|dessert (?:shop|shops|house|parlour|bar|café|cafe)',
      'de nl sv da nb':
        '*teestube|*teesalon|*waffelhaus|*theehuis|*theetuin|*wafelhuis|*tesalong|*tehus|*tesalon|*vaffel(?:kafé|café)',
      'fr es pt it ca ro':
        'salon de thé|gaufrerie|salón de té|tetería|casa de té|casa de (?:chá|waffles)|sala da tè|ceainări\\p{L}*',
      'pl cs sk hr sl sr': 'herbaciarnia|gofrownia|pijalnia czekolady|čajovn\\p{L}+|čajovňa|čajna kuća|čajnica',
      'ru uk bg mk': 'чайная|чайний дім|чайна къща',
      'fi et lv lt hu': '*teehuone\\p{L}*|*teetupa|*teemaja|tējnīc\\p{L}*|arbatinė\\p{L}*|teaház\\p{L}*|gofriz\\p{L}*',
      'el tr': '(?:τεϊοποτείο|βαφλερί)|(?:çay (?:evi|bahçesi)|waffle evi)',
      'ar he fa': '(?:بيت|مقهى) (?:ال)?شاي|وافل (?:هاوس|كافيه)|בית תה|וופל בר|(?:چایخانه|سفره ?خانه سنتی)',
      'id vi is th sq hi':
        'kedai teh|rumah teh|trà quán|tiệm trà|quán trà|tehús|(?:ร้านชา|ร้านวาฟเฟิล)|shtëpi çaji|çajtore|(?:चाय कैफे|टी हाउस)',
      'ja zh ko': '甘味処|茶馆|茶館|전통찻집|와플가게',
    },
  },
  {
    name: 'delicatessen',
    bucket: 'Retail',
    narrows: 'speciality food and drink shop',
    words: {
      en: 'delicatessens?',
      'de nl sv da nb':
        '*feinkostladen|*feinkostgeschäft|*feinkosthandel|*delikatessenladen|*delicatessenzaak|*traiteur|*broodjeszaak|*delikatessbutik\\p{L}*|*delikatesseforretning|*smørrebrødsforretning|*smørrebrød',
      'fr es pt it ca ro':
        'traiteur|épicerie (?:fine|italienne)|charcuterie traiteur|charcutería|tienda (?:gourmet|delicatessen)|mantequería|empório gourmet|mercearia gourmet|gastronomia (?:e )?\\p{L}*|salumeri[ae]|xarcuteria|delicatese',
      'pl cs sk hr sl sr':
        'delikatesy|garmażeri\\p{L}+|kanapkarni\\p{L}+|lahůdk(?:y|ářství)\\p{L}*|lahôdky|lahôdkárstvo|delikates(?:ni|na)? (?:radnja|trgovina)',
      'ru uk bg mk': 'кулинария|магазин деликатесов|кулінарія|деликатесен магазин',
      'fi et lv lt hu':
        '*herkkukauppa\\p{L}*|*voileipäkahvila|*delikatessipood|*delipood|delikatešu veikal\\p{L}*|delikatesų parduotuv\\p{L}*|csemegeüzlet|delikátesz\\p{L}*|szendvicsbár|hidegtálkészítés',
      'el tr':
        '(?:παντοπωλείο|ντελικατέσεν|αλλαντοπωλείο|εδεσματοπωλείο)|şarküteri\\p{L}*|mezeci\\p{L}*|günlük (?:taze )?meze\\p{L}*|taze meze\\p{L}*',
      'ar he fa': 'محل أجبان|מעדניי?ה|מעדני(?:ית|ת) \\p{L}+|دلیکتسن|فروشگاه (?:پروتئینی|مواد پروتئینی)',
      'id vi is th sq hi': 'toko delikatesen|cửa hàng (?:đồ nguội|thực phẩm ý)|sælkeraverslun|ร้านเดลี่|delikatesë',
      'ja zh ko': '惣菜店|お惣菜屋|サンドイッチ(?:店|専門店)|熟食店|반찬가게|샌드위치가게',
    },
  },
];
