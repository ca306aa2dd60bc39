import type { WordsByKind } from './words-by-kind.ts';

export const FINNISH_SOCIETY: WordsByKind = {
  'care home':
    '*hoitokoti|*vanhustenkoti|*senioritalo*|*hoivakoteja|*vanhuspalvelu*|*senioriasun*|*tehostettu palveluasuminen',
  'yoga studio': '*joogasali|*joogaopetta*|*joogakesku*|*joogakurssi*',
  kindergarten: '*päiväkodi*|*varhaiskasvatus*',
  'music school':
    '*soitonopetus|*kitaratunni*|*laulutunni*|*pianonsoiton*|*kitarakoulu|*soittotunni*|*musiikkileikkikoulu|*muskari|*pianokoulu|*rumputunni*|*konservatorio',
  'dance school': '*tanssiopisto*|*tanssikurssi*|*tanssitunni*|*tanssiseura|*tanssiurheiluseura',
  'driving school': '*liikennekoulu|*ajoharjoittelurata|*ajo-opetus|*ajo-opetta*',
  'youth club': '*nuorisokesku*|*nuorisotila*|*nuorisoseura*|*nuorisotoimi',
  charity:
    '*avustusjärjest*|*hyväntekeväisyysjärjest*|*apujärjest*|*avustustoimin*|*sosiaalipalvelu*|*auttamisjärjest*',
  'animal rescue': '*eläinten turvakoti|*kissatalo|*rescueyhdisty*|*kodittomat (?:eläimet|koirat|kissat)',
  church: '*seurakunnan|*helluntaiseurakun*|*vapaaseurakun*|*jehovan todistaj*|valtakunnansali',
  'research group': '*tutkimuslaito*|*tutkimuskesku*|*tutkimusryhm*|*tutkimusinstitu*',
  'art gallery': '*taidekauppa*|*taideliike|*taidevälit*|*taidesalonki|*näyttelytila taide*',
  'radio station': '*radiokanava*|*paikallisradio*|*nettiradio',
  'film production company':
    '*elokuvatuotan*|*videotuotan*|*elokuvayhtiö|*elokuvastudio|*tuotantoyhtiö|*yritysvideo*|*mainosvideo*|*videostudio|*mainoselokuva*',
  'event venue':
    '*kokouskesku*|*kongressikesku*|*tapahtumatalo*|*pitopaikka|*tapahtumatila*|*juhlasali*|*messukesku*|*tapahtumakesku*',
  'riding stable': '*tallipaik*|*ponitalli|*ratsutila*|*hevostalli|*täysihoitotalli',
  'martial arts school': '*karateseura*|*judoseura*|*itsepuolustusla*|*kamppailusal*|*taekwondoseura*|*aikidoseura',
  'climbing hall': '*kiipeilykesku*|*boulderhalli*',
  'swimming pool': '*uimastadion|*virkistysuimala',
  'amusement park': '*teemapuisto*|*elämyspuisto*|*satupuisto|*aktiviteettipuisto*|*perhepuisto|*lastenpuisto elämys*',
  zoo: '*villieläinpuisto|*safaripuisto',
  'cultural centre': '*kulttuurikesku*|*taidekesku*|*monitoimitalo*|*seurantalo*',
  'tutoring service':
    '*yksityisopetu*|*tukiopetu*|*läksykerho|*läksyapu|*abikurssi*|*pääsykoevalmennu*|*yksityistunni*|*läksytuki',
  'adult education centre': '*aikuisopisto*|*kesäyliopisto*|*opintokesku*',
  'art school': '*piirustuskurssi*|*maalauskurssi*|*kuvataidekurssi*|*akvarellikurssi*|*taidekurssi*',
  police: '*poliisilaito*|*poliisiasema|*poliisihallitus',
  embassy: '*konsulaat*|*kunniakonsul*|*kunniakonsulaatti',
  'political party': '*puoluetoimisto|*piirijärjestö|*valtuustoryhm*|*nuorisojärjestö puolue*|*puolue rp',
  'refugee aid': '*vastaanottokesku*|*turvapaikanhak*',
  'senior centre':
    '*eläkeläisyhdisty*|*vanhusten päiväkesku*|*seniorikesku*|*senioriyhdisty*|*päiväkeskus senior*|*eläkeläiset ry',
  'neighbourhood association':
    '*kyläyhdisty*|*asukastal*|*kylätalo*|*kylätoimikun*|*asukastupa*|*kaupunginosayhdisty*|*asukasyhdisty*|*omakotiyhdisty*',
  temple: '*buddhalainen (?:keskus|temppeli|yhteisö)|*hindutemppeli|*sikhitemppeli|*buddhalaiskeskus',
  cemetery: '*hautausma*|*uurnalehto|*hautatoim*',
  newspaper: '*uutismedia',
  'TV channel': '*televisioasema|*televisioyhtiö|*paikallistelevisio',
  'indoor playground': '*leikkimaailma|*hoplop|*sisäaktiviteettipuisto*|*leikkipaikka sisä*',
  'disability service': '*päivätoimintakesku*|*palveluasuminen|*tuettu asuminen|*kuntouttava työtoiminta',
  'local history society':
    '*kotiseutuyhdisty*|*historiayhdisty*|*sukututkimu*|*perinneyhdisty*|*kotiseutuseura|*museoyhdisty*|*kotiseututyö|*historian yhdisty*',
  scouts: '*partiolippukun*',
  'allotment association': '*palstaviljel*|*ryhmäpuutarha*|*viljelypalsta*',
  'home care service': '*kotisairaanhoi*|*henkilökohtainen apu|*omaishoi*|*kotiavustaja*|*hoivapalvelu*',
  'go-kart track': '*karting-?(?:keskus|halli)\\p{L}*|*mikroautorata|*kartinghalli',
  'wedding venue': '*hääjuhlapaikka',
  'waste management company':
    '*jäteasem*|*jätehuol*|*kierrätyskesku*|*jätekesku*|*lajitteluasem*|*jätekuljetu*|*vaihtolava*',
  'diving centre': '*sukelluskauppa|*sukelluskurssi*|*sukellusvälin*|*sukellusliike|*laitesukelluskurssi*',
  'shooting range': '*ampumakesku*|*ampumahalli|*sisäampuma*|*ampumaradat',
  'ice rink': '*jääareena|*harjoitushalli jää|*tekojää*|*luisteluhalli',
  'farm park': '*eläinpiha|*eläintila|*vierailutila',
  'street market': '*toripäivä*|*kauppatori|*antiikkimarkkinat|*maalaismarkkinat|*tori- ja markkina*|*peräkonttikirpp*',
  nightclub: '*strippi(?:klubi|baari|ravintola)|*tanssiravintola*|*tanssilava*|*yöklubi',
  'casino or amusement arcade': '*kasino|*nettikasino*|*vedonlyönti*|*pelisali',
  'padel and tennis centre': '*padelkesku*|*tenniskesku*|*squash-?(?:kesku|halli)\\p{L}*|*mailapelikesku*',
  'fireworks company': '*ilotulite*|*ilotulitu*|*pyrotekni*|*rakettimyyn*|*ilotulitteet',
  'costume maker': '*pukuvuokra*|*naamiaispuku*|*pukuompelija|*puvustamo*|*esiintymispuvu*',
  'composting plant': '*kompostointilaito*|*kompostilaito*|*kompostointikenttä|*kompostimulta',
  'police, military or maritime academy':
    '*poliisiammattikorkea*|*maanpuolustuskorkea*|*merenkulkuoppilaito*|*maasotakoulu*|*merenkulkukoulu*|*poliisikoulu|*merisotakoulu|*rajavartiokoulu|*pelastusopisto*',
  'medical school':
    '*lääketieteellinen tiedekunta|*lääkärikoulutu*|*lääketieteellinen koulutu*|*lääketieteen valmennuskurssi',
  'law school': '*oikeustieteellinen tiedekunta|*oikeustieteiden tiedekunta|*oikeustieteellinen koulutu*',
  'teacher training college':
    '*opettajankoulutu*|*opettajakoulutu*|*opettajaseminaari|*ammatillinen opettajakorkea*|*opettajakorkeakoulu',
  'barista or sommelier school':
    '*baristakurssi*|*baristakoulutu*|*sommelier-?(?:koulutus|kurssi)\\p{L}*|*viinikoulu|*viinikurssi*|*barista-?koulutus|*viiniakatemia',
  'Quran school': '*koraanikoulu*',
  'welding or machinery school':
    '*hitsauskurssi*|*hitsauskoulutu*|*konekuljettajakoulu*|*nosturikurssi*|*trukkikurssi|*maarakennuskoneen?kuljettajakoulu*|*trukinkuljettajakoulu*',
  'motorcycle school': '*moottoripyöräkoulu*|*mp-?(?:kortti|ajo-?opetus)|*moottoripyöräkortti*|*prätkäkortti',
  playgroup: '*perhekerho|*taaperokerho|*vauvakerho|*vauvamuskari|*perhekahvila|*avoin päiväkoti',
  'maths school': '*matematiikkakoulu|*matikkakoulu|*matematiikan (?:tukiopetus|yksityisopetus)|*matematiikkavalmennus',
  'music production or DJ school':
    '*dj-?(?:koulu|kurssi)\\p{L}*|*musiikkituotannon kurssi|*dj-?opetus|*äänituotantokoulutu*|*musiikkituottajakoulutu*',
  'domestic violence service': '*turvakoti*|*turvakodi*|*lähisuhdeväkival*|*perheväkival*',
  'sports federation':
    '*urheiluliitto*|*jalkapalloliitto|*hiihtoliitto|*palloliitto|*suomen \\p{L}*(?:pallo|urheilu|hiihto|uinti|ratsastaja|voimistelu|luistelu|suunnistus|melonta|pyöräily)\\p{L}*liitto|*lajiliitto|*piirin liikunta ja urheilu|*uimaliitto|*olympiakomitea',
  'professional association':
    '*lääkäriliitto*|*insinööriliitto|*journalistiliitto|*asianajajaliitto|*psykologiliitto|*arkkitehtiliitto|*lakimiesliitto',
  'government agency': '*valtion virasto|*aluehallintovirasto*|*valtion laitos|*työvoimatoimisto',
  court: '*käräjäoikeu*|*hovioikeu*|*hallinto-oikeu*|*oikeuslaitos|*tuomioistuinvirasto',
  'civil protection or coastguard':
    '*pelastuslaito*|*väestönsuojelu*|*meripelastu*|*rajavartiosto*|*rajavartiolaito*|*merivartio*|*pelastusliitto*|*järvipelastu*',
  'scholarship fund': '*stipendirahasto*|*apurahasäätiö*|*stipendisäätiö*',
  'fair trade or development organisation':
    '*kehitysyhteistyö*|*kehitysjärjest*|*kehitysapu*|*kehitysyhteistyöjärjest*',
  'ticket agency': '*lippupalvelu*|*lipunmyyn*|*lipputoimisto',
  'exhibition stand builder': '*messuosasto*|*messurakente*|*näyttelyrakent*|*messuosastojen|*messupalvelu*',
  'opera company': '*oopperayhdisty*|*oopperaseurue|*kamariooppera|*kansallisooppera',
  'comedy club or cabaret':
    '*stand-?up-?(?:klubi|show|esitys|ilta)\\p{L}*|*komediaklubi*|*kabaree*|*revyyteatteri|*revyy',
  aquarium: '*akvaariota|*meriakvaario*|*sea life|*akvaariotalo',
  'butterfly, bird or reptile park':
    '*perhospuisto*|*lintupuisto*|*matelijapuisto*|*tropicario*|*matelijatalo|*matelijazoo',
  'racing circuit':
    '*ravirata*|*moottorirata*|*kilpa-?ajorata|*laukkarata|*raviradat|*moottoriurheilukesku*|*pyöräilystadion',
  'roller rink or skate park': '*skeittiparkki|*skeittihalli*|*skeittipuisto*|*rullahalli',
  'wakeboard or water sports centre':
    '*wakeboard*|*vesiurheilukesku*|*kaapelirata|*vesijettivuokra*|*sup-?(?:keskus|vuokraus)',
  'news or stock photo agency': '*kuvatoimisto*|*kuvapankki',
  'shooting club': '*ampumaseura*|*ampumayhdisty*|*metsästysampuma*|*reserviläisampu*|*pistooliseura',
  'equestrian club':
    '*ratsastusseura*|*ratsastajat ry|*hevosurheiluseura|*ravikerho|*poniraviyhdisty*|*hevosystäväinseura',
  'wrestling or strength club': '*painiseura*|*painonnosto*|*voimailuseura*|*voimanosto*|*voimailijat|*paini-?miehet',
  'figure skating or winter sports club':
    '*taitoluistelu*|*luisteluseura*|*pikaluistelu*|*luistelijat ry|*muodostelmaluistelu*|*taitoluisteluseura',
  'bird and small animal club':
    '*kyyhky(?:yhdisty|seura)\\p{L}*|*kani(?:yhdisty|hyppy|kerho)\\p{L}*|*lintuyhdisty*|*viestikyyhky*|*kaniinihar*|*kaniyhdistys',
  'sim racing or arcade centre': '*ajosimulaattor*|*pelikesku*|*simuajo*|*virtuaalipelikesku*|*pelihalli arcade',
};
