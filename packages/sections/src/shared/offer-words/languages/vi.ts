import type { LanguageWords } from '../words.ts';

export const VIETNAMESE: LanguageWords = {
  offers: {
    health: `
      điều_trị chữa nha_khoa răng niềng trồng_răng tẩy_trắng implant phẫu_thuật xét_nghiệm siêu_âm vật_lý_trị_liệu
      phục_hồi châm_cứu xoa_bóp massage tiêm_chủng vắc_xin tư_vấn_tâm_lý dinh_dưỡng chăm_sóc sức_khỏe thuốc
      da_liễu nhi_khoa sản_khoa điều_dưỡng thú_y trị_liệu y_tế đau_đầu đau_nửa_đầu mất_ngủ giấc_ngủ
      ngưng_thở_khi_ngủ ngáy lo_âu trầm_cảm rối_loạn hoảng_sợ tâm_lý tâm_thần tham_vấn sang_chấn kiệt_sức
      căng_thẳng stress nghiện cai_nghiện tự_kỷ tăng_động chậm_nói chóng_mặt ù_tai viêm_xoang viêm_mũi
      tai_mũi_họng thính_lực máy_trợ_thính dị_ứng hen_suyễn hen_phế_quản cảm_cúm sốt_xuất_huyết viêm_phổi phế_quản
      hô_hấp lao_phổi huyết_áp tiểu_đường đái_tháo_đường mỡ_máu gút gout béo_phì giảm_cân giảm_mỡ giảm_béo
      thiếu_máu tuyến_giáp nội_tiết mãn_kinh tiền_mãn_kinh kinh_nguyệt vô_sinh hiếm_muộn thụ_tinh ivf iui
      mang_thai thai_sản thai_kỳ bà_bầu mẹ_bầu sau_sinh sinh_mổ sinh_thường đỡ_đẻ trọn_gói_sinh phụ_khoa
      sản_phụ_khoa tránh_thai buồng_trứng tử_cung tuyến_vú nam_khoa tiền_liệt_tuyến tiết_niệu nam_học sỏi_thận
      lọc_máu gan viêm_gan dạ_dày đại_tràng nội_soi tiêu_hóa tiêu_hoá trào_ngược táo_bón tiêu_chảy trĩ hậu_môn
      thoát_vị tim_mạch mạch_vành đột_quỵ tai_biến thần_kinh động_kinh parkinson sa_sút_trí_tuệ alzheimer cột_sống
      thoát_vị_đĩa_đệm đĩa_đệm đau_lưng đau_cổ đau_vai vai_gáy cổ_vai_gáy thần_kinh_tọa thần_kinh_toạ khớp_gối
      đau_gối xương_khớp viêm_khớp gãy_xương bong_gân chấn_thương chấn_thương_chỉnh_hình chỉnh_hình loãng_xương
      gai_cột_sống cong_vẹo thoái_hóa thoái_hoá bàn_chân_bẹt tư_thế ung_bướu ung_thư tầm_soát hóa_trị hoá_trị
      xạ_trị giảm_đau dán_sứ veneer cạo_vôi nha_chu viêm_lợi hôi_miệng chỉnh_nha mắc_cài invisalign hàm_giả
      máng_chống_nghiến fluor nhãn_khoa cận_thị viễn_thị lasik đục_thủy_tinh_thể đục_thuỷ_tinh_thể cườm glaucoma
      khúc_xạ đo_thị_lực mụn trị_mụn nám tàn_nhang sẹo chàm viêm_da vảy_nến mề_đay zona nấm mụn_cóc rụng_tóc
      cấy_tóc hói hôi_nách đổ_mồ_hôi suy_giãn_tĩnh_mạch tĩnh_mạch botox filler tiêm_filler căng_da nâng_cơ hifu
      laser trẻ_hóa trẻ_hoá cắt_mí nhấn_mí nâng_mũi nâng_ngực hút_mỡ độn_cằm công_thức_máu x-quang x_quang chụp_x
      mri ct_scan cộng_hưởng_từ chẩn_đoán_hình_ảnh nhũ_ảnh giải_phẫu_bệnh sinh_thiết adn truyền_dịch tiêm gây_mê
      nội_trú ngoại_trú cấp_cứu hồi_sức ngoại_khoa nội_khoa nội_tổng_quát ngoại_tổng_quát sơ_sinh kê_đơn dược
      đông_y y_học_cổ_truyền cổ_truyền bắt_mạch bấm_huyệt day_ấn cấy_chỉ giác_hơi cạo_gió cứu_ngải ngải_cứu
      diện_chẩn dưỡng_sinh khí_công thiền xông_hơi ngâm_chân nắn_chỉnh chiropractic nắn_xương âm_ngữ can_thiệp_sớm
      sóng_xung_kích kéo_giãn thải_độc detox thực_dưỡng tinh_dầu aroma reiki năng_lượng thôi_miên thần_số_học
      tử_vi tarot phong_thủy phong_thuỷ xem_tướng xem_bói bói coaching khai_vấn liệu_pháp liệu_trình thú_cưng
      triệt_sản tẩy_giun grooming chích_ngừa vaccine sổ_mũi bệnh bệnh_viện thẩm_tách u_nang polyp xương sinh_sản
      tiền_sản sàng_lọc khám_răng khám_tổng_quát kính_mắt
    `,
    beauty: `
      cắt_tóc nhuộm uốn nail móng trang_điểm chăm_sóc_da spa phun_xăm triệt_lông mi gội_đầu mỹ_phẩm làm_đẹp
      thẩm_mỹ cạo_râu ráy_tai lấy_ráy_tai barber duỗi ép_tóc hấp_dầu nối_tóc tạo_kiểu búi_tóc tết_tóc tẩy_tóc
      highlight balayage keratin dưỡng_tóc tóc tóc_giả da_đầu lông_mày phun_môi phun_mày điêu_khắc_chân_mày xăm
      xăm_hình xóa_xăm xoá_xăm xỏ_khuyên đắp_bột đắp_gel chà_gót manicure pedicure rửa_mặt nặn_mụn lột_da peel
      tẩy_tế_bào_chết đắp_mặt_nạ mặt_nạ cấy_trắng tắm_trắng trắng_da trị_nám se_khít_lỗ_chân_lông chống_lão_hóa
      chống_lão_hoá dưỡng_da dưỡng_ẩm body tắm_dưỡng ủ_trắng wax waxing tẩy_lông cô_dâu make_up makeup làm_tóc
      gội_dưỡng_sinh gội phi_thuyền collagen meso vi_kim lăn_kim thon_gọn săn_chắc tan_mỡ henna
    `,
    building: `
      xây_dựng thi_công thiết_kế_nội_thất nội_thất sửa_chữa lắp_đặt bảo_trì bảo_dưỡng sơn chống_thấm tủ_bếp
      sân_vườn vệ_sinh_công_nghiệp vệ_sinh điều_hòa kiến_trúc cải_tạo thông_tắc cơ_điện nhà_xưởng nhôm_kính
      nhà_phố biệt_thự nhà_cấp_4 nhà_ở chung_cư nhà_tiền_chế nhà_thép xây_nhà xây_thô phần_thô trọn_gói hoàn_thiện
      ép_cọc san_lấp bê_tông cốt_thép ván_khuôn giàn_giáo cốp_pha kết_cấu_thép khung_kèo thép ngói dột chống_dột
      chống_nóng cách_nhiệt cách_âm tiêu_âm thạch_cao vách_ngăn vách gạch gạch_ốp_lát đá_granite đá_marble sàn
      sàn_nâng thảm trải_sàn epoxy dán_tường rèm mành cường_lực lan_can cầu_thang tay_vịn hàng_rào bạt giàn_phơi
      ban_công sân_thượng giếng_trời tiểu_cảnh hòn_non_bộ cảnh_quan cắt_cỏ cỏ_nhân_tạo thảm_cỏ tưới đài_phun
      nhà_bếp bếp nhà_tắm bồn_cầu lavabo vòi máy_bơm giếng giếng_khoan đường_ống rò_rỉ nghẹt thông_cống
      hút_hầm_cầu hầm_cầu bể_phốt bình_nóng_lạnh năng_lượng_mặt_trời pin_mặt_trời chiếu_sáng ổ_cắm máy_lạnh
      máy_giặt tủ_lạnh điều_hoà_không_khí thông_gió hút_khói hút_mùi lò_hơi chống_trộm báo_động báo_cháy pccc
      sprinkler chống_sét thoát_hiểm trạm_biến_áp trạm_sạc thang_máy thang_cuốn khóa_thông_minh khoá_thông_minh
      mở_khóa mở_khoá smarthome nhà_thông_minh phá_dỡ tháo_dỡ nâng_nền bột_trét thợ_mộc tủ tủ_áo kệ giường bàn_ghế
      bàn_làm_việc sofa bọc_ghế giặt_thảm giặt_ghế giặt_rèm giặt_sofa giặt_nệm dọn_nhà dọn_dẹp giúp_việc tạp_vụ
      đánh_bóng diệt_mối diệt_côn_trùng côn_trùng muỗi chuột rệp diệt_chuột khử_trùng khử_khuẩn khử_mùi nấm_mốc
      rác thu_gom phế_liệu chất_thải cơ_khí sắt inox nhôm thép_mỹ_thuật gia_công gia_công_cơ_khí cầu_đường
      đường_sá hạ_tầng thủy_lợi thuỷ_lợi kè khảo_sát_địa_chất đo_đạc giám_sát kiểm_định dự_toán bản_vẽ phối_cảnh
      phong_thủy_nhà phong_thuỷ_nhà tu_bổ trùng_tu nhà_thờ_họ chùa showroom xin_phép_xây hoàn_công quy_hoạch thang
      trang_trí bảo_ôn hút_bể
    `,
    legal: `
      pháp_lý luật kế_toán thuế kiểm_toán bảo_hiểm vay đầu_tư bất_động_sản cho_thuê thành_lập_công_ty
      sở_hữu_trí_tuệ ly_hôn thừa_kế hợp_đồng visa định_cư giấy_phép xuất_cảnh tài_chính tố_tụng khởi_kiện
      khiếu_nại tố_cáo hình_sự dân_sự hành_chính lao_động hôn_nhân trọng_tài hòa_giải hoà_giải thi_hành_án đòi_nợ
      thu_hồi_nợ nợ_xấu phá_sản giải_thể sáp_nhập mua_bán_sáp_nhập m&a cổ_phiếu chứng_khoán trái_phiếu quỹ
      niêm_yết di_chúc tài_sản chia_tài_sản quyền_nuôi_con nhận_con_nuôi công_chứng thừa_phát_lại vi_bằng
      chứng_thực nhãn_hiệu sáng_chế kiểu_dáng nhượng_quyền đăng_ký_kinh_doanh hộ_kinh_doanh thành_lập_doanh_nghiệp
      tạm_ngừng chi_nhánh_công_ty thẻ_tạm_trú tạm_trú thường_trú quốc_tịch nhập_tịch hộ_chiếu lý_lịch_tư_pháp
      thị_thực đất_đai nhà_đất sổ_đỏ sổ_hồng sang_tên đất_nền căn_hộ mặt_bằng môi_giới mua_bán ký_gửi thế_chấp
      cầm_cố cầm_đồ trả_góp tín_dụng tín_chấp thẻ_tín_dụng lãi_suất tiền_gửi tiết_kiệm_gửi ngân_hàng chuyển_tiền
      ngoại_tệ bảo_lãnh hưu_trí nhân_thọ phi_nhân_thọ bhxh bồi_thường giám_định thẩm_định thẩm_định_giá quyết_toán
      tncn tndn vat giá_trị_gia_tăng hóa_đơn hoá_đơn chữ_ký_số tiền_lương tính_lương bảng_lương kiểm_soát_nội_bộ
      tuân_thủ rủi_ro gọi_vốn góp_vốn huy_động_vốn đấu_thầu công_bố attp tự_công_bố mã_vạch thám_tử điều_tra
      ủy_quyền uỷ_quyền
    `,
    education: `
      khóa_học khoá_học lớp đào_tạo du_học tiếng_anh tiếng_đức luyện_thi gia_sư học_nghề mầm_non tiểu_học trại_hè
      hội_thảo chứng_chỉ giảng_dạy dạy giáo_dục tuyển_sinh học_bổng ngoại_khóa kỹ_năng mẫu_giáo nhà_trẻ trung_học
      thpt thcs đại_học cao_đẳng trung_cấp sau_đại_học cao_học cử_nhân liên_thông văn_bằng song_ngữ song_bằng
      nội_trú_học bán_trú ôn_thi kỳ_thi tốt_nghiệp đề_thi ielts toeic toefl sat ielts_cấp_tốc giao_tiếp ngữ_pháp
      từ_vựng phát_âm ngoại_ngữ jlpt topik hsk toán_học ngữ_văn văn_học vật_lý hóa_học hoá_học sinh_học địa_lý
      tin_học robotics stem steam toán_tư_duy bàn_tính luyện_chữ viết_chữ tập_đọc kể_chuyện vẽ mỹ_thuật hội_họa
      hội_hoạ đàn_piano piano guitar violin organ thanh_nhạc nhạc_cụ đàn_bầu sáo hát ca_hát luyện_thanh mc_nhí
      pha_chế barista bartender cắt_may thêu đan móc trung_tâm_ngoại_ngữ học_thử học_trực_tuyến e-learning
      elearning workshop webinar tập_huấn bồi_dưỡng huấn_luyện thực_tập hướng_nghiệp thực_tập_sinh kỹ_sư_nhật
      học_tập môn_học giáo_trình giáo_án thư_viện_trường câu_lạc_bộ clb dã_ngoại thuyết_trình bán_hàng_khóa
      bán_hàng_khoá montessori steiner reggio hòa_nhập hoà_nhập thể_chất khu_vui_chơi sân_chơi hố_cát sân_trường
      căn_tin bữa_trưa lễ_khai_giảng khai_giảng lễ_tốt_nghiệp bằng_lái lái_xe bằng_b1 bằng_b2 bằng_c hạng_b2
      hạng_c sát_hạch đề_án luận_văn luận_án tiến_sĩ_ngành vừa_học_vừa_làm tín_chỉ trao_đổi_sinh_viên trại_đông
      luyện_viết sư_phạm an_toàn_lao_động sơ_cấp_cứu
    `,
    hospitality: `
      khách_sạn villa homestay bữa_sáng hồ_bơi bãi_đỗ tiệc tour du_lịch vé đưa_đón nghỉ_dưỡng cắm_trại tham_quan
      nhà_hàng resort nhà_nghỉ nhà_trọ hostel bungalow biệt_thự_biển deluxe superior suite dorm hướng_biển
      view_biển nhìn_ra_biển bồn_tắm jacuzzi sauna hội_trường gala_dinner gala sinh_nhật thôi_nôi tất_niên
      liên_hoan team_building teambuilding bbq buffet lửa_trại lều glamping trekking chèo_thuyền kayak sup thuyền
      du_thuyền ca_nô tàu_cao_tốc combo trăng_mật xuyên_việt miền_tây hành_hương tâm_linh sinh_thái làng_nghề
      làng_cổ phố_cổ chợ_nổi chợ_đêm hang_động thác bãi_biển biển đảo lặn lặn_biển lặn_ngắm_san_hô san_hô câu_mực
      đạp_xe dù_lượn cáp_treo công_viên vui_chơi giải_trí karaoke bar lounge rooftop quầy_bar wifi giặt_ủi giặt_là
      giữ_hành_lý lễ_tân minibar máy_sấy bãi_đậu_xe đỗ_xe hướng_dẫn_viên nguyên_căn nhà_sàn picnic ngắm_hoàng_hôn
      hoàng_hôn bình_minh săn_mây ruộng_bậc_thang coworking chỗ_ngồi_làm_việc mice nghỉ_trưa nghỉ_giờ phòng_đơn
      phòng_đôi
    `,
    food: `
      món thực_đơn ăn đồ_uống cà_phê trà bánh kem chè phở bún cơm gà bò hải_sản lẩu nướng salad pizza nước_ép
      sinh_tố bia rượu rau trái_cây gạo gia_vị thực_phẩm đặc_sản giao_đồ_ăn mì sữa mật_ong cháo xôi hủ_tiếu miến
      cao_lầu gỏi gỏi_cuốn chả_giò nem nem_chua chả chả_lụa giò giò_lụa lạp_xưởng xúc_xích pate thịt thịt_heo
      thịt_lợn heo heo_quay sườn bít_tết dê cừu vịt vịt_quay ngan trứng ếch lươn ốc ngao sò nghêu hàu bạch_tuộc
      tôm tôm_hùm cua ghẹ khô_mực mắm mắm_tôm tương_ớt sa_tế ớt tỏi gừng dầu_dừa dầu_oliu giấm đậu_hũ đậu_phụ chay
      thuần_chay nấm_rơm xiên xiên_que xào súp canh_chua khai_vị tráng_miệng set_menu nấu_cỗ mâm_cỗ cỗ teabreak
      finger_food sushi sashimi ramen udon tempura kimchi tokbokki gimbap dimsum há_cảo hoành_thánh vằn_thắn
      spaghetti pasta lasagna burger hamburger sandwich hotdog khoai_tây_chiên taco kebab steak curry cà_ri crepe
      waffle pancake donut croissant tiramisu mousse macaron cupcake panna_cotta pudding gelato yogurt phô_mai bơ
      tào_phớ tàu_hũ trân_châu bạc_xỉu espresso cappuccino latte americano cold_brew phin rang_xay robusta arabica
      matcha ca_cao socola sô_cô_la đá_xay smoothie mojito soda dừa hạt_điều granola ngũ_cốc yến_mạch mứt ô_mai
      kẹo kẹo_dừa hạt sấy vang_đỏ whisky vodka champagne cocktail nếp tinh_bột yến yến_sào tổ_yến đông_trùng
      nhân_sâm linh_chi atiso đồ_hộp đông_lạnh tươi_sống takeaway bữa_tối điểm_tâm quán_nhậu beer_club cá_kho
      cá_nướng
    `,
    culture: `
      triển_lãm hòa_nhạc biểu_diễn âm_nhạc nghệ_thuật phim lễ_hội cưới chụp_ảnh bảo_tàng múa kịch trò_chơi
      xuất_bản thủ_công gốm nhà_hát cải_lương chèo tuồng hát_xẩm ca_trù quan_họ đờn_ca nhã_nhạc xiếc ảo_thuật
      opera ballet giao_hưởng hợp_xướng dàn_nhạc ban_nhạc acoustic nhạc_sống nhạc_trẻ nhạc_trịnh bolero jazz rock
      rap hip_hop dj edm ca_nhạc ca_sĩ nhạc_hội đêm_nhạc liveshow minishow thu_âm hòa_âm hoà_âm sáng_tác phối_khí
      hoạt_hình truyện tiểu_thuyết thơ_ca tản_văn tạp_chí ấn_phẩm podcast phát_thanh truyền_hình talkshow tọa_đàm
      toạ_đàm lụa thư_pháp điêu_khắc chạm_khắc đúc_đồng đồ_đồng mây_tre mây_tre_đan tre_nứa thổ_cẩm dệt thêu_tay
      nón_lá áo_dài cổ_vật đồ_cổ di_tích di_sản đình_làng hội_làng đua_thuyền tết_nguyên_đán trung_thu giáng_sinh
      noel halloween quốc_khánh lân_sư_rồng chợ_phiên hội_chợ phiên_chợ nhiếp_ảnh cuộc_thi thi_sáng_tác sân_khấu
      âm_thanh_ánh_sáng kỷ_yếu đám_hỏi mâm_quả gia_tiên cờ_tướng cờ cờ_vây boardgame board_game escape_room bi-a
      bida bowling_vui đố_vui quiz bingo cosplay lego ghép_hình xếp_hình nến_thơm tô_tượng đan_len móc_len origami
      vở_diễn giao_lưu nghệ_nhân
    `,
    sport: `
      bóng_đá bóng_rổ cầu_lông tennis bơi yoga gym karate taekwondo thể_thao golf xe_đạp thể_hình khiêu_vũ aerobic
      cờ_vua leo_núi pilates zumba dance nhảy nhảy_hiện_đại hip-hop sexy_dance dancesport cardio hiit crossfit
      kickfit boxing kickboxing muay muay_thái muay_thai quyền_anh vovinam vịnh_xuân judo aikido jiu-jitsu bjj mma
      tự_vệ thái_cực_quyền đấu_kiếm bắn_cung bắn_súng thể_lực tập_luyện pt giãn_cơ tăng_cơ cử_tạ thể_dục
      thể_dục_nhịp_điệu nhịp_điệu điền_kinh marathon bán_marathon ba_môn_phối_hợp triathlon đi_bộ lặn_tự_do
      lướt_sóng lướt_ván lướt_ván_diều bóng_chuyền bóng_ném bóng_bàn bóng_chày bóng_bầu_dục futsal sân_bóng sân_cỏ
      pickleball padel bowling billiards trượt_patin patin trượt_băng trượt_ván ván_trượt cưỡi_ngựa đua_xe
      đua_ngựa go_kart xe_địa_hình leo_tường leo_vách trượt_cỏ nhảy_dù nhảy_bungee khúc_côn_cầu cầu_mây đá_cầu
      kéo_co nhảy_dây đua_thuyền_thể giải_đấu giải_bóng thẻ_tập thẻ_hội_viên aqua dã_ngoại_thể esports
    `,
    software: `
      phần_mềm ứng_dụng website web hosting máy_chủ dữ_liệu tự_động quản_lý tích_hợp phân_tích đám_mây
      trí_tuệ_nhân_tạo lập_trình camera máy_tính công_nghệ số_hóa nền_tảng app android ios api sao_lưu khôi_phục
      đồng_bộ tên_miền domain vps cloud email_doanh_nghiệp ssl cdn erp crm hrm pos bán_hàng chấm_công tính_công
      nhân_sự hóa_đơn_đt hoá_đơn_đt phê_duyệt chuyển_đổi_số mã_qr qr máy_quét máy_pos chatbot tổng_đài tổng_đài_ảo
      voip sms zalo_oa họp_trực_tuyến livestream phát_trực_tiếp truyền_hình_số iptv internet cáp_quang wifi_chuyên
      bộ_định_tuyến router switch tường_lửa firewall diệt_virus virus mã_độc mã_hóa mã_hoá xác_thực phân_quyền
      lỗ_hổng kiểm_thử xâm_nhập an_toàn_thông_tin mã_nguồn mã_nguồn_mở giao_diện ux ui plugin widget theme
      wordpress landing_page tối_ưu_hóa tối_ưu_hoá biểu_đồ thống_kê bảng_điều_khiển dashboard nhật_ký cảnh_báo
      nhắc_nhở nhắc_lịch lịch_hẹn đặt_lịch_phần công_việc_phần định_vị gps gis đa_ngôn_ngữ ngoại_tuyến chế_độ_tối
      tải_lên xuất_file bộ_lọc khảo_sát_trực nhận_dạng giọng_nói phụ_đề ghi_âm ghi_hình học_máy học_sâu
      machine_learning chatgpt big_data blockchain nft metaverse thực_tế_ảo vr ar 3d mô_phỏng iot vạn_vật cảm_biến
      nhúng tự_hành robot chip vi_mạch bo_mạch bán_dẫn phần_cứng laptop sửa_laptop cài_win cài_đặt_win máy_in
      máy_photocopy mực_in nạp_mực máy_chiếu màn_hình_led game outsource devops docker kubernetes linux windows
      microsoft_365 google_workspace saas hạ_tầng_số data_center thành_phố_thông_minh thẻ_từ kiểm_soát_ra_vào
      nhà_máy_thông_minh điểm_danh
    `,
    marketing: `
      thiết_kế logo quảng_cáo marketing in_ấn truyền_thông quay_phim dịch_thuật biên_dịch phiên_dịch tư_vấn
      tổ_chức_sự_kiện nhận_diện bao_bì seo nghiên_cứu_thị_trường chụp_hình brochure catalogue catalog tờ_rơi
      tờ_gấp poster áp_phích banner băng_rôn standee backdrop hiflex decal tem tem_nhãn nhãn nhãn_mác danh_thiếp
      card_visit name_card phong_bì bao_thư thiệp thiệp_mời lịch_tết lịch_để_bàn sổ_tay hộp_cứng in_offset
      in_kỹ_thuật_số in_lụa in_áo in_tem in_uv in_pp in_bạt in_decal in_3d khắc_laser ép_kim cán_màng
      gia_công_sau_in bảng_hiệu biển_hiệu chữ_nổi neon pano billboard màn_hình_quảng led_matrix dán_xe ooh
      facebook_ads google_ads tiktok_ads fanpage influencer kol koc booking_báo bài_pr pr họp_báo
      thông_cáo_báo_chí viết_bài content copywriting biên_tập hiệu_đính bản_thảo tvc hậu_kỳ motion_graphic
      animation flycam chụp_chân_dung chân_dung ảnh_thẻ chỉnh_sửa_ảnh thuyết_minh mc người_mẫu roadshow activation
      khai_trương khánh_thành động_thổ khởi_công lễ_kỷ_niệm kỷ_niệm_thành_lập year_end_party gian_hàng
      hội_chợ_triển âm_thanh ánh_sáng nhân_sự_sự headhunt săn_đầu_người cung_ứng_lao_động khởi_nghiệp tái_cấu_trúc
      kpi okr lean haccp xúc_tiến xúc_tiến_thương_mại khảo_sát_thị sms_brandname profile_công_ty đồ_họa đồ_hoạ
      minh_họa minh_hoạ backlink telesale dịch_công_chứng dịch_tài_liệu bản_địa_hóa bản_địa_hoá
    `,
    transport: `
      vận_chuyển vận_tải giao_hàng chuyển_nhà kho logistics hải_quan xuất_khẩu nhập_khẩu thuê_xe sửa_xe rửa_xe
      ô_tô xe_máy taxi phụ_tùng lốp cứu_hộ chuyển_phát kho_lạnh xe_tải xe_container container xe_khách xe_bus
      xe_buýt xe_hơi xe_ô xe_nâng xe_cẩu cẩu xe_ga xe_số mô_tô xe_cũ xe_mới xe_lướt xe_ben đầu_kéo rơ_moóc
      xe_cứu_thương xe_sân_bay sân_bay xe_tự_lái thuê_tài_xế lái_xe_hộ thay_nhớt thay_dầu dầu_nhớt nhớt làm_đồng
      gò_hàn phanh má_phanh ắc_quy vỏ_xe đại_tu động_cơ hộp_số cân_chỉnh thước_lái điều_hoà_ô độ_xe phủ_ceramic
      ceramic đánh_bóng_xe màn_hình_android đăng_kiểm biển_số bốc_xếp bốc_dỡ đóng_gói đóng_hàng hàng_hóa hàng_hoá
      ghép_hàng gửi_hàng chuyển_hàng chành_xe bắc_nam đường_biển đường_bộ đường_sắt đường_hàng_không hàng_không
      hàng_lẻ fcl lcl giao_nhận forwarding ủy_thác uỷ_thác fulfillment siêu_trường siêu_trọng hàng_lạnh
      hàng_nguy_hiểm hỏa_tốc hoả_tốc bưu_phẩm ship cod mua_hộ order_hàng nhập_hàng tàu_biển tàu_thủy tàu_thuỷ
      cảng_biển đại_lý_tàu du_thuyền_thuê máy_bay trực_thăng kéo_xe trạm_xăng xăng_dầu garage gara lái_thử
      trả_góp_xe
    `,
    goods: `
      sản_phẩm thời_trang quần_áo giày túi trang_sức đồng_hồ quà hoa đồ_chơi thiết_bị máy_móc dụng_cụ vật_liệu
      vật_tư đồ_gia_dụng điện_tử vải nhựa kim_loại gỗ nước_hoa phụ_kiện chăn_ga đèn áo áo_thun áo_khoác áo_len
      áo_vest vest áo_phông áo_polo quần quần_jean jeans váy đầm đầm_dạ_hội đồ_bộ đồ_ngủ đồ_lót nội_y đồ_tập
      đồ_bầu đồ_sơ_sinh đồng_phục bảo_hộ bảo_hộ_lao_động nón mũ khăn khăn_choàng găng_tay cà_vạt thắt_lưng dây_nịt
      bóp balo ba_lô vali dép sandal nhẫn dây_chuyền vòng vòng_tay bông_tai khuyên_tai mặt_dây kim_cương đá_quý
      ngọc_trai cẩm_thạch trầm_hương nhang vòng_trầm đồ_thờ bàn_thờ bát_hương tượng_phật lư_hương vàng_mã ghế
      kệ_tivi nệm đệm gối chăn drap mùng khăn_tắm khung_ảnh đồ_trang_trí nến chén bát đĩa muỗng đũa thớt nồi chảo
      bình_giữ_nhiệt hộp_đựng đồ_bếp nồi_chiên bếp_từ bếp_gas lò_vi_sóng máy_xay máy_ép máy_lọc_không_khí
      máy_hút_bụi máy_sấy_tóc máy_rửa_bát quạt tivi loa_kéo loa_bluetooth âm_ly tai_nghe ốp_lưng sạc pin cáp
      máy_ảnh bàn_phím chuột_máy màn_hình ổ_cứng linh_kiện mainboard xe_đẩy bỉm tã mẹ_và_bé đồ_cho_bé thú_bông
      gấu_bông búp_bê bút bìa file_hồ lan_hồ_điệp bonsai chậu sen_đá serum son son_môi phấn tẩy_trang dầu_gội
      xà_bông bàn_chải bột_giặt chất_tẩy ngoại_thất vợt cần_câu đồ_câu lều_trại khẩu_trang xe_lăn máy_đo_huyết
      nhiệt_kế máy_thở máy_đo thí_nghiệm hóa_chất hoá_chất dung_môi phụ_gia keo_dán băng_keo băng_dính mực_công
      mút xốp màng màng_co màng_pe chai lọ thùng thùng_carton carton pallet cao_su silicone ống ống_thép van bơm
      máy_nén_khí khí_nén thủy_lực thuỷ_lực xi_lanh mô_tơ motor giảm_tốc vòng_bi bạc_đạn xích băng_tải dây_curoa
      ốc_vít bulong bu_lông đai_ốc lò_xo khuôn khuôn_mẫu đúc_nhôm dập cắt_laser cắt_cnc cnc phay xi_mạ nhiệt_luyện
      máy_cnc máy_tiện máy_hàn máy_cắt máy_khoan máy_đóng_gói máy_công_cụ máy_phát máy_may máy_nông băng_chuyền
      dây_chuyền_sản robot_công biến_tần plc aptomat dây_cáp cảm_biến_nhiệt bộ_lọc_khí xi_măng đá_xây thép_xây
      thép_hình thép_tấm sắt_thép tôn_lợp nhôm_định_hình ván_ép mdf bông da_thật khóa_kéo khoá_kéo may_mặc
      gia_công_may xưởng_may len_sợi cúp kỷ_niệm_chương huy_chương cờ_lưu_niệm huy_hiệu móc_khóa móc_khoá handmade
      bong_bóng bóng_bay hàng_hiệu hàng_xách_tay đồ_cũ thanh_lý bán_buôn bán_sỉ bán_lẻ kệ_siêu_thị tủ_đông tủ_mát
      quầy gas khí_công_nghiệp củi viên_nén
    `,
    farming: `
      nông_nghiệp nông_sản trồng chăn_nuôi phân_bón thủy_sản thức_ăn_chăn_nuôi trang_trại hữu_cơ lâm_nghiệp ong
      cây vườn trồng_rừng lúa bắp khoai_lang khoai_tây sắn đậu đậu_phộng đậu_nành mía cà_chua dưa dưa_leo dưa_hấu
      dưa_lưới bí_đỏ cải_thảo thủy_canh thuỷ_canh hành_tây nấm_hương măng xoài sầu_riêng mít chôm_chôm nhãn
      thanh_long bưởi quýt chanh chanh_dây chuối đu_đủ ổi táo nho dâu dâu_tây bơ_sáp mãng_cầu măng_cụt hồ_tiêu
      ca_cao_hạt cao_su_thiên quế sả dược_liệu đinh_lăng ba_kích phân_vi_sinh vi_sinh nhà_màng nhà_lưới đất_sạch
      giá_thể máy_cày máy_gặt drone_phun thu_hoạch sấy_nông chế_biến canh_tác vietgap globalgap nông_trại
      nông_trường nông_dân lợn trâu chim chim_bồ_câu chim_yến nhà_yến thỏ ngựa đà_điểu nhím koi tôm_thẻ tôm_sú
      nuôi_tôm ao_nuôi lồng_bè ngư_nghiệp đánh_bắt cám cám_heo vaccine_thú men_vi_sinh rừng phủ_xanh keo_lai tràm
      lâm_sản chó chó_con mèo mèo_con poodle corgi husky alaska golden phốc_sóc chihuahua pug becgie mèo_anh
      mèo_ba_tư hamster chó_cảnh mèo_cảnh tằm dâu_tằm trùn_quế côn_trùng_nuôi ocop hợp_tác_xã nông_thôn thổ_nhưỡng
      ủ_phân
    `,
    social: `
      từ_thiện tình_nguyện trẻ_em người_già khuyết_tật nghiên_cứu bảo_vệ thánh_lễ tang_lễ nhân_đạo thiện_nguyện
      cứu_trợ quyên_góp gây_quỹ ủng_hộ hiến_máu hiến_tạng nhà_tình_thương nhà_tình_nghĩa trẻ_mồ_côi mồ_côi cơ_nhỡ
      bảo_trợ viện_dưỡng_lão dưỡng_lão người_cao_tuổi cao_tuổi neo_đơn hộ_nghèo xóa_đói xoá_đói giảm_nghèo
      bình_đẳng_giới phụ_nữ bạo_lực thanh_niên thiếu_niên thiếu_nhi hội_viên đại_hội sinh_hoạt họp_mặt gặp_mặt
      giao_lưu_văn về_nguồn tri_ân_liệt_sĩ thi_đua phong_trào chiến_dịch vận_động kiến_nghị phản_biện đối_thoại
      tuyên_truyền nâng_cao_nhận_thức nâng_cao_năng_lực sinh_kế khí_hậu biến_đổi_khí_hậu đa_dạng_sinh_học bảo_tồn
      động_vật_hoang_dã dọn_rác tái_chế năng_lượng_tái_tạo thiên_tai lũ_lụt cứu_hỏa cứu_hoả tìm_kiếm_cứu_nạn
      an_ninh dân_cư dân_số hộ_tịch hộ_khẩu căn_cước cccd khai_sinh khai_tử kết_hôn tiếp_công_dân thủ_tục
      thủ_tục_hành_chính bầu_cử nghĩa_vụ_quân_sự trợ_cấp bảo_trợ_xã_hội công_tác_xã_hội tâm_lý_học_đường nhà_thờ
      thánh_ca giáo_lý rửa_tội thêm_sức giải_tội hôn_phối tĩnh_tâm hành_hương_đức kinh_thánh tin_lành thờ_phượng
      môn_đồ truyền_giáo cầu_nguyện ca_đoàn giáo_xứ trường_chúa_nhật chùa_chiền phật_pháp phật_đản vu_lan khóa_tu
      khoá_tu tu_tập tụng_kinh quy_y cầu_an cầu_siêu phóng_sinh cúng cúng_dường dâng_sao giải_hạn lễ_chùa
      thiền_định pháp_thoại lễ_cúng cúng_khai_trương đồ_cúng mâm_cúng hỏa_táng hoả_táng mai_táng nghĩa_trang
      tro_cốt hũ_cốt xây_mộ mộ lăng_mộ giỗ đoàn_thể công_đoàn hội_thi tuyên_dương trao_tặng xe_lăn_tặng đề_tài
      sáng_kiến người_khuyết nạn_nhân nhập_cư hòa_nhập_cộng hoà_nhập_cộng trại_trẻ
    `,
  },
  nonOffers: {
    claims: `
      uy_tín chất_lượng chuyên_nghiệp tận_tâm giá_* nhanh* an_toàn bảo_hành kinh_nghiệm cam_kết tiết_kiệm hiện_đại
      đảm_bảo miễn_phí thân_thiện minh_bạch trách_nhiệm đồng_hành hiệu_quả đạo_đức chuyên_môn_sâu
    `,
    steps: `
      bước* liên_hệ* đăng_ký* chọn_* gọi_* thanh_toán_* tải_* nhận_* gửi_* đặt_* tìm_hiểu* khảo_sát ký_hợp_đồng
      báo_giá bàn_giao
    `,
    labels: `
      trang_chủ giới_thiệu* về_* tin_tức* liên_hệ địa_chỉ điện_thoại email tuyển_dụng đối_tác khách_hàng* hình_ảnh
      video thư_viện* câu_hỏi* xem_thêm* đọc_thêm giờ_* bảng_giá chính_sách* điều_khoản* tìm_kiếm giỏ_hàng
      đăng_nhập danh_mục bài_viết* sứ_mệnh tầm_nhìn giá_trị* đội_ngũ* hotline văn_phòng chi_nhánh tài_liệu
      thông_tin* dự_án_* địa_chỉ_email
    `,
    roles: `
      giám_đốc* trưởng_* phó_* chủ_tịch bác_sĩ* giáo_viên* luật_sư giảng_viên* kỹ_sư quản_lý_* nhân_viên*
      sáng_lập* thạc_sĩ tiến_sĩ
    `,
    prices: `
      giảm_giá khuyến_mãi miễn_phí_* vnđ vnd /tháng /người /đêm trả_góp
    `,
  },
};
