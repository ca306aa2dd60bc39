import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { type Site, startSite } from '@brandprint/testing';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" width="120" height="40"><rect width="120" height="40" rx="8" fill="#0a4d68"/><circle cx="20" cy="20" r="9" fill="#f2c14e"/></svg>';

const page = (name: string): string => `<!doctype html><html lang="en"><head><title>${name}</title>
<link rel="icon" href="/logo.svg"><style>body{font-family:Georgia,serif;color:#222;margin:40px}
a.button{background:#0a4d68;color:#fff;border-radius:8px;padding:12px 24px}h1{color:#0a4d68}</style></head>
<body><header><a href="/"><img src="/logo.svg" alt="${name}"></a></header><main><h1>${name}</h1>
<p>${name} makes anvils that last. We have forged them by hand since 1902.</p><a class="button" href="#">Buy an anvil</a>
</main></body></html>`;

/** The path of a page whose crawler is killed. */
export const FATAL_PATH = '/fatal';

/** A site with a small page under every `/b/NUMBER`. `onFatalPage` gets the client's port of a request for the fatal page. */
export function startCrashingSite(onFatalPage: (port: number) => void): Promise<Site> {
  return startSite((request, response) => {
    const path = request.url ?? '';
    if (path === '/logo.svg') return void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(LOGO);
    if (path === FATAL_PATH) return onFatalPage(request.socket.remotePort ?? 0);
    const [, number] = /^\/b\/(\d+)$/.exec(path) ?? [];
    if (number === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(`Anvils ${number}`));
  });
}

/** Those of the processes that own the socket with this local port; all of them if the system does not expose it. */
export function socketOwners(port: number, pids: readonly number[]): number[] {
  try {
    const hex = port.toString(16).toUpperCase().padStart(4, '0');
    const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n');
    const inode = lines.map((line) => line.trim().split(/\s+/)).find(([, local]) => local?.endsWith(`:${hex}`))?.[9];
    return pids.filter((pid) => ownsSocket(pid, `socket:[${inode}]`));
  } catch {
    return [...pids];
  }
}

const ownsSocket = (pid: number, link: string): boolean =>
  readdirSync(`/proc/${pid}/fd`).some((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`) === link;
    } catch {
      return false; // closed in the meantime
    }
  });
