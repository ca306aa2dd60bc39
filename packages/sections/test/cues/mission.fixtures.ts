import type { Phrases } from './phrases.ts';

export const MISSION: Phrases = {
  ar: ['ومنذ اليوم الأول كانت رسالتنا أن نجعل التعليم متاحا لكل طفل.', 'أرسل رسالتك وسنرد عليك خلال يوم عمل واحد.'],
  cs: ['Od začátku je naším cílem, aby každé dítě mělo kde sportovat.', 'Cílem výletu je zřícenina hradu nad řekou.'],
  da: [
    'Lige siden begyndelsen har det været vores mål at gøre god mad til hverdagskost.',
    'Vi ville gerne have haft flere pladser på holdet i år.',
  ],
  de: [
    'Seit der Gründung haben wir es uns zur Aufgabe gemacht, altes Handwerk zu bewahren.',
    'Unsere Mission Control zeigt alle Server auf einen Blick.',
  ],
  en: [
    'From day one, our mission has been to make clean water affordable for every village.',
    'The mission control view shows every server at a glance.',
  ],
  es: [
    'Desde el primer día, nuestra misión ha sido acercar la música a los barrios.',
    'Queremos conocer tu opinión sobre la nueva web.',
  ],
  fi: [
    'Tehtävämme on tuoda tuore luomuruoka jokaisen suomalaisen pöytään.',
    'Harjoitustehtävämme löydät kurssin sivulta perjantaisin.',
  ],
  fr: [
    'Depuis vingt ans, nous nous sommes donné pour mission de transmettre le goût de la lecture.',
    'Des missions d’intérim sont proposées chaque semaine dans la région.',
  ],
  it: [
    'Fin dall’inizio la nostra missione è stata portare il teatro nei piccoli paesi.',
    'La commissione si riunisce ogni primo lunedì del mese.',
  ],
  ja: [
    '私たちは、地域の食文化を次の世代へつなぐことを使命としています。',
    'ミッションをクリアすると、次のステージに進めます。',
  ],
  ko: [
    '누구나 안심하고 먹을 수 있는 음식을 만드는 것이 저희의 사명입니다.',
    '매주 새로운 미션을 완료하면 포인트를 드립니다.',
  ],
  nb: [
    'Helt siden starten har målet vårt vært å gjøre friluftsliv mulig for alle barn.',
    'Målet på vinduet må oppgis i millimeter ved bestilling.',
  ],
  nl: [
    'Al sinds onze oprichting is het onze missie om iedereen te leren fietsen.',
    'Wij willen u vragen om uw schoenen bij de deur uit te doen.',
  ],
  pl: [
    'Od początku naszą misją było przywracanie do życia starych mebli.',
    'Transmisja na żywo rozpocznie się w sobotę o dziesiątej.',
  ],
  pt: [
    'Desde o início, a nossa missão tem sido levar livros a todas as aldeias.',
    'A emissão do bilhete demora apenas alguns minutos.',
  ],
  ru: [
    'Свою миссию мы видим в том, чтобы каждый ребёнок мог заниматься спортом.',
    'Мы хотим предупредить, что в понедельник магазин закрыт.',
  ],
  sv: [
    'Ända sedan starten har vårt uppdrag varit att hjälpa unga att hitta sitt första jobb.',
    'Uppdraget löper till och med den sista augusti.',
  ],
  tr: [
    'Kurulduğumuz günden beri amacımız, sağlıklı gıdayı her sofraya ulaştırmak.',
    'Hangi amaçla kullanılacağı sipariş formunda belirtilmelidir.',
  ],
  zh: ['自成立以来，我们始终以让每个孩子都能读到好书为使命。', '完成任务即可领取本周的积分奖励。'],
};

export const VISION: Phrases = {
  ar: ['نطمح إلى مستقبل يجد فيه كل شاب عملا كريما في مدينته.', 'يمكنكم رؤية البحر من شرفة كل غرفة.'],
  cs: ['Představujeme si svět, ve kterém se nic nevyhazuje.', 'Na představení prosíme přijďte o čtvrt hodiny dříve.'],
  da: [
    'Vi drømmer om en by, hvor alle børn trygt kan cykle i skole.',
    'Drømmer du om en uge ved havet, så ring til os.',
  ],
  de: [
    'Wir träumen von einer Stadt, in der jedes Kind sicher zur Schule radeln kann.',
    'Von diesem Urlaub werden Sie noch lange träumen.',
  ],
  en: [
    'We imagine a city where every child can cycle to school safely.',
    'The clinic tests your vision and fits your glasses the same day.',
  ],
  es: [
    'Soñamos con una ciudad donde todos los niños puedan ir en bici al colegio.',
    'Un lugar de ensueño para celebrar tu boda junto al mar.',
  ],
  fi: [
    'Unelmoimme kaupungista, jossa jokainen lapsi voi pyöräillä turvallisesti kouluun.',
    'Televisio ja langaton verkko löytyvät jokaisesta huoneesta.',
  ],
  fr: [
    'Nous rêvons d’une ville où chaque enfant peut aller à l’école à vélo.',
    'Un cadre de rêve pour vos vacances en famille.',
  ],
  it: [
    'Sogniamo una città in cui ogni bambino possa andare a scuola in bicicletta.',
    'La camera dei tuoi sogni, con vista sul lago.',
  ],
  ja: ['誰もが自分らしく働ける社会をつくりたいと考えています。', '社会人の方も、夜間の講座を受講できます。'],
  ko: ['우리는 모든 아이가 안전하게 자전거로 등교하는 도시를 꿈꿉니다.', '세상에서 가장 부드러운 빵을 맛보세요.'],
  nb: [
    'Vi drømmer om en by der alle barn kan sykle trygt til skolen.',
    'Drømmer du om en uke i fjellet, så ta kontakt.',
  ],
  nl: [
    'Wij dromen van een stad waarin ieder kind veilig naar school kan fietsen.',
    'Een droomhuis bouwen begint bij een goed gesprek.',
  ],
  pl: [
    'Marzy nam się miasto, w którym każde dziecko może bezpiecznie jeździć rowerem do szkoły.',
    'Telewizja i internet są dostępne w każdym pokoju.',
  ],
  pt: [
    'Sonhamos com uma cidade onde todas as crianças possam ir de bicicleta para a escola.',
    'A revisão do carro inclui a troca do óleo e dos filtros.',
  ],
  ru: [
    'Мы мечтаем о городе, где каждый ребёнок может безопасно доехать до школы на велосипеде.',
    'Наше видеонаблюдение работает круглосуточно.',
  ],
  sv: [
    'Vi drömmer om en stad där alla barn kan cykla tryggt till skolan.',
    'Drömmer du om en vecka vid havet är du välkommen hit.',
  ],
  tr: [
    'Her çocuğun okula güvenle bisikletle gidebildiği bir şehir hayal ediyoruz.',
    'Televizyon ve kablosuz internet her odada mevcuttur.',
  ],
  zh: ['我们希望有一天，每个孩子都能安全地骑车上学，这就是我们的愿景。', '许愿墙就设在一楼大厅的入口处。'],
};

export const BELIEF: Phrases = {
  ar: ['نحن نؤمن بأن الطعام الجيد يبدأ من تربة سليمة.', 'تشمل الباقة تأمينا كاملا على الأجهزة.'],
  cs: ['Věříme, že dobré jídlo začíná zdravou půdou.', 'Děkujeme za vaši důvěru a těšíme se na viděnou.'],
  da: ['Vi tror på, at god mad begynder med en sund jord.', 'Vi tror desværre, at butikken er lukket i påsken.'],
  de: [
    'Wir sind fest davon überzeugt, dass gutes Essen mit gesundem Boden beginnt.',
    'Überzeugen Sie sich bei einem Besuch selbst.',
  ],
  en: [
    'We firmly believe that good food starts with healthy soil.',
    'You will not believe how quiet the new motor is.',
  ],
  es: [
    'Estamos convencidos de que la buena comida empieza en un suelo sano.',
    'Si crees que falta algo, escríbenos un correo.',
  ],
  fi: ['Uskomme, että hyvä ruoka alkaa terveestä maasta.', 'Uskomaton näköala avautuu saunan terassilta.'],
  fr: [
    'Nous sommes persuadés qu’un bon repas commence par une terre saine.',
    'Vous n’allez pas croire à quel point ce moteur est silencieux.',
  ],
  it: ['Siamo convinti che il buon cibo nasca da una terra sana.', 'Se credi che manchi qualcosa, scrivici una mail.'],
  ja: [
    'おいしい食事は健やかな土から始まると、私たちは信じています。',
    '信じられないほど静かなモーターを搭載しました。',
  ],
  ko: ['저희는 좋은 음식이 건강한 흙에서 시작된다고 믿습니다.', '믿을 수 없을 만큼 조용한 모터를 만나 보세요.'],
  nb: ['Vi tror at god mat begynner med sunn jord.', 'Du vil ikke tro hvor stille den nye motoren er.'],
  nl: ['Wij geloven dat goed eten begint bij een gezonde bodem.', 'Je gelooft niet hoe stil de nieuwe motor is.'],
  pl: ['Wierzymy, że dobre jedzenie zaczyna się od zdrowej ziemi.', 'Nie uwierzysz, jak cichy jest nowy silnik.'],
  pt: [
    'Acreditamos que a boa comida começa num solo saudável.',
    'Os laboratórios acreditados realizam as análises em dois dias.',
  ],
  ru: [
    'Мы искренне верим, что хорошая еда начинается со здоровой земли.',
    'Проверьте, верно ли указан адрес доставки.',
  ],
  sv: ['Vi är övertygade om att god mat börjar med frisk jord.', 'Du kommer inte att tro hur tyst den nya motorn är.'],
  tr: ['İyi yemeğin sağlıklı topraktan başladığına inanıyoruz.', 'İnanılmaz sessiz motoru ile tanışın.'],
  zh: ['我们始终相信，好的食物源自健康的土壤。', '相信你一定听说过这条老街。'],
};

export const PROMISE: Phrases = {
  ar: ['نعدكم بالرد على كل استفسار خلال يوم واحد.', 'مواعيد العمل من السبت إلى الخميس.'],
  cs: ['Slibujeme, že na každý dotaz odpovíme do jednoho dne.', 'Záruka na elektroniku je v Česku dva roky.'],
  da: ['Vi lover, at du får svar inden for en dag.', 'Plovers og andre fugle kan ses fra tårnet.'],
  de: [
    'Wir versprechen Ihnen eine Antwort innerhalb eines Tages.',
    'Die Preise sind vielversprechend, die Garantiebedingungen liegen bei.',
  ],
  en: ['We promise you an answer within one day.', 'This promising young band plays on Saturday night.'],
  es: [
    'Nos comprometemos a responderte en menos de un día.',
    'El cartel reúne a los grupos más prometedores del país.',
  ],
  fi: ['Lupaamme vastata jokaiseen viestiin vuorokauden kuluessa.', 'Kalastusluvan voit ostaa vastaanotosta.'],
  fr: [
    'Nous vous promettons une réponse sous vingt-quatre heures.',
    'Une belle promenade mène du village à la cascade.',
  ],
  it: [
    'Ci impegniamo a rispondere a ogni richiesta entro un giorno.',
    'I gruppi più promettenti del paese suonano sabato sera.',
  ],
  ja: [
    'いただいたご質問には、必ず一日以内にお返事することをお約束します。',
    'ご来店の際は、前日までにお約束の時間をご確認ください。',
  ],
  ko: ['모든 문의에 하루 안에 답해 드릴 것을 약속드립니다.', '약속 장소는 지하철역 3번 출구 앞입니다.'],
  nb: ['Vi lover at du får svar innen en dag.', 'Loven krever at alle gjester fyller ut skjemaet.'],
  nl: [
    'Wij beloven dat u binnen een dag antwoord krijgt.',
    'De meest veelbelovende bands van het land spelen op zaterdag.',
  ],
  pl: [
    'Obiecujemy odpowiedzieć na każde pytanie w ciągu jednego dnia.',
    'Gwarancja producenta na sprzęt wynosi dwa lata.',
  ],
  pt: [
    'Prometemos responder a cada pergunta em menos de um dia.',
    'As bandas mais promissoras do país tocam no sábado.',
  ],
  ru: [
    'Мы обещаем ответить на каждый вопрос в течение одного дня.',
    'Гарантия производителя на технику составляет два года.',
  ],
  sv: ['Vi lovar att du får svar inom en dag.', 'Under sommarlovet har vi öppet alla dagar.'],
  tr: [
    'Her soruya bir gün içinde yanıt vereceğimize söz veriyoruz.',
    'Sözleşme imzalandıktan sonra anahtar teslim edilir.',
  ],
  zh: ['我们向您承诺，所有咨询都会在一天之内得到回复。', '请妥善保管好您的保证书和发票。'],
};
