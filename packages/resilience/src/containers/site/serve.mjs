// A site to analyse, and a receiver of webhooks: files of a folder at any first folder of the path (/7/ is a brand of its own),
// POST /hook records a message, GET /hook lists them.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const [folder] = process.argv.slice(2);
const TYPES = { '.html': 'text/html; charset=utf-8', '.css': 'text/css' };
const messages = [];

createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://site');
  if (pathname === '/hook') return answerHook(request, response);
  const path = normalize(pathname.replace(/^\/\d+(?=\/|$)/, ''));
  const file = join(folder, path === '.' || path.endsWith('/') ? `${path}/index.html` : path);
  try {
    const body = await readFile(file);
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(body);
  } catch {
    response.writeHead(404).end('Not Found');
  }
}).listen(8080);

async function answerHook(request, response) {
  if (request.method === 'GET') return response.end(JSON.stringify(messages));
  const { type, data } = JSON.parse(Buffer.concat(await request.toArray()).toString());
  messages.push({ id: request.headers['webhook-id'], type, brandId: data.brand_id });
  response.writeHead(204).end();
}

process.once('SIGTERM', () => process.exit(0));
