import type { Kind } from './kind.ts';

export const WEDDINGS_AND_PARTIES: readonly Kind[] = [
  {
    name: 'wedding photographer',
    bucket: 'Creative services',
    narrows: 'photographer',
    words: {
      en: '(?:wedding|elopement|engagement|bridal) photo(?:graph(?:ers?|y)|s studio)',
      'de nl sv da nb':
        '*hochzeits-?fotograf\\p{L}*|*hochzeitsreportage\\p{L}*|*trouw-?foto(?:graaf|grafe|grafie)|*huwelijks-?foto(?:graaf|grafe|grafie)|*bruids-?foto(?:graaf|grafie)|*bröllops-?foto\\p{L}*|*bryllups-?foto\\p{L}*',
      'fr es pt it ca ro':
        'photograph(?:e|es|ie) (?:de )?mariages?|fot[óo]graf(?:o|a|os|ía|ia)s? (?:de |para )?(?:bodas?|casamentos?)|fotograf(?:o|a|i|ia) (?:di |per )?(?:matrimoni|matrimonio|nozze)|fotògrafs? de (?:casaments|bodes)|fotograf(?:i|ie)? (?:de )?nunt[ăi]',
      'pl cs sk hr sl sr':
        'fotograf\\p{L}* ślubn\\p{L}+|fotografia ślubna|zdjęcia ślubne|svatební (?:fotograf|fotografie|fotky)\\p{L}*|svadobn(?:ý|á) fotograf\\p{L}*|fotograf (?:za )?(?:vjenčanja|venčanja|svadbe|poroke)|(?:poročn|svadben)\\p{L}+ fotograf\\p{L}*|fotografiranje (?:vjenčanja|venčanja|porok)',
      'ru uk bg mk':
        'свадебн\\p{L}+ фото(?:граф|съ[её]мк|сесси)\\p{L}*|фотограф на свадьбу|весільн\\p{L}+ фото(?:граф|зйомк|сесі)\\p{L}*|сватбен\\p{L}* фотограф\\p{L}*|свадбен\\p{L}* фотограф\\p{L}*|фотограф за (?:сватба|свадби)',
      'fi et lv lt hu':
        '*hääkuvaaja\\p{L}*|*häävalokuva\\p{L}*|*hääkuvau\\p{L}+|*pulmafotogra\\p{L}+|kāzu foto\\p{L}*|vestuvių foto\\p{L}*|esküvői? ?fot(?:ó|ós|ózás|ográfus)\\p{L}*',
      'el tr': 'φωτογράφος γάμου|φωτογρ[άα]φ\\p{L}+ γάμ(?:ου|ων)|(?:düğün|dış çekim) fotoğraf(?:çısı|çılığı|çısi)',
      'ar he fa':
        '(?:تصوير|مصور|مصورة) (?:ال)?(?:أعراس|اعراس|زفاف|حفلات زفاف|أفراح)|צל(?:ם|מת|מי) (?:ה)?חתונות|צילום חתונות|(?:عکاس|عکاسی|آتلیه) عروسی',
      'id vi is th sq hi':
        'foto(?:grafer)? (?:pernikahan|prewedding|wedding)|chụp ảnh cưới|studio ảnh cưới|brúðkaupsljósmynd\\p{L}*|(?:ช่างภาพ|ถ่ายภาพ|ถ่ายรูป)งานแต่ง(?:งาน)?|fotograf dasmash|वेडिंग फोटोग्राफ\\p{L}*|शादी (?:की )?फोटोग्राफ\\p{L}*',
      'ja zh ko':
        'ウェディング(?:フォト|撮影)|ブライダル(?:フォト|撮影)|前撮り|結婚写真|婚礼(?:摄影|跟拍)|婚纱摄影|婚紗攝影|婚禮攝影|웨딩 ?(?:스냅|사진|촬영)|본식 ?스냅',
    },
  },
  {
    name: 'wedding videographer',
    bucket: 'Creative services',
    narrows: 'photographer',
    words: {
      en: 'wedding (?:videograph(?:ers?|y)|films?|film-?makers?|cinematograph(?:er|y))',
      'de nl sv da nb':
        '*hochzeits-?(?:film|filmer|video|videograf)\\p{L}*|*trouw-?(?:film|video)\\p{L}*|*bröllops-?(?:film|video)\\p{L}*|*bryllups-?(?:film|video)\\p{L}*',
      'fr es pt it ca ro':
        'vidéaste (?:de )?mariage|film de mariage|videógraf[oa]s? de bodas|v[ií]deos? de (?:boda|bodas|casamento)s?|videomaker (?:de casamentos?|matrimoni)|filmagem de casamentos?|video(?:grafo)? (?:di |per )?(?:matrimoni|matrimonio)|videógraf de casaments|(?:videograf|filmări) (?:de )?nunt[ăi]',
      'pl cs sk hr sl sr':
        'film(?:y|owanie)? (?:ślubn|wesel)\\p{L}+|kamerzysta (?:na wesele|ślubny)|wideofilmowanie|svatební (?:video|kameraman|film)\\p{L}*|svadobn(?:é|ý) (?:video|kameraman|film)\\p{L}*|(?:snimanje|snimatelj) (?:vjenčanja|venčanja|svadbi)|poročn\\p{L}+ (?:video|snemal|film)\\p{L}*',
      'ru uk bg mk':
        'свадебн\\p{L}+ (?:видео(?:граф|съ[её]мк)?|фильм)\\p{L}*|весільн\\p{L}+ (?:відео(?:граф|зйомк)?|фільм)\\p{L}*|сватбен\\p{L}* (?:видео|видеограф|филм)\\p{L}*',
      'fi et lv lt hu':
        '*häävideo\\p{L}*|*pulmavideo\\p{L}*|kāzu video\\p{L}*|vestuvių (?:video|film)\\p{L}*|esküvői? ?(?:videó|film)\\p{L}*',
      'el tr': 'βιντεοσκόπηση γάμ\\p{L}+|βίντεο γάμου|düğün (?:videosu|filmi|hikayesi|klibi)',
      'ar he fa': 'تصوير فيديو (?:أعراس|زفاف)|צילום וידאו לחתונ\\p{L}+|فیلمبرداری (?:از )?عروسی',
      'ja zh ko vi th id':
        'ウェディング(?:ムービー|映像|ビデオ)|結婚式ムービー|婚礼(?:录像|视频)|婚禮錄影|웨딩 ?영상|본식 ?영상|quay phim cưới|วิดีโองานแต่ง(?:งาน)?|video(?:grafer)? pernikahan',
    },
  },
  {
    name: 'DJ',
    bucket: 'Events',
    narrows: 'entertainer',
    words: {
      en: '(?:wedding|mobile|event|party|club|corporate) djs?|djs? (?:hire|services?|company|for hire)|dj (?:and|&) (?:producer|mc|lighting|sound)|mobile dis?cos?',
      'de nl sv da nb':
        '*(?:hochzeits|event|party|mobil|vereins)-?dj|dj (?:buchen|service|huren|für hochzeiten?|agentur)|mobile (?:disco|diskothek)|*dj-?service|*(?:bruilofts|trouw|feest)-?dj|drive-in-?(?:show|disco)|*(?:bröllops|fest|bryllups)-?dj|(?:hyr|boka|lej|leie?) (?:en )?dj|diskotek til fest|*mobildiskotek',
      'fr es pt it ca ro':
        'dj (?:de |pour |animateur )?mariages?|animation dj|disco ?mobile|dj animateur|sonorisation et dj|dj (?:para|de) (?:bodas|fiestas|eventos|casamentos|festas)|discom[óo]vil|discoteca m[óo]vil|dj (?:per )?(?:matrimoni|eventi|feste)|dj (?:per a )?(?:casaments|festes)|disco mòbil|dj (?:pentru )?(?:nunți|nuntă|evenimente|botez)',
      'pl cs sk hr sl sr':
        'dj na (?:wesele|imprezy|svatbu|svadbu|oslavu)|wodzirej i dj|dj i wodzirej|(?:svatební|svadobný|mobilní|mobilný) dj|mobilní diskotéka|dj za (?:vjenčanja|svadbe|venčanja|poroke|zabave|proslave)|poročni dj',
      'ru uk bg mk':
        '(?:диджей|dj) на (?:свадьбу|праздник|корпоратив|весілля|свято)|услуги (?:диджея|dj)|послуги (?:діджея|dj)|(?:діджей|dj) на весілля|dj за (?:сватба|сватби|свадби|парти)|диджей за сватби',
      'fi et lv lt hu':
        '*hää-?dj|*bile-?dj|dj (?:häihin|juhliin)|*pulmadj|*peo-?dj|dj (?:pulma|peole)|dj (?:kāzās|kāzām|pasākumiem|ballītēm)|dj (?:vestuvėms|šventėms|renginiams)|(?:esküvői|rendezvény) dj|(?:esküvő|buli) ?dj',
      'el tr':
        'dj (?:γάμων|για γάμους|για πάρτυ|εκδηλώσεων)|(?:düğün|parti|etkinlik) (?:dj|dj.i)|dj (?:hizmeti|kiralama)',
      'ar he fa':
        '(?:دي جي|دي جيه) (?:أعراس|اعراس|زفات|حفلات)|(?:די ?ג.יי|תקליטן|דיג.יי) (?:לחתונות?|לאירועים)|(?:دی ?جی|ارکستر) (?:عروسی|مجالس)',
      'ja zh ko vi th id':
        '(?:ウェディング|出張)DJ|婚礼DJ|(?:웨딩|파티) ?디제이|DJ ?섭외|dj (?:đám cưới|sự kiện)|ดีเจงานแต่ง|(?:jasa|sewa) dj',
    },
  },
  {
    name: 'magician',
    bucket: 'Events',
    narrows: 'entertainer',
    words: {
      en: "(?:close-?up|stage|wedding|corporate|comedy|table|children[’']?s|mind-?reading) (?:magicians?|magic shows?)|magicians?(?! of)|mentalists?|magic shows?",
      'de nl sv da nb':
        '*(?:hochzeits|kinder|party|bühnen|tisch|close-?up)-?zauberer|zauberer (?:für|mieten|buchen)|*zauberkünstler\\p{L}*|*zaubershow|*mentalist|*magier(?! de[rs])|*goochelaar\\p{L}*|*goochelshow|*trollkarl\\p{L}*|*trollkonstnär|*trollerishow|*trylleshow|*tryllekunstner\\p{L}*',
      'fr es pt it ca ro':
        'magicien(?:ne)?s?|mentalistes?|spectacles? de magie|magie close-?up|prestidigitateur|ilusionistas?|mentalista|espect[áa]culos? de (?:magia|mágica)|magos? (?:para|de) (?:bodas|eventos|fiestas|festas)|(?:show|espetáculo) de mágica|mágico para (?:festas|eventos)|illusionista|spettacoli di magia|mag(?:o|hi) per (?:feste|bambini|eventi)|prestigiatore|màgia? per a (?:festes|nens)|iluzionist',
      'pl cs sk hr sl sr':
        'iluzjonist\\p{L}*|pokaz(?:y)? iluzji|magik na (?:imprezę|wesele|urodziny)|mentalist\\p{L}*|kouzelník\\p{L}*|kúzelník\\p{L}*|mađioničar\\p{L}*|iluzionist\\p{L}*|čarodej za|čarovniške predstave',
      'ru uk bg mk':
        'фокусник\\p{L}*|иллюзионист\\p{L}*|менталист\\p{L}*|ілюзіоніст\\p{L}*|илюзионист\\p{L}*|ментал[иі]ст\\p{L}*|шоу (?:фокусов|фокусів)|мађионичар\\p{L}*',
      'fi et lv lt hu':
        '*taikuri\\p{L}*|*taikashow|*mentalisti|*mustkunstnik\\p{L}*|*mustkunstietendus|iluzionist\\p{L}*|burvju (?:māksliniek|mākslinieks|triku šov)\\p{L}*|iliuzionist\\p{L}*|(?:magijos|fokusų) (?:šou|pasirodym)\\p{L}*|bűvész\\p{L}*|mentalista',
      'el tr':
        'μάγος για (?:παιδικά|πάρτυ|εκδηλώσεις)|ταχυδακτυλουργ\\p{L}+|μενταλιστ\\p{L}+|(?:sihirbaz|illüzyonist|mentalist) ?(?:gösterisi|kiralama)?',
      'ar he fa': '(?:ساحر|عروض سحر|خفة يد)|(?:קוסם|קוסמת|אמן חושים|מנטליסט)|(?:شعبده ?باز|شعبده ?بازی)',
      'ja zh ko vi th id':
        'マジシャン|手品師|マジックショー|魔术师|魔術師|마술사|마술 ?공연|ảo thuật gia|นักมายากล|pesulap',
    },
  },
  {
    name: 'wedding celebrant',
    bucket: 'Events',
    narrows: 'speaker or moderator',
    words: {
      en: '(?:wedding|marriage|civil|humanist|independent|family) celebrants?|wedding officiants?|celebrant services|elopement officiant',
      'de nl sv da nb':
        '*trauredner(?:in)?|*hochzeitsredner(?:in)?|freie? (?:trauung|trauungen|redner|rednerin)|*trouwambtenaar|*ceremoniespreker|*trouwspreker|*vigselförrättare|*vigselofficiant|*humanistisk vielse|*bryllupstaler|*seremonileder',
      'fr es pt it ca ro':
        'officiantes? (?:de cérémonie|de mariage|laïque)s?|cérémonies? laïques?|maestros? de ceremonias? (?:de |para )?bodas|oficiantes? de bodas|celebrantes? (?:de |per )?(?:casamentos?|matrimoni)|cerimonialista de casamentos?|celebrante (?:laico|matrimoni|nozze)|cerimoni[ae] simbolic(?:a|he)|mestres? de cerimònies (?:de )?casaments',
      'pl cs sk hr sl sr':
        'celebrant\\p{L}* (?:ślub|humanistycz)\\p{L}+|mistrz ceremonii ślubnych|ślub humanistyczny|svatební (?:řečník|oddávající|obřadník)|svadobný (?:rečník|starejší)|(?:voditelj|vodja) (?:vjenčanja|porok|obreda)',
      'ru uk bg mk':
        '(?:церемониймейстер|регистратор)\\p{L}* (?:свадьб|церемони|брак)\\p{L}*|выездн\\p{L}+ регистраци\\p{L}+|виїзн\\p{L}+ церемон\\p{L}+|церемоніймейстер\\p{L}*|изнесен\\p{L}* ритуал\\p{L}*',
      'fi et lv lt hu':
        '*vihkijä|*vihkimispuhuja|*pulmatseremoonia(?:meister)?|*abielusõlmija|kāzu ceremonij\\p{L}+|vestuvių ceremonij\\p{L}+|(?:szertartásvezető|ceremóniamester)\\p{L}*',
      'ja zh ko': '結婚式司式者|人前式司会|婚礼(?:司仪|主持)|婚禮(?:司儀|主持)|결혼식 ?(?:사회자|주례)',
    },
  },
  {
    name: 'photo booth hire',
    bucket: 'Events',
    isOfWares: true,
    narrows: 'entertainer',
    words: {
      en: '(?:photo ?booths?|selfie (?:mirror|pod|booth)|magic mirror|360 (?:video )?booth) ?(?:hire|rentals?|company|for hire|services?)?',
      'de nl sv da nb':
        '*foto-?box(?:en)?|*photobooth|*photo ?booth|*fotokabine|*fotoautomaten-?(?:verleih|vermietung)|*fotospiegel|*fotohokje|*fotobås|*fotoboks|*fotobooth|*360 booth',
      'fr es pt it ca ro':
        'photo ?booth|(?:location|borne) (?:de )?(?:photobooth|borne photo|selfie|photomaton)|bornes? photos?|fotomat[óo]n(?:es)?|alquiler de (?:fotomatón|photocall|cabinas? de fotos)|cabin[ea]s? (?:de )?fotos?|totem fotogr[áa]fico|cabine? fotografic(?:a|he)|fotomató|cabin[ăa] foto|oglind[ăa] foto',
      'pl cs sk hr sl sr':
        'fotobudk\\p{L}+|foto ?budk\\p{L}+|fotolustr\\p{L}+|fotokoutek|foto ?kútik|fotobúdk\\p{L}+|foto ?(?:kabina|kutak|budka|box)|fotokabin\\p{L}+|foto ?ogledalo|najem fotokabine|fotokoutk\\p{L}+',
      'ru uk bg mk':
        'фотобудк\\p{L}*|фото ?кабин\\p{L}*|селфи-?(?:зеркал|зона)\\p{L}*|(?:аренда|прокат|оренда) фотозон\\p{L}*|фотобудк\\p{L}*|фото ?бут|селфі-?дзеркал\\p{L}*|фото ?огледал\\p{L}*',
      'fi et lv lt hu':
        '*valokuvauskoppi|*valokuvauskopp\\p{L}*|*photobooth|*fotoboks(?:i)?|*fotosein|*pildistamiskast|foto ?(?:stendi?|kaste|spogulis|būd)\\p{L}*|fotobūd\\p{L}*|foto ?(?:veidrod|kabin|siena)\\p{L}*|fotó(?:box|fülke|tükör|sarok)\\p{L}*|selfie ?gép\\p{L}*',
      'el tr':
        'photo ?booth|φωτογραφικ\\p{L}+ (?:θάλαμ|καμπίν)\\p{L}+|fotoğraf (?:kabini|kulübesi)|(?:selfie|fotomaton) (?:kiralama|aynası)',
      'ar he fa': 'فوتو ?بوث|كشك (?:ال)?تصوير|(?:עמדת צילום|עמדות צילום|מגנטים לאירועים|צילום מגנטים)|فتوبوث|اتاقک عکس',
      'ja zh ko vi th id':
        'フォトブース(?:レンタル)?|拍照机租赁|照相亭|拍貼機|포토 ?부스|셀프 ?포토 ?부스|photobooth|เช่าตู้ถ่ายรูป|sewa photo ?booth',
    },
  },
  {
    name: 'cake maker',
    bucket: 'Food and drink',
    isOfWares: true,
    narrows: 'patisserie',
    words: {
      en: '(?:wedding|celebration|birthday|bespoke|custom|novelty|vegan) cakes? (?:makers?|designers?|shop|bakery|studio)|cake (?:makers?|designers?|artists?|decorators?|design studio)|(?:wedding|birthday|custom|celebration|bespoke) cakes?|cupcakes?',
      'de nl sv da nb':
        '*hochzeitstorten?|*motivtorten?|*tortenmanufaktur|*tortenatelier|*tortendesign|*bruidstaart(?:en)?|*taarten ?(?:atelier|maker|studio|bakkerij)|*bröllopstårt\\p{L}+|*tårtbageri|*bryllupskage\\p{L}*|*kagedesign|*bryllupskake\\p{L}*|*kakedesign',
      'fr es pt it ca ro':
        'cake design(?:er)?s?|gâteaux? (?:sur mesure|de mariage|personnalisés?)|pièces? montées?|(?:tartas|pasteles|tortas) (?:personalizad[ao]s|de boda|a medida|de cumpleaños|fondant)|bolos? (?:personalizados|de casamento|decorados|artísticos)|boleira|confeitaria artística|torte (?:nuziali|personalizzate|di compleanno|decorate)|pastissos (?:personalitzats|de casament)|torturi (?:personalizate|de nuntă|artizanale|aniversare)',
      'pl cs sk hr sl sr':
        'torty (?:weselne|artystyczne|na zamówienie|okolicznościowe|ślubne|na objednávku)|pracownia tortów|(?:svatební|dětské|narozeninové) dorty|dorty na (?:zakázku|objednávku|míru)|svadobné torty|torte (?:po narudžbi|za (?:vjenčanja|svadbe|rođendane|poroke)|po naročilu)|poročne torte|(?:svadbene|rođendanske|dječje|dečije) torte',
      'ru uk bg mk':
        '(?:свадебн|детск|бенто|праздничн)\\p{L}+ торт\\p{L}*|торты на заказ|торти на замовлення|(?:весільн|дитяч)\\p{L}+ торт\\p{L}*|(?:сватбен|детск)\\p{L}+ торти|торти по поръчка|(?:свадбен|роденденск)\\p{L}+ торти',
      'fi et lv lt hu':
        '*hääkak(?:ku|ut|kuja)|*täytekakut tilauksesta|*tilauskak\\p{L}+|*pulmatort\\p{L}*|tordid tellimisel|*tordimeister|(?:kāzu|dzimšanas dienas) tort\\p{L}*|tortes (?:pēc|uz) pasūtījum\\p{L}+|(?:vestuvin|gimtadienio)\\p{L}* tort\\p{L}*|tortai pagal užsakymą|(?:esküvői|egyedi|születésnapi) tort[aá]\\p{L}*|tortaműhely\\p{L}*',
      'el tr':
        '(?:γαμήλιες|παιδικές|χειροποίητες) τούρτες|τούρτες (?:γάμου|γενεθλίων|κατά παραγγελία)|(?:butik|düğün|doğum günü|kişiye özel) past(?:a|alar|acılık|acı|aları|ası)',
      'ar he fa':
        '(?:كيك|تورتة|كعك) (?:أعراس|زفاف|مخصص|أعياد ميلاد|حسب الطلب)|(?:עוגות (?:חתונה|מעוצבות|יום הולדת|בהזמנה))|کیک (?:عروسی|تولد|سفارشی)|سفارش کیک',
      'id vi is th sq hi':
        'kue (?:ulang tahun|pengantin|custom)|bánh (?:kem|sinh nhật|cưới)|brúðartert\\p{L}*|เค้ก(?:วันเกิด|แต่งงาน|สั่งทำ)|torta (?:dasme|ditëlindje)|(?:बर्थडे|कस्टम|वेडिंग) केक',
      'ja zh ko':
        'オーダーメイドケーキ|ウェディングケーキ|デコレーションケーキ専門店|定制蛋糕|生日蛋糕|婚礼蛋糕|客製(?:化)?蛋糕|주문 ?(?:제작 ?)?케이크|레터링 ?케이크',
    },
  },
  {
    name: 'event decorator',
    bucket: 'Events',
    narrows: ['party supplies shop', 'event agency'],
    words: {
      en: '(?:wedding|event|party|venue|balloon) (?:decorators?|decorations?|decor|stylists?|styling|dressing)(?: hire| company| services?)?|balloon (?:artists?|installations?|garlands?|arches|deliver(?:y|ies))|chair cover hire',
      'de nl sv da nb':
        '*hochzeits-?dekoration\\p{L}*|*hochzeitsdeko|*event-?dekoration|*ballon-?dekoration\\p{L}*|*ballondeko|*deko-?verleih|*bruiloft-?decoratie|*trouwdecoratie|*ballondecoratie\\p{L}*|*bröllopsdekor\\p{L}*|*ballongdekor\\p{L}*|*bryllupsdekor\\p{L}*|*bryllupspynt|*ballondekoration\\p{L}*|*ballongpynt',
      'fr es pt it ca ro':
        "décora(?:tion|teur|trice|teurs) (?:de |pour |d['’])?(?:mariages?|événements?|événementielle?|fêtes|salles?|ballons)|décoration événementielle|decoraci(?:ón|ones) (?:de |para |con )?(?:bodas|eventos|fiestas|globos)|decoraç(?:ão|ões) (?:de |para |com )?(?:casamentos?|festas?|eventos|balões)|allestiment[oi] (?:per |floreali |di )?(?:matrimoni|eventi|feste|palloncini)|palloncini personalizzati|balloon art|decoraci(?:ó|ons) (?:de |per a |amb )?(?:casaments|festes|globus)|decor(?:uri|ațiuni|ări) (?:de |pentru |cu )?(?:nuntă|nunți|evenimente|baloane|botez)",
      'pl cs sk hr sl sr':
        'dekoracj\\p{L}+ (?:ślubn|weseln|balonow|okolicznościow|sal)\\p{L}*|(?:svatební|balónkov|balonkov)\\p{L}* (?:dekorace|výzdob)\\p{L}*|(?:svadobn|balónov)\\p{L}+ (?:dekorác|výzdob)\\p{L}*|(?:dekoracij\\p{L}+|dekoriranje) (?:vjenčanja|venčanja|svadbi|balonima|događaja|porok|dvorane|sala)|(?:poročn|balonsk)\\p{L}+ dekoracij\\p{L}*|dekoracij\\p{L}+ z baloni',
      'ru uk bg mk':
        '(?:оформление|декор|украшение) (?:свад(?:ьбы|еб)|праздник(?:а|ов)|мероприятий|шарами|залов)|аэродизайн\\p{L}*|аеродизайн\\p{L}*|(?:оформлення|декор) (?:весіл(?:ля|ь)|свят|заходів|кульками)|свадебн\\p{L}+ декор\\p{L}*|весільн\\p{L}+ декор\\p{L}*|(?:украса|декорация) (?:за |на )?(?:сватб|събити|парти|балон)\\p{L}*|сватбен\\p{L}* (?:украса|декорация)|(?:декорациј\\p{L}+) (?:за |со )?(?:свадб|балон|настан)\\p{L}*',
      'fi et lv lt hu':
        '*hääkoristelu\\p{L}*|*juhlakoristelu\\p{L}*|*ilmapallokoristelu\\p{L}*|*pulmadekoratsioon\\p{L}*|*peokaunistu\\p{L}*|*õhupallikaunistu\\p{L}*|(?:kāzu|svētku|balonu|pasākumu) (?:dekor|noformē)\\p{L}+|(?:vestuvių|švenčių|balionų) (?:dekor|puošim)\\p{L}+|(?:esküvői|lufi|léggömb|rendezvény) ?(?:dekor|dekoráció)\\p{L}*|lufidekoráció\\p{L}*',
      'el tr':
        '(?:στολισμ|διακόσμηση|διακοσμήσεις)\\p{L}* (?:γάμ|βάπτισ|εκδηλώσε|με μπαλόνια|πάρτυ)\\p{L}*|(?:düğün|parti|etkinlik|balon|nişan|organizasyon) (?:süsleme|dekorasyon|süslemeleri)\\p{L}*',
      'ar he fa':
        '(?:تنسيق|تزيين|كوش) (?:ال)?(?:حفلات|أعراس|اعراس|أفراح|بالونات|حفلات زفاف|زهور الأعراس)|(?:עיצוב (?:אירועים|חתונות|בלונים)|מעצבת אירועים)|(?:تزئینات|دیزاین|بادکنک ?آرایی) ?(?:مجالس|تولد|عروسی)?',
      'id vi is th sq hi':
        'dekorasi (?:pernikahan|pesta|balon|ulang tahun|event)|trang trí (?:tiệc cưới|sự kiện|sinh nhật|bong bóng|gia tiên)|(?:จัดดอกไม้งานแต่ง|ตกแต่งงานแต่ง|จัดลูกโป่ง)|dekorime (?:dasmash|festash)|(?:बैलून|वेडिंग|इवेंट|बर्थडे) (?:डेकोरेशन|डेकोरेटर)',
      'ja zh ko':
        'バルーン(?:装飾|アート|デコレーション)|会場装飾|婚礼布置|气球布置|婚禮佈置|氣球佈置|會場佈置|풍선 ?(?:장식|아트)|파티 ?(?:장식|데코)|웨딩 ?데코',
    },
  },
  {
    name: 'fireworks company',
    bucket: 'Events',
    isOfWares: true,
    narrows: 'party supplies shop',
    words: {
      en: '(?:fireworks?|pyrotechnics?) (?:displays?|shows?|company|companies|shops?|stores?|suppliers?|retailers?|manufacturers?)|pyrotechnicians?|pyromusical',
      'de nl sv da nb':
        '*feuerwerk(?:er(?:in|innen)?|s?-?(?:shop|verkauf|show|laden|handel|fabrik|firma|veranstalter))|*pyrotechniker\\p{L}*|*pyrotechnik-?(?:firma|shop|unternehmen|betrieb)|*vuurwerk(?:show|winkel|handel|verkoop|bedrijf)\\p{L}*|*fyrverkeri(?:butik|affär|försäljning|firma|företag|show|salg|utsalg)\\p{L}*|*fyrværkeri(?:butik|salg|firma|show|forhandler)\\p{L}*|*pyrotekniker\\p{L}*',
      'fr es pt it ca ro':
        "(?:spectacles?|tirs?|vente|magasin|organisat\\p{L}+) (?:de )?feux? d['’]artifices?|artificiers?|spectacles? pyrotechniques?|pirotecni[ac]s?|(?:venta|empresa|fábrica|tienda|espectáculos?) de fuegos artificiales|espectáculos? pirotécnicos?|(?:venda|loja|fábrica|empresa|espetáculos?) de fogos de artif[íi]cio|(?:vendita|spettacol[io]|produzione|negozio|fabbrica) (?:di )?fuochi (?:d['’]artificio|pirotecnici)|spettacoli pirotecnici|(?:venda|espectacles?) de focs artificials|(?:magazin|vânzare|vânzări|spectacole?|firmă) (?:de )?artificii",
      'pl cs sk hr sl sr':
        'pokaz(?:y)? (?:sztucznych ogni|fajerwerków|pirotechniczn\\p{L}+)|(?:sklep|hurtownia|sprzedaż) (?:z )?fajerwerk\\p{L}+|(?:prodej|predaj|obchod s|výroba) (?:pyrotechnik|ohňostroj)\\p{L}*|ohňostrojn\\p{L}+ (?:show|firma|společnost|spoločnosť)|(?:prodaja|izvođenje|organizacija|trgovina|prodavnica) (?:vatromet|pirotehnik)\\p{L}*|pirotehničar\\p{L}*|(?:prodaja|izvedba|izvajanje) ognjemet\\p{L}*',
      'ru uk bg mk':
        '(?:магазин|продажа|продаж|производство|виробництво|организация|організація|запуск) (?:фейерверк|феєрверк|салют|пиротехник|піротехнік)\\p{L}*|(?:пиротехническ|піротехнічн)\\p{L}+ (?:компани|компані|шоу|магазин)\\p{L}*|салют\\p{L}* (?:на|и) (?:свадьбу|праздник|фейерверки)|(?:магазин за|продажба на|производство на|продавница за) (?:фойерверк|пиротехник|огномет)\\p{L}*',
      'fi et lv lt hu':
        '*ilotulite(?:kauppa|myynti|myymälä)\\p{L}*|*ilotulitus(?:yritys|näytös|myynti|kauppa)\\p{L}*|*pyroteknikko\\p{L}*|*ilutulestiku(?:pood|müük|etendus|firma)\\p{L}*|(?:uguņošanas|salūtu|pirotehnikas) (?:veikal|tirdzniecīb|šov)\\p{L}*|(?:fejerverkų|pirotechnikos) (?:parduotuv|prekyb|šou|pardavim)\\p{L}*|(?:tűzijáték|pirotechnikai?) ?(?:bolt|áruház|üzlet|gyárt|show|szolgáltat|rendez|forgalmaz)\\p{L}*|pirotechnikus\\p{L}*',
      'el tr':
        'πυροτεχνουργεί\\p{L}+|(?:πώληση|επιδείξεις|κατάστημα) (?:πυροτεχνημάτων|βεγγαλικών)|(?:havai fişek|piroteknik)\\p{L}* (?:gösterisi|gösterileri|satışı|firması|şirketi)',
      'ar he fa':
        '(?:محل|شركة|بيع|عروض) (?:ال)?[أا]لعاب (?:ال)?نارية|(?:חברת|מופעי?|מכירת) (?:זיקוקים|פירוטכניקה)|(?:شرکت|فروش|فروشگاه|اجرای) (?:آتش ?بازی|نورافشانی)',
      'ja zh ko vi th id':
        '花火(?:製造|師|会社|専門店|業者|工房)|煙火(?:製造|店)|烟花(?:公司|燃放|厂)|煙火公司|불꽃(?:놀이 ?업체|축제 ?연출)|불꽃쇼 ?(?:연출|업체)|(?:cửa hàng|công ty|bán) pháo hoa|(?:ร้าน|บริษัท)(?:พลุ|ดอกไม้ไฟ)|(?:toko|jasa|penjual) kembang api',
    },
  },
  {
    name: 'bouncy castle hire',
    bucket: 'Events',
    isOfWares: true,
    narrows: 'party and tent hire',
    parts: {
      'bouncy castle hire':
        'bounc|inflat|jumping|hüpf|springk|luchtk|hopp|hoppe|gonflable|hinchable|inflável|gonfiabil|dmuch|skákac|napuh|батут|надувн|pomppu|エア|充气|充氣|에어바운스|şişme',
      'soft play hire': 'soft play',
    },
    words: {
      en: "(?:bouncy castles?|bounce houses?|inflatables?|jumping castles?|soft play|party inflatables?) (?:hire|rentals?|for hire)|bouncy castles?|bounce house|children[’']?s party hire",
      'de nl sv da nb':
        '*hüpfburg(?:en)?(?:verleih)?|*hüpfburgen|*springkussen(?:s)?(?:verhuur)?|*springkasteel\\p{L}*|*luchtkussen-?verhuur|*hoppborg\\p{L}*|*hoppeborg\\p{L}*|*hoppeslott\\p{L}*|*hoppslott\\p{L}*',
      'fr es pt it ca ro':
        '(?:location (?:de )?)?(?:châteaux?|structures?) gonflables?|(?:castillos?|hinchables?|inflables?) (?:hinchables?|en alquiler|infantiles)|alquiler de (?:hinchables|inflables|castillos)|brincolines|(?:aluguer|aluguel|locação) de (?:insufláveis|brinquedos|pula-?pula)|insufláveis|gonfiabili (?:per|a noleggio|gioco)|noleggio gonfiabili|inflables (?:infantils|per a)|(?:gonflabile|castele gonflabile|trambuline) (?:de închiriat|pentru)|închirieri gonflabile',
      'pl cs sk hr sl sr':
        '(?:dmuchańce|zjeżdżalnie dmuchane|dmuchane zamki)|wynajem dmuchańców|(?:skákací|nafukovací) (?:hrad|atrakc)\\p{L}*|(?:skákacie|nafukovacie) (?:hrad|atrakc)\\p{L}*|(?:dvorac na napuhavanje|dvorci na napuhavanje|dečiji zamkovi|gumeni dvorci)|napihljiv\\p{L}+ (?:grad|igral)\\p{L}*',
      'ru uk bg mk':
        '(?:аренда|прокат) (?:надувн\\p{L}+ )?батут\\p{L}*|надувные (?:батуты|аттракционы|горки)|(?:оренда|прокат) батут\\p{L}*|надувн\\p{L}+ (?:замъ|замъци|атракциони)\\p{L}*|надувувачки (?:замоци|тобогани)',
      'fi et lv lt hu':
        '*pomppulinn\\p{L}*|*batuudi(?:rent|laenutus)|*õhkbatuu[dt]\\p{L}*|piepūšam\\p{L}+ (?:atrakcij|batut|pil)\\p{L}*|batutu noma|(?:pripučiam\\p{L}+ (?:batut|atrakcion|pil)\\p{L}*|batutų nuoma)|(?:ugrálóvár|légvár)\\p{L}*',
      'el tr':
        'φουσκωτά (?:παιχνίδια|κάστρα)|ενοικίαση φουσκωτών|şişme (?:oyun|oyuncak|park|kale)\\p{L}*(?: kiralama)?',
      'ar he fa':
        '(?:نطيطات|زحاليق|ألعاب هوائية|ملاعب هوائية)|(?:השכרת מתנפחים|מתנפחים לאירועים|מתקנים מתנפחים)|(?:وسایل بازی بادی|قلعه بادی|سازه بادی)',
      'ja zh ko vi th id':
        'エアー遊具(?:レンタル)?|ふわふわ遊具|充气城堡|充氣(?:城堡|遊樂)|에어 ?바운스|thuê nhà phao|บ้านลม|sewa (?:istana balon|balon lompat)',
    },
  },
  {
    name: 'stationery and invitation designer',
    bucket: 'Creative services',
    isOfWares: true,
    narrows: 'stationery or art supplies shop',
    words: {
      en: '(?:wedding|party|bespoke) (?:stationery|stationers?|invitations?)(?: designers?| studio| shop)?|invitation (?:design|cards? shop|designers?)',
      'de nl sv da nb':
        '*hochzeits-?(?:papeterie|einladung|karten|einladungen)|*einladungskarten|*papeterie-?design|*trouwkaarten|*geboortekaartjes|*bröllopsinbjud\\p{L}+|*inbjudningskort|*bryllupsinvitation\\p{L}*|*bryllupsinvitasjon\\p{L}*',
      'fr es pt it ca ro':
        'faire-?part(?:s)? (?:de )?(?:mariage|naissance)|papeterie (?:de )?mariage|invitaciones (?:de )?(?:boda|bodas|digitales)|tarjetas de boda|convites (?:de )?(?:casamento|digitais)|partecipazioni (?:di |per )?(?:nozze|matrimonio)|wedding stationery|invitacions de casament|invitații (?:de )?(?:nuntă|botez)',
      'pl cs sk hr sl sr':
        'zaproszenia (?:ślubne|na ślub)|papeteria ślubna|svatební (?:oznámení|tiskoviny)|svadobné oznámenia|pozivnice (?:za )?(?:vjenčanje|vjenčanja|venčanje|svadbu)|(?:svadbene|venčane) pozivnice|poročna vabila',
      'ru uk bg mk':
        '(?:свадебн|пригласительн)\\p{L}+ (?:приглашени|полиграфи|открытк)\\p{L}+|весільн\\p{L}+ (?:запрошен|поліграф)\\p{L}+|сватбени покани|покани за (?:сватба|свадба)|свадбени покани',
      'fi et lv lt hu':
        '*hääkutsu\\p{L}*|*pulmakutse\\p{L}*|kāzu ielūgum\\p{L}+|vestuvin\\p{L}+ kvietim\\p{L}+|esküvői meghívó\\p{L}*',
      'el tr': 'προσκλητήρια (?:γάμου|βάπτισης)|(?:düğün )?davetiye(?:si|ler|leri|ci| modelleri)?',
      'ar he fa': '(?:بطاقات|دعوات) (?:ال)?(?:زفاف|أفراح|أعراس)|הזמנות (?:ל)?חתונה|کارت (?:عروسی|دعوت)',
      'ja zh ko vi th id':
        '結婚式招待状|ペーパーアイテム|婚礼请柬|喜帖(?:設計)?|청첩장|thiệp cưới|การ์ดแต่งงาน|undangan pernikahan',
    },
  },
];
