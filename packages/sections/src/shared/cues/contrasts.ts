import { CONJUNCTIONS, findPattern, type LanguagePatterns, matchesPatterns } from '../text/index.ts';
import { isBeliefOfOthers } from './beliefs.ts';
import { isHouseRule, namesWeekday } from './house-rules.ts';
import { addsToPart } from './not-only.ts';
import { MIDDLEMEN } from './usual-words.ts';

/** "Not a menu, but a market stall": one thing is denied and another put in its place. */
const NOT_THIS_BUT_THAT: LanguagePatterns = {
  en: "^not (?:an? |the |just |another )?[^.,;]{2,60}(?:[.,;—–-] ?|[,;—–-]? )(?:but|it['’]?s|it is|we['’]re|we are) (?:an? |the )?\\p{L}[^.]{2,60}[.!]?$|(?:is|are|was)(?: not|n['’]t) (?:just|only|simply|merely|about) .{2,80}(?:but|[—–;.] (?:it|they|we)['’]?)|we don['’]t (?:just|only|simply|merely) .{2,80}",
  de: '(?:nicht|kein\\p{L}{0,2}) (?!nur eine frage)[^.;]{2,80}, sondern',
  fr: "(?:n['’]|ne )\\p{L}+ pas (?:(?:seulement|simplement|juste|que) )?[^.;]{2,80}(?:, mais|; c['’]est)|^pas (?:une? |de |des |seulement )[^.;]{2,60}, mais",
  es: 'no (?:es|son|somos|sólo|solo|solamente|se trata|vendemos|hacemos|buscamos)? ?[^.;]{2,80},? sino',
  it: "non (?:è |sono |siamo |solo |soltanto |semplicemente )?[^.;]{2,80},? (?:ma|bensì)(?= (?:un|una|uno|anche|il|la|lo|l['’]|ciò|di|per|con))",
  pt: 'não (?:é|são|somos|só|apenas|se trata|vendemos|fazemos)? ?[^.;]{2,80},? (?:mas sim|mas também|e sim|senão)',
  nl: '(?:geen|niet) (?:alleen )?[^.;]{2,80},? maar(?= (?:een|ook|de|het|met|om|juist|wel)(?!\\p{L}))',
  sv: '(?:inte|ingen|inget|inga) [^.;]{2,80},? utan(?= (?:en|ett|också|även|att|det|den)(?!\\p{L}))',
  da: 'ikke (?:bare|kun) [^.;]{2,80},? men',
  nb: 'ikke (?:bare|kun) [^.;]{2,80},? men',
  fi: '(?:ei|emme|eivät|en) [^.;]{2,80}, vaan',
  pl: 'nie (?:tylko|jesteśmy|jest|są|robimy|chodzi)? ?[^.;]{2,80},? (?:lecz|ale także|ale też|ale i|tylko)(?= )',
  cs: '(?:ne|nejsme|není|nejen|nejsou|neděláme)(?= )[^.;]{2,80},? (?:ale|nýbrž)(?= )',
  sk: '(?:nie|nie sme|nielen)(?= )[^.;]{2,80},? (?:ale|lež)(?= )',
  hu: 'nem (?:csak|csupán|egyszerűen)? ?[^.;]{2,80}, hanem',
  ro: 'nu (?:doar|este|suntem|e|numai)? ?[^.;]{2,80}, ci',
  ru: '(?:не (?:просто|только|является|являемся)? ?[^.;]{2,80}, (?:а|но и)|это не [^.;]{2,80}, а)(?= )',
  uk: '(?:не (?:просто|лише|тільки)? ?[^.;]{2,80}, (?:а|але й))(?= )',
  bg: 'не (?:просто|само|сме)? ?[^.;]{2,80}, а(?= )',
  hr: 'n(?:e samo|ismo samo|ije samo)(?= )[^.;]{2,80},? (?:već|nego|mi smo)(?= )',
  sl: 'n(?:e samo|ismo samo|i samo|ismo)(?= )[^.;]{2,80},? (?:temveč|ampak)(?= )',
  el: '(?:δεν|όχι) (?:μόνο |απλ[άώ]ς? )?[^.;]{2,80},? αλλά',
  tr: '(?:sadece|yalnızca|yalnız) [^.;]{2,80} değil|değil, (?:bir )?\\p{L}+',
  ja: '(?:では|じゃ)なく(?:て)?[、，]?|だけで(?:は)?なく|のではなく',
  zh: '(?:不只是|不仅(?:仅)?是|不僅(?:僅)?是|不是|并非|並非|不单|不單).{2,40}(?:而是|更是|而且|也是|還是|还是)',
  ko: '(?:이|가)? ?아니라|뿐(?:만)? 아니라',
  ar: '(?:ليس|ليست|لسنا|لا نكتفي)(?: مجرد| فقط)? .{2,80}(?:بل|ولكن)',
  he: '(?:לא|אינו|איננו|אינה)(?: רק| סתם)? [^.;]{2,80}(?:,)? אלא',
  vi: 'không (?:chỉ|phải|đơn thuần|dừng lại)[^.;]{2,80}(?:mà|—|–)',
  id: 'bukan (?:hanya|sekadar|cuma)? ?[^.;]{2,80},? (?:melainkan|tetapi|tapi juga)',
  lv: '(?:ne tikai|ne vien|nevis tikai|nav (?:tikai|vienkārši)|neesam (?:tikai|vienkārši))(?= )[^.;]{2,80},? (?:bet|taču)(?= )|ne [^.;,]{2,60}, bet (?:gan|arī)',
  lt: '(?:ne tik|ne vien|ne tiesiog|nesame (?:tik|tiesiog)|nėra (?:tik|tiesiog))(?= )[^.;]{2,80},? (?:bet|o)(?= )|ne [^.;,]{2,60}, o(?= )',
  et: '(?:mitte (?:ainult|lihtsalt|üksnes)|pole (?:ainult|lihtsalt)|ei ole (?:ainult|lihtsalt))(?= )[^.;]{2,80},? vaid|(?:ei|pole|mitte)(?= )[^.;,]{2,60}, vaid',
  ca: 'no (?:és |som |són |només |venem |fem |busquem )?[^.;]{2,80},? sinó',
  fa: '(?:نه (?:تنها|فقط|صرفا)|فقط) [^.;]{2,80}(?:بلکه)|(?:نیست|نیستیم|نمی.?فروشیم)،? بلکه',
  th: 'ไม่(?:ใช่|ได้)(?:แค่|เพียง|เป็นแค่|เป็นเพียง|ขายแค่|ขาย)?.{2,60}(?:แต่(?:เป็น|คือ|ยัง|เรา)|หากแต่)',
  hi: '(?:सिर्फ|केवल|महज)(?= ).{2,60}नहीं,? (?:बल्कि|अपितु|लेकिन)|नहीं,? बल्कि',
  sr: 'n(?:e samo|ismo samo|ije samo|isu samo|e prodajemo)(?= )[^.;]{2,80},? (?:već|nego|mi smo)(?= )|н(?:е само|исмо само|ије само|ису само|е продајемо)(?= )[^.;]{2,80},? (?:већ|него|ми смо)(?= )',
};

/** "No ads, no accounts, no tracking": what others come with is missing, twice. */
const WITHOUT_AND_WITHOUT: LanguagePatterns = {
  en: `(?:^|(?<=[,.;—–]) ?)no [\\p{L} -]{2,40}[,.;&] ?(?:and )?no \\p{L}+|without [\\p{L} -]{2,40}(?:,| and| or) without|(?:no|without) (?:${MIDDLEMEN['en']}|hidden (?:fees|costs|charges))`,
  de: `kein\\p{L}{0,2} [\\p{L} -]{2,40}[,.;–] ?(?:und )?kein\\p{L}{0,2} \\p{L}+|ohne [\\p{L} -]{2,40}(?:,| und) ohne|ohne (?:${MIDDLEMEN['de']}|versteckte kosten|umwege)`,
  fr: "(?:pas|aucune?|sans) (?:de |d['’])?[\\p{L} -]{2,40}(?:,| et)? (?:pas|aucune?|sans|ni) (?:de |d['’])?\\p{L}+|sans intermédiaires?|sans frais cachés",
  es: `(?:sin|nada de) [\\p{L} -]{2,40}(?:,|\\.| y|—)? ?(?:sin|ni|nada de) \\p{L}+|sin (?:${MIDDLEMEN['es']}|letra pequeña|costes ocultos|costos ocultos)`,
  it: `(?:senza|niente|nessun[ao]?) [\\p{L} -]{2,40}(?:,|\\.| e|—)? ?(?:senza|niente|nessun[ao]?|né) \\p{L}+|senza (?:${MIDDLEMEN['it']}|costi nascosti)|filiera corta`,
  pt: `(?:sem|nada de|nenhum[a]?) [\\p{L} -]{2,40}(?:,|\\.| e|—)? ?(?:sem|nada de|nem) \\p{L}+|sem (?:${MIDDLEMEN['pt']}|taxas escondidas|custos ocultos)`,
  nl: `(?:geen|zonder) [\\p{L} -]{2,40}(?:,|\\.| en)? ?(?:geen|zonder) \\p{L}+|zonder (?:${MIDDLEMEN['nl']}|verborgen kosten)`,
  sv: `(?:inga|ingen|inget|utan) [\\p{L} -]{2,40}(?:,|\\.| och)? ?(?:inga|ingen|inget|utan) \\p{L}+|utan (?:${MIDDLEMEN['sv']}|dolda avgifter)`,
  da: `(?:ingen|intet|uden) [\\p{L} -]{2,40}(?:,|\\.| og)? ?(?:ingen|intet|uden) \\p{L}+|uden (?:${MIDDLEMEN['da']}|skjulte gebyrer)`,
  nb: `(?:ingen|uten) [\\p{L} -]{2,40}(?:,|\\.| og)? ?(?:ingen|uten) \\p{L}+|uten (?:${MIDDLEMEN['nb']}|skjulte kostnader)`,
  fi: `ei [\\p{L} -]{2,40}(?:,|\\.)? ?eikä? \\p{L}+|ilman (?:${MIDDLEMEN['fi']}|piilokuluja)`,
  pl: `(?:bez|żadnych|zero) [\\p{L} -]{2,40}(?:,|\\.| i)? ?(?:bez|żadnych|zero) \\p{L}+|bez (?:${MIDDLEMEN['pl']}|ukrytych kosztów)`,
  cs: `(?:bez|žádn\\p{L}+) [\\p{L} -]{2,40}(?:,|\\.| a)? ?(?:bez|žádn\\p{L}+) \\p{L}+|bez (?:${MIDDLEMEN['cs']}|skrytých poplatků)`,
  sk: `(?:bez|žiadn\\p{L}+) [\\p{L} -]{2,40}(?:,|\\.| a)? ?(?:bez|žiadn\\p{L}+) \\p{L}+|bez (?:${MIDDLEMEN['sk']}|skrytých poplatkov)`,
  hu: '(?:nincs|nélkül) [\\p{L} -]{2,40}(?:,|\\.| és)? ?(?:nincs|sem) \\p{L}+|közvetítők nélkül|rejtett költségek nélkül',
  ro: `(?:fără|niciun|nicio) [\\p{L} -]{2,40}(?:,|\\.| și)? ?(?:fără|niciun|nicio|nici) \\p{L}+|fără (?:${MIDDLEMEN['ro']}|costuri ascunse)`,
  ru: `(?:без|никак\\p{L}+) [\\p{L} -]{2,40}(?:,|\\.| и)? ?(?:без|никак\\p{L}+) \\p{L}+|без (?:${MIDDLEMEN['ru']}|скрытых (?:платежей|комиссий)|переплат|лишних звеньев)`,
  uk: `(?:без|жодн\\p{L}+) [\\p{L} -]{2,40}(?:,|\\.| і| та)? ?(?:без|жодн\\p{L}+) \\p{L}+|без (?:${MIDDLEMEN['uk']}|прихованих (?:платежів|комісій))`,
  bg: `(?:без|никак\\p{L}+) [\\p{L} -]{2,40}(?:,|\\.| и)? ?(?:без|никак\\p{L}+) \\p{L}+|без (?:${MIDDLEMEN['bg']}|скрити такси)`,
  el: `(?:χωρίς|καμία|κανένα[ςν]?) [\\p{L} -]{2,40}(?:,|\\.| και)? ?(?:χωρίς|καμία|κανένα[ςν]?) \\p{L}+|χωρίς (?:${MIDDLEMEN['el']}|κρυφές χρεώσεις|εκπλήξεις)`,
  tr: '\\p{L}+ yok[,.] ?\\p{L}+(?: \\p{L}+)? yok|aracısız|gizli (?:ücret|maliyet)\\p{L}* yok',
  ja: '(?:なし|不要|ゼロ)[、。・].{1,20}(?:なし|不要|ゼロ)|中間業者',
  zh: '(?:无|無|没有|沒有|零).{1,8}[、，](?:无|無|没有|沒有|零)|无中间商|無中間商',
  ar: `(?:بدون|بلا|دون) .{2,40}(?:و|،) ?(?:بدون|بلا|دون) |(?:بدون|بلا|دون) ${MIDDLEMEN['ar']}`,
  he: '(?:בלי|ללא) [^.,]{2,40}[,.]? ?(?:ו)?(?:בלי|ללא) \\S+|ללא (?:מתווכים|תיווך)',
  ko: '(?:없이|없는|없고)[, ].{1,20}(?:없이|없는|없습니다)|무[\\p{L}]{1,4}[·,] ?무\\p{L}{1,4}|중간 ?(?:유통|상인|마진) ?(?:없|단계 없)|숨은 비용 없',
  lv: `(?:bez|nav|nekād\\p{L}+) [\\p{L} -]{2,40}(?:,|\\.| un)? ?(?:bez|nav|nekād\\p{L}+) \\p{L}+|bez (?:${MIDDLEMEN['lv']}|slēptām (?:maksām|izmaksām))`,
  lt: `(?:be|jokių) [\\p{L} -]{2,40}(?:,|\\.| ir)? ?(?:be|jokių) \\p{L}+|be (?:${MIDDLEMEN['lt']}|paslėptų mokesčių)`,
  et: '(?:ilma|ei mingeid|pole) [\\p{L} -]{2,40}(?:,|\\.| ja)? ?(?:ilma|ei mingeid|pole) \\p{L}+|(?:ilma )?(?:vahendajateta|vahendajate|varjatud (?:kuludeta|tasudeta))',
  hr: `(?:bez|nema|nikakv\\p{L}+) [\\p{L} -]{2,40}(?:,|\\.| i)? ?(?:bez|nema|nikakv\\p{L}+) \\p{L}+|bez (?:${MIDDLEMEN['hr']}|skrivenih (?:troškova|naknada))`,
  sl: `(?:brez|nobenih) [\\p{L} -]{2,40}(?:,|\\.| in)? ?(?:brez|nobenih) \\p{L}+|brez (?:${MIDDLEMEN['sl']}|skritih (?:stroškov|provizij))`,
  ca: `(?:sense|ni|cap) [\\p{L} -]{2,40}(?:,|\\.| i)? ?(?:sense|ni|cap) \\p{L}+|sense (?:${MIDDLEMEN['ca']}|lletra petita|costos ocults)`,
  vi: `không [\\p{L} -]{2,30}[,.–] ?không \\p{L}+|không (?:qua )?(?:${MIDDLEMEN['vi']}|phí ẩn|chi phí ẩn)`,
  id: `(?:tanpa|bebas|tidak ada) [\\p{L} -]{2,40}(?:,|\\.| dan)? ?(?:tanpa|bebas|tidak ada) \\p{L}+|tanpa (?:${MIDDLEMEN['id']}|biaya tersembunyi)`,
  fa: `(?:بدون|بی) [\\p{L}\\u200c -]{2,40}(?:،| و)? ?(?:بدون|بی) \\p{L}+|(?:بدون|بی) ${MIDDLEMEN['fa']}|بدون هزینه.?(?:های)? پنهان`,
  th: '(?:ไม่มี|ไม่ใส่|ไร้|ปราศจาก).{2,25} ?(?:ไม่มี|ไม่ใส่|ไร้|ปราศจาก)|ไม่ผ่าน(?:คนกลาง|พ่อค้าคนกลาง)|ไม่มีค่าใช้จ่ายแอบแฝง',
  hi: '(?:बिना|न)(?= ).{2,30}(?:,| और)? (?:बिना|न)(?= ) ?\\S+|बिना (?:किसी )?(?:बिचौलिए|बिचौलियों|छिपे (?:शुल्क|खर्च))',
  sr: '(?:bez|nema|nikakv\\p{L}+) [\\p{L} -]{2,40}(?:,|\\.| i)? ?(?:bez|nema|nikakv\\p{L}+) \\p{L}+|bez (?:posrednika|skrivenih (?:troškova|naknada))|(?:без|нема|никакв\\p{L}+) [\\p{L} -]{2,40}(?:,|\\.| и)? ?(?:без|нема|никакв\\p{L}+) \\p{L}+|без (?:посредника|скривених (?:трошкова|накнада))',
};

/** How long it has been done, and by whom: "family-run since 1902", "more than 20 years of experience". */
const STANDING: LanguagePatterns = {
  en: '(?:family|owner)[- ](?:run|owned|operated)|(?:\\d+\\+?|over|decades|years) (?:years?|decades?)? ?(?:of )?(?:combined )?(?:experience|expertise|tradition)|(?:first|second|third|fourth|fifth|\\dth) generation|generations of|founded by|built by \\p{L}+ who',
  de: '(?:familienbetrieb|familienunternehmen|familiengeführt\\p{L}*|inhabergeführt\\p{L}*|in familienhand|in (?:zweiter|dritter|vierter|fünfter) generation)|(?:über|mehr als|seit) (?:\\d+|\\p{L}+) (?:jahre\\p{L}*|jahrzehnte\\p{L}*)(?: \\p{L}+){0,3} (?:erfahrung|tradition)|jahrzehntelange\\p{L}* erfahrung|langjährige\\p{L}* erfahrung',
  fr: "(?:entreprise|maison|exploitation) familiale|de génération en génération|(?:\\d+|trente|vingt|dix) ans d['’]expériences?|depuis (?:plus de )?\\d+ ans",
  es: '(?:empresa|negocio) familiar|de generación en generación|(?:más de )?\\d+ años de (?:experiencia|tradición|trayectoria)|\\d+ años de',
  it: "(?:azienda|impresa|gestione|conduzione) (?:a conduzione )?familiare|di generazione in generazione|da oltre \\p{L}+['’]? ?anni|(?:oltre |più di )?\\d+ anni (?:di|d['’])(?: )?(?:esperienza|tradizione)",
  pt: '(?:empresa|negócio) familiar|de geração em geração|(?:mais de |há )?\\d+ anos de (?:experiência|tradição|história|mercado)',
  nl: 'familiebedrijf|van generatie op generatie|(?:meer dan|ruim|al) \\d+ jaar(?: \\p{L}+)? ervaring|eenmanszaak',
  sv: 'familjeföretag|familjeägt|i (?:andra|tredje|fjärde) generationen|(?:över|mer än|drygt) \\d+ års? erfarenhet|(?:lång|mångårig) erfarenhet',
  da: 'familiedrevet|familievirksomhed|(?:over|mere end) \\d+ års erfaring|mangeårig erfaring',
  nb: 'familiedrevet|familiebedrift|(?:over|mer enn) \\d+ års erfaring|lang erfaring',
  fi: 'perheyritys|(?:yli )?\\d+ vuoden kokemus\\p{L}*|pitkä kokemus',
  pl: 'firma rodzinna|rodzinn\\p{L}+ firm\\p{L}+|(?:ponad )?\\d+ lat doświadczenia|wieloletnie\\p{L}* doświadczeni\\p{L}+',
  cs: 'rodinn\\p{L}+ (?:firm\\p{L}+|podnik\\p{L}*)|(?:více než )?\\d+ let zkušeností|dlouholet\\p{L}+ zkušenost\\p{L}*',
  sk: 'rodinn\\p{L}+ (?:firm\\p{L}+|podnik\\p{L}*)|(?:viac ako )?\\d+ rokov skúseností|dlhoročn\\p{L}+ skúsenost\\p{L}*',
  hu: 'családi vállalkozás\\p{L}*|(?:több mint )?\\d+ éves? tapasztalat\\p{L}*',
  ro: 'afacere de familie|(?:peste )?\\d+ (?:de )?ani de experiență',
  ru: 'семейн\\p{L}+ (?:бизнес\\p{L}*|компани\\p{L}+|предприяти\\p{L}+)|(?:более )?\\d+ (?:лет|года) (?:опыта|на рынке)|опыт (?:работы )?(?:более|свыше) \\d+',
  uk: 'сімейн\\p{L}+ (?:бізнес\\p{L}*|компані\\p{L}+)|(?:більше |понад )?\\d+ років (?:досвіду|на ринку)',
  bg: 'семеен бизнес|семейна фирма|(?:над )?\\d+ години опит',
  el: 'οικογενειακή επιχείρηση|(?:πάνω από )?\\d+ χρόνια εμπειρία\\p{L}*|\\d+ έτη εμπειρ\\p{L}+|πολυετή\\p{L}* εμπειρία',
  tr: 'aile (?:şirketi|işletmesi)|\\d+ yıl(?:lık|ı aşkın) (?:deneyim|tecrübe)\\p{L}*|yıllık tecrübe',
  ja: '創業\\d+年|老舗|\\d+年(?:以上)?の(?:経験|実績|歴史)|代目',
  zh: '\\d+年(?:以上)?(?:的)?(?:经验|經驗|历史|歷史)|家族(?:企业|企業|经营|經營)|百年老',
  ko: '\\d+년(?: 이상)?(?:의)? (?:경험|경력|전통|노하우)|대째',
  ar: '(?:أكثر من|خبرة) \\d+ (?:سنة|عاما|عاماً|عامًا|سنوات)|خبرة (?:تمتد|تزيد)|شركة عائلية',
  he: '(?:מעל |יותר מ)?-?\\d+ שנ(?:ות|ים)(?: של)? (?:ניסיון|נסיון)|עסק משפחתי',
  vi: '(?:hơn )?\\d+ năm kinh nghiệm|doanh nghiệp gia đình',
  id: '(?:lebih dari )?\\d+ tahun pengalaman|bisnis keluarga',
  lv: 'ģimenes (?:uzņēmums|saimniecība)|(?:otraj|trešaj|ceturtaj)ā paaudzē|no paaudzes paaudzē|(?:vairāk nekā |virs )?\\d+ gadu (?:ilga )?pieredz\\p{L}+|ilggadēj\\p{L}+ pieredz\\p{L}+',
  lt: 'šeimos (?:įmonė|verslas|ūkis)|šeimyninis verslas|iš kartos į kartą|(?:antra|trečia|ketvirta) karta|(?:daugiau (?:nei|kaip) |virš )?\\d+ metų? (?:darbo )?patirt\\p{L}+|ilgamet\\p{L}+ patirt\\p{L}+',
  et: 'pere(?:ettevõte|firma|talu)|põlvest põlve|(?:teist|kolmandat|neljandat) põlve|(?:üle|rohkem kui) \\d+(?:-| )?aastane? kogemus\\p{L}*|\\d+(?:-| )?aasta(?:ne|st|se)? (?:pikkune )?kogemus\\p{L}*|pikaajali\\p{L}+ kogemus\\p{L}*',
  hr: 'obiteljsk(?:a|o|i|og) (?:tvrtka|poduzeće|obrt|posao|gospodarstvo)|s koljena na koljeno|(?:druga|treća|četvrta) generacija|(?:više od |preko )?\\d+ godina (?:iskustva|tradicije|rada)|(?:višegodišnje|dugogodišnje) iskustvo',
  sl: 'družinsk(?:o|a|i) (?:podjetje|kmetija|obrt|posel)|iz roda v rod|(?:druga|tretja|četrta) generacija|(?:več kot |nad )?\\d+ let(?:ne|nimi)? (?:izkušenj|izkušnje|tradicije|izkušnjami)|(?:večletne|dolgoletne) izkušnje',
  ca: "(?:empresa|negoci) familiar|de generació en generació|(?:segona|tercera|quarta) generació|(?:més de )?\\d+ anys d['’](?:experiència|ofici|història)|\\d+ anys de (?:tradició|trajectòria)",
  fa: 'کسب.?و.?کار خانوادگی|شرکت خانوادگی|نسل (?:دوم|سوم|چهارم)|نسل به نسل|(?:بیش از )?[\\d۰-۹]+ سال (?:تجربه|سابقه)|با سابقه [\\d۰-۹]+ ساله?',
  th: 'ธุรกิจครอบครัว|กิจการครอบครัว|รุ่นสู่รุ่น|(?:ทายาท)?รุ่นที่ (?:2|3|4|สอง|สาม|สี่)|ประสบการณ์(?:มากกว่า|กว่า|ยาวนาน)? ?\\d+ ?ปี|(?:มากกว่า|กว่า) ?\\d+ ?ปี(?:แห่งประสบการณ์|ของประสบการณ์)',
  hi: 'पारिवारिक (?:व्यवसाय|कारोबार)|पीढ़ी दर पीढ़ी|(?:दूसरी|तीसरी|चौथी) पीढ़ी|(?:[\\d०-९]+\\+?) (?:साल|वर्ष|वर्षों|सालों) (?:से अधिक )?(?:का|के) अनुभव',
  sr: 'porodičn(?:a|o|i|og) (?:firma|preduzeće|posao|biznis|gazdinstvo|radnja)|s kolena na koleno|(?:druga|treća|četvrta) generacija|(?:više od |preko )?\\d+ godina (?:iskustva|tradicije|rada|postojanja)|(?:višegodišnje|dugogodišnje) iskustvo|породичн(?:а|о|и|ог) (?:фирма|предузеће|посао|бизнис|газдинство|радња)|с колена на колено|(?:друга|трећа|четврта) генерација|(?:више од |преко )?\\d+ година (?:искуства|традиције|рада|постојања)|(?:вишегодишње|дугогодишње) искуство',
};

/** What is known of others sets nobody apart. */
const OF_OTHERS =
  /(?<!\p{L})(?:we (?:know|understand|believe) that|wir wissen|nous savons|sabemos que|sappiamo che|wiemy|víme|знаем|знаємо|biliyoruz)(?!\p{L})/iu;

const isOfOthers = (text: string, language: string): boolean =>
  OF_OTHERS.test(text) || isBeliefOfOthers(text, language) || namesWeekday(text, language);

/** "A first talk without obligation", "regardless of age": what every shop and every club says. */
const COMMONPLACE =
  /obligation|(?<!\p{L})(?:haftung|gewähr(?!leist)|liabilit|warrant(?:y|ies)(?!\p{L})|aucune garantie|ninguna garantía|nessuna garanzia)|(?<!\p{L})verpflichtung|sans engagement|sin compromiso|senza impegno|sem compromisso|verplichting|forpligtelse|förpliktelse|forpliktelse|sitoumu|zobowiąz|závazk|záväzk|обязательств|зобов['’]яз|kötelezettség|yükümlülük|regardless|irrespective|sin (?:importar|distinción)|independientemente|sans distinction|senza distinzion|sem distinç|unabhängig von|ongeacht|oavsett|uanset|uavhengig|riippumatta|bez (?:rozdíl|rozdiel|względu|razlike)|независимо|незалежно|fark etmeksizin/iu;

/** Whether a text denies one thing and puts another in its place. */
export const putsInPlace = (text: string, language: string): boolean =>
  matchesPatterns(text, NOT_THIS_BUT_THAT, language) &&
  !COMMONPLACE.test(text) &&
  !isOfOthers(text, language) &&
  !addsToPart(text, language);

/** "No car leaves without a check": nothing is missing. In "no sugar and without flour" both are. */
const NONE_WITHOUT =
  /^\P{L}*(?:no|kein\p{L}*|aucune?|nul(?:le)?|ning[uú]n\p{L}*|nessun\p{L}*|nenhum\p{L}*|geen|ing(?:en|et)|ei|żad\p{L}+|žádn\p{L}+|žiadn\p{L}+|nici(?:un|o)|нито|ни од\p{L}+|жод\p{L}+|nijed\p{L}+|κα(?:μία|νένα[ςν]?)|cap) [^,.;:–—]{2,60} (?:without|ohne|sans|sin|senza|sem|zonder|utan|uden|uten|ilman|bez|fără|без|χωρίς|brez|sense)(?!\p{L})/iu;

/** Whether a text names what is missing on purpose. */
export const doesWithout = (text: string, language: string): boolean =>
  matchesPatterns(text, WITHOUT_AND_WITHOUT, language) &&
  !(NONE_WITHOUT.test(text) && !matchesPatterns(text, CONJUNCTIONS, language)) &&
  !COMMONPLACE.test(text) &&
  !isOfOthers(text, language) &&
  !isHouseRule(text, language);

/** "No ads, no tracking", "Ganz ohne Zucker, ohne Mehl": letters before what is missing, at most. */
const MAX_LEAD = 12;
const TERMS_OF_TRADE =
  /middlem[ae]n|intermedia|hidden|zwischenh|versteckt|cachés|ocult|nascosti|escondid|tussenpers|tussenhandel|verborgen|mellanh|dolda|mellemled|mellomledd|skjulte|piiloku|välikäs|pośrednik|ukryt|prostředník|skryt|sprostredkov|közvetít|rejtett|ascunse|посредни|скрыт|переплат|лишних|посередн|прихован|скрити|μεσάζοντ|κρυφ|εκπλήξ|aracısız|gizli|中間業者|中间商|中間商|وسطاء|מתווכים|תיווך/iu;

/** Whether what is missing is what a text is about: it opens with that, or it is what customers would pay for elsewhere. */
export const isAboutLack = (text: string, language: string): boolean => {
  const found = doesWithout(text, language) ? findPattern(text, WITHOUT_AND_WITHOUT, language) : null;
  return found !== null && (found.start <= MAX_LEAD || TERMS_OF_TRADE.test(text));
};

/** Every offer of work promises to be without them: "No surprises, no hidden fees", "No stress, no waiting". */
const NUISANCES =
  /surpr[ieí]|sorpres|überrasch|verrassing|overrask|överrask|yllätyks|niespodzian|překvap|prekvap|meglepet|изненад|iznenađ|presenečen|εκπλήξ|сюрприз|несподіван|sürpriz|uncertaint|rallonge|(?<!\p{L})(?:rush|hurry|hold(?:ing)? back|hassle|fuss|pretend|pretence|pretense|judg|wait|warte|hekti|verstell|attente|prisas|esperas|fretta|attese|pressa|haast|gedoe|wacht|krångel|väntan|ventetid|kiire|udawan|pośpiech|czekani|spěch|předstír|čekán|náhlen|čakan|спешк|ожидани|притвор|поспіх|очікуван|acele|beklem)|stress|estrés|стрес/iu;

/** Whether a text opens with what is missing, other than what customers would pay for elsewhere. */
export const opensByLack = (text: string, language: string): boolean => {
  const found = doesWithout(text, language) ? findPattern(text, WITHOUT_AND_WITHOUT, language) : null;
  return found !== null && found.start <= MAX_LEAD && !TERMS_OF_TRADE.test(text) && !NUISANCES.test(text);
};

/** Whether a text says how long something has been done, or that a family does it. */
export const namesStanding = (text: string, language: string): boolean => matchesPatterns(text, STANDING, language);
