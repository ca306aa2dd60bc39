import type { Kind } from './kind.ts';

/** Services for one person: looks, advice, company. */
export const PERSONAL_HELPERS: readonly Kind[] = [
  {
    name: 'tanning salon',
    bucket: 'Beauty and wellness',
    types: ['TanningSalon'],
    words: {
      en: '(?:spray |sun ?bed )?tanning (?:salons?|studios?|beds?|shops?)|spray tan(?:ning|s)?|sun ?beds?',
      'de nl':
        '*sonnenstudio\\p{L}*|*bräunungsstudio\\p{L}*|*solarium|*solarien|*zonnestudio\\p{L}*|*zonnebank(?:en|studio)?|*zonnecentr(?:um|a)',
      'sv da nb fi': '*solarium\\p{L}*|*solcenter|*solstudio\\p{L}*|*solsenter',
      'fr es pt it ca ro':
        '(?:centre|institut) de bronzage|cabines? de bronzage|(?:centro|salón) de bronceado|bronzeamento (?:artificial|natural|a jato)|(?:centr[oi]|docce) abbronzant\\p{L}+|centre de bronzejat|salon de bronzat',
      'pl cs sk hr sl sr': 'solarium|solária?|solárium|solarij\\p{L}*|solarijum\\p{L}*|studio opalania',
      'ru uk bg mk': '(?:студия загара|солярий|солярии)|(?:студія засмаги|солярій)|солариум|солариј',
      'et lv lt hu': 'solaarium\\p{L}*|solārij\\p{L}*|soliarium\\p{L}*|szolárium\\p{L}*',
      'el tr': 'σολάριουμ|solaryum\\p{L}*|bronzlaşma (?:salon|merkez)\\p{L}*',
      'ja zh ko': '日焼けサロン|日サロ|美黑|日曬機|태닝샵|태닝',
    },
  },
  {
    name: 'hair removal studio',
    bucket: 'Beauty and wellness',
    narrows: 'beauty salon',
    words: {
      en: '(?:laser |permanent )?hair removal(?: (?:studio|clinic|salon|cent(?:re|er)|specialists?))?|waxing (?:studio|salon|bar)|(?:body )?sugaring(?: studio)?|electrolysis (?:clinic|studio)',
      'de nl':
        '*haarentfernung(?:en|sstudio)?|*waxing-?studio\\p{L}*|*sugaring\\p{L}*|*enthaarung(?:sstudio)?|*laserontharing|*ontharing(?:sstudio|skliniek)?|*ontharen',
      'sv da nb':
        '*hårborttagning|*vaxningssalong|*hårfjerning|*hårfjerningsklinik\\p{L}*|*voksing og \\p{L}+|*sukkervoksning',
      'fr es pt it ca ro':
        "(?:centre d['’])?[ée]pilation (?:laser|définitive|au laser|à la cire|orientale)|(?:centro de )?depilaci[óo]n (?:láser|laser|definitiva|con cera|caramelo)|(?:clínica de )?depilação(?: a laser)?|(?:centro )?epilazione (?:laser|definitiva|permanente|a cera)|depilació làser|epilare (?:definitivă|laser|cu ceară)",
      'pl cs sk hr sl sr':
        'depilacj\\p{L}+ (?:laserow|woskiem|pastą|cukrow)\\p{L}*|salon depilacji|(?:laserová|trvalá) (?:epilace|depilace)|depilace|(?:laserová|trvalá) (?:epilácia|depilácia)|depilácia|(?:lasersk|trajn)\\p{L}+ (?:epilacij|depilacij|uklanjanj|odstranjevanj)\\p{L}+(?: \\p{L}+)?|depilacij\\p{L}+',
      'ru uk bg mk':
        '(?:лазерн\\p{L}+ )?эпиляци\\p{L}+|депиляци\\p{L}+|шугаринг\\p{L}*|(?:лазерн\\p{L}+ )?епіляці\\p{L}+|депіляці\\p{L}+|шугарінг\\p{L}*|(?:лазерна )?епилация|кола маска|(?:ласерска )?епилација|депилација',
      'fi et lv lt hu':
        '*karvanpoisto\\p{L}*|*sokerointi\\p{L}*|*karvaeemaldu\\p{L}+|*depilatsioon\\p{L}*|*epilatsioon\\p{L}*|lāzerepilācij\\p{L}+|vaksācij\\p{L}+|epilācij\\p{L}+|lazerinė (?:epiliacij|depiliacij)\\p{L}*|(?:depiliacij|epiliacij)\\p{L}+|*szőrtelenít\\p{L}+|*gyantáz\\p{L}+',
      'el tr': 'αποτρίχωσ\\p{L}+|(?:lazer )?epilasyon\\p{L}*|ağda salonu',
      'ar he fa': 'إزالة (?:ال)?شعر(?: ب(?:ال)?ليزر)?|הסרת שיער(?: בלייזר)?|(?:مرکز )?لیزر موهای زائد|اپیلاسیون',
      'id vi ja zh ko th':
        'waxing salon|triệt lông|脱毛サロン|医療脱毛|全身脱毛|メンズ脱毛|ブラジリアンワックス|激光脱毛|脱毛馆|除毛|蜜蠟除毛|왁싱(?:샵)?|제모|เลเซอร์ขน|แว็กซ์ขน',
    },
  },
  {
    name: 'astrologer or fortune teller',
    bucket: 'Personal services',
    narrows: 'coach',
    parts: {
      astrologer:
        'astrolo|astrólog|astròleg|占星|asztrológ|астрол|horosc|horosk|oroscop|хороскоп|гороскоп|ज्योतिष|জ্যোতিষ|ஜோதிட|ஜாதக|ζώδια',
      'fortune teller':
        'fortune|tarot|taro|psychic|clairvoy|palm|wahrsag|kartenleg|voyan|cartoman|vident|占い|算命|사주|타로|gadal|гадал|spå|ennusta|wróż|věšt|vešt|jós',
    },
    words: {
      en: '(?:vedic |professional )?astrolog(?:ers?|y (?:readings?|consultations?|services?))|tarot (?:card )?read(?:ers?|ings?)|psychic (?:readings?|mediums?|readers?)|fortune tell(?:ers?|ing)|clairvoyants?|palm(?:istry| read(?:ers?|ings?))|numerolog(?:y|ists?)',
      'de nl':
        '*astrolog(?:in|e|ie|ische)?|astroloog|*kartenleg(?:en|er|erin|ung)|*wahrsag(?:er|erin|en)|*hellseh(?:er|erin|en)|*tarot(?:karten)?|*kaartlegg(?:en|er|ers|ing)|*helderziende\\p{L}*|*waarzegg(?:er|ster)|*paragnost\\p{L}*|*numerologie',
      'sv da nb fi':
        '*astrolog(?:i|en)?|*spådam(?:er)?|*spådom|*tarot(?:läsning|kort|legning|tydning)?|*clairvoyan(?:t|ce|te)\\p{L}*|synska?|*numerologi|*ennustaja\\p{L}*|*tarot(?:tulkinta|ennustus)|*astrologia\\p{L}*',
      'fr es pt it ca ro':
        'astrolog(?:ues?|[oi]|ie|[íi]a|a)|astr[óo]log[oa]s?|voyance|voyantes?|cartomanci(?:e|enne?s?)|tarologues?|tarot(?:istas?)?|videntes? y tarotistas?|videncia|numerolog(?:ie|[íi]a)|numerología|taróloga?|cartomante|tarotistas?|cartomanti|tarocchi|oroscop[oi]|sensitiv[ao] cartomante|tarotista|tarot online|ghicitoare|clarvăzătoare|astrólog[oa]s?|astròleg\\p{L}*|tirada de tarot',
      'pl cs sk hr sl sr':
        'astrolog\\p{L}*|wróżk\\p{L}*|wróżb\\p{L}+|jasnowidz\\p{L}*|tarot\\p{L}*|kartářk\\p{L}+|výklad (?:karet|tarotu|kariet)|(?:jasnovid|veštkyň|veštenie|věšt)\\p{L}*|numerolog\\p{L}*|vidovnjak\\p{L}*|gatanj\\p{L}+|vedeževanj\\p{L}+|vedeževalk\\p{L}+|(?:proricanje|gledanje) (?:sudbine|u karte|u šolju)',
      'ru uk bg mk':
        'астролог\\p{L}*|таролог\\p{L}*|гадани\\p{L}+|гадалк\\p{L}+|ясновид\\p{L}+|экстрасенс\\p{L}*|гороскоп\\p{L}*|нумеролог\\p{L}*|расклад\\p{L}* таро|ворожі\\p{L}+|ворожк\\p{L}+|екстрасенс\\p{L}*|хороскоп\\p{L}*|гледане на (?:карти|кафе|таро)|гледачк\\p{L}+|карты таро|карти таро|јасновид\\p{L}+|гатање',
      'et lv lt hu':
        'astroloog\\p{L}*|selgeltnägija\\p{L}*|ennustaja\\p{L}*|taro(?:kaardid|t)|astrolo(?:g|ģ)\\p{L}*|zīlniec\\p{L}+|zīlēšan\\p{L}+|gaišreģ\\p{L}+|būrėj\\p{L}+|aiškiareg\\p{L}+|taro kort\\p{L}+|asztrológ\\p{L}*|jós(?:nő|lás|da|lás)\\p{L}*|kártyajós\\p{L}*|tarot\\p{L}*|horoszkóp\\p{L}*',
      'el tr':
        'αστρολόγ\\p{L}+|αστρολογ\\p{L}+|μέντιουμ|χαρτομαντεί\\p{L}+|ταρώ|ζώδια|astrolo[gj]\\p{L}*|medyum\\p{L}*|(?:kahve |tarot )?fal(?:ı|cı|ları)\\p{L}*|tarot\\p{L}*|burç yorum\\p{L}*',
      'ar he fa':
        '(?:معالج|شيخ) روحاني|(?:ال)?أبراج (?:ال)?(?:يومية|فلكية)|قراءة (?:ال)?(?:فنجان|طالع|تاروت)|אסטרולוג\\p{L}*|קריאה בקלפים|קלפי טארוט|טארוט|נומרולוג\\p{L}*|فال (?:حافظ|قهوه|تاروت|روزانه)|طالع بینی|فالگیر',
      'id vi is sq':
        'ramalan (?:zodiak|jodoh)|peramal|primbon|xem (?:bói|tử vi|phong thủy)|(?<!điện )tử vi|spákon\\p{L}+|spámiðil\\p{L}*|stjörnuspek\\p{L}+|astrolog\\p{L}*|fallxhor\\p{L}*',
      'ja zh ko th':
        '占い師|占い|占星術|手相|タロット|算命|占卜|塔罗|塔羅|命理|紫微斗数|紫微斗數|사주|타로|점집|철학관|ดูดวง|หมอดู|ไพ่ยิปซี|โหราศาสตร์',
      hi: 'ज्योतिष\\p{L}*|राशिफल|कुंडली|वास्तु (?:शास्त्र|सलाहकार)|टैरो',
    },
  },
  {
    name: 'babysitting agency',
    bucket: 'Social services',
    words: {
      en: '(?:nanny|au ?pair|babysitting|babysitter|childminding) (?:agency|agencies|services?|placement)|baby ?sitters?|nann(?:y|ies) (?:and|&) (?:babysitters|maternity)',
      'de nl':
        '*babysitter(?:agentur|vermittlung|dienst)?|*nanny-?(?:agentur|vermittlung)|*au-?pair-?(?:agentur|vermittlung|bureau)|*oppascentrale|*oppas(?:bureau|service|diensten)?|*gastouder(?:bureau|opvang)?',
      'sv da nb':
        '*barnvakt(?:er|sförmedling)?|*nannyförmedling|*barnflicka|*barnepige(?:bureau)?|*dagplejer?|*au ?pair-?(?:bureau|byrå|förmedling)|*barnevakt(?:er)?|*dagmamma(?:er)?',
      'fr es pt it ca ro':
        "garde d['’]enfants(?: à domicile)?|baby-?sitt(?:ing|ers?)|agence (?:de nounous|au pair)|nounous?|agencia de (?:niñeras|au pair)|(?:niñeras|cuidadoras de niños)(?: a domicilio)?|canguros a domicilio|agência de babás|babás|(?:agenzia|servizio) (?:di )?(?:tate|baby ?sitter)|agenzia au pair|cangurs a domicili|servei de cangurs|(?:agenție|servicii) (?:de )?(?:bone|babysitting)|bonă",
      'pl cs sk hr sl sr':
        '(?:agencja|opiekunk\\p{L}+) (?:niań|opiekunek|do dzieci|dziecięc\\p{L}+)|niani(?:a|e|ę)|(?:hlídání|agentura na hlídání) dětí|chův\\p{L}+|opatrovanie detí|opatrovateľk\\p{L}+ detí|(?:čuvanje|agencija za čuvanje) d(?:j)?ece|dadilj\\p{L}+|varstvo otrok na domu|varušk\\p{L}+|bebisiter\\p{L}*',
      'ru uk bg mk':
        '(?:агентство|услуги|подбор) нян\\p{L}+|нян(?:я|и) (?:для|на) \\p{L}+|домашн\\p{L}+ персонал\\p{L}*|(?:агентство|послуги|підбір) нян\\p{L}+|няні для \\p{L}+|(?:агенция за |услуги )?детегледачк\\p{L}+|бавачк\\p{L}+|чување деца',
      'fi et lv lt hu':
        '*lastenhoitopalvelu\\p{L}*|*lastenhoitaj(?:at|ia) kotiin|*perhepäivähoi\\p{L}+|*lapsehoidja\\p{L}*|*lapsehoiuteenus\\p{L}*|aukles?|auklīt\\p{L}+|bērnu pieskatīšana|(?:auklių|auklės) (?:agentūra|paslaugos)|auklės|(?:bébiszitter|gyermekfelügyelet|bölcsődei szolgáltat)\\p{L}*|au ?pair közvetít\\p{L}+',
      'el tr':
        '(?:φύλαξη παιδιών|γραφείο baby ?sitter|νταντά|νταντάδες)|(?:bebek|çocuk) bakıcı\\p{L}*|bakıcı (?:ajans|şirket|firma)\\p{L}*',
      'ar he fa':
        '(?:جليسات|مربيات) (?:ال)?أطفال|בייביסיטר|מטפלות לילדים|סוכנות (?:מטפלות|נני)|پرستار (?:کودک|بچه|نوزاد)',
      'ja zh ko id vi':
        'ベビーシッター|育儿嫂|月嫂|保姆公司|保姆中介|到府保母|베이비시터|아이돌봄|산후도우미|baby ?sitter|penyalur (?:baby sitter|art)|yayasan baby sitter|trông trẻ tại nhà',
    },
  },
  {
    name: 'modelling and casting agency',
    bucket: 'Creative services',
    parts: {
      'modelling agency': 'mod[eè]l|mannequin|モデル|模特|모델',
      'casting agency': 'cast|càst',
      'acting agency': 'act[oi]|acteur|actor|schauspiel|ator|attor|comédien|연기자',
    },
    words: {
      en: '(?:model(?:l)?ing|models?|casting|acting|actors?) agenc(?:y|ies)|casting (?:directors?|company)',
      'de nl':
        '*modelagentur\\p{L}*|*castingagentur\\p{L}*|*schauspielagentur\\p{L}*|*modellenbureau\\p{L}*|*castingbureau\\p{L}*',
      'sv da nb fi':
        '*modellagentur\\p{L}*|*castingbolag|*modelbureau\\p{L}*|*castingbureau\\p{L}*|*skuespilleragentur|*modellbyrå\\p{L}*|*castingbyrå\\p{L}*|*skuespilleragent\\p{L}*|*mallitoimisto\\p{L}*',
      'fr es pt it ca ro':
        'agences? (?:de )?(?:mannequins?|casting|comédiens|artistique)|agencias? de (?:modelos|casting|actores|talentos?)|agências? de (?:modelos|casting|atores|talentos)|agenzi(?:a|e) (?:di )?(?:modell[ei]|casting|attori|moda)|agència de (?:models|càsting|actors)|agenți(?:e|i) de (?:modele|casting|modeling)',
      'pl cs sk hr sl sr':
        'agencj\\p{L}+ (?:modelek|modelingow\\p{L}+|aktorsk\\p{L}+|castingow\\p{L}+)|(?:modelingová|castingová|herecká|umělecká) agentura|(?:modelingová|castingová|herecká|umelecká) agentúra|(?:modna|casting|glumačka|modelska) agencija|agencija za (?:modele|casting)',
      'ru uk bg mk':
        '(?:модельн|кастинг|актерск|актёрск)\\p{L}* ?-?агентств\\p{L}+|(?:модельн|кастинг|акторськ)\\p{L}* ?-?(?:агенц|агентств)\\p{L}+|(?:модна|кастинг|модел) агенци\\p{L}+|агенция за модели',
      'et lv lt hu':
        'modelliagentuur\\p{L}*|näitlejate agentuur|modeļu aģentūr\\p{L}+|aktieru aģentūr\\p{L}+|modelių agentūr\\p{L}+|aktorių (?:agentūr|atrank)\\p{L}+|(?:modell|casting|színész)ügynökség\\p{L}*',
      'el tr': '(?:πρακτορείο|γραφείο) (?:μοντέλων|κάστινγκ|ηθοποιών)|(?:manken|model|oyuncu|cast) ajans\\p{L}*',
      'ar he fa':
        '(?:وكالة|شركة) (?:عارضات|عرض أزياء|كاستينج)|סוכנות (?:דוגמנות|דוגמניות|שחקנים)|סוכנות ליהוק|آژانس (?:مدلینگ|بازیگری)',
      'ja zh ko id':
        'モデル事務所|モデルエージェンシー|芸能事務所|芸能プロダクション|模特公司|模特经纪|經紀公司|模特兒經紀|모델 ?에이전시|연기자 ?매니지먼트|agensi model',
    },
  },
  {
    name: 'private chef',
    bucket: 'Food and drink',
    narrows: 'caterer',
    words: {
      en: '(?:private|personal|hire a) chefs?(?: (?:services?|for hire|hire))?|in-home (?:chefs?|dining)',
      'de nl': '*mietkoch|*privatkoch|*leihkoch|*störkoch|*thuiskok|*kok aan huis|*privé ?-?kok|*privé-?chef',
      'sv da nb fi':
        '*hemmakock|*privatkock|*kock hem|*privatkok|lej en kok|*hjemmekok|*privatkokk|*kotikokki\\p{L}*|*yksityiskokki\\p{L}*',
      'fr es pt it ca ro':
        '(?:chefs?|cuisinier) (?:à|a) domicil(?:e|io)|chefs? privés?|chef (?:privado|particular)|personal chef|chef em casa|chef a domicilio|cuoco a domicilio|xef a domicili|bucătar (?:privat|la domiciliu)',
      'pl cs sk hr sl sr':
        '(?:prywatny|osobisty) (?:szef kuchni|kucharz)|soukromý (?:kuchař|šéfkuchař)|súkromný (?:kuchár|šéfkuchár)|privatni (?:chef|kuhar|kuvar)',
      'ru uk bg': '(?:повар|шеф-повар) на дом|личный повар|кухар (?:на дім|додому)|частен готвач',
      'et lv lt hu': 'kokk koju|privātais pavārs|asmeninis šefas|virėjas į namus|privát ?séf|séf házhoz',
      'el tr ja zh ko':
        '(?:ιδιωτικός|προσωπικός) σεφ|özel (?:şef|aşçı)\\p{L}* (?:hizmet|kirala)\\p{L}*|出張シェフ|出張料理人|私厨(?:上门)?|私廚到府|到府私廚|출장 ?셰프|출장 ?요리사',
    },
  },
];
