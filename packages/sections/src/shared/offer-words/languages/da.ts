import type { LanguageWords } from '../words.ts';

export const DANISH: LanguageWords = {
  offers: {
    health: `
      allergi* behandling* blodprøve* diagnos* fysioterap* genoptræning gynækolog* hjemmesygepleje implantat*
      jordemoder* konsultation* laser* læge* logopæd* lymfedrænage massage* medicin* mindfulness operation*
      ortopæd* osteopat* pleje* røntgen scanning* smerte* sundhed* sygepleje talepædagog* terapi* tænder ultralyd
      vaccin* dyrlæge* fodpleje* fødsel* hud* hypnose* kirurgi* kost* kranio* psyko* rehab* samtale* stress* tand*
      træning* undersøg* øjne* migræne* hovedpine* rygproblem* ondt_i_ryggen nakkehold* skulderskade* knæskade*
      hofteprotese* angst depression* udbrændthed* traumer traumeterap* søvnproblem* søvnløshed* søvnapnø* snorken
      svimmelhed* øresten* autisme* adhd afhængighed* ludomani* kæbeled* kæbespænd* bideskinne*
      holdningskorrektion* gravid* spædbørn kolik ammevejledning* amning* kinesiolog* numerolog* reiki healing*
      clairvoya* bioresonans* zoneterap* refleksolog* homøopat* ayurved* akupunkt* akupress* cupping kopsætning
      fysiurgisk* dybdevæv* kiroprakt* ergoterap* afspændingspæd* kropsterap* chokbølge* triggerpunkt*
      kinesiotape* aromaterap* lysterap* lydterap* hypnoterap* parterap* gestaltterap* metakognitiv* emdr sexolog*
      stammen ordblind* høretest* høreapparat* høreprøve* høreklinik* ørevoks* tinnitus* øre-næse-hals øjenlæge*
      synstest* synsprøve* grå_stær grøn_stær fodterap* indlægssåler* hælspore* museskade karpaltunnel* iskias*
      diskusprolaps* skoliose* slidgigt* leddegigt* reumat* fibromyalg* knogleskør* åreknude* hæmoride* koloskop*
      gastroskop* irriteret_tyktarm fordøjelse* galdesten stofskifte* diabetes* kolesterol* blodtryk*
      helbredstjek* ekg astma* modermærke* eksem* psoriasis* rosacea* akne vorter overgangsalder* endometriose*
      mammografi* celleprøve* prævention* spiral* barsel* nakkefold* fertilitet* insemination* ivf urolog*
      prostata* sterilisation* inkontinens* bækkenbund* bækkenløsn* kønssygdom* klamydia* stomi* hjertesygdom*
      hjerteklinik* kardiolog* karkirurg* blodprop* neurolog* parkinson* epilepsi* alzheimer* palliativ* hospice
      ernæring* diætist* vægttab* overvægt* spiseforstyrr* rygestop* tidsbestilling_hos hjemmebesøg* henvisning*
      receptfornyelse* apotek* bøjler invisalign visdomstand* parodont* plastfyldning* mundhygiejne* narkose*
      lattergas* brystforstørr* brystreduktion* brystløft* fedtsugning* maveplastik* plastikkirurg* ansigtsløft*
      kastration* chipmærkning* hundefysio* psykiatri* selvværd* parforhold* fobier ocd ptsd panikangst* bipolar*
      caries karies* sportsskade* piskesmæld* craniosakral* qigong bowen* kryoterap*
    `,
    beauty: `
      ansigtsbehandling* bryn farvning frisør* hudpleje klipning* kosmetik* makeup manicure negle* pedicure skæg
      spa striber vipper velvære dermapen microneedling* microblading kemisk_peeling* peeling* dermabrasion*
      hydrafacial fillers læbeforstørr* læbefiller* botox* rynker skinbooster* profhilo* trådløft* mesoterap* ipl
      bikinivoks* sugaring trådning brynsretning brynlaminering øjenbryn* vippeextensions* eyelash* lash_lift
      vippeløft* gellak* shellac fodbad herreklip* dameklip* skægtrim* skægklip* barbering* barber barbershop*
      brudefrisure* frisure* brudeopsætning* hair_extensions extensions helfarve highlights balayage* afblegning*
      bundfarve* permanentkrøller olaplex føn hovedbund* paryk* fletninger* dreadlocks afrohår make-up tatover*
      tatovør* piercing* huller_i_ører spraytan* solarium* solcenter* spaophold* spadag* hot_stone kropsscrub*
      saunagus* gusmester* cellulite* fedtfrys* karsprængning* pigmentering* stylist* shampoo* balsam* hårpleje
    `,
    building: `
      anlæg* badeværelse* belægning* beton* brolægning bygge* el el-arbejde elinstallation* elektriker* facade*
      flise* flytterengøring fundament* fuge* gartner* gulv* hegn* håndværk* indretning installation* isolering*
      kloak* kontorrengøring køkken* låsesmed maler* montering* mur* møbler nedbrydning nybyg* ombygning*
      opvarmning ovenlys pudsning rengøring* renovering* reparation* restaurering* skorsten* skure smed* snedker*
      terrasse* tilbygning* trapper tømrer* vindues* ventilation* vvs* varme* asfalt døre* elarbejde* entreprenør*
      nedrivning* rørlægning* service* skimmel* snerydning* spuling* træfældning* vedligehold* vinduer* rotte*
      nedløb* velux tegltag* stråtag* stråtækt* tækkemand* eternittag* skifertag* blikkenslag* zinkarbejde*
      omfugning* filtsning* vandskur* brændeovn* pejse* pillefyr* oliefyr* gasfyr* vådrum* bordplade*
      luft_til_luft luft_til_vand radiator* varmtvandsbehold* blandingsbatteri* vandhane* toiletskift* afløb*
      tv-inspektion slamsug* faskine* regnvandshåndter* vandskade* fugtskade* fugtmåling* affugtning* omfangsdræn*
      dræning* sokkel sokkelpuds* fundering* gravearbejde* jordarbejde* udgravning* diamantboring* støbearbejde*
      brolægger* græsslåning* græsplæne* rullegræs* robotplæneklip* hækklip* hækkeklip* beskæring* topkapning*
      rodfræsning* stubfræs* ukrudtsbekæmp* beplantning* overdækning* udestue* orangeri* drivhus* pergola*
      carport* garageport* industriporte* portautomatik* raftehegn* stakit* rækværk* gelænder* altan altaner*
      altanrenover* altaninddækning hulmursisoler* indblæsning* loftsisoler* kælderrenover* kælderudgrav*
      loftrenover* radon* svampeskade* råd_og_svamp asbest* pcb-sanering sanering* brandskade* parket* trægulv*
      linoleum* spartling* indvendig_maling udvendig_maling tapetsering* tapet tapeter sprøjtemaling*
      sprøjtespartl* koblede_rammer forsatsvindue* glarmester* glasarbejde* termorude* glasvægge* brusevæg*
      dørskift dørudskift* hoveddør* yderdør* inderdør* branddør* skydedør* oplukning* adgangskontrol* dørtelefon*
      nøglekopi* tyverialarm* tyverisikring* indbrudssikring* brandalarm* nødbelysning* brandsikring*
      brandtætning* brandslukning* eltjek* eltavle* fejlstrøm* hpfi ladestander* ladeboks* ladestation* solcelle*
      belysning* køleteknik* aircondition* emhætte* genvex skabe_efter reoler_efter trapperenover* skillevæg*
      gipsvæg* gipsloft* lofter nedhængte_lofter akustikloft* stålkonstruktion* stålspær spær svejsning*
      svejsearbejde* bindingsværk* træhus* typehus* parcelhus* tilbyg totalrenover* hovedentrepris*
      totalentrepris* fagentrepris* bygherrerådgiv* arkitekttegn* husarkitekt statik* statiske_beregninger
      energimærk* energirådgiv* energirenover* tilstandsrapport* termografer* blowerdoor* stillads* fugning*
      trappevask* dødsbo* tæpperens* møbelrens* algefjerning* højtryksrens* graffitirens* graffitifjern*
      sandblæsning* skadedyr* myrer hvepse hvepsebo* væggelus* kakerlak* skægkræ* sølvfisk møl mårsikring*
      muldvarpe* duesikring* fuglesikring* borebiller vicevært* saltning* glatførebekæmp* storskrald* persienner*
      markise* solafskærmning* rullegardin* plisségardin* plissegardin* insektnet* swimmingpool* udespa* spabad*
      indretningsarkitekt* boligstyling* homestaging møbelpolstring* polstring* ompolstring* møbelrenover*
      bygningsbevaring* kalkning* linoliemaling* elevator* trappelift* shelter shelters tagdæk*
    `,
    legal: `
      advokat* arv* bank* bogføring* boligkøb bodeling* ejendom* erhvervsret familieret finans* forsikring*
      inkasso investering* jura juridisk* kontrakter løn lønadministration lejeret moms* pension* regnskab*
      revision* rådgivning skat* skilsmisse* testament* udlejning* vurdering fremtidsfuldmagt* fuldmagt*
      generalfuldmagt* ægtepagt* særeje* samejekontrakt* samejeoverenskomst* gavebrev* gældsbrev* anfordringslån*
      separation* strafferet* straffesag* forsvarer* udlændingeret* asylret* opholdstilladelse* statsborgerskab*
      ansættelsesret* arbejdsret* opsigelse* fratrædelse* whistleblower* kontraktret* aftaleret* enkeltmandsvirk*
      ejeraftale* anpartshaveroverens* naboret* nabostrid* entrepriseret* berigtigelse* skødeskrivning* skøde
      tinglysning* erstatning* personskade* patientskade* trafikskade* arbejdsskade* socialret* konkurs*
      rekonstruktion* gældssanering* gældsrådgiv* immaterialret* varemærke* patent* ophavsret* persondataret* gdpr
      årsopgørelse* forskudsopgør* selvangivelse* bogholderi* fakturering* debitor* kreditor* likviditet*
      økonomistyring* økonomirådgiv* udvidet_gennemgang due_diligence virksomhedssalg* virksomhedskøb*
      virksomhedsoverdrag* virksomhedsopstart* iværksætterrådgiv* generationsskifte* ejerskifte* værdiansættelse*
      fusion* spaltning* kapitalfremskaf* factoring* fakturakøb* leasing* erhvervslån* forbrugslån* boliglån*
      realkredit* prioritetslån* friværdi* samlelån* opsparing* aldersopsparing* højrentekonto* aktier
      aktiehandel* aktiesparekonto obligationer* livrente* formueforvaltning* kreditkort* betalingskort* dankort
      mobilepay valuta* netbank* mobilbank* fri_proces skadesanmeld* skadeanmeld* boligsalg* andelsbolig*
      lejebolig* villa villaer rækkehus* fritidsbolig* grundsalg erhvervslejemål* kontorlokale* butikslokale*
      foreningsadministration* ejerforening* lejekontrakt* købsaftale* ansættelseskontrakt* aktionæroverens*
      kontraktgennemgang tvister tvistløsning* retssag* procedure* voldgift* mediation* konfliktmægling* udbud
      udbudsret* konkurrenceret* planret* eu-ret forvaltningsret* ekspropriation* hvidvask* bestyrelsesarbejde*
    `,
    education: `
      aftenskole børnehave* børnepasning efterskole* efteruddannelse elever foredrag* forløb fritidsordning
      holdundervisning højskole* instruktion køreskole* kurs* lektie* mentor* musikundervisning pasning
      pædagogisk* praktik samtaler skole* sfo studie* svømmeskole sommerlejr supervision undervisning*
      ungdomsskole uddannelse* workshop* webinar* dagpleje* fritidshjem* køreprøve* kørekort* køreundervisning*
      vuggestue* lejrskole* daginstitution* integreret_institution gymnasium* gymnasier hf hhx htx eux eud
      universitet* amu avu fjernundervis* privatundervis* matematik* fysik_og_kemi samfundsfag* sløjd modersmål*
      eksamen* afgangsprøve* svendeprøve* svendebrev* lærling* bachelor* fritidsklub* babysitter* elevråd*
      sandkasse* klatrestativ* udeliv køretime* lille_knallert kategori_b kategori_be teoriprøve* køreteknisk*
      glatbane* truckcertifikat* elementær_brandbek* præsentationsteknik* retorik* duelighedsbevis*
      duelighedsprøve* yachtskipper* guitarundervis* klaverundervis* trommeundervis* violinundervis* forelæsning*
      seminar* coaching* karrierevejled* legater* legat udveksling* udlandsophold* kompetenceudvik* pædagogik*
      specialpædagog* specialundervis* stu læsevejled* dimission* kodning robotter* babysalmesang* babysang
      babyrytmik* rytmik* motorik* dramaundervis* legegruppe* mødregruppe*
    `,
    hospitality: `
      bed_and_breakfast camping* cykeludlejning dobbeltværelse* ferie* fest* hotel* konference* lejlighed* logi
      morgenmad mødelokale* overnatning* oplevelse* parkering rundvisning* selskab* sengelinned sommerhus* sovesal
      spa tur udflugt* udlejning_af værelse* wifi enkeltværelse* hytte* kano* lokaler* telt* ture* udlejning*
      vandre* bryllup* danhostel gæstgiveri* kro kroophold* herregård* slotsophold* glamping gæstehavn*
      lystbådehavn* suite suiter juniorsuite* brudesuite* boblebad* udendørs_pool vildmarksbad* badeland*
      svømmehal* badestrand* sandstrand* strand mødepakke* dagsmøde* døgnmøde* barnedåb* mindesammenkomst*
      mindehøjtid* polterabend* firmafest* firmatur* sommerfest* grupperejse* gruppeophold* weekendophold*
      golfophold* spaophold* wellnessophold* påskeophold* nytårsophold* pakkerejse* busrejse* bustur* krydstogt*
      kanalrundfart* havnerundfart* rundfart* sejltur* bådtur* cykeltur* cykelrute* gåtur gåture* byvandring*
      guidet* guidning* omvisning* sightseeing seværdighed* sælsafari* østersafari* østerstur* fossiljagt*
      ravjagt* ravtur sort_sol put_and_take klatrepark* klatrebane* trætopbane* forlystelse* legeland* minigolf*
      skirejse* kælkebakke* skøjtebane* sauna saunaophold* havbad turistinformation* vaskeri* vaskemaskin*
      strømtilslut* hunde_tilladt kørestolsvenlig wi-fi bredbånd* husbåd* gæstehus* b&b forsamlingshus*
      medborgerhus* beboerlokale* lokaleleje* leje_af_lokale* coworking* retreat* pilgrimsrute* lejrophold*
    `,
    food: `
      aftensmad bageri* bagværk brød* buffet* burger* catering chokolade* desserter* dessert drikke* drinks fisk*
      forretter frokost* frugt* grill* grønt* gårdbutik hovedret* isbar juice kaffe* kage* kød* lagkage* middag*
      mjød morgenbrød ost* pasta pizza* pålæg retter salat* sandwich* slik smagning* sodavand sushi tapas te
      vegetar* vafler øl* bryg* brunch* honning* køkken mad* marmelade* morgenmad* selskab* smørrebrød* suppe*
      restaurant* dagens_ret aftenmenu* forret mellemret* a_la_carte à_la_carte smagsmenu* højtbelagt* håndmadder
      snitter* stjerneskud* pariserbøf* tarteletter* rundstykker* bagel* pølsebord* tapasfad* charcuteri*
      fingermad* koldt_bord kolde_borde flæskesteg* flæskeæg* stegt_flæsk andesteg* andebryst* frikadelle*
      medister* karbonade* hakkebøf* bøf bøffer mørbrad* wienerschnitzel* skipperlabskovs biksemad*
      brændende_kærlighed gule_ærter grønlangkål* risalamande ris_a_la_mande risengrød* æbleskive* æbleflæsk*
      leverpostej* rullepølse* spegepølse* skinke* sild sildemad* marinerede_sild stegte_sild laks røget_laks
      gravad_laks røgeri* rødspætte* torsk* hellefisk ørred* makrel* rejer* rejemad* rejecocktail* fjordrejer
      hummer* jomfruhummer* krabbe* muslinger* østers* skaldyr* oksekød* oksefilet* oksesteg* culotte* cuvette*
      entrecôte* entrecote* ribeye* roastbeef* nakkesteg* kotelet* spareribs pulled_pork kalvekød* kalvesteg*
      vildt* krondyrkød kylling* kalkun* kebab* shawarma* dürüm durum lasagne* gnocchi risotto* poke_bowl* ramen
      nudler* wokret* forårsrulle* thaimad* karryret* mezze* falafel* helstegt* helstegt_pattegris pattegris*
      pølser* hotdog* fransk_hotdog pølsevogn* pommes_frites* danbo* danablu gammel_ole havarti* rygeost*
      friskost* gedeost* mejeri* smør fløde skyr yoghurt* isvaffel* softice* kugleis* iskage* sorbet* bagerbutik*
      rugbrød* surdej* boller franskbrød* knækbrød* wienerbrød* kanelsnegl* spandauer* tebirkes* kringle*
      kanelstang* brunsviger* fastelavnsbolle* konditor* flødeskumskage* drømmekage* gulerodskage* æblekage*
      napoleonshat* cupcake* muffins* tærter* tærte pandekage* vaniljekranse* pebernødder* klejner* flødebolle*
      konfekt* marcipan* bolcher* bolsje* lakrids* karameller* syltetøj* smoothie* alkoholfri* espresso*
      cappuccino* latte cortado americano tesorter* urtete* chai varm_kakao gløgg* påskeøl* fadøl* flaskeøl*
      specialøl* mikrobryggeri* cider* pilsner* ipa stout hvedeøl* rødvin* hvidvin* rosévin* mousserende*
      champagne* spiritus snaps akvavit* bitter whisky* gin gin_og_tonic vodka rom likør* cocktail* drinkskort*
      ud_af_huset take_away takeaway måltidskasse* grønsager gryderet* sovs sovse bearnaise* aioli* dressing*
      remoulade* ketchup* sennep* pesto* olivenolie* rapsolie* krydderi* krydderurter* müsli* granola* grød
      havregryn* nødder chips popcorn* snacks bønner linser vegansk* glutenfri* laktosefri* pub pubmad
      afternoon_tea foodtruck* delikatesse* slagter* gavekurv* kolonialvarer* natmad* receptionsmad* wraps taco
      tacos nachos* burrito* quesadilla* ceviche* bruschetta* carpaccio* tatar* rørt_tatar vinsmag*
    `,
    culture: `
      ateljé bibliotek* bingo bryllup* børneteater* cirkus fest* film* fotografi* forestilling* historiefortælling
      hygge* håndarbejde keramik* koncert* konfirmation* kor kunst* kultur* litteratur musik* opera revy*
      rollespil sang* spil* strik* teater* udstilling* værksted* bøger* foredrag* fortælling* museum* arrangement*
      klub* orkester* symfoniorkester* brassband* bigband* folkedans* gammeldans* viseaften* korsang* pigekor*
      drengekor* gospelkor* gospel jazz blues rockband* coverband* partyband* trubadur* operette* musical*
      sommerrevy* friluftsspil* stand-up standup* comedyshow* impro trylleshow* klovn* ballet* biograf*
      dokumentar* fernisering* akvarel* akryl* litografi* tegneundervis* skulptur* statuer glaspust* vævning*
      husflid* træskærer* træskæring* trædrejning* pileflet* flettekurs* broderi* hækling* patchwork* quiltning
      makramé* kalligrafi* papirklip* museer lokalhistori* slægtsforsk* arkæolog* gravhøj* runesten* audioguide*
      lydbog* bogudgivelse* bogcafé* læsekreds* læseklub* bogklub* bogbus* forfatteraften* oplæsning* poesi* digte
      noveller roman romaner krimi* fortælleaften* fortælletime* højtlæsning* tegneserie* tidsskrift* podcast*
      radioprogram* byfest* sommerfest* havnefest* sankthans* sankt_hans grundlovsdag* grundlovsmøde*
      mortensaften* luciaoptog* nytårskur* nytårsfest* fastelavn* tøndeslagning* halloween* karneval* diskotek*
      disko natklub* quiz quizaften* karaoke* brætspil* bridge* whist skak skakklub* dart shuffleboard
      escape_room* escaperoom* e-sport esport kræmmer* auktion* antikmesse* veteranbiltræf* traktortræf*
      hobbymesse* frimærke* modeljernbane* modeltog* violin* klaver* flygel guitar* elguitar* basguitar* trommer
      slagtøj* fløjte* blokfløjte* tværfløjte* klarinet* saxofon* trompet* basun* cello* ukulele* orgel mundharpe*
      komponistaften lydoptagelse* dj fyrværkeri* optog prideparade*
    `,
    sport: `
      badminton basket* boksning bowling cykling dykning fiskeri fitness* floorball fodbold* golf gymnastik*
      hockey håndbold* idræt* judo kajak* kampsport klatring krolf løb* motion* padel petanque pilates ridning*
      rideskole roning sejlads* skydning spinning styrketræning svømning* tennis* træning* turnering* vandreture
      volleyball yoga* futsal beachvolley* squash pickleball* golfbane* discgolf* kroket* boccia* curling*
      atletik* terrænløb* trailløb* maraton* marathon* halvmaraton* stafet* dhl-stafet orientering* stavgang*
      gåhold svømmeundervis* svømmehold* crawl* udspring* aqua vandpolo* livredning* triatlon* triathlon*
      mountainbike* mtb cykelløb* bmx gravel snowboard* rulleski* skøjte* rulleskøjter* inliners parkour*
      bouldering* klatrevæg* spring_og_rytme puslinge* krudtugler* seniordans* trampolin* cheerleading*
      styrkeløft* vægtløftning* bodybuilding* gym kettlebell* bodypump* body_pump bodybalance* les_mills crossfit*
      bootcamp* tabata hiit step aerobic* zumba* hathayoga* yinyoga* ashtanga* gravidyoga* mor_og_baby kundalini*
      reformer* barre meditation* tai_chi udstrækning* smidighed* mobilitet* personlig_træner* karate* taekwondo*
      jiu-jitsu ju-jitsu aikido* kendo brydning* kickboks* thaiboks* mma krav_maga selvforsvar* fægtning*
      skydebane* lerdue* ridelejr* rideundervis* ridetime* spring_og_dressur dressur* rideture* travsport*
      military voltigering* agility* rallylydighed* rally-lydighed hvalpemotivation* nosework* sporhund* schweiss*
      folkedansere swing salsa* bachata* kizomba tango* lindy_hop linedance* line_dance streetdance* hiphop*
      hip_hop jazzdans* breakdance* mavedans* flamenco* sportsdans* poledance* luftakrobat* sejlsport*
      optimistjolle* windsurf* kitesurf* surfing* sup paddleboard* roklub* snorkling* vandski* wakeboard*
      kabelpark* fluebinding* strygejagt* andejagt* bukkejagt* motocross* motorcross* enduro* speedway* rally
      gokart* radiostyret* modelfly* svæveflyv* faldskærm* paragliding paintball* femkamp* stævner klippekort*
      årskort* parasport* rugby* baseball* cricket rundbold* stikbold* tovtrækning* friluftsliv*
    `,
    software: `
      analyse* api app apps automatis* backup bookingsystem cloud cyber* digital* e-handel gps hardware
      integration* lagring netværk* notifikation* overvågning* platform* programmering* projektledelse* rapporter*
      server* sikkerhed* software synk* system* telefoni udvikling* web* ai appar apper hosting* support*
      wordpress* e-handelsløs* netbutik* domæne* e-mailkonto* ssl-certifikat* mobilapp* cloudløsning* skyløsning*
      virtualiser* firewall* antivirus* virusfjern* skærmskift* batteriskift* business_intelligence nøgletal*
      dashboard* prognose* machine_learning chatbot* ansigtsgenkend* stemmegenkend* talegenkend* talesyntese*
      stemmestyring* procesautomat* robotiser* rpa workflow* arbejdsgange* sagsstyring* dokumenthåndter*
      dokumentstyring* dokumentdeling* fildeling* filhåndter* versionsstyring* versionering* tidsregistrering*
      timeregistrering* vagtplan* onlinebooking* online_booking kalendersynk* påmindelse* pushbesked* push-besked*
      sms-påmind* offline mørk_tilstand mørkt_tema widget* plugin* udvidelser åben_kildekode open_source
      kildekode* kodegennemgang* testautomat* softwaretest* enhedstest* fejlfinding* devops kubernetes docker
      kryptering* adgangskodehåndter* password_manager tofaktor* totrins* single_sign-on mitid nemid
      adgangsstyring* rettighedsstyring* brugeradministration* brugerstyring* rollestyring* penetrationstest*
      sårbarhed* hændelseshåndter* nis2 iso_27001 erp crm kasseapparat* ordrestyring* ordrehåndter*
      fakturaprogram* e-faktura* medlemskartotek* kundekartotek* kundeportal* intranet* indholdsstyring* cms
      spørgeskema* eksport* import* pdf-eksport csv stregkode* qr-kode* flådestyring* gis ruteplan* simulering*
      3d-visualis* visualisering* virtual_reality vr augmented_reality computerspil* prototype* brugergrænseflade*
      brugervenlighed* brugertest* ux ui tilgængelighedstest responsiv* skærmdeling* chat chatfunktion*
      talebesked* telefoniløsning* omstilling omstillingsløsning* mobilabonnement* mobilt_bredbånd fiber fibernet*
      fiberbredbånd* tv-pakke* streaming* internet_of_things iot sensorer* sensordata* smarthome* smart_home
      intelligent_hjem bygningsautomatik* cts plc licenser* softwarelicens* microsoft_365 office_365 excel linux
      windows android ios opdateringer* filtrering* favoritliste* bogmærke* huskeliste* indkøbsliste* opgaveliste*
      opgavestyring* vaner skridttæller* tidtagning* nedtælling* lommeregner* valutaomregn* kodeeditor*
      skabeloner* træk_og_slip genvejstast* realtid* logning* kundekø betalingsløsning* betalingsterminal*
      selvbetjening* blockchain* kvantecomput*
    `,
    marketing: `
      annonc* design* foto* film* grafisk* grafik* hr illustration* identitet* kampagn* kommunikation* konsulent*
      koncept* logo* markedsføring* medier organisationsudvikling portræt* reklame* rekruttering* skilte*
      sociale_medier strategi* tryk* video* visitkort branding* oversæt* rådgivning* content_marketing
      indholdsproduktion* linkbuilding* seo sem google_ads direct_mail husstandsomdelte* influencer*
      e-mail_marketing emailmarketing* medieindkøb* pr formgivning* layout* offsettryk* offset storformat*
      serigrafi* profiltøj* firmatøj* merchandise* giveaways brodering* brochure* foldere folder flyer* plakat*
      postkort* invitation* indbydelser kuverter* katalog* etiket* klistermærke* folieskær* foliering* skiltning*
      lysskilt* banner* rollup* roll-up messestand* messevæg* beachflag* bogproduktion* bogbind* copywriting*
      korrektur* tolkning* tolkebistand* tolke transskriber* erhvervsfoto* produktfoto* boligfoto* nyfødtfoto*
      gravidfoto* studenterfoto* hundefoto* drone* luftfoto* retouch* virksomhedsfilm* informationsfilm*
      animation* livestream* live_streaming podcastproduktion* lydproduktion* voiceover* ledelsesrådgiv*
      forandringsledelse* procesoptimering* forretningsplan* interim* executive_search headhunting* vikarbureau*
      vikarer* personlighedstest* referencetagning* outplacement* trivselsmåling* apv bæredygtighedsrapport* esg
      iso-certificering* kvalitetsledelse* telemarketing* mødebooking* leadgenerering* teambuilding*
      produktlancering* modeshow* sceneteknik* lydteknik* lysteknik* hoppeborg* hoppepude* photobooth*
      konferencier* toastmaster* ordstyrer kontorartikler* virksomhedsguide fundraisingrådgiv*
    `,
    transport: `
      auto* bugsering cykler distribution dæk* flytning* flytte* kørsel kran* logistik* motorcyk* opbevaring
      opmagasinering rustbeskyttelse service_* spedition taxa* transport* vognmand* værksted vinteropbevaring
      lakering synstjek* omsyn sommerdæk* helårsdæk* fælge fælgrepar* alufælge* hjulskift* sporing_af_hjul
      undervognskontrol* firehjulsudmåling* bremser bremseskift* udstødning* kobling koblingsskift* gearkasse*
      motorrenover* motoroptimer* chiptuning* turbo støddæmper* hjulleje* olieskift* starter_og_generator
      generator* fejlkode* rudeskift* stenslag* forrude* solfilm* lakskade* pladearbejde* pladeskade*
      buleopretning* pdr karrosseri* karosseri* skadecenter* skadesopgør* pava anhængertræk* alkolås* fartskriver*
      parkeringssensor* klargøring* polering* lakforsegling* keramisk_coating coating* kabinerens* toldsyn*
      nummerplade* byttebil* privatleasing* erhvervsleasing* flexleasing* lejebil* minibus* varebil* varevogn*
      kassevogn* lastbil* trailer* veteranbil* sportsvogn* elbil* hybridbil* bus busser turistbus*
      kollektiv_trafik rutebil* taxi flextrafik* kørestolsbus* limousine* brudebil* knallert* scooter* atv
      elløbehjul* cykel elcykel* ladcykel* damecykel* herrecykel* citybike* racercykel* gravelbike* cykeldele*
      cykelhandler* punktering* bådmotor* påhængsmotor* motorbåd* sejlbåd* gummibåd* joller bådpolering*
      bundmaling* kalecher* kaleche bådsalg* reservedel* ophugning* skrotbil* skrotpræmie stykgods* partigods*
      kurer sværgods* blokvogn* mobilkran* 3pl depotrum* pluk_og_pak skibsfart* fortoldning* toldangivelse*
      containere containerleje* nedpakning* truck gaffeltruck* parkeringshus* parkeringskælder* færge* helikopter*
      rundflyvning* flyvning* biler lagerhotel*
    `,
    goods: `
      bestik blomster* brænde bøger cykler dyrefoder elektronik gaver gavekort garn instrument* keramik lamper
      legetøj* lys maskiner* møbler* papir parfume* planter plakater porcelæn produkter* sko sengetøj stof stole
      strik* sæbe tekstil* tilbehør tæpper tøj* udstyr* uld ure værktøj* smykke* halskæde* armbånd* ørering*
      forlovelsesring* urmager* guldsmed* guldsmykke* sølv sølvsmykke* guld perler ædelsten* diamant* dametøj*
      herretøj* babytøj* arbejdstøj* sportstøj* fritidstøj* friluftstøj* badetøj* undertøj* nattøj* pyjamas*
      strømpebukser leggings kjole* brudekjole* gallakjole* habit smoking skjorte* bluser* bluse trøjer trøje
      sweater* cardigan* t-shirt* hættetrøje* bukser jeans shorts nederdel* jakke* dunjakke* regnjakke* frakker*
      frakke regntøj* veste huer hue kasketter* kasket hatte tørklæde* vanter handsker* damesko* herresko*
      støvler* gummistøvler* sandaler* hjemmesko* sneakers* skomager* fodtøj* taske* håndtaske* rygsæk* kuffert*
      punge pung bælter paraply* solbriller* briller* brillestel* læsebriller* kontaktlinse* linser slips
      butterfly uniform* stoffer* metervare* uldgarn* hæklenål* sytråd lynlås* symaskin* skrædder* renseri* sofaer
      sofa hjørnesofa* lænestol* spisebord* sofabord* plankebord* spisestuestol* skamler bænke kommode* reoler*
      reol senge boxmadras* kontinentalseng* topmadras* dyner* lagner håndklæde* pendler væglampe* bordlampe*
      lysekrone* lysestage* stearinlys* fyrfadslys* bloklys duftlys* vaser* urtepotte* krukker* skåle tallerken*
      kopper* krus glas karaffel* spisestel* knive knivslib* gryder pander stegepande* støbejern* duge servietter*
      kurve spejl* indramning* pynteting souvenir* gave gaveartikler* gaveæske* gaveidé* lykønskningskort* dukker*
      dukkehus* bamse* puslespil* barnevogn* klapvogn* sutter bleer tremmeseng* hvidevarer* køleskab* fryser*
      tørretumbler* opvaskemaskin* komfur* ovne ovn mikroovn* mikrobølgeovn* kogeplade* emhætter støvsuger*
      robotstøvsuger* espressomaskin* elkedel* elkedler blender røremaskin* strygejern* husholdningsapparat*
      tv_og_lyd højttaler* høretelefon* hovedtelefon* forstærker* mikrofon* kamera* objektiver* kikkert*
      mobiltelefon* mobilcover* tablets computer* bærbar* skærme printer* tastatur* opladere* oplader kabler*
      batteri* powerbank* kontorstol* skrivebord* hæve-sænkebord* papirvarer* skriveredskab* ringbind* boremaskin*
      rundsav* hammere skruer* søm bolte* møtrikker* befæstelse* beslag* hængsler* hængelås* låse låsecylinder*
      kuglelejer* o-ringe slanger* hydraulik* pneumatik* pumper* ventiler rør rørdele* rørfittings filtre filter*
      kompressor* generatorer elmotor* gearmotor* løftegrej* løftestropp* tovværk* stålwire* stål rustfrit_stål
      rustfri* aluminium* messing plader pladebearbejd* plasmaskæring* vandskæring* bukning kantbukning*
      stansning* fræsning* cnc-fræs* cnc-bearb* spåntagning* sprøjtestøb* plastemner* plast gummi gummiprodukt*
      skumplast* skumgummi* komposit* 3d-print* pulverlak* galvanisering* anodisering* forzinkning* gravemaskin*
      minigraver* rendegraver* minilæsser* dumper* træbearbejdningsmaskin* tømmer trælast* krydsfiner* spånplade*
      gipsplade* fodlister* beklædningsbrædder* profilbrædder* cement* mørtel* tegl granit* marmor* skifer
      gravsten* grus sand skærver* stabilgrus* muldjord* muld topjord træolie* pensler* lim kemikalier* sæber*
      hygiejneartik* smøremidler* smøreolie* motorolie* brændstof* diesel* flaskegas* gasflaske* fyringsolie*
      brændetårn* træpiller* briketter* emballage* papkasser* papæsker* paller plastposer* bobleplast*
      værnemidler* hjelme* høreværn* åndedrætsværn* ildslukker* brandslukker* røgalarm* hjertestarter*
      arbejdshandsker* faldsikring* sovepose* liggeunderlag* våben* ammunition* sigtekikkert* rifler* cykelhjelm*
      sadler* trenser hundebur* hundeseng* hundesnor* kattegrus* akvari* terrari* buket* brudebuket* potteplante*
      bårebuket* bårekrans* kistepynt* kistedekoration* kister adventskrans* påskepynt* ballon* udklædning*
      pokaler* medaljer* flagstang* flag vitaminer* helsekost* proteinpulver* antikvitet* samlerobjekt*
      plader_og_cd grossist* engros* slibemaskin* sneslynge* motorsav* plæneklipper* buskrydder* hækkeklipper*
      brændekløver* parasol* hængekøje* gynger gyngestativ* redningsvest*
    `,
    farming: `
      bær biavl* dyr* frugt* foder får gartneri* gård* geder grise gødning heste* høns jagt* korn kvæg* køer
      landbrug* lam* landmand* markarbejde mælk* planteskole* planter ridecenter* skov* svin* stald* økologi* æg
      jordbrug* planteavl* kornavl* korndyrkning* hvede* rug havre* raps majs ærter græs græsfrø* frøavl* hø
      wraphø* ensilage* halm gylle* kalkning pløjning* såning* udsæd* frø tærskning* mejetærsk* høstarbejde*
      bigballe* maskinstation* jordprøve* plantebeskyt* sprøjtning* kartofler* kartoffel* nye_kartofler
      læggekartof* gulerod* gulerødder agurk* tomatplante* tomater* asparges* kål græskar* jordbær* selvpluk
      hindbær* blåbær* solbær* ribs stikkelsbær* havtorn* tyttebær* æbler æblemost* æbleplantage* mosteri* pærer
      blommer* kirsebær* rabarber* humle krydderurter urtehave* svampe svampedyrk* stauder* udplantningsplante*
      tulipan* roser georginer* pelargonier* buske prydtræer* nåletræ* klatreplante* rhododendron* stueplante*
      plantejord* stiklinger* selvforsyning* reko malkekvæg* malkekøer kalve* kalvekød_fra kvier avlstyr* avlsdyr*
      hereford* highland* skotsk_højlands* galloway* aberdeen* charolais* simmental* jersey gotlænd* texel væddere
      gedekid gris slagtegris* frilandsgris* hønsehus* hønseri* høner haner kyllinger gæs kalkuner vagtler*
      frilandsæg* struds* alpaka* hest islandsk_hest islænder* frederiksborg* jydsk_hest knabstrup* ponyer pony
      varmblod* koldblod* hingst* hopper føl beslagsmed* hovbeskær* ridehal* ridebane* græsningsareal* afgræsning*
      kanin* marsvin* hamster* katte killinger* katteopdræt* internat hunde hvalpe* hundekuld hundeopdræt*
      hundeavl hundeklip* hundesalon* hundetrim* hundelufter* hundeskov* labrador* golden_retriever* schæfer*
      gravhund* puddel* pudler cocker_spaniel* ruhåret* hønsehund* border_collie* rottweiler* chihuahua* mops
      terrier* broholmer* maine_coon* ragdoll* hellig_birma perser_katte siameser* bier bistade* bisværm*
      bestøvning* tilplantning* udtynding* hugst flishugning* flis træflis* råtræ tømmerhandel brændesalg*
      savværk* vildtforvalt* vildtplant* slagtning* slagteri* vildtslagteri* opskæring* hjemmeslagt* dambrug*
      ørredopdræt* havbrug* muslingeopdræt* tangdyrk* erhvervsfisker* traktor* malkerobot* elhegn* spåner
      nordmannsgran* krondyr* dådyr* rådyr* fasaner* fasan agerhøns fuglekasse* redekasse* vådområde* vandløb*
    `,
    social: `
      aktivitet* aflastning* bisættelse* begravelse* beskæftigelse* besøgsven* botilbud* bofællesskab* demens*
      dåb* frivillig* gudstjeneste* handicap* herberg* hjemmehjælp indsamling* integration* kirke* kontaktperson
      krisecenter* kurser_* legestue* misbrug* mentorstøtte* netværk* nødhjælp* omsorg* pårørende* rådgivning*
      samtale* samvær* selvhjælp* sorg* socialpædagog* spejder* støtte* ungdomsklub* unge* andagt* børn* fælles*
      konfirmation* ledsag* medlemskab* pleje* seniorer* vielse* højmesse* spaghettigudstj* nadver* aftensang bøn
      bønnegruppe* bønnemøde* bibelstudi* bibelkreds* bibelgruppe* konfirmand* minikonfirmand* bedemand*
      kremering* ligbrænding urnenedsættelse* askespredning* gravsted* sjælesorg* diakoni* menighedsmøde*
      sognemøde* sogneaften* sognegård* missionsarbejde* missionsforening* pilgrimsvandring* pilgrimstur* retræte*
      ramadan fredagsbøn* juniorklub* ungdomsarbejde* teenklub* opsøgende* åbent_hus seniorklub* seniordag*
      spisevenner* besøgstjeneste* døgninstitution* opholdssted* efterværn* krisetelefon* livslinien
      selvmordsforebyg* rusmiddel* forsorgshjem* hjemløs* værested* fødevarebank* genbrug* fadderskab*
      faste_bidrag mindegave* menneskerettighed* ligestilling* mangfoldighed* inklusion* flygtning* asylansøger*
      værgemål* arbejdsdag* medlemsmøde* medlemsaften* medlemstur* høstfest* forårsfest* underskriftsindsam*
      borgerforslag* interessevaretagelse* lobbyarbejde* høringssvar* demonstration* legatportion* nødkald* bpa
      personlig_assistance dagcenter* dagtilbud* midlertidigt_ophold kørestol* rollator* boligændring*
      socialrådgiv* adoption* løntilskud* fleksjob* jobcenter* jobsøgning* jobcoach* beskyttet_beskæftig*
      fritidsjob* affald* renovation* dagrenovation* farligt_affald kildesortering* kompostering* vandforsyning*
      gadelys* lokalplan* kommuneplan* byråd* høringer bevillinger* brandvæsen* beredskab* hjemmeværn* natteravne*
      forbrugerråd* klimatilpas* klimahandling* fugletur* fuglekig* bloddonor* blodbank* medlemsfordel* livssyn*
      tilskud* værdighedspulje
    `,
  },
  nonOffers: {
    claims: `
      autoriseret* bedste_* bæredygtig* certificeret* dygtige_* engagement engageret erfaring* erfaren* faglig*
      fast_pris* fleksib* garanti* gratis_* høj_kvalitet* kompetent* konkurrence* kvalitet* kundetilfreds* lokal*
      miljøvenlig* moderne nærvær* ordentlighed personlig* pris_* professionel* pålidelig* prisgaranti respekt
      rettidig* service_* tilfredshed* tillid tryg* tid_til troværdig* uforpligtende*
    `,
    steps: `
      bestil* betal* book* find_* få_* kontakt_os* møde* opret_* planlæg* ring* send* skriv* start_* tilmeld*
      trin* udfyld* vælg*
    `,
    labels: `
      adresse* aktuelt alle arkiv* artikler bestyrelsen* blog book_* cookie* cvr* datoer download* e-mail email
      facebook faq fakta find_* fredag følg_* forside* galleri* generalforsamling handelsbetingelser historie*
      hjem information* instagram kalender* karriere kontakt* kontakt_os kontingent* kunder kurv links læs_mere
      lørdag mandag medlem* menu mere_* navn nyheder* nyhedsbrev* om om_* om_os onsdag om_mig persondata* presse
      priser* privatlivs* referencer se_* søg søndag sponsorer* telefon* tilmelding* tirsdag torsdag tilbage
      vedtægter* vores_* åbningstider* år
    `,
    roles: `
      afdelingsleder* assistent* bestyrelsesmedlem* bestyrer chef* direktør* ejer* formand* grundlægger*
      instruktør* ingeniør* kasserer* koordinator* leder* lærer* medstifter* mester næstformand* projektleder*
      præsident* pædagog* redaktør* sekretær* skoleleder* souschef* suppleant* træner* tømrermester
    `,
    prices: `
      børn_* depositum gratis inkl* kontingent kr månedligt pr._dag pr._måned pr._nat pr._person pr._time rabat*
      voksne
    `,
  },
};
