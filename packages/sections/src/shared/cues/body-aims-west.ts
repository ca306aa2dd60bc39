import { type BodyAimForms, NAME_BEHIND } from './body-aim-forms.ts';
import { ES_INFINITIVE, FR_INFINITIVE, IT_INFINITIVE, PT_INFINITIVE } from './infinitives.ts';
import { NAMED } from './own-name.ts';

/** Germanic and Romance languages, and their neighbours. */
export const WESTERN_BODY_AIMS: Readonly<Record<string, BodyAimForms>> = {
  en: {
    aim: 'missions?|purposes?|aims?|goals?|objectives?|role|task',
    is: '(?:is|are) (?:to|bringing|building|connecting|creating|developing|empowering|fostering|giving|helping|improving|making|preserving|promoting|protecting|providing|raising|sharing|strengthening|supporting)',
    of: 'of (?:the|this|our) (?:\\p{L}+ ){0,2}(?:projects?|initiative|platform|website|site|portal|magazine|journal|network|community|movement|archive|database|encyclop(?:a)?edia|agency|authority|commission)|of our (?:\\p{L}+ )?(?:campaign|programme|library|app|conference|festival|competition)',
    body: `(?:the|this|our) (?:\\p{L}+ ){0,2}(?:project|initiative|platform|website|site|portal|magazine|journal|network|community|movement|archive|database|encyclop(?:a)?edia)|(?:this|our) (?:\\p{L}+ )?(?:campaign|library|app)|our (?:conference|festival|competition|programme)|the ${NAMED} (?:\\p{L}+ )?(?:project|initiative|platform|network|campaign|programme|library|app|festival|competition)`,
    aims: '(?:aims|seeks|strives|aspires|endeavou?rs|works) to(?! an? )(?! (?:help|give|make|offer|provide|ensure|inform|show) (?:you|visitors|users|customers|clients))(?! be )|has (?:set itself )?(?:the|as its|an?) (?:\\p{L}+ )?(?:goal|aim|mission|purpose|objective) (?:of|to)',
    nouns:
      'projects?|initiative|platform|website|site|portal|magazine|journal|network|community|movement|organi[sz]ation|body|federation|alliance|coalition|consortium',
    whose: 'whose (?:\\p{L}+ )?(?:missions?|aims?|goals?|objectives?|purposes?) (?:is|are) to',
    more: '(?:we|i) (?:created|started|launched|built|made|set up|founded) (?:this|our|the) (?:\\p{L}+ )?(?:project|initiative|platform|website|site|portal|magazine|journal|network|app) (?:to|so that|because|with the aim of)|our (?:\\p{L}+ )?(?:goal|aim|mission|purpose) with (?:this|the|our) (?:\\p{L}+ )?(?:project|initiative|platform|website|site|magazine|app) is|we (?:want|hope for|wish for) (?:this|our|the) (?:\\p{L}+ )?(?:project|initiative|platform|website|site|magazine|app) to(?! be )',
  },
  de: {
    aim: '\\p{L}*ziele?|zweck|aufgabe|anliegen|mission|auftrag|intention',
    is: 'ist|sind|besteht',
    of: `(?:des|dieses|unseres) (?:\\p{L}+ )?\\p{L}*(?:projekt(?:e?s)?|portals|netzwerke?s|magazins|archivs|blogs)|(?:der|dieser|unserer) (?:\\p{L}+ )?\\p{L}*(?:initiative|plattform|website|webseite|homepage|community|bewegung|zeitschrift|datenbank|enzyklopädie)|unserer (?:seite|app|kampagne|tagung|konferenz|bibliothek)|unseres (?:festivals|kongresses|wettbewerbs|programms|podcasts)|(?:des|der) (?:programms|wettbewerbs|festivals|app|kampagne|bibliothek|konferenz)${NAME_BEHIND}`,
    body: '(?:das|dieses|unser) (?:\\p{L}+ )?\\p{L}*(?:projekt|portal|netzwerk|magazin|archiv)|(?:die|diese|unsere) (?:\\p{L}+ )?\\p{L}*(?:initiative|plattform|website|webseite|homepage|community|bewegung|zeitschrift|datenbank|enzyklopädie)|unsere (?:seite|app|kampagne|bibliothek|tagung|konferenz)|unser (?:festival|kongress|wettbewerb|programm|podcast)',
    aims: '(?:zielt|zielen) darauf|hat (?:es )?(?:sich )?(?:das ziel|zum ziel|zur aufgabe|die aufgabe)|verfolgt (?:das ziel|den zweck)|setzt sich (?:\\p{L}+ ){0,3}(?:für|dafür)|soll dazu (?:beitragen|dienen)|(?:will|möchte) (?:[^ .;:]+ ){1,14}(?:aufklären|beitragen|bewahren|bieten|bringen|eröffnen|erhalten|ermöglichen|erleichtern|fördern|geben|helfen|machen|schaffen|schützen|stärken|teilen|unterstützen|verändern|verbessern|verbinden|vermitteln|vernetzen)',
    nouns:
      '\\p{L}*(?:projekt|portal|netzwerk|magazin|archiv|initiative|plattform|website|webseite|homepage|seite|community|bewegung|zeitschrift|datenbank|verband|organisation|app)',
    whose:
      '(?:deren|dessen) (?:\\p{L}+ )?(?:ziele?|zweck|aufgabe|anliegen) (?:es )?(?:ist|sind)|mit dem ziel|wurde (?:\\p{L}+ )?(?:entwickelt|gegründet|geschaffen|gestartet|ins leben gerufen), (?:um|damit)',
    more: '(?:habe ich|haben wir|ich habe|wir haben) (?:diese?s?|unsere?) (?:\\p{L}+ )?\\p{L}*(?:projekt|portal|netzwerk|magazin|initiative|plattform|website|webseite|seite|app) (?:entwickelt|gegründet|geschaffen|gestartet|ins leben gerufen), (?:um|damit)',
  },
  fr: {
    aim: '(?:objectif|but|mission|vocation|ambition)s?(?: (?:premier|première|principale?|général))?',
    is: 'est|sont|consiste',
    of: `(?:d'un|du|de ce|de notre) (?:projet|site|portail|magazine|journal|réseau|mouvement|blog)|(?:de la|de cette|de notre) (?:plateforme|plate-forme|communauté|revue|démarche)|(?:de l'|de cette |de notre )(?:initiative|encyclopédie|observatoire)|de notre (?:campagne|application|bibliothèque|programme|conférence|festival|concours|colloque|congrès)|(?:du|de la|de l') ?(?:programme|campagne|application|bibliothèque|festival|concours)${NAME_BEHIND}`,
    body: `(?:le|ce|notre) (?:projet|site(?: (?:web|internet))?|portail|magazine|journal|réseau|mouvement)|(?:la|cette|notre) (?:plateforme|plate-forme|communauté|revue)|(?:l'|cette |notre )(?:initiative|encyclopédie|observatoire)|(?:notre|cette) (?:campagne|application|bibliothèque)|notre (?:programme|conférence|festival|concours|colloque|congrès)|la bibliothèque`,
    aims: `vise à(?! vous)|cherche à(?= ${FR_INFINITIVE})|a pour (?:\\p{L}+ )?(?:but|objectif|mission|vocation|ambition|objet)|s'est (?:donnée?|fixée?) (?:pour|comme)|(?:veut|souhaite|entend)(?= ${FR_INFINITIVE})|aspire à|s'engage (?:à|pour)`,
    nouns:
      'projet|site|portail|magazine|journal|réseau|mouvement|plateforme|plate-forme|communauté|revue|initiative|organisation|fédération|collectif|application|appli',
    whose: `dont (?:le|la|les|l')\\s?(?:buts?|missions?|objectifs?|vocation) (?:\\p{L}+ )?(?:est|sont)|qui vise à|visant à|(?:a été|est) (?:créée?|conçue?|lancée?|née?) (?:pour|afin de)(?= ${FR_INFINITIVE})`,
    more: `(?:nous avons|j'ai) (?:créé|lancé|fondé|conçu) (?:ce|cette|notre) (?:projet|site|portail|magazine|réseau|plateforme|revue|initiative|application) (?:pour|afin de)(?= ${FR_INFINITIVE})`,
  },
  es: {
    aim: '(?:objetivo|misi[oó]n|prop[oó]sito|finalidad|meta|fin)(?: (?:\\p{L}+))?|objetivos',
    is: 'es|son|consiste',
    of: `(?:del|de este|de nuestro) (?:proyecto|sitio|portal|movimiento|archivo|blog)|(?:de la|de esta|de nuestra) (?:web|página web|plataforma|iniciativa|revista|red|comunidad|enciclopedia)|de nuestr[oa] (?:campaña|aplicación|biblioteca|programa|congreso|conferencia|festival|concurso)|(?:del|de la) (?:programa|campaña|aplicación|biblioteca|festival|concurso)${NAME_BEHIND}`,
    body: `(?:el|este|nuestro) (?:proyecto|sitio(?: web)?|portal|movimiento)|(?:la|esta|nuestra) (?:web|página web|plataforma|iniciativa|revista|red|comunidad|enciclopedia)|(?:nuestr[oa]|esta) (?:campaña|aplicación|biblioteca)|nuestr[oa] (?:programa|congreso|conferencia|festival|concurso)|la biblioteca`,
    aims: `tiene (?:como|por|la|el) (?:\\p{L}+ )?(?:objetivo|misi[oó]n|prop[oó]sito|finalidad|meta|fin)|(?:busca|quiere|pretende|procura)(?= ${ES_INFINITIVE})|se (?:ha propuesto|propone)|aspira a|trabaja (?:por|para)|está destinad[oa] a`,
    nouns:
      'proyecto|sitio|portal|movimiento|web|plataforma|iniciativa|revista|red|comunidad|organización|federación|aplicación|app',
    whose: `cuy[oa]s? (?:\\p{L}+ )?(?:objetivos?|misi[oó]n|fin(?:es)?|finalidad|prop[oó]sitos?|metas?) (?:\\p{L}+ )?(?:es|son)|que (?:busca|pretende)(?= ${ES_INFINITIVE})|(?:fue|ha sido) (?:cread|diseñad|desarrollad)[oa] para(?= ${ES_INFINITIVE})`,
    more: `(?:creamos|hemos creado|creé|he creado|fundamos) (?:este|esta|nuestr[oa]) (?:proyecto|sitio|portal|web|página|plataforma|iniciativa|revista|red|aplicación) para(?: que|(?= ${ES_INFINITIVE}))`,
  },
  it: {
    aim: '(?:obiettiv[oi]|scop[oi]|missione|mission|finalità|intento)(?: \\p{L}+)?',
    is: 'è|sono|consiste',
    of: `(?:del|di questo|del nostro) (?:progetto|sito|portale|movimento|network|archivio|blog)|(?:della|di questa|della nostra) (?:piattaforma|rivista|rete|comunità)|(?:dell'|di quest'|della nostra )(?:iniziativa|enciclopedia)|(?:della|del) nostr[oa] (?:campagna|app|biblioteca|programma|convegno|conferenza|festival|concorso|applicazione)|(?:della|del) (?:campagna|app|biblioteca|programma|festival|concorso)${NAME_BEHIND}`,
    body: `(?:il|questo|il nostro) (?:progetto|sito(?: web)?|portale|movimento|network)|(?:la|questa|la nostra) (?:piattaforma|rivista|rete|comunità|community)|(?:l'|quest'|la nostra )(?:iniziativa|enciclopedia)|(?:la nostra|questa|il nostro|questo) (?:campagna|app|biblioteca|applicazione)|il nostro (?:programma|convegno|festival|concorso)|la biblioteca`,
    aims: `(?:mira|punta) a|ha (?:come|per|lo|la|l')\\s?(?:\\p{L}+ )?(?:obiettivo|scopo|missione|fine|finalità)|si (?:propone|prefigge|pone)|(?:vuole|intende|desidera)(?= ${IT_INFINITIVE})|aspira a|nasce (?:per(?= ${IT_INFINITIVE})|con (?:l'obiettivo|lo scopo|l'intento))`,
    nouns:
      'progetto|sito|portale|movimento|network|piattaforma|rivista|rete|comunità|iniziativa|organizzazione|federazione|applicazione|app',
    whose: `(?:il|la|i|le) cui (?:\\p{L}+ )?(?:scop[oi]|obiettiv[oi]|missione|finalità) (?:è|sono)|che (?:mira|punta) a|è (?:nat[oa]|stat[oa] (?:creat|sviluppat|realizzat)[oa]) per(?= ${IT_INFINITIVE})`,
    more: `(?:abbiamo|ho) (?:creato|fondato|lanciato|aperto) quest[oa'] ?(?:progetto|sito|portale|piattaforma|rivista|rete|iniziativa|applicazione) per(?= ${IT_INFINITIVE})`,
  },
  pt: {
    aim: '(?:objetivo|miss[aã]o|prop[oó]sito|finalidade|meta)(?: \\p{L}+)?|objetivos',
    is: 'é|são|consiste',
    of: `(?:do|deste|desse|do nosso) (?:projeto|projecto|site|sítio|portal|movimento|blog|jornal)|(?:da|desta|dessa|da nossa) (?:plataforma|iniciativa|revista|rede|comunidade|enciclopédia)|(?:do|da) noss[oa] (?:campanha|aplicativo|aplicação|app|biblioteca|programa|congresso|conferência|festival|concurso)|(?:do|da) (?:programa|campanha|aplicativo|biblioteca|festival|concurso)${NAME_BEHIND}`,
    body: `(?:o|este|o nosso|nosso) (?:projeto|projecto|site|sítio|portal|movimento)|(?:a|esta|a nossa|nossa) (?:plataforma|iniciativa|revista|rede|comunidade|enciclopédia)|(?:(?:a )?nossa|(?:o )?nosso|esta|este) (?:campanha|aplicativo|aplicação|app|biblioteca)|nosso (?:programa|congresso|festival|concurso)|a biblioteca`,
    aims: `visa|tem (?:como|por|o|a) (?:\\p{L}+ )?(?:objetivo|miss[aã]o|prop[oó]sito|finalidade|meta)|(?:busca|quer|pretende|procura)(?= ${PT_INFINITIVE})|(?:propõe-se|se propõe|aspira)(?: a)?|nasceu (?:para|com o)`,
    nouns:
      'projeto|projecto|site|sítio|portal|movimento|plataforma|iniciativa|revista|rede|comunidade|organização|federação|aplicativo|app',
    whose: `cuj[oa]s? (?:\\p{L}+ )?(?:objetivos?|miss[aã]o|finalidades?|prop[oó]sitos?|metas?) (?:\\p{L}+ )?(?:é|são)|que (?:visa|busca|pretende)(?= ${PT_INFINITIVE})|(?:foi|é) (?:criad|desenvolvid)[oa] para(?= ${PT_INFINITIVE})`,
    more: `(?:criámos|criamos|criei|fundámos|fundamos) (?:este|esta|o nosso|a nossa) (?:projeto|projecto|site|portal|plataforma|iniciativa|revista|rede|aplicativo|aplicação) para(?: que|(?= ${PT_INFINITIVE}))`,
  },
  ca: {
    aim: '(?:objectius?|missió|propòsit|finalitat)(?: \\p{L}+)?',
    is: 'és|són|consisteix',
    of: `(?:del|d'aquest|del nostre) (?:projecte|web|lloc|portal|moviment|blog)|(?:de la|d'aquesta|de la nostra) (?:plataforma|iniciativa|revista|xarxa|comunitat|enciclopèdia)|(?:del nostre|de la nostra) (?:campanya|aplicació|biblioteca|programa|congrés|festival|concurs)|(?:del|de la) (?:programa|campanya|biblioteca|festival|concurs)${NAME_BEHIND}`,
    body: `(?:el|aquest|el nostre) (?:projecte|web|lloc|portal|moviment)|(?:la|aquesta|la nostra) (?:plataforma|iniciativa|revista|xarxa|comunitat|enciclopèdia)|(?:la nostra|aquesta) (?:campanya|aplicació|biblioteca)|el nostre (?:programa|congrés|festival|concurs)|la biblioteca`,
    aims: `té (?:com a|per|la|l')\\s?(?:\\p{L}+ )?(?:objectiu|finalitat|missió|propòsit)s?|(?:vol|pretén|busca)(?= \\p{L}+(?:ar|er|ir|re)(?!\\p{L}))|s'ha proposat|es proposa|aspira a|treballa per`,
    nouns: 'projecte|web|lloc|portal|moviment|plataforma|iniciativa|revista|xarxa|comunitat|organització|aplicació|app',
    whose: `(?:l'objectiu|la finalitat|la missió) (?:del|de la) qual és|que (?:té com a objectius?|(?:vol|pretén|busca)(?= \\p{L}+(?:ar|er|ir|re)(?!\\p{L})))|(?:va ser|ha estat) (?:creat|creada|dissenyada) per`,
    more: '(?:hem creat|vam crear|he creat) (?:aquest|aquesta) (?:projecte|web|lloc|portal|plataforma|iniciativa|revista|xarxa|aplicació) per',
  },
  nl: {
    aim: '(?:hoofd)?(?:doel(?:en|stelling(?:en)?)?|missie|opdracht|ambitie|taak)',
    is: 'is|zijn',
    of: `van (?:het|dit|ons) (?:\\p{L}+ )?\\p{L}*(?:project|initiatief|platform|portaal|netwerk|tijdschrift|magazine|archief)|van (?:de|deze|onze) (?:\\p{L}+ )?\\p{L}*(?:website|site|webpagina|community|beweging|databank|encyclopedie|dienst)|van (?:ons|onze) (?:campagne|app|bibliotheek|programma|congres|conferentie|festival|wedstrijd)|van (?:het|de) (?:programma|campagne|app|bibliotheek|festival)${NAME_BEHIND}`,
    body: '(?:het|dit|ons) (?:\\p{L}+ )?\\p{L}*(?:project|initiatief|platform|portaal|netwerk|tijdschrift|magazine|archief)|(?:de|deze|onze) (?:\\p{L}+ )?\\p{L}*(?:website|site|community|beweging|databank|encyclopedie)|(?:onze|deze) (?:campagne|app|bibliotheek)|ons (?:programma|congres|festival)|de bibliotheek',
    aims: '(?:heeft|stelt zich) (?:als|tot|ten) (?:\\p{L}+ )?(?:doel|missie|taak)|streeft (?:er)?naar|wil (?:[^ .;:]+ ){1,14}(?:bevorderen|behouden|beschermen|bieden|bijdragen|brengen|delen|geven|helpen|maken|ondersteunen|ontsluiten|stimuleren|verbeteren|verbinden|vergroten|versterken|verspreiden)|is bedoeld om(?! (?:u|je) )',
    nouns:
      '\\p{L}*(?:project|initiatief|platform|portaal|netwerk|tijdschrift|magazine|website|site|community|beweging|organisatie|app)',
    whose:
      'met als doel|(?:die|dat) (?:als|tot) doel heeft|(?:waarvan|wiens) (?:het )?doel (?:is)?|is (?:ontwikkeld|gemaakt|opgezet) om',
    more: '(?:hebben (?:wij|we)|(?:wij|we) hebben|heb ik|ik heb) (?:dit|deze|ons|onze) (?:project|initiatief|platform|portaal|netwerk|tijdschrift|website|site|app) (?:opgezet|opgericht|gemaakt|ontwikkeld) om',
  },
  sv: {
    aim: '(?:huvud)?(?:målet|syftet|uppgiften|uppdraget|ändamålet)',
    is: 'är',
    of: `(?:med|för|hos) (?:det här |detta |vårt )?(?:\\p{L}*projektet|\\p{L}*projekt|initiativet|nätverket|arkivet)|(?:med|för) (?:den här |denna |vår )?(?:plattformen|webbplatsen|webbplats|hemsidan|hemsida|sajten|sajt|portalen|tidskriften|gemenskapen|rörelsen|databasen)|med (?:vår|vårt) (?:kampanj|app|konferens|festival|tävling|program|bibliotek)|med (?:programmet|kampanjen|appen|festivalen)${NAME_BEHIND}`,
    body: '(?:det här |detta |vårt )?(?:projektet|initiativet|nätverket|biblioteket|arkivet)|(?:den här |denna )?(?:plattformen|webbplatsen|hemsidan|sajten|portalen|tidskriften|gemenskapen|rörelsen)|(?:vår|vårt) (?:sida|sajt|webbplats|hemsida|portal|plattform|kampanj|app|konferens|festival|tävling|projekt|program|bibliotek)',
    aims: 'har (?:till|som) (?:\\p{L}+ )?(?:mål|syfte|uppgift|ändamål)|syftar till|strävar efter|vill (?:bevara|bidra|främja|ge|göra|hjälpa|lyfta|skapa|sprida|stärka|stödja|utveckla|öka)|(?:arbetar|verkar) för att',
    nouns:
      '\\p{L}*(?:projekt|initiativ|nätverk|plattform|webbplats|hemsida|sida|sajt|portal|tidskrift|gemenskap|rörelse|organisation|app)(?:e[nt]|[nt])?',
    whose:
      'vars (?:\\p{L}+ )?(?:mål|syfte|uppgift) är|som (?:syftar till|har (?:till|som) (?:mål|syfte|uppgift))|(?:skapades|har skapats|är skapad) för att',
    more: '(?:myndighetens|projektets|initiativets|nätverkets|plattformens|webbplatsens|portalens|tidskriftens|rörelsens) (?:\\p{L}+ )?(?:mål|syfte|uppgift|uppdrag) är|(?:vi|jag) (?:har )?(?:skapade?|skapat|startade|startat) (?:den här |det här )(?:sidan|hemsidan|webbplatsen|portalen|projektet|plattformen) för att',
  },
  da: {
    aim: '(?:hoved)?(?:formålet|målet|opgaven|missionen)',
    is: 'er',
    of: `(?:med|for|hos) (?:dette |vores )?(?:\\p{L}*projektet|\\p{L}*projekt|initiativet|netværket|magasinet|arkivet)|(?:med|for) (?:denne |vores )?(?:platformen|hjemmesiden|hjemmeside|websitet|website|portalen|portal|tidsskriftet|bevægelsen|databasen)|med vores (?:side|kampagne|app|konference|festival|konkurrence|program|bibliotek)|med (?:programmet|kampagnen|appen|festivalen)${NAME_BEHIND}`,
    body: '(?:dette )?(?:projektet|projekt|initiativet|netværket|magasinet|biblioteket|arkivet|tidsskriftet)|(?:platformen|hjemmesiden|websitet|portalen|fællesskabet|bevægelsen)|(?:vores|denne) (?:side|hjemmeside|portal|platform|kampagne|app|konference|festival|konkurrence|projekt|program|bibliotek)',
    aims: 'har (?:til|som) (?:\\p{L}+ )?(?:formål|opgave|mål)|stræber efter|(?:vil|ønsker at) (?:bevare|bidrage|fremme|give|gøre|hjælpe|skabe|sprede|styrke|støtte|udbrede|udvikle|øge)|(?:arbejder|virker) for,? at',
    nouns:
      '\\p{L}*(?:projekt|initiativ|netværk|platform|hjemmeside|side|website|portal|tidsskrift|magasin|fællesskab|bevægelse|organisation|app)(?:e[nt]|[nt])?',
    whose:
      'hvis (?:\\p{L}+ )?(?:mål|formål|opgave) er|(?:der|som) har (?:til|som) (?:formål|mål|opgave)|er (?:skabt|lavet|udviklet) for at',
    more: '(?:projektets|initiativets|netværkets|platformens|hjemmesidens|portalens|tidsskriftets|bevægelsens) (?:\\p{L}+ )?(?:formål|mål|opgave) er|(?:vi|jeg) har (?:skabt|lavet|startet) (?:denne|dette) (?:side|hjemmeside|portal|projekt|platform) for at',
  },
  nb: {
    aim: '(?:hoved)?(?:formålet|målet|oppgaven|oppdraget)',
    is: 'er',
    of: `(?:med|for|til|hos) (?:dette )?(?:\\p{L}*prosjektet|initiativet|nettverket|magasinet|arkivet|tidsskriftet)(?: vårt)?|(?:med|for) (?:denne )?(?:plattformen|nettsiden|nettstedet|hjemmesiden|portalen|bevegelsen|databasen)(?: vår| vårt)?|med (?:siden|kampanjen|appen|konferansen|festivalen|konkurransen|programmet|biblioteket) vårt?|med (?:programmet|kampanjen|appen|festivalen)${NAME_BEHIND}`,
    body: '(?:dette )?(?:prosjektet|initiativet|nettverket|magasinet|biblioteket|arkivet|tidsskriftet)|(?:denne )?(?:plattformen|nettsiden|nettstedet|hjemmesiden|portalen|fellesskapet|bevegelsen)|(?:siden|kampanjen|appen|konferansen|festivalen|konkurransen|programmet) vårt?',
    aims: 'har (?:som|til) (?:\\p{L}+ )?(?:mål|formål|oppgave)|tar sikte på|streber etter|(?:vil|ønsker å) (?:bevare|bidra|fremme|gi|gjøre|hjelpe|skape|spre|styrke|støtte|utvikle|øke)|(?:arbeider|jobber) for å',
    nouns:
      '\\p{L}*(?:prosjekt|initiativ|nettverk|plattform|nettside|nettsted|hjemmeside|side|portal|tidsskrift|magasin|fellesskap|bevegelse|organisasjon|app)(?:e[nt]|[nt])?',
    whose: 'som (?:har (?:som|til) (?:mål|formål|oppgave)|tar sikte på)|er (?:laget|utviklet|skapt) for å',
    more: '(?:prosjektets|initiativets|nettverkets|plattformens|nettsidens|nettstedets|portalens|tidsskriftets|bevegelsens) (?:\\p{L}+ )?(?:formål|mål|oppgave|oppdrag) er|(?:vi|jeg) har (?:laget|startet) (?:denne|dette) (?:siden|nettsiden|nettstedet|portalen|prosjektet|plattformen) for å',
  },
  fi: {
    aim: '(?:pää)?(?:tavoit(?:teena|teet|e)|tarkoitu(?:ksena|s)|tehtävä(?:nä)?|päämäärä(?:nä)?|missio(?:na)?)',
    is: 'on|ovat',
    of: '(?:tämän |\\p{L}+ )?(?:\\p{L}*(?:hankkeen|projektin|sivuston|verkkosivuston|portaalin|palvelun|verkoston)|aloitteen|alustan|lehden|aikakauslehden|yhteisön|liikkeen|kirjaston|tietokannan|ohjelman|viraston)|(?:hankkeemme|projektimme|sivustomme|sivujemme|portaalimme|verkostomme|aloitteemme|alustamme|lehtemme|yhteisömme|kirjastomme|ohjelmamme|kampanjamme|sovelluksemme|konferenssimme|festivaalimme|kilpailumme)',
    aimLast: true,
    body: 'hanke|projekti|sivusto|sivustomme|hankkeemme|projektimme|verkosto|verkostomme|aloite|alusta|lehti|yhteisö|yhteisömme|kirjasto|kampanjamme|sovelluksemme',
    aims: 'pyrkii|edistää|haluaa (?:auttaa|edistää|tarjota|tuoda|vahvistaa|tukea)|tavoittelee',
    nouns:
      '\\p{L}*(?:hanke|projekti|sivusto(?:a)?|portaali|verkosto|aloite|alusta|lehti|yhteisö|järjestö|liitto|sovellus)',
    whose:
      '(?:jonka|joiden) (?:\\p{L}+ )?(?:tavoit(?:teena|teina|e)|tarkoitu(?:ksena|s)|tehtävä(?:nä)?) on|on (?:luotu|tehty|kehitetty),? jotta',
  },
};
