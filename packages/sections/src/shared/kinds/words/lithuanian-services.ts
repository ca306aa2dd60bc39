import type { WordsByKind } from './words-by-kind.ts';

export const LITHUANIAN_SERVICES: WordsByKind = {
  dentist: 'dantų klinik*|dantų gydytoj*|stomatolog*',
  optician: 'optikos salon*|akinių parduotuv*|optometrinink*|optometrist*',
  'eye clinic': 'akių gydytoj*|oftalmolog*|akių centr*',
  'medical practice': 'poliklinik*|šeimos klinik*|pirminės sveikatos priežiūros|šeimos medicinos|ambulatorij*',
  plumber: 'vandentiekio įrengim*',
  electrician: 'elektros darb*|elektros instaliacij*|elektros montav*|elektros instal*',
  joinery:
    'baldai pagal užsakym*|medžio gamin*|nestandartiniai bald*|įmontuojami bald*|medžio dirbtuv*|spintos pagal užsakym*',
  carpenter: 'dailidė|stalius|staliai',
  roofer:
    'stogų dengim*|stogų remont*|stogų įrengim*|stogo dang*|skardinink*|stogų meistr*|stogų dang*|stogų skardinim*',
  'painter and decorator': 'dažytoj*|tapetavim*|apdailos darb*|vidaus apdail*',
  landscaper: 'kraštovaizdžio architekt*|želdinimo darb*|gerbūvio',
  photographer: 'fotostudij*|foto studij*',
  'accounting firm': 'mokesčių konsult*|apskaitos paslaug*|auditorius|auditoriai|audito paslaug*|audito įmon*',
  'architecture firm': 'namų projektavim*',
  'recruitment agency':
    'personalo atrank*|įdarbinimo agentūr*|darbuotojų nuom*|laikinasis įdarbinim*|darbo jėgos nuom*|darbuotojų paiešk*',
  'marketing agency':
    'reklamos agentūr*|rinkodaros agentūr*|skaitmeninė agentūr*|socialinių tinklų administravim*|kūrybos agentūr*|komunikacijos agentūr*',
  'IT services':
    'it (?:paslaug|sprendim|priežiūr|įmon|ūkio)\\p{L}*|kompiuterių priežiūr*|kompiuterių tinkl* priežiūr*|it ūkio priežiūr*',
  'stove shop':
    'židini\\p{L}+ (?:salon|parduotuv)\\p{L}*|krosnių mūrijim*|krosnininkas|židinių kapsul*|krosnių meistr*',
  'chimney sweep': 'kaminų valym*|dūmtraukių valym*',
  'land surveyor': 'matinink*|kadastriniai matavim*|geodezini*',
  'security company': 'saugos tarnyb*|apsaugos paslaug*|apsaugos įmon*|fizinė apsaug*|apsaugos kompanij*',
  laundry: 'cheminis valym*|cheminė valykl*|drabužių valykl*|valykla|drabužių valym*',
  'swimming pool builder': 'baseinų (?:įrengim|įrang|statyb|gamyb|priežiūr)\\p{L}*|baseinų technik*',
  locksmith: 'spynų keitim*|durų atrakinim*|spynų meistr*|avarinis durų|užrakintų durų',
  glazier: 'stiklius|stiklo gamin*|stikliaus|stiklo apdirbim*|stiklinimo darb*|stiklo darb*',
  'window and door company':
    'durų parduotuv*|langų gamyb*|durų salon*|plastikiniai lang*|mediniai langai|šarvuotos durys|durų gamyb*|vidaus durys|lauko durys',
  'blinds and awnings company': 'markiz*|roletų|tinkleliai nuo vabzdžių|romanetės',
  tiler: 'plytelių kloj*|plytelių parduotuv*|plytelių salon*|plyteliuotoj*|keraminės plytelės',
  'flooring company':
    'grindų kloj*|parketo kloj*|grindų dang*|parketlent*|grindų įrengim*|parketo šlifavim*|grindų betonavim*',
  metalworker: 'kalvis|kalvystė|metalo apdirbim*|metalo konstrukcij*|metalo gamin*|kalvio darb*|kaltinė metalo',
  'drainage contractor': 'vamzdžių valym*|užsikimš\\p{L}+ kanalizacij*|kanalizacijos avarin*',
  'car rental': 'automobilių nuom*|mikroautobusų nuom*|dalijimosi automobil*|krovininių automobilių nuom*',
  'equipment hire':
    'įrankių nuom*|statybinės technikos nuom*|įrangos nuom*|technikos nuom*|keltuvų nuom*|bokštelio nuom*|priekabų nuom*|statybinių įrankių nuom*',
  'self-storage': 'sandėliukų nuom*|daiktų saugojim*|savitarnos sandėl*|sandėliavimo patalpų nuom*',
  'midwifery practice': 'gimdymo nam*|dula|dulos',
  naturopath: 'alternatyvioji medicin*|natūropat*|netradicinė medicin*|natūralioji medicin*',
  podiatrist: 'podiatr*|medicininis pedikiūr*|pėdų priežiūr*',
  'funeral home': 'krematorium*|šarvojimo sal*|laidotuvių nam*',
  'housing cooperative': 'daugiabučių namų savinink*|savininkų bendrij*|gyvenamųjų namų statybos bendrij*',
  'translation agency':
    'vertimo biur*|vertėj*|vertimų biur*|vertimo paslaug*|vertimų agentūr*|prisiekęs vertėjas|dokumentų vertim*',
  'detective agency': 'seklių agentūr*',
  plasterer: 'tinkuotoj*|glaistym*',
  'hearing care practice': 'klausos aparat*|audiolog*|klausos centr*|surdolog*',
  'energy and utilities': 'šilumos tinkl*|vandentiek*|elektros tiekėj*|energijos tiekėj*|vandens tiekim*',
  'telecommunications company':
    'interneto tiekėj*|mobiliojo ryšio operator*|telekomunikacij*|interneto paslaugų teikėj*',
  'financial services': 'valiutos keitim*|turto valdym*|faktoring*|finansų konsult*|finansų patarėj*|lizingo',
  'scaffolding company': 'pastolių nuom*|pastolių montav*',
  'graphic design studio':
    'grafinis dizain*|grafikos dizain*|dizaino studij*|logotipų kūrim*|grafinio dizain*|logotipo kūrim*',
  'web design studio':
    'svetainių kūrim*|puslapių kūrim*|el\\. parduotuvių kūrim*|svetainių dizain*|internetinių parduotuvių kūrim*',
  'interior designer': 'interjero architekt*|interjero projekt*|interjerų dizain*',
  'bicycle hire': 'dviračių nuom*',
  'student residence': 'bendrabut*|studentų bendrabut*|studentų nam*',
  notary: 'notar\\p{L}+ biur*',
  'property manager': 'pastatų administr*|daugiabučių administr*|namų priežiūros įmon*|daugiabučių priežiūr*',
  'gardening service': 'sodo priežiūr*|vejos pjovim*|sodininko paslaug*|žolės pjovim*|gyvatvorių karpym*|vejų įrengim*',
  'appliance repair service':
    'buitinės technikos remont*|skalbimo mašinų remont*|elektronikos remont*|šaldytuvų remont*|televizorių remont*|buitinės technikos taisym*|skalbyklių remont*',
  'medical laboratory': 'patologijos laborator*|kraujo tyrim*|medicinos laborator*|laboratoriniai tyrimai',
  'astrologer or fortune teller': 'aiškiareg*|būrėj*|taro kort*|ekstrasens*|numerolog*|ateities būrim*',
  'property appraiser or surveyor':
    'turto vertinim*|nekilnojamojo turto vertinim*|nekilnojamojo turto vertintoj*|turto vertintoj*',
  'plastic surgeon': 'plastikos chirurg*',
  'radiology centre': 'radiolog*|radiologij*|rentgeno kabinet*|magnetinio rezonanso',
  'specialist medical practice':
    'gydytojas specialistas|gydytojai specialistai|hematolog*|internist*|nefrolog*|proktolog*|flebolog*|chirurgijos klinik*|traumatolog*|kraujagyslių chirurg*',
  'bathroom fitter': 'vonios bald*|vonios įrang*|santechnikos parduotuv*|vonios kambario įrang*',
  'dry stone waller': 'akmenų mūrijim*|lauko akmenų mūr*',
  thatcher: 'skiedrų stog*|nendrinis stog*|nendrinių stogų dengim*|nendrinių stogų',
  'power station': 'vėjo jėgain*|saulės park*|vėjo park*|hidroelektrin*|kogeneracin*',
  'lactation consultant': 'žindymo konsult*|žindymo specialist*',
  'rehabilitation centre': 'reabilitacijos centr*|reabilitacijos ligonin*|medicininė reabilitacij*',
  'counselling practice': 'šeimos konsult*|porų terapij*|šeimos psicholog*|porų konsult*|psichologinė pagalba porom*',
  'art or music therapist': 'muzikos terap*|dailės terap*|šokio-judesio|meno terap*',
  'equine therapy centre': 'hipoterapij*|žirgų terapij*',
  'vein, laser or cryotherapy clinic': 'venų klinik*|lazerinė klinik*|krioterap*|venų gydym*',
  'pension fund': 'pensijų fond*',
  'microfinance institution': 'mikrokredit*|mikrofinans*',
  'stockbroker or exchange': 'makleri\\p{L}+ įmon*|vertybinių popierių birž*|akcijų birž*',
  'science or business park':
    'mokslo ir technologijų park*|verslo park*|pramonės park*|mokslo park*|technologijų park*',
  'product or furniture designer': 'produktų dizain*|baldų dizain*|pramoninis dizain*|gaminių dizain*',
  'animation or effects studio': 'animacijos studij*|animacinių film*|animacijos film*',
  'dubbing or voice-over studio': 'įgarsinimo studij*|dubliavimo studij*',
  'proofreader or editor': 'korektūr*|teksto redag*|tekstų redagavim*|kalbos redaktor*|stiliaus redag*',
  muralist: 'sienų tapyb*|gatvės men*',
  'aircraft maintenance company': 'orlaivių priežiūr*|orlaivių remont*|orlaivių technin*',
  'railway or port company':
    'geležinkelio krovin*|uosto terminal*|krovos terminal*|krovos darb*|konteinerių terminal*|uosto direkcij*',
  'bird control or mole catcher': 'paukščių baidym*|paukščių baidykl*',
  'structural or geotechnical engineer':
    'konstrukcijų projektavim*|geotechni*|inžineriniai geologiniai|statinių konstrukcij*|konstruktori*',
  'geology or archaeology company': 'geologini* tyrim*',
  'town planning consultancy': 'teritorijų planavim*|detaliųjų planų|detalieji planai|urbanist*',
  'clinical research organisation': 'klinikiniai tyrim*|klinikinių tyrim*',
  'shed or garden building maker': 'sodo namel*|vaikų namel*|malkin*',
  'furniture, camera or tub hire': 'baldų nuom*|kubilo nuom*|kubilų nuom*|fototechnikos nuom*|kamerų nuom*',
};
