import type { LanguageWords } from '../words.ts';

export const IRISH: LanguageWords = {
  offers: {
    health: `
      fisiteirip* cíorapract* oistéapait* snáthaidpholladh acupuncture hoiméapait* suathaireacht massage teiripe*
      teiripí fiaclóir* fiacla bánú_fiacla líonadh* coróin ionchlannán* canáil_fréimhe ortadóntaic*
      sláinteachas_béil pian_droma pian_mhuiníl pian_sa tinneas_cinn mígréin pian_ghualainne glúin gualainn giall
      airtríteas scitic* insomnia codladh apnéa imní dúlagar tráma strus bainistiú_struis uathachas adhd andúil*
      neamhoird_itheacháin meadhrán toircheas* réamhbhreithe iarbhreithe cnáimhseach* cúram_máithreachais
      máithreachas beathú_cíche torthúlacht sos_míostraithe urlár_peilbheach síceolaí* síciteirip* síciatrach*
      comhairleoireacht* comhairliú teiripe_ealaíne teiripe_ceoil teiripe_shaothair teiripe_urlabhra urlabhra
      hidriteirip* hipniteirip* reiki frithchuimilteoireacht réfléacseolaíocht cóitseáil gortuithe
      gortuithe_spóirt diaitéit* cothú meáchan_a_chailleadh diaibéiteas brú_fola cairdeolaíocht néareolaíocht
      deirmeolaíocht gínéiceolaíocht péidiatraic* oinceolaíocht ailse raideolaíocht x-ghathú ultrafhuaim
      tástáil_fola tástálacha_fola scagthástáil* vacsaín* imdhíonadh tástáil_súl radharcmhéadr* radharceolaí*
      súile lionsaí spéaclaí fionn áiseanna_éisteachta tástáil_éisteachta éisteacht máinliacht* obráid*
      cúram_créachta cúram_éigeandála garchabhair otharcharr* oideas leigheas* cógas* altranas altracht
      cúram_baile cúram_maolaitheach athshlánú* ortaipéid* coslia* pian faoiseamh_pian dochtúir_teaghlaigh
      liacht_ghinearálta sainchomhairle diagnóis* measúnú* cóireáil* chóireáil meabhairshláinte sláinte_ban
      sláinte_fear sláinte_ghnéis seiceáil_sláinte clinic* ospidéal* úireolaíocht ailléirg* asma néaltrú stróc
      tréidlia* coilleadh micrishlis* aireachas machnamh pilates botox cumhartheiripe luibheolaíocht lámhleigheas
    `,
    beauty: `
      áilleacht cóireálacha_áilleachta aghaidhchóireáil* cúram_craicinn craiceann ingne lámhchuidiú manicure
      pedicure fabhraí malaí gruagaire* gruaig bearradh_gruaige bearradh dathú_gruaige síneadh_gruaige stíliú
      bearbóir* féasóg bearradh_féasóige fionnadh_a_bhaint céiriú smideadh smideadh_bainise tatú* polladh
      grian_bhréige cumhrán* seampú spá spa béaldath henna léasar maisíocht* cosmaid* scaradh_craicinn
    `,
    building: `
      pluiméir* leictreoir* leictreach* sreangú athshreangú soilse soilsiú soilsiú_éigeandála painéil_ghréine
      grianphainéil painéil teas_lárnach téamh coire* coirí caidéal_teasa caidéil_teasa téamh_faoin_urlár
      raidiatóir* sorn* soirn simléar* teallach* aerchóiriú aeráil uisce_te sceitheadh draen* séarachas
      dabhach_shéiptigh tobar linn_snámha díon* slinnte ceann_tuí tuíodóireacht gáitéir taisdíonadh taise insliú*
      síleáil* bríceadóir* plástráil plástrálaí* saoirseacht cloch saor_cloiche ballaí_cloiche coincréit*
      dúshraith* tochailt leagan_foirgneamh tógáil* tógálaí* foirgneoir* foirgníocht síneadh_tí tithe_nua
      athchóiriú* athfheistiú* athchóiriú_fuinnimh caomhnú_foirgneamh siúinéir* adhmadóireacht urlár* urláir
      parquet brat_urláir brait_urláir tíleanna tíliú seomra_folctha seomraí_folctha cistin* vardrúis caibinéid
      staighre* balcóin doirse doras doirse_garáiste fuinneog* gloiniú gloine dallóga cuirtíní geata* fálú sconsa*
      claí aláram* aláraim aláram_dóiteáin sábháilteacht_dóiteáin múchtóirí ceamaraí_slándála rialú_rochtana
      glasadóir* glais deisiú* cothabháil péinteáil* péintéir* maisiú páipéar_balla cumhdach_troscáin troscán
      dearadh_intí ailtire* suirbhéir* tírdhreach* garraíodóir* dearadh_gairdín gairdíní faiche* gearradh_féir
      féar_bréige uisciú bearradh_crann leagan_crann fálta pábháil cabhsa patio pergola deic both* seid* glanadh*
      glanadh_fuinneog glanadh_cairpéad glanadh_oifige glantóireacht brúníochán bruscar_a_bhaint scipeanna
      rialú_lotnaidí lotnaidí luchóga francaigh beacha foichí colúir ialtóga ciaróga fríde táthú miotalóireacht
      iarann_saoirsithe gabha cruach scafall* aispeist meaisíní_níocháin miasniteoir* cuisneoir* reoiteoir*
      oigheann citil clog ardaitheoir* deontais_fuinnimh rátáil_fuinnimh ber
    `,
    legal: `
      aturnae* abhcóid* dlí_teaghlaigh dlí_fostaíochta dlí_coiriúil dlí_conartha dlí_maoine comhairle_dlí dlíthí*
      cúnamh_dlíthiúil tíolacas* uacht* probháid* colscaradh scaradh_dlíthiúil caomhnóireacht díobháil_phearsanta
      faillí_liachta éilimh eadráin* eadrána idirghabháil nótaire* víosa* inimirce saoránacht cóipcheart*
      trádmharc* paitinn* maoin_intleachtúil dócmhainneacht féimheacht fiach* comhairle_fiach cuntasóir*
      cuntasaíocht leabharchoimeád* cuntais_bhliantúla iniúchadh* iniúchóir* cáin* cáin_ioncaim cáin_chorparáide
      tuairisceán* cbl párolla* bunú_cuideachta cuideachta_a_bhunú airgeadas* pleanáil_airgeadais
      comhairle_airgeadais iasacht* morgáiste* creidmheas* comhar_creidmheasa pinsean* pinsin scor coigilteas*
      infheistíocht* baincéireacht cuntas_bainc árachas* árachas_gluaisteáin árachas_tí árachas_saoil maoin*
      eastát_réadach réadmhaoin* tithe_ar_díol ar_díol le_díol ar_cíos le_ligean cíos bainistíocht_maoine
      tiarna_talún tionónta* luacháil* ceant* soláthar tairiscint* cosaint_sonraí gdpr comhlíonadh
      bainistíocht_riosca clárú_talún aistriú_talún comharbas
    `,
    education: `
      scoil* bunscoil* meánscoil* iarbhunscoil* gaelscoil* gaelcholáist* gaeloideachas naíonra* naíolann*
      réamhscoil* réamhscolaíocht luathoideachas cúram_leanaí cúram_lae cúram_iarscoile iarscoile club_bricfeasta
      club_iarscoile oideachas* oideachais oideachas_aosach oideachas_breise idirbhliain ardteist*
      teastas_sóisearach sraith_shóisearach gnáthleibhéal ardleibhéal scrúdú* scrúduithe staidéar* cúrsa* chúrsa
      cúrsaí_ar_líne dianchúrsa* cúrsa_samhraidh coláiste_samhraidh coláistí_samhraidh rang* ranganna_gaeilge
      ranganna_oíche ranganna_ceoil ranganna_rince ranganna_pianó foghlaim_gaeilge foghlaim_na_gaeilge foghlaim*
      tosaitheoirí bunrang meánrang ardrang ciorcal_comhrá ciorcail_chomhrá comhrá tumoideachas tumadh
      ullmhúchán_scrúdaithe teg teanga* fraincis gearmáinis spáinnis matamaitic* eolaíocht* fisic ceimic
      bitheolaíocht tíreolaíocht litearthacht uimhearthacht scileanna códú róbataic* stem teagasc* múinteoireacht
      oiliúint* oiliúna traenáil printíseacht* taithí_oibre intéirneacht* cáilíocht* dioplóma* céim* baitsiléir
      máistreacht* iarchéim* fochéim* dochtúireacht ollscoil* coláiste* coláistí scoláireacht* sparánacht*
      seimineár* léacht* ceardlann* comhdháil* seimineáir_gréasáin meantóireacht campa_samhraidh campaí_samhraidh
      campa_cásca campaí turas_scoile turais_scoile éide_scoile clós_súgartha poll_gainimh lón_scoile
      riachtanais_speisialta tacaíocht_foghlama disléicse scríbhneoireacht scríbhneoireacht_chruthaitheach
      corpoideachas cianfhoghlaim r-fhoghlaim teastas* curaclam* gairmthreoir obair_bhaile bileoga_oibre
      acmhainní_teagaisc pleananna_ceachta ceacht* ceachtanna_tiomána leanaí_óga tuismitheoirí_agus
    `,
    hospitality: `
      lóistín* cóiríocht* óstán* óstáin teach_lóistín teach_aíochta leaba_agus_bricfeasta brú_óige brú
      teach_saoire tithe_saoire iostas teachín* tigín* árasán* árasáin féinfhreastail seomra* seomra_dúbailte
      seomra_teaghlaigh seomra_singil seomra_leapa seomraí_leapa svuít campáil* láithreán_campála carbhán* puball*
      pubaill glampáil podanna folcadán_te sabhna spá_óstáin radharc_na_farraige radharc radharcanna wifi wi-fi
      páirceáil* gairdín balcóin seomra_cruinnithe seomraí_cruinnithe seomra_comhdhála halla* ionad_bainise
      bainis* pósadh póstaí fáiltiú cóisir* breithlá* féasta* mí_na_meala cúrsa_spioradálta turas* turais
      turais_treoraithe turas_treoraithe turas_báid turais_bháid siúlóid* siúlbhealach* siúlóid_threoraithe
      slí_an_atlantaigh rothar_ar_cíos rothair_ar_cíos báid_ar_cíos eachtraíocht* ionad_eachtraíochta áiseanna trá
      tránna picnic caisleán* oileán* farantóireacht marcaíocht_capall féachaint_ar_éin míolta_móra deilfeanna
      tine_champa barbaiciú aerfort* níochán laethanta_saoire saoire* sos_deireadh_seachtaine páirc_náisiúnta
      páirc_eachtraíochta
    `,
    food: `
      bia bialann* bhialann caife caifé* biachlár* bricfeasta* lón dinnéar* suipéar béile* béilí tae tae_iarnóna
      cúrsa_tosaigh príomhchúrsa milseog* anraith* seabhdar arán* arán_donn arán_sóide bácús* báicéireacht báicéir
      cáca* cístí císte* cáca_bainise borróg* briosca* sconnaí bairín_breac bairín pancóg* pióg* toirtín* feoil*
      uaineoil mairteoil muiceoil bagún ispín* putóg* liamhás sicín* turcaí lacha stéig* stobhach iasc*
      iasc_agus_sceallóga sceallóga bradán breac gliomach portán diúilicíní oisrí ribí bia_mara bia_farraige cáis*
      bainne im uachtar uachtar_reoite iógart uibheacha mil subh* seacláid* milseáin torthaí glasraí prátaí
      cál_ceannann brúitín boscaí bácáilte sailéad* sailéid ceapaire* ceapairí tósta burgar* burgair píotsa* pizza
      pasta curaí rís núdail sushi tapas beoir* beoracha grúdlann* leann pórtar ceirtlis leann_úll fíon*
      uisce_beatha fuisce poitín jin vodca rum mhanglam manglam* drioglann* biotáille licéar deoch* líomanáid sú
      caoineog* cappuccino latte espresso caife_gaelach seacláid_the lónadóireacht* ciseán* ciseáin béilí_amach
      beir_leat bia_sráide blaiseadh biachlár_do_pháistí lón_an_domhnaigh veigeán* vegan saor_ó_ghlútan orgánach*
      táirgí_áitiúla anlann* ola_olóige luibheanna spíosraí salann cnónna gránóla leite sneaiceanna buifé
      barbaiciú_bia búistéir* siopa_búistéara duileasc carraigín
    `,
    culture: `
      ceol* ceoil ceol_traidisiúnta seisiún* seisiúin sean-nós sean_nós amhrán* amhráin rince* damhsa* céilí*
      céilithe seit rince_seite rince_ar_an féile* féilte fleá* fleadh oireachtas feis* aonach* aontaí éigse
      scoraíocht dráma* amharclann* geamaireacht bailé cór córa banna* cláirseach* fidil feadóg* píb píb_uilleann
      píobaireacht bodhrán* bosca_ceoil consairtín* bainseo giotár* pianó drumaí snagcheol scéalaíocht* scéalta
      agallamh_beirte lúibíní comórtas* comórtais filíocht* dán dánta litríocht* leabhar* leabhair
      leabhair_pháistí siopa_leabhar úrscéal* gearrscéal* club_leabhar seoladh_leabhair iris* podchraoladh*
      podchraoltaí scannán* scannáin gearrscannán* pictiúrlann* club_scannán clár_faisnéise raidió teilifís*
      ealaín* ealaíona dánlann* taispeántas* taispeántais líníocht péintéireacht dealbh* potaireacht criadóireacht
      ceirmeacht ceardaíocht* lámhcheird* cniotáil cróiseáil fuáil bróidnéireacht fíodóireacht caligrafaíocht
      peannaireacht múrmhaisiú músaem* iarsmalann* oidhreacht* cartlann* seandálaíocht stair_áitiúil ginealas
      béaloideas* dúchas paráid* lá_fhéile_pádraig seachtain_na_gaeilge margadh* margaí margadh_na_nollag
      tine_ealaíne oíche_shamhna samhain lá_bealtaine bealtaine nollaig_na_mban tráth_na_gceist quiz biongó
      karaoke greann oíche_ghrinn cluichí* cluichí_boird ficheall draíocht siamsaíocht* siamsa léiriú* taibhiú
      cleachtadh albam* albaim dioscó tóraíocht_taisce beochan gradaim gradam* bronnadh cultúr* maidin_chaife
      tionól
    `,
    sport: `
      peil* peil_ghaelach sacar rugbaí iománaíocht* camógaíocht* liathróid_láimhe liathróid* haca cruicéad
      cispheil eitpheil leadóg* leadóg_bhoird badmantan scuais padel galf gailf bollaí bollaí_bóthair
      boghdóireacht lámhach iascaireacht* iascach seilg lúthchleasaíocht rith* rásaí rás maratón* leathmharatón
      tras_tíre traslathach* tríatlan* snámh* ceachtanna_snámha tumadóireacht seoltóireacht* rámhaíocht* curach*
      currach* canúáil cadhc* cadhcáil_mhara surfáil* clársheoltóireacht dreapadóireacht* dreapadh
      sléibhteoireacht* siúl_nordach cnocadóireacht rothaíocht* rothar_sléibhe marcaíocht* capaillíní rásaíocht*
      gleacaíocht* trampailín giomnáisiam* aclaíocht* folláine traenálaí_pearsanta crosaclaíocht zumba ióga yoga
      pilates tai_chi dornálaíocht* iomrascáil júdó judo karate taekwondo ealaíona_comhraic féinchosaint
      pionsóireacht sciáil* clárscátáil scátáil* mótarspórt railí cairtíneacht peantphéint dairteanna snúcar
      tarraingt_na_téide camp_cúil campaí_cúil comórtas_peile craobh* sraith_peile spórt* spóirt spórt_uisce
      ballraíocht_spórtlainne cóitseáil_spóirt cúl_camps faoi_aois
    `,
    software: `
      bogearra* aip aipeanna feidhmchlár* suíomh_a_dhearadh dearadh_gréasáin forbairt_gréasáin forbairt_bogearraí
      suíomhanna_gréasáin láithreáin_ghréasáin óstáil* fearann* siopa_ar_líne ríomhthráchtáil bunachar*
      bunachair_sonraí anailís_sonraí anailísíocht sonraí_móra cúltaca* néal* freastalaí* líonra* leathanbhanda
      snáithín* fón_póca deisiú_fón deisiú_ríomhairí ríomhaire* ríomhairí tacaíocht_tf tacaíocht_theicniúil
      cibearshlándáil* slándáil_faisnéise criptiú pasfhocal* fíordheimhniú intleacht_shaorga meaisínfhoghlaim
      comhráiteoir róbó* uathoibriú* digitiú* claochlú_digiteach crm erp sonrasc* sonraisc íocaíocht*
      íocaíochtaí_ar_líne córas_áirithinte sioncronú* meabhrúchá* fógraí_brú staitisticí* tuairisciú deais*
      cuardach_casta scagairí mód_dorcha as_líne ilteangach dátheangach breiseán* breiseáin teimpléad* comhtháthú*
      api foinse_oscailte bainistíocht_tionscadal bainistíocht_tascanna bainistíocht_ábhair
      bainistíocht_úsáideoirí sreabhadh_oibre físchomhdháil* glaonna_físe teachtaireachtaí sruthú litreoir*
      seiceálaí_litrithe gramadóir meaisínaistriúchán aistriúchán_uathoibríoch téarmaíocht* téarmaí_agus foclóir*
      corpas* corpais aithint_cainte sintéis_cainte comhéadan* inrochtaineacht_gréasáin gis gps rianú cód_qr
      insamhladh réaltacht_fhíorúil printéirí teach_cliste idirlíon_na_rudaí iompórtáil easpórtáil ríomhchlárú
      algartam* físchluichí síniú_digiteach
    `,
    marketing: `
      margaíocht* meáin_shóisialta_a fógraíocht* fógra_fuaime brandáil* branda* lógó* dearadh* dearadh_grafach
      grafaic* priontáil* clódóireacht clódóir póstaeir póstaer* bileog* bróisiúr* catalóg* cártaí_gnó
      cártaí_poist cártaí cuireadh* cuirí bratach* comharthaí comharthaíocht* greamáin lipéid féilirí
      stáiseanóireacht bronntanais_chorparáideacha t-léinte greanadh gearradh_léasair priontáil_3d
      grianghrafadóir* grianghraif_bainise portráid* físeán* físeáin_a léiriú_físe dróin guthú fotheideal*
      fotheidil taifeadadh* stiúideo* córas_fuaime stáitse aistriúchán* aistriúcháin aistritheoir* ateangaireacht*
      eagarthóireacht profléamh* profléitheoireacht cóipscríbhneoireacht foilsitheoir* clóchuradóireacht
      caidreamh_poiblí preaseisiúint* taighde_margaidh suirbhé* sainchomhairleacht* comhairleacht* comhairle_ghnó
      plean_gnó pleananna_gnó pleanáil_straitéiseach straitéis* forbairt_gnó forbairt_eagraíochta earcaíocht*
      earcú acmhainní_daonna éascú éascaitheoir* meastóireacht* foirgneamh_foirne bainistíocht_imeachtaí
      eagrú_imeachtaí pleanáil_bainise bláthadóireacht maisiúcháin seirbhísí_gaeilge scéim_teanga
      scéimeanna_teanga pleanáil_teanga stampa_gaeilge
    `,
    transport: `
      garáiste* meicneoir* nct carr* gluaisteán* gluaisteáin deisiú_carranna seirbhísiú carranna_nua
      carranna_athláimhe feithicil* feithiclí feithiclí_leictreacha hibrideach boinn bonn_a coscáin crág inneall*
      innill ceallra* ailíniú_rothaí gaothscáth obair_choirp tarrtháil_ar_bhóithre glanadh_carranna
      fruiliú_carranna carr_ar_cíos veain* leoraí* bus busanna mionbhus* bus_scoile cóiste* cóistí tacsaí*
      gluaisrothar* rothar* rothair rothair_leictreacha deisiú_rothar tarracóir* leantóir* cuad* iompar*
      iompar_poiblí iompar_scoile lastas seachadadh_beart cúiréir* lóistíocht stóras* stóráil aistriú_tí bád báid
      long* muirín* calafort* farantóir* bád_farantóireachta héileacaptar* eitilt* páirteanna_spártha traein*
      traenacha limisín breosla* peitreal díosal pointe_luchtaithe luchtú ceadúnas_tiomána
    `,
    goods: `
      éadaí* éadaí_páistí éadaí_ban éadaí_fear éadaí_leanaí éadaí_oibre éadaí_spóirt gúna* gúnaí_bainise léine*
      léinte geansaí* geansaithe seaicéad* cótaí bríste* brístí bróga stocaí hataí caipíní scairf* scaifeanna
      lámhainní crios mála* seodra* fáinne* fáinní fáinne_pósta cluasáin muince bráisléad* uaireadóir* bronntanas*
      bronntanais dearbhán* dearbháin cuimhneachán* bréagán* bréagáin míreanna_mearaí bábóg* bláthanna bláthadóir*
      bláthfhleasc coinneal* coinnle gallúnach* éadach_leapa pluid* blaincéad* cúisín* tuáille* línéadach olann*
      olla bréidín* báinín teicstíl* fabraic snáth leapacha tocht* tolg* cathaoir* bord* tábla* seilfeanna lampa*
      scáthán* frámaí frámú priontaí rugaí gréithe mugaí gloiní earraí_cistine earraí_tí earraí_leictreacha
      teilifíseáin leictreonaic* uirlisí* uirlisí_cumhachta uirlisí_ceoil fruiliú_uirlisí innealra* meaisíní*
      innealtóireacht* déantúsaíocht* lomaire* sábh* crua-earraí cruaearraí ábhar_tógála stroighin gairbhéal
      gaineamh brící adhmad* connadh móin* gual gás millíní_adhmaid péint vearnais gliú ceimiceáin ola_teasa
      bealaí comhlaí píopaí plaisteach* rubar pacáistíocht* cairtchlár trealamh_oifige stáiseanóireacht_scoile
      ábhar_ealaíne seandachtaí stampaí boinn_bhailithe trealamh_spóirt trealamh_campála trealamh_iascaigh
      bia_peataí bia_madraí diallait* leacht_uaighe leaca_uaighe coirníní bratacha_díol troféanna
      cathaoireacha_rothaí earraí_leathair leathar criostal* cártaí_nollag cártaí_gaeilge maisiúcháin_nollag
      crann_nollag crainn_nollag
    `,
    farming: `
      feirm* talmhaíocht* déiríocht* bó ba_bainne eallach* beostoc* lao laonna tarbh* caora* caoirigh uain reithí
      lomadh muca gabhair capall* capaill capaillín_chonamara asail stáblaí crú cearca géanna lachain turcaithe
      beachaireacht* coirceoga alpaca* madraí* coileáin gadhair madra_caorach pórú póir cait coiníní éin con_chró
      cró_madraí traenáil_madraí barr* arbhar cruithneacht eorna coirce sadhlas féar_tirm síolta* síol leasachán
      múirín aoileach cré treabhadh fómhar conraitheoireacht sútha_talún úlla úllord* fíonghort prátaí_síl
      glasraí_orgánacha gairdín_glasraí gairdín_pobail cuibhrinn tithe_gloine polathollán plandlann*
      ionad_garraíodóireachta plandaí* crainn* toir bleibeanna foraois* coillearnach* coillte coill darach giúis
      plandáil_crann muileann_sábhadóireachta marglann* feirmeoireacht_orgánach siopa_feirme feirm_éisc
      dobharshaothrú* sliogéisc feamainn* fiadhúlra fiáin_bláthanna gnáthóg* portach* portaigh bithéagsúlacht*
    `,
    social: `
      carthan* deonach* obair_dheonach tiomsú_airgid bailiú_airgid síntiús* deontas* deontais urraíocht_a séipéal*
      eaglais* aifreann* aifrinn urnaí* paidir* paidreacha paidreoireacht oilithreacht* turas_oilithreachta
      baisteadh* baistí comaoineach* cóineartú pósadh_eaglaise sochraid* adhlacadh créamadh reilig* méala
      comhairleoireacht_mhéala ógras óige* obair_óige club_óige clubanna_óige club_na_n-óg cumann_na
      daoine_scothaosta seanóirí teach_altranais tithe_altranais cúram_cónaithe cúramóirí obair_shóisialta
      seirbhísí_sóisialta altramas uchtáil cosaint_leanaí foréigean_baile tearmann* easpa_dídine dídean tithíocht*
      tithíocht_shóisialta banc_bia bochtaineacht leas_sóisialach sochar* liúntas* abhcóideacht grúpa_tacaíochta
      grúpaí_tacaíochta líne_chabhrach míchumas* tacaíocht_teaghlaigh tacaíocht_do_theaghlaigh comhionannas
      cearta* cearta_teanga cearta_daonna síocháin dídeanaithe feachtas* feachtais achainí* stocaireacht agóid*
      athchúrsáil* bailiú_dramhaíola dramhaíl* cead_pleanála pleanáil* ceadúnais ceadúnú toghchán* toghcháin
      clárú_vótálaithe briogáid_dóiteáin gardaí bóithre soláthar_uisce séarachas_poiblí páirceanna timpeallacht*
      athrú_aeráide caomhnú* inbhuanaitheacht fuinneamh_pobail leas_ainmhithe forbairt_pobail fiontar_sóisialta
      gnóthaí_áitiúla fostaíocht* cur_chun_cinn_na_gaeilge teaghlaigh_le_gaeilge taighde* cruinniú_cinn_bliana
      cruinniú_ginearálta deontóirí_fola bailte_slachtmhara lón_pobail ionad_pobail gaelphobal
    `,
  },
  nonOffers: {
    claims: `
      ardchaighdeán caighdeán_ard ardchaighdeáin taithí taithí_bliana cairdiúil seirbhís_chairdiúil
      seirbhís_phearsanta seirbhís_thapa gairmiúil* gairmiúlacht iontaofa iontaofacht réasúnta praghsanna_réasúnta
      praghas_cothrom praghsanna_iomaíocha iomaíoch luach_ar_airgead ráthaíocht ráthaithe macántacht ionracas
      trédhearcach* tiomanta tiomantas paisean paiseanta saineolas saineolach cáilithe cláraithe creidiúnaithe
      deimhnithe gradamúil gnó_teaghlaigh áitiúil déanta_in_éirinn inbhuanaithe neamhdhíobhálach sábháilte
      suaimhneas_intinne éifeacht* éasca_le_húsáid áisiúil solúbtha* nuálach* nuálaíocht dátheangach_i
      trí_ghaeilge sástacht_custaiméirí cúram_custaiméirí luachan_saor iontaoibh muinín meas sármhaitheas in_am
    `,
    steps: `
      roghnaigh roghnaigh_do cuir_in_áirithe áirithint ordaigh déan_teagmháil glaoigh glaoigh_orainn seol
      seol_ríomhphost líon líon_isteach comhlánaigh cláraigh cláraigh_anois cláraigh_do glac_páirt logáil_isteach
      íoslódáil íoc bain_taitneamh faigh faigh_amach aimsigh cuardaigh tar tar_chuig déan_iarratas iarratas
      pleanáil_do ullmhaigh deimhnigh cuir_leis cuir_le fáigh plé céim_1 céim_2 céim_3 céim_4 an_chéad_chruinniú
      cuairt_láithreáin tosaigh tús déanaimid cuirimid seolaimid tomhas feidhmiú aiseolas scan cruthaigh
      cuntas_a_chruthú
    `,
    labels: `
      teagmháil déan_teagmháil_linn teagmháil_linn sonraí_teagmhála fúinn fúinne maidir_linn fúm ár_scéal ár_stair
      stair ár_bhfoireann an_fhoireann foireann ár_gcuid_oibre ár_luachanna luachanna misean fís baile abhaile
      leathanach_baile nuacht scéala nuacht_is_déanaí an_nuacht_is_déanaí léigh_tuilleadh léigh_níos_mó tuilleadh
      tuilleadh_eolais eolas níos_mó féach_ar_gach uaireanta_oscailte uaireanta seoladh fón teileafón guthán
      uimhir_theileafóin ríomhphost r-phost facs suíomh cá_bhfuil_muid léarscáil praghsanna praghas
      liosta_praghsanna táirgí ár_dtáirgí seirbhísí ár_seirbhísí gailearaí grianghraif físeáin blag imeachtaí
      imeachtaí_le_teacht féilire urraitheoirí comhpháirtithe cliaint custaiméirí teistiméireachtaí léirmheasanna
      tuairimí ceisteanna_coitianta ceisteanna príobháideachas príobháideacht polasaí_príobháideachais
      beartas_príobháideachais ráiteas_príobháideachais fianáin polasaí_fianán téarmaí téarmaí_agus_coinníollacha
      coinníollacha séanadh cóipcheart inrochtaineacht ráiteas_inrochtaineachta léarscáil_suímh
      ciseán_siopadóireachta mo_chuntas cuntas logáil_amach teanga_an_tsuímh gaeilge béarla ainm sloinne
      teachtaireacht ábhar dáta am áit an_luan an_mháirt an_chéadaoin an_déardaoin an_aoine an_satharn an_domhnach
      dé_luain dé_máirt dé_céadaoin déardaoin dé_haoine dé_sathairn dé_domhnaigh ar_aghaidh siar ar_ais
      barr_an_leathanaigh roinn lean_muid leanaigí cartlann_nuachta catagóirí clibeanna údar cáipéisí doiciméid
      foirmeacha naisc naisc_úsáideacha ballraíocht baill folúntais poist fostaíocht_linn bord_stiúrtha iomlán fad
      cur_síos sonraí gnéithe acmhainní foilseacháin tuarascáil_bhliantúil tuarascálacha miontuairiscí nuachtlitir
      liostáil cuardach ticéid na_meáin_shóisialta éirchód uimhir_charthanachta rss
    `,
    roles: `
      stiúrthóir bainisteoir príomhfheidhmeannach príomhoifigeach* bunaitheoir comhbhunaitheoir úinéir
      cathaoirleach leaschathaoirleach rúnaí cisteoir iontaobhaí ball_boird ceannaire ceann_roinne príomhoide
      leas-phríomhoide múinteoir oide cúntóir cúntóir_* léachtóir taighdeoir dochtúir altra sagart ministir
      oifigeach oifigeach_* comhordaitheoir comhordaitheoir_* riarthóir fáilteoir comhairleoir méara cléireach
      cócaire príomhchócaire tiománaí traenálaí teagascóir eagarthóir scríbhneoir grianghrafadóir_na dearthóir
      forbróir innealtóir ríomhchláraitheoir teicneoir uachtarán leasuachtarán ollamh léiritheoir ceoltóir
      oibrí_deonach cinnire stiúrthóir_cúnta
    `,
    prices: `
      an_oíche in_aghaidh_na_hoíche an_duine in_aghaidh_an_lae san_uair in_aghaidh_na_míosa sa_mhí sa_bhliain
      in_aghaidh_na_bliana cead_isteach saor_in_aisce duine_fásta daoine_fásta páistí páistí_faoi leanaí lamháltas
      ticéad_teaghlaigh táille táillí éarlais lascaine tairiscint_speisialta táille_bhallraíochta míosúil
      bliantúil cbl_san_áireamh praghas_speisialta
    `,
  },
};
