import type { WordsByKind } from './words-by-kind.ts';

/** Media, software, finance, shops and clubs; the rest stands in `SERBIAN` and `SERBIAN_SERVICES`. */
export const SERBIAN_SOCIETY: WordsByKind = {
  blog: 'lični blog|blog o (?:putovanjima|hrani|modi)|putopisni blog|kulinarski blog',
  author: 'pisac|spisatelj(?:ica)?|književni(?:k|ca)|romanopisac|autor knjiga|pesnik|pesnikinja|pisac za decu',
  'music festival': 'muzički festival|festival (?:muzike|džeza)|džez festival',
  'film festival': 'filmski festival|festival (?:kratkog|dokumentarnog|autorskog|evropskog)? ?filma',
  'gaming community': 'e-?sport\\p{L}*|gejming zajednica|gejmerska zajednica|igraonica za gejmere',
  'boat and air travel':
    'avio(?:-| )?kompanij\\p{L}*|rečna plovidba|krstarenje (?:dunavom|savom|rekom)|panoramski let\\p{L}*|brodski prevoz|avio prevoznik',
  'parking operator':
    'parking servis|parking (?:kod|na|blizu) aerodroma?|javna garaža|parkirališta i garaže|garaža za parkiranje',
  'car wash':
    'autoperionic\\p{L}*|auto ?perionic\\p{L}*|pranje (?:automobila|vozila)|perionica (?:automobila|vozila)|samouslužna perionica',
  'EV charging company':
    'punjač\\p{L}* za električn\\p{L}+ (?:vozila|automobile)|punjenje električnih (?:vozila|automobila)|stanice za punjenje',
  'energy and utilities':
    'elektrodistribucij\\p{L}*|elektroprivred\\p{L}*|snabdevanje (?:električnom energijom|gasom|strujom|vodom)|vodovod i kanalizacij\\p{L}*|toplan[ae]|komunalno preduzeće|benzinsk\\p{L}+ (?:pump|stanic)\\p{L}*|hidroelektran\\p{L}*|vetropark\\p{L}*',
  'telecommunications company':
    'internet provajder|kablovsk\\p{L}+ (?:televizij|operater)\\p{L}*|optički internet|telekomunikacij\\p{L}*|mobilni operater|telekom|provajder interneta',
  'health software':
    '(?:softver|program) za (?:ordinacije|klinike|bolnice|apoteke|stomatologe|zdravstvo)|elektronski karton|telemedicin\\p{L}*|zdravstveni informacioni sistem',
  'digital trust service':
    'elektronsk\\p{L}+ (?:potpis|sertifikat|pečat)\\p{L}*|kvalifikovani (?:elektronski )?sertifikat|digitalni potpis',
  'financial services':
    'menjačnic\\p{L}*|faktoring|lizing|naplata potraživanja|platne usluge|platni promet|mikrokredit\\p{L}*|finansijske usluge|brzi krediti|platne kartice',
  'e-learning software':
    'elektronski dnevnik|platforma za (?:učenje|e-učenje|učenje na daljinu)|školski softver|sistem za učenje|e-dnevnik',
  'virtual assistant and office services':
    'virtuelna (?:asistentkinja|kancelarija)|virtuelni asistent|administrativne usluge|kol centar|kancelarijske usluge|fotokopirnica|call centar',
  'coworking space':
    'kovorking|coworking|zajednički radni prostor|deljeni radni prostor|deljene kancelarije|hakerspejs',
  incubator:
    'biznis inkubator|poslovni inkubator|startap (?:centar|inkubator|akcelerator)|akcelerator|naučno(?:-| )tehnološki park',
  'investment firm':
    'investicioni fond\\p{L}*|društvo za upravljanje (?:investicionim )?fond\\p{L}*|brokersko-dilersko|brokersk\\p{L}+ (?:kuć|društv)\\p{L}*|penzijski fond\\p{L}*|privatni kapital|rizični kapital',
  'training company':
    'obuk[ae] (?:za (?:firme|kompanije|zaposlene|menadžere)|zaposlenih)|korporativni treninzi|trening centar|obuka za viljuškar\\p{L}*|centar za obuku|biznis edukacije',
  coach: 'lajf kouč\\p{L}*|kouč|kouč za|životni trener|koučing|life coach',
  'advocacy organisation':
    'zaštita potrošača|organizacija potrošača|građanska inicijativa|građanski pokret|građanske inicijative|javno zastupanje',
  'think tank':
    'tink tenk|istraživački centar za politike|centar za (?:evropske politike|savremenu politiku|spoljnu politiku|bezbednosnu politiku)|beogradski centar za bezbednosnu politiku',
  'research project':
    'istraživački projekat|naučni projekat|projekat (?:finansira|finansiran)\\p{L}* (?:fond za nauku|iz programa)',
  'chamber of commerce': 'privredna komora|zanatska komora|trgovinska komora|privredne komore',
  "employers' association": 'unija poslodavaca|udruženje poslodavaca|poslodavci srbije|asocijacija poslodavaca',
  'certification body':
    'sertifikacij\\p{L}+ (?:iso|sistema|proizvoda|tel)\\p{L}*|sertifikaciono telo|uvođenje iso|tehnički pregled|kontrolno telo|iso standardi',
  'dog breeder': 'odgajivačnic\\p{L}*|odgajivač\\p{L}* pasa|kinološk\\p{L}+|štenci|uzgoj pasa|štenad na prodaju',
  'cat breeder': 'odgajivačnic\\p{L}* mačaka|mačići na prodaju|felinološk\\p{L}+',
  'horse breeder': 'uzgoj konja|ergela konja|odgoj konja|konjogojstv\\p{L}+',
  'personal trainer': 'personalni trener\\p{L}*|lični trener|kondicioni trener|individualni treninzi',
  'swimming school': 'škola plivanja|obuka plivanja|škola za neplivače|plivanje za bebe|časovi plivanja',
  'indoor playground':
    'dečja igraonica|igraonic\\p{L}*|rođendaonic\\p{L}*|dvorac na naduvavanje|oprema za dečja igrališta|dečji igralište|dečja igrališta',
  'nature park':
    'nacionaln\\p{L}+ park\\p{L}*|park prirode|rezervat\\p{L}* (?:prirode|biosfere)|specijalni rezervat|geopark|turističk\\p{L}+ organizacij\\p{L}+',
  marina:
    'marina za (?:čamce|brodove|jahte)|nautička marina|prodaja (?:čamaca|brodova|jahti)|pristanište za (?:čamce|jahte)',
  'home and gift shop':
    'prodavnica poklona|posteljina|tepisi|kancelarijski materijal|rasveta|pokućstvo|kućni tekstil|poklon (?:prodavnica|šop)|dušeci|suveniri|knjižara i kancelarijski|zavese i posteljina',
  'sports shop':
    'sportska oprema|prodavnica (?:sportske opreme|ribolovačke opreme|lovačke opreme)|ribolovačka (?:oprema|prodavnica)|lovačka oprema|oprema za (?:ribolov|lov|planinarenje|kampovanje)|sportska prodavnica|pecaroška oprema|ski oprema',
  'electronics shop':
    'bela tehnika|prodavnica (?:računara|mobilnih telefona|elektronike|računarske opreme)|kućni aparati|računari i oprema|prodaja računara|foto oprema',
  'music shop':
    'muzički instrumenti|prodavnica (?:instrumenata|muzičkih instrumenata|ploča)|prodaja (?:gitara|klavira)|gramofonske ploče',
  'paving contractor':
    'asfaltiranj\\p{L}*|behaton\\p{L}*|popločavanje|asfaltna baza|ugradnja behaton\\p{L}*|putarsk\\p{L}+',
  'fence builder':
    'ograd(?:e|a) (?:za|od|i)|panelne ograde|žičane ograde|kapije i ograde|betonske ograde|kovane ograde|postavljanje ograda',
  'scaffolding company': 'građevinske skele|fasadne skele|skele i oplate|iznajmljivanje skele|montaža skela',
  'demolition contractor': 'rušenje (?:objekata|kuća)|demoliranje|uklanjanje azbesta|mašinsko rušenje',
  'lift company':
    'liftov[ia]|servis liftova|održavanje liftova|ugradnja liftova|teretni lift\\p{L}*|platforme za invalide',
  'well driller': 'bušenje bunara|arteški bunar\\p{L}*|kopanje bunara|geotermalne sonde|hidrogeološka istraživanja',
  'facility management company':
    'održavanje (?:zgrada|objekata|poslovnih objekata)|upravljanje (?:zgradama|objektima)|facility management|majstor za sve|kućni majstor|upravljanje nekretninama',
  'disability service':
    '(?:dnevni boravak|personalna asistencija|usluge|centar) za (?:osobe sa|decu sa|odrasle sa) (?:invaliditetom|smetnjama)\\p{L}*|personalna asistencija|dnevni boravak za decu i mlade|decu sa smetnjama u razvoju',
  'disability organisation':
    '(?:udruženje|savez|organizacija) (?:slepih|gluvih|osoba sa|distrofičara|paraplegičara|invalida|za pomoć)\\p{L}*|osoba sa invaliditetom|udruženje obolelih',
  'addiction treatment centre':
    'lečenje (?:zavisnosti|alkoholizma|narkomanije|bolesti zavisnosti)|bolest[ei] zavisnosti|komuna za lečenje|odvikavanje od',
  'volunteer and aid organisation':
    'banka hrane|narodna kuhinja|volontersk\\p{L}+ (?:centar|servis|organizacij)\\p{L}*|lajons klub|rotari klub|kolo srpskih sestara|crveni krst srbije',
  'legal aid': 'besplatna pravna pomoć|besplatni pravni saveti|pravna klinika',
  'study abroad and immigration consultancy':
    'studiranje u inostranstvu|studije u inostranstvu|posao u inostranstvu|radne vize|work and travel|boravišne dozvole',
  'cultural association':
    'kulturno udruženje|udruženje (?:umetnika|pisaca|književnika|likovnih umetnika)|matica srpska|književno društvo|umetničko udruženje|društvo za kulturu|udruženje za kulturu',
  'expat and immigrant community':
    'srpska (?:zajednica|dijaspora) u|udruženje srba|klub srba|zavičajno udruženje|srpski klub|dijaspora',
  'local history society':
    'zavičajn\\p{L}+ društv\\p{L}*|istorijsko društvo|genealo\\p{L}+|lokalna istorija|poreklo prezimena',
  'historical reenactment group':
    'viteško udruženje|istorijska rekonstrukcija|viteški red|srednjovekovna borba|oživljena istorija',
  scouts: 'izviđač\\p{L}*|odred izviđača|savez izviđača|skauti',
  orchestra:
    'simfonijski orkestar|filharmonij\\p{L}*|duvački orkestar|kamerni orkestar|gradski orkestar|trubački orkestar',
  'hobby club':
    'klub navijača|šahovski klub|radio ?klub|foto klub|klub oldtajmera|oldtajmer klub|astronomsko društvo|moto klub|klub filatelista|fan klub|aeroklub|aero klub|numizmatičko društvo|udruženje navijača',
  'allotment association': 'urbana bašta|zajednička bašta|urbane bašte|gradske bašte|bašta zajednice',
  'background check service': 'provera (?:zaposlenih|kandidata|biografije)',
  'cat café': 'mačji kafe|kafe sa mačkama',
  'timber merchant':
    'rezana građa|strugar[ae]|pilan[ae]|ogrevno drvo|stovarište (?:drveta|ogreva)|prodaja drveta|drvna građa|furnir',
  'building supplies merchant':
    'građevinsk\\p{L}+ materijal\\p{L}*|stovarište građevinskog|stovarište|građevinska oprema',
  'hardware shop': 'gvožđar\\p{L}*|prodavnica alata|alati i mašine|okov (?:za|i)|farbar\\p{L}*|profesionalni alat',
  'speciality food and drink shop':
    'vinotek\\p{L}*|prodavnica (?:vina|čaja|začina|zdrave hrane|delikatesa)|delikates\\p{L}*|zdrava hrana|čajdžinic\\p{L}*|domaći proizvodi|vinski podrum',
};
