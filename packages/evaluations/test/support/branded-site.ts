import { execFile } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type ExportSource, exportBrand } from '@brandprint/exports';

const OPTIONS = { scheme: 'both', prefix: '' } as const;
const PACKAGE = join(import.meta.dirname, '../..');
const VITE = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

/**
 * Writes a project with the `tailwind` and `shadcn` exports of a brand as its only styles, and builds it with Vite. Returns
 * the folder of the built site.
 */
export async function buildBrandedSite(source: ExportSource, folder: string): Promise<string> {
  const textOf = async (format: 'tailwind' | 'shadcn') => String((await exportBrand(format, source, OPTIONS)).content);
  const files: Record<string, string> = {
    'package.json': '{ "type": "module" }',
    'vite.config.js':
      "import tailwindcss from '@tailwindcss/vite';\nexport default { base: './', plugins: [tailwindcss()], logLevel: 'warn' };\n",
    'index.html': pageOf(source),
    'brand.css': await textOf('tailwind'),
    'shadcn.css': registryCss(JSON.parse(await textOf('shadcn'))),
    'main.css': '@import "tailwindcss";\n@import "./brand.css";\n@import "./shadcn.css";\n',
  };
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await symlink(join(PACKAGE, 'node_modules'), join(folder, 'node_modules'));
  await promisify(execFile)(process.execPath, [VITE, 'build'], { cwd: folder, env: { PATH: process.env.PATH ?? '' } });
  return join(folder, 'dist');
}

interface RegistryItem {
  cssVars: { theme: Record<string, string>; light: Record<string, string>; dark: Record<string, string> };
}

/** What `shadcn add` puts into the stylesheet of a project, with the names that a new project gives to Tailwind. */
function registryCss({ cssVars: { theme, light, dark } }: RegistryItem): string {
  const lines = (variables: Record<string, string>) =>
    Object.entries(variables).map(([name, value]) => `  --${name}: ${value};`);
  const colors = Object.keys({ ...light, ...dark }).filter((name) => name !== 'radius');
  return [
    ':root {',
    ...lines(light),
    '}',
    '.dark {',
    ...lines(dark),
    '}',
    '@theme inline {',
    ...lines(theme),
    ...colors.map((name) => `  --color-${name}: var(--${name});`),
    '  --radius-lg: var(--radius);',
    '}',
    '',
  ].join('\n');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeText = (text: string): string => text.replaceAll(/[&<>]/g, (character) => ENTITIES[character] ?? '');

/** What the page says. Brands without it have their name only. */
interface Words {
  things?: { description?: string } | null;
  mission?: {
    brand_promise?: { title?: string } | null;
    core_values?: { title: string; description: string }[];
  } | null;
}

/** A front page in the brand's words, with the classes of both exports. */
function pageOf({ brand: { name, analysis } }: ExportSource): string {
  const { things, mission } = (analysis ?? {}) as Words;
  const title = escapeText(mission?.brand_promise?.title || name);
  const text = escapeText(things?.description || 'A page that is styled by the exports of a brand alone.');
  const values = mission?.core_values ?? [];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeText(name)}</title>
<link rel="stylesheet" href="./main.css">
</head>
<body class="bg-background text-foreground font-sans text-body flex min-h-screen flex-col">
<header class="mx-auto flex w-full max-w-5xl items-center justify-between px-8 py-6">
<strong class="font-heading text-xl text-primary">${escapeText(name)}</strong>
<nav class="flex items-center gap-8 font-heading text-base"><a href="#values">Why</a><a href="#start" class="text-primary underline">Start</a></nav>
</header>
<main>
<section class="bg-background-50"><div class="mx-auto max-w-5xl px-8 py-20">
<h1 class="font-heading text-h1 max-w-3xl">${title}</h1>
<p class="mt-6 max-w-2xl text-body-large-text">${text}</p>
<p class="mt-10 flex gap-4 font-heading text-base">
<a id="start" href="#values" class="rounded-button bg-primary px-6 py-3 text-primary-foreground">Start now</a>
<a href="#values" class="rounded-lg border border-border px-6 py-3">Read more</a>
</p>
</div></section>
<section id="values" class="border-t border-border"><div class="mx-auto grid max-w-5xl gap-6 px-8 py-16 md:grid-cols-3">
${values
  .slice(0, 3)
  .map(
    (value) =>
      `<article class="rounded-lg border border-border bg-card p-6 text-card-foreground"><h2 class="font-heading text-h3">${escapeText(value.title)}</h2><p class="mt-3">${escapeText(value.description)}</p></article>`,
  )
  .join('\n')}
</div></section>
</main>
<footer class="mt-auto bg-primary text-primary-foreground"><div class="mx-auto flex max-w-5xl items-center justify-between px-8 py-10">
<strong class="font-heading">${escapeText(name)}</strong><a href="#values" class="underline">Why</a>
</div></footer>
</body>
</html>
`;
}
