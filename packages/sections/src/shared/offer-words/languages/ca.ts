import type { LanguageWords } from '../words.ts';

export const CATALAN: LanguageWords = {
  offers: {
    health: `
      acupuntura cirurgi* consulta* dental dermatolog* dietètic* ginecolog* implant* infermeri* logopèdi* massatg*
      medicin* nutrici* odontolog* ortodònci* osteopat* pediatr* podolog* psicolog* psicoteràpi* rehabilita* salut
      teràpi* tractament* veterinàri* atenció_mèdica audiòfon* dentist* diagnòsti* estimulació* malalti* ortopèdi*
      pilates podòleg* psicològic* psiquiatr* revisions migrany* cefale* mal_d'esquena mal_de_cap lumbàlgi*
      ciàtica cervicàlgi* cervicals dorsàlgi* hèrni* escoliosi artrosi artritis tendinitis tendinopat*
      fibromiàlgi* osteoporosi túnel_carpià galindons genoll* espatlla turmell* canell malucs mandíbula bruxisme
      atm postural* postura ansietat angoixa atacs_de_pànic depressi* estrès insomni trastorn* apnea apnees roncs
      vertígen* mareig mareigs acúfens autisme espectre_autista tdah dislèxi* discalcúlia dispràxi* quequesa fòbi*
      trauma traumes emdr dol addicci* deixar_de_fumar tabaquisme alcoholisme ludopati* anorèxi* bulími* obesitat
      sobrepès pèrdua_de_pes control_de_pes aprimament menopausa endometriosi embaràs embarass* prepart postpart
      preparació_al_part lactància nadons nadó còlics anticoncepció fertilitat reproducció_assistida infertilitat
      sòl_pelvià incontinència pròstata vasectomia disfunció_erèctil hipertensió colesterol tiroide* asma èczema
      psoriasi acne berrugues pigues melanoma càncer cicatri* cremades ferides varius limfedema drenatge_limfàtic
      limfàtic reflux microbiota intoleràncies al_lèrgies al_lerg* al_lèrg* angiolog* anestesi* biòpsi*
      colonoscòpi* digestiu hematolog* endocrin* mamografi* ressonànci* ecografi* doppler electrocardiograma
      holter prova_d'esforç radiografi* radiologi* nefrolog* neurolog* neurocirurg* neuropsicolog* neurofeedback
      pneumolog* pneumòleg* cardiolog* cardiòleg* reumatolog* traumatolog* ginecòleg* uròleg* urologi* oncològi*
      oncologi* proctolog* geriatri* otorinolaring* oftalmolog* oftalmòleg* optometri* òptica optica audiologi*
      audiòmetri* audiomètri* oïda baixa_visió miopia presbícia estrabisme cataractes glaucoma retina
      lents_de_contacte lentilles ulleres odontopediatr* endodònci* periodònci* pròtesis pròtesi invisalign
      alineadors fundes càries genives dents dent empastaments extraccions blanquejament* emblanquiment*
      higiene_bucal fisio fisiot* kinesiolog* plantilles ortesis cadires_de_rodes caminadors oxigenoteràpia
      cures_pal_liatives pal_liati* infiltracions injeccions metge_de_capçalera metges urgències analítiques
      anàlisi_de_sang anàlisis_clíniques extraccions_de_sang tests_pcr farmàci* parafarmàci* medicament*
      fórmules_magistrals fitoteràpi* aromateràpi* homeopati* naturopati* suplements complements_alimentaris
      constel_lacions constel_lacio* numerologi* reiki bioressonància magnetoteràpi* musicoteràpi* artteràpi*
      hipoteràpi* equinoteràpi* hidroteràpi* balneari balnearis talassoteràpi* termal* ventoses shiatsu tuina
      txi_kung chi_kung ayurved* reflexologi* iridologi* quiropràcti* quiromassatg* craniosacral sacrocranial
      bols_tibetans meditaci* mindfulness hipnosi hipnoteràpi* pnl creixement_personal autoestima
      gestió_de_l'estrès gestió_emocional sexologi* sexòleg* psicoanàlisi psicodrama gestalt cognitivoconductual
      counselling counseling coaching dejuni detox depuratiu tarot astrologi* ones_de_xoc electroteràpi*
      tecarteràpi* punció_seca drenatge* limfodrenatge* embenat* kinesiotape recuperació_funcional readaptaci*
      reeducació* propiocepci* neurorehabilita* logopeda logopedes vacuna vacunes vacunaci* esterilitzaci*
      castraci* microxip etologi* primers_auxilis desfibril_ladors desfibril_lador* hospitalitzaci* quiròfan*
      ambulatori maternitat uci telemedicina genètic* donació_de_sang revisió_mèdica certificat_mèdic
      certificats_mèdics quiropodi* psicòleg* psicopedagog* psicomotri* consultes_externes dieta dietes
      control_de_la_diabetis diabet* diàlisi sida vih drogodependències
    `,
    beauty: `
      barberi* bellesa cabell* celles cosmètic* depilaci* estètic* perruquer* tall tint ungles barber barbers
      barba afaitat* pentinat* recollit* trenes metxes balayage decoloraci* colorac* tenyit* allisat* queratina
      extensions botox_capil_lar capil_lar perruques núvia núvies pentinats_de_núvia maquillatg* micropigmentaci*
      microblading lífting lifting lífting_de_pestanyes pestanyes extensions_de_pestanyes làser fotodepilaci* cera
      fil_hindú engonals aixelles manicur* pedicur* esmaltat* nail_art facials facial higiene_facial peeling*
      exfoliaci* embolcall* hidrataci* rejoveniment antiedat arrugues botox bòtox àcid_hialurònic rellenos
      mesoteràpi* radiofreqüènci* cavitaci* criolipòlisi reafirmant* reductor* pressoteràpi* lpg microdermoabrasi*
      microneedling dermapen spa circuit_spa circuit_d'aigües hammam ritual* pedres_calentes kobido bronzejat*
      solàrium pírcing* piercing* tatuatg* eliminació_de_tatuatges colorimetria perfum* crema cremes sèrum
      pintallavis rímel maquilladora xampú* sabó_facial desodorant* liposuccions rinoplàsti* blefaroplàsti*
      abdominoplàsti* mamària empelt_capil_lar henna dermocosmètic*
    `,
    building: `
      bany* calefacci* construcci* cuines decoraci* disseny_d'interiors fusteri* instal·laci* jardineri*
      manteniment mobles neteja obres paletes pintura plaques_solars reform* rehabilitaci* reparaci* teulad*
      finestr* aïllament* aire_condicionat alumini arquitect* cuina* electrici* energia_solar fontaner* fusta*
      gas* lampister* manteniments* obra* paleteria* piscines* portes* restauració* sostres* terres* vidres*
      aparellador* interiorisme interiorist* delineaci* cèdules_d'habitabilitat cèdula_d'habitabilitat
      certificat_energètic certificats_energètics eficiència_energètica ite inspecció_tècnica
      aixecament_topogràfic topografi* geotècni* paleta manyeria manyà serraller* lampista lampistes fuster
      fusters guixaire* guixeria pladur pintor pintors vidrier* marbrist* marbre* granit tapisser* ebenist*
      envernissat* lacat* decapat* habitatge_unifamiliar habitatges_unifamiliars cases_passives casa_passiva
      passivhaus bioconstrucció cases_prefabricades prefabricat* estructures_metàl_liques metal_listeri*
      metal_list* ferreria forja ferro_forjat soldadur* acer_inoxidable inox planxisteri* calderer* fonaments
      fonamentació excavacion* moviments_de_terra enderroc* demolici* desamiantat fibrociment amiant* runa runes
      contenidors_de_runa bastides grues treballs_verticals façan* arrebossat* estucat* estuc monocapa calç tàpia
      sate aïllant* suro envans particions terrats terrat teules canaleres canalons canals_pluvials
      impermeabilitz* humitats humitat fissures claraboies velux xemeneies xemeneia estufes estufa
      estufes_de_pèl_let pel_let biomassa calderes caldera escalfadors escalfador termos radiadors terra_radiant
      bomba_de_calor aerotèrmi* geotèrmi* energia_fotovoltaica fotovoltai* autoconsum plaques_fotovoltaiques
      bateries_solars carregadors_elèctrics punts_de_recàrrega punt_de_recàrrega ventilaci* conductes refrigeraci*
      cambres_frigorífiques fred_industrial fred_comercial aires_condicionats climatitzac* aigua_calenta butà
      instal_lad* fuites fuita_d'aigua desembussaments desembús desembussar clavegueram fosses_sèptiques canonades
      aixetes sanitaris lavabos dutxes dutxa mampares descalcificador* osmosi dipòsits pous pou reg reg_automàtic
      regs bombament quadres_elèctrics butlletí_elèctric butlletins_elèctrics il_luminació il_luminaci*
      enllumenat* led antenes antena parabòliques porter_automàtic porters_automàtics intèrfons alarmes alarma
      càmeres_de_seguretat control_d'accessos extintors extintor protecció_contra_incendis contra_incendis
      detecció_d'incendis detectors_de_fum ascensors ascensor elevadors muntacàrregues salvaescales accessibilitat
      domòtiques parallamps alta_tensió baixa_tensió mitjana_tensió grups_electrògens panys pany claus
      còpia_de_claus caixes_fortes porta_blindada automatismes tanques tancament* pvc reixes baranes passamans
      escales escala_de persian* mosquiteres tendals tendal veles_de_toldo toldos pèrgol* pergoles porxos porxo
      marquesines carpes miralls parquets parquet tarimes tarima moqueta linòleum vinil microciment resines
      rajoles rajola enrajolat* paviment* mosaic hidràulic_mosaic gres porcellànic pedra pedra_natural pedra_seca
      murs mur pedra_picada formigó formigons formigó_imprès asfaltat* asfalt empedrat* llambordes encofrat*
      pilars bigues biga forjats micropilots sondejos perforacions locals_comercials armaris armari
      armaris_encastats vestidors taulells encimeres paper_pintat papers_pintats jardins jardí jardiner jardiners
      jardiners_i poda podes poda_d'arbres esporga tala tala_d'arbres desbrossa* gespa gespa_artificial gespes
      tanques_vegetals jardins_verticals cobertes_verdes coberta_verda estanys paisatgisme paisatgist* liner
      neteges abrillantat* desinfecci* desinsectaci* desratitzaci* control_de_plagues plagues paneroles escarabats
      formigues tèrmits xinxes rosegadors rates ratolins coloms vespes mosquits paparres puces processionària
      vespa_asiàtica ratpenats legionel_la buidatge_de_pisos buidatge* buidat_de buidats síndrome_de_diògenes
      manetes bricolatge consergeri* porteria urbanitzaci* decorador* aglomerat contraxapat marqueteri* torneria
      daurat* bricoler
    `,
    legal: `
      advoca* assegurança* assessor* auditor* comptab* contract* crèdit* divorci* dret finan* fiscal* gestori*
      herènci* immobili* invers* jurídic* laboral* lloguer* mercantil penal procurador* notari* estrangeria
      nacionalitat arrelament permisos_de_residència permís_de_residència asil successions successori* testament*
      donacions_i usdefruit separacions custòdia_compartida custòdia pensió_d'aliments règim_econòmic
      capitulacions parella_de_fet incapacitaci* tutela tuteles mediaci* arbitratge conciliaci* litig*
      negligències_mèdiques negligènci* responsabilitat_civil accidents_de_trànsit accident* indemnitzaci*
      reclamacions reclamació clàusules_sòl clàusul* acomiadament* incapacitat_permanent incapacitats invalidesa
      jubilaci* pensions desnonament* impagats impagat morositat recuperació_de_deutes deutes segona_oportunitat
      insolvènci* concursal reestructuraci* fusions_i constitució_de_societats constitució_d'empreses
      creació_d'empreses dissolució_de_societats traspassos_de_negoci traspàs rgpd lopd compliment_normatiu
      compliance propietat_intel_lectual propietat_industrial patents marques_i registre_de_marques licitacions
      expropiaci* poders_notarials apoderament escriptur* actes_notarials plusvàlu* impost* irpf iva_trimestral
      declaració_de_la_renda renda declaracions_de_renda declaració_d'iva impost_de_societats patrimoni_impost
      model_303 tributari* tributs taxes_i comptes_anuals balanços nòmines nòmina autònoms alta_d'autònoms pimes
      facturació_d'autònoms subvencions ajuts_i tresoreria pla_d'empresa factoring lísing leasing rènting renting
      hipotec* hipotèqu* préstecs préstec microcrèdits avals dipòsits_a_termini estalvi estalvis plans_de_pensions
      pla_de_pensions borsa assegurances pòlisses decessos mútu* mutualit* sinistres perit* taxaci* valoraci*
      administració_de_finques administrador_de_finques finques comunitats_de_propietaris comunitats_de_veïns
      compravend* pisos pisos_en_venda cases_en_venda solars naus_industrials nau_industrial habitatges
      home_staging gestió_patrimonial gestió_de_patrimonis patrimonis capital_risc consolidació_de_deutes
      últimes_voluntats apostilla trànsit_multes multes recursos_administratius tràmits tràmit
    `,
    education: `
      acollida anglès aprenent* casal* colònies escola* extraescolar* formació idiomes infantil mentor* música
      seminari* taller* batxillerat aules classe* curs* educaci* escoles formacions* formatiu* guitarra infants*
      institut instrument* llar* llengües monitor* oficis piano* programes reforç* robòtica tutori* xerrad*
      parvulari eso primària secundària fp graus grau màsters màster màsters_i postgraus postgrau doctorat* tesis
      universitari* selectivitat proves_d'accés prova_d'accés oposicions preparació_d'oposicions acadèmi* repàs
      tècniques_d'estudi deures menjador menjadors servei_de_menjador hora_de_pati pati sorral gronxadors tobogan*
      campus campus_d'estiu estades estada estades_lingüístiques intercanvis intercanvi erasmus preinscripci*
      matrícula matriculaci* ludotec* cangurs cangur joc_lliure francès alemany italià xinès àrab japonès rus
      llatí grec castellà català occità català_per_a_adults llengua_de_signes lectoescriptura ortografia gramàtica
      cal_ligrafia cal_ligrafi* matemàti* física química biologia ciències tecnologia geografia filosofia economia
      robòtiques scratch stem steam ofimàtica mecanografia dibuix costura ganxet mitja_i escriptura_creativa
      solfeig conservatori combo bateria violí violoncel flauta clarinet saxo saxòfon trompeta trombó acordió arpa
      ukelele contrabaix baix_elèctric percussió orgue autoescola autoescoles permís_b permís_a permís_c permís_d
      teòrica pràctiques_de_conducció recuperació_de_punts psicotècnics prl carretoner* manipulador_d'aliments
      manipulació_d'aliments director_de_lleure premonitor certificat_de_professionalitat
      certificats_de_professionalitat acreditació_de_competències pràctiques_en_empresa becaris beca mestratge
      masterclass màster_class conferènci* ponènci* simposi aula_virtual teleformació e-learning moodle
      certificacions cambridge first toefl ielts aptis montessori waldorf pedagogi* necessitats_educatives
      altes_capacitats universitat_d'estiu afa ampa
    `,
    hospitality: `
      allotjament* apartament* càmping cases_rurals esmorzar* excursi* habitaci* hotel piscina senderisme
      visites_guiades rutes aparcament acampada casa_rural cel* dormir* entorn* esdeveniment* itineraris*
      piscines* restaurant* ruta* sales* terrass* visita* zona* barbacoa llit_de_matrimoni llits llit lliteres
      bressol dormitori dormitoris suites suite estudis habitatges_d'ús_turístic cases_de_turisme turisme_rural
      masia masies hostal hostals pensió_completa mitja_pensió alberg albergs refugi refugis bungalou bungalous
      bungalows mobil-home mobil-homes caravanes glàmping glamping parcel_les cabanes cabanes_als_arbres
      cases_als_arbres iurta tot_inclòs nevera microones rentadora rentavaixelles assecador tovalloles wifi wi-fi
      wifi_gratuït pàrquing pàrquing_gratuït garatge balcó jacuzzi sauna solàrium vistes_al_mar sala_de_reunions
      sala_d'actes sala_polivalent sala_de_conferències menjador_privat espai_de_treball coworking inflables
      inflable banquets banquet comunions batejos aniversaris aniversari acomiadaments_de_solter
      team_building_rural escapades escapada caps_de_setmana cap_de_setmana viatges viatge viatges_de_nuvis
      viatges_organitzats viatges_a_mida viatges_en_grup agència_de_viatges creuers creuer sortides_en_vaixell
      passeig_en_vaixell passejad* passejades_a_cavall enoturisme turisme_actiu ecoturisme oleoturisme agroturisme
      audioguies gimcan* joc_d'escapada escape_room caça_del_tresor parc_d'aventura tirolina tirolines
      barranquisme ràfting globus vols_en_globus viatge_en_globus parapent salt_de_pont puènting caiac snorkel
      submarinisme bateig_de_mar baptismes surf paddle_surf motos_d'aigua esquí raquetes_de_neu trineus forfets
      via_verda camí_de_ronda camí_de_sant_jaume camins senders sender_* gr miradors mirador coves parc_natural
      parcs_naturals castells_i monestir* ermites pícnic àrea_de_pícnic barbacoes barbecue mascotes_admeses
      trasllats_a_l'aeroport trasllats transfer consigna recepció_24 bugaderia bressols hamaques para-sols
      amarratges amarres termes circuit_termal
    `,
    food: `
      botifarr* cafè* càtering cervesa* entrepans formatge* fruita menú* pa pastiss* sopar vi vins dinar carta
      verdur* amanid* arrossos begud* bolets canelons* carn* coca coques dolços embotit* entrants esmorzar*
      fruites* gelat* mel menjar* oli* pastís* paella* peix* pizza* plat* postr* sucs tapes xocolat* pernil
      te_verd tes_i_infusions te_negre entremesos aperitius vermut vermuts vermuteria entrepà bikini torrades
      torrada escalivad* esqueixad* empedrat xató calçotad* calçots escudella fricandó suquet* fideuà fideus arròs
      arròs_negre arròs_a_la_cassola paelles risotto* lasany* macarrons espagueti* pasta pastes raviolis pizzes
      calçone focaccia hamburgues* frankfurt* hot_dog kebab tacos nachos croquet* braves patates patates_fregides
      truites truita truita_de_patates ous ous_ferrats bunyols bunyols_de_bacallà bacallà lluç rap turbot orada
      llobarro tonyina salmó sardines seitons anxoves calamars sípia pop popets gambes gamba llagostins
      escamarlans llamàntol llagosta musclos cloïsses navalles ostres marisc mariscada mariscades graellada
      graellades a_la_brasa brasa xai xais cabrit conill pollastre* pollastres_a_l'ast a_l'ast ànec oca magret
      gall_dindi porc garrí vedell* bou filet entrecot* xurrasco mandonguilles peus_de_porc galtes cap_i_pota caça
      senglar cargols cargolada llegums cigrons mongetes llenties seques faves pèsols espinacs carbassó albergíni*
      alberginia pebrots ceba cebes alls tomàquet tomàquets enciams carxof* espàrrecs bolet rovellons ceps tòfona
      trufa tòfones sopes sopa brou caldos sushi ramen poke curri hummus falàfel wok fuet llonganiss* bull
      sobrassad* xoriço* espetec secallona cansalada xarcuteri* cansaladeri* polleria fruiteri* verduleri* forn
      forns fleca fleques forner* pans barres baguet croissant* brioixeria brioix ensaïmad* magdalen* galet*
      neules torrons torró panellets mona_de_pasqua mones_de_pasqua tortell tortell_de_reis tortells
      crema_catalana mató recuit flam flams braç_de_gitano carquinyolis melindros xuixo* bunyols_de_vent
      bunyols_de_quaresma orelletes tarta tartes cheesecake brownie* cupcakes muffins donuts gofres creps crep
      crepes crêpes xurros xurreria bombons bombó caramels llaminadures dolç orxat* granissat* sorbet* iogurt*
      llet lactis mantega nata melmelad* confitur* codonyat conserv* vinagre allioli romesco salses salsa espècies
      safrà sal fruits_secs ametll* avellan* castany* cireres préssecs pomes peres taronges llimones raïm figues
      maduixes melons síndria farines farina cereals_i infusions tallat cigaló cacaolat suc batuts batut smoothies
      refrescos aigües aigua_mineral llimonada cerveses cerveses_artesanes de_barril ipa cava caves escumós
      escumosos garnatxa carinyena xarel_lo macabeu parellada penedès priorat montsant empordà bodega bodegues
      licors ratafia ratafies aiguardent ginebra gin gintònic gintònics combinats còctels còctel cocteleria mojito
      sangria whisky rom vodka digestius pizzeria pizzeries braseria marisqueria rostisseria per_emportar
      a_domicili pica-pica coffee_break cuiner_a_domicili showcooking tast tastos maridatge maridatges degustaci*
      cistelles_de_nadal lots_de_nadal lot_de_nadal paneres paneres_de_nadal sense_gluten sense_lactosa vegà
      vegana vegans vegetarià vegetariana vegetarians queviures colmado ultramarins congelats sucre verat
      boquerons olla brunch
    `,
    culture: `
      actuacions arts biblioteca cant castellers cinema concert* dansa esdeveniment* exposici* fest* museu
      orquestra publicacions teatre tradici* arxiu cor* sardanes activitats* audiovisual* balls* cançons cultural*
      danses* diables documental* escultur* espectacl* fires gegant* història* jocs* lectur* llibre* música*
      pintur* poesia puntaires* taller* teatral* trobada* visites* ceràmic* cobla cobles sardana aplec aplecs
      havaneres rumba rumba_catalana jazz blues rock pop folk gòspel soul flamenc hip-hop rap reggae dj discjòquei
      discomòbil karaoke cantautor* cantades cantada caramelles nadales polifoni* recital recitals quartet quintet
      trio orquestres bandes xaranga xarangues batucada gralles gralla grallers timbals tabalers tabals dolçaina
      colla castellera castells bestiari capgrossos bastoners ball_de_bastons esbart esbarts trabucaires falles
      falla fallers foguera fogueres revetll* revetlla_de_sant_joan sant_joan sant_jordi diada_de_sant_jordi diada
      diades la_castanyada castanyada rua rues cavalcada cavalcades cavalcada_de_reis reis_mags patge_reial
      cagatió caga_tió tió nadal pastorets pessebr* pessebre_vivent setmana_santa processó processons passió
      focs_artificials castell_de_focs titelles titella màgia mag mags pallassos pallasso circ* malabars clown
      monòlegs improvisaci* comèdi* tragèdi* drama òpera sarsuela ballet ball_de_saló ball_en_línia swing
      lindy_hop salsa bachata tango country cinefòrum cineclub curtmetratg* pel_lícul* pel_licul* guió animacions
      mostra mostres galeria_d'art art_contemporani art_urbà murals mural grafits graffiti aquarel_l* gravats
      gravat litografi* serigrafies_art il_lustracions il_lustraci* còmic còmics manga vinyetes terrissa
      terrissaire* terrisseria ceramistes tapissos teixits_artesans cistelleria esmalts orfebreri* enquadernaci*
      puntes_de_coixí puntes_al_coixí brodats macramé patchwork origami scrapbooking manualitats artesan*
      residències_artístiques residència_artística premi_literari premis_literaris certamen certàmens concurs
      concursos concurs_literari tertúli* hora_del_conte contes contacontes rondalles llegendes novel_la novel_l*
      poemes poema poemari* recital_poètic assaig_literari narrativa relats biografies revista revistes podcast
      pòdcast* ràdio emissora ecomuseu patrimoni jaciment* arqueologi* recreació_històrica recreacions_històriques
      mercat_medieval mercats_medievals fira fira_d'artesania fira_medieval mercat_de_nadal fira_de_nadal mercats
      mercat_de_segona_mà encants intercanvi_de_plaques col_leccionisme col_leccio* numismàtica filatèlia
      modelisme genealogia astronomia planetari escacs joc_de_rol dòmino bingo quinto quina loto rifa sorteig
      tómbola quiz trivial cosplay ball_de_tarda àpats_populars calçotada_popular enregistrament
      estudi_de_gravació gravació vinils discos discs luthier lutier subhast* ateneu ateneus agermanament
      cicle_de_conferències taula_rodona taules_rodones debats jornades congress* ateneu_popular nit_de vetllad*
    `,
    sport: `
      atletisme bàsquet ciclisme escalada esport* excursionisme fitness futbol handbol ioga judo muntanya natació
      pàdel patinatge pilates rem tennis vela vòlei voleibol running marató mitja_marató trail caminades caminada
      caminada_popular marxa_nòrdica alpinisme rocòdrom rocòdroms búlder boulder via_ferrada barrancs espeleologi*
      esquí_alpí esquí_de_fons snowboard raquetes patins patins_en_línia hoquei hoquei_patins hoquei_herba skate
      monopatí btt bmx spinning cicloturisme bicicletada aquagym aiguagim waterpolo salvament busseig immersion*
      submarinis* apnea piragüisme caiacs surf windsurf kitesurf optimist regates regata esquí_nàutic pesca
      tir_amb_arc paintball karts kàrting motocròs enduro trial quads ral_li aeromodelisme paracaigudisme parapent
      vol_sense_motor bitlles petanca botxes billar dards ping-pong bàdminton esquaix frontó pilota pilota_basca
      pickleball beisbol softbol criquet rugbi rugby minibàsquet korfbal hoquei_sobre hipopressius gimnàstic*
      gimnàs gimnasos gim trampolí parkour acrobàcies pole_dance twirling hatha vinyasa kundalini yoga tai-txi
      taitxí tai_txi zumba step aeròbic body_pump bodypump crossfit funcional entrenament_funcional hiit trx tbc
      gac musculació entrenador_personal entrenament_personal entrenament* estiraments càrdio cardio abdominals
      boxa boxeig kickboxing muay_thai karate taekwondo aikido jiu-jitsu jujitsu mma kung_fu krav_maga
      defensa_personal lluita_lliure esgrima capoeira hípica equitaci* doma salt_d'obstacles ponis poni triatló
      duatló aquatló llançaments campionat* lliga lligues torneig tornejos copa_catalana competici* partits
      multiesport multiesports llicències_federatives federar-se agility canicròs e-sports curling golf minigolf
      senderistes
    `,
    software: `
      aplicaci* automatitz* ciberseguretat dades desenvolupament digital* domòtica informàtic* internet
      manteniment_web núvol plataforma* programaci* programari servidor* sistemes software web* xarxes
      intel·ligència_artificial ordinadors ordinador portàtils impressores impressora fotocopiadores tòners
      còpies_de_seguretat còpia_de_seguretat antivirus tallafocs vpn autenticaci* doble_factor
      signatura_electrònica idcat xifratge xifrat hosting dominis registre_de_dominis virtualitzaci* migraci*
      assistència_remota botiga_en_línia botigues_en_línia botigues_online botiga_online comerç_electrònic
      ecommerce e-commerce posicionament_seo seo wordpress prestashop drupal odoo apps app android ios intranet
      portal_de_transparència erp crm tpv codi_obert codi_font linux open_source big_data anàlisi_predictiva ia
      chatbot xatbot* chatbots assistents_virtuals visió_per_computador reconeixement_de_veu reconeixement_facial
      blockchain cadena_de_blocs iot realitat_virtual realitat_augmentada modelatge_3d modelatge simulaci*
      ciutat_intel_ligent smart_cities robots sensors scada gis sig cartografi* mapes mapa_interactiu
      geolocalitzaci* gps facturació_electrònica factura_electrònica facturaci* gestió_d'estocs control_horari
      registre_horari fitxatge quadre_de_comandament quadres_de_comandament informes estadístiques estadístic*
      recordatoris recordatori notificaci* alertes alerta avisos_automàtics sincronitzaci* exportaci* importaci*
      mode_fosc mode_sense_connexió sense_connexió multilingüe multiplataforma filtres cerca_avançada codis_qr
      codi_qr codi_de_barres rfid xat fòrum reserves_en_línia reserves_online cita_prèvia_en_línia
      passarel_la_de_pagament passarel_l* pagaments pagament_en_línia formularis_en_línia enquestes_en_línia
      control_parental contrasenyes teletreball telefonia telefonia_mòbil telefonia_ip centraleta centraletes
      fibra fibra_òptica banda_ampla 4g 5g wimax cablejat cablejat_estructurat telecomunicaci* wi-fi_empresa
      antenes_wifi satèl_lit satèl_lit* streaming retransmissi* subtitulaci* experiència_d'usuari ux ui prototip*
      integracions api apis plugins microserveis devops docker ciberatacs ensinistrament_models algoritm*
      algorism*
    `,
    marketing: `
      audiovisual* branding campany* comunicaci* consultori* disseny* edició fotografi* gràfic* identitat impremta
      impressi* logotip* màrqueting publicitat retolaci* traducci* vídeo* estratègi* recerca gabinet_de_premsa
      notes_de_premsa nota_de_premsa comunicats relacions_públiques community_manager influencers google_ads
      falques_de_ràdio tanques_publicitàries redacció redacció_de_continguts continguts copywriting storytelling
      naming marca_personal creació_de_marca logos logo maquetaci* il_lustració infografi* animació_2d animació_3d
      motion_graphics drons dron reportatges reportatge sessions_de_fotos sessió_de_fotos fotògraf* book_de_fotos
      tour_virtual locució locucions doblatge òfset gran_format serigrafi* brodat estampaci*
      samarretes_personalitzades regal_promocional articles_publicitaris marxandatge merchandising fotocòpies
      copisteria enquadernacions plastificat* cartells cartell cartelleria fulletons fulletó díptics tríptics
      tríptic flyers flyer catàlegs catàleg targetons invitacions postals calendaris_personalitzats
      agendes_personalitzades carpetes sobres segells_de_goma tampons adhesius adhesiu vinils_decoratius
      vinils_adhesius rètols rètol rètols_lluminosos plaques lones lona pancartes pancarta banderoles banderes
      roll-up roll-ups senyalitzaci* senyalística expositors estands estand congressos convencions
      organització_de_congressos inauguracions hostesses azafates wedding_planner so_i_llum sonorització
      equips_de_so pantalles_led teambuilding team_building incentius bústia bustiada bustiades telemàrqueting
      call_center enquestes estudis_de_mercat estudi_de_mercat mystery coaching_empresarial lideratge
      gestió_del_canvi recursos_humans selecció_de_personal ett treball_temporal headhunting internacionalització
      emprenedor* viver_d'empreses acceleradora incubadora pla_d'igualtat plans_d'igualtat rsc petjada_de_carboni
      iso_9001 iso_14001 certificacions_iso prospecci* traduct* interpretació_simultània
      interpretació_de_conferències intèrpret* transcripci* autopublicació editorial* branded
    `,
    transport: `
      automòbil* autocar* càrrega cotxe* furgonet* lliurament* logístic* mecànic* missatger* mudances recanvis
      taxi transport* vehicle* planxist* pneumàtic* frens amortidors embragatge* tub_d'escapament bateries llunes
      parabrises alineaci* equilibrat* diagnosi pre-itv preitv itv revisió_pre-itv rentat rentats rentacotxes
      polit* detailing concessionari* desballestament desguàs grua grues servei_de_grua assistència_en_carretera
      auxili_en_carretera remolc* enganxalls minibús minibusos microbusos autobus autobús autobusos bus
      bus_turístic tren trens ferrocarril metro tramvia funicular telefèric vtc xofer conductors_privats
      ambulànci* duanes duaner* despatx_de_duanes paqueteria paquets enviaments enviament_urgent
      enviaments_internacionals repartiment* distribució_urbana última_milla magatzem* emmagatzem* trasters
      traster guardamobles mudança palets paletitz* embalatg* carretons_elevadors carretó_elevador
      preparació_de_comandes picking flotes contenidor* motocicletes motos moto ciclomotors escúters
      patinets_elèctrics bicicleta_elèctrica bicis camions camió furgons embarcacions vaixells veler* barques
      motors_forabord nàutic* hivernatge varada drassanes dàrsena benzin* combustible* lubricants carburant*
      estació_de_servei recanvi carsharing bicing pupil_latge
    `,
    goods: `
      accessori* bicicletes calçat ceràmic* flors joieri* llibreri* material* mobiliari objectes plantes productes
      regals roba teles eines vidre llana fils fil madeixes merceria merceries botons agulles patrons_de_costura
      màquines_de_cosir màquina_de_cosir teixits estors coixins cotó lli seda vellut jerseis jersei dessuador*
      samarret* camises camisa bruses pantalons texans faldilles vestits vestit vestits_de_núvia americanes abrics
      abric jaquetes jaqueta anoracs impermeables armilles pijames pijama bates llenceria mitjons mitges biquinis
      uniformes uniforme davantals guants epis cascs_de_seguretat mascaretes disfresses disfressa sabates
      sabates_de_dona sabater* botes botins sandàlies espardenyes avarques vambes sabatilles plantofes ataconador
      bugaderies tintoreries tintoreria modista modistes sastreria bosses bossa motxilles motxilla maletes maleta
      moneders carteres cinturons mocadors bufandes barrets gorres paraigües clauers rellotg* joies joia anells
      anell aliances polseres polsera collarets collaret arracades penjolls or diamants perles argenteria minerals
      encens espelmes espelma ambientadors sabons sabó detergent* lleixiu desinfectant* drogueria drogueries
      químiques dissolvents coles cola segellants silicona greixos plàstic* cautxú resina_epoxi metacrilat
      policarbonat escuma embalatges caixes_de_cartró cartró bobines ampolles garrafes bótes_de taps tap_de_suro
      envasos papereria papereries bolígrafs llapis retoladors carpetes_i tinta cartutxos tòner cadires cadira
      butaques butaca tamborets bancs taules taula escriptoris sofàs sofà sofàs_llit matalass* somiers coixí
      capçals tauletes_de_nit calaixeres còmodes prestatg* aparadors miralls_i quadres quadre marcs emmarcaci*
      catifes catifa estores edredons edredó mantes llençols fundes_nòrdiques tovallol* estovalles draps làmpad*
      llums llum bombetes gerros gerro figuretes estàtues vaixell* copes gots tasses tassa coberts ganivets
      ganivet olles cassoles teteres torradora batedora electrodomèstic* rentadores assecadores frigorífic*
      neveres congeladors forns_elèctrics campanes_extractores planxa planxes aspirador* ventiladors televisors
      televisor altaveus auriculars tocadiscos amplificadors càmeres càmera prismàtics telescopis microscopis
      mòbils telèfons_mòbils tauletes fundes_de_mòbil carregadors cables teclats ratolí_ordinador discos_durs
      memòries_usb piles consoles electrònica ferreter* maquinària maquinària_industrial serres_mecàniques
      motoserres trepants trepant martells tornavisos cargols_i_femelles cargoleria femelles volanderes tacs
      fixacions frontisses manetes_de_porta cadenats escales_de_mà carretons compressors hidronetejador* soldador*
      rodaments engranatges reductors cilindres vàlvul* racords mànegues tubs tub canonada juntes molles cadenes
      politges premses torns tornejat* fresat* mecanitzat* motlles injecció_de_plàstic extrusió* fosa foneria
      forja_industrial estampació_metàl_lica plegat* oxitall galvanitzat* zincat cromats anoditzat* metal_lúrgia
      metal_lúrgi* siderúrgi* xapes planxa_metàl_lica metrologi* calibratge* calibraci* bàscules balances
      manòmetres sondes variadors motors_elèctrics motors motor bobinatge* electrovàlvules màquines_eina
      màquina_eina línies_de_producció envasadores envasament embotellament filtració filtres_industrials
      bescanviadors tolves sitges trituradores excavadores miniexcavadores retroexcavadores formigoneres sorra
      grava graves àrids terra_vegetal escorça ciment morter maons totxos taulers taulons posts llistons llenya
      briquetes estelles pèl_lets carbó bombones para-sol gandules torretes testos jardineres_testos tallagespes
      desbrossadores motocultors tallabardisses mànega_de_reg compostadors florist* rams ram rams_de_núvia
      flor_tallada orquídies cactus bonsais avets arbre_de_nadal arbres_de_nadal joguin* nines nina peluixos
      peluix trencaclosques puzles segells_de_col_lecció monedes insígnies medalles trofeus copes_i_trofeus
      figures_de_col_lecció raquetes_de canyes_de_pescar esquers articles_de_pesca armeria cartutxos_de_caça
      guarnicioneria pinso pinsos aliments_per_a_mascotes aquaris aquariofília terraris gàbies collars
      llits_per_a_gossos cigarretes_electròniques estanc estancs tabac premsa_i_revistes partitures guitarres
      taüts urnes làpides esqueles segona_mà vintage antiguitats antiquari* brocanter* fet_a_mà fetes_a_mà
      artesanals vals_regal val_regal xecs_regal targetes_regal targeta_regal idees_per_regalar llistes_de_noces
      llista_de_naixement cistelles cistell cabassos vímet maniquins prestatgeries_industrials vitrines vitrina
      taquilles contenidors_de_residus papereres
    `,
    farming: `
      agrícol* agricultura animals boscos cavalls celler* cultiu* fruiters granja horta mel oliv* ramader* vinya
      forestal llavors ecològic* blat ordi civada sègol espelta blat_de_moro panís colza gira-sol soja alfals
      farratge* userda ensitj* palla fenc sembr* sega segad* verem* fems purins compost compostatge adob*
      fertilitzant* fitosanitar* control_biològic irrigaci* llaurar arades agronòm* agronomia permacultura
      biodinàmi* producció_integrada venda_directa venda_de_proximitat circuit_curt cooperativa_agrària
      cooperatives_agràries cistelles_ecològiques horts hort horts_urbans hortalisses hortalissa hortícol*
      horticultur* planter planters herbes_aromàtiques herbes_remeieres fructicultura fruiter arbres arbre
      arbequin* trull almàsser* molí molins ametllers avellaners garrof* castanyers noguer* cirerers presseguers
      pomeres perers tarongers cítrics figueres_arbre vinyes vinyar* vinyers raïms verema_manual vinificaci*
      viticult* vitivin* criança bótes garrigues cava_elaboració destil_leria destil_leri* tòfona_negra lavanda
      espígol llúpol roses roser* bulbs geranis pètals arbust* vivaces palmeres bambú coníferes viver* garden
      hivernacle* planta_ornamental ramats ramat vaques vaca vedells toros braus bruna_dels_pirineus boví ovelles
      ovelles_i xais cabres cabra cabrits oví cabrum porcs truges garrins porcí pollastres_de_pagès gallines
      gallina pollets galls indiots ànecs oques guatlles estruços ous_de_pagès ous_frescos aviram avicult* avícol*
      conills cunicult* llet_crua llet_fresca pastor* pastura* pastures transhumància escorxador* esquilada cavall
      eugues euga poltres pupil_latge ferrador* hípics ases ase burros mules ruc_català ponis_i abelles apicult*
      arnes eixams pol_len pròpolis gelea_reial cera_d'abella piscicult* aqüicult* musclera ostricultura algues
      helicicultura cria_de_gossos criador* cadells cadell gatets residència_canina residència_per_a_gossos
      guarderia_canina ensinistrament* ensinistrament_caní passejador_de_gossos gos_d'atura pastor_alemany
      labrador golden_retriever bulldog caniche podenc perdiguer gossos gos gats gat ocells ocell canaris lloros
      rèptils tortugues hàmsters fauna flora silvicult* serradora serradores pellet suro_extracció pela_del_suro
      bosc bosc_comestible repoblaci* reforestaci* plantada_d'arbres plantació_d'arbres zones_humides aiguamolls
      basses biodiversitat caça_major vedats pagès* pagesi* masover* arrendament_rústic finca_rústica
    `,
    social: `
      ajuda atenció* benestar casament* cooperaci* cura discapacitat drets gent_gran inclusi* inserci* joves
      mediambient* participació refugiats sensibilitzaci* serveis social* solidari* voluntari* acollid* acompanya*
      activitats* adolescents* assessorament* beques cooperatiu* dependència* desenvolupament* dones* educatiu*
      emergènci* famíli* formació* gènere* infància* joventut* laborals mediació* mentoria* orientaci* prevenció*
      programa* programes* projecte* sociolabor* suport* tallers* trobades* residències_geriàtriques
      residència_geriàtrica residències centre_de_dia centres_de_dia centre_obert centres_oberts pisos_tutelats
      pis_tutelat teleassistència cuidador* cures_a_la_gent respir espai_de_respir envelliment_actiu alzheimer
      demènci* parkinson diversitat_funcional persones_cegues sords vida_independent autonomia_personal
      centre_especial_de_treball borsa_de_treball club_de_feina acolliment* apadrinament* adopcions adopció
      adoptar violència_masclista violènci* violències_sexuals igualtat feminis* lgtbi lgtbiq gais migraci*
      migrants immigrant* immigració persones_refugiades sol_licitants_d'asil interculturalitat pobresa
      sense_sostre habitatge_públic pobresa_energètica banc_d'aliments banc_dels_aliments repartiment_d'aliments
      recapte_d'aliments gran_recapte rober presons reinserció criança_positiva criança_respectuosa lleure esplai
      esplais cau agrupament_escolta escoltisme espai_jove punt_d'informació_juvenil servei_comunitari
      banc_de_temps bancs_de_temps economia_circular comerç_just consum_responsable cultura_de_pau desarmament
      donatius donatiu donacions donació recaptaci* recaptació_de_fons captació_de_fons micromecenatge mecenatge
      llegats incidència_política petici* recollida_de_signatures manifestaci* mobilitzaci* assemble*
      assemblea_general associacionisme associacions_de_veïns teixit_associatiu pressupostos_participatius
      consell_de_poble consell_municipal ple_municipal plens ajuntament padró padró_municipal empadronament
      registre_civil certificat_d'empadronament cementiri* policia_local vigilants bombers protecció_civil
      agents_rurals urbanisme_municipal ordenances oac deixalleri* recollida_selectiva recollida_de_residus
      recollida_porta_a_porta residus reciclatge voluminosos aigua_potable sanejament enllumenat_públic
      via_pública mercat_setmanal oficina_de_turisme equipaments_municipals dinamització_juvenil dinamitzaci*
      promoció_econòmica ocupaci* plans_d'ocupació foment_de_l'ocupació consum_oficina omic habitatge_oficina
      medi_ambient medi_natural protecció_del_medi custòdia_del_territori canvi_climàtic transició_energètica
      comunitats_energètiques comunitat_energètica energies_renovables mobilitat_sostenible protecció_animal
      protectora gossera adopció_de_gossos adopció_de_gats acolliment_animal missa misses eucaristi* baptisme
      baptismes bateig bateigs primera_comunió primeres_comunions confirmaci* confessió confessions penitència
      matrimoni matrimonis unció unció_dels_malalts cateques* catecumenat pregàri* grup_de_pregària
      grups_de_pregària rosari adoració vetlla_de_pregària quaresma advent via_crucis romeri* pelegrinatg*
      pelegrinacions recés recessos exercicis_espirituals lectio_divina estudi_bíblic estudis_bíblics grup_bíblic
      bíbli* evangeli* homilies càritas caritas pastoral_juvenil pastoral* parròqui* parroquial* confrari*
      missioners missions culte cultes diaconia ecumènic* interreligiós diàleg_interreligiós mesquita ramadà
      sinagoga budisme zen teologi* espiritual* funerals funeral funerari* tanatori vetlles cerimònies_de_comiat
      cerimònia_civil incineraci* cremació enterraments inhumació repatriaci* esqueles_i sindical*
      negociació_col_lectiva defensa_dels_consumidors defensa_del_territori observatori* divulgaci*
      musicoteràpia_comunitària premis_i_reconeixements salvament_marítim creu_roja àpats_a_domicili
      lactància_grup grups_de_criança
    `,
  },
  nonOffers: {
    claims: `
      compromís confiança excel·lència experiència garanti* innovaci* personalitz* professional* proximitat
      qualitat rapidesa responsab* seriositat sostenib* transparència preu*
    `,
    steps: `
      contacta* demana* descobreix* fes_* inscri* pas_* reserva* tria* uneix*
    `,
    labels: `
      agenda avís* blog calendari categories contact* correu cookies facebook galeria horari* inici instagram
      llegir_* llegeix* mapa notícies on_som política* preguntes* qui_som* sobre* socis telèfon* tots veure*
      xarxes_socials
    `,
    roles: `
      coordinador* director* fundador* president* professor* responsable* secretari* tècnic* tresorer* vocal*
    `,
    prices: `
      descompte* gratuït* iva per_* preu_* quota*
    `,
  },
};
