import { wordsOf } from './normalize.ts';

/** Placeholder texts: those of well-known generators by their vocabulary, and fixed texts by a part of them. */

/**
 * Vocabularies of generators other than mock Latin. Minimum share of a text's longer words, and minimum number of
 * different ones, from one vocabulary. Real kitchens also write about cakes and bacon, but in sentences; here nearly
 * all words must match.
 */
const GENERATOR_VOCABULARIES: readonly { words: ReadonlySet<string>; share: number; different: number }[] = (
  [
    // "Hipster"
    [
      'denim jean selvage tofu stumptown synth biodiesel keytar mcsweeney’s mcsweeneys williamsburg pbr banksy quinoa mlkshk tumblr fixie cosby sartorial cardigan keffiyeh dreamcatcher locavore cliche tattooed carles thundercats sapiente bushwick kogi kale gentrify chillwave twee mustache lomo freegan marfa mixtape',
      { share: 0.3, different: 3 },
    ],
    // "Cupcake"
    [
      'sugar plum marzipan dragée topping cheesecake tootsie roll gummies gummi bears bear claw sesame snaps caramels jelly beans icing cotton candy tiramisu donut croissant chocolate bonbon lollipop gingerbread brownie wafer powder muffin macaroon toffee pudding carrot cake danish biscuit sweet pastry applicake candy soufflé pie halvah fruitcake liquorice jujubes chupa chups oat unerdwear.com lemon drops',
      { share: 0.75, different: 3 },
    ],
    // "Corporate"
    [
      'synergize synergistic synergistically win-win domination ballpark offshoring collaboratively administrate multifunctional interactively procrastinate high-payoff cross-media holistically pontificate e-business e-markets e-tailers predominate objectively workforces progressively enthusiastically mesh plug-and-play competently monotonectally compellingly phosfluorescently assertively credibly rapidiously uniquely authoritatively energistically disseminate',
      { share: 0.25, different: 2 },
    ],
    // "Bacon"
    [
      'bacon brisket pancetta prosciutto drumstick andouille biltong capicola turducken kielbasa spam salami shankle frankfurter jowl tenderloin ribeye bresaola strip steak doner pastrami meatloaf boudin sirloin porchetta rump shoulder short loin t-bone',
      { share: 0.75, different: 3 },
    ],
  ] as const
).map(([words, needed]) => ({ words: new Set(words.split(' ')), ...needed }));

const FILLER_PHRASES = new RegExp(
  [
    // Fixed texts of typesetters.
    'quick,? brown fox',
    'far far away,? behind the word mountains',
    'gregor samsa',
    'river named duden',
    'long established fact that a reader',
    'doostang|greplin|oooj|handango|zoodles',
    'put a bird on it|3 wolf moon|craft beer farm-to-table',
    'a wonderful serenity has taken possession',
    'li europan lingues',
    'hinter den wortbergen',
    'dies ist ein (typo)?blindtext',
    'zwei flinke boxer',
    'no one rejects,? dislikes,? or avoids pleasure',
    'power of choice is untrammell?ed',
    'every pleasure is to be welcomed',
    'cases are perfectly simple and easy to distinguish',
    'texte? de remplissage',
    'faux[- ]texte',
    'este es un texto de (relleno|ejemplo|prueba)',
    'questo è un testo di (prova|esempio)',
    'este é um texto de (exemplo|teste)',
    'ここに(文章|テキスト|本文)が入ります',
    'テキスト(テキスト)+',
    'サンプル(テキスト|文章)',
    'ダミー(テキスト|文章)',
    '这是(一段)?(示例|占位)',
    'هذا النص هو مثال',
    'لوريم إيبسوم',
    // Vocabularies "Space" and "Fillerama".
    'man must explore',
    'exploration (is|at its) (part of our destiny|greatest)',
    'failure is not an option',
    'finite number of heartbeats',
    'problems look mighty small',
    'never in all their history have men',
    'science cuts two ways',
    "that[’']s how i felt seeing the earth",
    'shrank to the size of a marble',
    'things that we share in our world',
    'put up my thumb and shut one eye',
    'what was most significant about the lunar voyage',
    'as we got further and further away',
    'seeing this has to change a man',
    'spaceflights cannot be stopped',
    'turning back from science',
    'aiming for the stars',
    'voyages of the starship enterprise',
    'chinese tale tells of some men',
    "airman[’']s earth",
    'early warnings about technological dangers',
    'to go places and do things that have never been done',
    'not help but love and cherish her',
    'not yet mastered prophecy',
    'work of any one man or even a group of men',
    'for those who have seen the earth from space',
    'beautiful,? warm,? living object',
    'we predict too much for the next year',
    '^will you shut up',
    'english pig-?dog',
    'knights who say ni',
    "didn[’']t vote for you",
    "isn[’']t my nose",
    'did do the nose',
    'bring out your dead',
    'your mother was a hamster',
    'found them\\? in mercia',
    'shrubber(y|ies)',
    'be gone before somebody drops',
    'strange women lying in ponds',
    // Speeches that theme makers use as sample text.
    'kanye west',
    'i am the nucleus',
    'alec thompson,? decisions',
    'as uber works through',
    'different people have different taste',
    'music is something that every',
    'like a little kid, a little boy, looking at colors',
    'i will be the leader of a company that ends up being worth',
    'level that things could be at',
    'pushing the furthest possibilities',
    'constantly trying to express ourselves and actualize',
    'nothing i really wanted to do in life that i',
    'cause pain is what we go through',
    'society has put up so many boundaries',
    'wait a week for it and then',
    // "Corporate".
    'robust synopsis for high level',
    'corporate strategy foster collaborative thinking',
    'organically grow the holistic',
    'survival strategies to ensure proactive',
    'new normal that has evolved from',
    'user generated content in real-time will have',
    'fruit to identify a ballpark',
    'override the digital divide',
    'immersion along the information highway',
    'eye on the ball while performing a deep dive',
    'key performance indicators offline to maxim',
    'customer directed convergence without',
    'procrastinate b2c users',
    'podcasting operational change management',
    // Sample texts of components.
    'successfully read this important alert',
    'heard of them jean shorts',
    'you have done \\d+ ?% more sales',
    'strawberries are such a tasty snack',
    'screwed up the server this time',
    'good excuse for your boss',
    'paragraph describing a feature will be enough',
    'national oceanic and atmospheric administration, ted',
    'this section is perfect for featuring',
    '^i am alone,? and feel',
    'alert needs your attention',
    "check yourself,? you[’']re not looking too good",
    'change a few things up and try submitting',
    'plenty of space for text here',
    'wider card with supporting text',
    'this content is a little bit longer',
    'natural lead-?in to additional content',
    'body of the (toast|modal|popover)',
    "and here[’']s some amazing content",
    '(some|the) (text|content|body|title) (within|inside|in|of) (a|an|the) (card|modal|popover|dropdown|collapse|accordion|tab|toast)\\b',
    '\\b(card|modal|toast|popover|tooltip|jumbotron|dropdown) (sub)?title\\b',
    '\\b(card|modal) (body|text|content|header|footer)\\b',
    'header with (small )?(subtitle|subheading)',
    'use "?small"? tag',
    '\\b(info|success|warning|danger|error|primary|secondary|dark|light) alert\\b',
    'menu with icons',
    'put an image, video, animation,? or anything else',
    '\\b(your|a) (great |awesome )?(story|content|subtitle|mission) goes here',
    'divide details about your product',
    'write a few lines about (each|your)',
    'every landing page needs a small description',
  ].join('|'),
  'i',
);

/** True for placeholder text of any kind but mock Latin. */
export function isFillerText(text: string): boolean {
  if (FILLER_PHRASES.test(text)) return true;
  const words = wordsOf(text.toLowerCase()).filter((word) => word.length > 2);
  return GENERATOR_VOCABULARIES.some(({ words: vocabulary, share, different: minDistinct }) => {
    const hits = words.map((word) => word.replace(/[.'’-]+$/, '')).filter((word) => vocabulary.has(word));
    return new Set(hits).size >= minDistinct && hits.length / words.length >= share;
  });
}
