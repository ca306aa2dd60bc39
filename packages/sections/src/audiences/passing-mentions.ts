/** Who has to look after whom: "Children must be accompanied by an adult", "Eltern haften für ihre Kinder". */
const SUPERVISION =
  /(?<!\p{L})(?:accompanied by|under (?:the )?(?:adult )?supervision|supervis(?:ed|ion of) (?:by|children)|in begleitung|unter aufsicht|beaufsichtigt|haften für|haftet für|accompagnée?s? (?:d['’]|par)|sous la (?:surveillance|responsabilité)|acompañad[oa]s? (?:de|por)|bajo (?:la )?supervisión|accompagnat[ieao] da|sotto la (?:sorveglianza|responsabilità)|acompanhad[oa]s? (?:de|por)|onder begeleiding|onder toezicht|i sällskap (?:av|med)|under uppsyn|ifølge med|følges av|i følge med|under opsyn|under oppsyn|(?:pod|w) (?:opiek\p{L}+|nadzor\p{L}+)|w towarzystwie|v doprovodu|pod dohledem|v sprievode|pod dozorom|в сопровождении|под присмотром|у супроводі|під наглядом|придружен\p{L}+|под надзор|valvon(?:nassa|taan)|seurassa olevat|felügyelet\p{L}*|kíséret\p{L}*|însoți[țţ]i de|sub supraveghere\p{L}*|eşliğinde|gözetim\p{L}*|u pratnji|pod nadzorom|v spremstvu|συνοδεία|επίβλεψη|saatja|järelevalve|pavadībā|uzraudzībā|lydimi|prižiūrimi|acompanyats|í fylgd)(?!\p{L})|保護者(?:の)?同伴|同伴(?:が|で)|陪同|보호자 동반|بصحبة|برفقة|בליווי/iu;

/** "Thanks to our volunteers": somebody is thanked. */
const THANKS =
  /^["“„»]?(?:(?:a |many |big |special |our |un |een |ein |en |ett |et |velký |wielkie )*(?:thanks?(?: you)?|we thank|we (?:are|remain) (?:very |deeply |so )?grateful|danke?|vielen dank|herzlichen dank|wir danken|merci|remerciements|nous remercions|gracias|agradecemos|muchas gracias|grazie|ringraziamo|obrigad[oa]|bedankt|dank (?:aan|u|je)|tack|tak(?= til)|takk|kiitos|kiitämme|dziękujemy|dziękuję|podziękowania|děkujeme|děkuji|poděkování|ďakujeme|спасибо|благодарим|дякуємо|благодарност|köszönjük|köszönet|mulțumim|hvala|zahvaljujemo|ευχαριστούμε|teşekkür\p{L}*|aitäh|täname|paldies|pateicamies|ačiū|dėkojame|gràcies|takk fyrir|terima kasih|(?:xin )?cảm ơn|شكر\p{L}*|نشكر|با تشکر|سپاس|תודה|אנו מודים))(?!\p{L})/iu;

/** The same at the end. */
const THANKS_BEHIND =
  /teşekkür (?:ed|borç)\p{L}*[.!]?$|(?:に|へ)?(?:感謝|御礼)(?:し|申し|いた)\p{L}*。?$|감사(?:드립|합)니다\.?$/iu;

/** "The hall was once used by soldiers": so it was, and is no more. */
const FORMERLY =
  /(?<!\p{L})(?:once|formerly|originally|previously|at (?:the|that) time|früher|ehemals|einst(?:mals)?|ursprünglich|damals|autrefois|jadis|à l['’]origine|à l['’]époque|antiguamente|originalmente|antaño|un tempo|in passato|originariamente|antigamente|outrora|vroeger|ooit|destijds|oorspronkelijk|tidigare|förr|ursprungligen|tidligere|oprindeligt|opprinnelig|aikoinaan|alun ?perin|dawniej|niegdyś|pierwotnie|kiedyś|kdysi|dříve|původně|kedysi|pôvodne|когда-то|раньше|первоначально|колись|раніше|някога|eredetileg|egykor|odinioară|cândva|nekad|nekada|prvotno|nekdaj|κάποτε|αρχικά|eskiden|bir zamanlar|algselt|kunagi|sākotnēji|kādreiz|kadaise|anksčiau|antigament|áður|upphaflega)(?!\p{L})(?: [^\s.;:]+){0,7} ?$/iu;

/** "The mill was built in 1704 for pilgrims": the history of a house. */
const BUILT =
  /(?<!\p{L})(?:built|erected|constructed|gebaut|erbaut|errichtet|bâtie?s?|construite?s?|construid[oa]s?|erigid[oa]s?|costruit[oaie]|construíd[oa]s?|gebouwd|byggdes|uppfördes|bygd|bygget|opført|rakennettiin|zbudowan\p{L}*|wzniesion\p{L}*|postaven\p{L}*|postavil\p{L}*|построил\p{L}*|построен\p{L}*|збудова\p{L}+|побудова\p{L}+|построен\p{L}*|épült|építettek?|construit[ăaei]*|izgrađen\p{L}*|sagrađen\p{L}*|zgrajen\p{L}*|χτίστηκε|κτίστηκε|inşa)(?!\p{L})/iu;
const LONG_AGO = /(?<!\d)1(?:[0-8]\d|9[0-4])\d(?!\d)/u;
const tellsHistory = (text: string): boolean => LONG_AGO.test(text) && BUILT.test(text);

const JOURNALIST =
  '(?<!\\p{L})(?:journalist|periodist|giornalist|jornalist|dziennikar|novinář|novinár|журналист|журналіст|toimittaj|újságíró|gazeteci|medienvertret)\\p{L}*';
/** "Journalists can download pictures here." */
const PRESS = new RegExp(
  `${JOURNALIST}[^.]*(?:download|pictures|photos|bilder|fotos|pressemitteilung|télécharger|descarg|scaricare|baixar|downloaden|ladda ner|lataa|pobra|stáhn|stiahn|скача|завантаж|letölt|indir)`,
  'iu',
);

/** "If you are a journalist, write to us." */
const PRESS_MAY_WRITE = new RegExp(
  `${JOURNALIST}(?: (?:sind|bent|jste|vagy))?, (?:please |bitte )?(?:write|contact|e-?mail|get in touch|schreiben|kontakt|écri|contact|escr|scriv|schrijf|mail|mejla|skriv|napi|напи|пиш|írjon)`,
  'iu',
);

/** "Our founder": one person who leads the brand. */
const LEADER =
  /^(?:(?:our|the|its|unsere?|der|die|notre|la|le|nuestr[oa]|el|il nostro|la nostra|noss[oa]|a noss[oa]|o nosso|onze|de|vår|vores|nasz\p{L}*|naš\p{L}*|náš|наш\p{L}*) )(?:\p{L}+ )?(?:co-?)?(?:founder|owner|director|ceo|principal|head coach|gründer(?:in)?|inhaber(?:in)?|geschäftsführer(?:in)?|fondat(?:eur|rice)|directeur|directrice|fundadora?|directora?|fondat(?:ore|rice)|titolare|oprichter|eigenaar|grundare|ägare|grundlægger|założyciel(?:ka)?|właściciel(?:ka)?|zakladatel(?:ka)?|základatel|основател\p{L}*|засновни\p{L}+|osnivač(?:ica)?|ustanovitelj(?:ica)?)(?!\p{L})/iu;

/** "Our founder worked for schools": what somebody has done before, or is elsewhere. */
const BIOGRAPHY =
  /(?<!\p{L})(?:was born|grew up|studied|graduated|trained|(?:has |have )?(?:previously )?(?:worked|taught|served)(?: (?:for|at|as|with|in))|joined|previously|is an? (?:\p{L}+ )?\p{L}+(?:er|or|ist)|(?:has|have) been (?:[^.]{2,40} )?(?:since|for)|geboren|studierte|arbeitete|war (?:zuvor|früher|lange|\p{L}+ jahre)|ausbildung (?:als|zu[mr])|né[e]? (?:à|en|le)|a (?:étudié|travaillé|exercé|rejoint)|diplômée?|nació|estudió|trabajó|ha trabajado|licenciad[oa]|nat[oa] (?:a|nel)|ha (?:studiato|lavorato)|laureat[oa]|nasceu|estudou|trabalhou|formad[oa] em|geboren|studeerde|werkte|heeft gewerkt|född|studerade|arbetade|har arbetat|født|studerede|arbejdede|har (?:arbejdet|jobbet)|urodzi\p{L}+|studiowa\p{L}+|pracowa\p{L}+|narodi\p{L}+|studoval\p{L}*|vystudoval\p{L}*|pracoval\p{L}*|родил\p{L}+|учил(?:ся|ась)|окончил\p{L}*|работал\p{L}*|народи\p{L}+|закінчи\p{L}+|працюва\p{L}+|завършил\p{L}*|работил\p{L}*|rođen\p{L}*|radi(?:o|la)|delal[a]?)(?!\p{L})/iu;
const CURRENT_ROLE = /^current role(?!\p{L})/iu;
/** "Our founder, Riley, …" */
const NAMED_PERSON = /^,? \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*,/u;
function tellsLife(text: string): boolean {
  const [leader] = LEADER.exec(text) ?? [];
  if (leader === undefined) return CURRENT_ROLE.test(text);
  return BIOGRAPHY.test(text) || NAMED_PERSON.test(text.slice(leader.length));
}

/** 募集：看護師: whom the brand employs. */
const VACANCY = /^(?:募集|求人)(?:職種)?[：:].*(?:[師士員]|スタッフ)/u;

/** Whether a whole text is about duties of supervision, thanks, history or the press, and about nobody whom the brand is for. */
export const namesInPassing = (text: string): boolean =>
  [SUPERVISION, THANKS, THANKS_BEHIND, PRESS, PRESS_MAY_WRITE, VACANCY].some((pattern) => pattern.test(text)) ||
  tellsHistory(text) ||
  tellsLife(text);

/** Whether the words ahead of a group say that it was so in former times. */
export const wasFormerly = (ahead: string): boolean => FORMERLY.test(ahead);
