import type { LanguageWords } from '../words.ts';

export const LATVIAN: LanguageWords = {
  offers: {
    health: `
      alergolo* ārst* dermatolo* fizioterap* fizikāl* ginekolo* implant* kardiolo* konsultāci* ķirur* lāzer*
      logopēd* masāž* medicīn* neirolo* operāci* ortodont* ortopēd* osteopāt* pediatr* protez* psiholo*
      psihoterap* rehabilitāci* rentgen* sonogrāf* terapij* uzturs veselīb* veterinār* zob* izmeklē* akupunkt*
      adatu_terap* alerģ* anestēz* audiolog* audiometr* biopsij* asins_anal* botoks* botulīn* hialuron* breket*
      kapes tiltiņ* katarakt* glaukom* hiroprakt* manuālā_terap* manuālās_terap* kolonoskop* gastroskop* kroņi
      krioterap* stomatolog* dermatoskop* detoks* diagnost* dialīz* diēt* dietolog* uztura_speciāl* ekg
      endokrinolog* endodont* sakņu_kanāl* saknes_kanāl* endoskop* ergoterap* plomb* lūzum* sastiep* sasitum*
      gastroenterolog* dzemdniec* dzemdīb* vecmāt* dzirdes dzirdes_aparāt* dzirdes_pārb* mājas_vizīt* hidroterap*
      hipnoz* hipnoterap* imunolog* vakcin* vakcīn* pote potes potēšan* inlej* kineziolog* kinezioteip* teipošan*
      laborator* limfodren* limfas_dren* mammogr* garīgā_vesel* garīgās_vesel* magnētiskā_rezon* nefrolog*
      onkolog* oftalmolog* acu_pārbaud* redzes_pārb* redzes redze optometr* optika mutes_dobum* mutes_higiēn*
      sāpju_terap* sāpes sāpju muguras_sāp* kakla_sāp* migrēn* reibon* paliatīv* periodont* parodont* smaganu
      podolog* plakan* receptes profilakse psihiatr* psihoanalīz* pneimonolog* radiolog* tomogr* refleksoterap*
      reimatolog* skenēšan* skrīning* šiacu miega_apno* krākšan* miega_traucēj* bezmieg* runas_terap*
      attālinātā_konsult* telemedic* terapeit* ultrason* ultraskaņ* doplerogr* urolog* androlog* venīr* brūču
      pārsiešan* kastrāc* sterilizāc* čipēšan* mikročip* traumatolog* traumas traumpunkt* artrīt* artroz*
      uzmanības_deficīt* autism* asinsspied* hipertens* sirds_slim* aritmij* kontracepc* demence demences
      alcheimer* parkinson* insult* ausu_skalo* ēšanas_traucēj* pirmā_palīdz* pirmās_palīdz* trūces trūce hormon*
      vairogdziedz* apaugļošan* neauglīb* grūtniec* grūtniecības_apr* zīdīšan* jaundzim* zīdaiņ* menopauz* ortoz*
      zolīt* iegurņa* iegurņa_pamat* išias* stresa stresa_vadīb* vazektom* svara_zaudēš* svara_korekc* aptaukoš*
      bariatr* akne trauksme trauksmes depresij* izdegšan* panikas_lēkm* fobij* atkarīb* alkoholism* emdr
      kognitīvi reiki ajūrvēd* homeopāt* naturopāt* kraniosakrāl* infūzij* biorezonans* numerolog* konstelāc*
      astrolog* aromaterap* fitoterap* apiterap* hirudoterap* dēles kausiņu_mas* smilšu_terap* kanisterap*
      reitterap* geštalt* meditāc* apzinātīb* elpošanas_praks* stāja stājas mugurkaul* disku_trūc* osteohondroz*
      osteoporoz* ceļa_locīt* locītav* pleca žokļa bruksism* kariesa kariess astma astmas bronhīt* plaušu
      saaukstēš* iesnas klepus sinusīt* otorinolaring* lor ekzēm* psoriāz* dermatīt* sēnīt* kārpas kārpu
      dzimumzīm* papilom* rozācij* pigmentāc* celulīt* vēnu varikoz* flebolog* asinsvad* angioķirurģ* neiroķirurģ*
      hematolog* infektolog* ģenētik* geriatr* proktolog* hemoroīd* kuņģa zarnu aknu nieru žultspūš* cukura_diab*
      diabēt* holesterīn* anēmij* celiakij* nepanesam* prostat* urīna_nesatur* seksuāli_transm* seksolog*
      pāru_terap* grupu_terap* sēru zaudējum* pusaudžu_psih* agrīnā_rehab* baseina_terap* sanatorij* dūņu
      dūņu_aplik* minerālūd* pērļu_van* sāls_kamer* haloterap* parafīn* magnetoterap* triecienviļņ* gaismas_terap*
      ozona_terap* prp medikament* zāles aptieka aptieku ātrā_palīdz* dienas_stacion* stacionār* ambulator*
      obligātā_vesel* arodveselīb* suņu_viesn* suņu_frizēt* suņu_apmāc* donor* asins_donor* pacientu_apr*
    `,
    beauty: `
      frizier* kosmetolo* manikīr* mat* nagi nagu pedikīr* skaistum* skropst* spa uzac* vaksāc* ādas bārd*
      balayage frizēt* barber* balināšan* šķipsn* frizūr* griezum* vīriešu_griez* sieviešu_griez* ilgviļņ*
      ķīmiskie_vilni* ieveidošan* keratīn* pīšana bizes bizīt* ķermeņa_ietīš* ietīšan* laminēšan* depilāc* epilāc*
      cukurošan* šugaring* sejas_procedūr* sejas_kopš* sejas_mask* maskas pildviel* filleri lūpu_palielin* lūpu
      lūpukrās* grims grima meikap* vakara_meik* līgavas_grim* permanentais permanentā_grim* gēla_lak* gēla_nag*
      mikropigment* mikroblading* microblading mikrodermabr* pīling* skrubis skrubji caurduršan* ausu_caurd*
      pīrsing* skūšan* šampūn* kondicionier* roku_kopš* kāju_kopš* solārij* iedeg* tetovēj* tetovēšan*
      tetovējumu_noņ* hydrafacial henna hennas rf_lift* radiofrekv* kavitāc* liftings endosfēr* ķermeņa_veid*
      ķermeņa_kopš* anticelul* vakuuma_mas* stilist* stila_konsult* krāsu_tip* tēla_veid* smarž* krēmi krēms
      serumi ziepes dušas_žel* dezodorant* tonik* hammam pirtis pirtnieks pirtnieki pirtslot* slotiņas
    `,
    building: `
      apkop* apkur* arhitekt* betons būv* celtniecīb* dārz* dekor* demontāž* durvis elektr* fasād* flīz* grīd*
      inženier* interjer* jumt* kamīn* kāpnes kanalizāc* koka labiekārt* logi logu mēbel* montāž* mūrē* namdar*
      pamati parket* pirts projektēš* remont* siltināš* siltumsūk* terase tīrīš* uzkopš* ūdensvad* uzstādīš*
      ventilāc* virtuv* zāles_pļaušan* žogi zemes_darb* apdar* bruģ* krāso* kondicionier* kondicionēšan*
      gaisa_kondic* signalizāc* azbest* markīz* balkon* balkonu_stikl* lodžij* vannasistab* sijas žalūzij* rullo
      aizkaru_stang* katli katlu katlumāj* mūrniec* skapji skapju iebūvēt* paklāj* paklāju_tīr* griesti griestu
      iestiepj* centrālapk* fasāžu iekšējā_apd* biroju_uzkop* ģenerāltīr* ģenerālā_tīr* ķīmiskā_tīr* terases
      terašu nojaukšan* durvju ārdurv* iekšdurv* metāla_durv* bīdāmās_durv* pvc_log* alumīnija_log* palodz*
      stikla_paket* drenāž* notekūdeņ* santehn* caurul* cauruļvad* ģipškarton* reģips* rīģips* rakšanas_darb*
      rakšan* apgaism* avārijas_apg* lampu gaismekļ* zibensaizs* zemējum* uzlādes_stac* uzlādes_pun* žogu žogs
      nožogoj* krāsns krāšņu krāsnis podiņ* skursteņ* dūmvad* pamatu pāļi pāļu lamināt* mīkstās_mēb* biroja_mēb*
      apzaļumo* ainavu ainavu_arhit* zāles_pļauš* zālien* zāliena_ier* ruļļu_zāl* dzīvžog* dzīvžogu_apgr*
      arborist* celmu_frēz* apgriešan* gāzes gāzesvad* garāž* garāžu_vārt* garāžas_vārt* vārti vārtu stiklošan*
      notekas notekcaur* noteku_tīr* lietusūd* meistars_mājās vīrs_uz_stund* siltumtīkl* karstais_ūd* ūdens_sild*
      boiler* siltumizolāc* izolāc* skaņas_izol* hidroizolāc* vate putupolist* putupoliuret* ekovate laistīšan*
      laistīšanas_sist* slēdzen* slēdzeņu_mai* atslēg* atslēgu_izgat* durvju_atvēr* ēku_uzturē* ēku_apsaimn*
      apsaimniekoš* metāla_konstr* metālkonstr* metālapstr* kalēj* kalumi pelējum* pelējuma_likv* mulčēšan*
      jaunbūv* renovāc* rekonstrukc* restaur* dzīvokļu_rem* sadzīves_tehn* veļas_mazg* žāvētāj* trauku_mazg*
      ledusskap* cepeškrāsn* plītis tējkann* gludekļ* putekļsūc* blender* mikser* šujmašīn* apmetum* apmešan*
      špaktelēš* tapet* tapešu urbum* urbšan* dziļurb* artēzisk* aku_rakš* akas kaitēkļ* kaitēkļu_apk* dezinfekc*
      dezinsekc* deratizāc* žurkas žurku peļu prusak* blakts blakšu skudr* zirnekļ* lapsen* odu ērču baložu
      sikspārņ* termīt* baseinu_ier* radiator* jumiķ* dakstiņ* skārda skārdniec* bitumena šīfer* sastatn*
      sastatņu_no* augstspied* fasāžu_mazg* nojumes nojume lapenes lapene pergol* šķūnīš* kāpņu margas margu
      akmens akmeņi akmens_darb* akmeņkal* pieminek* kapu_kopš* kapu_apmal* saules_panel* saules_bater*
      saules_kolekt* rekuperāc* vēdināšan* dušas_kabīn* dušas_kab* vannas vannu tualet* izliet* jaucējkrān*
      ūdens_filtr* ūdens_mīkst* atkritumu_izv* sniega_tīr* betonēšan* betona slīpēšan* epoksīd* mikrocement*
      asfalt* metināšan* metināšanas_darb* karkasa_māj* moduļu_māj* guļbūv* pasīvās_māj* energoefekt*
      energosertif* energoaudit* termogrāf* apsardz* apsardzes_sist* domofon* piekļuves_kontr* ugunsdroš*
      ugunsgrēka_atkl* ugunsdzēs* ugunsdzēšam* dūmu_detekt* starpsien* tehniskais_proj* tehniskā_apsek* ēku_apsek*
      ģeodēz* mērniec* uzmērīšan* topogrāf* kadastrālā_uzm* tāmes tāmēšan* detālplān* lifti liftu pacēlāj*
      eskalator* septik* attīrīšanas_iek* dīķu dīķi dīķu_rakš* celtņu celtņi ekskavator* stikla_konstr*
      stikla_sien* spoguļ* bīdāmie_skap* granīt* marmor* hermetizāc* pagrab* bēniņ* mansard*
    `,
    legal: `
      advokāt* audit* bank* finanš* grāmatved* hipotēk* investīc* īre juridisk* kredīt* līgum* mantojum* mediāc*
      nekustam* nodok* notār* patent* tiesīb* vērtēš* šķiršan* uzskaite administratīvās_ties*
      administratīvais_proc* arbitrāž* šķīrējties* aktīvu_pārv* revīzij* maksātnespēj* komercties* civilties*
      civilliet* uzņēmumu_reģ* uzņēmuma_reģ* uzņēmumu_dibin* sia_dibin* sia_reģ* likvidāc* uzņēmumu_likvid*
      reorganizāc* atbilstīb* krimināl* parādu parādu_pied* piedziņ* tiesu_izpild* aizgādīb* uzturlīdz* alimenti
      darba_ties* darba_strīd* gada_pārsk* fondi fondu ieguldījumu_fond* imigrāc* uzturēšanās_atļ* mantošan*
      fizisko_personu_maks* apdrošin* octa kasko ceļojumu_apdr* īpašuma_apdr* dzīvības_apdr* civiltiesiskā_atb*
      atlīdzīb* zaudējumu_piedz* intelektuālā_īpaš* intelektuālais_īp* ieguldīj* īres izīrē līzing* aizdevum*
      patēriņa_kred* refinans* tiesvedīb* tiesāšan* strīdu strīdi apvienošan* iegāde_un_apv* testament* dāvinājum*
      algu_aprēķ* algas darba_alg* pensij* pensiju_uzkr* pilnvar* īpašumu_pārd* īpašuma_pārd* īpašumu_vērt*
      dzīvokļi dzīvokļu dzīvokļu_pārd* mājas_pārd* māju_pārd* zemes_gab* komerctelp* komercplat* restrukturiz*
      risku_vadīb* uzņēmuma_vērt* uzkrājum* krājkont* noguldīj* depozīti gada_deklar* ienākumu_dekl* deklarāc* pvn
      pvn_dekl* iin preču_zīm* preču_zīmju vīzas vīzu vīza patvērum* pilsonīb* vdar gdpr faktoring* franšīz*
      zemes_ties* konkurences_ties* enerģētikas_ties* iepirkum* publiskie_iepirk* publisko_iepirk*
      administratīvie_pārk* administratīvā_pārk* ceļu_satiksmes_neg* csng* sūdzīb* prasības_piet* apelāc* kasāc*
      pārstāvīb* pārstāvība_ties* eiropas_cilvēkt* naudas_pārv* valūt* valūtas_maiņ* obligāc* akcijas_un_obl*
      akcionār* dalībnieku_līg* vērtspapīr* kriptoval* naudas_plūsm* budžet* noziedzīgi_iegūt* garantijas_līg*
      virtuālais_biroj* personāla_lietved* lietved* pirmdokument* dokumentu_sagat* dokumentu_noform*
      iekšējais_aud* zvērināt* zvērināta_rev* zemesgrāmat* zemes_ierīc* mikrouzņēm* pašnodarb*
    `,
    education: `
      angļu apmācīb* bērnudārz* izglītīb* kurs* lekcij* meistarklas* mācīb* mentor* nodarbīb* nometn* pulciņ*
      prakse skol* studij* treniņ* valod* vebinār* darbnīc* autoskola konferenc* programm* akadēm* pēcskol*
      pagarinātā* māceklīb* auklīt* aukles vasaras_nomet* dienas_nomet* apliecīb* interešu_izgl* pirmsskol*
      pirmskol* silīt* bakalaur* maģistr* doktorant* diploma_darb* diplomdarb* tālmācīb* tālākizglīt*
      attālinātās_māc* braukšan* braukšanas_māc* braukšanas_nod* braukšanas_eks* csn_eks* b_kategorij*
      a_kategorij* c_kategorij* ce_kategorij* d_kategorij* be_kategorij* am_kategorij* 95_kods 95._kod* e-apmāc*
      vācu_val* franču_val* spāņu_val* itāļu_val* krievu_val* latviešu_val* norvēģu_val* zviedru_val* somu_val*
      lietuviešu_val* igauņu_val* ķīniešu_val* japāņu_val* sākumskol* pamatskol* pamatizglīt* ģimnāz* vidusskol*
      vidējā_izglīt* eksām* centralizētie_eks* sagatavošanās_eks* sagatavošana_eks* mājasdarb* mājas_darbu
      prakses_vie* stažēšan* erasmus* apmaiņas_prog* lasītprasm* ātrlasīš* klavierspēl* klavieru_stund* ģitārspēl*
      ģitāras_stund* vijolspēl* dziedāšan* dziedāšanas_nod* zīmēšan* robotik* kvalifikāc* kvalifikācijas_celš*
      pārkvalif* stipend* seminār* privātskolot* repetitor* privātstund* profesionālā_izgl* profesionālās_izgl*
      darba_aizs* darba_drošīb* ugunsdrošības_apm* iekrāvēja_vad* traktortehn* higiēnas_minim* līderīb*
      radošās_darbn* iesācēj* bilingvāl* radošā_rakst* fakultāt* montesori montessori valdorf* ielts toefl mba
      speciālā_izgl* speciālās_izgl* speciālais_pedag* ķīmija ķīmijas fizika fizikas bioloģij* ģeogrāf*
      vēstures_stund* informātik* ekonomik* ētika publiskā_runa publiskās_runas oratormāksl* emocionālā_intel*
      topošo_vecāku* topošo_māmiņu* smilšu_kast* smilškast* rotaļlaukum* ēdnīc* aktu_zāl* uzņemšan* uzņemšana_1
      pagarinātās_dien* karjeras_kons* karjeras_izgl* pieaugušo_izgl* olimpiād* studējošo_paš* internāt*
      dienesta_vies* darba_lapas testi montesorī konservator* augstskol* koledž*
    `,
    hospitality: `
      apartament* baseins brokast* gultas istab* konferenč* laivu* numur* nakšņ* pirts piknik* stāvviet* telts
      telp* tūr* viesnīc* viesu* pasākumu_* velo* wifi noma atpūt* naktsmīt* izmitināš* viss_iekļauts
      lidostas_transf* transfēr* balkons grils grila_viet* grilla laivas laivošan* sup_dēļ* katamarān* kuģīš*
      izbraucien* kuterīš* brīvdienu_māj* namiņ* kemping* teltis telšu teltsviet* treileru_viet* kemper*
      bezmaksas_stāv* lauku_māj* zīdaiņa_gult* divvietīg* vienvietīg* trīsvietīg* četrvietīg* standarta_num* luksa
      luksus hosteli hostelis viesistab* dzīvojamā_ist* ekskurs* gida_pak* gidi gids wi-fi glempings glempinga
      glamping pusvien* puspansij* pastaigu_tak* dabas_tak* dabas_taka plosti plostu kubls kubla kubli burbuļvann*
      džakuzi veļas_mazgāš* guļamistab* minibār* āra_basein* iekštelpu_basein* baseina baseini peldbasein*
      ūdens_atrakc* akvapark* mājdzīvnieki_atļ* recepcij* safari sauna saunas krievu_pirt* tvaika_pirt*
      lauku_pirt* melnā_pirt* infrasarkan* skats_uz_jūr* skats_uz_ezer* motel* ceļojum* kruīz*
      nedēļas_nogales_ceļ* aviobiļet* villas svētku_viet* pludmal* biznesa_centr* kopstrād* ugunskur*
      ugunskura_viet* vienas_dienas_eks* šūpuļtīkl* romantiskā_atp* romantiska_atp* izklaid* piedzīvojum*
      piedzīvojumu_park* kartingi kartings kartinga zipline trošu_tras* kvestu kvests skatu_torn* makšķerēšan*
      makšķernie* izjād* pilis pilsdrup* muiža muižas maršrut* audiogid* botānisk* zooloģisk* zoodārz* mini_zoo
      laipas peldviet* kāpas jūrmala_atp* degustāc* vecmeitu* vecpuiš* jubilej* korporatīvie_pas*
      ziemassvētku_ball* gaisa_balon* lidojum* izpletņ* jahtas jahtu jahta burulaiv* piestātn* bļitkošan*
      sezonas_atp*
    `,
    food: `
      banket* desert* dzērien* ēdien* ēdināš* kafij* konditor* kūk* kebab* maiz* pusdien* salāt* saldējum* sieri
      šokolād* sulas svaig* tēja tort* uzkod* vakariņ* vīn* augļi dārzeņi alus* gaļ* medus* pankūk* pica* piena*
      siers* zivis* zup* ogas aperitīv* aukstās_uzk* siltās_uzk* beigel* beigeļ* baget* rupjmaiz* saldskābmaiz*
      baltmaiz* ķiploku_grauzd* grauzdiņ* smalkmaiz* speķa_pīrāg* pīrādziņ* pīrāg* kūciņ* kliņģer* eklēr* bubert*
      biezpien* biezpiena_siern* plātsmaiz* rauši sklandrauš* piparkūk* cepum* keksi keksiņ* virtuļ* donuti
      makarūn* zefīr* marmelād* ķīseļ* ķīselis rabarber* debesmann* putukrēj* saldie saldum* konfekt* trifel*
      kapučīn* espreso latte americano makjato zāļu_tēj* zaļā_tēj* melnā_tēj* keiterings furšet* siera jāņu_sier*
      kūpināt* kūpinājum* cālis spārniņ* bezalkohol* alkoholisk* atspirdzinoš* mērces mērce kartupeļu_pank* biešu
      krēmzup* aukstā_biešu soļank* frikadeļu kruasān* latviešu_virt* itāļu_virt* azijas_virt* tradicionālie_ēd*
      pelēkie_zirņ* zirņi_ar_spek* desas desiņ* asinsdes* speķis šķiņķis šķiņķa hotdog* karbonād* kotlet* šnicele
      gulaš* šašlik* plovs pelmeņ* dumplings klimpas siļķe siļķes reņģ* šprotes šprotu nēģi nēģu zutis zuši
      skābēti skābi_kāp* skābēti_kāp* gurķi marinēt* gailenes gaileņu baravik* dienas_pusd* biznesa_pusd*
      pamatēdien* otrie_ēd* siltie_ēd* karstie_ēd* degustācijas_ēd* veģetār* vegān* bez_glutēn* bezglutēn* zivju
      zivs_ēd* jūras_velt* garneles garneļ* mīdijas austeres lasis laša tuncis forele foreles karpa karpas
      zandart* līdaka store stores ikri fondī saldēti_prod* frī kartupeļi_frī augļu ogu džins grilēt* grila_ēd*
      sīrup* sula jēra cūkgaļ* liellopu trusis truša pīle pīles tītar* medījum* lazanj* limonād* liķier* balzam*
      melnais_balz* degvīn* šņab* rums viski brendijs konjak* tekila vermut* sarkanvīn* baltvīn* dzirkstošais
      dzirkstošie šampan* sidrs sidri kvass kvasa kraftal* nefiltrēt* kapāt* steiks steiki mafini makaron* pasta
      spageti ravioli riekst* mandel* omlete omletes olas ceptas_olas pārtika pārtikas picu picērij* putra putras
      auzu_putr* griķi griķu mājputn* pudiņ* želeja krējum* skābais_krēj* kefīr* sviests rīsi rīsu rizoto risoto
      ramen suši suši_komp* rolli vok wok cēzara rasols piedev* smūtij* garšviel* sāls etiķis eļļas olīvas sinepes
      majonēze kečups mārrutki tako tapas tartars tomāti kartupeļi burkāni bietes sīpoli ķiploki kāposti zemenes
      avenes mellenes dzērvenes brūklenes smiltsērkšķ* āboli plūmes ķirši vafeles vafeļu kafejnīc* restorān* bāri
      bārs krogs krogi bistro darītava destilēt* konservi bulciņ* falafel* humuss šaverm* burger* sviestmaiz*
      sendvič* granola proteīn* zaptes zapte ievārīj* sukādes ķimeņu* kanēļmaiz* sieriņ*
    `,
    culture: `
      arhīv* baleti biblio* dej* festivāl* film* foto* galerij* grāmat* izstād* kāz* keramik* koncert* konkurs*
      koris kultūr* literatūr* māksl* mūzik* muzej* opera orķestr* pasākum* spēl* svētki svinīb* teātr* izrād*
      tirdzi* amatniec* albumi glezn* balets baleta karnevāl* jāņi līgo līgosvētk* ielīgošan* meteņi lieldien*
      lieldienu_pas* ziemassvētk* mārtiņi miķeļ* ziemassvētku_tird* krāmu_tirg* amatnieku_tird* podniec* koru kori
      cirks cirka komēdij* stand-up stand_up* kolekcij* komiks* tērpi tautastērp* tautas_tērp* līnijdej* hiphop*
      hip-hop diskotēk* dīdžej* dj balle balles zaļumball* dokumentāl* drāma grafika svētku dziesmu_svētk*
      pilsētas_svētk* novada_svētk* ražas_svētk* kino kinovakar* folklor* kapela improvizāc* džezs džeza karaok*
      žurnāli lasījum* dzej* dzejas_dien* romāni burvju_triki iluzionist* dzīvā_mūz* operet* pūtēju_ork* kamermūz*
      kvartet* kvintet* trio ansambl* solisti dziesmas dziedājum* vokāl* izrāž* pirmizrād* performanc* planetār*
      podkāst* raidieraksti viktorīn* erudīt* radio ierakstu_stud* skaņu_ierakst* mēģinājum* rezidenc* skulptūr*
      tēlniec* simpozij* diskusij* plenēr* radošā_darbn* radošais_vak* tikšanās_ar_rakst* vitrāž* mozaīk*
      sienu_gleznoj* kaligrāf* aušana aušanas audumu izšūšan* filcēšan* adīšan* tamborēš* pīšanas pinumi
      ziepju_vārīš* lina rotu_gatav* makramē dekupāž* skrapbuk* puzuri rokdarb* floristik* animator* animāc*
      salūts uguņošan* salūti ballīt* dzimšanas_dien* vārdadien* burbuļu_šov* uguns_šov* šovs šovi klauni
      sejas_apglez* balonu_deko* ikgadējie ceremon* ģitāra ģitāras vijole vijoles akordeon* klavier* bungas
      sitamin* flauta flautas klarnet* saksofon* trompet* stabule čells ērģeles ērģeļ* ukulele sintezator* rokmūz*
      folkmūz* blūzs blūza repa estrāde estrādes viduslaik* brunin* vēsturiskā_rekonst* etnogrāf* novadpētn*
      ģenealoģ* šaha dambrete novuss novusa biljard* boulings boulinga pokers loto bingo virtuālā_real*
      virtuālās_real* brīvais_laiks_b*
    `,
    sport: `
      basketbol* cīņa cīņas deja fitnes* futbol* hokej* jāšan* karatē pārgājien* peldēš* pilates slēpo* skriešan*
      sport* tenis* turnīr* vingroš* volejbol* džudo šahs boks* dejas* deju* jog* klas* līmeni* nodarbīb* treniņ*
      zirg* aerobik* aikido ūdens_aerob* loka_šauš* vieglatlēt* badminton* riteņbrauk* boulder* klinšu_kāp*
      kāpšanas_sien* alpīnism* kikboks* kanoe kardio krikets krosfit* crossfit niršan* brīvniršan* slēpju slēpes
      distanču_slēp* kalnu_slēp* snovbord* sniegadēļ* slidošan* slidotav* daiļslidoš* paukošan* trenažier*
      trenažieru_zāl* funkcionālie_tren* personālais_tren* personīgais_tren* grupu_nodarb* grupu_tren* spēka_tren*
      florbol* golfs golfa disku_golf* rokasbumb* handbol* konkūr* iejād* grieķu-rom* brīvā_cīņ* sambo kapoeir*
      džiudžit* jiu-jitsu taekvondo ušu tai_či cigun* pašaizsardz* mma svarbumb* svarcelš* pauerlift* airēšan*
      smaiļošan* burāšan* kaitbord* kaitosan* sērfing* veikbord* veikpark* ūdensslēp* ūdenssport* ūdens_mot*
      peldētapm* zīdaiņu_peld* peldētāj* ūdenspolo skrējien* maratons maratona pusmarat* orientēšan* nūjošan*
      soļošan* pludmales_vol* padel padels skvošs regbij* beisbol* skrituļslid* skeitbord* skeitpark* skrejriteņ*
      parkūrs batut* batutu_park* triatlon* biatlon* kamaniņ* bobslej* skeleton* kērling* motokros* motosport*
      rallijs rallija kartingu drifts kvadricikl* bagiju peintbol* šaušan* šautuv* medīb* makšķer* spiningo*
      mušiņmakšķ* paraplān* planier* izpletņlē* hatha kundalini stiepšan* zumba salsa bačata kizomba tango
      flamenko breiks pole_dance vēderdej* izturīb* lokanīb* koordināc* sacensīb* čempionāt* kauss_izcīņ*
      abonement* petank* šautriņ* loks_šauš* trekings piedzīvojumu_sac* virvju_park* kanjon* raftings ekstrēm*
      ķermeņa_kompoz* karsējmeit* tautas_bumb* strītbol* 3x3 moto_trase
    `,
    software: `
      analīz* aplikācij* automatizāc* atbalsts* dat* digitāl* informāc* infrastruktūr* integrāc* internet* karte
      mājaslap* mākoņ* mobil* maksāj* platform* programm* serv* sistēm* tīkl* izstrād* uzraudz* tehnoloģij* web*
      it piekļuves_pārv* mi_risin* analītik* android ios lietotn* autentifik* rezerves_kop* dublēšan* blokķēd*
      boti čatbot* tērzēšanas_rob* biznesa_vadības_sist* kalkulator* koda_pārsk* atvērtā_kod* atvērtais_kod*
      satura_vadīb* satura_pārvald* konvert* crm erp kiber* vadības_panel* atskait* pārskatu_veid* tumšais_rež*
      ieviešan* domēn* e-komerc* e-veikal* mājas_lap* mājas_lapu_izstr* vietņu_izst* tīmekļ* tīmekļa_viet*
      redaktori šifrēšan* eksportēš* importēš* paplašinājum* spraudņ* spraudni sejas_atpaz* failu_kop* faili failu
      filtri filtrēšan* prognozēšan* ietvars ģis gps gps_izsek* aparatūr* hosting* mitināšan* vps virtualiz* api
      inventariz* tastatūras_saīs* licences windows linux lokalizāc* ziņojumapm* ziņapmaiņ* paziņojum*
      atgādinājum* migrācij* monitorings vairākvalod* daudzvalod* bezsaist* optimizāc* paroles paroļu veiktspēj*
      ātrdarbīb* lietotāju_pārv* personalizāc* kases_aparāt* prototip* vaicājum* reāllaik* reālā_laika
      meklēšanas_rīk* drošības_aud* ielaušanās_test* pašapkalpoš* viedā_māj* viedās_māj* viedais viedie statistik*
      sinhroniz* veidnes sagataves testēšan* laika_uzsk* darba_laika_uzsk* uzdevumu_pārv* lietotāja_saskarn*
      saskarn* ux ui validāc* versiju_kontr* vizualizāc* 3d_vizual* vpn logrīk* darbplūsm* e-parakst* e-rēķin*
      dokumentu_vadīb* dokumentu_pārv* svītrkod* qr pasūtījumu_pārv* rēķinu_izrakst* rezervāciju_sist*
      rezervēšanas_sist* pieraksta_sist* algoritm* papildinātā_real* ugunsmūr* antivīrus* robotizāc* rpa
      mikropakalp* e-past* e-pasta_mārk* telefonij* ip_telef* televīz* sakaru_risin* telekomunik* 5g
      teksta_redakt* izklājlap* plānošanas_rīk* grafiku_plān* apmeklējuma_uzsk* balss_atpaz* runas_atpaz*
      attēlu_atpaz* wordpress woocommerce shopify seo attālinātais_atb*
    `,
    marketing: `
      dizain* druka* fotogrāf* grafisk* ilustrāc* kampaņ* komunikāc* logo* mārketing* reklām* stratēģ* tulkoš*
      tulkojum* uzlīm* video* vizītkart* zīmol* poligrāf* 3d_model* 3d_druk* āra_rekl* radio_rekl* google_rekl*
      google_ads facebook_rekl* stendi maketēš* buklet* brošūr* biznesa_plān* katalog* koučing* kouči
      biznesa_konsult* vadības_konsult* satura_veid* satura_mārk* tekstu_rakst* tekstu_rad* tekstu_redi*
      firmas_stil* korporatīvā_ident* korporatīvais_stil* dronu drons aerofoto* rediģēšan* korektūr* izšuvum*
      gravēšan* izstāžu_stend* stendu_izgat* moderēšan* skrejlap* lapiņ* flaijer* folijzīm* foliēšan* zelta_spied*
      plotergriez* etiķet* kastīt* personāla_atl* personāla_vadīb* darbinieku_atl* darbinieku_mekl* vadītāju_mekl*
      cilvēkresurs* influencer* inovāc* ielūgum* apsveikumu_kart* apsveikum* pastkart* atklātn* tirgus_pētīj*
      tirgus_izpēt* aptauj* mediju_plān* korporatīvās_dāv* biznesa_dāv* prezentreklām* suvenīr* nosaukuma_izstr*
      portret* kanvas pozicion* plakāt* afišas afišu ofseta lielformāt* sietspied* termodruk* sublimāc* apdruk*
      kreklu_apdr* sabiedriskās_att* sabiedrisko_att* preses_rel* izdevniec* izdošan* lietotāju_pētn* retuš*
      izkārtn* gaismas_rekl* gaismas_kast* norādes norāžu vitrīnu_apl* soctīkl* kancelej* komandas_salied* salied*
      rakstiska* rakstveida_tulk* mutiskā_tulk* sinhronā_tulk* dokumentu_tulk* subtitr* ierunāš* transkrib*
      biznesa_attīst* pārmaiņu_vad* kopienas_vad* prezentāc* korporatīvo_pas* skaņas_tehn* skaņas_apar*
      gaismu_tehn* apskaņošan* līdzekļu_piesaist* infografik* nolaišanās_lap* tiešraid* tiešais_past* direktpast*
      industriālais_diz* pārdošanas_apm* skaņas_diz* lojalitātes_prog* slepenais_pirc* vizuālā_ident*
      eksporta_kons* eiropas_savienības_fond* es_fond* lean kvalitātes_vad* iso_9001 iso_iev* bloknot*
      kalendāru_druk* karogi karogu karogs medaļas kausi_un* zīmog* tipogrāf*
    `,
    transport: `
      auto* evakuāc* krav* kurjer* motoc* noliktav* piegād* riep* taksometr* transport* rezerves_daļas pārvākš*
      glabāš* aviopārvad* gaisa_pārv* lidosta virsbūv* virsbūves_rem* kuģi kuģu kuģniec* jūras_pārv* bremzes
      bremžu bremžu_rem* evakuator* tehniskā_palīdz* mikroautobus* hibrīd* pašapkalpošanās_mazg* salona_tīr*
      ķīmiskā_salona negabarīt* daļkrav* šofer* šofera_pak* čiptūning* sajūg* sajūga_mai* sūtījum* paku_pieg*
      pakas pakomāt* muita muitas muitas_brok* muitas_noform* preču_pieg* dīteiling* detailing pulēšan*
      keramiskais_pārkl* aizsargplēv* stiklu_tonēš* tonēšan* dzinēj* dzinēju_rem* motora_rem* motoru_rem* dīzeļ*
      izplūdes_sist* dpf prāmis prāmji prāmju ekspedīc* ekspedēš* ātrā_pieg* eksprespieg* uzglabāš* limuzīn*
      smagās_tehn* puspiekab* piekab* loģist* starptautiskie_pārv* tehniskā_apsk* tehniskās_apsk* moped*
      pārcelšan* pārvešan* klavieru_pārv* eļļas_maiņ* eļļas_mai* pasūtījumu_kompl* iepakošan* pārpakoš* pasažier*
      pasažieru_pārv* pārvadāj* dzelzceļ* dzelzceļa_pārv* vilcien* konteiner* rezerves_daļ* lietotas_rez*
      balstiekārt* ritošā_daļ* ritošās_daļ* savirzes savirze riteņu_sav* riteņu_balans* riteņi vieglmetāla_disk*
      taksis treileris tralis vilkšan* stiklu_maiņ* vējstikl* lukturu_pulēš* lukturi akumulator* atslēgu_program*
      kondicioniera_uzp* kondicionieru_uzp* ātrumkārb* ātrumkārbu_rem* iekrāvēj* manipulator* pašizgāzēj*
      stūres_iek* degvielas degviela sprausl* tahogrāf* antikoroz* pretkoroz* sabiedriskais_trans* kemperi
      jahtu_rem* kuteri traktoru_rem* minivēn* universāļi sedani kabriolet* gravel bmx
    `,
    goods: `
      aksesuār* apav* apģērb* dāvan* drēb* dēļi elektron* grāmatas instrument* iekārt* iepakoj* kok* kosmētik*
      lampas lelles malk* materiāl* mašīn* preces produkt* rotaļliet* rotaslieta* svec* tekstil* trauki ziedi
      zieda somas zāģmateriāl* līmes līmvie* alumīnij* antikvār* antīk* sadzīves_prec* akvārij* mazuļu_prec*
      ratiņi mugursom* soma rokassom* somiņ* maki maciņ* balon* baterijas spilven* segas plediņ* pledi jostas
      siksnas zābak* kurpes sandal* čības kedas puķes ziedu pušķi ziedu_pušķ* vainagi aproces rokassprādz* misiņ*
      ķieģeļ* spuldz* kabeļ* vadi_un_kab* cepures cepure porcelān* krēsli krēslu sadzīves_ķīm* skaidu_plāks* mdf
      saplāks* finiera finieris mēteļ* jakas jaka kompresor* varš vara_izstr* aizkar* kleitas kleita vakarkleit*
      auskar* aprīkojum* audumi auduma stiprināj* skrūves uzgriežņ* figūriņ* uguņošanas_ier* veidgab* rāmji rāmīš*
      kurināmais kurināmā briket* granul* dārgakmeņ* stikls stikla_izstr* glāzes glāžu cimdi cimdu zelts
      zelta_izstr* austiņas eņģes rokturi juvelier* gredzen* kaklarot* kuloni ķēdītes džemper* adījum* trikotāž*
      blūzes krekli kreklu t-krekl* naži nažu portatīv* āda_izstr* lēcas brilles briļļu saulesbrill* kontaktlēc*
      lini lins linu_izstr* darbgald* darbmašīn* magnēti magnētiņ* metāls metāla_izstr* metāllūžņ* nerūsējoš*
      tērauds tērauda krūzes krūzīt* katliņi pannas pannu biroja_prec* kancelejas_prec* krāsas_un_lak* lakas laku
      gruntis papīrs papīra mājdzīvnieku_prec* zooprec* suņu_barīb* kaķu_barīb* barība barības telefonu_vāc*
      vāciņi plastmas* šķīvji sūkņi sūkņu sūknis puzles paklājiņ* šalles šalle lakati lakats plaukt* sudrabs
      sudraba svārki dīvān* stūra_dīv* gulta kumodes rakstāmgald* uztura_bagāt* bagātinātāj* vitamīn* peldkostīm*
      bikses bikšu džinsi zeķes zeķu apakšveļ* pidžam* halāti dvieļ* salvetes mājas_tekst* brusas baļķi
      rokas_instr* attīstošās_rot* uniformas formastērp* darba_apģ* vārsti vārstu vāzes vāze pulksteņ*
      rokas_pulkst* sienas_pulkst* vairumtirdz* parūkas vilna vilnas dzija dzijas diegi eglītes eglīšu_rot*
      ziemassvētku_rot* pārstrād* otrreizēj* priekšaut* bambus* gultņ* soli soliņi spaiņi otas sukas birstes pogas
      kameras_un* cements lustras lādētāj* zārki zārku urnas tvertnes cisternas kristāl* dzintar* urbji
      ēteriskās_eļ* ēteriskās mājas_arom* saldētav* saldēšanas_iek* karogu_mast* zāles_pļāv* zāģi motorzāģ*
      roku_darb* sildītāj* ķiveres ķivere aizsardzības_līdz* individuālie_aizs* šļūtenes vīraks trauku burkas
      burciņ* atslēgu_piekar* pakaramie koferi čemodān* mikrofon* skaļruņ* tumbas telefoni telefonu_rem* planšet*
      printeri printeru toneri kārtridž* televizor* procesori monitori adatas pildspalv* burtnīcas piezīmju_gr*
      smērviel* motoreļļ* rotājumi pērles virves troses gumija gumijas lietotas_prec* lietoti_apģ* lietots_apģ*
      mazlietot* sensori sensoru šūšanas_pieder* palagi šorti statujas pastmark* siksniņ* tenti tentu lukturīš*
      makšķerēšanas_pied* makšķerlietas medību_prec* guļammais* trofej* caurules_un* armatūr* profili_met* loksnes
      lietussarg* pirtslietas tirdzniecības_iek* vitrīnas plauktu_sist* paletes palešu plēves plēve maisi maisiņ*
      gofrēt* kartona blīves hidraulik* pneimatik* reduktor* ģenerator* konveijer* cnc frēzēš* virpoš* locīšan*
      plazmas_griez* štancē* liešan* cinkoš* pulverkrās* anodēš* kalšana šūšan* pulksteņu_rem* rotu_rem*
      restaurāc* ķīmiskās_viel* plastikāt*
    `,
    farming: `
      bioloģisk* bites biškop* dzīvniek* graud* govis lopkop* mež* piens sēkl* stād* saimniec* siens zirg* aitas
      kazas vist* augkop* ogas augļkop* lauksaimn* agronom* kvieši rudzi mieži auzas rapsis rapšu zirņi pupas
      kaņep* bitēm bišu bišu_prod* propolis dravas drava stropi ziedputekšņ* putnkop* putni putnu audzētav*
      audzēšan* selekcij* liellopi govju teļi buļļi aitu aitkop* jēri cūkas cūkkop* sivēni poniji ponijs kumeļi
      ēzeļi alpak* lamas brieži strausi truši trušu zosis cāļi paipalas tītari fazāni kompost* sējumi smidzināš*
      mēslojum* mēslošan* mēslošanas_līdz* minerālmēs* kaļķošan* zivkop* zivju_audz* zivsaimn* puķkop* dēsti dēstu
      cirsmas cirsmu cirsmu_iepirk* augļkok* ogulāj* krūmi skujkok* skujeņi lapkoki tūjas priedes egles bonsai
      augi augu siltumnīc* siena_ruļ* pļavas ražas raža kombain* garšaug* piensaimn* sēnes sēņu austersēn*
      šampinjon* permakult* sēja sējmašīn* rozes rožu tulpes hortenz* rododendr* vīteņ* ziemciet* vasaras_puķ*
      puķu_sīp* augsne augsnes augsnes_anal* augsnes_apstr* aršana arkli ecēšan* kultivat* kūtis kūts stallis
      staļļi traktor* piekabināmā krūmmellen* upenes jāņogas ērkšķogas aveņu zemeņu smiltsērkšķi aronijas
      bumbieres lazdas savvaļas suņi suņu suns kucēni kaķi kaķu kaķēni labrador* retrīver* aitu_suns vācu_aitu*
      terjeri pūdeļi špici buldogi haskijs bīgls čihuahua dogi meinkūn* maine_coon* britu_īsspalv* papagaiļ*
      kanārijputn* zivtiņas rāpuļi kāmji jūras_cūc* kūtsmēsl* skābbarīb* skābsien* biohumus* kūdra kūdras
      substrāt* mulča mizu_mulč* gater* zāģētav* šķelda šķeldas biogāz* meliorāc* drenāžas_sist* biodinamisk*
      platību_maks* platībmaks* kautuv* dzirnav* milti miltu eļļas_spied* pakaiši lopbarīb* lauku_saimn*
      zemnieku_saimn* vēži vēžu karpu_dīķ* foreļu
    `,
    social: `
      aprūp* atbalst* bēr* brīvprāt* dialog* dievkalp* draudz* dzīvnieku_* ekolo* ģimen* integrāc* invalīd*
      jaunat* jaunieš* krīz* kristīb* laulīb* līdzdalīb* lūgšan* palīdzīb* patversm* pensionār* projekt*
      rehabilitāc* senior* sociāl* sadarbīb* tiesību_* vides aizstāvīb* grupas dienas_centr* izglītīb* pakalpojum*
      pansij* pasākum* uzraudzīb* veselīb* adopc* audžuģim* aizbild* kristīšan* bībel* bībeles_stud* donoru_dien*
      kapacitātes_stipr* pansionāt* veco_ļaužu* labdar* ziedot* ziedojum* ziedojumu_vākš* baznīc* svētceļ* mise
      mises svētā_mise adorāc* rožukron* gavēn* rekolekc* procesij* komūnij* pirmā_komūn* iesvētīb* iesvētes
      grēksūdz* sakrament* katehēz* evaņģeliz* sprediķ* svētrun* slavēšan* svētdienskol* klosteris diakonij*
      karitas apbedīš* kremēš* kremāc* krematorij* izvadīš* piemiņas kapusvētk* pilsoņ* pilsonisk* kopien* kaimiņ*
      cilvēki_ar_inv* grupu_dzīvok* grupu_māj* specializētās_darbn* vardarb* humān* humānā_palīdz* bēgļi bēgļiem
      bēgļu migrant* pabalst* kompensāc* mājokļa_pab* asistenta_pak* atelpas_brīž* pārtikas_pak* bezpajumt*
      naktspatvers* uzticības_tālr* emocionālais_atb* psihosociāl* cilvēktiesīb* vienlīdzīb* dzimumu_līdzt* lgbt
      iekļaušan* interešu_aizst* petīcij* parakstu_vākš* informatīvā_kamp* dabas_aizs* klimats klimata
      klimata_pārm* šķirošan* atkritumu_šķir* atkritumu atkritumi atkritumu_apsaimn* lielgabarīt* talka talkas
      lielā_talka teritorijas_uzkop* ielu_tīr* civilā_aizs* civilaizs* ugunsdzēsēj* glābšan* glābēj* zemessardz*
      skauti skautu gaidas mazpulk* jauniet* darbs_ar_jaun* vecāku_grup* vecāku_klub* pašpalīdz*
      pašpalīdzības_grup* anonīmie_alk* profilakses_prog* prevenc* māmiņu_klub* māmiņu zīmju_val* surdotulk*
      braila kopsapulc* biedru_sapulc* biedru_kopsap* vēlēšan* dzimtsarakst* civilstāvok* dzīvesvietas_dekl*
      deklarēt_dzīv* atļaujas atļauju izziņas izziņu personu_apliec* pases pase personas_apl* dzimšanas_reģ*
      miršanas_reģ* e-pakalpoj* ūdensapgād* siltumapgād* siltumenerģ* licencēšan* iesniegumi iesniegumu
      iedzīvotāju_pieņ* iedzīvotāju_apk* klātienes_kons* sabiedriskā_apspr* sabiedriskās_apspr* publiskā_apspr*
      pretkorupc* teritorijas_plān* teritoriālplān* apstādījum* kapsēt* kapi kapu ceļu_uzturē* ielu_apgaism*
      bāriņties* nevalstisk* diaspor* mazākumtaut* svētdienas_latv* aprites_ekon* piemiņas_brīd* lāpu_gājien*
      lāčplēša_dien* trauksmes_celš* reemigrāc* remigrāc* grantu_konk* mazo_grantu*
    `,
  },
  nonOffers: {
    claims: `
      ātr* bezmaksas draudzīg* droš* efektīv* elastīb* garantij* godīg* individuāl* izdevīg* kvalitāt* kvalitatīv*
      konkurētsp* mūsdienīg* pieejam* pieredz* precizitāt* profesionāl* profesionalitāt* sertific* uzticam*
      uzticīb* atbildīb* zināšan*
    `,
    steps: `
      aizpild* izvēl* kā_* lejupielād* maksā* nosūt* pasūt* piesak* piereģistr* rezervē* sazin* solis uzzin*
      zvani* pirmais_*
    `,
    labels: `
      adrese* aktualitāt* arhīvs atsauksm* blogs ceturtdiena cenas cenrād* darba_laik* e-pasts facebook galerij*
      instagram jaunum* kalendārs kontakt* klienti komanda* lasīt* meklēt* mūsu_* noteikumi otrdiena par_*
      par_mums partner* piektdiena pirmdiena privātum* saites sākum* sestdiena skatīt* svētdiena tālrun* trešdiena
      vairāk* vakances vārds vēsture* video visi ziņas* atbalstītāji bieži* dokumenti
    `,
    roles: `
      asistent* biedr* dibinātāj* direktor* īpašniek* inženier* koordinator* pasniedzēj* prezident* profesor*
      projektu_vadītāj* priekšsēdētāj* redaktor* sekretār* skolotāj* speciālist* trener* vadītāj* valdes_*
    `,
    prices: `
      atlaide* bez_maksas cena_* depozīts dienā mēnesī naktī par_personu pieaugušie stundā pvn
    `,
  },
};
