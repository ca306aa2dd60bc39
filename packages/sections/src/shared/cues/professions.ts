import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';
import { namesBeneficiary } from './beneficiaries.ts';

/**
 * Whom and what projects, networks and magazines serve besides those that any brand may: professions, research, free
 * software, languages, history, the public.
 */
const PROFESSIONS_AND_FIELDS: LanguagePatterns = {
  en: 'journalis(?:ts?|m)|developers|programmers|researchers?|research|scientists|scholars|teachers|educators|artists|musicians|writers|readers|farmers|open[- ]source|free software|freedom|privacy|transparency|languages?|history|the public|public (?:debate|interest|life)|the (?:open )?web|the internet|democratic',
  de: 'journalist\\p{L}*|entwickler\\p{L}*|forsch\\p{L}+|wissenschaftler\\p{L}*|lehrer\\p{L}*|lehrkräft\\p{L}*|künstler\\p{L}*|musiker\\p{L}*|leser\\p{L}*|landwirt\\p{L}*|open[- ]source|freie\\p{L}* software|freiheit\\p{L}*|transparenz|sprachen?|geschichte|öffentlichkeit|erwerbstätig\\p{L}*|internets?',
  fr: 'journalis\\p{L}+|développeu\\p{L}+|chercheu\\p{L}+|recherche|scientifiques|enseignant\\p{L}*|artistes?|musicien\\p{L}*|lecteurs|agriculteurs|paysans|logiciels? libres?|open source|libertés?|transparence|langues?|histoire|le public|le grand public|débat public|internet|chacune?',
  es: 'periodis\\p{L}+|desarrollador\\p{L}+|investiga\\p{L}+|científic[oa]s|docentes|maestros|profesores|artistas|músicos|lectores|agricultores|campesinos|software libre|código abierto|libertad\\p{L}*|transparencia|lenguas?|idiomas?|historia|el público|opinión pública|internet',
  it: 'giornalis\\p{L}+|sviluppatori|ricercat\\p{L}+|ricerca|scienziati|insegnanti|docenti|artist[ie]|musicisti|lettori|agricoltori|software libero|open source|libertà|trasparenza|lingu[ae]|storia|il pubblico|internet',
  pt: 'jornalis\\p{L}+|desenvolvedores|programadores|pesquisa(?:dor\\p{L}*)?|investiga(?:ção|dor\\p{L}+)|cientistas|professores|docentes|artistas|músicos|leitores|agricultores|software livre|código aberto|liberdade|transparência|línguas?|história|o público|internet',
  ca: 'periodis\\p{L}+|desenvolupadors|investigador\\p{L}*|recerca|científics|docents|mestres|artistes|músics|lectors|pagesos|programari lliure|codi obert|llibertat\\p{L}*|transparència|lleng\\p{L}+|història|el públic|internet',
  nl: 'journalist\\p{L}*|ontwikkelaars|onderzoek(?:ers)?|wetenschappers|leraren|docenten|kunstenaars|muzikanten|lezers|boeren|open[- ]source|vrije software|vrijheid|transparantie|ta(?:al|len)|geschiedenis|het publiek|internet',
  sv: 'journalist\\p{L}*|utvecklare|forsk\\p{L}+|lärare|konstnärer\\p{L}*|musiker|läsare|bönder|öppen källkod|fri programvara|frihet\\p{L}*|öppenhet|språk\\p{L}*|histori\\p{L}+|allmänhet\\p{L}*|internet',
  da: 'journalist\\p{L}*|udviklere|forsk\\p{L}+|lærere|kunstnere|musikere|læsere|landmænd|open source|fri software|frihed\\p{L}*|åbenhed|sprog\\p{L}*|histori\\p{L}+|offentlighed\\p{L}*|internettet',
  nb: 'journalist\\p{L}*|utviklere|forsk\\p{L}+|lærere|kunstnere|musikere|lesere|bønder|åpen kildekode|fri programvare|frihet\\p{L}*|åpenhet|språk\\p{L}*|histori\\p{L}+|allmennhet\\p{L}*|internett',
  fi: 'toimittaj\\p{L}+|journalis\\p{L}+|kehittäji\\p{L}+|tutkij\\p{L}+|tutkimu\\p{L}+|opettaj\\p{L}+|taiteilij\\p{L}+|muusik\\p{L}+|lukij\\p{L}+|viljelij\\p{L}+|avoimen lähdekoodin|vapa\\p{L}+ ohjelmisto\\p{L}*|vapau\\p{L}+|avoimuu\\p{L}+|kiel(?:en|tä|iä|ten)|historia\\p{L}*|yleisö\\p{L}+|internet\\p{L}*',
  pl: 'dziennika\\p{L}+|programist\\p{L}+|badacz\\p{L}*|badań|badania|naukow\\p{L}+|nauczyciel\\p{L}+|artyst\\p{L}+|muzyk(?:om|ów|ami)|czytelni\\p{L}+|rolnik\\p{L}*|woln\\p{L}+ oprogramowani\\p{L}+|wolnoś\\p{L}+|przejrzystoś\\p{L}+|język\\p{L}*|histori\\p{L}+|publicz\\p{L}+ debat\\p{L}+|internet\\p{L}*',
  cs: 'novinář\\p{L}*|vývojář\\p{L}*|výzkum\\p{L}*|vědc\\p{L}+|učitel\\p{L}*|uměl\\p{L}+|hudebník\\p{L}*|čtenář\\p{L}*|zemědělc\\p{L}+|svobodn\\p{L}+ softwar\\p{L}*|svobod\\p{L}+|transparent\\p{L}+|jazy\\p{L}+|histori\\p{L}+|dějin\\p{L}*|veřejnos\\p{L}+|internet\\p{L}*',
  sk: 'novinár\\p{L}*|vývojár\\p{L}*|výskum\\p{L}*|vedc\\p{L}+|učiteľ\\p{L}*|umelc\\p{L}+|hudobník\\p{L}*|čitateľ\\p{L}*|slobod\\p{L}+|transparent\\p{L}+|jazy\\p{L}+|históri\\p{L}+|dejin\\p{L}*|verejnos\\p{L}+|internet\\p{L}*',
  hu: 'újságíró\\p{L}*|fejlesztő(?:k|knek|ket)|kutató\\p{L}*|kutatás\\p{L}*|tudós\\p{L}*|tanár\\p{L}*|pedagógus\\p{L}*|művész(?:ek|nek)\\p{L}*|zenész\\p{L}*|olvasó\\p{L}*|gazdálkodó\\p{L}*|szabad szoftver\\p{L}*|nyílt forrás\\p{L}*|szabadság\\p{L}*|átlátható\\p{L}*|nyelv\\p{L}*|történel\\p{L}+|nyilvánosság\\p{L}*',
  ro: 'jurnali\\p{L}+|dezvoltatori\\p{L}*|cercet\\p{L}+|profesori\\p{L}*|artiști\\p{L}*|muzicieni\\p{L}*|cititori\\p{L}*|fermieri\\p{L}*|software liber|libert\\p{L}+|transparenț\\p{L}+|limb(?:a|ii|i|ilor)|istori\\p{L}+|public(?:ul|ului)',
  bg: 'журналист\\p{L}*|разработчици\\p{L}*|изследов\\p{L}+|учени(?:те)?|учители\\p{L}*|художници\\p{L}*|музиканти\\p{L}*|читатели\\p{L}*|земеделц\\p{L}+|свобод\\p{L}+|прозрачност\\p{L}*|език\\p{L}*|истори\\p{L}+',
  ru: 'журналист\\p{L}*|разработчик\\p{L}*|исследова\\p{L}+|учёны\\p{L}+|учены\\p{L}+|учител\\p{L}+|художник\\p{L}*|музыкант\\p{L}*|читател\\p{L}+|фермер\\p{L}*|свобод\\p{L}+|открытост\\p{L}+|язык\\p{L}*|истори\\p{L}+',
  uk: 'журналіст\\p{L}*|розробник\\p{L}*|дослід\\p{L}+|науков\\p{L}+|вчител\\p{L}+|митц\\p{L}+|музикант\\p{L}*|читач\\p{L}*|фермер\\p{L}*|свобод\\p{L}+|відкрит(?:ість|ості)|мов(?:у|и|ою)|історі\\p{L}+',
  el: 'δημοσιογράφ\\p{L}+|προγραμματιστ\\p{L}+|ερευνητ\\p{L}+|έρευνα\\p{L}*|επιστήμον\\p{L}+|εκπαιδευτικ\\p{L}+|καλλιτέχν\\p{L}+|μουσικούς|αναγνώστ\\p{L}+|αγρότ\\p{L}+|ελευθερί\\p{L}+|διαφάνει\\p{L}+|γλώσσ\\p{L}+|ιστορί\\p{L}+|κοινό',
  tr: 'gazeteci\\p{L}*|geliştirici\\p{L}*|araştırma\\p{L}*|bilim insan\\p{L}*|öğretmen\\p{L}*|sanatçı\\p{L}*|müzisyen\\p{L}*|okur\\p{L}*|çiftçi\\p{L}*|özgür yazılım\\p{L}*|özgürlü\\p{L}+|şeffaf\\p{L}*|dil(?:i|ini|leri)|tarih(?:i|ini)|kamuoyu\\p{L}*',
  ja: '記者|ジャーナリス|開発者|研究|科学者|教師|教員|芸術家|音楽家|読者|農家|オープンソース|自由|透明性|言語|歴史|市民社会',
  zh: '记者|記者|新闻工作者|开发者|開發者|开发人员|開發人員|研究|科学家|科學家|教师|教師|艺术家|藝術家|音乐家|音樂家|读者|讀者|农民|農民|开源|開源|自由|透明|语言|語言|历史|歷史|公众|公眾',
  ko: '기자|언론인|개발자|연구|과학자|교사|예술가|음악가|독자|농민|오픈소스|자유|투명성|언어|역사|대중',
  ar: 'صحفي\\p{L}*|صحافي\\p{L}*|مطورين|باحثين|بحث|معلمين|فنانين|قراء|مزارعين|حرية|شفافية|لغة|تاريخ',
  he: '[והלב]{0,3}(?:עיתונא\\p{L}+|מפתחים|חוקרים|מחקר|מורים|אמנים|מוזיקאים|קוראים|חקלאים|קוד פתוח|חופש|שקיפות|שפה|שפות|היסטוריה|הציבור|ציבור)',
  et: 'ajakirjani\\p{L}+|arendaj\\p{L}+|teadla\\p{L}+|uurij\\p{L}+|õpetaj\\p{L}+|kunstni\\p{L}+|muusik(?:ud|ute|uid)|lugej\\p{L}+|põllume\\p{L}+|vaba tarkvara|vabadus\\p{L}*|läbipaistv\\p{L}+|keel(?:t|e|te|i)|ajalu\\p{L}+|ajaloo\\p{L}*|avalikkus\\p{L}*',
  lv: 'žurnālist\\p{L}*|izstrādātāj\\p{L}*|pētnie\\p{L}+|pētniecīb\\p{L}+|skolotāj\\p{L}*|māksliniek\\p{L}*|mūziķ\\p{L}+|lasītāj\\p{L}*|lauksaimniek\\p{L}*|brīvīb\\p{L}+|valod\\p{L}+|vēstur\\p{L}+',
  lt: 'žurnalist\\p{L}*|kūrėj\\p{L}+|tyrėj\\p{L}+|tyrim\\p{L}+|mokslinink\\p{L}*|mokytoj\\p{L}*|menininkų|menininkams|menininkus|muzikant\\p{L}*|skaitytoj\\p{L}*|ūkinink\\p{L}*|laisv\\p{L}+|skaidrum\\p{L}+|kalb(?:a|ą|os|ų)|istorij\\p{L}+',
};

/** Whether a text names whom or what a project, a site or the brand by its name may serve. */
export const namesServed = (text: string, language: string): boolean =>
  namesBeneficiary(text, language) || matchesPatterns(text, PROFESSIONS_AND_FIELDS, language);
