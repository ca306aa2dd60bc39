import type { LanguageWords } from '../words.ts';

export const GALICIAN: LanguageWords = {
  offers: {
    health: `
      acupuntur* alerx* anestesi* análise análises analítica* ansiedade anxiedade artros* artrite asma
      atención_temperá atención_primaria audifon* audífono* audiolog* audioloxía audiometr* autism* tdah bruxismo
      cardiolog* cardiólog* cardioloxía cataratas cefalea* enxaqueca* cirurxi* cirurxía ciruxi* ciruxán* consulta*
      consulta_médica curas curas_paliativas dental dentais dentista* dermatolog* dermatoloxía desfibrilador*
      diabet* diagnóstic* diálise dieta* dietétic* nutrici* doenza* enfermidade* dor dores dor_de_costas
      dor_lumbar lumbalxia* cervicalxia* ciática hernia* ombreiro* xeonllo* nocello pulso pescozo mandíbula
      postura postural drenaxe_linfática linfátic* linfedema ecografía* electroterap* embarazo* embarazada*
      preparación_ao_parto preparto posparto postparto parto* lactación lactancia recentemente_nado
      recentemente_nados bebés cólicos fertilidade infertilidade reprodución_asistida anticoncepción menopausa
      endometriose chan_pélvico solo_pélvico incontinencia próstata vasectomía endodoncia* endodont* enfermar*
      enfermei* enfermería ergoterap* escolios* estimulación_cognitiva estrés exame_visual farmac* medicament*
      parafarmac* fórmulas_maxistrais fisio fisioterap* fractur* gastroenter* dixestiv* xeriatr* xinecolog*
      xinecoloxía xinecólog* hematolog* hidroterap* hipnose hipnoterap* hipertensión colesterol homeopat*
      hospitaliz* implante* implantoloxía implantolog* inmunolog* insomnio trastorno* trastornos_alimentarios
      trastornos_do_sono apnea* intoleranc* celiaquía kinesiolog* logoped* lentes_de_contacto lentes_progresivas
      gafas óptica optometr* oftalmolog* oftalmoloxía oftalmólog* baixa_visión miopía glaucoma retina láser_médico
      masaxe* masaxist* quiromasaxe* medicin* medicina_estética medicina_deportiva medicina_do_traballo
      medicina_xeral médico_de_familia mesoterap* migraña* mindfulness atención_plena meditación* naturopat*
      nefrolog* neumolog* pneumolog* neurolog* neuroloxía neurólog* neuropsicolog* neurorreabilit* obesidade
      perda_de_peso control_de_peso adelgaz* odontolog* odontoloxía odontopediatr* oncolog* oncoloxía ortodonc*
      invisalign aliñador* ortoped* osteopat* osteoporos* otorrino* paliativ* pediatr* periodonc*
      pilates_terapéutico plantilla* podolog* podoloxía podólog* prevención_sanitaria primeiros_auxilios prótese*
      psicolog* psicoloxía psicólog* psicoterap* psiquiatr* psicopedagox* psicomotric* quiropráctic* quiropodia
      radiograf* radiolog* radioloxía reabilit* readaptación recuperación_funcional reflexolox* reflexolog*
      rehabilit* resonancia* reumatolog* saúde saúde_mental saúde_sexual sexolox* sexólog* terapia_sexual
      terapia_de_parella terapia_familiar terap* terapia_ocupacional tratament* traumatolog* traumatoloxía
      traumatismo* trauma traumas ultrasóns urolog* uroloxía urxencia* vacina* varices verruga* vértixe* mareos
      acúfeno* veterinari* xerontolog* branqueamento_dental branqueamento* hixiene_dental hixiene_bucal
      limpeza_dental carie* empaste* extracción* sangue extracción_de_sangue doazón_de_sangue revisión_médica
      recoñecemento_médico recoñecementos_médicos certificado_médico certificados_médicos depresión*
      ataques_de_pánico fobia* adicci* alcoholismo alcolismo tabaquismo deixar_de_fumar ludopatía anorexia bulimia
      burnout loito autoestima intelixencia_emocional xestión_emocional xestión_do_estrés crecemento_persoal
      desenvolvemento_persoal coaching counselling constelacións_familiares constelacións numeroloxía reiki
      biorresonancia biomagnetismo flores_de_bach aromaterap* fitoterap* musicoterap* arteterap* equinoterap*
      hipoterap* terapia_asistida_con terapia_con_animais ioguaterapia shiatsu chi_kung qi_gong tai_chi_saúde
      ayurved* medicina_chinesa medicina_tradicional craneosacral sacrocranial iridolox* punción_seca
      ondas_de_choque magnetoterap* presoterapia crioterap* ozonoterap* balneoterap* balneario* talaso* termal
      termais termalismo augas_termais esterilización* castración* microchip* identificación_animal
      animais_exóticos cirurxía_veterinaria vixilancia_da_saúde cadeira_de_rodas cadeiras_de_rodas andadores
      camas_articuladas osíxeno telemedicina xenétic* biopsia* colonoscop* endoscop* mamograf* holter
      electrocardiograma proba_de_esforzo queimaduras cicatric* eczema* psoríase acne dermatite cancro cáncer
      demencia alzhéimer alzheimer parkinson ictus fibromialxia fibromialg* tendinit* esguince* lesións_deportivas
      contractur* vih sida drogodependenc*
    `,
    beauty: `
      alisado* alisamento barba barbas barbería* barbei* beleza bronceado* cabelo* cabeleireir* perrucaría*
      peiteado* peluquer* perruquer* perrucas perruca cellas cera corte_de_cabelo corte_de_pelo corte_de_home
      corte_de_muller coloración* tinguidura* tinte* mechas balayage decoloración* permanente_capilar keratina
      queratina extensións recollido* trenza* noiva* maquillaxe* maquillaxe_de_noiva micropigmentaci* microblading
      cosmétic* depilaci* depilación_láser fotodepilaci* estétic* facial* faciais hixiene_facial limpeza_facial
      corporal_tratamento tratamentos_corporais tratamentos_faciais lifting lifting_de_pestanas pestanas
      extensións_de_pestanas deseño_de_cellas laminado_de_cellas hidratación* exfoliaci* envoltura* peeling*
      manicur* pedicur* unllas unllas_de_xel unllas_acrílicas esmaltado* nail_art bótox botox ácido_hialurónico
      recheos antiidade antiengurras engurras radiofrecuencia cavitación* criolipólise celulite reafirmante
      redutor* lpg microdermoabrasión microneedling dermapen spa circuíto_termal circuíto_spa baño_turco hammam
      ritual* sauna_facial masaxe_relaxante pedras_quentes tatuaxe* piercing* perforación* eliminación_de_tatuaxes
      asesoría_de_imaxe asesoramento_de_imaxe colorimetría perfume* crema cremas sérum xampu* champú* solarium
      solárium afeitado* henna lipoescultura liposucción* rinoplast* blefaroplast* mamoplast* abdominoplast*
      enxerto_capilar caída_do_cabelo tratamento_capilar tratamentos_capilares dermocosmét*
    `,
    building: `
      porta_de_entrada portas_de_interior fuga_de_auga acristalament* aerotermia xeotermia xeotérmi* afondament*
      aillament* illamento* illante* aire_acondicionado alarma* albanel* alicatado* aluminio carpintar* carpinter*
      ebanist* moble* mobles_á_medida mobiliari* armario* armarios_empotrados vestidor* cociña* cociñas_á_medida
      encimeira* andamio* andamiaxe* estadas antena* porteiro_automático videoporteiro* arquitect* aparellador*
      arranxo* reparaci* reforma* reformas_integrais reforma_de_baños reforma_de_cociñas reforma_de_locais
      rehabilitación_de_edificios rehabilitación_de_vivendas rehabilitación_enerxética restauración_de_mobles
      restauración_de_fachadas restauraci* asfaltad* ascensor* montacargas elevador* salvaescaleiras azulexo*
      baldosa* baño* bañeira* ducha* pratos_de_ducha mampara* billas fontanei* fontanería fugas_de_auga desatasco*
      desatoiament* desatranco* tuberías tubaxes saneamento_construción fosas_sépticas fosa_séptica depuradora*
      pozo* sondaxes perforacións captación_de_auga bombas_de_calor bomba_de_calor caldeira* calefac*
      chan_radiante solo_radiante radiador* quentador* cheminea* lareira* estufa* estufas_de_pellets pellet
      pellets biomasa gas gas_natural gasóleo propano butano climatiz* ventilación* refrixerac*
      cámaras_frigoríficas frío_industrial electrici* instalación_eléctrica instalacións_eléctricas instalaci*
      instalador* cadros_eléctricos boletín_eléctrico boletíns_eléctricos punto_de_recarga puntos_de_recarga
      cargadores_de_coche iluminación* alumeado* led paneis_solares placas_solares panel_solar enerxía_solar
      fotovoltai* autoconsumo enerxía* enerxías_renovables eficiencia_enerxética certificado_enerxético
      certificados_enerxéticos auditoría_enerxética domótic* cámaras_de_seguridade videovixilancia
      control_de_accesos extintor* contra_incendios protección_contra_incendios detección_de_incendios
      alumeado_de_emerxencia pararraios alta_tensión baixa_tensión grupos_electróxenos cantería* canteiro*
      cantaría pedra pedra_natural muros muro muros_de_pedra granito lousa* pizarra* tella* cuberta* canlón*
      lucernario* velux impermeabiliz* humidad* fachada* sate monocapa morteiro* revestiment* estuco* escaiola*
      xeso* pladur teitos falsos_teitos teito tabiques chans chan_laminado parqué* parquet tarima* moqueta vinilo*
      microcemento resina* pavimento* pavimentaci* formigón* formigón_impreso cimentaci* estruturas_metálicas
      estruturas_de_madeira metalistería ferreir* ferraxe* forxa soldadur* cerraxe* pechadura* pechadurías
      cerralleir* duplicado_de_chaves chaves caixas_fortes apertura_de_portas portas portas_blindadas
      portas_de_garaxe portas_automáticas portalóns automatismo* fiestra* ventás ventanas xanela* fiestras_de_pvc
      pvc persiana* mosquiteira* contras toldo* pérgola* galería_acristalada galerías_acristaladas cristal* vidro*
      dobre_vidro espellos peche* peche_de_fincas valado* reixa* varanda* pasamáns escaleira* construci*
      construtor* obra_nova obra_civil obras_públicas vivenda_unifamiliar vivendas_unifamiliares
      casas_prefabricadas casas_de_madeira casas_pasivas casa_pasiva passivhaus bioconstrución prefabricado*
      demolici* derrubamento* derribo* desamiantado amianto uralita escombro* entullos contedores_de_obra
      excavaci* escavaci* movemento_de_terras movementos_de_terra desbroce* rozas rozar desmonte* urbanizaci*
      grúas guindastres pintura* pintores pintor pintado pintura_decorativa papel_pintado decoraci* interiorism*
      deseño_de_interiores dirección_de_obra proxectos_de_obra licenzas_de_obra cédula_de_habitabilidade
      inspección_técnica ite topograf* xeotécnic* levantamento_topográfico xardín* xardiñ* xardinaría xardinería
      mantemento_de_xardíns poda* tala* céspede* céspede_artificial sega rego regas sistemas_de_rego paisax*
      piscina* mantemento_de_piscinas construción_de_piscinas limpez* limpeza_de_cristais limpeza_de_oficinas
      limpeza_industrial limpeza_de_comunidades limpeza_de_fin_de_obra limpeza_a_domicilio abrillantado* pulido*
      desinfecci* desinsectaci* desratizaci* control_de_pragas pragas cascudas formigas couza* termitas eirugas
      ratas ratos pombas avespa* velutina mosquitos chinches niños_de_velutina desaloxos baleirado*
      baleirado_de_pisos mantement* conserxería bricolax* pequenas_reparacións tapicer* tapizado* tapizar lacado*
      vernizado* verniz decapado* talla_en_madeira marquetería hórreo* restauración_de_hórreos madeira madeiras
      laminado tratamento_da_madeira carcoma serradoiro* rehabilitación_de_casas
    `,
    legal: `
      avogad* avogacía procurador* notari* xestor* asesor* asesoramento_xurídico asesoramento_legal
      consultoría_legal xurídic* dereito_civil dereito_penal dereito_de_familia dereito_laboral dereito_mercantil
      dereito_administrativo dereito_fiscal dereito_bancario dereito_inmobiliario dereito_urbanístico
      dereito_de_sucesións dereito_concursal dereito_de_estranxeiría dereito_tributario dereito_marítimo dereito
      estranxeiría nacionalidade arraigo reagrupación_familiar permiso_de_residencia permisos_de_residencia asilo
      herdanza* sucesións testament* partilla* particións doazóns_e usufruto divorci* separacións
      separación_matrimonial custodia* custodia_compartida pensión_de_alimentos pensión_compensatoria
      réxime_económico capitulacións parellas_de_feito incapacitación tutela* curatela mediación* arbitrax*
      conciliación_laboral litixi* preitos xuízo* reclamaci* indemnizaci* accidente* accidentes_de_tráfico
      accidentes_laborais neglixenc* neglixencia_médica responsabilidade_civil cláusula* cláusulas_abusivas
      despedimento* acoso_laboral incapacidade_permanente incapacidades invalidez xubilaci* pensión*
      seguridade_social desafiuzamento* morosidade impagad* recuperación_de_débedas cobro_de_débedas débeda*
      segunda_oportunidade insolvenc* concurso_de_acredores reestruturaci* fusións constitución_de_sociedades
      constitución_de_empresas creación_de_empresas disolución_de_sociedades traspaso* protección_de_datos_rgpd
      rgpd lopd compliance cumprimento_normativo propiedade_intelectual propiedade_industrial patente* marcas_e
      rexistro_de_marcas dereitos_de_autor contratación_pública licitaci* expropiaci* deslindes deslinde
      rexistro_da_propiedade rexistro_mercantil catastro montes_veciñais concentración_parcelaria imposto* irpf
      iva declaración_da_renda declaracións_da_renda renda imposto_de_sociedades imposto_de_sucesións plusvalía*
      tributo* tributari* taxas_e fiscal fiscais fiscalidad* contab* conta_anual contas_anuais balances auditor*
      nómina* contrato* autónomos alta_de_autónomos pemes subvenci* axudas_á axudas_e tesourería plan_de_empresa
      plan_de_viabilidade financi* factoring leasing renting hipotec* préstamo* crédito* microcrédito* aval avais
      conta_corrente contas_correntes tarxetas_de_crédito depósitos_a_prazo aforro* plans_de_pensións
      fondos_de_investimento investiment* bolsa_valores banca banca_en_liña seguro* seguro_de_vida seguro_de_fogar
      seguro_de_coche seguros_de_saúde seguros_agrarios decesos seguro_de_decesos mutua mutualidade* póliza*
      sinistro* perit* taxaci* valoraci* valoracións_inmobiliarias administración_de_fincas
      administrador_de_fincas comunidades_de_propietarios comunidade_de_propietarios compravend* alugu*
      aluguer_de_vivenda arrendament* inmobiliari* inmobles inmoble pisos casas_en_venda pisos_en_venda solares
      soares terreos terreo naves_industriais nave_industrial locais_comerciais vivenda vivendas
      xestión_patrimonial planificación_fiscal planificación_financeira capital_risco apostila tradución_xurada
      traducións_xuradas multas recursos_administrativos escritur* poderes_notariais laboral laborais mercantil
      penal civil_e_penal urbanismo_legal finanz* trámite* xestións
    `,
    education: `
      escola* escola_infantil escolas_infantís gardería* educación_infantil educación_primaria
      educación_secundaria eso bacharel* ciclos_formativos ciclo_formativo fp formación_profesional
      formación_continua formación_para formación* formativ* formación_bonificada formación_de_adultos
      educación_de_adultos grao graos mestrado* máster* posgrao* doutorament* tese teses universitari*
      universidade_de_verán selectividade abau probas_de_acceso oposicións preparación_de_oposicións academi*
      clase* clases_particulares clases_de_apoio reforzo reforzo_educativo apoio_escolar apoio_educativo
      técnicas_de_estudo deberes comedor comedores comedor_escolar transporte_escolar libros_de_texto
      material_escolar madrugadores acollida_matinal plan_madruga patio recreo areeiro bambán* randeeir* tobogán
      parque_infantil extraescolar* actividades_extraescolares campamento* campamentos_de_verán campamento_urbano
      campamentos_urbanos campus_de_verán estadías estancias_lingüísticas intercambio* erasmus
      excursións_escolares viaxe_de_fin_de_curso xornada_de_portas xornadas_de_portas matrícula* admisión_alumnado
      ludoteca* coidado_de_nenos canguro* conta_contos xogo_libre obradoiros_infantís obradoiro*
      psicomotricidade_infantil estimulación_temperá música_e_movemento inglés francés alemán italiano portugués
      chinés xaponés ruso árabe latín grego castelán galego galego_para_adultos celga lingua_de_signos linguas
      idioma* cursos_de_idiomas curso* curso_de_inglés lectoescritura ortografía gramática caligrafía matemátic*
      física química bioloxía ciencias tecnoloxía_educativa xeografía historia_da_arte filosofía informática_para
      robótica robótica_educativa programación_para_nenos scratch steam stem ofimática competencias_dixitais
      mecanografía debuxo debuxo_e_pintura artes_plásticas expresión_corporal costura corte_e_confección calceta
      gancho_ganchillo ganchillo cociña_para_nenos cursos_de_cociña curso_de_cociña escritura_creativa solfexo
      linguaxe_musical conservatorio canto coral_clase piano guitarra* violín violonchelo frauta clarinete saxofón
      trompeta trombón acordeón arpa ukelele contrabaixo baixo_eléctrico batería percusión gaita gaitas zanfona
      pandeireta pandeiretas música_tradicional_clase autoescola* permiso_de_conducir permiso_b permiso_a
      permiso_c permiso_d carné_de_conducir carné_b carné_de_moto cap teórico_e prácticas_de_conducción
      recuperación_de_puntos prl prevención_de_riscos carretilleir* manipulador_de_alimentos
      manipulación_de_alimentos socorrismo monitor_de_tempo_libre director_de_tempo_libre monitores_de_tempo_libre
      certificado_de_profesionalidade certificados_de_profesionalidade acreditación_de_competencias
      prácticas_en_empresas bolsa* bolsas_de_estudo orientación_académica orientación_profesional
      orientación_educativa titorí* titorización mentor* maxistral* clase_maxistral masterclass master_class
      seminari* conferenci* relatorio* simposio* webinar* charla* aula_virtual cursos_en_liña formación_en_liña
      formación_en_línea teleformación e-learning certificaci* cambridge toefl ielts montessori waldorf pedagox*
      necesidades_educativas educación_especial altas_capacidades dificultades_de_aprendizaxe educación_ambiental
      educación_emocional educación_viaria educación_sexual educación_musical educativ* educaci* anpa ensino*
      ensinanza* aprendizax* alfabetizaci* diploma* titulación titulacións plan_de_estudos alumnado primaria
      secundaria internado residencia_estudantil residencia_universitaria estudante* aulas aula
      universidade_sénior dinamización_lingüística normalización_lingüística lingüístic*
    `,
    hospitality: `
      aloxament* apartament* apartamentos_turísticos vivenda_turística vivendas_turísticas casa_rural casas_rurais
      turismo_rural pazo pazos casa_de_aldea albergue* albergue_de_peregrinos hostal* hotel* hoteis
      pensión_completa media_pensión camping* cámping* bungalow* bungaló* cabana* cabanas_nas_árbores glamping
      caravana* autocaravana* área_de_autocaravanas parcelas tenda_de_campaña habitaci* habitación_dobre
      habitación_individual habitación_familiar cuarto_de_baño cama_dobre camas literas berce dormitorio* suite*
      almorzo_incluído almorzos almorzo todo_incluído lavadora neveira microondas secador roupa_de_cama toallas
      cociña_equipada wifi wi-fi aparcament* aparcadoiro* parking garaxe* terraza* balcón jacuzzi sauna* solario
      piscina_climatizada piscina_exterior piscina_cuberta vistas_ao_mar sala_de_reunións salas_de_reunións
      salón_de_actos sala_polivalente salas_de_conferencias salón_de_celebracións coworking aluguer_de_salas
      aluguer_de_espazos aluguer_de_bicicletas aluguer_de_kaiaks aluguer_de_barcos aluguer_de_embarcacións
      aluguer_de_carpas aluguer_de_material aluguer_de_táboas carpa* inchable* castelos_inchables voda* vodas_e
      banquete* bautizo* comuñóns aniversari* festas_privadas celebraci* eventos_de_empresa eventos_privados
      cenas_de_empresa ceas_de_empresa despedidas_de_solteiro despedidas_de_solteira lúa_de_mel escapada*
      fin_de_semana_romántica viaxe* viaxes_organizadas viaxes_a_medida viaxes_en_grupo viaxes_de_noivos
      axencia_de_viaxes cruceir* cruceiros_de_lecer paseo* paseos_en_barco paseo_en_barco excursi* ruta*
      rutas_guiadas rutas_de_sendeirismo rutas_a_cabalo ruta_do_viño rutas_en_bicicleta visita_guiada
      visitas_guiadas visitas_a_adegas visitas_teatralizadas cata* catas_de_viño cata_de_viños enoturismo
      ecoturismo turismo_activo turismo_mariñeiro turismo_gastronómico turismo_cultural turismo*
      camiño_de_santiago peregrino* audioguía* xincana* xogo_de_escape escape_room busca_do_tesouro
      parque_de_aventura tirolina* barranquismo rafting globo_aerostático parapente puenting kaiak* caiac* snorkel
      mergullo bautismo_de_mergullo bautismos surf paddle_surf motos_de_auga avistamento_de_cetáceos sendeiro*
      sendeirismo mirador* cova* praia* fervenza* illas_cíes parque_natural parques_naturais castelo* mosteiro*
      ermidas pícnic merendeiro* área_recreativa áreas_recreativas churrasqueira* churrascada* animais_permitidos
      admiten_mascotas mascotas traslado* traslados_ao_aeroporto transfer consigna gardarroupa lavandería*
      tumbonas amarre* porto_deportivo área_de_descanso termas campismo hospedax* pernoit* pernocta*
      estancia_hotel recepción_24
    `,
    food: `
      menú* menú_do_día menú_infantil menú_degustación menús_de_grupo carta_de_viños prato_do_día
      pratos_combinados prato* primeiros_pratos segundos_pratos entrante* aperitivo* vermú* vermutería tapas tapa
      tapeo ración* bocadillo* sándwich* tosta* hamburgues* hot_dog kebab tacos nachos pizza* pizzería* pasta
      pastas espagueti* lasaña* macarróns raviois arroz arroces paella* risotto* fideuá sopa* caldo caldos
      caldo_galego cremas_de_verduras ensalad* empanada* empanadillas tortilla* croqueta* pataca* patacas_fritas
      ovos ovo ovos_rotos pementos pementos_de_padrón grelos cocido* cocido_galego lacón lacón_con_grelos callos
      zorza raxo churrasco* carne_ao_caldeiro carne* carnes_á_brasa á_brasa á_grella á_prancha brasa grellada*
      chuletón* entrecot* solombo* tenreira* tenreira_galega porco porco_celta cocho años_asados año_asado
      cordeiro* cabrito polos_asados pito_de_corral pito polbo* polbo_á_feira pulpería* pulpeir* marisc* percebe*
      ameixa* berberecho* mexilló* vieira* zamburiña* navallas ostra* lagost* lumbrigante* cigala* camaró* gamba*
      centola* nécora* boi_de_mar lura* chocos choco peixe* pescada* bacallau robaliza ollomol sargo rodaballo
      linguado xurel* sardiña* bonito atún salmón troita* raia lamprea* anguía* conserva* verdura* legume* fabas
      garavanzos lentellas cogomelo* setas xamón* xamón_ibérico chourizo* embutido* touciño botelo androlla sushi
      ramen curry hummus wok queixo* queixería* tetilla arzúa-ulloa san_simón cebreiro requeixo* leite leites
      lácteos iogur* manteiga nata pan pans pan_galego bolo bolos bola broa pan_de_millo pan_de_centeo
      fornos_de_pan forno_de_pan forno panadeir* panader* pasteler* repostería* reposteir* confeitar* confeitería*
      doce* sobremesa* postre* torta* tarta* tarta_de_santiago filloa* orella orellas_de_entroido bica
      bica_mantecada rosca* roscón roscón_de_reis larpeira melindre* almendrados pasteis pastel
      pastel_de_aniversario biscoito* galleta* brownie* muffin* crepe* gofre* churro* churrería xeado* xeadería*
      chocolate* bombón* turrón* caramelo* lambetadas mel mel_de_galicia marmelad* marmelo* confeitura* froit*
      mazá* pera* cereixa* amorodo* arandos kiwi* castaña* noces noz améndoa* abelás froitos_secos laranxa* limóns
      limón melón uvas uva tomate* leituga* cebola* allos cenoria* horta_produtos aceite* aceite_de_oliva vinagre*
      sal especias azafrán fariña* salsa* prebes café* cafetería* infusi* chá chás bebida* refresco* zume* batido*
      augas auga_mineral limoada cervexa* cervexa_artesá cervexería* sidra* viño* viño_branco viño_tinto
      viños_tintos viños_brancos viño_da_casa albariño* ribeiro godello mencía valdeorras ribeira_sacra monterrei
      rías_baixas espumoso* adega* bodega* taberna* furancho* licor* licor_café licor_de_herbas augardente* oruxo*
      queimada* xenebra* gin gin_tonic cóctel* cócteis combinados whisky ron vodka degustaci* maridax* catering
      cátering cáterings comida* comida_para_levar para_levar comida_caseira comida_a_domicilio a_domicilio
      pratos_preparados cociña_galega cociña_tradicional cociña_caseira cociña_de_mercado cociña_de_autor
      gastronom* restaurante* restauración_hostalería mesón asador* marisquería* churrasquería* parrillada*
      bar_cafetería pinchos pincho cestas_de_nadal cesta_de_nadal cestas_gourmet lotes_de_nadal sen_glute
      sen_lactosa vexetarian* vegan* ecolóxicos_produtos produtos_ecolóxicos produtos_galegos produtos_locais
      produtos_gourmet ultramarino* carnice* charcuter* tenda_gourmet xantar* ceas cea cena brunch merenda* algas
      alga
    `,
    culture: `
      actuaci* álbum* animaci* arquiv* arquivo_histórico arte artes artes_escénicas arte_contemporánea arte_urbana
      mural* murais grafiti* artesan* artesás alfarer* olaría* cerámic* cestería cesteir* encaix*
      encaixe_de_camariñas palilleira* bordado* tear teares tecelá* xoiería_artesá acibechería acibeche artístic*
      audiovisuais_mostra baile* baile_galego baile_tradicional baile_moderno bailes_de_salón bailes_latinos
      ballet danza* danza_contemporánea danza_urbana salsa bachata tango swing flamenco hip-hop zumba_baile
      coreograf* banda_de_música bandas_de_música banda_de_gaitas charanga* batucada* gaiteir* pandeireteir*
      cantareir* foliada* seráns serán regueifa* rapa_das_bestas muiñeira* música música_tradicional
      música_clásica música_en_directo musical musicais orquestra* concerto* recital* coro coros coral corais
      polifón* cuarteto* quinteto* trío jazz blues rock folk pop rap góspel dj discomóbil karaoke cantautor* ópera
      zarzuela biblioteca* bibliobús club_de_lectura clubs_de_lectura lectura* conto* contacontos hora_do_conto
      lendas poesía poemas poemario* recital_poético letras_galegas día_das_letras novela* relato*
      ensaio_literario narrativa libro* publicaci* presentación_de_libros presentación_do_libro premio_literario
      certame* concurso* concurso_de_fotografía cómic* manga banda_deseñada revista* fanzine* podcast* radio
      emisora cine cinema ciclo_de_cine cineclub cinefórum curtametrax* longametrax* documental* documentais guión
      guións película* filme* teatro* teatral teatrais teatro_afeccionado teatro_infantil teatro_de_rúa comedia*
      traxedia* monólogo* improvisaci* circo maxia mago magos pallaso* monicreque* marionetas malabar* espectácul*
      espectáculos_infantís estrea* festival* festivais festa* festa_maior festas_patronais festa_gastronómica
      festas_gastronómicas festa_do_polbo romaría* verbena* foguete* fogos_artificiais fogueira* san_xoán
      noite_de_san_xoán magosto* entroido* comparsa* cabalgata* cabalgata_de_reis reis_magos nadal panxoliña*
      belén* samaín semana_santa procesi* corpus_christi alfombras_florais maios os_maios feira* feira_medieval
      feira_de_artesanía feira_do_libro feira_franca feirón mercado* mercado_de_nadal mercadillo* mercado_medieval
      rastro rastrillo exposici* mostra* galería_de_arte pintura_ao_óleo óleo* acuarel* debuxos gravado*
      serigrafía_artística escultur* ilustraci* fotografía_exposición coleccion* colección_permanente
      residencia_artística residencias_artísticas museo* patrimonio patrimonio_cultural patrimonio_inmaterial
      petroglifo* castro* dolmen xacement* arqueolox* recreación_histórica recreacións_históricas
      memoria_histórica xenealoxía tradici* etnograf* folclor* xogo* xogos_de_mesa xogos_de_rol xogos_tradicionais
      xogos_populares videoxogo* xadrez bingo rifa* sorteo* tómbola quiz trivial dominó brisca tute cosplay
      modelismo filatelia numismática astronomía planetario xantar_de_confraternidade cea_espectáculo
      noite_temática gravación* estudo_de_gravación vinilos_música discos discograf* lutier*
      instrumentos_tradicionais poxas restauración_de_arte restauración_de_obras ciclo_de_conferencias
      ciclo_de_concertos faladoir* mesa_redonda mesas_redondas debate* coloquio* congreso* xornadas_técnicas
      xornadas encontro* cultura* creaci* creación_artística certame_literario performance* intervención_artística
      obradoiros_creativos manualidades patchwork macramé encadernaci* scrapbooking animación_á_lectura
      tradición_oral irmandade_cultural irmandamento*
    `,
    sport: `
      deporte* deportiv* deportes_acuáticos atletismo carreira* carreira_popular carreiras_populares maratón*
      media_maratón trail andaina* camiñada* marcha_nórdica orientación_deportiva alpinismo montañismo escalada*
      rocódromo* bulder vía_ferrata espeleolox* esquí* snowboard patinaxe* patinaxe_artística patinaxe_sobre_xeo
      patíns hóckey* hóckey_sobre_patíns skate* monopatín btt bicicleta_de_montaña bmx ciclismo* cicloturis*
      spinning ciclo_indoor natación* natación_sincronizada natación_infantil natación_para_bebés
      cursos_de_natación aquagym aguagym ximnasia_acuática waterpolo salvamento_deportivo mergull* apnea_deportiva
      buceo remo trainera* traiñeira* piragüis* kayak* surf* escola_de_surf clases_de_surf bodyboard windsurf
      kitesurf paddle_surf_clase vela vela_lixeira optimist regata* esquí_náutico pesca pesca_deportiva
      pesca_submarina caza tiro_con_arco tiro_olímpico paintball kart* motocrós quads rally* ralis rali
      aeromodelismo paracaidismo bolos_celtas billarda petanca xogo_da_chave billar dardos tenis tenis_de_mesa
      pimpón ping-pong bádminton squash frontón pádel* pickleball golf minigolf béisbol softbol fútbol*
      fútbol_sala fútbol_base fútbol_feminino fútbol_gaélico baloncesto* balonmán* voleibol* vóley* vóley_praia
      rugby ximnasia* ximnasia_rítmica ximnasia_artística ximnasia_de_mantemento ximnasia_para_maiores hipopresiv*
      ximnasio* trampolín parkour acrobacia* telas_aéreas pole_dance ioga* yoga* ioga_prenatal ioga_infantil hatha
      vinyasa kundalini pilates* reformer taichí tai_chi taichi zumba step aeróbic* aerobic body_pump bodypump
      crossfit* fitness funcional_adestramento adestrament* adestramento_persoal adestramento_funcional
      adestrador_persoal hiit trx gap musculación* sala_de_musculación cardio estirament* boxeo* kickboxing
      muay_thai karate* kárate taekwondo* judo yudo aikido jiu-jitsu jujitsu mma kung_fu krav_maga defensa_persoal
      artes_marciais esgrima capoeira loita_libre equitaci* hípic* doma salto_de_obstáculos ponis tríatlon_e
      triatl* tríatl* dúatlon acuatlón lanzamentos campionat* liga ligas torneo* trofeo_deportivo copa_galicia
      competici* deporte_adaptado deporte_escolar deporte_base deporte_inclusivo escola_deportiva
      escolas_deportivas escola_de_fútbol escola_de_vela multideporte* licenza_federativa agility e-sports
      actividades_dirixidas actividades_acuáticas actividade_física exercicio_físico pistas_de_pádel
      pistas_de_tenis pista_polideportiva pistas_deportivas piscina_municipal pavillón_deportivo campo_de_fútbol
      sendeiris* socorrist* curso_de_socorrismo rutas_btt
    `,
    software: `
      informátic* reparación_de_ordenadores reparación_de_móbiles reparación_de_tabletas ordenador* portátil*
      impresora* fotocopiadora* tóner recuperación_de_datos copia_de_seguridade copias_de_seguridade antivirus
      firewall devasa vpn autenticaci* sinatura_dixital sinatura_electrónica certificado_dixital
      certificados_dixitais cifrado encriptaci* ciberseguridade* ciberataques aloxamento_web hosting dominio*
      rexistro_de_dominios correo_corporativo servidor* virtualiz* migración_de_datos centro_de_datos nube na_nube
      cloud soporte_técnico soporte_informático asistencia_remota mantemento_informático mantemento_web
      consultoría_tecnolóxica transformación_dixital dixitaliz* kit_dixital dixital dixitais desenvolvemento_web
      desenvolvemento_de_aplicacións desenvolvemento_de_software desenvolvement* programaci* deseño_web
      páxinas_web páxina_web sitios_web tenda_en_liña tendas_en_liña tenda_online tendas_online
      comercio_electrónico ecommerce e-commerce posicionamento_web posicionamento_seo seo wordpress prestashop
      drupal odoo aplicacións_móbiles aplicación_móbil aplicaci* app apps android ios intranet portal_web software
      software_libre código_aberto código_fonte linux erp crm tpv programas_de_xestión programa_de_xestión
      bases_de_datos base_de_datos big_data análise_de_datos ciencia_de_datos datos_abertos
      intelixencia_artificial ia aprendizaxe_automática aprendizaxe_profunda chatbot* asistentes_virtuais
      visión_artificial recoñecemento_de_voz recoñecemento_facial blockchain cadea_de_bloques internet_das_cousas
      iot realidade_virtual realidade_aumentada impresión_3d modelado* simulaci* xemelgos_dixitais
      cidade_intelixente cidades_intelixentes robot* automatiz* automatización_industrial sensor* scada sig gis
      cartograf* mapa_interactivo xeolocaliz* gps factura_electrónica facturaci* facturación_electrónica
      xestión_documental xestión_de_proxectos xestión_de_stock control_horario rexistro_horario
      rexistro_de_xornada cadro_de_mando cadros_de_mando estatístic* recordatori* notificaci* alerta* sincroniz*
      exportaci* importaci* modo_escuro sen_conexión modo_sen_conexión multiplataforma multilingüe filtros
      busca_avanzada modelos_web código_qr códigos_qr código_de_barras códigos_de_barras rfid chat foro*
      mensaxería mensaxar* mensaxería_instantánea videoconferenc* videochamada* reservas_en_liña reserva_en_liña
      cita_previa_en_liña pasarela_de_pagamento pasarela_de_pago pagamento_en_liña pagos_en_liña enquisas_en_liña
      formularios_en_liña control_parental contrasinais teletraballo telefonía* telefonía_móbil telefonía_ip
      centraliña* centrais_telefónicas fibra fibra_óptica banda_larga 4g 5g wimax cableado* cableado_estruturado
      telecomunicaci* redes_informáticas internet satélite* streaming retransmisi* subtitulaci*
      tradución_automática accesibilidade_web experiencia_de_usuario ux ui prototip* integración_de_sistemas
      integraci* api apis plugins microservizos devops algoritmo* sistemas_de_información sistemas_informáticos
      plataforma* infraestrutura_ti outsourcing_ti helpdesk monitorizaci* rastrexabilidade trazabilidade
      xestor_de_contidos widget* interface* corpus_lingüístico corrector_ortográfico tradutor_automático
    `,
    marketing: `
      publicidad* publicitari* publicidade_en_liña axencia_de_comunicación axencia_de_publicidade comunicaci*
      comunicación_corporativa comunicación_dixital marketing* mercadotecnia marketing_dixital
      marketing_de_contidos plan_de_marketing plan_de_comunicación plan_estratéxico plans_estratéxicos estratex*
      gabinete_de_prensa gabinete_de_comunicación notas_de_prensa nota_de_prensa relacións_públicas
      community_manager xestión_de_redes_sociais xestión_de_redes influencer* google_ads anuncios_publicitarios
      cuñas_de_radio valos_publicitarios redacci* redacción_de_contidos creación_de_contidos copywriting
      storytelling naming branding marca_persoal creación_de_marca imaxe_corporativa identidade_corporativa
      identidade_visual identidade_de_marca logotipo* logos deseño* deseño_gráfico deseño_editorial
      deseño_de_produto deseño_industrial deseño_de_envases gráfic* maquetaci* infograf* animación_2d animación_3d
      motion_graphics produción_audiovisual audiovisual* audiovisuais vídeo* vídeos_corporativos vídeo_corporativo
      edición_de_vídeo videoclip* dron* fotografía_aérea fotografía_de_produto fotografía_de_vodas fotograf*
      reportax* reportaxes_de_voda sesións_de_fotos sesión_de_fotos fotos_de_carné retoque_fotográfico
      visita_virtual visitas_virtuais locución* dobraxe* imprenta* impresión* impresión_dixital impresión_offset
      offset gran_formato impresión_en_gran_formato impresión_textil serigrafía* estampaci*
      camisetas_personalizadas roupa_personalizada agasallos_promocionais agasallos_de_empresa
      agasallo_publicitario artigos_promocionais merchandising fotocopia* copistería encadernacións plastificado*
      cartel* carteis folleto* díptico* tríptico* flyer* octavillas catálogo_deseño catálogos tarxetas_de_visita
      tarxeta_de_visita invitacións invitacións_de_voda postais calendarios_personalizados axendas_personalizadas
      carpetas sobres papelería_corporativa selos_de_caucho adhesivo* vinilo_decorativo vinilos_decorativos
      rotulaci* rotulación_de_vehículos rótulo* letreiro* rótulos_luminosos placas_conmemorativas lona* pancarta*
      bandeirolas bandeira* roll-up sinaléctica sinalizaci* expositores stand* feiras_e_congresos convenci*
      eventos_corporativos organización_de_eventos organización_de_congresos presentación_de_produtos inauguraci*
      azafat* wedding_planner organización_de_vodas son_e_iluminación sonorizaci* equipos_de_son
      aluguer_de_equipos_de_son pantallas_led team_building teambuilding incentivos_empresa
      repartición_de_publicidade buzoneo telemarketing call_center enquisa* estudos_de_mercado estudo_de_mercado
      investigación_de_mercados consultoría_estratéxica consultoría_empresarial consultor* coaching_empresarial
      coaching_executivo liderado* xestión_do_cambio recursos_humanos selección_de_persoal ett traballo_temporal
      internacionaliz* emprendement* emprendedor* viveiro_de_empresas aceleradora incubadora plan_de_igualdade
      plans_de_igualdade rsc pegada_de_carbono iso_9001 iso_14001 certificacións_iso traducci* traduci* tradutor*
      interpretación_simultánea interpretación_de_conferencias interprete* corrección_de_textos
      corrección_lingüística transcrici* autoedición edición_de_libros editorial* edici* axencia_de_medios
      planificación_de_medios captación_de_clientes innovación_aberta
    `,
    transport: `
      taller_mecánico talleres_mecánicos taller* mecánic* mecánica_rápida reparación_de_vehículos
      reparación_de_coches reparación_de_motos chapa_e_pintura chapa pneumátic* neumátic* rodas cambio_de_aceite
      freos amortecedor* embrague* correa_de_distribución tubo_de_escape batería_de_coche baterías parabrisas lúas
      lúas_de_coche cristais_de_coche tintado_de_lúas aliñaci* equilibrado* diagnose electromecánica pre-itv itv
      revisión_pre-itv revisión_de_vehículos lavado_de_coches lavado* puído_de_faros detailing coche*
      coches_de_ocasión coches_novos coches_usados coches_de_segunda_man vehículo* vehículos_de_ocasión
      vehículos_eléctricos vehículo_de_substitución coche_de_substitución coches_clásicos concesionari*
      despezament* desguace* despece baixa_de_vehículos matriculación_de_vehículos transferencia_de_vehículos
      guindastre* grúa* servizo_de_grúa asistencia_en_estrada auxilio_en_estrada remolque* enganches
      aluguer_de_coches aluguer_de_vehículos aluguer_de_furgonetas aluguer_de_autocaravanas aluguer_de_motos
      aluguer_de_autocares minibús* microbús* autobus* autobús* autocar* bus transporte_urbano tren* ferrocarril
      metro taxi* vtc chofer chófer* condutores ambulanc* transporte_adaptado transporte_sanitario transport*
      transporte_de_mercadorías transporte_de_viaxeiros transporte_urxente transporte_internacional
      transporte_frigorífico transportes_especiais transporte_marítimo transporte_aéreo aduana* alfándega*
      despacho_de_aduanas consignatari* estiba estibador* paquetería* envíos envío_urxente envíos_internacionais
      mensaxería_urxente mensaxeir* reparto repartición* repartos distribuci* distribución_loxística última_milla
      almacenax* almacén* trasteiro* gardamobles mudanza* palé* paletiz* embalax* carretillas_elevadoras
      carretilla_elevadora preparación_de_pedidos loxístic* flota* contedor* motocicleta* motos moto ciclomotor*
      scooter* patinetes_eléctricos patinete* bicicletas_eléctricas bicicleta* taller_de_bicicletas bicis camión*
      furgoneta* furgón* automóbil* todoterreo* tractor_taller embarcaci* barco* veleiro* motores_foraborda
      náutic* invernaxe varadoiro* estaleiro* carpintería_de_ribeira dársena combustible* lubricante* carburante*
      gasolin* estación_de_servizo recambio* pezas_de_recambio compartir_coche portos_e peaxes fretament*
      carga_e_descarga carga_completa
    `,
    goods: `
      las_de_tecer fíos madeixas mercería* botóns agullas máquinas_de_coser máquina_de_coser tecido* teas cortina*
      estores coxín* algodón liño seda veludo xersei* suadoiro* sudadeir* camiseta* camisa* blusa* pantalón*
      vaqueiros saia* vestido* vestidos_de_noiva vestidos_de_festa traxe* traxe_galego traxes_rexionais chaqueta*
      abrigo* impermeable* chaleco* pixama* lencería roupa* roupa_interior roupa_de_traballo roupa_laboral
      roupa_infantil roupa_de_bebé roupa_do_fogar calcetín* medias bañador* bikini* uniforme* mandil* luvas luva
      epis equipos_de_protección cascos_de_seguridade calzado* calzado_de_seguridade máscaras_de moda moda_muller
      moda_home moda_infantil roupa_deportiva disfrac* zapato* zapatería* zapateir* zapatillas botas botíns
      sandalias zocos galochas tinturería* modista* xastre* arranxos_de_roupa bolso* mochila* maleta* carteira*
      cinto* panos_de bufanda* sombreiro* gorra* paraugas chaveiro* reloxo* reloxería* xoia* xoiería* anel aneis
      alianzas pulseira* colar colares pendentes colgante* prata ouro diamante* perla* bixutería* minerais
      incenso* candea* veas_perfumadas ambientador* xabón* deterxent* produtos_de_limpeza desinfectante*
      droguería* produtos_químicos disolvente* cola_branca adhesivos_industriais selante* silicona* graxas
      plástico* caucho metacrilato policarbonato escuma_industrial embalaxes caixas_de_cartón cartón bobina*
      botella* garrafón* barril* barrís envase* papelería* caderno* libreta* bolígrafo* lapis rotuladores carpeta*
      tinta* cartucho* material_de_oficina mobiliario_de_oficina cadeira* butaca* tallos banco_de_madeira mesas
      mesa escritorio* sofá* colchón* canapé* somier* almofada* cabeceiro* mesiñas cómoda* andel* andeis
      estantería* libraría* librería* espello* cadros cadro marcos_e molduras alfombra* edredón* manta* sabas
      toalla* mantel* manteis lámpada* lámpara* luminari* bombilla* xerra* xarrón* florei* figura_decorativa
      vaixela* louza* cunca* vasos copas_de_viño coitelo* coitelería cubertos pota* tixola* menaxe* cafeteira*
      tostadora* batedora* robot_de_cociña electrodoméstic* lavadoras frigorífic* conxelador* placas_de_cociña
      campás_extractoras ferro_de_pasar aspirador* ventilador* televisor* televisión_e altofalante* auriculares
      cámara_fotográfica prismátic* telescopio* microscopio* móbiles teléfonos_móbiles tableta* fundas_de_móbil
      cargador* cable* teclado* pantallas disco_duro pilas consolas electrónica* ferreter* maquinaria*
      maquinaria_agrícola maquinaria_industrial maquinaria_de_xardín maquinaria_forestal aluguer_de_maquinaria
      ferramenta* motoserra* rozadora* desbrozadora* trade* martelo* parafus* porcas arandela* tacos fixaci*
      bisagra* cadeado* escadas_de compresor* hidrolimpador* soldador* rodamento* engrenax* redutores
      cilindros_hidráulicos válvula* racor* mangueira* tubo* xuntas resorte* cadeas cordas cordelería
      redes_de_pesca aparellos_de_pesca polea* cintas_transportadoras transportadoras prensa_hidráulica torno*
      torneado* fresado* mecanizad* moldes moldeo inxección_de_plástico extrusi* fundici* estampación_metálica
      corte_láser corte_por_láser pregad* oxicorte galvaniz* cromado* anodizad* tratamentos_térmicos
      tratamento_de_superficies siderurx* perfís_de_aluminio chapas_metálicas instrumentaci* metrolox* calibraci*
      báscula* balanza* manómetro* sondas variador* motor* motores_eléctricos electroválvula* máquinas_ferramenta
      máquina* maquinaria_de_obra liñas_de_produción envasado* embotellado* filtro_industrial filtraci* silos
      tolvas trituradora* escavadora* retroescavadora* formigoneira* area_e grava* árido* terra_vexetal cemento*
      ladrillo* bloques materiais_de_construción material_de_construción taboleiro* táboas taboado listóns leña*
      briqueta* carbón bombona* mobles_de_xardín mobles_de_exterior mobiliario_urbano hamacas testos macetas
      xardineiras cortacéspede* motocultor* florist* flores flor_cortada ramo* ramo_de_noiva centros_de_flores
      coroas_de_flores coroas flores_secas plantas planta plantas_de_interior orquídea* cactus bonsái*
      árbores_de_nadal árbore_de_nadal adornos_de_nadal decoración_de_nadal xoguete* xogos_educativos boneca*
      peluche* quebracabezas puzzle* globos artigos_de_festa selos_e moedas insignias medallas trofeo*
      figuras_de_colección artigos_deportivos material_deportivo canas_de_pesca cebo* artigos_de_pesca armería
      cartuchos_de_caza guarnicion* penso* alimentación_animal comida_para_mascotas tenda_de_animais acuari*
      terrario* gaiola* colares_para correas camas_para_cans cigarros_electrónicos estanco tabaco
      prensa_e_revistas partitura* pianos instrumentos_musicais instrumento* ataúde* urna* lápida* segunda_man
      vintage antigüidade* antiquari* feito_a_man feito_á_man bonos_agasallo tarxeta_agasallo tarxetas_agasallo
      tarxetas_regalo agasallo* regalo* lembranza* recordos cestos cesto vimbio maniquís vitrinas papeleiras
      produto* accesori* artigo* material* materiais equipament* peles coiro marroquinería metal* vidro_soprado
      textil* téxtil*
    `,
    farming: `
      agrícol* agrari* agricultur* agroalimentari* agroecolox* agroforest* agronóm* agronomía ecolóxic*
      agricultura_ecolóxica produción_ecolóxica biodinámic* permacultura trigo centeo millo avea cebada
      arroz_cultivo colza soia xirasol alfalfa forraxe* ensilax* ensilado* palla herba_seca pradería* prados
      pasto* semente* sementar colleita* vendima* sega_de esterco xurro* compost* abono* fertiliz* fitosanitari*
      control_biolóxico regadío arado tractor* traballos_agrícolas servizos_agrícolas venda_directa circuíto_curto
      circuítos_curtos cooperativa_agraria cooperativas_agrarias cooperativa_gandeira cesta_ecolóxica
      cestas_de_verdura horta* hortas_urbanas hortofrut* hortícol* horticultur* plantas_aromáticas
      plantas_medicinais herbas_aromáticas herbas_medicinais froiteir* árbores_froiteiras árbore* maceira*
      pereiras cerdeira* castiñeir* souto* nogueira* oliveira* limoeiro* laranxeir* kiwis arando viñed* viña*
      vides vitivinícol* viticultur* vinificaci* viticultor* bagazo destilería* lagar* muíño* cogomelos_cultivo
      shiitake lúpulo camelia* rosa* roseir* bulbos hortensia* xeranio* arbusto* vivaces palmeira* bambú coníferas
      viveir* viveiro_forestal invernadoiro* centro_de_xardinaría planta_ornamental eucalipto* piñeiro* carballo*
      gando* gandei* gandería* gandería_ecolóxica vaca* becerro* xatos tenreiros touro* rubia_galega cachena
      frisona vacún ovella* años_e cabra* ovino cabrún porcino porcos porcas leitóns avícol* avicultur* galiña*
      galiña_de_mos galo* polos_de_corral pitos capón capóns pavos parrulos ocas paspallás avestruz* ovos_camperos
      ovos_ecolóxicos coello* cunicultur* leite_cru leite_fresco queixería_artesá matadoiro* rareado bestas
      cabalo* egua* poldros burro* burro_fariñeiro pupilaxe pupilaxe_de_cabalos ferrador* abella* apícol*
      apicultur* apicultor* colmea* enxame* pole_de_abella própole xalea_real cera_de_abella acuicultur*
      piscicultur* piscifactor* batea* miticultur* mexilloeir* ostricultur* marisqueo marisqueir*
      confraría_de_pescadores pesca_artesanal pesca_de_baixura lonxa* algas_mariñas helicicultur* caracois cría_de
      cría_de_cans criador* cachorro* gatiños residencia_canina hotel_canino gardería_canina adestramento_canino
      educación_canina paseador_de_cans peluquería_canina perrucaría_canina can_de_palleiro palleiro pastor_alemán
      labrador* golden_retriever bulldog caniche* podengo* cans gatos gato paxaros paxaro canario* papagaio*
      réptil* tartaruga* hámster* fauna flora silvicultur* xestión_forestal traballos_forestais
      aproveitamento_forestal aproveitamentos_forestais forestal forestais monte montes bosque* fraga* repoboaci*
      reforestaci* plantación* plantación_de_árbores humidais brañas biodiversidade hoteis_de_insectos
      coto_de_caza cotos granxa* granxa_escola explotaci* cultivo* animais leña_de_carballo biomasa_forestal
      madeira_en_rolo resina_natural castaña_cultivo pataca_de_galicia faba_de_lourenzá ecogandería mel_ecolóxico
    `,
    social: `
      acción_social servizos_sociais atención_social atención_domiciliaria axuda_no_fogar
      servizo_de_axuda_no_fogar atención_á_dependencia dependencia residencia_de_maiores residencias_de_maiores
      residencia_da_terceira centro_de_día centros_de_día centro_de_maiores persoas_maiores maiores terceira_idade
      envellecemento* envellecemento_activo teleasistencia* coidado* respiro respiro_familiar comida_sobre_rodas
      xantar_na_casa discapacidad* diversidade_funcional autonomía_persoal vida_independente
      centro_especial_de_emprego inserción_laboral inserción_sociolaboral inserci* orientación_laboral
      busca_de_emprego bolsa_de_emprego emprego* formación_e_emprego obradoiro_de_emprego obradoiros_de_emprego
      acollement* acollida* acollida_familiar familias_acolledoras apadriñament* apadriña adopci* adoptar
      protección_á_infancia infancia infancia_e_xuventude xuventude mocidade mozos_e violencia_de_xénero
      violencia_machista violenci* igualdade* igualdade_de_xénero feminis* muller* lgtbi dereitos_humanos
      dereitos_sociais dereitos_da_infancia migrac* migrant* inmigrante* emigración emigrante* retornados
      refuxiad* asilo_e_refuxio mediación_intercultural interculturalidade inclusi* integración_social
      exclusión_social pobreza sen_fogar persoas_sen_fogar vivenda_social vivendas_sociais pobreza_enerxética
      banco_de_alimentos bancos_de_alimentos recollida_de_alimentos reparto_de_alimentos comedor_social economato
      roupeiro recollida_de_roupa tenda_solidaria prisión* reinserci* saúde_comunitaria grupos_de_axuda_mutua
      grupo_de_apoio grupos_de_apoio axuda_mutua apoio_psicolóxico apoio_emocional apoio_ás_familias acompañament*
      acompañamento_ao_loito escola_de_familias escola_de_nais crianza* crianza_respectuosa tempo_libre lecer
      ocio_inclusivo scout* escultismo casa_da_xuventude oficina_de_información_xuvenil voluntari*
      voluntariado_europeo corpo_europeo banco_de_tempo economía_social economía_solidaria economía_circular
      comercio_xusto consumo_responsable microcréditos_sociais cooperación_internacional
      cooperación_ao_desenvolvemento cooperaci* axuda_humanitaria axuda_de_emerxencia emerxenc*
      educación_para_a_paz cultura_de_paz doazón* doar captación_de_fondos recadaci* mecenado legados
      concerto_solidario carreira_solidaria andaina_solidaria cea_solidaria mercado_solidario solidari* campañ*
      campañas_de_sensibilización sensibilizaci* concienciaci* incidencia_política recollida_de_sinaturas
      manifestaci* mobilizaci* asemblea* asemblea_xeral asociacionismo asociacións_veciñais tecido_asociativo
      participación_cidadá participaci* orzamentos_participativos consulta_cidadá pleno_municipal plenos padrón
      padrón_municipal empadroament* rexistro_civil cemiterio* policía_local bombeiros protección_civil
      garda_forestal prevención_de_incendios incendios_forestais urbanismo urbanístic* ordenanzas oac
      atención_á_cidadanía atención_cidadá punto_limpo puntos_limpos recollida_selectiva recollida_de_lixo
      recollida_do_lixo lixo residuo* reciclax* voluminosos auga_potable augas_residuais traída_de_augas
      abastecemento* saneament* alumeado_público limpeza_viaria vía_pública vías_públicas oficina_de_turismo
      biblioteca_municipal equipamentos_municipais dinamizaci* dinamización_xuvenil promoción_económica
      desenvolvemento_rural desenvolvemento_local plans_de_emprego omic consumidores medio_ambiente medio_natural
      medioambient* sustentabilidade_ambiental protección_do_medio custodia_do_territorio cambio_climático
      transición_enerxética comunidade_enerxética comunidades_enerxéticas mobilidade_sostible
      mobilidade_sustentable camiños_escolares limpeza_de_praias limpeza_de_ríos ecoloxis* protección_animal
      protectora_de_animais canceira adopción_de_animais adopción_de_cans adopción_de_gatos colonias_felinas
      benestar_animal benestar_social benestar conciliación conciliación_familiar familias familiar_apoio
      programas proxectos_sociais investigación_social promoción_da_saúde educación_social traballo_social
      asesorament* intervención_social intervención_familiar mediación_comunitaria axuda* apoio*
      atención_a_familias atención_integral misa* eucarist* bautismo* bautizo_relixioso primeira_comuñón
      primeiras_comuñóns comuñón confirmaci* confesi* penitencia matrimonio* voda_relixiosa curso_prematrimonial
      cursiños_prematrimoniais unción_dos_enfermos unción catequ* pregari* oraci* grupo_de_oración rosario
      adoraci* coresma advento vía_crucis viacrucis novena* peregrinaci* retiro* retiros_espirituais
      exercicios_espirituais estudo_bíblico estudos_bíblicos biblia bíblic* evanxe* homilía* cáritas caritas
      pastoral* parroqui* confrarí* misioneir* misións_relixiosas culto cultos escola_dominical diaconía ecuménic*
      mesquita sinagoga budismo zen teolox* espiritual* funeral* funerais funerari* tanatorio* velorio* velatorio*
      cremaci* incineraci* inhumaci* enterro* sepultura* repatriaci* pompas_fúnebres esquela* coroas_fúnebres
      sindical* negociación_colectiva defensa_dos_consumidores observatorio* divulgación_científica
      excursións_de_socios excursión_cultural saídas_culturais premios_e salvamento_marítimo cruz_vermella
      transporte_adaptado_social visita_a_enfermos lingua_galega
    `,
  },
  nonOffers: {
    claims: `
      24_7 calidade* calidade_garantida máxima_calidade alta_calidade mellor_calidade prezos_competitivos
      prezos_xustos prezo_xusto prezos_transparentes prezos_axustados mellor_prezo mellores_prezos bo_prezo
      relación_calidade relación_calidade-prezo sen_compromiso orzamento_sen_compromiso orzamentos_sen_compromiso
      orzamento_gratuíto sen_sorpresas sen_custos_ocultos sen_publicidade satisfacción* satisfacción_do_cliente
      satisfacción_garantida clientes_satisfeitos trato_personalizado trato_próximo trato_familiar trato_humano
      trato_directo trato_* atención_personalizada atención_ao_detalle atención_ao_cliente servizo_personalizado
      servizo_rápido servizo_integral empresa_familiar negocio_familiar empresa_galega ambiente_familiar
      ambiente_acolledor equipo_cualificado equipo_profesional equipo_humano equipo_multidisciplinar
      equipo_de_expertos persoal_cualificado persoal_especializado anos_de_experiencia ampla_experiencia
      experiencia* traxectoria_contrastada profesionalidad* profesionalismo puntualidade rapidez axilidade
      eficacia eficiencia eficiente* fiabilidade fiable* rigor rigoros* seriedade serios* seguridade_garantida
      garantía* garantía_total garantizad* garantid* confianza* confidencialidade discreción honestidade honradez
      ética integridade coherencia equidade igualdade_de_oportunidades imparcialidade respecto_ao respecto_pola
      empatía cercanía proximidade escoita_activa dedicación paixón ilusión entusiasmo creatividade orixinalidade
      innovación innovador* tradición_familiar tecnoloxía_punta última_tecnoloxía última_xeración
      primeira_calidade materiais_de_calidade produtos_de_calidade materias_primas produto_fresco produtos_frescos
      feito_na_casa elaboración_propia produción_propia fabricación_propia produto_local produto_galego
      quilómetro_cero km_0 respectuos* sostibilidade sustentabilidade sostible* sustentable* solucións_a_medida
      solucións_á_medida solucións_personalizadas solucións_integrais personalizad* personalización adaptado_a
      adaptabilidade flexibilidade flexible* versatilidade versátil fácil_de_usar facilidade_de_uso comodidade
      confort confortable* tranquilidade serenidade situación_privilexiada localización_privilexiada
      ben_comunicado dispoñibilidade 24_horas 365_días resposta_rápida resposta_inmediata cumprimento_de_prazos
      prazos_de_entrega envío_gratuíto envío_gratis envíos_gratuítos envío_rápido entrega_rápida
      devolucións_gratuítas pagamento_seguro pago_seguro compra_segura homologad* acreditad* recoñecid* premiad*
      recomendad* traballo_en_equipo traballo_ben_feito vocación vocación_de_servizo implicación compromiso*
      espírito_de_equipo cohesión humildade excelencia* resultados_garantidos valor_engadido transparencia
      transparente responsabilid* lealdade autenticidade auténtic* competitividade especialistas_en expertos_en
      expertos líderes_en liderado_no
    `,
    steps: `
      chama* chámanos escribe* escríbenos envía envíanos cóntanos dinos explícanos explica* solicita* pide*
      completa cobre enche rexístrate rexistra crea creamos elixe* escolle* selecciona* compra paga recibe*
      recolle* prepara preparamos planifica planificamos personaliza goza* desfruta* compara instala descarga*
      accede* engade* configura comparte* convida* participa colabora* únete apúntate apunta* faite_* faite fai_*
      vén visítanos coñece* atopa* busca* decide* asina publica comproba* segue* subscríbete subscribe* comeza*
      comezamos empeza* analizamos estudamos deseñamos executamos entregamos instalamos axudámosche escoitámoste
      acompañámoste escoitamos desenvolvemos primeiro_contacto toma_de_contacto primeira_visita
      primeira_entrevista primeira_sesión reunión_inicial entrevista_inicial análise_de_necesidades
      análise_inicial análise_previa diagnóstico_inicial estudo_previo visita_técnica proposta_* presuposto*
      orzamento_e elaboración_do sinatura_do_contrato planificación_do definición_do definición_dos
      desenvolvemento_do execución_do execución_da realización_do posta_en entrega_do entrega_final entrega_da
      seguimento_do seguimento_e avaliación_final avaliación_e control_de_calidade fase_* etapa_* paso_* pasos
      briefing como_* confirmación* descubre* aprende_a imos_*
    `,
    labels: `
      contacto contacta contactar contacta_connosco contacta_con onde_estamos onde_estar como_chegar horario*
      horario_de_atención horario_de_apertura apertura pechado peche_anual enderezo* enderezos teléfono*
      correo_electrónico correo móbil fax nif cif código_postal poboación municipio municipios concello concellos
      comarca* provincia* país cidade lugar lugares localización situación mapa mapa_web mapa_do_sitio quen_somos
      quen_son nós sobre_nós sobre_min coñécenos a_nosa_historia a_nosa_misión a_nosa_filosofía a_nosa_*
      o_noso_equipo o_noso_* os_nosos_* as_nosas_* equipo equipo_directivo misión visión valores misión_e
      historia_da historia filosofía presentaci* organigrama* xunta_directiva xunta directiva padroado estatuto*
      estatutos transparencia_municipal portal_de_transparencia memoria_anual memorias actas acordos convenio*
      convocatori* normativa* regulament* bases_do aviso_legal avisos_legais nota_legal política_de_privacidade
      política_de_cookies privacidade cookies condicións condicións_de_uso condicións_xerais condicións_de_venda
      termos_e_condicións termos_de_uso protección_de_datos protección_de_datos_persoais créditos_web
      todos_os_dereitos dereitos_reservados accesibilidade iniciar_sesión inicio_de_sesión pechar_sesión acceso
      accesos acceso_clientes acceso_socios área_privada área_de_clientes área_de_socios zona_privada a_miña_conta
      miña_conta conta contrasinal usuario rexistro rexistrarse subscrición subscrici* boletín* boletíns
      newsletter actualidade novas nova noticia* últimas_noticias últimas_novas novidade* artigo_do_blog
      artigos_recentes entradas entradas_recentes comentario* etiqueta* categor* categoría* hemeroteca prensa
      sala_de_prensa imaxe* imaxes fotos foto galería* galería_de_imaxes vídeos álbum_de_fotos ligazón* ligazóns
      ligazóns_de_interese enlaces enlaces_de_interese descargas documentos documento documentación formulario*
      formularios formulario_de_contacto impresos solicitude* solicitudes inscrici* inscrición* inscricións
      folla_de_inscrición faite_socio faite_socia facer_doazón doa_agora colabora colaborador* colaboradores
      patrocinador* patrocinadores entidades_colaboradoras coa_colaboración co_apoio traballa_connosco
      ofertas_de_emprego bolsa_de_traballo opinións reseñas testemuño* testemuños que_din preguntas_frecuentes
      preguntas_máis dúbidas axuda_e como_funciona como_mercar como_comprar carro carriño cesta_da_compra
      a_miña_cesta engadir_ao_carro engadir_á_cesta mercar comprar finalizar_compra tenda tendas pedidos
      produtos_relacionados produtos_destacados máis_vendidos novidades ofertas destacado* destacados envíos_e
      devolucións formas_de_pagamento métodos_de_pagamento formas_de_pago referenci* descrici* descrición
      características ficha_técnica datos_técnicos especificacións medidas talla* tallas cor cores peso cantidade
      dispoñibilidade_produto data datas día días hora horas duración inicio fin nivel* niveis dificultade
      desnivel distancia tempo_de_preparación ingredientes elaboración prazas idade idades destinatari* obxectivo*
      obxectivos contidos metodoloxía requisitos prazo* prazos programa_do programa_de_festas próxim*
      próximos_eventos pasados buscar busca buscador resultados seguinte seguintes anterior anteriores volver
      volver_a volver_ao páxina_principal páxina_de_inicio páxinas subir pechar menú_principal máis_información
      máis_info saber_máis ler_máis ver_máis ver_todo ver_todos ver_todas ver_* mostrar_máis información*
      información_práctica información_xeral información_legal info lingua nome apelidos nome_e_apelidos asunto
      mensaxe enviar aceptar xaneiro febreiro marzo abril maio xuño xullo agosto setembro outubro novembro
      decembro luns martes mércores xoves venres sábado* domingo* festivos todo todos todas síguenos facebook
      twitter instagram youtube linkedin whatsapp telegram perfil_do_contratante perfil sede* sede_electrónica
      delegacións trámites_en_liña taboleiro_de_anuncios axenda calendario eventos evento blog blogue socios soci*
      redes_sociais portada faq autor_do_texto mecenas
    `,
    roles: `
      enxeñeiro enxeñeira secretario secretaria responsable director* director_xerente director_xeral
      director_técnico director_artístico director_de_* xerente* administrador administradora conselleir*
      concelleir* alcald* president* vicepresident* copresident* vogal vogais tesoureir* coordinador*
      responsable_de xefe_de_* xefa_de_* xefe xefa cofundador* fundador* socio_fundador socio_director
      socia_fundadora propietari* empresario empresaria encargad* técnico_de técnica_de delegad* voceir* portavoz
      bolseir* voluntario_de auxiliar* administrativo_de recepcionista* profesor* mestre mestra mestres
      catedrátic* docente* formador* educador* monitor monitora monitores adestrador* seleccionador* capitán
      árbitro* xogador* porteiro_titular traballador_social traballadora_social doutor doutora dr. dra.
      fisioterapeuta_titular arquitecta_titular deseñador* programador* desenvolvedor* analista* investigador*
      doutorand* xornalist* redactor* locutor* realizador* guionista* actor actores actriz actrices músico músicos
      cantante* pianista* guitarrista* violinista* compositor* escritor* autor autora autores poeta* relator*
      poñente* moderador* ilustrador* crego párroco cura_párroco bispo diácono cociñeir* camareir* sumiller*
      enólog* chef conserxe* vixilante* comisari* arquiveir* bibliotecari* deputad* ministr* conselleiro_de
      membro* integrantes patrón_maior
    `,
    prices: `
      prezo* prezo_por prezo_especial prezo_reducido a_partir_de tarifa* entrada_gratuíta entrada_libre
      entrada_de_balde entrada_xeral entrada_reducida entradas_anticipadas venda_anticipada actividade_gratuíta
      gratuít* gratis de_balde achega_voluntaria doazón_suxerida billete* cota* cota_mensual cota_anual
      cota_de_inscrición cota_de_socio abono_anual abono_mensual bono bonos carné_de_10 vale_desconto
      código_de_desconto desconto* bonificaci* rebaixa* promocións oferta_especial ofertas_especiais 2x1
      iva_incluído iva_non_incluído ive ive_incluído sen_ive máis_ive taxa_turística gastos_de_envío
      gastos_de_xestión custos_de_envío fianza* depósito_de_garantía sinal_de_reserva suplemento* incluíd*
      incluído_no non_incluído non_inclúe inclúe por_persoa por_noite por_día por_semana por_mes por_hora
      por_sesión por_ano por_trimestre por_neno por_familia por_parella por_grupo por_quilo por_metro ao_mes
      ao_día ao_ano á_semana á_hora temporada_alta temporada_baixa temporada_media menores_de_* maiores_de_*
      nenos_ata xubilados_e socios_e non_socios carné_xove familia_numerosa familias_numerosas
      pagamento_fraccionado pagamento_a pagos_a financiamento_sen prazo_de_pagamento reembols* anticipo* euros
      por_alumno por_participante matrícula_gratuíta
    `,
  },
};
