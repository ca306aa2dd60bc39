import { loadReferenceFile, type ReferenceFileName } from './files.ts';

/** Everything is loaded from here, and nothing else may run: no font hosts, no tracking. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The reference page. `base` is the path of this service, without a trailing slash. */
export async function renderReferencePage(base: string): Promise<string> {
  const url = async (name: ReferenceFileName) => `${base}/docs/${name}?v=${(await loadReferenceFile(name)).version}`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Brandprint API reference</title>
    <link rel="icon" type="image/svg+xml" href="${await url('favicon.svg')}">
    <link rel="stylesheet" href="${await url('swagger-ui.css')}">
    <link rel="stylesheet" href="${await url('theme.css')}">
  </head>
  <body>
    <noscript>The reference needs JavaScript. The document behind it: <a href="${base}/openapi.json">openapi.json</a></noscript>
    <nav id="contents" aria-label="Contents">
      <div class="home"><img src="${await url('favicon.svg')}" alt="">Brandprint API</div>
    </nav>
    <main id="reference" data-document="${base}/openapi.json"></main>
    <script src="${await url('swagger-ui-bundle.js')}"></script>
    <script src="${await url('start.js')}"></script>
  </body>
</html>
`;
}
