import type { LanguageWords } from '../words.ts';

export const LITHUANIAN: LanguageWords = {
  offers: {
    health: `
      apžiūr* balinimas burnos_* chirurg* dant* dermatolog* echoskop* fizioterap* ginekolog* gydym* implant*
      kardiolog* kineziterap* konsultacij* lazer* logoped* masaž* medicin* mityb* neurolog* odontolog* operacij*
      ortodont* ortoped* osteopat* pediatr* protez* psicholog* psichoterap* psichiatr* rentgen* skiep* slaug*
      sveikat* tyrim* ultragars* veterinar* akupunkt* alerg* anestez* nejautr* audiolog* audiometr* biopsij*
      botoks* hialuron* breket* kapos kapų katarakt* glaukom* chiroprakt* kolonoskop* gastroskop* vainikėl*
      krioterap* stomatolog* dermatoskop* detoks* diagnost* dializ* diet* ekg endokrinolog* endodont* endoskop*
      ergoterap* profilaktin* plomb* lūži* patemp* sumušim* gastroenterolog* akušer* klausos_aparat*
      klausos_sutrikim* hidroterap* hipnoz* hipnoterap* imunolog* imunoterap* vakcin* inkliuz* užklot* teipavim*
      laborator* limfodrenaž* limfinis_drenaž* mamogr* mamolog* manualin* magnetinis_rezonans* mrt nefrolog*
      onkolog* oftalmolog* okulist* optometr* optika skausmo_malšin* skausmo_klinik* paliatyv* periodontolog*
      periodontit* podolog* podiatr* receptai receptų receptinių profilaktik* prostodont* psichoanaliz*
      pulmonolog* radiolog* refleksoterap* reabilitac* reumatolog* šaknų_kanal* skenavim* tomograf* patikr* šiatsu
      miego_apnė* miego_sutrik* knarkim* nuotolinis_konsult* nuotoliniai_konsult* nuotolinė_konsult*
      nuotolinės_konsult* nuotolinių_konsult* nuotolinio_konsult* telemedicin* terap* doplerograf* urolog*
      androlog* laminat* regos_tikrinim* regėjim* regos akių_lig* žaizdų perrišim* kastracij* sterilizacij*
      ženklinim* mikroschem* mikročip* traum* skausm* artrit* artroz* nugaros_skausm* kaklo_skausm* galvos_skausm*
      migren* galvos_svaig* adhd aktyvumo_ir_dėmesio dėmesio_sutrikim* autizm* kraujospūd* hipertenz* hipotenz*
      širdies širdas_lig* širda_lig* širdi_lig* širdos_lig* širdų_lig* aritmij* kontracepc* demencij* alzheimer*
      parkinson* insult* ausų_plov* valgymo_sutrikim* pėdų plokščiapėd* išvarž* hormon* skydliauk* nevaising*
      nėštum* nėščių* nėščios gimdym* po_gimdymo žindym* naujagim* kūdik* menopauz* įtvar* vidpadž* patolog*
      dubens_dugn* išialg* stres* streso_valdym* vazektom* svorio_metim* svorio_korekc* svorio_kontrol* nutukim*
      bariatr* nerim* depresij* perdegim* panikos_atak* fobij* nemig* alkoholizm* emdr kognityvin* reiki ajurved*
      homeopat* natūropat* kraniosakral* lašelin* infuzij* vitaminų_lašel* biorezonans* numerolog* konsteliac*
      astrolog* aromaterap* fitoterap* apiterap* hirudoterap* smėlio_terap* kaniterap* hipoterap* geštalt*
      sąmoning* laikysen* skolioz* stuburo stuburas disko_išvarž* osteochondroz* osteoporoz* kelio_sąnar* sąnari*
      peties čiurn* žandikaul* krūmin* bruksizm* ėduon* apnašų snoras astm* bronchit* plauč* peršalim* sloga
      kosul* sinusit* tonzil* lor ausų_nosies otorinolaring* egzem* psoriaz* dermatit* grybel* karpų karpos apgam*
      papilom* rožin* pigmentin* pigmentacij* celiulit* venų varikoz* flebolog* kraujagysl* angiochirurg*
      neurochirurg* hematolog* infekcin* genetik* geriatr* proktolog* hemoroj* skrandž* žarnyn* inkst* tulž*
      cukrinis_diabet* cukriniai_diabet* cukrinė_diabet* cukrinės_diabet* cukrinių_diabet* cukrinio_diabet*
      diabet* cholesterol* anemij* celiakij* mikrobiom* prostat* šlapimo_nelaikym* erekcij* lytiškai_plintanč*
      sekso_terap* porų_terap* porų_konsult* grupinė_terap* gedul* netekt* paauglių_psich* ankstyvoji_reabilit*
      mankšt* gydomoji_mankšt* vandens_mankšt* mankšta_kūdik* baseino_terap* sanatorij* purvo_von* purvo_aplik*
      mineralinis_von* mineraliniai_von* mineralinė_von* mineralinės_von* mineralinių_von* mineralinio_von*
      perlinis_von* perliniai_von* perlinė_von* perlinės_von* perlinių_von* perlinio_von* haloterap* parafin*
      magnetoterap* smūginis_bang* smūginiai_bang* smūginė_bang* smūginės_bang* smūginių_bang* smūginio_bang*
      šviesos_terap* ozono_terap* prp trombocit* mezoterap* vaist* dienos_stacionar* stacionar* ambulator*
      kraujo_donor* donoryst*
    `,
    beauty: `
      antakiai barzd* blakstien* depiliac* grožio kirpim* kosmetolog* makiaž* manikiūr* nagai nagų pedikiūr*
      plauk* spa veido balayage barber* šviesinim* sruogel* šukuosen* kirpykl* garbanojim* cheminis_sušukav*
      ilgalaikis_sušukav* sušukavim* keratin* tresų tresai kasytės pynim* kūno_įvyniojim* įvyniojim* antakių
      laminavim* epiliac* vašku vaškavim* cukrav* šugaring* fotoepiliac* kaukės užpild* lūpų_didin* lūpdaž*
      permanentin* mikropigment* microblading mikrodermabraz* šveitim* pilingas pilingai rūgštinis_piling*
      rūgštiniai_piling* rūgštinė_piling* rūgštinės_piling* rūgštinių_piling* rūgštinio_piling* cheminis_piling*
      veriniai auskarų_vėrim* vėrimas piercing* skutim* šampūn* kondicionier* odos_prieži* rankų_prieži*
      kojų_prieži* soliarium* įdeg* savaiminis_įdeg* savaiminiai_įdeg* savaiminė_įdeg* savaiminės_įdeg*
      savaiminių_įdeg* savaiminio_įdeg* tatuiruot* tatuirav* hidradermabraz* hydrafacial chna henna rf_lift*
      radijo_bang* kavitac* liftingas endosfer* kūno_formav* kūno_lieknin* liekninim* anticeliulit* stilist*
      stiliaus_konsult* spalvų_tip* įvaizdžio_konsult* kvapai kremai kremas serumai serumas losjon* šveitikl*
      muilas muilai dušo_žel* dezodorant* rankų_krem* galvos_odos hammam pirties_ritual* vantos pirtin* pirčių
    `,
    building: `
      apdail* aplinkos_* architekt* bald* betonav* dažym* demontav* durys durų elektr* fasad* grind* griovim*
      interjer* įrengim* izoliac* kanalizac* klinkeriav* konstrukc* langai langų mūr* montav* namai namų parket*
      pirtys plytel* priežiūr* projektav* remont* renovac* restaurav* santechnik* saulės_* statyb* stog* šildym*
      šiltinim* šilumos_siurbl* terasos tinkav* tvor* valym* ventiliac* vandentiek* vejos virtuv* vidaus_* želdin*
      žemės_darb* kondicion* oro_kondicion* signalizac* asbest* montaž* markiz* balkon* balkonų_stiklin* sijos
      žaliuz* rolet* katil* spintos spintų stali* lubos lubų įtempiam* oranžer* terasų terasin* šarvuotas_dur*
      šarvuota_dur* šarvuoti_dur* šarvuotos_dur* šarvuotų_dur* lauko_dur* stumdomas_dur* stumdoma_dur*
      stumdomi_dur* stumdomos_dur* stumdomų_dur* plastikinis_lang* plastikiniai_lang* plastikinė_lang*
      plastikinės_lang* plastikinių_lang* plastikinio_lang* aliumininis_lang* aliumininiai_lang* aliumininė_lang*
      aliumininės_lang* aliumininių_lang* aliumininio_lang* palang* stiklo_paket* drenaž* nuotek* vamzdži*
      vamzdyn* trūkę_vamzdž* įvažiavim* trinkel* klojim* trinkelių_kloj* gipskarton* gipso_karton* kasimo_darb*
      kasim* apšviet* avarinis_apšviet* žaibosaug* įžeminim* varžų_matavim* įkrovimo_stotel* aptvėrim* židin*
      krosn* kamin* dūmtrauk* pamat* gręžtiniai_pamat* poliai polių vinilin* laminuot* apželdinim* gerbūv*
      žolės_pjov* veja vejų ritininis_vej* ritininiai_vej* ritininė_vej* ritininės_vej* ritininių_vej*
      ritininio_vej* gyvatvor* gyvatvorių_karpym* genėjim* kelmų_frez* kelmų_rov* dujų dujotiek* garažo_vart*
      garaž* vartai vartų kiemo_vart* stiklinim* lietvamzdž* latakai lietaus_nuved* vyras_valandai karštas_vanduo
      vandens_šildytuv* boiler* šiltas_vand* šilta_vand* šilti_vand* šiltos_vand* šiltų_vand* apšiltinim*
      termoizoliac* hidroizoliac* vata polistirol* putų_poliuretan* ekovata instaliavim* butų_įreng* laistym*
      kraštovaizd* spynos spynų spynų_keitim* avarinis_atrakin* pastatų_administr* kalvyst* kalvio pelės pelių
      pelėsi* pelėsio_naikin* mulčiavim* daugiabučių_renov* rekonstruk* skalbykl* džiovykl* indaplov* orkaič*
      viryklės viryklių virdul* lygintuv* dulkių_siurbl* trintuv* mikser* dažytoj* dekoratyvinis_tink*
      dekoratyviniai_tink* dekoratyvinė_tink* dekoratyvinės_tink* dekoratyvinių_tink* dekoratyvinio_tink*
      glaistym* tapet* gręžin* vandens_gręž* šulin* artez* kenkėj* kenkėjų_naikin* dezinfekc* dezinsekc*
      deratizac* žiurk* tarakon* blakės blakių skruzd* vapsv* širš* uodų erkių balandžių šikšnosparn* termit*
      baseinų baseino_įreng* baseinų_stat* radiatori* čerpės čerpių čerpin* skardin* skardos bituminės šifer*
      pastoli* plovim* aukšto_slėgio pavėsin* pergol* laiptai laiptų turėkl* akmens akmuo akmens_darb* paminkl*
      kapų_tvark* kapavieč* fotovoltin* rekuperac* vėdinim* dušo_kabin* dušo_kamb* vonios unitaz* maišytuv*
      praustuv* vandens_filtr* vandens_minkštin* atliekų_išvež* betono betonas šlifavim* epoksidin* mikrocement*
      asfalt* suvirin* suvirinimo_darb* sąramos perdang* skydinis_nam* skydiniai_nam* skydinė_nam* skydinės_nam*
      skydinių_nam* skydinio_nam* karkasinis_nam* karkasiniai_nam* karkasinė_nam* karkasinės_nam* karkasinių_nam*
      karkasinio_nam* moduliniai_nam* rąstinis_nam* rąstiniai_nam* rąstinė_nam* rąstinės_nam* rąstinių_nam*
      rąstinio_nam* pasyvus_nam* energinio_nauding* termovizi* apsaugos_signal* telefonspyn* domofon*
      priešgaisrin* gaisrinis_sign* gaisriniai_sign* gaisrinė_sign* gaisrinės_sign* gaisrinių_sign*
      gaisrinio_sign* gaisro_gesin* gaisrinė_saug* gesintuv* dūmų_detektor* sprinkler* pertvar* lauko_inžin*
      statinių_ekspert* geodez* topograf* kadastrinis_matav* kadastriniai_matav* kadastrinė_matav*
      kadastrinės_matav* kadastrinių_matav* kadastrinio_matav* sklypo_plan* sąmat* detalusis_plan* liftai liftų
      keltuv* eskalator* septik* tvenkini* baseinai bokštel* ekskavator* mini_ekskav* ritininės stiklo_konstruk*
      stiklo_pertvar* veidrod* spintos_stumd* stalvirš* akrilo granit* marmur* sandarinim* siūlių_sandar* griovių
      rūsiai rūsio palėpės palėpių
    `,
    legal: `
      advokat* apskait* audit* banko bankrot* buhalter* draudim* finans* hipotek* ieškin* investic* įmonių_*
      kredit* mediacij* mokesč* nekilnojam* notar* nuoma paskol* patent* paveldėj* skyryb* sutart* teis* turt*
      vertinim* baudžiam* patarim* arbitraž* bankinink* civilinis_byl* civiliniai_byl* civilinė_byl*
      civilinės_byl* civilinių_byl* civilinio_byl* įmonės_steig* uab_steig* mb_steig* įmonės_likvid* likvidav*
      reorganizav* atitikt* sutarčių gynyb* skolų skolos skolų_išiešk* išieškojim* antstol* ištuok* alimentai
      išlaikymo_priteis* darbo_ginč* atleidim* fondai fondų migracij* imigrac* leidimas_gyventi leidimai_gyventi
      nemokum* civilinės_atsakom* gyvybės_draud* kelionių_draud* būsto_draud* kasko žalų_atlygin* žalos_atlyg*
      intelektinis_nuosav* intelektiniai_nuosav* intelektinė_nuosav* intelektinės_nuosav* intelektinių_nuosav*
      intelektinio_nuosav* investav* lizing* refinansav* taikinam* bylinėjim* ginčų ginčai susijungim* įsigijim*
      testament* darbo_užmok* atlyginim* atlyginimų_skaič* pensij* pensijų_kaup* įgaliojim* nt_pardav* nt_broker*
      nt_vertin* butai butų_pardav* sklypai sklypų žemės_sklyp* komercinis_patalp* komerciniai_patalp*
      komercinė_patalp* komercinės_patalp* komercinių_patalp* komercinio_patalp* restruktūriz* rizikos_valdym*
      verslo_vertin* santaup* taupym* indėli* mokestinis_ginč* mokestiniai_ginč* mokestinė_ginč* mokestinės_ginč*
      mokestinių_ginč* mokestinio_ginč* pajamų_deklar* deklarac* deklaravim* gpm pvm pvm_deklar* metinis_ataskait*
      metiniai_ataskait* metinė_ataskait* metinės_ataskait* metinių_ataskait* metinio_ataskait* balans* sodra
      prekių_ženkl* ženklo_registr* vizos vizų prieglob* piliet* pilietybės_atkūr* bdar faktoring* franšiz*
      viešieji_pirkim* viešųjų_pirkim* administracinis_byl* administraciniai_byl* administracinė_byl*
      administracinės_byl* administracinių_byl* administracinio_byl* administracinis_nusiženg*
      administraciniai_nusiženg* administracinė_nusiženg* administracinės_nusiženg* administracinių_nusiženg*
      administracinio_nusiženg* eismo_įvyk* kelių_eismo skundai skundų apeliac* kasac* atstovavim*
      pinigų_pervedim* valiut* valiutos_keit* obligac* akcij* akcininkų kriptoval* pinigų_srautai biudžet*
      pinigų_plovim* skolininkų kaucij* garantijas_draud* garantija_draud* garantiji_draud* garantijos_draud*
      garantijų_draud* laidavim* individuali_veikl* verslo_liudij* buveinės_adres* registracijos_adres*
      virtualus_biur* pirminis_dokument* pirminiai_dokument* pirminė_dokument* pirminės_dokument*
      pirminių_dokument* pirminio_dokument* dokumentų_rengim* dokumentų_tvark* mokestinis_patikr* servitut*
      žemėtvark*
    `,
    education: `
      anglų būrel* darželi* darbotv* edukac* egzamin* gimnaz* kalb* korepetit* kurs* lavinim* lopšel* lekcij*
      matematik* mentoryst* mokym* mokykl* pamok* paskait* pasiruoš* praktik* program* robot* seminar* stovykl*
      stipend* studij* treniruot* ugdym* užsiėmim* vairavim* webinar* dirbtuv* akademij* popamokin* pameistryst*
      auklė auklės pažymėj* sertifikat* sertifikav* koučing* ikimokyklin* priešmokyklin* bakalaur* magistr*
      doktorant* diplom* diplominis_darb* diplominiai_darb* diplominė_darb* diplominės_darb* diplominių_darb*
      diplominio_darb* ket_teorij* b_kategorij* a_kategorij* c_kategorij* ce_kategorij* d_kategorij* be_kategorij*
      am_kategorij* 95_kod* pradinės_klas* pradinuk* progimnazij* brandos_egzam* stažuot* erasmus* mokinių_main*
      raštingum* skaitym* rašym* greitasis_skait* kvalifikac* kvalifikacijos_tobul* perkvalifik* korepetav*
      darbuotojų_saug* darbų_sauga aukštalip* higienos_įgūdž* pradedant* pažengus* abitur* dvikalb* kūrybinis_raš*
      fakultet* išvyk* lauko_darž* montesori montessori valdorf* ielts toefl mba specialieji_poreik*
      specialioji_pedagog* chemija chemijos fizika fizikos biologij* geografij* informatik* ekonomik* etikos
      tikyb* kūno_kult* bendravimo_įgūdž* oratoryst* emocinis_intelekt* emociniai_intelekt* emocinė_intelekt*
      emocinės_intelekt* emocinių_intelekt* emocinio_intelekt* smėlio_dėž* smėliadėž* valgykl* skaitykl* priėmim*
      prailgintas_grup* prailginta_grup* prailginti_grup* prailgintos_grup* prailgintų_grup* pailgintas_grup*
      pailginta_grup* pailginti_grup* pailgintos_grup* pailgintų_grup* pailgintos_dien* karjeros_konsult*
      profesinis_orient* trečiojo_amžiaus suaugusiųjų_švietim* olimpiad* moksleivi* mokinių_taryb*
      studentų_atstov* internatas bendrabut* užduotys užduočių vadovėl* pratyb* testai testų
    `,
    hospitality: `
      apartament* apgyvendin* baseinas baidar* dviračių_nuoma ekskursij* kambar* konferenc* lovos nakvyn* namel*
      parkavim* pirtis poilsi* pobūv* pusryči* sal* sodyb* svečių* turai turizm* vestuv* viešbut* viešnag* terasa
      wifi žvejyb* viskas_įskaičiuota oro_uosto_perv* balkonas grilio vonia dviračių_saugykl* irklenč* katamaran*
      laivu pasiplaukiojim* kempin* palapin* karavan* kemper* vaikiška_lovel* dvivietis vienvietis* trivietis*
      keturvietis* liuks* hosteli* pažintin* pažintinis_tak* belaidis wi-fi registratūr* glampingas glamping
      pusinis_maitin* žygis žygių pėsčiųjų_žyg* pėsčiųjų_tak* dviračių_žyg* dviračių_tak* dviračių_maršr* plaust*
      kubil* sūkurinė_vonia džakuzi jacuzi skalbimo_paslaug* lobist* miegamasis miegamieji minibar*
      šildomas_basein* vandens_park* iškyl* piknik* pikniko_viet* augintiniai_priim* atskiras_vonios recepcij*
      safari sauna saunos rusiška_pirt* garinė_pirt* garų_pirt* infraraudonųjų vaizdas_į_jūr* vaizdas_į_ežer*
      moteli* turas pažintiniai_tur* kelionės kelionių kelionė pažintinis_kelion* pažintiniai_kelion*
      pažintinė_kelion* pažintinės_kelion* pažintinių_kelion* pažintinio_kelion* egzotinis_kelion*
      egzotiniai_kelion* egzotinė_kelion* egzotinės_kelion* egzotinių_kelion* egzotinio_kelion* kruiz*
      savaitgalio_kelion* lėktuvų_biliet* gidai gido_paslaug* gidas vilos vilų švenčių paplūdim* verslo_centr*
      bendradarbystė bendradarbystės laužaviet* laužo savitarnos dienos_ekskurs* hamak* romantinis_vakar*
      romantiniai_vakar* romantinė_vakar* romantinės_vakar* romantinių_vakar* romantinio_vakar*
      romantiškas_savait* romantinis_poils* savaitgalis_dviem* pramog* nuotyki* nuotykių_park* kartodrom* zipline
      apžvalgos_bokšt* jojim* pažintis_su pilis pilys dvaras dvarai dvarų lankytin* maršrut* ekspozic* audiogid*
      botanik* gamtos_tak* delfinari* zoologijos_sod* mini_zoo lieptel* maudyn* kopos pajūr* degustacij*
      mergvakar* bernvakar* jubiliej* kalėdiniai_vakar* gedulingi_piet* oro_balion* skrydis skrydži* skrydis_oro
      parašiut* šuolis_su jachtos jachtų jachta burlaiv* prieplauk* saugoma_aikštel*
    `,
    food: `
      alus arbat* bandel* burger* desert* duon* gėrim* jautien* kava kavos kep* konditer* kokteil* ledai maist*
      maitinim* med* mėsa mėsos pica picos pietūs pyrag* pusgamin* salot* sriub* sultys sūri* suši šokolad* tort*
      užkand* vakarien* vyn* žuvis daržov* aperityv* prie_alaus bageliai batonas batonai alaus kraftinis_al*
      kraftiniai_al* kraftinė_al* kraftinės_al* kraftinių_al* kraftinio_al* nefiltruotas kvietinis_al* sidras gira
      giros nealkoholini* alkoholinis_gėr* alkoholiniai_gėr* alkoholinė_gėr* alkoholinės_gėr* alkoholinių_gėr*
      alkoholinio_gėr* gaivieji sausaini* bistro sumuštini* vėlyvieji_pusryč* bufetas švediškas_stal* mėsain*
      buritai šakoti* tinginys skruzdėlyn* spurg* žagarėl* ausel* keksai keksiuk* napoleonas varškės varškė
      varškėtis varškėč* sūreli* kapučino capuccin* espreso latte makiato amerikano balta_kav* juoda_kav*
      ledinė_kav* išvežiojam* pokylių_mait* furšet* banket* varškės_sūr* fermentinis_sūr* fermentiniai_sūr*
      fermentinė_sūr* fermentinės_sūr* fermentinių_sūr* fermentinio_sūr* rūkyt* višt* sparneli* padaž* blyn*
      bulvini* bulvių_blyn* žemaičių_blyn* lietiniai kruasan* azijietišk* lietuviški_patiekal* barščiai barščių
      cepelin* didžkukul* kugelis plokštain* vėdarai skilandi* skilandžiai dešr* lašini* lašinukai kumpis kumpiai
      zrazai balandėliai kibin* koldūn* virtinuk* virtinėliai čeburek* silkė silkės silkių raugint* kopūst* agurk*
      raugintas_agurk* rauginta_agurk* rauginti_agurk* raugintos_agurk* raugintų_agurk* baravyk* pietų
      dienos_piet* verslo_piet* patiekal* pagrindinis_patiek* pagrindiniai_patiek* pagrindinė_patiek*
      pagrindinės_patiek* pagrindinių_patiek* pagrindinio_patiek* karštieji_patiek* karšti_patiek* vaikiškas_meniu
      degustacinis_meniu vegetar* vegan* gluteno be_glitimo žuvies žuvų žuvien* žuvies_patiek* jūros_gėryb*
      krevet* midijos austrės lašiš* tunas upėtak* karp* ungury* starkis lydeka eršket* ikrai ikrų fondiu fri
      bulvyt* vaisi* ledų džinas grilis grilio_patiek* kumpio džem* sirop* sulčių šviežios_sult* kebab* šašlyk*
      aviena avienos kiaulien* veršien* triušien* antien* antis kalakutien* žvėrien* elnien* šernien* lazanij*
      limonad* likeri* trauktin* trejos_devyn* samanė midus midaus degtin* romas viskis brendis konjak* tekila
      vermutas putojantis šampan* prosecco mėsyt* maltos maltin* karbonad* kotlet* kijevo šnicel* guliaš* troškin*
      plovas meniu muflai mafin* makaron* spageti ravioliai njoki* riešut* migdol* omlet* picų picerij* plateri*
      rinkinys_vakar* košė košės košių grikiai avižin* paukštien* pudingas želė grietin* kefyr* jogurt* pieno
      sviest* ryžiai ryžių risotto ramen sušiai sušių rolai vok wok cezario mišrain* balta_mišrain* garnyr*
      glotnuč* smuti uchos ucha prieskon* druska actas aliejus alyvuog* aliejai garstyči* majonez* kečup* krien*
      taco tako tapas tartaras trumai triufel* trapučiai skrebuč* tofu pomidor* bulvės bulvių morkos burokėl*
      svogūn* česnak* braškės braškių avietės mėlynės spanguol* obuoli* obuolių_sūr* slyvos vyšnios vafl* kukuliai
      kukulaičiai sausi_pusryč* javaini* kavinė kavinės restoran* baras barai alaus_barn* aludar* bravor* daryklos
      spirito_gamyk* kremin* zefyr* guminuk* lediniai čiurai falafel* humus* šaverma šaurma gyros konservai
      kūčiukai kūčių kalėdų_stal* velykin* margučiai makarun* marmelad* granola proteino baltymin*
    `,
    culture: `
      archyv* balet* bibliotek* choras festival* film* fotograf* fotosesij* galerij* gimtadien* kin* knyg*
      koncert* konkurs* keramik* kultūr* leidyb* literatūr* menas meno mug* muzik* muziej* opera orkestr* parod*
      rengini* spektakl* šok* švent* teatr* žaid* dail* tradicij* albumai audio_gid* karnaval* užgavėn* jonin*
      blusturg* sendaikč* amatų amatai amatinink* amatų_dirbt* lipdym* puodinink* choro chorai cirkas cirko
      komedij* stand-up stand_up* kolekcij* kolekcionav* komiks* kosmetinis_kaukės kosmetiniai_kaukės
      kosmetinė_kaukės kosmetinės_kaukės kosmetinių_kaukės kosmetinio_kaukės kosplėj* kostium* hiphop* hip-hop
      diskotek* didžėj* dj drama dramos graviūr* grafika renginys tapyb* folklor* tautosak* kapela kapelos
      vakaronė vakaronės galvosūk* improvizac* džiazas džiazo karaok* žurnalai skaitymai skaitymas_vakar*
      skaityma_vakar* skaitymi_vakar* skaitymos_vakar* skaitymų_vakar* poezij* eilėrašč* romanai magijos fokus*
      iliuzion* gyvo_garso operos operet* miuzikl* pučiamųjų_ork* kamerin* kvartetas kvinteta* trio ansambl*
      solist* dainininkai dainų dainavim* vokalas vokalo premjer* performans* fotoparod* planetari* protmūš*
      viktorin* klausimynas_vakar* klausimyna_vakar* klausimyni_vakar* klausimynos_vakar* klausimynų_vakar* radijo
      recital* garso_įraš* repeticij* rezidenc* peržiūr* skulptūr* skulptor* simpoz* diskusij* kūrybin*
      kūrybinės_dirbt* kūrybos_vakar* susitikimas_su_raš* vinilas vinilo vitraž* mozaik* fresk* sienų_tapyb*
      gatvės_men* kaligraf* karpini* audim* siuvinėjim* vėlimas vėlimo mezgim* nėrimas nėrimo pynimo_dirb*
      pynimas_iš verbos verbų muilo_gam* lino_audin* kryždirb* juostų_aud* margučių_marg* šiaudin* sodų_riš*
      makrame dekupaž* skrapbuking* animator* animac* fejerverk* personaž* burbulų_šou ugnies_šou šou klounas
      klounai balionų_pus* protų_kov* protų_mūš* vakarėl* fotodirbt* ceremonij* ceremonijų_ved* gitara gitaros
      smuikas smuiko akordeon* fortepijon* pianin* būgnai būgnų mušami* fleita fleitos klarnet* saksofon* trimit*
      kanklės kanklių birbyn* skudučiai violončel* vargonai vargonų ukulel* sintezator* rokas roko folkas bliuzas
      repas klasikinis_muz* klasikiniai_muz* klasikinė_muz* klasikinės_muz* klasikinių_muz* klasikinio_muz*
      estradin* viduramži* riterių rekonstruktor* istorinė_rekonst* etnokultūr* etnograf* paveld* kraštotyr*
      genealog* nardymas_į šašk* biliard* boulingas pokeris kazino loto bingo virtualios_realyb* laisvalaik*
    `,
    sport: `
      boksas dviratis fitnes* futbol* imtyn* jodinėj* joga karate krepšin* ritul* lengvoji_atletika plaukim*
      pilates slidinėj* sport* šachmat* tenis* tinklin* treniruoč* turnyr* žygiai bėgim* dziudo irklavim* aerobik*
      aikido vandens_aerob* šaudymas_lank* šaudyma_lank* šaudymi_lank* šaudymos_lank* šaudymų_lank*
      šaudymas_iš_lank* lengvoji_atletik* lengvosios_atlet* badminton* dviračių boulderingas laipioj*
      laipiojimo_sien* alpinizm* boulingo bokso kikboks* tailandietišk* kanoj* kardio kriket* krosfit* crossfit
      nardym* freediv* slidės kalnų_slid* lygumų_slid* snieglenč* čiuožim* čiuožykl* fechtav* treniruokl*
      funkcinis_trenir* funkciniai_trenir* funkcinė_trenir* funkcinės_trenir* funkcinių_trenir* funkcinio_trenir*
      asmeninis_trenir* asmeniniai_trenir* asmeninė_trenir* asmeninės_trenir* asmeninių_trenir* asmeninio_trenir*
      asmeninis_trener* asmeniniai_trener* asmeninė_trener* asmeninės_trener* asmeninių_trener* asmeninio_trener*
      grupinis_trenir* grupiniai_trenir* grupinė_trenir* grupinės_trenir* grupinių_trenir* grupinio_trenir*
      grupinis_užsiėm* grupiniai_užsiėm* grupinė_užsiėm* grupinės_užsiėm* grupinių_užsiėm* grupinio_užsiėm*
      jėgos_trenir* golf* diskgolf* gimnastik* meninė_gimn* rankin* jojimo jojimas konkūr* dresūr* graikų-rom*
      sambo kapoeir* jiu-jitsu taekvondo tekvondo ušu tai_či čigong* cigun krav_maga savigyn* kovos_men*
      kovos_menai mma kettlebell girių svarsčių sunkioji_atlet* jėgos_trikov* galiūn* irklenčių irklentės
      buriavim* buriavimo_mok* burlent* jėgos_aitv* kaitavim* banglent* vandenlent* vandens_slid* vandensvyd*
      maraton* pusmarat* orientavim* orientacin* šiaurietiškas_ėjim* šiaurietiškas_ėj* šiaurietiška_ėj*
      šiaurietiški_ėj* šiaurietiškos_ėj* šiaurietiškų_ėj* ėjimas padel* skvoš* regbis regbio beisbol* riedučiai
      riedutin* riedlent* riedlenč* paspirtuk* parkūr* batut* batutų_park* šuoliai triatlon* dvikov* penkiakov*
      biatlon* rogut* bobslėj* akmensl* kerling* motokros* motosport* ralis ralio kartingai kartingas kartingų
      drift* keturrači* bagiai dažasvyd* šratasvyd* šaudym* šaudykl* meškerioj* žūklė žūklės spiningav* muselinė
      poledin* parasparn* sklandytuv* sklandym* parašiutizm* hatha jogos vinjas* kundalini tempim* pilatesas zumba
      bačata bachata kizomba tango flamenko breik* pole_dance stuburo_mankšt* rytinė_mankšt* mankšta_mam* ištverm*
      lankstum* koordinac* varžyb* čempionat* lyga lygos tauras_varž* taura_varž* tauri_varž* tauros_varž*
      taurų_varž* abonement* narystė petank* smiginis dartsas boulingo_tak* lankas lankininkyst* trekingas
      žygeivyst* kalnų_žyg* virvių_park* kanjon* raftingas ekstremal* kūno_sudėt* cheerlead*
    `,
    software: `
      analitik* api aplikac* automatizav* atsargin* debes* dirbtin* domen* duomen* elektronin* integrac* internet*
      informac* infrastruktūr* it kompiuter* mobil* mokėjim* monitoring* palaikym* pranešim* platform* program*
      serveri* sistem* stebėsen* statistik* sveta* talpinim* techninė_* testav* tinkl* web* prieigos_vald*
      di_sprend* įspėjim* android ios autentifik* kopijavim* didieji_duom* blokų_grand* botai pokalbių_bot*
      verslo_valdymo_sist* skaičiuokl* kodo_perž* atviras_kod* atvirojo_kod* turinio_vald* tvs konvertav* crm erp
      kibern* kibernetas_saug* kiberneta_saug* kiberneti_saug* kibernetos_saug* kibernetų_saug* skydel*
      valdymo_skyd* ataskaitų ataskaitos tamsus_režim* tamsioji_tem* diegim* skaitmenin* skaitmenizav* el._prekyb*
      el._parduot* e._parduot* e-parduot* puslapių_kūr* redaktori* šifravim* eksportav* eksportas importav*
      importas plėtini* įskiep* veidų_atpaž* failų_dalin* failai failų filtrai filtravim* prognozav* formos_kūrim*
      forumas karkas* gis gps gps_sek* grafikai_ir* hosting* vps virtual* įžvalg* integrav* inventoriz*
      klaviatūros licencij* linux windows lokalizav* žinut* priminim* migravim* daugiakalb* lizdeliai
      neprisijungus darbas_neprisij* optimizav* slaptažod* našum* našumo_test* naudotojų_vald* vartotojų_vald*
      personalizav* kasos_apar* progreso_sek* prototip* užklaus* realiu_laiku paieška_pagal* paieškos_optim*
      įsilaužimo_test* skverbimosi_test* savitarnos_port* išmanieji_nam* išmanus_nam* išmaniųj* sinchroniz*
      šablon* darbo_laiko užduočių_vald* vartotojo_sąs* ux ui validav* versijų_vald* vizualizav* 3d_vizual* vpn
      valdiklis darbo_eig* darbo_srautai el._paraš* dokumentų_vald* barkod* brūkšnin* qr užsakymų_vald*
      sąskaitų_išraš* saskaitu_israsym* rezervacijų_sist* registracijos_sist* algoritm* papildyta_realyb*
      išplėstas_realyb* išplėsta_realyb* išplėsti_realyb* išplėstos_realyb* išplėstų_realyb* virtuali_realyb*
      ugniasien* antivirus* rpa mikropaslaug* konteinerizav* saityn* el._pašt* telefonij* ip_telefon* šviesolaid*
      televizij* ryšio_sprend* optinias_kabel* optinia_kabel* optinii_kabel* optinios_kabel* optinių_kabel*
      telekomunik* 5g savarankiškas_talpin* savarankiška_talpin* savarankiški_talpin* savarankiškos_talpin*
      savarankiškų_talpin* lentelės planav* tvarkaraščių tvarkaraštas_sud* tvarkarašta_sud* tvarkarašti_sud*
      tvarkaraštos_sud* tvarkaraštų_sud* lankomum* balso_atpaž* vaizdų_atpaž* chatbot* asistentas_ai wordpress
      woocommerce shopify prestashop seo
    `,
    marketing: `
      dizain* fotografav* grafin* iliustrac* kampanij* komunikac* konsultav* leidin* lipduk* logotip* marketing*
      prekės_ženkl* reklam* rinkodar* spaud* strateg* tekst* vaizdo_* vertim* video* vizitin* socialin* personalo
      atrank* 3d_model* 3d_spausd* google_ads animacin* stendai maketav* bukletai bukletas brošiūr* ženklodar*
      brandingas verslo_plan* katalog* ugdomasis_vadov* koučingas verslo_konsult* vadybos_konsult* turinio_kūr*
      turinio_rink* firminis_stil* firminio_stil* korporatyvin* skaitmeninė_rinkod* dronas drono dronai aerofoto*
      redagavim* korektūr* siuvinėj* graviravim* stendų_gam* fasilitav* moderavim* skrajut* lankstinuk* folijav*
      plotterin* ploteri* etiket* pakuot* pakuočių_diz* dėžut* darbuotojų_paiešk* žmogiškųjų_ištekl* iliustravim*
      inovac* kvietim* atvirut* atviruk* apklaus* žiniasklaidos_plan* suvenyr* pavadinimo_kūr* naujienlaiškių
      portret* portretinė_fot* asmenukių nėštumo_foto* naujagimių_foto* fotokabin* foto_veidrod* fotoknyg*
      fotodrob* pozicionav* plakat* afišos spausdinim* ofsetin* plačiaformat* didelio_format* šilkografij*
      termospaud* sublimac* reprezentac* ryšiai_su_visuom* viešųjų_ryš* viešieji_ryš* žurnalų_leid* retušav*
      nuotraukų_retuš* paslaugų_diz* iškab* šviečianč* tūrinės_raid* vitrinų_apklij* kanceliar* komandos_formav*
      komandos_stipr* sinchroninis_vert* dokumentų_vert* subtitr* įgarsinim* transkrib* verslo_plėtr*
      pokyčių_vald* prezentac* verslo_reng* garso_technik* apšvietimo_technik* įgarsinimo_techn* lėšų_rink*
      infografik* nukreipimo_pusl* lyderyst* tiesioginis_transl* tiesioginiai_transl* tiesioginė_transl*
      tiesioginės_transl* tiesioginių_transl* tiesioginio_transl* tiesioginis_pašt* tiesioginiai_pašt*
      tiesioginė_pašt* tiesioginės_pašt* tiesioginių_pašt* tiesioginio_pašt* pramoninis_diz* pardavimų_mok*
      pardavimų_strat* pardavimo_skat* klientų_aptarnav* slaptas_pirkėj* slapta_pirkėj* slapti_pirkėj*
      slaptos_pirkėj* slaptų_pirkėj* vizualinis_ident* eksporto_konsult* paraiškų_reng* lean kokybės_vadyb*
      iso_9001 iso_diegim* maketai bloknot* užrašinės_su kalendoriai kalendorių_gam* vėliavos vėliavų tentai
      taurės antspaud*
    `,
    transport: `
      auto* dalys ekspedij* gabenim* krovini* krausty* kurjer* logistik* motocik* nuom* padang* pristatym*
      remontas_* saugoj* sandėl* taksi technikos transport* vilkim* vežim* evakuac* oro_krovin* oro_uost* kėbulo
      kėbulų_rem* kėbulo_rem* laivai laivyb* jūrinis_perv* stabdži* stabdžių_rem* avarin* mikroautobus* hibrid*
      plovykl* savitarnos_plov* daliniai_krov* pilni_krov* negabaritin* pavojingas_krovin* pavojinga_krovin*
      pavojingi_krovin* pavojingos_krovin* pavojingų_krovin* asmeninis_vairuot* čipavim* variklio_galios sankab*
      sankabos_keit* siunt* siuntų_prist* muitin* muitinės_tarp* muitinės_broker* prekių_prist* detalės detailing*
      poliravim* keraminė_dang* apsauginė_plėvel* tonavim* varikli* variklių_rem* dyzelinis_vari* dyzeliniai_vari*
      dyzelinė_vari* dyzelinės_vari* dyzelinių_vari* dyzelinio_vari* išmetimo_sist* dpf keltai keltas
      greitas_prist* skubios_siunt* limuzin* vilkik* sunkvežim* sunkvežimių_rem* puspriekab* priekab*
      tolimųjų_reis* moped* paspirtukai perkraustym* biuro_perkraust* pianino_perv* tepalų_keit* alyvos_keit*
      alyvos užsakymų_komplekt* pakavim* perpakavim* keleivi* keleivių_vež* tarptautinis_perv* tarptautiniai_perv*
      tarptautinė_perv* tarptautinės_perv* tarptautinių_perv* tarptautinio_perv* vietiniai_perv* pervež* traukini*
      konteineri* dalių naudotas_dal* naudota_dal* naudoti_dal* naudotos_dal* naudotų_dal* pakab* važiuoklės
      ratų_suved* ratų_geometr* ratai ratlanki* balansav* pavėžėj* tralas tralo nutempim* evakuator* stiklų_keit*
      priekinio_stikl* žibint* žibintų_polir* akumuliator* raktų_gamyb* kondicionierių_pildym* pavarų_dėž*
      krautuv* kranai manipuliator* savivarčiai savivart* vairo_mechan* turbin* turbinų_rem* degalų purkštuk*
      tachograf* variklio_dirž* paskirstymo_dirž* dirželi* antikoroz* rūdžių suskystint* numeriai
      valstybinis_numer* valstybiniai_numer* valstybinė_numer* valstybinės_numer* valstybinių_numer*
      valstybinio_numer* viešasis_transp* kemperiai jachtų_rem* valčių_rem* valtis valtys katerai traktorių_rem*
      minivenai visureig* universalai sedanai kabriolet* kalnų_dvirat* plento_dvirat* vaikiški_dvirat* gravel bmx
    `,
    goods: `
      aksesuar* avalyn* dovan* drabuži* dviračiai elektronik* gamini* gėl* indai įrang* juvelyr* kilim* knygos
      kosmetik* kvepal* lemput* malkos medien* medžiag* metal* mašin* papuošal* popier* prekės produkt* puokšt*
      rankinės šviestuv* tekstil* žaisl* žvak* laikrod* akini* klijai klijų aliuminis aliuminio antikvar*
      buitinė_technik* buities_prek* akvarium* kūdikių_prek* vaikiški_drabuž* kuprin* rankinukai krepšiai
      piniginės balion* baterijos patalyn* čiužin* pagalv* antklod* pledai diržai diržas batai batų aulin*
      bateliai sandal* šlepet* kedai vainikai apyrank* žalvari* plytos plytų blokeliai kabeli* laidai skrybėl*
      kortel* porcelian* kėdės kėdžių foteliai chemijas_prek* chemija_prek* chemiji_prek* chemijos_prek*
      chemijų_prek* buitinė_chem* buitinis_chem* buitiniai_chem* buitinės_chem* buitinių_chem* buitinio_chem* mdf
      fanera paltai striuk* kompresori* varis užuolaid* dekorac* suknel* vakarinis_suknel* vakariniai_suknel*
      vakarinė_suknel* vakarinės_suknel* vakarinių_suknel* vakarinio_suknel* auskarai įrengini* audini* tvirtinimo
      varžt* vinys statulėl* filtrai_vand* fejerverkai jungtys rėmai rėmel* kuras kietas_kur* briket* granul*
      malkų brangakmen* stiklas stiklo_gamin* stiklinės pirštin* auksas ausinės vyriai rankenos žiedai
      kaklo_papuoš* karoliai pakabuk* instrument* megztin* mezgini* trikotaž* džemper* bliuzon* marškin* peiliai
      lempos nešiojamas_kompiut* nešiojama_kompiut* nešiojami_kompiut* nešiojamos_kompiut* nešiojamų_kompiut* oda
      odos_gamin* odinės odiniai lęšiai linas lino lininiai lino_gamin* stakl* magnet* nerūdijant* plienas plieno
      veidrodžiai puodeli* puodai stalo_įrank* biuro_prek* kanceliarin* dažai dažų lakai gruntai ėdal*
      telefonų_dėkl* dėklai plastik* lėkštės siurbl* dėlion* skarel* skaros lauž* lentyn* batų_spint* sidabras
      sidabro sijon* muilai_rank* sofos sofa sofų minkštas_kamp* lovų lova komodos stalai stalų stalas
      rašomieji_stal* papild* vitamin* maudymosi_kost* maudymuk* kelnės kelnių džinsai kojin* apatin* pižam*
      chalatai rankšluosč* stalties* servetėl* lentos brus* rąstai tašai įranki* rankiniai_įrank* lėlės lavinam*
      kolekcin* uniform* darbo_drabuž* darbo_rūb* rūbai vožtuv* vazos rankiniai_laikr* sieniniai_laikr* didmen*
      perukai viela vilna vilnoniai siūlai siūlų mezgimo_siūl* vainikas eglut* kalėdin* perdirb* antrinis_žaliav*
      antriniai_žaliav* antrinė_žaliav* antrinės_žaliav* antrinių_žaliav* antrinio_žaliav* gruzdint* prijuost*
      prikaistuv* bambukas guoli* suol* kibir* šepeč* šepetėl* sagos sagų kameros cementas sietyn* įkrovikl*
      karstai urnos urnų rezervuar* kryžiai krištol* gintar* grąžtai eteriniai_alie* eteriniai kvapai_nam*
      akių_lašai vėliav* sodo_techn* vejapjov* žoliapjov* pjūkl* grandininis_pjūkl* grandininiai_pjūkl*
      grandininė_pjūkl* grandininės_pjūkl* grandininių_pjūkl* grandininio_pjūkl* traktoriukai rankų_darb*
      šildytuv* apsaugin* apsaugos_priem* žarnos smilkal* indų stiklaini* raktų_pakab* kopėčios pakabin* lagamin*
      mikrofonai kolonėlės telefonai planšet* spausdintuv* toneri* kasetės televizor* fotoaparat* procesori*
      monitoriai adatos rašikliai sąsiuvin* užrašinė* alyva_vari* tepalai papuošimai raštai_mezg* perlai
      prekių_krep* lynai virvės guma gumos gumin* ritės sanitarin* antro_rank* dėvėt* jutikli* davikl*
      siuvimo_reik* paklod* šortai kriaukl* reguliatori* statulos pašto_ženkl* diržel* kosmetin* banglentės tentas
      žibintuvėl* talp* turistinis_prek* turistiniai_prek* turistinė_prek* turistinės_prek* turistinių_prek*
      turistinio_prek* miegmaiš* trofėj* vamzdžiai armatūr* profiliai lakštai skėči* vantelės vitrinos stelaž*
      padėklai paletės plėvel* maišai maišeli* gofr* kartonin* kartono tarpin* hidraulik* pneumatik* reduktor*
      generatori* konvejer* cnc frezav* tekinim* lankstym* plazminis lenkim* štampav* liejim* liejin* galvanizav*
      cinkavim* milteliniu miltelinis_daž* anodav* kalimas siuvim* rūbų_taisym* batų_taisym*
    `,
    farming: `
      arkli* augal* avys bitės daig* ekologin* gyvūn* gyvulinink* grūd* karv* kiaušin* mišk* ožk* pašar* pienas
      sėkl* sodinuk* trąš* uog* ūki* žemės_ūk* žirg* vištos agronom* javai javų kvieči* rugiai miežiai avižos
      avižų kukurūz* rapsai rapsų rapsas žirniai pupos cukriniai_runk* linai_pluošt* kanapės kanapių bitinink*
      bitynas bičių bičių_prod* bičių_pikis pikis avilys aviliai žiedadulk* paukšči* veislinink* veislyn* veisimas
      galvij* veršel* buliai avių ėriuk* avinink* kiaulės kiaulin* paršel* žemaitukai poni* kumeliuk* asilai
      alpak* lamos elniai stručiai triuši* žąsys žąsų antys viščiuk* putpel* kalakutai fazanai kompost* pasėliai
      purškim* purškimas_dron* tręšim* kalkinim* žuvinink* žuvyst* žuvų_veisim* kirtimas vaismedži* vaiskrūm*
      dekoratyviniai_krūm* spygliuoč* tuja tujos pušys eglės bonsai šiltnam* šienas šieno šienav* pievos derlius
      derliaus_nuėm* kombain* žolelės vaistažolės prieskonin* sodinin* daržinink* daržas sodas sodai sodo
      sodo_prieži* pieninink* pieno_ūk* grybai grybų pievagrybi* austren* šampinjon* permakultūr* sodmen* sėjam*
      sėja sėjos krūmai rožės rožių tulpės hortenz* rododendr* vijokl* daugiametės daugiameč* vienmetės svogūninės
      dirvožem* dirvožemio_tyr* dirvos žemdirb* arim* akėjim* kultivavim* tvartai traktori* plūgai padargai
      šilauog* serbentai agrastai aviečių žemuogės gervuog* trešnės kriaušės riešutmed* aronij* laukinis_gyv*
      laukiniai_gyv* laukinė_gyv* laukinės_gyv* laukinių_gyv* laukinio_gyv* šunų šunys šuniuk* kačiuk* kačių katės
      taksas labrador* retriver* aviganis aviganiai terjer* pudeliai špic* buldogai haskis biglis čihuahua dogai
      maine_coon* persų britų_trumpaplauk* papūg* kanarėl* žuvytės ropliai žiurkėn* jūrų_kiaul* pelėnai mėšlas
      silosas biohumus* humusas durpės durpių substrat* mulčias žievė lentpjūv* biokur* biodujos melioracij*
      drėkinim* biodinamin* išmokos_ūk* tiesioginis_išmok* tiesioginiai_išmok* tiesioginė_išmok*
      tiesioginės_išmok* tiesioginių_išmok* tiesioginio_išmok* nuimam* pieno_supirk* skerdykl* malūnas miltai
      miltų kraikas karpiai upėtakiai vėžiai vėžių šamai
    `,
    social: `
      aukos bažny* bendruomen* dialog* dvasin* ekolog* glob* integrac* jaunim* kriz* krikšt* labdar* laidotuv*
      laidoj* mald* mišios moter* neįgal* pabėgėl* pagalb* param* pilietin* prevenc* priklausomyb* projekt*
      psichologinė* rekolekc* savanor* senjor* socialin* sakrament* santuok* smurt* šeim* teisių_* vaikų* vienatv*
      aplinkosaug* įvaikin* beglobi* biblij* šv._raš* kraujo_dav* gebėjimų_stipr* senelių_nam* pagyvenus* aukojim*
      parapij* piligrim* mišių pamaldos pamaldų adoracij* gavėn* atlaidai atlaidų procesij* komunij*
      pirmoji_komunija sutvirtinim* išpažint* sutuoktuv* ligonių_patep* katechez* sielovad* evangelizac*
      ganytojišk* garbinim* šlovinim* vienuol* diecezij* karitas carit* zakristij* kremavim* kremac* šermen*
      šarvojim* gedulo pilietišk* kaimynyst* negalia žmonės_su_negal* sutrikusio_intel* dienos_centr* užimtum*
      dienos_užimt* humanitar* migrant* pašalp* kompensac* išmokos vaiko_pinig* vienkartinis_išmok*
      vienkartiniai_išmok* vienkartinė_išmok* vienkartinės_išmok* vienkartinių_išmok* vienkartinio_išmok* lydėjim*
      laikinas_atokvėp* atokvėpio savarankiško_gyven* benam* vilties_linij* psichosocial* lygios_galimyb*
      lyčių_lyg* lgbt įtrauk* lobizm* interesų_atstov* peticij* advokacij* švietimas_kampan* švietima_kampan*
      švietimi_kampan* švietimos_kampan* švietimų_kampan* gamtosaug* gamtos_apsaug* klimat* klimato_kait*
      rūšiavim* atliekų_rūšiav* atliekos atliekų_tvark* didelių_gabarit* talk* švarinim* viešoji_tvark*
      civilinė_saug* gaisrinė ugniagesi* šauliai skautai skautų ateitinink* tėvų_klub* tėvų_grup* savipagalb*
      anoniminiai_alkoh* patyčių savižud* pozityvi_tėvyst* vaikai_ir_tėvai mamų_klub* tifl* brail*
      visuotinis_susirink* narių_susirink* nario_mokest* ataskaitinis rinkimai rinkimin* savivald* seniūnij*
      seniūnas_priima civilinis_metrik* civiliniai_metrik* civilinė_metrik* civilinės_metrik* civilinių_metrik*
      civilinio_metrik* gyvenamosios_viet* gyvenamoji_viet* deklaruoti_gyv* leidimai leidimų_išdav* pažymos pažymų
      asmens_dokument* pasas pasai asmens_tapatyb* gimimo_liudij* gimimo_registr* mirties_registr* el._paslaug*
      vandens_tiekim* šilumos_tiekim* viešinim* licencijos_vers* prašymai skundų_nagr* gyventojų_prięm*
      gyventojų_priem* asmenų_aptarn* viešosios_konsult* teritorijų_planav* kapinės kapinių kelių_prieži*
      gatvių_apšviet* viešoji_bibliot* vaiko_ger* lituanist* lietuvių_bendruom* diaspor* tautinis_mažum*
      tautiniai_mažum* tautinė_mažum* tautinės_mažum* tautinių_mažum* tautinio_mažum* dalyvaujamasis_biudž*
      nevyriausyb* visuomenin* skautam* tvarumas_ir* žiedinė_ekon* atmintin* minėjim* vasario_16 kovo_11 rugsėjo_1
      žodžio_laisv* pranešėjų_apsaug*
    `,
  },
  nonOffers: {
    claims: `
      atsakingum* draugišk* efektyv* ekologišk* garantij* greit* individual* inovatyv* kainos kokyb* konkurencing*
      kompetencij* lankst* modern* nemokam* patikim* patirt* pasitikėjim* profesional* punktual* prieinam* saug*
      sąžining* skaidrum* tikslum* patyr* sertifikuot*
    `,
    steps: `
      apmok* atrask* išsirink* kaip_* kreip* pasirink* peržiūr* paskambin* pateik* parsisiųsk* prisijunk* pirmas_*
      registruok* rezervuok* rašyk* skambink* susisiek* sužinok* užpild* užsak* žingsn* etapas
    `,
    labels: `
      adresas* apie* apie_mus archyvas atsiliepim* antradienis blog* daugiau* data dokument* d.u.k. duk el._pašt*
      email facebook galerij* ieškoti informacij* instagram istorij* kainos* kainoraš* kalendor* karjera klientai
      kontakt* komand* krepšel* ketvirtadienis mūsų_* naujien* nuotrauk* nuorod* nuostat* nariai partneri*
      pagrindinis paieška* penktadienis pirmadienis privatum* pradžia rėmėj* registracij* skaity* sekmadienis
      šeštadienis taisykl* telefon* trečiadienis vardas video* visi vieta* žemėlapis darbo_laikas dažn* el._paštas
    `,
    roles: `
      administrator* asistent* direktor* docent* gydytoj* inžinier* įkūrėj* koordinator* lektor* mokytoj* nar*
      pirminink* prezident* profesor* projektų_vadov* redaktor* savinink* sekretor* specialist* trener* vadov*
      vadybinink*
    `,
    prices: `
      /asm /d /mėn /val avansas kaina* nakčiai nemokama nuolaid* pvm suaugusie* vaikams_* asmeniui
    `,
  },
};
