import type { LanguageWords } from '../words.ts';

export const CZECH: LanguageWords = {
  offers: {
    health: `
      akupunktur* alergolog* ambulanc* bělení cvičení dentální dermatolog* diagnosti* diet* endodonc* estetick*
      fyzio* gynekolog* homeopat* hygien* chirurg* implant* kardiolog* kineziotap* korunk* krevní laser* lékař*
      léčb* léčen* logoped* lymf* masáž* medicín* mezoterap* můstky neurolog* onkolog* operac* ordinac* ortodonc*
      ortoped* osteopat* ošetřen* parodont* pediatr* plastick* poradn* prevenc* preventiv* protetik* protéz*
      psychiatr* psycholog* psychoterap* radiolog* rehabilit* rentgen* rovnátk* rtg sono* stomatolog* terapi*
      ultrazvuk* urolog* vyšetřen* výživ* zdrav* zub* očkován* veterin* kastrac* migrén* bolest* bolesti_zad
      bolesti_hlavy bolesti_kloubů páteř* záda zádů krční úzkost* fobie fobií panick* depres* vyhořen* traum* ptsd
      nespavost* poruchy_spánku spánk* závrat* autis* asperger* adhd hyperaktivit* čelist* kloub* kolen* kyčl*
      loket lokte zápěstí karpál* chodidl* ploché_nohy nohou plosk* vbočen* držení_těla posturál* těhoten* těhotn*
      kojen* novoroz* porod* poporod* předporod* dula duly laktač* asistovan* reprodukc* kineziolog* konstelac*
      numerolog* reiki biorezonanc* bioenerget* reflexolog* reflexní irisdiagnost* iridolog* pijav* hirudoterap*
      koučink* koučov* hypnóz* hypnoterap* mindfulness ájurvéd* ajurvéd* chiroprax* chiroprakti* kraniosakr*
      kryoterap* kryokomor* vodoléčb* hydroterap* magnetoterap* rázová_vlna rázovou_vlnou tejpov* tejpink*
      kinesiotaping bobath vojtova_metoda vojtov* dns jizv* jizev strie křečov* sklerotizac* flebolog* angiolog*
      cévní cévy proktolog* hemoroid* gastroenterolog* gastroskop* kolonoskop* hepatolog* nefrolog* dialýz*
      spirometr* plicní alergi* alergen* astma imunolog* imunit* odběrov* endoskop* biops* cytolog* kolposkop*
      mamograf* mamolog* denzitometr* tomograf* magnetická_rezonance rezonanc* echokardiograf* holter* ekg eeg emg
      doppler* krev krve krvi cholesterol* hormon* štítn* štítná_žláza endokrinolog* diabet* inzulin* obezit*
      bariatr* hubnut* hubnout redukce_hmotnosti nadváh* anorex* bulim* poruchy_příjmu_potravy tlak_krve
      hypertenz* vysoký_tlak infarkt* mrtvice cévní_mozková parkinson* alzheimer* demenc* epileps* roztroušen*
      ischias výhřez* artroskop* artróz* artrit* revmatolog* revma osteopor* endoprotéz* zlomenin* podvrtn*
      vykloub* úraz* zraněn* sádra ortéz* ortotik* vložky bandáž* inkontinenc* urogynekolog* pánevní_dno
      pánevního_dna menopauz* klimakter* antikoncepc* neplodnost* ivf inseminac* androlog* vasektom* erektil*
      prostat* ledvin* kýla kýly žaludk* žaludeční játra střev* reflux* celiak* intoleranc* mikrobiom* detox*
      infuz* vitaminov* ozonoterap* plazmaterap* plazma kmenové_buňky sluch* naslouch* audiolog* audiometr*
      nedoslých* tinnitus ušní krční_* foniatr* orl mandl* dutin* chrápán* apnoe glaukom* katarakt* čočky
      kontaktní_čočky oční zrak* brýle dioptri* šilhán* tupozrak* ortopti* optometr* optik* oftalmolog* plomb*
      kořenov* kanálk* airflow fluorid* pečetění extrakc* trhán* osmičk* paradent* dásn* stomatochirurg* náhrady
      fazet* skus bruxism* invisalign alignery neviditelná_* anestez* opg ekzém* ekzem* akné lupénk* atopick*
      plísn* mykóz* bradavic* kuří_oka kuřích_ok znaménk* znamének dermatoskop* zarůstaj* otlak* afty opary
      recept* předpis_léků léky léků neschopenk* telemedic* pracovnělékař* obvodní odběry_krve dárcovství_krve
      darování_krve hojení_ran převaz* prolež* stomi* paliat* geriatr* gerontolog* neuropsycholog* psychoeduk*
      psychosomati* párov* truchlen* stres* zvládání_stresu sebehodnoc* asertiv* emoc* relaxac* dechov* dýchán*
      biofeedback emdr kbt kognitivně* nlp fytoterap* apiterap* aromaterap* muzikoterap* arteterap* hipoterap*
      canisterap* felinoterap* sanator* lázně slatin* zábal* inhalac* solná_jeskyně solné_* oxygenoter* kyslík*
      čipován* odčerven* liposukc* abdominoplast* augmentac* zvětšení_* rhinoplast* botox botulotoxin* posudk*
      transport_pacientů covid* chřipk* borelióz* klíšť* klíště encefalitid* parazit* neurorehab* ergoter*
      fyzikální_* senzomotor* měkké_techniky trakce spoušťové_* suchá_jehla dry_needling spinal dornova_metoda
      feldenkrais alexandr* su-jok sujok tcm moxa moxování akupresur* shiatsu access_bars theta regres* tarot*
      výklad_karet léčitel*
    `,
    beauty: `
      barven* depilac* epilac* kadeřnic* kosmeti* líčení make-up manikúr* melír* nehty nehtov* obočí parfém*
      pedikúr* peeling* péče_o pleť* pleti prodlužován* řas* střih* stříhán* tetován* účes* vlas* vousy balayage
      ombré ombre airtouch barvy odbarv* tónován* přeliv* trvalá trvalá_ondulace ondulac* keratin* narovnán*
      foukan* copánk* dredy dread* paruk* zahušť* trichol* vypadáv* pokožk* holič* holen* barber* knír* plnovous*
      laminac* henna lash* lifting* microblading pudrové_* pigmentac* permanentn* vizáž* microneedling
      mikrojehlič* dermapen mikrodermabraz* dermabraz* hydrafacial oxygeneo galvan* infúz* retinol* kyselin*
      hyaluron* rty rtů biostimul* kolagen* lipolýz* lipolyt* endermolog* endosphere kryolipolýz* radiofrekv* hifu
      lpg zeštíhl* formován* celulit* presoterap* skořicov* bahenní_* hloubkov* kobido gua_sha rituál* hammam
      vosk* sugaring ipl trvalé_odstranění odstranění_* odstraňován* chloupk* solári* opalov* nástřik gelov*
      gel_lak gellak* akryl* akrygel modeláž* modeláž_nehtů nehet nehtů zdobení p-shine přístrojová_* parafín* spa
      spa_* piercing nastřel* žilk* vrásk* vrásek anti-aging omlaz* prp parfum* vůně šampon* kondicion* balzám*
      krém* rtěnk* podklad* pudr pudry tvářenk* barevná_typologie proměna proměny stylist* pedikér* manikér*
      float* bradka
    `,
    building: `
      architekt* balkon* bazén* bourac* čalounic* čištěn* demolic* dlažb* domů dřevo* dveř* elektro* fasád*
      fotovolta* garáž* instalac* instalatér* interiér* izolac* kanalizac* koberc* komín* kominict* konstrukc*
      koupel* kotl* kovář* krb* krov* kuchyn* kuchyň* lakován* malířs* malov* montáž* nábytek nábytk* obklad*
      odpad* okna oken okenn* oplocen* oprav* osvětlen* panelov* plot* podlah* pokrývač* pokládk* postel* projekc*
      příčky půdní realizac* rekonstrukc* renovac* restaurov* revize rolet* rozvod* sádrokart* sanac* sekán*
      schod* skřín* sklen* stav* stěny stolař* střech* studn* tapet* tepeln* teras* tesař* topen* truhlář* údržb*
      úklid* úprav* vestavěn* větrán* voda_topení vodoinstal* výkop* výměn* vytápěn* výroba zahrad* zámečn*
      zateplen* zedni* žaluz* zimní_zahrad* vinyl* kácení stromů podkroví půda sklep* altán* pergol* přístřeš*
      markýz* carport* roubenk* srub* modulární_domy nízkoenergetick* pasivní_domy pasivní_dům na_klíč developer*
      generální_dodavatel technický_dozor tdi rozpočty rozpočtář* zaměřen* pasport* geodez* geodet*
      geometrický_plán vytyčen* geotech* geolog* vrty vrtán* vrtané bager* minibagr* bobcat bouran* rekultivac*
      písek písku štěrk* beton* armován* armatury bednění stropy zdivo zděn* cihl* tvárnic* porotherm ytong hebel
      střešn* okap* plechov* plechy šindel* vložkov* světlík* hydroizol* pěnov* stříkaná_pěna polystyren*
      minerální_vata vata termovize termovizn* blower-door penb vlhk* odvlhč* vysouš* plísně odstranění_plísní
      azbest* eternit* omítk* štuk* sádrov* stěrk* podhled* příček stropn* barv* nátěr* moření broušení_parket
      parket* prken* marmoleum linoleum epoxid* potěr* anhydrit* dlaždic* dlaždičsk* keramick* mozaik* spárov*
      silikonov* mramor* žula kámen kamen* desky pracovní_desky parapet* zábradlí mříž* brány branky vrata gabion*
      opěrn* opěrné_zdi pohony_bran domácí_telefon* zvonky alarm* ezs eps cctv přístupov* zámk* otevírán*
      nouzové_otevírání klíče klíčů trezor* protipožár* požární odvod_kouře sprinkler* hydrant*
      požární_signalizace led hromosvod* uzemněn* rozvaděč* rozváděč* revizní měřen* kabel* zásuvk* vypínač*
      elektrikář* silnoproud* slaboproud* nabíječ* wallbox* panely solár* kolektor* střídač* biomas* kotel kamna
      kachl* kamnář* radiátor* rekuperac* vzduchotechn* vzt klimatiz* chlazení chladic* freon* vodovod* přípojk*
      bojler* ohřívač* ohřev_vody čerpadl* změkčova* filtrace_vody septik* čov čistírn* jímk* krtkov* ucpan*
      potrubí trubk* protlak* úniky únik_vody havári* havarijní nonstop_* sprchov* sprchy vany vana umyvadl*
      umývadl* wc toalet* bidet* baterie_* kohout* sanit* na_míru šatn* řezbář* starožit* politur* čalouněn*
      potah* plisé záclon* závěs* garnýž* okenice zasklen* zasklív* zrcadl* svař* svářeč* haly hala montované_*
      plošin* jeřáb* výškové_práce horolezeck* graffiti antigraffiti vysáván* tepován* praní prádeln* ozon*
      dezinfekc* dezinsekc* deratiz* škůdc* hlodavc* potkan* myši myší mravenc* šváb* štěnic* blech* vosy sršn*
      vosí_hnízda holub* netopýr* kuny krtci krtek termit* červotoč* vyklízen* sutě likvidac* odklízení_sněhu
      trávník* travní_koberec trávy vertikutac* řez_* frézování_pařezů pařez* prořez* výsadb* skalk* jezírk*
      koupací_* kašn* fontán* závlah* zavlažov* dešťov* retenc* nádrž* drenáž* dlážděn* chodník* příjezd*
      obrubník* asfalt* hrob* pomník* náhrobk* revitaliz* modernizac* památk* památek home_staging
      chytrá_domácnost pračk* praček lednic* ledničk* myčk* sušičk* trouby sporák* digestoř* konvic* žehličk*
      mixér* vysavač* bílá_technika pila pilařsk* řezivo přístavb* nástavb* vestavb* přestavb* statik* vyřízení_*
      krysy krysa žulov*
    `,
    legal: `
      advokát* administrativ* audit* bank* bytů daň daně daňov* dědic* dotac* due_diligence energetick* exekuc*
      fakturac* financ* hypoték* insolvenc* investic* konzultac* mediac* mzd* nájm* nemovit* notář* obhajob*
      obchodní_právo odhad* oddlužen* patent* pojištěn* pojistk* poradenst* pronáj* půjčk* realit* rozvod* spoření
      spory správa_* trestní účetnict* účetní úvěr* zastupován* založení_* zastoupen* obchodní_korporace
      vypořádání_sjm sjm svěření_* svéprávnost* předmanžel* pozůstal* závěť závěti darovac* darování věcná_břemena
      břemen* vydržen* vyklizen* nájemní nájemné podnáj* pacht* svj družstv* katastr* vklad_* kupní úschov*
      plné_moci plná_moc ověřování_* apostil* soudn* soud soudy rozhodčí arbitráž* odvolán* žalob* náhrada_škody
      náhrada_újmy odškodn* škod* dluh* konsolidac* pohledáv* faktoring factoring směnk* hypoteční vklady
      termínovan* spořicí běžný_účet účty účtů kreditní_* platební_karty převody směnárn* valut* burz* akcie fondy
      podílové_fondy penze penzijní důchod* doplňkové_penzijní osvč dph přiznání kontrolní_hlášení závěrk* rozvaha
      výkaz* celn* transferové_* leasing* pojišť* pojistné pojistné_události pojistných likvidace_pojistných
      povinné_ručení majetk* makléř* zprostředk* znalec* posudky oceňov* byty pozemk* nebytov* komerční_prostory
      na_prodej prodej_* facility ready-made ready_made sídlo_firmy obchodní_rejstřík rejstřík* živnost* s.r.o.
      svěřensk* fúze akvizic* přeměn* compliance whistleblow* gdpr pověřenec známk* výběrová_řízení koncese
      povolen* cizinc* cizineck* víza vízum imigrac* kontrakt* rozbory podání detektiv* bozp fondy_eu startup*
      podnikatelsk* podnikatelský_plán venture crowdfund* grant* stipend* vyvlastn* restituc* restruktur*
      reorganizac* vymáh* předžalob* právní*
    `,
    education: `
      angličtin* dílny dílna doučován* e-learning exkurz* hudební hřišt* jesle kempy konference kroužk* kurz*
      lekc* letní_tábor* mateřsk* předškol* přednášk* příměstsk* příprav* rekvalifik* robotik* semestr* seminář*
      soutěž* škol* školní_klub družin* stud* tábor* trénink* tvořen* výchov* výuk* vzdělávac* vzděláván* webinář*
      workshop* zkoušk* anglick* němčin* německ* francouzšt* francouzsk* španělštin* španělsk* italštin* italsk*
      ruštin* rusk* čínštin* japonštin* čeština_pro češtin* konverzac* rodilý_mluvčí rodilí_mluvčí maturit*
      přijímac* přijímačk* fce cae ielts toefl cambridge matemati* fyzik* chemi* biologi* zeměpis* dějepis*
      přírodověd* přírodopis* informatik* mš zš sš zuš mikrojesl* chův* hlídán* hlídání_dětí adaptac* adaptační
      gymnázi* lyce* učiliště odborné_učiliště učební_obor* univerzit* fakult* akademi* bakalář* magistersk*
      doktorsk* postgradu* prezenční kombinovan* dálkov* přijímací_řízení stipendi* erasmus diplom* vysvědčen*
      certifikát* jídeln* stravov* bufet* parlament* rada_rodičů speciální_pedagog speciálněpedag* inkluz* nadan*
      asistent_pedagoga zájmov* kariérní_* karier* kariérov* tutor* mentor* koučink* laborator* experiment* pokusy
      scratch python minecraft lego lego_* výtvarn* kresl* malba řemesln* rukoděl* dramatick* dramaťák herectv*
      herecké kytar* klavír* piano housl* flétn* bicí ukulele rytmik* vařen* soustřed* plavecký_výcvik výcvik*
      montessori waldorf* distanční* bozp_* profesní_průkaz řidičák řidičsk* teorie svářečsk* jeřábník* vazač*
      čten* rychločten* paměti paměť dyslex* dysgraf* dyskalk* grafomotor* zralost* dvojjazyč* bilingv* pískovišt*
      houpačk* skluzavk* tělocvičn* učebn* třídy herna herny univerzita_třetího_věku třetího_věku u3v celoživotn*
      pracovní_listy pracovních_listů slovíčk* slovní_zásob* metodik* metodick* osnovy švp vyučován*
      panelové_diskuse panelové_diskuze panelová_diskuse panelová_diskuze plenární* zvané_přednášky úvodní_přednáška
      kulatý_stůl kulaté_stoly bleskové_přednášky posterová_sekce postery_a_* plakátová_sdělení cestovní_stipendi*
      cestovní_granty letní_škola letní_školy zimní_škola mentoring* mentorsk* hackathon* hackaton* olympiád* soutěž_o_*
      soutěž_pro_* výzva_k_podávání čtenářský_klub čtenářské_kluby diskusní_skupin* diskusní_klub* longitudinál*
      terénní_výzkum* občanská_věda výzkumné_zprávy analýzy_a_studie metodické_materiály výukové_materiály veletrh_práce
    `,
    hospitality: `
      bazén* dětsk* dvoulůžk* gril* hotel* chat* chalup* jednolůž* karavan* kemp* konferenc* koupán* lázeň* lůžk*
      masáže nocleh* ohniště parkov* penzion* pobyt* pokoj* polopenz* půjčovna_kol rekreac* restaurac* saun* sál
      salon* snídan* společensk* svatb* terasa tur* ubytov* výlet* wellness wi-fi wifi zájezd* apartm* aparthotel*
      bungalov* srub* zámek zámeck* hrad hrady vila vily hostel* motel* privát* třílůžk* čtyřlůžk* suite penthouse
      přistýl* postýlk* fén televiz* sejf* trezor minibar* konvice bezdrátov* výhled* s_výhledem besídk* prádelna
      úschov* kolárn* nonstop_recepce plná_penze all_inclusive stravování lobby bar bary lobby_bar kulečník*
      bowling* kuželk* ping-pong kurty brouzdaliště tobogán* aquapark* vířiv* jacuzzi káď koupací_sud sud sudy
      infrasaun* silvestr* velikonočn* velikonoc* vánočn* romantick* víkendov* pro_dva rozlučk* firemní_akce
      teambuilding* hostin* promoc* křtiny jubile* sály kongres* coworking* kanceláře půjčovn* vypůjč* splavován*
      sjížděn* lodě lodí loďk* plavb* šlapadl* jachty jachta skútr* čtyřkolk* paintball* lanov* lanové_centrum
      průvodc* průvodce_* komentovan* okružní pěší pěší_* trek* stezk* naučná_stezka naučn* cyklo* rozhledn*
      vyhlídk* jeskyn* skanzen* zříceni* pláž* jezer* koupališt* přehrad* sjezdovk* vlek* skiareál* skipas* sáňk*
      běžkař* běžecké_tratě snowpark* zimní_radovánk* houbař* vyjížďk* projížďk* kočár* minizoo zookoutek koutek
      herní animac* animační obytn* obytné_vozy obytný_vůz glamping* jurt* maringotk* tree_house treehouse
      transfer* poznávac* eurovíkend* exotik* last_minute first_minute letenk* safari relaxačn* domácí_mazlíčci
      psi_vítáni únikov* úniková_hra escape_room bezbariér* nekuřáck*
    `,
    food: `
      alkohol* brunch burger* bylin* catering* cukrář* cukrov* čaj* čokolád* dezert* dort* džus* gril* hamburger*
      hlavní_jíd* chléb chleb* jídl* káv* koktejl* koláč* koření limonád* med medu mléč* moučník* mošt* nápoj*
      obložen* oběd* ovoc* palačin* pečiv* piv* pizz* polední polévk* předkrm* přílohy raut* ryb* rýž* salát*
      sendvič* sirup* snídaně specialit* steak* sushi sýr* těstov* uzen* vín* vegan* vejce večeř* zákusk* zelenin*
      zmrzlin* americano antipasti avokád* bábovk* baget* baklav* banán* bramb* boloňsk* borův* borovičk* boršč
      bonbon* brandy brokolic* broskv* brownie* bruschett* bryndz* buchty buchet buchtičk* burrito bůček bulgur
      burčák buřt* cappuccino carpaccio cereáli* cheesecake* chia chipsy chilli cibul* cider cidr* citron* cizrn*
      cukr cupcake* curry cuket* čerstvé_* česnek* česnečk* čevabčič* čočk* dary_moře datle degustac* divočák*
      drink* dršťk* dukátov* dýňov* džem* espresso falafel fazol* filé filet* flat_white focacci* fondue frapp*
      frgál* fritov* gastronom* gin ginu gnocchi gothaj* grog grep guláš* gyros halušk* hašé hermelín*
      hlavní_chod* hlávk* horalk* hořčic* hot_dog* houb* housk* hovězí hranolk* hrušk* humr* hummus husa husí
      husa_* chlupat* chřest* indick* ipa jablečn* jablk* jahod* jarní_závitky závitk* játr* jater jehněč* jelení
      jelít* jitrnic* kachn* kakao kaldoun* kančí kapr* kapust* karamel* karbanát* kaše kebab* kečup* kedlub*
      kefír* klobás* knedl* koblih* kofol* kokos* koleno kompot* koňak* kopr* králičí krevet* kroket* krůtí
      kremrol* krupic* kukuřic* kulajd* kuře kuřecí kůzle kvas kvásk* květák* kuskus kysan* kyselic* lahůdk*
      langoš* lasagn* ležák* likér* lilek linecké listov* losos* lívanc* lívanečk* macaron* majonéz* mák makov*
      makrel* malin* mandl* marcipán* marinov* marmelád* matcha matesy mátov* mečoun* meruňk* míchané minutk*
      mocktail* mojito mozzarell* mrkev mrkv* muffin* mušl* müsli nachos nakládan* nanuk* nealko nealkoholick*
      niva noky nudl* nugety okurk* oliv* omáčk* omelet* opékan* oplatk* ořech* ostružin* ovarov* ovesn* paella
      panenk* panna_cotta papričk* paprik* parmazán* párek pašt* pasty pekárn* pekařstv* pekařsk* perlivá perník*
      perníčk* pesto pečen* pečená_* petržel* pho pirohy pohank* poke pomazán* pomeranč* popcorn porek pórek
      poutine pralink* prejt preclík* prosecco prosciutto pstruh* ptáčk* puding* quiche rajč* rajská ragú rakvičk*
      ravioli rebark* ribs risott* rizoto roastbeef rohlík* rolád* rostbif* roštěn* rozinky rum rumy řízek řízk*
      řízeček salám* sádlo sádla segedín* sekt* sele sezam* skořic* slanin* slané sladk* slaneč* sleď sledi
      slepičí slivovic* smaž* smažený_* smetan* smoothie* snack* sodov* sody soljank* sója sójov* sorbet* spaghet*
      srnčí strudl* štrúdl* štrudl* sulc sušen* svařák svařen* šípkov* škubánk* škvark* šlehačk* šlehan* šneci
      šišk* špagety špek* špenát* šproty štík* šumiv* šunk* švestk* tacos tapas tartalet* tarty tatar* tequil*
      tiramisu tlačenk* toast* tofu tonik topink* tortill* trdelník* trdlo třešn* tuňák* tvaroh* tvarůžk* točen*
      tresk* trubičk* utopenc* utopenec vafl* vánočk* vanilk* vaječn* vaječink* vaječný_koňak vajec vejmrd* vepřo*
      vepřo_* větrník* věneč* vývar* višn* vodka whisk* wrap* zabíjačk* zabijačk* zapékan* zapečen* zázvor* závin*
      zavařen* zelí zelňačk* zelnačk* žemlovk* žebra žebírk* žampion* žitn* žloutk* přesnídáv* jídelní_lístek
      denní_nabídka s_sebou donáška food_truck street_food krabičk* bezlepk* bezlaktóz* vegetarián* pražírn*
      kombucha bubble_tea matcha_latte latte kvasnic* ipy pšeničn* polotmav* čepovan* lahvov* dýně kyselé_zelí
      rajská_omáčka španělský_ptáček kroupy masn* párky
    `,
    culture: `
      balet* besed* divad* ediční film* fotograf* galeri* hry hudb* hudeb* jarmark* keramik* kino knih* komik*
      koncert* konferenc* kultur* kytice loutk* literatur* narozenin* obraz* orchest* oslav* plenér* ples* pohád*
      poezi* program* projekce prohlídk* přehlídk* sbírk* sbor* soch* společensk* svateb* tanec* tanc* tvorb*
      uměl* uměn* vernisáž* vydavat* výstav* vystoupen* zábav* zpěv* slavnost* hraní akordeon* akustick* album*
      alba amatérsk* animovan* antologi* antikvariát* archeolog* aukc* audiokn* audioprův* bajky barok* batik*
      bienále blues bluegrass cimbál* cirkus* country cosplay čarodějnic* pálení_čarodějnic čtenář* debat*
      dechovk* deskov* diskoték* dokumentárn* dožínk* drama dramat* dudáck* dj expozic* esej* etnograf* fantasy
      fejeton* filharmon* flamenco flétny folklor* folklór* gala gobelín* gospel gramofon* groteska harmonik*
      heligon* herní hip-hop hody hodové improvizac* jazz* jeslič* betlém* jam_session juniáles kabaret* kapel*
      karaoke karneval* kaligraf* kantát* kina kinosál klarinet* koled* komedi* komorn* kompozic* konzervatoř*
      kostým* krajk* kraslic* krejčov* kresb* kronik* kroj* kurátor* kvartet* kvintet* legend* lidov* linoryt*
      literár* majáles* máje májka maňásk* melodram* mikulášsk* mikuláš_* mikuláš miniatur* modelář* mozaiky
      muzikál* nokturn* noc_kostelů novel* obřad* oper* orator* origami ostatky paličkován* pantomim* pastel*
      patchwork performanc* perkus* pěvec* písně písničk* piknik* plstěn* poetick* podcast* polka polky pomlázk*
      poslech* posezení posvícen* pouť poutě pouti* povídk* předplatn* prázdninov* promítán* průvod* průvod_*
      přednes* pub_kvíz kvíz* poznávání quilling rádio recitál* recitac* reggae rekvizit* repríz* retrospekt*
      román* rock* rozhlas* saxofon* scénograf* scénář* sci-fi sérigrafie slam smyčc* sólist* sonát* soundtrack*
      street_art swing* symfon* šanson* šibřink* šicí šití háčkov* tkan* tkalcovs* techno trampsk* tvůrčí_* trio
      tango tapiseri* trubk* trumpet* trhy vánoční_trhy velikonoční_trhy bleší_trh bazárek bazar* burzy burza
      vánoční_* velikonoční_* vázán* výtvarníc* věštb* violoncell* vitráž* zabijačka_* zahajovac* žánr* žesťov*
      živý_betlém ozvučen* moderován* rpg larp* tombol* zámecké_* festiv* próza prózy dudy
      recenz* rozhovory rozhovory_s_* reportáž* eseje komentáře_a_* glosy povídky poezie komiks* křížovk* dopisy_čtenářů
      cena_poroty cena_diváků cena_publika hlavní_cena zvláštní_cena literární_cena cena_za_* ceny_za_* předávání_cen
      slavnostní_* projekce_film* filmové_projekce letní_kino krátké_filmy krátkometrážn* celovečerní_* předpremiér*
      autorské_čtení autorská_čtení besedy beseda_s_* besedy_s_* setkání_s_* autogramiád* křest_knihy křty_knih
      umělecké_rezidence rezidenční_pobyt* zahajovací_koncert závěrečný_koncert pouliční_divadlo ohňostroj*
      otevřené_pódium fotosoutěž* fotografická_soutěž výtvarná_soutěž literární_soutěž virtuální_výstav*
      virtuální_prohlídk* digitální_sbírk* knižní_veletrh* doprovodný_program
    `,
    sport: `
      aerobik atletik* badminton basket* běh* bojov* box* brusl* cyklisti* cvičen* fitness florbal* fotbal* golf*
      házen* hokej* jízd* jóg* joga judo kanoe kajak* karate kolo kondiční kruhový lezen* lyž* moto_* pilates
      plaván* posil* potápěn* raft* sebeobran* silov* skateb* snowboard* sport* stolní_tenis střelb* šach* šerm*
      tenis* trénink* turisti* turnaj* veslov* vodá* volejbal* vycházk* závod* ježdění jezdeck* aerobic* aikid*
      akrobac* akrobat* alpinism* aqua* airsoft* badmintonov* baseball* beachvolej* biatlon* biketrial bikepark*
      běžk* běžec* bouldering* bowling* bmx bjj brazilské_* bungee canyoning capoeira cardio cheerleading*
      crossfit* cross_country curling* dračí_lodě downhill drezur* džudo enduro ergometr* ferrata ferraty fitbox*
      fitko freestyle frisbee futsal* gymnast* hiit horolez* in-line inline instruktáž* jachting* jachtař*
      jezdectví jiu-jitsu jumping jumpingu kanoistik* kalisteni* karting* motokár* kendo kettlebell* kickbox*
      kitesurf* kiting koloběžk* korfbal* koňmo krasobrusl* kruháč kuželkář* lakros* ligov* liga lukostřelb*
      lukostřelec* maraton* minigolf* míčov* mma motokros* muay_thai mtb nohejbal* nordic_walking oddíl*
      orientační olympijsk* olympiád* otužován* padel* parašut* paraglid* parkour* permanentk* pétanque petang*
      plavec* potápěč* piloxing půlmaraton* ragby rugby regat* ringo rope_jumping rozcvič* rychlobrusl* rytmick*
      sáňkař* seskok* skalkař* skatepark* skialp* skicross skok* slackline spartan* spinning* spining* squash*
      stretching* strečink* střelec* střelnic* strongman sup paddleboard* surf* šipky šipkař* taekwondo tai_chi
      taiči tabata tandem* tatami trail* trampolín* trekk* trial* triatlon* trx trampink* tělesn* tělocvik* triko
      vzpírán* veslařs* via_ferrata vodní_pólo vzpěr* wakeboard* windsurf* wing* workout* zápas* zumb* žonglov*
      lezecká_stěna lezeck* osobní_trenér* dostih* parkur* voltiž* pony ponících hipodrom* vyhlídkový_let
      vyhlídkové_lety letec* letán* balonov* balón* vyhlídkov* kluzák* rally vzduchovk* myslivec* ski
      osobní_trenér dálkový_pochod
    `,
    software: `
      administrac* analyt* api aplikac* automatiz* backup* bezpečnost* cloud* crm dashboard* digital* docházk*
      doména domény e-shop* elektronick* erp evidence export* faktury forms gps hardware hosting* import*
      integrac* internet* inteligen* kamer* licenc* mapy migrac* mobil* monitor* nástroj* notifikac* obnova_dat
      offline outsourcing* pc platform* počítač* podpora programov* připomín* reportin* robot* rozhraní server*
      síť síťov* simulac* sledován* software* synchroniz* systém* šablon* šifrován* tester* testov* umělá úložišt*
      virtuál* vizualiz* vývoj* vyhledáv* web* zálohov* zabezpeč* agenti_ai ai algoritm* android ios asistent_ai
      autentizac* autentifik* blockchain* bezdrátov* business_intelligence bi cms ci_cd chytré_* cyber* datab*
      datov* datové_* deep_learning devops diagram* disky diář doménov* dokumentac* oběh_dokumentů e-mailing*
      ecommerce e-commerce eshop* edi editace ekasa eet excel filtrován* firewall* firmware frontend backend
      fulltext* geolokac* gis grafy hashován* hesel hesla helpdesk* html html5 hlasov* iot indexac* interaktivní_*
      inventur* inventarizac* it it_* java javascript kalkulačk* kanban kiosk* konverz* konfigur* kryptografi*
      kryptomě* laptop* linux lokalizac* low-code no-code mapov* mapové_* mikroslužb* microsoft modul* multimedi*
      multiplatform* navigac* notebook* nahráv* tmavý_režim režim_* open_source open-source ocr office optimaliz*
      optick* on-premise outlook pagin* parsov* penetrační_test* phishing* php playlist* plánován* plánovač*
      plugin* pokladní_* pokladní přehrávač* platební_brána platební_brány podpis_* portál* power_bi procesní
      řízení_* prototyp* přepis* připomenut* proxy push python qr qr_* čtečk* react reporty responziv*
      rozpoznáván* rozšířen* saas sap sdk seo sdílen* skener* skenov* skript* smart sms sso antispam antivir*
      malware soc sql ssl stream* switch* simulátor* škálov* tablet* tagov* telefonie voip telemetri* terminál*
      toner* transakc* ui ux účtenk* typescript ukládán* validac* verzován* vícejazyčn* viry viru vpn vps vr
      widget* windows wordpress workflow zálohy_* zápisník* přihlašován* dvoufáz* dvoufaktor* heatmap* návyk*
      nákupní_seznam* seznam_úkolů metrik* optika vysokorychl* satelit* kyber* nis2 iso_27001 telefonní_ústředn*
      rozšířené_hledání pokročilé_hledání pokročilé_vyhledávání vyhledávání_podle_* uložená_hledání historie_verzí
      historie_změn správa_verzí verzování více_účtů více_uživatelů více_oken dávkov* export_do_* export_dat
      import_dat import_z_* import_sbír* noční_režim tmavý_motiv režim_offline offline_režim offline_mapy klávesov*
      příkazový_řádek příkazové_řádk* přetažen* vrácení_zpět neomezené_vrácení sdílení_soubor* sdílení_obrazovk*
      sdílení_poloh* sdílené_kalendáře sdílený_kalendář sdílené_seznamy sdílené_složky sdílená_alba správce_hesel
      správce_souborů správce_balíčků generátor_hesel správa_oprávnění správa_uživatel* správa_přístup* správa_rolí
      správa_soubor* správa_úkolů správa_projekt* správa_hesel správa_citací správa_klíčů správa_balíčků správa_barev
      správa_závislostí autentifikac* dvoufázov* řízení_přístup* oprávnění_uživatel* přístupová_práva auditní_log*
      protokol_změn zálohován* automatické_zálohy obnovení_dat synchronizac* nahrávání_obrazovk* snímání_obrazovky
      záznam_trasy záznam_tras sledování_návyk* sledování_času sledování_výdaj* sledování_chyb sledování_pokrok*
      sledování_změn reálném_čase kanban* ganttov* interaktivní_graf* interaktivní_map* kontingenční* přizpůsobiteln*
      vlastní_přehledy automatické_reporty push_notifikac* upozornění_na_* připomínk* seznamy_úkolů opakované_úkoly
      dílčí_úkoly plánování_jídel plánovač_* kartičky_na_* rozložené_opakování myšlenkové_mapy hlasové_poznámky
      citační_styl* bibliografi* masky_vrstev režimy_prolnutí vlastní_štětce potlačení_šumu redukce_šumu korekce_barev
      barevné_korekce vektorová_grafika vektorové_nástroje odstranění_pozadí virtuální_pozadí vícestop* ekvalizér
      texty_písní časovač_spánku rychlost_přehrávání režim_čtení přečíst_později audiokni* čtečka_obrazovky
      převod_textu_na_* hlasové_ovládání hlasový_asistent videohovor* hlasové_hovory skupinové_hovory hlasové_zprávy
      mizející_zprávy skupinový_chat skupinové_chaty videokonferenc* automatické_titulky titulkován* přepis_řeči
      přepisy_nahrávek strojový_překlad překladová_paměť kontrola_pravopisu kontrola_gramatiky generování_*
      automatické_doplň* doplňování_kódu zvýraznění_syntaxe zvýrazňování_syntaxe ladění_kódu ladění_programů
      statická_analýza analýza_kódu revize_kódu průběžná_integrace kontinuální_integrace automatické_aktualizace
      kontejnerizac* orchestrac* vyvažování_zátěže automatické_škálování škálován* vysoká_dostupnost
      odolnost_proti_výpad* fronty_zpráv databáz* datový_sklad datové_sklady datové_jezero datový_katalog kvalita_dat
      zpracování_dat zpracování_signál* zpracování_obraz* zpracování_přirozen* vizualizac* analýza_dat analýza_text*
      analýza_sentiment* prediktivní_* strojové_učení hluboké_učení jazykové_modely modelován* výpočty_* dálkový_průzkum
      časové_řady detekce_* antispam* blokování_reklam blokování_sledování rodičovská_kontrola anonymní_režim
      anonymní_prohlížení vlastní_pole vlastní_motivy vlastní_šablony pracovní_postupy elektronický_podpis
      elektronické_podpisy skladová_evidence systém_pluginů zásuvné_moduly pluginy webhook* rest_api pixel_art
      hra_pro_více
      editor_kódu editor_textu editor_map editor_úrovní editor_obrázk* editor_formulář* textový_editor vizuální_editor
      hromadné_přejmen* hromadné_úprav* hromadný_import hromadné_akce hromadné_operace hromadné_e-maily
    `,
    marketing: `
      brožur* copywrit* design* dtp foto* grafi* identit* ilustrac* kampan* katalog* konzult* korektur* kreativ*
      logo* market* nábor* obaly označen* personál* plakát* polep* portrét* potisk* pr prezentac* produkc*
      propagac* překlad* reklam* sazb* sítotisk* sociální_sítě svatební_foto* text* tisk* tlumočen* typograf*
      velkoploš* video* vizitk* vizuál* výzkum* 3d_model* google_ads facebook_ads sklik ppc seo adwords animac*
      anketa audiovizu* b2b banner* bilboard* billboard* brand* leták* business_plán* cenovky citylight*
      corporate_* csr direct_mail* display* dron* etiket* event* expoz* facilit* flyer* focen* gravír* headhunt*
      hologram* hostesk* infografik* influencer* inzerc* inzerát* jmenovk* kalendáře knižní_vazba knižní koncept*
      korporát* krabic* laminov* landing* loga leadership lektorov* linkedin lightbox* mailing* manažersk* merch*
      microsite naming nálepk* neon* novoročenk* nášivk* obalov* obalový_* odznak* odznáčk* ofset* outdoor* pf
      pexes* pečet* podcast* pohlednic* pop-up* postprodukc* poutač* předtisk* přívěšk* press* průzkum*
      průzkum_trhu razítk* rebrand* recruit* reels reportáž* retuš* roll-up* rollup* samolep* sešit* scorecard
      spoty spot_* storytelling* strategi* světeln* stravenky štítk* tabule target* tampon* tampoprint
      team_building teambuilding telemarketing* call_centrum titulk* tiktok transfer_* ux_* vazba vazby
      velkoformát* veletrh* veletržní videa viral* visačk* vlajk* vlajek voucher* vstupenk* vyšívan* výšiv*
      výzdob* výloh* zpravodaj* značk* obsahov* obsah_na řízení_změny řízení_lidí změnov* optimalizac* lean
      six_sigma certifikac* interim* outplacement assessment* agenturní_zam* agentur* hr
    `,
    transport: `
      auto* baleni bagr* celní diagnosti* doprav* doručen* dodávk* díly dovoz* geometrie karoser* klempíř*
      kontejner* kurýr* lakovn* letišt* logist* mechanik* motocyk* motor* mytí nakládk* náhradní nákladní odtah*
      odvoz* palet* pneu* přeprav* převoz* příprava_na_stk půjčovna rozvoz* servis_* spedic* stěhov* stk taxi*
      tuning* užitk* vozidel* vozidla vysokozdviž* výkup* zásilk* zemní adr alternátor* akumulátor* alufelg*
      alu_kol* brzd* bazar_* bagáž* bicykl* cargo celnic* cistern* chladíren* chiptuning cyklo_* cyklobus*
      čalounění_aut detailing* diesel* disky_* dodávek doručov* door_to_door dpf expres* expediční expedic* fleet
      flotil* fulfillment filtr* frakht havarovan* hydraul* chladiče intrastat kamion* kompletac* komis* kombi
      konzervac* lakýrn* letecká_* leteck* limuzín* lodní lpg cng manipulac* manipulační_technika měření_emisí
      emise mikrobus* minibus* mycí nakladač* nakládac* nadměrn* nadrozměr* námořní nápravy naviják* nosič*
      nouzov* olej* osobní_vozy ojet* ojeté_vozy palubn* pěstní* pick-up podvoz* poruch* přestavby přívěs*
      převodov* připojišť* rally* rychloservis silniční skútry speditér* spojk* startér* stěrač* tachograf* tahač*
      tažn* tažné_zařízení tlumič* traktor* tramvaj* třídění trubkov* uskladněn* vozový_park vozík* vstřik* výfuk*
      vrakoviš* veterán* vyklápěč* zapůjčen* zasílatels* balík* železnič* železnice tónován* fólie_na přeleštěn*
      rovnán* cykloservis dálniční zvedák* zvedac* skladov*
    `,
    goods: `
      bižuter* boty bot bytov* čepic* dárk* dekorac* dřev* elektroni* figurk* hrač* kabelk* keramika klenot*
      klobouk* knih* kola komod* koření kosmetika kov* kožen* kyti* květin* látk* lamp* matrac* mikin* módn*
      náhrdeln* nářadí náušnic* nádob* obuv* oděv* oblečen* ocel* paliv* papír* pelet* plast* plyn* ponož*
      potravin* povlečen* prádl* produkt* prsten* příslušens* ručn* sedac* sklo sortim* spotřeb* sport_*
      stavebnin* stol* stroj* surov* svíčk* svítid* šaty šperk* tašk* textil* tričk* věnce vybaven* vín* výrobk*
      zbran* židl* akvári* akvarist* aromalamp* armatur* audio autíčk* baldachýn* balónk* balónky_* bambus*
      barvy_* batoh* baterie baterk* bavln* bedn* bidon* blůz* bluz* body bosky brašn* bronz* brož brože brýle_*
      bryl* budík* bund* cigaret* cement* cínov* čepel* čerpadla čisticí* čisticí_prostředky čtečky čtyřkolky
      dámsk* deky deka deskovk* deštník* diář* divan* doutník* doplňk* dózy dóza drát* drogeri* držák* dýmky dýhy
      džbán* džíny etue ergonom* filtry_* filc* flanel* fólie folie froté formy fréz* galanteri* gauč* granule
      granulát* gumov* gumy gumi* hadic* halenk* hamak* hedváb* hliník* hmoždink* holínk* houpac* hrnec hrnk*
      hrnečk* hrnc* hřebík* hustilk* chemi* chladnič* chránič* cívky ikony jehlic* jehly jehla jersey jelenic*
      jmenovky juta kabát* kabely kalhot* kalkulačky kamínka kamna_* kancelářsk* kancelářské_potřeby karimatk*
      karty_* kartáč* karton* kameniny kartušk* kazety kelímk* klávesn* kleště kliky klec* klika klíčenk*
      koberečk* kojeneck* kolečk* kolíčk* kombinéz* kompresor* konektor* konev kontrabas* konzol* koše košíky
      košil* kostky kotouč* kožešin* krabičky kreslo křesl* krmítk* kryt* krystal* kříže křišťál* kufr* kuličk*
      láhve lahv* lana lano lavic* lavičk* lednič* legín* lehátk* lepidl* lepicí líh lína lišt* ložisk* ložnic*
      lustr* lopat* maliny_* magnet* manžet* matice mikrofon* mikroskop* minc* mísy mísa misk* modely modelů
      mosaz* motouz* mycí_prostředky mýdl* nábojnic* nálev* náplň náplně náramk* nástěnk* nástěnné nátr* nitě nit
      nože nožů nůž nůžk* nýty oblek* obálk* obrubn* odlitk* okras* omalovánk* opask* osušk* osvěžova* ovčí_*
      ozdob* ořezáv* panenky_* panenky pánsk* pantofl* pánv* papuč* pasti pastelky pásk* pásy pasy pelíšk* penál*
      peněženk* peřin* perl* pily pilník* písmen* plachet* plachty plachta plátn* plavky plech plechovk* plechy_*
      plen* plyšák* plyšov* plyšáci podložk* podprsen* podšívk* podvazk* pohár* pohovk* pokladničk* polar*
      polokošil* polštář* pomůck* popelnic* porcelán* poťahy povlak* prádelní prach* prkno prkna prkýnk* profily
      prostěradl* prošívan* provaz* snubní zásnub* průmyslov* pružin* příbor* přilb* přikrýv* přístroj* punčoch*
      puzzle pytl* pyžam* rádia razítko regál* rekuperátor* reprodukt* respirátor* rifle rohož* roušk* rukavic*
      růžen* sáčk* sako sandál* satén* sběratel* sedla sedlo sekaček* sekačk* senzor* síťky skútr slunečník*
      sluneční_brýle sluchátk* smalt* snímač* soli sošk* spínač* spací_pytle spacák* sponk* spony spony_* sprej*
      stativ* stojan* stůl struny stříbr* stužk* sud_* sukn* suvenýr* svařovac* svetr* svícn* šály šátk* šle
      šortky špendlík* šroub* štětc* šuplík* tácy tablety tabák* talíř* těsnění teplák* teploměr* termosk* tkanin*
      tkaničk* tripod toner* truhl* trofej* tuby tužk* tunik* tvárnice ubrous* ubrus* uniform* urny utěrk* váhy
      váha vařič* vázy váza velkoobchod* velur* vlna vlněn* ventil* věnec vesty vesta větrovk* voděodol* voltmetr*
      vosky vozíčk* vrtač* vrták* vzduchovky vyšívac* výbava výbavičk* výšivky vitamín* vitamin* vitrín* zapalova*
      zásobník* zástěr* zátk* závaž* závěsy závity zlat* zrcadla zrcátk* zvířecí žárovk* žebřík* žehlic* žiletky
      župan* obráběn* cnc soustružen* soustruh* ohýbán* řezán* řezání_* vodní_paprsek tváření galvanik* zinkov*
      žárové_zinkování eloxov* chromov* prášk* odlév* slévár* vstřikolis* vstřikován* lisov* výlisk* hydraulika
      převodovky čidl* transformátor* trafo rozpouštědl* maziv* chladicí_kapalin* impregnac* lak laky ředidl*
      abraziv* brusiv* brusné měřidl* kalibrac* zastavárn* numizmat* filatel* známky army_* militari* second_hand
      secondhand pro_psy pro_kočky pro_miminka miminka doplňky_stravy dýha saka stany
    `,
    farming: `
      agro* biofarm* drůbež* farm* hnojiv* hospodář* chov* koní koně kozy kráv* krmiv* květiny les* mléko obilí
      ovce ovoc* pastv* pěstov* prase* prodej_ze_dvora rostlin* ryb* sad sady sadov* sazenic* seno semen* skot*
      stáj* strom* včel* vinice vinohrad* zemědel* zeměděl* zelenina zvěř* zvířat* agrární alpak* aronie arboret*
      bažant* bio_* biopotrav* bonsaj* borovic* boby brambor* brojler* břízy buky býci býk býky beran* beránk*
      borůvky brojleři cibuloviny cibulky citrusy cvičák* čápi čistokrevn* činčil* daňci daněk dobytek dobytk*
      dojnic* dojení doberman* dub duby drezura egreš* exotick* fíky fretk* gladiol* habr* hadi hnůj hnojen*
      holubi holuby holstein* housat* housenk* hortenz* houby_* hříb* hrozn* husy husí_* hovězí_dobytek chmel*
      jablka jabloň jabloně jabloní jahody jalovic* javor* jedle jehňat* jehně jeleni jelen jetel* jezevč*
      jehličnan* kachny kachňat* kaktus* kanár* kapusta kapři kaštan* kačen* kedlubny keře keřů keřík* klisn*
      kočk* koček kohout koťat* kotě koloušk* kompost* konopí kozí krocan* kroliky králic* králík* králíci krmen*
      krmn* krmné_směsi kříženc* kukuřice kuřat* kůň kurník* labrador* lama lamy lány leknín* len levandul* líhn*
      lili* líska lísky listnat* lípy louky louka luční luk luštěnin* magnoli* maliník* maltézáč* maltézsk*
      meloun* meruňky mlékáren* mlékárn* mrkve mulčován* mysliv* nosnic* nutri* nektarink* obilov* obiln* odchov*
      odčervení odrůd* okrasn* okrasné_* okurky_* olše orchidej* ořešák* osivo osiva osev ostružiny oslí osli osel
      oslík* ovčín* ovčák* ovčáci ovečk* pastevn* páv pávi papoušc* papoušk* peloňk* pelargon* perličk*
      permakultur* pěstitel* pěstírn* pes psi psů psy plemen* plodin* polní polnosti porost* postřik* prasat*
      prasnic* propolis* pštros* pstruzi pudl* půdy půda_* pyl růže růží růžičk* rododendr* roubov* retrívr* řepk*
      řepa rajčata rakytník* rouno sadb* sadař* selat* semínk* senáž* siláž* seníky slamk* slám* slepic* slepičk*
      slunečnic* smrk* sója_* sklizeň sklizn* soběstačn* srnec srny srnčí_* stád* sukulent* šelm* šlechtěn*
      šlechtitel* štěňat* štěně šípk* švestky tele telat* terarist* terár* terrier* teriér* topinambur* traktory
      trvalk* tulipán* tis túje třešně úl úly úlů úrod* úsev* vajíč* vepř vepři vermikompost* vlčák* voliér* vřes*
      výběh* výkrm* vrba vrby yorkšír* zajíc* zalesňov* zalesněn* zelí_* žito žampiony_* ustájen* výcvik_psů
      agility dogtrek* fóliovn* těžb* štěpk* briket* kulatina pila_* lamač* ptáci ptáčat* ptactv* ptačí krajin*
      biodiverz* mokřad*
    `,
    social: `
      adopc* asistenc* azyl* bezdomov* bible bohosluž* biřmov* charit* dětem dobrovol* doprovázen* ekolog* ekumen*
      farn* hasič* hospic* integrac* intervenc* kremac* krizov* křest* křty kurzy_* manželst* menšin* mezigenerac*
      migrac* mládež* modlit* mše náhradní_rodin* nízkopr* občan* obnova ošetřovat* osvět* pečovat* péče podpor*
      pohřeb* pomoc poradna poraden* prevenc* psychosoc* rozvoj* senior* setkán* skaut* smuteční sociál*
      stacionář* svátost* terénn* útulek uprchl* volnočas* vzdělávání zachran* záchrann* závisl*
      zdravotní_postižen* životní_prostřed* adorac* advent* akce_pro_* aktivizac* biblick* boj_proti boží_tělo
      brigád* bratrstv* bydlen* bydlení_* cestopis* církev církevn* chráněné_bydlení chudob* dary dárc*
      denní_centrum detoxik* děkan* diakoni* diecéz* diskrimin* dobročin* domácí_násilí domovy duchovn* duchovní_*
      dům_dětí důchodc* ekoporad* ekocentr* environment* evangeli* eucharist* exercicie exhumac* fond*
      fundraising* fairtrade fair_trade zásah* hlídky hladov* hřbitov* hroby humanitár* individuální_plán*
      inkluzivn* iniciativ* jáhn* kapl* kázán* katechez* klub_* klub_důchodců kluby kněz* komunit* komunitní_*
      konfirmac* kontaktní_centrum k-centrum kostel* křtu kurátor_* linka_bezpečí linka_důvěry linka_* lobbing*
      liturg* manželsk* mešní migrant* misie misijn* městys* místní_akční mikroregion* nadace nadačn* náboženstv*
      náboženské nedoslýchav* nemocn* nezaměstnan* nevidom* neslyšíc* nevládn* neziskov* násil* odborová odbory
      odlehčovac* obětí obětem obecní_* ohrožen* opatrovnic* opuštěn* osoby_s_* osiřel* pastorač* pastorac*
      pamětní památník* pěstoun* peer_* petic* pietn* pohotovost* pohřby povodn* poutě_* pout* probačn* profilax*
      protest* protidrogov* předmanželsk* přednemoc* propuštěn* prorodin* rada_* rada_obce rekolekc* resocializ*
      respit* rodičovsk* rodičovstv* rodičů rovnost* rovné_příležitosti romsk* rozhřešen* rozlouč* růženec růženc*
      samospráv* samoživitel* sdružen* sebeobhaj* sebeobhájc* sňatk* soběstačnost* solidárn* solidarit* spolek
      spolk* svépomoc* svaté_přijímání první_přijímání štědrovečern* šatník starouš* stipend* streetwork* svaz
      svazy shromážděn* sběrný_dvůr tísň* tolerance tříkrálov* transfúz* týran* útulky urnov* uložení_urny úřad*
      valná_hromada valné_* členská_schůze členské_* chvály veřejné_* vězn* vězeň* volontér* vyhláš* vyznán*
      vzpomínk* výroční_schůze zádušn* zpovědi zpověď zvon* ztráty_a_nálezy životní_jubilea matrik* czech_point
      czechpoint pasy_a_op cestovní_doklady územní_plán územní_* místní_poplatky psí_poplatek kompostárn* miminko*
      příspěvek_na_péči invalid* hmotná_nouze dávky dávek cizinců junáci junák vlčat* světlušk* oddílov*
      brontosaur* třídění
      místní_skupiny místní_organizace regionální_pobočky otevřený_dopis otevřené_dopisy advokac* osvětové_kampaně
      kampaň_za_* kampaně_na_* grantový_program grantové_programy granty dotace dotační_programy nadační_příspěvky
      nadační_fond stížnosti podněty_a_stížnosti participativní_rozpočet* transparentnost_rozpočtu rozklikávací_rozpočet
      otevřená_data hlasování_poslanců interpelac* registr_lobbistů veřejné_projednání veřejné_konzultace
      veřejné_zakázky svoz_odpadu kalendář_svozu svozový_kalendář velkoobjemový_odpad sběrné_dvory stavební_povolení
      elektronické_služby online_služby portál_občana trvalý_pobyt přihlášení_k_trvalému matrika rodný_list
      občanské_průkazy občanský_průkaz cestovní_pasy řidičské_průkazy řidičský_průkaz registr_vozidel zápis_do_*
      zápisy_do_* příspěvek_na_bydlení sociální_dávky sociální_pomoc ombudsman* ochrana_spotřebitel* katastr*
      výsledky_voleb svobodný_přístup_k_* hlášení_závad
    `,
  },
  nonOffers: {
    claims: `
      bezpečn* certifik* ceny_* cenově_dostupn* diskrét* dlouholet* dodržování_termínů dochviln* dostupn* efektiv*
      expert* férov* flexibil* garanc* individuální_přístup inovativ* jednoduš* jistot* kompletní_* komfort*
      komunikac* kvalifik* kvalit* lidský_* moderní nejlepší_* nízké_* odborn* odpovědn* ochota ochotn*
      osobní_přístup pohodlí poctiv* precizn* profesionál* přátelsk* přesnost rodinná_* rychl* serióz* slušnost
      spokojen* spolehliv* špičkov* trad* transparent* udržitel* upřímn* úspor* vstřícn* výhodn* zárok* záruk*
      zkušen* zodpovědn* zdarma
      otevřený_zdrojový otevřený_kód svobodný_software open_source open-source lehký výkonný intuitivní stabilní
      snadné_použití snadná_instalace snadno_* bez_reklam bez_registrace bez_instalace bez_sledování vše_v_jednom
      vždy_aktuální nezávisl* neziskov*
    `,
    steps: `
      domluv* dokončení_* kontaktujte* krok* montáž_a nabídka_* nezávazn* návrh_* objednáv* objednejte ozvěte*
      podpis* poptávk* předání prozkoumejte přihlas* přijďte první_* realizujeme registr* rezervuj* vyberte*
      vyplňte* vyzkou* vytvoř* zaplať* zavolejte zaměření* zjist* získejte*
      přidejte stáhněte nainstalujte vytvořte importujte sdílejte podepište hlasujte podpořte zaregistrujte staňte
    `,
    labels: `
      adres* aktuality akce banka blog* bydliště časté* ceník* cena články čtěte* datum* další* dokumenty e-mail
      email fakturační facebook faq fotky foto* fotogalerie galeri* hledat hlavní_* historie* home ič* ico
      informac* instagram jak_* jméno k_dispozici kalendář* kapacita kde_* kdo_jsme kontakt* košík ke_stažení mapa
      médi* menu naše_* náš_* naši_* nejčastější* neděle novinky o_nás o_* obchodní* objednávka odběr* odkazy
      odpoledne ochrana_osob* otevírací* partneř* pátek pobočk* podmínky* podpořte* poloha pondělí přehled
      přihláš* poptávkový* provoz* reference* registrac* rezervac* sobota sponzoř* statut* stanov* středa telefon*
      termín* tým* úterý úvod* více* video* volná_místa všechny* všeobecn* vyhledat výroční* vstupné zásady* zpět*
      zobrazit* čtvrtek
      poštovní_konference mailing_list začínáme jak_začít první_kroky rychlý_start stáhnout stažení dokumentace
      přispějte přispět zapojte_se zapojit_se plán_vývoje poznámky_k_vydání kodex_chování etický_kodex sponzoři
      zlatí_sponzoři zlatý_sponzor stříbrní_sponzoři bronzoví_sponzoři hlavní_sponzoři generální_sponzor
      generální_partner hlavní_partneři hlavní_partner mediální_partneři mediální_partner naši_partneři
      partneři_a_sponzoři podporovatelé podporují_nás podpořili_nás dárci donoři s_podporou za_podpory
      za_finanční_podpory financováno_z ve_spolupráci_s záštita záštity poděkování řečníci přednášející hosté
      vystupující speakeři pořadatelé pořadatel spolupořadatelé organizátoři organizátor organizační_výbor
      programový_výbor vědecký_výbor vědecká_rada programová_rada redakční_rada správní_rada dozorčí_rada poradní_sbor
      výbor výbory komise orgány orgány_spolku stanovy porota porotci členové_poroty vítězové vítěz finalisté nominovaní
      nominace laureáti dobrovolníci ambasadoři absolventi přispěvatelé účastníci jak_se_k_nám_dostat jak_se_tam_dostat
      doprava_a_parkování vlakem autem autobusem letadlem městskou_hromadnou_dopravou kde_se_ubytovat kde_bydlet
      vstupenky koupit_vstupenky předprodej důležité_termíny důležitá_data termíny program program_konference
      program_festivalu harmonogram minulé_ročníky předchozí_ročníky uplynulé_ročníky archiv archiv_čísel aktuální_číslo
      starší_čísla kdo_to_používá používají_nás důvěřují_nám komunita fórum diskuse diskuze přeložit pomozte_s_překladem
      poslední_novinky nejnovější_zprávy nejnovější_články poslední_články nejnovější_verze oznámení tiskové_materiály
      tiskové_zprávy tisková_zpráva pro_média pro_novináře napsali_o_nás v_médiích loga_ke_stažení seznam_změn
      co_je_nového licence náš_příběh naše_historie naše_mise naše_poslání naše_vize naše_hodnoty naše_cíle poslání vize
      mise hodnoty manifest pravidla pravidla_soutěže podmínky_účasti přidejte_se přidejte_se_k_nám přidej_se
      podpořte_nás podpořit darovat darujte jak_pomoci jak_se_zapojit jak_se_přihlásit staňte_se_členem
      staňte_se_dobrovolníkem staňte_se_partnerem zásady_ochrany_osobních_údajů zásady_ochrany_soukromí
      ochrana_osobních_údajů podmínky_použití podmínky_užití sledujte_nás zůstaňte_v_kontaktu odběr_novinek
      přihlásit_se_k_odběru systémové_požadavky požadavky podporované_platformy podporovaná_zařízení kompatibilita
      windows zdrojový_kód otevřený_zdrojový_kód nahlásit_chybu nahlásit_problém funkce všechny_funkce hlavní_funkce
      vlastnosti snímky_obrazovky ukázky příklady demo vyzkoušet_zdarma vytvořit_účet přihlásit_se registrovat_se
      jak_to_funguje kdo_se_může_přihlásit kritéria_hodnocení výběrová_kritéria časté_dotazy časté_otázky
      často_kladené_otázky otázky_a_odpovědi uživatelská_příručka příručky návody výroční_zpráva výroční_zprávy redakce
      tiráž inzerce_v_časopise nejčtenější související_články související_projekty užitečné_odkazy o_projektu
      o_festivalu o_nadaci o_soutěži o_konferenci o_časopise příběhy_úspěchu prohlášení_o_přístupnosti
    `,
    roles: `
      administrátor* advokátka asistent* člen* dirigent* doktor* editor* instruktor* jednatel* koordinátor*
      lektor* majitel* manažer* místopředsed* moderátor* organizátor* pedagog* pokladn* předsed* prezident*
      profesor* programátor* provozní ředitel* referent* sekretář* specialist* spolumajitel* starost* technik*
      tajemn* trenér* učitel* vedouc* zakladatel* zástupc* zdravotní_sestra
      umělecký_ředitel šéfredaktor* redaktor* kurátor* doktorand* porotce tiskový_mluvčí mluvčí generální_tajemn*
    `,
    prices: `
      akce_* cena_* děti_do dospěl* doplat* doprava_zdarma jednorázov* kauce měsíčně na_osobu platba* poplat*
      ročně slev* vstupn* za_den za_hodinu za_noc záloh* zdarma
    `,
  },
};
