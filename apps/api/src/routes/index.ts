import type { Route } from '../http/route.ts';
import { brandRoutes } from './brands.ts';
import { healthRoutes } from './health.ts';
import { keyRoutes } from './keys.ts';

/** Every operation of the interface; the OpenAPI document is made from this list. */
export const routes: readonly Route[] = [...brandRoutes, ...keyRoutes, ...healthRoutes];
