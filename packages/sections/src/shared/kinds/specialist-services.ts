import type { Kind } from './kind.ts';

/** Services that directories list apart from the broader trade that they belong to. */
export const SPECIALIST_SERVICES: readonly Kind[] = [
  {
    name: 'home care service',
    bucket: 'Social services',
    narrows: 'care home',
    words: {
      en: 'home ?care(?: agency| services?| provider)?|domiciliary care|live-in care|home help|senior care|elder(?:ly)? care at home',
      'de nl':
        '*haushaltshilfe*|*alltagshilfe*|*alltagsbegleit*|*seniorenbetreuung*|*seniorenhilfe*|*pflegedienst*|ambulante pflege|*betreuungsdienst*|*thuiszorg*|*thuishulp|*huishoudelijke hulp',
      'sv da nb': '*hemtjänst*|*hemvård*|*hjemmepleje*|*hjemmehjælp*|*hjemmetjeneste*|*hjemmehjelp*|*hjemmesykepleie*',
      'fr es pt it ca ro':
        'aide à domicile|services? à la personne|soins à domicile|ayuda a domicilio|cuidado de (?:mayores|ancianos|adultos mayores)|asistencia domiciliaria|apoio domiciliário|cuidadores? de idosos|cuidado de idosos|assistenza domiciliare|badanti|ajuda a domicili|îngrijire (?:la domiciliu|bătrâni)',
      'pl cs sk hr sl sr':
        'opieka (?:domowa|nad seniorami|nad osobami starszymi)|pečovatelská služba|domácí péče|opatrovateľská služba|domáca starostlivosť|pomoć u kući|njega u kući|kućna nega|pomoč na domu|nega na domu',
      'ru uk bg':
        'сиделк\\p{L}+|патронажн\\p{L}+|уход за (?:пожилыми|больными)|доглядальниц\\p{L}+|догляд за (?:літніми|хворими)|домашен (?:помощник|патронаж)|грижа за възрастни',
      'fi et lv lt hu':
        'kotihoi*|kotipalvelu*|koduhooldus\\p{L}*|aprūpe mājās|mājas aprūpe|slauga namuose|pagalba namuose|házi (?:segítségnyújtás|ápolás|gondozás)|idősgondozás*',
      'el tr': 'φροντίδα (?:ηλικιωμένων|στο σπίτι)|βοήθεια στο σπίτι|evde bakım|yaşlı bakım(?:ı|ıcı\\p{L}*)?',
      'ar he fa': 'رعاية منزلية|الرعاية المنزلية|טיפול ביתי|מטפלות לקשישים|پرستار(?:ی)? در منزل|پرستار سالمند',
      'id vi': 'perawat (?:lansia|homecare)|homecare|chăm sóc (?:người già|người bệnh) tại nhà|điều dưỡng tại nhà',
      'ja zh ko th': '訪問介護|訪問看護|居宅介護|居家护理|居家照護|居家長照|방문요양|재가복지|방문간호|ดูแลผู้ป่วยที่บ้าน',
      hi: 'होम केयर',
    },
  },
  {
    name: 'payroll and labour consultant',
    bucket: 'Business services',
    words: {
      en: 'payroll (?:services?|bureau|providers?|outsourcing)|labou?r (?:law )?consultants?',
      'de nl': '*lohnbüro|lohnabrechnung|*salarisadministratie|loonadministratie',
      'sv da nb fi': 'lönebyrå|löneadministration|lønadministration|lønnskjøring|palkanlaskenta|palkkahallinto',
      'fr es pt it ca ro':
        'gestion de (?:la )?paie|gestor[íi]a laboral|asesor[íi]a laboral|graduado social|departamento pessoal|consulent[ei] del lavoro|studio di consulenza del lavoro|salarizare',
      'pl cs sk hr sl sr':
        'kadry i płace|obsługa kadrowa|mzdové účetnictví|zpracování mezd|mzdové účtovníctvo|spracovanie miezd|obračun plaća|obračun plač|obračun zarada',
      'ru uk bg': 'расчет зарплаты|кадров\\p{L}+ (?:учет|аутсорсинг)|розрахунок зарплати|кадровий облік|личен състав',
      'et lv lt hu': 'palgaarvestus|algu aprēķins|darbo užmokesčio|bérszámfejtés\\p{L}*',
      'el tr': 'μισθοδοσία|bordro(?:lama)? hizmet\\p{L}*',
      'ja zh ko': '社会保険労務士\\p{L}*|社労士\\p{L}*|給与計算|薪资代发|노무사|노무법인',
    },
  },
  {
    name: 'media company',
    bucket: 'News and media',
    words: {
      en: 'media (?:company|group|house|network)|digital media company|content (?:studio|production company|network)',
      'de nl': '*medienhaus|*medienunternehmen|*mediahuis|*mediabedrijf',
      'sv da nb': '*mediehus*|*mediebolag*|*mediekoncern|*medieselskab|*medieselskap',
      'fr es pt it ca ro':
        'groupe de presse|société de médias|grupo de medios|grupo de comunicação|empresa de medios|gruppo editoriale|grup de comunicació|trust de presă|companie media',
      'pl cs sk hr sl sr':
        'grupa medialna|mediální (?:skupina|společnost|dům)|mediálna (?:skupina|spoločnosť)|medijska (?:kuća|grupa|hiša)',
      'ru uk bg': 'медиа(?:холдинг|группа|компания)|медіа(?:холдинг|група|компанія)|медийна (?:група|компания)',
      'fi et lv lt hu':
        '*mediatalo|*mediayhtiö|meediaettevõte|mediju (?:uzņēmums|grupa)|žiniasklaidos (?:įmonė|grupė)|média(?:cég|vállalat)',
      'el tr': 'όμιλος μέσων|εταιρεία μέσων|medya (?:grubu|şirketi)',
      'ar he fa': 'شركة إعلامية|מדיה ותוכן|موسسه رسانه‌ای',
      'id vi': 'perusahaan media|công ty truyền thông',
      'ja zh ko': 'メディア運営|メディア企業|文化传媒|文化傳媒|传媒公司|傳媒公司|影视传媒|网络直播|미디어 ?기업',
    },
  },
  {
    name: 'background check service',
    bucket: 'Business services',
    words: {
      en: 'background (?:checks?|screening|verification)|(?:pre-)?employment screening|tenant screening',
      'de nl': '*mitarbeiterscreening|background-?checks?|*screening van personeel',
      'sv da nb': '*bakgrundskontroll*|*baggrundstjek*|*bakgrunnssjekk*',
      'fr es pt it':
        'vérification des antécédents|verificación de antecedentes|checagem de antecedentes|verifica dei precedenti',
      'pl cs sk': 'weryfikacja kandydatów|prověřování zaměstnanců|preverovanie zamestnancov',
      'fi et hu': 'taustaselvity*|taustakontroll*|háttérellenőrzés',
      'ru uk': 'проверка (?:кандидатов|персонала)|перевірка (?:кандидатів|персоналу)',
      'ja zh ko': 'バックグラウンドチェック|背景调查|背景調查|평판조회',
      'hr sl bg ro ca lv lt':
        "provjera (?:zaposlenika|kandidata)|preverjanje kandidatov|проверка на кандидати|verificarea (?:candidaților|antecedentelor)|verificació d['’]antecedents|darbinieku pārbaude|kandidatų patikra|darbuotojų patikra",
      'el tr': 'έλεγχος ιστορικού|(?:referans|geçmiş|adli sicil) (?:kontrol|araştırma)\\p{L}*',
      'ar he fa': 'التحقق من (?:الخلفية|السيرة)|בדיקות (?:רקע|מהימנות)|بررسی سوابق',
      'id vi is th': 'pemeriksaan latar belakang|kiểm tra lý lịch|bakgrunnsathug\\p{L}*|ตรวจสอบประวัติ',
    },
  },
];
