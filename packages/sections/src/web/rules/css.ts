import { rules } from './rule.ts';

/** CSS frameworks. The one with the most evidence becomes `css_framework`; others are listed with the components. */
export const CSS_FRAMEWORKS = rules('css', [
  [
    'Bootstrap',
    'https://getbootstrap.com',
    'CSS framework',
    {
      type: 'stylesheet',
      cdnNames: ['bootstrap', 'twitter-bootstrap'],
      properties: /^--bs-(?:primary|body|font|gutter|blue)|^--breakpoint-xs$/,
      classes:
        /^(?:navbar-(?:toggler|brand|collapse|expand-\w+|default|header|toggle)|col-(?:sm|md|lg|xl|xs)-\d+|container-fluid|btn-(?:primary|secondary|outline-\w+)|form-control|input-group|card-body|d-flex|img-fluid|carousel-item)$/,
      minClasses: 5,
    },
  ],
  [
    'Tailwind CSS',
    'https://tailwindcss.com',
    'CSS framework',
    {
      names: ['tailwind', 'tailwindcss', '@tailwindcss/browser'],
      bannerNames: ['tailwindcss'],
      host: /^cdn\.tailwindcss\.com$/,
      properties: /^--tw-/,
      classes:
        /^(?:(?:sm|md|lg|xl|2xl|hover|focus|dark|group-hover|motion-safe|first|last):)+-?[a-z][\w[\]./%#()-]*$|^[a-z-]+-\[[^\]]+\]$/,
      minClasses: 5,
    },
  ],
  [
    'Bulma',
    'https://bulma.io',
    'CSS framework',
    {
      names: ['bulma'],
      bannerNames: ['bulma.io'],
      properties: /^--bulma-/,
      classes:
        /^(?:is-(?:primary|link|info|light|dark|half|one-third|fullheight|mobile|active|rounded|fullwidth)|has-(?:text-(?:centered|white|primary|weight-\w+)|background-\w+)|navbar-(?:burger|start|end|item)|hero-body|hero-head|columns|level-(?:left|right))$/,
      minClasses: 5,
    },
  ],
  [
    'Foundation',
    'https://get.foundation',
    'CSS framework',
    {
      names: ['foundation', 'foundation-sites', 'foundation.css'],
      bannerNames: ['Foundation for Sites', 'Foundation for Sites by ZURB Version'],
      banner: /Foundation for Sites[\s\S]{0,40}?(?:Version )?v?(\d+\.\d+\.\d+)/,
      globals: ['Foundation'],
      classes:
        /^(?:grid-x|grid-padding-x|grid-container|top-bar-(?:left|right)|small-\d+|medium-\d+|large-\d+|cell|callout|expanded)$/,
      minClasses: 5,
    },
  ],
  [
    'Spectre.css',
    'https://picturepan2.github.io/spectre/',
    'CSS framework',
    {
      names: ['spectre', 'spectre.css'],
      classes:
        /^(?:grid-(?:xs|sm|md|lg|xl)|(?:hide|show)-(?:xs|sm|md|lg)|navbar-section|off-canvas-sidebar|parallax-content|columns|column)$/,
      minClasses: 4,
    },
  ],
  [
    'UIkit',
    'https://getuikit.com',
    'CSS framework',
    { names: ['uikit'], bannerNames: ['UIkit'], globals: ['UIkit'], classes: /^uk-[a-z]/, minClasses: 4 },
  ],
  [
    'Materialize',
    'https://materializecss.com',
    'CSS framework',
    {
      names: ['materialize', 'materialize-css', '@materializecss/materialize'],
      classes:
        /^(?:waves-(?:effect|light)|nav-wrapper|brand-logo|card-panel|sidenav-trigger|page-footer|btn-large|btn-floating)$/,
      minClasses: 4,
    },
  ],
  [
    'Material Design Lite',
    'https://getmdl.io',
    'CSS framework',
    {
      names: ['material-design-lite'],
      host: /^code\.getmdl\.io$/,
      classes: /^mdl-(?:layout|grid|cell|button|card)/,
      minClasses: 3,
    },
  ],
  [
    'Semantic UI',
    'https://semantic-ui.com',
    'CSS framework',
    { names: ['semantic', 'semantic-ui', 'semantic-ui-css'], bannerNames: ['Semantic UI'] },
  ],
  [
    'Fomantic-UI',
    'https://fomantic-ui.com',
    'CSS framework',
    { names: ['fomantic-ui', 'fomantic-ui-css'], bannerNames: ['Fomantic-UI'] },
  ],
  ['Tabler', 'https://tabler.io', 'dashboard framework', { names: ['@tabler/core', 'tabler'], properties: /^--tblr-/ }],
  [
    'Pico CSS',
    'https://picocss.com',
    'CSS framework',
    { names: ['@picocss/pico', 'pico'], properties: /^--pico-/, bannerNames: ['Pico CSS ✨', 'Pico CSS'] },
  ],
  [
    'Pure.css',
    'https://pure-css.github.io',
    'CSS framework',
    {
      names: ['purecss', 'pure', 'pure-release'],
      bannerNames: ['Pure'],
      classes: /^pure-(?:g|u-[\w-]+|menu[\w-]*|button[\w-]*|form[\w-]*)$/,
      minClasses: 3,
    },
  ],
  ['Skeleton', 'http://getskeleton.com', 'CSS framework', { cdnNames: ['skeleton'], banner: /Skeleton V(\d[\d.]*)/ }],
  ['Milligram', 'https://milligram.io', 'CSS framework', { names: ['milligram'] }],
  ['Tachyons', 'https://tachyons.io', 'CSS framework', { names: ['tachyons'], banner: /TACHYONS v(\d[\d.]*)/ }],
  ['Primer CSS', 'https://primer.style/css', 'CSS framework', { names: ['primer-css'] }],
  ['Water.css', 'https://watercss.kognise.dev', 'CSS framework', { names: ['water.css'] }],
  ['Simple.css', 'https://simplecss.org', 'CSS framework', { cdnNames: ['simpledotcss', 'simple.css'] }],
  [
    'MVP.css',
    'https://andybrewer.github.io/mvp/',
    'CSS framework',
    { cdnNames: ['mvp.css'], bannerNames: ['MVP.css'] },
  ],
  ['new.css', 'https://newcss.net', 'CSS framework', { names: ['new.css', '@exampledev/new.css'] }],
  [
    'Picnic CSS',
    'https://picnicss.com',
    'CSS framework',
    { names: ['picnic', 'picnicss'], bannerNames: ['Picnic CSS'] },
  ],
  ['98.css', 'https://jdan.github.io/98.css/', 'CSS framework', { cdnNames: ['98.css'], bannerNames: ['98.css'] }],
  ['XP.css', 'https://botoxparty.github.io/XP.css/', 'CSS framework', { names: ['xp.css'], bannerNames: ['XP.css'] }],
  ['7.css', 'https://khang-nd.github.io/7.css/', 'CSS framework', { cdnNames: ['7.css'], bannerNames: ['7.css'] }],
  [
    'NES.css',
    'https://nostalgic-css.github.io/NES.css/',
    'CSS framework',
    { names: ['nes.css'], bannerNames: ['NES.css'] },
  ],
  ['Chota', 'https://jenil.github.io/chota/', 'CSS framework', { names: ['chota'], bannerNames: ['chota.css'] }],
  ['Cirrus', 'https://cirrus-ui.netlify.app', 'CSS framework', { names: ['cirrus-ui', 'cirrus'] }],
  ['Halfmoon', 'https://www.gethalfmoon.com', 'CSS framework', { names: ['halfmoon', 'halfmoon-variables'] }],
  [
    'Metro UI',
    'https://metroui.org.ua',
    'CSS framework',
    { names: ['metro-all', 'metro4', 'metro'], bannerNames: ['Metro 4'] },
  ],
  ['WeUI', 'https://weui.io', 'CSS framework', { names: ['weui'], properties: /^--weui-/i }],
  [
    'Framework7',
    'https://framework7.io',
    'app framework',
    { names: ['framework7', 'framework7-bundle'], properties: /^--f7-/ },
  ],
  [
    'daisyUI',
    'https://daisyui.com',
    'Tailwind components',
    { names: ['daisyui'], properties: /^--(?:rounded-btn|btn-focus-scale|radius-selector)$/ },
  ],
  ['Open Props', 'https://open-props.style', 'custom properties', { names: ['open-props'] }],
  ['UnoCSS', 'https://unocss.dev', 'CSS framework', { names: ['unocss', '@unocss/runtime'], properties: /^--un-/ }],
]);
