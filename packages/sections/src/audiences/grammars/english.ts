import { CONJUNCTIONS } from '../../shared/text/index.ts';
import type { GroupGrammar } from './grammar.ts';

const NOUNS =
  'developer dev programmer coder engineer designer startup start-up freelancer creator creative artist writer author blogger vlogger podcaster streamer journalist editor publisher marketer advertiser student undergraduate graduate postgraduate pupil teacher educator lecturer professor tutor trainer coach mentor school kindergarten university college academy faculty parent child kid toddler teen teenager adult senior elder pensioner patient doctor physician surgeon dentist optometrist pharmacist therapist psychologist clinician clinic nurse midwife carer caregiver guardian hospital pharmacy researcher scientist academic scholar historian linguist analyst statistician mathematician manager director founder entrepreneur owner co-owner seller merchant retailer wholesaler reseller distributor dealer broker agent investor trader lender borrower homeowner landlord tenant household resident citizen local neighbour neighbor traveller traveler tourist holidaymaker camper backpacker commuter driver rider cyclist motorcyclist biker runner walker climber hiker sailor skipper surfer diver skier swimmer angler fisherman hunter captain musician singer composer producer dj performer actor dancer photographer videographer filmmaker illustrator animator gamer player athlete racer professional practitioner specialist beginner newcomer novice learner apprentice intern trainee enthusiast hobbyist amateur lover fan fanatic geek nerd aficionado maker hacker tinkerer inventor builder architect planner surveyor contractor subcontractor craftsman tradesman electrician plumber carpenter installer manufacturer supplier vendor exporter importer consultant adviser advisor lawyer attorney accountant bookkeeper auditor economist banker insurer recruiter employer employee worker jobseeker volunteer donor supporter activist advocate campaigner contributor brand maintainer committer translator nonprofit non-profit charity foundation ngo association institute institution agency government ministry municipality council authority policymaker policy-maker legislator regulator politician diplomat enterprise corporation firm company business smb sme restaurant café cafe bar pub bakery brewery hotel motel hostel guesthouse inn shop store boutique salon spa gym studio gallery museum library theatre theater church parish congregation club band orchestra choir farm farmer grower gardener breeder winemaker brewer baker butcher chef cook foodie gourmet couple bride groom newlywed family grandparent mother father mom dad girl boy refugee migrant immigrant expat veteran soldier survivor victim prisoner admin administrator sysadmin operator technician maintainer moderator executive leader officer chairman stakeholder decision-maker integrator publisher reader listener viewer buyer shopper diner collector explorer adventurer speaker innovator creator strategist storyteller thinker dreamer believer scholar commissioner official referrer subscriber holder user client customer consumer team group organisation organization community';

/** Without a singular of its own above. */
const COLLECTIVES =
  'men|women|alumni|faculty|staff|youth|youths|elderly|young people|older people|young adults|(?:\\p{L}+-)?year[- ]olds|businesspeople|salespeople|business(?:men|women)|enterprise|mid-market|academia|policy makers|decision makers|law enforcement|humanitarians|NGOs|SMEs|SMBs|(?:ceo|cto|cfo|coo|cio|ciso|cmo|vp|svp|evp)s?|heads';

/** Verbs and things that end like people. */
const NO_PEOPLE =
  'covers|offers|delivers|orders|numbers|papers|letters|matters|answers|flowers|dinners|computers|servers|browsers|containers|trailers|printers|scanners|filters|chargers|headers|folders|powers|towers|sensors|monitors|motors|doors|floors|errors|mirrors|tractors|factors|sectors|winters|summers|offices|remembers|considers|newsletters|posters|stickers|corners|quarters|headquarters|chapters|layers|parameters|routers|colou?rs|degrees|fees|trees';

/** The first that fits. */
const PLURALS: readonly (readonly [ending: RegExp, plural: string])[] = [
  [/child$/, 'children'],
  [/man$/, 'men'],
  [/(s|ch|sh|x)$/, '$1es'],
  [/([^aeiou])y$/, '$1ies'],
  [/$/, 's'],
];

const plural = (noun: string): string => {
  const [ending, written] = PLURALS.find(([pattern]) => pattern.test(noun)) ?? ['', ''];
  return noun.replace(ending, written);
};

const VAGUE = new Set(
  'user client customer consumer team group organisation organization community company business professional holder association group firm institution local member visitor guest participant attendee speaker brand'.split(
    ' ',
  ),
);
const nouns = [...new Set(NOUNS.split(' '))];

export const ENGLISH: GroupGrammar = {
  groups: `${nouns
    .filter((noun) => !VAGUE.has(noun))
    .map(plural)
    .join('|')}|${COLLECTIVES}`,
  vague: `people|persons|community|public|individuals|anyone|anybody|everyone|everybody|those|someone|folks|individual|${[...VAGUE].map(plural).join('|')}`,
  singular: nouns.filter((noun) => !VAGUE.has(noun)).join('|'),
  vagueSingular: ['person', 'man', 'woman', ...VAGUE].join('|'),
  qualifiers:
    'with|without|who|whose|that|looking|interested|affected|living|working|seeking|wanting|trying|struggling|suffering|facing|needing|dealing|in|from|across|of|at|between|aged|under|involved|passionate|building|experiencing|recovering|considering|planning|preparing|hoping|caring|fleeing|transitioning|navigating|over|running|using|learning|curious|new|on',
  agentive: `(?!(?:${NO_PEOPLE})$)\\p{L}{3,}(?:ers|ors|ists|ians|ees)`,
  qualifierEnd: '\\p{L}{3}(?:(?<![su])s|ness|ity|tion|ism|ment|ia)',
  stop: 'that|addition|before|after|while|until|because|whether|which|you|we|they|he|she|i|is|are|was|be|to|with|from|by|at|in|on|of|for|as|if|when|where|how|what|why|so|but|not|no|can|could|will|would|shall|should|may|might|must|do|does|did|has|have|and|or|the|a|an|this|these|those|about|into|through|more|than|their|your|our|its|us|them|then|also|like|please|including|support|supports|help|helps|meet|ensure|protect|prevent|educate|educates|provide|provides|connect|connects|attract|inspire|let|lets|make|makes|use|uses|using|one|two|three|four|several|(?!(?:working|growing|aspiring|emerging|existing|leading|performing|participating|practi[cs]ing|marketing|engineering|publishing|manufacturing|nursing|farming|building|hosting|housing|banking|cycling|hiking|running|climbing|fishing|gaming|visiting|travell?ing|learning|teaching|consulting|advertising|investing)$)\\p{L}+ing',
  fillers:
    'the|a|an|particularly|especially|notably|mainly|primarily|all|any|both|other|our|its|their|his|her|more|many|most|some|every|each|over|of|than|thousands|hundreds|millions|dozens|\\d[\\d,.]*\\+?|kinds?|types?|everyone from|people like|such as|either',
  maxModifiers: 3,
  and: CONJUNCTIONS.en,
  joiners: 'but|also',
  before: {
    addressed: 'dear',
    designed:
      '(?:built|made|designed|developed|created|crafted|intended|meant|perfect|ideal|great|best|suited|suitable|tailored|aimed|targeted|dedicated|open|available|catering|geared|essential|useful|written|recommended|optimi[sz]ed|free|just|exclusively|specifically|especially|primarily)(?: \\p{L}+ly)?(?: from (?:the ground up|scratch))?(?: at no cost| of charge)? (?:for(?: use by)?|at|to|toward|towards)|(?:engineered|conceived|organi[sz]ed) for|(?<!\\p{L})by [\\p{L}-]{3,20}, for|who should (?:attend|join|apply)\\??|(?:tailored|adapted|geared) to the needs of|not (?:just|only) for',
    helps:
      '(?:(?:support|care|help|advice|training|education|resources|tools|services?|solutions?|software|platform|place|home|programs?|programmes?|courses?|workshops?|needs|challenges|demands|interests|rights|voice|housing|fun|classes|lessons|activities) (?:for|of)|(?:lessons|classes|education|services?|support|care|aid|advice|help|training|access|treatment|opportunities|assistance) to|(?:place|space|platform|hub|home|community|event|forum) where|help(?:s|ed|ing)?|enabl(?:es?|ing)|allow(?:s|ing)?|empower(?:s|ing)?|support(?:s|ing)?|serv(?:es?|ing)|train(?:s|ing)?|teach(?:es|ing)?|assist(?:s|ing)?|inspir(?:es?|ing)|lets|welcom(?:es?|ing)|represent(?:s|ing)?|educat(?:es?|ing)|work(?:s|ing)? with|accompan(?:y|ies|ying)|advis(?:es?|ing)|guid(?:es?|ing)|equip(?:s|ping)?|cater(?:s|ing)? (?:to|for)|gather(?:s|ing)?|speciali[sz](?:es|e|ing) in|focus(?:es|ed|ing)? on)',
    connects:
      "connect(?:s|ing)?|match(?:es|ing)?|link(?:s|ing)?|pair(?:s|ing)?|introduc(?:es?|ing)|bring(?:s|ing)? together|bring(?:s|ing)?(?=(?: [\\p{L}’'-]+(?:,(?! (?:and )?(?:then|we|you|they|who|which|where|so|but)(?!\\p{L})))?){1,8} together(?!\\p{L}))|unit(?:es?|ing)",
    condition:
      "as an?(?! (?:parent|holding|subsidiary|listed|shell) (?:company|companies|firm|organi[sz]ation))(?= [\\p{L} -]{3,40}, you )|(?:whether|if|are) you(?:['’]re| are)?(?: currently)?(?: an?| one of the| the)?|are you (?:an?|one of)|if you (?:run|own|manage) (?:an?|your own)",
    used: '(?:we (?:treat|help|teach|serve|offer|invite) our)(?= (?:\\p{L}+ )?(?:patients|guests|students|pupils|residents|readers|tenants|learners))|(?:(?:our|its|whose|the) )?(?:clients|customers|users|readers|visitors|guests|attendees|participants|members)(?: \\p{L}+)? (?:include|range from|come from)|our (?:clients|customers|guests|readers|users|members|students|patients) are|join(?: (?:the|over|more than))?(?= (?:\\d|thousands|hundreds|millions|dozens))|(?:trusted|loved|used|chosen|adopted|relied on|enjoyed|worn)(?: every day| daily| worldwide)? by',
    community:
      '(?:communit(?:y|ies)|network|association|union|society|gathering|meeting|audience|collective) (?:of|for)|groups? for',
    for: '(?<!(?:passion|love|eye|call|calls|look|looking|search|searching|hiring|fees?|responsible|except|vote|waiting|pay|paid|account) )for',
  },
  after: {
    designed: '(?:in mind|alike)',
    welcome: ',? ?(?:you )?(?:are|is)? ?(?:always |all |very |most )?welcome',
    can: '(?:can|looking to|who (?:want|need|wish|would)|use|choose|rely on|trust|love)',
  },
};
