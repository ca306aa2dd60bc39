import type { LanguageWords } from '../words.ts';

export const SWEDISH: LanguageWords = {
  offers: {
    health: `
      allergi* barnmorsk* behandling* blekning diagnos* fotvård fysioterap* gynekolog* hälso* hemsjukvård implant*
      kbt konsult* krämp* kurator laser* läkar* logoped* massage* medicin* mödravård naprapat* neurolog*
      operation* ortoped* osteopat* proteser provtagning rehab* röntgen sjukgymnastik sjukvård terapi* ultraljud
      undersökning* utredning* vaccin* veterinär* äldrevård depression* hypnos* kejsarsnitt kirurgi* omvårdnad
      proteti* psyko* samtalsterapi* synundersök* tand* träningsråd* ögon* öron* migrän* huvudvärk* ryggont
      ryggvärk* nackvärk* nackspärr ångest* nedstämdhet utmattning* utbränd* insomni* sömnproblem* sömnsvårig*
      sömnapné* snarkning* yrsel* autism* adhd neuropsykiatr* beroendevård käkled* bettfysiologi bettskena
      bettskenor knäskad* axelbesvär höftprotes* höftledsplast* spädbarn* kolik kinesiolog* numerolog* reiki
      healing* zonterap* reflexolog* homeopat* fytoterap* ayurved* akupunkt* akupress* koppning* moxa lymfterap*
      lymfdränage triggerpunkt* trigger_point* dry_needling aromaterap* ljudterap* klangterap* hypnoterap*
      parterap* emdr mindfulness* mindfull* sorgbearbetning* medial* sexolog* stamning* dyslexi* dyskalkyli
      audiolog* audionom* hörapparat* hörseltest* hörselundersök* vaxpropp* tinnitus* syntest* gråstarr glaukom
      linsbyte* fotbäddar sulor_efter hälsporre* hallux* stötvåg* karpaltunnel* ischias* diskbråck* artros*
      artrit* reumat* fibromyalg* osteopor* benskörhet bråck* ljumskbråck* åderbråck* koloskop* gastroskop*
      endoskop* magsår ibs magproblem* tarmproblem* mag-tarm* gallsten* ämnesomsätt* diabet* kolesterol* blodprov*
      ekg arbetsprov* spirometri* astma* kol-mottagning pollenallerg* hyposensibili* födelsemärke* hudcancer*
      eksem* psoriasis* rosacea* akne vårtor klimakteri* övergångsbesvär endometrios* mammografi* cellprov*
      spiral* förlossning* eftervård* nipt ivf spermaprov* infertil* urolog* prostata* vasektomi sterilisering*
      inkontinens* bäckenbotten* könssjukdom* klamydia* hiv-test tbe gulafeber fästing* gips sårvård* stomi*
      hjärt* kärlkirurg* stroke* parkinson* epileps* demens* alzheimer* palliativ* hospice arbetsterap* kiroprakt*
      kostråd* dietist* näringslära viktminsk* övervikt* fetmakirurg* obesitas* ätstörning* anorexi*
      rökavvänjning* sluta_röka nikotin* alkoholberoende* tolvsteg* jourmottagning akutmottagning* akutvård
      distriktssköterska* drogtest* remiss* recept receptförnyelse apotek* läkemed* egenvård hlr invisalign
      rotfyll* visdomstand* visdomständer parodont* endodont* kompositfyllning* fasetter munhälsa* narkos*
      lustgas* magnetkamera* datortomograf* bröstförstor* bröstreduktion* bröstlyft* fettsug* bukplastik*
      näsplast* plastikkirurg* ansiktslyft* kastrering* id-märkning* chipmärkning* smådjurs* kattklinik*
      psykiatri* självkänsla relationsproblem* tvångssyndrom ocd fobier* panikångest* ptsd bipolär* stress*
      spänningshuvudvärk* karies* munsår idrottsskad* whiplash* frusen_skuldra cranio* kraniosakral* rosenmetoden
      rosenterap* qigong bowen* feldenkrais kinesiotej* kinesiotaping kryoterap* ozonterap* vitamindropp*
      järninfusion* syrgas* vårdcentral* vården
    `,
    beauty: `
      ansiktsbehandling* bryn fransar frisyr* frisör* färgning hudvård klippning* laserbehandling makeup manikyr
      naglar nagel* pedikyr rakning skägg slingor smink spa styling vaxning dermapen microneedling* microblading
      mikroblading kemisk_peeling* peeling* dermabrasion* hydrafacial fillers läppförstor* läppfillers botox*
      rynkor profhilo* mesoterap* ipl bikinivax* sockervax* sugaring brynform* brynfärg* brynlyft* brynlaminering
      fransförläng* franslyft* gelnagl* akrylnagl* gellack* shellac paraffinbad fotbad* herrklipp* damklipp*
      skäggtrim* skäggklipp* skäggvård barberare* barbershop* uppsättning* löshår* balayage brazilian_blowout
      inpackning* föning* peruk* flätor* flätning* dreadlocks afrohår make_up make-up sminkning* tatuer* piercing*
      håltagning* spraytan* spadag* hot_stone hotstone kroppspeeling* kroppsinpack* lomi_lomi badtunna*
      celluliter* fettfrysning* kavitation* åderbristning* ytliga_blodkärl pigmentfläck* pigmentering* stylist*
      doftljus* schampo* balsam* hudkräm* serum hårklipp* hårvård* hårfärg*
    `,
    building: `
      altan* anläggning* badrum* balkong* bastu bergvärme betong* bygg* dörrar el elarbete* elektrik*
      elinstallation* fasad* fastighetsskötsel fastighetsservice fiber fogning fönster* garage golv* hantverk*
      hemstäd* installation* inredning* isolering* kakel* kamin* klinker kontorsstäd* kök* målning* måleri*
      markarbete* mattläggning monter* montage* mögel* pool putsning radon relining reparation* rör* service_av
      skorsten* slamsugning smide* snickeri* spackling staket* stenläggning svets* städ* takbyte takläggning tak
      tapetser* tillbyggnad* trappor trappstäd* trädgård* tvätt ventilation* vitvaror värme* ytskikt dränering*
      gräv* klimat* måla* murning* möbler* ombyggnad* plattsättning* sanering* schakt* taktekking* trädfäll*
      uterum* vatten* vvs* takomläggning* takrenover* takplåt* takpannor tegeltak* papptak* takpapp* takavvattning
      hängränn* stuprör* snöskottning* snöröj* takskott* takstol* takstege* sotning* murare* murstock* eldstad*
      eldstäder våtrum* stambyt* luft-luft* frånluft* radiator* avhärd* avlopp* enskilt_avlopp minireningsverk
      trekammarbrunn* brunnsborr* fuktskad* fuktmät* avfuktning* markanlägg* marksten* kantsten* asfalt*
      dammanlägg* gräsmatt* gräsklipp* rullgräs* robotgräsklipp* häckklipp* beskärning* arborist* stubbfräs*
      ogräs* plantering* bevattning* uteplats* inglasning* pergola* carport* garageport* garagebygge
      industriportar stängsel* grindar grindautomatik räcken tilläggsisoler* lösull* vindsinred* källarrenover*
      radonmät* asbestsaner* brandsaner* luktsaner* klottersaner* gjutning* parkett* laminatgolv* vinylgolv*
      heltäckningsmatt* tapeter* sprutmål* duschvägg* spegelskåp dörrbyte* ytterdörr* innerdörr* branddörr*
      dörrautomatik* skjutdörr* nyckelkopi* porttelefon* kodlås brandlarm* inbrottslarm* kameraövervak* nödbelys*
      utrymningsl* brandskydd* brandtätning* brandsläck* sprinkler* eljour* elcentral* eldragning* elbesikt*
      spotlights dimmer* fiberdrag* antenn* parabol* luftkonditioner* ovk ftx spisfläkt* imkanal* snickare*
      bokhyll* innerväggar innertak undertak* gipsvägg gipsning* stomme* stombygg* regelstom* stålhall* limträ*
      timmerhus* timring* attefall* friggebod* husbygg* villabygge* påbyggnad* renover* totalrenover*
      totalentreprenad* entreprenad* kontrollansvarig* arkitekt* ritningar husritning* energibesikt*
      överlåtelsebesikt* husbesikt* statusbesikt* skadebesikt* termografer* injicering* storstäd* dödsbo*
      skadedjur* råttor* råttbekämp* råttsaner* möss myror* myrsaner* getingbo* getingsaner* getingar vägglöss*
      kackerlack* pälsängr* silverfisk* husbock* duvor duvsaner* fågelskydd* persienn* markis* rullgardin* plissé*
      jalusi* insektsnät pooler poolbygge* utespa utekök omklädsel* kalkputs* linoljefärg* vinterväghåll* sopning*
      halkbekämp* sophämt* grovsop* containeruthyr* hiss lekplatsbygge*
    `,
    legal: `
      affärsjuridik arbetsrätt arv* avtal* bank* bodelning bokföring* bolån brottmål deklaration* ekonomi*
      familjerätt finans* fond* försäkring* inkasso investering* kredit* migrationsrätt mäklar* patent* pension*
      redovisning* revision* skatt* testament* vårdnadstvist* bokslut* bouppteckning* fastighet* hyres* juridi*
      lön* rådgivning* tvist* uthyrning* förvaltning* framtidsfullmakt* fullmakt* äktenskapsförord* gåvobrev*
      skuldebrev* skilsmäss* umgänge* underhållbidrag målsägandebiträde* straffrätt* offentlig_försvarare
      försvarsadvokat* asylrätt* uppehållstillstånd* medborgarskap* bolagsrätt* bolagsbild* aktiebolag*
      enskild_firma handelsbolag* entreprenadrätt* skadeståndsrätt* personskad* patientskad* konkurs* ackord*
      likvidation* obestånd* varumärk* upphovsrätt* mönsterskydd* gdpr moms rot-avdrag rutavdrag* rot rut k10 k4
      ink2 fakturering* kundreskontra* leverantörsreskontra* controller* likviditets* due_diligence
      företagsvärder* företagsöverlåt* generationsskift* ägarskifte* företagsförsälj* företagsförvärv*
      företagsrekon* kravhantering* factoring fakturaköp* fakturabelåning* leasing* företagslån* privatlån*
      blancolån* ränta* skuldsaner* skuldrådgiv* sparande* sparkonto* kapitalförvalt* förmögenhet* aktiehandel*
      aktier obligation* isk depå betalkort* swish valutaväxl* överföringar rättsskydd* skadeanmälan*
      skadereglering* bostadsvärder* bostäder bostadsrätt* villor tomter* andrahand* köpekontrakt*
      skiljeförfarande* processföring* bolagsstämm* styrelsearbete* offentlig_upphandling upphandling*
      konkurrensrätt* sjörätt* eu-rätt lvu lss-ärenden notarius_publicus apostille* jurist* advokat*
      regelefterlevnad* compliance visselblås* utmätning låna bolån*
    `,
    education: `
      dagis fortbildning fritids* förskol* grundkurs* grundskola gymnas* klasser körkort* kurs* lektion* lärling*
      musikundervisning mentor* nätkurs* pedagog* praktik skol* sommarkurs* undervisning* utbildning* webbinarium
      workshop* öppen_förskola barnomsorg* distans* körlektion* läxhjälp* nybörjar* pianolektion* studie*
      handledning* särskol* friskol* folkhögskol* högskol* universitet* yrkeshögskol* yrkesutbild* vuxenutbild*
      komvux sfi svenska_för_invandrare svenskkurs* engelskkurs* tyskkurs* spanskkurs* onlinekurs* helgkurs*
      kvällskurs* läxläsning matematik* fysik kemi religionskunskap* idrott_och_hälsa slöjd* modersmål*
      nationella_prov examen* praoplats dagmamma* elevhälsa* elevråd* sandlåd* föräldramöte* inskolning* uteskola*
      ur_och_skur montessori* waldorf* reggio* ridskol* simskol* risketta* risktvåa* riskutbild* halkbana*
      introduktionskurs* teorikurs* teoriprov* uppkörning* intensivkurs* yrkesförarutbild* ykb liftutbild*
      lift_och_* fallskydd* heta_arbeten arbete_på_väg röjsåg* hjullast* bam brandskyddsutbild* ledarskapsutbild*
      chefsutbild* säljutbild* retorik* excelkurs* skrivarkurs* bakkurs* vinkurs* sykurs* dykutbild* seglarskol*
      förarintyg* kustskepp* kanintyg* jägarexamen* jägarskol* föreläs* seminari* inspirationsföreläs* coachning*
      karriärcoach* sommarskol* kollo* sommarkollo* utbytesstud* utlandsstud* diplomer* legitimation*
      kompetensutveckl* påbyggnadsutbild* lärarutbild* klassrum kodning robotik* babysim* babysång* babyrytmik
      knattelek* dramakurs* sommarläger
      huvudanför* inledningsanf* plenarför* paneldebatt* panelsamtal* rundabordssam* blixtföredr* blixttal postersess*
      posterpresent* resestipend* forskningsstip* forskningsbidr* sommarskola sommarskolor vinterskola mentorskap*
      mentorprogram* hackathon* hackaton* uppsatstävl* skrivtävl* programmeringstävl* idétävl* läsecirk* bokcirk*
      studiecirk* samtalsgrupp* webbinari* webinar* longitudinell* fältstudi* fältarbet* medborgarforskn*
      policydokument* forskningsrapp* arbetspapper lärarhandl* lektionsmat* läromedel* jobbmässa* arbetsmarknadsd*
    `,
    hospitality: `
      boende* båtuthyrning camping* cykeluthyrning guidning* hotell* husvagn konferens* lägenhet* parkering pool
      rum rundtur* sovrum spa stug* sängar sänglinne tält* upplevelse* utflykt* vandring* wifi dubbelrum*
      enkelrum* frukost* fest* flerbäddsrum husbil* samlingssal* ställplats* vandrarhem* kanot* bastu* bröllop*
      övernatt* gästgiv* herrgård* bed_and_breakfast fjällstug* skärgårds* husvagnsplats* gästhamn* glamping
      trebäddsrum* fyrbäddsrum* sovsal* tvåbäddsrum* sviter svit juniorsvit* självhushåll* pentry* trinettkök*
      utomhuspool* inomhuspool* bubbelpool* relax* badbrygga* badplats* badstrand* strand* sandstrand* kickoff*
      mötesrum* styrelserum* minnesstund* födelsedagsfest* svensexa* möhippa* studentmottagning* studentskiva*
      gruppresor* grupprese* weekendpaket* spapaket* spahelg* paketres* resor bussresor* kryssning*
      mountainbikeled* guidad* guidade_turer sightseeing sevärdhet* älgsafari* älgpark* sälsafari* björnskåd*
      björnsafari* valsafari* bäversafari* hundspann* renskötsel* skotersafari* snöskoter* skotertur* skoterled*
      norrsken* midnattssol* forsränning* forspaddl* flotte* zipline höghöjdsban* äventyrsbad* äventyrspark*
      äventyrsgolf* lekland* lekplats* lekrum* minigolf* liftkort* pulkabacke* vildmark* kallbad* isvak badhus*
      vindskydd* eldplats* tvättstug* elplats* latrintömning* hundvänlig* husdjur_tillåt* rullstolsanpass* wi-fi
      bredband* gästrum* gästhus* husbåt* flygbuss* takterrass* vinterbad orangeri* bygdegård* coworking*
      kontorsplats* mötesplatser rökeri*
    `,
    food: `
      afternoon_tea alkoholfri* bageri* bakelse* brunch buffé* bröd* burgare catering choklad* drinkar dessert*
      efterrätt* fisk* frukt* förrätt* glass* grill* grönsak* gårdsbutik hamburg* huvudrätt* juice kött* kryddor
      lunch* läsk mat middag* ost ostar pasta pizza* plocktallrik* råvaror rätter sallad* sås senap skaldjur
      smörgås* soppor sushi tapas te tårt* vin viner vegan* vegetarisk* våffl* dryck* fika* honung* husmanskost
      kaffe* kakor* maträtt* matlag* oster soppa* sylt* restaurang* dagens_rätt varmrätt* à_la_carte a_la_carte
      avsmakningsmeny* räkmack* mackor* macka toast* snittar* tilltugg* charkbricka* ostbricka* midsommar*
      påskbord* påskbuff* kräftskiva* kräftor surströmm* sill inlagd_sill matjes* strömming* lax laxrätt* rökt_lax
      varmrökt* kallrökt* röding* torsk* gös abborr* gädda* hummer* räkor havskräft* musslor* ostron* löjrom*
      kaviar* isterband* falukorv* prinskorv* kroppkak* palt pitepalt raggmunk* rårakor* potatisgratäng*
      pyttipanna* biff_rydberg wallenbergare* kåldolm* kalops* pannbiff* plankstek* oxfil* entrecote* entrecôte*
      ryggbiff* fläsk* kotlett* revben* pulled_pork högrev* kebab* pizzor* gnocchi risotto* poké poke_bowl* ramen
      nudlar* nudel* wok wokrätt* vårrull* thaimat thairätt* curry* kinamat libanesisk* meze falafel* helstekt*
      spädgris* viltkött* vilt älgkött* älgfärs hjortkött* renkött* renskav* vildsvin* kalvkött* nötkött*
      griskött* kyckling* kalkon* charkuteri* chark skinka* leverpastej* salami* färskost* getost* prästost*
      västerbottensost* västerbottenspaj* halloumi* yoghurt* smör grädde* sorbet* surdeg* limpa* limpor rågbröd*
      knäckebröd* tunnbröd* frallor fralla baguette* konditor* bullar kanelbull* kardemummabull* vetebröd*
      lussekatt* saffransbull* semlor* semla wienerbröd* kladdkak* sockerkak* mjuk_kaka morotskak* cheesecake*
      mazarin* dammsug* cupcake* muffins* pajer* paj äppelpaj* pannkak* crêpe* crepes pepparkak* ostkak*
      spettekak* prinsesstår* maränger* makron* pralin* godis* lösgodis* lakrits* karamell* polkagris* kolasnören*
      lingonsylt hjortronsylt saft lemonad* smoothie* espresso* cappuccino latte cortado macchiato rooibos* örtte*
      matcha chai glögg* ipa stout veteöl* pilsner bryggeri* mikrobryggeri* mjöd cider* rödvin* rosévin* rosé
      mousserande* champagne* vinprovning* vinlista* vinpaket* sprit* snaps* brännvin* akvavit* whisky* gin
      gin_tonic vodka* rom punsch* likör* cocktail* drinkmeny* cateringmeny* matlåd* avhämt* take_away takeaway
      hämtmat* matkass* gröna_paket gulasch* gryta grytor viltgryt* såser bearnaise* aioli* ketchup* pesto*
      rapsolja* kryddbland* müsli* granola* gröt havregryn* nötter chips* popcorn* snacks* linser* glutenfri*
      laktosfri* viltkorv pub pubmat* afterwork* after_work happy_hour chambre_séparée kockskola* privatkock*
      matvagn* delikatess* saluhall* varmkorv* pommes* strips* nuggets* wrap tacos* taco nachos* quesadilla*
      burrito* ceviche* bruschett* carpaccio* råbiff* charktallrik*
    `,
    culture: `
      allsång ateljé* bal bibliotek* bröllop* bokrelease cirkus dans* drama evenemang* fest* film* folkmusik
      fotografi* föreställning* hemslöjd högläsning kalas keramik* konsert* konst* kultur* litteratur* mässa*
      musei* musik* opera spel* scen skådespel* smycken teater* turné* utställning* verkstad* bio* böcker*
      hantverk* museum* sång* gudstjänst* orkester* symfoniorkester* blåsorkester* storband* folkdans* gammaldans*
      visafton* kyrkokör* damkör* manskör* gospelkör* gospel jazz blues* rockband* coverband* partyband* trubadur*
      underhållning* operett* revy nyårsrevy* standup* stand_up komik* trollkarl* magi trolleri* clown* balett*
      dokumentär* vernissag* akvarell* akryl* grafik litografi* etsning* skulptur* statyer* bronsskulptur
      drejning* vävning* vävstug* täljning* näverslöjd* kurbits* dalahäst* stickning* sticka virkning* lapptäck*
      tovning* nålbind* knyppling* makramé* origami* kalligrafi* scrapbook* museer* släktforsk* arkeolog*
      fornlämning* runsten* audioguide* boksläpp* bokcirk* bokklubb* bokbuss* boktips författarbesök*
      författarafton* uppläsning* poesi* dikter lyrik* noveller roman romaner deckare* sagor sagostund*
      berättarkväll* serietidning* tidskrift* podd poddar* podcast* medeltids* midsommarfirande* midsommarfest*
      valborg* majbrasa* nationaldagsfirande lucia* påskfirande* nyårsfest* halloween* karneval* disco diskotek*
      nattklubb* quiz quizkväll* pubquiz* bingo* frågesport* karaoke* sällskapsspel* brädspel* rollspel* bridge
      bridgekväll* canasta schack* dart flipper* escape_room escaperoom* lajv e-sport* loppis* bakluckeloppis*
      auktion* veteranbilsträff* filatel* frimärk* modelljärnväg* dragspel* nyckelharp* fiol piano flygel gitarr*
      elgitarr* elbas trummor slagverk* flöjt* blockflöjt* tvärflöjt* klarinett* saxofon* trumpet* trombon* cello*
      ukulele* orgel* munspel* säckpipa komponer* inspelning* låtskriv* ljudbok* dj stämsång* serieteckning
      fyrverkeri* parad prideparad* valloppis
      bokrecens* filmrecens* teaterrecens* skivrecens* recensioner intervjuer reportage essäer krönik* ledarartik*
      debattartik* kortnovell* serietidn* korsord* insändar* granskande_journ* faktagranskn* poddserie* jurypris*
      publikpris* hederspris* litteraturpris* huvudpris* specialpris* prisutdeln* prisceremon* filmvisning* utomhusbio*
      sommarbio* kortfilm* långfilm* förhandsvisn* författarsamt* författarbes* författarkväl* konstnärssamt*
      konstnärsresid* residensprogr* boksigner* boklansering* bokmässa* invigningskons* avslutningskons* invigningsfest*
      galamiddag* gatuteater* gatukonst* öppen_scen fototävl* virtuell_utställ* virtuella_utställ* digitala_saml*
      stadsvandr*
    `,
    sport: `
      agility badminton barngympa basket* boule boxning brottning cykel* dans* dykning fiske fotboll* friidrott
      gruppträning gym* handboll hockey innebandy judo jumpa kajak* kanot* klättring konståkning längdskidor
      pilates promenad* ridning* ridskola skridsko* skytte* spinning styrketräning träning* turnering* vandring
      bollspel* bordtennis ishockey löpning* orientering* padel* ridlektion* segling* simning* simskola* skate*
      skid* tennis* tävling* yoga* golf* futsal hockeyskol* bandy volleyboll* beachvolley* pingis* squash*
      pickleball* discgolf* frisbeegolf* bangolf* bowling* curling* löpgrupp* maraton* halvmaraton* motionslopp*
      stafett* orientera* stavgång* powerwalk* babysim* minisim* crawl* simhopp* aqua triathlon* swimrun* cykling*
      mountainbike* mtb cyklokross* bmx alpin* slalom* snowboard* backhopp* telemark* topptur* offpist* rullskid*
      inlines* parkour* bouldering* klätterkurs* trupp* cheerleading* bamsegympa* seniorgympa* jympa* sittgympa*
      stolgympa* gruppass* styrkelyft* tyngdlyft* kroppsbygg* utegym* funktionell* cirkelpass* core corepass*
      kettlebell* bodypump* body_pump bodycombat* bodybalance* body_balance les_mills crossfit* bootcamp* tabata
      hiit step aerobic* zumba* hatha* yinyoga* vinyasa* ashtanga* mammayoga* kundalini* reformer* barre
      meditation* tai_chi stretching* pt-pass mammagrupp* kampsport* karate* taekwondo* ju-jutsu jujutsu aikido*
      kendo boxningspass* kickbox* thaibox* mma bjj brasiliansk_jiu-jitsu krav_maga självförsvar* fäktning*
      luftgevär* lerduv* dressyr* hoppning* westernrid* ponnylekis* fälttävlan* voltige* hundsport* lydnad*
      valpkurs* nosework* spårkurs* bruksprov* pardans* bugg foxtrot* bugg_och_fox salsa* bachata* kizomba tango*
      lindy_hop swing linedance* line_dance balettskola* streetdance* street_dance hiphop* hip_hop showdans*
      jazzdans* breakdance* discodans* magdans* flamenco* folkdanslag* squaredans* vals styrdans* pole_dance*
      poledance* luftakrobat* jollesegl* windsurf* kitesurf* vindsurf* vågsurf* sup supyoga paddling* paddelkurs*
      rodd snorkl* dykcert* wakeboard* flugbindning* trolling* motocross* enduro* speedway* folkrace* rally*
      gokart* karting* radiostyr* modellflyg* segelflyg* fallskärm* skärmflyg* paintball* femkamp* cuper*
      serietävl* klubbmästerskap* årskort* klippkort* lagidrott* parasport* idrottsskol* rugby* baseboll*
      softboll* lacrosse* varpa kubb brännboll* dragkamp* armbrytning* isvaksbad* friluftsliv*
    `,
    software: `
      analys* api app applikation* appen* automatis* backup cloud cybersäkerhet digital* fjärrsupport gps hosting
      integration* larm* nätverk* plattform* projektledning rapport* software synk* system* telefoni teknik*
      verktyg webb* övervakning apper apps bokning* e-handel* internet* moln* offert* program* support* säkerhet*
      utveckling* wordpress* nätbutik* domännamn* domäner* e-postkonto* ssl-certifikat* mobilapp* mjukvar*
      servrar* virtualiser* brandvägg* antivirus* virusskydd* virusrens* datorrepar* skärmbyte*
      business_intelligence beslutsstöd* nyckeltal* dashboard* prognos* artificiell_intelligens ai ai-assistent*
      ai-agent* chatbot* chattbot* ansiktsigenkänn* röstigenkänn* röststyrning* taligenkänn* talsyntes*
      processautomat* robotautomat* arbetsflöd* ärendehanter* dokumenthanter* dokumentdel* fildelning* filhanter*
      versionshanter* tidredovis* schemaläggning* bemanningssyst* kalendersynk* påminnelse* aviseringar*
      sms-påminnelse* sms-utskick* offline offlineläge* mörkt_läge mörkt_tema widgetar* widgets* plugin*
      insticksmodul* webhooks öppen_källkod källkod* kodgransk* testning* testautomat* enhetstest* felsökning*
      devops kubernetes docker containrar* kryptering* lösenordshanter* tvåfaktors* tvåstegsverifier*
      enkel_inloggning e-signering* e-legitimation* behörighet* användarhanter* rollstyrning* åtkomstkontroll*
      inloggningsloggar integritetsskydd penetrationstest* sårbarhet* incidenthanter* nis2 iso_27001 erp crm
      kassaregister* orderhanter* e-faktura* medlemsregister* kundregister* kundportal* intranät* innehållshanter*
      cms formulärbyggare* enkäter* import* export* pdf-export csv streckkod* qr-kod* skanning* spårning*
      positioner* fordonsspår* kartor kartvy* gis simulering* 3d-visualiser* visualisering* virtuell_verklighet vr
      augmented_reality datorspel* prototyp* gränssnitt* användbarhet* användarupplev* ux ui
      tillgänglighetsanpassn* responsiv* undertext* skärmdelning* chatt chattfunktion* röstmeddel* telefoniväxel*
      mobilabonnemang* abonnemang* bredband* fibernät* öppet_fibernät mobilt_bredband tv-paket streaming*
      uppkopplade* iot sensorer* sensordata plc firmware* licenser* microsoft_365 office_365 excel linux windows
      android ios filtrering* favoritlist* bokmärk* att_göra-lista* todolist* delade_listor målsättningapp vanor
      stegräknare* tidtagning* miniräknare* valutaomvandlare* enhetsomvandl* kodredigerare* realtid* flöden
      loggning* logghanter* köhantering* betallösning* betalväxel* prenumerationer självbetjäning* blockkedj*
      kvantdator*
      fulltextsök* fritextsök* bildsök* avancerad_sökning sökfilter* sökmotor* versionshistor* versionshant*
      versionskontr* ändringshistor* flera_konton flera_användare flera_profiler flerspråk* plattformsober* massredig*
      massimport* massåtgärd* batchbearb* exportera_till_* importera_från csv-export* pdf-export* dataexport*
      dataimport* nattläge* offlinekart* kortkommand* tangentbordsg* kommandorad* kommandopalett* dra_och_släpp
      ångra_och_gör* obegränsad_ångra fildeln* filöverför* filkonver* platsdelning* länkdelning* lösenordshant*
      lösenordsgen* behörighetsst* behörighetshant* behörighetskontr* rollhanter* rollbaser* användarhant* åtkomstkontr*
      åtkomsthant* tvåfaktor* tvåstegs* autentiser* totalsträcks* granskningslogg* händelselogg* säkerhetskop*
      dataåterst* synkroniser* skärminspel* skärmbildsv* ruttinspel* ruttplaner* vanespårn* vanor_och_mål tidrapporter*
      utgiftsspår* buggrapporter_och_* ärendehant* felspår* instrumentpanel* kanban* ganttschem* interaktiva_kart*
      interaktiva_diagr* pivottabell* rapportgen* anpassade_rapport* anpassade_fält anpassade_teman anpassade_mallar
      pushnotis* push-notis* notiser påminnelser uppgiftshant* uppgiftslist* återkommande_uppg* deluppgift*
      delade_kalendr* delade_list* delade_mappar delade_album inköpslist* måltidsplan* minneskort* repetitionsövn*
      tankekart* röstanteck* referenshant* citeringsstil* korsreferens* lagermask* blandningsl* egna_penslar
      brusreducer* färgkorriger* färghanter* vektorverktyg* vektorgrafik* bakgrundsborttag* virtuella_bakgrund*
      flerspår* equalizer låttexter insomningstim* uppspelningshast* spellist* läsläge* läs_senare ljudböcker
      skärmläsar* uppläsning* taligenk* röstigenk* textigenk* ansiktsigenk* bildigenk* bildbehandl* signalbehandl*
      röststyrn* röstkommand* röstassist* videosamtal* gruppsamtal* gruppchatt* snabbmeddel* självförstör* videomöte*
      automatisk_textning transkriber* maskinöversätt* översättningsminne* stavningskontr* stavningskontroll
      grammatikkontr* automatisk_sammanf* textgener* kodkomplett* syntaxmarker* kodredig* textredig* felsökningsv*
      statisk_analys kodanalys* kodgranskn* beroendehant* pakethanter* kontinuerlig_integr* automatiska_uppdat*
      containerhant* orkestrer* lastbalans* automatisk_skaln* hög_tillgänglighet feltoleran* meddelandekö* databas*
      datalager* datakatalog* datakvalitet* databehandl* datavisual* dataanalys* prediktiv* maskininlärn* djupinlärn*
      språkmodell* sentimentanal* textanalys* ämnesmodell* modellering* fjärranalys* tidsserie* avvikelsedet* hotdetekt*
      nyckelhant* incidenthant* skräppostf* annonsblock* reklamblock* spårningsskydd* föräldrakontr* privat_surfning
      elektronisk_signering e-signer* digital_signering lagerhanter* medlemshant* insticksprogr* tilläggsprogr* webhook*
      rest_api pixelkonst* flerspelar*
    `,
    marketing: `
      annons* branding broschyr* design* digitaltryck film* formgivning foto* grafisk* hr idéutveckling
      illustration* kampanj* katalog* kommunikation* konsult* logotyp* marknadsföring* organisationsutveckling
      personal* pr profil* reklam* rekrytering* skylt* strategi* sociala_medier tryck* translation varumärke*
      video* visitkort dekal* layout* porträtt* översätt* projektledning* content_marketing seo sem google_ads
      dr-utskick direktutskick* adresserad utdelning_av_* influencer* nyhetsbrevutskick medieköp* pressmeddel*
      pressrelease* visuell_identitet originalarbete* offset storformat* giveaways foldrar* folder* flygblad*
      flyers affisch* plakat* postervykort vykort* inbjudningskort* kuvert* etiketter* dekor fordonsdekor*
      foliering* helfoliering* vepor* banderoll* roll-ups rollup* roll-up beachflagg* flaggor bokbind* kalendrar*
      förpackning* copywriting* tolkning* tolk tolkar* spökskriv* redaktörtjänst företagsfoto* matfoto*
      bostadsfoto* nyföddfoto* studentfoto* hundfoto* modefoto* drönarfoto* drönarfilm* drönare* flygfoto*
      retusch* företagsfilm* informationsfilm* animation* livestream* livesändning* voiceover* speakerröst
      förändringsledning* affärsplan* interim* chefsrekryter* executive_search headhunting* bemanning*
      second_opinion personlighetstest* outplacement* medarbetarundersök* kundundersök* opinionsundersök*
      hållbarhetsredovis* iso-certifier* kvalitetsledning* lean säljstöd* telemarketing* kundtjänstoutsourcing
      leadsgenerering* teambuilding* företagsfest* invigning* mässor* scenuthyr* ljuduthyr* partytält*
      porslinsuthyr* hoppborg* photobooth* innovationsstöd* startupstöd exportrådgiv* starta_eget
    `,
    transport: `
      bogsering däck* distribution flytt* förvaring godstransport* hyrbil* lackering logistik* mc motor*
      plåtskador rekond* släp* spedition transport* truck* vinterförvaring åkeri* besiktning bärgning* cykel*
      reservdel* taxi* verkstad* plock* pack* fulfillment besiktningsklar* vinterdäck* sommardäck* fälgar*
      fälgrepar* fälgrenover* hjulskift* hjulbalans* bromsar* bromsbyte* bromsbelägg* kamrem* kamkedj*
      kopplingbyte kopplingsbyte växellåd* chiptrimning* turbo* stötdämp* generator* felkod* felsök* vindruta*
      vindrutebyt* stenskott* rutbyte* lackskad* bucklor* bucklborttag* krockskad* rostskydd* rostlag* dragkrok*
      webasto* dieselvärm* alkolås* färdskrivare* polering* lackskydd* keramiskt_lackskydd ursprungskontroll*
      inbytesbil* privatleasing* företagsleasing* minibuss* skåpbil* campervan* veteranbil* sportbil* elbil*
      hybridbil* buss bussar* bussuthyr* charterbuss* linjetrafik* kollektivtrafik* flygtaxi* flygplatstransfer*
      sjukresor* färdtjänst* limousin* chaufför* brudbil* moped* epatraktor* fyrhjuling* atv vespa skoter
      elskoter* mountainbikes punktering* utombordar* segelbåt* bottenmål* originaldel* begagnade_delar skrotbil*
      styckegods* fryst* kranbil* lyftkran* mobilkran* kurir* paketlev* 3pl magasiner* terminal* spediter*
      sjöfart* tullklarer* tullhantering bohag* förråd* bortforsling* snöplogning* plogning* parkeringshus* färja*
      färjor* helikopter* flygning* flygcharter* rundflyg* färdmedel bilar bilverkstad*
    `,
    goods: `
      badkar blommor* böcker cyklar dekoration* djurfoder elektronik foder hatt* halsband hudvårdsprodukter
      instrument* jackor keramik kort leksak* maskin* matta* möbel* parfym* papper redskap sortiment* soffor
      stolar tavlor textil* tröj* tyg* utrustning* ved virke accessoar* belysning* glas* kläder* kök lampor* ljus*
      mattor* möbler* produkt* skor* smycke* tvål* verktyg* väskor* armband* örhänge* förlovningsring* berlock*
      brosch* klockor väggklock* guldsmed* guld silver pärlor ädelsten* diamant* pyjamas* strumpor* sockor*
      tights* klänning* brudklänning* balklänning* kostym* brudkostym* skjortor* skjorta* blusar* blus stickat*
      toppar t-shirt* tshirt* hoodies* linnen byxor* jeans shorts kjolar* kjol jacka vinterjack* skaljack*
      dunjack* kappor* västar* koftor kofta mössor* mössa kepsar* keps halsduk* sjalar* vantar* handskar* damskor*
      herrskor* stövlar* stövel* sandaler* tofflor* sneakers* skyddsskor* arbetsskor* ridstövlar* klackning* väska
      handväsk* ryggsäck* resväsk* plånbok* bälten* bälte skärp paraply* kontaktlins* linser slipsar* slips
      folkdräkt* bunad uniformer* metervara* garn garner linne sybehör* dragkedj* sömnad* skrädderi* tvätteri*
      soffa* fåtölj* matbord* soffbord* pallar* byråer* skåp hyllor* hylla* kontinentalsäng* madrass* kuddar*
      täcken* påslakan* handduk* badlakan* lampa* taklamp* bordslamp* stearinljus* blockljus* doft vaser* vas
      krukor* kruka* skålar* tallrik* muggar* mugg koppar* vinglas* karaff* porslin* servis* bestick* knivar*
      slipning* knivslip* grytor_och_pannor stekpann* gjutjärn* husgeråd* brickor* duk dukning* servett* speglar*
      spegel tavelram* inramning* posters* prydnad* souvenir* gratulationskort* dockor* dockskåp* gosedjur* nallar
      pussel* napp blöj spjälsäng* kylskåp* frysar* frys kyl_och_frys torktumlare* torkskåp* spisar* spis ugn
      ugnar* mikrovågsugn* induktionshäll* fläktar* fläkt dammsugare* mixer* mixrar matberedare* strykjärn*
      hushållsapparat* tv tv-apparat* högtalare* hörlurar* ljudanlägg* förstärkare* mikrofon* kamera* kameror*
      objektiv* kikare* mobiltelefon* mobilskal* mobiltillbehör* surfplatt* datorer* bärbara_datorer laptop*
      skrivare* tangentbord* kablar* kabel powerbank* kontorsmöbl* kontorsstol* skrivbord* pennor* pärmar*
      cirkelsåg* sågar* hammare* skruvar* skruv spik bultar* muttrar* fästelement* beslag* gångjärn* hänglås*
      cylindrar* tätningar* o-ringar slangar* kopplingar* hydraulik* hydraulslang* hydraulcyl* pneumatik* pumpar*
      pump filter* kompressor* elverk* växlar kuggväxl* kättingar* lyftutrust* lyftstroppar* linor rep repartiklar
      vajrar* ståldetalj* stål rostfritt* aluminium* mässing* plasmaskärning* bockning* stansning* fräsning*
      cnc-bearbet* cnc-fräs* svarvning* legotillverk* skärande_bearbetning gjutgods* formsprut* plastdetalj* plast
      gummi* skumplast* kompositer* 3d-utskrift* 3d-print* pulverlack* galvaniser* anodiser* förzinkning*
      blästring* prototyptillverk* minigrävare* dumper* kompaktlastare* hyvlad* plywood* spånskiv* gipsskiv*
      reglar ytterpanel* innerpanel cement* murbruk* tegel* granit* marmor* kalksten* skiffer* makadam* grus sand
      bergkross* matjord* färg färger* lack penslar* lim kemikalier* rengöringsmedel* tvättmedel* smörjmedel*
      hydraulolja* bränsle* diesel* gasol* eldningsolja* pellets* briketter* emballage* kartong* lådor plastpåsar*
      bubbelplast* tejp skyddsutrust* skyddskläd* skyddsglasög* hjälmar* hjälm hörselskydd* andningsskydd*
      brandsläckare* brandvarn* förbandslåd* hjärtstart* första_förband arbetshandsk* fallskyddssele* sovsäck*
      liggunderlag* friluftsutrust* vapen ammunition* kikarsikte* pjäxor* ridutrust* sadlar* sadel* hundkoppel*
      hundbädd* kattsand* hundburar* akvari* terrari* fågelfrö* bukett* brudbukett* snittblom* krukväxt* kransar*
      kistdekor* urnor* kistor* adventsljus* adventsstjärn* påskpynt* ballonger* maskerad* kalaspynt* partyartik*
      fyrverkerier* pokaler* medaljer* flaggstäng* kosttillskott* vitaminer* proteinpulver* antikvit* antikt
      retromöbl* vintage begagnat* second_hand secondhand samlarobjekt* samlarmynt* vinylskiv* lp-skivor skivor
      grossist* partihandel* tillverkning* robotdammsug* snöslung* snökedj* röjsågar* gräsklippare* åkgräsklipp*
      trimmer* häcksax* utemöbl* parasoll* hammock* hängmatt* studsmatt* gungor båtar
    `,
    farming: `
      djur* ekologisk* fisk* frukt* gård* grönsaker gödsel häst* jakt* jord* lamm* lantbruk* mjölk* odling*
      potatis ridhäst* skog* slakt spannmål säd ull utsäde växthus* bin biodling* boskap* foder* fröer* kattung*
      katter* höns* plantor* trädgård* valpar* ved* ägg* vete råg havre majs ärtor åkerbön* raps vallfrö*
      hösilage* ensilage* halm gödsling* kalkning* plöjning* sådd sådder frön frö tröskning* balpress* rundbal*
      markkarter* bekämpning* växtskydd* morötter* gurka* gurkor sparris* pumpa pumpor hallon* blåbär* lingon*
      hjortron* svarta_vinbär vinbär* krusbär* havtorn* äpplen* äppel* musteri* päron plommon* rabarber*
      bärbuskar* vingård* humle* kryddväxt* örtagård* svamp plantskol* perenner* sommarblom* utplanteringsväxt*
      lökväxt* tulpan* rosor dahlia* pelargon* buskar* häckväxt* barrväxt* klätterväxt* rhododendron* växter*
      plantjord* gräsfrö* småplant* självförsörjning* rekogård* reko-ring nötdjur* kalvar* kviga* tjurar*
      avelstjur* semin* hereford* highland* angus charolais* limousin simmental* fjällko* rödkulla* fårskinn*
      gotlandsfår* gutefår* bagge baggar* tackor getter* killingar* grisar* gris smågris* slaktsvin*
      linderödssvin* kultingar* hönor* värphöns* tuppar* kycklingar* ankor* gäss kalkoner* vaktlar* frigående*
      struts* alpacka* alpackor* lamadjur* islandshäst* ponnyer* ponny nordsvensk* ardenner* gotlandsruss*
      varmblod* hingstar* hingst ston fölungar* föl unghäst* inackorder* hovslag* hovvård* ridhus* paddock*
      betesmark* betesdjur* kaniner* kanin marsvin* hamstrar* kattuppföd* hundar hunduppföd* hundkurs* hundtrim*
      hundbad hundrastning* labrador* golden_retriever schäfer* pudel* cocker_spaniel jämthund* gråhund*
      finsk_spets lapphund* vallhund* västgötaspets* border_collie dalmatiner* rottweiler* chihuahua* mops
      terrier* maine_coon ragdoll siames* bikup* bidrottning* bisvärm* pollinering* gallring* röjning* slutavverk*
      avverkning* föryngring* markbered* virkesköp* virkesmät* timmer timmerköp* skotare* skotning* flisning* flis
      sågverk* legosågning* hyvling* viltvård* viltförvalt* viltsäkra* eftersök* slakteri* styckning* alger*
      elstängsel* stängsling* dikning* täckdikning* torvströ* spån kutterspån* arrende* våtmark* rovdjur*
      renägare* älgar* rådjur* hjortar* dovhjort* fasaner* fågelholk* fladdermus* igelkott* ekorr*
    `,
    social: `
      anhörigstöd assistans begravning* behandlingshem bibel* dop* daglig_verksamhet frivillig* gemenskap
      gudstjänst* handikapp* hemtjänst integration* jourhem konfirmation* krisstöd kvinnojour* ledsagarservice
      ledarskap missbruk* mångfald nätverksträff* omsorg* opinionsbildning personlig_assistans påverkansarbete
      rehabilitering* samtal* samhälls* scout* social* stöd* vigsel* volontär* andakt* barn* diakoni*
      föreningsstöd funktionsned* insamling* medlemskap* mässa* pensionär* rådgivning* själavård* stipendi*
      ledsagning* nattvard* morgonbön* kvällsbön* aftonbön* alphakurs* söndagsskol* konfirmand* vigslar*
      urnsättning* kremering* kyrkogård* minneslund* askgravlund* sorgegrupp* sorgestöd* kyrkfika* kyrksöndag*
      församlingshem* pilgrim* missionsarbete* fredagsbön* ramadan* iftar moské* meditationsgrupp* retreat*
      miniorer tonår* fältarbete* babycafé* stickcafé* cafékväll* öppet_hus öppet_café seniorträff* dagledig*
      anhöriggrupp* anhörigvård* anhörigcafé väntjänst* mansjour* tjejjour* brottsoffer* kontaktperson* hvb
      jourtelefon* suicid* soppkök* matutdel* matbank* matkass* gåvor gåva fadder* månadsgivare* minnesgåva*
      bistånd* mänskliga_rättigheter jämlikhet* antirasism* inkludering* flykting* asylsökande* nyanlända* god_man
      gode_män förvaltareskap överförmyndare* ideellt_arbete ideella* medlemsmöte* medlemsavgift* årsmöte*
      föreningsmöte* styrelsemöte* arbetsdag* fixardag* höstfest* vårfest* sommarfest* kräftfest*
      surströmmingsskiva* medlemsresa* upprop* lobbying* remissvar* debattartik* manifestation* utmärkelse*
      hederspris* trygghetslarm* avlösning* lss gruppbostad* dagverksam* funktionshind* rullstol* rollator*
      bostadsanpass* syntolkning* försörjningsstöd* föräldrastöd* föräldrautbild* föräldragrupp* bvc adoption*
      faderskap* bouppgivelse jobbcoach* jobbsök* rusta_och_matcha arbetsförmed* sommarjobb* feriejobb*
      arbetsintegrer* återbruk* återvinning* avfall* sopor* matavfall* farligt_avfall källsortering* kompost*
      va-anslutning gatubelys* gator_och_* parkskötsel* lekplatser* detaljplan* översiktsplan* samråd*
      kommunfullmäkt* kommunstyrelse* tillstånd* livsmedelskontroll* livsmedelstillsyn* tillsyn* räddningstjänst*
      brandkår* eldningsförbud civilförsvar* grannsamverkan* konsumentrådgiv* energirådgiv* friluftsområd*
      fågelskåd* katthem* omplacering* blodgivning* blodcentral* medlemsförmån* sorgebearbet* livsåskåd*
      välgörenhet* föreningsbidrag* bidrag*
      lokalgrupp* lokalavdeln* lokalförening* öppet_brev öppna_brev namninsaml* påverkansarb* opinionsbildn* aktionsdag*
      aktionsvecka* kampanjer_för bidragsprogram* projektbidr* projektstöd* stipendieprogr* akutfond* nödfond*
      klagomålshant* synpunkter_och_klag* medborgarbudget* medborgarförsl* medborgardial* medborgarinit* öppna_data
      öppen_data riksdagsfråg* lobbyregister* remisser upphandlingar offentlig_upphandl* sophämtn* sophämtningskal*
      avfallshämtn* grovavfall* återvinningscent* återvinningsst* bygglov* marklov* e-tjänst* folkbokför* födelsebev*
      vigselbev* pass_och_id* id-kort* körkortstillst* boendeparker* parkeringstillst* skolansökan förskoleplats*
      förskoleansök* bostadsbidrag* ekonomiskt_bistånd socialbidrag* fastighetsskatt* konsumentvägl* konsumentrådg*
      ombudsman* visselblås* hittegods* valresultat* felanmälan_gata* allmänna_handling*
    `,
  },
  nonOffers: {
    claims: `
      auktoriserad* bra_pris* certifierad* engagemang engagera* erfaren* flexib* försäkrad* garanti* gratis_*
      hållbar* hantverksmässig* hög_kvalitet kvalitet* kompetens* konkurrenskraft* kostnadsfri* kreativitet
      kundnöjdhet kunskap* miljövänlig* modern* nöjda_* noggrann* nyfikenhet närhet omtanke personlig*
      personligt_* pris* professionell* pålitlig* respekt service_* seriös* snabb* tillgänglig* trygg* öppenhet
      ärlig* yrkesstolthet
      öppen_källkod fri_programvara open_source open-source lättviktig* kraftfull* intuitiv* robust* stabilt lätt_att_*
      enkel_att_* enkelt_att_* utan_reklam reklamfri* ingen_registrering ingen_installation ingen_spårning allt_i_ett
      alltid_uppdaterad* oberoende* ideell_och_* partipolitiskt_obunden*
    `,
    steps: `
      avtal_* beställ* besök_* betala boka* börja fyll_* få_* hitta* hör_* kontakta* leverans_* ladda_* offert*
      planering_* ring* skapa_* skicka* steg* välj* uppföljning_*
      bli_medlem ladda_ner installera skapa_ett importera dela_med skriv_under rösta_på ansök anmäl_dig
    `,
    labels: `
      aktuellt alla anmälan arkiv artiklar boka_* blogg betalning* c/o cookies datum* dokument e-post epost
      facebook faq fakta fredag frågor* följ_* galleri* hem hitta_* hitta_hit historia* hemsida information*
      inloggning instagram integritet* jobba_* kalender* karta kategorier kontakt* kontakta_oss kunder* köpvillkor
      länkar lördag läs_mer medlem* medlemmar meny mer_* måndag nyheter* nyhetsbrev namn om om_* om_oss onsdag
      omdömen organisationsnummer öppettider* partners pris* priser* press* recensioner referenser
      samarbetspartner* sponsorer start startsida* stadgar styrelse* sök söndag telefon* tisdag torsdag tillbaka
      vanliga_* varukorg var_* vilka_* villkor visa_* vision* våra_* vår_* vårt_* år telefonnummer medlemskap
      kontaktuppgifter kontaktinformation
      e-postlista e-postlistor kom_igång komma_igång snabbstart ladda_ner ladda_ned nedladdning nedladdningar
      dokumentation bidra medverka färdplan vägkarta versionsinformation versionsnyheter uppförandekod guldsponsor
      guldsponsorer silversponsor silversponsorer bronssponsorer huvudsponsor huvudsponsorer våra_sponsorer
      sponsorer_och_* mediepartner mediepartners huvudpartner huvudpartners samarbetspartners våra_partners stödjare
      stödmedlemmar_och_* supportrar finansiärer våra_finansiärer med_stöd_av med_stöd_från finansieras_av
      i_samarbete_med arrangeras_av givare tack_till tack talare våra_talare föreläsare inbjudna_talare arrangörer
      arrangör organisatörer organisationskommitté programkommitté vetenskaplig_kommitté valberedning redaktionsråd
      rådgivande_råd kommittéer styrelsen styrelseledamöter revisorer_och_* jury juryn jurymedlemmar vinnare vinnarna
      finalister nominerade pristagare volontärer våra_volontärer ambassadörer alumner med_tåg med_bil med_buss med_flyg
      med_cykel med_kollektivtrafik kollektivtrafik resa_hit biljetter köp_biljett köp_biljetter viktiga_datum program
      programöversikt tidigare_år tidigare_upplagor tidigare_evenemang tidigare_nummer senaste_numret vem_använder_det
      används_av de_litar_på_oss gemenskap community forum diskussioner översätt hjälp_till_att_översätta senaste_nytt
      senaste_nyheterna senaste_inläggen senaste_versionen tillkännagivanden pressmaterial pressmeddelanden
      pressmeddelande pressrum pressbilder presskontakt i_media i_pressen ändringslogg nyheter_i_versionen licens
      licenser vår_historia vårt_uppdrag vår_vision våra_värderingar värdegrund mission manifest regler tävlingsregler
      gå_med bli_medlem bli_volontär bli_sponsor bli_partner skänk_en_gåva ge_en_gåva stöd_oss så_kan_du_hjälpa
      engagera_dig integritetspolicy personuppgiftspolicy kakor cookiepolicy användarvillkor säkerhetspolicy följ_oss
      följ_oss_på_* håll_dig_uppdaterad prenumerera_på_nyhetsbrev prenumerera systemkrav krav plattformar_som_stöds
      enheter_som_stöds kompatibilitet windows källkod öppen_källkod rapportera_fel rapportera_ett_problem funktioner
      alla_funktioner egenskaper skärmbilder exempel demo boka_demo prova_gratis skapa_konto logga_in registrera_dig
      så_fungerar_det hur_fungerar_det hur_det_fungerar så_ansöker_du vem_kan_delta vem_kan_söka urvalskriterier
      vanliga_frågor frågor_och_svar användarhandbok bruksanvisningar handböcker årsberättelse verksamhetsberättelse
      kontakta_arrangörerna redaktionen redaktion annonsera mest_lästa relaterade_artiklar relaterade_projekt
      användbara_länkar om_projektet om_festivalen om_stiftelsen om_konferensen om_tidningen tillgänglighetsredogörelse
      framgångshistorier
    `,
    roles: `
      assistent* chef* delägare direktör grundare* handläggare ingenjör* instruktör* kassör* koordinator* lärare*
      ledamot* ledare ordförande* platschef* president programmerare projektledare* redaktör* receptionist*
      revisor* sekreterare* specialist* styrelseledamot* suppleant* tränare* vd verksamhetschef* vice* ägare*
      konstnärlig_led* chefredaktör* intendent* doktorand* moderator* jurymedlem* pressansvar* talesperson*
      generalsekreter*
    `,
    prices: `
      avgift* barn_* gratis inkl* kr per_dag per_månad per_natt per_person per_timme rabatt* moms vuxna årsavgift*
    `,
  },
};
