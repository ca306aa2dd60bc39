import { linkRoutes } from './links.ts';
import { passwordRoutes } from './password.ts';
import type { AuthRoute } from './route.ts';
import { sessionRoutes } from './sessions.ts';
import { signInRoutes } from './sign-in.ts';

/** Every sign-in route. Endpoints of better-auth that are not called by one cannot be reached. */
export const ROUTES: readonly AuthRoute[] = [...signInRoutes, ...sessionRoutes, ...passwordRoutes, ...linkRoutes];
