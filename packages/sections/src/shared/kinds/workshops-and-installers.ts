import type { Kind } from './kind.ts';

export const WORKSHOPS_AND_INSTALLERS: readonly Kind[] = [
  {
    name: 'yarn shop',
    bucket: 'Retail',
    narrows: 'fabric shop',
    parts: {
      haberdashery:
        'haberd|sewing|kurzwar|fournitur|mercer|merc[eè]ri|armarinho|retrosar|pasmanter|galant|фурнитур|fournituren|sybehör|sytilbeh|手芸|tuhafiye',
      'yarn shop':
        'yarn|wool|knit|crochet|woll|strick|garn|garen|brei|strikk|laine|lana|lanas|lã|włóczk|vln|priadz|vun[ae]|пряж|lanka|lõng|dzij|siūl|fonal|yün|örgü|νήμα|毛糸|毛线|毛線|털실|뜨개',
    },
    words: {
      en: '(?:yarn|wool|knitting|crochet|haberdashery|sewing) (?:shop|store|studio|supplies)|hand[- ]?dyed yarns?|knitting patterns?|haberdashery',
      'de nl sv da nb':
        '*wollgeschäft|*wollladen|*strickgarn\\p{L}*|*handgefärbte wolle|*kurzwaren|*wolwinkel|*garenwinkel|*breiwinkel|*garnbutik\\p{L}*|*garnaffär\\p{L}*|*handfärgat garn|*strikkebutik\\p{L}*|*strikkegarn|*strikkeoppskrift\\p{L}*',
      'fr es pt it ca ro':
        '(?:laines à tricoter|magasin de laine)|(?:lanas para tejer|tienda de lanas)|(?:retrosaria|armarinhos?|lãs para tricô)|(?:filati per maglieria|negozio di filati|lane e filati)|llanes per teixir|fire de tricotat',
      'pl cs sk hr sl sr':
        '(?:pasmanteria|sklep z włóczką|włóczki)|(?:galanterie a příze|příze|pletací vlny|priadze|obchod s vlnou)|(?:vunica za pletenje|prodavnica vunice|pređa|preja za pletenje)',
      'ru uk bg mk':
        "(?:пряжа для вязания|магазин пряжи|фурнитура для шитья)|(?:пряжа для в['’]язання|магазин пряжі)|(?:прежди за плетене|галантерия за шиене)",
      'fi et lv lt hu':
        '*lankakauppa\\p{L}*|*käsinvärjätyt langat|*lõngad ja|dziju veikal\\p{L}*|adīšanas dzij\\p{L}*|(?:siūl|mezgimo)\\p{L}* (?:parduotuv|siūl)\\p{L}*|(?:fonal|rövidáru)(?:bolt|üzlet|webshop)\\p{L}*',
      'el tr': '(?:νήματα πλεξίματος|είδη ραπτικής|κατάστημα νημάτων)|(?:tuhafiye|örgü ipi|yün mağazası)',
      'ar he fa': '(?:خيوط (?:ال)?(?:تريكو|كروشيه|صوف))|(?:חוטי סריגה|חנות צמר|סדקית)|(?:کاموا|خرازی)',
      'id vi is th sq hi':
        '(?:benang rajut|toko benang)|(?:len sợi|len đan móc|tiệm len)|(?:garnversl|garnbúð|prjónabúð)\\p{L}*|(?:ร้านไหมพรม)|(?:fije leshi|mercerie)|(?:ऊन की दुकान|धागा भंडार)',
      'ja zh ko': '毛糸(?:店|専門店)|手芸店|手芸用品|毛线店|编织店|毛線店|毛線編織|뜨개질|뜨개실|실가게',
    },
  },
  {
    name: 'glass artist',
    bucket: 'Crafts and repair',
    narrows: 'artist',
    parts: {
      'mosaic artist': 'mosai|mozaï|mozai|мозаик|мозаїк|モザイク|모자이크',
      'stained glass studio':
        'stained|glasmaler|glas-in-lood|vitrail|vitraux|vitral|vetrat|witraż|vitráž|витраж|вітраж|lasimaal|ステンドグラス|彩色玻璃|스테인드',
      'glass blower':
        'blow|bläser|blaz|blås|pust|souffl|sopl|sopr|soffiat|hutni|стеклодув|склодув|lasinpuh|üveg(?:fúv|fúj)|吹きガラス|유리공예|吹制',
    },
    words: {
      en: 'stained[- ]glass(?: studio| artist| windows?)?|glass ?(?:blower|blowers|blowing|studio|artist|art)|(?:fused|hot) glass|mosaic (?:artist|studio)|glass workshop',
      'de nl sv da nb':
        '*glasbläser\\p{L}*|*glaskunst|*glaskünstler\\p{L}*|*glasmalerei\\p{L}*|*mosaikkünstler\\p{L}*|*glas-in-lood|*glasblazer\\p{L}*|*glasatelier|*glaskunstenaar|*glashytta|*glasblåseri|*glasblåsare|*glaskonst\\p{L}*|*glaspusteri|*glassblåser\\p{L}*',
      'fr es pt it ca ro':
        '(?:souffleur de verre|maître[- ]verrier|vitrail|vitraux|vitrailliste)|(?:vitrales|vidrio soplado|taller de vidrio|maestro vidriero)|(?:vitrais|vidro soprado)|(?:vetrate artistiche|vetro soffiato|soffiatore|vetreria artistica|mosaici artistici)|vitralls|vitralii',
      'pl cs sk hr sl sr':
        '(?:witraże|pracownia witraży|huta szkła artystycznego|szkło artystyczne)|(?:vitráže|foukané sklo|sklářská (?:huť|dílna)|fúkané sklo|sklárska huta)|(?:vitraji|vitraži|puhano staklo|umjetničko staklo)',
      'ru uk bg mk': '(?:витраж|стеклодув|художественное стекло)\\p{L}*|(?:вітраж|склодув)\\p{L}*|витраж\\p{L}*',
      'fi et lv lt hu':
        '*lasinpuhal\\p{L}*|*lasitaide|*lasistudio|*klaasikunst\\p{L}*|*klaasikoda|*vitraaž\\p{L}*|(?:vitrāž|stikla pūtēj|stikla studij)\\p{L}*|(?:vitraž|stiklo (?:pūt|studij))\\p{L}*|(?:üvegfúvó|üvegművész|ólomüveg|tiffany üveg)\\p{L}*',
      'el tr': '(?:βιτρό|φυσητό γυαλί)|(?:vitray|cam (?:sanatı|üfleme))\\p{L}*',
      'ar he fa': "(?:زجاج معشق|نفخ الزجاج)|(?:ויטראז['׳]?\\p{L}*|ניפוח זכוכית)|(?:ویترای|شیشه ?گری)",
      'id vi is th sq hi':
        '(?:kaca patri|seni kaca)|(?:kính màu nghệ thuật|tranh kính)|(?:glerlist|glerblástur|steint gler)\\p{L}*|กระจกสี|(?:vitrazh|qelq artistik)|स्टेंड ग्लास',
      'ja zh ko':
        'ガラス工房|吹きガラス|ステンドグラス(?:工房|教室)?|玻璃工坊|彩绘玻璃|玻璃工藝|유리공방|스테인드글라스',
    },
  },
  {
    name: 'woodturner or wooden toy maker',
    bucket: 'Crafts and repair',
    isOfWares: true,
    parts: {
      'wooden toy maker':
        'toys?|spielz|speelgoed|leksak|legetøj|leker|jouet|juguet|brinqued|giocattol|zabaw|hračk|igrač|игруш|іграш|lelu|mänguas|rotaļ|žaisl|játék|oyuncak|παιχνίδ|木のおもちゃ|木製玩具|木玩|완구',
      woodturner:
        'turn|drechsl|draai|svarv|drej|drei|tourn|torne|tornit|tokar|soustruž|токар|sorvaa|trei|esztergál|木工旋|ろくろ',
      'wood carver':
        'carv|schnitz|bildhau|snijd|snid|skær|sculpt|talla|entalh|intagl|rzeźb|řezb|rezb|резьб|різьб|veist|fafarag|oyma|ξυλογλ|木彫|木雕|목공예|목각',
      'resin artist': 'epox|resin|смол',
    },
    words: {
      en: 'wood ?(?:turner|turners|turning|carver|carvers|carving)|wooden toys?(?: maker| makers)?|(?:epoxy|resin) (?:tables?|art)|basket ?(?:maker|makers|weaver|weaving)|broom ?maker|spoon carver',
      'de nl sv da nb':
        '*drechslerei|*drechsler|*holzbildhauer\\p{L}*|*holzschnitzer\\p{L}*|*holzspielzeug|*korbmacher\\p{L}*|*korbflechterei|*epoxidharz\\p{L}*|*houtdraaier\\p{L}*|*houtsnijder|*houten speelgoed|*mandenmaker|*mandenvlechter|*träsvarv\\p{L}*|*träleksaker|*korgmakare|*trædrejer\\p{L}*|*trælegetøj|*kurvemager|*treskjærer\\p{L}*|*tredreier|*treleker|*kurvmaker',
      'fr es pt it ca ro':
        "(?:tourneur (?:sur bois|d['’]art)|jouets en bois|vann(?:ier|erie)|sculpteur sur bois)|(?:tornero de madera|juguetes de madera|cestería|talla en madera)|(?:brinquedos de madeira|cestaria|marcenaria artesanal|torneiro de madeira)|(?:tornitore|tornitura (?:del )?legno|giocattoli in legno|cestaio|intaglio del legno)|(?:joguines de fusta|cistelleria)|(?:jucării din lemn|sculptură în lemn|împletituri)",
      'pl cs sk hr sl sr':
        '(?:toczenie w drewnie|zabawki drewniane|wikliniarstwo|plecionkarstwo|rzeźba w drewnie)|(?:soustružení dřeva|dřevěné hračky|košíkářství|řezbář\\p{L}*|drevené hračky|košikárstvo|rezbár\\p{L}*)|(?:drvene igračke|tokarenje drva|duborez|lesene igrače|rezbar\\p{L}*|pletarstvo)',
      'ru uk bg mk':
        "(?:деревянные игрушки|резьба по дереву|плетение из лозы|столы из (?:слэба|эпоксидной))|(?:дерев['’]яні іграшки|різьблення по дереву|лозоплетіння)|(?:дървени играчки|дърворезба|кошничарство|дрвени играчки)",
      'fi et lv lt hu':
        '*puunsorvau\\p{L}*|*puusorvaaja|*puulelut|*korinpunon\\p{L}*|*puutreial\\p{L}*|*puidust mänguasjad|*korvipunuja|(?:koka rotaļliet|virpošan|pinum|kokgriezēj)\\p{L}*|(?:medini\\p{L}+ žaisl|drož|tekinim|pynim)\\p{L}*|(?:fajáték|faesztergálás|kosárfonó|fafaragó|fafaragás)\\p{L}*',
      'el tr':
        '(?:ξυλογλυπτ|ξύλινα παιχνίδια|καλαθοπλεκτικ)\\p{L}*|(?:ahşap (?:oyuncak|oyma|tornacılık)|epoksi masa|sepet örücü)\\p{L}*',
      'ar he fa':
        '(?:نحت (?:على )?(?:ال)?خشب|ألعاب خشبية|خراطة خشب)|(?:צעצועי עץ|חריטה בעץ|גילוף בעץ|קליעת סלים)|(?:منبت ?کاری|اسباب ?بازی چوبی|معرق|خراطی چوب)',
      'id vi is th sq hi':
        '(?:mainan kayu|ukiran kayu|anyaman)|(?:đồ chơi gỗ|điêu khắc gỗ|đan lát|mây tre đan)|(?:ของเล่นไม้|แกะสลักไม้|เครื่องจักสาน)|(?:lodra druri|gdhendje druri)|(?:लकड़ी के खिलौने|नक्काशी)',
      'ja zh ko': '木のおもちゃ|木工ろくろ|木彫|竹細工|籠編み|木雕|木制玩具|竹编|木製玩具|목공예|원목장난감|라탄공예',
    },
  },
  {
    name: 'art restorer',
    bucket: 'Crafts and repair',
    parts: {
      'furniture restorer':
        'furniture|antique|möbel|meubel|møbel|meuble|muebl|móve|mobil|mebli|nábytk|namešt|pohišt|мебел|мебл|huonekal|mööbl|mēbeļ|bald|bútor|mobilya|επίπλ|家具|가구',
      'stone restorer': 'stone|steinrest|pierre|piedra',
      'book and paper conservator': 'book|paper|papier',
      'art restorer':
        '\\bart|paint|picture|gemäld|schilderij|tavel|maleri|tableau|œuvre|cuadro|obra|dipint|quadri|opere|obraz|slik|картин|taide|kunst|festmény|美術|絵画|文物|艺术|藝術|미술|ceramic|textile',
    },
    words: {
      en: '(?:art|paintings?|paper|furniture|book|antique|stone|textile|picture|ceramics) (?:restor(?:er|ers|ation)|conserv(?:ator|ators|ation))(?: studio| workshop)?',
      'de nl sv da nb':
        '*restaurator|*restauratorin|*restaurierung|*restaurierungen|*restaurierungsatelier|*gemälderestaurierung|*restauratieatelier|*schilderijrestauratie|*möbelrenovering|*tavelkonservering|*konservator|*malerikonservering',
      'fr es pt it ca ro':
        "(?:restaurat(?:eur|rice)|restauration) (?:d['’](?:art|œuvres)|de (?:tableaux|meubles|peintures|livres))|(?:restauración|restaurador(?:a)?) de (?:arte|muebles|obras|cuadros|antigüedades)|(?:restauro|restauração) de (?:arte|móveis|obras|pinturas)|restauratrice|restaurare (?:mobilier|tablouri|opere)",
      'pl cs sk hr sl sr':
        '(?:konserwacja|renowacja) (?:zabytków|dzieł sztuki|mebli|obrazów)|restaurátor\\p{L}*|restavrator\\p{L}*|restavriranje',
      'ru uk bg mk':
        'реставраци\\p{L}+ (?:мебели|картин|икон|книг|антиквариата|меблів|ікон|на мебели|на картини)|реставратор\\p{L}*',
      'fi et lv lt hu':
        '*konservaattori|*konservointi|*huonekaluentisöi\\p{L}*|*mööblirestaureeri\\p{L}*|*konserveeri\\p{L}*|restaur(?:ators|ācija|atorius|avimas|acija)|(?:mēbeļ|bald)\\p{L}* restaur\\p{L}*|restaurátor\\p{L}*',
      'el tr': '(?:συντήρηση|συντηρητής) (?:έργων τέχνης|αρχαιοτήτων|επίπλων)|(?:restorasyon|restoratör)\\p{L}*',
      'ar he fa':
        'ترميم (?:ال)?(?:لوحات|أثاث|تحف|آثار)|(?:רסטורציה|שימור (?:יצירות|ציורים)|שחזור רהיטים)|(?:مرمت (?:آثار|تابلو|مبلمان|بنا))',
      'id vi is th sq hi':
        '(?:restorasi|konservasi) (?:lukisan|furnitur|seni)|phục chế (?:tranh|đồ cổ|nội thất)|(?:forvarsla|viðgerðir á húsgögnum)\\p{L}*|(?:ซ่อมเฟอร์นิเจอร์โบราณ|อนุรักษ์ศิลปะ)|restaurim (?:veprash|mobilesh)|(?:कला संरक्षण|फर्नीचर रेस्टोरेशन)',
      'ja zh ko': '美術品修復|絵画修復|家具修復|文物修复|古籍修复|書畫修復|文物修復|보존처리|가구 ?복원',
    },
  },
  {
    name: 'tattoo removal and semi-permanent make-up',
    bucket: 'Beauty and wellness',
    narrows: 'beauty salon',
    parts: {
      'permanent make-up studio':
        'permanent|microblad|micropigm|semiperm|makijaż permanent|перманент|microblading|kestopig|püsimeig|sminktetoválás|tartós smink|kalıcı|アートメイク|半永久|纹绣|紋繡|반영구',
      'make-up artist':
        'make-?up ?-?artist|bridal|visag|brautst|make-up-artist|maquill|maquiag|maquilh|trucc|визаж|візаж|wizaż|vizáž|šminker|meikk|jumestaj|jumestus|smink(?!t)|ヘアメイク|化妆师|新娘秘書|新秘|메이크업',
      'lash and brow studio':
        'lash|brow|wimper|wenkbr|frans|fransf|ögonf|vippe|bryn|cils|sourcil|pestañ|ceja|cílio|cilios|pestan|sobrancel|ciglia|soprac|rzęs|brwi|řas|oboč|mihaln|obrv|trepav|ресниц|вій|бров|миг[лп]|ripsi|kulma|skropst|uzac|blakstien|antaki|szempill|szemöld|kirpik|kaş|βλεφαρ|φρύδ|まつげ|まつ毛|アイラッシュ|睫毛|美睫|속눈썹|눈썹',
      'tattoo removal clinic': 'tattoo|tatuaż|tetovál|detatou|destatu|洗纹身|タトゥー除去|문신 ?제거',
    },
    words: {
      en: '(?:permanent|semi-permanent) make-?up|microblading|micropigmentation|(?:eyelash|lash|brow) (?:extensions?|bar|studio|artist|technician|lift|lamination)|make-?up artists?|bridal make-?up|laser tattoo removal',
      'de nl sv da nb':
        '*permanent ?make-?up|*microblading|*wimpernstudio|*wimpernverlängerung\\p{L}*|*make-up-?artist|*visagist\\p{L}*|*brautstyling|*tattooentfernung|*wimperextensions|*wenkbrauwstudio|*ögonfransar|*fransförlängning\\p{L}*|*fransstylist|*permanent makeup|*makeupartist|*øjenvipper|*vippeextensions?|*vippestudio',
      'fr es pt it ca ro':
        '(?:maquillage permanent|microblading|extensions? de cils|maquilleuse|bar à (?:cils|sourcils))|(?:micropigmentación|maquillaje (?:permanente|profesional|de novias)|extensiones de pestañas|maquilladora)|(?:micropigmentação|extensão de cílios|maquiadora|maquilhadora|design de sobrancelhas)|(?:trucco (?:permanente|sposa)|dermopigmentazione|extension ciglia|make-?up artist|truccatrice)|(?:micropigmentació|maquilladora)|(?:machiaj (?:permanent|profesional)|extensii (?:de )?gene|micropigmentare)',
      'pl cs sk hr sl sr':
        '(?:makijaż permanentny|przedłużanie rzęs|stylizacja (?:rzęs|brwi)|wizażystka|makijaż ślubny)|(?:permanentní make-up|prodlužování řas|vizážistka|permanentný make-up|predlžovanie mihalníc|líčení nevěst)|(?:trajna šminka|(?:nadogradnja|ekstenzije|podaljševanje) (?:trepavica|trepalnic)|šminkerica|profesionalno šminkanje|vizažistkinja)',
      'ru uk bg mk':
        '(?:перманентный макияж|наращивание ресниц|визажист|татуаж бровей|оформление бровей)|(?:перманентний макіяж|нарощування вій|візажист)|(?:перманентен грим|удължаване на мигли|гримьор|микроблейдинг|надградба на трепки)',
      'fi et lv lt hu':
        '*kestopigmentointi\\p{L}*|*ripsienpidenny\\p{L}*|*ripsistudio|*kulmastudio|*meikkaaja|*maskeeraaja|*püsimeik\\p{L}*|*ripsmepikendus\\p{L}*|*ripsmetehnik\\p{L}*|*jumestaja|(?:permanentais grims|skropstu pieaudzēšan|vizāžist|mikropigment)\\p{L}*|(?:permanentin\\p{L}+ makiaž|blakstienų priauginim|vizažist)\\p{L}*|(?:sminktetoválás|szempillaépítés|szempilla-?hosszabbítás|sminkes|szempillás|menyasszonyi smink)\\p{L}*',
      'el tr':
        '(?:μόνιμο μακιγιάζ|extensions βλεφαρίδων|μακιγιέζ|νυφικό μακιγιάζ)|(?:kalıcı makyaj|ipek kirpik|profesyonel makyaj|makyaj sanatçısı)',
      'ar he fa':
        '(?:مكياج (?:دائم|عرائس)|خبيرة تجميل|مايكروبليدنج|تركيب رموش|ميكب ارتست)|(?:איפור (?:קבוע|כלות|ערב)|מאפר(?:ת)?|הארכת ריסים|בניית ריסים|עיצוב גבות)|(?:آرایش دائم|میکروبلیدینگ|کاشت مژه|اکستنشن مژه|میکاپ آرتیست)',
      'id vi is th sq hi':
        '(?:sulam (?:alis|bibir)|eyelash extension|mua pengantin|makeup artist)|(?:phun xăm|nối mi|trang điểm cô dâu|chuyên viên trang điểm)|(?:förðun|varanleg förðun|augnháralenging)\\p{L}*|(?:สักคิ้ว|ต่อขนตา|ช่างแต่งหน้า)|(?:grim permanent|zgjatje qerpikësh|grimiere)|(?:मेकअप आर्टिस्ट|ब्राइडल मेकअप)',
      'ja zh ko':
        'まつげエクステ|アイラッシュサロン|眉毛サロン|アートメイク|半永久妆|美睫|化妆师|霧眉|新娘秘書|속눈썹연장|반영구화장|메이크업샵',
    },
  },
  {
    name: 'ventilation installer',
    bucket: 'Construction and trades',
    narrows: 'air conditioning and heat pump installer',
    parts: {
      'ventilation installer':
        'install|lüftung|ventilatie|ventilationsi|ventilationsf|ventilationsa|systems?|mvhr|recovery|вентил|ilmanvaihto|換気|通风|환기|ventilación|ventilação|wentyl|větr|vzduchotech|prezrač|havaland',
      'duct cleaning company':
        'duct clean|ventilation clean|kanalreinig|ventilationsrengör|kanalrens|nettoyage d|limpieza de conduct|pulizia|czyszczen|чистк|nuohous|puhdistus|ダクト清掃|风管清洗',
    },
    words: {
      en: '(?:ventilation|heat recovery|mvhr|ductwork|extractor fan) (?:installers?|installation|systems?|contractors?|cleaning)|duct cleaning',
      'de nl sv da nb':
        '*lüftungsbau|*lüftungsanlagen|*lüftungstechnik|*wohnraumlüftung|*kanalreinigung lüftung|*ventilatiesystemen|*ventilatietechniek|*mechanische ventilatie|*ventilationsinstallation\\p{L}*|*ventilationsrengöring|*ventilationsfirma|*ventilationsanlæg|*kanalrens\\p{L}*|*ventilasjonsanlegg|*ventilasjonsrens',
      'fr es pt it ca ro':
        '(?:installation|installateur) (?:de )?(?:vmc|ventilation)|ventilation double flux|(?:instalación|sistemas) de ventilación|(?:sistemas de ventilação|limpeza de dutos)|(?:ventilazione meccanica controllata|impianti di ventilazione|vmc)|(?:sistemes de ventilació)|(?:sisteme de ventilație|instalații de ventilație|tubulatură ventilație)',
      'pl cs sk hr sl sr':
        '(?:rekuperacja|montaż rekuperacji|wentylacja (?:mechaniczna|z odzyskiem))|(?:rekuperace|vzduchotechnika|rekuperácia|vetranie s rekuperáciou)|(?:ventilacijski sustavi|ventilacioni sistemi|rekuperacija|prezračevalni sistemi|prezračevanje z rekuperacijo)',
      'ru uk bg mk':
        '(?:монтаж|системы|проектирование|очистка) вентиляции|(?:монтаж вентиляції|рекуперац\\p{L}+|системи вентиляції)|(?:вентилационни системи|рекуперация)',
      'fi et lv lt hu':
        '*ilmanvaihto(?:asennus|työt|urakointi|puhdistus|nuohous)\\p{L}*|*ilmastointiasennu\\p{L}*|*ventilatsiooni(?:tööd|süsteemid|paigald|puhastus)\\p{L}*|(?:ventilācijas|rekuperācijas) (?:sistēm|montāž|iekārt)\\p{L}*|(?:rekuperacij|vėdinim)\\p{L}* (?:sistem|montav|įrengim)?\\p{L}*|(?:szellőz(?:és|tetés)(?:technika)?|hővisszanyerős szellőz|légtechnika)\\p{L}*',
      'el tr': '(?:συστήματα εξαερισμού|αεραγωγοί)|havalandırma (?:sistemleri|montajı|kanalı)',
      'ar he fa':
        '(?:أنظمة|تركيب) (?:ال)?تهوية|(?:מערכות אוורור|התקנת אוורור|ניקוי תעלות)|(?:سیستم تهویه|کانال ?کشی|تهویه مطبوع صنعتی)',
      'id vi is th sq hi':
        '(?:instalasi|sistem) (?:ventilasi|ducting)|(?:hệ thống thông gió|thi công ống gió)|(?:loftræsti|loftræst)\\p{L}*|ระบบระบายอากาศ|(?:sistem ventilimi|ventilim mekanik)|वेंटिलेशन सिस्टम',
      'ja zh ko': '換気設備工事|ダクト工事|空調ダクト|通风工程|新风系统|通風工程|全熱交換器|환기시스템|덕트공사',
    },
  },
  {
    name: 'asbestos and hazardous material removal',
    bucket: 'Construction and trades',
    narrows: 'demolition contractor',
    parts: {
      'asbestos removal': 'asbest|amiant|amiant|azbest|азбест|асбест|アスベスト|石綿|石棉|석면',
      'mould removal':
        'mould|mold|schimmel|skimmel|mögel|mugg|moisiss|moho|mofo|muffa|pleśni|plísn|plesn|плесен|плісняв|home(?:en|vaur)|hallitus|penész|küf|カビ|霉|곰팡이',
      'radon specialist': 'radon|ラドン',
    },
    words: {
      en: 'asbestos (?:removal|survey(?:s|ing)?|testing|abatement)|(?:radon|lead paint|mould) (?:removal|testing|mitigation|remediation)|septic tank (?:emptying|installation|services?|cleaning)',
      'de nl sv da nb':
        '*asbestsanierung|*asbestentsorgung|*asbestverwijdering|*asbestinventarisatie|*schadstoffsanierung|*asbestsanering\\p{L}*|*radonmätning|*radonsanering|*asbestrenovering|*miljøsanering\\p{L}*|*pcb-sanering|*slamsugning|*septiktank\\p{L}*',
      'fr es pt it ca ro':
        "désamiantage|diagnostic amiante|vidange de fosse|(?:retirada|desamiantado) (?:de )?amianto|limpieza de fosas|limpeza de fossas?|(?:bonifica|rimozione|smaltimento) amianto|spurgo (?:pozzi|fosse)|retirada d['’]amiant|(?:îndepărtare azbest|vidanjare)",
      'pl cs sk hr sl sr':
        '(?:usuwanie|utylizacja) azbestu|opróżnianie szamb|wywóz szamba|(?:likvidace|odstranění|likvidácia) azbestu|(?:vývoz|čištění) (?:jímek|septiků|žump)|(?:uklanjanje|zbrinjavanje|odstranjevanje) azbesta|crpljenje septičkih|pražnjenje septičkih|praznjenje greznic',
      'ru uk bg mk':
        '(?:демонтаж|утилизация) асбеста|(?:откачка|обслуживание) септиков|відкачка (?:вигрібних ям|септиків)|премахване на азбест',
      'fi et lv lt hu':
        '*asbestipur\\p{L}*|*asbestikartoitu\\p{L}*|*haitta-ainekartoitu\\p{L}*|*lietekaivon tyhjenny\\p{L}*|*asbestitöö\\p{L}*|*asbesti eemald\\p{L}*|azbesta (?:demontāž|utilizācij)\\p{L}*|septiķu (?:tīrīšan|izsūkn)\\p{L}*|(?:asbesto|šiferio) (?:nuėmim|šalinim|utilizavim)\\p{L}*|(?:azbeszt ?mentesítés|szippantás|szennyvízszippantás)\\p{L}*',
      'el tr': '(?:απομάκρυνση|αφαίρεση) αμιάντου|(?:asbest (?:söküm|sökümü)|vidanjör)\\p{L}*',
      'ar he fa': '(?:إزالة الأسبستوس|شفط بيارات)|(?:פינוי אסבסט|פירוק אסבסט|ביובית)|حذف آزبست',
      'id vi is th sq hi':
        '(?:sedot wc|sedot tinja)|(?:hút (?:bể phốt|hầm cầu)|thông cống)|(?:asbest|rotþró)\\p{L}*|(?:ดูดส้วม|สูบส้วม)|(?:heqje asbesti|zbrazje gropash septike)|सेप्टिक टैंक सफाई',
      'ja zh ko': 'アスベスト(?:除去|調査)|浄化槽(?:清掃|点検)|石棉拆除|化粪池清理|石棉檢測|抽水肥|석면철거|정화조청소',
    },
  },
  {
    name: 'firewood and fuel supplier',
    bucket: 'Retail',
    narrows: 'timber merchant',
    parts: {
      'firewood supplier':
        'firewood|logs|brennholz|kaminholz|brandhout|haardhout|vedf|vedsalg|vedlev|brænde|ved(?:$| )|bois de chauf|leña|lenha|legna|llenya|lemn|drewno|drewna|palivov|drva|дров|polttopuu|klapi|küttepuu|malka|malkos|tűzifa|odun|καυσόξυλ|薪|木柴|장작|הסקה|حطب|هیزم',
      'wood pellet supplier': 'pellet|pelet|пеллет|pelle|pelets|ペレット|펠릿|träpill|træpill|granul',
      'heating oil supplier':
        'heating oil|heizöl|stookolie|eldningsol|fyringsol|fioul|mazout|gasóleo|gasoil|gasolio|opałow|topn|lož ulj|мазут|öljy|õli|fűtőolaj|πετρέλαιο|灯油|등유',
      'bottled gas supplier': 'gas(?!ol)|lpg|flaskgas|butan|propan|газ|πετρογκάζ|プロパン|液化|tüp|가스',
      'coal merchant':
        'coal|kohle|kolen|charbon|carbón|carvão|carbone|węgl|węgiel|uhl[ií]|угол|вугіл|szén|kömür|煤|연탄|숯',
    },
    words: {
      en: '(?:firewood|kiln[- ]dried logs|logs|wood pellets?|heating oil|coal|bottled gas|lpg|biomass) (?:supplier|suppliers|delivery|deliveries|merchants?|sales)|kiln[- ]dried (?:logs|firewood)|firewood(?: suppliers?| logs)?|wood pellets',
      'de nl sv da nb':
        '*brennholz\\p{L}*|*kaminholz\\p{L}*|*heizölhandel|*heizöl|*holzpellets|*brennstoffhandel|*brandhout\\p{L}*|*haardhout\\p{L}*|*houtpellets|*gasflessen|*vedförsäljning|*träpellets|*eldningsolja|*brændeforhandler|*brændesalg|*træpiller|*vedsalg|*vedleverandør',
      'fr es pt it ca ro':
        '(?:bois de chauffage|granulés de bois|pellets|fioul domestique|livraison de bois)|(?:leña (?:a domicilio|seca|de)|venta de leña|gasóleo (?:a domicilio|calefacción)|distribuidora de gas)|(?:lenha|pellets de madeira|distribuidora de gás)|(?:legna da ardere|pellet di legno|gasolio da riscaldamento|vendita (?:legna|pellet))|llenya|(?:lemn(?:e)? de foc|peleți|brichete)',
      'pl cs sk hr sl sr':
        '(?:drewno (?:kominkowe|opałowe)|skład (?:opału|węgla)|pellet drzewny|olej opałowy)|(?:palivové (?:dřevo|drevo)|krbové dřevo|uhelné sklady|pelety a brikety|dřevěné pelety|uhlí)|(?:drva za ogrjev|ogrevno drvo|ogrevna drva|peleti|briketi|ogrjevno drvo|kurilno olje)',
      'ru uk bg mk':
        '(?:дрова (?:с доставкой|колотые|березовые)|топливные (?:брикеты|пеллеты)|доставка дизельного топлива)|(?:дрова (?:з доставкою|колоті)|паливні брикети|пелети)|(?:дърва за огрев|пелети|дрва за огрев|нафта за отопление)',
      'fi et lv lt hu':
        '*polttopuu\\p{L}*|*klapit|*halkokauppa|*puupelletti\\p{L}*|*lämmitysöljy|*küttepuud|*küttepuu\\p{L}*|*pelletid|*brikett\\p{L}*|(?:malka|granul|kurināmā piegād)\\p{L}*|(?:malkos|malkų|medžio granul|briketai|briketų)\\p{L}*|(?:tűzifa|tüzelőanyag|tüzép|fapellet|fabrikett)\\p{L}*',
      'el tr': '(?:καυσόξυλα|πετρέλαιο θέρμανσης|πέλλετ)|(?:odun (?:satış|kömür)|pelet|yakacak odun|tüp gaz)',
      'ar he fa': '(?:حطب للبيع|حطب|توزيع (?:ال)?(?:غاز|وقود))|(?:עצי הסקה|עצים להסקה|גז ביתי)|(?:هیزم|ذغال|کپسول گاز)',
      'id vi is th sq hi':
        '(?:kayu bakar|agen (?:gas|elpiji)|pelet kayu)|(?:củi đốt|viên nén gỗ|đại lý gas|gas sinh hoạt)|(?:eldivið|viðarkögg)\\p{L}*|(?:ฟืน|ร้านแก๊ส|เชื้อเพลิงชีวมวล)|(?:dru zjarri|pelet druri)|(?:एलपीजी|जलाऊ लकड़ी)',
      'ja zh ko':
        '薪販売|薪ストーブ用薪|ペレット燃料|灯油配達|プロパンガス|木柴|生物质颗粒|瓦斯行|柴薪|장작판매|난방유|가스충전소',
      es: 'leñas?',
      ru: 'дрова|пеллеты',
      sl: 'drva za kurjavo',
    },
  },
  {
    name: 'sauna and hot tub maker',
    bucket: 'Manufacturing',
    isOfWares: true,
    parts: {
      'hot tub supplier':
        'hot ?tub|jacuzzi|swim spa|whirlpool|badefass|badtun|vildmarksb|badestamp|spabad|jacuzzi|spas?|bain nordique|bañera|banheira|vasche|idromass|wanny|balia|balie|vířiv|vírivk|купел|palju|kümblustünn|kubl|dézsa|ジャグジー|按摩浴缸',
      'greenhouse maker': 'kassenb|växthus|drivhus|veksthus|gewächsh',
      'garden building maker': 'tiny|tuinhui|gartenh|lusthus|friggeb',
      'sauna builder': 'sauna|bastu|badstu|saun|сауна|бан[ья]|саун|pirt|szauna|サウナ|桑拿|사우나',
    },
    words: {
      en: '(?:sauna|hot tub|barrel sauna|jacuzzi|swim spa|infrared sauna)s? (?:maker|makers|manufacturers?|builders?|dealers?|shop|sales)|barrel saunas?|wood[- ]fired hot tubs?|hot tub (?:supplier|manufacturer|builder)s?',
      'de nl sv da nb':
        '*saunabau|*saunahersteller|*fasssauna|*whirlpools|*badefass|*gewächshäuser|*tiny-?house-?(?:hersteller|bau)|*gartenhäuser|*saunabouw|*barrelsauna|*hottubs?|*tuinhuizen|*kassenbouw|*bastubygge|*badtunn\\p{L}*|*växthus|*vildmarksbad|*badestamp\\p{L}*|*drivhus|*saunatønde|*badestamper',
      'fr es pt it ca ro':
        '(?:fabricant|constructeur) de (?:saunas?|spas?|tiny house|serres|chalets)|bains? nordiques?|(?:fabricante|fabricación) de (?:saunas|jacuzzis|invernaderos)|(?:fabricante de (?:saunas|spas|estufas agrícolas))|(?:produzione|costruzione) (?:saune|serre|minipiscine)|(?:producător (?:de )?(?:saune|ciubere|sere|case mobile)|ciubăr\\p{L}*)',
      'pl cs sk hr sl sr':
        '(?:producent (?:saun|bali|szklarni|domków)|sauny (?:ogrodowe|fińskie)|balie ogrodowe|domki (?:mobilne|holenderskie))|(?:výroba saun|sudové sauny|koupací sudy|skleníky|mobilní domy|výroba sáun|kúpacie sudy|mobilné domy)|(?:izrada sauna|bačva sauna|staklenici|plastenici|mobilne kućice|izdelava savn|rastlinjaki)',
      'fi et lv lt hu':
        '*saunanvalmistaja|*kylpytynnyri\\p{L}*|*palju(?:t|valmistaja)?|*tynnyrisauna\\p{L}*|*kasvihuone(?:et|kauppa)|*kümblustünn\\p{L}*|*saunaehitus|*tünnisaun\\p{L}*|*kasvuhoone\\p{L}*|(?:szauna(?:építés|gyártás)|dézsafürdő|üvegház|mobilház|fóliasátor)\\p{L}*',
      'el tr':
        '(?:κατασκευή (?:σάουνας|θερμοκηπίων)|θερμοκήπια)|(?:sauna (?:imalatı|yapımı)|sera (?:imalatı|kurulumu)|tiny house|jakuzi)\\p{L}*',
      'ar he fa': "(?:تصنيع|تركيب) (?:ساونا|جاكوزي|بيوت محمية)|(?:בניית סאונות|ג['׳]קוזי|חממות)",
      'id vi is th sq hi':
        '(?:pembuatan sauna|greenhouse|rumah kaca)|(?:thi công (?:xông hơi|nhà kính|nhà màng)|phòng xông hơi)|(?:ตู้อบซาวน่า|โรงเรือน)|(?:ndërtim sauna|sera)|(?:ग्रीनहाउस|सौना निर्माण)',
      'ja zh ko':
        'サウナ(?:施工|メーカー|販売)|バレルサウナ|ビニールハウス施工|温室施工|桑拿房安装|温室大棚|溫室工程|사우나시공|비닐하우스시공',
    },
  },
];
