import type { Kind } from './kind.ts';

export const REPAIRS: readonly Kind[] = [
  {
    name: 'upholsterer',
    bucket: 'Crafts and repair',
    words: {
      en: 'upholster(?:ers?|y)(?: services| workshop)?(?! clean)|re-?upholster(?:y|ing)|furniture restor(?:ation|ers?)|furniture repair',
      'de nl':
        '*polsterei\\p{L}*|*polsterer\\p{L}*|*polstermeister\\p{L}*|*raumausstatt\\p{L}*|*möbelrestaur\\p{L}*|*meubelstoffeerd\\p{L}*|*stoffeerderij\\p{L}*|*meubelstoffering|*meubelrestaurat\\p{L}*',
      'sv da nb':
        '*tapetserare\\p{L}*|*tapetserarverkstad|*möbeltapetser\\p{L}*|*møbelpolster\\p{L}*|*møbeltapetser\\p{L}*|*møbelrestaurering|*møbelstopping',
      'fr es pt it ca ro':
        "tapissi(?:er|ère)s?(?: d['’]ameublement| décora\\p{L}+)?|restaurat(?:ion|eur) de meubles|tapicer[íi]as?|tapiceros?|restauración de muebles|estofador\\p{L}*|tapeçarias?|tapeceiros?|restauro de móveis|tappezzier[ei]\\p{L}*|tappezzeria|restauro (?:di )?mobili|tapisser\\p{L}*|restauració de mobles|tapițeri[ei]|tapițer|recondiționare mobil[ăi]",
      'pl cs sk hr sl':
        'tapicer\\p{L}*|renowacja mebli|čalounic\\p{L}+|čalounění|restaurování nábytku|renovace nábytku|čalúnni\\p{L}+|čalúnen\\p{L}+|renovácia nábytku|tapetar\\p{L}*|tapecir\\p{L}*|restauracija namještaja|tapetništvo|oblazinjen\\p{L}+',
      'ru uk bg':
        '(?:перетяжка|обивка|реставрация) мебели|перетяжк\\p{L}+ мебели|перетяжк\\p{L}+ (?:м.яких )?меблів|реставрація меблів|тапицерия на мебели|тапицер\\p{L}*|претапицир\\p{L}*',
      'fi et lv lt hu':
        '*verhoomo\\p{L}*|*verhoilija\\p{L}*|*verhoiluliike|*entisöint\\p{L}+|pehmemööbli(?: remont)?|polsterdaja\\p{L}*|polsterdami\\p{L}*|mööbli restaureerimi\\p{L}*|mēbeļu (?:pārvilkšana|tapsēšana|restaurācija)|tapsētāj\\p{L}*|(?:baldų|minkštų baldų) (?:restauravim|pertraukim|perdengim|apmušim)\\p{L}+|kárpitos\\p{L}*|bútorrestaur\\p{L}*',
      'el tr':
        'ταπετσαρί\\p{L}+ (?:επίπλων|σαλονιών|αυτοκινήτων)|ταπετσιέρ\\p{L}*|(?:koltuk|mobilya|oto) döşeme\\p{L}*|koltuk (?:kaplama|yüz değişimi)|mobilya restorasyon\\p{L}*',
      'ar he fa':
        'تنجيد(?: (?:كنب|أثاث|مفروشات))?|ריפוד (?:רהיטים|סלונים|רכב)|רפדיה|רפד|רפדות|تعمیر(?:ات)? مبل|رویه ?کوبی مبل',
      'id vi is th':
        '(?:servis|reparasi|jok) sofa|bọc (?:ghế|lại) ?sofa|bọc ghế|bólstrun|bólstrari|húsgagnabólstrun|หุ้มเบาะ|ซ่อมโซฟา',
      'ja zh ko': '椅子張替え|ソファ張替え|家具修理|沙发翻新|沙發換皮|沙發修理|소파천갈이|가구리폼|소파 천갈이',
    },
  },
  {
    name: 'piano tuner',
    bucket: 'Crafts and repair',
    narrows: 'instrument maker',
    words: {
      en: 'piano (?:tun(?:ers?|ing)|technicians?|repairs?|restoration|workshop)',
      'de nl': '*klavierstimm\\p{L}*|*klavierbau\\p{L}*|*klavierwerkstatt|*pianostemm\\p{L}*|*pianotechniek',
      'sv da nb': '*pianostäm\\p{L}+|*klaverstem\\p{L}+|*pianostem\\p{L}+',
      'fr es pt it ca ro':
        'accord(?:eurs?|age) (?:de )?pianos?|afinador(?:es)? de pianos?|afinaci[óo]n(?:es)? de pianos?|afinação de pianos?|accordat(?:ore|ura|ori) (?:di )?pianofort[ei]|afinadors? de pianos?|acord(?:or|are) (?:de )?piane?',
      'pl cs sk hr sl':
        'strojenie (?:pianin|fortepianów)\\p{L}*|stroiciel (?:pianin|fortepianów)\\p{L}*|ladění (?:pian|klavírů|klavírů a pianin)|ladič (?:pian|klavírů)|ladenie klavíro\\p{L}+|ladič klavíro\\p{L}+|štimanje (?:klavira|glasovira)|štimer (?:klavira|glasovira)|uglaševa\\p{L}+ klavirj\\p{L}+',
      'ru uk bg':
        'настройк\\p{L}+ (?:пианино|роял\\p{L}+|фортепиано)|настройщик (?:пианино|фортепиано)|налаштування (?:піаніно|роял\\p{L}+)|настроювач (?:піаніно|фортепіано)|акордиране на пиан[ао]|акордьор на пиан[ао]',
      'fi et lv lt hu':
        '*pianonviri\\p{L}+|*klaverihäälesta\\p{L}+|klavieru (?:skaņošana|skaņotājs)|(?:pianinų|fortepijonų) derin\\p{L}+|zongorahangol\\p{L}*',
      'el tr': 'χορδιστ\\p{L}+ πιάν\\p{L}+|κούρδισμα πιάν\\p{L}+|piyano (?:akord\\p{L}*|tamir\\p{L}*)',
      'ar he fa': 'دوزان بيانو|ضبط بيانو|כיוון פסנתר\\p{L}*|מכוון פסנתרים|کوک پیانو|تعمیر پیانو',
      'id vi is th': '(?:setem|tuning|servis) piano|lên dây đàn piano|chỉnh dây piano|píanóstilling\\p{L}*|จูนเปียโน',
      'ja zh ko': 'ピアノ調律|调琴|钢琴调律|鋼琴調音|피아노조율|피아노 조율',
    },
  },
  {
    name: 'watchmaker',
    bucket: 'Crafts and repair',
    narrows: 'jeweller',
    words: {
      en: 'watch ?makers?|clock ?makers?|(?:watch|clock) (?:repairs?|restoration|servicing)|horolog(?:ist|y)s?',
      'de nl':
        '*uhrmacher\\p{L}*|*uhrenwerkstatt|*uhrenreparatur\\p{L}*|*horlogemaker\\p{L}*|*klokkenmaker\\p{L}*|*uurwerkmaker\\p{L}*|*horlogereparatie',
      'sv da nb': 'urmakare\\p{L}*|*urmakeri|urmager\\p{L}*|urmaker\\p{L}*',
      'fr es pt it ca ro':
        "horlogers?|(?:réparation|atelier) (?:de montres|d['’]horlogerie)|relojer[íi]as?|relojeros?|relojoeiros?|relojoarias?|relojoeira|orologiai[oa]?|orologeri[ae]|riparazione orologi|rellotger\\p{L}*|ceasornicar\\p{L}*|reparații ceasuri",
      'pl cs sk hr sl':
        'zegarmistrz\\p{L}*|naprawa zegarków|hodinář\\p{L}*|opravy? (?:hodinek|hodin)|hodinár\\p{L}*|oprava hodiniek|urar\\p{L}*|popravak satova|popravilo ur',
      'ru uk bg':
        'ремонт часов|часов\\p{L}+ мастерск\\p{L}+|часовых дел мастер|ремонт годинників|годинникар\\p{L}*|часовникар\\p{L}*|ремонт на часовници',
      'fi et lv lt hu':
        '*kelloseppä\\p{L}*|*kellosepä\\p{L}*|*kelloliike|*kellassep\\p{L}*|kellade (?:parandus|remont)|pulksteņ(?:u remont\\p{L}*|meistars)|laikrodinink\\p{L}*|laikrodžių (?:taisym\\p{L}*|remontas)|órás ?mester\\p{L}*|órajavít\\p{L}*',
      'el tr': 'ωρολογοποι\\p{L}+|επισκευ[ήέ]\\p{L}* ρολογι\\p{L}+|saat (?:tamir\\p{L}*|ustası)',
      'ar he fa': 'تصليح ساعات|ساعاتي|תיקון שעונים|שען|تعمیر(?:ات)? ساعت|ساعت ?سازی',
      'id vi is th': 'servis jam tangan|reparasi jam|sửa (?:chữa )?đồng hồ|úrsmið\\p{L}*|úraviðgerð\\p{L}*|ซ่อมนาฬิกา',
      'ja zh ko': '時計修理|时计修理|手表维修|手錶維修|钟表维修|修錶|시계수리',
    },
  },
  {
    name: 'shoe repair shop',
    bucket: 'Crafts and repair',
    narrows: 'leather goods maker',
    words: {
      en: 'shoe repairs?|cobblers?|shoe ?makers?|bespoke shoes',
      'de nl':
        '*schuhmacher\\p{L}*|*schusterei|*schuhreparatur\\p{L}*|*maßschuhe|*schoenmaker\\p{L}*|*schoenmakerij|*schoenreparatie',
      'sv da nb':
        '*skomakare\\p{L}*|*skomakeri|*skoreparation\\p{L}*|*skomager\\p{L}*|*skomaker\\p{L}*|*skoreparasjon\\p{L}*',
      'fr es pt it ca ro':
        'cordonn(?:ier|erie)s?|zapater[íi]a de reparación|reparación de (?:calzado|zapatos)|(?:conserto|reparação|arranjo) de (?:calçado|sapatos)|calzolai[oa]?|calzolerie?|riparazione scarpe|sabaters?|reparació de calçat|cizmăr\\p{L}+|reparații (?:încălțăminte|pantofi)',
      'pl cs sk hr sl':
        'szewc|szewsk\\p{L}+|naprawa (?:obuwia|butów)|opravy? (?:obuvi|bot)|obuvnictví|oprava (?:obuvi|topánok)|obuvníctvo|postolar\\p{L}*|popravak (?:obuće|cipela)|popravilo (?:čevljev|obutve)|čevljar\\p{L}*',
      'ru uk bg': 'ремонт обуви|обувн\\p{L}+ мастерск\\p{L}+|ремонт взуття|обущар\\p{L}*|ремонт на обувки',
      'fi et lv lt hu':
        '*suutari|*suutarinliike|suutariliike|kingsepp\\p{L}*|kingsepa\\p{L}*|jalatsite parandus|apavu (?:remont|darbnīca|labošana)\\p{L}*|kurpniek\\p{L}*|batų taisym\\p{L}*|avalynės taisym\\p{L}*|batsiuv\\p{L}*|cipész\\p{L}*|cipőjavít\\p{L}*',
      'el tr':
        'τσαγκάρ\\p{L}+|υποδηματοποι\\p{L}+|επισκευ\\p{L}+ (?:υποδημάτων|παπουτσιών)|ayakkabı tamir\\p{L}*|lostra|kundura tamir\\p{L}*',
      'ar he fa': 'تصليح أحذية|إسكافي|סנדלר\\p{L}*|תיקון נעליים|تعمیر(?:ات)? کفش',
      'id vi is th': '(?:reparasi|servis|sol) sepatu|sửa giày|skósmið\\p{L}*|skóviðgerð\\p{L}*|ซ่อมรองเท้า',
      'ja zh ko': '靴修理|靴リペア|修鞋|鞋履修复|구두수선|구두수선점|신발수선',
    },
  },
  {
    name: 'appliance repair service',
    bucket: 'Home services',
    narrows: 'electronics shop',
    words: {
      en: '(?:home |domestic |household |kitchen )?appliances? (?:repairs?|service cent(?:re|er))|(?:washing machine|fridge|refrigerator|dishwasher|oven|tv|vacuum) repairs?',
      'de nl':
        '*hausgeräte(?:service|reparatur|kundendienst)\\p{L}*|*haushaltsgeräte(?:reparatur|service)|*waschmaschinen ?reparatur|*waschmaschinenreparatur|*witgoedreparat\\p{L}*|witgoed reparat\\p{L}*|wasmachine repar\\p{L}*|*wasmachinereparatie',
      'sv da nb':
        '*vitvaruservice|*vitvarureparat\\p{L}*|*tvättmaskin reparation|*hvidevareservice|*hvidevarereparat\\p{L}*|*hvitevareservice|*hvitevarereparat\\p{L}*',
      'fr es pt it ca ro':
        "(?:réparation|dépannage) (?:d['’])?électroménager|dépannage électroménager|reparación de (?:electrodomésticos|lavadoras|línea blanca|neveras)|servicio técnico de electrodomésticos|(?:conserto|reparação|assistência técnica) de (?:eletrodomésticos|máquinas? de lavar|geladeiras?)|riparazion[ei] (?:di )?(?:elettrodomestici|lavatrici)|assistenza elettrodomestici|reparació d['’]electrodomèstics|reparații (?:electrocasnice|mașini de spălat|frigidere)",
      'pl cs sk hr sl':
        '(?:naprawa|serwis) (?:agd|pralek|sprzętu agd|lodówek)|opravy? (?:domácích spotřebičů|praček|bílé techniky)|servis (?:domácích spotřebičů|praček|bílé techniky)|oprava (?:práčok|domácich spotrebičov)|servis (?:práčok|bielej techniky|domácich spotrebičov)|servis (?:bijele tehnike|kućanskih aparata|bele tehnike)|popravak (?:perilica|bijele tehnike|kućanskih aparata)|popravilo (?:gospodinjskih aparatov|pralnih strojev)',
      'ru uk bg':
        'ремонт (?:бытовой техники|стиральных машин|холодильников)|ремонт (?:побутової техніки|пральних машин|холодильників)|ремонт на (?:битова техника|перални|хладилници|бяла техника)',
      'fi et lv lt hu':
        '*kodinkonehuol\\p{L}+|*kodinkonekorjau\\p{L}+|*pesukonekorjau\\p{L}+|kodumasinate (?:remont|hooldus)|pesumasinate remont|(?:sadzīves tehnikas|veļas mašīnu|ledusskapju) remonts?|(?:buitinės technikos|skalbimo mašinų|šaldytuvų) (?:remontas|taisymas)|(?:háztartási (?:gép|kisgép)|mosógép|hűtőgép)\\p{L}* ?(?:szerviz|javít)\\p{L}*',
      'el tr':
        'επισκευ\\p{L}+ (?:οικιακών|ηλεκτρικών) συσκευών|επισκευ\\p{L}+ (?:πλυντηρίων|ψυγείων)|service (?:πλυντηρίων|ψυγείων)|(?:beyaz eşya|çamaşır makinesi|buzdolabı|kombi) (?:servis|tamir)\\p{L}*',
      'ar he fa':
        '(?:صيانة|تصليح) (?:غسالات|ثلاجات|أجهزة منزلية|الأجهزة المنزلية)|תיקון (?:מוצרי חשמל|מכונות כביסה|מקררים)|تعمیر(?:ات)? (?:لوازم خانگی|لباسشویی|یخچال)',
      'id vi is th':
        '(?:service|servis) (?:mesin cuci|kulkas|elektronik rumah)|sửa (?:chữa )?(?:máy giặt|tủ lạnh|điện lạnh|đồ gia dụng)|(?:heimilistækja|þvottavéla)viðgerð\\p{L}*|ซ่อม(?:เครื่องซักผ้า|ตู้เย็น|เครื่องใช้ไฟฟ้า)',
      'ja zh ko': '家電修理|家电维修|家電維修|洗衣机维修|가전수리|세탁기수리|냉장고수리',
    },
  },
  {
    name: 'mobile phone repair shop',
    bucket: 'Crafts and repair',
    types: ['MobilePhoneStore'],
    narrows: 'computer repair',
    words: {
      en: '(?:i?phone|mobile(?: phone)?|cell ?phone|smartphone|tablet|ipad)s? (?:and \\w+ )?(?:screen )?repairs?',
      'de nl':
        '*handyreparatur\\p{L}*|*handy-?reparatur|*smartphone-?reparatur\\p{L}*|*iphone[- ]reparatur|*displayreparatur|*telefoonreparatie\\p{L}*|*gsm[- ]?reparatie|*smartphone-?reparatie|*iphone[- ]reparatie',
      'sv da nb':
        '*mobilreparation\\p{L}*|*mobilreparatør\\p{L}*|*iphone reparation|*mobilreparasjon\\p{L}*|*skjermbytte',
      'fr es pt it ca ro':
        'réparation (?:de )?(?:téléphones?|smartphones?|iphones?|mobiles?|portables?)|reparación de (?:móviles|celulares|iphones?|smartphones?)|(?:conserto|reparação) de (?:celulares?|telemóveis|smartphones?|iphones?)|riparazion[ei] (?:di )?(?:smartphone|cellulari|iphone|telefoni)|reparació de mòbils|reparații (?:telefoane|gsm|iphone)|service (?:gsm|telefoane)',
      'pl cs sk hr sl':
        '(?:naprawa|serwis) (?:telefonów|smartfonów|iphone\\p{L}*)|serwis gsm|opravy? (?:mobilů|mobilních telefonů|iphone\\p{L}*|telefonů)|servis (?:mobilů|mobilních telefonů|iphone\\p{L}*|mobilov|telefónov)|oprava (?:mobilov|telefónov)|servis mobitela|popravak mobitela|servis mobilnih telefona|popravilo (?:telefonov|mobilnih)',
      'ru uk bg':
        'ремонт (?:телефонов|смартфонов|айфон\\p{L}*|iphone|планшетов)|ремонт (?:телефонів|смартфонів)|ремонт на (?:телефони|смартфони|gsm)|gsm сервиз',
      'fi et lv lt hu':
        '*puhelinhuolto|*puhelinkorjau\\p{L}+|*kännykkähuolto|telefonide (?:remont|parandus)|(?:telefonu|mobilo telefonu) remont\\p{L}*|telefonų (?:remontas|taisymas)|(?:telefon|mobil|iphone|okostelefon)-? ?(?:szerviz|javítás)\\p{L}*',
      'el tr':
        'επισκευ\\p{L}+ (?:κινητών|iphone|smartphones?)|(?:telefon|iphone|cep telefonu) (?:tamir|ekran değişim)\\p{L}*',
      'ar he fa':
        '(?:تصليح|صيانة) (?:جوالات|موبايلات|هواتف|الجوالات|الهواتف)|תיקון (?:טלפונים|סלולר|אייפון\\p{L}*|סמארטפונים)|מעבדת סלולר|تعمیر(?:ات)? (?:موبایل|گوشی|آیفون)',
      'id vi is th':
        '(?:servis|service|reparasi) (?:hp|iphone|handphone)|sửa (?:chữa )?(?:điện thoại|iphone)|símaviðgerð\\p{L}*|ซ่อมมือถือ|ซ่อมโทรศัพท์|ซ่อมไอโฟน',
      'ja zh ko': 'スマホ修理|スマートフォン修理|手机维修|手機維修|휴대폰수리|아이폰수리|스마트폰수리',
      ja: 'iphone修理|アイフォン修理',
    },
  },
  {
    name: 'house clearance company',
    bucket: 'Home services',
    words: {
      en: '(?:house|estate|office|property|probate) clear(?:ances?|outs?)|junk removal|rubbish (?:removal|clearance)|hoarding clean(?:up|ing)|estate sales? company',
      'de nl':
        '*entrümpel\\p{L}*|*haushaltsauflösung\\p{L}*|*wohnungsauflösung\\p{L}*|*inboedelopruim\\p{L}*|*ontruimingsbedrijf|*woningontruiming\\p{L}*',
      'sv da nb':
        '*dödsbo(?:tömning|röjning|städning)|*bohagstömning|*dødsbo(?:tømning|rydning|oprydning)|*dødsborydding|*rydding av dødsbo',
      'fr es pt it ca ro':
        'débarras (?:de )?(?:maisons?|appartements?|caves?|greniers?)|vide[- ]maisons?|vaciado de (?:pisos|locales|casas)|vaciados de pisos|esvaziamento de casas|recolha de monos|sgomber[oi](?: (?:appartamenti|cantine|case|locali))?|buidatge de pisos|buidem pisos|golire (?:apartamente|case)|debarasare',
      'pl cs sk hr sl':
        '(?:opróżnianie|sprzątanie) (?:mieszkań|piwnic|strychów)|wywóz (?:mebli|gabarytów)|vyklízení(?: (?:bytů|domů|pozůstalost\\p{L}+|sklepů|nemovitostí|půd|garáží))?|vyklizení (?:bytů|domů|sklepů|pozůstalosti)|vyklízecí (?:práce|služby|firma)|stěhování(?: a|,| i|,? včetně) vyklízení|vyklízení(?: a|,) stěhování|likvidace (?:pozůstalost\\p{L}+|starého nábytku)|vypratávani\\p{L}+(?: (?:bytov|domov|pivníc|pozostalost\\p{L}+|garáží|nehnuteľností))?|vypratanie (?:bytov|domov|pivníc|pozostalosti)|vypratávacie (?:práce|služby)|sťahovanie(?: a|,) vypratávanie|likvidácia (?:pozostalost\\p{L}+|starého nábytku)|čišćenje (?:podruma|tavana)|odvoz (?:glomaznog otpada|starog namještaja)|praznjenje (?:stanovanj|hiš)|čiščenje podstrešij',
      'ru uk bg':
        'вывоз (?:мебели|старой мебели|хлама)|вивіз (?:меблів|старих меблів)|(?:изхвърляне|извозване) на (?:стари )?мебели|почистване на (?:мазета|тавани)',
      'fi et lv lt hu':
        '*kuolinpesä(?:n|t|tyhjenny\\p{L}*)?(?: tyhjenny\\p{L}*)?|*muuttotyhjenny\\p{L}*|kolimisteenus ja utiliseerimine|(?:korteri|maja)te? tühjendamine|vana mööbli (?:äravedu|utiliseerimine)|(?:dzīvokļu|māju) atbrīvošana|veco mēbeļu izvešana|senų baldų išvežim\\p{L}*|(?:butų|rūsių) ištuštinim\\p{L}*|lomtalanít\\p{L}*|(?:lakás|ház|pince|hagyaték)\\p{L}* ?(?:kiürít|ürít)\\p{L}*',
      'el tr': 'αποκομιδ\\p{L}+ (?:επίπλων|παλιών)|εκκενώσεις (?:σπιτιών|υπογείων)|ev boşaltma|eski eşya alan\\p{L}*',
      'ar he fa': 'شراء أثاث مستعمل|פינוי (?:דירות|תכולת|רהיטים)|תכולת דירות|تخلیه منزل',
      'id vi is th': 'jasa buang puing|dọn (?:nhà cũ|rác)|tæming íbúða|รับเคลียร์บ้าน|รับขนขยะ',
      'ja zh ko': '遺品整理|不用品回収|ゴミ屋敷|旧家具回收|清屋|遺物整理|유품정리|폐기물수거',
    },
  },
];
