import type { WordsByKind } from './words-by-kind.ts';

export const DUTCH: WordsByKind = {
  'beauty salon': '*schoonheidsspecialist*|*schoonheidsinstituut|*schoonheidsstudio|*beautysalon',
  hairdresser: '*kapster|*dameskapper|*haarstudio|*thuiskapper',
  'massage studio': '*massagesalon|*masseur|*masseuse|*massagetherapeut',
  hotel: 'motel|*hotelketen',
  campsite:
    '*camperplaats|*camperplaatsen|*camperpark|*natuurcamping|*kampeerterrein|*boerencamping|*groepskampeerterrein',
  restaurant: '*eetlokaal|*eetzaak',
  bakery: '*broodbakker*|*broodjesbakker',
  'ice cream parlour': '*ijswinkel|*gelateria|*ijscokar|*ijskar',
  bar: '*nachtbar|gin-?bar|whisky-?bar|*rooftopbar|irish pub',
  caterer: '*schoolcatering|*traiteurdienst|*cateraar|*partycatering|*feestcatering|*cateringbedrijf',
  'bicycle shop':
    '*fietsreparatie*|*fietsenzaak|*fietswinkel|*rijwielhandel|*fietsspeciaalzaak|*bakfietswinkel|*tweewielerzaak|*tweewielerspecialist|*fietsherstel*',
  tailor: '*kledingreparatie|*kledingherstel*|*maatkleding|*retouches|*coupeuse|*retoucheatelier',
  'print shop': '*printshop|*kopieerservice|*printservice|*drukwerk|*repro(?:afdeling|service)|*kopieercentrum',
  'kitchen studio':
    '*keukenshowroom|*keukens op maat|*keukenspeciaalzaak|*keukencentrum|*keukenbouwer|*keukenatelier|*inbouwkeukens|*keukenmontage',
  'pottery studio': '*keramiekstudio|*keramiekwinkel|*keramiekwerkplaats|*keramiekcursus',
  distillery: '*ginstokerij|*likeurstokerij',
  butcher: '*keurslager*|*beenhouwerij|*beenhouwer|*poelier',
  'chocolate maker': '*chocolademakerij|*chocoladewinkel|*bonbonwinkel|*pralinewinkel|*chocoladeatelier',
  beekeeper: '*bijenhouder*|*bijenhouderij|*imkervereniging|*honingmakerij',
  'garden centre': '*plantencentrum|*tuinwinkel|*kwekerij en tuincentrum',
  'clothing shop':
    '*herenmode|*damesmode|*kinderkleding|*modehuis|*modeboetiek|*herenkleding|*dameskleding|*kledijwinkel|*herenkostuum*|*maatpakken|*trouwpakken|*jeanswinkel',
  'second-hand shop':
    '*tweedehands(?:kleding|zaak|winkel)|*vintagewinkel|*kringloopcentrum|*weggeefwinkel|*tweedehandskledij|*tweedehandsmeubelen|*brocantewinkel',
  florist: '*bloemenzaak|*bloemenatelier|*bloembinder*|*bloemschik*|*bloemenhandel',
  'online shop': '*postorderbedrijf',
  spa: '*kuuroord|*wellnessresort|day-?spa',
  'tattoo studio': 'piercing-?(?:studio|shop)',
  'dog trainer': '*kynolog*|*hondengedrag*|*gedragstherapeut honden',
  'pet groomer': '*hondenkapsalon|*hondenkapper|*hondentoilettage',
  shipyard: '*botenbouw*|*scheepsbouw*|*sloepenbouw*',
  'home and gift shop': '*woonaccessoires|*conceptstore|*geschenkenwinkel|*cadeauzaak|*interieurwinkel',
  'sports shop': '*sportzaak|*sportspeciaalzaak|*skiwinkel',
  'electronics shop':
    '*computerwinkel|*computerzaak|*gsm-?winkel|*hifi-?(?:winkel|zaak|studio)|*elektrozaak|*elektrowinkel|*elektrohandel|*fotospeciaalzaak|*camerawinkel|*audiozaak|*fotozaak',
  'music shop': '*muziekhandel|*muziekinstrumenten*|*gitaarwinkel|*pianohandel|*pianowinkel|*drumwinkel',
  'hardware shop':
    '*doe-het-zelf(?:zaak|winkel|zaken)?|*verfwinkel|*verfspeciaalzaak|*verfhandel|*verfgroothandel|*doe-het-zelver|*ijzerhandel',
  'grocery shop':
    '*minimarkt|*avondwinkel|*nachtwinkel|*groenteboer|*groentezaak|*dorpswinkel|*levensmiddelen(?:winkel|zaak)|*buurtsuper|*groenteman|*groenten en fruit(?:winkel|handel)',
  'speciality food and drink shop': '*drankenwinkel|*drankhandel|*drankencentrale|*streekproducten(?:winkel)?',
  'caravan dealer': '*caravandealer|*camperverkoop|*caravancentrum|*campercentrum|*camper-?ombouw',
  'vehicle inspection centre': '*autokeuring*|*keuringsstation|*apk keuring|*technische keuring',
  watchmaker: '*uurwerkhersteller|*klokkenreparatie',
  'shoe repair shop': '*schoenhersteller',
  'candle maker': '*kaarsenwinkel',
  'bridal shop': '*bruidswinkel|*bruidszaak|*bruidshuis|*trouwkleding',
  'office supplies dealer': '*kantoorbenodigdheden|*cartridges|*toners|*kantoormeubel*|*inktcartridges',
  'vehicle damage assessor': '*auto-?expertise|*autotaxa*',
  'picture framer': '*inlijstatelier|*lijstenwinkel|*kaderzaak|*lijstenatelier',
  'coffee and tea retailer': '*koffiewinkel|*theespeciaalzaak|*koffiespeciaalzaak|*theehandel|*koffiehandel',
  'wine shop': '*wijnspeciaalzaak|*wijnkoperij|*wijnhandelaar',
  'farm shop': '*hoevewinkel|*hoeveproducten|*zelfplukboerderij|*hoeveverkoop',
  'health food shop':
    '*natuurvoedingswinkel|*bio-?(?:winkel|supermarkt)|*biologische (?:winkel|supermarkt)|*reformzaak',
  'Japanese restaurant': '*ramenrestaurant|*sushi(?:bar|restaurant|zaak)|*izakaya|*teppanyaki(?:restaurant)?',
  'Chinese restaurant':
    '*chinees(?:-indisch)? restaurant|*chinese restaurant|*afhaalchinees|*wokrestaurant|*noedelbar|*dimsumrestaurant',
  'seafood restaurant': '*zeevruchtenrestaurant|*mosselrestaurant|*oesterbar|*visbistro',
  'lingerie or swimwear shop': '*lingeriespeciaalzaak|*ondergoedwinkel|*lingerieboetiek|*corsetterie',
  'handbag or accessory brand': '*handtassen|*modeaccessoires|*tassenmerk',
  'stationery or art supplies shop': '*schrijfwaren*|*papierwaren*|*tekenmaterialen',
  'religious or esoteric shop': '*esoterische winkel|*wierookwinkel|*kristallenwinkel|*religieuze artikelen',
  'outdoor or camping shop':
    '*buitensportzaak|*outdoorzaak|*kampeerspeciaalzaak|*bergsportwinkel|*tentenwinkel|*wandelsportwinkel',
  'party supplies shop':
    '*partywinkel|*ballonnenwinkel|*carnavalswinkel|*feestkleding|*carnavalskleding|*feestversiering',
  'firewood and fuel supplier':
    '*stookolie*|*propaangas|*butaangas|*pellets|*mazout*|*brandstoffenhandel|*brandstofleverancier',
  'wine bar': '*wijnlokaal|*wijnbistro',
  delicatessen: '*delicatessenwinkel|*delicatessewinkel',
  'vape shop': 'e-? ?sigaret*|*vape-?(?:shop|winkel|store)|*dampwinkel',
  tobacconist: '*tabakszaak|*sigarenzaak|*krantenwinkel',
  'cannabis shop': '*cannabiswinkel|*smartshop|*hennepwinkel',
  'gold and coin dealer': '*numismati*|*inkoop goud|*goudopkoper',
  'baby shop': '*babyzaak|*kinderwagenwinkel|*positiekleding|*geboortelijst*|*babyboetiek',
  'curtain maker': '*gordijnen(?:winkel|atelier|zaak|specialist)|*raambekleding|*overgordijnen',
  'hunting and fishing shop': '*hengelsport(?:winkel|zaak|speciaalzaak)|*viswinkel hengelsport',
  'hobby and comic shop':
    '*spellenwinkel|*spelspeciaalzaak|*bordspellenwinkel|*mangawinkel|*postzegelhandel|*hobbyzaak|*verzamelkaarten',
  'fast food restaurant':
    '*frietkot|*friettent|*patatzaak|*döner(?:zaak|restaurant)?|*kebabzaak|*hotdogkraam|*viskraam|*kiprestaurant|*grillroom|*snelbuffet',
  'bubble tea shop': 'bubble-? ?tea-?(?: ?(?:café|shop|winkel|bar))',
  'burger restaurant': '*hamburgertent|smash ?burgers',
  'sandwich and bagel shop': '*lunchroom',
  'food hall': '*foodhal',
  'horse trekking operator': '*ruitervakantie*|*strandritten|*trektochten te paard',
  'trophy and flag supplier':
    '*bekers en medailles|*sportprijzen|*vlaggenmast*|*trofee(?:ën|winkel)|*prijsbekers|*vlaggen en masten',
  saddler: '*zadelfitter',
  'agricultural merchant':
    '*boerenbond|*landbouwwinkel|*agrarische handel|*landbouwbenodigdheden|*zaaigoed|*agrarische groothandel|*meststoffenhandel',
  'cattle ranch': '*veefokkerij|*vleesvee|*vleeskoeien',
  'department store': '*discountwinkel|*partijgoederen|*koopjeshal',
  'army surplus shop': 'army-?(?:shop|store|winkel)|*dumpzaak',
  'mineral or fossil shop': '*mineralenhandel|*mineralen en fossielen',
  'record shop': '*lp-winkel|*grammofoonplaten',
  'video game shop': '*gamezaak|*gamestore|*retrogames',
  'sauna house': '*saunahuis|*saunaboot',
  'boat dealer': '*bootmakelaar|*botenverkoop|*sloepenverkoop|*watersportbedrijf|*botenverkoper',
  'specialist food shop':
    '*kaasspeciaalzaak|*kaashandel|*kruidenwinkel|*toko|*aziatische supermarkt|*pastawinkel|*kaasboer|*specerijenwinkel|*notenzaak|*olijvenwinkel',
  'key cutting or shoe service': '*sleutelmaker|*sleutels bijmaken|*hakkenbar',
};
