import type { LanguageWords } from '../words.ts';

export const CROATIAN: LanguageWords = {
  offers: {
    health: `
      akupunktur* alergolog* analiz* bolnic* bijeljenje dermatolog* dijagnosti* estetsk* fizijat* fizikaln*
      fizioterap* ginekolog* implant* kardiolog* kiropraktik* kirurg* hirurg* krun* laborator* laser* liječen*
      lečen* logoped* masaž* medicin* neurolog* nutricioniz* oftalmolog* ortodon* ortoped* osteopat* pedijatr*
      pregled* protetik* protez* psiholog* psihoterap* rehabilit* rendgen stomatolog* terapij* ultrazvuk* urolog*
      vakcin* veterin* zub* zdravstv* migren* glavobolj* bol_u_* bolovi_u_* bolova_u_* bolovi bolove nesanic*
      depresij* anksiozn* tjeskob* panič* napadi_panike sagorijevanj* sagorevanj* burnout stres stresa traum* ptsp
      fobij* autiz* autist* adhd ovisnost* zavisnost* odvikavanj* kockanj* čeljust* vilic* zglob* koljen* kolen*
      rame ramen* držanj* posture diskus* hernij* išijas* artritis* artroz* giht* osteoporoz* trudnoć* trudnic*
      porođaj* porod* babinj* dojenj* novorođen* dojenč* beb bebe beba neplodnost* sterilitet* mpo ivf vto
      kontracepcij* menopauz* endometrioz* miomi dojke dojki mamograf* prostat* proširene_vene prošireni_vene
      proširena_vene vene vena skleroterap* tromboz* hipertenzij* krvni_tlak krvni_pritisak visok_tlak aritmij*
      infarkt* moždani_udar ekg holter* dijabet* šećern* štitn* štitast* endokrinolog* hormon* pretilost*
      gojaznost* mršavlj* anoreksij* bulimij* poremećaji_ishrane alergij* astm* bronhitis* pneumon* pulmolog*
      spirometr* covid pcr gripa gripe sinusitis* sinusa upala_uha rinitis* orl otorinolaring* sluh sluha slušn*
      audiometr* audiolog* hrkanj* apnej* gastritis* čir kolonoskop* gastroskop* proktolog* hemoroid* hepatitis*
      nefrolog* bubreg* bubrež* cistitis* mokraćn* venerolog* psorijaz* ekcem* dermatitis* akne papilom* madež*
      mladež* melanom* dermatoskop* trihologij* gljivic* urasl* podolog* kurje_oči žulj* ravna_stopala steznik*
      ortoz* kinezi* kinesiotap* refleksolog* pijavic* hirudoterap* kupping hidžama hijama fitoterap* homeopat*
      ajurved* ayurved* naturopat* reiki bioenerg* biorezonan* konstelacij* porodične_konst* numerolog* astrolog*
      tarot regresij* hipnoz* hipnoterap* art_terap* gestalt* geštalt* psihoanal* psihodijagnost* emdr kognitivno*
      kbt porodična_terap* partnersk* bračno_savjet* bračno_savet* supervizij* savjetovališ* savetovališ*
      psihološk* defektolog* senzorn* radna_terap* radni_terap* cerebraln* epileps* eeg emg parkinson* alzheimer*
      alchajmer* demencij* multipla_skler* neuralg* neurokirurg* neurohirurg* reumatolog* imunolog* imunitet*
      infektolog* hematolog* kemoterap* hemoterap* radioterap* zračenj* biopsij* histolog* citolog* papa_test
      papa-test probir* skrining* preventivni_pregl* liječnički_pregl* lekarski_pregl* kontrolni_pregl*
      telemedicin* drugo_mišljenje hitna hitne_službe hospitalizac* hospicij* palijativ* previjanj* injekcij*
      infuzij* prp ozonoterap* ozon magnetoterap* elektroterap* elektrostimul* udarni_val* shockwave udarni_talas*
      tecar krioterap* hidroterap* balneoterap* parafin* inhalac* haloterap* barokomor* hiperbarič* limfn*
      limfna_dren* presoterap* ct msct magnetna_rez* magnetska_rez* rtg denzitometr* dopler* doppler* angiograf*
      laparoskop* histeroskop* kolposkop* cistoskop* artroskop* endoprotez* prijelom* prelom* iščašenj* uganuć*
      opeklin* opekotin* rane rana dekubitus* gerontolog* dom_za_star* donacija_organ donor matične_stanic*
      matični_stanic* matična_stanic* genetik* genetič* genetsk* dnk očinstv* krvne_pretrag* vađenje_krv* vitamini
      infuzije_vitam* cijepljenj* cjepiv* imunizac* ljekarn* apotek* lijek* lekovi lekova recept* optik* naočar*
      leće sočiv* kontaktne_leć* kontaktna_soč* vid vida dioptrij* okulist* očni_pregl* očn očne očna mrena mrene
      katarakt* glaukom* strabiz* slabovidn* karijes* dentaln* parodont* desni gingiv* all-on-4 sinus_lift plombe
      plomba ispuni inlay onlay ljuskic* faset* aligner* aparatić* oralna_higij* pjeskarenj* peskarenj* umnjak*
      umnjac* endodonc* endodont* pečaćenj* fluorid* izbjeljivanj* izbeljivanj* bruksiz* udlag* splint* mostov*
      kastrac* sterilizac* čipiranj* mikročip* dresur* pansion_za_pse hotel_za_pse eutanaz* nutricionis* dijet*
      plan_prehran* plan_ishran* žensko_zdravlje muško_zdravlje mentalno_zdravlje mentalnog_zdrav* zdjeličn*
      karličn* seksolog* erektiln* vazektom* obrezivanj* blefaroplast* rinoplast* povećanje_grudi liposukc*
      abdominoplast* otoplast* barijatr* bajpas* transplantac* dijaliz* anesteziolog* oporavak_nakon мигрен*
      главобољ* болови болове вртоглавиц* несаниц* депресиј* анксиозн* панич* сагоревањ* бурноут стрес стреса
      траум* птсп фобиј* аутиз* аутист* адхд овисност* зависност* алкохолиз* одвикавањ* коцкањ* чељуст* вилиц*
      зглоб* кољен* колен* раме рамен* држањ* постуре сколиоз* дискус* херниј* ишијас* артритис* артроз* гихт*
      остеопороз* трудноћ* трудниц* порођај* пород* бабињ* дојењ* новорођен* дојенч* беб бебе беба неплодност*
      стерилитет* мпо ивф вто контрацепциј* менопауз* ендометриоз* миоми дојке дојки мамограф* простат* вене вена
      склеротерап* тромбоз* хипертензиј* аритмиј* инфаркт* екг холтер* ултразвук* дијабет* шећерн* штитн* штитаст*
      ендокринолог* хормон* претилост* гојазност* мршављ* анорексиј* булимиј* алергиј* алерголог* астм* бронхитис*
      пнеумон* пулмолог* спирометр* цовид пцр грипа грипе синуситис* синуса ринитис* орл оториноларинг* слух слуха
      слушн* аудиометр* аудиолог* хркањ* апнеј* гастритис* чир колоноскоп* гастроскоп* проктолог* хемороид*
      хепатитис* нефролог* бубрег* бубреж* циститис* мокраћн* венеролог* псоријаз* екцем* дерматитис* акне
      брадавиц* папилом* мадеж* младеж* меланом* дерматоскоп* трихологиј* гљивиц* урасл* подолог* жуљеви стезник*
      ортоз* кинези* кинесиотап* акупунктур* рефлексолог* пијавиц* хирудотерап* куппинг хиџама хијама фитотерап*
      хомеопат* ајурвед* натуропат* реики биоенерг* биорезонан* констелациј* нумеролог* астролог* тарот регресиј*
      хипноз* хипнотерап* медитациј* гесталт* гешталт* психоанал* психодијагност* емдр когнитивно* кбт партнерск*
      супервизиј* саветовалиш* психолошк* логопед* дефектолог* рехабилитатор* сензорн* церебралн* епилепс* еег емг
      паркинсон* алзхеимер* алцхајмер* деменциј* неуралг* неурокирург* неурохирург* реуматолог* имунолог*
      имунитет* инфектолог* хематолог* кемотерап* хемотерап* радиотерап* зрачењ* биопсиј* хистолог* цитолог*
      пробир* скрининг* систематск* преглед прегледи прегледа телемедицин* хитна хоспитализац* хоспициј*
      палијатив* превијањ* ињекциј* инфузиј* плазматерап* прп озонотерап* озон магнетотерап* електротерап*
      електростимул* тецар криотерап* хидротерап* балнеотерап* парафин* инхалац* халотерап* барокомор* хипербарич*
      лимфн* пресотерап* цт мсцт ртг рендген* дензитометр* доплер* допплер* ангиограф* лапароскоп* хистероскоп*
      колпоскоп* цистоскоп* артроскоп* ендопротез* прелом* ишчашењ* уганућ* опеклин* опекотин* ране рана
      декубитус* његоватељ* неговатељ* геронтолог* донор генетик* генетич* генетск* днк очинств* лаборатор*
      витамини цјепив* вакцин* имунизац* апотек* лекови лекова рецепт* оптик* наочал* наочар* леће сочив* вид вида
      диоптриј* офталмолог* окулист* очн очне очна мрена мрене катаракт* глауком* страбиз* слабовидн* мрежниц* зуб
      зуби зуба зубн* зубар* стоматолог* денталн* пародонт* десни гингив* имплант* пломбе пломба испуни љускиц*
      фасет* винири алигнер* апаратић* каменц* пескарењ* умњак* умњац* ендодонц* ендодонт* печаћењ* флуорид*
      избељивањ* бруксиз* удлаг* сплинт* протез* протетик* круниц* мостов* ветерин* кастрац* стерилизац* чипирањ*
      микрочип* дресур* еутаназ* нутриционис* карличн* сексолог* еректилн* вазектом* обрезивањ* блефаропласт*
      ринопласт* липосукц* абдоминопласт* отопласт* баријатр* бајпас* трансплантац* дијализ* анестезиолог*
      рехабилитац* физијатр* лечењ*
    `,
    beauty: `
      brad* frizer* frizur* kozmeti* lice lica ljepot* lepot* manikur* nokti* obrv* pedikir* pedikur* spa tetov*
      trepavic* brijač* brijanj* barber* lash_lift laminac* nadogradnj* ekstenzij* keratin* botoks* botox
      dermalni_fil* filer* hijaluron* hialuron* biorevitaliz* mezoterap* mezonit* lifting* hifu radiofrekv*
      microneedling mikroneedling karboksiterap* povećanje_usana usne usana pomlađivanj* anti-age protiv_bora bora
      bore tretman* maske_za piling* kemijski_piling hemijski_piling omotavanj* anticelulit* celulit* lpg
      oblikovanje_tijel* oblikovanje_tel* kriolipol* solarij* samotamnj* vosak voskom voskiranj* šećerna_past*
      depilac* epilac* trajna_epil* ipl brazilk* bikini uklanjanje_kapil* kapilar* pigmentac* microblading
      mikroblading powder_brows trajna_šmink* trajni_make-up mikropigment* piercing* pirsing* šmink* make-up
      svečane_friz* pleteni* dreadlock* dredov* uvojc* trajna_ondul* ondulac* preljev* preliv* pramen* balayage
      balejaž* ombre farbanj* koloris* izbljeđ* dekolorac* sijed* feniranj* šišanj* muško_šiš* žensko_šiš*
      dečje_šiš* šiške fade trajni_lak gel_lak gel_nokt* geliranj* izlivanj* nadogradnja_nokt* nail_art
      akrilni_nokt* francuska_manik* parafinsk* hamam* floating tajlandske_mas* tajlandski_mas* tajlandska_mas*
      aromaterap* vruće_kam* stilist* ruž za_usne maskar* sjenil* senke puder* rumenil* korektor* krem* serum*
      tonik* losion* balzam* šampon* gel_za_tuš* dezodorans* perik* saloni_ljep* бријач* бријањ* брада браду
      барбер* обрв* трепавиц* ламинац* надоградњ* екстензиј* кератин* ботокс* филер* хијалурон* хиалурон*
      биоревитализ* мезотерап* мезонит* лифтинг* хифу радиофрекв* мицронеедлинг микронеедлинг карбокситерап*
      плазма усне усана помлађивањ* бора боре третман* пилинг* омотавањ* антицелулит* целулит* лпг кавитациј*
      криолипол* солариј* самотамњ* восак воском воскирањ* депилац* епилац* ипл бразилк* бикини капилар*
      пигментац* мицробладинг микробладинг микропигмент* пиерцинг* пирсинг* шминк* фризур* плетени* дреадлоцк*
      дредов* увојц* ондулац* прељев* прелив* прамен* балејаж* омбре фарбањ* колорис* избљеђ* деколорац* сијед*
      фенирањ* шишањ* шишке фаде гелирањ* изливањ* парафинск* спа хамам* флоатинг масаж* ароматерап* стилист*
      парфем* руж маскар* сенке пудер* руменил* коректор* крем* серум* тоник* лосион* балзам* шампон* сапун*
      дезодоранс* перик* козметич* козметик* фризер* педикур* маникур*
    `,
    building: `
      arhitekt* bazen* beton* bravar* dizajn_interij* drvo elektri* fasad* gradnj* građevin* gradev* grijanj*
      grejanj* gips* instalacij* interij* iskop* izgradnj* keramič* kamen* klim* krov* kuhinj* limar* ličilač*
      moler* montaž* namještaj* nameštaj* obnov* ograd* održavanj* parket* podov* popravk* popravak* projektir*
      prozor* renovac* rekonstruk* restaur* sanac* sanitar* servis* solarn* stubišt* tesar* uređenj* uredenj*
      vodoinstal* vrat* vrt* zid* čišćenj* vodovod* elektro* utičnic* prekidač* uzemljenj* gromobran* interfon*
      portafon* protuprovaln* protivprovaln* alarmn* vatrodojav* gašenje_požar* protupožarn* protivpožarn*
      sprinkler* odimljav* odvođenje_dim* panik_rasvj* nužna_rasvj* evakuac* kontrola_pristup* slaba_struj*
      punionic* stanica_za_punj* toplinske_pump* toplinska_pump* toplotne_pump* toplotna_pump* dizalica_toplin*
      podno_grij* podno_grej* radijator* bojler* plinsk* plinoinstal* plin gasn* kotlov* kotao peći peć kamini
      kaljev* dimnjak* dimnjačar* odžačar* septičk* kanalizac* odvodn* drenaž* oborinsk* bunar* bušenje_bunar*
      crpk* pumpe pumpa filtri_za_vod* pročišćav* začeplj* odčeplj* odgušenj* odštop* cijevi cijevn* cevi cevne
      slavin* miješalic* wc tuš tuševi tuš_kabin* kupaonic* kupatil* adaptac* renoviranj* ključ_u_ruke žbuk*
      malter* gletanj* gletova* ličenj* krečenj* tapet* dekorativne_tehn* štuko* knauf rigips pregradn*
      spuštene_strop* spušteni_strop* spuštena_strop* spušteni_plafon* plafon* stropov* rastezljiv* estrih*
      samonivel* laminat* linoleum* hoblanj* brušenje_pod* polaganj* pločic* mozaik* porculan* kutne_letv* lajsn*
      izolac* toplinska_izol* termoizol* hidroizol* zvučna_izol* stiropor* vuna_za etics obloga obloge ciglen*
      cigle ytong siporeks blok* porobeton* temelji piloti šalovanj* oplat* armatur* armirač* zemljane_radov*
      zemljani_radov* zemljana_radov* bager* crijep* crep oluk* oluci žlijeb* potkrovlj* tavan* niskogradnj*
      visokogradnj* rušenj* razbijanj* dijamantn* zavarivanj* varenj* čelične_konstr* čelični_konstr*
      čelična_konstr* kovan* kovano_željez* rešetk* nadstrešnic* tende tendi sjenic* senic* pergol* garaž* kapij*
      ramp* rolete roleta roletne rolo žaluzin* žaluzij* venecijaner* grilj* škure komarnik* pvc_stolar*
      alu_stolar* aluminijske_stol* aluminijski_stol* aluminijska_stol* ostakljenj* zastaklj* staklar* izo_stakl*
      okov* brave brava cilindri zamjena_brav* zamena_brav* izrada_ključ* radne_ploč* ormari ormar plakar*
      ugradbene_ormar* ugradbeni_ormar* ugradbena_ormar* ugradni_ormar* garderob* predsob* uredski_namješ*
      kancelarijski_nam* tapeciran* presvlačenj* sklapanje_namj* stolar* stepeništ* stepenic* opločenj* opločnik*
      tlakovac* popločavanj* behaton asfalt* rubnjak* ivičnjak* cestogradnj* putogradnj* signalizacij* travnj*
      trava tepih_trav* veštačka_trav* navodnjavanj* sadnj* sadnja_drv* živic* orezivanj* rezidb* rušenje_stabal*
      sječa seča_stabal* uklanjanje_panj* krajobraz* pejzaž* hortikult* baštovan* jezerc* fontan* generalno_čišć*
      dubinsko dubinsko_čišć* dubinsko_pranj* pranje_tepih* kemijska_čist* hemijsko_čišć* alpinistički_rad*
      visinski_rad* radovi_na_visin* odnošenj* dezinfekc* dezinsekc* deratizac* stjenic* stenic* žohar* bubašvab*
      mravi mrava miševi glodavc* glodar* štakor* pacov* krpelj* komarc* osa osinj* stršljen* golub* termit*
      šišmiš* plijesan* plijesni buđ majstor_za sitni_poprav* popravci bijela_tehnik* bela_tehnik* ventilac*
      rekuperac* rashladn* idejno_rješ* idejni_proj* glavni_projek* izvedbeni_pr* nacrti 3d_vizualiz* 3d_vizuel*
      legalizac* statik* statički* energetske_certifik* energetski_certifik* energetska_certifik* energetski_preg*
      energetski_pasoš* geodet* geodez* geolo* geomehan* termograf* termovizij* katastar* etažir* parcelac*
      troškovnik* predmjer* fotonapon* sunčane_elektran* sunčani_elektran* sunčana_elektran* agregat* inverter*
      ups dizala dizalo lift liftov* eskalator* skele skela namješten* водоинстал* водовод* електричар* електро*
      утичниц* прекидач* разводн* уземљењ* громобран* аутоматик* видеонадзор* интерфон* портафон* протупровалн*
      противпровалн* алармн* ватродојав* протупожарн* противпожарн* спринклер* одимљав* евакуац* пуниониц* гријањ*
      грејањ* радијатор* бојлер* плинск* плиноинстал* плин гасн* котлов* котао пећи пећ камини камин каљев*
      димњак* димњачар* оџачар* септичк* канализац* одводн* дренаж* оборинск* бунар* црпк* пумпе пумпа прочишћав*
      зачепљ* одчепљ* одгушењ* одштоп* цеви цевне славин* туш тушеви купаониц* купатил* санитариј* керамичар*
      адаптац* реновац* реновирањ* жбук* малтер* глетањ* глетова* личењ* личилачк* собослик* молерај* молерск*
      кречењ* тапет* штуко* гипс* кнауф ригипс преградн* плафон* стропов* растезљив* естрих* кошуљиц* самонивел*
      ламинат* линолеум* паркет* хоблањ* полагањ* плочиц* керамичк* камен* мозаик* порцулан* лајсн* изолац*
      термоизол* хидроизол* стиропор* етицс фасад* облога облоге циглен* цигле зидањ* зидар* сипорекс блок*
      поробетон* темељи пилоти шаловањ* оплат* арматур* армирач* бетонирањ* бетонск* ископ* багер* грађевинск*
      кров кровов* кровопокривач* кровишт* цреп лимар* олук* олуци поткровљ* таван* нискоградњ* високоградњ*
      изградњ* градњ* реконструкц* рестаурац* санациј* рушењ* разбијањ* дијамантн* заваривањ* варењ* бравар*
      кован* оград* решетк* надстрешниц* тенде тенди сениц* балкон* терасе пергол* роштиљ* гараж* капиј* рамп*
      ролете ролета ролетне роло жалузин* жалузиј* венецијанер* гриљ* шкуре комарник* остакљењ* застакљ* стаклар*
      стакло прозор* врата оков* браве брава цилиндри кухињ* ормари ормар плакар* гардероб* предсоб* намештај*
      тапециран* пресвлачењ* столар* тесар* степеништ* стубишт* степениц* оплочењ* оплочник* тлаковац* поплочавањ*
      бехатон асфалт* рубњак* ивичњак* цестоградњ* путоградњ* сигнализациј* травњ* трава наводњавањ* садњ* живиц*
      орезивањ* резидб* кошњ* кошењ* крајобраз* пејзаж* хортикулт* вртлар* баштован* околиш* језерц* фонтан*
      базен* чишћењ* дубинско одвоз* одношењ* дезинфекц* дезинсекц* дератизац* стениц* жохар* бубашваб* мрави
      мрава мишеви глодавц* глодар* штакор* пацов* крпељ* комарц* оса осињ* стршљен* голуб* термит* шишмиш* буђ
      поправак* поправци поправк* климатизац* климе вентилац* рекуперац* расхладн* архитект* пројектирањ*
      пројектовањ* нацрти надзор* легализац* статик* статички* геодет* геодез* геоло* геомехан* термограф*
      термовизиј* катастар* етажир* парцелац* трошковник* фотонапон* соларн* агрегат* инвертер* упс дизала дизало
      лифт лифтов* ескалатор* скеле скела
    `,
    legal: `
      advokat* bankar* brakorazvod* financ* finans* fakturir* građansko hipotek* kazneno knjigovod* kredit*
      mediacij* mirovin* najam nasljed* nekretnin* obračun_plaća odvjetn* osiguranj* ostavin* porez* procjen*
      računovod* radno_pravo razvod* revizij* savjetovanj* savetovanj* zastupanj* zemljišn* osnivanje sudsk*
      sudski_spor* parnic* parničn* arbitraž* tužb* žalbe žalba mirenj* ovrh* ovršn* izvršenj* izvršn* naplat*
      naplata_potraž* potraživanj* dugov* stečaj* predstečajn* likvidac* stambeni_kred* gotovinske_kred*
      gotovinski_kred* gotovinska_kred* zajam zajmov* pozajmic* refinanc* leasing* lizing* faktoring* bankovn*
      banke štednj* oročen* depozit* tekući_račun* devizn* mjenjačn* menjačn* prijenos_novc* prenos_novc*
      investic* ulaganj* investiran* broker* obveznic* vrijednosni_pap* hartije_od penzij* penzion* kasko
      zeleni_karton životno_osig* putno_osig* nasled* oporuk* testament* darovanj* darovni* alimentac* uzdržavanj*
      izdržavanj* podjela_imov* podela_imov* bračna_stečev* starateljstv* posvojenj* posvajanj* usvajanje_djet*
      bračni_ugov* prekršajn* kazneni_post* krivičn* otkaz_ugov* otkazi radni_spor* mobing* stanovi_na
      prodaja_stan* prodaja_nekretn* kupoprodaj* kupnja_nekr* kupovina_nekr* promet_nekr* otvaranje_firm*
      registrac* registracija_firm* trgovačka_društ* privredna_društ* statusne_prom* uknjižb* žigov* žig patent*
      intelektualn* licenciranj* certificiranj* sertifikac* sastavljanje_ugov* korporativn* spajanj* pripajanj*
      preuzimanj* due_diligence javna_nabav* javne_nabav* javnih_nabav* natječajn* tender* tržišno_natj* imigrac*
      državljanstv* boravak_i dozvola_borav* boravišn* radne_dozv* radna_dozv* vize viza apostil* javni_bilj*
      javnobilj* punomoć* sudski_tumač ovjerene_prijev* ovjereni_prijev* ovjerena_prijev* overa overa_dok* poresk*
      pdv pdv-a obračun_plać* obračun_plata obračun_zarad* plaće zarade završni_račun* završni_računi intrastat
      fiskalizac* joppd kadrovsk* kadrovska_ev* revizorsk* poslovni_plan* poslovni_planovi budžetir* kontroling*
      upravljanje_rizic* procena_nekr* procene vještačen* veštačen* sudski_vješt* naknada_štet* naknade_štet*
      prometne_nezgod* prometni_nezgod* prometna_nezgod* saobraćajne_nezg* agencija_za_nekret* agencije_za_nekr*
      izdavanje_stan* zakup* poslovni_prostor* vikendic* stanovi novogradnj* upravljanje_nekr* upravljanje_zgrad*
      upravitelj_zgrad* suvlasn* eu_fondov* eu_fondovi subvenc* poticaj* bespovratn* gdpr offshore detektiv*
      poligraf* dužnik* žiranti založn* ovršni_post* адвокат* правн* правни_сав* заступањ* заступање_пред судск*
      судски_спор* парниц* парничн* арбитраж* тужб* жалбе жалба медијац* мирењ* оврх* овршн* извршењ* извршн*
      наплат* наплата_потраж* потраживањ* дугов* стечај* предстечајн* ликвидац* особни_стеч* кредит*
      стамбени_кред* готовинске_кред* готовински_кред* готовинска_кред* хипотек* зајам зајмов* позајмиц* рефинанц*
      леасинг* лизинг* факторинг* банкарск* банковн* банке штедњ* орочен* депозит* текући_рачун* девизн* мењачн*
      пренос_новц* инвестиц* улагањ* инвестиран* брокер* обвезниц* инвестицијски_фонд* мировин* пензиј* пензион*
      осигурањ* аутоосигур* аутоодговорност* каско зелени_картон животно_осиг* путно_осиг* здравствено_осиг*
      осигурање_имов* насљед* наслед* оставин* опорук* тестамент* даровањ* даровни* развод* бракоразводн*
      алиментац* уздржавањ* издржавањ* подела_имов* брачна_стечев* скрбништв* старатељств* посвојењ* посвајањ*
      брачни_угов* обитељско_прав* породично_прав* радно_прав* стварно_прав* обвезно_прав* трговачко_прав*
      привредно_прав* казнено_прав* кривично_прав* управно_прав* порезно_прав* пореско_прав* грађанско_прав*
      медицинско_прав* насљедно_прав* наследно_прав* прекршајн* казнени_пост* кривичн* отказ_угов* откази
      радни_спор* мобинг* некретнин* станови_на продаја_стан* продаја_кућ* продаја_некретн* купопродај*
      купња_некр* куповина_некр* промет_некр* оснивање_твртк* оснивање_тврт* оснивање_доо оснивање_фирм*
      оснивање_обрт* отварање_фирм* регистрац* регистрација_фирм* трговачка_друшт* привредна_друшт* статусне_пром*
      земљишн* земљишна_књиг* укњижб* жигов* жиг заштита_жиг* ауторско_прав* ауторска_прав* патент* интелектуалн*
      лиценцирањ* цертифицирањ* сертификац* уговор* састављање_угов* корпоративн* спајањ* припајањ* преузимањ*
      дуе_дилигенце јавна_набав* јавне_набав* јавних_набав* тендер* тржишно_натј* имиграц* држављанств* боравак_и
      дозвола_борав* боравишн* радне_дозв* радна_дозв* визе виза апостил* јавни_биљ* јавнобиљ* пуномоћ*
      судски_тумач овера овера_док* рачуновод* књиговод* вођење_књиг* порез* пореск* пдв порез_на_дох*
      порез_на_доб* поврат_порез* обрачун_плаћ* обрачун_плата обрачун_зарад* плаће зараде завршни_рачун*
      завршни_рачуни финанцијск* финансијск* интрастат фискализац* јоппд кадровск* кадровска_ев* ревизиј*
      ревизорск* интерна_ревизиј* пословни_план* пословни_планови буџетир* контролинг* управљање_ризиц* процјен*
      процјена_некр* процјена_штет* процена_некр* процене вештачен* накнада_штет* накнаде_штет* прометне_незгод*
      прометни_незгод* прометна_незгод* саобраћајне_незг* агенција_за_некрет* најам_стан* најам_послов*
      изнајмљивањ* издавање_стан* закуп* пословни_простор* грађевинско_земљ* викендиц* станови куће_за новоградњ*
      туристичке_некр* управљање_некр* управљање_зград* управитељ_зград* одржавање_зград* сувласн* еу_фондов*
      еу_пројект* еу_фондови субвенц* потицај* потпоре_за бесповратн* гдпр заштита_особн* заштита_подат* оффсхоре
      детектив* полиграф* дужник* жиранти заложн* овршни_пост* pravn*
    `,
    education: `
      dječji_* engleski* jaslic* kamp* kurs* mentor* matematik* njemački obrazovan* obuk* predavanj* predškol*
      priprem* radionic* robotik* seminar* škol* stipend* studij* tečaj* trening* učenj* vrtić* produženi_boravak
      edukac* osposoblj* usavršavanj* vebinar* majstorsk* masterclass intenzivn* praktikum* praksa prakse
      stručna_praks* pripravn* instrukc* privatni_čas* privatne_instr* privatni_satov* državna_matur* matura
      mature mala_matur* prijemni_ispit* prijemni produženi_borav* produženog_bor* cjelodnevn* celodnevn*
      poludnevn* pješčanik* rani_razv* montessori montesori waldorf* gimnazij* strukovn* fakultet* sveučilišt*
      univerzitet* akadem* veleučil* preddiplomsk* poslijediplom* osnovne_stud* master_stud* doktorsk* doktorat*
      specijalistički_stud* diplom* svjedodžb* ispiti ispit polaganj* natjecanje_iz ielts toefl cambridge dsd
      engleskog njemačkog nemački nemačkog francusk* talijansk* italijansk* španjolsk* španski kinesk* japansk*
      rusk* tursk* arapsk* latinsk* hrvatski_za srpski_za konverzac* gramatik* strani_jezi* jezičn* jezičk*
      poslovni_engl* algebr* geometrij* fizika hemija biolog* geografij* povijest_i scratch mentalna_aritm*
      brzo_čitanj* lijepo_pisanj* kaligraf* čitaonic* retorik* govorništv* javni_nastup* pjevanj* pevanj*
      solo_pjev* solo_pev* solfeggio solfeđo klavir* gitar* violin* bubnj* flaut* saksofon* harmonik* tambur*
      slikanj* slikarsk* crtanj* kiparsk* lončar* izvannastavn* vannastavn* sekcij* slobodne_aktiv* dopunska
      dodatna_nast* dopunska_nast* prekvalifik* dokvalifik* cjeloživotn* celoživotn* bezbednost_i_zdrav*
      stručni_ispit zavarivač* online_teč* online_nast* poslovna_eduk* kurikul* raspored_sati upisi upis_u
      student* erasmus razmjen* razmena_učen* u_inozemstv* u_inostran* maturaln* ekskurz* coaching koučing*
      lični_razv* lični_rast vještin* veštin* čuvanje_dec* dadilj* bebisiter* užin* vozačk* vozački_isp*
      a_kategorij* b_kategorij* c_kategorij* d_kategorij* kategorija_a kategorija_b kategorija_c kategorija_d
      kategorija_am prometne_propis* prometni_propis* prometna_propis* teorijsk* vožnje_za katedr* odsjek*
      znanstven* naučn* disertac* metodik* otvoreni_sat dan_otvorenih dani_otvoren* profesionalna_orij* курс
      курсев* едукац* настав* обук* оспособљ* усавршавањ* предавањ* семинар* вебинар* тренинг* радиониц*
      мајсторск* мастерцласс интензивн* практикум* пракса праксе приправн* инструкц* матура матуре припрем*
      предшкол* јаслиц* вртић* цјелодневн* целодневн* полудневн* играониц* игралишт* монтессори монтесори школ*
      гимназиј* струковн* факултет* универзитет* академ* велеучил* студиј* преддипломск* докторск* докторат*
      диплом* испити испит полагањ* иелтс тоефл цамбридге дсд енглески енглеског њемачки њемачког немачки немачког
      француск* талијанск* италијанск* шпањолск* шпански кинеск* јапанск* руск* турск* арапск* латинск* конверзац*
      граматик* језичн* језичк* математик* алгебр* геометриј* физика хемија биолог* географиј* информатик*
      роботик* сцратцх шах шаховск* калиграф* читаониц* реторик* говорништв* глум* певањ* солфеггио солфеђо
      клавир* гитар* виолин* бубњ* флаут* саксофон* хармоник* тамбур* збор зборск* сликањ* сликарск* цртањ*
      кипарск* лончар* керамик* ликовн* изваннаставн* ваннаставн* секциј* допунска преквалифик* доквалифик*
      цјеложивотн* целоживотн* заваривач* његоватељиц* курикул* уписи студент* стипенд* ерасмус кампови матуралн*
      екскурз* инклуз* помоћник* ментор* цоацхинг коучинг* вештин* дадиљ* бебиситер* ужин* возачк* аутошкол*
      теоријск* библиотек* катедр* знанствен* научн* дисертац* методик* квизови strani_jezic*
    `,
    hospitality: `
      apartman* balkon bicikl* izlet* jacuzzi kamin klima_uređaj konferencijsk* krevet* krstarenj* kuć* noćenj*
      obilaz* odmor* parking* parkiral* plaž* polupansion restoran* roštilj* sala sob* smještaj* smeštaj* studio
      teras* transfer* turistič* turiz* vila wellness wifi ville hotel* hostel* motel* aparthotel* pansion*
      gostinj* vile vikendice_za bungalov* brvnar* planinsk* konak* konaci agroturiz* seosko_dom* glamping* šator*
      jednokrevet* dvokrevet* trokrevet* četverokrev* četvorokrev* lux luks superior deluxe suite odvojeni_krev*
      kinderbet pogled_na pogled_na_mor* hladnjak* frižider* televizor sušilo fen ogrtač* papuče kuhalo_za kuvalo
      minibar* mini_bar sef wi-fi besplatan_wi-fi garaža doruč* švedski_stol švedski_sto puni_pansion pun_pansion
      all_inclusive boravak* dnevni_odm* saun* finska_saun* đakuzi hidromasaž* termaln* toplic* terme banja banje
      biljar* stolni_ten* ognjišt* piknik* ležaljk* suncobran* čamc* rent_a_bike rent_a_boat safari jeep_safari
      putovanj* ture tura jahte jahta jahting gulet* nautičk* rafting* kajakarenj* pješačk* pješačenj* pešačk*
      pešačenj* uspon* quad quadovi atv buggy panoramsk* razgled* obilasci vodič* stručno_vodst* avio_kart*
      aviokart* avionske_kart* city_break last_minute first_minute rani_booking ljetovanj* letovanj* zimovanj*
      vikend_put* vjerska_put* grupna_put* putničke_agenc* team_building* teambuilding* banket* svečanost*
      svečana_sal* svečane_dvor* venčanj* kongres* sale_za dvorana_za coworking recepcij* room_service praonic*
      vešeraj pranje_rublj* peglanj* glačanj* čuvanje_prtlj* garderoba animac* animacija_za ljubimci_dob*
      znamenitost* nacionalni_park* park_prirod* vodopad* slapov* špilj* pećin* tvrđav* dvorac dvorci kušaonic*
      degustacij* skijališt* ski_pass žičar* klizališt* aquapark* akvapark* vodeni_park* zabavni_park*
      adrenalinsk* zipline zip_line pustolovn* avanturist* zoološk* хотел* хостел* мотел* апартман* апартхотел*
      пансион* гостињ* виле вила бунгалов* брвнар* планинск* салаш* конак* конаци агротуриз* глампинг* камп
      кампов* кампир* шатор* смештај* собе соба собама једнокревет* двокревет* трокревет* четверокрев*
      четворокрев* лукс супериор суите кревет кревети киндербет балкон* хладњак* фрижидер* телевизор сушило фен
      огртач* папуче кувало минибар* сеф интернет паркинг* паркирал* гаража трансфер* доруч* полупансион* ноћењ*
      боравак* саун* јацуззи ђакузи хидромасаж* термалн* топлиц* терме бања бање теретан* биљар* роштиљ* огњишт*
      пикник* плаж* лежаљк* сунцобран* чамац чамц* бродиц* риболов* лов ловн* сафари излети излет излета путовањ*
      туре тура туристич* туриз* крстарењ* бродом једрењ* јахте јахта јахтинг цхартер* гулет* наутичк* рафтинг*
      кајакарењ* планинарењ* планинарск* пешачк* пешачењ* успон* јахањ* атв панорамск* разглед* обилаз* обиласци
      водич* авиокарт* љетовањ* летовањ* зимовањ* скијањ* теамбуилдинг* банкет* свечаност* свадб* венчањ* конгрес*
      конференцијск* рецепциј* праониц* вешерај пеглањ* глачањ* гардероба анимац* знаменитост* водопад* слапов*
      шпиљ* пећин* тврђав* дворац дворци винариј* кушаониц* дегустациј* скијалишт* жичар* клизалишт* аквапарк*
      адреналинск* зиплине пустоловн* авантурист* зоолошк*
    `,
    food: `
      alkohol* burger* catering* čaj čajev* čokolad* doručk* hran* jela jelovnik* juhe kav* keks* koktel* kruh*
      hleb* kuhinja* mliječn* pecivo pića piva pivo pizz* pršut ribe riba roštilj* ručak* sir salat* sendvič*
      sladoled* slastic* sok* supe suši tort* vegan* vin* voće džem* doručci ručkov* večer* marende marenda
      gablec* brunch* predjel* meze narezak* šopska šopska_sal* juha čorb* supa pašticad* ragu ragui gulaš*
      goveđi_gul* grah pasulj* prebranac sarma sarme punjene_paprik* punjeni_paprik* punjena_paprik* punjene_pap*
      mućkalic* musak* đuveč* ajvar* kajmak* pljeskavic* ćevap* ražnjić* vešalic* na_žaru s_gradela gradel*
      ispod_peke peka pod_saksijom s_ražnja sa_ražnja ražanj janjetin* jagnjetin* odojak odojk* praset* praseć*
      pečenj* pečenk* svinjetin* svinjsk* teletin* teleć* junetin* juneć* govedin* goveđ* piletin* pileć* puretin*
      pureć* ćuretin* patka pačetin* guska kunić divljač* srnetin* odrez* odresc* biftek* stek steak* ramstek
      rebra rebarca krilc* kotlet* bečki_odr* bečka_šnicl* šnicl* karađorđev* lepinj* somun* hamburger* kebab*
      giros gyros hot_dog* tost* pice testenin* paste njok* špaget* lazanj* karbonar* ravioli rižot* tapas* taco*
      burrito nachos falafel* humus* sushi ramen wok rezanc* vegetarij* posn* dečji_meni* halal bezgluten*
      bez_gluten* umak* umaci sosov* kečap* majonez* senf* hren urnebes ocat sirće bučino_ulj* suncokretove_ulj*
      suncokretovi_ulj* suncokretova_ulj* ulje ulja začin* sol_i morska_sol cvijet_soli šećer brašn* riža rižu
      pirinač tjesten* muesli granol* zobene konzerv* kiselo kiseli* zimnic* marmelad* pekmez* slatko oras* bademi
      lješnjac* lešnic* grickalic* čips* kokic* hljeb pogač* peciva burek* bureci pita pite sirnic* zeljanic*
      gibanic* štrukl* štrudl* savijač* baguette kroasan* croissant* pekar* kifl* cheesecake čizkejk tiramisu
      brownie kremšnit* krempit* šampit* baklav* tulumb* kadaif hurmašic* rahat* halv* fritul* krafn* krofn*
      uštipc* uštipak palačink* vafl* paprenjak* licitar* bombon* pralin* karamel* desert* poslastic* poslastičar*
      sorbet* gelato puding* rožat* sirev* siru ovčj* mozzarell* feta vrhnj* pavlak* mlečn* jogurt* kefir* maslac*
      puter* skut* jaje omlet* kajgan* kulen* čvarc* slanin* panceta kobasic* salam* suhomesnat* suvomesnat* šunk*
      paštet* mljeven* delikates* polugotov* krumpir* krompir* pomfrit povrć* gljiv* vrganj* pečurk* tartuf*
      blitv* riblj* orad* brancin* lignj* hobotnic* škamp* gambor* rakov* dagnj* buzar* tuna bakalar* srdel*
      inćun* pastrv* pastrmk* šaran* smuđ fiš morski_plod* plodovi_mor* piće bezalkohol* matcha kafa kafe espresso
      cappuccino kapučino latte macchiato kakao topla_čokol* cijeđen* ceđen* limunad* smoothie smuti frape
      milkshake koktal* mineralne_vod* mineralni_vod* mineralna_vod* mineralna_voda voda_za boza kvas piv pive
      točeno_piv* craft_piv* kraft_piv* lager stout ipa cider jabukovač* rose graševin* malvazij* plavac_mali
      prokupac tamjanik* vranac pjenuš* penuš* šampanj* gemišt vermut* brandy vodka votka rakij* šljivovic*
      travaric* dunjevač* viljamovk* pelinkovac liker* viski whisk* rum gin džin tequila aperitiv* bar barovi
      nargil* degustac* somelij* ketering* za_van za_poneti za_ponijeti konob* kafan* kafić* gostionic* bistro
      buffet pivnic* pivovar* pivar* menze menza zalogajnic* gastronom* voćn* voća jagode smrznut* azijsk*
      talijanska_kuhin* specijalitet* topla_predj* hladna_predj* јеловник* доручци ручак ручков* вечер* маренде
      маренда габлец* брунцх* мезе нарезак* салат* шопска чорб* супе супа паштицад* рагу рагуи гулаш* грах пасуљ*
      пребранац сарма сарме мућкалиц* мусак* ђувеч* ајвар* кајмак* пљескавиц* ћевап* ражњић* вешалиц* роштиљ
      роштиља градел* пека ражањ јањетин* јагњетин* одојак одојк* прасет* прасећ* печењ* печенк* свињетин* свињск*
      телетин* телећ* јунетин* јунећ* говедин* говеђ* пилетин* пилећ* пуретин* пурећ* ћуретин* патка пачетин*
      гуска кунић дивљач* срнетин* одрез* одресц* бифтек* стек стеак* рамстек ребра ребарца крилц* котлет* шницл*
      карађорђев* лепињ* сомун* бургер* хамбургер* кебаб* гирос сендвич* тост* пизз* пице пица тестенин* пасте
      њоке њоки шпагет* лазањ* карбонар* равиоли рижот* тапас* тацо* буррито нацхос фалафел* хумус* суши сусхи
      рамен резанц* вегетариј* веган* посн* халал безглутен* умак* умаци сосов* кечап* мајонез* сенф* хрен урнебес
      кавијар* оцат сирће уље уља зачин* шећер брашн* рижа рижу пиринач муесли гранол* зобене конзерв* кисело
      кисели* зимниц* џем џемов* мармелад* пекмез* слатко мед меда пчелињ* орас* бадеми љешњац* лешниц* грицкалиц*
      чипс* кокиц* хлеб хљеб погач* пециво пецива бурек* буреци пита пите сирниц* зељаниц* гибаниц* штрукл*
      штрукљи штрудл* савијач* багуетте кроасан* цроиссант* пекар* кифл* кекс* колач* торта торте торти цхеесецаке
      чизкејк тирамису кремшнит* кремпит* шампит* баклав* тулумб* кадаиф хурмашиц* рахат* халв* фритул* крафн*
      крофн* уштипц* уштипак палачинк* вафл* папрењак* медењак* медењац* лицитар* бомбон* чоколад* пралин*
      карамел* десерт* сластиц* сластичарн* посластиц* посластичар* сладолед* сорбет* гелато пудинг* рожат* сирев*
      сир сиру овчј* козј* моззарелл* фета врхњ* павлак* млеко млека млечн* јогурт* кефир* маслац* путер* скут*
      јаја јаје омлет* кајган* пршут* кулен* чварц* сланин* панцета кобасиц* салам* сухомеснат* сувомеснат* шунк*
      вратин* паштет* мљевен* деликатес* полуготов* кромпир* помфрит поврћ* гљив* вргањ* печурк* тартуф* блитв*
      риба рибе рибљ* орад* бранцин* лигњ* хоботниц* шкамп* козиц* гамбор* раков* камениц* дагњ* шкољк* бузар*
      туна бакалар* срдел* инћун* пастрв* пастрмк* шаран* смуђ фиш пића пиће безалкохол* чај чајев* матцха кава
      каве кафа кафе еспрессо цаппуццино капучино латте маццхиато какао сок соков* цеђен* лимунад* смоотхие смути
      фрапе милксхаке коктел* коктал* боза квас пива пиво пив пиве лагер стоут ипа цидер јабуковач* вино вина
      винск* росе грашевин* малвазиј* прокупац тамјаник* вранац пенуш* шампањ* гемишт вермут* коњак* водка вотка
      ракиј* шљивовиц* лозовач* травариц* медиц* медовач* дуњевач* виљамовк* пелинковац ликер* виски рум гин џин
      аперитив* бар барови наргил* дегустац* сомелиј* цатеринг* кетеринг* ресторан* коноб* кафан* кафић* каван*
      гостиониц* бистро буффет пивниц* пивовар* пивар* мензе менза залогајниц* гастроном* воће воћн* воћа јагоде
      смрзнут* медитеранск* азијск* специјалитет* јела meda kosu
    `,
    culture: `
      bal balet bibliotek* baštin* crtanje dokumentar* fotograf* festival* film* folklor* glazb* glum* igr*
      izdanj* izložb* karneval* keramik* kino* knjig* koncert* konferenc* knjižn* kultur* likovn* književn*
      manifest* muzej* muzik* obljetn* opera ples* poezij* priredb* proslav* rođendan* rukotvor* skulptur* sajam*
      susret* svadb* teatar* umjetn* vjenčanj* zbor* kazališ* pozoriš* lutkarsk* dram* komedij* mjuzikl* opere
      operet* filharmon* orkest* ansambl* hor horsk* kvartet* klapa klape klapsk* vernisaž* stalni_postav zbirk*
      performans* kina bioskop* animiran* podcast* podkast* radio_em roman romani pripovij* pripovet* pjesm* pesme
      pesnič* pjesnič* proza bajk* slikovnic* strip* manga anime cosplay album* singl* muzičk* jazz džez rock
      blues folk etno hip-hop rap klasična_muz* živa_svirk* svirk* dj karaok* disko zabav* stand-up standup
      improvizac* show šou cirkus* mađioničar* iluzionist* klaun* klovn* vatromet* godišnjic* dečji_rođend*
      rođendaonic* krizm* pričest* krsna_slav* slava slave svečan* doček* novogodišn* božić* advent* djed_mraz
      deda_mraz sveti_nikol* uskrs* uskršnj* vaskrs* poklad* maškar* fašnik* zvončar* sinjska_alka alka žetven*
      smotra smotre dani_grad* dan_državn* fešt* pučka_fešt* sajmov* buvljak* buvlja božićni_saj* maskenbal*
      balovi parad* mimohod* kviz pub_kviz kvizov* društvenih_ig* paintball pejntbol airsoft escape_room* igara
      puzzle slagalic* lutrij* tombol* domino belot briškul* remi bridž poker pikado kuglanj* boćanj* boće slikar*
      slike_na portret* pejzaži grafik* akvarel* kiparst* ikone ikonopis* fresk* vitraj* vitraž* murali mural
      grafiti street_art obrt* zanat* tradicijsk* vez vezenj* narodna_nošnj* narodne_nošnj* čipk* heklanj* pleten*
      tkanj* šivanj* krojenj* patchwork filcanj* vunarst* makrame perlic* lončarst* kovačk* drvorezbar* rezbar*
      decoupage scrapbook* origami koreograf* salsa salse bachata tango valcer* kizomba flamenco breakdance
      narodna_kola kolo orijentaln* pole_dance tribin* debat* rasprav* simpozij* okrugli_stol* okrugli_sto
      natječaj_za konkursi nagradn* ceremonij* zavičajn* arheolog* povijesn* istorijsk* spomen* audio_vod*
      rezidenc* ozvučenj* voditelj_prog* концерт* фестивал* представ* позориш* луткарск* драм* комедиј* мјузикл*
      опере опера балет* оперет* филхармон* оркест* ансамбл* зборов* хор хорск* квартет* клапа клапе клапск*
      изложб* вернисаж* галериј* музеј* постав* збирк* перформанс* кино кина биоскоп* филмск* филмови филм
      анимиран* документар* подцаст* подкаст* књиг* роман романи приповиј* приповет* песме песнич* поезиј* проза
      бајк* сликовниц* стрип* манга аниме албум* сингл* музик* музичк* јазз џез роцк блуес фолк фолклор* етно рап
      свирк* дј караок* диско забав* стандуп импровизац* шоу циркус* мађионичар* илузионист* клаун* кловн*
      ватромет* свадбе годишњиц* рођендан* рођендаониц* крштењ* кризм* причест* слава славе прослав* свечан*
      обљетниц* дочек* новогодишн* божић* адвент* ускрс* ускршњ* васкрс* поклад* машкар* фашник* карневал*
      звончар* алка жетвен* смотра смотре фешт* сајам сајмов* бувљак* бувља маскенбал* бал балови парад* мимоход*
      квиз квизов* ласертаг паинтбалл пејнтбол аирсофт игра игре игара пуззле слагалиц* лутриј* томбол* домино
      белот бришкул* реми бриџ покер пикадо куглањ* боћањ* боће сликар* портрет* пејзажи график* акварел*
      скулптур* кипарст* иконе иконопис* фреск* витрај* витраж* мурали мурал графити фотограф* обрт* занат*
      традицијск* вез везењ* чипк* хеклањ* плетен* плетењ* ткањ* шивањ* кројењ* филцањ* вунарст* макраме перлиц*
      лончарст* ковачк* дрворезбар* резбар* децоупаге сцрапбоок* оригами плес плесов* плесн* плесач* кореограф*
      салса салсе бацхата танго валцер* кизомба фламенцо бреакданце коло књижевн* трибин* дебат* расправ*
      конференц* симпозиј* конкурси наградн* церемониј* завичајн* археолог* историјск* баштин* спомен* резиденц*
      озвучењ*
    `,
    sport: `
      aerobik atletik* bicikliz* boks* borilačk* gimnasti* jahanj* joga jedrenj* judo karate klizanj* košark*
      nogomet* fudbal* odbojk* penjanj* pilates planinar* plivanj* ronjenj* ribolov* rukomet* sport* streljaš*
      šah* skijanj* teretan* tenis* treninz* trening* turnir* veslanj* taekwondo zumba napredni početnici vježb*
      vežb* fitnes* joge yoga hatha istezanj* stretching crossfit* funkcionaln* kružni_tren* tabata hiit ems
      bodybuilding bodibilding* powerlifting* dizanje_uteg* dizanje_teg* utezi utega kalistenik* street_workout
      kardio spinning* personalni_tren* grupni_tren* zdrava_kralj* vodeni_aerob* aquaerob* plivačk* vaterpol*
      ronilačk* snorkeling skokovi skokovi_u_vod* surfanj* surfing* windsurf* kitesurf* wakeboard* sup suping
      stand_up_paddl* veslačk* kajak* kajaci kanu rafting jedrilič* ribičij* ribičk* kickbox* kickboks* muay_thai
      mma hrvanj* hrvačk* rvanj* sambo džudo tekvondo aikido kung_fu tai_chi qigong čigong jiu_jitsu jiu-jitsu
      samoobran* samoodbran* capoeira mačevanj* streljačk* streličarst* futsal mali_nogom* na_pijesku padel
      badminton* squash hokej* umetničko_kliz* ragbi baseball* golf* curling kuglan* ritmička_gimn* akrobatik*
      trampolin* parkour mažoretk* cheerleading trčanj* utrk* trke trka maraton* polumaraton* trail triatlon*
      biatlon orijentac* brdski_bicik* mtb bmx romobil* trotinet* skejt* skateboard* rolan* rolere rolšue skijaš*
      snowboard* sanjkanj* nordijsko_hod* nordijsko_skij* hodanj* šetnj* alpiniz* penjališt* penjačk* boulder*
      speleolog* kanjoning* padobran* skok_padobran* tandem_skok* bungee paragliding* zmajarst* jahačk* preponsk*
      dresurn* hipoter* motosport* motokros* motocross enduro karting* drift reli esport* natjecanj* takmičenj*
      prvenstv* liga lige članarin* pretplata_na mjesečna_kart* svlačionic* stadion* tereni teren kondicijsk*
      kondicion* тренинз* тренинг вежб* теретане фитнес* јога јоге хатха пилатес* истезањ* стретцхинг аеробик*
      зумба цроссфит* функционалн* табата хиит емс бодибилдинг* утези утега калистеник* кардио спиннинг* пливањ*
      пливачк* ватерпол* роњењ* ронилачк* сноркелинг скокови сурфањ* сурфинг* китесурф* суп супинг веслањ*
      веслачк* кајак* кајаци кану рафтинг једрилич* рибичиј* рибичк* бокс боксачк* кицкбокс* мма хрвањ* хрвачк*
      рвањ* самбо џудо јудо карате теквондо аикидо чигонг самообран* самоодбран* борилачк* цапоеира мачевањ*
      стрељаштв* стрељачк* стреличарст* ногомет* фудбал* футсал кошарк* одбојк* рукомет* тенис* падел бадминтон*
      хокеј* клизањ* рагби басебалл* голф* цурлинг куглан* гимнастик* акробатик* трамполин* паркоур мажоретк*
      цхеерлеадинг атлетик* трчањ* утрк* трке трка маратон* полумаратон* траил триатлон* биатлон бицикл* мтб
      ромобил* тротинет* скејт* скатебоард* ролањ* ролан* ролере ролшуе скијаш* скијање сањкањ* ходањ* шетњ*
      планинарств* алпиниз* пењањ* пењалишт* пењачк* боулдер* спелеолог* кањонинг* падобран* бунгее параглидинг*
      змајарст* јахачк* коњичк* коњиц* препонск* дресурн* хипотер* мотоспорт* мотокрос* мотоцросс ендуро картинг*
      дрифт рели еспорт* такмичењ* турнир* првенств* лига лиге чланарин* свлачиониц* стадион* терени терен
      кондицијск* кондицион*
    `,
    software: `
      analitik* automatiz* backup baz* cloud digital* e-trgovin* erp gps hosting informati* infrastruktur*
      integracij* internet* izvještaj* kamer* kibernetič* mobiln* monitoring* mrež* nadzor* oblak* platform*
      plaćanj* podrška* praćenj* programiranj* računal* računar* razvoj* robot* server* sinkroniz* softver*
      sustav* sistem* testiranj* umjetna web* it izrada_softv* izrada_sajt* izrada_aplik* aplikac* online_trgov*
      landing_page* vps domen* ssl poslužitelj* rezervne_kop* virtualizac* virtualn* klaster* migracij* cdn dns
      vpn proxy vatrozid* firewall antivirus* informacijska_sig* informaciona_bezb* cyber* sajber* penetracijsk*
      enkripcij* šifriranj* autentifik* dvofaktorsk* jedinstvena_prij* elektronički_potp* elektronski_potp*
      e-račun* e-faktur* eračun* elektronsko_fakt* upravljanje_dokum* crm skladišno_posl* robno_materij*
      fiskalne_kas* chatbot* četbot* botovi veštačka_intel* veštačke_intel* neuronsk* strojno_uč* mašinsko_uč*
      vizualizac* vizuelizac* prognozir* predviđanj* prepoznavanj* kompjuterski_vid glasovn* api sdk plugin*
      dodatak_za widget* proširenj* predlož* predlošci šablon* tamni_način tamna_tema noćni_način tamni_režim
      izvanmrežn* offline vanmrežn* sinhronizac* push_* podsjetnik* podsetnik* planer* bilješk* beleške štoperic*
      tražilic* pretraživač* filtri sortiranj* izvoz_pod* uvoz_pod* skeniranj* barkod* bar_kod* qr qr_kod*
      terminali online_plać* kartično_plać* naplata_kart* online_rezerv* online_nar* online_zakaz* korisnički_rač*
      administracija_sust* administriranj* udaljena_podr* helpdesk zapisnik_akt* implementac* devops docker
      kubernetes qa refaktor* mikroservis* sql postgresql pohran* blockchain* blokčejn kriptovalut* pametni_ugov*
      token* vr ar virtualna_stv* virtuelna_real* proširena_stv* ui ux korisničko_suč* korisnički_inter* sučelj*
      interfejs* prototip* upotrebljiv* frontend backend android ios windows linux open_source otvoreni_kod
      otvorenog_kod* repozitorij* naredbeni_red framework* algoritm* kompajler* uređivač* cms wordpress lokalizac*
      višejezič* korisničke_ulog* više_korisn* suradnje_u komentiranj* chat čet telefonij* ip_telefon*
      telefonske_centr* telefonska_centr* call_cent* pozivni_cent* sms streaming* prijenos_uživ* prenos_uživ*
      titlov* navigacijsk* geolokac* iot telematik* scada cad bim gis 3d_ispis* 3d_print* simulator* emulator*
      kalkulator* pretvarač* konverter* skripte makronar* podešavanje_rut* uklanjanje_virus* strukturno_kabl*
      optičk* optički_inter* optika_do širokopojasn* e-usluge софтвер* програмирањ* апликац* хостинг* впс домен*
      ссл сервер* послужитељ* облак цлоуд бацкуп виртуализац* виртуалн* кластер* миграциј* цдн днс впн ватрозид*
      антивирус* кибернетичк* сајбер* пенетрацијск* енкрипциј* шифрирањ* аутентифик* двофакторск* ерачун*
      фактурирањ* црм ерп благајн* цхатбот* четбот* ботови неуронск* аналитик* статистик* визуализац* визуелизац*
      прогнозир* предвиђањ* препознавањ* гласовн* интеграциј* апи сдк плугин* модули модул проширењ* предлож*
      предлошци шаблон* изванмрежн* оффлине ванмрежн* синхронизац* подсетник* планер* праћењ* биљешк* белешке
      штопериц* тражилиц* претраживач* филтри сортирањ* скенирањ* баркод* терминали администрирањ* информатичк*
      хелпдеск мониторинг* имплементац* девопс доцкер кубернетес рефактор* микросервис* похран* блоцкцхаин*
      блокчејн криптовалут* токен* вр ар уи сучељ* интерфејс* прототип* употребљив* фронтенд бацкенд андроид иос
      репозиториј* алгоритм* компајлер* уређивач* цмс локализац* вишејезич* коментирањ* цхат чет мессенгер*
      видеопозив* видеоконференц* телефониј* смс стреаминг* титлов* навигацијск* геолокац* гпс иот телематик*
      сцада цад бим гис симулатор* емулатор* калкулатор* претварач* конвертер* скрипте макронар* рачунар* мреже
      мрежн* оптичк* широкопојасн* дигитализац* дигиталн*
    `,
    marketing: `
      brendiranj* brošur* branding copywriting dizajn* društvene_mreže fotografiranj* grafič* gravir* identitet*
      ilustracij* istraživanje_tržišta kampanj* katalog* komunikac* konzult* konsalt* kreativ* letak* letc* logo*
      marketing* natpis* naljepnic* oglašav* plakat* prevođ* prijevod* promidžb* publikac* reklam* snimanj*
      strateg* tisak* tiskar* štamp* video* vizitk* oglas* vođenje_društ* google_ads google_oglas* facebook_oglas*
      seo seo_optim* optimizacij* smm ppc banner* baneri baner vanjsko_oglaš* outdoor svjetleć* svetleć* 3d_slova
      neonsk* jumbo_plak* bilbord* billboard* city_light* cirade cerade štandov* štand roll_up* roll-up* pop_up
      oslikavanj* oslikavanje_voz* oblijepljiv* rebranding* vizualni_ident* vizuelni_ident* slogan* naming
      tiskanj* offset* ofset* veliki_format* sitotisak sitoštamp* tampon_tis* tampotisak sublimac* termotransf*
      folijotis* zlatotis* laminiranje_pap plastificir* uvez* koričenj* štancanj* ploter* rezanje_folij*
      posjetnic* lifleti flajer* flyer* katalozi poster* razglednic* čestitk* pozivnic* zahvalnic* kuvert* koverte
      memorand* blokov* rokovnik* kalendari etiket* nalepnic* magnet* bedž* jelovnici ambalaž* vrećic* kesic*
      promo* merch poslovni_dar* korporativni_pokl* pečat* izrada_pečat* fotokopir* kopiraonic* kopirajting
      sadržaj_za kreiranje_sadrž* content lektur* lektoriranj* korektur* prevod* simultan* konsekutiv* tumačenj*
      usmeno_prev* voice_over podnaslavlj* titlovanj* produkcij* promo_vid* dron* produktna_fotog* portretn*
      reportaž* retuš* fotoknjig* fotostudij* color_grading animac* motion_graph* 3d_animac* infografik*
      prezentac* pr odnosi_s_javn* odnosi_sa_javn* press influencer* blogeri marketinš* istraživanje_trž*
      istraživanja_trž* anket* fokus_grup* tajni_kup* mystery konverzij* generiranje_lead* e-mail_mark* lojalnost*
      konzalting* konsultantsk* poslovno_savj* poslovno_sav* strateš* poslovna_strat* poslovni_procesi facilitac*
      organizacija_dog* organizacija_dogadj* organizacija_event* organizacija_prosl* organizacija_konf*
      organizacija_vjenč* korporativni_dog* event* ljudski_resur* ljudskih_resur* ljudski_potenc* regrutac*
      selekcija_kand* zapošljavanj* posredovanje_pri_zap* ustupanje_rad* headhunt* outsourcing* franšiz*
      оглашавањ* оглас* реклам* сео оптимизациј* смм ппц баннер* банери банер оутдоор натпис* светлећ* неонск*
      билборд* биллбоард* цираде цераде штандов* штанд осликавањ* бренд* брандинг* ребрандинг* логотип* лого
      слоган* наминг дизајн* графичк* тискар* тисак тискањ* штамп* оффсет* офсет* ситотисак ситоштамп* тампотисак
      сублимац* термотрансф* фолијотис* златотис* пластифицир* увез* коричењ* штанцањ* плотер* визитк* летак летци
      летака лифлети флајер* брошур* каталози плакат* постер* разгледниц* честитк* позивниц* захвалниц* куверт*
      коверте меморанд* блоков* роковник* календари етикет* наљепниц* налепниц* магнет* беџеви јеловници амбалаж*
      врећиц* кесиц* промо* мерцх печат* гравирањ* фотокопир* копираониц* копирајтинг текстопис* цонтент лектур*
      лекторирањ* коректур* превод* превођењ* симултан* консекутив* тумачењ* поднаслављ* титловањ* видеопродукц*
      продукциј* снимањ* дрон* фотограф* портретн* репортаж* ретуш* фотокњиг* фотостудиј* анимац* инфографик*
      презентац* илустрациј* пр пресс медијск* инфлуенцер* блогери маркетинг* маркетинш* анкет* конверзиј*
      лојалност* конзултац* конзалтинг* консалтинг* консултантск* саветовањ* стратегиј* стратеш* фацилитац* евент*
      регрутац* запошљавањ* хеадхунт* оутсоурцинг* франшиз*
    `,
    transport: `
      auto* brod* carin* charter čamac delov* dostav* gum* iznajmlj* kamion* kombi kontejner* kurir* logistik*
      motor* najam_* odvoz* otkup* poluprikol* pomoć_na_cesti prijevoz* prevoz* rent-a-car selidb* servis*
      skladišt* špedic* taxi transfer* transport* teretn* vozil* vulkaniz* vuča mehaničarsk* pranje_voz* detailing
      poliranj* felge naplatci balansiranj* centriranj* optika_traga geometrija_kot* reglaž* lakirer*
      farbanje_aut* udubljenj* zamjena_stakl* zamena_stakl* zatamnjiv* zatamnjenj* antikoroz* zamjena_ulj*
      zamena_ulj* zamjena_kočn* zamjena_rem* zupčasti_rem* kočnic* kočion* ovjes* trap trapa vešanj* amortizer*
      upravljač* dizel* turbin* turbo dizne injektor* mjenjač* menjač* spojk* kvačil* transmisij* ispuh* auspuh*
      auspusi katalizator* dpf akumulator* alnaser* elektropokret* chip_tuning čip_tjuning tuning* ugradnja_plin*
      tng xenon šlep_služb* šlep* vučn* vučna_služb* rezervni_dijel* rezervni_del* rent_a_car uvoz_voz* uvoz_aut*
      registracija_voz* rabljene_voz* rabljeni_voz* rabljena_voz* polovna_voz* terenska_voz* terenc* karavan
      limuzin* kombij* minibus* putnički_prij* kiper* bageri dizalic* hidraulične_platf* viljuškar* viličar*
      buldožer* kombinirk* vangabarit* izvanred* tegljač* prikolic* cistern* hladnjač* zbirni* zbirni_prijev*
      avionski_prij* zračni_prij* avio_transp* željezničk* železničk* pomorski_prij* intermodal* međunarodni_prij*
      međunarodni_tran* špedit* logistič* skladišni_prost* magacin* fulfilment fulfillment paketi_i pošiljk*
      ekspresn* međunarodne_sel* utovar* istovar* pakiranj* pakovanj* radnici_za_sel* taksi zračna_luk* aerodrom*
      vip_transf* privatni_voz* vozači motocikl* skuter* mopedi jet_ski jetski gliser* izvanbrodsk* vanbrodski
      helikopter* avionsk* čarter* trajekt* punjenje_elek* gorski_bicik* registarske_tabl* аутосервис*
      аутомеханич* механичарск* аутопраон* аутопериониц* детаилинг полирањ* вулканиз* гуме гума фелге наплатци
      балансирањ* центрирањ* реглаж* аутолимар* аутолакир* лакирер* удубљењ* аутостакл* затамњив* затамњењ*
      антикороз* кочниц* кочион* трап трапа вешањ* амортизер* управљач* мотор мотори мотора моторн* дизел* турбин*
      турбо дизне ињектор* мењач* спојк* квачил* трансмисиј* испух* ауспух* ауспуси катализатор* дпф аутоелектр*
      акумулатор* алнасер* електропокрет* аутоклим* тунинг* аутоплин тнг дијагностик* шлеп* вучн* аутоделов*
      аутомобил* возила возило аутокућ* теренц* караван лимузин* комби комбиј* минибус* аутобус* превоз* теретн*
      камион* кипер* багери дизалиц* аутодизалиц* платформ* виљушкар* виличар* булдожер* комбинирк* вангабарит*
      изванред* тегљач* приколиц* полуприколиц* цистерн* хладњач* збирни* контејнер* жељезничк* железничк*
      бродарств* интермодал* шпедиц* шпедит* логистик* логистич* складишт* магацин* фулфилмент фулфиллмент царин*
      царињењ* достав* курирск* пошиљк* експресн* поштанск* селидб* утовар* истовар* пакирањ* паковањ* такси
      аеродром* возачи мотоцикл* скутер* мопеди јетски глисер* изванбродск* ванбродски хеликоптер* авионск*
      чартер* трајект* кампер* аутокључ*
    `,
    goods: `
      alat* bicikli brend* bižuter* buket* cvijeć* cveć* dekoracij* drva elektronik* galanterij* igračk*
      instrumenti knjige kozmetika kož* lamp* metal* namjernic* naočal* nakit* obuć* odjeć* odeć* oprem* papir*
      parfem* pelet* poklon* posteljin* proizvod* rasvjet* rublje sapun* satovi sjemenk* staklo suvenir* svijeć*
      tekstil* tepis* torb* ukras* uređaj* zavjes* muška_odj* ženska_odj* muška_od* ženska_od* dečja_od*
      radna_odj* radna_od* radna_odijel* trikotaž* haljin* suknj* bluz* majic* polo topovi hudice dukse* veste
      vesta kardigan* sako sakoi odijel* odela prsluk* kaput* jakn* bund* kabanic* kombinezon* hlače pantalone
      traperic* farmerk* tajice helank* kratke_hlač* šorc* pidžam* ogrtači donje_rublj* veš donji_veš grudnjak*
      čarap* hulahop* kapa kape šeširi šešir šal šalovi marame marama rukavic* remen remenje pojas pojasev*
      kaiševi leptir_mašn* ruksak* ruksaci ranac ranc* kofer* novčanik* kišobran* sunčane_nao* cipel* čizm* patik*
      sandal* papuč* gležnjač* naušnic* minđuš* prsten* vjenčano_prst* burme narukvic* ogrlic* lančić* privjes*
      privezak broš* ručni_sat* zlato zlatn* zlatar* srebro srebrn* dijamant* brilijant* biseri bisera minerali
      kristali tkanin* predivo pređa pređe vunica konac konci krzn* jastuk* jastuci pokrivač* poplun* jorgan* deke
      madrac* dušeci dušek nadmadrac* ručnic* peškir* stolnjak* zavese zavesa karniš* tepih* posuđ* lonac lonci
      tava tave tiganj* tanjur* tanjir* šalic* šolje šolja čaše čaša pribor_za_jel* noževi termosic* čajnik*
      džezv* porculan porcelan* kristaln* staklen* vaze vaza sveće sveća mirisi_za difuzor* okviri_za ogledal*
      svjetiljk* svetiljk* luster* žarulj* sijalic* led led_rasvj* reflektor* lutke lutaka plišan* kocke_za puzle
      kolica_za_beb* pelen* darov* cvjećar* ruže tulipani orhidej* aranžman* cvjetni_aran* baloni balona hobi
      uredski_mat* kancelarijski_mat* bilježnic* svesk* olovk* karton* kutij* palet* sanduk* folije strech
      ljepljive_trak* ljepljivi_trak* ljepljiva_trak* vreće vreća boca boce flaše tegle pakirn* ambalaž*
      elektroničk* hladnjaci frižideri zamrzivač* perilic* veš_mašin* mašine_za_veš perilice_rub* sušilic*
      perilice_posu* sudoper* pećnic* rerne štednjac* štednjak* šporet* mikrovaln* mikrotalas* nape aparat_za_kaf*
      mlinac mlinci_za blender* mikser* usisavač* usisivač* glačal* pegl* ovlaživač* odvlaživač* pročišćivač*
      grijalic* grejalic* televizori audio zvučnik* zvučnici slušalic* mikrofon* pojačal* pametni_telef* mobiteli
      tableti tablet laptop* prijenosni_rač* monitor* tipkovnic* tastatur* printer* pisač* tinta tinte toner*
      skeneri hardver* procesor* memorij* kabel* kablov* žice punjač* maskice maske_za futrol* fotoaparat*
      objektiv* muzički_instr* gitare klaviri sintisajzer* udžben* antikvit* antikvarij* gramofonsk* kovanic*
      numizmatik* filatel* poštanske_mark* rabljen* polovn* second_hand štapovi_za oružj* municij* streljiv*
      baštenski_nam* baštensk* bušilic* odvijač* brusilic* testere trimer* motokultiv* freza freze freziranj*
      visokotlačn* kompresor* strojev* mašine mašina tokarsk* strugarsk* strug strugov* cnc cnc_obr*
      aparati_za_zav* elektromotor* reduktor* ležajev* remeni lanac lanci konvejer* hidraulik* hidraulič*
      pneumatik* pneumatsk* crijev* crevo creva manometr* senzor* ventil* armature_za fitinz* prirubnic* profili
      lim limov* žica čelik* čelič* čelici inox inoks nehrđaj* nerđaj* aluminij* bakar bakren* bronc* bronz*
      lijevan* livenj* ljevaon* livnic* titan obojeni_met* odljevc* štancan* savijanje_lim* plastifikac*
      elektrostatsk* pocinčav* cinčan* galvanizac* vijci vijak vijčan* šrafovi matice čavl* ekser* tipl* sidreni
      šarke zakovic* građevni_mat* cement pijesak pesak šljunak šljunk* tucanik* ljepil* lepak lepkov* fug fuge
      fuga crijep piljene_građ* piljeni_građ* piljena_građ* rezana_građ* daske daska iver* šperploč* osb mdf
      furnir* drvn* ogrjev* ogrevn* briket* ugljen ugalj goriv* benzin dizelsk* plin_u_boc* maziv* ulja_i bitumen*
      silikon* brtv* zaptiv* boje lakov* emajl* temeljne_boj* razrjeđ* razređ* kemikalij* hemikalij* kemijsk*
      kiselin* reagens* sirovin* polimer* polietilen* polipropilen* plastik* plastičn* stakloplast* kompozit*
      pleksiglas* spužv* sunđer* elektromater* transformator* brojil* vodomjer* ljestve merdevin* regal* vitrin*
      vage trgovačka_opr* ugostiteljska_opr* rashladne_vitr* industrijsk* industrijska_opr* štake tlakomjer*
      aparat_za_tlak glukometr* inhalator* htz lična_zašt* respirator* kacige sredstva_za_čišć* deterdžent*
      higijensk* toaletni_pap* salvet* maramic* pet_shop pet_centar akvarij* terarij* ogrlice_za dodaci_prehr*
      dodatak_prehr* dodaci_ishr* suplement* protein* aminokis* kauč* trosjed* garnitur* kutne_garn* fotelj*
      stolic* stolov* blagovaonsk* trpezarij* komod* noćni_ormar* stalci vješalic* sefovi nadgrobn* spomenici
      granit* mramor* lijes* sanduci urne vijenci zastav* pehari pehar značk* veleprodaj* maloprodaj* rasprodaj*
      sniženj* sniženo najprodavan* одећ* трикотаж* хаљин* сукњ* блуз* кошуљ* мајиц* поло топови худице дуксе*
      џемпер* весте веста кардиган* сако сакои одела прслук* капут* јакн* бунд* кабаниц* комбинезон* хлаче
      панталоне трапериц* фармерк* тајице хеланк* шорц* пиџам* огртачи рубље веш грудњак* чарап* хулахоп* капа
      капе шешири шешир шал шалови мараме марама рукавиц* ремен ремење појас појасев* каишеви крават* торбе
      торбиц* торба руксак* руксаци ранац ранц* кофер* новчаник* кишобран* обућ* ципел* чизм* тенисиц* патик*
      сандал* папуч* глежњач* бижутериј* накит* наушниц* минђуш* прстен* прстење бурме наруквиц* огрлиц* ланчић*
      привезак брош* сатови злато златн* златар* сребро сребрн* дијамант* брилијант* бисери бисера минерали
      кристали тканин* текстил* предиво пређа пређе вуница конац конци кожн* крзн* постељин* јастук* јастуци
      покривач* поплун* јорган* деке мадрац* душеци душек надмадрац* ручниц* пешкир* столњак* завесе завеса
      карниш* теписи тепих* посуђ* лонац лонци тава таве тигањ* тањур* тањир* шалиц* шоље шоља чаше чаша ножеви
      термосиц* чајник* џезв* порцулан порцелан* кристалн* стаклен* вазе ваза свеће свећа дифузор* огледал*
      светиљк* лампе лампа лустер* жаруљ* сијалиц* лед рефлектор* лампиони играчк* лутке лутака плишан* пузле
      креветић* пелен* поклон* даров* сувенир* букет* цвеће цвећар* руже тулипани орхидеј* аранжман* балони балона
      украси хоби биљежниц* свеск* оловк* папир* картон* кутиј* палет* сандук* стрецх вреће врећа боца боце флаше
      тегле пакирн* амбалаж* електроник* електроничк* хладњаци фрижидери замрзивач* перилиц* сушилиц* судопер*
      пећниц* рерне штедњац* штедњак* шпорет* микровалн* микроталас* напе кавомат* млинац блендер* миксер*
      усисавач* усисивач* глачал* пегл* овлаживач* одвлаживач* прочишћивач* гријалиц* грејалиц* телевизори аудио
      звучник* звучници слушалиц* микрофон* појачал* пројектор* мобители таблети таблет лаптоп* монитор*
      типковниц* тастатур* принтер* писач* штампач* тинта тинте тонер* скенери хардвер* процесор* мемориј* кабел*
      каблов* жице пуњач* маскице футрол* фотоапарат* камере инструменти гитаре клавири синтисајзер* уџбен*
      антиквит* антиквариј* винтаге грамофонск* кованиц* нумизматик* филател* рабљен* половн* ловачк* оружј*
      мунициј* стрељив* баштенск* алат* бушилиц* одвијач* брусилиц* тестере косилиц* косачиц* тример* мотокултив*
      фреза фрезе фрезирањ* високотлачн* компресор* стројев* машине машина токарск* стругарск* струг стругов* цнц
      електромотор* редуктор* лежајев* ремени ланац ланци транспортер* конвејер* хидраулик* хидраулич* пнеуматик*
      пнеуматск* црево црева манометр* сензор* вентил* фитинз* прирубниц* профили метал* лим лимов* жица мрежа
      мрежасте челик* челич* челици инокс нехрђај* нерђај* алуминиј* бакар бакрен* месинг* бронц* бронз* ливењ*
      љеваон* ливниц* титан одљевц* штанцан* пластификац* електростатск* поцинчав* цинчан* галванизац* вијци вијак
      вијчан* шрафови матице чавл* ексер* типл* сидрени шарке заковиц* цемент бетон песак шљунак шљунк* туцаник*
      љепил* лепак лепков* фуг фуге фуга даске даска лампериј* ивер* шперплоч* осб мдф медијапан фурнир* дрво
      дрвн* дрва огревн* пелет* брикет* угљен угаљ горив* бензин дизелск* мазив* битумен* силикон* бртв* заптив*
      боје боја лаков* емајл* разређ* хемикалиј* киселин* реагенс* сировин* полимер* полиетилен* полипропилен*
      пластик* пластичн* гумен* стаклопласт* композит* плексиглас* спужв* сунђер* електроматер* трансформатор*
      бројил* љестве мердевин* регал* витрин* ваге индустријск* лабораторијск* инвалидск* штаке глукометр*
      инхалатор* хтз респиратор* кациге ватрогасн* детерџент* хигијенск* салвет* марамиц* аквариј* терариј*
      суплемент* протеин* аминокис* кауч* гарнитур* фотељ* столиц* столов* благоваонск* трпезариј* комод* сталци
      сефови надгробн* споменици гранит* мрамор* сандуци урне застав* пехари пехар медаљ* значк* велепродај*
      малопродај* распродај* снижењ* снижено најпродаван* moda
    `,
    farming: `
      domać* gnojiv* jaja konj* koz* krav* kukuruz* lov* maslin* maslinovo_ulje mlijek* mlek* ovce pčel*
      poljoprivred* povrtlar* rasadnik* sadnic* sjeme* stoč* šum* uzgoj* vinograd* vinar* voćar* životinj* farm*
      opg ratarstv* ratarsk* peradarst* živinarst* svinjogoj* kunićarst* ribogojst* ribnjak* ribnjac* propolis*
      matična_mliječ* matični_mleč* pelud* polen saće žitaric* žito pšenic* ječam zob ovas raž suncokret* repica
      soja soje grašak grahorica leća lan lucern* djetelin* detelin* sijeno seno slama silaž* krmn* krmiva
      premiks* đubriv* stajnjak* kompost* treset* herbicid* pesticid* seme semena presadnic* rasad voćk* voćnjak*
      jabuk* krušk* višnj* trešnj* šljiv* breskv* marelic* kajsij* malin* kupin* borovnic* ribiz* aronij* jagod*
      lješnjak* lešnik* orah orahe smokv* uljar* agrum* mandarin* grožđ* povrtar* plastenik* plastenic* staklenik*
      staklenic* hidropon* rajčic* paradajz* krastavc* krastavac paprik* kupus* mrkv* šargarep* cikl* luk
      bijeli_luk češnjak* beli_luk bundev* tikv* patlidžan* lubenic* dinj* mikrobilj* mikrozelen* peršin* bosiljk*
      bosiljak ljekovit* lekovito_bilj* ljekovito_bilj* začinsk* lavand* ružmarin* kadulj* smilj* nevena kamilic*
      duhan* duvan* šampinjon* bukovač* micelij* četinjač* tuje tuja smrek* smrče borovi breza hrast* bukva grmlj*
      trajnic* lukovic* biljk* stabl* drveć* sukulent* goved* telad bikov* simental* buša muzn* mužnj* svinje
      svinja mangulic* crna_slavon* prasad odojci ovaca ovnovi janjci jaganjci lipicanc* ždrijeb* ždreb* poni
      magarac magarc* kunići zečevi kokoš* nesilic* nosilj* brojler* tovljenik pilići pilića patke guske purani
      ćurke prepelic* nojev* fazan* inkubator* pasmin* rase_pas* rasa uzgajiv* odgajivačn* štenad* štenci mačić*
      mačke pas psi pasa ovčar* labrador* haski terijer* jazavčar* tornjak* šarplanin* papig* papagaj* gmazov*
      hrčak hrčci činčil* alpak* jelen* srne akvakultur* pošumljav* pilan* žetv* berba berbe sjetv* setva oranj*
      obrada_tla obrada_zeml* prskanj* navodnjav* meliorac* agronom* agroteh* traktor* kombajn* sijačic* sejalic*
      plugov* plug muzilic* pašnjak* ispaš* klaon* ekološk* ekološka_proiz* organske_poljop* organski_poljop*
      organska_poljop* organsk* eko_proizv* seosko_gaz* пољопривред* фарм* опг ратарств* ратарск* сточарств*
      перадарст* живинарст* свињогој* козарст* коњогој* кунићарст* пчелар* рибогојст* рибњак* рибњац* пчеле
      кошниц* прополис* пелуд* полен саће житариц* жито пшениц* јечам зоб овас раж кукуруз* сунцокрет* репица соја
      соје грашак грахорица лећа лан луцерн* детелин* сијено сено слама силаж* сточн* крмн* крмива премикс*
      гнојив* ђубрив* стајњак* компост* тресет* хербицид* пестицид* семе семена пресадниц* расад расадник* садниц*
      воћк* воћарст* воћњак* јабук* крушк* вишњ* трешњ* шљив* брескв* марелиц* кајсиј* малин* купин* боровниц*
      рибиз* арониј* јагод* љешњак* лешник* орах орахе смокв* маслин* уљар* агрум* мандарин* грожђ* виноград* лоза
      лозни вртларст* повртлар* повртар* пластеник* пластениц* стакленик* стаклениц* хидропон* парадајз* краставц*
      краставац паприк* купус* мркв* шаргареп* цикл* лук чешњак* бундев* тикв* патлиџан* лубениц* диње диња
      микробиљ* микрозелен* першин* босиљк* босиљак зачинск* лаванд* ружмарин* кадуљ* смиљ* невена камилиц* духан*
      дуван* шампињон* буковач* мицелиј* четињач* тује туја смрек* смрче јела борови бреза храст* буква грмљ*
      трајниц* луковиц* биљк* стабл* дрвећ* сукулент* краве крава говед* телад биков* симентал* буша музн* мужњ*
      свиње свиња мангулиц* прасад одојци овце оваца овнови јањци јагањци козе козји коњи коња липицанц* ждреб*
      пони магарац магарц* кунићи зечеви кокош* несилиц* носиљ* бројлер* товљеник пилићи пилића патке гуске пурани
      ћурке препелиц* нојев* фазан* инкубатор* пасмин* раса узгој* узгајив* одгајивачн* штенад* штенци мачић*
      мачке пас пси паса овчар* лабрадор* хаски јазавчар* торњак* шарпланин* папиг* папагај* гмазов* хрчак хрчци
      чинчил* алпак* јелен* срне аквакултур* шуме шумск* шумар* пошумљав* пилан* ловишт* жетв* берба бербе сетва
      орањ* прскањ* наводњав* мелиорац* агроном* агротех* трактор* комбајн* сијачиц* сејалиц* плугов* плуг
      музилиц* пашњак* испаш* клаон* еколошк* органск*
    `,
    social: `
      azil* besplatna_* biblij* briga dobrotvor* duhovn* dijalog* djec* ekolog* građan* humanit* inkluz* integrac*
      invalid* izbjegl* krštenj* katehez* mise molitv* okoliš* pastoral* podršk* pogreb* pomoć* potpor* prevencij*
      program* psihosocij* sakrament* skrb* skloniš* socijal* spašavanj* sahran* umirovlj* vatrogas* volonter*
      vjeronauk* zagovaranj* zajednic* zaštit* zbrinjavanj* donacij* donirajte volontiranj* udomljav* udomi
      prihvatilišt* beskućn* potrebit* siromašt* samohran* višečlan* siročad* nezbrinut* udomiteljstv*
      deca_sa_smet* teškoć* penzioner* branitelj* veteran* boračk* gerontodom* dnevni_borav* dnevni_centar
      personalni_asist* naknade omladin* adolescent* krizn* sos_telefon* hrabri_telef* porodično_nasilj* nasilj*
      žrtv* grupa_podrš* uzajamn* anonimni_alk* dvanaest_korak* resocijalizac* izbeglic* migrant* zastupništv*
      razvrstav* odvojeno_prik* recikliranj* reciklaž* akcija_čišć* eko_akcij* sadnja_stabal* gss prikupljanj*
      prikupljanje_sred* petic* crowdfunding darivanje_krv* dobrovoljno_dav* davanje_krv* zaklad* fondacij* crkv*
      bogoslužj* bogosluženj* liturgij* sveta_mis* molebn* parastos* opijel* opelo svete_tajn* sveti_tajn*
      sveta_tajn* svete_tajne ispovij* ispovest* krizma krizman* prva_pričest veronauk* župa župe župn* parohij*
      hodočašć* hodočast* samostan* manastir* misionar* misijsk* propovij* propoved* evanđ* jevanđ* slavljenj*
      štovanj* džamij* namaz islamsk* mevlud* mekteb sinagog* budistič* ukop* kremac* kremiranj* groblj* grobno
      balzamir* komemorac* komunaln* komunalne_usl* gradske_usl* upravni_post* šalter* matičn* matični_ured
      matičar* sklapanje_brak* lična_kart* lične_kart* putovnic* pasoš* prebivališt* uvjerenj* uverenj* rodni_list
      izvod_iz_mat* javna_raspr* javne_raspr* javni_uvid glasanj* glasovanj* birač* mjesna_samoup* mjesni_odbor*
      lokalna_samoup* gospodarenje_otp* otpad* glomazn* reciklažna_dvor* čistoća vodoopskrb* vodosnabd* toplan*
      dvd civilna_zašt* zavod_za_zap* burza_rada tržište_rada nezaposlen* sindikat* sindikaln* kud skupštin*
      godišnja_skup* izborna_skup* iseljeni* dijaspor* zavičaj* izviđač* klub_umirov* klub_penz* klub_žena žene_u
      majčinstv* roditelj* očinstv* prostorno_plan* urbanistič* prostorni_plan* regionalni_razv* participativn*
      proračun_gradj* civilno_društ* хуманитарн* добротворн* донациј* донирајте волонтер* волонтирањ* удомљав*
      удоми азил* склоништ* прихватилишт* бескућн* потребит* сиромашт* самохран* вишечлан* сирочад* незбринут*
      удомитељств* хранитељств* инвалид* тешкоћ* приступачн* умировљен* пензионер* бранитељ* ветеран* борачк*
      геронтодом* социјалн* накнаде помоћи млади омладин* адолесцент* кризн* насиљ* жртв* превенциј* узајамн*
      ресоцијализац* избеглиц* мигрант* заговарањ* заступништв* еколог* околиша разврстав* рециклирањ* рециклаж*
      спашавањ* спасавањ* гсс прикупљањ* петиц* кампањ* заклад* фондациј* цркв* богослужј* богослужењ* литургиј*
      миса мисе молитв* молебн* парастос* опело сакрамент* исповиј* исповест* кризма кризман* веронаук* жупа жупе
      жупн* парохиј* ходочашћ* ходочаст* самостан* манастир* мисионар* мисијск* катехез* проповиј* проповед*
      библиј* еванђ* јеванђ* слављењ* штовањ* џамиј* џематск* џемат намаз исламск* мевлуд* мектеб синагог*
      будистич* духовн* погреб* сахран* укоп* кремац* кремирањ* гробљ* гробно балзамир* комеморац* комуналн*
      шалтер* матичн* матичар* путовниц* пасош* пребивалишт* уверењ* гласањ* гласовањ* бирач* отпад* гломазн*
      чистоћа водоопскрб* водоснабд* топлан* двд ватрогас* полициј* незапослен* синдикат* синдикалн* куд скупштин*
      исељени* дијаспор* завичај* извиђач* мајчинств* родитељ* очинств* здравство урбанистич* партиципативн*
    `,
  },
  nonOffers: {
    claims: `
      besplatn* brz* certificiran* cijen* cen* diskrecij* dostupn* efikasn* ekološk* fleksibil* garancij*
      individualn* inovativ* iskust* iskusn* jamstv* kvalitet* kompetent* ljubazn* moderna najbolj* obiteljsk*
      odgovor* pouzdan* poštenj* povjerenj* precizn* profesional* pristupač* predan* sigurn* stručn* točnost*
      transparent* učinkovit* zadovoljn* zadovoljstv* tradicij*
    `,
    steps: `
      dogovor* dođite izaberi* javite* kako_* kontaktiraj* korak* kupi* naruči* nazovi* odaberi* otkrij* plati*
      ponuda_* pošalji* prijavi* prvi_* pridruži* registrir* rezervir* saznaj* zatraži* ispuni* upiš*
    `,
    labels: `
      adresa* aktualno blog cijene cijenik cjenik* članov* datum* dokument* donir* email facebook faq galerij*
      instagram iskustva kalendar kontakt* košarica lokacij* mapa najčešć* naslovna* naš* naše_* nedjelja novosti*
      novost* o_nama o_* objav* odricanje partner* petak pitanj* početna* ponedjeljak povijest* pogledaj*
      politika* pravila* pretraga* prijav* privatnost* raspored* radno_* recenzij* referenc* rezervac* saznaj_više
      slike sponzor* srijeda statut subota svi sve telefon* tim* upis* uvjeti* utorak vijesti* video* vizija*
      misija* četvrtak galerija
    `,
    roles: `
      asistent* članica član direktor* doktor* inženjer* koordinator* liječnik* menadžer* osnivač* predsjedn*
      predsedn* profesor* programer* ravnatelj* savjetnik* rukovodit* sekretar* specijalist* tajni* trener*
      učitelj* urednik* voditelj* vlasnik* zamjenik*
    `,
    prices: `
      akcij* besplatno djeca_* godišnje kotizacij* mjesečno mesečno po_danu po_noći po_osobi po_satu popust*
      predujam uključen* upisnina članarin* pdv
    `,
  },
};
