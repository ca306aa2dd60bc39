import type { LanguageWords } from '../words.ts';

export const INDONESIAN: LanguageWords = {
  offers: {
    health: `
      akupunktur behel cabut_gigi dokter_gigi fisioterapi imunisasi implan khitan operasi persalinan psikolog*
      rawat* rehabilitasi rontgen scaling usg vaksin* apotek kecantikan anak* bedah* bekam* dokter* gigi*
      kesehatan* klinik* konseling* konsultasi* laboratorium* pemeriksaan* pengobatan* perawatan* pijat* terapi*
      sakit_kepala migrain* vertigo insomnia susah_tidur gangguan_tidur sleep_apnea mendengkur kecemasan anxiety
      depresi bipolar skizofrenia psikiat* trauma burnout stres kecanduan adiksi rokok berhenti_merokok autis*
      adhd tumbuh_kembang speech_delay tinnitus sinus* pendengaran tht alergi* asma batuk pilek flu demam
      demam_berdarah dbd pneumonia paru* tbc tuberkulosis darah_tinggi hipertensi diabetes* kencing_manis
      kolesterol asam_urat obesitas penurunan_berat_badan diet* anemia tiroid hormon* menopause haid menstruasi
      infertilitas promil bayi_tabung kehamilan* hamil* melahirkan caesar sectio kebidanan nifas pasca_melahirkan
      menyusui asi laktasi ginekolog* obgyn kontrasepsi kb rahim miom kista ovarium payudara mammografi prostat
      urologi* kulit_dan_kelamin penyakit_dalam ginjal cuci_darah hemodialisa hemodialisis hepatitis lambung maag
      gerd endoskopi kolonoskopi pencernaan usus sembelit diare wasir ambeien hernia jantung* kardiolog* ekg
      ekokardiografi kateterisasi stroke saraf neurolog* epilepsi parkinson demensia alzheimer pikun
      tulang_belakang ortopedi* saraf_kejepit hnp nyeri* sakit_pinggang nyeri_punggung skoliosis leher bahu_beku
      frozen_shoulder lutut sendi* osteoartritis rematik patah_tulang keseleo terkilir cedera* osteoporosis
      postur* kaki_datar kanker onkolog* tumor* kemoterapi radioterapi paliatif veneer saluran_akar ortodonti*
      aligner gusi mulut bau_mulut geraham_bungsu katarak glaukoma lasik retina rabun kacamata_minus softlens
      optik* jerawat* bekas_jerawat flek melasma bopeng eksim psoriasis gatal jamur_kulit kutil keloid tahi_lalat
      keringat varises botox filler tanam_benang laser* hifu sedot_lemak hidung_mancung kelopak_mata urine
      tes_darah tes_urine medical_check_up medical_checkup check_up mcu ct_scan mri radiologi* x-ray patologi*
      biopsi skrining deteksi_dini dna infus* suntik* anestesi* bius ugd igd gawat_darurat icu hcu nicu home_care
      homecare telemedis telemedicine resep obat* farmasi* jamu* herbal* akupresur refleksi* totok* kerokan kretek
      chiropractic wicara okupasi psikoterapi* hipnoterapi* hipnotis ruqyah rukyah reiki meditasi mindfulness
      aromaterapi* detoks* puasa gizi* nutrisi* numerologi tarot astrologi zodiak feng_shui primbon ramalan
      bioresonansi coaching pranikah hewan steril* sterilisasi_kucing grooming penitipan_hewan pet_hotel sunat*
      sirkumsisi balita neonatus hiperbarik ozon prp stem_cell fraktur kaki_palsu prostes* kursi_roda penyakit*
      penyembuhan poliklinik* ambulans ambulan surat_sehat kebugaran_medis telinga hidung tenggorokan amandel
      cacingan malaria hiv aids ims kelumpuhan luka* wound_care tulang darah
    `,
    beauty: `
      facial kecantikan kuku make_up makeup pangkas potong rambut salon spa sulam tata_rias wajah cukur* jenggot
      kumis barber* creambath smoothing rebonding keriting bleaching highlight balayage keratin hair_extension
      ekstensi catok blow hair_do hairdo sanggul kepang gimbal wig alis* bulu_mata eyelash lash* eyelash_extension
      lash_lift manikur* pedikur* manicure pedicure nail* gel_polish nail_art kuteks menicure waxing sugaring
      threading cabut_bulu hair_removal tato* tattoo tindik* piercing lulur* scrub* ratus masker* peeling*
      microdermabrasi mikrodermabrasi dermapen chemical_peeling pencerah* pemutih* glowing skin_care skincare
      kulit_kepala rias* rias_pengantin mua henna inai slimming* pelangsing* body_contouring tanning anti_aging
      antiaging serum* hidrafacial
    `,
    building: `
      cat desain_interior kebersihan kitchen_set kusen las pipa rumah servis_ac service_ac arsitek* cleaning atap*
      bangunan* pengecatan desain* dekorasi* furnitur* instalasi* interior* jendela* kanopi* konstruksi*
      kontraktor* lantai* listrik* mebel* pagar* pembangunan* pemasangan* perbaikan* pemeliharaan* perawatan_taman
      pintu* plafon* pompa* renovasi* sumur* taman* ruko pabrik_baja baja* baja_ringan pondasi* fondasi bor_pile
      borepile tiang_pancang pancang* urug* timbunan galian* pembongkaran* demolisi beton* ready_mix bekisting
      scaffolding* perancah bata batako hebel genteng* genting spandek asbes zincalume talang* bocor* kebocoran
      waterproofing* anti_bocor tahan_air insulasi* peredam* peredam_suara partisi* gypsum* gipsum plester* acian
      aci keramik* granit* marmer* batu_alam ubin* parket* parquet vinyl* karpet* epoxy* wallpaper* wall_panel
      tirai* gorden* gordyn* vertical_blind roller_blind kaca* aluminium* upvc rolling_door harmonika folding_gate
      teralis* tralis* railing* tangga balkon* teras* carport* pergola* gazebo* decking* tenda* awning* air_mancur
      landscap* lanskap* rumput* rumput_sintetis pemotongan_rumput penebangan* tebang_pohon pemangkasan*
      vertical_garden irigasi* drainase* saluran_air saluran* mampet* wc_mampet sedot_wc septic* septik* toilet*
      wastafel* kran shower* sanitasi* sanitary* dapur* water_heater pemanas_air filter_air penjernih_air
      pengolahan_air ipal limbah* tandon* toren* tangki_air pengeboran* ac_split cuci_ac service_kulkas kulkas*
      service_tv pendingin* hvac ventilasi* ducting* exhaust* kompor* genset* panel_surya plts tenaga_surya
      solar_panel penangkal_petir grounding* kabel* stop_kontak penerangan* alarm* alarm_kebakaran fire_alarm
      kebakaran* pemadam* apar hydrant* sprinkler* pengisian_daya elevator* eskalator* duplikat_kunci ahli_kunci
      smart_lock brankas* interkom* access_door tukang* borongan* rehab* restorasi* kayu* tukang_kayu lemari*
      backdrop_tv meja* kursi* sofa_custom jok reparasi_sofa cuci_sofa cuci_karpet cuci_springbed hydro_vacuum
      pembersih* house_keeping art_harian gondola_kaca pembasmi* pest_control hama anti_rayap rayap* tikus* kecoa*
      nyamuk* fogging* lebah_sengat tawon* kutu_busuk kelelawar fumigasi* disinfeksi* disinfektan* sampah*
      pengangkutan_sampah puing* fabrikasi* stainless* denah* gambar_kerja survei_tanah survey_tanah sondir*
      pengukuran* topografi* jembatan* aspal* pengaspalan* paving* konblok bendungan* dermaga* pelabuhan*
      teknik_sipil mekanikal* elektrikal* pengawasan* imb pbg slf booth_kayu joglo* limasan pendopo* kontainer*
      prefab* perumahan* kavling* klaster lift gas rab cor_beton
    `,
    legal: `
      litigasi pengacara perizinan pendirian_pt sewa pembukuan keuangan akuntansi* asuransi* audit* hukum*
      investasi* izin* kredit* notaris* pajak* pembiayaan* pendirian* perdata pidana pinjaman* properti* simpanan*
      tabungan* advokat_perkara perceraian* cerai* waris* hak_asuh harta_gono gono-gini adopsi* wasiat* hibah*
      perjanjian* kontrak_kerja gugatan* sengketa* arbitrase* mediasi* kepailitan* pailit* pkpu utang hutang*
      penagihan* pelunasan* penipuan* korupsi* narkotika* ketenagakerjaan* phk hubungan_industrial pengupahan*
      tenaga_kerja_asing imigrasi* kitas kitap visa* paspor* kewarganegaraan* naturalisasi* perkawinan_campuran
      pertanahan* tanah* sertifikat_tanah balik_nama ajb ppat akta* legalisasi* apostille virtual_office nib oss
      siup npwp siujk sbujk bpom halal* haki paten* rahasia_dagang waralaba* franchise* merger* akuisisi*
      likuidasi* due_diligence uji_tuntas kepatuhan* compliance* tata_kelola* spt ppn pph pbb efaktur e-faktur
      faktur* tax_planning restitusi* payroll* penggajian* bpjs jamsostek pensiun* deposito* giro* reksadana
      saham* obligasi* sukuk* emas* gadai* pegadaian* kpr multiguna* kta leasing* anjak_piutang penjaminan*
      bank_garansi surety* transfer_uang remitansi* valas* tukar_uang money_changer perbankan* bank_syariah
      syariah* koperasi_simpan simpan_pinjam klaim* penilaian_aset appraisal* aset* financial_planning wealth*
      trading* forex kripto* dijual* disewakan* kost* kos_putri kos_putra kontrakan* lelang* legal_opinion
      kurator* somasi* persaingan_usaha pengadaan* tender* jaminan* valuasi* detektif* investigasi*
    `,
    education: `
      asrama belajar bimbel kuliah les madrasah magang paud privat program_studi tk tpa webinar pondok
      anak_usia_dini beasiswa* bimbingan* ekstrakurikuler* kelas* kursus* kurikulum* matematika mengaji pelatihan*
      pembelajaran* pendidikan* pengajaran* pramuka* sekolah* seminar* sertifikasi* tahfidz* workshop* paskibra
      drumband smp sma smk kelompok_bermain playgroup kindergarten daycare day_care raudhatul* pesantren*
      boarding_school homeschool* home_schooling mts aliyah tsanawiyah ibtidaiyah universitas_terbuka sarjana*
      magister* doktor* diploma* vokasi* pascasarjana* profesi_guru jurusan* fakultas* prodi perkuliahan* sks
      skripsi* tesis* disertasi* akreditasi* penerimaan_siswa ppdb penerimaan_mahasiswa pmb ujian* try_out tryout
      utbk snbt asesmen* tes_masuk persiapan_ujian cpns kedinasan sains* fisika* kimia* biologi* ipa geografi*
      sosiologi* bipa english* toefl ielts toeic conversation* grammar* calistung membaca* menulis* berhitung*
      sempoa* jarimatika* kumon mewarnai* menggambar* melukis* piano* gitar* biola* vokal* keyboard* angklung*
      gamelan* suling* rebana* hadroh* marawis* qiraah* tilawah* tajwid* iqro* baca_tulis_quran al-quran quran*
      hafalan* hafiz* fiqih* akidah* coding* robotik* robotic* menjahit* memasak* tata_boga barista* bartender*
      baking_class perhotelan* keperawatan* otomotif* mengemudi* sim_a sim_c operator_forklift k3 ahli_k3 bnsp
      in_house_training inhouse_training public_training bootcamp* mentoring* coaching_karir kepemimpinan*
      leadership* public_speaking komunikasi_publik outing_class studi_banding kemah* perkemahan* osis ekskul* pmr
      tapak_suci marching_band kantin* playground* bermain* pasir_kinetik antar_jemput wisuda* kelulusan*
      studi_di_luar_negeri pertukaran_pelajar* student_exchange elearning e-learning montessori* inklusi* abk
      kebutuhan_khusus slb parenting* market_day literasi* numerasi* tpq ngaji* diniyah* drum
    `,
    hospitality: `
      glamping kolam_renang paket_wisata parkir ruang_rapat tour trip villa rental wifi aula akomodasi* homestay*
      kamar* kamping* kolam* liburan* outbound* paket* penginapan* perahu* pernikahan* sarapan* sewa* spot_foto
      turlar* vila* wisata* kegiatan_alam hotel* resort* losmen* wisma* guest_house guesthouse* cottage* bungalow*
      apartemen* suite* double_bed single_bed extra_bed dormitory* tepi_pantai pantai* pemandangan_laut
      pemandangan* balkon_pribadi bathtub* jacuzzi* sauna* air_panas pemandian* meeting_room* ruang_pertemuan
      ballroom* venue* resepsi* gathering* family_gathering company_gathering arisan* ulang_tahun* buka_bersama
      bukber halal_bihalal reuni* barbeque* bbq api_unggun camping* campervan* tenda_dome berkemah* mendaki*
      pendakian* trekking* hiking* jelajah* jeep* offroad* off_road atv rafting* arung_jeram* tubing* river_tubing
      body_rafting kayak* kano* snorkeling* menyelam* diving* selancar* island_hopping pulau* hopping sunset*
      sunrise* air_terjun* curug* gunung* agrowisata* petik_buah ziarah* candi* keraton* pemandu* honeymoon*
      sailing* phinisi* kapal* speedboat* banana_boat parasailing* paralayang* flying_fox high_rope mancing*
      pemancingan* waterpark* waterboom* wahana* theme_park kereta_gantung tiket* tiket_pesawat tiket_kereta
      voucher_hotel antar_jemput_bandara bandara* laundry* cuci_setrika setrika* restoran* room_service lobby*
      resepsionis_24 coworking* co-working* ruang_kerja kantor_virtual serviced_office mushola* musholla*
      toilet_bersih gazebo_lesehan lesehan* saung* rooftop* lounge* karaoke* live_music family_room goa
      desa_wisata
    `,
    food: `
      aneka camilan catering cokelat es jus mie oleh-oleh pizza prasmanan seafood snack tumpeng nasi_kotak ayam*
      bakso* bumbu* daging* gorengan* ikan* jajanan* kambing* katering* keripik* kopi* kue* kuliner* madu*
      makanan* minuman* roti* sambal* sapi* sate* sayur* soto* teh* masakan* warung* warteg* kafe* kedai*
      angkringan* gudeg* rendang* rawon* tongseng* opor* pecel* gado* ketoprak* karedok* lotek* urap* lalap* tempe
      telur* bebek* geprek* penyet* pepes* lele* gurame* bandeng* udang cumi* kepiting* kerang lobster tuna
      salmon* pempek* siomay* batagor* cilok* cireng* seblak* dimsum* pangsit* bakmi* bihun* kwetiau* lontong*
      ketupat* bubur* tengkleng* coto* konro* papeda* iga iga_bakar dendeng* abon* sosis* nugget* frozen_food
      martabak* terang_bulan pisang_goreng pisang* risol* lumpia* lemper* klepon* onde-onde serabi* lapis_legit
      bolu* brownies* nastar* kastengel* donat* bakpia* dodol* wajik* getuk* cenil* puding* pudding* agar-agar
      ice_cream gelato* cendol* dawet* kelapa_muda wedang* bandrek* bajigur* jamu_gendong thai_tea boba*
      bubble_tea matcha* coklat* espresso* latte* cappuccino* americano* arabika* robusta* cold_brew manual_brew
      smoothie* mocktail* cocktail* wine* soda* air_mineral yogurt* yoghurt* keju mentega* burger* sandwich*
      hot_dog kentang* french_fries spaghetti* spageti* pasta* lasagna* steak* steik sushi* ramen* udon* takoyaki*
      bento* bibimbap* tteokbokki* kimchi* korean_bbq shabu* suki* hotpot* kebab* shawarma* tomyam* tom_yum
      pad_thai salad* vegan* vegetarian* organik* kacang* emping* kerupuk* krupuk* rempeyek* rengginang* basreng*
      makaroni* stik_keju bakery* cake* cupcake* macaron* croissant* pastry* snackbox rice_box bento_box hampers*
      parcel* parsel* aqiqah* akikah* appetizer* hidangan* hidangan_penutup dessert* pencuci_mulut saus* kecap*
      terasi* petis* santan* minyak_goreng minyak_kelapa gula* gula_aren garam* tepung* rempah* lada cengkeh*
      kayu_manis* kunyit* jahe* kencur* cabai* cabe* bawang* sagu* ubi singkong* sarang_walet kurma* mpasi
      halal_food food_truck takjil* parcel_lebaran ketan* kolak* mangut* brongkos* rica-rica betutu* lawar* babi*
      babi_guling se'i bir kari nila sop sup cafe cafes pastel nasi susu
    `,
    culture: `
      budaya buku festival film fotografi konser musik museum pameran pernikahan pertunjukan seni tari teater
      batik kerajinan penerbitan perpustakaan wedding lomba seniman* lukis* patung* ukir* pahat* mural* gerabah*
      tembikar* tenun* songket* ulos* anyaman* rotan* sulaman* rajut* quilting* macrame* membatik* kulit_wayang
      wayang* wayang_kulit wayang_golek dalang* ketoprak_panggung ludruk* lenong* reog* kuda_lumping jaranan*
      barong* kecak* jaipong* gamelan_jawa karawitan* keroncong* dangdut* campursari* qasidah* orkes* akustik*
      jazz* rock hip_hop dj paduan_suara* resital* panggung* stand_up_comedy komedi* sulap* sirkus* pantomim*
      boneka* dongeng* mendongeng* puisi* sajak* cerpen* novel* sastra* komik* majalah* jurnal* e-book ebook*
      diskusi* talkshow* talk_show podcast* radio televisi* dokumenter* animasi* bioskop* pemutaran* sinema*
      drama* pentas* pagelaran* pergelaran* karnaval* kirab* pawai* sekaten* grebeg* ruwatan* sedekah_bumi larung*
      nyadran* ngaben* odalan* galungan* nyepi* cap_go_meh paskah* idul_adha maulid* isra_miraj agustusan* hut_ri
      kemerdekaan* bazar* bazaar* pasar_malam pasar_loak* bingo* cosplay* board_game* permainan* layang-layang
      congklak* catur* kartu_remi teka-teki escape_room planetarium* akuarium_raksasa prasasti* fosil* pusaka*
      keris* koleksi* kurasi* residensi_seniman prewed* lamaran* akad_nikah siraman* seserahan* mahar*
      gaun_pengantin pelaminan* rekaman* aransemen* lagu sketsa* kaligrafi* origami* merajut* decoupage*
      lilin_aroma sayembara* fashion_show band kuis ikat_tenun
    `,
    sport: `
      badminton basket bela_diri bulu_tangkis fitness futsal golf gym karate lari olahraga renang senam sepak_bola
      taekwondo tenis voli yoga pencak_silat kebugaran* gymnastik* aerobik* zumba* pilates* pound_fit cardio*
      kardio* crossfit* hiit muay_thai muaythai* tinju* kickboxing* boxing* mma gulat* judo aikido* kempo*
      jujitsu* jiu-jitsu wushu* capoeira* anggar* panahan* memanah* menembak* silat* angkat_besi angkat_beban
      binaraga* personal_trainer* personal_training latihan_beban peregangan* poco-poco dansa* salsa* balet*
      modern_dance marathon* maraton* fun_run trail_run* jalan_sehat gerak_jalan triathlon* atletik* sepak_takraw
      takraw* bola_tangan* rugbi* rugby* softball* bisbol* baseball* kriket* hoki* hockey* floorball* squash*
      padel* pickleball* ping_pong biliar* billiard* bowling* boling* bulutangkis* skateboard* inline_skate
      ice_skating bersepeda* gowes* downhill* bmx mtb panjat_tebing* panjat_dinding* wall_climbing climbing*
      berkuda* pacuan_kuda polo_air selam free_diving freediving* surfing* berselancar* kitesurf* paddle* dayung*
      motocross* balap* gokart* drag_race paintball* airsoft* airsoft_gun terbang_layang terjun_payung* bungee*
      parkour* trampolin* cheerleader* cheerleading* kejuaraan* turnamen* liga pertandingan* sparing lapangan*
      stadion* gelanggang* ssb hatha* vinyasa* barbel* gateball* woodball* petanque* e-sport* esport* catur_cepat
      sabuk_hitam ski latihan_fisik menyelam
    `,
    software: `
      aplikasi analisis cctv cloud digital e-commerce hosting integrasi internet jaringan keamanan komputer
      notifikasi otomatisasi pemrograman pengembangan platform robotika server sistem software toko_online web*
      monitoring manajemen fitur perangkat_lunak* android* landing_page* marketplace* ecommerce* kasir*
      point_of_sale erp crm hris hrm absensi* presensi* cuti* inventori* inventaris* persediaan* invoice*
      payment_gateway qris e-wallet pulsa* ppob voucher_game top_up topup* chatbot* whatsapp_api whatsapp_blast
      sms_gateway sms_blast email_blast email_marketing call_center* voip pbx siaran_langsung live_streaming
      streaming* fiber_optik* fiber_optic* serat_optik* broadband* vsat wi-fi hotspot* router* mikrotik* firewall*
      vpn colocation* vps ssl cdn email_bisnis backup* recovery* enkripsi* kriptografi* antivirus* malware*
      penetration_test* uji_penetrasi siber* otentikasi* autentikasi* e-meterai e-sign* database* analitik*
      analytic* business_intelligence dashboard* dasbor* visualisasi* prediksi* kecerdasan_buatan* ai
      machine_learning deep_learning chatgpt llm pengenalan_suara ocr gis pemetaan* gps gps_tracker pelacakan* iot
      sensor* otomasi* smart_home smart_city smart_farming drone* embedded* mikrokontroler* arduino* plc scada*
      api plugin* template* tema_wordpress wordpress* cms no-code low-code kode_sumber open_source sumber_terbuka
      devops docker* kubernetes* linux* windows* microservice* uji_coba_perangkat pengujian* debugging* helpdesk*
      help_desk it_support it_consult* outsourcing_it formulir_online survei_online e-voting e-learning_lms lms
      ujian_online siakad simrs e-office kolaborasi* workflow* alur_kerja* tugas_tim pengingat* penjadwalan*
      sinkronisasi* mode_gelap mode_malam luring* offline* multibahasa* widget* pintasan* pemindai* scanner*
      barcode* qr_code printer* tinta* service_laptop laptop* install_ulang upgrade_ssd rakit_pc hp_service
      service_hp game gim permainan_edukasi virtual_reality augmented_reality vr metaverse* blockchain* nft ui_ux
      ux ui prototipe* startup* saas ios domain
    `,
    marketing: `
      branding brosur desain* event_organizer jasa_foto kampanye kartu_nama konsultan* logo periklanan
      produksi_video riset undangan cetak* iklan* kemasan* konten* pemasaran* percetakan* promosi* sablon*
      spanduk* terjemah* billboard* baliho* neon_box neonbox* papan_nama* papan_reklame* reklame* huruf_timbul*
      akrilik* signage* stiker* sticker* banner* x-banner roll_banner umbul-umbul flyer* pamflet* leaflet* poster*
      katalog* company_profile* yearbook* kop_surat* amplop* map_kantor stempel* id_card* kartu_pos* kartu_ucapan*
      goodie_bag paper_bag* offset* dtf laser_cutting* laser_engraving grafir* plakat* trofi* merchandise*
      pin_akrilik gantungan_kunci* lanyard* mug_custom identitas_visual* rebranding* tagline* copywriting*
      penulisan* artikel_seo seo sem google_ads facebook_ads tiktok_ads social_media* influencer* endorse* kol
      affiliate* afiliasi* email_newsletter public_relation* humas* siaran_pers* press_release* konferensi_pers*
      peliputan* liputan* event_management mice launching* peluncuran* grand_opening pembukaan_toko booth*
      sound_system* lighting* panggung_rigging mc_profesional spg usher* editing* penyuntingan* motion_graphic*
      jingle* voice_over* sulih_suara* subtitel* penerjemah* interpreter* transkrip* rekrutmen* headhunt*
      outsourcing* alih_daya* tenaga_kerja* penyalur* psikotes* assessment_center sdm team_building*
      rencana_bisnis* business_plan studi_kelayakan* feasibility_study amdal ukl-upl iso_9001 iso smk3 haccp
      inkubator* inkubasi* akselerator* jajak_pendapat* polling* loyalitas_pelanggan telemarketing* ekspansi*
      product_development event
    `,
    transport: `
      cuci_mobil ekspor impor kurir pindahan rental_mobil sewa_mobil suku_cadang truk ban angkutan* bengkel*
      bongkar* ekspedisi* gudang* kargo* kendaraan* logistik* mobil* motor* pengiriman* rental* servis*
      transportasi* travel* minibus* bus_pariwisata hiace* pick_up pickup* trailer* wingbox* fuso* tronton*
      dump_truck kontainer_angkut trucking* cargo* door_to_door forwarding* freight* bea_cukai* kepabeanan* ppjk
      undername* import* export* pergudangan* warehouse* fulfillment* distribusi* packing* pengepakan*
      pindah_kantor same_day next_day cod pos_kilat towing* derek* tune_up tuneup* spooring* balancing*
      vulkanisir* velg* kampas_rem kopling* transmisi* suspensi* shockbreaker* knalpot* radiator* injektor*
      overhaul* body_repair ketok_magic poles* detailing* nano_coating coating* modifikasi* service_berkala
      home_service uji_emisi kir stnk bpkb samsat dealer* showroom* test_drive* tukar_tambah charging_station
      spklu skuter* becak* bajaj* ojek* taksi* taxi* sopir* supir* antar_kota shuttle* jemputan* antar_jemput*
      transfer_bandara penumpang* feri* ferry* penyeberangan* pelayaran* kapal_tongkang tongkang* tugboat*
      pesawat* helikopter* carter* charter* kereta_api* bbm pom_bensin ekskavator* excavator* forklift* crane*
      bulldozer* derek_crane valet* bus kereta oli_mesin
    `,
    goods: `
      aksesori* bunga furniture hadiah kosmetik lampu parfum perabot perhiasan tas tanaman aki baju* bordir*
      elektronik* hijab* jaket* kain* kaos* kemeja* kerajinan* konveksi* mainan* mesin* onderdil* pakaian*
      peralatan* perlengkapan* produk* seragam* sepatu* sepeda* souvenir* suku_cadang* tekstil* gamis* kerudung*
      jilbab* mukena* sarung* peci* koko kebaya* dress* gaun* celana* jeans* jins* blazer* sweater* hoodie*
      cardigan* rompi* bra lingerie* piyama* daster* jersey* wearpack* topi dasi* sabuk* ikat_pinggang* dompet*
      ransel* koper payung* jas_hujan* sandal* sneaker* boots kacamata* lensa* cincin* cincin_kawin kalung*
      gelang* anting* liontin* emas_batangan berlian* mutiara* permata* batu_akik* akik* perak* sofa* kasur*
      springbed* spring_bed ranjang* tempat_tidur* bantal* selimut* sprei* seprai* bed_cover* meja_makan
      meja_kerja kursi_kantor cermin* vas buket* bouquet* hiasan_dinding* pajangan* pigura* bingkai* lilin* dupa*
      bohlam* piring* gelas* mangkok* mangkuk* sendok* garpu* pisau* panci* wajan* termos* tumbler* botol* toples*
      perabotan* blender* mixer* oven* microwave* rice_cooker* magic_com dispenser* kompor_gas kipas* kipas_angin
      vacuum* penyedot_debu air_purifier ac_portable televisi_led speaker* headset* earphone* headphone* kamera*
      lensa_kamera tripod* handphone* ponsel* smartphone* charger* power_bank powerbank* casing_hp monitor*
      printer_toko kertas* atk pensil* pulpen* spidol* toner* kereta_bayi stroller* popok* pampers* puzzle* lego
      boneka_wisuda action_figure* model_kit diecast* drone_toko gitar_akustik raket* treadmill* joran*
      tenda_gunung carrier* helm* masker_medis sarung_tangan* apd kacamata_safety rompi_safety alkes tensimeter*
      termometer* timbangan* tabung_oksigen oksigen* nebulizer* vitamin* suplemen* minyak_atsiri* essential_oil*
      minyak_kayu_putih minyak_telon sabun* sampo* shampoo* lotion* sunscreen* tabir_surya* pelembab* pelembap*
      lipstik* lipstick* bedak* foundation* maskara* deodoran* tisu* pembalut* deterjen* detergen* pewangi*
      pengharum* karbol* kimia_industri pelarut* solvent* resin* perekat* pernis* thinner* pewarna* pelumas*
      solar_industri gas_elpiji elpiji* nitrogen* argon arang briket* plastik* biji_plastik kantong_plastik*
      karung* kardus* drum_plastik jerigen* pallet* palet* styrofoam* busa* karet* gasket* selang* fitting* katup*
      valve* kompresor* hidrolik* hydraulic* pneumatik* pneumatic* silinder* bearing* laher rantai* v-belt
      conveyor* konveyor* dinamo* gearbox* inverter* trafo* transformator* mcb kontaktor* baut* sekrup* paku
      pegas* mold* moulding* injeksi_plastik pengecoran_logam cor_logam bubut* frais* milling* cnc stamping*
      plat_besi* besi* besi_beton besi_hollow hollow* wiremesh* wire_mesh tembaga* kuningan* timah* baja_plat
      stainless_steel* semen pasir* kerikil* batu_split triplek* multiplek* plywood* mdf hpl bambu* kaca_tempered
      lem_kaca benang* katun* wol sutra* sutera* denim* kanvas* terpal* kulit_sintetis kancing* resleting*
      ritsleting* jahit* penjahit* chainsaw* gerinda* obeng* kunci_pas perkakas* power_tools tangga_aluminium
      mikroskop* kaca_pembesar teropong* kalibrasi* etalase* freezer* showcase* kulkas_toko rak_minimarket
      vending_machine* pasir_kucing* kandang* akuarium* aquarium* antik* thrift* rongsok* besi_tua*
      daur_ulang_plastik grosir* eceran* kulakan suvenir* cinderamata* kado piala* medali* bendera* balon*
      kembang_api* peti_mati* batu_nisan* nisan* sajadah* tasbih* salib* bor lem jas seal gear rok kotak_kado polo
      mouse tablet
    `,
    farming: `
      hutan pakan padi panen penghijauan perkebunan tambak kambing hidroponik beras* benih* bibit* budidaya* ikan*
      jagung* kebun* pertanian* perikanan* pupuk* tanaman* ternak* sapi* petani* kelompok_tani sawah* ladang*
      tegalan* palawija* hortikultura* kedelai* kacang_tanah ubi_jalar ubi_kayu singkong_tani tebu* kapas*
      tembakau* kakao* karet_alam kelapa* cpo vanili* mangga* durian* rambutan* manggis* salak* jeruk* semangka*
      melon* pepaya* nanas* alpukat* anggur* stroberi* strawberry* buah_naga* markisa* belimbing* jambu* nangka*
      sirsak* lengkeng* tomat* terong* timun* mentimun* kubis* wortel* bayam* kangkung* sawi* selada* buncis*
      jamur* jamur_tiram rumput_laut* anggrek* mawar* melati* krisan* aglonema* bonsai* kaktus* sukulen*
      pembibitan* persemaian* okulasi* cangkok* media_tanam* tanah_subur pestisida* insektisida* herbisida*
      fungisida* green_house greenhouse* akuaponik* vertikultur* urban_farming penyiraman* traktor* cultivator*
      alsintan* penggilingan* selep pascapanen* lumbung* agribisnis* agroindustri* agroforestri* peternak* burung*
      burung_puyuh* murai* kenari* lovebird* merpati* itik* angsa* kalkun* kelinci* domba* kerbau* hewan_qurban*
      qurban* penggemukan* inseminasi* kawin_suntik* konsentrat* silase* hijauan* lebah* propolis* royal_jelly
      ulat_sutra maggot* cacing* koi cupang* keramba* udang_vaname* vaname* nelayan* tangkapan* mangrove* bakau*
      reboisasi* perhutanan* sengon* mahoni* kayu_log getah* kayu_bakar* pelet_kayu satwa* satwa_liar* perburuan*
      kucing* kucing_persia* anjing* golden_retriever pomeranian* poodle* siberian_husky husky* chihuahua*
      bulldog* hamster* landak* reptil* kura-kura iguana* pejantan* indukan* biji-bijian gabah* getah_karet bumdes
      ketahanan_pangan* apel labu kuda tani
    `,
    social: `
      advokasi anak_yatim bencana difabel jenazah kajian kemanusiaan kurban misa pengajian panti penyuluhan
      relawan rohani santunan umkm umrah haji penelitian adat* dakwah* donasi* ibadah* infak* kependudukan
      kesejahteraan* lansia* pemberdayaan* pembinaan* pendampingan* pengabdian pengaduan* perizinan* perlindungan*
      posyandu* surat_keterangan surat_pengantar umat* wakaf* yatim* zakat* kebudayaan sedekah* sedekah_jumat
      infaq* fidyah* qurban_idul buka_puasa* sahur* itikaf* tarawih* sholat* salat* shalat* jumatan* khutbah*
      ceramah* tabligh* majelis_taklim* majelis* yasinan* tahlil* istighosah* selawat* sholawat* manasik* umroh*
      remaja_masjid* masjid* kebaktian* persekutuan_doa* doa_rosario rosario* baptis* sidi katekis* komuni*
      krisma* pengakuan_dosa perjamuan* liturgi* paduan_suara_gereja penginjilan* misi_penginjilan
      pendalaman_alkitab* alkitab* khotbah* renungan* retret* persembahyangan* sembahyang* melasti* piodalan*
      waisak* vihara_kegiatan pemakaman* makam* kremasi* melayat* asuhan* jompo* dhuafa* duafa* janda*
      orang_tua_asuh* disabilitas* tunanetra* tunarungu* pengungsi* kekerasan* kdrt kekerasan_seksual kesetaraan*
      gender* karang_taruna* remaja* kepemudaan* pkk dasawisma* rt_rw gotong_royong* kerja_bakti* siskamling*
      musyawarah* musrenbang* rapat_anggota* rapat_kerja* munas rakernas* musda* muktamar* silaturahmi*
      temu_alumni* donor_darah* bank_sampah* daur_ulang* pilah_sampah bersih_pantai perubahan_iklim*
      energi_terbarukan* keanekaragaman_hayati* konservasi* pelestarian* penanaman_pohon* tanam_pohon* mitigasi*
      tanggap_darurat* kebencanaan* evakuasi* pencarian_dan_pertolongan air_bersih* stunting* gizi_buruk*
      kemiskinan* dapur_umum* makan_gratis sembako* pasar_murah* sunatan_massal* nikah_massal* mudik_gratis
      hak_asasi* demokrasi* antikorupsi* transparansi_anggaran petisi* audiensi* aspirasi* kebijakan_publik* perda
      raperda* legislasi* pemilu* pilkada* akta_kelahiran* akta_kematian* ktp ktp-el kia pencatatan_sipil*
      surat_pindah* surat_domisili* domisili* surat_tidak_mampu sktm skck retribusi* bpnt blt pkh kartu_prakerja*
      bursa_kerja* lowongan_kerja_bursa job_fair* penempatan_kerja* padat_karya koperasi* kube kewirausahaan*
      wirausaha* bumdesa puskesmas* posbindu pemberantasan_sarang_nyamuk* jumantik psn narkoba*
      dukungan_psikososial* psikososial* pengasuhan* pengarusutamaan* inklusif* interfaith lintas_iman*
      moderasi_beragama* toleransi* perdamaian* publikasi_ilmiah* kkn jurnal_ilmiah* lokakarya* fgd sarasehan*
      kaderisasi* pengkaderan* amal donor doa puja iklim ham
    `,
  },
  nonOffers: {
    claims: `
      amanah berkualitas berpengalaman bergaransi cepat garansi harga_* higienis inovatif jujur kepercayaan
      kepuasan komitmen kualitas mudah nyaman profesional* ramah terbaik terjangkau terpercaya tepat_waktu
      transparan aman integritas
    `,
    steps: `
      bayar cara_* daftar hubungi* isi_* kirim* langkah* pesan* pilih* temukan unduh verifikasi bergabung
    `,
    labels: `
      alamat artikel beranda berita* dokumen faq galeri* jadwal jam_* kategori kontak* lihat_* lokasi pengumuman
      profil sejarah selengkapnya semua telepon tentang* testimoni tim visi* visi_misi misi pencarian info* agenda
      kegiatan kebijakan* syarat* struktur_organisasi informasi
    `,
    roles: `
      anggota bendahara direktur dosen guru kepala* ketua koordinator manajer pembina pendiri sekretaris staf
      wakil*
    `,
    prices: `
      biaya diskon gratis per_* promo rp tarif
    `,
  },
};
