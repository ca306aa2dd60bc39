/** Shown in place of the dashboard until it is built. Plain: its policy allows no style but that of files. */
export const NOT_BUILT_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Brandprint</title>
  </head>
  <body>
    <h1>The dashboard is not built yet</h1>
    <p>If Brandprint has just been started, it is being built now: this page opens it in a moment.</p>
    <p>Otherwise run <code>npm run build:dashboard</code>, or set <code>DASHBOARD_DIR</code> to the folder of a build.</p>
    <p>The API works without it: see <a href="/docs">its reference</a>.</p>
  </body>
</html>
`;
