import type { LanguageWords } from '../words.ts';

export const PORTUGUESE: LanguageWords = {
  offers: {
    health: `
      acupuntura alergolog* ambulat* análises_clínicas aparelho* bichectomia botox cardiolog* check-up cirurg*
      clareamento clínica_geral consulta* coroas cuidados_paliativos dental dentári* diagnóstic* dietas drenagem
      ecograf* endocrin* endodon* enfermag* estética_dental exame* extraç* facetas fertilidade fisiatria fisio*
      fonoaudiolog* geriatr* ginecolog* higiene_oral homeopat* implant* internação laborat* laser
      lentes_de_contato limpeza_dental massag* médic* musculoesquelétic* neurolog* nutri* obstetr* oncolog*
      ortodont* ortoped* osteopat* otorrino* patolog* pediatr* periodon* podolog* pós-operatór* prevenção_*
      prótese* psiquiatr* quiropra* radiolog* radiograf* reabilita* remoç* rpg saúde telemedicina terap*
      tratament* urolog* vacina* veterinár* alergia* análises aplicações cápsulas dentíst* dermat* emagrecimento
      lentes manipulação massoterapia medicina* odonto* óculos oftalmo* pilates psico* suplemento* urgência*
      enxaqueca* cefaleia* dor_de_cabeca dores vertigem vertigens tontura* insonia apneia* ronco* estresse stress
      panico fobia* toc tdah phda autismo tea asperger dislexia discalculia gaguez gagueira luto trauma* burnout
      autoestima ansiedade depress* bipolar esquizofren* dependencia_quimica alcoolismo tabagismo toxicodepend*
      anorexia bulimia obesidade sobrepeso celiac* colesterol hipertens* pressao_arterial tensao_arterial diabet*
      asma bronquite dpoc gripe pcr intestino_irritavel gastrite refluxo hernia* hemorroida* vesicula apendic*
      prostata* incontinencia menopausa menstrua* endometriose ovario* mioma* anticoncep* contracep* diu vasectom*
      laqueadura inseminacao fiv amamenta* aleitamento doula* parto* parteira* neonat* recem-nascid* gestante*
      gestacao gravid* puerp* pos-parto pre-natal cesarea* cesariana* lombar* lombalgia* cervical* ciatic*
      escoliose coluna joelho* ombro* quadril anca tornozelo* mandibul* atm bruxismo tendin* fascite bursite
      osteopor* artrite artrose fibromialg* entorse* fratura* luxac* menisco* ligamento* tunel_do_carpo joanete*
      calosidade* pe_chato pe_diabetico palmilha* varize* flebolog* angiolog* vascular acne rosacea psoriase
      eczema* melasma verruga* melanoma* cancer cancro quimioterap* radioterap* paliativ* mamograf* mastolog*
      ressonancia* tomograf* tac eletrocardiog* ecocardiog* holter mapa_24 espirometr* endoscop* colonoscop*
      gastroenterolog* biopsia* citolog* papanicolau colposcop* densitometr* audiometr* audiolog*
      eletroneuromiogra* polissonogra* eletroencefal* ultrassom ultrassonogra* raio-x raio_x raios-x hemograma*
      glicemia urina tiroide tireoide hormon* reposicao_hormonal catarata* miopia astigmatismo presbiopia
      vista_cansada glaucoma* retina estrabismo ceratocone olho_seco baixa_visao blefaroplast* rinoplast*
      lipoaspirac* lipo_hd lipoescultura abdominoplast* mamoplast* otoplast* lifting ninfoplast* hialuronic*
      toxina_botul* mesoterap* criolipolise cavitacao radiofrequencia pressoterap* carboxiterap* ozonioterap*
      ozonoterap* soroterap* celulite alopecia transplante* enxerto* carie* obturac* resina_composta bracket*
      braquete* invisalign alinhador* apicectom* gengiv* halitose tartaro dente* siso ferula* goteira* selante*
      fluor bucomaxilo* buco-maxilo* maxilofacial dentadura* profilaxia destartariza* branqueamento reiki
      biorresson* bioenerg* constelac* numerolog* tarot* taro mapa_astral astrolog* aromaterap* musicoterap*
      arteterap* equoterap* hidroterap* cromoterap* ayurved* naturopat* fitoterap* iridolog* kinesi* cinesio*
      craniossacral craneossacral shiatsu reflexolog* moxabust* ventosa* auriculo* hipno* emdr mindfulness gestalt
      tcc psicanal* biodecodifica* barras_de_access access_bars thetahealing apometria radiestes* chakra*
      meditacao qi_gong chi_kung sexolog* sexualidade disfunc* ejaculacao androlog* proctolog* coloproctolog*
      hepatolog* infectolog* imunolog* hematolog* nefrolog* genetica farmac* drogaria* parafarmac* balneoterap*
      ergonom* postura* eletroterap* magnetoterap* ondas_de_choque infiltrac* celulas-tronco artroscop* sutura*
      curativo* sondagem ostomia dialise hemodialise transfus* primeiros_socorros rcp desfibrilad* neuropsic*
      neurofeedback neurodesenvolvimento neurocirurg* demencia* alzheimer parkinson avc esclerose epilepsia
      paralisia zumbido* acufeno* surdez perda_auditiva audicao disfagia degluticao disfonia hiv ist ists
      microchip* castrac* esteriliza* desparasit* vermifug* banho_e_tosa tosa adestramento etolog* eutanasia
      internamento detox desintoxic* jejum perda_de_peso bariatric* balao_gastrico microbiota intolerancia*
      bioimpedancia antroposof* antienvelhec* rejuvenesc* longevidade arritmia* pacemaker cateter* hemodinamica
      anemia* quisto* cisto* calculo_renal litotrips* postectomia circuncisao fimose bloco_operatorio uti
      toxicolog* atestado* laserterap* hiperidrose cicatriz* estria* queloide* sindrome* transtorno* perturbac*
      neuropat* neuralgia* pediasuit bobath fototerap* crioterap* camara_hiperbarica oxigenoterap* fonoterap*
      contactologia home_care repouso analgesia anestes* sedacao colageno vitamina_c dor dores_*
      canais_radiculares
    `,
    beauty: `
      alisamento beleza cabel* cílios cosmétic* depila* design_de_sobrancelhas escova estétic* hidratação mechas
      micropigmenta* pedicure peeling pele penteado* perfum* sobrancelha* spa tatuag* unha* alongamento barb*
      coloração* corte* design_de_sobrancelha* manicure* maquiag* maquilhag* progressiva balayage bronzeamento
      solario degrade fade sombreado tranca* dreads dreadlocks cacho* cachead* queratina selagem cauterizacao
      cronograma_capilar luzes ombre descoloracao matizacao tonalizante nuances madeixas mega_hair megahair
      aplique* peruca* tricolog* labial labios batom rimel microblading shadow brow_lamination nanoblading
      microagulhamento dermapen dermaplaning microdermo* exfolia* esfolia* hidraf* hydrafacial lifting_de_*
      lash_lifting pestanas volume_russo fio_a_fio volume_brasileiro henna virilha axila* fotodepilac* ipl bigode
      noiva* dia_da_noiva madrinhas debutante* visagismo colorimetria shampoo champo condicionador*
      mascara_capilar serum serums protetor_solar desodorante* desodorizante* fragranc* hammam banho_turco
      banho_de_lua banho_de_* jacuzzi circuito_termal relaxante* modeladora* lama_* argiloterap* parafina esmalta*
      verniz_gel verniz_de_gel gelinho acrigel polygel nail_art blindagem_de_* pedicura manicura piercing*
      furo_de_orelha furos_de_orelha despigment* hifu ultraformer endermologia vacuoterap* pump_up
      gordura_localizada flacidez harmoniza* preenchimento* bioestimulador* skinbooster* papada olheira* rugas
      bigode_chines lipstick
    `,
    building: `
      acabamento* alvenaria aquecimento ar-condicionado ar_condicionado armários azulejo* bancada* calha* carpint*
      carpet cerâmica chaveiro cobertura* construç* cozinha* decoraç* dedetiza* demoliç* desentup* drenagem_*
      drywall edifica* elétric* energia_solar esgoto* estofos fachada* ferragens forro* fundações gesso grades
      hidráulic* higieniza* iluminaç* instalaç* interiores jardin* manuten* mármor* mobiliário montagem móveis
      móvel_* muro* obra* paisagis* paredes pavimenta* pedra* perfuração pintura* piscina* piso* poda portas
      portões projetos_* reforma* remodela* reparaç* reparo* restauraç* revestimento* saneamento serralh* solda*
      terraplan* vedaç* vidraç* vidro* alumínio arquitet* automação banheir* climatiz* desinsetização eletric*
      encanad* esquadria* fossa* limpeza* marcenaria* móvel pedreir* planejados projeto_arquitetônico topografi*
      construtor* empreiteir* tijolo* betao cofragem escavac* movimento_de_terras terraplenag* entulho* cacamba*
      amianto asfalt* calceta* lancil drenag* furo_de_agua furos_de_agua sondag* caleira* algeroz* rufo* tubula*
      canaliz* hidrauli* caixa_d'agua caixas_d'agua cisterna* caca_vazamento* vazament* fuga_de_agua fugas_de_agua
      desentop* torneira* autoclismo* sanita* chuveiro* duche* base_de_duche boxes bide esquentador*
      termoacumulador* aquecedor* caldeira* recuperador* salamandra* radiador* chao_radiante aerotermia geotermia
      biomassa pellets bomba_de_calor bombas_de_calor split ventila* exaust* chamine* fotovolt* autoconsumo
      termossolar aquecedor_solar energias_renovaveis eficiencia_energetica certificado_energetico disjuntor*
      interruptor* fiacao aterramento para-raio* spda baixa_tensao media_tensao alta_tensao subestac* led wallbox
      antena* interfone* intercomunicador* alarme* cftv detetor* detector* detecao_de_incendio incendio* extintor*
      sprinkler* hidrante* avcb porta_corta-fogo porta_corta_fogo controlo_de_acessos portao* garagem garagens
      pergola* deck decks alpendre* caramanch* gelosia estores estore persiana* blackout* mosquiteira*
      tela_mosquiteira toldo* policarbonato pladur teto_falso tetos_falsos sanca* moldura* rodape* rebaixament*
      divisoria* lambri* ripado* sotao aguas_furtadas mezanino* porao claraboia* telha* ardosia subcobertura*
      capoto etics reboco* chapisco grafiato estuque* estucador* microcimento cimento_queimado vinilico* laminado*
      parquet* soalho* flutuante* assoalho* carpete* alcatifa* linoleo mosaico* ladrilh* pastilha* granito*
      silestone tampo* cantaria ferreiro* caixilh* pvc janela* envidrac* espelho* guarda-corpo* corrimao*
      corrimoes escada* elevador* rampa* isolament* insonoriz* acustic* la_de_rocha la_mineral poliuretano
      impermeab* humidade* umidade capilaridade mofo steel_frame wood_frame casa_pre-fabricada
      casas_pre-fabricadas pre-moldad* casa_modular casas_modulares bioconstruc* adobe taipa chaves_de_casa
      fechadura* blindada* porta_blindada marceneir* lacagem lacad* verniz* envernizamento tapecaria* tapeceir*
      pintor pintores grafitagem andaime* alpinismo_industrial bricolage faz-tudo faz_tudo desratiza* descupiniz*
      controlo_de_pragas barata* cupim cupins termita* percevejo* rato ratos roedor* pombo* vespa* formiga*
      mosquito* morcego* pulga* escorpi* carrapat* desinfec* desinfest* sanitizac* diarista* faxina* passadoria
      engomadoria abate_de_arvores rocada* rocagem rocadeira* desmatac* desbaste* sebe* relva* gramado*
      relva_sintetica grama_sintetica aspersor* hidrossementeira lago_ornamental fonte_ornamental gabiao gabioes
      contencao chave_na_mao caderno_de_encargos loteament* urbaniza* moradia* vivenda* sobrado* predial* pavilhao
      pavilhoes galpao galpoes barracao telheiro* ponte_rolante viaduto* tunel tuneis roupeiro* closet* decapagem
      lapidacao hidrojat* grafite feng_shui passivhaus bioclimat* hidropressor* pressuriz* forjad* blocos_de_*
      pocos
    `,
    legal: `
      abertura_de_empresa* ações_penais avaliação_de_im* bancári* câmbio cartório cíve* civil compra_e_venda
      consignado consórcio* consultiv* consultoria contábil contrat* crédito* criminal declaraç* defesa* direito*
      divórcio* empresarial execução_penal família_e_sucess* finanças folha_de_pagamento fusões habeas imigração
      imobiliár* imposto* inquérito inventário* investiment* investigação jurídic* júri licenciament* locação
      mediaç* patente* penal penhoras perícia* planejamento_* poupança previd* processual propriedade_intelectual
      recuperação_de seguro* societár* testament* trabalhist* tributár* administração_de_condomínios advoca*
      aluguel alvará arrendament* assessor* auditor* contab* empréstimo* financ* fiscal* gestão* habeas_corpus
      herança* imóveis legaliza* recursos_humanos regularizaç* venda* liberdade_provisória revisão_criminal asilo
      nacionalidade visto vistos golden_visa d7 reagrupament* naturalizac* apostila* procurac* escritura*
      registo_predial registo_comercial guarda_compartilhada custodia pensao_alimenticia uniao_de_facto
      uniao_estavel pacto_antenupcial partilha* espolio usucap* interdic* curatela tutela rescis* despediment*
      demiss* assedio acidente_de_trabalho aposentad* inss seguranca_social bpc loas auxilio-doenca auxilio_doenca
      invalidez indemniza* indeniza* dano_moral danos_morais neglig* consumidor consumerista superendivid*
      sobreendivid* insolven* falenc* cobranca* divida* renegoc* despejo* inquilin* senhorio* fiador condomin*
      urbanis* expropria* desapropria* homicid* lei_maria_da_penha crimes furto trafico contraordenac*
      multas_de_transito recurso_de_multa recursos_de_multa cnh_suspensa arbitragem conciliac* litigi* contencios*
      mandado_de_seguranca licitac* concessoes ambiental_legal minerario eleitoral aeronautic* lgpd rgpd
      compliance due_diligence fusao aquisicoes holding* constituicao_de_empresa* encerramento_de_empresa* cnpj
      mei simples_nacional lucro_presumido lucro_real irs irc iva ipi icms iss imi imt itbi iptu ipva irpf dirf
      esocial sped notas_fiscais recibos_verdes e-social faturac* faturamento departamento_pessoal
      processamento_salarial processamento_de_salarios salario* folha_de_* balanco* balancete*
      encerramento_de_contas contas_anuais tributos tesourar* fluxo_de_caixa subvenc* incentivos_fiscais
      fundos_europeus portugal_2030 candidaturas_a_fundos factoring leasing capital_de_giro
      antecipacao_de_recebiveis conta_corrente contas_a_prazo poupanc* deposito_a_prazo cdb tesouro_direto
      renda_fixa renda_variavel debentures criptomoed* bitcoin forex remessa* microcredit* hipotec*
      fundo_de_pensoes ppr apolice* corretora* corretagem sinistro* resseguro* seguradora* vender_casa
      comprar_casa moradias_em_* t1 t2 t3 terreno* lote lotes loteamentos sobrados escritorios_para_*
      sala_comercial salas_comerciais ponto_comercial trespasse* incorporac* laudo* consulado* certidao certidoes
      reconhecimento_de_firma solicitador* notari* extradic* detetive* criminalist* grafotecn* forense* peritagem
    `,
    education: `
      acampamento* alfabetiz* apoio_escolar aula* bacharelad* berçário bolsas capacita* certificaç* colégio
      concurso* creche curso* disciplina* docência educa* EJA ensino escola* especializaç* estágio* estud*
      explicaç* extensão formaç* graduaç* idiomas infantil inglês iniciação intercâmbio jardim_de_infância
      licenciatura* língua* maternal matemática mestrad* minicurso* monitoria musicalização oficina* orientaç*
      pedag* preparat* pré-vestibular primário profissionaliz* reforço robótica_educacional secundário seminár*
      sociologia treinament* vestibular workshop* academia* catequese colóni* faculdade* leitura mentoria* música
      palestra* pós-graduaç* pré-escola* aprender fonetica caligraf* calculo ciencias biologia quimica fisica
      geografia geometria algebra ortografia gramatica frances alemao italiano espanhol chines mandarim japones
      russo arabe latim grego libras portugues_para_estrangeiros celpe-bras toefl ielts cambridge delf goethe
      conversacao intensivo* ead semipresencial e-learning elearning b-learning bootcamp* masterclass* webinar*
      simposi* doutorad* doutoramento* mba tecnologo tecnico_em_* ctesp enem fuvest pre-enem matricula infantario*
      atl sala_de_bebes parquinho* recreio* caixa_de_areia tanque_de_areia refeitorio* cantina*
      prolongamento_de_horario trabalhos_de_casa dever_de_casa licao_de_casa professor_particular
      professores_particulares altas_habilidades sobredotad* montessori waldorf reggio bilingue* trilingue* stem
      steam robotic* excel_* oratoria falar_em_publico guitarra* violao piano* teclado violino* violoncelo*
      saxofone* trompete* flauta* clarinete* ukulele* cavaquinho* contrabaixo tecnica_vocal solfejo conservatorio*
      modelagem culinaria cnh autoescola* carta_de_conducao primeira_habilitacao categoria_a categoria_b
      categoria_c categoria_d baliza direcao_defensiva cipa nr10 nr-10 nr35 nr-35 brigada_de_incendio brigadista*
      jovem_aprendiz menor_aprendiz erasmus high_school formando* egress* diploma* titulac*
      reconhecimento_de_diploma revalida catedra* ementa grade_curricular matriz_curricular curricular* tese tcc
      dissertac* monografia* didatic* ludic* contador_de_historias acantonamento* campo_de_ferias campos_de_ferias
      escuteir* escoteir* formatura* colacao_de_grau supletivo rvcc efa centro_qualifica requalificac*
      aperfeicoament* habilidades_socioemocionais socioemocion* competencias_digitais lideranca empreendedorismo*
      olimpiada* tutor* ambiente_virtual aprendiz*
      palestra_magna conferência_magistral conferência_inaugural sessões_plenárias sessão_plenária mesa_redonda
      mesas_redondas mesas-redondas palestras_relâmpago palestras sessão_de_pôsteres sessões_de_pôsteres
      oficinas_práticas bolsas_de_* bolsa_de_viagem auxílio_viagem escola_de_verão escola_de_inverno hackathon*
      chamada_de_trabalhos chamada_de_artigos chamada_para_* chamada_pública chamadas_públicas concurso_de_*
      clube_de_leitura clubes_de_leitura grupos_de_leitura grupos_de_estudo rodas_de_conversa roda_de_conversa
      seminários webinars estudos_longitudinais estudos_de_campo pesquisa_de_campo trabalho_de_campo ciência_cidadã
      pesquisa_participativa notas_técnicas documentos_de_trabalho relatórios_de_pesquisa materiais_didáticos
      recursos_educacionais recursos_educativos feira_de_emprego*
    `,
    hospitality: `
      acomoda* alojament* aluguel_de_bicicleta* apartament* ar_condicionado banheira barbecue bungalow*
      café_da_manhã camping cama_* casal chalé* cozinha_equipada diária* dormitór* ecoturismo estacionament*
      excurs* glamping hospedag* hotel jantar* lazer mergulho mirante parque_aquático passeio* pacotes
      pensão_completa pequeno-almoço piscina* playground quart* quiosque recepção* resort roteiro* sala_de_jogos
      spa suíte* tour* transfer* traslado* trilha* varanda viag* wi-fi wifi aluguer barco* cabana* caiaque
      casamento* churrasqueira* day_use frigobar hidromassagem jardim lagos lareira ofurô pedalinho pesque*
      redário represa restaurante salão sauna* terraço turis* área_gourmet área_de_lazer hospedari* estalagem
      pousad* casa_de_campo casas_de_campo enoturismo herdade* hostel albergue* pensao bangalo* vivenda_* villa
      loft t0 duplex_* quadruplo* camas_de_solteiro berco bercos beliche* sacada* vista_mar vista_para_*
      espreguicadeira* casa_de_banho_* secador_* ferro_de_engomar ferro_de_passar minibar cofre cofres micro-ondas
      microondas guarda-volumes guarda_volumes room_service tudo_incluido meia_pensao pensao_* aceita_pets
      pet-friendly nao_fumador* garagem_privativa manobrista valet autocaravana* caravana* parque_de_campismo
      campismo alveolo* barraca* tenda* yurt* tipi* domo domos fogueira* churrascaria_* espaco_gourmet
      sala_de_reunio* salas_de_reunio* convencao coworking escritorio_virtual banquete* despedida_de_solteir*
      batizados bodas quinze_anos 15_anos confraterniza* escapad* fim_de_semana_romantico romantic* tirolesa*
      arvorismo arborismo slide_aventura canyoning stand_up catamara* veleiro* lancha* iate* charter cruzeiro*
      barqueiro escuna* jangada* ferry observacao_de_* golfinhos snorkel* praia* cachoeira* cascata* gruta*
      caverna* dunas lagoa* parque_nacional parque_natural miradour* via_ferrata passadico* trekking pedestre*
      percurso_pedestre percursos_pedestres ecovia cicloturismo cavalgada* quadriciclo* buggy bugue* jipe* jeep*
      4x4 balao_de_ar balonismo parapente asa_delta asa-delta helicopter* tuk_tuk tuktuk guiad* itinerar* safari*
      termas termal balneario* aguas_termais birdwatching toboagua* tobogan espaco_kids kids_club quadras sinuca
      bilhar matraquilhos pebolim ping-pong shuttle late_check-out cheque-prenda voucher* acampar
    `,
    food: `
      açaí aceite almoç* aperitivo* assado* azeite* bacalhau batata* bebid* bife biscoito* bolacha* bolo* bombom
      brigadeir* brunch bufê buffet cachaça café* caipirinha caldo* camarão cardápio carn* cerveja* chá chás
      chocolate* cocktail* comida* confeitar* coxinha* cozinha_* creme* cupcake* delivery_* doce* entradas esfiha
      frios gelad* geleia* hambúrguer* iogurte lanche* leite macarrão marmita* massas mel menu menus moqueca
      mousse pães pão pastéis peixe* petisco* pizza* porç* porco prato* presunto queijo* refeiç* refrigerante*
      salada* salgad* sanduíche* sobremesa* sopa* sorvete* suco* sumos torrada* torta* vegan* vegetarian* verdura*
      vinho* bar_molhado bovin* churrasco* congelad* coquet* degustaç* drinks espetinho* feijoada* frango* frut*
      jantar* laticínio* legumes licor* marisco* padaria* pastel* rodízio* sushi whisky* abacate* abacaxi acaraje*
      acorda aguardente* alcatra alheira* almondega* ameijoa* amendoa* amendoim anchova* aperol arroz* atum avela*
      bagel* bauru beirute* bacon baiao* barreado batidas beijinho* berbigao bifana* bisque bolinho* broa brownie*
      bruschet* burrito* cabrito* cachorro-quente cachorro_quente cachupa cajuzinho* caldeirada* camaroes canape*
      canelone* canja* cappuccino* capuccino carangueijo caranguejo* caril carpaccio* casquinha* cataplana* ceia*
      cereja* champanhe champagne charcutari* cheesecake* chocolataria chope chopp chourico* churro* churrascaria*
      cocada* cogumel* compota* conserva* consome costela* costeleta* couvert* cozido* crepe* croissant* croquete*
      curry cuscuz dobradinha docinho* donut* dourada* empad* empanada* enchid* enroladinho* ensopad* entrecosto
      entremeada ervilha* esfirra* espagueti espaguete* espetada* espresso expresso espumante* estrogonofe
      strogonoff falafel farofa* farturas fatias_douradas fiambre* figo* file filet filé* flan* focaccia* folhad*
      fondue* fornada francesinha* frapp* frito* fritas fubá gambas garoupa gaspacho gelato gelataria* gin ginja
      ginjinha gnocchi goiabada grelhad* guarana guarnicoes hamburgaria hot_dog hummus infus* jambu javali*
      joelhinho kebab* kombucha kefir lagosta* lanchonete* lasanha* latte legumin* leitao limonada* linguica*
      lombo* lula* macarons mandioca* maminha manteiga* maracuja* margarita* mariscada* marisqueir* marmelada*
      marmitex mate melancia milkshake* mineirinho misto_quente mojito* molho* morango* mortadela mozarela
      mucarela muffin* nata natas nachos nhoque* omelet* ostra* ovo_de_pascoa pacoca* paella* pamonha* panado*
      panetone* panqueca* paozinho parmegiana parmigiana pate pavê peito_de_* peixada* perna_de_* pernil*
      picadinho* picanha* pica-pau picole* pingado* pipoca* pirao pirarucu poke polenta* polpa_de_* polvo* pudim*
      pure queijad* queijaria* queijinho* quiche* quentao quentinha* quibe* kibe* quindim quindins rabada
      rabanada* ramen* raviol* refresco* requeijao rissol* risoto* risole* robalo* rolinho* romeu_e_julieta
      rosbife rosé sake salame* salmao salpicao salsicha* sangria* sardinha* sashimi* shawarma* sidra* smoothie*
      snack* souffle sufle tabua_* tacos tacaca tainha tamboril tapas tapioc* tartar* tasca* temaki* tempero*
      tequila tilapia* tiramisu tira-gosto* tofu tomate* torresmo* tosta* travesseiro_de_* trufa* truta* vatapa
      vinagre* vodka vitamina_de_* vitela* wok wrap* xarope* x-burger x-tudo yakisoba* sem_gluten sem_lactose
      take_away take-away para_levar self-service por_quilo coffee_break coffee-break cabaz cabazes gourmet
      mercearia* emporio* talho* acougue* peixaria* garrafeira* adega* folar alvarinho moscatel* malbec chardonnay
      cabernet* merlot* syrah tannat prosecco lambrusco ipa lager stout pilsen agua_mineral agua_com_gas
      agua_de_coco garapa galao abatanado descafeinad* macchiato mocha camomila* rooibos matcha chimarrao
      erva-mate terere food_truck candy_bar bem-casado* chef_em_casa batida_de_* ementas
    `,
    culture: `
      acervo álbum* animação aniversário* arraial arte artístic* ballet banda* biblioteca* carnaval casament*
      cerâmica* cinema circo coleç* comédia concert* concurso* congress* contação conto* coral dança* debates
      desfile* desenho documentár* edições escultura* espetácul* evento* exposiç* feira* fest* filme* forró
      fotograf* gastronomia gravura* ilustraç* jogo* leitura* livro* museu* música* ópera palestra* pintura*
      poesia quadrinho* rádio recital residência* revista roda_* romance* samba sarau* show* simpósio*
      visitas_guiadas artes* artista* audiovisual* baile* balé* bateria canto capoeira* literatura* musica*
      oficina* orquestra* patrimônio produç* recriaç* medieval medievais acordeao acordeon* aquarela* aguarela*
      anime antologia* arqueolog* atelier* azulejaria bailarin* bailarico* balada* bandinha* baiao batucada*
      bienal* bingo* blues bolero bossa_nova bumba burlesc* cabare* cantor* cante_alentejano cantigas canconetista
      cantador* caricatur* cavaquinho* cerimonial* ceramista* charanga* chorinho cineclube* cineteatro circense*
      clarinete* compositor* congada* cordel coreograf* corais cosplay cronica* croche curador* curta-metragem
      curtas cururu dramaturg* dupla_sertaneja encadernac* encenac* ensaio* escape_room* escritor* escultor*
      estreia* fado* fadista* fanfarra* fantoche* ficcao filarmonic* filatel* numismat* flash_mob folia_de_reis
      folclor* fotolivro* frevo funk gala gospel rancho_folclorico hip_hop hip-hop historia_oral hq hqs humorist*
      ilusionis* improviso* jazz karaoke leilao leiloes lenda* literari* luthier* macrame magico* malabar*
      maracatu marcha_popular marchas_populares marchinha* marioneta* marionete* mascarad* mpb mimica monologo*
      mural* musico musicos narrativa* natalin* novela* numeros_de_magia origami pagode palhaco* pandeiro
      paisagem_sonora pastoril patchwork percuss* performance* pianista* pirotecn* fogos_de_artificio
      fogo_de_artificio planetario poema* poeta* poetic* pontos_de_cultura ponto_de_cultura premiere presepio*
      procissao procissoes quadrilha* quinteto* quiz radionovela rap repente* repentista* reveillon romaria*
      reggae rock rumba santos_populares sao_joao semana_santa sanfon* serenata* serestas* sertanej* sinfon* slam
      soprano stand-up stand_up tango teatr* telenovela tertulia* tocata tombola trova* tuna_academica tunas valsa
      vernissage* violeiro* violinist* xilograv* xote zabumba tecelagem trico olaria mercado_de_natal
      passagem_de_ano cavalhada* vaquejada* rodeio* micareta* museologia expograf* conservacao_e_restauro atelie
      cantares viola violao_* talha_dourada comemoracao
      resenhas resenhas_de_* críticas_de_* crítica_literária entrevistas entrevistas_com_* reportagens reportagem
      ensaios crônicas colunas_de_opinião artigos_de_opinião editoriais contos quadrinhos cartas_ao_diretor
      palavras_cruzadas checagem_de_fatos verificação_de_factos jornalismo_* prémio_do_júri prémio_do_público
      prémio_especial grande_prémio prêmio_literário entrega_de_prémios cerimônia_de_* exibição_de_filmes exibições
      cinema_ao_ar_livre curtas-metragens longas-metragens antestreias pré-estreias encontro_com_* encontros_com_*
      sessão_de_autógrafos sessões_de_autógrafos lançamento_de_livro* residências_artísticas residência_artística
      leituras_públicas leitura_pública concerto_de_abertura festa_de_encerramento jantar_de_gala teatro_de_rua
      artes_de_rua arte_urbana microfone_aberto concurso_de_fotografia exposições_virtuais visitas_virtuais
      coleções_digitais feira_do_livro
    `,
    sport: `
      academia_* aeróbica aikido artes_marciais avaliação_física basquet* bicicleta* boxe capoeira crossfit
      dança_* equitação esgrima esport* funcional futebol* futsal golfe handebol hidroginástica hipismo hóquei
      jiu-jitsu judô karatê kickboxing mergulho muay_thai musculaç* padel patinaç* pilates rafting remo rugby
      skate surf* taekwondo tênis tiro torneio* treino* triathlon trilha vela vôlei* xadrez yoga ioga zumba
      academia* corrida* dança* fitness ginástica* lutas nataç* pádel personal* pesca* rapel ténis voleibol
      abdominal* acrobac* acroyoga aerobic* aeromodelismo alpinismo alongament* apneia_desportiva aqua*
      arco_e_flecha atlet* autodefesa barra_fixa beisebol bike* btt mtb mountain_bike bmx enduro downhill
      bodyboard body_pump bodypump body_combat boliche bowling bocha malha_desportiva petanca boulder* canicross
      cardio calistenia canoa* capoeirista campeonat* campo_sintetico carateka cheerleading ciclis* ciclo_indoor
      spinning competic* corredor* cross cross_training culturismo fisiculturis* dardos desportiv* desporto*
      duatlo* triatlo* equitac* escalad* esqui* snowboard estafeta* flag_football frescobol futevolei footvolley
      fut7 gimnodesport* ginastic* grappling halter* andebol hiit* hipic* hipopressiv* hidrobike kettlebell*
      krav_maga kung_fu jiu_jitsu maratona* meia-maratona meia_maratona marcha_nordica mma kick_boxing jet_ski
      nado olimpic* paddle* sup stand_up_paddle paraqued* parkour patins peteca pickleball beach_tennis ping_pong
      badmint* squash pole_dance pole_sport pony poneis poney preparacao_fisica queimada rali rally rallye regata*
      saltos salvamento_aquatico skateboard* skatepark* slackline snorkeling tabata tai_chi taichi trail_running
      trampolim trx truco travessia* ultramaratona* velejar polo_aquatico wakeboard* windsurf* wing_foil wingfoil
      wellness e-sports escolinha_de_* escolinha* peladas airsoft paintball espeleolog* bungee* karting* slot_car
      muai_thai pedalada* tres_tambores laco_comprido ginasio* balnearios_desportivos quadra_poliesportiva
      poliesportiv* kart patinador* trail_run
    `,
    software: `
      agendament* alertas análise_de_dados api aplicativ* app apps atendimento_automático automa* banco_de_dados
      business_intelligence cadastro* câmeras cibersegurança cloud computador* computação controle_* crm
      dashboard* digital* domínio e-commerce emissão_de_notas erp exporta* firewall formulários gestão_*
      geolocalização gps hardware helpdesk hospedagem_de_site* infraestrutura inteligência_artificial internet iot
      lembretes lojas_virtuais loja_virtual machine_learning mapas mensagens migra* mobile monitora*
      multiplataforma notebooks notifica* nuvem offline online_* painel painéis plataforma* plugin programaç*
      prontuário protótip* rastrea* realidade_* redes_* robótica saas segurança_da_informação segurança_eletrônica
      seo servidor* sincroniza* simula* sistema* software* suporte_técnico tecnologia* telecom* telefonia web
      website* alojamento_web aplicaç* armazenamento backup* chatbot* controle* desenvolviment* emissão
      fibra_óptica informátic* segurança_da* suporte* administrador_de_* agente_de_ia agentes_de_ia alexa
      algoritmo* alta_disponibilidade analitic* analytics android angular anonimiz* antivirus antispam
      arrastar_e_soltar assistente_virtual atalhos_de_teclado autentic* autosave aws azure backlog
      base_de_conhecimento biometri* blockchain bot bots boleto* calculador* calendario_partilhado captura_de_tela
      carrinho_de_compra* pabx central_telefonica data_center datacenter certificado_ssl cli cms qr_code qr_codes
      compilador* compress* conector* configurador* contentor* controlo_de_versoes conversor* cronometro* csv css
      deep_learning depurac* deploy* devops diagramas discos_rigidos docker drive drupal editor* emulador*
      encript* criptograf* escalab* escaneament* scanner* etiquetagem excel extensoes_de_* filtros_de_* firmware
      fluxo_de_trabalho fluxos_de_trabalho forum framework* frontend back-end backend full_stack fullstack
      gemeos_digitais gerador* gerenciador* git google_workspace grafo* graphql hacking help_desk
      historico_de_versoes folha_de_calculo folhas_de_calculo planilha* html ia indexac* inicio_de_sessao
      interface* interoperab* intranet* ios iphone java javascript joomla json kanban kpi kubernetes
      linha_de_comando linux llm log logs low-code macos magento malware mapa_de_calor marketplace* markdown
      mensageria metadados metric* microsservic* microsoft microsoft_365 modo_escuro modulo* moodle multi-idioma
      multilingue* multiusuario* multiutilizador* multijogador mvp navegador* no-code node notas_de_voz ocr odoo
      omnichannel open_source openai otimizac* outsourcing_de_ti terceirizacao_de_ti partilha_de_*
      compartilhamento_de_* landing* patch* pdf pdv frente_de_caixa frente_de_loja pentest* php prestashop proxy
      python rack racks react renderizac* replicac* repositorio* roteador* router* rpa ruby rust salesforce sap
      scraping script* scrum sdk shopify smartphone* smart_home casa_inteligente casa_conectada sms spam sql ssl
      sso streaming subscricoes_* tablet* telegest* telemetri* temporizador* teste_a_b testing tickets_de_*
      tempo_real token* transcric* typescript uptime ux ui usabilidade versionamento visao_computacional voip vpn
      visualizac* visualizador* vulnerabilidade* webhook* whatsapp_business widget* windows wordpress woocommerce
      workflow* xml zapier cabeamento* cablagem* tarefas to-do fibra_otica
      pesquisa_de_texto texto_completo pesquisa_avançada busca_avançada pesquisa_semântica busca_semântica
      pesquisa_por_imagem busca_por_imagem motor_de_busca motor_de_pesquisa filtros_avançados histórico_de_*
      controle_de_versão várias_contas múltiplas_contas multimoeda renomear_em_lote edição_em_lote em_lote
      edição_em_massa importação_em_massa importação_de_* exportação_de_* exportar_para_* importar_de modo_noturno
      modo_claro tema_escuro modo_offline mapas_offline acesso_offline linha_de_comando* desfazer_e_refazer
      gerenciador_de_* gerenciamento_de_* gestão_de_ficheiros transferência_de_arquivos transferência_de_ficheiros
      gerador_de_* autenticação* criptografia* encriptação* controle_de_acesso* controlo_de_acesso* gestão_de_permissões
      gestão_de_utilizadores gestão_de_acessos registro_de_auditoria registo_de_auditoria rastreabilidade
      rastreamento_de_* cópia_de_segurança cópias_de_segurança sincroniz* captura_de_ecrã gravação_de_tela
      gravação_de_ecrã gravação_de_* painel_de_controle quadros_kanban quadro_kanban gráficos_interativos
      mapas_interativos tabelas_dinâmicas relatórios_personalizados relatórios_automáticos alertas_personalizados
      notificações_push listas_de_tarefas lista_de_tarefas tarefas_recorrentes subtarefas gestão_de_tarefas
      gestão_de_projetos calendários_partilhados calendários_compartilhados listas_compartilhadas listas_partilhadas
      pastas_compartilhadas álbuns_partilhados álbuns_compartilhados lista_de_compras listas_de_compras
      planejador_de_refeições flashcards cartões_de_memória repetição_espaçada mapas_mentais anotações_em_pdf
      gestão_bibliográfica estilos_de_citação notas_de_rodapé referências_cruzadas máscaras_de_camada modos_de_mesclagem
      pincéis_personalizados redução_de_ruído correção_de_cor* gestão_de_cores ferramentas_vetoriais gráficos_vetoriais
      remoção_de_fundo fundos_virtuais fundo_virtual gravação_multipista equalizador letras_sincronizadas
      velocidade_de_reprodução listas_de_reprodução modo_de_leitura ler_mais_tarde ler_depois audiolivros leitor_de_tela
      leitor_de_ecrã leitor_de_* reconhecimento_de_* reconhecimento_facial síntese_de_voz ditado_por_voz comandos_de_voz
      assistente_de_voz videochamadas chamadas_de_voz chamadas_de_vídeo chamadas_em_grupo mensagens_de_voz
      mensagens_temporárias mensagens_instantâneas chat_em_grupo conversas_em_grupo videoconferência*
      legendas_automáticas legendagem transcrição* tradução_automática memória_de_tradução corretor_ortográfico
      correção_ortográfica corretor_gramatical resumo_automático geração_de_* preenchimento_automático realce_de_sintaxe
      editor_visual depuração depurador análise_estática análise_de_código revisão_de_código
      gestão_de_dependências gerenciamento_de_dependências integração_contínua entrega_contínua implantação_de_*
      atualizações_automáticas contêineres orquestração balanceamento_de_carga escalonamento_automático
      tolerância_a_falhas filas_de_mensagens bancos_de_dados base_de_dados bases_de_dados armazém_de_dados
      catálogo_de_dados qualidade_de_dados governança_de_dados processamento_de_* visualização_de_dados
      análise_preditiva ciência_de_dados aprendizado_de_máquina aprendizagem_automática aprendizagem_profunda
      modelos_de_linguagem análise_de_sentimento* análise_de_texto* modelagem_* modelação_* simulação simulações
      computação_* deteção_remota sensoriamento_remoto séries_temporais detecção_de_* deteção_de_* gestão_de_segredos
      gestão_de_chaves gestão_de_incidentes filtro_de_spam bloqueio_de_anúncios bloqueador_de_anúncios controle_parental
      controlo_parental navegação_privada campos_personalizados formulários_personalizados etiquetas_personalizadas
      temas_personalizados modelos_personalizados assinatura_digital assinatura_eletrônica conciliação_bancária
      gestão_de_estoque gestão_de_stocks gestão_de_sócios gestão_de_contactos sistema_de_plugins webhooks api_rest
      pixel_art
      gestor_de_palavras-passe gestor_de_ficheiros gestor_de_tarefas gestor_de_arquivos editor_de_texto*
      editor_de_código editor_de_imagens editor_de_níveis editor_de_mapas editor_de_formulários
    `,
    marketing: `
      adesivo* agência_* artes_gráficas assessoria_de_imprensa audiovisual banner* brand* brindes campanha*
      cartão_de_visita cartões_de_visita cartaz* catálogo* coaching comunica* comunicação_visual consultoria_*
      criação_* design* diagramação editorial endomarketing estampa* estratég* fachadas_* flyer* folder* fotograf*
      gestão_de_redes gráfic* identidade* ilustra* impress* inovação_* logo* marketing* mídia* pesquisa_de_mercado
      planejamento* podcast produç* promocional* propaganda recursos_humanos redação redes_sociais
      relações_públicas retrato* roteiro_* sinaliza* social_media tipograf* tradu* tráfego_pago vídeo* video*
      agência anúncio* cartões consultori* divulgaç* edição* embalage* gestão_de_tráfego organização_de_eventos
      outdoor papelaria* publici* treinamento_de_equipes 3d modelacao_3d modelagem_3d render* infograf* maquete*
      maquetiza* ads google_ads facebook_ads meta_ads adwords affiliate* afiliad* agenciamento autocolante*
      backdrop* bandeirola* benchmarking bloco_de_notas blocos_de_notas brainstorm* brief* brochura* caca-talentos
      cenograf* clipping cocriac* community_management copywrit* correcao_de_cor crachas cracha credenciamento cro
      cunhos carimbos customer_experience experiencia_do_cliente display* dobragem dublagem ebook* encadernac*
      envelopamento* estand* stands etiquetas_* etiqueta_adesiva filmag* fotolivros franquia* franchising gifs
      grande_formato growth headhunt* hotstamping hubspot imagem_corporativa inbound influenciador* influencer*
      interpretac* interprete* instagram_ads interim jingle* key_visual landing_page* lancamento* leads lettering
      letras_caixa letreiro* linkbuilding lives locuc* marketplaces mascote* media_training merchandising*
      metodologias_ageis microsite* cliente_oculto cliente_misterio mkt mockup* monofolha mupi mupis naming
      neuromarketing offset outplacement panflet* packaging* photocall* pitch* plano_de_negocio*
      planos_de_negocio* plotagem* plotter* pop-up porta-canetas posicionament* poster* ppc prensa_termica
      publieditorial rebranding recrutament* reels releases restyling retoque* reuniao_de_equipe roll_up roll-up
      rotulag* rotulo* rp sampling selo* sinaletica serigraf* sessao_de_fotos slogan* social_ads sonoriz* spot*
      storytelling storyboard* sublimac* legendag* tampograf* team_building teambuilding tiktok_ads timelapse
      totem totens transcreac* trafego_* trafego triptico* desdobrav* folhet* ux_research vinil* vinis
      visual_merchandising voz_off voz_off_* webdesign patrocinio
    `,
    transport: `
      aduan* aeroporto alinhamento aluguel_de_carro* auto automó* automotiv* bicicleta_* borracharia carga* carro*
      combustível container* despach* distribuiç* embalagem_* embreagem encomenda* entrega* envio* estofamento_*
      exportaç* freio* frete* frota* funilaria importaç* lava* lava_jato logístic* martelinho mecânic* moto*
      mudança* oficina_* ônibus ônibus_* pneu* revisão* seguro_auto suspensão táxi* transfer* transport*
      troca_de_óleo van vans veícul* ambulância* armazen* autocarro* bateri* escolar estofos fretament* guincho*
      navio* peças* polimento* reboque* vistoria* acidentes_de_transito airbag* alternador* locadora* rent-a-car
      rent_a_car amortecedor* ambulan* atrelado* autopecas aviacao avioneta* balanceament* chapeiro*
      bomba_injetora buzina* cabotagem caixa_de_velocidades camiao camioes camionag* camionet* carreto*
      carregamento_de_* carregador_* carrinha* carta_de_porte catalisador* centragem chassis chave_codificada
      ciclomotor* combustive* consolidac* contentores conteineres correia* cristalizacao_de_* para-brisa*
      parabrisas cross-docking custodia_de_* desalfandeg* diesel pastilhas_de_* embraiagem empilhador*
      empilhadeira* empacotamento encerament* escape* escapament* estafet* courier expedicao farois farol
      ferroviari* fretad* travoes travao frigorific* furgao furgoes fulfillment* gnv gpl gasolina gasoleo
      gasolineira grua* self_storage guindaste* munck hibrido* homologac* icamento inspecao_periodica injetor*
      insulfilm pelicula* jatos_privados jet_privado quilometragem kombi limousine* limusine* lubrificac*
      lubrificante* lanternagem maritimo* emplacament* placa_mercosul mecatronic* minibus minivan* motas mota
      multimodal paletiz* paletes pickup picking portuario* portos pre-inspecao cristalizac* recauchutag*
      rececao_e_expedicao retifica* rodoviari* rolamento* sucata* desmanche* scooter* semirreboque* carretas
      carreta seminovo* sidecar suspensoes tacografo* todo-o-terreno suv suvs trotinete* patinete* transitario*
      turbo* tvde ultima_milha utilitario* viatura* voo_fretado voos palete concessionari* matriculas
    `,
    goods: `
      acessório* aço alumínio aparelho* armarinho bijuter* bikini bolsa* bone* bonés brinco* brinqued* cadeira*
      calça* camis* caneca* celular* cerâmica_* chapa* chinelo* cortina* cosmétic* couro decora* eletrodoméstic*
      eletrônic* enxovais equipament* especiarias estante* ferrament* figurin* flor* fios iluminação_*
      informática_* insumo* instrument* jardim joia* kit* lâmpada* lençóis lente* lonas louça* madeira* malas
      máquina* materi* matéria-prima meias mesa* metais mochila* moda móve* peças_* pet_* plant* plástic*
      porcelanato presente* produto* quadro* ração relógio* roupa* sapat* sofá* suplemento* tapete* tecido* telhas
      têxt* tomada toalha* utensíli* vaso* vela* vestid* alianças artesanato* biquíni* bordado* capas cerâmica*
      colchões enxoval* estofad* iluminação* jóia* lembranç* luminári* malhas medicament* mobiliári* óculos*
      papel* perfum* semi-joia* tint* uniforme* vestuário* abajur* abracadeira* abrasiv* adorno* adesiv* agasalh*
      agulha* alcatifas alcool_gel alianca* alicate* almofad* alto-falante* amplificador* andador* anel aneis
      antiguidade* aparador* aparelhagem aquari* aramados arame* argila arma armas armeir* atacado atacadist*
      atoalhados aventa* babador* balanca* balde* balao bandeira* bandeja* banqueta* batas bebe bebes bengala*
      berbequim bermuda* biberao biberoes binoculo* biombo* blazer* blusa* boia boina* bola bolas bolsinha*
      borracha* bota botas botao botoes broca* broche* bucha* cabide* cabo cabos cacarola cacifo* cadeado* cadern*
      caixao* urna* calcoes calculadora* camas candeeiro* candelabro* candeia canet* canivete* capacete* capachos
      carregadores carrinho_de_bebe carrinhos_de_bebe carteira* cartolina* casaco* cascol cachecol cachecois
      castical casticais cesto* chapeu* charuto* chave_inglesa cimento* cinto* cinzeiro* cobertor* cobre colar
      colares colcha* colete* colher* coluna_de_som coldre comoda compressor* consumive* consola* copo* cordao
      cordoes corta-relva costura cristais cristal crucifix* cuecas cuia cunha* cutel* descartave*
      desumidificador* detergente* diadema* disfarce* fantasia* dispensador* edredao edredom edredon*
      eletroportat* elastico* embalag* enfeite* ergonomicas escov* escrivaninha* esferografica* esmalte* esmeril
      espatula* espanador espuma* esponja* estatua* estatueta* estojo* etiquetador* extrator* facas faianca*
      farda* ferro_forjado filamento* filtro* fivela* flanela* fogao fogoes frasco* frigideira* frigorifico*
      fralda* fronha* fogo_artificio funil fuso* galocha* gancho* gargantilha* garrafa* gaveta* giz gola* gorro*
      grampead* agrafador* gravata* guarda-chuva* guarda-sol* guarda-sois guardanapo* guirlanda* guitarras ima
      imas incenso* inflave* inox interruptores isqueiro* jaleco* jaqueta* jarra* jarro* jeans joalh* kimono*
      lacre* lacos lampad* lanterna* lapis latas latao leggings lenco* lingeri* linho* lixa* lixeira* loica* lupas
      luva* macacao macaneta* machado* maca_hospitalar mala mangueira* manequim manequins manta* martelo* mascara*
      massa_de_modelar medalh* metalurg* microfone* miniatur* micanga* mobilia* molde moldur* moleton moletom
      monitores montra* muleta* niquel novelo* ouro ourivesari* panela* pantufa* parafus* paralama pedestal
      pelucia* peluche* pendente* pendrive* peneira* perola* pijama* pilha* pincel pinceis pinca* pingente* pires
      pistola* plastificad* plissad* polos porta-chaves portateis portatil prata prateleira* prendas prendedor*
      purpurina pulseira* puxador* queimador* quimic* raquete* rebarbad* refil refis refrigerador* regador* regua*
      relojoari* resina* ripa* robe roldana* roupoes rosario* sabao saboaria* sabonet* saco* saia* samarra*
      sandalia* secador* segunda_mao semijoia* sensores serrote* shorts silicone* smartwatch* soquete* sunga*
      sutia* tabuleiro* tacas taca tachos tacho talher* tamanco* tampao tanque* tapecarias teclad* telemovel
      telemoveis tesoura* terco tercos tijela tigela* toner* torno* torradeira* travesseiro* trena* tripe* trofeu*
      tubo* tunica* urso_de_pelucia utilidades_domesticas varal varinha* vassoura* vaporizador* ventoinha*
      ventilador* vestimenta* vitrin* vitamin* viseira* xale* xicara* chavena* revenda atacarejo recondicionad*
      feito_a_mao feitos_a_mao handmade epi epis solvente* reagente* gases_industriais oxigenio engrenage*
      usinagem cnc fresag* fresad* torneamento tornear* extrus* fundic* quinagem galvaniz* anodiz* caldeirari*
      usinad* tecelag* confecc* algodao seda poliester denim ganga malharia* triturador* balanca_industrial
      envasador* empacotador* rotulador* faqueiro* fato_de_* fatos_de_* cordas ornament* televisor* televisao
      smart_tv forno_* soutien* recargas placa_de_*
    `,
    farming: `
      adub* agrári* agrícol* agricult* agro* animais aves avicul* bovin* café_* cana cavalo* colheita* corte_*
      cultivo* estufa* fertiliz* grãos laticínios lavoura* leiteir* mel milho olival orgânic* ovos pasto pecuár*
      pesca_* piscicultura planta* plantio* pomar* reflorest* sement* silvicult* soja suín* trator* vinha*
      viveiro* drone* fazenda* floresta* gado* granja hort* insumos irrigaç* jardinagem leite paisagism* pulveriz*
      rebanho* ração silagem solo* sítio veterinári* abacat* abelh* acude* abobora* agave alcachofra* aipim
      alface* alfafa* alfarrob* algas alho alhos alpaca* amora* amoreira* ameixa* amendoeir* ananas apicult*
      apicol* aquicult* aquacult* aquaponia araucaria* arado* arboricult* arvore* avestruz* aveia azeiton*
      azinheira* bananeir* banana* baunilha berinjela* beringela* beterraba* bezerr* biodinamic* boi bois boiada
      bonsai* borreg* broto* bufalo* burro* cabra* cacau* caju* camomil* canario* caprin* caracois carcaca
      castanheir* cavalaric* cebola* cenoura* centeio cereais cereal cevada chinchila* citric* codorn* cocho*
      coelho* coentro colmeia* compostag* confinamento cordeiro* cortica courgette* couve* curral currais debulha*
      desmama desmame dendê egua* engorda* ensilag* enxame* enxert* equin* equideos ervas esterco* estabul*
      estrume* eucalipt* faisao feijao feno fertirreg* figueira* fitossanit* forrag* framboes* fumicult* galinh*
      galo ganso* garanhao girassol girassois goiaba* haras helicicult* herbicida* hidropon* inseticida*
      jabuticab* jumento* kiwi* lagar lagares laranja* laranjeira* leiteria leguminos* lenha limao limoes limoeir*
      linhaca lirio* lupulo macieira* mamao mandiocas mangueir* matadouro* melao meloe* meliponic* milheto mirtil*
      morangueir* mula nabo* nelore angus novilh* nogueira* nozes oliveira* olivicult* orquid* ordenha* ostricult*
      ovelha* ovino* palmito* papagaio* passaro* pastag* pastore* pato patos pera peras perus pessego* pimenta*
      pinhal pinheir* pinhao pistacio pitaia* pitaya* poedeira* polinizac* potro* potra povoament* prado propolis
      quiabo rabanet* racas ranicult* regadio repolho* reproducao_animal reprodutor* resinag* ricicult* romã rosas
      roseira* rucula seringueir* silos silo silvopast* sisal sobreir* sorgo substrat* suculent* tangerin*
      terneiro tilapi* tomateir* tremoc* trigo* trufas tulipa* uvas vaca vacas vacaria vagem videir* vinhed*
      viticult* vitivinicult* vitelo* zootecn* micolog* hamster* tartaruga* porquinho_da_india cachorro* filhote*
      gatil canil gato gatos gatinho* caes golden_retriever labrador* bulldog* chihuahua yorkshire shih_tzu spitz
      poodle* pastor_alemao mastim siames lusitano* mangalarga cravo uva erva_aromatica ervas_aromaticas castanha
      noz palmeira
    `,
    social: `
      acolhiment* acompanhament* adoç* advocacy ajuda* alimentos_* aconselhament* apoio* artesanato_* assistência*
      assistência_social batism* bazar* beneficent* bíblia capacitação_* centro_de_* cesta* cestas_básicas
      cidadania* comunhão comunidade* comunitári* convivência cuidado* culto* defesa_* deficiên* desenvolvimento_*
      diversidade doaç* educação_* emprego* encontro* escuta formação_* funerár* idos* igualdade infância* jovens
      lar_* meio_ambiente mediação_* menores mobiliza* mulher* orientação_* políticas preservação* psicossocial
      qualificação_* reciclag* reflorestamento refeições* reinserção retiro* sacrament* serviço* solidári*
      terceira_idade velório violência_* visita_domiciliar beneficên* bem-estar bolsa* casais creche* criança*
      defesa* direito* discipulado distribuição emergência* escola_bíblica escola_dominical evangeli* inserç*
      integraç* ministério* oraç* pastoral* prevenç* recuperaç* sensibilizaç* voluntári* abrig* abstinenc*
      acao_social accao_social acolit* adoracao advento afrodescend* agua_potavel alcoolicos_anonimos ambientalis*
      amparo* animalista* apadrinh* apostolad* arrecadac* asilos assembleia_geral associativ* ativis* autarqui*
      autocuidado_* banco_alimentar banco_de_sangue banco_do_tempo batiz* beatific* bencao bencaos bombeir*
      brigada* cabaz_alimentar camara_municipal canonizac* capelan* caridade* caritas casa_de_repouso catecum*
      catequ* catolic* causa_animal cemiteri* centro_social centro_espirita climatic* cineclube_* coleta_seletiva
      concilio* conferencia_vicentina confissao confissoes congregac* conscientiz* consciencializ*
      consumo_responsavel convivio* cooperativ* cremacao crismad* crisma cruz_vermelha ebd democrac*
      dependentes_quimicos desabrigad* desalojad* desastre* desempreg* desigualdade* desnutric* devoc* diacon*
      dialogo* dignidade diocese* discriminac* doador* ecolo* ecumen* eleicoes emancip* emigrant* empoderament*
      empreendedorismo_social empregabilidade enchente* enterro* envelhec* equidade erradic* espaco_jovem
      espiritualidade eucarist* evangelh* exequia* exorcis* favela* feminis* fome fraternidad* funera*
      fundo_social genero governanca habitac* habitacao_social hospice hospitalidade igreja* imigrant* indigen*
      infanc* instituto_social intergerac* intercessao interreligios* ipss juventud* juvenil junta_de_freguesia
      legado_social lgbt* liturg* louvor luta_contra_* manifestac* maternidad* memorial* mesquita* microfinanc*
      ministro_da_eucaristia missionar* moradores_de_rua moradia_popular mosteiro* mutirao mutiroes necessitad*
      novena* obito* ofertorio ong ongs orcamento_participativo orfanat* ouvidoria padrinho* padroeir* paroqui*
      participac* pascal pascoa passeata* pastorai* pedofilia peregrinac* peticao peticoes pobreza* prefeitura*
      pregac* preservac* prision* prostituic* quaresma quermesse* racis* reconcilia* refeitorio_social refug*
      reinserc* religios* resgat* residuos responsabilidade_social ressocializac* rifa* sacerdoc* saneament*
      santuario* santo_terco sem_teto sermoes sermao sepultament* sindical* sindicato* sobrevivent* socorr*
      solidar* sorteio* teleassist* templo* terreiro* umbanda candomble terceiro_setor toxicodependencia_*
      trabalho_social trafico_de_* universidade_senior utilidade_publica vicent* vitima* violenc* viuv* voluntar*
      vulnerab* via-sacra via_sacra coleta_de_lixo ecoponto* mercado_municipal assembleia* greve* referendo* orfao
      orfaos prisoes conselho_tutelar conselho_municipal
      núcleos_locais grupos_locais núcleos_regionais carta_aberta cartas_abertas petiç* abaixo-assinado*
      incidência_política advocacia_social dias_de_ação campanhas_de_* campanha_de_* formação_de_ativistas
      programa_de_subsídios subsídios subvenções fundo_de_* financiamento_de_projetos reclamações
      reclamações_e_sugestões provedor_do_* orçamentos_participativos transparência_orçamentária
      transparência_orçamental dados_abertos acompanhamento_legislativo monitoramento_legislativo
      perguntas_parlamentares registo_de_lóbis consulta_pública consultas_públicas participação_cidadã
      participação_social contratação_pública licitações calendário_de_coleta recolha_de_lixo recolha_de_resíduos
      recolha_de_monos ecocentro* alvará_de_* alvarás_de_* licenças_de_construção serviços_online registo_civil
      registro_civil certidão_de_* certidões passaporte* cartão_de_cidadão carteira_de_identidade matrícula_escolar
      matrículas_escolares apoios_sociais apoio_à_renda subsídio_de_renda atendimento_ao_cidadão defensoria_pública
      perdidos_e_achados cadastro_predial urbanismo resultados_eleitorais recenseamento_eleitoral acesso_à_informação
      canal_de_denúncias
    `,
  },
  nonOffers: {
    claims: `
      acessíve* agilidade ambiente_* atendimento_24* atendimento_humanizado atendimento_personalizado
      atendimento_de_* atenção_* autêntic* certific* comodidade competência* competente* competitiv* compromis*
      compromet* confiab* confianç* conforto credibilidade dedicaç* durabilidade economia eficácia eficiê* empatia
      ética excelência* excelente* experiência* experient* flexíve* garanti* honestidade humaniza* idoneidade
      inovador* inovação integridade localização_* melhor_* melhores_* moderno* orçamento_* paixão* personalizad*
      pontual* preço* precisão profissional* profissionais* qualidade* qualificad* rapidez rápid* resultado*
      respeito responsab* satisfação segur* segurança_e seriedade sem_compromisso sigilo simplicidade sustentáve*
      tecnologia_de tradição transparên* transparen* valores 24_horas 24h anos_de_experiência
      código_aberto open_source open-source software_livre leve poderoso intuitivo robusto estável fácil_de_*
      sem_anúncios sem_publicidade sem_cadastro sem_registo sem_instalação sem_rastreamento privacidade_em_primeiro
      tudo_em_um sempre_atualizado independente sem_fins_lucrativos pronto_para_produção
    `,
    steps: `
      acesse agende análise_inicial aproveite assine baixe* cadastre* clique compre comece conheça contrate crie*
      defina descubra* encontre* entre_* envie escolha* etapa* explore faça* fale_* fase_* instale ligue marque
      passo* peça personalize planeje preencha primeira_* primeiro_* quero receba* reserve solicite venha
      visita_técnica
      junte-se participe apoie inscreva-se importe compartilhe partilhe assine_a candidate-se envie_a vote
    `,
    labels: `
      a_clínica a_empresa acesso agenda agendar ajuda ano artigos assunto avaliações blog busca buscar cadastre-se
      calendário capacidade carrinho categori* cidade clientes como_chegar comentários compartilhe condições_*
      contat* contacto* cookies curiosidades data* depoimentos detalhes diferenciais dízimo documentos domingo
      download* duração e-mail edições_* email empresa endereço* entrar entrar_em_contato equipe equipa estado
      eventos_* facebook faq fale_conosco fotos galeria* história home horário* idade início informaç* ingressos
      inscriç* instagram institucional leia_mais linkedin links local localização mapa* menu mensagem missão
      minha_conta missão_visão nome nossa_* nossas_* nosso_* nossos_* notícia* nós números parceiros perguntas_*
      política* portfólio portfolio preços próximos_* quarta-feira quem_somos redes_sociais regulamento sábado
      saiba_mais segunda-feira segunda_a_* sexta-feira sobre sobre_* suporte telefone* termos* tamanho título
      todos trabalhe_conosco unidades vagas veja* ver_* vídeos visão voltar whatsapp youtube ver_mapa
      lista_de_discussão lista_de_e-mails listas_de_discussão primeiros_passos início_rápido guia_rápido começar baixar
      downloads documentação contribuir contribua participar participe roadmap notas_de_lançamento notas_da_versão
      notas_de_versão código_de_conduta patrocinadores patrocinador patrocinadores_ouro patrocinadores_prata
      patrocinadores_bronze patrocinador_principal nossos_patrocinadores parceiros_de_mídia media_partners
      parceiros_media parceiros_institucionais parceiros_estratégicos nossos_parceiros apoiadores apoios
      apoio_institucional nossos_apoiadores financiadores financiado_por com_o_apoio_de com_apoio_de em_parceria_com
      em_colaboração_com realização promovido_por organizado_por doadores mecenas agradecimentos créditos palestrantes
      oradores oradores_convidados palestrantes_convidados conferencistas organizadores organizador
      comissão_organizadora comissão_científica comissão_executiva comitê_organizador comitê_científico comitê_editorial
      comitês comissões conselho_de_administração conselho_consultivo conselho_editorial conselho_fiscal
      conselho_diretor diretoria órgãos_sociais corpos_sociais governança estatutos estatuto júri jurados o_júri
      membros_do_júri vencedores vencedor vencedoras os_vencedores finalistas nomeados indicados premiados
      contribuidores mantenedores voluntários embaixadores antigos_alunos de_comboio de_trem de_carro de_avião
      de_autocarro de_ônibus transportes_públicos onde_ficar onde_dormir onde_comer bilhetes bilheteira comprar_bilhetes
      comprar_ingressos datas_importantes prazos programa programação programação_completa programa_completo
      edições_anteriores edição_anterior eventos_passados eventos_anteriores números_anteriores última_edição arquivo
      arquivos quem_usa quem_utiliza usado_por confiam_em_nós quem_confia comunidade fórum fóruns discussões traduzir
      ajude_a_traduzir últimas_notícias últimas_novidades últimos_artigos última_versão anúncios kit_de_imprensa
      comunicados_de_imprensa comunicado_de_imprensa sala_de_imprensa assessoria_de_imprensa na_imprensa na_mídia
      imprensa registro_de_alterações novidades_da_versão licença licenças a_nossa_história nossa_história
      a_nossa_missão nossa_missão nossa_visão nossos_valores missão_e_visão valores princípios manifesto regras edital
      junte-se_a_nós junte-se envolva-se doar doe doe_agora faça_uma_doação fazer_um_donativo como_ajudar
      como_participar como_contribuir seja_voluntário seja_sócio torne-se_sócio seja_um_patrocinador
      política_de_privacidade política_de_cookies política_de_segurança termos_de_serviço termos_de_uso
      termos_e_condições aviso_legal requisitos_do_sistema requisitos requisitos_mínimos plataformas_suportadas
      dispositivos_suportados compatibilidade windows código-fonte código_fonte reportar_um_erro relatar_um_problema
      siga-nos siga-nos_no_* fique_por_dentro mantenha-se_informado subscrever inscreva-se assinar_newsletter
      funcionalidades principais_funcionalidades todas_as_funcionalidades características recursos principais_recursos
      capturas_de_tela exemplos demonstração demo pedir_demonstração teste_grátis teste_gratuito experimente_grátis
      criar_conta iniciar_sessão como_funciona como_se_candidatar como_se_inscrever quem_pode_participar
      critérios_de_seleção elegibilidade submissão_de_trabalhos perguntas_frequentes guia_do_usuário guia_do_utilizador
      manual_do_usuário tutoriais central_de_ajuda centro_de_ajuda relatório_anual relatórios_anuais
      relatório_de_atividades relatórios_de_contas contactar_a_organização redação anuncie mais_lidas
      mais_lidos artigos_relacionados projetos_relacionados links_úteis casos_de_sucesso estudos_de_caso o_que_dizem_*
      sobre_o_projeto sobre_o_* sobre_a_* o_projeto a_equipe a_equipa o_festival a_fundação por_que_* porquê_*
      declaração_de_acessibilidade
      nossos_membros membros sócios_fundadores membros_fundadores participantes expositores lista_de_expositores
      próximos_passos próximos_eventos todos_os_eventos calendário_de_eventos onde_estamos onde_atuamos
      quem_está_por_trás em_que_acreditamos como_trabalhamos porquê_nós o_problema a_solução a_ideia contexto em_números
      dados_chave num_relance parceiros_do_projeto equipa_do_projeto equipe_do_projeto consórcio
      financiamento_do_projeto comprar_ingresso comprar_bilhete inscreva-se_já inscreva-se_agora candidate-se_agora
      assine_agora baixe_o_aplicativo ver_vídeo assistir_ao_trailer contacto_de_imprensa contato_de_imprensa
      para_desenvolvedores instruções_para_autores normas_para_autores autores equipe_editorial edição_atual
      problemas_conhecidos versões_anteriores versão_atual versões comparação limitações obrigado_a direitos_autorais
      direitos_de_autor relatório_financeiro organograma organização fundadores vencedores_anteriores
      informações_práticas informações_úteis objetivos
    `,
    roles: `
      advogad* analista* assessor_* assistente* auxiliar_* bolsist* chef chefe* colaborador* conselheir* coordena*
      desenvolvedor* dentista diretor* docente* enfermeira engenheir* especialista* estagiári* fisioterapeut*
      fundador* gerente* gestor* membro* nutricionista orientador* palestrante* pesquisador* presidente*
      professor* programador* psicólog* recepcionista* secretári* sóci* tesoureir* treinador* vice-*
      diretor_artístico diretora_artística redator redatora curador curadora doutorand* pós-doutorand* moderador
      moderadora porta-voz secretário-geral secretário_geral
    `,
    prices: `
      à_vista adulto anual crianças_até desconto* entrada_* frete_grátis gratuit* grátis inteira meia-entrada
      mensal* oferta* parcela* por_dia por_hora por_mês por_noite por_pessoa promoç* reembolso taxa* valor*
      valor_*
    `,
  },
};
