import type { LanguageWords } from '../words.ts';

export const ENGLISH: LanguageWords = {
  offers: {
    health: `
      acupuncture allerg* anaesthe* anesthe* assessment audiology biopsy blood_test botox bobath braces bridges
      bypass cardiolog* cataract check-up checkup chiropract* chiropod* clinic colonoscop* consultation counsel*
      crown cryotherapy cupping dental dentist* dentur* dermatolog* detox diagnos* dialys* diet* dry_needling ecg
      emergency_care endocrinolog* endodont* endoscop* ent ergotherap* examination extraction fertility filling
      fracture gastroenterolog* gynaecolog* gynecolog* hearing_aid hearing_test home_visit hydrotherap*
      hypnotherap* imaging immuni* implant* inlay invisalign kinesio* laborator* laser_treatment laser_therapy
      lymphatic mammogra* manual_therapy massage* maternity medication mental_health midwi* mri neurolog* nursing
      nutrition* obstetric* occupational_therapy oncolog* ophthalmolog* optometr* oral_hygiene oral_surgery
      orthodont* orthopaed* orthoped* paediatr* pain_management pediatr* periodont* pharmacy physical_therapy
      physio* pilates plastic_surgery podiatr* postnatal prenatal prescription preventive_care prophyla* prosthe*
      prosthodont* psychiatr* psycholog* psychotherap* pulmonolog* radiolog* reflexology rehab* root_canal scaling
      scan screening shiatsu sleep_apnea speech_therapy sports_injur* surger* surgical telehealth telemedicine
      therap* tooth teeth_whitening trauma treatment* ultrasound urolog* vaccin* veneer* veterinar* vision_test
      whitening wound_care x-ray neutering grooming microchipping injur* pain arthritis sprain back_pain neck_pain
      adhd antenatal blood_pressure cancer_care cardiac child_health dementia* earwax ear_wax eating_disorder*
      eye_test* eye_exam* eye_care first_aid foot_care gp health_check* hearing hernia hormone* ivf lab_test*
      lasik menopause microsuction newborn orthotic* pathology pelvic_floor postpartum pregnan* primary_care
      sciatica sexual_health stress_management tmj vasectom* wellbeing weight_loss weight_management
      women's_health men's_health bariatric gastric* spay* acne anxiety depression burnout emdr cbt hypnosis reiki
      ayurved* homeopath* naturopath* craniosacral infusion* pet_boarding dog_training migraine* headache*
      insomnia dizziness vertigo tinnitus asthma copd diabet* obesity fibromyalgia eczema psoria* rosacea wart
      warts verruca* mole_check* ingrown* bunion* callus* heel_spur* gait flat_feet hammertoe* whiplash lumbago
      slipped_disc* herniated_disc* spinal* spine scoliosis kyphosis posture postural rotator_cuff golfer's_elbow
      carpal_tunnel tendon* tendin* bursitis ligament* meniscus acl knee* shoulder* hips hip_dysplasia wrist*
      elbow* ankle* jaw jaws neuropath* neurodiver* neurodevelopment* neurosurg* neuropsych* stroke parkinson's*
      alzheimer's* multiple_sclerosis epileps* cerebral_palsy autis* asperger* dyslexi* dyspraxi* dyscalculi*
      stutter* stammer* aphasia dysphagia selective_mutism phobia* panic panic_attack* ocd ptsd bipolar
      schizophren* psychosis psychosomatic* psychoanaly* psychodynamic* psychoeducation* psychodrama psychometric*
      self-esteem self_esteem self-harm self_harm suicid* low_mood grief anger_management stress burn-out
      exhaustion chronic_fatigue fatigue long_covid sleep sleep_disorder* sleep_study snoring nightmare*
      bedwetting bed-wetting colic reflux tongue_tie* lactation breastfeeding breast_feeding weaning infant*
      doula* hypnobirth* birth* childbirth c-section* caesarean* cesarean* miscarriage* infertil* iui icsi embryo*
      sperm endometriosis pcos fibroid* pms menstrua* incontinence prolapse cystitis utis prostate erectile*
      testosterone hrt trt thyroid adrenal cholesterol hypertension arrhythmia* atrial_fibrillation pacemaker*
      angioplast* angiogra* echocardiogra* electrocardiogra* holter ekg eeg emg spirometr* ct dexa densitometry
      bone_density sonogra* doppler gastroscop* colorectal haemorrhoid* hemorrhoid* ibs irritable_bowel crohn's
      coeliac celiac gallbladder gallstone* kidney* renal nephrolog* liver hepat* haematolog* hematolog* anaemia
      anemia iron_deficiency iv_drip* b12 infectious infection* hiv hpv stis std_test* malaria yellow_fever rabies
      flu_jab* flu_shot* flu influenza pcr antibod* shingles lyme_disease tick-borne wound* burns stitches sutur*
      ostomy stoma catheter* pressure_ulcer* varicose* spider_vein* sclerotherap* vascular vein* lymphoedema
      lymphedema lymph oedema edema cyst cysts lipoma* keloid* scar_* scars scarring hyperhidrosis sweating
      alopecia prp genetic* dna_test* paternity drug_test* urine urinalysis blood phlebotom* transfusion*
      transplant* chemo* brachytherapy tumour* tumor* cancer* melanoma lymphoma leukaemia leukemia teeth
      gum_disease gums gingiv* caries cavity cavities sealant* fluorid* retainer* aligner* mouthguard*
      mouth_guard* night_guard* bruxism teeth_grinding onlay* overdenture* all-on-4 all-on-four all-on-6
      bone_graft* sinus_lift* sinus* apicoectom* pulpotom* halitosis bad_breath smile_makeover* cerec cbct
      orthopantomogram sedation nitrous_oxide hygienist* amalgam jaw_joint glaucoma keratoconus myopia macular*
      retina* amblyopia strabismus dry_eye* spectacles varifocal* bifocal* progressives ortho-k eyelid*
      eye_disease* low_vision cornea* refractive tonsil* adenoid* septoplast* nasal nose_job* otolaryng* grommets
      cochlear audiometr* audiogram* balance_disorder* family_constellation* constellation_work numerolog*
      astrolog* tarot horoscope* birth_chart* palmist* feng_shui bioresonance biofeedback neurofeedback
      theta_healing thetahealing healing energy_work energetic* chakra* sound_bath* gong gong_bath* breathwork
      breathing meditat* mindful* mantra* qigong qi_gong tcm chinese_medicine moxibustion moxa gua_sha tuina
      tui_na lomi_lomi panchakarma abhyanga shirodhara pranic access_bars emotional_freedom eft past_life
      regression akashic* shaman* cacao_ceremon* iridology hijama leech* colonic* fasting rolfing feldenkrais
      alexander_technique myofascial deep_tissue bowen_technique cranial cranio-sacral polarity somatic* gestalt
      floatation flotation salt_cave* halotherap* hyperbaric ozone* oxygen* tecar shockwave* shock_wave*
      electrotherap* magnetotherap* ultrasonic traction decompress* cervical lumbar thoracic mobilisation
      mobilization deworm* worming castration sterilis* steriliz* dog dogs cats pets puppy cattery catteries
      kennel* pet_passport* pet_sitting euthanasia farrier* equine canine feline behaviour* behavior* home_help
      home_health domiciliary companionship supported_living convalescen* reablement end-of-life end_of_life
      palliat* mobility rollator* crutch* insole* bandage* splint* stairlift* stair_lift* grab_rails
      occupational_health drug_and_alcohol alcohol* smoking_cessation quit_smoking stop_smoking nicotine
      harm_reduction naloxone second_opinion* sick_note* fit_note* medical* medicine* medicinal oral_health
      public_health heart_health gut_health bone_health digestive* brain_health health_coach* hospital hospitals
      icu outpatient* inpatient* walk-in house_call* paramedic* cpr defibrillator* pulse_oximet* glucose insulin
      metabolic metabolism microbiome intolerance* histamine lactose gluten immunolog* immune* antiviral
      antibiotic* geriatric* gerontolog* neonat* perinatal adolescent* puberty circumcision contracept* iud
      smear_test* pap_smear* colposcop* hysterectom* hysteroscop* laparoscop* arthroscop* keyhole robotic-assisted
      liposuction tummy_tuck* abdominoplast* breast_augment* breast_reduction breast_reconstruct* breast_cancer
      breast_lift* mastopex* facelift* face_lift* neck_lift* rhinoplast* blepharoplast* otoplast* labiaplast*
      mastectom* lumpectom* tracheostom* ventilator* nebuli* cpap respiratory bronchi* pneumonia sepsis hives
      poison_ivy animal_bite* first_response concussion* sports_medicine dislocat* cartilage joints muscle_*
      muscular musculoskeletal msk ergonom* strength_and_conditioning prehab* gout lupus rheumat* polymyalgia
      restless_legs cramp* tremor* neuralgia trigeminal couples relationship_issue* relationship_problem* sexolog*
      low_libido menopausal perimenopause andrology holistic* osteo* chiro lasers toxicolog* pathologist*
      histolog* cytolog* microbiolog* virolog* parasitolog* biochemi* serolog* immunoassay* epidemiolog* vo2_max
      hoof hooves lungs lung_cancer inhaler* inhalation* genome genomic genomics vet vets vet_visit*
    `,
    beauty: `
      balayage barber* beard_trim bleaching blow_dry body_wrap bridal_hair brow brows colouring coloring cosmet*
      curl* depilation epilation extensions eyebrow* eyelash* facial* fillers hair* hair_removal keratin lash*
      lipstick make-up makeup manicur* microblading microdermabrasion nail* peeling pedicur* perfume* perm
      permanent_make-up piercing shav* shampoo skin_care skincare spa styling sugaring tanning tattoo* threading
      waxing wellness beautician beard bridal_makeup chemical_peel* braids braiding gel_nails hydrafacial henna
      lip_filler* micropigmentation mesotherap* scalp* tint* trim updo* body_sculpting afro anti-ageing anti-aging
      anti-wrinkle wrinkle* antiwrinkle dermal* derma dermapen dermaplan* microneedl* micro-needling
      micro_needling radiofrequency hifu ipl electrolysis thermolysis rejuvenat* resurfacing collagen hyaluronic
      profhilo polynucleotide* biostimulat* tear_trough* lip_augment* lip_blush* lip_flip* lip_liner jawline*
      masseter double_chin cheek_* botulinum cellulite cavitation fat_freez* coolsculpting cryolipolysis
      body_contour* tightening emsculpt endermologie presso* slimming melasma hyperpigmentation blemish*
      blackhead* exfoliat* scrub body_scrub* body_polish* sea_salt_scrub hammam rasul turkish_bath* steam_bath*
      seaweed clay mud pamper* foot_soak* paraffin wax brazilian* bikini* hollywood_wax underarm* full_leg
      half_leg half_legs upper_lip* chin_wax lip_wax sideburn* nose_wax back_wax* chest_wax* intimate_wax*
      spray_tan* fake_tan sunbed* sun_bed* bronz* mascara eyeliner eye_shadow* eyeshadow* concealer* blush*
      contour* lip_gloss* lip_balm* shellac gelish biab gel_polish acrylic* infill* ombre pedi mani-pedi
      french_polish french_tips toenail* lvl russian_volume lamination mehndi freckle* tricopigmentation smp
      dreadlock* dreads locs cornrow* twists weave weaves wig toupee* knotless microlinks silk_press relaxer*
      texturis* texturiz* regrowth full_head half_head t-section foils babylights lowlights toner* gloss glossing
      olaplex brazilian_blowout keratine straighten* restyle* re-style* wash_and_cut cut_and_finish dry_cut
      wet_cut buzz_cut* fade fades clipper_cut* crew_cut* scissor_cut* pixie* bob_cut* fringe* bangs moustache*
      mustache* cut-throat ladies_cut* men's_cut* mens_cut* kids_cut* children's_cut* bridal brides bridesmaid*
      mother_of_the_bride stylist* colourist* colorist* cologne* eau_de_parfum deodorant* body_lotion* lotion*
      moisturis* moisturiz* serum* cleanser* cleansing face_cream* creams hand_cream* night_cream* eye_cream*
      bath_bomb* bath_salt* conditioner* pomade* micellar retinol spf sun_protection aftershave cover-up* coverup*
      fine_line* blackwork dotwork dermal_anchor* lobe septum sugar_scrub led_light* galvanic gua-sha kobido
      colour_analysis color_analysis personal_shopping personal_shopper* personal_styl* cuticles
    `,
    building: `
      air_conditioning alarm_system asbestos assembly awning balcon* bathroom* beams blinds boiler* bricklay*
      builder* building_work burst_pipe* cabinet* carpent* carpet* ceiling* central_heating cladding cleaning
      commercial_heating conservator* construction conversion* damp_proof* decking decorat* demolition door*
      double_glazing drain* driveway* drywall earthworks electric* emergency_repair excavation extension* facade*
      fence* fencing finishing fireplace* fitted_wardrobe* fitting flat_roof flooring floors foundation furniture*
      gardening garden_maintenance gas garage_door* glazing groundwork* gutter* handyman heat_pump* heating
      hedge_trimming home_improvement hot_water house_clearance hvac installation* interior_design interiors
      irrigation joiner* kitchen* landscap* lawn* leak* lighting lock_change locksmith* loft* maintenance masonry
      metalwork mould_removal mulching new_build paint* panelling paving patio* pergola* pest_control pipe*
      planting plaster* plumb* pool_construction pruning pvc radiator* refurbish* remodel* renovat* repair*
      replacement* restoration retrofit* roof* scaffold* security_door* servicing shed* shower* shutter* siding
      solar* solar_panel* stairs staircase* stone_wall* sump_pump* terrace* tile* tiling toilet* tree_surgery
      tree_removal underfloor_heating upholster* ventilation wallpaper* wardrobe* waste_disposal waterproof*
      welding wet_room* window* wiring woodwork aerial* air_source asphalt attic* basement* bedroom_furniture
      bespoke_furniture bifold* brickwork cctv chimney* closet* countertop* damp deep_clean* ductwork ev_charg*
      fabricat* fascia* fire_alarm* fire_door* fuse_board* garage* gates graffiti_removal home_clean* house_clean*
      intercom* jetting jet_wash* marquee* metal_fabrication mold office_clean* oven_clean* parquet partition*
      piling pointing porch* pressure_wash* quantity_survey* railings rendering resin* rewiring rubbish_removal
      screed* septic* sewer* skip_hire skylight* snow_removal soffit* steel_frame stone* stove* structural* stucco
      swimming_pool* tarmac* timber_frame turf* upvc water_heater* water_tank* weed* worktop* architect*
      site_clearance abatement ac_unit* acoustic* soundproof* sound_proof* access_ramp* ramps accoya adaptations
      adhesion_test* air_quality air_duct* duct ducts airtight* air_tightness alcove* alterations artificial_grass
      artex astroturf baseboard* architrave* coving cornice* dado_rail* wainscot* moulding* molding* millwork
      mantel* inglenook bath_* baths bath_refinish* bats wasp* hornet* ant_control ants bed_bug* bedbug*
      cockroach* roach* flea_control flea fly_control fly_screen* insect_screen* mosquito* moths mice
      mouse_control rat_control rats rodent* squirrel* mole_control moles termite* seagull* gull_proofing vermin
      spider_control spiders raccoon* possum* skunk* fumigat* extermin* disinfect* disinsect* sanitis* sanitiz*
      decontaminat* biohazard* crime_scene* hoarding hoarder* dry_rot wet_rot condensation blockage* blocked_*
      unblock* unclog* clogged_* soakaway* culvert* manhole* cesspit* cesspool* cess_pit* leach_field* downpipe*
      downspout* eavestrough* eaves bargeboard* slating slate slates slater* thatch* shingle* lead_work leadwork
      lead_flashing flashings epdm grp reroof* dormer* velux lantern_* sun_tunnel* orangery orangeries sunroom*
      summerhouse* summer_house* gazebo* carport* outbuilding* outhouse* granny_annexe* granny_flat* adu adus
      tiny_house* tiny_home* prefab* new-build* newbuild* new_home* self-build* self_build custom_home*
      custom_build* side_return* underpin* subsidence retaining_wall* brick brickie* repointing tuckpoint*
      blockwork paver* sandstone limestone granite marble* terrazzo travertine quartz cobble* gravel gravelling
      kerb* curbs drop_kerb* dropped_kerb* sealcoat* pothole* road_marking* line_marking line_strip* resurfac*
      chip_seal land_grading trench* excavator_hire digger_hire mini_digger* site_prep* site_preparation
      dewatering pile_driving caisson* micropil* formwork rebar reinforc* precast tilt-up concreting shotcrete
      grouting regrout* grout re-grout* caulk* silicone* sealing sealer* mastic expansion_joint* cavity_wall*
      insulat* draught* draft_proof* weatherstrip* weatheriz* airbrick* k-rend pebble_dash* pebbledash* dry_lining
      drylining stud_wall* ironwork balustrade* handrail* hand_rail* banister* bannister* newel* stair stairway*
      stair_runner* mezzanine* lintel* sills joist* rafter* truss trusses purlin* timberwork oak_framing
      post_and_beam post_and_rail closeboard* trellis* arbour* arbor arbors raised_bed* sleepers rockery rockeries
      water_feature* koi_pond* fountain* sprinkler* mowing grass_cutting strimming scarif* aeration dethatch*
      hedge* hedging topiary pollard* stump* stump_grind* felling arborist* arboricultur* leaf_clear* leaf_blow*
      winterization winterisation snow_plow* snowplow* gritting de-icing salting deicing ice_dam* xeriscap*
      hardscap* softscap* green_wall* living_wall* rainwater* greywater borehole* wells percolation dowsing
      geotech* land_survey* topograph* topographic_survey* setting_out building_regulation* building_control
      planning_application* feasibility_stud* site_survey* condition_survey* snag* level_2_survey* level_3_survey*
      epc epcs energy_efficien* energy_saving energy_rating thermal_imag* thermograph* sap_calculation* u-value*
      breeam leed passivhaus passive_house* pv pv_system* inverter* home_batter* wallbox* charge_point*
      charging_point* charging_station* ev_point* feed-in wind_turbine* biomass combi_* combi lpg megaflo unvented
      tankless thermostat* trvs power_flush* powerflush* expansion_vessel* pressure_vessel* furnace* hydronic
      hydronics mini-split* ductless split_system* chiller* air_handl* air_con aircon refrigeration coldroom*
      walk-in_cooler* mvhr mev extractor_fan* cooker_hood* range_hood* cooker* hob hobs oven ovens washer washers
      dryer* tumble_dryer* kettle* irons steam_iron* blender* mixers ice_maker* microwave* garbage_disposal*
      white_goods stopcock* ballcock* cistern* wc wcs macerator* saniflo bidet* urinal* basins washbasin*
      vanity_unit* vanities wetroom* backflow* water_softener* water_meter* water_main* water_purif* water_damage*
      repipe* repiping hydro_jet* hydrojet* no-dig relining cipp cabling structured_cabling fibre_optic*
      fiber_optic* fusion_splic* sockets power_socket* light_fixture* downlight* led_light* led_strip* floodlight*
      street_light* pat_test* eicr* electrotech* consumer_unit* fuse fuses fuse_box* fusebox* circuit_breaker* rcd
      rcds rcbo breaker_box* surge_protect* lightning_protect* lightning_rod* lightning_conductor* earthing
      earth_bonding rewire* outlet outlets generator* standby_power substation* busbar* high_voltage low_voltage
      medium_voltage smoke_detect* heat_detect* carbon_monoxide fire_protect* fire_safety fire_risk* fire_stopping
      firestop* fire_suppress* fire_sprinkler* fire_hydrant* dry_riser* fire_extinguish* fire_escape* entryphone*
      turnstile* bollard* barrier_gate* gate up_and_over dock_leveller* bi-fold* casement* fire_rated triple_glaz*
      double_glaz* glazier* reglaz* board-up board_up rainscreen* shopfront* shop_front* abseil_* cradle_hire
      steeplejack* grab_hire muck_away aggregates rubble rubbish junk move-out_clean* move_out_clean* after-build*
      spring_clean* domestic_clean* commercial_clean* contract_clean* janitorial housekeep* maid_service* maid
      cleaners ironing ironing_service* steam_clean* dry_clean* soft_wash* softwash* power_wash* powerwash*
      sandblast* sand_blast* shot_blast* shotblast* dry_ice soda_blast* dustless* stain_protection hood_clean*
      bin_clean* floor_sanding sanding floor_polish* stripping varnish* stain stains lacquer* limewash*
      lime_mortar french_polish* spraying respray* refacing wallcover* wall_covering* paperhang* feature_wall*
      faux_finish* microcement tadelakt epoxy* polyurethane galvanis* galvaniz* intumescent* lvt lino linoleum
      oak_floor* herringbone underlay self-levelling subfloor* tongue_and_groove terracotta zellige backsplash*
      splashback* pantry pantries larder* mudroom* fitted_* built-in_* built-in home_office* flat_pack* flat-pack*
      picture_hanging odd_job* odd_jobs key_safe* safe_opening safes rekey* re-key* master_key* deadbolt* padlock*
      home_stag* staging space_planning space_plan* soft_furnishings mood_board* cgi_visual* bim revit autocad cad
      as-built* mep civil_engineering civils tunnel* dams dredg* jetty jetties dock docks pontoon* seawall*
      sea_wall* levee* gabion* rock_armour erosion* slope_stabil* shoring radon legionella* mould_* mildew
      fire_damage* flood_damage* flood_protect* flood_barrier* flood_restor* smoke_damage dehumidif* tarping
      loss_assess* block_management facilities_management facility_management strata dilapidat* office_fit-out*
      fit-out* fitout* fit_out* raised_access_floor* shop_fit* shopfit* demountable* strip-out* strip_out*
      soft_strip* turnkey general_contract* main_contract* subcontract* listed_building* pargeting leaded_light*
      gilding gilded horolog* marquetry inlaid caning wicker reuphol* re-upholst* pest pests quays quay_wall* sill
      granny_annex* transformers flue flues flue_lin* pond ponds pond_* spotlights traffic_barrier* crowd_barrier*
    `,
    legal: `
      accountan* accounting administrative_law advis* advice advocacy arbitration asset_management audit* banking
      bankruptcy bookkeeping business_law civil_law commercial_law company_formation compliance contract_law
      conveyanc* copyright corporate_law credit criminal_defen* criminal_law custody debt_collection divorce
      due_diligence employment_law estate_planning family_law financ* foreclosure immigration inheritance
      insolvenc* insurance* intellectual_property investment* labor_law labour_law landlord lease legal* lending
      letting* litigation loan* mediation mergers mortgage* notar* patent* payroll pension* personal_injury
      power_of_attorney probate property_management property_valuation prosecution real_estate rentals
      representation restructuring risk_management savings tax* tenanc* trademark* trusts vat visa* wealth wills
      accounts_preparation asset_finance asylum bank_account* bonds buying_a capital_raising cash_flow citizenship
      corporate_finance data_protection* dispute* escrow estate_agen* estate_administration factoring forensic*
      franchis* gdpr income_tax joint_venture* land_registry medical_negligence money_transfer* planning_law
      private_client property_sale* property_law procurement retirement self-assessment self_assessment
      shareholder* tender* treasury valuation* will_writing annual_account* annual_return* statutory_account*
      year-end year_end management_account* final_account* profit_and_loss p&l ledger* accounts_payable
      accounts_receivable payables receivables bank_reconcil* cis cis_return* paye p11d p60 rti auto-enrol*
      auto_enrol* xero quickbooks mtd cgt sdlt business_rates r&d_claim* itin w-2 1099 1099s 1040 1040s 1065
      form_990 irs hmrc ebay_seller* sars gst gst_return* tds itr nidhi udyam fssai offer_in_compromise
      wage_garnish* excise tariff tariffs expatriate* expats expat non-dom* offshore sole_trader* sole_proprietor*
      freelancers contractors ir35 limited_compan* ltd_formation llc llp llcs s-corp incorporat*
      registered_office* registered_agent* nominee* company_secretar* dissolution winding_up liquidat*
      voluntary_liquidation* receivership chapter_7 chapter_11 chapter_13 iva ivas debt debts debt_management
      debt_consolidat* debt_settle* bailiff* remortgag* re-mortgag* first-time_buyer* first_time_buyer* buy-to-let
      buy_to_let help_to_buy shared_ownership right_to_buy equity_release home_equity heloc bridging refinanc*
      usda hard_money overdraft* checking_account* cd_rates isa isas sipp sipps ssas annuity annuities roth 401k
      401_k 403b 529_plan* endowment* term_life whole_life universal_life life_cover life_assurance
      critical_illness income_protection key_person keyman public_liability employers'_liability
      employers_liability employer's_liability product_liability professional_indemnity indemnity* malpractice
      directors_and_officers d&o e&o errors_and_omissions workers'_compensation workers_compensation workers'_comp
      workers_comp worker's_comp surety* fidelity_bond* bid_bond* homeowner* renter* condo condos flood_cover
      buildings_cover medicare medicaid medigap hmo group_benefits employee_benefit* benefits_plan* claims
      claims_handling loss_adjust* actuar* underwrit* reinsur* broker* stockbrok* shares stocks equities etf etfs
      unit_trust* private_equity angel_invest* crowdfund* ipo ipos m&a takeover* divestiture* carve-out* spin-off*
      succession succession_plan* exit_plan* business_sale* business_purchase* business_exit* business_broker*
      ebitda fintech portfolio_manage* discretionary fiduciar* custodian* derivatives futures forex fx_trading
      foreign_exchange bureau_de_change remittance* crypto* bitcoin defi commodities bullion pawn pawnbrok* payday
      cash_advance* microcredit microloan* invoice_discount* leasing hire_purchase contract_hire creditor*
      bad_debt* ccj ccjs statutory_demand* charging_order* garnishment* judgment* judgement* enforcement attorneys
      solicitor* barrister* paralegal* chambers law_firm family_court courts tribunal* appellate judicial_review*
      habeas injunction* bail bail_bond* dui dwi drunk_driving speeding driving_offence* traffic_ticket*
      traffic_violation* traffic_offence* assault theft burglary robbery fraud white-collar white_collar
      money_laundering aml kyc sexual_offence* sex_crime* drug_offence* drug_crime* drug_possession drugs homicide
      manslaughter felony felonies misdemeanor* misdemeanour* juvenile expung* police_station* police_interview*
      restraining_order* protective_order* non-molestation domestic_abuse child_arrangement* visitation
      paternity_* alimony spousal prenup* pre-nup* postnup* post-nup* cohabit* separation_agreement* separation
      civil_partnership* surrogacy annulment guardianship* elder_law elder_abuse living_trust* living_will*
      deputyship* court_of_protection lasting_power lpa lpas contested_will* codicil* intestacy executor* deed
      deeds deed_of_* declaration_of_trust quitclaim easement* right_of_way boundar* adverse_possession leasehold*
      freehold* enfranchise* section_21 section_8 evict* possession_order* disrepair zoning land_use closings
      real_property realtor* realty timeshare* time_share* land_for_sale plots plot_for_sale acreage for_sale
      to_let to_rent for_rent new_homes off-plan off_plan buyers sellers sell_my_* sell_your_* buy_to_* appraisal*
      cma home_buying home_selling buying selling tenant* tenant_find tenant_screen* rent_guarantee*
      guaranteed_rent hmo_licen* inventories office_space office_to_let industrial_unit* business_park*
      land_and_new lawsuit* tort torts negligence clinical_negligence wrongful_death wrongful_termination
      wrongful_dismissal unfair_dismissal constructive_dismissal redundanc* settlement_agreement* severance
      discrimination harassment workplace_harassment grievance* disciplinar* wage_claim* overtime_claim*
      unpaid_wages equal_pay non-compete* noncompete* restrictive_covenant* employment_contract* staff_handbook*
      employee_handbook* slip_and_fall road_accident* pedestrian_accident* accident* accidents_at_work dog_bite*
      whiplash_claim* industrial_disease* mesothelioma deafness_claim* premises_liability defective_product*
      product_recall* lemon_law ssdi ssi va_benefit* veterans_benefit* defamation libel slander privacy_law
      sports_law maritime maritime_law admiralty aviation_law space_law energy_law environmental_law health_law
      military_law court_martial court-martial tribal_law constitutional_law competition_law antitrust anti-trust
      international_law international_trade sanctions consumer_law consumer_protection gambling_law liquor_licen*
      personal_licence* terms_of_business terms_drafting nda ndas non-disclosure confidentiality_agreement*
      service_agreement* supply_agreement* agency_agreement* partnership_agreement* memorandum*
      articles_of_association heads_of_terms by-laws esop equity_incentive* share_scheme* emi_scheme* naturali*
      deportation daca uscis h-1b h1b l-1 o-1 e-2 eb-5 k-1 work_permit* permanent_resid* indefinite_leave
      settled_status sponsor_licence* digital_nomad* passport* oci apostille* affidavit* statutory_declaration*
      oath* commissioner_for_oaths certified_cop* attest* process_serv* private_investigat* investigat*
      surveillance background_check* polygraph* expert_witness* ediscovery e-discovery deposition* adjudicat*
      conciliat* ombudsman* regulatory whistle-blow* internal_control* sox sarbanes aml_check* bank_feed*
      expense_* expenses petty_cash budgeting budgets budget_plan* cashflow money_management charitable
      charity_account* charity_law bookkeep*
    `,
    education: `
      academy after-school apprenticeship* babysitting boarding bootcamp* camp* certificat* childcare class*
      coaching course* creche day_care daycare degree* diploma* distance_learning driving_lesson* drama_club
      e-learning early_years education* elementary english_lesson* exam_preparation extracurricular german_lesson*
      high_school homework internship* language_course* language_school learning lecture* lesson* literacy
      master_class* masterclass* math* mentor* music_lesson* nursery one-to-one piano_lesson* playgroup pre-k
      pre-school preschool qualification* scholarship* school secondary seminar* sex_education sixth_form stem
      student_exchange study_abroad summer_school teach* toddler* training* translation_course tutor* workshop*
      worksheet* youth_club beginner* intermediate a-level* baccalaureate bilingual childmind* coding cpd
      creative_writing curricul* early_learning enrichment esl faculty field_trip* forest_school gcse graduate*
      guitar* holiday_club* home_school* ielts immersion kids_club* learning_support linguistic* masters mba
      montessori online_course* phd phonics postgraduate refresher* robotics science* sixth-form skills_training
      soft_skills special_needs student* summer_camp* syllabus test_preparation toefl tuition undergraduate violin
      webinar* abacus act_prep sat_prep gre gmat lsat mcat ucat bmat ucas 11+ 11_plus 11-plus eleven_plus sats ks1
      ks2 ks3 ks4 ks5 key_stage* eyfs year_1 year_2 year_3 year_4 year_5 year_6 year_7 year_8 year_9 year_10
      year_11 year_12 year_13 grade_1 grade_2 grade_3 grade_4 grade_5 grade_6 grade_7 grade_8 grade_9 grade_10
      grade_11 grade_12 freshman sophomore a_level* as_level* igcse* o_level* btec* t_level* t-level* hnc hnd gnvq
      myp pyp access_to_he bachelor* bsc msc ba_hons beng meng llb pgce qts doctoral* doctorate* dissertation*
      thesis theses viva_prep* post-doc* micro-credential* microcredential* nanodegree* mooc moocs moodle
      lms vle algebra geometry calculus trigonometry arithmetic numeracy physics chemistry biology geograph*
      humanities social_studies civics religious_studies religious_ed* sociology anthropology archaeolog*
      economics microeconomics econometrics politics international_relations geology astronomy astrophysics
      oceanograph* meteorolog* zoology botany ecology entomolog* ornitholog* paleontolog* palaeontolog*
      neuroscience* biomedical bioinformatic* biotechnolog* nanotech* engineering mechanical_engineering
      chemical_engineering aerospace mechatronic* computing informatic* microsoft_office typing minecraft lego
      lego_club arduino raspberry_pi makerspace* maker_space* fab_lab* fablab* steam_club debating mock_trial
      spelling cursive grammar vocabulary comprehension rhyme_time rhymetime sing-along singalong free_flow
      sandpit* sand_pit* outdoor_ed* bushcraft den_building nature_walk* potty_train* nap_time naptime circle_time
      preschooler* kindergart* daycares reggio* waldorf steiner froebel high_scope highscope eylf acecqa k-5 k-8
      k-12 prek infants pre-prep day_pupil* homeschool* home_ed blended online_tut* self-paced self_paced
      live_online microlearning elearning ecourse* easter_revision revision revision_guide* mock_test*
      mock_interview* entrance_test* placement_test* invigilat* resit* retake* marking study_hall essay_* essays
      before_and_after half-term half_term sleepaway sleepover* scouts scouting cubs beavers girlguid* girl_guides
      rainbows cadets duke_of_edinburgh dofe national_honor* ncs pshe rse phse senco ehcp iep ieps dual_enrol*
      dual_enroll* residentials gap_year* au_pair* erasmus language_exchange* conversation_club* conversational
      business_english general_english academic_english english_for_* english_as_* esol tefl tesol celta efl eal
      ept oet pte b1_first b2_first cefr a1 a2 b1 b2 c1 c2 toeic delf goethe jlpt hsk topik french_tut*
      spanish_tut* spanish_for* mandarin latin ancient_greek bsl asl makaton braille interpret* phonological
      pronunciation accent_reduction elocution lamda public_speak* oracy stagecoach abrsm aural sight-read*
      sight_read* suzuki kodaly kindermusik open_day* open_house* taster_day* transition_day* matriculation
      tuck_shop* canteen* cafeteria* pta ptfa governors inset_day* ofsted prom prom_night sports_day* field_day*
      yearbook* dorms dorm careers_guidance career_guidance career_coach* career_change* career_development
      career_plan* cover_letter* interview_prep* interview_coach* employability job_readiness work_experience
      work_placement* traineeship* vocation* cpc cscs ipaf pasma citb iosh nebosh haccp manual_handling
      working_at_height confined_space* fire_warden* fire_marshal* first_aider* coshh banksman slinger* level_1
      level_2 level_3 level_4 level_5 level_6 level_7 lean_six_sigma six_sigma lean prince2 pmp itil scrum agile
      csm togaf cissp comptia ccna ccnp cfa acca aat frm shrm cipd management_development emba train_the_trainer
      pedagog* andragog* inquiry-based experiential critical_thinking problem_solving growth_mindset
      time_management emotional_intelligence social-emotional islamic_studies quran quranic tajweed hifz
      torah_study catechism catechesis vbs theolog* driving_test* theory_test* hazard_perception pass_plus
      intensive_driving cdl pilot_train* ppl bartending mixology wset sommelier* floristry portfolio_prep* acting
      screen_acting screenwriting scriptwriting songwrit* sound_engineering nvqs tots_group* staff_induction*
      arabic_for* arabic_language hindi_language exams
      lightning_talk* keynotes keynote_session* keynote_talk* keynote_lecture* opening_keynote* closing_keynote* plenar*
      plenary_* poster_session* poster_present* paper_session* paper_present* parallel_session* breakout_session*
      hands-on_session* hands-on_lab* hands-on_workshop* demo_session* demo_day* live_demo_session* unconference*
      open_space_session* barcamp* birds_of_a_feather bof_session* doctoral_consort* phd_school*
      tutorial_session* training_day* panel_discuss* panel_session* panel_debate* fireside_chat* round_table*
      roundtable* q&a_session* ask_me_anything industry_track* research_track* student_track* track_session*
      satellite_event* satellite_workshop* co-located_event* pre-conference* post-conference* hackathon* hack_day*
      hack_night* code_sprint* coding_sprint* sprint_day* datathon* ideathon* game_jam* coding_contest* coding_competit*
      coding_club* coding_challenge* programming_contest* programming_competit* mentoring_* mentorship* peer_mentor*
      peer_review* reading_group* reading_club* study_circle* study_visit* study_trip* discussion_group* book_club*
      journal_club* brown_bag_* lunch_and_learn lunch_talk* seminar_series lecture_series lecture_recording*
      public_lecture* guest_lecture* inaugural_lecture* distinguished_lecture* summer_school* winter_school*
      spring_school* autumn_school* field_school* field_stud* field_work fieldwork longitudinal_* cohort_stud*
      case_control clinical_stud* pilot_stud* feasibility_stud* comparative_stud* panel_survey* household_survey*
      oral_histor* archival_research action_research participatory_research citizen_scien* open_access open_educational
      open_textbook* open_courseware mooc* digital_badge* travel_bursar* travel_grant* travel_scholar* travel_award*
      student_grant* research_grant* conference_grant* mobility_grant* doctoral_scholar* fellowship_programme*
      fellowship_program* internship_program* exchange_program*
      teacher_resource* lesson_plan* teaching_material* teaching_resource* learning_resource* learning_material*
      learning_path* learning_analytics course_builder* quiz_builder* quiz_maker* gradebook* grade_book*
      assignment_submiss* student_portal* student_competit* student_project* student_challenge* essay_contest*
      essay_competit* essay_prize* science_fair* science_olympiad math_olympiad* olympiad* debating_competit*
      debate_tournament* model_united job_fair* career_fair*
      careers_fair* recruitment_fair* virtual_fair* working_paper* discussion_paper* policy_brief* policy_paper*
      policy_research policy_analys* policy_dialogue* research_report* research_brief* research_network*
      research_infrastruct* data_repositor* data_archive* data_collection* case_law legal_analys* legal_database*
      guideline_develop* systematic_review* evidence_synthes* evidence_review* horizon_scan* foresight
    `,
    hospitality: `
      accommodation air-conditioned airport_transfer* all_inclusive amenit* apartment* b&b balcony barbecue
      bathtub bbq bed_and_breakfast bedroom* bicycle_rental bike_hire boat_trip* breakfast* bungalow* cabin*
      camping campsite* car_park* caravan chalet* children's_playground concierge conference_room* cottage* cot
      crib double_bed* double_room* dormitor* excursion* family_room* fireplace* free_wi-fi front_desk
      function_room* fully_equipped garden* glamping guest_house guest_room* guestroom* guided_tour* gym
      hair_dryer half_board hiking holiday_home* hostel hot_tub internet jacuzzi kitchenette living_room lodge*
      lounge* massage meeting_room* minibar motorhome_pitch* outdoor_pool parking penthouse pet-friendly picnic
      pitch* playground pool private_bathroom reception room_service room* safari* sauna sea_view self-catering
      shuttle single_room* sightseeing spa suite* sun_terrace swimming_pool tent* terrace* toiletries tour*
      transfer* triple_room* twin_room* wedding_venue wellness wi-fi wifi wireless bar_area beach* bike_storage
      boat_hire boat_rental bridal_suite business_centre camper* campfire* ceremony ceremonies co-working
      coworking day_trip* dog-friendly event_space* event_venue* firepit* fire_pit full_board games_room hammock*
      hiking_tour* holiday_let* honeymoon* hotel* island_hopping kids_pool lodging long_stay* mooring* motel
      mountain_view multi-day overnight pods private_tour* private_parties private_hire retreat* rooftop
      seminar_room* shepherd's_hut* snorkeling snorkelling teepee* tipi* trek* trip trips vacation_rental* venue*
      walking_tour* whale_watching wine_cellar yacht* yurt* zipline adults_only adults-only bathrobe* bunk
      bunk_bed* bunkhouse* king_size king-size queen_size queen-size kingsize super_king twin_bed* extra_bed*
      single_bed* highchair* ensuite studios duplex* maisonette* mansion* manor castle castles homestay*
      aparthotel* serviced_office* resort resorts inns ryokan* igloo* dome domes geodome* ecolodge* houseboat*
      narrowboat* mobile_home* rv_park* rv_site* rv_hookup* hook-up* hookup* hardstanding* washroom* restroom*
      waste_point* grey_water elsan safe_deposit safety_deposit* wake-up_call* turndown housekeeping
      ironing_board* iron_and_board flat-screen flatscreen netflix elevator* lift lifts step-free disabled_access
      non-smoking smoking_area* smoke-free pets_allowed pet_friendly dog_friendly child-friendly child_friendly
      kid-friendly family-friendly family_friendly baggage* cloakroom* ticket_office bell_boy porterage
      express_check* early_check* late_check* day_use day_pass* day_guest* lobby lobbies sunlounger* sun_deck*
      sundeck* parasols splash_pad* water_slide* waterslide* water_park* waterpark* lazy_river* kids_corner
      hot_tubs whirlpool* thermal thermal_bath* hot_spring* hot_springs onsen ice_bath* cold_plunge* plunge
      sanctuary short_break* weekend_break* weekend_getaway* getaway* city_break* mini-break* staycation*
      family_holiday* package_holiday* holiday* vacation* half-board full-board all-inclusive continental
      meeting_space* boardroom* banquet* flipchart* flip_chart* whiteboard* pa_system* stage_hire delegate_rate*
      day_delegate* hall_hire banquet_hall* studio_hire pavilion_hire chapel* civil_ceremon* elopement*
      exclusive_use birthday_part* 360_booth* gobo centrepiece* centerpiece* backdrop* balloon_arch*
      day-of_coordination butler* waiting_staff waitstaff bar_staff mobile_bar* bar_hire open_bar* cash_bar* bar
      bars poolside lobby_bar* sky_bar* cigar* hookah* shisha nightclub* night_club* night_life nightlife
      hen_weekend* stag_weekend* sunset_cruise* river_cruise* cruise cruises sunset_sail* day_sail* bareboat
      gulet* speedboat* rib_ride* dune_bugg* camel* camel_ride* elephant* gorilla* dolphin* northern_lights
      stargaz* star_gaz* sunrise_hike* sunset_hike* bushwalk* walks coastal_walk* guided_walk* guided_hike* hikes
      day_hike* volcano* glacier* geyser* waterfall* caves canyon* gorge gorges lookout* lighthouse* ruins temple*
      pyramid* palace* old_town_walk* pub_crawl* bar_crawl* ghost_walk* carriage_ride* carriage* hot_air_balloon*
      balloon_ride* balloon_flight* helicopter* scenic_flight* flightseeing gondola* funicular* scenic_drive*
      steam_train* hop-on hop_on land_arrangement* dmc flight flights itinerar* umrah hajj attraction*
      amusement_park* zoo zoos national_park* nature_reserve* nature_park* petting_zoo* maze mazes toboggan_run*
      snow_tubing husky* dog_sled* dogsled* reindeer* sleigh_ride* snow_shoeing snowshoeing lift_pass* foraging
      grape_picking olive_picking crabbing clamming work_exchange workation* launderette* laundr* dry_cleaner*
      pedalo* angling_permit* slipway* berth berths berthing jetty_access sea_front seafront oceanfront ocean_view
      lake_view city_view river_view lakefront lakeside riad riads marinas villas
    `,
    food: `
      aperitif* appetiser* appetizer* bagel* baguette* bakery barbecue basket* beef beer* beverage* biryani
      biscuit* bistro bread* breakfast* brownie* brunch* buffet* burger* burrito* cake* candy canap* cappuccino
      catering celebration_cake* chai charcuterie cheese* chicken chocolate* cider* cocktail* coffee* condiment*
      confectioner* craft_beer crepe* croissant* cuisine cupcake* deli delicatessen dessert* dinner* dish* doner
      donut* doughnut* drink* dumpling* espresso falafel fish* fondue food* fries frozen fruit* gelato gin grill*
      ham hamper* home_delivery honey hot_dog* hotdog* ice_cream* iced juice* kebab* lamb lasagn* lemonade
      liqueur* lunch* macaron* macaroon* main_course* marmalade* meal* meat* menu* mezze milkshake* mocktail*
      muffin* noodle* nuts omelet* organic_food pancake* panini pasta pastries pastry patties pizza* platter*
      porridge pork poultry preserve* pretzel* private_dining pudding* ramen rice roast* rolls rum salad* salmon
      sandwich* sauce* sausage* seafood side_dish* smoothie* snack* soft_drink* soup* spaghetti spice* spirits
      starters steak* sushi syrup* taco* take-away takeaway takeout tapas tart* tasting* tea teas toast* tofu
      truffle* turkey veal vegan vegetable* vegetarian vodka waffle* wedding_cake* whisk* wine* wings wrap*
      yoghurt* yogurt* acai afternoon_tea arepa* bacon baked baking bakes bbqs bento bonbon* boba bowls bubble_tea
      buns butter butcher* cafe calzone caramel ceviche chips chutney* churros cold_cuts cold_brew crab crisps
      dairy dips distiller* dosa duck eggs empanada* flatbread* focaccia fudge gluten-free gnocchi granola gyros
      hummus ipa kids_menu kimchi kombucha lager latte lobster loaf loaves matcha mezcal milk momo* mozzarella
      mussels mutton naan nachos olives oyster* paella paneer pho pickle* pilsner poke popcorn porter potato*
      prawn* prosciutto quesadilla* quiche* raclette ravioli ribs risotto salsa samosa* schnitzel scones set_menu
      shawarma shellfish shakes shrimp* sorbet* souvlaki stout* strudel sundae* sweet* tagine tequila teriyaki
      tiramisu traybake* tuna vinegar wild_game yakitori brewery bottles americano macchiato mocha* flat_white*
      cortado lungo ristretto frappe frappes frappuccino* affogato* decaf doppio cafetiere* french_press aeropress
      chemex v60 pour-over pour_over nitro_brew arabica robusta single_origin single-origin long_black earl_grey
      oolong rooibos camomile chamomile peppermint darjeeling assam sencha pu-erh hojicha genmaicha tisane*
      yerba_mate horchata fizzy cola ginger_ale tonic tonic_water soda sodas sparkling sparkling_water still_water
      slush* freakshake* prosecco champagne* cava rioja tempranillo merlot malbec shiraz syrah chardonnay
      sauvignon* riesling pinot* cabernet zinfandel gruner chenin viognier albarino vermentino chianti barolo
      bordeaux burgundy beaujolais muscat moscato claret vermouth bourbon scotch single_malt cognac armagnac
      calvados grappa absinthe schnapps limoncello aperol amaretto sambuca ouzo raki pisco cachaca baijiu soju
      akvavit jagermeister mojito* margarita* martini martinis negroni daiquiri* pina_colada bloody_mary
      old_fashioned spritz* bellini* mimosa* sangria mulled highball* g&t g&ts long_island moscow_mule shooters
      shots alcopop* pale_ale* ales real_ale* bitter_ale weissbier hefeweizen sours dunkel bock kolsch draught
      cask keg kegs pint pints half_pint homebrew* home_brew* growler* mead hard_seltzer* seltzer* non-alcoholic
      alcohol-free alcohol_free low_alcohol dine-in dining fine_dining casual_dining diner diners carvery
      gastropub* gastro_pub* pub pubs pub_grub tavern* brasserie* trattoria* osteria* chophouse* pizzeria*
      patisserie* creamery creameries chocolatier* greengrocer* grocer* a_la_carte à_la_carte prix_fixe
      degustation happy_hour* bottomless elevenses specials daily_special* chef's_special* house_special* combo
      combos topping toppings extras sides nibbles street_eats private_chef* personal_chef* vending barista*
      cookery cooking lactose-free nut-free sugar-free low-carb keto paleo whole30 halal kosher jain superfood*
      free-range free_range grass-fed grass_fed wild-caught full_english full_scottish ulster_fry fry-up shakshuka
      crumpet* welsh_rarebit rarebit pasty pasties cornish_past* haggis neeps tatties bangers mash
      bubble_and_squeak toad_in_the_hole yorkshire_pud* mushy_peas wedges tater_tots gravy stuffing cranberry
      coleslaw slaw philly hoagie* subs blt pastrami sliders brisket smokehouse smoked jerky poutine clam_chowder
      chowder* gumbo po'_boy* po_boy* grits collard* cornbread catfish crawfish nuggets buffalo sirloin ribeye
      rib-eye t-bone porterhouse rump fillet* tomahawk flat_iron bavette onglet short_rib* rack_of chops mince
      minced gammon offal venison partridge goose guinea_fowl boerewors braai biltong bobotie bunny_chow peri-peri
      piri_piri ackee saltfish daal tikka masala tandoori korma vindaloo jalfrezi bhuna dopiaza rogan_josh balti
      pakora* bhaji* onion_bhaji pani_puri chaat idli* medu_vada uttapam thali* lassi* kulfi halwa laddu* jalebi
      paratha* chapati* papad* popadom* poppadom* raita chole pav_bhaji vada_pav dhokla pulao pilaf pilau jollof
      egusi fufu injera ugali nyama_choma chin_chin pad_thai tom_yum tom_kha satay laksa nasi_goreng nasi_lemak
      rendang mee_goreng bao_bun* dim_sum gyoza wonton* won_ton chow_mein lo_mein chop_suey kung_pao sichuan
      szechuan teppanyaki tempura sashimi nigiri maki uramaki temaki hosomaki edamame miso udon soba yakisoba
      donburi katsu tonkatsu okonomiyaki takoyaki onigiri mochi dorayaki bulgogi bibimbap tteokbokki japchae
      banh_mi lumpia adobo sinigang lechon halo-halo pancit guacamole fajita* enchilada* tamale* tostada* carnitas
      chimichanga* taquito* elote pozole chilli chilli_con_carne chili chilaquiles jalapeno* pico_de_gallo
      refried_beans mole_poblano pupusa* arroz feijoada picanha churrasco moqueca chimichurri lomo_saltado
      anticucho* pesto carbonara bolognese bolognaise marinara arrabbiata amatriciana margherita pepperoni
      calzones bruschetta antipast* arancini tagliatelle penne linguine fettuccine cannelloni tortellini
      pappardelle rigatoni orecchiette minestrone carpaccio panna_cotta cannoli parmigiana saltimbocca osso_buco
      ossobuco vitello moussaka tzatziki halloumi feta spanakopita dolma* baklava kunafa knafeh tabbouleh tabouli
      fattoush kofta kofte koftas shish lahmacun borek baba_ganoush fatayer mansaf mandi kabsa maqluba pelmeni
      vareniki goulash borscht stroganoff bratwurst sauerkraut spaetzle spätzle blini bisque* consomme gazpacho
      ratatouille cassoulet coq_au_vin bouillabaisse foie_gras escargot* pate pâté souffle* soufflé* terrine*
      rillettes confit creme_brulee crème_brûlée profiterole* eclair* éclair* mille-feuille meringue* pavlova
      lamington* sticky_toffee toffee crumble* cobbler trifle* eton_mess banoffee knickerbocker blondie*
      shortbread flapjack* rocky_road hot_cross_bun* lemon_drizzle victoria_sponge red_velvet petit_four*
      petits_fours s'mores marshmallow* nougat liquorice licorice lollipop* lollies gummies jelly jellies jello
      custard* whipped_cream clotted_cream sprinkles soft_serve sno-cone* popsicle* ice_lolly ice_lollies parfait*
      semifreddo sourdough wholemeal wholegrain ciabatta brioche* baps pitta pita tortilla* cracker crackers rusks
      viennoiserie* cruller* cinnamon_roll* cinnamon_bun* palmier* crouton* cheddar stilton brie camembert gouda
      parmesan gorgonzola manchego gruyere ricotta burrata mascarpone roquefort emmental pecorino curds labneh
      kefir buttermilk creme_fraiche sour_cream margarine ghee tempeh seitan quinoa couscous bulgur bulgar oats
      oatmeal muesli polenta lentil* chickpea* beans black_bean* kidney_bean* rajma avocado* mango* banana*
      pineapple* lemons limes grapefruit* peach peaches pears plums apricot* melon* watermelon* raspberr*
      blackberr* gooseberr* blackcurrant* redcurrant* elderflower rhubarb figs pomegranate* papaya* guava* lychee*
      passionfruit coconut* ginger turmeric cinnamon vanilla saffron basil rosemary thyme oregano parsley
      coriander cumin nutmeg cloves paprika cayenne sumac za'atar zaatar wasabi mustard* ketchup mayonnaise aioli
      sriracha tabasco relish marinade* vinaigrette peanut* almond* walnut* hazelnut* cashew* pistachio* pecan*
      macadamia* brazil_nut* tahini raisins sultanas prunes carrot* onion* garlic tomato* cucumber* bell_pepper*
      pepper peppers cabbage* broccoli cauliflower* spinach lettuce* kale asparagus artichoke* aubergine*
      courgette* zucchini butternut radish* leek leeks celery peas green_beans runner_bean* okra yam yams cassava
      turnip* parsnip* arugula watercress sprouts bean_sprout* seaweeds nori kelp wagyu angus haddock plaice trout
      halibut sea_bass seabass sea_bream mackerel sardine* anchov* herring* kipper* monkfish turbot skate_wing
      squid calamari* octopus cuttlefish scallop* clams cockles whelks crayfish langoustine* caviar eels tilapia
      barramundi snapper swordfish mahi_mahi whitebait scampi flour wholemeal_flour yeast sugar sugars stevia
      agave molasses treacle sea_salt peppercorn* stock_cube* bouillon veg_box* bakehouse* tearoom* teahouse*
      raw_bar* chippy chip_shop* hotpot* hot_pot* stir-fry* stir_fry* stir_fried stir-fried deep-fried deep_fried
      fried sauteed steamed braised barbecued pan-fried slow-cooked slow_cooked chargrilled thin_crust crust
      stuffed_crust slice slices madeleines roti rotis broth broths cordial cordials curry curries
    `,
    culture: `
      album* animation art artwork* audio_guide ballet band carnival celebration* ceramic* choir* christening
      cinema circus collection* comed* comic* composition* concert* conference* cosplay costume* craft* dance* dj
      documentary drama engraving entertainment event* exhibit* festival* fiction film* flash_talk* folk* gala*
      game* illustration* jazz karaoke keynote* library magazine* magic_show market museum* music* novel* opera*
      orchestra* painting* panel_discussion* party performance* photo_exhibition planetarium play* podcast* poem*
      poetry pottery print* puppet* quartet quiz radio recital* rehearsal* residenc* retreat* screening* show*
      singing street_art symposium theatre* theater* video* vinyl visual_art* wedding* workshop* amateur* anime
      artist* audition* bands bingo burlesque cabaret calligraphy cartoon* chamber_music chorus classical
      composer* curat* duo* drums etching* fashion_show fete flamenco gig gigs guided_tour* life_drawing literary
      live_music mixing mastering medieval* monument* mosaic* mural* open_mic organist* parade* photograph* piano*
      production* public_art quintet* sextet* salsa sculpt* short_film* singer* soloist* songwriting soundtrack*
      stage_design string_quartet tango tapestr* touring trio* vocal* watercolor* watercolour* weaving woodcarving
      woodcut* writing* accordion* acoustic_set* acrobat* trapeze afrobeat americana anthology anthologies
      anniversar* arcade arcades astronomy_night author_visit* baccarat backgammon bagpipe* banjo* bar_mitzvah*
      bat_mitzvah* baroque bassoon* batik big_top biennial biennale* triennial* birthday* blackjack bluegrass
      blues bollywood bhangra bharatanatyam kathak kuchipudi bonfire* bouncy_castle* bounce_house* inflatable*
      bossa_nova breakdanc* b-boying bridge_club bridge_night burns_night burns_supper cantata* carols caroling
      carol_service* casino* ceilidh* cello cellos celtic chanson* cha-cha cha_cha charleston checkers
      choreograph* cinematheque clarinet* clown clowning collage* cornet* cross-stitch cross_stitch crossword*
      decoupage découpage deejay* dinosaur* disco discos discotheque diwali djembe djing dominoes double_bass
      doodl* drag_queen* draughts dubstep dungeons_&_dragons d&d dyeing easter easter_* eid electronica electro
      esport* e-sports euphonium expo expos fantasy fanzine* zine zines felting fiddle* finissage firework*
      firework_display* flute* foosball fortune_tell* foxtrot funk funky gospel guy_fawkes haiku halloween
      thanksgiving hanukkah harmonica* harp harps harpist harpsichord* heritage_day* history_walk* hip_hop hip-hop
      horror ikebana impressionis* expressionis* surrealis* cubism indie open_studio* highland_danc* jester*
      jigsaw* jive juggl* kalimba kathakali kite_flying kizomba bachata merengue rumba samba zouk lambada
      paso_doble quickstep waltz* viennese lindy_hop swing boogie* rock_and_roll rock_'n'_roll rock_n_roll
      rockabilly punk reggae afrobeats amapiano techno trance edm synthwave lo-fi k-pop j-pop r&b rap rapper* rnb
      square_danc* knit* lace lace_making lacemaking larp* libretto* lindyhop linocut* lino_cut* literature
      lithograph* screenprint* risograph* intaglio mezzotint monoprint* gouache pastels acrylics_on charcoal
      lottery lotteries lotto raffle* tombola* sweepstake* prize_draw* lunar_new_year chinese_new_year lyra
      macrame magician* mentalist* hypnotist* illusionist* ventriloquis* mahjong majorette* mandolin* manga
      mandala* marbling mardi_gras marimba* masquerade* matinee* matinée* may_day maypole midsummer mime pantomim*
      panto pantos memoir memoirs monologue* murder_mystery nativity oboe* octoberfest oktoberfest opening_night*
      origami overture* open_air drive-in oratorio* passover seder purim sukkot rosh_hashanah shabbat papercraft*
      papercutting papier-mache papier_mache percussion* philharmonic* plein_air plein-air poker poker_night*
      poker_run* premiere* première* private_view* proms prose sonnet* qawwali ragtime dixieland ramadan iftar
      requiem* retrospective* retro_gam* reunion* rhyme* roleplay* rpg rpgs wargam* warhammer romance* roulette
      saxophon* scavenger_hunt* treasure_hunt* scrabble scrapbook* sci-fi sea_shant* shanty shanties shakespeare*
      silversmith* goldsmith* blacksmith* bladesmith* coppersmith* sitar sketch sketches sketching sketchbook*
      slots spoken_word slam_poet* st_patrick's_day st._patrick's_day st_george's_day st_andrew's_day
      st_david's_day burns_day steelpan* stand-up standup sudoku symphon* synthesi* tabla taiko theremin thriller*
      tie-dye tie_dye timbales tragedies tribute* tribute_act* trivia trivia_night* trombone* trumpet* tuba tubas
      twirling typograph* ukulele* upcycl* urban_sketch* valentine's_day valentine's vernissage* viola violas
      vow_renewal* vows wassail* webcomic* whittling xylophone* engagement_part* engagement_shoot* hen_do*
      hen_part* stag_do* stag_part* bachelor_part* bachelorette* quinceañera* quinceanera* prom_part* handfasting*
      celebrant* emcee* compere* balloon_twist* santa's_grotto santa_visit* grotto bric-a-brac jumble_sale*
      bake_sale* bake-off* auction* silent_auction* swapmeet* yard_sale* rummage_sale* funfair* fayre*
      street_part* block_part* potluck* members'_evening members_evening* social_evening* mixer_evening meetup*
      meet-up* meet_and_greet meet_&_greet black_tie charity_ball* charity_auction* awards_night* award_ceremon*
      awards_ceremon* prizegiving* prize-giving* agm agms annual_general_meeting* general_meeting*
      general_assembl* members_meeting* members'_meeting* annual_meeting* committee_meeting* congress congresses
      summit summits colloquium* colloquia hackathon* unconference* barcamp* hack_day* roundtable* plenary
      plenaries call_for_proposals call_for_entries open_call* commissioned_work* world-building worldbuilding
      cosplayers competition* championship* hobby hobbies train_set* rc_planes philatel* numismat* coins
      coin_collect* genealog* family_history ancestry local_history oral_histor* reenact* re-enact* living_history
      archaeology_day steampunk steam_rally steam_rallies airshow* gymkhanas hymn* psalm* chorale* chorister*
      acapella gregorian ensembles organ organs strings choral lute lutes zither* dulcimer* cajon beatbox*
      turntabl* loop_pedal* beat_making beatmaking beats arrangement arrangements sound_effect* foley* audiobook*
      ebook* nonfiction children's_literature young_adult poets poet screenplay* script scripts docuseries
      documentaries miniseries time-lapse timelapse slow_motion stop-motion stop_motion claymation
      permanent_exhib* temporary_exhib* son_et_lumiere marionette* punch_and_judy busking buskers contest contests
      conventions wind_ensemble* pinball
      interviews artist_interview* author_interview* exclusive_interview* expert_interview* book_review* film_review*
      movie_review* album_review* music_review* game_review* theatre_review* theater_review* exhibition_review*
      concert_review* tv_review* long_reads longread* long-read* long-form longform
      long_form essays personal_essay* photo_essay* photo_stor* picture_essay* reportage* feature_article* feature_stor*
      cover_stor* op-ed* op_ed* opinion_piece* opinion_column* editorials columnist* data_journal* data_stor*
      investigative_* investigation_report* solutions_journal* short_stor* flash_fiction microfiction serial_novel*
      serialized_* serialised_* creative_nonfiction poetry_* readers'_letters reader_letters
      advice_column* horoscope* sudoku* puzzles word_game* brain_teaser* cartoons comic_strip* comics zine_fair*
      podcast_series podcast_episode* audio_documentar* audio_stories audio_article* radio_drama* radio_play*
      radio_show* documentar* mini-documentar* web_series video_essay* explainer* newsletter_series reading_event*
      author_reading* public_reading* poetry_reading* staged_reading* readings author_talk* artist_talk* artist_residen*
      writer_residen* writers'_residen* residencies residency_program* curator_talk* curator_tour* film_talk*
      director_talk* post-show* pre-show* book_launch* book_presentation* book_fair* book_festival* book_swap*
      film_screening* film_premiere* premieres feature_film* animated_film* animation_program* open-air_cinema
      open_air_cinema outdoor_cinema drive-in_cinema midnight_screening* film_competition* film_market* pitching_forum*
      industry_day* industry_event* industry_program* short_film_compet* student_film* student_compet* video_compet*
      photo_contest* photo_competition* photography_compet* design_compet* design_award* architecture_compet*
      logo_compet* poster_compet* writing_compet* writing_contest* story_contest* poetry_compet* poetry_contest*
      song_contest* song_compet* talent_show* talent_contest* talent_compet* cooking_contest* costume_contest* cosplay*
      quiz_night* audience_award* audience_prize* jury_award* jury_prize* main_prize*
      special_prize* honorary_award* innovation_award* innovation_prize*
      newcomer_award* newcomer_prize* best_paper* best_poster* best_student_* best_film best_documentary
      best_newcomer best_startup awards_gala* opening_ceremon* closing_ceremon*
      opening_concert* closing_concert* opening_party closing_party after_part* after-part* afterparty aftershow*
      welcome_reception* welcome_drinks conference_dinner* gala_dinner* gala_evening* social_event* social_program*
      networking_* speed_networking speed_dating matchmaking_event* meet_and_greet* meet_the_author* meet_the_maker*
      meet_the_expert* signing_session* book_signing* autograph_session* side_event* fringe_event* fringe_program*
      family_program* children's_program* kids'_program* kids_zone* kids_area family_day* family_zone* open_day*
      open_stage* open_mic* jam_session* silent_disco* dj_set* dj_night* live_set* live_act* live_perform* street_theat*
      street_music* street_food* food_court* food_truck* food_market* craft_market* maker_fair* maker_faire* makerspace*
      maker_space* fab_lab* fablab* hackerspace* repair_cafe* lantern_parade* parades light_show* light_installation*
      sound_installation* video_installation* art_installation* media_art new_media_art exhibition_hall* expo_hall*
      expo_area* exhibition_area* trade_fair* guided_exhibition* virtual_exhibition* online_exhibition*
      travelling_exhibition* traveling_exhibition* digital_collection* digital_archive* online_archive*
      online_collection* virtual_museum* virtual_tour* 360_tour* audio_tour* city_walk* walking_tour* city_tour*
      excursion* team_challenge* team_competition* team_event* individual_competition* open_competition*
      international_competition* national_competition* regional_competition*
      pitch_competition* pitch_contest* startup_pitch* startup_competition* startup_award*
      business_plan_compet* robot_compet* robotics_compet* drone_race* esports esport_* lan_part* game_tournament*
      chess_tournament*
      opinion_journal* lyric_sheet*
      debut_prize* debut_award* evening_talk*
      morning_talk* lunch_concert* lunchtime_concert* archive_exhibition* problem_archive* writers_in_residence
      writer_in_residence artists_in_residence studio_visit* film_lab* project_market* animation_short* animated_short*
      family_screening* school_screening*
    `,
    sport: `
      aerobic* aikido aqua* archery athletic* badminton ballroom basketball belay* bike* bodybuilding bootcamp
      bouldering bowling boxing canoe* cardio cheerleading chess climbing cricket croquet crossfit cycling dance
      diving equestrian fencing fishing fitness floorball football functional_training futsal golf group_lesson*
      gymnastic* handball hiking hockey horse_riding hunting ice_skating jiu-jitsu judo jujitsu karate kayak*
      kettlebell kickboxing kitesurf* krav_maga league* martial_art* membership* mma mountain_bik* mountaineering
      muay_thai netball nordic_walking orienteering padel paddl* paragliding personal_train* pickleball pilates
      private_lesson* rafting rental* riding rowing rugby running sailing self-defence self-defense shooting
      skateboard* snorkel* snowboard* soccer softball spinning squash stretch* surf* swim* table_tennis taekwondo
      tai_chi tennis tournament* trail* training* trampoline* trekking triathlon volleyball wakeboard* walking
      weightlifting windsurf* wrestling yoga zumba abseiling atv axe_throwing baseball bowls calisthenics
      canyoning circuits curling darts dog_walking dressage fun_run* freediving half_marathon hiit horse* inline
      junior* laser_tag marathon* mini-golf motocross obstacle* paintball parkour petanque polo pony* powerlifting
      race races roller* scuba skating stand-up_paddle* sup team_sport* water_polo wing_foil* abs abs_workout
      agility airsoft air_rifle alpine angling carp trolling arnis australian_rules autocross backcountry bandy
      base_jumping biathlon billiard* biking bmx bobsleigh bodypump body_combat body_balance bodybalance boules
      bocce boccia bowlers bungee bungy burpee* camogie caving spelunking potholing clay_shoot* coasteering
      core_strength core_stability couch_to_5k cross-country cross_country crossfitters cyclocross cyclo-cross
      deadlift* decathlon discus dodgeball double_dutch duathlon enduro endurance escrima eskrima ultimate_frisbee
      frisbee driving_range fartlek fives floor_exercise floor_work foil_board* foiling e-foil* footgolf
      free_weights freeride freestyle backstroke breaststroke butterfly_stroke front_crawl hurling geocach*
      glider* gliding go-kart* go_kart* gokart* karting goalkeep* goalball gravel_bik* grappling gymnasium
      hammer_throw handstand* hang_gliding hapkido heptathlon high_jump long_jump triple_jump hula_hoop*
      hydrofoil* iaido ironman javelin jetski* jogging kendo kenpo kempo kiteboard* kite_landboarding korfball
      kung_fu wing_chun wushu lacrosse leg_day les_mills longboard* luge skeleton_sled reformer* mixed_martial
      modern_pentathlon autosport* rally karts drag_racing speedway ninja nunchaku open_water open-water parasail*
      parachut* skydiv* parkrun pelota ping_pong ping-pong pole_vault powerboat* powerkiting pull-up* push-up*
      quad_bik* quidditch racquet* racket* rambling ramblers relay rhythmic rock_climb* rounders sambo savate
      self_defence self_defense shinty shot_put shotokan kyokushin goju-ryu wado-ryu shuffleboard silat sit-up*
      slackline* sledging sleigh* snooker snowshoe* snow_shoe* snowmobil* snowkit* ice_skate* ice_rink* sparring
      sprint* squats stair_climb* strongman strongwoman sumo bjj tchoukball tenpin ten-pin tobogg* tubing skeet
      trx tumbling ultramarathon* unicycl* velodrome vinyasa hatha ashtanga kundalini bikram waterski*
      water_sport* watersport* wiffle wingsuit workout* wod xc xco dinghy dinghies regatta* keelboat* catamaran*
      cruising rya vaulting hacking hacks gymkhana* lunging lungeing livery hippotherap* steeplechas* polocrosse
      rodeo* barrel_racing falconry ferret* archers bowhunting deerstalk* stalking wildfowl* muzzleload* pistol*
      shotgun* warm-up* warm_up cool_down plyometric* isometric* conditioning dumbbell* barbell* treadmill*
      cross_trainer* elliptical* exercis* bio-impedance inbody sports_hall* sports_club* sports_ground*
      sports_centre* sports_center* pre-season preseason season_ticket* fixtures cup_final* grading gradings
      kumite kihon refereeing umpiring scoring cheer under-8s under-10s under-12s u7 u8 u9 u10 u11 u12 u13 u14 u15
      u16 u18 u19 u21 first_xi seconds_xi 1st_xv first_team reserve_team veterans boys_team girls_team ladies_team
      women's_team men's_team mixed_doubles doubles singles padi open_water_diver divemaster* nitrox try_dive*
      wreck_dive* night_dive* liveaboard* spearfishing via_ferrata canyoneering gorge_walk* ghyll_scrambl*
      scrambling munro* avalanche* ice_axe* off-piste telemark zorb* segway* ebike* tandem* penny_farthing
      recumbent* gravel_ride* sportive* audax cyclists time_trial* hill_climb* katas vo2max vo2_max squad sled
      sleds sledding rifle barre_fit* skiing skis
    `,
    software: `
      time_sheet*
      access_control ai alert* analytic* android api apis app apps artificial_intelligence audit_log* authenticat*
      authoriz* autocomplete automat* autosav* backup* batch big_data blockchain bot bots business_intelligence
      calculator* calendar* caching chat chatbot* cloud code_editor code_review collaborat* command_line compiler*
      compression computer_repair computer_vision content_management conversion converter* crm cross-platform
      customiz* cyber* dark_mode dashboard* data* data_recovery debug* deep_learning deployment* desktop devops
      digitali* digital_transformation domain* drag-and-drop drag_and_drop e-commerce ecommerce editor*
      edge_computing embed* encrypt* end-to-end enterprise_architecture erp export* extension* face_recognition
      file_sharing forecast* forms forum framework* gis gps graph* hardware helpdesk heatmap* high_availability
      home_automation hosting image_recognition indexing infrastructure insight* integration* internet_of_things
      inventory iot iphone it_support journal* keyboard_shortcut* kubernetes large_language library linux
      live_preview llm* load_balanc* localization machine_learning managed_service* microservice* migration*
      mobile_app* monitoring multi-language multi-tenant nest* network* notification* ocr offline
      optimi* parser* performance_tuning permission* personali* pipeline* plug-in* plugin* point_of_sale pos
      predictive privacy_control* programming progress project_management prototyp* push_notification* qa quer*
      quota* real-time realtime reminder* render* replication resource_scheduling role-based routing scalab*
      scheduling scraping scripting sdk secur* self-hosted server* shortcut* simulation* single_sign-on smart_home
      snapshot* software source_code speech_recognition sso storage stream* support swap sync* syntax*
      system_integration tagging task* template* terminal testing theme* time_tracking timer* track* type-safe
      typescript ui ux user_management validation version_control versioning video_call* virtual* visuali* vpn web
      web_app* web_design web_development webhook* website* widget* windows wireless wordpress workflow*
      a/b_testing add-on* addon* alarm* algorithm* annotat* anonymi* augmented_reality aws azure backend barcode*
      billing booking_system* bookmark* browser* bulk camera* canvas cli clipboard cluster* cms component* compute
      config* connector* container* cron csv custom_domain* decentrali* dependency devices disaster_recovery dns
      docker document_management drawing* email_marketing emulator* endpoint* excel extensib* failover rss_feed*
      firewall* firmware flashcard* font* frontend full-text full-stack function* gateway* generative* gesture*
      git group_chat* gui habit habits handwriting home_screen html http* icons identity_management incident*
      in-app infrastructure_as interactive interoperab* invoicing javascript java json kanban layout* layer*
      local-first location_tracking low-code macro* malware managed markdown markup mcp metadata metrics
      middleware modular* module* multi-platform multi-user multiplayer multilingual natural_language nlp no-code
      node* notes object_storage office_365 orchestrat* outsourcing overlay* page_builder patch* pdf
      penetration_test* php playback playlist* portal* preview* private_cloud proxy* pull_request* python
      quality_assurance queue* qr rag rate_limit* react recovery reconciliation remote* repositor* responsive*
      rss runtime rust saas sandbox* schema* screen_reader segmentation self-hosting self-service
      semantic* service_desk sharing simulator* slides spam spreadsheet* sql ssl static_site stats subscription*
      subtitle* swipe switch* tablet* telemetry text_editor text-to-speech thread* threat* throughput ticketing
      to-do* token* toolbar* toolkit* tooling tracing transaction* transcri* trigger* two-factor unit_test* uptime
      user_interface* user_experience vector* video_conferencing viewer visual_editor voice* voip vps vulnerab*
      wallet* wearable* webassembly wysiwyg workspace* xml zero_trust zoom* 2fa mfa multi-factor passkey*
      biometric* fingerprint* face_id liveness oauth openid oidc saml ldap active_directory scim iam rbac abac jwt
      tls mtls gpg pgp e2ee e2e hashing cryptograph* quantum post-quantum ransomware phishing antivirus anti-virus
      antimalware edr xdr siem soc_as ddos waf cdn red_team* blue_team* purple_team* bug_bount* pentest* pen_test*
      pen-test* ethical_hack* iso_27001 soc_2 hipaa pci pci-dss pci_dss nis2 sast dast sbom supply_chain
      attestation* tamper-proof immutab* append-only crud grpc restful websocket* mqtt kafka redis postgres* mysql
      mariadb mongodb sqlite elasticsearch clickhouse snowflake bigquery dbt etl elt cdc lakehouse* oltp olap
      sharding failback multi-region multicloud on-premise* on-prem terraform ansible gitops ci_cd blue-green
      rollback* rollout* feature_toggle* hot_reload* live_reload* hmr bundler* bundling minif* lint linter*
      linting formatter* autocorrect spell_check* spell-check* spellcheck* intellisense refactor* breakpoint*
      profiler* profiling benchmark* memory_safety type_safety type_check* type_inference static_typing
      strongly_typed generics concurrency multithread* async asynchronous coroutine* parallel* gpu gpus cuda simd
      opengl webgl webgpu vulkan shader* raytracing collision_detection pathfind* procedural* spritesheet*
      joystick* leaderboard* matchmaking modding co-op_mode pvp augmented metaverse webxr oculus vr xr
      digital_twin* digital_asset* dam_system lowcode nocode rpa robotic_process process_mining bpm bpmn ecm dms
      edms mdm product_information pim plm mrp mes_system scada plc plcs hmi wms tms oms cmms eam hris hrm ats
      lms_platform sis_platform cdp dmp martech adtech proptech edtech insurtech regtech medtech healthtech
      agritech agtech govtech deeptech lead_scoring pop-ups popup* omnichannel omni-channel call_center*
      call_centre* contact_center* contact_centre* ivr pbx sip sip_trunk* cti softphone* screen_shar* screenshar*
      screencast* whiteboarding emoji* gif gifs avatars avatar polls quizzes questionnaire* date_picker*
      datepicker* color_picker* colour_picker* colorpicker dropdown* drop-down* checkbox* carousel* slider*
      lightbox* modals paginat* infinite_scroll* lazy_load* lazy-load* skeleton_load* parallax sticky_header*
      megamenu* hero_section* light_mode night_mode color_scheme* custom_css custom_field* custom_form*
      retina_ready rtl i18n l10n internationali* multi-site multisite multi-vendor multitenan* whitelabel headless
      ssr ssg csr pwa pwas service_worker* sitemaps robots canonical opengraph rich_text wysiwym latex katex
      mermaid snippet* monorepo* package_manager* dependencies npm homebrew_formula helm helm_chart* k8s openshift
      vmware proxmox hyper-v vdi thin_client* citrix rds ec2 s3 cloudfront cloudflare heroku vercel netlify
      digitalocean gcp microsoft_365 sharepoint onedrive power_bi dynamics_365 hubspot zapier jira confluence sap
      sap_hana odoo netsuite magento shopify woocommerce prestashop joomla drupal typo3 umbraco squarespace
      webflow laravel symfony django flask rails ruby_gem next.js nextjs nuxt vue.js angular svelte tailwind
      bootstrap jquery sass flutter xamarin swiftui kotlin objective-c golang c++ .net asp.net dotnet cobol
      fortran haskell elixir erlang scala clojure perl matlab labview pytorch tensorflow scikit-learn numpy pandas
      jupyter hugging_face openai gpt chatgpt copilot* co-pilot prompt_engineering prompt* few-shot fine-tun*
      fine_tun* finetun* inference neural* text-to-image text_to_speech speech-to-text speech_to_text tts stt
      object_detection pose_estimation anomaly_detection fraud_detection sentiment_analysis named_entity
      knowledge_base* knowledge_management agentic mlops aiops time_series time-series geospatial geolocat*
      geofenc* geo-fenc* geotag* lidar_process* turn-by-turn waypoint* route_plan* nfc rfid bluetooth beacon*
      zigbee z-wave homekit google_assistant lorawan sigfox 5g 4g lte esim esims sim_only broadband fibre fiber
      ftth fttp fttc leased_line* landline* sms mms webmail smtp imap mailbox* inbox* autorespond*
      antispam tld wildcard_cert* shared_host* dedicated_host* colocation co-location rack_space kvm ipmi ipv6
      ip_address* ipam bgp sd-wan sdwan wlan vlan* ethernet access_point* mesh router* modem* raid ssd ssds hdd
      nvme thin_provision* point-in-time business_continuity drp rto rpo msp msps itsm itam cmdb macbook* imac
      ipad* smartwatch* wear_os macos ios tvos chromecast airplay carplay picture-in-picture chromebook* raspberry
      jailbreak* unlocking rooting e-waste fpga asic pcb pcbs soldering microcontroller* rtos cross-compil*
      transpil* interpreter* repl shell shell_script* bash zsh vim emacs vscode jetbrains devcontainer* devtools
      developer_experience activity_feed* pub_sub pubsub background_job* cronjob* scheduler* idempoten*
      circuit_breaking throttling rate-limit* back-pressure backpressure service_mesh sidecar* ingress load_test*
      stress_test* smoke_test* regression_test* e2e_test* acceptance_test* usability* usability_test* wcag a11y
      mutation_test* fuzz* property-based mocking mocks test-driven tdd bdd ddd chaos_engineering observab*
      opentelemetry prometheus grafana apm error_handling status_page* on-call postmortem* root_cause autoscal*
      auto-scal* elasticity spot_instance* finops step_counter* pedometer* calorie_counter* goal_setting streak*
      badges gamif* pomodoro focus_mode do_not_disturb screen_time kids_mode guest_mode incognito adblock*
      consent_management consent_manage* autofill auto-fill auto_save auto-save undo undo_redo find_and_replace
      multi-cursor split_view split_screen split-screen tabs tabbed fullscreen full-screen always-on-top
      system_tray status_bar hotkey* hot_keys keybind* key_binding* stylus* palm_rejection redact* esign*
      mail_merge mail-merge optical_character duplicate_detect* dedup* faceted full_text sorting grouping gantt
      gantt_chart* burndown* backlog* sprint_plan* standups okr okrs kpi kpis scorecard* balanced_scorecard
      resource_plan* timesheet* time_clock* shift_plan* roster* attendance absence_manage* leave_management
      onboarding_flow* e-invoic* einvoic* invoice* recurring_invoice* dunning one-click abandoned_cart* upsell*
      cross-sell* coupon* loyalty_point* punchout price_rules stock_control stock_management stock_take
      self-ordering kiosk* mpos epos epos_system* contactless google_pay direct_debit* payout* smart_contract* nft
      nfts web3 dapp* staking mining_rig* p2p bittorrent torrent* fediverse activitypub mastodon webmention*
      indieweb matrix_client xmpp irc staff_rota* ip_pbx lan_cabling
      back_pressure multiple_accounts multi-account* account_switch* search_by_image image_search* reverse_image
      visual_search* topic_model* version_histor* revision_histor* edit_histor* undo_histor* change_histor*
      clipboard_histor* file_manage* file_explor* file_browser* file_transfer* file_conver* file_recover* file_upload*
      file_preview* file_version* file_integrity custom_tag* duplicate_find* duplicate_remov* find_duplicate*
      blend_mode* blending_mode* raw_process* raw_develop* raw_convert* raw_support noise_reduc* denois* color_manage*
      colour_manage* color_space* colour_space* color_correct* colour_correct* color_grad* colour_grad* color_palette*
      colour_palette* palette_edit* bezier* particle_effect* particle_system* uv_unwrap* uv_map* uv_edit* multitrack
      multi-track beat_detect* tempo_detect* equaliser* equalizer* read_later read-it-later citation_manage*
      reference_manage* citation_style* endnote* cross-referenc* cross_referenc* code_complet*
      auto-complet* auto_complet* tab_complet* go_to_definition find_references jump_to_* multiple_cursor* live_share
      merge_conflict* conflict_resol* branch_protect* branch_polic* time_estimat* release_autom*
      package_registr* container_registr* artifact_registr* build_cache* remote_cach* incremental_build* parallel_build*
      reproducible_build* code_split* code_generat* code_format* code_navigat* code_search* code_sign* code_coverage*
      code_quality code_analysis code_highlight* code_fold* code_block* code_playground* connection_pool*
      service_discover* rolling_update* secret_manage* secrets_manage* secret_scan* key_manage* key_rotat* passwordless*
      user_federat* identity_federat* social_login* social_sign-in log_aggregat* log_manage* log_analy* log_collect*
      log_rotat* log_shipping structured_log* centralized_log* centralised_log* synthetic_monitor* synthetic_check*
      synthetic_data session_replay* session_record* cohort_* funnel_* click_map* scroll_map* a/b_test* ab_test*
      split_test* multivariate_test* text_recogn* handwriting_recogn* character_recogn* voice_recogn* pattern_recogn*
      speaker_identif* speaker_diari* auto-upload* auto_upload* face_detect* face_group* people_recogn* text_summar*
      document_summar* summarization summarisation question_answer* hyperparameter* model_registr* model_train*
      model_serv* model_deploy* model_monitor* model_explain* feature_store* feature_engineer* scheduled_report*
      custom_report* report_build* report_generat* sub-task* subtask* mind_map* mindmap* spaced_repet* recipe_import*
      shopping_list* grocery_list* route_record* elevation_prof* disappearing_mess* self-destruct* meeting_record*
      call_record* screen_record* screen_captur* screenshot_tool* password_manage* password_generat*
      password_polic* password_vault* tab_group* tab_manage* vertical_tabs reader_mode reading_mode reader_view
      private_brows* private_mode adjustable_text text_size* font_size* live_cd live_usb over-the-air ota_update*
      automatic_update* auto-update* auto_update* finite_element* uncertainty_quant* signal_process* image_process*
      video_process* audio_process* text_process* batch_process* stream_process* document_process* order_process*
      sequence_align* genome_assembl* sequence_analysis molecular_dynamic* numerical_method* linear_algebra
      sparse_matri* differential_equation* monte_carlo bayesian_* live_caption* closed_caption* auto_caption*
      exactly-once at-least-once guaranteed_deliver* message_queu* message_broker* dead_letter event-driven event_driven
      event_sourc* event_bus event_loop* event_log* event_stream* publish-subscribe pub/sub request_batch* retry_logic
      automatic_retr* circuit_breaker* rate_limiting leader_elect* consensus_protocol fault_toleran* fault-toleran*
      loss-toleran* data_lineage data_catalog* data_quality data_govern* data_mask* data_label* data_annot* data_model*
      data_import* data_export* data_sync* data_integr* data_pipelin* data_transform* data_valid* data_clean*
      data_enrich* data_explor* data_visual* data_wareh* data_lake* data_mining data_analy* data_science data_entry
      data_retention data_residen* data_structure* data_bind* data_frame*
      data_table* data_grid* master_data open_data open_standards open_format* full-text_search fulltext*
      instant_search fuzzy_search* faceted_search semantic_search hybrid_search vector_search keyword_search
      global_search saved_search* advanced_search search_filter* search_operator* search_suggest* search_engine*
      spotlight_search typo_toleran* typo-toleran* geo_search csv_export* csv_import* export_to_* export_as_*
      import_from_* import_export import_and_export import/export pdf_export* excel_export* bulk_import* bulk_edit*
      bulk_action* bulk_upload* bulk_operation* batch_edit* batch_renam* batch_convers* batch_export* batch_import*
      batch_action* multi-select* drag_&_drop copy_and_paste copy-paste copy_paste unlimited_undo multi-level_undo
      undo_and_redo keyboard_navigat* keyboard_driven keyboard-driven keyboard_control* keyboard_layout*
      mouse_gesture* touch_gesture* touch_id touch_support gamepad_support controller_support command_palette*
      command_bar command_history command-line commandline quick_switch* quick_action* quick_captur* quick_look
      quick_note* quick_add quick_open smart_folder* smart_playlist* smart_collection* smart_filter* smart_list*
      smart_search smart_repl* smart_sugg* nested_folder* nested_tag* nested_list* color_label* colour_label* color_cod*
      colour_cod* label_manage* star_rating* favorite_list* split_pane* dual_pane dual-pane multiple_window*
      multiple_tab* multi-window* multi-monitor multi_monitor multiple_monitor* multiple_display* multi-display
      window_manage* window_tiling virtual_desktop* virtual_background* virtual_machine* virtual_environ*
      virtual_file* virtual_dom desktop_environ* desktop_app* desktop_client* native_app* native_integration*
      cross_platform mobile_client* web_client* web_interface* web_component* web_clipper* web_server* web_scrap*
      web_archiv* web_fonts browser_extension* browser_sync browser_automat* headless_browser* home_screen_*
      lock_screen* always_on_display live_tile* live_activit* dynamic_island notification_center notification_filter*
      desktop_notification* email_notification* slack_notification* smart_notification* email_alert* price_alert*
      keyword_alert* offline-first offline_first offline_mode offline_access offline_sync* offline_map* offline_read*
      offline_edit* offline_support local_storage local_backup* local_first cloud_sync* cloud_backup* cloud_storage*
      cross-device device_sync* multi-device multi_device device_manage* calendar_sync* contact_sync* bank_sync*
      selective_sync* two-way_sync* bidirectional_* conflict-free crdt* version_manage* version_compar* compare_version*
      side-by-side diff_view* visual_diff* three-way_merge cherry-pick* rebase interactive_rebase
      git_integrat* git_hosting git_client commit_graph* commit_hist* commit_sign* branching branch_manage* code_owner*
      merge_request* merge_queue* issue_track* bug_track* defect_track* ticket_system* ticket_manage* support_ticket*
      time_log* work_log* worklog* milestone_track* release_plan* release_note_generat* dependency_graph*
      dependency_inject* dependency_update* dependency_manage* dependency_scan*
      type_hint* type_annot* type_system* static_analysis dynamic_typing pattern_match* garbage_collect* memory_manage*
      memory_safe* memory_leak* memory_profil* zero-copy zero_copy zero-cost zero_runtime zero-config* zero_config*
      zero_dependenc* tree_shak* tree-shak* dead_code* dead-code hot_module* hot_swap* hot-swap* hot-reload* hot_code*
      fast_refresh server-side_render* server_side_render* server-sent server_component* client-side client_side
      isomorphic static_generat* static_export* static_file* static_asset* incremental_static islands_architecture
      file-based_rout* file_based_rout* file_system_rout* nested_rout* nested_layout* dynamic_rout* route_guard*
      url_rewrit* url_shorten* short_link* link_shorten* deep_link* deep-link* link_preview* link_check* broken_link*
      form_valid* form_build* form_handling input_valid* schema_valid* data_fetching state_manage* state_machine*
      finite-state reactive_* reactivity two-way_bind* component_librar* component_based component-based design_system*
      design_token* icon_set* icon_librar* icon_font* scoped_css css_in_* css_module* css_preprocess*
      asset_pipelin* asset_manage* asset_librar* source_map* syntax_highlight* bracket_match* multi-language_support
      language_server* language_binding* language_detect* language_interop* foreign_function c_interop*
      error_report* error_track* error_correct* error_recover* crash_report* crash_recover*
      exception_handl* stack_trace* inline_diagnos* interactive_debug* remote_debug* step-through time_travel*
      time-travel* remote_develop* remote_desktop* remote_control* remote_access remote_assist* remote_mount*
      remote_wipe remote_work* remote_sensing pair_program* live_cod* live_edit* live_collab* live_cursor*
      live_translat* live_search* live_updat* live_stat* live_data live_score* live_dashboard* live_transcri* live_chat*
      live_preview* live_locat* live_view* real_time real-time_* interactive_chart* interactive_map*
      interactive_notebook* interactive_plot* interactive_graph* interactive_shell* interactive_report*
      notebook_environ* computational_notebook* pivot_table* pivot_chart* cross_tab* chart_type* chart_build* bar_chart*
      pie_chart* line_chart* org_chart* flow_chart* flowchart* sequence_diagram* class_diagram* uml_* diagram_edit*
      diagramming er_diagram* entity-relationship custom_chart* custom_widget* custom_dashboard* custom_workflow*
      custom_metric* custom_view* custom_filter* custom_emoji* custom_role* custom_permission* custom_theme*
      custom_icon* custom_brush* custom_shortcut* custom_keyb* custom_event* custom_object* custom_template*
      custom_propert* custom_attribute* custom_layout* custom_script* custom_function* custom_hook* custom_model*
      custom_notif* white-label* white_label* multi-brand computed_column* materialized_view* secondary_index* columnar
      column-oriented in-memory in_memory key-value key_value document_database* graph_database* vector_database*
      relational_database* time-series_database* nosql newsql acid acid_transaction* distributed_transaction*
      distributed_sql query_build* query_plan* query_language* query_optim* sql_edit* sql_console*
      schema_migrat* schema_regist* schema_evol* schema_design database_migrat* database_manage* database_brows*
      database_client* database_design* database_backup* database_replic* stored_procedure* read_replica*
      table_partition* partitioning row-level* row_level* column-level change_data_capture point-in-time_*
      horizontal_scal* vertical_scal* scale_to_zero scale-to-zero elastic_scal* geo-redundan* geo-replic*
      geo_replic* multi-datacenter multi-cluster cluster_manage* container_orchestr* container_manage* container_scan*
      self-heal* self_heal* health_check* health_probe* rolling_upgrade* rolling_deploy* zero-downtime
      zero_downtime blue_green_* preview_deploy* preview_environ* deploy_preview* one-click_deploy* one-click_install*
      one_click_* continuous_integrat* continuous_deliver* continuous_deploy* continuous_test* build_automat*
      build_system* build_tool* build_pipelin* cross_compil* docker_image* docker_compose docker_support
      container_image* image_registry image_scan* vulnerability_* config_manage* configuration_manage*
      environment_variable* environment_manage* feature_flag* remote_config* policy_as_code policy_engine*
      policy_enforce*
      managed_access access_manage* access_right* access_token* access_log* access_review* access_polic*
      privileged_access user_role* user_segment* user_profile_manage* user_provision*
      user_permission* user_authent* user_analytics user_journey* user_research team_workspace*
      team_collab* team_chat* team_calendar* team_inbox* shared_inbox* shared_calendar* shared_album* shared_folder*
      shared_list* shared_workspace* shared_drive* shared_note* shared_librar* shared_wallet* group_call* group_video*
      voice_call* voice_message* voice_memo* voice_command* voice_control* voice_chat* voice_note* voice_clon*
      voice_assist* voice_input video_meeting* video_message* video_player* video_edit* video_stream* video_playback
      video_convert* video_record* breakout_room* waiting_room* meeting_notes meeting_summar* meeting_schedul*
      meeting_transcri* chat_room* chat_history direct_messag* private_messag* instant_messag* secure_messag*
      encrypted_mess* message_schedul* message_search message_reaction* read_receipt* typing_indicator* threaded_*
      file_attach* large_file* link_sharing public_link* public_share* password-protect* password_protect* guest_access
      guest_account* guest_user* audit_trail* audit_report* activity_log* activity_track* activity_stream*
      activity_monitor* compliance_report* gdpr_complian* gdpr_tool* consent_* cookie_banner* privacy_shield
      tracking_protect* tracker_block* fingerprinting_protect* ad_block* ad-block* pop-up_block* content_block*
      content_filter* content_moderat* content_version* content_model* content_delivery content_editor* content_schedul*
      content_reuse content_type* content_api content_workflow* content_calendar* structured_content modular_content
      multilingual_content editorial_workflow* editorial_calendar* approval_workflow* approval_process*
      scheduled_publish* scheduled_post* post_schedul* social_schedul* draft_manage* media_librar* media_manage*
      media_player* media_server* media_convert* media_transcod* media_stream* image_optim* image_edit* image_resiz*
      image_crop* image_compress* image_convert* image_classif* image_segment* image_generat* image_galler*
      image_recogn* image_annot* image_viewer* image_upscal* background_remov* photo_organi* photo_map* photo_album*
      photo_edit* photo_backup* photo_filter* photo_import* photo_librar* photo_restor* exif* iptc* lossless lossy
      thumbnail* video_thumbnail* slide_show* onion_skin* sprite_* tile_map* tilemap* tile_set* tileset* pixel_art
      pixel-perfect animation_timeline* keyframe* frame_by_frame frame-by-frame skeletal_animat* animated_export*
      animation_* motion_captur* motion_track* motion_blur green_screen chroma_key* layer_mask* layer_group*
      layer_effect* layer_style* clipping_mask* adjustment_layer* non-destructive nondestructive brush_engine*
      brush_stabil* brush_editor* pressure_sensitiv* symmetry_tool* perspective_tool* selection_tool* vector_tool*
      vector_layer* vector_graphic* vector_edit* pen_tool* boolean_operation* snap_to_grid ruler_and_guide* smart_guide*
      grid_system* artboard* mood_board* wireframe* wirefram* interactive_prototyp* design_handoff developer_handoff
      rigid_bod* soft_bod* physics_engine* game_engine* level_editor* map_editor* scene_editor* scene_graph*
      node_editor* node-based visual_script* visual_program* shader_editor* material_editor* global_illumination
      path_tracing ray_tracing hdr_support hdr_* depth_of_field mesh_* point_cloud* photogrammetr* sculpting_tool* 3d_*
      cad_import* parametric_model* solid_model* rigging motion_graphic* node_graph* audio_mix* audio_edit*
      audio_effect* audio_plugin* audio_record* audio_engine* audio_guide* audio_note* audio_stream* audio_library
      surround_sound spatial_audio midi midi_* vst_* synthesizer* sequencer* drum_machine* piano_roll*
      loop_station metronome* chord_* pitch_correct* pitch_detect* time_stretch* step_sequenc* gapless* crossfad*
      playback_speed variable_speed sleep_timer* podcast_feed* podcast_hosting podcast_player* podcast_client*
      podcast_transcri* audiobook_* ebook_* e-book_* ebook_reader* epub epub_* comic_reader* rss_reader* feed_reader*
      news_reader* feed_aggregat* text_highlight* highlights_and_notes annotation_tool* pdf_annot* pdf_edit* pdf_reader*
      pdf_merge* pdf_sign* pdf_viewer* pdf_generat* document_scan* document_edit* document_sign* document_generat*
      document_assembl* document_templat* document_convers* document_version* electronic_signature* digital_signature*
      e-signature* esignature* electronic_form*
      math_typeset* math_support math_formula* math_equation* equation_edit* formula_edit* formula_field*
      typesetting table_of_contents_generat* outline_view* outliner* document_outline distraction-free distraction_free
      writing_goal* writing_tool* writing_stat* word_count* grammar_check* grammar_correct* spelling_correct*
      style_check* plagiarism_check* readability_score* translation_memor* translation_manage* translation_workflow*
      translation_api terminology_manage* glossary_manage* machine_translat* automatic_translat* neural_machine
      instant_translat* offline_translat* subtitle_edit* automatic_subtitle* auto-generated_sub* handwriting_* ai-power*
      ai_assist* ai_agent* ai_model* ai_search ai_writ* ai_summar* multi-agent prompt_librar* prompt_templat*
      retrieval-augment* knowledge_graph* knowledge_shar* knowledge_extract* ontolog* taxonom* entity_recogn*
      entity_extract* entity_link* entity_resolut* information_extract* text_extract* text_mining text_analy*
      text_classif* text_generat* text_expan* snippet_manage* tokeni* part-of-speech dependency_pars* lemmati*
      word_embedding* word_cloud* document_cluster* clustering_algorithm* anomaly_* outlier_* dimensionality_*
      feature_select* feature_extract* feature_import* cross-validation cross_validation model_select* model_evaluat*
      model_compar* model_zoo pretrained_* pre-trained_* transfer_learn* reinforcement_learn* supervised_learn*
      unsupervised_* federated_learn* distributed_train* gpu_accel* gpu_support hardware_accel* mixed_precision
      automatic_different* automl explainab* experiment_track* dataset_version* dataset_manage* dataset_search
      time-series_forecast* recommendation_engine* recommender_* collaborative_filter*
      trend_analy* trend_detect* keyword_extract* keyword_track* rank_track* backlink* seo_tool* site_audit*
      sitemap_generat* structured_data rich_snippet* open_graph link_build* landing_page_build* drag-and-drop_*
      page_template* site_builder* website_build* theme_builder* theme_editor* email_campaign* email_templat*
      email_automat* email_build* email_sequence* email_track* email_encrypt* email_alias* email_client* email_hosting
      email_filter* email_forward* email_verif* email_archiv* spam_filter* spam_protect* unified_inbox* smart_inbox*
      snooze* scheduled_send* send_later undo_send mail_filter* appointment_remind* appointment_book*
      appointment_schedul* booking_calendar* online_booking_* event_remind* event_registr* event_ticketing
      recurring_task* recurring_event* recurring_remind* recurring_payment* repeating_task* task_manage*
      task_list* task_automat* task_assign* task_priorit* task_schedul* task_depend* todo_list* checklist* check_lists
      daily_note* daily_planner* daily_goal* daily_log* day_planner* weekly_planner* meal_plan*
      meal_planner* recipe_manage* recipe_scal* pantry_* nutrition_track* calorie_track* food_diary water_track*
      weight_track* sleep_track* symptom_track* period_track* cycle_track* fertility_track* medication_remind*
      pill_remind* mood_track* mood_journal* habit_track* goal_track* time_block* focus_timer* workout_log*
      workout_plan* workout_track* exercise_librar* exercise_log* interval_timer* heart_rate_* training_log*
      running_log* route_guid* route_builder* gpx gpx_* heat_map* offline_navigat* voice_navigat*
      turn_by_turn lane_guidance speed_limit_* traffic_alert* transit_routing journey_plan* trip_plan* itinerary_*
      travel_planner* packing_list* flight_track* parcel_track* package_track* shipment_track* location_shar*
      location-based map_layer* map_style* map_tile* vector_tile* geocod* reverse_geocod* isochron* spatial_*
      budget_plan* budget_track* budgeting_tool* expense_track* expense_report* expense_manage* expense_split*
      bill_split* split_bill* split_expens* receipt_scan* receipt_captur* bank_import* bank_reconcil* bank_connect*
      transaction_import* transaction_monitor* multi-currency multi_currency currency_convert* currency_conver*
      unit_convert* unit_conver* net_worth portfolio_track* portfolio_manage* stock_screener* stock_alert* paper_trading
      backtest* trading_bot* price_track* price_compar* price_histor* tax_report* tax_calculat* barcode_* qr_code*
      qr_scan* label_print* print_preview print_template* receipt_print* collection_manage* collection_import*
      collection_catalog* catalog_manage* cataloguing_* cover_art album_art metadata_edit* metadata_fetch*
      metadata_manage* tag_editor* tag_manage* auto-tag* auto_tag* automatic_tag* batch_tag* library_manage* loan_track*
      loan_manage*
      screen_magnif* high_contrast color_blind* colour_blind* dyslexia-friendly dyslexia_* alt_text closed-caption*
      keyboard_access* accessibility_check* accessibility_test* right-to-left right_to_left unicode_support
      reading_progress reading_list* reading_stat* reading_track* bookmark_manage* bookmark_sync* session_manage*
      session_restor* crash-proof split_tunnel* kill_switch* multi-hop double_hop no-log* onion_rout* tor_* wireguard
      openvpn dns_filter* dns_over_* private_dns disk_encrypt* full-disk file_encrypt* encrypted_* zero-knowledge
      zero_knowledge client-side_encrypt* homomorphic key_exchange key_vault* hardware_security hardware_key*
      security_key* secure_boot secure_enclave secure_delet* file_shred* data_wip* threat_* intrusion_* malware_*
      exploit_* memory_forensic* digital_forensic* endpoint_* patch_manage* asset_inventor* software_inventor*
      network_monitor* network_scan* network_map* port_scan* traffic_analy* traffic_shap* bandwidth_*
      load-balanc* reverse_prox* service_catalog* uptime_* status_monitor* server_monitor* performance_monitor*
      performance_analy* performance_test* performance_profil* infrastructure_monitor* infrastructure_as_code
      distributed_trac* alert_rout* alert_rule* alert_manage* alerting on_call_* on-call_* incident_manage*
      incident_respon* escalation_polic* runbook* event_correlat* root-cause incremental_backup* automatic_backup*
      automated_backup* encrypted_backup* scheduled_backup* backup_verif* backup_and_restore backup_&_restore
      disaster-recovery bare-metal bare_metal live_migrat* cold_storage hot_standby file_system* filesystem*
      file_format* file_sync* file_sharing_* disk_usage* disk_clon* partition_manage* bootable_* dual_boot* live_system*
      live_session package_manage* device_driver* driver_support firmware_update* software_update* software_center
      app_store_* app_launch* app_lock* app_manage* app_switch* app_block* website_block* screen_time_*
      parental_control* child_lock* battery_sav* battery_monitor* power_manage* energy_monitor* energy_manage*
      energy_dashboard* system_monitor* system_clean* process_manage* process_automat* robot_control robot_simul*
      motion_plan* sensor_fusion sensor_data* device_control* device_integrat* scene_automat* home_dashboard*
      voice_assistant* simulation_engine* simulat* discrete_event_* agent-based optimization_algorithm*
      numerical_* statistical_analy* statistical_model* statistical_test* regression_analys* survival_analys*
      spatial_analys* network_analys* graph_analy* graph_algorithm* graph_visual* graph_view* gene_expression
      variant_call* phylogenet* protein_struct* mass_spectrom* image_analysis cell_segment* workflow_engine*
      workflow_manage* workflow_automat* workflow_orchestr* workflow_build* job_schedul* job_queue* job_monitor*
      cron_job* parallel_comput* parallel_process* distributed_comput* high-performance_comput* grid_comput*
      cloud_comput* serverless* quantum_* lab_notebook* electronic_lab sample_track* provenance_track* api_* graphql
      openapi_* json_* xml_* yaml webhook_* sdks client_librar* plugin_* plug-in_* extension_api*
      addon_* theming scripting_* macro_record* lua_script* python_script* python_api python_binding*
      javascript_api embedded_script* embeddable_* embedded_analytic* widget_* iframe_* oembed self_host* on-premis*
      single-tenant multi_tenant* emulat* retro_gaming save_state* cheat_code* netplay game_librar*
      game_stat* achievement_track* cross-play cross_play couch_co-op local_multiplayer online_multiplayer level_design*
      character_creat* character_custom* skill_tree* crafting_system* inventory_system* quest_system* dialogue_system*
      turn-based_* tactical_combat base_building procedural_generat* procedurally_gener* open_world day-night_*
      weather_system* mod_support modding_* map_generat* random_generat* dice_roll* character_sheet* initiative_track*
      virtual_tabletop*
      agent_framework* agent_orchestr* agent_builder* team_management release_management latex_export* latex_support
      guitar_tuner* chromatic_tuner* constraint_solver* equation_solver* linear_solver* sat_solver* git_stash
      bibliography_* canary_release* canary_deploy* scalable_comput* scalable_storage scalable_architect*
      scalable_infrastruct* distributed_storage distributed_database* distributed_system* distributed_architect*
      distributed_transact* distributed_search distributed_file* distributed_cach* distributed_lock*
      distributed_process* distributed_version* rest_api* rest_client* rest_interface* pinned_note* pinned_tab*
      pinned_message* tenant_isolat* packet_captur* packet_filter* packet_analy* packet_inspect* sandbox_environ*
      isbn_scan* isbn_look* sprint_board* sprint_report* sprint_review* symbolic_comput* symbolic_math* event_scheduling
      personalized_recommend* personalised_recommend* lyrics_display* synced_lyric* synchronized_lyric* milestone_plan*
      slideshow* glossary_* cloze barcode_lookup
      roadmapping product_roadmap_* mailing_list_manage* mailing_list_host* open_source_consult* open_source_develop*
      column_resiz* column_sort* column_filter* row_select* table_sort* inline_edit* inline_comment* inline_image*
      reference_count* speaker_recogn* frame_interpol* color_pick* colour_pick* eyedropper* drawing_tool* shape_tool*
      text_tool* ruler_tool* measurement_tool* measuring_tool* crop_tool* layer_support layer_panel* timeline_edit*
      timeline_view* calendar_view* board_view* list_view* map_view* gallery_view* table_view* tree_view* day_view*
      compact_mode* zen_mode* presentation_mode* presenter_view* full-screen_mode kiosk_mode* safe_mode* demo_mode*
      batch_mode* interactive_mode* developer_mode* debug_mode* power_sav* low-power_mode* guest_mode* sleep_sound*
      ambient_sound* background_sound* background_play* background_sync* background_process* background_task*
      remote_procedure* load_shed* schema_infer* prompt_cach* plugin_marketplace* theme_engine* template_engine*
      rule_engine* rules_engine* recommendation_system* rendering_engine* layout_engine* storage_engine*
      execution_engine* query_engine* script_engine* weather_overlay* weather_radar* weather_alert* weather_widget*
      weather_forecast* tide_table* star_map* night_sky sky_map* unit_conversion* typing_practice typing_game*
      memory_game* drill_mode quiz_mode practice_mode* exam_mode pronunciation_* verb_conjugat* word_lookup
      dictionary_look* offline_dictionar* text_to_braille braille_* subtitle_sync* subtitle_download* chapter_support
      chapter_mark* resume_playback remote_playback cast_to_* dlna upnp media_scan* cover_download* library_scan*
      library_sync* metadata_scrap* smart_shuffle playlist_import* playlist_sync* scrobbl* internet_radio radio_stream*
      visualizer* visualiser*
    `,
    marketing: `
      3d_model* ad ads advertis* aerial_photo* animation* art_direction audience_research banner* billboard*
      book_design booklet* brand* brochure* business_card* business_plan* campaign* catalog* co-creation coaching
      consult* copywriting corporate_design corporate_identity creative_direction creative design*
      digital_marketing drone* editing editorial engraving event_marketing exhibition_stand* facilitation flyer*
      foil_stamping graphic* growth_hacking hr human_resource* illustration* influencer* innovation_consult*
      invitation_card* lead_generation letterhead* logo* management_consult* market_research marketing mentoring
      merchandise naming newsletter_design packaging photo* ppc portrait* positioning poster* pr print* prepress
      product_photo* production proofread* public_relations publicity publishing recruit* research retouch*
      screen_print* seo service_design social_media stationery sticker* storytelling strateg* team_building
      team-building training translat* transcription typesetting typography user_research vehicle_wrap* video*
      wedding_photo* web_design affiliate* b2b blog_writing business_coaching business_development
      change_management colour_grading communications community_management company_profile* corporate_event*
      corporate_video* customer_experience decal* direct_mail event_planning event_management event_production
      executive_search explainer* film_production fractional* fundrais* google_ads headshot* infographic* interim*
      keyword_research label* landing_page* large_format leaflet* livestream* market_entry media_buying
      motion_graphic* music_video* outsourcing paid_media paid_social pitch_deck* post-production presentation*
      product_design product_development promo* public_speaking rebrand* sales* sound_design staffing tagline*
      technical_writing trade_show* visual_identity voice-over* voiceover* webshop white_paper* wide_format
      above_the_line below_the_line abm account-based adwords pay-per-click serp link_building linkbuilding
      backlink* on-page off-page google_business google_my_business reputation_management review_management
      online_reputation retarget* remarketing out-of-home ooh dooh guerrilla street_team* sampling* activation*
      roadshow* pop-up_shop* pop_up_shop* product_launch* press_office clipping* internal_comm*
      employee_engagement spokesperson* ghostwrit* ghost_writ* blogging newsletter_copy microcopy copyedit*
      developmental_edit* line_edit* manuscript_* beta_read* indexer* subtitling dubbing localisation*
      transcreation simultaneous_interpret* consecutive_interpret* whispered_interpret* liaison_interpret*
      interpreting interpreters post-edit* certified_trans* giveaways swag embroid* heat_press* plotter* sublimat*
      dye_sublimation dtg dtf flocking letterpress offset lithographic flexograph* flexo gravure rotogravure
      hot_foil* foiling emboss* deboss* die-cut* die_cut* spot_uv laminat* binding thesis_bind* spiral_bind*
      perfect_bind* saddle_stitch* stapling folding creasing perforat* numbering mailing mailings mail_shot*
      mailshot* envelope_stuff* franking postcard* notepad* note_pads compliment_slip* comp_slip* ncr ncr_pad*
      carbonless folder folders wobblers hang_tag* swing_tag* swing_ticket* save_the_date* order_of_service*
      yearbooks roll-up* roll_up* rollup* popup_stand* pop-up_stand* display_stand* step_and_repeat a-board*
      light_box* neon channel_letter* wayfinding way-finding dibond foamex correx fsdu retail_display*
      visual_merchand* set_build* scenograph* props prop_hire prop_making casting casting_call* extras_casting
      talent_management talent_acquisition talent_agency location_scout* fixers line_produc* colour_correction
      color_correction color_grading vfx visual_effects cgi compositing rotoscop* rigging keyframe* commercials
      jingle* audio_post* audio_edit* multicam webcast* fpv slide_scanning darkroom* studio_shoot* shoot shoots
      lookbook* packshot* pack_shot* 360_product matterport floor_plan* floorplan* style_guide* moodboard*
      iconograph* pictogram* lettering hand_lettering dieline* ecodesign service_blueprint* customer_journey*
      user_persona* user_flow* heuristic_eval* focus_group* mystery_shop* secret_shop* omnibus_survey*
      opinion_poll* polling competitive_intelligence competitor_analys* swot pestle feasibility due-diligence gtm
      business_case* business_process* bpo lean_manage* kaizen 5s quality_management management_system*
      turnaround* business_turnaround pmo agile_coach* executive_coach* executive_assistan* team_coach*
      life_coach* mindset_coach* mastermind* accountability_group* confidence_coach* succession_planning
      outplacement headhunt* head_hunt* temp_agency temporary_staff* permanent_placement* contract_staff* peo
      360_feedback aptitude_test* disc_profil* mbti belbin strengthsfinder enneagram psychometric_test*
      culture_change organisational_d* organizational_d* diversity_train* edi unconscious_bias conflict_resolution
      conflict_management negotiation* telesales telemarketing telephone_answering call_answering lead_nurtur*
      inbound outbound cro funnel* squeeze_page* email_newsletter* split_test* attribution tag_management ga4
      gtm_setup looker_studio ugc user-generated creators creator_partner* product_placement award_entr*
      award_submission* speechwriting delegate_management stand_building booths sound_system* sound_hire pa_hire
      av_hire led_wall* led_screen* truss_hire staging_hire crowd_control crowd_management hostess* away_day*
      awaydays offsite_meeting* ice-breaker* icebreaker* hackathon_facil* ideation open_innovation intrapreneur*
      accelerator* incubator* incubation investor_relation* investor_deck* buyer_persona* storytell* signage
      press_monitor* media_relations brand_partnership* event_promot* event_photography event_management_*
      exhibit_space* booth_rental* sponsored_content native_advertis* newsletter_advertis* audience_development
      consumer_survey* opinion_research readership_survey* user_survey* fundraising_tool* donation_page* donation_form*
      peer-to-peer_fundrais* crowdfund* membership_manage*
    `,
    transport: `
      air_freight airport bike_repair body_shop bodywork boat break-down breakdown bus bus_tour* car cars car_wash
      car_rental car_hire cargo chip_tuning clutch coach_hire courier* customs cylinder delivery detailing
      diagnostics dispatch distribution engine_repair exhaust express_delivery ferry fleet* forwarding freight
      fulfilment fulfillment haulage heavy_transport limousine* logistics lorr* mot motorcycle* moving
      moving_service* oil_change order_picking parcel* pick-up pickup packing removal* road_transport
      roadside_assistance scooter* sea_freight shipping spare_part* storage suspension taxi towing transport*
      trailer* truck* tyre* tire* used_car* valeting van_hire vehicle* warehous* wheel_alignment windscreen*
      ambulance auto_electric* auto_repair battery_replacement bodyshop brake* car_key* charter* clearance
      cold_chain cold_storage container* crash_repair cross-docking customs_clearance dangerous_goods dent_removal
      door-to-door driver* electric_vehicle* engine engines forklift* gearbox* hgv inspection* jump_start
      key_cutting last_mile minibus* motorbike* number_plate* pallet* paintless part_exchange pick_and_pack
      polishing railway refrigerated relocation* rust_protection same_day same-day school_bus self_storage
      shuttle* steering timing_belt transmission* travel vans vip_transfer* wheel* chauffeur* airbag* airfreight
      private_jet* all-terrain axle* ball_joint* shock_absorber* struts coil_spring* wishbone* cv_joint*
      driveshaft* drive_shaft* driveline differential* drivetrain flywheel* turbo turbos turbocharg* supercharg*
      intercooler* camshaft* crankshaft* head_gasket* gasket* piston spark_plug* glow_plug* ignition* alternator*
      injector* dpf dpf_clean* egr muffler* manifold* adblue ecu ecu_remap* remap* dyno dyno_tun* tune-up* tune_up
      tuneup* carburet* coolant* coolant_flush air-con_regas regas* aircon_regas a_c_recharge wiper* wiper_blade*
      headlight* headlamp* tail_light* bumper* bumper_scuff* fender* bonnet tailgate* towbar* tow_bar* tow_hitch*
      bullbar* sunroof* soft_top* convertible_top* convertibles convertible immobili* dash_cam* dashcam* tacho
      tachograph* speed_limiter* odometer clay_bar hand_wash mini_valet full_valet interior_clean*
      headlight_restor* alloy_* alloys rims balancing puncture* tpms hubcap* smog smog_check* emission*
      emissions_test* nct roadworth* rwc wof pre-purchase pre_purchase safety_check* dealership* pre-owned
      preowned nearly_new trade-in* salvage auto_salvage saloon* hatchback* coupe* coupé roadster* suv suvs
      crossover* 4x4 4x4s 4wd off-road offroad pick-ups minivan* mpv mpvs people_carrier* station_wagon* box_van*
      tipper* flatbed* low_loader* lowloader* tautliner* reefer reefers tanker* dumper* hiab telehandler* backhoe*
      bulldozer* excavator* utv utvs side-by-side moped* superbike* choppers trike* rickshaw* tuk-tuk* tuk_tuk*
      tram trams tramway* metro subway trains train_ticket* minicoach* limo limos hearse* supercar* hypercar*
      self-drive self_drive carshare carpool* ride-hailing rideshare ride_share* ride-share* dial-a-ride airside
      ground_handling aircraft aircraft_* aviation avionics airframe* hangar* helipad* seaplane* ultralight*
      microlight* gyrocopter* airline* boatbuild* outboard* antifoul* anti-foul* gelcoat osmosis_treat* sailmak*
      sails rigging_check* dry_dock* drydock* dry_stack shipyard* ship_broker* shipbrok* ship_agenc* ship_chandl*
      chandlery vessel vessels tug tugs tugboat* barges barge port_agen* port_service* stevedor* pilotage
      bunkering bunker_supply ballast road_haul* intermodal multimodal lcl fcl full_load* part_load* part-load*
      groupage ltl ftl expedited hotshot hot_shot backload* abnormal_load* oversized_load* oversize heavy_haul*
      breakbulk hazmat temperature-controlled temperature_controlled cold-chain white_glove white-glove two-man
      two_man man_and_van man_with_a_van man_&_van house_move* office_move* international_mov* long-distance
      long_distance local_mov* drive-up bonded free_zone* 3pl 4pl kitting repackag* relabel* returns_management
      returns_handling dock-to-dock crossdock* incoterms eori t1_document* phytosanitary next-day next_day sameday
      post_office poste_restante mail_forward* mail_handling po_box* click_and_collect click_&_collect curbside
      kerbside cargobike* fork_service* groupset* derailleur* drivetrain_clean hydraulic* pneumatic*
      mobile_mechanic* mechanic* auto_body autobody dent dents pdr chassis chassis_straighten* rustproof*
      underseal* waxoyl undercoat* autoglass windshield* ppf bodykit* spoiler* lowering petrol petrol_station*
      diesel service_station* autogas cng bowser* jump-start* jumpstart* transponder* key_fob* spare_key* keyless
      dvla_test accident_management traffic_management traffic_control traffic_light* park_and_ride park_&_ride
      escooter* micromobility micro-mobility sedans
    `,
    goods: `
      accessor* adhesive* aluminium antique* apparel appliance* aquarium baby backpack* bags balloons battery
      batteries bed_linen bedding belt* bicycle* board_game* boots bouquet* bracelet* brass bricks bulbs cable*
      candle* card* ceramics chains chemicals chipboard* clothes clothing coat* compressor* concrete
      construction_material* copper cosmetics costume* crane* curtain* decoration* dress* earring* electronics
      equipment fabric* fasteners figurine* fireworks fittings flower* footwear frame* fuel gadget* gemstone*
      gift* glass* gloves gold greeting_card* hats headphone* hinge* home_decor household instrument* jacket*
      jewel* knitwear knives laminate* laptop* leather* lens* linen machine* magnets mattress* MDF metal* mirror*
      motor* necklace* office_supplies packaging paint* panel* paper parts perfume* pet_food phone_case* pins
      plastic* plates plywood pottery pump* puzzle* ring* rug* scarf* scrap screw* seat* shelf shelv* shirt* shoes
      silver skirt* soap* sofa* souvenir* spare_parts stationery steel sunglasses supplement* sweater* swimwear
      t-shirt* table* textile* tile* timber tool* toy* trading_card* uniform* valve* vase* veneer* vitamin*
      wholesale wigs wire* wood* wool wreath* yarn recycling collectible* air_fryer* apron* aroma* art_supplies
      bamboo basket* beads bearing* beds bench benches blanket* blouse* boards bolt* bottle* brush* bucket*
      button* camera* canvas* cement chandelier* charger* charm* christmas* coaster* coffee_machine* coffin*
      computer* condom* container* cookware crates crochet* crystal* cups cushion* cutlery desk desks diamond*
      diaper* doll dolls drawer* drill* drum* dvd essential_oil* eyeglasses eyewear fans faucet* filament*
      fire_extinguisher* flag* foam fragrance* freezer* fridge* furniture guitar* handbag* handcraft* handmade*
      hardware* heater* helmet* hoodie* hose* incense ink jar* jeans jersey* jumper* keyboard* keychain* keyring*
      kit kits kitchenware ladder* lamp* lanyard* leggings lingerie lock* luggage mask masks mats material*
      memorabilia menswear microphone* mineral* mobile_phone* monuments mug* needle* notebook* oil* ornament*
      outerwear pants pattern* pearl* pens pendant* pillow* plate plush* porcelain pots printer* pullover* purse*
      ppe pyjama* quilt* refrigerator* refill* rods rope* rubber safety_shoes sandals sanitary* scent* second-hand
      second_hand sensor* sewing* sheet* shorts sink* slippers sneaker* socks sportswear stamp* statue* stool*
      strap* sunscreen surfboard* sweatshirt* tarpaulin* thread* torch* tote* towel* trainers trophy trophies
      trousers tube* tv umbrella* underwear vacuum* vintage* wallet* washing_machine* weapon* wedding_dress*
      wheel* womenswear workwear abrasive* sandpaper action_figure* adapter* adaptor* aerosol* air_purifier*
      air_freshener* humidifier* dehumidifier* wall_clock* clock clocks grandfather_clock* anklet* anorak* puffer*
      gilet* fleece fleeces waistcoat* blazer* tunic* kaftan* caftan* kimono* sari saris saree* salwar* kurti*
      kurta* lehenga* sherwani dupatta* abaya* hijab* jilbab* burqa* kilt* harris_tweed corset* bridalwear
      bridal_wear bridal_gown* gown gowns veils tuxedo* bow_tie* bowtie* necktie* ties cufflink* tie_clip*
      cummerbund* hosiery tights stockings pantyhose bodysuit* bras briefs boxers knickers panties thongs
      nightwear nightgown* nightdress* nightie* sleepwear onesie* rompers babygrow* jumpsuit* dungarees overalls
      coveralls hi-vis hi_vis high-vis high_visibility chefwear scrubs lab_wear tops tees tanktop* tank_top*
      thermals activewear gymwear rainwear raincoat* poncho* beanie* bobble_hat* snood* bandana* headband*
      scrunchie* balaclava* mittens earmuff* wetsuit* rash_guard* sarong* cover_up* trunks flip_flop* flip-flop*
      espadrille* loafers brogues oxfords stilettos high_heels moccasin* clogs wellies wellington* gumboots
      work_boot* safety_boot* shoelace* laces cobblers heel_bar key_chain* brooch* cameo* bangle* solitaire*
      sapphire* rubies emerald* opal opals amethyst* topaz turquoise* lapis birthstone* platinum palladium
      sterling sundial* weather_station* barometer* thermometer* hygrometer* scales weighing_scale* weighbridge*
      multimeter* oscilloscope* caliper* calliper* micrometer* gauge* pressure_gauge* flow_meter* flowmeter*
      thermocouple* transducer* load_cell* actuator* solenoid* relays contactor* din_rail* enclosure enclosures
      trunking conduit conduits busduct* resistor* diode* semiconductor* transistor* microchip*
      integrated_circuit* led leds led_display* lightbulb* light_bulb* wall_light* sconce* lantern* string_light*
      flashlight* headtorch* tealight* wax_melt* reed_diffuser* diffuser* potpourri sage_bundle* matches lighters
      vapes vape vaping e-liquid* e-cig* ecig* tobacco* cigarettes humidor* cbd hemp cannabis edibles pre-roll*
      prerolls tincture* gummy dispensary kratom kava ashwagandha spirulina chlorella collagen_powder creatine
      whey protein protein_bar* protein_powder* pre-workout amino* bcaa* omega-3 probiotic* prebiotic*
      electrolyte* multivitamin* zinc magnesium calcium selenium balms salves ointment* bandages respirator*
      ear_defender* ear_plug* earplug* fall_protection harness harnesses goggles hard_hat* knee_pad* absorbent*
      hand_sanitis* hand_sanitiz* sanitiser* sanitizer* detergent* bleach degreaser* descaler* disinfectant*
      solvent* thinner* lubricant* grease greases cutting_fluid* coolants antifreeze sealant sealants glues glue
      epoxies dyestuff* dyes colorant* titanium titanium_dioxide carbon_black activated_carbon carbon_fibre
      carbon_fiber fibreglass fiberglass composites polymer* polyethylene polypropylene polyester nylon hdpe ptfe
      teflon polycarbonate perspex masterbatch* preform* granules pellets charcoal_briquette* briquette* coal
      kindling firelighter* kerosene propane butane helium nitrogen argon acetylene hydrogen co2 dry-ice sulphuric
      sulfuric hydrochloric caustic_soda ammonia chlorine peroxide ethanol methanol glycerin* glycerol stearic
      silica sand gravels aggregate topsoil bark rock_salt salts soda_ash lime_powder gypsum osb osb_board*
      hardboard* softwood* hardwood* oak oak_beam* larch cedar teak mahogany ply sawn planed planks lumber
      ironmongery knobs latches castor* caster* brackets hooks rivet* anchors wall_plug* studding springs
      spring_coil* seals gaskets bushes bushing* sprocket* pulley* gears gearmotor* couplings coupling flange
      flanges stainless rebar_mesh chain-link chainlink castings forging* die_casting sand_casting
      injection_mould* blow_mould* thermoform* extrusion* extruded cnc cnc_machining machining milling grinding
      laser_cut* waterjet* water_jet* plasma_cut* edm spark_erosion honing lapping deburr* knurling annealing
      heat_treat* hardening nitriding anodis* anodiz* electroplat* plating chrome_plating nickel_plating
      zinc_plating phosphating passivat* hot-dip hot_dip bead_blast* vapor_blast* vapour_blast* mould_making
      additive_manufactur* sls fdm reverse_engineer* metrology cmm ndt non-destructive nondestructive tensile
      hardness_test* calibrat* contract_manufactur* oem odm lathe* bandsaw* chainsaw* chain_saw* circular_saw*
      mitre_saw* reciprocating_saw* hacksaw* saw_blade* angle_grinder* grinders sanders planers router_bit*
      chisel* hammers mallet* spanner* wrench* pliers allen_key* hex_key* torque_wrench* clamp clamps workbench*
      welders soldering_iron* heat_gun* glue_gun* staple_gun* stapler* cordless mowers strimmer* hedge_trimmer*
      leaf_blowers spades shovels rakes secateurs pruners watering_can* water_butt* parasol* deckchair* gazebos
      fire_pits chiminea* smokers cool_box* coolbox* icebox* ice_box* thermos flasks flask tumblers stemware
      champagne_flute* decanter* carafe* jug jugs teapot* teacup* pans frying_pan* wok woks casserole* dutch_oven*
      bakeware chopping_board* cutting_board* rolling_pin* spatula* ladle* spoon spoons forks colander* sieve*
      grater* peelers corkscrew* tin_opener* oven_glove* napkin* placemat* tin_foil parchment knife_block*
      chef_knife* pocket_knife* sharpening knife_sharpen* whetstone* scissors shears razors razor_blade* tweezers
      toothbrush* toothpaste* floss mouthwash sponge sponges loofah* bath_mat* bathmat* tissues nappies nappy
      nappy_bag* wet_wipe* wipes incontinence_pad* tampons pads bin_bag* bin_liner* bins dustbin* broom brooms mop
      mops dustpan* duster* hangers washing_line* peg pegs cupboard* sideboard* nightstand* headboard* divan*
      bedstead* bedframe* cradle* stroller* pushchair* pram prams buggy buggies sling slings pacifier* teether*
      bibs swaddl* rattle* teddy teddy_bear* stuffed_animal* dollhouse* building_block* water_gun* yo-yo* slime
      crayon* felt_tip* highlighter* marker_pen* fountain_pen* ballpoint* pencil* eraser* sharpener* ruler rulers
      post-it sticky_note* envelope* binders planner planners diaries guestbook* voucher* ribbon ribbons bunting
      confetti piñata* pinata* straws corrugated carton cartons mailing_bag* jiffy_bag* padded_envelope* ibc ibcs
      jerry_can* jerrycan* closures aerosol_can* tins tin_can* dispenser* dispensing till_roll* cash_register*
      money_counter* shredder* shredding laminator* copier* scanner* toner_cartridge* toner cartridges cartridge
      monitor_arm* webcam* headset* earbud* earphone* in-ear soundbar* subwoofer* hi-fi hifi amplifier* turntable*
      cassette* blu-ray cds lps tripod* usb usb_stick* hard_drive* motherboard* processors gaming_pc* controllers
      console consoles xbox nintendo retro_console* power_bank* powerbank* screen_protector* smart_plug* hoover*
      stand_mixer* hand_mixer* slow_cooker* pressure_cooker* deep_fryer* fryers induction_hob* overlocker*
      haberdasher* habby zips zippers zipper cotton silk satin velvet chiffon tulle denim corduroy cashmere merino
      mohair faux_fur suede sheepskin* cowhide* easel* sketchpad* wall_decor wall_hanging* framing snow_globe*
      magnet paperweight* letter_opener* globe globes plectrum* reeds rosin mouthpiece* ice_skates shin_pad*
      shin_guard* punch_bag* punching_bag* goalposts tackle tackle_box* lures lure bait baits binocular*
      telescope* microscope* magnifier* magnifying rifle_scope* night_vision ammunition ammo firearm* airguns
      air_gun* holster* crossbow* bows longbow* arrows swords sword katana* armour armor chainmail sleeping_bag*
      sleeping_mat* rucksack* daypack* duffel* duffle_bag* holdall* carry-on briefcase* satchel* shoulder_bag*
      crossbody messenger_bag* bum_bag* passport_holder* dog_bed* dog_collar* dog_lead* dog_leash* dog_treat*
      dog_chew* scratching_post* pet_bowl* cages hutch hutches terrarium* vivarium* reptile* saddle saddles
      saddlery bridle* girth* stirrup* jodhpurs urns urn cremation_urn* keepsake* headstone* gravestone*
      tombstone* plaque* rosary rosaries crucifix* votive* menorah* dreamcatcher* bath_product* mystery_box*
      loot_box* merchandising merch limited_edition* pre-loved preloved thrift funko lego_set* die-cast diecast
      salt_chlorinator* conveyor* hoist* winch* jacks lifting_gear shackle* chain_block* scissor_lift* racking
      mezzanine_floor* workstation* cleanroom* fume_cupboard* fume_hood* labware centrifuge* autoclave* incubators
      spectromet* chromatograph* reagent* antibody rapid_test* syringe* cannula* hospital_bed* stethoscope*
      patient_monitor* blowers centrifugal submersible heat_exchanger* cooling_tower* pressure_tank* silo silos
      hopper* agitator* crusher* baler* compactor* granulator* sieving genset* diesel_generator* light_tower*
      augers trencher* rotavator* rotovator* tiller* chippers runes beret berets parka parkas tweed tweeds books
      bookshop* suits watches chairs
    `,
    farming: `
      agricultur* agronomy animal_feed aquaculture arable bird* breeding cattle cereal* corn dairy drone_spraying
      farm* farm_shop fertili* fishery flowers fodder forest* fruit_tree* goats grain* greenhouse* harvest herb*
      horse* horticultur* livestock meadow* milk mushroom* nurser* olive_oil orchard* organic pig* plant* potato*
      poultry seed* sheep shrub* soil_analysis stable* tractor* tree* vegetable* vineyard* afforestation
      reforestation restoration greening urban_forest* wildlife alpaca* animals apple* barn berry berries
      biodynamic blueberr* bulls calves cherry cherries chicks citrus compost* cows crop* deer donkey* egg*
      firewood fish_farming foal* garden_centre grapes grazing hatching* heifer* honey* hops irrigation kitten*
      lambs lavender litter* llama* manure mare* maize microgreens permaculture pheasant* plough* pollinat*
      propolis puppies quail* rabbit* royal_jelly sawmill silage soil* strawberr* sunflower* swarm* wheat
      woodland* acreage agri-environment agritourism agrotourism agro-ecolog* agroecolog* agrochemical* pesticide*
      insecticide* fungicide* biopesticide* biostimulant* rodenticide* slug_pellet* precision_agri* no-till
      min-till plowing tillage harrow* cultivator* sprayers slurry muck_spread* baling straw forage* combining
      combine_hire barley sorghum millet soybean* soya canola rapeseed flax hempseed alfalfa lucerne clover
      ryegrass pasture* rotational_graz* grassland* paddock* feedlot* suckler* holstein* friesian* aberdeen_angus
      charolais limousin simmental longhorn* shorthorn* brahman water_buffalo bison yak yaks merinos suffolk
      hampshire_down lleyn ewes ewe rams tups hoggets shearling* shearing lambing calving kidding farrowing sows
      weaner* boar boars hogs gilts saddleback* gloucestershire_old mangalitsa kunekune* boer_goat* nubian*
      saanen* anglo-nubian laying_hen* hens pullets point_of_lay bantam* broiler* rooster* day-old ducklings geese
      gosling* guinea_fowl* peafowl peacock* ostrich* emu emus doves parrot* parakeet* budgerigar* budgie*
      cockatiel* canaries finches aviary aviaries falcons hamster* gerbil* chinchilla* hedgehog* tortoise* turtle*
      lizard* gecko* bearded_dragon* frogs newts koi goldfish hatchery hatcheries fingerling* vermicompost*
      bokashi leaf_mould leafmould peat-free peat biochar humates humic seaweed_fertil* npk urea potash phosphate*
      lime_spreading leaf_analysis tissue_culture graft* budding rootstock* bare_root bare-root annuals perennial*
      evergreen* conifer* deciduous grasses ferns fern climbers clematis wisteria rose_bush* roses tulip*
      daffodil* crocus* snowdrop* hyacinth* iris_bulb* peony peonies hydrangea* rhododendron* azalea* camellia*
      magnolia* lilac* orchid* succulent* cactus cacti bonsai* houseplant* water_lil* florist* corsage* posy
      posies casket_spray* wildflower* heirloom* onion_set* allotment* potager microgreen hydropon* aeropon*
      pick-your-own pick_your_own u-pick csa csa_share* veg_share polytunnel* poly_tunnel* shade_net* drip_line*
      centre_pivot center_pivot sprinklers frost_protection hail_net* netting field_gate* milking milking_parlour*
      calf_hutch* feeders water_trough* troughs manège menage broodmare* stallion* stud gelding* yearling*
      thoroughbred* warmblood* arabians andalusian* lusitano* clydesdale* haflinger* appaloosa* mustang* mules
      mule equine_dent* artificial_insem* semen scanning_ewes tb_test* mastitis bull_hire pedigree kennel_club
      stud_dog* labrador* retriever* golden_retriever* poodle* cockapoo* labradoodle* goldendoodle* cavapoo*
      spaniel* cocker* terrier* yorkie* dachshund* chihuahua* bulldog* french_bulldog* pug pugs beagle* collie
      collies border_collie* sheepdog* german_shepherd* rottweiler* doberman* great_dane* husky huskies malamute*
      samoyed* shih_tzu* maltese_dog* pomeranian* whippet* greyhound* lurcher* gundog* gun_dog* weimaraner*
      vizsla* maine_coon* ragdoll* siamese persian_cat* bengal_cat* british_shorthair* sphynx* apiary apiaries
      hive_product* hives nuc nucs queen_rearing mead_making coppic* thinning* clearfell* forwarder_hire
      silvicultur* agroforest* carbon_offset* biodiversity habitat* rewilding wetland* peatland* hedgerow*
      hedgelaying hedge_laying lambing_weekend* mistletoe* shiitake* mycelium spawn tobacco_leaf cocoa cacao
      cocoa_bean* vanilla_bean* sugarcane sugar_cane sesame cashew_nut* groundnut* date_palm* olive_grove*
      hop_yard* pressing mill flour_mill* viticultur* grapevine* vines abattoir* slaughter* culling fox_control
      trout_lake* stillwater* saltwater deep-sea deep_sea saffron_crocus ginseng aloe_vera arboretum* butterfly
      butterflies owl owls raptors bat_survey* newt_survey* ecological_survey* ecology_survey* phase_1_habitat
      dahlias
    `,
    social: `
      addiction advocacy adoption aid animal_rescue bible blood_donation capacity_building care care_home
      caregiver* charity_shop child_protection church citizen* clothing_bank communion confession confirmation*
      conservation counselling crisis debate* disabilit* disaster_relief domestic_violence elderly_care
      emergency_relief emergency_shelter employment_support empowerment environmental_education fire_protection
      food_bank food_aid foster funeral* grant* healthcare helpline home_care homeless* hospice housing
      human_rights humanitarian inclusion integration lobbying marriage* mass meals_on_wheels mission_trip*
      networking neighbourhood outreach pastoral peer_support permits pilgrimage* prayer* prevention psychosocial
      public_library rehabilitation rescue research respite scholarship* senior* shelter* sign_language
      social_work sponsorship* support_group* sunday_school training volunteer* waste_collection water_supply
      welfare women worship after_care animal_welfare art_therapy assisted_living bereavement bible_study
      blood_bank breakfast_club* bursar* campaign* clean-up* climate day_centre debt_advice devotion* discipleship
      drop-in* emergency* evangelism* family_support fellowship* fundraising gender* health_promotion home_group*
      interfaith job_placement legal_aid livelihood* liturgy masses memorial* microfinance migrant* ministry
      ministries mutual_aid nature_conservation orphan* parent* peer* poverty preaching prison* public_awareness
      public_service* recycling refugee* relief safeguarding sacrament* sermon* skills_development small_group*
      soup_kitchen street_children study_group* survivor* sustainable_* toddler_group* victim* well-being
      workforce youth* zakat abuse achievement_award* action_group* activism activists advent lent holy_week
      good_friday palm_sunday ash_wednesday pentecost ascension all_saints all_souls christingle evensong matins
      vespers compline eucharist* alpha_group* rosary_group adoration vigil vigils novena* benediction blessing*
      house_blessing* dedications baptis* ordination* vocations diaconate diocesan parish_* bulletins altar_guild
      sacristan* mothers'_union mothers_union women's_guild ladies_guild men's_group* mens_group* women's_group*
      young_adults praise missionar* mission_work cell_group* house_group* life_group* growth_group*
      connect_group* scripture* testimony_night altar_call deliverance salvation spiritual_direction spiritual*
      chaplain* hospital_visit* home_visits sick_visit* burial* cremation* crematori* cemetery cemeteries
      graveyard* columbarium ash_scatter* obituar* direct_cremation* embalm* repatriation jumu'ah jumuah tarawih
      taraweeh janazah nikah zakah sadaqah sadaqa fitra fidya qurbani aqiqah madrasa* madrassah* halaqa* dawah
      new_muslim* puja pooja aarti arti_timings satsang* kirtan* bhajan* homam abhishekam archana annadanam seva
      langar gurdwara* gurbani diksha vipassana dharma zazen sangha kabbalat havdalah minyan torah talmud mikveh
      mikvah kiddush chevra yahrzeit brit_milah warm_space* warm_hub* warm_welcome thrift_shop* op_shop*
      hygiene_bank* period_povert* child_benefit* pip_claim* attendance_allowance carers_allowance
      carer's_allowance carer* young_carer* befriend* loneliness isolation companion_visit* telephone_friend*
      day_centres day_opportunities shopping_help good_neighbour* timebank* time_bank* lets_scheme income_generat*
      self-help self_help self-help_group* cooperative* microenterprise* social_enterprise* social_innovation
      social_action social_prescrib* social_justice social_cohesion racial_justice racial_equality anti-racism
      antiracism hate_crime* equality equity diversity lgbt lgbtq lgbtq+ lgbtqia+ pride_march women's_empower*
      women's_refuge* refuge refuges safe_house* safehouse* fgm trafficking human_trafficking exploitation
      knife_crime gang_violence gun_violence restorative_justice reentry re-entry ex-offender* offender*
      probation_service street_pastor* rough_sleep* transitional_hous* affordable_hous* almshouse* resettlement
      newcomer* immigrants unaccompanied_minor* famine drought earthquake* hurricane* cyclone* tsunami
      winter_appeal hotline* helplines listening_service grief_group* 12-step twelve-step alcoholics_anonymous
      aa_meeting* al-anon narcotics_anonymous street_medicine medical_mission* hygiene sanitation latrine*
      clean_water water_well* handpump* malnutrition child_sponsor* sponsor_a_* adopt_a_* fostering
      special_guardianship children's_home* early_intervention home-start father* grandparent* european_solidarity
      civil_society civic civic_engagement voter_registration voting elections election_* electoral referend*
      polling_station* petition* open_letter* lobby_work participatory_budget* town_hall_meeting* council_meeting*
      city_council town_council parish_council* planning_committee* civil_registr* registry_office*
      driving_licence_renew* dog_licen* dog_warden* dog_fouling animal_control pest_service* trash bulky_waste
      bulky_item* green_waste yard_waste hazardous_waste drop-off_point* fly-tipping fly_tipping river_clean*
      street_clean* street_sweep* road_works roadworks road_maint* road_safety streetlight* blue_badge*
      concessionary freedom_pass premises_licen* alcohol_licen* building_permit* zoning_permit* business_licen*
      environmental_health noise_complaint* noise_nuisance trading_standards freedom_of_information foia
      land_register* cadast* leisure_centre* parks parks_and_recreation dog_park* skate_park* skatepark*
      burial_plot* allotments civil_protection civil_defence civil_defense fire_brigade* fire_service
      fire_department* firefight* first_responder* lifeboat* coastguard* coast_guard lifeguard* red_cross policing
      flood_warning* flood_defence* net_zero net-zero decarboni* carbon_footprint carbon_neutral*
      energy_transition clean_energy renewable* clean_air coral_* mangrove* sea_turtle* anti-poaching
      species_protection endangered_species rehoming re-homing rehome* adopt_don't_shop tnr trap-neuter
      sanctuary_visit* animal_sanctuary lost_and_found lost_pet* lost_dog* twinning town_twinning sister_cit*
      veteran* armed_forces remembrance royal_british poppy_appeal legion trade_union* collective_bargaining
      job_club* jobcentre back_to_work return_to_work unemployment apprentices u3a over_50s over_60s over-60s
      ageing_well healthy_ageing healthy_aging legacies legacy_giving leave_a_legacy matched_giving
      corporate_giving donation_drive* donations in-kind in_kind blood_donor* blood_drive* organ_donation
      bone_marrow sponsored_walk* sponsored_run* charity_run* charity_walk* walkathon* telethon* read-a-thon
      plasma_donation giving_circle* giving_tuesday microgrant* impact_invest* philanthrop* peacebuilding
      peace_build* truth_commission* transitional_justice nonviolen* demining disarmament election_observ*
      anti-corruption anticorruption press_freedom freedom_of_expression fact-check* fact_check* investigative
      intercultural multicultural* cross-cultural cultural_exchange* intergenerational urban_regeneration
      placemaking place-making participatory cohousing ecovillage* cycle_path* cycle_lane* low_traffic
      special_olympics paralympic* visually_impaired visual_impairment deaf deafblind supported_employment
      independent_living blind_people fundrais*
      local_chapter* student_chapter* regional_chapter* local_group* local_network* regional_network* regional_group*
      working_group* special_interest_group* grants_program* grant_program* grantmak* small_grant* project_grant*
      core_funding project_funding project_support seed_fund* seed_grant* start-up_grant* matching_fund* challenge_fund*
      innovation_fund* emergency_fund* solidarity_fund* community_fund* hardship_fund* bursary_fund* travel_fund*
      micro-grant* mini-grant* funding_program* funding_scheme* funding_call* calls_for_proposal* call_for_proposal*
      call_for_paper* call_for_abstract* call_for_entries call_for_film* call_for_project* call_for_participat*
      call_for_contribut* call_for_nominat* fellowship_* fellowships leadership_program* leadership_train*
      leadership_academy accelerator_program* incubator_program* incubation_program* acceleration_program*
      community_hub* community_event* community_meetup* community_call* community_organi* community_program*
      community_grant* community_radio community_garden* meetup* meet-up* policy_work policy_advoc* policy_recommend*
      policy_monitor* policy_consult* public_polic* public_affairs public_campaign* awareness_campaign* awareness_day*
      awareness_week* days_of_action day_of_action week_of_action action_day* direct_action climate_action
      climate_strike* demonstration_march* boycott* letter_writ* letter-writ* email_your_*
      write_to_your_* call_your_rep* contact_your_mp* sign_the_petition* citizens'_initiative* citizens'_assembl*
      citizen_assembl* citizen_initiative* popular_initiative* referendum_* public_debate* public_hearing*
      public_consult* stakeholder_dialog* stakeholder_engage* multi-stakeholder activist_train* campaign_train*
      campaign_toolkit* campaign_material* organising_train* organizing_train* toolkits fact_sheet* factsheet*
      position_paper* white_paper* whitepaper* impact_report* monitoring_report* country_report* shadow_report*
      annual_survey* strategic_litigation public_interest_* litigation_support legal_support legal_defence legal_defense
      whistleblow* whistle-blow* leak_platform* source_protection investigative_grant* media_monitor* media_literac*
      digital_literac* digital_right* digital_inclusion digital_security_train* internet_freedom election_monitor*
      vote_track* voting_record* vote_advice voting_advice voting_guide* election_result* election_guide*
      candidate_profile* mp_profile* councillor_profile* politician_profile* parliamentary_question*
      parliamentary_monitor* parliamentary_track* legislative_track* legislation_track* bill_track* law_track*
      lobby_register* lobbying_register* lobby_track* lobbying_track* budget_transparen* budget_monitor* budget_track*
      open_budget* open_spending spending_data public_spending public_contract* public_procure* procurement_data
      open_procure* open_contract* open_government e-government egovernment e-participation company_register*
      business_register* beneficial_owner* asset_declaration* party_financ* political_financ* meeting_minute*
      council_minute* council_agenda* information_request* access_to_information right_to_information foi_request*
      fix_my_* pothole* complaints_service* complaint_service* complaint_handl* complaint_procedure* file_a_complaint
      ombuds* consumer_advice* consumer_protect* consumer_right* citizen_service* citizen_portal* citizens'_advice
      citizens_advice one-stop_shop* online_permit* online_service* e-service* eservice* parking_permit*
      residents'_permit* resident_permit* event_permit* planning_permission* planning_application* planning_portal*
      birth_certificate* death_certificate* marriage_certificate* birth_registration* death_registration*
      residence_permit* residence_registration* work_permit* visa_application* passport_application* passport_renew*
      passports id_card* identity_card* driving_licence* driver's_licen* vehicle_registration* vehicle_licens*
      council_tax property_tax dog_tax* waste_calendar* waste_collection_* collection_calendar* refuse_collection
      rubbish_collection garbage_collection_* recycling_cent* bin_collection* housing_benefit* social_benefit*
      social_assistance unemployment_benefit* parental_benefit* parental_allowance* family_allowance*
      disability_benefit* state_pension* pension_application* school_admission* school_enrol* school_meal*
      school_transport kindergarten_place* childcare_place* noise_map* air_quality flood_map*
      land_regist* land_use_plan* zoning_plan* zoning_map* cadastr* urban_plan* city_plan* civil_registry*
      official_statistics population_statistics census public_notice* official_gazette* lost_property
      protests
      snow_clear* snow_remov* name_change* tree_permit* street_light* civil_wedding* civil_ceremon*
      small_business_support business_support winter_service* road_closure* parking_fine* library_card* senior_pass*
      bus_pass* travel_pass* disability_pass* rent_subsid* heating_subsid* school_bus* after-school_program*
      public_record* vital_record* land_record* court_record* marriage_licen* dog_registration* pet_registration*
      boat_registration* firearm_licen* hunting_licen* fishing_licen*
    `,
  },
  nonOffers: {
    claims: `
      accredited affordable always_on_time approved attention_to_detail authentic award-winning best_price*
      best_quality best_service* certified cheap clean comfort commitment committed competitive competitive_pric*
      confidence convenient cost-effective customer_satisfaction customer_service dedicated dedication ease_of_use
      easy_to_use eco-friendly efficien* excellen* experience experienced expert_team expert_staff expertise
      fair_price* family-owned family_run fast_service* fast_delivery fixed_price* free_quote* free_estimate*
      friendly_staff friendly_service friendly full_transparency fully_insured gas_safe_registered great_value
      guarantee* hassle-free high_quality highest_quality honest* insured integrity knowledge licensed local
      lowest_price* modern_equipment money_back no_hidden no-obligation on_time open_24 passion* peace_of_mind
      personal_approach personal_attention personal_service professional* proven punctual* quality quality_assur*
      quality_service quick_response reasonable_price* registered reliab* reputation responsib* safe
      safe_and_secure satisfaction_guaranteed skilled_team state-of-the-art sustainability team_spirit top_quality
      top-notch transparency transparent_pric* trust* unbeatable value_for_money warranty well-equipped
      years_of_experience 24/7 no_ads
      easy_to_customize easy_to_customise highly_customizable highly_customisable fast simple flexible powerful
      lightweight intuitive robust stable open_source open-source foss blazing_fast blazingly_fast lightning_fast
      lightning-fast super_fast incredibly_fast fast_and_* simple_and_* simple_yet_* easy_setup easy_installation
      easy_to_learn easy_to_install easy_to_set_up easy_integration free_and_open free_forever always_free
      completely_free free_to_use free_for_* forever_free free_software no_tracking no_registration no_sign_up no_signup
      no_login no_account no_installation no_credit_card no_coding_* no_code_required no_vendor_lock-in no_lock-in
      no_hidden_fees no_strings no_setup ad-free ad_free without_ads privacy_first privacy-first privacy-friendly
      privacy_friendly privacy_by_design privacy_focused privacy-focused privacy-respecting security_first
      security_by_design secure_by_default secure_by_design batteries_included batteries-included battle_tested
      battle-tested production_ready production-ready enterprise-ready enterprise_ready enterprise-grade
      enterprise_grade future-proof future_proof well_documented well-documented great_documentation well_tested
      well-tested actively_maintained actively_developed community_driven community-driven community_powered
      active_community great_community vibrant_community made_with_love built_with_love made_in_* built_by_* built_for_*
      made_for_* designed_for_* developer_friendly developer-friendly user_friendly user-friendly beginner_friendly
      beginner-friendly always_up_to_date no_limits unlimited_possibilities highly_scalable highly_performant
      high_performance high-performance blazing performant ultra-fast ultra_fast small_footprint tiny_footprint
      minimal_footprint low_overhead low_memory minimalistic minimalist elegant beautiful_design beautifully_*
      clean_code clean_design modern_design feature-rich feature_rich all-in-one all_in_one vendor-neutral
      vendor_neutral not_for_profit independent_and_* independence impartial* nonpartisan
      non-partisan inclusive accessible_to_* fully_open truly_open time-saving save_time save_money saves_time
      cost_effective loved_by_* trusted_by_* join_thousands works_everywhere runs_everywhere works_with_* plays_well
      you_own_* own_your_data your_data* out_of_the_box peace-of-mind world-class world_class industry-leading
      best-in-class
    `,
    steps: `
      analyse analyze apply_online approval assess* book_a brainstorm* briefing build choose_your collect confirm*
      consult contact_us create_an_account define deliver delivery_and design_phase develop discover* discovery
      discuss download_the draft enjoy evaluat* execut* explore feedback_and fill_in fill_out final_* find_your
      finish first_contact follow-up get_started go_live handover identify implement* initial_* inspect
      install_the join_the_* kick-off kickoff launch log_in make_a_* measure* next_steps nurture onboarding
      open_the pay pay_online phase_* pick_up pick_a place_order plan_your prepare proposal prototype receive
      refine register review scan_the schedule_a select_* set_up settle sign_up site_visit start_* step_* submit
      submission survey test verify verification we_deliver we_listen
      report_a report_an clone_the configure_your import_your invite_your connect_your upload_your add_your share_your
      create_your publish_your run_the write_your register_for submit_your vote_for apply_for sign_the spread_the
      tell_your write_to email_your call_your join_our become_a donate_to subscribe_to
    `,
    labels: `
      about about_us account accessibility address all_posts amount archive archives articles author availability
      awards back_to back_to_top bank_details best_sellers biography blog booking_form budget capacity careers
      cart categories category check-in check-out check_in checkout city client clients closed code_of_conduct
      comments company company_information contact_form copyright country customers cv deadline deadlines deals
      departments details directions disclaimer distance documentation donate downloads duration e-mail email
      employees employer entry_fee facebook facts faq faqs favorites follow_us founded free_shipping friday
      gallery github help home homepage hours imprint info information instagram interests investors jobs join_us
      language last_name latest legal_notice level license links linkedin load_more location log_in log_out login
      map media_kit members menu monday my_account name newest news newsletter next number_of office opening_hours
      opening_times order_now our_story our_team overview page partners people phone pinterest popular_posts
      postcode press previous price_list prices pricing product_details profile publications quantity quick_links
      read_more recent_posts references region related_products requirements resume reviews saturday schedule
      search see_all select_language share shipping_information shop_now shopping_cart show_more sign_in sign_up
      sitemap size skills social_media sponsors status stay_connected subject submit subscribe summary sunday
      support_us tags team telephone terms terms_and_conditions testimonials thursday tickets tiktok time title
      total tuesday twitter upcoming_events useful_links venue version view_all view_more wednesday website
      welcome where_to_find_us whatsapp who_we_are wishlist year youtube zip_code contact contacts cookie_policy
      cookie_settings check-in_date check-out_date privacy privacy_policy privacy_notice privacy_settings date
      dates back_to_home back_to_site back_to_blog view_all_news
      mailing_list mailing_lists getting_started download docs contribute contributing roadmap our_roadmap
      project_roadmap release_notes gold_sponsor gold_sponsors silver_sponsor silver_sponsors bronze_sponsor
      bronze_sponsors platinum_sponsor platinum_sponsors diamond_sponsors gold_partners silver_partners gold_members
      platinum_members general_sponsors main_sponsors main_sponsor lead_sponsors title_sponsor headline_sponsors
      past_sponsors previous_sponsors current_sponsors our_sponsors sponsors_and_partners partners_and_sponsors
      sponsors_and_supporters event_sponsors community_sponsors in-kind_sponsors media_partner media_partners
      media_sponsors supporting_partners institutional_partners strategic_partners technology_partners
      community_partners academic_partners main_partners main_partner partner_organisations partner_organizations
      our_partners our_supporters supporters backers our_backers patrons funders our_funders donors our_donors
      funding_partners funded_by supported_by powered_by hosted_by organised_by organized_by co-organised_by
      presented_by sponsored_by in_collaboration_with in_cooperation_with in_partnership_with with_support_from
      with_the_support_of under_the_patronage_of patronage endorsements endorsed_by acknowledgements acknowledgments
      acknowledgement acknowledgment credits image_credits photo_credits citation how_to_cite cite_us citing
      bibliography footnotes notes further_reading suggested_citation speakers our_speakers all_speakers
      keynote_speakers invited_speakers confirmed_speakers featured_speakers past_speakers plenary_speakers
      guest_speakers organizers organisers organizer organiser the_organisers organising_committee organizing_committee
      organizing_team organising_team local_organisers local_organizing_committee local_organising_committee
      scientific_committee programme_committee program_committee technical_program_committee program_chairs
      programme_chairs program_chair general_chair general_chairs committees committee committee_members
      steering_committee executive_committee advisory_board advisory_committee advisory_council advisors board_members
      board_of_directors board_of_trustees board trustees our_trustees directors supervisory_board management_board
      editorial_board editorial_team executive_board governing_body general_assembly governance statutes bylaws
      constitution secretariat delegates jury jury_members the_jury our_jury judges our_judges mentors our_mentors
      prizes winners past_winners previous_winners the_winners finalists nominees shortlist longlist laureates
      maintainers core_team contributors our_contributors top_contributors staff our_staff fellows our_fellows alumni
      our_alumni ambassadors volunteers our_volunteers former_members people_behind how_to_find_us how_to_get_here
      getting_here getting_there how_to_get_there travel_information travel_by_train by_train travel_by_car by_car
      travel_by_plane by_plane by_air by_bus by_bike by_boat on_foot by_public_transport by_public_transportation
      by_rail by_tram by_metro by_taxi from_the_airport parking_information where_to_stay where_to_eat nearby_hotels
      recommended_hotels conference_venue venue_and_travel venues about_the_venue registration registration_fees
      registration_information registration_is_open early_bird early_bird_tickets regular_tickets ticket_prices
      ticket_information buy_tickets get_tickets get_your_ticket book_tickets important_dates key_dates
      important_deadlines save_the_date timeline agenda at_a_glance programme program programme_overview
      program_overview conference_programme conference_program full_programme full_program detailed_program
      past_editions previous_editions past_conferences previous_conferences past_events previous_events past_issues
      back_issues current_issue latest_issue issue_archive all_issues edition editions who_uses_it who_is_using_it
      who's_using_it who_uses_* used_by our_users users showcase built_with made_with trusted_by community our_community
      forum forums community_forum discussions discussion user_forum irc_channel chat_with_us chat_room discord
      discord_server slack slack_channel telegram telegram_channel mastodon bluesky reddit linkedin_group gitlab
      stack_overflow stackoverflow twitch flickr vimeo rss rss_feed translate help_translate
      help_us_translate help_with_translation latest_news news_and_updates news_&_updates project_news recent_news
      our_news all_news news_archive announcements recent_releases latest_release latest_releases releases all_releases
      current_release stable_release stable_version latest_version current_version development_version nightly_builds
      previous_releases older_versions old_versions release_history version_info changelog change_log changes what's_new
      whats_new what_is_new new_in_this_version upgrade_guide upgrading press_kit press_materials press_releases
      press_release press_contact press_coverage press_enquiries press_inquiries press_room media_coverage media_contact
      media_enquiries media_inquiries for_the_press in_the_press in_the_news in_the_media as_seen_in as_seen_on
      featured_in featured_on brand_assets brand_guidelines brand_resources logo_and_brand
      trademark_policy licence licensing_information copyright_notice third-party_licenses our_mission
      mission our_vision vision mission_and_vision vision_and_mission mission_statement our_values values core_values
      our_principles principles our_goals our_approach our_philosophy our_impact our_history manifesto our_manifesto
      code_of_ethics get_involved how_to_get_involved how_to_help how_you_can_help ways_to_help how_to_contribute
      ways_to_contribute contributing_guide join_the_community join_our_community join_the_team join_the_discussion
      join_the_conversation become_a_sponsor become_a_partner become_a_member become_a_volunteer become_a_speaker
      become_a_patron become_a_supporter membership_information sponsor_us sponsors_wanted call_for_sponsors
      sponsorship_opportunities sponsorship_packages sponsor_this_project make_a_donation donate_now donations_welcome
      security_policy vulnerability_disclosure terms_of_service terms_of_use anti-harassment_policy diversity_statement
      safety_policy health_and_safety_policy accessibility_statement data_protection_policy data_privacy_policy
      cookie_notice legal_information legal_notices star_us_on_github star_on_github view_on_github view_source
      fork_me_on_github edit_on_github edit_this_page source_code source source_on_github github_repository repository
      bug_tracker report_a_bug report_bugs report_an_issue report_a_problem known_issues known_bugs open_issues issues
      issue_tracker pull_requests feature_requests system_requirements minimum_requirements hardware_requirements
      prerequisites supported_platforms supported_devices supported_browsers supported_systems supported_languages
      supported_formats supported_versions supported_operating_systems compatibility available_for available_on linux
      macos mac_os mac_os_x ubuntu debian fedora arch_linux freebsd openbsd opensuse windows_10 windows_11 windows_phone
      android ios aws azure google_cloud postgresql mysql mariadb mongodb sqlite redis docker kubernetes
      flatpak firefox google_chrome microsoft_edge app_store google_play f-droid contact_organisers
      contact_organizers contact_the_* contact_details contact_information contact_person contact_persons
      contact_address mailing_address postal_address subscribe_to_* subscribe_now newsletter_signup newsletter_sign-up
      newsletter_archive stay_in_touch keep_in_touch stay_informed stay_up_to_date stay_updated stay_tuned
      keep_up_to_date get_updates email_updates connect_with_us let's_connect get_in_touch get_in_contact reach_us
      find_us write_to_us examples code_examples example_usage usage sample_code screenshots screenshot demo live_demo
      online_demo try_the_demo try_it try_it_now try_it_online try_it_free see_it_in_action quick_start quickstart
      quick_start_guide installation_guide installation_instructions how_to_install install how_it_works
      how_does_it_work how_to_use how_to_use_* how_to_apply how_to_submit how_to_participate how_to_vote how_to_enter
      how_to_register how_to_join how_to_donate apply apply_now application_form application_process
      application_deadline eligibility eligibility_criteria who_can_apply who_can_participate who_can_enter
      who_should_attend why_attend why_participate why_sponsor selection_criteria selection_process evaluation_criteria
      judging_criteria submission_guidelines submission_instructions submission_deadline submissions submit_your_*
      author_guidelines guidelines_for_* information_for_* instructions_for_* guidelines rules rules_and_regulations
      contest_rules competition_rules house_rules regulations what_people_say what_people_are_saying what_our_users_say
      what_others_say user_reviews user_stories customer_stories our_customers case_studies success_stories kudos plans
      free pro enterprise community_edition enterprise_edition professional_edition free_trial start_free_trial
      start_for_free try_for_free request_a_demo talk_to_sales contact_sales create_account create_an_account
      forgot_password help_center help_centre help_and_support help_&_support support_center support_forum get_support
      get_help need_help api_reference api_docs api_documentation user_guide user_guides user_manual user_documentation
      users_guide developer_guide developer_docs developer_documentation admin_guide reference_guide reference_manual
      technical_documentation manual manuals online_manual wiki tutorial tutorials guides how-to_guides video_tutorials
      cheat_sheet style_guide developers for_developers for_users for_authors for_participants for_attendees
      for_exhibitors for_speakers for_media resources additional_resources useful_resources other_resources learn_more
      find_out_more discover_more more_information further_information more_info practical_information practical_info
      good_to_know general_information see_all_* view_all_* show_all browse_all all_features features key_features
      main_features feature_list feature_overview highlights new_features upcoming_features planned_features coming_soon
      why_us why_choose_* about_the_* about_this_* the_project the_team meet_the_team the_company the_foundation
      the_festival the_conference the_magazine projects our_projects current_projects past_projects related_projects
      similar_projects sister_projects related_software alternatives related_links external_links related_articles
      related_posts related_content more_articles more_news latest_posts latest_articles recent_articles recent_comments
      featured_articles featured_posts editor's_picks editors'_picks editor's_choice most_read most_popular most_viewed
      trending popular masthead write_for_us advertise advertise_with_us advertising_rates annual_report annual_reports
      annual_general_meeting financial_information vacancies open_positions job_openings work_with_us office_hours
      visiting_hours business_hours latest_video latest_videos photo_gallery image_gallery press_photos
      media_gallery frequently_asked_questions any_questions questions questions_and_answers questions_&_answers
      common_questions feedback give_feedback send_feedback your_feedback suggest_a_feature site_map table_of_contents
      contents on_this_page introduction background conclusion abstract motivation covid-19_information live_stream_link
      watch_now watch_live watch_the_video watch_video listen_now play_now follow_the_* follow_us_* social_networks
      share_this share_this_* build_status download_now download_for_* download_app get_the_app get_app install_now
      open_source terms_&_conditions
      authors participants attendees methodology goals compare_plans meet_our_* meet_us our_reach our_network
      our_numbers in_numbers by_the_numbers facts_and_figures key_figures key_facts where_we_are where_we_work
      where_to_start where_to_buy where_to_get_help who_we_work_with who_we_help who_we_serve who_we_support
      who_is_it_for who_it's_for what_we_believe what_we_stand_for what_is_it what_is_this what_to_expect what_to_bring
      what_you_get what_you_need what_you_will_learn what_you'll_learn what's_included what's_inside
      what_our_members_say what's_next what_happens_next previous_speakers previous_recipients past_recipients
      grant_recipients grantees our_grantees award_winners award_recipients hall_of_fame upcoming_releases
      planned_releases older_releases press_contacts press_enquiry advisory_group advisory_panel venue_partners
      hotel_partners travel_partners knowledge_partners content_partners education_partners ecosystem_partners
      implementation_partners consortium consortium_partners project_partners project_team project_members
      project_coordinator network_partners associate_partners associated_partners publications_list list_of_publications
      selected_publications recent_publications our_publications latest_publications get_the_newsletter
      newsletter_subscription sign_up_for_our_newsletter sign_up_for_updates sign_up_for_* buy_a_ticket book_your_ticket
      book_your_tickets book_now register_now register_today registration_desk visa_information travel_and_accommodation
      travel_&_accommodation accommodation_and_travel travel_and_visa visa_letter local_information about_the_city
      site_plan download_mirrors binary_packages binary_releases binaries source_packages source_tarball
      source_releases build_from_source building_from_source compile_from_source raspberry_pi chrome_extension
      firefox_add-on firefox_extension browser_extensions_for_* irc irc_channels mailing_lists_and_*
      sponsors_and_backers backers_and_sponsors companies_using_it companies_using_* projects_using_* users_of_*
      powered_by_* used_in_production adopters design_goals project_goals aims aims_and_objectives objectives
      comparison comparisons limitations caveats credits_and_thanks thanks thank_you special_thanks with_thanks_to
      thanks_to_* thanks_to_our_sponsors our_sponsors_and_partners author_list about_the_author about_the_authors
      meet_the_authors copyright_and_license license_and_copyright terms_of_use_and_* legal_stuff legal_and_privacy
      privacy_and_cookies privacy_statement report_abuse report_a_vulnerability responsible_disclosure
      security_advisories security_issues bug_reports known_problems open_source_license third-party_software
      third_party_software todo to_do_list to-dos status_page service_status system_status development_status
      development_blog dev_blog developer_blog engineering_blog team_blog changelog_and_* release_schedule
      release_calendar upgrade_notes migration_guide migration_guides getting_help getting_support where_to_find_help
      ask_a_question ask_us_anything suggest_an_edit improve_this_page page_history recent_changes recent_activity
      recent_events event_calendar calendar_of_events all_events events_calendar view_calendar add_to_calendar
      event_details event_information event_info practical_details attendee_information attendee_info
      information_for_authors information_for_speakers speaker_guidelines presentation_guidelines poster_guidelines
      paper_submission abstract_submission abstract_deadline camera-ready camera_ready notification_of_acceptance
      accepted_papers accepted_posters accepted_talks accepted_submissions list_of_participants participant_list
      who_attends who_is_coming attendee_profile exhibitors our_exhibitors exhibitor_list list_of_exhibitors
      become_an_exhibitor become_an_ambassador become_a_mentor become_a_judge become_a_fan become_a_friend
      become_an_affiliate become_a_contributor become_a_donor become_a_reviewer become_involved call_for_volunteers
      volunteer_with_us volunteer_opportunities join_as_* join_the_movement join_the_network join_our_* join_now
      join_today take_action take_part share_your_story tell_a_friend spread_the_word ways_to_give ways_to_donate
      other_ways_to_* why_donate why_join why_become_* why_it_matters why_this_matters why_now why_we_exist why_we_*
      the_problem the_solution the_challenge the_opportunity the_idea our_solution our_method our_methodology
      how_we_work how_we're_funded how_we_are_funded our_funding funding_sources ownership transparency_report
      financial_report financial_reports audited_accounts annual_accounts accounts_and_reports strategic_plan
      our_strategy our_priorities priorities our_commitments our_promise our_people our_community_guidelines
      community_guidelines community_standards guiding_principles founding_members founding_partners founders
      our_founders founding_team leadership_team management_team executive_team senior_team senior_management
      our_leadership our_board our_trustees_and_* honorary_members member_organisations member_organizations member_list
      our_members members_area member_login members_only join_as_a_member national_members individual_members
      institutional_members supporting_members sustaining_members corporate_members elections_and_*
      organisational_structure organizational_structure working_at_* life_at_* open_roles open_jobs current_openings
      current_vacancies job_vacancies job_offers culture_and_values equal_opportunity diversity_and_inclusion_policy
      competition_details contest_details how_to_play how_to_win how_to_book how_to_cancel how_to_nominate
      how_to_get_started how_do_i_* how_can_i_* is_it_free round_1 round_2 phase_one first_prize second_prize
      third_prize 1st_prize 2nd_prize 3rd_prize honourable_mentions honorable_mentions winning_entries winning_projects
      jury_statement from_the_jury from_the_editor from_the_editors editor's_note editorial_policy editorial_standards
      ethics_policy ethics_statement permissions_and_reprints submission_policy aims_and_scope
      abstracting_and_indexing impact_factor issn open_access_policy latest_stories top_stories more_stories
      featured_stories most_recent most_commented most_shared in_this_issue in_this_section in_this_article on_the_cover
      coming_up next_issue next_event next_events upcoming up_next subscribe_by_email subscribe_via_rss
      subscribe_to_our_* digital_edition print_edition manage_subscription manage_cookies customer_login partner_login
      client_login staff_login web_store merch merchandise_store our_shop web_shop download_the_app download_brochure
      download_the_brochure download_pdf download_the_* download_links watch_the_trailer watch_trailer teaser
      watch_on_youtube watch_demo listen_on_* available_now available_in available_from out_now pre-order_now
      as_featured_in awards_and_recognition awards_and_nominations what_the_press_says press_quotes reader_reviews
      critics_say talk_to_us let's_talk let_us_know say_hello say_hi drop_us_a_line questions_about_*
      still_have_questions have_questions any_other_questions need_more_help didn't_find_what_* back_to_home_page
      home_page main_page main_menu site_navigation skip_to_content menu_and_* language_selection choose_language
      select_your_* other_languages in_other_languages english_version
    `,
    roles: `
      administrator advisor ambassador analyst assistant associate attorney board_member caretaker ceo cfo
      chairman chairperson chairwoman chef chief_* co-founder cofounder coordinator coo cto creative_director
      deputy developer director doctor editor editor-in-chief engineer executive_director founder general_manager
      head_of_* headmaster headteacher instructor intern lawyer lead_developer lecturer managing_director
      marketing_manager mayor office_manager owner photographer president principal producer professor programmer
      project_manager receptionist research_assistant sales_manager secretary senior_* software_engineer teacher
      technician therapist treasurer trustee vice_president vice-president volunteer web_developer
      columnist maintainer* core_developer* lead_maintainer* program_chair* programme_chair* general_chair* track_chair*
      session_chair* publicity_chair* local_chair* workshop_chair* web_chair* publication_chair* keynote_speaker*
      moderator* panelist* panellist* juror* jury_member* committee_member* festival_director* artistic_director*
      managing_editor* associate_editor* contributing_editor* editor-at-large staff_writer* copy_editor*
      community_manager* developer_advocate* release_manager* product_manager* program_manager* programme_manager*
      program_officer* programme_officer* policy_officer* communications_officer* press_officer* research_fellow*
      postdoc* phd_student* phd_candidate* doctoral_student* doctoral_candidate* principal_investigator*
      co-investigator* senior_lecturer* assistant_professor* associate_professor* visiting_professor* secretary_general*
      secretary-general vice_chair* vice-chair* spokesperson* ombudsperson* commissioner* deputy_mayor* city_councillor*
      councillor* member_of_parliament
    `,
    prices: `
      advance_booking adults annually concession day_ticket deposit discount fee free_of_charge full_price
      included membership_fee monthly one-off payment_plan per_day per_hour per_month per_night per_person
      per_week per_year price reduced_rate surcharge
    `,
  },
};
