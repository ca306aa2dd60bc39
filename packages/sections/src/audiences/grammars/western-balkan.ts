import type { GroupGrammar } from './grammar.ts';

/** Albanian and Macedonian. Nouns are stems where endings vary. */
export const WESTERN_BALKAN: Readonly<Record<'sq' | 'mk', GroupGrammar>> = {
  sq: {
    groups:
      '(?:familje|fëmijë|fëmijëve|prind|të rinj|të reja|adoleshent|student|nxënës|mësues|arsimtar|profesor|gra|grua|burra|çift|nëna|baballar|pensionist|pacient|mjek|infermier|farmaci|klinik|spital|kompani|biznes|ndërmarr|firma|firmave|sipërmarr|punëdhënës|punonjës|punëkërkues|pronar|qiramarr|investitor|turist|udhëtar|vizitor|mysafir|banor|qytetar|fermer|bujq|blegtor|prodhues|furnizues|distributor|restorant|hotel|kafene|dyqan|shkoll|universitet|kopsht|komun|bashki|institucion|organizat|artist|muzikant|sportist|lojtar|fillestar|profesionist|specialist|inxhinier|arkitekt|zhvillues|programues|dizajner|avokat|kontabilist|vetëpunësuar|shqiptar|emigrant|refugjat|vullnetar|zyra|shtëpi|amvis|konsumator|lexues|ndërtues|kontraktor)\\p{L}{0,6}|persona(?:t|ve)? me aftësi të kufizuara|diaspor(?:ë|a|ën|ës)|moshuar(?:it|ve)?',
    vague:
      'njerëz\\p{L}*|persona(?:t|ve)?|klient\\p{L}*|përdorues\\p{L}*|anëtar\\p{L}*|individ\\p{L}*|grupe\\p{L}*|të gjithë|të gjitha|ata|ato|kushdo|komunitet\\p{L}*|ekip\\p{L}*',
    qualifiers: 'me|pa|që|të cilët|të cilat|nga|mbi|nën|në',
    stop: 'që|si|kjo|ky|ai|ajo|ata|ne|ju|unë|nuk|s|është|janë|ishte|ka|kanë|do|të|për|nga|në|me|pa|mbi|nën|dhe|ose|por|se|kur|ku|mund|duke',
    fillers: 'të gjithë|të gjitha|shumë|më|çdo|tanë|tona|të|\\d[\\d.]*',
    maxModifiers: 0,
    and: 'dhe|ose|e|apo|si dhe',
    before: {
      addressed: '(?:të dashur|të nderuar)',
      designed:
        '(?:krijuar|projektuar|menduar|përshtatshëm|përshtatshme|dedikuar|hapur|ideal(?:e)?|perfekt(?:e)?|shërbime(?:t)?|zgjidhje(?:t)?|platform[ëa]|program(?:e|i)?|kurse(?:t)?) për',
      helps:
        '(?:ndihmojmë|ndihmon|mbështesim|mbështet|shërbejmë|furnizojmë(?: rregullisht)?|bashkojmë|bashkon|trajnojmë|punojmë me|përfaqëson|ofrojmë për|këshillojmë|mirëpresim|ndihmë për|mbështetje për)',
      condition: '(?:nëse jeni|pavarësisht nëse jeni|jeni)(?: një)?',
      used: 'klientët tanë janë|(?:përdorur|zgjedhur|besuar) nga',
      community: '(?:komunitet(?:i)?|rrjet(?:i)?|shoqat[ëa]|klub(?:i)?) (?:i|e|për)',
      for: 'për',
    },
    after: { welcome: 'janë (?:\\p{L}+ )?të mirëpritur', can: '(?:mund të|gjejnë|marrin)' },
  },
  mk: {
    groups:
      '(?:семејств|деца|децата|родител|млад(?:и|ите|инци|ината)|тинејџер|адолесцент|ученици|ученик|студент|наставни|учител|професор|жени|мажи|двојки|парови|мајки|татковци|пензионер|возрасни|пациент|лекар|доктор|аптек|клиник|болниц|компани|фирм|претпријати|претприемач|бизнис|работодавач|вработен|сопствени|закупц|инвеститор|турист|патни|посетител|гости|жител|граѓани|земјоделц|фармер|сточар|производител|увозни|извозни|добавувач|трговц|дистрибутер|ресторан|хотел|кафул|продавниц|училишт|универзитет|градинк|општин|институци|организаци|уметни|музичар|спортист|играч|почетни|професионалц|специјалист|инженер|архитект|програмер|дизајнер|адвокат|сметководител|волонтер|бегалц|мигрант|иселени|домаќинств|потрошувач|читател|градители|љубител|возач)\\p{L}{0,6}|лица(?:та)? со попреченост',
    vague:
      'луѓе(?:то)?|лица(?:та)?|сите|секој|оние|тие|клиент\\p{L}{0,4}|корисни\\p{L}+|член(?:ови|овите)|учесни\\p{L}+|тим(?:ови|овите)?|заедници(?:те)?|групи(?:те)?|поединци(?:те)?',
    qualifiers: 'со|без|кои|што|од|над|под|заинтересирани|погодени',
    stop: 'дека|како|тоа|оваа|овој|тој|таа|тие|ние|вие|јас|не|ни|по|на|во|за|од|до|при|со|и|или|но|а|преку|ако|кога|каде|да|е|се|беше|може|можат|ќе|ги|го|ја|им|повеќе|над|под|без|уште|исто',
    fillers: 'сите|секој|нашите|своите|повеќе|многу|мали|\\d[\\d.]*',
    adjective: 'и|ите|ски|ните',
    maxModifiers: 1,
    and: 'и|или|како и|така и',
    before: {
      addressed: '(?:почитувани|драги)',
      designed:
        '(?:создаден|наменет|погоден|развиен|отворен|идеал|совршен|достап|корис)\\p{L}* за|(?:платформа|софтвер|апликација|решени[ея]|услуги|програм[аи]|курсеви|обуки) за',
      helps:
        '(?:им помага(?:ме)?(?: на)?|помага(?:ме)?(?: на)?|поддржува(?:ме)?|обединува(?:ме)?|обучува(?:ме)?|советува(?:ме)?|работиме со|застапува|снабдува(?:ме)?|нудиме (?:на|за)|помош (?:за|на)|поддршка (?:за|на)|интересите на)',
      condition: '(?:ако сте|без разлика дали сте)',
      used: 'нашите клиенти се',
      community: '(?:заедница|мрежа|здружение|асоцијација|клуб)(?:та|то|от)? (?:на|за)',
      for: 'за',
    },
    after: { can: '(?:можат|ќе можат|добиваат|наоѓаат)', welcome: 'се (?:\\p{L}+ )?(?:добредојдени|поканети)' },
  },
};
