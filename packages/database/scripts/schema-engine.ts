import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';

/**
 * The parts of Prisma's schema engine that are used here. Its package has it as WebAssembly, so nothing is downloaded.
 */
export interface SchemaEngine {
  diff(input: object): Promise<{ exitCode: number; stdout: string | null }>;
  free(): void;
}

const require = createRequire(import.meta.url);

interface Bindings {
  SchemaEngine: { new: (options: object, log: () => void, factory: object) => Promise<SchemaEngine> };
}

// Node's types lack WebAssembly without the DOM library.
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(module: object, imports: object): Promise<{ exports: { __wbindgen_start(): void } }>;
};

/** Node 20 cannot import .wasm, so the module is instantiated by hand, once. */
let bindings: Promise<Bindings> | undefined;
function loadBindings(): Promise<Bindings> {
  bindings ??= (async () => {
    const path = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg');
    const glue: Bindings & { __wbg_set_wasm(exports: object): void } = await import(path);
    const wasm = await WebAssembly.compile(await readFile(path.replace(/\.js$/, '.wasm')));
    const { exports } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': withUnrefedTimers(glue) });
    glue.__wbg_set_wasm(exports);
    exports.__wbindgen_start();
    return glue;
  })();
  return bindings;
}

/** The engine never clears its own lock timeout, which must not keep a finished process alive. */
function withUnrefedTimers(imports: object): Record<string, unknown> {
  const setIdleTimeout = (callback: () => void, ms: number) => setTimeout(callback, ms >>> 0).unref();
  const names = Object.keys(imports).filter((name) => name.startsWith('__wbg_setTimeout'));
  return { ...imports, ...Object.fromEntries(names.map((name) => [name, setIdleTimeout])) };
}

/**
 * Calls `use` with Prisma's schema engine on a database. The engine cannot close its connections, and holds an advisory
 * lock on one of them as long as it lives, so the pool closes them as soon as they are idle.
 */
export async function withSchemaEngine<T>(databaseUrl: string, use: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  const { SchemaEngine } = await loadBindings();
  const adapter = new PrismaPg({ connectionString: databaseUrl, idleTimeoutMillis: 50, allowExitOnIdle: true });
  const factory = bindMigrationAwareSqlAdapterFactory(adapter);
  const engine = await SchemaEngine.new({ datamodels: undefined }, () => {}, factory);
  try {
    return await use(engine);
  } finally {
    engine.free();
  }
}
