import type { Kind } from './kind.ts';

export const MAKERS_BY_WARE: readonly Kind[] = [
  {
    name: 'hat maker',
    bucket: 'Crafts and repair',
    isOfWares: true,
    narrows: 'handbag or accessory brand',
    words: {
      en: 'milliners?|millinery|hat (?:makers?|shops?|making)|hatters?|bespoke hats|handmade hats',
      'de nl sv da nb':
        '*hutmacher(?:in)?|*modist(?:in|e)?|*hutmanufaktur|*hutatelier|*hutgeschäft|*hoeden(?:maker|maakster|winkel|atelier)|*hattmakar\\p{L}*|*modist(?:er)?|*hattemager\\p{L}*|*hattemaker\\p{L}*',
      'fr es pt it ca ro':
        'chapel(?:iers?|ières?|lerie)|modistes? chapel\\p{L}+|sombrer(?:os artesanales|erías?)|taller de sombreros|chapelaria|chapeleiros?|chapéus artesanais|cappell(?:aio|ai|eria|ificio)|modisteria|barreter(?:ia|s)|pălărier|pălării (?:handmade|de damă|artizanale)',
      'pl cs sk hr sl sr':
        '(?:pracownia kapeluszy|kapelusznik|modystka)|(?:kloboukář\\p{L}*|kloboučník\\p{L}*|modistka|modiství)|klobučník\\p{L}*|(?:klobučar\\p{L}*|šeširdžij\\p{L}+|izrada šešira)',
      'ru uk bg mk':
        'шляп\\p{L}* (?:мастерск|ателье|салон)\\p{L}*|шляпник\\p{L}*|шляпы ручной работы|капелюш(?:ник|на майстерня|ки ручної)\\p{L}*|шапкар\\p{L}*|ателие за шапки',
      'fi et lv lt hu':
        '*hatuntekijä\\p{L}*|*modisti\\p{L}*|*hattuatelj\\p{L}+|*kübara(?:meister|sepp|stuudio|ateljee)\\p{L}*|cepur(?:nie|u meistar|u darbnīc)\\p{L}*|skrybėl(?:ių|ait)\\p{L}* (?:dirbtuv|meistr|ateljė)\\p{L}*|kalap(?:készítő|szalon|bolt)\\p{L}*',
      'ja zh ko tr el':
        '帽子(?:工房|専門店|職人|アトリエ)|(?:定制|手工)帽|手工帽|수제 ?모자|모자 ?(?:공방|전문점)|şapka(?:cı| atölyesi| tasarım)|καπελάδικο|χειροποίητα καπέλα',
    },
  },
  {
    name: 'surfboard or skateboard maker',
    bucket: 'Manufacturing',
    isOfWares: true,
    words: {
      'en de nl sv da nb fi fr es pt it ca ro pl cs sk hr sl sr et lv lt hu':
        '(?:surf|skate|snow|kite|paddle|wake|long|wind)boards? (?:makers?|shapers?|builders?|manufacturers?|manufaktur|factory|brand)|(?:custom|handmade|handcrafted|wooden) (?:surf|skate|snow|long|paddle)boards?|(?:surfboard|board) shap(?:er|ing)|*(?:skateboard|longboard|snowboard|surfboard|ski)-?(?:manufaktur|hersteller|bau)|*skimanufaktur|(?:fabricant|shaper) de (?:planches|skis|surf)|planches de surf (?:artisanales|sur mesure)|(?:tablas|pranchas) de (?:surf|skate) (?:artesanales|personalizad[ao]s|artesanais|a medida)|fabricante de (?:tablas|pranchas)|tavole da surf (?:artigianali|su misura)|taules de surf',
      'ru uk bg':
        '(?:производство|изготовление) (?:сноубордов|лонгбордов|сапбордов|лыж)|виробництво (?:сноубордів|скейтбордів)',
      'ja zh ko': 'サーフボード(?:工房|メーカー|シェイプ)|手工滑板|衝浪板(?:製作|工廠)|서핑보드 ?(?:제작|공방)',
    },
  },
  {
    name: 'bicycle maker',
    bucket: 'Manufacturing',
    isOfWares: true,
    words: {
      'en de nl sv da nb':
        '(?:custom|handmade|handbuilt|bespoke|bamboo|titanium|steel|cargo|folding|electric) (?:bicycles?|bikes?|bike frames?) (?:makers?|builders?|manufacturers?|brand|company)|(?:bicycle|bike|frame|cargo bike|e-?bike) (?:frame )?(?:builders?|makers?|manufacturers?)|*fahrradmanufaktur|*fahrradhersteller|*rahmenbauer?|*e-?bike-?(?:hersteller|manufaktur)|*lastenrad-?(?:hersteller|manufaktur)|*fietsenfabrikant|*framebouwer|*fietsenmerk|*cykelbyggar\\p{L}*|*rambyggare|*cykelfabrik\\p{L}*|*stelbygger|*cykelmærke|*rammebygger',
      'fr es pt it ca ro':
        '(?:fabricants?|constructeurs?|artisans?) (?:de )?(?:vélos?|cadres?|cycles)|vélos? (?:artisanal|sur mesure|fabriqués en france)|(?:fabricante|constructor|marca) de (?:bicicletas|bicis|cuadros|quadros)|bicicletas (?:artesanales|artesanais|a medida)|(?:costruttore|telaista|produttore) (?:di )?(?:bici|biciclette|telai)|telai (?:artigianali|su misura)|biciclette (?:artigianali|su misura)|fabricant de bicicletes|producător de biciclete',
      'pl cs sk hr sl sr':
        '(?:producent|manufaktura|budowa) (?:rowerów|ram rowerowych|e-?bike)|(?:výrob\\p{L}+|výrobce) (?:kol|rámů|bicyklov|jízdních kol)|(?:proizvođač|proizvodnja|izrada) bicikala|(?:proizvajalec|izdelava) koles',
      'ru uk bg mk':
        '(?:производств|производител|изготовлени|виробництв|виробник)\\p{L}* (?:велосипед\\p{L}*|на велосипеди|велорам)',
      'fi et lv lt hu':
        '*polkupyörävalmistaja\\p{L}*|*rungonrakentaja|*pyöränrakentaja|*jalgrattatootja\\p{L}*|velosipēdu (?:ražo|darbnīca un ražo)\\p{L}*|dviračių (?:gamyb|gamintoj)\\p{L}*|(?:kerékpár|váz)(?:gyártó|építő|gyártás|építés)\\p{L}*',
      'ja zh ko':
        '(?:オーダー|ハンドメイド)(?:自転車|フレーム)|自転車(?:メーカー|工房)|自行车(?:制造|厂)|自行車(?:製造|車架|廠)|(?:수제|커스텀) ?자전거|자전거 ?(?:제조|제작)',
    },
  },
  {
    name: 'basket weaver',
    bucket: 'Crafts and repair',
    narrows: 'woodturner or wooden toy maker',
    words: {
      en: '(?:basket|willow|rattan|cane|wicker) (?:weav(?:er|ers|ing)|makers?|making|furniture makers?|workshops?)|basket(?:ry|makers?|making)|chair caning',
      'de nl sv da nb':
        '*korbflecht\\p{L}+|*korbmacher\\p{L}*|*weidenflecht\\p{L}+|*flechtwerkstatt|*stuhlflecht\\p{L}+|*mandenmak\\p{L}+|*mandenvlecht\\p{L}+|*stoelenmatter\\p{L}*|*rietvlecht\\p{L}+|*korgmakar\\p{L}*|*korgflät\\p{L}+|*kurvemager\\p{L}*|*pileflet\\p{L}*|*kurvmaker\\p{L}*|*kurvfletting\\p{L}*',
      'fr es pt it ca ro':
        'vann(?:erie|iers?|ière)|(?:rempailleur|cannage|rempaillage)|cester[íi]a|cesteros?|mimbrer[íi]a|cestaria|cesteiros?|cester(?:ia|ie)|cestai[oa]?|impagliat(?:ura|ore)|cistell(?:eria|er|ers)|împletituri (?:din )?(?:nuiele|răchită|papură)|coșuri împletite',
      'pl cs sk hr sl sr':
        '(?:wikliniarstw\\p{L}*|wyplatanie|plecionkarstw\\p{L}*|koszykarstwo wiklinowe|wyroby z wikliny)|(?:košíkář\\p{L}*|pletení (?:z pedigu|košíků|z proutí))|(?:košikár\\p{L}*|pletenie z pedigu)|(?:košar(?:aš|ač)\\p{L}*|pletarstv\\p{L}*|pletenje košara)',
      'ru uk bg mk':
        '(?:плетени\\p{L}+ (?:корзин|из лозы)|лозоплетени\\p{L}+|лозоплетінн\\p{L}+|кошничар\\p{L}*|плетени кошници)',
      'fi et lv lt hu':
        '*korinpuno\\p{L}+|*pajupunonta\\p{L}*|*pajutyö\\p{L}*|*korvipuno\\p{L}+|*punutööd|(?:klūgu|pīto) (?:pinum|izstrādājum|groz)\\p{L}*|grozu pī\\p{L}+|(?:pynim\\p{L}+ iš vytelių|pintin|krepšių pyn)\\p{L}*|kosárfon\\p{L}+|fűzfonás\\p{L}*|vesszőfon\\p{L}+',
      'ja zh ko tr el':
        '(?:籐|竹|かご)(?:細工|編み)(?:工房|教室)?|(?:藤|竹|柳)编(?:工艺|工坊)?|(?:藤|竹)編(?:工藝|工坊)|라탄 ?공방|(?:죽|등)공예|sepet örücülüğü|hasır (?:sepet|örme)|καλαθοπλεκτική',
    },
  },
  {
    name: 'letterpress or printmaking studio',
    bucket: 'Crafts and repair',
    words: {
      'en de nl sv da nb':
        '(?:letterpress|printmaking|screen ?print(?:ing)?|risograph|etching|lithography|linocut|block printing) (?:studios?|workshops?|printers?|press|courses)|printmak(?:ers?|ing)|*buchdruck-?(?:werkstatt|atelier)|*druckwerkstatt|*druckgrafik-?(?:werkstatt|atelier)|*siebdruck-?(?:werkstatt|atelier)|*kupferdruck\\p{L}*|*grafiekatelier|*zeefdruk-?(?:atelier|werkplaats)|*boktryckeri konst|*grafikverkstad\\p{L}*|*grafisk verksted\\p{L}*|*grafisk værksted',
      'fr es pt it ca ro':
        "atelier (?:de gravure|de sérigraphie|de typographie|d['’]estampes?|de risographie)|imprimerie typographique|(?:taller|estudio) de (?:grabado|serigrafía|tipografía|risografía)|(?:ateliê|oficina|atelier) de (?:gravura|serigrafia|tipografia)|(?:laboratorio|stamperia|studio) (?:di |d['’])?(?:incisione|serigrafia|tipografia artistica|arte)|stamperia d['’]arte|taller de gravat|atelier de (?:gravură|serigrafie)",
      'pl cs sk hr sl sr':
        '(?:pracownia|warsztat) (?:grafik|sitodruk|typografi|linoryt)\\p{L}*|(?:grafick\\p{L}+ dílna|dílna sítotisku|knihtisk|knihtlač)|(?:grafička radionica|sitotisak atelje|sitotiskarski atelje)',
      'ru uk bg mk':
        '(?:мастерская|студия) (?:печатной графики|гравюры|шелкографии|высокой печати|леттерпресс)|майстерня (?:гравюри|друкованої графіки)|ателие за графика',
      'fi et lv lt hu':
        '*taidegrafiikan paja|*grafiikanpaja|*graafikastuudio|*trükimuuseum|(?:grafikas darbnīc|sietspiedes studij)\\p{L}*|(?:grafikos dirbtuv|šilkografijos studij)\\p{L}*|(?:grafikai műhely|szitaműhely|linómetsző műhely)\\p{L}*',
      'ja zh ko':
        '(?:活版印刷|版画|シルクスクリーン|リソグラフ)(?:工房|スタジオ|教室)|活版印刷|版画工作室|版畫工作室|凸版印刷工作室|판화 ?(?:공방|스튜디오)|(?:실크스크린|리소) ?(?:공방|스튜디오)',
    },
  },
  {
    name: 'trophy and flag supplier',
    bucket: 'Manufacturing',
    isOfWares: true,
    narrows: 'stamp and engraving shop',
    parts: {
      'trophy shop':
        'troph|medal|pokal|bekers|prispokal|trofeo|troféu|trofe|puchar|pohár|медал|кубк|palkint|karika|taur|kupa|κύπελλ|トロフィー|奖杯|獎盃|트로피',
      'flag supplier':
        'flag|bunting|fahnen|vlag|flagg|drapeau|bandera|bandeira|bandier|vlajk|zastav|флаг|прапор|знамен|lippu|lipu|karog|vėliav|zászló|bayrak|σημαί|旗|국기|깃발',
      'badge maker': 'badge|значк',
    },
    words: {
      en: '(?:trophy|medals?|flags?|flagpoles?|bunting|badges?) (?:makers?|shops?|suppliers?|manufacturers?)',
      'de nl sv da nb':
        '*pokal-?(?:shop|fabrik|center)|*fahnen-?(?:hersteller|fabrik|druck|shop)|*flaggen-?(?:shop|hersteller)|*vlaggen-?(?:fabriek|winkel)|*vlaggenmasten-?(?:fabriek|leverancier)|*flaggfabrik\\p{L}*|*flagfabrik\\p{L}*|*flaggfabrikk',
      'fr es pt it ca ro':
        'fabricant de (?:drapeaux|trophées|médailles)|(?:fábrica|venta|tienda|fabricante|loja|venda) de (?:banderas|medallas|bandeiras|medalhas|copas y trofeos|mástiles|mastros)|(?:produzione|vendita) (?:di )?(?:bandiere|medaglie|coppe e trofei)|fabricant de banderes|(?:producător|confecționare) (?:de )?(?:steaguri|medalii|trofee)',
      'pl cs sk hr sl sr':
        '(?:producent|sklep z) (?:flag|medali|pucharów|masztów|flagami|pucharami)|(?:výroba|prodej|predaj) (?:vlajek|vlajok|medailí)|izrada (?:zastava|pehara|medalja)|izdelava (?:zastav|medalj)',
      'ru uk bg mk':
        '(?:изготовление|производство) (?:флагов|медалей|кубков)|(?:виготовлення|виробництво) (?:прапорів|медалей|кубків)|изработка на (?:знамена|медали|купи)',
      'fi et lv lt hu':
        '*lippu-?(?:tehdas|kauppa)|*lipuvabrik|karogu ražo\\p{L}*|vėliavų gamyb\\p{L}*|zászló(?:gyártás|készítés)\\p{L}*',
      'ja zh ko tr el':
        '(?:トロフィー|優勝カップ)(?:専門店|製作)|(?:旗|のぼり)(?:製作|専門店|工房)|奖杯(?:奖牌)?(?:定制|厂家)|獎盃(?:獎牌)?(?:製作|訂製)|旗帜(?:定制|厂)|旗幟製作|트로피 ?(?:제작|전문)|상패 ?제작|깃발 ?제작|(?:kupa|madalya|bayrak) (?:imalatı|üretimi|imalat)|bayrakçı',
    },
  },
  {
    name: 'costume maker',
    bucket: 'Arts and culture',
    isOfWares: true,
    narrows: 'party supplies shop',
    words: {
      en: '(?:theatrical|theatre|stage|historical|dance|cosplay|film) (?:costume (?:makers?|making|designers?|hire|rentals?|houses?|shops?|department)|costumiers?|wardrobe)|costum(?:iers?|e (?:makers?|making|designers?|hire|rentals?|houses?|shops?))|fancy dress (?:hire|shop)',
      'de nl sv da nb':
        '*kostüm-?(?:verleih|fundus|werkstatt|schneiderei|bildner|bildnerin|atelier)|*trachten-?(?:schneiderei|verleih)|*kostuum-?(?:verhuur|atelier)|*kostuumverhuur|*kostym-?(?:uthyrning|ateljé)|*kostume-?(?:udlejning|værksted)|*kostyme-?(?:utleie|verksted)|*bunad-?(?:tilvirker|søm|verksted)\\p{L}*',
      'fr es pt it ca ro':
        '(?:location|atelier|créat\\p{L}+) (?:de )?(?:costumes?|déguisements)|costumier(?:s|ère)?|(?:alquiler|taller|sastrería|confección) (?:de )?(?:disfraces|vestuario|trajes regionales|teatral)|(?:aluguer|aluguel) de (?:fantasias|trajes|figurinos)|figurinista|(?:noleggio|sartoria) (?:di )?(?:costumi|teatrale|storic\\p{L}+)|lloguer de disfresses|(?:închirieri|croitorie) (?:de )?costume (?:populare|de epocă)?',
      'pl cs sk hr sl sr':
        '(?:wypożyczalnia|pracownia) (?:kostiumów|strojów)|(?:půjčovna|výroba) kostýmů|(?:požičovňa|výroba) (?:kostýmov|krojov)|(?:půjčovna|šití) krojů|(?:najam|iznajmljivanje|izrada|izposoja) (?:kostima|narodnih nošnji|kostumov)',
      'ru uk bg mk':
        '(?:прокат|пошив|аренда) (?:карнавальн|театральн|сценическ|танцевальн)\\p{L}+ костюм\\p{L}*|(?:прокат|оренда|пошиття) (?:карнавальн|театральн|сценічн)\\p{L}+ костюм\\p{L}*|костюми под наем|(?:изработка|наем) на (?:театрални костюми|народни носии)',
      'fi et lv lt hu':
        '*pukuvuokraamo|*kostüümi(?:laenutus|rent)|*rahvariiete? (?:õmblemine|valmistamine)|(?:karnevāla |teātra )?(?:tērpu|kostīmu) (?:noma|šūšana)|(?:kostiumų|tautinių kostiumų) (?:nuoma|siuvimas)|(?:jelmezkölcsönző|jelmeztervező|jelmezkészítő|néptáncruha)\\p{L}*',
      'ja zh ko':
        '(?:衣装|コスプレ衣装)(?:レンタル|製作|制作)|舞台衣装(?:製作|レンタル)|(?:演出服|戏服)(?:租赁|定制|厂)|(?:戲服|表演服)(?:租借|製作|出租)|(?:의상|무대 ?의상) ?(?:대여|제작)',
    },
  },
  {
    name: 'board game publisher',
    bucket: 'Games',
    narrows: 'gaming community',
    words: {
      'en de nl sv da nb':
        '(?:board|tabletop|card|role-?playing|party|war) ?games? (?:publishers?|designers?|studios?|makers?|company|manufacturers?)|(?:tabletop|ttrpg) (?:publisher|games studio)|*spieleverlag|*brettspielverlag|*kartenspielverlag|*spellenuitgever\\p{L}*|*bordspellenuitgever\\p{L}*|*sällskapsspel förlag|*brädspelsförlag|*brætspilsforlag|*brettspillforlag|*spilforlag',
      'fr es pt it ca ro':
        "(?:éditeur|maison d['’]édition|créateur) de jeux(?: de société)?|(?:editorial|editores?) de juegos (?:de mesa|de rol)|(?:editora|editor) de jogos (?:de tabuleiro|de mesa)|(?:editore|casa editrice) di giochi(?: da tavolo)?|editorial de jocs (?:de taula|de rol)|editur[ăa] de jocuri",
      'pl cs sk hr sl sr':
        'wydawnictwo gier(?: planszowych)?|wydawca gier planszowych|(?:vydavatel\\p{L}*|vydavateľ\\p{L}*) (?:deskových|spoločenských|stolních|doskových) h[ie]r|izdavač društvenih igara|(?:založba|izdajatelj) (?:družabnih )?iger',
      'ru uk bg mk':
        'издательств\\p{L}+ настольных игр|(?:разработчик|издател)\\p{L}* настольных игр|видавництв\\p{L}+ настільних ігор|издател\\p{L}* на настолни игри',
      'fi et lv lt hu':
        '*lautapelikustantaja\\p{L}*|*pelikustantamo|*lauamängude kirjast\\p{L}+|galda spēļu (?:izdev|ražot)\\p{L}*|stalo žaidimų (?:leid|kūrėj)\\p{L}*|társasjáték ?(?:kiadó|fejlesztő)\\p{L}*',
      'ja zh ko':
        '(?:ボードゲーム|カードゲーム)(?:出版社|メーカー|制作)|桌游出版|桌遊(?:出版|發行)|보드게임 ?(?:출판사|제작사|퍼블리셔)',
    },
  },
  {
    name: 'eyewear brand',
    bucket: 'Retail',
    words: {
      'en de nl sv da nb':
        '(?:eyewear|sunglasses|glasses|spectacles) (?:brands?|labels?|makers?|designers?|manufacturers?)|(?:handmade|wooden|independent) (?:eyewear|sunglasses|spectacle frames) (?:brands?|labels?|makers?|company)|*brillen-?(?:manufaktur|marke|label|hersteller|design)|*holzbrillen-?(?:manufaktur|marke|hersteller)|*sonnenbrillen-?(?:marke|label)|*brillen-?merk|*zonnebrillen(?:merk)|*glasögonmärke|*solglasögon ?(?:märke|från)|*brillemærke|*solbrille-?(?:brand|merke)',
      'fr es pt it ca ro':
        "(?:créateur|fabricant|marque|lunetier) (?:de |d['’])?(?:lunettes|lunetier|eyewear)|lunettes (?:artisanales|en bois|fabriquées en france)|(?:marca|fabricante) de (?:gafas|lentes|óculos)|gafas (?:artesanales|de madera)|óculos (?:artesanais|de madeira)|(?:produzione|marchio|produttore) (?:di )?occhiali|occhialeria artigianale|occhiali (?:artigianali|in legno)|marca d['’]ulleres|(?:brand|producător) (?:românesc )?de ochelari",
      'pl cs sk hr sl sr':
        '(?:producent|marka) (?:okularów|oprawek)|okulary drewniane|(?:výroba|značka) (?:brýlí|okuliarov)|dřevěné brýle|(?:brend|proizvodnja) naočala|drvene naočale|(?:znamka|izdelava) očal',
      'ru uk bg mk':
        '(?:бренд|производство|производитель) (?:очков|оправ)|бренд окулярів|очки ручной работы|(?:марка|производство на) очила',
      'fi et lv lt hu':
        '*silmälasimerkki|*aurinkolasimerkki|*prilli(?:bränd|disain)|(?:briļļu|saulesbriļļu) (?:zīmol|ražo)\\p{L}*|akinių (?:prekės ženkl|gamyb|gamintoj)\\p{L}*|(?:szemüveg|napszemüveg) ?(?:márka|gyártó|készítő|manufaktúra)\\p{L}*',
      'ja zh ko':
        '(?:眼鏡|サングラス)(?:ブランド|メーカー|工房)|(?:眼镜|太阳镜)(?:品牌|厂家|制造)|眼鏡(?:品牌|製造)|(?:안경|선글라스|아이웨어) ?(?:브랜드|제조)',
    },
  },
  {
    name: 'doll and soft toy maker',
    bucket: 'Crafts and repair',
    isOfWares: true,
    words: {
      'en de nl sv da nb':
        '(?:doll|teddy bear|soft toy|plush|puppet|rag doll|waldorf doll) (?:makers?|making|designers?|artists?|hospital|manufacturers?)|(?:handmade|handcrafted|artist) (?:dolls?|teddy bears?|soft toys|puppets)|*puppen-?(?:macher|macherin|manufaktur|werkstatt|doktor|klinik)|*waldorfpuppen|*teddybär(?:en)?-?(?:manufaktur|hersteller)|*kuscheltier-?manufaktur|*poppen-?(?:maker|maakster|dokter|atelier)|*knuffel-?(?:maker|atelier)|*dockmakar\\p{L}*|*dukkemager\\p{L}*|*dukkemaker\\p{L}*',
      'fr es pt it ca ro':
        '(?:fabricant|créatrice|atelier) de (?:poupées|peluches|doudous|marionnettes)|(?:poupées|doudous|peluches) (?:artisanales|fait main|faits main|de collection)|(?:muñecas|muñecos|peluches) (?:artesanales|hechos? a mano|hechas? a mano|waldorf)|bonec[ao]s (?:artesanais|de pano)|amigurumis?|(?:bambole|peluche) (?:artigianali|fatt[ei] a mano|di pezza)|nines artesanes|păpuși (?:handmade|lucrate manual)',
      'pl cs sk hr sl sr':
        '(?:lalki|maskotki|misie|przytulanki) (?:ręcznie robione|handmade|szmaciane|waldorfskie|artystyczne)|producent (?:maskotek|zabawek pluszowych)|(?:ručně|ručne) (?:šité|vyráběné|vyrábané) (?:panenky|hračky|bábiky)|(?:výroba loutek|výroba bábik)|ručno (?:rađene|izrađene) (?:lutke|igračke)|ročno izdelane (?:lutke|igrače)|amigurumi',
      'ru uk bg mk':
        '(?:авторск|интерьерн|текстильн)\\p{L}+ (?:кукл|кукол|мишк|игрушк)\\p{L}*|куклы ручной работы|мишки тедди|(?:авторськ|інтер.єрн|текстильн)\\p{L}+ (?:ляльк|іграшк)\\p{L}*|(?:ръчно изработени|рачно изработени) (?:кукли|играчки)|амигуруми|аміґурумі',
      'fi et lv lt hu':
        '*nukentekijä\\p{L}*|*nukkemestari|*käsintehdyt (?:nuket|nallet|pehmolelut)|*nukumeister\\p{L}*|*käsitöö(?:nukud|mänguasjad)|(?:roku darba|šūtas) (?:lelles|rotaļlietas)|rankų darbo (?:lėlės|žaislai)|(?:kézműves|kézzel készített) (?:baba|babák|mackó|játékbaba|plüss)\\p{L}*|babakészítő\\p{L}*',
      'ja zh ko':
        '(?:人形|ぬいぐるみ|テディベア)(?:工房|作家|製作|メーカー)|手工(?:玩偶|娃娃|布偶)|毛绒玩具(?:厂|定制)|毛絨玩具|(?:인형|봉제 ?인형) ?(?:공방|제작|작가)',
    },
  },
];
