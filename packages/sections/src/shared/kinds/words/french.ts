import type { WordsByKind } from './words-by-kind.ts';

/** Shops, places to stay and to see; trades and services stand in `FRENCH_SERVICES`. */
export const FRENCH: WordsByKind = {
  'art gallery': "marchands? (?:d'art|de tableaux)|galeries? d'art|galeries? d'artistes",
  'beauty salon':
    "salons? (?:de beauté|d'esthétique)|instituts? (?:de beauté|esthétiques?)|esthéticien(?:ne)?s?|prothésistes? ongulaires?|bars? à (?:ongles|cils|sourcils)",
  'nail salon': "manucures?(?: et (?:pédicure|beauté des pieds))?|pose d'ongles|prothésistes? ongulaires?",
  'tanning salon': 'salons? de bronzage|centres? de bronzage|bronzage (?:uv|artificiel)',
  'home and gift shop':
    "boutiques? (?:cadeaux|de décoration|de souvenirs|d'objets)|magasins? de (?:décoration|cadeaux|luminaires|tissus|literie|linge de maison)|vaisselle et décoration|linge de maison|concept[- ]stores?",
  'lighting shop': "magasins? de luminaires|boutiques? de luminaires|luminaires (?:design|d'intérieur)",
  'building supplies merchant':
    '(?:fournitures?|magasins?|showroom) (?:pour |de )?salles? de bains?|négoce (?:de |en )?matériaux|matériaux (?:du |pour le )bâtiment|carrelage et sanitaires?|drogueries?-quincailleries?',
  'hardware shop': 'drogueries?|quincailleries?|magasins? de bricolage|outillage professionnel',
  'grocery shop':
    'primeurs?(?: fruits et légumes)?|épiceries?(?: de quartier| générales?| solidaires?)?|supérettes?|alimentation générale|fruits et légumes frais|supermarchés?|marchands? de (?:fruits|légumes)|crèmeries?',
  'specialist food shop': "crèmeries?|crémeries?|poissonneries? fines?|épiceries? d'huiles|magasins? de miel",
  'speciality food and drink shop':
    'épiceries? (?:fines?|italiennes?|asiatiques?|portugaises?)|cavistes?|caves? à vins?|traiteurs? italiens?|produits du terroir',
  tobacconist:
    'bureaux? de tabac|débits? de tabac|marchands? de journaux|maisons? de la presse|kiosques? à journaux|tabac journaux loto',
  'firewood and fuel supplier':
    '(?:vente|livraison) de (?:bois de chauffage|fioul|granulés|pellets|charbon)|bois de chauffage|granulés de bois|combustibles? (?:de chauffage|bois)',
  'gold and coin dealer':
    "(?:achat|acheteurs?|rachat) d'or|achat et vente d'or|comptoirs? (?:d'achat )?(?:d'or|de l'or)|numismates?|numismatique",
  pawnshop: 'prêteurs? sur gages?|prêts? sur gages?|crédit municipal',
  'motorcycle dealer':
    '(?:vendeurs?|concessionnaires?|concessions?|magasins?|garages?|réparateurs?|réparation|vente) (?:de )?(?:motos?|scooters?|deux-roues)|concession moto|atelier moto',
  'car dealer':
    "concessionnaires? (?:automobiles?|auto|de voitures)|(?:voitures|véhicules|automobiles) (?:neuves? et )?d'occasions?|mandataires? auto(?:mobiles?)?|garages? et vente de véhicules",
  'caravan dealer':
    "concessionnaires? (?:de )?(?:camping-cars?|caravanes?|véhicules de loisirs)|vente de (?:camping-cars?|caravanes)|camping-cars? (?:neufs|d'occasion)|fourgons? aménagés?",
  'tattoo studio':
    'perceurs?|salons? de (?:piercing|tatouage)|studios? de (?:tatouage|piercing)|tatoueurs?|tatoueuses?',
  'office supplies dealer':
    "(?:cartouches? d')?encres? (?:et toners?|pour imprimantes?)|vendeurs? d'encre|fournitures? (?:de bureau|scolaires)|papeteries? de bureau",
  'sports shop':
    "magasins? (?:de sports?|d'articles de sport|de vélos et sports|de sports nautiques|d'équitation)|articles? de sports?(?: nautiques?)?|équipements? de sports nautiques",
  wholesaler: 'commerces? de gros|vente en gros|négoce en gros',
  'music shop': "magasins? (?:de musique|d'instruments)|instruments de musique",
  aquarium: 'aquariums? (?:de \\p{L}+|public|marin)|grand aquarium',
  campsite:
    'aires? (?:de camping-cars?|pour caravanes|naturelles? de camping)|campings?(?: municipa(?:l|ux)| à la ferme)?|caravaning',
  hotel: 'motels?|hôtels?-restaurants?|résidences? hôtelières?|relais et châteaux',
  'amusement park': "parcs? (?:d'attractions?|à thèmes?|de loisirs)|bases? de loisirs",
  'riding stable':
    "(?:stations?|centres?|fermes?|relais) équestres?|poney-?clubs?|écoles? d'équitation|clubs? hippiques?",
  'mountain hut': "refuges? (?:de montagne|de bivouac|gardés?|alpins?|non gardés?)|gîtes? d'alpage",
  zoo: 'parcs? (?:animaliers?|zoologiques?|safari|de safari)|safari parcs?|réserve africaine',
  'nature park': "centres? d'accueil du parc|maison du parc",
  'swimming school': 'écoles? de natation|bébés nageurs',
  'beach club': 'stations? balnéaires?|clubs? de plage',
  'holiday park': 'centres? de vacances|parcs? résidentiels? de loisirs',
  'street market':
    "marchés? (?:de noël|aux puces|couverts?|de producteurs|hebdomadaires?|bio|nocturnes?|artisana(?:l|ux)|d'intérêt national|provença(?:l|ux))|vide-greniers?|brocantes? et vide|halles? (?:centrales?|du marché)",
  'souvenir or craft shop':
    "boutiques? d'artisan(?:at|s)|artisanat (?:d'art|local|fait main|fait-main)|marché de créateurs|boutiques? de créateurs",
  'second-hand shop': 'dépôts?-ventes?|ressourceries?|recycleries?|friperies?|brocant(?:es?|eurs?)|boîte à dons|trocs?',
  'designated driver service': '(?:chauffeurs?|conducteurs?) (?:désignés?|de fin de soirée|raccompagnateurs?)',
  'wedding celebrant': 'officiants? (?:de cérémonie|laïques?|de mariage)',
  'police, military or maritime academy':
    'écoles? (?:de police|nationale de police|navale|militaire|de gendarmerie|de la marine marchande|des sapeurs-pompiers)|lycées? (?:militaire|maritime)',
  'driving school': "pistes? d'éducation routière|auto-?écoles?|écoles? de conduite|moto-?écoles?",
};
