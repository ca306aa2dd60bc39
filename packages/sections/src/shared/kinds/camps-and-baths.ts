import type { Kind } from './kind.ts';

export const CAMPS_AND_BATHS: readonly Kind[] = [
  {
    name: 'glamping site',
    bucket: 'Travel and hospitality',
    narrows: 'campsite',
    words: {
      en: "glamping(?: site| resort)?|(?:luxury|safari|bell) tents?|yurt (?:stays?|camps?|holidays?)|geodesic domes?|tree ?house (?:hotel|stays?)|(?:shepherd['’]?s huts?|tipis?)",
      'de nl':
        'glamping*|*baumhaushotel|*safarizelte?|*jurten(?:dorf|camp|übernachtung)*|*boomhutten|*safaritenten?|*yurts?',
      'sv da nb': 'glamping*|*trädhushotell|*glampingtält|*trætophytter|*trehytter|*trehotell',
      'fr es pt it ca ro':
        "glamping|(?:hébergements?|cabanes?) (?:insolites?|dans les arbres)|cabanes? perchées?|yourtes?|(?:cabañas|casas) en (?:los )?árboles|domos geodésicos|(?:casas|cabanas) na árvore|case sull['’]albero|tende glamping|cabanes als arbres|(?:corturi|căsuțe) glamping",
      'pl cs sk hr sl sr':
        'glamping*|domki na drzewie|namioty sferyczne|(?:ubytování|spaní) v (?:jurtě|korunách stromů|maringotce)|jurty|stromové domčeky|(?:kućice|kuće) na drvetu|drevesne hiš\\p{L}+|glamping kućice',
      'ru uk bg mk': 'глэмпинг*|глемпінг*|глемпинг*|глампинг*|дома на дереве|къщи на дърво',
      'fi et lv lt hu':
        'glamping*|*puumaja\\p{L}*|*jurttamajoitus|*jurtamajutus|glempings?\\p{L}*|kempinga mājas|glampingas|kupol(?:ai|ų|as)\\p{L}* nuom\\p{L}*|glamping ?(?:sátor|ház)\\p{L}*|jurtaszállás|lombház\\p{L}*',
      'el tr': 'glamping|δεντρόσπιτα|glamping (?:çadır|kamp)\\p{L}*|bungalov ve glamping|ağaç ev',
      'ar he fa': '(?:جلامبينج|مخيم فاخر|تخييم فاخر|خيام فاخرة)|גלמפינג|(?:گلمپینگ|اقامت در کلبه درختی)',
      'id vi is th sq hi': 'glamping|lều glamping|kúluhús|lúxustjöld|แกลมปิ้ง|glamping në|ग्लैम्पिंग',
      'ja zh ko': 'グランピング|ツリーハウス宿泊|帐篷酒店|豪华露营|豪華露營|글램핑|카라반 ?펜션',
    },
  },
  {
    name: 'thermal bath',
    bucket: 'Leisure',
    narrows: 'swimming pool',
    words: {
      en: 'thermal (?:baths?|spa|springs?)|hot springs? (?:resort|spa|pools?)|(?:onsen|public bath ?house|lido)|sauna (?:world|club|rental|hire)|bath ?house',
      'de nl':
        '*thermalbad|*heilbad|*solebad|*saunalandschaft|*saunaclub|*thermaalbad|*saunacomplex|*badhuis|*saunaverhuur|*mobile sauna',
      'sv da nb':
        '*kallbadhus\\p{L}*|*termalbad\\p{L}*|*badeanstalt|*bastuförening|*saunaklub|*saunagus|*badstu(?:forening|utleie)?|*flytende sauna',
      'fr es pt it ca ro':
        'bains thermaux|(?:centre|station|établissement) therm(?:al|e|oludique)|thermes|(?:aguas|baños|balneario) termales|balneario|(?:águas|banhos|estância) termais|balneário termal|(?:terme|bagni|acque|stabilimento) termal[ei]|terme di|banys termals|(?:băi|ștrand) termal\\p{L}*|stațiune balneară',
      'pl cs sk hr sl sr':
        '(?:termy|baseny termalne|łaźnia|saunarium)|(?:termální|termálne) (?:lázně|koupaliště|kúpalisko|kúpele)|saunov[ýáy]\\p{L}* svět|(?:termalno|toplice|termalni) (?:kupalište|bazeni|park)|terme|saunaland',
      'ru uk bg mk':
        '(?:термальн|бан)\\p{L}* (?:комплекс|источник|курорт|бассейн)\\p{L}*|бани? на дровах|русская баня|термальні (?:води|джерела)|лазня|(?:минерални|термални) (?:бани|басейни|бањи)',
      'fi et lv lt hu':
        '*kylpylä\\p{L}*|*yleinen sauna|*saunalautta\\p{L}*|*vuokrasauna\\p{L}*|*termid|*saunakeskus\\p{L}*|*saunarent\\p{L}*|(?:pirts|termāl)\\p{L}* (?:kompleks|noma|baseins)\\p{L}*|pirts īre|(?:termin|piltų) (?:baseinai|vandenys)|pirties nuoma|(?:termál|gyógy|strand)fürdő\\p{L}*|szaunavilág',
      'el tr': '(?:ιαματικά|θερμά) (?:λουτρά|πηγές)|(?:termal|kaplıca) (?:otel|tesis|su|havuz)\\p{L}*',
      'ar he fa':
        '(?:حمامات|ينابيع|عيون) (?:معدنية|ساخنة|حارة)|حمام (?:مغربي|تركي)|(?:מרחצאות|מעיינות) (?:חמים|תרמיים|מרפא)|חמי \\p{L}+|(?:آبگرم|آب گرم) (?:معدنی|طبیعی)\\p{L}*',
      'id vi is th sq hi':
        'pemandian air panas|(?:suối|tắm) khoáng(?: nóng)?|(?:baðlón|jarðböð|náttúrulaug)\\p{L}*|(?:บ่อ)?น้ำพุร้อน|ออนเซ็น|ujë?ra termale|llixhat\\p{L}*|गर्म पानी का झरना',
      'ja zh ko': '日帰り温泉|銭湯|スーパー銭湯|サウナ施設|温泉度假|洗浴中心|溫泉會館|湯屋|온천|찜질방|사우나',
    },
  },
  {
    name: 'canoe and kayak hire',
    bucket: 'Leisure',
    narrows: 'boat hire',
    words: {
      en: '(?:canoe|kayak|sup|paddle ?board|pedal boat) (?:hire|rental|rentals|tours?|trips?|centre)',
      'de nl':
        '*kanuverleih|*kajakverleih|*kanutour*|*kajaktour*|*kanuvermietung|*sup-verleih|*sup-station|*kanostation|*kanoverhuur|*kajakverhuur|*kanovaren|*suppen',
      'sv da nb':
        '*kanotuthyrning*|*kajakuthyrning*|*paddelture*|*paddling|*kanoudlejning|*kajakudlejning|*kajakture*|*kajakkutleie|*kanoutleie|*kajakktur*',
      'fr es pt it ca ro':
        '(?:location|base|descente) (?:de |en )?(?:canoës?|kayaks?|paddle|canoë-kayak)\\p{L}*|(?:alquiler|rutas|descenso) (?:de |en |del \\p{L}+ en )?(?:kayaks?|canoas?|piraguas?|paddle)|(?:aluguel|aluguer) de (?:caiaques?|canoas?|stand up)|passeios? de caiaque|(?:noleggio|escursioni|tour|discese) (?:di |in )?(?:canoe?|kayak|sup)|lloguer de (?:caiacs?|canoes)|(?:închirieri|închiriere|ture) (?:de |cu )?(?:caiac\\p{L}*|canoe|canoi|sup)',
      'pl cs sk hr sl sr':
        '(?:spływy|wypożyczalnia|wynajem) (?:kajak\\p{L}+|sup\\p{L}*)|(?:vodácké|vodácka|splavy|splavování)\\p{L}* \\p{L}+|(?:najam|iznajmljivanje|izposoja) (?:kajak|kanu|kaja|sup)\\p{L}*|kajak ture',
      'ru uk bg mk':
        '(?:прокат|аренда|сплавы на) (?:байдар|каяк|сап|сапбордов|каноэ)\\p{L}*|(?:прокат|оренда|сплави на) (?:байдар|каяк|сап)\\p{L}*|(?:каяк|кану) (?:турове|под наем|тури)',
      'fi et lv lt hu':
        '*kanoottivuokraam*|*kajakkivuokra*|*melontakeskus*|*kanuurent*|*süstamatk*|*kajakirent*|(?:laivu|kanoe|smaiļu|sup) noma\\p{L}*|(?:baidarių|kajakų|irklenčių) nuom\\p{L}+|kenu ?(?:kölcsönz|túra|bérl)\\p{L}*|kajak ?(?:kölcsönz|túra|bérl)\\p{L}*|sup ?(?:kölcsönz|bérl|túra)\\p{L}*',
      'el tr': '(?:ενοικίαση|εκδρομές με) (?:καγιάκ|kayak|κανό|sup)|(?:kano|kayak) (?:kiralama|turu|turları)',
      'ar he fa':
        '(?:تأجير|رحلات) (?:ال)?(?:كاياك|قوارب الكاياك)|(?:השכרת|שיט) (?:קיאקים|סאפים|קאנו)|קיאקים|(?:اجاره|تور) (?:کایاک|قایق پارویی)',
      'id vi is th sq hi':
        '(?:sewa|wisata) (?:kayak|kano)|(?:thuê|chèo) (?:thuyền )?kayak|kajakferð\\p{L}*|kajakleig\\p{L}*|(?:เช่า|พาย)เรือคายัค|qira kajak\\p{L}*|कयाकिंग',
      'ja zh ko':
        'カヤック(?:ツアー|レンタル|体験)|SUP(?:体験|レンタル|ツアー|スクール)|カヌー(?:体験|ツアー|レンタル)|皮划艇租赁|独木舟体验|獨木舟體驗|카약 ?체험|카누 ?체험|패들보드',
    },
  },
];
