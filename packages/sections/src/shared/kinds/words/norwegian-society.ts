import type { WordsByKind } from './words-by-kind.ts';

export const NORWEGIAN_SOCIETY: WordsByKind = {
  'care home': '*omsorgsbolig*|*aldershjem|*bo- og behandlingssenter|*seniorboliger|*bosenter|*sjukeheim',
  'yoga studio': '*yogalærer|*yogakurs|*yogahus',
  kindergarten: '*familiebarnehage',
  'music school':
    '*gitarundervisning|*pianoundervisning|*musikkundervisning|*trommeundervisning|*pianotimer|*gitartimer|*gitarkurs|*pianolærer',
  'dance school': '*dansestudio|*dansekurs|*danseundervisning|*dansesenter|*salsakurs|*danseklubb',
  'driving school': '*glattkjøring*|*kjøretimer|*kjørelærer|*øvingsbane',
  'youth club': '*ungdomslag|*ungdomssenter|*fritidssenter',
  charity: '*veldedig*|*nødhjelp*|*bistandsorganisasjon|*ideell organisasjon|*diakonal*|*kirkens bymisjon',
  'animal rescue':
    '*dyrehjem|*omplassering*|*kattehjem|*dyreredning|*dyreambulanse|*dyrevernforening|*dyrevern|*hjelp til hjemløse',
  church: '*pinsemenighet|*frimenighet|jehovas vitner|*bedehus',
  'research group': '*forskningssenter|*kompetansesenter for|*forskningsinstitusjon|*forskergruppe',
  'art gallery': '*galleri for|*kunsthandler|*kunstformidl*',
  'radio station': '*radiostasjon|*lokalradio|*nærradio|*radiokanal|*nettradio|*studentradio',
  'film production company': '*videoproduksjon*|*reklamefilm*|*filmselskap|*produksjonsselskap|*bedriftsfilm*',
  'event venue':
    '*kongressenter|*eventlokale*|*kurs- og konferansesenter|*konsertsal og konferanse|*arrangementslokale*',
  'riding stable': '*stallplass*|*rideundervisning|*oppstalling|*ridetimer|*ridestall',
  'martial arts school':
    '*kampsport(?:skole|klubb|senter|akademi)?|*karateklubb|*judoklubb|*taekwondoklubb|*jiu-?jitsu',
  'swimming pool': '*badeanlegg|*badehall|*symjehall',
  'amusement park': '*temapark|*opplevelsespark|*eventyrpark|*familiepark|*aktivitetspark|*lekepark',
  zoo: '*safaripark|*viltpark|*bjørnepark|*rovdyrpark|*elgpark',
  'cultural centre': '*kunstsenter|*samfunnshus|*grendehus|*forsamlingshus',
  'tutoring service': '*privatundervis*|*eksamenshjelp|*mattehjelp og|*privatlærer',
  'adult education centre': '*studieforbund|*voksenundervisning|*folkeuniversitet*|*studiesenter|*folkehøyskole',
  police: '*politistasjon|*politikammer|*lensmannskontor|*politidirektorat*',
  embassy: '*generalkonsulat*',
  'political party': '*partilag|*kommunestyregruppe|*ungdomsparti|*lokallag av partiet',
  'refugee aid': '*asylmottak|*flyktningtjeneste*|*flyktningmottak',
  'senior centre':
    '*eldresenter|*pensjonistlag|*seniorforening|*eldrelag|*aktivitetssenter for eldre|*pensjonistuniversitet',
  'neighbourhood association': '*bydelshus|*nærmiljøsentral|*nabolagshus',
  temple: '*buddhistisk (?:senter|tempel)|*hindutempel|*sikhtempel|*gurdwara|*buddhistforbund*|*zensenter',
  cemetery: '*gravplass|*minnelund|*urnelund',
  newspaper: '*dagsavis|*ukeavis|*avisa|*nyhetsmedium|*ukeblad',
  'TV channel': '*tv-?(?:stasjon|kanal)|*fjernsynsstasjon',
  'indoor playground': '*innendørs lekeplass|*lekesenter|*aktivitetsland',
  'disability service':
    '*vernet bedrift|*arbeidsmarkedsbedrift|*avlastningsbolig|*avlastningstilbud|*habiliteringstjeneste*|*arbeidsinkludering*',
  'local history society': '*slektshistorie*|*museumslag|*sogelag|*kystlag|*bygdebok*',
  'allotment association': '*skolehage*',
  'home care service':
    '*hjemmepleie|*privat omsorg|*eldreomsorg*|*brukerstyrt personlig assistanse|*bpa-?leverandør|*hjemmeassistent',
  'go-kart track': '*gokartsenter|*gokarthall',
  'waste management company':
    '*gjenvinningsstasjon*|*avfallshåndter*|*miljøstasjon|*avfallsmottak|*gjenvinningsanlegg|*avfallscontainer*',
  'diving centre': '*dykkesenter|*dykkebutikk|*dykkekurs|*dykkerklubb|*dykkerutstyr|*dykkeutstyr',
  'shooting range': '*skytesenter|*leirduebane|*skytehall|*pistolbane',
  'farm park': '*kosedyr*|*dyregård|*minizoo|*opplevelsesgård|*4h-?gård',
  'street market': '*torgdag|*bruktmarked|*markedsdag*|*antikkmarked',
  nightclub: '*strippeklubb|*danserestaurant|*dansebar',
  'casino or amusement arcade': '*kasino|*spillehall|*online casino*|*nettcasino*|*bookmaker*',
  'padel and tennis centre': '*tennissenter|*tennishall|*squashsenter|*badmintonhall',
  'fireworks company': '*fyrverkeri*|*pyrotekni*',
  'costume maker': '*kostymesøm|*draktutleie|*kostymedesign*',
  'composting plant': '*komposteringsanlegg|*kompostanlegg|*kompostering',
  'police, military or maritime academy':
    '*politihøgskole*|*krigsskole*|*sjøkrigsskole*|*sjømannsskole*|*fagskole maritim|*skoleskip|*maritim skole|*befalsskole*|*luftkrigsskole*|*maritime fag',
  'medical school': '*medisinutdanning*|*medisinske fakultet|*legeutdanning*|*medisinstudiet|*medisinsk fakultet',
  'law school': '*juridisk fakultet|*juridiske fakultet|*jusstudiet|*jusutdanning*',
  'teacher training college': '*lærerutdanning*|*lærerskole|*lærarutdanning*|*lærerhøgskole',
  'barista or sommelier school':
    '*baristakurs|*vinskole*|*sommelier(?:utdanning|skole|kurs)|*vinkurs|*barista-?kurs|*baristautdanning',
  'Quran school': '*koranskole*|*koranundervisning',
  'welding or machinery school':
    '*sveisekurs|*sveiseskole|*kranførerkurs|*maskinførerkurs|*truckførerbevis|*maskinføreropplæring|*maskinførerbevis|*sveiseopplæring',
  'motorcycle school': '*mc-?(?:skole|førerkort|kurs|opplæring)|*motorsykkelopplæring|*mc-lappen',
  playgroup: '*babysang|*åpen barnehage|*barselgruppe|*småbarnstreff',
  'maths school': '*matematikkskole|*mattehjelp|*matteundervisning|*matematikkundervisning|*mattekurs',
  'music production or DJ school':
    '*dj-?(?:kurs|skole)|*musikkproduksjonskurs|*musikkproduksjon kurs|*lydteknikerutdanning',
  'domestic violence service': '*krisesenter*|*vold i nære relasjoner',
  'sports federation':
    '*idrettsforbund|*skiforbund*|*fotballforbund*|*idrettskrets|*særforbund*|*håndballforbund*|*fotballkrets|*svømmeforbund*|*idrettsråd|*cykleforbund*|*rytterforbund',
  'professional association': '*legeforening|*journalistlag|*ingeniørforening|*arkitektforening|*jordmorforening',
  'government agency': '*direktoratet|*direktorat|*statlig etat|*statsetat|*kompetansedirektorat',
  court: '*tingrett|*lagmannsrett|*jordskifterett*|*domstoladministrasjon*',
  'civil protection or coastguard':
    '*sivilforsvar*|*kystvakt*|*beredskapsdirektorat|*heimevern*|*sivilt beredskap|*redningsselskap*|*kystverket|*redningsskøyte*',
  'scholarship fund': '*stipendfond|*legater|*stipendordning|*studiestipend*|*utdanningsfond',
  'fair trade or development organisation':
    '*bistandsorganisasjon*|*utviklingsorganisasjon*|*rettferdig handel|*utviklingshjelp|*utviklingssamarbeid|*misjonsorganisasjon',
  'ticket agency': '*billettsalg|*billettkontor|*billettbyrå|*billettservice|*billettformidl*',
  'exhibition stand builder': '*messestand*|*standbygg*|*messestands|*utstillingsbygg*|*messeutstyr',
  'opera company': '*operakompani|*operaselskap|*operaensemble',
  'comedy club or cabaret':
    '*standup-?(?:klubb|scene|show)|*revyteater|*kabaret|*komiklubb|*humorscene|*revylag|*revygruppe',
  aquarium: '*akvariet|*havsenter|*sjøakvarium|*akvarium',
  'butterfly, bird or reptile park': '*reptilpark|*fuglepark|*sommerfuglhus|*reptilzoo|*terrariet|*sommerfuglpark',
  'racing circuit': '*travbane|*galoppbane|*racerbane|*motorsportbane|*rallycrossbane|*velodrom|*motorsenter',
  'roller rink or skate park': '*skatepark|*skatehall',
  'wakeboard or water sports centre': '*vannsportsenter|*wakeboard*|*kabelpark|*wakepark',
  'news or stock photo agency': '*bildebyrå|*pressefoto*|*telegrambyrå|*fotobyrå',
  'shooting club': '*skytterlag|*skytterklubb|*pistolklubb|*leirdueklubb|*skyttarlag|*skyteklubb',
  'equestrian club': '*rideklubb|*hestesportsklubb|*ponniklubb|*travlag|*rytterklubb|*hestelag',
  'wrestling or strength club': '*bryteklubb|*brytarklubb|*vektløft(?:ing|erklubb)?|*styrkeidrett',
  'figure skating or winter sports club': '*kunstløp(?:klubb)?|*skøyteklubb|*bob- og ake*|*hurtigløp*|*skøyteklubben',
  'bird and small animal club': '*brevdue*|*kaninavl*|*fjærfeavl*|*burfugl*|*kaninhopping|*rasehøns*',
  'sim racing or arcade centre':
    '*sim-?racing|*racingsimulator|*arkadehall|*vr-?(?:senter|arena)|*arkadespill|*simulatorsenter',
};
