import type { PageEvidence } from '@brandprint/contracts';
import { splitTitle } from '../brand/clean-name.ts';
import { normalizeWhitespace } from '../text/index.ts';

/** Titles of rules for how people behave towards each other, in all languages. */
const CONDUCT =
  /^\P{L}*(?!.*(?:mission|about|history|values?)(?!\p{L}))(?:(?:[\p{L}\p{N}.'’&-]+ ){0,3}codes? of conduct(?: (?:for|of) .{2,30}| \(.{2,30}\))?|anti-?harassment policy|community guidelines|(?:\p{L}+ ){0,2}(?:verhaltenskodex|code de conduite|código de condu(?:c?t)a|codice di condotta|codi de conducta|gedragscode|uppförandekod|(?:vores )?adfærdskode(?:ks)?|käytös(?:ohje|sääntö|säännö)\p{L}*|kodeks postępowania|kodex chování|kódex správania|magatartási kódex|codul? de conduită|kodeks ponašanja|kodeks ravnanja|кодекс поведения|кодекс поведінки|кодекс за поведение|κώδικας συμπεριφοράς|davranış kuralları|行動規範|行为准则|行為準則|行为守则|行為守則|행동 ?강령|قواعد السلوك|קוד התנהגות|kode perilaku|quy tắc ứng xử)(?: \p{L}+){0,2})\P{L}*$/iu;

const MAX_HEADING_LENGTH = 100;

/** Whether a heading is that of a code of conduct. */
export const isConductHeading = (heading: string): boolean =>
  heading.length <= MAX_HEADING_LENGTH && CONDUCT.test(normalizeWhitespace(heading));

/** Whether a page is one, by its title or its main heading: it says how its participants behave, and not what the brand is. */
export const isCodeOfConduct = ({ title, text }: PageEvidence): boolean =>
  splitTitle(title).some(isConductHeading) ||
  text.some(({ kind, level, text: heading }) => kind === 'heading' && level === 1 && isConductHeading(heading));
