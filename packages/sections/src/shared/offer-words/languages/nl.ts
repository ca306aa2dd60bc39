import type { LanguageWords } from '../words.ts';

export const DUTCH: LanguageWords = {
  offers: {
    health: `
      acupunct* afslanken allergie* apothe* behandeling* beugel* bloedprikken bloedonderzoek bruggen cardiolog*
      chirurg* diagnos* diëtist* diëtetiek dry_needling ergotherap* fertilit* fysio* gebitsreiniging geriatrie
      gezondheid* gynaecolog* haptotherap* hartfilmpje herstel_* homeopath* huidtherap* huisarts* huisbezoek
      hulpverlening implant* kaakchirurg* kinderfysio* kinesitherap* klachten kronen laser* lichttherap* logoped*
      lymfe* manuele_therap* massage* medisch* mesotherap* mondhygiën* mondzorg neurolog* nekpijn oedeem*
      oefentherap* oncolog* operatie* osteopath* palliatie* pedicure pijn* preventie* prothese* psychiatr*
      radiolog* reuma* reanimatie revalidat* rugpijn rugklachten slaap* spreekuur sportblessures sportmassage
      sportmedisch* thuiszorg therap* trauma* vaccinat* valpreventie verloskund* verpleging verzorging voedings*
      vruchtbaar* wond* wortelkanaal* yoga ziekenzorg zorg* angst ademhaling bekken* burn-out controle*
      draagconsult* echo* gehoor* haptonomie* hechtingen hypno* injecties kraamzorg manuele nazorg onderzoek*
      oogmeting* ortho* podo* psycho* reflexzone* tand* taping trigger* voetverzorging voeding zwanger* migraine*
      hoofdpijn* knieklacht* heupklacht* hernia* depressie* angststoornis* paniekaanval* dwangstoornis* slapeloos*
      snurken duizeligheid* autisme* adhd kaakklacht* kaakgewricht* houdingsanalyse* huilbaby* lactatiekundig*
      kinesiolog* familieopstelling* numerolog* reiki healing bioresonantie* iriscopie kruidengeneeskund* ayurved*
      acupressuur cupping craniosacraal* bindweefsel* hotstone* chiropract* mensendieck shockwave* emdr
      mindfulness* stressklacht* seksuolog* stotteren dyslexie* dyscalculie* audicien* hoorapparaat* hoortoestel*
      hoortest* oorsmeer* oren_uitspuiten tinnitus* oogarts* oogzorg zooltjes loopanalyse* hielspoor likdoorn*
      muisarm* carpaal_tunnel* ischias* scoliose artrose* artritis* jicht fibromyalgie* osteoporose* liesbreuk*
      spatader* aambeien coloscopie* gastroscopie* endoscopie* darmklacht* maagklacht* prikkelbare_darm* galstenen
      schildklier* diabetes* cholesterol* bloeddruk* bloedafname* rijbewijskeuring* keuringsarts* ecg astma* copd
      hooikoorts* moedervlek* eczeem* psoriasis* rosacea* acne wratten* wratjes overgangsklacht* endometriose
      mammografie uitstrijkje* spiraal_plaatsen spiraaltje* bevalling* geboortezorg kraambed pretecho*
      termijnecho* ivf uroloog* prostaat* vasectomie* sterilisatie* incontinentie* vaccins griepprik* tekenbeet*
      stomazorg* hartfalen hartrevalid* beroerte* parkinson* epilepsie* alzheimer* geheugenpoli* hospice*
      rookstop* stoppen_met_roken overgewicht* eetstoornis* anorexia maagverkleining* spoedzorg spoedgevallen
      herhaalrecept* medicatie* ehbo dialyse* mri-scan* ct-scan* röntgen* facings wortelpunt* verstandskies*
      verstandskiezen vullingen klikgebit* bleken_van* invisalign narcose lachgas borstvergroting*
      borstverkleining* borstlift* liposuctie* buikwandcorrectie* ooglidcorrectie* neuscorrectie* facelift*
      castratie* chippen zelfvertrouwen relatieproblemen fobie* ptss bipolair* hoogsensitief* hoogbegaafd*
      overspannen* stressmanagement frozen_shoulder whiplash* hooggevoelig* bedplassen zindelijkheid* qigong
      rebirthing chakra* magnetiseur* paragnost* leefstijl*
    `,
    beauty: `
      baard* epileren extensions gelaats* gellak gezichtsbehandeling* herenkapper huid* kapsalon kapper* kleuren
      knippen krullen lash* make-up manicure massage microblading nagel* ontharen ontharing pedicure peeling
      permanente_make-up scheren schoonheid* spa styling tattoo* wax* wellness wenkbrauw* wimper* zonnebank harsen
      kleuring visagie dermapen microneedling* dermabrasie* hydrafacial fillers lipfiller* lipvergroting* botox
      rimpel* skinbooster* profhilo draadlift* ipl bikinilijn* sugaring threading browlift* brow_lift powder_brows
      biab shellac nail_art manicuren paraffinebad* knipbeurt* barbier* barbershop* bruidskapsel* opsteekkapsel*
      highlights balayage* pruiken pruik vlechten dreadlocks keratine* olaplex föhnen bruidsmake-up* make-uples*
      piercing* spraytan* zonnestudio* hammam* lichaamspakking* lichaamsscrub* cellulitis* cryolipolyse couperose*
      pigmentvlek* kleuranalyse* shampoos
    `,
    building: `
      afbouw afwerking airco* aluminium_kozijnen asbest* badkamer* balkon* beglazing behang* beplanting*
      beschoeiing* betegel* beton* beveiliging* binnenhuis* boomverzorging bomen bouw* cv cv-ketel* dak* deuren
      drainage elektr* energie* erfafscheiding* funder* garage* gazon* gevel* glas* glazenwass* graafwerk*
      grondwerk* grondverzet hagen hek hekwerk* hoogwerk* houtbewerking houtwerk hovenier* installatie* interieur*
      isolat* kasten kasten_op_maat keuken* kitwerk klussen kozijn* laadpal* laminaat leggen lekkage* lekdetectie
      lood* maatkasten metaalbewerking metsel* meubel* montage* muren naaldhout onderhoud* ontstopping* ontwerp*
      overkapping* parket* paden pannendak plafond* plantwerk pleister* pvc-vloer* pvc_* raam ramen renovatie*
      reparatie* riolering* restauratie* rolluik* saneren sanitair* schilder* schoonmaak* schoorsteen* schutting*
      sierbestrating slotenmaker sloop* slopen smeedwerk snoei* staalconstruct* stoffeer* straatwerk stucwerk*
      stukadoor* tegel* terras* timmer* trap trappen tuin* uitbouw verbouw* verhuisservice verlichting* vensters
      verwarming* vijver* vloer* wanden warmtepomp* waterschade waterleiding* zonnepane* zonwering zwembad*
      aanbouw* aannemer* afvoer* houtbouw klusjes laadpaal* lasw* muur* ongedierte* onkruid* pvc riool*
      ventilatie* bitumen* epdm zinkwerk* rietdekker* lichtkoepel* groendak* sedumdak* voegwerk* impregner*
      injecteren spouwmuur* vochtbestrijding* vochtproblemen kelderdicht* kruipruimte* schimmel* radon boktor*
      openhaard* pelletkachel* kachel kachels werkblad* boiler* zonneboiler* radiator* waterontharder*
      waterverzachter* septische_put* regenput* regenwater* infiltratie* bronbemaling* putboring* grondboring*
      sondering* heiwerk* heipalen kelderbouw* uitgraven grondverbetering* bestrat* klinkers oprit* sierstenen
      grind grindverharding* keerwand* keermuur* afrastering* poortautomat* poorten sierhek* vlonder* veranda*
      pergola* carport* blokhut* prieel* serre serres wintertuin* sectionaaldeur* industriedeur* roldeur*
      voordeur* binnendeur* schuifdeur* schuifpui* schuifwand* inbraakbeveilig* camerabeveilig* intercom*
      sprinklerinstall* groepenkast* meterkast* zekeringkast* aarding* nen_3140 nen3140 stopcontact* laadstation*
      lichtplan* wtw-unit* luchtbehandel* koeltechniek* koelinstall* dubbelglas* ruitherstel* gipsplaten gipswand*
      scheidingswand* akoestiek* trapleuning* inbouwkast* spuitwerk* latexspuit* wandafwerk* diamantboring*
      gevlinderd* zandcement* nieuwbouw* woningbouw* utiliteitsbouw* prefab* opbouw constructieberek* architect*
      thermografie* blowerdoor* stellingbouw* steigerbouw* stripwerk* bodemsanering* huisontruim* schoonmaken
      ramenwass* dieptereinig* trappenhuisreinig* graffitiverwijder* hogedrukreinig* zandstralen gritstralen
      muizen* ratten* wespen* kakkerlak* bedwants* zilvervis* mieren* mollenvang* duivenoverlast* duivenweer*
      steenmarter* vleermuis* verdelging* gladheid* sneeuwruim* huismeester* screens plissé* jaloezie* markies*
      knikarm* horren hordeur* zwemspa* herstoffer* monumentenzorg* steenhouwer* traplift* boomrooi* stronken*
      stobbenfres* beregening* bewatering* robotmaaier*
    `,
    legal: `
      aangifte* accountan* administratie* advies* afkoop arbeidsrecht audit* bankzaken bedrijfsoverdracht
      belasting* bemiddeling bestuursrecht beleggen beleggin* boekhoud* bouwrecht budget* controlling contract*
      echtscheid* faillissement* familierecht financ* fiscal* hypothe* huurrecht incasso* insolventie
      intellectueel jaarrekening* krediet* lening* letselschade* loonadministratie* makelaar* mediation mkb*
      nalatenschap* notari* onroerend* ontslag* pensioen* privacyrecht salaris* schuld* sociaal_recht sparen
      strafrecht subsidie* taxatie* testament* vastgoed* verhuur* vermogen* verzekering* vennootschap*
      vreemdelingenrecht vve-beheer aankoop* advoca* arbitrage bezwaar erfrecht* fiscaal* investering* jurid*
      onderneming* schade* uitvaartverzekering verkoop* vergunning* energiecontract* inkoopadvies erfenis*
      schenking* volmacht* samenlevingsovereen* boedelverdeling* alimentatie* kinderalimentatie omgangsregeling*
      voogdij* bewindvoer* beschermingsbewind* curatele* wsnp nationaliteit* naturalisatie* huurgeschil*
      burenruzie* bestemmingsplan* aanbesteding* octrooi* avg gdpr ziekteverzuim* arbeidsovereenkomst*
      vaststellingsovereen* verkeersongeval* bedrijfsongeval* aansprakelijkheid* bv_oprichten bv-oprichting
      oprichten_* statutenwijzig* statuten_wijzigen aandelenoverdracht* bedrijfsovername* bedrijfswaardering*
      waardebepaling* fusie* overnames due_diligence herstructurering* reorganisatie* toeslagen_aanvragen
      jaarstukken* tussentijdse_cijfers prognoses liquiditeit* loonstrook* loonstroken payroll*
      samenstelverklaring* beoordelingsverkl* wwft compliance oversluiten nhg leasing* factoring* crowdfunding*
      betaalrekening* spaarrekening* spaarplan* creditcard* lijfrente* aov arbeidsongeschikt* overlijdensrisico*
      hospitalisatie* waardebepaling_woning huis_verkopen huis_kopen koopwoning* huurwoning* kavels bedrijfspand*
      winkelruimte* winkelpand* syndicus* rentmeester* huurovereenkomst* koopakte* akten procederen kort_geding
      cassatie* hoger_beroep geschil* klokkenluider* wanbetaling* deurwaarder* beslaglegging* uitkering* wia
      wajong
    `,
    education: `
      basisschool basisonderwijs begeleiding* bijles* buitenschoolse* coaching college* creche cursus* e-learning
      examen* gastles* gastouder* gitaarles* groepsles* huiswerk* inburgering* kinderdagverblijf kleuter* kunstles
      lezing* leer* lespakket* les masterclass* montessori* muziekles* naschoolse* nascholing opleiding* opvang*
      peuter* pianoles* privéles* rijles* school* speelgroep* stage* studie* taal* teambuilding training* tutor*
      voorschoolse vorming* voortgezet* webinar* workshop* zwemles* bijscholing bso crèche dagopvang kinderopvang*
      lessen* onderwijs* proefles* scholing* theorie* vakantiekamp* zomerkamp* vmbo havo vwo mavo mbo hbo
      atheneum* freinet* jenaplan* nt2 nederlands_voor* spreekvaardigheid* wiskunde* scheikunde* biologie*
      aardrijkskunde* maatschappijleer* handvaardigheid* citotoets* eindtoets* diploma-uitreiking* vakdiploma*
      bachelor* verticale_groep vve oppas* overblijf* zandbak* wenmoment* tekenacademie* rijbewijs*
      aanhangwagenrijbewijs* rijbewijs_be code_95 code95 heftruck* reachtruck* vca bhv haccp leiderschap*
      leidinggeven* assertiviteit* timemanagement* naailes* vaarbewijs* drumles* vioolles* saxofoonles* notenleer*
      seminar* congressen intervisie* supervisie* mentoraat* loopbaancoach* beroepskeuze* beurzen uitwisseling*
      specialisatie* leesvaardigheid* begrijpend_lezen leren_leren plusklas* programmeerles* poppenkast* knutselen
      knutselmiddag*
      keynotes openingslezing* plenaire_* rondetafelgespr* paneldiscuss* panelgesprek* bliksempraat* postersessie*
      posterpresent* praktijkworkshop* reisbeurzen reisbeurs studiebeurzen onderzoeksbeurz* zomerschool winterschool
      mentoring mentorprogramma* hackathon* schrijfwedstrijd* programmeerwedstr* scholierenwedstr* ideeënwedstrijd*
      leeskring* leesgroep* studiekring* gespreksgroep* studiedag* longitudinaal_onderzoek veldonderzoek* veldstudie*
      burgerwetenschap* participatief_onderzoek beleidsnota* beleidsadvies* onderzoeksrapport* werkdocumenten
      positiepapers lesmateriaal* leermiddelen banenmarkt* banenbeurs*
    `,
    hospitality: `
      accommodatie* appartement* arrangement* bed_and_breakfast b&b bezichtiging* bungalow* camping* chalet*
      boottocht* dagtocht* excursie* feestzaal feestzalen glamping gastenkamer* groepsaccommodatie* groepsuitje*
      halfpension hotel* hottub jacuzzi kamer* kampeer* natuurhuisje ontbijt* parkeren recreatie rondleiding*
      rondvaart* slaapkamer* slaapplaats* speeltuin* staanplaats* stadswandeling* suite* tent* trouwlocatie*
      uitstap* vakantie* wandel* wasmachine wifi zalen zwembad bed_en_breakfast bruiloft* camperplaats*
      familiekamer* fiets* huisje* kano* logies* overnacht* pension* sauna* strand* terras* tweepersoonskamer*
      verblij* vergader* wellness* zaalverhuur* landhuis trekkershut* tiny_house* boomhut* woonboot* blokhut_huren
      bedlinnen* kitchenette* bubbelbad* zeezicht* congreszaal* trouwzaal* trouwceremonie* bedrijfsuitje*
      familiedag* familieweekend* condoleance* receptiezaal* groepsreis* groepsreizen weekendje_weg stedentrip*
      cruise* vaartocht* sloep_huren kajaktocht* ruiterroute* wadlopen* wadlooptocht* gids_huren gidsbeurt*
      groepsrondleid* huifkar* safari* speurtocht* escaperoom* escape_room* indoorspeel* speelparadijs* pretpark*
      attractiepark* midgetgolf* skireis* skipas* langlaufen sleeën schaatsbaan* kampvuur* picknick* wasserette*
      hondvriendelijk* rolstoelvriendelijk* ligplaats* jachthaven* passantenhaven* flexplek* coworking* dorpshuis*
      retraite*
    `,
    food: `
      aardappel* aperitie* appel* bakkerij* barbecue* bier* bitterballen boerderijwinkel boodschappen borrel*
      brood* brunch buffet* burger* cake* catering* chocola* cocktail* diner* drank drink* eten fris* friet*
      fruit* gebak* gehakt gerecht* groente* hapjes hamburger* high_tea hoofdgerecht* honing* ijs* jenever kaas*
      kazen kip* koek* koffie* kruiden kroket* likeur* limonade lunch* maaltijd* melk* menu* nagerecht* noten
      olijfolie omelet* pannenkoek* pastei* patisserie pizza* poke proeverij* ribs rijst* salade* sandwich* sap
      sappen slagerij soep* specialiteit* spijzen sushi taart* toetjes tosti* traiteur* vegan* vegetarisch* vlees*
      voorgerecht* wafel* wijn* wild worst* zuurkool dessert* dranken* eieren jam* olie* ontbijt* pasta* patat*
      saus* snacks* tapas* thee* zuivel* dagmenu* daghap* keuzemenu* proefmenu* kindermenu* seizoensmenu*
      stoofpot* hutspot* stamppot* erwtensoep* snert hachee* konijn waterzooi vol-au-vent* videe* gentse_stoverij
      witloof* asperges* mosselen* oesters* garnalen* kreeft* krab paling* haring* hollandse_nieuwe kibbeling*
      lekkerbek* zalm zeetong* tong_meunière forel* tonijn* biefstuk* entrecote* entrecôte* ribeye* tournedos*
      kogelbiefstuk* varkenshaas* kalfs* lamskotelet* spareribs* saté eendenborst* hertenbief* hazenpeper*
      gehaktbal* frikandel* bamischijf* snackbar* frituur* saucijzen* paté carpaccio* vitello* filet_americain
      tartaar* charcuterie* gourmet* raclette* steengrill* bittergarnituur* uitsmijter* croque* wraps wrap bagel*
      focaccia* zuurdesem* beschuit* croissant* pistolet* vlaai* tompouce* eclair* soesjes moorkop* cheesecake*
      cupcake* brownies muffin* macaron* speculaas* taaitaai poffertjes crêpe* pralines* bonbons* snoep* dropjes
      zoetwaren nougat* schepijs* roomijs* softijs* coupe_dame sorbet* milkshake* smoothie* vruchtensap* verse_jus
      jus_d'orange chocomel* cappuccino* espresso* latte_macchiato verse_muntthee kruidenthee* chai rooibos pils
      trappist* tripel* quadrupel* abdijbier* speciaalbier* witbier* geuze lambiek* kriek* ipa stout tapbier*
      fleswijn* huiswijn* roséwijn* rosé mousserende* cava prosecco champagne* brouwerij* stokerij* gin_tonic* gin
      whisky* rum wodka vodka kruidenbitter* vieux cognac mocktail* champignons witlof spruitjes tomatensoep*
      uiensoep* bouillon* bonen linzen falafel* hummus döner* kebab* shoarma* durum pita pizzeria* lasagne*
      gnocchi risotto* ravioli* spaghetti* wok nasi nasi_goreng bami loempia* noodles noedels* dumplings* dim_sum
      curry* roti surinaams* mosterd* mayonaise* pesto* dressing* stroop* pindakaas* muesli* granola* havermout*
      yoghurt* karnemelk* kwark* smeerkaas* afhaalchinees* foodtruck* kookstudio* streekproduct* glutenvrij*
      lactosevrij* vis vissen
    `,
    culture: `
      ballet band bibliothe* braderie carnaval cabaret circus collectie* concert* creatief dans* dichter* dj
      documentaire* evenement* exposit* feest* festival* film* foto* galerie* gedicht* illustrat* improvisatie
      jazz kalligraf* keramiek* kerst* kindertheater kinderfeest* koor* kunst* lied* literair* markt* muse*
      musical* muziek* optreden* orkest* performance* podcast* poëzie pottenbakken quiz schilder* sculpt* shows
      sinterklaas* sprookje* tentoonstelling* theater* tijdschrift* toneel* uitvoering* verhalen* voordracht*
      voorstelling* vertelling* zang* atelier* gala* harmonie* kamermuziek* koren lezing* opera* spel* tekenen
      symfonie* fanfare* brassband* drumband* drumfanfare* majorette* bigband* coverband* troubadour* volksdans*
      shantykoor* mannenkoor* kinderkoor* gospel* operette* blues bluesrock stand-up* revue* goochel* clown*
      buikspreker* balletvoorstel* bioscoop* kortfilm* vernissage* aquarel* acrylverf* boetseren* mandenvlecht*
      wilgenvlecht* kantklossen borduren* breien* breiclub* quilten* weven vilten* macramé* handwerk* heemkund*
      heemkring* genealogie* stamboom* archeolog* erfgoed* open_monumentendag monument monumenten*
      openluchtmuseum* streekmuseum* audiotour* leesclub* leeskring* voorlees* poëzieavond* thriller* kinderboek*
      prentenboek* luisterboek* stripboek* radioprogramma* kermis* koningsdag* koningsnacht bevrijdingsdag*
      dauwtrap* sint-maarten* sint_maarten intocht* driekoningen* nieuwjaarsreceptie* nieuwjaarsduik* oud_en_nieuw
      paasvuur* halloween* praalwagen* optocht* vastelaovend vossenjacht* quizavond* pubquiz* dorpsquiz* bingo*
      kienen karaoke* bordspel* rollenspel* klaverjas* rikken jokeren bridge* sjoelen* sjoelavond* dammen
      dart_avond jeu-de-boules lan-party veiling* ruilbeurs* postzegel* modelspoor* modeltrein* oldtimerrit*
      oldtimerdag* oldtimertreffen* trekkertrek* vuurwerkshow* accordeon* trekharmonica* viool vleugel_huren
      piano* gitaar* basgitaar* drumstel* slagwerk* fluit blokfluit* dwarsfluit* klarinet* saxofoon* trompet*
      trombone* cello* ukelele* ukulele* harp orgel orgels doedelzak* componist* geluidsopname*
      boekrecensie* boekbesprek* filmrecensie* theaterrecensie* muziekrecensie* recensies interviews reportages essays
      columns opiniestuk* fotoreportage* korte_verhalen stripverhalen cartoons ingezonden_brieven kruiswoordp* puzzels
      onderzoeksjourn* datajournalist* factcheck* juryprijs* publieksprijs* oeuvreprijs* literatuurprijs* hoofdprijs
      innovatieprijs* prijsuitreik* filmvertoning* openluchtbioscoop* buitenbioscoop* korte_films voorpremière*
      signeersessie* boekpresentatie* boekenbeurs* kunstenaarsgespr* kunstenaarsresid* artist_in_residence
      voorleesmiddag* openingsconcert* openingsavond* slotfeest* galadiner* straattheater* straatkunst* vuurwerk*
      open_podium* fotowedstrijd* virtuele_tentoonst* virtuele_rondleid* digitale_collectie*
    `,
    sport: `
      aerobics aquagym atletiek badminton ballet basketbal bootcamp* boksen bowlen conditie* crossfit darten
      duiken fiets* fitness* golf* handbal hardlopen hiphop jumping kano* karate kickbok* krachttraining
      mountainbike* nordic_walking paardrij* pilates ponykamp* rijlessen roeien rugby schaak* schaatsen skiën
      small_group spinning sport* squash stretching surf* taekwondo tai_chi tennis* toernooi* triathlon
      valpreventie voetbal* vechtsport wandelen wandeltocht* waterpolo wedstrijd* wielren* yoga* zeil*
      zelfverdediging zumba zwemmen biljart* dansles* gym* hengel* hockey* judo* korfbal* kickbox* manege padel*
      racket* schaken skaten stages tafeltennis* turnen* volleybal* futsal walking_football floorball*
      beachvolley* pickleball* discgolf* petanque* jeu_de_boules curling* hardloop* loopgroep* start_to_run
      trailrun* marathon* halve_marathon* veldloop* stratenloop* estafette* oriëntatieloop* oriëntatie_loop
      avondvierdaagse* synchroonzwem* borstcrawl* aquajogg* aquarobics reddingszwem* wielertocht* toertocht*
      veldrijden bmx spinningles* gravel gravelbike* langlauf* skiles* skikamp* snowboard* rolschaats* skeeler*
      inlineskat* shorttrack skateboard* skatepark* freerun* parkour* boulder* trampoline* cheerlead* acrogym*
      seniorengym* stoelgym* stoelyoga* kettlebell* bodypump* body_pump bodybalance* tabata hiit zumbales* hatha*
      yinyoga* vinyasa* ashtanga* kinderyoga* kundalini* reformer* barre meditatie* buikspier* mama_fit jiujitsu*
      jiu-jitsu ju-jitsu aikido* kendo muay_thai mma krav_maga boogschiet* kleiduif* kleiduiven luchtgeweer*
      ponyrijden* ponyles* buitenrit* dressuur* springles* mennen menles* western_riding voltige* eventing
      agility* speuren stijldans* salsa* bachata* kizomba tango* lindy_hop lindyhop linedance* line_dance
      kinderdans* streetdance* hip-hop jazzdans* breakdance* buikdans* flamenco* paaldans* windsurf* kitesurf*
      suppen sup kajak* rafting* freediv* snorkel* waterski* wakeboard* vliegvis* karpervis* drijfjacht motocross*
      enduro* rally karting* karten modelvlieg* zweefvlieg* parachute* paraglid* paintball* zeskamp* stormbaan*
      clubkampioen* avondcompetitie* american_football honkbal* softbal* cricket lacrosse kaatsen touwtrekken*
      trefbal* slagbal* scouting*
    `,
    software: `
      agenda_* api apps applicatie* artificial_intelligence automatis* backup* beheer* beveiligde_* bewaking bot
      cloud* cms computer* crm cyber* dashboard* data* devops domein* domotica e-commerce e-mail_* erp export*
      factur* gebruikersbeheer gps hardware import* infrastructuur innovatie* integratie* internet* it*
      kunstmatige_intelligentie koppeling* laptop* licentie* machine_learning maatwerksoftware* melding*
      meertalig* migratie* mobiel* monitoring netwerk* notificatie* offline onderhoud_web* ontwikkeling*
      optimalisatie planning* platform* plugin* podium_ programmeren project_* projectmanagement prototyp*
      rapportage* reserveringssysteem robotic* seo server* simulat* software* synchronis* systeem* tijdregistratie
      toegangscontrole tracking update* usability versleutel* video* virtual* visualisat* voip web* werkplek*
      widget* app-ontwikkeling* back-up* beveiliging* digital* e-learning glasvezel* hosting* ict* kassasysteem*
      online_betalen podcastspeler support* systemen* telefonie* abonneren afspelen slaaptimer wordpress*
      ssl-certificaat* firewall* antivirus* virusverwijder* managementinfo* kpi's prognose* deep_learning ai
      ai-assistent* ai-agent* chatbot* gezichtsherkenning* ocr procesautomat* rpa workflow* documentmanagement*
      archivering* urenregistratie* verlofregistratie* roosterplan* online_reserv* agendakoppel* sms-bericht*
      pushbericht* push-notific* donkere_modus sneltoets* open_source opensource* broncode* code-review
      foutopsporing* kubernetes docker tweefactor* tweestaps* wachtwoordmanager* digid informatiebeveilig*
      penetratietest* pentest* kwetsbaarheid* phishing* ransomware* incidentrespons* nis2 iso_27001
      ordermanagement* klantportaal* klantenportaal* intranet* enquête* vragenlijst* barcode* qr-code* tracering*
      track_and_trace ritregistratie* fleetmanagement* routeplan* gis augmented_reality gameontwikkel*
      gebruikersinterface* gebruikerservaring* ux responsief* ondertiteling* schermdeling* scherm_delen
      chatfunctie* groepschat* telefooncentrale* sim_only breedband* streaming* iot sensor* slimme_woning
      smart_home gebouwautomat* firmware* microsoft_365 office_365 excel linux windows android ios
      favorieten_opslaan bladwijzer* notities takenlijst* boodschappenlijst* gewoontes stappenteller* stopwatch*
      sjabloon* realtime* logging* wachtrij* betaaloplossing* betaalterminal* betaalautomaat* pinautomaat*
      selfservice* blockchain* robotisering*
      zoeken_in_* zoeken_op_afbeelding zoekfunctie* zoekfilter* geavanceerd_zoeken semantisch_zoeken volledige_tekst
      versiegeschied* versiebeheer* versiecontrole* meerdere_accounts meerdere_gebruikers meerdere_profielen
      meerdere_vensters bulkbewerk* bulkimport* bulkacties batchverwerk* batchbewerk* exporteren_naar_* importeren_uit_*
      collecties_importeren csv-export* pdf-export* gegevensexport* gegevensimport* nachtmodus donker_thema
      offline_modus offlinemodus offline_kaarten offline_toegang toetsenbordsnel* opdrachtregel* opdrachtprompt
      commandoregel* slepen_en_neerzetten ongedaan_maken bestanden_delen bestandsbeheer* bestandsdel* bestandsoverdr*
      locatie_delen links_delen wachtwoordbeh* wachtwoordgener* tweestapsver* tweetraps* verificatie_in_twee* encryptie*
      toegangscontr* toegangsbeheer* toegangsrecht* rechtenbeheer* rollenbeheer* gebruikersbeh* rollen_en_rechten
      auditlog* logboekregist* activiteitenlog* gegevensherst* schermopname* schermafdruk_maken schermdel* routeregistr*
      routeplann* gewoontetrack* gewoontes_bijhouden tijdregistr* urenregistr* uitgaven_bijhouden stemmingsdag*
      huishoudboek* dashboards kanban* gantt* interactieve_kaarten interactieve_grafieken draaitabel* rapportgener*
      aangepaste_rapporten rapportages_op_maat pushmelding* herinneringen taakbeheer* terugkerende_taken subtaken
      projectbeheer* gedeelde_agenda* gedeelde_kalender* gedeelde_lijsten gedeelde_mappen gedeelde_albums boodschappenl*
      maaltijdplan* recepten_importeren flitskaart* flashcard* gespreide_herhaling mindmap* notities_maken spraaknotit*
      literatuurbeh* citeerstijl* kruisverwijz* laagmasker* mengmodi* aangepaste_penselen ruisonderdr* ruisreduc*
      kleurcorrect* kleurbeheer* vectorgereed* vectorgraf* achtergrond_verwijderen virtuele_achtergrond* meersporen*
      equalizer songteksten afspeelsnel* slaaptimer* afspeellijst* leesmodus later_lezen luisterboek* schermlezer*
      voorleesfunct* gezichtsherken* tekstherken* spraakherken* beeldherken* spraakbesturing spraakopdracht*
      spraakassistent* videobel* videogesprek* groepsgesprek* spraakbericht* verdwijnende_berichten videovergader*
      automatische_ondertit* ondertitel* transcript* machinevertal* automatische_vertaling vertaalgeheug* spellingcontr*
      grammaticacontr* automatische_samenv* tekstgener* automatisch_aanvullen codeaanvulling syntaxisk* broncodebeh*
      code-editor* debuggen statische_analyse codeanalys* afhankelijkheidsbeh* pakketbeheer* continue_integratie
      automatische_updates containerbeh* orkestratie taakverdeling automatisch_schalen hoge_beschikbaarheid fouttoleran*
      berichtenwachtr* databank* gegevensbank* datawarehouse* datacatalog* datakwaliteit datagovernance gegevensverwerk*
      datavisualis* data-analyse* voorspellende_analyse* datawetenschap machinaal_leren taalmodellen sentimentanalys*
      tekstanalyse* modelleren_van_* simulaties rekenkracht signaalverwerk* beeldverwerk* teledetectie tijdreeks*
      anomaliedet* fraudedetect* geheimenbeheer sleutelbeheer* incidentbeheer* dreigingsdetect* spamfilter*
      advertentieblok* advertenties_blokkeren trackers_blokkeren ouderlijk_toezicht privé_browsen tabbladgroep*
      aangepaste_velden aangepaste_formulieren aangepaste_labels aangepaste_thema's aangepaste_sjablonen whitelabel*
      werkstromen workflows digitale_handtekening* elektronische_handtekening* banksynchron* voorraadbeh*
      ledenadministr* ledenbeheer* relatiebeheer* pluginsysteem webhooks rest_api pixelart multiplayer*
    `,
    marketing: `
      animatie* advertentie* bedrijfsfilm* belettering* brochure* campagne* catalog* change communicat* concept*
      content* creat* design* drone* druk* evenementen* eventmanagement film* flyer* folder* foto* grafisch*
      gravure* grootformaat hr huisstijl* illustratie* identiteit interim* logo* marketing* marktonderzoek merk*
      naamkaart* onderzoek* opmaak packaging portret* pr presentat* product_* productfotografie productie* promot*
      reclame* redactie* reportage* sign social_media stands sticker* strategie* tekst* textielbedrukking
      trouwfoto* trouwreportage* typograf* vertal* verpakking* video* visitekaart* visueel* web* zeefdruk*
      zoekmachine* advies* begeleiding* bewegwijzering brand* coaching* copy* ontwerp* organisatieadvies*
      recruitment* seo signing* teambuilding vormgeving* werving* nieuwsbrieven_verstuur linkbuilding* sea
      google_ads direct_mail* huis-aan-huis* influencer* woordvoering* stijlgids* digitaaldruk* offset offsetdruk*
      groot_formaat enveloppen* uitnodiging* affiche* etiket* carwrapping* car_wrapping raamfolie* lichtbak*
      naambord* spandoek* banner* beachvlag* vlaggen roll-up* rollup* beursstand* beursdeelname* standbouw*
      borduurwerk* correctiewerk* beëdigd* tolk tolken* transcriptie* ghostwriting* bedrijfsfoto* bruidsfoto*
      newborn* familieshoot* loveshoot* familiefoto* kinderfoto* foodfoto* luchtfoto* luchtopname* promofilm*
      trouwfilm* aftermovie* explanimation* motion_graphics livestream* voice-over* geluidsstudio*
      verandermanagement* procesmanagement* programmamanagement* detachering* uitzenden uitzendwerk* headhunting*
      executive_search assessment* outplacement* concurrentieanalyse* co2-prestatieladder iso-certificering*
      iso_9001 kwaliteitszorg* leadgeneratie* klantcontact* telefoonservice* congresorganisatie* bedrijfsevent*
      productlancering* modeshow* dagvoorzitter* licht_en_geluid partytent* servieshuur* springkasteel*
      springkastelen springkussen* photobooth* entertainmentbureau*
    `,
    transport: `
      aandrijving accu airco_service auto* banden* bezorg* bestelwagen* boot* bus* caravan* carrosserie*
      chauffeur* chiptuning containers diagnose douane* dpf expedit* expresse* expresvervoer fiets* fulfilment
      garage* goederen* grootonderhoud* haal-* inboedel* koerier* laadverm* lading* levering* luchthaven*
      luchtvracht motor* occasions opslag* oplegger* pakket* pech* personenvervoer poetsen remmen reparaties
      ruitschade* ruiten scheepvaart scooter* slepen spedit* stalling* storing* taxi* trailer* transport* tuning
      uitlijn* verhuis* verhuizing* verhuizen verpak* vervoer* voertuig* vracht* winterstalling zeevracht
      aanhanger* apk* bestelauto* bromfiets* camper* distributie* kraan* lakken logistiek* onderdelen* ontruiming*
      ritten schade* sleep* wasstraat grote_beurt kleine_beurt velgen* remblokken remschijven uitlaten
      versnellingsbak* turbo's schokbreker* schokdemper* wiellager* dynamo accu's foutcode* ruitvervang* voorruit*
      uitdeuk* spotrepair* spot_repair lakherstel* antiroest* tectyleren trekhaak* trekhaken standkachel*
      alcoholslot* tachograaf* parkeersensor* achteruitrijcamera* lakbescherm* keramische_coating* coating*
      wasboxen truckwash* tweedehandswagen* nieuwe_wagens kentekenplaat* nummerplaat* private_lease* shortlease*
      short_lease minibus* aanhangwagen* vouwwagen* oldtimer* hybride* touringcar* rolstoeltaxi* schipholtaxi*
      limousine* trouwauto* berging* starthulp* brommer* quads e-bike* speedpedelec* speed_pedelec sloepen
      jachtbouw* scheepsbouw* antifouling* verreiker* warehousing* warehouse* orderpicking* ompakken binnenvaart*
      inklaring* zeecontainer* afzetcontainer* puincontainer* puinbak* selfstorage* self_storage helikoptervlucht*
      rondvlucht* vliegles*
    `,
    goods: `
      accessoire* afval* apparatuur armband* baby* badartikelen ballon* beddengoed bedden behuizing* bekleding
      bedrijfskleding bloem* boeket* bouwmateria* brillen cadeau* decorat* dierenvoeding dozen figuren
      fietsonderdelen gereedschap* geschenk* gordijn* handdoek* handschoenen horloge* hout* ijzerwaren instrument*
      jassen juwel* kaars* kabel* karton kast keukengerei kleding* kleren kledij kettingen kralen kunststof* lamp*
      leder* lens lenzen lingerie machine* magneten materia* matras* metaal metalen meubilair mode modelbouw
      molens onderdelen* oorbel* outdoor* papier* parfum* plastic* porselein posters puzzel* raamdecoratie
      relatiegeschenk* rubber rugzak* servies souvenir* speelgoed* speelkaarten spiegel* stalen staal stickers
      stoelen stof t-shirt* tafel* tapijt* tas textiel* touw tuinmeubel* uniform* vazen verf* verlichting_*
      versiering* verzorgingsproducten vitamine* vloeistof* wenskaart* werkkleding zonnebril* aggregaten batterij*
      dekens elektronica* fournituren glaswerk huishoud* kerst* kussens* leer* meubels* planten* schoenen*
      serviezen* sieraden* stoffen* tassen* vaas* verpakkingen* wol* zeep* zitmeubelen* halsketting* enkelband*
      verlovingsring* trouwring* broche* manchetknop* gouden_sieraad zilver* goud edelstenen* diamant* klokken
      klokkenmaker* goudsmid* damesmode* herenmode* kindermode* badmode* badpak* ondergoed* nachtmode* pyjama*
      sokken* panty's beenmode* jurk jurken* trouwjurk* bruidsjurk* bruidsmode* pak_op_maat maatpak* kostuum*
      trouwpak* overhemd* bloes* blouses truien* gebreide* breigoed* hoodies sweaters broeken* broek spijkerbroek*
      jeans shorts winterjas* regenjas* donsjas* muts mutsen* petten hoeden* hoed sjaals* sjaal laarzen* laars
      sandalen* pantoffels* klompen sneakers* schoenmaker* handtas* koffers* koffer portemonnee* riemen paraplu*
      brilmontuur* brillenglas* brilmonturen leesbril* contactlens* stropdas* vlinderdas* breiwol* haakgaren*
      garens* garen ritsen* naaigerei kleermaker* stomerij* wasserij* zitbank* hoekbank* fauteuil* barkruk*
      krukken dressoir* ladekast* bedbodem* boxspring* dekbed* hoeslaken* lakens karpet* hanglamp* kroonluchter*
      kandelaar* kopjes mokken* glazen karaf* bestek* messen* slijpen slijperij* kookpan* pannenset* braadpan*
      dienblad* servetten* manden lijstenmaker* inlijst* kadobon* knuffel* poppenhuis* poppenhuizen kinderwagen*
      luier* kinderbed* wiegen witgoed* koelkast* diepvriezer* vriezer* wasdroger* droogkast* vaatwasser* fornuis*
      fornuizen ovens magnetron* kookplaat* kookplaten afzuigkap* stofzuiger* robotstofzuiger* waterkoker*
      strijkijzer* televisie* luidspreker* koptelefoon* versterker* microfoon* camera* verrekijker* smartphone*
      telefoonhoesje* tablets printers toetsenbord* oplader* bureaustoel* bureaus bureaublad schrijfwaren* ordners
      pennen cirkelzaag* zagen hamers schroeven* spijkers bouten moeren* bevestigingsmiddel* beslag
      hang-_en_sluitwerk scharnier* hangslot* cilinders* kogellager* pakkingen* slangen* slangkoppel* hydrauliek*
      pneumatiek* pompen* waterpomp* afsluiters* buizen* fittingen* filters* compressor* generatoren*
      hijsmiddelen* kettingtakel* takels staaldraad* rvs aluminium* messing koper* plaatwerk* plaatbewerking*
      plasmasnijden* watersnijden* zetwerk* kantwerk ponsen frezen cnc-frezen cnc-bewerking* draaiwerk* freeswerk*
      verspaning* spuitgieten* rubberproduct* schuim composiet* 3d-print* oppervlaktebehandel* poedercoat*
      verzinken* galvanis* anodiser* minigraver* wiellader* dumper* shovels multiplex* spaanplaat* gipsplaat*
      plinten* mortel* bakstenen* baksteen* graniet* marmer* hardsteen* leisteen* grafsteen* grafstenen
      grafmonument* zand_en_grind potgrond* beits* lakverf* kwasten* lijm kit chemicaliën* reinigingsmiddel*
      wasmiddel* hygiëneproduct* smeermiddel* smeerolie* diesel* gasfles* stookolie* pellets* briketten* pallets*
      kratten bubbelfolie* plakband* beschermingsmiddel* veiligheidsbril* helmen helm adembescherm* rookmelder*
      verbanddoos* aed aed's valbeveilig* luchtbed* jachtuitrust* jachtwapen* wapens munitie* richtkijker* ski's
      rijlaarzen* zadels kattenvoer* vogelvoer* kattenbak* krabpaal* aquarium* terrarium* grafkrans* kransen
      doodskist* urnen urn gedenksieraad* adventskrans* carnavalskostuum* trofee* medailles* vlaggenmast*
      supplementen* antiek* vintage* tweedehands* retro vinyl_platen lp's grasmaaier* zitmaaier* heggenschaar*
      kettingzaag* kettingzagen bladblazer* loungeset* parasol* bbq's hangmat* schommel* glijbaan* zwemvest*
      reddingsvest* groothandel*
    `,
    farming: `
      aardbei* agrar* bijen* biologisch* bloembollen boerderij* boeren* boomkwekerij* bos* dieren* druiven ezels
      gewas* graan graszoden groenteteelt hooi honden* imker* kalveren kruiden kwekerij* landbouw* loonwerk* maïs
      manege mest oogst* paarden* planten* pluimvee rundvee runderen stro teelt* trekker tuinbouw* vaste_planten
      vijver visserij voeder* wei wijngaard* wol zaad* zuivel* akkerbouw* bomen* boomverzorging* eieren*
      fruitteelt* geiten* grondbewerking* hoeve* honing* kippen* koeien* melk* moestuin* pluk* schapen* snoeien*
      weide* zaden* zaai* tarwe* rogge* gerst* haver* suikerbiet* uien wortelen* prei spinazie* tomaten* paprika*
      komkommer* asperge* pompoen* frambozen* framboos* bramen blauwe_bessen kersen* pruimen* peren rabarber*
      boomgaard* hoogstam* kruidentuin* tulpen* tulp rozen dahlia* geraniums* struiken* heesters* coniferen*
      stekken plantgoed* permaculture* permacultuur* zelfpluk* voedselbos* streekboer* akkerrand* kuilvoer*
      kuilgras* gras_inkuilen bemesting* drijfmest* mestverwerk* ploegen hakselen* dorsen maaidorser*
      bodemanalyse* zoogkoe* blaarkop* lakenvelder* limousin* charolais* hereford* angus jerseys holstein*
      belgisch_witblauw varkens* biggen* zeugen leghennen* hennen hanen kuikens* eenden ganzen kalkoenen*
      kwartels* scharrelei* struisvogel* alpaca* lama's texelaar* lammeren rammen ooien pony's pony fries_paard
      shetlander* haflinger* warmbloed* koudbloed* hengst* merries veulen* hoefsmid* hoefverzorg* zadelmak*
      weiland* graasdier* konijnen* cavia* hamsters* katten kittens* cattery poezen puppy's pups trimsalon*
      trimmen labrador* golden_retriever* duitse_herder* mechelse_herder* teckel* poedel* cocker_spaniel*
      bordercollie* border_collie* rottweiler* chihuahua* mopshond* terriër* kooiker* stabij* markiesje
      drentsche_patrijs* bulldog* labradoodle* dobermann* maine_coon* ragdoll* perzische_kat* siamees*
      britse_korthaar* bengaal bestuiving* herbebossing* dunning* rondhout* zagerij* jachtveld* slachten*
      slachterij* uitbenen huisslacht* mosselkweek* oesterkweek* aquacultuur* tractor* stalinrichting*
      stallenbouw* schrikdraad* zaagsel* herten fazant* patrijzen nestkast* eekhoorn*
    `,
    social: `
      aanvraag_* activiteit* ambulant* armoede* asiel* begeleid_* begraf* beschut* bewustwording* bijbel*
      bijeenkomst* buddy* burger* buurt* communie crematie* dementie* dialoog doop* eenzaamheid eredienst*
      ervaringsdeskundig* gebed* gehandicapt* gemeenschap* gezin* herdenk* huishoudelijke_hulp hulp* huwelijk*
      inclusie* informatieavond* inloop* integratie* jeugd* jongeren* kerk* klimaat* kledingbank kringloop*
      kringen lotgenoten* maatje* maatschappelijk* mantelzorg* mensenrechten* milieu* misvier* natuur* netwerk*
      noodhulp* ondersteuning* onderzoek* ontmoet* opvoed* participatie* pastora* pleegzorg* preventie
      psychosociale* rampen recycl* re-integratie rouw* sociale* taalcafé thuisbegeleiding uitvaart* vereniging*
      viering* vluchteling* voorlichting* vrijwilligers* vrouwen* welzijn* werkgroep* wonen zelfhulp*
      zelfstandig_wonen zondagsschool zorgverlening bedevaart* begraaf* belangenbehartiging* begeleid*
      dagbesteding* inzameling* lidmaatschap* minderheden opvang* subsidies thuiszorg* verslaving* voedselbank*
      woonbegeleiding* afscheid* hoogmis* kinderkerk* avondmaal* eucharistie* catechese* vormsel* belijdenis*
      kinderdoop* opbaring* thuisopbaring* asverstrooi* urnenmuur* grafrust condoleren diaconie* diaconaal*
      ziekenzalving* kloosterweekend* pelgrimstocht* koranles* ramadan* iftar* kinderclub* tienerclub* tienersoos
      kinderkamp* huttenbouw* wijkcentrum* wijkteam* eetpunt* open_huis repair_café* repair_cafe* repaircafé*
      breicafé* respijtzorg* logeerhuis* slachtofferhulp* huiselijk_geweld* zelfmoordprevent* suïcideprevent*
      praatgroep* voedselhulp* collecte* donateur* legaat schenken_en_nalaten nalaten sponsorkind* sponsorloop*
      benefiet* emancipatie* diversiteit* nieuwkomers* ledenavond* ledendag* ledenreis* ledenvoordeel* klusdag*
      opruimdag* petitie* handtekeningenactie* lobby* lintje lintjesregen* verzorgingshuis* verpleeghuis*
      woonzorg* serviceflat* assistentiewoning* aanleunwoning* seniorenwoning* alarmering* poetshulp* thuishulp*
      nachtzorg* pgb wlz wmo verstandelijke_beperking rolstoel* rollator* woningaanpass* gebarentaal* gebarentolk*
      bijstand bijstandsuitkering* consultatiebureau* adoptie* jobcoach* sollicitatietrain* arbeidstoeleiding*
      werkgelegenheid* dagloon kringwinkel* containerpark* huisvuil* grofvuil* gft openbaar_groen paspoort*
      uittreksel* rijbewijs_aanvragen gemeenteraad* rampenbestrijd* noodplan* vogelkijk* vogelbescherming*
      herplaatsing* bloeddonatie* bloedgeven levensbeschouw* humanis*
      lokale_afdelingen lokale_groepen plaatselijke_groepen open_brief open_brieven handtekeningenact* belangenbehart*
      actiedag* actieweek* demonstratierecht bewustwordingsc* subsidieprogr* subsidieregel* projectsubsid*
      projectfinanc* noodfonds* klachtenafhand* klachtenregel* klachtenloket* burgerbegroting* burgerberaad*
      burgerinitiat* burgerparticip* begrotingstransp* open_data stemgedrag* kamervragen* lobbyregister* stemhulp*
      stemwijzer* verkiezingsuitsl* inspraak* volksraadpl* aanbestedingen afvalkalender* afvalinzamel* milieustraat*
      recyclagepark* omgevingsvergunn* bouwvergunn* evenementenverg* parkeervergunn* bewonersvergunn* digitaal_loket
      online_loket burgerzaken geboorteaangift* geboorteakte* overlijdensaang* verhuizing_doorgeven adreswijzig*
      identiteitskaart* rijbewijs_aanvr* rijbewijzen huurtoeslag* bijstandsuitk* kinderopvangtoes* schoolinschrijv*
      hondenbelasting* onroerendezaakbel* ombudsman* ombudsdienst* klokkenluider* meldpunt* melding_openbare*
      gevonden_voorwerpen kadaster* woo-verzoek* bestemmingsplan*
    `,
  },
  nonOffers: {
    claims: `
      aandacht_* advies_op_maat betaalba* betrokken* betrouwba* beste_* creativiteit deskundig* doelgericht
      duidelijk* duidelijke_* duurzaam echt* eerlijk* efficiënt* ervaren ervaring* expertise flexib* garantie*
      gedreven gecertificeerd* gekwalificeerd* gemak* geen_verborgen gezellig* gratis_offerte gratis_*
      hoge_kwaliteit hoogwaardig* integriteit jarenlange* klantgericht* klanttevredenheid klantvriendelijk*
      kennis* kwaliteit* laagste_prijs lokaal* maatwerk_en meedenken modern* nauwkeurig* netjes netheid
      no-nonsense onafhankelijk* passie* persoonlijk* persoonlijke_* prijs-kwaliteit* professional* professioneel*
      punctueel resultaat* scherpe_prijzen service_* snel* snelle_* stipt* sfeer tevreden* toegankelijk*
      transparan* vakkundig* vakmanschap* vast_aanspreekpunt veilig* vertrouw* vrijblijvend* verzekerd*
      vriendelijk* zekerheid zorgvuldig* 24/7
      open_source open-source lichtgewicht krachtig intuïtief robuust stabiel razendsnel gemakkelijk_te_* eenvoudig_te_*
      makkelijk_te_* zonder_reclame reclamevrij geen_advertenties zonder_registratie zonder_installatie geen_tracking
      privacyvriendelijk* gebruiksvriendelijk* alles_in_één altijd_up-to-date zonder_winstoogmerk goed_gedocumenteerd
    `,
    steps: `
      aanmelding_* afspraak_* aanvragen akkoord analyse_* bekijk* bel_* beoordeling bestel* betaal boek* contact_*
      evaluatie geniet intake* kennismak* kies* meld_* nazorg* offerte* ontdek* ontvang* ontwerpfase oplevering
      opname_* overleg planning_* plan_* schrijf_* stap* start_* stuur* uitvoering_* verzend_* voorbereiding_*
      vraag_* vul_*
      word_lid schrijf_je meld_je download_de installeer maak_een importeer deel_je stem_op onderteken
    `,
    labels: `
      aanmelden aankomend* actueel adres* agenda algemeen algemene_voorwaarden alle annuler* archief artikelen
      beoordelingen bestuur bericht* bekijk_alle bereikbaarheid blog btw* capaciteit categorie* contact*
      contactformulier contactgegevens cookie* copyright data datum deel deelnemen dinsdag disclaimer documenten
      doneer donderdag download* e-mail* email ervaringen facebook faq favorieten feiten foto's galerij gegevens
      geschiedenis gesloten home huisregels iban in_de_media info informatie* inhoud inloggen inschrijven
      instagram jaar jaarverslag* kaart klanten kvk* laatste_nieuws leden lees_meer lees_verder lidmaatschap
      ligging links locatie* maandag meer_* meer_informatie naam nieuws* nieuwsbrief onze_* openingstijden
      openingsuren ons_* over_* over_ons partners postcode portfolio prijzen privacy* recensies referenties
      registreer reserveren reviews route* samenwerking* sfeerbeelden sitemap sluiten sponsors sponsoren statuten
      tarieven team* telefoon* terug* testimonials titel tijd toegang toon_* uw_* vacatures veelgestelde*
      verslagen verzendkosten video* vind_* volg_* volgende voornaam voorwaarden vorige vragen vrijdag wat_*
      welkom wie_* wie_zijn_wij winkelmand winkelwagen woensdag woonplaats zaterdag zoek zoeken zondag
      privacybeleid privacyverklaring cookieverklaring cookiebeleid
      mailinglijst mailinglijsten aan_de_slag snel_aan_de_slag downloaden documentatie bijdragen meewerken meedoen
      doe_mee routekaart roadmap versie-informatie releaseopmerkingen gedragscode goudsponsors goudsponsor
      zilversponsors zilversponsor bronssponsors gouden_sponsors hoofdsponsor hoofdsponsors onze_sponsors mediapartner
      mediapartners onze_partners samenwerkingspartners ondersteuners steunpunten_en_* supporters onze_supporters
      financiers subsidiënten subsidiegevers mede_mogelijk_gemaakt_door mogelijk_gemaakt_door met_steun_van met_dank_aan
      met_medewerking_van in_samenwerking_met gefinancierd_door ondersteund_door georganiseerd_door donateurs
      onze_donateurs dankwoord sprekers onze_sprekers gastsprekers organisatoren organisator organisatie
      organisatiecomité programmacomité wetenschappelijk_comité comité_van_aanbeveling redactieraad adviesraad
      commissies raad_van_bestuur raad_van_toezicht raad_van_advies bestuursleden jury juryleden de_jury winnaars
      winnaar de_winnaars finalisten genomineerden vrijwilligers onze_vrijwilligers ambassadeurs alumni met_de_trein
      met_de_auto met_het_vliegtuig met_de_bus met_de_fiets met_het_openbaar_vervoer openbaar_vervoer route_en_parkeren
      tickets kaartverkoop tickets_kopen belangrijke_data belangrijke_datums deadlines programma programmaoverzicht
      vorige_edities eerdere_edities voorgaande_edities vorige_nummers laatste_nummer wie_gebruikt_het gebruikt_door
      zij_vertrouwen_ons zij_vertrouwen_op_ons gemeenschap community forum discussies vertalen help_met_vertalen
      laatste_berichten laatste_artikelen laatste_versie aankondigingen persmap persberichten persbericht perscontact
      in_de_pers wijzigingen wijzigingslogboek changelog wat_is_er_nieuw licentie licenties onze_missie onze_visie
      onze_waarden onze_geschiedenis missie visie missie_en_visie kernwaarden uitgangspunten manifest
      huishoudelijk_reglement reglement wedstrijdreglement spelregels deelnamevoorwaarden doneren steun_ons word_lid
      word_vrijwilliger word_donateur word_sponsor word_partner help_mee privacyreglement gebruiksvoorwaarden
      servicevoorwaarden systeemvereisten systeemeisen ondersteunde_platformen ondersteunde_platforms
      ondersteunde_apparaten compatibiliteit windows broncode bug_melden een_bug_melden probleem_melden volg_ons
      volg_ons_op_* blijf_op_de_hoogte aanmelden_voor_de_nieuwsbrief functies alle_functies functionaliteiten kenmerken
      schermafbeeldingen screenshots voorbeelden demo demo_aanvragen gratis_proberen probeer_gratis account_aanmaken
      registreren wachtwoord_vergeten hoe_werkt_het hoe_het_werkt zo_werkt_het hoe_kan_ik_* wie_kan_deelnemen
      aanmeldprocedure selectiecriteria veelgestelde_vragen veel_gestelde_vragen handleiding handleidingen
      gebruikershandleiding jaarverslagen jaarrekening_en_* beleidsplan contact_met_de_organisatie redactie colofon
      adverteren meest_gelezen gerelateerde_artikelen gerelateerde_projecten nuttige_links succesverhalen
      over_het_project over_het_* over_de_* het_project het_team het_festival de_stichting waarom_*
      toegankelijkheidsverklaring anbi
      onze_leden ledenlijst ereleden deelnemers deelnemerslijst exposanten exposant_worden volgende_stappen
      komende_evenementen afgelopen_evenementen alle_evenementen evenementenkalender waar_we_werken wie_we_zijn
      wie_zit_erachter waar_we_voor_staan waar_wij_voor_staan hoe_we_werken hoe_wij_werken werkwijze het_probleem
      de_oplossing het_idee achtergrond in_cijfers feiten_en_cijfers in_het_kort projectpartners projectteam consortium
      koop_tickets koop_je_ticket schrijf_je_in meld_je_aan download_de_app bekijk_de_video
      bekijk_de_trailer voor_de_pers voor_ontwikkelaars richtlijnen_voor_auteurs auteurs redactieteam huidig_nummer
      bekende_problemen oudere_versies huidige_versie versies vergelijking beperkingen dank_aan auteursrecht
      financieel_jaarverslag organogram organisatiestructuur oprichters eerdere_winnaars praktische_informatie
      praktische_info doelstellingen doelen
    `,
    roles: `
      accountmanager adviseur* bestuurslid* bestuurder* coördinator* consulent* directeur* directrice docent*
      eigenaar* eigenaresse hoofd* kok leidinggevende leraar lerares manager* medewerk* monteur oprichter*
      penningmeester* predikant projectleid* praktijkhouder receptie* redacteur regisseur secretari* teamleid*
      tandarts* therapeut* voorzitter* vrijwilliger* wethouder zaakvoerder*
      artistiek_leider* eindredacteur* hoofdredacteur* redacteur* jurylid gespreksleider* dagvoorzitter* promovend*
      postdoc* woordvoerder* curator* conservator*
    `,
    prices: `
      aanbetaling aanbieding* contributie gratis inclusief jaarlijks kinderen_t/m korting* lidgeld maandelijks
      per_dag per_jaar per_maand per_nacht per_persoon per_uur per_week toeslag* toeristenbelasting vanaf_*
      volwassenen
    `,
  },
};
