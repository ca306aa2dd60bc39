import type { WordsByKind } from './words-by-kind.ts';

export const NORWEGIAN_SERVICES: WordsByKind = {
  'medical practice': '*fastlege*|*allmennlege*|*helsesenter|*legevakt|*legegruppe|*helsehus',
  joinery: '*innredningssnekker*|*plassbygg*|*møbelverksted|*trevarefabrikk|*bygginnredning',
  roofer:
    '*taktekk*|*takentrepren*|*takrenovering|*takrens|*nytt tak|*takarbeid|*takpapp|*takomlegging|*taksteinslegg*',
  'painter and decorator':
    '*malerarbeid|*tapetsering|*fasademaling|*husmaling|*malerservice|*malingsarbeid|*maler og tapetserer',
  landscaper: '*hageanlegg|*landskapsgartner*|*landskapsarkitekt*|*hagedesign|*hagearkitekt*|*hageplanlegg*',
  'taxi service':
    '*drosjer|*drosjetjeneste*|*taxisentral|*drosjesentral|*pasienttransport|*drosjeselskap|*taxiselskap|*maxitaxi|*syketransport',
  photographer: '*fotostudio|*fotoatelier|*passfoto|*fotoverksted',
  'accounting firm': '*revisjonsselskap|*bokfører*|*skatterådgiv*|*revisjonsfirma',
  'insurance agency': '*gjensidig brannkasse|*brannkasse',
  'recruitment agency': '*vikarbyrå|*arbeidsformidling|*hodejeger*',
  'marketing agency': '*markedsføringsbyrå|*markedsbyrå|*mediebyrå|*innholdsbyrå|*seo-?byrå|*annonsebyrå',
  'IT services':
    'it-?(?:firma|selskap|tjenester|drift|support|konsulent\\p{L}*|løsninger|leverandør|hjelp|partner)|ikt-?(?:tjenester|leverandør|drift|løsninger)|*datahjelp|*dataservice',
  'stove shop': '*pelletsovn*|*peis og ovn|*peisesenter',
  'land surveyor': '*landmåler*|*stikningsingeniør*|*landmåling',
  'security company': '*vekter*|*vakthold|*vekterfirma|*ordensvakt*|*dørvakt*|*objektsikring',
  laundry: '*myntvaskeri|*tøyrens|*klesrens|*tekstilvask',
  'swimming pool builder': '*bassengservice|*basseng og spa|*bassengfirma|*bassengutstyr|*bassengleverandør',
  'window and door company':
    '*vindusfabrikk|*vindusprodusent|*dørfabrikk|*dørbutikk|*dører og vinduer|*ytterdør*|*vindusutskift*|*innerdører|*vinduslever*',
  'blinds and awnings company': '*rullegardiner|*plissegardiner|*insektsnetting|*duette*|*lamellgardiner',
  tiler:
    '*flislegg*|*flisbutikk|*flisarbeid|*murer og flis*|*flissenter|*flisforretning|*flisfirma|*flislager|*fliser til bad',
  'flooring company':
    '*parkettsliping|*parkettgulv|*parkettlegging|*gulvlegg*|*gulvbelegg*|*gulvavretting|*tregulv|*teppebutikk|*gulvbutikk|*gulvspesialist*',
  metalworker: '*kunstsmed*|*sveiseverksted|*smijern*|*sveisefirma|*metallarbeid|*stålarbeid*',
  'car rental': '*bildeling|*bilkollektiv*|*minibussutleie|lei bil',
  'equipment hire':
    '*verktøyutleie|*utleiesenter|*utleie av maskiner|*utleie av utstyr|*leie av maskiner|*utleieselskap|*hengerutleie',
  'self-storage':
    '*lagerrom til leie|*bodutleie|*selvlager*|*lagerutleie|*utleie av lager|self-?storage|*lagerleie|*møbellagring|*lagerboder',
  'midwifery practice': '*fødestue|*fødselsforbered*|*svangerskapskontroll',
  nutritionist: '*ernæringsrådgiv*|*kostholdsveiled*|*ernæringsveiled*',
  naturopath: '*alternativ behandl*|*alternativ medisin|*soneterapeut*|*naturmedisin*|*naturlege|*alternativ terapi',
  podiatrist: '*fotklinikk|*fotsenter',
  'funeral home': '*gravferd*|*begravelsesservice|*bisettelse',
  'translation agency': '*tolkeformidling|*oversettelsestjeneste*|*tolkebyrå',
  bank: '*bankkontor',
  bricklayer: '*murmester*|*murerarbeid|*mur og puss|*murtjeneste*|*murerservice|*skorsteinsmur*',
  plasterer: '*murpuss|*fasadepuss|*sparkling*|*gipsarbeid*|*stukkatør*',
  'insulation and waterproofing contractor':
    '*isolatør*|*isoleringsfirma|*blåseisolering|*innblåst isolasjon|*fuktsikring|*drenering av|*murpuss og isolering|*kjellerdrenering|*loftsisolering|*membranlegg*',
  'hearing care practice': '*audiograf*|*hørselssent*|*audiolog*|*hørselsklinikk',
  'energy and utilities': '*vannverk|*strømselskap|*vassverk|*everk',
  'financial services':
    '*valutaveksling|*vekslingskontor|*kapitalforvalt*|*formuesforvalt*|*finansieringsselskap|*leasingselskap|*kredittformidl*',
  'scaffolding company': '*stillas*|*stillasmontering|*stillasfirma',
  'graphic design studio': '*grafisk formgiv*|*grafiker|*logodesign|*visuell identitet og design',
  'web design studio': '*nettsidedesign|*nettsider til|*hjemmesidedesign|*nettbutikkutvikling|*nettsider for bedrift*',
  'interior designer': '*interiørstyl*|*interiørkonsulent*|*interiørrådgiv*|*boligstyl*|*romdesign*',
  'student residence': '*studentsamskipnad|*studentby|*studenthybel*',
  notary: '*notarius*',
  'property manager': '*forretningsfører*|*utleieforvalt*|*eiendomsdrift|*boligbyggelag forvaltning',
  'gardening service': '*gartnertjeneste*|*hageskjøtsel|*hekkeklipping|*grøntvedlikehold',
  'appliance repair service':
    '*hvitevarereparasjon|*reparasjon av hvitevarer|*vaskemaskinreparasjon|*elektronikkreparasjon|*tv-?reparasjon',
  chiropractor: '*kiropraktisk*',
  'medical laboratory': '*blodprøvetaking|*laboratoriemedisin|*medisinsk laborator*',
  'astrologer or fortune teller': '*klarsynt*|*spådame*|*tarotlesing|*spåkone*|*numerolog*',
  'property appraiser or surveyor': '*verditakst*|*takstingeniør*|*taksering*|*takstfirma|*bygningssakkyndig*',
  'rope access company': '*taubasert*',
  'plastic surgeon': '*plastisk kirurg*|*brystforstørrelse',
  'radiology centre': '*røntgeninstitutt|*radiolog*|*røntgensenter|mr-?undersøkelse*|*billeddiagnostikk',
  'specialist medical practice':
    '*spesialistsenter|*hematolog*|*indremedisin*|*nyrelege|*kirurgisk klinikk|*spesialistklinikk|*nevrokirurg*|*karkirurg*|*spesialistlege*|*lege og spesialist',
  pawnshop: '*pantelån*|*lånekontor|*assistanse pant|*pantebank',
  'bathroom fitter':
    '*baderomsbutikk|*badrenovering|*rørlegger og bad|*nytt bad|*baderomsmøbler|*baderomsspesialist|*totalrenovering av bad|*baderomsinnredning*|*flis og bad',
  'dry stone waller': '*tørrmur*|*steinmurer|*steingard*',
  thatcher: '*stråtak|*taktekker torv*|*torvtaktekking|*torvtaklegging',
  'power station':
    '*kraftverk|*vindkraftverk|*vannkraftverk|*småkraftverk|*vindpark|*solpark|*vindkraft|*kraftstasjon|*solkraftverk',
  'lactation consultant': '*ammehjelp*|*ammeveiled*|*ammekonsulent|*ammepoliklinikk',
  'rehabilitation centre':
    '*rehabilitering(?:ssenter|sinstitusjon|sykehus)|*opptreningssenter|*attføringssenter|*rehabiliteringstilbud',
  'counselling practice':
    '*parterapi|*parterapeut|*familievern*|*samtaleterap*|*familieterap*|*familierådgiv*|*samlivsterap*|*sorgstøtte',
  'art or music therapist': '*musikkterap*|*kunstterap*|*danseterap*|*uttrykksterap*',
  'equine therapy centre':
    '*terapiridning|*ridefysioterap*|*hesteassistert*|*ridefysioterapi|*hest og terapi|*inn på tunet',
  'vein, laser or cryotherapy clinic': '*åreknute*|*laserklinikk|*kryoterap*',
  'sperm, egg or stem cell bank': '*sædbank|*stamcellebank|*eggdonasjon|*sæddonor*',
  'pension fund': '*pensjonskasse|*pensjonsfond|*pensjonsselskap|*pensjonsforetak',
  'microfinance institution': '*mikrofinans*|*mikrokreditt*|*mikrolån*',
  'stockbroker or exchange':
    '*aksjemegler*|*verdipapirforetak*|*kraftbørs|*meglerhus verdipapir|*aksjehandel|*kryptobørs|*fondsmegler*',
  'science or business park':
    '*forskningspark|*næringspark|*kunnskapspark|*vitenskapspark|*science park|*teknologipark',
  'product or furniture designer': '*produktdesign*|*møbeldesign*|*industridesign*|*møbeldesigner',
  'animation or effects studio': '*animasjonsstudio|*animasjonsfilm*|*3d-?animasjon|*visuelle effekter',
  'dubbing or voice-over studio':
    '*dubbestudio|*voice-?over|*speaker(?:stemme|studio)|*dubbing|*innlesing|*stemmeskuespill*|*lydbokinnspilling',
  'literary agency': '*litterært agentur|*litterær agent|*forfatteragent*',
  'proofreader or editor': '*korrektur*|*språkvask*|*manuskonsulent|*manusutvikling|*språkkonsulent|*tekstredigering',
  muralist: '*veggmaleri*|*muralkunst*|*gatekunst*|*graffitikunstner|*veggkunst*',
  'aircraft maintenance company': '*flyvedlikehold|*flyteknikk|*flyverksted|*flytekniker|*helikopterverksted',
  'railway or port company':
    '*havnevesen|*jernbaneselskap|*togselskap|*havn kf|*containerhavn|*godshavn|*industrihavn|*containerterminal|*havneselskap|*togoperatør',
  'bird control or mole catcher': '*fugleskrem*|*fuglesikring|*duebekjempelse|*fuglebekjempelse',
  'structural or geotechnical engineer':
    '*geoteknikk*|*statiker*|*konstruksjonsteknikk|*geotekniker*|*rådgivende ingeniør bygg|*grunnundersøkelse*|*statiske beregninger',
  'geology or archaeology company': '*geofysikk|*ingeniørgeolog*',
  'town planning consultancy': '*arealplan*|*reguleringsplan*|*byplanlegg*|*byplankonsulent|*områderegulering',
  'clinical research organisation': '*kliniske studier|*klinisk utprøving|*klinisk forskningspost|*forskningspost',
  'type foundry': '*skriftdesign|*typedesigner',
  'shed or garden building maker': '*redskapsbod*|*hagehus|*garasjer og boder|*lysthus*|*sportsbod*',
  'furniture, camera or tub hire':
    '*leie av badestamp|*kamerautleie|*møbelutleie|*utleie av badestamp|*leie av møbler|*jacuzziutleie|*leie av massasjebad',
};
