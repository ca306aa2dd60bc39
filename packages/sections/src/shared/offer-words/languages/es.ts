import type { LanguageWords } from '../words.ts';

export const SPANISH: LanguageWords = {
  offers: {
    health: `
      acupuntura alergi* ambulatori* análisis_clínicos anestesi* artritis artrosis audífono* blanqueamiento botox
      bruxismo cardiolog* chequeo* cirug* consulta* coronas cuidados dental* dermatolog* diabet* diagnóstic*
      dietétic* dolor* drenaje ecograf* endocrin* endodon* enfermer* esguince* estétic* exámen* exodoncia fisio*
      fractura* geriatr* ginecolog* hemat* homeopat* hospitaliz* implant* laboratori* láser lesiones
      limpieza_dental linfedema lumbalgia maderoterapia masaj* médic* nefrolog* neumolog* neurolog* nutri*
      obstetr* oftalmolog* oncolog* optometr* ortodon* ortoped* osteopat* otorrino* patolog* pediatr* periodon*
      podolog* postparto prevención_de psiquiatr* punción_seca quemadura* quiropráctic* radiograf* radiolog*
      readaptación recuperación reumatolog* suelo_pélvico teleconsulta telemedicina terap* tratamient* urolog*
      vacun* veterinari* análisis* ansiedad atención_médica autismo depresión dietas* embarazo* estimulación*
      fertilidad* gafas geriátric* hipnosis* lentillas logoped* medicin* odonto* parto* prótesis* psico*
      rehabilitaci* revisión* salud* urgencias* preservativos migran* cefalea* vertigo* mareo* insomnio apnea*
      ronquido* roncopatia estres ataque_de_panico ataques_de_panico fobia* toc tdah asperger dislexia discalculia
      dislalia* duelo trauma* burnout adicci* alcoholismo tabaquismo drogodependen* ludopat* toxicoman* anorexia
      bulimia obesidad sobrepeso celiaqu* celiac* colesterol hipertensi* asma bronquitis epoc neumonia gripe pcr
      colon_irritable gastritis reflujo hernia* hemorroid* vesicula apendic* prostata incontinencia menopausia
      menstrua* endometriosis ovario* mioma* anticoncep* diu vasectom* ligadura* fecundacion inseminacion
      ovodonacion lactancia matrona* partera* doula* neonat* recien_nacido* lumbar* cervical* ciatica escoliosis
      espalda rodilla* hombro* cadera* tobillo* mandibul* atm tendin* fascitis bursitis osteopor* fibromialg*
      contractura* luxacion* menisco* ligamento* tunel_carpiano juanete* callosidad* una_encarnada pie_plano
      plantillas_orto* plantillas_a_medida varice* flebolog* vascular acne rosacea psoriasis dermatitis eczema*
      melasma verruga* melanoma* cancer quimioterap* radioterap* paliativ* mamograf* mastolog* resonancia*
      tomograf* tac electrocardiog* ecocardiog* holter espirometr* endoscop* colonoscop* gastroscop*
      gastroenterolog* digestivo biopsia* citolog* papanicolaou colposcop* densitometr* audiometr* electromiogra*
      polisomnogra* electroencefal* hemograma* glucosa hormona* catarata* miopia astigmatismo presbicia glaucoma*
      retina estrabismo lasik ojo_seco baja_vision blefaroplast* rinoplast* liposuc* lipoescultura abdominoplast*
      mamoplast* otoplast* lifting bichectom* hialuronic* toxina_botul* mesoterap* criolipolisis cavitacion
      radiofrecuencia presoterap* carboxiterap* ozonoterap* sueroterap* celulitis alopecia injerto_capilar
      trasplante* caries empaste* obturacion* amalgama* carilla* bracket* invisalign alineador* apicectom* gingiv*
      encia* halitosis sarro muela* diente* ferula* sellante* fluor fluoriza* prostodon* gnatolog* dentadura*
      incrustacion* profilaxis detartraje destartraje maxilofacial reiki biorreson* bioenerg* constelacion*
      numerolog* tarot* carta_astral cartas_astrales astrolog* aromaterap* musicoterap* equinoterap* hidroterap*
      cromoterap* gemoterap* ayurved* naturopat* fitoterap* iridolog* kinesi* quiromasaj* craneosacral shiatsu
      reflexolog* moxibusti* ventosas auriculo* hipnoterap* emdr mindfulness gestalt cognitivo-conductual
      biodescodific* descodificacion akashic* chakra* meditacion* qi_gong chi_kung sofrolog* sexolog* sexualidad
      disfuncion* eyaculacion androlog* proctolog* coloproctolog* hepatolog* infectolog* inmunolog* genetica
      farmac* botica* parafarmac* balneoterap* ergonom* postural* vendaje* electroterap* magnetoterap*
      ultrasonido* ondas_de_choque onda_de_choque infiltracion* plasma_rico celulas_madre artroscop* sutura*
      inyeccion* sueros_a_domicilio ostomia* dialisis hemodialisis transfusi* primeros_auxilios rcp desfibrilad*
      neuropsic* neurofeedback biofeedback neurodesarrollo neurocirug* demencia* alzheimer parkinson ictus
      esclerosis epilepsia paralisis dano_cerebral acufeno* tinnitus audiolog* sordera hipoacusia disfagia
      deglucion disfonia foniatr* vih its ets microchip esteriliza* castracion* desparasit* adiestramiento etolog*
      eutanasia prenatal* postnatal* perinatal* preconcep* posparto puerper* cesarea* detox desintoxic* ayuno*
      adelgaz* perdida_de_peso control_de_peso bariatric* balon_gastrico manga_gastrica microbiota intolerancia*
      antroposof* antienvejecimiento anti-aging longevidad arritmia* cateterismo* hemodinamia anemia* leucemia*
      quiste* calculos_renales litotricia cistoscop* circuncision fimosis quirofano* uci toxicolog* electrolisis
      hiperhidrosis cicatri* estria* queloide* sindrome* trastorno* neuropat* neuralgia* hemofilia espasticidad
      bobath vojta halliwick posturograf* propiocepcion quiroped* quiropod* crioterap* oxigenoterap* nebulizacion*
      inhaloterap* colageno vitamina_c
    `,
    beauty: `
      barba* barbería cabello* ceja* cera corte* cosmétic* extensiones facial* maderoterapia manicur* maquillaje*
      micropigmentación pedicur* peinado* pelo peluquer* perfum* pestañ* piel spa tatuaje* tinte*
      tratamientos_facial* alisado* belleza* coloración* depilaci* estética* mechas* uñas* balayage bronceado*
      solarium rayos_uva afeitado* rasurado* rapado* degradado* fade trenza* rastas dreadlocks recogido* ondulado*
      rizo* rizado* keratina decoloracion* matiz* californianas babylights ombre canas contouring labios
      pintalabios rimel microblading microshading microneedling nanopore dermapen dermaplaning microdermoabrasion
      peeling exfolia* hidratacion* cutis hidrafacial hydrafacial radiofrecuencia* reafirm* reductor* anticelul*
      envoltura* fangoterapia parafina esmalt* semipermanente* acrilic* kapping soft_gel polygel nail_art
      piercing* perforacion_de_orejas henna hilo* threading azucarado sugaring ipl bigote* patillas novia*
      quinceanera_makeup estilis* colorimetria visagismo posticer* peluca* champu* mascarilla* serum*
      contorno_de_ojos protector_solar crema* desodorante* colonia* fragancia* hammam sauna* circuito_termal
      hidromasaje tricolog* wellness relajante* descontracturante* piedras_calientes lifting_de_* laminado* lash*
      despigmenta* eliminacion_de_* lipolaser ultracavitacion hifu vacumterapia
    `,
    building: `
      aire_acondicionado aislamiento* albañil* alicatad* alumbrado andamio* arboricultura armario* azulejo*
      barandilla* cableado carpinter* césped cerrajer* cerramiento* chimenea* concreto construcci* cubierta*
      decoración demolicion* desagüe* desatasco* diseño_de_interiores drywall edificación energía_solar escalera*
      estructura* estuco excavaci* fachada* fontaner* gasfiter* grifer* herrer* instalaci* interiorismo limpieza*
      mantenimiento* mármol montaje mueble* obra* paisajis* panel* pavimento* persiana* pintur* piscina* plom*
      poda pulido puerta* refaccion* reforma* rehabilitación_de remodela* reparaci* restauración_de revestimiento*
      riego sanitari* saneamiento* soldadura* suelo* techo* tejado* terraza* toldo* tubería* vallado* ventana*
      ventilación vidri* acabados* aluminio* arquitect* calefacción* climatización* cocina* domótica edificio*
      electric* fosas gas hormig* jardin* mobiliario* parquet* pladur* planos plagas topograf* yeso* ladrillo*
      mamposter* encofrado* ferralla cimentacion* cimiento* zanja* movimiento_de_tierra* movimientos_de_tierra*
      desbroce* derribo* escombro* retirada_de_* amianto uralita desamiant* asfalt* adoquin* acera* bordillo*
      pozo* perforacion* sondeo* canalon* canaleta* bajante* caneria* alcantarilla* fosa_septica desatranco*
      desatascar atasco* grifo* inodoro* lavabo* ducha* mampara* bidet termo* calentador* caldera* estufa*
      radiador* losa_radiante aerotermia geotermia biomasa pellet* bomba_de_calor bombas_de_calor split conductos
      extractor* extraccion_de_humos deshollin* placas_solares aerogenerador* energias_renovables
      eficiencia_energetica certificado_energetico certificados_energeticos enchufe* interruptor* puesta_a_tierra
      pararrayos baja_tension media_tension alta_tension luminaria* led punto_de_recarga puntos_de_recarga antena*
      interfon* alarma* cctv circuito_cerrado detector* deteccion_de_incendios contra_incendios contraincendios
      incendios extintor* rociador* ignifug* cortafuegos garaje* porton* verja* reja* enrejado* alambrada* cerca_*
      cercado* pergola* porche* celosia* tarima* deck decks entarimado* laminado* vinilico* microcemento linoleo
      moqueta* baldosa* gres porcelanico* porcelanato* marmoler* marmolista* granito* cuarzo* encimera* silestone
      cantera piedra_natural aplacado* monocapa* estucado* enfoscado* enlucido* revoque* revoco* repello* friso*
      escayola* cornisa* moldura* plafon* cielo_raso cielorraso* tablaroca durlock tabique* mamparas_* sate
      trasdosado* corcho* poliuretano* impermeab* filtracion* humedad* capilaridad moho goter* teja pizarra*
      claraboya* lucernario* buhardilla* desvan* altillo* sotano* ampliacion* casa_prefabricada
      casas_prefabricadas prefabricad* cerradura* bombin* blindada* acorazada* mosquitera* estor* veneciana*
      carpa* policarbonato* galvaniza* forja* soldador* torneria* calderer* ebanist* lacado* lacar barniz*
      restaurador* tapicer* tapizado* empapel* estarcido* escayolista* pintor* pintado* brocha* andamiaje
      trabajos_verticales gasista* electrogasista* manitas bricolaje chapuza* multiservicio* desinfeccion*
      desinsect* desratiz* cucaracha* chinche* termita* carcoma* raton* ratas roedor* palomas avispa* mosquito*
      procesionaria murcielago* pulgas tala destocon* desmalez* seto* aspersor* hidrosiembra estanque* alberca*
      skimmer liner depuradora* clorador* gunite abrillantado* pulimento* decapado* vitrificado* hidrolavado*
      grafiti* graffiti* conserjeria porteria lavanderia_industrial planchado planimetr* replanteo aparejador*
      cedula_de_habitabilidad ite llave_en_mano urbanizacion* loteo* unifamiliar* nave_industrial
      naves_industriales galpon* puente_* tuneles viaducto* closet* placard* alacena* barandal* pasamanos
      salvaescaleras ascensor* elevador* montacargas rampa* supresion_de_barreras insonoriz* acustic* aislacion*
      steel_frame adobe bioconstrucci* passivhaus bioclimatic* feng_shui gasodomest* acometida* medidor*
      hidroneumatic* presuriz* tanque* tinaco* cisterna* aljibe* durmientes gaviones valla malla domo modulares
      marqueteria
    `,
    legal: `
      abogacía accidentes_de alquiler* arrendamiento* asesor* auditor* autónomos banca bancari* blanqueo civil
      consultor* contab* contrat* defensa* derecho* desahucio* despido* divorcio* embargo* extranjer* facturas
      finan* fiscal* gestión_patrimonial gestor* hereda* herencia* hipotec* impuesto* inmobiliari* inversi*
      jurídic* laboral* legal* litigio* marcas mercantil nacionalidad notar* patente* penal pensiones peritaje*
      planificación_fiscal préstamo* procesal protección_de_datos reclamaci* seguro* sociedades sucesi* tasación*
      testament* tributari* abogad* amparo* compraventa* comunidades_de_propietarios crédito* declaración*
      gestión* jubilación* mediación* nóminas* propiedad* trámites* asilo arraigo* reagrupacion* visado* visa
      visas nie apostilla* escritura* custodia* pension_alimen* capitulaciones pareja_de_hecho parejas_de_hecho
      nulidad* sucesorio particion* legado* incapacit* tutela* curatela* alcoholemia* delito* homicidio* estafa*
      penalista* querella* denuncia* apelacion* casacion juicio* litigacion arbitraje* conciliacion* mediador*
      finiquito* ere erte acoso mobbing incapacidad* invalidez negligencia* indemniza* convenio* clausula* irph
      revolving segunda_oportunidad concursal* insolvencia* quiebra* cobranza* recobro* deuda* reunificacion*
      renegociacion okupa* arrendatici* lau urbanistic* urbanismo expropiacion* catastr* deslinde* usucapion
      servidumbre* reparcelacion plusvalia* irpf iva iae isr renta modelo_303 monotribut* nomina* cuentas_anuales
      teneduria contador_publico contaduria* tributacion sat rfc precios_de_transferencia due_diligence fusiones
      adquisiciones constitucion_de_* constitucion_de_empresas gobierno_corporativo compliance
      cumplimiento_normativo lopd rgpd lssi teletrabajo registro_horario canal_de_denuncias subvencion*
      licitacion* factoring confirming leasing renting avales aval fianzas letras_de_cambio pagare* microcredit*
      cuenta_corriente cuentas_corrientes cuenta_de_ahorro* ahorro* plazo_fijo deposito_a_plazo dividendos
      criptomoned* bitcoin forex divisas remesa* cambio_de_moneda wealth_management family_office poliza*
      correduria* siniestro* asegurad* reasegur* perito* peritacion* valuacion* avaluo* valoracion_de_inmuebles
      tasador* vender_* alquilar comprar_casa pisos piso adosado* duplex* ático* locales_comerciales
      local_comercial parcela* terreno* lote lotes garajes traspaso* inquilin* arrendador* consignacion
      home_staging cedula* empadron* consulado* tramitacion* contencioso constitucional* maritimo aeronautico
      ambientalista penitenciari* extradicion habeas_corpus tutela_judicial detective* criminalist* caligraf*
      forense* balance morosidad morosos
    `,
    education: `
      acompañamiento_escolar aprendizaje* aula* beca* campamento* capacitaci* certificaci* clase* colegio*
      conferencia* curso* diplomad* docencia e-learning educa* escuela* estimulación_temprana estudio*
      extraescolar* formativ* grado grados instituto intercambio* licenciatura* ludoteca máster* matemática*
      mentor* nivelación orientación pedagog* preparación_de seminario* taller* tutor* webinar* academia*
      apoyo_escolar comedor* enseñanza* exámenes* formación* infantil* inglés* jardín_maternal lectura* maestr*
      música* oposiciones* posgrado* prácticas* preescolar* primaria* programación* refuerzo* secundaria*
      universi* aprender abecedario fonetica* lectoescritura caligrafia_escolar calculo ciencias biologia quimica
      fisica geografia geometria algebra estadistica_aplicada ortografia gramatica frances aleman italiano
      portugues chino mandarin japones ruso arabe catalan euskera gallego latin griego ele dele toefl ielts
      cambridge delf goethe b1 b2 c1 conversacion intensivo* intensiva* verano_escolar campus_de_verano campus_*
      colonia* semi-presencial semipresencial presencial a_distancia online_en_vivo elearning bootcamp* workshop*
      simposio* diplomatura* doctorado* tecnicatura* tecnico_superior tecnico_en_* fp bachiller* selectividad evau
      ebau ceneval icfes psu preuniversitari* admision* graduado* escolar escolari* kinder* maternal* prekinder
      prejardin parvul* infantes salas_cuna escoleta* guarder* nido bebeteca* lactantes patio_de_recreo patio
      arenero* recreo* cantina* madrugadores tareas deberes repaso repasos profesor_particular
      profesores_particulares altas_capacidades necesidades_especiales mindfulness_escolar montessori waldorf
      bilingue* trilingue* internacional_baccalaureate stem steam mecanograf* ofimatica* excel_* oratoria
      debate_escolar escritura* guitarra* piano* violin* violonchelo* saxofon* trompeta* flauta* clarinete*
      ukelele* solfeo* patronaje* licencia_de_conducir permiso_b permiso_de_conducir teorico* carretiller*
      socorris* coachees capacitador* adiestra* pasantia* erasmus au_pair estudiar_en_* lectorado alumn*
      estudiante* egresad* titulacion* titulo_propio homologacion_de_titulos convalidacion* catedra* facultad*
      asignatura* temario* silabo* malla_curricular tesis tfg tfm monograf* didactic* cuadernillo* fichas ludic*
      cuentacuentos scout* graduacion* ampa afa nivel_inicial nivel_primario nivel_secundario perfeccionamiento
      actualizacion_profesional especializacion* habilidades_* liderazgo emprendimiento* curricular* curriculo
      conferencia_magistral conferencias_magistrales conferencia_inaugural ponencias sesiones_plenarias sesión_plenaria
      mesa_redonda mesas_redondas charlas_relámpago charla_relámpago sesión_de_pósteres sesiones_de_pósteres
      sesión_de_carteles talleres_prácticos becas_de_* beca_de_viaje bolsas_de_viaje escuela_de_verano
      escuela_de_invierno mentoría* mentoring hackatón hackatones hackathon* convocatoria_de_* convocatoria_a_ponencias
      concurso_de_* olimpiada* club_de_lectura clubes_de_lectura grupos_de_lectura grupos_de_estudio círculos_de_estudio
      jornadas seminarios webinars estudios_longitudinales estudio_longitudinal estudios_de_campo trabajo_de_campo
      ciencia_ciudadana investigación_participativa informes_de_políticas documentos_de_trabajo documentos_de_posición
      informes_de_investigación recursos_educativos material_didáctico materiales_didácticos feria_de_empleo
    `,
    hospitality: `
      acampada albergue* alojamiento* alquiler_de_bicicletas apartamento* aparcamiento baño_privado barbacoa*
      bodas cabaña* casa_rural chalet* climatizada cocina_equipada desayun* dormitorio* estacionamiento excursi*
      glamping habitaci* hostal* hotel* jacuzzi media_pensión paquete* parrilla* paseo* picnic playa recepción_24
      reuniones ruta* salas_de_reuniones salón_* suite* surf tour* traslado* vacaciones viaje* wifi camping*
      casas_rurales eventos* gimnasio* hospedaje* jardín* kayak* parking* piscina* recorrido* reservas* sala_*
      salón* salones senderismo* spa* terraza* turis* posada* parador* pension_completa bungalow* casita* cortijo*
      masia* hacienda* pazo* caserio* casona* penthouse atico_con_* duplex_* loft* departamento* monoambiente*
      doble_* triple_* cuadruple* matrimonial* cuna* litera* balcon* vistas_al_mar vista_al_mar vistas_* tumbona*
      hamaca* solarium_* secador_* minibar frigobar caja_fuerte nevera* microondas secadora lavanderia*
      recepcion_* consigna* conserje* botones room_service todo_incluido pet_friendly fumador* wi-fi
      garaje_privado parqueadero* caravana* bungalós mobil_home carpas yurta* tipi* domo_* cupula* fogata* fogon*
      quincho* palapa* churrasquera merendero* azotea* rooftop chill-out chillout discoteca* pub salas_*
      convencion* coworking co-working despacho_* despedida_de_soltero despedidas* cumpleanos* graduaciones
      quinceanera* xv_anos aniversario* escapada* fin_de_semana_romantico romantic* canopy rapel rappel
      barranquismo canyoning catamaran* velero* lancha* yate* charter* crucero* barca* ferry avistamiento*
      ballenas delfines snorkel* esnorquel* cala_* calas cascada* cenote* volcan* laguna* glaciar* parque_nacional
      parques_nacionales parque_natural reserva_natural mirador* via_verde vias_verdes via_ferrata vias_ferratas
      ferrata* camino_de_santiago peregrin* trek* hiking cuatrimoto* quads quad buggy buggies 4x4 jeep*
      globo_aerostatico globos_aerostaticos parapente* ala_delta paracaidis* helicoptero* sobrevuelo* guiad*
      circuito_* itinerario* full_day ecoturismo enoturismo oleoturismo astroturismo birdwatching avistaje*
      safari* termal* termas balneario* aguas_termales miniclub mini_club tobogan* parque_acuatico
      parques_acuaticos pista_de_* cancha_* canchas billar ping_pong transfer* shuttle lanzadera* check-in_*
      late_check-out cava villa quincho_*
    `,
    food: `
      aceite* aceituna* alfajor* almuerzo* aperitivo* arroc* arroz* arepa* asado* bebida* bizcocho* bocadillo*
      bocata* bollería brasa* brunch bufé buffet café* cafetería carne* carta_de_vinos cena* cerveza* chocolate*
      chorizo cocina_* cóctel* comida* desayuno* dulce* embutido* empanada* ensalada* especialidad* especias
      fideos fruta* gallet* guiso* helado* huevo* jamón* jugo* leche licor* limonada* menú* merienda* mermelada*
      migas pan panader* pasta* pastel* paella* pescad* pizza* plato* pollo* postre* pulpo pupusas queso* ración*
      ron salsas sándwich* sopa* sushi tapa* tarta* ternera torta* tortilla* verdura* vegan* vino* zumo* barra
      bodega* bolleria* catering* ceviche* cocina* cordero* entrantes* harina* lácteos* marisco* miel* parrilla*
      raciones* repostería* tacos* tequila* abadejo achicor* aguacate* guacamole* aguardiente* ajiaco ajoblanco
      albondiga* alcachofa* alioli almeja* alubia* anchoa* anticucho* asadito* atun* avena bacalao* bagel*
      baguette* baklava batido* berenjena* besugo bife* birria* bisque bistec* blinis bocadito* bogavante*
      bonito_del_norte boquer* botana* brandy bravas brownie* bunuelo* burger* burrito* butifarra* cachapa*
      calamar* caldereta* caldo* callos canape* canelon* cangrejo* carajillo* caramelo* carnicer* carnita*
      carpaccio* casquer* cava_brut cazuela* cebiche* cecina centolla* cerveceria* chalupa* champan* champagne
      champinon* charcuter* cheesecake* chicharron* chilaquil* chilcano* chimichanga* chimichurri* chipiron*
      chivito* choripan* chuches chucher* chuleta* chuleton* chupito* churr* cideria cochinillo* cochinita coco
      cocido* cogollos compota* confiteria* confitur* conejo_* consome* coquina* cortado* costilla* crepe*
      crema_catalana croissant* cruasan* croqueta* crudo_* cupcake* curry curries cuscus degustacion* digestivo_*
      donut* dorada_* ensaimada* ensaladilla* ensopado* entremes* escabech* escalivada* escalope* esparrago*
      espresso espumoso* estofado* fabada* faina fajita* falafel* farinat* feijoada* fiambre* fideua* filete*
      flan* focaccia* fondue* frappe* frappuccino* freiduria* fresas_con_* frijol* frito* fritura* fruteria*
      frutos_secos fruto_seco fuet gamba* ganache garbanzo* gaseosa* gazpacho* gelatina* gelato gin gintonic*
      gin_tonic* ginebra* gofre* gnocchi gordita* granizad* gratinad* guarnicion* guisado* gyoza* gyros
      hamburgues* heladeria* hojaldre* horchata* horneado* hot_dog* huachinango hummus ibericos iberico infusion*
      jalea* jarabe* jurel kebab* kombucha kefir lacon langosta* langostino* lasana* latte lechazo* lechon*
      legumbre* lenguado* lenteja* locro* lomo* longaniza* lubina* macaron* macarron* machacado madalena*
      magdalena* maki mantecado* mantequilla* mate margarita_* matahambre mazapan* mechado* mejillon* melocoton*
      merluza* mero mezcal* michelada* milanesa* milhoja* milkshake* mojito* mojo molcajete* mole_* molletes
      montadito* morcilla* morron* moscato mousse* mozzarella* muffin* nachos naranjada natillas navajas nigiri
      nigiris nougat noquis nueces onigiri oreja* ostra* pabellon* palmera* palomitas pancake* panceta* panettone*
      paninis panini papas_* papa_rellena parmesano* patacon* patata* pavo* pechuga* pepito* perrito* pesto
      picada* picadillo* pico_de_gallo picoteo* pie_de_limon pil-pil pimiento* pincho* pintxo* pisco piscolas
      pisto pizzer* polenta* polvoron* ponche* poke porra porridge potaje* pozole* presa_iberica puchero* pudin*
      pulque quesadilla* queser* quiche* quinoa* rabas rabo_de_toro raclette ramen* ravioles ravioli* rebujito
      reineta relleno* ribera_del_duero risotto* robalo rodizio roscon* rosquilla* roscas rotiseria* sake
      salchich* salmon* salmorejo salpicon* salsa salteado* sangria* sardina* sashimi* secreto_iberico sepia setas
      shawarma* sidra* sidreria* smoothie* sobao* sobrasada* sofrito solomillo* sorbete* souffle* spritz surtido_*
      tabla_de_* tablas_de_* tabule tacacho tagliatelle* tallarin* tamal* tequeno* teriyaki teppanyaki tiradito*
      tiramisu tocino* tofu tomate* topping* torrezno* torrija* tortell* tortita* tostada* tostado* tostas trucha*
      trufa* turron* vermut* vermu verduler* vieira* vinagre* vodka whisk* wok wrap* yakisoba yogur* yuca*
      zamburina* zarzuela_de_* degustar vegetarian* sin_gluten sin_lactosa para_llevar a_domicilio carta_de_*
      cesta_* cestas_de_navidad lotes_de_navidad gourmet charcuteria_* delicatessen* ultramarinos almacen_de_*
      chef_privado food_truck foodtruck candy_bar tinto* rosado* gran_reserva albarino* verdejo* godello*
      tempranillo* garnacha* malbec* chardonnay* sauvignon* cabernet* merlot* syrah* prosecco lambrusco ipa lager
      stout pilsen* porter agua_mineral refresco* capuchino* capuccino* cappuccino* mocaccino* macchiato
      cortaditos descafeinad* rooibos manzanilla* poleo hierbabuena matcha chai bombon* pure
    `,
    culture: `
      actuaci* álbum animación arte* baile* ballet cabalgata cantautor* carnaval* cerámica* certamen charla* cine*
      colección* comedia* concierto* concurso* congreso* cuento* documental* dibujo edicion* escultura*
      espectácul* evento* exposici* feria* festival* festividad fiesta* flamenco fotograf* galería_de_arte grabado
      jornada* juego* lectura* literatur* magia mercado* monólog* museo* música* novela* obra_de_teatro ópera
      orquesta* patrimonio película* performance* presentaciones recital* residencia* revista* teatr* títeres
      tradici* verbena* visita_guiada artíst* banda* biblioteca* boda* canto* circo* cultural* encuentro* obra*
      pintura* poesía* producci* taller* acordeon* acuarela* aguafuerte* alfarer* amateur* anime antologia*
      arqueolog* bachata* bailar* balada* batucada* belen* bienal* bingo* blues bolillos boler* bombo burlesque*
      cabaret* caceria_* calligraf* caligraf* cantante* caricatur* carroza* ceramist* cesteria chirigota* chotis
      ciclo_de_* clarinet* clown* club_de_* coreograf* comic* comparsa* composicion* compositor* concertista*
      copla* coral* cosplay* crochet* cuarteto* cuentista* cumbia* curador* comisari* danz* desfile* dj djs
      disco_* discos discograf* dramatic* dramaturg* duo duos ensayo* encaje* encuadernacion* entroido
      escape_room* escaparatismo escenograf* escritor* escultor* estreno* exhibicion* fallas fandango* fanzine*
      festej* ficcion* filatel* numismatic* film* folclor* folk* fuegos_artificiales funcion_* gaita* gaiter*
      ganchillo* gastronomic* gigantes_y_cabezudos gospel graffiter* guinol* guion* guitarrista* habanera* hip_hop
      hip-hop historieta* hoguera* humor* ilusionis* improvisacion* impro jazz jota* karaoke kermes* letrista*
      leyenda* lirica* loteria_* luthier* macrame* mago malabar* mapping mariachi* marioneta* mascarada*
      mercadill* merengue_* micro_abierto microteatro mosaico* mural* musicos musico narrador* narracion*
      narrativa* navideñ* nochebuena nochevieja ofrenda* orfeon* origami oratorio* paisaje_sonoro papiroflexia
      pasacalle* patchwork payas* peñas percusi* pesebre* pianista* pirotecni* planetario* poema* poeta* pop
      posada_navidena pregon* premier proyeccion* punto_de_cruz quinteto* rap rapero* rastro reggaeton reyes_magos
      recreacion_historica relato* relicario repertorio* retablo* retrospectiva* ritmos rock rockabilly romance*
      romeria* ronda_de_* rumba* sainete* salsa_* sardana* saeta* semana_santa sevillana* show* simultaneo_*
      sinfon* soprano* stand-up stand_up swing tablao* tango* tanguer* tapices tenor tertulia* tirada titirit*
      tombola* trio trovador* tuna tunas vanguardia* vals vendimia* villancico* violinist* zambomba* zarzuela*
      dia_de_muertos halloween san_juan san_fermin moros_y_cristianos procesion* cofradia* hermandad* encierro*
      corrida* toros tauro* capea* trashumancia poetic* musealiz* expo radio cante tapiz gala libro*
      reseñas_de_* reseñas_literarias crítica_de_* críticas_de_* crítica_literaria entrevistas entrevistas_a_*
      reportajes crónicas ensayos columnas_de_opinión artículos_de_opinión editoriales fotorreportaje* cuentos relatos
      historietas viñetas cartas_al_director crucigramas verificación_de_datos periodismo_* premio_del_jurado
      premio_del_público premio_especial gran_premio premios_a_* premio_a_* premio_literario entrega_de_premios
      ceremonia_de_* proyecciones cine_al_aire_libre cortometrajes largometrajes preestrenos encuentros_con_*
      firma_de_libros firmas_de_libros residencias_artísticas residencia_artística lecturas_públicas concierto_inaugural
      gala_de_clausura fiesta_de_clausura cena_de_gala teatro_de_calle artes_de_calle micrófono_abierto
      concurso_de_fotografía exposiciones_virtuales visitas_virtuales colecciones_digitales feria_del_libro
    `,
    sport: `
      aeróbic* aikido ajedrez artes_marciales bádminton caminata* cicloturismo crossfit danza* deport*
      entrenamiento* esgrima fitness fútbol* gimnasia* gimnasio* golf hípic* hockey judo kayak* kitesurf montaña*
      navega* orientación paintball piragü* rafting rugby running senderismo skate surf* torneo* yoga* baloncesto*
      boxeo* buceo* carrera* ciclismo* equitación* escalada* esquí* karate* montañismo* musculación natación*
      pádel* pesca* pilates* remo taekwondo* tenis* tiro* vela* voleibol* zumba* abdominal* acrobac* acrobatic*
      acroyoga aeromodelismo ala-delta aletas alpinismo aqua* ascension* atlet* barre basket* básquet* beisbol
      softbol bici* mountain_bike btt mtb bmx enduro descenso downhill e-bike* body_combat body_pump bodypump
      bodycombat bodybalance bolera* bolos petanca* bochas bootcamp bodyboard boulder* bulder* rocodromo*
      canicross capoeira cardio* calistenia* cancha* canoa* canotaje caiac cinta_* circuito_hidrico ciclo_indoor
      spinning competici* copa_* criquet cross cross_training cuadrangular culturismo* curling dardos derbi
      duatlon* acuatlon* entreno* entrenador_personal entrenadores_personales escalador* snowboard*
      raquetas_de_nieve raquet* estiramiento* flag football_americano fisicoculturis* floorball frisbee ultimate*
      frontenis fronton* pelota_vasca pelota_mano pelota* futsal gimnast* grappling haltero* handball balonmano
      hipop* hiit* hydrobike indoor* jinete* jiu-jitsu jiu_jitsu judoka* jumping kettlebell* kickboxing
      kick_boxing krav_maga kung_fu lacrosse ligas maraton* media_maraton marcha_nordica marcha_* nordic_walking
      matronatacion mma muay_thai multideporte* nado olimpiada* paddle* paracaidismo parkour patin* pesas
      pickleball ping-pong polideportiv* polo pole_dance pole_sport ponis pony ponies pretemporada pump pump_track
      raid* rally* rallies regata* remoergometro salto* saltos_ecuestres salvamento* skateboard* skatepark* ski
      slackline socorrismo squash step stretching subacuatic* submarin* sup tabata taichi tai_chi tonificacion*
      trampolin* trx travesia* triatl* tumbling ultratrail ultimate_frisbee voley* volleyball waterpolo wakeboard*
      water_polo wellness_* windsurf* wing_foil wingfoil yincana* gymkana* gincana* esports e-sports
      preparacion_fisica preparador_fisico test_de_esfuerzo pulsometro pista* gradas campeon* charreria jaripeo
      rodeo* galgos sumo sambo hapkido kendo kobudo esgrimista* airsoft lasertag multiaventura* aventura*
      espeleolog* barranco* puenting bungee* karting* kart karts liga doma trail ciclista* ciclobrevet*
    `,
    software: `
      administración_de_servid* alertas alojamiento_web analítica* api app apps aplicaciones_móviles
      asistente_virtual automatiz* base_de_datos bases_de_datos big_data business_intelligence chat* cloud
      comercio_electrónico computación copia_de_seguridad copias_de_seguridad crm dashboard* desarrollo* digital*
      domótica e-commerce ecommerce erp export* facturación_electrónica gestión_de gps informátic*
      infraestructura* ingeniería integraci* inteligencia_artificial internet_de_las_cosas machine_learning mapas
      mensajería migración móvil monitoreo multiplataforma notificacion* offline ordenador* panel_de_control
      pasarela* plataforma* plugin* posicionamiento_web prototip* realidad_virtual recordatorio* reporte*
      respaldo* robótica seguimiento servidor* simulador* sincroniz* sistema* software* soporte* tecnolog*
      telecomunicaci* tienda_online tiendas_online trazabilidad usabilidad videollamada* virtual* web* widget*
      almacenamiento* análisis_de_datos aplicaci* backup* ciberseguridad* control_de_acceso* facturación* hosting*
      internet mantenimiento_web nube* pagos* panel* programaci* seguridad* telefonía* videovigilancia*
      administrador_de_* agente_ia agentes_de_ia alexa algoritmo* alta_disponibilidad android angular anonimiz*
      antivirus antispam aplicativo* arrastrar_y_soltar atajos_de_teclado autenticac* aws azure
      base_de_conocimiento biometric* bitacora* blockchain bot bots buscador* cajero_* calculador*
      calendario_compartido captura_de_pantalla capturas_de_pantalla carrito_de_compra* centralita*
      certificado_ssl cifrado* citas_online cli cms colas colaborativ* comandos complemento* compilador* compresi*
      computador* conector* configurac* contenedor* control_de_gastos control_de_versiones control_de_stock
      control_de_inventario control_horario convertidor* conversor* cpanel cronometro* css csv cuadro_de_mando
      deep_learning depuraci* descentraliz* despliegue* devops diagramas discos_duros dispositivo* dns docker
      documentacion_tecnica dominio* drive drupal editor* emulador* encripta* end-to-end escalab*
      escaneo* escaner* escritorio_remoto etiquetado excel facturador* fibra firewall* firmware flujo_de_trabajo
      flujos_de_trabajo foro* framework* frontend backend full_stack fullstack generador* geolocaliz* git
      github_actions google_workspace grafo* graphql hacking helpdesk help_desk hoja_de_calculo hojas_de_calculo
      html ia impresora* indexac* informe* inicio_de_sesion_unico interfaz interfaces interoperab* intranet*
      inventario* ios iot iphone java javascript joomla json kanban kpi kubernetes licenciamiento
      linea_de_comandos linux llm log logs low-code mac macos magento malware mapa_de_calor mapeo markdown
      metadatos metrica* microservicio* microsoft microsoft_365 minado moodle modo_oscuro modo_sin_conexion
      modulo* monitorizac* multiidioma multilingue multiusuario multijugador mvp no-code node notas_de_voz
      objetivos_de_* ocr odoo omnicanal* openai optimizaci* outsourcing_ti parche* pdf pentest*
      personalizacion_de_* php pixel plantilla* portal_* portales portal_del_* portatil* posventa_ti prestashop
      procesamiento_* proxy tpv pos python qr racks react red_privada renderiz* replicac*
      repositorio* resumenes retroalimentacion rpa ruby rust router* saas salesforce sap scraping script* scrum
      sdk segmentac* semantic* shopify sim sin_conexion single_sign-on smartphone* smart_home casa_inteligente sms
      soluciones_ti sql ssl streaming subtitul* suscripciones_* tablero* tablet* tareas_* telegestion telemetria
      temporizador* test_ab testing texto_a_voz tickets_de_* tiempo_real token* transcripc* typescript uptime
      usuarios ux ui validac* versionado vpn visor* visualiz* visualizacion_* vision_artificial
      vision_por_computadora voip voz_ip vulnerabilidad* whatsapp_business windows wordpress woocommerce workflow*
      xml zapier
      búsqueda_de_texto texto_completo búsqueda_avanzada búsqueda_semántica búsqueda_por_imagen* búsqueda_instantánea
      búsquedas_guardadas búsqueda_global motor_de_búsqueda filtros_avanzados historial_de_* varias_cuentas
      múltiples_cuentas multicuenta multiusuario* multiplataforma* multimoneda multipantalla multiventana
      procesamiento_por_lotes edición_por_lotes por_lotes edición_masiva importación_masiva carga_masiva
      importación_de_* exportación_de_* exportar_a_* exportar_en_* importar_desde modo_nocturno modo_claro tema_oscuro
      mapas_sin_conexión paleta_de_comandos deshacer_y_rehacer deshacer_ilimitado compartir_archivos compartir_pantalla
      pantalla_compartida ubicación_en_tiempo_real gestión_de_archivos transferencia_de_archivos contraseñas
      generador_de_* autenticación* doble_factor encriptación* gestión_de_permisos gestión_de_accesos
      gestión_de_usuarios gestión_de_roles registro_de_auditoría registros_de_auditoría grabación_de_pantalla
      grabación_de_reuniones registro_de_rutas seguimiento_de_* seguimiento_del_tiempo paneles_en_tiempo_real
      cuadros_de_mando tableros_kanban tablero_kanban diagramas_de_gantt diagrama_de_gantt gráficos_interactivos
      mapas_interactivos tablas_dinámicas informes_personalizados informes_automáticos informes_programados
      alertas_personalizadas alertas_en_tiempo_real notificaciones_push recordatorios listas_de_tareas lista_de_tareas
      tareas_recurrentes subtareas gestión_de_tareas gestión_de_proyectos calendarios_compartidos listas_compartidas
      carpetas_compartidas álbumes_compartidos lista_de_la_compra listas_de_compras planificador_de_comidas
      importación_de_recetas tarjetas_de_memoria repetición_espaciada mapas_mentales toma_de_notas
      enlaces_bidireccionales gestor_bibliográfico estilos_de_cita notas_al_pie referencias_cruzadas máscaras_de_capa
      capas_de_ajuste modos_de_fusión pinceles_personalizados reducción_de_ruido corrección_de_color gestión_del_color
      herramientas_vectoriales gráficos_vectoriales dibujo_vectorial revelado_raw eliminación_de_fondos fondos_virtuales
      edición_de_vídeo grabación_multipista multipista ecualizador letras_sincronizadas velocidad_de_reproducción
      listas_de_reproducción modo_lectura leer_más_tarde audiolibros lector_de_pantalla lector_de_* síntesis_de_voz
      dictado_por_voz comandos_de_voz control_por_voz asistente_de_voz videollamadas llamadas_de_voz llamadas_grupales
      mensajes_de_voz mensajes_temporales mensajería_instantánea mensajería_segura chats_grupales chat_grupal
      videoconferencia* subtítulos_automáticos subtitulado* transcripción* traducción_automática memoria_de_traducción
      memorias_de_traducción corrector_ortográfico corrección_ortográfica corrector_gramatical resumen_automático
      resúmenes_automáticos generación_de_* autocompletado resaltado_de_sintaxis editor_visual depuración_de_* depurador
      análisis_estático análisis_de_código revisión_de_código solicitudes_de_fusión gestión_de_dependencias
      gestor_de_paquetes integración_continua entrega_continua actualizaciones_automáticas contenedores orquestación
      balanceo_de_carga escalado_automático autoescalado tolerancia_a_fallos colas_de_mensajes almacén_de_datos
      lago_de_datos catálogo_de_datos calidad_de_datos gobierno_de_datos procesamiento_de_* visualización_de_datos
      análisis_predictivo ciencia_de_datos aprendizaje_automático aprendizaje_profundo modelos_de_lenguaje
      análisis_de_sentimiento* análisis_de_texto* modelado_* simulación simulaciones computación_* cálculo_científico
      teledetección cartografía_* series_temporales detección_de_* gestión_de_secretos gestión_de_claves
      gestión_de_incidencias gestión_de_incidentes filtro_antispam bloqueo_de_anuncios bloqueador_de_anuncios
      bloqueo_de_rastreadores control_parental navegación_privada grupos_de_pestañas campos_personalizados
      formularios_personalizados etiquetas_personalizadas temas_personalizados plantillas_personalizadas marca_blanca
      firma_electrónica firma_digital conciliación_bancaria gestión_de_inventario* gestión_de_socios
      gestión_de_contactos sistema_de_plugins complementos_y_ext* webhooks api_rest pixel_art editor_de_niveles
      motor_de_físicas modo_multijugador código_fuente_*
      reconocimiento_de_* reconocimiento_facial reconocimiento_óptico
      gestor_de_contraseñas gestor_de_archivos gestor_de_tareas gestor_de_contenidos gestor_de_descargas
      gestor_de_ventanas editor_de_texto* editor_de_código editor_de_imágenes editor_de_mapas editor_de_formularios
      editor_de_páginas
    `,
    marketing: `
      audiovisual* campaña* cartel* catálogo* copywriting creativ* diseño* diseño_gráfico edición* editorial
      email_marketing encuesta* estrateg* estudio_de_mercado eventos_corporativos folleto* foto* gráfic* grabación
      identidad* ilustraci* imagen_corporativa innovación investigación_de_mercado logo* marca* marketing*
      merchandising packaging producción* promocional* publici* recursos_humanos redacción* redes_sociales
      relaciones_públicas retrato* reportaje* rótulo* selección_de_personal señalética seo tarjeta* tipograf*
      traducci* vídeo* video* asesoramiento* branding* coaching* community_manager comunicaci* consultor* creaci*
      estudio* imagen* imprenta* impresi* investigaci* mercadotecnia organización_de_eventos papelería*
      posicionamiento* vinilo* 3d modelado* render* infograf* maqueta* activacion* ads google_ads facebook_ads
      adwords afiche* agencia* anuncio* assessment audioguia* azafat* benchmarking blog_corporativo bordad*
      brainstorming branded brief brochure* buyer calendarios_personalizados calendarios calcoman* captacion*
      carpetas_* cartas_de_restaurante clipping cocreacion community comunicador* conceptualiz* copy copys
      correccion_de_* correctores credenciales cro customer_experience experiencia_de_cliente design_thinking
      diseñador* diptico* triptico* display* doblaje dosier* dossier* dron* ebook* embajador* embudo* emailing
      encuadern* encarte* ensobrado escaparate* espot* estampac* estampad* estand* stands etiqueta_*
      etiquetas_adhesivas facilitac* filmac* flyer* folleter* franquicia* ghostwriting gigantograf* gifs
      gran_formato growth grupo_focal guion_* headhunt* hostess* hubspot inbound influencer* incentivos_empresa
      interpret* intérprete* interim invitacion* jingle* key_visual kpis landing landing_page* lanzamiento* leads
      lettering linkbuilding livestream* locuc* lobby lona_* luminosos mailing marketplac* media_training
      metodologias_agiles micrositio* mystery_shopping cliente_misterioso naming neuromarketing offset
      outplacement patrocinio* pautas pauta_* pegatina* periodis* photocall* pitch* plan_de_negocio
      planes_de_negocio plan_de_* plotter* pop_up poster* posproduccion postproduccion ppc preimpresion
      product_manager publirreportaj* pymes rebranding reclutamiento* recruiting reclamos reels restyling retoque*
      reputacion_online roll_up roll-up rotul* rp sampling sello* sellos_de_caucho sem senalizac* serigraf*
      sesiones_* slogan* sonorizac* spot* storytelling storyboard* sublimac* subtitulado tampograf* targeting
      tarjeteria team_building teambuilding textos timelapse tiktok_ads traductor* transcreac* transcripciones
      ux_research valla_* vinilad* voz_en_off edecan*
    `,
    transport: `
      aduan* aeropuerto alquiler_de_coches almacenamiento barco* camion* cambio_de_aceite coche* conductor*
      courier embalaje encomienda* entrega* envío* flete* flota* grúa* importación exportación itv logístic*
      mecánic* moto* mudanza* neumático* recambio* repuesto* suspensión taller_mecánico taxi* transporte*
      vulcanización almacenaje* carretera* chapa* distribución* lavado* mensajería* paquetería* patinete*
      refacciones* traslado* vehícul* bicicletas* acarreo* acoplado* airbag* alineado* alineac* alternador*
      ambulanc* amortiguador* aparcacoches arranque* auxilio_* avion* balanceo bateria_* baterias_* balsas
      bicitaxi* buque* bujia* busetas cabina_de_* cabezales caja_de_cambios cajas_de_cambio carburad* carenado*
      carretilla* carrocer* catalizador* chapist* chofer* ciclomotor* cisternas concesionari* consolidac*
      contenedores_* correa* lunas lunas_de_* parabrisas cuatriciclo* culata* custodia_de_* despach* detailing
      desabolladura* desguace* diagnosis diesel direccion_asistida discos_de_freno distribuidora_de_correa
      electromecanic* embrague* encerado* escape* tubo_de_escape estiba* express faros ferrocarril* ferri* filtro*
      fletad* freno* freight furgo* gasolina* gasolinera* gasoil* gnv glp guardamuebles homologac* hibrido*
      inspeccion_tecnica inyector* jet_privado jets kilometro_0 km_0 lavadero* lancha_* latoneria limusina*
      line_haul llanta* lubricac* lubricante* lubricentro maritimo* mantencion maniobras minibus* minivan*
      monopatin* multimodal* naviera* neumatic* seminuevo* kilometraje paletiz* pallets parqueo pickup picking
      pinchazo* portes portacontenedor* porteador* quitamultas radiador_de_* recogida* rectificac* refrigerado*
      remolcador* remolque* renta_de_* rent_a_car reprogramac* rodamiento* rueda* reparto* scooter* semirremolque*
      sidecar sustitucion_de_* tacografo* tapiceria_de_* todoterreno* suv suvs transfers transfer_* transito*
      transportist* trasiego* trastero* self_storage tractomula* trailer* trenes tren turbo* ultima_milla
      utilitario* van vans vtc volquete* vuelo* yates palet palets matriculacion_de_* automovil* autoescuela*
    `,
    goods: `
      accesorio* acero alimento* aluminio antigüedad* aretes arreglo* balones bolsa* bolso* botas cactus camas
      camiseta* cartera* cinturon* colchon* componente* cortina* cosmética* cristal* electrónica empaque*
      estanter* figura* flor* gafas gorra* hogar herramienta* hilos instrumento* insumo* jabón* jabones joya*
      joyer* lámpara* lana libros lentes* madera* maletas manual* maquinaria* marroquinería mascota* material*
      mesa* metal* mochila* motores muñec* pantalon* papel* pieza* plástic* pulsera* puzzle* ramo* regalo* reloj*
      ropa* sábanas sill* sofá* souvenir* suplement* tela* textil* toalla* tornill* vela* vestido* vestuario
      vidrio* zapat* artesanía* calzado* cerámica* cuero* decoraci* ferretería* filamento* iluminación* librería*
      muebles* óptica* perfume* plantas* pintura producto* suministro* uniformes* resina* abanico* abrasiv*
      abrigo* acrilico* acuario* adhesiv* agenda_escolar agujas* ajuar alarmas_* alfombra* alicate* alianza*
      alambre* almohad* altavo* amplificador* anillo* anteojo* aparador* aparato* arcon* arcilla* armas armer*
      aros aspirador* atril* auricular* azada* babero* baldes balanza* baterias bata batas baul* bebe* bermuda*
      berbiqui biberon* bikini* billetera* biombo* bisagra* bisuter* blusa* boina* bola_de_* boligrafo*
      bomba_de_agua bombas_* bombilla* bombona* bordados bota_* botella* bote_* bragas brida* broca* broche*
      brujula* bufanda* butaca* buzo caballete* cable* cabecero* cacerola* cadena* caja* cajon* cal calcetin*
      calculadoras camisa* camison* camisola* candado* candelabro* canasta* canastilla* capazo* carpeta*
      carrito_de_bebe carritos_de_bebe carton* celular* cemento* cerrojo* cepillo* cesta* cesto* chal chaleco*
      chales champu chamarra* chandal* chaqueta* cinta* cobre cojin* colcha* colgador* colgante* collar*
      compresor* computadora* condon* congelador* consola* copa copas corbata* cordon* corset* cortacesped*
      cortador* costura* cromos cuaderno* cuadro* cubierto* cubo* cuberter* cuchar* cuchill* cuencos cuerda*
      cuna_* delantal* desbrozadora* detergente* diadema* disfra* dispensador* dispenser* dron_* edredon* embalaj*
      encuader* ensambl* envase* escaner_* escob* escritorio* escultur_* escurridor esmaltes espatula* espejo*
      esponja* estampill* estatua* estatuilla* estilografic* estuche* estufas exprimidor* fabrica_de_* faja*
      falda* faros_* farol* fieltro* filtros fleje* fregadero* freidora* frigorific* futon* gabardina* ganchos
      gancheras gel geles globo* goma_* gorro* grapadora* grifos guante* guirnalda* guitarra_* hamacas haya
      heladera* hebilla* hierro* hilatur* hilo_* horno* huchas hule* impermeable* iman imanes incienso* inflable*
      inodoros interruptores jarra* jarron* jaula* jersey* jersei* juguet* kimono* kits laca_* ladrillos lapices
      lapiz* laton* lavavajillas lavarropas lencer* leña* leotardo* licuadora* lijadora* limpiador* linterna* lino
      llanta_* llave* loza* luz_led lupas lienzo* machete* maceta* madeja* mallas maniqui* mando* manguera* manta*
      mantel* mampar* martillo* mascara* mascarillas mate_* matafuego* mecedora* medalla* melamina* menaje*
      mercer* mesita* microfono* microond* miniatur* mimbre* molde* molino* monedero* monitores montur* muleta*
      munequ* municion* neceser* neopreno* neveras nylon olla* orfebr* oro oropel outlet paleta_de_* panal* pañal*
      panuelo* pantufla* pantalla* paragua* parche_* parlante* pasador* patines_* pecera* pegamento* peine*
      peluche* pelota_* pelotas pendient* pendrive* percha* perchero* perfiles_de_* perla* pesa piano_de_cola
      pijama* pincel* pinzas piñata* pinata* pistola* placa* placas_* plancha* plata plateria* platería* playera*
      plumas pluma_* plumero* polera* polo_* poncho* porcelana* portafolio_* portarretrato* portavela* prenda*
      probador puff pufs puzles pvc quemador* quimic* raqueta_* refrigerador* repisa* repuest* resistencia*
      retales rodillo* rosario* rotulador* rubi ruedas sabana* saco sacos sandalia* sartén* sarten* secadora_*
      segunda_mano semijoya* sensor* serrucho* servilleta* shampoo short shorts sierra* silicona* smartwatch*
      solventes sombrero* sombrerer* sombrilla* sudadera* sueter* sujetador* taburete* taladro* tapete* tapon*
      taza* tazon* tecla* televisor* tenaza* termometro* tetera* tienda_de_* tijera* timbr* tinta* tirador*
      titere* tocado* tocadiscos toner* tractor* traje* trapo* trofeo* tubo* tul tunica* tupper* utensili* valija*
      valvula* vajill* vasija* vaso* ventilador* vaporizador* vaper* vapeo vaquero* vintage vitrin* vitroceramica*
      vitamin* zanco* zocalo* zueco* mayorista* al_por_mayor refurbished reacondicionad* handmade hecho_a_mano
      hechos_a_mano epi epis bebe_* disolvente* reactivo* oxigeno hidraul* neumatica engranaj* rodamient* mecaniz*
      torno* fresad* inyecci* extrusi* fundici* estampaci* troquel* matric* plegado* galvan* anodiz* pulverizador*
      empacador* envasador* etiquetador* bascula* transportador* cinta_transportadora polipasto* compactador*
      trituradora* recicl* algodon* seda poliester* hilado* tejido* punto_de_media funda kit comoda
    `,
    farming: `
      abono* agrari* agricultur* agro* almendr* apicul* aves avícola bodega* bosque* bovino* cabra* caballo*
      cerdo* cereal* cosecha* cultivo* ecológic* finca* floricultura forestal* forraje* ganad* granja* huert*
      invernadero* maíz miel olivar* orgánic* ovino* piensos plantas pollo reforest* riego_* vacun* viñed*
      vitivin* vivero* agrícol* animales* árboles* avicultura* cacao* caza* criadero* fumigaci* plantaci* riego*
      siembra* vinicultura abej* aceitun* acuicult* acuacult* agave* agricultor* agrimens* aguacat* ajo ajos
      alfalfa* algarrob* almaciga* almazara* alpaca* alpiste alverja* apiari* apicol* arandano* arbol* arboricult*
      arbusto* arado* avellan* avena_* avestruz* azafran* azucar* becerro* berenjenas berries bonsai* borrego*
      brocoli* buey* burro* caballeriza* cabrito* caficult* calabaza* calabacin* camelido* camell* cana_de_azucar
      canario* cañaveral capon caprin* caracol* castan* castaña* cebada* cebolla* cerez* chacra* champiñones chile
      chiles chivo* ciruel* citric* cocotero* codorni* cogoll* col coles coliflor* colmena* compost* conejo*
      corder* corral* cuniculi* cunicult* cuy cuyes dalia* dehesa* durazno* encina* engorde* equino* escarola*
      esparrag* espinaca* esqueje* establo* estiercol* eucalipto* faisan* ferti* fitosanit* frambuesa* fresa*
      frijoles fruticul* fruticola* gallina* gallinero* gallo* girasol* granos granjero* guisante* gusano* habas
      haras helecho* heno* herbicida* hidropon* hierba* higuer* hongo* hortela* hortal* hortens* hortofrut*
      hortícol* horticult* humus injerto* insectic* jitomate* judia* kiwi* labranza* lavanda* lecher* lechug*
      leguminos* lena limon* lombri* madreselva mandarina* mani manzan* mariposa* marrano* matadero* melon*
      membrill* mora moras mulas nabo* naranj* nectarina* nogal* novill* nuez* olivo* orquidea* ostricult* oveja*
      palma* palmer papas papaya* pastoreo* pastizal* pato patos pavo_* peces pepino* peral* perro* cachorro*
      gato* gatitos pez petunia* pimenton* pino* piña* piscicult* pistach* platan* podador* pollito* polinizac*
      pomelo* ponedora* porcin* potro* potrero* potranca* pradera* propoleo* polen jalea_real pulverizac* quinua*
      rabano* razas rebano* recolecc* regadio* remolach* repollo* reptil* reses roble* rosal* roza sandia* secano*
      semental* semill* silo* silvicul* sorgo* soja soya suculent* sustrato* tabaco* terner* tomat* tractores*
      trasplant* trigo* truficult* trufer* tulipan* vendim* verdur* veza vid vides vinas vina viñas yegua* yerba*
      zanahoria* zootecn* zapallo* setas_* micolog* pajaro* loro* hamster* cobaya* tortuga* chihuahua bulldog*
      labrador* pastor_aleman golden_retriever yorkshire caniche* galgo* mastin* siames persas asno uva pera pasto
      grano granado raza mango
    `,
    social: `
      acompañamiento* activismo adopción* animación_* apoyo* asistencia* ayuda* biblia boda* capacitación* caridad
      cementerio* ciudadan* comedor* comunión comunidad* comunitari* confesión confirmación cremación cuidado*
      culto* defensa_de desarrollo_* educación_* emergencia* empleabilidad entierro* funerari* grupos_de_* hogar_*
      humanitari* igualdad incidencia* intervención* investigación* jornadas medio_ambiente medioambient* menores
      misa* mujer* niñ* obras_sociales promoción_* refugi* rescate* retiro* sacramento* salud_* solidari*
      tercera_edad trabajo_social tramite* trámite* velatorio* violencia_de acogida* alimentos becas* bienestar*
      capellanía centro_de_día cooperaci* defensa* donaci* fe género* inclusi* inserci* infancia* integraci*
      jóvenes* juventud* mayores* misiones* oración* orientaci* pastoral* prevenci* protecci* reciclaje*
      sensibilizaci* vivienda* respiro acogimiento* activist* adolescen* adorac* adult_mayor* adviento alberg*
      alcoholicos_anonimos alfabetiz* alzheimer_* amnistia ancian* animalist* apadrina* apostolad* asamblea*
      asilo* asociaciones asociacionismo ayuntamiento* bautismo* bautiz* beneficen* bienaventur* biblica* biblico*
      bibliobus bomberos brigada* canasta_basica carita* catecumen* catequ* catolic* censo* centro_civico
      centros_civicos centro_juvenil cambio_climatic* climatic* codesarrollo colecta* concejal* concientizac*
      concienciac* congregac* consejo_* consumidor* convivenc* cooperativ* cooperante* cristian* cruz_roja
      cuaresma dar_sangre desaparecid* desastre* desempleo desempleados desigualdad* desnutricion* devoc* diacon*
      diocesis diversidad* discipulado* discapac* donante* donativo* ecolog* ecumen* emigrant* emprendedor*
      empoderamiento* envejec* equidad* erradicac* espiritual* evangel* excarcelad* exequia* exorcis* extincion_*
      feminis* feligres* fraternidad* funeral* tanator* columbario* incinerac* lapida* sepelio* esquela*
      gobernanza gobierno_abierto grupo_scout habitabilidad hambre hambruna higiene_menstrual hospicio*
      hospitalidad huerfan* iglesia* imam independencia_personal indigen* ingreso_minimo inmigrac* inmigrante*
      intercultural* interreligios* islam* juvenil* lenguaje_de_signos lengua_de_signos lengua_de_senas lgtb*
      lgbt* litur* lobby_* lucha_contra_* maltrat* manifestac* matrimonio* mezquita* microfinanz* migrac* migrant*
      migratori* ministerio* misioner* monaguill* monaster* mortuor* movilizac* oenegé ofrendas ordenanza*
      orfanat* ong ongd padrin* padron paliativos parejas parroqui* participac* pascua pasto_religioso paz_y_*
      peregrinaci* perdon personas_con_* personas_sin_* petici* piso_tutelado pisos_tutelados pobreza*
      policia_local politicas_publicas postulant* precariedad predicac* presupuestos_participativos presos preces
      privados_de_libertad prision* racismo rastrillo* recaudac* recogida_de_* reconciliac* reinserc* religios*
      resiliencia residuos* residenc* rezo* rosario_* ropero* sacerd* santo_rosario santuario* sermones senior*
      sindicat* soberania* sociocultural* sociosanitari* socioeducativ* socorro* subsidi* teleasistencia*
      telefono_de_la_esperanza templo* tercer_sector tertulias tributo_* tutelad* union_de_enfermos uncion_de*
      vecin* vejez via_crucis vigilia* vihs violencia* viudas voluntar* vulnerab* agua_potable
      recoleccion_de_basura recogida_de_basura basura* residuos_solidos transito_municipal plusvalia_municipal
      punto_limpio ecoparque* polideportivo_municipal mercadillo_navideno rifa* sorteo* marchas huelga* referendum
      voto_* elecciones escucha_activa
      grupos_locales capítulos_locales carta_abierta cartas_abiertas peticiones recogida_de_firmas incidencia_política
      incidencia_pública jornadas_de_acción días_de_acción formación_de_activistas campañas_de_* campaña_de_*
      programa_de_subvenciones subvencion* ayudas_económicas ayudas_a_* fondo_de_* financiación_de_proyectos
      quejas_y_sugerencias quejas_y_reclamaciones reclamaciones presupuesto_participativo transparencia_presupuestaria
      datos_abiertos seguimiento_de_votaciones seguimiento_legislativo preguntas_parlamentarias registro_de_lobbies
      registro_de_grupos_de_interés consulta_pública consultas_públicas participación_ciudadana contratación_pública
      licitaciones calendario_de_recogida recogida_de_basura* recogida_de_residuos recogida_de_muebles puntos_limpios
      licencia_de_obra* licencias_de_obra* trámites_en_línea trámites_online sede_electrónica padrón_municipal
      empadronamiento registro_civil partida_de_nacimiento certificado_de_* pasaporte* documento_de_identidad
      impuestos_municipales admisión_escolar matrícula_escolar ayudas_sociales ayudas_al_alquiler defensor_del_pueblo
      atención_al_ciudadano atención_ciudadana objetos_perdidos catastro urbanismo censo_electoral
      resultados_electorales acceso_a_la_información canal_de_denuncias
    `,
  },
  nonOffers: {
    claims: `
      a_tiempo acreditad* asequible* auténtic* calidad* cercan* certificad* comod* compromis* comprometid*
      confiab* confianza* conocimiento* cumplimiento económic* efectiv* eficacia eficien* equipo_profesional
      equipo_cualificado ética excelencia excelente* experiencia* expert* fiabl* flexib* garant* honest* honradez
      humanidad innovador* integridad mejor_precio mejores_precios modern* pasión* personalizad* precio* precisión
      presupuesto_sin presupuesto_gratis profesional* puntual* rapid* rápid* resultados respet* responsab*
      satisfac* segur* seriedad sin_compromiso sostenib* tradición transparen* trato_* ubicación vocación 24_horas
      años_de_experiencia
      código_abierto open_source open-source software_libre ligero potente intuitivo robusto estable fácil_de_*
      sin_anuncios sin_publicidad sin_registro sin_instalación sin_rastreo respeta_tu_privacidad privacidad_primero
      todo_en_uno siempre_actualizado independiente sin_ánimo_de_lucro sin_fines_de_lucro listo_para_producción
    `,
    steps: `
      agenda_* agend* analizamos confirma* contacta* consulta_inicial cotiza* crea_* define* descubre*
      diagnóstico_* disfruta* elige* elegir encuentra* enví* entrega_final escoge* evaluación_inicial fase_*
      inscrib* instala* llámanos paga* paso_* pasos pide* planific* primera_* primer_* realiza* recibe* regístrate
      registra* reserva* seguimiento_y selecciona* solicita* visita_inicial únete ven
      participa apoya descarga crea importa comparte suscríbete firma_la postula postúlate inscribe inscríbete vota
    `,
    labels: `
      acceso acerca_de actualidad agenda alcance año aviso* aviso_legal blog buscar calendario capacidad carrito
      categoría* ciudad cliente* colaboradores cómo_llegar comentarios compartir contact* contáctanos copyright
      cookies correo correo_electrónico cronograma descargar descargas dirección dirección_* domingo domicilio
      documentos duración edad edición_* email encuéntranos enlaces enlaces_* equipo estado etiquetas facebook
      fecha* galería* galería_de_fotos hora* horario* iniciar_sesión inicio info información* inscripciones
      instagram jueves leer_más lugar lunes mapa martes más_información mensaje mi_cuenta miércoles nombre
      nosotros noticias novedades nuestra_historia nuestro_equipo número* opiniones patrocinadores países
      política* política_de portada preguntas preguntas_frecuentes premios prensa privacidad quiénes_somos redes
      región requisitos reseñas sábado saber_más sede* síguenos sobre_mí sobre_nosotros socios suscríbete tarifas
      telefón* teléfono* temporada términos testimonios tienda título* todos todo todas ubicación ver_* ver_más
      viernes videos volver whatsapp ver política_de_cookies
      lista_de_correo listas_de_correo primeros_pasos inicio_rápido guía_rápida guía_de_inicio empezar documentación
      contribuir participar participa colaborar colabora hoja_de_ruta notas_de_la_versión notas_de_versión
      código_de_conducta patrocinador patrocinadores_oro patrocinadores_plata patrocinadores_bronce
      patrocinador_principal nuestros_patrocinadores socios_estratégicos medios_colaboradores medios_asociados
      entidades_colaboradoras empresas_colaboradoras colaboran apoyan organizan organiza patrocina patrocinan
      financiadores financiado_por financia con_el_apoyo_de con_la_colaboración_de con_el_patrocinio_de
      en_colaboración_con donantes nuestros_donantes agradecimientos créditos ponentes ponentes_invitados conferencistas
      conferenciantes oradores organizadores organizador comité_organizador comité_científico comité_ejecutivo
      comité_de_programa comité_editorial consejo_editorial consejo_asesor consejo_directivo comités comisiones
      junta_directiva patronato gobernanza gobierno_corporativo estatutos jurado miembros_del_jurado el_jurado ganadores
      ganadoras ganador los_ganadores finalistas nominados premiados galardonados palmarés contribuidores mantenedores
      voluntarios embajadores exalumnos cómo_llegar_en_* en_tren en_coche en_avión en_autobús en_transporte_público
      dónde_alojarse dónde_dormir dónde_comer entradas comprar_entradas boletos fechas_importantes fechas_clave programa
      programa_completo ediciones_anteriores edición_anterior eventos_pasados números_anteriores último_número archivo
      archivos quién_lo_usa quiénes_lo_usan usado_por confían_en_nosotros han_confiado_en_nosotros comunidad foro foros
      discusiones traducir ayuda_a_traducir últimas_noticias últimas_novedades última_versión últimas_versiones
      últimos_artículos anuncios dossier_de_prensa kit_de_prensa notas_de_prensa nota_de_prensa comunicados_de_prensa
      comunicados sala_de_prensa en_los_medios registro_de_cambios novedades_de_la_versión licencia licencias
      nuestra_misión nuestra_visión nuestros_valores misión visión misión_y_visión valores principios manifiesto
      bases_del_concurso bases_y_condiciones reglamento normas únete únete_a_* únete_a_nosotros involúcrate
      haz_una_donación donar dona hacer_una_donación cómo_ayudar cómo_colaborar cómo_participar cómo_contribuir
      hazte_socio hazte_voluntario hacerse_socio política_de_privacidad política_de_seguridad términos_de_servicio
      términos_y_condiciones condiciones_de_uso requisitos_del_sistema requisitos_mínimos plataformas_compatibles
      plataformas_soportadas sistemas_compatibles compatibilidad windows código_fuente reportar_un_error
      informar_de_un_error síguenos_en_* mantente_informado suscribirse suscripción_al_boletín boletín características
      características_principales funcionalidades funciones_principales capturas_de_pantalla ejemplos demostración demo
      solicitar_demo prueba_gratis prueba_gratuita crear_cuenta registrarse cómo_funciona cómo_postular cómo_inscribirse
      quién_puede_participar criterios_de_selección elegibilidad envío_de_trabajos guía_de_usuario guía_del_usuario
      manual_de_usuario tutoriales centro_de_ayuda memoria_anual memorias informe_anual informes_anuales
      contactar_con_la_* contactar_con_los_* contacto_de_prensa redacción equipo_editorial anúnciate
      lo_más_leído artículos_relacionados proyectos_relacionados enlaces_de_interés enlaces_externos casos_de_éxito
      casos_de_uso qué_dicen_* dicen_de_nosotros sobre_el_proyecto sobre_el_* sobre_la_* el_proyecto el_equipo
      el_festival la_fundación por_qué_* ofertas_de_empleo declaración_de_accesibilidad
      nuestros_miembros miembros lista_de_miembros socios_fundadores miembros_fundadores participantes expositores
      lista_de_expositores ser_expositor próximos_pasos próximos_eventos eventos_anteriores todos_los_eventos
      calendario_de_eventos dónde_estamos dónde_trabajamos quién_está_detrás en_qué_creemos cómo_trabajamos
      por_qué_nosotros el_problema la_solución la_idea contexto antecedentes en_cifras datos_clave de_un_vistazo
      socios_del_proyecto equipo_del_proyecto consorcio comprar_entrada inscríbete_ahora regístrate_ahora
      postula_ahora firma_ahora descarga_la_app ver_vídeo ver_el_tráiler contacto_para_medios para_desarrolladores
      instrucciones_para_autores normas_para_autores autores número_actual problemas_conocidos versiones_anteriores
      versión_actual versiones comparativa limitaciones gracias_a derechos_de_autor informe_financiero organigrama
      organización fundadores ganadores_anteriores información_práctica información_general objetivos
    `,
    roles: `
      abogada administrador* alcalde* asistente asociada asociado bibliotecari* chef cirujan* cofundador* contador
      conferencista* consejer* coordinador* delegad* desarrollador* directiv* director* docente* encargad*
      entrenador* fundador* fisioterapeuta gerente* ingenier* instructor* jefe* maestr* miembro* monitor* ponente*
      presidente* presidenta productor profesor* propietari* psicóloga psicólogo psicopedagoga recepcionista
      responsable* secretari* socia socio técnic* tesorer* vicepresident* vocal*
      director_artístico directora_artística redactor* redactora* comisario_de_exposiciones doctorand* posdoctoral*
      moderador moderadora miembro_del_jurado portavoz secretario_general secretaria_general
    `,
    prices: `
      adultos anual anticipo cuota* descuento* entrada_general fianza financiación gratis gratuit* inscripción_*
      iva_incluido mensual* oferta* por_día por_hora por_mes por_noche por_persona promoción* rebajas recargo*
      reembols* suplemento_*
    `,
  },
};
