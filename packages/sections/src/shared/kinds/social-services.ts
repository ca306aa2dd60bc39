import type { Kind } from './kind.ts';

export const SOCIAL_SERVICES: readonly Kind[] = [
  {
    name: 'disability service',
    bucket: 'Social services',
    words: {
      en: '(?:day (?:care )?cent(?:re|er)|supported living|services?|housing|support|care|workshops?|respite) for (?:people|adults|persons|children|individuals) with (?:\\w+ )?disabilities|disability (?:services?|support(?: services?)?|care|day cent(?:re|er))|supported (?:living|employment)|ndis(?: provider| registered)?|sheltered workshop|respite care|special needs (?:centre|center|services?)',
      'de nl':
        'behindertenhilfe|*lebenshilfe|*behindertenwerkstatt|werkstatt für (?:menschen mit behinderung|behinderte)|wohnheim für menschen mit|eingliederungshilfe|*gehandicaptenzorg|*begeleid wonen|gehandicapten',
      'sv da nb':
        'daglig verksamhet|lss-?boende|lss|personlig assistans|bosted for (?:voksne|udviklingshæmmede)|botilbud|dagtilbud|brugerstyret personlig assistance|personlig assistanse|varig tilrettelagt arbeid',
      'fr es pt it ca ro':
        'personnes (?:en situation de )?handicap\\p{L}*|esat|foyer de vie|apei|adapei|centro (?:ocupacional|especial de empleo)|personas con discapacidad|pessoas com deficiência|apae|disabili|persone con disabilità|persones amb discapacitat|centre ocupacional|persoane cu dizabilități',
      'pl cs sk hr sl':
        'warsztat(?:y)? terapii zajęciowej|środowiskowy dom samopomocy|osób (?:z )?niepełnosprawn\\p{L}+|dom dla niepełnosprawnych|denní stacionář|chráněné (?:bydlení|dílny)|sociálně terapeutick\\p{L}+ dílny|osob se zdravotním postižením|domov sociálnych služieb|chránená dielňa|denný stacionár|osoba s invaliditetom|varstveno delovni center',
      'ru uk bg': 'инвалид\\p{L}+|социальн\\p{L}+ занятость|осіб з інвалідністю|хора с увреждания',
      'fi et lv lt hu':
        'vammaispalvelu*|kehitysvammais*|asumisyksikkö|puuetega inimeste päevakeskus|erihoolekan\\p{L}+|dienas (?:aprūpes )?centrs|grupu dzīvoklis|specializētās darbnīcas|dienos (?:užimtumo )?centras|neįgaliųjų (?:centras|užimtum\\p{L}+)|fogyatékos\\p{L}*|értelmi fogyatékos\\p{L}*',
      'el tr':
        'άτομα με αναπηρία|ΚΔΑΠ ?ΑμεΑ|ΑμεΑ|engelli (?:bakım|rehabilitasyon|yaşam) \\p{L}+|özel eğitim ve rehabilitasyon',
      'ar he': 'ذوي (?:الإعاقة|الاحتياجات الخاصة)|מוגבלויות|בעלי צרכים מיוחדים',
      'id vi': 'penyandang disabilitas|sekolah luar biasa|người khuyết tật',
      'ja zh ko': '障害者支援|就労支援|生活介護|残疾人|장애인복지관|장애인',
      ko: '장애인 ?(?:주간이용|주간보호|복지관|자립생활|활동지원)\\p{L}*',
      ja: '就労継続支援|放課後等デイサービス|障害福祉サービス|障がい者支援',
      zh: '身心障礙|残疾人服务',
      'sk hu is':
        'denn\\p{L}+ centr\\p{L}+ pre ľudí s postihnutím|fogyatékkal élők|dagþjónusta fatlaðra|hæfingarstöð\\p{L}*',
      'th fa': 'ศูนย์คนพิการ|คนพิการ|توانبخشی معلولین|معلولین',
    },
  },
  {
    name: 'disability organisation',
    bucket: 'Non-profit',
    words: {
      en: "disability (?:organi[sz]ation|rights|association|charity|advocacy|alliance|council)|(?:deaf|blind|autism|down syndrome|dementia|cancer|diabetes|parkinson['’]?s|ms|epilepsy|rare disease) (?:association|society|charity|foundation|alliance|trust|community)|patients?[’']? (?:association|organi[sz]ation|advocacy)",
      'de nl':
        'behindertenverband|*blindenverein|*blindenverband|*gehörlosenverein|*gehörlosenverband|*patientenorganisation*|autismusverband|*patiëntenvereniging*|blindenvereniging|dovenvereniging',
      'sv da nb':
        '*patientförening*|funktionsrätt*|synskadades riksförbund|*handikapforening*|*patientforening*|*blindesamfund|*blindeforbund*|*pasientforening*|*døveforening*|funksjonshemmedes',
      'fr es pt it ca ro':
        'association de (?:patients|malades)|association (?:autisme|trisomie|sourds|des aveugles)|asociación de (?:pacientes|enfermos|familiares|sordos|ciegos)|asociación (?:autismo|alzheimer|síndrome de down)|associação de (?:doentes|surdos|cegos|pacientes)|associazione (?:malati|pazienti|sordi|ciechi|disabili|autismo)|associació de malalts|asociația (?:pacienților|nevăzătorilor|surzilor|autism)',
      'pl cs sk hr sl':
        'stowarzyszenie (?:osób niepełnosprawnych|chorych|na rzecz osób)|związek (?:niewidomych|głuchych)|polski związek (?:niewidomych|głuchych)|spolek (?:neslyšících|nevidomých|pacientů)|pacientsk(?:á|é) organiz\\p{L}+|zväz (?:nevidiacich|zdravotne postihnutých)|udruga (?:slijepih|gluhih|osoba s|oboljelih)|društvo (?:slepih|gluhih|invalidov|bolnikov|distrofikov)',
      'ru uk bg':
        'общество (?:слепых|глухих|инвалидов)|пациентск\\p{L}+ организац\\p{L}+|товариство (?:сліпих|глухих|інвалідів)|пацієнтськ\\p{L}+ організац\\p{L}+|съюз на (?:слепите|глухите|инвалидите)|пациентска организация',
      'fi et lv lt hu':
        'vammaisjärjestö*|potilasjärjestö*|potilasyhdistys|kuurojen liitto|näkövammaisten|invalidiliitto|puuetega inimeste (?:koda|liit|ühing)|pimedate (?:liit|ühing)|kurtide liit|patsientide (?:liit|ühing)|neredzīgo biedrība|nedzirdīgo savienība|invalīdu (?:biedrība|organizācija)|pacientu (?:biedrība|organizācija)|neįgaliųjų (?:draugija|asociacija)|aklųjų ir silpnaregių|kurčiųjų draugija|pacientų (?:organizacija|asociacija)|mozgáskorlátozott\\p{L}*|vakok és gyengénlátók|siketek és nagyothallók|betegszervezet|betegegyesület',
      'el tr':
        'σύλλογος (?:ασθενών|κωφών|τυφλών|ατόμων με)|engelliler derneği|sağırlar derneği|hasta (?:hakları )?derneği',
      'ja zh ko': '患者会|障害者団体|聴覚障害者協会|残疾人联合会|病友會|장애인협회|환우회',
    },
  },
  {
    name: 'addiction treatment centre',
    bucket: 'Health care',
    words: {
      en: '(?:addiction|drug|alcohol|substance abuse) (?:treatment|rehab(?:ilitation)?|recovery|support|counsell?ing)(?: cent(?:re|er)| services?| clinic)?|rehab (?:cent(?:re|er)|clinic)|sober living|detox (?:cent(?:re|er)|clinic)',
      'de nl':
        '*suchtberatung*|*suchtklinik|*suchthilfe*|drogenberatung|*verslavingszorg|verslavingskliniek|afkickkliniek',
      'sv da nb':
        '*beroendevård*|behandlingshem|alkoholbehandling|misbrugsbehandling|rusbehandling|ruskonsulent|rusinstitusjon',
      'fr es pt it ca ro':
        'addictologie|centre de (?:désintoxication|cure)|centro de (?:desintoxicación|rehabilitación|recuperação|adicciones)|tratamiento de adicciones|comunidade terapêutica|clínica de recuperação|dependência química|comunità terapeutica|dipendenze patologiche|addiccions|dezintoxicare|tratarea dependențelor',
      'pl cs sk hr sl':
        'leczenie (?:uzależnień|alkoholizmu|narkomanii)|ośrodek (?:leczenia )?uzależnień|terapia uzależnień|léčba závislostí|protialkoholn\\p{L}+|liečba závislostí|resocializačné stredisko|liječenje ovisnosti|zdravljenje odvisnosti',
      'ru uk bg':
        'наркологическ* (?:клиник*|центр*|помощ*)|лечение (?:алкоголизма|наркомании|зависимост\\p{L}+)|реабилитационн\\p{L}+ центр для (?:наркозависимых|алкозависимых)|наркологічн\\p{L}+|лікування (?:алкоголізму|наркоманії|залежност\\p{L}+)|лечение на зависимости',
      'fi et lv lt hu':
        'päihdehoito*|päihdekuntoutus*|katkaisuhoito|sõltuvusravi|alkoholiravi|atkarību (?:ārstēšana|centrs)|priklausomybių (?:gydymas|ligų)|szenvedélybeteg\\p{L}*|addiktológia\\p{L}*|drogambulancia',
      'el tr': 'απεξάρτηση\\p{L}*|κέντρο απεξάρτησης|bağımlılık tedavi\\p{L}*',
      'ar he': 'علاج الإدمان|גמילה מהתמכרויות|מרכז גמילה',
      'id vi': 'rehabilitasi narkoba|cai nghiện',
      'ja zh ko': '依存症(?:治療|回復)|戒毒|중독치료|알코올상담',
    },
  },
  {
    name: 'volunteer and aid organisation',
    bucket: 'Non-profit',
    words: {
      en: 'soup kitchens?|volunteer (?:cent(?:re|er)|bureau|hub)|(?:lions|rotary|kiwanis|soroptimist|inner wheel) club|rotary (?:international|district)|community (?:fridge|pantry|kitchen|meals)|clothing bank|blood (?:bank|donation|donors)',
      'de nl':
        '*freiwilligenagentur|*freiwilligenzentrum|*ehrenamtsagentur|die tafel|rotary club|lions club|*voedselbank*|vrijwilligerscentrale|vrijwilligerspunt',
      'sv da nb':
        '*volontärbyrå*|frivilligcentral|frivilligcenter|frivilligsentral*|matbank|fødevarebank|matsentralen|rotaryklubb|lionsklubb',
      'fr es pt it ca ro':
        "banque alimentaire|restos du cœur|bénévolat|banco de alimentos|voluntariado|club rotario|banco alimentar|banco alimentare|centro di servizio per il volontariato|banc d['’]aliments|banca de alimente|centru de voluntariat",
      'pl cs sk hr sl':
        'bank żywności|centrum wolontariatu|jadłodzielnia|potravinová banka|dobrovolnické centrum|dobrovoľnícke centrum|banka hrane|volonterski centar|prostovoljsko',
      'ru uk bg':
        'волонтерск* центр|банк продовольствия|фонд продовольствия|волонтерський центр|хранителна банка|доброволческ*',
      'fi et lv lt hu':
        'ruoka-apu|vapaaehtoistoiminta|vapaaehtoiskeskus|toidupank|vabatahtlike keskus|pārtikas banka|brīvprātīgo centrs|maisto bankas|savanorių centras|élelmiszerbank|önkéntes központ',
      'el tr': 'τράπεζα τροφίμων|εθελοντικ\\p{L}+ (?:ομάδα|οργάνωση)|gıda bankası|gönüllü merkezi',
      'ar he': 'بنك الطعام|العمل التطوعي|בנק מזון|עמותת מתנדבים',
      'ja zh ko': 'フードバンク|ボランティアセンター|食物银行|食物銀行|志愿者协会|푸드뱅크|자원봉사센터',
    },
  },
  {
    name: 'legal aid',
    bucket: 'Legal services',
    words: {
      en: 'legal aid(?: cent(?:re|er)| society| clinic)?|(?:free|pro bono) legal (?:advice|help|services|clinic|support)|law cent(?:re|er)|legal clinic',
      'de nl':
        '*rechtshilfe*|kostenlose rechtsberatung|*rechtsberatungsstelle|*rechtswinkel|sociaal raadsli\\p{L}+|juridisch loket',
      'sv da nb': 'rättshjälp*|juridisk rådgivning gratis|retshjælp*|rettshjelp*',
      'fr es pt it ca ro':
        'aide juridique|accès au droit|asistencia jur[íi]dica gratuita|asesoría legal gratuita|assistência jurídica gratuita|sportello legale|assistenza legale gratuita|assistència jurídica gratuïta|asistență juridică gratuită',
      'pl cs sk hr sl':
        'nieodpłatna pomoc prawna|bezpłatne porady prawne|bezplatná právní (?:pomoc|poradna)|bezplatná právna pomoc|besplatna pravna pomoć|brezplačna pravna pomoč',
      'ru uk bg':
        'бесплатн\\p{L}+ юридическ\\p{L}+ (?:помощ\\p{L}+|консультаци\\p{L}+)|безоплатн\\p{L}+ правов\\p{L}+ допомог\\p{L}+|безплатна правна помощ',
      'fi et lv lt hu':
        'oikeusapu\\p{L}*|tasuta õigusabi|bezmaksas juridiskā palīdzība|nemokama teisinė pagalba|ingyenes jogsegély|jogsegélyszolgálat',
      'el tr': 'δωρεάν νομική βοήθεια|adli yardım|ücretsiz hukuki destek',
      'ar he': 'مساعدة قانونية مجانية|סיוע משפטי חינם|קליניקה משפטית',
      'id vi': 'lembaga bantuan hukum|bantuan hukum|trợ giúp pháp lý',
      'ja zh ko': '法テラス|法律相談センター|法律援助|무료법률상담|법률구조',
    },
  },
  {
    name: 'study abroad and immigration consultancy',
    bucket: 'Education',
    parts: {
      'study abroad agency': 'study|stud|留学|留學|유학|exchange|intercâmb|linguist|lingü|education',
      'immigration consultancy': 'immigra|migra|imigra|visa|移民|이민|citizenship',
    },
    words: {
      en: 'study[- ]abroad(?: consultan(?:cy|ts?)| agency| agents?| programs?)?|(?:immigration|visa|migration|citizenship) (?:consultan(?:cy|ts?)|agents?|services?|advis(?:er|or)s?)|overseas education consultan(?:cy|ts?)|student exchange agency|immigration advice',
      'de nl': '*auslandsstudium beratung|au-?pair-?agentur|visaservice|*visumdienst|*visumservice',
      'sv da nb': 'utlandsstudier|*au pair-?bureau|visumservice',
      'fr es pt it ca ro':
        "séjours linguistiques|agencia de estudios en el extranjero|estudios en el extranjero|asesoría migratoria|intercâmbio|agência de intercâmbio|assessoria de imigração|soggiorni linguistici|studiare all['’]estero|estades lingüístiques|studii în străinătate",
      'pl cs sk hr sl':
        'studia za granicą|legalizacja pobytu|studium v zahraničí|štúdium v zahraničí|studij u inozemstvu',
      'ru uk bg':
        'обучение за рубежом|образование за рубежом|визов\\p{L}+ (?:центр|агентств\\p{L}+)|навчання за кордоном|візов\\p{L}+ (?:центр|агенці\\p{L}+)|обучение в чужбина|следване в чужбина',
      'fi et lv lt hu':
        'külföldi tanulás|nyelvtanfolyam külföldön|studijos užsienyje|studijas ārzemēs|õpingud välismaal',
      'el tr': 'σπουδές στο εξωτερικό|yurt ?dışı eğitim|vize danışmanlı\\p{L}+',
      'ar he': 'الدراسة في الخارج|خدمات (?:ال)?هجرة|לימודים בחו["”״]ל',
      'id vi':
        '(?:konsultan|agen) (?:pendidikan luar negeri|studi)|kuliah (?:di )?luar negeri|tư vấn (?:du học|định cư|visa)|du học',
      'ja zh ko': '留学エージェント|海外留学|留学中介|留學代辦|移民中介|移民公司|유학원|이민컨설팅',
    },
  },
];
