import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';
import { isBelief } from './beliefs.ts';

/** "Far more than a shop", "isn't just a café". */
const MORE_THAN: LanguagePatterns = {
  en: "(?:so |much |far |a lot |something )?more than (?:just|only|simply|merely|an?(?! (?:decade|century|year|month|week|day|hour|minute|dozen|hundred|thousand|million|billion|few|third|quarter|half)(?!\\p{L}))) \\p{L}+|(?:is|are)(?: not|n['’]t) (?:just|only|merely|simply) (?:an?|the|another)",
  de: '(?:viel |weit |so viel )?mehr als (?:nur|bloß|lediglich)(?! \\d)|(?:viel|weit) mehr als ein\\p{L}*|(?:ist|sind) nicht (?:nur|bloß|einfach nur) ein\\p{L}*|(?:ist|sind) mehr als ein\\p{L}*|^mehr als (?:nur )?ein\\p{L}*',
  fr: "(?:bien|beaucoup|tellement) plus qu['’e] ?(?!\\d)\\p{L}+|plus que de simples?|(?:est|sont|c['’]est) plus qu['’]une?|^plus qu['’]une?|n['’]est pas (?:qu['’]|seulement |juste |simplement )une?",
  es: 'mucho más que|algo más que|(?:es|son|somos) más que(?! \\d)|^más que (?:un|una|sol[oa]|simples?)|no (?:es|somos|son) (?:solo|sólo|solamente|simplemente|únicamente) (?:un|una)',
  it: "molto (?:di )?più (?:di|che)(?! \\d)|(?:ben|qualcosa) (?:di )?più (?:di|che)(?! \\d)|(?:è|siamo|sono) più (?:di|che) un[oa'’]?|^più (?:di|che) un[oa'’]?|non (?:è|siamo|sono) (?:solo|soltanto|semplicemente) un[oa'’]?",
  pt: '(?:muito|bem) mais (?:do )?que(?! \\d)|(?:é|são|somos) mais (?:do )?que(?! \\d)|^mais (?:do )?que uma?|não (?:é|somos|são) (?:só|apenas|somente|simplesmente) uma?',
  nl: '(?:veel |zoveel |zo veel )?meer dan (?:alleen|enkel|zomaar|slechts)(?! \\d)|(?:is|zijn) meer dan een|^meer dan een|(?:is|zijn) niet (?:zomaar|alleen(?: maar)?|slechts) een',
  sv: '(?:mycket|så mycket|långt) mer än(?! \\d)|mer än (?:bara|enbart)|är mer än (?:en|ett)|^mer än (?:en|ett)|är inte (?:bara|enbart) (?:en|ett)',
  da: '(?:meget|langt|så meget) mere end(?! \\d)|mere end (?:bare|blot|kun)|er mere end (?:en|et)|^mere end (?:en|et)|er ikke (?:bare|blot|kun) (?:en|et)',
  nb: '(?:mye|langt|så mye|mykje) (?:mer|meir) enn(?! \\d)|(?:mer|meir) enn (?:bare|kun|berre)|er (?:mer|meir) enn (?:en|ei|eit|et)|^(?:mer|meir) enn (?:en|ei|eit|et)|er ikke (?:bare|kun) (?:en|ei|et)',
  fi: '(?:paljon|vielä) (?:muuta|enemmän) kuin(?! \\d)|enemmän kuin (?:pelkkä|vain|pelkästään)|on enemmän kuin(?! \\d)|^enemmän kuin(?! \\d)|ei ole (?:vain|pelkkä|pelkästään)',
  pl: '(?:to (?:coś )?|coś |znacznie |dużo |o wiele )więcej niż(?! \\d)|więcej niż (?:tylko|zwykł\\p{L}+)|nie (?:jest|są|jesteśmy) tylko|to nie tylko',
  cs: '(?:mnohem |daleko )?víc\\p{L}* než (?:jen|pouze|jenom)|mnohem víc\\p{L}* než(?! \\d)|není (?:jen|pouze|jenom) \\p{L}+|nejsme (?:jen|pouze)',
  sk: '(?:oveľa |omnoho )?viac (?:ako|než) (?:len|iba)|(?:oveľa|omnoho) viac (?:ako|než)(?! \\d)|nie je (?:len|iba)|nie sme (?:len|iba)',
  hu: '(?:sokkal|jóval) több,? mint(?! \\d)|több,? mint (?:csak|csupán|egyszerű)|nem (?:csak|csupán|pusztán) egy',
  ro: '(?:cu )?mult mai mult decât(?! \\d)|mai mult decât (?:doar|un|o|simple)|nu (?:este|e|suntem|sunt) (?:doar|numai|un simplu|o simplă)',
  bg: '(?:много )?повече от (?:просто|само)|не (?:е|са|сме) (?:само|просто)',
  hr: '(?:mnogo |puno |daleko )?više od (?:obič\\p{L}+|samo|same)|(?:nije|nisu|nismo) (?:samo|tek)',
  sr: '(?:mnogo |puno |daleko )?više od (?:obič\\p{L}+|samo)|(?:nije|nisu|nismo) (?:samo|tek)|(?:много |далеко )?више од (?:обич\\p{L}+|само)|(?:није|нису|нисмо) (?:само|тек)',
  sl: '(?:veliko |mnogo )?več kot (?:le|samo|zgolj)|(?:veliko|mnogo) več kot(?! \\d)|(?:ni|niso|nismo) (?:le|samo|zgolj)',
  el: '(?:πολλά|πολύ) περισσότερ\\p{L}+ από|(?:κάτι )?παραπάνω από(?! \\d)|δεν είναι (?:απλά|απλώς|μόνο)',
  ru: '(?:гораздо |намного |нечто |что-то )больше,? чем|(?:—|-|–|это|мы) не просто \\p{L}+|больше,? чем просто',
  uk: '(?:значно |набагато |щось )більше,? ніж|(?:—|-|–|це|ми) не просто \\p{L}+|більше,? ніж просто',
  tr: '\\p{L}+[dt][ae]n (?:çok )?(?:daha )?fazlası|(?:sadece|yalnızca) bir .{2,30} değil',
  ar: '(?:اكثر) (?:بكثير )?من مجرد|(?:ليس|ليست|لسنا) مجرد',
  he: '(?:הרבה )?יותר מ(?:סתם|רק) \\S+|(?:הוא|היא|זה|אנחנו) לא (?:רק|סתם) \\S+',
  ja: '単なる.{1,25}(?:では|じゃ)(?:なく|ない|ありません)|ただの.{1,20}(?:では|じゃ)(?:なく|ない|ありません)|以上の(?:存在|価値|もの)',
  ko: '단순한 (?!실수).{1,30}(?:아닌|아니라|아닙니다|넘어)|그 이상(?:의|을|입니다)',
  zh: '不(?:只|止|仅仅|僅僅|仅|僅)是(?:一|普通)',
  id: 'lebih dari (?:sekadar|sekedar)|bukan (?:sekadar|sekedar)',
  vi: 'không (?:chỉ|đơn thuần|đơn giản)(?: đơn giản)? là (?:một|nơi)|hơn cả (?:một )?',
  ca: '(?:molt|força) més que(?! \\d)|més que (?:un|una|només)(?! (?:any|segle))|no (?:és|som|són) (?:només|un simple|una simple)',
  et: '(?:palju )?(?:rohkem|enam),? kui (?:lihtsalt|vaid|ainult|pelgalt)|(?:pole|ei ole) (?:lihtsalt|pelgalt)',
  lv: '(?:daudz )?vairāk nekā (?:tikai|vienkārši)|nav (?:tikai|vienkārši)',
  lt: '(?:daug )?daugiau (?:nei|negu) (?:tik|tiesiog|paprast\\p{L}+)|nėra (?:tik|tiesiog)',
};

/** More than planned, than an hour or than one room: of size and time. */
const MEASURES: LanguagePatterns = {
  en: 'more than (?:just )?an? (?:entire|whole|full|single|hobby|signature)|more than just (?:lunch|dinner|breakfast|weekends)|would be more than',
  de: '(?:nicht nur|mehr als(?: nur| bloß)?) eine?\\p{L}* (?:stunde|tag|woche|monat|jahr|zimmer|meter|prozent)\\p{L}*',
  fr: "plus que (?:prévu|centenaire|jamais|d'habitude|nécessaire)",
  sv: 'mer än en (?:meter|timme|dag|vecka)|inte (?:bara|enbart) öpp\\p{L}+',
  da: 'mere end en (?:meter|time|dag|uge)|ikke (?:bare|kun) åb\\p{L}+',
  nb: 'mer enn en (?:meter|time|dag|uke)|ikke (?:bare|kun) åp\\p{L}+',
  sl: '(?:ni|niso) (?:le|samo|zgolj) en\\p{L}*',
  he: 'לא רק (?:היום|ב\\S+)',
};

/** "What sets us apart from others", "what you find nowhere else": others are named, or the brand is what differs. */
const STANDING_OUT: LanguagePatterns = {
  en: "differ(?:s|ed)? from (?:other|most)|(?:are|is) different from (?:other|most)|stands? (?:out|apart) from (?:other|most|the (?:rest|crowd|competition))|sets? (?:us|our \\p{L}+) apart|distinguish(?:es|ed)? us|(?:can't|cannot|won't) (?:find|get|be found) \\p{L}* ?(?:anywhere else|elsewhere)|nowhere else (?:in|on|can|do|does)|take a different approach (?:from|than)",
  de: '(?:uns|mich) (?:\\p{L}+ ){0,4}(?:unterscheide[tn]|abheb\\p{L}+|abhebt)|unterscheide[tn] (?:uns|mich)|heb(?:t|en) (?:uns|mich) (?:von|aus|durch) (?:\\p{L}+ ){0,3}ab|nirgend(?:wo|s) sonst|machen (?:es|das|vieles|manches|einiges|alles) anders|gehen andere wege(?=[.,:;!]|$| als)',
  fr: 'nous (?:distingu|démarqu|différenci)(?:e|ent)(?! mal)|(?:se|nous) (?:distingu|démarqu|différenci)\\p{L}* (?:par|de la|des autres)(?! (?:saison|prix))|trouve\\p{L}* nulle part ailleurs|à contre-courant',
  es: '(?:nos (?:distingue|diferencia|desmarca))n?(?! mal)|nos (?:distinguimos|diferenciamos|desmarcamos)|se (?:distingue|desmarca)n? (?:por|de (?:l[oa]s )?(?:otr|demás))\\p{L}*|en ning(?:ún|una) otr[oa] (?:lugar|sitio|parte)',
  it: '(?:ci (?:distingue|differenzia)|ci (?:distinguiamo|differenziamo))|si distingu\\p{L}+ (?:per|d(?:a|agli|alle))|in nessun altro (?:posto|luogo)',
  pt: '(?:nos (?:distingue|diferencia|destaca) d[oae]|nos diferencia|nos distingue)|se (?:distingue|diferencia|destaca) (?:pel[oa]|d[oa]s (?:outr|demais))\\p{L}*|em nenhum outro (?:lugar|sítio)|nosso (?:grande )?diferencial',
  nl: '(?:ons|mij) (?:\\p{L}+ )?onderscheid(?:t|en)|onderscheid(?:t|en)? (?:ons|mij|we ons)|nergens anders (?:vindt|te vinden|krijgt)|doen het anders',
  sv: 'skiljer (?:oss|mig)|skiljer vi oss|(?:finns|hittar du|hittar ni) ingen annanstans|sticker ut från|annorlunda än andra',
  da: 'adskiller (?:os|mig)|adskiller vi os|ingen andre steder|skiller (?:os) ud|anderledes end (?:de )?andre',
  nb: 'skil(?:l|j)?er (?:oss|meg)|skiller vi oss|ingen andre steder|annerledes enn (?:de )?andre',
  fi: 'erottaa (?:meidät|muista)|meidät (?:\\p{L}+ )?erottaa|erotumme|erottuu muista|missään muualla|eri tavalla kuin muut',
  pl: 'wyróżnia(?:my)? (?:nas|się)|(?:nas|się) wyróżnia(?:my)?|odróżnia nas|nas odróżnia|nigdzie indziej|inaczej niż (?:inni|wszyscy|większość|konkurencja)',
  cs: 'nás odlišuj\\p{L}+|odlišuj\\p{L}+ nás|se odlišujeme|odlišujeme se|(?:se )?lišíme|nikde jinde|jinak než (?:ostatní|jiní|jinde|většina)',
  sk: 'nás odlišuj\\p{L}+|odlišuj\\p{L}+ nás|sa odlišujeme|odlišujeme sa|(?:sa )?líšime|nikde inde|inak (?:ako|než) (?:ostatní|iní|inde|väčšina)',
  hu: 'megkülönböztet (?:minket|bennünket)|(?:minket|bennünket) megkülönböztet\\p{L}*|sehol máshol|mások vagyunk, mint',
  ro: 'ne (?:diferenți|deosebe?)\\p{L}+|nicăieri (?:în altă|altundeva)|altfel decât (?:ceilalți|alții|restul)',
  bg: 'ни отлича\\p{L}+|отличава\\p{L}* ни|никъде другаде',
  hr: 'nas (?:izdvaja|razlikuj|istič)\\p{L}*|(?:izdvajamo|razlikujemo|ističemo) se|se (?:izdvajamo|razlikujemo|ističemo)|nigdje drugdje|drugačij[ie] od (?:ostalih|drugih)',
  sr: 'nas (?:izdvaja|razlikuj|istič)\\p{L}*|(?:izdvajamo|razlikujemo) se|se (?:izdvajamo|razlikujemo)|nigde drugde|drugačije od (?:ostalih|drugih)|нас (?:издваја|разликуј|истич)\\p{L}*',
  sl: 'nas (?:odlikuje|razlikuje|loči)\\p{L}*|(?:razlikujemo|ločimo) se|se (?:razlikujemo|ločimo)|nikjer drugje|drugače (?:kot|od) (?:drugi|drugih|ostali|ostalih)',
  el: 'μας ξεχωρίζ\\p{L}+ από|ξεχωρίζουμε|διαφέρουμε από|πουθενά αλλού',
  ru: 'нас отличает|отличает нас|мы отличаемся|выделяет нас|нас выделяет|нигде больше|делаем (?:это )?(?:иначе|по-другому),? чем',
  uk: 'нас (?:відрізняє|вирізняє)|(?:відрізняє|вирізняє) нас|ми відрізняємо\\p{L}+|ніде більше',
  tr: 'bizi (?:diğer\\p{L}* |rakip\\p{L}* )?(?:\\p{L}+ )?ayır\\p{L}+|rakip\\p{L}* farklılaş\\p{L}+|başka hiçbir yerde',
  ar: '(?:نتميز ب|ما يميزنا)',
  he: 'מבדיל אותנו|מייחד אותנו|אנחנו שונים מ|בשום מקום אחר',
  ja: '一線を画|差別化|ここにしか(?:ない|ありません)|他(?:では|に)は?(?:味わえない|見られない)|他店では|他社では',
  ko: '차별화(?:된|합니다)|(?:다른|타) ?(?:곳|업체|회사|식당|가게|사)(?:과|와|사와)(?:는)? 다릅니다',
  zh: '与众不同|與眾不同|(?:区别|區別|有别|有別|不同)(?:于|於)(?:其他|其它|一般|普通|传统|傳統|同行)',
  id: '(?:yang )?membedakan kami|berbeda (?:dari|dengan) (?:yang lain|\\p{L}+ lain(?:nya)?)|tampil beda',
  vi: 'khác biệt (?:so )?với (?:các|những)|khác (?:hẳn )?với (?:các|những)|điểm khác biệt của chúng tôi',
  ca: 'ens (?:distingeix|diferencia)\\p{L}*|enlloc més',
  et: 'eristab meid|meid eristab|erineme teistest|mitte kusagil mujal|teisiti kui (?:teised|mujal)',
  lv: 'atšķir mūs|mūs atšķir|atšķiramies no|nekur citur',
  lt: 'išskiria mus|mus išskiria|išsiskiriame|niekur kitur|kitaip nei (?:kiti|kitur)',
};

/** Opening hours, prices and colours on screens differ too. */
const ARE_VARIABLE: LanguagePatterns = {
  en: 'prices?|hours|times|invoices?|colou?rs?|screens?|seasons?|sundays?|last (?:year|week)|summer|winter|in price|website|text',
  de: 'preise?|öffnungszeiten|farben?|bildschirm\\p{L}*|saison|sonntags?|sommer|winter|letztes jahr',
  fr: 'prix|horaires?|couleurs?|écran|saison|été|hiver|an dernier',
  es: 'precios?|horarios?|colores|pantalla|temporada|verano|invierno|niebla',
  it: 'prezzi|orari|orario|colori|schermo|stagione|estate|inverno',
  pt: 'preços?|horários?|cores|tela|época|verão|inverno|foto|prato',
  nl: 'prijzen|prijs|openingstijden|kleuren|scherm|seizoen|zomer|winter',
  sv: 'priser|pris|öppettider|tider|färger|skärm\\p{L}*|säsong|sommar\\p{L}*|vinter\\p{L}*',
  da: 'priser|pris|åbningstider|farver|skærm\\p{L}*|sæson|sommer\\p{L}*|vinter\\p{L}*',
  nb: 'priser|pris|åpningstider|farger|skjerm\\p{L}*|sesong|sommer\\p{L}*|vinter\\p{L}*',
  fi: 'hinna\\p{L}*|aukioloa\\p{L}*|väri\\p{L}*|näytö\\p{L}*|kesä\\p{L}*|talve\\p{L}*',
  pl: 'cen(?:y|a|ą)|godzin\\p{L}*|kolor\\p{L}*|ekran\\p{L}*|sezon\\p{L}*|lat(?:em|o)|zim(?:ą|a)|rok(?:u|iem)',
  cs: 'cen[ya]|otevírací|barv\\p{L}+|obrazov\\p{L}+|sezón\\p{L}*|loni',
  sk: 'cen[ya]|otváracie|farb\\p{L}+|obrazov\\p{L}+|sezón\\p{L}*|vlani',
  ru: 'цен[аы]|час(?:ы|ов)|цвет\\p{L}*|экран\\p{L}*|сезон\\p{L}*|летом|зимой|прошл\\p{L}+',
  uk: 'цін[аи]|годин\\p{L}*|кол[іь]?о?р\\p{L}*|екран\\p{L}*|сезон\\p{L}*|влітку|взимку|минул\\p{L}+',
};

const isMoreThanItsKind = (text: string, language: string): boolean =>
  matchesPatterns(text, MORE_THAN, language) && !matchesPatterns(text, MEASURES, language);

const standsApart = (text: string, language: string): boolean =>
  matchesPatterns(text, STANDING_OUT, language) && !matchesPatterns(text, ARE_VARIABLE, language);

/** Whether a text says that something is more than its kind, or that it stands out. */
export const standsOut = (text: string, language: string): boolean =>
  !isBelief(text, language) && (isMoreThanItsKind(text, language) || standsApart(text, language));
