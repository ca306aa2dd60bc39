import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './files.ts';
import type { Manifest } from './kustomize.ts';

/** The module with the schema and type of an object. */
function moduleOf({ apiVersion, kind }: Manifest): string {
  const path = `${apiVersion}/${kind}`;
  if (apiVersion.startsWith('keda.sh/')) return `@kubernetes-models/keda/${path}`;
  if (apiVersion.startsWith('monitoring.coreos.com/')) return `@kubernetes-models/prometheus-operator/${path}`;
  if (apiVersion.startsWith('gateway.networking.k8s.io/')) return `@kubernetes-models/gateway-api/${path}`;
  return `kubernetes-models/${path}`;
}

const nameOf = ({ kind, metadata }: Manifest) => `${kind} ${metadata.name}`;

/** Violations of the schemas of Kubernetes and of the custom resources: types, required fields, enumerations. */
export async function schemaErrors(manifests: readonly Manifest[]): Promise<string[]> {
  const errors: string[] = [];
  for (const manifest of manifests) {
    const { [manifest.kind]: Model } = await import(moduleOf(manifest));
    try {
      new Model(manifest).validate();
    } catch (error) {
      errors.push(`${nameOf(manifest)}: ${(error as Error).message}`);
    }
  }
  return errors;
}

/** Unknown fields: the schemas allow any, so the types are used, as by the compiler. */
export function unknownFields(manifests: readonly Manifest[]): string[] {
  const source = manifests
    .map((manifest, i) => {
      return `import type { I${manifest.kind} as T${i} } from '${moduleOf(manifest)}';
export const m${i}: T${i} = ${JSON.stringify(manifest)};`;
    })
    .join('\n');
  const file = join(ROOT, 'packages/deployment/test/manifests.ts');
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es5.d.ts'],
    types: [],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.readFile = (path) => (path === file ? source : readFile(path));
  host.getSourceFile = (path, ...rest) =>
    path === file ? ts.createSourceFile(path, source, ts.ScriptTarget.ES2022) : getSourceFile(path, ...rest);
  const program = ts.createProgram([file], options, host);
  return program.getSemanticDiagnostics(program.getSourceFile(file)).map(({ start = 0, messageText }) => {
    const index = source.slice(0, start).match(/export const /g)?.length ?? 1;
    const manifest = manifests[index - 1];
    return `${manifest ? nameOf(manifest) : ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
