import type { WordsByKind } from './words-by-kind.ts';

export const SWEDISH_SERVICES: WordsByKind = {
  'eye clinic': '*ögonmottagning|*ögonspecialist|*ögonlaser',
  'medical practice':
    '*hälsocentral*|*husläkar*|*läkarhus|*familjeläkar*|*läkarcentrum|*allmänläkare|*jourmottagning|*närakut',
  joinery: '*möbelverkstad',
  carpenter: '*bygghantverk*',
  roofer:
    '*taklägg*|*takbyte*|*takrenovering|*takföretag|*takentrepren*|*plåttak*|*takarbete*|*papptak|*tegeltak|*takomläggning|*takmålning',
  'painter and decorator':
    '*målarmästare|*tapetser*|*fasadmålning|*måleriarbete*|*målningsarbete*|*måleritjänst*|*måleriservice|*sprutmåleri|*ommålning',
  landscaper: '*trädgårdsanläggare|*anläggningsfirma trädgård|*trädgårdsentreprenad',
  'taxi service':
    '*taxibolag|*taxiföretag|*taxiväxel|*sjukresor|*färdtjänst|*taxiverksamhet|*taxicentral|*färdtjänstresor',
  photographer: '*fotostudio|*fotoateljé|*passfoto',
  'accounting firm':
    '*redovisningskonsult*|*skatterådgiv*|*ekonomibyrå|*skattekonsult*|*auktoriserad redovisning*|*deklarationshjälp',
  'insurance agency': '*försäkringsmäklar*|*försäkringskontor|*försäkringsrådgiv*',
  'recruitment agency': '*arbetsförmedling privat|*personaluthyrning|*headhunting*',
  'marketing agency': '*marknadsföringsbyrå|*mediebyrå*|*seo-?byrå|*annonsbyrå|*innehållsbyrå|*varumärkesbyrå',
  'IT services':
    'it-?(?:företag|bolag|tjänster|drift|support|konsult\\p{L}*|lösningar|leverantör|hjälp|partner)|*datorhjälp|*datasupport|*datakonsult*|*dataservice',
  'stove shop': '*eldstad*butik|*spisbutik|*kaminspecialist|*spiscenter',
  'land surveyor': '*lantmätar*|*lantmäteri*|*mätkonsult*|*mätfirma|*mät- och kart*',
  'security company':
    '*säkerhetsföretag|*ordningsvakt*|*vaktbolag*|*personskydd|*ordningsvakter|*bevakningsbolag|*entrévärd*|*rondering|*bevakningstjänst*',
  laundry: '*tvättomat|*tvättinrättning|*skrädderi och kemtvätt|*tvättstuga självservice|*tvättservice|*textilservice',
  'swimming pool builder':
    '*poolföretag|*pooltillbehör|*poolservice|*poolbutik|*poolanläggning*|*poolspecialist|*pooltak|*poolinstallat*',
  'window and door company':
    '*dörrbutik|*dörrar och fönster|*ytterdörrar|*innerdörrar|*fönsterfabrik|*fönstertillverk*|*fönsterrenovering|*dörrtillverk*|*fönsterföretag|*dörrspecialist',
  'blinds and awnings company':
    '*rullgardiner|*plisségardiner|*lamellgardiner|*fönsterluckor|*insektsnät|*markisväv*|*jalusier',
  tiler:
    '*plattsätt*|*kakelbutik|*kakel och klinker|*kakelaffär|*kakelspecialist*|*kakel & klinker|*kakelcenter|*kakel- och klinkerbutik',
  'flooring company':
    '*parkettgolv*|*golventreprenör|*golvbutik|*golvaffär|*golvspecialist|*parkettläggning|*mattläggning|*mattläggare|*trägolv|*golvbelägg*',
  metalworker: '*konstsmed*|*svetsverkstad|*plåtslag*|*mekanisk verkstad|*svetsarbete*|*metallarbete*|*legosvets*',
  'car rental': '*bilpool*|*minibussuthyrning|*skåpbilsuthyrning|hyra bil',
  'equipment hire':
    '*hyra maskin*|*maskinuthyr*|*hyrmaskiner|*verktygsuthyr*|*släputhyrning|*uthyrning av maskiner|*hyr verktyg|*skylift*',
  'self-storage':
    '*förråd att hyra|*hyrförråd*|self-?storage|*hyra förråd|*förrådsuthyrning|*lagerutrymme*|*lagerboxar|*möbelmagasin*|*hyr förråd',
  'midwifery practice': '*mödravård*|*födelseklinik|*förlossningsförbered*',
  nutritionist: '*näringsterap*|*näringsrådgiv*|*nutritionist*',
  naturopath:
    '*alternativmedicin*|*naturmedicin|*örtmedicin*|*komplementärmedicin|*näringsmedicin*|*alternativ behandling|*funktionsmedicin',
  podiatrist: '*fotklinik|*podiater|*fotspecialist|*podiatriker',
  'funeral home': '*begravningsentreprenör|*begravningsceremoni*|*begravningskapell|*begravningstjänst*',
  'housing cooperative': '*allmännytta|*hyresbostäder|*bostadskooperativ',
  'translation agency':
    '*tolkförmedl*|*tolkservice|*auktoriserad translator|*översättningstjänst*|*tolkbyrå|*tolktjänst*|*språktjänst*|*översättningsföretag',
  bank: '*bankkontor|*kreditmarknadsbolag',
  'detective agency': '*privatspanare',
  plasterer:
    '*putsarbete*|*fasadputs|*putsning|*murning och puts|*gipsning|*putsare|*stuckatör*|*fasadrenovering|*stuckatur|*putsentrepren*',
  'insulation and waterproofing contractor':
    '*isoleringsfirma|*lösull|*vindsisolering|*isolerare|*teknisk isolering|*fuktskydd|*dränering*|*isolatör|*tätskikt*|*källardränering|*vindsisol*',
  'hearing care practice': '*hörcentral|*hörselvård*|*hörselmottagning|*audiolog*|*hörselspecialist*',
  'energy and utilities':
    '*elhandelsbolag|*elleverantör*|*vattenverk*|*elnätsbolag|*elnät|*stadsnät|*va-bolag|*kraftbolag|*energiverk',
  'financial services':
    '*valutaväxling|*växlingskontor|*kapitalförvalt*|*förmögenhetsförvalt*|*finansiell rådgiv*|*kreditförmedl*|*fondförvalt*|*leasingbolag|*factoringbolag|*fakturaköp|*pengaöverföring',
  'graphic design studio': '*formgivningsbyrå|*grafiker|*logotypdesign|*grafisk profil*|*logodesign',
  'web design studio':
    '*hemsidor till|*webbutveckl*|*hemsidesdesign|*webbplatser för företag|*hemsida till företag|*skapa hemsida*|*webbproduktion',
  'interior designer':
    '*inredningskonsult*|*inredningsdesign*|*homestyl*|*heminred*|*inredningsstyl*|*hemstyl*|*inredningshjälp|*rumsdesign',
  'student residence': '*studentbostad*|*studenthem|*studentkorridor*',
  notary: '*notarius*',
  'property manager':
    '*fastighetsförvalt*|*bostadsrättsförvalt*|*teknisk förvaltning|*brf-?förvaltning|*ekonomisk förvaltning|*hyresförvaltning',
  'gardening service': '*grönyteskötsel',
  'appliance repair service':
    '*reparation av vitvaror|*elektronikreparation*|*tv-?reparation|*tvättmaskinsreparation|*hushållsmaskinservice',
  'medical laboratory': '*provtagningsenhet|*provtagningsmottagning|*patolog(?:laboratorium|mottagning|i och cytologi)',
  'property appraiser or surveyor':
    '*värderingsman|*fastighetsbesiktning|*byggbesiktning|*värderingsinstitut|*bostadsvärdering',
  'ear, nose and throat practice': '*öronmottagning|*öron-? ?näsa-? ?hals*|*öronläkar*|*önh-?(?:mottagning|läkare)',
  'orthopaedic practice': '*ortoped(?:mottagning|klinik|i|iska kliniken)?',
  'dialysis centre': '*dialysenhet|*dialyscentrum',
  'blood donation service': '*blodgivar*|geblod',
  'rope access company': '*replösning*|*arbete på hög höjd',
  'plastic surgeon': '*plastikoperation*|*bröstförstoring|*estetisk kirurgi|*ögonlocksplastik',
  orthodontist: '*tandreglering*|*ortodont*',
  psychiatrist:
    '*psykiatriker*|*psykiatrimottagning|*barnpsykiat*|*psykiatrisk öppenvård|*psykiatrisk mottagning|*vuxenpsykiatri',
  'radiology centre': '*röntgenmottagning|*radiolog*|*bilddiagnostik|mr-?undersökning\\p{L}*|*röntgencenter',
  'specialist medical practice':
    '*specialistläkar*|*specialistmottagning*|*hematolog*|*internmedicin*|*njurmottagning|*kirurgmottagning|*kirurgklinik|*specialistklinik|*neurokirurg*|*kärlkirurg*|*proktolog*|*specialistcenter',
  pawnshop: '*belåning mot pant',
  'gastroenterology practice':
    '*magmottagning|*gastromottagning|*mag- och tarm*|*gastroskopi|*koloskopi|*gastroenterolog*',
  'allergy practice': '*allergolog*|*allergispecialist',
  'cancer centre': '*onkolog*|*cancermottagning|*cancerklinik',
  'lung practice': '*lungspecialist|*lungläkar*|*lungmedicin',
  'bathroom fitter': '*badrumsbutik|*badrumsinredning*|*badrumsmöbler|*nytt badrum|*våtrum*|*badrumsspecialist',
  'dry stone waller': '*kallmur*|*stenmurare|*natursten(?:smur|smurar)',
  thatcher: '*taktäckare vass|*halmtakläggare|*vasstakläggare',
  'power station': '*kraftverk|*vindkraftverk|*solcellspark*|*kraftvärmeverk|*vindpark',
  'lactation consultant': '*amningsrådgiv*|*amningshjälp*|*amningskonsult|*amningshandled*',
  'rehabilitation centre': '*rehabilitering(?:scenter|sklinik|smottagning|senhet)|*rehabmottagning|*rehabcentrum',
  'counselling practice':
    '*familjerådgiv*|*samtalsterap*|*familjeterap*|*parterapeut|*relationsterap*|*relationsrådgivning|*samtalsmottagning|*samtalsstöd',
  'art or music therapist': '*bildterap*|*konstterap*|*dansterap*',
  'equine therapy centre': '*ridterap*|*hästunderstödd*|*hästassisterad*|*terapiridning',
  'vein, laser or cryotherapy clinic': '*åderbråck*|*kryoterap*|*laserbehandling|*kryoklinik',
  'sperm, egg or stem cell bank': '*spermiebank|*äggdonation|*spermiedonat*|*ägg- och spermie*',
  'pension fund': '*pensionsbolag|*pensionsförvalt*',
  'microfinance institution': '*mikrofinans*|*mikrokredit*|*mikrolån*',
  'stockbroker or exchange': '*aktiehandel|*börsmäklare|*värdepappersinstitut|*handelsplats för aktier',
  'science or business park': '*vetenskapspark|*innovationspark',
  'product or furniture designer': '*möbelformgiv*',
  'animation or effects studio': '*animerad film|*visuella effekter|*3d-?animation|*animationsfilm*',
  'dubbing or voice-over studio':
    '*voice-?over|*speaker(?:röst|studio|jobb)?|*dubbstudio|*ljudboksinläsning|*speakerröster',
  'literary agency': '*litterär agent|*agentur för författare|*litterära agenter',
  'proofreader or editor': '*språkgransk*|*språkkonsult|*textgransk*|*manusutveckl*|*korrläs*',
  muralist: '*muralmålning*|*gatukonst*|*graffitikonst*|*väggmålare|*muralist',
  'aircraft maintenance company': '*flygtekniker|*flygunderhåll|*helikopterverkstad|*flygplansverkstad',
  'railway or port company':
    '*godshamn|*containerhamn|*kombiterminal|*industrihamn|*containerterminal|*tågbolag|*hamnverksamhet',
  'bird control or mole catcher': '*fågelskrämm*|*duvbekämpning|*fågelskydd',
  'structural or geotechnical engineer':
    '*statiker*|*byggnadskonstruktör*|*konstruktionsberäkning*|*stomkonstruktion|*markundersökning*|*konstruktionsritning*',
  'geology or archaeology company': '*berggrund*',
  'town planning consultancy': '*planarkitekt*|*planeringsarkitekt*',
  'clinical research organisation': '*kliniska studier',
  'shed or garden building maker': '*lekstuga*|*komplementbyggnad*|*förråd och bodar',
  'furniture, camera or tub hire': '*hyra badtunna|*hyra möbler|*uthyrning av badtunna|*hyr kamera*',
};
