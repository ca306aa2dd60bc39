import type { Kind } from './kind.ts';

/** Who hires out devices and instruments. */
export const HIRE_OF_DEVICES: readonly Kind[] = [
  {
    name: 'baby equipment hire',
    bucket: 'Retail',
    narrows: ['baby shop', 'furniture, camera or tub hire'],
    words: {
      en: '(?:(?:baby (?:equipment|gear)|prams?|pushchairs?|strollers?|car seats?|cots?|toys?)) (?:hire|rentals?|for hire)|(?:rental|hire) of (?:(?:baby (?:equipment|gear)|prams?|pushchairs?|strollers?|car seats?|cots?|toys?))',
      'de nl':
        '*(?:(?:baby|kinderwagen|babyausstattung|kindersitz|spielzeug|babybett|buggy))-?(?:verleih|vermietung)|(?:(?:baby|kinderwagen|babyausstattung|kindersitz|spielzeug|babybett|buggy)) (?:mieten|leihen|vermietung|verleih)|*(?:(?:babyspullen|kinderwagen|buggy|speelgoed|babyuitzet))(?:s|en)? ?verhuur|(?:(?:babyspullen|kinderwagen|buggy|speelgoed|babyuitzet))(?:s|en)? (?:huren|te huur)',
      'da sv nb is':
        '*(?:(?:barnevogn|babyudstyr|autostol))[ -]?udlejning|(?:lej|leje af|udlejning af) (?:(?:barnevogn|babyudstyr|autostol))*|*(?:(?:barnvagn|bilbarnstol|babyskydd|babyutrustning))s?[ -]?uthyrning|(?:hyr|hyra|uthyrning av) (?:(?:barnvagn|bilbarnstol|babyskydd|babyutrustning))*|*(?:(?:barnevogn|babyutstyr|bilstol))[ -]?utleie|(?:lei|leie|leie av|utleie av) (?:(?:barnevogn|babyutstyr|bilstol))*|*(?:(?:barnavagna|barnabílstóla|barnavöru))leig*',
      'fr es ca gl pt it ro':
        "location (?:de |d')?(?:(?:matériel (?:de puériculture|bébé|pour bébé)|poussettes?|jouets|sièges auto))|(?:alquiler|renta|arriendo) de (?:(?:artículos (?:de|para) bebés?|carritos de bebé|sillas de coche|juguetes|cochecitos))|lloguer (?:de |d')(?:(?:articles per a nadons|cotxets|joguines))|alugueiro de (?:(?:artigos para bebés|carriños de bebé))|(?:aluguel|aluguer|locação) de (?:(?:artigos (?:de|para) bebé|carrinhos de bebê|brinquedos|carrinhos de bebé|itens de bebê))|noleggio (?:di )?(?:(?:passeggini|attrezzature per (?:bambini|neonati)|articoli per (?:bambini|neonati)|tiralatte|giocattoli))|închirier[ie] (?:de )?(?:(?:articole (?:pentru )?bebeluși|cărucioare|jucării|scaune auto))",
      'pl cs sk sl hr sr':
        '(?:wynajem|wypożyczalnia) (?:(?:wózków dziecięcych|akcesoriów dziecięcych|fotelików samochodowych|zabawek))|(?:půjčovna|pronájem) (?:(?:kočárků|autosedaček|dětských potřeb|hraček))|(?:požičovňa|prenájom) (?:(?:kočíkov|autosedačiek|detských potrieb|hračiek))|(?:najem|izposoja) (?:(?:otroških vozičkov|otroške opreme|avtosedežev))|(?:najam|iznajmljivanje) (?:(?:dječjih kolica|dečijih kolica|autosjedalica|dječje opreme|igračaka))',
      'ru uk bg mk':
        '(?:аренда|прокат) (?:(?:детских товаров|детских колясок|колясок|автокресел|игрушек|детских весов))|(?:оренда|прокат) (?:(?:дитячих товарів|дитячих візків|автокрісел|іграшок))|наем на (?:(?:бебешки (?:стоки|колички|артикули)|детски колички|играчки))|(?:(?:бебешки (?:стоки|колички|артикули)|детски колички|играчки)) под наем|изнајмување (?:на )?(?:(?:детски колички|бебешка опрема|играчки))',
      'fi et lv lt hu':
        '*(?:(?:lastenvaunu|vauvatarvike|lastentarvike|turvaistuin))vuokra*|(?:(?:lastenvaunu|vauvatarvike|lastentarvike|turvaistuin)):n vuokraus|(?:(?:beebikaupade|lapsevankri|lapsevankrite|turvatooli|turvahälli|mänguasjade)) (?:rent|laenutus)|(?:(?:bērnu preču|bērnu ratiņu|autokrēsliņu|rotaļlietu)) noma|(?:(?:kūdikių prekių|vaikiškų vežimėlių|žaislų|autokėdučių)) nuoma|(?:(?:babakocsi|babafelszerelés|babaeszköz|babamérleg|gyerekülés|játék))[ -]?(?:kölcsönz|bérl|bérbead)*',
      'el tr':
        'ενοικι[άα]\\p{L}+ (?:(?:βρεφικών ειδών|καροτσιών|παιδικών καθισμάτων))|(?:(?:bebek arabası|bebek ekipmanı|oyuncak|oto koltuğu)) kiralama*|kiralık (?:(?:bebek arabası|bebek ekipmanı|oyuncak|oto koltuğu))',
      'ar he fa':
        'تأجير (?:(?:مستلزمات (?:أطفال|الأطفال)|عربات أطفال|ألعاب أطفال))|השכרת (?:(?:ציוד לתינוקות|עגלות(?: תינוק)?|כיסאות בטיחות|צעצועים))|(?:اجاره|کرایه) (?:(?:کالسکه|اسباب بازی|وسایل کودک))',
      'th vi id':
        '(?:ให้)?เช่า(?:(?:รถเข็นเด็ก|ของใช้เด็ก|คาร์ซีท|ของเล่น))|(?:(?:รถเข็นเด็ก|ของใช้เด็ก|คาร์ซีท|ของเล่น))ให้เช่า|thuê (?:(?:xe đẩy em bé|đồ chơi|ghế ô tô cho bé))|(?:sewa|rental|penyewaan) (?:(?:mainan(?: anak)?|perlengkapan bayi|stroller|alat bayi))',
      'ja ko zh':
        '(?:(?:ベビー用品|ベビーカー|おもちゃ|チャイルドシート|ベビーベッド))(?:の)?レンタル|レンタル(?:(?:ベビー用品|ベビーカー|おもちゃ|チャイルドシート|ベビーベッド))|(?:(?:유아용품|유모차|장난감|카시트|아기용품)) ?(?:대여|렌탈|임대|렌트)|(?:(?:婴儿用品|婴儿车|玩具|母婴用品))(?:租赁|出租|租借)|(?:(?:嬰兒用品|嬰兒車|玩具|母嬰用品))(?:租賃|出租|租借)',
    },
  },
  {
    name: 'medical equipment hire',
    bucket: 'Health care',
    narrows: ['orthopaedic supplies shop', 'mobility shop'],
    words: {
      en: '(?:(?:medical equipment|wheelchairs?|hospital beds?|oxygen concentrators?|mobility equipment|knee scooters?|mobility scooters?)) (?:hire|rentals?|for hire)|(?:rental|hire) of (?:(?:medical equipment|wheelchairs?|hospital beds?|oxygen concentrators?|mobility equipment|knee scooters?|mobility scooters?))',
      'de nl':
        '*(?:(?:pflegebett|rollstuhl|medizintechnik|medizingeräte|hilfsmittel|krankenbett|milchpumpen))-?(?:verleih|vermietung)|(?:(?:pflegebett|rollstuhl|medizintechnik|medizingeräte|hilfsmittel|krankenbett|milchpumpen)) (?:mieten|leihen|vermietung|verleih)|*(?:(?:rolstoel|hoog-laagbed|hulpmiddelen|ziekenhuisbed|zorghulpmiddelen))(?:s|en)? ?verhuur|(?:(?:rolstoel|hoog-laagbed|hulpmiddelen|ziekenhuisbed|zorghulpmiddelen))(?:s|en)? (?:huren|te huur)',
      'da sv nb is':
        '*(?:(?:kørestols|kørestol|plejeseng))[ -]?udlejning|(?:lej|leje af|udlejning af) (?:(?:kørestols|kørestol|plejeseng))*|*(?:(?:rullstols|rullstol|sjukvårdsutrustning))s?[ -]?uthyrning|(?:hyr|hyra|uthyrning av) (?:(?:rullstols|rullstol|sjukvårdsutrustning))*|*(?:(?:rullestol|sykeseng))[ -]?utleie|(?:lei|leie|leie av|utleie av) (?:(?:rullestol|sykeseng))*|*(?:(?:hjólastóla|sjúkrarúma))leig*',
      'fr es ca gl pt it ro':
        "location (?:de |d')?(?:(?:matériel médical|lits? médicalisés?|fauteuils? roulants?))|(?:alquiler|renta|arriendo) de (?:(?:equipos? médicos?|camas (?:hospitalarias|articuladas|ortopédicas)|sillas de ruedas|material ortopédico|concentradores de oxígeno|grúas ortopédicas))|lloguer (?:de |d')(?:(?:llits articulats|cadires de rodes|material ortopèdic))|alugueiro de (?:(?:camas articuladas|cadeiras de rodas|material ortopédico))|(?:aluguel|aluguer|locação) de (?:(?:equipamentos? (?:médicos?|hospitalares?)|camas? (?:hospitalares?|articuladas?)|cadeiras? de rodas|material ortopédico))|noleggio (?:di )?(?:(?:ausili ortopedici|letti ortopedici|elettromedicali|carrozzine|sedie a rotelle|apparecchiature elettromedicali|letti da degenza))|închirier[ie] (?:de )?(?:(?:echipamente medicale|paturi medicale|scaune cu rotile|aparatură medicală|concentratoare de oxigen))",
      'pl cs sk sl hr sr':
        '(?:wynajem|wypożyczalnia) (?:(?:sprzętu (?:medycznego|rehabilitacyjnego|ortopedycznego)|łóżek rehabilitacyjnych|wózków inwalidzkich|koncentratorów tlenu))|(?:půjčovna|pronájem) (?:(?:zdravotních pomůcek|zdravotnických pomůcek|invalidních vozíků|polohovacích postelí|kompenzačních pomůcek))|(?:požičovňa|prenájom) (?:(?:zdravotníckych pomôcok|invalidných vozíkov|polohovacích postelí|zdravotných pomôcok))|(?:najem|izposoja) (?:(?:medicinskih pripomočkov|invalidskih vozičkov|negovalnih postelj|bolniških postelj))|(?:najam|iznajmljivanje) (?:(?:medicinske opreme|invalidskih kolica|bolničkih kreveta|ortopedskih pomagala|kisika))',
      'ru uk bg mk':
        '(?:аренда|прокат) (?:(?:медицинского оборудования|инвалидных колясок|медицинских кроватей|средств реабилитации|кислородных концентраторов|ходунков))|(?:оренда|прокат) (?:(?:медичного обладнання|інвалідних візків|медичних ліжок|кисневих концентраторів))|наем на (?:(?:медицинско оборудване|болнични легла|инвалидни колички|кислородни концентратори))|(?:(?:медицинско оборудване|болнични легла|инвалидни колички|кислородни концентратори)) под наем|изнајмување (?:на )?(?:(?:медицинска опрема|болнички кревети|инвалидски колички))',
      'fi et lv lt hu':
        '*(?:(?:apuväline|pyörätuoli|sairaalasänky))vuokra*|(?:(?:apuväline|pyörätuoli|sairaalasänky)):n vuokraus|(?:(?:abivahendite|ratastooli|funktsionaalvoodi|haiglavoodi)) (?:rent|laenutus)|(?:(?:medicīnas iekārtu|ratiņkrēslu|tehnisko palīglīdzekļu|funkcionālo gultu)) noma|(?:(?:medicininės įrangos|neįgaliųjų vežimėlių|slaugos lovų|funkcinių lovų)) nuoma|(?:(?:betegágy|kórházi ágy|gyógyászati segédeszköz|kerekesszék|ápolási ágy|oxigénkoncentrátor))[ -]?(?:kölcsönz|bérl|bérbead)*',
      'el tr':
        'ενοικι[άα]\\p{L}+ (?:(?:ιατρικών ειδών|νοσοκομειακών κρεβατιών|αναπηρικών αμαξιδίων|ορθοπεδικών ειδών))|(?:(?:medikal cihaz|hasta yatağı|tekerlekli sandalye|oksijen (?:cihazı|tüpü|konsantratörü))) kiralama*|kiralık (?:(?:medikal cihaz|hasta yatağı|tekerlekli sandalye|oksijen (?:cihazı|tüpü|konsantratörü)))',
      'ar he fa':
        'تأجير (?:(?:أجهزة طبية|معدات طبية|أسرة طبية|كراسي متحركة))|השכרת (?:(?:ציוד רפואי|מיטות סיעודיות|כיסאות גלגלים|מיטה סיעודית|כסאות גלגלים))|(?:اجاره|کرایه) (?:(?:تجهیزات پزشکی|تخت بیمارستانی|اکسیژن ساز|ویلچر|تخت بیمار))',
      'hi th vi id':
        '(?:(?:मेडिकल उपकरण|हॉस्पिटल बेड|व्हीलचेयर)) (?:किराए|किराये) पर|(?:(?:मेडिकल उपकरण|हॉस्पिटल बेड|व्हीलचेयर)) रेंटल|(?:ให้)?เช่า(?:(?:เตียงผู้ป่วย|อุปกรณ์การแพทย์|รถเข็นผู้ป่วย|วีลแชร์))|(?:(?:เตียงผู้ป่วย|อุปกรณ์การแพทย์|รถเข็นผู้ป่วย|วีลแชร์))ให้เช่า|thuê (?:(?:giường bệnh|xe lăn|thiết bị y tế|máy (?:tạo oxy|thở)))|(?:sewa|rental|penyewaan) (?:(?:alat (?:medis|kesehatan)|kursi roda|ranjang pasien|tabung oksigen|bed pasien))',
      'ja ko zh':
        '(?:(?:福祉用具|介護用品|介護ベッド|車椅子|車いす|医療機器))(?:の)?レンタル|レンタル(?:(?:福祉用具|介護用品|介護ベッド|車椅子|車いす|医療機器))|福祉用具貸与|(?:(?:의료기기|휠체어|환자침대|복지용구|병원침대)) ?(?:대여|렌탈|임대|렌트)|(?:(?:医疗设备|轮椅|护理床|制氧机))(?:租赁|出租|租借)|(?:(?:醫療設備|輪椅|護理床|製氧機))(?:租賃|出租|租借)',
    },
  },
  {
    name: 'musical instrument hire',
    bucket: 'Retail',
    narrows: 'music shop',
    words: {
      en: '(?:(?:musical )?(?:instruments?|pianos?|violins?|guitars?|keyboards?|backline|drum kits?|harps?|cellos?)) (?:hire|rentals?|for hire)|(?:rental|hire) of (?:(?:musical )?(?:instruments?|pianos?|violins?|guitars?|keyboards?|backline|drum kits?|harps?|cellos?))',
      'de nl':
        '*(?:(?:instrumenten|instrument|klavier|musikinstrumenten|geigen|harfen|cello|backline))-?(?:verleih|vermietung)|(?:(?:instrumenten|instrument|klavier|musikinstrumenten|geigen|harfen|cello|backline)) (?:mieten|leihen|vermietung|verleih)|*(?:(?:instrument|muziekinstrument|piano|vleugel|viool|backline))(?:s|en)? ?verhuur|(?:(?:instrument|muziekinstrument|piano|vleugel|viool|backline))(?:s|en)? (?:huren|te huur)',
      'da sv nb is':
        '*(?:(?:instrument|klaver|musikinstrument|violin|backline))[ -]?udlejning|(?:lej|leje af|udlejning af) (?:(?:instrument|klaver|musikinstrument|violin|backline))*|*(?:(?:instrument|piano|musikinstrument|backline))s?[ -]?uthyrning|(?:hyr|hyra|uthyrning av) (?:(?:instrument|piano|musikinstrument|backline))*|*(?:(?:instrument|piano|musikkinstrument|backline))[ -]?utleie|(?:lei|leie|leie av|utleie av) (?:(?:instrument|piano|musikkinstrument|backline))*|*(?:hljóðfæra)leig*',
      'fr es ca gl pt it ro':
        "location (?:de |d')?(?:(?:instruments?(?: de musique)?|pianos?|violons?|backline|guitares?|violoncelles?))|(?:alquiler|renta|arriendo) de (?:(?:instrumentos(?: musicales)?|pianos?|violines|backline))|lloguer (?:de |d')(?:(?:instruments(?: musicals)?|pianos|backline))|alugueiro de (?:(?:instrumentos musicais|pianos))|(?:aluguel|aluguer|locação) de (?:(?:instrumentos musicais|pianos?|violinos|backline))|noleggio (?:di )?(?:(?:strumenti(?: musicali)?|pianoforti|violini|backline))|închirier[ie] (?:de )?(?:(?:instrumente(?: muzicale)?|piane|pianine|viori))",
      'pl cs sk sl hr sr':
        '(?:wynajem|wypożyczalnia) (?:(?:instrumentów(?: muzycznych)?|pianin|fortepianów|skrzypiec))|(?:půjčovna|pronájem) (?:(?:hudebních nástrojů|klavírů|pian|houslí|pianin))|(?:požičovňa|prenájom) (?:(?:hudobných nástrojov|klavírov|pianín|huslí))|(?:najem|izposoja) (?:(?:glasbil|klavirjev|inštrumentov))|(?:najam|iznajmljivanje) (?:(?:glazbenih instrumenata|muzičkih instrumenata|instrumenata|klavira))',
      'ru uk bg mk':
        '(?:аренда|прокат) (?:(?:музыкальных инструментов|пианино|рояля|роялей|скрипок|бэклайна))|(?:оренда|прокат) (?:(?:музичних інструментів|піаніно|роялів|рояля))|наем на (?:(?:музикални инструменти|пиана|рояли|беклайн))|(?:(?:музикални инструменти|пиана|рояли|беклайн)) под наем|изнајмување (?:на )?(?:(?:музички инструменти|клавири))',
      'fi et lv lt hu':
        '*(?:(?:soitin|piano|flyygelin|viulu|backline))vuokra*|(?:(?:soitin|piano|flyygelin|viulu|backline)):n vuokraus|(?:(?:pillide|pilli|klaveri|muusikainstrumentide)) (?:rent|laenutus)|(?:(?:mūzikas instrumentu|klavieru)) noma|(?:(?:muzikos instrumentų|pianinų|fortepijonų)) nuoma|(?:(?:hangszer|zongora|hegedű|pianínó|backline))[ -]?(?:kölcsönz|bérl|bérbead)*',
      'el tr':
        'ενοικι[άα]\\p{L}+ (?:(?:μουσικών οργάνων|πιάνων|πιάνου))|(?:(?:enstrüman|piyano|müzik aleti|keman)) kiralama*|kiralık (?:(?:enstrüman|piyano|müzik aleti|keman))',
      'ar he fa':
        'تأجير (?:(?:آلات موسيقية|بيانو))|השכרת (?:(?:כלי נגינה|פסנתרים|פסנתר))|(?:اجاره|کرایه) (?:(?:ساز|پیانو|آلات موسیقی))',
      'th vi id':
        '(?:ให้)?เช่า(?:(?:เครื่องดนตรี|เปียโน|แบ็คไลน์))|(?:(?:เครื่องดนตรี|เปียโน|แบ็คไลน์))ให้เช่า|thuê (?:(?:nhạc cụ|đàn piano|đàn))|(?:sewa|rental|penyewaan) (?:(?:alat musik|piano|backline))',
      'ja ko zh':
        '(?:(?:楽器|ピアノ|バイオリン|機材バックライン))(?:の)?レンタル|レンタル(?:(?:楽器|ピアノ|バイオリン|機材バックライン))|(?:(?:악기|피아노|바이올린)) ?(?:대여|렌탈|임대|렌트)|(?:(?:乐器|钢琴))(?:租赁|出租|租借)|(?:(?:樂器|鋼琴))(?:租賃|出租|租借)',
    },
  },
  {
    name: 'IT equipment hire',
    bucket: 'Business services',
    narrows: 'furniture, camera or tub hire',
    parts: {
      'two-way radio hire':
        'walkie|two[- ]way|funkger|portofoon|walkies|walkie|krótkofal|radiostan|vysíl|рац|トランシーバー|무전기|对讲机|對講機',
      'projector hire':
        'projector|beamer|vidéoproj|proyector|projetor|proiett|videoproiec|projektor|проектор|videotykk|プロジェクター|프로젝터|빔|投影',
      'copier hire':
        'copier|printer|kopier|drucker|photocop|fotocop|impriman|impresor|impressor|stampant|drukar|kserokop|tiskár|копир|принтер|複合機|コピー機|복합기|복사기|프린터|复印机|影印機|打印机',
      'interpreting equipment hire': 'interpret|tour guide|tolkeudst|dolmetsch|führungsanl',
      'laptop hire':
        'laptop|notebook|ordinateur|ordenador|computador|portátil|portatil|notatnik|komput|počítač|ноутбук|компьют|комп.ютер|パソコン|노트북|컴퓨터|电脑|電腦|笔记本|筆電|ipad|tablet|タブレット|태블릿|平板',
      'IT equipment hire': 'computer|server|\\bit[- ]equip|hardware|informati|informáti',
    },
    words: {
      en: '(?:(?:laptops?|computers?|tablets?|ipads?|it equipment|printers?|photocopiers?|copiers?|servers?|projectors?|walkie[- ]?talkies?|two[- ]way radios?|interpreting equipment|tour guide systems?)) (?:hire|rentals?|for hire)|(?:rental|hire) of (?:(?:laptops?|computers?|tablets?|ipads?|it equipment|printers?|photocopiers?|copiers?|servers?|projectors?|walkie[- ]?talkies?|two[- ]way radios?|interpreting equipment|tour guide systems?))',
      'de nl':
        '*(?:(?:laptop|notebook|computer|tablet|ipad|drucker|kopierer|funkgeräte|beamer|dolmetschtechnik|it-equipment|hardware))-?(?:verleih|vermietung)|(?:(?:laptop|notebook|computer|tablet|ipad|drucker|kopierer|funkgeräte|beamer|dolmetschtechnik|it-equipment|hardware)) (?:mieten|leihen|vermietung|verleih)|*(?:(?:laptop|computer|tablet|ipad|printer|beamer|portofoon|kopieerapparaat))(?:s|en)? ?verhuur|(?:(?:laptop|computer|tablet|ipad|printer|beamer|portofoon|kopieerapparaat))(?:s|en)? (?:huren|te huur)',
      'da sv nb is':
        '*(?:(?:computer|pc|laptop|ipad|projektor|printer))[ -]?udlejning|(?:lej|leje af|udlejning af) (?:(?:computer|pc|laptop|ipad|projektor|printer))*|*(?:(?:dator|laptop|ipad|projektor|komradio|skrivare))s?[ -]?uthyrning|(?:hyr|hyra|uthyrning av) (?:(?:dator|laptop|ipad|projektor|komradio|skrivare))*|*(?:(?:pc|datamaskin|ipad|projektor|laptop))[ -]?utleie|(?:lei|leie|leie av|utleie av) (?:(?:pc|datamaskin|ipad|projektor|laptop))*|*(?:(?:tölvu|skjávarpa))leig*',
      'fr es ca gl pt it ro':
        "location (?:de |d')?(?:(?:ordinateurs?(?: portables?)?|matériel informatique|tablettes?|ipads?|vidéoprojecteurs?|talkies?[- ]walkies?|photocopieurs?|imprimantes?))|(?:alquiler|renta|arriendo) de (?:(?:ordenadores|computadoras|laptops?|portátiles|tablets|ipads|proyectores|fotocopiadoras|impresoras|equipos (?:de cómputo|informáticos)|walkie talkies?|computadores))|lloguer (?:de |d')(?:(?:ordinadors|portàtils|projectors|fotocopiadores))|alugueiro de (?:(?:ordenadores|portátiles|fotocopiadoras))|(?:aluguel|aluguer|locação) de (?:(?:notebooks?|computadores|tablets|impressoras|projetores|copiadoras|equipamentos? de (?:ti|informática)|rádios? comunicador(?:es)?|portáteis|multifuncionais))|noleggio (?:di )?(?:(?:computer|pc|notebook|tablet|ipad|videoproiettori|fotocopiatrici|stampanti|radio ?trasmittenti|hardware))|închirier[ie] (?:de )?(?:(?:laptop-?uri|calculatoare|tablete|imprimante|videoproiectoare|copiatoare|echipamente it))",
      'pl cs sk sl hr sr':
        '(?:wynajem|wypożyczalnia) (?:(?:laptopów|komputerów|tabletów|drukarek|kserokopiarek|projektorów|rzutników|krótkofalówek|sprzętu komputerowego))|(?:půjčovna|pronájem) (?:(?:notebooků|počítačů|tabletů|kopírek|tiskáren|projektorů|vysílaček|výpočetní techniky))|(?:požičovňa|prenájom) (?:(?:notebookov|počítačov|tabletov|kopírok|tlačiarní|projektorov))|(?:najem|izposoja) (?:(?:računalnikov|prenosnikov|tiskalnikov|projektorjev|fotokopirnih strojev))|(?:najam|iznajmljivanje) (?:(?:računala|računara|laptopa|printera|projektora|fotokopirnih aparata|it opreme))',
      'ru uk bg mk':
        "(?:аренда|прокат) (?:(?:ноутбуков|компьютеров|компьютерной техники|планшетов|оргтехники|принтеров|проекторов|раций|серверов))|(?:оренда|прокат) (?:(?:ноутбуків|комп'ютерів|комп'ютерної техніки|планшетів|оргтехніки|проекторів|проєкторів|рацій))|наем на (?:(?:лаптопи|компютри|таблети|принтери|проектори|мултимедия))|(?:(?:лаптопи|компютри|таблети|принтери|проектори|мултимедия)) под наем|изнајмување (?:на )?(?:(?:лаптопи|компјутери|проектори|печатари))",
      'fi et lv lt hu':
        '*(?:(?:tietokone|kannettavien|tulostin|videotykin|videotykki|laite-it|radiopuhelin))vuokra*|(?:(?:tietokone|kannettavien|tulostin|videotykin|videotykki|laite-it|radiopuhelin)):n vuokraus|(?:(?:sülearvuti|sülearvutite|arvutite|arvuti|printerite|projektori|projektorite)) (?:rent|laenutus)|(?:(?:datoru|portatīvo datoru|printeru|projektoru)) noma|(?:(?:kompiuterių|nešiojamų kompiuterių|spausdintuvų|projektorių)) nuoma|(?:(?:laptop|notebook|számítógép|projektor|nyomtató|fénymásoló|tablet))[ -]?(?:kölcsönz|bérl|bérbead)*',
      'el tr':
        'ενοικι[άα]\\p{L}+ (?:(?:υπολογιστών|laptop|φωτοτυπικών|εκτυπωτών|προβολέων|projector))|(?:(?:laptop|bilgisayar|notebook|tablet|yazıcı|fotokopi makinesi|projeksiyon|telsiz)) kiralama*|kiralık (?:(?:laptop|bilgisayar|notebook|tablet|yazıcı|fotokopi makinesi|projeksiyon|telsiz))',
      'ar he fa':
        'تأجير (?:(?:لابتوب|أجهزة كمبيوتر|حاسبات|طابعات|آلات تصوير|بروجكتر|ماكينات تصوير))|השכרת (?:(?:מחשבים|מחשבים ניידים|מדפסות|מקרנים|מכונות צילום|מכשירי קשר))|(?:اجاره|کرایه) (?:(?:لپ تاپ|کامپیوتر|پرینتر|ویدئو پروژکتور|دستگاه کپی))',
      'hi th vi id':
        '(?:(?:लैपटॉप|कंप्यूटर|प्रोजेक्टर)) (?:किराए|किराये) पर|(?:(?:लैपटॉप|कंप्यूटर|प्रोजेक्टर)) रेंटल|(?:ให้)?เช่า(?:(?:คอมพิวเตอร์|โน้ตบุ๊ค|เครื่องถ่ายเอกสาร|ปริ้นเตอร์|โปรเจคเตอร์|ไอแพด))|(?:(?:คอมพิวเตอร์|โน้ตบุ๊ค|เครื่องถ่ายเอกสาร|ปริ้นเตอร์|โปรเจคเตอร์|ไอแพด))ให้เช่า|thuê (?:(?:laptop|máy tính|máy photocopy|máy chiếu|máy in|bộ đàm))|(?:sewa|rental|penyewaan) (?:(?:laptop|komputer|proyektor|printer|mesin fotocopy|ht|handy talky|mesin fotokopi))',
      'ja ko zh':
        '(?:(?:パソコン|pc|プロジェクター|タブレット|複合機|コピー機|トランシーバー|ノートパソコン))(?:の)?レンタル|レンタル(?:(?:パソコン|pc|プロジェクター|タブレット|複合機|コピー機|トランシーバー|ノートパソコン))|(?:(?:노트북|컴퓨터|프로젝터|복합기|복사기|태블릿|프린터|무전기)) ?(?:대여|렌탈|임대|렌트)|(?:(?:电脑|笔记本电脑|投影仪|复印机|打印机|对讲机|影印机))(?:租赁|出租|租借)|(?:(?:電腦|筆記本電腦|投影儀|複印機|打印機|對講機|影印機))(?:租賃|出租|租借)',
    },
  },
  {
    name: 'LED screen and stage hire',
    bucket: 'Events',
    narrows: 'event technology company',
    parts: {
      'LED screen hire':
        'led|video wall|écran|pantalla|ecrã|telão|telones|telões|maxischerm|ekran|obrazov|экран|екран|شاشات|מסך|نمایشگر|ビジョン|전광판|스크린|屏|螢幕|videotron|màn hình',
      'stage hire':
        'stage|staging|bühne|podium|podest|scène|estrad|escenari|tarim|templet|palco|palchi|scen[aey]|pódi|oder|bin[ae]|сцен|lava|esitus|skatuv|scenos|színpad|sahne|مسارح|במות|سن|ステージ|무대|舞台|panggung|sân khấu|truss',
    },
    words: {
      en: '(?:(?:led (?:screens?|walls?|video walls?)|video walls?|stages?|mobile stages?|staging|stage lighting|trusses)) (?:hire|rentals?|for hire)|(?:rental|hire) of (?:(?:led (?:screens?|walls?|video walls?)|video walls?|stages?|mobile stages?|staging|stage lighting|trusses))',
      'de nl':
        '*(?:(?:led-?wand|led-?wände|videowand|led-leinwand|(?<!arbeits|hebe)bühnen?|mobile bühne|bühnenbau|traversen))-?(?:verleih|vermietung)|(?:(?:led-?wand|led-?wände|videowand|led-leinwand|(?<!arbeits|hebe)bühnen?|mobile bühne|bühnenbau|traversen)) (?:mieten|leihen|vermietung|verleih)|*(?:(?:led-?scherm|led-?wall|podium|podia|videowall|mobiel podium))(?:s|en)? ?verhuur|(?:(?:led-?scherm|led-?wall|podium|podia|videowall|mobiel podium))(?:s|en)? (?:huren|te huur)',
      'da sv nb is':
        '*(?:(?:led-?skærm|storskærm|scene|scener|mobilscene))[ -]?udlejning|(?:lej|leje af|udlejning af) (?:(?:led-?skærm|storskærm|scene|scener|mobilscene))*|*(?:(?:led-?skärm|storbildsskärm|scen|mobilscen))s?[ -]?uthyrning|(?:hyr|hyra|uthyrning av) (?:(?:led-?skärm|storbildsskärm|scen|mobilscen))*|*(?:(?:led-?skjerm|storskjerm|scene|mobilscene))[ -]?utleie|(?:lei|leie|leie av|utleie av) (?:(?:led-?skjerm|storskjerm|scene|mobilscene))*|*(?:(?:led skjáa|sviðs))leig*',
      'fr es ca gl pt it ro':
        "location (?:de |d')?(?:(?:écrans? (?:géants?|led)|murs? (?:de )?led|scènes?(?: mobiles?)?|podiums?|estrades?))|(?:alquiler|renta|arriendo) de (?:(?:pantallas (?:led|gigantes)|escenarios(?: móviles)?|tarimas|templetes))|lloguer (?:de |d')(?:(?:pantalles (?:led|gegants)|escenaris|tarimes))|alugueiro de (?:(?:pantallas (?:led|xigantes)|escenarios))|(?:aluguel|aluguer|locação) de (?:(?:painé(?:is|l) (?:de )?led|telões|telão de led|palcos?|ecrãs? (?:led|gigantes?)|praticáveis))|noleggio (?:di )?(?:(?:ledwall|maxischermi?|schermi led|palchi|palco|pedane|videowall))|închirier[ie] (?:de )?(?:(?:ecrane led|ecran led|scene|scenă|podium|schelă metalică))",
      'pl cs sk sl hr sr':
        '(?:wynajem|wypożyczalnia) (?:(?:ekranów led|telebimów|scen|sceny|ekranu led|podestów))|(?:půjčovna|pronájem) (?:(?:led obrazovek|led stěn|velkoplošných obrazovek|pódií|podií|mobilních pódií))|(?:požičovňa|prenájom) (?:(?:led obrazoviek|led stien|pódií|veľkoplošných obrazoviek))|(?:najem|izposoja) (?:(?:led zaslonov|odrov|led ekranov))|(?:najam|iznajmljivanje) (?:(?:led ekrana|led zaslona|pozornice|bine|pozornica))',
      'ru uk bg mk':
        '(?:аренда|прокат) (?:(?:светодиодных экранов|led[- ]?экранов|экрана|сцен|сцены|подиумов|сценических конструкций))|(?:оренда|прокат) (?:(?:світлодіодних екранів|led[- ]?екранів|сцен|сцени))|наем на (?:(?:led екрани|лед екрани|сцени|сцена|подиуми))|(?:(?:led екрани|лед екрани|сцени|сцена|подиуми)) под наем|изнајмување (?:на )?(?:(?:лед екрани|led екрани|бини|бина))',
      'fi et lv lt hu':
        '*(?:(?:led-?näyttö|led-?seinä|esiintymislava))vuokra*|(?:(?:led-?näyttö|led-?seinä|esiintymislava)):n vuokraus|(?:(?:led-?ekraani|led-?ekraanide|lava|lavade|lavatehnika)) (?:rent|laenutus)|(?:(?:led ekrānu|skatuves|skatuvju)) noma|(?:(?:led ekranų|scenos|scenų|lauko ekranų)) nuoma|(?:(?:ledfal|led ?fal|színpad|óriáskivetítő|mobilszínpad))[ -]?(?:kölcsönz|bérl|bérbead)*',
      'el tr':
        'ενοικι[άα]\\p{L}+ (?:(?:οθονών led|γιγαντοοθονών|εξέδρας|σκηνής|εξεδρών))|(?:(?:led ekran|sahne|truss|podyum)) kiralama*|kiralık (?:(?:led ekran|sahne|truss|podyum))',
      'ar he fa':
        'تأجير (?:(?:شاشات (?:ليد|led|عرض)|مسارح|ستيجات|شاشات))|השכרת (?:(?:מסכי לד|מסכי led|במות|במה|מסך לד))|(?:اجاره|کرایه) (?:(?:تلویزیون شهری|ال ای دی|استیج|سن))',
      'hi th vi id':
        '(?:(?:एलईडी स्क्रीन|एलईडी वॉल)) (?:किराए|किराये) पर|(?:(?:एलईडी स्क्रीन|एलईडी वॉल)) रेंटल|(?:ให้)?เช่า(?:(?:จอ ?led|จอแอลอีดี|เวที))|(?:(?:จอ ?led|จอแอลอีดี|เวที))ให้เช่า|thuê (?:(?:màn hình led|sân khấu))|(?:sewa|rental|penyewaan) (?:(?:videotron|layar led|panggung|led screen))',
      'ja ko zh':
        '(?:(?:ledビジョン|大型ビジョン|仮設ステージ|ステージ))(?:の)?レンタル|レンタル(?:(?:ledビジョン|大型ビジョン|仮設ステージ|ステージ))|(?:(?:led ?전광판|led ?스크린|무대|전광판)) ?(?:대여|렌탈|임대|렌트)|(?:(?:led(?:屏|大屏|显示屏)|舞台|大屏幕))(?:租赁|出租|租借)|(?:(?:led(?:屏|大屏|顯示屏)|舞臺|大屏幕))(?:租賃|出租|租借)',
    },
  },
  {
    name: 'heating and cooling hire',
    bucket: 'Business services',
    narrows: 'equipment hire',
    parts: {
      'air conditioner hire':
        'air ?con|klima|airco|climatis|climatiz|aire acond|aires acond|ar condic|aria condi|condiz|klimat|кондиц|ilmast|gaisa kond|kondicion|légkond|تكييف|מזגן|کولر|エアコン|クーラー|冷房|에어컨|空调|空調|冷气|冷氣|ac\\b|cool|chill',
      'heater hire':
        'heat|boiler|heiz|verwarm|kachel|chauff|chaud|calefac|estuf|caldera|aquec|riscald|stuf[ae]|încălz|ogrzew|nagrzew|topid|ohřív|grij|обогрев|тепловы|обігр|отопл|lämmit|soojend|sildīt|šildyt|fűt|hősug|ısıt|سخان|دفاي|חימום|תנור|بخاری|ストーブ|ヒーター|난로|히터|暖|取暖|varme|värme|pemanas',
      'dehumidifier hire':
        'dehumid|entfeucht|trockner|ontvocht|déshumid|deshumid|desumid|deumid|dezumid|osuszacz|odvlhč|odvlaž|осушит|осушув|влагоуловит|kuivain|párátlan|nem alma',
    },
    words: {
      en: '(?:(?:heaters?|air conditioners?|air conditioning|chillers?|boilers?|dehumidifiers?|patio heaters?|portable heating|cooling)) (?:hire|rentals?|for hire)|(?:rental|hire) of (?:(?:heaters?|air conditioners?|air conditioning|chillers?|boilers?|dehumidifiers?|patio heaters?|portable heating|cooling))',
      'de nl':
        '*(?:(?:heizgeräte|klimageräte|trockner|bautrockner|bautrocknung|heizpilz|mobile heizung|heizmobil|heizzentralen|kältemaschinen))-?(?:verleih|vermietung)|(?:(?:heizgeräte|klimageräte|trockner|bautrockner|bautrocknung|heizpilz|mobile heizung|heizmobil|heizzentralen|kältemaschinen)) (?:mieten|leihen|vermietung|verleih)|*(?:(?:verwarming|heater|bouwdroger|airco|terrasverwarmer|mobiele airco|noodketel|bouwdrogers))(?:s|en)? ?verhuur|(?:(?:verwarming|heater|bouwdroger|airco|terrasverwarmer|mobiele airco|noodketel|bouwdrogers))(?:s|en)? (?:huren|te huur)',
      'da sv nb is':
        '*(?:(?:affugter|varmekanon|terrassevarmer|klimaanlæg))[ -]?udlejning|(?:lej|leje af|udlejning af) (?:(?:affugter|varmekanon|terrassevarmer|klimaanlæg))*|*(?:(?:avfuktare|byggtork|värmefläkt|luftkylare|byggfläkt))s?[ -]?uthyrning|(?:hyr|hyra|uthyrning av) (?:(?:avfuktare|byggtork|värmefläkt|luftkylare|byggfläkt))*|*(?:(?:avfukter|byggtørker|varmevifte|byggvarme|byggtørk))[ -]?utleie|(?:lei|leie|leie av|utleie av) (?:(?:avfukter|byggtørker|varmevifte|byggvarme|byggtørk))*|*(?:(?:þurrktækja|hitablásara))leig*',
      'fr es ca gl pt it ro':
        "location (?:de |d')?(?:(?:chauffages?|climatiseurs?|déshumidificateurs?|chaudières?(?: mobiles?)?|groupes? froids?|climatisation))|(?:alquiler|renta|arriendo) de (?:(?:climatización|aires acondicionados|calefacción|estufas(?: de exterior)?|deshumidificadores|calderas|setas de calor|climatizadores|aire acondicionado portátil))|lloguer (?:de |d')(?:(?:climatització|deshumidificadors|estufes))|alugueiro de (?:(?:estufas|deshumidificadores))|(?:aluguel|aluguer|locação) de (?:(?:climatizadores?|ar[- ]condicionado|aquecedores?|desumidificadores?|chillers?|caldeiras))|noleggio (?:di )?(?:(?:climatizzatori|condizionatori|deumidificatori|riscaldatori|generatori d'aria calda|caldaie|funghi riscaldanti|chiller))|închirier[ie] (?:de )?(?:(?:aeroterme|tunuri de (?:căldură|aer cald)|dezumidificatoare|aparate de aer condiționat|încălzitoare))",
      'pl cs sk sl hr sr':
        '(?:wynajem|wypożyczalnia) (?:(?:nagrzewnic|osuszaczy|klimatyzatorów|klimatyzacji|agregatów chłodniczych|parasoli grzewczych|kotłowni))|(?:půjčovna|pronájem) (?:(?:odvlhčovačů|vysoušečů|topidel|klimatizací|mobilních klimatizací|topných agregátů|přímotopů))|(?:požičovňa|prenájom) (?:(?:odvlhčovačov|vysúšačov|ohrievačov|klimatizácií|teplometov))|(?:najem|izposoja) (?:(?:razvlaževalcev|grelnikov|klimatskih naprav|sušilcev))|(?:najam|iznajmljivanje) (?:(?:odvlaživača|isušivača|grijača|grejača|klima uređaja|termogena))',
      'ru uk bg mk':
        '(?:аренда|прокат) (?:(?:тепловых пушек|кондиционеров|осушителей(?: воздуха)?|обогревателей|чиллеров|котельных))|(?:оренда|прокат) (?:(?:теплових гармат|кондиціонерів|осушувачів(?: повітря)?|обігрівачів|чилерів))|наем на (?:(?:влагоуловители|климатици|калорифери|отоплители|обезвлажнители))|(?:(?:влагоуловители|климатици|калорифери|отоплители|обезвлажнители)) под наем|изнајмување (?:на )?(?:(?:калорифери|клими|греалки))',
      'fi et lv lt hu':
        '*(?:(?:kuivain|rakennuskuivain|lämmitin|lämpöpuhallin|ilmankuivain|ilmastointilaite))vuokra*|(?:(?:kuivain|rakennuskuivain|lämmitin|lämpöpuhallin|ilmankuivain|ilmastointilaite)):n vuokraus|(?:(?:õhukuivati|õhukuivatite|soojapuhuri|soojapuhurite|konditsioneeri|kütteseadmete)) (?:rent|laenutus)|(?:(?:gaisa sausinātāju|siltuma pistoļu|sildītāju|kondicionieru|mitruma savācēju)) noma|(?:(?:oro sausintuvų|šildytuvų|kondicionierių|drėgmės surinkėjų|sausintuvų)) nuoma|(?:(?:párátlanító|hőlégbefúvó|hősugárzó|mobilklíma|klíma|teraszfűtő))[ -]?(?:kölcsönz|bérl|bérbead)*',
      'el tr':
        'ενοικι[άα]\\p{L}+ (?:(?:κλιματιστικών|αφυγραντήρων|θερμαντικών|σόμπας|θερμαστρών))|(?:(?:klima|ısıtıcı|nem alma cihazı|chiller|mobil kazan|soğutma grubu)) kiralama*|kiralık (?:(?:klima|ısıtıcı|nem alma cihazı|chiller|mobil kazan|soğutma grubu))',
      'ar he fa':
        "تأجير (?:(?:مكيفات|مكيفات متنقلة|سخانات|دفايات|شيلرات|تكييف))|השכרת (?:(?:מזגנים|מפזרי חום|תנורי חימום|פטריות חימום|צ'ילרים|מסירי לחות|מייבשי לחות))|(?:اجاره|کرایه) (?:(?:کولر|بخاری|هیتر|چیلر))",
      'hi th vi id':
        '(?:(?:एसी|एयर कूलर|हीटर)) (?:किराए|किराये) पर|(?:(?:एसी|एयर कूलर|हीटर)) रेंटल|(?:ให้)?เช่า(?:(?:แอร์|แอร์เคลื่อนที่|พัดลมไอเย็น|แอร์เคลื่อนที))|(?:(?:แอร์|แอร์เคลื่อนที่|พัดลมไอเย็น|แอร์เคลื่อนที))ให้เช่า|thuê (?:(?:máy lạnh|điều hòa|quạt (?:hơi nước|điều hòa)|máy sưởi))|(?:sewa|rental|penyewaan) (?:(?:ac|ac portable|ac standing|misty fan|kipas angin))',
      'ja ko zh':
        '(?:(?:エアコン|スポットクーラー|ストーブ|ヒーター|冷房機器|業務用エアコン))(?:の)?レンタル|レンタル(?:(?:エアコン|スポットクーラー|ストーブ|ヒーター|冷房機器|業務用エアコン))|(?:(?:에어컨|난로|히터|냉난방기|이동식 에어컨|제습기)) ?(?:대여|렌탈|임대|렌트)|(?:(?:空调|冷水机|暖风机|除湿机|取暖器))(?:租赁|出租|租借)|(?:(?:空調|冷水機|暖風機|除溼機|取暖器))(?:租賃|出租|租借)',
    },
  },
];
