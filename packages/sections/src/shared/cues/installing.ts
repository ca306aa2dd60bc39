const FROM =
  '(?:from (?:the )?(?:sources?|command line)|(?:with|using|via|through) (?:npm|pip|brew|homebrew|apt|cargo|docker|curl))';

/** How a program is installed: "is to install it from source", "can be installed easily from the command line". */
const INSTALLING = new RegExp(
  [
    `(?<!\\p{L})(?:to|can be|is|be|or) (?:\\p{L}+ly )?install(?:ed)?(?!\\p{L})[^.!?]{0,60}(?<!\\p{L})${FROM}(?!\\p{L})`,
    `^(?:compile|build|install) (?:it|them|\\p{Lu}[\\p{L}\\p{N}.]*) ${FROM}(?!\\p{L})`,
    '(?<!\\p{L})aus (?:dem quellcode|den quellen) (?:installier|kompilier)\\p{L}+|(?<!\\p{L})installer [^.!?]{0,40}depuis les sources',
    '(?<!\\p{L})instalar [^.!?]{0,40}(?:desde el código fuente|a partir do código)|(?<!\\p{L})installar[ei] [^.!?]{0,40}dai sorgenti',
    '(?<!\\p{L})установить [^.!?]{0,40}из исходн|ソースから(?:インストール|ビルド)|从源(?:码|代码)(?:安装|编译)',
  ].join('|'),
  'iu',
);

/** Whether a sentence says how a program is installed, and not what it is. */
export const saysHowToInstall = (text: string): boolean => INSTALLING.test(text);
