import type { WordsByKind } from './words-by-kind.ts';

export const DUTCH_SERVICES: WordsByKind = {
  'medical practice':
    '*gezondheidscentrum|*eerstelijnscentrum|*groepspraktijk|*dokterspraktijk|*wijkgezondheidscentrum',
  plumber:
    '*sanitaire installaties|*cv-?(?:ketel|installateur|monteur|onderhoud)\\p{L}*|*cv ketel*|*verwarmingsinstallateur|*lekdetectie en loodgieter',
  electrician: '*elektrotechnisch installa*|*elektriciteitswerken|*elektro-?installat*|*groepenkast*',
  joinery: '*kasten op maat|*maatwerkkasten|*inbouwkasten|*maatmeubel*|*houtbewerking',
  carpenter: '*timmerfabriek',
  roofer:
    '*zinkwerk*|*dakbedekking*|*loodgieter en dakdekker|*dakreparatie*|*dakrenovatie*|*dakgoten|*rietdekker en dakdekker',
  'painter and decorator': '*huisschilder|*schilder-?(?:en )?decorateur|*behanger|*schildersvakbedrijf|*behangwerk*',
  landscaper: '*groenvoorziening*|*tuinaannemer|*groenaannemer',
  'cleaning company':
    '*poetsdienst|*poetsfirma|*kantoorschoonmaak|*poetshulp|*dienstencheque*|*opleveringsschoonmaak|*industriële reiniging',
  'taxi service':
    '*taxibedrijf|*taxicentrale|*taxivervoer|*ziekenvervoer|*taxidienst|*leerlingenvervoer|*taxiservice|*rolstoelvervoer',
  photographer: "*fotografe|*portretfotogra*|*pasfoto's",
  'accounting firm':
    '*fiscalist|*fiscaal adviseur|*belastingconsulent*|*accountancykantoor|*bedrijfsrevisor*|*fiduciaire',
  'recruitment agency':
    '*arbeidsbemiddel*|*detacher*|*wervingsbureau|*interimbureau|*personeelsbemiddel*|*interimkantoor|*uitzendorganisatie',
  'marketing agency': '*seo-?bureau|*online marketing bureau|*social media bureau',
  'IT services':
    'it-?(?:bedrijf|dienstverlen\\p{L}+|diensten|beheer|support|partner|oplossingen)|ict-?(?:bedrijf|dienstverlen\\p{L}+|diensten|beheer|support|partner|oplossingen)|*systeembeheer|*werkplekbeheer|*automatiseringsbedrijf',
  'stove shop': '*kachelspeciaalzaak|*haardenspecialist|*openhaarden|*gashaarden|*haardenzaak|*kachelwinkel',
  'solar installer': '*laadpaal en zonnepanelen|*thuisbatterij*',
  'pest control company':
    '*ongediertebestrijd*|*plaagdier*|*rattenbestrijd*|*wespenbestrijd*|*wespennest verwijderen|*houtworm*|*muizenbestrijding',
  'security company':
    '*bewakingsfirma|*beveiligingsdienst|*bewakingsdienst|*objectbeveiliging|*evenementenbeveiliging|*persoonsbeveiliging|*mobiele surveillance|*winkelbeveiliging|*portiersdienst|*bewakingsagent*',
  laundry: '*droogkuis|*strijkdienst|*chemische reiniging',
  'swimming pool builder':
    '*zwembadaanleg|*zwemvijver*|*zwembadwinkel|*zwembadspecialist|*zwembadonderhoud|*zwembadtechniek|*zwembadshop',
  'window and door company':
    '*deurenwinkel|*deurenspecialist|*binnendeuren|*voordeuren|*raamfabrikant|*schrijnwerk ramen|*buitenschrijnwerk',
  'blinds and awnings company':
    '*jaloezieën|*markiezen|*raamluiken|*shutters op maat|*horren|*zonnetenten|*zonneschermenspecialist',
  tiler:
    '*tegelwinkel|*tegelshowroom|*vloertegels|*tegelspeciaalzaak|*tegelzetbedrijf|*betegel*|*tegelzaak|*tegeloutlet',
  'flooring company':
    '*tapijtlegger|*vloerlegger|*vloerenleg*|*parketlegg*|*vloerenspeciaalzaak|*pvc-?vloeren|*laminaatvloeren|*stoffeerder|*parketzaak|*parketvloer',
  metalworker:
    '*metaalbewerk*|*metaalconstructie*|*siersmeedwerk|*smid|*lassersbedrijf|*trappen en balustrades|*staalconstructie en laswerk',
  'excavation contractor': '*grondwerk*|*graafwerk*|*graafmachineverhuur',
  'drainage contractor': '*ontstopping*|*riolering*|*rioolinspectie|*septische put*',
  'car rental': '*autodelen|*deelauto*|*busverhuur|*bestelwagenverhuur|*bestelbus huren|auto huren',
  'moving company': '*verhuisfirma|*verhuizingen|*verhuislift*',
  'equipment hire':
    '*gereedschapsverhuur|*gereedschap huren|*verhuurbedrijf|*materiaalverhuur|*toolverhuur|*hoogwerker huren|*aanhangerverhuur|*bouwmachineverhuur',
  'self-storage': '*opslag huren|*mini-?opslag|*meubelopslag|*inboedelopslag|*garagebox*',
  naturopath: '*alternatieve geneeswijze*|*alternatieve geneeskunde|*homeopa*|*complementaire zorg|*orthomoleculair*',
  podiatrist: '*podolo*|*voetverzorging',
  'funeral home': '*rouwcentrum|*aula en rouwcentrum|*afscheidshuis',
  'translation agency': '*tolk|*vertaaldienst*',
  bank: '*bankfiliaal|*bankkantoor|*kredietinstelling',
  bricklayer: '*voegwerken|*voegbedrijf',
  plasterer: '*pleisterwerk*|*pleisteraar*|*gyprocwerken|*bepleistering*',
  'insulation and waterproofing contractor':
    '*isolatiespecialist|*dakisolatie|*gevelisolatie|*vochtbestrijding|*kelderdichting|*isolatiewerken|*isoleerbedrijf|*kelderafdichting|*muurisolatie',
  'hearing care practice': '*audiolo*|*hoorzorg',
  'energy and utilities':
    '*energiemaatschappij|*waterbedrijf|*waterleiding(?:bedrijf|maatschappij)|*drinkwaterbedrijf|*energiebedrijf|*stroomleverancier|*warmtenet',
  'financial services':
    '*wisselkantoor|*geldwisselkantoor|*financiële planning|*kredietbemiddel*|*leasemaatschappij|*beleggingsadvies',
  'paving contractor': '*klinkerwerken|*oprit aanleggen|*opritten en terrassen|*straatwerk',
  'payroll and labour consultant': '*sociaal secretariaat|*salarisverwerking',
  'web design studio': '*website laten maken|*webbouwer|*internetbureau|*websites op maat',
  'interior designer': '*interieurstyl*|*woonstylist*|*binnenhuisinrichting|*interieurinrichting|*woonadvies',
  'property manager': '*syndici|*huurbeheer',
  'gardening service': '*grasmaaien|*snoeiwerken|*tuinier|*gazononderhoud',
  'appliance repair service': '*elektronicareparatie|*koffiemachine-?reparatie|*apparatenherstel',
  'house clearance company':
    '*woningontruiming*|*huisontruiming*|*woningontruim*|*inboedelopkoper|*opkoper|*inboedel opkopen|*huisontruiming',
  'medical laboratory': '*pathologisch laborator*|*medisch laborator*|*klinisch laborator*|*prikpunt|*trombosedienst',
  'astrologer or fortune teller': '*waarzegster|*tarotlegging*|*kaartlegster|*horoscoop*',
  'property appraiser or surveyor': '*vastgoedtaxa*|*bouwkeuring|*landmeter-expert|*schatter',
  'rope access company': '*industrieel klimmen',
  'plastic surgeon': '*cosmetische chirurgie|*borstvergroting*|*ooglidcorrectie*',
  'radiology centre': '*radioloog|mri-?centrum|*echopraktijk',
  'specialist medical practice':
    '*hematoloog|*internist|*nefroloog|*proctoloog|*chirurg|*vaatchirurg|*zelfstandige kliniek|*flebolog*',
  pawnshop: '*leenbank|*pandbelening',
  'handyman service': '*klusjesdienst|*klusser|*klushulp|*karweiman',
  'window cleaner': '*ruitenwasser*|*ramenwasser|*ramen wassen|*glasbewasser',
  'bathroom fitter':
    '*badkamerwinkel|*sanitairzaak|*badkamers op maat|*badkamerinrichting|*sanitairspeciaalzaak|*sanitairwinkel|*badkamerstudio',
  'rehabilitation centre': '*revalidatie(?:centrum|kliniek|zorg)?|*hersteloord|*revalidatieziekenhuis|*herstelzorg',
  'counselling practice':
    '*relatietherap*|*gezinstherap*|*levensvragen|*relatiecoach*|*maatschappelijk werk*|*mediation en therapie|*psychosociale hulp*|*psychosociaal therap*',
  'structural or geotechnical engineer':
    '*stabiliteitsingenieur|*grondsondering*|*funderingsonderzoek|*stabiliteitsstudie|*grondonderzoek|*constructieberekening*',
  'town planning consultancy': '*stedenbouw*|*ruimtelijke planning',
};
