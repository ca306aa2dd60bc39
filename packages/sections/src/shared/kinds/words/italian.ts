import type { WordsByKind } from './words-by-kind.ts';

export const ITALIAN: WordsByKind = {
  'scheduling software':
    '(?:software|gestionale|app|sistema) (?:di|per (?:la gestione degli|gli)|per) appuntamenti|agenda (?:online|elettronica) (?:per|appuntamenti)|prenotazione appuntamenti online|gestionale appuntamenti',
  'pet boarding':
    'pension(?:e|i) (?:per (?:animali|cani|gatti)|cani e gatti|canin[ae]|felin[ae])|hotel per (?:cani|gatti)|asilo per cani|dog[- ]?sitter',
  'dog breeder':
    'allevament(?:o|i) (?:canin[oi]|amatorial[ei]|di cani|di (?:bulldog|labrador|golden|barboni?|pastor[ei]|bassotti|maltesi|chihuahua)\\p{L}*|cani)',
  'cultural centre': "centr[oi] (?:artistic[oi]|d'arte|cultural[ei]|polivalent[ei])|cas[ae] della cultura",
  'youth club': 'centr[oi] (?:di aggregazione giovanile|giovanil[ei]|giovani|social[ei])|oratori[oa]?|informagiovani',
  'specialist clinic': 'fecondazione (?:medicalmente )?assistita|procreazione medicalmente assistita|centr[oi] pma',
  bakery: 'forn[oi] (?:a legna e panetteria|e pasticceria|artigianal[ei]|pane)|panifici[o]?|prodotti da forno',
  bar: 'american bar|cocktail ?bar|birreri[ae]|pub (?:irlandes[ei]|ingles[ei])|osteri[ae] con vini|lounge ?bar|enotec(?:a|he)|sal[ae] narghilè',
  marina:
    'rimessaggi[o]? (?:barche|nautic[oi]|imbarcazioni)|port[oi] turistic[oi]|posti barca|approd[oi] turistic[oi]|darsen[ae]',
  'tea house': 'cas[ae] (?:da|del) tè|sal[ae] da tè|tea ?room',
  'casino or amusement arcade':
    'casin[òo] (?:online|di \\p{L}+)|sal[ae] (?:scommesse|slot|bingo)|agenzi[ae] di scommesse|centr[oi] scommesse|ricevitori[ae](?: lotto)?',
  'event venue':
    'centr[oi] (?:conferenze|congressi|espositiv[oi]|fieristic[oi])|sal[ae] (?:eventi|per eventi|ricevimenti|per (?:feste|cerimonie|ricevimenti|matrimoni)|congressi|consiliar[ie] per eventi)|location per (?:eventi|matrimoni|feste)|vill[ae] per (?:matrimoni|ricevimenti|cerimonie)|spazio? per eventi|quartiere fieristico',
  conference: 'congress[oi] nazional[ei]|convegn[oi] (?:nazional|internazional)[ei]',
  court:
    "tribunal[ei] (?:amministrativ[oi]|ordinari[oi]|per i minorenni)|cort[ei] (?:d'appello|costituzionale|di cassazione|dei conti)|procur[ae] della repubblica",
  'diving centre':
    'centr[oi] (?:subacque[oi]|immersioni|sub|diving)|scuol[ae] (?:sub|subacquea)|diving ?center|cors[oi] (?:sub|di immersione)|immersioni (?:subacquee|guidate)',
  'medical practice':
    'medic[oi] di (?:base|famiglia|medicina generale)|clinic(?:a|he) medic(?:a|he)|cas[ae] della (?:salute|comunità)|studi(?:o)? medic[oi]|poliambulatori[o]?|poliambulatorio specialistico|guardia medica|medicina (?:generale|interna)',
  'specialist medical practice':
    '(?:ematolog|nefrolog|proctolog|endocrinolog|diabetolog|gastroenterolog|geriatr)(?:o|a|i|ia)|internist[aie]|chirurg(?:o|a|hi|ia) (?:general[ei]|colo-?rettal[ei]|vascolar[ei]|bariatric[oa]|proctologic[oa])',
  'allergy practice': 'allergolog(?:o|a|i|he|ia)|allergologi[ae]',
  'orthopaedic practice':
    'chirurg(?:o|hi|ia) (?:traumatolog[oi]|ortopedic(?:o|i|a)|della mano)|traumatolog(?:o|i|ia)|ortopedi[ao] e traumatologia',
  'medical laboratory':
    'laborator(?:io|i) (?:medic[oi]|(?:di )?analisi(?: (?:cliniche|mediche))?|diagnostic[oi])|centr[oi] (?:prelievi|per la raccolta di campioni|analisi)|punt[oi] prelievi|anatomia patologica|patolog[oi] clinic[oi]',
  'radiology centre':
    'radiolog(?:o|i|ia)|centr[oi] (?:di radiologia|diagnostic[oi]|radiologic[oi])|diagnostica per immagini|studio radiologico|risonanza magnetica',
  'hearing care practice': 'audiolog(?:o|i|ia)|audioprotesist[ai]|centr[oi] acustic[oi]',
  hospice: 'hospice(?: pediatrico)?',
  'midwifery practice':
    'centr[oi] nascita|cas[ae] (?:del )?parto|cas[ae] maternità|ostetric(?:a|he)|studio ostetrico|clinica prenatale',
  'occupational health and safety service': 'medic[oi] (?:del lavoro|competent[ei])|sicurezza sul lavoro',
  naturopath:
    'medicin[ae] (?:alternativ[ae]|naturale|olistica|tradizionale cinese|integrata)|naturopat(?:a|i|ia)|erborister(?:ia|ie)|centr[oi] olistic[oi]',
  'care home':
    'residenz[ae] (?:sanitari[ae] (?:assistenzial[ei]|assistite)|per anziani|protett[ae])|cas[ae] (?:di riposo|per anziani|protetta|albergo per anziani|famiglia per anziani)|rsa per anziani|ospizi[o]?|villaggio per anziani',
  'home care service':
    'assistenza (?:domiciliare|agli anziani|anziani|ambulatoriale)|badant[ei]|servizi infermieristici domiciliari|infermier[ei] a domicilio',
  'fast food restaurant':
    'kebab|paninotec(?:a|he)|rosticceri[ae]|hamburgheri[ae]|piadineri[ae]|friggitori[ae]|tavol[ae] cald[ae]|mens[ae] (?:aziendal[ei]|universitari[ae]|self service)',
  'food hall': 'food ?court|mercat[oi] (?:gastronomic[oi]|alimentar[ei] coperto)',
  'karaoke bar': 'karaoke (?:bar|room|box)|bar karaoke|sal[ae] karaoke',
  'funeral home':
    'sal[ae] (?:per funerali|del commiato)|cas[ae] funerari[ae]|pompe funebri|agenzi[ae] funebr[ei]|obitori[o]?|servizi funebri',
  'financial services':
    'money transfer|agenzi[ae] (?:di prestiti|finanziari[ae])|prestiti (?:personali|e finanziamenti)|cessione del quinto|cambio valut[ae]|centro pagamenti|finanziament[oi] e prestiti',
  'motorcycle hire': 'noleggio (?:moto(?:cicli|ciclette)?|scooter|quad|vespe?)',
  'photo booth hire': 'noleggio photo ?booth|cabin[ae] (?:per )?fototesser[ae]',
  church:
    'luogh[oi] di culto|luogo di culto|sal[ae] del regno|testimoni di geova|chies[ae] (?:evangelic|cattolic|cristian|battist|avventist|pentecostal|valdes|ortodoss)\\p{L}*|sal[ae] parrocchial[ei]',
  temple: 'tempi[o]? (?:buddist[ai]|hind[uù]|induist[ai]|sikh|taoist[ai]|shintoist[ai])|centr[oi] buddist[ai]',
  police:
    'polizia (?:di stato|locale|municipale|stradale|penitenziaria)|forze di polizia|questur[ae]|carabinieri|commissariat[oi]|guardia di finanza',
  'courier service':
    'uffici[o]? postal[ei]|corrier[ei] espress[oi]|spedizioni (?:nazionali|pacchi|espresse)|agenzia di spedizioni',
  'recycling company':
    'centr[oi] (?:di )?(?:riciclaggio|raccolta rifiuti|recupero rifiuti|di raccolta)|isol[ae] ecologic(?:a|he)|ecocentr[oi]|riciclaggio (?:metalli|rifiuti|plastica)|rottam[i]? metallici|commercio rottami|recupero metalli',
  charity:
    'organizzazion[ei] (?:benefic(?:a|he)|non governativ[ae]|umanitari[ae]|di volontariato|non profit|senza scopo di lucro)|associazion[ei] (?:di volontariato|onlus|umanitari[ae])|ent[ei] caritatevoli|opera pia',
  'recording studio':
    'studi[o]? (?:radiotelevisiv[oi]|di registrazione|di doppiaggio)|sal[ae] (?:di registrazione|prove)',
  nightclub: 'club (?:di spogliarello|per scambisti|prive)|locale notturno|night ?club',
  'historic site':
    'anfiteatr[oi] roman[oi]|sit[oi] archeologic[oi]|are[ae] archeologic(?:a|he)|parc(?:o|hi) archeologic[oi]|castell[oi] medieval[ei]',
  'farm machinery dealer':
    'meccanic[oi] agricol[oi]|trattori(?: agricoli| usati| nuovi)?|officina (?:agricola|macchine agricole)|attrezzature agricole|motori agricoli',
  shipyard:
    "costruttor[ei] naval[ei]|cantier[ei] (?:naval[ei]|nautic[oi])|costruzion[ei] (?:naval[ei]|nautiche|barche)|refitting|carpenteria navale|maestr[oi] d'ascia",
  'flooring company':
    'posator[ei] (?:di )?(?:moquette|parquet|pavimenti)|posa (?:di )?(?:parquet|moquette|pavimenti)|pavimentazion[ei](?: in (?:legno|resina|gres))?|parquettist[ai]|parquet e pavimenti|pavimenti (?:in (?:legno|resina)|e rivestimenti|laminati)|levigatura parquet',
  'cleaning company':
    'ditt[ae] di pulizi[ae]|impres[ae] di pulizi[ae]|servizi di pulizi[ae]|puliz(?:ia|ie) (?:uffici|condomini|industriali|professionali|civili e industriali|appartamenti)|cooperativa di pulizie',
  'sweets manufacturer':
    'fabbric(?:a|he) di (?:caramelle|dolciumi|torrone)|torronificio|confetteri[ae]|caramell(?:e artigianali|ificio)|dolciaria|produzione dolciaria',
  'souvenir or craft shop':
    "botteg(?:a|he) (?:di artigian[oi]|artigian[ae]|dell'artigiano)|artigianato (?:locale|artistico|tipico|sardo|siciliano)|negozi[o]? (?:di )?souvenir",
  'air conditioning and heat pump installer':
    'termoidraulic(?:a|he|i)|condizionator[ei] e caldaie|impianti (?:di )?(?:climatizzazione|condizionamento|termici)|installazione (?:di )?climatizzatori|pompe di calore',
  'insulation and waterproofing contractor':
    'isolament[oi] (?:termic[oi]|acustic[oi])|coibentazion[ei]|impermeabilizzazion[ei]|isolanti termici',
  'key cutting or shoe service': 'duplicazione (?:di )?chiavi|copia chiavi|duplicati chiavi|calzolaio e chiavi',
  metalworker:
    'metalmeccanic(?:a|he|o)|carpenteri[ae] metallic(?:a|he)|costruzioni metalliche|fabbr[oi] (?:ferrai[o]?|e serramenti)|ferro battuto|lavorazion[ei] (?:del ferro|metalli|lamiera)|lattoneri[ae]|officina fabbrile',
  'painter and decorator':
    "imbianchin[oi]|pittor[ei] edil[ei]|tinteggiatur[ae]|imbiancatur[ae]|decoratore d'interni|verniciatur[ae] (?:pareti|interni|edile)",
  'print shop':
    'laborator(?:io|i) fotografic[oi]|copisteri[ae]|centr[oi] (?:stampa|copie)|fotocopi[ae] e stampe|stampa digitale|stamperi[ae]|serigrafi[ae]|eliografi[ae]',
  plasterer: 'intonacator[ei]|stuccator[ei]|gessist[ai]|stucchi e intonaci',
  'pottery studio':
    '(?:creator[ei]|laborator(?:io|i)|produzione) di ceramic(?:a|he)|ceramic(?:a|he) artistic(?:a|he)|ceramic(?:a|he) artigianal[ei]|bottega di ceramica',
  roofer:
    'riparator[ei] tetti|rifacimento tetti|coperture (?:tetti|edili|industriali)|tett[oi] (?:in legno|e coperture)|riparazione tetti|coperture e lattonerie',
  chandlery:
    'vela[io] nautic[oi]|accessori nautici|forniture nautiche|nautica e accessori|ricambi nautici|articoli nautici',
  'scaffolding company': 'impalcatur[ae]|ponteggi(?:atori)?|noleggio ponteggi|montaggio ponteggi',
  'sign maker':
    '(?:costruttor[ei]|produzione|realizzazione) (?:di )?insegne(?: (?:luminose|pubblicitarie))?|insegne (?:luminose|pubblicitarie)|segnaletica stradale|neon e insegne',
  stonemason:
    'tagliapietr[ae]|scalpellin[oi]|lavorazione (?:del )?(?:marmo|marmi|pietre|pietra)|marmeri[ae]|pietra naturale',
  'window and door company':
    'serramentist[ai]|serrament[oi]|infiss[oi]|port[ae] e finestr[ae]|finestre (?:in (?:pvc|legno|alluminio))|port[ae] blindat[ae]',
  'dance school': 'sal[ae] da ballo|scuol[ae] di (?:ballo|danza)|accademi[ae] di danza|cors[oi] di (?:ballo|danza)',
  'dog trainer':
    'addestrament[oi] cani|educator[ei] cinofil[oi]|centr[oi] cinofil[oi]|cinofil[oi]|scuol[ae] (?:per )?cani|campo addestramento cani',
  'allotment association':
    'ort[oi] (?:in concessione|urban[oi]|social[ei]|condivis[oi])|giardin[oi] (?:condivis[oi]|comunitari)',
  makerspace: 'spazio? (?:hacker|maker)',
  'riding stable': 'centr[oi] (?:equestr[ei]|ippic[oi])|maneggio?|scuol[ae] di equitazione|circol[oi] ippic[oi]',
  'ice rink': 'pist[ae] (?:di|del) (?:ghiaccio|pattinaggio(?: su ghiaccio)?)',
  'sports club':
    '(?:complesso|complessi|centr[oi]) sportiv[oi]|polisportiv[ae]|palazzett[oi] dello sport|impiant[oi] sportiv[oi]|circol[oi] (?:tennis|sportiv[oi])',
  'go-kart track': 'circuit[oi] (?:per |di )?(?:go-?)?kart|pist[ae] (?:go-?)?kart|kartodrom[oi]|go-?kart',
  'swimming pool':
    'piscin[ae] (?:pubblic(?:a|he)|comunal[ei]|olimpic(?:a|he))|centr[oi] nuoto|impiant[oi] natatori[o]?|parco piscine',
  'summer camp': 'camp[oi] estiv[oi]|coloni[ae] estiv[ae]|camp sportivi estivi|camp[oi] scuola',
  'trampoline park': 'parc(?:o|hi) (?:di |dei )?trampolini|parco tappeti elastici|trampoline ?park',
  "children's home":
    'agenzi[ae] per (?:le )?adozion[ei]|ent[ei] autorizzat[oi] (?:per )?(?:le )?adozion[ei]|adozion[ei] internazional[ei]|cas[ae] famiglia|comunità per minori',
  'recruitment agency':
    "agenzi[ae] (?:per l'impiego|per il lavoro|di lavoro|interinal[ei]|di selezione)|centr[oi] per l'impiego|ricerca e selezione (?:del )?personale|somministrazione lavoro|selezione del personale",
  'energy and utilities':
    'fornitor[ei] (?:di )?(?:energia|luce e gas|gas)|luce e gas|aziend[ae] (?:fornitric[ei] di energia|elettric(?:a|he)|idric(?:a|he))|servizio idrico(?: integrato)?|fornitura (?:di )?(?:acqua|energia|gas)|acquedotto',
  'engineering office':
    "(?:ufficio|studio|studi|società) (?:tecnico )?(?:di |d')?ingegneria|studio tecnico|progettazione (?:strutturale|impianti|edile)|ingegner[ei] (?:civil[ei]|struttural[ei]|edil[ei])",
  'accounting firm':
    'commercialist[ai]|studio (?:commerciale|commercialista|contabile)|dottor[ei] commercialist[ai]|centr[oi] (?:di )?assistenza fiscale|caf e patronato|consulenz[ae] fiscal[ei]|consulent[ei] fiscal[ei]|elaborazione (?:dati )?contabil[ei]|tributarist[ai]|revisor[ei] (?:legali|contabili)',
  'forestry company':
    '(?:ufficio|azienda|impresa) (?:agro)?forestale|lavori (?:forestali|boschivi)|impres[ae] boschiv[ae]|gestione forestale|taglio boschi',
  'government agency':
    'uffici[o]? governativ[oi]|uffici[o]? anagraf[ei]|regione \\p{L}+ (?:sito ufficiale|portale)|agenzia (?:nazionale|regionale) (?:per|del)',
  'city guide':
    '(?:ufficio )?guid[ae] turistic(?:a|he)|guid[ae] (?:ambiental[ei] )?escursionistic(?:a|he)|visite guidate (?:a|di|in) \\p{L}+',
  'IT services':
    '(?:società|servizi|assistenza|consulenza|soluzioni) (?:informatic(?:a|he|i)|it)|assistenza (?:tecnica )?(?:informatica|computer)|sistemi informatici|informatica per aziende',
  newspaper:
    'giornal[ei] (?:online|local[ei]|quotidian[oi])|quotidian[oi] (?:online|local[ei]|indipendent[ei])|testat[ae] giornalistic(?:a|he)|redazione giornalistica',
  notary: 'uffici[o]? notaril[ei]|studi[o]? notaril[ei]|nota(?:io|i)',
  'political party':
    'partit[oi] (?:politic[oi]|democratic[oi]|liberal[ei]|socialist[ai]|comunist[ai]|radical[ei])|movimento politico',
  'security company':
    '(?:ufficio della )?vigilanza privata|istitut[oi] di vigilanza|guardie giurate|servizi di (?:vigilanza|sicurezza|portierato)|guardiania',
  'telecommunications company':
    '(?:ufficio|aziend[ae]|societ[àa]|operator[ei]|provider) (?:di )?telecomunicazioni|operator[ei] (?:telefonic[oi]|internet)|connession[ei] internet|telefonia (?:fissa e mobile|aziendale|business)',
  psychiatrist: 'studi[o]? psichiatric[oi]|psichiatria',
  'translation agency':
    '(?:uffici[o]?|agenzi[ae]|studi[o]?|servizi) (?:di )?traduzion[ei]|traduzion[ei] (?:giurat[ae]|asseverat[ae]|tecnic(?:a|he)|professional[ei]|legali)|traduttor[ei] (?:giurat[oi]|ufficial[ei]|freelance|professionist[ai])|interpretariato',
  'beauty salon':
    'salon[ei] di bellezza|centr[oi] (?:estetic[oi]|di estetica|benessere ed estetica)|istitut[oi] di bellezza|estetist[ae]',
  'tanning salon': 'centr[oi] (?:abbronzatura|solar[ei])|abbronzatura (?:uv|artificiale)',
  butcher: 'macella(?:io|i|ia)|polleri[ae]|norcineri[ae]',
  'car dealer':
    'concessionari(?:o|a|e) (?:auto(?:mobili)?|ufficiale|multimarca|veicoli)|autosalon[ei]|auto (?:usate|nuove|km ?0|aziendali)|vendita (?:auto|automobili)|veicoli commerciali e auto',
  'caravan dealer':
    'concessionari(?:o|a|e) (?:di )?(?:caravan|camper)|vendita (?:camper|caravan|roulotte)|camper (?:usati|nuovi)|roulotte',
  'second-hand shop':
    "mercatin[oi] (?:di beneficenza|dell'usato|usato|solidal[ei])|usato (?:vintage|firmato)|rigatter[ei]|robivecchi|compro e vendo usato|negozi[o]? (?:dell')?usato",
  'hardware shop':
    'drogheri[ae]|colorific(?:io|i)|negozi[o]? (?:per il |di )?(?:fai[- ]da[- ]te|bricolage)|fai[- ]da[- ]te|utensileri[ae]',
  'department store': 'grand[ei] magazzin[oi]',
  'erotic shop': 'sexy ?shop|sex ?shop|articoli erotici|sexy ?toys',
  'farm shop':
    'spacc(?:io|i) (?:agricol[oi]|aziendal[ei])|vendita diretta (?:di prodotti|dal produttore|in azienda|aziendale)|botteg(?:a|he) contadin[ae]|mercat[oi] contadin[oi]|prodotti a km ?0|cassette (?:di )?(?:frutta|verdura)',
  'home and gift shop':
    "negozi[o]? (?:di )?(?:casalinghi|articoli da regalo|articoli per la casa|tendaggi|tessuti|oggettistica|lampadari|biancheria|souvenir|candele)|articoli (?:da regalo|regalo|per la casa)|oggettistica(?: e regali)?|bombonier[ae]|list[ae] nozze|biancheria per la casa|complementi d'arredo",
  'electronics shop':
    'negozi[o]? (?:di )?(?:hi-?fi|elettronica|elettrodomestici|informatica|computer|telefonia|videogiochi|fotografia)|impianti hi-?fi|elettrodomestic[i]|componenti elettronici|telefonia (?:mobile e accessori|e accessori)',
  tobacconist:
    'chiosc(?:o|hi)|tabacc(?:aio|heria|herie|ai)|edicol[ae]|tabacchi (?:e ricevitoria|e lotto)|giornali e riviste',
  'motorcycle dealer':
    'concessionari(?:o|a|e) (?:di )?(?:moto(?:cicli|ciclette)?|scooter)|vendita (?:moto|scooter)|officin[ae] (?:riparazione )?(?:moto(?:cicli)?|scooter)|moto (?:usate|nuove)|motofficin[ae]',
  'outdoor or camping shop':
    "negozi[o]? (?:per |di )(?:sport all'aria aperta|montagna|alpinismo|campeggio|ciclismo|running|sci)|articoli (?:da|per) (?:montagna|campeggio|escursionismo)|abbigliamento (?:outdoor|tecnico da montagna)|attrezzatura (?:da montagna|outdoor)",
  'pet groomer': 'toelettatur[ae]|tolettatura (?:per )?(?:animali|cani)|toelettator[ei]|lavaggio cani',
  'astrologer or fortune teller':
    'sensitiv[oa]|cartomant[ei]|cartomanzia|astrolog[oa]|tarocchi (?:online|al telefono)|veggent[ei]',
  'appliance repair service':
    'botteg(?:a|he) di riparazion[ei]|riparazion[ei] (?:elettrodomestici|lavatrici|tv|di elettrodomestici)|assistenza (?:tecnica )?elettrodomestici|centro assistenza elettrodomestici',
  'self-storage': 'box (?:a noleggio|in affitto|deposito)|self[- ]?storage|affitto (?:box|magazzini)|custodia mobili',
  'swimming pool builder':
    '(?:negozi[o]? (?:per|di) )?(?:prodotti|accessori|articoli|forniture|rifornimenti) per piscin[ae]|costruzion[ei] (?:di )?piscine|piscine interrate|manutenzione piscine',
  'equipment hire':
    'noleggio (?:utensili|attrezzature|macchinari|piattaforme(?: aeree)?|gruppi elettrogeni|mezzi|gru|escavatori|furgoni e attrezzature)|nolo (?:attrezzature|macchinari)',
  'grocery shop':
    'discount alimentar[ei]|supermercat[oi]|negozi[o]? (?:di )?(?:alimentari|ortofrutta|frutta e verdura)|ortofrutt[ae]|fruttivendol[oi]|generi alimentari|ipermercat[oi]',
  'music shop': 'videotec(?:a|he)|negozi[o]? (?:di )?(?:musica|dischi|strumenti musicali)|strumenti musicali',
  aquarium: 'acquari[o]? (?:di \\p{L}+|civic[oi]|marin[oi]|pubblic[oi])',
  campsite:
    '(?:sost[ae]|are[ae] (?:di )?sosta|are[ae] attrezzat[ae]) (?:per )?camper|agricampeggio?|campeggio?|villagg(?:io|i) e campeggio|camping village',
  'holiday chalets':
    "chalet (?:in affitto|di montagna|vacanze)|bungalow(?: in affitto| vacanze)?|affitto (?:chalet|baite)|cas[ae] sull'albero",
  hotel: 'alberg(?:o|hi)(?: (?:diffus[oi]|ristorante))?|motel|locand[ae]|hotel e ristorante',
  'amusement park': 'parc(?:o|hi) (?:a tema|(?:di )?divertimenti|tematic[oi])|lun[ae] park|parchi divertimento',
  'mountain hut': 'bivacco|rifug(?:io|i) (?:alpin[oi]|di montagna|escursionistic[oi])|malg[ae]',
  zoo: 'zoo safari|parc(?:o|hi) (?:safari|faunistic[oi]|zoologic[oi])|bioparc(?:o|hi)|giardin[oi] zoologic[oi]',
  winery:
    'azienda (?:vitivinicola|vinicola)|cantin[ae] (?:social[ei]|vinicol[ae]|di produzione)|viticoltor[ei]|vignaiol[oi]',
  'designated driver service': 'autist[ai] (?:per serata|sobri[o]?)|guid[ao] sobri[ao]',
  'wedding celebrant': 'celebrant[ei] (?:laic[oi]|di matrimoni|per matrimoni|matrimonial[ei])|officiant[ei]',
  'animal feed producer': 'mangim[i](?:fici[o]?)?|mangimificio?',
};
