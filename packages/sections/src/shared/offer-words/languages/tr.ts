import type { LanguageWords } from '../words.ts';

export const TURKISH: LanguageWords = {
  offers: {
    health: `
      ağız akupunktur ameliyat* aşı* beyazlatma beslenme botoks cerrah* check-up çocuk_sağ* dermatolog* diyet*
      dolgu* estetik fizik_tedavi fizyoterap* gebelik hastalık* hemşire* implant* jinekolog* kanal_tedavi
      kardiyolog* köprü lazer* masaj* muayene* nörolog* ortodonti ortoped* osteopati pediatri* periodont* pilates
      protez* psikolog* psikoterap* rehabilit* röntgen solunum tedavi* terapi* tıbbi tüp_bebek ultrason*
      veteriner* zayıflama zirkonyum danışmanlığı danışmanlık analiz* bypass cilt çocuk* dermatoloji diş* doğum*
      egzersiz fizik* göz* güçlendirme kanal_tedavisi kaplama klinik* laboratuvar* sağlık* varis alerji* anestezi*
      anjiyo* antenatal ambulans apandisit* artroskopi* artroz* artrit* astım* ağrı ağrısı ağrıları acil_tıp
      algoloji* androloji* amalgam* asperger* atak_bozuklu* ayurveda* ayak_sağlığı ayak_ağrı* ayak_bileği
      bağımlılı* bağışıklık* bağırsak* balgam baş_ağrı* baş_dönme* bel_ağrı* bel_fıtı* bel_kayma* beyin_sinir
      beyin_ve_sinir besin_intolerans* beta_hcg bilişsel_davranışçı* biyopsi* biyorezonans* bioenerji* biyoenerji*
      biyokimya* bipolar* boyun_ağrı* boyun_fıtı* boyun_düzleşme* bronşit* bruksizm* böbrek* böbrek_taş*
      burun_estetiğ* burun_tıkanıklı* bunyon by-pass burkulma* büyüme_gerili* checkup cinsel_işlev* çene_eklem*
      çene_ağrı* çiftleşme çürük* detoks* depresyon* dental diabet* diyabet* dikkat_eksikli* dehb dil_ve_konuşma*
      diyaliz* diz_ağrı* doku_nakl* dolaşım_bozuklu* donuk_omuz* down_sendrom* duruş_bozuklu* duyu_bütünleme*
      düz_taban* ebelik* eczane* eczacılı* egzama* eklem* ekokardiyografi* ekg emg eeg emdr emzirme* endodonti*
      endokrin* endoskopi* endometriozis* enfeksiyon* enjeksiyon* epilepsi* ergoterapi* erken_tanı* eswt
      fibromiyalji* fitoterapi* fıtık* fitil fobi fobisi fobiler* fonksiyonel_tıp* ftr gastrit* gastroenteroloji*
      gastroskopi* geriatri* genetik_tanı* getat gece_plağı* göğüs_estetiğ* göğüs_büyüt* glokom* görüntüleme*
      guatr* hacamat* halk_sağlığı hamilelik* hastane* hasta_nakl* hemoroid* hematoloji* hepatit* hipnoz*
      hipnoterapi* hipertansiyon* hidroterapi* hidrafasiyal homeopati* horlama* hormon* ilaçlar immünoloji*
      immünoterapi* infertilite* inme işitme* iş_sağlığı işyeri_hekimli* işyeri_hekimi iştahsızlı* idrar_kaçır*
      ishal kabızlı* kalça_ağrı* kalp_damar* kalp_sağlığı kan_tahlil* kan_basınc* kanser* kardiyoloji* karaciğer*
      katarakt* kaygı_bozuk* kaygı kekemeli* kemik_erime* kemik_iliğ* kemoterapi* kinezyo* kısırlı* kist kistler*
      kireçlenme* kırık* kolesterol* kolonoskopi* konuşma_bozuk* konsültasyon* koroner* koruyucu_hekimlik*
      kraniyosakral* kraniosakral kulak_burun* kulak_ağrı* kulak_çınlama* kulak_kepçe* kbb kuron* kuduz kök_hücre*
      laboratuar* lenf_drenaj* lenfödem* lenfoma* lösemi* lohusa* loğusa* lumineers lif_kopma* madde_bağımlılı*
      magnezyum mamografi* medikal meme_kanser* meme_estetiğ* menopoz* menisküs* metabolizma* mezoterapi* migren*
      mide_balon* mide_küçültme* miyom* miyop* moksa moleküler mr mantar_hastalı* nefroloji* nefes_darlı*
      nöroloji* nöropsikoloji* nöroterapi* neurofeedback nörofeedback nükleer_tıp* nümeroloji* numeroloji obezite*
      obsesif* odyoloji* oftalmoloji* okb omurga* omuz_ağrı* omuz_sıkışma* onkoloji* optik optometri* organ_nakl*
      ortez* osteoporoz* otizm* öğrenme_güçlü* palyatif* panik_atak* panik_bozuk* parkinson* patoloji* pedodonti*
      pet_ct perinatoloji* plates podoloji* porselen_lamina* postür* prostat* proktoloji* prp psikiyatr*
      psikoloji* psikodrama* psikosomatik* psikometrik* radyoloji* radyoterapi* refleksoloji* regl reiki reflü*
      reçete* romatoloji* romatizma* romatoid rinoplasti* ruh_sağlığı safra_kesesi* sedasyon* sedef_hastalı*
      sezaryen* sinir_sıkışma* sigara_bırak* sinüzit* siyatik* skolyoz* smear* şaşılı* şeker_hastalı* şiatsu
      shiatsu şizofreni* tahlil* tansiyon* teşhis* teletıp* tele_tıp tetkik* tiroid* tinnitus* topuk_diken*
      travma* trafik_kazası tüp_mide* trikoloji* uyku_apne* uyku_bozuk* uykusuzlu* uyuz üroloji* unutkanlı* uçuk
      vajinismus* varikosel* vertigo* vitamin_eksikli* vitiligo* yenidoğan* yeni_doğan* yüz_felc* yüz_germe*
      zatürre* zona zihinsel_engel* çölyak* omurilik* ödem ödemi felç felçli* inmeli kolit* ülser* fissür* fistül*
      kıl_dönme* siğil* nasır* sivilce* akne* rozasea* lipoödem* anksiyete* travma_sonrası* tükenmişlik* özgüven*
      ergenlik* cinsel_isteksizlik rahim* amniyosentez* nst kordon_kan* kısırlaştır* mikroçip* kedi_sağlığı
      köpek_sağlığı dahiliye* hemodiyaliz* parazit* köpek_tıraş* evcil_hayvan* lasik* excimer* lens_ölçü*
      kontakt_lens* retina* kornea* şeffaf_plak* all_on_four all_on_4 kanamalı kompozit* sinüs_lift* kemik_greft*
      dental_tomografi bt_tomografi tomografi* kemik_yoğunlu* doppler* eko
    `,
    beauty: `
      ağda boya cilt epilasyon fön gelin_saçı güzellik kalıcı_makyaj kaş kesim kirpik kuaför makyaj manikür oje
      parfüm pedikür saç sakal spa tırnak dövme alın_germe altın_oran* anti-aging antiaging berber* bıyık*
      bölgesel_incelme* botox bb_glow brow* bronzlaş* damat_tıraş* damat_paket* dermapen* dermaroller* dudak_renk*
      dermokozmetik* eyeliner* fönü fondöten* fraksiyonel* gelin_başı* gelin_paket* gelin_hamamı güneş_lekesi*
      hamamı* hidrafacial hydrafacial* hyaluron* hifu* ip_askı* kaşlar* kavitasyon* keratin* kese_köpük* kına
      kına_gecesi* kolajen* kollajen kıl_alma* küçük_dokunuş krem kremler* lifting* lipoliz* losyon* makyajı*
      maskara* meç microblading* mikroblading* mikro_pigment* nail_art nemlendirici* ojeler ombre* parafin*
      peeling* perma pigmentasyon* piercing* pudra* rimel ruj rujlar röfle* saçlar* selülit* sıkılaş* solaryum*
      sprey_bronz* sugaring şampuan* tıraş* topuz* ultherapy* vücut_maske* vücut_peeling* vücut_şekillendir*
      yüz_maske* wellness yosun_maske* altın_iğne* somon_dna* mezo vampir_yüz* balyaj* perçem* kakül* thalasso*
      aromaterapi* sıcak_taş* masör*
    `,
    building: `
      alçıpan bahçe* beton boya* çelik dekorasyon doğalgaz doğrama döşeme* güneş_enerji hafriyat havuz ısıtma
      iç_mimar* kapı* kaplama konut* koltuk_yıkama laminat mantolama marangoz mermer mimari* mobilya* montaj*
      mutfak* onarım* pencere* pimapen prefabrik seramik sıhhi su_kaçağı tamir* temizli* tesisat* yalıtım*
      yenileme yıkım bakım* asansör* balkon* banyo* cam cephe* çatı* elektrik* fayans* inşaat* izolasyon* kaynak
      kazı klima* kombi* mimarlık parke* peyzaj* perde* restorasyon* sıhhi_tesisat tadilat* temizleme* yıkama*
      zemin* ahşap* ahşap_ev* alçı_sıva* alçı akıllı_ev* anahtar_teslim* asma_tavan* asfalt* ankastre* atık_su*
      baca* badana* betonarme* bina_güçlendir* bodrum* boru_değişim* böcek_ilaçlama* çilingir* çim_biçme*
      çim_ekim* çit çitler* çukur_kazma demir_işleri deprem_güçlendir* dezenfeksiyon* diafon* diyafon* doğal_gaz*
      doğal_taş* duman_dedektör* duşakabin* duş_kabin* duvar_kağıd* duvar_örme* duvar_işleri düşakabin drenaj*
      ekskavatör* enerji_kimlik* epoksi* ev_yenile* fare_ilaçlama* ferforje* fotoselli* fosseptik* gaz_kaçağ*
      gazlı_söndür* gergi_tavan* geri_dönüşüm* gider_açma* gömme_dolap* granit* haşere* havalandır* hidrofor*
      ince_işçilik* iskele iskele_kurul* istinat_duvar* ilaçlama* jeneratör* jaluzi* kaçak_tespit* kalebodur*
      kalorifer* kanal_açma* kanalizasyon* kartonpiyer* karot* kat_karşılığı keşif_ve_metraj kentsel_dönüşüm*
      kepenk* kilit_değişim* kiremit* kiriş klozet* kolon korkuluk* küpeşte* lambri* lavabo* lavabo_açma*
      merdiven* metraj moloz* nem_alma ofis_bölme* oluk* panjur* paratoner* pergola* pis_su* polikarbon* radyatör*
      rampa restore* renovasyon* rulo_çim* röleve* saha_betonu saçak* sıva sıva_işleri* sineklik* soba sobalar*
      söve* su_kaçağ* su_kaçak* sundurma* süpürgelik* şantiye* şap_atma* şömine* şofben* tavan* taş_duvar* tente*
      teras* tezgah* topraklama* tuğla* tuvalet_açma* tuvalet_tıkan* tıkanıklık* tıkalı_gider* vitray* vitrifiye*
      vestiyer* yangın_alarm* yangın_merdiven* yangın_söndür* yangın_algıla* su_ısıtıcı* karınca_ilaçlama*
      tahta_kurusu* pire_ilaçlama* kene_ilaçlama* güvercin* termit* yarasa akrep_ilaçlama* sivrisinek*
    `,
    legal: `
      aile_hukuk* banka* boşanma bütçe ceza_hukuk* dava* finans* fon hukuk* iflas iş_hukuk* kira* kredi*
      marka_tescil mali_müşavir* miras* noter patent sigorta* şirket_kuruluş* tapu ticaret_hukuk* vergi* vize
      yatırım* bordro vekalet ceza* danışman* denetim* emlak* gayrimenkul* icra* marka* muhasebe* tazminat*
      alacak_tahsil* anlaşmalı_boşan* arabulucu* arsa_pay* arsa arsalar arazi araziler avukatlı* avukat avukatlar*
      ayıplı_mal* beyanname* bilanço* bilirkişi* bireysel_emekli* birleşme_ve_devral* bordrolama* bütçeleme*
      çekişmeli_boşan* çalışma_izn* dask defter_tutma* deniz_ticaret* denkleştirme değerleme* dolandırıcılı*
      döviz* danıştay e-fatura* e-defter* e-beyanname* emekli_maaş* emeklilik* evlat_edin* faktoring*
      fikri_mülkiyet* fikri_ve_sınai* fonlar* ferdi_kaza* gelir_tablosu gider_pusula* genel_kurul* haciz hacizler*
      haksız_fesih* halka_arz* hisse_sened* hisse_devir* ihtarname* istinaf işe_iade* iş_kazası* işçi_alacak*
      itiraz ipotek* ikamet_izn* istirdat kamulaştırma* kasko* katma_değer* kat_mülkiyet* kdv kdv_iade*
      konkordato* kripto* leasing* likidite mahkeme* mal_paylaşım* malpraktis* maaş_hesap* mevduat* mevzuat*
      mukavele mortgage* mesleki_sorumluluk* nafaka* noterli* oturma_izn* ortaklığın_gider* öz_değerlendirme
      özelge özlük* portföy* poliçe* prim_hesap resmi_evrak rücu satılık* savunma_avukat* senet* sermaye_piyasa*
      sermaye_artır* sgk suç_duyurusu soruşturma* serbest_meslek* tahkim* tahliye* tahsilat* tam_tasdik* tarsim
      tasfiye* tasarruf* tebligat* temlik tenkis teminat_mektub* tedbir_karar telif_hak* temyiz* tescil* teşvik*
      teşvik_belge* tüketici_hak* uyuşmazlı* uzlaşma* uzlaştırma* vasiyet* vatandaşlı* vatandaşlık_başvuru*
      vekaletname* velayet* veraset* vizesi vizeleri* yıllık_hesap* zorunlu_trafik* zarar_tespit* yazlık*
      müstakil* rezidans* devre_mülk* taşınmaz* ekspertiz* borsa altın_hesab* sukuk* kosgeb* ar-ge_teşvik*
    `,
    education: `
      anaokul* atölye* ders* dil_eğitim* eğitim* etkinlik* gezi* ingilizce kişisel_gelişim kolej kulüp* kurs*
      matematik mentorluk okul* oyun_grubu öğrenim özel_ders robotik kodlama seminer* sınav* staj* sürücü
      üniversite yaz_okulu yüksek_lisans webinar* etüt* koçluk* kreş* lise* müzik* öğretim* ales almanca*
      ana_sınıf* anasınıf* arapça* ayt bilsem* biyoloji* çince çıraklı* coğrafya deney deneyler dgs dikey_geçiş
      diksiyon* diploma* direksiyon* doktora* drama* ehliyet* ehliyet_sınıf* e-öğrenme* etüd* erasmus* fen_bilim*
      fransızca* formasyon* girişimcilik* hazırlık_sınıf* hızlı_okuma* ielts ilkokul* ilköğretim* ispanyolca*
      italyanca* imam_hatip* japonca* kpss* konuşma_kulüb* lgs lisans lisansüstü* lisan master meslek_edin*
      meslek_yüksekokul* mezun mezunlar montessori* mba müfredat* okuma_yazma* ortaokul* öğle_uyku öğrenci*
      öğrenci_koçlu* önlisans* ödev ödevler* pedagog* pedagoji* psikoteknik* rusça* sınıf sınıflar* steam stem src
      src_belge* tabletli tez toefl* tyt usta_öğretici* ustalık_belge* veli_toplant* workshop* yabancı_dil*
      yaratıcı_yazar* yarım_gün yds yks yökdil* yüksekokul* yaşam_koçlu* öğrenci_değişim* bilim_şenli* kantin*
      mezuniyet* kep_tören* karne* yatılı* öğrenci_yurd* kız_yurd* erkek_yurd* a_sınıfı b_sınıfı_ehliyet*
      c_sınıfı_ehliyet* a1_ehliyet a2_ehliyet işletme_bölüm* mühendislik* tıp_fakülte* mülakat_tekni* akademi*
      hafızlık* osmanlıca* işaret_dili* aşçılık* operatörlük*
      panel_tartışma* panel_oturum* davetli_konuşma* açılış_konuşma* genel_oturum* yuvarlak_masa* yıldırım_sunum*
      poster_oturum* poster_sunum* sözlü_bildiri* seyahat_burs* araştırma_burs* proje_yarışma* fikir_yarışma*
      yazma_yarışma* öykü_yarışma* kompozisyon_yarış* kodlama_yarışma* yaz_okul* kış_okul* mentorluk* hackathon*
      hackaton* olimpiyat* okuma_grubu okuma_grupları okuma_kulübü kitap_kulüb* tartışma_grup* boylamsal*
      saha_araştırma* saha_çalışma* yurttaş_bilim* vatandaş_bilim* politika_not* politika_belge* araştırma_rapor*
      çalışma_kağıt* eğitim_materyal* ders_materyal* kariyer_fuar* bildiri_çağrı*
    `,
    hospitality: `
      apart* aile_odası balkon daire* deniz_manzara* düğün* hamam havuz* jakuzi kahvaltı* kamp_alan* karavan
      konaklama* manzaralı otopark plaj restoran sauna suit* tatil tekne* toplantı_salon* transfer* villa* wifi
      wi-fi yatak* balayı bungalov* çadır* davet* etkinlik* gezi* nişan* organizasyon* otel* pansiyon* rehber*
      salon* toplantı* yürüyüş* açık_büfe* at_binme* atv_safari* barbekü* bungalow* çift_kişilik* cip_safari*
      jeep_safari* dağ_evi* dağ_manzara* denize_sıfır* evcil_hayvan_kabul* gece_hayatı göl_manzara* gulet*
      günübirlik* her_şey_dahil* herşey_dahil* hostel* iki_kişilik* jakuzili* kına_organiz* kır_evi* konuk_evi*
      köy_evi* köşk kaplıca* lobi lobby mavi_yolculuk* misafirhane* minibar* moteller* motel müstakil_ev* plajı
      plajlar* piknik* piknik_alan* resepsiyon* safari* şezlong* şehir_manzara* taş_ev* tek_kişilik* teras_bar
      teleferik* termal* tesisler üç_kişilik* uçak_bilet* uyku_tulum* vale_park* yaylalar* glamping* tiny_house*
      dubleks* tripleks* hac_umre* umre kruvaziyer* cruise* turlar turu odalar*
    `,
    food: `
      ayran bal baharat balık* börek* bira burger* çay* çikolata* çorba* döner ekmek* etler ızgara içecek* kahve*
      kebap* kokteyl* köfte* kurabiye* kuruyemiş künefe lahmacun makarna* meyve* menü* meze* pasta* peynir* pide*
      pizza* reçel salata* sandviç* sebze* sıcaklar simit sos sucuk şarap* tatlı* tavuk* tost turşu yemek* yoğurt
      zeytin* catering ikram* baklava* bisküvi dondurma* kahvaltılık* pilav* sofra* süt* acılı_ezme* adana
      alabalık* alinazik* almak_üzere altın_çilek ananas* antrikot* ara_sıcak* arnavut_ciğer* aşure* atıştırmalı*
      ayva azık bakla_ballı* baklagil* balığı barbunya* bardak_mısır bazlama* beğendi* bezelye* beyti*
      biber_dolma* biralar* boza* böreği* brokoli* brownie* brunch* bulgur* cacık* cağ_kebab* ceviz cevizli*
      cezerye* cheesecake* ciğer* ciğer_şiş* cipura çipura* çiğköfte* çilek çilekli* çökertme* çörek* çöreği*
      çubuk_kraker damak_tadı dana_eti* dana_bonfile* deniz_mahsul* deniz_börülce* dolma* domates* dürüm* ekmeği
      elma elmalı* enginar* erişte* espresso* ezme ezmeler ezogelin* fasulye* falafel* fast_food* fındık* fıstık*
      flat_white formaja füme* gazoz* gavurdağı* gofret* güllaç* güveç* glutensiz* haşlama* haydari* hamburger*
      hamur_işi* helva* hellim* hibeş hindi_füme hindi humus hünkar_beğendi* hurma* hoşaf* iftar* imambayıldı*
      incir* irmik* iskender* ispanak* ıspanak* islim_kebab* jambon* kabak kadayıf* kakaolu* kalamar* kanat
      karides* karnıyarık* karpuz* kaşar* kavurma* kavun* kayısı* kaymak kaymaklı* kazandibi* kebab* kek kekler
      keki kekleri kelle_paça* kemalpaşa* kereviz kestane* keşkek* ketçap kıyma kıymalı* kısır kızartma* kokoreç*
      kola kompost komposto* kruvasan* kumpir* kumru* kuru_fasulye* kuşbaşı* kuymak* mıhlama* kuzu_tandır*
      kuzu_şiş* kuzu_eti* kuzu_pirzola* kuzu kaygana* köy_ekmeğ* köy_tavuğ* lahana* latte leblebi* levrek* likör*
      limonata* lokma* lokum* lüfer mantar_sote* mantı mantar_kavur* marmelat* maden_suyu* menemen* mercimek*
      meşrubat* mezgit* milkshake* mısır mısır_ekmeğ* midye* midye_dolma* muhallebi* muhammara* mücver* musakka*
      nar_ekşi* nescafe nohut* omlet* ocakbaşı* odun_ateş* palamut pastırma* patates* patates_kızart* patlıcan*
      pekmez* pestil* pirinç* pirzola* pişi piyaz* poğaça* profiterol* püre rakı rakılar revani* sade_omlet
      sahlep* salep* sahan* salam salça* sarımsak* sarma sarması* saray_sarma* sigara_böreğ* soğan_halka* somon*
      soslar sosis* soslu* sosu steak* su_böreğ* sucuklu* sufle* sushi* supangle* smoothie* sürk şakşuka* şalgam*
      şarküteri* şekerleme* şekerpare* şerbet* şıra şöbiyet* tahin* tantuni* tarama tarator* tarhana* tarif
      tarifler* tas_kebab* tava taze_fasulye* taze_sıkılmış* tereyağ* tiramisu* tostlar trileçe* trüf* tulumba*
      üzüm urfa_kebab* vegan vejetaryen* viski* votka* waffle* yaprak_sarma* yengen yoğurtlu* yufka* yulaf*
      yumurtalı* zerde zurna_dürüm alakart* a_la_carte tabldot* kumanya* cin tonik adaçayı* ıhlamur* kuşburnu*
      nane_limon* menengiç* cappuccino* americano mocha cold_brew frappe* frozen islak_hamburger* pastel havuç
      havuçlu* nişasta* dut_pekmez* keçiboynuz* pişmaniye* ekşi_maya* glütensiz*
    `,
    culture: `
      animasyon bale belgesel* dergi* dans* defile edebiyat el_sanat* festival* film* fotoğraf* gala gösteri*
      halk_oyun* heykel kitap* koleksiyon* konferans* konser* koro kültür* kütüphane* masal* müze* müzik* nişan
      opera organizasyon* orkestra oyun* öykü panel* parti resim roman sanat* sergi* sinema* söyleşi* sünnet
      sempozyum* şiir* tiyatro* yarışma* doğum_günü kongre* açılış_tören* ahşap_oyma* akustik* albüm* anıtlar
      anma_tören* arkeoloji* arp bağlama balo bando* bienal* bilim_kurgu* bingo cura cümbüş caz çalgı* çello* çini
      çinicilik* çizim çömlek* darbuka* davul* dernek_gece* dj ebru efsane* el_işi* enstalasyon* enstrüman* eser
      fanfar flüt fuar fuarlar fuarı* gitar gravür* halk_müziğ* hat hıdırellez* imza_günü* ilahiler* kabare*
      kaligrafi* karagöz* karikatür* karnaval* kemençe* keman kermes* keçe keçecilik* kilim kitabı* klarnet*
      komedi* korosu* korolar kostüm* kukla* kurban_bayram* kutlama* kurgu linol* mehter* meddah* mevlana mevlit*
      minyatür* müziği* mozaik nakış* nevruz* ney nostalji novella ninni* oratoryo* ortaoyun* pandomim* panayır*
      partiler partisi* piyano piyes* podcast* portre* plak plaklar ragtime resimler resital* ritim romanlar
      romanı rölyef* saz ses_kayıt* semazen* senfoni* sirk soprano stand-up stüdyo_kayıt* suluboya* şarkı* şenlik*
      şenliği* dinleti* tango tambur tasavvuf* tablolar tezhip* ud udu vals vurmalı_çalgı* vernisaj* yağlıboya*
      yazarlık* yıl_dönümü* zeybek* horon* halay* zurna* kaval akordeon* saksafon* bas_gitar* elektro_gitar*
      bateri* ukulele* mandolin* rol_yapma* espor* sihirbaz* palyaço* bahar_şenli* köy_şenli* cirit* aşure_günü*
      kandil* bayramlaşma* tombala* ekslibris* örgü örgücülük* makrome* patchwork* kırkyama* iğne_oyası* oya
      tığ_işi* dokuma* bakırcılık* telkari* kazaziye*
      kitap_inceleme* kitap_eleştiri* film_eleştiri* film_inceleme* tiyatro_eleştiri* röportaj* deneme_yazıları
      köşe_yazı* öyküler şiirler çizgi_roman* bulmaca* okur_mektup* dosya_konusu araştırmacı_gazete* doğruluk_kontrol*
      haber_dosya* jüri_ödül* jüri_özel_ödül* halk_ödül* izleyici_ödül* büyük_ödül* özel_ödül* onur_ödül* ödül_tören*
      kapanış_tören* açılış_konser* kapanış_konser* film_gösterim* açık_hava_sinema* kısa_film* uzun_metraj*
      ön_gösterim* yazar_buluşma* imza_gün* sanatçı_konuşma* sanatçı_rezidans* konuk_sanatçı_prog* sokak_tiyatro*
      sokak_sanat* havai_fişek* açık_mikrofon fotoğraf_yarışma* sanal_sergi* sanal_tur* dijital_koleksiyon* kitap_fuar*
    `,
    sport: `
      aikido atletizm badminton basketbol binicilik bisiklet boks buz_pateni cimnastik dalış doğa_yürüyüş* eskrim
      fitness futbol güreş halter hentbol jimnastik judo kano karate kayak kick_boks kürek masa_tenisi okçuluk
      pilates satranç spor* su_topu taekwondo tenis tırmanış trekking turnuva* voleybol yelken yoga yüzme zumba
      antrenman* aerobik* airsoft* akrobasi* atıcılık* at_biniciliğ* bilardo* bocce body_pump* body_building*
      bovling* bowling* buz_hokey* cardio crossfit* capoeira* çim_hokey* dağcılı* dalgıç* dart deniz_kayağı*
      futsal* frizbi* golf gülle hip_hop hokey jiu_jitsu* kardiyo* kangoo_jumps* kick_boxing* kickboks* kikboks*
      kitesurf* koşu koşular* koşusu* kondisyon* krav_maga* kriket* krosfit kros kurling* lig ligi ligler maraton*
      minikler mma motokros* muay_thai* oryantiring* offroad* off-road* özel_antrenör* paintball* padel pateni
      paten parkur* paramotor* paraşüt* yamaç_paraşüt* personal_training* petank* poligon* rafting* ragbi*
      reformer* rüzgar_sörf* snowboard* softbol* sörf* spinning* squash* step step_aerobik su_kayağ* sup tai_chi
      tekvando* tırmanma* trambolin* triatlon* trx tüfek_atış* uçurtma* ultra_maraton* vücut_geliştir* wakeboard*
      wing_tsun windsurf* yelkencilik* yarı_maraton* yogası* yüzücü* wushu* zıpkın* zipline* go-kart karting*
      aqua_fit* meditasyon* nefes_çalışma* kettlebell* hyrox* hiit kaykay* bmx buggy_safari* mantar_avı avcılık*
      mağaracılık* kanyoning* bungee* eurofight
    `,
    software: `
      analiz* api aplikasyon* bulut* bilgisayar* crm dashboard dijital* donanım entegrasyon* e-ticaret erp
      geliştirme* güvenlik* hosting kamera* mobil_uygulama* nesnelerin* otomasyon* proje_yönetim* raporlama*
      robot* seo sistem* siber* sunucu* teknik_destek test* uygulama* web* yapay_zeka yazılım* yedekleme bildirim*
      hatırlatıcı* altyapı bilişim* internet* mobil* e-imza ağ_güvenli* ağ_kurulum* anlık_mesaj* antivirüs*
      anket_modül* artırılmış_gerçek* barkod* bilgi_güvenli* bilgi_işlem* bilgi_teknoloji* chatbot* çağrı_merkez*
      çevrimdışı* çoklu_dil* çok_dilli* dashboardlar data_kurtarma devops* dosya_paylaşım* dosya_aktar* dns
      domain* docker* e-posta_güvenli* eklenti* etiketleme* excel_aktar* felaket_kurtarma* filtreler* firewall*
      gerçek_zamanlı* görüntü_işleme* hata_ayıklama* hatırlatma* iki_faktörlü* iot ip_telefon* iş_akış* iş_zeka*
      java* karanlık_mod* kimlik_doğrula* kullanıcı_deneyim* kod_inceleme* kubernetes* lisanslama* microservis*
      mikroservis* müşteri_portal* mesajlaşma* network* open_source online_randevu* pdks pentest* php python*
      qr_kod* responsive* rota_optimizasyon* rss saas sanal_pos* sanal_santral* sanal_gerçek* sanallaştır*
      senkronizasyon* ses_tanıma* skorlama sms_gönder* sms_entegr* sohbet_bot* sql ssl sürüm_notları şifreleme*
      tarayıcı_eklenti* takvim_entegr* telefon_santral* telekomünikasyon* ui_ux uzaktan_erişim* uçtan_uca_şifre*
      vds voip vpn vps widget* wordpress* yazıcı_kurulum* yük_denge* yüz_tanıma* blokzincir* blockchain* nft unity
      simülasyon* cbs plc scada mrp eticaret_paket* pazaryeri_entegr* adisyon*
      tam_metin* gelişmiş_arama görsel_arama görsel_ile_arama akıllı_arama arama_motor* arama_filtre* sürüm_geçmiş*
      sürüm_kontrol* sürüm_yönet* değişiklik_geçmiş* birden_fazla_hesap birden_çok_hesap çoklu_hesap çoklu_kullanıcı
      çok_kullanıcılı çoklu_dil çok_dilli çoklu_platform çapraz_platform çoklu_para* toplu_yeniden* toplu_düzenle*
      toplu_işlem* toplu_içe_* toplu_yükleme csv'ye_aktar* excel'e_aktar* pdf'e_aktar* dışa_aktar* içe_aktar*
      veri_aktar* karanlık_mod koyu_mod koyu_tema gece_modu çevrimdışı_* klavye_kısayol* kısayol_tuş* komut_satır*
      sürükle_bırak sürükle_ve_bırak sürükle-bırak geri_alma sınırsız_geri_alma dosya_paylaş* dosya_yönetici*
      dosya_yönetim* dosya_transfer* ekran_paylaş* konum_paylaş* parola_yöneti* şifre_yöneti* parola_üret* yetki_yönet*
      yetkilendirme* rol_yönet* kullanıcı_yönet* erişim_kontrol* erişim_yönet* kimlik_doğrulama* iki_faktör* iki_adımlı*
      denetim_kayd* denetim_kayıt* işlem_kayıt* yedekleme* veri_kurtarma* veri_geri_* eşitleme ekran_kayd* ekran_kayıt*
      ekran_alıntı* rota_kayd* rota_plan* alışkanlık_tak* zaman_takib* zaman_takip* gider_takip* gider_takib*
      harcama_tak* hata_takib* hata_takip* görev_yönet* görev_takib* görev_liste* görev_atama* proje_yönet* proje_takib*
      alt_görev* gerçek_zamanlı anlık_bildirim* kanban gantt* etkileşimli_* özet_tablo* özel_rapor* özelleştirilebilir_*
      otomatik_rapor* özel_alan* özel_form* özel_şablon* özel_tema* bildirimler_* anlık_uyarı* ortak_takvim*
      paylaşılan_* alışveriş_list* yemek_plan* öğün_plan* bilgi_kart* aralıklı_tekrar zihin_harita* sesli_not* not_alma
      kaynakça_yönet* atıf_yönet* katman_mask* karışım_mod* özel_fırça* gürültü_azalt* gürültü_giderme* renk_düzelt*
      renk_yönetim* vektör_araç* vektörel_çizim arka_plan_kald* arka_plan_silme sanal_arka_plan çok_kanallı_kayıt
      ekolayzır ekolayzer şarkı_sözleri_* uyku_zamanlayıcı oynatma_hızı çalma_listeleri okuma_modu sesli_kitap*
      ekran_okuyucu* yüz_tanıma metin_tanıma ses_tanıma konuşma_tanıma görüntü_tanıma görüntü_işleme sinyal_işleme
      ses_sentez* sesli_komut* sesli_asistan* görüntülü_arama* görüntülü_görüşme* sesli_arama* sesli_mesaj* grup_sohbet*
      kaybolan_mesaj* video_konferans* otomatik_altyazı* altyazı* transkripsiyon* makine_çeviri* otomatik_çeviri*
      çeviri_belleği yazım_denetim* dil_bilgisi_denet* otomatik_özet* otomatik_tamam* kod_tamamla* sözdizimi_vurg*
      kod_düzenleyici* metin_düzenleyici* görsel_düzenleyici statik_analiz kod_analiz* bağımlılık_yönet* paket_yönet*
      sürekli_entegrasyon sürekli_dağıtım otomatik_güncelle* konteyner_yönet* orkestrasyon* yük_dengele* otomatik_ölçek*
      yüksek_erişilebilirlik hata_toleransı mesaj_kuyruk* veritaban* veri_tabanı* veri_ambar* veri_gölü veri_kataloğu
      veri_kalite* veri_işleme* veri_görsel* veri_analiz* veri_bilimi tahminleme* tahmine_dayalı* makine_öğren*
      derin_öğren* dil_modelleri duygu_analiz* metin_analiz* metin_madenci* konu_modelle* modelleme* uzaktan_algılama
      zaman_serisi* anomali_tespit* tehdit_tespit* dolandırıcılık_tespit* sır_yönetimi anahtar_yönetimi olay_yönetimi
      spam_filtre* reklam_engelle* ebeveyn_denetim* ebeveyn_kontrol* gizli_mod* elektronik_imza* dijital_imza
      stok_takib* üye_yönet* webhook* rest_api piksel_sanat* çok_oyunculu
    `,
    marketing: `
      baskı* branding broşür* çeviri* danışman* dijital_pazarlama etiket fotoğraf_çekim* grafik* halkla_ilişkiler
      illüstrasyon ilan* insan_kaynakları iletişim_danış* kampanya* kartvizit* katalog* kurumsal_kimlik logo*
      marka* metin* pazarlama* prodüksiyon promosyon* reklam* seslendirme sosyal_medya strateji* tabela* tanıtım*
      tasarım* tercüme* video* afiş* ambalaj* dijital* fotoğraf* matbaa* ajanda* amblem* anahtar_kelime*
      anket_araştır* antetli* basım* bayi_toplant* bilboard* billboard* bloknot* çıkartma* dekota* drone_çekim*
      duvar_yazı* folyo* fuar_stand* fuar_organiz* google_ads* görsel_kimlik* halkla_ilişki* havadan_çekim*
      iç_iletişim* infografik* influencer* iso_belge* iş_geliştir* iş_plan* işe_alım* kartpostal* kaşe kutu_harf*
      lansman* mentorlu* moda_çekim* müşteri_deneyim* ofset* ölçme_ve_değerlendir* pankart* pazar_araştır* ppc
      portfolyo proforma redaksiyon* rollup* roll-up* senaryo* serigrafi* simultane* simültane* stand_kurulum*
      stüdyo_çekim* süblimasyon* tercümanlı* tipografi* totem yalın_üretim* yenidoğan_çekim* hamile_çekim*
      vesikalık* biyometrik* save_the_date* ekip_oluşturma* liderlik* yönetici_koçlu* işe_yerleştir* bayi_ağı
      franchise* ce_belge* haccp* iso_9001* iso_27001* tse_belge* belgelendirme*
    `,
    transport: `
      akü araç* araba* asansörlü_taşıma boya_koruma çekici* depo* egzoz evden_eve filo* gümrük* havalimanı
      havaalanı ihracat ithalat kargo* kiralama* kurye* lastik* lojistik* motor* motosiklet nakliy* oto* paketleme
      servis_taşıma seyahat taksi taşıma* teslimat* vinç* yedek_parça* yıkama* ambar* dağıtım* scooter* servis*
      şoför* transfer* yol_yardım abs_beyin aks aküler* amortisör* antifriz* balans* balata* çeki_demir* debriyaj*
      denizyolu* demiryolu* direksiyon_kutu* diferansiyel* ekspres_teslim* emisyon_ölçüm* enjektör* forklift* fren
      fren_balata* göçük_düzelt* hidrolik_direksiyon jant jantlar kamyon* kaporta* karayolu* konteyner* krank
      kuru_yük* kurtarıcı* limuzin* lpg mini_van* minibüs* navlun* ön_düzen* parsiyel* plaka* rot_balans*
      rot_ayar* römork* ruhsat_işlem* sefer seferler* sevkiyat* silecek* süspansiyon* şanzıman* şehirlerarası* tır
      tırlar triger* tamponlar vites_kutusu* yağ_değişim* yakıt* soğuk_zincir* frigorifik* antrepo*
      tehlikeli_madde* lowbed* gabari* elleçleme* palet feribot* vapur* kabin_memur şarj_istasyon* dolmuş*
      chip_tuning* pdr
    `,
    goods: `
      abiye aksesuar* ayakkabı* bebek* bıçak bijuteri cihaz* çanta* çiçek* dekoratif elbise* elektronik
      ev_tekstil* giyim* gözlük* halı* hediye* hırdavat iplik kağıt* kalıp karton kemer kıyafet* kimyasal*
      kitaplar kozmetik* kumaş* lamba* makine* makina* malzeme* masa* metal* mobilyalar nevresim oyuncak* parça*
      plastik* perde* pompa* sabun* sandalye* tekstil* tişört valf yastık ekipman* aydınlatma* battaniye* çelik
      el_aletleri kablo* kırtasiye koltuk* yatak* yedek* yorgan* zemin_kaplama iş_güvenliği abajur* akvaryum*
      alüminyum* ampul* anahtarlık* antika* atkı ayna aynalar bakır bardak* basınçlı_hava* bavul* baza bere
      bereler beşik* beyaz_eşya* bileklik* bilezik* bluz* boncuk* boru_bağlantı* bornoz* bot botlar broş buket*
      buzdolab* büst ceket* cep_telefon* cetvel* conta* cüzdan* çakmak* çanak* çarşaf* çekyat* çelenk* çimento*
      çivi* çizme* çorap* çuval* deterjan* diz_üstü* dizüstü* dolap* dresuar* duş_başlı* eldiven* el_alet*
      el_feneri* eşarp* eşofman* etek etekler ev_aletleri* ev_gereç* ev_dekor* elyaf* emaye* fener* fermuar*
      filtre* flanş* fular* fırça* fırın* fincan* gardırop* gelinlik* gömlek* gümüş* granit_tezgah geçmeli halat*
      havlu* hırka* hidrolik* hırdavatçı içlik ısıtıcı* kalem* kanepe* kap_kacak kaşkol* kask kauçuk* kazak*
      kaban* kereste* kemerler kilitler klavye* koli kolye* kompresör* konsol kot_pantolon* köpük krom kulaklık*
      kupa kupalar kurutma kutu kutular* küpe küpeler lens lensler lehim* matkap* melamin* mikser* mikrofon*
      mineral* monitör* mont montlar mücevher* oturma_grub* oturma_grup* organze orkide* pamuk* palto* pantolon*
      paspas* paslanmaz* patik* pijama* pirinç_boru pil piller plaket* polyester* porselen* poşet* poster* pul
      pullar puzzle* profil_boru* raf raflar reçine* rulman* rüzgar_tül rozet* saksı* sandalet* sabahlık* saten
      sedef* sehpa* semaver* soğutucu* süpürge* sünger* süs_eşya* süveter* sweatshirt* şal şallar şamdan* şapka*
      şarj_alet* şemsiye* şişe şişeler şifonyer* şort şortlar tabak* tablo* taş_plak tekerlek* tel_örgü*
      telefon_kılıf* televizyon* tencere* terlik* termos* teneke* terazi* tesbih* tespih* toka tokalar toptan*
      torna* trençkot* triko* tunik* tül tüller ütü ütüler vana vanalar valiz* vantilatör* vazo* vernik* vida
      vidalar* vitrin* yağmurluk* yatağ* yelek* yün yüzük* yüzüğ* yangın_tüp* yazıcı* zımba* zımpara* zincir*
      galvaniz* alaşım* bronz* döküm* cnc_işleme* cnc_freze* talaşlı_imalat* kalıpçılık* abkant* eloksal* kumlama*
      solvent* tiner* silikon* mastik* jeneratörler kazan* eşanjör* konveyör* blender* kedi_mama* köpek_mama*
      kedi_kum* tasma* bisikletler* enstrümanlar ikinci_el* vintage* bindallı* damatlık* tesettür* ferace*
      başörtü* seccade* kaftan* mayo mayolar bikini* külot* tayt polo_yaka* kapüşonlu* hoodie* forma formalar
      önlük* üniforma* vitamin* kolajen_tozu protein_tozu* esansiyel_yağ* uçucu_yağ* tütsü* kolonya* nargile* puro
      tütün*
    `,
    farming: `
      ağaç* bağ bahçecilik bitki* buğday çiftlik* çiçekçilik fidan* gübre* hasat inek kümes meyvecilik orman*
      sera* tarım* tarla tavukçuluk tohum* yem* yumurta zeytincilik ahır alabalık_üretim* anız ananaslar arpa
      aspir at_çiftliğ* atlar avokado* ayçiçeğ* badem* bağcılı* bakliyat* besicili* besi_sığır* bıldırcın*
      biçerdöver* biyogaz* bonsai* böğürtlen* budama* buzağı* büyükbaş* çekirdek* çeltik* çiftliği* çiftçilik*
      çoban_köpeğ* çilek_fide* civciv* damla_sulama* damızlık* deve_kuş* domates_fide* dut eşek ekin erik fide
      fideler* fındık_üretim* gölet* gül güller hayvancılı* hayvan_besle* hindi_yetiş* hidroponik* inekler*
      ipek_böceğ* kanarya* kanola* kanatlı* kavak keçi keçiler* kaz_çiftliğ* kedi kediler* kekik kivi köpek
      köpekler* kompost* koyun* kovan* kuluçka* kurbanlık* kuş_yetiştir* küçükbaş* lavanta* limon limonlar
      mandıra* manda mandalina* mantar mantarlar mera mısır_silaj* mera_ıslah* muz nar odun odunculuk ot_balya
      ördek* pancar* papağan* pelet* permakültür* polen* portakal* propolis* pulluk* safran* saman samanlık sığır*
      silaj* silo siloları simental* soğan soya su_kuyu* süs_balı* sulama* susam* şeftali* şeker_pancar* tarlalar
      tavşan* tiftik* toprak_işleme* traktör* üreticilik vişne yonca* zirai* zirai_ilaç* zirai_drone* kangal*
      golden_retriever* alman_kurdu* british_shorthair* scottish_fold* van_kedisi* muhabbet_kuş* sultan_papağan*
      pomeranian* poodle* malaklı* akbaş merinos* saanen* holstein* arap_atı* midilli* alpaka* lama salyangoz*
      kekik_yağı* gül_yağı* gül_suyu* karakovan*
    `,
    social: `
      afet* ayni barınma* barınak bilinçlendirme burs_* cenaze* danışma* dayanışma* dini* engelli* farkındalık*
      gençlik* gıda_* gönüllü* hukuki_destek ibadet insani_* istihdam kadın* koruma* mülteci* psikososyal*
      rehberlik* savunuculuk sosyal_hizmet* toplum* vaftiz yardım* yaşlı* yetim* araştırma* mevlid nikah aile*
      bakım* eğitim_desteği insani* kampanya* kongre* konferans* sempozyum* aşevi* aşevleri* aidat* ağıt
      bağımlılıkla_mücadele* bağışı bağışlar* cemevi* cuma_namaz* cuma_hutbe* çöp_toplama* defin* dernek* dilekçe*
      diyalog* dua dualar erzak* eşitlik* evlenme_işlem* emekli_dernek fitre fidye göçmen* güvenli_ev hafız
      hayır_çarşı* hayır_işleri hayvan_hak* hayvan_barınağ* hasta_ziyaret* huzurevi* huzur_ev* hutbe* iklim
      iklim_değişikli* imar_durum* imar_plan* insan_hak* itfaiye* işsizli* işgücü* kalkınma* kan_bağış*
      kapasite_geliştir* kimsesiz* komşuluk* kilise* kurban kurban_bağış* kurban_organiz* kuran lgbti* lobicilik*
      mahalle_ev* meslek_edindirme* mezarlı* muhtarlık* namaz namaz_vakit* namazlar okuma_grub* ortak_akıl parklar
      pazar_ayin* sadaka* sahipsiz_hayvan* sahiplen* sokak_hayvan* su_kuyusu* suriyeli* şiddet şiddetle_mücadele*
      taziye* taziye_evi* temiz_enerji* vaaz vakıf* yas_desteğ* yoksulluk* zabıta* zekat* zakat imece*
      kent_konsey* meclis_karar* ruhsat* ruhsat_işlem* iskan* çtv evlendirme* kimlik_kart* pasaport* sicil_kayıt*
      su_abone* su_fatura* abonelik_işlem* katı_atık* atık_toplama* sıfır_atık* geri_kazanım* kaldırım*
      kanalizasyon_hat* pazar_yeri* semt_pazar* evde_berber hasta_nakil_ambulans* genel_kurul_toplant*
      üyelik_aidat geleneksel_piknik* kan_grub* ilmihal* tefsir* siyer fıkıh* hadis hatim hatim_dua* tövbe ayin
      ayinler ilahi_grub* vesikalı
      yerel_gruplar yerel_ağlar açık_mektup* imza_kampanya* savunuculuk* eylem_gün* farkındalık_kampanya* hibe_program*
      hibeler hibe_destek* proje_desteği proje_destekleri destek_fon* acil_durum_fon* şikayet_hizmet* şikayet_yönet*
      dilek_ve_şikayet* katılımcı_bütçe* bütçe_şeffaf* açık_veri* meclis_takib* soru_önerge* halk_oylama*
      kamuoyu_yoklama* kamu_ihale* ihaleler geri_dönüşüm* yapı_ruhsat* inşaat_ruhsat* işyeri_ruhsat* e-hizmet*
      e-belediye online_işlemler e-devlet nüfus_kayd* nikah_işlem* doğum_belge* ehliyet_* sürücü_belge* emlak_vergi*
      çevre_temizlik_ver* sosyal_yardım* kira_yardım* kamu_denetçi* ombudsman* tüketici_hak* tüketici_hakem* kayıp_eşya*
      seçim_sonuç* bilgi_edinme*
    `,
  },
  nonOffers: {
    claims: `
      bilgi_birikimi çözüm_odaklı deneyim* dürüst* ekonomik esnek* garanti* güler_yüz* güven* hız* hijyen*
      inovatif kalite* kolay* konfor* kusursuz memnuniyet* modern müşteri_* profesyonel* rekabetçi* sabır saygı
      sorumluluk sürekli_* şeffaf* tecrübe* ücretsiz_* uygun_fiyat* uzman* yenilikçi* zamanında 7/24
      açık_kaynak açık_kaynaklı özgür_yazılım hafif güçlü sezgisel kararlı kullanımı_kolay kolay_kurulum kolay_kullanım
      reklamsız kayıt_gerektirm* kurulum_gerektirm* takip_yok hepsi_bir_arada her_zaman_güncel bağımsız* kar_amacı_gütm*
    `,
    steps: `
      adım* ara arayın başvur* bize_* destek_ol* doldur* gel* gönüllü_ol* ilk_* indir* incele* iletişime_* katıl*
      kayıt* keşfet* keşif nasıl_* oluştur* öde* randevu* rezervasyon* seç* sipariş* teklif* tanış* üye_*
      ücretsiz_keşif yükle*
      indirin yükleyin oluşturun içe_aktarın paylaşın imzalayın katılın başvurun kaydolun oy_verin
    `,
    labels: `
      adres* anasayfa ana_sayfa arşiv bağış bağlantı* başkan* belgeler* biz* bizden* blog cuma cumartesi
      çalışma_saat* çarşamba çerez* daha_* detay* devamı* duyuru* e-posta ekibimiz ekip email etiketler facebook
      fiyat* fotoğraflar* galeri* gizlilik* giriş haber* hakkımızda hakkında harita iletişim* instagram kategori*
      kişi_* konum künye kurumsal kvkk logo_* misyon* müşteriler* oku pazar pazartesi perşembe referans* saat salı
      sepet* sıkça* sss son_* sponsor* şartlar tarih* tarihçe* telefon* tüm* tüzük ulaşım üyelik* video* vizyon*
      yazılar yer yorumlar* yönetim_kurulu*
      e-posta_listesi başlarken başlangıç hızlı_başlangıç ilk_adımlar indir indirmeler dokümantasyon belgelendirme_*
      katkıda_bulunun katkıda_bulun katılın yol_haritası sürüm_notları davranış_kuralları sponsorlar sponsorlarımız
      altın_sponsor altın_sponsorlar gümüş_sponsor gümüş_sponsorlar bronz_sponsorlar platin_sponsorlar ana_sponsor
      ana_sponsorlar medya_sponsorları medya_sponsoru medya_ortakları kurumsal_ortaklar iş_ortakları iş_ortaklarımız
      ortaklarımız destekçiler destekçilerimiz destekleyenler destekleyen_kuruluşlar bağışçılar bağışçılarımız
      katkılarıyla desteğiyle iş_birliğiyle teşekkürler teşekkür konuşmacılar davetli_konuşmacılar konuklar
      düzenleyenler organizatörler düzenleme_kurulu organizasyon_komitesi bilim_kurulu bilimsel_kurul danışma_kurulu
      danışma_kurulumuz program_komitesi yürütme_kurulu yayın_kurulu yönetim_kurulu denetim_kurulu mütevelli_heyeti
      kurullar komiteler komisyonlar yönetişim jüri jüri_üyeleri seçici_kurul kazananlar finalistler adaylar
      ödül_alanlar gönüllüler gönüllülerimiz elçiler mezunlar katkıda_bulunanlar nasıl_gidilir nasıl_gelinir
      ulaşım_bilgileri trenle otobüsle araçla uçakla toplu_taşıma biletler bilet_al önemli_tarihler program
      festival_programı takvim önceki_yıllar geçmiş_yıllar önceki_sayılar geçmiş_etkinlikler son_sayı kimler_kullanıyor
      bize_güvenenler topluluk forum tartışmalar çeviri_yap çeviriye_katkı son_haberler son_yazılar son_sürüm duyurular
      basın_kiti basın_bültenleri basın_bülteni basın_odası basında_biz medyada_biz logolar değişiklik_günlüğü
      yenilikler lisans lisanslar hikayemiz misyonumuz vizyonumuz değerlerimiz değerler ilkelerimiz amacımız manifesto
      kurallar yarışma_kuralları katılım_koşulları şartname bize_katılın bağış_yapın bağış_yap gönüllü_olun gönüllü_ol
      üye_olun üye_ol sponsor_olun nasıl_katılabilirim nasıl_başvurulur gizlilik_politikası çerez_politikası
      kullanım_koşulları hizmet_şartları bizi_takip_edin takipte_kalın bültene_abone_olun abone_ol sistem_gereksinimleri
      gereksinimler desteklenen_platformlar desteklenen_cihazlar uyumluluk windows kaynak_kodu açık_kaynak hata_bildir
      hata_bildirin özellikler tüm_özellikler temel_özellikler ekran_görüntüleri örnekler demo ücretsiz_deneyin
      ücretsiz_dene hesap_oluştur giriş_yap kayıt_ol nasıl_çalışır kimler_başvurabilir değerlendirme_kriterleri başvuru
      sıkça_sorulan_sorular sık_sorulan_sorular kullanım_kılavuzu kullanıcı_kılavuzu kılavuzlar faaliyet_raporu
      faaliyet_raporları yıllık_rapor en_çok_okunanlar ilgili_projeler faydalı_linkler proje_hakkında festival_hakkında
      vakıf_hakkında başarı_hikayeleri
    `,
    roles: `
      antrenör* asistan* başkanı* başkan_yardım* danışmanı direktör* doçent editör* eğitmen* genel_* hekim* hoca*
      koordinatör* kurucu* müdür* mühendis* öğretmen* prof* sayman sekreter* sorumlu* sözcü temsilci* uzmanı üyesi
      yardımcı* yönetici* yönetmen
      sanat_yönetmen* genel_yayın_yönetmen* küratör* doktora_öğrenci* moderatör* jüri_üyesi basın_sözcü* genel_sekreter*
    `,
    prices: `
      aidat* aylık çocuk_* dahil* depozito fiyatı gecelik günlük indirim* kampanyalı kdv kişi_başı* peşinat
      saatlik taksit* tl ücret* yıllık yetişkin*
    `,
  },
};
