import { CONJUNCTIONS } from '../../shared/text/index.ts';
import type { GroupGrammar } from './grammar.ts';

/** A verb in front of a group says what is done with it, and is no part of its name: "para aproximar estudantes". */
const INFINITIVE = { es: '\\p{L}{3,}[aei]r', it: '\\p{L}{3,}[aei]re' } as const;

export const ROMANCE: Readonly<Record<'fr' | 'es' | 'it' | 'pt', GroupGrammar>> = {
  fr: {
    groups:
      "développeu(?:rs|ses)|programmeurs|entreprises|pme|tpe|équipes|agences|écoles|collèges|lycées|universités|élèves|collégiens|lycéens|étudiant(?:e?s|·es)|enseignant(?:e?s|·es)|professeurs|formateurs|parents|enfants|bébés|adolescents|ados|jeunes|adultes|seniors|aînés|retraités|femmes|hommes|couples|familles|indépendants|freelances?|entrepreneurs|créateurs|créatifs|dirigeants|managers|salariés|employeurs|employés|commerçants|commerces|artisans|industriels|collectivités|communes|mairies|villes|associations|clubs|restaurateurs|restaurants|hôteliers|hôtels|startups|start-ups|particuliers|professionnels|boulangers|producteurs|maraîchers|agriculteurs|éleveurs|vignerons|citoyen(?:ne)?s|habitant(?:e?s|·es)|riverains|locataires|propriétaires|bailleurs|visiteurs|touristes|voyageurs|vacanciers|randonneurs|cyclistes|motards|bénévoles|chercheurs|scientifiques|artistes|musiciens|photographes|designers|graphistes|architectes|ingénieurs|techniciens|débutants|amateurs|passionnés|curieux|patients|soignants|aidants|médecins|infirmiers|kinésithérapeutes|pharmacien(?:ne)?s|pharmacies|officinaux|officines|hôpitaux|cliniques|établissements(?: de santé)?|laboratoires|éditeurs|administrations|ministères|musées|bibliothèques|médiathèques|contributeurs|utilisateurs|lecteurs|joueurs|sportifs|avocats|notaires|comptables|experts|consultants|investisseurs|fournisseurs|distributeurs|réfugiés|migrants|demandeurs d['’]emploi|sourds|malentendants|acteurs|décideurs|élus|personnes âgées|personnes handicapées|groupes|séminaires",
    vague:
      'personnes|gens|tous|toutes|ceux|celles|clients|membres|usagers|organisations|institutions|structures|public|chacun',
    qualifiers:
      "en|avec|sans|qui|de|du|des|d['’]|ayant|souhaitant|désirant|cherchant|rencontrant|recherchant|confronté(?:e?s|·es)|à|au|atteintes?|vivant|désireu(?:x|ses)|dont|entre",
    stop: 'afin|qui|que|quoi|dont|où|est|sont|était|être|avoir|a|ont|avec|sans|par|dans|sur|sous|chez|vers|entre|nous|vous|je|tu|il|elle|ils|elles|on|se|ne|pas|plus|comme|si|quand|mais|et|ou|donc|un|une|le|la|ce|cette|ces|votre|notre|faire|tout',
    fillers:
      "aussi bien|tant|autant|à la fois|les|des|aux?|le|la|l['’]|tous|toutes|leurs?|nos|de|du|plus|chaque|un|une|\\d[\\d.]*",
    postposed: '(?!\\p{L}*(?:ons|mes|tes|ants)$)\\p{L}{3,}(?:[^aiou]s|aux|eux|ls|is)',
    adjective:
      '(?<!\\p{L})(?:jeunes?|petite?s?|grande?s?|future?s?|nouve(?:au|aux|lles?)|anciens?|anciennes?|premi(?:er|ère)s?|vieux|vieilles?|meilleure?s?|bonne?s?|bons?|beaux|belles?|vraie?s?|simples?|multiples?|diff[ée]rent[es]*|divers(?:es)?|certaine?s?|nombreu(?:x|ses)|autres?|propres?|jolie?s?|chers?|chères?|très|moyennes?|moyens?|éventuel(?:le)?s?|véritables?|principa(?:ux|les)|seuls?|même|mêmes|non|auto|micro|super|ex|primo)',
    maxModifiers: 1,
    and: `${CONJUNCTIONS.fr}|mais aussi|comme|(?:autant|aussi bien) que(?: pour)?|(?<=(?<!\\p{L})(?:(?:aussi bien|autant) (?:[^.,;:!?]{1,60} )?|(?<!en )tant [^.,;:!?]{1,60} ))que(?= (?:les|des|aux|pour) )`,
    joiners: 'mais|aussi',
    before: {
      addressed: '(?:chers|chères)(?: (?:nos|toutes? et tous|tous))?',
      designed:
        "(?:conçu|fait|organisé|pensé|idéal|parfait|destiné|ouvert|accessible|adapté|dédié|réservé|développé|créé|proposé|logiciel|plateforme|application|appli|outil|solution|service)e?s? (?:spécialement |exclusivement )?(?:pour|à|aux?)(?: tous)?(?: les| des)?|par (?:des|les) \\p{L}{3,20},? pour(?: (?:des|les))?|s['’]adresse(?:nt)? (?:à|aux?)(?: tous)?(?: les)?",
      helps:
        '(?:accompagnement|soutien|aide|formation|insertion|accueil|prise en charge|éducation)(?: \\p{L}+)? (?:des?|aux?|à)(?: les)?|(?:aid(?:e|ons|ent)|accompagn(?:e|ons|ent)|soutien(?:t|nent)|soutenir|soutenons|aider|accompagner|permet(?:tent|tons)? aux?|réunit|rassemble|regroupe|accueille|accueillons|représente|forme|formons|fédère|travaillons (?:avec|pour)|intervenons auprès|venir en aide aux?|(?:vien[st]|venons) en aide aux?|propose(?:ns|nt)? aux?|offre aux?|auprès)(?: (?:de|d’|à))?(?: les| des)?',
      connects: '(?:connecte|relie|met en relation|mettons en relation|rapproche)(?: les| des)?',
      condition: '(?:que vous soyez|si vous êtes|êtes-vous|vous êtes|tu es)(?: une?| des)?(?=[^.!;]{3,80}(?:\\?|,))',
      used: 'nos (?:clients|adhérents|patients|lecteurs|membres|usagers) sont(?: des| les)?|rejoignez(?: (?:plus de|les))?(?= \\d)|(?:utilisé|apprécié|choisi|adopté|plébiscité)e?s? par(?: les| des)?',
      community:
        "(?:au service|à destination|au profit|à l['’]attention|à l['’]intention) d(?:es?|u|e l['’])|coopérative (?:de |d['’])|(?:communauté|réseau|association|groupe|collectif|rencontre) (?:de|des|d[’']|pour)",
      for: '(?<!(?:passion|amour|goût) )pour(?: les| des)?',
    },
    after: {
      welcome: 'sont (?:\\p{L}+ )?(?:bienvenue?s?|les bienvenue?s)',
      can: '(?:peuvent|pourront|trouvent|trouveront)',
    },
  },
  es: {
    groups:
      'desarrollador[ae]s|programador[ae]s|empresas|pymes|equipos|agencias|escuelas|colegios|institutos|universidades|estudiantes|alumn[oa]s|docentes|profesor[ae]s|maestr[oa]s|padres|madres|niñ[oa]s|jóvenes|adolescentes|adultos|mayores|mujeres|hombres|parejas|familias|familiares|cuidador[ae]s|autónom[oa]s|comercios|negocios|emprendedor[ae]s|restaurantes|hoteles|bares|cafeterías|colmados|farmacias|farmacéuticos|profesionales|clínicas|hospitales|ayuntamientos|municipios|administraciones|agricultores|ganaderos|productores|cooperativas|tiendas|supermercados|distribuidor[ae]s|mayoristas|minoristas|ciudadan[oa]s|vecin[oa]s|residentes|visitantes|turistas|viajer[oa]s|huéspedes|voluntari[oa]s|investigador[ae]s|científic[oa]s|artistas|músicos|fotógraf[oa]s|diseñador[ae]s|arquitect[oa]s|ingenier[oa]s|técnic[oa]s|principiantes|aficionad[oa]s|amantes|apasionad[oa]s|pacientes|comunidades|trabajador[ae]s|empleados|directivos|migrantes|refugiados|propietari[oa]s|inquilin[oa]s|inversores|deportistas|ciclistas|jugadores|lectores|creador[ae]s|abogad[oa]s|asesorías|gestorías|talleres|industria|hostelería|retail|startups|asociaciones|fundaciones|ong|grupos|afectad[oa]s|mascotas|perros|gatos',
    vague:
      'personas|gente|tod[oa]s|quienes|aquell[oa]s|clientes|miembros|usuari[oa]s|organizaciones|instituciones|entidades|público|cualquiera',
    qualifiers: 'con|sin|que|de|del|en|entre|afectadas?|interesad[oa]s|mayores|menores',
    stop: 'principalmente|especialmente|que|quien|cual|donde|es|son|era|ser|estar|está|están|ha|han|con|sin|por|en|sobre|bajo|desde|hasta|nosotros|yo|tú|él|ella|ellos|se|no|si|cuando|pero|y|o|un|una|el|la|este|esta|estos|su|hacer|más|para|como',
    fillers: `desde|las|los|la|el|tod[oa]s?|sus|nuestr[oa]s|más|de|much[oa]s|cada|una?|tanto|a|\\d[\\d.]*|${INFINITIVE.es}`,
    postposed: '(?!\\p{L}*(?:mos|ntes|éis|áis)$)\\p{L}{3,}[aeo]s',
    maxModifiers: 1,
    and: `${CONJUNCTIONS.es}|como|y a`,
    joiners: 'pero|también',
    before: {
      addressed: '(?:querid|estimad|apreciad)[oa]s',
      designed:
        '(?:diseñad[oa]s?|organizad[oa]s?|hech[oa]s?|pensad[oa]s?|ideal(?:es)?|perfect[oa]s?|dirigid[oa]s?|orientad[oa]s?|abiert[oa]s?|cread[oa]s?|desarrollad[oa]s?|especializad[oa]s?|accesible|software|plataforma|herramienta|solución|soluciones|app|servicios?) (?:especialmente |exclusivamente )?(?:para|a|(?<!servicios? )en)(?: tod[oa]s)?(?: (?:las|los))?',
      helps:
        '(?:apoyo|ayuda|atención|formación|educación|desarrollo|inclusión|acompañamiento|cuidado)(?: \\p{L}+)? (?:a|al|de|del)(?: las| los)?|(?:ayud(?:a|an|amos|ando|ar)|apoy(?:a|an|amos|ar)|acompañ(?:a|an|amos|ar)|atend(?:er|emos)|atiende|reún(?:e|en)|reunimos|agrupa|permit(?:e|en|imos|ir)(?: que| a)?(?: tod[oa]s)?|capacita(?:mos)?|formamos|trabajamos para|representa(?:mos)?|distribuimos|servimos|trabajamos con|vendemos|ofrecemos)(?: y (?:ayudar|apoyar|representar|acompañar|atender))?(?: tanto)?(?: a)?(?: (?:las|los))?',
      connects: '(?:conecta(?:mos|r)?|une|unimos|vincula(?:mos)?)(?: a)?(?: (?:las|los))?',
      condition:
        '(?:ya seas?|ya sean|tanto si eres|si eres|eres|sos|si sos|tanto si es|si es usted|(?:si )?tienes|seas)(?: una?)?',
      used: 'nuestros (?:clientes|socios|pacientes|lectores|alumnos) son|(?:usad[oa]|utilizad[oa]|elegid[oa]) por(?: (?:las|los))?',
      community:
        'al servicio de(?: (?:las|los))?|cooperativa de(?: \\p{L}+ de)?|(?:comunidad|red|asociación|grupo|encuentro|colectivo) (?:de|para)',
      for: 'para(?: tod[oa]s)?(?: (?:las|los))?',
    },
    after: { welcome: 'son (?:\\p{L}+ )?bienvenid[oa]s', can: '(?:pueden|podrán|encuentran|encontrarán)' },
  },
  it: {
    groups:
      'sviluppatori|programmatori|aziende|imprese|pmi|squadre|agenzie|scuole|università|studenti|insegnanti|docenti|genitori|bambini|ragazz[ie]|giovani|adolescenti|adulti|anziani|donne|uomini|coppie|artigiani|famiglie|professionisti|ristoranti|ristoratori|hotel|albergatori|negozi|commercianti|cittadin[ie]|residenti|visitatori|turisti|viaggiatori|escursionisti|ciclisti|ospiti|soci|volontari|ricercatori|studiosi|scienziati|artisti|musicisti|fotografi|designer|grafici|architetti|ingegneri|tecnici|principianti|appassionat[ie]|amanti|amatori|pazienti|medici|infermieri|farmacie|farmacisti|ospedali|cliniche|enti|comuni|pubbliche amministrazioni|comunità|imprenditori|startup|freelance|associazioni|cooperative|agricoltori|produttori|allevatori|viticoltori|lavoratori|dipendenti|manager|datori di lavoro|privati|studi professionali|proprietari|inquilini|investitori|sportivi|giocatori|lettori|creativi|avvocati|commercialisti|consulenti|periti|assicurazioni|carrozzerie|carrozzieri|officine|meccanici|fornitori|distributori|rivenditori|gruppi|amici|migranti|rifugiati|sostenitori',
    vague: 'persone|gente|tutti|tutte|chi|coloro|clienti|membri|utenti|organizzazioni|istituzioni|pubblico|chiunque',
    qualifiers:
      'con|senza|colpit[ei]|in cerca|che|di|del|della|dei|in|tra|affette|interessat[ei]|ama|vuole|cerca|desidera',
    stop: 'principalmente|particolarmente|che|chi|cui|dove|è|sono|era|essere|avere|ha|hanno|con|senza|su|sotto|da|noi|voi|io|tu|lui|lei|loro|si|non|se|quando|ma|e|o|un|una|uno|il|la|lo|questo|questa|fare|come|in|per',
    fillers: `le|gli|i|l['’]|tutt[ie]|nostri|nostre|più|di|dei|delle|degli|molti|ogni|una?|sia|\\d[\\d.]*|${INFINITIVE.it}`,
    postposed: '\\p{L}{2,}(?:iche|ici|ali|arie|ose|osi|ive|ivi|iane|iani)',
    maxModifiers: 1,
    and: `${CONJUNCTIONS.it}|che`,
    joiners: 'ma|anche',
    before: {
      addressed: '(?:car[ie]|gentili|egregi)',
      designed:
        "(?:progettat|organizzat|fatt|pensat|dedicat|rivolt|apert|adatt|perfett|creat|realizzat|sviluppat)[oaie] (?:per|a|ad|agli?|alle|ai|all['’])(?: tutti)?(?: (?:le|gli|i))?|ideal[ei] per(?: (?:le|gli|i))?|(?:software|piattaforma|piattaforma \\p{L}+|soluzion[ei]|servizi|app) per(?: (?:le|gli|i))?|si rivolge (?:a|ai|agli|alle)",
      helps:
        '(?:sostegno|supporto|aiuto|assistenza|formazione|educazione|inclusione|accompagnamento|cura)(?: \\p{L}+)? (?:a|ai|alle|agli|ad|di|dei|delle|degli)|(?:aiut(?:a|ano|iamo|are)|sosteniamo|sostiene|sostenere|supporta|supportiamo|accompagna|riunisce|unisce|permette (?:a|ai|agli|alle)|rappresenta|forma|coinvolge|collabor(?:a|iamo) con|lavoriamo (?:con|per)|ci rivolgiamo (?:a|ai|ad|agli|alle)|formiamo|offre (?:a|ai|agli|alle))(?: (?:le|gli|i))?',
      connects: '(?:collega|colleghiamo|mette in contatto|mettiamo in contatto)(?: (?:le|gli|i))?',
      condition: '(?:che tu sia|che siate|se sei|se siete|sei|siete)(?: una?)?',
      used: 'i nostri (?:clienti|soci|pazienti|lettori|ospiti) sono|(?:usat|utilizzat|scelt|apprezzat)[oaie] da(?:gli|lle|i)?',
      community:
        'al servizio (?:di|dei|degli|delle|del)|(?:comunità|rete|associazione|gruppo|incontro|collettivo) (?:di|dei|degli|delle|per|formata? da)',
      for: '(?<!(?:passione|amore|gusto) )per(?: tutti)?(?: (?:le|gli|i))?',
    },
    after: { welcome: 'sono (?:\\p{L}+ )?benvenut[ie]', can: '(?:possono|potranno|trovano|troveranno)' },
  },
  pt: {
    groups:
      'desenvolvedor[ae]s|programador[ae]s|empresas|pmes|equipes|equipas|agências|escolas|universidades|estudantes|alun[oa]s|professor[ae]s|docentes|pais|mães|crianças|jovens|adolescentes|adultos|idosos|mulheres|homens|casais|famílias|familiares|cuidador[ae]s|profissionais|restaurantes|hotéis|bares|lojas|lojistas|comércios|clínicas|hospitais|médic[oa]s|enfermeir[oa]s|farmácias|cidadãos|moradores|residentes|visitantes|turistas|viajantes|hóspedes|voluntári[oa]s|pesquisador[ae]s|investigador[ae]s|cientistas|artistas|músicos|fotógraf[oa]s|designers|arquitet[oa]s|engenheir[oa]s|técnicos|iniciantes|entusiastas|amantes|apaixonad[oa]s|pacientes|comunidades|empreendedor[ae]s|empresári[oa]s|trabalhador[ae]s|funcionári[oa]s|gestor[ae]s|agricultores|produtores|condutores|motoristas|síndic[oa]s|porteir[oa]s|administrador[ae]s|condomínios|proprietári[oa]s|inquilinos|investidores|atletas|ciclistas|jogadores|leitores|criador[ae]s|advogad[oa]s|contadores|distribuidor[ae]s|revendedor[ae]s|startups|associações|fundações|ongs|prefeituras|municípios|grupos|imigrantes|refugiados',
    vague:
      'pessoas|gente|todos|todas|quem|aqueles|clientes|membros|usuári[oa]s|utilizador[ae]s|organizações|instituições|público|qualquer um',
    qualifiers: 'com|sem|que|de|do|da|em|entre|afetad[oa]s|interessad[oa]s|idosas|deseja|busca|quer|procura',
    stop: 'principalmente|especialmente|que|qual|onde|é|são|era|ser|estar|está|estão|tem|têm|com|sem|por|em|sobre|sob|desde|até|nós|eu|tu|você|ele|ela|eles|se|não|quando|mas|e|ou|um|uma|o|a|este|esta|seu|sua|fazer|mais|para|como|no|na',
    fillers: `desde|as|os|d[oa]s?|tod[oa]s?|noss[oa]s|mais|de|muit[oa]s|cada|uma?|tanto|\\d[\\d.]*|${INFINITIVE.es}`,
    postposed: '(?!\\p{L}*(?:mos|ntes)$)\\p{L}{3,}(?:[aeo]s|is)',
    maxModifiers: 1,
    and: `${CONJUNCTIONS.pt}|como`,
    joiners: 'mas|também',
    before: {
      addressed: '(?:querid|prezad|car)[oa]s',
      designed:
        '(?:feit|organizad|projetad|pensad|dirigid|voltad|abert|destinad|criad|desenvolvid|perfeit)[oa]s? (?:especialmente )?(?:para|a|aos?|às?)(?: tod[oa]s)?(?: (?:as|os))?|ideal(?:is)? para(?: (?:as|os))?|(?:software|plataforma|solução|soluções|aplicativos?|sistema) para(?: (?:as|os))?',
      helps:
        '(?:apoio|ajuda|formação|educação|desenvolvimento|inclusão|integração|acolhimento|cuidado)(?: \\p{L}+)? (?:a|aos?|às?|de|dos?|das?)|(?:ajud(?:a|am|amos|ar)|apoi(?:a|am|amos|ar)|reúne|permite(?: a| que)?|capacita(?:mos|r)?|representa(?:mos)?|une|atende(?:mos|r)?|atendimento (?:a|de|aos?|às?)|trabalhamos (?:com|para)|acompanha(?:mos)?|oferece(?:mos)? a(?:os?|s)?)(?: (?:as|os|aos|às))?',
      connects: '(?:conecta(?:mos|r)?|liga(?:mos|r)?|aproxima(?:mos|r)?)(?: (?:as|os))?',
      condition: '(?:seja você|se você é|você é|se é|és|se tens|se você tem)(?: uma?)?',
      used: '(?:os )?nossos (?:clientes|pacientes|alunos|associados|leitores) são|(?:usad|utilizad|escolhid)[oa]s? por(?: (?:as|os))?',
      community:
        'ao serviço d[eoa]s?|a serviço d[eoa]s?|(?:comunidade|rede|associação|grupo|encontro|cooperativa)(?: de (?:trabalho|crédito|serviços))? (?:de|dos|das|para)',
      for: 'para(?: tod[oa]s)?(?: (?:as|os))?',
    },
    after: { welcome: 'são (?:\\p{L}+ )?bem[- ]vind[oa]s', can: '(?:podem|poderão|encontram|encontrarão)' },
  },
};
