/** Headings of values, missions and visions as sites word them, and headings that are like them, parted by bars. */
export type StanceHeadings = Readonly<Record<'values' | 'missions' | 'visions' | 'nearMisses', string>>;

export const STANCE_HEADINGS: Readonly<Record<string, StanceHeadings>> = {
  en: {
    values:
      "Our values | Core Values | Principles we work by | Our beliefs | What we believe | Mission & values | The values that guide us | What we stand for | What's important to us | Our culture and values | Our DNA | Values at the heart of what we do | Our commitments",
    missions:
      'Our mission | Why we do what we do | Why we’re here | Our reason for being | Our why | Mission and history | What we are here for',
    visions:
      'Our vision | Vision 2030 | Our dream | Our vision for the future | The future we want | Where we want to be | Our ambition',
    nearMisses:
      'Nutritional values | Value for money | Value packs | Add value | Values of pH | Great value menus | Eye care and vision tests | Mission Street location | Property values',
  },
  de: {
    values:
      'Unsere Werte | Dafür stehen wir | Wofür wir stehen | Darauf legen wir Wert | Worauf wir Wert legen | Unsere Grundwerte | Unsere Überzeugungen | Unsere Haltung | Das macht uns aus | Werte, die uns verbinden | Meine Werte | Unsere Grundsätze | Das ist mir wichtig | Werte und Leitbild | Woran wir glauben',
    missions:
      'Unsere Mission | Unser Auftrag | Warum wir das tun | Unser Antrieb | Unsere Aufgabe | Wofür wir arbeiten | Unser Warum | Zweck des Vereins | Unser Anliegen | Ziele des Vereins',
    visions:
      'Unsere Vision | Unser Traum | Wohin wir wollen | Unser Zukunftsbild | Vision und Werte | Wo wir hinwollen',
    nearMisses: 'Nährwerte | Laborwerte | Messwerte | Wertgutscheine | Wertstoffhof | Grenzwerte | Televisionen',
  },
  fr: {
    values:
      'Nos valeurs | Les valeurs qui nous animent | Nos convictions | Nos engagements | Ce qui nous anime | Ce en quoi nous croyons | Notre ADN | Mes valeurs | Nos principes | Les valeurs du club | Nos valeurs et notre histoire | Ce qui compte pour nous | Notre état d’esprit',
    missions:
      'Notre mission | Nos missions | Notre raison d’être | Pourquoi nous faisons ce métier | Notre vocation | Le but de l’association | Objet de l’association | Notre projet | Missions et valeurs',
    visions: 'Notre vision | Notre rêve | Une vision d’avenir | Notre ambition | Vision et mission',
    nearMisses:
      'Valeurs nutritionnelles | Objets de valeur | Valeur ajoutée | Valeurs mobilières | Mission intérim | Bons plans',
  },
  es: {
    values:
      'Nuestros valores | Los valores que nos mueven | Nuestros principios | En qué creemos | En lo que creemos | Lo que nos define | Nuestra esencia | Nuestros compromisos | Mis valores | Misión, visión y valores | Qué nos mueve | Nuestros pilares | Valores del club | Lo que nos importa',
    missions:
      'Nuestra misión | Nuestro propósito | Por qué lo hacemos | Nuestra razón de ser | Fines de la asociación | Para qué existimos | Nuestro objetivo | Misión y visión',
    visions: 'Nuestra visión | Nuestro sueño | Hacia dónde vamos | Visión de futuro | A dónde queremos llegar',
    nearMisses:
      'Valores nutricionales | Valoraciones | Bolsa de valores | Objetos de valor | Objetivos del curso | Misiones de California',
  },
  it: {
    values:
      'I nostri valori | Valori | I valori che ci guidano | In cosa crediamo | Ciò in cui crediamo | I nostri principi | I nostri pilastri | Cosa ci guida | I valori del club | I miei valori | La nostra essenza | Le nostre convinzioni | Valori e mission | I nostri punti fermi',
    missions:
      'La nostra missione | La nostra mission | Il nostro scopo | Perché lo facciamo | La nostra ragione d’essere | Scopi dell’associazione | Finalità | Il nostro obiettivo | Mission e vision',
    visions: 'La nostra visione | La nostra vision | Il nostro sogno | Dove vogliamo arrivare | La visione',
    nearMisses: 'Valori nutrizionali | Oggetti di valore | Borsa valori | Buoni valore | Permissioni | Televisione',
  },
  pt: {
    values:
      'Nossos valores | Os nossos valores | Valores | Nossos princípios | No que acreditamos | O que nos move | Nossa essência | Nossos pilares | Missão, visão e valores | Os valores que nos guiam | O que defendemos | Os nossos compromissos | Meus valores | Valores da empresa',
    missions:
      'Nossa missão | A nossa missão | Nosso propósito | Por que existimos | Porque fazemos o que fazemos | Nosso objetivo | A nossa razão de ser | Missão e visão',
    visions: 'Nossa visão | A nossa visão | Nosso sonho | Visão de futuro | Para onde vamos | Onde queremos chegar',
    nearMisses:
      'Valores nutricionais | Valores e formas de pagamento | Tabela de valores | Valor da consulta | Televisão | Permissão',
  },
  nl: {
    values:
      'Onze waarden | Kernwaarden | Onze kernwaarden | Waar wij voor staan | Waar we voor staan | Daar staan wij voor | Wat ons drijft | Onze principes | Wat wij belangrijk vinden | Dit vinden wij belangrijk | Onze uitgangspunten | Onze overtuigingen | Waar we in geloven | Missie en waarden | Mijn waarden | Ons DNA',
    missions:
      'Onze missie | Ons doel | Doelstelling | Waarom wij dit doen | Waarom we bestaan | Onze opdracht | Onze drijfveer | Missie en visie | Doel van de stichting',
    visions: 'Onze visie | Onze droom | Waar we naartoe willen | Visie op de toekomst | Toekomstvisie',
    nearMisses:
      'Voedingswaarden | Voedingswaarde | Waardebonnen | Voorwaarden | Televisie | Algemene voorwaarden | Doelgroepen',
  },
  sv: {
    values:
      'Våra värderingar | Vår värdegrund | Våra värden | Våra kärnvärden | Det här står vi för | Vad vi står för | Vad vi tror på | Våra principer | Våra ledord | Det viktigaste för oss | Våra grundvärderingar | Föreningens värdegrund | Vad som driver oss | Mina värderingar',
    missions:
      'Vårt uppdrag | Vår mission | Vårt syfte | Varför vi gör det vi gör | Därför finns vi | Föreningens ändamål | Vårt mål | Vision och mission',
    visions: 'Vår vision | Vår dröm | Vart vi är på väg | Vår framtidsvision | Vår framtidsbild',
    nearMisses: 'Näringsvärden | Värdesaker | Gränsvärden | Värdekuponger | Television | Målning',
  },
  da: {
    values:
      'Vores værdier | Værdier | Kerneværdier | Vores kerneværdier | Værdigrundlag | Skolens værdigrundlag | Det står vi for | Hvad vi står for | Det tror vi på | Vores principper | Hvad der driver os | Det er vigtigt for os | Mine værdier | Mission, vision og værdier',
    missions:
      'Vores mission | Vores formål | Foreningens formål | Derfor gør vi det | Hvorfor vi gør det | Vores opgave | Mission og vision | Vores mål',
    visions: 'Vores vision | Vores drøm | Hvor vi vil hen | Vision for fremtiden | Visionen',
    nearMisses: 'Næringsværdier | Værdigenstande | Gavekort med værdi | Måltider | Fjernsyn | Grænseværdier',
  },
  nb: {
    values:
      'Våre verdier | Verdiene våre | Kjerneverdier | Verdigrunnlag | Vårt verdigrunnlag | Dette står vi for | Hva vi står for | Hva vi tror på | Våre prinsipper | Det vi brenner for | Hva som driver oss | Klubbens verdier | Mine verdier | Visjon og verdier',
    missions:
      'Vårt oppdrag | Oppdraget vårt | Vår misjon | Vårt formål | Hvorfor vi gjør det | Derfor finnes vi | Foreningens formål | Formålet vårt | Målet vårt',
    visions: 'Vår visjon | Visjonen vår | Vår drøm | Hvor vi skal | Visjon',
    nearMisses: 'Næringsverdier | Verdisaker | Grenseverdier | Gavekort | Måltider | Fjernsyn',
  },
  fi: {
    values:
      'Arvomme | Arvot | Meidän arvot | Yrityksen arvot | Mihin uskomme | Periaatteemme | Toimintaperiaatteemme | Mikä meille on tärkeää | Meille tärkeää | Arvot ja missio | Arvopohjamme | Seuran arvot | Arvomaailmamme | Toimintaamme ohjaavat arvot',
    missions:
      'Missiomme | Tehtävämme | Tarkoituksemme | Miksi teemme tätä | Miksi olemme olemassa | Yhdistyksen tarkoitus | Toiminta-ajatus | Toiminta-ajatuksemme | Tavoitteemme | Missio ja visio',
    visions: 'Visiomme | Visio | Unelmamme | Tulevaisuuden visio | Mihin pyrimme',
    nearMisses: 'Ravintoarvot | Arvostelut | Arvonta | Arvotavarat | Raja-arvot | Televisio',
  },
  pl: {
    values:
      'Nasze wartości | Wartości | W co wierzymy | Nasze zasady | Wartości, którymi się kierujemy | Czym się kierujemy | Co jest dla nas ważne | Co nas napędza | Wartości firmy | Moje wartości | Misja i wartości | Nasze priorytety | To dla nas ważne',
    missions:
      'Nasza misja | Misja | Nasz cel | Cele statutowe | Po co to robimy | Dlaczego to robimy | Cel fundacji | Misja i wizja | Nasze cele',
    visions: 'Nasza wizja | Wizja | Nasze marzenie | Dokąd zmierzamy | Wizja przyszłości',
    nearMisses:
      'Wartości odżywcze | Wartość zamówienia | Przedmioty wartościowe | Zasady rezerwacji | Zasady zwrotów | Telewizja',
  },
  cs: {
    values:
      'Naše hodnoty | Hodnoty | V co věříme | Čemu věříme | Naše zásady | Naše principy | Na čem nám záleží | Na čem si zakládáme | Za čím si stojíme | Co je pro nás důležité | Čím se řídíme | Co nás žene | Moje hodnoty | Mise a hodnoty | Hodnoty spolku',
    missions:
      'Naše mise | Naše poslání | Poslání | Náš cíl | Proč to děláme | Proč tu jsme | Účel spolku | Poslání a vize | Cíle spolku',
    visions: 'Naše vize | Vize | Náš sen | Kam směřujeme | Vize do budoucna',
    nearMisses:
      'Nutriční hodnoty | Výživové hodnoty | Hodnocení | Cennosti | Televize | Zásady ochrany osobních údajů | Provize',
  },
  sk: {
    values:
      'Naše hodnoty | Hodnoty | V čo veríme | Čomu veríme | Naše zásady | Naše princípy | Na čom nám záleží | Na čom si zakladáme | Za čím si stojíme | Čo je pre nás dôležité | Čím sa riadime | Moje hodnoty | Misia a hodnoty | Hodnoty klubu',
    missions:
      'Naša misia | Naše poslanie | Poslanie | Náš cieľ | Prečo to robíme | Prečo sme tu | Účel združenia | Poslanie a vízia | Ciele združenia',
    visions: 'Naša vízia | Vízia | Náš sen | Kam smerujeme | Vízia do budúcnosti',
    nearMisses:
      'Nutričné hodnoty | Výživové hodnoty | Hodnotenia | Cennosti | Televízia | Zásady ochrany osobných údajov | Provízia',
  },
  ru: {
    values:
      'Наши ценности | Ценности | Ценности компании | Наши принципы | Во что мы верим | Принципы работы | Что для нас важно | Чем мы руководствуемся | Миссия и ценности | Мои ценности | Наши убеждения | На чём мы стоим | Что нас объединяет | Ключевые ценности',
    missions:
      'Наша миссия | Миссия | Наша цель | Цели и задачи | Зачем мы это делаем | Почему мы это делаем | Миссия компании | Наше предназначение | Миссия и видение',
    visions: 'Наше видение | Видение | Наша мечта | К чему мы стремимся | Видение будущего',
    nearMisses: 'Пищевая ценность | Ценные бумаги | Пищевые ценности | Цены | Комиссия | Телевидение',
  },
  uk: {
    values:
      'Наші цінності | Цінності | Цінності компанії | Наші принципи | У що ми віримо | В що ми віримо | Що для нас важливо | Чим ми керуємося | Місія та цінності | Мої цінності | Наші переконання | Що нас об’єднує | Ключові цінності | Принципи роботи',
    missions:
      'Наша місія | Місія | Наша мета | Мета та завдання | Навіщо ми це робимо | Чому ми це робимо | Місія організації | Наше призначення | Місія та візія',
    visions: 'Наше бачення | Бачення | Візія | Наша візія | Наша мрія | До чого ми прагнемо | Бачення майбутнього',
    nearMisses: 'Харчова цінність | Цінні папери | Ціни | Комісія | Телебачення | Харчові цінності',
  },
  bg: {
    values:
      'Нашите ценности | Ценности | Нашите принципи | В какво вярваме | Ценностите ни | Какво ни води | Какво е важно за нас | За какво се борим | Мисия и ценности | Моите ценности | Нашите убеждения | Какво ни движи | Основни ценности',
    missions:
      'Нашата мисия | Мисия | Нашата цел | Цели на сдружението | Защо го правим | Защо съществуваме | Мисия и визия | Мисията ни',
    visions: 'Нашата визия | Визия | Визията ни | Нашата мечта | Накъде вървим | Визия за бъдещето',
    nearMisses: 'Хранителни стойности | Ценни книжа | Цени | Комисия | Телевизия | Ценоразпис',
  },
  el: {
    values:
      'Οι αξίες μας | Αξίες | Οι αρχές μας | Σε τι πιστεύουμε | Τι πιστεύουμε | Τι μας καθοδηγεί | Αυτό που πρεσβεύουμε | Αποστολή και αξίες | Όραμα και αξίες | Η δέσμευσή μας | Τι έχει σημασία για εμάς | Οι αξίες της εταιρείας',
    missions:
      'Η αποστολή μας | Αποστολή | Ο σκοπός μας | Ο στόχος μας | Γιατί το κάνουμε | Γιατί υπάρχουμε | Σκοποί του συλλόγου | Αποστολή & Όραμα',
    visions: 'Το όραμά μας | Όραμα | Το όνειρό μας | Πού πηγαίνουμε | Όραμα για το μέλλον',
    nearMisses: 'Διατροφική αξία | Χρηματιστήριο αξιών | Τιμές | Αξιολογήσεις | Τηλεόραση | Αξιοθέατα',
  },
  tr: {
    values:
      'Değerlerimiz | Temel değerlerimiz | Kurumsal değerlerimiz | İlkelerimiz | Neye inanıyoruz | Değerler | Bizi biz yapan değerler | Misyon ve değerler | Prensiplerimiz | Çalışma ilkelerimiz | Neyi önemsiyoruz | Vizyon, misyon ve değerler',
    missions:
      'Misyonumuz | Misyon | Amacımız | Hedefimiz | Neden yapıyoruz | Neden varız | Derneğin amacı | Vizyon & Misyon | Varoluş amacımız',
    visions: 'Vizyonumuz | Vizyon | Hayalimiz | Gelecek vizyonumuz | Nereye gidiyoruz',
    nearMisses:
      'Besin değerleri | Değerlendirmeler | Değerli eşyalar | Televizyon | Komisyon | Müşteri değerlendirmeleri',
  },
  ro: {
    values:
      'Valorile noastre | Valori | Principiile noastre | În ce credem | Ce ne ghidează | Ce ne definește | Valorile care ne ghidează | Misiune și valori | Valorile companiei | Ce e important pentru noi | Convingerile noastre | Valorile mele | Angajamentele noastre | Ce ne motivează',
    missions:
      'Misiunea noastră | Misiune | Scopul nostru | Obiectivul nostru | De ce facem asta | De ce existăm | Scopul asociației | Misiune și viziune | Menirea noastră',
    visions: 'Viziunea noastră | Viziune | Visul nostru | Încotro mergem | Viziunea de viitor',
    nearMisses:
      'Valori nutriționale | Valoare comandă | Bilete de valoare | Comision | Televiziune | Obiecte de valoare',
  },
  hu: {
    values:
      'Értékeink | Alapértékeink | Értékek | Miben hiszünk | Elveink | Alapelveink | Ami fontos nekünk | Mi fontos számunkra | Küldetés és értékek | Amiben hiszünk | Amit képviselünk | Mi vezérel minket | A cég értékei | Hitvallásunk',
    missions:
      'Küldetésünk | Küldetés | Célunk | Céljaink | Miért csináljuk | Miért vagyunk | Az egyesület célja | Küldetés és jövőkép | A mi küldetésünk',
    visions: 'Jövőképünk | Víziónk | Jövőkép | Álmunk | Merre tartunk | Vízió',
    nearMisses: 'Tápértékek | Értékelések | Értéktárgyak | Határértékek | Értékpapírok | Televízió',
  },
  hr: {
    values:
      'Naše vrijednosti | Vrijednosti | Naša načela | U što vjerujemo | Naši principi | Što nas vodi | Što nas pokreće | Što nam je važno | Temeljne vrijednosti | Misija i vrijednosti | Moje vrijednosti | Za što se zalažemo | Naša uvjerenja | Vrijednosti kluba',
    missions:
      'Naša misija | Misija | Naš cilj | Svrha | Zašto to radimo | Zašto postojimo | Ciljevi udruge | Misija i vizija | Naše poslanje',
    visions: 'Naša vizija | Vizija | Naš san | Kamo idemo | Vizija budućnosti',
    nearMisses:
      'Nutritivne vrijednosti | Hranjive vrijednosti | Vrijednosni papiri | Cijene | Televizija | Komisija | Provizija',
  },
  sr: {
    values:
      'Naše vrednosti | Vrednosti | Naši principi | U šta verujemo | Šta nas pokreće | Šta nam je važno | Za šta se zalažemo | Misija i vrednosti | Наше вредности | Вредности | Наши принципи | У шта верујемо | Шта нас покреће | Мисија и вредности',
    missions:
      'Naša misija | Misija | Naš cilj | Zašto to radimo | Наша мисија | Мисија и визија | Циљеви удружења | Зашто то радимо',
    visions: 'Naša vizija | Vizija | Naš san | Kuda idemo | Наша визија | Визија',
    nearMisses: 'Nutritivne vrednosti | Хранљиве вредности | Cene | Televizija | Комисија | Цене',
  },
  sl: {
    values:
      'Naše vrednote | Vrednote | Naša načela | V kaj verjamemo | Kaj nas vodi | Kaj nas žene | Kaj nam je pomembno | Za kaj se zavzemamo | Poslanstvo in vrednote | Moje vrednote | Vrednote kluba | Naša prepričanja | Temeljne vrednote',
    missions:
      'Naše poslanstvo | Poslanstvo | Naš cilj | Namen društva | Zakaj to počnemo | Zakaj obstajamo | Poslanstvo in vizija | Cilji društva',
    visions: 'Naša vizija | Vizija | Naše sanje | Kam gremo | Vizija prihodnosti',
    nearMisses: 'Hranilne vrednosti | Hranilna vrednost | Cenik | Televizija | Vrednotnice | Vrednostni papirji',
  },
  lv: {
    values:
      'Mūsu vērtības | Vērtības | Pamatvērtības | Mūsu principi | Kam mēs ticam | Kas mūs vada | Kas mums ir svarīgi | Uzņēmuma vērtības | Misija un vērtības | Manas vērtības | Mūsu pārliecība | Kas mūs vieno',
    missions:
      'Mūsu misija | Misija | Mūsu mērķis | Biedrības mērķi | Kāpēc mēs to darām | Mērķi un uzdevumi | Misija un vīzija',
    visions: 'Mūsu vīzija | Vīzija | Mūsu sapnis | Uz kurieni mēs ejam | Nākotnes vīzija',
    nearMisses: 'Uzturvērtības | Uzturvērtība | Vērtspapīri | Cenas | Televīzija | Komisija',
  },
  lt: {
    values:
      'Mūsų vertybės | Vertybės | Mūsų principai | Principai | Kuo tikime | Kuo vadovaujamės | Kas mums svarbu | Įmonės vertybės | Misija ir vertybės | Mano vertybės | Mūsų įsitikinimai | Kas mus veda | Pagrindinės vertybės',
    missions:
      'Mūsų misija | Misija | Mūsų tikslas | Asociacijos tikslai | Kodėl tai darome | Tikslai ir uždaviniai | Misija ir vizija',
    visions: 'Mūsų vizija | Vizija | Mūsų svajonė | Kur link einame | Ateities vizija',
    nearMisses: 'Maistinės vertės | Maistinė vertė | Vertybiniai popieriai | Kainos | Televizija | Komisija',
  },
  et: {
    values:
      'Meie väärtused | Väärtused | Põhiväärtused | Meie põhimõtted | Millesse me usume | Mis on meile oluline | Mis meid juhib | Ettevõtte väärtused | Missioon ja väärtused | Minu väärtused | Meie veendumused | Mille eest me seisame',
    missions:
      'Meie missioon | Missioon | Meie eesmärk | Ühingu eesmärgid | Miks me seda teeme | Missioon ja visioon | Meie ülesanne',
    visions: 'Meie visioon | Visioon | Meie unistus | Kuhu me liigume | Tuleviku visioon',
    nearMisses: 'Toiteväärtused | Väärtpaberid | Hinnad | Piirväärtused | Televisioon | Komisjon',
  },
  ca: {
    values:
      'Els nostres valors | Valors | Els nostres principis | En què creiem | El que ens mou | Què ens mou | Els valors que ens guien | Missió i valors | La nostra essència | Els meus valors | El que ens defineix | Els nostres compromisos | Els nostres pilars | Valors del club',
    missions:
      'La nostra missió | Missió | El nostre objectiu | El nostre propòsit | Per què ho fem | Per què existim | Finalitats de l’associació | Missió i visió | La raó de ser',
    visions: 'La nostra visió | Visió | El nostre somni | Cap on anem | Visió de futur',
    nearMisses: 'Valors nutricionals | Valoracions | Borsa de valors | Objectes de valor | Televisió | Preus',
  },
  id: {
    values:
      'Nilai-nilai kami | Nilai kami | Nilai perusahaan | Nilai inti | Prinsip kami | Apa yang kami percaya | Apa yang kami yakini | Visi, misi & nilai | Nilai-nilai perusahaan | Budaya kerja | Komitmen kami | Keyakinan kami | Nilai-nilai inti',
    missions:
      'Misi kami | Misi | Tujuan kami | Mengapa kami ada | Mengapa kami melakukannya | Visi dan misi | Tujuan yayasan',
    visions: 'Visi kami | Visi | Impian kami | Visi ke depan | Cita-cita kami',
    nearMisses: 'Nilai gizi | Penilaian | Nilai tukar | Nilai rapor | Televisi | Komisi',
  },
  vi: {
    values:
      'Giá trị cốt lõi | Giá trị của chúng tôi | Nguyên tắc của chúng tôi | Chúng tôi tin vào điều gì | Niềm tin của chúng tôi | Điều chúng tôi trân trọng | Triết lý và giá trị | Sứ mệnh và giá trị | Những giá trị cốt lõi | Cam kết của chúng tôi | Hệ giá trị | Giá trị theo đuổi',
    missions:
      'Sứ mệnh | Sứ mệnh của chúng tôi | Sứ mạng | Mục tiêu của chúng tôi | Vì sao chúng tôi tồn tại | Tầm nhìn & Sứ mệnh | Tôn chỉ mục đích | Lý do chúng tôi ra đời',
    visions: 'Tầm nhìn | Tầm nhìn của chúng tôi | Tầm nhìn 2030 | Ước mơ của chúng tôi | Tầm nhìn - Sứ mệnh',
    nearMisses: 'Giá trị dinh dưỡng | Bảng giá | Giá trị đơn hàng | Đánh giá | Truyền hình | Giá cả',
  },
  ja: {
    values:
      '私たちの価値観 | 価値観 | 大切にしていること | 私たちが大切にしていること | 大切にしている想い | 行動指針 | バリュー | 私たちの信念 | 私たちの約束 | クレド | 行動規範 | 私たちのこだわり | 3つの約束 | 当院が大切にしていること | ミッション・ビジョン・バリュー',
    missions:
      '私たちの使命 | ミッション | 企業理念 | 経営理念 | 基本理念 | 設立趣旨 | 設立の目的 | パーパス | 私たちの目的 | 存在意義',
    visions: 'ビジョン | 私たちのビジョン | 目指す未来 | 私たちが目指すもの | 目指す姿 | 私たちの夢 | 将来像',
    nearMisses: '価格 | 栄養価 | 価値のある買い物 | テレビ | ビジョン検査 | 料金 | 数値',
  },
  zh: {
    values:
      '价值观 | 我们的价值观 | 核心价值 | 核心价值观 | 企业价值观 | 我们的信念 | 我们的原则 | 经营理念 | 企业文化 | 我们相信 | 我们的坚持 | 核心價值 | 我們的價值 | 服务理念 | 品牌价值',
    missions:
      '我们的使命 | 使命 | 企业使命 | 宗旨 | 本会宗旨 | 办学宗旨 | 我们的目标 | 我们为什么存在 | 使命与愿景 | 品牌使命',
    visions: '愿景 | 我们的愿景 | 企业愿景 | 我们的梦想 | 未来愿景 | 品牌願景 | 发展愿景',
    nearMisses: '价格 | 营养价值 | 性价比 | 价目表 | 电视 | 市场价值',
  },
  ko: {
    values:
      '핵심가치 | 핵심 가치 | 우리의 가치 | 우리가 믿는 것 | 우리의 원칙 | 가치관 | 우리의 신념 | 미션과 핵심가치 | 경영 철학 | 우리의 약속 | 추구하는 가치 | 행동 원칙 | 인재상과 핵심가치',
    missions:
      '미션 | 우리의 미션 | 우리의 사명 | 설립 목적 | 설립목적 | 경영이념 | 존재 이유 | 우리가 하는 이유 | 미션과 비전',
    visions: '비전 | 우리의 비전 | 비전 2030 | 우리의 꿈 | 우리가 꿈꾸는 세상 | 우리가 그리는 미래',
    nearMisses: '영양 가치 | 가격 | 텔레비전 | 부가가치세 | 커미션 | 자산 가치',
  },
  ar: {
    values:
      'قيمنا | القيم | القيم الأساسية | مبادئنا | بماذا نؤمن | ما نؤمن به | القيم التي نؤمن بها | رسالتنا وقيمنا | قيمنا الجوهرية | التزاماتنا | ما يهمنا | ما يميز قيمنا | قيم الشركة',
    missions:
      'رسالتنا | مهمتنا | الرسالة | هدفنا | أهدافنا | لماذا نفعل ذلك | الرسالة والرؤية | رسالة الجمعية | غايتنا',
    visions: 'رؤيتنا | الرؤية | حلمنا | رؤية الشركة | طموحنا | إلى أين نتجه',
    nearMisses: 'القيم الغذائية | القيمة الغذائية | قيمة الطلب | تقييمات | التلفزيون | الأسعار',
  },
  he: {
    values:
      'הערכים שלנו | ערכים | ערכינו | במה אנחנו מאמינים | העקרונות שלנו | מה מנחה אותנו | מה חשוב לנו | ערכי הליבה | חזון וערכים | האמונות שלנו | ערכי החברה | האני מאמין שלנו | מה מניע אותנו',
    missions: 'המשימה שלנו | המטרה שלנו | השליחות שלנו | הייעוד שלנו | מטרות העמותה | למה אנחנו עושים את זה | ייעוד',
    visions: 'החזון שלנו | חזון | החלום שלנו | חזון העמותה | לאן אנחנו הולכים',
    nearMisses: 'ערכים תזונתיים | ערך מוסף | מחירים | טלוויזיה | חפצי ערך | מחירון',
  },
  fa: {
    values:
      'ارزش‌های ما | ارزش ها | ارزش‌ها | اصول ما | به چه باور داریم | باورهای ما | آنچه به آن باور داریم | ارزش‌های سازمانی | ماموریت و ارزش‌ها | ارزش‌های بنیادین | تعهدات ما | ارزشهای ما',
    missions: 'ماموریت ما | مأموریت | هدف ما | رسالت ما | چرا این کار را می‌کنیم | اهداف انجمن | ماموریت و چشم انداز',
    visions: 'چشم‌انداز ما | چشم انداز | رویای ما | آرمان ما | به کجا می‌رویم',
    nearMisses: 'ارزش غذایی | ارزش افزوده | قیمت‌ها | تلویزیون | اوراق بهادار | ارزشیابی',
  },
  th: {
    values:
      'ค่านิยมของเรา | ค่านิยม | ค่านิยมองค์กร | คุณค่าของเรา | สิ่งที่เรายึดมั่น | หลักการของเรา | สิ่งที่เราเชื่อ | ความเชื่อของเรา | คุณค่าหลัก | พันธกิจและค่านิยม | สิ่งที่เราให้ความสำคัญ',
    missions: 'พันธกิจ | พันธกิจของเรา | ภารกิจของเรา | วัตถุประสงค์ | ทำไมเราถึงทำสิ่งนี้ | จุดมุ่งหมายของเรา | เป้าหมายของเรา',
    visions: 'วิสัยทัศน์ | วิสัยทัศน์ของเรา | ความฝันของเรา | วิสัยทัศน์และพันธกิจ | วิสัยทัศน์องค์กร',
    nearMisses: 'คุณค่าทางโภชนาการ | ราคา | มูลค่าสินค้า | โทรทัศน์ | ค่าบริการ | ค่าจัดส่ง',
  },
  hi: {
    values:
      'हमारे मूल्य | मूल्य और सिद्धांत | हमारे सिद्धांत | हमारे मूल मूल्य | हमारा विश्वास | हम किसमें विश्वास करते हैं | हमारे आदर्श | मिशन और मूल्य | हमारी प्रतिबद्धता | हमारी मान्यताएं',
    missions: 'हमारा मिशन | हमारा उद्देश्य | मिशन | हमारा लक्ष्य | हम ऐसा क्यों करते हैं | संस्था के उद्देश्य | मिशन और विजन',
    visions: 'हमारी दृष्टि | हमारा विज़न | विज़न | हमारा सपना | हमारा दृष्टिकोण',
    nearMisses: 'पोषण मूल्य | मूल्य सूची | मूल्य निर्धारण | टेलीविजन | कमीशन | कीमतें',
  },
};
