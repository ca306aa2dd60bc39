import { CONJUNCTIONS } from '../../shared/text/index.ts';
import type { GroupGrammar } from './grammar.ts';

/** Nouns are stems, because cases and articles are endings. */
export const BALKAN: Readonly<Record<'ro' | 'bg' | 'el' | 'hr' | 'sl', GroupGrammar>> = {
  ro: {
    groups:
      '(?:dezvoltatori|programatori|firme|imm-uri|agen[țţ]ii|[șş]coli|elevi|studen[țţ]i|profesori|educatori|dasc[ăa]li|p[ăa]rin[țţ]i|copii|adolescen[țţ]i|tineri|adul[țţ]i|seniori|v[âa]rstnici|pensionari|femei|b[ăa]rba[țţ]i|cupluri|familii|antreprenori|freelanceri|comercian[țţ]i|speciali[șş]ti|profesioni[șş]ti|restaurante|magazine|clinici|spitale|medici|farmaci[șşi]\\p{L}*|pacien[țţ]i|cet[ăa][țţ]eni|locuitori|vizitatori|turi[șş]ti|c[ăa]l[ăa]tori|oaspe[țţ]i|voluntari|cercet[ăa]tori|arti[șş]ti|muzicieni|fotografi|designeri|[îi]ncep[ăa]tori|pasiona[țţ]i|iubitori|ingineri|arhitec[țţ]i|angajatori|angaja[țţ]i|proprietari|chiria[șş]i|investitori|produc[ăa]tori|furnizori|fermieri|agricultori|sportivi|cicli[șş]ti|cititori|juc[ăa]tori|autori|institu[țţ]ii|prim[ăa]rii|comunit[ăa][țţ]i|asocia[țţ]ii|startup-uri|hoteluri|pensiuni|avoca[țţ]i|contabili|[șş]oferi|mame|refugia[țţ]i)(?:i|le|lor|ilor|i?lor)?',
    vague:
      'oameni(?:i|lor)?|comunit[ăa][țţ]ii|persoane(?:le|lor)?|to[țţ]i|toate|tuturor|cei|celor|oricine|companii(?:le|lor)?|afaceri(?:le|lor)?|clien[țţ]i(?:i|lor)?|utilizatori(?:i|lor)?|membri(?:i|lor)?|organiza[țţ]ii(?:le|lor)?|echipe(?:le|lor)?|participan[țţ]i(?:i|lor)?',
    postposed: '(?:local|rural|vulnerabil)[ăe]',
    qualifiers: 'cu|f[ăa]r[ăa]|care|ce|afectate|interesate|din|de',
    stop: 'c[ăa]|care|ce|este|e|sunt|era|a|au|am|ai|cu|f[ăa]r[ăa]|[îi]n|din|pe|la|de|prin|spre|sub|noi|voi|eu|tu|el|ea|ei|ele|se|nu|[șş]i|sau|dar|dac[ăa]|c[âa]nd|unde|cum|un|o|acest|aceast[ăa]|mai|s[ăa]|pentru|fi|are',
    fillers: 'to[țţ]i|toate|cei|cele|ai|ale|mai|mul[țţ]i|multe|orice|at[âa]t|peste|\\d[\\d.]*',
    maxModifiers: 0,
    and: `${CONJUNCTIONS.ro}|c[âa]t [șş]i`,
    before: {
      addressed: '(?:dragi|stima[țţ]i)',
      designed:
        '(?:creat|conceput|g[âa]ndit|destinat|ideal|potrivit|perfect|dedicat|dezvoltat|proiectat|deschis|adresat|accesibil)(?:[ăe]|i|e)?(?: \\p{L}+)? (?:pentru|la)|destinat(?:[ăe]|i)?|se adreseaz[ăa]|(?:platform[ăa]|aplica[țţ]ie|software|solu[țţ]ii|servicii|cursuri|programe|ateliere|tabere|cabinet) pentru',
      helps:
        '(?:ajut(?:[ăa]m|[ăa]|a)|sprijin(?:im|[ăa]|i)|sus[țţ]in(?:em|e)|[îi]ndrum[ăa]m|consiliem|reprezint[ăa]|une[șş]te|aduce [îi]mpreun[ăa]|lucr[ăa]m cu|oferim)',
      condition: '(?:dac[ăa] e[șş]ti|fie c[ăa] e[șş]ti|indiferent dac[ăa] e[șş]ti)',
      used: 'clien[țţ]ii no[șş]tri sunt',
      community: '(?:comunitate(?:a)?|re[țţ]ea(?:ua)?|asocia[țţ]i[ae]) (?:de|pentru|a)',
      for: 'pentru',
    },
    after: { welcome: 'sunt (?:\\p{L}+ )?(?:bineveni[țţ]i|a[șş]tepta[țţ]i)', can: '(?:pot|vor putea|g[ăa]sesc)' },
  },
  bg: {
    groups:
      '(?!\\p{L}*ск(?:и|а|о|ия|ият|ите|ата|ото)$)(?:разработчи|програмист|предприем|агенци|училищ|ученици|ученик|студент|учител|преподавател|педаго|родител|деца|тийнейджър|младеж|млади(?!\\p{L})|възрастн|пенсионер|жени|мъже|семейств|двойки|специалист|професионалист|ресторант|магазин|клиник|болниц|лекар|пациент|граждани|жител|посетител|гост(?:и|ите)(?!\\p{L})|турист|пътешествен|доброволц|изследовател|учени(?!\\p{L})|художни|музикант|артист|дизайнер|фотограф|начинаещ|любител|почитател|инженер|архитект|мениджър|ръководител|собственици|наемател|инвеститор|производител|доставчи|търговц|фермер|земеделск|спортист|играч|читател|автор|учрежден|общин|хотел|бежанц|шофьор|адвокат|счетоводител|майки|бебета|служител|работодател|хобист)\\p{L}{0,6}',
    vague:
      'хора(?:та)?|всички|всеки|тези|онези|тия|лица(?:та)?|клиент\\p{L}{0,4}|фирм[аи](?:те)?|компани[ия](?:те)?|бизнес(?:а|и|ите)?|екип\\p{L}{0,4}|организаци\\p{L}{0,4}|потребител\\p{L}{0,4}|участни\\p{L}{0,4}|член(?:ове|овете)',
    qualifiers: 'с|със|без|които|който|над|под|от|търсещи|желаещи',
    stop: 'че|как|това|тази|този|той|тя|те|ние|вие|аз|не|ни|по|на|в|във|за|от|до|при|с|със|и|или|но|а|о|през|ако|когато|където|да|е|са|бе|беше|може|могат|ще|се|си|повече|над|под|без|още|също',
    fillers: 'всички|всеки|нашите|своите|най|по|много|както|над|малки|\\d[\\d.]*',
    maxModifiers: 1,
    and: `${CONJUNCTIONS.bg}|така и`,
    before: {
      addressed: '(?:уважаеми|скъпи)',
      designed:
        '(?:създаден|предназначен|подходящ|насочен|разработен|отворен)(?:а|о|и)? (?:за|към)|(?:идеал|полез|достъп|удоб)н?(?:ен|на|но|ни) за|(?:платформа|софтуер|приложение|решени[ея]|услуги|програм[аи]|курсове|занимания|школа|център) за',
      helps:
        '(?:помага(?:ме|т)?(?: на)?|подкреп(?:яме|я|ят)|обединяваме|обуч(?:аваме|ава)|консултира(?:ме)?|работим с|представлява|предлагаме на|помощ (?:за|на)|подкрепа (?:за|на))',
      condition: '(?:ако сте|ако си|независимо дали сте)',
      used: 'нашите клиенти са',
      community: '(?:общност|мрежа|сдружение|асоциация|клуб)(?:та)? (?:от|на|за)',
      for: 'за',
    },
    after: { can: '(?:могат|ще могат|получават|намират)', welcome: 'са (?:\\p{L}+ )?(?:добре дошли|поканени)' },
  },
  el: {
    groups:
      '(?!(?:οικογενει|τουριστ|αγροτ|αθλητ|επισκεπτ|ταξιδιωτ)(?:ακ|ικ))(?:προγραμματιστ|επιχειρηματί|γραφεί|σχολεί|μαθητ|φοιτητ|σπουδαστ|καθηγητ|εκπαιδευτικο|δασκάλ|δάσκαλ|γονεί|παιδι|έφηβ|εφήβ|νέους|νέων|ενήλικ|ενηλίκ|ηλικιωμέν|συνταξιούχ|γυναίκ|γυναικ|άνδρ|ανδρ|ζευγάρι|οικογένει|οικογενει|επαγγελματί|ειδικο|εστιατόρι|εστιατορί|καταστήματ|κλινικ|νοσοκομεί|ιατρο|γιατρο|ασθεν|πολίτ|πολιτών|κατοίκ|κάτοικ|επισκέπτ|επισκεπτ|τουρίστ|τουριστ|ταξιδιώτ|ταξιδιωτ|εθελοντ|ερευνητ|επιστήμον|επιστημόν|καλλιτέχν|καλλιτεχν|μουσικο|φωτογράφ|αρχάρι|αρχαρί|λάτρ|λατρ|φίλους|μηχανικο|αρχιτέκτον|αρχιτεκτόν|εργαζόμεν|εργαζομέν|εργοδότ|εργοδοτ|ιδιοκτήτ|ιδιοκτητ|επενδυτ|παραγωγ(?=ο)|προμηθευτ|αγρότ|αγροτ|αθλητ|αναγνώστ|παίκτ|φορεί|φορέων|δήμους|δήμων|συλλόγ|ξενοδοχεί|ξενοδοχειακ|δικηγόρ|λογιστ|οδηγο|πρόσφυγ|μητέρ|startup)\\p{L}{0,4}',
    vague:
      'ανθρώπους|άτομα|ατόμων|όλους|όλες|όσους|όσες|εκείνους|καθένα|εταιρ(?:ε)?ί(?:ες|ών|α)|εταιρείες|επιχειρήσεις|επιχειρήσεων|πελάτες|πελατών|χρήστες|χρηστών|μέλη|μελών|οργανισμούς|οργανισμών|ομάδες|ομάδων|συμμετέχοντες',
    qualifiers: 'με|χωρίς|που|όλων|από|άνω',
    stop: 'ότι|πως|είναι|ήταν|έχει|έχουν|και|ή|αλλά|αν|όταν|όπου|με|χωρίς|σε|από|για|προς|κατά|μετά|που|δεν|να|θα|μας|σας|του|της|το|ο|η|οι|ένα|μια|αυτό|αυτή|στο|στη|στην|στον|πιο|πολύ|μπορούν|μπορεί',
    fillers: 'τους|τις|τα|των|στους|στις|στα|όλους|όλες|όλα|μικρές|μικρούς|κάθε|τόσο|\\d[\\d.]*',
    adjective: 'ους|ούς|ες|ές|α|ά|ων|ών|ις|ιές',
    maxModifiers: 1,
    and: `${CONJUNCTIONS.el}|αλλά και|όσο και`,
    before: {
      addressed: '(?:αγαπητοί|αγαπητές)',
      designed:
        '(?:σχεδιασμέν|ιδανικ|κατάλληλ|δημιουργημέν|φτιαγμέν|προορίζ|ανοιχτ|προσαρμοσμέν)\\p{L}{0,5} (?:για|σε)|(?:απευθύνεται|απευθύνονται|απευθυνόμαστε)(?: σε| κυρίως σε)?|(?:πλατφόρμα|λογισμικό|εφαρμογή|λύσεις|υπηρεσίες|προγράμματα|μαθήματα|σεμινάρια) για',
      helps:
        '(?:βοηθ(?:άμε|ά|ούμε|άει|ώντας)|υποστηρίζ(?:ουμε|ει|οντας)|εξυπηρετ(?:ούμε|εί)|εκπαιδεύ(?:ουμε|ει)|ενώνει|ενώνουμε|συνεργαζόμαστε με|προσφέρουμε σε)',
      condition: '(?:αν είστε|είτε είστε|είσαι)',
      used: 'οι πελάτες μας είναι',
      community: '(?:κοινότητα|δίκτυο|σύλλογος|ένωση)(?: (?:για|από))?',
      for: 'για',
    },
    after: { can: '(?:μπορούν|βρίσκουν)', welcome: 'είναι (?:\\p{L}+ )?ευπρόσδεκτ\\p{L}+' },
  },
  hr: {
    groups:
      '(?!\\p{L}*[sčš]k(?:i|a|o|e|og|oga|om|im|ih|u)$)(?:programer|poduzetni|poduzeć|tvrtk|agencij|škol|učeni|student|nastavni|učitel|profesor|roditelj|djec|mlad(?:e|i|ih|ima|ež)|tinejdžer|odrasl|starij|umirovljeni|žen(?:e|a|ama)|muškar|obitelj|porodic|parov|stručnja|profesional|restoran|trgov|klini|bolni|liječni|pacijent|građan|stanovni|posjetitelj|gost(?:e|i|ima|iju)|turist|putni|volonter|istraživ|znanstveni|umjetni|glazbeni|muzičar|fotograf|dizajner|početni|ljubitelj|zaljubljeni|inženjer|arhitekt|zaposleni|poslodav|vlasni|investitor|proizvođač|dobavljač|poljoprivredni|sportaš|biciklist|čitatelj|igrač|autor|ustanov(?!i[tv]|lj)|općin|udrug|hotel|apartman|odvjetni|majk|beb)\\p{L}{0,6}',
    vague:
      'ljude|ljudi|ljudima|osobe|osoba|osobama|sve|svih|svima|svakoga|one|onima|klijent\\p{L}{0,4}|kupc\\p{L}{0,4}|korisni\\p{L}{0,4}|član\\p{L}{0,5}|organizacij\\p{L}{0,4}|timov\\p{L}{0,4}|sudioni\\p{L}{0,4}',
    qualifiers: 's|sa|bez|koji|koje|koja|kojima|od|iznad',
    stop: 'da|kao|je|su|bio|bila|bilo|on|ona|oni|mi|vi|ja|ne|po|na|u|za|iz|namijenjen\\p{L}{0,3}|od|do|pri|i|ili|ali|a|nad|pod|kroz|ako|kada|gdje|može|mogu|se|si|što|više|te|s|sa|o',
    fillers: 'sve|svih|svima|naše|svoje|više|velike|male|mnoge|kako|\\d[\\d.]*',
    adjective: 'im|ima|e|ih',
    maxModifiers: 1,
    and: `${CONJUNCTIONS.hr}|ali i`,
    before: {
      addressed: '(?:dragi|drage|poštovani)',
      designed:
        '(?:namijenjen|stvoren|idealn|prikladn|pogodn|osmišljen|razvijen|otvoren|dostupn|prilagođen)\\p{L}{0,3}(?: za)?|(?:platforma|aplikacija|softver|rješenj[ae]|usluge|programi?|radionice|tečajevi|savjetovanje) za',
      helps:
        '(?:pomaž(?:emo|e)|podržava(?:mo)?|okuplja(?:mo)?|povezuje(?:mo)?|educira(?:mo)?|savjetuje(?:mo)?|zastupa(?:mo)?|radimo s|pomoć|podrška)',
      condition: '(?:ako ste|bilo da ste)',
      used: 'naši (?:klijenti|kupci|gosti|korisnici) su',
      community: '(?:zajednica|mreža|udruga|savez|klub)(?: za)?',
      for: 'za',
    },
    after: { can: '(?:mogu|pronalaze|dobivaju)', welcome: 'su (?:\\p{L}+ )?(?:dobrodošli|pozvani)' },
  },
  sl: {
    groups:
      '(?!\\p{L}*(?:arsk|ersk|ntsk|išk|stičn)\\p{L}{1,3}$)(?:programer|podjetni|podjetj|agencij|šol|učenc|dijak|študent|učitel|profesor|starš|otro[kc]|mlad(?:e|i|ih|ostni|in)|odrasl|starejš|upokojen|žensk|mošk|družin|par(?:e|om)(?!\\p{L})|strokovnja|profesional|restavracij|trgov|klinik|bolnišni|zdravni|pacient|bolni[kc]|občan|državljan|prebivalc|obiskoval|gost(?:e|i|om|ov)(?!\\p{L})|turist|popotni|prostovolj|raziskoval|znanstveni|umetni|glasbeni|fotograf|oblikoval|začetni|ljubitelj|navdušen|inženir|arhitekt|zaposlen|delodajal|lastni|investitor|vlagatel|proizvajal|dobavitelj|kmet|športni|kolesar|pohodni|bral|igral|ustanov(?!i[tv]|lj)|občin|društ|hotel|odvetni|mamic|dojenč|razvijal)\\p{L}{0,6}',
    vague:
      'ljudi|ljudem|ljudje|oseb(?:e|am)?|vse|vsem|vsakogar|tiste|tistim|strank\\p{L}{0,3}|kupc\\p{L}{0,3}|uporabni\\p{L}{0,4}|član\\p{L}{0,4}|organizacij\\p{L}{0,4}|ekip\\p{L}{0,3}|udeležen\\p{L}{0,4}|posamezni\\p{L}{0,4}',
    qualifiers: 's|z|brez|ki|katerih|od|nad',
    stop: 'da|kot|je|so|bil|bila|bilo|on|ona|oni|mi|vi|jaz|ne|po|na|v|za|iz|namenjen\\p{L}{0,3}|od|do|pri|in|ali|a|ampak|nad|pod|skozi|če|ko|kjer|lahko|se|si|kaj|več|ter|s|z|o',
    fillers: 'vse|vsem|naše|našim|svoje|več|velike|mala|manjša|mnoge|tako|\\d[\\d.]*',
    adjective: 'im|ima|e|ih|imi',
    maxModifiers: 1,
    and: CONJUNCTIONS.sl,
    before: {
      addressed: '(?:dragi|drage|spoštovani)',
      designed:
        '(?:namenjen|ustvarjen|idealn|primern|zasnovan|razvit|odprt|dostopn|prilagojen)\\p{L}{0,3}(?: za)?|(?:platforma|aplikacija|programska oprema|rešitev|rešitve|storitve|programi?|delavnice|tečaji|svetovanje) za',
      helps:
        '(?:pomaga(?:mo)?|podpira(?:mo)?|povezuje(?:mo)?|združuje(?:mo)?|izobražuje(?:mo)?|svetuje(?:mo)?|zastopa(?:mo)?|sodelujemo z|pomoč|podpora)',
      condition: '(?:če ste|ne glede na to,? ali ste)',
      used: 'naše stranke so|naši uporabniki so',
      community: '(?:skupnost|mreža|društvo|združenje|klub)(?: za)?',
      for: 'za',
    },
    after: { can: '(?:lahko|najdejo|dobijo)', welcome: 'so (?:\\p{L}+ )?(?:dobrodošli|vabljeni)' },
  },
};
