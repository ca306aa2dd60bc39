export type { AuthRequest, AuthResponse, AuthRoute } from './auth-route.ts';
export { BASE_PATH } from './base-path.ts';
export { createIdentity, type Identity, type IdentityOptions } from './identity.ts';
export { oidcOf } from './oidc-settings.ts';
export { ROUTES as AUTH_ROUTES } from './routes/index.ts';
export { movingError, whileAtHome } from './while-at-home.ts';
