import type { UseCaseDeps } from './context.ts';
import type { HttpDeps } from './http/http-deps.ts';

/** What the app depends on: the use cases' part and the part of HTTP. */
export type AppDeps = UseCaseDeps & HttpDeps;

/** The same without what the app creates for itself. The caller that created these stops them. */
export type ApiDeps = Omit<AppDeps, 'eventWatch' | 'streamLimit'>;
