import type { LanguageWords } from '../words.ts';

export const AFRIKAANS: LanguageWords = {
  offers: {
    health: `
      fisioterap* chiroprak* kinesiolog* biokinet* akupunktuur homeopat* naturopat* refleksolog* osteopat*
      tandheelkun* tandarts* tandvlees* tande_witmaak tandbleik* tanduittrekking tandvulsel* wortelkanaal* kroon
      krone kunsgebit* kunstande inplanting* inplantaat* ortodon* draadjies mondhigi* mondsorg kaakpyn
      kaakchirurg* rugpyn nekpyn hoofpyn* migraine* skouerpyn kniepyn gewrig* artritis skiatika slaaploos*
      slaapapnee slaapstoornis* angs angsversteuring* depressie* uitbranding trauma* stresbestuur stresverligting
      outisme aandagtekort* adhd aftrekking* verslawing* eetversteuring* duiseligheid swangerskap* voorgeboorte*
      nageboorte* vroedvrou* kraamsorg kraamafdeling bevalling* babamassering baba_massering borsvoeding*
      vrugbaarheid* menopouse hormoon* sielkund* psigoterap* psigiatr* psigolog* berading huweliksberading
      gesinsberading verhoudingsterapie speelterapie spraakterap* arbeidsterap* hidroterap* hipnoterap* terapie*
      kunsterapie musiekterapie gesinsopstelling* numerolog* reiki bioresonansie lewensafrigting lewensleiding
      massering* sportmassering diepweefsel* limfdrein* droë_naalde droe_naald* koppeterapie dieetkund* dieet
      dieetplan* voeding* gewigsverlies gewigsbestuur diabetes* suikersiekte bloeddruk* hartsiekte* hartkund*
      kardiolog* neurolog* dermatolog* velkund* velkanker ginekolog* obstetr* pediat* kindersiekte* onkolog*
      kankersorg* radiolog* x-strale x-straal* sonar ultraklank* skandering* mammogra* bloedtoets* toetse
      siftingstoets* sifting siftings inenting* immunis* griepinspuit* entstof* inspuitings oogtoets* oogsorg
      oogkund* optometr* kontaklens* brille brilrame katarak* gehoortoets* gehoorapparaat* gehoorapparate
      audiolog* chirurg* operasie* snykun* plastiese_chirurgie wondsorg wondversorging noodsorg noodhulp
      noodgevalle ambulans* apteek* medisyne* voorskrif* chroniese_medikasie verpleeg* tuisverpleging
      tuisversorging palliatief* palliatiewe* rehabilit* revalidas* ortoped* ortotis* protese* prostet* voetsorg
      podiatr* sportbeserings beserings pynbestuur pynverligting pyn huisarts huisdokter* gesinspraktyk
      algemene_praktisyn telegeneeskunde konsultas* diagnos* behandel* gesondheidsorg gesondheidstoets*
      geestesgesondheid reisklinie* kliniek* hospitaal* dialise urolog* endoskop* kolonoskop* gastroskop* allerg*
      asma vasektom* besnydenis* veearts* dierearts* sterilis* kastrasie mikroskyf* ontwurming* hondeskool*
      hondesalon diereklinie* dierehospitaal* troeteldier* postuur* bekkenvloer* babakliniek moedersorg demensie*
      bejaardesorg beroerte* epileps* hipnose mindfulness meditas* ontgifting* intraveneuse* drup_terapie ivf ekg
      mri emdr botox pilates shiatsu aromaterap* kranio* fytoterap* kruiemiddel* ayurved*
    `,
    beauty: `
      skoonheids* gesigsbehandel* gesigbehandel* gesigmasker* velsorg velbehandel* manikuur* pedikuur* naels
      naelsorg naelsalon jelnaels akrielnaels naelkuns wimpers wimperverleng* wenkbrou* haarsny* haarkleur*
      haarstyl* haarsorg haarsalon* haarkapper* kapper kapsel* haarverlenging* haarverwydering ontharing* waks
      waksbehandel* was_en_droogblaas droogblaas streepkleur balayage highlights keratien* brasiliaanse* vlegsels
      vlegwerk* dreadlocks pruik* baard baardsny* skeer grimering* bruidsgrimering bruidshare bruidskapsel*
      permanente_grimering mikroblad* microblading tatoe* piercing lyfbehandel* lyfverpakking* lyfskrop*
      spuitverf_bruin bruining* sonbruin* botoks vullers lipvuller* mesoterap* mikronaald* microneedling
      chemiese_afskil* dermaplaning laserbehandel* laserontharing parfuum* lipstiffie* kosmeti* sjampoe* spa
      spabehandel* dagspa pamper* bederfpakk* henna kopvel* sellulliet selluliet* suikeren
    `,
    building: `
      loodgiet* elektrisi* elektries* bedrading* herbedrading kragpunt* verligting noodverligting buiteligte
      sonkrag* sonpanele sonpaneel* omskakelaar* omsetter* batterystelsel* kragopwekker* generators laaipunt*
      geyser* geiser* warmwater* hitte-pomp* hittepomp* verwarming* vloerverhitting lugversorg* lugreël* ventilas*
      verkoelings* koelkamer* waterlekk* lekopsporing pypbars* gebarste_pype verstopte_drein* drein* rioler*
      septiese_tenk* septiese* watertenk* jojo_tenk* boorgat* waterpomp* swembad* dakwerk* dakke dakherstel*
      dakisolasie dakverf dakbedekking* grasdak* geute geut waterdig* vogbehandeling vogprobleme plafon* isolas*
      messel* pleister* steenwerk baksteen* bouwerk* boukontrak* bouer bouers nuwe_bouwerk* aanbouing* opknap*
      restour* huisopknap* renovas* sloping* grondwerk* uitgraw* fondament* betonwerk* betonvloer* skrywerk
      skrynwerk* timmer* houtwerk* houtvloer* laminaatvloer* vloerbedekk* vloere teëls teelwerk* teëlwerk* teellê*
      mat tapyte tapytskoonmaak matte_skoonmaak badkamer* kombuise kombuiskaste ingeboude_kaste inboukas*
      ingeboude* kaste kaswerk trappe trapleuning* relings balustrad* deure voordeur* skuifdeur* motorhuisdeur*
      garagedeur* vensters vensterrame aluminium* glaswerk dubbelglas* blinders rolblind* luike hortjies gordyn*
      diefwering* veiligheidshek* hekke heining* palisade* elektriese_heining* geheinde* alarmstelsel* brandalarm*
      brandblus* brandbeveil* brandveil* sekuriteitstelsel* veiligheidskamera* kameras toegangsbeheer interkom*
      slotmaker* slotte herstelwerk nutsman algemene_herstel instandhouding* onderhoudswerk verfwerk* verfkontrak*
      skilderwerk plakpapier muurpapier* behangsel* stoffeer* hersto* meubel* binneversier* binnehuis* interieur*
      argitek* bourekenaar* landmeet* landmeter* bouplanne tuinmaak tuindienste tuinontwerp tuinonderhoud
      landskap* grasperk* gras_sny kunsgras besproei* boomsny* boomverwyder* boomversorging snoei* stompverwyder*
      plaveisel* oprit* inritte patio* stoep afdak* motorafdak* pergola* houtdek* lapa lapas wendyhuis*
      braaikamer* skoorsteen* kaggel* vuurherd skoonmaak* venster_was vensterskoonmaak* hoëdruk* hoedruk*
      stoomskoonmaak* rommelverwyder* tuinvullis plaagbeheer* termiete* rysmiere kakkerlak* weeluise weeluis
      bedluise rotte muise vlermuise duiwe duifwering wespe bye_verwyder* byeverwyder* ongediert* beroking* sweis*
      staalwerk* staalstruktu* staalkonstruk* stelasie* steiers glasveselwerk asbes* kantooromskep* winkelinrig*
      toonbank* granietblad* werksblad* wasmasjien* skottelgoedwasser* yskas* vrieskas* stoofherstel* stowe
      oondherstel* ketels strykysters horlosieherstel mikrogolf* toestelherstel* huishoudelike_toestelle mengers
      tumbeldroër*
    `,
    legal: `
      regsadvies regsdienste regsbystand regshulp prokureur* advokaat* notari* aktes aktebesorg* oordragte
      kontrakreg kontrakte arbeidsreg familiereg gesinsreg egskeiding* voogdy onderhoudseis* strafreg strafsake
      siviele_reg siviele_litigasie litigas* arbitras* bemiddel* handelsreg maatskappyreg maatskappyregistras*
      handelsmerk* patent* kopiereg kopieregreg intellektuele* belasting* inkomstebelasting btw btw-registrasie
      btw-opgaw* opgawes provisionele* betaalstaat* salarisadministr* salarisse rekeningkund* boekhou* ouditering*
      oudit oudits finansiële_state finansiele_state jaarstate finansi* bestuursrekening* begroting* kontantvloei
      insolvens* likwidas* sekwestras* skuldberading skuldhersiening* skuldhulp skuldinvorder* skuldbestuur
      lening* huislening* verband verbande verbandregist* persoonlike_lening* motorfinans* kredie* verseker*
      korttermyn* lewensverseker* lewensdekking motorverseker* huisverseker* reisverseker* mediese_fonds*
      mediese_skema* hospitaalplan* begrafnispoli* begrafnisdekking polisse pensioen* aftree* aftrede annuïteit*
      annuiteit* belegg* effektetrust* trusts trustadmin* boedel* testament* erfreg erfenis* volmag* eiendom*
      verhurings huur te_koop te_huur verkoop_u huurkontrak* waardas* deeltitel* immigras* visums verblyfpermit*
      burgerskap* mededingingsreg omgewingsreg mediese_nalatig* padongeluk* derdeparty* eise persoonlike_beserings
      bankdiens* bankrekening* spaarrekening* spaarplan* tjekrekening* buitelandse_valuta* valuta* batebestuur
      welvaart* risikobestuur voldoening* popia omsigtigheids* aandelebelegging* aandeel* franchise* tenders bee
      seb
    `,
    education: `
      kleuterskool* kleuters kleuterklas* voorskool* babaklas* dagsorg dagmoeder* crèche naskool* nasorg graad_r
      graad_* laerskool* hoërskool* hoerskool* skoolgereed* skoolkoor matriek* eksamen* huiswerk* bylesse
      bylessenaar ekstra_lesse ekstra_klasse privaatlesse privaat_lesse leerhulp remedi* leerondersteun*
      leerprobleme spesiale_behoeftes lesse klasse kursus* aanlynkursus* kortkursus* opleiding* vakleerling*
      leerlingskap* internskap* beurse beurs studiebeurs* studiehulp nagraads* voorgraads* magister* doktorsgra*
      honneurs* diploma* sertifika* graadkursus* meestersgraad* fakulteit* universiteit* kollege afstandsonderrig
      onderrig* tuisonderrig tuisskool* wiskund* natuurwetenskap* fisiese_wetenskap* lewenswetenskap*
      rekenaarstudie* besigheidstudie* toegepaste* aardrykskunde tale taalkursus* taallesse taalskool* engels_vir
      engelse_lesse duitse_lesse franse_lesse afrikaanse_lesse isizulu* musieklesse klavierlesse kitaarlesse
      vioollesse sanglesse dramaklasse kunsklas* tekenlesse balletlesse danslesse swemlesse bestuurslesse rylesse
      bestuurskool* bestuursopleid* leerlinglisensie* rybewys* noodhulpkursus* seminaar seminare lesing* webinaar*
      werkswinkel* werkwinkel* slypskool* slypskole vakansieprogram* vakansiekamp* kampe skoolkamp* speelgroep*
      speelgrond* speelpark sandput* sandbak speelterrein* snoepie* snoepwinkel skooldrag skoolklere
      skoolbiblioteek buitemuurs* skaakklub debat* redenaars* atletiekdag* prysuitdeling* ouerleiding ouerskap*
      babasitter* kinderoppas* oppasdienste babaoppas* au_pair montessori robotika kodering* programmeerkursus*
      studiemetode* loopbaanvoorlig* beroepsleiding beroepsvoorlig* aanlegtoets* taalversorg* skryfkursus*
      kreatiewe_skryf* leierskapontwik* leierskapsontwik* mentorskap* bemagtig* vaardigheids* kookkursus*
      kookklas* naaldwerk* naaiklasse stem ieb caps kurrikulum* leerplan* oefenvraestel* vraestelle werkkaarte
      werksvelle studiegids* handboek*
    `,
    hospitality: `
      akkommodas* verblyf* selfsorg* gastehui* gastekamer* gastevry* bed_en_ontbyt herberg* hotel* losies kamers
      kamer dubbelkamer* enkelkamer* tweelingkamer* gesinskamer* gesinseenheid suite* luukse_kamer* bruidsuite*
      slaapkamer* slaapsaal* chalet* kothuis* plaashuis* strandhuis* vakansiehuis* vakansiewoonstel* woonstel*
      rondawel* hutte boshut* boskamp* tente luukse_tente glamping kampeer* woonwa* karavaan* staanplekke
      plaasverblyf jaghuis* wildsplaas* wildrit* wildkyk* wildsafari safari* voëlkyk* voelkyk* staproete* staptog*
      voetslaan* bergfiets* 4x4-roete* 4x4_roete* kanovaart* bootrit* bootvaart* walviskyk* haaikooi* sterrekyk*
      dagtoer* toere toer toergids* wyntoer* wynroete* wynproe* stadstoer* daguitstap* uitstappies uitstappie
      begeleide_toer* lughawe-oordrag* lughawe_oordrag* lughawevervoer pendel* parkering* veilige_parkering wi-fi
      wifi gratis_wi-fi internet lugversorging braai* kampvuur* vuurmaakplek* swembad verhitte_swembad warmbad*
      warmwaterbron* borrelbad* sauna jacuzzi spa troeteldiervriendelik kombuisie* kombuis sitkamer* balkon*
      stoepkamer badkamer stort ontbyt_ingesluit wasgoed* wasdiens* konferens* vergaderlokaal* vergaderkamer*
      raadsaal* seminaarkamer* troues trou_venue* trouonthale trouonthaal* trouseremonie* troulokaal* kapel
      funksies funksielokaal* onthale saalverhuring saalhuur sale partytjie* kinderpartytjie* verjaarsdag*
      rampartytjie* spanbou* tenthuur markiestent* tafels_en_stoele linnehuur fietshuur fietsverhuring boothuur
      kanohuur see-uitsig seeuitsig* bergsig* piekniek* langnaweek* romantiese* wegbreek* wittebrood* retreat*
      naweekwegbreek* perderit* ritte kabelbaan zipline* klimtoring* avontuur* rivierrafting* abseil*
      duikekspedisie*
    `,
    food: `
      braaivleis braaipak* boerewors* droëwors droewors biltong* potjiekos* potjies bobotie sosatie* vetkoek*
      koeksister* koesister* melktert* malva* poeding* beskuit* rooibos* pap pap_en_sous chakalaka sous souse
      blatjang* atjar* konfyt* heuning* tuisgebak* gebak gebakte* bakkery* broodjie* brood plaasbrood* suurdeeg*
      roosterbrood* roosterkoek* toebroodjie* toebies wraps burger* hamburger* pizza* pasta* lasagne* slaaie slaai
      sop soppe kerrie* breyani* samoosa* roti bunny_chow gatsby* vleis* beesvleis* lamsvleis* skaapvleis*
      varkvleis* varkribb* ribbetjies skenkel* biefstuk* steaks filet hoender* eend volstruis* wildsvleis*
      wildspastei* pastei* frikkadel* wors worsies spek ham koue_vleis vis seekos* snoek* garnale mossels oesters
      kreef* perlemoen stokvis* vis_en_skyfies skyfies aartappel* groente* vrugte* droëvrugte droevrugte neute
      speserye* kruie kruiekos ontbyt* brunch middagete* aandete* ligte_maaltye maaltye kindermaaltye
      kinderspyskaart* voorgereg* hoofgereg* nagereg* bygereg* geregte terte tert kaaskoek* koek koeke troukoek*
      verjaarsdagkoek* kolwyn* kelkkoek* koekies sjokola* pannekoek* wafels plaatkoekies skons scones muffins
      roomys* lekkergoed* fudge tameletjie* kaas kase kaasbord* kaasplank* bloukaas* bokmelkkaas cheddar* gouda
      jogurt* melk amasi room botter* wyn rooiwyn* witwyn* vonkelwyn* wynlys* wynkaart* pinotage chenin* merlot
      shiraz cabernet sauvignon* hanepoot* port brandewyn* witblits mampoer* jenewer* gin whisky rum likeur* bier
      biere kunsbier* ambagsbier* sider* cider* skemerkelk* drankies koeldrank* gemmerbier* sap sappe smoothies
      melkskommel* koffie* filterkoffie espresso cappuccino latte* flat_white mokka* warmsjokolade tee teetuin*
      ystee kruietee* spyseni* koswaentjie* restaurant* bistro eetplek* deli delikates* slaghuis* plaaskombuis
      buffet* wegneem* tuisaflewering vegan* vegetar* glutenvry* halaal* organiese_groente olyf olyfolie* olywe
      tapas sushi taco snoepgoed* peuselhap* peuselbord* hapjies piekniekmandjies geskenkmandjie* moerkoffie
      umngqusho mieliepap* mielies waterblommetjie* denningvleis hertzog* jan_ellis* yskastert* braaibroodjie*
      skaapkop afval skilpadjies kaiings
    `,
    culture: `
      konsert* musiekfees* fees feeste kunstefees* kunsfees* woordfees* boekefees* kosfees* oesfees* karnaval*
      teater* toneel* drama poppekas* musiekblyspel* opera operette ballet* danskuns volkspele volksdans* sokkie*
      langarm* orkes* simfonie* koor kore koormusiek kooruitvoer* sanggroep* solis* boereorkes* boeremusiek*
      trekklavier* kitaar* klavier* viool* tromme jazz kwaito volksmusiek* klassieke_musiek* lewendige_musiek
      lewende_musiek uitvoering* opvoering* uitstalling* kunsuitstalling* tentoonstell* kunsgalery* skilderk*
      skilderye beeldhou* keramiek* pottebak* aardewerk tekeninge tekenkuns fotokuns fotouitstalling handwerk*
      kunsvlyt* hekelwerk* hekel brei breiwerk* lapwerk* kwilt* borduur* weefwerk* weefkuns kralewerk*
      houtsnywerk* juwelierswerk* skrapboek* kalligraf* origami digkuns gedigte poësie* poesie* digbundel* verhale
      kortverhaal* storieaand* romans roman boekbespreking* boekbekendstell* boekklub* boekwinkel* boeke
      kinderboeke luisterboek* tydskrif* erfenisdag* erfenis museum* monument* volksmuseum biblioteek* fliek*
      filmfees* rolprent* kortfilm* dokument* films film radioprogram* potgooi* podsend* podcast* geselsreeks
      stand-up skerts* komedie* karaoke* kwisaand* vasvra* bingo* speletjies* bordspel* kaartspel* skaak* brug
      videospel* rolspel* cosplay dansvertoning* modeparade* kermis* basaar* kersmark* kersliedere* kersfees*
      kersdiens* paasfees* nuwejaars* vlooimark* kosmark* boeremark* ambagsmark* naweekmark* mark markte optog*
      vuurwerk* gala-aand* gala dinee* wynfees* dorpsfees* jukskei kaapse_klopse* klopse* sang liedjies album*
      plate bruilof* doop doopfees kunstenaarskap* vertelling*
    `,
    sport: `
      rugby* krieket* netbal* hokkie* sokker* tennis* tafeltennis muurbal* pluimbal* padel* gholf* rolbal*
      jukskei* atletiek* hardloop* drawwe padwedloop* marathon* halfmarathon* prethardloop* pretloop* veldloop*
      parkrun swem swemlesse swemgala* waterpolo* duik skubaduik* snorkel* branderplank* branderry* branderski
      windbranderplank* kitesurf* seiljag* seilvaart seil roei kano kajak* fietsry* fietstog* fietsren*
      bergfietsry* padfiets* bmx triatlon* tweekamp* gimnastiek* trampolien* gimnasium* fiksheid* groepklas*
      groepsklas* kragopleiding gewigte* gewigoptel* kruisoefen* crossfit kardio* spinning pilates* joga jogaklas*
      zumba aerobics aquaerobics watergimnastiek strekoefen* persoonlike_afrigting persoonlike_oefen* afrigting*
      boks skopboks* karate* judo jiu-jitsu taekwondo stoei* selfverdedig* gevegskuns* skerm* boogskiet*
      skyfskiet* skietbaan* skietsport kleiduif* pistoolskiet* jag jagpakket* jagsafari* trofeejag* hengel*
      varswaterhengel* vliegvis* diepseehengel* visvang* perdry* perdesport* perderen* springry* dressuur
      ruitersport* polo poloveld pony ponieritte dans dansskool* dansklas* latyns-amerikaans* stepdans hiphop*
      ballroom* rotsklim* bergklim* klimmuur* kloofing paintball verfbal* lasergeveg* motorfietsren* motorsport*
      motorkross* gokart* valskerm* sweeftuig* sweefvlieg* hangsweef* voetslaanklub* stapklub* ysskaats*
      rolskaats* skaatsplank* basketbal vlugbal* sagtebal* bofbal* handbal korfbal* tienkamp* driekamp* ligas
      toernooi* sportdag* sporttoer* wedstryd* byeenkoms_atletiek klublidmaatskap* gimlidmaatskap* minikrieket
      ringbal* swempark pyltjiegooi* snoeker* tougetrek* touspring* fantasiesokker
    `,
    software: `
      sagteware* programmatuur* toepassings_ontwik* toepontwik* toepassingsontwik* mobiele_toep* mobiele_app*
      webontwerp* webontwik* webwerf* webwerwe webtuiste* webgasheer* gasheerdiens* domein* e-handel*
      aanlynwinkel* aanlyn_winkel* soekenjin* seo databasis* data-analise dataontleding* data_ontled*
      dataverwerking databeskerming* dataherstel* datarugsteun* rugsteun* wolk wolkberging* wolkreken* wolkdienste
      bediener* netwerk* glasvesel* optiese_vesel* vesel* breëband* breeband* draadlose* draadloos* voip
      it-ondersteun* it-dienste rekenaarherstel* rekenaarsteun rekenaars skootrekenaar* selfoon* skermherstel
      skermvervanging drukkerherstel* drukkers kuberveilig* kubersekuriteit* kuberaanval* inligtingsekuriteit
      antivirus* brandmuur* kunsmatige_intell* masjienleer* outomatis* werkvloei* projekbestuur* taakbestuur*
      taaklys* tydopname* tydsbestuur* herinner* kennisgewing* statistiek* verslagdoening* paneelbord* dashboard*
      sinkronis* vanlyn* donker_modus donkermodus veeltalig* meertalig* soekfunksie* filters integras* uitvoer_na
      invoer_van api invoegtoepassing* inprop* plugin* oopbron* oop_bron* gebruikersbestuur gebruikerskoppelvlak*
      koppelvlak* enkripsie* versleut* tweefaktor* verifikasie wagwoord* aanmelding* toestemmings gebruikersregte
      kleurtema* temas sjablone sjabloon* kliëntebestuur* kliëntbestuur* crm erp betaalpoort* aanlyn_betaling*
      fakturering* fakture voorraadbestuur* voorraadbeheer kasregister* bespreekstels* besprekingstels* klets*
      videogesprek* videokonfer* lêerdeling* leerdeling* dokumentbestuur* dokumente_deel e-pos_bemark*
      nuusbriefstelsel* sms ligging_opsporing voertuigopspor* opsporing* gps kaarte qr-kode* strepieskode*
      spraakherken* gesigsherken* beeldherken* vertaling_outomaties toeganklikheid_instel* hulplessenaar* toetsing
      ontfouting* bronkode* kodekwaliteit weergawebeheer* ontplooi* houers kubernetes docker blokketting*
      slimhuis* slim_huis iot sensor* robotprosesse simulas* 3d-modell* virtuele_realiteit intydse* intyds
      regstreekse_stroom* stroomdiens* databergings* data_migras* datamigras* stelselintegras* digitalis*
      digitale_transf*
    `,
    marketing: `
      bemark* digitale_bemark* sosiale_media_bestuur sosialemedia* advertens* reklame* handelsmerkbou*
      handelsmerkontwik* handelsnaam* logo_ontwerp* logo-* grafiese_ontwerp* ontwerpwerk drukwerk* drukkery*
      drukdienste digitale_druk* litografie* visitekaart* besigheidskaart* pamflet* brosjure* plakkaat* plakkate
      plakkers banier* uithangbord* naambord* tekens voertuigplakk* voertuigbranding briefhoof* koeverte poskaart*
      uitnodig* trouuitnodig* kalenders katalogus* jaarblad* jaarblaaie boekdruk* boekuitgew* uitgewer* teksskryf*
      kopieskryf* inhoudskepping* inhoudbemark* redigering* taalredig* proeflees* proeflesing* vertaal* vertaling*
      tolkdienste tolking transkrip* fotograf* troufoto* gesinsfoto* babafoto* portretfoto* produkfoto* skoolfoto*
      hommeltuig* videograf* videoproduk* videoverwerking* trouvideo* animasie* klankopname* klankverhuring*
      klankstelsel* stemopname* skakelwerk* openbare_betrekkinge mediaskakel* persverklaring* marknavors*
      opnames_en_meningspeil* meningspeiling* strategiese_beplan* strateg* sakekonsult* sakeplan* sake-advies
      besigheidsplan* besigheidsadvies besigheidsontwik* bestuurskonsult* konsultasiedienste konsultante
      verandering_bestuur personeelwerwing* werwing* menslike_hulpbron* uitplasing* plasingsdienste oproepsentrum*
      telebemark* korporatiewe_geskenk* korporatiewe_klere promosiegeskenk* promosie-items korporatiewe_funksie*
      funksiebeplan* geleentheidsbeplan* geleenthede_bestuur* konferensiebestuur produkbekendstel* uitstalstand*
      skoustalletjie* borduurwerk* t-hemp-druk* skermdruk* sublimas* lasergraver* lasersny* 3d-druk* fotodruk*
      doekdruk* fotohokkie* dekor* blommerangskikk* troubeplan* koppelverkope nuusbriewe
    `,
    transport: `
      motorherstel* motorwerktuig* werktuigkund* paneelklop* duikklop* duikherstel* spuitverf* voertuigherstel*
      voertuigdiens* voertuigversiening motordiens motorversiening versiening* oliewissel* olieverander* remme
      remherstel* remskywe skokbreker* koppelaar* ratkas* enjin* silinderkop* uitlaat* bande bandherstel*
      wielsporing* wielbalans* wiele velge battery* motorbattery* lugreëling_hergas voorruit* windskerm* motorglas
      insleep* padbystand padwaardig* voertuiglisens* nommerplaat* nommerplate motoronderdele onderdele motorwas*
      motorskoonmaak* valet* detaillering* keramiese_laag motorverhuring* motorhuur* voertuigverhuring
      voertuigverkope gebruikte_motors gebruikte_voertuie tweedehandse_motors nuwe_voertuie nuwe_motors bakkies
      bakkie vragmotor* trokke minibus* busse bushuur* busdienste sleepwa* waentjies_huur motorfiets* bromponie*
      kragfiets* vierwielmotor* trekker* elektriese_voertuie elektriese_motors hibried* fietse elektriese_fiets*
      e-fietse kinderfiets* fietsherstel* fietswinkel* vervoer* taxi taxidienste skoolvervoer* personeelvervoer
      passasiersvervoer vragvervoer* lugvrag* seevrag* padvervoer* koerier* pakkiesaflewering* logisti* pakhuis*
      berging* stoorplek* selfberging* meubelvervoer* verhuising* trekdienste kantoorverhuising*
      verpakkingsmateriaal* doeaneklaring* klaringsagent* invoer_en_uitvoer invoere uitvoere houervervoer*
      skeepvaart* bote boot bootherstel* bootverkope buiteboord* jets vlootbestuur* vlootopsporing chauffeur*
      limousine* troumotor* kampwaens woonwahers* 4x4-toebehore* sleephaak* dakrak* bullbar* voertuigtoebehore
      motorsleutel* sleutelprogram* diagnostiese_toets* helikopter* vliegtuig* vlugopleiding* huurvlug* vlugte
      kodeb kode_8 kode_10 kode_14 kode_eb
    `,
    goods: `
      klere damesklere mansklere kinderklere babaklere skoene* sandale stewels vellies velskoen* rokke trourok*
      bruidsrok* matriekafskeid* pakke hemde t-hemde broeke rompe truie baadjies jasse onderklere slaapklere
      swemklere sportklere sportdrag werksklere werkdrag veiligheidsklere veiligheidsdrag veiligheidskoen*
      beskermende_klere uniforms handsakke beursies gordels hoede pette serpe handskoene sokkies kouse breigoed*
      tekstiel* materiale lap lapstowwe gordynstof* garing* wol breiwol* naaimasjien* juwel* trouring*
      verloofring* ringe halssnoer* oorbelle armbande horlosies geskenk* aandenking* speelgoed* legkaart*
      bababenodig* stootwaentjie* motorstoeltjie* blom blomme ruikers bloemis* potplante boeket* kerse geurkers*
      seep badprodukte beddegoed* linne lakens donsduvet* komberse kussings handdoeke tafeldoek* matras* beddens
      banke rusbank* eetkamerstel* eettafel* stoele tafels boekrakke tuinmeubel* buitemeubel* lampe spieëls
      spieels prente rame raamwerk fotorame matte huisware kombuisware kombuistoestel* eetgerei breekware glasware
      erdewerk* potte potplant messe jagmesse zakmesse sakmesse braaitoerusting braaihout* vuurmaakhout*
      brandhout* houtskool* briket* gas gasbottel* gasherlaai* gastoestel* tv_en_klank televisies elektronika*
      oudiotoerusting kameratoerusting batterylaaier* gereedskap* elektriese_gereedskap handgereedskap
      kragtoerusting* toerustingverhuring* masjinerie* masjiene kettingsaag* grassnyer* bosbreker* hardeware*
      ysterware* boumateriaal* boumateriale sement bakstene beton staal staalplate pype toebehore hout
      hout_en_planke planke triplex* dakplate teel verf verwe lakke vernis* gom seëlmiddel* kleefmiddel*
      chemikali* skoonmaakmiddel* skoonmaakprodukte smeermiddel* olies hidroul* pneumat* kleppe pompe filtrering*
      waterfilter* watersuiwer* verpakking* plastiekprodukte plastiek rubberprodukte glasvesel kartonne kratte
      skryfbehoeftes* kantoorbenodig* kantoormeubel* skoolbenodig* papierware boekmerke kunsbenodig* antiek*
      antieke_meubels oudhede versamelitems munte posseëls tweedehandse gebruikte_meubels sportgoed* sportware*
      kampeertoerusting* kamptoerusting hengeltoerusting* jagtoerusting* gewere ammunisie ruitertoerusting saals
      hondekos katkos troeteldierkos* dierevoeding visgerei muntstukke grafstene* kiste doodskiste vlae trofees
      medaljes kantoormasjien* afskortings rolstoel* mobiliteits* bril sonbrille leerware leerprodukte leerwerk
      velle springbokvelle
    `,
    farming: `
      boerdery* melkboerdery* beesboerdery* skaapboer* bokboerdery* varkboerdery* pluimvee* volstruisboerdery
      wildboerdery* wildteelt* graanboerdery* gewasse graan koring* mielies_en saaimielies gars hawer* sonneblom*
      sojaboon* soja grondboon* lusern* voergewas* kuilvoer* veevoer* voer voere kunsmis* bemesting* kompos saad
      saadkoring sade saailinge* kwekery* plante bome vrugtebome inheemse_plante vetplant* aalwyn* proteas rose
      rooster_plante bolle tuinplante wingerd* druiwe tafeldruiwe* rosyne* sitrus* lemoene suurlemoen* appels pere
      perskes appelkose pruime avokado* makadamia* pekanneut* olyfboord* boorde groenteproduksie aartappels uie
      tamaties pampoen* botterskorsie* suikerriet* rooibostee kruiekweek* hidropon* tonnelboerdery* bosbou*
      houtplantasie* plantasie* veeteelt* stoetery* stoetdier* stoetramme stoetbulle stamboek* bulle ooie koeie
      kalwers beeste bees brahman* bonsmara* nguni* afrikaner-bees* afrikanerbees* angus* simmentaler* hereford*
      drakensberger* boran* wagyu limousin* jersey* holstein* friesian dorper* merino* dohne* meatmaster* boerbok*
      angorabok* savanna-bok* melkbokke skaap lammers varke perde perdestoetery boerperd* arabiere hoenders
      lêhenne lehenne braaikuikens kuikens boschveld* eende ganse kalkoene volstruise bye byeboerdery* byekorwe
      heuningproduk* visboerdery* akwakultuur forelle tilapia wild wildsbokke springbok* koedoe* rooibok* elande
      gemsbok* blesbok* blouwildebees* swartwildebees* njala* waterbok* kameelperd* sebras buffel* renoster*
      olifant* leeus luiperd* jagluiperd* wolboerdery wolskeer* skeerdienste sybokhaar veilings veeveil* vangwerk
      grondontled* grondmonster* gewasbeskerm* onkruiddod* onkruidbeheer plaagdod* spuitdienste oes oesdienste
      stroper* ploeg* planters balers baalmasjien* spilpunt* besproeiingstels* drupbesproei* damme windpomp* kraal
      krale hanteerfasilit* weiding* veldbestuur* inseminas* kunsmatige_insem* embrio* dieregesondheid brandsiekte
      doop_en_dip boerbul* boerboel* rifrug* rhodesian_ridgeback border_collie* jack_russell* duitse_herdershond*
      labrador* dachshund* worshond* hondjies puppies teelmateriaal katte voëls papegaai* hondeteel* hondeherberg*
      hondehotel* kattery* troeteldiersorg
    `,
    social: `
      eredienste erediens bybelstudie* bybelskool* bybelgroep* kleingroep* selgroep* omgeegroep* gebed* biduur*
      bidure nagmaal* doop doopdienste belydenis* katkisas* kategese* sondagskool* kinderkerk* kinderdiens*
      jeugdiens* jeuggroep* jeugaksie* jeugbyeenkoms* jeugkamp* mannekamp* vrouekamp* mansbediening*
      vrouebediening* kinderbediening* jeugbediening* bediening bedieninge pastorale* pastoraat* preke preek
      prediking* lofprysing* aanbidding* dankfees* dankoffer* kerkbasaar* sending* uitreik* gemeenskapsprojek*
      gemeenskapsontwik* gemeenskapsdiens* huwelikseremonie* huweliksbevestig* huwelike huweliksvoorbereid*
      begrafnis* veraswing* verassing* rouberading* rouproses* rousorg* roubegeleiding seniors bejaardes*
      aftreeoord* ouetehuis* tehuis_vir* versorging* dagsentrum* kinderhuis* weeskinder* pleegsorg* pleegouer*
      aanneming* gestremd* sopkombuis* voedselhulp* voedingskema* kospakkies* kosskenking* klereskenking*
      noodleniging* rampverlig* armoede* hawelos* nagskuiling* skuiling* slagoffer* geweld_teen* geslagsgeweld*
      maatskaplik* maatskaplike_werk* maatskaplike_dienste welsyn* diereweld* dierewelsyn* dierbeskerming*
      natuurbewaring* bewaring bewaringsprojek* omgewingsbewaring* omgewingsopvoeding* herwinning* herwin
      vullisverwyder* afvalverwyder* afvalbestuur* waterverskaffing* watervoorsien* elektrisiteitsvoors* paaie_en
      straatveeg* brandweer* polisie* buurtwag* gemeenskapsveilig* misdaadvoorkom* plaasveiligheid* nooddienste
      rampbestuur* dorpsbeplanning* bouplangoedkeur* lisensiëring* lisensies permitte behuising* heropolisie*
      begraafplaas* begraafplase parke openbare_biblioteke munisipale_dienste verkeersdienste verkiesings
      fondsinsameling* skenking* borgskap* vrywillig* petisie* veldtog* bewusmaking* voorspraak* menseregte*
      moedertaal* taalregte* taalbevorder* kultuurbevorder* erfenisbewaring* ledevergadering* jaarvergadering*
      algemene_jaarverg* nuusbrief* toekenning* taalfees kamp tuinklub* vrouelandbou* ondersteuningsgroep*
      hulplyn* krisislyn* aa-groep* verslawingsherstel* jeugontwikkel* jeugsentrum* werkskepping* werkloos*
      entrepreneursontwik* loslitdag* casual_day bloedskenk* kinderbeskerm* ouerbegeleid* voortrekker* landsdiens
      veteraan* navorsing* beleidsnavors* subsidies toelaes kindertoelae* ouderdomspensioen* sassa* moskee*
      sinagoge*
    `,
  },
  nonOffers: {
    claims: `
      bekostigbaar* billike_pryse lae_pryse laagste_prys* mededingende_pryse mededingend* beste_prys* betroubaar*
      betroubare* professione* ervare ervaring jare_se_ondervinding jare_ondervinding vriendelik*
      vriendelike_diens uitstekende_diens persoonlike_diens persoonlike_aandag vinnige_aflewering vinnige_diens
      vinnig_en gehalte hoë_gehalte hoe_gehalte topgehalte waarborg* gewaarborg* kliëntetevredenheid kliëntediens
      tevredenheid gratis_kwotasie* kwotasie* geen_versteekte* eerlik* integriteit deursigtig* toegewyd* toewyding
      passie passievol* kundig* vakkundig* gekwalifiseerd* geregistreer* geakkredit* gesertifis* bekroond*
      familiebesigheid familie-onderneming gesinsbesigheid plaaslik_vervaardig eg_suid-afrikaans*
      trots_suid-afrikaans* omgewingsvriendelik* volhoubaar* veilig* veilig_en gemoedsrus doeltreffend*
      koste-effektief kostedoeltreffend* gemaklik gerieflik* maklik_om maklike_gebruik 24_7 24_uur altyd_betyds
      betyds stiptelik* vertrou* aandag_aan waarde_vir_geld innover* uitnemend* uitmuntend* bewese
      opgeleide_personeel ten_volle_verseker
    `,
    steps: `
      kies kies_jou kies_u bespreek bespreek_nou bestel bestel_aanlyn kontak_ons bel_ons stuur_vir stuur_ons
      vul_die voltooi_die registreer meld_aan teken_in laai_af betaal ontvang geniet ons_lewer ons_kom ons_bel
      ons_stuur ontmoet begin_hier stap_1 stap_2 stap_3 stap_4 eerste_konsultasie beplan_jou ontdek vind vind_jou
      installeer skandeer bevestig dien_in doen_aansoek aansoek skep_'n voeg_by aflewering_en terugvoer evalueer
      ontleed ontwerp_en implementeer hersien kry_'n maak_'n oorhandiging
    `,
    labels: `
      kontak kontakbesonderhede kontakinligting kontakpersoon oor_ons meer_oor ons_storie ons_span ons_visie visie
      missie visie_en_missie waardes ons_waardes geskiedenis_van ons_geskiedenis tuisblad tuis nuus nuutste_nuus
      jongste_nuus lees_meer meer_inligting inligting besigheidsure kantoorure openingstye ure adres posadres
      straatadres telefoon tel selfoonnommer e-pos epos faks ligging waar_is_ons kaart rigtings pryse pryslys
      tariewe produkte dienste ons_dienste ons_produkte galery fotogalery foto's video's blog gebeure kalender
      aankomende_gebeure borge vennote kliënte getuigskrif* getuienisse resensies gereelde_vrae vrae algemene_vrae
      vrae_en_antwoorde privaatheid privaatheidsbeleid privaatheidsverklaring koekiebeleid bepalings
      bepalings_en_voorwaardes terme_en_voorwaardes vrywaring kopiereg vakatures loopbane beskikbare_poste
      word_lid sluit_aan lidmaatskap skenk bankbesonderhede soek winkelmandjie mandjie my_rekening teken_uit
      wagwoord_vergeet taal afrikaans naam van boodskap datum tyd plek maandag dinsdag woensdag donderdag vrydag
      saterdag sondag openbare_vakansiedae volgende vorige terug terug_na_bo deel volg_ons sosiale_media argief
      kategorieë etikette skrywer jaarverslag aflaai dokumente vorms skakels nuttige_skakels bestuur personeel
      raadslede hoofkantoor takke totaal beskikbaarheid kapasiteit duur kategorie opsomming besonderhede
      beskrywing spesifikasies verwante_produkte voeg_by_mandjie
    `,
    roles: `
      bestuurder besturende_direkteur direkteur stigter medestigter eienaar mede-eienaar voorsitter
      ondervoorsitter visevoorsitter sekretaris sekretaresse tesourier raadslid skoolhoof hoof adjunkhoof hoof_van
      onderwyser onderwyseres juffrou opvoeder leraar predikant dominee pastoor ouderling diaken kantoorbestuurder
      bemarkingsbestuurder verkoopsbestuurder finansiële_bestuurder bedryfshoof ontvangsdame administrateur
      koördineerder assistent terapeut sielkundige verpleegster dokter sjef kok afrigter instrukteur fotograaf
      skrywer redakteur hoofredakteur ingenieur ontwikkelaar programmeerder tegnikus konsultant rekenmeester
      burgemeester dekaan professor dosent navorser vrywilliger
    `,
    prices: `
      per_nag per_persoon per_dag per_uur per_maand per_week per_jaar per_kind per_paartjie per_km prys fooi fooie
      toegangsfooi toegang deposito afslag spesiale_aanbieding gratis volwassenes kinders pensioenarisse
      kinders_onder vanaf_r ledegeld jaargeld maandeliks jaarliks ingesluit uitgesluit btw_ingesluit
      btw_uitgesluit skoolgeld registrasiefooi minimum_verblyf laagseisoen hoogseisoen buiteseisoen
    `,
  },
};
