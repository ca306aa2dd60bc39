import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatTarget } from '../../count.ts';
import { MEASURES, type MeasureName } from '../measures.ts';
import type { SiteAccuracy } from '../result.ts';
import { formatCount, type SummaryRow, summarize } from '../table.ts';
import { PEERS, TOOLS } from '../tools.ts';
import { type Html, html } from './html.ts';
import { siteCard } from './site-card.ts';
import { STYLE } from './style.ts';

/** Writes a page with all results next to the truth, with images. Returns its path. */
export async function writeReport(folder: string, results: readonly SiteAccuracy[]): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'index.html');
  await writeFile(path, renderPage(results).html);
  return path;
}

function renderPage(results: readonly SiteAccuracy[]): Html {
  const peers = PEERS.some((name) => results.some(({ answers }) => answers[name]));
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Accuracy</title>
<style>${{ html: STYLE }}</style>
<main>
<h1>Accuracy <small>${results.length} sites${peers && ', the same pages for all'}</small></h1>
<div class="top">${summaryTable(summarize(results))}${legend()}${missesList(results)}</div>
${results.map(siteCard)}
</main>
</html>
`;
}

function summaryTable(rows: readonly SummaryRow[]): Html {
  const tools = TOOLS.filter((tool) => rows.some(({ counts }) => counts[tool]));
  return html`<table class="summary"><tr><th></th>${tools.map((tool) => html`<th>${tool}</th>`)}<th>target</th><th></th></tr>
${rows.map(
  ({ title, target, counts, met }) => html`<tr><th>${title}</th>${tools.map(
    (tool) => html`<td>${formatCount(counts[tool])}</td>`,
  )}<td>${formatTarget(target)}</td><td>${met !== undefined && html`<b class="${met ? 'ok' : 'bad'}">${met ? 'met' : 'not met'}</b>`}</td></tr>
`,
)}</table>`;
}

/** What our results miss, with a link to each site. */
function missesList(results: readonly SiteAccuracy[]): Html {
  const lines = results.flatMap(({ site, answers }) => {
    const { counts } = answers.brandprint?.verdict ?? {};
    const names = MEASURE_NAMES.filter((name) => counts && counts[name].hit < counts[name].of);
    const words = names.map((name) => MEASURES[name].title).join('; ');
    return words ? [html`<p><a href="#${site}">${site}</a> ${words}</p>`] : [];
  });
  return html`<div class="misses"><h3>Missed</h3>${lines.length > 0 ? lines : html`<p>nothing</p>`}</div>`;
}

const MEASURE_NAMES = Object.keys(MEASURES) as MeasureName[];

const legend = (): Html => html`<div class="legend">
<p><i class="swatch hit" style="background:#467fcf"></i> a true colour of the site; <i class="swatch hit main" style="background:#467fcf"></i> its main colour</p>
<p><i class="swatch" style="background:#b9c4d0"></i> another colour, neither expected nor wrong</p>
<p><i class="swatch missed" style="color:#467fcf"></i> a required colour that was missed; <i class="swatch junk" style="background:#0000ee"></i> a browser default, a third party's, or not a colour</p>
<p><span class="tech hit">known</span> <span class="tech">also there</span> <span class="tech missed">missed</span> <span class="tech junk">reported, not there</span></p>
<p>Logos are shown on light and on dark.</p>
</div>`;
