import { type CompleteLanguagePatterns, type LanguagePatterns, matchesPatterns } from '../text/index.ts';
import { announcesReasons } from './announced-reasons.ts';

/**
 * What the brand calls its own mark: "our hallmark is …", "… is our trademark", "the special thing about § is".
 * `§` is its name.
 */
const OWN_TRAITS: CompleteLanguagePatterns = {
  ar: '(?:ما يميزنا|ما يميز (?:شركتنا|§)|ميزتنا|سر تميزنا) (?:هو|هي|أن)',
  bg: '(?:нашата (?:отличителна черта|особеност|отлика)|отличителната (?:ни черта|черта на (?:наш(?:ата|ия) (?:фирма|компания|къща|екип|ресторант|хотел|училище)|§))) (?:е|са)|(?:е|са) нашата (?:запазена марка|отличителна черта|визитка)',
  ca: '(?:la nostra (?:particularitat|singularitat|característica principal)|el nostre tret distintiu|la (?:particularitat|singularitat) (?:del nostre (?:equip|taller|restaurant|hotel|centre)|de la nostra (?:empresa|casa|escola|botiga)|de §)) (?:és|són|rau)|(?:és|són) (?:la nostra (?:particularitat|característica principal)|el nostre tret distintiu)',
  cs: '(?:naš[ií]m? (?:zvláštností|výjimečností|odlišností|poznávacím znamením)|zvláštností (?:naš(?:í|eho) (?:firmy|společnosti|dílny|školy|týmu|domu|restaurace|hotelu)|§)) (?:je|jsou)|(?:je|jsou) naš(?:ím poznávacím znamením|í vizitkou)',
  da: '(?:vores (?:kendetegn|særkende)|det (?:særlige|unikke) ved (?:os|§|vores (?:firma|virksomhed|hus|hold|skole|hotel|restaurant))) er|er vores (?:kendetegn|særkende|varemærke)',
  de: '(?:unsere? (?:besonderheit|alleinstellungsmerkmal)|(?:das besondere|die besonderheit) (?:an|von|bei) (?:uns|§|unser\\p{L}* (?:haus|hauses|firma|betrieb|betriebs|unternehmen|unternehmens|team|teams|schule|werkstatt|praxis|hotel|hotels|restaurant|restaurants|verein|vereins))) (?:ist|sind|liegt|besteht)|(?:ist|sind) unser (?:markenzeichen|alleinstellungsmerkmal)',
  el: '(?:(?:η ιδιαιτερότητά|η μοναδικότητά|το ιδιαίτερο χαρακτηριστικό) μας|η ιδιαιτερότητα τ\\p{L}+ (?:§|(?:εταιρείας|επιχείρησης|ομάδας|σχολής) μας)) είναι|είναι (?:το σήμα κατατεθέν|η ιδιαιτερότητά|το ιδιαίτερο χαρακτηριστικό) μας',
  en: "(?:our (?:hallmark|uniqueness|distinguishing feature|point of difference)|the (?:hallmark|uniqueness|distinguishing feature) of (?:our (?:company|firm|business|house|team|shop|school|club|hotel|restaurant|studio|workshop|practice|clinic)|§)|the special thing about (?:us|our (?:company|firm|house|team|shop|school|club|hotel|restaurant|studio|workshop)|§)) (?:is|are|lies|resides)|(?:is|are|remains?) (?:our|§'s) (?:hallmark|trademark|distinguishing feature|point of difference)",
  es: '(?:nuestr[oa] (?:rasgo distintivo|particularidad|singularidad|característica principal|valor diferencial)|(?:la (?:particularidad|singularidad)|el rasgo distintivo) de (?:nuestr[oa] (?:empresa|casa|equipo|taller|escuela|restaurante|hotel|centro|clínica)|§)) (?:es|son|está|radica|reside)|(?:es|son) (?:nuestr[oa] (?:rasgo distintivo|sello|seña de identidad|característica principal|valor diferencial))',
  et: '(?:meie|§\\p{L}*) (?:eripära|tunnusmärk|erilisus) on|on meie (?:tunnusmärk|eripära)',
  fa: '(?:وجه تمایز|ویژگی متمایز|ویژگی منحصر به فرد) (?:ما|§)',
  fi: '(?:erikoisuutemme|tunnusmerkkimme|§\\p{L}* (?:erikoisuus|tunnusmerkki)) on',
  fr: '(?:notre (?:particularité|spécificité|singularité|originalité)|la (?:particularité|spécificité|singularité|originalité) de (?:notre (?:maison|entreprise|société|équipe|atelier|école|restaurant|hôtel|cabinet|association)|§)) (?:est|réside|tient)|(?:est|sont) notre (?:marque de fabrique|particularité|spécificité)',
  he: '(?:הייחוד שלנו|המיוחד אצלנו|מה שמייחד אותנו|הייחוד של §|סימן ההיכר שלנו) (?:הוא|היא|הם|זה)',
  hi: '(?:हमारी|§ की) (?:विशेषता|खासियत) .{2,80} (?:है|हैं)',
  hr: '(?:naša (?:posebnost|prepoznatljivost|odlika)|posebnost (?:naš\\p{L}+ (?:tvrtke|firme|kuće|tima|škole|obrta|restorana|hotela)|§\\p{L}*)) (?:je|su)|(?:je|su) naš (?:zaštitni|prepoznatljiv) znak',
  hu: '(?:a )?(?:különlegességünk|sajátosságunk|egyediségünk)',
  id: '(?:ciri khas|keunikan|pembeda|keistimewaan) (?:kami|§) (?:adalah|ialah|terletak)|(?:adalah|menjadi) (?:ciri khas|keunikan|pembeda) (?:kami|§)',
  it: '(?:la nostra (?:particolarità|unicità|peculiarità|caratteristica (?:principale|distintiva))|il nostro tratto distintivo|la (?:particolarità|unicità|peculiarità) (?:della nostra (?:azienda|casa|scuola|squadra|struttura)|del nostro (?:team|laboratorio|ristorante|hotel|studio)|di §)) (?:è|sono|sta|risiede)|(?:è|sono) (?:la nostra (?:particolarità|unicità|peculiarità|caratteristica (?:principale|distintiva))|il nostro tratto distintivo)',
  ja: '(?:当社|弊社|当店|当院|当園|当校|当館|当宿|私たち|§)の(?:最大の)?(?:特徴|特長|強み)は|が(?:当社|弊社|当店|当院|当園|当校|当館|当宿|私たち|§)の(?:最大の)?(?:特徴|特長|強み)です',
  ko: '(?:저희|우리|§)(?:의|만의) (?:가장 큰 )?(?:특징|강점|차별점)(?:은|는|입니다)',
  lt: '(?:mūsų|§) (?:išskirtinumas|skiriamasis bruožas|ypatumas) ?(?:[-–—]|yra)|yra mūsų (?:skiriamasis ženklas|išskirtinumas|vizitinė kortelė)',
  lv: '(?:mūsu|§) (?:īpatnība|īpašā iezīme|vizītkarte) ir|ir mūsu (?:vizītkarte|īpatnība)',
  nb: '(?:vårt (?:kjennetegn|særpreg)|det (?:spesielle|unike) (?:med|ved) (?:oss|§|vår\\p{L}* (?:firma|bedrift|hus|team|skole|hotell|restaurant|verksted))) er|er vårt (?:kjennetegn|særpreg|varemerke)',
  nl: '(?:ons kenmerk|het (?:bijzondere|unieke) aan (?:ons|§|(?:onze|ons) (?:bedrijf|huis|team|school|winkel|werkplaats|restaurant|hotel))) (?:is|zijn)|(?:is|zijn) ons (?:handelsmerk|kenmerk)',
  pl: '(?:naszym (?:znakiem rozpoznawczym|wyróżnikiem)|naszą (?:wizytówką|cechą wyróżniającą)|wyróżnikiem (?:nasz\\p{L}+ (?:firmy|domu|zespołu|szkoły|pracowni|restauracji|hotelu)|§\\p{L}*)) (?:jest|są)|\\p{L}{3,} (?:jest|są|to) (?:nasz znak rozpoznawczy|nasza wizytówka|naszym (?:znakiem rozpoznawczym|wyróżnikiem)|naszą wizytówką)',
  pt: '(?:noss[oa] (?:diferencial|particularidade|singularidade|principal característica)|o diferencial d(?:a nossa (?:empresa|casa|equipe|equipa|escola|loja)|o nosso (?:time|restaurante|hotel|ateliê|trabalho)|[ao] §)) (?:é|são|está)|(?:é|são) (?:[oa] )?noss[oa] (?:diferencial|marca registrada|principal característica)',
  ro: '(?:(?:particularitatea|unicitatea) (?:noastră|§)|specificul nostru|semnul nostru distinctiv) (?:este|e|constă|sunt)|(?:este|sunt) (?:particularitatea noastră|semnul nostru distinctiv|marca noastră)',
  ru: '(?:наша (?:отличительная (?:черта|особенность)|главная особенность|изюминка|визитная карточка)|(?:отличительная (?:черта|особенность)|главная особенность|изюминка) (?:наш\\p{L}+ (?:компании|фирмы|команды|мастерской|школы|студии|клиники|ресторана|отеля|магазина)|§\\p{L}*)(?: в .{2,30})?) ?(?:[-–—]|это|заключается|состоит)|(?:[-–—]|это|является) наш(?:а (?:визитная карточка|отличительная черта|изюминка)|ей (?:визитной карточкой|отличительной чертой))',
  sk: '(?:našou (?:zvláštnosťou|výnimočnosťou|odlišnosťou|vizitkou)|naším poznávacím znamením|zvláštnosťou (?:naš(?:ej|ho) (?:firmy|spoločnosti|dielne|školy|tímu|domu|reštaurácie|hotela)|§)) (?:je|sú)|(?:je|sú) naš(?:ou vizitkou|ím poznávacím znamením)',
  sl: '(?:naša (?:posebnost|odlika|prepoznavnost)|posebnost (?:naš\\p{L}+ (?:podjetja|hiše|ekipe|šole|delavnice|restavracije|hotela)|§\\p{L}*)) (?:je|so)|(?:je|so) naš (?:zaščitni|prepoznavni) znak',
  sr: '(?:naša (?:posebnost|prepoznatljivost|odlika)|posebnost (?:naš\\p{L}+ (?:tvrtke|firme|kuće|tima|škole|obrta|restorana|hotela)|§\\p{L}*)) (?:je|su)|(?:je|su) naš (?:zaštitni|prepoznatljiv) znak|(?:наша (?:посебност|препознатљивост|одлика)|посебност (?:наш\\p{L}+ (?:фирме|куће|тима|школе|радионице|ресторана|хотела)|§\\p{L}*)) (?:је|су)|(?:је|су) наш (?:заштитни|препознатљив) знак',
  sv: '(?:vårt (?:kännetecken|signum|särdrag)|det (?:speciella|unika) med (?:oss|§|vår\\p{L}* (?:firma|företag|hus|team|skola|hotell|restaurang|verkstad))) är|är vårt (?:kännetecken|signum)',
  th: '(?:จุดเด่น|เอกลักษณ์|ความแตกต่าง)ของ(?:เรา|§)คือ',
  tr: '(?:ayırt edici özelliğimiz|alametifarikamız|bizi (?:diğerlerinden ayıran|farklı kılan)) .{2,}',
  uk: '(?:наша (?:відмінна (?:риса|особливість)|головна особливість|родзинка|візитівка)|(?:відмінна (?:риса|особливість)|головна особливість|родзинка) (?:наш\\p{L}+ (?:компанії|фірми|команди|майстерні|школи|студії|клініки|ресторану|готелю)|§\\p{L}*)) ?(?:[-–—]|це|полягає)|(?:[-–—]|це|є) наш(?:а (?:візитівка|родзинка)|ою (?:візитівкою|родзинкою))',
  vi: '(?:điểm khác biệt|nét riêng|điểm đặc biệt) của (?:chúng tôi|§) (?:là|nằm ở)|điều (?:làm nên|tạo nên) (?:sự )?khác biệt của (?:chúng tôi|§) (?:là|chính là)',
  zh: '(?:我们|我們|本店|本公司|§)的(?:最大)?(?:特色|特点|特點|与众不同之处|與眾不同之處)(?:是|在于|在於)|是(?:我们|我們|本店|§)的(?:最大)?(?:特色|招牌)',
};

/** Whether a sentence names a trait as the brand's own, its name written as `§`: "The hallmark of our house is quiet". */
export const namesOwnTrait = (text: string, language: string): boolean =>
  matchesPatterns(text, OWN_TRAITS, language) && !announcesReasons(text, language);

/** What is known or done better than by anybody else. */
const BETTER_THAN_ANYBODY: LanguagePatterns = {
  bg: 'по-добре от всеки друг',
  ca: 'millor que ningú',
  cs: 'lépe než kdokoli\\p{L}*',
  da: 'bedre end nogen and\\p{L}+',
  de: 'besser als (?:jeder|jede|alle) andere\\p{L}*',
  el: 'καλύτερα από (?:τον καθένα|οποιονδήποτε)',
  en: 'better than any(?:one|body)(?: else)?',
  es: 'mejor que nadie',
  et: 'paremini kui keegi teine',
  fi: 'paremmin kuin kukaan muu',
  fr: "mieux que (?:quiconque|personne|n'importe qui)",
  hr: 'bolje od ikoga',
  hu: 'jobban,? mint bárki',
  id: 'lebih baik dari siapa ?pun',
  it: 'meglio di chiunque',
  lt: 'geriau nei bet kas',
  lv: 'labāk nekā jebkurš',
  nb: 'bedre enn noen and\\p{L}+',
  nl: 'beter dan wie (?:dan )?ook',
  pl: 'lepiej niż ktokolwiek',
  pt: 'melhor (?:do )?que ninguém',
  ro: 'mai bine decât oricine',
  ru: 'лучше,? чем кто-либо',
  sk: 'lepšie než ktokoľvek',
  sl: 'bolje kot kdorkoli',
  sr: 'bolje od ikoga|боље од икога',
  sv: 'bättre än någon anna\\p{L}+',
  uk: 'краще за будь-кого',
};

/** "What Acme does better than anyone": a title of what comes next. */
const OPENS_BY_WHAT =
  /^(?:what|was|ce que|ce qui|lo que|ciò che|quello che|cosa|o que|el que|wat|vad|det som|hvad|hva|mitä|co|to,? co|čo|ce|ceea ce|какво|что|то,? что|що|те,? що|što|ono što|kar|ką|ko|mida|amit|αυτό που|ό,τι)(?!\p{L})/iu;

export const isBetterThanAnybody = (text: string, language: string): boolean =>
  !OPENS_BY_WHAT.test(text) && matchesPatterns(text, BETTER_THAN_ANYBODY, language);
