import { type PersonPatterns, withAddress, word } from './person-patterns.ts';

/** First and second person words of more languages. Most leave pronouns out: endings of verbs that only "we" has count too. */
export const MORE_PERSON_PATTERNS: Readonly<Record<string, PersonPatterns>> = {
  bg: withAddress(
    'аз|мен|мой|моя|моят|моята|мое|мои',
    'ние|нас|ни|наш\\p{L}*|нам',
    'вие|вас|вам|ваш\\p{L}*',
    'ти|теб|тебе|твой|твоя\\p{L}*|твое\\p{L}*|твои\\p{L}*',
    'ви',
  ),
  ca: withAddress(
    'jo|meu|meva|meus|meves|soc',
    'nosaltres|nostr[ea]s?|som|tenim|volem|oferim|treballem|creiem|podem',
    'vostè|vostès',
    'tu|teu|teva|teus|teves|vosaltres',
    'vostr[ea]s?',
  ),
  el: withAddress(
    'εγώ|εμένα|μου',
    'εμείς|εμάς|μας|\\p{L}{3,}(?:ουμε|άμε|ούμε|όμαστε)',
    'εσείς|εσάς|σας',
    'εσύ|εσένα|σου',
  ),
  fa: withAddress('من|مرا', 'ما|مان', 'شما|شماست|تان', 'تو|تورا'),
  fi: {
    i: word('minä|minun|minua|minulle|minulta'),
    we: word('me|meidän|meille|meitä|meiltä|meillä|meistä|meihin|\\p{L}{3,}mme'),
    you: word('sinä|sinun|sinulle|sinua|te|teidän|teille|teitä|teiltä|teillä|\\p{L}{3,}tte'),
  },
  hi: {
    i: /(?<!\p{L})(?:मैं|मेर[ाीे]|मुझे)(?![\p{L}\p{M}])/u,
    we: /(?<!\p{L})(?:हम|हमार[ाीे]|हमें|हमने)(?![\p{L}\p{M}])/u,
    you: /(?<!\p{L})(?:आप|आपक[ाीे]|आपको|आपने|तुम|तुम्हार[ाीे]|तुम्हें)(?![\p{L}\p{M}])/u,
    formal: /(?<!\p{L})(?:आप|आपक[ाीे]|आपको|आपने)(?![\p{L}\p{M}])/u,
    familiar: /(?<!\p{L})(?:तुम|तुम्हार[ाीे]|तुम्हें)(?![\p{L}\p{M}])/u,
  },
  hr: withAddress(
    'ja|moj\\p{L}*|mene|meni',
    'mi|nas|nama|naš\\p{L}*|smo|\\p{L}{3,}(?:imo|amo|emo)',
    'vi|vas|vama|vaš\\p{L}*',
    'tebe|tebi|tvoj\\p{L}*',
    'vam',
  ),
  hu: withAddress(
    'én|engem|nekem|velem|nálam',
    'mi|minket|nekünk|velünk|nálunk|hozzánk|\\p{L}{3,}(?:unk|ünk|juk|jük)',
    'önt?|önnek|önnel|önök\\p{L}*',
    'te|téged|neked|veled|nálad|ti|titeket|nektek|veletek',
  ),
  id: withAddress('saya|aku', 'kami|kita', 'anda', 'kamu|kalian'),
  is: {
    i: word('ég|minn|mín|mitt|mér|mig'),
    we: word('okkar|okkur|við (?:erum|höfum|viljum|getum|\\p{L}{3,}um)'),
    you: word('þú|þinn|þín|þitt|þér|þig|ykkur|ykkar'),
  },
  lt: withAddress(
    'aš|mano|man|mane',
    'mes|mūsų|mums|mus|mumis|(?:laukia|siūlo|kvieči|gamina|kuria|padeda|dirba|esa|turi|teikia|atlieka|parduoda|vykdo|rūpina)me(?:s)?',
    'jūs|jūsų|jums|jus|jumis',
    'tu|tavo|tau|tave',
  ),
  mk: withAddress(
    'јас|мене|мој\\p{L}*|моја|моето',
    'ние|нас|ни|наш\\p{L}*',
    'вие|вас|ваш\\p{L}*',
    'ти|тебе|твој\\p{L}*|твоја|твоето',
    'ви',
  ),
  ro: withAddress(
    'eu|meu|mea|mei|mele',
    'noi|nostru|noastr[ăe]|noștri|nostri|nouă|suntem|\\p{L}{3,}(?:ăm|âm)',
    'dumneavoastră|dvs|dv',
    'tu|tău|ta|tăi|tale|ție|îți',
    'voi|vostru|voastr[ăe]|voștri|vă',
  ),
  sl: withAddress(
    'jaz|moj\\p{L}*|mene|meni',
    'mi|nas|nam|nami|naš\\p{L}*|smo|\\p{L}{3,}(?:imo|amo|emo)',
    'vi|vami|vaš\\p{L}*',
    'tebe|tebi|tvoj\\p{L}*',
    'vam',
  ),
  sq: withAddress(
    'unë|im|ime|mua',
    'ne|jemi|ynë|jonë|tanë|tona|neve|kemi|ofrojmë|\\p{L}{3,}(?:jmë)',
    'ju|juaj|tuaj|jush|juve',
    'ti|yt|jote|ty',
  ),
  sr: withAddress(
    'ja|moj\\p{L}*|mene|meni|ја|мој\\p{L}*|мене|мени',
    'mi|nas|nama|naš\\p{L}*|smo|\\p{L}{3,}(?:imo|amo|emo)|ми|нас|нама|наш\\p{L}*|смо|\\p{L}{3,}(?:имо|амо|емо)',
    'vi|vas|vama|vaš\\p{L}*|ви|вас|вама|ваш\\p{L}*',
    'tebe|tebi|tvoj\\p{L}*|тебе|теби|твој\\p{L}*',
    'vam|вам',
  ),
  th: { i: /ดิฉัน/u, we: /เรา/u, you: /(?<!ขอบ)คุณ(?!ภาพ|ค่า|สมบัติ|ธรรม|ประโยชน์|หมอ|ครู)|ท่าน/u },
  tr: withAddress(
    'ben|benim|bana|beni',
    'biz|bizim|bize|bizi|bizde|bizimle|\\p{L}{3,}(?:[ıiuü]yoruz|[ae]r[ıi]z)|\\p{L}{4,}(?:[ıi]m[ıi]z|umuz|ümüz)\\p{L}{0,3}',
    'siz|sizin|size|sizi|sizlere|sizinle|\\p{L}{4,}(?:[ıi]n[ıi]z|unuz|ünüz)\\p{L}{0,3}',
    'sen|senin|sana|seni|seninle',
  ),
  vi: {
    i: /(?<!\p{L})(?<!chúng )tôi(?!\p{L})/iu,
    we: word('chúng tôi|chúng ta|chúng mình'),
    you: word('bạn|quý khách|quý vị|anh chị'),
  },
};
