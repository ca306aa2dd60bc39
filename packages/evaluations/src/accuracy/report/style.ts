export const STYLE = `
:root { font: 13px/1.45 system-ui, sans-serif; color: #1d2430; background: #eef1f5; }
body { margin: 0; }
main { max-width: 1720px; margin: 0 auto; padding: 20px 24px 60px; }
h1 { font-size: 22px; margin: 0 0 12px; }
h2 { font-size: 16px; margin: 0 0 8px; }
small { line-height: 1.3; font-weight: 400; font-size: 12px; color: #5d6878; overflow-wrap: anywhere; }
section, .summary, .legend, .misses { background: #fff; border: 1px solid #dbe1e9; border-radius: 8px; }
section { padding: 12px 14px; margin-top: 14px; break-inside: avoid; }
table { border-collapse: collapse; }
.top { display: flex; gap: 16px; align-items: flex-start; flex-wrap: wrap; }
.summary th, .summary td { padding: 3px 14px; text-align: right; border-top: 1px solid #eef1f5; font-variant-numeric: tabular-nums; }
.summary th:first-child { text-align: left; font-weight: 500; }
.summary tr:first-child th { border: 0; font-weight: 600; }
.summary td:nth-child(2) { font-weight: 700; }
.legend { padding: 8px 16px; max-width: 460px; }
.legend p { margin: 8px 0; }
.ok { color: #14803c; }
.bad { color: #c8102e; }
.site { display: grid; grid-template-columns: minmax(240px, 26%) 1fr; gap: 14px; align-items: start; }
.screen { width: 100%; border: 1px solid #dbe1e9; border-radius: 4px; display: block; }
.screen.none { height: 160px; display: grid; place-items: center; color: #8b95a3; }
.answers { width: 100%; table-layout: fixed; }
.answers th, .answers td { text-align: left; vertical-align: top; padding: 6px 8px; border-top: 1px solid #eef1f5; overflow-wrap: anywhere; }
.answers tr:first-child th { border: 0; font-weight: 500; color: #5d6878; padding-top: 0; }
.answers tr > :nth-child(1) { width: 98px; overflow-wrap: normal; }
.answers tr > :nth-child(2) { width: 14%; }
.answers tr > :nth-child(4) { width: 146px; }
.answers tr > :nth-child(5) { width: 104px; }
.answers tr > :nth-child(6) { width: 128px; }
.techs { display: grid; grid-template-columns: 98px 1fr; gap: 4px 8px; margin: 10px 0 0; padding-top: 8px; border-top: 1px solid #eef1f5; }
.techs dt { font-weight: 700; }
.techs dd { margin: 0; }
.misses { padding: 8px 16px; flex: 1; min-width: 260px; columns: 2; }
.misses h3 { font-size: 13px; margin: 0; }
.misses p { margin: 2px 0; break-inside: avoid; }
.expected { background: #f7f9fb; }
.dembrandt, .openbrand { color: #4b5563; }
.dembrandt .swatch, .openbrand .swatch { width: 20px; height: 20px; }
.swatches { display: flex; flex-wrap: wrap; gap: 12px 5px; padding: 3px 2px 12px; }
.swatch { position: relative; display: inline-block; vertical-align: middle; width: 26px; height: 26px; border-radius: 4px; box-shadow: inset 0 0 0 1px #0003; }
.swatch.may { opacity: .75; border-radius: 50%; }
.swatch.main { outline: 2px solid #1d2430; outline-offset: 1px; }
.swatch::after { position: absolute; top: 100%; left: 0; right: 0; text-align: center; font: 700 11px/14px system-ui, sans-serif; }
.swatch.hit::after { content: "✓"; color: #14803c; }
.expected .swatch::after, .legend .swatch::after { content: none !important; }
.swatch.junk { outline: 2px solid #c8102e; }
.swatch.junk::after { content: "✗"; color: #c8102e; }
.swatch.missed { background: repeating-linear-gradient(45deg, currentColor 0 3px, #fff 3px 7px) !important; outline: 2px dashed #c8102e; }
.swatch.missed::after { content: "✗"; color: #c8102e; }
.logo { display: flex; width: max-content; max-width: 100%; border: 1px solid #dbe1e9; border-radius: 4px; overflow: hidden; margin-bottom: 2px; }
.logo i { display: grid; place-items: center; padding: 4px; width: 56px; height: 34px; background: #fff; }
.logo i.dark { background: #22272e; }
.logo img { max-width: 100%; max-height: 34px; object-fit: contain; }
td:nth-child(5) .logo i { width: 26px; height: 26px; }
td:nth-child(5) .logo img { max-height: 26px; }
.tech { display: inline-block; padding: 0 6px; margin: 1px 0; border-radius: 9px; background: #eef1f5; font-size: 11.5px; line-height: 18px; }
.tech.hit { background: #dcf3e3; color: #0e5d2b; }
.tech.missed { background: none; outline: 1px dashed #c8102e; color: #c8102e; }
.tech.junk { background: #fde2e4; color: #a50d25; text-decoration: line-through; }
@media (max-width: 1200px) { .site { grid-template-columns: 1fr; } .screen { max-width: 480px; } }
`;
