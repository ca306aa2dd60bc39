/** Legal forms that stand before the name, with what is joined to them: "Công ty Cổ phần", "株式会社", "ООО". */
const LEADING = [
  '(?:一般|公益)?(?:社団|財団)法人|(?:特定非営利活動|NPO|社会福祉|学校|宗教|医療)法人(?:社団)?|(?:株式|有限|合同)会社|(?:社團|財團)法人',
  '주식회사|유한회사|사단법인|재단법인|㈜|\\(주\\)',
  'công ty (?:cổ phần|cp|tnhh|trách nhiệm hữu hạn)(?: (?:một thành viên|mtv))?(?: (?:thương mại|dịch vụ|tm|dv|và|&)(?!\\p{L}))*',
].join('|');

/** The same in capital letters: "pt" is no legal form. Those that are names too ("UD Trucks") need a full stop or a quotation mark. */
const LEADING_CAPITALS =
  'ООО|ОАО|ЗАО|ПАО|АО|ИП|ТОВ|ТзОВ|ПрАТ|ПАТ|ФОП|ЕООД|ООД|ОДО|ЧУП|OÜ|MTÜ|UAB|VšĮ|(?:PT|CV|UD)\\.|(?:SIA|MB)(?= ["«“„])';

/** Legal forms that stand after the name: "Ltd", "s.r.o.", "Sp. z o.o.", "有限公司". */
const TRAILING = [
  'inc|incorporated|llc|l\\.l\\.c|llp|ltd|limited|plc|corp|corporation|pty|pty\\.? ltd|pvt\\.? ltd|private limited',
  'g?gmbh|gmbh & co\\.? kg|ag|kg|ug|ug \\(haftungsbeschränkt\\)|gbr|ohg|se|b\\.?v|n\\.?v|v\\.?o\\.?f|oy|oyj|ab|a/s|aps',
  's\\.?a\\.?s?|s\\.?a\\.?s\\.?u|s\\.?a\\.?r\\.?l|s\\.?r\\.?l\\.?s?|s\\.?n\\.?c|s\\.?p\\.?a|s\\.?l\\.?u?|s\\. de r\\.?l\\.? de c\\.?v|s\\.?a\\.? de c\\.?v|ltda|lda|eireli',
  '(?:sp\\.|spółka) z o\\.? ?o\\.?|sp\\.? ?[jk]|s\\. ?r\\. ?o|spol\\.? s ?r\\. ?o|a\\. ?s|v\\. ?o\\. ?s|d\\. ?o\\. ?o|j\\. ?d\\. ?o\\. ?o|d\\. ?d|kft|bt|zrt|nyrt|oü|mtü|uab',
  'a\\.ş|ltd\\.? şti|san\\.? ve tic\\.?(?: ltd\\.? şti| a\\.ş)?|ооо|оод|еоод|ад|тов|α\\.?ε|ε\\.?π\\.?ε|ο\\.?ε|ι\\.?κ\\.?ε|kk|k\\.k|co\\.,? ltd|sdn\\.? bhd|tbk',
].join('|');

/** Without a space before them. */
const ATTACHED = '(?:股份|科技)?有限(?:责任|責任)?公司|株式会社|有限会社|合同会社|㈜|\\(주\\)|주식회사|בע["”״]מ';

const LEADING_FORM = new RegExp(`^(?:${LEADING})\\s*(?=["«“„']?[\\p{L}\\p{N}]{2})`, 'iu');
const LEADING_CAPITAL_FORM = new RegExp(`^(?:${LEADING_CAPITALS}) (?=["«“„']?\\p{Lu})`, 'u');
const TRAILING_FORM = new RegExp(`(?:[,\\s]+(?:${TRAILING})\\.?|(?<=\\S{2})\\s*(?:${ATTACHED}))$`, 'iu');
const ONLY_FORM = new RegExp(`^(?:${LEADING}|${TRAILING}|${ATTACHED})\\.?$`, 'iu');
const ONLY_CAPITAL_FORM = new RegExp(`^(?:${LEADING_CAPITALS}|PT|CV|SIA|MB)$`, 'u');
/** A word too: "Zebra Spa". */
const WORD = /^spa$/iu;

/** A name without one legal form: "Alphabig" of "Công ty Cổ phần Alphabig". */
export const withoutLegalForm = (name: string): string =>
  [LEADING_FORM, LEADING_CAPITAL_FORM, TRAILING_FORM].reduce((rest, form) => rest.replace(form, ''), name);

/** Whether a text is a legal form and no more. */
export const isLegalForm = (text: string): boolean =>
  !WORD.test(text.trim()) && [ONLY_FORM, ONLY_CAPITAL_FORM].some((form) => form.test(text.trim()));
