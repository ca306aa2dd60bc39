import { INK, PAPER } from './contrast.ts';
import { PHONE } from './phone-styles.ts';

/**
 * Sheets of A4 in landscape, on screens and on paper. Sizes are in mm and pt, and colours in `rgb()`: every px and hex in
 * a book is a value of the brand.
 */
const SHEET = `
@page { size: 297mm 210mm; margin: 0; }
*, *::before, *::after { box-sizing: border-box; margin: 0; padding: 0; }
html { background: rgb(226 226 223); -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { color: ${INK}; font: 9.5pt/1.5 "Helvetica Neue", "Inter", Arial, "Liberation Sans", "Noto Sans", var(--script, sans-serif), sans-serif; }
.sheet { position: relative; width: 297mm; height: 209.9mm; margin: 8mm auto; overflow: hidden; background: ${PAPER};
  display: grid; grid-template-rows: 8mm minmax(0, 1fr) 6mm; row-gap: 8mm; padding: 11mm 16mm 10mm;
  break-after: page; break-inside: avoid; overflow-wrap: anywhere; }
.sheet:last-child { break-after: auto; }
.head, .foot { display: flex; justify-content: space-between; gap: 8mm; font-size: 8pt; line-height: 6mm; white-space: nowrap; }
.head > *, .foot > * { overflow: hidden; text-overflow: ellipsis; min-width: 0; }
.head { opacity: .62; }
.foot { opacity: .62; align-items: end; }
.foot .number { font-variant-numeric: tabular-nums; flex: none; }
.main { min-height: 0; min-width: 0; }
.split { display: grid; grid-template-columns: 58mm minmax(0, 1fr); column-gap: 14mm; }
.wide { display: grid; grid-template-rows: auto minmax(0, 1fr); row-gap: 8mm; }
.wide > header { display: grid; grid-template-columns: minmax(58mm, auto) minmax(0, 1fr); column-gap: 14mm; align-items: baseline; }
.content { min-width: 0; min-height: 0; }
.full > .content { display: grid; grid-template-rows: auto minmax(0, 1fr); height: 100%; }
h1, h2, h3 { font-weight: 600; letter-spacing: -.01em; }
h2 { font-size: 22pt; line-height: 1.12; letter-spacing: -.02em; }
h3 { font-size: 10pt; line-height: 1.3; }
.intro { margin-top: 5mm; font-size: 9pt; color: rgb(90 90 88); }
.wide .intro { margin-top: 0; }
.note { font-size: 8pt; line-height: 1.45; color: rgb(105 105 102); }
.on-ground .note, .on-ground .intro { color: inherit; opacity: .78; }
/* Japanese breaks between phrases, not within words. */
:lang(ja) { word-break: auto-phrase; }
.lead { font-size: var(--size, 17pt); line-height: 1.36; letter-spacing: -.012em; text-wrap: pretty; }
.second { margin-top: 8mm; padding-top: 4mm; border-top: .25mm solid rgb(205 205 200); font-size: 12pt; }
.statement { font-family: var(--face); font-size: var(--size); line-height: 1.16; letter-spacing: -.018em; text-wrap: balance; }
/* Scripts with marks above and below their letters need more room between lines. */
:is(.statement, .lead, .cover h1, .card h3) > bdi:is(:lang(ar), :lang(fa), :lang(ur), :lang(hi), :lang(th)) { line-height: 1.5; letter-spacing: 0; }
/* Statements sit at the foot of the sheet, below open space. */
.middle { display: flex; flex-direction: column; justify-content: end; gap: 7mm; min-height: 0; padding-bottom: 4mm; }
.label { font-size: 8pt; color: rgb(105 105 102); }
.on-ground .label { color: inherit; opacity: .78; }
ul, ol { list-style: none; }
/* On lines of its own a text starts at the side where its script starts. */
p > bdi:only-child, li > bdi:only-child, h1 > bdi, h3 > bdi, .do > bdi, .dont > bdi { display: block; }
img { display: block; max-width: 100%; }
a { color: inherit; text-decoration: none; }
.grid { display: grid; gap: 8mm; }
.two { grid-template-columns: repeat(2, minmax(0, 1fr)); }
.three { grid-template-columns: repeat(3, minmax(0, 1fr)); }
.four { grid-template-columns: repeat(4, minmax(0, 1fr)); }
.fill { height: 100%; grid-auto-rows: minmax(0, 1fr); }
.two.fill > :last-child:nth-child(odd) { grid-column: span 2; }
.rule { border-top: .25mm solid rgb(205 205 200); padding-top: 3mm; }
.fine { font-size: 8.5pt; line-height: 1.45; }
dl.facts { display: grid; grid-template-columns: 38mm minmax(0, 1fr); height: 100%; }
dl.facts > dt, dl.facts > dd { border-top: .25mm solid rgb(205 205 200); padding: calc(.8mm + .16 * var(--size)) 0; min-width: 0; }
dl.facts > dt { font-size: 9pt; line-height: 1.36; color: rgb(105 105 102); padding-right: 4mm; }
dl.facts > dd { font-size: var(--size); line-height: 1.34; letter-spacing: -.006em; }
dl.facts .note { margin-top: .6mm; }
/* Sheets as large as windows have room for. On phones they are set anew: see PHONE. */
@media screen and (min-width: 392mm) { .sheet { zoom: 1.25; } }
@media screen and (max-width: 312mm) { .sheet { zoom: .84; } }
@media screen and (max-width: 262mm) { .sheet { zoom: .66; } }
@media screen { .sheet { box-shadow: 0 1mm 6mm rgb(0 0 0 / .12); } }
@media screen and (prefers-color-scheme: dark) { html { background: rgb(30 30 29); } }
@media print { html { background: none; } .sheet { margin: 0; } }
`;

const COVER = `
.cover { display: grid; grid-template-columns: minmax(0, 1fr) 92mm; padding: 0; gap: 0; grid-template-rows: minmax(0, 1fr); }
.cover.plain { grid-template-columns: minmax(0, 1fr); }
.cover .title { display: flex; flex-direction: column; justify-content: space-between; padding: 16mm; min-width: 0; }
.cover h1 { font-family: var(--face); font-synthesis-weight: none; font-size: 72pt; line-height: 1.04; letter-spacing: -.025em; margin: auto 0 14mm; }
.cover h1.medium { font-size: 42pt; }
.cover h1.small { font-size: 28pt; line-height: 1.15; }
.cover .bottom { display: flex; justify-content: space-between; gap: 8mm; font-size: 9pt; }
.cover .panel { display: flex; min-width: 0; }
.cover .panel.logo { align-items: center; justify-content: center; padding: 16mm; }
.cover .panel.logo .drawing { max-height: 60mm; width: 60mm; object-fit: contain; }
.cover .stripes { display: flex; flex-direction: column; width: 100%; }
.contents { display: grid; grid-auto-flow: column; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: 14mm; height: 100%; max-height: 144mm; }
.contents li { display: flex; justify-content: space-between; gap: 6mm; border-top: .25mm solid rgb(205 205 200); padding: 3mm 0; font-size: 18pt; line-height: 1.2; letter-spacing: -.012em; }
.contents .number { font-variant-numeric: tabular-nums; color: rgb(105 105 102); font-size: 11pt; line-height: 7.6mm; letter-spacing: 0; }
`;

const LOGO = `
.ground { display: flex; align-items: center; justify-content: center; min-height: 0; min-width: 0; }
/* Not without display: what a symbol refers to would not be drawn in some browsers. */
.symbols { position: absolute; width: 0; height: 0; overflow: hidden; }
.drawing { display: block; flex: none; max-width: 100%; }
.ground img { object-fit: contain; max-height: 100%; }
.tile { display: grid; grid-template-rows: minmax(0, 1fr) auto; row-gap: 2.5mm; min-height: 0; min-width: 0; }
.tile > .ground, .tile > .picture { min-height: 0; overflow: hidden; border-radius: .8mm; }
.edge { box-shadow: inset 0 0 0 .25mm rgb(0 0 0 / .12); }
.space { position: relative; display: inline-block; background: repeating-linear-gradient(135deg, rgb(0 0 0 / .10) 0 .3mm, transparent .3mm 1.6mm); outline: .25mm dashed rgb(120 120 116); }
.space .logo { background: ${PAPER}; outline: .25mm solid rgb(120 120 116); }
.space .x { position: absolute; font-size: 8pt; color: rgb(60 60 58); white-space: nowrap; line-height: 4mm; transform: translate(-50%, -50%); }
.misuse { position: relative; }
.misuse .cross { position: absolute; right: 2.5mm; top: 2.5mm; width: 6mm; height: 6mm; border-radius: 3mm; background: ${PAPER}; font-size: 15pt; line-height: 6mm; text-align: center; color: rgb(196 32 32); }
.gone { display: flex; flex-direction: column; justify-content: center; gap: 2mm; border: .25mm dashed rgb(160 160 156); border-radius: .8mm; padding: 6mm; height: 100%; font-size: 8.5pt; color: rgb(90 90 88); overflow: hidden; }
`;

const COLOR = `
.proportions { display: grid; grid-template-rows: minmax(0, 1fr) auto; row-gap: 6mm; height: 100%; }
.legend { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 2mm 8mm; font-size: 8pt; line-height: 4.5mm; }
.legend li { display: flex; gap: 2mm; white-space: nowrap; overflow: hidden; }
.legend i { flex: none; width: 4.5mm; height: 4.5mm; border-radius: 50%; }
.palette { display: flex; height: 100%; border-radius: .8mm; overflow: hidden; box-shadow: inset 0 0 0 .25mm rgb(0 0 0 / .12); }
.palette > div { min-width: 5mm; flex-basis: 0; display: flex; align-items: end; padding: 4mm 3.5mm; overflow: hidden; }
.palette > div.thin { padding: 0; }
.swatches { display: grid; height: 100%; gap: 8mm; }
.swatch { display: grid; grid-template-rows: minmax(0, 1fr) auto; row-gap: 3mm; min-width: 0; min-height: 0; }
.swatch .area { border-radius: .8mm; padding: 4mm; font-size: 8pt; }
.swatch .name { font-weight: 600; font-size: 11pt; line-height: 1.25; }
.values { display: grid; grid-template-columns: 11mm minmax(0, 1fr); font-size: 8pt; line-height: 1.6; font-variant-numeric: tabular-nums; }
.values dt { color: rgb(105 105 102); }
table { border-collapse: separate; border-spacing: 1mm; table-layout: fixed; width: 100%; height: 100%; }
th { font-weight: 400; font-size: 7.5pt; line-height: 1.3; text-align: start; vertical-align: bottom; overflow: hidden; }
th[scope="row"] { vertical-align: middle; width: 34mm; }
td { text-align: center; vertical-align: middle; border-radius: .8mm; overflow: hidden; }
td strong { display: block; font-size: 11pt; line-height: 1.2; font-variant-numeric: tabular-nums; }
td small { font-size: 7pt; }
td.low { color: rgb(150 150 146); background: rgb(244 244 242); }
td.low strong { font-weight: 400; font-size: 9pt; }
.pairs { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); grid-auto-rows: minmax(0, 34mm); gap: 4mm 8mm; height: 100%; }
.pair { display: grid; grid-template-columns: minmax(0, 1fr) 24mm; column-gap: 4mm; align-items: center; min-height: 0; }
.pair .sample { height: 100%; padding: 0 5mm; display: flex; align-items: center; font-size: 10pt; line-height: 1.35; border-radius: .8mm; overflow: hidden; }
.pairs.few { grid-template-columns: minmax(0, 1fr); grid-auto-rows: minmax(0, 46mm); row-gap: 6mm; }
.pairs.few .pair { grid-template-columns: minmax(0, 1fr) 40mm; column-gap: 8mm; font-size: 11pt; }
.pairs.few .note { font-size: 11pt; }
.pairs.few .sample { padding: 0 10mm; font-size: 20pt; }
.pair strong { font-size: 12pt; display: block; line-height: 1.3; }
`;

const TYPE = `
.specimen { display: grid; grid-template-rows: auto auto minmax(0, 1fr); row-gap: 7mm; height: 100%; }
.specimen .glyph { font-size: 190pt; line-height: .98; letter-spacing: -.02em; overflow: clip; overflow-clip-margin: 9mm; padding-bottom: 3mm; margin-top: -6mm; }
.specimen .glyph.tall { font-size: 130pt; line-height: 1.3; margin-top: -4mm; }
.specimen .display { font-size: 38pt; line-height: 1.15; max-height: 2.4em; overflow: hidden; }
.specimen .display.small { font-size: 22pt; }
.specimen .rest { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: 10mm; min-height: 0; align-content: end; }
.specimen .rest > * { border-top: .25mm solid rgb(205 205 200); padding-top: 3mm; }
.specimen .text { font-size: 12pt; line-height: 1.46; }
.specimen .second-text { font-size: 8.5pt; line-height: 1.46; margin-top: 1.5mm; }
.specimen .set { font-size: 12pt; line-height: 1.5; letter-spacing: .02em; text-wrap: balance; }
.scale { display: flex; flex-direction: column; justify-content: space-between; height: 100%; }
.scale li { display: grid; grid-template-columns: 46mm minmax(0, 1fr); column-gap: 6mm; align-items: baseline; border-top: .25mm solid rgb(205 205 200); padding-top: 2.5mm; }
.scale .sample { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; line-height: 1.2; padding-bottom: .08em; }
.scale .sample > bdi { overflow: hidden; text-overflow: ellipsis; }
.button { display: inline-block; zoom: var(--zoom, 1); max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; line-height: 1.4; }
`;

const SHAPE = `
.bars { display: grid; grid-auto-rows: minmax(0, 26mm); height: 100%; font-size: 11pt; line-height: 1.3; }
.bars li { min-height: 0; overflow: hidden; display: grid; grid-template-columns: 30mm minmax(0, 1fr) 62mm; column-gap: 6mm; align-items: center; border-top: .25mm solid rgb(205 205 200); }
.bar { height: 60%; max-height: 8mm; max-width: 100%; background: var(--accent); }
.box { display: flex; align-items: center; height: 48mm; }
.box > div { width: 52mm; height: 40mm; background: ${PAPER}; }
.single .box { height: 80mm; }
.single .box > div { width: 100%; height: 74mm; }
.single .box.shadow > div { width: 72%; height: 52mm; }
.rule.below { margin-top: 7mm; padding-top: 7mm; }
.corner > div { border: .4mm solid ${INK}; }
.single .corner > div { border: 0; background: var(--accent); }
.shadow { justify-content: center; height: 52mm; background: rgb(245 245 243); border-radius: .8mm; margin-bottom: 3mm; }
`;

const WORDS = `
.trait { display: grid; grid-template-columns: 66mm minmax(0, 1fr) minmax(0, 1fr); column-gap: 8mm; border-top: .25mm solid rgb(205 205 200); padding-top: 4mm; font-size: 9pt; line-height: 1.45; }
.trait h3 { font-size: 16pt; line-height: 1.15; letter-spacing: -.015em; margin-bottom: 2mm; }
.traits { display: grid; grid-auto-rows: minmax(0, 62mm); height: 100%; row-gap: 5mm; }
.do, .dont { align-self: start; padding-left: 4mm; border-left: .8mm solid rgb(38 128 74); font-size: 12pt; line-height: 1.42; }
.do.alone { grid-column: span 2; font-size: 17pt; line-height: 1.34; letter-spacing: -.01em; }
.dont { border-color: rgb(196 32 32); }
.do > .label, .dont > .label { display: block; margin-bottom: 1mm; font-size: 8pt; letter-spacing: 0; }
.traits.large .trait { font-size: 11pt; }
.traits.large h3 { font-size: 20pt; }
.traits.large :is(.do, .dont) { font-size: 14pt; }
.traits.large .do.alone { font-size: 20pt; }
.phrases { display: grid; grid-template-rows: auto minmax(0, 1fr); row-gap: 6mm; min-height: 0; }
.phrases > p { font-weight: 600; }
.ruled { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); column-gap: 10mm; height: 100%; }
.ruled li { border-top: .25mm solid rgb(205 205 200); padding-top: 3mm; font-size: var(--size); line-height: 1.3; letter-spacing: -.012em; min-height: 0; }
.cards { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); grid-auto-rows: minmax(0, 1fr); gap: 7mm 8mm; height: 100%; }
.cards.list > .card { grid-column: span 12; display: grid; grid-template-columns: 83mm minmax(0, 1fr); column-gap: 8mm; }
.cards.list > .card > :only-child { grid-column: span 2; }
.card { border-top: .6mm solid var(--accent); padding-top: 3.5mm; min-height: 0; overflow: hidden; font-size: var(--size); line-height: 1.42; }
.card h3 { font-size: 1.5em; line-height: 1.18; letter-spacing: -.015em; margin-bottom: 2mm; }
.card p + p, .card p + .label { margin-top: 2mm; }
.card .label + p { margin-top: 0; }
.card .label { display: block; }
`;

const PICTURE = `
.mosaic { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); gap: 5mm 6mm; height: 100%; grid-auto-rows: minmax(0, 1fr); }
.picture { background: rgb(238 238 236); }
.picture img { width: 100%; height: 100%; object-fit: cover; }
.picture.whole img { object-fit: contain; padding: 4mm; }
.line { height: 4mm; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.icon-page { display: grid; grid-template-rows: auto minmax(0, 1fr); row-gap: 8mm; height: 100%; }
.icons { display: grid; gap: 5mm; }
.icons .ground { aspect-ratio: 4 / 3; background: rgb(240 240 238); border-radius: .8mm; }
.icons .ground.dark { background: ${INK}; }
.icons img { width: 45%; height: 45%; object-fit: contain; }
.shot { position: relative; width: 100%; box-shadow: 0 0 0 .25mm rgb(0 0 0 / .15); }
.shot .top { height: 100%; overflow: hidden; }
.shot img { width: 100%; }
.mark { position: absolute; border: .5mm solid rgb(196 32 32); box-shadow: 0 0 0 .3mm ${PAPER}; }
.mark span, .key { display: block; width: 4.6mm; height: 4.6mm; border-radius: 2.3mm; background: rgb(196 32 32); color: ${PAPER}; font-size: 7.5pt; line-height: 4.6mm; text-align: center; }
.mark span { position: absolute; z-index: 1; left: -2.3mm; top: -2.3mm; }
.mark:nth-of-type(even) span { left: auto; right: -2.3mm; }
.shot-page { display: grid; grid-template-columns: minmax(0, 1fr) 84mm; column-gap: 10mm; height: 100%; }
.notes li { display: grid; grid-template-columns: 6mm minmax(0, 1fr); border-top: .25mm solid rgb(205 205 200); padding: 2mm 0; }
.scores { display: grid; grid-auto-rows: minmax(0, 14mm); font-size: 9.5pt; }
.meter { display: block; height: 1.4mm; margin-top: 1mm; background: rgb(226 226 223); }
.meter > i { display: block; height: 100%; background: ${INK}; }
.bases dt { margin-top: 2.5mm; font-size: 8pt; font-weight: 600; color: ${INK}; }
.bases dd { font-size: 8pt; line-height: 1.4; }
.pages { font-size: 8pt; line-height: 1.5; }
.pages li { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
`;

export const STYLES = [SHEET, COVER, LOGO, COLOR, TYPE, SHAPE, WORDS, PICTURE, PHONE].join('').trim();
