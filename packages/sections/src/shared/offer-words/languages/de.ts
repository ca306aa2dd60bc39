import type { LanguageWords } from '../words.ts';

export const GERMAN: LanguageWords = {
  offers: {
    health: `
      abnehmen akupunktur allergie* altersmedizin ambulanz anamnese angstpatient* arbeitsmedizin atemtherapie
      atemwege ästhetische_zahn* beckenboden* beatmung befund* behandlung* bewegungstherapie bleaching blutabnahme
      blutegel* blutuntersuchung bobath brücken botox check-up chiropraktik chirurg* darmspiegelung dermatolog*
      diabetes* diagnos* diät* dialyse ekg elektrotherapie endodont* endoskop* entbindung entspannung* ergotherap*
      ernährungs* eigenblut* erste_hilfe faltenbehandlung familienplanung fango faszien* fußpflege fusspflege
      füllungen geburt* gefäß* gelenk* geriatr* gesundheit* gynäkolog* hausbesuch* hausarzt* hautkrebs*
      hautscreening hebamme* heilkunde heilpraktik* heißluft homöopath* hormon* hörgerät* hörtest hydrotherapie
      hygiene hypnose impf* implant* infusion* inlay* intensivpflege kälte* kardiolog* karies* kiefer* kinderzahn*
      kinesi* kneipp knirscher* konservierend* krankengymnastik krankenpflege krebs* kronen kryo* kurzzeitpflege
      laser* logopäd* lymph* magen* magnetfeld* mammograph* manuelle_* massage* medizin* mrt mundhygiene
      mutterschaft* nachsorge narkose* naturheil* neuraltherapie neurolog* notfall* onkolog* ops orthopäd*
      osteopath* palliativ* paro parodont* patient* pflege* phlebolog* physio* physikalische_therapie pilates pnf
      podolog* präventio* professionelle_zahnreinigung prophylaxe* proktolog* prothes* prothet* psych* radiolog*
      reha* reisemedizin rheuma* röntgen* rückenschule sauerstoff* säuglingspflege schallwellen schlaf*
      schlingentisch schmerz* schröpfen schwangerschaft* schiene* schnarch* sehtest sehschule seelische_gesundheit
      sono* sportmedizin sprachtherapie sprechstunde stoffwechsel* stoßwelle* stimmtherapie strahlentherapie
      suchtberatung tagespflege taping tape tcm telemedizin therap* tierarzt* traumatherapie triggerpunkt*
      ultraschall* unfall* unterspritzung* untersuchung* urolog* venen* verhaltenstherapie verordnung*
      versiegelung verletzung* vorsorge* wärme* weisheitszähne wirbelsäule* wurzel* wundversorgung wundmanagement
      yoga zahn* zähne* kastration hydrojet adhs augen* burnout depression* demenz erste-hilfe* hörakustik labor*
      neurofeedback rückbildung stillberatung brille* kontaktlinsen migräne* tinnitus arthrose* arthritis ischias*
      hexenschuss skoliose* osteoporose* fersensporn karpaltunnel* sehnenscheid* sehnenriss* kreuzband* meniskus*
      schleimbeutel* hüftdysplasie hüftbeschwerden kniebeschwerden knieprobleme nackenbeschwerden
      nackenverspannung* verspannung* verspannt* muskelkater muskelzerrung* muskelaufbau haltungsschäden
      fehlstellung* craniomandibul* cmd bruxismus okklusion* asthma* bronchitis copd pollenallerg* hausstaub*
      sinusitis nasennebenhöhlen* nasenscheidewand* polypen mandeln mandelentzündung mittelohr* hörsturz
      schwindel* schwerhörig* otoplastik* cochlea* husten* erkältung* grippe* halsentzündung lungenfunktion*
      lungenfach* pneumolog* lungenentzündung inhalation* spirometrie angststörung* panikattacke* phobie*
      flugangst höhenangst prüfungsangst zwangsstörung* belastungsstörung* posttraumat* ptbs bipolar* schizophren*
      borderline* essstörung* bulimie anorexie adipositas* übergewicht* autismus* autist* asperger* ads
      aufmerksamkeitsdefizit* legasthenie dyskalkulie stottern mutismus aphasie* dysphag* schluckstörung* lispeln
      myofunktionell* sprechstörung* stimmstörung* einnässen bettnässen schreibaby* regulationsstörung* trotzphase
      insomnie erschöpfung* fatigue* stressbewältigung stressabbau stressmanagement stressreduktion resilienz*
      achtsamkeit* mbsr emdr progressive_muskel* klopfakupressur akupressur* moxibustion moxa qi_gong qigong*
      tuina tui_na shiatsu* reflexzone* fußreflex* bachblüten* bach-blüten* schüßler* schüssler* spagyrik*
      aromaöl* ayurved* bioresonanz* biofeedback hydrokolon* colon-hydro* dunkelfeld* radionik* aufstellungsarbeit
      gestaltthera* sexolog* reiki energiearbeit chakra* numerolog* astrolog* horoskop* tarot* kartenlegen
      hellsehen channeling meditation* geistheil* schamanis* craniosacral* cranio-sacral* viszeral* breuss*
      rolfing alexander-technik alexandertechnik atlaskorrektur atlaslog* chiropract* spiraldynamik spiralstabil*
      motopäd* marte_meo pekip tragetuch* beikost* wochenbett* ivf eizell* pränatal* nackenfalten* ctg mutterpass
      kaiserschnitt* doula* verhütung* spirale pille_danach wechseljahr* menopause* endometriose* myome zysten
      inkontinenz* blasenschwäche prostata* vasektomie* beschneidung* nephrolog* potenzstörung* erektionsstörung*
      ergometrie echokardio* schlaganfall* parkinson* multiple_sklerose epileps* alzheimer* neuropath*
      polyneuropath* lähmung* arterioskler* thrombose* krampfader* varizen* ulcus* offenes_bein kompressionsstr*
      stützstr* schilddrüse* endokrinolog* cholesterin* fettleber gicht* fibromyalgie* morbus* reizdarm*
      sodbrennen verdauungs* verstopfung durchfall* darmflora mikrobiom* hämorrhoid* koloskop* leistenbruch*
      nabelbruch* hernie* blinddarm* laktoseintoleranz* zöliakie* histamin* heilfasten basenfasten fasten*
      entgiftung* entsäuerung* detox* ausleitung* orthomolekular* vitamin* mikronährstoff* nahrungsergänzung*
      chelat* akne ekzem* neurodermitis schuppenflechte psoriasis* warzenentfern* warzenbehand* muttermal*
      leberfleck* gürtelrose fußpilz hyperhidrose rosazea rosacea narben* keloid* photodynam* thermographie
      knochendichte* szintigraph* magnetresonanz* kernspin* kontrastmittel* biopsie* blutbild* blutzucker*
      insulin* allergolog* pricktest* hyposensibilisierung* desensibilisierung* borreliose* zeckenimpfung fsme hpv
      flugtauglichkeit* fahrtauglichkeit* frühgeborene* neonatolog* anästhesi* lachgas* hämatolog* transfusion*
      infektiolog* mikrobiolog* patholog* check_up disease-management* dmp au-bescheinigung e-rezept
      rezeptbestellung überweisungsschein amalgam* aligner* invisalign* multiband retainer* bracket*
      lingualtechnik fissuren* komposit* veneer* teilkrone* gingivitis mundgeruch* halitosis mundschleimhaut*
      knochenaufbau sinuslift augmentation* all-on-4 dvt cerec* kofferdam airflow air-flow grauer_star grüner_star
      katarakt* glaukom* makuladegen* netzhaut* lasik* kurzsichtig* myopie* altersweitsicht* gleitsicht*
      sehschwäche schielen* strabolog* bindehaut* lidkorrektur* lidstraffung* brustvergrößerung*
      brustverkleinerung bruststraffung* bauchstraffung* fettabsaugung* liposuktion lipödem* facelift*
      nasenkorrektur* ohrenkorrektur ohranlegung eigenfett* hyaluron* filler* prp fadenlifting lipolyse
      hautstraffung oberarmstraffung einlagen orthese* rollator* rollstuhl* stomaversorgung inhaliergerät* klinik*
      tagesklinik* apotheke* rezeptur* medikament* arznei* verblister* blistern hausnotruf* verbandwechsel
      katheter* sondenernährung tracheo* portversorgung kgg reizstrom* heißrolle eisanwendung* naturmoor*
      moorpackung* moorbad* schlammpackung* kurmittel* thermalbad* heilbad* solebad* trinkkur* badekur*
      mutter-kind-kur* kuranwendung* inhalatorium salzgrotte* infrarotkabine* eisbad* blackroll hypervolt
      matrix-rhythmus* vojta* castillo* wahrnehmungsstörung* linkshänder* hilfsmittel* gebärdendolmetsch*
      kleintier* großtier* kastrier* sterilisation* entwurm* parasiten* mikrochip* eu-heimtierausweis
      heimtierausweis euthanasie lahmheit* hufrehe kolik*
    `,
    beauty: `
      augenbrauen* balayage bart* brautfrisur* brautstyling brautmake-up dauerwelle enthaarung färben farben*
      fingernägel fönen fußpflege frisur* friseur* gesichts* haar* hautpflege* herrenschnitt damenschnitt
      hochsteckfrisur* kinderhaarschnitt kosmetik* lidstrich lippen* make-up maniküre massage* microblading
      microneedling modellage* nagel* nägel* parfüm* peeling* pediküre permanent* piercing rasur* schminken
      solarium spa strähn* styling tattoo* waxing wellness* wimpern* typberatung lashes brow_lift* browlift*
      brow-lift* lash_lift* powder_brows henna* fadentechnik sugaring* brazilian* ipl shr hydrafacial*
      mikrodermabrasion* dermabrasion radiofrequenz* mesoporation hautverjüngung* anti-aging* anti-age* hautbild*
      unreine_haut couperose* pigmentfleck* pigmentierung* cellulite* bodyforming body-forming bodywrapping
      körperwickel* körperpackung* shellac* nailart* nail_art* paraffinbad* handmaske* spangentechnik* fußbad*
      hornhaut* pedicure manicure tönung* coloration* blondierung* ombré* airtouch* foilyage glossing lowlights*
      keratin* glättung* olaplex* kopfhaut* extensions* perücke* zweithaar* toupet* lockenschnitt cornrows braids
      rastazöpfe dreadlock* glätten trockenschnitt* pony_schneiden ponyschnitt* undercut barber* barbier*
      tages-make-up abend-make-up airbrush* bodypainting* visagist* maskenbild* typveränderung* düfte sonnenbank*
      selbstbräuner spray-tan spraytan* ohrloch* cover-up* tätowier* hamam* hammam rasul* dampfbad* ruheraum*
      floating* ganzkörper* hot-stone* hot_stone* lomi lomi_lomi pmu mikropigmentierung* skalp*
    `,
    building: `
      abbruch* abdichtung* abriss* alarmanlagen altbau* anbau* anlagenbau anstrich* aufmaß ausbau* außenanlagen
      badezimmer* badsanierung* bad bäder bagger* balkon* bauarbeiten* baubegleitung bauleitung baum* baustelle*
      bauwerk* bauplanung bautrocknung bauen bebau* beleuchtung* beplanzung* bepflanz* beschattung* beton*
      bewässerung* blech* boden* böden brandschutz* brennholz brunnen* carport* containerdienst dach* dächer dämm*
      dielen drainage* drechsl* einbau* elektr* energieberatung* entkernung entrümpelung entsorgung* erdarbeiten
      erdbau erneuerung* estrich* fassade* fenster* fertighaus* fliesen* fußböden fußbodenheizung galabau garage*
      garten* gärten gebäudereinigung gebäudetechnik geländer* generalunternehmer gerüst* gewächshaus* glas*
      grünanlagen grünpflege haushalts* haustechnik hausmeister* haustür* hecken* heizung* heizöl hochbau holz*
      hydraulik* industriemontage innenausbau innenräume installation* insektenschutz instandhaltung*
      instandsetzung* isolier* jalousie* kachelofen* kamin* kanal* kernbohrung* kernsanierung klempner* klima*
      konstruktion* küche* kundendienst kunststoff* lackier* laminat landschaftsbau lehm* lüftung* maler* markise*
      maschinenbau mauer* metall* möbel* modernisierung* montage* mosaik naturstein* neubau* notdienst* ofen* öfen
      parkett* paneele pergola* pflaster* pflanzungen photovoltaik planung* plattenleg* polster* pool* putz*
      rasen* raumgestaltung raumausstattung* reinigung* renovier* reparatur* restaur* rohr* rohbau rolladen
      rollladen* rollrasen sanierung* sanitär* schacht* schädlingsbekämpfung schimmel* schlosser* schlüsseldienst*
      schmied* schornstein* schrank* schränke schreiner* schweiß* schwimmbad* sicherheitstechnik smart_home solar*
      sonnenschutz spengler* stahl* straßenbau stuck* tapezier* terrasse* tiefbau trapezblech* treppe* trockenbau*
      tür* umbau* umzäun* verfugung verkabelung verlegung* verputz* wände wärmepumpe* wartung* wasser* whirlpool
      winterdienst winterarbeiten wintergarten* wintergärten wohnraum* zaun* zäune zimmerei* zimmererarbeiten
      zimmermann* unterhaltsreinigung grundreinigung aushub hausbau innentür* maurer* rollläden schließanlage*
      wallbox wohnungsauflösung* statik aufdachdämm* aufsparrendämm* zwischensparren* einblasdämm* zellulosedämm*
      kerndämm* wdvs perimeterdämm* horizontalsperre* dränage* injektionsverfahren bitumenbahn* flachdach*
      steildach* gründach* walmdach pultdach ziegeldach* biberschwanz schiefer* reetdach* schindel* regenrinne*
      fallrohr* schneefang* gauben oberlicht* lichtkuppel* velux* aufstockung* asbest* schadstoff* wespen*
      hornissen* ratten* mäuse mäusebekämpf* marder* tauben* vogelabwehr fledermaus* fledermäuse bettwanze*
      kakerlake* schaben schabenbekämpf* flöhe motten* hausbock* hausschwamm* termiten* maulwurf* wühlm*
      ungeziefer* kammerjäger* desinfekt* desinsektion entwesung* tatort* messie* leichenfund* geruchsneutral*
      geruchsbeseit* brandschaden* brandschäden sturmschäden sturmschaden* leckortung* leckage* thermografie*
      blower-door* blower_door* luftdichtheit* armaturentausch therme* brennwert* pellets* pelletkessel*
      pelletheiz* hackgut* scheitholz* kesseltausch heizkessel* blockheizkraft* bhkw brennstoffzelle*
      tiefenbohrung* erdsonde* flächenheiz* deckenheiz* infrarotheiz* heizkörper* thermostat*
      hydraulischer_abgleich boiler* entkalk* durchlauferhitzer* enthärt* legionellen* zisterne* hebeanlage*
      rückstau* kleinkläranlage* kläranlage* sickergrube* versickerung* hausanschluss* hausanschlüsse
      dichtheitsprüfung* kamerabefahrung* inliner* verstopfung* fettabscheider* ölabscheider* saugwagen spülwagen
      ebenerdig* walk-in* badewanne* duschkabine* duschabtrenn* waschbecken* wc-anlage* toilette* dusch-wc* bidet*
      urinal* mikrozement e-check* dguv uvv uvv-prüf* vde-prüf* vde_0100* geräteprüf* prüfung_ortsveränder*
      prüfung_ortsfest* anlagenprüf* leiterprüf* spielplatzprüf* sicherungskasten* verteilerkasten*
      niederspannung* mittelspannung* hochspannung* trafostation* transformator* starkstrom* schwachstrom*
      steckdose* knx gebäudeautomat* gegensprech* sprechanlage* klingelanlage* sat-anlage* satellit* antenne*
      brandmeld* rauchmeld* rauchwarn* feuerlöscher* löschanlage* sprinkler* notbeleucht* notlicht* fluchtweg*
      fluchttür* rauchabzug* rwa-anlage* rwa einbruchmeld* gefahrenmeld* zutrittskontroll* tresor* notöffnung*
      zylindertausch schließzylinder* schließtechnik panzerriegel* e-mobilität ladesäule* ladepunkt*
      wechselrichter* pv-anlage* pv-reinig* notstrom* lüfter* led-umrüst* straßenbeleucht* außenbeleucht*
      kühlanlage* kühlraum* kühlräume rlt splitgerät* schiebetür* falttür* sektionaltor* rolltor* industrietor*
      hoftor* schiebetor* drehtor* torantrieb* raffstore* rollo* plissee* lamellenvorhang verdunkelung*
      fliegengitter* vordach* überdachung* akustik* lichtdecke* spanndecke* täfer* ständerwand* trennwand*
      zwischenwand* gipskarton* spachtel* glattspachtel* lasur* lasieren kalkfarbe* kalkputz* edelputz* innenputz*
      außenputz* oberputz tadelakt stukkat* gipser* vergold* sandstrahl* trockeneis* pulverbeschicht*
      beschichtung* versiegeln feuerverzink* imprägnier* graffiti* pvc-belag* linoleum* kork schleifen abschleif*
      ölen sockelleist* terrazzo* epoxid* gussasphalt* asphalt* hofeinfahrt* einfahrt* zufahrt* hangsicher*
      böschung* gabion* palisade* hochbeet* teichbau* koiteich* bachlauf vertikutier* aerifizier* gehölz*
      strauchschnitt* kronensicher* totholz* seilkletter* stubbenfräs* laubbeseit* laubentfern* grünschnitt*
      unkraut* mulch* schneeräum* räumdienst* räum-_und_streu* streudienst* streugut gehweg* glatteis* kehrdienst*
      kehrmaschine* architekt* bauherr* bauantrag* baugenehmigung* einreichplan* werkplan* genehmigungsplan*
      bauüberwach* bauphysik* bausachverständ* baugutacht* bauschäden bauschaden* bauträger* bauprojekt* baugrund*
      bauvermess* vermessung* ingenieurbau* tragwerk* brückenbau* tunnelbau* gleisbau* spundw* pfahlgründ*
      fundament* bewehrung* massivhaus* massivhäuser blockhaus* blockbohl* tiny_house* tinyhaus* modulhaus*
      modulbau* bungalow* doppelhaus* doppelhäuser reihenhaus* reihenhäuser stadtvill* villen passivhaus*
      effizienzhaus* niedrigenergie* plusenergie* keller* fertigkeller gerätehaus gerätehäuser hallenbau*
      industriebau* schlüsselfertig* bezugsfertig fachwerk* bauernhaus* villa entkernen rückbau* sprengung*
      baugrube* baureif* recyclinghof mulden* bauschutt* sperrmüll* sperrgut* schrott* altholz* grüngut*
      aktenvernicht* räumung* endreinig* baureinig* bauendreinig* industriereinig* hygienereinig* haushälter*
      bügeln bügelservice* hemdenservice änderungsschneider* schneiderei* schlüsselanfert* nachmachschlüssel
      schuhmacher* schuster* uhrmacher* waschmaschin* trockner spülmaschine* gefriertruhe* backofen* backöfen
      kochfeld* induktion* dunstabzug* mikrowelle* mixer staubsauger* nähmaschine* hausgerät* fernsehtechnik
      hubarbeit* radlader* rüttelplatte* stampfer baugerät* bauzaun* bautrockner* hubsteiger* raumspar* begehbar*
      garderobe* sitzbank* eckbank* sideboard* arbeitsplatte* drechsel* intarsi* furnier* schnitz* ladenbau*
      innenarchitekt* objekteinricht* einrichtungsplan* bronzeguss gießerei* handlauf* handläufe balustrade*
      schwedenofen* schwedenöfen pelletofen* pelletöfen hafner* grundofen* grundöfen rauchfang* feuerstätte*
      feuerschau gasheiz*
    `,
    legal: `
      abfindung abrechnung* altersvorsorge anwalt* arbeitsrecht ausländerrecht bank* baufinanzierung baurecht
      beglaubigung* beratung* besteuerung beteiligung* betreuungsrecht betreuungsverfügung bilanz* buchführung
      buchhaltung compliance controlling darlehen* datenschutzberatung depot* einkommensteuer* existenzgründung*
      factoring familienrecht familienstreit finanz* fonds* geldanlage* gesellschaftsrecht gewerblich* gutachten
      grundstück* haftpflicht* haftungsrecht handelsrecht hausverwaltung* immobilien* inkasso* insolvenz* it-recht
      kapital* kredit* kündigungsschutz leasing lohn* makler* markenrecht mediation miet* nachfolge* nachlass*
      notar* patent* patientenverfügung rechnungswesen recht rechts* rente* risiko* scheidung* schadenersatz
      schiedsgericht* sozialrecht spar* steuer* strafrecht strafverteidigung testament* treuhand*
      unfallversicherung unternehmensberatung unternehmensgründung verkehrsrecht vermögen* vermietung*
      vermittlung* verpachtung versicherung* vertrag* vertretung* verwaltungsrecht vollmacht* vorsorge*
      wertermittlung* wettbewerbsrecht wirtschaftsrecht wohngebäude* zivilrecht zwangsvollstreckung fördermittel
      gewerbe* kaufvertrag unternehmensnachfolge mwst gehaltsabrechn* arbeitnehmerveranlag* fibu debitoren*
      einnahmen-überschuss* einnahmenüberschuss* bwa kostenstelle* liquiditätsplan* jahresabschl* konzernabschl*
      abschlussprüf* wirtschaftsprüf* selbstanzeige* einspruch* einsprüche grunderwerb* schenkung* pflichtteil*
      enterb* vermächtnis* verkehrswert* beleihungswert* wertgutacht* kurzgutacht* due_diligence due-diligence m&a
      fusionen gmbh-gründung* gmbh_gründ* firmengründung* gründungsberat* fördermittelberat* bafa kfw kfw-förder*
      zuschüsse subvention* hinweisgeber* whistleblow* kartell* abmahnung* unterlassung* unlauter* dsgvo* ds-gvo*
      auftragsverarbeit* arzthaftung* personenschäden sachschäden* unterhalt kindesunterhalt* trennungsunterhalt*
      zugewinn* versorgungsausgleich* adoption* vaterschaft* arbeitszeugnis* befristung* niederlassungserlaubnis*
      visum* visa blaue_karte bußgeld* fahrverbot* fahrerflucht mpu mpu-berat* mpu-vorbereit* idiotentest
      ordnungswidrig* betäubungsmittel* btm pflichtverteid* revision* wirtschaftsstraf* sexualstraf* nebenklage*
      weg-verwalt* nebenkostenabrechn* räumungsklage* eigenbedarf* bauordnung* mängelanspr* prüfungsanfecht*
      fluggast* widerrufsjoker erwerbsminderung* erwerbsunfähig* hausrat* elementarschaden* elementarschäden d&o
      d&o-versich* lebensversich* sterbegeld* riester* rürup* direktversich* bav pensionsplan* pensionszusage*
      ruhestand* säule_3a dritte_säule 3._säule freizügigkeit* prämienverbillig* grenzgänger* bauspar* hypothek*
      bürgschaft* girokonten tagesgeld* aktien* anleihen* investment* etf etfs goldankauf* goldbarren börse*
      devisen* kryptow* bitcoin* crowdfunding crowdinvest* venture_capital private_equity stiftungsgründ*
      family_office schiedsverfahren schiedsgut* mahnwesen mahnverfahren mahnbescheid* beurkundung*
      unterschriftsbegl* grundbuch* vereinsregister* gesellschaftervertr* gesellschafterversamm* nießbrauch*
      überlassung* teilungserklärung* hausverkauf* hausverkäufe home_staging home-staging relocation* anlageimmo*
      renditeobjekt* eigentumswohn* bauplatz* bauplätze kaufobjekt* penthouse* ladenlokal* detektei* observation*
      lauschabwehr* wirtschaftsdetekt* apostille* beglaubigte_* sachverständigen* gefährdungsbeurteil* iso_9001
      iso_27001 iso_14001 audits auditierung* qualitätsmanagement sortenwechsel bargeld* schließfach*
      schließfächer buchhalt*
    `,
    education: `
      ags arbeitsgemeinschaft* aufbaukurs* ausbildung* ballett* bastel* beruf* betreuung* bildung* coaching*
      deutschkurs* e-learning eingewöhnung einzelunterricht englisch* elternabend* elternberatung
      erwachsenenbildung erziehung* experiment* fachschule fahrausbildung fahrstunde* fahrschul* ferien*
      fernunterricht firmenkurs* fortbildung* freizeit* frühförderung früherziehung führerschein* ganztag*
      grundkurs* grundschule gruppenunterricht hausaufgaben* hort inklusion* intensivkurs* instrumental*
      integrationskurs* kindergarten kindergruppe* kinderbetreuung kinderturnen kita klassen* krabbel* krippe*
      kurs* lehrgang* lehrgänge lern* mathe* mentoring mittagsbetreuung mittagstisch mint montessori* musikschule*
      musikunterricht* nachhilfe* nachmittagsbetreuung oberstufe pädagog* praktik* projektwoche*
      prüfungsvorbereitung referate schul* schüleraustausch schwimmkurs* seminar* spielgruppe* stipend* studi*
      tanzunterricht training* tutor* umschulung* unterricht* vorbereitungskurs* vorlesung* vorschul* vortrag*
      vorträge waldpädagogik webinar* weiterbildung* werken workshop* wohngruppe* abitur* anfänger*
      fortgeschrittene* gitarre* klavier* kleinkind* schnupper* tanzkurs* theorie* universität* sekundar* matura*
      maturität* gymnasi* internat* eurythmie* tagesmutter* tagesmütter tagesvater horte kitaplatz* pekip*
      rhythmik* orff au-pair* aupair* nanny leihoma mensa kantine* pausenhof* pausenkiosk sandkasten* sandkästen
      spielgerät* spielplätze kletterger* rutsche* schaukel* wippe* bewegungsraum* morgenkreis* hochbegab*
      einschreibung girls'_day boys'_day zukunftstag abschlussprüf* abschlussball* abschlusszeugnis*
      notenschlüssel hausarbeit* masterarbeit* doktorarbeit* dissertation* promotion* habilitation* bachelor*
      masterstud* dualstud* duales_stud* erasmus* auslandssemester* auslandsjahr austauschjahr* ringvorles*
      kolloqui* exkursion* repetitorium germanistik* anglistik slawistik linguistik theolog* soziolog* ethnolog*
      archäolog* geschichtswissensch* volkswirtschaft* informatik* mechatronik* verfahrenstechnik* biotechnologie*
      werkstoff* physik* chemie* biologie* biochemie* algebra stochastik erdkunde* sachkunde* heimatkunde*
      religionsunt* ethik* latein altgriechisch* spanisch* französisch* italienisch* russisch* chinesisch*
      japanisch* arabisch* portugiesisch* polnisch* niederländisch* schwedisch* norwegisch* deutsch_als_* daf daz
      telc goethe-zert* goethe-prüf* ösd toefl* ielts* cambridge* delf dele alphabetisierung* konversation*
      konzentrationstrain* rechenschwäche* lrs gedächtnis* zehnfinger* tastschreiben grammatik* diktat*
      arbeitsblatt* arbeitsblätter lehrmaterial* lehrmittel* einmaleins keyboardunt* blockflöte* querflöte* geige*
      violine* bratsche* cello* kontrabass* klarinette* oboe fagott* saxophon* saxofon* trompete* posaune* tuba
      akkordeon* harmonika* steirische_harm* zither* hackbrett* harfe* ukulele* mandoline* schlagzeug* percussion*
      cajon* e-bass* alphorn* dudelsack* mundharmonika* orgelunt* bläserklasse* streicherklasse* jekits nähkurs*
      kochkurs* backkurs* malkurs* zeichenkurs* zeichnen kalligra* handlettering* lettering aevo meisterkurs*
      meisterprüf* gesellenprüf* ihk-zert* ihk-prüf* fachwirt* staplerschein* gabelstapler* ersthelfer*
      unterweisung* adr-schein modul_95 bkf fahrlehrer* klasse_* klasse_b klasse_a mofa mofa-prüf* b96 asf l17
      l17-ausb* mehrphasen* auffrisch* funkschein* jungjäger* pilotenschein* pilotenausb* übungsleiter*
      trainerausb* juleica seepferdchen* avgs aktivierung* supervision* intervision* kollegiale_* rhetorik*
      zeitmanagement konfliktmanagement* verkaufstrain* gewaltfreie_komm* nlp- knigge inhouse-* inhouse_*
      blended_learning onlinekurs* mooc escape_room
      keynotes keynote-vortr* eröffnungsvortr* hauptvortrag* hauptvorträge plenarvortr* plenarsitz* plenum podiumsdisk*
      podiumsgespr* blitzvortr* kurzvorträge lightning_talks impulsvortr* posterausst* posterpräs* postersess*
      postersitz* reisestipend* reisekostenzusch* stipendienprogr* forschungsstip* promotionsstip* promotionsprogr*
      doktorandenk* doktorandenpr* graduiertenk* nachwuchsförd* mentoring* hackathon* programmierwettb* ideenwettb*
      schülerwettb* aufsatzwettb* schreibwettb* sommerschul* winterschul* lesekreis* diskussionsrunde* diskussionsabend*
      gesprächskreis* gesprächsabend* vortragsreihe* fachvorträge fachtagung* fachkonferenz* fachforum barcamp*
      unkonferenz* jobmesse* karrieremesse* praxisworkshop* arbeitskreis* bürgerwissensch* langzeitstud* feldstud*
      feldforsch* fallstudienf* grundlagenforsch* auftragsforsch* begleitforsch* machbarkeitsst* forschungsber*
      forschungsdaten* forschungsförd* arbeitspapiere diskussionspap* positionspap* strategiepap* policy_brief*
      policy_briefs faktenblätter unterrichtsmat* lernmaterial* lehrmodul* begutacht*
    `,
    hospitality: `
      führungen
      appartement* apartment* ausflug* ausflüge aussicht* badezimmer balkon bauernhof* bettwäsche blockhütte*
      bootsverleih brötchenservice camping* chalet* doppelzimmer dusche* e-bike* fahrrad* familienzimmer
      ferienhaus* ferienhäuser ferienwohnung* fernseher fewo* fitnessraum frühstück* garten* gastronomie*
      gästehaus* gästezimmer* grillplatz halbpension haustiere_erlaubt hotel* hütte* internet kaffeemaschine kamin
      kinderspielplatz konferenz* kurtaxe küchenzeile ladestation* liegewiese meerblick mehrbettzimmer
      mietwohnung* nichtraucher* parkplatz* parkplätze pauschale* picknick* pool restaurant* rundfahrt* rundreise*
      safari* sauna* schlafzimmer* schlafplätze schwimmbad seminarraum* seminarräume shuttle* spielplatz
      stadtführung* stellplatz* stellplätze suite* tagung* tour* transfer* trauung* übernachtung* unterkunft*
      unterkünfte urlaub* veranstaltungsraum veranstaltungsräume vollpension waschmaschine wander* wellness* wlan
      w-lan wohnmobil* wohnung* wohnwagen* zelt* zimmer* zustellbett dreibettzimmer einzelzimmer* fremdenzimmer
      gruppenunterkunft hochzeit* kaminzimmer pension räumlichkeiten terrasse* sonnenliege* strandkorb*
      strandkörbe hängematte* berggasthof* berggasthaus* alpengasthof landgasthof* landgasthöfe wirtshaus*
      wirtshäuser bauernstube* zirbenstube* gewölbekeller* straußwirtschaft* besenwirtschaft* bistro* rooftop*
      skybar ballsaal* ballsäle saalvermiet* saalmiete raumvermiet* raummiete hallenmiete kegelbahn* billard* dart
      kicker* gitterbett* hochstuhl* doppelbett* einzelbett* boxspringbett* etagenbett* zirbenholz* loft glamping*
      jurte* tipi tipis pods mobilheim* mobilhome* bungalows langzeitmiet* monteurwohn* monteurunterk*
      boardinghouse* bahnhofstransf* seilbahn* gondelbahn* sessellift* bergbahn* loipe* rodelbahn* sommerrodel*
      eislaufplatz eisbahn* almabtrieb* bergtour* gipfeltour* klettersteig* hochtour* gletschertour* bergführ*
      themenweg* lehrpfad* barfußpfad* barfußpark* naturlehrpfad* kneippanlage* kneippbecken kletterwald*
      kletterpark* flying_fox erlebnisbad* freibad* hallenbad* strandbad* naturbad badesee* badestrand*
      hundestrand* fkk tretboot* ruderboot* hausboot* yachtcharter* bootsfahrt* schifffahrt* schiffsfahrt*
      schiffstour* hafenrundf* inselhopping kreuzfahrt* flusskreuzf* kurztrip* wochenendtrip* flitterwochen*
      junggesell* silvester* kutschfahrt* kutschenfahrt* planwagen* ausritt* falknerei* streichelzoo* zoobesuch
      rundflug* rundflüge paragliding* höhlenführ* höhlentour* bergwerk* schaubergwerk* schaubrennerei*
      schaukäserei* burgführ* schlossführ* schlossbesicht* nachtwächter* stadtrundg* stadtspaziergang*
      stadtspaziergänge kellerführ* brauereiführ* brauereibesicht* sternwarte* segway* e-scooter* pedelec* tandem*
      bollerwagen* radweg* radfernweg* kajak* floßfahrt* floßbau* rafting* feuerstelle* stockbrot* chemietoilette*
      kochnische* kochgelegen* gefrierfach bügelbrett föhn bademantel* bademäntel handtuch* handtücher nespresso*
      kapselmaschine aufbettung* last-minute* hundefreundlich* haustierfreundl* roomservice bergblick* seeblick*
      ortsrandlage beamer leinwand flipchart* workation* coworking* co-working* brautpaare* freie_trau*
      polterabend* sektempfang* apéro* apero* agape stehempfang* empfänge leichenschmaus totenmahl* leidmahl
      kommunion* reisen reisebüro*
    `,
    food: `
      abendessen* alkoholfrei* antipasti aperitif* apfel* auflauf* backwaren* bäckerei* beilagen* bier* bowl*
      braten* bratwurst bretzel* brot* brötchen* brunch büfett* buffet* catering* cocktail* dessert* döner eis
      eissorten eisbecher* eintopf* eier espresso essig feinkost* fisch* fleisch* flammkuchen forelle* fondue
      frühstück* frucht* früchte gebäck* geflügel* gemüse* getränk* gewürz* gin grill* gulasch hauptgericht*
      hauptspeise* hausmannskost heißgetränke* honig* hotdog* imbiss* kaffee* kakao kalte_platten kartoffel* käse*
      kebab kekse kinderkarte kinderteller konditorei* kräuter* kuchen* lamm* lebensmittel lieferservice likör*
      limonade* lunch* macarons marmelade* mehlspeise* menü* milch* mittagsmenü* mittagskarte müsli nachspeise*
      nudel* nüsse obst* olivenöl partyservice pasta pfannkuchen pilz* pizza* pommes quiche ramen ribs rind*
      risotto rouladen saft säfte sahne salat* sandwich* sauce* schinken schnaps schnitzel* schokolade* schwein*
      sekt senf smoothie* snack* softdrink* spätzle spargel* speise* spirituosen steak* strudel sushi süßspeise*
      süßwaren süßigkeiten suppe* tapas tee tees toast* torte* trüffel vegan* vegetari* verköstigung verkostung*
      vesper* vorspeise* waffel* warme_küche wein* whisky* wild* wurst* würste zigarren mehl mittagstisch* öl
      pils* weizen* weißbier nachtisch* bauernbrot* roggenbrot* dinkelbrot* sauerteig* vollkorn* mischbrot*
      weißbrot* schwarzbrot* pumpernickel* knäckebrot* laugen* brezel* brezn breze semmel* schrippe* kipferl*
      croissant* gipfeli zopf hefezopf* striezel* stollen christstollen* dresdner_stollen aachener_printen
      spekulatius vanillekipferl* zimtstern* plätzchen guetzli krapfen* berliner_ballen zimtschnecke*
      nussschnecke* hefeschnecke* streusel* donauwelle* schwarzwälder* topfenknödel kaiserschmarrn*
      kaiserschmarren* germknödel* powidl* knödel* kloß klöße reiberdatschi rösti* älplermagronen raclette*
      fonduechinoise zürcher_geschn* geschnetzelt* cordon_bleu cordonbleu* tafelspitz* backhendl* backhähnchen
      hendl* brathendl* brathähnchen* hähnchen* hühnchen* huhn gans martinsgans* gänsekeule* puten* truthahn* kalb
      kalbs* hirschragout* hirsch kaninchen* haxe haxn eisbein* kassler* leberkäs* leberknödel* nürnberger_rost*
      cervelat* landjäger* salami* schinkenspeck speck* südtiroler_speck aufschnitt* jause* brettljause* marende*
      kasspatzn schlutzkrapfen* tiroler_gröstl gröstl* sauerkraut* rotkohl* blaukraut grünkohl* labskaus* matjes*
      rollmops hering* krabben* nordseekrabben* scholle zander* saibling* karpfen* lachs* räucherlachs* dorsch
      garnele* scampi* muscheln* austern* hummer* calamar* zwiebelrost* frikadelle* buletten königsberger_klopse
      kohlroulade* beuschel* saures_lüngerl obazda* grießnocke* minestrone* kürbiscreme* kürbiskern* kernöl*
      linsen* kichererbsen* falafel* hummus mezze* shawarma* lahmacun* pide dürüm* dönerteller* yufka* köfte*
      adana* baklava* börek* gyros* souvlaki* moussaka* zaziki* tzatziki* bifteki* cevapcici* paella* tortilla*
      taco nachos* burrito* quesadilla* enchilada* fajita* empanada* ceviche* chili_con lasagne* spaghetti*
      tagliatelle* penne rigatoni* gnocchi* ravioli* carbonara* bolognese* pesto* bruschetta* focaccia* panini*
      calzone* pinsa* carpaccio* vitello* saltimbocca* ossobuco tiramisu* pannacotta panna_cotta* mozzarella*
      parmesan* prosciutto* curry* biryani* tandoori* naan samosa* masala* pad_thai wok frühlingsroll* sommerroll*
      dim_sum gyoza* maki nigiri* sashimi* inside_out temaki* tempura* teriyaki* bibimbap* kimchi* udon soba tofu
      tempeh* seitan* edamame* wrap wraps bagel* avocado* panino* baguette* fladenbrot* canapé* canape*
      fingerfood* finger-food* schaschlik* spieße nuggets* chicken_wings wings pulled_pork pulled-pork* bbq
      barbecue* smoker* dry_aged dry-aged* filet* entrecote* entrecôte* t-bone* tomahawk* tatar beef_tatar tafelöl
      rapsöl* leinöl* nussöl* walnussöl* espressi cappuccino* latte_macchiato melange* einspänner* kleiner_brauner
      großer_brauner café_crème cafe_creme cold_brew rösterei* arabica* robusta* entkoffeinier* schwarztee*
      grüntee* rooibos* roibusch* matcha* chai chai_latte oolong* darjeeling* assam earl_grey jasmintee*
      teemischung* bubble_tea rotwein* weißwein* roséwein* schaumwein* perlwein* glühwein* punsch* federweißer
      most birnenmost* äppelwoi ebbelwoi cidre* cider* schorle* gespritzt* spritzer aperol* aperol_spritz
      prosecco* champagner* winzersekt* crémant* riesling* silvaner* müller-thurgau grauburgunder* weißburgunder*
      spätburgunder* blauburgunder* burgunder* grüner_veltliner veltliner* zweigelt* blaufränkisch* lemberger*
      trollinger* portugieser* traminer* muskateller* welschriesling* chardonnay* sauvignon* merlot* cabernet*
      pinot* chasselas fendant* gutedel* scheurebe* eiswein* beerenauslese* trockenbeeren* spätlese* portwein*
      sherry* wermut* vermouth* magnum landbier* kellerbier* zwickl* märzen* dunkles bockbier* doppelbock*
      starkbier* altbier* kölsch* schwarzbier* rauchbier* craftbeer* craft_beer* radler* fassbier* flaschenbier*
      brauerei* hausbrauerei* brauhaus* brauhäuser edelbrand* edelbränd* brennerei* destillat* marille* williams*
      zwetschge* zwetschke* mirabelle* quitte* himbeer* zirbenlik* jägermeister doppelkorn* grappa* cognac*
      brandy* bourbon* rum tequila* mezcal* wodka* vodka* absinth* ouzo raki longdrink* mocktail* shots aperitivo*
      digestif* tonic* orangensaft* direktsaft* süßmost* eistee* fassbrause* almdudler rivella holunder* sirup*
      ingwershot* energydrink* milkshake* frappé* frappe* lassi bergkäse* almkäse* alpkäse* hartkäse* weichkäse*
      schnittkäse* frischkäse* schafskäse* hirtenkäse* emmentaler* gruyère* gruyere* appenzeller* tilsiter*
      camembert* brie handkäse* graukäse* joghurt* jogurt* quark* kefir* butter* schmalz* cupcake* muffin*
      brownie* cheesecake* cakepop* cake-pop* petit_fours éclair* eclair* windbeutel* profiterol* mousse*
      tartelette* crème_brûlée creme_brulee crêpe* crepe* pancake* churros* donut* gaufre* eiskugel* softeis*
      sorbet* coupe_* bananensplit banana_split schwedenbecher konfekt* praline* nougat* marzipan* lakritz*
      gummibär* bonbon* karamell* gebrannte_mandeln zuckerwatte* popcorn* kompott* rote_grütze konfitüre*
      aufstrich* chutney* relish* dressing* marinade* balsam* meersalz* safran* zimt pfeffer* chili* paprika*
      knoblauch* bärlauch* trockenobst* dörrobst* haferflocken* flocken müesli* birchermüesli porridge* granola*
      dinkelmehl* sprossen* tiefkühl* konserven* glutenfrei* laktosefrei* unverpackt* biokiste* ökokiste*
      abokiste* präsentkorb* präsentkörbe kochbox* tagesteller* tagesmenü* wochenkarte* wochenmenü* saisonkarte*
      abendkarte* eiskarte* räuberteller* zwischengang hauptgang* dreigang* drei-gang* 3-gang* 4-gang* 5-gang*
      degustation* gourmet* schlachtfest* schlachtplatte* schlachtschüssel* metzgete metzgerei* hofmetzgerei*
      schlachterei* dönerbox* foodtruck* food-truck* food_truck* abholung_und_liefer* kantinenverpfleg* low_carb
      low-carb* superfood* protein*
    `,
    culture: `
      aufführung* ausstellung* ball bälle band* bibliothek* bildhauer* brauchtum* bücher* bühne* comedy* chor*
      diskussion* dj* dokumentation* events eventplanung fasching* feier* fest* film* firmenfeier* flohmarkt*
      folklore* geburtstag* gemälde* geschichten gesang* hochzeit* illustration* improtheater* inszenierung* jazz*
      jubiläum* kabarett* karneval* keramik* kindergeburtstag* kino* kirchenmusik kirmes komposition* konferenz*
      kongress* konzert* kostüm* kultur* kunst* künstler* kurzfilm* lesung* literatur* malerei* märchen* museum*
      musik* musical* oper* orchester* party* performance* podcast* podium* premiere* proben puppentheater* roman*
      sammlung* schauspiel* schmuck* show* skulptur* spektakel stadtfest* stammtisch* symposium tagung* tanz*
      tänze taufe* theater* töpfer* trauerfeier* trauung* umzüge* veranstaltung* vernissage* verlag* vorführung*
      vorstellung* weihnachts* zauber* blasmusik fotografie* kleinkunst vortrag vorträge* sommerfest* herbstfest*
      frühlingsfest* dorffest* straßenfest* oktoberfest* vereinsfest* kirchweih* kirtag* kerwe kerb kirbe kilbi*
      chilbi fasnacht* fastnacht* guggen* rosenmontag* weiberfast* büttensitz* prunksitz* kappensitz* prinzenpaar*
      maibaum* walpurgis* johannisfeuer* sonnwend* sonnenwend* osterfeuer* ostermarkt* ostereier* palmbuschen
      laternenfest* martinimarkt nikolausmarkt* krampus* perchten* raunächte rauhnächte adventmarkt* adventsmarkt*
      adventszeit* adventskonz* adventskranz* christkindl* christbaum* sternsing* dreikönig* neujahrskonz*
      neujahrsempf* trödel* handwerkermarkt* bauernmarkt* bauernmärkte wochenmarkt* wochenmärkte mittelalter*
      ritterspiel* schwertkampf* disco* ballroom* standardtanz* lateintanz* salsa* bachata* kizomba* merengue*
      tango* rumba* chachacha cha-cha* samba walzer* foxtrott* rock'n'roll rock_'n'_roll boogie* lindy_hop* swing*
      linedance* line_dance* line-dance* squaredance* square_dance* volkstanz* schuhplattl* heimatverein*
      heimatabend* streetdance* street_dance* breakdance* hiphop* hip_hop dancehall* contemporary* zeitgenössisch*
      orientalisch* bauchtanz* bollywood* flamenco* steptanz* poledance* pole_dance* pole-dance* burlesque*
      spitzentanz* volkslied* blaskapelle* spielmannszug* fanfarenzug* bigband* streichquartett* streicher*
      quartett* quintett* kammerchor* kammerorch* sinfonie* sinfonik* symphon* philharmon* oratorium* requiem*
      kantate* motette* arienabend klassik barock* gregorian* gospel* jodel* jodler* rockband* punkrock
      heavy_metal hardrock* blues* reggae* techno electro house_music coverband* tributeband* singer-songwriter*
      singer_songwriter* unplugged* akustikduo* alleinunterhalt* duo trio trauzeremonie* zeremonienmeist*
      tonaufnahme* mastering* abmischung* tontechnik* lichttechnik* marionette* kasperl* impro-* improvisation*
      pantomime* clown* jonglage* jonglier* akrobat* artistik* zirkus* circus* feuershow* feuerspuck* stelzenlauf*
      stelzenläuf* walking_act* walk-act* walkact* bauchred* hypnoseshow mentalist* hüpfburg* photobooth*
      karussell* popcornmasch* zuckerwattemasch* riesenrad spielmobil* poetry_slam* poetry-slam* science_slam*
      open_mic* open_air* open-air* openair* freilicht* satire* krimidinner* krimi-dinner* dinnershow* krimi
      exit_game* exit-game* schatzsuche* quiz quizabend* pubquiz* pub-quiz* bingo* karaoke* tombola* skatabend*
      skat preisskat* doppelkopf* schafkopf* jass jassen tarock* rommé canasta* poker* backgammon* kartenspiel*
      würfelspiel* gesellschaftsspiel* rollenspiel* pen_and_paper larp cosplay* esport* tabletop* zinnfigur*
      philatel* numismat* ahnenforsch* genealog* stammbaum* heraldik* ortschronik* stadtgeschichte* stadtarchiv*
      zeitzeug* archivführ* sonderausst* dauerausst* audioguide* audio-guide* kuratorenf* finissage* aktzeichn*
      aktmal* urban_sketching hinterglas* seidenmal* fresko* fresken* ikonen* kupferstich* radierung* lithograf*
      lithograph* linolschnitt* collage* mixed_media bronzeplast* plastiken streetart* street_art* graffiti-*
      handarbeit* häkel* klöppel* spinnstube* spinnen_am filzen filzkurs* makramee* macramee* patchwork* quilt*
      repair_café* repair-café* repair_cafe* repaircafé* origami* scherenschnitt* floristik* ikebana* tiffany*
      fusing* trauringkurs* raku raku-brand hörbuch* hörspiel* lyrik* gedicht* poesie* prosa* novelle*
      kurzgeschicht* erzählcafé erzählabend* sachbuch* fachbuch* biografie* biographie* schreibwettbew*
      bookcrossing leseclub* lesenacht* lesekreis* vorlesestunde* kamishibai* dokumentarfilm* spielfilm*
      trickfilm* stummfilm* matinee* matinée* soirée* gala galaabend* galadinner* halloween* planetarium*
      rezension* buchbesprech* buchkrit* filmkrit* theaterkrit* musikkrit* konzertkrit* plattenkrit* reportage*
      interviews essays kolumnen kommentare_und_ana* leitartikel* gastbeitr* leserbrief* fotostreck* fotoreport*
      fortsetzungsrom* kreuzworträts* rätselseite* podcasts podcast-reihe* langstrecken hintergrundber* recherchen
      datenjourn* faktencheck* jurypreis* publikumspr* förderpreis* hauptpreis* ehrenpreis* sonderpreis* nachwuchspr*
      innovationspr* literaturpr* filmpreis* preisverleih* siegerehr* kurzfilmwettb* kurzfilmprogr* filmvorführ*
      filmgespräch* filmwettb* fotowettb* videowettb* designwettb* gestaltungswettb* architekturwettb* eröffnungsfeier*
      eröffnungskonz* eröffnungsabend* abschlussfeier* abschlusskonz* abendprogramm* rahmenprogr* begleitprogr*
      kinderprogr* familienprogr* künstlergespr* autorenlesung* autorengespr* werkstattgespr* residenzprogr*
      atelierstipend* freiluftkino* open-air-kino* straßentheat* straßenmusik* straßenkunst* lichtinstall* klanginstall*
      lichtshow* feuerwerk* silent_disco buchmesse* comicbörse* spielebör* onlineausst* online-ausst* virtuelle_ausst*
      virtuelle_führung* digitale_samml* stadtrundgang* stadtführung*
    `,
    sport: `
      aerobic aikido angeln aqua* athletik* badminton ballett basketball boxen bogenschießen bowling breitensport
      canyoning eishockey eltern-kind-turnen fallschirm* fechten fitness* floorball functional_training fußball*
      fussball* gesundheitssport gleitschirm* golf* gymnastik* handball* hip-hop hockey hundesport jiu-jitsu jagd*
      joggen judo jugendfußball kampfsport* kanu* karate kegeln kendo kindertraining kinderturnen klettern*
      kletterkurs* kraftsport* krafttraining kung_fu langlauf leichtathletik* leistungssport mannschaft* minigolf
      nordic_walking personal_training pilates probetraining radsport* radtour* reit* rudern* rugby rücken*
      schach* schieß* schlitten* schneeschuh* schnupper* schwimm* segel* selbstverteidigung senioren* ski*
      snowboard* sport* squash stand-up* step stretching surf* tauch* tai_chi taekwondo tanz* tennis* tischtennis*
      trampolin* trekking triathlon* turnen* turnier* verleih* volleyball* voltigieren wakeboard* wander*
      wasserball* wettkampf* windsurf* wirbelsäulengymnastik yoga* zumba jugendtraining nordic* wassergymnastik
      hatha* vinyasa* ashtanga* kundalini* aerial* barre body_pump bodypump* bauch-beine-po bauch_beine_po bbp
      tabata* hiit crossfit* spinning* indoor_cycling* indoorcycling* cycling* kettlebell* langhantel* kurzhantel*
      hantel* freihantel* trx ems-train* vibrationstr* calisthenics* parkour* freerunning ninja* bodybuild*
      gewichtheb* kraftdreikampf* powerlifting* bootcamp* boot_camp* laufgruppe* laufkurs* lauftechnik* jogging*
      walking* marathon* halbmarathon* ultralauf* volkslauf* stadtlauf* firmenlauf* crosslauf* trailrun*
      trail-run* orientierungslauf* hürdenlauf* staffellauf* sprint* hochsprung* weitsprung* stabhoch* kugelstoß*
      speerwurf* diskuswurf* zehnkampf* fünfkampf* vierkampf* biathlon* skating* telemark* freeride* tiefschnee*
      carving* rodeln* rennrodel* bobfahren eisstock* curling* eislauf* schlittschuh* inline* rollschuh*
      skateboard* skatepark* pumptrack* bmx downhill* enduro* gravel* rennrad* rennräder radrenn* mountainbik* mtb
      radball einrad* einräder kajakkurs* drachenboot* ruderverein* stand_up_padd* wellenreit* kitesurf* kiten
      kitekurs* wingfoil* wing-foil* foiling* jollen* regatta* apnoe* schnorchel* open_water_diver* padi
      synchronschw* kraulkurs* kraulen* brustschw* rückschlag* padel* pickleball* federball* faustball* prellball*
      völkerball* korbball* netzball* lacrosse* cricket* baseball* softball* american_foot* flag_football*
      cheerleading* cheerdance* ultimate_frisbee* frisbee* discgolf* boule boccia* petanque* pétanque* kubb
      cornhole* krocket* snooker* darts* luftgewehr* luftpistole* kleinkaliber* wurfscheib* tontauben*
      bogenparcours* armbrust* airsoft* paintball* karpfenangel* hochseeangel* angelkarte* angelkurs* pirsch*
      jägerprüf* brettchenweb* kickbox* thaibox* muay_thai* boxtrain* boxkurs* sambo mma brazilian_jiu* bjj
      grappling* krav_maga* wing_tsun* wing_chun* wingtsun* capoeira* ju-jutsu* jiu_jitsu* jujutsu* iaido* kyudo*
      ninjutsu* hapkido* tang_soo_do tae_kwon_do taiji* tai-chi* historisches_fecht* florett* säbelfecht*
      geräteturn* rhönrad* seilspring* mutter-kind-tu* vater-kind-tu* purzel* bewegungsspiel* bewegungsland*
      ballspiel* osteoporoseg* stuhlgymnast* hockergymn* sitzgymnast* sturzpräv* rollstuhltanz* rollstuhlbask*
      versehrten* dressur* springreit* springstunde* vielseitigkeit* longier* longenstunde* westernreit*
      gangpferd* ponyclub ponyführ* kutschfahren agility* obedience* mantrail* dummyarbeit* flyball* canicross*
      hundefrisbee* bergsteig* boulder* vorstieg* toprope* sicherungskurs* lawinen* eisgrat* hochalpin*
      ultraleicht* drachenflieg* hängegleit* bungee* skydiv* kartbahn* motocross* rallye* bergrennen* trial*
      slalom* torwarttrain* bambini* altherren* alte_herren minis u13 u15 u17 schiedsrichter* vereinsmeister*
      stadtmeister* landesmeister* kreismeister* meisterschaft* pokalspiel* ligaspiel* bezirksliga* kreisliga*
      landesliga* bundesliga* freundschaftsspiel* islandpferd* islandpony*
    `,
    software: `
      administration* anbindung* analyse* app apps app-entwicklung api arbeitszeit* auswertung* authentifizier*
      automatisierung* backup* bedienoberfläche benachrichtigung* bildbearbeitung bot buchung*
      business_intelligence cad chat* cloud* cms computer* crm cyber* dashboard* devops dienstplan* digital* dms
      docker dokumenten* domain* e-commerce edv* entwicklung* erp* export* fernwartung* firewall* forum framework*
      frontend hardware* hosting* import* individualsoftware industrie_4.0 infrastruktur* integration* internet*
      it it-* kalender* ki künstliche_intelligenz kommunikation* konfigurator* kundenportal laptop* lernplattform*
      managed_* maschinelles_lernen mehrsprachig* migration* mobile_* monitoring* netzwerk* offline*
      onlineshop* online-shop* optimierung* pc* performance* planer* plugin* programmier*
      projektmanagement prozess* qualitätssicherung reporting responsive* robotik* schnittstelle* seo server*
      sicherheit* simulation* smart* software* sprachsteuerung steuerung* support* synchronisier* system*
      tastatur* telefonie* telekommunikation* terminal* tracking typo3 überwachung* update* usability*
      verschlüssel* versionierung verwaltung* video* virtualisier* virtuelle* visualisier* voip vorlage*
      warenwirtschaft* web* widget* wordpress* workflow* zeiterfassung* benutzerverwaltung lagerverwaltung
      rechnung* fernüberwach* ransomware* schadsoft* malware* antivir* phishing* pentest* penetrationstest*
      schwachstell* ausfallsicher* hochverfügbar* lastverteil* lastausgleich* skalier* containerisier* kubernetes*
      microservice* legacy* quellcode* low-code no-code low_code no_code
      prototyp* mockup* wireframe* ui_ux ux_ui nutzererlebnis* benutzererfahrung* benutzeroberfl* benutzerfreundl*
      barrierearm* vorlesefunktion* screenreader* schriftgröße* kontrast* dunkelmodus* dunkler_modus darkmode
      nachtmodus lesezeichen* favoritenliste* merkliste* einkaufsliste* aufgabenliste* to-do-* to-do to-dos todo-*
      aufgabenverw* notizen notizbuch* tagebuch* gewohnheit* fortschrittsanz* push-nachricht* push-benach*
      pushnachricht* echtzeit* live-ansicht live-vorschau vorschaufunkt* volltext* sortierfunkt* stapelverarb*
      drag-and-drop drag_&_drop drag_and_drop tastenkürz* tastenkombi* rückgängig* zwischenablage* bildschirm*
      splitscreen vollbild* mehrbenutzer* mandantenfäh* rollenkonz* berechtigung* nutzerverw* single_sign-on
      single-sign-on zwei-faktor* zweifaktor* 2fa ende-zu-ende* objekterkenn* ocr barcode* qr-code* strichcode*
      nfc rfid standortverfolg* routenplan* einsatzplan* schichtplan* ressourcenplan* kapazitätsplan* abwesenheit*
      spesen* belegerfass* belegscan* erechnung* xrechnung* zugferd* datev* elster* gobd angebotserst* mahnlauf*
      registrierkassa* kartenleser* kontaktlos* lastschrift* sepa abo-verwalt* abonnement* warteliste*
      warteschlange* helpdesk* service_desk service-desk notebook* tablet displaytausch* displayrep*
      display_tausch akkutausch* akkuwechsel* kopierer* toner* tintenpatrone* plotter* scanner* monitore* ssd nas
      raid usv rechenzentr* colocation housing vserver* ssl-zert* e-mail-archiv* mailarchiv* groupware* office_365
      microsoft_365 sharepoint* intranet* extranet* wiki wissensmanag* breitband* dsl vdsl mobilfunk* richtfunk*
      lte 5g sip-trunk* telefonanl* callcenter* call-center* voicemail* anrufbeantw* headset* hotspot*
      access_point* accesspoint* switches router* lan-verkab* strukturierte_verk* patchfeld* spleiß* lichtwellen*
      lwl iot sensorik* telematik* fahrtenbuch* predictive_* vorausschauende_* large_language llm llms
      neuronale_netz* deep_learning machine_learning big_data data_science data_warehouse data-warehouse heatmap*
      diagramm* pim plm sps scada* bildverarb* augmented_reality virtual_reality vr 360-grad* rundgang* rendering*
      blockchain* nft wallet* krypto* single_page* headless* woocommerce* joomla* drupal* sap salesforce* abap
      javascript* typescript* python* php java kotlin* rust linux* windows* macos* android* ios iphone* browser*
      add-on* addon* plug-in* themes templates baukasten* landingpage* landing_page* onepager* one-pager*
      homepage-erst* homepageerst* relaunch* ladezeit* pagespeed* consent* conversion* regressionst* lasttest*
      abnahmetest* unittest* code-review* code_review* pair_programming scrum* kanban* agil product_owner
      lastenheft* pflichtenheft* machbarkeits* proof_of_concept mvp offshoring* nearshor*
      plattformentwickl* handelsplattform* buchungsplattform* onlineplattform* online-plattform* plattformübergr*
      lizenzmanag* lizenzverwalt* versionsverl* versionskontr* versionsverwalt* versionsvergl* benutzerkonten
      benutzerkonto mehrere_konten mehrere_benutzer* mehrere_profile mehrere_fenster mehrere_standorte stapelumben*
      stapelexport* stapelimport* massenbearb* massenimport* mehrfachauswahl* mehrfachbearb* zugriffskontr*
      zugriffsrecht* zugriffsschutz* zugangskontr* zugangsverwalt* kommandozeil* befehlszeil* befehlspalette*
      datensicher* datenwiederh* datenrettung* datenbank* datenanaly* datenvisual* datenexport* datenimport*
      datenmigrat* datenmodell* datenqualität* datenkatalog* datenintegr* datenpipeline* datenverschl* datenabgleich*
      datenerfass* datenmanag* datenverarb* datenherkunft* datenaufber* datenfusion* stammdaten* metadaten* datendienst*
      dateiablage* dateiverwalt* datei-manager* dateimanager* dateifreig* dateiversch* dateiübertr* dateiaustausch*
      dateikonvert* dateianhäng* dateivorschau* ordnerstruktur* intelligente_ordner dublettensuch* dublettenprüf*
      duplikat* kommentarfunkt* routenaufz* routenplanung* routenführung* höhenprofil* turn-by-turn sprachnavig*
      offline-karte* offlinekarte* kartenansicht* ebenenmask* ebeneneffekt* schnittmask* rauschunterd* rauschreduz*
      rauschminder* farbmanag* farbkorrekt* farbanpass* farbpalette* farbprofil* pixelgraf* pixel-art vektorgraf*
      vektorwerkz* pinselwerk* pinselspitz* eigene_pinsel mischmod* raw-entwickl* raw-verarb* bildformat* bildverwalt*
      bildoptim* bildgröße* bilderkenn* bildsuche* rückwärtssuche* gesichtserk* texterkenn* handschrifterk*
      spracherkenn* sprachausgab* sprachnachr* sprachbefehl* vorlesen_lassen fehlerverf* fehlerbericht* fehleranaly*
      fehlersuch* fehlererkenn* fehlertoler* absturzber* ticketverw* ticketsyst* aufgabenplan* unteraufgab*
      wiederkehrende_* erinnerungen* terminerinn* terminbuchung* terminkalend* terminplan* kalendersyn*
      gemeinsame_kalender* geteilte_kalender* geteilte_alben geteilte_listen geteilte_ordner gemeinsame_listen
      meilensteinplan* gantt* zeitplanung* sprintplan* burndown* zeitschätz* pull-request* merge-request*
      code-vervollst* codevervollst* autovervollst* automatische_vervollst* syntaxherv* syntax-high* codeanaly*
      code-analyse* statische_analyse* typsicher* typprüf* quelltexted* texteditor* code-editor* paketverwalt*
      paketmanag* abhängigkeitsv* build-automat* kontinuierliche_integrat* continuous_integration continuous_delivery
      container-orch* containerverw* clusterverw* selbstheil* automatische_skal* autoscaling rollende_updates
      automatische_updates firmware-update* over-the-air schnittstellen* rest-schnitt* rest-api* programmierschnitt*
      webhook* plugin-system* plugin-schnitt* erweiterungssyst* erweiterbark* skripte skriptsprache* skripting* makros
      makrorek* eigene_felder* benutzerdef* individuelle_felder individuelle_dashboards anpassbare_oberfl*
      anpassbare_dashboards eigene_vorlagen eigene_designs eigene_themes farbschem* schlagwörter verschlagwort*
      schlagwortverw* etikettendruck* stichwortsuche* schnellsuche* unscharfe_suche erweiterte_suche suchfilter*
      suchfunkt* facettensuch* gespeicherte_suchen semantische_suche filterfunkt* filter_und_sort* serienbrief*
      serientermin* serienmail* newsletter-vers* newsletterver* kontaktverw* mitgliederverw* spendenverw* vereinsverw*
      passwortverw* passwort-manag* passwortmanag* passwortgen* passwortlos* schlüsselverw* geheimnisverw* zweistufig*
      zwei-stufen* mehrfaktor* multi-faktor* einmalanmeld* rollenbasi* rollenverw* rollen_und_rechte rechteverw*
      rechtemanag* protokollier* audit-log* auditlog* revisionssich* prüfprotok* aktivitätsprot* änderungshist*
      bildschirmaufn* bildschirmfot* bildschirmfreig* bildschirmtei* bildschirmlupe* videokonfer* videoanruf*
      gruppenanruf* gruppenchat* sofortnachr* verschwindende_nachr* selbstlöschende_* lesebestät* umfragetool*
      abstimmungstool* whiteboard* virtueller_hintergrund virtuelle_hintergründe gruppenräume breakout-räume
      live-untertitel* untertitel* transkription* zusammenfassungen_mit_ki textgener* textbaustein* rechtschreibpr*
      grammatikpr* übersetzungssp* maschinelle_übers* terminologiev* literaturverw* zitierstil* quellenverw*
      fußnotenverw* querverweis* karteikart* vokabeltrain* lernkarten* lernstatist* lernfortschritt* haushaltsbuch*
      budgetplan* ausgabenverf* ausgabenteil* kassenbuch* kontenabgl* bankanbind* währungsrechn* währungsumr*
      einheitenumr* kurszettel* portfolioverw* depotverw* rezeptimport* rezeptverw* essensplan* wochenplan*
      mahlzeitenpl* kalorienz* schrittzähl* schlaftracking* stimmungstageb* gewohnheitstr* trainingsprot* trainingsplan*
      zyklustrack* medikamentenerinn* wiedergabelist* wiedergabegeschw* einschlaftimer* schlaftimer* equalizer liedtexte
      mehrspur* klangbearb* tonbearb* audiobearb* podcast-verz* mediathek* medienverw* medienserver* medienbibl*
      hörbuch* e-book-* lesemodus* später_lesen leseliste* sammlungsverw* inventarverw* bestandsverw* ausleihverw*
      barcode-scan* barcodescan* etikettier* werbeblock* tracking-schutz* trackingschutz* kindersicher*
      jugendschutzfilt* privater_modus privates_surfen tab-gruppen fensterverw* mehrere_bildschirme virtuelle_desktops
      paketquell* festplattenverschl* inkrementelle_* wiederherstell* notfallwieder* hochleistungsre* parallele_verarb*
      verteilte_* stapelspeich* nachrichtenwart* ereignisgest* datenströme datenstromv* zeitreihen* vektorsuche*
      graphdatenb* geodaten* geoinform* kartendienst* geländemod* fernerkund* klimamodell* signalverarb* finite-elemente
      finite_elemente lineare_algebra statistische_ausw* statistische_analys* textanaly* themenmodell* stimmungsanaly*
      sentimentanaly* eigennamenerk* modelltrain* modellverw* experimentverf* merkmalsextr* empfehlungssyst*
      interaktive_karten interaktive_diagramme interaktive_grafiken pivot-tab* pivottab* berichtsgen* berichterstell*
      geplante_berichte eigene_berichte kennzahlen* alarmierung* alarmregel* störungsmanag* verfügbarkeitsüb*
      protokollanaly* log-analyse* logverw* bedrohungserk* angriffserk* eindringlingserk* spamfilt* spamschutz* gamepad*
      spielstände bestenlist* mehrspielermod* mehrspieler* koop-modus leveleditor* karteneditor* physik-engine
      physikengine partikeleff*
    `,
    marketing: `
      3d* anzeigen* architektur* art_direction aufkleber* außenwerbung banner* beschriftung* bewerbungs*
      bildretusche broschüre* buchbinder* change* coaching content corporate* cutting design* digitaldruck*
      drohne* editorial* eventmanagement executive* events fahrzeugbeschriftung fahrzeugbeklebung familienfoto*
      flyer* foto* führungskräfte* gestaltung* gravur* grafik* handelsvertretung hochzeitsfoto* hr identität
      illustration* imagefilm* innovation* interim* kampagne* katalog* kommunikation* konzept* kreation* kreativ*
      lektorat* leuchtreklame lichtwerbung logistikberatung logo* marke* marktforschung* medien* moderation*
      namens* öffentlichkeitsarbeit offsetdruck online-marketing organisation* personal* plakat* portrait*
      porträt* positionierung* pr präsentation* pressearbeit* produktion* projektsteuerung recruiting* redaktion*
      reklame* schilder* shooting* siebdruck* social_media speaker* stick* stempel* storytelling* strategie*
      studie* tagungsorganisation text* trauerkarte* typografie* übersetzung* unternehmens* verpackung* video*
      visitenkarte* visuelle* web* werbung* beratung* einladung* eventplanung filmproduktion layout produktfoto*
      social-media* suchmaschinen* brand* rebrand* naming* slogan* claim-entw* styleguide* style_guide*
      briefbogen* briefbögen briefumschl* kuvert* geschäftsausst* vereinszeit* prospekt* faltblatt* faltblätter
      folder* leporello* postkarte* ansichtskarte* grußkarte* danksagung* save-the-date* sterbebild* parte*
      kondolenz* durchschreib* schreibblock* notizblock* haftnotiz* leinwanddr* acrylglas* alu-dibond* dibond*
      großformat* roll-up* rollup* fahnen* flaggen* point_of_sale preisschild* etikett* kartonage* wellpappe*
      blister* prägung* stanzung* plott* car_wrapping car-wrapping carwrapping* lichtkasten* leuchtkasten*
      leuchtkästen pylon* großflächen* litfaß* verkehrsmittel* radiospot* radiowerb* hörfunk* fernsehspot*
      tv-spot* inserat* annonce* mailing* direktmail* direct_mail* postwurf* lettershop* leadgen* neukundeng*
      kundenbindung* kundenmagaz* mitarbeitermagaz* mitarbeiterzeit* ghostwrit* copywrit* korrektorat*
      korrekturles* schlussredakt* transkript* untertitel* dolmetsch* simultandolm* konsekutiv* flüsterdolm*
      lokalisierung* fachübersetz* voice-over* voiceover* synchronsprech* jingle* keynote* impulsvortr* hostess*
      roadshow* give-away* giveaway* streuartikel* merchandising* merchandise* sublimation* luftbild* luftaufnahm*
      erklärfilm* animationsfilm* stop-motion* motion_graphic* postproduk* color_grading colorgrading livestream*
      live-stream* streaming* super_8 super-8 vhs dia-scan* passbild* passfoto* biometrisch* newborn*
      neugeborenenf* boudoir* akt- aktfoto* headshot* mitarbeiterfoto* foodfoto* interieurfot* reportage*
      retusche* bildbearb* influencer* google_ads google-ads adwords* keyword* linkaufbau* backlink* retargeting*
      affiliate* programmatic* display-werb* community-manag* community_manag* employer_brand* headhunt*
      direktsuche* arbeitnehmerüberl* zeitarbeit* leiharbeit* outplacement* assessment* eignungsdiag*
      stellenanzeig* onboarding* mitarbeiterbefr* kundenbefrag* umfrage* firmenjubil* startup-* start-up-*
      existenzgr* restrukturier* geschäftsmodell* lean_manag* kaizen* six_sigma kvp nachhaltigkeitsber* csr esg
      energieaudit* fördermittelb* vertriebsaufb* vertriebsberat* vertriebstr* vertriebscoach* preisstrat*
      markteintritt* wettbewerbsanal* swot pressetext* pressekonf* media_relations mediaplan* media-plan*
      druckerei* textildruck*
    `,
    transport: `
      abschlepp* achsvermessung auto* bremse* bus* dienstwagen eillieferung* entladung expresslieferung*
      fahrdienst* fahrgast* fahrzeug* ferntransport* flotte* flughafen* fracht* fuhrpark* gebrauchtwagen*
      gefahrgut* güter* haushaltsauflösung* hebebühne* inspektion* karosserie* kfz* klaviertransport kurier*
      lager* lieferung* lkw* logistik* luftfracht mietwagen* motor* möbeltransport* neuwagen* oldtimer* ölwechsel
      pannendienst* pannenhilfe paket* personenbeförderung* reifen* reisebus* roller* schwertransport* seefracht
      smart_repair spedition* stückgut* taxi* teillad* transport* tuning umzug* umzüge* verpackung* verzollung*
      werkstatt* zoll* zulassung* zustellung* anhänger* hu/au lackier* limousine* unfall* winterreifen
      innenraumreinig* innenreinig* außenreinig* hohlraumvers* hohlraumkonserv* nanoversieg* lackversieg*
      lackaufbereit* politur* polieren hagelschaden* hagelschäden dellendr* ausbeul* beulendoktor* spot-repair*
      spot_repair* scheibentausch* frontscheib* scheibentön* scheinwerfer* felgen* alufelgen* räderwechsel*
      radwechsel* rädereinlag* wuchten auswucht* spureinst* fahrwerk* stoßdämpfer* federung* auspuff* abgasunters*
      abgasanl* katalysator* kupplung* lichtmaschine* anlasser kühlmittel* bremsbel* bremsscheibe* einspritz*
      kennfeld* hu_&_au hu-au tüv tüv_au pickerl* mfk vorführ* hauptunters* jahreswagen* tageszulass* kleinwagen*
      kombis suv suvs cabrio* coupé* pickup* pick-up* kleinbus* kleintransp* kastenwagen* pritsche* kipper*
      auflieger* tieflader* nutzfahrz* kühlfahrz* kühltransp* temperaturgef* pkw-anh* pkw_anh* g607 moped* quad
      quads atv scooter* vespa* chopper* custombike* trike trikes gespanne youngtimer* lastenrad* lastenräder
      lastenvelo* cargobike* cargo-bike* velo velos velowerk* velorep* citybike* trekkingrad* trekkingräder
      laufrad* laufräder faltrad* falträder klapprad* liegerad* liegeräder dreirad* dreiräder s-pedelec* bootsbau*
      bootsservice stapler* hubwagen* camper* leihwagen* ersatzwagen* carsharing* fuhrunternehmen* silotransp*
      tanktransp* schüttgut* kiestransp* container* wechselbrücke* komplettlad* direktfahrt* sonderfahrt*
      kombiverkehr* bahnverkehr binnenschiff* hafenlog* kommissionier* konfektionier* fulfillment* fulfilment*
      retourenmanag* cross-dock* crossdock* inventur* halteverbot* aussenlift* firmenumz* fernumz* privatumz*
      auslandsumz* studentenumz* selfstorage* self-storage self_storage overlandtransp* dialysefahrt*
      rollstuhlfahr* liegendtransp* rettungswagen* linienverkehr* linienbus* rufbus* anrufsammel* nachtbus*
      chauffeur* stretchlimo* rikscha*
    `,
    goods: `
      anhänger antiquität* apparate* arbeitskleidung armband* armbänder arzneimittel baby* ballon* bauelemente*
      baustoff* bekleidung* berufsbekleidung* beschläge* besteck bettwaren blume* brautkleid* bretter* brettspiel*
      brille* deko* dessous dichtung* drogerie* edelstahl* elektrogeräte elektronik* ersatzteil* fahrräder*
      feuerwerk* figuren* folie* gardinen geschenk* geschirr* getriebe* glaswaren* grabstein* gutschein* gürtel
      handtasche* handwerkskunst handschuhe* haushaltswaren heimtextilien hemden hosen hüte* instrument* jacken*
      juwel* kabel* karten kerze* kette* kinderkleidung kissen* kleid* kleinmöbel* klingen knöpfe kommode*
      kontaktlinsen* kopfhörer kränze* kräne lampe* laternen leder* leuchten* magazin* maschinen* matratze*
      medizintechnik* messer* messing* münzen* musikinstrumente mützen optik* outdoor* papeterie* papier* perlen*
      pflanz* platten* poster* pumpen* puppen* regal* reiniger* reinigungsmittel rucksack* rucksäcke scheren
      schlafsack* schmuck* schrauben* schreibwaren* schuhe* schürzen seife* silber* sneaker socken* sofa*
      sonderanfertigung* sonderposten sonnenbrille* sortiment* souvenir* spiegel* spielwaren* spielzeug*
      sportartikel* stoffe* strick* strumpf* stühle* t-shirt* tabak* tasche* teppich* textil* tiernahrung*
      trachten* trauringe* unikate* unterwäsche ventil* verbandsmaterial vorhänge* waffen* wasserfilter wäsche*
      werkzeug* zeitschriften* zubehör* accessoire* batterie* bücher* drucksachen grabmal* holz* kosmetik* möbel*
      parfum* porzellan sattel* sonnenschutz* stahl* verpackung* brennholz dirndl* haferlschuh* loden* pullover*
      pulli pullis cardigan* blusen* shirts sweatshirt* hoodie* poloshirt* oberhemd* krawatte*
      fliegen_und_krawatten einstecktuch manschettenkn* anzüge herrenanzug* smoking sakko* blazer* mantel mäntel
      parka parkas daunenjacke* regenjacke* softshell* fleecejacke* jeans leggings* röcke umstandsmode bademode*
      badeanz* bikini* pyjama* miederwaren korsett* bh-berat* halstuch* halstücher stiefel* gummistiefel* sandale*
      pantoffel* hausschuh* laufschuh* damenschuh* herrenschuh* warnweste* psa arbeitsschuh* arbeitshos*
      kochjacke* kasack* kittel* latzhose* portemonnaie* koffer koffersets trolley* regenschirm* sonnenschirm*
      schlüsselanh* collier* ohrring* ohrstecker* creolen verlobungsring* freundschaftsring* siegelring* diamant*
      brillant* mineralien* fossil* standuhr* kuckucksuhr* wecker zinn zinnwaren kuscheltier* plüschtier*
      teddybär* stofftier* puzzle* bauklötz* schaukelpferd* buggy* wickelkomm* stubenwagen schnuller* windeln
      stoffwindel* lauflernw* kugelschreiber* bleistift* füllfeder* füller buntstift* filzstift* ölfarb*
      acrylfarb* staffelei* aktenordner* locher klebeband* klebebänder klebstoff* kleber* dichtstoff* silikon*
      dübel* muttern bolzen* nieten* gewinde* unterlegscheib* zugfedern lineartech* antriebstech* frequenzumr*
      schläuche schlauch* pneumatik* kompressor* vakuumpump* armatur* flansch* fitting* steckverbind* klemmen
      klemmleist* leiterplatt* platinen* halbleiter* mikrochips sensoren* messgerät* messtechnik* prüfgerät*
      waagen* wägetech* kalibrier* mikroskop* chemikalien lösungsmittel* lösemittel* schmierstoff* schmieröl*
      schneidöl* adblue* diesel flüssiggas* propan* kohlensäure* pigmente* lacke lackfarb* dispersion* lasuren
      farbroll* tapeten* granulat* spritzguss* spritzguß* extrusion* thermoform* tiefzieh* formenbau*
      vorrichtungsb* sondermasch* cnc cnc-dreh* cnc-fräs* drehteile* frästeile* drehen_und_fräsen zerspan*
      erodier* drahterod* senkerod* schleiftech* härterei* galvanik* galvanisier* verzinkerei* verchrom* vernick*
      eloxal* eloxier* brünier* brennschneid* plasmaschn* abkant* kanten_und_biegen biegetei* stanzteil*
      stanztech* umformtech* aluguss* aluminium* feinguss* sandguss* kleinserien* serienfertig* einzelfertig*
      auftragsfertig* industrierobot* förderbänd* förderband* fördertechnik* rollenbahn* palettier* paletten*
      gitterbox* europalette* karton kartons faltkarton* umreifung* flaschen* konservenglas* fässer kanister*
      akkuschrauber* bohrmasch* bohrhammer* winkelschl* stichsäge* kreissäge* hobelmasch* hobelbank* fräsmasch*
      drehbank* drehmasch* freischneid* laubbläs* schubkarre* anlegeleiter* trittleiter* zangen* sägeblatt*
      sägeblätter bohrer* fräser* schleifmitt* schleifscheib* stromerz* generatoren* notstromagg* baubeschlag*
      schlüsselkasten briefkast* hausnummern* klingelschild* siebträger* trinkgläs* karaffen tassen töpfe pfannen
      bräter kochtopf* kochtöpfe schneidebr* besteckk* serviett* bettdecke* daunendeck* lattenrost* boxspring*
      topper tagesdecke* wolldecke* handtüch* sitzsack* hocker barhocker* sessel* ohrensessel* fernsehsessel*
      relaxsessel* couch* ecksofa* wohnlandsch* vitrine* kronleuchter* stehleuchte* pendelleucht* deckenleucht*
      leuchtmittel* glühbirn* led-leucht* duftöl* ätherische_öle räucherwerk räucherstäb* räucherm* schwibbogen*
      christbaumsch* vasen übertopf* brautstrauß* brautsträuße gesteck* schnittblum* kaktus kakteen orchidee*
      bonsai* rosen rosenstr* tulpen* narzissen dahlien* hortensie* geranien* grablicht* särge barf barfen
      hundeleine* hundehalsb* hundebett* kratzbaum* kratzbäume katzenstreu* terraristik* terrarium* kaninchenst*
      trense* zaumzeug* ferngl* spektiv* zielfernr* munition* wiederlader* patronen angelrute* angelrollen
      angelbedarf* inliner vinyl* verstärker lautsprecher* hifi hi-fi* heimkino* fernsehger* beamer* kamera
      objektive* spielkonsol* saiten notenbl* notenhefte pianos e-zigarette* e-liquid* liquids vape shisha*
      pfeifen* zigarre* lotto lottoannahme toto-lotto zeitungen postagentur* secondhand* second-hand* second_hand
      antiquar* sammlerst* münzhandel* pokal* medaille* urkunden* antikhandel* stromaggregat* buchhandl*
    `,
    farming: `
      acker* agrar* bauernhof* baumschul* bienen* biogas* biolandwirtschaft direktvermarktung dünger* düngung
      eier* ernte* feld* ferkel* fisch* forst* futter* geflügel* gemüse* getreide* grünland* hofladen* hühner*
      imker* jagd* jungpflanzen* kälber* kartoffel* kräuter* kühe* landwirtschaft* lohnunternehmen mähdrusch mais*
      milch* mist* obst* pferde* pensionspferde* pflanzen* pilze rinder* saat* schafe* schweine* silage* stauden*
      stroh* sträucher* streuobst* tier* trauben* viehzucht* wald* weide* weinbau* weinberg* weingut* wild*
      ziegen* zucht* züchtung* baumpflege baumfällung gnadenbrot grünpflege honig mähen pflanzung welpe* dinkel*
      roggen* hafer gerste braugerste* raps zuckerrübe* soja sojabohn* lupine* klee kleegras* hopfen* hanf flachs
      lavendel* erdbeer* himbeere* brombeer* johannisbeer* stachelbeer* heidelbeer* blaubeer* preiselbeer* aronia*
      sanddorn* holunder* hagebutt* kirschen* süßkirsch* sauerkirsch* pflaume* zwetsch* birnen* birne aprikose*
      pfirsich* walnuss* haselnuss* kastanie* maroni* esskastanie* tafeltraub* rebsorte* rebschnitt* kelterei*
      mosterei* kürbis* hokkaido* zucchini* tomaten* gurken* karotten* möhren* zwiebel* kohlrabi* brokkoli wirsing
      rotkraut radieschen* rettich* rote_bete rote_beete rote_rüben mangold* spinat* rucola* lauch porree
      sellerie* fenchel* rhabarber* champignon* austernpilz* shiitake* pfifferling* trüffelsuche*
      solidarische_land* solawi* demeter* biohof* biohöfe bioland freilandeier* freilandhalt* bruderhahn*
      legehenn* masthähn* mutterkuh* jungvieh* ochsen* bullen* besamung* deckhengst* hengste* hengststation*
      stuten* offenst* paddock* boxenplatz* einsteller* haflinger* noriker* islandpferd* isländer warmblut*
      quarter_horse* araber* shetland* shetty welsh connemara* freiberger tinker* hannoveraner* trakehner* ponys
      angus* galloway* hochlandrind* highland_cattle fleckvieh* braunvieh* limousin* charolais* hinterwälder
      simmentaler* pinzgauer* murnau-werdenf* büffel* bison* damwild* rotwild* rehwild* schwarzwild* gatterwild*
      alpaka* lamas lama strauße* esel heidschnucke* merinoschaf* schafschur* schafscher* zicklein burenzieg*
      gänse* entenküken truthähn* wachtel* küken* perlhühn* rassegeflüg* brieftaube* rassekaninch* hamster
      wellensitt* papagei* kanarienv* kätzchen perserkatz* maine_coon* ragdoll* siamkatz* labrador* retriever*
      golden_retriever* dackel* teckel* pudel* terrier* schnauzer* rottweiler* dobermann* boxerhund* dogge*
      dalmatin* beagle* collie* border_collie* aussie australian_shepherd* sennenhund* bernhardiner* weimaraner*
      vizsla* münsterländer* mops chihuahua* havaneser* malinois* husky* deckrüde* wurfplan* hundepens*
      katzenpens* hundetagess* hundehort* dogsitt* katzensitt* propolis* königinnenz* teichwirt* karpfenteich*
      sägewerk* schnittholz* rundholz* bauholz* harvester* christbaumkult* christbaumverk* borkenkäfer* hegering*
      revierjag* nistkast* nistkästen blühstreif* blühwies* blühfläch* dreschen gülle* mulchen ballenpress*
      rundball* siloball* siliern* aussaat* drillen kalkung* kompost* traktor* schlepper* mähwerk* ladewagen*
      melkrobot* melktech* melkst* melkanl* gewächsh* beetpfl* gräser ziergräs* farne koniferen* nadelgehölz*
      laubgehölz* ziergehölz* thuja* kirschlorb* hainbuche* beerenobst* spalierobst* kletterpfl* sumpfpfl*
      solitärpfl*
    `,
    social: `
      altenhilfe* altenpflege* alltagsbegleitung* andacht* anlaufstelle* arbeitsmarkt* armut* artenschutz* asyl*
      ambulante_* aufklärung* aussegnung* behinderten* beerdigung* begegnung* begleit* beisetzung* beratung*
      bestattung* besuchsdienst* betreutes_wohnen betreuung* beichte bibel* bürger* demenz* ehrenamt*
      einzelfallhilfe eltern* engagement* entlastung* entwicklungshilfe* erholung* erstkommunion feuerbestattung
      feuerwehr* firmung frauen* freiwillig* fundbüro fundraising* fürsorge gebet* geflüchtete* gemeinschaft*
      gottesdienst* grabpflege gruppen* haushaltshilfe* hauskreis* hauswirtschaft* hilfe* hilfsprojekt* hospiz*
      integration* interessenvertretung jugend* jungschar* katastrophenschutz* kleiderkammer kirche* klimaschutz*
      konfirmand* konfirmation* krisen* lebensmittelausgabe lobbyarbeit* menschenrecht* migration* mittagessen
      mobile_* naturschutz* netzwerk* nothilfe* obdachlos* opferhilfe* patenschaft* pflege* politik* prävention*
      rettungsdienst* schuldnerberatung* seelsorge* selbsthilfe* senior* sozial* standesamt* tafel taufe*
      tierheim* tierschutz* trauer* umwelt* urnen* vernetzung* versammlung* völkerverständigung waldbestattung
      wasserrettung wohngruppe* wohnen* wohnheim* zivilschutz* behinderung* bildungsarbeit diakonie flüchtling*
      freizeit* inklusion kinder* nachbarschaft* spende* stipendi* vermittlung* verhinderungspflege eucharistie*
      wortgottesf* rosenkranz* kreuzweg* anbetung* lobpreis* taizé* taize* komplet laudes christmette* osternacht*
      gründonnerst* karfreitag* aschermittw* fronleichnam* wallfahrt* pilgerfahrt* pilgerweg* bittgang bittgänge
      segnung* versehgang sakrament* versöhnung* beichtgel* ökumen* exerzitien* einkehrtag* stille_tage
      glaubenskurs* alphakurs* posaunenchor* predigt* katechese* firmkurs firmvorb* erstkommunionv* ministrant*
      messdiener* kommunionhelf* wiedereintritt* koran* ramadan* iftar* zuckerfest* opferfest* hadsch* umrah*
      schabbat* sabbat bar_mizwa bat_mizwa synagog* chanukka pessach dharma* puja zazen* zen-medit* retreat*
      royal_rangers pfadfind* wölflinge teenkreis* teenie* jungen-_und mädchenarbeit* jungenarbeit* mädchengruppe*
      männerkreis* männergruppe* männerfrühst* väter* mütterzentr* mütterberat* mutter-kind-* vater-kind-* spfh
      vollzeitpfl* bereitschaftspfl* inobhutnahme* heimerzieh* streetwork* bambinifeuer* abenteuerspielp*
      altenheim* altersheim* alterswohn* wohnstift* wohnassist* förderstätte* assistenzdienst* persönliche_assist*
      persönliches_budget teilhabe* arbeitsintegr* tagesstätte* tagesstruktur* beschäftigungsth*
      beschäftigungsproj* arbeitsgelegen* bahnhofsmission* umsonstladen* fairteiler* foodsharing* budgetberat*
      energiesparber* behördengäng* lesepate* jobpaten* mentorenprogr* telefonseels* sorgentelefon*
      nummer_gegen_kummer notruf* männerberat* gewaltprävent* gewaltberat* täterarbeit* zeugenbegl*
      häusliche_gewalt alkoholprobl* drogenber* drogenprävent* glücksspiels* substitution* entzug entgiftungsbeh*
      blaues_kreuz anonyme_alk* angehörigengr* sterbeamm* sternenkind* bestatter* erdbestatt* seebestatt*
      friedwald* reihengrab* wahlgrab* friedhof* friedhöf* aufbahrung* hausaufbahrung totenwache kolumbarium*
      grabstätte* krematorium* knochenmark* stammzell* sanitätsdienst* sanitätsw* bergrettung* bergwacht*
      bergungs* rettungshund* höhenrettung* brandbekämpf* brandsicher* brandwache* löschgruppe* löschzug*
      tanklösch* löschfahrz* drehleiter* einsatzleitw* ölspur* sandsäck* alarmierung* sirenen* zivildienst* bufdi*
      fsj föj waisen* benefiz* charity* schrottsamml* christbaumsamm* haussamml* dorfputz* müllsammel* flurreinig*
      clean-up* cleanup* biotop* krötenzaun* amphibien* nistkastenb* vogelstimmen* vogelkund* naturkund*
      renaturier* demonstration* kundgebung* mahnwache* unterschriftenakt* petition* volksbegehr* volksabstimm*
      stadtratss* einwohnerfrag* infostand* infostände wahlkampf* kandidat* hauptversamm* generalversamm*
      jahreshauptv* vereinsabend* klubabend* clubabend* kegelabend* vereinsausfl* ehrungen ehrenabend*
      förderpreis* ideenwettb* malwettb* vorlesewettb* neujahrsschw* meldebesch* meldewesen einwohnermeld*
      wohnsitz* ummeldung* abmeldung* sterbeurk* heiratsurk* lebenspartnersch* sondernutz* hundeanmeld* wohngeld*
      grundsicher* arbeitslosen* unterhaltsvor* bafög blindengeld* parkausweis* anwohnerpark* bewohnerpark*
      wunschkennz* kennzeichen bauleitpl* flächennutz* bauamt ordnungsamt* kämmerei* bauhof* wertstoff* abfallkal*
      abfallents* abfallwirt* müllabfuhr* restmüll* biomüll* biotonne* altglas* problemstoff* schadstoffmobil*
      windelsack stadtwerke* breitbandausb* straßenreinig* wochenblatt amtsblatt* ausschreibung* ortsfeuerw*
      dorferneuer* dorfentwick* stadtentwick* städtebauförd* lärmaktion* verkehrsberuh* radwegebau* rufbus*
      förderprogramm* projektförd* förderfonds* förderlinie* anschubfin* startfinanz* regionalgrupp* ortsgrupp*
      lokalgrupp* hochschulgrupp* offener_brief offene_briefe unterschriftensa* aktionstag* aktionswoche* volksinitiat*
      bürgerinitiat* bürgerbeteil* bürgerhaushalt* bürgerbegehr* bürgerentsch* bürgerrat bürgerräte bürgersprech*
      bürgerversamml* bürgerdialog* bürgerservice* bürgerportal* beschwerdest* beschwerdeman* beschwerdeverf*
      lobbyregister* lobbykontr* haushaltstransp* haushaltsdaten* transparenzreg* informationsfreih* anfragen_nach_dem_*
      mängelmeld* schadensmeld* abfuhrkalend* abfallkalend* müllkalend* sperrmüll* wertstoffhof* recyclinghof*
      baugenehm* bauantrag* bauanträge bauleitplan* bebauungspl* flächennutzungs* wohnsitzanm* meldebescheinig*
      personalausweis* reisepass* geburtsurkund* sterbeurkund* eheschließ* führungszeugn* führerscheinumt* kfz-zulass*
      gewerbeanmeld* gewerbeschein* hundesteuer* grundsteuer* gewerbesteuer* elterngeld* kindergeld* bürgergeld*
      sozialhilfe* wohnberechtig* schulanmeld* kita-anmeld* kitaplatz* ratsinform* sitzungsprot* ratssitz* wahlergebn*
      wahlhilfe* wahlprüfst* wahlkompass* abgeordnetenpro* abstimmungsverh* parlamentarische_anfragen kleine_anfragen
      ombudsst* verbraucherschutz* verbraucherber* hinweisgeber* whistleblow* online-dienst* onlinedienst* online-antr*
      onlineantr* open-data* offene_daten open_data geoportal* vergabeverf* ausschreibungspl* fundbüro* lärmkart*
      hochwasserkart* handelsregist* wanderausst*
    `,
  },
  nonOffers: {
    claims: `
      aus_einer_hand authentisch bester_preis beste_qualität durchdacht ehrlich* eigene_fertigung einsatz
      engagiert* erfahren erfahrung* fachkompetenz fachwissen fair* faire_preise familienbetrieb festpreis*
      flexib* freundlich* ganz_persönlich garantie* geprüft* geschultes_personal gewissenhaft* günstig* gute_laune
      höchste_qualität hohe_qualität hygienisch individuell inhabergeführt innovativ jahre_erfahrung
      jahrzehntelange keine_versteckten kompetent* kompetenz* kompetenz_und kostenlos* kostenlose_beratung
      kundenorientier* kundennähe kundenzufriedenheit langjährig* langlebig* leidenschaft* leistungsstark
      liebe_zum_detail meisterbetrieb modern modernste* nachhaltig nachhaltigkeit nähe persönlich
      persönliche_beratung preiswert* professionell* pünktlich* qualifiziert* qualität* rund_um_die_uhr sauber*
      schnell* seriös* sicher sicherheit_und sorgfalt* sorgfältig* starke_partner teamgeist top_preis* transparen*
      transparente_preise umweltfreundlich* unkompliziert* unverbindlich* verantwortung verlässlich* verständlich
      vertrauen* wertschätzung wirtschaftlich* wissen zertifizierte* zufriedene_kunden zufriedenheit* zuverlässig*
      zentrale_lage zukunftssicher
      open_source open-source quelloffen* freie_software kostenfrei* werbefrei* ohne_werbung keine_werbung kein_tracking
      ohne_tracking ohne_registrierung keine_registrierung ohne_anmeldung ohne_installation einfache_bedienung
      einfach_zu_* intuitiv* leichtgewichtig* blitzschnell* stabil robust mächtig leistungsfähig* benutzerfreundlich*
      datenschutzfreundlich* datenschutzkonform* dsgvo-konform* hosting_in_deutschland made_in_* gut_dokumentiert
      praxiserprobt produktionsreif aktive_community unabhängig unabhängigkeit überparteilich gemeinnützig ehrenamtlich
      immer_aktuell alles_an_einem_ort volle_kontrolle ihre_daten_* deine_daten_*
    `,
    steps: `
      abholung_* abnahme abschluss_* analysieren anfrage_* anfragen angebot_erhalten angebot_erstellen anmelden
      auftrag auswählen bedarfsanalyse bestellen besichtigung bezahlen buchen druckfreigabe einreichen entdecken
      entwerfen erstgespräch erstkontakt fertigstellung gespräch kennenlernen konzept_erstellen kontakt_aufnehmen
      kontaktaufnahme nachbetreuung phase_* planen registrieren schritt* schritte termin_buchen termin_vereinbaren
      terminvereinbarung umsetzen umsetzung unverbindliches_* vor-ort-termin vorbereiten vorgespräch zahlen
      übergabe
      mitglied_werden erstelle_* erstellen_sie lade_* laden_sie melde_* registriere_* wähle_* importiere_* teile_*
      verbinde_* installiere_* bewirb_* reiche_* stimme_* unterzeichne_* unterstütze_* abonniere_*
    `,
    labels: `
      abfahrt adresse agb akkreditierung aktuell aktuelles alle_anzeigen allgemein allgemeines alter anfahrt
      ankunft anreise abreise anschrift ansprechpartner* arbeitgeber artikel auszeichnungen bankverbindung
      beiträge belegungsplan betreff bewertungen bilder blog chronik datenschutz* datum dauer dienstag donnerstag
      downloads e-mail einlass eintritt entfernung* facebook fakten faq fax feiertage folge_uns folgen_sie fragen
      freitag förderer galerie geschichte geschlossen größe häufige_fragen hauptmenü heute highlights home hotline
      impressum info infos informationen inhalt instagram jobs kalender kapazität karriere kategorien kontakt*
      kontaktformular kontonummer kunden kundenstimmen lage lebenslauf letzte_beiträge lieferzeit links
      mehr_erfahren menü mitarbeiter mitglieder mittwoch montag mobil nachricht nachrichten name navigation
      nebenkosten neuigkeiten news newsletter öffnungszeiten ort partner philosophie plz postanschrift preis
      preise preisliste presse rechtliches referenzen registrierung route ruhetag samstag satzung schließen seiten
      sitemap sonntag sonn- sponsoren spenden sprache standort* start startseite status stellenangebote suche tags
      teilen telefon telefonnummer termin termine telefax titel über_mich über_uns uhrzeit unser_team unternehmen
      ust-id veranstaltungsort verfasst veröffentlicht vereinsheim versandkosten video videos vorname vorstand
      warenkorb weitere_informationen weiterlesen wegbeschreibung werktags widerruf* willkommen wir wochenende
      zahlungsarten zeiten zeitraum zertifikate ziele zurück widerrufsrecht widerrufsbelehrung kontaktdaten
      kontaktinformationen datenschutzerklärung
      mailingliste mailinglisten mailing-liste* erste_schritte herunterladen download dokumentation dokumentationen
      mitmachen mitwirken mithelfen beitragen roadmap fahrplan_der_entwicklung versionshinweise release_notes
      release-notes veröffentlichungen verhaltenskodex verhaltensregeln goldsponsor goldsponsoren silbersponsor
      silbersponsoren bronzesponsor bronzesponsoren platinsponsoren platinsponsor hauptsponsor hauptsponsoren
      premiumsponsoren gold-sponsoren silber-sponsoren unsere_sponsoren sponsoren_und_partner partner_und_sponsoren
      medienpartner hauptpartner kooperationspartner projektpartner netzwerkpartner technologiepartner förderpartner
      unsere_partner unsere_unterstützer unsere_förderer unterstützer unterstützerinnen unterstützer_werden
      unterstützt_von unterstützt_durch gefördert_von gefördert_durch gefördert_vom finanziert_durch finanziert_von
      mit_unterstützung_von mit_freundlicher_unterstützung in_zusammenarbeit_mit in_kooperation_mit ein_projekt_von
      eine_initiative_von schirmherrschaft schirmherr schirmherrin danksagung danksagungen dank referenten referentinnen
      referentinnen_und_referenten redner rednerinnen sprecher sprecherinnen unsere_referenten keynote-speaker
      keynote_speaker speaker veranstalter veranstalterin organisator organisatoren organisationsteam
      organisationskomitee programmkomitee wissenschaftliches_komitee wissenschaftlicher_beirat gremien gremium beirat
      kuratorium präsidium aufsichtsrat stiftungsrat lenkungskreis lenkungsausschuss ausschüsse jury jurymitglieder
      die_jury unsere_jury preisträger preisträgerinnen preisträgerinnen_und_preisträger gewinner gewinnerinnen
      die_gewinner finalisten nominierte shortlist mitwirkende beitragende entwicklerteam kernteam ehrenamtliche
      ehemalige alumni botschafter anreise_mit_der_bahn anreise_mit_dem_* anreise_mit_bus_und_bahn
      anreise_und_unterkunft mit_der_bahn mit_dem_auto mit_dem_zug mit_dem_bus mit_dem_flugzeug mit_dem_fahrrad
      mit_öffentlichen_verkehrsmitteln öffentliche_verkehrsmittel anfahrt_und_parken parken unterkunft_und_anreise
      hotels_in_der_nähe hotelempfehlungen tickets ticketpreise eintrittspreise vorverkauf wichtige_termine
      wichtige_daten fristen zeitplan ablauf tagungsort veranstaltungsorte programm programmübersicht programmheft
      tagesprogramm gesamtprogramm rückblick rückblicke frühere_ausgaben vergangene_veranstaltungen bisherige_ausgaben
      aktuelle_ausgabe ausgaben archiv pressearchiv wer_nutzt_es wer_es_nutzt wird_genutzt_von anwender community
      gemeinschaft forum foren diskussion diskussionen übersetzen übersetzung_helfen übersetzer aktuelle_meldungen
      aktuelle_nachrichten letzte_meldungen ankündigungen pressemappe pressemitteilung pressemitteilungen pressespiegel
      pressekontakt pressestimmen pressebilder pressematerial medienberichte logos_und_bilder änderungsprotokoll
      änderungen changelog neu_in_dieser_version neuerungen lizenz lizenzen lizenzbedingungen urheberrecht bildnachweis
      bildnachweise quellen quellenangaben literatur literaturverzeichnis unsere_geschichte unsere_mission unsere_vision
      mission vision mission_und_vision leitbild werte unsere_werte unsere_ziele grundsätze selbstverständnis
      satzung_und_* vereinssatzung geschäftsordnung jahresbericht jahresberichte tätigkeitsbericht geschäftsbericht
      transparenz mitglied_werden sponsor_werden partner_werden förderer_werden jetzt_spenden jetzt_mitmachen
      so_können_sie_helfen so_kannst_du_helfen wie_du_helfen_kannst folgt_uns folgen_sie_uns folgen_sie_uns_auf_*
      bleiben_sie_informiert bleib_informiert auf_dem_laufenden_bleiben newsletter_abonnieren newsletter_bestellen
      systemvoraussetzungen systemanforderungen voraussetzungen unterstützte_plattformen unterstützte_geräte
      unterstützte_systeme unterstützte_browser unterstützte_sprachen kompatibilität verfügbar_für windows quellcode
      fehler_melden problem_melden sicherheitsrichtlinie teilnahmebedingungen teilnahme teilnahmegebühr
      teilnahmegebühren wer_kann_teilnehmen wer_kann_sich_bewerben bewerbung bewerbungsfrist bewerbungsunterlagen
      ausschreibung ausschreibungen einreichung einreichungen einreichfrist auswahlkriterien auswahlverfahren
      richtlinien förderrichtlinien regeln spielregeln reglement so_funktioniert_es so_funktionierts wie_funktioniert_es
      wie_es_funktioniert häufig_gestellte_fragen häufige_fragen_und_antworten fragen_und_antworten schnellstart
      schnelleinstieg installationsanleitung anleitung anleitungen handbuch handbücher benutzerhandbuch
      hilfe_und_support hilfe api-dokumentation funktionen funktionsumfang funktionsübersicht alle_funktionen
      hauptfunktionen features merkmale screenshots bildschirmfotos beispiele demo live-demo kostenlos_testen
      kostenlos_starten jetzt_testen jetzt_starten demo_anfordern konto_erstellen anmelden einloggen registrieren
      passwort_vergessen über_das_projekt über_das_festival über_die_stiftung das_projekt das_team die_redaktion
      redaktion mediadaten anzeigen_schalten meistgelesen beliebte_artikel neueste_artikel neueste_beiträge
      empfehlungen_der_redaktion verwandte_projekte ähnliche_artikel weiterführende_links nützliche_links externe_links
      barrierefreiheitserklärung erklärung_zur_barrierefreiheit das_sagen_unsere_* das_sagen_andere stimmen
      erfolgsgeschichten fallstudien bekannt_aus häufigste_fragen kontakt_zum_* veranstaltungsarchiv
      stellenausschreibungen publikationen
      unsere_mitglieder mitgliedsorganisationen mitgliederliste ehrenmitglieder teilnehmende teilnehmer teilnehmerliste
      aussteller ausstellerverzeichnis aussteller_werden frühere_redner bisherige_preisträger ehemalige_preisträger
      nächste_schritte nächste_termine kommende_veranstaltungen vergangene_termine veranstaltungskalender alle_termine
      wo_wir_sind wo_wir_arbeiten wer_wir_sind wer_steckt_dahinter wer_sind_wir was_wir_wollen was_uns_antreibt
      wofür_wir_stehen wie_wir_arbeiten arbeitsweise warum_wir_* warum_mitmachen das_problem die_idee die_lösung
      unsere_idee hintergrund in_zahlen zahlen_und_fakten auf_einen_blick projektteam projektleitung konsortium
      spender großspender ticket_kaufen tickets_kaufen jetzt_anmelden jetzt_registrieren jetzt_bewerben
      jetzt_einreichen jetzt_unterschreiben jetzt_herunterladen app_herunterladen trailer_ansehen video_ansehen
      programm_als_pdf presseanfragen presseinformationen für_medien für_die_presse für_entwickler für_autoren
      hinweise_für_autoren autoren autorinnen herausgeber herausgeberin redaktionsteam aktuelles_heft heftarchiv
      abonnieren probeabo bekannte_probleme ältere_versionen aktuelle_version versionen downloads_und_* android_und_ios
      linux macos ubuntu mailinglisten_und_* irc vergleich einschränkungen dank_an vielen_dank urheberrechte
      rechtliche_hinweise jahresrückblick transparenzbericht organisationsstruktur organigramm struktur gründer
      gründungsmitglieder geschäftsstelle ansprechpersonen botschafter_werden ehrenamtlich_mitmachen helfer_gesucht
      offene_stellen reiseinformationen
    `,
    roles: `
      abteilungsleit* angestellte* anwältin arzthelferin assistent assistentin assistenz assistenzarzt
      auszubildende* azubi bauleiter* beisitzer* bürgermeister* büroleit* chefarzt chefredakteur* chef dirigent*
      dozent* entwickler* erzieherin erzieher fachangestellte* gemeindereferent* geschäftsführ* gesellschafter
      gründer hausmeister inhaber* kassenprüf* kassenwart* kassier* koch köchin koordinator* leiter leiterin
      leitung leitung_* mechaniker meister obmann oberarzt pastor pfarrer* physiotherapeutin physiotherapeut
      praktikant* präsident* praxismanager* professor* projektleiter* prokurist* rechtsanwältin rechtsanwalt
      redakteur* referent* rezeption sachbearbeit* schatzmeister* schriftführ* schulleiter* sekretär* sekretariat
      stellvertret* techniker trainer trainerin verkäufer* vizepräsident* vorsitz* wart zahnarzthelferin
      zahnärztin* zahnarzt dr.
      programmleit* festivalleit* künstlerische_leit* jurymitglied* moderator* moderatorin* chefredaktion
      redaktionsleit* kurator* stipendiat* doktorand* postdoc* wissenschaftliche_mitarb* pressesprech* generalsekret*
      beirätin* ehrenmitglied* abgeordnete*
    `,
    prices: `
      anzahlung barzahlung eintrittspreis* ermäßig* erwachsene gebühr* gratis inklusive jahresbeitrag kaution
      kinder_bis mitgliedsbeitrag* monatlich pro_jahr pro_monat pro_nacht pro_person pro_stunde pro_tag pro_woche
      rabatt* ratenzahlung stornierung* zuschlag*
    `,
  },
};
