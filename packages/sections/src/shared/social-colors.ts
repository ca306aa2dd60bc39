import { deltaE, toLab } from './color.ts';

/** Colours of networks, messengers and maps, which sites use for buttons and links to them. */
const SOCIAL_COLORS: Readonly<Record<string, readonly string[]>> = {
  facebook: ['#1877f2', '#3b5998', '#4267b2'],
  messenger: ['#0084ff', '#00b2ff'],
  instagram: ['#e1306c', '#c13584', '#e4405f', '#517fa4'],
  whatsapp: ['#25d366', '#128c7e', '#075e54'],
  twitter: ['#1da1f2', '#00aced', '#55acee'],
  linkedin: ['#0a66c2', '#0077b5', '#4875b4'],
  pinterest: ['#bd081c', '#e60023', '#cb2027'],
  telegram: ['#229ed9', '#26a5e4'],
  line: ['#06c755', '#06c655', '#00b900', '#00c300'],
  vk: ['#4c75a3', '#4680c2', '#45668e', '#0077ff'],
  odnoklassniki: ['#ee8208', '#f58220'],
  viber: ['#7360f2', '#665cac', '#59267c'],
  wechat: ['#07c160', '#09bb07'],
  kakaotalk: ['#fee500', '#ffe812'],
  zalo: ['#0068ff'],
  discord: ['#5865f2', '#7289da'],
  skype: ['#00aff0'],
  xing: ['#006567', '#126567', '#026466'],
  vimeo: ['#1ab7ea', '#aad450'],
  tumblr: ['#35465c', '#36465d', '#32506d'],
  dribbble: ['#ea4c89'],
  googleplus: ['#dd4b39', '#db4437', '#d34836'],
  youtube: ['#cd201f', '#bb0000'],
  google: ['#4285f4', '#ea4335', '#34a853', '#fbbc05', '#fbbc04'],
  waze: ['#33ccff', '#05c8f7'],
  flickr: ['#ff0084'],
  spotify: ['#1db954', '#7ab800'],
  foursquare: ['#1073af'],
};

/** CIEDE2000 up to which a colour is one of these. */
const MAX_DISTANCE = 0.5;

const KNOWN = Object.entries(SOCIAL_COLORS).flatMap(([name, colors]) =>
  colors.map((hex) => ({ name, at: toLab(hex) })),
);

/** Whether it is the colour of a network or messenger that is not among `ownNames`. */
export function isSocialColor(hex: string, ownNames: ReadonlySet<string>): boolean {
  const at = toLab(hex);
  return KNOWN.some((known) => !ownNames.has(known.name) && deltaE(known.at, at) <= MAX_DISTANCE);
}
