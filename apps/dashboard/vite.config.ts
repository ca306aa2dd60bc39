import type { IncomingMessage, ServerResponse } from 'node:http';
import { defineConfig, type Plugin } from 'vite';

/** The API that the development server forwards to, and the key that it adds; the built dashboard only knows cookies. */
const { BRANDPRINT_URL = 'http://127.0.0.1:3000', BRANDPRINT_API_KEY } = process.env;

const forward = {
  target: BRANDPRINT_URL,
  ...(BRANDPRINT_API_KEY && { headers: { authorization: `Bearer ${BRANDPRINT_API_KEY}` } }),
};
const proxy = { '/v1': forward, '/app/auth': forward };

const DEVELOPER = {
  user: { id: 'developer', email: 'developer@localhost', name: 'Developer' },
  workspaces: [{ id: '00000000-0000-4000-8000-000000000000', name: 'Development', role: 'owner' }],
};

/** With a key nobody is signed in: the development server answers who it is. */
const developer: Plugin = {
  name: 'developer',
  configureServer: ({ middlewares }) => void middlewares.use('/v1/api/me', answer),
  configurePreviewServer: ({ middlewares }) => void middlewares.use('/v1/api/me', answer),
};

function answer(_request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: DEVELOPER }));
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/app/',
  plugins: BRANDPRINT_API_KEY ? [developer] : [],
  build: {
    target: 'es2023',
    // Everything is a file: the page's policy allows no data URIs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Libraries mark modules for frameworks that render on servers; here everything runs in the browser.
      onLog: (level, log, defaultHandler) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') defaultHandler(level, log);
      },
    },
  },
  server: { proxy },
  preview: { proxy },
});
