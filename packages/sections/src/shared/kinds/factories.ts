import type { Kind } from './kind.ts';

export const FACTORIES: readonly Kind[] = [
  {
    name: 'cable manufacturer',
    bucket: 'Manufacturing',
    words: {
      en: '(?:cables?|wires? and cables?|wiring harness|fibre optic|power cable) (?:manufactur(?:ers?|ing)|factory|makers?|producers?)|cable (?:assembl(?:y|ies)|harness(?:es)?)|wire harness(?:es)?',
      'de nl':
        '*kabelhersteller|*kabelwerke?|*kabelkonfektion\\p{L}*|*kabelbäume|*kabelfabriek|*kabelfabrikant|*kabelconfectie|*kabelassemblage|*kabelbomen',
      'sv da nb':
        '*kabeltillverk\\p{L}*|*kabelfabrik\\p{L}*|*kablagetillverk\\p{L}*|*kabelproduktion|*kabelprodusent|*kabelproduksjon',
      'fr es pt it ca ro':
        '(?:fabricants?|fabrication) (?:de )?câbles?|câblerie|faisceaux (?:de câbles|électriques)|(?:fabricantes?|fabricación|fábrica) de (?:cables|conductores eléctricos)|arneses eléctricos|(?:fabricantes?|fabricação|fábrica) de (?:cabos|fios e cabos|condutores elétricos)|(?:produttor[ei]|produzione|fabbrica) (?:di )?cavi|cablaggi(?: elettrici)?|fabricants? de cables|producător\\p{L}* de cabluri|cablaje auto',
      'pl cs sk hr sl':
        '(?:producent|produkcja|fabryka) (?:kabli|przewodów|wiązek)\\p{L}*|wiązki (?:kablowe|elektryczne|przewodów)|(?:výrob[ac]e?|výrobce) (?:kabelů|kabeláže|kabelových svazků)|kabelové svazky|kabelovna|(?:výrob[ac]a?|výrobca) (?:káblov|káblových zväzkov)|káblové zväzky|proizvod\\p{L}+ kabel\\p{L}+|tvornica kabela|proizvodnja kablov|kabelski snopi',
      'ru uk bg':
        '(?:производ\\p{L}+|завод) кабел\\p{L}+|кабельн\\p{L}+ (?:завод|производ\\p{L}+|продукц\\p{L}+)|(?:виробни\\p{L}+|завод) кабел\\p{L}+|кабельн\\p{L}+ (?:завод|продукці\\p{L}+)|производ\\p{L}+ на кабели|завод за кабели',
      'fi et lv lt hu':
        '*kaapelivalmist\\p{L}+|*johtosarj\\p{L}+|*kaapelitehdas|*kaablitoot\\p{L}+|*kaablitehas|kaabliköidi\\p{L}*|(?:kabeļu|vadu) (?:ražo|rūpnīca)\\p{L}*|(?:kabelių|laidų) gam\\p{L}+|(?:kábel|kábelköteg|kábelkorbács)-?(?:gyárt|konfekcion)\\p{L}*|kábelgyár',
      'el tr':
        '(?:παραγωγή|κατασκευή|βιομηχανία) καλωδίων|καλωδιοβιομηχανία|(?:kablo|tel) (?:üretim|imalat|üretici|fabrika)\\p{L}*|kablo sanayi\\p{L}*|kablolar\\p{L}* (?:ve \\p{L}+ kablolar\\p{L}* )?(?:üretim|imalat)\\p{L}*|(?:özel|zayıf akım|sinyal|kumanda|enerji|data|ağ) kablo\\p{L}*|(?:enerji|zayıf akım|data|alçak gerilim) kabloları',
      'ar he fa':
        '(?:مصنع|صناعة|تصنيع|إنتاج) (?:ال)?(?:كابلات|كوابل|أسلاك)|(?:יצרן|יצרני|ייצור|מפעל) כבלים|(?:تولید|تولیدکننده|کارخانه|صنایع) (?:انواع )?(?:سیم|کابل)\\p{L}*|سیم و کابل',
      'id vi is th':
        '(?:pabrik|produsen) kabel|(?:sản xuất|nhà máy|công ty) (?:dây (?:và )?cáp|cáp điện|dây cáp điện)|dây cáp điện|kapalframleið\\p{L}*|(?:ผู้ผลิต|โรงงาน|ผลิต)สาย(?:ไฟ|เคเบิล)',
      'ja zh ko':
        '電線メーカー|ケーブルメーカー|ワイヤーハーネス|电线电缆|电缆厂|电缆制造|線束|電線電纜|전선제조|케이블제조|와이어하네스',
    },
  },
  {
    name: 'electrical equipment manufacturer',
    bucket: 'Manufacturing',
    words: {
      en: '(?:transformers?|switchgear|switchboard|electrical (?:panels?|equipment|cabinets?)|control panels?|electric motors?|generators?|power equipment|circuit breakers?) (?:manufactur(?:ers?|ing)|makers?|factory|builders?|producers?)|(?:power|distribution|dry[- ]type|oil[- ]immersed) transformers?|(?:low|medium|high)[- ]voltage switchgear|switchgear|switchboards',
      'de nl':
        '*schaltanlagen(?:bau)?|*transformatorenbau|*transformatoren|*elektromotorenbau|*mittelspannungsanlagen|*schakelkasten|*transformatorenfabriek|*besturingskasten',
      'sv da nb':
        '*ställverk|*elcentraler|*transformatortillverk\\p{L}*|*transformatorer|*apparatskåp|*eltavler?|*tavlebygg\\p{L}*|*tavlebyg\\p{L}*|*styretavler|*koblingsanlegg|*tavleproduksjon|*tavlemontasje',
      'fr es pt it ca ro':
        "(?:fabricants?|fabrication) (?:de |d['’])(?:transformateurs?|armoires? électriques?|tableaux? électriques?|équipements? électriques?|matériel électrique)|transformateurs? (?:de puissance|de distribution|électriques?)|tableautier|(?:fabricantes?|fabricación|fábrica) de (?:transformadores|tableros|cuadros eléctricos|equipos eléctricos|material eléctrico)|transformadores (?:eléctricos|de (?:potencia|distribución))|(?:fabricantes?|fabricação|fábrica) de (?:transformadores|painéis elétricos|quadros elétricos|equipamentos elétricos)|(?:produzione|costruzione|produttor[ei]) (?:di )?(?:quadri elettrici|trasformatori|motori elettrici|apparecchiature elettriche)|trasformatori (?:elettrici|di potenza|di distribuzione)|transformadors elèctrics|(?:producător\\p{L}*|producție|fabricare) (?:de )?(?:transformatoare|echipamente electrice)|transformatoare electrice",
      'pl cs sk hr sl':
        '(?:producent|produkcja|prefabrykacja) (?:rozdzielnic|transformatorów|szaf sterowniczych|aparatury|urządzeń elektr)\\p{L}*|transformatory (?:olejowe|suche|rozdzielcze|mocy)|výrob[ac]e? (?:rozvaděčů|transformátorů|elektromotorů)|výrob[ac]a? (?:rozvádzačov|transformátorov)|transformátory|proizvod\\p{L}+ (?:transformatora|sklopnih|razvodnih ormara|elektroopreme|transformatorjev|stikaln\\p{L}+)|sklopni blokovi|distributivni transformatori|stikalni bloki|energetski transformatorji',
      'ru uk bg':
        'производ\\p{L}+ (?:трансформатор|электрощит|электрооборудован|щитов\\p{L}* оборудован|электротехническ|электродвигател|нку)\\p{L}*|(?:силов|масля)\\p{L}+ трансформатор\\p{L}+|электротехническ\\p{L}+ (?:завод|оборудовани\\p{L}+|продукци\\p{L}+)|электрощитов\\p{L}+ оборудовани\\p{L}+|трансформаторн\\p{L}+ подстанци\\p{L}+|виробни\\p{L}+ (?:трансформатор|електрощит|електрообладнан|щитов|електротехнічн)\\p{L}*|електротехнічн\\p{L}+ (?:завод|обладнанн\\p{L}+|продукці\\p{L}+)|(?:силов|масля)\\p{L}+ трансформатор\\p{L}+|производ\\p{L}+ на (?:електрически табла|трансформатори|ел\\.? ?табла|електрооборудване)|силови трансформатори',
      'fi et lv lt hu':
        '*sähkökeskusvalmist\\p{L}+|*muuntajavalmist\\p{L}+|*kojeisto(?:t|ja|jen)|*muuntajat|jaotuskil\\p{L}+|jaotusseadm\\p{L}+|trafode tootmi\\p{L}+|elektroseadmete tootmi\\p{L}*|transformatoru ražo\\p{L}+|(?:elektros skyd|skirstomųjų skyd)\\p{L}+|transformatori\\p{L}+ gam\\p{L}+|(?:elosztószekrény|kapcsolószekrény|transzformátor|villamos berendezés|villanymotor)\\p{L}*[- ]?(?:gyárt|épít)\\p{L}*|transzformátorok|kapcsolóberendezés\\p{L}*',
      'el tr':
        '(?:κατασκευή|παραγωγή|βιομηχανία) (?:ηλεκτρικών πινάκων|μετασχηματιστών|ηλεκτρολογικού υλικού|πινάκων)|μετασχηματιστ[έώ]\\p{L}*|(?:elektrik pano|pano|trafo|transformatör|şalt|elektrik motoru|jeneratör)(?:su)? (?:üretim|imalat|üretici)\\p{L}*|elektrik panoları|dağıtım (?:trafo|pano)\\p{L}+|transformatör\\p{L}*|şalt cihaz\\p{L}*|hücre ve pano',
      'ar he fa':
        '(?:مصنع|صناعة|تصنيع) (?:ال)?(?:محولات|لوحات كهربائية|لوحات التوزيع|معدات كهربائية)|محولات (?:كهربائية|توزيع|القوى)|(?:יצרן|ייצור|מפעל) (?:לוחות חשמל|שנאים|ציוד חשמל)|שנאים|(?:تولید|سازنده|ساخت) (?:تابلو ?برق|ترانسفورماتور|تجهیزات برق)\\p{L}*|ترانسفورماتور\\p{L}*|تابلو(?: |‌)?(?:های )?برق',
      'id vi is th':
        '(?:pabrik|produsen|pembuatan) (?:trafo|panel listrik|transformator)|panel listrik|trafo distribusi|(?:sản xuất|chế tạo) (?:máy biến áp|tủ (?:bảng )?điện|thiết bị điện)|tủ bảng điện|máy biến áp|töfluskáp\\p{L}*|rafmagnstöflu(?:smíði)?|(?:ผู้ผลิต|ผลิต|โรงงาน)(?:ตู้ไฟฟ้า|หม้อแปลง|ตู้คอนโทรล)|หม้อแปลงไฟฟ้า',
      'ja zh ko':
        '配電盤メーカー|変圧器メーカー|制御盤製作|制御盤製造|变压器|开关柜|配电柜|高低压成套|成套电气|變壓器|配電盤製造|개폐기|수배전반|변압기|배전반',
    },
  },
  {
    name: 'furniture manufacturer',
    bucket: 'Manufacturing',
    isOfWares: true,
    words: {
      en: '(?:furniture|sofa|mattress|office furniture|kitchen furniture|upholstered furniture) (?:manufactur(?:ers?|ing)|factory|makers?|production)',
      'de nl':
        '*möbelhersteller|*möbelfabrik|*möbelmanufaktur|*möbelproduktion|*polstermöbelhersteller|*meubelfabriek|*meubelfabrikant|*meubelproductie',
      'sv da nb':
        '*möbeltillverk\\p{L}*|*möbelfabrik\\p{L}*|*møbelfabrik\\p{L}*|*møbelproducent\\p{L}*|*møbelprodusent\\p{L}*|*møbelproduksjon',
      'fr es pt it ca ro':
        '(?:fabricants?|fabrication|fabrique|manufacture) de (?:meubles|mobilier|canapés|matelas)|(?:fabricantes?|fabricación|fábrica) de (?:muebles|mobiliario|sofás|colchones)|(?:fabricantes?|fabricação|fabrico|fábrica|indústria) de (?:móveis|mobiliário|sofás|colchões|estofados)|(?:produzione|fabbrica|produttor[ei]) (?:di )?(?:mobili|arredi|divani|materassi|sedie)|(?:fabricants?|fabricació) de mobles|(?:producător\\p{L}*|producție|fabrică|producere) (?:de )?(?:mobilă|mobilier|saltele|canapele)',
      'pl cs sk hr sl':
        '(?:producent|produkcja|fabryka) (?:mebli|materacy|sof)|fabryka mebli|(?:výrob[ac]e?|výrobce) (?:matrací|sedacích souprav)|(?:výrob[ac]a?|výrobca) (?:matracov|sedačiek)|proizvod\\p{L}+ (?:namještaja|nameštaja|madraca|pohištva|vzmetnic)|tvornica namještaja',
      'ru uk bg':
        '(?:производ\\p{L}+|фабрика|изготовление) (?:корпусной |мягкой |офисной )?(?:мебели|матрасов|диванов)|мебельн\\p{L}+ (?:фабрик|производств)\\p{L}+|(?:виробни\\p{L}+|фабрика|виготовлення) (?:корпусних |м.яких )?(?:меблів|матраців|диванів)|меблев\\p{L}+ фабрик\\p{L}+|(?:производ\\p{L}+|изработка) на (?:мебели|матраци)|мебелна фабрика',
      'fi et lv lt hu':
        '*huonekaluvalmist\\p{L}+|*huonekalutehda\\p{L}+|*kalustevalmist\\p{L}+|*mööblitoot\\p{L}+|*mööblitehas|mööbli tootmi\\p{L}+|(?:mēbeļu|matraču) (?:ražo|fabrik|rūpnīc|izgatavo)\\p{L}+|(?:baldų|čiužinių) (?:gam|fabrik)\\p{L}+|(?:bútor|matrac|kárpitosbútor|konyhabútor)-?(?:gyárt|gyár|készít)\\p{L}*',
      'el tr':
        '(?:κατασκευ|παραγωγ|βιοτεχνί|βιομηχανί)\\p{L}+ (?:επίπλων|στρωμάτων|σαλονιών)|(?:mobilya|koltuk|yatak|sandalye) (?:üretim|imalat|üretici|fabrika)\\p{L}*',
      'ar he fa':
        '(?:مصنع|صناعة|تصنيع) (?:ال)?(?:أثاث|مفروشات|مراتب)|(?:יצרן|ייצור|מפעל) (?:רהיטים|ריהוט|מזרנים|ספות)|(?:تولید|تولیدی|تولیدکننده|کارخانه|صنایع) (?:مبل|مبلمان|تشک|مبلمان اداری)',
      'id vi is th':
        '(?:pabrik|produsen|pengrajin) (?:mebel|furniture|furnitur|sofa|springbed)|(?:sản xuất|xưởng|nhà máy) (?:đồ gỗ|nội thất|sofa|bàn ghế)|húsgagnaframleið\\p{L}*|húsgagnasmíði|(?:โรงงาน|ผู้ผลิต|ผลิต)เฟอร์นิเจอร์',
      'ja zh ko': '家具メーカー|家具製造|家具厂|家具制造|家具製造|家具工厂|가구제조|가구공장|가구제작',
    },
  },
  {
    name: 'toolmaker',
    bucket: 'Manufacturing',
    narrows: 'machine shop',
    words: {
      en: '(?:mou?ld|die|tool)(?:s)?[- ]?(?:makers?|making)|tool (?:and|&) die|injection mou?lds?|mou?ld manufactur(?:ers?|ing)|jigs and fixtures',
      'de nl':
        '*werkzeugbau|*formenbau|*vorrichtungsbau|*stanzwerkzeuge|*spritzgusswerkzeuge|*matrijzenbouw|*stempelmakerij|*gereedschapsmakerij',
      'sv da nb':
        '*formverktyg|*verktygstillverk\\p{L}*|*verktygsmak\\p{L}+|*værktøjsmager\\p{L}*|*værktøjsfabrik|*formværktøj|*støpeform\\p{L}*|*verktøymaker\\p{L}*',
      'fr es pt it ca ro':
        "(?:fabrication|conception) de moules|moules (?:d['’]injection|pour)|moulistes?|outillages? (?:de presse|industriels?|de découpe)|(?:fabricación|diseño) de (?:moldes|matrices|utillajes)|matricería|troquelería|moldes de inyección|matrices y moldes|(?:fabricação|fabrico|indústria) de moldes|ferramentaria|moldes (?:de|para) injeção|(?:costruzione|progettazione) (?:di )?stampi|stampi (?:per|ad) (?:iniezione|materie plastiche|lamiera|pressofusione)|stampistica|matriceria|motlles d['’]injecció|(?:producție|proiectare|execuție) matrițe|matrițe (?:de|pentru) \\p{L}+|matrițerie|sculărie",
      'pl cs sk hr sl':
        '(?:produkcja|projektowanie|budowa|wykonawstwo) (?:form|wykrojników|matryc|narzędzi specjalnych)|narzędziowni\\p{L}+|formy wtryskowe|nástrojárn\\p{L}+|(?:výroba|konstrukce) (?:forem|vstřikovacích forem|lisovacích nástrojů)|vstřikovací formy|nástrojáre\\p{L}+|výroba (?:foriem|vstrekovacích foriem|lisovacích nástrojov)|(?:izrada|proizvodnja) (?:alata za|kalupa)|alatnic\\p{L}+|orodjarn\\p{L}+|orodjarstvo|izdelava orodij',
      'ru uk bg':
        '(?:изготовление|производство|проектирование) (?:пресс-?форм|штампов)\\p{L}*|пресс-?форм\\p{L}*|(?:виготовлення|виробництво) (?:прес-?форм|штампів)|прес-?форм\\p{L}*|(?:изработка|производство) на (?:шприцформи|матрици|щанци|инструментална екипировка)|шприцформ\\p{L}*|инструментален цех',
      'fi et lv lt hu':
        '*muottivalmist\\p{L}+|*työkaluvalmist\\p{L}+|*ruiskuvalumuot\\p{L}+|stantsi(?:de)? (?:tootmine|valmistamine)|(?:survevalu)?vormide (?:tootmine|valmistamine)|tööriistavalmistus|(?:veidņu|presformu|spiedformu|štanču) (?:ražo|izgatavo)\\p{L}+|(?:liejimo formų|formų|štampų|presformų) (?:gam|projektav)\\p{L}+|szerszám(?:gyárt|készít)\\p{L}*|fröccsöntő ?szerszám\\p{L}*',
      'el tr':
        '(?:κατασκευ|σχεδιασμ)\\p{L}+ (?:καλουπιών|μητρών)|μηχανουργείο καλουπιών|kalıp (?:üretim|imalat|tasarım|sanayi|üretici)\\p{L}*|(?:plastik enjeksiyon|enjeksiyon|sac) kalı\\p{L}+|kalıpçılık',
      'ar he fa':
        '(?:تصنيع|صناعة|تصميم) (?:ال)?(?:قوالب|اسطمبات)|(?:ייצור|תכנון) תבניות|תבניות להזרקה|(?:قالب ?سازی|ساخت قالب|طراحی قالب)',
      'id vi is th':
        '(?:pembuatan|pabrik|jasa) (?:mold|moulding|mould|dies|cetakan)|(?:chế tạo|sản xuất|gia công) (?:khuôn|khuôn mẫu)\\p{L}*|khuôn ép nhựa|mótasmíði|(?:ทำ|ผลิต|โรงงาน)แม่พิมพ์',
      'ja zh ko':
        '金型製作|金型メーカー|金型製造|金型設計|模具制造|模具厂|模具製造|模具加工|금형제작|금형제조|사출금형',
    },
  },
  {
    name: 'animal feed producer',
    bucket: 'Agriculture',
    words: {
      en: '(?:animal|livestock|poultry|cattle|horse|fish|aqua|compound) feeds?(?: (?:manufactur(?:ers?|ing)|mill|producers?|suppliers?|company))?|feed (?:mills?|manufactur(?:ers?|ing)|additives?|stores?)|pet food (?:manufactur(?:ers?|ing)|producers?|company)',
      'de nl':
        '*futtermittel\\p{L}*|*mischfutter\\p{L}*|*kraftfutter\\p{L}*|*landhandel|*veevoeder\\p{L}*|*veevoer\\p{L}*|*mengvoeder\\p{L}*|*diervoeder\\p{L}*',
      'sv da nb':
        '*fodertillverk\\p{L}*|*foderfabrik\\p{L}*|*djurfoder|*hästfoder|*foderstof\\p{L}*|*kraftfoder|*dyrefoder|*fôrprodusent|*kraftfôr|*dyrefôr',
      'fr es pt it ca ro':
        'aliments? (?:pour animaux|du bétail|pour bétail)|nutrition animale|(?:piensos?|alimentos?) (?:para animales|balanceados?|compuestos|para ganado)|fábrica de piensos|piensos|nutrición animal|alimentos balanceados|(?:rações|ração) (?:para animais|animal|animais)|fábrica de rações?|nutrição animal|mangimi(?:ficio)?|alimenti zootecnici|nutrizione animale|pinsos|nutrició animal|(?:furaje|nutreț\\p{L}+)(?: combinate)?|fabric[ăi] (?:de )?(?:furaje|nutrețuri)|nutriție animală',
      'pl cs sk hr sl':
        'pasz[ey]|(?:producent|produkcja|wytwórnia) pasz|mieszanki paszowe|krmiv\\p{L}+|krmné směsi|výroba krmiv|kŕmn\\p{L}+ zmes\\p{L}+|stočn\\p{L}+ hran[ae]|krmn[ae] (?:smjes|smes|mešanic)\\p{L}+|hrana za (?:stoku|životinje)',
      'ru uk bg':
        'комбикорм\\p{L}*|корм\\p{L}* для (?:животных|скота|птицы)|кормов\\p{L}+ добавк\\p{L}+|комбікорм\\p{L}*|корми для (?:тварин|худоби|птиці)|кормов\\p{L}+ добавк\\p{L}+|фураж(?!к)\\p{L}*|фуражн\\p{L}+ смески|храни за (?:животни|селскостопански животни)',
      'fi et lv lt hu':
        '*rehutehda\\p{L}+|*rehuvalmist\\p{L}+|*eläinrehu\\p{L}*|*söödatoot\\p{L}+|*söödatehas|(?:looma|jõu)sööda\\p{L}*|jõusööt|(?:lopbarīb|kombinēt\\p{L}+ barīb)\\p{L}+|(?:pašar\\p{L}+|kombinuotieji pašarai)|takarmány\\p{L}*|tápgyárt\\p{L}*|állateledel ?gyárt\\p{L}*',
      'el tr':
        'ζωοτροφ\\p{L}+|(?:yem|hayvan yemi) (?:sanayi|fabrika|üretim)\\p{L}*|karma yem|büyükbaş yem\\p{L}*|hayvan yemi',
      'ar he fa':
        '(?:مصنع |إنتاج |صناعة )?(?:أعلاف|الأعلاف|علف)|(?:תערובות|מזון) (?:לבעלי חיים|לבע.?ח)|מכון תערובת|خوراک (?:دام|طیور|آبزیان)|دام و طیور',
      'id vi is th':
        'pakan (?:ternak|ikan|ayam)|thức ăn (?:chăn nuôi|gia súc|thủy sản)|(?:dýra|kjarn)fóður\\p{L}*|fóðurframleið\\p{L}*|อาหารสัตว์',
      'ja zh ko': '飼料メーカー|飼料製造|配合飼料|饲料厂|饲料|飼料公司|飼料廠|사료공장|배합사료|사료제조',
    },
  },
  {
    name: 'flour mill',
    bucket: 'Food and drink',
    narrows: 'food manufacturer',
    words: {
      en: '(?:flour|grain|rice|corn) mills?|(?:flour|rice) mill(?:ing|ers?)(?: company)?|stone[- ]?ground flour',
      'de nl':
        '*getreidemühle|*mehlmühle|*kunstmühle|*bio-?mühle|*ölmühle und getreide|*meelfabriek|*korenmolen|*meelmolen|*maalderij',
      'sv da nb': '*mjölkvarn|*stenmald\\p{L}*|*melmølle|*kornmølle|*møllebygd|*stenformalet|*steinmalt',
      'fr es pt it ca ro':
        'minoteries?|meunerie|moulin (?:à farine|de farine|à blé)|harinera|molino (?:harinero|de harina|arrocero)|moageira|moagem(?: de (?:trigo|cereais))?|moinho de (?:trigo|farinha)|mulino (?:a pietra|per cereali)|molino (?:a pietra|per cereali|\\p{L}+ farine)|farine macinate|farinera|moar[ăa] de (?:grâu|făină|porumb)|morărit',
      'pl cs sk hr sl':
        'młyn (?:zbożowy|gospodarczy)|(?:producent|produkcja) mąki|młynarstwo|mlýn(?:y|ská)? (?:na mouku|výroba|mouk\\p{L}+)|mlynárstvo|mlýnské výrobky|mlyn (?:na múku|múka)|proizvodnja brašna|mlinarstvo|mlin za (?:žito|brašno)|mlinska industrija|mlinarska industrija',
      'ru uk bg':
        'мукомольн\\p{L}+|(?:производств\\p{L}+|мельница) муки|борошномельн\\p{L}+|млин\\p{L}* борошн\\p{L}+|(?:мелница|производство на брашно)',
      'fi et lv lt hu':
        '*jauhomylly\\p{L}*|*viljamylly|*jahuveski\\p{L}*|*jahutootmi\\p{L}*|dzirnav(?:u|as) (?:milti|produkti)|miltu ražo\\p{L}+|miltų (?:malūn|gam)\\p{L}+|malūnas miltai|malom(?:ipar)\\p{L}*|(?:gabona|liszt)malom',
      'el tr':
        'αλευρόμυλ\\p{L}*|αλευροβιομηχανί\\p{L}+|(?:un|buğday) (?:fabrika|değirmen|sanayi|üretim)\\p{L}*|değirmen\\p{L}* un',
      'ar he fa': '(?:مطحنة|مطاحن|طاحونة)(?: (?:دقيق|حبوب|الدقيق))?|טחנת קמח|קמח טחון|آردسازی|کارخانه آرد|آسیاب آرد',
      'id vi is th':
        'pabrik tepung|penggilingan padi|(?:nhà máy|xay xát) (?:bột mì|lúa gạo|gạo)|hveitimylla|kornmylla|โรงสีข้าว|โรงโม่แป้ง|โรงสี',
      'ja zh ko': '製粉会社|製粉所|面粉厂|麵粉廠|面粉加工|제분|정미소',
      de: '*mühlenbetrieb',
      it: 'mulino|molino',
      ro: 'moară',
    },
  },
];
