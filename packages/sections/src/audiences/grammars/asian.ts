import { CONJUNCTIONS } from '../../shared/text/index.ts';
import type { GroupGrammar } from './grammar.ts';

/** Nouns have no plural, and many are two words: those are formulas. */
export const ASIAN: Readonly<Record<'id' | 'vi', GroupGrammar>> = {
  id: {
    groups:
      'siswa|siswi|santri|pelajar|murid|mahasiswa|guru|dosen|pendidik|pengajar|anak|anak-anak|balita|bayi|remaja|pemuda|lansia|wanita|perempuan|pria|ibu-ibu|keluarga|pasangan|pengusaha|wirausaha|wirausahawan|umkm|ukm|startup|perusahaan|sekolah|madrasah|kampus|universitas|restoran|kafe|hotel|toko|klinik|dokter|perawat|bidan|pasien|petani|nelayan|peternak|pekebun|pekerja|karyawan|buruh|freelancer|investor|wisatawan|turis|pengunjung|tamu|relawan|peneliti|seniman|musisi|fotografer|desainer|pengembang|programmer|pemula|profesional|atlet|pemain|pembaca|penulis|warga|masyarakat|jamaah|jemaah|pedagang|penjual|pembeli|produsen|distributor|reseller|kontraktor|developer|instansi|pemerintah|yayasan|koperasi|alumni|disabilitas|dhuafa|yatim',
    vague:
      'orang|mereka|siapa|semua|setiap|anda|pelanggan|klien|pengguna|anggota|peserta|organisasi|komunitas|tim|kelompok|publik',
    qualifiers: 'yang|dengan|tanpa|dari|berusia|usia|di',
    stop: 'adalah|ini|itu|dan|atau|serta|untuk|bagi|pada|ke|dalam|oleh|akan|dapat|bisa|tidak|kami|kita|anda|juga|lebih|sebagai|agar|karena|jika|saat|telah|sudah',
    fillers: 'para|semua|seluruh|setiap|segenap|berbagai|kalangan|lebih dari|\\d[\\d.]*',
    maxModifiers: 0,
    and: CONJUNCTIONS.id,
    wholes:
      'yatim piatu|(?:anak(?:-anak)?|keluarga|siswa|mahasiswa|pelajar|warga|masyarakat|lansia|santri) (?:kurang mampu|tidak mampu|pra-?sejahtera|miskin|yatim piatu|terlantar|jalanan|putus sekolah|berprestasi|berkebutuhan khusus)|peserta didik|orang tua(?: siswa| murid| wali)?|wali (?:murid|siswa)|tenaga (?:kependidikan|kesehatan|medis|pendidik|kerja)|pelaku (?:usaha|umkm|industri|bisnis)|ibu (?:hamil|rumah tangga|menyusui)|kaum (?:muda|dhuafa|ibu)|anak (?:muda|yatim|didik|usia dini)|warga (?:sekolah|desa|negara)|masyarakat (?:umum|luas|sekitar|desa)|pencari kerja|pekerja migran|penyandang disabilitas|rumah (?:sakit|tangga)|lembaga pendidikan|usaha kecil(?: dan menengah)?|segala usia|semua (?:umur|usia|kalangan)',
    before: {
      designed:
        '(?:cocok|dirancang|ditujukan|diperuntukkan|tersedia|terbuka|ideal|khusus|dibuat|sesuai|layanan|solusi|program|aplikasi|platform|kursus|pelatihan)(?: khusus)? (?:untuk|bagi)',
      helps:
        '(?:membantu|mendukung|melayani|mendampingi|memberdayakan|mengajar|mendidik|menghubungkan|membimbing|membina)',
      condition: '(?:apakah anda|jika anda)(?: seorang)?',
      community: '(?:komunitas|perkumpulan|jaringan|asosiasi|wadah)(?: bagi| untuk| para)?',
      for: 'bagi|untuk|kepada',
    },
    after: { can: '(?:dapat|bisa)' },
  },
  vi: {
    groups: 'bé|startup|shop',
    vague: 'người|những ai|ai|mọi người|bạn|khách|khách hàng|thành viên',
    qualifiers: 'có|muốn|cần|đang|bị|yêu|mắc|từ|ở|không',
    stop: 'là|và|hoặc|của|trong|ngoài|với|được|bởi|này|đó|cho|để|khi|nếu|chúng|tôi|sẽ|đã|các|những|một|trên|tại|như|nhưng|cũng',
    fillers: 'các|những|mọi|tất cả|nhiều|hàng|toàn thể|quý|đối tượng|\\d[\\d.]*',
    maxModifiers: 0,
    and: CONJUNCTIONS.vi,
    wholes:
      '(?:học sinh|sinh viên|học viên|phụ huynh|giáo viên|giảng viên|trẻ em|trẻ nhỏ|trẻ|thiếu nhi|thanh niên|người lớn|người cao tuổi|người già|người bệnh|bệnh nhân|người dân|người tiêu dùng|người lao động|người mới bắt đầu|người khuyết tật|phụ nữ|mẹ bầu|mẹ và bé|nam giới|gia đình|hộ gia đình|cá nhân|doanh nghiệp|công ty|nhà máy|xí nghiệp|cơ sở sản xuất|nhà hàng|quán ăn|quán cà phê|khách sạn|cửa hàng|siêu thị|trường học|nhà trường|bệnh viện|phòng khám|tổ chức|cơ quan|đại lý|nhà phân phối|nhà đầu tư|nhà sản xuất|nhà thầu|nông dân|ngư dân|du khách|khách du lịch|kỹ sư|bác sĩ|kiến trúc sư|nghệ sĩ|lập trình viên|nhà phát triển|vận động viên|cộng đồng|cư dân|đối tác|mọi lứa tuổi|mọi đối tượng)(?: (?:vừa và nhỏ|quy mô vừa|quy mô nhỏ|nhỏ|lớn|trong và ngoài nước))?',
    before: {
      designed:
        '(?:phù hợp|thiết kế|dành riêng|dành|lý tưởng|chuyên|giải pháp|dịch vụ|sản phẩm|khóa học|phần mềm)(?: \\p{L}+)? (?:cho|với)',
      helps: '(?:giúp|hỗ trợ|phục vụ|đồng hành cùng|kết nối|đào tạo|cung cấp cho|chăm sóc)',
      for: '(?:dành )?cho',
    },
  },
};
