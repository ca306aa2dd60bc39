import type { LanguageWords } from '../words.ts';

export const HUNGARIAN: LanguageWords = {
  offers: {
    health: `
      fogfehérít* fogpótl* fogkő* fogtöm* foghúz* fogszabály* fogimplant* fogbeült* fogékszer* allergia*
      állatorvos* ambulan* bőrgyógyász* dietetik* egészség* fájdalom* fül-orr* gasztroenterológ* gyógymasszázs
      gyógyszer* gyógyászat* hallás* homeopát* implant* kezelés* kineziológ* kórház* korona lézer* logopéd*
      masszázs* mozgásterápi* mütét* műtét* oltás* onkológ* orvos* ortopéd* pszichológ* rehabilit* röntgen
      szakorvos* szűrés* terápi* tömés* ultrahang* urológ* vérvétel vizsgálat* migrén* fejfájás* hátfájás*
      derékfájás* derékfájdal* nyakfájás* ízületi ízületkop* porckopás* porckorong* gerinc* isiász* lumbágó reuma*
      arthrózis artrózis köszvény* csontritkulás* csípőfájdal* térdfájdal* vállfájdal* befagyott_váll golfkönyök*
      sarkantyú* bütyök* lúdtalp* talpbetét* tartáshib* tartásjavít* szkolióz* szorongás* depressz* pánikbetegség*
      pánikroham* kiégés* burnout trauma* poszttraum* álmatlanság* alvászavar* alváslabor* horkolás* szédülés*
      autizm* adhd figyelemzavar* hiperaktiv* függőség* dohányzásról leszokás* evészavar* étkezési_zavar* anorexi*
      bulimi* állkapocs* várandós* terhes* kismama* szülés* szoptat* csecsemő* újszülött* csípőszűr* hasfájás*
      reflux* gyomorfáj* gyomortükr* béltükröz* vastagbél* aranyér* visszér* visszereszt* sérvek epekő* epeműt*
      pajzsmirig* cukorbeteg* diabétesz* diabetológ* inzulinrezisz* pcos endometrió* meddőség* lombik* inszemin*
      mióma* ciszta* menopauza* változókor* inkontinen* gátizom* prosztata* merevedési* potencia* szemész*
      szemvizsg* látásvizsg* látásellen* szürkehályog* zöldhályog* glaukóma* szaruhártya* szemműt* kontaktlencs*
      szemüveg* fülészet* orrpolip* orrsövény* mandulaműt* arcüreg* fülzúgás* tinnitus allergolog* szénanátha*
      asztma* tüdőgyógy* tüdőszűr* légzésfunk* anyajegy* szemölcs* ekcéma* ekcémás pikkelysömör* psoriasis rosacea
      akné pattanás* hiperhidr* izzadás* ekg holter* vérnyomás* terheléses szívritmus* aritmia* infarktus*
      érsebész* doppler* ideggyógy* epilepszi* stroke parkinson* alzheimer* demencia* szklerózis* emg idegsebész*
      ficam* rándulás* csonttörés* gipszel* ínhüvely* bokaszalag* meniszkusz* térdprot* csípőprot* arthroszkóp*
      nefrológ* vese vesekő* hólyaghur* nőgyógy* rákszűr* méhnyak* mammográf* emlővizsg* spirál* bábaság dúla
      gyermekgyógy* belgyógy* hepatol* májbetegs* endokrinológ* hematológ* immunológ* daganat* hospice palliatív*
      radiológ* mri labor* vérvizsg* genetik* tumormarker* szűrővizsg* menedzserszűr* alkalmassági* védőolt*
      oltóanyag* infúzió* vitamininfúz* oxigénteráp* lökéshull* magnetoteráp* mágneste* iontoforéz* iszapkezel*
      gyógyvíz* balneo* hidroteráp* fizikoteráp* fizioteráp* gyógytorn* svédmassz* talpmassz* nyirokmassz*
      nyirokdren* aromamassz* bölcsességfog* gyökérkez* gyökértöm* parodont* ínysorvad* ínyműt* ínygyull*
      cirkónium* héjak műfogsor* hídpótl* szájsebész* szájhigi* szájüreg* dentálh* csontpótl* gyermekfog*
      barázdazár* all-on-4 invisalign altatásos pszichiát* pszichoteráp* gyermekpszich* emdr hipnózis* relaxáció*
      stresszkez* önismeret* gyászfeld* mentálhigi* mesteráp* kutyateráp* beszédfejl* beszédteráp* dadogás*
      pöszeség* fejlesztőped* gyógypedag* korai_fejleszt* dévény* tsmt szenzoros_integr* családállít*
      családfelállít* numerológ* számmiszt* asztrológ* horoszkóp* reiki akupunktúr* akupresszúr* kínai_gyógy*
      ájurvéd* ayurved* naturopát* természetgyógy* fitoteráp* aromateráp* csontková* kiroprakt* oszteopát*
      craniosac* manuálteráp* kineziotap* kinesiotap* köpöly* moxa lymphodr* íriszdiag* állapotfelm* talpreflex*
      reflexolog* jóslás tarot* kristályteráp* energiagyógy* theta_healing access_bars hangtál* sóbarlang*
      méregtelen* böjt böjtkúra* léböjt* diétás táplálkozási_tan* táplálkozás* életmód* testsúlycs*
      testösszetétel* laktózint* gluténérz* lisztérzé* bélflóra* candida* parazitasz* életvezet* otthonápol*
      otthoni_ápol* sebkezel* decubitus ápolónő betegszáll* patika* ortézis* protézis* járókeret* kerekesszék*
      kompressziós_hari* telemedic* online_konzult* ivartalan* féregtelen* chipelés* chippel* mikrochip*
      veszettség* egynapos_sebész* sebész* aneszteziol* plasztikai* mellnagy* mellplaszt* orrplaszt* hasplaszt*
      szemhéjplaszt* fülplaszt* zsírleszív* gyomorszűk* gyomorballon* sürgősségi* ügyelet* mentőszolg* betegtájék*
      szakrendel* magánrendel* járóbeteg* diagnoszt* szövettan* citológ* állapotos kardio* szívelégt* szívinf*
      memóriazav* gyászcsop* önbizalom* önértékel* teljesítményszor* félelm* fóbia* kényszerbeteg* ocd bipolár*
      skizofr* személyiségzav* nevelési_tan* kutyaiskol* kutyakozm* kutyapanz* macskapanz* fogorv* fogász*
    `,
    beauty: `
      borotválás festés fodrász* frizura* gyanta haj* kozmetik* köröm* manikűr melír* pedikűr smink* spa szakáll*
      szempilla* szemöldök* tetoválás arckezel* arctisztít* mélytiszt* hidroabráz* hydrafacial mikrodermabr*
      kémiai_hámlaszt* hámlaszt* peeling savas_hámlaszt* mikrotűs* dermapen* radiofrekv* rádiófrekv* hifu lifting*
      szálbehúz* botox* ráncfelt* ajakfelt* hialuron* hyaluron* vérplazm* prp anti-aging pigmentf* értágul*
      szőrtelen* gyantáz* cukorpaszt* epilál* epiláció* ipl shr villanófény* műszempill* pillahosszabb* pillaépít*
      pillalift* pillafest* microblading mikropigm* ajaktetov* gyerekhajv* tőfest* balayage ombre szőkít*
      színvisszav* keratin* brazil_keratin fejbőr* szárítás* besüt* konty* alkalmi_konty* menyasszonyi_friz*
      menyasszonyi_konty* dauer* afrofon* raszta* paróka* parókák barber* gyógypedi* lábápol* kézápol* géllakk*
      gél_lakk* körmös paraffin* tyúkszem* testkezel* testteker* testradír* zsírbont* zsírfagyaszt* kavitáció*
      cellulit* narancsbőr* alakformál* testformál* lpg endosphere* nyirokdrén* presszoter* infraszau* infrakab*
      gőzkabin* hammam* jakuzzi jacuzzi merülőmed* szolári* barnít* barnul* lávakő* lávaköves piercing* fülluk*
      fültágít* tetkó hennafest* henna hennáz* sampon* arckrém* krémek testápol* naptej* fényvéd* rúzs alapozó*
      natúrkozmet* stílustanács* színtanács* színtípus* személyi_stylist mellkezel* intim_fiatal* oxigénes_arc*
      fültisztít* hajvág*
    `,
    building: `
      ablak* acél* ajtó* ács* asztalos* aszfalt* bontás* bútor* csatorna* csempe* építés* építőipar* festés* föld*
      fürdőszoba* fűtés* garázs* gáz* hőszivattyú* javítás* kandalló* kapu* kémény* kerítés* kert* klíma* konyha*
      kőműves* lakatos* lépcső* locsoló* medence* mosás napelem* padló* redőny* szerelés* szoba* tervezés* tető*
      terasz* üveg* villany* víz* zuhany* burkol* járólap* parkett* laminált_padl* vinylpadl* esztrich* aljzatbet*
      aljzatkieg* betonoz* zsaluz* vasbeton* vasszerel* vasalás alapozás* tereprendez* árokás* kotrás* épületbont*
      betonvág* betonfúr* gyémántfúr* vakol* gletter* mázol* tapétáz* tapéta* gipszkart* szárazép* álmennyez*
      lapostető* zsindely* cserepez* cserép* cserepeslem* lemeztető* bádog* ereszcsat* szarufa* faszerkez*
      könnyűszerk* faház* gerendah* passzívház* generálkiv* generálép* kulcsrakész* lakásfelúj* felújít* házfelúj*
      lakberend* belsőépít* enteriőr* műszaki_ellen* felelős_műsz* statik* hőszigetel* szigetel* utólagos_szig*
      talajned* nedvesed* penész* hangszigetel* fúvott_szig* cellulózszig* purhab* polisztir* nikecell nyílászár*
      harmonikaajt* tolóajtó* tolókapu* úszókapu* árnyékol* reluxa* szalagfügg* roletta* rolók roló napellen*
      zsalúzia* szúnyogh* pliszé* pergola* előtető* télikert* kocsibeáll* drótkerít* betonkerít* térkő* térköv*
      viacolor szegélykő* járdaép* útépít* támfal* gabion* kőfal* kőburkol* kőfarag* műkő márvány* gránit* mészkő*
      homokkő* hegeszt* fémmegm* fémszerk* inox esztergál* marás cnc-mar* lemezmegm* plazmavág* élhajlít* porfest*
      homokszór* galvaniz* elektromos_kiv* kábelez* biztosítéktáb* elosztószekr* fi-relé mérőhely* érintésvéd*
      villámvéd* villámhár* tűzjelző* tűzvédel* vészvilág* tartalékvil* tűzoltókész* tűzcsap* sprinkler*
      hő-_és_füst* füstelvez* füstérzék* riaszt* behatolásj* biztonsági_kamer* térfigyel* beléptet* led-világ*
      világítás* napkollek* inverter* akkumulátoros_tárol* energiatárol* töltőállomás* töltőoszlop* légtechn*
      szellőz* hővisszany* páraelsz* párátlan* mennyezetfűt* mennyezethűt* radiátor* kazán* kondenzáci* pellet*
      faelgáz* konvektor* cirkó* bojler* csőtör* csőszer* dugulás* szennyvíz* szippant* emésztő* derítő*
      szivattyú* kútfúr* kútásás* kutak öntöz* csaptelep* mosdó* kád kádak kádfelúj* wc-csésze wc-tartály*
      szaniter* kályha* kályhák tűzhely* kemence* kemencék tóépít* gyepesít* füvesít* gyepszőny* fűnyír*
      gyepszellőzt* sövény* metszés* fakivág* favág* fametsz* faápol* faültet* tuskómar* bozótirt* gyomirt*
      gyomlál* avargyűj* lombtakar* hóeltakar* zöldtető* zöldfal* beépített_szekr* gardrób* szekrény* intarzi*
      restaurál* kárpit* tükör* tükrök zárszer* zárcsere* zárnyit* gyorsszolg* kulcsmásol* kulcskés* széfnyit*
      széfek takarít* irodatakar* lakástakar* nagytakar* ipari_alpin* alpintech* graffiti* magasnyom* gőztiszt*
      fertőtlen* lomtalan* költözés* hulladéksz* veszélyes_hull* azbeszt* rovarirt* rágcsál* patkány* egérirt*
      csótány* poloska* darázs* hangyairt* hangyák kullancs* szúnyogirt* légyirt* molyirt* moly_elleni bolhairt*
      galambriasz* galambvéd* galambháló* nyestriasz* vakondriaszt* denevér* szúirt* faféreg* szú_ellen állvány*
      emelőkosár* kosaras épületgép* épületvill* karbantart* üzemeltet* gyorsszer* tatarozás* homlokzat* hőkamer*
      termográf* energetikai* energiatan* energiahat* épületenerg* geodéz* telekalak* talajmech* talajvizsg*
      épületdiag* háztartásigép* mosógépszer* mosógépjav* mosogatógépj* hűtőgépjav* hűtőgépsz* hűtőjav* sütőjav*
      mikrójav* porszívójav* vasalójav* tv-javít* tévéjav* órajav* varrógépjav* elektronikai_jav* garanciális_jav*
      beüzemel* beszerel* telepít* csere lakáskiürít* franciaerk* loggia* biztonsági_rács* rácsok felvonó* liftek
      liftkarb* személylift* raklapos csarnok* epoxi* térburk* drénez* villamos* kivitel* födém* áthidal* pincék
      pincesz* padlástér* padlásszig*
    `,
    legal: `
      adó* bank* bér* büntetőjog* cégjog családjog* gazdasági_jog hagyaték* hitel* ingatlan* jog* jogi_tanácsadás
      képviselet* könyvelés* könyvvizsgálat követelés* lízing* mediáció munkajog* nyugdíj* öröklés* pénzügy*
      peres* pályázat* társasházkezelés ügyvéd* válás védjegy* büntető büntetővéd* válóper* bontóper*
      gyermekelhely* gyermektart* tartásdíj* kapcsolattart* vagyonmegoszt* vagyonjog* házassági_szerz*
      házassági_vagy* örökség* végrendel* munkaügy* munkaszerz* cégalap* cégmódos* cégbejegy* végelszám*
      felszámol* csődeljár* csődjog* székhelyszolg* székhely adásvétel* albérlet* kiadó_lak* eladó_lak* eladó_tel*
      telkek lakások családi_házak üzlethelyis* irodaház* értékbecsl* tulajdoni_lap* közös_képv* kártérít*
      kárigény* kárrend* kártalan* személyi_sér* műhiba* behajt* fizetési_megh* végrehajt* perképv* pervit*
      választottbír* közvetítői_elj* közjegyz* apostille szellemi_tul* szabadalm* formaterv* gdpr közbeszerz*
      közigazgatási_per* agrárjog* idegenrend* bevándorl* tartózkodási_eng* letelepedés* állampolg* honosít*
      okirat* ellenjegy* letét* compliance tb-ügy* társadalombizt* áfa áfabeval* kata kiva átalányad* szja
      személyi_jövedel* iparűzési* építményad* illeték* éves_beszám* mérleg mérlegkész* kontrolling* controlling
      cash-flow likvidit* számlázó* számvitel* egyéni_váll* vállalkozásind* üzletirész* átvilágít* due_diligence
      cégértékel* cégvás* fúzió* belső_ellenőr* audit* biztosít* lakásbizt* casco kötelező_biztos* kgfb utasbizt*
      életbizt* balesetbizt* felelősségbizt* vagyonbizt* céges_bizt* kárbejel* jelzálog* személyi_köl*
      személyi_hit* babaváró csok csok_plusz szabad_felh* vállalati_hit* forgóeszk* széchenyi_kár* faktor*
      számlavez* folyószáml* betétek lekötött_bet* megtakarít* lakástakarék* befektet* befektetési_al* kötvény*
      részvény* tőzsde* portfólió-kez* vagyonkez* vagyonterv* privátbank* valutavált* pénzvált* deviza* zálog*
      aranyfelvás* magáncsőd* pénzátut* átutalás* netbank* eu-s_pályáz* gondnoks* gyámság* örökbefog* távoltart*
      szabálysért* ittas_vez* büntetőfel* kihallgat* panaszt alkotmányjogi* munkavédel* munkabizt* kockázatért*
      tűzvédelmi_szab* birtokvita* birtokvéd* szolgalmi haszonélvez* tartási_szerz* életjárad* holtig* kisajátít*
      telekmegoszt* törvényszék* fellebbez* perújít*
    `,
    education: `
      angol* balett* diák* előadás* felvételi foglalkozás* iskola* játszóház jogosítvány képzés* klubnap kurzus*
      magánóra* matek* mentor* napközi nyári_tábor oktatás* óvoda* rajz* szakkör* szeminárium* tábor* tanfolyam*
      tanítás tanulás* tréning* verseny* vizsga* zeneoktatás workshop* bölcsi* bölcső* családi_napk* minibölcs*
      alsó_tagoz* felső_tagoz* általános_isk* gimnázium* középisk* szakgimn* technikum* szakképz* szakközép*
      egyetem* főiskol* felsőokt* alapszak* mesterszak* alapképz* doktori_isk* doktori_képz* phd szakirány*
      posztgrad* okj okj-s_képz* felnőttkép* felnőttokt* továbbkép* átképz* távoktat* e-learning online_okt*
      online_kurz* magántan* korrepet* felzárkózt* tehetséggond* felkészít* érettségi* emelt_szintű központi_felv*
      németór* német_tanf* eszperantó magyar_mint_idegen* társalgás* beszédközp* kezdő_szint* középhalad* alapfok*
      középfok* felsőfok* ielts toefl matematik* fizikaór* fizika kémiaór* kémia történelem* festőtanf* testnevel*
      hitoktat* etika zongoraokt* zongoraór* gitárokt* gitárór* hegedűokt* énekokt* énekór* szolfézs* furulya*
      dobokt* úszótanf* játszócsop* baba-mama* babamama ringató* kerekítő* mondóka* különór* kódolás* scratch
      stem_okt* lego-rob* sakksz* sakkokt* drámapedag* bábozás erdei_isk* osztálykir* tanulmányi_kir* cserediák*
      erasmus* külföldi_tan* ösztöndíj* kollégium* menza* gyermekétk* étkeztet* tanulószob* homokoz* beszoktat*
      ovis_prog* beiratkoz* nyílt_nap* ballag* évnyitó* tanévnyit* szülői_ért* gyermekfelügy* gyermekmegőrz*
      bébiszitt* babysitter* gyerekvigy* dajka dadus montessori* waldorf* két_tanítási* egyéni_fejl* képességfejl*
      gyorsolvas* memóriafejl* olvasásfejl* írásfejl* pályaválaszt* pályaorient* karriertan* b_kategór* a_kategór*
      c_kategór* d_kategór* am_kategór* a1_kategór* a2_kategór* be_kategór* kresz* vezetési_gyak* vezetéstech* gki
      targoncavez* targoncás* emelőgépkez* hegesztőtanf* vitorlástanf* masszőrkép* masszőrtanf* műkörmös_tanf*
      cukrásztanf* főzőtanf* főzőisk* főzőkurz* baristakép* barista_képz* varrótanf* excel_tanf* excel_képz*
      vagyonőr_tanf* mérlegképes_kép* prezentációs_tr* vezetőképz* csapatépítő_tr* önismereti_tr* értékesítési_tr*
      asszertív* soft_skill* készségfejl* gyakornok* szakmai_gyak* duális_képz* tananyag* munkafüzet* feladatlap*
      feladatgyűjt* óravázlat* tanterv* helyi_tant* oklevél* bizonyítván* diploma* szakdolgoz* konzultáció*
      kutatószem* tanszék* fakultáció* fakultatív_tant* habilit* gyógypedagógia speciális_okt* sni btmn
      integrált_okt* szókincs* kiejtés* helyesír* szavalóvers*
      plenáris_* nyitóelőadás* kerekasztal* panelbeszélg* villámelőad* poszterszekc* poszterbemut* utazási_ösztöndíj*
      utazási_támog* kutatói_ösztöndíj* kutatási_ösztöndíj* ösztöndíjprogr* nyári_egyetem* nyári_iskol* téli_iskol*
      mentorálás* mentorprogr* hackathon* hackaton* tanulmányi_vers* diákverseny* esszépályáz* ötletpályáz*
      programozóvers* programozási_vers* olvasókör* könyvklub* beszélgetőkör* webinár* longitudin* terepkutat*
      terepmunka* közösségi_tudom* szakpolitikai_* kutatási_jelent* műhelytanulm* oktatási_anyag* oktatási_segéd*
      tananyagok állásbörze* karriernap* karrierexpo*
    `,
    hospitality: `
      ágy* apartman* autóbérlés bababarát bérelhető bogrács* ebédlő* erkély fekhely* félpanzió franciaágy fürdő*
      hajókirándulás* hálószoba* ház kemping* kerékpárkölcsönzés kerékpározás kilátás konferencia* lakosztály*
      medence* nappali napozóterasz panzió* parkolás* parkoló* pihenés* program* reggeli* rendezvényterem sátor*
      strand* szállás* szauna* szoba szobák szobás terasz túra* túrák udvar* utazás* üdül* vendégszoba* wellness
      wifi játszótér grillez* sütögetés sütés-főzés szállod* hotel* vendéghá* magánszáll* motel* hostel*
      turistasz* turistaházak kulcsosház* munkásszál* nyaraló* faházak bungaló* jurta jurták glamping* lakókocsi*
      lakóautó* kétágyas* egyágyas* háromágyas* négyágyas* franciaágyas* családi_szob* családi_apart*
      superior_szob* deluxe_szob* standard_szob* összenyitható* pótágy* babaágy* kiságy* felszerelt_kony*
      légkondic* minibár* panorámás* balatoni_pan* szalonnasüt* tűzrakó* hinta hinták játszószob* játszósarok*
      gyerekbarát* családbarát* kutyabar* wi-fi zárt_parkol* csónakbér* csónakázás* kenubér* vitorlásbér*
      sétahajó* termálfürd* termálvíz* termálmed* élményfürd* élménymed* csúszdák csúszdapark* aquapark*
      gyermekmed* beltéri_med* kültéri_med* úszómed* gyógyszáll* wellnesszáll* wellnesshotel* teljes_ellát*
      all_inclusive önellát* svédasztal* tárgyaló* lakodal* bálterem* céges_rend* csapatépít* osztálytal*
      leánybúcs* legénybúcs* nászutas* nászéjsz* romantikus_csom* romantikus_hétv* családi_csom* szezonális_csom*
      karácsonyi_csom* szilveszteri_csom* szilveszt* hétvégi_csom* előfoglalás* last_minute utalvány* szép-kártya
      szép_kártya idegenvez* városnéz* városi_séta* tematikus_sét* séták gyalogtúr* vezetett_túr* kirándul*
      kéktúra* tanösvény* barlangtúr* barlangász* barlangok lovagl* sétakocsi* pincelátog* pincetúra* gasztrotúr*
      gasztroút* bringatúr* kenutúr* evezőstúr* csillagtúr* körutaz* buszos_út* buszos_kir* repülős_út* repülőút*
      nyaralás* tengerpart* városlátog* egzotikus_út* szafar* tematikus_út* belföldi_út* külföldi_út* egyéni_út*
      kalandpark* kalandtúr* kötélpály* drótkötél* libegő* bobpály* bobozás* szánkóz* korcsoly* kilátó* várak
      várrom* várlátog* kastély* arborét* vadaspark* skanzen* néprajzi* tájház* szabadulósz* kisvasút* kisvonat*
      repülőtéri_transz* portaszolg* mosoda* mosási_leh* vasalás* stég stégek csónakkik* kikötő* vitorláskik*
      jacht* coworking* irodabér* terembér* teremkiad* szalon szalonok sauna dézsa* panorámaszau* napozóágy*
      napágyak napágy függőágy* biliárd* csocsó*
    `,
    food: `
      alkohol* bor* büfé* csokoládé* desszert* ebéd* édesség* előétel* étel* fagylalt* fánk* főétel* főzelék*
      gomba* gulyás gyümölcs* hamburger* hús* ital* kávé* kenyér* kolbász koktél* köret* krémes* leves* lekvár*
      lángos* müzli napi_menü pástétom pizza* saláta* sonka sör* sütemény* szendvics* szörp* tea teák tejtermék*
      tészta* tojás torta* torták üdítő* vacsora* vega* vegán* vendéglátás zöldség* étterem* étterm* vendéglő*
      csárda* csárdák bisztró* cukrász* pékség* pékár* kovászos* péksütem* szülinapi_tort* formatort* dobostor*
      eszterházy* rákóczi-túró* somlói* gesztenyepür* francia_krém* isler* ischler* mignon* linzer* rétes*
      palacsint* gundel-pal* képviselőf* kürtőskal* pogács* kifli* zsemle* kakaós_csig* kakaós túrós_batyu*
      túrós_csus* túrógombóc* szilvás_gomb* gombóc* bejgli* beigli* zserb* befőtt* savanyú* kovászos_ub* uborka*
      káposzt* töltött_káp* töltött_pap* gulyásl* pörkölt* paprikás_csirk* csirkepapr* paprikáskr* jókai_bab*
      lecsó* rakott_krump* rántott_csir* rántott bécsi_szel* cigánypecs* fatányér* hortobágyi* brassói* vadas
      marhapörk* birkapörk* vadpörk* vadétel* csülök* csülkök sült_kacsa kacsacomb* kacsasült* libasült* libamáj*
      libacomb* hurka hurkák kolbászok szalámi* szaláh* sonkák szalonn* tepertő* töpörty* abált* hentes* marhahús*
      csirkehús* csirkeszár* csirkemell* baromfi* pulyka* kacsa kacsák bárány* vadhús* ponty* harcsa* pisztráng*
      süllő* lazac* tonhal* garnéla* rákok trappista* túró kefír* vajak vaj parenyica* tojások spagetti* lasagn*
      gnocchi pizzéria* hotdog* hot_dog* gyros* kebab* döner* melegszendv* wrapek tortilla* hasábburg* steakburg*
      krumpli* burgonya* rizottó* szósz* mártás* öntet* étlap* gyerekmenü* gyermekmenü* diétás_ét* gluténment*
      laktózment* cukorment* vegetáriánus* paleo* ketogén* grilltál* grillétel* grill grillcsirk* grillhús*
      bőségtál* sültestál* sültes_tál* hidegtál* svédaszt* állófogad* catering* házhozszáll* tízórai* uzsonna*
      uzsonnák brunch* kóstoló* eszpresszó* presszókáv* cappuccin* latte* hosszúkáv* jegeskáv* forró_csok*
      forrócsok* gyógytea* rooibos* matcha* limonád* ásványvíz* szódavíz* szóda fröccs* rövidital* pálink*
      szilvapál* barackpál* unicum likőr* vodka whisky whiskyk gin gintonic rum konyak* brandy vermut* vörösbor*
      fehérbor* rozébor* rozé rozék rosé pezsgő* habzóbor* aszú tokaji* tokaj bikavér* furmint* hárslevel*
      olaszrizl* szürkebar* cserszegi* kékfrank* kadarka* cabernet* merlot portugieser* irsai* chardonnay
      sauvignon* forraltbor* pince pincészet* búzasör* barnasör* ipa lager* cider* akácméz* hársméz* repceméz*
      propolisz* méhpemp* csoki bonbon* praliné* cukorka* szaloncukor* marcipán* nugát* fagyi fagyik jégkrém*
      shake shakek turmix* smoothie* jegestea sushi szusi ramen pho wok wokos tavaszi_tek* tapas burrito* taco
      tacos nachos curry* fűszer* pirospapr* paprika* őrölt_papr* ecet ecetek olívaol* étolaj* napraforgóolaj*
      tökmag* dió diók mandula* mogyoró* pisztácia* mák aszalt_gyüm* aszalvány* szarvasgom* paradicsom* hagyma*
      hagymák fokhagyma* lencse* lencsék babételek csicseriborsó* hummusz* tofu szójahús* müzlik granola zabkása*
      zabpehely* liszt lisztek élesztő* élelmiszer* csemege* házi_term* helyi_term* fagyasztott* mirelit* konzerv*
      bébiétel* táplálékkieg* protein* fehérjepor* chips perec* ropogtat* sós_süt* édes_süt* vattacukor* popcorn
      pattogat* macaron* cupcake* muffin* brownie* tiramisu cheesecake* panna_cotta piskóta* pite piték
      almás_pite* meggyes* mákos* diós túrós* szilvás* flódni* vargabéles* madártej* aranygalusk* máglyarak*
      galuska* nokedli* tarhonya* csipetke* puliszk* velős marhalábszár* vaddisznó* szarvashús* őz slambuc*
      vegyestál* sültek sült flekken* lacikony* palóclev* ujházi* tyúkhúsl* szárnyas* tatár* bélszín* hátszín*
      oldalas* tarja rostonsült* velővel halászl* sajtok
    `,
    culture: `
      bál cirkusz dráma esküvő* fesztivál* film* fotó* hagyomány* irodalom* játék* kézműves* koncert* könyv*
      kórus* kultúra* kulturális* mese* mozi mozgókép műsor* múzeum* művészet* musical* néptánc* opera* rajz*
      rendezvény* szakkör szobor* születésnap* színház* tárlat* tánc* társas* ünnep* vers* vetítés zene*
      színdarab* színpad* drámák tragédia* operett* bábszính* bábelőad* báb bábok gyerekelőad* felolvas* költész*
      novella* novellák regény* képregény* magazin* folyóirat* újság* album* lemez* bakelit* hanglemez* kamarazen*
      komolyzen* klasszikus_zen* szimfonik* fúvósz* vonósnégyes* kvartett* kvintett* trió duó szólista* énekkar*
      népdal* népzen* citera* tekerő* cimbalom* tárogató* népi_hangsz* csárdás élőzene* jazz dzsessz* blues
      rockzene* rockkonc* metál* popzene* elektronikus_zen* techno hiphop hip-hop rap dj buli bulik retróbul*
      retró karaoke* zongora* zongorák hegedű* gitár* dob dobok ütőhangsz* ütős fuvola* klarinét* szaxofon*
      trombita* harsona* cselló* orgona* hárfa* harmonika* tangóharm* szájharm* hangfelv* stúdiófelv* keverés*
      masztering* próbaterem* rövidfilm* dokumentumf* animáció* mozik mozijegy* mozifilm* kiállít* képzőműv*
      festmény* metszet* rézkarc* akvarell* olajfestm* pasztell* szobrok szobrász* kerámi* fazekas* tűzzománc*
      mozaik* freskó* gobelin* szövés* szövött* fonás* nemez* hímzés* kalocsai* matyó* csipke* csipkék horgol*
      kötés kötögetés* foltvarrás* patchwork makramé* faragás* fafarag* gyöngyfűz* gyöngyök kosárfon* vesszőfon*
      tojásfest* hímes_toj* kalligráf* origami* decoupage* népművész* népi_kism* iparműv* alkotótáb* alkotóműh*
      alkotókör* művésztelep* alkotóház* rezidenc* gasztrofeszt* népzenei_f* könnyűzen* városnap* majális*
      juniális* búcsú búcsúk szüret* szüreti_felv* farsang* busójár* locsol* pünkösd* karácsony* advent*
      adventi_vás* karácsonyi_vás* betlehem* luca-nap* mikulás* télapó* szilveszteri_bul* óévbúcs* újévi_konc*
      márton-nap* márton_nap* libator* tökfarag* anyák_napja gyermeknap* nőnap* március_15* augusztus_20*
      október_23* koszorúz* díjátad* gálaest* gála gálák bálok bálozó* felvonul* karnevál* jelmez* kirakodó*
      bolhapiac* zsibvás* piac piacok tombola* kvíz kvízest* kvízek vetélked* szellemi_vet* szerepját* bingó*
      sakkör* ulti ultibajn* kocsmakvíz* stand-up standup humorest* humorista* kabaré* improviz* impró bűvész*
      bohóc* lufihajtog* arcfest* csillámtet* ugrálóvár* légvár* ismeretterj* kerekasztal* pódiumbesz* beszélget*
      szimpózium* közönségtal* vitaest* klubest* klubdél* teadél* kirándulóklub* amatőr_szính* színjátsz* színkör*
      helytört* levéltár* gyűjtemény* örökségvéd* régész* vármúz* középkori lovagi_torn* íjászbem* népviselet*
      viseletek rádióműs* podcast* vlog lagzi* ceremóniamest* vőfély* keresztel* szülinapi_bul* gyerekzsúr* zsúrok
      ballagás* eljegyzés* házassági_évf* családi_prog* gyerekprog* gyerekkonc* gyermekprog* művelődési*
      közművelőd* utcazen* utcaszính* szabadtéri_* artmozi* művészfilm* modell-bem* aukció* árverés*
      könyvkritik* könyvajánl* filmkritik* színikritik* zenekritik* recenzió* interjúk interjúsoroz* riport* esszék
      publiciszt* novell* karikatúr* keresztrejt* olvasói_level* tényfeltár* tényellenőr* podcastsoroz* zsűri_díja
      zsűri_különdíj* közönségdíj* fődíj* különdíj* irodalmi_díj* életműdíj* díjkiosztó* filmvetít* szabadtéri_mozi*
      kertmozi* nagyjátékf* premier_előtti* író-olvasó* dedikálás* könyvbemut* könyvfeszt* könyvvásár* alkotói_rezid*
      művészrezid* felolvasóest* nyitókoncert* zárókoncert* nyitóünnep* gálavacsora* utcaszínház* utcazene* tűzijáték*
      nyílt_színpad* fotópályáz* filmpályáz* rajzpályáz* virtuális_kiáll* virtuális_séta* virtuális_túra*
      digitális_gyűjt* városi_séta* kísérőprogr*
    `,
    sport: `
      aerobik asztalitenisz boksz box búvár* edzés* evezés fallabda fitnesz* foci futás futball golf gimnasztika
      horgászat íjászat jóga kajak* karate kerékpár* kondi korcsolya* lovaglás* lovas* minigolf mozgás* pilates
      pingpong sakk sport* szörf* személyi_edzés tánc* tenisz* torna* triatlon túrázás úszás* vívás zumba focizás*
      labdarúg* utánpótl* futsal* kézilabd* kosárlabd* röplabd* jégkorong* hokicsap* gyeplabd* floorball*
      baseball* rögbi* tollaslabd* squash* padel* golfpály* teke tekebajn* bowling* darts* biliárd sakkszak*
      bridzs* úszóedz* úszóisk* uszoda* uszodák gyerekúsz* felnőttúsz* aquafit* aqua műugr* szabadtüdős* sznorkel*
      evezős* kenu kenuz* sárkányhaj* vitorláz* vitorlás* windsurf* kitesurf* wakeboard* sup rafting* atlét*
      futóklub* futóedz* terepfut* maraton* félmarat* ultrafut* akadályfut* gyaloglás* nordic_walking duatlon*
      országúti_ker* mountain_bike* hegyikerékp* bmx downhill pumpapály* görkorcs* gördeszk* roller rollerezés*
      skatepark* műkorcsoly* jégpály* curling snowboard* szánkó* hegymász* sziklamász* mászófal* boulder*
      via_ferrata kötéltechn* ejtőerny* sárkányrep* hőlégb* sétarep* modellezés* repülőmodell* díjlovagl*
      díjugrat* póni pónilovag* voltizs* tereplovagl* íjászok íjászt* lövészet* airsoft* paintball* lasertag
      gokart* motocross* quad quadoz* quadtúr* off-road rali vívóedz* birkóz* ökölv* bokszedz* kickbox* mma
      küzdőspor* judo dzsúdó* cselgáncs* aikido* taekwondo* kung-fu kung_fu kungfu krav_maga önvédel* capoeira bjj
      brazil_jiu* ju-jitsu szumó kendo hatha* vinyasa* ashtanga kundalini* kismamajóg* babajóga* gyerekjóga*
      gerincjóga* hormonjóga* légijóga* meditác* légzőgyak* légzéstech* csikung* qigong tai_chi taj_csi
      gerinctorn* kismamatorn* babatorn* ovistorn* szenior_torn* senior_torn* női_torn* zsírégető* alakformáló*
      aerobic* step-aer* spinning* trx kettlebell* köredz* funkcionális_edz* funkcionális* crossfit*
      cross_training hiit tabata body_pump bodypump bodyart testépít* súlyemel* erőemel* súlyzós* edzőterem*
      kondit* kondibérl* fitness* személyi_edz* kardio kardioterem* nyújtás* stretching* smr hengerez* állóképess*
      teljesítménydiag* művészi_torn* ritmikus_gimn* ugróköt* trambulin* jumping trampolin* cheerleading* pompon*
      mazsorett* latintánc* salsa szalsza* bachata kizomba tangó* keringő* nyitótánc* rock_and_roll* rocky*
      hastánc* breakdance* break gyermekbal* rúdtánc* rúdfitn* akrobat* parkour* szabadidősp* tömegspor*
      bajnokság* bajnoki* kupa kupák liga ligák tabella* mérkőzés* meccs meccsek barátságos_mérk* edzőmeccs*
      műfüves_p* műfüvespály* pályabérl* napijegy* napi_jegy* tagság* szakosztál* pecázás* peca pergetés* feederh*
      bojlis* legyezőhorg* vaddisznóvad* őzbakvad* trófeabír* kutyaagil* agility* kutyás_spor* természetjár*
      teljesítménytúr* tájfut* tájékozódási_f* geocaching gyerekedz* gyerekfoci* ovifoci* lábtoll* teqball*
      tchoukball* petanque krikett* frizbi* discgolf
    `,
    software: `
      alkalmazás* api applikáció* asztali automatizál* biztonsági_mentés chatbot digitális* elemzés* értesítés*
      e-kereskedelem felhő* fejlesztés* foglalási_rendszer gps hálózat* honlap* hosting informatika*
      infrastruktúra integráció* internet* it kamera* keresőoptimalizálás laptop* megfigyel*
      mesterséges_intelligencia nyilvántartás* okos* platform* program* rendszer* riport* robot* számítógép*
      szerver* szinkron* szoftver* számlázás* támogatás* üzemeltetés web* wordpress* woocommerce drupal joomla
      magento shopify unas landing_page* nyitóoldal* céloldal* tárhely* domain* ssl-tan* vps biztonsági_ment*
      információbiz* kiberbizt* kibervéd* vírusvéd* vírusirt* tűzfal* behatolásteszt* sérülékenység* penetrációs*
      titkosít* jelszókez* kétfakt* kétlépcs* bejelentkezés_köz* naplózás* helpdesk* távfelüg* távsegíts*
      távoli_asztal optikai_int* szélessáv* vezetékes_tel* telefonközp* voip ip-telef* kábeltv* kábeltévé*
      telefonjav* telefonszer* kijelzőcser* akkucser* tabletjav* iphone-szer* nyomtatószer* nyomtatójav* big_data
      üzleti_intell* bi-rendsz* kimutatás* irányítópult* vezérlőpult* dashboard* mesterséges_int* mélytanul*
      csevegőrob* csevegés* üzenetküld* azonnali_üz* képfelism* arcfelism* beszédfelism* hangfelism*
      rendszámfelism* ocr folyamatautom* munkafolyamat* rpa szkript* bővítmény* plugin* beépülő* modul* sablon*
      widget* keretrendsz* kódszerkeszt* forráskód* nyílt_forrásk* verziókezel* verziókövet* hibakövet* hibakeres*
      tesztelés* minőségbizt* devops* kubernetes docker mikroszolg* mikroszerv* terheléseloszt* skálázhat*
      skálázód* magas_rendelk* virtualiz* virtuális_val* kiterjesztett_val* vr ar-alk* szimuláció* szimulátor*
      3d-modell* cad cam bim gis térinform* útvonalterv* navigáció* járműköv* flottaköv* flottakez* flottamen*
      nyomkövet* push-üzen* jegyzet* feladatkez* feladatlist* teendőlist* projektmen* projektkez* projektirány*
      csapatmunk* együttműködési_esz* dokumentumkez* dokumentumt* iratkez* iktat* fájlmegoszt* fájlkezel*
      fájlfeltölt* elektronikus_aláír* e-aláír* e-számla számlázóprog* számlázó_prog* ügyviteli* vállalatirány*
      erp crm hr-szoft* munkaidő-nyil* jelenléti_ív* beosztásterv* műszakterv* készletkez* leltár* pénztárgép*
      online_pénztár* pos-termin* kasszarendsz* éttermi_szoft* szállodai_szoft* jegyértékes* jegyrendsz*
      ügyfélhív* fizetési_megold* előfizetéskez* online_fiz* qr-kód* vonalkód* rfid nfc iot szenzoradat*
      távleolvas* plc plc-prog* scada vezérléstech* folyamatirány* beágyazott* firmware elektronikai_terv*
      nyáktervez* hardver* felhasználói_fel* ux-terv* ui ux sötét_mód* offline_mód* offline_haszn* keresőfunk*
      exportál* importál* export import fordítóprog* feliratoz* leiratoz* hangalap* képernyőmegoszt* képernyőkép*
      streaming* élő_közvet* lejátszási_list* podcastlej* képszerkeszt* táblázatkez* prezentációkész*
      irodai_szoft* office_365 microsoft_365 licenc* linux windows android ios böngésző* gyorsbillenty*
      billentyűpar* billentyűkomb* parancssor* terminál* riasztások monitorozás* felügyeleti_rend*
      teljesítménymér* teljesítményopt* a_b_teszt* kérdőív* szavazórend* felmérések hírfolyam* profilkezel*
      felhasználókez* ügyfélkapu* ügyfélportál* intranet* tudásbázis* wiki e-learning_rend* lms blokklánc*
      blockchain kriptoval* token* digitalizál* digitalizáció* outsourcing kiszervez* prototípus* mvp algoritm*
      kódolás lokalizáció* betűtíp* ikonkészl* testreszab* személyre_szabhat* reszponz* keresőbarát adatment*
      teljes_szöveges* képkeres* részletes_keresés intelligens_keresés keresőmotor* verziótörtén* változáskövet*
      több_fiók* többfelhasznál* többnyelv* többplatform* több_ablak* kötegelt* tömeges_szerkeszt* tömeges_import*
      tömeges_művelet* exportálás* importálás* adatexport* adatimport* éjszakai_mód* sötét_téma offline_térkép*
      billentyűparancs* parancspaletta fogd_és_vidd húzd_és_ejtsd visszavonás* fájlátvit* fájlkonvert* helymegoszt*
      jelszókezel* jelszógener* jogosultságkez* jogosultságok_kez* hozzáférés-szab* hozzáférés-kez* hozzáférésszab*
      hozzáféréskez* szerepkör* kétfaktor* hitelesítés* titkosítás* eseménynapló* auditnapló* automatikus_ment*
      adatvisszaáll* adat-helyreáll* szinkronizál* képernyőfelvét* képernyőkép-kész* útvonalrögzít* útvonaltervez*
      szokáskövet* időkövet* időnyilvántart* kiadáskövet* hibajegy* feladatkezel* ismétlődő_feladat* részfeladat*
      projektkezel* projektmenedzs* kanban* gantt* valós_idejű* interaktív_* jelentéskész* egyéni_jelentés* egyéni_mező*
      egyéni_sablon* egyéni_téma* testreszabható_* push-értesít* értesítések emlékeztető* megosztott_naptár*
      közös_naptár* megosztott_mapp* megosztott_list* bevásárlólist* étrendtervez* tanulókárty* szókárty*
      időközös_ismétl* gondolattérk* elmetérkép* hangjegyzet* jegyzetelés hivatkozáskez* irodalomjegyzék-kez*
      hivatkozási_stíl* kereszthivatk* rétegmaszk* keverési_mód* egyéni_ecset* zajszűrés* zajcsökkent* színkorrekc*
      színkezel* vektorgraf* vektoros_eszköz* háttéreltáv* virtuális_hátt* többsávos* hangszínszab* dalszöveg*
      elalvási_időz* lejátszási_sebes* olvasó_mód* olvasási_mód későbbi_olvas* hangoskönyv* képernyőolvas* felolvasás*
      szövegfelism* képfeldolg* jelfeldolg* hangvezérl* hangutasít* hangasszisz* videohívás* hanghívás* csoportos_hívás*
      hangüzenet* azonnali_üzenet* eltűnő_üzenet* csoportos_cseveg* videokonfer* automatikus_felirat* feliratozás*
      gépi_fordít* fordítómemór* helyesírás-ell* nyelvtani_ell* automatikus_összefogl* szöveggener* kódkiegész*
      automatikus_kiegész* szintaxiskiem* szövegszerkeszt* statikus_elemz* kódelemz* kódellenőrz* függőségkez*
      csomagkezel* folyamatos_integr* automatikus_frissít* konténerkez* automatikus_skáláz* skálázás* magas_rendelkez*
      hibatűr* üzenetsor* adatbázis* adattárház* adatkatalóg* adatminős* adatfeldolg* adatvizual* adatelemz* prediktív*
      gépi_tanul* nyelvi_modell* hangulatelemz* szövegelemz* szövegbány* modellezés* távérzékel* idősor* anomáliadet*
      fenyegetésész* csalásfelder* kulcskezel* incidenskez* spamszűr* levélszemétsz* hirdetésblokk* reklámblokk*
      követésvéd* szülői_felügy* privát_böng* munkafolyam* digitális_aláír* készletkezel* tagnyilvánt* bővítményrends*
      beépülő_modul* webhook* rest_api pixelgraf* többjátékos*
    `,
    marketing: `
      arculat* branding coaching cégtábla* dekor* design* e-mail_marketing esküvői_fot* fotózás* grafika*
      hirdetés* kampány* kiadvány* kommunikáció* kreatív* logó* marketing* márka* matrica* molinó* nyomda* plakát*
      portré* pr reklám* rendezvényszervezés szórólap* szöveg* tanácsadás* tördelés videó* közösségi_média
      online_market* tartalommark* e-mail_mark* hírlevélkül* hírlevélmark* facebook-hird* facebook_hird*
      instagram-hird* tiktok-hird* google_ads* google-hird* ppc keresőopt* keresőmark* seo seo-audit* linképít*
      konverzióopt* konverziónöv* copywriting blogír* cikkír* influenszer* influencer* névjegyk* névadás szlogen*
      grafikus* tipográf* illusztrác* infografik* kirakatmat* fóliáz* fóliavág* öntapad* roll-up rollup zászló*
      beachflag* világító_rekl* világítótáb* neonrekl* fényrekl* óriásplak* citylight* kültéri_rekl*
      közterületi_rekl* járműrekl* transzparens* betűk plexi* térbetű* 3d_betű* nyomtat* ofszet* szitanyom*
      tamponnyom* szublimác* dtf-nyom* hímzett_log* hímzés emblémáz* pólónyom* bögrenyom* nagyformát* nagy_formát*
      fénymásol* másolás* spirálozás* lamináló* laminálás* katalógus* prospekt* brosúra* brosúrák szóróanyag*
      direct_mail direktmark* képeslap* meghívó* köszönőajánd* ültetőkárt* mappák dosszié* jegytömb* naptárkész*
      határidőnapló* étlapkész* oklevelek bélyegző* gravíroz* céges_ajánd* promóciós_* családfot* kismamafot*
      babafot* újszülöttfot* jegyesfot* gasztrofot* aktfot* boudoir* üzleti_portr* igazolványkép* útlevélkép*
      fényképezés* fényképész* fényképek vászonkép* retus* képretus* drónfelv* drónos_felv* drónfot* drónozás*
      légi_felv* légifelv* imagefilm* imázsfilm* animációs_vid* utómunka* motion_graphic* hangalámond* narráció*
      élő_stream* livestream* dizájn* ipari_format* céges_rendezv* csapatépítő* vállalati_rend* standép*
      színpadtech* hangtechn* fénytechn* hangosít* projektorbérl* projektorok háziasszony* hostess* hosztesz*
      konferanszié* catering üzletviteli* üzletviteli_tan* vállalkozásfejl* vállalatfejl* vállalati_tan*
      szervezetfejl* stratégi* üzleti_terv* üzletfejl* piackutat* közvélemény* piacelemz* ügyfélélm* vezetői_tan*
      vezetőfejl* executive_coach* business_coach* üzleti_coach* folyamatfejl* folyamatoptim* lean hatékonyságnöv*
      iso-tanács* minőségirány* változáskez* interim interim_men* értékesítés* értékesítési_tan* call_center*
      telefonos_ügyf* hr hr-tanács* toborz* munkaerő* kölcsönz* személyzeti* outplacement franchise* exporttan*
      üzleti_tárgyal* tolmács* konszekut* fordít* szakfordít* műfordít* lektorál* korrektúr* szerkesztés*
      szerkesztő_mun* transzkripc* kiadói_* rádiórekl* tévérekl* tv-rekl* nyereményját* banner* apróhird*
      affiliate fenntarthatósági_jel* esg
    `,
    transport: `
      alkatrész* áru* autó* bérautó csomag* daru* fék* fuvar* gépjármű* gumi* hajó* kiszállítás* konténer*
      kölcsönzés* motor* műszaki_vizsga nemzetközi_* reptér* repülőtéri_transzfer szerviz* taxi* teher* transzfer*
      vám* vizsgáztatás járműjav* eredetiség* műszakiztat* zöldkárty* olajcser* szűrőcser* futómű* lengéscsill*
      kuplung* váltójav* váltófel* sebességvált* vezérműsz* vezérlés-csere vezérléscser* szíjcsere kipufogó*
      katalizátor* részecskesz* dpf-tiszt* turbó* injektor* adagolójav* porlasztó* chiptuning* tuning* karosszér*
      karambol* fényezés* horpadás* polírozás* fényszórópol* alvázvéd* rozsdament* rozsdavéd* szélvédő*
      belső_takar* ózonos_* kárpittisztítás* abroncs* négyévszak* kerékcentr* centíroz* felni* alufelni* defekt*
      vontatás* útszéli_seg* közúti_segíts* bikázás* akkumulátor* bontott_alk* roncsautó* újautó* furgon* kisbusz*
      mikrobusz* buszbérl* buszok különjár* személyszáll* sofőr* limuzin* oldtimer* veteránaut* veteránj*
      lakóautóbérl* lakókocsibérl* utánfutó* vonóhorog* vonóhorg* pótkocsi* kamion* nyerges* haszongépj*
      haszonjár* targonca* targoncák munkagép* kotrógép* rakodógép* homlokrakod* traktorszer* robogó* moped
      quadszer* elektromosaut* hibridaut* elektromos_roller* rollerszer* rollerjav* bringa* bringák
      elektromos_ker* e-bike* ebike mtb trekking_ker* gyerekkerékp* gyermekkerékp* tandem futóbicik*
      összecsukható_ker* rendszámtáb* rendszám indításgátl* tachográf* menetíró* lpg-besz* szállít* zongoraszáll*
      költöztet* irodaköltözt* belföldi_fuv* darabáru* túlméret* túlsúlyos* nehézgépszáll* ömlesztett* tartályos*
      hűtőkocsi* hűtős_száll* trélerez* adr adr-szállít* légi_száll* tengeri_száll* vasúti_száll* vasúti_fuv*
      közúti_száll* multimodál* kombinált_száll* logisztik* jövedéki_* intrastat* komissióz* kiszedés raklap*
      cross-dock* fulfillment* self_storage tárolóbérl* tárolóhely* futár* expressz_száll* expressz* aznapi_kisz*
      komp kompjár* kompok repülőjegy* vonatjegy* buszjegy* p+r carsharing betegszállít* olajleer* hűtőrendsz*
      hűtőfolyad* vezetéktám* drónszáll* emelőgép*
    `,
    goods: `
      ajándék* akvárium bicikli* bizsu* bőr* bútor* cipő* csempe csillár divat* dísz* edény* ékszer* elektronika
      eszköz* faanyag* fonal* gép* gyertya* gyűrű* hangszer* használt* háztartási illatszer* játékbolt karóra*
      kiegészítő* könyvek lámpa* matrac* műanyag* papír* parfüm* polc* porcelán* ruha* ruházat* szappan* szerszám*
      szőnyeg* táska* termék* textil* tűzifa* üvegáru virág* villamossági zsák* ülőgarnit* kanapé* fotel* szék
      székek asztalok étkezőasz* étkezőgarn* íróasztal* párna* párnák paplan* takaró* pléd plédek törölköző*
      lepedő* abrosz* terítő* asztalterít* függöny* sötétítő* karnis* perzsaszőny* lakástext* lakásdek* képkeret*
      keretezés* vázák illatgyert* mécses* füstölő* illóolaj* diffúzor* csillárok állólámp* izzók izzó led-szalag*
      ledszalag* akkuk akku töltő töltők hosszabbító* kapcsolók konnektor* kábel kábelek műszaki_cikk*
      szórakoztató_el* televízió* tévé tévék hangfal* hangszóró* fejhallgató* fülhallgató* mikrofon* erősítő*
      telefontok* telefontartoz* tablet* táblagép* notebook* monitor* nyomtató* toner* tintapatron* billentyűzet*
      egérpad* pendrive* memóriakárty* fényképező* objektív* állványok drón drónok mosógép* szárítógép*
      mosogatógép* hűtőgép* hűtőszekr* fagyasztó* sütők mikrohull* főzőlap* porszívó* vasaló* turmixgép* botmixer*
      légkeverés* airfryer* varrógép* fazék* lábas lábasok serpenyő* késkészl* kések kés étkészlet* tányér* pohár*
      poharak bögre* bögrék csésze* teáskann* kancsó* zománcozott* tisztítósz* mosószer* mosogatósz* öblítő*
      vegyszer* ipari_vegy* oldószer* fertőtlenítősz* kéztörl* toalettpap* higiéniai_* eldobható_* egyszer_haszn*
      kartondob* doboz* fólia fóliák stretchf* ragasztó* szilikon* tömítés* tömítő* írószer* irodaszer* toll
      tollak ceruza* ceruzák füzet* hátizsák* pénztárca* pénztárcák övek öv női_ruh* férfi_ruh* gyermekruh*
      gyerekruh* babaruh* bababolt* babakocsi* babahordoz* babakelengye* gyerekülés* pelenka* pelenkák cumi cumik
      cumisüveg* etetőszék* alkalmi_ruh* estélyi* menyasszonyi_ruh* öltöny* szmoking* zakó zakók ing ingek blúz
      blúzok póló pólók pulóver* kardigán* kötöttáru* kötött_* kabát* dzseki* mellény* nadrág* farmer farmerek
      szoknya* szoknyák rövidnadr* leggings* leginsz* zokni* harisnya* harisnyák fehérnemű* melltartó* bugyik
      alsónem* pizsama* pizsamák köntös* bikini* sapka* sapkák kalap kalapok sál sálak kendő* kesztyű* nyakkend*
      csizma* csizmák szandál* papucs* edzőcip* bakancs* munkavédelmi_cip* munkaruh* munkavédelmi_esz* védőruh*
      védőkeszty* védősisak* védőszemü* láthatósági* egyenruh* formaruh* népviseleti_* turkáló* arany ezüst
      aranyéksz* ezüstéksz* eljegyzési_gyűr* karikagyűr* nyaklánc* fülbevaló* karkötő* medál* bross* gyémánt*
      drágakő* drágakövek ásvány ásványok féldrágak* gyöngy* napszemüveg* szemüvegker* lencsék optikai_cikk*
      szuvenír* plüss* baba babák építőját* építőkock* puzzle* kirakó* modellek makett* kisvasútm* hobbi*
      rövidáru* méteráru* szövet* vászon* pamut* gyapjú* selyem* bársony* lenvászon* szűcsáru* szőrme* szőrmék
      cérna* cérnák gomb gombok cipzár* szalagok hímzőfon* festővász* ecset* festék* lazúr* lakkok zománcfest*
      hígító* barkács* kéziszersz* elektromos_szersz* fúrógép* fúrók fúrószár* csavar* anyacsavar* szegek szög
      dűbel* tiplik rögzítéstech* kötőelem* zsanér* pántok zárak lakat lakatok kilincs* vasalat* vasbolt* fűrész*
      láncfűr* sarokcsisz* flex kalapács* létra létrák kompresszor* generátor* áramfejl* aggregátor* hegesztőgép*
      csap csövek cső idomok fittingek szelep* csapágy* ékszíj* hidraulik* pneumatik* fröccsönt* öntvény* öntöde*
      forgácsol* megmunkál* élelmiszeripari_g* szállítószal* ipari_mérleg* mérlegek mérőműsz* műszer* szenzor*
      érzékelő* mágnes* alumínium* réz vas lemezek fémek színesfém* fémhull* hulladékfém* idomacél* betonacél*
      építőanyag* tüzép* tégla* téglák cement* beton betonok transzportbet* sóder* kavics* homok zúzottk* mész
      gipsz* habarcs* deszka* deszkák lambéria* lambériák furnér* osb rétegelt_lemez* forgácslap* munkalap*
      brikett* szén propán* üzemanyag* benzin* kenőanyag* olajok zsírok adblue csokor* csokrok menyasszonyi_csok*
      koszorú* adventi_kosz* kopogtató* cserepes_vir* cserepes_növ* kaspó kaspók napernyő* fűnyíró* fűkasza*
      sövényvág* grillsütő* kutyaeledel* kutyatáp* macskaeled* macskatáp* jutalomfal* nyakörv* pórázok póráz
      kutyafekh* kutyaház* akváriumok terrárium* csali csalik orsók fegyver* lőszer* légfegyver* légpuska* távcső*
      távcsövek íjak íj sátrak gördeszka* kondigép* zászlók kupák érmek érem serleg* numizmat* bélyeg* érmegyűjt*
      régiség* antik antikváriu* antikvit* retro_term* gyűjtői_* kártyák dohány* e-cigaretta* szivar* vitamin*
      étrend-kieg* étrendkieg* gyógyhatású* natúr_kozm* vérnyomásmér* lázmérő* maszkok maszk laboreszk* koporsó*
      urna urnák kegytárgy* ikonok rózsafüz* karácsonyfa* karácsonyi_dek* partikell* parti_kell* lufi lufik
      léggömb* petárdák jelmezkölcs* vegytiszt* varroda* varrodák varrás* órásm* aranyműv* ötvös* egyedi_gyárt*
      boltberend* üzletberend* irodabút* székelyip nagykeresk* nagyker kiskeresk* importőr* éléstár*
      biztonságtech* tűzoltó_kész* tűzoltókészülék* széf páncélszekr* postaláda* postaládák trezor* kézikocsi*
      emelőszerk* csörlő* kötelek kötél ponyva* ponyvák hordó* tartály* ballon* demizson* palack* befőttesüv*
    `,
    farming: `
      állat* bérmunka bio* csirke erdő* erdészet faiskola* gabona* gazdaság* gyümölcsös horgász* istálló* juh*
      kecske* ló lovak* lovarda* mezőgazdaság* méhész* műtrágya* növény* palánta* sertés* szántó szőlő* takarmány*
      tanya* tehén* tej* tenyészt* termelői termesztés trágya üvegház vadász* vetőmag* virágföld ökogazd*
      permakult* őstermel* kistermel* agrár* agronóm* szaktanács* szántóf* vetés vetőgép* trágyák komposzt*
      talajmin* talajelőkész* talajmunk* talajjav* termőföld* tőzeg* permetez* drónos_perm* aratás* betakar*
      kombájn* bálázás* bálák széna szénab* szalma* lucerna* búza búzák kukorica* árpa zab rozs repce* napraforgó*
      szója* cukorrépa* szemestakar* termény* alma almák almafa* körte körték szilva* barack* őszibar* cseresznye*
      meggy meggyfa* szamóca* eper eperföld* málna* málnák szeder áfonya* ribizl* egres* csemegesz* dinnye*
      dinnyék görögdinny* diófa* dióterm* mandulafa* paprikaterm* paradicsomp* fóliasát* melegház* levendula*
      levendulás* fűszernöv* facsemete* facsemeték cserje* cserjék évelő* egynyári* rózsatő* rózsák rózsa
      örökzöld* tuja tuják tujas* fenyő* muskátli* hagymás_vir* tulipán* nárcisz* levágott gyep fűmag* fák
      erdészeti* fakiterm* rönk rönkfa* faapríték* vadgazd* vadgondoz* vadföld* vadtakar* tenyészet* szarvasmarh*
      bika bikák angus charolais limousin magyartarka magyar_tarka szürkemarh* szürke_marha bivaly* mangalica*
      malac malacok hízó hízók koca racka* merinó* gida csikó* kanca* kancák mén mének lótart* lóten* nóniusz*
      lipicai* kisbéri* furioso gidrán* shagya* hucul* patkol* szamár* szamarak csacsi* öszvér* póni alpaka*
      alpakák láma lámák szarvas baromfitart* baromfiten* tyúk tyúkok csirkék naposcsib* napos_csib* kakas*
      tojótyúk* tojóhibr* jérce* jércék pulyka liba libák kacsa gyöngyty* fürj fürjek galamb* postagalamb* strucc*
      nyúl nyulak nyúltart* csincsill* tengerimal* hörcsög* papagáj* kanári* madarak kutyaten* kutyák kutya
      kiskutya* kölyökkut* kiskutyák kölykök alom almok puli komondor* kuvasz* pumi mudi agár agarak németjuhász*
      labrador* golden_retr* tacskó* yorkshire* bulldog* uszkár* macska* macskák kiscica* cicák perzsa_mac*
      maine_coon méh méhek méhcsalád* méhanya* kaptár* viaszol* méhviasz* csigaten* csiga giliszta* háztáji*
      traktor* eke ekék fejőgép* fejéstech* etetők itatók vadháló* öntözéstech* csepegtető* agroerd* fásít*
      parkfás* élőhely* madárod* madáretet* méhlegel* gyep- legelő* legeltet* kaszáló* kaszálás* szárzúz*
      területalapú* drónos hűtőház* malom malmok malomipar* olajütő* olajprés* hidegen_saj* mustkész* aszaló*
      vágóhíd* vágóhidak
    `,
    social: `
      adomány* ápolás* biblia* családsegít* családi_nap elsősegély fogyatékos* hitoktatás hittan*
      házi_segítségnyújtás hajléktalan* ifjúság* imádság* imaóra jogsegély jótékony* karitatív keresztelő*
      keresztelés közösség* krízis* lelki* menedék* menekült* mise miserend nappali_ellátás nyugdíjas* önkéntes*
      örökbefogad* rehabilitáció* segély* segítség* szociális* szolgálat* tanácsadás temetés* vallás* védelem*
      zarándok* zöld_* környezet* családtám* családvéd* gyermekvéd* gyermekjólét* gyermekotth* nevelőszül*
      házi_segít* házi_gond* jelzőrendsz* bentlakás* lakóotthon* látássérült* vakok jeltolm* megváltozott_munk*
      munkahelyter* közmunk* közfoglalk* álláskeres* menhely* melegedő* átmeneti_száll* átmeneti_otth* anyaotthon*
      telefonos_seg* áldozatseg* bántalmaz* családon_belül* erőszak* zaklatás* nőjog* gyermekjog* romák* roma
      kisebbség* nemzetiség* migráns* humanit* katasztrófav* élelmiszerbank* élelmiszeroszt* élelmiszeradom*
      ingyenkony* gyűjtés* karitász* caritas alapítvány véradás* csontvelőd* szervadom* egyházi_esk* keresztség*
      elsőáldoz* konfirm* gyónás* gyóntat* szentmise* szentmisék misék istentiszt* gyermek-istent* áhítat* imaalk*
      imacsop* imakör* imahét* zsolozsma* szentség* rózsafüzér* litánia* litániák körmenet* keresztút* búcsújár*
      csendesnap* evangeliz* igehirdet* prédikác* dicsőítés* ifióra* ifi ministráns* baba-mama_kör* nőszövets*
      férfikör* cursillo jegyesokt* házaspár* házashét* családos_táb* gyülekezeti_nap* gyülekezet* plébánia*
      egyházközs* misszió* temetkez* hamvaszt* búcsúztat* temető* kegyelet* gyászmis* gyászmunka* gyászjel*
      gyászszert* virrasztás* zsinagóg* mecset* buddhist* meditációs_közp* ideiglenes_bef* ivartalanítási_a*
      természetvéd* szemétszed* szemétgyűj* hulladékgyűj* szelektív* újrahaszn* hulladékudv* lomtalanít*
      zöldhulladék* komposztprog* faültetés* tiszta_ivóv* ivóvíz* közvilágít* közlekedésfejl* útkarbant* útfelúj*
      parkfenn* közterület* közbiztons* polgárőr* rendőrség* körzeti_megb* tűzoltó* polgári_véd* kárelhár* árvíz*
      hivatali_üi lakcím* személyi_iga* személyi_okm* okmány* útlevél* útlevelek ügyintéz* ügyfélfogad* e-ügyint*
      elektronikus_ügy* engedélyez* hatósági* hatósági_biz* hatósági_eng* telepengedély* üzletek_műk*
      településkép* településrend* településfejl* rendezési_terv* költségvetési_rend* közmeghallg* testületi*
      testületi_ül* képviselő-test* népszavaz* népszámlál* helyi_rendel* önkormányzati_rend* egyedi_tám* lakhatás*
      lakásfennt* lakástám* rezsitám* rászorul* települési_tám* tüzelőtám* önkormányzati_lak* gyermekvédelmi_kedv*
      közgyógy* születési_tám* tanszertám* bursa_hung* munkanélkül* munkaközvet* védőnő* teleház* klubfogl*
      önsegít* szülőklub* szülőcsop* szülőseg* gyászfeldolg* drogprev* drogambul* prevenc* megelőzés* szűrőnap*
      szemléletform* érzékenyít* petíció* aláírásgyűjt* érdekvéd* érdekképv* lobbi* szakszerv* kollektív_szerz*
      közgyűlés* taggyűlés* tagtoborz* tagfelvétel* tagdíj* egyesület* civil_szerv* civil_fórum* jubileum*
      szomszédünn* utcabál* termésáld* tűzgyújt* gyermektáb* szünidei* erzsébet-táb* cserkész* generációs_*
      testvérváros* testvértelepül* partnerségi_prog* kutatás* tanulmányok* szja_1*
      helyi_csoport* helyi_szervezetek nyílt_levél* érdekvédel* érdekképvis* akciónap* figyelemfelhívó* kampányok_a*
      pályázati_program* támogatási_program* projekttámogat* adományprogr* segélyalap* panaszkezel* panaszok_és_*
      közösségi_költségv* részvételi_költségv* lakossági_fórum* társadalmi_egyezt* társadalmi_párb* nyílt_adat*
      lobbinyilv* képviselői_kérd* közbeszerz* hulladéknaptár* hulladékszáll* szemétszáll* hulladékudvar* építési_enged*
      e-ügyintéz* elektronikus_ügyintéz* online_ügyintéz* ügyfélszolgálati_iroda anyakönyv* születési_anyak*
      személyi_igazolv* jogosítványcs* gépjármű-nyilv* iskolai_beirat* óvodai_beirat* lakhatási_támog* települési_támog*
      szociális_segély* iparűzési_adó* építményadó* gépjárműadó* ombudsman* fogyasztóvédel* visszaélés-bej*
      talált_tárgy* földhivat* választási_eredm* közérdekű_adat*
    `,
  },
  nonOffers: {
    claims: `
      barátságos* becsület* biztonság* bizalom* családias* dinamikus diszkréció egyedi_* elérhető_ár* elkötelez*
      empátia és_megbízható garancia* gyors* hatékony* hitelesség hosszú_távú ingyenes_* innovatív kedvező*
      kényelm* kiváló* kompetens korrekt* körültekintő lelkes* magas_* megbízható* minőség* modern* nyitott
      pontos* precíz* precizitás professzionális* rugalmas* sokéves* szakértelem* szakmai_* személyre_szabott
      tapasztalat* tisztesség* türelem versenyképes* ügyfélközpont* 0-24
      nyílt_forráskód* szabad_szoftver open_source open-source könnyű_használat könnyen_* intuitív* robusztus* stabil
      reklámmentes* regisztráció_nélkül* telepítés_nélkül* nyomkövetés_nélkül* minden_egyben mindig_naprakész független*
      nonprofit
    `,
    steps: `
      ajánlatkérés árajánlat* ajánlat* egyeztetés elköszönés felmérés fizetés_* foglal* hív* írj* időpont*
      iratkoz* jelentkez* kapcsolatfelvétel kérj* keress* lépés* megrendelés nézd* próbáld regisztrál* rendel*
      tervezés_* töltsd* válaszd* válassz* vedd*
      csatlakozz töltsd_le telepítsd hozz_létre importáld oszd_meg írd_alá szavazz jelentkezz pályázz
    `,
    labels: `
      adatkezelés* adatvédelm* adószám* aktuális* archívum ár árak* árlista* ászf bankszámla* bejelentkezés blog
      cégünkről cikkek cím* csapat* csütörtök dátum dokumentumok* e-mail elérhetőség* email események facebook
      fenntartó főoldal galéria* gyakori_* gyik hétfő hely helyszín hírek* hírlevél* hétvége* idő impresszum
      információ* instagram kapcsolat* kedd keresés képek* képgaléria kosár kövess* legfrissebb* letöltés* linkek
      megközelítés* megnevezés minden munkatársak* név nyitvatartás* nyitólap oldaltérkép* összes* partner* péntek
      pályázatok referenci* regisztráció rólam rólunk* sütik szállítási_* szerda szombat támogatók* tartalom*
      telefon* tovább* történet* ügyfelek ügyfélszolgálat vasárnap vélemény* videók vissza* telefonszám
      levelezőlista levelezőlisták első_lépések gyors_kezdés kezdő_lépések letöltések dokumentáció közreműködés
      közreműködők ütemterv kiadási_megjegyzések magatartási_kódex etikai_kódex szponzorok arany_támogatók
      ezüst_támogatók bronz_támogatók aranyszponzorok főtámogató főtámogatók fő_támogatónk kiemelt_támogatók támogatóink
      támogatónk médiapartnerek médiapartner médiatámogatók médiatámogatóink szakmai_partnerek stratégiai_partnerek
      partnereink együttműködő_partnerek adományozók adományozóink köszönetnyilvánítás köszönet védnökök fővédnök
      a_program_támogatói együttműködésben előadók előadóink meghívott_előadók felszólalók szervezők szervező
      szervezőbizottság programbizottság tudományos_bizottság szerkesztőbizottság tanácsadó_testület bizottságok
      elnökség kuratórium felügyelőbizottság felügyelő_bizottság vezetőség alapszabály zsűri zsűritagok a_zsűri
      nyertesek díjazottak győztesek döntősök jelöltek önkéntesek önkénteseink nagykövetek öregdiákok vonattal autóval
      busszal repülővel tömegközlekedéssel hol_szálljunk_meg jegyek jegyvásárlás jegyvétel fontos_dátumok
      fontos_időpontok határidők program programfüzet részletes_program korábbi_évek korábbi_rendezvények korábbi_számok
      legfrissebb_szám kik_használják használják közösség fórum fórumok beszélgetések fordítás_segítése
      legfrissebb_hírek legfrissebb_cikkek legfrissebb_bejegyzések legújabb_verzió közlemények sajtóanyagok
      sajtóközlemények sajtóközlemény sajtószoba sajtókapcsolat sajtómegjelenések rólunk_írták rólunk_mondták logók
      változásnapló változások újdonságok_a_verzióban licenc licencek történetünk küldetésünk jövőképünk értékeink
      céljaink küldetés jövőkép értékek kiáltvány szabályzat versenyszabályzat szabályok részvételi_feltételek
      csatlakozz csatlakozz_hozzánk csatlakozás adományozz adományozás támogass_minket hogyan_segíthetsz légy_önkéntes
      önkéntesnek_jelentkezem legyél_tag adatvédelmi_irányelvek adatvédelmi_szabályzat adatvédelmi_tájékoztató
      felhasználási_feltételek kövess_minket kövessen_minket maradj_naprakész feliratkozás feliratkozás_hírlevélre
      rendszerkövetelmények követelmények támogatott_platformok támogatott_eszközök kompatibilitás windows forráskód
      nyílt_forráskód hibabejelentés hiba_jelentése funkciók összes_funkció főbb_funkciók jellemzők képernyőképek példák
      demó kipróbálom próbáld_ki_ingyen fiók_létrehozása hogyan_működik így_működik ki_jelentkezhet kik_jelentkezhetnek
      jelentkezés pályázati_feltételek értékelési_szempontok gyakori_kérdések gyakran_ismételt_kérdések
      kérdések_és_válaszok felhasználói_kézikönyv kézikönyv útmutatók éves_jelentés közhasznúsági_jelentés beszámolók
      szerkesztőség hirdetési_lehetőségek legolvasottabb kapcsolódó_cikkek kapcsolódó_projektek hasznos_linkek
      a_projektről a_fesztiválról az_alapítványról a_konferenciáról sikertörténetek akadálymentesítési_nyilatkozat
    `,
    roles: `
      asszisztens alelnök* alapító* alpolgármester* edző* elnök* főorvos* főszerkesztő* gondnok gyógytornász*
      igazgató* intézményvezető* jegyző koordinátor* lelkész* lelkipásztor* menedzser* mérnök* munkatárs* oktató*
      pedagógus* plébános polgármester* projektvezető* szakács* szerkesztő* tagja tanár* titkár* tulajdonos*
      ügyvezető* ügyintéző* vezető*
      művészeti_vezető* kurátor* doktorandusz* moderátor* zsűritag* szóvivő* főtitkár*
    `,
    prices: `
      /éj /fő /nap /óra áfa akció* belépő* díj* előleg* felnőtt* foglaló* ft gyerek* havi* ifa* ingyen* kaució
      kedvezmény* részlet*
    `,
  },
};
