import { readdirSync, readFileSync } from 'node:fs';
import { totalmem } from 'node:os';

const MB = 1024 * 1024;

/** In bytes. */
export interface MemoryLimits {
  /** One renderer that takes more is ended: its page fails, and no other crawl has a page in it. */
  renderer: number;
  /** All processes of a browser together: past it the largest renderer is ended. */
  browser: number;
}

export interface BrowserProcess {
  pid: number;
  isRenderer: boolean;
  /** What is its own: neither files nor what it shares with the process that it was forked from. */
  bytes: number;
}

/** What a browser may take of this machine, or of the container that this process runs in. */
export function defaultMemoryLimits(available = process.constrainedMemory() || totalmem()): MemoryLimits {
  const machine = Math.min(available, totalmem());
  const browser = Math.min(machine * 0.6, 8_192 * MB);
  return { renderer: Math.min(browser * 0.5, 3_072 * MB), browser };
}

export interface MemoryDecision {
  /** Renderers to be ended. */
  end: BrowserProcess[];
  /** The rest of the browser holds so much that no further crawl should begin in it. */
  shouldRetire: boolean;
  /** It holds so much that only its end helps: blobs and storage of pages lie in its own memory. */
  shouldKillBrowser: boolean;
}

export function checkMemory(processes: readonly BrowserProcess[], bounds: MemoryLimits): MemoryDecision {
  const renderers = processes.filter(({ isRenderer }) => isRenderer).sort((a, b) => b.bytes - a.bytes);
  const sum = (some: readonly BrowserProcess[]): number => some.reduce((total, { bytes }) => total + bytes, 0);
  const all = sum(processes);
  const own = all - sum(renderers);
  const end = renderers.filter(({ bytes }) => bytes > bounds.renderer);
  const [largest] = renderers;
  if (end.length === 0 && largest && all > bounds.browser) end.push(largest);
  return { end, shouldRetire: own > bounds.browser / 4, shouldKillBrowser: own > bounds.browser / 2 };
}

/** A process and all that descend from it; none where the system has no /proc. */
export function readProcesses(root: number): BrowserProcess[] {
  const found: BrowserProcess[] = [];
  const waiting = [root];
  for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop()) {
    try {
      waiting.push(...childrenOf(pid));
      const isRenderer = readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('--type=renderer');
      found.push({ pid, isRenderer, bytes: privateBytes(readFileSync(`/proc/${pid}/status`, 'latin1')) });
    } catch {
      // it has ended meanwhile
    }
  }
  return found;
}

/** Each thread has children of its own. */
function childrenOf(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.flatMap((thread) => {
    try {
      return readFileSync(`/proc/${pid}/task/${thread}/children`, 'latin1').split(' ').filter(Boolean).map(Number);
    } catch {
      return [];
    }
  });
}

function privateBytes(status: string): number {
  const kilobytes = status.matchAll(/^(?:RssAnon|RssShmem|VmSwap):\s+(\d+) kB$/gm);
  return [...kilobytes].reduce((sum, [, count]) => sum + Number(count) * 1024, 0);
}
