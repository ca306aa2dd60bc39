const page = (body: string, style = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Acme</title><style>body{margin:0;font:16px serif}.hide{display:none}${style}</style></head>
  <body><header><a href="/">Acme</a></header><main><h1>Anvils that last</h1>${body}<p>Last words of the page</p></main></body></html>`;

const CAST = 'We cast each anvil ourselves, from our own steel';
const GRIND = 'We grind each anvil by hand, until it is flat';
const both = (open: string, closed: string, before = '') => `${before}<div>${open}</div><div>${closed}</div>`;

/** Pages with a closed panel that says how Acme grinds its anvils. */
export const PANELS: Record<string, string> = {
  'the content of a details element': page(`<details><summary>Grinding</summary><p>${GRIND}</p></details>`),
  'the bare text of a details element': page(`<details><summary>Grinding</summary>${GRIND}</details>`),
  'a tab that is not displayed': page(
    `<div role="tablist"><button role="tab" aria-controls="a">Casting</button><button role="tab" aria-controls="b">Grinding</button></div>
     <div id="a" role="tabpanel"><p>${CAST}</p></div><div id="b" role="tabpanel" hidden><p>${GRIND}</p></div>`,
  ),
  'a tab that is transparent': page(
    `<a data-bs-toggle="tab" href="#b">Grinding</a><div class="tab-pane active"><p>${CAST}</p></div><div class="tab-pane fade" id="b"><p>${GRIND}</p></div>`,
    '.tab-pane:not(.active){display:none}.fade{opacity:0;transition:opacity 5s}',
  ),
  'an accordion of no height': page(
    `<h3><button aria-expanded="false" aria-controls="c">Grinding</button></h3><div id="c" style="height:0;overflow:hidden"><p>${GRIND}</p></div>`,
  ),
  'an accordion that a script opens': page(
    `<div class="q"><span>How do you grind?</span></div><div class="a hide"><p>${GRIND}</p></div>`,
    '.q{cursor:pointer}',
  ),
  'one of the sections shown one at a time': page(
    `<ul><li><a href="#cast">Casting</a></li><li><a href="#grind">Grinding</a></li></ul>
     <div id="wrapper" class="hide"><article id="cast" class="hide"><p>${CAST}</p></article><article id="grind" class="hide"><p>${GRIND}</p></article></div>`,
  ),
  'a section that code in a link shows': page(
    `<a href="#" onclick="show('cast')">Casting</a> <a href="#" onclick="show('grind')">Grinding</a>
     <div id="cast"><p>${CAST}</p></div><section id="grind"><p>${GRIND}</p></section>`,
    '#grind{display:none}',
  ),
  'under one of the headings that open texts': page(
    `<ul><li><h2>Casting</h2><div><p>${CAST} (closed)</p></div></li><li><h2>Grinding</h2><div><p>${GRIND}</p></div></li></ul>`,
    'li div{display:none}',
  ),
  'a slide that is not displayed': page(
    `<div class="slides"><div class="slide active"><p>${CAST}</p></div><div class="slide"><p>${GRIND}</p></div></div>`,
    '.slide:not(.active){display:none}',
  ),
  'a slide beside the visible one': page(
    `<div style="width:600px;overflow:hidden"><div style="display:flex;width:1200px"><div class="slide"><p>${CAST}</p></div><div class="slide"><p>${GRIND}</p></div></div></div>`,
    '.slide{width:600px}',
  ),
  'an accordion in a closed tab': page(
    both(
      `<div class="tab"><p>${CAST}</p></div><div class="tab hide"><p>Here are our answers to you.</p><button aria-controls="d">Grinding</button><div id="d" hidden><p>${GRIND}</p></div></div>`,
      '',
    ),
  ),
};

/** Pages on which the same words are hidden for another reason. */
export const HIDDEN: Record<string, string> = {
  'nothing opens it': page(`<p>${CAST}</p><div class="hide"><p>${GRIND}</p></div>`),
  'it is a choice in a heading': page(
    `<h2>Anvils for <span class="dropdown"><button aria-controls="who">you</button><span id="who" class="hide">${GRIND}</span></span></h2>`,
  ),
  'it is a dialog': page(
    `<button data-bs-toggle="modal" data-bs-target="#m">Grinding</button><div id="m" class="modal hide"><p>${GRIND}</p></div>`,
  ),
  'it is transparent in an open panel too': page(
    `<details><summary>Casting</summary><p>${CAST}</p><p style="opacity:0">${GRIND}</p></details>`,
  ),
  'it is outside of the page in an open panel too': page(
    `<details><summary>Casting</summary><p>${CAST}</p><p style="position:absolute;left:-9999px">${GRIND}</p></details>`,
  ),
  'it has the colour of its background in an open panel too': page(
    `<details><summary>Casting</summary><p>${CAST}</p><p style="color:#fff">${GRIND}</p></details>`,
  ),
  'nobody sees the link to it': page(
    `<a href="#g" style="display:block;width:1px;height:1px;overflow:hidden">Grinding</a><div id="g" class="hide"><p>${GRIND}</p></div>`,
  ),
  'it is another language': page(
    `<div class="text" lang="en"><p>${CAST}</p></div><div class="text hide" lang="et"><p>${GRIND}</p></div>`,
  ),
  'it is the answer to a form': page(
    `<div class="box"><form><p>Write to us about your anvils</p><input></form></div><div class="box hide"><p>${GRIND}</p></div>`,
  ),
  'it is an error': page(`<button>Send</button><div class="form-error hide"><p>${GRIND}</p></div>`),
  'it is for screen readers': page(
    `<p class="line">${CAST}</p><p class="line" style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)">${GRIND}</p>`,
  ),
  'it is cut off below': page(
    `<div style="height:60px;overflow:hidden"><p class="x">${CAST}</p><p class="x" style="margin-top:200px">${GRIND}</p></div>`,
  ),
  'its link is hidden too': page(
    `<a class="hide" href="#g">Grinding</a><div id="g" class="hide"><p>${GRIND}</p></div>`,
  ),
};

export const CLOSED_TEXT = GRIND;
