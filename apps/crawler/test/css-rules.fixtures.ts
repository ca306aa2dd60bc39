const TEXT = 'Acme makes anvils for people who like their things heavy, well made and delivered on time.';

const page = (css: string, body: string, attributes = 'lang="en"') =>
  `<!doctype html><html ${attributes}><head><meta charset="utf-8"><title>Acme</title><style>
    body { margin: 0; color: #222; background: #fff } main { padding: 32px }
    .btn { background: #123456; color: #fff; padding: 12px 24px; border: 0 } ${css}
  </style></head><body><main><h1>Anvils</h1><p>${TEXT}</p>${body}</main></body></html>`;

/** Buttons of different looks, each with its name as class and text. */
const buttons = (names: readonly string[], tag = 'button') =>
  names.map((name, i) => `<${tag} class="btn ${name}" style="letter-spacing: ${i / 100}px">${name}</${tag}>`).join(' ');

const MANY_PROPERTIES = Array.from({ length: 450 }, (_, i) => `--f-${i}: #${(0x100000 + i * 37).toString(16)}`);

export const FIXTURES = {
  'many properties': page(
    `:root { ${MANY_PROPERTIES.join('; ')} } :root { --brand-primary: #d6336c; --used: 4px; --theme-color: #112233 }
     .card { --f-1: red } .one { background: var(--brand-primary); padding: var(--used) } .two { gap: var(--f-449) }`,
    '<p class="one">One</p>',
  ),

  'states of selectors': page(
    `.disabled\\:opacity-50:disabled { opacity: .5 } .hover\\:bg:hover { background-color: #654321 }
     .pair:is(:hover, :focus-visible) { background: #555555 } .where:where(:hover, .x:active) { background: #888888 }
     .nested { &:hover { background: #777777 } } .tailwind { &:hover { @media (hover: hover) { background: #666666 } } }
     .enabled:hover:enabled { background: #999999 } .not:not(:disabled):hover { background: #aaaaaa }
     :is(.grouped, .other:focus):is(:hover, :active) { background: #bbbbbb }`,
    buttons(['disabled:opacity-50', 'hover:bg', 'pair', 'where', 'nested', 'tailwind', 'enabled', 'not', 'grouped']),
  ),

  'states of properties': page(
    `.border:hover { border: 1px solid var(--line, #00ff00) } .none:hover { border: none; color: #eeeeee }
     .edge { border-bottom: 2px solid transparent } .edge:hover { border-bottom-color: #cc0000 }
     .gradient:hover { background: linear-gradient(90deg, #ff0000, rgb(0 0 255)) }
     .image:hover { background-image: linear-gradient(#ff0000, var(--line, #0000ff)) }
     .plain { background: linear-gradient(#111, #222) } .plain:hover { background: #333333 }
     .filter:hover { filter: brightness(.9) } .round:hover { border-radius: 1rem; padding: 20px }
     .same { border-radius: 8px } .same:hover { border-radius: .5rem; color: #dddddd }
     .wide, .wide:hover { padding: 1vw 2vw; border-radius: 0 } .sum, .sum:hover { padding: calc(1vw + 4px) 5% }
     .left:hover { padding-left: 2rem; border-top-left-radius: 50% }`,
    buttons(['border', 'none', 'edge', 'gradient', 'image', 'plain', 'filter', 'round', 'same', 'wide', 'sum', 'left']),
  ),
  'states of quoted values': page(
    `.btn[title="?x=1&y=2"]:hover { background: #111111 } .btn[title="::x"]:hover { background: #222222 }
     .outer { &[title="a&b"]:hover { background: #444444 } }`,
    ['?x=1&y=2', '::x', 'a&b']
      .map(
        (title, i) => `<button class="btn outer" title="${title}" style="letter-spacing: ${i / 100}px">${i}</button>`,
      )
      .join(' '),
  ),

  'lines under links': page(
    `nav a { color: #111; position: relative } nav a::after { content: ""; position: absolute; left: 0; bottom: 0;
       width: 100%; height: 2px; background: #e8590c; transform: scaleX(0) }
     nav a:hover::after { transform: none; background: #ff0000 } nav a:hover { &::before { opacity: 1 } }`,
    '<nav><a href="/a">One</a> <a href="/b">Two</a></nav>',
  ),

  'one look of several classes': page(
    '.b:hover { background: #654321 } .c:disabled { opacity: .4 }',
    '<button class="btn a">A</button> <button class="btn a">A</button> <button class="btn b">A</button> <button class="btn c">A</button>',
  ),

  'reduced motion, nested': page(
    `.a { transition: transform .3s; @media (prefers-reduced-motion: reduce) { transition: none } }
     @keyframes k { to { opacity: .5 } }
     .b { animation: k 1s infinite; &.b { @media (prefers-reduced-motion: reduce) { animation: none } } }`,
    `<p class="a">${TEXT}</p><p class="b">${TEXT}</p>`,
  ),
  'reduced motion, in a layer': page(
    `@media (prefers-reduced-motion: reduce) { @layer base { * { transition: none !important } } }
     .a { transition: transform .3s }`,
    `<p class="a">${TEXT}</p>`,
  ),
  'reduced motion, negated': page(
    '@media not (prefers-reduced-motion: reduce) { .a { transition: transform .3s } }',
    `<p class="a">${TEXT}</p>`,
  ),
  'reduced motion, of another element': page(
    `.a { transition: transform .3s } .z { color: red; @media (prefers-reduced-motion: reduce) { & { transition: none } } }
     @media (prefers-reduced-motion: reduce) { & { transition: none } }`,
    `<p class="a">${TEXT}</p>`,
  ),

  'wide gamut': page(
    `:root { --brand: #e8590c; --plain: #00ff00 } h1 { color: var(--brand) }
     @media (color-gamut: p3) { :root { --brand: color(display-p3 1 .3 0) } h1 { background: color(display-p3 0 .5 1) } }
     @media (color-gamut: p3) and (max-width: 100px) { :root { --plain: color(display-p3 0 1 0) } }
     .mix { color: color-mix(in srgb, #0033aa 70%, black) }`,
    '<p class="mix">Mixed</p>',
  ),

  'right to left': page(
    '.row { display: flex } .row > * { margin-inline-end: 24px; width: 100px; background: #eee }',
    '<div class="row"><b>واحد</b><b>اثنان</b><b>ثلاثة</b><b>أربعة</b></div>',
    'lang="ar" dir="rtl"',
  ),
  'reversed row': page(
    '.row { display: flex; flex-direction: row-reverse } .row > * { margin-left: 20px; width: 100px }',
    '<div class="row"><b>One</b><b>Two</b><b>Three</b></div>',
  ),
} satisfies Record<string, string>;
