import type { LanguageWords } from '../words.ts';

export const FRENCH: LanguageWords = {
  offers: {
    health: `
      accouchement acupunct* addictolog* appareil_dentaire audioprothes* bilan* blanchiment cardiolog* chirurg*
      chimiotherap* consultation* couronne* cryotherap* dentaire* dentist* dermatolog* diabèt* diagnosti* diététi*
      drainage échograph* endodont* entorse* ergothérap* esthétique_dentaire examen* extraction* fertilité
      grossesse gynécolog* homéopath* hospitalisation implant* infirmier* irm kinés* laser logopéd* maladie*
      massage* médicament* naturopath* neurolog* nutrition* oncolog* orthodont* orthophon* orthopéd* pédiatr*
      parodont* pathologie* pédicur* pharmacie physiothérap* podolog* posturolog* prévention prothèse* psychiatr*
      psycholog* psychothérap* radiograph* radiolog* réadaptation réflexolog* relaxation rhumatolog* santé
      sevrage_tabagique sexolog* soin* sommeil sophrolog* stérilisation téléconsultation thérap* traitement*
      traumatolog* urgence* urolog* vaccin* vétérinaire* allerg* analyse* audition burn-out cataracte coiffe cure*
      dépistage* douleur* gériatr* hypnos* lentilles lunettes médecine* mésothérapie ophtalm* ostéo* psychomotric*
      rééducation* sport-santé migraine* céphalée* mal_de_dos maux_de_dos lombalgi* sciatique* cruralgie*
      cervicalgi* dorsalgi* lumbago* torticolis hernie_discale scoliose* tendinit* tendinopath* capsulit*
      épicondylit* fibromyalgi* canal_carpien hallux* genou* épaule* hanche* cheville* poignet* coude* nuque
      mâchoire* bruxisme* atm posture* anxiété* angoisse* dépression* dépressif* burn_out épuisement_professionnel
      stress* insomnie* apnée* ronflement* vertige* acouphène* autisme autist* tdah tda tsa troubles_dys dyslexi*
      dyspraxi* dyscalculi* bégaiement dysphasi* haut_potentiel hpi phobie* attaque_de_panique toc trouble*
      traumatisme* psychotraumat* emdr tcc tabac arrêt_du_tabac alcool* dépendance* addiction* boulimie anorexi*
      tca obésité surpoids perte_de_poids minceur maigrir amaigriss* ménopause* endométriose* sopk pma fiv
      périnatal* postnatal prénatal* post-partum postpartum allaitement* sage-femme nourrisson* coliques reflux
      contraception stérilet ivg frottis puberté incontinence périnée périnéal* pelvi* andropause prostate
      circoncision érectile hypertension cholestérol thyroïde asthme* bpco eczéma* psoriasis acné* verrue* mycose*
      mélanome* cancer* tumeur* dermatose* cicatrice* brûlure* escarre* varice* phlébolog* jambes_lourdes
      lymphœdème* lymphoedème* maux_de_ventre digest* côlon intestin* microbiote* intolérance* cœliaque gluten
      angiolog* anesthés* biologie_médicale biopsie* prise_de_sang prises_de_sang prélèvement* coloscopie*
      endoscop* gastro* hépatolog* gérontolog* hématolog* infectiolog* mammograph* scanner* doppler ecg
      électrocardiogramme holter épreuve_d'effort échocardiograph* imagerie_médicale néphrolog* dialyse*
      neurochirurg* neuropsycholog* neurofeedback orl otorhino* proctolog* stomatolog* occlusodonti* pédodont*
      carie* gencive* dents dentier* bridge* facette* invisalign aligneur* plombage* détartr* dévitalis* inlay*
      onlay* greffe* orthokératologie optométri* basse_vision strabisme myopie presbytie glaucome dmla rétine*
      opticien* bouchon* semelle* orthèse* orthoprothèse* bandage* déambulateur* oxygénothérapie perfusion*
      injection* pansement* ssiad ehpad médecin_traitant médecin_généraliste médecins_généralistes ordonnance*
      posologie antibio* vermifug* pilulier* tensiomètre* parapharm* phytothérap* aromathérap* gemmothérap*
      compléments_alimentaires constellation* numérolog* reiki biorésonance magnétis* géobiolog* sonothérap*
      luminothérap* musicothérap* équithérap* zoothérap* hydrothérap* balnéothérap* thalasso* crénothérapie
      ventouse* cupping shiatsu tuina qi_gong ayurvéd* iridolog* étiopath* chiropra* microkiné* mézières
      fasciathérap* craniosacr* biodynami* décodage_biologique bol_tibétain bols_tibétains méditation*
      pleine_conscience mindfulness cohérence_cardiaque hypnothérap* pnl eft access_bars énergétic* chamani*
      voyance tarologie astrolog* détox* hygiène_de_vie coach_de_vie confiance_en_soi estime_de_soi mal-être
      harcèlement psychanaly* psychogénéalog* psychopédagog* gestalt orthoptist* graphothérap* neuroatyp* tecar
      ondes_de_choc électrothérap* tens k-taping taping dry_needling massothérap* pressothérap* mobilisation*
      kiné_respiratoire sport_sur_ordonnance activité_physique_adaptée apa puce_électronique
      identification_animale castration* comportementalist* nac vih ist sida grippe* tétanos défibrillateur*
      ambulatoire* maternité* néonat* pédopsychiatr* réanimation télémédecine télésurveillance anatomopatholog*
      cytolog* génétiq*
    `,
    beauty: `
      balayage barbe* beauté brushing chignon* cils coiffure* coloration* coupe* cosmétiq* épilation* extension*
      gommage hammam lissage microblading modelage* ongle* parfum* peeling rasage sourcil* spa tatouage* visage
      maquillage* pédicure* shampo* teinture* microneedling hydrafacial radiofréquence cryolipolyse lipocavitation
      cavitation* cellulite* endermolog* lpg palper-rouler lifting* rajeunissement* anti-âge anti-rides ride*
      botox acide_hyaluronique comblement* mésolift liposuccion rhinoplast* blépharoplast* abdominoplast*
      mammaire* ipl lumière_pulsée cire cire_orientale caramel_oriental fil_indien maillot jambes aisselle* bikini
      demi-jambe* vernis semi-permanent* gel_uv capsules mains_et_pieds pédispa rehaussement* browlift brow_lift
      dermopigment* microshading tricopigment* dermographe henné* piercing* détatouage bronzage* uv solarium
      gommages enveloppement* rituel* lomi* kobido ayurvédique futuro* coiffeu* barbier* mise_en_pli tresse*
      nattes dreadlock* locks afro* défrisage* kératine botox_capillaire ombré_hair tie_and_dye mèche* patine*
      décoloration* couleur_végétale dégradé* perruque* toupet* chute_de_cheveux cheveux mariées attache*
      esthétic* socio-esthét* relooking* colorimétrie morphologie cosméto* sérum* rouge_à_lèvres fond_de_teint
      mascara* démaquillant* dermocosmét* flottaison caisson* manucur* gel_douche déodorant*
    `,
    building: `
      abattage aérotherm* agencement* alarme* aménagement* arrosage assainissement bardage béton
      cabinet_d'architect* carrelage* chape charpente* chaudière* chauffage* chauffe-eau chantier* cheminée*
      cloison* clôture* combles construction* couvreur cuisine_équipée débarras décoration* dallage démolition
      dépannage* désamiantage devanture diagnostics_immo* ébénist* éclairage* élagage électric* enduit*
      engazonnement entretien* escalier* espace_vert espaces_verts étanchéité extension* façade* faux_plafond*
      fenêtre* ferronnerie fondation* garde-corps gouttière* gros_œuvre haie* installation* jardin*
      maison_individuelle* maison_ossature_bois menuiserie* meuble* murs ossature* parquet* paysag* peinture*
      pergola* pisciniste piscine* placard* plafond* plantation* pompe_à_chaleur pompes_à_chaleur portail* porte*
      pose ramonage ravalement réfection rénovation* réparation* restauration_de revêtement* salle_de_bain*
      sanitaire* sol sols soudure taille_de terrasse* toit* tonte tuile* véranda* ventilation verrière* vitrage*
      volet* zinguerie couverture* cuisine* domotique isolation* maintenance* mobilier* nettoyage* photovoltaïque*
      plâtrerie* plomberie* serrur* vitrerie* plombier* chauffagist* peintre_en_bâtiment charpentier* zingueur*
      maçon* carreleur* vitrier* ramoneur* terrassier* façadier* étanchéur* architecte* architectur*
      architecte_d'intérieur décorateur* décoratrice* géomètre* maîtrise_d'œuvre maîtrise_d'oeuvre maître_d'œuvre
      assistance_à_maîtrise amo déclaration_préalable conduite_de_travaux re2020 dpe économies_d'énergie
      infiltrométrie bioclimatique passif bâtiment* génie_civil gros_oeuvre second_œuvre second_oeuvre vrd voirie*
      enrobé* goudronn* bitum* bicouche pavage* pavé* bordure* empierrement* allée* drain* puisard* fosse_septique
      fosses_septiques micro-station* microstation* curage* hydrocurage canalisation* débouch* fuite* robinet*
      mitigeur* lavabo* évier* douche* douche_à_l'italienne baignoire* wc toilettes toilettes_sèches receveur*
      adoucisseur* cumulus ballon_d'eau_chaude ecs radiateur* poêle* insert* tubage* fumisterie fioul propane gaz
      géothermi* solaire* irve batterie_solaire éolien* vmc puits_canadien désenfumage* puits forage* pompage*
      mise_aux_normes mise_aux_normes_électriques consuel interphone* visiophone* télésurveillance
      contrôle_d'accès détecteur* détection_incendie extincteur* baes sprinkler* paratonnerre* antenne* parabole*
      fibre_optique câblage* courant_faible courants_faibles courant_fort courants_forts blindage* coffre-fort
      coffres-forts cylindre* reproduction_de_clés store* moustiquaire* brise-soleil bso persienne* pvc aluminium
      survitrage miroiterie* miroitier* crédence* pare-douche paroi* garde_corps rampe* balustrade* main_courante
      chaudronn* tôlerie* acier* inox* fer_forgé galvanis* soudeur* hangar* ardoise* zinc* lauze* chaume* velux
      lucarne* démoussage* hydrofuge* faîtage* sarking ite iti ouate* liège chanvre* polyuréthane soufflage*
      pare-vapeur staff stuc* torchis* terre_crue adobe pisé chaux* badigeon* crépi* imperméabilis* humidité*
      remontées_capillaires injection_de_résine assèchement* fissure* reprise_en_sous-œuvre micropieux pieux
      dalle* chapes ragréage* coffrage* ferraillage préfabriqu* agglo* parpaing* brique* rejointoiement* joints
      hydrogommage* sablage* décapage* vernis lasure* tapisseri* tapissier* toile_tendue moulure* corniche*
      ponçage* vitrification* stratifié* lino* pvc_clipsable résine* mosaïque* faïence* plinthe* terrazzo marbr*
      granit* îlot* cuisiniste dressing* rangement* sous-pente claustra* bardages caillebotis carport* abri*
      cabanon* tonnelle* auvent* marquise* gloriette* palissade* grillage* brise-vue portillon* gabion* muret*
      soutènement* enrochement* nivellement* viabilisation* fouille* tranchée* décaissement* concassage*
      carottage* déconstruction* curage_de_bâtiment plomb amiante* termite* mérule* xylophage* capricorne*
      désinsectis* dératis* dépigeonn* désinfection* anti-nuisible* nuisible* guêpe* frelon* nid_de_frelons
      punaise* cafard* blatte* fourmi* souris rats rongeur* taupe* pigeon* puces chenille* moustique* mouches
      chauves-souris laveur_de_vitres ménage* femme_de_ménage repassage* propreté* après_décès syndrome_de_diogène
      diogène vide-maison encombrant* désencombrement* home_organis* gravats benne* évacuation* échafaudage*
      nacelle* étaiement* grutage* levage* bricolage* petit_bricolage petits_travaux multiservice*
      homme_toutes_mains conciergerie* gardiennage* espaces_extérieurs pelouse* gazon* gazon_synthétique dessouch*
      rognage* débroussaill* désherb* scarification* fauchage* broyage* bassin* fontaine* massif* mur_végétal
      végétalis* rocaille* récupération_d'eau cuve* citerne* liner* clé_en_main surélévation* agrandissement*
      maison_passive tiny_house* maisons_individuelles monument_historique monuments_historiques vitraux dorure*
      cannage* rempaillage* aérogommag* relaquage rechampissage antiquaire* aérosol ascenseur* monte-charge*
      élévateur* pmr accessibilité_pmr froid frigorif* vitrine_réfrigérée groupe_électrogène groupes_électrogènes
      onduleur* transformateur* haute_tension basse_tension artisan*
    `,
    legal: `
      accident_du_travail assurance* audit* avocat_* bail banque* bilan_comptable comptab* conseil*
      conseil_juridique contentieux contrat* création_d'entreprise crédit* défense_pénale divorce* droit*
      droit_de_la_famille droit_pénal droit_du_travail épargne expertise* faillite financ* fiscal* garde_d'enfant*
      gestion_de_patrimoine gestion_locative héritage immobili* investissement* juridi* liquidation location*
      médiation mutuelle* notari* paie patrimoine* permis_de_séjour placement* prévoyance procédure*
      propriété_intellectuelle protection_juridique recouvrement rédaction_d'actes retraite* sinistre* succession*
      testament* transaction* trésorerie vente_immobil* accompagnement_juridique avocat* cession copropriété
      estimation* gestion* vente* bulletin_de_salaire notaire* huissier* constat* rgpd dpo pénal* garde_à_vue
      comparution* cour_d'assises victime* dommage* dommage_corporel préjudice* indemnis* erreur_médicale
      responsabilité_civile responsabilité_médicale arbitrage* conciliation* prud'hom* licenciement*
      rupture_conventionnelle harcèlement_moral prestation_compensatoire filiation* pacs régime_matrimonial
      régimes_matrimoniaux changement_de_régime donation* usufruit* viager* tutelle* curatelle* changement_de_nom
      naturalisation* nationalité visa* regroupement_familial asile oqtf baux baux_commerciaux loyer* expulsion*
      impayé* injonction* saisie* surendettement* redressement_judiciaire restructuration* fusion*
      transmission_d'entreprise reprise_d'entreprise domiciliation* statuts_de_société sas sarl sci
      micro-entrepren* micro-entreprise formalité* kbis brevet* propriété_industrielle contrefaçon
      concurrence_déloyale conformité appel_d'offres appels_d'offres expropriation servitude* bornage* syndic*
      état_daté mitoyen* état_des_lieux vefa lotissement* foncier* terrain* terrains_à_bâtir tenue_de_compte*
      comptes_annuels comptes_consolidés commissariat_aux_comptes commissaire_aux_comptes déclaration_de_tva tva
      impôt* déclaration_d'impôts impôt_sur_le_revenu ifi isf défiscalis* loi_pinel pinel lmnp malraux girardin
      déclarations_sociales dsn urssaf externalisation* prévisionnel* trésorier_externe daf affacturage* leasing*
      microcrédit* courtage* courtier* garantie_décennale décennale multirisque* responsabilité_décennale pea scpi
      opcvm bourse capital-risque private_equity levée_de_fonds levées_de_fonds subvention* prime_énergie
      maprimerénov* cee crowdfunding compte_bancaire comptes_bancaires compte_courant carte_bancaire
      cartes_bancaires virement* or_et_devises achat_d'or rachat_d'or intéressement participation_salariale
      invalidité* chômage* allocation* indemnité* ingénierie_patrimoniale family_office gérance* colocation*
      home_staging évaluation_d'entreprise due_diligence fiducie* apostille légalisation* attestation* carte_grise
      cartes_grises alcool_au_volant infraction* contravention*
    `,
    education: `
      accompagnement_scolaire aide_aux_devoirs alternance anglais apprentissage* atelier* baccalauréat bts
      certificat* classe* coaching collège colonie* conférence* crèche* cursus dessin diplôme* e-learning école*
      enseignement* éveil* examens_blancs formation* garderie garde_d'enfants initiation* internat* leçon* licence
      lycée* master* maternelle* orientation parcours_de_formation pédagog* permis perfectionnement périscolaire
      préparation* primaire scolarité séjour* séminaire* solfège soutien_scolaire stage* tutorat université_d'été
      vacances_scolaires adulte* bac cantine centre_de_loisirs cours* débutant* examen* langues* mathématiques*
      musique* parrainage piano* guitare* b96 conduite_accompagnée conduite_supervisée récupération_de_points
      caces habilitation* habilitation_électrique sst secourisme* psc1 gestes_et_postures fimo fco haccp
      bureautique* pack_office cpf vae validation_des_acquis reconversion* alternances cap bep bachelor* mba
      doctorat* licences dut parcoursup grand_oral brevet_des_collèges brevet_national dnb toeic toefl ielts delf
      dalf tcf fle alphabétis* illettrisme remise_à_niveau espagnol allemand italien chinois arabe japonais russe
      portugais occitan breton latin langue_des_signes lsf maths physique-chimie physique chimie svt sciences
      histoire-géo géographie grammaire orthographe dictée* calcul calligraphie graphologie méthodologie
      centre_aéré alsh microcrèche* nounou* baby-sitt* babysitt* petite_section moyenne_section grande_section
      tout-petits cour_de_récréation récréation* toboggan* balançoire* sieste goûter* gouter* cantines
      ramassage_scolaire ulis segpa section_bilingue section_européenne sortie_scolaire sorties_scolaires
      montessori steiner freinet snoezelen motricité* comptine* solfèges conservatoire* batterie violon
      violoncelle* flûte* clarinette* saxophone* trompette* trombone* accordéon* harpe* ukulélé* percussion*
      djembé* orgue technique_vocale aquarell* couture tricot* crochet broderie* scratch codage mentorat* mooc*
      blended distanciel présentiel microlearning serious_game* réussite_scolaire bourses erasmus*
      échange_scolaire jumelage* mémoires soutenance* colloque*
      conférence_plénière conférences_plénières séance_plénière conférence_inaugurale conférences_invitées table_ronde
      tables_rondes présentations_éclair session_poster sessions_poster sessions_posters ateliers_pratiques
      bourses_de_voyage bourse_de_voyage bourses_de_mobilité bourses_de_recherche bourses_d'étude* bourses_doctorales
      écoles_d'été école_d'été école_d'hiver école_doctorale hackathon* appel_à_communication* appel_à_contribution*
      appel_à_projet* appel_à_candidature* appel_à_films concours_de_* concours_d'éloquence olympiades
      groupes_de_lecture cercle_de_lecture cercles_de_lecture groupes_de_discussion journées_d'étude* journée_d'étude*
      webinaire* études_longitudinales étude_longitudinale études_de_terrain enquêtes_de_terrain sciences_participatives
      science_participative science_citoyenne recherche_participative notes_de_synthèse notes_d'analyse
      documents_de_travail rapports_de_recherche livres_blancs fiches_pratiques ressources_pédagogiques
      kits_pédagogiques forum_des_métiers salon_de_l'emploi rencontres_professionnelles
    `,
    hospitality: `
      accueil_de_groupe* animaux_acceptés appartement* baignade balade* balnéo barbecue chalet* chambre* couchage*
      cuisine_équipée dortoir* draps_fournis emplacement* excursion* gîte* hébergement* hôtel* jacuzzi
      jardin_privatif linge_de_maison location_de_salle location_de_vélo* mariage* mobil-home* navette* nuitée*
      parking petit_déjeuner pêche plage privatisation randonnée* restauration séjour* séminaire* table_d'hôtes
      terrasse* tente* tourisme transfert* vacances visite* voyage* wifi yourte* camping* canoë cuisine* hammam*
      jardin location* logement* petit-déjeuner* piscine* réception* roulotte* salle* salon* sauna* spa*
      animation* espace_* all_inclusive tout_compris refuge* auberge* motel* bungalow* cabane* cabanes_perchées
      lodge* écolodge* tipi* bulle* dôme* glamping caravane* van fourgon_aménagé kitchenette* micro-ondes
      sèche-cheveux bouilloire* draps serviettes coffre_fort ascenseurs balcon* vue_mer vue_sur_mer bain_nordique
      bains_nordiques bain_à_remous solariums coworking enterrement_de_vie evjf evg week-end_en_amoureux
      nuit_insolite nuits_insolites insolite* barnum* chapiteau* sonorisation* château_gonflable
      châteaux_gonflables structure_gonflable structures_gonflables bar_lounge borne_électrique circuit*
      circuit_touristique circuits_touristiques croisière* croisières_fluviales calèche* gabarre* sortie_en_mer
      sorties_en_mer trek* safari* œnotourisme oenotourisme oenologie œnologie audioguide* rallye*
      chasses_au_trésor rallye_touristique escape_game* escape_room* parc_animalier parc_aquatique
      parc_d'attractions parc_aventure parcours_aventure parcours_acrobatique tyrolienne* saut_à_l'élastique
      saut_en_parachute montgolfière* vol_en_montgolfière hélicoptère* ulm luge* traîneau* télésiège* grotte*
      cascade* belvédère* sentier* gr voie_verte voies_vertes base_de_loisirs base_nautique aire_de_pique-nique
      pique-nique* château* abbaye* cathédrale* vestige* gardiennage_de_caravane
    `,
    food: `
      agneau apéritif* apéro* assiette* baguette* bière* biscuit* bœuf boeuf brioche* buffet* burger* cacao café*
      caviste chocolat* cidre* cocktail* confiserie* confiture* crème* crêpe* croissant* déjeuner* dégustation*
      dessert* dîner* eaux épices fondue* formule* fromage* fruits_de_mer fruit* galette* gâteau* gaufre* glace*
      grillade* huile* huîtres légume* liqueur* macaron* menu* miel* omelette* pain* pasta pâtisserie* pizza*
      poisson* porc poulet* produits_locaux produits_du_terroir quiche* raclette repas risotto rôtisserie salade*
      sandwich* saucisse* sirop* snack* soda* sorbet* soupe* spécialité* spiritueux tapas tarte* tartine* tisane*
      traiteur* truffe* vente_à_emporter viande* viennoiserie* vin* volaille* boisson* brasserie* brunch* cave
      charcuterie* cuisine* entrée* épicerie* farine* œufs restauration* saucisson* tomme* yaourt* beurre
      à_la_carte hors-d'œuvre hors-d'oeuvre amuse-bouche* canapé* verrine* petits_fours mise_en_bouche tapenade*
      rillette* terrine* pâté* pâté_en_croûte foie_gras magret* confit_de_canard canard* oie pintade* dinde*
      lapin* gibier* sanglier* veau* bavette* entrecôte* faux-filet filet* rumsteck tartare* steak* hamburger*
      hot-dog* kebab* tacos wrap* bagel* bruschetta* croque* panini* focaccia* frite* nugget* brochette*
      cochon_à_la_broche méchoui* paella* couscous* tajine* tagine* choucroute* cassoulet* pot-au-feu
      bouillabaisse* blanquette* tartiflette* aligot gratin* hachis_parmentier ratatouille* moules crustacé*
      homard* langoust* crevette* crabe* saint-jacques coquille* poulpe* calamar* seiche* saumon* truite*
      cabillaud* thon* lotte* sole bar_de_ligne dorade* daurade* sardine* anchois maquereau* hareng* brandade*
      bisque* gaspacho* potage* bouillon* oignon* champignon* cèpe* girolle* morille* asperge* tomate* courgette*
      aubergine* poivron* carotte* pomme_de_terre pommes_de_terre patate* haricot* lentille* pois_chiches houmous
      falafel* taboulé* crudité* légumineuse* quinoa riz pâte* lasagne* ravioli* raviole* gnocchi* tagliatelle*
      polenta cannelloni* bolognaise carbonara sushi* maki* sashimi* ramen* nem nems wok curry* naan* samoussa*
      bo_bun pho poke_bowl poke bowl bowls dim_sum bibimbap tofu œuf oeuf* sarrasin bûche* bûche_de_noël
      confiseur* glacier* nougat* calisson* caramel* berlingot* guimauve* dragée* praliné* pralines bonbon*
      sucrerie* réglisse* chausson* chouquette* éclair* profiterole* mille-feuille* millefeuille* religieuse*
      paris-brest saint-honoré baba* savarin* madeleine* cannelé* canelé* sablé* palmier* meringue* pavlova*
      cheesecake* tiramisu* panna_cotta île_flottante moelleux* fondant* clafoutis flan* far_breton kouign* cake*
      cupcake* muffin* brownie* donut* beignet* churros pancake* wedding_cake tropézienne pithiviers kougelhopf
      bretzel* levain* fougasse* ficelle* boulanger* pâtissier* boucher* charcutier* primeur* camembert* brie
      comté roquefort* reblochon* beaufort cantal saint-nectaire munster bleu_d'auvergne emmental gruyère*
      mozzarella* parmesan* feta burrata* faisselle* lait laitier* laitage* jambon* andouille* boudin* chorizo*
      merguez chipolata* coppa lard pancetta salaison* bresaola rosette conserve* pickles cornichon* moutarde*
      sauce* mayonnaise ketchup pesto* condiment* sel poivre* piment* safran* vanille* herbes_de_provence curcuma
      gingembre ail ail_noir noix noisette* amande* châtaigne* marron* pruneau* pomme* poire* fraise* framboise*
      cerise* abricot* raisin* melon* kiwi* agrume* citron* orange* myrtille* cassis rhubarbe gelée* compote*
      marmelade* smoothie* milkshake* limonade* kombucha* eau_minérale mocktail* espresso expresso cappuccino*
      latte macchiato* torréfact* torréfié* rooibos matcha maté infusion* chicorée ambrée ipa stout* lager* pils
      microbrasserie* brasseur* houblonnée* champagne* crémant* pétillant* prosecco mousseux rosés bordeaux
      bourgogne* beaujolais chablis sauternes muscat* chardonnay sauvignon* merlot cabernet* syrah grenache*
      pinot* riesling* gewurztraminer vendanges_tardives grand_cru grands_crus millésime* cuvée* magnum*
      bag-in-box cubi digestif* pastis anisette absinthe* cognac* armagnac* calvados whisky* whiskies rhum* gin
      vodka* tequila* eau-de-vie chartreuse genepi génépi punch* kir spritz mojito* margarita* sangria* pineau
      floc hydromel* poiré* pizzeria* food_truck* foodtruck* chef_à_domicile lunch_box drive click_and_collect
      à_emporter vrac surgelé* sans_gluten végétarien* végétalien* vegan* végan* halal casher thés
    `,
    culture: `
      album* animation* anniversaire* bal ballet* bande_dessinée bibliothèque* bivouac carnaval céramique*
      chanson* chorale* cinéma* collection* comédie* concert* cosplay création* danse* défilé* documentaire*
      écriture édition* évènement* événement* expo* festival* fête* film* gala* jeux_de_société illustration*
      improvisation* lecture* livre* loto magie maquette* marionnette* marché* mariage* médiathèque musée*
      musique* numérique opéra* orchestre* peinture_sur pièce* poésie* projection* promenade* représentation*
      résidence* revue* roman* scène* sculpture* soirée* spectacle* théâtre* veillée* vernissage* visite*
      visites_guidées vitrail chœur* cirque* patrimoine* peinture* photo* rencontre* poterie* concours œuvre*
      oeuvre* toile* aquarelle* gouache* pastel* encre* fusain* estampe* gravures eau-forte linogravure* monotype*
      bronze* terre_cuite raku grès émaux* vannerie* tissage* tapisserie* feutre* patchwork* quilting macramé*
      origami* kirigami scrapbooking* reliure* enluminure* calligraph* dentelle* dentellière* perles mosaïques
      graffiti* fresque* trompe-l'œil ciné-club ciné-débat ciné-goûter long_métrage longs_métrages court_métrage
      courts_métrages court-métrage* scénario* avant-première* tournage* doublage* bande-annonce bande_originale
      matchs_d'impro tragédie* vaudeville* one-man-show stand-up humour* humorist* clown* mime* acrobat* jongl*
      trapèze* magicien* mentalis* ventriloq* close-up cabaret* burlesque* chorégraph* modern_jazz hip-hop
      breakdance salsa bachata kizomba tango rock_n_roll rock valse cha-cha flamenco claquettes fest-noz
      guinguette* jazz blues reggae rap slam soul funk électro techno variété_française gospel fanfare*
      harmonie_municipale batucada* quatuor* trio duo ensemble_vocal récital* symphoni* sonate* oratorio requiem
      lyrique opérette* cantate* choeur* polyphoni* karaoké* dj disc_jockey blind_test jam_session open_mic
      sound_system studio_d'enregistrement enregistrement_studio mixage* disque* composition* compositeur*
      auteur-compositeur luthier* lutherie* dédicace* bd manga* nouvelle_policière polar* science-fiction recueil*
      fanzine* podcast* émission* radio journal_local gazette* bulletin_municipal 14_juillet kermesse*
      vide-grenier* braderie* foire* feu_de_la_saint-jean son_et_lumière mapping noël halloween pâques
      saint-nicolas épiphanie saint-sylvestre réveillon* mardi_gras saint-valentin vendanges transhumance* corso*
      corrida* férias* murder_party quiz quizz* bingo tombola* belote* tarot bridge_club poker échecs scrabble
      ludothèque* wargame* figurines modélisme* trains_miniatures philatéli* numismati* généalogi* archéologi*
      reconstitution* médiéval* astronomie causerie* université_populaire université_du_temps_libre enchère*
      galeriste commande_publique arts
      critiques_de_* critique_de_* critiques_littéraires grands_entretiens entretiens_exclusifs interviews reportage*
      enquêtes_au_long grand_format grands_formats récits portraits_d'* tribunes éditoriaux chroniques bandes_dessinées
      dessins_de_presse courrier_des_lecteurs mots_croisés nouvelles_et_récits vérification_des_faits journalisme_*
      prix_du_jury prix_du_public prix_spécial grand_prix prix_littéraire* prix_de_l'innovation remise_des_prix
      cérémonie_d'* cérémonie_de_* projections projections_en_plein_air cinéma_en_plein_air courts-métrages
      avant-premières rencontres_d'auteurs rencontres_avec_* séances_de_dédicaces séance_de_dédicaces résidences_d'*
      résidence_d'* lectures_publiques lecture_publique concert_d'ouverture soirée_d'ouverture soirée_de_clôture
      dîner_de_gala spectacles_de_rue arts_de_la_rue théâtre_de_rue feux_d'artifice scène_ouverte scènes_ouvertes
      concours_photo concours_vidéo expositions_virtuelles visites_virtuelles collections_numériques salon_du_livre
    `,
    sport: `
      accrobranche arts_martiaux aviron badminton basket* boxe canoë* canyon* course* crossfit cyclisme danse*
      ébouriffante escalade* escrime fitness golf grimpe* gym* handball hockey judo karaté kayak* nage parapente
      pétanque pilates plongée* poney* raquettes randonnée* rugby self-défense ski snowboard sophrologie stage*
      step surf* taekwondo tai_chi tir tournoi* triathlon vélo* via_ferrata volley* vtt yoga* zumba équitation*
      musculation* natation* paddle* pêche* tennis* voile* athlétism* trail* marathon* semi-marathon* cross 10_km
      biathlon* luges patinage* patinoire* roller* trottinette* bmx cyclo* gravel vae_rando spinning biking rpm
      aqua* bébés_nageurs apnée_sportive palmes water-polo plongeon* snorkeling bodyboard* wakeboard* flyboard*
      wing_foil wingfoil* windsurf* catamaran* optimist dériveur* kite* pirogue* rafting* hydrospeed* spéléo*
      rando_aquatique accrobranches bloc alpin* parapentes deltaplane* parachut* aéromodél* arc ball-trap
      sarbacane* airsoft* karting* quad* enduro* trial* lancer_de_hache bowling* billard* fléchettes baby-foot
      minigolf* practice pétanques boule_lyonnaise boules molkky ping-pong padel squash* pickleball futsal foot*
      five baseball* softball* cricket* floorball ultimate kin-ball tchoukball balle_à_la_main pelote_basque
      pelote bossaball quidditch babygym trampoline* parkour* acrosport cheerleading* majorette* twirling*
      pole_dance bodypump body_pump body_combat bodycombat body_balance body_attack cardio* cross-training
      cross_training crosstraining hiit circuit_training renforcement_musculaire abdos abdos-fessiers
      cuisses-abdos fessiers stretching* étirement* barre_à_terre swiss_ball trx kettlebell* haltérophil*
      force_athlétique powerlifting calisthenics street_workout bootcamp* coach_sportif coachs_sportifs
      préparateur_physique remise_en_forme perte_de_poids_sport électrostimulation hyrox salsation hatha ashtanga
      kundalini nidra reformer gyrotonic feldenkrais tai-chi taï-chi aïki* ju-jitsu jujitsu jiu-jitsu kung_fu
      kung-fu krav-maga krav_maga kick-boxing kickboxing savate mma sambo capoeira* kendo iaïdo nunchaku
      viet_vo_dao voltige* dressage* saut_d'obstacles cso attelage* horse-ball pony_games obstacle*
      raid_multisports multisport* multi-sports sport_adapté handisport* sport_en_entreprise compétition*
      championnat* challenge* match_de* matchs arbitrage_sportif entraînement* échauffement* nitrox canicross
      agility cani-rando obéissance_canine échiquier e-sport esport
    `,
    software: `
      agenda_partagé alerte* analys* api application_mobile authentification automatis* base_de_données
      bases_de_données cartographie chatbot chiffrement cms collaboratif* conversion cryptage crm
      dépannage_informatique développement* diagnostic digital* e-commerce erp export* facturation flux
      fonctionnalité* gestion_de_projet gps hébergement* infogérance infrastructure* intégration*
      intelligence_artificielle internet logiciel* maintenance_informatique messagerie* moteur_de_recherche
      multilingue navigateur notification* numérisation objets_connectés outil* pilotage plateforme* plugin*
      programmation rappel* référencement robotique saas sauvegarde* sécurité_informatique serveur* simulat*
      site_internet site_web sites_web sms support_technique système* tableau_de_bord tableaux_de_bord temps_réel
      traçabilité transcription* virtuel* visioconférence* cloud* cybersécurité* informatique* jeu_de_données
      mobile* numérique* paramétrage* sécurité* supervision télécom* téléphonie* web* remplacement_d'écran
      écran_cassé antivirus pare-feu* firewall* vpn mfa sso test_d'intrusion pentest* hameçonnage* phishing
      rançongiciel* soc assistance_à_distance télémaintenance helpdesk help_desk support_utilisateur* ordinateur*
      imprimante* périphérique* poste_de_travail virtualisation* vps datacenter* data_center nom_de_domaine
      noms_de_domaine migration* devops kubernetes docker microservice* sdk framework* back-end backend front-end
      frontend full-stack javascript typescript python php java symfony wordpress drupal prestashop shopify
      magento woocommerce odoo salesforce sharepoint microsoft_365 office_365 google_workspace excel_avancé
      power_bi business_intelligence big_data datascience data_science data_engineering analytics deep_learning ia
      ia_générative llm agent_conversationnel agents_ia vision_par_ordinateur reconnaissance_vocale
      reconnaissance_d'image reconnaissance_faciale algorithm* blockchain* crypto* nft iot objet_connecté
      maison_connectée réalité_augmentée modélisation_3d modélisation* bim cao fao plm gmao ged
      archivage_électronique signature_électronique facture_électronique dématérialis* caisse_enregistreuse
      caisses_enregistreuses tpe click_&_collect marketplace* boutique_en_ligne extranet* intranet* apps ios
      android pwa ux ui rgaa maquettage wireframe* prototyp* test_utilisateur tests_utilisateurs tma
      linux windows macos dépôt_git git versionn* documentation_technique éditeur_de_texte hors_ligne hors-ligne
      synchro* multiplateforme multi-utilisateur* multi-langue* glisser-déposer drag_and_drop raccourci*
      raccourcis_clavier widget* modèles_de_documents étiquetage filtre* géolocalis* géomatique sig
      carte_interactive cartes_interactives itinérance indicateurs reporting* visualisation* requête* pdf ocr
      scanner_de_documents qr_codes rfid nfc chat forum_de_discussion push emailing formulaire_personnalisé
      formulaires_en_ligne sondage_en_ligne sondages_en_ligne réservation_en_ligne prise_de_rendez-vous_en_ligne
      agenda_en_ligne minuteur* chronomètre* liste_de_tâches listes_de_tâches kanban workflow* bpm rpa
      contrôle_parental mots_de_passe streaming* sous-titr* synthèse_vocale dictée_vocale voip ipbx
      standard_téléphonique centrex fibre* adsl vdsl très_haut_débit haut_débit wi-fi_public 4g 5g
      baie_de_brassage carte_sim télévision_connectée satellite* télégestion télérelève gtb gtc scada cobot*
      électronique_embarquée firmware benchmark* scalab* haute_disponibilité équilibrage_de_charge cache_distribué
      latence monitoring observab* journalis* logs déploiement* sandbox émulateur*
      recherche_plein_texte plein_texte recherche_avancée recherche_instant* recherche_sémantique recherche_par_image*
      recherche_à_facettes recherches_enregistrées filtres_avancés historique_des_versions historique_des_modif*
      gestion_des_versions gestion_de_versions contrôle_de_version* comptes_multiples multi-comptes multicompte*
      multi-plateforme* multiplateforme* multi-écrans multi-fenêtres multi-devises multi-sites multilingue*
      traitement_par_lot* renommage_par_lot* modification_par_lot* par_lots import_en_masse import_de_données
      export_de_données export_en_* exportation_en_* import_csv export_csv export_pdf mode_sombre mode_nuit mode_clair
      thème_sombre mode_hors_ligne mode_hors-ligne cartes_hors_ligne accès_hors_ligne lecture_hors_ligne
      raccourcis_personnalis* ligne_de_commande* palette_de_commandes interface_en_ligne_de_commande annuler_et_rétablir
      annulation_illimitée partage_de_fichiers partage_d'écran partage_de_liens partage_de_position
      gestionnaire_de_fichiers gestion_de_fichiers transfert_de_fichiers gestionnaire_de_mots_de_passe
      générateur_de_mots_de_passe authentification* double_authentification chiffrement* chiffré* contrôle_d'accès
      gestion_des_accès gestion_des_droits gestion_des_rôles droits_d'accès journal_d'audit journaux_d'audit
      journalisation restauration_de_données synchronis* capture_d'écran captures_d'écran_annot* enregistrement_d'écran
      enregistrement_d'itinér* suivi_gps suivi_des_habitudes suivi_d'humeur suivi_des_dépenses suivi_du_temps
      suivi_des_bogues suivi_des_bugs suivi_de_bugs suivi_des_tickets suivi_des_performances suivi_de_projet*
      suivi_en_temps_réel tableau_kanban tableaux_kanban diagrammes_de_gantt diagramme_de_gantt graphiques_interactifs
      tableaux_croisés rapports_personnalis* rapports_automatis* rapports_planif* alertes_personnalis*
      alertes_en_temps_réel notifications_push rappels tâches_récurrentes sous-tâches gestion_de_tâches
      gestion_des_tâches gestion_de_projet* calendriers_partagés listes_partagées dossiers_partagés albums_partagés
      listes_de_courses liste_de_courses planificateur_de_repas importation_de_recettes import_de_collections
      gestion_de_collection* cartes_mémoire répétition_espacée cartes_mentales carte_mentale prise_de_notes
      notes_vocales liens_bidirectionnels gestion_bibliographique styles_de_citation notes_de_bas_de_page calques
      masques_de_calque masques_de_fusion modes_de_fusion pinceaux_personnalis* retouche_photo réduction_du_bruit
      réduction_de_bruit correction_colorimétrique gestion_des_couleurs étalonnage_des_couleurs dessin_vectoriel
      outils_vectoriels images_vectorielles développement_raw suppression_d'arrière-plan arrière-plan_virtuel
      arrière-plans_virtuels montage_vidéo enregistrement_multipiste multipiste égaliseur paroles_synchron*
      vitesse_de_lecture minuterie_de_veille listes_de_lecture mode_lecture lire_plus_tard livres_audio flux_rss
      agrégateur lecteur_d'écran saisie_vocale commande_vocale commandes_vocales assistant_vocal
      appels_vidéo appels_vocaux appels_de_groupe messages_vocaux messages_éphémères messagerie_instantanée
      messagerie_sécurisée discussions_de_groupe sous-titres_automatiques sous-titrage* traduction_automatique
      mémoire_de_traduction correcteur_orthograph* correction_orthograph* correcteur_grammat* résumé_automatique
      génération_de_* complétion_automatique autocomplétion coloration_syntaxique éditeur_visuel débogage
      débogueur analyse_statique analyse_de_code revue_de_code requêtes_de_fusion demandes_de_fusion
      gestion_des_dépendances gestionnaire_de_paquets intégration_continue déploiement_continu mises_à_jour_automatiques
      mise_à_jour_automatique conteneurs orchestration mise_à_l'échelle tolérance_aux_pannes files_de_messages
      file_d'attente entrepôt_de_données lac_de_données catalogue_de_données qualité_des_données gouvernance_des_données
      traitement_de_données visualisation_de_données analyse_de_données analyse_prédictive science_des_données
      apprentissage_automatique apprentissage_profond modèles_de_langage traitement_du_langage analyse_de_sentiment*
      analyse_de_texte* simulation* calcul_haute_performance calcul_distribué calcul_scientifique traitement_du_signal
      traitement_d'images télédétection cartographie_* séries_temporelles détection_d'anomalies détection_de_fraude*
      gestion_des_secrets gestion_des_clés gestion_des_incidents détection_des_menaces antispam anti-spam filtre_anti*
      bloqueur_de_publicité* blocage_des_publicités blocage_des_traqueurs navigation_privée gestion_des_onglets
      groupes_d'onglets champs_personnalis* formulaires_personnalis* étiquettes_personnalis* thèmes_personnalis*
      modèles_personnalis* marque_blanche flux_de_travail flux_de_validation signatures_électroniques
      rapprochement_bancaire gestion_des_stocks gestion_des_membres gestion_des_dons gestion_des_contacts
      billetterie_en_ligne publipostage extensions greffons système_de_plugins webhooks api_rest pixel_art
      éditeur_de_niveaux moteur_physique mode_multijoueur multijoueur classements_en_ligne
      reconnaissance_de_* reconnaissance_d'*
      éditeur_de_texte* éditeur_de_code éditeur_de_cartes éditeur_d'images éditeur_de_thèmes éditeur_de_formulaires
      éditeur_de_pages
    `,
    marketing: `
      affiche* animation_de_réseaux audiovisuel* brochure* campagne* carte_de_visite* cartes_de_visite catalogue*
      communication* community_management conception* conseil_en création_graphique créativité design*
      direction_artistique enseigne* étude* étude_de_marché événementiel* faire-part flyer* graphi* gravure
      identité* illustration* imprimerie* impression* infographie* logo* marketing* marque* papeterie photo* média
      publicit* portrait* rédaction* relations_presse reportage* reprographie ressources_humaines réseaux_sociaux
      sérigraphie signalétique* stratég* team_building textile* traduction* typographie vidéo* webmarketing
      accompagnement* agence coaching* conseil* création* drone* édition* film* flocage marquage* packaging*
      référencement* visuel* conduite_du_changement management* leadership* lean agile scrum
      intelligence_économique sondage* enquête* enquête_de_satisfaction client_mystère panel* focus_group
      benchmark_concurrentiel business_model achat_d'espace* pub spot_radio google_ads facebook_ads adwords sea
      seo netlinking inbound* copywriting* storytelling* ligne_éditoriale emailings e-mailing* influence*
      community_manager e-réputation naming* branding* rebranding* mise_en_page clip* prise_de_vue prises_de_vue
      prise_de_vue_aérienne captation* voix_off post-production postproduction habillage_sonore packshot*
      shooting* retouche* imprimeur* offset grand_format tirages copie* dépliant* tract* prospectus affichage*
      poster* bâche* banderole* kakémono* roll-up* oriflamme* drapeau* plv stand* covering* adhésif* sticker*
      vitrophanie* lettrage* lettres_découpées totem* tampon* broderies goodies enveloppe* tête_de_lettre en-tête*
      carte_postale cartes_postales carte_de_vœux cartes_de_vœux carnet* liasse* étiquette* publipostage* mailing*
      routage* boîtage phoning* télémarketing* téléprospection* prospection* génération_de_leads centre_d'appels
      secrétariat_à_distance télésecrétariat assistanat* congrès* convention* convention_d'entreprise
      inauguration* incentive* teambuilding* team-building* hôtesse* scénographie* régie_technique
      dossier_de_presse communiqué_de_presse attaché_de_presse relations_publiques relation_presse
      affaires_publiques lobbying relecture* correction_de_texte interprét* sous-titrage biographe*
      écrivain_public headhunting intérim* travail_temporaire portage_salarial outplacement* gpec
      évaluation_professionnelle codéveloppement mentoring qvt qvct rse innovation_ouverte facilitation*
      intelligence_collective prise_de_parole mediatraining incubateur* accélérateur*
    `,
    transport: `
      affrètement atelier_mécanique bateau* bus camion* carrosserie* chauffeur* colis coursier* covoiturage
      déménagement* dépannage* dédouanement distribution embrayage enlèvement entreposage expédition* fret
      garde-meuble* hivernage lavage livraison* location_de_voiture* logistique* manutention messagerie moto*
      pare-brise pièces_détachées pneu* révision* stockage taxi* transport* utilitaire* véhicule* vélo_cargo
      voiture* vtc convoyage* garage* mécanique* navette* pièces* remorquage* transfert* vélo* vidange* garagiste*
      carrossier* mécanicien* contrôle_technique freinage* disques_de_frein courroie* amortisseur* embrayages
      boîte_de_vitesses échappement* pot_d'échappement turbo* injecteur* filtre_à_particules fap décalamin*
      géométrie* parallélisme* équilibrage* crevaison* jante* vitre_teintée vitres_teintées débosselage* polish*
      lustrage* detailing batteries démarrage attelages_remorque reprogrammation* e85 boîtier_éthanol gpl hybride*
      berline* citadine* suv 4x4 break monospace* cabriolet* limousine* minibus* fourgon* poids_lourd poids_lourds
      semi-remorque* remorque* benne_basculante bétaillère* car_postal ambulance* vsl tpmr mise_à_disposition lld
      loa épaviste* assistance_routière fourrière* carburant* gasoil station_essence borne_de_charge train*
      tramway* métro ferry* aéroport* avion* convoi_exceptionnel convois_exceptionnels adr dernier_kilomètre
      groupage* container* transit_douanier douane* commissionnaire* transitaire* entrepôt* stockages picking
      co-packing copacking conditionnement* palettis* palette* chariot_élévateur chariots_élévateurs cross-docking
      flotte* déménageur* scooter* quads cyclomoteur* 50cc 125 trottinettes_électriques trottinette_électrique
      tandem* draisienne* accastillage* port_à_sec mise_à_l'eau carénage* antifouling sellerie* hydraulique*
      flexible_hydraulique auto automobile*
    `,
    goods: `
      accessoire* alimentation_animale antiquité* aquarium* bagagerie bague* balles bébé bijou* bois bougie*
      bouquet* bracelet* brocante cadeau* capteur* carton* ceinture* chaise* chapeau* chaussure* collier*
      cosmétique* coton coussin* couteau* cuir cycle* décoration* électroménager* emballage* équipement* étagère*
      fauteuil* fleur* fournitures foulard* gant* granulé* horloge* instrument* jeans jouet* lampe* lavande
      librairie linge* literie livre* luminaire* lunette* machine* maroquinerie* matelas matériau* matériel*
      métal* miroir* moquette* moteur* outillage* panneau* pantalon* papier* peluche* pièce* plante* plastique*
      pompe* poterie* prêt-à-porter produit* puzzle* quincaillerie recharge* revêtements robe* sac* savon* skate*
      sur_mesure t-shirt* table* tapis tissu* vase* veste* vêtement* visserie affûtage céramique* coffret*
      coutellerie meuble* parfum* papeterie* textile* vaisselle* verre* artisanat* boutons fils_à_coudre laine*
      pelote* mercerie* aiguille* patron_de_couture patrons_de_couture retouches_couture rideau* voilage* coupon*
      toile_cirée wax lin soie cachemire* dentelles maille pull* gilet* chemise* chemisier* tunique* jupe* short*
      bermuda* legging* collant* chaussette* culotte* boxer* pyjama* nuisette* peignoir* maillot_de_bain
      maillots_de_bain manteau* blouson* parka* imperméable* sweat* hoodie* polo* débardeur* costume* smoking*
      cravate* nœud_papillon nœuds_papillon tenue* tenue_de_travail blouse* tablier* uniforme* epi casque* masque
      layette* body gigoteuse* doudou* poussette* berceau* puériculture* biberon* tétine* couche couches_lavables
      botte* bottine* sandale* mocassin* escarpin* chausson* espadrille* tong tongs sabot* sneaker* cordonnerie*
      cordonnier* talon* pressing* blanchisserie* laverie* pochette* valise* cartable* trousse* parapluie* bonnet*
      écharpe* snood* béret* bandana* tote_bag* pendule* réveil* joailler* joaillier* boucle_d'oreille
      boucles_d'oreilles pendentif* alliance* broche* médaille* diamant* perle* argent_massif argenterie* étain*
      cuivre* laiton* minéraux* cristal* cristaux encens lanterne* diffuseur* brosse* éponge* lessive* droguerie*
      détergent* dégraissant* désinfectant* solvant* colle* mastic* silicone* lubrifiant* graisse* chimie_fine
      réactif* polymère* élastomère* caoutchouc* mousse* composite* fibre_de_carbone carbone plexiglas*
      polycarbonate* bobine* caisse* boîte* bocal* bocaux bouteille* flacon* bidon* fût barrique* tonneau*
      bouchon_liège capsule* stylo* crayon* feutres cahier* encre cartouche* toner* bureau_assis-debout
      siège_de_bureau tabouret* banc bancs canapé_d'angle canapé_convertible pouf* commode* armoire* chevet*
      console* vaisselier* sommier* oreiller* couette* drap* housse_de_couette surmatelas serviette* nappe*
      torchon* paillasson* encadrement* toile_imprimée bougeoir* statue* lustre* suspension* abat-jour lampadaire*
      ampoule* led spot spots guirlande* tasse* mug carafe* couvert* casserole* cocotte* moule* ustensile* ciseaux
      tire-bouchon* aspirateur* fer_à_repasser centrale_vapeur réfrigérateur* congélateur* four fours cuisinière*
      hotte* blender* mixeur* ventilateur* téléviseur* télévision* hi-fi hifi enceinte* casque_audio
      amplificateur* jumelle* télescope* microscope* loupe* smartphone* téléphones coque* chargeur* câble*
      clavier* souris_d'ordinateur écran* disque_dur clé_usb pc_portable ordinateur_portable piles perceuse*
      visseuse* scie* tronçonneuse* meuleuse* ponceuse* rabot* marteau* tournevis clé_dynamométrique clous vis
      boulon* écrou* rondelle* cheville_de_fixation fixation* charnière* poignée* cadenas verrou* échelle*
      escabeau* brouette* établi* étau compresseur* nettoyeur_haute_pression poste_à_souder soudage* roulement*
      engrenage* réducteur* vérin* vanne* raccord* flexible* tuyau* tube* ressort* chaîne* câble_acier élingue*
      palan* treuil* poulie* convoyeur* presse_hydraulique fraiseuse* usinage* tournage* fraisage* rectification*
      décolletage* emboutissage* découpage* pliage* oxycoupage jet_d'eau_découpe fonderie* forge* estampage
      moulage* extrusion* rotomoulage* anodisation* chromage* nickelage* zingage* sidérurgie* tôle* profilé*
      poutre* grillages treillis* visseries métrologie* étalonnage* balance* pesage* débitmètre* manomètre* sonde*
      variateur* bobinage* électrovanne* ligne_de_production robots filtration* osmose* échangeur* réservoir*
      silo* four_industriel broyeur* concasseur* pelle pelles mini-pelle* minipelle* tractopelle* chargeuse*
      bulldozer* compacteur* rouleau_compresseur dumper* grue* bétonnière* sable* gravier* granulat* galet*
      terreau* paillage* ciment* mortier* contreplaqué* aggloméré* mdf osb lambris* bardeau* pellet* bûches
      charbon* combustible* bouteille_de_gaz parasol* transat* hamac* chilienne* brasero* tondeuse* tondeuse_robot
      robot_tondeuse souffleur* débroussailleuse* arrosoir* composteur* nichoir* composition_florale
      compositions_florales gerbe* orchidée* cactus succulente* bonsaï* sapin* sapin_de_noël boule_de_noël poupée*
      déguisement* ballon* trottinette_enfant cerf-volant toupie* circuits_de_train bd_et_mangas timbre* monnaie*
      trading_card* figurine* pin's badge* trophée* maillot_de_sport raquette* draisiennes moulinet* leurre*
      appât* munition* arme armurerie* selle* bride* licol* sellerie_équestre croquette* harnais* animalerie*
      cage* aquariophil* terrarium* vivarium* gamelle* friandise* cigarette_électronique e-liquide* tabac_presse
      pipe* cigare* briquet* cbd presse_journaux partition* amplis cercueil* urne* seconde_main occasion*
      friperie* fait_main fait-main fabrication_française liste_de_naissance fanion* signalisation_routière
      rayonnage* rack* casier* vestiaire* présentoir* mannequin* vitrine* comptoir* caisses_palettes poubelle*
    `,
    farming: `
      abeille* agneaux agricol* agriculture* agroforesterie agneau animaux apicult* arboriculture bétail bio
      bovin* cave* céréale* chasse cheval* chevaux chèvre* coopérative* culture* élevage* engrais exploitation
      foin forêt* forestier* fourrage* horticult* houblon huile_d'olive maraîchage maraîcher* mouton* œufs
      oléicult* paille pépinière* plants poule* récolte* reboisement ruche* semence* serre* sylvicult* tracteur*
      vache* verger* viande vigne* vignoble* vitic* volaille arbre* chiens élagage* jardin* pension plantes*
      potager* tonte débroussaillage blé orge avoine seigle épeautre* colza tournesol* soja betterave* luzerne
      prairie* pâturage* pâture* sarclage semis* semoir* moisson* ensilage* enrubannage pressage épandage* fumier*
      lisier* compost* lombricompost* amendement* phytosanitaire* biocontrôle irrigation* labour* cuma
      méthanisation* agrivolta* agronom* permaculture* biodynamie circuit_court circuits_courts amap cueillette*
      pommier* poirier* cerisier* olivier* oliveraie* noyer* noisetier* châtaignier* amandier* figuier*
      agrumiculture fraiseraie* truffière* champignonnière* graine* bulbe* rosier* rose roses pivoine* dahlia*
      hortensia* géranium* vivace* annuelles graminée* arbuste* conifère* bambou* herboristerie*
      herbes_aromatiques lavandin bocage* pépiniériste* horticole* safranière houblonnière* vendange* cépage* chai
      chais pressoir* distillerie* moulin* meunerie minoterie* conserverie* laiterie* lait_cru abattoir* taureau*
      veaux génisse* broutard* charolais* limousin* salers aubrac* blonde_d'aquitaine holstein* montbéliard*
      jersiais* normande highland brebis* bélier* ovin* caprin* porcin* cochon* porcelet* truie* poussin* coq coqs
      dindes oies canards cailles autruche* pintades lapins alpaga* lama lamas âne ânes ânesse* mule* poulain*
      jument* étalon* saillie* débourrage* maréchal-ferrant maréchalerie* haras écurie* manège* pré-débourrage
      apicole* essaim* propolis gelée_royale pollen pisciculture* ostréicult* mytilicult* conchylicult* algue*
      spiruline* escargot* héliciculture sériciculture cuniculture insectes chiot* chaton* toilettage*
      éducateur_canin dressage_canin berger_allemand berger_australien labrador* golden_retriever border_collie
      bouledogue* caniche* chihuahua* yorkshire* teckel* épagneul* setter* maine_coon persan siamois ragdoll
      british_shorthair oiseau* perroquet* perruche* canari* reptile* tortue* hamster* cobaye* furet* carpes koï
      koïs faune* flore* cynégétique* chasses sylvicol* scierie* débardage* bûcheron* bucheronn* élagueur* grumes
      affouage replantation zone_humide zones_humides ripisylve mare mares étang* biodiversité
    `,
    social: `
      accompagnement* action_sociale adoption* aide* aide_à_domicile animation_sociale baptême* bénévol* bible
      bien-être cérémonie* chrétien* citoyen* communion concertation crémation défense_des_droits dialogue*
      écologi* éducation_* équipe_mobile étranger* famille* femmes foyer* formation* funéraill* funéraire*
      handicap* hébergement_d'urgence humanitaire* inclusion* insertion* logement* maintien_à_domicile
      maltraitance maraude* mariage* médiation_* messe* migrant* paroiss* parentalité parrainage* permanence*
      personnes_âgées plaidoyer* prévention* prière* protection* quartier* recyclage repas_* sauvetage* secours*
      sensibilisation* solidarité* soutien* transition_écologique urbanisme veille volontariat* adhésion* aidant*
      alimentaire alphabétisation animation* atelier* collecte* culte* défense* deuil don dons enfance* entraide*
      hébergement* jeunes* lutte* médiation* obsèque* réinsertion* repas senior* restos_du_cœur
      vestiaire_solidaire ressourcerie* recyclerie* monnaie_locale sel_échange chrs cada sdf sans-abri sans_abri
      exclusion* précarité* pauvreté* assistante_sociale ccas cias esat itep sessad savs samsah mas_fam aemo mecs
      pmi éducateur_de_rue violences_conjugales violence* groupe_de_parole groupes_de_parole laep répit* alzheimer
      parkinson démence* polyhandicap* surdité malvoyan* aveugle* chien_guide auxiliaire_de_vie garde_de_nuit
      garde_à_domicile téléassistance* pair-aidance lien_social inter-générationnel* intergénérationn*
      vie_associative centre_social centres_sociaux mjc état_civil acte_de_naissance actes_d'état_civil passeport*
      recensement* inscription_liste_électorale listes_électorales démarche* démarches_administratives
      police_municipale police_rurale cimetière* déchèterie* déchet* ordures_ménagères tri tri_sélectif
      eau_potable déneigement salage voirie_communale budget_participatif enquête_publique enquêtes_publiques
      démocratie_participative sapeurs-pompiers pompiers snsm croix-rouge gendarmerie objets_trouvés aînés
      club_du_troisième_âge troisième_âge eucharisti* profession_de_foi confirmation* confession* réconciliation
      ordination* bénédiction* onction* onction_des_malades chapelet* rosaire* adoration* vêpres laudes neuvaine*
      carême pèlerinage* lectio_divina parcours_alpha groupe_biblique groupe_de_maison louange* prédication*
      sermon* homélie* évangélis* évangile* sainte_cène sainte-cène aumônerie* scout* servants_d'autel denier*
      quête offrande* dîme diaconie* œcuménis* oecuménis* interreligieu* synagogue* chabbat bar_mitsva talmud
      mosquée* ramadan zakat salat iftar coran tajwid hajj omra temple* méditation_zen zazen bouddhis* dharma
      spirituel* denier_de_l'église inhumation* thanatopraxie rapatriement_de_corps assemblée_générale
      assemblées_générales vœux pétition* manifestation* mobilisation* legs mécénat* remise_de_prix
      refuge_animalier chats_libres faune_sauvage énergies_renouvelables zéro_déchet sobriété* mobilité_douce
      pédibus égalité* discrimin* racisme laïcité paix désarmement coopération_décentralisée commerce_équitable
      microfinance accès_à_l'eau réfugié* demandeur_d'asile demandeurs_d'asile mineurs_isolés primo-arrivants
      prison détenu* réduction_des_risques toxicoman* prostitution suicide numéro_vert cv_et_lettre
      mobilité_solidaire syndical* négociation_collective cse œuvres_sociales prud'homie consommateur* think_tank
      publications_scientifiques observatoire*
      groupes_locaux antennes_locales groupe_local comités_locaux lettre_ouverte lettres_ouvertes journées_d'action
      journée_d'action manifestations_publiques campagnes_de_* campagne_de_* formation_des_militants
      programme_de_subventions subvention* aides_financières aide_aux_projets appui_aux_projets fonds_d'urgence
      fonds_de_solidarité réclamations_en_ligne service_des_réclamations dépôt_de_plainte* budgets_participatifs
      transparence_budgétaire données_ouvertes open_data suivi_des_votes suivi_parlementaire suivi_législatif
      questions_parlementaires registre_des_lobbies consultation_publique consultations_publiques concertation*
      marchés_publics calendrier_de_collecte collecte_des_déchets encombrants déchetterie* permis_de_construire
      démarches_en_ligne état-civil carte_d'identité carte_grise inscriptions_scolaires inscription_scolaire
      restauration_scolaire taxe_foncière taxe_d'habitation aide_au_logement aides_sociales stationnement_résident*
      signalement* médiateur médiation_citoyenne cadastre* inscription_sur_les_listes procès-verbaux lanceurs_d'alerte
      droit_à_l'information accès_aux_documents
      réclamations
    `,
  },
  nonOffers: {
    claims: `
      à_l'écoute accessible* adapté_à agréé* authenti* bienveillan* certifi* compétence* compétent* compétitif*
      confiance* confort convivial* devis_gratuit* disponib* durabilité écoresponsable efficac* engagé engagement*
      équipe_expériment* équipe_qualifiée excellence expérience* expériment* expertise_reconnue fiab* flexib*
      garanti* gratuit* honnête* intégrité innovant* local_et meilleur_prix meilleurs_prix passion* personnalisé
      partenaire_de_confiance ponctu* prix_* proximité professionnalis* professionnel_* qualité* rapid*
      rapport_qualité réactiv* respect* rigueur satisfaction* satisfait* sans_engagement savoir-faire sécurisé*
      sécurité sérieux simple* simplicité sur-mesure* transparence transparent* travail_soigné tarifs_*
      logiciel_libre logiciels_libres open_source open-source libre_et_gratuit léger puissant* intuitif* intuitive*
      robuste* stable facile_à_* facile_d'* ultra-rapide* sans_publicité sans_pub sans_inscription sans_installation
      sans_pistage respectueux_de_la_vie_privée respect_de_la_vie_privée conforme_au_rgpd hébergé_en_france made_in_*
      indépendan* non_partisan à_but_non_lucratif tout-en-un toujours_à_jour prêt_à_l'emploi éprouvé* bien_documenté
    `,
    steps: `
      aidez-nous analys* boutique_* choisissez choisir commandez commander comment_* contactez créez dépôt_*
      découvrez découvrir demande_* devis_* échange_* étape* étude_de_votre envoyez inscrivez installez lancez
      livrez nous_* partons partez payez personnalisez planifiez prenez premier_* première_* prise_de
      réalisation_de recevez réception rejoignez remplissez rendez-vous réservez signez téléchargez trouvez
      validation validez venez votre_*
      participez soutenez inscrivez-vous importez partagez abonnez-vous postulez déposez votez signaler_un
    `,
    labels: `
      à_propos à_savoir accès accueil actualités actus adhérer adhésion adresse* agenda album_photo aide_en_ligne
      articles avis blog boutique bureau calendrier capacité carte_des catégorie* cgv commentaires compte contact*
      contactez-nous coordonnées date* déconnexion dimanche documents dons durée effectif en_savoir_plus équipe*
      e-mail facebook faq fermé* foire_aux_questions galerie* historique horaires* images infos information*
      inscription* instagram jeudi langue* liens lieu* lire_la_suite lundi mardi mentions_légales mentions menu
      mercredi mon_compte nos_engagements nos_partenaires notre_* nouveau nouveautés nouvelles numéro* ouverture
      panier parrains partager partenaires photos plan_d* plan_du_site presse prix produits_phares public
      qui_sommes-nous rechercher recherche références réservation* retour* samedi services_généraux siège* site_*
      sommaire stat* suivez-nous superficie surface tarif* téléphone témoignages toutes_les tous_les validation_*
      vendredi vidéos ville voir_*
      liste_de_diffusion listes_de_diffusion bien_démarrer démarrage_rapide premiers_pas prise_en_main télécharger
      téléchargement téléchargements documentation contribuer participer feuille_de_route notes_de_version
      code_de_conduite sponsors sponsors_or sponsors_argent sponsors_bronze sponsor_principal nos_sponsors partenaire
      partenaires_médias partenaires_média partenaires_financiers partenaires_institutionnels partenaires_officiels
      partenaires_techniques partenaires_principaux ils_nous_soutiennent ils_nous_font_confiance soutiens nos_soutiens
      soutenu_par financé_par financeurs nos_financeurs avec_le_soutien_de avec_le_soutien_financier_de
      en_partenariat_avec en_collaboration_avec mécènes donateurs nos_donateurs remerciements crédits crédits_photo
      intervenants nos_intervenants orateurs conférenciers conférenciers_invités organisateurs organisateur
      comité_d'organisation comité_scientifique comité_de_programme comité_de_pilotage comité_éditorial comité_exécutif
      comité_de_rédaction comités commissions_internes conseil_d'administration conseil_scientifique
      conseil_de_surveillance bureau_et_* instances gouvernance jury membres_du_jury le_jury lauréats lauréates lauréat
      les_lauréats gagnants finalistes nommés palmarès contributeurs bénévoles nos_bénévoles ambassadeurs anciens alumni
      venir_en_* venir_au_festival en_train en_voiture en_avion en_bus en_vélo en_transports_en_commun comment_venir
      comment_s'y_rendre plan_d'accès où_dormir où_se_loger où_manger se_loger billetterie billets acheter_des_billets
      dates_importantes dates_clés dates_à_retenir programme programme_complet calendrier_et_* éditions_précédentes
      éditions_passées édition_précédente événements_passés numéros_précédents dernier_numéro archives qui_l'utilise
      ils_l'utilisent utilisé_par communauté forum forums discussions traduire traduction_et_* aider_à_traduire
      dernières_nouvelles dernières_actualités dernières_versions dernière_version derniers_articles annonces
      dossier_de_presse dossiers_de_presse communiqués_de_presse communiqué_de_presse espace_presse revue_de_presse
      contact_presse contacts_presse on_parle_de_nous ils_parlent_de_nous charte_graphique logos_et_*
      journal_des_modifications journal_des_changements changelog nouveautés_de_* licence licences notre_histoire
      notre_mission notre_vision nos_valeurs nos_missions mission missions valeurs vision manifeste statuts règlement
      règlement_intérieur rejoignez-nous nous_rejoindre rejoindre_* s'impliquer s'engager nous_soutenir comment_aider
      comment_contribuer comment_participer devenir_membre devenir_partenaire devenir_bénévole devenir_adhérent
      devenir_sponsor faire_un_don je_fais_un_don donner politique_de_confidentialité politique_de_sécurité
      conditions_d'utilisation conditions_générales données_personnelles configuration_requise configuration_minimale
      prérequis plateformes_prises_en_charge plateformes_supportées systèmes_compatibles compatibilité windows
      code_source signaler_un_bug signaler_un_bogue signaler_un_problème suivre_le_projet restez_informé*
      restez_connecté* restons_en_contact s'abonner abonnez-vous inscription_à_la_newsletter fonctionnalités
      toutes_les_fonctionnalités fonctionnalités_principales caractéristiques principales_fonctionnalités
      captures_d'écran exemples démo démonstration_en_ligne demander_une_démo essai_gratuit essayer_gratuitement
      créer_un_compte se_connecter s'inscrire mot_de_passe_oublié comment_ça_marche comment_ça_fonctionne
      comment_postuler qui_peut_participer qui_peut_postuler modalités_de_* conditions_de_participation
      critères_de_sélection critères_d'éligibilité éligibilité candidater candidatures questions_fréquentes
      guide_de_l'utilisateur guide_d'installation manuel manuel_utilisateur tutoriels centre_d'aide rapport_annuel
      rapports_annuels rapport_d'activité rapports_d'activité contacter_les_organisateurs nous_contacter nous_écrire
      contact_et_* la_rédaction rédaction comité_de_lecture les_plus_lus à_la_une à_lire_aussi
      dans_la_presse projets_liés liens_utiles liens_externes études_de_cas ils_témoignent le_projet l'équipe
      le_festival la_fondation l'association à_propos_du_* à_propos_de_* déclaration_d'accessibilité offres_d'emploi
      recrutement plan_de_site
      venir_en_train
      nos_membres membres liste_des_membres membres_fondateurs membres_d'honneur participants exposants
      liste_des_exposants devenir_exposant devenir_mécène devenir_ambassadeur prochaines_étapes prochains_événements
      événements_à_venir tous_les_événements agenda_des_événements où_nous_trouver qui_est_derrière qui_sont-ils
      ce_que_nous_croyons comment_nous_travaillons pourquoi_* pourquoi_nous_* le_problème la_solution l'idée contexte
      en_chiffres chiffres_clés en_bref partenaires_du_projet l'équipe_du_projet consortium
      acheter_un_billet réserver_mes_billets s'inscrire_maintenant postuler_maintenant signer_maintenant
      télécharger_l'application voir_la_vidéo voir_la_bande-annonce contacts_médias informations_presse
      pour_les_développeurs instructions_aux_auteurs auteurs équipe_éditoriale numéro_en_cours anciens_numéros
      s'abonner_à_la_revue problèmes_connus anciennes_versions version_actuelle versions comparaison limitations merci_à
      droits_d'auteur rapport_moral rapport_financier organigramme organisation fondateurs lauréats_précédents
      hébergements_partenaires informations_pratiques infos_pratiques
    `,
    roles: `
      adhérent* animateur animatrice artisan_* assistant* associé* avocate chef chargé* chef_de co-fondat*
      comptable conseiller conseillère coordinat* développeur* directeur* directrice* éducat* enseignant* fondat*
      gérant* ingénieur* maire membre_* moniteur* président* professeur* responsable* secrétaire* stagiaire
      technicien* trésorier* vice-président*
      directeur_artistique directrice_artistique rédacteur* rédactrice* commissaire_d'exposition maître_de_conférences
      doctorant* post-doctorant* chargé_de_* chargée_de_* modérateur modératrice membre_du_jury porte-parole
      secrétaire_général* délégué_général*
    `,
    prices: `
      abonnement_annuel acompte adulte* caution cotisation* gratuité offert par_an par_heure par_jour par_mois
      par_nuit par_personne paiement_en promotion* réduction* remise* supplément* tarif_* ttc
    `,
  },
};
