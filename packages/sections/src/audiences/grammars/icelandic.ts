import type { GroupGrammar } from './grammar.ts';

/** Nouns in the accusative, the dative and the genitive of the plural, with and without the article. */
export const ICELANDIC: Readonly<Record<'is', GroupGrammar>> = {
  is: {
    groups:
      'fyrirtæki\\p{L}*|fyrirtækjum|einstaklinga|einstaklingum|viðburðahald\\p{L}+|fjölskyld\\p{L}+|börn|börnum|barna|unglinga|unglingum|ungmenni|ungmennum|fullorðna|fullorðnum|eldri borgara|aldraða|hjón|\\p{L}*hóp(?:a|um|inn|ar)|vinnustað(?:i|inn|ina|a)|ferðamenn|ferðamönnum|ferðamanna|ferðalanga|ferðalöngum|gesti|gestum|nemendur|nemendum|nemenda|skóla|skólum|leikskóla|foreldra|foreldrum|konur|konum|kvenna|karla|íbúa|íbúum|borgarbúa|borgarbúum|byrjendur|byrjendum|félagsmenn|félagsmönnum|félagasamtök|stofnanir|stofnunum|sveitarfélög\\p{L}*|veitingastaði|veitingastaðum|hótel|hótelum|verslanir|verslunum|bændur|bændum|iðnaðarmenn|verktaka|verktökum|húseigendur|húsfélög|listamenn|listafólk|tónlistarfólk|íþróttafólk|hlaupara|hestamenn|veiðimenn|áhugafólk|námsmenn|sjúklinga|sjúklingum|fagfólk|frumkvöðla|heimamenn|sælkera',
    vague: 'fólk|fólki|fólks|alla|öllum|þá|þeim|viðskiptavini|viðskiptavinum|félaga|notendur|aðila',
    qualifiers: 'með|án|sem|frá|í|á|yfir|undir',
    stop: 'fyrir|er|eru|var|hefur|hafa|með|til|af|við|um|þegar|að|og|eða|en|þú|við|ég|það|hann|hún|ekki|líka|þetta|þessi|meira|hvaða|sem',
    fillers: 'alla|allar|öll|öllum|bæði|hvaða|\\d[\\d.]*',
    maxModifiers: 1,
    and: 'og|eða|sem og|&',
    before: {
      designed:
        '(?:fullkomið|tilvalið|hannað|ætlað|hentar|sniðið|opið|gert) (?:fyrir|öllum)?|hentar|(?:griða|samkomu|áningar)staður',
      helps: '(?:þjónusta|þjónum|aðstoðum|hjálpum|bjóðum|styðjum|styður|tökum á móti|vinnum með|þjónustum)',
      for: 'fyrir|handa',
    },
    after: { welcome: '(?:eru|er) (?:\\p{L}+ )?velkomn(?:ir|ar|in)' },
    wholes: 'alla fjölskylduna|unga sem aldna|stóra sem smáa|börn og fullorðna',
  },
};
