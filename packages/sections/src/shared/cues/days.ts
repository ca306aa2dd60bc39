/** Names of months and their short forms. */
const MONTHS = [
  'jan(?:uary?|vier|eiro|uari)?|ene(?:ro)?|gennaio|feb(?:ruary?|rero|braio|ruari)?|fév(?:rier)?|fevereiro',
  'mar(?:ch|s|zo|ço|ts)?|märz|maart|apr(?:ile?)?|abr(?:il)?|avr(?:il)?|mayo?|mai|maj|maio|mei|maggio',
  'june?|juni|junio|junho|juin|giugno|jul[yi]?|julio|julho|juillet|luglio|aug(?:usti?)?|août|agosto',
  'sep(?:t|tember|tembre|tiembre)?|settembre|setembro|o[ck]t(?:ober|obre|ubre)?|outubro|ottobre',
  'nov(?:ember|embre|iembre|embro)?|de[cz](?:ember|embro)?|déc(?:embre)?|dic(?:iembre|embre)?',
  '(?:янв|фев|мар|апр|мая|июн|июл|авг|сен|окт|ноя|дек)\\p{L}*',
].join('|');

/** "8/18", "8 Dec", "8月18日". */
const DAY = new RegExp(
  `(?<![\\d/.])(?!24/7)\\d{1,2}[/.]\\d{1,2}(?!\\d)|\\d{1,2} ?[月월]|(?<!\\p{N})\\d{1,2}(?:\\.|st|nd|rd|th)?(?: de| of)? (?:${MONTHS})(?!\\p{L})`,
  'iu',
);

/** Whether a text names a day of the year. */
export const namesDay = (text: string): boolean => DAY.test(text);
