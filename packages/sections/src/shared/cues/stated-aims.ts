import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';
import { VISION_WORDS } from './vision-belief-promise.ts';

/** A sentence that names the brand's mission, purpose or goal as such. */
const STATED_MISSION: LanguagePatterns = {
  en: "(?:our|\\p{L}+['’]s?) (?:\\p{L}+ ){0,2}(?:mission|purpose|aim|goal|objective|reason for being)(?: (?:is|was|remains|has (?:always )?been)(?! (?:to (?:help you|make you|provide you|give you)|not))|:)|(?:mission|purpose|aim|goal|objective) of (?:\\p{L}+ ){1,5}(?:is|was) (?:to|the)|(?:mission|purpose) (?:is|has always been) to|on a mission to|(?:we|which|that) exists? (?:to|so that|because)|whose (?:\\p{L}+ )?(?:mission|aim|goal|objective) (?:is|was)|was (?:founded|established|created) (?:in \\d+ )?(?:to|with the (?:aim|goal|mission|purpose|vision))|(?:organi[sz]ation|foundation|charity|association|non-?profit|company|community|network|group|society|trust) (?:is )?(?:dedicated|devoted|committed) to \\p{L}+|why we exist",
  de: 'unsere? (?:\\p{L}+ )?(?:mission|ziel|aufgabe|anspruch|auftrag|antrieb|anliegen) (?:ist|lautet|war|bleibt)|ist (?:es )?unsere? (?:\\p{L}+ )?(?:mission|ziel|aufgabe|anspruch|auftrag|anliegen)|(?:ziel|zweck|aufgabe|auftrag) (?:de[rs]|unsere[rs]) \\p{L}+ ist|(?:zum ziel|zur aufgabe) (?:gesetzt|gemacht)|verfolgt (?:das ziel|den zweck)|(?:dafür|deshalb) gibt es uns|wir setzen uns (?:\\p{L}+ ){0,3}(?:dafür )?ein|setzt sich (?:\\p{L}+ ){0,5}ein',
  fr: "(?:notre|sa) (?:\\p{L}+ )?(?:mission|but|objectif|ambition|raison d['’]être|vocation) (?:est|a toujours été|consiste)(?! (?:la|le) suivante?)|(?:avons|(?:sommes )?donn(?:é|ée|és|ées|ons)) pour (?:\\p{L}+ )?(?:mission|but|objectif|ambition|vocation|objet)|dont (?:le|la|l['’])\\s?(?:but|mission|objectif|vocation)|(?:le but|l['’]objectif|la mission|la vocation) (?:de l['’]\\p{L}+|de la \\p{L}+|du \\p{L}+|des \\p{L}+) est|nous existons pour|nous œuvrons|souhaite (?:contribuer|favoriser)",
  es: 'nuestr[oa] (?:\\p{L}+ )?(?:misi[oó]n|objetivo|prop[oó]sito|meta|raz[oó]n de ser|filosofía|finalidad) (?:es|consiste|(?:siempre )?ha sido|sigue siendo)|cuy[oa] (?:\\p{L}+ )?(?:misi[oó]n|objetivo|fin|finalidad|prop[oó]sito)|tenemos (?:la misi[oó]n|como (?:misi[oó]n|objetivo|fin|finalidad))|existimos para|nos enfocamos en|(?:el objetivo|la misión|la finalidad) (?:de la|del|de nuestr[oa]) \\p{L}+ es',
  it: "la nostra (?:\\p{L}+ )?(?:missione|mission|filosofia) (?:è|consiste|rimane)|il nostro (?:\\p{L}+ )?(?:obiettivo|scopo|intento) (?:è|rimane)|abbiamo (?:l['’]|lo |la |come |il )(?:\\p{L}+ )?(?:obiettivo|scopo|missione|fine|finalità)(?: (?:è|di))?|(?:il cui|la cui) (?:scopo|obiettivo|missione)|lo scopo (?:dell['’]|della |del )\\p{L}+ è|esistiamo per",
  pt: 'noss[oa] (?:\\p{L}+ )?(?:miss[aã]o|objetivo|prop[oó]sito|finalidade) (?:é|tem sido|sempre foi|continua)|temos (?:o|a|como|por) (?:miss[aã]o|objetivo|prop[oó]sito|finalidade)|cuj[oa] (?:\\p{L}+ )?(?:miss[aã]o|objetivo|finalidade)|existimos para|(?:o objetivo|a missão|a finalidade) d[aoe] .{3,40} é',
  nl: '(?:onze|ons) (?:\\p{L}+ )?(?:missie|doel|doelstelling|opdracht)(?: is| blijft| om|:)|(?:het doel|de missie) van (?:de |het |onze )?\\p{L}+ is|(?:wij|we) bestaan om|(?:met|in) mijn praktijk wil ik|(?:wij|we) staan voor',
  sv: 'vår(?:t)? (?:\\p{L}+ )?(?:mission|uppgift|uppdrag|mål|syfte) (?:är|har|varit|att)|(?:syftet|målet|uppdraget) med \\p{L}+ är|vi finns (?:till )?för att',
  da: 'vores (?:\\p{L}+ )?(?:mission|formål|mål|opgave) (?:er|har|at)|formålet med \\p{L}+ er|vi (?:findes|er her) for at',
  nb: 'vår(?:t)? (?:\\p{L}+ )?(?:misjon|oppdrag|mål|oppgave|formål) (?:er|har|å)|(?:misjonen|oppdraget|målet|formålet) (?:vårt?|med \\p{L}+) (?:er|har|vært|å)|vi (?:finnes|er her) for å',
  fi: '(?:tehtävämme|missiomme|tavoitteemme|päämäärämme|tarkoituksemme) (?:on|oli)|(?:tarkoituksena|tavoitteena|tehtävänä)(?:mme)? on|olemme olemassa',
  pl: 'nasz(?:ą|a|ym) (?:\\p{L}+ )?(?:misj[aą]|zadaniem|celem)|nasz cel (?:to|jest)|(?:celem|misją|zadaniem) (?:fundacji|stowarzyszenia|naszej|naszego|\\p{L}+) jest|istniejemy, (?:aby|by|żeby)|misji (?:wspierania|\\p{L}+ania)',
  cs: 'naším (?:\\p{L}+ )?(?:cílem|posláním|úkolem)|naše (?:mise|poslání) je|posláním (?:\\p{L}+ ){1,3}je|(?:cílem|účelem) (?:spolku|sdružení|organizace|nadace|nadačního fondu|ústavu|společnosti|firmy|klubu|centra|projektu|našeho|naší) (?:\\p{L}+ ){0,2}je|existujeme, aby',
  sk: 'naším (?:\\p{L}+ )?(?:cieľom|poslaním|úlohou)|poslaním (?:\\p{L}+ ){1,3}je|(?:cieľom|účelom) (?:združenia|organizácie|nadácie|spolku|spoločnosti|firmy|klubu|centra|projektu|nášho|našej) (?:\\p{L}+ ){0,2}je|(?:združenie|organizácia|spolok|klub)(?: .{0,60})? je zameran[éáý] na',
  ru: '(?:наш[аеиу]|нашей) (?:\\p{L}+ )?(?:мисси\\p{L}+|цель\\p{L}*|задач\\p{L}+)|(?:сво[ею]й|свою) (?:\\p{L}+ )?(?:мисси\\p{L}+|цель\\p{L}*)|(?:цель|миссия|задача) (?:\\p{L}+ ){1,4}[—–-]|создан\\p{L}* (?:с целью|для того|чтобы)|мы существуем',
  uk: '(?:наша|нашою|своєю) (?:\\p{L}+ )?(?:місі\\p{L}+|мет[аоу]ю?|ціль)|(?:мета|місія) (?:\\p{L}+ ){1,4}[—–-]|створен\\p{L}* (?:з метою|для того|щоб)',
  bg: '(?:нашата|нашата основна) (?:мисия|цел)|(?:мисията|целта) (?:ни|на \\p{L}+) е|(?:обща|своята) (?:мисия|цел)|стремим се да',
  tr: 'misyonumuz\\p{L}*|amacımız\\p{L}*|hedefimiz|için varız|için yola çıktık|amacıyla (?:kurul|kurdu)\\p{L}+|(?:amacı|misyonu),? .{5,200}(?:tır|tir|dır|dir|maktır|mektir)',
  ja: '(?:私たち|当社|弊社|当会|当法人|当財団|本会|本財団|本法人|当院|当店)の(?:使命|ミッション|目的)は|を(?:使命|ミッション|目的|目標)と(?:して|し、|する|し|考え)|使命です|ために(?:存在|生まれ|設立)',
  zh: '的(?:使命|宗旨|目标|目標)(?:是|在于|在於|：)|以.{2,60}[为為](?:使命|宗旨|己任|目的)|(?:致力于|致力於)(?!.{0,6}[：:]$)|宗旨在(?:于|於)',
  ko: '(?:우리|저희|당사|협회|재단|본회)의 (?:미션|사명|목표|목적)|(?:사명|미션|목적)(?:으로 (?:삼|하|설립)|입니다)|위해 (?:존재|설립)',
  ar: '(?:مهمتنا|رسالتنا|هدفنا|غايتنا) |تهدف (?:الجمعية|المؤسسة|الشركة|المبادرة) (?:إلى|الى)|(?:تأسست|أسست|أنشئت) .{0,40}(?:بهدف|من أجل)|نهدف (?:إلى|الى)',
  he: 'המטרה שלנו|מטרתנו|(?:שמנו|הצבנו) ל(?:עצמנו|נו) (?:כ?מטרה|יעד)|מטרת (?:העמותה|הארגון|ה\\S+) (?:היא|הינה)|(?:נוסד|נוסדה|הוקם|הוקמה) (?:כדי|במטרה|על מנת)|באנו (?:כדי |על מנת )?ל',
  lv: 'mūsu (?:\\p{L}+ )?(?:mērķis|misija|uzdevums) ir|(?:biedrības|organizācijas|fonda|centra) (?:mērķis|misija) ir|mēs pastāvam, lai',
  lt: 'mūsų (?:\\p{L}+ )?(?:tikslas|misija|uždavinys)(?: yra|[ ,—–-])|(?:asociacijos|organizacijos|fondo) (?:tikslas|misija)|kurios tikslas',
  et: 'meie (?:\\p{L}+ )?(?:eesmärk|missioon|ülesanne)(?:iks)? on|(?:ühingu|seltsi|sihtasutuse) (?:eesmärk|missioon) on|mille eesmärk on',
  hu: 'célunk|küldetésünk|(?:az egyesület|az alapítvány|a szervezet) célja|azért (?:vagyunk|jöttünk)',
  ro: 'misiunea noastră|scopul nostru|obiectivul nostru|avem (?:ca|drept) (?:scop|misiune|obiectiv)|scopul (?:asociației|fundației) (?:este|e)',
  el: '(?:αποστολή|στόχος|σκοπός) μας είναι|(?:έχει|έχουμε) (?:ως |σαν )?(?:στόχο|σκοπό|αποστολή)|σκοπός (?:του|της) \\p{L}+ είναι',
  hr: 'naša (?:\\p{L}+ )?misija (?:je)?|naš (?:\\p{L}+ )?cilj (?:je)?|(?:cilj|misija|svrha) (?:udruge|zaklade|društva) je|ima za cilj',
  sl: 'naše? (?:\\p{L}+ )?(?:poslanstvo|cilj) je|(?:namen|cilj|poslanstvo) (?:društva|zavoda|ustanove) je',
  ca: '(?:la nostra|el nostre) (?:\\p{L}+ )?(?:missió|objectiu|propòsit|finalitat) és|té com a (?:objectiu|finalitat|missió)',
};

/** "Acme aims to…", "We want to…": it may be a mission, or anything else that somebody plans. */
const INTENTION: LanguagePatterns = {
  en: "(?:aims?|seeks?|strives?|works?|exists?|wants?|hopes?) to|with (?:the|a|an|its) (?:\\p{L}+ )?(?:mission|aim|goal|objective) (?:of|to)|(?:is|are|we['’]re) (?:all )?(?:committed to|dedicated to|devoted to|working to|focused on|here to|driven by)|its (?:\\p{L}+ )?(?:mission|purpose|aim|goal) is|(?:our|its) focus is (?:now )?on|we (?:believe|stand for)|our (?:vision|belief|philosophy|ambition) is",
  de: 'mit dem ziel|(?:möchte|möchten|will|wollen) .{3,}|(?:streben|strebt) .{3,}|wir stehen für|ist (?:\\p{L}+ ){0,4}(?:ein anliegen|wichtig)|wir (?:glauben|sind überzeugt)',
  fr: "(?:avec pour|dans le|ont? pour) (?:\\p{L}+ )?(?:but|objectif|mission|vocation|objet)|(?:nous|l['’]association|la fondation) (?:voulons|souhaitons|souhaite|veut|vise|visons|défendons|croyons|nous engageons|s['’]engage)|notre volonté",
  es: 'tienen? (?:la misi[oó]n|como (?:misi[oó]n|objetivo|fin|finalidad))|con (?:el|la|un) (?:\\p{L}+ )?(?:misi[oó]n|objetivo|prop[oó]sito|fin|finalidad) de|queremos(?! (?:conocer|saber|agradecer|pedir|invitar|informar|escuchar)(?!\\p{L}))|buscamos|trabajamos (?:cada día )?para|aspiramos a|nos dedicamos a|creemos|apostamos por',
  it: 'ha (?:per|come|lo) (?:scopo|obiettivo|oggetto)|si propone di|con (?:lo scopo|il fine) di|con la finalità di|vogliamo(?! (?:ringraziar|informar|invitar|conoscere|sapere))|cerchiamo di|lavoriamo (?:ogni giorno )?per|crediamo|ci impegniamo|promuoviamo|promuove',
  pt: 't[eê]m (?:o|a|como|por) (?:miss[aã]o|objetivo|prop[oó]sito|finalidade)|com (?:o|a) (?:\\p{L}+ )?(?:miss[aã]o|objetivo|prop[oó]sito|finalidade) de|queremos(?! (?:saber|conhecer|agradecer|convidar|ouvir|informar)(?!\\p{L}))|buscamos|trabalhamos (?:todos os dias )?para|acreditamos|dedicamo-nos|promovemos|promove',
  nl: '(?:heeft|hebben|met) (?:als|tot) (?:\\p{L}+ )?(?:missie|doel)|stelt zich (?:\\p{L}+ )?ten doel|(?:wij|we) (?:willen(?! (?:u|je|jullie|graag weten) )|streven|zetten ons in|geloven)|streeft ernaar|streven ernaar|wil (?:ik|graag)|zet zich in',
  sv: 'har (?:som|till) (?:\\p{L}+ )?(?:mål|uppgift|syfte|ändamål)|vi (?:vill(?! (?:tacka|veta|höra|påminna|informera|be)(?!\\p{L}))|arbetar för|jobbar för|strävar|tror)|vill bidra',
  da: 'har (?:til formål|som mål)|vi (?:vil(?! (?:gerne )?(?:takke|høre|minde|bede)(?!\\p{L}))|arbejder for|stræber|tror)|vil bidrage',
  nb: 'har (?:som|til) (?:mål|formål|oppgave)|vi (?:vil(?! (?:gjerne )?(?:takke|minne|høre|be|vite)(?!\\p{L}))|jobber for|arbeider for|ønsker|tror)|ønsker å bidra',
  fi: 'haluamme(?! (?:kiittää|muistuttaa|kuulla|tietää|kutsua)(?!\\p{L}))|pyrimme|edistämme|edistää|uskomme',
  pl: 'ma na celu|chcemy|dążymy|pragniemy|staramy się|wspieramy|wierzymy',
  cs: '(?:má|mají|si klade) za cíl|chceme|usilujeme|snažíme se|věříme|podporujeme',
  sk: '(?:má|majú|kladie si) za cieľ|chceme|usilujeme|snažíme sa|veríme|podporujeme',
  ru: 'мы (?:стремимся|хотим(?! (?:предупредить|сообщить|поблагодарить|пригласить|узнать|напомнить|попросить)(?!\\p{L}))|верим|работаем)|стремится',
  uk: 'ми (?:прагнемо|хочемо|віримо|працюємо)|прагне',
  bg: 'има за цел|искаме да|вярваме|работим за',
  tr: 'istiyoruz|hedefliyoruz|amaçlıyoruz|çalışıyoruz|inanıyoruz',
  ja: '(?:目指し|めざし)(?:て|ます)|貢献(?:します|して)|届けたい|(?:支援|サポート|提供)(?:します|して)',
  zh: '(?:我们|我們)(?:希望|相信|努力|推动|推動|要)|旨在|希望藉|希望通过|希望透過',
  ko: '(?:하고자|되고자) 합니다|노력(?:합니다|하고)|믿습니다|추구',
  ar: 'نسعى|نعمل على|نؤمن|نطمح|تسعى',
  he: 'אנחנו (?:רוצים|מאמינים|פועלים|שואפים)|שואפ(?:ים|ת)',
  lv: 'mēs (?:vēlamies|tiecamies|ticam)',
  lt: 'mes (?:siekiame|norime|tikime)|siekiame',
  et: 'me (?:soovime|tahame|usume)|soovime',
  hu: 'szeretnénk|törekszünk|hiszünk',
  ro: '(?:are|au) (?:ca|drept) (?:scop|misiune|obiectiv)|ne dorim|vrem să|credem că|ne propunem',
  el: 'θέλουμε|επιδιώκουμε|πιστεύουμε',
};

/** "Our goal is that you are satisfied": every shop's. */
const SATISFACTION =
  /satisf|zufrieden|tevreden|soddisf|удовлетвор|довольн|nöjd|tilfreds|fornøyd|tyytyväi|zadowol|spokojen|memnun|満足|满意|滿意|만족|رضا /iu;

/** Whether a sentence names the brand's mission or goal. */
export const statesMission = (text: string, language: string): boolean =>
  matchesPatterns(text, STATED_MISSION, language) && !SATISFACTION.test(text);

/** Whether a sentence says what somebody wants, other than a vision. */
export const statesIntention = (text: string, language: string): boolean =>
  matchesPatterns(text, INTENTION, language) && !matchesPatterns(text, VISION_WORDS, language);
