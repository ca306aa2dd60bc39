/**
 * How a language says what kind of thing something is. Each is a pattern with one group, the noun phrase: "X is a PHRASE
 * for…", or a text that opens with one: "A PHRASE for…".
 */
export interface CategoryGrammar {
  /** "is a", after the name. */
  copula: string;
  /** Articles that open a phrase without a verb. */
  article: string;
  /** Words that end the phrase. */
  stop: string;
  /** Praise: says how good it is, not what it is. */
  praise: string;
  /** Nouns that say nothing by themselves. */
  generic: string;
  /** The words that name the kind come first ("plateforme de livraison") and not last ("delivery platform"). */
  headFirst?: boolean;
  /** Praise and terms of several words, which are read as one: "easy to use". */
  joined?: string;
}

/** By language. */
export const CATEGORY_GRAMMARS: Readonly<Record<string, CategoryGrammar>> = {
  en: {
    copula:
      "(?:is|are|was founded as|['’]s)(?: now| also| still)?(?: (?:an?|the|your|our|one of the|[\\p{L}'’]+['’]s)|(?= (?:free |open[- ]source |free and open[- ]source )?(?:software|middleware)))",
    article: '(?:an?|the)',
    stop: "for|that|which|who|whose|to|of|in|at|on|from|with|by|where|when|offering|providing|serving|helping|designed|built|made|based|located|and|or|as|about|dedicated|specializing|specialising|specialized|working|run|using|powered|written|since|near|inspired|bringing|creating|operating|headquartered|founded|focusing|focused|committed|delivering|supplying|representing|celebrating|connecting|empowering|enabling|across|around|between|through|like|so|because|but|is|are|was|will|can|has|have|you|we|it|lets|that[’']s|who[’']s|created|maintained|developed|backed|supported|owned|makes|used|organi[sz]ed|held|founded|committed|focused|aimed|aiming",
    praise:
      "(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d+)-(?:person|man|woman|strong|member|people)|most|more|very|truly|highly|easy|easiest|simple|simplest|simply|powerful|reliable|fast|fastest|faster|blazing|lightning|modern|beautiful|great|greatest|best|better|leading|top|premier|unique|awesome|amazing|perfect|ultimate|popular|new|next|generation|next-generation|first|only|free|full|complete|comprehensive|robust|scalable|flexible|elegant|lightweight|smart|smarter|innovative|world['’]s|world-class|high-quality|high-performance|trusted|secure|friendly|user-friendly|small|big|largest|biggest|oldest|little|tiny|minimal|clean|fresh|delicious|easy-to-use|all-in-one|one-stop|award-winning|cutting-edge|state-of-the-art|different|better|good|real|true|way|place|home|easily|most-\\p{L}+|\\p{L}+-to-\\p{L}+|full-featured|feature-rich|feature-packed|privacy-(?:first|focused|friendly)|radically|fully|beautifully|carefully|seriously|surprisingly|insanely|completely|totally|remarkably|deeply|mature|stable|yet|resulting|efficient|universal|delightful|opinionated|intuitive|crazy-powerful|vibrant|dynamic|passionate|proud|annual|yearly|global|international|national|local|regional|open|official|young|growing|dedicated|independent|general|single|multi|set|kind|type|part|number|group|series|variety|range|pure|really|super|extremely|incredibly",
    generic:
      'system|solution|tool|platform|way|place|thing|project|company|organization|organisation|group|team|website|site|page|home|people|community|product|service|event|program|programme|initiative|collection|set|list|world|part|result|package|resource|app|application|space|network|work|alternative|successor|fork|version|replacement|name|brand|family|example|source|choice|option|approach|technology|standard|idea|mission|goal|key|heart|hub|member|leader|provider|partner|destination|experience|journey|future|answer|guide|reason|start|story|sum|library',
    joined:
      '(?:easy|simple|free|ready|quick|fun)[- ]to[- ](?:use|learn|install|understand|read|set up|deploy|maintain|play)|most (?:advanced|complete|comprehensive|customi[sz]able|deployed|downloaded|flexible|loved|mature|popular|powerful|stable|trusted|used|widely used)|open source|high performance|privacy (?:first|focused|friendly)|state of the art|\\p{L}+ as (?:code|a service)',
  },
  de: {
    copula: '(?:ist|sind|wurde als)(?: heute| auch)? (?:eine?|der|die|das|ihre?|unsere?)',
    article: 'eine?',
    stop: 'für|zum|zur|mit|von|vom|in|im|am|an|aus|auf|bei|der|die|das|den|dem|des|und|oder|um|zu|seit|als|sowie|rund|gegen|über|nach|mitten|welche[rs]?|ist|sind|hat|bietet|unter|zwischen|ohne',
    praise:
      'einfache[rsn]?|moderne[rsn]?|schnelle[rsn]?|neue[rsn]?|beste[rsn]?|führende[rsn]?|kleine[rsn]?|große[rsn]?|gemeinnützige[rsn]?|eingetragene[rsn]?|unabhängige[rsn]?|innovative[rsn]?|junge[rsn]?|freie[rsn]?|offene[rsn]?|leistungsstarke[rsn]?|professionelle[rsn]?|zuverlässige[rsn]?|einzigartige[rsn]?|erste[rsn]?|größte[rsn]?|älteste[rsn]?|lokale[rsn]?',
    generic:
      'lösung|projekt|unternehmen|firma|organisation|gruppe|team|webseite|seite|ort|zusammenschluss|produkt|initiative|partner|ansprechpartner|system|werkzeug|plattform|teil|weg|art|form|name',
  },
  fr: {
    copula: "(?:est|sont)(?: aujourd['’]hui| aussi)? (?:une?|la|le|les|des|l['’]|votre|notre)",
    article: '(?:une?|la (?=(?:plus|premi|meilleur))|le (?=(?:plus|premi|meilleur)))',
    stop: 'pour|qui|que|dont|où|avec|et|ou|par|dans|en|sur|situées?|basées?|créées?|fondées?|dédiées?|spécialisées?|composées?|permettant|proposant|offrant|conçue?|visant|afin|est|sont|à|au|aux|chez|depuis',
    praise:
      'nouvelle?|nouveau|meilleure?|premi(?:er|ère)|seule?|grande?|petite?|vraie?|simple|rapide|moderne|gratuite?|libre|puissante?|unique|jeune',
    generic:
      'solution|projet|entreprise|société|organisation|groupe|équipe|site|page|lieu|produit|initiative|outil|plateforme|système|partie|moyen|façon|nom|espace',
    headFirst: true,
  },
  es: {
    copula: '(?:es|son|somos)(?: también)? (?:una?|el|la|los|las|tu|su|nuestr[oa])',
    article: '(?:una?|(?:el|la) (?=(?:mejor|mayor|primer|más|únic)))',
    stop: 'para|que|donde|con|y|e|o|por|en|sobre|situad[oa]|ubicad[oa]|cread[oa]|fundad[oa]|dedicad[oa]|especializad[oa]|compuest[oa]|diseñad[oa]|sin|formad[oa]|es|son|desde|a|al',
    praise:
      'nuev[oa]|mejor|mayor|más|primer[oa]?|únic[oa]|gran|pequeñ[oa]|sencill[oa]|rápid[oa]|modern[oa]|gratuit[oa]|libre|poderos[oa]|joven|verdader[oa]',
    generic:
      'solución|proyecto|empresa|organización|grupo|equipo|sitio|página|lugar|producto|iniciativa|herramienta|plataforma|sistema|parte|forma|manera|nombre|espacio',
    headFirst: true,
  },
  it: {
    copula: "(?:è|sono|siamo)(?: anche)? (?:una?|uno|un['’]|il|la|lo|l['’]|i|gli|le|la tua|il tuo)",
    article: '(?:una?|uno|(?:il|la) (?=(?:miglior|prim|più|unic)))',
    stop: 'per|che|dove|con|e|ed|o|in|nel|nella|su|situat[oa]|nat[oa]|fondat[oa]|dedicat[oa]|specializzat[oa]|compost[oa]|pensat[oa]|senza|format[oa]|è|sono|da|dal|a|ad|al',
    praise:
      'nuov[oa]|miglior[ei]?|prim[oa]|unic[oa]|grande|piccol[oa]|semplice|veloce|modern[oa]|gratuit[oa]|liber[oa]|giovane|ver[oa]',
    generic:
      'soluzione|progetto|azienda|organizzazione|gruppo|squadra|sito|pagina|luogo|prodotto|iniziativa|strumento|piattaforma|sistema|parte|modo|nome|spazio',
    headFirst: true,
  },
  pt: {
    copula: '(?:é|são|somos)(?: também)? (?:uma?|o|a|os|as|seu|sua|nosso|nossa)',
    article: '(?:uma?|[ao] (?=(?:maior|melhor|primeir|mais|únic)))',
    stop: 'para|que|onde|com|e|ou|por|em|no|na|sobre|situad[oa]|localizad[oa]|criad[oa]|fundad[oa]|dedicad[oa]|especializad[oa]|compost[oa]|projetad[oa]|sem|formad[oa]|é|são|desde|ao|à',
    praise:
      'nov[oa]|melhor|maior|mais|primeir[oa]|únic[oa]|grande|pequen[oa]|simples|rápid[oa]|modern[oa]|gratuit[oa]|livre|poderos[oa]|jovem|verdadeir[oa]',
    generic:
      'solução|projeto|empresa|organização|grupo|equipe|site|página|lugar|produto|iniciativa|ferramenta|plataforma|sistema|parte|forma|maneira|nome|espaço',
    headFirst: true,
  },
  nl: {
    copula: '(?:is|zijn)(?: ook)? (?:een|de|het|jouw|uw|dé|hét)',
    article: '(?:een|de|het)',
    stop: 'voor|die|dat|waar|met|van|in|op|uit|bij|en|of|om|door|aan|te|naar|tussen|sinds|gevestigd|gelegen|gericht|is|zijn|als|zonder',
    praise:
      'nieuwe?|beste|eerste|enige|grote?|kleine?|eenvoudige?|snelle?|moderne?|gratis|vrije?|krachtige?|unieke?|jonge?|echte?',
    generic:
      'oplossing|project|bedrijf|organisatie|groep|team|site|website|pagina|plek|product|initiatief|tool|platform|systeem|deel|manier|naam',
  },
  sv: {
    copula: 'är (?:en|ett|den|det|din)',
    article: '(?:en|ett)',
    stop: 'för|som|där|med|av|i|på|från|hos|och|eller|att|till|vid',
    praise: 'ny|nya|bästa|första|enda|stor|liten|enkel|snabb|modern|gratis|unik',
    generic:
      'lösning|projekt|företag|organisation|grupp|team|webbplats|sida|plats|produkt|verktyg|plattform|system|del|sätt',
  },
  da: {
    copula: 'er (?:en|et|den|det|din)',
    article: '(?:en|et)',
    stop: 'for|som|der|hvor|med|af|i|på|fra|hos|og|eller|at|til|ved',
    praise: 'ny|nye|bedste|første|eneste|stor|lille|enkel|hurtig|moderne|gratis|unik',
    generic:
      'løsning|projekt|virksomhed|organisation|gruppe|team|hjemmeside|side|sted|produkt|værktøj|platform|system|del|måde',
  },
  nb: {
    copula: 'er (?:en|ei|et|den|det|din)',
    article: '(?:en|ei|et)',
    stop: 'for|som|der|hvor|med|av|i|på|fra|hos|og|eller|å|til|ved',
    praise: 'ny|nye|beste|første|eneste|stor|liten|enkel|rask|moderne|gratis|unik',
    generic:
      'løsning|prosjekt|bedrift|organisasjon|gruppe|team|nettsted|side|sted|produkt|verktøy|plattform|system|del|måte',
  },
  ru: {
    copula: '(?:[—–-] ?(?:это )?|это |является )',
    article: '(?!)',
    stop: 'для|который|которая|которое|которые|где|с|в|на|и|или|от|по|из|при|без|о|об|со|во|к',
    praise:
      'нов\\p{L}+|лучш\\p{L}+|перв\\p{L}+|единственн\\p{L}+|больш\\p{L}+|современн\\p{L}+|бесплатн\\p{L}+|прост\\p{L}+|быстр\\p{L}+|уникальн\\p{L}+|ведущ\\p{L}+',
    generic:
      'решение|проект|компания|организация|группа|команда|сайт|страница|место|продукт|инструмент|платформа|система|часть|способ',
    headFirst: true,
  },
  uk: {
    copula: '(?:[—–-] ?(?:це )?|це |є )',
    article: '(?!)',
    stop: 'для|який|яка|яке|які|де|з|із|в|у|на|і|й|та|або|від|по|при|без|про|зі|до',
    praise:
      'нов\\p{L}+|найкращ\\p{L}+|перш\\p{L}+|єдин\\p{L}+|велик\\p{L}+|сучасн\\p{L}+|безкоштовн\\p{L}+|прост\\p{L}+|швидк\\p{L}+|унікальн\\p{L}+|провідн\\p{L}+',
    generic:
      'рішення|проєкт|проект|компанія|організація|група|команда|сайт|сторінка|місце|продукт|інструмент|платформа|система|частина|спосіб',
    headFirst: true,
  },
  pl: {
    copula: '(?:to|jest)',
    article: '(?!)',
    stop: 'dla|który|która|które|gdzie|z|ze|w|we|na|i|lub|oraz|od|do|po|przy|bez|o',
    praise:
      'now\\p{L}+|najlepsz\\p{L}+|pierwsz\\p{L}+|jedyn\\p{L}+|wielk\\p{L}+|nowoczesn\\p{L}+|darmow\\p{L}+|prost\\p{L}+|szybk\\p{L}+|wyjątkow\\p{L}+',
    generic:
      'rozwiązanie|projekt|firma|organizacja|grupa|zespół|strona|miejsce|produkt|narzędzie|platforma|system|część|sposób',
    headFirst: true,
  },
  cs: {
    copula: 'je',
    article: '(?!)',
    stop: 'pro|který|která|které|kde|s|se|v|ve|na|a|i|nebo|od|do|po|při|bez|o|z|ze',
    praise: 'nov\\p{L}+|nejlepší|první|jedin\\p{L}+|velk\\p{L}+|moderní|bezplatn\\p{L}+|jednoduch\\p{L}+|rychl\\p{L}+',
    generic:
      'řešení|projekt|firma|organizace|skupina|tým|web|stránka|místo|produkt|nástroj|platforma|systém|část|způsob',
    headFirst: true,
  },
  mk: {
    copula: 'е(?: (?:еден|една|едно))?',
    article: '(?!)',
    stop: 'за|да|кој|која|кое|кои|што|каде|со|во|на|и|или|од|по|при|без|до|кај|преку|основан\\p{L}*',
    praise:
      'нов\\p{L}*|најдобр\\p{L}+|прв\\p{L}+|единствен\\p{L}+|најголем\\p{L}+|голем\\p{L}*|модер\\p{L}+|бесплат\\p{L}+|водеч\\p{L}+|уникат\\p{L}+',
    generic:
      'решение|проект|компанија|организација|група|тим|страница|место|производ|алатка|платформа|систем|дел|начин|фирма|друштво',
    headFirst: true,
  },
  sq: {
    copula: '(?:është|eshte) (?:një|nje)',
    article: '(?:një|nje)',
    stop: 'për|që|ku|me|në|ne|nga|dhe|ose|prej|pa|nën|cila|cili|e cila|i cili|si|është|ka|ofron',
    praise: 'ri|re|më|parë|vetm\\p{L}+|madh\\p{L}*|modern\\p{L}*|unik\\p{L}*',
    generic:
      'zgjidhje|projekt|kompani|organizatë|grup|ekip|faqe|vend|produkt|iniciativë|mjet|platformë|sistem|pjesë|mënyrë|emër|hapësirë',
    headFirst: true,
  },
};
