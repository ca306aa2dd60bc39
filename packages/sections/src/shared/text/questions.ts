const CLOSING = '["”’»)\\]]*$';
/** A mark at the end, the Greek one behind Greek letters, and the Armenian one, which stands inside the word that asks. */
const QUESTION = new RegExp(
  `[?？؟፧]${CLOSING}|\\p{Script=Greek}\\P{L}*[;\\u037e]${CLOSING}|\\p{Script=Armenian}՞`,
  'u',
);

/** Whether a heading or sentence is a question, in the punctuation of any script. */
export const isQuestion = (text: string): boolean => QUESTION.test(text);
