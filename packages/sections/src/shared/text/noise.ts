import { isFillerText } from './filler-text.ts';
import { isBreadcrumbs } from './home-links.ts';
import { wordsOf } from './normalize.ts';
import { isPlaceholderDescription } from './placeholder-descriptions.ts';
import { isPlaceholderName } from './placeholder-names.ts';
import { isPromptInjection } from './prompt-injection.ts';

/** Text on a page that is not the brand's own. Patterns cover the larger European languages. */

const LATIN_FILLER = new Set(
  (
    'lorem ipsum dolor sit amet consectetur consectetuer adipiscing adipisicing elit sed eiusmod tempor incididunt ' +
    'labore dolore magna aliqua enim minim veniam quis nostrud exercitation ullamco laboris nisi aliquip commodo ' +
    'consequat duis aute irure reprehenderit voluptate velit esse cillum fugiat nulla pariatur excepteur sint ' +
    'occaecat cupidatat proident sunt culpa officia deserunt mollit anim laborum vestibulum mauris donec nullam ' +
    'pellentesque curabitur aenean vivamus phasellus integer praesent suspendisse maecenas quisque cras nunc eget ' +
    'ligula semper porta vehicula sagittis euismod fringilla ultricies vulputate tellus risus faucibus lacus augue ' +
    'mattis tincidunt massa justo egestas neque sapien accumsan voluptatum quibusdam maxime eius molestiae quasi ' +
    'nesciunt soluta sequi placeat blanditiis quaerat laboriosam dignissimos repellendus architecto ratione numquam ' +
    'nihil eaque voluptas quia voluptatem accusamus repellat itaque deleniti reiciendis expedita odit provident ' +
    'similique asperiores obcaecati corporis explicabo doloremque eveniet laudantium quae tenetur cumque harum rerum ' +
    'optio beatae aspernatur magnam inventore tempora maiores earum iusto facilis ipsam assumenda sollicitudin ' +
    'aliquam bibendum condimentum consectetuer conubia cursus dapibus diam dictum dictumst dignissim efficitur ' +
    'elementum erat facilisi felis fermentum feugiat finibus gravida habitant habitasse hendrerit iaculis imperdiet ' +
    'interdum lacinia laoreet lectus leo libero lobortis luctus malesuada mollis morbi nec nibh nisl odio orci ' +
    'ornare pharetra placerat platea posuere potenti pretium proin pulvinar purus rhoncus rutrum scelerisque ' +
    'sociosqu sodales suscipit taciti tempus tortor tristique turpis ullamcorper urna varius vel venenatis viverra volutpat mollitia omnis minima saepe recusandae iste ' +
    'quidem autem ullam deserunt veritatis commodi facere fugit voluptates doloribus perferendis eligendi hic repellendus quos officiis delectus laborum ducimus rem unde eos animi aperiam magni veniam'
  ).split(' '),
);

/** Mock Latin: two fifths of the longer words are from its vocabulary. */
export function isLoremIpsum(text: string): boolean {
  if (/\blorem ipsum\b/i.test(text)) return true;
  const words = wordsOf(text.toLowerCase()).filter((word) => word.length > 2);
  const hits = words.filter((word) => LATIN_FILLER.has(word.replace(/[.'’-]+$/, ''))).length;
  return hits >= 2 && hits / words.length >= 0.4;
}

const COOKIE = /cookie|куки|クッキー|쿠키|ciasteczk|evästei|süti|çerez|informasjonskaps|kakor\b/i;
const CONSENT =
  /accept|consent|reject|declin|prefer|setting|privacy|analytic|browser|web ?site|this site|third.part|gdpr|ccpa|personali|akzept|zustimm|einwillig|ablehn|datenschutz|einstellung|nutz|verwend|utilis|accepte|refus|confidential|navigat|utiliz|acept|rechaz|privacid|sitio|sito|usamos|gebruik|voorkeur|toestem|använd|bruger|bruker|akcept|zgod|stron|сайт|соглас|同意|使用|利用/i;
const CONSENT_ALONE =
  /^(we (value|respect|care about) your privacy|by (clicking|continuing|using|browsing)[^.]{0,80}(agree|accept|consent))|manage (your )?(consent|preferences)|tracking technolog/i;

/** Words of a consent banner. A bakery may still write about its cookies. */
function isConsent(text: string): boolean {
  return (COOKIE.test(text) && CONSENT.test(text)) || CONSENT_ALONE.test(text);
}

const LEGAL =
  /©|\(c\) ?(19|20)\d\d|all rights reserved|copyright|terms (of|and|&) (use|service|conditions)|privacy (policy|notice|statement)|alle rechte vorbehalten|tous droits réservés|todos los derechos|tutti i diritti|alle rechten voorbehouden|\bhereby\b|without warranty|\bas[- ]is\b.*warrant|licensed under|permission is|subject to (change|the|our)|trademarks? of|protected by recaptcha|impressum|mentions légales|aviso legal/i;

function isLegal(text: string): boolean {
  return LEGAL.test(text);
}

/** Sample text of themes and frameworks. */
const PLACEHOLDER =
  /\b(your (text|website|company|brand|logo|name|title|content|tagline|headline|slogan|description) (here|goes)|placeholder|dummy text|sample (text|content|page)|example (text|sentence)|some quick example text|supporting text|(wider|longer) card|insert .{0,20} here|company name|your website|coming soon$|you can (write|put|give|place|add) (here|more|some|details|an image)|feel free to (add|change|remove|edit)|(of )?where you can put|this (card|modal|alert|tile|panel|box) (has|is|contains|shows)|alert with \w+|chart title|(project|product|service|feature|item|client|event) (name|title) ?\d*$|(project|feature|service|item|heading|title|slide) (\d+|one|two|three)$|this is (a|an|your|the) (simple|short|test|sample|example|card|section|paragraph|block|title|heading|headline|alert|info|success|warning|danger|primary|secondary|basic|very)\b|blindtext|lorem|ipsum|john doe|jane doe|foo ?bar|hello world|add (your|some) (text|content|description|information)|write (your|something|some|a few) (lines|text|about)|use this (area|space|section) to|change this text|a (subheading|description) goes here|123 main st)/i;

export function isPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text);
}

const CODE =
  /<\/?[a-z][\w-]*[^>]*>|&[a-z]+;|\{\{|\}\}|=>|[{};]\s*$|\$[a-z_{(]|\b(function|const|var|let|return|import|require)\b\s*[\w({'"]+\s*[=({]|\b(npm|npx|yarn|pnpm|pip|brew|git|curl|sudo|docker)\s+(i|install|add|run|clone|pull|create|-)|#!\/|\w\(\)|\w::\w|--[a-z]+-|\.[a-z]+-[a-z]+\b|[\w-]=["']/;

/** Source code, markup, commands, paths, class names. */
function isCode(text: string): boolean {
  if (CODE.test(text)) return true;
  const symbols = text.match(/[{}<>[\]=;_$\\|`#*^~@/]/g)?.length ?? 0;
  return symbols > 3 && symbols / text.length > 0.03;
}

const MACHINE_TEXT =
  /(^|\s)\/?[\w.-]+\/[\w./-]+\.\w{2,4}\b|https?:\/\/|www\.|\b[\w.+-]+@[\w-]+\.\w|(ignore|disregard|forget) (all |any |the |your )?(previous|prior|above|earlier)|system prompt|as an? (ai|language model)|enable javascript|your browser|page not found|failed to (load|fetch)|fetch error|(加载|获取.{0,8})失败|请检查网络|\b404 (error|page|not)|^loading\b|skip to (main |the )?content|click here to|please (log ?in|sign in)|\b(is|are) (required|not valid|invalid)\b|form submission|error sending|ist erforderlich|est requis|es obligatorio|check this (checkbox|box)|never share your (e-?mail|data|details)|enter a valid|press enter|remember me|are you sure (you|that)|forgot (your )?password/i;

/** "Click to play video", which "Tap to pay" is not: it names what a page has, not what a brand offers. */
const CONTROL =
  /^(?:click|tap|press) (?:here|(?:to|on|the)(?: the)? (?:play|enlarge|zoom|view|expand|close|continue|watch|image|picture|photo|video|link|button|icon|map)\b)|^scroll (?:down|to the)\b|^(?:hier klicken|klicken sie (?:hier|auf)|nach unten scrollen|cliquez (?:ici|sur|pour (?:agrandir|voir))|faites défiler|haz clic (?:aquí|en|para)|haga clic|clicca (?:qui|su|per)|clique (?:aqui|no|na|para)|klik (?:hier|op|om te)|klikk (?:her|på)|klicka (?:här|på)|kliknij|klikněte|kliknite|нажмите|кликните|点击|點擊|クリックして|클릭)/i;

/** Addresses, errors, skip links, hints for controls, and text for programs. */
function isMachineText(text: string): boolean {
  return MACHINE_TEXT.test(text) || CONTROL.test(text);
}

/** True for all text that no section may quote. */
export function isNoise(text: string): boolean {
  return (
    isPromptInjection(text) ||
    isLoremIpsum(text) ||
    isFillerText(text) ||
    isConsent(text) ||
    isLegal(text) ||
    isPlaceholder(text) ||
    isPlaceholderDescription(text) ||
    isPlaceholderName(text) ||
    isBreadcrumbs(text) ||
    isMachineText(text) ||
    isCode(text)
  );
}
