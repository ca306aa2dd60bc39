import type { LanguageWords } from '../words.ts';

export const WELSH: LanguageWords = {
  offers: {
    health: `
      ffisiotherap* ceiropract* osteopath* aciwbigo* homeopath* adweitheg* tylino* therapi* therapydd* deintydd*
      dannedd dant dannedd_gosod gwynnu_dannedd gwynnu llenwadau coron coronau mewnblaniad* sianel_y_gwraidd
      orthodont* hylendid hylenydd poen_cefn poen_gwddf cur_pen meigryn poen_ysgwydd pen-glin ysgwydd gên
      arthritis gwynegon siatica anhunedd diffyg_cwsg apnoea gorbryder pryder iselder trawma straen rheoli_straen
      awtistiaeth awtistig adhd dibyniaeth anhwylder* anhwylderau_bwyta pendro beichiogrwydd beichiog cyn-geni
      ôl-eni bydwrag* bydwreig* mamolaeth bwydo_ar_y_fron tylino_babanod ffrwythlondeb menopos y_menopos
      llawr_y_pelfis pelfis seicoleg* seicotherap* seiciatr* cwnsela* gwnsela therapi_cwpl* therapi_teulu*
      therapi_iaith therapi_lleferydd therapi_galwedigaeth* therapi_celf therapi_cerdd hydrotherap* hypnotherap*
      hypnosis reiki shiatsu rhifyddiaeth cinesioleg hyfforddi_bywyd anafiadau_chwaraeon anafiadau draenio_lymff*
      nodwyddau_sych cwpanu deieteg* deiet maeth maetheg* colli_pwysau rheoli_pwysau diabetes pwysedd_gwaed
      cardioleg niwroleg dermatoleg gynaecoleg pediatreg oncoleg canser gofal_canser radioleg pelydr* mri uwchsain
      mamogra* profion_gwaed prawf_gwaed sgrinio brechu* brechiad* brechlyn* imiwneiddio pigiad_ffliw
      prawf_llygaid profion_llygaid optegydd* optometr* lensys* sbectol* cataract* prawf_clyw clyw*
      cymhorthion_clyw cwyr_clust tynnu_cwyr awdioleg llawfeddyg* llawdriniaeth* mân_lawdriniaeth* gofal_clwyfau
      gofal_brys cymorth_cyntaf ambiwlans fferyll* presgripsiwn* meddyginiaeth* nyrsio nyrs_gymunedol
      gofal_cartref gofal_lliniarol lliniarol adsefydlu orthopaed* prosthet* trin_traed traed podiatr* gofal_traed
      lleddfu_poen rheoli_poen poen meddyg_teulu meddygfa* ymgynghoriad* diagnosis asesiad* triniaeth* driniaeth*
      iechyd_meddwl iechyd_rhywiol iechyd_menywod iechyd_dynion archwiliad_iechyd gwiriad_iechyd dull_atal
      atal_cenhedlu clinig* ysbyty ysbytai wroleg endosgop* colonosgop* alergedd* asthma dementia strôc epilepsi
      milfeddyg* filfeddyg* ysbaddu microsglodyn* microsglodion meithrin_perthynas ystum ymwybyddiaeth_ofalgar
      myfyrdod* pilates lles_meddyliol botox aromatherap* crychdynnu llysieuaeth_feddygol gofal_seibiant
      gofal_sylfaenol gofal_diwedd rhoi'r_gorau_i_ysmygu
    `,
    beauty: `
      harddwch triniaethau_harddwch triniaeth_wyneb triniaethau_wyneb gofal_croen croen ewinedd ewin trin_ewinedd
      ewinedd_gel manicure pedicure blew_amrannau amrannau aeliau ael trin_gwallt gwallt torri_gwallt
      lliwio_gwallt lliwio estyniadau estyniadau_gwallt steilio barbwr barbwyr barf trimio_barf eillio tynnu_blew
      cwyro colur colur_priodas gwallt_priodas tatŵ* tatw* tyllu lliw_haul chwistrell_haul persawr* siampŵ minlliw
      tylino_pen sba spa dydd_sba maldodi microblading llenwyr henna laser triniaethau_corff sgwrio_corff
      siop_drin_gwallt salon lapio_corff plethi keratin cosmet* balayage pyliau
    `,
    building: `
      plymio* plymwr* plymwyr blymio trydan trydanol* trydanwr* trydanwyr ailweirio gweirio goleuadau goleuo
      golau_argyfwng goleuadau_argyfwng paneli_solar solar panel* ynni_solar pwyntiau_gwefru gwefru gwresogi
      gwres_canolog boeler* pympiau_gwres pwmp_gwres gwres_o_dan_y_llawr rheiddiadur* llosgwyr_coed stof stofiau
      stôf simnai* simneiau lle_tân llefydd_tân aerdymheru awyru dŵr_poeth gollyngiad* draen* carthffos*
      tanc_septig tanciau_septig twll_turio pwll_nofio pyllau_nofio toi to_fflat toeau toeon towr* llechi lechi
      to_gwellt landeri cafnau prawf_lleithder lleithder atal_lleithder inswleiddio* insiwleiddio nenfwd nenfydau
      bricio gosod_brics brics plastro* plastrwr plastrwyr rendro gwaith_maen maen saer_maen waliau_cerrig
      wal_gerrig waliau_sych carreg concrit sylfeini cloddio gwaith_daear dymchwel* adeiladu adeiladwr* adeiladwyr
      estyniad estyniadau_tŷ addasu_ysguboriau trawsnewid_atig addasu_atig adnewyddu adnewyddiad* adfer
      cadwraeth_adeiladau saer* gwaith_coed gwaith_saer asiedydd* coed llawr llorio lloriau parquet carped* teils*
      teilwr_lloriau ystafelloedd_ymolchi ystafell_ymolchi cegin* gegin ceginau_pwrpasol cypyrddau grisiau
      canllaw* balconi* drysau drws drysau_garej ffenestr* gwydro gwydr_dwbl gwydr bleindiau llenni caeadau gatiau
      giatiau gatiau_fferm ffens* larwm* larymau larymau_tân diogelwch_tân diffoddwyr_tân teledu_cylch_cyfyng
      camerâu_diogelwch rheoli_mynediad saer_cloeon cloeon newid_cloeon atgyweirio* atgyweiriad* trwsio
      cynnal_a_chadw gofalwr_tai tasgmon paentio* peintio* peintiwr* addurno* addurnwr papur_wal clustogwaith
      clustogi dodrefn celfi dylunio_mewnol pensaer* penseiri syrfewyr tirfesur* tirlunio* garddio* garddwr*
      garddwyr gerddi dylunio_gerddi cynnal_gerddi lawnt* torri_gwair tyweirch dyfrhau tocio_coed torri_coed
      llawfeddygaeth_coed coedyddiaeth gwrychoedd palmantu dreif* patio pergola decin sied* portsh ystafell_wydr
      ystafelloedd_haul glanhau* glanhau_ffenestri glanhau_carpedi glanhau_tai glanhau_swyddfeydd golchi_pwysedd
      clirio_tai clirio_sbwriel llogi_sgip* sgipiau gwastraff_adeiladu rheoli_plâu plâu llygod llygod_mawr
      gwenyn_meirch nyth* cacwn colomennod ystlumod chwilod_duon chwain llau_gwely pryfed weldio* gwaith_metel gof
      gofaint gwaith_haearn dur fframiau_dur fframiau_pren sgaffald* asbestos peiriannau_golchi peiriant_golchi
      peiriannau_golchi_llestri oergell* rhewgell* poptai trwsio_clociau offer_domestig effeithlonrwydd_ynni
      tystysgrif_ynni archwilio_trydanol lifft*
    `,
    legal: `
      cyfreith* cyfraith* gyfraith cyngor_cyfreithiol cymorth_cyfreithiol trawsgludo trawsgludiaeth* ewyllys*
      atwrneiaeth* profiant ystadau gweinyddu_ystadau ymddiriedolaeth_au ysgariad* gwahanu cyfraith_teulu
      cyfraith_cyflogaeth cyfraith_eiddo cyfraith_contract cyfraith_trosedd* amddiffyn_troseddol anaf_personol
      anafiadau_personol esgeulustod hawliadau ymgyfreitha cyfryngu cymrodeddu cyflafareddu fisa* mewnfudo
      dinasyddiaeth hawlfraint nodau_masnach patent* eiddo_deallusol ansolfedd methdaliad dyled* cyngor_ar_ddyled
      casglu_dyledion cyfrifydd* cyfrifwyr cyfrifeg* cadw_llyfrau cadw_cyfrifon cyfrifon_blynyddol
      archwilio_cyfrifon archwiliad_ariannol treth* dreth treth_incwm treth_etifeddiant treth_gorfforaeth taw
      hunanasesiad* ffurflenni_treth cyflogres* ffurfio_cwmni llif_arian cynllunio_ariannol cyngor_ariannol
      gwasanaethau_ariannol cyllid ariannu pensiwn* pensiynau ymddeoliad morgais* morgeisi benthyciad* benthyca
      credyd cynilo cynilion buddsoddi* bancio cyfrif_banc yswiriant* yswirio yswiriant_car yswiriant_cartref
      yswiriant_bywyd yswiriant_fferm yswiriant_teithio gwerthu_tai gwerthwyr_tai gwerthwr_tai gwerthu_eiddo eiddo
      tai_ar_werth ar_werth ar_osod i'w_osod gosod_tai gosod_eiddo rheoli_eiddo landlord* tenant* les lesio
      prydles* prisiad* prisio_tai arwerthiant* arwerthwyr caffael tendro tendrau diogelu_data gdpr cydymffurfio
      rheoli_risg cofrestru_tir cyfraith_amaeth* cynllunio_olyniaeth olyniaeth cyfrinachedd
    `,
    education: `
      ysgol* addysg* ysgol_gynradd ysgol_uwchradd ysgol_feithrin meithrin meithrinfa* feithrinfa cylch_meithrin
      ti_a_fi cylch_ti gofal_plant gwarchodwr_plant gwarchod_plant gofal_dydd clwb_brecwast clwb_ar_ôl_ysgol
      ar_ôl_ysgol clwb_gwyliau clybiau_gwyliau clwb_gofal blynyddoedd_cynnar cyfnod_sylfaen dosbarth_derbyn
      chweched_dosbarth tgau lefel_a safon_uwch bagloriaeth arholiad* adolygu cwrs cyrsiau gwrs cwrs_dwys
      cyrsiau_ar-lein gwersi wersi gwers dosbarth_nos dosbarthiadau dosbarthiadau_nos dysgu_cymraeg dysgu
      cymraeg_i_oedolion cymraeg_i_blant cymraeg_i'r_teulu gwersi_cymraeg sgwrsio clwb_siarad clonc paned_a_sgwrs
      ail_iaith iaith_gyntaf trochi ieithoedd ffrangeg almaeneg sbaeneg mathemateg gwyddoniaeth ffiseg cemeg
      bioleg daearyddiaeth llythrennedd rhifedd sgiliau sgiliau_hanfodol sgiliau_digidol codio roboteg stem
      gwersi_piano gwersi_gitâr gwersi_telyn gwersi_canu gwersi_nofio gwersi_gyrru gyrru gwersi_cerdd tiwtor*
      hyfforddiant* hyfforddi hyfforddiant_athrawon prentisiaeth* profiad_gwaith interniaeth* cymhwyster*
      cymwysterau diploma* gradd graddau israddedig ôl-raddedig meistr doethuriaeth phd prifysgol* brifysgol coleg
      colegau bwrsariaeth* bwrsari seminar* darlith* gweithdy* gweithdai cynhadledd* gweminar* mentora* ysgol_haf
      gwersyll* gwersyll_haf ysgol_goedwig ysgol_undydd tripiau_ysgol teithiau_maes cinio_ysgol prydau_ysgol
      gwisg_ysgol maes_chwarae pwll_tywod cyngor_ysgol rhieni_ac_athrawon anghenion_dysgu anghenion_ychwanegol
      adya cymorth_dysgu dyslecsia ysgrifennu_creadigol addysg_grefyddol addysg_gorfforol addysg_gartref
      dysgu_o_bell e-ddysgu dysgu_ar-lein dysgu_oedolion tystysgrif* taflenni_gwaith adnoddau_dysgu
      cynlluniau_gwersi cwricwlwm* gyrfaoedd_cyngor cyngor_gyrfa gwaith_cartref plant_bach babanod
    `,
    hospitality: `
      llety* gwely_a_brecwast gwesty* gwestai westy bwthyn* bythynnod fwthyn hunanarlwyo hunan-arlwyo
      hunan_ddarpar tafarn* hostel* byncws tŷ_bynciau ystafelloedd ystafell_ddwbl ystafell_deulu ystafell_sengl
      ystafell_wely ystafelloedd_gwely ystafelloedd_gwesteion swît switiau en-suite gwersylla* maes_gwersylla
      safle_carafanau carafan* carafán* lleiniau llain glampio podiau pod iwrt* pabell pebyll caban* cwt_bugail
      cytiau_bugail fila* fflat fflatiau ysgubor* twba_twym twb_poeth sawna jacuzzi pwll_nofio_dan_do golygfa*
      golygfeydd wifi wi-fi wi-fi_am_ddim maes_parcio parcio brecwast_llawn croeso_i_gŵn cŵn teras balconi
      ystafell_gyfarfod ystafelloedd_cyfarfod ystafell_gynadledda cynadleddau cynadledda llogi_ystafell*
      llogi_neuadd neuadd* priodas* briodas lleoliad_priodas* gwledd* derbyniad* parti* partïon penblwydd*
      pen-blwydd bedydd_parti digwyddiadau_corfforaethol mis_mêl encil* llogi_pebyll llogi_beiciau llogi_cychod
      llogi_caiacau teithiau* taith* daith taith_gerdded teithiau_cerdded teithiau_tywys taith_dywys teithiau_cwch
      teithiau_bws teithiau_dydd gwyliau gwyliau_byr penwythnos_i llwybr* llwybr_arfordir* llwybr_natur atyniad*
      antur* gwifren_wib gwifrau_gwib arfordira merlota marchogaeth_ar gwylio_adar gwylio_dolffiniaid dolffiniaid
      awyr_dywyll syllu_ar_y_sêr traeth* parc_cenedlaethol parc_antur parc_chwarae picnic* cestyll castell ogofâu
      pyllau_glo rheilffordd* trên_bach trenau_stêm trosglwyddiad* maes_awyr golchdy llofft cot_babi barbeciw*
      tân_gwersyll lle_tân_agored derbynfa
    `,
    food: `
      bwyd* fwyd fwydlen bwyty* bwytai caffi* brecwast* cinio ginio cinio_dydd_sul swper te_prynhawn te_pnawn
      prydau* pryd_parod cychwynwyr prif_gwrs pwdin* prif_brydau cawl cawliau cawl_cennin cawl_cig_oen bara
      bara_brith bara_lawr bara_surdoes bara_ffres becws* popty pobi pobydd cacen* gacen teisen* pice
      pice_ar_y_maen cacennau_cri cacennau_priodas cacennau_penblwydd bisged* sgons crempog* ffroes tarten*
      pastai* pasteiod pei peis cig cig_oen cig_eidion cig_moch cigydd* porc selsig* bacwn ham cyw_iâr dofednod
      twrci hwyaden stêc* stecen pysgod pysgod_a_sglodion sglodion sglods eog brithyll cimwch cranc*
      cregyn_gleision cocos wystrys corgimwch bwyd_môr penfras caws cawsiau caws_caerffili caws_gafr caws_pob
      rarebit selsig_morgannwg llaeth llefrith menyn hufen hufen_iâ iogwrt wyau mêl jam jamiau siytni* catwad
      marmalêd siocled* cyffug taffi losin fferins da-da melysion ffrwythau llysiau tatws cennin salad* brechdan*
      bagét* tost byrgyr* byrgers pitsa* pizza* pasta lasagne cyri* reis nwdls sushi tapas cwrw gwrw cwrw_crefft
      bragdy* seidr seidir gwin* wisgi chwisgi jin gin fodca rym coctel* gwirodydd licar medd diod* diodydd_meddal
      diodydd_poeth lemonêd sudd smwddi* coffi* goffi cappuccino latte espresso te tê te_cymreig siocled_poeth
      arlwyo* arlwy hamper* basged* prydau_parod cludfwyd tecawê bwyd_i_fynd bwyd_stryd blasu* sesiwn_flasu
      bwydlen_plant bwydlen_nadolig cinio_nadolig deli delicatessen llysieuol* figan* fegan* heb_glwten di-glwten
      organig cynnyrch_lleol cynnyrch_cymreig saws* olew_olewydd perlysiau sbeis* halen halen_môr finegr cnau
      grawnfwyd granola uwd byrbryd* platiau_rhannu bwffe* barbeciw rhost
    `,
    culture: `
      eisteddfod* cyngerdd* cyngherddau gyngerdd gŵyl gŵyl_fwyd gwyliau_cerdd sioe* sioe_gerdd drama dramâu
      theatr* panto pantomeim* opera bale dawns* dawnsio_gwerin dawns_werin clocsio twmpath côr corau côr_meibion
      côr_merched côr_cymysg canu canu_gwerin cerdd_dant cerddoriaeth* cerddorfa* gerddoriaeth gwerin band*
      band_pres gig gigs jazz roc telyn* delyn ffidil* gitâr* piano drymiau acordion pibgorn crwth organ llefaru
      adrodd cynghanedd barddoniaeth barddol talwrn ymryson stomp cerdd cerddi nofel* stori straeon storïau llyfr*
      lyfrau llyfrau_plant llyfrau_llafar clwb_darllen clwb_llyfrau clwb_ffilmiau lansiad_llyfr cyfrol*
      cylchgrawn* cylchgronau papur_bro papurau_bro podlediad* ffilm* sinema* rhaglen_ddogfen dogfen_deledu teledu
      radio celf* gelf oriel* arddangosfa* arddangosfeydd arlunio darlunio darluniau paentiadau cerflun*
      crochenwaith cerameg* ceramig crefft* grefft gwaith_llaw gwau crosio gwnïo cwiltio brodwaith gwehyddu nyddu
      llwy_garu llwyau_caru cerfio gemwaith_llaw ffotograffiaeth_celf amgueddfa* amgueddfeydd treftadaeth archif*
      archaeoleg hanes_lleol hanes_teulu achau cofeb* carnifal* ffair ffeiriau ffair_nadolig ffair_haf
      ffair_sborion bore_coffi marchnad* marchnad_nadolig tân_gwyllt gorymdaith* parêd calan hen_galan mari_lwyd
      plygain dydd_gŵyl_dewi gŵyl_ddewi santes_dwynwen noson_lawen noson_gwis cwis cwisiau bingo carioci comedi
      noson_gomedi stand-yp gemau gêm gemau_bwrdd gwyddbwyll consurwr hud adloniant* perfformiad* perfformio
      ymarfer* sgript* sgwrs_banel darlith_flynyddol cinio_blynyddol swper_cynhaeaf gwobr* cystadleuaeth*
      cystadlaethau cystadlu albwm* albymau recordiau disgo jambori* helfa_drysor cyfansoddi murlun* animeiddio
      gwisgoedd
    `,
    sport: `
      pêl-droed pel-droed rygbi hoci criced pêl-rwyd pel-rwyd pêl-fasged pêl-foli pêl_droed tennis tenis
      tennis_bwrdd badminton sboncen padel golff bowlio bowls saethyddiaeth saethu saethu_colomennod pysgota*
      bysgota pysgota_plu pysgota_môr pysgota_bras hela athletau rhedeg* redeg ras rasys hwyl hwyl_redeg
      hanner_marathon marathon* parkrun traws_gwlad triathlon* deuathlon nofio* wersi_nofio plymio_sgwba
      achub_bywyd aerobeg_dŵr hwylio* rhwyfo* canŵ* caiac* padlfyrddio syrffio* syrffio_barcud hwylfyrddio
      bordhwylio rafftio ceunant* arforio dringo* dringo_creigiau abseilio ogofa mynydda* cerdded* cerdded_nordig
      heicio clwb_cerdded beicio* beicio_mynydd seiclo* beic marchogaeth* marchogaeth_merlod merlod
      neidio_ceffylau rasio_ceffylau dressage gymkhana gymnasteg trampolin* campfa* gampfa ffitrwydd*
      ystafell_ffitrwydd dosbarth_ffitrwydd hyfforddwr_personol hyfforddiant_personol codi_pwysau
      hyfforddiant_cylch* hiit crossfit troelli ioga yoga pilates tai_chi zumba aerobeg ymestyn bocsio* reslo
      jiwdo judo karate taekwondo crefft_ymladd crefftau_ymladd hunanamddiffyn cleddyfaeth ffensio_chwaraeon sgïo*
      eirafyrddio llafnrolio sglefrio* sglefrfyrddio rasio moduro rali* ralïo motocross cartio beiciau_cwad
      peintbel paragleidio gleidio dartiau snwcer pŵl dominos tynnu_rhaff cneifio_cystadleuol twrnamaint*
      cynghrair* gynghrair cwpan chwaraeon* chwaraeon_dŵr chwaraeon_anabledd dyfarnu hyfforddi_chwaraeon
      aelodaeth_campfa aelodaeth_iau academi_chwaraeon tîm_cyntaf ail_dîm tîm_dan timau_ieuenctid adran_iau
      gemau_cyfeillgar cae_3g cae_pob_tywydd
    `,
    software: `
      meddalwedd* feddalwedd ap apiau ap_symudol apiau_symudol gwefan_newydd dylunio_gwefan* gwefannau
      datblygu_gwe* datblygu_meddalwedd dylunio_gwe gwe-letya lletya_gwe enw_parth enwau_parth e-fasnach
      siop_ar-lein siopau_ar-lein seo cronfa_ddata cronfeydd_data dadansoddi_data data_mawr gwyddor_data
      adfer_data wrth_gefn copi_wrth_gefn cwmwl y_cwmwl gweinydd* rhwydwaith* rhwydweithiau rhwydweithio ffeibr
      band_eang ffôn_symudol ffonau_symudol trwsio_ffonau trwsio_cyfrifiaduron cyfrifiadur* gliniadur* cymorth_tg
      cefnogaeth_tg technoleg_iaith technoleg_lleferydd seiberddiogelwch seiber amgryptio cyfrinair dilysu
      deallusrwydd_artiffisial deallusrwydd dysgu_peirianyddol sgwrsfot awtomeiddio* digideiddio*
      trawsnewid_digidol crm erp anfonebu anfonebau talu_ar-lein taliadau taliadau_ar-lein system_archebu
      archebu_ar-lein_system calendr_rhannu cydamseru atgoffa hysbysiad* ystadegau adrodd_data adroddiadau_data
      dangosfwrdd* chwilio_uwch hidlo hidlwyr modd_tywyll all-lein amlieithog dwyieithog ategyn* ategion templed*
      integreiddio* api cod_agored ffynhonnell_agored rheoli_prosiect* rheoli_tasgau rheoli_cynnwys
      rheoli_dogfennau rheoli_defnyddwyr llif_gwaith fideo-gynadledda galwadau_fideo negeseua ffrydio
      gwirydd_sillafu cyfieithu_peirianyddol cysill cysgliad termau testun-i-leferydd adnabod_lleferydd
      rhyngwyneb* hygyrchedd_gwe profiad_defnyddiwr mapiau_digidol gis gps tracio olrhain cod_qr efelychu*
      efelychiad* realiti_rhithwir argraffwyr cartref_clyfar synwyryddion rhyngrwyd_pethau mewnforio allforio
      diogelwch_data monitro mudo_data rhaglennu algorithm* gemau_fideo llofnod_digidol
    `,
    marketing: `
      marchnata* farchnata marchnata_digidol cyfryngau_cymdeithasol_rheoli hysbyseb* brandio* brand logo* dylunio*
      ddylunio dylunio_graffeg graffeg argraffu* argraffwyr_lleol argraffu_digidol poster* taflen* pamffled*
      llyfryn* catalog* cardiau_busnes cardiau_post cardiau cardiau_cyfarch gwahoddiad* baner* arwydd*
      arwyddion_siop graffeg_cerbydau sticeri labeli calendrau deunydd_ysgrifennu llyfrau_lloffion
      nwyddau_hyrwyddo anrhegion_corfforaethol crysau-t argraffu_crysau brodwaith_cwmni engrafu engrafiad
      torri_laser argraffu_3d ffotograff* ffotograffau_priodas lluniau_priodas portread* fideo_hyrwyddo
      fideograff* cynhyrchu_fideo* drôn dronau animeiddiad* trosleisio isdeitlo is-deitlo recordio_sain stiwdio*
      sain_a_golau goleuadau_llwyfan llwyfan* cyfieithu* cyfieithydd* cyfieithiad* cyfieithu_ar_y_pryd golygu*
      prawfddarllen* prawf_ddarllen ysgrifennu_copi cynnwys_creadigol cyhoeddi cyhoeddwyr cysodi
      cysylltiadau_cyhoeddus datganiadau_i'r_wasg ymchwil_marchnad arolwg* arolygon ymgynghori*
      ymgynghorwyr_busnes cyngor_busnes cynllun_busnes cynlluniau_busnes strategaeth* strategol datblygu_busnes
      datblygu_sefydliadol cynllunio_strategol recriwtio* adnoddau_dynol asiantaeth_gyflogaeth hwyluso* hwylusydd
      gwerthuso_prosiect* adeiladu_tîm trefnu_digwyddiadau digwyddiad_lansio rheoli_digwyddiadau
      cynllunio_priodas* trefnu_priodas* trefnu_blodau addurniadau bwth_lluniau cymorth_y_gymraeg polisi_iaith
      archwiliad_iaith cynllun_iaith canolfan_alwadau gofod_swyddfa cydweithio_gofod swyddfeydd_i_osod
      cylchlythyr_e-bost
    `,
    transport: `
      garej* modur* mot prawf_mot gwasanaethu_ceir trwsio_ceir ceir ceir_newydd ceir_ail-law cerbyd*
      cerbydau_trydan ceir_trydan hybrid teiar* brêcs breciau cydiwr blwch_gêr injan* egsôst batri*
      aliniad_olwynion olwynion sgrin_wynt paent_a_chorff gwaith_corff atgyweirio_damwain* adfer_cerbydau
      torri_i_lawr tynnu_cerbydau golchi_ceir glanhau_ceir valeting llogi_ceir llogi_faniau llogi_bysiau fan
      faniau lori* lorïau loriau_cludo bws bysiau bws_mini bysus bws_ysgol coets* tacsi* beic_modur beiciau_modur
      beiciau_trydan beiciau trwsio_beiciau siop_feiciau tractor* trelar* cwad cwadiau peiriannau_fferm cludiant*
      cludo cludiant_cymunedol cludiant_ysgol trafnidiaeth* drafnidiaeth parseli negesydd dosbarthu_parseli
      dosbarthu logisteg warws storio storfa* symud_tŷ symud_tai symud_dodrefn cwch cychod trwsio_cychod angorfa*
      angorfeydd marina fferi* llongau hofrennydd hedfan* gwersi_hedfan darnau_sbâr darnau_ceir ategolion_ceir
      trenau trên ceir_priodas limwsîn tanwydd petrol disel rheoli_fflyd parcio_a_theithio hyfforddiant_hgv
      cerbydau_masnachol faniau_gwersylla
    `,
    goods: `
      dillad* ddillad dillad_plant dillad_menywod dillad_dynion dillad_babi dillad_gwaith dillad_chwaraeon
      dillad_nofio dillad_ail-law gwisg* gwisg_briodas gwisgoedd_priodas ffrog* crys* siwmper* siaced* cotiau
      trowsus esgid* welis sanau hetiau sgarff* menig gwregys* bag bagiau pwrs gemwaith emwaith modrwy*
      clustdlysau mwclis breichled* aur_cymru arian_byw oriawr* clociau anrheg* tocyn_anrheg tocynnau_anrheg
      talebau taleb_rhodd cofroddion tegan* posau jig-so doli doliau blodau* blodyn tusw* blodau_priodas torchau
      planhigion_tŷ planhigion canhwyllau cannwyll sebon* nwyddau_bath dillad_gwely cwrlid carthen* blanced*
      clustog* tywel* llieiniau lliain gwlân wlân brethyn tecstil* ffabrig* defnyddiau edafedd gwelyau matres*
      soffa* cadair* cadeiriau bwrdd_bwyta byrddau dresel* silffoedd lampau drych* lluniau_ffrâm fframio
      fframiau_lluniau printiau rygiau llestri mygiau mwg gwydrau nwyddau_cegin nwyddau_cartref offer_cegin
      nwyddau_trydanol setiau_teledu electroneg offer_sain offer offer_llaw offer_trydan llogi_offer
      llogi_peiriannau peiriannau* peirianneg* peiriannu llif_gadwyn torrwr_gwair nwyddau_haearn nwyddau_adeiladu
      deunyddiau_adeiladu sment graean agregau tywod pren bren coed_tân tanwydd_solet glo nwy_potel pelenni_pren
      paent farnais glud cemegau nwyddau_glanhau ireidiau olew* falfiau pympiau hidlyddion berynnau pibellau
      plastig* rwber pecynnu deunydd_pacio cardbord paledi deunydd_swyddfa dodrefn_swyddfa nwyddau_ysgol
      deunyddiau_celf hen_bethau creiriau casgliadwy stampiau darnau_arian offer_chwaraeon offer_gwersylla
      offer_pysgota offer_dringo bwyd_anifeiliaid bwyd_cŵn bwyd_cathod nwyddau_anifeiliaid cyfrwy* cerrig_beddau
      beddfeini eirch fflagiau tlysau medalau cadeiriau_olwyn offer_symudedd sbectol_haul nwyddau_lledr lledr
      llechen cardiau_cymraeg cardiau_nadolig addurniadau_nadolig coeden_nadolig coed_nadolig
    `,
    farming: `
      fferm* amaeth* llaeth_fferm godro gwartheg wartheg gwartheg_duon gwartheg_duon_cymreig buwch lloi tarw teirw
      defaid* ddefaid dafad ŵyn hyrddod hwrdd mamogiaid mynydd_cymreig llanwenog lleyn texel suffolk cneifio*
      bugail* bugeilio ci_defaid cŵn_defaid corgi* corgwn moch mochyn geifr gafr ceffyl* geffylau cob cobiau
      cobiau_cymreig merlod_mynydd merlen stablau stabl lifrai pedoli ffarier ieir iâr dofednod_fferm hwyaid
      gwyddau tyrcwn gwenyn cadw_gwenyn gwenynwr cychod_gwenyn alpaca* cŵn_bach bridio bridiau brîd cathod cath
      cwningod adar llety_cŵn cenelau cynel* cerdded_cŵn hyfforddi_cŵn meithrin_cŵn trin_cŵn cnwd cnydau gwenith
      haidd ceirch indrawn silwair gwair byrnau byrnu hadau had gwrtaith compost tail calch pridd profi_pridd
      aredig hau cynaeafu contractio_amaethyddol contractwyr_amaethyddol gwaith_contract taenu_slyri slyri
      ffrwythau_meddal mefus mafon afalau perllan* berllan gwinwydd tato tatws_had llysiau_tymhorol
      blychau_llysiau gardd_lysiau rhandir* tŷ_gwydr tai_gwydr twnnel_polythen meithrinfa_blanhigion
      canolfan_arddio llwyni bylbiau perthi coedwig* coetir* goedwigaeth plannu_coed pren_caled pren_meddal
      conwydd derw melin_lifio mart marchnad_da_byw da_byw arwerthiant_stoc ffermio_organig cig_o'r_fferm
      siop_fferm pysgodfa* fferm_bysgod pysgod_cregyn bywyd_gwyllt gwiwer* gwiwerod_coch dyfrgi barcud_coch
      cynefin* mawndir* dolydd blodau_gwyllt ynni_fferm sioe_amaethyddol arallgyfeirio ffermwyr_ifanc
    `,
    social: `
      elusen* gwirfoddol* codi_arian rhoddion rhodd cyfrannu grant* cyllid_grant nawdd capel eglwys* oedfa*
      gwasanaeth_bore gwasanaeth_hwyrol gwasanaeth_carolau cymanfa* cymanfa_ganu ysgol_sul gweddi* gweddïau
      cwrdd_gweddi cyfarfod_gweddi astudiaeth_feiblaidd beibl* cymun* bedydd* priodasau_eglwys angladd* amlosg*
      claddu mynwent* trefnwr_angladdau galar profedigaeth cymorth_profedigaeth caplaniaeth clwb_ieuenctid
      ieuenctid clwb_pobl_ifanc gwaith_ieuenctid urdd adran_yr_urdd aelwyd merched_y_wawr sefydliad_y_merched
      clwb_ffermwyr_ifanc mudiad* sgowtiaid brownis hen_bobl pobl_hŷn henoed cartref_gofal cartrefi_gofal
      cartref_preswyl cartref_nyrsio gofal_cymdeithasol gofal_preswyl gofalwyr* gofalwyr_ifanc byw_â_chymorth
      gwaith_cymdeithasol gwasanaethau_cymdeithasol gofal_plant_maeth maethu mabwysiadu amddiffyn_plant
      diogelu_plant diogelu cam-drin_domestig trais_domestig lloches* digartref* tai_cymdeithasol tai_fforddiadwy
      cymdeithas_dai tai banc_bwyd banciau_bwyd tlodi costau_byw cyngor_ar_bopeth cyngor_budd-daliadau budd-dal*
      lles* eiriolaeth* grŵp_cymorth grwpiau_cymorth cymorth_cyfoedion llinell_gymorth anabledd* anableddau_dysgu
      plant_a_theuluoedd cefnogi_teuluoedd cymorth_i_deuluoedd cymorth_i_ferched cydraddoldeb* hawliau*
      hawliau_dynol heddwch ffoaduriaid lloches_ceisio ymgyrch* deiseb* lobïo gorymdeithio ailgylchu*
      casglu_gwastraff casglu_sbwriel biniau gwastraff* treth_gyngor caniatâd_cynllunio ceisiadau_cynllunio
      rheoli_adeiladu trwydded* cofrestru_genedigaethau cofrestru_etholiadol etholiad* tân_ac_achub heddlu ffyrdd
      parciau llyfrgelloedd safonau_masnach iechyd_yr_amgylchedd mannau_gwefru amgylchedd* newid_hinsawdd hinsawdd
      cadwraeth* bioamrywiaeth cynaliadwyedd ynni_cymunedol lles_anifeiliaid adfywio* datblygu_cymunedol
      datblygu_cymuned menter_gymdeithasol mentrau_iaith hyrwyddo'r_gymraeg cyflogadwyedd cymorth_cyflogaeth
      ymchwil* gwaed_rhoi rhoi_gwaed te_parti cyfarfod_cyffredinol cinio_cymunedol siop_gymunedol clwb_cinio
      cynghorau_cymuned gefeillio sioe_flynyddol eco
    `,
  },
  nonOffers: {
    claims: `
      ansawdd ansawdd_uchel o_safon o'r_safon_uchaf safon_uchel profiad profiadol blynyddoedd_o_brofiad cyfeillgar
      gwasanaeth_cyfeillgar gwasanaeth_personol gwasanaeth_cyflym proffesiynol* dibynadwy dibynadwyedd fforddiadwy
      pris_teg prisiau_teg prisiau_cystadleuol cystadleuol gwerth_am_arian gwarant gwarantu gonest* tryloyw*
      ymroddedig ymroddiad angerdd* arbenigol arbenigedd cymwysedig cofrestredig achrededig ardystiedig arobryn
      busnes_teuluol cwmni_teuluol lleol cynnyrch_cymru cynaliadwy ecogyfeillgar cyfeillgar_i'r_amgylchedd diogel
      tawelwch_meddwl effeithlon* cost-effeithiol hawdd_i'w hawdd_ei_ddefnyddio cyfleus hyblyg* arloesol* arloesi
      dwyieithog_bob_amser cymraeg_yn_gyntaf boddhad_cwsmeriaid gofal_cwsmer gwasanaeth_cwsmer dyfynbris_am_ddim
      dim_rhwymedigaeth ymddiriedaeth parch uniondeb rhagoriaeth yswiriedig ar_amser prydlon*
    `,
    steps: `
      dewiswch dewis dewis_eich archebwch archebu archebwch_nawr cysylltwch cysylltwch_â_ni ffoniwch ebostiwch
      e-bostiwch llenwch cwblhewch cyflwynwch cofrestrwch ymunwch mewngofnodi mewngofnodwch lawrlwythwch
      lawrlwytho talwch talu mwynhewch mwynhau darganfod darganfyddwch chwiliwch dewch dewch_i ymgeisiwch
      gwneud_cais gwnewch_gais cynlluniwch cynllunio_eich paratoi cadarnhau cadarnhewch gosod_y ychwanegwch
      ychwanegu_at derbyn trafod trafodaeth adolygiad_o cam_1 cam_2 cam_3 cam_4 cyfarfod_cychwynnol ymweliad_safle
      ymgynghoriad_cychwynnol cychwyn cychwynnwch dechrau dechreuwch rydym_yn rydyn_ni'n byddwn_yn anfonwch mesur
      asesu gweithredu gwerthuso adborth sganiwch ymchwiliwch
    `,
    labels: `
      cysylltu cysylltu_â_ni cyswllt manylion_cyswllt amdanom amdanom_ni amdanon_ni amdanaf ein_stori ein_hanes
      hanes ein_tîm y_tîm ein_gwaith ein_gwerthoedd gwerthoedd cenhadaeth gweledigaeth hafan cartref newyddion
      newyddion_diweddaraf y_newyddion_diweddaraf darllen_mwy darllenwch_fwy rhagor mwy mwy_o_wybodaeth gwybodaeth
      gweld_mwy gweld_y_cyfan dysgu_mwy oriau_agor amseroedd_agor oriau cyfeiriad ffôn rhif_ffôn e-bost ebost
      ffacs lleoliad ble_rydym_ni sut_i_gyrraedd map prisiau pris rhestr_brisiau cynnyrch cynhyrchion ein_cynnyrch
      gwasanaethau ein_gwasanaethau galeri lluniau fideos blog digwyddiadau digwyddiadau_i_ddod calendr noddwyr
      partneriaid cleientiaid cwsmeriaid tystebau adolygiadau sylwadau cwestiynau_cyffredin cwestiynau
      preifatrwydd polisi_preifatrwydd hysbysiad_preifatrwydd cwcis polisi_cwcis telerau telerau_ac_amodau amodau
      ymwadiad hygyrchedd datganiad_hygyrchedd map_o'r_wefan basged_siopa basged fy_nghyfrif cyfrif allgofnodi
      anghofio_cyfrinair iaith cymraeg english enw enw_llawn cyfenw neges pwnc dyddiad amser lle dydd_llun
      dydd_mawrth dydd_mercher dydd_iau dydd_gwener dydd_sadwrn dydd_sul llun mawrth mercher nesaf blaenorol yn_ôl
      yn_ôl_i'r_brig rhannu dilynwch_ni dilyn archif categorïau tagiau awdur dogfennau ffurflenni dolenni
      dolenni_defnyddiol ymaelodi aelodaeth aelodau swyddi swyddi_gwag swyddi_gwag_presennol gyrfaoedd staff
      bwrdd_rheoli ymddiriedolwyr cyfanswm hyd disgrifiad manylion nodweddion adnoddau cyhoeddiadau
      adroddiad_blynyddol cofnodion agenda cylchlythyr tanysgrifio chwilio tocynnau cyfryngau_cymdeithasol
      argaeledd côd_post rhif_elusen rhif_cwmni
    `,
    roles: `
      cyfarwyddwr cyfarwyddwraig rheolwr rheolwraig rheolwr_gyfarwyddwr prif_weithredwr sylfaenydd cyd-sylfaenydd
      perchennog perchnogion cadeirydd is-gadeirydd ysgrifennydd trysorydd ymddiriedolwr aelod_bwrdd pennaeth
      pennaeth_cynorthwyol dirprwy_bennaeth dirprwy prifathro prifathrawes athro athrawes cynorthwyydd cymhorthydd
      darlithydd ymchwilydd meddyg nyrs deintydd_cyswllt ficer gweinidog blaenor swyddog swyddog_* cydlynydd
      cydlynydd_* gweinyddwr derbynnydd cynghorydd maer clerc cogydd gyrrwr hyfforddwr hyfforddwraig golygydd
      awdur_preswyl ffotograffydd dylunydd datblygwr peiriannydd rhaglennydd technegydd ymgynghorydd uwch_*
      llywydd is-lywydd arweinydd arweinyddes gwirfoddolwr gofalwr cynhyrchydd cerddor
    `,
    prices: `
      y_noson y_pen y_dydd yr_awr y_mis yr_wythnos y_flwyddyn pris_mynediad mynediad_am_ddim am_ddim oedolion
      oedolyn plentyn plant_dan consesiwn consesiynau pensiynwyr tocyn_teulu ffi ffioedd blaendal gostyngiad
      disgownt pris_arbennig cynnig_arbennig tâl tâl_aelodaeth misol blynyddol yn_cynnwys_taw heb_taw tymor_brig
      tymor_isel lleiafswm_arhosiad cludiant_am_ddim
    `,
  },
};
