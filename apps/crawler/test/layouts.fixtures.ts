const TEXT = 'Acme makes anvils for people who like their things heavy, well made and delivered on time.';

const page = (css: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Acme</title><style>
    body { margin: 0; color: #222; background: #fff } main { padding: 32px } ${css}
  </style></head><body><main><h1>Anvils</h1><p>${TEXT}</p></main>${body}</body></html>`;

const boxes = (count: number) => Array.from({ length: count }, (_, i) => `<div><p>Box ${i}</p></div>`).join('');

export const FIXTURES = {
  layers: page(
    `.modal { position: fixed; z-index: 1050; display: none } .menu { position: absolute; z-index: 1000; visibility: hidden }
     .closed { opacity: 0; position: fixed } .closed, .absent { z-index: 900 } .flex { display: flex } .flex > * { z-index: 7 }
     .static { z-index: 3 } .bar { position: relative; z-index: 10 } .auto { position: absolute; z-index: auto; display: none }`,
    `<div class="modal"><div class="modal">Buy</div></div><div class="menu">Menu</div><div class="closed">Closed</div>
     <div class="flex"><p>One</p><p>Two</p></div><p class="static">Static</p><p class="bar">Bar</p><div class="auto"></div>`,
  ),

  containers: page(
    `.a { width: min(1000px, 100% - 2rem); margin-inline: auto } .b { max-width: min(60rem, 100%); margin: 0 auto }
     .c { max-width: clamp(500px, 90vw, 800px); margin: 0 auto } .left { width: min(700px, 100%) }
     .narrow { width: min(2000px, 100%); margin: 0 auto }`,
    ['a', 'b', 'c', 'left', 'narrow'].map((name) => `<div class="${name}"><p>${TEXT}</p></div>`).join(''),
  ),

  columns: page(
    `.gap, .row, .menu, .mixed { display: flex; flex-wrap: wrap; width: 960px } .gap { gap: 20px 24px } .gap > * { width: calc((100% - 48px) / 3) }
     .row > * { box-sizing: border-box; flex: 0 0 25%; padding: 0 15px; margin-bottom: 30px }
     .menu > * { margin-right: 8px } .mixed > :first-child { width: 600px } .mixed > * { width: 300px }
     .one { display: flex; flex-wrap: wrap; width: 960px } .one > * { width: 300px }`,
    `<div class="gap">${boxes(5)}</div><div class="row">${boxes(8)}</div><div class="mixed">${boxes(4)}</div>
     <div class="menu"><a>One</a><a>Another</a></div><div class="one">${boxes(1)}</div>`,
  ),
} satisfies Record<string, string>;
