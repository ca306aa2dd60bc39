import { expect, test } from '@jest/globals';
import { OVERLAYS, overlayCluster } from './support/cluster.ts';
import { schemaErrors, unknownFields } from './support/schema-validation.ts';

const manifests = OVERLAYS.flatMap((overlay) => overlayCluster(overlay).manifests);

test('When schemas are checked, then every object is valid', async () => {
  expect(await schemaErrors(manifests)).toEqual([]);
});

test('When types are checked, then no object has an unknown field', () => {
  expect(unknownFields(manifests)).toEqual([]);
});

test('When a field is misspelt or has the wrong type, then both checks say so', async () => {
  const api = structuredClone(overlayCluster('production').get('Deployment', 'api'));
  api['spec'].template.spec.terminationGracePeriod = 60;
  api['spec'].minReadySeconds = '5';
  const scaled = structuredClone(overlayCluster('production').get('ScaledObject', 'crawler'));
  scaled['spec'].minReplicas = 1;
  expect(await schemaErrors([api])).toEqual([expect.stringContaining('minReadySeconds must be integer')]);
  const fields = unknownFields([api, scaled]);
  expect(fields).toEqual(expect.arrayContaining([expect.stringMatching(/^Deployment api: .*terminationGracePeriod/)]));
  expect(fields).toEqual(expect.arrayContaining([expect.stringMatching(/^ScaledObject crawler: .*minReplicas/)]));
});
