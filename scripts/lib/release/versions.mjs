import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const BUMPS = {
  major: ([major]) => [major + 1, 0, 0],
  minor: ([major, minor]) => [major, minor + 1, 0],
  patch: ([major, minor, patch]) => [major, minor, patch + 1],
};

/** Every file that states the version of the product, and how. */
const PLACES = [
  { files: manifests, statement: (version) => `"version": "${version}"` },
  { files: () => ['packages/operations/src/version.ts'], statement: (version) => `VERSION = '${version}'` },
  { files: () => ['Dockerfile'], statement: (version) => `ARG VERSION=${version}\n` },
  { files: () => ['k8s/overlays/production/kustomization.yaml'], statement: (version) => `newTag: ${version}\n` },
  {
    files: () => ['charts/brandprint/Chart.yaml', 'charts/brandprint-cluster/Chart.yaml'],
    statement: (version) => `version: ${version}\nappVersion: ${version}\n`,
  },
];

/** `bump` is major, minor, patch, or a later version. Returns undefined if it is none of these. */
export function nextVersion(current, bump) {
  const parts = partsOf(current);
  if (Object.hasOwn(BUMPS, bump ?? '')) return BUMPS[bump](parts).join('.');
  return isLater(partsOf(bump), parts) ? bump : undefined;
}

const partsOf = (version) => (/^\d+\.\d+\.\d+$/.test(version ?? '') ? version.split('.').map(Number) : undefined);

function isLater(parts, other) {
  if (parts === undefined) return false;
  const index = parts.findIndex((part, at) => part !== other[at]);
  return index >= 0 && parts[index] > other[index];
}

/** The new content, by path, of all files that state the version. Throws if one of them states another. */
export function withVersion(root, current, next) {
  return Object.fromEntries(
    PLACES.flatMap(({ files, statement }) =>
      files(root).map((file) => {
        const text = readFileSync(join(root, file), 'utf8');
        if (!text.includes(statement(current))) throw new Error(`${file} does not state version ${current}.`);
        return [file, text.replaceAll(statement(current), statement(next))];
      }),
    ),
  );
}

function manifests(root) {
  const workspaces = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
  );
  return ['package.json', ...workspaces.filter((file) => existsSync(join(root, file)))];
}
