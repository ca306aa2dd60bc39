/** Below it are all sign-in routes. */
export const BASE_PATH = '/app/auth';
