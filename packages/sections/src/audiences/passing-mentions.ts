/** Who has to look after whom: "Children must be accompanied by an adult", "Eltern haften für ihre Kinder". */
const SUPERVISION =
  /(?<!\p{L})(?:accompanied by|under (?:the )?(?:adult )?supervision|supervis(?:ed|ion of) (?:by|children)|in begleitung|unter aufsicht|beaufsichtigt|haften für|haftet für|accompagnée?s? (?:d['’]|par)|sous la (?:surveillance|responsabilité)|acompañad[oa]s? (?:de|por)|bajo (?:la )?supervisión|accompagnat[ieao] da|sotto la (?:sorveglianza|responsabilità)|acompanhad[oa]s? (?:de|por)|onder begeleiding|onder toezicht|i sällskap (?:av|med)|under uppsyn|ifølge med|følges av|i følge med|under opsyn|under oppsyn|(?:pod|w) (?:opiek\p{L}+|nadzor\p{L}+)|w towarzystwie|v doprovodu|pod dohledem|v sprievode|pod dozorom|в сопровождении|под присмотром|у супроводі|під наглядом|придружен\p{L}+|под надзор|valvon(?:nassa|taan)|seurassa olevat|felügyelet\p{L}*|kíséret\p{L}*|însoți[țţ]i de|sub supraveghere\p{L}*|eşliğinde|gözetim\p{L}*|u pratnji|pod nadzorom|v spremstvu|συνοδεία|επίβλεψη|saatja|järelevalve|pavadībā|uzraudzībā|lydimi|prižiūrimi|acompanyats|í fylgd)(?!\p{L})|保護者(?:の)?同伴|同伴(?:が|で)|陪同|보호자 동반|بصحبة|برفقة|בליווי/iu;

/** "Thanks to our volunteers": somebody is thanked. */
const THANKS =
  /^["“„»]?(?:(?:a |many |big |special |our |un |een |ein |en |ett |et |velký |wielkie )*(?:thanks?(?: you)?|danke?|vielen dank|herzlichen dank|wir danken|merci|remerciements|nous remercions|gracias|agradecemos|muchas gracias|grazie|ringraziamo|obrigad[oa]|bedankt|dank (?:aan|u|je)|tack|tak(?= til)|takk|kiitos|kiitämme|dziękujemy|dziękuję|podziękowania|děkujeme|děkuji|poděkování|ďakujeme|спасибо|благодарим|дякуємо|благодарност|köszönjük|köszönet|mulțumim|hvala|zahvaljujemo|ευχαριστούμε|teşekkür\p{L}*|aitäh|täname|paldies|pateicamies|ačiū|dėkojame|gràcies|takk fyrir))(?!\p{L})/iu;

/** "The hall was once used by soldiers": so it was, and is no more. */
const FORMERLY =
  /(?<!\p{L})(?:once|formerly|originally|previously|at (?:the|that) time|früher|ehemals|einst(?:mals)?|ursprünglich|damals|autrefois|jadis|à l['’]origine|à l['’]époque|antiguamente|originalmente|antaño|un tempo|in passato|originariamente|antigamente|outrora|vroeger|ooit|destijds|oorspronkelijk|tidigare|förr|ursprungligen|tidligere|oprindeligt|opprinnelig|aikoinaan|alun ?perin|dawniej|niegdyś|pierwotnie|kiedyś|kdysi|dříve|původně|kedysi|pôvodne|когда-то|раньше|первоначально|колись|раніше|някога|eredetileg|egykor|odinioară|cândva|nekad|nekada|prvotno|nekdaj|κάποτε|αρχικά|eskiden|bir zamanlar|algselt|kunagi|sākotnēji|kādreiz|kadaise|anksčiau|antigament|áður|upphaflega)(?!\p{L})(?: [^\s.;:]+){0,7} ?$/iu;

/** Whether a whole text is about duties of supervision or thanks somebody, and about nobody whom the brand is for. */
export const namesInPassing = (text: string): boolean => SUPERVISION.test(text) || THANKS.test(text);

/** Whether the words ahead of a group say that it was so in former times. */
export const wasFormerly = (ahead: string): boolean => FORMERLY.test(ahead);
