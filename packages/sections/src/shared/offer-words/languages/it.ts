import type { LanguageWords } from '../words.ts';

export const ITALIAN: LanguageWords = {
  offers: {
    health: `
      agopuntura allergolog* ambulatori* analisi_del audiolog* cardiolog* chirurg* conservativa
      consulenza_psicologica cure dental* dentist* dermatolog* diabet* diagnos* ecograf* elettrocardiogramma
      elettroterapia endodon* endoscop* ergoterap* esami estetica_dentale faccette farmac* fertilità fisiatr*
      fisio* ginecolog* ginnastica_posturale igiene_dentale igiene_orale impianti implantolog* infermier* ipnosi
      laserterapia logoped* massag* medic* mesoterapia naturopat* neurolog* nutrizion* oculist* odontoiatr*
      oftalmolog* omeopat* oncolog* optometr* ortodon* ortognat* ortoped* ostetric* osteopat* otorino* parodont*
      pediatr* podolog* posturale prelievi prevenzione protesi psicolog* psicoterap* psichiatr* radiolog*
      radiograf* riabilit* riatletizzazione salute sbiancamento shiatsu tecar tens terapi* trattament*
      traumatolog* ultrasuoni urolog* vaccin* veterinar* visit* visita_specialistica analisi audioprotesi
      consulenze_psicologiche esame occhiali emicran* cefale* mal_di_schiena mal_di_testa lombalgi* lombosciatalg*
      sciatalgi* cervicalgi* cervicale dorsalgi* ernia ernie scolios* artros* artrit* fibromialg* osteoporos*
      tunnel_carpale alluce_valgo ginocchi* spalla caviglia polso gomito anca mandibol* bruxismo atm postura ansia
      depression* stress burnout burn-out insonnia disturbi_del_sonno apnee_notturne apnea russamento vertigin*
      acufeni autism* spettro_autistico adhd dsa disless* disgraf* discalcul* disprass* balbuzie disturbi_* fobie
      trauma traumi emdr psicotraumatologia ossessivo lutto smettere_di_fumare alcolismo ludopatia
      disturbi_alimentari anoressia bulimia obesità dimagri* sovrappeso controllo_del_peso menopausa andropausa
      endometriosi gravidanz* post_parto postparto preparto allattamento neonat* plagiocefalia coliche
      puericultura svezzamento contraccezion* pap_test incontinenza perineal* prostata vasectomia
      disfunzione_erettile ipertension* colesterolo tiroid* asma* eczema psoriasi acne verruche micosi nevi
      mappatura_nei nei melanoma tumor* cancro cicatric* ustioni ferite piaghe varic* vene flebolog* linfedema
      linfatico reflusso intestin* microbiota intolleranz* celiachia allergi* angiolog* anestesi* biopsi*
      colonscop* gastroscop* gastroenterolog* epatolog* ematolog* endocrin* infettivolog* mammograf*
      risonanza_magnetica risonanz* tac moc densitometria ecodoppler doppler ecg holter ecocardiogra* spirometri*
      prova_da_sforzo nefrolog* dialisi neurochirurg* neuropsicolog* neuropsichiatr* neurofeedback pneumolog*
      proctolog* geriatr* reumatolog* senolog* andrologi* audiometri* udito ipovision* miopia presbiopia strabismo
      cataratta glaucoma maculopatia retina gnatolog* pedodonzi* carie gengiv* denti dente dentiere otturazion*
      devitalizz* estrazion* corone bite allineator* invisalign all-on-4 sedazione_cosciente plantar* ortesi busti
      ausili carrozzine deambulator* ossigenoterap* infusion* iniezion* prelievo tampon* autoanalisi
      misurazione_pressione foratura_lobi cup parafarmac* fitoterap* aromaterap* floriterap* oli_essenziali
      integrator* galenic* dermocosmesi chinesiolog* costellazion* numerolog* reiki biorisonanza magnetoterap*
      pranoterap* cristalloterap* cromoterap* arteterap* ippoterap* pet_therapy onoterap* idroterap* idrokinesi*
      balneoterap* talasso* termal* coppettazione tuina qi_gong ayurved* iridolog* chiropratic* rolfing
      craniosacral* cranio-sacral* bioenergetic* campane_tibetane meditazion* mindfulness respirazion* ipnoterap*
      pnl crescita_personale autostima sessuolog* psicoanali* psicodramma gestalt cognitivo-comportamentale
      counsel* life_coach detox depurativ* digiuno tarocchi astrolog* elettromedicali hilterapia tecarterap*
      ozonoterap* crioterap* pressoterap* taping kinesio* bendaggi* linfodrenagg* massoterap* rieducazion*
      propriocezione psicomotricit* neuropsicomotric* neuroriabilit* stimolazione_cognitiva
      potenziamento_cognitivo sterilizzazion* castrazion* microchip toelettatur* comportamentalist* nac
      primo_soccorso defibrillator* ricover* day_hospital day_surgery maternità pronto_soccorso telemedicina
      telemonitoraggio genetic* procreazione_assistita fecondazione infertilità check-up checkup screening
      onicomicosi unghia_incarnita idrocolon*
    `,
    beauty: `
      acconciatur* bellezza capelli ceretta ciglia colpi_di_sole cosmetic* depilazione epilazione estetic*
      extension* laminazione manicure make-up microblading onde pedicure piega pelle profum* ricostruzione_unghie
      rasatura sopracciglia spa taglio tagli tatuagg* trattamenti_viso trucco unghie viso barba* colorazione*
      meches parrucc* barbier* barber* hair hairstyl* shampoo balayage shatush degradé sfumatur* decolorazion*
      tintur* tinta henné stiratur* lisciant* stiratura_brasiliana cheratina treccin* trecce dreadlock* raccolto
      sposa make_up dermopigment* tricopigment* infoltimento* tricolog* ricostruzion* smalto nail nail_art
      onicotecnic* refill mani_e_piedi filler botulin* acido_ialuronico biorivitalizz* rimodellament* lifting
      antiage anti-age antirughe rughe radiofrequenz* criolipolisi cavitazion* ultracavitazione cellulite
      adiposit* rassodant* snellent* drenant* endermolog* lpg pressoterapia bendaggio laser_diodo luce_pulsata
      filo_orientale inguine ascelle peeling microdermoabrasion* microneedling needling hydrafacial idratant*
      scrub savonage fanghi fango hammam ritual* hot_stone lomi_lomi kobido abbronzant* abbronzatur* piercing
      body_painting armocromia cosmes* crema creme siero sieri rossett* fondotint* mascara bagnoschium* deodorant*
      dopobarba liposuzion* rinoplastic* blefaroplastic* addominoplastic* mastoplastic* otoplastic* autotrapianto
    `,
    building: `
      abbattimento allarm* aree_verdi arredament* arredi arredo bagni bagno boiserie caldai* cancelli cappotto
      carpenteri* cartongesso cassettoni chiavi_in_mano climatizz* condizionament* coibentazion* controsoffitt*
      costruzion* coperture cucine decorazioni demolizion* depurazione disinfestazion* edil* elettric* energi*
      fabbro facciat* falegnam* ferro finestr* finiture fognatur* fotovoltaic* giardin* idraulic* illuminazion*
      imbianc* impermeabilizz* impianti_* infissi installazion* interni irrigazione isolament* lattoneri* legno
      manutenzion* mansard* marmi mobili mobili_su_misura montagg* murature opere paesaggis* parquet paviment*
      pergol* persiane piastrell* piscine pittur* porte potatur* pozzi progettazion* prefabbricat* pulizi* rampe
      recinzion* restaur* ringhier* riparazion* riscaldament* rivestiment* saldatur* sanificazion* scale
      serrament* serrande soffitt* solare spazi_verdi spurghi stucc* tapparell* tappezzeri* terrazz* tett*
      tinteggiatur* traslochi vernic* vetr* zincatur* condizionator* cucina impiant* movimento_terra muratura*
      ristruttur* scavi* verde caminetti architett* geometr* home_staging render computo_metrico capitolato
      catast* accatastament* ape attestazione_energetica efficientament* riqualificazion* superbonus ecobonus
      sismabonus bonus_* detrazion* adeguamento_sismico consolidament* antisismic* rilievi rilievo topografi*
      geolog* muratori muratore parquettist* cartongessist* lattonier* carpentier* fabbri spazzacamin* marmist*
      tappezzier* rifaciment* tegole coppi guaina guaine lucernar* abbain* grondai* pluvial* camini canne_fumarie
      canna_fumaria stufe stufa termocamin* caminetto scaldabagn* boiler accumulo colonnin* geotermi* biomass*
      cogenerazion* metano gpl gas radiator* termosifon* ventilazion* vmc deumidificaz* umidità muffa muffe
      aria_compressa canalizzazion* refrigerazion* celle_frigorifere termoidraulic* rubinett* lavandin* lavell*
      docce doccia box_doccia vasca vasche wc scaldasalviette perdite perdita_d'acqua disostruzion* stasatur*
      pozzo_nero autoclav* addolcitor* depurator* acquedott* cistern* serbato* trivellazion* drenagg* asfalt*
      autobloccant* porfido selciat* ciottolat* massett* calcestruzz* cemento_armato cemento casseform* solai
      travi pilastri fondazioni palificazion* micropali muri muri_a_secco blocchi mattoni laterizi pietra pietre
      marmo granito gres mosaic* resin* microcemento linoleum moquette laminato battiscop* zoccolin* levigatur*
      lucidatur* lamatura carte_da_parati decoratric* intonac* rasatur* calce insufflaggio canapa isolanti
      porta_blindata portoni basculant* sezionali cancello portonc* pvc avvolgibil* scuri frangisole veneziane
      pensilin* gazebo verand* dehor* carport casette casa_passiva bioedilizi* bioarchitettur* capannon* soppalch*
      parapett* balaustre balconi cancellat* lamier* inferriat* grate cassafort* casseforti chiavi
      duplicazione_chiavi cilindr* citofon* antifurt* antintrusione telecamer* tvcc controllo_accessi antincendio
      rilevazione_incendi rilevazione_fumi estintor* rei cablagg* bassa_tensione parafulmin* antenn* parabole
      ascensor* montascal* montacarich* elevator* barriere_architettoniche ponteggi* trabattell* gru autogrù
      sollevament* nolo_a_freddo escavator* sbancament* carotagg* amianto bonifich* smaltiment* rimozione_amianto
      eternit sgomber* macerie deblatt* derattizz* disinfezion* allontanamento_volatili piccioni zanzar* vespe
      calabroni scarafagg* blatte formiche cimici cimici_dei_letti termiti tarli topi ratti roditor* zecche pulci
      pipistrelli processionaria colf idropulitur* sabbiatur* idrosabbiatur* graffit* ozono tuttofare prato prati
      prato_sintetico siepi siepe tree_climbing endoterapia laghetti fontane roccere aiuole arredobagno armadi*
      armadi_a_muro cabine_armadio cabina_armadio pareti pareti_attrezzate pareti_divisorie ebanist* intarsi*
      intagli* doratur* laccatur* impagliatur* edifici_storici affreschi spurgo
    `,
    legal: `
      agevolazion* amministrazione_condomin* appalt* assistenza_fiscale assistenza_legale bancar* bilanci brevett*
      buste_paga civile commercial* compravendit* condomin* conformità consulenz* contabil* contenzios* contratt*
      diritto diritto_* divorzi* espropri* finanz* fiscal* fallimentar* famiglia_e_minori immigrazione immobil*
      invest* lavoro_e_previdenza legal* liquidazioni locazion* marchi mediazion* mutui notar* patrimon* penal*
      perizi* pratiche previden* privacy_gdpr recupero_crediti revisione risarciment* separazion* societari* tasse
      tribut* tutel* valutazion* vertenze affitt* assicuraz* avvocat* bilancio credit* eredit* paghe pension*
      prestit* vendit* testament* interdizion* assegno_di_mantenimento mantenimento negoziazione_assistita
      unioni_civili convivenz* malasanità infortun* incident* sinistri licenziament* mobbing stalking danni
      sfratt* decreto_ingiuntivo pignorament* esecuzion* aste_giudiziarie sovraindebitament* saldo_e_stralcio
      esdebitazione cartelle_esattoriali crisi_d'impresa concordat* fusioni acquisizioni passaggio_generazionale
      costituzione_società start_up startup statuti trust proprietà_intellettuale proprietà_industriale
      copyright_e gdpr dpo modello_231 231 anticorruzione antiriciclaggio whistleblowing compliance due_diligence
      arbitrat* conciliazion* patrocinio gratuito_patrocinio domiciliazion* ricongiungimento apostille
      asseverazion* visure visura visure_catastali volture rogit* procur* preliminar* usucapion* servitù
      tabelle_millesimali rendicont* ragionier* regime_forfettario forfettari apertura_partita_iva budget_e
      business_plan dichiarazione_dei_redditi dichiarazioni_dei_redditi dichiarazioni 730 modello_730
      modello_redditi isee imu tari irpef ires irap iva_e f24 caf patronat* bollo tax accertament* ravvediment*
      bandi contributi_a_fondo_perduto fondo_perduto fondi_europei industria_4.0 transizione_5.0 sabatini cedolin*
      colf_e_badanti contribut* tfr naspi disoccupazion* assegno_unico assegno_* invalidità indennità
      maternità_inps polizze polizza rca polizze_vita fideiussion* cauzion* rc_professionale mutuo_prima_casa
      mutuo surrog* cessione_del_quinto carte_prepagate conti_correnti conto_corrente bonific* leasing factoring
      private_banking wealth fondi fondi_comuni obbligazion* azioni_e borsa risparmi* compro_oro cambio_valuta
      nuda_proprietà capannoni_in rustici ctu passaggi_di_proprietà passaggio_di_proprietà ricors* multe
    `,
    education: `
      alfabetizzazione alternanza_scuola animazione asilo aula bambin* borse_di_studio campi_estivi centro_estivo
      certificazion* classi compiti cors* didattic* diploma* doposcuola educativ* educazion* esami_di formazion*
      formativ* gite grest inglese insegnament* istruzione laborator* laure* lezion* liceo ludoteca master*
      matematica musica nido orientament* patente_* percors* perfezionament* preparazione_* primaria propedeutica
      ripetizion* scolastic* scuola* secondaria seminar* spazio_compiti tirocin* tutor* universit* webinar*
      campo_estivo dopo_scuola esami lettura licei mensa recupero scuole* stage* workshop* asili micronido
      sezione_primavera istituto_tecnico istituto_professionale its maturità prescuola postscuola refezione campus
      colonie scambio erasmus pcto babysitt* baby-sitt* baby_sitter ludoteche cortile sabbiera altalen* scivol*
      psicomotricità_infantile nati_per_leggere ninne_nanne gioco_libero montessorian* montessori steinerian*
      outdoor_education spagnolo tedesco francese cinese russo arabo giapponese portoghese latino greco lis
      cambridge ielts toefl trinity cils celi delf goethe eipass icdl ecdl patentino* cqc kb patenti_superiori
      guida_accompagnata foglio_rosa autoscuol* fad e-learning elearning qualifica_oss oss qualific* rspp rls
      haccp hccp carrellist* mulettist* apprendistato triennal* magistral* dottorat* specializzazion* mba tesi
      test_d'ingresso ammission* invalsi fisica chimica scienze geografia grammatica dettato ortografia aritmetica
      geometria coding stem calligrafia sartoria cucito maglia uncinetto acquerello pianoforte chitarra violino
      violoncello flauto clarinetto sassofono tromba batteria fisarmonica arpa ukulele contrabbasso percussioni
      solfeggio giocomusica conservatorio mooc lavagna_interattiva unitre
      lectio_magistralis tavola_rotonda tavole_rotonde sessioni_plenarie sessione_plenaria interventi_lampo
      sessione_poster sessioni_poster laboratori_pratici borse_di_* borsa_di_viaggio scuola_estiva scuole_estive
      scuola_invernale mentoring hackathon* bando_di_concorso concorso_di_* concorso_per_* olimpiadi_* gruppi_di_lettura
      gruppo_di_lettura gruppi_di_studio giornate_di_studio giornata_di_studio seminari studi_longitudinali
      studio_longitudinale ricerca_sul_campo studi_sul_campo ricerca_partecipativa citizen_science documenti_di_lavoro
      policy_brief rapporti_di_ricerca libri_bianchi materiali_didattici risorse_didattiche kit_didattici
      fiera_del_lavoro
    `,
    hospitality: `
      agriturismo alloggi* appartament* aria_condizionata attico bagno_privato balcone bambini_* barbecue
      bike_hotel bungalow camer* campegg* chalet colazion* condizionata cucinino degustazion* doppia escursion*
      gite giardino hotel idromassagg* lavanderia lettini mezza_pensione matrimon* minigolf noleggio noleggio_bici
      ombrelloni parchegg* passeggiat* pacchett* parco_giochi pernottament* piazzol* piscin* reception residence
      sala_* sale_meeting sauna singola soggiorn* solarium spa spiaggia stanze tenda transfer tripla turism*
      vacanz* viagg* villa* visite_guidate wellness wi-fi wifi albergo b&b bed case_vacanza location_per meeting
      ristorazione salett* sale saune suite* terrazza tour* trekking visite* letti_singoli letto_a_castello culla
      lettino dormitori* monolocal* bilocal* trilocal* quadrilocal* locanda locande ostell* rifugi* baita baite
      malga malghe masseri* trull* dimore_storiche albergh* motel roulotte camper area_camper aree_camper
      area_sosta glamping yurta casa_sull'albero case_sull'albero lodge all_inclusive minibar frigobar cassaforte
      asciugacapelli lavatrice lavastoviglie microonde bollitore angolo_cottura vista_mare vista_lago
      vista_montagna jacuzzi coworking uffici_arredati posti_letto posto_barca posti_barca ormegg*
      stabilimento_balneare stabilimenti_balneari lido ombrellone sdraio cabine mini_club miniclub baby_club
      parco_avventura parco_acquatico parchi_acquatici parchi_divertimento parco_divertimenti zipline ricevimenti
      ricevimento banchett* addio_al_nubilato compleann* cerimoni* liste_nozze fuga_romantica romantic* weekend
      week-end crocier* minicrociere skipass seggiovi* funivi* ciaspol* slittin* motoslitt* cicloescursion*
      enoturism* oleoturism* agricampeggio vie_ferrate via_ferrata sentier* cammini itinerari* pista_ciclabile
      piste_ciclabili cicloturistic* snorkeling diving pescaturismo ittiturismo whale_watching mongolfier* bungee
      canyoning torrentismo speleolog* grotte cascate escape_room caccia_al_tesoro picnic pic-nic area_picnic
      terme garage pet_friendly concierge tensostruttur* gonfiabili borghi castelli_e
    `,
    food: `
      aceto antipast* aperitiv* asporto bevand* birr* biscott* brunch buffet burger caff* cappuccino carn*
      catering cicchetti cioccolat* colazione contorn* cornett* crostat* cucin* dessert digestiv* dolc* enotec*
      farin* focacc* formagg* frittur* frutta gelat* grigliat* hamburger insalat* insaccati latte latticini
      liquor* macelleria marmellat* menu menù miele mozzarella norcineria olio* pasta paste pasticc* pesce piad*
      piatt* pizz* pollo pranz* primi primi_piatti prodotti_tipici prosciutt* risott* rosticceria salam* salsiccia
      salum* secondi secondi_piatti sfizi specialità spuntin* spumant* suin* sugh* tagliere tartuf* tiramisù
      torrefazion* tort* vegan* verdur* vin* yogurt cocktail* confettur* fritti taglieri tisane vegetarian*
      vitigni distillat* stuzzichin* tapas apericen* happy_hour bruschett* crostin* tartin* canapè finger_food
      supplì mozzarelle crocchett* patatine patate_fritte patate fritto_misto schiacciat* tigelle gnocco_fritto
      crescion* tramezzin* toast club_sandwich taralli grissini friselle ciabatta pinsa pinse pinseri* calzon*
      margherita marinara capricciosa diavola quattro_stagioni spaghett* penne rigatoni bucatini tagliolin*
      pappardell* orecchiett* trofie cavatell* malloreddus culurgion* pici strozzapreti cappellett* agnolott*
      raviol* cannellon* lasagn* gnocch* carbonara amatriciana cacio_e_pepe ragù pesto riso farro orzo couscous
      cuscus minestr* zupp* vellutat* brodo passatelli canederl* polent* legum* fagioli ceci lenticch* bistecc*
      fiorentina tagliat* filett* costat* costolett* brasat* arrost* stracott* spezzatin* ossobuco cotolett*
      scaloppin* saltimbocca involtin* porchett* stinco maial* manzo vitell* angus chianina fassona conigli*
      anatr* tacchin* faraon* selvaggina cinghial* cervo lepre capretto agnell* abbacchio trippa lampredotto
      fegat* spiedin* brace alla_brace griglia alla_griglia tartare carpacci* crudi crudo_di_mare ostric* cozz*
      vongol* gamber* scamp* aragost* astice granchi* calamar* sepp* polp* totan* moscardin* alic* acciugh*
      sardin* sgombr* tonn* orat* branzin* spigol* rombo salmon* trot* baccal* stoccafiss* bottarg* cacciucco
      guazzetto sushi sashimi nigiri uramaki ramen poke noodle* curry kebab falafel hummus tacos burrito* nachos
      hot_dog cheeseburger caponata parmigian* melanzan* zucchin* peperon* carciof* asparag* pomodor* porcini
      radicchio cicori* broccol* spinaci cipoll* aglio carot* zucca rucola culatello speck bresaol* mortadell*
      guancial* lardo capocoll* coppa soppressat* 'nduja nduja luganeg* cotechin* zampon* würstel wurstel lonz*
      finocchiona ciauscolo parmigiano_reggiano grana_padano gorgonzola taleggio asiago fontina provol* scamorz*
      caciocavall* burrat* stracciatell* stracchin* ricott* mascarpone caprin* robiol* castelmagno montasio
      casolet bitto latterie caseific* burro uova compost* mostard* sottoli sottolio sottaceti capperi
      passata_di_pomodoro passata pelati conserv* salse ragu_pronti condiment* senape maionese spezi* zafferano
      vaniglia erbe_aromatiche pepe semola lievit* lievito_madre pastifici* forno forni fornai* osteri* bistrot
      bracer* griglieri* pesceri* pescheri* creperi* pub friggitori* sushi_bar gastronomi* alimentari drogheri*
      ortofrutt* brioche croissant bombolon* krapfen maritozz* sfogliatell* babà cannol* cassat* pastier* zeppole
      struffoli cantucc* ricciarell* amarett* savoiardi canestrell* baci_di_dama torron* confetti colomb*
      uova_di_pasqua chiacchiere frittell* macaron* meringh* bigné bignè mignon cupcake* muffin* brownie* donut*
      cheesecake* crepes crêpes waffel waffle* bonet zabaion* budin* mousse profiterol* millefoglie saint_honoré
      granit* sorbett* frapp* frullat* frozen macedoni* fragol* mele mela pere pesche albicocch* ciliegi* limon*
      aranc* agrum* bergamott* castagn* mandorl* pistacch* noci noce frutti_di_bosco mirtill* lampon* fichi melon*
      anguri* espresso cialde capsule ginseng marocchino macchiato pralin* gianduiott* the_caldo the_freddo infus*
      camomill* acqua acque bibit* spremut* succhi estratti smoothie analcolic* amari amaro spritz negroni mojito
      gin_tonic gin vodka rum whisky tequila mezcal vermouth sambuca mirto nocino genepì cognac grapp* sangria ipa
      lager weiss stout bollicine franciacorta prosecco champagne trento_doc lambrusco asti moscato
      metodo_classico rosati passit* marsala barolo barbera nebbiolo chianti brunello montepulciano sangiovese
      amarone valpolicella ripasso primitivo negroamaro nero_d'avola aglianico cannonau vermentino pinot_grigio
      pinot_nero soave verdicchio trebbiano falanghina fiano greco_di_tufo gewürztraminer chardonnay cabernet
      merlot doc docg igt calice riserva extravergine banqueting coffee_break rinfresch* a_domicilio
      chef_a_domicilio cesti_natalizi ceste cesto senza_glutine gluten_free senza_lattosio surgelat* congelat*
      frollat*
    `,
    culture: `
      animazion* arte artigian* balletto balli ballo band biblioteca canto carnevale ceramic* cinema circo
      collezion* comicità concert* concors* conferenz* convegn* coro cortei danz* disegno editoria event*
      esposizion* fest* fiaba* fier* film folklore* fumett* gallerie giochi illustrazion* improvvisazion*
      incision* lettur* libr* liric* magia manifestazion* marionette mercatin* muse* music* palio poesi* presepe
      proiezion* quadri rassegn* recitazion* restituzione rivista romanz* scrittura scultur* spettacol* teatr*
      tradizion* vernissage visita_guidata artist* banda corale* fotografi* laboratori orchestra* pittur* ricam*
      visite_guidate sinfonic* jazz blues rock pop folk swing gospel rap hip_hop reggae soul dj dj_set karaoke
      cori coristi polifonic* operett* balletti recital quartetto quintetto trio duo ensemble fanfare bande
      cantautor* cantant* tenori soprano sagr* mercato_contadino mercati rievocazion* sbandierator* giostra
      sfilat* process* falò fuochi_d'artificio luminari* luna_park natale capodanno befana epifania pasqua
      ferragosto halloween san_valentino san_silvestro presepi lotteri* tombol* quiz burraco briscola scacchi
      scacchist* gioco_di_ruolo wargame modellism* soldatini trenini ferromodell* filateli* numismatic* genealogi*
      archeolog* astronomi* planetari* osservatorio_astronomico pinacotec* performance residenza street_art
      murales affresc* dipint* acquerell* acrilic* pastelli acquefort* litografi* xilografi* bronzi terracott*
      maiolic* raku decoupage quilling macramè origami scrapbook* patchwork feltro merlett* tessitur* arazz*
      intreccio cesteri* legatori* rilegatur* miniatur* calligrafi* burattin* pupi cantastori* fiabe favole
      premio_letterario premi_letterari reading narrativa saggistic* saggi saggio racconti racconto manga comics
      graphic_novel gialli thriller riviste periodic* giornalino fanzine podcast trasmission* radio radiofonic*
      cortometragg* lungometragg* documentar* cineforum sceneggiatur* colonne_sonore colonna_sonora doppiagg*
      regia circense giocoler* acrobati* clown trampolieri mangiafuoco illusionis* prestigiator* mentalis* cabaret
      burlesque stand_up stand-up commedi* tragedi* monolog* liscio latino_americano salsa bachata kizomba tango
      valzer hip-hop breakdance break_dance tip_tap flamenco taranta tarantell* coreograf* violini pianist*
      liutai* liuteri* registrazion* mixing mixaggio dischi audioguid* giornate_fai notte_bianca serata_a_tema
      serate_a_tema assemblea_dei_soci radun* dibattit* simposi* congress* cosplay figuranti costumi
      costumi_d'epoca cultur* aste asta
      recensioni_di_* recensioni_letterarie recensioni_librarie critica_letteraria interviste reportage inchieste
      editoriali opinioni_e_commenti fotoreportage poesie fumetti vignette lettere_al_direttore cruciverba fact-checking
      premio_della_giuria premio_del_pubblico premio_speciale gran_premio premio_alla_carriera premiazion*
      cerimonia_di_* proiezioni cinema_all'aperto cortometraggi lungometraggi anteprime incontri_con_* incontro_con_*
      firmacopie presentazioni_di_libri presentazione_del_libro residenze_artistiche residenze_d'artista
      letture_pubbliche letture_ad_alta_voce concerto_inaugurale serata_inaugurale serata_finale cena_di_gala
      teatro_di_strada arte_di_strada artisti_di_strada concorso_fotografico concorso_video mostre_virtuali
      visite_virtuali tour_virtuale collezioni_digitali fiera_del_libro
    `,
    sport: `
      acquagym agonism* aikido allenament* alpinism* arrampicat* arti_marziali atletica baseball basket boxe
      calcetto calcio camminate canoa canottaggio ciclism* cicloturismo crossfit danza_* difesa_personale
      equitazion* escursionismo fitness ginnastica* golf hockey immersion* judo karate kayak kickboxing
      mountain_bike mtb nuoto padel palestra pallacanestro pallanuoto pallavolo parapendio pattinaggio pesca
      pilates preparazione_atletica pugilato rafting rugby scherma sci scuola_calcio sport* sub surf taekwondo
      tennis tiro trekking triathlon vela volley yoga zumba danza podism* maratona mezza_maratona maratonina
      trail_running trail running jogging orienteering nordic_walking camminata_metabolica fitwalking scialpinismo
      snow* biathlon slittino bob curling skateboard skate roller monopattin* ciclocross gravel bmx e-bike enduro
      downhill spinning indoor_cycling hydrobike acquabike acquaticità tuffi salvamento assistente_bagnanti
      subacque* snorkel* windsurf kitesurf kite wakeboard wing_foil wingfoil catamaran* regat* caccia softair
      paintball laser_tag lancio_dell'ascia kart* go-kart quad motocross minimoto rally drone_racing
      aeromodellism* paracadutism* deltaplano volo_libero bouldering boulder slackline parkour acrobatica
      trampolin* pole_dance cheerlead* twirling aerobica step body_pump bodypump body_building bodybuilding gag
      tone_up total_body functional funzional* circuit_training hiit tabata trx kettlebell pesistic* powerlifting
      calisthenics calistenic* sollevamento_pesi cardio stretching personal_train* small_group
      preparatore_atletico posturologi* reformer hatha ashtanga kundalini yin tai_chi taiji kung_fu wing_chun
      krav_maga ju-jitsu jujitsu jiu_jitsu bjj mma muay_thai kick_boxing k1 savate lotta_libera capoeira kendo
      iaido viet_vo_dao autodifesa futsal minibasket minivolley beach_soccer pallamano pallatamburello tamburello
      softball cricket lacrosse frisbee ultimate football_americano unihockey bocce bowling biliardo freccette
      ping_pong ping-pong badminton squash pickleball racchett* footgolf campo_pratica putting equestre ippica
      dressage salto_ostacoli volteggio monta_western pony pony_club maneggi canicross agility_dog agility
      rally_obedience dragon_boat sup stand_up_paddle canyon duathlon aquathlon pentathlon gare gara campionat*
      coppa memorial multisport camp_estivi summer_camp tesserament* paralimpic* baskin afa esport
    `,
    software: `
      agenda_* analisi_dati api app applicazion* assistenza_informatica automazion* backup banche_dati
      business_intelligence chatbot cloud computer consulenza_informatica crm cyber* dashboard database demotica
      digital* e-commerce erp esportazion* fatturazion* firma_digitale funzionalità gestional* gestione gps
      hardware hosting informatic* infrastruttur* ingegneria integrazion* intelligenza_artificiale interfacc*
      internet iot macchine_* mappe migrazione mobile monitoragg* motore_di_ricerca notific* offline pannello
      piattaform* plugin programmazion* promemoria prototip* realtà_virtuale reti robotic* seo server
      sicurezza_informatica simula* sincronizz* sistem* siti siti_web software supporto_tecnico svilupp*
      telecomunicazion* tracciabil* tracciament* usabilità videosorveglianza virtual* web domotic* sito_web
      telefoni* sostituzione_display sostituzione_schermo sostituzione_batteria antivirus firewall vpn
      autenticazion* single_sign-on penetration_test vulnerability ransomware phishing disaster_recovery
      business_continuity teleassistenza helpdesk help_desk notebook pc fotocopiator* multifunzion* workstation
      vps datacenter domini registrazione_domini certificati_ssl pec_e devops kubernetes docker microserviz*
      webhook sdk framework backend back-end frontend front-end full_stack javascript typescript python php java
      wordpress joomla drupal magento prestashop shopify woocommerce odoo sap salesforce sharepoint microsoft_365
      office_365 google_workspace excel power_bi big_data data_science data_analytics analytics machine_learning
      deep_learning ia llm chat_bot visione_artificiale riconoscimento_vocale riconoscimento_facciale algoritm*
      blockchain criptovalut* industria_4 realtà_aumentata modellazion* scansione_3d bim cad cam plm mes scada plc
      wms conservazione_sostitutiva dematerializz* rilevazione_presenze registratori_di_cassa
      registratori_telematici registratore_di_cassa pos punto_cassa landing_page intranet extranet portali portale
      android ios ux ui user_experience wireframe test_automatici open_source linux windows git editor tema_scuro
      modalità_scura dark_mode multipiattaforma multiutente multilingua drag_and_drop scorciatoi* widget template
      filtri_avanzati geolocalizzaz* gis webgis visualizzazion* query esporta_in pdf ocr codici_a_barre qr_code
      rfid nfc chat forum sondaggi pianificazion* calendario_condiviso timesheet timer cronometr* kanban workflow
      no-code low-code rpa log_di controllo_parentale streaming webcam lettore_multimediale sottotitol*
      sintesi_vocale dettatura voip fibra ftth adsl ponte_radio hotspot 4g 5g cablaggio_strutturato sim satellit*
      telecontroll* telelettura sensoristic* sensori cobot embedded firmware benchmark scalabil* alta_affidabilità
      monitoring log deploy sandbox emulator* game_engine versionament* json xml csv criptograf* crittograf* token
      cache smart_home casa_intelligente smart_working
      ricerca_full-text ricerca_testuale ricerca_avanzata ricerca_semantica ricerca_per_immagin* ricerca_istantanea
      ricerche_salvate controllo_versione controllo_delle_versioni versionamento account_multipli
      più_account multi-account multiutenza multivaluta rinomina_in_blocco modifica_in_blocco modifica_multipla
      elaborazione_batch elaborazione_in_batch importazione_massiva importazione_di_* importazione_dei_*
      importazione_dati esportazione* modalità_notturna modalità_chiara modalità_offline modalità_lettura mappe_offline
      accesso_offline scorciatoie_da_tastiera scorciatoie_personalizz* riga_di_comando linea_di_comando
      trascina_e_rilascia annulla_e_ripristina condivisione_file condivisione_di_* condivisione_dello_schermo
      condivisione_schermo gestore_file gestione_file gestione_dei_file trasferimento_file
      gestione_password password_manager generatore_di_* autenticazione* crittografia* cifratura*
      controllo_degli_accessi controllo_accessi gestione_accessi gestione_dei_permessi gestione_permessi gestione_utenti
      gestione_dei_ruoli registro_delle_attività registri_di_controllo tracciabilità tracciamento_* backup*
      ripristino_dati cattura_schermo cattura_dello_schermo registrazione_dello_schermo registrazione_schermo
      registrazione_dei_percorsi registrazione_percorsi monitoraggio_* tempo_reale cruscott* bacheche_kanban
      diagrammi_di_gantt grafici_interattivi mappe_interattive tabelle_pivot report_personalizzati report_automatici
      avvisi_personalizzati notifiche_push notifiche_in_* liste_di_attività elenco_attività attività_ricorrenti
      sottoattività gestione_attività gestione_delle_attività gestione_progetti calendari_condivisi liste_condivise
      cartelle_condivise album_condivisi lista_della_spesa liste_della_spesa pianificazione_dei_pasti schede_di_memoria
      flashcard* ripetizione_dilazionata mappe_mentali mappa_mentale note_vocali prendere_appunti gestione_bibliografica
      stili_di_citazione riferimenti_incrociati maschere_di_livello livelli_di_regolazione metodi_di_fusione
      pennelli_personalizz* riduzione_del_rumore correzione_del_colore correzione_colore gestione_del_colore
      strumenti_vettoriali grafica_vettoriale sviluppo_raw rimozione_dello_sfondo sfondi_virtuali sfondo_virtuale
      registrazione_multitraccia multitraccia equalizzatore testi_sincronizzati velocità_di_riproduzione
      timer_di_spegnimento liste_di_riproduzione leggi_più_tardi audiolibri lettore_di_schermo screen_reader
      riconoscimento_* dettatura_vocale comandi_vocali controllo_vocale assistente_vocale videochiamat* chiamate_vocali
      chiamate_di_gruppo messaggi_vocali messaggi_effimeri messaggistica_* chat_di_gruppo videoconferenz*
      sottotitoli_automatici sottotitolazione trascrizion* traduzione_automatica memorie_di_traduzione
      memoria_di_traduzione correttore_ortografico correzione_ortografica correzione_grammaticale riassunto_automatico
      generazione_di_* completamento_automatico completamento_del_codice evidenziazione_della_sintassi
      editor_visuale debug_* analisi_statica analisi_del_codice revisione_del_codice gestione_delle_dipendenze
      gestore_dei_pacchetti integrazione_continua aggiornamenti_automatici aggiornamento_automatico contenitori_docker
      orchestrazione bilanciamento_del_carico scalabilità_automatica alta_disponibilità tolleranza_ai_guasti
      code_di_messaggi base_di_dati basi_di_dati catalogo_dei_dati catalogo_dati qualità_dei_dati governance_dei_dati
      elaborazione_* visualizzazione_dei_dati visualizzazione_dati analisi_dei_dati analisi_predittiva scienza_dei_dati
      apprendimento_automatico modelli_linguistici analisi_del_sentiment* analisi_del_testo modellazione_* simulazion*
      calcolo_ad_alte_prestazioni calcolo_scientifico calcolo_distribuito telerilevamento serie_temporali rilevamento_*
      gestione_delle_chiavi gestione_degli_incidenti antispam filtro_antispam blocco_pubblicità blocco_annunci
      blocco_dei_tracker navigazione_privata campi_personalizzati moduli_personalizzati etichette_personalizzate
      temi_personalizzati modelli_personalizzati flussi_di_lavoro firma_elettronica riconciliazione_bancaria
      gestione_magazzino gestione_soci gestione_contatti sistema_di_plugin webhook* api_rest pixel_art multigiocatore
      gestore_di_password gestore_di_file gestore_di_attività gestore_di_pacchetti gestore_di_finestre editor_di_testo
      editor_di_codice editor_di_immagini editor_di_livelli editor_di_mappe
    `,
    marketing: `
      abbigliamento_promozionale advertising allestiment* audiovisiv* biglietti_da_visita brochure campagn*
      cartellonist* catalog* coaching comunicazion* consulenza_* content copywriting creativ* design
      direzione_artistica editorial* fotograf* gadget grafic* identità illustrazion* immagine_coordinata
      indagini_di_mercato inserzion* insegn* logo marchio market* media merchandising organizzazione_eventi
      packaging pubblicit* pubbliche_relazioni posizionament* produzion* redazion* ricerche_di_mercato
      ricerca_e_selezione risorse_umane ritratt* segnaletica serigraf* servizi_fotografici social_media stamp*
      strategi* team_building testi tipograf* traduzion* ufficio_stampa video* web_marketing brand* consulenza*
      creazion* editoria etichett* loghi selezione_del_personale management change_management leadership lean
      agile project_management customer_experience mystery_client sondaggi_di_mercato questionari focus_group
      business_model affission* manifest* spot spot_radio spot_tv google_ads facebook_ads meta_ads sem
      link_building inbound storytelling newsletter_aziendali influencer naming rebranding restyling impaginazion*
      infografic* motion_graphic* riprese riprese_aeree postproduzione voice_over speakeraggio still_life
      food_photography shooting foto_newborn newborn foto_maternità fototessere fototessera fotoritocc* droni
      drone offset grande_formato fotocopie copisteri* rilegature litografia volantin* depliant pieghevol*
      locandin* poster cartellini cartoline cartolina biglietti_d'auguri biglietti_augurali partecipazioni
      partecipazioni_nozze inviti calendari agende block_notes buste timbr* adesiv* wrapping car_wrapping
      decorazione_automezzi prespaziat* targhe targhette totem roll-up roll_up striscion* bandier* teli cartelli
      plexiglass espositori stand congressi convention inaugurazion* incentive team-building teambuilding hostess
      wedding_planner wedding_planning wedding service_audio audio_e_luci luci_e_audio relazioni_pubbliche
      public_speaking lobby direct_mail mailing telemarketing lead_generation internazionalizzazion*
      temporary_manager export_manager outsourcing headhunting selezione_personale somministrazion* outplacement
      assessment welfare_aziendale mentoring innovazione facilitazion* esg iso_9001 iso_14001
      qualità_certificata_iso audit incubator* accelerator* correzione_bozze editing ghostwriting self-publishing
      traduttor* interpret* sottotitolazion* localizzazion* trascrizion*
    `,
    transport: `
      aeroporto assistenza_stradale auto autobus autocarr* autodemolizion* autofficin* autolavagg* autonolegg*
      automobil* autospurgh* barche carico carrozzeri* cambio_gomme consegn* container deposito distribuzion*
      doganal* elettrauto facchinag* flott* freni furgoni gommist* gomme lavaggio logistic* meccanic* moto
      motocicl* motori movimentazion* ncc officina pneumatic* revision* scooter servizio_navetta soccorso_stradale
      spedizion* tagliand* taxi trasport* veicol* yacht bici* camion* corrier* magazzin* navett* nolegg* ricambi*
      transfer* trasferiment* autovettur* autoriparazion* meccatronic* carrozziere convergenza equilibratur*
      cerchi_in_lega dischi_freno pastiglie ammortizzator* frizion* cambio_automatico cambi_automatici marmitt*
      scarico scarichi turbin* iniettor* fap dpf rimappatur* ricarica_clima avviament* autoradio car_audio
      sostituzione_parabrezza parabrezza cristalli levabolli tirabolli lucidatura_fari detailing car_detailing
      gancio_traino ganci_traino usato km_0 km_zero autosalon* concessionari* immatricolazion* rottamazion*
      autoricambi collaudi carroattrezz* carro_attrezzi soccorso autosoccorso rimess* autorimess* limousin*
      minibus pullman minivan van suv berline city_car fuoristrada cabrio camper_usati rimorch* autoarticolat*
      bilici ambulanz* via_aerea merci_pericolose adr pony_express ultimo_miglio groupage dogane sdoganament*
      stoccaggi* depositi self_storage pallet pallettizz* bancali picking carrelli_elevatori muletti muletto
      cross_docking trasloc* imballagg* traghett* aliscaf* aeroporti treni tram metropolitan* bus autolinee
      ciclofficin* ciclomotor* caschi imbarcazion* gommoni fuoribordo cantieri_navali cantiere_navale alaggio varo
      charter charter_nautico patentino_nautico oleodinamic* cuscinetti carburant* distributore_di_carburante
      rifornimento gasolio lubrificant* car_sharing bike_sharing car_pooling
    `,
    goods: `
      abbigliament* abiti acciaio alluminio antiquariat* apparecchi* attrezzatur* biancheria bomboniere borse
      bottoni calzatur* calze cancelleria candel* carta casalinghi cerami* collan* component* confezion* cuoio
      divan* elettrodomestic* erboristeria figurine fiori gioiell* giocattol* guanti imballaggi intimo lampad*
      lana legname lenti libreria libri macchin* magliette maglieria maniglie materass* materie_prime metall*
      mobil* moda montature motor* occhial* oggettistica orologi* ottica pavimenti piant* plastica pomp*
      porcellan* puzzle quadern* regal* sacchetti sanitari scarpe specchi stampi stoffe strument* tappet* tavol*
      tende tessil* utensil* valvol* vasi vele vestit* zaini accessori* arazzi arredi cosmetic* elettronic*
      ferrament* legno marmi material* orefic* pell* piastrelle profum* quadri ricambi sapon* tazze tessut*
      vernici vetr* fustell* filat* gomitol* merceri* aghi cartamodell* passamaneri* cerniere lino seta velluto
      cashmere jersey denim maglion* felp* t-shirt camici* top giacch* giubbott* giubbin* cappott* piumin* piumon*
      impermeabil* gilet jeans gonn* abito abito_da_sposa sposo tailleur smoking cravatt* papillon bretelle tute
      tuta leggings pigiam* vestagli* accappato* reggisen* mutande slip boxer calzin* bikini pareo dpi divise
      uniform* grembiul* antinfortunistic* elmetti visiere neonato tutine body_neonato bavaglin* passeggin*
      seggiolin* culle biberon ciucc* stival* sandal* mocassin* decolleté sneaker* ciabatte infradito zoccoli
      ballerine calzolai* lavanderi* lavasecco stireri* tintori* sartori* rimagliatric* borsa borsett* zaino
      valigeri* valigi* trolley portafogl* portamonete portachiavi cintur* ombrell* sciarp* foulard cappell*
      berrett* bandana orologeri* svegli* bigiotteri* anelli anello anelli_di_fidanzamento fedi fedi_nuziali
      bracciali bracciale orecchin* ciondol* spill* medagli* diamant* perle pietre_preziose pietre_dure
      cristalli_naturali minerali argent* ottone rame peltro bronzo oro incens* diffusor* deterg* detersiv*
      disinfettant* igienizzant* spugn* scope solvent* colla sigillant* siliconi adesivi_industriali grassi
      lubrificanti chimic* polimer* gomma guarnizion* poliuretano compositi fibra_di_carbonio policarbonato sacchi
      bobine scatol* flacon* barattol* bottigli* vasetti tappi damigiane botti bidoni fusti contenitor* penn*
      matit* pastelli_colori evidenziator* cartell* raccoglitor* inchiostr* toner cartucce poltron* sgabell*
      scrivani* madie credenz* comodin* comò cassettier* scaffal* letti letto poltrone_relax cuscin* copriletto
      trapunt* copert* lenzuol* federe asciugaman* tovagl* strofinacci canovacc* zerbin* cornic* vaso portacandele
      statua statue statuette statuine busti_marmo applique plafonier* sospension* abat-jour led faretti strip_led
      luci_di_natale stovigli* bicchier* tazzin* pentol* padell* casseruol* coltell* posat* cavatappi tegliere
      teiere moka tostapane frullator* impastatric* planetarie aspirapolver* ferri_da_stiro asciugatric* lavatrici
      lavastovigli* frigorifer* congelator* forni_a cappe cappe_aspiranti piani_cottura piano_cottura stufette
      ventilator* televisor* tv home_theatre hi-fi casse_acustiche cuffie auricolar* giradischi amplificator*
      microfon* fotocamer* binocol* telescopi microscop* smartphone cellular* tablet custodie cover caricabatter*
      cavi tastier* mouse monitor hard_disk chiavette_usb chiavetta console pile batterie trapani* avvitator*
      smerigliatric* seghe motoseghe motosega levigatric* martell* cacciavit* pinze chiodi viti viteria bulloneri*
      bulloni dadi_e rondelle tasselli fissagg* cerniere_e lucchett* ganci catene funi cordam* scaletta
      sgabelli_scala carriol* compressor* idropulitrici saldatric* cuscinetti_a_sfera ingranagg* riduttor*
      cilindri raccord* tubi tubo tubazion* giunt* molle puleggi* presse torni tornitur* fresatur* rettific*
      pressofusion* fonderi* fusioni forgiatur* fucinatur* tranciatur* piegatur* punzonatur* ossitaglio
      trafilatur* estrusion* termoformatur* rotostampaggio anodizzazion* cromatur* nichelatur* galvanic*
      sabbiatura tempra siderurgi* profilati barre lamiere metrologi* taratur* bilance pesatur* misurator*
      manometri termometr* sonde inverter avvolgiment* elettrovalvol* elettropompe linee_di_imbottigliamento
      imbottigliament* robot_industriali filtri filtrazion* scambiator* serbatoi sili mulini_industriali
      frantumator* miniescavator* pale_gommate terne rulli dumper betonier* sabbia inerti ghiai* terriccio
      pacciam* malta_pronta malte intonaci compensato multistrato truciolare mdf osb perlin* listoni tronchett*
      cippato bricchetti carbone bombole amache sdrai* dondol* braciere bracieri fiorier* tagliaerba rasaerba
      robot_tagliaerba decespugliator* soffiator* tosasiepi motozapp* motocoltivator* spaccalegna annaffiatoi
      compostiere fiorai* fiorist* fioreria mazzi bouquet_sposa composizioni_floreali addobbi_floreali addobbi
      ghirland* orchide* cactus bonsai stelle_di_natale alberi_di_natale palline_di_natale lego bambol* pelouche
      peluche palloncin* palloni mascher* trottol* automodell* carte_da_gioco action_figure francoboll* monete
      toppe coppe_e_trofei coppe_e trofei racchette mulinell* esche armeri* munizion* arco_e_frecce selleri* selle
      briglie lettiere guinzagl* collari cucce crocchette mangim* acquariologi* acquari terrari gabbie ciotole
      sigarett* liquidi_svapo svapo pipe sigari accendin* cbd tabacch* giornali edicol* spartiti pianoforti
      chitarre bacchette bare urne lapidi lapide rosari icone usato_garantito seconda_mano fatto_a_mano handmade
      made_in_italy gift_card cofanetti* cofanetto lista_nozze lista_nascita nastri fiocchi cartelli_stradali
      rastrellier* armadietti spogliatoi manichini banchi_frigo banchi_bar cassonetti cestini
    `,
    farming: `
      agricol* agriturist* agro* allevament* alpeggi animali api apicoltur* aziende_agricole bestiame biologic*
      boschi bovin* campi cantin* capre cavall* cereal* coltivazion* colture concim* equin* fattori*
      fattoria_didattica fertilizzant* fieno foraggi forest* frantoi* frutteti fungh* giardini grano legna mais
      maneggio miel* mulino nocciol* orti orticol* ovini pascol* pecor* piantagion* pollame raccolta
      rimboschiment* sementi suini terreni trattori uva vigneti vitivinic* vivai* alveari fiori giardinaggio oliv*
      ortaggi orto ortofrutticol* piante potatur* serr* vite viticol* zootecn* frumento orzo avena segale farro
      riso risai* granoturco colza girasol* soia trebbiatur* mietitur* mietitrebb* fienagion* insilat* letame
      liquam* compost compostaggio humus lombric* ammendant* fitosanitar* aratur* aratri contoterzis*
      lavorazioni_conto_terzi biogas agrivoltaic* permacultura biodinamic* filiera_corta spaccio_aziendale
      gas_acquisto vendemmi* uliv* noceti castagnet* mandorlet* agrumet* agrumicoltur* meleti frutticol* frutteto
      fungaia fragolet* zafferanet* lavanda bulbi rosai rose rose_antiche peoni* dalie ortensie gerani ciclamini
      perenni graminacee arbust* alberi albero alberi_da_frutto conifere bambù palme luppol* floricol* vigna
      vigneto vigne uve vitigno affinamento barrique distilleri* molin* mulini caseificio macell* sezionamento
      linea_vacca-vitello vacche vacca vitelli tori chianine piemontese marchigian* maremman* podolic*
      pezzata_rossa frison* jersey_razza ovicaprin* arieti capra capretti maialini cinta_senese nero_dei_nebrodi
      polli polli_ruspanti galline galline_ovaiole gallo pulcini tacchini oche anatre quaglie struzzi faraone
      uova_fresche cunicol* alpaca lama asin* muli puledr* giument* stallon* fattrici monta mascalcia maniscalc*
      scuderi* doma avelignes* haflinger murgese arnie arnia sciami propoli pappa_reale polline itticoltur*
      acquacoltur* mitilicoltur* ostricoltur* troticoltura alghe spirulin* elicicoltur* lumache bachicoltura
      insetti cuccioli cucciolo cuccioli_disponibili cucciolat* gattini dog_sitter dog_sitting cat_sitting
      addestrament* educatore_cinofilo cinofil* pastore_tedesco labrador golden_retriever bulldog barboncin*
      chihuahua bassott* beagle lagotto maltese spitz border_collie rottweiler maine_coon persiano siamese ragdoll
      uccelli pappagall* canarini rettili tartarugh* criceti pesci carpe_koi fauna flora selvicoltur* boscaiol*
      segheri* tronchi stagno stagni zone_umide apiario apiari
    `,
    social: `
      accoglienza* accompagnament* adozion* advocacy affido affidamento aggregazione aiut* animazione_* anzian*
      assistenz* assistenza_domiciliare assistenza_* attività_* battesim* benessere_* bibbia biodiversità
      catechis* cittadin* colloqui comunion* comunità contrasto_* cooperazion* cremazion* cresima culto dipendenz*
      disabil* donne ecologia educazione_* emergenz* empori* escursioni_* fede formazione_* funebr* funeral*
      housing inclusion* infanzia mensa migrant* minori onoranze oratorio pace parrocch* pari_opportunità
      pastorale pellegrinagg* preghier* prevenzion* promozione_* protezion* raccolta_* reinserimento riciclo
      rifugiat* ritir* sacrament* salvaguardia segretariat* solidal* sostegn* sportell* sviluppo_* terza_età
      tutela* tutela_* beneficenza caregiver celebrazion* centri_diurni donazion* formazione inseriment*
      integrazion* laboratori_cognitivi orientament* sensibilizzaz* solidariet* volontari* badante badanti
      casa_di_riposo case_di_riposo rsa antiviolenza violenza_di_genere casa_rifugio banco_alimentare
      pacchi_alimentari senza_dimora senzatetto povertà dormitorio unità_di_strada telefono_amico consultori*
      spazio_genitori genitorialità genitori alzheimer parkinson demenz* autonomia vita_indipendente durante_noi
      dopo_di_noi non_vedenti ipovedenti sordi cani_guida educatori_di_strada collocamento_mirato anagraf*
      certificati_anagrafici passaport* cambio_di_residenza residenz* elettorale elezioni referendum
      consiglio_comunale polizia_locale polizia_municipale vigili_del_fuoco soccorso_alpino guardia_costiera
      croce_rossa rifiuti isola_ecologica isole_ecologiche riuso acqua_potabile acqua_pubblica viabilità cimiter*
      urbanistic* piano_regolatore suap partecipazion* consiglio_comunale_dei_ragazzi asili_comunali piedibus
      pedibus banca_del_tempo banche_del_tempo commercio_equo microcredit* raccolte_fondi 5x1000 5_per_mille
      lasciti lascito petizion* assemblee_pubbliche parità_di_genere uguaglianz* discriminazion* razzismo
      antimafia giornata_della_memoria corridoi_umanitari carcer* detenuti giustizia_riparativa tossicodipendenz*
      riduzione_del_danno alcolisti_anonimi invecchiamento_attivo telesoccors* pasti_a_domicilio clownterapia
      canile gattile sterilizzazione_randagi plogging cambiamenti_climatici economia_circolare rifiuti_zero
      eucaristi* liturgi* cresime confession* riconciliazion* ordinazion* unzione_degli_infermi unzione rosar*
      adorazion* adorazione_eucaristica vespri novena novene quaresima avvento via_crucis esercizi_spirituali
      lectio_divina catechesi cellule culti predicazion* sermoni omeli* vangelo evangelizzazion* chierichett*
      scout scoutismo lupetti azione_cattolica caritas diaconia ecumenism* ecumenic* interreligios* sinagog*
      shabbat moschea ramadan zakat corano zen buddhis* dharma teologi* spiritualità benedizion* esequie
      tumulazion* estumulazion* inumazion* vestizione_salma casa_funeraria necrolog* tanatoestetica lapidi_e
      sindacal* rappresentanza consumatori osservatori* divulgazion*
      gruppi_locali sezioni_locali gruppi_territoriali lettera_aperta lettere_aperte raccolta_firme
      giornate_di_mobilitazione giornata_di_mobilitazione campagne_di_* campagna_di_* formazione_degli_attivisti
      programma_di_finanziamento contributi_economici contributi_a_fondo_perduto bandi_e_contributi fondo_di_solidarietà
      reclami segnalazioni_e_reclami bilancio_partecipativo bilanci_partecipativi trasparenza_del_bilancio dati_aperti
      open_data monitoraggio_parlamentare interrogazioni_parlamentari registro_delle_lobby consultazioni_pubbliche
      consultazione_pubblica partecipazione_civica partecipazione_dei_cittadini appalti_pubblici gare_d'appalto
      calendario_della_raccolta calendario_raccolta raccolta_differenziata raccolta_rifiuti rifiuti_ingombranti
      centro_di_raccolta permessi_di_costruire permesso_di_costruire pratiche_edilizie servizi_online
      servizi_al_cittadino sportello_* stato_civile anagrafe atto_di_nascita carta_d'identità iscrizioni_scolastiche
      iscrizione_scolastica mensa_scolastica trasporto_scolastico bonus_sociale contributi_affitto difensore_civico
      oggetti_smarriti catasto urbanistica liste_elettorali risultati_elettorali accesso_civico accesso_agli_atti
      whistleblowing segnalazione_illeciti
    `,
  },
  nonOffers: {
    claims: `
      a_norma affidabil* alta_qualità ambiente_familiare artigianale attenzione_* autentic* cert* chiarezza
      comfort competen* competitiv* convenien* cordialità correttezz* cortesi* cura_dei_dettagli dedizione
      disponibilit* eccellen* ecosostenib* efficien* entusiasmo esperienz* espert* etica fiducia* flessibil*
      gentilezza garanzi* gratuito impegn* innovativ* integrità onest* massima_* migliori_prezzi ospitalità
      passione* personalizzat* posizione* precisione preventivi_gratuiti preventivo_gratuito prezzi*
      professionalità professionist* puntualità qualificat* qualit* rapidit* rapido responsabil* rispetto
      risultati riservatezza sconti serietà semplicità sicur* soddisfazion* sostenibil* tempestivit* territorio
      trasparen* veloc* vicinanza
      open_source open-source software_libero codice_aperto leggero potente intuitivo robusto stabile facile_da_*
      semplice_da_* senza_pubblicità senza_registrazione senza_installazione senza_tracciamento rispetto_della_privacy
      tutto_in_uno sempre_aggiornato indipendente senza_scopo_di_lucro pronto_all'uso
    `,
    steps: `
      analisi_* candidati come_* completa compila conferma contatta* consulenza_iniziale crea* definizione fase_*
      inizia invia iscriviti ordina paga passo* prenota* preventivo prima_* primo_* progetta realizziamo
      registrati ricevi richiedi riempi scarica scegli* scopri* seleziona sopralluogo trova unisciti valutazione_*
      visita_il vieni
      partecipa sostieni installa importa condividi firma_la invia_la candidati_a vota
    `,
    labels: `
      accedi accesso amministrazione_trasparente anno archivio area_riservata articoli attualità blog calendario
      carrello categori* cerca chi_siamo chiudi città clienti codice_fiscale come_arrivare come_raggiungerci
      commenti condividi contatt* cookie* copyright curiosità dal_lunedì data dettagli documenti domande
      domande_frequenti domenica dona donazioni dove dove_siamo download durata email evento_* facebook faq foto
      fotogallery galleria giovedì gallery home i_nostri* il_nostro* indirizzo* info informativa* informazion*
      ingresso instagram iscrizion* la_nostra_storia la_nostra* le_nostre* lavora_con_noi leggi* leggi_tutto
      licenza link lingue login luogo lunedì mappa martedì mercoledì modulistica news newsletter nome note_legali
      notizie novità numero* orari* orario partita_iva partner pec piè_di_pagina posta premi presentazione press
      privacy* prossimi_eventi recapiti recensioni regolamento requisiti risultati rubriche sabato scheda_tecnica
      scopri_di_più sede* seguici sito_* soci* social sommario sponsor staff statuto stato storia tag telefono*
      testimonianze titolo torna_* tutti tutto utilità vai_* vedi* venerdì video whatsapp evento
      mailing_list primi_passi per_iniziare inizia guida_rapida scarica scaricare documentazione contribuisci
      contribuire partecipa come_partecipare tabella_di_marcia roadmap note_di_rilascio note_di_versione
      codice_di_condotta sponsor_oro sponsor_argento sponsor_bronzo sponsor_principale main_sponsor i_nostri_sponsor
      media_partner partner_istituzionali partner_tecnici i_nostri_partner sostenitori i_nostri_sostenitori finanziatori
      finanziato_da con_il_sostegno_di con_il_contributo_di con_il_patrocinio_di con_il_supporto_di
      in_collaborazione_con patrocini patrocinio promosso_da organizzato_da donatori ringraziamenti crediti relatori
      relatrici i_relatori ospiti organizzatori organizzatore comitato_organizzatore comitato_scientifico
      comitato_direttivo comitato_editoriale comitato_tecnico comitati commissioni consiglio_direttivo
      consiglio_di_amministrazione organi_sociali organi_statutari governance giuria la_giuria membri_della_giuria
      vincitori vincitrici i_vincitori vincitore finalisti candidati contributori volontari i_nostri_volontari
      ambasciatori alumni in_treno in_auto in_aereo in_autobus con_i_mezzi_pubblici dove_dormire dove_alloggiare
      dove_mangiare biglietti biglietteria acquista_i_biglietti date_importanti scadenze programma programma_completo
      edizioni_precedenti edizione_precedente edizioni_passate eventi_passati numeri_precedenti ultimo_numero chi_lo_usa
      usato_da hanno_scelto_noi hanno_scelto_* si_fidano_di_noi comunità community forum discussioni traduci
      aiuta_a_tradurre ultime_notizie ultime_novità ultimi_articoli ultima_versione annunci cartella_stampa
      comunicati_stampa comunicato_stampa rassegna_stampa area_stampa ufficio_stampa dicono_di_noi parlano_di_noi
      registro_delle_modifiche novità_della_versione licenze la_nostra_missione la_nostra_visione i_nostri_valori
      missione mission vision valori manifesto principi regole bando unisciti_a_noi unisciti partecipa_anche_tu
      sostienici dona_ora fai_una_donazione come_aiutare come_contribuire diventa_socio diventa_volontario
      diventa_partner diventa_sponsor informativa_sulla_privacy informativa_privacy informativa_cookie
      termini_di_servizio termini_e_condizioni condizioni_d'uso requisiti_di_sistema piattaforme_supportate
      dispositivi_supportati compatibilità windows codice_sorgente segnala_un_bug segnala_un_problema seguici_su_*
      resta_aggiornato rimani_aggiornato iscriviti_alla_newsletter iscriviti funzionalità tutte_le_funzionalità
      funzionalità_principali caratteristiche caratteristiche_principali schermate esempi demo richiedi_una_demo
      prova_gratuita prova_gratis crea_account registrati come_funziona come_candidarsi chi_può_partecipare
      criteri_di_selezione modalità_di_partecipazione requisiti_di_partecipazione guida_utente manuale_utente tutorial
      centro_assistenza relazione_annuale bilancio_sociale rapporto_annuale contatta_gli_organizzatori contatti_stampa
      redazione la_redazione i_più_letti articoli_correlati progetti_correlati link_utili casi_di_successo
      casi_studio dicono_di_* il_progetto il_team il_festival la_fondazione l'associazione perché_sceglier*
      dichiarazione_di_accessibilità albo_pretorio
      i_nostri_soci soci_fondatori soci_onorari membri partecipanti espositori elenco_espositori diventa_espositore
      prossimi_passi eventi_in_programma tutti_gli_eventi calendario_eventi dove_operiamo chi_c'è_dietro
      in_cosa_crediamo come_lavoriamo perché_noi il_problema la_soluzione l'idea contesto in_numeri dati_chiave in_breve
      partner_del_progetto team_di_progetto consorzio acquista_biglietti iscriviti_ora registrati_ora
      candidati_ora firma_ora scarica_l'app guarda_il_video guarda_il_trailer per_sviluppatori istruzioni_per_gli_autori
      autori comitato_di_redazione numero_corrente problemi_noti versioni_precedenti versione_attuale versioni confronto
      limitazioni grazie_a diritti_d'autore rendiconto organigramma organizzazione fondatori vincitori_precedenti
      informazioni_pratiche informazioni_utili obiettivi
    `,
    roles: `
      addetto allenator* amministratore* assessor* assistente_* avvocat* biolog* capo_* capitano chef
      collaborator* consiglier* coordinat* curatore direttore* direttric* docent* dottoress* educator*
      fisioterapista fondator* formator* geometra impiegat* infermiera ingegner* insegnant* istruttor* maestr*
      manager medico_* musicist* operator* preside presidente psicologa produttore professor* referente relator*
      responsabil* segretari* sindaco* socio_* specialista sviluppator* tecnico* tesoriere titolare* vice*
      direttore_artistico direttrice_artistica redattore redattrice caporedattore dottorand* moderatore moderatrice
      portavoce segretario_generale curatrice
    `,
    prices: `
      a_notte a_persona abbonament* acconto adulti all'anno al_giorno al_mese anticipo bambini_fino biglietto
      caparra compreso gratis gratuit* incluso intero iva_inclusa mensile offert* omaggi* per_persona promozion*
      quota* quote ridotto rimborso sconto* supplement* tariff*
    `,
  },
};
