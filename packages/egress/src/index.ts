export { parseEgressAllow } from './allow.ts';
export { type Authority, authorityOf, parseAuthority } from './authority.ts';
export { EgressFailed, EgressRefused, type FailureReason, type RefusalReason } from './errors.ts';
export { createFetch, type FetchOptions, type FetchResponse, type PinnedFetch, withContext } from './fetch.ts';
export {
  createEgressPolicy,
  type EgressPolicy,
  type EgressPolicyOptions,
  type ResolvedTarget,
  WEB_PORTS,
} from './policy.ts';
export { probeAddress } from './probe.ts';
export {
  type ForwardProxy,
  type ForwardProxyOptions,
  type ProxyLimits,
  startForwardProxy,
} from './proxy.ts';
export type { OnRefused, Refusal, RequestContext } from './refusals.ts';
export { createDnsResolver } from './resolve.ts';
export { checkUrlAndReport, judgeAddress } from './screen.ts';
