import type { LanguageWords } from '../words.ts';

export const ROMANIAN: LanguageWords = {
  offers: {
    health: `
      acupunctur* albire alergolog* aparat_dentar analize cardiolog* chirurg* consultați* control_* dermatolog*
      detartraj diagnostic* dietetic* ecograf* endodonți* estetică_dentară ginecolog* implant* investigați*
      laborator* laser* logoped* masaj* nutriți* neurolog* obturații oftalmolog* ortopedi* osteopat* parodont*
      profilaxie proteze protetic* psiholog* psihoterap* psihiatr* radiograf* radiolog* recuperare stomatolog*
      terapi* tratament* urologi* vaccin* veterinar* îngrijir* igienizare cabinet dentar* fizioterap* kinetoterap*
      medic* ortodon* pediatr* reabilit* migren* cefale* durer* vertij* ameteli ameteala insomni* apnee sforait*
      atac_de_panica atacuri_de_panica fobi* adhd autism* autist* asperger dislexi* discalculi* balbaial* doliu
      burnout stima_de_sine anxiet* depresi* bipolar* schizofren* adicti* alcoolism* fumat* renuntare_la_fumat
      anorexi* bulimi* obezitat* supraponderal* celiac* colesterol* hipertensi* tensiune_arteriala diabet* astm*
      bronsit* bpoc pneumoni* pneumolog* pneumoftiziolog* gripa gripal* pcr colon_iritabil gastrit* reflux* herni*
      hemoroiz* hemoroid* colecist* apendic* prostat* menopauz* menstruat* endometrioz* ovarian* fibrom*
      contracepti* sterilet* vasectomi* fertil* fiv inseminar* gravid* nastere nasteri cezarian* alaptar* alaptat
      doula moas* nou-nascut* neonat* postpartum postnatal* prenatal* puericultur* lombar* lombosciatic* lombalgi*
      cervical* spondiloz* sciatic* scolioz* cifoz* hernie_de_disc coloan* coloana_vertebrala genunchi* umar
      umarului sold soldului glezn* mandibul* atm bruxism* tendinit* fasciit* bursit* osteoporoz* artrit* artroz*
      entors* fractur* luxati* menisc* ligament* tunel_carpian hallux monturi bataturi unghie_incarnata platfus
      picior_plat picior_diabetic sustinatori_plantari talonet* varic* flebolog* vascular* acne rozacee psoriazis
      dermatit* eczem* melasm* veruc* negi alunite melanom* cancer* oncolog* chimioterap* radioterap* paliati*
      mamograf* senolog* rmn computer_tomograf tomograf* ekg electrocardiogram* holter spirometri* endoscop*
      colonoscop* gastroscop* gastroenterolog* biopsi* citolog* papanicolau babes-papanicolau colposcop*
      densitometri* osteodensitometri* audiometri* audiolog* electromiograf* polisomnograf* eeg dermatoscop*
      imagistic* hemogram* hemoleucogram* glicemi* tiroid* hormon* catarac* miopi* astigmatism* prezbi* glaucom*
      strabism* keratoconus ochi_uscat optometri* lentile_de_contact blefaroplast* rinoplast* liposuct*
      lipoaspirat* abdominoplast* mamoplast* otoplast* lifting acid_hialuronic hialuronic botox toxina_botulinic*
      mezoterap* criolipoliz* cavitati* radiofrecvent* presoterap* carboxiterap* ozonoterap* perfuzi* celulit*
      alopeci* transplant* carii obturat* plomb* fatet* bracket* invisalign aligner* gutier* endodont* rezecti*
      gingi* halen* halitoz* tartru periaj_profesional airflow masele dinte dinti dintilor pedodont* sigilar*
      fluorizar* fluor dantur* coroan* maxilo-facial* maxilofacial* extracti* inlay onlay reiki bioenerg*
      biorezonant* constelatii_* constelatiile numerolog* tarot astrolog* astrogram* harta_natala aromaterap*
      meloterap* artterapi* art-terap* hipoterap* hidroterap* cromoterap* cristaloterap* bowen theta_healing
      access_bars ayurved* naturist* naturopat* fitoterap* iridolog* kinesiolog* cranio-sacral* craniosacral*
      shiatsu reflexoterap* reflexolog* presopunctur* moxa ventuz* auriculoterap* hipnoz* hipnoterap* emdr
      mindfulness gestalt cognitiv-comportamental* psihanaliz* chakre* qi_gong sexolog* sexualitat* disfuncti*
      andrologi* proctolog* hepatolog* infectioase boli_infectioase imunolog* hematolog* nefrolog* genetic*
      farmaci* farmaceutic* plafar* balneo* balnear* ergonomi* postural* chiropract* kinesiotap* bandaj*
      electroterap* magnetoterap* ultrasunet* unde_de_soc shockwave infiltrati* prp celule_stem artroscop* sutur*
      pansament* injectii injectabil* stoma colostom* dializ* hemodializ* transfuzi* resuscitar* defibrilator*
      psihomotri* psihopedagog* psihodiagnostic* neuropsiholog* neurofeedback neurochirurg* neuropediatr* dement*
      alzheimer parkinson avc accident_vascular* scleroz* epilepsi* paralizi* acufen* tinitus aparate_auditive
      protezare_auditiva hipoacuzi* orl otorinolaringolog* disfagi* deglutiti* foniatri* hiv hpv microcipar*
      microchip* castrar* sterilizar* deparazitar* dehelmintizar* dresaj* toaletaj* eutanasi* internar*
      spitalizar* detoxifier* detox post_intermitent slabit slabire dieta bariatric* balon_gastric microbiom*
      intolerant* alergi* anti-aging antiaging longevitat* aritmi* pacemaker stimulator_cardiac cateteriz* anemi*
      leucemi* chist* litiaz* litotriti* cistoscop* circumcizi* fimoz* bloc_operator toxicolog* adeverint*
      psihotehnic* hiperhidroz* cicatric* vergetur* cheloid* sindrom* tulburar* neuropati* nevralgi* schroth
      bobath vojta therasuit tecar tecarterapi* crioterap* barocamer* oxigenoterap* nebuliz* saloterap* aerosol*
      urgent* upu ambulator* recoltar* screening* ecocardiograf* doppler test_genetic reumatolog* endocrinolog*
      geriatri* venerolog* anestezi* sedar* analgezi* homeopat* apiterap* hirudoterap* lipitori vitamina_c
      colagen* sarcina_si_* sarcini_cu_risc diete dependente dependenta carie retina sumar_de_urina postura
      dermatocosmet* test_auditiv teste_auditive augmentare_mamara
    `,
    beauty: `
      bărbi coafur* cosmetic* epilare extensii gene machiaj manichiur* masaj păr pedichiur* pensat sprâncene spa
      tatuaj* tuns* unghii vopsit balayage bronzat* bronzar* barbier* barber* frizer* fade degrade impletitur*
      codite afro dreadlocks bucle* ondulat* ondulare keratina botox_capilar indreptar* coafor* coafat suvite
      suvita ombre decolorar* nuantar* peruc* tricolog* buze contur_ochi ruj rujuri rimel machior* make-up makeup
      machiaje microblading microneedling micropigment* dermapen dermabraziun* microdermabraziun* peeling*
      exfolier* gomaj* hidrafacial hydrafacial hydradermabraziun* curatare_faciala curatare_ten lifting_facial
      lash_lift henna stilizar* inghinal axila axile epilat ceara ipl mustata mireas* mirese miresei domnisoar*
      stilist* stilism* vestimentar* sampon* serum* crema creme deodorant* colonie parfum* hammam saun* jacuzzi
      wellness relaxar* relaxant* anticelulitic* drenaj_limfatic limfatic* pietre_calde pietre_vulcanice
      impachetar* parafina oja ojă ojasemi unghie intretinere_gel acrylgel polygel nail_art nail pedicur* manicur*
      piercing* gaurit_urechi remodelar* remodelare_corporala lipoliza hifu endosfer* vacumterap* riduri cearcan*
      filler* fire_pdo mezofire* bioremodel* skinbooster* profhilo marire_buze vopsire_parului gel_uv
    `,
    building: `
      acoperiș* aer_condiționat betoane cabine canalizare* case centrale_* ciment climatizare confecți* curățenie
      decorațiuni demolăr* dulgher* electric* faianță ferestre finisaj* fotovoltaice garduri grădin* instalați*
      instalator încălzire* mansard* mentenanță mobil* montaj* parchet peisagistic* proiectare* renovăr*
      restaurăr* săpături scări sudur* șape tâmplări* termoizol* terase uși zidări* amenaj* arhitect* asfalt* baie
      bucătări* centrale* construcț* debarasare fațad* fundați* hidroizola* izolați* lucrări* pavaj* piscin*
      repara* sanitar* termopan* vopsit* zugrăv* zidar* caramid* caramizi bca beton* cofraj* armatur* subzidir*
      excavat* excavar* sapatur* moloz* evacuare_moloz azbest* pavel* dale dala bordur* trotuar* drenaj* drenuri
      puturi forate forare* foraj* put_forat jgheab* burlan* teava tevi canalizari bransament* fosa* fose
      fose_septice vidanj* desfundar* desfundat infundat* robinet* vas_wc wc toalet* lavoar* chiuvet* dusuri
      cabina_de_dus cazi bideu boiler* centrala_termica centrala cazan* soba sobe teracot* seminee calorifer*
      radiator* radiatoare incalzir* pompa_de_caldura pompe_de_caldura geotermal* biomas* peleti ventilati*
      recuperator* hota hote exhaustar* desfumar* cos_de_fum cosuri_de_fum cosar* panou_solar panouri_solare
      invertor* acumulatori_solari prosumator* energie_verde intrerupator* impamantar* paratraznet* joasa_tensiune
      medie_tensiune inalta_tensiune post_de_transformare iluminat* corpuri_de_iluminat led banda_led
      statii_de_incarcare statie_de_incarcare anten* interfon* alarma* alarme antiefracti* efracti*
      detectie_incendi* incendi* stingator* stingatoare sprinkler* hidrant* isu antifoc ignifug*
      iluminat_de_siguranta porti poarta garaj* gard imprejmuir* balustrad* grilaj* pergol* umbrar* copertin*
      marchiz* deck* storur* rulour* rolete* rolouri jaluzel* obloane plase_de_tantari plasa_de_tantari draperi*
      retractabil* prelat* policarbonat* gips* rigips tavan* plafoan* scafe cornis* profile_decorative polistiren*
      vata_minerala vata_bazaltica anvelopar* termosistem* tencui* glet* lavabil* tapet* stuc* microciment* sapa
      pardosel* epoxidic* linoleum* mochet* laminat* dusumel* raschetat* gresi* faiant* mozaic* piatra*
      piatra_naturala granit* marmur* travertin* blat* fierar* fier_forjat hale hale_industriale sudare tinichi*
      tigla* tigle invelitor* sindril* sarpant* dolii luminator* subsol* beci* balcoane* inchideri_balcoane
      prefabricat* cabane_la_cheie la_cheie la_rosu la_gri tamplar* dulap* dressing* tapiter* tapitare lacuir*
      baituir* lustruir* recondition* geam* sticlar* vitralii oglind* oglinzi pvc aluminiu usa broasca broaste
      yale yala deblocar* incuietor* lacat* schel* alpinist* fonoizol* insonorizar* acustica igrasi* mucegai*
      umezeal* poliuretan* spuma_poliuretanica deratizar* dezinsecti* dezinfecti* ddd daunator* gandac* plosnit*
      termite soareci sobolan* porumbei viesp* furnici tantari lilieci capus* igienizari curateni* curatat* menaj*
      spalatori* taiere_arbori taiat_copaci defrisar* gazon* rulou_gazon irigat* aspersoar* aspersor* gard_viu iaz
      iazuri fantan* artezian* aleea bazine cheson* topograf* cadastr* releve* expertiz* diriginte* dirigentie
      devize deviz antreprenor* rezidential* locuint* casa_pasiva pod_rulant viaduct* tunel* lift* ascensoar*
      rampe rampa trept* handyman mester* meseri* consolidar* sablar* hidrosablar* hidrodemolar* carotar* gaurire*
      taiere_beton graffiti feng_shui hidrofor* rezervoar* gaze gaz verificare_gaze vrtp iscir alimentare_cu_apa
      contorizare repartitor* apometr* conducta conducte panou_sandwich panouri_sandwich pompe_submersibile
      tabla_cutata tabla_zincata marmora quartz taieri_arbori scara scarile tende_retractabile prize_si_*
      sticla_securizata curatare_cosuri curatari racorduri
    `,
    legal: `
      asigurăr* audit avocat* bancar* consilier* consultanță contabil* contencios contract* credit* daune divorț*
      drept* evaluăr* executăr* finanțăr* fiscal* impozit* înființare* închirier* insolvenț* investiți* juridic*
      moșteniri notari* penal* reprezentare resurse_umane succesiuni taxe vânzăr* recuperare_creanțe cetateni*
      vize permis_de_sedere imigrar* apostil* supralegalizar* procur* acte_aditionale inregistrare_marca
      marca_inregistrata osim brevet* copyright proprietate_intelectuala custodi* pensie_alimentara pensii* pensie
      partaj* regim_matrimonial conventie_matrimoniala testament* mostenir* curatel* tutel* hartuir* concedi*
      accidente_de_munca despagub* malpraxis raspundere_civila prejudici* faliment* executor* recuperari_creante
      creant* datori* poprir* somati* evacuar* chiria* locatiun* fond_funciar funciar* intabular* uzucapiun*
      expropri* servitu* retroced* litigi* tribunal* contestati* plangeri plangere arbitraj* concilier* mediator*
      medier* infractiun* evaziun* frauda fraude* trafic_de* contraventi* amenz* suspendare_permis
      anulare_proces-verbal achizitii_publice licitati* gdpr_compliance dpo due_diligence fuziun* infiintar*
      infiintari_firme srl pfa srl-d modificari_statutare cesiun* dizolvar* lichidar* lichidator* radier*
      reorganizar* administrare_judiciara bilant* balante declaratie_unica inchidere_de_luna inchidere_an
      tva_intracomunitar inregistrare_tva taxa_pe_valoarea accize micro-intreprinder* salari* stat_de_plata
      state_de_plata revisal reges hr_payroll payroll reges-online cenzor* auditor* cash-flow bugetar*
      fonduri_europene granturi grant pnrr afir start-up_nation planuri_de_afaceri factoring leasing imprumut*
      refinant* ipotec* carduri cont_curent depozite_la_termen economisir* fonduri_mutuale titluri_de_stat bursa
      bursei obligatiuni broker* criptomoned* bitcoin forex schimb_valutar valut* remitent* microcredit* ifn rca
      casco polita polite reasigurar* pilon_* pilonul_* planificare_financiara evaluator* garsonier* teren
      terenuri spatii_comerciale spatiu_comercial spatii_de_birouri birouri de_inchiriat ansamblu_rezidential
      imobil* administrare_imobil* administrare_proprietati administrare_bloc* tranzacti* consulat* stare_civila
      cazier* legalizar* semnatura_electronica arhivar* detectiv* criminalist* grafolog* grafoscop* poligraf*
      extrad* grefa ssm psi apeluri_si_recursuri tutela_legala
    `,
    education: `
      activități_* after_school atelier* cercuri certific* conferinț* curs* dezvoltare_personală dans* educați*
      engleză excursii_* formare* grădiniț* învățământ lecți* lectur* limbi* matematică meditați* mentorat
      practică prelegeri pregătir* program_prelungit robotică seminar* școal* școlar* studii tabere tutorat
      training* webinar* workshop* academi* alfabet* scriere caligraf* aritmetic* biologi* chimi* fizica geografi*
      geometri* algebr* statistica_aplicata ortograf* gramatic* limba_romana romana_pentru_straini germana
      franceza italiana spaniola portugheza chineza japoneza coreeana araba conversati* toefl ielts cambridge delf
      goethe tefl online_live e-learning elearning bootcamp* masterclass* simpozi* doctorat* doctoral* masterat*
      mba licent* postlicea* postuniversitar* liceu* liceal* gimnazi* clasa_pregatitoare clasele* bacalaureat* bac
      examen* admiter* simular* olimpiad* gradi prescolar* anteprescolar* montessori waldorf step_by_step bilingv*
      semi-internat afterschool after-school scoli efectuare_teme tehnici_de_invatare meditat* profesor_particular
      psihopedagogi* stem steam coding dactilograf* oratori* public_speaking dezbater* chitar* pianul vioar*
      violoncel* saxofon* trompet* flaut* clarinet* ukulele tobe percutie canto solfegi* conservator* initier*
      croitori* permis_de_conducere categoria_b categoria_a conducere_defensiva stivuitorist* macaragi* atestat*
      calificar* recalificar* perfectionar* anc formator* manager_de_proiect internship* stagi* bursele erasmus
      schimb_de_experienta elevi studenti absolvent* absolvir* diplom* titularizar* definitivat grad_didactic
      facultat* universitat* universitar* catedr* curricul* teza teze lucrare_de_licenta disertati* didactic*
      manuale caiet_de_lucru fise_de_lucru ludic* tabar* tabara_de_vara cercetas* curte_de_joaca groapa_de_nisip
      nisip* cantin* gustar* program_scurt program_normal orar_prelungit optional* extrascolar* extracurricular*
      serbar* ceremonie_de_absolvire parenting babysitting baby-sitter* baby_sitter* antreprenoriat*
      antreprenorial* leadership tutorial* calcul_mental aritmetica_mentala abac scolii stiinte limba_germana
      limba_franceza bursa_de_studiu pianina invatare tutoriat
    `,
    hospitality: `
      aer_conditionat apartament* balcon bucătări* bucatari* camer* camping căsuț* ciubăr demipensiune
      evenimente_* ferm* filigorie foișor foisor frigider grădină gradină gratar internet loc_de_joacă paturi
      pensiun* plajă restaurant* sală saună semineu șemineu sejur* tenis_de_masă ping-pong transfer* trasee tur*
      wifi wireless vacanț* mic_dejun mic_dejun* pranz cina agrement cazare* cină* drumeți* evenimente excursi*
      grătar* nuntă nunți piscină* prânz* săli* terasă* traseu* hanul hanuri hostel* motel* hotel* vila vile
      vilele bungalow* bungalou* caban* conac* castel* glamping cort corturi rulot* camper* regim_hotelier
      studiouri penthouse twin matrimonial* suite suita dormitor* patut* pat_suplimentar balcoan* vedere_la_*
      sezlong* hamac* fier_de_calcat minibar seif minifrigider cuptor_cu_microunde espressor masina_de_spalat
      prosoape lenjerie_de_pat receptie* concierge all_inclusive pet_friendly pet-friendly fumator* nefumator*
      wi-fi parcar* loc_de_campare foc_de_tabara vatra ceaun* crama* crame salonul saloane ballroom coworking
      birou_virtual banchet* burlacit* majorat* aniversar* revelion* evadar* escapad* city_break romantic*
      tirolian* aventura_parc parc_de_aventura parc_aventura rapel canyoning canoe catamaran* velier* iaht* yacht*
      croazier* plimbari_cu_barca plimbare_cu_barca barca barci delta_dunarii ferry feribot* delfini pelicani
      snorkel* plaje cascad* pester* lacuri parc_national rezervatie* rezervatii belvedere via_ferrata drumet*
      hiking ghid_montan ghidaj* ghidat* calarie* plimbari_cu_calul sanie sanii sanius* atv buggy off-road offroad
      jeep* 4x4 balon_cu_aer balonul_cu_aer parapanta deltaplan elicopter* city_tour circuite itinerar*
      agroturism* ecoturism* enoturism* safari birdwatching observarea_pasarilor ursi termal* ape_termale balnear*
      statiun* namol* saune ciubare jacuzzi hidromasaj* aquapark* aqua_park parc_acvatic tobogan* topogan*
      miniclub kids_club trambulin* biliard foosball ping_pong shuttle voucher* card_cadou litoral* partie partii
      telegondol* telescaun* telecabin* mocanit* tren_de_epoca pescarie cherhana* lipoveneas* stana stani studio_*
      hanul_* cazari insulele
    `,
    food: `
      aperitiv* băutur* bere beri brânz* burger* cafea catering ceai* ciocolat* ciorb* cofetări* desert* dulceaț*
      fast-food fel_principal fructe garnituri grătare înghețat* legume limonad* meniu* miere mâncar* mancare
      mic_dejun pizza plăcint* produse_* prăjitur* preparate pâine pui salat* sandvi* supe tort* vegetarian*
      produse_tradiționale aivar zacusc* afinata visinat* tuica palinc* rachiu horinca alivenci ardei_umpluti
      baclava* bagel* bagheta baghete babic* bacon bors* boeuf bomboan* braga brioș* brios* brunch bruschet*
      budinc* bulz bufet* burduf burrito* cafele cafelut* caltabos* cappuccino capuccino carnat* carne carpaccio
      cascaval* cartofi castraveti_murati cheesecake chec checuri chiftel* chiftea chebab kebab* shaorma saorma
      chips cidru ciulama clatit* cocktail* cocteil* colaci coliv* compot* conserv* covrig* coaste* cotlet*
      cozonac* cremsnit* cremes creveti croissant* crutoane curcan* curry cuscus degustar* drob* dulciur* dulcet*
      eclair* ecler* espresso falafel fasole faina frigaru* friptur* fondue fursecur* gemuri gelatto gin gogos*
      gulas* gyros halva halvit* hamburger* hot-dog hot_dog homemade hummus iahnie iaurt* icre inghet* jambon*
      jumari kefir kombucha kurtos langos* lasagna* latte lebar* leberwurst lichior* lipie lipii macaroane
      macarons* mamalig* marmelad* masline mazar* mere_coapte mezel* miel mititei milkshake* mojito mucenici
      mujdei muraturi musaca mustar must nachos nuci nuga orez ostropel oteturi otet painea palinka palmier*
      panacota panna_cotta pancakes panificati* papanas* parizer* parjoal* parmezan pasca pastram* pastrav* pate
      pesto pilaf plachie plescavita platou* poale-n_brau ponci* porumb_fiert prajit* praline* prosecco prosciutto
      pulpe pulpa* punci quesadilla* quiche* racoritoar* ramen rahat* rasol ratatouille ravioli risotto rulad*
      sandwich* salam* salau salmon somon sangria sarate* sardine sarmal* sashimi savarin* scovergi scordolea
      sirop* slanina smantan* smoothie* snack* snitel* sorbet* sosur* spaghete spaghetti* spirtoas* spritz
      stavrid* steak* stridii stroganoff strudel* sunca* supa sushi tacos tapas tarte tarta tartar* tartine*
      telemea* tequila tiramisu tocan* tofu trufe* urda urdă varza vegan* vegetal* vermut vitel* vodca vodka
      whisky wok wrap* yakisoba zahar zaibar zmeurata fara_gluten fara_zahar la_pachet candy_bar candybar
      food_truck praznic* parastas* pomen* pomana bacani* carmangeri* macelari* brutari* patiser* cofetar*
      simigeri* pescarii lactat* rose feteasca* tamaioasa* busuioaca* babeasca cotnari riesling chardonnay
      sauvignon* cabernet merlot* pinot* spumant* sampani* ipa lager stout pilsner berari* apa_minerala apa_plata
      fresh* socata soc_natural cafenea cafenel* macchiato frappe decofeinizat* musetel tei menta matcha rooibos
      gourmet delicates* bucatar* alimente* alimentar* carnur* rosii_umplute gem_de_* vita_* unt untur* colacei
      caramele gelateri* porc purcel* pizzeri* dulce_de_leche lemonade batoane rata_pe_varza tochitur* burta_*
      muschi_* pita_cu_* bucate spumos vinuri vin
    `,
    culture: `
      artă arte bibliotec* botez* carte cărți ceramică cinema colecți* concert* concurs* conferințe cultur* dans*
      editur* eveniment* expoziți* festival* film* folclor* foto* lansări literar* mese_festive muzic* muze* nunt*
      nunți operă orchestr* petreceri* pictur* poezi* sculptur* spectacol* teatr* tradiți* vernisaj* meșteșug*
      șezători corporate acordeon* acuarel* album* anime animatie animator* antologi* arheolog* artizan* balet*
      balad* bal balul bienal* bibliobuz blues bocet* broderi* burlesc* cabaret* calus* caricatur* carnaval*
      canto_popular cantec* cantaret* cenaclu* ceramist* cineast* cinemateca cinematograf* colind* comedi*
      benzi_desenate compozitor* coral* corul corur* coregraf* cosplay costum_popular costume_populare croset*
      curator* datini obiceiur* desen* dj documentar* dramatiz* dramaturg* duo duet* escape_room expozit* fanfar*
      ficti* filarmonic* filateli* numismat* folk* funk gospel gravur* hip-hop hip_hop hora hore iarmaroc* icoan*
      iconar* ia_romaneasca iluzionis* improvizati* jazz joc_de_rol jocur* karaoke lansar* lautar* lutier* macrame
      magie magician* marionet* papus* martisor* martisoare mascat* monolog* mozaicuri mural* nai nuvel* operet*
      orga origami olari* patrimoni* peisaj_sonor pantomim* parade pelicul* performance pictor* pictat* artificii
      foc_de_artificii focuri_de_artificii pirotehni* planetari* plugusor* poem* poet* pop premiera procesiun*
      povestir* prozator* proza quiz rap recital* revist* romane rock romanta romante samba salsa satir* sarbator*
      serat* sezatoare sculptor* scenari* scenograf* scriitor* simfoni* slam solist* soprano stand-up standup
      stand_up swing tambal tango tapiseri* taraf* tarabe tenor tesut tesatori* tombol* trio trupa trupe vals
      valsul violonist* zilele_orasului craciun* dragobete halloween incondeiat* impletit* lan_party gaming
      bandele circ circuri cantare cantari trupa_* cor_de_* roman_* gala_* formatie formatii radio radioteatru
      arhivistic* comics actori animatii balurile_* joc_popular
    `,
    sport: `
      alpinism antrenament* arte_marțiale atletism baschet box dans* drumeți* echitație fitness fotbal handbal
      înot judo karate paintball patinaj pilates schi sport* tenis tir trekking volei yoga șah zumba rafting caiac
      acrobat* aerobic* aikido aeromodelism* alerg* antrenor_personal arcas* atletic* badminton basket* bicicle*
      bike* mtb bmx enduro downhill bowling popice* body_pump bodybuilding boulder* cardio calistenic* canotaj*
      capoeira campionat* cheerleading cicli* cicloturism* spinning competitii cros crosul crossfit cupe darts
      dressaj echitat* escalad* esport* floorball minifotbal futsal gimnast* golf* minigolf grappling gantere
      halter* hiit* hipism* hipic* hochei* inotul jiu-jitsu jiu_jitsu jogging kangoo kettlebell* kickbox*
      kitesurf* krav_maga kung_fu lupte* ligi maraton* semimaraton* mers_nordic mma motocros* muay_thai musculati*
      mountain_bike padel paddle* paraglid* parasut* parkour patinoar* pescui* pickleball polo pole_dance ponei*
      pony raliu* rugby regat* saritur* salvamar salvamont* ski snowboard* skate* slackline snorkeling scufundar*
      scuba diving squash stretching step_aerobic surf* tabata taekwondo* tai_chi tae_bo taebo trail_running
      trambulina trx triatlon* duatlon* ultramaraton* wakeboard* waterpolo windsurf* oina airsoft speolog* bungee
      karting* go-kart aqua_gym aquagym street_dance majorete* sahist* vestiare* stadion* manej* patine rotile
      role_* kart competitie sanie_* pista_de_*
    `,
    software: `
      afaceri_online aplicați* automatizăr* backup baze_de_date calculatoare cloud crm cibernetic* dezvoltare*
      digital* e-commerce erp găzduire gestiune hosting hărți informatic* infrastructur* integrăr* inteligenț*
      internet it laptop* magazine_online mentenanță_it mobile monitorizare notific* platform* robot* sincroniz*
      sistem* software suport_* supraveghere tehnologi* telecom* testare web* agenti_ai agent_ai algoritm* android
      angular antivirus* antispam api app apps aplicat* aws azure analytic* big_data biometr* blockchain bot bots
      business_intelligence cablar* calculator* chat* criptar* cifrar* cms cod_sursa cod_qr coduri_qr
      coduri_de_bare cod_de_bare colaborar* comert_electronic comert_online compilator* comprimar* computer*
      conector* copie_de_siguranta cos_de_cumparaturi cronometru* csv css dashboard* deep_learning depanar* devops
      diagram* dns docker domenii drag_and_drop drupal e-factura efactura emulator* export* excel facturar*
      firewall* firmware fibra_optica flux_de_lucru fluxuri_de_lucru forum* framework* frontend front-end backend
      back-end full_stack fullstack geolocat* git google_workspace gps graphql hacking help_desk helpdesk html
      indexar* interfat* interfete interoperab* intranet* inventar* ios iot iphone java javascript joomla json
      kanban kpi kubernetes licentiere linia_de_comanda linux llm localizare_gps log logs loguri low-code
      machine_learning macos magazin_online magento magazin_virtual malware mapare mesageri* metadate metric*
      microservici* microsoft migrar* mod_intunecat mod_offline module moodle multiplatform* multilingv*
      multi-user multiplayer mvp navigator* no-code node note_vocale ocr odoo offline omnichannel open_source
      open-source optimiz* partajar* patch* pdf pentest* permisiun* php planificator* plata_online plata_cu_cardul
      plugin* pontaj* pontare* portaluri prestashop prototip* proxy python qr rack rackuri react
      realitate_virtuala realitate_augmentata recunoastere* recunoastere_faciala retea* retelistic* rpa rapoart*
      reminder* replicar* repository router* ruby rust saas salesforce sap scanar* scanner* scraping script* scrum
      sdk securizar* securitat* senzori_iot server* shopify shortcut* scurtaturi* simulator* single_sign-on
      smartphone* smart_home sms spam* sql ssl sso stocar* stocuri streaming subtitr* tablet* telefoni* telegest*
      telemetri* temporizator* teme_wordpress text_to_speech ticketing timp_real token* transcrier* typescript ui
      ux uptime urmarir* validar* versionar* viziune_artificiala virtualiz* voip vpn vizualizar* vulnerabilitat*
      whatsapp_business widget* windows wordpress woocommerce workflow* xml import_* modul_de_* domenii_*
      dispozitive_* casa_de_marcat jurnalizar* editor_* procesare_* utilizatori
    `,
    marketing: `
      afișe broșuri campani* cărți_de_vizită cataloage cercetare* comunicare copywriting creați* design* fotograf*
      filmăr* grafic* ilustrați* imprim* logo* marketing* materiale_promoționale organizare_* pr producți*
      promovare* publicitate* seo sigl* strategi* tipar* tipograf* video* rețele_sociale 3d randar* modelare_3d
      machet* ads google_ads facebook_ads adwords afis* agentie* ambalaj* animatie_3d anunturi_publicitare
      audiovizual* banner* benchmark* bloc-notes brainstorming brand* brief* brosur* broderii_* business_plan
      plan_de_afaceri calendare* catalog* caserare* clipuri* coaching* colant* community_management
      comunicat_de_presa copywriter* corectura* cpc ecusoane ecuson* legitimati* customer_experience dtp
      direct_mail display* distribuire_pliante drona drone* dublaj* ebook* embosare* event_planning
      executive_search explainer facilitar* flyer* fluturas* foi_cu_antet franciz* google_business gravar* growth
      headhunt* hostess* ilustrat* imagine_de_brand inbound influencer* infografic* inscriptionar* insign*
      interpretariat invitatii jingle* landing_page* litere_volumetrice lettering linkbuilding link_building
      livestream* localizare_text mape mape_de_prezentare marturi* mascot* merchandising mystery_shopping naming
      neuromarketing offset outsourcing panou_publicitar panouri_publicitare papetari* personaliz* pliant*
      plotter* policromi* portret* poster* postproductie pozitionar* ppc prepress promotii_in_magazin promoter*
      prototipare publicitar* puv rebranding recrutar* resurse_uman* relatii_publice relatii_cu_presa retus*
      roll-up roll_up rollup* rp sampling semnalistic* semnalizar* serigraf* slogan* sonorizar* scenotehnica spot*
      stampil* standuri sticker* storytelling storyboard* studiu_de_piata studiu_de_fezabilitate sublimar*
      subtitrari tampograf* team_building teambuilding* tehnoredactar* timbru_sec totem* traduc*
      visual_merchandising voice-over voice_over plicuri casete_luminoase firma_luminoasa firme_luminoase reclam*
      promotional* conceptie leaduri invitatii_* interpretare_* prezentari_* sondaje conceptual*
    `,
    transport: `
      aeroport auto* camioane chirii_auto colet* curier* depozitare distribuți* expediți* inspecție* livrăr*
      livrare logistic* mărfuri mecanic* motor* mutări parc_auto piese* rent_a_car schimb_ulei service_*
      spălătorie tinichigerie tractăr* transport* tuning vamal* vopsitorie închirieri_auto itp asistență_rutieră
      camion* închirier* marfă* mașini* platform* remorc* service* taxi* tractar* airbag* alternator* ambalar*
      amortizor* amortizoare ambulant* ambreiaj* anvelop* avion* acumulator* acumulatoare benzin* bujii bujie
      buldoexcavat* cabotaj cap_tractor caroseri* catalizator* cisterne* freon incarcare_freon combustibil*
      container* convoi* agabaritic* cutie_de_viteze cutii_de_viteze curele dezmembrar* depozite diagnoza diesel
      discuri_de_frana placute_de_frana detailing dubă dube duba echilibrar* echilibrare_roti electromecanic*
      esapament* tobe_esapament faruri filtre flote frigorific* frana frane freight fulfillment geometri*
      geometrie_roti gpl hibrid* injecti* injectoare inmatricular* numere_rosii jant* jet_privat last_mile
      limuzin* lubrifiant* macara* masina mecatronic* microbuz* minibus motocicl* moped* motostivuitor* scuter*
      mutar* multimodal navlosir* nave uleiuri paletiz* paleti palet parbriz* lunete pickup polish*
      pompa_de_injectie rabla rectificar* remapare resoftare* rodaj* rovinet* roata roti rulment* semiremorc*
      scooter* servodirecti* sofer* curatare_tapiterie stivuitor* stivuitoare suspensi* suv tahograf* terasiere
      tiruri trailer* tramvai* transbordar* trotinet* troleibuz* vagoane vagon vama vehicul* vulcaniz* utilitare
      zbor zboruri self_storage feroviar* ride_sharing flota uleiuri_* depozitari aeroportuar* navale filtru_de_*
    `,
    goods: `
      accesorii aranjamente* cosmetice covoare decorațiuni* echipament* flori* hârtie instrumente îmbrăcăminte
      încălțăminte jucării lămpi lemn* lumânări mașini_de materiale metal* mobilier* ochelari pielărie plante*
      plastic pungi saltele scule textil* țesături ustensile utilaje unelte vase abajur* abtibild* acvariu*
      acvarii adeziv* agend* alambic* amplificator* anticariat* antichitat* arme arma armurier* aragaz* argint*
      aspirator* bijuter* balansoar* balamale balon* baloane baloti bandan* banci baterii becur* bec bebelus*
      biberon* bibelou* biblioraft* blugi blender* bluze bluza bocanci bomfaier borcan* boxe boxă bratar* brelo*
      brad brazi briceag* brichet* brodat* brosa brose broșe buchet* bustier* butoi* butoaie butelii buton*
      cabluri cablu caciul* cadou* caiet* camas* cana cani candel* canapea canapele capac* carafe card_de_memorie
      carton* cartus* casti castroane carucior* carucioare cauciuc* ceas* centur* cercei cercel* ceramic* cesti
      cesca chibrit* chilot* chimicale chitare ciorap* cizm* clanta clante clesti cleste clopot* colier* coltar*
      comode compresor* compresoare congelator* consumabil* coroana_funerara cosciug* sicri* cosuri_cadou costume
      covor* cravat* creioane creion cruciulit* cuie cupru cutite cutit cutii cuptoar* cuptor* cuvert* decoratiun*
      detergent* diamant* dozator* dozatoare draperie drapel* steag* electrocasn* electronic* electrozi esarf*
      etajer* etansar* fard* farfuri* fata_de_masa fete_de_masa figurin* filament* fitinguri flacon* florar* folie
      foarfec* frigidere fust* galanterie* galeata galeti geac* geci geamantan* genti geanta ghete ghetele
      ghiozdan* ghiveci* ghivece globuri grinzi hain* halat* hanorac* imbracamint* incaltamint* inele inox jachet*
      jartier* joben jucari* kimono* kit kituri lacatele lampa lantern* lanturi laveta* lavete lentil* lenjeri*
      lumanar* lustra lustre* lopat* lopeti luminite madalion* medalion* magnet* maieur* maiou* manus* manechin*
      masca masti mercerie* microfon* mop mopuri motocoas* motofierastrau* drujb* motocultor* mouse mulaj* nasturi
      neon oale oala oțel* otel* palari* palton* paltoane panglic* pandantiv* pantalon* pantof* papuci papion*
      parfum* paravan* patuturi pelerin* perdel* perie* perii perna perne perl* piele pieptene* pijama* pilota
      pilote pistol* pixuri pix placi placaj* plita plite plusur* portelan* portofel* poset* prelungitor*
      profile_aluminiu prosop* pulover* puzzle* rafturi* raft rame rechizit* refill rigl* robinete rochi* rucsac*
      saboti saci sacos* salop* saltea sampoane sandal* sapun* sapca sepci savonier* scaun* scutec* second-hand
      second_hand senzori serveț* servetel* set_cadou sifonier* silicon* sireturi slapi soset* sorturi spray*
      statuet* stofa stofe stilou* surub* suvenir* tablou* tacam* tavi televizor* televizoare termometr* termos*
      tesatur* teuri tigai tigaie toner* topor* trandafir* tricotaj* tricou* troler* trofee trofeu* tuburi tunica
      ulei_esential uleiuri_esentiale umbrel* uniform* urne uscatoare* unealt* valiz* vaza vaze ventilator* vesela
      vesta vitamin* vitrin* vopsea vopsel* zgarda zgarzi en-gros angro en_gros vrac lucrat_manual lucrate_manual
      handmade epp solvent* reactiv* gaze_industriale oxigen* angrenaj* prelucrar* strung* strunjir* frezar* freze
      cnc debitar* indoire* abkant* ambutisar* stantar* matrit* extrud* zincar* anodizar* eloxar* vopsire_in_camp
      vopsire_electrostatica hidraulic* pneumatic* cantare etichetator* rotopercutor* bormasin* polizor*
      fierastra* generator* generatoare compactor* concas* tocator* tocatoare fier_vechi croitor* bumbac* matase
      poliester metraj* aur_* lampa_* lampadar* vas_* tuburi_* tub_* aparatur* inel_* verighet* masa_de_*
      mese_de_* costum costume_* mixere profil_* folie_* folii senzori_* cantar_* chimicale_* comoda casca_de_*
      monitoare urna_* aparate_de_* banca_de_* prelate
    `,
    farming: `
      agricol* agricultur* animale apicol* cai cultivare ferma ferme fân grâu îngrășăminte lapte livad* lâna
      miere_de oi ouă păduri pomi* porci răsaduri semințe silvic* sere viticultur* vie vânătoare afini afine
      agroturistic* agronom* albin* alpaca* aluni alune arbust* arbori arbore armasar* araturi ardei avicol*
      avicultur* balegar* berbec* bibilic* bovin* bradut* broccoli bujor* busuioc caise caisi calut* caini caine
      catel* catei cainele canari capr* capsun* cartof* castan* castravet* ceapa cedru cerb* cereal* cioban*
      cires* ciuperc* cocos cocosi conifer* compost* copac* cosit cositoare culesul dovlea* dovlecei erbicid*
      epuras* iepur* fag fazan* fertiliz* fitosanitar* floarea_soarelui fructifer* fungicid* furaj* gaina gaini
      galin* gaste gasca gladiole grajd* grane hamster* heleste* hamei herghel* hribi ied iezi iarba ierburi iepe
      iapa insamantar* insecticid* juninc* labrador* laptisor_de_matca laleaua lalele lamai lavand* legum* livez*
      lucern* magar* meri mesteacan* mieii miei mistret* moara mulgator* nucul nutre* oaie oile oier* orz orzoaic*
      ovin* pajist* pasar* papaga* pastorit pasun* paun* pepen* pepinier* permacultur* pere piersic* piscicol*
      piscicultur* pisic* pisoi plantar* plantat* polen polenizar* pom porc_mangalita porcin* porumb* potcov*
      prepelit* prisac* propolis prune prun pruni rapita rasad* recoltare* salcam* salcie sera seră siloz* sfecla
      soia sorg stejar* stup* struguri strut* suin* taur* tarla tomate tractor* tractoare trifoi tuia tutun
      usturoi vaca vaci vacut* vitel* vitei viticol* vitivinicol* visin* zmeur* zootehn* ingrasamant* ingrasamint*
      pluguri plug semanat* semant* semint* agroindustr* agroalimentar* afinis* culesul_* rasa rase_* cal_de_*
      caii curcan mere_* mar rosii_* incubator* incubatoare recolta recolte canisa viteii vanat arat_* agroecolog*
    `,
    social: `
      adăpost* adopți* advocacy ajutor* asistență_socială azil biblic* botezuri_* caritat* centre_de_zi centru_*
      copii* creștin* cununi* educație_* emergenț* formare_* îngrijire* mediu* persoane_* programe* refugiaț*
      sănătate_* servicii_funerare slujb* sprijin* susținere* tineret* tineri* vârstnici voluntar* reinserție
      asistenț* botez* burse bătrân* comunit* consilier* donați* educați* femei formare* handicap integrar*
      persoane* protecț* rugăciun* servicii_sociale tabere* abuz* acatist* adolescent* adoptat* advent agap*
      ajutoare alcoolici_anonimi ateneu* azilul banca_de_alimente banca_pentru_alimente baptism* biblia biseric*
      boboteaza cantine* caritab* camine catehet* catehez* catolic* cetateni cetatenesc* cimitir* colectar*
      conducere_participativa conservarea_naturii constientiz* convietuir* cor_bisericesc crucea_rosie cuminecar*
      defavoriz* demnitat* dezastr* diaspora dizabilit* donar* donare_de_sange donat* duhovnic* ecologiz*
      ecumenic* egalitat* emigrant* emancip* enorias* evanghel* euharist* excluziun* filantrop* funerar*
      incinerar* inhumar* inmormantar* pompe_funebre hram* imbatranire* incluz* interreligios* intrajutorar*
      ingrijitor* ingropar* justiti* lgbt* liturg* locuire* manastir* maslu memorial* mese_calde masa_calda
      migrant* migrati* minoritat* misionar* mitropol* moaste monumente_funerare moschee* municipal* nevoias*
      nevoi_speciale ocrotir* ong ong-uri orfan* orfelinat* ospici* hospice ortodox* parintii parohi* pasti
      pastoral* pastoratie pelerin* petit* plasament* politici_publice politia_locala predica predici preventie*
      prevenir* prizonier* protejar* psihosocial* rasism* recicl* reintegrar* reinserti* religios* romi sacrament*
      senior* sinucider* solidar* somaj* someri spiritual* spovedani* sponsoriz* strangere_de_fonduri
      strangeri_de_fonduri fundraising surzi limbajul_semnelor supravietuitor* teleasistent* telefonul_copilului
      utrenie vecernie vaduv* varstnic* victim* violent* vulnerab* apa_canal apa_potabila salubr* deseuri* deseu
      gunoi* colectarea_deseurilor iluminat_public deszapezir* starea_civila serviciul_public alocati*
      indemnizati* carnaval_caritabil bal_caritabil cros_caritabil crosul_* adunare_generala adunarea_generala
      situatii_de_urgenta angajare_asistata camin_pentru_* camin_de_* pompieri biblia_* biblie religie parintilor
      salvarea_* salvare_* minorii ecologist* ambulanta comemorare* parastase violenta_domestica sarac*
    `,
  },
  nonOffers: {
    claims: `
      accesibil* autentic* calitate* calitativ* certific* competen* competitiv* comod* confort* corectitudine
      dedica* eficien* experienț* experimenta* flexibil* garanți* garantat* gratuit* implicare inovativ*
      încredere* integritate la_timp modern* onest* pasiune* personalizat* prețuri* prompt* profesionalis*
      profesionist* punctualitate rapid* respect* responsab* rezultat* satisfacți* seriozitate sigur* simplu
      transparen* tradiție* non-stop 24/7
    `,
    steps: `
      achit* alege* abonează* află* completeaz* comandă* contact* cum_* descarcă* descoper* etapa* evaluare_*
      înscrie* pasul* plat* primește* programează* rezerv* semnează* solicit* sună* trimite* vino* vizionare
    `,
    labels: `
      acasă adresă* angajăr* anunțuri articole blog calendar carier* categor* caută căutare comentarii conducere
      contact* contul* coș* cookie* data despre* despre_noi detalii distribuie documente donează duminică echipa*
      email facebook faq formular* fotografii galerie* gdpr harta home imagini info informații* instagram
      intrebari* întrebări* istoric* joi link* locați* luni marți mai_mult* miercuri misiune* noutăți* nume orar*
      parteneri* pagina* politic* poze preț prima_pagină program_* recenzii regulament sâmbătă servicii_*
      sponsori* statut știri* tarife* telefon* termeni* testimoniale toate* video* vezi* vineri vizitați*
    `,
    roles: `
      administrator* asistent* contabilă coordonator* decan director* economist educatoare fondator* inginer*
      instructor* manager* membru* preot* președinte* primar profesor* redactor* secretar* specialist* trezorier
      viceprimar vicepreședinte* antrenor*
    `,
    prices: `
      /noapte /persoană /zi abonamente* adulți avans copii_* discount* gratis inclus lei ofert* preț_* reduc* ron
      taxa* tarif* tva
    `,
  },
};
