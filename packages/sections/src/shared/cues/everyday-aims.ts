import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';

/** What a body wants any day, right behind "aims to": to hire, to ship, to answer, to win. */
const EVERYDAY_VERBS: LanguagePatterns = {
  en: '(?:thank|welcome you|invite|inform|congratulate|recruit|hire|employ|appoint|re-?open|ship|dispatch|answer|reply|respond|score|win(?! (?:over|back))|play(?! an? )|beat|qualify|deliver (?:your|all|every|the|orders?|parcels?|packages?|goods)|sell|buy|rent|fill (?:a|the|this|two))',
  de: '(?:(?:\\p{L}+ ){0,6}(?:einzustellen|anzustellen|zu (?:verkaufen|liefern|versenden|verschicken|beantworten|gewinnen|siegen|spielen|schlagen)|wiederzueröffnen|aufzusteigen))',
  fr: "(?:remercier|inviter|informer|féliciter|recruter|embaucher|engager un|rouvrir|expédier|livrer|répondre|marquer|gagner|remporter|jouer(?! un rôle)|battre|monter en)|d['’]embaucher",
  es: '(?:agradecer|invitar|informar|felicitar|reclutar|contratar|reabrir|enviar|entregar|responder|contestar|marcar|ganar|jugar(?! un papel)|vencer|ascender|fichar|incorporar|cubrir|alquilar|vender|comprar)',
  it: '(?:ringraziare|invitare|informare|fare gli auguri|reclutare|assumere|ingaggiare|riaprire|spedire|consegnare|rispondere|segnare|vincere|giocare(?! un ruolo)|battere|salire|vendere)',
  pt: '(?:agradecer|convidar|informar|felicitar|recrutar|contratar|reabrir|enviar|entregar|responder|atender|marcar|ganhar|vencer|jogar|subir|alugar|vender|comprar)',
  nl: '(?:(?:\\p{L}+ ){0,6}(?:aan te nemen|te (?:werven|heropenen|leveren|verzenden|bezorgen|beantwoorden|scoren|winnen|spelen|verslaan|promoveren)))',
  sv: '(?:tacka|bjuda|informera|gratulera|anställa|rekrytera|återöppna|skicka|leverera|svara|göra mål|vinna|spela|besegra)',
  da: '(?:takke|invitere|orientere|informere|ønske|ansætte|rekruttere|genåbne|sende|levere|svare|score|vinde|spille|slå)',
  nb: '(?:takke|invitere|informere|ønske|ansette|rekruttere|gjenåpne|sende|levere|svare|score|vinne|spille|slå)',
  fi: '(?:kiittä\\p{L}+|kutsu\\p{L}+|tiedott\\p{L}+|rekrytoi\\p{L}*|palkka(?:ta|amaan)|avaa\\p{L}+ uudelleen|toimittama\\p{L}*|toimittaa|lähettä\\p{L}*|vastaa(?:maan)?|voitta\\p{L}*|pelaa(?:maan)?|nouse\\p{L}*)',
  pl: '(?:podziękować|zaprosić|poinformować|zatrudni\\p{L}+|zrekrutowa\\p{L}+|pozyska\\p{L}+ pracownik\\p{L}*|wysyła\\p{L}+|wysła\\p{L}+|dostarcz\\p{L}+ (?:paczk|przesył|zamówie)\\p{L}*|odpowie(?!dzial)\\p{L}+|odpowiada\\p{L}*|wygra\\p{L}*|zwycięż\\p{L}*|zagra\\p{L}*|awans\\p{L}*)',
  cs: '(?:poděkovat|pozvat|informovat|přijmout|zaměstnat|najmout|odeslat|odesílat|doručit|doručovat|odpovědět|odpovídat|vyhrát|vyhrávat|zvítězit|hrát|postoupit|porazit)',
  sk: '(?:poďakovať|pozvať|informovať|prijať|zamestnať|najať|odoslať|odosielať|doručiť|doručovať|odpovedať|vyhrať|vyhrávať|zvíťaziť|hrať|postúpiť|poraziť)',
  hu: '(?:(?:\\p{L}+ ){0,5}(?:felvenni|felvegy\\p{L}*|kiszállítani|kiszállíts\\p{L}*|válaszol\\p{L}*|nyerni|nyerj\\p{L}*|győz\\p{L}*|legyőz\\p{L}*))',
  ro: '(?:să )?(?:recrut\\p{L}+|angaj\\p{L}+|redeschid\\p{L}+|livr\\p{L}+|expedi\\p{L}+|răspund\\p{L}*|marc\\p{L}+|câștig\\p{L}*|joac\\p{L}+|promov\\p{L}+ în (?:liga|prima))',
  hr: '(?:zahvaliti|pozvati|obavijestiti|zaposliti|angažirati|ponovno otvoriti|poslati|dostaviti|isporučiti|odgovoriti|pobijediti|zabiti|igrati|osvojiti)',
  sr: '(?:da )?(?:zaposli\\p{L}*|angaž\\p{L}+|pošalj\\p{L}+|dostavi\\p{L}*|isporuči\\p{L}*|odgovori\\p{L}*|pobedi\\p{L}*|igra\\p{L}*|osvoji\\p{L}*)|(?:да )?(?:запосли\\p{L}*|ангаж\\p{L}+|пошаљ\\p{L}+|достави\\p{L}*|испоручи\\p{L}*|одговори\\p{L}*|победи\\p{L}*|игра\\p{L}*|освоји\\p{L}*)',
  bs: '(?:da )?(?:zaposli\\p{L}*|angaž\\p{L}+|pošalj\\p{L}+|dostavi\\p{L}*|isporuči\\p{L}*|odgovori\\p{L}*|pobijedi\\p{L}*|igra\\p{L}*|osvoji\\p{L}*)',
  sl: '(?:zahvaliti|povabiti|obvestiti|zaposliti|najeti|odposlati|poslati|dostaviti|odgovoriti|zmagati|premagati|igrati|osvojiti)',
  ru: '(?:поблагодарить|пригласить|сообщить|напомнить|нанять|принять на работу|набрать персонал|отправ\\p{L}+|достав\\p{L}+|ответить|отвечать|забить|выиграть|побед\\p{L}+|играть|сыграть|обыграть)',
  uk: '(?:подякувати|запросити|повідомити|нагадати|найняти|прийняти на роботу|відправ\\p{L}+|достав\\p{L}+|відповісти|відповідати|забити|виграти|перемогти|грати|зіграти|обіграти)',
  bg: '(?:да )?(?:назнач\\p{L}+|наем\\p{L}+|изпра\\p{L}+|достав\\p{L}+|отговор(?!н)\\p{L}+|вкара\\p{L}*|спечел\\p{L}+|побед\\p{L}+|игра\\p{L}*)',
  mk: '(?:да )?(?:вработ\\p{L}+|испрат\\p{L}+|достав\\p{L}+|одговор(?!н)\\p{L}+|победи\\p{L}*|освои\\p{L}*|игра\\p{L}*)',
  el: '(?:(?:να|στην?|στο) )?(?:προσλάβ\\p{L}+|πρόσληψη|παραδώσ\\p{L}+|παράδοση|αποστείλ\\p{L}+|απαντ\\p{L}+|σκοράρ\\p{L}+|κερδίσ\\p{L}+|νικήσ\\p{L}+|νίκη|παίξ\\p{L}+|άνοδο)',
  ca: '(?:agrair|convidar|informar|reclutar|contractar|fitxar|reobrir|enviar|lliurar|entregar|respondre|marcar|guanyar|jugar|vèncer|pujar|llogar|vendre|comprar)',
  gl: '(?:recrutar|contratar|reabrir|enviar|entregar|responder|marcar|gañar|xogar|vencer|ascender)',
  lv: '(?:pārdot|nopirkt|pieņemt darbā|nolīgt|nosūtīt|piegādāt|atbildēt|uzvarēt|spēlēt)',
  lt: '(?:parduoti|pirkti|įdarbinti|pasamdyti|išsiųsti|pristatyti|atsakyti|laimėti|nugalėti|žaisti)',
  et: '(?:(?:\\p{L}+ ){0,4}(?:müüa|osta|palgata|värvata|saata|tarnida|vastata|võita|mängida))',
  vi: '(?:tuyển|giao hàng|trả lời|ghi bàn|giành chiến thắng|thắng)',
  id: '(?:untuk )?(?:merekrut|mengirim(?:kan)?|mengantar(?:kan)?|menjawab|mencetak gol|memenangkan|menang|bermain)',
  ar: '(?:إلى )?(?:توظيف|تعيين|توصيل|شحن|الرد|الفوز|تسجيل)',
  he: '(?:לגייס|להעסיק|לשלוח|לענות|להבקיע|לנצח|לשחק|לזכות)',
  sq: '(?:të )?(?:punësoj\\p{L}*|rekrutoj\\p{L}*|dërgoj\\p{L}*|përgjigjet|fitoj\\p{L}*|luaj\\p{L}*)',
  is: '(?:ráða|senda|afhenda|svara|vinna (?:leik|mót|titil)\\p{L}*|spila|skora)',
  af: '(?:(?:\\p{L}+ ){0,5}(?:aan te stel|te (?:werf|lewer|beantwoord|wen|speel)))',
};

/** Words between "aims" and its verb: "to", "at", "å", "soon". */
const LEADING_WORDS =
  '^[^\\p{L}]*(?:(?:to|zu|te|om|die|de|[aà]|ad|di|att|at|å|je|jest|е|to|de a|soon|yet|also|always|now|currently) ){0,2}';
const EVERYDAY: LanguagePatterns = Object.fromEntries(
  Object.entries(EVERYDAY_VERBS).map(([language, verbs]) => [language, `${LEADING_WORDS}(?:${verbs})`]),
);

/** Hours, minutes, seasons, points and tables of a league. */
const TIMES_AND_SCORES: LanguagePatterns = {
  en: '(?:leagues?|cheapest|same day|(?:within|in|after|few|opening|business|twenty-four|\\d+) hours?|minutes?|seasons?|kick-?off|opponents?)',
  de: '(?:finale|relegation|klassenerhalt|selben tag|liga|stunden?|minuten?|saison|spieltag\\p{L}*|punkte|gegner\\p{L}*|tabelle\\p{L}*)',
  fr: '(?:même jour|division|finale|nationale \\d|heures?|minutes?|saison|adversaires?|classement)',
  es: '(?:mismo día|división|finales?|puesto|horas?|minutos?|temporada|rival(?:es)?|clasificación)',
  it: '(?:stesso giorno|salvezza|finale|ore|minuti|stagione|avversari[oa]?|classifica|campionato|serie [abcd])',
  pt: '(?:mesmo dia|divisão|final|horas?|minutos?|temporada|adversários?)',
  nl: '(?:dezelfde dag|promotie|klasse|bedanken|uur|uren|minuten|seizoen|tegenstanders?)',
  sv: '(?:samma dag|slutspel\\p{L}*|påminna|division|timmar|minuter|säsong(?:en)?|motståndar\\p{L}*)',
  da: '(?:samme dag|semifinale\\p{L}*|division|timer|minutter|sæson(?:en)?|modstander\\p{L}*)',
  nb: '(?:samme dag|opprykk|semifinale\\p{L}*|divisjon|timer|minutter|sesong(?:en)?|motstander\\p{L}*)',
  fi: '(?:saman päivän|välieri\\p{L}*|tunni\\p{L}*|minuuti\\p{L}*|kau(?:si|den|della)|sarjatauluk\\p{L}*)',
  pl: '(?:tego samego dnia|półfina\\p{L}*|lidze|lig[iay]|godzin\\p{L}*|minut\\p{L}*|sezon\\p{L}*)',
  cs: '(?:týž den|semifinále|lig[uay]|hodin(?:y|ách)?|minut\\p{L}*|sezón\\p{L}*|zápas\\p{L}*)',
  sk: '(?:ten istý deň|semifinále|lig[uay]|hodín|hodiny|minút\\p{L}*|sezón\\p{L}*|zápas\\p{L}*)',
  hu: '(?:aznap|bajnok\\p{L}*|órán? belül|perc\\p{L}*|szezon\\p{L}*)',
  ro: '(?:aceeași zi|semifinal\\p{L}*|lig\\p{L}+|ore|minute|sezon\\p{L}*)',
  ru: '(?:тот же день|полуфинал\\p{L}*|лиг\\p{L}*|час(?:а|ов)?|минут\\p{L}*|сезон\\p{L}*)',
  uk: '(?:того ж дня|півфінал\\p{L}*|ліг\\p{L}*|годин\\p{L}*|хвилин\\p{L}*|сезон\\p{L}*)',
  tr: '(?:aynı gün|lig\\p{L}*|play-?off\\p{L}*|fiyat\\p{L}*|çatı\\p{L}*|saat(?:te|ten)?|dakika\\p{L}*|sezon\\p{L}*)',
  ca: '(?:mateix dia|divisió|hores|minuts|temporada)',
  ja: '(?:時間以内|分以内|シーズン|得点)',
  zh: '(?:小时|小時|分钟内|分鐘內|赛季|賽季)',
  ko: '(?:시간 ?이내|분 ?이내|시즌)',
};

/** Plans of these days: "next week", "for the time being", "this summer". */
const PASSING_TIMES: LanguagePatterns = {
  en: '(?:next|this|last) (?:week|weekend|month|year|spring|summer|autumn|fall|winter)|for the time being|at the moment|tonight|tomorrow',
  de: '(?:nächste[nmrs]?|kommende[nmrs]?|diese[nmrs]?) (?:woche|wochenende|monat|jahr|frühjahr|frühling|sommer|herbst|winter)|derzeit|zurzeit|zur zeit|heute abend|morgen abend',
  fr: "(?:la semaine|le mois|l'année|l'été|l'hiver|le printemps) prochaine?|(?:cette semaine|ce mois-ci|cette année|cet été|cet hiver)|en ce moment|ce soir|demain",
  es: '(?:la (?:próxima )?semana|el (?:próximo )?(?:mes|año|verano)) que viene|(?:la próxima semana|el próximo (?:mes|año))|est[ae] (?:semana|mes|año|verano|invierno)|en este momento|esta noche|mañana',
  it: "(?:la prossima settimana|il prossimo (?:mese|anno))|quest(?:a settimana|o mese|'anno|'estate|'inverno)|in questo momento|stasera|domani",
  pt: '(?:na próxima semana|no próximo (?:mês|ano))|(?:esta semana|este mês|este ano|este verão)|neste momento|no momento|hoje à noite|amanhã',
  nl: '(?:volgende?|komende?|deze|dit) (?:week|weekend|maand|jaar|voorjaar|zomer|herfst|winter)|op dit moment|momenteel|vanavond|morgen',
  sv: '(?:nästa|denna) (?:vecka|månad|år)|i (?:sommar|vinter|höst|vår|kväll|morgon|helgen|år)|för närvarande|just nu',
  da: '(?:næste|denne) (?:uge|måned|år)|til (?:sommer|vinter|efteråret|foråret)|i (?:aften|morgen|weekenden|år)|for tiden|i øjeblikket',
  nb: '(?:neste|denne) (?:uke|måned|år)|til (?:sommeren|vinteren|høsten|våren)|i (?:kveld|morgen|helgen|år)|for tiden|for øyeblikket',
  fi: '(?:ensi|tällä) (?:viiko|kuu|vuo|kesä|talve)\\p{L}*|tänä (?:vuonna|kesänä|talvena|iltana)|huomenna|parhaillaan',
  pl: 'w (?:przyszłym|tym|następnym) (?:tygodniu|miesiącu|roku)|(?:tego|przyszłego) (?:lata|roku)|obecnie|jutro|dziś wieczorem',
  cs: '(?:příští|tento) (?:týden|měsíc|rok)|(?:letos|napřesrok|momentálně|zítra|dnes večer)',
  sk: '(?:budúci|tento) (?:týždeň|mesiac|rok)|(?:tohto roku|momentálne|zajtra|dnes večer)',
  hu: '(?:jövő|ezen a) (?:héten|hónapban|évben)|(?:idén|jövőre|jelenleg|holnap|ma este)',
  ro: '(?:săptămâna|luna|vara) (?:viitoare|aceasta)|anul (?:viitor|acesta)|(?:în prezent|momentan|mâine|diseară)',
  hr: '(?:sljedeć|ov)\\p{L}+ (?:tjed|mjesec|godin|ljet)\\p{L}*|trenutačno|trenutno|sutra|večeras',
  sr: '(?:sledeć|ov)\\p{L}+ (?:nedelj|mesec|godin|let)\\p{L}*|trenutno|sutra|večeras|(?:следећ|ов)\\p{L}+ (?:недељ|месец|годин|лет)\\p{L}*|тренутно|сутра|вечерас',
  sl: '(?:naslednj|t)\\p{L}+ (?:teden|mesec|leto)|trenutno|jutri|nocoj',
  ru: '(?:на (?:следующей|этой) неделе|в (?:следующем|этом) (?:месяце|году))|этим летом|сейчас|завтра|сегодня',
  uk: '(?:наступного|цього) (?:тижня|місяця|року|літа)|зараз|завтра|сьогодні',
  bg: '(?:следващата|тази) (?:седмица|година)|(?:следващия|този) месец|в момента|утре|тази вечер',
  el: '(?:την επόμενη|αυτή την?) (?:εβδομάδα|χρονιά)|τον επόμενο μήνα|φέτος|του χρόνου|αυτή τη στιγμή|αύριο|απόψε',
  tr: '(?:gelecek|önümüzdeki|bu) (?:hafta|ay|yıl|yaz|kış)|şu anda|yarın|bu akşam',
  ca: "(?:la setmana|el mes|l'any) que ve|aquest(?:a setmana| mes| any| estiu)|en aquest moment|demà|avui",
};

/** Years and shares, which aims of brands have. */
const YEAR_OR_SHARE = /(?<!\p{N})(?:1[5-9]|20)\d\d(?!\p{N})|\d+(?:[.,]\d+)?(?=\s?%)/gu;
const DIGIT = /\p{Nd}/u;

/** Whether a text has a figure that is no year and no share. */
export const countsSomething = (text: string): boolean => DIGIT.test(text.replaceAll(YEAR_OR_SHARE, ''));

/** "To respond to the needs of families" is no matter of the day. */
const ANSWERS_NEEDS =
  /(?<!\p{L})(?:(?:respond|reply|answer)\p{L}* (?:to )?(?:the |local |real |urgent ){0,2}needs of|répondre (?:aux|à des) besoins|respon(?:der|dre) a (?:las|les) (?:necesidades|necessitats)|rispondere (?:ai bisogni|alle esigenze)|responder às necessidades|odpowiada\p{L}* na potrzeby|odpovídat na potřeby|відповідати потребам|отвечать (?:на )?нуждам|svara (?:mot|på) behov\p{L}*|(?:svare|møde|møte) (?:på )?behov\p{L}*)(?!\p{L})/iu;

/** Whether what stands behind a phrase of aims is a matter of the day: of staff, parcels, points, thanks, or these days. */
export const isEverydayAim = (rest: string, language: string): boolean =>
  matchesPatterns(rest, TIMES_AND_SCORES, language) ||
  matchesPatterns(rest, PASSING_TIMES, language) ||
  (matchesPatterns(rest, EVERYDAY, language) && !ANSWERS_NEEDS.test(rest));

/** Articles and pronouns of what is no name. */
const DETERMINERS: LanguagePatterns = {
  en: '(?:an?|the|this|that|these|those|each|every|your|his|her)',
  de: '(?:ein|eine|das|die|der|dies\\p{L}*|jed\\p{L}*)',
  fr: '(?:une?|la|le|les|ce|cet|cette|ces|chaque)',
  es: '(?:una?|el|la|los|las|est[eao]s?|es[eao]s?|cada)',
  it: '(?:una?|uno|il|la|lo|quest[oaei]|ogni)',
  pt: '(?:uma?|o|a|os|as|est[ea]s?|ess[ea]s?|cada)',
  nl: '(?:een|de|het|deze|dit|elke?)',
  sv: '(?:en|ett|den här|det här|denna|detta)',
  da: '(?:en|et|denne|dette|den|det)',
  nb: '(?:en|et|denne|dette|den|det)',
  ca: '(?:una?|el|la|els|les|aquest[ae]?s?|cada)',
  ro: '(?:un|o|acest|această|aceste)',
  pl: '(?:ten|ta|to|te)',
  cs: '(?:ten|ta|to|tento|tato|toto)',
  sk: '(?:ten|tá|to|tento|táto|toto)',
  ru: '(?:это|этот|эта|эти)',
  uk: '(?:це|цей|ця|ці)',
  hu: '(?:ez az?|ezt az?)',
  el: '(?:αυτό το|αυτή η|αυτός ο|ένα|μια)',
};

/** Whoever has an aim. */
const BODIES: LanguagePatterns = {
  en: '(?:associations?|societ(?:y|ies)|clubs?|charit(?:y|ies)|trusts?|foundations?|compan(?:y|ies)|unions?|federations?|communit(?:y|ies)|church|parish|museums?|institutes?|collective|cooperative|organi[sz]ations?|groups?|teams?|networks?|schools?|college|university|academy|cent(?:re|er)|brand|firm|agency|studio|practice|business|start-?up|shop|store|gallery|library|theat(?:re|er)|choir|band|orchestra|festival|project|initiative|movement|campaign|programme?|council|league|department|house|farm|brewery|winery|bakery|restaurant|café|hotel|magazine|journal|platform|website|site)',
  de: '\\p{L}*(?:verein|stiftung|verband|firma|unternehmen|club|klub|schule|gemeinschaft|gemeinde|genossenschaft|initiative|gesellschaft|organisation|netzwerk|gruppe|team|marke|agentur|haus|zentrum|museum|kirche|chor|theater|orchester|festival|projekt|plattform|kita|akademie|institut|bund|bündnis|betrieb|laden|praxis|studio|werkstatt)',
  fr: '(?:association|fondation|société|entreprise|fédération|club|comité|coopérative|collectif|amicale|marque|maison|école|centre|musée|groupe|réseau|organisation|agence|atelier|compagnie|festival|projet|théâtre|institut|plateforme|boutique|équipe|mouvement)',
  es: '(?:asociación|fundación|organización|federación|club|empresa|cooperativa|entidad|institución|compañía|marca|escuela|colegio|centro|museo|grupo|red|agencia|proyecto|festival|plataforma|tienda|equipo|movimiento|iniciativa|colectivo|ong|firma|casa|bodega|academia|instituto|iglesia|sociedad)',
  it: '(?:associazione|fondazione|società|azienda|cooperativa|federazione|circolo|ente|comitato|impresa|marchio|brand|scuola|centro|museo|gruppo|rete|agenzia|progetto|festival|piattaforma|negozio|squadra|movimento|club|istituto|compagnia|casa|cantina|studio|accademia)',
  pt: '(?:associação|fundação|organização|federação|clube|empresa|cooperativa|entidade|instituição|instituto|marca|escola|colégio|centro|museu|grupo|rede|agência|projeto|festival|plataforma|loja|equipe|movimento|iniciativa|coletivo|ong|casa|academia|igreja|sociedade|companhia)',
  nl: '\\p{L}*(?:stichting|vereniging|organisatie|coöperatie|club|bedrijf|school|bond|kerk|merk|groep|team|netwerk|museum|project|initiatief|platform|bureau|praktijk|winkel|koor|theater|festival|centrum|genootschap|instituut|academie)',
  sv: '\\p{L}*(?:förening|stiftelse|förbund|klubb|organisation|företag|bolag|församling|sällskap|kooperativ|skola|museum|grupp|nätverk|projekt|teater|kör|festival|märke)\\p{L}*',
  da: '\\p{L}*(?:forening|fond|forbund|klub|organisation|virksomhed|selskab|laug|skole|menighed|museum|gruppe|netværk|projekt|teater|kor|festival|brand)\\p{L}*',
  nb: '\\p{L}*(?:forening|lag|stiftelse|forbund|klubb|organisasjon|bedrift|selskap|menighet|skole|museum|gruppe|nettverk|prosjekt|teater|kor|festival)\\p{L}*',
  ca: '(?:associació|fundació|entitat|club|empresa|cooperativa|federació|organització|escola|marca|centre|museu|grup|xarxa|projecte|festival|plataforma|col·lectiu|companyia|botiga|iniciativa|moviment)',
  ro: '(?:asociați\\p{L}+|fundați\\p{L}+|club\\p{L}*|organizați\\p{L}+|compani\\p{L}+|firm\\p{L}+|școal\\p{L}+|federați\\p{L}+|proiect\\p{L}*|grup\\p{L}*|brand\\p{L}*|muzeu\\p{L}*|festival\\p{L}*)',
  pl: '(?:fundacj|stowarzyszeni|spółdzieln|klub|towarzystw|związ|firm|organizacj|szkoł|mark|projekt|grup|muzeum|festiwal|zesp)\\p{L}*',
  cs: '(?:spol|sdružen|nadac|klub|firm|společnost|organizac|družstv|škol|svaz|značk|projekt|skupin|muze|festival)\\p{L}*',
  sk: '(?:spol|združen|nadáci|klub|firm|spoločnos|organizáci|družstv|škol|zväz|značk|projekt|skupin|múze|festival)\\p{L}*',
  ru: '(?:фонд|ассоциаци|союз|обществ|организаци|центр|клуб|компани|школ|объединени|кооператив|проект|групп|музе|фестивал|бренд)\\p{L}*',
  uk: '(?:фонд|асоціаці|спілк|товариств|організаці|центр|клуб|компані|школ|громад|кооператив|проєкт|груп|музе|фестивал|бренд)\\p{L}*',
  hu: '\\p{L}*(?:egyesület|alapítvány|klub|társaság|szövetség|szervezet|cég|iskola|közösség|csapat|márka|projekt)\\p{L}*',
  el: '(?:σύλλογος|σωματείο|ίδρυμα|ένωση|οργανισμός|εταιρεία|συνεταιρισμός|ομάδα|σχολείο|μουσείο|φεστιβάλ)',
};

/** "This dish ", "A button was ": up to four words that end where the phrase of aims begins. */
const SUBJECTS: LanguagePatterns = Object.fromEntries(
  Object.entries(DETERMINERS).map(([language, words]) => [
    language,
    `^[^\\p{L}]*${words} (?!(?:is|are|was|were|est|es|è|é|ist|är|er) )(?:[\\p{L}'-]+ ){1,4}$`,
  ]),
);

/** Two capitals: an article at the start, and the name behind it. German nouns all have one. */
const NAMED = /^\P{L}*\p{Lu}\p{L}*\s(?:.*\s)?\p{Lu}/u;

/** Whether a phrase of aims follows a subject that is no body and no name. */
export function isOfOtherThing(text: string, phrase: { start: number; end: number } | null, language: string): boolean {
  if (phrase === null) return false;
  const subject = text.slice(0, phrase.start);
  return (
    matchesPatterns(subject, SUBJECTS, language) &&
    !matchesPatterns(text.slice(0, phrase.end), BODIES, language) &&
    (language === 'de' || !NAMED.test(subject))
  );
}
