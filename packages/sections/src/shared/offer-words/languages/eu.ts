import type { LanguageWords } from '../words.ts';

export const BASQUE: LanguageWords = {
  offers: {
    health: `
      fisioterap* kiropra* kinesiolog* osteopat* akupuntur* homeopat* naturopat* erreflexolog* podolog* odontolog*
      dentista* hortz* ortodontz* inplante* endodontz* periodontz* hortz_garbiketa* hortz_zuritze* zuriketa*
      karies* ezpain* brackets aho-higiene* aho_higiene* aho-kirurgi* masailezur* baraila* protesi*
      bizkarreko_min* lepoko_min* buruko_min* migrain* sorbaldako_min* belauneko_min* artros* artritis* ziatik*
      loezin* insomnio* lo-apnea* loaren antsietate* depresio* burnout estres* trauma* autism* tdah adikzio*
      mendekotasun* elikadura* zorabio* haurdun* erdiz* erditz* erdiondoko* emagin* edoskitz* bularra_ematea
      ugalkortasun* menopausi* hormona* zoru_pelbiko* pelbis* psikolog* psikoterap* psikiatr* bikote-terapi*
      bikote_terapi* familia-terapi* familia_terapi* haur-psikolog* neuropsikolog* logoped* terapia*
      okupazio-terapi* hidroterap* hipnos* musikoterap* arteterap* familia-konstelazio* konstelazio* numerolog*
      reiki bioerresonantzi* coaching* masaje* kirol-masaj* drainatze_linfatiko* linfatik* puntzio_lehor* bentosa*
      dietet* dieta* nutrizio* pisu-galtze* pisua_galtze* diabet* hipertentsio* kardiolog* neurolog* dermatolog*
      ginekolog* pediatr* onkolog* minbizi* erradiolog* x_izpi* erresonantzi* ekografi* mamografi* odol-analisi*
      odol_analisi* analisi* baheketa* txerto* txertake* begi* oftalmolog* optometr* optika* ukipen-lente*
      betaurreko* katarata* audiometr* audifono* audiolog* entzumen* otorrino* kirurgi* ebakuntza* zauri*
      larrialdi* lehen_sorospen* anbulantzi* farmazi* botika* sendagai* errezeta* erizain* etxeko_zaintz*
      zainketa_aringarri* errehabilitazi* birgaik* ortoped* plantill* kirol-lesio* lesio* min_kronik* mina
      familia-medikuntza* medikuntza* telemedikuntza* mediku-azterket* diagnosi* tratamendu* buru-osasun*
      osasun_mental* osasun-azterket* klinika* ospitale* dialisi* urolog* endoskopi* kolonoskopi* alergi* asma
      geriatr* dementzia* alzheimer* albaitari* esterilizazi* antzutz* mikrotxip* txakur-heziket*
      jarrera-zuzenket* bizkarrezur* erpe* gorputz-jarrera* mindfulness meditazio* emdr fitoterap* aromaterap*
      ozonoterap* magnetoterap* botox pilates shiatsu gaixotasun_kronik*
    `,
    beauty: `
      estetika* edertasun* aurpegi* aurpegiko_tratam* azal-zaintz* manikur* pedikur* azazkal* betile* bekain*
      ile-apain* ileapain* ile-mozket* ile_mozket* moztu_eta ile-tindak* tinda* mechas mechak balayage orrazker*
      luzapen* ile-luzap* depilazi* argizari* laser* fotodepilazi* bizar* barberi* makilla* ezteietako_makill*
      mikropigmentazi* microblading tatuaj* piercing gorputz-tratam* peeling* exfoliazi* esfoliazi* beltzaran* uva
      bronzeat* mesoterap* mikronee* dermapen zimur* zelulitis* kosmetik* lurrin* perfume* xanpu* ezpainetako
      krema* keratin* spa ongizate* henna iletegi* kapilar* alisat* radiofrekuentzi* presoterap* kabitazi* indiba
      hialuroniko*
    `,
    building: `
      iturgin* elektrizitat* elektriko* elektrizist* argiteri* larrialdi-argi* instalazio_elektriko* eguzki-panel*
      eguzki_plaka* eguzki-plaka* fotovoltaik* kargagune* karga-puntu* berokuntz* berogailu* galdara* aerotermi*
      geotermi* zoru_bero* biomasa* pellet* aire_girotu* klimatizazi* aireztapen* hotz-instalazi* ur_bero* ihes*
      buxaduren* desatasko* hodi* saneamendu* estolder* putzu_septik* igerilek* teilatu* estalki* iragazgaitz*
      hezetasun* kondentsazi* isolamend* isolatze* fatxada* fatxaden* igeltser* igeltsu* igeltsari* pladur* sabai*
      hargin* harri-horma* adreilu* hormigoi* porlan* zimendu* oinarri* indusket* lurmugim* lur-mugiment*
      eraispen* eraist* zaharberri* birgait* erreform* eraikuntz* eraikitz* obra_berri* obrak handitze* arotz*
      aroztegi* zurgin* egur* parket* laminat* zoladur* zoru* baldosa* alikatat* azulej* moketa* bainugel* komunak
      sukaldeak sukalde-altzari* altzari* armairu* armairu_enpotrat* eskailer* baranda* atea ateak garaje-ate*
      ate_automatik* leiho* aluminio* pvc kristal* beira* pertsian* toldo* estor* gortina* saretak hesi* itxitur*
      segurtasun-ate* alarma* suteen* suteen_aurkako* sute-alarm* itzalgailu* bideozaintz* kamera*
      sarbide-kontrol* interfono* atezain_automatik* sarraila* giltza* konponket* mantentze* margo*
      margolan_industrial* pintur* pintatz* paper_pintatu* tapiz* dekorazi* barne-diseinu* interiorism* arkitekt*
      aparejadore* topograf* eraginkortasun_energ* energia-ziurtag* eta_ezt lorezain* lorategi* belar_mozt*
      belarra belardi* belar_artif* ureztatze* ureztak* zuhaitz-inaus* inausket* inaustea zuhaitzak_moz* heskai*
      zolaketa* lauza* terraza* pergola* estalpe* txabola* tximini* sutondo* garbiketa* garbitasun*
      atari-garbiket* presio-garbik* husteko etxe-husket* hondakin* edukiontzi* izurrite* termita* sits* pipi*
      zimitz* arratoi* sagu* uso usoak liztor* asiar_liztor* fumigazi* desinfekzi* desinsektazi* soldadur*
      metal-lan* burdin* forja* altzairu* egitura_metalik* aldamio* amianto* uralita* igogailu* denda-diseinu*
      sukaldeko_gainazal* etxetresna* garbigailu* ontzi-garbigailu* hozkailu* izozkailu* labe* erloju-konponk*
      lisaburdin* irabiagailu* lehorgailu* bertikal* lan_bertikal* itzulpenik_gabek
    `,
    legal: `
      abokatu* legal* lege-aholku* aholkularitza_jurid* aholkularitza_fiskal* aholkularitza_juridiko*
      aholkularitza_laboral* juridiko* kontratu-zuzen* lan-zuzenb* lan_zuzenb* familia-zuzenb* zuzenbide*
      zuzenbide_zibil* zuzenbide_penal* hirigintza-zuzenb* administrazio-zuzenb* dibortzi* banantze* zaintza_part*
      seme-alaben_zaintz* oinordetz* herentzia* jaraunspen* testament* ahalorde* notari* bitartekaritz* arbitraj*
      auzi* epaiket* erreklamazi* kalte-ordain* trafiko-istripu* istripu* zorrak zor-kobr* bigarren_aukera*
      konkurtso* kaudimengabez* zerga* errenta* errentaren_aitorp* bez bez-aitorp* ticketbai batuz
      sozietateen_gaineko fiskal* kontabilitate* kontularitz* kontu-ikuskar* ikuskaritz* auditoretza* auditori*
      urteko_kontu* nomina* soldata-orri* gizarte_segurantz* autonomo* enpresak_sortz* enpresa-sorrer* sozietate*
      kooperatiben_sorr* finantz* mailegu* hipoteka* kreditu* inbertsi* aurrezki* pentsio* epsv bgae erretiro*
      kontu_korronte* banku* txartel* aseguru* auto-aseguru* etxe-aseguru* bizi-aseguru* osasun-aseguru* ondare*
      higiezin* salgai* alokair* alokatzeko alokagai* salmenta_eta etxe-salment* etxebizitza* pisuak lonjak
      balioespen* tasazi* peritu* peritaj* jabego* jabekideen* komunitateen_administ* finken_administ* finka*
      datu-babes* datuen_babes* dbeo jabetza_intelekt* jabetza_industrial* patente* marka-erregist* egile-eskubid*
      atzerritar* nazionalitate* bisatu* bizileku-baimen* asilo* diru-laguntz* dirulaguntz* lizitazi*
      kontratazio_publik* compliance arriskuen_kudeak* tramit* kudeaketa_fiskal* kudeaketa_laboral* gestoria*
      merkataritz*
    `,
    education: `
      ikastaro* ikastetxe* ikastola* eskola* haur-eskola* haurtzaindegi* haur_hezkuntz* lehen_hezkuntz*
      bigarren_hezkuntz* derrigorrezko* batxiler* lanbide_heziket* lanbide-heziket* erdi-maila* goi-mail*
      prestakuntz* formazio* etengabeko_prestak* gradu* master* doktorego* unibertsitat* uztaila* udako_ikast*
      tailer* mintegi* hitzaldi* jardunaldi* kongresu* topaketa* webinar* klase* eskola_partikular*
      klase_partikular* errefortzu* azterket* oposizio* oposaket* ega hizkuntz* euskara-ikast* euskara_ikast*
      euskaltegi* barnetegi* mintzalag* mintzapraktik* berbalag* ingeles* frantses* aleman* gaztelani* matematik*
      fisika kimika* zientzi* informatik* robotik* programazio-ikast* musika-eskol* musika_eskol* musika-klas*
      piano* gitarra* trikitixa-klas* txistu* dantza-eskol* antzerki-eskol* marrazket* pintura-klas*
      sukaldaritza-ikast* sukaldaritza_ikast* josteko josketa* igeriketa-ikast* autoeskola* gidabaimen*
      gida-baimen* b_baimena kap adr ttalent udaleku* udako_kanp* kanpaldi* haurren_ludotek* ludotek* jolastoki*
      jolas-park* harea-kutxa* jangela* jantoki* goizeko_zaintz* eskolaz_kanpoko* eskolaz_kanpo* eskolorduz_kanpo*
      etxeko_lan* uniforme* beka* ikas-laguntz* orientazio* orientabide* lan-orientazio* praktikak hezkidetz*
      hezkuntza_berezi* hezkuntza-premi* montessori on-line_ikast* urrutiko* guraso-eskol* guraso_eskol*
      guraso-elkart* irakurket* idazket* sormen-idazk* bertso-eskol* bertso_eskol* curriculum* ikasketa*
      ikasturte* ikasmaterial* unitate_didaktik* didaktik* pedagogi* psikopedagogi* logika* gaitasun* gaikuntz*
      lidergo* mentoretz* tutoretz* haurren_zaintz* ume-zaintz* esperimentu*
    `,
    hospitality: `
      ostatu* ostalari* hotel* pentsio* landetx* landa-etx* nekazaritur* nekazalturism* agroturism* apartamen*
      logela* gela_bikoitz* gela_banakak* gela_hirukoitz* familia-gela* gelak bikoitz* suite* ohe oheak bikoiztu*
      kanpin* karabana* autokarabana* partzela* bungalow* etxola* txalet* glamping aparkalek* wifi wi-fi gosari*
      erdi-pentsio* pentsio_oso* bainugela_pribat* bainuontzi* dutxa* balkoi* terraza* lorategia igerilekua
      jacuzzi sauna spa bainuetxe* termal* barbakoa* parrill* txoko* areto* bilera-gel* bilera_gel* bilera-aret*
      ekitaldi* biltzar* ezkontz* bataio* jaunartze* ospakizun* urtebetetz* agur-jai* despedida* enpresa-ekitald*
      bisita* bisita_gidat* ibilbide* ibilaldi* txango* irteer* mendi-irteer* mendi-ibil* senderism* pr-gr
      donejakue* donejakue_bid* bide_berd* bidegorri* bizikleta-alok* bizikleten_alok* kayak-alok* itsasontzi-irt*
      itsasontzi-ibil* txalupa* baleen* surf-ostatu* sagardotegi* txakolindegi* upategi* upeltegi* bodega*
      dastaket* dastatz* geoparke* flysch* kobazulo* haitzulo* leizeak natura-park* parke_natural* turismo*
      turismo_akt* abentura* tirolina* arborism* zuhaitz-park* rafting* arroila* jaitsiera* eskia elur-erraket*
      erraket* espeleolog* zaldi-ibil* astotx* hegazti-beh* hegaztien_beh* izar-beh* orientazio-jok* ihes-gel*
      escape_room hondartz* begiratok* bista* mendi-aterpe* aterpe* piknik* transfer* aireport* maleta-garr*
      gidari* bidaia* bidaiak_antol* gurutzaldi* eztei-bidai* asteburu-pl* sukalde_hornit* animali* lisatze*
      garbiketa_eta harrera_24 minibar* berogailu_zentral*
    `,
    food: `
      jatetxe* taberna* pintxo* anoa* eguneko_menu* menu* karta* haurren_menu* dastatze-menu* bokata* bokadillo*
      ogitarteko* plater* plater_konbin* lehen_plat* bigarren_plat* sarrerakoak hasierakoak postre* entsalad*
      zopa* salda* lekale* babarrun* tolosako_bab* gernikako* garbantzu* dilista* barazki* berdura* menestra*
      porru* piper* ibarrako* pikillo* tomate* patata* marmitako* txuleta* txuletoi* haragi* okela* arkume*
      bildots* zikiro* txekor* txahal* behi-haragi* txerri* oilasko* ahate* foie* ehiza usakume untxi* solomo*
      urdaiazpiko* txorizo* txistorra* lukainka* odolki* mondeju* hestebete* arrain* legatz* bakailao* pil-pil*
      bizkaitar* antxoa* bokart* hegaluze* atun* txibiroi* txipiroi* txangurr* itsaski* ganba* muskuilu* lanperna*
      ostra* olagarro* bisigu* erreboilo* kokotxa* amuarrain* angula* tortill* kroket* frijitu* arrautz* talo* ogi
      ogia ogiak okindegi* gozotegi* pastel* tarta* bizkotx* gailet* krema-past* goxuak goxua pantxinet* karolina*
      euskal_pastel* gateau_basque mamia gazta* idiazabal* roncal* erronkari* ardi-gazta* ahuntz-gazta*
      gazta_freskoa jogurt* esne* gurin* izozki* txokolat* bonboi* trufa* turroi* gozoki* marmelad* mermelad*
      ezti* sagar* txakolin* ardo* ardo_beltz* ardo_zuri* ardo_gorri* ardo_gazte* ondua errioxa* rioja
      nafarroako_ard* cava xanpain* garagardo* patxaran* likore* pattar* ginebra* gin-tonic* kokteil* koktel*
      bermut* kalimotxo* ron whisky* freskagarri* zuku* infusio* te_beltz* tea kafe* ebaki* kapuccino cappuccino
      espresso ur_minerala edari* pizza* hanburges* pasta* arroz* paella* kebab* sushi fruta* fruitu_lehor*
      intxaur* olio* oliba-oli* ozpin* gatz* espezi* kontserb* saltsa* ekologiko* begano* begetarian* zeliako*
      glutenik_gabe* etxeko_janar* etxera_banatz* eramateko* catering* saski* gabonetako_saski* harategi*
      arrandegi* delikatess* gourmet* euskal_sukald* sukaldari* bazkari* afari* hamaiketak* gosariak brunch
      erretegi* sidreria* kazuel* erreak plantxan labean
    `,
    culture: `
      antzerki* antzezlan* antzezpen* txotxongilo* pailazo* zirku* ipuin* bertso* musika* kontzertu* emanaldi*
      emankizun* jaialdi* jaiak herriko_jai* jai san_juan* sanferm* aste_nagusi* inauteri* olentzero* santa_ageda*
      santageda* gabon* errege-kabalgat* kabalgat* korrika* herri_urrats* kilometroak ibilaldia nafarroa_oinez
      araba_euskaraz durangoko_azoka azoka* feria* eskulan* artisau* zeramik* buztingintz* zesto* ehun* brodat*
      punto* kakorratz* egur-taila* larrugintz* bitxigintz* dantza* euskal_dantz* aurresku* zortzik* mutildantz*
      ezpata-dantz* makil-dantz* plazara_dantz* txalapart* trikiti* alboka* txistulari* txistu dultzain* gaita*
      gaiteroak pandero* txaranga* fanfarre* abesbatz* koru* abeslari* kantu* kantari* orkestra* sinfoniko* opera*
      jazz rock folk pop-rock zinema* zineklub* zine-emanald* film* film_labur* laburmetr* dokumental* telesail*
      irratsaio* irrati* podcast* bideoklip* disko* argitalpen* liburu* eleberri* nobela* poesia* olerki*
      saiakera* komiki* irakurle-klub* aldizkari* museo* erakusket* galeri* artea artelan* eskultur* margolan*
      margolari* marrazk* ilustrazi* grabatu* argazki-erakusk* murala muralak instalazio_artist* performance*
      kaligrafi* ondare_kult* ondarea artxibo* arkeolog* gaztelu* monumentu* dorretxe* baseliz* kultur-etx*
      kultura-etx* kultur_etx* kulturgun* kultur-aste* kultur_aste* lehiaket* sariket* sariak argazki-lehiak* quiz
      bingo* mus-txapelk* mus mus_txapelk* xake* mahai-jok* mahai_jok* rol-jok* bideojok* jolas* magia* mago*
      umorea bakarrizket* stand-up dj erromeria* su_artif* suziri* herri-bazk* herri_bazk* herri_kirol* zezen*
      sokamutur* erraldoi* buruhandi* kalejir* desfile* mozorro* poteo* sukaldaritza-lehiak* paella-lehiak*
      hitzald*
    `,
    sport: `
      futbol* areto-futbol* saskibaloi* eskubaloi* boleibol* errugbi* pilota* euskal_pilot* esku-pilot* eskupilot*
      pala* palista* zesta-punt* zesta_punt* remont* frontoi* frontenis* padel* tenis* mahai-tenis* badminton*
      squash golf* atletism* lasterket* herri-laster* maratoi* krosa krosak duatloi* triatloi* igeri* waterpolo*
      uretako* aquagym sinkro* arraun* trainer* batel* estropada* piraguism* kayak* kanoa* surf* bodyboard*
      paddle* windsurf* bela* itsas-bela* urpeket* urpekaritz* snorkel* arrantz* ehiza* txirrindular* bizikleta*
      btt bmx spinning zikloturist* mendi* alpinism* eskalad* rokodrom* boulder* ferrata* eski* snowboard*
      iraupen-esk* izotz-hockey* hockey* patinaj* irristaket* skate* gimnasi* gimnastik* gimnastika_erritm*
      mantentze-gimn* fitness* crossfit* zumba* aerobik* pilates* yoga* hipopresib* luzaket* tai_txi* tai_chi*
      taitxi* txi_kung* judo* karate* aikido* taekwondo* boxeo* kickboxing* defentsa_pertsonal* autodefents*
      borrok* esgrima* tiro* arku-tir* arkua uztai* zaldi* hipika* equitazio* doma* dantza-klas* salsa bachata
      swing hip_hop* ballet* zumba_kids aizkolari* aizkora* harri-jasotz* harrijasotz* sokatir* segalari* trontza*
      txinga* herri-kirol* korrikalari* lokotx* giza-prob* idi-prob* idi-dem* xakea billar* bolo* bolatoki*
      petanka* toka igel-jok* entrenam* entrenatzaile_pert* kirol_esk* kirol* txapelket* liga* kopa torneo*
      denboraldi* abonamendu* abonatu motor* motokros* rallya rallyak karting* paintball* parapent* puenting*
      slackline* parkour*
    `,
    software: `
      software* aplikazio* mugikorrerako_app* app web-garap* webgunea_dis* web-diseinu* web_diseinu* webgune*
      web-orri* web_orri* ostatatz* hosting* domeinu* denda_online* online_denda* lineako_dend* e-commerce*
      merkataritza_elektron* seo sem datu-base* datu_base* datuen_anal* datu-anal* datuen_berresk* big_data*
      hodei* zerbitzari* sare* wifi-sare* zuntz* zuntz_optik* banda_zabal* telefonia* voip mugikor* ordenagailu*
      ordenagailuen_konp* eramangarri* mikroinformat* mantentze_informat* informatika_zerb* segurtasun-kop*
      babeskop* babes-kop* ziberseg* suebaki* antibirus* zifratz* pasahitz* autentifik* adimen_artif* adimen*
      ikasketa_automat* txatbot* chatbot* automatizazi* automatizatz* robotizazi* digitalizazi* eraldaketa_digit*
      industria_4.0* erp crm kudeaketa-softw* fakturazi* faktura_elektron* biltegi-kud* tpv salmenta-punt*
      ordainketa* hitzordu* erreserba-sist* egutegi-sinkr* sinkroniz* gogorarazp* oroigarri* jakinarazp* alerta*
      estatistik* txosten* aginte-panel* panela bilatzail* bilaket* iragazki* ilun* modu_ilun* lineaz_kanpo*
      konexiorik_gabe* eleaniztun* hizkuntza_ugari* itzultzaile_automatik* itzulpen_automat* hizketa_ezag*
      ahots-ezag* aurpegi-ezag* irudi-prozes* 3d-modelo* 3d_modelo* errealitate_birt* errealitate_areag* simulazi*
      bideojoko-gar* bideo-dei* bideodei* bideokonferentz* txata kode_irek* software_libre* kode_ireki*
      iturburu-kod* api integrazio* plugin* hedapen* gehigarri* txantiloi* pertsonaliz* erabiltzaile-kud*
      erabiltzaileen_kud* erabilerraz* irisgarritasun_web* interfaze* ux ui inprimatzaile* gis geolokaliz* gps
      mapa* sentsore* gauzen_internet* iot domotika* etxe_adimend* bideo-zaint* streaming* zuzeneko_eman*
      inportazi* esportazi* prozesuen_autom* proiektu-kud* proiektuen_kud* denbora-erreg* ordutegi-kontr*
      dokumentu-kud* dokumentu_kud* sinadura_digit* sinadura_elektron* sarbide_kontr* monitorizazi* migrazio*
      devops kontainer* mikrozerb* algoritm* blockchain hardware* laguntza_tekn* zerbitzu_tekn* helpdesk baimen*
      betabertsio* qr_kode*
    `,
    marketing: `
      marketin* publizitat* iragarki* komunikazi* komunikazio_estr* sare_sozial* community_manag* edukien_sorr*
      eduki-sorr* edukiak branding* marka marka-irud* irudi_korporat* identitate_korporat* identitate_bisual*
      logo* diseinu* diseinu_grafik* maketazi* inprimategi* inprimaket* inprimatz* inprenta* inprimaketa_digital*
      offset* formatu_handi* bisita-txart* txartelak liburuxk* esku-orri* eskuorri* kartel* katalogo* triptiko*
      poster* postal* gonbidap* ezkontza-gonb* egutegiak etiketa* pegatin* eranskailu* bileta* binilo* errotul*
      seinaletik* pankarta* lona* roll-up* stand* erakustok* merchandising* kamiseta* serigrafi* sublimazi*
      brodatu* laser-graba* laser-mozk* 3d_inprim* 3d-inprim* argazki* ezkontza-argazk* produktu-argazk*
      erretratu* bideo* ikus-entzun* dron* animazio* soinu* argiztap* eszenatok* grabazio* locuzio* bikoizk*
      azpititul* itzulpen* interpretaritz* interpretazio* zuzenket* testu-zuzenk* testugintz* idazle* edizio*
      autoedizi* prentsa* merkatu-ikerk* merkatu-azterk* inkesta* enpresa-aholk* aholkulari* kontsultor*
      enpresa-plan* bideragarrit* plan_estrategik* estrategi* estrategia_digit* berrikuntz* kalitate-zigil* iso
      berdintasun-plan* berdintasun_plan* euskara-plan* euskara_plan* pertsonal-hautak* hautaket* giza_baliab*
      enpresa-prestak* team_building* ekitaldien_antol* ekitaldi-antol* kongresuen* ezkontza-antol* lan-arrisku*
      coworking* internazionalizaz* esportazio-* salmenta* telemarketin* newsletter* buletin* emaileko_mark*
      lehiakortasun* parte-hartze_proz*
    `,
    transport: `
      tailer_mekaniko* mekanik* auto-konponk* autoen_konponk* txapa* txapa_eta_pintur* karrozeri* olio-aldak*
      gurpil* pneumatik* balazta* motelgail* enbrage* bateria* ibilgailu* auto autoak auto_berri*
      bigarren_eskuko_aut* bigarren_esku* okasioko* kotxe* furgonet* kamioi* autobus* minibus* mikrobus* moto*
      skuter* patinet* auto_elektrik* ibilgailu_elektr* hibrido* traktore* atoi* itv azterketa_teknik* auto-alok*
      autoen_alok* furgoneten_alok* ibilgailuen_alok* auto-garbik* garabi* plataforma* eskorga* orga_jasotz* orgak
      taxi* garraio* bidaiari-garr* eskola-garraio* salgai-garr* nazioarteko_garr* itsas-garr* aire-garr*
      logistik* biltegi* trastelek* guardamuebl* mudantz* etxe-aldak* mezularitz* paketer* banaketa* aduana*
      edukiontzi-garr* flota* ordezko_pieza* ordezkoak pieza* osagarri* bizikletak bizikleta_elektr*
      mendiko_bizikl* haurren_bizikl* bizikleta-konp* itsasont* ontzi* nautika* belaontz* hegaldi* helikoptero*
      aparkaleku* gasolindegi* erregai* karga-geltok* funikular* tranbia* trena
    `,
    goods: `
      arropa* jantzi* haur-arrop* lan-arrop* kirol-arrop* barruko_arrop* ezkontza-jantz* soineko* gona* praka*
      jaka* jertse* alkandora* txapel* zapi* poltsa* gerriko* oinetako* zapata* zapatil* bota* abarka* sandali*
      galtzerdi* puntuzko* artile* oihal* ehunak hari* merzeri* josteko_mak* bitxi* eraztun* belarritak* lepok*
      eskumuturrek* erloju* betaurreko* opari* oroigarri* jostailu* panpina* puzzle* haurtxo* haurren_kotx* lore*
      loradend* landare* kandela* xaboi* etxeko_oihal* maindire* eskuoihal* burusi* kuxin* koltxoi* atsedent*
      mahai* aulki* sofa* besaulki* apal* lanpara* argiak ispilu* koadro* markoak alfonbra* ontziteri* edalontz*
      sukalde-tresn* labana* ganibet* eltze* zartagin* etxeko_tresn* elektrodomest* telebista* elektronik*
      soinu-tresn* musika-tresn* tresna* tresneri* erremint* makina* makineri* makinen_alok* mekanizat*
      mekanizazi* torneaket* fresaket* estanpazi* fundizio* galdaket* forjaket* matrizeri* moldeak troke*
      zulagail* motozerr* belar-mozg* sega* burdindegi* eraikuntza-mat* porlana hormigoia egurra egur_zatit* ohol*
      sutegi-egur* su-egur* ikatz* pelleta gas-bonbona* butano* pintura barniz* kola* itsasgar* kimik*
      garbiketa-prod* deterg* lubrifik* olio_industr* hidraulik* pneumatiko_indust* balbula* bonba* iragazkiak
      errodam* torloju* engranai* kablea kableak plastiko* goma kautxu* beirak kartoi* ontziratz* enbalaj* paletak
      pala paperdeg* papergintz* bulego-mat* bulegoko_mat* bulego-altz* eskola-mat* marrazketa-mat* antigoal*
      bilduma* txanpon* zigilu* kirol-mat* mendi-mat* kanpin-mat* arrantza-mat* ehiza-mat* eskalada-mat*
      txakur-jan* maskota* pentsu* hilobi* hilarri* hilkutx* bandera* trofeo* domina* gurpil-aulk* larruz*
      eskuz_egin* second_hand merkatu_txik* produktu_ekolog*
    `,
    farming: `
      baserri* nekazaritz* abeltzaintz* abere* ganadu* behi* esne-behi* haragitarako* pirenaik* betizu* terreña*
      limousin* frisoi* zekor* txahalak zezenak ardi* latxa* karranzana* axuri* arkumeak ahuntz* azpigorri*
      txerriak euskal_txerri* zaldiak pottok* euskal_herriko_mend* asto* oilo* euskal_oilo* oilategi* ahateak
      antzarak indioil* untxiak erle* erlauntz* txakur* euskal_artzain-txak* artzain* katu* haztegi* baratz* ortu*
      uzta* labore* gari* arto* garagar* olo eguzki-lor* alfalfa* belar-ond* silo* zerealak barazkiak
      ekoizpen_ekolog* nekazaritza_ekol* letxug* tipula* azenario* kalabaza* aza azak kuia* fruta-arb* sagasti*
      sagarrondo* gerezi* marrubi* mugurdi* ahabi* kiwi* udare* mertxik* intxaurrondo* gaztainondo* olibondo*
      mahasti* mahats* lupulu* perretxik* onddo* boilur* baso* pinu* pago* haritz* eukalipto* zuhaitz* landaket*
      mintegi_zuhaitz* lorategigintz* hazi* landaretx* landaredi* konpost* ongarri* simaur* ureztatze-sist*
      negutegi* fitosanitari* gaixotasun_eta_izurr* ekoizle* saltoki_zuz* zuzeneko_salm* otzara* kontsumo-tald*
      arrain-hazt* akuikultur* amuarrain-hazt* trufagintz* hegazti* basurde* orkatz* otso* azienda* intseminazi*
      moztail*
    `,
    social: `
      meza* elizkizun* katekes* jaunartze* sendotz* bataioa ezkontza_eliz* hileta* ehorzk* errauskert* beilatoki*
      dolu* otoitz* bibli* parroki* erromes* aurte-santu* elizak caritas boluntari* elkartasun* lankidetz*
      nazioarteko_lank* garapenerako* giza_eskub* etorkin* migratzail* errefuxiatu* harrera-tald* pobrez*
      bazterket* etxegabe* jangela_sozial* elikagai-bank* elikagaien_bank* elikagai-bilk* arropa-bilk* diru-bilk*
      dohaintz* odol-emai* odol-ematez* organo* bazkide_egit* kanpaina* sinadura-bilk* manifestaz* mobilizazi*
      sentsibilizazi* prebentzi* adinek* nagusien_egoitz* zahar-etx* egoitza* eguneko_zentr* etxez_etxeko*
      etxez-etxeko* telelaguntz* mendeko* desgaitasun* dibertsitate_funtz* zaintz* haurtzaro* adopzio*
      familia-harr* haurren_bab* gaztet* gaztegun* gazteleku* nerabe* emakume* berdintasun* feminis*
      indarkeria_matx* indarkeria* lgtb* gizarte-zerb* gizarte_zerb* gizarte-laguntz* gizarte_langunt*
      gizarte-ekintz* laguntza_psikosoz* laguntza-tald* elkar-laguntz* autolaguntz* lan-bilak* enplegu* laneratz*
      lan-munduratz* ekintzaile* hirigintz* etxebizitza_babest* etxebizitzak_alok obra-baim* errolda* udaltzain*
      suhiltz* babes_zibil* ur-hornid* ur_hornid* hondakin-bilk* hondakinen_bilk* birzikl* konpostaj* garbigun*
      garraio_publik* hilerri* azoka_plaza parte-hartz* aurrekontu_part* batzar* batzar_orok* batzar_nagus*
      biltzarra auzolan* herri-galdek* euskararen_norm* euskara-sust* euskara_sust* euskaraldi* ingurumen*
      natura-zaint* klima* energia-komun* iraunkortas* animalien_bab* animalia-bab* gatazk* bake-hezk*
      memoria_histor* oroimen* preso* sindikat* jubilatu* ume_eta_gaz* ikerket* ikerkuntz* beka_eta_dirul* eskaut*
      haurren_eskub*
    `,
  },
  nonOffers: {
    claims: `
      kalitate_goren* kalitate* prezio_onen* prezio_egok* prezio_onak prezio_lehiak* merke* profesional*
      esperientzi* urteko_esperientzi* hurbiltas* hurbila arreta_pertsonal* arreta_pertsonaliz* tratu_hurbil*
      tratu_pertsonal* zerbitzu_azkar* zerbitzu_pertsonal* azkartas* bermatu* berme* konfiantza* gardentas*
      gardena konpromis* konpromez* konprometi* dedikazi* pasio* fidagarri* eraginkor* segur* malgutas*
      berritzaile* tokiko_produkt* bertako_produkt* bertako* kilometro_zero* km_0 jasangarri* iraunkor* ekologikoa
      ingurumena_errespet* eskarmentu* espezializat* ziurtat* saritu* familia-enpres* familia_enpres*
      bezeroaren_asebet* bezeroen_asebet* aurrekontua_dohain* doako_aurrekont* konpromisorik_gabe* 24_orduko
      24_ordu* puntualtas* bikaintas* errespetu* lan_taldean talde-lana
    `,
    steps: `
      aukeratu aukeratu_zure hautatu erreserbatu erreserbatu_orain eskatu eskatu_aurrek* eskatu_hitz* egin_eskaera
      egin_erreserb* bete bete_formul* bidali bidali_mezu* deitu deitu_guri idatzi_guri jarri_harreman*
      erregistratu eman_izena izena_eman sortu_kontu* hasi_saioa saioa_hasi deskargatu ordaindu jaso gozatu bilatu
      aurkitu ezagutu prestatu planifikatu diseinatu azterketa_eta lehen_bisita lehen_harreman* lehenengo_hitz*
      balorazio* aurrekontua baieztatu berretsi gehitu gehitu_sask* erosi instalatu egiaztatu entregatu
      bidalketa_eta etxera_eramat* aztertu neurtu inplementazio* jarraipena ebaluazio* ebaluatu 1._urratsa
      2._urratsa 3._urratsa parte_hartu egin_bazkide
    `,
    labels: `
      kontaktu* kontaktua harremanetarako harremana guri_buruz nor_gara nortzuk_gara zer_egiten_dugu gu
      gure_histor* historia gure_taldea taldea lantaldea gure_balioak balioak misioa ikuspegia hasiera
      hasierako_orria albisteak albiste* berriak azken_berriak azkenak gehiago_irakurri irakurri_gehiago
      gehiago_ikusi ikusi_gehiago ikusi_guztiak gehiago_jakin informazioa informazio_gehiago informazio_orokorra
      informazio_praktik* ordutegia ordutegi* irekiera-ordu* helbidea telefonoa posta_elektronikoa e-posta emaila
      faxa kokapena non_gaude nola_iritsi mapa prezioak prezioa tarifak tarifa* produktuak gure_produktuak
      zerbitzuak gure_zerbitzuak galeria argazki-galeria argazkiak bideoak bloga agenda egutegia ekitaldiak
      hurrengo_ekitaldiak babesleak laguntzaileak bezeroak testigantz* iritziak ohiko_galderak galdera_ohikoenak
      maiz_egindako_galderak pribatutasun* pribatutasun-politika cookie_politika cookieak cookie-en_politika
      lege-oharra lege_oharra lege_oharrak baldintzak erabilera-baldintzak baldintza_orokorrak saskia nire_kontua
      saioa_itxi hizkuntza euskara gaztelania izena abizenak mezua gaia data ordua lekua tokia astelehena
      asteartea asteazkena osteguna ostirala larunbata igandea jaiegunak hurrengoa aurrekoa itzuli atzera
      partekatu jarrai_gaitzazu sare_sozialak artxiboa kategoriak etiketak egilea dokumentuak dokumentazioa
      inprimakiak estekak esteka_interesg* egin_zaitez_bazkide bazkideak lan_eskaintzak lan-eskaintzak
      lan_egin_gurekin zuzendaritza batzordea webgunearen_mapa web_mapa irisgarritasuna guztira iraupena edukiera
      maila helburuak deskribapena xehetasunak ezaugarriak ezaugarri_teknikoak lotutako_produktuak memoria
      urteko_txostena gardentasun_ataria egoitza_elektronikoa tramiteak deialdiak iragarki-taula
    `,
    roles: `
      zuzendari* zuzendari_nagusia zuzendari_teknikoa kudeatzailea gerentea sortzailea bazkide_sortzailea jabea
      lehendakaria presidentea presidenteordea lehendakariordea idazkaria diruzaina batzordekidea arduradun*
      koordinatzailea irakasle* hezitzailea medikua erizaina fisioterapeuta psikologoa abokatua arkitektoa
      ingeniaria garatzailea diseinatzailea argazkilaria kazetaria idazlea itzultzailea entrenatzailea begiralea
      monitorea teknikaria teknikari_* administraria harreragilea saltzailea aholkularia ikertzailea alkatea
      zinegotzia parrokoa apaiza sukaldaria boluntarioa laguntzailea ordezkaria musikaria aktorea
    `,
    prices: `
      gaueko gau_bakoitzeko pertsonako orduko eguneko asteko hileko hilean urteko urtean prezioa prezio_berezi*
      doan doakoa doako_sarrera sarrera sarrerak helduak haurrak bazkideentzat ez-bazkide* deskontu* beherapen*
      eskaintza_berezi* kuota* matrikula* fidantza* bez_barne bez_barneratuta bez_aparte denboraldi_altu*
      denboraldi_baxu* ordainket* aldez_aurretik* jubilatuak langabetuak
    `,
  },
};
