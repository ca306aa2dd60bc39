import { CONJUNCTIONS } from '../../shared/text/index.ts';
import type { GroupGrammar } from './grammar.ts';

export const GERMANIC: Readonly<Record<'de' | 'nl' | 'sv' | 'da' | 'nb', GroupGrammar>> = {
  de: {
    groups:
      '\\p{L}*(?:(?:entwickler|schüler|lehrer|gründer|unternehmer|anfänger|einsteiger|bürger|künstler|musiker|wissenschaftler|forscher|mitarbeiter|arbeitgeber|arbeitnehmer|besucher|anwender|betreiber|eigentümer|besitzer|inhaber|halter|nachfolger|handwerker|planer|berater|hersteller|händler|züchter|gärtner|winzer|bauer|fahrer|sportler|wanderer|läufer|radler|trainer|spieler|leser|hörer|käufer|verkäufer|mieter|vermieter|bewohner|einwohner|anwohner|betreuer|pfleger|therapeut|mediziner|programmierer|designer|gestalter|fotograf|redakteur|journalist|blogger|student|patient|klient|mandant|architekt|ingenieur|makler|investor|sammler|kenner|genießer|förderer|unterstützer|helfer|urlauber|camper|pendler|senior|partner|veranstalter|aussteller|produzent|lieferant|betreuer|pädagog|christ|rentner|azubi)(?:innen|\\*innen|:innen|_innen|en|n|s|e)?|studierende[nr]?|auszubildende[nr]?|lehrende[nr]?|forschende[nr]?|pflegende[nr]?|angehörige[nr]?|betroffene[nr]?|interessierte[nr]?|begeisterte[nr]?|berufstätige[nr]?|selbst(?:st)?ändige[nr]?|alleinerziehende[nr]?|reisende[nr]?|jugendliche[nr]?|erwachsene[nr]?|geflüchtete[nr]?|kreative[nr]?|freiwillige[nr]?|ehrenamtliche[nr]?|verantwortliche[nr]?|entscheider(?:innen)?|fachleute[n]?|fachkräfte[n]?|führungskräfte[n]?|lehrkräfte[n]?|betriebe[n]?|agenturen|startups?|start-ups|schulen|kitas|kindergärten|hochschulen|universitäten|familien|kinder[n]?|babys|mädchen|jungen|frauen|männer[n]?|eltern|großeltern|paare[n]?|praxen|kliniken|krankenhäuser[n]?|apotheken|ärzte[n]?|kanzleien|vereine[n]?|verbände[n]?|kommunen|städte[n]?|gemeinden|behörden|verwaltungen|ministerien|hotels|restaurants|cafés|gastronomie|hotellerie|handel|handwerk|mittelstand|industrie|werkstätten|geschäfte|läden|verlage|museen|bibliotheken|kirchen|pfarren|profis|fans|liebhaber[n]?|freunde[n]?|freelancer|offices|start-ups|kmu|haustiere|(?:privat|geschäfts|firmen|gewerbe|groß)kunden|(?:privat|einzel)personen|haushalte[n]?|hunde[n]?|katzen|heimtiere|haus- und heimtiere|schulklassen|bauherren|landwirte[n]?|gäste[n]?|reisegruppen|gruppen|teams|influencer|creator|stiftungen|investoren)',
    vague:
      'menschen|personen|alle[n]?|jede[nr]?|wer|leute[n]?|unternehmen|firmen|kunden|kundinnen(?: und kunden)?|nutzer(?:innen)?|mitglieder[n]?|organisationen|institutionen|einrichtungen|diejenigen',
    qualifiers: 'mit|ohne|die|der|aus|in|im|ab|bis|von|vom|zwischen|unter|über|jeden alters|und deren|und ihre[nr]?',
    stop: 'für|ist|sind|war|wird|werden|hat|haben|mit|von|vom|zu|zum|zur|bei|beim|auf|aus|nach|über|durch|als|wenn|dass|weil|wie|und|oder|aber|sie|wir|ich|du|ihr|es|er|nicht|kein\\p{L}*|auch|nur|noch|um|bis|seit|ohne|gegen|im|in|am|an|den|dem|des|das|dieser|diese|dieses|sein(?:e[rnms]?)?|mehr|einen?|einem?|einer|eines|wo|worin|welche\\p{L}*',
    fillers:
      'die|den|der|das|dem|alle[nr]?|ihre?[nmrs]?|deren|unsere?[nmrs]?|viele[nr]?|mehr|als|wir|sowohl|auch|jede[nmrs]?|eine?[nmrs]?|über|rund|\\d[\\d.]*',
    maxModifiers: 2,
    and: `${CONJUNCTIONS.de}|bis`,
    joiners: 'aber|auch',
    before: {
      addressed: '(?:sehr geehrte[nr]?|liebe[nr]?|werte)',
      designed:
        '(?:entwickelt|organisiert|veranstaltet|gemacht|ideal|geeignet|perfekt|gebaut|konzipiert|gedacht|offen|optimal|maßgeschneidert|richtet sich(?: an alle)?(?: [—–-])?(?: besonders)?(?: aber)?|richten sich|wendet sich|wenden sich|angebote?|software|plattform|lösung(?:en)?|programm|beratung|treffpunkt|anlaufstelle|verein|eignet sich|spezialisiert|empfohlen|von \\p{L}{3,20}(?:innen|er|en),?)(?: (?:speziell|vor allem|ausschließlich|sowohl|besonders|hervorragend))?(?: für| an| auf)',
      helps:
        '(?:(?:betreuung|beratung|unterstützung|förderung|begleitung|hilfe|angebote?|räume|therapie|behandlung|bildung|schulung|weiterbildung) (?:von|für)|helfen|hilft|unterstützen|unterstützt|begleiten|begleitet|fördern|fördert|vernetzt|verbindet|verbinden|bietet|bieten|vertritt|vertreten|beraten|berät|behandeln|behandelt|schulen|betreuen|betreut|arbeiten mit|beliefern|beliefert|bringt|zusammenarbeit mit)',
      condition:
        '(?:ob|egal,? ob|wenn|falls)(?: (?:sie|du))(?: als)?|egal,? ob(?: als)?|sie sind(?=[^.!]{3,80}\\?)|sind sie|bist du|(?<=^ob)(?: als)?',
      used: '(?:unsere|die) (?:kunden|kundinnen und kunden|mandanten|klienten|auftraggeber|patienten|gäste|leser|mitglieder|teilnehmer) (?:sind|kommen aus)|zu (?:unseren|den) (?:kunden|kundinnen und kunden|nutzern|gästen|lesern) (?:zählen|gehören)|(?:vertraut|genutzt|verwendet|eingesetzt|empfohlen) von',
      welcome: 'willkommen (?:sind|ist)|eingeladen (?:sind|ist)',
      community:
        '(?:gemeinschaft|zusammenschluss|netzwerk|verband|verein|vereinigung|treffpunkt|community) (?:von|für|der|aus)',
      for: '(?<!(?:leidenschaft|liebe|begeisterung|gespür|sinn|interesse|faible|auge|passion) )für|zielgruppen?:?|fokus(?: auf)?',
    },
    after: {
      designed: 'gleichermaßen',
      welcome: '(?:sind|ist) (?:\\p{L}+ )?willkommen',
      helps:
        'zu (?:unterstützen|helfen|begleiten|fördern|beraten|betreuen|vernetzen|verbinden|befähigen|entlasten)|(?:unterstützen|begleiten|beraten|betreuen|fördern) wir|helfen wir',
      can: '(?:können|finden|erhalten|nutzen|profitieren|bekommen)',
    },
  },
  nl: {
    groups:
      "\\p{L}*(?:ontwikkelaars|ondernemers|bedrijven|ondernemingen|bureaus|scholen|leerlingen|studenten|docenten|leraren|leerkrachten|ouders|kinderen|jongeren|volwassenen|ouderen|senioren|vrouwen|mannen|zzp[’']?ers|gezinnen|families|winkels|winkeliers|gemeenten|burgers|inwoners|bewoners|bezoekers|vrijwilligers|onderzoekers|wetenschappers|kunstenaars|muzikanten|beginners|liefhebbers|enthousiastelingen|professionals|patiënten|cliënten|verenigingen|overheden|sporters|fietsers|wandelaars|lezers|luisteraars|makers|ontwerpers|fotografen|artsen|huisartsen|therapeuten|zorgverleners|mantelzorgers|medewerkers|werkgevers|werknemers|werkzoekenden|starters|startups|particulieren|huurders|eigenaren|boeren|tuinders|hotels|restaurants|zorginstellingen|ziekenhuizen|bibliotheken|musea|kerken|gasten|toeristen|reizigers|vluchtelingen|nieuwkomers|deelnemers|fans|adverteerders|uitgevers|architecten|aannemers|installateurs|leveranciers|medestudenten|bedrijfsleven)",
    vague: 'mensen|iedereen|personen|klanten|leden|gebruikers|organisaties|instellingen|teams|wie|degenen',
    qualifiers: 'met|zonder|die|uit|in|van|op|tussen|aan|vanaf',
    stop: 'voor|is|zijn|was|wordt|worden|heeft|hebben|met|van|naar|bij|op|uit|over|door|als|wanneer|dat|omdat|hoe|en|of|maar|u|wij|we|ik|je|jij|het|hij|niet|geen|ook|om|te|tot|aan|in|dit|deze|die|waar\\p{L}*|meer|een|kan|kunnen|wil|willen',
    fillers: 'de|het|een|alle|onze|hun|meer|dan|veel|vele|elke|iedere|zowel|ruim|\\d[\\d.]*',
    maxModifiers: 2,
    and: CONJUNCTIONS.nl,
    joiners: 'maar|ook',
    before: {
      addressed: '(?:beste|geachte)',
      designed:
        '(?:gemaakt|ontworpen|ideaal|bedoeld|geschikt|perfect|open|gericht|speciaal|ontwikkeld|software|platform|oplossing) (?:voor|op)',
      helps:
        '(?<!onder )(?:begeleiding|ondersteuning|hulp|zorg|behandeling|opvang|onderwijs)(?: \\p{L}+)? (?:van|voor|aan)|(?:help ik|coach ik|helpt?|helpen|werken voor|behandelen|ondersteunt|ondersteunen|begeleidt|begeleiden|verbindt|verbinden|verenigt|brengt|vertegenwoordigt|werken met|brengt (?:[\\p{L}\\p{N}]+ ){0,4}(?:gemeenschap|netwerk) van)(?: (?:wij|we))?',
      condition: '(?:of (?:je|u) (?:nu )?(?:een )?|ben (?:je|jij|u)(?: een)?|bent u(?: een)?)',
      used: 'onze (?:klanten|opdrachtgevers|cliënten|leden|gasten|lezers) zijn|(?:gebruikt|vertrouwd|gekozen) door',
      community: '(?:gemeenschap|netwerk|vereniging|groep|community) (?:van|voor)',
      for: '(?<!(?:passie|liefde|gevoel|oog|hart) )voor',
    },
    after: {
      welcome: '(?:zijn|is) (?:\\p{L}+ )?welkom',
      helps: '(?:te )?(?:helpen|ondersteunen|verbinden|begeleiden|inspireren|verenigen|ontzorgen)',
      can: '(?:kunnen|vinden|krijgen)',
    },
  },
  sv: {
    groups:
      '\\p{L}*(?:utvecklare|företagare|företagen|företag|byråer|skolor|elever|studenter|lärare|föräldrar|barn|ungdomar|unga|vuxna|äldre|pensionärer|seniorer|kvinnor|män|familjer|butiker|kommuner|medborgare|invånare|boende|besökare|volontärer|forskare|konstnärer|musiker|nybörjare|entusiaster|älskare|proffs|yrkesverksamma|patienter|föreningar|myndigheter|idrottare|cyklister|vandrare|läsare|kreatörer|designers|formgivare|fotografer|läkare|vårdgivare|anhöriga|arbetsgivare|anställda|hantverkare|privatpersoner|hyresgäster|fastighetsägare|ägare|lantbrukare|hotell|restauranger|bibliotek|museer|församlingar|gäster|turister|resenärer|nyanlända|deltagare|arkitekter|byggare|entreprenörer|startups|säljare|köpare)',
    vague: 'människor|personer|alla|kunder|medlemmar|användare|organisationer|verksamheter|team|den|dig',
    qualifiers: 'med|utan|som|från|i|på|mellan|över|under',
    stop: 'för|är|var|blir|har|med|av|till|vid|på|ur|över|genom|om|när|att|eftersom|hur|och|eller|men|du|vi|jag|ni|det|han|hon|inte|ingen|också|i|detta|denna|mer|en|ett|kan|som',
    fillers: 'de|den|det|en|ett|alla|vår|vårt|våra|deras|många|både|varje|\\d[\\d.]*',
    maxModifiers: 2,
    and: CONJUNCTIONS.sv,
    before: {
      addressed: '(?:kära|bästa)',
      designed:
        '(?:gjord|byggd|skapad|utvecklad|avsedd|anpassad|passar|perfekt|idealisk|öppen|öppet|riktar sig|vänder sig|program|plattform|lösning)(?:t|a)? (?:för|till)|passar',
      helps:
        '(?:stöd|hjälp|utbildning|omsorg|behandling|undervisning) (?:för|till|av)|(?:(?:hjälper|stödjer|stöttar|utbildar|coachar) jag|hjälper|stödjer|stöttar|förenar|samlar|företräder|utbildar|erbjuder|samarbetar med|har hjälpt)(?: vi)?',
      condition: '(?:oavsett om|vare sig|om) du är(?: en| ett)?|är du(?: en| ett)?',
      used: 'våra (?:kunder|medlemmar|gäster|läsare) är|(?:används|uppskattad|vald) av',
      community: '(?:förening|nätverk|gemenskap|mötesplats|förbund) (?:för|av)',
      for: 'för|till|åt',
    },
    after: { welcome: '(?:är|hälsas) (?:\\p{L}+ )?välkomna', can: '(?:kan|får|hittar)' },
  },
  da: {
    groups:
      '\\p{L}*(?:udviklere|iværksættere|virksomheder|bureauer|skoler|elever|studerende|studenter|lærere|undervisere|forældre|børn|unge|voksne|ældre|seniorer|kvinder|mænd|familier|butikker|kommuner|borgere|beboere|besøgende|frivillige|forskere|kunstnere|musikere|begyndere|entusiaster|elskere|professionelle|fagfolk|patienter|foreninger|myndigheder|sportsfolk|cyklister|vandrere|læsere|designere|fotografer|læger|pårørende|arbejdsgivere|medarbejdere|ansatte|håndværkere|private|lejere|ejere|landmænd|hoteller|restauranter|biblioteker|museer|menigheder|gæster|turister|rejsende|deltagere|arkitekter|entreprenører|startups|selvstændige)',
    vague: 'mennesker|personer|alle|kunder|medlemmer|brugere|organisationer|teams|dem|dig',
    qualifiers: 'med|uden|som|der|fra|i|på|mellem|over|under',
    stop: 'for|er|var|bliver|har|med|af|til|ved|på|over|gennem|om|når|at|fordi|hvordan|og|eller|men|du|vi|jeg|det|han|hun|ikke|ingen|også|i|dette|denne|mere|en|et|kan|som|der',
    fillers: 'de|den|det|en|et|alle|vores|deres|mange|både|hver|\\d[\\d.]*',
    maxModifiers: 2,
    and: CONJUNCTIONS.da,
    before: {
      addressed: 'kære',
      designed:
        '(?:lavet|bygget|skabt|udviklet|beregnet|tilpasset|velegnet|egnet|perfekt|ideel|åben|åbent|henvender sig|retter sig|program|platform|løsning) (?:for|til|mod)',
      helps:
        '(?:støtte|hjælp|uddannelse|omsorg|behandling|undervisning) (?:for|til|af)|(?:(?:hjælper|støtter|uddanner|coacher) jeg|hjælper|støtter|forener|samler|repræsenterer|uddanner|tilbyder|samarbejder med|har hjulpet)(?: vi)?',
      condition: '(?:uanset om|hvad enten|hvis) du er(?: en| et)?|er du(?: en| et)?',
      used: 'vores (?:kunder|medlemmer|gæster|læsere) er|(?:bruges|elsket|valgt) af',
      community: '(?:forening|netværk|fællesskab|mødested|forbund) (?:for|af)',
      for: 'for|til',
    },
    after: { welcome: '(?:er) (?:\\p{L}+ )?velkomne', can: '(?:kan|får|finder)' },
  },
  nb: {
    groups:
      '\\p{L}*(?:utviklere|gründere|bedrifter|selskaper|byråer|skoler|elever|studenter|lærere|foreldre|barn|unge|ungdom|voksne|eldre|seniorer|kvinner|menn|familier|butikker|kommuner|borgere|innbyggere|beboere|besøkende|frivillige|forskere|kunstnere|musikere|nybegynnere|entusiaster|elskere|profesjonelle|fagfolk|pasienter|foreninger|lag|myndigheter|idrettsutøvere|syklister|turgåere|lesere|designere|fotografer|leger|pårørende|arbeidsgivere|ansatte|håndverkere|privatpersoner|leietakere|eiere|bønder|hoteller|restauranter|biblioteker|museer|menigheter|gjester|turister|reisende|deltakere|arkitekter|entreprenører|startups)',
    vague:
      'mennesker|menneske|folk|personer|alle|kunder|kundar|medlemmer|medlemmar|brukere|brukarar|organisasjoner|virksomheter|verksemder|team|de|dei|deg|dykk',
    qualifiers: 'med|uten|som|fra|i|på|mellom|over|under',
    stop: 'for|er|var|blir|har|med|av|til|ved|på|over|gjennom|om|når|at|fordi|hvordan|og|eller|men|du|vi|jeg|det|han|hun|ikke|ingen|også|i|dette|denne|mer|en|et|ei|kan|som',
    fillers: 'de|den|det|en|et|ei|alle|vår|vårt|våre|deres|mange|både|hver|\\d[\\d.]*',
    maxModifiers: 2,
    and: CONJUNCTIONS.nb,
    before: {
      addressed: 'kjære',
      designed:
        '(?:laget|bygget|skapt|utviklet|beregnet|tilpasset|egnet|passer|perfekt|ideell|åpen|åpent|henvender seg|retter seg|program|plattform|løsning) (?:for|til|mot)',
      helps:
        '(?:støtte|hjelp|utdanning|omsorg|behandling|undervisning) (?:for|til|av)|(?:(?:hjelper|støtter|utdanner|coacher) jeg|hjelper|støtter|forener|samler|representerer|utdanner|tilbyr|samarbeider med|har hjulpet)(?: vi)?',
      condition: '(?:uansett om|enten|hvis) du er(?: en| et)?|er du(?: en| et)?',
      used: 'våre (?:kunder|medlemmer|gjester|lesere) er|(?:brukes|elsket|valgt) av',
      community: '(?:forening|nettverk|fellesskap|møteplass|forbund) (?:for|av)',
      for: 'for|til',
    },
    after: { welcome: '(?:er) (?:\\p{L}+ )?velkomne', can: '(?:kan|får|finner)' },
  },
};
