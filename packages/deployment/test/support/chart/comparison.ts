import type { Manifest } from '../kustomize.ts';
import { objectsOf } from './chart.ts';

/** Marks that Helm or the chart puts on objects. */
const MARK = /^(helm\.sh\/|checksum\/|app\.kubernetes\.io\/(instance|version)$)/;

/** Objects of the chart that the manifests do not have. */
const ADDED = ['NetworkPolicy migrate'];

/** Objects without marks, so that those of the chart and of kustomize can be compared. */
export function unmarked(manifests: readonly Manifest[]): Record<string, unknown> {
  const entries = [...objectsOf(manifests)].filter(([name]) => !ADDED.includes(name));
  return Object.fromEntries(entries.map(([name, manifest]) => [name, withoutMarks(manifest)]));
}

function withoutMarks(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutMarks(item));
  if (typeof value !== 'object' || value === null) return value;
  const isMarked = key === 'labels' || key === 'annotations';
  const entries = Object.entries(value)
    .filter(([name]) => !(isMarked && MARK.test(name)))
    .map(([name, child]) => [name, withoutMarks(child, name)] as const)
    .filter(([name, child]) => !(['labels', 'annotations'].includes(name) && isEmpty(child)));
  return Object.fromEntries(entries);
}

const isEmpty = (value: unknown) => value === null || Object.keys(value as object).length === 0;
