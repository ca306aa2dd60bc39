import { readdirSync, readFileSync } from 'node:fs';
import { totalmem } from 'node:os';

const MB = 1024 * 1024;

/** In bytes. */
export interface MemoryLimits {
  /** A renderer that uses more is killed: its page fails, and no other crawl has a page in it. */
  renderer: number;
  /** For all processes of a browser: beyond it the largest renderer is killed. */
  browser: number;
}

export interface BrowserProcess {
  pid: number;
  isRenderer: boolean;
  /** Private memory: neither files nor memory shared with the parent process. */
  bytes: number;
}

/** The memory that a browser may use on this machine, or in this container. */
export function defaultMemoryLimits(available = process.constrainedMemory() || totalmem()): MemoryLimits {
  const machine = Math.min(available, totalmem());
  const browser = Math.min(machine * 0.6, 8_192 * MB);
  return { renderer: Math.min(browser * 0.5, 3_072 * MB), browser };
}

export interface MemoryDecision {
  /** Renderers to kill. */
  end: BrowserProcess[];
  /** The rest of the browser uses so much that no more crawls should start in it. */
  shouldRetire: boolean;
  /** It uses so much that it must be killed: blobs and storage of pages are in its main process. */
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

/** A process and all its descendants; none if the system has no /proc. */
export function readProcesses(root: number): BrowserProcess[] {
  const found: BrowserProcess[] = [];
  const waiting = [root];
  for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop()) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'latin1');
      const type = /--type=([\w-]+)/.exec(command)?.[1];
      if (type === undefined || type === 'zygote') waiting.push(...childrenOf(pid)); // others start no processes
      found.push({
        pid,
        isRenderer: type === 'renderer',
        bytes: privateBytes(readFileSync(`/proc/${pid}/status`, 'latin1')),
      });
    } catch {
      // it has ended meanwhile
    }
  }
  return found;
}

/** Each thread has its own children. */
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
