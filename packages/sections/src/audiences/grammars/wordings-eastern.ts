import type { Wordings } from './grammar.ts';

/** The same in languages of the north and the east. */
export const EASTERN_WORDINGS: Readonly<Record<string, Wordings>> = {
  ru: {
    // The dative of people and bodies.
    marked: '(?<!(?<!\\p{L})(?:к|ко|по|благодаря) )\\p{L}{2,}[ая]м',
    before: {
      helps:
        '(?:защит[аыу] (?:прав|интересов)|прав[аоу]?|интерес(?:ы|ов)|здоровь[ея]|развити[ея]|адаптаци[яию]|социализаци[яию]|трудоустройств[оа]|безопасност[ьи]|потребност(?:и|ей)|комфорт[ае]?)|забот(?:имся|а) о|обслужива(?:ем|ет)|сотрудничаем с|работаем (?:для|с)|жд[её]м|рады видеть|обеспечива(?:ем|ет)|сниз\\p{L}+ для|в интересах|ориентирован\\p{L}* на|чтобы(?= [^.,;]{3,60} могли)|снабжа(?:ем|ет)|поставляем',
      designed:
        '(?:рассчитан\\p{L}*|ориентирован\\p{L}*) (?:на|для)(?! (?:\\d|дв|тр[её]|четыр|пят|шест|семь|восьм|дев|десят))|(?:интересно|полезно|актуально|комфортно)(?: будет| для)?|адресован\\p{L}*',
      used: '(?:среди наших|наши) (?:клиентов|клиенты|заказчики|гости|партн[её]ры и клиенты)(?: [—–-]| это)?|нашими клиентами (?:являются|стали|становятся)|к нам обращаются|нас выбирают|нами пользуются',
      for: 'как для',
    },
    after: { welcome: '(?:приглашаются|будут рады|чувствуют себя)' },
    groups: '(?:физическ|юридическ|частн)\\p{L}+ лиц\\p{L}*|школы|близким|мам(?:ам|ы)|ип',
    fillers: 'их',
  },
  uk: {
    // The dative of people and bodies.
    marked: '(?<!(?<!\\p{L})(?:к|по|завдяки) )\\p{L}{2,}[ая]м',
    before: {
      helps:
        "(?:захист(?:у)? (?:прав|інтересів)|прав[ао]?|інтерес(?:и|ів)|здоров[’ʼ']я|розвит(?:ок|ку)|адаптаці[яїю]|соціалізаці[яїю]|безпек[аиу]|потреб[аи]?)|дба(?:ємо|є) про|обслуговує(?:мо)?|співпрацюємо з|працюємо (?:для|з)|чекаємо(?: на)?|раді бачити|забезпечує(?:мо)?|згуртовувати(?: і представляти)?|представля(?:ти|ємо|є)|об[’ʼ']єдну\\p{L}+|щоб(?= [^.,;]{3,60} могли)|постача(?:ємо|є)",
      designed:
        '(?:розрахован\\p{L}*|орієнтован\\p{L}*) (?:на|для)(?! (?:\\d|дв|трьох|чотир|п.ят|шіст|вісім|дев|десят))|адресован\\p{L}*|(?:цікаво|корисно|зручно)(?: буде| для)?',
      used: '(?:послуги|роботи|товари),? які замовляють і|(?:серед наших|наші) (?:клієнтів|клієнти|замовники|гості)(?: [—–-]| це| є)?|нашими клієнтами (?:є|стали)|до нас звертаються|нас обирають',
      for: 'як для',
    },
    groups:
      'українців|українцям|українок|(?:фізичн|юридичн|приватн)\\p{L}+ (?:осіб|особам)|новачк\\p{L}+|воді(?:їв|ям)|школи|близьким|пар(?:ам)?|мам(?:ам)?|фоп|аптеки|лісівник\\p{L}+|клуби',
    fillers: 'їх(?:нім|ні|ніх)?',
    wholes: 'великих (?:і|й|та) (?:малих|маленьких)|(?:малих|маленьких) (?:і|й|та) великих',
    stop: '(?:родинн|шкільн|дитяч|громадськ)\\p{L}+',
  },
  bg: {
    before: {
      helps:
        '(?:грижа за|грижим се за|в помощ на|в подкрепа на|в полза на|обслужваме|очакваме|сред|защита(?:та)? на|права(?:та)? на|интересите на|здравето на|развитието на|обучението? на|образованието на|нуждите на|помагаме на|благополучието на)(?: нашите| всички)?|снабдява(?:ме)?|доставяме на',
      designed: '(?:подходящ|достъпн|полезн|интересн)\\p{L}* за|достъпно за',
      used: 'нашите (?:клиенти|гости|пациенти|членове) са|доверяват ни се|избират ни|(?:наши|нашите) клиенти(?: са|(?= ?[:–—]))',
      for: 'както за',
    },
    groups: 'близки|общини|училища',
    fillers: 'техните',
  },
  pl: {
    // The dative of people and bodies.
    marked: '(?<!(?<!\\p{L})(?:ku|dzięki|przeciw|przeciwko) )\\p{L}{3,}om',
    before: {
      helps:
        '(?:zdrowi[ea]|rozw[óo]j\\p{L}*|dobr(?:o|a|em)|praw(?:a)?|potrzeb\\p{L}*|funkcjonowani[ea]|samodzielnoś\\p{L}+|integracj\\p{L}+|ochron\\p{L}+|bezpieczeństw\\p{L}+|wsparci(?:e|a|em)(?: dla)?|opiek(?:a|i|ą|ę)(?: nad)?|pomoc(?:y|ą)?(?: dla)?(?= (?:dzieci|osobom|rodzin|rodzic|senior|kobiet|młodzież|chor|pacjent|uchodź|ofiar|bezdomn|zwierz))|wspierając\\p{L}*)|dbamy o|służy(?:my)?|czekamy na|gościmy|przyjmujemy|współpracujemy z|kierujemy (?:ją |je |go )?do|zaopatrujemy|dostarczamy',
      designed:
        'z myślą o|przyjazn(?:y|a|e|ym|ą|ego)(?: dla)?|(?:adresowan|kierowan|skierowan)\\p{L}+ (?:jest )?(?:głównie |przede wszystkim )?(?:do|dla)|miejsc(?:e|em|a) (?:\\p{L}+ )?dla|odpowiedni\\p{L}* dla|(?:skierowan|adresowan|przeznaczon)\\p{L}+ (?:są|jest|do) (?:do|dla)',
      used: 'nasi(?:mi)? (?:klienci|klientami|pacjenci|goście) (?:to|są)(?: zarówno)?|wśród naszych klientów są|zaufali nam|z naszych usług korzystają|nasi klienci(?= ?[:–—])',
      for: 'zarówno(?: dla)?|potrzeby',
    },
    qualifiers: 'po|wymagając\\p{L}+|dotknięt\\p{L}+|chor\\p{L}+',
    stop: '(?:firmow|rodzinn|szkoln|dziecięc|hotelow|sklepow)\\p{L}+',
    fillers: 'ich',
    groups:
      'zarządc(?:ów|om) nieruchomości|wspólnot(?:y|om)? mieszkaniow\\p{L}+|jednoosobow\\p{L}+ działalnoś\\p{L}+|studenci|emeryci|emerytów|emerytom|mam(?:om)?|apteki|przedszkola|kluby',
    after: { can: '(?:otrzymują|mają) (?:\\p{L}+ )?zniżk\\p{L}' },
  },
  cs: {
    // The dative of people and bodies.
    marked: '(?<!(?<!\\p{L})(?:k|ke|díky|proti|kvůli|vůči) )\\p{L}{2,}(?:ům|ám)',
    before: {
      helps:
        '(?:zdraví|rozvoj\\p{L}*|práv(?:a)?|potřeb\\p{L}*|integrac\\p{L}|začleňování|bezpečnost\\p{L}*|péč[ei] o|podpor[aouy]|pomoc(?:i)?|zájm(?:y|ů))|slouží(?:me)?|stará(?:me)? se o|vítáme(?! vás)|těšíme se na(?! vás)|zaměřuje(?:me)? se na|specializuje(?:me)? se na|dodáváme|přijímáme|spolupracujeme s|aby(?= [^.,;]{3,60} mohli)|zásobujeme',
      designed: '(?:vhodn|přívětiv|přátelsk|zajímav|užitečn|místo|domov|partner)\\p{L}* (?:pro|k)|přátelsk\\p{L}+ k',
      used: '(?:mezi (?:naše|našimi) (?:klienty|zákazníky|hosty)|naši (?:zákazníci|klienti|hosté|pacienti))(?: patří| jsou)|(?:našimi )?zákazníky jsou|naši (?:zákazníci|klienti)(?= ?[:–—])',
      for: 'jak pro',
    },
    after: { welcome: 'jsou (?:\\p{L}+ )?vítáni|jsou u nás vítáni', can: 'mají (?:\\p{L}+ )?slevu' },
    groups: 'jezd(?:ec|ce|ci|ců|cům)|živnostní\\p{L}+',
    stop: '(?:rodinn|firemn|školn|dětsk|obchodn|klubov|hostinsk)\\p{L}+',
  },
  sk: {
    before: {
      helps:
        '(?:zdravi[ea]|rozvoj\\p{L}*|práv(?:a)?|potr(?:eby|ieb)|integráci\\p{L}|bezpečnos\\p{L}*|starostlivosť o|podpor[aouy]|pomoc(?:i)?|záujm(?:y|ov))|slúži(?:me)?|stará(?:me)? sa o|vítame(?! vás)|tešíme sa na(?! vás)|zameriava(?:me)? sa na|špecializuje(?:me)? sa na|dodávame|prijímame|spolupracujeme s|aby(?= [^.,;]{3,60} mohli)|radíme|pomáhame',
      designed: '(?:vhodn|príjemn|priateľsk|zaujímav|užitočn|miesto|domov|partner)\\p{L}* (?:pre|k)|určen\\p{L}*',
      used: '(?:medzi našich (?:klientov|zákazníkov)|naši (?:zákazníci|klienti|hostia|pacienti))(?: patria| sú)|(?:našimi )?zákazníkmi sú|naši (?:klienti|zákazníci)(?= ?[:–—])',
      for: 'ako pre',
      condition: '(?:či|ak)(?: už)? ste',
    },
    after: { welcome: 'sú (?:\\p{L}+ )?vítaní', can: 'majú (?:\\p{L}+ )?zľavu' },
    groups: 'jazd(?:ec|cov|com)|živnostní\\p{L}+',
    vague: 'ľuďom',
    qualifiers: 'so',
    marked: '(?<!(?<!\\p{L})(?:k|ku|vďaka|proti|kvôli|voči|s|so|za|pred|nad|pod|medzi) )\\p{L}{2,}(?:ám|iam)',
    fillers: 'ich',
    stop: '(?:rodinn|firemn|školsk|detsk|obchodn|klubov)\\p{L}+',
  },
  hr: {
    before: {
      helps:
        '(?:dobrobit|zdravlj[ea]|razvoj\\p{L}*|prava|potreb[ea]|zaštit[aeu]|edukacij[aeu]|obrazovanj[ea]|interes[ea]?|bezbjednost|sigurnost|lečenj[ea]|liječenj[ea])|okupljati|nudi(?:mo)?|primamo|ugošćujemo|usluge|brinemo o|uživanje za|bilo da je riječ o|angažuju(?: i)?|snabdijevamo|opremamo|opskrblju?je(?:mo)?|snabd(?:i)?jeva(?:mo)?|pomažemo',
      designed:
        '(?:pogodn|dostupn|idealn|savršen|prikladn|siguran|sigurn|mjesto|mesto|partner|raj)\\p{L}* (?:za|i za|kako za)',
      used: '(?:naši|moji) (?:klijenti|kupci|gosti|korisnici|pacijenti) (?:su|dolaze iz|čine)|među našim klijentima su|vjeruju nam|naši (?:klijenti|kupci)(?= ?[:–—])',
      for: 'kako za|tako i za',
    },
    after: { welcome: 'su (?:\\p{L}+ ){0,2}(?:dobrodošli|pozvani)', can: 'imaju (?:\\p{L}+ )?popust' },
    stop: 'naši|njegu|njega|njege|njegom',
    fillers: 'samo|svim|svi|sva|svakom|njihov(?:im|e|i)',
    vague: 'pojedinc(?:i|e|ima)|mušterij\\p{L}+',
    groups:
      'majstor(?:e|i|ima|a)|jahač(?:e|i|ima|a)|goste|obitelj(?:i|ima)?|firm(?:e|ama|i)|kompanij(?:e|ama|a)|uzraste|generacije|zainteresiran\\p{L}+ osob\\p{L}+|poslovn\\p{L}+ putni\\p{L}+|parov\\p{L}*|osob\\p{L}+ s invaliditetom|roditelj(?:i|e|ima)|jahač|(?:osob\\p{L}+|ljud\\p{L}*) (?:starije|treće|mlađe) (?:životne )?dobi|mala preduzeća|male tvrtke|ravnatelj(?:e|ima|i)|direktor(?:e|ima)|vlasni(?:cima|ci|ke)|studenti(?:ma)?|umirovljeni(?:ci|cima|ke)',
    wholes: 'sve uzraste(?: i kategorije)?|sve generacije|odrasle i djecu|djecu i odrasle',
    marked:
      '(?<!(?<!\\p{L})(?:s|sa|prema|ka|k|o|na|po|pri|u|među|nad|pod|pred|za) )(?:vlasni|korisni|putni|klijent|kupc|učeni|student|roditelj|obitelj|firm|tvrtk|škol|poduzetni|umirovljeni)\\p{L}{0,3}(?:ima|ama)',
  },
  sl: {
    before: {
      helps:
        '(?:dobrobit|zdravje|razvoj|pravice|potrebe|zaščita|izobraževanje|skrb za)|ponuja(?:mo)?|sprejema(?:mo)?|skrbimo za|vabimo|vabljeni|združujemo|usposablja(?:mo)?|nudi(?:mo)?|oskrbuje(?:mo)?|zalaga(?:mo)?',
      designed: '(?:primern|dostopn|idealn|prijazn|zanimiv|prostor|kraj|partner)\\p{L}* (?:za|tudi za)',
      used: 'naš[ei] (?:stranke|kupci|gostje|uporabniki|naročniki) so|med našimi strankami so|zaupajo nam|naše stranke(?= ?[:–—])',
      for: 'tako za|kot tudi za',
    },
    vague: 'tip(?:e|om) ljudi|posamezni\\p{L}+|strank(?:am|e)',
    groups:
      'vso družino|začetnik\\p{L}*|rekreativ\\p{L}+|predšolsk\\p{L}+ (?:in osnovnošolsk\\p{L}+ )?otro\\p{L}+|jezdec|bližnj(?:im|e|i)|svojc(?:em|e|i)|ravnatelj(?:e|em|i)|lastnik(?:om|e|i)|lekarne|vrtci|klubi',
    wholes: 'vse generacije|vse starosti|vse starostne skupine',
    fillers: 'njihov(?:im|e|i)',
    marked: '(?<!(?<!\\p{L})(?:k|h|proti|kljub|s|z|za|pred|nad|pod|med) )\\p{L}{3,}(?:am|em|om)',
    after: { can: 'imajo (?:\\p{L}+ )?popust|lahko' },
  },
  el: {
    before: {
      helps:
        '(?:εκπαίδευση|στήριξη|υποστήριξη|φροντίδα|ευημερία|υγεία|ανάπτυξη|δικαιώματα|ανάγκες|προστασία|ένταξη|ενδυνάμωση|εξυπηρέτηση)|καλωσορίζουμε|υποδεχόμαστε|φιλοξενούμε|φροντίζουμε|προμηθεύουμε|ανάμεσα σε|ώστε(?= [^.,;]{3,60} (?:μπορούν|να))|προμηθεύ\\p{L}+|τροφοδοτούμε|συμβουλεύουμε|εξυπηρετούμε',
      designed:
        'απευθύν(?:εται|ονται|όμαστε) (?:σε|και σε)|(?:κατάλληλ|προσβάσιμ|χρήσιμ|φιλικ|ιδανικ)\\p{L}{0,4} (?:για|σε|προς)|ομάδα στόχου|αλλά και σε',
      used: '(?:οι )?πελάτες μας (?:είναι|αποτελούνται από)|μας εμπιστεύονται|μας επιλέγουν|πελάτες μας(?= ?:)',
    },
    groups:
      'κτηνοτρόφ\\p{L}+|κτηνίατρ\\p{L}+|παραγωγού\\p{L}|επιστήμονες|παιδαγωγ\\p{L}+|μικρούς|μεγάλους|δήμοι|δήμους|μικρές επιχειρήσεις',
    vague: 'όσους|όσες',
  },
  hu: {
    before: {
      helps:
        '(?:várunk|vár(?:ja|nak)?|fogad(?:unk|juk|ja)|invitál(?:unk|juk|ja)|hívunk|hívjuk|kínál(?:juk|unk)|szolgál(?:ja|juk)|kielégítsük|megszólít(?:juk|ja)|támogatás(?:a|át)|segítés(?:e|ét)|képzés(?:e|ét)|oktatás(?:a|át)|fejlesztés(?:e|ét)|gyógyítás(?:a|át)|egészség(?:e|ét)|érdekeit)(?: szeretettel| mind(?:en)?| az?)*',
      designed: '(?:alkalmas|elérhető|hasznos|ajánlom|ajánlja|kialakítva|való|készült|létrehozva)',
      used: '(?:ügyfeleink|vendégeink|vásárlóink|partnereink)(?: között| főként| elsősorban)?|ügyfeleink(?= ?[:–—])',
      for: 'mind',
    },
    after: {
      helps:
        '(?:(?:is )?(?:szeretettel )?(?:várunk|várjuk|vár|fogadunk|fogadjuk)|kínáljuk|ajánljuk|javasoljuk|tartunk|szervezünk)|(?:egyaránt )?(?:szeretettel )?várunk|látunk el|szolgálunk ki',
      can: '(?:is megtalálják|jelentkezhetnek|részt vehetnek|vehetik igénybe|járhatnak)',
      welcome: '(?:jelentkezését|érdeklődését) (?:is )?várjuk',
      designed: 'számára (?:készült|szól|ajánljuk)',
    },
    groups:
      '\\p{L}*(?:érdeklődő|lovas|haladó|vágyó|legkisebb|kicsi|nagyobb|közösség|generáció|korosztály|lótulajdonos|tulajdonos|egyéni vállalkozó|nyári táborozó|ovis|iskolás|versenyző|társaság|civil szervezet|magánszemély|ház(?:tartás)|vendég)(?:e|o|ö|a|á)?(?:k)?(?:nak|nek|at|et|ot|öt|t)|csoportok(?:at|nak)|\\p{L}*hozzátartozó(?:k|i|ik|knak|iknak|kat)|kezdő(?:k|ket|knek)|haladó(?:k|kat|knak)|családjai(?:k|knak|kat)|gyógyszertárak|óvodák|sportklubok|iskolák|szállodák|éttermek',
    marked: '\\p{L}{2,}(?:ok|ek|ök|ak|ák|ék|ók|ők)n[ae]k',
    wholes:
      '(?:az )?egész család(?:ot|nak)?|kicsiktől (?:a )?nagyokig|kezdőktől (?:a )?haladókig|gyerekektől (?:a )?felnőttekig|kezdőket és haladókat|kicsiket és nagyokat',
  },
  fi: {
    before: {
      helps:
        'tuemme|(?:hyvinvointi|terveys|oikeudet|tuki)\\p{L}*|toivotamme|teemme|valmennamme|hoidamme|opetamme|toimimme|neuvomme|palvelemme',
      designed:
        '(?:soveltuu|sopivat|tarkoitetut|ratkaisuja|palveluita|palveluja|palvelut|hieronta|kursseja|koulutusta|tukea|apua)',
      used: '(?:asiakkaitamme|asiakkaamme|asiakkaina\\p{L}*) ovat|asiakkaisiimme kuulu\\p{L}+|asiakkaiksi ovat tervetulleita',
      welcome: 'tervetulleita ovat',
    },
    groups:
      '\\p{L}*(?:liikkuj|urakoitsij|kuntoutuj|asiantuntij|kuluttaj|mökkeilij|omaishoitaj|lapsiperh|tilaaj|ikäryhm)\\p{L}*(?:lle|ille)|\\p{L}*(?:asiakkaita|taloyhtiöitä|taloyhtiöt|taloyhtiöille|rakennusliikkeet|rakennusliikkeitä|maahanmuuttajat|maahanmuuttajille)|\\p{L}*(?:rehtoreille|opiskelijat|eläkeläiset|vanhemmat|perheet|yritykset)|\\p{L}*(?:apteekit|päiväkodit|seurat|kunnat|koulut|ravintolat|yhdistykset|kaupat|hotellit)',
    vague: 'kaikki',
    marked: '\\p{L}{3,}lle',
    stop: 'jotta|sopii|sopivat|soveltuu|kaikkialla|lisäksi|sinulle|meille|teille|hänelle|minulle|heille|niille|tälle|näille|sille|itselle\\p{L}*|pihalle|paikalle|alueelle|kotisivulle|sivulle|puolelle|ulkopuolelle|asialle|maalle|matkalle|lomalle|taholle|tasolle|uudelle|vuodelle|päivälle|viikolle|ajalle|kaudelle',
    fillers: 'heidän|niin|kuin',
    after: { can: 'voivat (?:osallistua|varata|käyttää|hakea|ottaa)' },
  },
  et: {
    before: {
      helps:
        '(?:heaolu|tervis|areng|õigused|toetame|ootame|teenindame|õpetame|võtame vastu|hoolime)|pakume(?: \\p{L}+)?|aitame|nõustame|varustame|tarnime',
      designed: '(?:sobib|mõeldud|kättesaadav|suunatud|avatud|huvitav|kasulik)(?: nii| ka| eelkõige)?',
      used: 'meie (?:klientideks|kliendid|klientide hulka)(?: on| kuuluvad)?',
    },
    marked: '\\p{L}{3,}(?:[dt]|ik)ele|\\p{L}{2,}klien(?:di|tide)le',
    groups:
      '(?:äri|era)klien(?:t|di|te|did|tidele|dile|ti)|omavalitsus(?:ed|tele|i)|korteriühistu(?:d|tele|id)|\\p{L}*ettevõt(?:ted|tele|teid)|huvilis(?:i|tele|ed)|lähedas(?:i|tele|ed)|\\p{L}*firma(?:d|dele|sid)|restoran(?:e|id|idele)|kohviku(?:id|d|tele)|hotell(?:e|id|idele)|õpilas(?:ed|tele|i)|pensionär(?:id|idele|e)|koolijuhtidele|apteegid|lasteaiad|\\p{L}*klubid|koolid|\\p{L}*omanik(?:ke|ele|ud)|põllume(?:hi|hed|estele)',
    fillers: 'nende|ka|kui ka',
  },
  lv: {
    before: {
      helps:
        '(?:veselība|attīstība|tiesības|labklājība|aprūpe|aprūpi|izglītība|izglītību)|gaidām|uzņemam|apkalpojam|apmācām|rūpējamies par|sadarbojamies ar|pulcējam|aicinām|iespēj[au]',
      designed:
        '(?:vēlam|noderīg|derīg|pieejam|piemērot|ieteicam)(?:a|s|i|as)|mājas|(?:pakalpojum(?:u|i)?|aprūp\\p{L}+) (?:sniegšanu|nodrošināšanu)?|paredzēt\\p{L}+',
      used: 'mūsu (?:klienti|viesi|pircēji|audzēkņi)(?: ir)?|mums uzticas',
    },
    qualifiers: 'sasniegušām|sasniegušiem|vecumā|gados',
    groups:
      'invalīdiem|personām ar invaliditāti|audzēkņ(?:i|us|iem)|seniori|iemītniek(?:iem|us)|uzņēmum(?:i|us)|ģimenes|bērni|jaunieši|pieaugušie|vīrieš(?:us|iem)|personām|privātpersonas|braucējiem|tuviniek(?:iem|us)',
    marked:
      '(?<!(?<!\\p{L})(?:ar|no|pie|pēc|līdz|starp|pa|par|ap|pirms|virs|zem) (?:\\p{L}+ )?)\\p{L}{3,}(?:iem|ām|ēm)',
    stop: 'gaidām|dāvinām|mācām|darām|zinām|runājam|dodam|ar|no|pie|pēc|līdz|starp|kopā|pa|savā|mums|jums|viņiem|dažiem|tādiem|šiem|šīm|tām',
    fillers: 'viņu|pieredzējušiem',
  },
  lt: {
    before: {
      helps:
        '(?:sveikat[aąos]|raid[aąos]|gerov[eęės]|teis[eių]+|poreiki(?:ai|us|ų)|priežiūr[aąos]|ugdym(?:as|ą|o))|laukiame|aptarnaujame|rūpinamės|dirba(?:me)? su|bendradarbiauja(?:me)? su|buriame|kviečiame',
      designed: '(?:tinkam|prieinam|naud(?:ing)|pritaikyt|skirt)(?:a|as|i|os|us)',
      used: '(?:šiandien )?mūsų (?:klientai|užsakovai|svečiai)(?: yra|:)?|mumis pasitiki|mūsų (?:klientai|užsakovai)(?= ?[:–—])',
    },
    groups:
      '(?:agentūr|įmon|įstaig|šeim|mokykl|organizacij|bendrov|parduotuv|savivaldyb)(?:omis|ėmis|os|ės)|(?:verslinink|mokin|specialist|kūrėj|vaik|gamintoj|pirkėj|turist)(?:ais|iais|ai|iai)|prek(?:ės|ių) ženklais|viešuoju sektoriumi|pažengus(?:iems|iųjų)|pažengusiesiems|verslui|kompanijoms|artimies(?:iems|ius)|savivaldybės',
    marked: '\\p{L}{3,}(?:ams|oms|ėms|iams|iems|ims)',
    fillers: 'jų',
  },
  tr: {
    after: {
      welcome: '(?:bekliyoruz|davetlidir|katılabilir|ağırlıyoruz)',
      can: '(?:faydalanabilir|yararlanabilir|kullanabilir|başvurabilir|tercih ed\\p{L}+)',
      helps:
        '(?:hizmet (?:ver|sun)\\p{L}*|eşlik ed\\p{L}*|eğitim ver\\p{L}*|danışmanlık|çözümler? sun\\p{L}*|fırsat\\p{L}* sun\\p{L}*|buluştur\\p{L}*|yanında\\p{L}*)',
      designed: 'adına|hitap ed\\p{L}*|uygun\\p{L}*',
      used: 'müşterilerimiz(?: arasında)?|(?:müşterilerimiz )?arasında',
    },
    groups:
      '(?:kuaför|berber|güzellik salon|masaj salon|spa merkez|salon|merkez|işletme sahib|esnaf|girişimci|bireysel kullanıcı|kurumsal kullanıcı|kullanıcı|yetkili|serbest meslek|küçük işletme|kobi|aile hekim|ihtiyaç sahip|depremzede|misafir|konuk|öğrenci|site|apartman|emlakçı|bayi|sanayi)(?:ler|lar)\\p{L}*|(?:bakım veren|yeni başlayan|sev|iste|ara)(?:en|an)?(?:ler|lar)\\p{L}*|(?:okul müdür|yeni anne|hamile|anne)(?:ler|lar)\\p{L}*',
    marked: '\\p{L}{2,}(?:lere|lara|lerine|larına|lerimize|larımıza)',
    before: { used: 'müşterilerimiz(?= ?[:–—])' },
  },
  ar: {
    before: {
      helps: '(?:صحة|حقوق|رعاية|دعم|تمكين|تعليم|تدريب|مساعدة|حماية|خدمة|لخدمة|لدعم|لمساعدة|نرحب ب|نعمل مع)',
      designed: '(?:متاح|متوفر|ملائم|موجهة|موجه|مخصصة|مناسبة)[\\p{L}\\p{M}]*(?: (?:لـ|إلى))?',
      used: '(?:عملاؤنا|زبائننا)(?: هم)?|يثق بنا|(?:عملاؤنا|زبائننا) من',
    },
    groups:
      '(?:و)?(?:ل|ال|لل)?(?:فناني المكياج|عملاء المؤسسيين|طلاب المدارس|حجاج|رجال الأعمال|أصحاب (?:\\p{L}+)|ذوي (?:\\p{L}+ )?(?:الإعاقة|الاحتياجات الخاصة)|قطاع(?:ات)? (?:الحكومي|الخاص)(?:ة)?|مقبلين على الزواج|عرائس|أيتام|أرامل|فقراء|مرضى|نساء الحوامل|أطفال|كبار السن)|و?(?:ال|لل|ل)?(?:كبار|مقدمي الرعاية|أسرهم|عائلاتهم|شركات الناشئة|فنادق|بلديات)|و?لأصحاب (?:\\p{L}+)(?: \\p{L}+)?|و?(?:ال|لل|ل)?(?:مديري (?:\\p{L}+)|بنات|أولاد|أمهات(?: الجدد)?)',
    marked: 'و?لل\\p{L}{3,}|و?لأصحاب',
    wholes: '(?:ل)?(?:كل|جميع) أفراد (?:العائلة|الأسرة)|العائلة بأكملها',
  },
  he: {
    before: {
      helps:
        '(?:ליווי|תמיכה ב|סיוע ל|העצמת|קידום|רווחת|זכויות|בריאות|טיפול ב|הדרכת|מלווה|מלווים|משרתים|מארחים|ליווינו|משרת)',
      used: '(?:הלקוחות שלנו|לקוחותינו)(?: הם)?|סומכים עלינו|(?:בין|ל)?לקוחותינו(?= ?:)',
    },
    groups:
      'ל?ה?ו?(?:קבוצות|יחידים|מנהלים|מתעניינים|חברות ביטוח|משרדי עורכי דין|לקוחות פרטיים|לקוחות עסקיים|גופים ממשלתיים|מעסיקים|ועדי עובדים|בעלי עסקים|בני הגיל השלישי|גיל הרך|נשים בהריון)|(?:ו|ל|ה|ב)*(?:עצמאים|רשויות מקומיות|בתי ספר|בתי מלון|עסקים קטנים|אנשים עם מוגבלות|בני משפחותיהם)|(?:ו|ל|ה|ב)*(?:מנהלי בתי ספר|אמהות|אימהות|מסעדות|בתי קפה|מלונות|בנות|בנים)',
    wholes:
      '[ולה]{0,2}(?:לקוחות (?:פרטיים|עסקיים)|חברות ביטוח|(?:משרדי )?עורכי דין|בני נוער|בעלי עסקים|הגיל השלישי|בתי ספר|אנשים פרטיים)',
    marked: 'ל(?:\\p{L}{3,}|כל(?= ))',
    stop: 'להיות|לפני|לאחר|למה|לכן|לפי|לקראת|לאורך|לאן|לעולם|לבין|לגבי|למרות|לידי|לתוך|ללא|לצד|לשם',
  },
  id: {
    before: {
      helps:
        '(?:kesejahteraan|kesehatan|kebutuhan|hak|pendidikan|(?:pelayanan|layanan|informasi) (?:kepada|bagi)|pemberdayaan|perlindungan|kemandirian)(?: bagi| untuk)?|kami (?:melayani|bekerja sama dengan|menerima)|menjalin (?:kerja ?sama|kemitraan) dengan|menangani (?:setiap )?kebutuhan(?: \\p{L}+)?|menyambut|menjangkau|(?:kami )?memasok(?: ke)?|menyuplai',
      used: '(?:pelanggan|klien|konsumen) kami (?:adalah|meliputi|terdiri dari)|dipercaya (?:oleh|banyak)|digunakan oleh|klien kami(?= ?:)',
      designed: '(?:terjangkau|mudah|aman|bermanfaat|melayani|mitra|partner terbaik)(?: \\p{L}+)? (?:untuk|bagi)',
    },
    groups:
      'kantor|institusi|instansi pemerintah|bumn|perumahan|apartemen|masyarakat|warga|ibu|bapak|rumah tangga|usaha|industri|korporasi|pemilik|calon|pebisnis|konsultan|pekerja|ibu muda|restoran|kafe|hotel|kepala sekolah',
    and: 'maupun|bahkan',
    wholes: 'usia \\d{1,2}(?: (?:bulan|tahun))? (?:sampai|hingga|–|-) \\d{1,2} (?:bulan|tahun)',
  },
  vi: {
    before: {
      helps:
        '(?:sức khỏe|quyền lợi|nhu cầu|lợi ích|đời sống|hỗ trợ|bảo vệ)(?: của)?|cung cấp (?:\\p{L}+ ){1,4}cho|chào đón|đáp ứng nhu cầu',
      used: 'khách hàng (?:của )?chúng tôi (?:là|gồm|bao gồm)|được (?:\\p{L}+ ){0,3}tin (?:dùng|tưởng)(?: bởi)?',
    },
    groups: 'người (?:nuôi|chơi|yêu|bận rộn|đi làm)(?: \\p{L}+)?|bé (?:gái|trai)|hiệu trưởng|bà mẹ(?: trẻ)?|giáo viên',
  },
  fa: {
    before: {
      helps:
        '(?:سلامت|حقوق|رفاه|نیازهای|رشد|حمایت|توانمندسازی|خدمات به|خدمات برای|در خدمت|میزبان|ارائه خدمات به)|به(?= [^.]{3,40} (?:کمک|خدمات))',
      used: 'مشتریان ما(?: شامل)?',
    },
    groups:
      'اشخاص (?:حقیقی|حقوقی)|کسب[‌ ]?و[‌ ]?کارها?[‌ ]?ی?(?: کوچک)?|صاحبان (?:حیوانات خانگی|کسب‌وکار|مشاغل)|دختران|پسران|مادران(?: باردار)?|پدران|مدیران(?: مدارس)?',
  },
  hi: {
    after: { helps: '(?:की|को|के) (?:सेवा|देखभाल|कल्याण|विकास|शिक्षा|स्वास्थ्य|अधिकार)[\\p{L}\\p{M}]*' },
  },
};
