import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';

/** What a body wants any day, right behind "aims to": to hire, to ship, to answer, to win. */
const EVERYDAY_VERBS: LanguagePatterns = {
  en: '(?:recruit|hire|employ|appoint|re-?open|ship|dispatch|answer|reply|respond|score|win(?! (?:over|back))|play(?! an? )|beat|qualify|deliver (?:your|all|every|the|orders?|parcels?|packages?|goods)|sell|buy|rent|fill (?:a|the|this|two))',
  de: '(?:(?:\\p{L}+ ){0,6}(?:einzustellen|anzustellen|zu (?:verkaufen|liefern|versenden|verschicken|beantworten|gewinnen|siegen|spielen|schlagen)|wiederzueröffnen|aufzusteigen))',
  fr: "(?:recruter|embaucher|engager un|rouvrir|expédier|livrer|répondre|marquer|gagner|remporter|jouer(?! un rôle)|battre|monter en)|d['’]embaucher",
  es: '(?:reclutar|contratar|reabrir|enviar|entregar|responder|contestar|marcar|ganar|jugar(?! un papel)|vencer|ascender|fichar|incorporar|cubrir|alquilar|vender|comprar)',
  it: '(?:reclutare|assumere|ingaggiare|riaprire|spedire|consegnare|rispondere|segnare|vincere|giocare(?! un ruolo)|battere|salire|vendere)',
  pt: '(?:recrutar|contratar|reabrir|enviar|entregar|responder|atender|marcar|ganhar|vencer|jogar|subir|alugar|vender|comprar)',
  nl: '(?:(?:\\p{L}+ ){0,6}(?:aan te nemen|te (?:werven|heropenen|leveren|verzenden|bezorgen|beantwoorden|scoren|winnen|spelen|verslaan|promoveren)))',
  sv: '(?:anställa|rekrytera|återöppna|skicka|leverera|svara|göra mål|vinna|spela|besegra)',
  da: '(?:ansætte|rekruttere|genåbne|sende|levere|svare|score|vinde|spille|slå)',
  nb: '(?:ansette|rekruttere|gjenåpne|sende|levere|svare|score|vinne|spille|slå)',
  fi: '(?:rekrytoi\\p{L}*|palkka(?:ta|amaan)|avaa\\p{L}+ uudelleen|toimittama\\p{L}*|toimittaa|lähettä\\p{L}*|vastaa(?:maan)?|voitta\\p{L}*|pelaa(?:maan)?|nouse\\p{L}*)',
  pl: '(?:zatrudni\\p{L}+|zrekrutowa\\p{L}+|pozyska\\p{L}+ pracownik\\p{L}*|wysyła\\p{L}+|wysła\\p{L}+|dostarcz\\p{L}+ (?:paczk|przesył|zamówie)\\p{L}*|odpowie(?!dzial)\\p{L}+|odpowiada\\p{L}*|wygra\\p{L}*|zwycięż\\p{L}*|zagra\\p{L}*|awans\\p{L}*)',
  cs: '(?:přijmout|zaměstnat|najmout|odeslat|odesílat|doručit|doručovat|odpovědět|odpovídat|vyhrát|vyhrávat|zvítězit|hrát|postoupit|porazit)',
  sk: '(?:prijať|zamestnať|najať|odoslať|odosielať|doručiť|doručovať|odpovedať|vyhrať|vyhrávať|zvíťaziť|hrať|postúpiť|poraziť)',
  hu: '(?:(?:\\p{L}+ ){0,5}(?:felvenni|felvegy\\p{L}*|kiszállítani|kiszállíts\\p{L}*|válaszol\\p{L}*|nyerni|nyerj\\p{L}*|győz\\p{L}*|legyőz\\p{L}*))',
  ro: '(?:să )?(?:recrut\\p{L}+|angaj\\p{L}+|redeschid\\p{L}+|livr\\p{L}+|expedi\\p{L}+|răspund\\p{L}*|marc\\p{L}+|câștig\\p{L}*|joac\\p{L}+|promov\\p{L}+ în (?:liga|prima))',
  hr: '(?:zaposliti|angažirati|ponovno otvoriti|poslati|dostaviti|isporučiti|odgovoriti|pobijediti|zabiti|igrati|osvojiti)',
  sr: '(?:da )?(?:zaposli\\p{L}*|angaž\\p{L}+|pošalj\\p{L}+|dostavi\\p{L}*|isporuči\\p{L}*|odgovori\\p{L}*|pobedi\\p{L}*|igra\\p{L}*|osvoji\\p{L}*)|(?:да )?(?:запосли\\p{L}*|ангаж\\p{L}+|пошаљ\\p{L}+|достави\\p{L}*|испоручи\\p{L}*|одговори\\p{L}*|победи\\p{L}*|игра\\p{L}*|освоји\\p{L}*)',
  bs: '(?:da )?(?:zaposli\\p{L}*|angaž\\p{L}+|pošalj\\p{L}+|dostavi\\p{L}*|isporuči\\p{L}*|odgovori\\p{L}*|pobijedi\\p{L}*|igra\\p{L}*|osvoji\\p{L}*)',
  sl: '(?:zaposliti|najeti|odposlati|poslati|dostaviti|odgovoriti|zmagati|premagati|igrati|osvojiti)',
  ru: '(?:нанять|принять на работу|набрать персонал|отправ\\p{L}+|достав\\p{L}+|ответить|отвечать|забить|выиграть|побед\\p{L}+|играть|сыграть|обыграть)',
  uk: '(?:найняти|прийняти на роботу|відправ\\p{L}+|достав\\p{L}+|відповісти|відповідати|забити|виграти|перемогти|грати|зіграти|обіграти)',
  bg: '(?:да )?(?:назнач\\p{L}+|наем\\p{L}+|изпра\\p{L}+|достав\\p{L}+|отговор(?!н)\\p{L}+|вкара\\p{L}*|спечел\\p{L}+|побед\\p{L}+|игра\\p{L}*)',
  mk: '(?:да )?(?:вработ\\p{L}+|испрат\\p{L}+|достав\\p{L}+|одговор(?!н)\\p{L}+|победи\\p{L}*|освои\\p{L}*|игра\\p{L}*)',
  el: '(?:(?:να|στην?|στο) )?(?:προσλάβ\\p{L}+|πρόσληψη|παραδώσ\\p{L}+|παράδοση|αποστείλ\\p{L}+|απαντ\\p{L}+|σκοράρ\\p{L}+|κερδίσ\\p{L}+|νικήσ\\p{L}+|νίκη|παίξ\\p{L}+|άνοδο)',
  ca: '(?:reclutar|contractar|fitxar|reobrir|enviar|lliurar|entregar|respondre|marcar|guanyar|jugar|vèncer|pujar|llogar|vendre|comprar)',
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
  en: '(?:(?:within|in|after|few|opening|business|twenty-four|\\d+) hours?|minutes?|seasons?|kick-?off|opponents?)',
  de: '(?:stunden?|minuten?|saison|spieltag\\p{L}*|punkte|gegner\\p{L}*|tabelle\\p{L}*)',
  fr: '(?:heures?|minutes?|saison|adversaires?|classement)',
  es: '(?:horas?|minutos?|temporada|rival(?:es)?|clasificación)',
  it: '(?:ore|minuti|stagione|avversari[oa]?|classifica|campionato|serie [abcd])',
  pt: '(?:horas?|minutos?|temporada|adversários?)',
  nl: '(?:uur|uren|minuten|seizoen|tegenstanders?)',
  sv: '(?:timmar|minuter|säsong(?:en)?|motståndar\\p{L}*)',
  da: '(?:timer|minutter|sæson(?:en)?|modstander\\p{L}*)',
  nb: '(?:timer|minutter|sesong(?:en)?|motstander\\p{L}*)',
  fi: '(?:tunni\\p{L}*|minuuti\\p{L}*|kau(?:si|den|della)|sarjatauluk\\p{L}*)',
  pl: '(?:godzin\\p{L}*|minut\\p{L}*|sezon\\p{L}*)',
  cs: '(?:hodin(?:y|ách)?|minut\\p{L}*|sezón\\p{L}*|zápas\\p{L}*)',
  sk: '(?:hodín|hodiny|minút\\p{L}*|sezón\\p{L}*|zápas\\p{L}*)',
  hu: '(?:órán? belül|perc\\p{L}*|szezon\\p{L}*)',
  ro: '(?:ore|minute|sezon\\p{L}*)',
  ru: '(?:час(?:а|ов)?|минут\\p{L}*|сезон\\p{L}*)',
  uk: '(?:годин\\p{L}*|хвилин\\p{L}*|сезон\\p{L}*)',
  tr: '(?:saat(?:te|ten)?|dakika\\p{L}*|sezon\\p{L}*)',
  ca: '(?:hores|minuts|temporada)',
  ja: '(?:時間以内|分以内|シーズン|得点)',
  zh: '(?:小时|小時|分钟内|分鐘內|赛季|賽季)',
  ko: '(?:시간 ?이내|분 ?이내|시즌)',
};

/** "The aim of the project is the purchase of a machine": what a grant was for. */
const MACHINES =
  /(?<!\p{L})(?:(?:nákup\p{L}*|poří(?:zen|dit)\p{L}*|obstara\p{L}+|zakup\p{L}*|achiziți\p{L}+|beszerzés\p{L}*|nabav\p{L}+|закуп\p{L}+|придбан\p{L}+|purchas\p{L}+|acquisition|anschaffung|achat|acquisto|compra|adquisición|aquisição|aankoop|αγορά) (?:\p{L}+ ){0,3}(?:stroj|technol|maszyn|urządz|zaříz|zariad|utilaj|echipam|maschin|machin|macchin|maquin|máquin|equip|оборудован|обладнан|μηχαν)|gép\p{L}* (?:\p{L}+ )?(?:beszerzés|vásárlás)|konkurencyjnoś\p{L}+ (?:przedsiębiorstwa|firmy|spółki)|konkuren(?:ce|cie)schopnos\p{L}* (?:firmy|společnosti|spoločnosti|podniku))/iu;

/** "This website aims to conform to WCAG 2.1", "…to provide general information": what any site says. */
const RULES =
  /(?<!\p{L})(?:wcag(?!\p{L})|(?:comply with|conform to|compliant with) (?:the |all )?(?:law|level|standard|guideline|regulation|requirement)|general information)/iu;

/** Whether an aim is that of a grant for machines, or of every site. */
export const isOfMachinesOrRules = (text: string): boolean => MACHINES.test(text) || RULES.test(text);

/** Years and shares, which aims of brands have. */
const YEAR_OR_SHARE = /(?<!\p{N})(?:1[5-9]|20)\d\d(?!\p{N})|\d+(?:[.,]\d+)?(?=\s?%)/gu;
const DIGIT = /\p{Nd}/u;

/** Whether a text has a figure that is no year and no share. */
export const countsSomething = (text: string): boolean => DIGIT.test(text.replaceAll(YEAR_OR_SHARE, ''));

/** "To respond to the needs of families" is no matter of the day. */
const ANSWERS_NEEDS =
  /(?<!\p{L})(?:(?:respond|reply|answer)\p{L}* (?:to )?(?:the |local |real |urgent ){0,2}needs of|répondre (?:aux|à des) besoins|respon(?:der|dre) a (?:las|les) (?:necesidades|necessitats)|rispondere (?:ai bisogni|alle esigenze)|responder às necessidades|odpowiada\p{L}* na potrzeby|odpovídat na potřeby|відповідати потребам|отвечать (?:на )?нуждам|svara (?:mot|på) behov\p{L}*|(?:svare|møde|møte) (?:på )?behov\p{L}*)(?!\p{L})/iu;

/** Whether what stands behind a phrase of aims is a matter of the day: of staff, parcels, points or minutes. */
export const isEverydayAim = (rest: string, language: string): boolean =>
  matchesPatterns(rest, TIMES_AND_SCORES, language) ||
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
