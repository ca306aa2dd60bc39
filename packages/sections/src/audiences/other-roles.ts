import { isVolunteer } from './other-parties.ts';

/** "In 2021 a workshop for teachers took place": what is over. */
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u;
const TOOK_PLACE =
  /(?<!\p{L})(?:took place|(?:was|were) (?:held|organi[sz]ed)|fand(?:en)? [^.]{0,120}statt|wurden? [^.]{0,120}(?:veranstaltet|abgehalten)|(?:a|ont) eu lieu|s['’](?:est|étaient) (?:tenue?s?|déroulée?s?)|tuvo lugar|tuvieron lugar|se celebr(?:ó|aron)|si è (?:tenut|svolt)[oa]|si sono (?:tenut|svolt)[ie]|ha avuto luogo|realiz(?:ou|aram)-se|teve lugar|foi realizad[oa]|vond(?:en)? [^.]{0,120}plaats|werd(?:en)? [^.]{0,120}gehouden|hölls|ägde rum|arrangerades|fandt sted|fant sted|blev afholdt|ble (?:holdt|arrangert)|järjestettiin|odby[łl]\p{L}+ się|(?:se|sa) (?:\p{L}+ ){0,4}konal\p{L}*|konal\p{L}* (?:se|sa)|proběhl\p{L}*|uskut[eo]čnil\p{L}*|прош[её]л|прошл[аио]|состоял(?:ся|ась|ось|ись)|відбу(?:вся|лася|лося|лися)|tartottunk|tartottak|került sor|megrendez\p{L}+|düzenlendi|gerçekleşti(?:rildi)?|yapıldı)(?!\p{L})|(?:開かれ|開催され|行われ|実施され|開催し)(?:まし)?た|(?:举办|舉辦|举行|舉行|召开|召開)了|了.{0,12}(?:研讨会|研討會|培训|培訓)|열렸(?:습니다|다)|개최(?:되었|됐|했)/iu;

/** "The law obliges employers to protect workers": what is so by law. */
const LAW =
  /^(?:(?:the|this|das|die|la|le|el|il|lo|a|o|de|den) )?(?:law|act|gesetz|loi|ley|legge|lei|wet|lagen|loven|laki|ustawa|prawo|zákon|закон|törvény|yasa|kanun)\p{L}{0,2} [^.]{0,20}(?:oblig|requires|verpflicht|verplicht|tvingar|zobowiąz|ukládá|ukladá|обязыва|зобов|kötelez|yükümlü|işveren)/iu;

/** "Tell network administrators about it": whom the reader should talk to. */
const TOLD =
  /^(?:tell|notify|ask|sagen sie|informieren sie|prévenez|informez|avise a|informe a|avvisa|informa|avise|vertel|informeer|berätta för|informera|powiedz|poinformuj|řekněte|informujte|сообщите|повідомте) (?:(?:the|your|den|die|ihren?|les|vos|los|las|sus|gli|i|os|as|de|je) )?$/iu;

/** "Companies can become sponsors": who gives. */
const MAY_SPONSOR =
  /^ ?(?:can|may|could|können|kann|peuvent|pueden|possono|podem|kunnen|kan|kunne|voivat|mogą|se mohou|môžu|могут|можуть)(?!\p{L})[^.;:,]{0,30}?(?<!\p{L})(?:sponsor|mécèn|partenair|patrocin|sponzor|спонсор)|^(?:は|も|が|은|는|이|가|可以)[^。，.]{0,12}(?:スポンサー|후원사|赞助商|贊助商)/iu;

/** "Invoices to your customers and suppliers": whom the reader serves. */
const READERS_CUSTOMERS =
  /(?<!\p{L})(?:your|ihren?|deinen?|vos|tes|sus|tus|tuoi|suoi|seus|teus|je|jouw|uw|dina|dine|swoi\p{L}+|svým|svojim|своим|своїм|вашим) (?:\p{L}+ )?(?:customers|clients|kunden|mandanten|clientes|clienti|klanten|kunder|klient\p{L}+|zákazní\p{L}+|клиент\p{L}+|клієнт\p{L}+),? (?:(?:and|or|und|oder|et|ou|y|o|e|en|of|och|og|eller|i|oraz|lub|a|и|или|і|та|або) )?(?:(?:to|à|aux?|a|vos|sus|seus|your|ihren?) ){0,2}$/iu;

/** "Volunteers can apply": who helps the brand. */
const MAY_ENLIST =
  /^ ?(?:can|may|können|peuvent|pueden|possono|podem|kunnen|kan|mogą|se mohou|môžu|могут|можуть)(?!\p{L})[^.;:,]{0,20}?(?<!\p{L})(?:apply|join|register|sign up|bewerben|melden|inscri|apunt|iscriv|candida|aanmeld|anmäla|tilmelde|melde|zgłos|zgłasz|přihlás|prihlás|запис|зарегистр|зареєстр|подать|подати)/iu;

/** "Persons over 18 can take part": whom the law lets win, of all. */
const OF_AGE =
  /^(?:(?:all|alle|the|las|les|toutes les|as|os) )?(?:persons?|people|personen|personnes|personas|pessoas|osoby|лица|особи)?(?: \p{L}+)? ?(?:(?:aged )?(?:over|from) 18|ab 18|volljährig\p{L}*|majeures|mayores de (?:edad|18)|maiores de (?:idade|18)|maggiorenni|pełnoletnie|старше 18|повнолітні)(?: \p{L}+)?$/iu;

/** Whether a whole text tells what the law says. */
export const tellsOfLaw = (text: string): boolean => LAW.test(text);

/** Whether the clause of a group, in a text with a year, says what took place. */
const isOfPastEvent = (before: string, name: string, behind: string): boolean => {
  const [opening = ''] = before.split(CLAUSE_END).slice(-1);
  const [rest = ''] = behind.split(CLAUSE_END);
  return YEAR.test(before + name + behind) && TOOK_PLACE.test(opening + name + rest);
};
const CLAUSE_END = /[,;:.。，、]/u;

/** Whether the words around a group make it somebody whom the reader or the brand deals with, and not whom the brand is for. */
export const hasOtherRole = (before: string, name: string, behind: string): boolean =>
  (isVolunteer(name) && MAY_ENLIST.test(behind)) ||
  isOfPastEvent(before, name, behind) ||
  TOLD.test(before) ||
  READERS_CUSTOMERS.test(before) ||
  MAY_SPONSOR.test(behind) ||
  OF_AGE.test(name);
