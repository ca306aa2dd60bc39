const LONG =
  '<p>Acme has made anvils since 1921. Each is cast, ground and tested by hand, and lasts for lifetimes.</p>';
const MAIN = `<main><h1>Anvils that last</h1>${LONG.repeat(6)}<a href="/story">Our story</a></main>`;

const page = (header: string, rest = '', css = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Acme</title>
  <style>body{margin:0;font:16px/1.5 sans-serif}header{padding:16px;background:#eee}ul{list-style:none}${css}</style></head>
  <body><header><a href="/">Acme</a>${header}</header>${MAIN}${rest}</body></html>`;

const list = (...names: string[]) => `<ul>${names.map(item).join('')}</ul>`;
const item = (name: string) => `<li><a href="/${name.toLowerCase()}">${name}</a></li>`;
/** A menu with one item that has a submenu. */
const hover = (css: string) =>
  page(
    `<nav><ul><li><a href="/anvils">Anvils</a>${list('Forging', 'Farriery')}</li>${item('Prices')}</ul></nav>`,
    '',
    css,
  );
const FOOTER = '<p>Acme Ltd, Leeds</p>';
const BURGER = '<button aria-label="Menu" aria-expanded="false">☰</button>';

/** Sites with closed menus: their page, and the links in them by region. */
export const MENUS: Record<string, { page: string; nav?: string[]; footer?: string[] }> = {
  'a submenu opens on hover': {
    page: hover('li > ul{display:none}li:hover > ul{display:block}'),
    nav: ['Forging', 'Farriery'],
  },
  'a submenu is invisible': {
    page: hover('li > ul{visibility:hidden}li:focus-within > ul{visibility:visible}'),
    nav: ['Forging', 'Farriery'],
  },
  'a submenu is transparent': { page: hover('li > ul{opacity:0}'), nav: ['Forging', 'Farriery'] },
  'a submenu is outside of the page': {
    page: hover('li > ul{position:absolute;left:-999em}'),
    nav: ['Forging', 'Farriery'],
  },
  'a submenu has no height': {
    page: hover('li > ul{max-height:0;overflow:hidden;padding:0}'),
    nav: ['Forging', 'Farriery'],
  },
  'a submenu is cut away': { page: hover('li > ul{clip-path:inset(0 0 100% 0)}'), nav: ['Forging', 'Farriery'] },
  'a submenu has one link': {
    page: page(`<nav><ul><li><span>Company</span><ul style="display:none">${item('Team')}</ul></li></ul></nav>`),
    nav: ['Team'],
  },
  'a part of the navigation is hidden': {
    page: page(`<nav><a href="/prices">Prices</a><p></p><div hidden>${list('Forging', 'Farriery')}</div></nav>`),
    nav: ['Forging', 'Farriery'],
  },
  'the menu is in <details>': {
    page: page(`<details><summary>Menu</summary><div>${list('Forging', 'Farriery')}</div></details>`),
    nav: ['Forging', 'Farriery'],
  },
  'a hamburger button comes before a hidden list': {
    page: page(`${BURGER}<div hidden>${list('Forging', 'Farriery')}</div>`),
    nav: ['Forging', 'Farriery'],
  },
  'a checkbox opens the menu': {
    page: page(
      `<input type="checkbox" id="m" hidden><label for="m">☰</label>${list('Forging', 'Farriery')}`,
      '',
      'label + ul{display:none}:checked + label + ul{display:block}',
    ),
    nav: ['Forging', 'Farriery'],
  },
  'a mega menu is at the end of the page': {
    page: page(
      '<nav><button aria-expanded="false" aria-controls="mega">Products</button> <a href="/prices">Prices</a></nav>',
      '<div id="mega" style="display:none"><h2>Tools</h2><p>For smiths</p><a href="/forging">Forging</a><a href="/farriery" aria-label="Farriery"><svg></svg></a></div>',
    ),
    nav: ['Forging', 'Farriery'],
  },
  'a button opens a popover': {
    page: page(
      `<button popovertarget="all">All</button>`,
      `<div id="all" popover>${list('Forging', 'Farriery')}</div>`,
    ),
    nav: ['Forging', 'Farriery'],
  },
  'a drawer is next to the screen': {
    page: page(
      BURGER,
      `<div class="off-canvas" style="position:fixed;top:0;right:0;width:300px;transform:translateX(100%)">${list('Forging', 'Farriery')}</div>`,
    ),
    nav: ['Forging', 'Farriery'],
  },
  'a drawer is a dialog with navigation': {
    page: page(
      BURGER,
      `<div role="dialog" style="display:none"><p>Acme</p><form><input placeholder="Search"></form><nav>${list('Forging', 'Farriery')}</nav></div>`,
    ),
    nav: ['Forging', 'Farriery'],
  },
  'a menu is in a shadow root': {
    page: page(
      '<acme-menu></acme-menu>',
      `<script>customElements.define('acme-menu', class extends HTMLElement { constructor() { super();
        this.attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(`<nav><button aria-controls="sub">Products</button></nav><div id="sub" hidden>${list('Forging', 'Farriery')}</div>`)} } })</script>`,
    ),
    nav: ['Forging', 'Farriery'],
  },
  'parts of the footer are closed': {
    page: page(
      '',
      `<footer><h3>Company</h3><ul hidden>${item('Team')}${item('Careers')}</ul>
       <details><summary>Help</summary>${list('Delivery')}</details>
       <button aria-expanded="false" aria-controls="legal">Legal</button><div><div id="legal" hidden>${list('Imprint')}</div></div>${FOOTER}</footer>`,
    ),
    footer: ['Team', 'Careers', 'Delivery', 'Imprint'],
  },
};

const SPAM = '<a href="/casino">Casino</a> <a href="/poker">Poker</a>';

/** Pages with links that are hidden for other reasons. */
export const OTHERS: Record<string, string> = {
  'they are traps for robots': page(
    `<nav><a href="/prices">Prices</a><a href="/trap1" style="display:none">Trap</a><ul>${item('Anvils')}<li style="display:none"><a href="/trap2">Trap</a></li></ul></nav><a href="/trap3" style="visibility:hidden">Trap</a>`,
    `<a href="/trap4" style="position:absolute;left:-9999px">Trap</a><div style="height:0;overflow:hidden"><a href="/trap5">Trap</a></div><template><nav>${SPAM}</nav></template>`,
  ),
  'they are spam in the body': page(
    '',
    `<div style="display:none">${SPAM}</div><div style="visibility:hidden">${SPAM}</div><p style="text-indent:-9999px">${SPAM}</p><div style="position:absolute;top:-2000px">${list('Casino', 'Poker')}</div>`,
  ),
  'they are spam in the footer': page('', `<footer>${FOOTER}<div style="display:none">${SPAM}</div></footer>`),
  'they are in a section that is shown on a click': page(
    '<nav><a href="#links">Links</a></nav>',
    `<div id="links" style="display:none"><h2>Links</h2>${list('Forging', 'Farriery')}</div>`,
  ),
  'they are in a hidden dialog': page(
    '<button aria-controls="login">Sign in</button>',
    `<div id="login" role="dialog" hidden><h2>Welcome back to Acme</h2><p>Enter the address that you gave us when you bought your first anvil.</p><a href="/lost">Help</a><a href="/join">Join</a></div>`,
  ),
  'they are in a cookie dialog': page(
    '',
    `<footer>${FOOTER}<button aria-controls="cookie-settings">Cookies</button></footer><div id="cookie-settings" hidden>${list('Partners', 'Purposes')}</div>`,
  ),
  'they are in a closed language switch': page(
    `<nav><ul><li class="language"><button>EN</button>${list('Deutsch', 'Italiano')}</li></ul><div class="dropdown"><button>World</button><div><a href="/de/">Deutsch</a><a href="/fr/">Français</a></div></div></nav>`,
    '',
    '.language ul, .dropdown div{display:none}',
  ),
  'they are in closed answers': page(
    '',
    `<section><details><summary>Why?</summary>${list('Forging', 'Farriery')}</details></section>`,
  ),
  'they track': page(
    `<nav><ul><li><a href="/anvils">Anvils</a><ul style="display:none"><li><a href="/track"><img src="data:," width="1" height="1"></a></li></ul></li></ul></nav>`,
  ),
};

/** Pages by path: a home page with a closed menu and a trap, and what both link to. */
export const SITE: [path: string, page: string][] = [
  [
    '/',
    page(
      `${BURGER}<nav style="display:none">${list('About', 'Pricing', 'Contact')}</nav>`,
      '<a href="/product" style="visibility:hidden">Product</a>',
    ),
  ],
  ...['/about', '/pricing', '/contact', '/product'].map((path): [string, string] => [
    path,
    page('', `<p>This is ${path}.</p>`),
  ]),
];
