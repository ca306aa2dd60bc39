/**
 * What people build passwords from: the best-known entries of published lists of common passwords, as words. Digits
 * and punctuation around them add nothing.
 */
export const COMMON_WORDS: readonly string[] = `
password passwort passw0rd p@ssword p@ssw0rd pass passphrase passcode contrasena motdepasse senha parola wachtwoord
admin administrator root user guest test tester testing default changeme change letmein let me in welcome hello login
signin secret secure security private master access qwerty qwertz azerty qwertyuiop asdf asdfgh asdfghjkl zxcv zxcvbn
zxcvbnm qazwsx 1qaz2wsx qweasd iloveyou love lovely loveme baby babygirl angel princess prince queen king sunshine
sunflower flower rainbow butterfly summer winter autumn spring monday friday january october monkey dragon tiger lion
eagle wolf bear shadow ghost phoenix falcon panther football soccer baseball basketball hockey golf tennis liverpool
chelsea arsenal barcelona juventus yankees cowboys batman superman spiderman starwars pokemon naruto pikachu matrix
trustno1 freedom whatever nothing something michael jordan jennifer jessica ashley nicole daniel andrew thomas robert
charlie george harley hunter ranger killer computer internet google facebook microsoft apple samsung windows linux
cheese cookie chocolate pepper ginger banana orange blink bailey buster maggie mustang corvette ferrari porsche
the and is my this mine of to for please
abc abcd abcde abcdef abcdefg abcdefgh abcdefghijklmnopqrstuvwxyz
brandprint brand
`
  .trim()
  .split(/\s+/);

/** The rows of keyboards, the alphabet and the digits, of which people take runs. */
export const SEQUENCES: readonly string[] = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
];
