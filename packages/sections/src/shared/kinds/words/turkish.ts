import type { WordsByKind } from './words-by-kind.ts';

export const TURKISH: WordsByKind = {
  'surf school': '(?:sörf|yelken|dalış|kite ?surf) (?:okulu|eğitimi|dersleri)\\p{L}*',
  'holiday chalets':
    'tatil kulübe\\p{L}*|bungalov\\p{L}*|kiralık bungalov\\p{L}*|dağ ev(?:i|leri)|ağaç ev(?:i|ler)\\p{L}*|ahşap ev kiralama',
  carpenter: 'marangoz\\p{L}*|doğrama(?:cı|cılık)|ahşap (?:işleri|çatı|yapı)\\p{L}*',
  'learned society': 'bilim(?:ler)? akademisi|(?:bilimsel|akademik) (?:dernek|derneği|topluluk)\\p{L}*',
  band: 'müzik grubu|orkestra ve müzik grubu|rock grubu',
  'property portal': 'emlak (?:ilan|portal|sitesi)\\p{L}*',
  'AI consultancy': 'yapay zeka (?:danışmanlı|çözüm|hizmet|şirket)\\p{L}*',
  'fishing guide': 'balık tut(?:ma|mak) (?:turu|yeri)\\p{L}*|olta balıkçılığı tur\\p{L}*',
  'relocation agency': 'relokasyon\\p{L}*|relocation hizmet\\p{L}*',
  steakhouse: 'et lokanta\\p{L}*|steak ?house|mangal(?:başı|cı)\\p{L}*|et mangal\\p{L}*',
  'casino or amusement arcade':
    'kumarhane\\p{L}*|bahis (?:merkez|bayi)\\p{L}*|loto bayi\\p{L}*|iddaa bayi\\p{L}*|oyun salonu|atari salonu|kumar salonu',
  'samba school': 'samba (?:okulu|dersleri)',
  'Eastern European restaurant': '(?:balkan|boşnak|rus|macar) (?:mutfağı|restoran|lokanta|börek)\\p{L}*',
  'wedding celebrant': 'nikah (?:sunucu|töreni sunumu)\\p{L}*',
  'forest kindergarten': 'orman (?:okulu|anaokulu|kreş)\\p{L}*',
  'photo studio hire': '(?:kiralık )?(?:fotoğraf|çekim) stüdyosu kirala\\p{L}*|stüdyo kiralama',
  'surfboard or skateboard maker': '(?:sörf|kaykay) (?:tahtası|imalat)\\p{L}*',
  'bicycle maker': 'bisiklet (?:üreti|imalat)\\p{L}*',
  'letterpress or printmaking studio': '(?:baskı|gravür|serigrafi|tipo) atölye\\p{L}*',
  'costume maker': 'kostüm (?:kirala|dikim|tasarım|imalat)\\p{L}*',
  'board game publisher': 'kutu oyunu (?:yayıncı|tasarım)\\p{L}*',
  'doll and soft toy maker': '(?:bez bebek|peluş oyuncak|amigurumi)\\p{L}*',
  'model railway or model building club': '(?:model|maket)(?: tren| uçak)? kulübü\\p{L}*',
  'flower farm': 'kesme çiçek(?:çilik)?\\p{L}*|çiçek sera\\p{L}*',
  'dry stone waller': 'taş duvar usta\\p{L}*|kuru taş duvar',
  'pet boarding':
    '(?:yatılı )?(?:kedi|köpek|hayvan|evcil hayvan|pet) (?:oteli|pansiyonu|bakım ?evi|bakım yeri)\\p{L}*|pet otel\\p{L}*',
  'dog breeder': 'köpek (?:çiftliği|üretim|ırkları satış)\\p{L}*|yavru köpek satış\\p{L}*',
  'cultural centre': 'sanat merkez\\p{L}*|kültür (?:merkez|evi|ve sanat merkez)\\p{L}*',
  'youth club': 'gençlik (?:merkez|kulüb|evi)\\p{L}*|toplum merkez\\p{L}*',
  'boat hire': '(?:bot|tekne|yat) kirala\\p{L}*|günlük tekne turu',
  'boat dealer': 'tekne (?:satış|mağaza)\\p{L}*|satılık (?:tekne|yat)\\p{L}*|yat (?:satış|broker)\\p{L}*',
  'tea house': 'kahvehane\\p{L}*|çay (?:evi|ocağı|bahçesi)\\p{L}*|çaycı|kıraathane\\p{L}*',
  'coffee and tea retailer': 'kahveci(?:si|ler)?|kahve (?:evi|dükkan|mağaza)\\p{L}*|kuru kahveci\\p{L}*',
  'bubble tea shop': 'inci çay\\p{L}*|bubble ?tea',
  'car wash': '(?:araç|araba|oto) yıkama\\p{L}*|oto ?kuaför\\p{L}*',
  'specialist clinic': '(?:kürtaj|tüp bebek) (?:kliniğ|merkez)\\p{L}*',
  'dialysis centre': 'diyaliz (?:merkez|ünite)\\p{L}*',
  court:
    '(?:asliye|ağır ceza|anayasa|idare|bölge adliye) mahkeme\\p{L}*|adliye(?:si)?|cumhuriyet (?:baş)?savcılı\\p{L}*|yargıtay|danıştay',
  cemetery: 'mezarlık\\p{L}*|krematoryum',
  dentist: 'dişçi(?:si|ler)?|diş (?:hekim|klini|hastane|polikliniğ|protez)\\p{L}*',
  'medical practice':
    'aile (?:sağlığı merkez|hekim)\\p{L}*|sağlık ocağı|özel poliklinik\\p{L}*|dahiliye uzman\\p{L}*|iç hastalıkları uzman\\p{L}*',
  'specialist medical practice':
    '(?:hematoloji|nefroloji|proktoloji|genel cerrahi|endokrin\\p{L}*|geriatri) (?:uzman|klini|merkez|bölüm)\\p{L}*|genel cerrah|kalp damar cerrahisi',
  'food hall': 'yemek (?:katı|alanı|yeri)\\p{L}*|gastronomi çarşısı|food court',
  'petrol station': 'benzin(?:ci| istasyon)\\p{L}*|akaryakıt (?:istasyon|bayi|satış)\\p{L}*|petrol ofisi bayi\\p{L}*',
  'fast food restaurant':
    'kafeterya\\p{L}*|tost(?:çu| büfesi)\\p{L}*|kokoreç\\p{L}*|hamburger (?:dükkan|evi)\\p{L}*|tavuk döner\\p{L}*|çiğ ?köfte\\p{L}*',
  'financial services':
    'para transfer\\p{L}*|döviz (?:büro|bürosu)\\p{L}*|kuyumcu ve döviz|ödeme (?:merkez|kuruluşu)\\p{L}*',
  'courier service':
    'postane(?:si)?|moto ?kurye\\p{L}*|kargo (?:şirket|firma|şube)\\p{L}*|kurye (?:hizmet|firma)\\p{L}*',
  church: "ibadethane\\p{L}*|hristiyan (?:kilise|klise)\\p{L}*|yehova(?:'nın)? şahit\\p{L}*|protestan kilise\\p{L}*",
  temple: '(?:budist|hindu|sih|taoist) (?:tapınağı|tapınak|merkez)\\p{L}*',
  observatory: 'gökevi|planetaryum\\p{L}*|gözlemevi\\p{L}*|rasathane\\p{L}*',
  brewery: 'birahane(?:si)?|bira (?:fabrika|üreti|imalat)\\p{L}*|butik bira\\p{L}*',
  spa: '(?:türk|tarihi) hamamı?|kaplıca\\p{L}*|termal (?:otel ve|tesis)\\p{L}*',
  'care home': 'huzur ?ev(?:i|leri)|(?:yaşlı |hasta )?bakım ?ev(?:i|leri)|darülaceze|yaşlı bakım merkez\\p{L}*',
  nightclub: 'striptiz kulüb\\p{L}*|gece kulüb\\p{L}*|gazino(?:su)?|pavyon(?:u)?',
  'TV channel': 'televizyon (?:kanal|istasyon)\\p{L}*|tv kanal\\p{L}*',
  'film production company':
    'film stüdyo\\p{L}*|film (?:yapım|prodüksiyon)\\p{L}*|yapım şirket\\p{L}*|prodüksiyon (?:şirket|firma)\\p{L}*',
  'basket weaver': 'sepetçi(?:lik|si)?|hasır (?:sepet|örme|örgü)\\p{L}*',
  beekeeper: 'arıcı(?:lık|lar)?|bal üretic\\p{L}*|arı (?:ürünleri|kovanı)\\p{L}*|süzme bal',
  'carpet shop': 'halıcı(?:lık|sı)?|halı (?:mağaza|galeri|dükkan)\\p{L}*|el halı\\p{L}*',
  'sweets manufacturer':
    'şekerci(?:lik|si)?|şekerleme (?:üreti|imalat|fabrika)\\p{L}*|lokum (?:üreti|imalat|dükkan)\\p{L}*|helva (?:imalat|üreti)\\p{L}*',
  'appliance repair service':
    'elektronik (?:tamirci|tamiri|servis)\\p{L}*|beyaz eşya (?:servis|tamir)\\p{L}*|(?:çamaşır makinesi|buzdolabı|televizyon|bulaşık makinesi) (?:servis|tamir)\\p{L}*',
  'flooring company':
    'döşeme (?:usta|malzeme)\\p{L}*|parke(?:ci| döşeme| usta| mağaza)\\p{L}*|laminat parke\\p{L}*|zemin kaplama\\p{L}*',
  upholsterer: 'döşemeci(?:lik|si)?|koltuk (?:döşeme|kaplama|tamir)\\p{L}*',
  foundry: 'döküm(?:cü|hane| sanayi| fabrika)\\p{L}*',
  roofer: 'çatı (?:tamir|usta|izolasyon|kaplama|yapım|onarım)\\p{L}*|çatıcı(?:lık)?',
  saddler: 'eyerci(?:lik)?|saraç(?:lık|hane)?|eyer imalat\\p{L}*',
  'tent or tarpaulin maker':
    'yelken(?:ci| imalat| dikim)\\p{L}*|branda\\p{L}*|çadır (?:imalat|üreti|fabrika)\\p{L}*|tente imalat\\p{L}*',
  'scaffolding company': 'iskele(?:ci| kurulum| kirala| imalat)\\p{L}*',
  'shoe repair shop': 'ayakkabı (?:tamir|tamirci)\\p{L}*|ayakkabıcı tamir|lostra\\p{L}*',
  'shoe shop': 'ayakkabıcı(?:sı|lar)?|ayakkabı (?:dükkan|mağaza)\\p{L}*',
  tiler: 'fayans(?:çı| usta| döşeme)\\p{L}*|kiremitçi|seramik usta\\p{L}*|karo (?:döşeme|dükkan|mağaza)\\p{L}*',
  metalworker:
    'kalaycı(?:lık)?|demirci(?:lik)?|ferforje\\p{L}*|kaynakçı\\p{L}*|çelik konstrüksiyon\\p{L}*|metal işleme\\p{L}*|bakırcı(?:lık)?',
  watchmaker: 'saatçi(?:lik|si)?|saat (?:tamir|satıcı|mağaza)\\p{L}*',
  'window and door company':
    'pencereci|pvc (?:pencere|kapı|doğrama)\\p{L}*|kapı (?:dükkan|mağaza|imalat)\\p{L}*|çelik kapı\\p{L}*|pencere sistem\\p{L}*',
  naturopath:
    'alternatif tıp|geleneksel ve tamamlayıcı tıp|aktar(?:lık|ı)?|şifalı bitki\\p{L}*|fitoterapi\\p{L}*|homeopati\\p{L}*',
  'midwifery practice': 'doğum merkez\\p{L}*|ebe(?:lik)? (?:merkez|danışman|hizmet)\\p{L}*',
  optician: 'gözlükçü(?:sü|ler|lük)?|optik (?:mağaza|merkez)\\p{L}*|optisyen\\p{L}*',
  'eye clinic': 'göz (?:doktoru|hastane|merkez|hekimi)\\p{L}*',
  podiatrist: 'podolog\\p{L}*|ayak (?:sağlığı|bakım) merkez\\p{L}*',
  'beach club': 'sahil tatil (?:yeri|köyü)|beach club|plaj işletme\\p{L}*',
  'dance school': 'dans (?:salonu|okulu|kursu|stüdyo|akademi)\\p{L}*',
  'escape room': 'kaçış (?:odası|oyunu)\\p{L}*|evden kaçış',
  'ice rink': 'buz pateni(?: pisti)?\\p{L}*',
  'indoor playground': '(?:kapalı )?çocuk (?:oyun|eğlence) (?:alanı|merkez|parkı|evi)\\p{L}*|oyun evi|top havuzu',
  'nature park': 'milli park müdürlü\\p{L}*',
  'sports club': 'spor (?:merkez|kompleks|tesis|kulüb)\\p{L}*|stadyum(?:u)?',
  'climbing hall': 'tırmanma (?:salonu|duvarı|merkez)\\p{L}*|boulder salonu',
  "children's home": 'evlat edin\\p{L}*|çocuk ev(?:i|leri)|yetimhane\\p{L}*|koruyucu aile',
  charity:
    'hayır (?:kurum|kuruluş)\\p{L}*|yardım (?:kuruluş|derneğ)\\p{L}*|sivil toplum (?:örgüt|kuruluş)\\p{L}*|yardımlaşma derneği',
  'recruitment agency':
    'iş ve işçi bulma\\p{L}*|insan kaynakları danışman\\p{L}*|personel (?:temin|seçme)\\p{L}*|istihdam büro\\p{L}*',
  'energy and utilities':
    'enerji (?:kurumu|dağıtım|şirket)\\p{L}*|elektrik dağıtım\\p{L}*|su (?:müdürlü|ve kanalizasyon|idaresi)\\p{L}*|doğalgaz dağıtım\\p{L}*',
  'insurance agency': 'finans danışman\\p{L}*|sigorta (?:acente|aracılık|şirket|danışman)\\p{L}*',
  'government agency': 'devlet dairesi|nüfus (?:dairesi|müdürlüğü)|bölge müdürlüğü',
  'city guide': 'tur(?:ist)? rehber\\p{L}*|profesyonel turist rehber\\p{L}*|şehir turu',
  'moving company':
    'evden eve (?:nakliyat|taşımacılık)\\p{L}*|ev taşıma\\p{L}*|taşıma şirketi|asansörlü (?:nakliyat|taşıma)',
  'research group': 'araştırma (?:kurumu|merkez|enstitü)\\p{L}*',
  'security company': 'güvenlik (?:şirket|hizmet|ofis|firma)\\p{L}*|özel güvenlik\\p{L}*',
  'accounting firm': 'vergi danışman\\p{L}*|mali müşavir\\p{L}*|muhasebe (?:ofis|büro|hizmet)\\p{L}*|smmm',
  'telecommunications company': 'haberleşme (?:büro|şirket)\\p{L}*|telekom(?:ünikasyon)?\\p{L}*',
  'wine shop':
    'içki (?:dükkan|mağaza|bayi)\\p{L}*|tekel (?:bayi|büfe)\\p{L}*|içecek dükkan\\p{L}*|şarap (?:mağaza|evi)\\p{L}*',
  'hobby and comic shop':
    '(?:anime|manga|çizgi roman|model|maket|koleksiyon|kutu oyunu|masa oyun\\p{L}*) (?:dükkan|mağaza)\\p{L}*',
  'stationery or art supplies shop': 'sanat(?:sal)? (?:mağaza|malzeme)\\p{L}*|resim malzeme\\p{L}*|kırtasiye\\p{L}*',
  'baby shop': 'bebek (?:malzeme|mağaza|giyim|ürünleri|eşya|arabası)\\p{L}*',
  'building supplies merchant':
    'banyo (?:mobilya|dolab|dekorasyon)\\p{L}*|vitrifiye\\p{L}*|yapı (?:market|malzeme)\\p{L}*|seramik ve vitrifiye',
  'tanning salon': 'bronzla(?:ş|t)ma (?:salon|mağaza|merkez)\\p{L}*',
  'electronics shop':
    '(?:kamera|bilgisayar|hoparlör|elektronik|cep telefonu|beyaz eşya|telefon aksesuar\\p{L}*|elektrikli ekipman|kartuş|telekom|fotoğraf makinesi)\\p{L}* (?:ekipman )?(?:mağaza|dükkan|satış)\\p{L}*|kartuş toner\\p{L}*',
  'candle maker': 'mum (?:mağaza|imalat|atölye|üreti)\\p{L}*|kokulu mum\\p{L}*|el yapımı mum\\p{L}*',
  'car dealer':
    'ikinci el (?:araba|araç|oto)\\p{L}*(?: galeri\\p{L}*)?|oto galeri\\p{L}*|araba galeri\\p{L}*|sıfır araç\\p{L}*',
  'car repair shop': 'araç (?:tamirhane|tamiri|bakım|servis)\\p{L}*|oto (?:tamir|servis|bakım)\\p{L}*|tamirhane\\p{L}*',
  'caravan dealer': 'karavan (?:galeri|satış|imalat|üreti)\\p{L}*|satılık karavan',
  'motorhome hire': 'karavan kirala\\p{L}*',
  'holiday park': 'karavan park\\p{L}*|tatil köy\\p{L}*',
  'second-hand shop': 'ikinci el (?:kıyafet|eşya|mağaza|dükkan|giyim)\\p{L}*|yardım mağaza\\p{L}*|eskici|spotçu\\p{L}*',
  'sweet shop': '(?:çikolata|şeker|lokum|tatlı) (?:dükkan|mağaza)\\p{L}*',
  'clothing shop':
    'takım elbise (?:mağaza|kirala|dikim)\\p{L}*|giyim (?:mağaza|dükkan)\\p{L}*|(?:kadın|erkek|çocuk|tesettür) giyim\\p{L}*|butik (?:mağaza|giyim)\\p{L}*',
  'lingerie or swimwear shop': 'iç (?:çamaşırı|giyim) (?:mağaza|dükkan)\\p{L}*|iç giyim',
  'agricultural merchant':
    'zirai ilaç\\p{L}*|tarım (?:market|malzeme|ürünleri satış)\\p{L}*|gübre (?:bayi|satış)\\p{L}*|yem bayi\\p{L}*',
  'specialist food shop':
    'şarküteri\\p{L}*|(?:süt|peynir|kuruyemiş|bal|zeytin|pirinç|makarna|baharat) (?:mağaza|dükkan|dükkân)\\p{L}*|kuruyemiş\\p{L}*|peynirci\\p{L}*|baharatçı\\p{L}*',
  'hardware shop': 'boya (?:dükkan|mağaza|bayi)\\p{L}*|el aletleri mağaza\\p{L}*',
  'electrical equipment manufacturer': 'elektrik (?:pano|panosu|malzemeleri üreti|trafo)\\p{L}*',
  'handbag or accessory brand':
    '(?:moda )?aksesuar\\p{L}* mağaza\\p{L}*|çanta (?:mağaza|dükkan|üreti)\\p{L}*|şapka (?:mağaza|imalat)\\p{L}*',
  'hunting and fishing shop':
    'balıkçılık (?:mağaza|malzeme)\\p{L}*|av (?:malzeme|bayi|mağaza)\\p{L}*|olta malzeme\\p{L}*',
  'picture framer': 'çerçeve (?:mağaza|dükkan|imalat)\\p{L}*',
  'grocery shop':
    '(?:donmuş|dondurulmuş) (?:yiyecek|gıda) (?:mağaza|satış)\\p{L}*|bakkal\\p{L}*|manav(?:ı|lar)?|süpermarket\\p{L}*|genel mağaza',
  'firewood and fuel supplier':
    'tüpçü|tüp (?:bayi|gaz bayi)\\p{L}*|odun kömür\\p{L}*|odun satış\\p{L}*|kömür satış\\p{L}*|pelet (?:satış|yakıt)\\p{L}*',
  'home and gift shop':
    'ev (?:tekstil|eşyaları|dekorasyon)\\p{L}*(?: mağaza\\p{L}*)?|dekorasyon mağaza\\p{L}*|züccaciye\\p{L}*|çeyiz (?:mağaza|seti)\\p{L}*|hediyelik\\p{L}*',
  tobacconist: 'tütüncü|tütün (?:mağaza|dükkan)\\p{L}*|gazete bayi\\p{L}*|puro (?:mağaza|dükkan)\\p{L}*',
  laundry: 'çamaşır(?:hane| yıkama)\\p{L}*|kuru temizleme\\p{L}*',
  'leather goods maker': 'deri (?:dükkan|mağaza|imalat|ürünleri|giyim)\\p{L}*|dericilik',
  locksmith: 'anahtarcı\\p{L}*|çilingir\\p{L}*',
  'army surplus shop': 'askeri (?:malzeme|giyim)\\p{L}*',
  'motorcycle dealer': 'motosiklet (?:satış|tamir|servis|bayi|mağaza)\\p{L}*|motor tamircisi',
  'music shop': 'müzik (?:mağaza|market|aletleri|enstrüman)\\p{L}*',
  pawnshop: 'rehinci|rehin (?:dükkan|kredi)\\p{L}*',
  'pottery studio': 'çömlek (?:mağaza|atölye)\\p{L}*|çömlekçi\\p{L}*|seramik atölye\\p{L}*|çini atölye\\p{L}*',
  'fireworks company': 'havai fişek\\p{L}*',
  'diving centre': '(?:tüple )?dalış (?:merkez|mağaza|okulu|kulüb|malzeme)\\p{L}*|tüplü dalış',
  fishmonger: 'deniz ürünleri mağaza\\p{L}*|balık (?:market|hali|pazarı)\\p{L}*|balıkçı(?:sı)?',
  'fabric shop': 'dikiş malzeme\\p{L}*|kumaş(?:çı| mağaza| dükkan)\\p{L}*|tuhafiye\\p{L}*|yün ve iplik',
  'sports shop': 'spor (?:ürünleri|malzemeleri|giyim) (?:mağaza|dükkan)?\\p{L}*',
  'self-storage': 'depo kirala\\p{L}*|eşya depolama\\p{L}*|kiralık depo\\p{L}*',
  'swimming pool builder': 'havuz (?:malzeme|yapım|inşaat|kimyasal|ekipman)\\p{L}*',
  'equipment hire': 'alet kirala\\p{L}*|(?:makine|ekipman|iş makinesi|jeneratör) kirala\\p{L}*',
  'trophy and flag supplier':
    'kupa (?:dükkan|madalya|imalat)\\p{L}*|madalya imalat\\p{L}*|bayrak imalat\\p{L}*|plaket\\p{L}*',
  'tyre shop': '(?:araç |oto )?lasti(?:k|ği) (?:mağaza|satış|bayi|tamir|oteli)\\p{L}*|lastikçi\\p{L}*',
  'mountain hut': 'dağ (?:kulübe|köşk|evi)\\p{L}*',
  'holiday apartment': 'günlük kiralık (?:ev|daire|apart)\\p{L}*|apart (?:otel|daire)\\p{L}*',
  aquarium: 'akvaryum (?:müze|park|merkez)\\p{L}*|deniz akvaryumu',
  campsite: 'kamp (?:yeri|alanı|alanları)|kamping\\p{L}*|çadır kamp\\p{L}*',
  zoo: 'safari park\\p{L}*|vahşi yaşam park\\p{L}*|hayvanat bahçe\\p{L}*',
  bakery: 'fırıncı|ekmek fırın\\p{L}*|unlu mamul\\p{L}*|pide fırını',
  mosque: 'camii?(?:si)?|diyanet (?:merkez|camii)\\p{L}*|cemevi\\p{L}*',
};
