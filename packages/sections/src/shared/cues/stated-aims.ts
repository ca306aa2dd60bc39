import { findPattern, type LanguagePatterns, matchesPatterns, wordCount } from '../text/index.ts';
import { isMissionHeading, namesMissionItself } from './aim-headings.ts';
import { AIM_PHRASES } from './aim-phrases.ts';
import { ASPIRATIONS } from './aspirations.ts';
import { BODY_AIMS, isOfOwnBody, isOfTrade } from './body-aims.ts';
import { CAUSES } from './causes.ts';
import { isDedicatedBody } from './dedicated-bodies.ts';
import { countsSomething, isEverydayAim, isOfMachinesOrRules, isOfOtherThing } from './everyday-aims.ts';
import { DE_INFINITIVE, ES_INFINITIVE, FR_INFINITIVE, IT_INFINITIVE, PT_INFINITIVE } from './infinitives.ts';
import { NAMED_AIMS, NAMED_EXISTENCE, NAMED_INTENTIONS } from './named-aims.ts';
import { NAMED_ORIGINS } from './named-origins.ts';
import { isOfOccasion } from './occasion-aims.ts';
import { withNameSign } from './own-name.ts';
import { isOfTheseDays, isPassingWish } from './passing-wishes.ts';
import { namesServed } from './professions.ts';
import { VISION_WORDS } from './vision-belief-promise.ts';
import { namesVisionByVerb } from './vision-verbs.ts';

/** What is only a part of a house or site: it was built for a reason, and that is no mission. */
const EN_PARTS =
  '(?:building|car park|campaign|course|event|extension|fund|garden|hall|house|playground|roof|room|wing)';

/** What is of one visit or one text is no mission. */
const EN_OCCASION =
  '(?:this|these|that|those|your|my|his|her|an?|each|every) (?:first |next |initial )?(?:visit|call|meeting|talk|page|document|policy|notice|step|test|form|course|game|trip|appointment|consultation|session|exercise|article|report)';

const NL_AIM =
  '(?:bevorderen|behouden|beschermen|bieden|bijdragen|helpen|ondersteunen|stimuleren|verbeteren|verbinden|versterken|verspreiden)';

/** A sentence that names the brand's mission, purpose or goal as such. */
const STATED_MISSION: LanguagePatterns = {
  en: `(?:our|my|\\p{L}+['’]s?) (?:\\p{L}+ ){0,2}(?:mission|mandate|purpose|aim|goal|objective|reason for being)(?: (?:is|was|remains|has (?:always )?been)(?! (?:to (?:help you|make you|provide you|give you)|not))|:)|(?:mission|purpose|aim|goal|objective) of (?!${EN_OCCASION})(?:\\p{L}+ ){1,5}is (?:to|the)|(?:mission|purpose) of (?!${EN_OCCASION})(?:[\\p{L}\\p{N}&.-]+,? ){1,7}is (?:to|the)|(?:mission|purpose) (?:is|has always been) to|on a mission to|(?:we|which|that) exists? (?:to|so that|because)|whose (?:\\p{L}+ )?(?:mission|aim|goal|objective) (?:is|was)|(?<!${EN_PARTS} )was (?:founded|established|created) (?:in \\d+ )?(?:to(?! (?:coincide|date|much|great|public|popular|order|the (?:sound|surprise|delight))(?!\\p{L}))|with the (?:aim|goal|mission|purpose|vision))|why we exist|our (?:\\p{L}+ )?(?:challenge|task) is to|(?:the|one|a) (?:same|single|shared|common) (?:mission|purpose|goal):|we work (?:for|towards?) an? (?:\\p{L}+ ){0,3}(?:future|world)(?= (?:that|where|in which|without)(?!\\p{L})|[.!]?$)|(?:its|their) mission is to(?! help you)|(?<!${EN_PARTS} )(?:was|were|is) (?:set up|formed|built|started) to (?:do one thing|help(?! you)|support(?! you)|promote|protect|provide|serve)|(?:charity|foundation|association|society|trust|non-?profit|organi[sz]ation|club|federation|union|network|museum|school)(?: that| which)? (?:works|working) to|with (?:one|a) (?:simple|clear|single) (?:mission|goal|aim|purpose):|(?:aims? and objects?|objects?|purposes?) of (?:the|our) (?:association|society|club|charity|trust|company) (?:is|are)`,
  de: `(?:unsere?|meine?) (?:\\p{L}+ )?(?:mission|ziel|aufgabe|anspruch|auftrag|antrieb|anliegen) (?:ist|lautet|war|bleibt)|ist (?:es )?unsere? (?:\\p{L}+ )?(?:mission|ziel|aufgabe|anspruch|auftrag|anliegen)|(?:ziel|zweck|aufgabe|auftrag) (?:de[rs]|unsere[rs]) \\p{L}+ ist|(?:zum ziel|zur aufgabe) (?:gesetzt|gemacht)|verfolgt (?:das ziel|den zweck)|(?:dafür|deshalb) gibt es uns|wir setzen uns (?:\\p{L}+ ){0,3}(?:dafür )?ein|setzt sich (?:\\p{L}+ ){0,3}(?:dafür|für|gegen) .{2,}|(?:verein|stiftung|verband|gesellschaft|genossenschaft|initiative|bund|einrichtung|netzwerk) (?:\\p{L}+ ){0,4}(?:bezweckt|hat (?:die aufgabe|das ziel|den zweck)|hat (?:es )?sich zur aufgabe|widmet sich(?! (?:heute|diesmal))|macht sich (?:\\p{L}+ )?stark|engagiert sich (?:\\p{L}+ ){0,3}(?:für|gegen))|wir (?:engagieren uns|machen uns stark) für|(?:zweck|ziel) (?:des vereins|der stiftung|des verbandes|der gesellschaft|unserer arbeit)|gegründet,? (?:um .{2,150}${DE_INFINITIVE}|mit dem ziel)|unser (?:bestreben|auftrag) ist|(?:habe ich|haben wir) (?:\\p{L}+ ){0,2}(?:mission|auftrag|ziel):|mit (?:einem|einer) (?:klaren|einfachen|einzigen) (?:ziel|mission|anspruch):|mission (?:von|de[rs]) (?:[\\p{L}\\p{N}&.-]+,? ){1,7}ist`,
  fr: `(?:notre|sa|ma|mon) (?:\\p{L}+ )?(?:mission|but|objectif|ambition|raison d['’]être|vocation) (?:est|a toujours été|consiste)(?! (?:la|le) suivante?)|(?:avons|(?:sommes )?donn(?:é|ée|és|ées|ons)) pour (?:\\p{L}+ )?(?:mission|but|objectif|ambition|vocation|objet)|dont (?:le|la|l['’])\\s?(?:but|mission|objectif|vocation)|(?:le but|l['’]objectif|la mission|la vocation) (?:de l['’]\\p{L}+|de la \\p{L}+|du \\p{L}+|des \\p{L}+) est|nous existons pour|nous œuvrons|souhaite (?:contribuer|favoriser)|(?:association|fondation|fédération|syndicat|collectif|compagnie|coopérative|plateforme|plate-forme|réseau|club|école|centre|musée|ong|structure|projet)(?: \\p{L}+| \\(\\p{L}+\\)| [«“]?\\p{L}+[»”]?){0,6},? (?:a|ont) pour (?:\\p{L}+ )?(?:but|objectif|mission|vocation|objet|ambition)|(?:a été|est) (?:créée?|fondée?) (?:en \\d+ )?(?:(?:pour|afin de|afin d['’]) ?${FR_INFINITIVE}|dans le but d)|nous nous donnons pour mission|s['’]est donnée? pour (?:mission|but|objectif)|avec (?:une? )(?:seul |seule )?(?:objectif|mission|ambition)(?: simple| claire?)? ?:|mission (?:de|du|des|d['’]) ?(?:[\\p{L}\\p{N}&.-]+,? ){1,7}est (?:de|d['’])`,
  es: `(?:nuestr[oa]|mi) (?:\\p{L}+ )?(?:misi[oó]n|objetivo|prop[oó]sito|meta|raz[oó]n de ser|filosofía|finalidad) (?:es|consiste|(?:siempre )?ha sido|sigue siendo)|cuy[oa] (?:\\p{L}+ )?(?:misi[oó]n|objetivo|fin|finalidad|prop[oó]sito)|tenemos (?:la misi[oó]n|como (?:misi[oó]n|objetivo|fin|finalidad))|existimos para|nos enfocamos en|(?:el objetivo|la misión|la finalidad) (?:de la|del|de nuestr[oa]) \\p{L}+ es|(?:asociación|fundación|organización|federación|institución|escuela|museo|cooperativa|club|centro|colectivo|ong|proyecto)(?: .{1,60})? tiene (?:como|por) (?:\\p{L}+ )?(?:objetivo|fin|finalidad|misión|objeto|propósito)|(?:nació|nace|fue creada|fue fundada|surgió|se fundó|se creó) (?:.{1,30} )?(?:con el (?:objetivo|propósito|fin) de|para (?:que|${ES_INFINITIVE})|con la misión)|nos proponemos|nuestro fin es|con el afán de|con un (?:único )?(?:objetivo|propósito)(?: claro| simple| sencillo)?:|misi[oó]n de(?:l| la| los| las)? (?:[\\p{L}\\p{N}&.-]+,? ){1,7}es (?:la de |que |${ES_INFINITIVE})`,
  it: `la (?:nostra|mia) (?:\\p{L}+ )?(?:missione|mission|filosofia) (?:è|consiste|rimane)|il (?:nostro|mio) (?:\\p{L}+ )?(?:obiettivo|scopo|intento) (?:è|rimane)|abbiamo (?:l['’]|lo |la |come |il )(?:\\p{L}+ )?(?:obiettivo|scopo|missione|fine|finalità)(?: (?:è|di))?|(?:il cui|la cui) (?:scopo|obiettivo|missione)|lo scopo (?:dell['’]|della |del )\\p{L}+ è|esistiamo per|(?:associazione|fondazione|comitato|cooperativa|circolo|museo|scuola|centro|progetto|onlus)(?: .{1,60})? (?:si propone|ha (?:lo scopo|come scopo|per scopo|come obiettivo|la finalità|per finalità)|persegue|si prefigge|nasce (?:con lo scopo|con l['’]obiettivo|per ${IT_INFINITIVE}|dal desiderio))|(?:è|siamo) nat[aoie] (?:con lo scopo|con l['’]obiettivo|per ${IT_INFINITIVE})|ci proponiamo di|ci prefiggiamo|con un (?:solo |unico )?(?:obiettivo|scopo)(?: chiaro| semplice| preciso)?:|mission(?:e)? d(?:i|el|ella|ell['’]) ?(?:[\\p{L}\\p{N}&.-]+,? ){1,7}è (?:quella di |di |che |${IT_INFINITIVE})`,
  pt: `(?:noss[oa]|minha|meu) (?:\\p{L}+ )?(?:miss[aã]o|objetivo|prop[oó]sito|finalidade) (?:é|tem sido|sempre foi|continua)|temos (?:o|a|como|por) (?:miss[aã]o|objetivo|prop[oó]sito|finalidade)|cuj[oa] (?:\\p{L}+ )?(?:miss[aã]o|objetivo|finalidade)|existimos para|(?:o objetivo|a missão|a finalidade) d[aoe] .{3,40} é|(?:associação|fundação|organização|federação|instituição|escola|museu|cooperativa|clube|centro|coletivo|ong|instituto|projeto)(?: .{1,60})? tem (?:.{1,40} )?(?:como|por) (?:\\p{L}+ )?(?:objetivo|finalidade|missão|propósito)|(?:nasceu|surgiu|foi criada|foi fundada|foi criado|foi fundado) (?:.{1,30} )?(?:com o (?:objetivo|propósito|intuito) de|para (?:que|${PT_INFINITIVE})|com a missão)|como objetivo (?:fundamental|principal)|com um (?:único )?(?:propósito|objetivo)(?: claro| simples)?:|(?:igreja|associação|escola|empresa|organização|fundação|instituição|clube|projeto|instituto) existe para`,
  nl: `(?:onze|ons) (?:\\p{L}+ )?(?:missie|doel|doelstelling|opdracht)(?: is| blijft| om|:)|(?:het doel|de missie) van (?:de |het |onze )?\\p{L}+ is|(?:wij|we) bestaan om|(?:met|in) mijn praktijk wil ik|(?:wij|we) staan voor(?! (?:u|je|jou|jullie|de deur)(?!\\p{L}))|(?:stichting|vereniging|organisatie|coöperatie|bond|club|school|museum)(?: .{1,60})? (?:heeft (?:als|tot) doel|stelt zich ten doel|zet zich in (?:voor|om|tegen)|wil .{2,100}${NL_AIM}|streeft (?:ernaar|naar))|(?:is|werd) opgericht (?:om .{2,150} te \\p{L}+en|met (?:als|het) doel)|(?:wij|we) zetten ons in voor|het (?:verbinden|bevorderen|ondersteunen) van|missie van (?:[\\p{L}\\p{N}&.-]+,? ){1,7}is`,
  sv: 'drivs (?:vi )?av (?:passion(?:en)?|viljan|lusten|en (?:vilja|önskan))(?: för)? att|(?:vår|vårt|min|mitt) (?:\\p{L}+ )?(?:mission|uppgift|uppdrag|mål|syfte) (?:är|har|varit|att)|(?:syftet|målet|uppdraget) med \\p{L}+ är|vi finns (?:till )?för att|(?:föreningen|stiftelsen|förbundet|klubben|organisationen|skolan|museet)(?:s (?:ändamål|syfte|mål|uppgift) är|(?: \\p{L}+){0,3} har (?:till|som) (?:ändamål|syfte|uppgift|mål)|(?: \\p{L}+){0,3} (?:verkar|arbetar) för(?! (?:närvarande|tillfället|öppet|att få))|(?: \\p{L}+){0,3} (?:främjar|syftar till))',
  da: '(?:vores|min|mit) (?:\\p{L}+ )?(?:mission|formål|mål|opgave)(?: i livet)? (?:er|har|at)|formålet med \\p{L}+ er|vi (?:findes|er her) for at|(?:foreningen|fonden|forbundet|klubben|organisationen|skolen|museet)(?:s formål er|(?: \\p{L}+){0,3} har til formål|(?: \\p{L}+){0,3} (?:arbejder|virker) for(?! (?:tiden|øjeblikket|åbent|at få))|(?: \\p{L}+){0,3} ønsker at (?:bevare|bidrage|fremme|give|hjælpe|skabe|styrke|støtte|udbrede|udvikle))',
  nb: '(?:vår|vårt|min|mitt) (?:\\p{L}+ )?(?:misjon|oppdrag|mål|oppgave|formål) (?:er|har|å)|(?:misjonen|oppdraget|målet|formålet) (?:vårt?|med \\p{L}+) (?:er|har|vært|å)|vi (?:finnes|er her) for å|(?:foreningen|stiftelsen|forbundet|klubben|organisasjonen|skolen|museet)(?:s formål er|(?: \\p{L}+){0,3} har (?:som|til) formål|(?: \\p{L}+){0,3} (?:arbeider|jobber) for(?! (?:tiden|øyeblikket|åpent|å få))|(?: \\p{L}+){0,3} skal fremme)|med (?:et|ett) (?:enkelt|klart|tydelig) mål(?: for øye)?(?::| om)',
  fi: '(?:tehtävämme|tehtäväni|missiomme|missioni|tavoitteeni|tavoitteemme|päämäärämme|tarkoituksemme) (?:on|oli)|(?:tarkoituksena|tavoitteena|tehtävänä)mme on|olemme olemassa|(?:yhdistyksen|säätiön|seuran|liiton|järjestön|koulun|museon) (?:\\p{L}+ )?(?:tarkoitu(?:ksena|s)|tehtävä(?:nä)?|tavoit(?:teena|e)|päämäärä(?:nä)?) on',
  pl: 'nasz(?:ą|a|ym) (?:\\p{L}+ )?(?:misj[aą]|zadaniem|celem)|nasz cel (?:to|jest)|(?:celem|misją|zadaniem) (?:(?:naszej|naszego|naszych) )?(?:fundacji|stowarzyszenia|związku|towarzystwa|szkoły|przedszkola|klubu|muzeum|ośrodka|centrum|instytutu|firmy|spółdzielni|działalności|organizacji|zespołu|poradni|projektu|biblioteki|pracy|szkole|fundacja) (?:\\p{L}+ ){0,3}jest|(?:stowarzyszenie|fundacja|towarzystwo|związek) (?:.{1,60} )?(?:ma na celu|ma za zadanie|działa na rzecz|powstał[ao] (?:.{1,60},? )?(?:aby|by|żeby|w celu|po to))|istniejemy, (?:aby|by|żeby)|misji (?:wspierania|\\p{L}+ania)',
  cs: 'naším (?:\\p{L}+ )?(?:cílem|posláním|úkolem)|naše (?:mise|poslání) je|posláním (?:\\p{L}+ ){1,3}je|(?:cílem|účelem) (?:spolku|sdružení|organizace|nadace|nadačního fondu|ústavu|společnosti|firmy|klubu|centra|projektu|našeho|naší) (?:\\p{L}+ ){0,2}je|existujeme, aby',
  sk: 'naším (?:\\p{L}+ )?(?:cieľom|poslaním|úlohou)|poslaním (?:\\p{L}+ ){1,3}je|(?:cieľom|účelom) (?:združenia|organizácie|nadácie|spolku|spoločnosti|firmy|klubu|centra|projektu|nášho|našej) (?:\\p{L}+ ){0,2}je|(?:združenie|organizácia|spolok|klub)(?: .{0,60})? je zameran[éáý] na',
  ru: '(?:наш[аеиу]|нашей) (?:\\p{L}+ )?(?:мисси\\p{L}+|цель\\p{L}*|задач\\p{L}+)|(?:сво[ею]й|свою) (?:\\p{L}+ )?(?:мисси\\p{L}+|цель\\p{L}*)|(?:цел[ьи]|миссия|задач[аи]) (?:наше\\p{L}+ )?(?:деятельности |работы )?(?:фонда|организации|центра|школы|лицея|клуба|музея|компании|ассоциации|союза|общества|проекта|сообщества|объединения|движения|студии|мастерской|команды|библиотеки|театра)(?: \\p{L}+){0,4} ?[—–-]|(?:фонд|ассоциация|союз|общество|организация|центр) (?:.{1,60} )?(?:создан\\p{L}* (?:для (?:того|защиты|объединения|помощи|поддержки|популяризации|продвижения|развития|содействия|сохранения)|с целью|чтобы)|ставит (?:своей|перед собой) (?:целью|задач\\p{L}+)|занимается (?:поддержкой|помощью|защитой|сохранением|развитием))|создан\\p{L}* (?:с целью|для того|чтобы)|мы существуем',
  uk: '(?:наша|нашою|своєю) (?:\\p{L}+ )?(?:місі\\p{L}+|мет[аоу]ю?|ціль)|(?:мета|місія|завдання) (?:нашо\\p{L}+ )?(?:діяльності )?(?:фонду|організації|центру|школи|ліцею|клубу|музею|компанії|асоціації|спілки|товариства|проєкту|спільноти|руху|студії|команди|бібліотеки|театру)(?: \\p{L}+){0,4} ?[—–-]|ставить (?:собі )?за мету|створен\\p{L}* (?:з метою|для того|щоб)',
  bg: '(?:нашата|нашата основна) (?:мисия|цел)|(?:мисията|целта) (?:ни|на (?:фондацията|сдружението|организацията|училището|музея|центъра|клуба|дружеството|асоциацията|читалището|проекта|компанията|фирмата|институцията|общността)) е|(?:фондацията|сдружението|организацията|читалището|клубът) (?:има за цел|работи за(?! (?:момента|ремонт))|подпомага)|(?:обща|своята) (?:мисия|цел)|стремим се да',
  tr: 'misyonumuz\\p{L}*|amacımız\\p{L}*|hedefimiz|için varız|\\p{L}+m[ae]k için (?:\\p{L}+ )?yola çıktık|amacıyla (?:kurul|kurdu)\\p{L}+|(?:amacı|misyonu),? .{5,200}(?:tır|tir|dır|dir|maktır|mektir)|(?:derneğ|vakf|topluluğ|kulüb|federasyon|kooperatif|okul)\\p{L}* (?:\\p{L}+ )?(?:amacı|misyonu|hedefi|hedeflerinden)|\\p{L}+m[ae]k için (?:\\p{L}+ )?kurul(?:muş|du|an)\\p{L}*|misyon edin\\p{L}+|amaçlamaktad\\p{L}+|(?:yapmayı|olmayı|sağlamayı|etmeyi|vermeyi|göstermeyi) amaçla\\p{L}+',
  ja: '(?:私たち|当社|弊社|当会|当法人|当財団|本会|本財団|本法人|当院|当店)の(?:使命|ミッション|目的)は|を(?:使命|ミッション|目的|目標)と(?:して|し、|する|し|考え)|使命です|ために(?:存在|生まれ|設立)|を(?:使命|ミッション|目的)と(?:した|しています|いたします)|(?:設立|創業|活動)の目的は|ことを目指(?:し|す)',
  zh: '的(?:使命|宗旨|目标|目標)(?:是|在于|在於|：)|以.{2,60}[为為](?:使命|宗旨|己任|目的)|(?:致力于|致力於)(?!.{0,6}[：:]$)|宗旨在(?:于|於)|以.{2,40}(?:为|為)(?:目标|目標|核心使命)|(?:使命|宗旨)[是为為]',
  ko: '(?:우리|저희|당사|협회|재단|본회)의 (?:미션|사명|목표|목적)|(?:사명|미션|목적|목표)(?:으로|로) (?:삼|하|합|한|설립)|(?:사명|미션|목적|목표)입니다|위해 (?:존재|설립)',
  ar: '(?:مهمتنا|رسالتنا|هدفنا|غايتنا) |تهدف (?:الجمعية|المؤسسة|الشركة|المبادرة) (?:إلى|الى)|(?:تأسست|أسست|أنشئت) .{0,40}(?:بهدف|من أجل)|نهدف (?:إلى|الى)',
  he: 'המטרה שלנו|מטרתנו|(?:שמנו|הצבנו) ל(?:עצמנו|נו) (?:כ?מטרה|יעד)|מטרת (?:העמותה|הארגון|ה\\S+) (?:היא|הינה)|(?:נוסד|נוסדה|הוקם|הוקמה) (?:כדי|במטרה|על מנת)|באנו (?:כדי|על מנת) ל',
  lv: 'mūsu (?:\\p{L}+ )?(?:mērķis|misija|uzdevums) ir|(?:biedrības|organizācijas|fonda|centra) (?:mērķis|misija) ir|mēs pastāvam, lai|(?:biedrība|fonds|centrs|klubs) (?:.{1,60} )?(?:dibināt[as] (?:ar mērķi|lai)|darbojas, lai)',
  lt: 'mūsų (?:\\p{L}+ )?(?:tikslas|misija|uždavinys)(?: yra|[ ,—–-])|(?:asociacijos|organizacijos|fondo|draugijos|klubo|mokyklos|bendruomenės|įmonės) (?:tikslas|misija)|(?:asociacij|organizacij|įstaig|draugij|bendruomen|įmon|bendrov|iniciatyv)\\p{L}*,? kurios tikslas',
  et: 'meie (?:\\p{L}+ )?(?:eesmärk|missioon|ülesanne)(?:iks)? on|(?:ühingu|seltsi|sihtasutuse) (?:eesmärk|missioon) on|mille eesmärk on|(?:ühing|selts|klubi|sihtasutus|kool) (?:.{1,60} )?on loodud (?:eesmärgiga|selleks, et)',
  hu: 'célunk|célom|küldetésünk|küldetésem|(?:az egyesület|az alapítvány|a szervezet) célja|azért (?:vagyunk|jöttünk)|(?:egyesületünk|alapítványunk|intézményünk|cégünk|szövetségünk|klubunk|egyesület|alapítvány) (?:\\p{L}+ )?(?:célja|feladata|küldetése)',
  ro: 'misiunea noastră|scopul nostru|obiectivul nostru|avem (?:ca|drept) (?:scop|misiune|obiectiv)|(?:misiunea|scopul|obiectivul) (?:unui|unei|asociației|fundației|clubului|școlii|centrului|organizației|companiei|firmei|bisericii|proiectului)(?: \\p{L}+){0,4} (?:este|e)|existăm pentru|(?:asociația|fundația|clubul|organizația|școala)(?: .{1,60})? (?:are (?:ca|drept) scop|își propune|a fost (?:înființată?|creată?|fondată?) (?:pentru|cu scopul))|ne-am născut din dorința',
  el: '(?:αποστολή|στόχος|σκοπός) μας είναι|(?:έχει|έχουμε) (?:ως |σαν )?(?:στόχο|σκοπό|αποστολή)|σκοπός (?:του|της) \\p{L}+ είναι|(?:σκοπός|στόχος|αποστολή) (?:του|της) (?:συλλόγου|εταιρείας|σωματείου|ιδρύματος|ομάδας|σχολείου|συνεταιρισμού|οργανισμού)|βασικός μας στόχος|με (?:στόχο|σκοπό) (?:να|την|τη|τον)',
  hr: 'naša (?:\\p{L}+ )?misija (?:je)?|naš (?:\\p{L}+ )?cilj (?:je)?|(?:cilj|misija|svrha|uloga|zadaća) (?:udruge|udruženja|zaklade|društva|kluba|škole|saveza|projekta|tvrtke) je|ima za cilj|postojimo kako bi|(?:udruga|zaklada|klub|savez|društvo) (?:.{1,60} )?(?:osnovan[ao]? (?:je )?(?:s ciljem|radi|kako bi)|ima za cilj)|cilj nam je|misija nam je',
  sl: 'naše? (?:\\p{L}+ )?(?:poslanstvo|cilj) je|(?:namen|cilj|poslanstvo) (?:društva|zavoda|ustanove|kluba|šole|podjetja|združenja|projekta) je|obstajamo, (?:da|ker)|(?:društvo|zavod|klub|združenje) (?:.{1,60} )?(?:ima za cilj|je (?:bilo )?ustanovljen[oa]? (?:z namenom|da))',
  ca: "(?:la nostra|el nostre) (?:\\p{L}+ )?(?:missió|objectiu|propòsit|finalitat) és|té com a (?:objectiu|finalitat|missió)|la nostra raó de ser és|el nostre repte és|existim per|(?:associació|fundació|entitat|escola|cooperativa)(?: .{1,60})? (?:neix|va néixer|es va crear|es va fundar) (?:per|amb (?:l[’']objectiu|la finalitat|la voluntat))",
  vi: 'sứ mệnh (?:của (?:chúng tôi|\\p{L}+(?: \\p{L}+){0,3}) )?là|(?:ra đời|thành lập) (?:với sứ mệnh|nhằm|để)|với sứ mệnh|tôn chỉ|(?:mục tiêu|mục đích) của (?:chúng tôi|công ty|trung tâm|trường|dự án|câu lạc bộ) là|chúng tôi (?:tồn tại|ra đời) để',
  id: 'misi kami|(?:tujuan|misi) (?:kami|yayasan|sekolah|organisasi|perusahaan)(?: ini)? (?:adalah|ialah)|(?:yayasan|sekolah|organisasi|perkumpulan) (?:ini )?(?:(?:didirikan|bertujuan|hadir) untuk|didirikan dengan tujuan)|kami (?:hadir|ada) untuk|misi (?:\\p{L}+ ){1,3}(?:adalah|ialah)',
  fa: '(?:ماموریت|مأموریت|رسالت|هدف) (?:ما|موسسه|انجمن|بنیاد|شرکت|مدرسه)|با هدف .{3,60} (?:تاسیس|تأسیس|شکل)|ما هستیم تا',
  th: 'พันธกิจของ(?:เรา|มูลนิธิ|สมาคม|โรงเรียน)|(?:ก่อตั้ง|จัดตั้ง)ขึ้นเพื่อ|เรามุ่งมั่น',
  hi: 'हमारा (?:मिशन|उद्देश्य|लक्ष्य)|(?:संस्था|फाउंडेशन|ट्रस्ट|संगठन|विद्यालय|समिति) का (?:मिशन|उद्देश्य|लक्ष्य)|के उद्देश्य से (?:स्थापित|शुरू)',
  sr: 'naša misija|naš cilj je|(?:cilj|misija|svrha|uloga) (?:udruženja|fondacije|društva|kluba|škole|saveza|projekta|kompanije) je|ima za cilj|postojimo da|cilj nam je|misija nam je|наша мисија|наш циљ|(?:циљ|мисија|сврха|улога) (?:удружења|фондације|друштва|клуба|школе|савеза|пројекта) је|има за циљ|циљ нам је',
};

/** "Acme aims to…", "We want to…": it may be a mission, or anything else that somebody plans. */
const INTENTION: LanguagePatterns = {
  en: "(?<!(?:who|you|they) )(?:aims?|seeks?|strives?|works?|exists?|wants?|hopes?) to|with (?:the|a|an|its) (?:\\p{L}+ )?(?:mission|aim|goal|objective) (?:of|to)|(?:is|are|we['’]re) (?:all )?(?:committed to|dedicated to|devoted to|working to|focused on|here to|driven by)|its (?:\\p{L}+ )?(?:mission|purpose|aim|goal) is|(?:our|its) focus is (?:now )?on|we (?:believe|stand for)|our (?:vision|belief|philosophy|ambition) is|our commitment is to",
  de: 'mit dem ziel|(?:möchte|möchten|will|wollen) .{3,}|(?:streben|strebt) .{3,}|wir stehen für|ist (?:\\p{L}+ ){0,4}(?:ein anliegen|wichtig)|wir (?:glauben|sind überzeugt)|wir (?:wollen|möchten|setzen uns|kämpfen|treten) .{3,}|liegt uns am herzen|(?:fördert|fördern|bewahrt|bewahren)',
  fr: "(?:avec pour|dans le|ont? pour) (?:\\p{L}+ )?(?:but|objectif|mission|vocation|objet)|(?:nous|l['’]association|la fondation) (?:voulons|souhaitons|souhaite|veut|vise|visons|défendons|croyons|nous engageons|s['’]engage)|notre volonté|nous (?:œuvrons|défendons|nous battons|avons à cœur)|dans une perspective de|cherche à (?:rendre|faire|favoriser|promouvoir)",
  es: 'tienen? (?:la misi[oó]n|como (?:misi[oó]n|objetivo|fin|finalidad))|con (?:el|la|un) (?:\\p{L}+ )?(?:misi[oó]n|objetivo|prop[oó]sito|fin|finalidad) de|queremos(?! (?:conocer|saber|agradecer|pedir|invitar|informar|escuchar)(?!\\p{L}))|buscamos|trabajamos (?:cada día )?para|aspiramos a|nos dedicamos a|creemos|apostamos por|nuestro compromiso es',
  it: 'ha (?:per|come|lo) (?:scopo|obiettivo|oggetto)|si propone di|con (?:lo scopo|il fine) di|con la finalità di|vogliamo(?! (?:ringraziar|informar|invitar|conoscere|sapere))|cerchiamo di|lavoriamo (?:ogni giorno )?(?:per|affinché)|crediamo|ci impegniamo|promuoviamo|promuove|il nostro impegno è',
  pt: 't[eê]m (?:o|a|como|por) (?:miss[aã]o|objetivo|prop[oó]sito|finalidade)|com (?:o|a) (?:\\p{L}+ )?(?:miss[aã]o|objetivo|prop[oó]sito|finalidade) de|queremos(?! (?:saber|conhecer|agradecer|convidar|ouvir|informar)(?!\\p{L}))|buscamos|trabalhamos (?:todos os dias )?para|acreditamos|dedicamo-nos|promovemos|promove|o nosso compromisso é',
  nl: '(?:heeft|hebben|met) (?:als|tot) (?:\\p{L}+ )?(?:missie|doel)|stelt zich (?:\\p{L}+ )?ten doel|(?:wij|we) (?:willen(?! (?:u|je|jullie|graag weten) )|streven|zetten ons in|geloven)|streeft ernaar|streven ernaar|wil (?:ik|graag)|zet zich in',
  sv: 'har (?:som|till) (?:\\p{L}+ )?(?:mål|uppgift|syfte|ändamål)|vi (?:vill(?! (?:tacka|veta|höra|påminna|informera|be)(?!\\p{L}))|arbetar för|jobbar för|strävar|tror)|vill bidra',
  da: 'har (?:til formål|som mål)|vi (?:vil(?! (?:gerne )?(?:takke|høre|minde|bede)(?!\\p{L}))|arbejder for|stræber|tror)|vil bidrage',
  nb: 'har (?:som|til) (?:mål|formål|oppgave)|vi (?:vil(?! (?:gjerne )?(?:takke|minne|høre|be|vite)(?!\\p{L}))|jobber for|arbeider for|ønsker|tror)|ønsker å bidra',
  fi: '(?:tarkoituksena|tavoitteena|tehtävänä) on|haluamme(?! (?:kiittää|muistuttaa|kuulla|tietää|kutsua)(?!\\p{L}))|pyrimme|edistämme|edistää|uskomme',
  pl: 'ma na celu|działamy (?:po to|na rzecz)|chcemy|dążymy|pragniemy|staramy się|wspieramy|wierzymy',
  cs: '(?:má|mají|si klade) za cíl|chceme|usilujeme|snažíme se|věříme|podporujeme',
  sk: '(?:má|majú|kladie si) za cieľ|chceme|usilujeme|snažíme sa|veríme|podporujeme',
  ru: 'мы (?:стремимся|хотим(?! (?:предупредить|сообщить|поблагодарить|пригласить|узнать|напомнить|попросить)(?!\\p{L}))|верим|работаем)|стремится',
  uk: 'ми (?:прагнемо|хочемо|віримо|працюємо)|прагне',
  bg: 'има за цел|искаме да|вярваме|работим за',
  tr: 'istiyoruz|hedefliyoruz|amaçlıyoruz|çalışıyoruz|inanıyoruz|(?:mümkün|erişilebilir) kılıyoruz|sunmayı hedef\\p{L}+|katkı(?:da)? (?:sağla|bulun)\\p{L}+|taahhüt ediyoruz',
  ja: '(?:目指し|めざし)(?:て|ます)|貢献(?:します|して)|届けたい|(?:支援|サポート|提供)(?:します|して)|寄与(?:し|する)|実現を(?:目指|支援)|を推進(?:し|する)',
  zh: '(?:我们|我們)(?:希望|相信|努力|推动|推動|要)|旨在|希望藉|希望通过|希望透過|(?:我们|我們)(?:推广|推廣|致力|秉持)',
  ko: '(?:하고자|되고자) 합니다|(?:주고|만들고|되고|이루고) 싶습니다|노력(?:합니다|하고)|믿습니다|추구|기여(?:합니다|하고|하는)|위해 (?:노력|최선)',
  ar: 'نسعى|نريد أن|نعمل على|نؤمن|نطمح|تسعى',
  he: 'אנחנו (?:רוצים|מאמינים|פועלים|שואפים)|שואפ(?:ים|ת)',
  lv: 'mēs (?:vēlamies|tiecamies|ticam)|vēlamies(?! (?:informēt|pateikties|aicināt|atgādināt)(?!\\p{L}))',
  lt: 'mes (?:siekiame|norime|tikime)|siekiame|norime(?! (?:informuoti|pakviesti|padėkoti|priminti)(?!\\p{L}))',
  et: 'me (?:soovime|tahame|usume)|soovime',
  hu: 'szeretnénk|azért dolgozunk|törekszünk|hiszünk',
  ro: '(?:are|au) (?:ca|drept) (?:scop|misiune|obiectiv)|ne dorim|vrem să|lucrăm pentru|credem că|ne propunem',
  el: 'θέλουμε|επιδιώκουμε|πιστεύουμε|δεσμευόμαστε',
  vi: 'chúng tôi (?:mong muốn|hướng đến|cam kết|tin rằng|nỗ lực)|cam kết',
  id: 'kami (?:berkomitmen|bertekad|berupaya|ingin|percaya)|bertujuan|berkomitmen',
  hr: '(?:želimo|nastojimo|vjerujemo|težimo)',
  sl: '(?:želimo|prizadevamo si|verjamemo)',
  ca: '(?:volem|treballem per|creiem|ens proposem)',
  sr: '(?:želimo|nastojimo|verujemo|težimo)|(?:желимо|настојимо|верујемо|тежимо)',
  fa: '(?:ما )?(?:می.?خواهیم|تلاش می.?کنیم|باور داریم|می.?کوشیم)|در تلاش',
  th: 'เรา(?:ต้องการ|เชื่อ|ปรารถนา|ตั้งใจ|พยายาม|อยาก)|มุ่งหวัง|มุ่งมั่นที่จะ',
  hi: 'हम .{2,80}(?:चाहते हैं|प्रयास करते हैं|विश्वास करते हैं)|प्रतिबद्ध',
  sq: 'synojmë|duam të|besojmë|përpiqemi|punojmë për|me qëllim|ka për qëllim',
  mk: 'сакаме да|веруваме|се стремиме|работиме (?:за|на)|со цел|има за цел',
  is: 'við (?:viljum|stefnum|trúum|leggjum áherslu|leitumst við|vinnum að)|leggur áherslu á|stefnir að',
  bs: '(?:želimo|nastojimo|vjerujemo|težimo)|ima za cilj',
  gl: 'queremos|buscamos|cremos|traballamos (?:por|para)|co obxectivo de',
  eu: 'nahi d(?:ugu|iogu|iegu)|helburuarekin|lan egiten dugu|sinesten dugu',
  az: 'istəyirik|çalışırıq|inanırıq|hədəfləyirik|məqsədi daşıyır',
  af: 'ons (?:wil|glo|streef|werk)|met die doel om',
};

/** "Our goal is that you are satisfied": every shop's. */
const SATISFACTION =
  /satisf|zufrieden|tevreden|soddisf|удовлетвор|довольн|nöjd|tilfreds|fornøyd|tyytyväi|zadowol|spokojen|memnun|満足|满意|滿意|만족|رضا /iu;

/** "Our goal: 2,000 signatures": what is counted is no mission. */
const COUNTED = /^[^:：–—]{3,40}[:：–—-]\s?\d/u;

/** "Acme was founded for this", "to end this dilemma": what that is was said before. */
const REFERS_BACK: LanguagePatterns = {
  en: '(?:founded|created|built|established|exists?) (?:for|because of) (?:this|that)(?: \\p{L}+)?[.!]?$|(?:founded|created|built|established|born) to \\p{L}+ (?:this|that|these|those)(?: \\p{L}+)?[.!]?$',
  de: '(?:dafür|deshalb|daraus|aus diesem grund) (?:wurde|entstand)|(?:gegründet|entstanden|geschaffen|entwickelt), um (?:genau )?(?:(?:das|dies)|diese[nmrs]? \\p{L}+) zu \\p{L}+[.!]?$',
  fr: 'pour (?:cela|cette raison)|(?:né|créé|fondé)e?s? pour \\p{L}+ (?:cela|cet|cette|ces?)(?: \\p{L}+)?[.!]?$',
  es: 'por (?:eso|ello|esta razón)|(?:nac\\p{L}+|cread[oa]|fundad[oa]) para \\p{L}+ (?:esto|est[eao]s?|es[eao]s?)(?: \\p{L}+)?[.!]?$',
  it: '(?:nat[oaie]|creat[oaie]|fondat[oaie]) per \\p{L}+ (?:ciò|quest[oaei])(?: \\p{L}+)?[.!]?$',
  pt: '(?:nasc\\p{L}+|criad[oa]|fundad[oa]) para \\p{L}+ (?:isso|isto|es[st][ea]s?)(?: \\p{L}+)?[.!]?$',
  tr: 'bu (?:\\p{L}+ )?(?:için|amaçla|nedenle) (?:kurul|doğ)\\p{L}+',
};

/** "What our mission is" heads what answers it. */
const ASKED =
  /^(?:what|was|co|čo|mi|qué|que|cosa|quelle|quel|wat|vad|hva|hvad|mikä|mis|kas|ce|care|što|šta|kaj|что|какова|що|яка|какво|τι|ποια)(?!\p{L})/iu;
const MAX_WORDS_OF_QUESTION = 6;
const onlyAsks = (text: string): boolean => ASKED.test(text) && wordCount(text) <= MAX_WORDS_OF_QUESTION;

/** "Our mission: to…" */
const LABELLED = /^([^:：]{3,40}?)\s?[:：]\s?(.+)$/u;
const MIN_WORDS_OF_LABELLED = 3;

function labelsMission(text: string, language: string): boolean {
  const [, label = '', stated = ''] = LABELLED.exec(text) ?? [];
  return (
    isMissionHeading(label, language) &&
    namesMissionItself(label) &&
    wordCount(stated) >= MIN_WORDS_OF_LABELLED &&
    !/^impossible/iu.test(stated) &&
    !isEverydayAim(stated, language) &&
    !countsSomething(stated)
  );
}

/** Whether what is aimed at is a matter of the day. */
type DayTest = (rest: string, language: string) => boolean;

/** Whether a sentence has a phrase of aims, with more behind it than any day's business. */
function aims(text: string, patterns: LanguagePatterns, language: string, isPassing?: DayTest): boolean {
  if (language === '') return matchesPatterns(text, patterns, language);
  const found = findPattern(text, patterns, language);
  if (found === null) return false;
  const rest = text.slice(found.end);
  // Where the verb comes last, what is aimed at is inside of the phrase.
  const aimed = VERB_LAST.has(language) ? text.slice(found.start) : rest;
  return !isEverydayAim(rest, language) && isPassing?.(aimed, language) !== true;
}

const VERB_LAST: ReadonlySet<string> = new Set(['az', 'de', 'ja', 'ko', 'tr']);

/** The forms of all languages, each said of a body or "us". */
const FORMS: readonly LanguagePatterns[] = [AIM_PHRASES, ASPIRATIONS];

/** The same, of a body or "us" and not of a dish or a button. */
const aimsOfBody: typeof aims = (text, patterns, language, isPassing) =>
  aims(text, patterns, language, isPassing) && !isOfOtherThing(text, findPattern(text, patterns, language), language);

/** Whether a sentence has one of these forms, and counts nothing. */
const hasAimPhrase = (text: string, language: string): boolean =>
  FORMS.some((patterns) => aimsOfBody(text, patterns, language)) && !countsSomething(text);

/** Whether a sentence says what the brand is there for, by its name or as a project, a site or a network. */
const isNamedAim = (text: string, language: string): boolean => {
  const has = (patterns: LanguagePatterns): boolean => aims(text, patterns, language, isOfTheseDays);
  const serves = (): boolean => namesServed(text, language);
  if (has(NAMED_AIMS) && serves()) return true;
  if (isOfTrade(text)) return false;
  return has(NAMED_EXISTENCE) || ((has(NAMED_ORIGINS) || (isOfOwnBody(text, language) && has(BODY_AIMS))) && serves());
};

/** Whether a sentence names the mission or goal of the brand, which is called by its name or "we". */
export const statesMission = (text: string, language: string, name = ''): boolean =>
  (aims(text, STATED_MISSION, language) ||
    isNamedAim(withNameSign(text, name), language) ||
    hasAimPhrase(text, language) ||
    isDedicatedBody(text, language) ||
    labelsMission(text, language)) &&
  !matchesPatterns(text, REFERS_BACK, language) &&
  !COUNTED.test(text) &&
  !isOfOccasion(text, language) &&
  !onlyAsks(text) &&
  !SATISFACTION.test(text) &&
  !isOfMachinesOrRules(text);

/** Whether a sentence says what somebody wants or works for, other than a vision. */
export const statesIntention = (text: string, language: string, name = ''): boolean =>
  ([INTENTION, CAUSES].some((patterns) => aimsOfBody(text, patterns, language, isPassingWish)) ||
    aims(withNameSign(text, name), NAMED_INTENTIONS, language, isPassingWish)) &&
  !isOfOccasion(text, language) &&
  !matchesPatterns(text, VISION_WORDS, language) &&
  !namesVisionByVerb(text, language);
