import type { Kind } from './kind.ts';

export const STAY_PLACES: readonly Kind[] = [
  {
    name: 'tourism village',
    bucket: 'Travel and hospitality',
    words: {
      en: '(?:tourism|tourist|heritage|craft|eco|ecotourism) villages?|village tourism',
      'de nl': '*tourismusdorf|*museumsdorf|*künstlerdorf|*toeristisch dorp|*ambachtendorp',
      'sv da nb': '*turistby|*hantverksby',
      'fr es pt it ca ro':
        "village (?:touristique|d['’]artisans)|pueblo turístico|comunidad turística|turismo comunitario|aldeia (?:turística|histórica)|aldeias históricas|turismo de base comunitária|borgo turistico|albergo diffuso|poble turístic|sat turistic",
      'pl cs sk hr sl':
        'wioska (?:turystyczna|tematyczna)|turistická vesnice|turistická dedina|etno ?sel[oa]|turistička sela|turistična vas',
      'ru uk bg':
        '(?:туристическ|этнографическ)\\p{L}+ деревн\\p{L}+|этнодеревн\\p{L}+|туристичн\\p{L}+ сел\\p{L}+|етносел\\p{L}+|туристическ\\p{L}+ сел\\p{L}+|етно село',
      'fi et lv lt hu': '*matkailukylä|*turismiküla|tūrisma ciem\\p{L}+|turistin\\p{L}+ kaim\\p{L}+|turistafalu',
      'el tr': 'τουριστικό χωριό|παραδοσιακός οικισμός|turizm köyü|köy turizmi',
      'ar he fa': 'قرية (?:سياحية|تراثية)|כפר תיירות|(?:روستای گردشگری|دهکده (?:گردشگری|توریستی))',
      'id vi is th':
        '(?:desa|kampung|nagari) wisata|(?:làng|bản) (?:du lịch|văn hóa du lịch)|du lịch cộng đồng|ferðaþjónustuþorp|หมู่บ้านท่องเที่ยว|ท่องเที่ยวชุมชน',
      'ja zh ko': '観光村|民俗村|旅游村|民俗文化村|觀光村落|농촌체험마을|체험마을|한옥마을',
    },
  },
  {
    name: 'holiday park',
    bucket: 'Travel and hospitality',
    narrows: 'campsite',
    words: {
      en: '(?:holiday|vacation|caravan|leisure) (?:parks?|villages?)|static caravans?',
      'de nl':
        '*ferienpark|*feriendorf|*feriendörfer|*feriensiedlung|*ferienanlage|*vakantiepark(?:en)?|*bungalowpark(?:en)?|*recreatiepark|*chaletpark|*vakantiedorp',
      'sv da nb': '*semesterby|*stugby|*feriecenter|*feriepark|*hyttegrend|*feriesenter|*ferieby',
      'fr es pt it ca ro':
        'villages? (?:de )?vacances|résidences? de vacances|parc résidentiel de loisirs|(?:complejo|villa|ciudad) (?:turístic[oa]|vacacional)|aldeamento turístico|villagg(?:io|i) (?:turistic[oi]|vacanz[ae])|vila de vacances|complex turistic|sat de vacanță',
      'pl cs sk hr sl':
        'ośrod(?:ek|ki) (?:wypoczynkow|wczasow)\\p{L}+|(?:rekreační|dovolenkov\\p{L}+) (?:středisko|areál|park)|(?:rekreačné|dovolenkové) (?:stredisko|zariadenie)|(?:turističko|odmarališ|turistično)\\p{L}* (?:naselj|resort)\\p{L}*|počitniško naselje|odmaralište',
      'ru uk bg':
        'баз[аы] отдыха|туристическ\\p{L}+ баз\\p{L}+|турбаз\\p{L}+|пансионат\\p{L}* отдыха|баз[аи] відпочинку|турбаз\\p{L}+|почивн\\p{L}+ (?:баз|станци)\\p{L}+|вилно селище|ваканционно селище',
      'fi et lv lt hu':
        '*lomakylä\\p{L}*|*lomakeskus\\p{L}*|*puhkeküla\\p{L}*|*puhkekesku\\p{L}+|(?:atpūtas (?:komplekss|bāze|parks)|brīvdienu parks)|(?:poilsiaviet|poilsio (?:baz|kompleks))\\p{L}+|(?:üdülőfalu|üdülőpark|üdülőközpont|nyaralófalu|üdülőtelep)\\p{L}*',
      'el tr': 'παραθεριστικό (?:χωριό|συγκρότημα)|τουριστικό συγκρότημα|tatil (?:köyü|sitesi)|bungalov tesisi',
      'ar he fa': 'כפר נופש|מתחם נופש|(?:مجتمع (?:گردشگری|تفریحی|اقامتی)|شهرک تفریحی)',
      'id vi is th': '(?:kampung|taman) liburan|orlofsbyggð\\p{L}*|orlofshúsabyggð|หมู่บ้านพักผ่อน',
      'ja zh ko': '貸別荘村|コテージ村|度假村|渡假村|휴양림|휴양마을|리조트단지',
    },
  },
  {
    name: 'mountain hut',
    bucket: 'Travel and hospitality',
    narrows: 'hostel',
    words: {
      en: "(?:mountain|alpine|hikers[’']?|backcountry) (?:huts?|refuges?|lodge)|bothy",
      'de nl': '*berghütte|*schutzhütte|*alpenvereinshütte|*schutzhaus|*almhütte|*berghut',
      'sv da nb': '*fjällstation\\p{L}*|*fjällstuga\\p{L}*|*turisthytt[ea]\\p{L}*|*fjellstue\\p{L}*|*fjellstove',
      'fr es pt it ca ro':
        'refuge (?:de montagne|gardé|alpin|du caf)|refugio de (?:montaña|alta montaña)|refúgio de montanha|rifugio (?:alpino|escursionistico|montano|cai|di montagna)|refugi (?:de muntanya|guardat)|caban[ăa] (?:montană|turistică|de munte)',
      'pl cs sk hr sl':
        'schronisk(?:o|a) (?:górskie|turystyczne|pttk)|horsk(?:á|é) (?:chata|bouda|chaty|boudy)|(?:horská|turistická|vysokohorská) chata|planinarski dom|planinska (?:koča|postojanka)|koča na \\p{L}+',
      'ru uk bg': 'горн\\p{L}+ (?:приют|хижин)\\p{L}*|гірськ\\p{L}+ притулок|(?:туристическа|планинска) хижа',
      'fi et lv lt hu':
        '*tunturimaja|*autiotupa|*tunturiasema|mägimaja|kalnu namiņš|kalnų trobelė|(?:turistaház|menedékház|kulcsosház)\\p{L}*',
      'el tr': 'ορειβατικό καταφύγιο|καταφύγιο ορειβατ\\p{L}+|dağ evi',
      'ar he fa': 'ملجأ جبلي|בקתת הרים|پناهگاه کوهستانی',
      'id vi is th': 'pondok gunung|nhà nghỉ trên núi|fjallaskál\\p{L}+|ที่พักบนดอย',
      'ja zh ko': '山小屋|山屋|高山小屋|산장',
    },
  },
  {
    name: 'retreat centre',
    bucket: 'Travel and hospitality',
    words: {
      en: '(?:retreat|spiritual|silent retreat|wellness retreat) (?:cent(?:re|er)|house)|retreat cent(?:re|er)s?',
      'de nl':
        '*retreat-?(?:zentrum|haus|center)|*seminarhaus|*exerzitienhaus|*einkehrhaus|*retraitecentrum|*bezinningscentrum|*stiltecentrum',
      'sv da nb': '*retreatgård|*retreatcenter|*kursgård|*retræte\\p{L}*|*retreatsenter|*retreatsted',
      'fr es pt it ca ro':
        "centre (?:de retraites?|de méditation|spirituel|de stages)|maison de retraites? spirituelles?|centro de (?:retiros?|meditación|espiritualidad)|casa de (?:retiros?|espiritualidad|ejercicios)|centro de retiros|casa de (?:retiros?|oração)|centro (?:di )?(?:meditazione|ritiri|di spiritualità)|casa di (?:spiritualità|preghiera|esercizi)|casa d['’]espiritualitat|centre de (?:meditació|recés)|centru de retreat",
      'pl cs sk hr sl':
        '(?:dom|ośrodek|centrum) (?:rekolekcyjn|medytac)\\p{L}+|(?:exerciční|duchovní|meditační) (?:dům|centrum)|(?:exercičný|duchovný|meditačné) (?:dom|centrum)|kuća (?:duhovnih vježbi|susreta)|meditacijski cent\\p{L}+|dom duhovnih vaj|duhovni (?:centar|center)',
      'ru uk bg':
        '(?:ретрит|медитаци)\\p{L}*[- ]?центр\\p{L}*|(?:ретрит|медитаці)\\p{L}*[- ]?центр\\p{L}*|ретрийт център|медитационен център',
      'fi et lv lt hu':
        '*retriittikesku\\p{L}+|*hiljentymiskesku\\p{L}+|*meditaatiokesku\\p{L}+|retriidikesku\\p{L}+|meditatsioonikesku\\p{L}+|(?:rekolekciju|meditācijas) (?:nams|centrs)|(?:rekolekcijų|meditacijos) (?:namai|centras)|(?:lelkigyakorlatos ház|elvonulási központ|elvonulóhely|meditációs központ)\\p{L}*',
      'el tr': 'κέντρο retreat|(?:inziva|meditasyon) merkez\\p{L}*',
      'ar he fa': 'مركز (?:تأمل|خلوة)|(?:מרכז (?:מדיטציה|ריטריטים|רוחני))|مرکز مدیتیشن',
      'id vi is th':
        '(?:rumah|pusat) (?:retret|meditasi)|(?:trung tâm|thiền viện) (?:thiền|tĩnh tâm)\\p{L}*|(?:hugleiðslu|kyrrðar)setur|(?:ศูนย์ปฏิบัติธรรม|สถานปฏิบัติธรรม)',
      'ja zh ko': '坐禅道場|リトリートセンター|靜修中心|명상센터|피정의집|수련원',
    },
  },
  {
    name: 'monastery',
    bucket: 'Religion',
    narrows: 'church',
    words: {
      en: 'monaster(?:y|ies)|convents?|(?:benedictine|carmelite|franciscan|dominican|cistercian) (?:sisters|monks|nuns|friars|community)|religious order',
      'de nl':
        '*benediktinerabtei|*zisterzienserabtei|*klostergemeinschaft|*ordensgemeinschaft|*franziskanerkloster|*karmelitinnen|*kapuzinerkloster|*benediktinerinnen|*abtei|*klooster(?:gemeenschap)?|*abdij|*zusters van',
      'sv da nb': '*klostergemenskap|*nunnekloster|*munkekloster|*benediktinerkloster|*ordenssamfunn|*nonnekloster',
      'fr es pt it ca ro':
        'abbaye|monastère|couvent des|congrégation des (?:sœurs|frères)|prieuré|monasterio|abadía|congregación de (?:las )?(?:hermanas|hijas|misioneras)|mosteiro|abadia|congregação das (?:irmãs|filhas)|monastero|abbazia|suore (?:francescane|domenicane|carmelitane)|monestir|mânăstirea|mănăstire\\p{L}*',
      'pl cs sk hr sl':
        '(?:klasztor|opactwo|zgromadzenie (?:sióstr|zakonne)|zakon (?:braci|kaznodziej))\\p{L}*|(?:klášter|opatství|kongregace (?:sester|milosrdných))\\p{L}*|(?:kláštor|opátstvo|kongregácia (?:sestier|milosrdných))\\p{L}*|(?:samostan|manastir)\\p{L}*|opatija \\p{L}+ reda',
      'ru uk bg':
        '(?:мужск|женск)\\p{L}+ монастыр\\p{L}*|монастыр[ья]|обител[ьи]|(?:чоловіч|жіноч)\\p{L}+ монастир\\p{L}*|монастир|(?:манастир|обител)\\p{L}*',
      'fi et lv lt hu':
        '*luostari(?:n|yhteisö)?|*klooster|*nunnaklooster|klosteri?s|(?:vienuolyn|abatij)\\p{L}+|(?:kolostor|monostor|apátság|szerzetesrend|nővérek kongregáció)\\p{L}*',
      'el tr': 'ιερά μονή|μοναστήρι\\p{L}*|manastır\\p{L}*',
      'ar he fa': '(?:دير(?! (?:الزور|البلح|ياسين))|رهبنة|راهبات) \\p{L}+|מנזר\\p{L}*|(?:صومعه(?! سرا)|دیر راهبان)',
      'id vi is th':
        '(?:biara|kongregasi (?:suster|bruder)|susteran)|(?:tu viện|đan viện|hội dòng|dòng (?:nữ|tu))|klaustur\\p{L}*|(?:อารามคณะ|สำนักสงฆ์)',
      'ja zh ko': '修道院|修道会|修道會|修女会|수도원|수녀회|수도회',
    },
  },
];
