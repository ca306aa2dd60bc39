import type { Kind } from './kind.ts';

export const BUSINESS_SERVICES: readonly Kind[] = [
  {
    name: 'environmental consultancy',
    bucket: 'Environment',
    words: {
      en: 'environmental (?:consultan(?:cy|ts?)|consulting|services|engineering|assessments?|impact assessments?)|ecolog(?:y|ical) (?:consultan(?:cy|ts?)|surveys?)|sustainability (?:consultan(?:cy|ts?)|consulting|advisors?)|carbon (?:footprint|accounting|offset(?:ting|s)?)|energy (?:audits?|consultan(?:cy|ts?)|assessors?|advis(?:or|er)s?)|arborist(?:s| services)?',
      'de nl':
        '*umweltberatung*|*umweltplanung|*umweltgutachten|*energieberatung*|*energieberater*|*nachhaltigkeitsberatung|*milieuadvies*|*energieadvies*|ecologisch adviesbureau|duurzaamheidsadvies',
      'sv da nb':
        '*miljökonsult*|energirådgivning|hållbarhetskonsult*|miljørådgiv*|energirådgiv*|energikonsulent|bæredygtighedsrådgiv*|miljørådgivning|bærekraftsrådgivning',
      'fr es pt it ca ro':
        "conseil en environnement|bureau d['’]études (?:en )?environnement\\p{L}*|audit énergétique|consultor[íi]a ambiental|estudios ambientales|auditor[íi]as? energéticas?|licenciamento ambiental|certificação energética|consulenza ambientale|consulenza energetica|diagnosi energetic[ah]e?|consultoria ambiental|consultanță de mediu|audit energetic|studii de mediu",
      'pl cs sk hr sl':
        'doradztwo (?:środowiskowe|energetyczne)|ochrona środowiska doradztwo|audyty? energetyczn\\p{L}+|ekologické poradenství|energetick(?:é|ý) (?:poradenství|audit|poradenstvo)|environmentálne poradenstvo|zaštita okoliša savjetovanje|energetsk(?:o|i) (?:certificiranje|pregledi|svetovanje)|okoljsko svetovanje',
      'ru uk bg':
        'экологическ* (?:консалтинг|проектирование|аудит)|энергоаудит*|екологічн* (?:консалтинг|аудит)|енергоаудит*|енергийно обследване|екологични оценки',
      'fi et lv lt hu':
        'ympäristökonsult\\p{L}*|energianeuvonta|energiatodist\\p{L}*|keskkonnakonsult\\p{L}*|keskkonnaekspertiis|energiaaudit*|vides konsult\\p{L}*|energoaudit*|aplinkosaugos (?:konsult\\p{L}*|paslaugos)|energetinis auditas|környezetvédelmi (?:tanácsad\\p{L}*|szakért\\p{L}*|tervez\\p{L}*)|energetikai (?:tanúsítvány|audit\\p{L}*)|energiatanúsítvány',
      'el tr':
        'περιβαλλοντικ\\p{L}+ (?:μελέτ\\p{L}+|σύμβουλ\\p{L}+)|ενεργειακ\\p{L}+ (?:επιθεωρ\\p{L}+|πιστοποι\\p{L}+)|çevre danışmanlı\\p{L}+|enerji (?:danışmanlı\\p{L}+|etüd\\p{L}*)',
      'ar he': 'استشارات بيئية|ייעוץ סביבתי|סקר אנרגיה',
      'id vi': 'konsultan lingkungan|amdal|tư vấn môi trường',
      'ja zh ko': '環境コンサルタント|环境咨询|環境顧問|환경컨설팅|환경영향평가',
    },
  },
  {
    name: 'testing laboratory',
    bucket: 'Business services',
    words: {
      en: '(?:testing|test|analytical|calibration|materials|assay|food|soil|environmental) laborator(?:y|ies)|calibration (?:services?|laboratory)|(?:material|product|non-destructive|ndt|soil|water|drug) testing(?: services?)?|laboratory (?:analysis|testing|services)|(?:medical|diagnostic|clinical|dental) laborator(?:y|ies)|diagnostic (?:lab|cent(?:re|er))|metrology',
      'de nl':
        '*prüflabor*|*analyselabor*|*kalibrierlabor*|*kalibrierung|*dentallabor*|*zahntechnik|*labor für analytik|*materialprüfung|*testlaboratorium|*kalibratie\\p{L}*',
      'sv da nb':
        '*provningslaboratori*|kalibrering\\p{L}*|dentallaboratori*|tandtekniskt laboratorium|*testlaboratori*|*analyselaboratori*|dentallaboratorium|tannteknisk\\p{L}*',
      'fr es pt it ca ro':
        "laboratoires? d['’](?:analyses?|essais)|prothésiste dentaire|étalonnage|laboratorios? (?:de (?:ensayos?|calibración|análisis)|clínicos?|dental)|metrología|laboratórios? de (?:análises|ensaios|calibração|prótese)|análises clínicas|metrologia|laboratori?o? di (?:prova|taratura)|laboratorio odontotecnico|taratura strumenti|odontotecnico|laboratori (?:d['’]anàlisis|dental)|laborator de (?:analize|încercări|tehnică dentară)|metrologie|analize medicale",
      'pl cs sk hr sl':
        'laboratorium (?:badawcze|wzorcujące|analityczne|medyczne|diagnostyczne)|wzorcowanie|pracownia protetyczna|zkušební laboratoř|kalibrační laboratoř|kalibrace|zubní laboratoř|skúšobné laboratórium|kalibračné laboratórium|zubná technika|ispitni laboratorij|umjeravanje|zubotehničk\\p{L}+ laboratorij|preskusni laboratorij|kalibracij\\p{L}+|zobotehničn\\p{L}+',
      'ru uk bg':
        'испытательн* лаборатори*|поверка (?:средств|счетчиков|приборов)|калибровк\\p{L}+|медицинск\\p{L}+ лаборатори\\p{L}+|зуботехническ\\p{L}+ лаборатори\\p{L}+|випробувальн* лаборатор*|калібруванн\\p{L}+|медичн\\p{L}+ лаборатор\\p{L}+|изпитвателна лаборатория|калибриране|медицинска лаборатория|зъботехническа лаборатория',
      'fi et lv lt hu':
        'testauslaboratorio|kalibrointi*|hammaslaboratorio|katselabor\\p{L}*|kalibreerimi\\p{L}+|hambalabor|testēšanas laboratorija|kalibrēšana|zobu tehniskā|medicīnas laboratorija|bandymų laboratorija|kalibravim\\p{L}+|dantų technik\\p{L}+|medicinos laboratorija|vizsgálólaboratórium|vizsgáló laboratórium|kalibrál\\p{L}*|fogtechnika\\p{L}*|orvosi laboratórium',
      'el tr':
        'εργαστήριο (?:δοκιμών|αναλύσεων|διακριβώσεων)|μικροβιολογικό εργαστήριο|διακρίβωση|οδοντοτεχνικό|test laboratuvar\\p{L}*|analiz laboratuvar\\p{L}*|kalibrasyon|diş laboratuvar\\p{L}*',
      'ar he': 'مختبر (?:تحاليل|طبي|فحص|معايرة)|معمل تحاليل|מעבדת (?:בדיקות|כיול|שיניים)|כיול',
      'id vi': 'laboratorium (?:uji|kalibrasi|klinik)|jasa kalibrasi|hiệu chuẩn|phòng (?:xét nghiệm|kiểm nghiệm)',
      'ja zh ko':
        '試験所|分析センター|校正サービス|検査センター|歯科技工所|检测机构|检测中心|檢驗|校准|시험소|교정기관|치과기공소',
    },
  },
  {
    name: 'event agency',
    bucket: 'Events',
    words: {
      en: "events? (?:agency|management|planners?|planning|organi[sz]ers?|production|company|services)|corporate events?|(?:party|children['’]?s party|stage|sound|lighting|pa|av|audio[- ]?visual) (?:planners?|entertainers?|hire|rental|entertainment)|event (?:technology|equipment|rental|hire|decor(?:ation)?)|kids['’]? parties|team[- ]?building(?: activities| events| company)?|incentive travel",
      'de nl':
        '*eventagentur*|*veranstaltungsagentur*|*veranstaltungstechnik*|*eventtechnik|firmenevents|teambuilding|hochzeits-dj|*evenementenbureau*|*bedrijfsuitje\\p{L}*|*teamuitje\\p{L}*|*evenementenorganisatie',
      'sv da nb':
        '*eventbyrå*|*eventföretag|*evenemangsteknik|*kickoff|teambuilding|*eventbureau*|*lyd og lys|*firmaevents|*eventbyrå|*firmafest\\p{L}*|teambygging',
      'fr es pt it ca ro':
        "agence événementielle|événementiel|organisation d['’]événements|team ?building|agencia de eventos|organización de eventos|agência de eventos|organização de eventos|agenzia (?:di )?eventi|organizzazione (?:di )?eventi|animazione (?:per )?(?:bambini|feste)|noleggio (?:audio|service)|organització d['’]esdeveniments|animació infantil|organizare (?:de )?evenimente|petreceri (?:pentru )?copii|agenție de evenimente",
      'pl cs sk hr sl':
        'agencja eventowa|organizacja (?:eventów|imprez|wydarzeń)|imprezy integracyjne|animacje dla dzieci|technika sceniczna|eventová agentura|pořádání (?:akcí|firemních)|firemní akce|ozvučení|teambuilding\\p{L}*|eventová agentúra|organizovanie podujatí|firemné akcie|ozvučenie|organizacija (?:događanja|evenata|dogodkov|prireditev)|ozvučenj\\p{L}+',
      'ru uk bg':
        'ивент-?агентств\\p{L}*|event-?агентств\\p{L}*|организаци\\p{L}+ (?:мероприятий|праздников|корпоратив\\p{L}+)|аниматор\\p{L}*|тимбилдинг\\p{L}*|івент-?агенці\\p{L}*|організаці\\p{L}+ (?:заходів|свят|корпоратив\\p{L}+)|тімбілдинг\\p{L}*|организиране на събития|организация на (?:събития|партита)|аниматори|агенция за събития',
      'fi et lv lt hu':
        'tapahtumatuotanto|tapahtumatoimisto|tapahtumajärjest\\p{L}*|tyhy-?päivä\\p{L}*|ürituskorraldus*|sündmuskorraldus*|sündmusturundus*|meeskonnakoolitus|pasākumu (?:aģentūra|organizēšana|rīkošana|apskaņošana)|saliedēšanas|renginių (?:organizavim\\p{L}+|agentūra|įgarsinim\\p{L}+)|komandos formavim\\p{L}+|rendezvényszervez\\p{L}*|rendezvénytechnika|csapatépít\\p{L}*|hangosítás',
      'el tr':
        'διοργάνωση (?:εκδηλώσεων|events)|παιδικά πάρτι|etkinlik (?:ajansı|organizasyon\\p{L}*|yönetimi)|organizasyon (?:firması|şirketi)|takım çalışması etkinlik\\p{L}*',
      'ar he': 'تنظيم (?:فعاليات|حفلات|معارض|مؤتمرات)|הפקת אירועים|הפקות אירועים|ימי גיבוש|ימי כיף',
      'id vi': 'event organizer|eo|outbound|tổ chức sự kiện|team building',
      'ja zh ko':
        'イベント会社|イベント企画|チームビルディング|活动策划|活動策劃|公關活動|团建|이벤트회사|행사대행|팀빌딩',
    },
  },
  {
    name: 'freight forwarder',
    bucket: 'Logistics',
    words: {
      en: 'freight forward(?:ers?|ing)|customs (?:brokers?|brokerage|clearance|agents?)|shipping (?:agents?|lines?|company)|(?:air|sea|ocean|international) (?:freight|cargo)|supply chain (?:services|management company|solutions)|3pl|fulfil+ment (?:cent(?:re|er)|services?|company)|warehousing(?: and distribution| services?)?|third[- ]party logistics|import[- ]export (?:company|services)',
      'de nl':
        '*spedition*|*zollagentur*|*zollabwicklung|*zollberatung|*luftfracht|*seefracht|*lagerlogistik|*kontraktlogistik|*fulfillment|*expediteur*|*douane-?agent\\p{L}*|*douane-?expediteur|*opslag en logistiek',
      'sv da nb':
        '*spedition*|*speditör*|*tullombud*|*speditionsfirma|*toldklarering|*toldagent|*spedisjon*|*speditør*|*fortolling|*tollklarering|*tredjepartslogistik\\p{L}*',
      'fr es pt it ca ro':
        'transitaires?|commissionnaire (?:de transport|en douane)|déclarant en douane|transit international|agentes? de (?:aduanas?|carga)|despachante\\p{L}* (?:de aduana|aduaneir\\p{L}+)|transitari[oa]s?|consignatari[oa]|agentes? de navegação|transitários?|comércio exterior|spedizionier[ei]|dogana e spedizioni|casa di spedizioni|transitaris|casă de expediții|comisionar vamal|declarant vamal|transport internațional',
      'pl cs sk hr sl':
        'spedycj[aeiy]|agencja celna|obsługa celna|fracht (?:morski|lotniczy)|spedice|celní (?:deklarace|služby|zastoupení)|zasilatelství|špedícia|colné služby|zasielateľstvo|špedicij\\p{L}*|carinsko zastupanje|carinjenje|carinske storitve|špediter\\p{L}*',
      'ru uk bg':
        'экспедир\\p{L}+|таможенн* (?:брокер|представитель|оформление)|международные грузоперевозки|экспедитор\\p{L}*|митн\\p{L}+ (?:брокер\\p{L}*|оформлення|послуги)|міжнародні вантажні перевезення|спедитор\\p{L}*|спедиция|митническ\\p{L}+ (?:агент\\p{L}*|обслужване|представител\\p{L}*)',
      'fi et lv lt hu':
        'huolinta*|tulliselvitys|varastopalvelu\\p{L}*|ekspedeeri\\p{L}+|tollivormistus|tolliagentuur|laoteenus\\p{L}*|ekspedīcij\\p{L}*|muitas (?:broker\\p{L}*|noformēšana)|noliktavu pakalpojumi|ekspedijavim\\p{L}*|muitinės (?:tarpinink\\p{L}+|paslaugos)|sandėliavim\\p{L}+|szállítmányoz\\p{L}*|vámügynök\\p{L}*|vámügyintéz\\p{L}*|raktározás',
      'el tr':
        'διεθνείς μεταφορές|διαμεταφορ\\p{L}+|εκτελωνιστ\\p{L}+|τελωνειακ\\p{L}+ εργασί\\p{L}+|gümrük müşavir\\p{L}*|gümrükleme|uluslararası (?:nakliyat|taşımacılık)|forwarder|antrepo',
      'ar he': 'تخليص جمركي|شحن (?:بحري|جوي|دولي)|خدمات لوجستية|עמיל מכס|עמילות מכס|שילוח בינלאומי',
      'id vi':
        'jasa (?:kepabeanan|ekspor impor|forwarding)|ppjk|freight forwarding|ekspedisi|khai (?:báo )?hải quan|vận tải quốc tế|giao nhận',
      'ja zh ko':
        '国際物流|通関業|フォワーダー|倉庫会社|货代|貨運代理|报关|報關|国际物流|관세사|포워딩|국제물류|물류대행',
      it: 'spedizion*',
    },
  },
  {
    name: 'courier service',
    bucket: 'Logistics',
    words: {
      en: 'couriers?(?: services?| company)?|parcel (?:delivery|service)|same[- ]day deliver(?:y|ies)|express deliver(?:y|ies)|food delivery (?:service|platform|app)|bike messengers?|postal service',
      'de nl':
        '*kurierdienst*|*paketdienst*|*fahrradkurier\\p{L}*|*expressversand|*koeriersdienst*|*koerier*|*pakketdienst|*fietskoerier\\p{L}*|*bezorgdienst*|maaltijdbezorging',
      'sv da nb': '*budfirma*|*budservice|*cykelbud|paketleverans\\p{L}*|*kurerfirma|*budbil|*budtjeneste|*sykkelbud',
      'fr es pt it ca ro':
        'coursiers?|transport express|livraison de colis|mensajer[íi]a|paquetería|estafetas?|motoboy|entregas rápidas|tele-?entrega|corriere espresso|corrieri espressi|consegna pacchi|missatgeria|servicii? de curierat|curierat',
      'pl cs sk hr sl':
        'firma kurierska|usługi kurierskie|kurýrní služb\\p{L}+|kuriérsk\\p{L}+ služb\\p{L}+|dostavna služba|kurirska služba|hitra pošta',
      'ru uk bg':
        "курьерск\\p{L}+ (?:служб\\p{L}+|компани\\p{L}+)|кур['’]єрськ\\p{L}+ (?:служб|компані)\\p{L}+|куриерск\\p{L}+ фирм\\p{L}+",
      'fi et lv lt hu':
        'kuriiripalvelu*|lähettipalvelu*|kulleriteenus*|kullerfirma|pakivedu|kurjerpast\\p{L}*|siuntų (?:pristatym\\p{L}*|tarnyba)|futárcég|biciklis futár',
      'el tr': 'ταχυμεταφορ\\p{L}+|kurye hizmet\\p{L}*|moto kurye|kargo (?:firması|şirketi)',
      'ar he': 'شركة توصيل|בלדרות|שליחויות|שליחים',
      'id vi': 'jasa (?:kurir|pengiriman)|perusahaan kurir|chuyển phát nhanh',
      'ja zh ko': 'バイク便|快递公司|快遞公司|퀵서비스|배달대행',
      it: 'corriere',
    },
  },
  {
    name: 'sign maker',
    bucket: 'Crafts and repair',
    words: {
      en: 'sign ?(?:makers?|painters?|writers?|writing|shop|company|manufacturers?)|signage(?: company| manufacturers?| services?)?|(?:neon|illuminated|shop|outdoor) signs|vehicle (?:wraps?|graphics|wrapping)|billboard printing|large[- ]format print(?:ing|ers?)|engraving (?:services?|shop)|(?:trophies|trophy) (?:shop|engraving)|badges and trophies',
      'de nl':
        '*werbetechnik*|*schildermacher*|*schilderwerkstatt|*leuchtreklame*|*beschriftung*|*fahrzeugfolierung|*außenwerbung|*gravuren|*reclamebord\\p{L}*|*signmaker|*lichtreclame|*autobelettering|*buitenreclame',
      'sv da nb':
        '*skylttillverk\\p{L}*|*skyltfirma|*skyltar|*bildekor|*utomhusreklam|*skiltefirma|*skilteproduktion|*facadeskilte|*bilreklame|*skiltproduksjon|*skiltmaker\\p{L}*|*profilering og skilt',
      'fr es pt it ca ro':
        'enseigniste|enseignes (?:lumineuses|et)|signalétique|covering|rotulación|r[óo]tulos|rotulistas?|vallas publicitarias|letreiros|comunicação visual|reclamos luminosos|insegne (?:luminose)?|cartellonistica|decorazione automezzi|retolació|rètols|firme luminoase|reclame luminoase|producție publicitară|colantări auto',
      'pl cs sk hr sl':
        'szyldy|reklama (?:zewnętrzna|wizualna|świetlna)|reklamy świetlne|oklejanie (?:samochodów|pojazdów)|kasetony|výroba reklam\\p{L}*|světelné reklamy|polepy (?:aut|automobilů|vozidel)|světelná reklama|svetelné reklamy|polepy áut|vonkajšia reklama|svjetleće reklame|brendiranje vozila|izrada (?:reklama|natpisa)|svetlobni napisi|reklamni napisi',
      'ru uk bg':
        'наружн\\p{L}+ реклам\\p{L}+|вывеск\\p{L}+|рекламно-производственн\\p{L}+|зовнішн\\p{L}+ реклам\\p{L}+|вивіск\\p{L}+|външна реклама|светещи (?:реклами|надписи)|рекламни табели',
      'fi et lv lt hu':
        'mainosteipp\\p{L}*|valomaino\\p{L}*|kylttivalmist\\p{L}*|autoteippau\\p{L}*|mainosvalmist\\p{L}*|reklaamtoot\\p{L}*|välireklaam\\p{L}*|valgusreklaam\\p{L}*|reklaamikleebi\\p{L}*|vides reklāma|gaismas reklām\\p{L}*|reklāmas izgatavošana|auto aplīmēšana|išorinė reklama|šviesos reklama|reklamos gamyba|automobilių apklijavim\\p{L}+|cégtábla\\p{L}*|reklámtábla\\p{L}*|dekoráci(?:ós|ó) (?:cég|nyomda)|autódekor\\p{L}*|reklámdekor\\p{L}*|kültéri reklám',
      'el tr': 'επιγραφές|φωτεινές επιγραφές|tabela(?:cı|cılık)?|açık hava reklam\\p{L}*|araç giydirme|ışıklı tabela',
      'ar he': 'لوحات إعلانية|لافتات|יצרן שלטים|שילוט|שלטים',
      'id vi': 'neon box|reklame|papan nama|huruf timbul|làm biển (?:quảng cáo|hiệu)|bảng hiệu',
      'ja zh ko': '看板屋|看板製作|サイン製作|广告牌|招牌|標識|간판|사인물',
      nl: 'reclamebelettering',
    },
  },
];
