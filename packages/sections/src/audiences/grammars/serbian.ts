import { CONJUNCTIONS } from '../../shared/text/index.ts';
import type { GroupGrammar } from './grammar.ts';

/** Nouns are stems, because every case counts, in Latin and in Cyrillic letters. */
export const SERBIAN: Readonly<Record<'sr', GroupGrammar>> = {
  sr: {
    groups:
      '(?!\\p{L}*[sčš]k(?:i|a|o|e|og|oga|om|im|ih|u)$)(?:programer|preduzetni|preduzeć|firm(?:e|ama|i)|kompanij|agencij|škol|učeni|đa(?:k|c)|student|nastavni|učitelj|profesor|roditelj|dec(?:u|i|e)(?!\\p{L})|mlad(?:e|i|ih|ima)(?!\\p{L})|omladin|tinejdžer|odrasl|starij|penzioner|žen(?:e|a|ama)(?!\\p{L})|muškar|porodic|parov|stručnja|profesional|restoran|trgov|prodavnic|klini|bolnic|lekar|pacijent|građan|stanovni|posetilac|posetioc|gost(?:e|i|ima|iju)(?!\\p{L})|turist|putni(?:k|c)|volonter|istraživ|naučni|umetni|muzičar|fotograf|dizajner|početni|ljubitelj|zaljubljeni|inženjer|arhitekt|zaposlen|poslodav|vlasni|investitor|proizvođač|dobavljač|poljoprivredni|sportist|biciklist|čitaoc|igrač|autor|ustanov(?!i[tv]|lj)|opštin|udruženj|hotel|apartman|advokat|majk|mam(?:e|ama)(?!\\p{L})|beb(?:e|a|ama)(?!\\p{L})|predškol|devojčic|dečak|bak(?:e|ama)(?!\\p{L})|trudnic|mladenc|trkač|plivač|plesač|pevač|potrošač|kup(?:ac|c)(?:e|a|ima)(?!\\p{L})|prodavac|prodavc|zakup(?:ac|c)|stanodav|graditelj|zanatlij|pekar|poslastičar|kuvar|kafić|hotelijer|fabrik|uvozni|prevozni|električar|instalater|distributer|beležni|računovođ|stomatolog|zubar|fizioterapeut|psiholog|logoped|veterinar|terapeut|vaspitač|trener|lider|menadžer|direktor|vrtić|fakultet|univerzitet|gimnazij|vernik|vernic|hrišćan|fondacij|nezaposlen|kandidat|polaznik|pripravni|pisc|novinar|prevodi|glumc|kolekcionar|gurman|vegetarijan|vegan|hodočasni|ribolov|lovc|skijaš|planinar|vozač|životinj|ljubim(?:ac|c)|pas(?:a|e)(?!\\p{L})|mačk|žrtv|izbeglic|susjed|komšij|radni(?:k|c))\\p{L}*|(?!\\p{L}*[счш]к(?:и|а|о|е|ог|ога|ом|им|их|у)$)(?:програмер|предузетни|предузећ|фирм(?:е|ама|и)|компаниј|агенциј|школ|учени|ђа(?:к|ц)|студент|наставни|учитељ|професор|родитељ|дец(?:у|и|е)(?!\\p{L})|млад(?:е|и|их|има)(?!\\p{L})|омладин|тинејџер|одрасл|стариј|пензионер|жен(?:е|а|ама)(?!\\p{L})|мушкар|породиц|паров|стручња|професионал|ресторан|тргов|продавниц|клини|болниц|лекар|пацијент|грађан|становни|посетилац|посетиоц|гост(?:е|и|има|ију)(?!\\p{L})|турист|путни(?:к|ц)|волонтер|истражив|научни|уметни|музичар|фотограф|дизајнер|почетни|љубитељ|заљубљени|инжењер|архитект|запослен|послодав|власни|инвеститор|произвођач|добављач|пољопривредни|спортист|бициклист|читаоц|играч|аутор|установ|општин|удружењ|хотел|апартман|адвокат|мајк|мам(?:е|ама)(?!\\p{L})|беб(?:е|а|ама)(?!\\p{L})|предшкол|девојчиц|дечак|бак(?:е|ама)(?!\\p{L})|трудниц|младенц|тркач|пливач|плесач|певач|потрошач|куп(?:ац|ц)(?:е|а|има)(?!\\p{L})|продавац|продавц|закуп(?:ац|ц)|станодав|градитељ|занатлиј|пекар|посластичар|кувар|кафић|хотелијер|фабрик|увозни|превозни|електричар|инсталатер|дистрибутер|бележни|рачуновођ|стоматолог|зубар|физиотерапеут|психолог|логопед|ветеринар|терапеут|васпитач|тренер|лидер|менаџер|директор|вртић|факултет|универзитет|гимназиј|верник|верниц|хришћан|фондациј|незапослен|кандидат|полазник|приправни|писц|новинар|преводи|глумц|колекционар|гурман|вегетаријан|веган|ходочасни|риболов|ловц|скијаш|планинар|возач|животињ|љубим(?:ац|ц)|пас(?:а|е)(?!\\p{L})|мачк|жртв|избеглиц|сусјед|комшиј|радни(?:к|ц))\\p{L}*',
    vague:
      'ljude|ljudi|ljudima|osobe|osoba|osobama|sve|svih|svima|svakoga|one|onima|klijent\\p{L}*|korisni\\p{L}*|član(?:ove|ovima|ova)|organizacij\\p{L}*|timov\\p{L}*|učesni\\p{L}*|lica|licima|људе|људи|људима|особе|особа|особама|све|свих|свима|свакога|оне|онима|клијент\\p{L}*|корисни\\p{L}*|члан(?:ове|овима|ова)|организациј\\p{L}*|тимов\\p{L}*|учесни\\p{L}*|лица|лицима',
    qualifiers: 's|sa|bez|koji|koje|koja|kojima|od|iznad|с|са|без|који|које|која|којима|од|изнад',
    stop: 'da|kao|je|su|bio|bila|bilo|on|ona|oni|mi|vi|ja|ne|po|na|u|za|iz|namenjen\\p{L}*|do|pri|i|ili|ali|a|nad|pod|kroz|ako|kada|gde|može|mogu|se|si|što|više|te|o|od|s|sa|да|као|је|су|био|била|било|он|она|они|ми|ви|ја|не|по|на|у|за|из|намењен\\p{L}*|до|при|и|или|али|а|над|под|кроз|ако|када|где|може|могу|се|си|што|више|те|о|од|с|са',
    fillers: 'sve|svih|svima|naše|svoje|više|mnoge|kako|све|свих|свима|наше|своје|више|многе|како|\\d[\\d.]*',
    adjective: 'im|ima|e|ih|им|има|е|их',
    maxModifiers: 1,
    and: `${CONJUNCTIONS.sr}|ali i|kao i|али и|као и`,
    before: {
      addressed: '(?:dragi|drage|poštovani|драги|драге|поштовани)',
      designed:
        '(?:(?:namenjen|stvoren|idealn|prikladn|pogodn|osmišljen|razvijen|otvoren|dostupn|prilagođen)\\p{L}*(?: za)?|(?:platforma|aplikacija|softver|rešenj[ae]|usluge|programi?|radionice|kursevi|časovi|savetovanje) za|(?:намењен|створен|идеалн|прикладн|погодн|осмишљен|развијен|отворен|доступн|прилагођен)\\p{L}*(?: за)?|(?:платформа|апликација|софтвер|решењ[ае]|услуге|програми?|радионице|курсеви|часови|саветовање) за)',
      helps:
        '(?:pomaž(?:emo|e)|podržava(?:mo)?|okuplja(?:mo)?|povezuje(?:mo)?|edukuje(?:mo)?|obučava(?:mo)?|savetuje(?:mo)?|zastupa(?:mo)?|radimo sa?|pomoć|podrška|помаж(?:емо|е)|подржава(?:мо)?|окупља(?:мо)?|повезује(?:мо)?|едукује(?:мо)?|обучава(?:мо)?|саветује(?:мо)?|заступа(?:мо)?|радимо са?|помоћ|подршка)',
      condition: '(?:ako ste|bilo da ste|ако сте|било да сте)',
      used: 'naši (?:klijenti|kupci|gosti|korisnici) su|наши (?:клијенти|купци|гости|корисници) су',
      community: '(?:zajednica|mreža|udruženje|savez|klub|заједница|мрежа|удружење|савез|клуб)(?: за| za)?',
      for: 'za|за',
    },
    after: {
      can: '(?:mogu|pronalaze|dobijaju|могу|проналазе|добијају)',
      welcome: '(?:su (?:\\p{L}+ )?(?:dobrodošli|pozvani)|су (?:\\p{L}+ )?(?:добродошли|позвани))',
    },
  },
};
