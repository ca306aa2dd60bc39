import type { Kind } from './kind.ts';

export const RECREATION: readonly Kind[] = [
  {
    name: 'dog breeder',
    bucket: 'Pets and animals',
    words: {
      en: '(?:dog|puppy|cat|cattery|kitten|labrador|retriever|poodle|doodle|goldendoodle|labradoodle|bernedoodle|shepherd|bulldog|terrier|spaniel|dachshund|maine coon|bengal|ragdoll|corgi|husky|beagle|collie|mastiff|rottweiler|dobermann?|chihuahua|pug) breed(?:ers?|ing)|puppies (?:for sale|available)|kennel club|breed club|pedigree (?:dogs|cats)|(?:alpaca|goat|sheep|cattle|poultry) farm',
      'de nl':
        '*hundezucht*|*hundezüchter*|*katzenzucht*|*rassehunde*|*zuchtverein*|*welpen|*alpakazucht|*alpakahof|*kaninchenzucht\\p{L}*|*hondenfokker\\p{L}*|*kattenfokker\\p{L}*|*hondenkennel|*rasvereniging|*cattery',
      'sv da nb':
        '*hunduppfödare|*hunduppfödning|*kattuppfödare|*kennelklubb*|valpar|*hundeopdræt\\p{L}*|*katteopdræt\\p{L}*|*kennelklub|*opdrætter|hvalpe|*hundeoppdrett\\p{L}*|*katteoppdrett\\p{L}*|*raseklubb|*hundeklubb|*brukshundklubb*',
      'fr es pt it ca ro':
        "élevage (?:canin|félin|de chiens|de chats|familial|d['’]alpagas)|éleveur (?:canin|de chiens|félin)|chatterie|chiots|criadero(?: canino)?|criadores? de (?:perros|cães|gatos)|cachorros (?:en venta|disponibles)|canil|filhotes|criação de cães|allevamento (?:amatoriale|cani|di cani|gatti|cinofilo|di)|cuccioli|criador de gossos|crescătorie de câini|canisă",
      'pl cs sk hr sl':
        'hodowla (?:psów|kotów|królików|alpak)|hodowla \\p{L}+ fci|szczenięta|związek kynologiczny|chovatelská stanice|chov (?:psů|koček|alpak)|štěňata|chovateľská stanica|šteniatka|uzgajivačnica|leglo|kinološk\\p{L}+ (?:društvo|savez|zveza)|psarna',
      'ru uk bg':
        'питомник (?:собак|кошек|хаски|шпиц\\p{L}+)|щенки|котята|розплідник (?:собак|котів)|цуценята|кошенята|развъдник|кученца',
      'fi et lv lt hu':
        '*kennel|koirankasvatt\\p{L}*|kissankasvatt\\p{L}*|rotuyhdistys|kennelpiiri|*pentue|koerakasvat\\p{L}*|kutsikad|kennelliit|suņu audzētava|kucēni|kaķu audzētava|veislynas|šuniukai|kutyatenyészt\\p{L}*|macskatenyészt\\p{L}*|kutyakölyk\\p{L}*|kölyökkuty\\p{L}*|kennel',
      'el tr': 'εκτροφείο (?:σκύλων|γατών)|εκτροφή σκύλων|köpek (?:çiftliği|üretim\\p{L}*)|yavru köpek',
      'ja zh ko': 'ブリーダー|犬舎|犬舍|猫舍|켄넬',
    },
  },
  {
    name: 'horse breeder',
    bucket: 'Pets and animals',
    words: {
      en: '(?:horse|pony|equine|thoroughbred|arabian|warmblood|icelandic horse) breed(?:ers?|ing)|stud ?farm|stallions? at stud',
      'de nl': '*pferdezucht*|*gestüt*|*zuchtstall|*hengststation|*paardenfokkerij*|*hengstenhouderij|*stoeterij',
      'sv da nb': '*stuteri*|*hästuppfödning|*hesteavl|*hesteoppdrett|*travstall|*hingstestation',
      'fr es pt it ca ro':
        'élevage (?:de chevaux|équin)|haras|cría de caballos|yeguada|criação de cavalos|coudelaria|allevamento (?:di )?cavalli|centre de cria de cavalls|herghelie',
      'pl cs sk hr sl': 'hodowla koni|stadnina|chov koní|hřebčín|žrebčín|uzgoj konja|ergela|kobilarna',
      'ru uk bg': 'конный завод|коневодств\\p{L}+|кінний завод|конярств\\p{L}+|коневъдств\\p{L}+',
      'fi et lv lt hu':
        'hevossiittola|hevoskasvatus|ravitalli|hobusekasvatus|hobusekasvandus|zirgaudzētava|žirgynas|lótenyészt\\p{L}*|ménes|lótenyészet',
      'el tr': 'εκτροφή αλόγων|hara çiftliği|at çiftliği',
      'ja zh ko': '競走馬生産',
    },
  },
  {
    name: 'personal trainer',
    bucket: 'Sports and fitness',
    words: {
      en: 'personal train(?:ers?|ing)|(?:strength|athletic) coach(?:es|ing)?|strength (?:and|&) conditioning|online coaching for|fitness coach(?:es|ing)?',
      'de nl':
        '*personal-?train(?:er|erin|ing)|*personaltrain\\p{L}*|*lauftrainer\\p{L}*|*athletiktraining|*sportcoach\\p{L}*|*fitnesstrainer\\p{L}*|*sportbegeleiding',
      'sv da nb': 'personlig tränare|pt-online|*löpcoach|personlig træner|personlig trener|*løbecoach|*løpecoach',
      'fr es pt it ca ro':
        'coach sportif|coaching sportif|préparateur physique|entrenador[a]? personal|preparador físico|treinador[a]? pessoal|personal trainer|preparatore atletico|entrenador personal|antrenor personal',
      'pl cs sk hr sl':
        'trener personalny|treningi personalne|osobní trenér|osobný tréner|osobni trener|kondičn\\p{L}+ trenér',
      'ru uk bg':
        'персональн\\p{L}+ тренер\\p{L}*|персональн\\p{L}+ тренуванн\\p{L}+|фитнес-?тренер\\p{L}*|фітнес-?тренер\\p{L}*|персонален треньор|личен треньор',
      'fi et lv lt hu':
        'personal trainer|henkilökohtainen valmentaja|personaaltreener\\p{L}*|personālais treneris|asmeninis treneris|személyi edző\\p{L}*',
      'el tr': 'προσωπικός γυμναστής|personal training|kişisel antrenör|özel antrenör',
      'ar he': 'مدرب شخصي|מאמן כושר|אימוני כושר אישיים',
      'id vi': 'personal trainer|huấn luyện viên cá nhân',
      'ja zh ko': 'パーソナルトレーニング|パーソナルトレーナー|私人教练|私人教練|퍼스널트레이닝',
      de: 'personal ?trainer',
    },
  },
  {
    name: 'swimming school',
    bucket: 'Sports and fitness',
    words: {
      en: 'swim(?:ming)? (?:school|lessons|classes|academy)|learn to swim|baby swimming',
      'de nl': '*schwimmschule*|*schwimmkurs\\p{L}*|babyschwimmen|*zwemschool*|*zwemles\\p{L}*|babyzwemmen',
      'sv da nb': '*simskola*|babysim|*svømmeskole*|babysvømning|*svømmekurs|babysvømming',
      'fr es pt it ca ro':
        'école de natation|cours de natation|bébés? nageurs?|escuela de natación|clases de natación|matronatación|escola de natação|aulas de natação|scuola (?:di )?nuoto|corsi di nuoto|escola de natació|școală de înot|cursuri (?:de )?înot',
      'pl cs sk hr sl':
        'szkoła pływania|nauka pływania|škola plavání|plavecká škola|kurzy plavání|plavecká škola|škola plivanja|šola plavanja|plavalni tečaji',
      'ru uk bg': 'школа плавания|обучение плаванию|школа плавання|навчання плаванню|школа по плуване|уроци по плуване',
      'fi et lv lt hu':
        'uimakoulu*|vauvauinti|ujumiskool|ujumisõpe|beebiujumine|peldēšanas (?:skola|nodarbības)|plaukimo (?:mokykla|pamokos)|úszásoktat\\p{L}*|úszóiskola|babaúszás',
      'el tr': 'σχολή κολύμβησης|εκμάθηση κολύμβησης|yüzme (?:okulu|kursu|dersi)',
      'ar he': 'مدرسة سباحة|تعليم السباحة|בית ספר לשחייה|לימודי שחייה',
      'id vi': 'les renang|kursus renang|dạy bơi|học bơi',
      'ja zh ko': 'スイミングスクール|水泳教室|游泳培训|游泳教學|수영교실|수영강습',
    },
  },
  {
    name: 'indoor playground',
    bucket: 'Leisure',
    words: {
      en: "(?:indoor|soft) play(?: cent(?:re|er)| area)?|play ?(?:cafe|café|cent(?:re|er))s?|children['’]s play (?:cent(?:re|er)|area)|bouncy castles?(?: hire)?|party venue for (?:kids|children)",
      'de nl':
        '*indoorspielplatz*|*kinderspielparadies|*spielparadies|*hüpfburg\\p{L}*|*spielplatzbau|*spielplatzgeräte|*binnenspeeltuin|*springkussen\\p{L}*|*speeltoestellen',
      'sv da nb': '*lekland*|hoppborg\\p{L}*|*legeland|hoppeborg\\p{L}*|*lekeland|hoppeslott',
      'fr es pt it ca ro':
        'plaine de jeux|structures? gonflables?|châteaux? gonflables?|parque de bolas|castillos? (?:hinchables?|inflables?)|castelli gonfiabili|parco giochi|gonfiabili|insufláveis|inflables infantils|castele gonflabile',
      'pl cs sk hr sl':
        'sala zabaw|dmuchańce|dětská herna|skákací hrad\\p{L}*|herna pro děti|detská herňa|nafukovací hrad|igraonica|dvorac na napuhavanje|otroška igralnica',
      'ru uk bg':
        'детск\\p{L}+ (?:игров\\p{L}+ (?:центр|комнат\\p{L}+))|батуты|дитяч\\p{L}+ (?:ігров\\p{L}+ (?:центр|кімнат\\p{L}+))|надуваеми замъци',
      'fi et lv lt hu':
        'sisäleikki\\p{L}*|leikkimaa|pomppulinna\\p{L}*|mängutuba|mängumaa|batuudi\\p{L}*|spēļu (?:laukum\\p{L}+|istaba)|piepūšamās atrakcijas|žaidimų (?:aikštel\\p{L}+|kambarys)|pripučiami batutai|játszóház|ugrálóvár\\p{L}*',
      'el tr': 'παιδότοπος|φουσκωτά παιχνίδια|oyun (?:parkı|evi|alanı)|şişme oyun',
      'ar he': "منطقة ألعاب|ألعاب أطفال|ג[’'׳]ימבורי|משחקייה|מתנפחים",
      'id vi': 'playground anak|khu vui chơi trẻ em',
      'ja zh ko': '室内遊び場|キッズパーク|室内儿童乐园|親子樂園|키즈카페',
      es: 'ludoteca',
      nl: 'speelparadijs',
    },
  },
  {
    name: 'nature park',
    bucket: 'Environment',
    words: {
      en: '(?:national|nature|regional|natural|geo) ?park(?: authority)?|nature reserves?|geopark|biosphere reserve|tourist (?:office|board|information)|destination (?:management|marketing) organi[sz]ation',
      'de nl':
        '*nationalpark*|*naturpark*|*geopark|*biosphärenreservat|*tourismusverband*|*tourist-?information*|*touristinfo\\p{L}*|*tourismusverein|*verkehrsverein|*nationaal park|*natuurgebied|*natuurpark',
      'sv da nb':
        '*nationalpark|*naturreservat|*turistbyrå*|*naturpark|*turistbureau|*turistinformation|*nasjonalpark\\p{L}*|*turistkontor|*destinasjonsselskap',
      'fr es pt it ca ro':
        'parc (?:naturel|national)|office de tourisme|réserve naturelle|parque (?:natural|nacional)|oficina de turismo|reserva natural|posto de turismo|parco (?:naturale|nazionale|regionale)|riserva naturale|ufficio turistico|parc natural|oficina de turisme|parc(?:ul)? na(?:tural|țional)|centru de informare turistică',
      'pl cs sk hr sl':
        'park (?:narodowy|krajobrazowy)|rezerwat przyrody|informacja turystyczna|národní park|informační centrum|národný park|turistické informačné|nacionalni park|park prirode|turistička zajednica|krajinski park|turistično informacijski',
      'ru uk bg':
        'национальн\\p{L}+ парк|природн\\p{L}+ парк|заповедник\\p{L}*|туристско-информационный|національн\\p{L}+ (?:природн\\p{L}+ )?парк|заповідник\\p{L}*|национален парк|природен парк|туристически информационен',
      'fi et lv lt hu':
        'kansallispuisto|luonnonpuisto|matkailuneuvonta|rahvuspark|looduspark|turismiinfo\\p{L}*|nacionālais parks|dabas parks|tūrisma informācijas|nacionalinis parkas|regioninis parkas|turizmo informacijos|nemzeti park|natúrpark|turinform|tájvédelmi',
      'el tr': 'εθνικό(?:ς)? (?:πάρκο|δρυμός)|γεωπάρκο|milli park|tabiat parkı',
      'ar he': 'محمية طبيعية|منتزه وطني|שמורת טבע|גן לאומי',
      'id vi': 'taman nasional|cagar alam|vườn quốc gia|khu bảo tồn',
      'ja zh ko': '国立公園|自然公園|観光協会|国家公园|國家公園|风景区|風景區|自然保护区|국립공원|관광안내소',
    },
  },
  {
    name: 'marina',
    bucket: 'Leisure',
    words: {
      en: 'marinas?|yacht harbou?r|moorings?|boat storage',
      'de nl': '*marina|*yachthafen|*jachthaven*',
      'sv da nb':
        '*gästhamn|*småbåtshamn|*båthandel|*båtförsäljning|*lystbådehavn|*bådsalg|*bådforhandler|*småbåthavn|*båtforhandler|*båtutstyr',
      'fr es pt it ca ro': 'port de plaisance|puerto deportivo|porto de recreio|porto turistico|port esportiu',
      'pl cs sk hr sl':
        'przystań|sprzedaż (?:jachtów|łodzi)|prodej lodí|přístaviště|predaj lodí|nautička marina|prodaja (?:brodova|plovila|plovil)',
      'ru uk bg':
        'яхт-?клуб марина|яхтенн\\p{L}+ марин\\p{L}+|продажа (?:яхт|катеров|лодок)|продаж (?:яхт|катерів|човнів)|яхтено пристанище|продажба на (?:лодки|яхти)',
      'fi et lv lt hu':
        'venesatama|vierasvenesatama|venekauppa|venemyynti|jahisadam|külalissadam|paadimüük|jahtu osta|laivu tirdzniecība|jachtų uostas|valčių prekyba|hajókikötő|vitorláskikötő|hajóértékesít\\p{L}*',
      'el tr': 'μαρίνα|πωλήσεις σκαφών|yat limanı|tekne satış\\p{L}*',
      'ja zh ko': 'マリーナ|游艇会|遊艇|마리나',
    },
  },
];
