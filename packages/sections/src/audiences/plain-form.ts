/**
 * The ending of a noun in another case, and what stands there in the plural of the nominative. In some languages adjectives
 * agree with nouns for persons in another way ("personal").
 */
type NounRule = readonly [ending: RegExp, plain: string, personal?: 'personal'];
type AdjectiveRule = readonly [ending: RegExp, plain: string, personal: string];

interface Forms {
  nouns: readonly NounRule[];
  adjectives: readonly AdjectiveRule[];
  /** Whether an adjective may stand behind its noun. */
  postposed?: boolean;
}

const P = 'personal';

const SOUTH_SLAVIC: Forms = {
  nouns: [
    [/^djec[ui]$/u, 'djeca'],
    [/^dec[ui]$/u, 'deca'],
    [/^(obitelj|osob|tvrtk|firm|grup|škol|porodic|žen|udrug|ustanov)(?:i?ma|ama)$/u, '$1e'],
    [/^obitelje$/u, 'obitelji'],
    [/^(porodice|osobe|tvrtke|firme|grupe|škole|žene|udruge|ustanove|obitelji|poduzeća|preduzeća|lica)$/u, '$1'],
    [/^(poduzeć|preduzeć|lic)ima$/u, '$1a'],
    [/^(.+)(?:nike|nicima)$/u, '$1nici', P],
    [/^(.+[^i])ce$/u, '$1ci', P],
    [/^(.+(?:telj|ar|ač|ist|ent|or|er))e$/u, '$1i', P],
    [/^(.+(?:telj|ar|ač|ist|ent|or|er))ima$/u, '$1i', P],
    [/^roditelje$/u, 'roditelji', P],
    [/^parove$/u, 'parovi', P],
    [/^studente$/u, 'studenti', P],
    [/^(odrasl|mlad|starij|napredn|najmlađ|zaposlen)(?:e|ima|ih)$/u, '$1i', P],
  ],
  adjectives: [
    [/(?:im|ima|ih)$/u, 'e', 'i'],
    [/e$/u, 'e', 'i'],
  ],
};

/** By language. Only what is certain: other words stay as the site writes them. */
const FORMS: Readonly<Record<string, Forms>> = {
  pl: {
    postposed: true,
    nouns: [
      [/^dzieci(?:om)?$/u, 'dzieci'],
      [/^młodzieży$/u, 'młodzież'],
      [/^os(?:ób|obom)$/u, 'osoby'],
      [/^(rodzin|firm|kobiet|grup|gmin|klinik|organizacyj|uczelń)(?:om)?$/u, '$1y'],
      [/^(?:szkół|szkołom)$/u, 'szkoły'],
      [/^par(?:om)?$/u, 'pary'],
      [/^przedsiębiorstw(?:om)?$/u, 'przedsiębiorstwa'],
      [/^(instytu|organiza|restaura|korpora|funda)cj(?:i|om)$/u, '$1cje'],
      [/^(przedszkol)(?:i|om)$/u, '$1a'],
      [/^(przedszkolak|zwierzak|maluch|psiak)(?:ów|om)$/u, '$1i'],
      [/^zwierz(?:ąt|ętom)$/u, 'zwierzęta'],
      [/^rodzic(?:ów|om)$/u, 'rodzice', P],
      [/^uczni(?:ów|om)$/u, 'uczniowie', P],
      [/^(.+ciel)(?:i|om)$/u, '$1e', P],
      [/^(.+)nik(?:ów|om)$/u, '$1nicy', P],
      [/^(.+)c(?:ów|om)$/u, '$1cy', P],
      [/^(.+)st(?:ów|om)$/u, '$1ści', P],
      [/^(.+(?:to|nio|so|de|re|ne))r(?:ów|om)$/u, '$1rzy', P],
      [/^(.+(?:en|an|don|un))t(?:ów|om)$/u, '$1ci', P],
      [/^(?:gości|gościom)$/u, 'goście', P],
      [/^doros(?:łych|łym)$/u, 'dorośli', P],
      [/^(.+)szych$/u, '$1si', P],
      [/^(.+ując)(?:ych|ym)$/u, '$1y', P],
      [/^zaawansowan(?:ych|ym)$/u, 'zaawansowani', P],
    ],
    adjectives: [
      [/(ąc)(?:ych|ym)$/u, '$1e', '$1y'],
      [/młod(?:ych|ym)$/u, 'młode', 'młodzi'],
      [/on(?:ych|ym)$/u, 'one', 'eni'],
      [/(n|w)(?:ych|ym)$/u, '$1e', '$1i'],
      [/(ż|sz|cz)(?:ych|ym)$/u, '$1e', '$1y'],
      [/(k|g)(?:ich|im)$/u, '$1ie', '$1y'],
      [/ł(?:ych|ym)$/u, 'łe', 'li'],
    ],
  },
  cs: {
    nouns: [
      [/^dětem$/u, 'děti'],
      [/^děti$/u, 'děti'],
      [/^(rodin|škol|firm|žen|skupin)(?:y|ám)$/u, '$1y'],
      [/^(maminky|matky|obce|organizace|instituce|páry|kluby|oddíly|týmy|podniky|hotely|domácnosti)$/u, '$1'],
      [/^(obc|organizac|instituc)ím$/u, '$1e'],
      [/^mládeži$/u, 'mládež'],
      [/^lid(?:i|em|mi)$/u, 'lidé', P],
      [/^rodič(?:e|ům)$/u, 'rodiče', P],
      [/^(.+tel)(?:e|ům)$/u, '$1é', P],
      [/^žák(?:y|ům)$/u, 'žáci', P],
      [/^(.+)ník(?:y|ům)$/u, '$1níci', P],
      [/^(.+[vmltjdprsk])c(?:e|ům)$/u, '$1ci', P],
      [/^(.+[ářý]ř)(?:e|ům)$/u, '$1i', P],
      [/^(.+)ist(?:y|ům)$/u, '$1isté', P],
      [/^(.+(?:en|an|ón))t(?:y|ům)$/u, '$1ti', P],
      [/^senior(?:y|ům)$/u, 'senioři', P],
      [/^profesionál(?:y|ům)$/u, 'profesionálové', P],
      [/^(?:dospělé|dospělým)$/u, 'dospělí', P],
      [/^(pokročil)(?:é|ým)$/u, '$1í', P],
    ],
    adjectives: [
      [/mlad(?:é|ým|ých)$/u, 'mladé', 'mladí'],
      [/(n|v|l|t)(?:é|ým|ých)$/u, '$1é', '$1í'],
      [/ím?$/u, 'í', 'í'],
    ],
  },
  sk: {
    nouns: [
      [/^deťom$/u, 'deti'],
      [/^(rodin|škol|firm|žen|skupin)(?:y|ám)$/u, '$1y'],
      [/^(deti|mamičky|obce|organizácie|inštitúcie|páry|kluby|tímy|podniky|hotely|domácnosti)$/u, '$1'],
      [/^ľud(?:í|om)$/u, 'ľudia', P],
      [/^rodič(?:ov|om)$/u, 'rodičia', P],
      [/^(.+te)[lľ](?:ov|om)$/u, '$1lia', P],
      [/^(.+)(n[íi]k)(?:ov|om)$/u, '$1níci', P],
      [/^žiak(?:ov|om)$/u, 'žiaci', P],
      [/^(.+c)(?:ov|om)$/u, '$1i', P],
      [/^(.+(?:ár|ist|ent|ant|or|ór|ér|iál))(?:ov|om)$/u, '$1i', P],
      [/^(dospel|pokročil)(?:ých|ým)$/u, '$1í', P],
      [/^cestujúc(?:ich|im)$/u, 'cestujúci', P],
    ],
    adjectives: [
      [/(?:ých|ým|é)$/u, 'é', 'í'],
      [/(?:ych|ym)$/u, 'e', 'i'],
      [/(?:ích|ím)$/u, 'ie', 'í'],
    ],
  },
  ru: {
    nouns: [
      [/^дет(?:ей|ям)$/u, 'дети'],
      [/^люд(?:ей|ям)$/u, 'люди'],
      [/^сем(?:ей|ьям)$/u, 'семьи'],
      [/^компани(?:й|ям)$/u, 'компании'],
      [/^организаци(?:й|ям)$/u, 'организации'],
      [/^предприяти(?:й|ям)$/u, 'предприятия'],
      [/^(школ|женщин|мужчин|фирм|пар|групп)(?:ам)?$/u, '$1ы'],
      [/^лиц(?:ам)?$/u, 'лица'],
      [/^бизнес[ау]$/u, 'бизнес'],
      [/^(.*учител)(?:ей|ям)$/u, '$1я'],
      [/^(.+тел)(?:ей|ям)$/u, '$1и'],
      [/^(.+[кгх])(?:ов|ам)$/u, '$1и'],
      [/^(.+ц)(?:ев|ам)$/u, '$1ы'],
      [/^(.+(?:ст|нт|ор|ер|ёр|лог|ед|ан|он|т))(?:ов|ам)$/u, '$1ы'],
      [/^(.+ащ|.+ющ|.+ущ|.+ящ)(?:ихся)$/u, '$1иеся'],
      [/^(.+ащ|.+ющ|.+ущ|.+ящ)(?:их|им)$/u, '$1ие'],
      [/^взросл(?:ых|ым)$/u, 'взрослые'],
      [/^пожил(?:ых|ым)$/u, 'пожилые'],
    ],
    adjectives: [
      [/([кгхжшчщ])(?:их|им)$/u, '$1ие', '$1ие'],
      [/н(?:их|им)$/u, 'ние', 'ние'],
      [/(?:ых|ым)$/u, 'ые', 'ые'],
    ],
  },
  uk: {
    nouns: [
      [/^діт(?:ей|ям)$/u, 'діти'],
      [/^люд(?:ей|ям)$/u, 'люди'],
      [/^(?:сімей|сім[’']ям)$/u, 'сім’ї'],
      [/^ос(?:іб|обам)$/u, 'особи'],
      [/^(родин|груп|фірм)(?:ам)?$/u, '$1и'],
      [/^жін(?:ок|кам)$/u, 'жінки'],
      [/^компані(?:й|ям)$/u, 'компанії'],
      [/^організаці(?:й|ям)$/u, 'організації'],
      [/^підприємств(?:ам)?$/u, 'підприємства'],
      [/^бізнесу$/u, 'бізнес'],
      [/^школ(?:ам)$/u, 'школи'],
      [/^шкіл$/u, 'школи'],
      [/^українц(?:ів|ям)$/u, 'українці'],
      [/^(вчител|учител)(?:ів|ям)$/u, '$1і'],
      [/^(.+ц)(?:ів|ям)$/u, '$1і'],
      [/^(.+[кгх])(?:ів|ам)$/u, '$1и'],
      [/^(.+(?:ст|нт|ор|ер|лог|т))(?:ів|ам)$/u, '$1и'],
      [/^доросл(?:их|им)$/u, 'дорослі'],
    ],
    adjectives: [[/(?:их|им)$/u, 'і', 'і']],
  },
  fi: {
    nouns: [
      [/^perheille$/u, 'perheet'],
      [/^(.*)lapsiperheille$/u, '$1lapsiperheet'],
      [/^vanhemmille$/u, 'vanhemmat'],
      [/^(.+)jöille$/u, '$1jät'],
      [/^(.+)joille$/u, '$1jat'],
      [/^(.+)äjille$/u, '$1äjät'],
      [/^(.+)(ej|uj|oj|aj)ille$/u, '$1$2at'],
      [/^(.*)asiakkaille$/u, '$1asiakkaat'],
      [/^(.*)(asukk|kuntal)aille$/u, '$1$2aat'],
      [/^(.*(?:yrityks|laps|nais|aikuis|koululais|eläkeläis|nuor|ammattilais|miehi?|kuntalais))ille$/u, '$1et'],
      [/^senioreille$/u, 'seniorit'],
      [/^(.*yhdistyks)ille$/u, '$1et'],
      [/^(.*)ryhmille$/u, '$1ryhmät'],
      [/^(.*)kouluille$/u, '$1koulut'],
      [/^ihmisille$/u, 'ihmiset'],
    ],
    adjectives: [
      [/(n|s)ille$/u, '$1et', '$1et'],
      [/orille$/u, 'oret', 'oret'],
    ],
  },
  et: {
    nouns: [
      [/^lastele$/u, 'lapsed'],
      [/^noortele$/u, 'noored'],
      [/^peredele$/u, 'pered'],
      [/^ettevõtetele$/u, 'ettevõtted'],
      [/^inimestele$/u, 'inimesed'],
      [/^(.+ja)tele$/u, '$1d'],
      [/^(.+[aeiou])dele$/u, '$1d'],
    ],
    adjectives: [],
  },
  lv: {
    nouns: [
      [/^bērniem$/u, 'bērni'],
      [/^(ģimen|sieviet|grupēj)ēm$/u, '$1es'],
      [/^grupām$/u, 'grupas'],
      [/^grūtniecēm$/u, 'grūtnieces'],
      [/^(.*person|skol|.*māmiņ|draudz)ām$/u, '$1as'],
      [/^(.+)ajiem$/u, '$1ie'],
      [/^(?![tš]iem)(.+)iem$/u, '$1i'],
    ],
    adjectives: [
      [/ajiem$/u, 'ie', 'ie'],
      [/iem$/u, 'i', 'i'],
      [/ām$/u, 'as', 'as'],
    ],
  },
  lt: {
    nouns: [
      [/^žmonėms$/u, 'žmonės'],
      [/^vaikams$/u, 'vaikai'],
      [/^(.+)iesiems$/u, '$1ieji'],
      [/^(.+)iams$/u, '$1iai'],
      [/^(.+)ams$/u, '$1ai'],
      [/^(.+)oms$/u, '$1os'],
      [/^(.+)ėms$/u, '$1ės'],
    ],
    adjectives: [
      [/iems$/u, 'i', 'i'],
      [/oms$/u, 'os', 'os'],
    ],
  },
  hu: {
    nouns: [[/^(.+[aáeéiíoóöőuúüű]k)(?:nak|nek|at|et|ot|öt)$/u, '$1']],
    adjectives: [[/$/u, '', '']],
  },
  tr: {
    nouns: [
      [/^(.+ler)(?:e|i|ine|ini)$/u, '$1'],
      [/^(.+lar)(?:a|ı|ına|ını)$/u, '$1'],
    ],
    // Behind another noun the ending is its own: "kamu kurumları".
    adjectives: [],
  },
  el: {
    nouns: [
      [/^(?:παιδιών)$/u, 'παιδιά'],
      [/^μαθητών$/u, 'μαθητές'],
      [/^(.+)ούς$/u, '$1οί'],
      [/^ανθρώπους$/u, 'άνθρωποι'],
      [/^κατοίκους$/u, 'κάτοικοι'],
      [/^εφήβους$/u, 'έφηβοι'],
      [/^(.+)ους$/u, '$1οι'],
      [/^((?:ιδιώτ|επαγγελματί|επιχειρήσ|εταιρεί|οικογένει|επισκέπτ|φοιτητ|μαθητ|αθλητ|ασθεν|γον).*)$/u, '$1'],
    ],
    adjectives: [
      [/ούς$/u, 'οί', 'οί'],
      [/ους$/u, 'οι', 'οι'],
      [/(ές|ες|ά|α)$/u, '$1', '$1'],
    ],
  },
  ro: {
    nouns: [[/^(.{3,}[ie])lor$/u, '$1']],
    adjectives: [],
  },
  bg: {
    nouns: [
      [/^(.+[иа])те$/u, '$1'],
      [/^децата$/u, 'деца'],
    ],
    adjectives: [],
  },
  hr: SOUTH_SLAVIC,
  bs: SOUTH_SLAVIC,
  sr: SOUTH_SLAVIC,
  sl: {
    nouns: [
      [/^otro(?:ke|kom)$/u, 'otroci', P],
      [/^(družin|šol|skupin|ustanov|žensk|trgovin)(?:e|am)$/u, '$1e'],
      [/^podjetj(?:a|em)$/u, 'podjetja'],
      [/^ljudem$/u, 'ljudje', P],
      [/^(.+)nik(?:e|om)$/u, '$1niki', P],
      [/^(.+[^i]c)(?:e|em)$/u, '$1i', P],
      [/^(.+telj)(?:e|em)$/u, '$1i', P],
      [/^starš(?:e|em)$/u, 'starši', P],
      [/^(.+(?:ent|ist|ant|ar|or))(?:e|om|jem|je)$/u, '$1i', P],
      [/^(odrasl|starejš|mlad|najmlajš)(?:e|im|ih)$/u, '$1i', P],
    ],
    adjectives: [[/(?:im|e|ih)$/u, 'e', 'i']],
  },
  is: {
    nouns: [
      [/^(einstakling|íbú|hóp|skól|foreldr|ungling|viðburðahaldar)(?:a|um)$/u, '$1ar'],
      [/^nemendum$/u, 'nemendur'],
      [/^ferðamönnum$/u, 'ferðamenn'],
      [/^börnum$/u, 'börn'],
      [/^fjölskyldum$/u, 'fjölskyldur'],
      [/^fyrirtækjum$/u, 'fyrirtæki'],
    ],
    adjectives: [],
  },
};

const ruleFor = <T extends readonly [RegExp, ...unknown[]]>(rules: readonly T[], word: string): T | undefined =>
  rules.find(([ending]) => ending.test(word.toLowerCase()));

const rewrite = (word: string, [ending]: readonly [RegExp, ...unknown[]], plain: string): string =>
  inCaseOf(word, word.toLowerCase().replace(ending, plain));

/**
 * The name of a group as a dictionary would have it, in the plural: "mladých rodín" are "mladé rodiny". The name as it is
 * where a word up to its noun is not known, or where it names several groups.
 */
export function inPlainForm(name: string, language: string): string {
  const forms = FORMS[language];
  if (!forms) return name;
  const [, phrase = '', rest = ''] = /^([\p{L}\p{M}’' -]+)(.*)$/u.exec(name) ?? [];
  const words = phrase.split(' ');
  const at = words.findIndex((word, index) => isNoun(word, forms) && !isNoun(words[index + 1] ?? '', forms));
  const rule = ruleFor(forms.nouns, words[at] ?? '');
  if (!rule || words.slice(at + 1).some((word) => isNoun(word, forms))) return name;
  const [, plain, personal] = rule;
  const agreeing = words.map((word, index) => {
    if (index === at) return rewrite(word, rule, plain);
    const adjective = ruleFor(forms.adjectives, word);
    if (index > at) return forms.postposed && index === at + 1 && adjective ? agreed(word, adjective, personal) : word;
    return adjective ? agreed(word, adjective, personal) : null;
  });
  return agreeing.includes(null) ? name : agreeing.join(' ') + rest;
}

/** An adjective as it agrees with its noun. */
const agreed = (word: string, rule: AdjectiveRule, personal: NounRule[2]): string =>
  rewrite(word, rule, personal ? rule[2] : rule[1]);

const isNoun = (word: string, { nouns }: Forms): boolean => ruleFor(nouns, word) !== undefined;

/** "RODZIN" and "Rodzin" keep their capitals. */
function inCaseOf(written: string, plain: string): string {
  if (written.length > 1 && written === written.toUpperCase()) return plain.toUpperCase();
  return /^\p{Lu}/u.test(written) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
}
