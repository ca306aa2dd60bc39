import { createLogger } from '@brandprint/platform';
import { type Site, startSite, waitFor } from '@brandprint/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createEgressPolicy, parseEgressAllow, probeAddress, type Refusal } from '../src/index.ts';

const logger = createLogger({ level: 'silent', service: 'test' });
let site: Site;
let closed: Site;
let refusals: Refusal[];

beforeAll(async () => {
  site = await startSite({});
  closed = await startSite({});
  await closed.stop();
});
beforeEach(() => {
  refusals = [];
});
afterAll(() => site.stop());

const probe = (url: string, signal = new AbortController().signal) => {
  const policy = createEgressPolicy({
    allow: parseEgressAllow(`${site.host},${closed.host}`),
    resolve: async (host) => (host === 'inside.example' ? ['10.0.0.1'] : []),
  });
  const onRefused = (refusal: Refusal): void => void refusals.push(refusal);
  return probeAddress({ policy, logger, onRefused }, url, { signal, requestContext: { path: 'page' } });
};

describe('probing an address', () => {
  test('When something listens, then it is connected to without a request', async () => {
    await probe(`${site.url}/page`);
    await waitFor(async () => site.connections() === 1);
    expect(site.requests).toEqual([]);
    expect(refusals).toEqual([]);
  });

  test.each([
    ['nothing listens', () => closed.url, 'EgressFailed', 'refused', 'probe'],
    ['the name does not resolve', () => 'http://unknown.example/', 'EgressFailed', 'dns_failure', 'probe'],
    ['the name is private', () => 'http://inside.example/', 'EgressRefused', 'private_address', 'probe'],
    ['the address is private', () => 'http://10.0.0.1/', 'EgressRefused', 'private_address', 'check'],
  ])('When %s, then it fails like a fetch, and that is counted once', async (_, url, name, reason, channel) => {
    await expect(probe(url())).rejects.toMatchObject({ name, reason, publicReason: 'The site could not be reached.' });
    expect(refusals).toEqual([expect.objectContaining({ channel, reason, requestContext: { path: 'page' } })]);
  });

  test('When it is aborted, then it throws the reason and nothing is counted', async () => {
    await expect(probe(site.url, AbortSignal.abort(new Error('called off')))).rejects.toThrow('called off');
    expect(refusals).toEqual([]);
  });
});
