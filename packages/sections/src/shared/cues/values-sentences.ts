import { findPattern, type LanguagePatterns, splitList } from '../text/index.ts';
import { namesValue } from './value-words.ts';

/** Words that introduce a list of values inside a sentence: "Our values are", "We believe in", with the list after them. */
export const VALUES_LEAD_INS: LanguagePatterns = {
  en: 'our (?:\\p{L}+ )?(?:values|principles) (?:are|include)|we (?:value(?! (?:your|our|any|all|every|each|the|(?:\\p{L}+ ){0,2}(?:feedback|opinions?|input|suggestions?|comments?|questions|privacy|business|time|customers?|visitors?)))|stand for(?! (?:election|office|parliament|re-?election)))|(?:based|built|founded|grounded|rooted) (?:up)?on the (?:\\p{L}+ ){0,2}(?:values|principles) of|(?:guided|driven) by (?:the |our )?(?:\\p{L}+ )?(?:values|principles) of|(?:uphold|share|live|promote|embrace)s? (?:the |our )?(?:\\p{L}+ )?(?:values|principles) of',
  de: 'unsere (?:\\p{L}+ )?(?:werte|prinzipien|grundsätze) sind|wir stehen für(?!.*verfügung)|(?:geprägt|getragen|geleitet) von (?:den )?werten wie|(?:unsere|gemeinsame) werte wie',
  fr: 'nos (?:\\p{L}+ )?(?:valeurs|principes) sont|nos valeurs de|(?:les|nos|des) valeurs (?:telles que|comme)',
  es: 'nuestros (?:\\p{L}+ )?(?:valores|principios) son|(?:creemos|trabajamos|actuamos) [^.;,]{0,40}basad[oa]s? en|actuamos desde|nuestros (?:valores|principios) (?:de|como)|valores como',
  it: 'i nostri (?:\\p{L}+ )?(?:valori|principi) sono|(?:crediamo|lavoriamo) [^.;,]{0,40}basat[oaie] su|(?:i nostri valori di|valori come)',
  pt: 'nossos (?:\\p{L}+ )?(?:valores|princípios) são|(?:acreditamos|trabalhamos) [^.;,]{0,40}basead[oa]s? em|(?:nossos valores de|valores como)',
  nl: 'onze (?:\\p{L}+ )?(?:kern)?waarden zijn|(?:wij|we) staan voor|onze waarden (?:als|zoals)',
  sv: 'våra (?:\\p{L}+ )?(?:värderingar|värdeord|kärnvärden) är|vi står för',
  da: 'vores (?:\\p{L}+ )?(?:kerne)?værdier er|vi står for',
  nb: 'våre (?:\\p{L}+ )?(?:kjerne)?verdier er|verdiene våre er|vi står for',
  fi: 'arvomme ovat',
  pl: 'nasze (?:\\p{L}+ )?wartości to|stawiamy na|kierujemy się wartościami takimi jak',
  cs: 'naše (?:\\p{L}+ )?hodnoty jsou|našimi hodnotami jsou|(?:prosazuje\\p{L}*|vyznáváme|ctíme) (?:\\p{L}+ )?(?:princip\\p{L}*|hodnot\\p{L}*|zásad\\p{L}*)',
  sk: 'naše (?:\\p{L}+ )?hodnoty sú|(?:presadzuje\\p{L}*|vyznávame|ctíme) (?:\\p{L}+ )?(?:princíp\\p{L}*|hodnot\\p{L}*|zásad\\p{L}*)',
  ru: 'наши (?:\\p{L}+ )?(?:ценности|принципы) ?[—–:-]',
  uk: 'наші (?:\\p{L}+ )?(?:цінності|принципи) ?[—–:-]',
  ro: 'valorile noastre sunt',
  hr: 'naše vrijednosti su',
  sl: 'naše vrednote so',
  lv: 'mūsu vērtības (?:ir|–)',
  lt: 'mūsų vertybės (?:yra|–)',
  et: 'meie väärtused on',
  tr: 'değerlerimiz ?[:;—–-]',
  bg: 'нашите (?:\\p{L}+ )?(?:ценности|принципи) са|ценности като',
  ja: '(?:私たち|当社)(?:の価値観|のバリュー|が大切にしていること)は|(?:を)?大切にする価値観は',
  zh: '(?:我们|我們)的(?:核心)?(?:价值观|價值觀)(?:是|为|為|：)|秉承.{2,20}的(?:理念|宗旨|精神)|坚持.{2,20}的(?:理念|原则)',
  ko: '(?:우리|저희)의 (?:핵심 ?)?가치는|(?:라는|이라는) 가치를',
  ar: 'قيمنا (?:هي|:)|قيم مثل|(?:نؤمن|نلتزم) بقيم',
  he: 'הערכים שלנו (?:הם|כוללים|:)|ערכים (?:כמו|של)',
  hu: '(?:alap)?értékeink(?= az? )|(?:alap)?értékeink ?[:–—]|értékek,? mint',
  el: 'οι αξίες μας είναι|αξίες όπως',
  ca: 'els nostres (?:\\p{L}+ )?(?:valors|principis) són|valors com ara|valors com',
  vi: 'giá trị (?:cốt lõi )?(?:của chúng tôi )?là|các giá trị như',
  id: 'nilai(?:-nilai)? (?:inti )?kami (?:adalah|yaitu|:)|nilai-nilai seperti',
  fa: 'ارزش.?های ما (?:شامل|عبارتند|:)|ارزش.?هایی (?:مانند|همچون|چون)',
  th: 'ค่านิยม(?:หลัก|ขององค์กร|ของเรา)?(?:คือ|ได้แก่)|เรายึดมั่นใน',
  hi: 'हमारे (?:मूल )?(?:मूल्य|सिद्धांत) हैं|मूल्य जैसे',
  sr: 'naše (?:\\p{L}+ )?(?:vrednosti|načela) su|vrednosti kao što su|наше (?:\\p{L}+ )?(?:вредности|начела) су|вредности као што су',
  sq: 'vlerat tona janë|vlera (?:si|të tilla si)',
  mk: 'нашите (?:\\p{L}+ )?(?:вредности|принципи) се|вредности како|(?:врз основа на|според) (?:\\p{L}+ )?принципите на',
  is: 'gildi (?:okkar|félagsins|skólans|fyrirtækisins) eru|gildin eru',
  bs: 'naše (?:\\p{L}+ )?(?:vrijednosti|vrednosti) su|naši principi su|vrijednosti (?:kao što su|poput)',
  gl: 'os nosos (?:\\p{L}+ )?(?:valores|principios) son|valores como',
  eu: 'gure balioak dira',
  az: 'dəyərlərimiz ?[:–—-]',
  be: 'нашы (?:\\p{L}+ )?(?:каштоўнасці|прынцыпы) ?[:–—-]',
  af: 'ons (?:kern)?waardes is|ons staan vir',
};

/** The same in the other usual words: "Our values: …", "guided by the principles of …". */
const MORE_LEAD_INS: LanguagePatterns = {
  en: '(?:our|my) (?:\\p{L}+ )?(?:values|principles)(?: are)? ?[:–—]|(?:based|founded|built|rests?|act|work) on (?:the )?(?:principles|values) of|(?:in accordance|in line) with (?:the |our )?(?:principles|values) of|what (?:drives|guides|defines) us is|(?:central|core|key|fundamental) to (?:our|the|what|who) [^.,;]{2,40} are (?:the )?(?:values|principles|ideals) of',
  de: '(?:unsere|meine) (?:\\p{L}+ )?(?:werte|prinzipien|grundsätze|leitwerte|kernwerte) ?[:–—]|nach den (?:grundsätzen|prinzipien)(?: der| des)?|auf (?:den )?werten wie|im (?:mittelpunkt|zentrum) (?:unserer|unseres|der|des) [^.,;]{2,40} stehen (?:die )?(?:werte|prinzipien|grundsätze)',
  fr: "(?:nos|mes) (?:\\p{L}+ )?(?:valeurs|principes) ?[:–—]|(?:fondée?s?|basée?s?|repose|reposent) sur (?:les|des) (?:valeurs|principes) (?:de|d['’]|telles que|comme)|(?:guidée?s?|portée?s?|animée?s?) par (?:les|des|nos) valeurs (?:de|d['’]|comme)|au (?:cœur|centre) de (?:notre|nos|la|l['’]) ?[^.,;]{2,40} (?:se trouvent|figurent|sont) (?:les )?(?:valeurs|principes) (?:de|d['’])",
  es: '(?:nuestros|mis) (?:\\p{L}+ )?(?:valores|principios) ?[:–—]|(?:basad[oa]s?|fundad[oa]s?|guiad[oa]s?|sustentad[oa]s?|regimos) (?:en|por) (?:los |nuestros )?(?:valores|principios) de|(?:bajo|según) (?:los )?(?:principios|valores) de|en el (?:centro|corazón) de (?:nuestr[oa]s?|la|el) [^.,;]{2,40} están (?:los )?(?:valores|principios) de',
  it: "(?:i nostri|i miei) (?:\\p{L}+ )?(?:valori|principi) ?[:–—]|(?:basat[oaie]|fondat[oaie]|guidat[oaie]|ispirat[oaie]|si fonda|si basa|si ispira) (?:su|da|sui|dai|ai) (?:valori|principi) (?:di|d['’]|come)|secondo (?:i )?(?:principi|valori) di|al centro (?:della|del|dei) [^.,;]{2,40} (?:ci sono|stanno) (?:i )?(?:valori|principi) (?:di|della|dell['’])",
  pt: '(?:os )?(?:nossos|meus) (?:\\p{L}+ )?(?:valores|princípios) ?[:–—]|(?:basead[oa]s?|fundad[oa]s?|guiad[oa]s?|pautad[oa]s?) (?:em|nos|pelos|por) (?:valores|princípios) (?:de|como)|(?:sob|segundo) (?:os )?(?:princípios|valores) de|no (?:centro|coração) d[aeo]s? [^.,;]{2,40} estão (?:os )?(?:valores|princípios) d[aeo]s?',
  nl: '(?:onze|mijn) (?:\\p{L}+ )?(?:kern)?(?:waarden|principes) ?[:–—]|(?:gebaseerd|gestoeld) op (?:de )?(?:waarden|principes)(?: van)?|vanuit (?:de |onze )?(?:waarden|principes)|centraal in (?:onze|ons|de|het) [^.,;]{2,40} staan (?:de )?(?:waarden|principes)',
  sv: 'våra (?:\\p{L}+ )?(?:kärn)?(?:värden|värderingar|värdeord|ledord|principer) ?(?:är|[:–—])|våra ledord är|(?:bygger|vilar) på värden som',
  da: 'vores (?:\\p{L}+ )?(?:kerne)?(?:værdier|principper|nøgleord) ?(?:er|[:–—])|(?:bygger|hviler) på værdier som',
  nb: '(?:våre (?:\\p{L}+ )?(?:kjerne)?(?:verdier|prinsipper)|verdiene våre) ?(?:er|[:–—])|(?:bygger|hviler) på verdier som',
  fi: '(?:arvomme|arvojamme|periaatteemme) ?(?:ovat|[:–—])|perustuu arvoihin',
  pl: '(?:nasze|moje) (?:\\p{L}+ )?(?:wartości|zasady)(?: to)? ?[:–—]|(?:opiera|opieramy) się na (?:wartościach|zasadach)(?: takich jak)?',
  cs: 'naše (?:\\p{L}+ )?(?:hodnoty|principy|zásady)(?: jsou)? ?[:–—]|(?:řídíme se|stojíme na) (?:hodnotami|zásadami|principy|hodnotách|principech)',
  sk: 'naše (?:\\p{L}+ )?(?:hodnoty|princípy|zásady)(?: sú)? ?[:–—]|(?:riadime sa|stojíme na) (?:hodnotami|zásadami|princípmi|hodnotách|princípoch)',
  hu: '(?:alap)?(?:értékeink|elveink) ?[:–—]|az? \\p{L}+ értékei ?[:–—]',
  ro: '(?:valorile|principiile) noastre ?(?:sunt|[:–—])|(?:bazat[ăei]?|fondat[ăei]?|ghidați) (?:pe|de) (?:valori|principii)(?: precum| ca)?|după principiile',
  hr: 'naše (?:\\p{L}+ )?(?:vrijednosti|načela)(?: su)? ?[:–—]|vrijednosti (?:kao što su|poput)|na (?:načelima|vrijednostima)',
  sr: 'naše (?:\\p{L}+ )?(?:vrednosti|načela)(?: su)? ?[:–—]|vrednosti poput|na (?:principima|vrednostima)|наше (?:\\p{L}+ )?(?:вредности|начела)(?: су)? ?[:–—]|вредности попут|на (?:принципима|вредностима)',
  sl: 'naše (?:\\p{L}+ )?(?:vrednote|načela)(?: so)? ?[:–—]|vrednote,? kot so|na (?:načelih|vrednotah)',
  ru: 'наши (?:\\p{L}+ )?(?:ценности|принципы) ?:|на (?:принципах|ценностях)|ценности,? (?:такие как|как)',
  uk: 'наші (?:\\p{L}+ )?(?:цінності|принципи) ?:|на (?:принципах|цінностях)|цінності,? (?:такі як|як)',
  bg: 'нашите (?:\\p{L}+ )?(?:ценности|принципи) ?[:–—]|(?:на|върху) (?:принципите|ценностите) на|принципи като',
  el: 'οι (?:αξίες|αρχές) μας ?[:–—]|(?:βασίζεται|στηρίζεται|βασισμένη) (?:στις|σε) (?:αξίες|αρχές) (?:όπως|της|του)',
  tr: '(?:temel )?(?:değerlerimiz|ilkelerimiz) ?:|(?:değerleri|ilkeleri) (?:arasında|doğrultusunda)',
  ja: '(?:私たち|当社|弊社)の(?:価値観|バリュー|行動指針|理念)(?:は|：|:)|(?:価値観|バリュー|行動指針)[：:]',
  zh: '(?:核心)?(?:价值观|價值觀|价值|價值)(?:是|为|為|：|:)|(?:秉承|坚持|堅持|秉持|奉行)',
  ko: '(?:핵심 ?)?가치(?:는|:|：)',
  ar: '(?:قيمنا|مبادئنا) ?:|(?:على|وفق) (?:قيم|مبادئ)',
  he: '(?:הערכים|העקרונות) שלנו ?[:–-]|על (?:ערכים|עקרונות) של',
  lv: 'mūsu (?:pamat)?(?:vērtības|principi)(?: ir)? ?[:–—]|vērtībām kā',
  lt: 'mūsų (?:pagrindinės )?(?:vertybės|principai)(?: yra)? ?[:–—]|vertybėmis,? tokiomis kaip',
  et: 'meie (?:põhi)?(?:väärtused|põhimõtted)(?: on)? ?[:–—]|väärtustele nagu',
  ca: "els nostres (?:\\p{L}+ )?(?:valors|principis) ?[:–—]|(?:basad[ae]s?|basats|fonamentad[ae]s?) en (?:els )?(?:valors|principis) (?:de|d['’]|com)",
  vi: 'giá trị cốt lõi(?: của (?:chúng tôi|công ty|trường))? ?(?:là|:|gồm)|(?:dựa trên|theo) (?:các )?(?:giá trị|nguyên tắc)',
  id: 'nilai(?:-nilai)?(?: inti)? (?:kami|perusahaan)? ?[:–—]|(?:mengedepankan|menjunjung tinggi|mengutamakan)(?: nilai(?:-nilai)?)?|berdasarkan (?:nilai(?:-nilai)?|prinsip)',
  fa: '(?:ارزش.?های|اصول) ما ?[:：]|بر پایه (?:ارزش.?های|اصول)',
  th: 'ค่านิยม(?:หลัก|องค์กร|ของเรา)? ?[:：]|ยึดหลัก',
  hi: 'हमारे (?:मूल )?(?:मूल्य|सिद्धांत) ?[:–—]',
  sq: 'vlerat tona ?[:–—]|mbi (?:vlerat|parimet) e',
  mk: 'нашите (?:вредности|принципи) ?[:–—]|(?:на|врз основа на) (?:принципите|вредностите) на',
  is: 'gildi (?:okkar|félagsins|skólans) ?[:–—]',
  bs: 'naše (?:vrijednosti|vrednosti) ?[:–—]|na (?:principima|vrijednostima)',
};

/** Words that end a list of values: "Honesty, patience and care are our values". */
const LEAD_OUTS: LanguagePatterns = {
  en: '(?:are|remain|form|make up|drive|guide) (?:the |our |what )(?:\\p{L}+ ){0,2}(?:values|principles)(?: .{1,80})?$',
  de: '(?:sind|bilden|bleiben) (?:unsere|die|meine) (?:\\p{L}+ )?(?:werte|grundwerte|leitwerte|prinzipien|grundsätze)(?:,? .{1,80})?$|(?:ist|sind) (?:uns|mir) (?:\\p{L}+ )?wichtig$',
  fr: 'sont (?:nos|les|mes) (?:\\p{L}+ )?(?:valeurs|principes|maîtres mots)(?: .{1,80})?$',
  es: 'son (?:nuestros|los|mis) (?:\\p{L}+ )?(?:valores|principios|pilares)(?: .{1,80})?$',
  it: 'sono (?:i nostri|i|i miei) (?:\\p{L}+ )?(?:valori|principi|capisaldi)(?: .{1,80})?$',
  pt: 'são (?:os nossos|nossos|os) (?:\\p{L}+ )?(?:valores|princípios|pilares)(?: .{1,80})?$',
  nl: 'zijn (?:onze|de|mijn) (?:\\p{L}+ )?(?:kern)?(?:waarden|kernwoorden|principes)(?: .{1,80})?$',
  sv: 'är (?:våra|de) (?:\\p{L}+ )?(?:kärnvärden|värderingar|värdeord|ledord)(?: .{1,80})?$|som (?:ledord|värdeord)$',
  da: 'er (?:vores|de) (?:\\p{L}+ )?(?:kerne)?(?:værdier|nøgleord)(?: .{1,80})?$',
  nb: 'er (?:våre|de) (?:\\p{L}+ )?(?:kjerne)?(?:verdier|nøkkelord)(?: .{1,80})?$|er verdiene våre$',
  fi: 'ovat (?:meidän |tärkeimmät )?(?:arvojamme|arvomme|arvot)(?: .{1,60})?$',
  pl: '(?:to|są) (?:nasze|moje) (?:\\p{L}+ )?(?:wartości|zasady)(?:,? .{1,80})?$',
  cs: 'jsou (?:naše|moje|našimi) (?:\\p{L}+ )?(?:hodnoty|hodnotami|zásady|principy)(?:,? .{1,80})?$',
  sk: 'sú (?:naše|moje|našimi) (?:\\p{L}+ )?(?:hodnoty|hodnotami|zásady|princípy)(?:,? .{1,80})?$',
  hu: '(?:a mi |a |az )?(?:alap)?(?:értékeink|elveink)$',
  ro: 'sunt (?:valorile|principiile)(?: noastre)?(?: .{1,80})?$',
  hr: 'su (?:naše|temeljne) (?:\\p{L}+ )?(?:vrijednosti|načela)(?: .{1,80})?$',
  sr: 'su (?:naše|osnovne) (?:\\p{L}+ )?(?:vrednosti|načela)(?: .{1,80})?$|су (?:наше|основне) (?:\\p{L}+ )?(?:вредности|начела)(?: .{1,80})?$',
  bs: 'su (?:naše|temeljne) (?:\\p{L}+ )?(?:vrijednosti|vrednosti|načela)(?: .{1,80})?$',
  sl: 'so (?:naše|temeljne) (?:\\p{L}+ )?(?:vrednote|načela)(?:,? .{1,80})?$',
  mk: 'се (?:нашите |основните )?(?:вредности|вредностите|принципи|принципите)(?: .{1,80})?$',
  bg: 'са (?:нашите |основните )?(?:\\p{L}+ )?(?:ценности|ценностите|принципи|принципите)(?:,? .{1,80})?$',
  ru: '[–—] (?:это )?(?:наши|основные) (?:\\p{L}+ )?(?:ценности|принципы)(?:,? .{1,60})?$',
  uk: '[–—] (?:це )?(?:наші|основні) (?:\\p{L}+ )?(?:цінності|принципи)(?:,? .{1,60})?$',
  el: 'είναι οι (?:\\p{L}+ )?(?:αξίες|αρχές)(?: μας)?(?: .{1,60})?$',
  tr: '(?:temel )?(?:değerlerimizdir|ilkelerimizdir|değerlerimiz arasındadır)$',
  lv: 'ir mūsu (?:\\p{L}+ )?vērtības$',
  lt: '(?:yra|[–—]) mūsų (?:\\p{L}+ )?vertybės$',
  et: 'on meie (?:\\p{L}+ )?(?:põhi)?väärtused$',
  ca: 'són (?:els nostres|els) (?:\\p{L}+ )?(?:valors|principis)(?: .{1,60})?$',
  vi: 'là (?:những )?(?:giá trị|nguyên tắc)(?: cốt lõi)? của (?:chúng tôi|công ty)$',
  id: '(?:adalah|merupakan|menjadi) nilai(?:-nilai)? (?:\\p{L}+ )?(?:kami|perusahaan)$',
  sq: 'janë vlerat tona$',
  is: 'eru (?:gildi okkar|okkar gildi)$',
};

/** The same with what the brand says of them: "Honesty, patience and care are values that we hold dear". */
const HELD_LEAD_OUTS: LanguagePatterns = {
  en: '(?:are|remain) (?:the )?(?:\\p{L}+ )?(?:values|principles),? (?:that |which )?(?:we|i) .{3,80}$|(?:are|remain) (?:the )?(?:values|principles),? (?:that|which) (?:guide|drive|unite|shape) us(?: .{1,60})?$',
  de: '(?:sind|bilden|bleiben) (?:die )?(?:\\p{L}+ )?(?:werte|grundsätze|prinzipien),? (?:die|denen|nach denen|auf die|an denen|für die) (?:wir|uns|ich|mir) .{2,80}$',
  fr: 'sont (?:des|les) (?:\\p{L}+ )?(?:valeurs|principes) (?:que (?:nous|je)|qui nous|auxquel\\p{L}+ (?:nous|je)) .{2,80}$',
  es: 'son (?:\\p{L}+ )?(?:valores|principios) (?:que (?:nos|defendemos|compartimos|valoramos|guían)|en los que|con los que) ?.{2,80}$',
  it: 'sono (?:\\p{L}+ )?(?:valori|principi) (?:che (?:ci|condividiamo|guidano)|in cui crediamo|per noi) ?.{0,80}$',
  pt: 'são (?:os )?(?:\\p{L}+ )?(?:valores|princípios) (?:que nos|que (?:defendemos|partilhamos|norteiam)|em que) ?.{2,80}$',
  nl: 'zijn (?:de )?(?:\\p{L}+ )?(?:kern)?(?:waarden|principes) (?:die|waar) (?:wij|we|ons|ik) .{2,80}$',
  sv: 'är (?:\\p{L}+ )?(?:värderingar|värden|ledord|principer) (?:som )?(?:vi|jag|vägleder oss) ?.{2,80}$',
  da: 'er (?:\\p{L}+ )?(?:værdier|principper),? (?:som |der )?(?:vi|guider os) ?.{2,80}$',
  nb: 'er (?:\\p{L}+ )?(?:verdier|prinsipper),? (?:som |der )?(?:vi|leder oss) ?.{2,80}$',
};

/** What stands between values; a single thing is no list. */
const SEPARATOR = /[,;،、，•·|/–—]/u;

/** Values have no figures: "We value honesty, and returns within 14 days are free". */
const withoutFigures = (list: string): string => (/\p{Nd}/u.test(list) ? '' : list);

/** "Pressure, temperature and honesty are values that we measure": figures. */
const areVirtues = (list: string, language: string): boolean => {
  const items = splitList(list.trim(), language);
  return items.filter((item) => namesValue(item, language)).length * 3 >= items.length * 2;
};

/** What a sentence lists as values, before or after the words that say so; "" if it says none. */
export function partOfValues(sentence: string, language: string): string {
  for (const patterns of [VALUES_LEAD_INS, MORE_LEAD_INS]) {
    const lead = findPattern(sentence, patterns, language);
    if (lead) return withoutFigures(sentence.slice(lead.end));
  }
  const open = sentence.replace(/[.!。]$/u, '');
  const end = findPattern(open, LEAD_OUTS, language);
  const held = end ? null : findPattern(open, HELD_LEAD_OUTS, language);
  const listed = sentence.slice(0, (end ?? held)?.start ?? 0);
  if (!SEPARATOR.test(listed) || (held && !areVirtues(listed, language))) return '';
  return withoutFigures(listed);
}
