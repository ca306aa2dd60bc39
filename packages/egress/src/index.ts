export { parseAllow } from './allow.ts';
export { type Authority, authorityOf, parseAuthority } from './authority.ts';
export { EgressFailed, EgressRefused, type FailureReason, type RefusalReason } from './errors.ts';
export { createFetch, type FetchAnswer, type FetchOptions, onErrand, type PinnedFetch } from './fetch.ts';
export { createEgressPolicy, type EgressPolicy, type EgressPolicyOptions, type Target, WEB_PORTS } from './policy.ts';
export { probeAddress } from './probe.ts';
export {
  type ForwardProxy,
  type ForwardProxyOptions,
  type ProxyLimits,
  startForwardProxy,
} from './proxy.ts';
export type { About, OnRefused, Refusal } from './refusals.ts';
export { createNameServerResolve } from './resolve.ts';
export { judgeAddress, screenAddress } from './screen.ts';
