import type { LanguageWords } from '../words.ts';

export const CATALAN: LanguageWords = {
  offers: {
    health:
      'acupuntura cirurgi* consulta* dental dermatolog* diagnòstic* dietètic* fisioter* ginecolog* implant* infermeri* logopèdi* massatg* medicin* nutrici* odontolog* ortodònci* osteopat* pediatr* podolog* psicolog* psicoteràpi* rehabilita* salut teràpi* tractament* veterinàri* atenció_mèdica audiòfon* dentist* diagnòsti* estimulació* malalti* ortopèdi* pilates podòleg* psicològic* psiquiatr* revisions',
    beauty:
      'barberi* bellesa cabell* celles cosmètic* depilaci* estètic* maquillatge manicura pedicura perruquer* tall tint ungles',
    building:
      "bany* calefacci* climatitzaci* construcci* cuines decoraci* disseny_d'interiors electricitat fusteri* instal·laci* jardineri* lampisteri* manteniment mobles neteja obres paletes pintura piscines plaques_solars reform* rehabilitaci* reparaci* teulad* finestr* aïllament* aire_condicionat alumini arquitect* cuina* demolicions electrici* energia_solar fontaner* fusta* gas* lampister* manteniments* obra* paleteria* persianes piscines* portes* restauració* sostres* terres* vidres*",
    legal:
      'advoca* assegurança* assessor* auditor* comptab* contract* crèdit* divorci* dret finan* fiscal* gestori* herènci* immobili* invers* jurídic* laboral* lloguer* mercantil penal',
    education:
      'acollida anglès aprenent* casal* classes colònies cursos escola* extraescolar* formació idiomes infantil mentor* música seminari* taller* xerrades reforç batxillerat aules classe* curs* educaci* escoles formacions* formatiu* guitarra infants* institut instrument* llar* llengües monitor* oficis piano* programes reforç* robòtica tutori* xerrad*',
    hospitality:
      'allotjament* apartament* càmping cases_rurals esmorzar* excursi* habitaci* hotel piscina senderisme visites_guiades rutes aparcament acampada casa_rural cel* dormir* entorn* esdeveniment* itineraris* piscines* restaurant* ruta* sales* terrass* visita* zona* barbacoa',
    food: 'begudes botifarr* cafè* càtering cervesa* embotits entrepans formatge* fruita gelats menú* oli pa pastiss* peix plats postres sopar vi vins dinar carta carns verdur* amanid* arrossos begud* bolets canelons* carn* coca coques dolços embotit* entrants esmorzar* fruites* gelat* mel menjar* oli* pastís* paella* peix* pizza* plat* postr* sucs tapes vedella xocolat* pernil',
    culture:
      'actuacions arts biblioteca cant castellers cinema concert* dansa esdeveniment* exposici* fest* festival* llibres museu orquestra publicacions teatre tradici* arxiu cor* gegants sardanes activitats* audiovisual* balls* cançons cultural* danses* diables documental* escultur* espectacl* fires gegant* història* jocs* lectur* llibre* música* pintur* poesia puntaires* taller* teatral* trobada* visites* ceràmic*',
    sport:
      'atletisme bàsquet ciclisme escalada esport* excursionisme fitness futbol gimnàstica handbol ioga judo muntanya natació pàdel patinatge pilates rem tennis vela vòlei voleibol',
    software:
      'aplicaci* automatitz* ciberseguretat dades desenvolupament digital* domòtica informàtic* internet manteniment_web núvol plataforma* programaci* programari servidor* sistemes software web* xarxes intel·ligència_artificial',
    marketing:
      'audiovisual* branding campany* comunicaci* consultori* disseny* edició fotografi* gràfic* identitat impremta impressi* logotip* màrqueting publicitat retolaci* traducci* vídeo* estratègi* recerca',
    transport:
      'automòbil* autocar* càrrega cotxe* furgonet* lliurament* logístic* mecànic* missatger* mudances pneumàtics recanvis taxi transport* vehicle*',
    goods:
      'accessori* bicicletes calçat ceràmic* flors joguines joieri* llibreri* material* mobiliari objectes plantes productes regals roba teles eines vidre',
    farming:
      'agrícol* agricultura animals boscos cavalls celler* cultiu* fruiters granja horta mel oliv* ramader* vinya forestal llavors ecològic*',
    social:
      'acompanyament ajuda atenció* benestar casament* cooperaci* cura discapacitat drets família gent_gran inclusi* inserci* joves mediambient* orientació participació projectes refugiats sensibilitzaci* serveis social* solidari* suport voluntari* acollid* acompanya* activitats* adolescents* assessorament* beques cooperatiu* dependència* desenvolupament* dones* educatiu* emergènci* famíli* formació* gènere* infància* joventut* laborals mediació* mentoria* orientaci* prevenció* programa* programes* projecte* sociolabor* suport* tallers* trobades*',
  },
  nonOffers: {
    claims:
      'compromís confiança excel·lència experiència garanti* innovaci* personalitz* professional* proximitat qualitat rapidesa responsab* seriositat sostenib* transparència preu*',
    steps: 'contacta* demana* descobreix* fes_* inscri* pas_* reserva* tria* uneix*',
    labels:
      'agenda avís* blog calendari categories contact* correu cookies facebook galeria horari* inici instagram llegir_* llegeix* mapa notícies on_som política* preguntes* qui_som* sobre* socis telèfon* tots veure* xarxes_socials',
    roles: 'coordinador* director* fundador* president* professor* responsable* secretari* tècnic* tresorer* vocal*',
    prices: 'descompte* gratuït* iva per_* preu_* quota*',
  },
};

export const INDONESIAN: LanguageWords = {
  offers: {
    health:
      'akupunktur behel bedah cabut_gigi dokter_gigi fisioterapi gigi imunisasi implan khitan kesehatan klinik konsultasi konseling laboratorium operasi pemeriksaan perawatan pengobatan persalinan pijat psikolog* rawat* rehabilitasi rontgen scaling terapi usg vaksin* apotek kandungan kecantikan anak* bedah* bekam* dokter* gigi* ibu* kesehatan* klinik* konseling* konsultasi* laboratorium* pemeriksaan* pengobatan* perawatan* pijat* terapi*',
    beauty: 'facial kecantikan kuku make_up makeup pangkas potong rambut salon spa sulam tata_rias wajah',
    building:
      'atap bangunan cat desain_interior furnitur kebersihan kitchen_set konstruksi kusen las listrik mebel pemasangan pembangunan perbaikan pintu plafon pipa renovasi rumah servis_ac service_ac taman arsitek* kanopi pagar cleaning atap* bangunan* pengecatan desain* dekorasi* furnitur* instalasi* interior* jendela* kanopi* konstruksi* kontraktor* lantai* listrik* mebel* pagar* pembangunan* pemasangan* perbaikan* pemeliharaan* perawatan_taman pintu* plafon* pompa* renovasi* sumur* taman*',
    legal:
      'akuntansi asuransi audit hukum investasi kredit litigasi notaris pajak pengacara perizinan pembiayaan pinjaman properti pendirian_pt sewa tabungan pembukuan merek keuangan akuntansi* asuransi* audit* hukum* investasi* izin* kredit* notaris* pajak* pembiayaan* pendirian* perdata pidana perusahaan* pinjaman* properti* simpanan* tabungan*',
    education:
      'asrama bahasa beasiswa belajar bimbel bimbingan ekstrakurikuler kelas kuliah kurikulum kursus les madrasah magang paud pelatihan pendidikan privat program_studi seminar sertifikasi tahfidz tk tpa webinar workshop pondok pramuka anak_usia_dini bahasa* beasiswa* bimbingan* ekstrakurikuler* kelas* kursus* kurikulum* matematika mengaji pelatihan* pembelajaran* pendidikan* pengajaran* pramuka* sekolah* seminar* sertifikasi* tahfidz* tari* workshop* paskibra drumband',
    hospitality:
      'akomodasi glamping kamar kolam_renang liburan paket_wisata parkir penginapan ruang_rapat sarapan tour trip vila villa wisata rental wifi outbound aula akomodasi* homestay* kamar* kamping* kolam* liburan* outbound* paket* penginapan* perahu* pernikahan* sarapan* sewa* spot_foto turlar* vila* wisata* kegiatan_alam',
    food: 'aneka ayam bakso camilan catering cokelat es ikan jus kopi kue makanan masakan menu mie minuman nasi oleh-oleh pizza prasmanan roti sambal sate sayur seafood snack susu teh tumpeng kuliner daging nasi_kotak ayam* bakso* bumbu* daging* gorengan* ikan* jajanan* kambing* katering* keripik* kopi* kue* kuliner* madu* makanan* minuman* nasi* roti* sambal* sapi* sate* sayur* soto* susu* teh* masakan*',
    culture:
      'acara budaya buku festival film fotografi konser lukisan musik museum pameran pernikahan pertunjukan seni tari teater batik kerajinan penerbitan perpustakaan wedding lomba',
    sport:
      'badminton basket bela_diri bulu_tangkis fitness futsal golf gym karate lari olahraga renang senam sepak_bola taekwondo tenis voli yoga pencak_silat',
    software:
      'aplikasi analisis cctv cloud data digital e-commerce hosting integrasi internet jaringan keamanan komputer laporan notifikasi otomatisasi pembayaran pemrograman pengembangan platform robotika server sistem situs software toko_online web* website monitoring manajemen fitur',
    marketing:
      'branding brosur cetak desain* event_organizer fotografer iklan jasa_foto kampanye kartu_nama kemasan konsultan* konten logo media_sosial pemasaran percetakan periklanan produksi_video promosi riset sablon spanduk strategi terjemahan undangan videografi cetak* digital* foto* iklan* kemasan* konten* merek* pemasaran* percetakan* promosi* sablon* spanduk* strategi* terjemah* video*',
    transport:
      'angkutan bengkel cuci_mobil ekspedisi ekspor gudang impor kendaraan kurir logistik mobil motor pengiriman pindahan rental_mobil servis sewa_mobil suku_cadang travel truk ban angkutan* bengkel* bongkar* ekspedisi* gudang* kargo* kendaraan* logistik* mobil* motor* oli* pengiriman* rental* servis* transportasi* travel*',
    goods:
      'aksesori* alat barang baju bahan bunga elektronik furniture hadiah jam kain kaos kosmetik lampu mainan mesin pakaian parfum perabot peralatan perhiasan produk seragam sepatu souvenir tas tekstil tanaman alat* aki baju* bahan* bordir* busana* elektronik* hijab* jaket* kain* kaos* kemeja* kerajinan* konveksi* mainan* mesin* onderdil* pakaian* peralatan* perlengkapan* produk* seragam* sepatu* sepeda* souvenir* suku_cadang* tekstil*',
    farming:
      'benih bibit budidaya hutan kebun pakan padi panen penghijauan perikanan perkebunan pertanian peternakan pupuk sapi sawit ternak tambak kambing hidroponik beras* benih* bibit* budidaya* ikan* jagung* kebun* pertanian* perikanan* peternakan* pupuk* sawit* tanaman* ternak* sapi*',
    social:
      'advokasi anak_yatim bantuan bencana dakwah difabel donasi ibadah jenazah kajian kemanusiaan kesejahteraan kurban lansia layanan lingkungan misa pemberdayaan pendampingan pengajian panti pembinaan penyuluhan program relawan rohani santunan sosial umkm umrah haji wakaf zakat pelayanan penelitian adat* administrasi* bantuan* dana* desa* dakwah* donasi* ibadah* infak* keluarga* kependudukan kesejahteraan* lansia* layanan* lembaga* masyarakat* pelayanan* pemberdayaan* pembinaan* pendampingan* pengabdian pengaduan* perizinan* perlindungan* posyandu* program* sosial* surat_keterangan surat_pengantar umat* wakaf* yatim* zakat* kebudayaan',
  },
  nonOffers: {
    claims:
      'amanah berkualitas berpengalaman bergaransi cepat garansi harga_* higienis inovatif jujur kepercayaan kepuasan komitmen kualitas mudah nyaman profesional* ramah terbaik terjangkau terpercaya tepat_waktu transparan aman integritas',
    steps: 'bayar cara_* daftar hubungi* isi_* kirim* langkah* pesan* pilih* temukan unduh verifikasi bergabung',
    labels:
      'alamat artikel beranda berita* dokumen faq galeri* jadwal jam_* kategori kontak* lihat_* lokasi pengumuman profil sejarah selengkapnya semua telepon tentang* testimoni tim visi* visi_misi misi pencarian info* agenda kegiatan kebijakan* syarat* struktur_organisasi informasi',
    roles:
      'anggota bendahara direktur dosen guru kepala* ketua koordinator manajer pembina pendiri sekretaris staf wakil*',
    prices: 'biaya diskon gratis per_* promo rp tarif',
  },
};

export const VIETNAMESE: LanguageWords = {
  offers: {
    health:
      'khám điều_trị chữa nha_khoa răng niềng trồng_răng tẩy_trắng implant phẫu_thuật xét_nghiệm siêu_âm vật_lý_trị_liệu phục_hồi châm_cứu xoa_bóp massage tiêm_chủng vắc_xin tư_vấn_tâm_lý dinh_dưỡng chăm_sóc sức_khỏe thuốc da_liễu nhi_khoa sản_khoa mắt điều_dưỡng thú_y trị_liệu y_tế',
    beauty:
      'cắt_tóc nhuộm uốn nail móng trang_điểm chăm_sóc_da spa phun_xăm triệt_lông mi gội_đầu mỹ_phẩm làm_đẹp thẩm_mỹ',
    building:
      'xây_dựng thi_công thiết_kế_nội_thất nội_thất sửa_chữa lắp_đặt bảo_trì bảo_dưỡng điện nước sơn chống_thấm mái cửa tủ_bếp sân_vườn vệ_sinh_công_nghiệp vệ_sinh điều_hòa kiến_trúc cải_tạo thông_tắc cơ_điện nhà_xưởng nhôm_kính',
    legal:
      'pháp_lý luật kế_toán thuế kiểm_toán bảo_hiểm vay đầu_tư bất_động_sản cho_thuê thành_lập_công_ty sở_hữu_trí_tuệ ly_hôn thừa_kế hợp_đồng visa định_cư giấy_phép xuất_cảnh tài_chính hồ_sơ',
    education:
      'khóa_học khoá_học lớp đào_tạo du_học tiếng_anh tiếng_đức tiếng luyện_thi gia_sư học_nghề mầm_non tiểu_học trại_hè hội_thảo chứng_chỉ giảng_dạy dạy giáo_dục chương_trình tuyển_sinh học_bổng ngoại_khóa kỹ_năng',
    hospitality:
      'phòng khách_sạn villa homestay bữa_sáng hồ_bơi bãi_đỗ hội_nghị tiệc tour du_lịch vé đưa_đón nghỉ_dưỡng cắm_trại tham_quan nhà_hàng',
    food: 'món thực_đơn ăn đồ_uống cà_phê trà bánh kem chè phở bún cơm gà bò cá hải_sản lẩu nướng salad pizza nước_ép sinh_tố bia rượu rau trái_cây gạo gia_vị thực_phẩm đặc_sản giao_đồ_ăn mì sữa mật_ong',
    culture:
      'triển_lãm hòa_nhạc biểu_diễn âm_nhạc nghệ_thuật tranh phim sách lễ_hội sự_kiện cưới chụp_ảnh văn_hóa bảo_tàng múa kịch trò_chơi xuất_bản thủ_công gốm',
    sport:
      'bóng_đá bóng_rổ cầu_lông tennis bơi yoga gym võ karate taekwondo thể_thao chạy golf xe_đạp thể_hình khiêu_vũ aerobic cờ_vua leo_núi',
    software:
      'phần_mềm ứng_dụng website web hosting máy_chủ dữ_liệu bảo_mật hệ_thống tự_động quản_lý thanh_toán thông_báo tích_hợp phân_tích báo_cáo đám_mây ai trí_tuệ_nhân_tạo lập_trình phát_triển camera máy_tính mạng công_nghệ số_hóa theo_dõi nền_tảng tính_năng',
    marketing:
      'thiết_kế logo thương_hiệu quảng_cáo marketing in_ấn truyền_thông quay_phim video nội_dung dịch_thuật biên_dịch phiên_dịch tư_vấn tổ_chức_sự_kiện nhận_diện bao_bì seo nghiên_cứu_thị_trường chụp_hình chiến_lược',
    transport:
      'vận_chuyển vận_tải giao_hàng chuyển_nhà kho logistics hải_quan xuất_khẩu nhập_khẩu thuê_xe sửa_xe rửa_xe ô_tô xe_máy taxi phụ_tùng lốp cứu_hộ chuyển_phát kho_lạnh',
    goods:
      'sản_phẩm thời_trang quần_áo giày túi trang_sức đồng_hồ kính quà hoa đồ_chơi thiết_bị máy_móc dụng_cụ vật_liệu vật_tư đồ_gia_dụng điện_tử vải nhựa kim_loại gỗ giấy nước_hoa phụ_kiện chăn_ga đèn',
    farming:
      'nông_nghiệp nông_sản trồng chăn_nuôi giống phân_bón thủy_sản thức_ăn_chăn_nuôi trang_trại hữu_cơ lâm_nghiệp ong cây vườn trồng_rừng',
    social:
      'hỗ_trợ từ_thiện tình_nguyện cộng_đồng trẻ_em người_già khuyết_tật môi_trường nghiên_cứu dự_án bảo_vệ thánh_lễ tang_lễ việc_làm gia_đình dịch_vụ nhân_đạo thiện_nguyện cứu_trợ',
  },
  nonOffers: {
    claims:
      'uy_tín chất_lượng chuyên_nghiệp tận_tâm giá_* nhanh* an_toàn bảo_hành kinh_nghiệm cam_kết tiết_kiệm hiện_đại đảm_bảo miễn_phí thân_thiện minh_bạch trách_nhiệm đồng_hành hiệu_quả đạo_đức chuyên_môn_sâu',
    steps:
      'bước* liên_hệ* đăng_ký* chọn_* gọi_* thanh_toán_* tải_* nhận_* gửi_* đặt_* tìm_hiểu* khảo_sát ký_hợp_đồng báo_giá bàn_giao',
    labels:
      'trang_chủ giới_thiệu* về_* tin_tức* liên_hệ địa_chỉ điện_thoại email tuyển_dụng đối_tác khách_hàng* hình_ảnh video thư_viện* câu_hỏi* xem_thêm* đọc_thêm giờ_* bảng_giá chính_sách* điều_khoản* tìm_kiếm giỏ_hàng đăng_nhập danh_mục bài_viết* sứ_mệnh tầm_nhìn giá_trị* đội_ngũ* hotline văn_phòng chi_nhánh tài_liệu thông_tin* dự_án_* địa_chỉ_email',
    roles:
      'giám_đốc* trưởng_* phó_* chủ_tịch bác_sĩ* giáo_viên* luật_sư giảng_viên* kỹ_sư quản_lý_* nhân_viên* sáng_lập* thạc_sĩ tiến_sĩ',
    prices: 'giảm_giá khuyến_mãi miễn_phí_* vnđ vnd /tháng /người /đêm trả_góp',
  },
};
