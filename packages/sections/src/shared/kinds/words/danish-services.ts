import type { WordsByKind } from './words-by-kind.ts';

export const DANISH_SERVICES: WordsByKind = {
  'medical practice': '*lægepraksis|*praktiserende læge|*sundhedshus|*almen praksis|*lægecenter|*lægevagt',
  roofer: '*tagentrepren*|*tagpap*|*tagfirma|*tagrenovering|*nyt tag|*tagarbejde|*tagmaling|*tagspecialist',
  'painter and decorator': '*malervirksomhed|*tapetsering|*malerarbejde|*malerservice',
  landscaper: '*landskabsgartner*|*haveanlæg|*landskabsarkitekt*|*haveanlæg*|*havedesign|*havearkitekt*',
  'taxi service':
    '*taxiselskab|*taxacentral|*taxa|*taxatur|*hyrevogn*|*sygetransport|*liggende transport|*taxavogn|*minibustaxa|*flextrafik-?kørsel',
  photographer: '*fotostudie|*fotoatelier|*portrætfoto*',
  'accounting firm': '*bogholder*|*revisionsfirma|*revision*s?hus|*skatterådgiv*|*revisionsvirksomhed|*skattekonsulent',
  'recruitment agency': '*jobformidl*|*personaleformidling|*bemanding*|*headhunt*',
  'marketing agency':
    '*marketingbureau|*seo-?bureau|*markedsføringsbureau|*digitalt bureau|*some-?bureau|*annoncebureau',
  'IT services':
    'it-?(?:firma|virksomhed|service|support|drift|konsulent\\p{L}*|løsninger|hosting|leverandør|hus|partner)|*edb-?service',
  'stove shop': '*pejse|*pillefyr*|*biopejse|*masseovn*|*pejsecenter',
  'land surveyor': '*landmåler*',
  'security company':
    '*vagtfirma|*sikkerhedsvagt*|*vagtservice|*dørmænd|*vagtcentral|*sikkerhedsselskab|*dørmandsfirma|*objektbevogtning|*vagtværn',
  laundry: '*selvbetjeningsvask|*møntvaskeri|*tøjrens|*linnedservice',
  'swimming pool builder': '*poolbutik|*pool-?(?:service|byg\\p{L}*)|*poolanlæg|*poolcenter',
  'window and door company':
    '*dørbutik|*vinduesfirma|*vinduesproducent|*døre og vinduer|*yderdøre|*dørfabrik|*vinduesfabrik|*vinduesudskiftning|*hoveddøre',
  'blinds and awnings company':
    '*rullegardiner|*plisségardiner|*skodder|*insektnet|*rulleskodder|*lamelgardiner|*terrassemarkiser',
  tiler:
    '*flise(?:lægger|butik|center|firma|arbejde|murer)\\p{L}*|*fliser og klinker|*badeværelsesfliser|*flisehandel|*flisespecialist|*flisehuset',
  'flooring company':
    '*gulvbelægning*|*parketgulv*|*trægulve|*gulvbutik|*tæppelægger|*vinylgulve|*gulvslib*|*gulvspecialist|*linoleumsgulv*',
  metalworker:
    'smed|smede|*smedeværksted|*kunstsmed*|*smedje|*smedie|*svejsefirma|*maskinværksted og smed|*klejnsmed*|*metalarbejde',
  'car rental': '*delebil*|*delebiler|*varevognsudlejning|*billeje|*minibusudlejning|lej en bil',
  'equipment hire':
    '*værktøjsudlejning|*udlejning af maskiner|*lej værktøj|*maskiner til leje|*udlejningscenter|*materiel til leje',
  'self-storage': '*opbevaringsrum|*lagerrum til leje|self-?storage|*opmagasiner*|*lagerleje|*depotudlejning',
  'midwifery practice': '*fødselsforbered*|*fødeklinik|*fødecenter',
  nutritionist: '*ernæringsterapeut*|*ernæringsvejled*',
  naturopath: '*alternativ behandl*|*naturlæge*|*naturmedicin|*behandlerhus',
  podiatrist: '*fodklinik',
  'funeral home': '*bedemænd|*begravelsesservice|*bisættelse',
  'housing cooperative': '*andelsbolig*|*andelsforening|*almene boliger|*boligorganisation',
  'translation agency': '*tolkebureau|*oversætter*|*tolk|*tolkeservice|*tolkeydelser',
  bank: '*pengeinstitut',
  bricklayer: '*murerentreprise|*muremester',
  plasterer: '*pudsearbejde|*sandspartl*|*stukkatør*',
  'insulation and waterproofing contractor':
    '*isolatør*|*isoleringsfirma|*loftisolering|*efterisolering|*teknisk isolering|*fugtisolering|*omfangsdræn|*kælderisolering|*facadeisolering|*papiruld*',
  'hearing care practice': '*audiolog*|*hørecenter|*hørespecialist',
  'energy and utilities': '*energiselskab|*forsyningsselskab|*vandforsyning|*elforsyning|*elnet*',
  'financial services':
    '*vekselkontor|*valutaveksling|*formueforvalt*|*kapitalforvalt*|*finansieringsselskab|*leasingselskab|*uvildig økonomisk rådgivning|*pengeoverførsel',
  'scaffolding company': '*stillads*|*stilladsfirma',
  'graphic design studio': '*grafiker|*tegnestue grafisk|*grafisk tegnestue|*logodesign',
  'web design studio': '*hjemmesidedesign|*hjemmesider til|*få lavet hjemmeside|*webshopudvikling|*hjemmesidebureau',
  'interior designer': '*boligindret*|*boligstyling|*indretningskonsulent|*boligstylist|*indretningsdesign*',
  'student residence': '*kollegium|*kollegier|*studenterkollegium',
  notary: '*notarius',
  'property manager':
    '*ejendomsadministr*|*ejendomsforvalt*|*administrator af ejerforening*|*ejerforeningsadministration',
  'gardening service': '*havepasning|*gartnerservice|*grønne områder vedligehold*|*plænepleje|*plæneklipning',
  'appliance repair service':
    '*reparation af hvidevarer|*vaskemaskine-?reparation|*elektronikreparation|*tv-?reparation|*reparationsservice',
  chiropractor: '*kiropraktisk*',
  'medical laboratory': '*patolog*|*blodprøve(?:tagning|klinik)|*laboratoriemedicin|*klinisk biokemi',
  'astrologer or fortune teller': '*clairvoyan*|*spåkone|*spådame|*tarotlægning|*håndlæs*|*numerolog*',
  'property appraiser or surveyor':
    '*ejendomsvurder*|*boligvurdering*|*byggeteknisk rådgiv*|*bygningssagkyndig*|*køberrådgiv*',
  'rope access company': '*rebteknik*',
  'plastic surgeon': '*brystforstørrelse|*øjenlågsoperation',
  'radiology centre': '*røntgenklinik|*radiolog*|mr-?scanning\\p{L}*|*scanningscenter|*røntgencenter',
  'specialist medical practice':
    '*speciallæge*|*hæmatolog*|*intern medicin|*nefrolog*|*kirurgisk klinik|*specialklinik|*neurokirurg*|*karkirurg*|*speciallægepraksis',
  pawnshop: '*lånekontor|*pantelån*|*assistenshus',
  'bathroom fitter':
    '*badeværelsesbutik|*bad og køkken|*nyt badeværelse|*badeværelsesinventar|*badeværelsesmøbler|*badeværelsesspecialist',
  'dry stone waller': '*stensætter*|*natursten(?:smur|sdige)*',
  thatcher: '*tækkemand|*tækkemænd|*tækkefirma|*tækker|*stråtækker*',
  'power station':
    '*kraftværk*|*vindmøllepark|*vindmøllelaug|*solcellepark|*kraftvarmeværk|*vandkraftværk|*vindpark|*biogasanlæg',
  'lactation consultant': '*ammevejled*|*ammekonsulent|*ammerådgiv*|*ammehjælp',
  'rehabilitation centre':
    '*sundhedscenter for genoptræning|*genoptræningscenter|*rehabiliteringscenter|*neurorehabilitering',
  'counselling practice':
    '*parterap*|*familierådgiv*|*samtaleterap*|*familieterap*|*parrådgivning|*psykoterapeutisk rådgivning|*sorggruppe*',
  'art or music therapist': '*musikterap*|*kunstterap*|*danseterap*|*dramaterap*',
  'equine therapy centre': '*rideterap*|*heste-?assisteret|*ridefysioterap*|*ridefysioterapi|*hesteterap*',
  'vein, laser or cryotherapy clinic': '*åreknude(?:r|klinik|behandling)|*laserklinik|*kryoterap*|*karkirurgisk klinik',
  'sperm, egg or stem cell bank': '*sædbank|*stamcellebank|*ægdonation*|*sæddonor*',
  'pension fund': '*pensionskasse|*pensionsselskab|*pensionsfond|*arbejdsmarkedspension',
  'microfinance institution': '*mikrofinans*|*mikrolån*|*mikrokredit*',
  'stockbroker or exchange': '*børsmægler*|*fondsbørs|*børsmæglerselskab|*aktiehandel|*værdipapirhandler*|*kryptobørs',
  'science or business park': '*forskerpark|*forskningspark|*sciencepark|science park|*videnskabspark|*udviklingspark',
  'product or furniture designer':
    '*produktdesigner|*møbeldesigner|*industriel design*|*industriel designer|*produktdesign|*møbeldesign',
  'animation or effects studio':
    '*animationsstudie|*animationsfilm|*3d-?animation|*tegnefilmsstudie|*visuelle effekter',
  'dubbing or voice-over studio':
    '*speak(?:er)?studie|*dubbingstudie|*voice-?over|*speaker(?:stemme|bureau)\\p{L}*|*indtaling|*speakere til',
  'literary agency': '*litterært agentur|*litterær agent',
  'proofreader or editor': '*korrektur*|*korrekturlæs*|*manuskriptudvikling|*sprogkonsulent|*tekstredigering',
  muralist: '*gavlmaleri*|*gavlmaler|*vægmaler|*muralmaler|*graffitikunstner|*gadekunstner',
  'aircraft maintenance company': '*flyvedligehold*|*flyværksted|*flymekaniker|*flymotor*',
  'railway or port company':
    '*havneselskab|*erhvervshavn|*jernbaneselskab|*lokalbane|*godsbane|*containerterminal|*industrihavn|*færgehavn',
  'bird control or mole catcher':
    '*fugleskræm*|*mosegrisebekæmp*|*muldvarpefanger|*muldvarpebekæmp*|*fuglesikring|*duebekæmpelse|*mosegrise',
  'structural or geotechnical engineer':
    '*statiker*|*statiske beregninger|*geoteknik*|*geoteknisk*|*konstruktionsingeniør*|*jordbundsundersøg*',
  'geology or archaeology company': '*geologisk rådgivning|*geologisk institut|*geofysisk*',
  'town planning consultancy': '*byplanlæg*|*byplankonsulent|*byudvikling*',
  'clinical research organisation': '*kliniske forsøg|*klinisk forskningsenhed|*kliniske studier',
  'type foundry': '*skriftdesign|*typedesigner',
  'shed or garden building maker':
    '*havehuse?|*redskabsskur*|*carporte|*udestue- og havehuse|*skure og carporte|*havepavillon*|*legehuse',
  'furniture, camera or tub hire':
    '*udlejning af vildmarksbad|*kameraudlejning|*møbeludlejning|*spa-?udlejning|*leje af møbler|*kameraudstyr til leje',
};
