import type { Kind } from './kind.ts';

export const MOBILITY: readonly Kind[] = [
  {
    name: 'boat and air travel',
    bucket: 'Transport',
    parts: {
      airline:
        'airline|flug|fly|flyg|luchtvaart|aérienn|aérea|aerea|aeroline|aerolín|aeriană|aerolink|lotnicz|leteck|zračn|letalsk|avio|авиа|авіа|lento|lennu|havayol|αεροπορ|طيران|جوية|هواپیما|תעופה|maskapai|hàng không|航空|항공|การบิน|एयरलाइन|әуе',
      'ferry company': 'ferr|fähr|färj|færge|ferge|veerd|keltų|feri|паром|عبارات|เรือข้าม|เรือเฟอร',
      'cruise line': 'cruise|croisi|crocier|cruzeiro|crucero|krstar|risteil|เรือสำราญ',
      'shipping company':
        'reederei|rederi|schifffahrt|naviera|navigation|maritime|navigazione|żegluga|laiva|kuģnie|laivyb|hajóz|denizcilik|ναυτιλ|کشتیرانی|brodar|lodn',
      'helicopter operator': 'helic|hubschrauber|þyrlu|เฮลิ|हेलीकॉ',
    },
    words: {
      en: 'ferries|ferry (?:company|line|services?|operator)|(?:river|harbou?r|boat|island) (?:cruises?|tours?|trips)|cruise (?:line|company)|(?:regional |charter |low[- ]cost )?airlines?|(?:air|private jet|helicopter|aircraft) charter|helicopter (?:tours?|flights?)|flight (?:school|training)|aviation (?:company|services)|train operator',
      'de nl':
        '*fährgesellschaft|*fährverbindung|*reederei*|*schifffahrt*|*fluggesellschaft*|*luftfahrtunternehmen|*flugschule*|*rundflüge|*rederij*|*veerdienst|*rondvaart*|*luchtvaartmaatschappij|*vliegschool',
      'sv da nb':
        '*färjelinje|*rederi*|*flygbolag|*flygskola|*skärgårdstrafik|*færgefart|*færgerederi|*flyselskab|*flyveskole|*fergeselskap|*flyselskap|*flyskole',
      'fr es pt it ca ro':
        'compagnie (?:maritime|de navigation|aérienne)|croisières (?:fluviales)?|école de pilotage|naviera|aerolínea\\p{L}*|compañía aérea|escuela de (?:vuelo|pilotos)|paseos en barco|companhia aérea|escola de (?:aviação|pilotagem)|passeios de barco|compagnia (?:di navigazione|aerea)|scuola di volo|navegació turística|companie aeriană|școală de zbor',
      'pl cs sk hr sl':
        'żegluga|linie lotnicze|szkoła lotnicza|lodní doprava|letecká (?:společnost|škola)|aerolinky|lodná doprava|letecká spoločnosť|brodarska|zračni prijevoznik|letalska (?:družba|šola)',
      'ru uk bg':
        'паромн\\p{L}+ (?:переправ\\p{L}+|компани\\p{L}+)|судоходн\\p{L}+ компани\\p{L}+|авиакомпани\\p{L}+|авиашкол\\p{L}+|судноплавн\\p{L}+ компані\\p{L}+|авіакомпані\\p{L}+|льотн\\p{L}+ школ\\p{L}+|авиокомпания',
      'fi et lv lt hu':
        'laivayhtiö*|varustamo*|lentoyhtiö*|lentokoulu*|risteilyt|laevaliin\\p{L}*|laevandusettevõte|lennufirma|lennukool|kuģniecība|aviokompānija|keltų linija|laivybos|aviakompanija|skrydžių mokykla|hajózási|hajókirándul\\p{L}*|légitársaság\\p{L}*|pilótaképz\\p{L}*|sétahajó\\p{L}*',
      'el tr':
        'ακτοπλοϊκ\\p{L}+|ναυτιλιακή εταιρεία|αεροπορική εταιρεία|σχολή πιλότων|havayolu\\p{L}*|denizcilik|uçuş okulu',
      'ar he': 'عبارات|شركة طيران|خطوط جوية|חברת תעופה|בית ספר לטיסה|שיט תיירותי',
      'id vi': 'maskapai|kapal (?:feri|cepat)|hãng hàng không|tàu cao tốc',
      'ja zh ko': '遊覧船|航空会社|飞行学校|航空公司|航運|여객선|유람선|항공사',
    },
  },
  {
    name: 'parking operator',
    bucket: 'Transport',
    words: {
      en: '(?:car park|parking) (?:operators?|company|management|services?|facilit(?:y|ies)|lots?|garages?)|airport parking|park (?:and|&) (?:ride|fly)',
      'de nl':
        '*parkhaus\\p{L}*|*parkraumbewirtschaftung|*flughafenparken|*parkplatzbetreiber|*parkeergarage*|*parkeerbedrijf|parkeren schiphol',
      'sv da nb': '*parkeringsbolag|*parkeringshus|*parkeringsselskab|*parkeringsselskap|langtidsparkering',
      'fr es pt it ca ro':
        'parkings? (?:aéroport|couvert|privé)|stationnement (?:aéroport|longue durée)|parking aeropuerto|parcheggio (?:aeroporto|custodito)|parcare (?:aeroport|privată|supraterană)',
      'pl cs sk hr sl':
        'parking (?:przy lotnisku|strzeżony|lotnisko)|parkoviště (?:letiště|u letiště)|parkovací dům|parkovisko (?:letisko|pri letisku)|parkirna hiša',
      'ru uk bg':
        'парковк\\p{L}+ (?:у аэропорта|аэропорт)|паркинг (?:у|до) (?:аеропорт\\p{L}*|аэропорт\\p{L}*|летище)|паркінг\\p{L}*',
      'fi et lv lt hu':
        'pysäköintiyhtiö|pysäköintitalo|lentoparkki|parkimismaja|parkimisteenus|lidostas stāvvieta|oro uosto parkingas|reptéri parkol\\p{L}*|parkolóház',
      'el tr': 'πάρκινγκ αεροδρομίου|otopark',
      'ja zh ko': 'コインパーキング',
    },
  },
  {
    name: 'tyre shop',
    bucket: 'Automotive',
    words: {
      en: '(?:car |truck )?(?:tyre|tire)s?(?: (?:shop|dealers?|fitters?|fitting|services?|store|cent(?:re|er)|hotel))?|wheel alignment|auto ?parts(?: store| supplier| dealer)?|(?:car|truck|vehicle|spare) parts(?: supplier| shop| dealer)?',
      'de nl':
        '*reifenservice*|*reifenhandel*|*reifendienst*|*reifencenter|*autoteile*|*kfz-?teile|*ersatzteilhandel|*bandenservice*|*bandencentrum|*bandenspecialist|*auto-?onderdelen*',
      'sv da nb':
        '*däckverkstad|*däckservice|*däckhotell|*dækcenter|*dækservice|*dækhotel|*reservedele|*dekksenter|*dekkhotell|*dekkskift|*bildelar|*bildele|*bildeler',
      'fr es pt it ca ro':
        "centre (?:de )?pneus?|pneus (?:auto|neufs)|garage pneumatiques|pièces (?:auto|détachées auto)|neumáticos|gomer[íi]a|recambios (?:de )?(?:coche|automóvil|auto)|repuestos automotrices|pneus|auto ?peças|gommist[ai]|pneumatici|autoricambi|ricambi auto|pneumàtics|recanvis d['’]automòbil|vulcanizare|anvelope|piese auto",
      'pl cs sk hr sl':
        'wulkanizacj[aei]|opony|wymiana opon|części samochodowe|auto części|pneuservis*|autodíly|autodiely|vulkanizer\\p{L}*|auto ?dijelovi|vulkanizerstvo|avtodeli',
      'ru uk bg':
        'шиномонтаж\\p{L}*|автозапчаст\\p{L}+|автозапчастин\\p{L}+|шины и диски|шини та диски|автосервиз гуми|гуми и джанти|авточасти',
      'fi et lv lt hu':
        'rengasliike|rengashotelli|rengaspalvelu|autonosat|varaosaliike|rehvitööd|rehvivahetus|rehvitöökoda|autovaruosad|riepu (?:serviss|montāža|maiņa)|autodaļas|auto rezerves daļas|padangų (?:montavimas|keitimas)|padangos|autodalys|gumiszerviz\\p{L}*|gumiszerel\\p{L}*|autóalkatrész\\p{L}*',
      'el tr':
        'βουλκανιζατέρ|ελαστικά αυτοκινήτων|ανταλλακτικά αυτοκινήτων|lastikçi|oto lastik|oto yedek parça|yedek parça',
      'ar he': "إطارات السيارات|قطع غيار(?: السيارات)?|צמיגים|פנצריה|פנצ[’'׳]רייה|חלקי חילוף לרכב",
      'id vi': 'toko ban|ban mobil|sparepart|lốp xe|phụ tùng (?:ô tô|xe)',
      'ja zh ko': 'タイヤショップ|タイヤ専門店|自動車部品|轮胎店|輪胎行|汽车配件|汽車零件|타이어|자동차부품',
    },
  },
  {
    name: 'car wash',
    bucket: 'Automotive',
    words: {
      en: '(?:hand |automatic |mobile |self[- ]service )?car ?wash(?:es)?|vehicle valeting|car valeting',
      'de nl':
        '*autowaschanlage\\p{L}*|*waschanlage|*waschstraße|*waschpark|*autowäsche|*carwash|*autowasstraat|*wasstraat|*autowasserette',
      'sv da nb': '*biltvätt*|*bilvask*|*vaskehal',
      'fr es pt it ca ro':
        'lavage (?:auto|automobile|de voitures)|station de lavage|lavado de (?:coches|autos|vehículos)|autolavado|lavagem (?:de carros|automóvel|automotiva)|lava[- ]?(?:rápido|jato)|autolavaggio|rentat de cotxes|spălătorie auto',
      'pl cs sk hr sl':
        'myjnia(?: samochodowa| ręczna| bezdotykowa)?|myčka aut|automyčka|ruční mytí aut|autoumyvárka|umývanie áut|autopraonica|avtopralnica',
      'ru uk bg': 'автомойк\\p{L}+|автомийк\\p{L}+|автомивка',
      'fi et lv lt hu': 'autopesu\\p{L}*|autopesula|automazgātava|automazgykla|autoplovykla|autómosó\\p{L}*',
      'el tr': 'πλυντήριο αυτοκινήτων|oto yıkama',
      'ar he': 'مغسلة سيارات|غسيل سيارات|שטיפת רכב|שטיפת רכבים',
      'id vi': 'cuci mobil|rửa xe',
      'ja zh ko': '洗車場|カーウォッシュ|洗车|洗車|세차장|손세차',
      es: 'lavadero de coches',
    },
  },
  {
    name: 'EV charging company',
    bucket: 'Transport',
    words: {
      en: '(?:ev|electric (?:vehicle|car)) charg(?:ing|ers?)(?: points?| stations?| network| installers?| solutions?)?|charge points?|charging (?:stations?|infrastructure|points?) (?:for electric|operator|installation)',
      'de nl':
        '*ladestation\\p{L}*|*ladeinfrastruktur|*wallbox\\p{L}*|*ladesäule\\p{L}*|*laadpalen|*laadpaal|*laadstation\\p{L}*',
      'sv da nb':
        '*laddstation\\p{L}*|*laddbox\\p{L}*|*elbilsladdning|*ladestander\\p{L}*|*elbilopladning|*elbillader\\p{L}*|*elbillading',
      'fr es pt it ca ro':
        'bornes? de recharge|recharge (?:de )?véhicules? électriques?|puntos? de (?:recarga|carga)|carregadores? (?:de |para )?(?:veículos|carros) elétricos|postos de carregamento|colonnin[ea] di ricarica|ricarica (?:auto|veicoli) elettric[ih]e?|punts de recàrrega|stații de încărcare',
      'pl cs sk hr sl':
        'stacj[ae] ładowania|ładowarki do (?:samochodów|aut)|nabíjecí stanice|nabíjení elektromobilů|nabíjacie stanice|punionice za električna|polnilnice|polnilne postaje',
      'ru uk bg': 'зарядн\\p{L}+ станци\\p{L}+|зарядни станции',
      'fi et lv lt hu':
        'sähköauton lataus\\p{L}*|latausasema\\p{L}*|laadimisjaam\\p{L}*|elektriauto laadimi\\p{L}+|elektroauto uzlād\\p{L}+|uzlādes stacij\\p{L}+|įkrovimo stotel\\p{L}+|elektromobilių įkrovim\\p{L}+|elektromos ?autó ?töltő\\p{L}*|töltőállomás\\p{L}*',
      'el tr': 'φόρτιση ηλεκτρικών|φορτιστές ηλεκτρικών|(?:elektrikli araç )?şarj istasyon\\p{L}*',
      'ar he': 'شحن السيارات الكهربائية|טעינת רכבים? חשמליים|עמדות טעינה',
      'id vi': 'spklu|trạm sạc',
      'ja zh ko': 'ev充電|充電スタンド|充电桩|充電樁|전기차충전|전기차 충전',
    },
  },
];
