import type { LanguageWords } from '../words.ts';

export const SWAHILI: LanguageWords = {
  offers: {
    health: `
      matibabu tiba tiba_ya tiba_asili tiba_mbadala dawa dawa_za_asili mitishamba daktari_wa_meno meno
      kung'oa_meno kusafisha_meno kung'arisha_meno kuziba_meno meno_bandia ufizi taya maumivu maumivu_ya_mgongo
      maumivu_ya_shingo maumivu_ya_kichwa kipandauso bega goti magoti viungo baridi_yabisi mazoezi_ya_viungo
      fiziotherapia tibamaungo masaji kukandwa upasuaji upasuaji_mdogo chanjo kinga uchunguzi vipimo kipimo
      vipimo_vya_damu maabara eksirei ultrasound mri ct-scan utambuzi ushauri_nasaha unasihi afya_ya_akili afya
      ya_akili saikolojia saikolojia_tiba wasiwasi sonona msongo msongo_wa_mawazo kiwewe usonji uraibu
      kukosa_usingizi usingizi kizunguzungu ujauzito mimba uzazi uzazi_wa_mpango afya_ya_uzazi
      kliniki_ya_wajawazito wajawazito ukunga wakunga kujifungua kunyonyesha huduma_ya_mama utasa ugumba
      kukoma_hedhi hedhi magonjwa_ya_wanawake magonjwa_ya_watoto magonjwa_ya_moyo moyo magonjwa_ya_ngozi ngozi
      saratani kansa kisukari shinikizo_la_damu presha malaria kifua_kikuu vvu ukimwi homa_ya_ini figo
      usafishaji_figo macho vipimo_vya_macho miwani mtoto_wa_jicho masikio usikivu pua_na_koo mzio pumu kifafa
      kiharusi lishe lishe_bora kupunguza_uzito mlo_kamili famasia duka_la_dawa ambulensi gari_la_wagonjwa dharura
      huduma_ya_kwanza huduma_za_dharura uuguzi huduma_ya_nyumbani huduma_shufaa utengamao viungo_bandia mifupa
      kliniki hospitali zahanati kituo_cha_afya telemedisini tohara mifugo_tiba daktari_wa_mifugo kuhasi vidonda
      kuumia majeraha akupancha hijama hipnosis kutafakari botox pilates reiki wagonjwa_wa_nje wagonjwa_wa_kulazwa
      kulazwa icu
    `,
    beauty: `
      urembo vipodozi saluni kinyozi vinyozi kunyoa kunyoa_ndevu ndevu nywele kusuka kusuka_nywele misuko rasta
      dread* wigi weaving kupaka_rangi_nywele kuosha_nywele kutengeneza_nywele kucha kupaka_kucha kucha_bandia
      manikyua pedikyua kope nyusi mapambo_ya_bibi_harusi make-up uso utunzaji_wa_ngozi huduma_ya_ngozi
      kusugua_mwili spa hina heena tatuu kutoboa manukato marashi udi sabuni_za_urembo kuondoa_nywele waksi
      losheni shampuu rangi_ya_midomo
    `,
    building: `
      ujenzi ukarabati matengenezo ukarabati_wa_nyumba mabomba fundi_bomba ufundi_bomba mafundi fundi_umeme umeme
      uwekaji_umeme nyaya taa taa_za_dharura sola umeme_wa_jua paneli_za_jua paneli_za_sola jenereta betri_za_sola
      kiyoyozi viyoyozi hewa_safi maji_moto hita visima kuchimba_visima kisima matangi tanki_la_maji majitaka
      maji_taka vyoo choo bafu mabafu jiko majiko makabati kabati useremala seremala samani_za_ndani paa mapaa
      kuezeka mabati vigae dari gypsum plasta upakaji_rangi rangi kupaka_rangi uashi matofali tofali zege misingi
      msingi_wa_nyumba kuchimba kubomoa milango mlango madirisha dirisha vioo aluminiamu mageti geti uzio
      uzio_wa_umeme mapazia kengele_za_hatari kamera_za_usalama cctv vizima_moto kuzima_moto ulinzi_wa_moto ulinzi
      kufuli fundi_kufuli sakafu mazulia ngazi varanda ubunifu_wa_ndani mapambo_ya_nyumba usanifu_majengo wasanifu
      upimaji_ardhi upimaji_wa_ardhi ukadiriaji_majenzi bustani utunzaji_wa_bustani nyasi umwagiliaji kukata_miti
      kupogoa usafi usafi_wa_nyumba usafi_wa_ofisi kusafisha usafishaji kusafisha_mazulia kufua udhibiti_wa_wadudu
      wadudu mchwa mende kunguni panya popo njiwa nyigu mbu ufukizaji kupulizia_dawa uchomeleaji uchomaji_vyuma
      vyuma fremu jukwaa_la_ujenzi lifti mashine_za_kufulia jokofu majokofu pasi birika blenda oveni
      bwawa_la_kuogelea barabara madaraja lami
    `,
    legal: `
      sheria huduma_za_kisheria msaada_wa_kisheria ushauri_wa_kisheria mawakili uwakili sheria_ya_ardhi
      sheria_ya_familia sheria_ya_kazi sheria_za_biashara mikataba mkataba talaka malezi_ya_mtoto mirathi wosia
      urithi usuluhishi upatanishi mashauri kesi kesi_za_jinai madai fidia hati hati_miliki hatimiliki
      alama_za_biashara hataza usajili_wa_kampuni usajili_wa_biashara leseni_ya_biashara uhamiaji viza pasipoti
      kibali_cha_kazi vibali uraia kodi kodi_ya_mapato vat ritani ritani_za_kodi ushuru uhasibu utunzaji_wa_hesabu
      ukaguzi ukaguzi_wa_hesabu hesabu_za_mwaka mishahara malipo_ya_mishahara fedha ushauri_wa_fedha mikopo mkopo
      mikopo_ya_biashara mikopo_midogo mkopo_wa_nyumba rehani akiba akaunti_ya_akiba akaunti_ya_benki
      akaunti_za_benki benki huduma_za_kibenki hisa hatifungani dhamana uwekezaji amana pensheni mafao kustaafu
      bima bima_ya_afya bima_ya_maisha bima_ya_gari bima_ya_safari bima_ya_mazao kutuma_pesa uhamishaji_fedha
      m-pesa fedha_za_kigeni mali_isiyohamishika nyumba_za_kupanga nyumba_za_kuuza viwanja viwanja_vinavyouzwa
      kupangisha inapangishwa inauzwa usimamizi_wa_mali uthamini mnada minada ununuzi zabuni ukusanyaji_madeni
      madeni ufilisi ulinzi_wa_data vicoba saccos
    `,
    education: `
      shule shule_ya_msingi shule_ya_sekondari shule_ya_awali shule_za chekechea awali sekondari elimu elimu_ya
      elimu_maalum malezi_ya_watoto kulea_watoto vyuo chuo chuo_kikuu vyuo_vikuu shahada stashahada astashahada
      shahada_ya_uzamili uzamivu diploma cheti vyeti kozi kozi_fupi kozi_za mafunzo mafunzo_ya mafunzo_kazini
      mafunzo_ya_ufundi ufundi_stadi veta masomo masomo_ya_ziada somo darasa madarasa masomo_ya_jioni mtaala
      mitaala mitihani mtihani maandalizi_ya_mitihani masomo_ya_kiswahili kujifunza_kiswahili kujifunza lugha
      kiingereza kifaransa kiarabu kichina hisabati fizikia kemia baiolojia jiografia uraia_somo sayansi
      kompyuta_mafunzo uandishi_wa_programu roboti semina warsha kongamano makongamano mihadhara mhadhara
      ufadhili_wa_masomo ufadhili udhamini_wa_masomo ujuzi stadi_za_maisha ujasiriamali uongozi ushauri_wa_taaluma
      bweni mabweni sare_za_shule chakula_cha_shule uwanja_wa_michezo maktaba_ya_shule kusoma_na_kuandika
      elimu_ya_watu_wazima masomo_kwa_njia elimu_mtandaoni ualimu udereva shule_ya_udereva leseni_ya_udereva
      kushona ushonaji upishi_mafunzo masomo_ya_muziki masomo_ya_dini madrasa utafiti_wa_kitaaluma
      vitabu_vya_kiada ziara_za_kimasomo
    `,
    hospitality: `
      hoteli malazi vyumba chumba chumba_cha nyumba_ya_wageni nyumba_za_wageni gesti lodge hosteli kambi
      kupiga_kambi mahema hema bungalow banda mabanda vyumba_vya_kulala kitanda vitanda apartimenti fleti villa
      kifungua_kinywa wi-fi wifi maegesho bwawa ukumbi kumbi ukumbi_wa_mikutano kumbi_za_mikutano mikutano harusi
      sherehe sherehe_za karamu siku_ya_kuzaliwa fungate safari safari_za safari_ya utalii utalii_wa watalii ziara
      ziara_za ziara_ya matembezi kupanda_mlima kupanda_kilimanjaro kilimanjaro hifadhi hifadhi_za_taifa mbuga
      mbuga_za_wanyama serengeti ngorongoro ufukwe fukwe pwani kupiga_mbizi kuona_ndege kuangalia_ndege pomboo
      nyangumi safari_za_mashua mashua ziara_ya_viungo kukodi_baiskeli usafiri_wa_uwanja uwanja_wa_ndege
      tiketi_za_ndege safari_za_puto mapokezi sauna dobi pikiniki mapumziko likizo utalii_wa_kitamaduni
    `,
    food: `
      chakula vyakula mgahawa migahawa mkahawa hoteli_ya_chakula menyu staftahi chakula_cha_mchana
      chakula_cha_jioni ugali wali pilau biriani nyama nyama_choma nyama_ya_ng'ombe nyama_ya_mbuzi kuku kuku_wa
      mishikaki samaki pweza kamba kaa ngisi dagaa sato sangara maharage maharagwe githeri irio mukimo matoke
      ndizi viazi chipsi chips_mayai mayai mboga mboga_za_majani sukuma_wiki mchicha kachumbari saladi supu mchuzi
      mchuzi_wa_nazi nazi chapati mandazi maandazi sambusa kitumbua vitumbua bhajia kashata halua mkate mikate
      keki keki_za_harusi biskuti vitafunio vitafunwa uji muhogo mihogo mahindi makande matunda embe maembe nanasi
      papai parachichi machungwa tikiti juisi sharubati maji_ya_kunywa maji_ya_chupa soda chai chai_ya_maziwa
      chai_ya_tangawizi kahawa maziwa mtindi maziwa_lala jibini siagi asali jamu viungo_vya_chakula pilipili
      mdalasini karafuu iliki tangawizi mafuta_ya_kupikia unga unga_wa mchele sukari chumvi korosho karanga ufuta
      bia mvinyo divai pombe konyagi vinywaji kinywaji kokteli aiskrimu chokoleti peremende pizza baga sandwichi
      tambi soseji bucha mikate_na bekari upishi huduma_za_chakula kupika mapishi kupeleka_chakula mboga_mboga
      halali bufee urojo mkate_wa_kumimina mofa futari
    `,
    culture: `
      muziki tamasha matamasha bendi kwaya nyimbo wimbo taarab bongo_fleva singeli benga ngoma ngoma_za_asili
      dansi kucheza_ngoma densi tamthilia maigizo igizo michezo_ya_kuigiza ukumbi_wa_sanaa sinema filamu
      makala_za_video sanaa sanaa_za sanaa_za_mikono kazi_za_mikono uchoraji michoro tingatinga uchongaji vinyago
      sanamu ufinyanzi ususi vikapu kusuka_vikapu batiki shanga ushanga maonyesho onyesho makumbusho
      jumba_la_makumbusho urithi_wa_utamaduni utamaduni mila historia_ya_pwani maktaba vitabu kitabu riwaya
      hadithi hadithi_fupi mashairi ushairi utenzi majarida jarida magazeti redio televisheni podikasti vipindi
      ucheshi vichekesho michezo_ya_kompyuta bao karata sataranji bahati_nasibu mashindano shindano tuzo sikukuu
      krismasi pasaka eid idd maulidi saba_saba nane_nane gitaa piano zeze marimba kinanda upigaji_picha maonesho
      gulio soko masoko sarakasi mitindo
    `,
    sport: `
      michezo mpira_wa_miguu soka kandanda mpira_wa_kikapu mpira_wa_pete mpira_wa_wavu mpira_wa_mikono raga
      kriketi hoki tenisi tenisi_ya_meza gofu riadha mbio mbio_za marathoni nusu_marathoni kuogelea
      kuendesha_baiskeli baiskeli_mbio ngumi ndondi mieleka karate judo taekwondo kujilinda mazoezi gym jimu
      aerobiki yoga zumba kunyanyua_vizito uvuvi_wa_michezo uwindaji kuendesha_mashua kayak kupanda_milima
      kupanda_farasi farasi vishale drafti pool ligi mashindano_ya_michezo kombe timu_ya_vijana akademi_ya_soka
    `,
    software: `
      programu programu_za_kompyuta programu_za_simu app_ya utengenezaji_wa_tovuti kutengeneza_tovuti tovuti_na
      usanifu_wa_tovuti mifumo mfumo_wa mifumo_ya_habari tehama uhifadhi_wa_tovuti hosting domain
      duka_la_mtandaoni biashara_mtandao hifadhidata data uchambuzi_wa_data takwimu hifadhi_ya_data kompyuta
      laptop matengenezo_ya_kompyuta simu_janja ukarabati_wa_simu mtandao mitandao intaneti fiber nyuzi seva wingu
      usalama_wa_mtandao usalama_wa_data nywila usimbaji akili_bandia akili_mnemba roboti_mazungumzo otomatiki
      mfumo_wa_malipo malipo_mtandaoni malipo_kwa_simu ankara ankara_za_kielektroniki vikumbusho arifa
      usawazishaji nje_ya_mtandao hali_ya_giza lugha_nyingi utafutaji vichujio ripoti ujumuishaji api chanzo_huria
      usimamizi_wa_miradi usimamizi_wa_wateja usimamizi_wa_hati usimamizi_wa_stoo sms_kwa_wingi ufuatiliaji gps
      ramani msimbo_wa_qr mikutano_ya_video msaada_wa_kiufundi kidijitali mageuzi_ya_kidijitali
    `,
    marketing: `
      masoko_ya_kidijitali uuzaji matangazo utangazaji kutangaza chapa nembo usanifu usanifu_wa_picha
      ubunifu_wa_picha uchapishaji uchapaji kuchapa kadi_za_biashara kadi_za_mwaliko kadi_za_harusi mabango bango
      vipeperushi vipeperushi_na brosha katalogi kalenda_za_ukuta stika lebo fulana_za mihuri upigaji_picha_za
      picha_za_harusi picha_za video_za_harusi utengenezaji_wa_video uandaaji_wa_video vyombo_vya_muziki
      mfumo_wa_sauti studio kurekodi tafsiri kutafsiri ukalimani uhariri uandishi mahusiano_ya_umma
      utafiti_wa_masoko utafiti ushauri_wa_biashara ushauri_elekezi mpango_wa_biashara mipango_mkakati mkakati
      uajiri ajira rasilimali_watu upangaji_wa_matukio uandaaji_wa_hafla hafla matukio_ya mapambo
      mapambo_ya_harusi maua_ya_harusi mshereheshaji
    `,
    transport: `
      usafiri usafirishaji usafirishaji_wa_mizigo mizigo mzigo magari gari magari_yaliyotumika magari_mapya
      kukodi_magari kukodisha_magari ukodishaji_wa_magari gereji matengenezo_ya_magari ukarabati_wa_magari
      kuosha_magari matairi tairi breki injini betri vipuri spea oili malori lori mabasi basi daladala matatu
      bodaboda bajaji pikipiki baiskeli teksi trekta matrekta trela boti meli feri ndege helikopta treni reli
      vifurushi kurusha_vifurushi ghala maghala uhifadhi_wa_bidhaa kuhamisha kuhama_nyumba forodha
      uondoshaji_forodha bandari mafuta_ya_gari petroli dizeli ukaguzi_wa_magari magari_ya_umeme
    `,
    goods: `
      nguo mavazi nguo_za_watoto nguo_za_wanawake nguo_za_wanaume mitumba kanga khanga kitenge vitenge kikoi vikoi
      kanzu gauni magauni mashati shati suruali viatu sandali soksi kofia mikoba mkoba mikanda vito
      vito_vya_thamani pete mikufu hereni bangili saa zawadi kumbukumbu_za_safari vinyago_vya_watoto midoli maua
      mishumaa sabuni mashuka mablanketi magodoro godoro mito taulo vitambaa kitambaa uzi fanicha samani viti meza
      makochi sofa rafu taa_za_ndani vioo_vya_ukutani vyombo_vya_jikoni vyombo_vya_nyumbani sufuria visu vikombe
      vifaa vifaa_vya vifaa_vya_umeme elektroniki televisheni_na zana zana_za mashine mitambo pampu
      vifaa_vya_ujenzi saruji nondo mbao kuni mkaa majiko_banifu gesi gesi_ya_kupikia rangi_za_nyumba gundi
      kemikali plastiki mpira vifungashio ufungashaji karatasi vifaa_vya_ofisi vifaa_vya_shule vifaa_vya_michezo
      ngozi_bidhaa dhahabu tanzanite madini vifaa_tiba neti vyandarua sare
    `,
    farming: `
      kilimo kilimo_hai kilimo_cha ukulima mazao zao mbegu miche mbolea viuatilifu dawa_za_mimea mifugo ufugaji
      ufugaji_wa ng'ombe ng'ombe_wa_maziwa mbuzi kondoo nguruwe sungura kuku_wa_mayai kuku_wa_nyama
      kuku_wa_kienyeji vifaranga bata ufugaji_wa_nyuki nyuki mizinga ufugaji_wa_samaki mabwawa_ya_samaki
      vyakula_vya_mifugo chakula_cha_mifugo malisho punda ngamia mbwa paka ndege_wa_kufugwa shamba mashamba
      bustani_za_mboga mpunga ngano mtama ulele ulezi alizeti pamba mkonge tumbaku miwa nyanya vitunguu kabichi
      michungwa miembe misitu upandaji_miti miti miche_ya_miti uvuvi mwani wanyamapori simba tembo faru twiga chui
      greenhouse banda_kitalu vitalu
    `,
    social: `
      ibada ibada_ya misa maombi sala swala uinjilisti injili mahubiri mafundisho_ya_biblia biblia ubatizo
      kipaimara komunyo ndoa mazishi msiba shule_ya_jumapili huduma_ya_vijana huduma_ya_watoto kanisa makanisa
      msikiti misikiti zaka sadaka hija ramadhani jumuiya vikundi vikundi_vya jumuiya_ndogo michango mchango
      changia kuchangia harambee kuchangisha kujitolea wanaojitolea yatima watoto_yatima watoto_wa_mitaani wajane
      wazee walemavu watu_wenye_ulemavu ulemavu wakimbizi misaada misaada_ya_kibinadamu msaada_wa_chakula umaskini
      uwezeshaji uwezeshaji_wa_wanawake wanawake vijana haki_za_binadamu haki_za_watoto haki_za_wanawake haki
      utetezi jinsia usawa_wa_kijinsia ukatili ukatili_wa_kijinsia ulinzi_wa_mtoto ustawi_wa_jamii
      maendeleo_ya_jamii miradi mradi_wa kampeni uhamasishaji uelimishaji amani utawala_bora uchaguzi mazingira
      uhifadhi uhifadhi_wa_mazingira mabadiliko_ya_tabianchi maji_safi huduma_ya_maji usafi_wa_mazingira taka
      ukusanyaji_wa_taka urejelezaji zimamoto polisi vibali_vya_ujenzi leseni vitambulisho vyeti_vya_kuzaliwa
      cheti_cha_kuzaliwa ruzuku kuchangia_damu
    `,
  },
  nonOffers: {
    claims: `
      ubora ubora_wa_hali bei_nafuu nafuu bei_poa bei_nzuri uzoefu weledi wataalamu wataalam utaalamu uaminifu
      uadilifu uwazi uwajibikaji kuaminika haraka huduma_ya_haraka huduma_bora usalama salama dhamana_ya ubunifu
      ufanisi kujituma kuridhika kuridhika_kwa_wateja huduma_kwa_wateja masaa_24 saa_24 24_7 rafiki_wa_mazingira
      endelevu ushirikiano heshima umoja urahisi rahisi_kutumia kwa_wakati iliyosajiliwa imethibitishwa
    `,
    steps: `
      chagua weka_nafasi weka_oda agiza agiza_sasa wasiliana piga piga_simu tuma tuma_ujumbe jaza jaza_fomu
      jisajili jiunge ingia pakua lipa pokea furahia tafuta gundua anza omba omba_sasa thibitisha ongeza
      hatua_ya_1 hatua_ya_kwanza hatua_1 hatua_2 hatua_3 panga tembelea tathmini utekelezaji
    `,
    labels: `
      mawasiliano wasiliana_nasi wasiliana_na_sisi kuhusu kuhusu_sisi kuhusu_kampuni sisi_ni_nani historia
      historia_yetu dira dhamira maono maadili mwanzo nyumbani habari habari_mpya habari_za_hivi_karibuni matukio
      soma_zaidi soma_zaidi_hapa zaidi ona_zaidi tazama_zaidi ona_zote taarifa maelezo saa_za_kazi muda_wa_kazi
      anwani anuani simu barua_pepe barua-pepe mahali tulipo ramani_ya_tovuti bei bidhaa bidhaa_zetu huduma
      huduma_zetu picha picha_na_video video blogu kalenda wadhamini washirika wabia wateja wateja_wetu ushuhuda
      maoni maswali maswali_ya_mara_kwa_mara maswali_yanayoulizwa faragha sera_ya_faragha sera vigezo_na_masharti
      masharti haki_zote kikapu akaunti_yangu toka umesahau_nenosiri lugha_ya_tovuti jina ujumbe mada tarehe muda
      jumatatu jumanne jumatano alhamisi ijumaa jumamosi jumapili inayofuata iliyotangulia rudi rudi_juu shiriki
      tufuate mitandao_ya_kijamii kumbukumbu nyaraka fomu viungo_muhimu tovuti_muhimu uanachama wanachama
      nafasi_za_kazi kazi timu_yetu uongozi_wetu bodi menejimenti muundo jumla ukubwa sifa machapisho
      ripoti_ya_mwaka jarida_la_habari tangazo tafuta_hapa maktaba_ya_picha changia_sasa
    `,
    roles: `
      mkurugenzi mkurugenzi_mtendaji mkurugenzi_mkuu meneja meneja_* mwanzilishi mwenyekiti makamu_mwenyekiti
      katibu katibu_mkuu mhazini mweka_hazina mjumbe rais makamu_wa_rais mratibu afisa afisa_* mkuu mkuu_wa
      mwalimu mwalimu_mkuu mhadhiri profesa mtafiti daktari muuguzi mkunga mwanasheria wakili mhasibu mkaguzi
      mhandisi fundi mpishi dereva mlinzi kocha mchungaji padre askofu imamu sheikh mhariri mwandishi mpiga_picha
      mbunifu msaidizi mshauri waziri mbunge diwani meya
    `,
    prices: `
      kwa_siku kwa_usiku kwa_mtu kwa_saa kwa_mwezi kwa_mwaka kwa_wiki ada ada_ya kiingilio bure punguzo
      punguzo_la_bei ofa ofa_maalum watu_wazima watoto watoto_chini_ya wanafunzi kianzio malipo_ya_awali
      bei_ya_jumla bei_ya_rejareja kuanzia_tsh kuanzia_ksh
    `,
  },
};
