import type { AuthRoute } from '../auth-route.ts';
import { linkRoutes } from './links.ts';
import { passwordRoutes } from './password.ts';
import { sessionRoutes } from './sessions.ts';
import { signInRoutes } from './sign-in.ts';

/** Every sign-in route. Endpoints of better-auth that are not called by one cannot be reached. */
export const ROUTES: readonly AuthRoute[] = [...signInRoutes, ...sessionRoutes, ...passwordRoutes, ...linkRoutes];
