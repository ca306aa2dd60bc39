import type { Combinations } from './grammar.ts';

/** How languages of the east join groups, and the formulas that name one. */
export const EASTERN_COMBINATIONS: Readonly<Record<string, Combinations>> = {
  pl: {
    wholes: 'cał(?:ej|a|ą) rodzin(?:y|a|ę)|małych i dużych|dużych i małych|najmłodszych',
    paired: 'mał\\p{L}+|średni\\p{L}*|duż\\p{L}+|młod\\p{L}+|prywatn\\p{L}+|publiczn\\p{L}+|przyszł\\p{L}+',
    range: { from: 'od', to: '(?:aż )?(?:po|do)' },
    specifiers: 'czy to|zarówno',
    after: { levels: 'w każdym wieku|na każdym poziomie' },
    together: 'z|ze',
  },
  cs: {
    wholes: 'cel(?:ou|á) rodin(?:u|a)|malé i velké|velké i malé',
    paired: 'mal\\p{L}+|středn\\p{L}+|velk\\p{L}+|mlad\\p{L}+|soukrom\\p{L}+|veřejn\\p{L}+|budouc\\p{L}+',
    range: { from: 'od', to: '(?:až )?(?:po|k|do)' },
    specifiers: 'ať už|ať',
    after: { levels: 'všech věkových kategorií|každého věku|všech úrovní' },
    together: 's|se',
  },
  sk: {
    wholes: 'cel(?:ú|á) rodin(?:u|a)|malých aj veľkých|malých i veľkých',
    paired: 'mal\\p{L}+|stredn\\p{L}+|veľk\\p{L}+|mlad\\p{L}+|súkromn\\p{L}+|verejn\\p{L}+|budúc\\p{L}+',
    range: { from: 'od', to: '(?:až )?(?:po|k|do)' },
    specifiers: 'či už',
    after: { levels: 'všetkých vekových kategórií|každého veku' },
    together: 's|so',
  },
  ru: {
    wholes:
      'вс(?:ех|ем) сло(?:[её]в|ям) населения|вс(?:ей|я|ю) сем(?:ьи|ья|ью)|детей и взрослых всех возрастов|больших и маленьких|маленьких и больших',
    paired: 'мал\\p{L}+|средн\\p{L}+|крупн\\p{L}+|молод\\p{L}+|частн\\p{L}+|государственн\\p{L}+|будущ\\p{L}+',
    range: { from: 'от', to: 'до' },
    specifiers: 'будь то|как',
    after: { levels: '(?:всех|любого) (?:возрастов|возраста|уровня|уровней|размера)' },
    together: 'с|со|и',
  },
  uk: {
    wholes:
      '(?:в|у)сі(?:х|м) верств(?:ам)? населення|вс(?:ієї|ій|я) (?:родин|сім)\\p{L}{1,3}|великих і маленьких|малих і великих',
    paired: 'мал\\p{L}+|середн\\p{L}+|велик\\p{L}+|молод\\p{L}+|приватн\\p{L}+|державн\\p{L}+|майбутн\\p{L}+',
    range: { from: 'від', to: 'до' },
    specifiers: 'будь то|як',
    after: { levels: '(?:усіх|всіх|будь-якого) (?:віків|віку|рівнів|рівня)' },
    together: 'з|із|та|і',
  },
  bg: {
    wholes: 'цялото семейство|малки и големи|млади и стари',
    paired: 'малки|средни|големи|млади|частни|държавни|бъдещи',
    range: { from: 'от', to: 'до' },
    specifiers: 'независимо дали са|било то',
    after: { levels: '(?:от|на) (?:всички възрасти|всякаква възраст)|от всички нива|с всякакъв размер' },
    together: 'с|със',
  },
  el: {
    wholes: 'όλη την οικογένεια|μικρούς και μεγάλους|μικρά και μεγάλα παιδιά',
    paired:
      'μικρ(?:ές|ούς|ά)|μεσαί(?:ες|ους)|μεγάλ(?:ες|ους|α)|νέ(?:ες|ους)|ιδιωτικ(?:ές|ούς)|δημόσι(?:ες|ους)|μελλοντικ(?:ές|ούς)',
    range: { from: 'από(?: τους| τις| τα)?', to: '(?:έως|ως|μέχρι)(?: και)?(?: τους| τις| τα)?' },
    specifiers: 'είτε(?: είναι)?',
    after: { levels: 'κάθε (?:ηλικίας|επιπέδου|μεγέθους)|όλων των (?:ηλικιών|επιπέδων)' },
    together: 'με',
  },
  hr: {
    wholes: 'cijelu obitelj|cijelu porodicu|male i velike|velike i male|mlade i stare',
    paired: 'mal\\p{L}+|srednj\\p{L}+|velik\\p{L}+|mlad\\p{L}+|privatn\\p{L}+|javn\\p{L}+|buduć\\p{L}+',
    range: { from: 'od', to: 'do' },
    specifiers: 'bilo da su',
    after: { levels: 'svih (?:dobi|uzrasta|razina|generacija|veličina)|svake dobi' },
    together: 's|sa',
  },
  sr: {
    wholes:
      'celu porodicu|čitavu porodicu|male i velike|velike i male|mlade i stare|najmlađe|целу породицу|читаву породицу|мале и велике|велике и мале|младе и старе|најмлађе',
    paired:
      'mal\\p{L}+|srednj\\p{L}+|velik\\p{L}+|mlad\\p{L}+|privatn\\p{L}+|javn\\p{L}+|buduć\\p{L}+|мал\\p{L}+|средњ\\p{L}+|велик\\p{L}+|млад\\p{L}+|приватн\\p{L}+|јавн\\p{L}+|будућ\\p{L}+',
    range: { from: 'od|од', to: 'do|до' },
    specifiers: 'bilo da su|било да су',
    after: {
      levels:
        'svih (?:uzrasta|godina|nivoa|generacija|veličina)|svakog uzrasta|свих (?:узраста|година|нивоа|генерација|величина)|сваког узраста',
    },
    together: 's|sa|с|са',
  },
  sl: {
    wholes: 'vso družino|celo družino|male in velike|velike in male|mlade in stare',
    paired: 'majhn\\p{L}+|mal(?:a|e|im)|srednj\\p{L}+|velik\\p{L}+|mlad\\p{L}+|zasebn\\p{L}+|javn\\p{L}+|bodoč\\p{L}+',
    range: { from: 'od', to: 'do' },
    specifiers: 'bodisi',
    after: { levels: 'vseh (?:starosti|generacij|ravni|velikosti)|vsake starosti' },
    together: 's|z',
  },
  lv: {
    wholes: 'vis(?:ai|u) ģimen(?:ei|i)|lieliem un maziem|maziem un lieliem|visu vecumu bērniem',
    paired: 'maz(?:iem|ajiem|ām|ajām)|vidēj(?:iem|ām)|liel(?:iem|ajiem|ām|ajām)|jaun(?:iem|ajiem|ām)|privāt(?:iem|ām)',
    range: { from: 'no', to: 'līdz' },
    after: { levels: '(?:no )?vis(?:u|ām) vecuma? grup(?:u|ām)' },
    together: 'ar',
  },
  lt: {
    wholes: 'vis(?:ai|ą) šeim(?:ai|ą)|dideliems ir mažiems|mažiems ir dideliems|įvairaus amžiaus vaikams',
    paired: 'maž(?:oms|iems)|vidutin(?:ėms|iams)|didel(?:ėms|iems)|jaun(?:iems|oms)|privači(?:oms|iems)',
    range: { from: 'nuo', to: 'iki' },
    together: 'su',
  },
  et: {
    wholes: 'kogu perele|tervele perele|suurtele ja väikestele|igas vanuses lastele',
    paired: 'väikes(?:tele|te)|keskmis(?:tele|te)|suur(?:tele|te)|noor(?:tele|te)',
    together: 'ja',
  },
  fi: {
    wholes: 'koko perheelle|koko perheen|kaikenikäisille|pienille ja suurille',
    paired: 'pienille|keskisuurille|suurille|nuorille|yksityisille|julkisille',
    together: 'ja',
  },
  hu: {
    wholes:
      'egész családnak|egész család|kicsiknek és nagyoknak|kicsik és nagyok|minden korosztálynak|minden korosztály',
    paired: 'kis-?|kicsi|közepes|közép|nagy|fiatal|magán|leendő',
  },
  tr: {
    wholes: 'tüm aile|bütün aile|her yaştan \\p{L}+|yediden yetmişe herkes',
    paired: 'küçük|orta ölçekli|orta|büyük|genç|özel|kamu',
  },
  ar: {
    wholes:
      'جميع أفراد (?:ال)?(?:أسرة|عائلة)|(?:ال)?عائلة (?:بأكملها|كلها)|كل العائلة|(?:لل|ال)?صغار والكبار|(?:لل|ال)?كبار والصغار',
    range: { from: 'من', to: '(?:و?حتى|إلى)' },
    specifiers: 'سواء(?: كانوا)?',
    after: { levels: '(?:من|ب) ?(?:جميع|مختلف|كافة) (?:الأعمار|المستويات|الأحجام)' },
    together: 'مع|و',
  },
  he: {
    wholes: 'ל?כל (?:ה)?משפחה|ל?קטנים (?:ול|ו)גדולים|ל?גדולים (?:ול|ו)קטנים',
    specifiers: 'בין אם',
    after: { levels: 'ב?כל (?:הגילאים|הגילים|הרמות|גיל|רמה)|מכל (?:הגילאים|הגילים|הסוגים)' },
    together: 'עם|ל',
  },
  fa: {
    wholes: '(?:همه|تمام|کل)(?:.?ی)? (?:اعضای )?خانواده|کوچک و بزرگ|پیر و جوان',
    range: { from: 'از', to: 'تا' },
    specifiers: 'چه',
    after: { levels: '(?:در|از|با) (?:هر|همه|تمام) (?:سن|سنی|سنین|سطح|سطحی|سطوح)' },
    together: 'با|به',
  },
  hi: {
    wholes: 'पूरे परिवार|छोटे-?बड़े सभी|बच्चों से लेकर बड़ों|सभी उम्र के लोगों|हर उम्र के (?:लोगों|बच्चों)',
    paired: 'छोटे|मध्यम|मझोले|बड़े|नए|युवा|निजी|सरकारी',
    together: 'को|और',
  },
  id: {
    wholes: 'seluruh keluarga|segala usia|semua (?:kalangan|umur|usia)|tua dan muda|anak-anak hingga (?:orang )?dewasa',
    range: { from: '(?:mulai )?dari', to: '(?:hingga|sampai)(?: dengan)?' },
    specifiers: 'baik',
    after: { levels: '(?:dari |di )?(?:segala|semua|berbagai) (?:usia|umur|kalangan|tingkat(?:an)?|ukuran)' },
    together: 'dengan',
  },
  vi: {
    wholes: 'cả (?:gia đình|nhà)|mọi lứa tuổi|(?:người )?già và trẻ',
    range: { from: 'từ', to: '(?:đến|tới|cho đến)' },
    specifiers: 'dù là',
    after: {
      levels: '(?:ở )?mọi (?:lứa tuổi|độ tuổi|trình độ|quy mô|cấp độ)|thuộc mọi (?:lứa tuổi|quy mô|ngành nghề)',
    },
    together: 'với',
  },
};
