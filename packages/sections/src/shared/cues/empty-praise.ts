import { type CompleteLanguagePatterns, findPattern } from '../text/index.ts';

/** "A unique experience", "unique opportunities", "more than ten years": what everybody says, or how much it is. */
const EMPTY_PRAISE: CompleteLanguagePatterns = {
  en: 'unique (?:(?:and|,|&) \\p{L}+ |\\p{L}+ )?(?:experiences?|atmosphere|ambien[ct]e|moments?|setting|place|location|opportunit(?:y|ies)|possibilit(?:y|ies)|way|memories|gifts?|feeling|charm|views?|character|friendship|occasion|event|personality)',
  de: 'einzigartig\\p{L}* (?:und \\p{L}+ |\\p{L}+ )?(?:\\p{L}*erlebnis\\p{L}*|erfahrung\\p{L}*|atmosphäre|ambiente|moment\\p{L}*|ort\\p{L}*|gelegenheit\\p{L}*|möglichkeit\\p{L}*|erinnerung\\p{L}*|charme|flair|aussicht|bedürfnis\\p{L}*|persönlichkeit\\p{L}*|menschen?)|mehr als (?:ein(?:em|en)? )?(?:halbes )?(?:jahrzehnt\\p{L}*|jahrhundert\\p{L}*|dutzend|jahr|versuch)',
  fr: "(?:expérience|ambiance|atmosphère|moment|lieu|endroit|cadre|occasion|opportunité|souvenir|façon|manière|événement|charme|vue)s? (?:\\p{L}+ (?:et )?)?uniques?|unique (?:expérience|occasion|opportunité)|plus qu['’]une? (?:décennie|siècle|an|année|demi-siècle|fois)",
  es: '(?:experiencia|ambiente|atmósfera|momento|lugar|entorno|ocasión|oportunidad|recuerdo|forma|manera|evento|encanto)s? (?:\\p{L}+ (?:e |y )?)?(?:únic[oa]s?|irrepetibles?)|únic[oa] (?:experiencia|oportunidad|ocasión)|más que un[oa]? (?:década|siglo|año|vez)',
  it: "(?:esperienz[ae]|atmosfer[ae]|moment[oi]|luog[oh]i?|ambient[ei]|occasion[ei]|opportunità|ricord[oi]|spettacol[oi]|panoram[ai]|vist[ae]|modo|event[oi]|fascino|cornice) (?:\\p{L}+ (?:e |ed )?)?(?:unic(?:o|a|i|he)|irripetibil[ei])|unica (?:esperienza|occasione|opportunità)|più di un(?:a|o|['’])? ?(?:decennio|secolo|anno|volta)",
  pt: '(?:experiência|ambiente|atmosfera|momento|lugar|ocasião|oportunidade|lembrança|forma|maneira|evento|charme)s? (?:\\p{L}+ e )?únic[oa]s?|únic[oa] (?:experiência|oportunidade|ocasião)|mais (?:do )?que um[a]? (?:década|século|ano|vez)',
  nl: 'unieke? (?:en \\p{L}+ |\\p{L}+ )?(?:ervaring(?:en)?|belevenis|beleving|sfeer|moment(?:en)?|plek(?:ken)?|plaats|locatie|kans(?:en)?|mogelijkheid|mogelijkheden|manier|herinnering(?:en)?|uitzicht)|meer dan een (?:eeuw|jaar|decennium|keer|dozijn)',
  sv: 'unik(?:t|a)? (?:och \\p{L}+ |\\p{L}+ )?(?:upplevelser?|atmosfär|stämning|ögonblick|plats(?:er)?|möjlighet(?:er)?|tillfälle|sätt|minnen|miljö|känsla|vänskap)|mer än ett? (?:sekel|år|decennium)',
  da: 'unik(?:t|ke)? (?:og \\p{L}+ |\\p{L}+ )?(?:oplevelser?|atmosfære|stemning|øjeblikke?|steder?|mulighed(?:er)?|måde|minder|natur|venskab)|mere end et? (?:århundrede|år|årti)',
  nb: 'unik(?:t|e)? (?:og \\p{L}+ |\\p{L}+ )?(?:opplevelser?|atmosfære|stemning|øyeblikk|steder?|sted|mulighet(?:er)?|måte|minner|vennskap|natur)|mer enn et? (?:århundre|år|tiår)',
  fi: 'ainutlaatui\\p{L}+ (?:ja \\p{L}+ |\\p{L}+ )?(?:kokemu|elämy|tunnelma|hetk|paik|ympäristö|mahdollisuu|tila|tilaisuu|tavalla|muisto|luonno)\\p{L}*|enemmän kuin (?:vuosi|kaksi|kolme|kymmenen|sata)\\p{L}*',
  pl: '(?:wyjątkow|unikaln|niepowtarzaln)\\p{L}+ (?:i \\p{L}+ )?(?:doświadcze|atmosfer|klimat|chwil|miejsc|okazj|możliwoś|moment|przeżyci|wspomnie|sposób|wydarze|nastr)\\p{L}*|więcej niż (?:dwa|dwie|trzy|pięć|dziesięć|połowa|rok)',
  cs: '(?:jedinečn|unikátn)\\p{L}+ (?:a \\p{L}+ )?(?:zážit|atmosfér|příležitost|možnost|míst|prostřed|okamži|chvíl|způsob|vzpomín|zkušenost)\\p{L}*|víc než (?:rok|dva|tři|pět|deset|století|polovina)',
  sk: '(?:jedinečn|unikátn)\\p{L}+ (?:a \\p{L}+ )?(?:zážit|atmosfér|príležitost|možnost|miest|prostred|okamih|chvíľ|spôsob|spomien|skúsenost)\\p{L}*|viac než (?:rok|dva|tri|päť|desať|storočie|polovica)',
  hu: '(?:egyedülálló|páratlan)\\p{L}* (?:és \\p{L}+ )?(?:élmény|hangulat|légkör|lehetőség|hely|pillanat|alkalom|kilátás|környezet|mód)\\p{L}*|több mint egy (?:évtized|évszázad|év|éve|tucat)\\p{L}*',
  ro: '(?:experienț|atmosfer|moment|loc|ambian|ocazi|oportunit|amintir|mod)\\p{L}* (?:\\p{L}+ și )?unic\\p{L}*|mai mult decât (?:un an|doi|trei|zece|un deceniu|un secol)',
  hr: '(?:jedinstven|neponovljiv)\\p{L}* (?:i \\p{L}+ )?(?:iskustv|doživljaj|atmosfer|ambijent|trenut|mjest|prilik|mogućnost|način|uspomen|okruženj|ugođaj)\\p{L}*',
  sr: '(?:jedinstven|neponovljiv)\\p{L}* (?:i \\p{L}+ )?(?:iskustv|doživljaj|atmosfer|ambijent|trenut|mest|prilik|mogućnost|način|uspomen|okruženj|ugođaj)\\p{L}*|(?:јединствен|непоновљив)\\p{L}* (?:и \\p{L}+ )?(?:искуств|доживљај|атмосфер|амбијент|тренут|мест|прилик|могућност|начин|успомен|окружењ|угођај)\\p{L}*',
  sl: '(?:edinstven|neponovljiv)\\p{L}* (?:in \\p{L}+ )?(?:izkušnj|doživetj|vzdušj|ambient|trenut|kraj|priložnost|možnost|način|spomin|okolj)\\p{L}*',
  ru: '(?:уникальн|неповторим)\\p{L}+ (?:и \\p{L}+ )?(?:возможност|атмосфер|опыт|впечатлени|момент|мест|шанс|способ|предложени|обстановк|случа|событи|эмоци)\\p{L}*|больше,? чем (?:год|два|три|пять|десять|половина|когда)',
  uk: '(?:унікальн|неповторн)\\p{L}+ (?:[ійта]+ \\p{L}+ )?(?:можлив|атмосфер|досвід|враженн|момент|місц|шанс|спосіб|пропозиці|обстановк|поді|емоці)\\p{L}*|більше,? ніж (?:рік|два|три|п.ять|десять|половина|коли)',
  bg: '(?:уникал|неповторим)\\p{L}+ (?:и \\p{L}+ )?(?:възможност|атмосфер|преживяван|изживяван|момент|мяст|шанс|начин|обстановк|спомен|емоци)\\p{L}*',
  el: 'μοναδικ\\p{L}+ (?:και \\p{L}+ )?(?:εμπειρί|ατμόσφαιρ|στιγμ|ευκαιρί|δυνατότητ|τοποθεσί|περιβάλλον|τρόπο|αναμνήσ|χώρο|θέα)\\p{L}*|κάτι παραπάνω από (?:έναν? (?:αιώνα|χρόνο)|δέκα|μια δεκαετία)',
  tr: '(?:eşsiz|benzersiz) (?:ve \\p{L}+ |bir |\\p{L}+ )?(?:\\p{L}+ )?(?:deneyim|atmosfer|anı|an|fırsat|imkan|yer|mekan|manzara|lezzet yolculuğu|his|şekilde|ortam|güzellik)\\p{L}*',
  ja: '(?:独自の|ここだけの|唯一の)(?:体験|時間|空間|雰囲気|思い出|機会)',
  zh: '(?:独特|獨特|唯一|独一无二|獨一無二)的?(?:体验|體驗|氛围|氛圍|机会|機會|时刻|時刻|回忆|回憶|感受)',
  ko: '(?:유일한|독보적인|남다른) (?:경험|분위기|순간|기회|추억|공간)',
  ar: '(?:تجربة|أجواء|لحظات|فرصة|فرص|مكان|ذكريات|طريقة) (?:\\S+ )?فريدة?',
  he: '(?:חוויה|אווירה|רגעים|הזדמנות|מקום|זיכרונות|דרך|חוויית \\S+) (?:\\S+ )?ייחודי\\S*',
  lv: 'unikāl\\p{L}+ (?:un \\p{L}+ )?(?:pieredz|atmosfēr|gaisotn|iespēj|viet|mirk|vid|veid|atmiņ)\\p{L}*|vairāk nekā (?:gadu|div\\p{L}*|trīs|četr\\p{L}*|piec\\p{L}*|desmit\\p{L}*|simt\\p{L}*|puse|gadsimtu)',
  lt: '(?:unikal|išskirtin)\\p{L}+ (?:ir \\p{L}+ )?(?:patirt|atmosfer|aplink|galimyb|proga|viet|akimirk|būd|prisiminim)\\p{L}*|daugiau nei (?:met|du|dvi|trys|tris|penk|dešimt|šimt|pus)\\p{L}*',
  et: 'ainulaad\\p{L}+ (?:ja \\p{L}+ )?(?:kogemu|elamu|atmosfäär|õhkkon|võimalu|kohta?|hetk|keskkon|viis|mälestu)\\p{L}*|rohkem kui (?:aasta|kaks|kolm|viis|kümme|kümne|sada|pool)\\p{L}*',
  ca: '(?:experièncie?|ambient|atmosfera|moment|lloc|entorn|ocasió|oportunitat|record|manera|forma)\\p{L}* (?:\\p{L}+ i )?(?:únic|única|úniques|únics|irrepetible)|més que (?:un|una) (?:dècada|segle|any|vegada)',
  vi: '(?:trải nghiệm|không gian|khoảnh khắc|cơ hội|không khí|kỷ niệm) (?:\\p{L}+ )?(?:độc đáo|khác biệt|độc nhất)',
  id: '(?:pengalaman|suasana|momen|kesempatan|tempat|kenangan|cara)(?: yang| \\p{L}+)? unik|satu-satunya (?:cara|kesempatan)',
  fa: '(?:تجربه|فضا|لحظات|فرصت|خاطره)\\S* (?:\\S+ )?(?:منحصر.?به.?فرد|بی.?نظیر|بی.?همتا|متفاوت)',
  th: '(?:ประสบการณ์|บรรยากาศ|โอกาส|ช่วงเวลา)(?:ที่)?(?:ไม่เหมือนใคร|เป็นเอกลักษณ์|แตกต่าง)',
  hi: '(?:अनोख[ाीे]|अद्वितीय|बेजोड़|अनूठ[ाीे]) (?:अनुभव|माहौल|अवसर|पल|यादें)',
  sq: '(?:përvojë|atmosferë|moment|mundësi|vend|mënyrë)\\p{L}* (?:\\p{L}+ dhe )?unik\\p{L}*',
  mk: '(?:единствен|уникатн|неповторлив)\\p{L}* (?:и \\p{L}+ )?(?:искуств|доживувањ|атмосфер|амбиент|момент|мест|можност|начин|спомен)\\p{L}*',
  is: 'einst(?:ök|ak)\\p{L}* (?:og \\p{L}+ )?(?:upplif|stemning|augnablik|tækifæri|stað|umhverfi|minning)\\p{L}*',
  bs: '(?:jedinstven|neponovljiv)\\p{L}* (?:i \\p{L}+ )?(?:iskustv|doživljaj|atmosfer|ambijent|trenut|mjest|prilik|mogućnost|način|uspomen|okruženj|ugođaj)\\p{L}*',
};

/** A text without such words; other words may still set it apart. */
export function withoutEmptyPraise(text: string, language: string): string {
  const found = language === '' ? null : findPattern(text, EMPTY_PRAISE, language);
  return found && found.end > found.start
    ? withoutEmptyPraise(`${text.slice(0, found.start)}…${text.slice(found.end)}`, language)
    : text;
}
