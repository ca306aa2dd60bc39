import type { WordsByKind } from './words-by-kind.ts';

/** Trades, services, care and public life; shops and places stand in `FRENCH`. */
export const FRENCH_SERVICES: WordsByKind = {
  'pet boarding':
    "pensions? (?:animalières?|pour animaux|canines?|félines?|pour chiens?|pour chats?|chiens? et chats?)|garde d'animaux|garderie canine",
  'dog breeder':
    'élevages? (?:canins?|familial de chiens|de chiens|de (?:bergers|labradors|golden|bouledogues|caniches|teckels|chihuahuas)\\p{L}*)|éleveurs? de chiens',
  'cat breeder': 'élevages? (?:félins?|de chats)|chatteries?',
  'small animal breeder': "élevages? (?:de lapins|d'oiseaux|de canaris|de perroquets|de volailles d'ornement)",
  'cultural centre': "centres? (?:artistiques?|d'art et de culture)|pôle culturel",
  'youth club':
    'centres? (?:socio-?culturels?|communautaires?|social et culturel|pour la jeunesse)|maisons? de quartier|espace jeunes|accueil de jeunes|missions? locales?',
  'event venue':
    "salles? (?:des fêtes|événementielles?|de mariages?|de banquets?)|lieux? (?:de réception|événementiels?)|domaine de réception|centres? (?:d'expositions|des congrès)|palais des congrès|parc des expositions",
  'boat dealer':
    "concessionnaires? (?:bateaux|nautiques?|de bateaux)|vente de bateaux|bateaux (?:neufs et )?d'occasion|courtiers? (?:maritimes?|en bateaux)",
  marina: 'ports? de plaisance|hivernage (?:de )?bateaux?|stockage de bateaux?|port à sec|gardiennage de bateaux?',
  shipyard:
    'chantiers? navals?|(?:constructeurs?|construction) de bateaux|construction navale|charpent(?:e|ier) de marine|réparation navale',
  'bubble tea shop': 'thé aux perles|bar à bubble tea',
  'casino or amusement arcade':
    "casinos? (?:barrière|partouche|de jeux|et hôtel|en ligne)|salles? de jeux? d'arcade|salle d'arcade|machines à sous|salle de jeux d'argent",
  'specialist clinic': "centres? d'ivg|planning familial|centres? d'amp",
  'dialysis centre': "centres? (?:de dialyse|d'hémodialyse)|hémodialyse|néphrologues?|unités? de dialyse",
  court:
    "tribunal (?:judiciaire|administratif|de commerce|de grande instance|correctionnel|d'instance)|cour de cassation|conseil de prud'hommes",
  'medical practice':
    '(?:maisons?|centres?|pôles?) de santé(?: pluri\\p{L}+| pluri-?professionnelles?| pluridisciplinaires?)?|maisons? médicales?|médecins? (?:de famille|traitants?|internistes?)|dispensaires?|médecine (?:générale|interne)',
  'specialist medical practice':
    '(?:hématologue|proctologue|interniste|endocrinologue|diabétologue|infectiologue)s?|chirurgi(?:e|en|enne|ens) (?:viscérale?|digestive|digestif|bariatrique|générale?|proctologique|vasculaire|thoracique)s?',
  psychiatrist: '(?:pédo-?)?psychiatres?|pédopsychiatrie|clinique psychiatrique|centre médico-psychologique',
  'medical laboratory':
    "anatomo-?pathologi\\p{L}+|anatomie pathologique|laboratoires? (?:d'analyses médicales|de biologie médicale|d'analyses)|analyses médicales|prélèvements biologiques",
  'radiology centre':
    "(?:cabinets?|centres?) (?:de radiologie|d'imagerie(?: médicale)?)|imagerie médicale|radiologues?|échographie et (?:irm|scanner)|irm et scanner",
  'orthopaedic practice':
    "chirurgi(?:e|en|enne|ens) (?:orthopédi\\p{L}+|orthopédique et traumatologique|traumatolog\\p{L}+|de la main|du genou|de l'épaule|de la hanche)|traumatologues?",
  'hearing care practice': "audiologistes?|centres? (?:auditifs?|d'audition|audio)",
  optician: "optométristes?|opticiens?[- ]lunetiers?|magasins? d'optique|lunetteries?",
  'midwifery practice': 'maisons? de naissance|sages?-femmes? libérales?|cabinet de sages?-femmes?',
  hospital:
    'centres? hospitaliers?|hôpitaux|hôpital (?:privé|public|universitaire|de jour)|polycliniques?|chu de \\p{L}+',
  naturopath:
    'médecines? (?:alternatives?|douces?|naturelles?|intégratives?|traditionnelle chinoise)|phytothérap\\p{L}+|naturopathie|herboristes?|herboristeries?',
  'home care service':
    "soins (?:ambulatoires|infirmiers à domicile|à domicile)|cabinets? infirmiers?|infirmi(?:er|ère)s? libéra(?:l|le|ux)|aide (?:à domicile|ménagère)|maintien à domicile|services? d'aide à la personne",
  'disability service':
    "(?:foyers? d'hébergement|foyers? d'accueil médicalisé|établissements? et services? d'aide par le travail|esat|institut médico-éducatif)",
  'fast food restaurant':
    '(?:snack|restaurant) kebabs?|döner kebab|(?:restaurant )?tacos français|baraques? à frites|fritures? et snack',
  nightclub: 'clubs? (?:de strip-tease|libertins?|échangistes?)|strip-tease',
  bar: 'bars? (?:à chicha|lounge|lgbt\\p{L}*|gay|à ambiance|à bières|dansant)|pubs? (?:irlandais|anglais|écossais)|chicha lounge|brasserie-bar|café-bar|bar-tabac',
  'karaoke bar': 'karaoké(?: box| privé)?|box karaoké|bar karaoké',
  'food hall': 'aires? de restauration|food[- ]?courts?|halles? de \\p{L}+ (?:gourmandes|alimentaires)',
  'financial services':
    "transferts? d'argent|bureaux? de change|services? de paiement|crédits? à la consommation|rachat de crédits?",
  'photo booth hire': "location (?:de |d'un )?photobooth|photomatons?",
  church:
    'lieux? de culte|salle du royaume|témoins de jéhovah|église (?:évangélique|protestante|catholique|baptiste|réformée|adventiste)|assemblée de dieu',
  temple:
    'temples? (?:boudd?histes?|hindous?|sikhs?|taoïstes?|shintoïstes?)|sanctuaires? shintoïstes?|centre bouddhiste',
  police: '(?:postes?|commissariats?) de police|gendarmerie nationale|brigade de gendarmerie',
  'courier service': 'bureaux? de poste|messagerie et colis',
  'recycling company':
    'déchèteries?|déchetteries?|écocentres?|parcs? à conteneurs|ferrailleurs?|récupération de métaux|recyclage de métaux|casse de métaux',
  'TV channel': 'stations? de télévision|chaînes? (?:de télévision|de télé|tv)|télévision (?:locale|régionale)',
  'party supplies shop': 'articles? de fêtes?|magasin de fêtes?|déguisements et accessoires',
  'cleaning company':
    'services? de nettoyage|nettoyage (?:industriel|de bureaux|professionnel|après chantier|de locaux|de copropriétés?)|sociétés? de nettoyage|ménage à domicile|femmes? de ménage',
  'electronics shop': "réparation d'électroménager|vente et réparation d'électroménager|magasins? d'électronique",
  'appliance repair service':
    "dépannage (?:électroménager|d'électroménager|d'appareils ménagers)|réparations? (?:électroniques?|d'électroménager|électroménager|de lave-linge)",
  'flooring company':
    '(?:pose|poseurs?) de (?:parquets?|moquettes?|sols?|sols souples|revêtements de sols?)|parquet(?:eurs?|eries?)|ponçage de parquets?|moquettistes?',
  glazier: 'vitreries?|vitriers?|miroiteries?|remplacement de vitres?',
  'insulation and waterproofing contractor':
    "isolation (?:thermique|des combles|extérieure|par l'extérieur|par soufflage)|étanchéité (?:toiture|de toiture|terrasse)s?|étancheurs?|thermiciens?",
  metalworker:
    '(?:constructions?|charpentes?|menuiseries?) métalliques?|métalleries?|ferronneri(?:e|es)|ferronniers?|serruriers?-métalliers?|chaudronneries?|forgerons?',
  'painter and decorator':
    'peintres? (?:en bâtiment|décorateurs?|en décors)|entreprise de peinture|peinture (?:en bâtiment|intérieure|et décoration)|travaux de peinture|ravalement de façades?',
  'print shop':
    'photocopies? et impressions?|centres? de copies?|copy-?shop|laboratoires? photo(?:graphiques?)?|tirages? photos?',
  'sign maker':
    "fabri(?:cants?|quants?|cation) d'enseignes?|enseignistes?|enseignes? (?:lumineuses?|publicitaires?)|lettrage adhésif|pose d'enseignes?",
  roofer:
    'ferblant(?:iers?|eries?)|zingueurs?|couvreurs?(?:-zingueurs?)?|entreprise de couverture|charpente et couverture|zinguerie|étanchéité de toits?',
  'window and door company':
    '(?:fabricants?|fabrication|construction|pose|poseurs?) de (?:fenêtres|menuiseries|portes et fenêtres)|menuiseries? (?:aluminium|alu|pvc|extérieures?)|fenêtres (?:pvc|alu|sur mesure)',
  winery:
    'chais?(?: et vignobles?)?|domaines? (?:viticoles?|vinicoles?)|vignerons?|viticulteurs?|caves? (?:coopératives?|vinicoles?)',
  'boat hire': 'gréeurs?|locations? de (?:bateaux|voiliers|péniches|bateaux sans permis)',
  chandlery: 'accastillage|shipchandlers?|gréement|matériel nautique|articles? nautiques?',
  'swimming pool':
    'piscines? (?:municipales?|intercommunales?|publiques?|olympiques?)|centres? aqua(?:tiques?|ludiques?)|bassin de baignade|complexe aquatique',
  'dance school': 'salles? de danse|écoles? de danses?|cours de danses?',
  gym: '(?:centres?|clubs?) de (?:fitness|remise en forme|musculation)|salles? de (?:fitness|musculation|gym|sport|remise en forme)',
  'yoga studio': '(?:salles?|studios?|cours|centres?|écoles?) de yoga',
  'botanical garden': 'jardins? (?:botaniques?|remarquables?|des plantes)|arboretums?',
  'allotment association':
    'jardins? (?:partagés?|familiaux|ouvriers|communautaires)|potagers? (?:partagés?|collectifs?)',
  'indoor playground':
    '(?:salles?|plaines?|parcs?) de jeux (?:pour enfants|intérieurs?|indoor)|parcs? de jeux couverts',
  'trampoline park': 'parcs? (?:à|de) trampolines?',
  'water park': 'parcs? (?:aquatiques?|à thème aquatique)',
  'sports club': 'centres? (?:sportifs?|omnisports)|complexes? sportifs?|stades? municipa(?:l|ux)|halles? des sports',
  'racing circuit': 'circuits? (?:automobiles?|de karting et auto|moto)|courses? hippiques?|stages? de pilotage',
  'shooting range': '(?:centres?|stands?|clubs?) de tir(?: sportif)?',
  'accounting firm':
    '(?:experts?[- ])?comptables?|expertise[- ]comptable|cabinets? comptables?|conseils? fisca(?:l|ux)|conseillers? fisca(?:l|ux)|fiscalistes?|fiduciaires?|commissaires? aux comptes',
  "children's home": "(?:agences?|organismes?) d'adoption|maisons? d'enfants|familles? d'accueil",
  charity:
    '(?:organisations?|œuvres?|associations?) (?:de bienfaisance|caritatives?|humanitaires?)|organisations? non gouvernementales?|ong humanitaire',
  'recruitment agency':
    "agences? (?:pour l'emploi|d'emploi|d'intérim|de placement|de recrutement)|agence intérimaire|travail temporaire|cabinets? de recrutement",
  'insurance agency':
    "conseill(?:ers?|ères?) financi(?:ers?|ères?)|conseils? en gestion de patrimoine|gestion de patrimoine|courtiers? en assurances?|agents? généra(?:l|ux) d'assurances?|mutuelle santé",
  'forestry company':
    'gestion forestière|administration forestière|expert forestier|exploitations? forestières?|travaux forestiers',
  'government agency':
    "administrations? publiques?|autorité administrative|ministère (?:de|des|du)|bureau d'état-civil|centre des (?:impôts|finances publiques)",
  'IT services':
    '(?:spécialistes?|prestataires?|services?|dépannage|maintenance|assistance) (?:en )?informatiques?|dépannage informatique',
  'property manager':
    "gestion (?:locative|de biens|de copropriétés?)|syndics? (?:de copropriétés?|d'immeubles?)|administrateurs? de biens|conciergerie (?:airbnb|de locations)|régie immobilière",
  'research group': 'organismes? de recherche|instituts? de recherche|centres? de recherches?|unité mixte de recherche',
  'security company':
    '(?:agences?|sociétés?|entreprises?) de (?:sécurité|gardiennage|surveillance)(?: privée)?|agents? de sécurité|gardiennage et sécurité|télésurveillance',
  'telecommunications company':
    "(?:opérateurs?|agences?|fournisseurs?) (?:de télécommunications|télécoms?|d'accès à internet|internet|de téléphonie)|fibre optique professionnelle|téléphonie d'entreprise",
  'translation agency':
    '(?:bureaux?|agences?|services?|cabinets?) de traductions?|traduct(?:eurs?|rices?) (?:assermentée?s?|jurée?s?|indépendante?s?|techniques?|littéraires?)|interprètes? de conférences?',
  'trade union':
    '(?:bureaux?|union) (?:de |du )?syndicats?|syndicats? (?:de salariés|des travailleurs|enseignants?|professionnels?|de la fonction publique|national)|centrale syndicale',
  'energy and utilities':
    "(?:compagnies?|régies?|services?) des eaux|distribution d'eau potable|fournisseurs? d'(?:énergie|électricité)|régie d'électricité|revendeurs? de (?:carburants?|fioul)|livraison de fioul",
  'religious or esoteric shop':
    'boutiques? ésotériques?|librairies? ésotériques?|magasins? ésotériques?|articles religieux|lithothérapie et pierres|pierres et minéraux de soins',
  'vehicle inspection centre': 'contrôles? techniques?(?: automobiles?)?|centres? de contrôle technique',
  'EV charging company': 'auto-?partage électrique|recharge de véhicules électriques',
  'car rental': 'auto-?partage|locations? de (?:voitures?|véhicules?|utilitaires?|camionnettes?)',
  'equipment hire':
    "locations? (?:d'outils|d'outillage|de matériel(?: de (?:chantier|btp|jardinage|bricolage))?|de nacelles|de bennes)",
  'self-storage': "locations? (?:de stockage|de box|de garde-meubles?|d'espaces de stockage)|self-?stockage",
  tailor:
    'tailleurs? (?:sur mesure|pour hommes?|pour dames?)|couturi(?:ers?|ères?)|ateliers? (?:de couture|de retouches?)|retouches? (?:couture|de vêtements)|retoucherie',
  'pet groomer':
    'toilett(?:age|eurs?|euses?) (?:canin|félin|pour chiens?|de chiens?|animalier)s?|salons? de toilettage',
  helpline:
    "(?:écoute|soutien) téléphoniques?|lignes? d'écoute|sos (?:amitié|détresse|suicide)\\p{L}*|numéro vert d'écoute",
};
