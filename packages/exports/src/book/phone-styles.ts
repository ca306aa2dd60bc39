/** On phones: everything in one column, and sheets as high as their content. */
export const PHONE = `
@media screen and (max-width: 186mm) {
  .sheet { width: auto; height: auto; margin: 0 0 2mm; padding: 5mm 5mm 4mm; row-gap: 6mm; grid-template-rows: auto auto auto; overflow: hidden; }
  .main, .content, .full > .content, .fill, .cards, .ruled, .facts, .contents, .bars, .scale, .specimen, .mosaic, .swatches, .traits, .pairs, .shot-page, .icon-page, .proportions { height: auto; max-height: none !important; }
  .split, .wide, .wide > header, .two, .three, .four, .fill, .trait, .swatches, .specimen .rest, .shot-page, .pairs, .contents, .ruled, .legend, .scale li, dl.facts { grid-template-columns: minmax(0, 1fr) !important; grid-template-rows: none !important; grid-auto-flow: row; grid-auto-rows: auto !important; }
  .split { row-gap: 6mm; }
  .cards, .traits, .mosaic, .phrases { grid-template-columns: minmax(0, 1fr); grid-auto-rows: auto; }
  .cards > *, .mosaic > *, .trait > *, .two.fill > * { grid-column: auto !important; grid-row: auto !important; }
  .trait { row-gap: 4mm; }
  .statement, .lead, .ruled li, dl.facts > dd { font-size: min(var(--size), 6.4vw); }
  .card { font-size: min(var(--size), 4.2vw); }
  .cards.list > .card { display: block; }
  .middle { padding: 14mm 0 4mm; }
  dl.facts > dt { border-top-width: .25mm; padding-bottom: 0; }
  dl.facts > dd { border-top: 0; padding-top: 1mm; }
  .ruled li { padding-bottom: 3mm; }
  .cover { grid-template-columns: minmax(0, 1fr) !important; grid-template-rows: 110mm 50mm; padding: 0; row-gap: 0; }
  .cover .title { padding: 6mm 5mm; }
  .cover h1, .cover h1.medium, .cover h1.small { font-size: 11vw; margin-bottom: 8mm; }
  .cover .panel.logo { padding: 6mm; }
  .cover .panel.logo .drawing { max-height: 36mm; }
  .three.fill { grid-template-columns: repeat(2, minmax(0, 1fr)) !important; gap: 5mm; }
  .wide > header { row-gap: 3mm; }
  .palette { height: 60mm; }
  .swatch .area { min-height: 28mm; }
  .swatch p.note { height: auto !important; }
  .specimen .glyph { font-size: 34vw; margin-top: 0; }
  .specimen .display, .specimen .display.small { font-size: 7vw; }
  .tile > .ground, .tile > .picture { min-height: 44mm; }
  .tile > .picture { height: 56mm; }
  .ground .drawing { max-width: 100%; height: auto !important; }
  .space { max-width: 62vw; }
  .bars li { grid-template-columns: 22mm minmax(0, 1fr); row-gap: 1mm; padding: 2mm 0; }
  .bars li > p { grid-column: span 2; }
  .bar { height: 4mm; }
  .scale .sample { white-space: normal; }
  .icons { grid-template-columns: repeat(4, minmax(0, 1fr)) !important; gap: 3mm; }
  .pair .sample { min-height: 18mm; }
  .pairs { grid-auto-rows: auto; }
  .pairs.few .pair { grid-template-columns: minmax(0, 1fr) 26mm; column-gap: 4mm; font-size: 9pt; }
  .pairs.few .sample { padding: 0 4mm; font-size: 13pt; }
  table { display: block; overflow-x: auto; height: auto; table-layout: auto; }
  td { min-width: 14mm; height: 11mm; }
  .button { zoom: 1; }
}
`;
