/**
 * Words for categories in languages besides English, by the category's name: nouns for what such a brand is or does, with
 * their inflections. They stand as words of their own, but for scripts without spaces.
 */
const SPACED: Readonly<Record<string, string>> = {
  Education:
    'schulen?|grundschule|gymnasium|unterricht|bildung|enseignement|écoles?|escuelas?|educación|educativ[oa]s?|enseñanza|scuol[ae]|istruzione|formazione|escolas?|educação|ensino|onderwijs|basisschool|studieverenig\\p{L}+|skol[ae]n?|utbildning|skole[nr]?|undervisning|uddannelse|utdanning|koulu\\p{L}*|koulutus|opetus|szko[łl]\\p{L}*|edukac\\p{L}+|škol\\p{L}*|vzdělá\\p{L}+|vzdelá\\p{L}+|школ\\p{L}*|образован\\p{L}+|обучени\\p{L}+|освіт(?:а|и|у|ою|н\\p{L}+)|училищ\\p{L}+|iskol\\p{L}+|oktatás\\p{L}*|școal\\p{L}*|educați\\p{L}+|obrazovanj\\p{L}+|izobražev\\p{L}+|kool(?:i|ist|id)?|haridus\\p{L}*|skolas|izglītīb\\p{L}+|mokykl\\p{L}+|švietim\\p{L}+|σχολ\\p{L}+|εκπα[ιί]δ\\p{L}+|okul(?:u|umuz|lar|ları)?|eğitim\\p{L}*|öğrenci\\p{L}*|sekolah|pendidikan|trường (?:học|mầm non|tiểu học|đại học)|giáo dục|مدرسة|تعليم\\p{L}*|التعليم|جامعة|בית ספר|חינוך',
  'Health care':
    'zahn(?:arzt|ärzt)\\p{L}*|arztpraxis|klinik(?:en)?|physiotherapie|médecins?|dentistes?|cliniques?|clínicas?|dentistas?|odontolog[ií]\\p{L}*|medic[oi]|clinic[ah]e?|ambulatori[oi]?|tandarts\\p{L}*|huisarts\\p{L}*|fysio\\p{L}*|tandläkar\\p{L}*|vårdcentral|tandlæge\\p{L}*|tannlege\\p{L}*|lege(?:senter|kontor)|hammaslääkäri\\p{L}*|lääkäri\\p{L}*|lekar\\p{L}+|stomatolog\\p{L}*|dentyst\\p{L}*|lékař\\p{L}*|zubn\\p{L}+|клиник\\p{L}*|медицин\\p{L}+|стоматолог\\p{L}*|пацієнт\\p{L}*|лікар\\p{L}+|зъболекар\\p{L}*|fogorvos\\p{L}*|fogászat\\p{L}*|orvosi|stomatologic\\p{L}*|zobozdrav\\p{L}+|stomatolo\\p{L}+|hambaravi|zobārst\\p{L}+|odontolog\\p{L}+|οδοντ\\p{L}+|ιατρ\\p{L}+|klini[kğ]\\p{L}*|hekim\\p{L}*|sağlık|klinik gigi|puskesmas|nha khoa|bệnh viện|phòng khám|عيادة|طبي\\p{L}*|أسنان|מרפאה|רפואה|pacientes?',
  'Food and drink':
    'gasthof|gasthaus|wirtshaus|brauerei|konditorei|eisdiele|brasserie|bistrot?|pâtisserie|artisan glacier|traiteur|restaurantes?|cervecería|heladería|panader[ií]as?|ristoranti|trattoria|pizzeria|osteria|gelateria|pasticceria|birrificio|padaria|cervejaria|pastelaria|sorveteria|brouwerij|bakkerij|restaurang\\p{L}*|bageri|bryggeri|konditori|bakeri|ravintola\\p{L}*|kahvila|leipomo|panimo|restauracj\\p{L}+|kawiarni\\p{L}*|piekarni\\p{L}*|browar|cukierni\\p{L}*|restaurac\\p{L}+|kavárn\\p{L}+|pekárn\\p{L}+|pivovar|reštauráci\\p{L}+|ресторан\\p{L}*|кафе|кондитерск\\p{L}+|пекарн\\p{L}+|кав.ярн\\p{L}*|étterem|cukrászda|kávézó|pékség|cofetări\\p{L}+|restoran\\p{L}*|konoba|gostiln\\p{L}+|kohvik|restorāns|kafejnīca|restoranas|kavinė|εστιατόριο|ταβέρνα|καφέ|lokanta\\p{L}*|pastane\\p{L}*|kedai|rumah makan|nhà hàng|quán (?:ăn|cà phê|cafe)|مطعم|مخبز|מסעדה|מאפייה|בית קפה',
  'Non-profit':
    'gemeinnützig\\p{L}*|ehrenamtlich\\p{L}*|stiftung|bénévol\\p{L}+|à but non lucratif|sin ánimo de lucro|sin fines de lucro|voluntari[oa]s?|fundación|volontariato|senza scopo di lucro|onlus|sem fins lucrativos|fundação|vrijwilligers\\p{L}*|stichting|ideell\\p{L}*|stiftelse\\p{L}*|frivillig\\p{L}*|vapaaehtois\\p{L}*|voittoa tavoittelematon|fundacj\\p{L}+|stowarzyszeni\\p{L}+|pożytku publicznego|neziskov\\p{L}+|nadac[ei]|nadáci\\p{L}+|благотворительн\\p{L}+|благодійн\\p{L}+|волонт[её]р\\p{L}*|некоммерческ\\p{L}+|неприбутков\\p{L}+|сдружение|фондаци\\p{L}+|alapítvány\\p{L}*|közhasznú|nonprofit|fundați\\p{L}+|udrug\\p{L}+|zaklad\\p{L}+|humanitarn\\p{L}+|heategev\\p{L}+|labdarīb\\p{L}+|labdar\\p{L}+|μη κερδοσκοπικ\\p{L}+|εθελοντ\\p{L}+|derne[kğ]\\p{L}*|vakf\\p{L}+|vakıf|gönüllü\\p{L}*|yayasan|nirlaba|phi lợi nhuận|جمعية خيرية|تطوع\\p{L}*|עמותה|התנדבות',
  'Sports and fitness':
    'sportverein|tennisclub|fußballverein|fitnessstudio|club sportif|salle de sport|gimnasio|club deportivo|palestra e fitness|società sportiva|academia de ginástica|clube desportivo|sportschool|sportclub|idrottsförening|idrætsforening|idrettslag|urheiluseura|kuntosali|golf\\p{L}*|tennis\\p{L}*|klub sportowy|siłownia|sportovní klub|športový klub|спортивн\\p{L}+|фитнес\\p{L}*|спортклуб|sportegyesület|edzőterem|club sportiv|sportski klub|športni klub|spordiklubi|sporta klubs|sporto klubas|γυμναστήριο|spor (?:kulübü|salonu)|klub olahraga|phòng gym|نادي رياضي|מכון כושר',
  'Construction and trades':
    'zimmerei|dachdecker\\p{L}*|schreinerei|tischlerei|malerbetrieb|sanitär|bauunternehmen|menuiserie|charpente|plomberie|couverture|maçonnerie|carpinter[ií]a|fontanería|construcci(?:ón|ones)|falegnameria|impresa edile|idraulico|marcenaria|construtora|timmer\\p{L}*|bouwbedrijf|loodgieter|snickeri|byggfirma|tømrer\\p{L}*|murer\\p{L}*|snekker\\p{L}*|rørlegger|rakennusliike|puusep\\p{L}+|stolarni\\p{L}*|firma budowlana|truhlář\\p{L}*|stavební firma|stolárstvo|строительн\\p{L}+|будівельн\\p{L}+|asztalos\\p{L}*|építőip\\p{L}+|tâmplări\\p{L}+|građevin\\p{L}+|mizarstvo|ehitus\\p{L}*|būvniec\\p{L}+|statyb\\p{L}+|inşaat|inşaat|kontraktor|مقاولات|נגרייה',
  Manufacturing:
    'hersteller|produzent|maschinenbau|fabricants?|fabricantes?|fábrica|produttore|manifattur\\p{L}+|fabricação|fabrikant|producent|tillverk\\p{L}+|producent\\p{L}*|valmistaja|výrobce|výrobca|производител(?:ь|и|я|ем|ей)|виробник\\p{L}*|gyártó|producător|proizvođač|proizvajalec|tootja|ražotājs|gamintojas|κατασκευαστής|üretici\\p{L}*|produsen|pabrik|nhà sản xuất|مصنع|יצרן',
};

const UNSPACED: Readonly<Record<string, string>> = {
  Education: '学校|教育|学園|スクール|教室|學校|학교|교육|학원',
  'Health care': 'クリニック|歯科|医院|診療所|诊所|診所|醫院|병원|치과|의원',
  'Food and drink': '居酒屋|喫茶|ベーカリー|餐厅|餐廳|咖啡|식당|카페|베이커리',
  'Non-profit': 'NPO法人|公益|ボランティア|慈善|비영리|복지|봉사',
  'Sports and fitness': 'フィットネス|スポーツクラブ|健身|체육관|헬스(?!케어)',
  'Construction and trades': '工務店|建設|装修|건설|인테리어',
  Manufacturing: 'メーカー|製造|制造商|製造商|제조',
};

/** A category's words in English with those in other languages. */
export const inAllLanguages = (name: string, english: RegExp): RegExp => {
  const spaced = SPACED[name];
  const sources = [
    english.source,
    ...(spaced ? [`(?<![\\p{L}\\p{N}-])(?:${spaced})(?![\\p{L}\\p{N}-])`] : []),
    ...(UNSPACED[name] ? [UNSPACED[name]] : []),
  ];
  return new RegExp(sources.join('|'), 'giu');
};
