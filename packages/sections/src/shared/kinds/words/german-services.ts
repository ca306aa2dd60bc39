import type { WordsByKind } from './words-by-kind.ts';

export const GERMAN_SERVICES: WordsByKind = {
  'medical practice': '*ärztezentrum|*ärztehaus|medizinische[sn]? versorgungszentr*|mvz',
  landscaper: '*galabau*|*landschaftsgärtner*|*gartengestaltung',
  'taxi service':
    '*taxizentrale|*taxibetrieb|*funktaxi*|*taxidienst|taxi-?(?:zentrale|unternehmen|ruf|service)|*krankenfahrten',
  photographer: '*fotoatelier|*passbilder',
  'accounting firm':
    '*buchhaltungsbüro|*buchhalter*|*steuerbüro|*lohnsteuerhilfe*|*treuhandbüro|*treuhandgesellschaft|*lohnbuchhaltung*|*buchführungsservice',
  'recruitment agency':
    '*arbeitsvermittlung|*stellenvermittlung|*personalvermittl*|*arbeitnehmerüberlassung|*headhunter*',
  'marketing agency': '*onlinemarketing-?agentur|social-?media-?agentur',
  'IT services':
    'it-?(?:unternehmen|dienstleist\\p{L}+|service|systemhaus|support|betreuung|haus|firma|lösungen)|edv-?(?:service|betreuung|dienstleist\\p{L}+|beratung)',
  'stove shop': '*ofenstudio|*kaminbau*|*ofensetzer*|*hafnerei|*grundöfen',
  'land surveyor': '*geometer|*bauvermessung|*ingenieurvermessung',
  'security company': '*objektschutz|werkschutz|*wachschutz|*wachgesellschaft|*eventsecurity|*doorman-?service',
  laundry: 'chemische reinigung|*heißmangel|*textilpflege|*putzerei|*hemdenservice',
  'swimming pool builder':
    '*schwimmbadtechnik|pool-?shop|*poolbedarf|*poolzubehör|*swimmingpoolbedarf|*schwimmteich*|*poolservice',
  'window and door company':
    '*türen(?:geschäft|studio|fachhandel|bau|center)|*fensterhandel|*fensterstudio|*wintergärten und fenster',
  'blinds and awnings company':
    '*sonnenschutz(?:technik|anlagen|systeme)|*insektenschutz(?:gitter|systeme)*|*plissees|*sonnensegel|*raffstore*',
  tiler: '*fliesen(?:handel|händler|studio|markt|ausstellung|fachgeschäft|leger|verlegung|arbeiten)*|*plattenleger*',
  'flooring company':
    '*teppichverleg*|*teppichleger*|*parkettverleg*|*bodenverleg*|*parkettschleif*|*bodenbelagsarbeiten|*fußbodenstudio',
  metalworker: '*geländerbau|*hufschmied und schmiede|*blechbearbeitung',
  'car rental': 'car-?sharing*|*transportervermietung|*autovermiet*|*autoverleih',
  'equipment hire': '*geräteverleih|*mietpark|*werkzeug(?:verleih|vermietung)|*maschinenvermietung|*gerätevermietung',
  'self-storage': '*lagerraumvermiet*|*mietlager*|*selbsteinlagerung|*möbeleinlagerung|*selbstlagerzentrum',
  'occupational therapy practice': '*beschäftigungstherap*',
  naturopath: 'alternativmedizin*|komplementärmedizin*|*naturheilzentrum',
  'funeral home': '*trauerhalle|*beerdigungsinstitut*',
  'translation agency': '*fachübersetzung*|*sprachdienstleist*',
  bank: '*bankfiliale|bank-filiale|*direktbank|*landesbank|*kreditinstitut*',
  'engineering office': '*tga-?planung',
  'insulation and waterproofing contractor':
    '*isoliertechnik|*dachbodendämmung|*isolierbetrieb|*isolierer|*mauertrockenlegung',
  'hearing care practice': 'audiolog*|*hörgerät*|*hörstudio|*pädakustik*',
  'energy and utilities': '*energieversorg*|*gasversorg*|*stromversorg*|*wasserversorg*|*gemeindewerke',
  'financial services':
    '*finanzvermittl*|*vermögensverwalt*|*anlageberat*|*honorarberat*|*geldwechsel|*factoringgesellschaft',
  'payroll and labour consultant': '*gehaltsabrechnung*',
  'web design studio': '*internetagentur|*homepage-?erstellung|*webseitenerstellung',
  'interior designer': '*innenausstatt*|*inneneinricht*|*raumkonzepte|home-?staging|*einrichtungsberatung',
  'property manager': '*liegenschaftsverwaltung',
  'gardening service': '*gärtnerdienst|*grünanlagenpflege',
  'appliance repair service':
    '*elektronikreparatur*|*fernsehreparatur|*gerätereparatur|*kaffeemaschinen-?(?:reparatur|service)|*kaffeevollautomaten-?reparatur',
  'medical laboratory': 'institut für pathologie|pathologische[sn]? institut|praxis für pathologie',
  'PR agency': '*öffentlichkeitsarbeit-?agentur',
  'astrologer or fortune teller': '*wahrsage*|*kartenlege*|*horoskopberatung|*handlesen',
  'property appraiser or surveyor': '*bausachverständig*|*immobilienbewert*|*immobiliensachverständig*',
  'plastic surgeon': 'plastische[rn]? chirurg|plastische chirurgin|ästhetische chirurgie',
  'radiology centre': '*radiologe|*radiologin|*radiologische*|mrt-?zentrum|*nuklearmedizin*',
  'specialist medical practice':
    'hämatolog*|*internist|*internistin|internistische* praxis|facharzt für innere medizin|*nephrolog*|*proktolog*|*phlebolog*|chirurgische praxis|*unfallchirurg*|*viszeralchirurg*|*handchirurg*|*gefäßchirurg*',
  pawnshop: '*pfandleih*|*pfandkredit',
  'photo studio hire': '*mietfotostudio',
  'handyman service': '*montageservice|*möbelmontage|*kleinreparaturen',
  'bathroom fitter': '*badgestaltung|*bäderstudio|*komplettbad|*badeinrichtung*',
  'rehabilitation centre': 'reha-?(?:klinik|zentrum|sport)*|*rehasport*|*kurklinik|*vorsorgeklinik',
  'counselling practice': '*familienberatung*|*erziehungsberatungsstelle',
  'structural or geotechnical engineer': '*tragwerksplan*|*baustatik*|*baugrundgutacht*|*baugrundinstitut',
  'town planning consultancy': '*planungsbüro für stadtplanung|*ortsplanung',
};
