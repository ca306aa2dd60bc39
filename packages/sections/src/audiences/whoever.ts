/** 「対象となる方」「参加をご検討の方」: whoever may or wants to come, in the words of a form. What they look for says who they are. */
const USES =
  '(?:利用|使用|参加|入会|加入|入団|登録|応募|申込み?|申し込み|注文|予約|相談|依頼|来店|来場|来院|受診|受講|見学|契約|購入|導入|検討|応援|支援|希望|お?問い?合わせ?)';
const WHOEVER_JAPANESE = new RegExp(
  `^(?:.{0,12}への)?(?:[ごお])?${USES}(?:を|が|の)?(?:[ごお]?(?:検討|希望|考え)(?:中)?)?(?:の|を?(?:される|されたい|した|したい|する|している)|(?:し)?て?いただける|いただいた|できる|可能な|になれる|に?なられる)(?:方々?|皆様|皆さま|お客様)$` +
    '|^(?:(?:以下|下記|次)の?)?(?:(?:いずれか|どれか|ひとつ|[一１1]つ)?(?:に|でも))?(?:該当|当てはまる|あてはまる|当てはまった)(?:する)?(?:方々?|人|皆様|お客様)$' +
    '|^(?:対象(?:となる|になる|の)|条件を満たす|ご?興味(?:が|の)(?:ある|お持ちの)|ご?関心(?:が|の)ある|[ごお]?(?:考え|困り|悩み|急ぎ)の)(?:方々?|人|皆様|お客様)$',
  'u',
);

/** "Those who accept the terms": what one has to do, and not who one is. "People who need fair terms" are a group. */
const TERMS =
  /(?:^| )(?:who|that|die|der|qui|que|che|som|där) (?=.*(?<!\p{L})(?:accept\p{L}*|agree[sd]?|have read|akzeptier\p{L}*|akkoord|zugestimmt|zustimmen|gelesen|acept\p{L}+|accett\p{L}+|aceit\p{L}+|godk[äe]n\p{L}+|godtar?|aksepter\p{L}*)(?!\p{L}))(?:.*(?<!\p{L}))?(?:(?<!(?:come to|in) )terms|nutzungsbedingungen|geschäftsbedingungen|teilnahmebedingungen|agb|conditions (?:générales|d['’]utilisation|de participation)|condiciones (?:generales|de uso)|termini e (?:le )?condizioni|condizioni (?:generali|d['’]uso)|termos (?:e|de)|voorwaarden|villkor(?:en)?|vilkår(?:ene)?)(?!\p{L})/iu;
const HAVE_PAID =
  /(?<!\p{L})who (?:have |has )(?:already |previously |successfully |just |first )?(?:registered|signed up|subscribed|paid|enrolled|applied|accepted|agreed|donated|contributed|purchased|ordered|booked|pre-ordered)(?!\p{L})|(?<!\p{L})who (?:(?:pre)?pay|register|sign up|enrol?l|book|order|subscribe)(?: (?:(?:the|a|an|their|our|in|for) )?(?:\p{L}+ ){0,3}(?:upfront|up front|in advance|in full|early|online|fees?|deposit|by (?:\d|january|february|march|april|may|june|july|august|september|october|november|december)))/iu;

/** "Den som letar": somebody who seeks or wants, and not what. */
const SEEKS_SOMETHING =
  /^(?:(?:(?:any|every)one|any(?:body)|everybody|those|people|all)(?: who| that)? (?:(?:is|are) )?(?:look(?:s|ing)?|search(?:es|ing)?|seek(?:s|ing)?|interested|wants?|wish(?:es)?|needs?|cares?)|(?:alle[n]?, die|wer|diejenigen, die|menschen, die) (?:such(?:t|en)|möchten?|will|wollen|brauch(?:t|en)|interesse haben)|(?:ceux|celles|tous ceux|celui) qui (?:cherche(?:nt)?|veu(?:t|lent)|souhaite(?:nt)?|recherche(?:nt)?)|quien(?:es)? (?:buscan?|quieren?|necesitan?|desean?)|(?:chi|coloro che|quanti) (?:cercan?o?|vuole|vogliono|desidera(?:no)?)|quem (?:procura|busca|quer|precisa|deseja)|(?:wie|iedereen die|mensen die) (?:zoekt|zoeken|wil(?:len)?)|(?:den|dem|de|alla|dig|du) som (?:letar|söker|vill|önskar|behöver|är intresserad[e]?)|(?:den|dem|de|alle|dig|deg)(?:,)? (?:der|som) (?:leter|leder|søger|søker|vil|ønsker|er interesser(?:et|t|ede|te))|(?:ten|każdy|wszyscy|osoby), kt\p{L}+ (?:szuka(?:ją)?|chc[eą]|potrzebuj[eą])|(?:ti|každý|všichni), kt\p{L}+ (?:hleda|hledá|hledají|chce|chtějí)|(?:те|тех|тем|всех|всем), кто (?:ищет|хочет|желает|нуждается)|(?:ті|тих|тим|всіх|всім), хто (?:шукає|хоче|бажає|потребує))$/iu;

/** "The only adult in your home", "így azok", "AI có thể": part of a clause, and nobody by itself. */
const PART_OF_CLAUSE = /^only \p{L}|^(?:\p{L}+ )?azok(?:nak|at)?$|(?<!\p{L})có thể(?!\p{L})/iu;

/** Whether a name means whoever wants, has to or may do what a site asks of everybody. */
export const isWhoever = (name: string): boolean =>
  [WHOEVER_JAPANESE, TERMS, HAVE_PAID, SEEKS_SOMETHING, PART_OF_CLAUSE].some((pattern) => pattern.test(name));
