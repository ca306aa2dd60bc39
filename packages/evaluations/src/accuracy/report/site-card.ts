import type { Truth } from '../../../corpus/score.mjs';
import type { KnownSite } from '../../corpus.ts';
import { type AnswerScore, MEASURES, type MeasureName } from '../measures.ts';
import type { LogoImages } from '../report-images.ts';
import type { SiteAccuracy, ToolAnswer } from '../result.ts';
import { cpuOf } from '../table.ts';
import { TOOLS, type ToolName } from '../tools.ts';
import { type Html, html } from './html.ts';
import { expectedTech, familiesOf, foundTech } from './labels.ts';
import { expectedSwatches, foundSwatches } from './swatches.ts';

/** A site: screenshot, truth and the results of each tool. */
export function siteCard(result: SiteAccuracy): Html {
  const { site, corpus, answers, pictures, again, changed, seconds, note } = result;
  const cpu = cpuOf(result);
  const remarks = [
    `${again?.pages ?? 0} ${again?.pages === 1 ? 'page' : 'pages'} in ${seconds.toFixed(0)} s`,
    ...(cpu === null ? [] : [`sections ${(cpu / 1000).toFixed(2)} s of processor time`]),
    ...(changed === null
      ? []
      : [changed.length === 0 ? 'two crawls agree' : `second crawl differs in ${changed.join(', ')}`]),
    ...(again?.different.length ? [`not deterministic: ${again.different.join(', ')}`] : []),
    ...(answers.brandprint?.got === null ? [note] : []),
  ];
  const tools = TOOLS.flatMap((tool): [ToolName, ToolAnswer][] => (answers[tool] ? [[tool, answers[tool]]] : []));
  return html`<section id="${site}">
<h2>${site} <small>${remarks.filter(Boolean).join(' · ')}</small></h2>
<div class="site">
${pictures?.screen ? html`<img class="screen" src="${pictures.screen}" alt="First screen of ${site}">` : html`<div class="screen none">no picture</div>`}
<table class="answers">
<tr><th></th><th>name</th><th>colours</th><th>logo</th><th>favicon</th><th>heading, body</th></tr>
${expectedRow(corpus.truth, pictures?.expected)}
${tools.map(([tool, answer]) => toolRow(tool, answer, corpus, tool === 'brandprint' ? pictures?.found : pictures?.peers[tool]))}
</table>
</div>
<dl class="techs"><dt>true</dt><dd>${expectedTech(corpus.truth)}</dd>
${tools.flatMap(([tool, { got, verdict }]) => (got ? [html`<dt>${tool}</dt><dd>${foundTech(corpus, got, verdict)}</dd>`] : []))}</dl>
</section>
`;
}

function expectedRow(truth: Truth, marks: LogoImages | undefined): Html {
  const family = (role: string) => truth.fonts.find((font) => font.role === role)?.family ?? '';
  return html`<tr class="expected"><th>true</th>
<td>${truth.brand}${truth.brandAlt !== undefined && truth.brandAlt.length > 0 && html`<br><small>or ${truth.brandAlt.join(', ')}</small>`}</td>
<td>${expectedSwatches(truth)}</td>
<td>${logoPreview(marks?.logo)}<small>${truth.logo?.path?.split('/').at(-1) ?? `${truth.logo?.kind ?? 'none'}${truth.logo?.text ? ` “${truth.logo.text}”` : ''}`}</small></td>
<td>${logoPreview(marks?.favicon)}<small>${fileOf(truth.favicon)}</small></td>
<td>${family('heading')}<br>${family('body')}</td></tr>
`;
}

function toolRow(tool: ToolName, { got, verdict }: ToolAnswer, corpus: KnownSite, marks: LogoImages | undefined): Html {
  if (!got) return html`<tr class="${tool}"><th>${tool}</th><td colspan="5"><b class="bad">failed</b></td></tr>`;
  const { counts } = verdict;
  const logo = got.logo?.url?.startsWith('data:')
    ? 'inline'
    : (got.logo?.url?.split('/').at(-1) ?? (got.logo ? 'inline' : 'none'));
  return html`<tr class="${tool}"><th>${tool}</th>
<td>${scoreMark(verdict, 'name')} ${got.name ?? ''}</td>
<td>${scoreMark(verdict, 'main')}${counts.main.hit === 0 && html`<small>main colour not first</small>`}${foundSwatches(corpus, got)}</td>
<td>${logoPreview(marks?.logo)}${scoreMark(verdict, counts.logo.of > 0 ? 'logo' : 'noLogo')}${counts.ownLogo.of > counts.ownLogo.hit && html`<b class="bad">another company's</b>`} <small>${logo}</small></td>
<td>${logoPreview(marks?.favicon)}${scoreMark(verdict, 'favicon')} <small>${fileOf(got.favicon)}</small></td>
<td>${scoreMark(verdict, 'heading')} ${familiesOf(got, 'heading')}<br>${scoreMark(verdict, 'body')} ${familiesOf(got, 'body')}</td></tr>
`;
}

const fileOf = (url: string | null | undefined): string => (url ? (url.split('/').at(-1)?.slice(0, 40) ?? '') : 'none');

/** Empty if there is nothing to count. */
function scoreMark({ counts }: AnswerScore, name: MeasureName): Html | null {
  const { hit, of } = counts[name];
  if (of === 0) return null;
  const title = MEASURES[name].title;
  return hit === of ? html`<b class="ok" title="${title}">✓</b>` : html`<b class="bad" title="${title}">✗</b>`;
}

const logoPreview = (url: string | null | undefined): Html | null =>
  url
    ? html`<span class="logo"><i><img src="${url}" alt=""></i><i class="dark"><img src="${url}" alt=""></i></span>`
    : null;
