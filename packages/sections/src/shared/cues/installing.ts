/** How a program is installed: "is to install it from source", "can be installed from the command line". */
const INSTALLING =
  /(?<!\p{L})(?:install|build|compil)\p{L}*(?!\p{L}).*(?<!\p{L})(?:from (?:the )?(?:sources?|command line)|(?:using|with|via|through) (?:the )?(?:npm|pip|brew|homebrew|apt|cargo|docker|curl|package manager))(?!\p{L})|(?<!\p{L})install(?:iert|ieren|er|ez|ar|are)(?!\p{L}).*(?<!\p{L})(?:aus (?:den quellen|dem quellcode)|depuis les sources|desde el código fuente|dai sorgenti|a partir do código)|установ\p{L}+ .*(?:из исходн|через pip|через npm)|ソースから(?:インストール|ビルド)|从源码(?:安装|编译)/iu;

/** Whether a sentence says how a program is installed, and not what it is. */
export const saysHowToInstall = (text: string): boolean => INSTALLING.test(text);
