import type { Kind } from './kind.ts';

export const COMMUNITY_GROUPS: readonly Kind[] = [
  {
    name: 'food bank',
    bucket: 'Social services',
    narrows: 'volunteer and aid organisation',
    words: {
      en: 'food (?:banks?|pantry|pantries|rescue)|soup kitchens?|community (?:fridge|kitchen|pantry)|foodbanks?|community meals',
      'de nl':
        '*lebensmittelausgabe|*tafel e\\.?v|*suppenküche|*foodsharing|*fairteiler|*voedselbank\\p{L}*|*voedselhulp',
      'sv da nb':
        '*matbank\\p{L}*|*matcentral\\p{L}*|*soppkök|*fødevarebank\\p{L}*|*suppekøkken|*matsentral\\p{L}*|*matutdeling|*suppekjøkken',
      'fr es pt it ca ro':
        "banque alimentaire|aide alimentaire|soupe populaire|restos? du c[œo]e?ur|bancos? de alimentos|comedor social|banco alimentar|bancos? alimentares?|banco alimentare|mensa dei poveri|empori[oi] solidal[ei]|banc d['’]aliments|menjador social|banca? (?:pentru |de )?alimente|cantin[ăa] social[ăa]",
      'pl cs sk hr sl':
        'bank(?:i)? żywności|jadłodajni\\p{L}+ dla|potravinov\\p{L}+ bank\\p{L}*|potravinov\\p{L}+ zbierk\\p{L}+|bank[ae]? hrane|pučk\\p{L}+ kuhinj\\p{L}+|narodna kuhinja|ljudska kuhinja',
      'ru uk bg':
        'фонд продовольствия|банк еды|фудшеринг|банк продуктов|банк їжі|продовольчий банк|хранителна банка|обществена трапезария|социална трапезария',
      'fi et lv lt hu':
        '*ruokapankki|*ruoka-?apu\\p{L}*|*toidupank\\p{L}*|*toidupanga\\p{L}*|(?:pārtikas bank|zupas virtuv)\\p{L}+|(?:maisto bank|labdaros valgykl)\\p{L}+|élelmiszerbank\\p{L}*|ingyenkonyh\\p{L}*|népkonyh\\p{L}*',
      'el tr': 'τράπεζα τροφίμων|κοινωνικό (?:παντοπωλείο|συσσίτιο)|gıda bankası|aşevi',
      'ar he fa': 'بنك (?:ال)?(?:طعام|الطعام)|בנק (?:ה)?מזון|בית תמחוי|סלי מזון|بانک غذا',
      'id vi is th': 'bank makanan|dapur umum|ngân hàng thực phẩm|bếp ăn từ thiện|matargjafir|matarbanki|ธนาคารอาหาร',
      'ja zh ko': 'フードバンク|子ども食堂|こども食堂|食物银行|食物銀行|푸드뱅크|무료급식소',
    },
  },
  {
    name: "children's home",
    bucket: 'Social services',
    narrows: 'shelter',
    words: {
      en: "children['’]?s home|orphanages?|adoption agency",
      'de nl':
        '*kinderheim|*kinderdorf|*kinder- und jugendheim|*waisenhaus|*heimerziehung|*kindertehuis|*weeshuis|*pleegzorg|*gezinshuis\\p{L}*',
      'sv da nb':
        '*barnhem\\p{L}*|*familjehem\\p{L}*|*hvb-hem|*børnehjem\\p{L}*|*plejefamilie\\p{L}*|*barnehjem\\p{L}*|*fosterhjem\\p{L}*',
      'fr es pt it ca ro':
        "maison d['’]enfants|orphelinats?|hogar (?:infantil|de niños|de menores)|orfanatos?|acogimiento familiar|casa (?:lar|de acolhimento infantil)|lar de infância|casa famiglia|orfanotrofi[oi]|affido familiare|llar d['’]infants|acolliment familiar|orfelinat\\p{L}*|casă de copii|centru de plasament",
      'pl cs sk hr sl':
        '(?:dom dziecka|rodzinny dom dziecka|rodziny zastępcze|pieczy zastępczej)|(?:dětský domov|dětské domovy|pěstounsk\\p{L}+)|(?:detský domov|centrum pre deti a rodiny|profesionálne rodiny)|(?:dječji dom|dom za djecu|udomiteljstvo|udomitelj\\p{L}*)|(?:otroški dom|rejništvo|rejnišk\\p{L}+)',
      'ru uk bg':
        'детск\\p{L}+ дом|детский приют|при[её]мн\\p{L}+ семь\\p{L}+|дитяч\\p{L}+ будин\\p{L}+|дитбудин\\p{L}+|прийомн\\p{L}+ сім\\p{L}+|дом за (?:деца|сираци)|приемна грижа',
      'fi et lv lt hu':
        '*lastenkoti|*lastenkodi\\p{L}*|*sijaishuol\\p{L}+|*perhehoito|*sijaisperhe\\p{L}*|*lastekodu|*asenduskodu|*perekodu|(?:bērnu nams|bāreņ|audžuģimen)\\p{L}*|(?:vaikų (?:globos )?namai|globėj|šeimyn)\\p{L}*|(?:gyermekotthon|árvaház|nevelőszülő|gyermekfalu|lakásotthon)\\p{L}*',
      'el tr': 'ορφανοτροφείο|παιδικό χωριό|ίδρυμα παιδικής προστασίας|(?:çocuk yuvası|yetimhane|koruyucu aile)\\p{L}*',
      'ar he fa':
        '(?:دار|ملجأ|رعاية) (?:ال)?(?:أيتام|الأيتام)|(?:בית ילדים|כפר ילדים|משפחות אומנה|פנימיית ילדים)|(?:پرورشگاه|یتیم ?خانه|کودکان بی ?سرپرست)',
      'id vi is th':
        'panti asuhan|(?:trại trẻ mồ côi|mái ấm|làng trẻ em)|munaðarleysingj\\p{L}+|fósturheimil\\p{L}+|(?:บ้านเด็กกำพร้า|สถานสงเคราะห์เด็ก)',
      'ja zh ko': '児童養護施設|乳児院|孤儿院|儿童福利院|育幼院|孤兒院|보육원|아동양육시설',
    },
  },
  {
    name: 'helpline',
    bucket: 'Social services',
    words: {
      en: '(?:crisis|suicide|telephone|emotional support|domestic violence|confidential) (?:help ?lines?|hot ?lines?|lifeline)|suicide prevention|crisis support',
      'de nl':
        '*telefonseelsorge|*sorgentelefon|*krisentelefon|*notruftelefon|*hilfetelefon|*kindertelefoon|*hulplijn|*luisterlijn|*zelfmoordlijn',
      'sv da nb':
        '*jourtelefon|*hjälplinje\\p{L}*|*stödlinje\\p{L}*|*rådgivningslinje|*hjælpelinje|*krisetelefon|*børnetelefon|*livslinien|*hjelpetelefon\\p{L}*',
      'fr es pt it ca ro':
        "ligne d['’](?:écoute|aide)|prévention (?:du )?suicide|numéro d['’]écoute|teléfono de (?:la )?esperanza|línea de (?:ayuda|vida)|prevención del suicidio|linha de (?:apoio|ajuda)|prevenção (?:do|ao) suicídio|telefono amico|telefono azzurro|centro antiviolenza|prevenzione (?:del )?suicidio|telèfon de (?:l['’])?esperança|linie telefonică de (?:ajutor|suport)",
      'pl cs sk hr sl':
        'telefon (?:zaufania|wsparcia)|(?:linka (?:bezpečí|důvěry|pomoci)|krizová linka)|(?:linka (?:dôvery|pomoci|záchrany)|krízová linka)|(?:hrabri telefon|sos telefon|plavi telefon)\\p{L}*|telefon v stiski',
      'ru uk bg':
        '(?:телефон доверия|горячая линия помощи)|(?:телефон довіри|лінія запобігання)|(?:телефон на доверието|гореща линия за помощ)',
      'fi et lv lt hu':
        '*kriisipuhelin|*auttava puhelin|*kriisikesku\\p{L}+|*nettitur(?:va|vakoti)|*usaldustelefon|*lasteabi|*kriisiabi|(?:krīzes (?:tālrunis|centrs)|uzticības tālrunis)|(?:pagalbos (?:linija|telefonas)|jaunimo linija|vaikų linija)|(?:lelkisegély|segélyvonal|telefonos lelki)\\p{L}*',
      'el tr': 'γραμμή (?:βοήθειας|ζωής|υποστήριξης)|(?:yardım|destek|intihar önleme) hattı',
      'ar he fa':
        '(?:خط (?:مساعدة|نجدة|الدعم النفسي))|(?:קו חם|ער["״]ן|סיוע טלפוני|מרכז סיוע לנפגעות)|(?:صدای مشاور|خط بحران)',
      'id vi is th':
        '(?:pencegahan bunuh diri|layanan krisis)|(?:đường dây nóng|tổng đài) (?:hỗ trợ|bảo vệ)|hjálparsím\\p{L}+|สายด่วนสุขภาพจิต',
      'ja zh ko': 'いのちの電話|相談ダイヤル|心理热线|救助热线|心理熱線|생명의전화|자살예방센터',
    },
  },
  {
    name: 'carnival association',
    bucket: 'Community',
    narrows: 'cultural association',
    words: {
      en: '(?:carnival|mardi gras) (?:association|club|society|krewe|band|committee)',
      'de nl':
        '*karnevalsverein\\p{L}*|*karnevalsgesellschaft|*karnevalgesellschaft|*carnevals?(?:verein|gesellschaft|club)\\p{L}*|*narrenzunft|*narrenverein|*faschingsverein|*faschingsgesellschaft|*fasnachtsgesellschaft|*fasnachtsverein|*guggenmusik|*faschingsgilde|*carnavalsvereniging|*karnavalvereniging',
      'sv da nb': '*karnevalsförening|*karnevalsforening|*karnevalskomité',
      'fr es pt it ca ro':
        '(?:comité|société|association) (?:de |du )?carnaval|bande carnavalesque|(?:comparsa|peña|asociación) carnavaler[oa]|murga|agrupación de carnaval|bloco (?:de carnaval|carnavalesco)|associação carnavalesca|associazione (?:carnevalesca|carnevale)|comitato (?:per il )?carnevale|(?:comparsa|colla) (?:de carnaval|carnavalera)',
      'pl cs sk hr sl':
        '(?:bractwo karnawałowe|stowarzyszenie karnawałowe)|masopustní spolek|fašiangový spolok|(?:karnevalsk|maškaran|fašnič)\\p{L}+ (?:udrug|društv|grup|skupin)\\p{L}*|(?:pustno|karnevalsko|etnografsko) društvo|kurenti',
      'ru uk bg':
        'карнавальное (?:общество|объединение)|карнавальне товариство|(?:кукерск|сурвакарск)\\p{L}+ (?:груп|дружин)\\p{L}*',
      'fi et lv lt hu':
        '*karnevaaliyhdistys|karnevaliselts|karnevāla biedrība|karnavalo draugija|(?:farsang|karnevál|busó)\\p{L}* ?egyesület\\p{L}*',
      'el tr': 'καρναβαλικός (?:όμιλος|σύλλογος)|σύλλογος καρναβαλιστών|karnaval derneği',
      'ja zh ko': 'サンバチーム|阿波踊り連|嘉年华协会|嘉年華協會|카니발협회',
      'ar he fa id vi is th':
        'جمعية (?:ال)?كرنفال|עמותת הקרנבל|انجمن کارناوال|panitia karnaval|hội hóa trang|karnivalfélag|สมาคมคาร์นิวัล',
    },
  },
  {
    name: 'angling club',
    bucket: 'Sports and fitness',
    narrows: 'sports club',
    words: {
      en: "(?:angling|fishing|anglers[’']?|fly fishing) (?:club|association|society)|day tickets? fishing|coarse fishing|fisher(?:y|ies) lakes?",
      'de nl':
        '*angelverein\\p{L}*|*anglerverein|*fischereiverein\\p{L}*|*sportfischer\\p{L}*|*fischerverein|*fischereiverband|*anglerverband|*hengelsport(?:vereniging|federatie)?|*visvereniging|*visclub',
      'sv da nb':
        '*fiskeklubb\\p{L}*|*sportfiskeklubb\\p{L}*|*fiskevårdsområde\\p{L}*|*fiskevårdsförening\\p{L}*|*lystfisker(?:forening|klub)\\p{L}*|*sportsfisker\\p{L}*|*fiskeforening\\p{L}*',
      'fr es pt it ca ro':
        '(?:aappma|association (?:agréée )?(?:de|pour la) pêche|société de pêche|fédération de pêche)|(?:club|sociedad) de (?:pesca|pescadores)|clube de pesca(?:dores)?|(?:società|associazione|club) (?:di )?(?:pesca|pescatori)\\p{L}*|(?:club|societat) de (?:pesca|pescadors)|(?:clubul?|asociația) (?:de )?(?:pescari|pescuit|pescarilor)\\p{L}*|ajvps',
      'pl cs sk hr sl':
        '(?:koło wędkarskie|polski związek wędkarski|klub wędkarski|koło pzw)|rybářsk\\p{L}+ (?:spolek|svaz|organizace|kroužek)\\p{L}*|rybársk\\p{L}+ (?:zväz|združeni|organizáci|spolok)\\p{L}*|(?:športsko )?ribolovn\\p{L}+ (?:društv|klub|savez|udrug)\\p{L}*|ribiška? (?:društv|zvez|družin)\\p{L}*|ribišk\\p{L}+ (?:družin|zvez)\\p{L}*',
      'ru uk bg':
        '(?:общество рыболовов|рыболовный клуб|клуб рыболовов)|(?:товариство рибалок|риболовний клуб)|(?:риболовен клуб|ловно-рибарск\\p{L}+ \\p{L}+|рибарско дружество)',
      'fi et lv lt hu':
        '*kalastusseura\\p{L}*|*kalastuskerho\\p{L}*|*kalakerho|*vapaa-ajankalastaja\\p{L}*|*osakaskunta|kalastusklubi|kalastajate selts|õngitsejate klubi|makšķernieku (?:klub|biedrīb|organizāc)\\p{L}*|žvejų (?:klub|draugij|mėgėj)\\p{L}*|(?:horgász|sporthorgász)-? ?(?:egyesület|szövetség|klub)\\p{L}*',
      'el tr':
        '(?:σύλλογος|όμιλος) (?:ερασιτεχνών )?αλιέων|(?:olta balıkçı|amatör balıkçı|balıkçılık)\\p{L}* (?:derne|kulüb)\\p{L}*',
      'ja zh ko': '釣り同好会|钓鱼协会|釣魚協會|낚시동호회|낚시협회',
      'ar he fa id vi is th':
        'نادي صيد (?:ال)?(?:سمك|أسماك|الأسماك)|מועדון דיג|باشگاه ماهیگیری|klub mancing|câu lạc bộ câu cá|stangveiðifélag\\p{L}*|veiðifélag\\p{L}*|ชมรมตกปลา',
    },
  },
  {
    name: 'hunting association',
    bucket: 'Community',
    words: {
      en: "(?:hunting|hunters[’']?|gun|wildfowl(?:ers|ing)|deer stalking) (?:clubs?|associations?|federation)|wildfowlers",
      'de nl':
        '*jagdverein\\p{L}*|*jägerschaft\\p{L}*|*jagdverband\\p{L}*|*kreisjäger\\p{L}*|*jägerverein\\p{L}*|*jagdgenossenschaft|*hegering|*jachtvereniging|*jagersvereniging|*wildbeheereenheid',
      'sv da nb':
        '*jaktklubb\\p{L}*|*jägareförbund\\p{L}*|*jaktlag\\p{L}*|*jaktvårdskrets\\p{L}*|*jagtforening\\p{L}*|*jægerforbund\\p{L}*|*jeger- og fisk\\p{L}*|*jegerforening\\p{L}*|*jaktlag',
      'fr es pt it ca ro':
        '(?:société|fédération|association) (?:\\p{L}+ )?de(?:s)? (?:chasse|chasseurs)|(?:sociedad|club|coto|federación) de (?:caza|cazadores)|(?:associação|clube) de (?:caça|caçadores)|(?:associazione|federazione) (?:italiana )?(?:della )?caccia(?:tori)?|ambito territoriale di caccia|(?:societat|federació) de caça(?:dors)?|(?:asociația|clubul) (?:de )?vânăt\\p{L}+',
      'pl cs sk hr sl':
        'koło łowieckie|związek łowiecki|myslivecký spolek|myslivecké sdružení|poľovníck\\p{L}+ (?:združeni|zväz|spoločnosť|komora)\\p{L}*|(?:lovačk[ao]|lovsk[ao]) (?:društv|udrug|savez|udruženj|družin|zvez)\\p{L}*',
      'ru uk bg':
        '(?:общество охотников|охотничье хозяйство|охотхозяйство|охотничий клуб)|(?:товариство мисливців|мисливське господарство|мисливськ\\p{L}+ клуб)|(?:ловно-рибарско|ловна дружинка|ловно сдружение|ловно дружество)',
      'fi et lv lt hu':
        '*metsästysseura\\p{L}*|*metsästäjäliitto|*hirviseurue|*metsästysyhdistys|jahi(?:selts|meeste selts|klubi)|jahimeeste (?:selts|seltsi)|mednieku (?:klub|biedrīb|kolektīv)\\p{L}+|medžiotojų (?:būrel|klub|draugij)\\p{L}+|vadász ?(?:társaság|egyesület|kamara|klub)\\p{L}*',
      'el tr':
        'κυνηγετικ\\p{L}+ (?:σύλλογος|ομοσπονδία|συλλόγου)|avcı(?:lar|lık)?(?: ve atıcılık)?(?: spor)? (?:derne|kulüb|federasyon)\\p{L}*',
      'ja zh ko': '猟友会|狩猎协会|狩獵協會|수렵협회',
      'ar he fa id vi is th':
        'نادي (?:ال)?صيد|אגודת ציידים|کانون شکار|perkumpulan berburu|perbakin|hội thợ săn|skotveiðifélag\\p{L}*|สมาคมล่าสัตว์',
    },
  },
  {
    name: 'snowmobile club',
    bucket: 'Sports and fitness',
    narrows: 'sports club',
    words: {
      en: '(?:snowmobile|sled|snow ?riders?) (?:clubs?|association|trails?)|snowmobiling',
      'de nl': '*schneemobilclub|*motorschlitten\\p{L}*|*sneeuwscooterclub',
      'sv da nb':
        '*skoterklubb\\p{L}*|*skoterförening\\p{L}*|*snöskoter(?:klubb|förening|leder)\\p{L}*|*skoterled(?:er|en|s)?|*sneskooterklub|*snøscooter(?:klubb|forening|løype)\\p{L}*|*scooterklubb|*scooterforening|*skuterforening\\p{L}*|*snøskuter\\p{L}*',
      'fr es pt it ca ro':
        'clubs? de motoneig(?:e|istes)s?|motoneigistes|sentiers de motoneige|club de motos de nieve|clube de motos de neve|club motoslitt[ae]|club de motos de neu|club de snowmobile',
      'pl cs sk hr sl':
        'klub skuterów śnieżnych|klub sněžných skútrů|klub snežných skútrov|klub motornih sanjki|klub motornih sani',
      'ru uk bg': 'снегоходн\\p{L}+ клуб|клуб снегоходчиков|снігохідний клуб|клуб за моторни шейни',
      'fi et lv lt hu':
        '*moottorikelkka(?:kerho|seura|klubi|ilijat|yhdistys)\\p{L}*|*kelkkakerho|*kelkkaseura|mootorsaani ?klubi|sniega motociklu klubs|sniego motociklų klubas|motoros ?szán ?klub\\p{L}*',
      'el tr': 'λέσχη (?:snowmobile|χιονοοχημάτων)|kar motosikleti kulübü',
      'ar he fa id vi is th':
        'نادي دراجات الثلج|מועדון אופנועי שלג|باشگاه موتور برفی|klub mobil salju|câu lạc bộ xe trượt tuyết|vélsleða(?:félag|klúbbur)\\p{L}*|ชมรมสโนว์โมบิล',
      'ja zh ko': 'スノーモービルクラブ|雪地摩托俱乐部|雪上摩托車俱樂部|스노모빌클럽',
    },
  },
  {
    name: 'makerspace',
    bucket: 'Community',
    narrows: 'coworking space',
    words: {
      en: "maker ?spaces?|hacker ?spaces?|fab ?labs?|hack ?space|tool librar(?:y|ies)|men[’']?s shed",
      'de nl': '*makerspace|*hackerspace|*fablab|*offene werkstatt',
      'sv da nb':
        '*makerspace|*hackerspace|*fablab|*öppen verkstad|*åbent værksted|*reparationscafé|*verkstedfellesskap|*reparasjonskafé',
      'fr es pt it ca ro':
        'fab ?lab|maker ?space|hacker ?space|atelier partagé|espacio maker|espaço maker|officina condivisa|espai maker|hackerspace',
      'pl cs sk hr sl':
        'hakerspejs|hackerspace|makerspace|fablab|otevřená dílna|otvorená dielňa|otvorena radionica|odprta delavnica',
      'ru uk bg': 'хакерспейс\\p{L}*|мейкерспейс\\p{L}*|фаблаб\\p{L}*|хакспейс\\p{L}*|ремонтно кафе',
      'fi et lv lt hu':
        '*makerspace|*hacklab|*fablab|*häkkeritila|hackerspace|makerspace|hekk?er ?spész|közösségi műhely',
      'el tr': 'εργαστήριο ψηφιακής κατασκευής|hackerspace|makerspace|fablab',
      'ar he fa id vi is th':
        'فاب ?لاب|مساحة صناع|מייקרספייס|האקרספייס|فب ?لب|makerspace|không gian sáng chế|fab ?lab|ฟาบแล็บ|เมกเกอร์สเปซ',
      'ja zh ko': 'ファブラボ|メイカースペース|创客空间|創客空間|메이커스페이스|팹랩',
    },
  },
];
