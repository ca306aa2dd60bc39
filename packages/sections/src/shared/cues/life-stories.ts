import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';

/**
 * "Since I was little": childhoods of whoever speaks. "From an early age" alone is not one, since brands teach and serve
 * the young: "me" must stand right before it.
 */
const OWN_CHILDHOODS: LanguagePatterns = {
  en: 'since i was (?:a (?:child|kid|little (?:boy|girl)|boy|girl|teenager)|little|young|small|\\p{N}+)|since my (?:earliest )?(?:childhood|youth|teens)|as a (?:little |young )?(?:child|kid|girl|boy),? i|my whole life|all my life',
  de: 'seit meiner (?:\\p{L}+ )?(?:kindheit|jugend)|schon in meiner (?:kindheit|jugend)|als (?:kleines )?kind \\p{L}+ ich|ich (?:schon )?als (?:kleines )?kind|mein ganzes leben',
  fr: "(?:depuis|dès) mon (?:plus jeune âge|enfance)|depuis que (?:je suis|j['’]étais) (?:toute? )?petite?|toute ma vie",
  es: 'desde mi (?:infancia|niñez)|me (?:\\p{L}+ ){1,2}desde (?:muy )?(?:niñ[oa]|pequeñ[oa]|joven)|toda mi vida',
  it: '(?:dalla|nella) mia infanzia|mi (?:\\p{L}+ ){1,2}[fs]in da (?:piccol[oa]|bambin[oa]|ragazz[oa])|tutta la mia vita',
  pt: 'desde (?:a )?minha infância|me (?:\\p{L}+ ){0,2}desde (?:pequen[oa]|criança|menin[oa])|toda a minha vida',
  ca: "des de la meva infantesa|m['’]\\p{L}+ (?:\\p{L}+ )?des de (?:ben )?(?:petita?|nena?)|tota la meva vida",
  nl: 'sinds mijn (?:jeugd|kindertijd)|als (?:klein )?kind \\p{L}+ ik|ik als (?:klein )?kind|mijn hele leven',
  sv: 'sedan jag var (?:liten|barn)|hela mitt liv',
  da: 'siden jeg var (?:lille|barn)|hele mit liv',
  nb: 'siden jeg var (?:liten|barn)|hele mitt liv',
  fi: 'olen (?:\\p{L}+ ){1,2}(?:lapsesta (?:asti|saakka|lähtien)|pienestä (?:pitäen|asti))|lapsuudestani|koko ikäni|koko elämäni',
  et: 'ma olen (?:\\p{L}+ ){1,2}(?:lapsest (?:saati|peale)|väiksest peale)|minu lapsepõlvest',
  pl: '(?:mi|mnie) (?:\\p{L}+ )?od (?:dziecka|dzieciństwa|małego)|od mojego dzieciństwa|całe moje życie',
  cs: '(?:mě|mi) (?:\\p{L}+ )?od (?:malička|mala|dětství|mládí)|od mého dětství|celý můj život',
  sk: '(?:ma|mi) (?:\\p{L}+ )?od (?:malička|mala|detstva|mladosti)|od môjho detstva|celý môj život',
  sl: 'me (?:\\p{L}+ )?(?:že )?od (?:malih nog|malega|mladih nog|otroštva|mladosti)|od mojega otroštva|vse moje življenje',
  hr: 'me (?:\\p{L}+ )?(?:još |već )?od (?:malih nogu|malena|(?:ranog )?djetinjstva|rane mladosti)|od mog (?:ranog )?djetinjstva|cijeli moj život',
  sr: 'me (?:\\p{L}+ )?(?:još |već )?od (?:malih nogu|malena|(?:ranog )?detinjstva)|od mog (?:ranog )?detinjstva|ceo moj život|ме (?:\\p{L}+ )?(?:још |већ )?од (?:малих ногу|малена|(?:раног )?детињства)|од мог (?:раног )?детињства|цео мој живот',
  mk: 'ме (?:\\p{L}+ )?(?:уште )?од (?:мали нозе|детството|мал[а]?)|целиот мој живот',
  bg: '(?:ме|ми) (?:\\p{L}+ )?(?:още )?от (?:малка|малък|дете|детството)|от моето детство',
  ru: '(?:я|меня|мне) (?:\\p{L}+ )?с (?:самого )?(?:детства|юности)|с моего детства|всю мою жизнь',
  uk: '(?:я|мене|мені) (?:\\p{L}+ )?з (?:самого )?(?:дитинства|юності)|з мого дитинства|усе моє життя',
  hu: 'gyerm?ekkorom\\p{L}*|kiskorom\\p{L}*|kis(?:lány|fiú)korom\\p{L}*|egész életemben',
  ro: 'de când eram (?:mic[ăa]?|copil)|din copilăria mea|toată viața mea',
  el: 'από τα παιδικά μου|μου (?:\\p{L}+ )?από (?:μικρ(?:ός|ή)|παιδί)|όλη μου τη ζωή',
  lv: 'mani (?:\\p{L}+ )?kopš (?:bērnības|mazotnes)|kopš manas bērnības',
  lt: 'mane (?:\\p{L}+ )?nuo (?:vaikystės|mažens)|nuo mano vaikystės',
  tr: '(?:çocukluğumdan|küçüklüğümden|küçük yaşımdan) (?:beri|itibaren)|hayatım boyunca',
  ja: '(?:私|僕|わたし)[はがも]、?(?:(?:幼い|小さい|子供の|子どもの)(?:頃|ころ)から|幼少(?:期|の頃)から)',
  zh: '(?:^|[\\s，。、！？“])我(?:从小|從小|自幼|自小|打小)(?![城镇鎮村区區])',
  ko: '(?:^|\\s)(?:저는|나는|제가|내가) 어릴 ?(?:적|때)부터',
  ar: 'منذ (?:طفولتي|صغري)|طوال حياتي',
  he: 'מאז (?:היותי|שאני|ש?הייתי) (?:ילד|קטנ)\\p{L}*|מילדותי|אני \\p{L}+ מילדות',
  fa: 'از (?:کودکی|بچگی|نوجوانی) ?ام|^من از (?:کودکی|بچگی|نوجوانی)|تمام زندگی ?ام',
  hi: '(?:मैं|मुझे|मेरे) बचपन से',
  vi: 'từ khi tôi còn (?:nhỏ|bé)|(?<!chúng )tôi từ (?:nhỏ|bé)(?! (?:đến|tới))|cả đời tôi',
  id: 'sejak saya (?:masih )?kecil|seumur hidup saya',
  th: 'ตั้งแต่(?:ฉัน|ดิฉัน)(?:ยัง)?(?:เป็น)?เด็ก',
};

/** "I remember how…": a sentence that opens by it tells a memory. */
const MEMORIES: LanguagePatterns = {
  en: 'i (?:still |can |vividly )*(?:remember|recall)',
  de: 'ich erinnere mich|ich weiß noch',
  fr: 'je me (?:souviens|rappelle)',
  es: '(?:me acuerdo|(?:yo|todavía|aún) recuerdo|recuerdo (?:que|cómo|cuando|el|la|los|las))',
  it: '(?:mi ricordo|ricordo (?:che|come|quando|il|la|i|le))',
  pt: '(?:lembro(?:-me)?|eu (?:me )?lembro|recordo(?:-me)?)',
  ca: "(?:recordo|me[’'] ?n recordo)",
  nl: 'ik (?:herinner me|weet nog)',
  sv: 'jag minns',
  da: 'jeg husker',
  nb: 'jeg husker',
  fi: 'muistan',
  et: '(?:ma )?mäletan',
  pl: '(?:pamiętam|przypominam sobie)',
  cs: '(?:vzpomínám si|pamatuji si|pamatuju si)',
  sk: '(?:spomínam si|pamätám si)',
  sl: 'spom(?:injam|nim) se',
  hr: 'sjećam se',
  sr: 'sećam se|сећам се',
  mk: 'се сеќавам',
  bg: '(?:спомням си|помня)',
  ru: '(?:я )?(?:помню|вспоминаю)',
  uk: "(?:я )?(?:пам[’']ятаю|пригадую|згадую)",
  hu: 'emlékszem',
  ro: '(?:îmi (?:amintesc|aduc aminte)|mi-amintesc)',
  el: 'θυμάμαι',
  lv: '(?:es )?atceros',
  lt: '(?:aš )?(?:prisimenu|atsimenu)',
  tr: '(?:hâlâ )?hatırlıyorum',
  zh: '我(?:还|還)?(?:记得|記得)',
  ko: '(?:저는|나는) .{0,20}기억',
  ar: '(?:ما زلت )?أتذكر',
  he: 'אני (?:עדיין )?(?:זוכר|נזכר)ת?',
  fa: '(?:به یاد دارم|یادم (?:می.?آید|هست))',
  hi: 'मुझे याद है',
  vi: 'tôi (?:còn |vẫn )?nhớ',
  id: '(?:saya|aku) (?:masih )?(?:ingat|teringat)',
};

const MEMORY: LanguagePatterns = Object.fromEntries(
  Object.entries(MEMORIES).map(([language, words]) => [language, `^\\P{L}*(?:${words})`]),
);

/**
 * Whether whoever speaks tells of their life: "I have cut hair since I was little", "I remember…". It says of one person
 * what the brand is not.
 */
export const tellsLifeStory = (text: string, language: string): boolean =>
  language !== '' && (matchesPatterns(text, MEMORY, language) || matchesPatterns(text, OWN_CHILDHOODS, language));
