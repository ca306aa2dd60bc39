import type { Kind } from './kind.ts';

export const OUTDOOR_CLUBS: readonly Kind[] = [
  {
    name: 'motorcycle club',
    bucket: 'Community',
    narrows: 'hobby club',
    words: {
      en: '(?:motorcycle|bikers?|scooter) (?:club|association|chapter)|riders chapter|harley owners group',
      'de nl': '*motorradclub|*motorradfreunde|*motorradverein|*rollerclub|*motorclub|*motorvereniging',
      'sv da nb': '*mc-klubb*|*motorcykelklubb*|*mopedklubb*|*mc-klub*|*motorcykelklub*|*motorsykkelklubb*',
      'fr es pt it ca ro':
        '(?:moto|motards)[- ]?club|club de (?:motards|moto|motos|moteros|motociclistas)|moto ?clube|motoclub|club motociclistico|club(?:ul)? (?:de )?(?:motocicliști|moto)',
      'pl cs sk hr sl sr':
        'klub motocyklowy|(?:motorkářský|motorkársky|motocyklový) klub|moto klub|motociklistički klub|motoristični klub',
      'ru uk bg mk': 'мото-?клуб*|байк-?клуб*|мотоклуб',
      'fi et lv lt hu':
        '*moottoripyöräkerho*|*moottoripyöräklubi|*motoklubi*|*mootorrattaklubi|moto ?klub*|baikeru klub*|motociklininkų klub*|baikerių klub*|motoros (?:klub|egyesület)',
      'el tr': '(?:λέσχη|όμιλος) μοτοσυκλετιστών|motosiklet (?:kulübü|derneği)',
      'ar he fa': 'نادي (?:ال)?دراجات (?:ال)?نارية|מועדון (?:אופנועים|אופנוענים)|باشگاه موتورسواری',
      'id vi is th sq hi':
        'klub motor|komunitas motor|câu lạc bộ mô tô|vélhjólaklúbbur|bifhjóla*|ชมรมบิ๊กไบค์|मोटरसाइकिल क्लब',
      'ja zh ko': 'バイク(?:クラブ|チーム)|ツーリングクラブ|摩托车俱乐部|機車俱樂部|바이크클럽|오토바이동호회',
    },
  },
  {
    name: 'dog club',
    bucket: 'Pets and animals',
    narrows: 'sports club',
    words: {
      en: '(?:kennel|dog sports?|agility|dog training|breed|retriever|terrier|spaniel|shepherd dog) (?:club|society)|dog show',
      'de nl':
        '*hundesportverein|*hundeverein|*schäferhundeverein|*kynologisch*|*agilityverein|*rasseclub|*hondenvereniging|*kynologenclub|*rasvereniging|*hondensportvereniging',
      'sv da nb':
        '*brukshundklubb*|*kennelklubb*|*hundklubb*|*rasklubb*|*hundeklub*|*kennelklub*|*hundeklubb*|*raseklubb',
      'fr es pt it ca ro':
        "club canin|club (?:de race|d['’]agility|cynophile)|société canine|club (?:canino|de agility|del perro)|clube (?:canino|de canicultura)|kennel clube|gruppo cinofilo|club cinofilo|società (?:italiana )?(?:amatori|cinofila)|club(?:ul)? chinologic",
      'pl cs sk hr sl sr':
        'związek kynologiczny|klub (?:kynologiczny|agility)|kynologick[ýyá] (?:klub|jednota|organizace|organizácia|zväz)|klub chovatelů|klub chovateľov|kinološk[oi] (?:klub|društvo|savez|udruga)',
      'ru uk bg mk':
        'кинологическ* (?:клуб|союз|центр)*|клуб собаководства|кінологічн* (?:клуб|спілк|центр)*|киноложки клуб|кинолошк* (?:клуб|друштво)*',
      'fi et lv lt hu':
        '*kennelkerho*|*kennelpiiri|*rotujärjestö|*koiraharrastajat|*koerteklubi*|*tõuühing|kinoloģ* (?:klub|federāc)*|kinolog* (?:klub|draugij)*|(?:kutyás|kennel|kutyasport|fajtaklub) ?(?:klub|egyesület|club)?|ebtenyésztők',
      'el tr':
        '(?:κυνολογικός|κυνοφιλικός) (?:όμιλος|σύλλογος)|(?:kinoloji|köpek ırkları) (?:federasyonu|kulübü|derneği)',
      'ar he fa': 'نادي (?:ال)?كلاب|מועדון (?:כלבנות|הכלבנות|כלבים|גזע)|(?:انجمن|باشگاه) (?:سگ|کینولوژی)*',
      'id vi is th sq hi':
        'klub anjing|perkin|hiệp hội (?:những người )?nuôi chó|hundaræktarfélag*|hundaklúbbur|สมาคมสุนัข|केनेल क्लब',
      'ja zh ko': 'ドッグスポーツクラブ|愛犬クラブ|犬业协会|犬业俱乐部|畜犬協會|애견연맹|애견협회',
      de: '*hundesport*',
    },
  },
  {
    name: 'gliding or paragliding club',
    bucket: 'Sports and fitness',
    narrows: 'flying school',
    words: {
      en: '(?:gliding|paragliding|hang[- ]gliding|model (?:aircraft|flying|aero)|aero|flying|microlight|skydiving|parachute) club|paragliding (?:school|flights|tandem)|tandem (?:paragliding|skydiv\\p{L}+)|sky ?diving|skydive centre',
      'de nl':
        '*segelflugverein|*segelfluggruppe|*segelflug*|*luftsportverein|*modellflug(?:verein|club|gruppe)|*gleitschirm(?:schule|verein|flug|flüge|club|flugschule)|*tandemflug|*tandemflüge|*fallschirmspr\\p{L}+|*aeroclub|*aero-club|*zweefvliegclub|*zweefvliegvereniging|*modelvliegclub|*parapente|*parachutespringen',
      'sv da nb':
        '*segelflygklubb*|*flygklubb*|*skärmflygning*|*fallskärmsklubb*|*fallskärmshopp*|*modellflygklubb*|*svæveflyveklub*|*flyveklub*|*faldskærms(?:klub|spring)*|*paragliding*|*flyklubb*|*fallskjermklubb*|*modellflyklubb*',
      'fr es pt it ca ro':
        'aéro-?club|vol à voile|parapente|école de parapente|parachutisme|aéromodélisme|aero ?club|vuelo sin motor|paracaidismo|aeromodelismo|voo livre|paraquedismo|parapendio|volo a vela|paracadutismo|aeromodellismo|aeroclub*|parapantă|parașutism',
      'pl cs sk hr sl sr':
        'aeroklub*|paralotni\\p{L}+|skoki spadochronowe|modelarnia lotnicza|paragliding*|letecko-?modelářský klub|plachtařsk*|tandemové? (?:seskoky|zoskoky|lety)|paraglajding|jedriličarstvo|aero ?klub|jadralno padalstvo|padobranski klub',
      'ru uk bg mk':
        'аэроклуб*|аероклуб*|параплан*|прыжки с парашютом|стрибки з парашутом|дельтаплан*|авиамодельн* клуб*|парапланери\\p{L}+|скачане с парашут|параглајдинг',
      'fi et lv lt hu':
        '*lentokerho*|*ilmailukerho*|*laskuvarjokerho*|*laskuvarjohyppy|*varjoliito*|*purilennuklubi|*lennuklubi*|*paraplaan*|*langevarju*|aeroklub*|paraplān*|izpletņlēkšan*|parasparni\\p{L}+|šuoli\\p{L}+ parašiutu|repülő ?(?:klub|egyesület)|siklóernyő\\p{L}*|ejtőernyő\\p{L}*|vitorlázórepül\\p{L}+',
      'el tr':
        'αερολέσχη|αλεξίπτωτο πλαγιάς|σχολή αλεξίπτωτου|(?:yamaç paraşütü|hava sporları|planör|paraşüt) ?(?:kulübü|okulu|uçuşu)?',
      'ar he fa':
        '(?:نادي|رياضات) (?:ال)?طيران (?:ال)?شراعي|الطيران الشراعي|القفز المظلي|מועדון (?:תעופה|דאייה|צניחה)|מצנחי רחיפה|צניחה חופשית|پاراگلایدر|چتربازی',
      'id vi is th sq hi':
        'paralayang|terjun payung|câu lạc bộ dù lượn|dù lượn|svifflugfélag*|svifvængja*|fallhlífa*|ร่มร่อน|พารามอเตอร์|parashutizëm|paragliding|पैराग्लाइडिंग',
      'ja zh ko':
        'パラグライダー(?:スクール)?|スカイダイビング|グライダークラブ|航空クラブ|滑翔伞|跳伞(?:俱乐部|基地)|飛行傘|패러글라이딩|스카이다이빙',
    },
  },
  {
    name: 'rowing or canoe club',
    bucket: 'Sports and fitness',
    narrows: 'sports club',
    parts: {
      'rowing club': 'row|ruder|aviron|remo|canottag|roei|wiośl|veslo|veslař|kürek|греб|ボート|漕艇|赛艇|rodd|roklub',
      'canoe club': 'cano|kanu|kanot|kano|piragü|kajak|kayak|байдар|カヌー|皮划艇',
    },
    words: {
      en: '(?:rowing|canoe|kayak|paddling|dragon boat) club',
      'de nl':
        '*ruderverein|*ruderclub|*rudergesellschaft|*kanuclub|*kanuverein|*kanu-club|*paddelclub|*roeivereniging|*kanovereniging|*kanoclub',
      'sv da nb':
        '*roddklubb*|*roddförening|*kanotklubb*|*kanotförening|*roklub*|*kajakklub*|*roklubb*|*padleklubb*|*kajakklubb*',
      'fr es pt it ca ro':
        "club (?:d['’]aviron|de canoë|de kayak)|canoë[- ]kayak club|club de (?:remo|piragüismo|piragua|rem|piragüisme|caiac*)|clube de (?:remo|canoagem)|(?:società|circolo) canottieri|canoa club|club(?:ul)? de (?:canotaj|caiac*)",
      'pl cs sk hr sl sr':
        'klub (?:wioślarski|kajakowy)|towarzystwo wioślarskie|(?:veslařský|veslársky|kanoistický|kajakářský) (?:klub|oddíl)|(?:veslački|kajak|kajakaški|veslaški) klub|kajak kanu klub',
      'ru uk bg mk': '(?:гребной|байдарочный|веслувальний) клуб|школа гребли|гребен клуб|кајакарски клуб',
      'fi et lv lt hu':
        '*soutuseura*|*melontaseura*|*melojat|*sõudeklubi*|*aerutamisklubi*|*kanuuklubi*|airēšanas klub*|irklavimo (?:klub|mokykl)*|evezős? ?(?:klub|egyesület)|kajak[- ]kenu (?:klub|egyesület)|kenu ?klub',
      'el tr': 'κωπηλατικός όμιλος|kürek kulübü|kano kulübü',
      'ar he fa': 'نادي (?:ال)?تجديف|מועדון (?:חתירה|קיאקים)|باشگاه قایقرانی',
      'id vi is th sq hi':
        'klub dayung|câu lạc bộ chèo thuyền|róðrarfélag*|kajakklúbbur*|สโมสรเรือพาย|klub(?:i)? i? ?kanotazhit|नौकायन क्लब',
      'ja zh ko': 'ボート(?:クラブ|部)|漕艇(?:部|クラブ)|カヌークラブ|赛艇俱乐部|皮划艇俱乐部|조정클럽|카누클럽',
    },
  },
];
