import type { Evidence, PageEvidence } from '@brandprint/contracts';

interface Framework {
  /** Recognizes it in the file names of stylesheets and scripts, licence comments and custom properties. */
  marks: RegExp;
  /** Recognizes it in class names. */
  classes?: RegExp;
  /** The colours that its stylesheet brings along. */
  colors: ReadonlySet<string>;
  /** Greys of its scale, for sites that set text and surfaces in them. */
  greys?: ReadonlySet<string>;
}

const colorsOf = (hexes: string): ReadonlySet<string> => new Set(hexes.split(' '));

const FRAMEWORKS: readonly Framework[] = [
  {
    marks: /bootstrap|^--bs-(?:primary|blue)$|^--(?:blue|primary): #007bff$/i,
    colors: colorsOf(
      '#337ab7 #23527c #286090 #428bca #2a6496 #5cb85c #5bc0de #f0ad4e #d9534f #777777 #333333 #007bff #0056b3 #0069d9 #80bdff #6c757d #28a745 #17a2b8 #ffc107 #dc3545 #343a40 #f8f9fa #212529 #0d6efd #0a58ca #0b5ed7 #86b7fe #198754 #0dcaf0 #6610f2 #6f42c1 #d63384 #e83e8c #fd7e14 #20c997 #dee2e6 #e9ecef #adb5bd',
    ),
    greys: colorsOf('#212529 #343a40 #495057 #6c757d #868e96 #adb5bd #ced4da #dee2e6 #e9ecef #f1f3f5 #f8f9fa'),
  },
  {
    marks: /^tailwind[\w.-]*\.(?:css|js)$|tailwindcss v\d|^--tw-ring-/i,
    colors: colorsOf('#3b82f6 #2563eb #e5e7eb #9ca3af #6b7280 #374151 #1f2937 #111827 #f9fafb #f3f4f6 #d1d5db'),
    greys: colorsOf('#111827 #1f2937 #374151 #4b5563 #6b7280 #9ca3af #d1d5db #e5e7eb #f3f4f6 #f9fafb'),
  },
  {
    marks: /govuk-frontend/i,
    colors: colorsOf('#1d70b8 #003078 #4c2c92 #00703c #d4351c #0b0c0c #505a5f #b1b4b6 #f3f2f1'),
  },
  {
    marks: /^foundation(?:-sites)?(?:[.-][\w.-]*)?\.(?:css|js)$|foundation (?:for sites|v\.? ?\d)/i,
    colors: colorsOf('#1779ba #2ba6cb #008cba #3adb76 #ffae00 #cc4b37 #767676 #0a0a0a #cacaca'),
  },
  {
    marks: /^bulma[\w.-]*\.css$|bulma\.io/i,
    colors: colorsOf('#485fc7 #3273dc #00d1b2 #3e8ed0 #48c78e #ffe08a #f14668 #363636 #4a4a4a'),
  },
  { marks: /^materialize[\w.-]*\.(?:css|js)$|materialize v\d/i, colors: colorsOf('#ee6e73 #26a69a #039be5') },
  { marks: /^--swiper-theme-color$/, colors: colorsOf('#007aff') },
  {
    marks: /^uikit[\w.-]*\.(?:css|js)$|uikit \d/i,
    colors: colorsOf('#1e87f0 #32d296 #faa05a #f0506e #666666 #999999 #222222'),
  },
  {
    marks: /^mui-(?:material|core)[\w.-]*\.js$|^material-ui[\w.-]*\.js$/i,
    classes: /^Mui[A-Z]\w+-(?:root|contained\w*)$/,
    colors: colorsOf(
      '#1976d2 #1565c0 #42a5f5 #9c27b0 #7b1fa2 #ba68c8 #d32f2f #c62828 #ed6c02 #0288d1 #2e7d32 #3f51b5 #303f9f #f50057 #c51162 #f44336 #ff9800 #2196f3 #4caf50',
    ),
  },
  {
    marks: /^antd[\w.-]*\.(?:css|js)$|^--ant-(?:color-)?primary/i,
    classes: /^ant-(?:btn|layout|menu|row|card)$/,
    colors: colorsOf(
      '#1677ff #4096ff #0958d9 #1890ff #40a9ff #096dd9 #001529 #52c41a #faad14 #ff4d4f #f5222d #e6f4ff #e6f7ff',
    ),
  },
  {
    marks: /^vuetify[\w.-]*\.(?:css|js)$|vuetify v\d|^--v-theme-primary$/i,
    classes: /^v-(?:application|btn|app-bar)$/,
    colors: colorsOf('#1867c0 #1976d2 #48a9a6 #5cbbf6 #424242 #82b1ff #ff5252 #b00020 #2196f3 #4caf50 #fb8c00 #6200ee'),
  },
  {
    marks: /^ionic[\w.-]*\.(?:css|js)$|^--ion-color-primary$/i,
    colors: colorsOf(
      '#3880ff #3171e0 #0054e9 #004acd #3dc2ff #0163aa #5260ff #6030ff #2dd36f #2dd55b #ffc409 #eb445a #c5000f #222428 #92949c #f4f5f8',
    ),
  },
  {
    marks: /^element-(?:plus|ui)[\w.-]*\.(?:css|js)$|^--el-color-primary$/i,
    classes: /^el-(?:button|menu|container|row|card)$/,
    colors: colorsOf('#409eff #66b1ff #79bbff #337ecc #3a8ee6 #67c23a #e6a23c #f56c6c #909399 #303133 #606266'),
  },
  {
    marks: /^--chakra-colors-/,
    classes: /^chakra-(?:button|container|stack|heading|text)$/,
    colors: colorsOf('#3182ce #2b6cb0 #2c5282 #319795 #2c7a7b #38a169 #e53e3e #dd6b20 #718096 #1a202c #edf2f7 #e2e8f0'),
  },
  {
    marks: /^material-components-web[\w.-]*\.(?:css|js)$|^--mdc-theme-primary$/i,
    classes: /^mdc-(?:button|top-app-bar|card)$/,
    colors: colorsOf('#6200ee #6200ea #3700b3 #018786 #03dac6 #b00020'),
  },
  {
    marks: /^--q-primary$|^quasar[\w.-]*\.(?:css|js)$/i,
    classes: /^q-(?:btn|layout|toolbar)$/,
    colors: colorsOf('#1976d2 #26a69a #9c27b0 #21ba45 #c10015 #31ccec #f2c037'),
  },
  {
    marks: /^--mantine-(?:primary-)?color-/,
    classes: /^mantine-[A-Z]\w+-root$/,
    colors: colorsOf('#228be6 #1c7ed6 #1971c2'),
  },
  {
    marks: /^--wp--preset--color--/i,
    colors: colorsOf('#32373c #cf2e2e #ff6900 #fcb900 #7bdcb5 #00d084 #8ed1fc #0693e3 #abb8c3 #9b51e0 #f78da7'),
  },
];

/** The colours that the stylesheets of the site's CSS frameworks bring along, as `#rrggbb`. */
export const collectFrameworkColors = (evidence: Evidence): ReadonlySet<string> =>
  new Set(frameworksOf(evidence).flatMap(({ colors }) => [...colors]));

/** The greys of those frameworks, as `#rrggbb`: whoever has not chosen a grey has one of them. */
export const collectFrameworkGreys = (evidence: Evidence): ReadonlySet<string> =>
  new Set(frameworksOf(evidence).flatMap(({ greys }) => [...(greys ?? [])]));

const frameworksByEvidence = new WeakMap<Evidence, Framework[]>();

function frameworksOf(evidence: Evidence): Framework[] {
  const known = frameworksByEvidence.get(evidence);
  if (known) return known;
  const sources = [...new Set(evidence.pages.flatMap(sourcesOf))];
  const names = [
    ...new Set(evidence.pages.flatMap(({ styles }) => styles.flatMap((style) => style.classes.split(/\s+/)))),
  ];
  const found = FRAMEWORKS.filter(
    ({ marks, classes }) => sources.some((text) => marks.test(text)) || names.some((name) => classes?.test(name)),
  );
  frameworksByEvidence.set(evidence, found);
  return found;
}

const fileNameOf = (url: string): string => url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';

const sourcesOf = ({ resources, customProperties }: PageEvidence): string[] => [
  ...resources
    .filter(({ type }) => type === 'stylesheet' || type === 'script')
    .flatMap(({ url, banner }) => [fileNameOf(url), banner.slice(0, 500)]),
  ...customProperties.flatMap(({ name, color }) => [name, `${name}: ${color ?? ''}`]),
];
