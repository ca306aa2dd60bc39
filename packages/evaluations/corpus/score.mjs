#!/usr/bin/env node
// Scores brand-extraction results against ground truth.
//   node score.mjs truth.json RESULTS_DIR [--format brandprint|dembrandt|openbrand|designlang] [--json]
// RESULTS_DIR/<id>.json contains the output of the tool for site <id>; a missing file counts as a failure.
// brandprint: the body of GET /v1/api/brands/{id}. dembrandt: its --json-only output. openbrand: the result of extractBrandAssets(url).
// designlang: that of extract(url) of designlang/api, version 12.
// All are first normalised to {name, description, palette: [hex], fonts: [{family, role}], logo, favicon, tech: [name]}.
import fs from 'node:fs';
import path from 'node:path';

/** Colours of a palette and families per role that count, so that listing everything does not help. */
export const MAX_PALETTE = 12;
export const MAX_FAMILIES = 2;
export const DELTA_E = 3; // two colours up to this CIEDE2000 count as the same

// ---- colour ---------------------------------------------------------------------------------------------------
export function parseHex(text) {
  if (typeof text !== 'string') return null;
  const m = /^#?([0-9a-f]{3,8})$/i.exec(text.trim());
  if (m) {
    let h = m[1];
    if (h.length === 3 || h.length === 4) h = [...h].map((c) => c + c).join('');
    if (h.length !== 6 && h.length !== 8) return null;
    const n = [0, 2, 4].map((i) => parseInt(h.slice(i, i + 2), 16));
    return { rgb: n, alpha: h.length === 8 ? parseInt(h.slice(6), 16) / 255 : 1 };
  }
  const r = /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)(?:[\s,/]+([\d.]+%?))?\s*\)$/i.exec(text.trim());
  if (!r) return null;
  const a = r[4] === undefined ? 1 : r[4].endsWith('%') ? parseFloat(r[4]) / 100 : parseFloat(r[4]);
  return { rgb: [r[1], r[2], r[3]].map((v) => Math.round(parseFloat(v))), alpha: a };
}

function lab([r, g, b]) {
  const lin = [r, g, b].map((v) => {
    const s = v / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  });
  const x = (0.4124564 * lin[0] + 0.3575761 * lin[1] + 0.1804375 * lin[2]) / 0.95047;
  const y = 0.2126729 * lin[0] + 0.7151522 * lin[1] + 0.072175 * lin[2];
  const z = (0.0193339 * lin[0] + 0.119192 * lin[1] + 0.9503041 * lin[2]) / 1.08883;
  const f = (t) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 * t + 16) / 116);
  return [116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))];
}

/** CIEDE2000 between two sRGB triples (Sharma, Wu, Dalal 2005). */
export function deltaE(rgb1, rgb2) {
  const [L1, a1, b1] = lab(rgb1);
  const [L2, a2, b2] = lab(rgb2);
  const rad = Math.PI / 180;
  const C1 = Math.hypot(a1, b1), C2 = Math.hypot(a2, b2), Cm = (C1 + C2) / 2;
  const G = 0.5 * (1 - Math.sqrt(Cm ** 7 / (Cm ** 7 + 25 ** 7)));
  const A1 = (1 + G) * a1, A2 = (1 + G) * a2;
  const P1 = Math.hypot(A1, b1), P2 = Math.hypot(A2, b2);
  const hue = (a, b) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / rad + 360) % 360);
  const h1 = hue(A1, b1), h2 = hue(A2, b2);
  let dh = 0;
  if (P1 * P2 !== 0) {
    dh = h2 - h1;
    if (dh > 180) dh -= 360;
    else if (dh < -180) dh += 360;
  }
  const dL = L2 - L1, dC = P2 - P1, dH = 2 * Math.sqrt(P1 * P2) * Math.sin((dh / 2) * rad);
  const Lm = (L1 + L2) / 2, Pm = (P1 + P2) / 2;
  let hm = h1 + h2;
  if (P1 * P2 !== 0) hm = Math.abs(h1 - h2) <= 180 ? hm / 2 : hm < 360 ? (hm + 360) / 2 : (hm - 360) / 2;
  const T = 1 - 0.17 * Math.cos((hm - 30) * rad) + 0.24 * Math.cos(2 * hm * rad)
    + 0.32 * Math.cos((3 * hm + 6) * rad) - 0.2 * Math.cos((4 * hm - 63) * rad);
  const Sl = 1 + (0.015 * (Lm - 50) ** 2) / Math.sqrt(20 + (Lm - 50) ** 2);
  const Sc = 1 + 0.045 * Pm, Sh = 1 + 0.015 * Pm * T;
  const Rt = -Math.sin(60 * Math.exp(-(((hm - 275) / 25) ** 2)) * rad) * 2 * Math.sqrt(Pm ** 7 / (Pm ** 7 + 25 ** 7));
  return Math.sqrt((dL / Sl) ** 2 + (dC / Sc) ** 2 + (dH / Sh) ** 2 + Rt * (dC / Sc) * (dH / Sh));
}

// ---- names ----------------------------------------------------------------------------------------------------
const plain = (s) => String(s ?? '').normalize('NFKD').toLowerCase().replace(/[\u2122\u00ae\u00a9]/g, '').replace(/[^\p{L}\p{N}]+/gu, '');
const SYSTEM = new Set(['system-ui', '-apple-system', 'blinkmacsystemfont', 'ui-sans-serif', 'sans-serif', 'systemui', 'systemfont', 'system']);
const GENERIC = new Set(['serif', 'sans-serif', 'monospace', 'cursive', 'fantasy', 'inherit', 'initial', 'emoji', 'math']);
/** What the reported role or usage of a family must match to count as that role. */
export const ROLE = { heading: /head|title|display|\bh[1-6]\b/i, body: /body|text|paragraph|copy|base/i };
export function family(name) {
  const first = String(name ?? '').split(',')[0].trim().replace(/^["']|["']$/g, '');
  const low = first.toLowerCase();
  if (SYSTEM.has(low) || SYSTEM.has(plain(first))) return 'system';
  return plain(first);
}
export const techName = (t) => plain(String(t).replace(/\s+v?\d[\w.]*$/i, '')).replace(/js$/, '');

// ---- the formats ----------------------------------------------------------------------------------------------
export function fromBrandprint(body) {
  const brand = body?.data ?? body;
  const a = brand?.analysis ?? {};
  const logo = a.logos?.primary_logo ?? null;
  const w = a.web ?? {};
  const tech = ['component_libraries', 'icon_libraries', 'meta_frameworks', 'state_management', 'auth', 'deployment']
    .flatMap((k) => w[k] ?? []).map((x) => x?.name).concat(w.css_framework?.name, w.animation?.library, w.language, w.runtime)
    .concat((w.custom_urls ?? []).map((x) => x?.label)).filter(Boolean);
  const sourceOf = new Map((a.logos?.variants ?? []).map((v) => [v.asset_path, v.source_url]));
  const slotFiles = (keys) => keys.flatMap((key) => sourceOf.get(a.logos?.slots?.[key]?.asset_path) ?? []);
  return {
    name: a.things?.name ?? brand?.name,
    description: a.things?.description,
    palette: (a.colors?.primary_palette ?? []).map((c) => c.hex),
    categories: (a.colors?.primary_palette ?? []).map(({ hex, category }) => ({ hex, category })),
    fonts: (a.typography?.font_families ?? []).map((f) => ({ family: f.name, role: String(f.usage ?? '') })),
    baseUnit: a.spacing?.base_unit_px,
    logo: logo && { url: logo.source_url ?? null, inline: !logo.source_url },
    slots: { light: slotFiles(['mark_light', 'wordmark_light']), dark: slotFiles(['mark_dark', 'wordmark_dark']) },
    favicon: brand?.favicon_url,
    tech,
  };
}

export function fromDembrandt(out) {
  const palette = [...(out?.colors?.palette ?? [])]
    .map((c) => c.normalized ?? c.color ?? c.hex).concat();
  const semantic = ['primary', 'secondary', 'accent'].map((k) => out?.colors?.semantic?.[k])
    .map((c) => (typeof c === 'string' ? c : c?.color ?? c?.normalized)).filter(Boolean);
  const styles = out?.typography?.styles ?? [];
  return {
    name: out?.siteName ?? out?.name,
    description: out?.description,
    palette: [...new Set([...semantic, ...palette])],
    fonts: styles.map((s) => ({ family: s.family ?? s.fontFamily, role: String(s.context ?? s.role ?? '') })),
    logo: out?.logo && { url: out.logo.url ?? null, inline: !out.logo.url || String(out.logo.url).startsWith('data:') || out.logo.type === 'svg', markup: inlineMarkup(out.logo.url) },
    favicon: out?.favicons?.[0]?.url,
    tech: (out?.frameworks ?? []).map((f) => f.name ?? f),
  };
}

export function fromOpenbrand(out) {
  const d = out?.data ?? {};
  const logo = (d.logos ?? []).find((l) => l.type === 'logo' || l.type === 'svg' || l.type === 'img');
  return {
    name: d.brand_name,
    palette: (d.colors ?? []).map((c) => c.hex),
    fonts: [],
    logo: logo && { url: logo.url, inline: String(logo.url).startsWith('data:'), markup: inlineMarkup(logo.url) },
    favicon: (d.logos ?? []).find((l) => /icon/.test(l.type ?? ''))?.url,
    tech: [],
  };
}

/** Its own ids of what the truth calls otherwise. */
const DESIGNLANG_TECH = { tailwind: 'Tailwind CSS', gtag: 'Google Analytics', mui: 'Material UI' };

/** It names no site and finds no logo on a page. The name is what its answer has of the head. */
export function fromDesignlang(out) {
  const { colors = {}, seo = {}, stack = {}, stackIntel = {}, componentLibrary = {}, iconSystem = {} } = out ?? {};
  const sure = ({ library, confidence }) => (confidence >= 0.5 ? [library] : []);
  const tech = [stack.framework, stack.css?.layer, ...sure(componentLibrary), ...sure(iconSystem)]
    .concat(stack.analytics ?? [], stackIntel.cms ?? [], stackIntel.analytics ?? [], stackIntel.experimentation ?? [])
    .filter((id) => id && id !== 'unknown').map((id) => DESIGNLANG_TECH[id] ?? id);
  return {
    name: seo.openGraph?.site_name ?? seo.structuredData?.find(({ name }) => name)?.name
      ?? out?.meta?.title?.split(/\s+[|–—·-]\s+|:\s+/)[0].trim(),
    description: seo.description ?? undefined,
    palette: [...new Set([colors.primary, colors.secondary, colors.accent, ...(colors.all ?? [])].map((c) => c?.hex).filter(Boolean))],
    fonts: (out?.typography?.families ?? [])
      .map(({ name, usage }) => ({ family: name, role: usage === 'all' ? 'headings, body' : String(usage ?? '') })),
    baseUnit: out?.spacing?.base ?? undefined,
    logo: null,
    favicon: seo.favicons?.[0]?.href,
    tech: [...new Set(tech)],
  };
}

// ---- drawings -------------------------------------------------------------------------------------------------
const SHAPE = /<(path|rect|circle|ellipse|line|polygon|polyline)\b([^>]*)>/gi;
const GEOMETRY = /\s(d|points|cx|cy|r|rx|ry|x|y|x1|y1|x2|y2|width|height)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
/** Two drawings with at least this share of common shapes count as the same. */
export const SAME_DRAWING = 0.9;

/** The distinct shapes of an SVG, regardless of colours, order of attributes and number formats. */
export function shapesOf(markup) {
  const number = (n) => String(Math.round(Number(n) * 100) / 100 + 0);
  const plainShape = ([, tag, attributes]) => [tag.toLowerCase(), ...[...attributes.matchAll(GEOMETRY)]
    .map(([, name, a, b]) => `${name.toLowerCase()}=${(a ?? b).replace(/[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/gi, (n) => ` ${number(n)} `).replace(/[\s,]+/g, ' ').trim()}`).sort()].join('|');
  return new Set([...String(markup ?? '').matchAll(SHAPE)].map(plainShape));
}

export function sameDrawing(one, other) {
  const [a, b] = [shapesOf(one), shapesOf(other)];
  const both = [...a].filter((shape) => b.has(shape)).length;
  return both > 0 && both / (a.size + b.size - both) >= SAME_DRAWING;
}

/** The SVG in a data: URL; undefined for anything else. */
function inlineMarkup(url) {
  const [, base64, data] = /^data:image\/svg\+xml[^,]*?(;base64)?,(.*)$/is.exec(String(url ?? '')) ?? [];
  if (data === undefined) return undefined;
  try { return base64 ? Buffer.from(data, 'base64').toString() : decodeURIComponent(data); } catch { return undefined; }
}

// ---- one site -------------------------------------------------------------------------------------------------
export const baseName = (u) => { try { return decodeURIComponent(new URL(u, 'http://x/').pathname.split('/').pop()); } catch { return ''; } };

export function scoreSite(truth, got) {
  const colours = (got?.palette ?? []).slice(0, MAX_PALETTE).map(parseHex); // further colours are ignored
  const near = (hex) => colours.findIndex((c) => c && c.alpha > 0 && deltaE(c.rgb, parseHex(hex).rgb) <= DELTA_E);
  const musts = truth.colors.filter((c) => c.must);
  const known = truth.colors.map((c) => parseHex(c.hex).rgb);
  // mainAlt, logoAlt, faviconAlt: what is as right as the first answer.
  const places = [truth.colors[0].hex, ...(truth.mainAlt ?? [])].map(near).filter((at) => at >= 0);
  const main = places.length ? Math.min(...places) : -1;
  const isKnown = (c) => known.some((k) => deltaE(k, c.rgb) <= DELTA_E);
  const defaults = ['#0000ee', '#551a8b', '#ee0000'].map((h) => parseHex(h).rgb);
  const junk = colours.filter((c) => !c || c.alpha === 0 || (defaults.some((d) => deltaE(d, c.rgb) < 0.5) && !isKnown(c))).length;

  const families = (role) => new Set((got?.fonts ?? []).filter((f) => ROLE[role].test(f.role)).map((f) => family(f.family)).filter((f) => f && !GENERIC.has(f)).filter((f, i, all) => all.indexOf(f) === i).slice(0, MAX_FAMILIES));
  const wanted = (role) => truth.fonts.filter((f) => f.role === role).map((f) => family(f.family));
  const hasFont = (role) => wanted(role).length === 0 ? null : wanted(role).some((f) => families(role).has(f));

  let logo = null, logoFalse = null;
  const kind = truth.logo?.kind;
  if (truth.logo?.path) logo = Boolean(got?.logo?.url) && [truth.logo.path, ...(truth.logoAlt ?? [])].some((file) => baseName(got.logo.url) === baseName(file));
  else if (kind === 'inline-svg') // by content, if both are available
    logo = Boolean(got?.logo?.inline) && (!truth.logo.markup || got.logo.markup === undefined || sameDrawing(truth.logo.markup, got.logo.markup));
  else if (kind === 'text') // the name is set in type: any other image is a false logo
    logoFalse = Boolean(got?.logo) && !(truth.logoAlt ?? []).some((file) => baseName(got.logo.url) === baseName(file));

  const gotTech = new Set((got?.tech ?? []).map(techName));
  const wantTech = (truth.tech ?? []).map(techName);
  const nameOk = [truth.brand, ...(truth.brandAlt ?? [])].some((n) => plain(n) === plain(got?.name));
  return {
    id: truth.id,
    name: nameOk,
    main_top1: main === 0,
    main_top3: main >= 0 && main < 3,
    must_recall: musts.length ? musts.filter((c) => near(c.hex) >= 0).length / musts.length : null,
    all_recall: truth.colors.filter((c) => near(c.hex) >= 0).length / truth.colors.length,
    junk_colours: junk,
    palette_size: (got?.palette ?? []).length,
    heading_font: hasFont('heading'),
    body_font: hasFont('body'),
    logo,
    logo_false: logoFalse,
    favicon: truth.favicon ? [truth.favicon, ...(truth.faviconAlt ?? [])].some((file) => baseName(got?.favicon ?? '') === baseName(file)) : null,
    tech_recall: wantTech.length ? wantTech.filter((t) => gotTech.has(t)).length / wantTech.length : null,
  };
}

export function summarize(rows) {
  const mean = (k) => {
    const v = rows.map((r) => r[k]).filter((x) => x !== null && x !== undefined).map(Number);
    return v.length ? Math.round((v.reduce((s, x) => s + x, 0) / v.length) * 1000) / 1000 : null;
  };
  return Object.fromEntries(Object.keys(rows[0] ?? {}).filter((k) => k !== 'id').map((k) => [k, mean(k)]));
}

// ---- command line ---------------------------------------------------------------------------------------------
if (process.argv[1] && path.resolve(process.argv[1]) === new URL(import.meta.url).pathname) {
  const [truthFile, dir, ...rest] = process.argv.slice(2);
  if (!truthFile || !dir) {
    console.error('usage: node score.mjs truth.json RESULTS_DIR [--format brandprint|dembrandt|openbrand|designlang] [--split public|held-out] [--json]');
    process.exit(2);
  }
  const opt = (n) => (rest.includes(n) ? rest[rest.indexOf(n) + 1] : undefined);
  const read = { dembrandt: fromDembrandt, openbrand: fromOpenbrand, designlang: fromDesignlang }[opt('--format')] ?? fromBrandprint;
  const truth = JSON.parse(fs.readFileSync(truthFile, 'utf8')).filter((t) => !opt('--split') || t.split === opt('--split'));
  const rows = truth.map((t) => {
    let got = null;
    try { got = read(JSON.parse(fs.readFileSync(path.join(dir, `${t.id}.json`), 'utf8'))); } catch { /* counts as a failure */ }
    return scoreSite(t, got);
  });
  const sum = summarize(rows);
  if (rest.includes('--json')) console.log(JSON.stringify({ rows, summary: sum }, null, 1));
  else {
    console.table(rows);
    console.log(sum);
  }
}
