/** "8/18", "8 Dec", "8月18日": a day. */
const DAY =
  /(?<!\d)\d{1,2}[/.]\d{1,2}(?!\d)|\d{1,2} ?[月월]|(?<!\p{N})\d{1,2}(?:\.|st|nd|rd|th)?(?: de| of)? (?:jan|feb|fév|fev|mar|mär|apr|avr|abr|may|mai|maj|mag|jun|jui|jul|giu|lug|aug|aoû|ago|sep|set|oct|okt|out|ott|nov|dec|dez|déc|dic|янв|фев|мар|апр|мая|июн|июл|авг|сен|окт|ноя|дек)\p{L}*/iu;

/** Whether a text names a day of the year. */
export const namesDay = (text: string): boolean => DAY.test(text);
