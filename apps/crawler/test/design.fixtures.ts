import { makeFont } from './support/font.ts';

const font = `data:font/ttf;base64,${makeFont('Acme Vary').toString('base64')}`;

/** A page with one of everything that is captured for design tokens. */
const EVERYTHING = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Design</title><style>
  @font-face { font-family: "Acme Vary"; src: url("${font}"); font-weight: 100 900; font-stretch: 75% 125% }
  :root { --brand: oklch(62.8% 0.2577 29.23); color-scheme: light dark }
  body { margin: 0; font-family: "Acme Vary" }
  header { position: sticky; top: 0; z-index: 100; background: #fff }
  .wrap { max-width: 960px; margin: 0 auto; padding: 0 16px; box-sizing: border-box }
  .wide { max-width: 900px; margin-left: 0 }
  .grid { display: grid; grid-template-columns: [full] repeat(3, 1fr); gap: 24px 32px }
  .split { display: grid; grid-template-columns: 2fr 1fr; column-gap: 10px }
  h1 { font-variation-settings: "wght" 650, "wdth" 90; color: color(display-p3 1 0 0) }
  h2 { color: light-dark(#112233, #ddeeff) } h3 { color: oklch(0 0 0 / var(--half, 50%)) }
  .unseen { color: oklch(0.5 0.1 200) }
  .btn { background: #e8590c; color: #fff; border: 2px solid #111; padding: 10px 20px; transition: background-color .2s ease-in-out, transform .3s cubic-bezier(.2,0,0,1) 50ms }
  .btn:hover { background: #c2410c } .btn:focus-visible { outline: 3px solid #0066ff; outline-offset: 2px }
  .btn:active { transform: scale(.98) } .btn:disabled, .btn.is-disabled { opacity: .4 } .btn:not(:disabled) { cursor: pointer }
  input:focus { border-color: #0066ff; outline: none } a[aria-disabled="true"] { color: #999999 }
  @keyframes rise { from { opacity: 0.2; transform: translateY(8px) } to { opacity: 1; transform: none } }
  .rise { animation: rise .6s ease-out .1s 2 both }
  @media (min-width: 768px) { .wrap { padding: 0 24px } .split { gap: 12px } .absent { color: red } }
  @media (max-width: 767.98px) { .grid { display: block } }
  .wrap { container: page / inline-size } @container page (min-width: 40rem) { .split { color: #111 } .rise { color: #222 } }
  @container (inline-size > 420px) { .btn { color: #fffffe } } @container style(--x: 1) { .btn { color: red } }
  @media (min-device-width: 500px) { .grid { color: red } }
  @layer parts { @media (width >= 64em) { .btn { padding: 12px 24px } } }
</style><style media="(max-width: 500px)">.btn { display: block }</style></head><body>
  <header><div class="wrap"><a href="/">Acme</a> <a href="/x">About</a></div></header>
  <main class="wrap"><h1>Acme anvils</h1><h2>Two</h2><h3>Three</h3>
    <div class="grid"><p>One</p><p>Two</p><p>Three</p></div><div class="grid"><p>One</p><p>Two</p><p>Three</p></div>
    <div class="split"><p class="rise">One</p><p>Two</p></div><div class="wide"><p>Left</p></div>
    <button class="btn">Buy now</button> <input type="text" placeholder="Name"></main></body></html>`;

/** As many rules, queries, values and notations as a hostile page may have. */
const HOSTILE = `<!doctype html><html lang="en"><head><title>Hostile</title></head><body><main><h1>Acme</h1></main><script>
  const rules = [];
  for (let i = 0; i < 100000; i++) rules.push(i % 4 === 0
    ? '@media (min-width: ' + (i % 2000) + 'px) { .c' + (i % 900) + ' { color: red } }'
    : '.c' + (i % 900) + ':hover, .c' + (i % 900) + ':disabled { color: oklch(0.' + (i % 99) + ' 0.1 ' + (i % 360) + ') }');
  const style = document.createElement('style');
  style.textContent = rules.join(' ') + ' .long { color: oklch(0.5 0.1 ' + '0'.repeat(500000) + '1) }';
  document.head.append(style);
  const main = document.querySelector('main');
  for (let i = 0; i < 900; i++) {
    const button = document.createElement('button');
    button.textContent = 'B' + i;
    button.className = 'c' + i;
    button.style.cssText = 'position: relative; z-index: ' + i + '; animation: a' + i + ' ' + i + 's; transition: all ' + i + 'ms; '
      + 'font-variation-settings: "wght" ' + i + '; border: 1px solid rgb(' + (i % 256) + ' 0 0)';
    main.append(button);
  }
</script></body></html>`;

export const FIXTURES: Record<string, string> = { '/': EVERYTHING, '/hostile': HOSTILE };
