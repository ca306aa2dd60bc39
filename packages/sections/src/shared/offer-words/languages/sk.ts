import type { LanguageWords } from '../words.ts';

export const SLOVAK: LanguageWords = {
  offers: {
    health: `
      akupunktúr* ambulanc* bielenie cvičen* dentáln* dermatolog* diagnosti* diét* endodonc* fyzio* gynekolog*
      hygien* chirurg* implant* kardiolog* korunk* laser* lekár* liečb* liečen* logoped* lymf* masáž* medicín*
      neurolog* operác* ortodonc* ortopéd* ošetren* ošetrov* parodont* pediatr* poradn* prevenc* protéz*
      psychiatr* psycholog* psychoterap* rehabilit* röntgen* sono* stomatolog* terapi* ultrazvuk* urolog*
      vyšetren* výživ* zdrav* zub* očkovan* veterin* migrén* boles* bolesti_chrbta bolesti_hlavy chrbtic* chrbát
      chrbta krčná úzkos* fóbi* panick* depres* vyhoren* traum* ptsd nespavos* poruchy_spánku spánk* závrat*
      autiz* autist* asperger* adhd hyperaktiv* čeľus* kĺby kolen* ramena ramien bedr* lakeť zápäst* karpáln*
      chodidl* ploché_nohy plochonož* vbočen* držanie_tela posturáln* tehoten* tehotn* dojčen* dojčat* dojčiat
      novoroden* pôrod* popôrod* predpôrod* dula duly laktačn* asistovaná_reprodukcia kineziológ* konštelác*
      numerológ* reiki biorezonanc* bioenerget* reflexológ* reflexn* iridológ* pijavic* koučing* koučov* hypnóz*
      hypnoterap* mindfulness meditác* ajurvéd* chiroprax* kraniosakr* kryoterap* kryokomor* vodoliečb*
      hydroterap* magnetoterap* rázová_vlna rázov* tejpovan* tejping* kineziotap* bobath* vojtova_metóda vojtov*
      jazv* strie kŕčov* kŕčové_žily sklerotiz* flebológ* angiológ* ciev* proktológ* hemoroid* gastroenterológ*
      gastroskop* kolonoskop* hepatológ* nefrológ* dialýz* spirometr* pľúcn* alergi* alergén* alergológ* astma
      imunológ* imunit* odbery_krvi krvi krv endoskop* biops* cytológ* kolposkop* mamograf* denzitometr* tomograf*
      magnetická_rezonancia rezonanc* echokardiograf* holter* ekg eeg emg doppler* cholesterol* hormón* hormonáln*
      štítn* štítna_žľaza endokrinológ* diabet* cukrovk* inzulín* obezit* bariatr* chudnut* nadváh* anorex* bulím*
      poruchy_príjmu_potravy krvný_tlak hypertenz* vysoký_tlak infarkt* mŕtvic* parkinson* alzheimer* demenc*
      epilep* skleróz* ischias vydut* platničk* artroskop* artróz* artrit* reumatológ* reuma osteopor* endoprotéz*
      zlomenin* podvrtn* vykĺb* úraz* zranen* ortéz* vložky_do_* bandáž* inkontinenc* urogynekológ* panvov*
      panvové_dno menopauz* klimakt* antikoncepc* neplodnos* ivf inseminác* androlog* vazektóm* erektíln* prostat*
      obličk* prietrž* hernia žalúd* pečeň pečene črev* reflux* celiaki* intoleranc* mikrobióm* detox* infúz*
      vitamínov* ozónoterap* plazmaterap* plazma kmeňové_bunky sluch* načúva* naslúch* audiológ* audiometr*
      tinnitus uší ušné krčné foniatr* orl mandl* dutin* chrápan* apnoe šedý_zákal zelený_zákal sivý_zákal zákal*
      glaukóm* katarakt* šošovky kontaktné_šošovky očné očná zrak* okuliare dioptri* škúlen* ortopti* optometr*
      optik* oftalmológ* plomb* koreňov* kanálik* airflow fluorid* pečaten* extrakci* trhanie_* osmičk* ďasn*
      fazet* zhryz bruxizm* invisalign alignery anestéz* sedáci* rajský_plyn opg ekzém* akné psoriáz* atopick*
      pliesn* mykóz* kurie_* otlak* znamienk* znamienok dermatoskop* zarasten* afty opary recept* predpis_liekov
      lieky liekov pn_* telemedic* domáca_starostlivosť ads_* adosu preventívn* darovanie_krvi hojenie_rán preväz*
      prelež* dekubit* stómi* paliat* geriatr* gerontológ* neuropsycholog* psychoeduk* psychosomat* párov* smútok
      stres* zvládanie_stresu sebahodnot* asertiv* emóc* relaxác* dychov* dýchan* biofeedback emdr kbt kognitívn*
      nlp fytoterap* apiterap* aromaterap* muzikoterap* arteterap* hipoterap* canisterap* felinoterap* sanatóri*
      rašelin* bahenn* bahno zábal* inhalác* soľná_jaskyňa soľn* oxygenoter* kyslík* kastrác* sterilizác* čipovan*
      odčervov* psí_salón liposukc* abdominoplast* augmentác* zväčšen* rinoplast* botox botulotox* posudk* sanitk*
      transport_pacientov covid* chrípk* borelióz* kliešť* kliešte encefalit* neurorehab* včasná_intervencia
      ergoterap* fyzikáln* senzomotor* mäkké_techniky spúšťov* suchá_ihla dry_needling dornova_metóda feldenkrais
      su-jok tcm moxovan* akupresúr* shiatsu access_bars theta tarot* výklad_kariet liečiteľ* homeopat* osteopat*
      estetick* estetická_* rtg rádiológ* radiológ* mezoterap* vakcín* vakcinác* ambulantn* ordinačn* nutričn*
      nutričné_* psychodiagnost* grafomotor*
    `,
    beauty: `
      farben* kaderní* kozmeti* líčeni* manikúr* mihalnic* obočie parfum* pedikúr* pleť strih* spa tetov* účes*
      vlas* brad* balayage ombré ombre airtouch melír* tónovan* preliv* trvalá trvalá_ondulácia ondulác* keratín*
      narovnan* fúkan* vrkoč* vrkôčik* dredy parochn* zahusť* trichol* vypadáv* pokožk* holič* holen* barber* fúzy
      fúzov laminác* laminácia_obočia henna lash* lifting* predlžovan* microblading púdrov* pigmentác* permanentn*
      permanentný_make-up vizáž* microneedling mikroihl* dermapen* mikrodermabráz* dermabráz* hydrafacial oxygeneo
      galván* retinol* kyselin* hyalurón* výplne výplň* pier pery biostimul* kolagén* lipolýz* endermológ*
      kryolipolýz* rádiofrekv* hifu lpg zoštíhľ* formovan* celulit* presoterap* pleťov* hĺbkov* kobido gua_sha
      rituál* hammam depilác* epilác* vosk* cukrov* cukrová_pasta sugaring ipl trvalé_odstránenie odstraňovan*
      odstránenie_* chĺpk* solári* opaľov* nástrek gélov* gél_lak gellak* akryl* akrygél* modeláž* modeláž_nechtov
      necht* zdobenie p-shine prístrojová_* parafín* piercing nastreľ* nastreľovanie_náušníc žilk* vrások vrásk*
      anti-aging omladen* omladz* prp vône šampón* kondicion* balzam* krém* rúž rúže_* špirál* make-up make-up_*
      podklad* púder pudr* farebná_typológia premena stylist* pedikér* manikér* peeling* float* pleti obočia
    `,
    building: `
      architekt* balkón* bazén* búracie betón* čalún* čisten* dlažb* dom domov drevo* dver* elektro* fasád*
      fotovolt* garáž* inštaláci* inštalatér* interiér* izolác* kanalizác* komín* konštrukc* kosenie kúpeľ* kotl*
      kozub* kuchyn* kúren* maľov* montáž* murár* nábyt* obklad* okná okien oploten* oprav* osvetlen* plot*
      podlah* postel* projekt* rekonštrukc* renovác* rozvod* sadrokart* sanác* schod* skrin* solárn* stavb*
      stavebn* stolár* strech* studn* tapet* tepeln* terén* teras* tesár* truhlár* údržb* upratov* úprav* vetran*
      výkop* výmen* vykurov* výrub výrob* záhrad* zámočn* zateplen* žalúz* podkrov* povala pergol* prístreš*
      markíz* skleník* carport* zrub* modulárne_domy nízkoenerget* pasívne_domy na_kľúč generálny_dodávateľ
      technický_dozor rozpočty rozpočtár* zameriavan* pasport* geodéz* geodet* geometrický_plán vytyčov* vytýčen*
      geotech* geológ* vrty vŕtan* bagr* minibagr* bager bobcat demolác* búran* rekultivác* piesok piesku štrk*
      armovan* armatúr* debnen* základová_doska základové_dosky strop* murov* murivo tehl* tvárnic* porotherm
      ytong krov* klampiar* pokrývač* strešn* odkvap* škridl* plechov* plechy šindel* vložkovan* svetlík*
      hydroizol* penov* striekaná_pena polystyrén* minerálna_vlna termovíz* blower-door energetický_certifikát
      vlhk* odvlhč* vysúšan* odstránenie_pliesní azbest* eternit* omietk* štuk* stierk* podhľad* priečk* farb*
      náter* maliar* brúsenie_parkiet parkety parkiet linoleum marmoleum epoxid* poter* anhydrit* dlaždič*
      keramick* mozaik* škárov* silikón* mramor* žula kameň kamen* dosky pracovné_dosky parapet* zábradl* mreže
      mreží brány brána pletiv* gabión* oporn* oporné_múry pohony_brán domáci_vrátnik zvonček* alarm* ezs cctv
      prístupov* zámky zámok otváran* núdzové_otváranie kľúče kľúčov trezor* protipožiar* požiarn* hasiac*
      hasiaci_prístroj odvod_dymu sprinkler* hydrant* požiarna_signalizácia led bleskozvod* uzemnen* rozvádzač*
      revízi* merani* kábl* kabeláž* zásuvk* vypínač* elektrikár* silnoprúd* slaboprúd* nabíjač* wallbox*
      batériové_úložisk* panely panelov* kolektor* menič* biomas* kotol kachl* krb krbov* krby radiátor*
      rekuperác* vzduchotechn* klimatiz* chladen* freón* plynov* plynoinšt* plyn vodovod* prípojk* bojler*
      ohrievač* ohrev_vody teplá_voda čerpadl* zmäkčovan* filtrácia_vody septik* žump* čov čistiar* krtkov* upcha*
      potrub* rúry pretlak* únik_vody havári* havarijn* nonstop_* sprch* vaňa vane umývadl* wc toalet* bidet*
      batérie_* kohútik* sanit* na_mieru šatník* vstavan* rezbár* reštaurovan* reštaurátor* starožit* poťah*
      rolet* plisé záclon* záves* garniž* okenic* sklár* sklenár* zasklen* zasklievan* zrkadl* sklenen* zváran*
      zvárač* oceľov* haly hala montované_* plošin* žeriav* výškové_práce horolezeck* umývan* mytie umytie
      graffiti antigraffiti vysávan* tepovan* pranie práčovň* ozón* dezinfekc* dezinsekc* deratiz* škodc* hlodavc*
      potkan* myši mravc* šváb* ploštic* blchy osy sršn* osie_hniezda holub* netopier* kuny krtko krtka termit*
      červotoč* vypratávan* vypratanie sutina likvidác* odpratávanie_snehu hodinový_manžel trávnik* trávy
      vertikutác* orez* frézovanie_pňov výsadb* skalk* jazierk* kúpacie_* fontán* závlah* zavlažov* dažďov*
      retenčn* nádrž* drenáž* dláždenie chodník* príjazd* obrubník* asfalt* ihrisk* detské_ihrisko hroby náhrobn*
      pomník* revitalizác* modernizác* pamiatk* home_staging inteligentná_domácnosť práčk* práčok chladnič*
      umývač* sušičk* rúry_* sporák* digestor* kanvic* žehličk* mixér* vysávač* hodinár* spotrebič* biela_technika
      píla pílsk* rezivo prístavb* nadstavb* vstavb* prestavb* statik* bytové_jadr* zatepľov* vodoinšt* vodár*
      inštalačn*
    `,
    legal: `
      advokát* audit* bank* daň dane daňov* dedič* dotáci* exekúc* financ* hypoték* insolvenc* invest* konzultác*
      mediác* mzd* nájom* nehnuteľn* notár* obhajob* patent* poisten* poradenst* práv* prenáj* rozvod* zmluv*
      sporen* účtovn* úver* vymáhan* zastupovan* trestn* bsm vyporiadan* striedavá_starostlivosť závet* darovac*
      darovan* vecné_bremená bremen* vydržan* nájmy podnáj* svb kataster katastr* vklad_* kúpn* plná_moc plnomoc*
      splnomocnen* overovan* apostil* súdn* súd súdy mediátor* rozhodc* arbitráž* odvolan* žalob* sťažnos*
      náhrada_škody náhrada_ujmy odškodnen* ujma ujmy škody dlhy oddlžen* oddĺžen* konsolidác* pohľadáv* faktoring
      factoring zmenk* vklady termínovan* sporiac* bežný_účet účty kreditn* platobné_karty zmenáreň zmenárn*
      valút* burz* dlhopis* fondy podielové_fondy penzi* dôchod* szčo dph priznania priznanie kontrolný_výkaz
      personalist* závierk* súvah* výkaz* coln* transferov* leasing* lízing* poisťov* poistk* poistn*
      poistné_udalosti pzp majetk* maklér* sprostredkov* realit* znalec* posudky oceňovan* ohodnoten* predaj_bytu
      predaj_domu byty pozemk* nebytov* komerčné_priestory na_predaj predaj_* zakladan* založenie_*
      založenie_spoločnosti ready-made sídlo_firmy obchodný_register živnos* s.r.o. fúzi* akvizíc* premena_*
      compliance whistleblow* gdpr zodpovedná_osoba známk* licenčn* verejné_obstarávanie obstarávan*
      výberové_konania koncesi* povolen* cudzinc* cudzineck* občianstv* víza vízum imigračn* azylov*
      spotrebiteľsk* kontrakt* podania detektív* bozp eurofond* fondy_eú dotačn* startup* podnikateľský_plán
      podnikateľsk* venture crowdfund* grant* vyvlastn* reštitúc* reštruktur* likvidácia_spol* vyberan* faktur*
      odhad*
    `,
    education: `
      angličtin* doučovan* exkurz* hudobn* jazyk* jasle kemp konferenc* krúžk* kurz* lekci* tábor* matersk*
      materská_škola predškol* prednášk* príprav* rekvalifik* robotik* seminár* súťaž* škol* škôlk* štúdi*
      tréning* výchov* výučb* vzdeláv* webinár* workshop* dielne dielň* anglick* nemčin* nemeck* francúzšt*
      francúzsk* španielčin* španielsk* talianči* taliansk* ruštin* rusk* čínšt* japonči* slovenčin*
      slovenčina_pre maďarč* konverzác* lektorát* maturit* prijímač* prijímacie_skúšky fce cae ielts toefl
      cambridge matemat* fyzik* chémi* biológ* geograf* zemepis* dejepis* prírodoved* informatik* mš zš sš zuš cvč
      mikrojasl* detská_skupina adaptačn* gymnázi* lýce* učilišt* odbory univerzit* fakult* akadémi* bakalár*
      magistersk* doktorand* postgradu* externá_forma prijímacie_konanie štipendi* erasmus diplom* vysvedčen*
      certifikátov* jedáleň stravov* jedálny_lístok bufet* žiacky_parlament žiack* rada_rodičov špeciálny_pedagóg
      špeciálnoped* inklúz* inkluzív* nadan* asistent_učiteľa záujmov* kariérov* tútor* mentor* koučing* laborat*
      experiment* pokusy scratch python minecraft lego lego_* výtvarn* kresl* maľba remeseln* rukodel* dramatick*
      herectv* herecké zborov* gitar* klavír* piano husl* flaut* bicie ukulele rytmik* varen* sústreden*
      plavecký_výcvik výcvik* montessori waldorf* dištančn* vodičský_preukaz vodičák vodičsk* teória skupina_b
      skupiny_b vysokozdvižný_vozík zváračský žeriavnik* viazač* čitateľsk* čítan* rýchločítan* pamäť pamäte
      dyslex* dysgraf* dyskalk* zrelos* bilingváln* dvojjazyč* pieskovisk* hojdačk* šmykľavk* telocvič* učebň*
      učebne triedy herňa herne univerzita_tretieho_veku tretieho_veku celoživotn* učebnic* pracovné_listy
      slovíčk* slovná_zásob* metodik* metodick* osnov* vyučovan* predmety skd družin* kluby tvoriv* olympiád*
      hodiny_klavíra hodiny_gitary
    `,
    hospitality: `
      altán* dvojlôž* gril* hotel* chat* chalup* kemp* konferenč* kúpan* kúpele lôžk* nocľah* ohnisko parkov*
      penzión* pobyt* izb* polpenz* požičovňa_* rekreác* reštaurác* saun* sála spoločensk* stan* svadb* teras*
      túr* turisti* ubytov* výlet* wellness wifi zájazd* apartm* aparthotel* bungalov* drevenic* zrub kaštieľ*
      zámok zámock* hrad hrady vila vily hostel* motel* privát* dvojposteľ* trojposteľ* štvorposteľ* jednoposteľ*
      suite penthouse prístelk* detská_postieľka postieľk* uterák* fén televíz* trezor minibar* wi-fi_* wi-fi
      bezdrôtov* výhľad* s_výhľadom besiedk* ohniská práčovňa úschov* recepc* plná_penzia all_inclusive
      stravovanie lobby bar bary lobby_bar biliard* bowling* kolk* ping-pong kurty posilň* tobogan* aquapark*
      vírivk* jacuzzi kaďa kade sud sudy infrasaun* silvest* veľkonoč* vianočn* romantick* víkendov* pre_dvoch
      rozlúčk* firemné_akcie teambuilding* hostin* stužkov* promóc* kar kary smútočné_hostiny jubile* výročia
      salónik* sály kongres* coworking* kancelárie požič* splav* plte pltníc* plavb* lode loďou lodičk* člnkov*
      vodný_bicykel jachty jachta skúter* štvorkolk* paintball* lanov* lanové_centrum sprievodc* komentovan*
      okružn* pešie pešie_* trek* chodníčk* náučný_chodník náučn* cyklotras* cyklochodník* cyklist* rozhľadn*
      vyhliadk* jaskyň* jaskyne skanzen* zrúcanin* pláž* jazer* kúpalisk* priehrad* zjazdovk* vlek* skipas* sánk*
      bežkár* snowpark* hubárčen* konské_záprahy kočiar* minizoo detský_kútik kútik* herňa animác* animátor*
      animačn* kočík* obytn* karavan* glamping* jurta jurty maringotk* treehouse transfer* letiskov* poznávac*
      eurovíkend* exotik* dovolen* last_minute first_minute letenk* safari relaxačn* únikov* úniková_hra
      escape_room bezbariér* nefajč* termáln* termály termálne_kúpalisko
    `,
    food: `
      alkohol* burger* bylin* catering* cukrár* čaj* čokolád* dezert* džús* hlavné_jed* chlieb chleb* jedl* káv*
      koktail* koláč* limonád* mäs* med medy menu mlieč* nápoj* obed* ovoc* pečiv* pív* pivo pizz* polievk*
      predjed* príloh* raňajk* ryb* šalát* sirup* steak* syr* tort* vín* vegán* vajcia večer* zákusk* zelenin*
      zmrzlin* americano antipasti avokád* bábovk* baget* baklav* banán* baran* bobáľk* boršč bonbón* bonboniér*
      brandy brokolic* broskyň* brownie* bruschett* bryndz* bryndzové_halušky bucht* burrito bôčik bulgur burčiak
      cappuccino carpaccio cereáli* cesnak* cesnačk* cestovin* cheesecake* chia chips* čili chilli cibuľ* cider
      citrón* cícer* cukor cukrovink* cupcake* curry cuket* čevapčič* čučoried* dary_mora degustác* demikát dusen*
      divina* diviač* diviak dolky domáce_cest* držk* drink* džem* encián* espresso falafel fašiank* fašírk*
      fazuľ* fašiangov* filé filet* flat_white focacci* fondue frapp* gastronóm* gaštan* gin ginu gnocchi grog
      guláš* gyros halušk* hamburger* hermelín* horčic* hot_dog* hovädz* hranolk* hrach hrachov* hríb* hrozienk*
      hrušk* huby hubov* hummus husacin* husi husacie hydin* indick* ipa jablk* jabĺč* jahod* jahňac* jarné_rolky
      jaternic* jelení kačac* kačic* kakao kapor kapr* kapust* karamel* karbonát* karfiol* kaša kaše kebab* kečup*
      kefír* kel kelov* klobás* knedl* knedľ* kofol* kokos* kompót* kôpor* kôprov* koňak* korbáčik* korenin*
      koleno krevet* kroket* krém* krupic* kukuric* kura kurac* králik* kváskov* kvások kysl* kyslá_kapusta
      lahôdk* langoš* lasagn* lazan* ležiak* likér* lievanc* lokš* losos* lekvár* macaron* majonéz* mak makov*
      makrel* malin* mandl* marcipán* marhuľ* marinovan* marmelád* matcha medov* melón* miešan* minútk* mliekar*
      mocktail* mojito mozzarell* mrkv* muffin* mušl* müsli mušt* nachos nakladan* nanuk* nealko nealkoholick*
      nugety obložen* oblátk* orech* oriešk* oškvar* oštiep* ovsen* paella palacink* panenk* panna_cotta paprik*
      paradajk* parené_buchty parenic* pareničk* parmezán* párk* paštét* paštik* pastrnák pečen* pečené_* pekár*
      perník* pesto petržl* piroh* plnená_paprika pohánk* pohankov* poke podplamen* posúch* pomaranč* popcorn
      prívar* praclík* prosecco prosciutto prepelič* pstruh* puding* quiche ragú rajčin* ramen ravioli rebark*
      rebrá rebierk* rezne rezeň rezanc* ríbezl* rizot* rolád* roštenk* rožk* rum ryža ryže salám* slanin* slané
      sladk* slepačí sliepk* sliv* smaž* smotan* smoothie* snack* soľank* sója sójov* sorbet* spagety srnč* strap*
      strúhan* sulc sušen* suši sushi_* sushi šampanské šampiňón* šípkov* škoric* škvark* šľahačk* šišk* špagety
      špargľ* špek* špenát* šunk* šošovic* šošovičn* šproty štrúdľ* šúľanc* taco* tapas tartalet* tatar* tequil*
      tekvic* teľac* tirami* toast* tofu tokaj* topink* trdeln* tresk* treščia* tuniak* tvaroh* tvarôž* údené
      údenin* údenár* uhork* utopenec utopenc* vafl* vanilk* vaječn* vajíčk* vajec veterník* vencek venček*
      vianočk* vývar* višn* vodka vodku whisk* wrap* zabíjačk* zapekan* zapečen* zaváran* závin* zázvor* zemiak*
      zeler* žemľovk* žihadl* živán* žinčic* ražn* raw_* jedálny_* jedáleň* so_sebou donášk* food_truck
      street_food krabičk* bezlepk* bezlaktóz* vegetarián* pražiareň pražiarn* kombucha bubble_tea latte kvasnic*
      ipy pšeničn* čapovan* fľaškov* borovičk* pálenk* destilát* destilér* brunch* bufet rožok huspenina
    `,
    culture: `
      archív* balet* divad* festival* film* fotograf* galér* hry hudb* hudob* jarmok* keramik* kino kniž* knih*
      koncert* konferenc* kultúr* literatúr* múze* narodenin* obraz* opera orchest* oslav* ples* poézi*
      predstaven* prehliad* program* sochy svadob* tanec* tanc* tvorb* umen* vernisáž* výstav* vystúpen* zábav*
      spev* slávnos* akordeón* akustick* album* amatérsk* animovan* antológi* antikvariát* archeológ* aukc*
      audiokn* audiosprie* rozprávk* barok* batik* bienále blues bluegrass cimbal* cirkus* country cosplay
      čitateľský debat* dychovk* diskoték* dokumentárn* dožink* dráma drama fujar* gajd* expozíc* esej* etnograf*
      fašiangy fantasy fejtón* filharmón* flamenco folklór* gala gobelín* gospel gramof* harmonik* heligónk*
      herecké_* hip-hop hody improvizác* inštalác* jazz* betlehem* jam_session juniáles kabaret* kapel* karaoke
      karneval* kaligraf* kantát* kiná kinosál klarinet* koled* koméd* komorn* kompozíc* komiks* konzervató*
      kostým* čipk* paličkovan* kraslic* krajčír* kresb* kronik* kroj* kurátor* kvartet* kvintet* legendy ľudov*
      linoryt* literár* bábkar* bábkov* bábky bábok majáles* stavanie_mája máje melodrám* mikuláš* miniatúr*
      modelár* mozaiky muzikál* muzikant* nástroje novel* obrad* operet* orator* origami pantomím*
      panelová_diskusia pastel* patchwork performan* perkus* piesne pieseň pesničk* piknik* plenér* pletenie
      plsten* poetick* podcast* polka polky šibačk* pochovávanie_basy posedenie premietan* premiér* prednes* próza
      prózy sprievod* kvíz* quilling rádio recitál* recitác* reggae rekvizit* repríz* román* rock* rozhlas*
      saxofón* scénograf* scenár* sci-fi slam sláčik* sólist* sonát* súbor súbory sochárstv* folklórny_súbor
      street_art swing* symfón* symfonick* šansón* šitie háčkovan* tkan* tkáčsk* techno tvorivé_* trio tango
      trúbk* trhy vianočné_trhy veľkonočné_trhy blší_trh bazár* burza burzy veľkonočné_* vianočné_* viazanie_*
      výtvarníc* violončel* vitráž* živý_betlehem ozvučen* moderovan* rpg larp* tombol* vatra vatry jánsk*
      jánska_vatra hodov* púte drotár* drôtikov* modrotlač* valašk* krpc* remeslá remeselník*
    `,
    sport: `
      aerobik atletik* badminton basket* beh* bojov* box* cyklisti* florbal* futbal* golf* gymnast* hádzan* hokej*
      jazd* jóg* joga judo kajak* karate lezen* lyž* pilates plávan* potápan* rybolov sebaobran* šport* streľb*
      šach* šerm* tenis* tréning* turisti* turnaj* volejbal* aerobic* aikid* akrobác* akrobat* alpinizm* aqua*
      airsoft* bedminton* bejzbal* baseball* biatlon* bikepark* bežk* bežeck* bouldering* bowling* bmx bjj
      brazílske_* korčuľ* bungee canyoning capoeira cardio cheerleading* crossfit* curling* drezúr* džudo downhill
      enduro ergometer ferrat* fitbox* fitko fitnes* freestyle frisbee futsal* hiit horolez* horské_bicykle
      in-line inline jachting* jachtár* jiu-jitsu jumping kanoistik* kanoe kalisteni* karting* motokár* kendo
      kettlebell* kickbox* kitesurf* kolobež* kolieskov* krasokorč* ligov* liga lukostreľ* maratón* minigolf*
      loptov* mma motokros* muay_thai mtb nohejbal* nordic_walking oddiel* orientačn* olympijsk* otužovan* padel*
      parašut* paraglid* parkúr* parkour* permanentk* petang* pétanque plaveck* pole_dance potápač* posilňov*
      posilovn* piloxing polmaratón* rafting* ragby rugby regat* rope_jumping rozcvič* rýchlokorč* rytmick*
      sánkar* zoskok* skalolez* skateboard* skatepark* skialp* ski skok* slackline spartan* spinning* squash*
      stretching* strečing* strelec* strelnic* strongman sup paddleboard* surf* šípky šípkar* taekwondo tai_chi
      tabata tandem* trail* trampolín* triatlon* trx telesn* telocvik* vzpieran* veslovan* veslár* via_ferrata
      vodné_pólo wakeboard* windsurf* wing* workout* zápas* závodn* zumb* žonglov* lezecká_stena lezeck*
      osobný_tréner dostih* voltíž* poník* vyhliadkové_lety let_balónom lietan* balónov* vzduchovk* poľovníc*
      snowboard* silov* pretek* kolkársk* zimný_štadión štadión* plaváreň plavárn* kúpalisko
    `,
    software: `
      analyt* aplikác* automatiz* bezpečnos* cloud* crm dát* databáz* digitál* doména e-shop* elektronick* erp
      evidenc* export* hardvér* hosting* informačn* integrác* internet* kamer* kybern* mapy mobil* monitor*
      notifikác* platform* počítač* podpora programov* report* robot* server* sieť siet* sledovan* služb* softvér*
      správ* štatist* synchroniz* systém* tester* testov* umelá virtuál* vývoj* vyhľadáv* web* zálohov* zabezpeč*
      ai algoritm* android ios asistent_ai autentif* blockchain* bot boty business_intelligence bi cms ci_cd
      inteligentn* cyber* kyberbez* deep_learning devops disky doménov* domény dokumentác* ecommerce e-commerce
      eshop* edi editácia ekasa e-kasa excel filtrovan* firewall* firmvér* formulár* frontend backend fulltext*
      geolokác* gis gps gps_* grafy hesiel helpdesk* html html5 hlasov* iot import* indexác* interaktívne_*
      inventúr* inventariz* it it_* java javascript kalkulačk* kanban kiosk* konverzi* konfigur* kryptograf*
      kryptomen* laptop* linux lokalizáci* low-code no-code mapov* mapové_* mikroslužb* microsoft moduly
      multimedi* multiplatf* navigác* notebook* nahrávan* tmavý_režim režim_* open_source open-source ocr office
      optimaliz* optick* on-premise offline offline_* outlook outsourcing* pc personaliz* penetračné_testy
      penetračn* phishing* php playlist* plánovan* plánovač* plugin* pokladničn* pripomien* prehrávač*
      platobná_brána platobn* portál* power_bi riadenie_* prototyp* prepis* proxy push python qr qr_* čiarov*
      čiarové_kódy čítačk* react responzív* rozpoznávan* rozšírená_realita rozšíren* saas sap sdk seo zdieľan*
      skener* skenovan* skript* smart sms sso spam antispam antivír* malvér* malware soc sql ssl stream* switch*
      simulátor* simulác* škálov* šablón* šifrovan* tablet* telefonovan* telefóni* voip telemetr* terminál* toner*
      transakč* ui ux účtenk* typescript validác* verzovan* viacjazyčn* vírus* vpn vps vr widget* windows
      wordpress workflow zálohy_* zápisník* dochádzkov* dvojfaktor* heatmap* návyk* nákupný_zoznam zoznam_úloh
      metrik* vysokorýchl* pripojenie* satelit* nis2 iso_27001 upozornen* úložisk* kódovan* migrác* licenci*
      vizualizác* nástroj* rozhran* administrác* backup* api
    `,
    marketing: `
      brožúr* copywrit* dizajn* foto* grafi* identit* ilustrác* kampan* katalóg* konzult* kreatív* logo*
      marketing* médiá obaly plagát* polep* portrét* potlač* prezentác* produkc* propagác* preklad* reklam*
      sociálne_siete stratég* text* tlač* tlmočen* video* vizitk* výskum* 3d_vizualizác* 3d_model* google_ads
      facebook_ads ppc adwords animác* audiovizu* b2b banner* bilbord* billboard* brand* leták* biznis_plán*
      citylight* content* copy corporate_* csr direct_mail* display* dron* etiket* event* expozíci* facilit*
      flyer* fotenie headhunt* hologram* hostesk* infografik* influencer* inzerc* inzerát* menovk* kalendáre
      koncept* korporát* krabic* laminov* landing* loga leadership linkedin lightbox* mailing* manažérsk* mediáln*
      merch* microsite naming nálepk* neón* neon* novoročenk* nášivk* obalov* odznak* ofset* outdoor* pf pexes*
      personáln* personálne_* pečiatk* podcasty pohľadnic* pop-up* postproduk* pútač* predtlač* prívesk* press*
      prieskum* prieskum_trhu rebrand* recruit* reels retuš* roll-up* rollup* samolep* spoty spot_* storytelling*
      stravenky štítk* tabule target* tampon* tampotlač* sitotlač* team_building teambuilding telemarketing*
      call_centrum titulk* tiktok transfer_* väzba väzby veľkoformát* veľkoplošn* veľtrh* viral* vizuáln* visačk*
      vlajk* voucher* vstupenk* vyšívan* výšiv* výzdob* výklad_* výloh* značk* obsahov* riadenie_zmien lean
      six_sigma iso certifikác* interim* outplacement* assessment* agentúr* hr ľudské_zdroje personalistika nábor*
      korektúr* gravír*
    `,
    transport: `
      auto* diagnosti* doprav* doručen* dodávk* diel* dovoz* karosér* kontajner* kuriér* lakovn* logist* mechanik*
      motor* náhradn* nákladn* odťah* odvoz* pneu* preprav* požičovňa rozvoz* servis* sklad* špedíc* sťahov* taxi*
      tuning* vozid* výkup* zásielk* zemné adr alternátor* akumulátor* alufelg* brzd* bicykl* cargo coln* cistern*
      chladiarensk* chiptuning cyklobus* cykloservis detailing* diesel* disky_* doručovan* dodávok door_to_door
      dpf expres* expedíci* fleet flotil* fulfillment filtr* filter geometri* geometria_* havarovan* hydraul*
      kamión* kľúče_od_auta kompletiz* kombi konzervác* lakovanie leteck* letecká_* limuzín* lodná lpg manipulačn*
      manipulačná_technika emisné emisná ek_* emisná_kontrola mikrobus* minibus* motocykl* moto umývanie_áut
      nakladač* nadrozmer* námorn* nápravy navijak* nosič* olej* pick-up podvoz* poruch* posilňovač* prestavby
      príves* prevodov* rally* rýchloservis skútre spedi* sedačky spojk* štartér* stierač* tachograf* ťahač*
      ťažné_zariadeni* tlmič* traktor* električk* uskladnenie_* uskladnen* vozový_park vysokozdvižn*
      vysokozdvižné_vozíky vozík* vstrek* výfuk* vrakovisk* veterán* vyklápač* zapožičan* zasielateľ* balík*
      balen* železnič* železnica stk technická_kontrola fólie_na_autá vyrovnávan* diaľničn* zdvihák* zdvíhac*
      klampiarsk* nakládk*
    `,
    goods: `
      bižutér* darček* dekorác* elektroni* hračk* hodink* kabelk* keramik* klenot* knihy kozmetika kov* kožen*
      kvet* kytic* lamp* materiál* matrac* módn* náradi* nádob* obuv* odev* oblečen* paliv* papier* pelet* plast*
      potravin* bielizeň produkt* príslušenst* sklo sortiment stavebnin* stol* stroj* svieč* šaty šperk* tašk*
      textil* tričk* vybaven* výrobk* tovar* akvári* akvarist* aromalamp* audio autíčk* baldachýn* balónik* balóny
      bambus* farby_* batoh* ruksak* batérie baterk* bavln* debn* blúz* body brašn* bronz* brošň* okuliare_*
      budík* bund* cigaret* cement* cínov* čiapk* čistiac* čistiace_prostriedky čerpadlá dámsk* deky deka dáždnik*
      diár* gauč* doplnk* dózy drôt* drogéri* držiak* dýhy dyha džbán* džínsy ergonom* filc* flanel* fólie fólia
      froté formy fréz* galantéri* granul* gumov* gumy guma hadic* hamak* hodváb* hliník* hmoždink* gumák* čižm*
      hojdac* hrniec hrnce hrnček* klinc* chemikál* chémia_* chránič* cievky ikony ihlic* ihly jersey juta kabát*
      káble nohavic* nohavičk* kancelársk* kancelárske_potreby karimatk* karty_* kefk* kefy kartón* kazety
      klávesn* kliešte_* klietk* klobúk* kľučk* kľúčenk* kojeneck* kolieska komody kompresor* konektor* konzol*
      koše košíky košeľ* košele kotúč* kožušin* krabičky kresl* kŕmidl* krytin* kryty krištáľ* kríže kufr* fľaš*
      laná lano látky látkov* lavic* lavičk* legín* ležad* lepidl* lišty lišta ložisk* spáln* luster lustr* lopat*
      magnet* manžet* matice meden* mikrofón* mikroskop* minc* misy misk* modely modelov mosadz* mydl* nábojnic*
      náboje riad náhrdelník* náplň* náramk* nástenk* nástenné nástroj* nite nože nôž nožnic* nity oblek* obálk*
      odliatk* odlievan* odpadkov* okrasn* omaľovánk* opask* osušk* osviežov* ozdob* bábik* pánsk* papuč* panvic*
      pastelk* pásy páska pásky páskov* pelech* peračník* peňaženk* paplón* perly perlov* píly písmen* plachty
      plachta plachiet plátn* plavky plech plienk* plyšák* plyšov* pršiplášť podložk* podprsen* podväzk* pohár*
      pohovk* pokladničk* polic* polokošeľ* vankúš* poličk* popolníc* porcelán* návlečk* obliečk* prádeln*
      prací_prášok pracie_prostr* prkénk* doska profily plachtovin* prošívan* povraz* prsteň* prsten* obrúčk*
      zásnub* pružin* príbor* prilb* prikrýv* prístroj* pančuch* puzzle vrecia vreck* pyžam* rádia rámček* rámiky
      rámy rám regál* reprodukt* respirátor* rifle rohož* rošt* rúšk* uterák* rukavic* ruženec_* sáčky sako saká
      sandál* satén* zberateľ* sedlá sedlo kosačk* senzor* skútre slnečník* slnečné_okuliare slúchadl* smalt*
      sošk* spínač* spací_vak spacák* sponk* spony sprej* statív* stojan* struny striebr* strieborn* stužk* sukn*
      suvenír* svetr* sveter svietidlá svietnik* šály šatk* šortky špendlík* skrutk* štetc* šuplík* tácky tabak*
      tanier* tesnen* tepláky tepláková teplomer* termosk* tkanin* tripod truhl* trofej* tuby ceruzk* perá tunik*
      obrúsk* obrus* uniform* urny utierk* váhy váha vázy váza veľkoobchod* velúr* vlna vlnen* ventil* veniec
      vence vesty vesta vetrovk* vŕtačk* vrták* vyšívac* výbav* vitamín* vitrín* zapaľov* zásobník* záster* zátk*
      závesy záves závažia zbraň zbrane zlat* zrkadlá žiarovk* rebrík* žiletky župan* obrában* cnc sústružen*
      sústruh* ohýban* rezanie_* vodný_lúč kalenie galvanik* zinkovan* žiarové_zinkovanie eloxovan* chrómovan*
      prášk* práškové_lakovanie zlievar* vstrekolis* vstrekovan* lisovan* výlisk* hydraulika prevodovky snímač*
      transformátor* rozpúšťadl* maziv* impregnác* impregnač* laky lak riedidl* abrazív* brúsiv* brúsne meradl*
      kalibrác* záložň* numizm* filatel* známky army_* militári* second_hand secondhand pre_psov pre_mačky
      pre_bábätká bábätk* oceľ* topánk* ponožk* spodky tielk* mikin* šál snubné_prstene
    `,
    farming: `
      agro* farm* hnojiv* hospodár* chov* kone kozy kráv* krmiv* les* mlieko obil* ovce pestov* rastlin* sad* seno
      semen* strom* včel* vinic* vinohrad* poľnohosp* zver* zviera* agrárn* alpak* arónia arbor* bažant* bio_*
      biopotrav* bonsaj* borovic* brojler* brezy bukov* býky býk barany baran cibuľovin* cibuľky citrusy činčil*
      daniele dobytok dobytk* dojnic* dojen* doberman* drevin* duby dub egreš* figy fretk* hadi hnoj hnojen*
      holuby hovädzí_dobytok hortenzi* huby_* hríby žriebä* hrozn* husi husí hydin* chmeľ* jablká jabloň jablon*
      jahody jalovic* javor* jahňat* jahniat* jahňa jeleň jelen* jazvečík* ihličnan* ihličnat* kačic* kaktus*
      kanárik* kapusta kapry kaleráb* krík* kobyl* mačk* mačiat* mačky_* kohút* kompost* konope morky moriak*
      králik* kŕmen* kŕmn* kŕmne_zmesi krížen* kukurica kurčat* kuriatk* kôň koník* kurín* labrador* lamy ľan
      lekná levanduľ* levandule liahn* ľali* lieska liesky listnat* lipy lúky lúka lúčn* strukovin* magnóli*
      maliník* maltez* medonos* marhule mliekareň mulčovan* nosnic* nutri* nektárink* odrod* okrasné_*
      okrasné_dreviny jelš* orchide* orechy osiv* sliepky somár* oslík* ovčiar* ovečk* pasienk* páv pávy papagáj*
      pelargón* perličk* permakult* psy psík* psov plemen* plodin* poľné porast* postrek* prasat* prasiatk*
      prasnic* bravč* ošípan* propolis* pštros* pstruhy pudl* pôda pôdy pôdn* peľ ruží ruža ruže ružičk*
      rododendr* vrúbľ* štepen* retriev* repk* repa repy raky rakytník* rúno ríbezle semien senáž* siláž* slam*
      slnečnic* smrek* zber_úrody srnky srnec stád* stajn* stajňa sukulent* šľachten* šľachtiteľ* šteniat* šteňa
      slivky teľa teľat* teliat* terári* teriér* traktory trvalk* tulipán* tisy tuje čerešn* úľ úle úľov úrod*
      vajíčka bravy vermikomp* vlčiak* voliér* vres* výbeh* výkrm* vŕba vŕby jorkšír* zajac* zalesňov* zalesnen*
      žito šampiňóny ustajnen* výcvik_psov výcvik_koní agility fóliovník* ťažba_dreva ťažb* štiepk* briket*
      guľatin* vtáky vtáct* vtáč* krajinár* biodiverz* mokrad* salaše bača bačov*
    `,
    social: `
      adopc* asistenc* bezdomov* bibli* bohoslužb* birmov* charit* deti* dobrovoľ* ekolog* farsk* hasič* hospic*
      integrác* krízov* krst* mládež* modlit* omša omše občan* ochran* opatrov* osvet* podpor* pohreb* pomoc*
      poradenst* prevenc* projekt* rodin* rozvoj* senior* skaut* sociáln* stacionár* sviatost* terénn* útulok
      utečen* voľnočas* záchran* závisl* životné_prostred* adorác* advent* aktiviz* azyl azylov* brigád* bratstv*
      bývan* cestopis* cirkev cirkevn* chránené_bývanie chudob* darca darcov* denné_centrum detoxik* dekanát*
      diakoni* diecéz* diskrimin* dobročin* domáce_násilie domovy duchovn* dôchodc* environment* evanjeli*
      eucharist* exercíci* exhum* farnos* fara fond* fundraising* fairtrade zásah* hladov* cintorín* hroby
      humanitár* intervenci* iniciatív* kaplnk* kázn* kázeň katechéz* katechiz* klub_* klub_dôchodcov kluby kňaz*
      komunit* konfirmáci* kontaktné_centrum kostol* kresťan* linka_bezpečia linka_dôvery linka_* lobing* liturg*
      manželstv* manželsk* migrant* misi* medzinárodný_deň miestna_akčná mikroregión* nadáci* nadačn* náboženstv*
      nábožensk* nepočujúc* nezamestnan* nevidiac* nezisk* mimovládn* nízkoprah* noclehár* násili* odbory
      odľahčovac* obete obetí obetiam obecn* občiansk* občianske_* občiansky_preukaz ohrozen* opusten* siroty
      pastorač* pastorác* pamätn* pestún* peer_* petíc* pietn* pohotovos* povodn* púte pútnick* probačn* protest*
      protidrog* predmanžel* príspevok_na_* profylax* rada_* raná_starostlivosť včasná_starostlivosť rekolekc*
      resocial* rodičovsk* rodičovstv* rodičia rodičov rovnos* rómsk* rozlúčka_so ruženec ružencov* zbierk*
      samospráv* združen* svojpomoc* sobáš* sebestačn* solidárn* solidarit* spolky spolok sväteni*
      sväté_prijímanie prvé_sväté štipend* streetwork* zväz* zhromažden* triedenie_odpadu triedený_odpad
      triedený_zber zberný_dvor zber_odpadu vývoz_odpadu tiesň* toleranc* dobrá_novina transfúz* týran* útulky
      urnov* úrad valné_* valné_zhromaždenie členské_* chvály verejná_zbierka väzn* väzeň* voľby volebn* vyznan*
      spomienk* zasadnut* zádušn* spoveď spoved* zvony životné_jubileá matrik* cestovné_doklady územný_plán územn*
      kompostár* materstv* príspevky invalid* hmotná_núdza dávky dávok azylant* oddielov* miništrant* erko
      klimatick* darovanie_* smútočn* obrady kremáci* 2_percent* dve_percentá
    `,
  },
  nonOffers: {
    claims: `
      bezpečn* certifik* cenovo_dostupn* ceny_* diskrétn* dlhoročn* dostupn* efektív* flexibil* garanc*
      individuálny_prístup inovatív* jednoduch* istot* komfort* kvalifik* kvalit* moderné najlepš* nízke_* odborn*
      ochota osobný_prístup poctiv* precízn* profesion* rýchl* seriózn* skúsen* spokojn* spoľahliv* tradíc*
      transparent* udržateľ* úprimn* výhodn* záruk* zodpovedn* zdarma
    `,
    steps: `
      dohod* kontaktujte* krok* nezáväzn* objednaj* ozvite* podpis* odovzdanie prihlás* prvá_* prvý_* registr*
      rezervuj* vyberte* vyplňte* zaplaťte* zavolajte zameranie zistite* získajte*
    `,
    labels: `
      adres* aktuality akcie blog* cenník* cena články datum* dátum* ďalšie dokumenty email e-mail facebook faq
      fotky foto* fotogal* galér* hľadať história* home ičo informác* instagram kalendár* kapacita kde_* kontakt*
      košík mapa menu naše_* náš_* nedeľa novinky o_nás o_* objednávka odkazy ochrana_* otváracie* partner* piatok
      podmienky* poloha pondelok prihláš* referenc* registrác* rezervác* sobota sponzor* streda telefón* termín*
      tím* utorok úvod* viac* video* voľné_miesta všetky* späť* zobraziť* štvrtok galéria
    `,
    roles: `
      administrátor* asistent* člen* doktor* inštruktor* konateľ* koordinátor* lektor* majiteľ* manažér*
      podpredsed* predsed* prezident* profesor* programátor* riaditeľ* sekretár* špecialist* starost* technik*
      tréner* učiteľ* vedúc* zakladateľ* zástup*
    `,
    prices: `
      akcia_* deti_do dospel* jednorazov* kaucia mesačne na_osobu platba* poplat* ročne zľav* vstupn* za_deň
      za_hodinu za_noc záloh* zdarma
    `,
  },
};
