import { ADULT_SHOPS } from './adult-shops.ts';
import { LEISURE } from './animals-leisure.ts';
import { ARTS } from './arts.ts';
import { ASSOCIATIONS } from './associations.ts';
import { ATTRACTIONS } from './attractions.ts';
import { BARS_AND_DELIS } from './bars-and-delis.ts';
import { BUILDING } from './building.ts';
import { BUILDING_SPECIALISTS } from './building-specialists.ts';
import { BUSINESS_SERVICES } from './business-services.ts';
import { CAMPS_AND_BATHS } from './camps-and-baths.ts';
import { CARE } from './care.ts';
import { CARE_FOR_BODY_AND_MIND } from './care-for-body-and-mind.ts';
import { CIVIC } from './civic.ts';
import { CLINICS } from './clinics.ts';
import { CLINICS_BY_NEED } from './clinics-by-need.ts';
import { CLUBS_OF_ANIMALS_AND_GAMES } from './clubs-of-animals-and-games.ts';
import { CLUBS_OF_ONE_ART_OR_SCIENCE } from './clubs-of-one-art-or-science.ts';
import { CLUBS_OF_ONE_GAME_OR_HOBBY } from './clubs-of-one-game-or-hobby.ts';
import { CLUBS_OF_ONE_SPORT } from './clubs-of-one-sport.ts';
import { CLUBS_OF_SPORT } from './clubs-of-sport.ts';
import { COMMERCE } from './commerce.ts';
import { COMMUNITY_GROUPS } from './community-groups.ts';
import { COMPLIANCE_SERVICES } from './compliance-services.ts';
import { CONTRACTORS } from './contractors.ts';
import { COURSES } from './courses.ts';
import { CRAFTS } from './crafts.ts';
import { CRAFTS_AND_STOCK } from './crafts-and-stock.ts';
import { CREATIVE_TRADES } from './creative-trades.ts';
import { CROP_FARMS } from './crop-farms.ts';
import { CULTURE } from './culture.ts';
import { DAILY_NEEDS } from './daily-needs.ts';
import { DIGITAL } from './digital.ts';
import { EVENTS } from './events.ts';
import { EXPERT_SERVICES } from './expert-services.ts';
import { FABRICATION } from './fabrication.ts';
import { FACTORIES } from './factories.ts';
import { FAITH } from './faith.ts';
import { FOOD } from './food.ts';
import { FOOD_AND_DRINK_SHOPS } from './food-and-drink-shops.ts';
import { FOOD_MAKERS } from './food-makers.ts';
import { FOOD_WORKS } from './food-works.ts';
import { GATHERINGS } from './gatherings.ts';
import { GROUPS_AND_CAUSES } from './groups-and-causes.ts';
import { GUIDED_OUTINGS } from './guided-outings.ts';
import { HARVESTS_AND_DRINKS } from './harvests-and-drinks.ts';
import { HEALTH } from './health.ts';
import { HEALTH_SPECIALITIES } from './health-specialities.ts';
import { HIRE } from './hire.ts';
import { HIRE_FOR_OCCASIONS } from './hire-for-occasions.ts';
import { HIRE_FOR_SITES } from './hire-for-sites.ts';
import { HIRE_OF_DEVICES } from './hire-of-devices.ts';
import { HIRE_OF_VEHICLES } from './hire-of-vehicles.ts';
import { INDUSTRIAL_SERVICES } from './industrial-services.ts';
import { INDUSTRY } from './industry.ts';
import type { Kind } from './kind.ts';
import { LEARNING } from './learning.ts';
import { LEARNING_PLACES } from './learning-places.ts';
import { LEISURE_VENUES } from './leisure-venues.ts';
import { LESSONS } from './lessons.ts';
import { LESSONS_FOR_WORK_AND_LEISURE } from './lessons-for-work-and-leisure.ts';
import { LESSONS_IN_LANGUAGES_AND_SKILLS } from './lessons-in-languages-and-skills.ts';
import { LESSONS_IN_MUSIC_AND_ARTS } from './lessons-in-music-and-arts.ts';
import { LIFE_SCIENCES } from './life-sciences.ts';
import { LIVESTOCK_FARMS } from './livestock-farms.ts';
import { MACHINES_AND_LOADS } from './machines-and-loads.ts';
import { MAKERS } from './makers.ts';
import { MAKERS_BY_WARE } from './makers-by-ware.ts';
import { MAKERS_FOR_HOUSE_AND_YARD } from './makers-for-house-and-yard.ts';
import { MAKERS_OF_COSMETICS_AND_TOYS } from './makers-of-cosmetics-and-toys.ts';
import { MAKERS_OF_DRINKS_AND_PRESERVES } from './makers-of-drinks-and-preserves.ts';
import { MAKERS_OF_LEATHER_AND_KNITS } from './makers-of-leather-and-knits.ts';
import { MEDIA } from './media.ts';
import { MOBILITY } from './mobility.ts';
import { MONEY_AND_PROPERTY } from './money-and-property.ts';
import { MUSEUMS } from './museums.ts';
import { NATURE_AND_CULTURE } from './nature-and-culture.ts';
import { NEIGHBOURS_OF_COMMON_KINDS } from './neighbours-of-common-kinds.ts';
import { NETWORKS } from './networks.ts';
import { NIGHTS_OUT } from './nights-out.ts';
import { OFFICE_SERVICES } from './office-services.ts';
import { ONLINE_SERVICES } from './online-services.ts';
import { OUTDOOR_CLUBS } from './outdoor-clubs.ts';
import { OUTDOOR_TRADES } from './outdoor-trades.ts';
import { OUTINGS } from './outings.ts';
import { PERSONAL_HELPERS } from './personal-helpers.ts';
import { PLACES_TO_EAT } from './places-to-eat.ts';
import { PLANTATIONS } from './plantations.ts';
import { PRODUCERS } from './producers.ts';
import { PROFESSIONS } from './professions.ts';
import { PROPERTY_CARE } from './property-care.ts';
import { PUBLIC_AFFAIRS } from './public-affairs.ts';
import { PUBLIC_BODIES } from './public-bodies.ts';
import { PUBLICS_AND_STAGES } from './publics-and-stages.ts';
import { RAW_MATERIALS } from './raw-materials.ts';
import { RECREATION } from './recreation.ts';
import { REPAIRS } from './repairs.ts';
import { REPAIRS_OF_MACHINES } from './repairs-of-machines.ts';
import { REPAIRS_OF_VEHICLES } from './repairs-of-vehicles.ts';
import { RESTAURANTS_BY_COUNTRY } from './restaurants-by-country.ts';
import { RESTAURANTS_BY_DISH } from './restaurants-by-dish.ts';
import { RETAIL } from './retail.ts';
import { RURAL_TRADES } from './rural-trades.ts';
import { SCHOOLS_BY_SUBJECT } from './schools-by-subject.ts';
import { SERVICES } from './services.ts';
import { SERVICES_FOR_FAMILIES_AND_CAUSES } from './services-for-families-and-causes.ts';
import { SHOPS } from './shops.ts';
import { SHOPS_BY_WARE } from './shops-by-ware.ts';
import { SHOPS_FOR_HOME_AND_HOBBY } from './shops-for-home-and-hobby.ts';
import { SHOPS_OF_COLLECTORS } from './shops-of-collectors.ts';
import { SHOPS_OF_SPECIALISTS } from './shops-of-specialists.ts';
import { SIGHTS_AND_RIDES } from './sights-and-rides.ts';
import { SITE_WORKS } from './site-works.ts';
import { SMALL_MAKERS } from './small-makers.ts';
import { SMALL_STRUCTURES } from './small-structures.ts';
import { SOCIAL_SERVICES } from './social-services.ts';
import { SOCIETIES } from './societies.ts';
import { SOFTWARE_AND_THE_PUBLIC } from './software-and-the-public.ts';
import { SOFTWARE_BY_PURPOSE } from './software-by-purpose.ts';
import { SOFTWARE_BY_TASK } from './software-by-task.ts';
import { SOFTWARE_BY_TRADE } from './software-by-trade.ts';
import { SOFTWARE_FOR_BUSINESS } from './software-for-business.ts';
import { SOFTWARE_FOR_MAKERS_OF_SOFTWARE } from './software-for-makers-of-software.ts';
import { SOFTWARE_PRODUCTS } from './software-products.ts';
import { SPECIAL_SHOPS } from './special-shops.ts';
import { SPECIALIST_SERVICES } from './specialist-services.ts';
import { SPECIALISTS } from './specialists.ts';
import { SPORT_VENUES } from './sport-venues.ts';
import { STAY_PLACES } from './stay-places.ts';
import { STAYS } from './stays.ts';
import { STUDIOS } from './studios.ts';
import { SUPPLIES } from './supplies.ts';
import { TEAM_SPORTS } from './team-sports.ts';
import { TECHNICAL_HELP } from './technical-help.ts';
import { THERAPIES } from './therapies.ts';
import { TRADES } from './trades.ts';
import { TRADES_BY_PART } from './trades-by-part.ts';
import { TRANSPORT } from './transport.ts';
import { TRIPS_AND_TOURS } from './trips-and-tours.ts';
import { VEHICLE_TRADES } from './vehicle-trades.ts';
import { WEB_SERVICES } from './web-services.ts';
import { WEDDINGS_AND_PARTIES } from './weddings-and-parties.ts';
import { WELLNESS } from './wellness.ts';
import { WHOLESALE_OF_FOOD_AND_PLANTS } from './wholesale-of-food-and-plants.ts';
import { WHOLESALE_OF_WARES } from './wholesale-of-wares.ts';
import { WORKSHOPS_AND_INSTALLERS } from './workshops-and-installers.ts';

export type { Kind } from './kind.ts';

export const KINDS: readonly Kind[] = [
  ...HEALTH,
  ...WELLNESS,
  ...STAYS,
  ...FOOD,
  ...BUILDING,
  ...CRAFTS,
  ...LEARNING,
  ...ASSOCIATIONS,
  ...CULTURE,
  ...EVENTS,
  ...PROFESSIONS,
  ...DIGITAL,
  ...MAKERS,
  ...PRODUCERS,
  ...SERVICES,
  ...SHOPS,
  ...TRADES,
  ...TRANSPORT,
  ...COMMERCE,
  ...CARE,
  ...LEISURE,
  ...ARTS,
  ...COURSES,
  ...CIVIC,
  ...EXPERT_SERVICES,
  ...ONLINE_SERVICES,
  ...BUSINESS_SERVICES,
  ...CONTRACTORS,
  ...FABRICATION,
  ...FAITH,
  ...FOOD_MAKERS,
  ...INDUSTRY,
  ...LIFE_SCIENCES,
  ...MEDIA,
  ...MOBILITY,
  ...NETWORKS,
  ...OFFICE_SERVICES,
  ...PUBLIC_AFFAIRS,
  ...RECREATION,
  ...RETAIL,
  ...SITE_WORKS,
  ...SOCIAL_SERVICES,
  ...SOCIETIES,
  ...SPECIALIST_SERVICES,
  ...SPECIALISTS,
  ...SUPPLIES,
  ...COMMUNITY_GROUPS,
  ...FACTORIES,
  ...HIRE,
  ...LEARNING_PLACES,
  ...LEISURE_VENUES,
  ...MONEY_AND_PROPERTY,
  ...NATURE_AND_CULTURE,
  ...OUTDOOR_TRADES,
  ...REPAIRS,
  ...SMALL_MAKERS,
  ...SPORT_VENUES,
  ...STAY_PLACES,
  ...THERAPIES,
  ...SPECIAL_SHOPS,
  ...WEB_SERVICES,
  ...VEHICLE_TRADES,
  ...PROPERTY_CARE,
  ...PERSONAL_HELPERS,
  ...MACHINES_AND_LOADS,
  ...CRAFTS_AND_STOCK,
  ...COMPLIANCE_SERVICES,
  ...CLINICS,
  ...BUILDING_SPECIALISTS,
  ...CLUBS_OF_SPORT,
  ...TEAM_SPORTS,
  ...ATTRACTIONS,
  ...TRIPS_AND_TOURS,
  ...FOOD_AND_DRINK_SHOPS,
  ...PLACES_TO_EAT,
  ...HEALTH_SPECIALITIES,
  ...PUBLICS_AND_STAGES,
  ...SHOPS_BY_WARE,
  ...SOFTWARE_PRODUCTS,
  ...WORKSHOPS_AND_INSTALLERS,
  ...BARS_AND_DELIS,
  ...CAMPS_AND_BATHS,
  ...OUTDOOR_CLUBS,
  ...ADULT_SHOPS,
  ...SHOPS_FOR_HOME_AND_HOBBY,
  ...NIGHTS_OUT,
  ...OUTINGS,
  ...RESTAURANTS_BY_COUNTRY,
  ...RESTAURANTS_BY_DISH,
  ...WEDDINGS_AND_PARTIES,
  ...GATHERINGS,
  ...GUIDED_OUTINGS,
  ...SOFTWARE_BY_PURPOSE,
  ...SOFTWARE_FOR_BUSINESS,
  ...MUSEUMS,
  ...SCHOOLS_BY_SUBJECT,
  ...STUDIOS,
  ...CLINICS_BY_NEED,
  ...MAKERS_BY_WARE,
  ...TRADES_BY_PART,
  ...GROUPS_AND_CAUSES,
  ...HARVESTS_AND_DRINKS,
  ...RURAL_TRADES,
  ...LIVESTOCK_FARMS,
  ...CROP_FARMS,
  ...FOOD_WORKS,
  ...RAW_MATERIALS,
  ...SHOPS_OF_COLLECTORS,
  ...LESSONS,
  ...CARE_FOR_BODY_AND_MIND,
  ...PUBLIC_BODIES,
  ...CREATIVE_TRADES,
  ...SHOPS_OF_SPECIALISTS,
  ...SIGHTS_AND_RIDES,
  ...TECHNICAL_HELP,
  ...SMALL_STRUCTURES,
  ...PLANTATIONS,
  ...CLUBS_OF_ANIMALS_AND_GAMES,
  ...HIRE_OF_VEHICLES,
  ...HIRE_FOR_OCCASIONS,
  ...HIRE_FOR_SITES,
  ...HIRE_OF_DEVICES,
  ...REPAIRS_OF_VEHICLES,
  ...REPAIRS_OF_MACHINES,
  ...MAKERS_FOR_HOUSE_AND_YARD,
  ...MAKERS_OF_LEATHER_AND_KNITS,
  ...MAKERS_OF_DRINKS_AND_PRESERVES,
  ...MAKERS_OF_COSMETICS_AND_TOYS,
  ...LESSONS_IN_MUSIC_AND_ARTS,
  ...LESSONS_IN_LANGUAGES_AND_SKILLS,
  ...LESSONS_FOR_WORK_AND_LEISURE,
  ...CLUBS_OF_ONE_SPORT,
  ...CLUBS_OF_ONE_GAME_OR_HOBBY,
  ...CLUBS_OF_ONE_ART_OR_SCIENCE,
  ...SOFTWARE_BY_TASK,
  ...SOFTWARE_BY_TRADE,
  ...SOFTWARE_FOR_MAKERS_OF_SOFTWARE,
  ...INDUSTRIAL_SERVICES,
  ...SERVICES_FOR_FAMILIES_AND_CAUSES,
  ...WHOLESALE_OF_FOOD_AND_PLANTS,
  ...WHOLESALE_OF_WARES,
  ...NEIGHBOURS_OF_COMMON_KINDS,
  ...DAILY_NEEDS,
  ...SOFTWARE_AND_THE_PUBLIC,
];
