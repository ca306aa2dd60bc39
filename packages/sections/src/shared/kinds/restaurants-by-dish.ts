import type { Kind } from './kind.ts';

export const RESTAURANTS_BY_DISH: readonly Kind[] = [
  {
    name: 'steakhouse',
    bucket: 'Food and drink',
    narrows: 'restaurant',
    words: {
      en: 'steak ?houses?|smoke ?house|grill house',
      'de nl sv da nb': '*steakhaus|*steakhouse|*grillrestaurant|*grillrestaurang',
      'fr es pt it ca ro':
        '(?:grill|steak ?house|rôtisserie)|restaurant de grillades|(?:asador|parrilla|parrillada|brasería|asador criollo)|churrascarias?|steakhouse|braceria|grătar restaurant',
      'pl cs sk hr sl sr': 'steak ?house|stekownia|steak restaurace|(?:grill|burger) (?:bar|restoran)',
      'ru uk bg mk': 'стейк-?хаус\\p{L}*|шашлычн\\p{L}+|шашличн\\p{L}+|стек ?хаус',
      'fi et lv lt hu':
        '*pihviravintola|*grilliravintola|*liharestoran\\p{L}*|steiku restorān\\p{L}*|kepsnių restoran\\p{L}*|steakhouse|steak étterem',
      'ar he fa':
        '(?:ستيك ?هاوس|مطعم (?:برجر|ستيك|شواء))|(?:מסעדת בשרים|סטייק ?האוס|שיפודייה|שיפודיי?ת)|(?:استیک ?هاوس|برگر ?هاوس)',
      'id vi is th sq hi':
        'steak ?house|warung (?:steak|sate|bakar)|nhà hàng (?:bò|bbq|nướng)|steikhús|สเต็กเฮาส์|หมูกระทะ|स्टेक हाउस',
      'ja zh ko': 'ステーキ(?:ハウス|店)|鉄板焼き|牛排馆|牛排館|烧烤店|燒烤店|스테이크하우스|수제버거',
    },
  },
  {
    name: 'vegetarian restaurant',
    bucket: 'Food and drink',
    narrows: 'restaurant',
    parts: {
      'vegan restaurant': 'vegan|végan|végét(?:al)|веган|plant|vegán|ヴィーガン|ビーガン|纯素|純素|비건|טבעונ',
      'vegetarian restaurant':
        'vegetari|végétari|wegetar|веґетар|вегетар|kasvis|taimetoit|veģet|χορτοφ|vejetar|ベジタリアン|菜食|素食|素菜|채식|צמחונ|نباتي|raw',
    },
    words: {
      en: '(?:vegan|vegetarian|plant-based|raw food|salad) (?:restaurant|café|cafe|bar|kitchen|eatery|bistro)',
      'de nl sv da nb':
        '(?:veganes|vegetarisches) (?:restaurant|café|bistro)|(?:vegan|veganistisch|vegetarisch) restaurant|vegansk (?:restaurang|restaurant|café)|vegetarisk (?:restaurang|restaurant)',
      'fr es pt it ca ro':
        'restaurant(?:e)? (?:végétarien|végétalien|vegan|vegano|vegetariano|vegetarià|vegetarian|vegà)|ristorante (?:vegano|vegetariano)|bistrot végétal',
      'pl cs sk hr sl sr':
        '(?:restauracja|bar|bistro) (?:wegańsk|wegetariańsk)\\p{L}+|(?:veganská|vegetariánská|vegánska|vegetariánska|veganska) (?:restaurace|reštaurácia|restavracija)|(?:veganski|vegetarijanski) restoran',
      'ru uk bg mk':
        '(?:веганск|вегетарианск)\\p{L}* (?:ресторан|кафе|кухн)\\p{L}*|(?:веганськ|вегетаріанськ)\\p{L}* (?:ресторан|кафе)\\p{L}*|(?:веган|вегетариански) ресторант',
      'fi et lv lt hu':
        '*kasvisravintola|*vegaaniravintola|vegan restoran\\p{L}*|taimerestoran\\p{L}*|(?:vegānu|veģetār)\\p{L}* (?:restorān|kafejnīc)\\p{L}*|(?:vegan|vegetar)\\p{L}* (?:restoran|kavin)\\p{L}*|(?:vegán|vegetáriánus) étterem',
      'el tr': '(?:χορτοφαγικό|vegan|βίγκαν) εστιατόριο|(?:vegan|vejetaryen) (?:restoran|kafe)\\p{L}*',
      'ar he fa': 'مطعم نباتي|מסעדה (?:טבעונית|צמחונית)|رستوران (?:گیاهی|گیاه ?خواری|وگان)',
      'id vi is th sq hi':
        '(?:restoran|warung) (?:vegan|vegetarian)|(?:quán|nhà hàng) chay|grænmetisstaður|ร้านอาหาร(?:มังสวิรัติ|เจ|วีแกน)|restorant vegjetarian|शाकाहारी रेस्टोरेंट',
      'ja zh ko':
        'ヴィーガン(?:レストラン|カフェ)|ビーガンカフェ|ベジタリアンレストラン|素食餐厅|素食馆|素食餐廳|비건(?:식당|카페|레스토랑)|채식식당',
    },
  },
  {
    name: 'burger restaurant',
    bucket: 'Food and drink',
    narrows: 'fast food restaurant',
    words: {
      en: '(?:(?:gourmet|craft|smash) )?burger (?:bars?|joints?|restaurants?|houses?|places?|kitchen)|smash ?burgers?',
      'de nl sv da nb':
        '*burger-?(?:restaurant|laden|bar|grill|haus|braterei|restaurang)|*hamburger-?(?:restaurant|restaurang)|*burgerzaak|*burgerbar|*hamburgeria',
      'fr es pt it ca ro':
        'restaurant de burgers|burgers? (?:gourmets?|maison|artesan(?:ales|ais))|hamburgueser[íi]as?|hamburguerias?|hamburgheri(?:a|e)|hamburgueseries|hamburgerie',
      'pl cs sk hr sl sr':
        'burgerowni\\p{L}*|burgrárn\\p{L}*|burgeráre?ň\\p{L}*|burgeráreň|hamburgerij\\p{L}*|burger (?:bar|restoran|bistro)|burgernic\\p{L}*',
      'ru uk bg mk': 'бургерн\\p{L}+|бургер-?бар\\p{L}*|бургер (?:кафе|ресторант|хаус)|бургер-?кафе',
      'fi et lv lt hu':
        '*burgeriravintola|*hampurilaisravintola|*hampurilaisbaari|*burgerirestoran|*burgeribaar|burger(?:u|nīca)\\p{L}* restorān\\p{L}*|burgernīc\\p{L}*|(?:burgerių|mėsainių) (?:restoran|bar|užeig)\\p{L}*|burgerinė|(?:hamburger|burger)(?:ező|bár|étterem|bisztró)\\p{L}*',
      'el tr': 'μπεργκεράδικο|burger (?:house|restoranı|evi)|hamburgerci|burgerci',
      'ar he fa':
        'مطعم (?:برجر|برغر|همبرجر)|(?:המבורגריה|מסעדת המבורגרים)|(?:رستوران|فست فود) (?:برگر|همبرگر)|برگر فروشی',
      'id vi is th sq hi':
        '(?:kedai|restoran) burger|(?:quán|tiệm) burger|hamborgarastað\\p{L}*|hamborgarabúll\\p{L}*|ร้านเบอร์เกอร์|burger restorant|बर्गर रेस्टोरेंट',
      'ja zh ko':
        'ハンバーガー(?:専門店|ショップ|レストラン)|グルメバーガー|汉堡店|漢堡(?:店|專賣店)|수제 ?버거|버거집|햄버거집',
    },
  },
  {
    name: 'barbecue restaurant',
    bucket: 'Food and drink',
    narrows: ['restaurant', 'steakhouse'],
    words: {
      en: '(?:bbq|barbecue|barbeque) (?:restaurant|joint|smokehouse|house|pit|shack|grill)|smokehouse (?:restaurant|bbq|grill)|(?:texas|southern|low and slow)[- ](?:style )?(?:bbq|barbecue)|hog roast(?:s| catering)?',
      'de nl sv da nb':
        '*bbq-?restaurant|*barbecue-?restaurant|*smokehouse|*spanferkel-?(?:grill|service|catering)|*grillrestaurant|*grillrestaurang|*spareribs ?restaurant|*bbq-?catering|*grillcatering|*helstegt gris',
      'fr es pt it ca ro':
        'rôtisserie|grill(?:ades)? au feu de bois|restaurant grill|asadores?|asadero|parrillas? (?:argentinas?|libre|uruguaya)|restaurante parrilla|churrascarias?|rod[íi]zio de carnes|braceri(?:a|e)|griglieria|carne alla brace|braseria|carn a la brasa|grătar(?:e)? (?:și|pe) (?:mici|jar|lemne)',
      'pl cs sk hr sl sr':
        'smokehouse|(?:restauracja|bar) (?:grillowa|bbq|grillowy)|grill ?bar|(?:bbq|grill) (?:restaurace|reštaurácia)|(?:bbq|roštilj|gril) (?:restoran|restavracija|bar)|pečenjar\\p{L}*|pečenjarnic\\p{L}*',
      'ru uk bg mk':
        'шашлычн\\p{L}+|шашличн\\p{L}+|мангал-?(?:бар|хаус)\\p{L}*|гриль-?(?:бар|ресторан|хаус)\\p{L}*|барбекю-?(?:ресторан|бар)\\p{L}*|(?:грил|барбекю) (?:ресторант|бар|ресторан)',
      'fi et lv lt hu':
        '*grilliravintola|*bbq-ravintola|*savustamoravintola|*grillrestoran\\p{L}*|*grillbaar|grila (?:restorān|bār|nam)\\p{L}*|šašlik(?:u|nīca)\\p{L}*|šašlykin\\p{L}+|grilio (?:restoran|nam|bar)\\p{L}*|(?:bbq|grill) ?(?:étterem|bár|terasz)\\p{L}*|smokehouse',
      'el tr':
        'ψησταρι(?:ά|ές)|κρεατοταβέρν\\p{L}+|(?:mangal|ızgara|et) (?:restoranı|lokantası|evi|salonu|keyfi)|mangalbaşı',
      'ar he fa':
        'مطعم (?:مشويات|مشاوي|شواء)|(?:مشاوي|مشويات) (?:على )?(?:ال)?فحم|(?:מעשנת בשרים|מסעדת בשרים|על האש|סטקייה)|کباب ?سرا',
      'id vi is th sq hi':
        '(?:restoran|warung) (?:bbq|bakar|panggang)|(?:ayam|ikan|sate) bakar|quán (?:nướng|thịt nướng)|lẩu nướng|grillhús|ร้าน(?:ปิ้งย่าง|หมูกระทะ|บาร์บีคิว)|zgarë|बारबेक्यू रेस्टोरेंट',
      'ja zh ko':
        'バーベキュー(?:場|レストラン|テラス)|炭火焼(?:肉|鳥)?店|焼き鳥(?:店|屋)|焼肉(?:店|屋)|烧烤店|烤肉店|燒烤(?:店|餐廳)|燒肉店|바베큐(?:장|집)|숯불구이|고깃집|삼겹살집|갈비집',
    },
  },
  {
    name: 'bistro',
    bucket: 'Food and drink',
    narrows: 'restaurant',
    words: {
      en: '(?:neighbou?rhood|local|modern|cosy|family) (?:bistro|brasserie)|bistro (?:and|&) (?:bar|wine|café|cafe)|(?:café|cafe|wine|bar)[- ]bistro',
      'de nl sv da nb':
        '*bistro-?(?:café|bar|restaurant)|*café-?bistro|*dorfbistro|*eetcafé|*brasserie-?restaurant|*kvarterskrog|*kvartersrestaurang|*kvarterbistro|*nabolagsrestaurant',
      'fr es pt it ca ro':
        'bistrot? de (?:quartier|pays|village)|bistrot gourmand|bar[- ]brasserie|brasserie de quartier|caf[ée][- ]bistro|casas? de comidas|tabernas? (?:gastronómicas?|tradicion\\p{L}+)|tascas? (?:moderna|tradicional)|bistrot (?:di quartiere|moderno)|osteri(?:a|e) (?:moderna|di paese|con cucina)|cantina tipica|casa de menjars|bistrou',
      'pl cs sk hr sl sr':
        'bistro i (?:kawiarnia|kafe)|kawiarnia i bistro|(?:rodinné|lokální|poctivé|denní|denné) bistro|bistro (?:a|i|in) (?:kavárna|kaviareň|kafić|caffe|kavarna)|kavárna (?:a|&) bistro',
      'ru uk bg mk':
        '(?:городское|семейное|гастрономическое) бистро|кафе-бистро|(?:міське|сімейне) бістро|кафе-бістро|(?:квартално|семейно) бистро|бистро и (?:кафе|бар)',
      'fi et lv lt hu':
        '*kortteliravintola|*korttelibistro|*kohvik-bistroo|kodurestoran|kafejnīca-bistro|(?:šeimos|kaimynystės) bistro|kavinė-bistro|bisztró\\p{L}*|kisvendéglő\\p{L}*',
      'el tr': 'μπιστρό|bistro (?:ve|&) (?:kafe|cafe|bar)|mahalle bistrosu',
      'ar he fa': 'مطعم ومقهى|ביסטרו(?: שכונתי| בר)?|کافه ?رستوران',
      'id vi is th sq': 'kafe dan bistro|quán bistro|bistró|ร้านบิสโทร|bistro (?:dhe|&) bar',
      'ja zh ko': '(?:街の|大衆)ビストロ|小酒馆|餐酒館|비스트로',
    },
  },
  {
    name: 'brunch café',
    bucket: 'Food and drink',
    narrows: 'café',
    words: {
      en: '(?:brunch|breakfast|all[- ]day (?:brunch|breakfast)) (?:café|cafe|spot|restaurant|place|house|kitchen|diner)|brunch bar|(?:pancake|waffle) (?:house|café|cafe|restaurant)|bottomless brunch',
      'de nl sv da nb':
        '*brunch-?(?:café|lokal|restaurant|bar)|*frühstücks-?(?:café|lokal|restaurant|pension und café)|*ontbijt-?(?:café|zaak|tent)|*brunchzaak|*frukostcafé|*brunchcafé|*morgenmadscafé|*frokostkafé',
      'fr es pt it ca ro':
        'café brunch|restaurant (?:de )?brunch|brunch et (?:café|coffee shop)|(?:cafetería|local|restaurante) (?:de |para )?(?:brunch|desayunos)|desayunos y brunch|casa de brunch|brunch (?:bar|café|caffè)|café de pequenos[- ]almoços|brunch i (?:cafè|esmorzars)|cafenea (?:cu|de) (?:brunch|mic dejun)',
      'pl cs sk hr sl sr':
        'śniadaniowni\\p{L}*|śniadania i brunch|(?:snídaňov|raňajkov)\\p{L}+ (?:bistro|kavárn|kaviar|podnik|restaurac)\\p{L}*|brunch (?:bar|kavárna|restoran|bistro)|doručak i brunch|zajtrk in brunch',
      'ru uk bg mk':
        'кафе завтраков|завтраки (?:весь|целый) день|кафе сніданків|сніданки (?:весь|цілий) день|бранч (?:кафе|ресторант|бар)|закуски и бранч',
      'fi et lv lt hu':
        '*brunssikahvila|*aamiaiskahvila|*brunssiravintola|*brantšikohvik|*hommikusöögikohvik|brokastu (?:kafejnīc|bistro)\\p{L}*|(?:pusryčių|vėlyvųjų pusryčių) (?:kavin|restoran|viet)\\p{L}*|reggeliző\\p{L}*|brunch ?(?:étterem|kávézó)\\p{L}*',
      'el tr':
        '(?:brunch|μπραντς) (?:café|καφέ|εστιατόριο)|καφέ (?:και|&) brunch|kahvaltı (?:salonu|evi|bahçesi|mekanı|restoranı)|serpme kahvaltı|kahvaltıcı',
      'ar he fa':
        '(?:مطعم|مقهى) (?:فطور|إفطار|برانش)|בית קפה (?:ו)?(?:בראנץ|ארוחות בוקר)|(?:صبحانه ?سرا|کافه صبحانه|املت سرا)',
      'id vi is th sq hi':
        '(?:kafe|restoran) (?:brunch|sarapan)|quán (?:brunch|ăn sáng)|dögurðarstað\\p{L}*|ร้าน(?:อาหารเช้า|บรันช์)|brunch restorant|ब्रंच कैफे',
      'ja zh ko':
        'ブランチカフェ|朝食専門店|モーニングカフェ|パンケーキ(?:専門店|カフェ)|早午餐(?:店|餐厅|餐廳)|早餐店|브런치 ?카페',
    },
  },
  {
    name: 'crêperie',
    bucket: 'Food and drink',
    narrows: 'café',
    parts: {
      'pancake house':
        'pannenkoek|pannkak|pandekage|pannekak|pancake|panquec|naleśnik|palačink|palacink|блин|млин|lätty|pannukak|pankūk|blyn|palacsint|パンケーキ',
      'waffle café': 'våffel',
      crêperie: 'cr[eêé]p|crêp|クレープ|可丽|可麗|크레페|krep|κρέπ',
    },
    words: {
      en: 'cr[êe]peries?|cr[êe]pe (?:shops?|cafés?|cafes?|houses?|stands?|bars?)',
      'de nl sv da nb':
        '*crêperie|*creperie|*crêpes-?(?:stand|wagen|catering|haus)|*pannenkoeken(?:huis|restaurant|boot|boerderij)|*pandekagehus|*pannkakshus|*pannekakehus|*våffelstuga',
      'fr es pt it ca ro':
        'cr[êe]peries?|galettes (?:bretonnes|de sarrasin)|crepes? y galettes|creper[íi]as?|tapiocarias?|creperi(?:a|e)|crepperia|clătităr\\p{L}+',
      'pl cs sk hr sl sr':
        'naleśnikarni\\p{L}*|palačinkár\\p{L}+|palacinkár\\p{L}+|palačinkarn\\p{L}+|palačinkarnic\\p{L}+|creperie',
      'ru uk bg mk': 'блинн(?:ая|ой|ую|ые)|млинцев(?:а|ої|у)|крепери\\p{L}*|палачинкарниц\\p{L}*|къща за палачинки',
      'fi et lv lt hu':
        '*lettukahvila|*lättykahvila|*kreppikahvila|*pannkoogi(?:kohvik|maja)|pankūku (?:nam|kafejnīc)\\p{L}*|blynin\\p{L}+|palacsintázó\\p{L}*|crêperie',
      'el tr': 'κρεπερ(?:ί|ι)\\p{L}*|krep (?:evi|kafe|dükkanı)|krepçi',
      'ar he fa': '(?:محل|مطعم) كريب|קרפריה|בית (?:ה)?פנקייק|کرپ فروشی',
      'ja zh ko': 'クレープ(?:専門店|屋|リー)|ガレット専門店|可丽饼店|可麗餅店|크레페 ?전문점|크레페집',
    },
  },
  {
    name: 'poke and salad bar',
    bucket: 'Food and drink',
    narrows: 'fast food restaurant',
    words: {
      en: 'pok[eé] (?:bowls?|bars?|shops?|restaurants?|houses?)|salad (?:bars?|bowls? restaurant|shops?)|(?:healthy|acai|açaí|smoothie) bowls? (?:bar|shop|café|cafe)',
      'de nl sv da nb':
        '*poke-?(?:bowl|bar|house|restaurant)s?|*salat-?bar|*salad-?bar|*bowl-?(?:restaurant|bar)|*saladebar|*sallads-?bar|*pokérestaurang|*salatbaren',
      'fr es pt it ca ro':
        'pok[eé] (?:bowls?|bar|hawa\\p{L}+|house)|bar à (?:salades|poke)|pokeri(?:a|e)|pokeria|insalateri(?:a|e)|ensaladería|casa de saladas|saladeri[ae]|poke ?house',
      'pl cs sk hr sl sr':
        'poke (?:bowl|bar|bistro)\\p{L}*|sałatkarni\\p{L}*|salad ?bar|bar sałatkowy|(?:salátový|šalátový) bar|salatni bar|salata bar|solatni bar',
      'ru uk bg mk': 'поке-?(?:бар|боул|кафе)\\p{L}*|салат-?бар\\p{L}*|салатен бар',
      'fi et lv lt hu':
        '*poke-?(?:bowl|ravintola|baari)\\p{L}*|*salaattibaari|*salatibaar|*pokekauss\\p{L}*|(?:poke|salātu) bār\\p{L}*|(?:poke|salotų) (?:dubenėl|bar)\\p{L}*|(?:poke ?bowl|salátabár|salátázó)\\p{L}*',
      'el tr': 'poke bowls?|σαλατερί|(?:salata|poke) (?:bar|barı|dükkanı)|salatacı',
      'ar he fa': 'بوكي بول|(?:بار|مطعم) (?:ال)?سلطات|(?:פוקי|סלט) בר|בר סלטים|سالاد ?بار',
      'ja zh ko vi th id':
        'ポキ(?:丼|ボウル)|サラダ専門店|サラダボウル|沙拉(?:店|吧)|波奇饭|샐러드 ?전문점|포케|quán salad|ร้านสลัด|kedai salad',
    },
  },
  {
    name: 'sandwich and bagel shop',
    bucket: 'Food and drink',
    isOfWares: true,
    narrows: 'fast food restaurant',
    words: {
      en: '(?:sandwich|bagel|panini|sub|toastie|hoagie) (?:shops?|bars?|deli|cafés?|cafes?|bakery|company|delivery)|bagels? (?:and|&) coffee|handmade bagels|sandwich platters',
      'de nl sv da nb':
        '*bagel-?(?:shop|laden|café|bar|bäckerei)|*sandwich-?(?:bar|laden|shop|manufaktur|zaak)|*broodjes(?:zaak|bar|winkel|service)|*belegte brötchen|*smørrebrøds(?:butik|forretning|bar)|*smørrebrød ud af huset|*smörgås(?:bar|butik|tårt\\p{L}+)|*smørbrødforretning',
      'fr es pt it ca ro':
        'sandwicheries?|bar à (?:sandwichs|bagels)|bagel shop|bocater[íi]as?|sandwicher[íi]as?|panineri(?:a|e)|piadineri(?:a|e)|tosteria|entrepaneria|entrepans|casa de (?:sandes|bifanas)|sanduicheria|covrigări\\p{L}*',
      'pl cs sk hr sl sr':
        'kanapkarni\\p{L}*|bajgl(?:e|arnia)|sandwich ?bar|sendvičárn\\p{L}*|bagetéri\\p{L}*|bagetári\\p{L}*|chlebíčkárn\\p{L}*|chlebíčky a|sendvičar\\p{L}*|sendvič (?:bar|shop)|sendvičarn\\p{L}*',
      'ru uk bg mk':
        'сэндвич-?(?:бар|кафе|шоп)\\p{L}*|бейгл-?(?:шоп|кафе)|сендвіч-?бар\\p{L}*|сандвич-?(?:бар|кафе)|сендвичар\\p{L}+',
      'fi et lv lt hu':
        '*voileipäkakku\\p{L}*|*leipäbaari|*bagelkahvila|*võileivabaar|*võileivakohvik|(?:beigeļu|sviestmaižu) (?:bār|kafejnīc)\\p{L}*|(?:sumuštinių|beigelių) (?:bar|krautuv|kavin)\\p{L}*|(?:szendvics|bagel)(?:bár|ező| bár)\\p{L}*',
      'el tr': '(?:σάντουιτς|bagel) (?:μπαρ|shop)|(?:sandviç|tost) (?:dükkanı|evi|büfesi)|tostçu|simitçi|simit sarayı',
      'ar he fa': '(?:محل|مطعم) (?:ساندويتش|سندويشات|ساندويتشات)|(?:בייגל|סנדוויץ|טוסט) בר|כריכי(?:ה|ם)|ساندویچ فروشی',
      'ja zh ko vi th id':
        'サンドイッチ(?:専門店|店)|ベーグル(?:専門店|カフェ|屋)|三明治店|贝果店|貝果(?:店|專賣店)|샌드위치 ?(?:가게|전문점)|베이글 ?(?:카페|전문점|맛집)|tiệm bánh mì|ร้านแซนด์วิช|kedai roti bakar',
    },
  },
  {
    name: 'doughnut shop',
    bucket: 'Food and drink',
    narrows: 'café',
    parts: {
      'cupcake shop': 'cupcake|капкейк',
      'cookie shop': 'cookie|クッキー|쿠키',
      'brownie bakery': 'brownie',
      'doughnut shop':
        'nut|munk|oliebol|донат|пончик|pączk|koblih|šišk|krofn|krof|fánk|ドーナツ|甜甜圈|도넛|donut|rosquill',
    },
    words: {
      en: 'do(?:ugh)?nut (?:shops?|stores?|bakery|company|cafés?|cafes?|bar|factory|house)|(?:artisan|handmade|vegan|gourmet) do(?:ugh)?nuts|(?:cookie|cupcake|brownie) (?:shops?|bakery|company|bar)',
      'de nl sv da nb':
        '*donut-?(?:shop|laden|manufaktur|bäckerei|winkel|butik|bar)|*cupcake-?(?:café|laden|shop)|*cookie-?(?:shop|laden|bar)|*munkbutik|*oliebollenkraam',
      'fr es pt it ca ro':
        '(?:boutique|atelier) de (?:donuts|cookies|beignets)|churrer[íi]as?|doner[íi]a|donuts artesan\\p{L}+|roscas y donas|tienda de (?:donas|donuts|galletas)|donuteria|bomboloneria|xurreri(?:a|es)|gogoșeri\\p{L}*|gogoșăr\\p{L}+',
      'pl cs sk hr sl sr':
        'pączkarni\\p{L}*|(?:koblihárn|koblížkárn|donutárn)\\p{L}*|šiškáre?ň\\p{L}*|šiškáreň|krafnar\\p{L}*|krofnar\\p{L}*|krofarn\\p{L}*|donut (?:shop|bar)',
      'ru uk bg mk': 'пончиков(?:ая|ой|а|ої)|пончикова|пышечн(?:ая|ой)|понич(?:арниц|ки)\\p{L}*|донут-?(?:шоп|бар)',
      'fi et lv lt hu':
        '*donitsi(?:kahvila|kauppa|baari|leipomo)|*munkkikahvila|*sõõriku(?:kohvik|pood)|(?:virtuļu|donatu) (?:kafejnīc|veikal)\\p{L}*|spurgin\\p{L}+|(?:fánk|donut)(?:ozó|bolt|műhely| műhely)\\p{L}*|fánkozó\\p{L}*',
      'el tr': '(?:λουκουματζίδικο|ντονατς) ?\\p{L}*|(?:donut|lokma|çörek) (?:dükkanı|evi)|lokmacı',
      'ar he fa': '(?:محل|مقهى) (?:دونات|كوكيز)|(?:חנות|מאפיית) (?:סופגניות|עוגיות|דונאטס)|دونات فروشی',
      'ja zh ko vi th id':
        'ドーナツ(?:専門店|ショップ|屋)|クッキー専門店|甜甜圈(?:店|專賣店)|도넛 ?(?:가게|전문점)|쿠키 ?전문점|tiệm bánh donut|ร้านโดนัท|toko donat',
    },
  },
  {
    name: 'juice bar',
    bucket: 'Food and drink',
    narrows: 'café',
    words: {
      en: '(?:juice|smoothie|açaí|acai) (?:bars?|shops?|cafés?|cafes?)|juices? (?:and|&) smoothies?',
      'de nl sv da nb': '*saft-?bar|*smoothie-?bar|*sapbar|*sappenbar|*juice-?bar\\p{L}*',
      'fr es pt it ca ro':
        'bar à (?:jus|smoothies)|bar de (?:zumos|jugos|sucos|sumos)|jugu?er[íi]as?|fruter[íi]a y jugos|casa de sucos|(?:loja|casa) de a[çc]a[íi]|a[çc]aiteria|succheria|frulleri(?:a|e)|bar de sucs|bar de sucuri',
      'pl cs sk hr sl sr':
        'pijalni[aę] soków|bar (?:sokowy|z sokami)|(?:džusový|smoothie|juice) bar|freshbar|fresh bar|sok bar|bar sokova',
      'ru uk bg mk': '(?:фреш|смузи|смузі|джус)-?бар\\p{L}*|сокова бара|фреш бар',
      'fi et lv lt hu':
        '*mehubaari|*smoothiebaari|*mahlabaar|*smuutibaar|(?:sulu|smūtiju) bār\\p{L}*|sulčių bar\\p{L}*|(?:gyümölcslé|smoothie|juice) ?bár\\p{L}*|smoothie ?bár',
      'el tr': '(?:χυμάδικο|juice bar)|(?:meyve suyu|smoothie|vitamin) (?:barı|bar|büfesi)|vitamin bar',
      'ar he fa': '(?:محل|بار) (?:عصائر|عصير)|عصائر طازجة|בר (?:מיצים|שייקים)|(?:آبمیوه فروشی|آبمیوه و بستنی)',
      'ja zh ko vi th id':
        'ジュース(?:バー|スタンド)|スムージー専門店|果汁(?:店|吧)|果汁專賣店|생과일 ?주스|주스 ?전문점|quán (?:sinh tố|nước ép)|ร้านน้ำผลไม้|kedai jus',
    },
  },
  {
    name: 'food hall',
    bucket: 'Food and drink',
    narrows: 'street market',
    words: {
      en: 'food (?:halls?|courts?)|(?:gourmet|street food) (?:halls?|markets?|hubs?|quarter)|street food (?:market|village)',
      'de nl sv da nb':
        '*foodhall(?:en)?|*food-?court|*streetfood-?(?:markt|halle|halle)|*street ?food ?(?:market|marked|markt|marknad)|*markthalle|*saluhall\\p{L}*|*mathallen?|*torvehall\\p{L}*|*matmarked|*madmarked',
      'fr es pt it ca ro':
        'food court|halles? gourmandes?|halles? (?:alimentaires?|gastronomiques?)|mercado (?:gastronómico|gourmet)|patio de comidas|praça de alimentação|mercado gastronómico|mercato (?:gastronomico|coperto)|mercat gastronòmic|hală gastronomică',
      'pl cs sk hr sl sr':
        'food ?(?:hall|court)|hala gastronomiczna|strefa (?:gastro|street food)|food ?hub|gastro ?(?:hala|zóna)|(?:food|street food) (?:market|festival|hala)|gastro (?:dvorana|tržnica)',
      'ru uk bg mk':
        'фуд-?(?:корт|холл|молл|маркет|хол)\\p{L}*|гастромаркет\\p{L}*|гастро-?(?:маркет|двор)\\p{L}*|фуд корт',
      'fi et lv lt hu':
        '*ruokahalli|*ravintolamaailma|*toiduhall|*tänavatoidu(?:turg|hoov)\\p{L}*|(?:gastro|ēdienu) (?:tirgus|zāle)|(?:maisto|gastro) (?:halė|turgus)|(?:street ?food|gasztro) ?(?:udvar|piac|kert)\\p{L}*',
      'el tr': 'food ?(?:hall|court)|αγορά φαγητού|yemek (?:pazarı|alanı)|sokak lezzetleri pazarı',
      'ar he fa': '(?:ساحة|قاعة) (?:ال)?(?:طعام|مأكولات)|שוק אוכל|מתחם אוכל|فود ?کورت',
      'ja zh ko vi th id':
        'フードコート|フードホール|屋台村|美食广场|美食廣場|푸드코트|푸드홀|khu ẩm thực|ศูนย์อาหาร|pusat kuliner|food ?court',
    },
  },
];
