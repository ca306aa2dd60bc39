export { type Authority, authorityOf, parseAuthority } from './authority.ts';
export { checkUrlAndReport, resolveAllowedAddress } from './check-url.ts';
export { parseEgressAllow } from './egress-allow.ts';
export {
  createEgressPolicy,
  type EgressPolicy,
  type EgressPolicyOptions,
  type ResolvedTarget,
  WEB_PORTS,
} from './egress-policy.ts';
export { EgressFailed, EgressRefused, type FailureReason, type RefusalReason } from './errors.ts';
export { createFetch, type FetchOptions, type FetchResponse, type PinnedFetch, withContext } from './fetch.ts';
export {
  type ForwardProxy,
  type ForwardProxyOptions,
  type ProxyLimits,
  startForwardProxy,
} from './forward-proxy.ts';
export { probeAddress } from './probe.ts';
export type { OnRefused, Refusal, RequestContext } from './refusal.ts';
export { createDnsResolver } from './resolve-host.ts';
