import type { Kind } from './kind.ts';

export const SITE_WORKS: readonly Kind[] = [
  {
    name: 'paving contractor',
    bucket: 'Construction and trades',
    words: {
      en: 'paving (?:contractors?|company|services?|specialists?)|block paving|driveways?(?: and patios)?|(?:asphalt|tarmac) (?:paving|surfacing|contractors?)',
      'de nl': '*pflasterbau*|*pflasterarbeiten|*asphaltbau|*stratenmaker*|*bestrating*',
      'sv da nb':
        '*plattsättning|stenläggning|*asfaltering*|brolægger*|belægningsarbejde|*asfaltarbejde|*steinlegg*|belegningsstein',
      'fr es pt it ca ro':
        'pavage|enrobés? (?:de )?(?:cours|allées|voirie)|travaux (?:routiers|publics)|asfaltados?|pavimentaci[óo]n|calcetamento|pavimentação|asfaltature|pavimentazioni esterne|asfaltats|pavaje|asfaltări',
      'pl cs sk hr sl':
        'układanie kostki|kostka brukowa|usługi brukarskie|brukarstwo|pokládka zámkové dlažby|zámková dlažba|dlaždičské práce|kladenie (?:zámkovej )?dlažby|asfaltiranje|popločavanje|tlakovanje',
      'ru uk bg':
        'укладка (?:тротуарной плитки|асфальта|брусчатки)|асфальтирован*|укладання (?:бруківки|тротуарної плитки)|асфальтуван*|асфалтиране|павиране',
      'fi et lv lt hu':
        'asfaltoin*|pihakiveys|kiveystyöt|asfalteerimi*|sillutis*|kivipaigaldus|bruģēšan*|bruģakmens|asfaltēšan*|trinkelių klojim*|asfaltavim*|térköv\\p{L}*|aszfaltoz*',
      'el tr': 'ασφαλτοστρώσεις|πλακοστρώσεις|parke taşı|asfalt kaplama',
      'ja zh ko': '舗装工事|포장공사',
      'ar he fa':
        'رصف (?:الطرق|طرق)|أعمال الأسفلت|סלילת כבישים|עבודות אספלט|אבנים משתלבות|آسفالت ?کاری|زیرسازی و آسفالت',
      'id vi is th':
        'jasa (?:aspal|paving)|paving block|kontraktor jalan|(?:thi công|trải) (?:nhựa đường|đường nhựa)|thảm bê tông nhựa|malbik\\p{L}+|hellulagn\\p{L}*|ลาดยาง(?:มะตอย)?|รับทำถนน',
    },
  },
  {
    name: 'fence builder',
    bucket: 'Construction and trades',
    words: {
      en: 'fenc(?:e|ing) (?:contractors?|company|builders?|installers?|installation|suppliers?)|(?:garden|security|timber|chain[- ]link|vinyl|wood) fenc(?:es|ing)|gates (?:and|&) (?:fences|fencing|railings)',
      'de nl': '*zaunbau*|zäune (?:und|&) tore|zaunsysteme|*hekwerk*|*omheining*|tuinafsluiting*|schuttingen',
      'sv da nb': '*stängsel*|staketmontering|*hegnsfirma|hegn og (?:porte|låger)|gjerder?(?: og port)|gjerdemontering',
      'fr es pt it ca ro':
        'clôtures?(?: et portails)?|portails et clôtures|cercados|vallados|cerramientos metálicos|vedações|cercas e alambrados|recinzioni|cancelli e recinzioni|tanques metàl·liques|garduri(?: metalice)?',
      'pl cs sk hr sl':
        'ogrodzenia|ogrodzeń|ploty a brány|plotov(?:é|ý) systém*|stavba plotů|pletivo a plot*|oplocení|oplotenie|ograde i|ogradni sustavi|ograje|panelne ograje',
      'ru uk bg': 'заборы|установка заборов|изготовление заборов|паркани|огорожі|встановлення парканів|огради',
      'fi et lv lt hu':
        'aitaurako*|aitaratkaisu*|piirdeaiad|aedade ehitus|aiapaneel*|žogi|žogu (?:uzstādīšana|būvniecība)|tvoros|tvorų (?:montavimas|gamyba)|kerítés\\p{L}*',
      'el tr': 'περιφράξεις|çit sistemleri|tel çit',
      'ja zh ko': 'フェンス工事|围栏|圍籬|펜스|울타리',
    },
  },
  {
    name: 'scaffolding company',
    bucket: 'Construction and trades',
    words: {
      en: 'scaffold(?:ing|ers)(?: company| hire| contractors?| services)?',
      'de nl': '*gerüstbau*|gerüstverleih|*steigerbouw*|steigerverhuur',
      'sv da nb':
        '*ställning(?:ar|sbyggnad|smontage)|byggnadsställning*|*stilladsudlejning|stilladser|stillasutleie|stillasmontør*',
      'fr es pt it ca ro': 'échafaudages?|andamios|andaimes|ponteggi|bastides i|schele (?:metalice|de închiriat)',
      'pl cs sk hr sl': 'rusztowania|pronájem lešení|lešení|lešenie|prenájom lešenia|građevinske skele|gradbeni odri',
      'ru uk bg': 'аренда лесов|строительные леса|будівельні риштування|строителни скелета',
      'fi et lv lt hu':
        'rakennustelineet|telinevuokraus|tellingud|tellingute rent|sastatnes|sastatņu noma|pastoliai|pastolių nuoma|állványozás*|állványbérlés',
      'el tr': 'σκαλωσιές|ikriwat|iskele (?:kiralama|kurulum*)',
      'ja zh ko': '足場工事|脚手架|鷹架|비계',
    },
  },
  {
    name: 'demolition contractor',
    bucket: 'Construction and trades',
    words: {
      en: 'demolition (?:contractors?|company|services?)|asbestos (?:removal|abatement)',
      'de nl':
        '*abbruchunternehmen|*abbrucharbeiten|*abrissunternehmen|asbestsanierung|*sloopwerk*|sloopbedrijf|asbestsanering|asbestverwijdering',
      'sv da nb':
        'rivningsfirma|rivningsarbete*|asbestsanering|nedbrydningsfirma|nedrivning|asbestsanering|riving og sanering',
      'fr es pt it ca ro':
        'démolition (?:et|de|industrielle)|entreprise de démolition|désamiantage|derribos|demoliciones|demolições|demolizioni|bonifica amianto|enderrocs|demolări',
      'pl cs sk hr sl':
        'wyburzenia|rozbiórki|usuwanie azbestu|demoliční práce|demolice staveb|búracie práce|rušenje objekata|rušenje objektov',
      'ru uk bg': 'демонтаж зданий|снос зданий|снос домов|демонтаж будівель|разрушаване на сгради',
      'fi et lv lt hu':
        'purkutyö*|purku-urak*|asbestipurku|lammutustöö*|demontāžas darbi|ēku demontāža|griovimo darbai|épületbontás|bontási munk*',
      'el tr': 'κατεδαφίσεις|yıkım (?:firması|işleri)',
      'ja zh ko': '解体工事|解体業|拆除工程|철거업체',
    },
  },
  {
    name: 'lift company',
    bucket: 'Construction and trades',
    words: {
      en: '(?:(?<!ski )lift|elevator)s? (?:company|installation|installers?|maintenance|manufacturers?|services?|contractors?)|stair ?lifts?',
      'de nl': '*aufzugsbau|*aufzüge|aufzugstechnik|treppenlift*|*liftenbouw|liftonderhoud|traplift*',
      'sv da nb': 'hissföretag|hisservice|trapphiss*|elevatorfirma|elevatorservice|trappelift*|heisservice',
      'fr es pt it ca ro':
        'ascensoriste*|ascenseurs|monte-escaliers?|ascensores|elevadores|ascensori|montascale|ascensors|lifturi|ascensoare',
      'pl cs sk hr sl': 'dźwigi osobowe|windy osobowe|výtahy|servis výtahů|výťahy|dizala|dvigala',
      'ru uk bg': 'лифты|обслуживание лифтов|ліфти|асансьори',
      'fi et lv lt hu':
        'hissihuolto|hissiyhtiö|liftide (?:hooldus|paigaldus)|liftu (?:apkope|montāža)|liftai|liftų (?:priežiūra|montavimas)|felvonó*',
      'el tr': 'ανελκυστήρ*|asansör*',
      'ja zh ko': 'エレベーター保守|昇降機|电梯|電梯|승강기|엘리베이터',
    },
  },
  {
    name: 'well driller',
    bucket: 'Construction and trades',
    words: {
      en: '(?:water )?well drill(?:ing|ers?)|borehole (?:drilling|drillers?)|drilling contractors?|geothermal drilling',
      'de nl': '*brunnenbau*|bohrunternehmen|*tiefbohrungen|*bronboring*|grondboringen|waterputboring*',
      'sv da nb': '*brunnsborrning*|energiborrning|*brøndboring|boringer og brønde|*brønnboring',
      'fr es pt it ca ro':
        "forages? (?:d['’]eau|géothermi\\p{L}+)|perforaciones de pozos|sondeos y pozos|perfuração de poços|furos de água|poços artesianos|trivellazion*|perforazione pozzi|perforacions|foraje puțuri|puțuri forate",
      'pl cs sk hr sl':
        'wiercenie studni|studnie głębinowe|vrtání studní|vrtané studny|vŕtanie studní|bušenje bunara|vrtanje vodnjakov',
      'ru uk bg': 'бурение скважин|буріння свердловин|сондажи за вода',
      'fi et lv lt hu':
        'kaivonporaus|porakaivo*|puurkaev*|dziļurbumi|urbumu ierīkošana|gręžiniai|gręžinių gręžimas|kútfúrás*',
      'el tr': 'γεωτρήσεις|sondaj|su kuyusu açma',
      'ja zh ko': 'さく井工事|井戸掘り|打井|鑿井|지하수개발',
      'ar he fa': 'حفر (?:ال)?آبار|קידוח(?:י)? (?:באר|בארות|מים)|حفر چاه|حفاری چاه',
      'id vi is th':
        'sumur bor|jasa bor sumur|khoan giếng|borholu(?:borun|þjónusta)|jarðborun\\p{L}*|เจาะบาดาล|ขุดเจาะบ่อ',
    },
  },
  {
    name: 'facility management company',
    bucket: 'Business services',
    words: {
      en: 'facilit(?:y|ies) management(?: company| services)?|building maintenance|handyman(?: services?)?|property maintenance',
      'de nl':
        '*hausmeisterservice*|hausmeisterdienst*|*gebäudeservice|*facility management|*gebäudemanagement|klusbedrijf*|klusjesman|facilitaire dienst\\p{L}*',
      'sv da nb':
        'fastighetsservice|fastighetsskötsel|hantverkartjänst*|ejendomsservice|viceværtservice|vaktmestertjeneste*|vaktmesterselskap',
      'fr es pt it ca ro':
        "multi-?services? bâtiment|conciergerie d['’]entreprise|homme toutes mains|manitas a domicilio|mantenimiento de (?:edificios|comunidades)|manutenção predial|marido de aluguel|manutenzioni? edili|global service|manteniment d['’]edificis",
      'pl cs sk hr sl':
        'złota rączka|obsługa nieruchomości|utrzymanie czystości|správa budov|hodinový manžel|hodinový manžel|održavanje zgrada|upravljanje zgradama|upravljanje stavb|hišniška opravila',
      'ru uk bg':
        'муж на час|эксплуатация зданий|чоловік на годину|експлуатація будівель|поддръжка на сгради|домоуправител*',
      'fi et lv lt hu':
        'kiinteistöhuolto*|kiinteistönhoito|kinnisvarahooldus*|haldusteenus*|namu apsaimniekošana|nekustamā īpašuma apsaimniekošana|pastatų priežiūra|namų ūkio meistras|épületüzemeltet*|gondnokság|ezermester',
      'el tr': 'τεχνική υποστήριξη κτιρίων|bina yönetimi|tesis yönetimi|apartman yönetimi',
      'ar he': 'إدارة المرافق|صيانة مباني|ניהול מבנים|אחזקת מבנים',
      'ja zh ko': 'ビルメンテナンス|建物管理|便利屋|건물관리|시설관리',
    },
  },
];
