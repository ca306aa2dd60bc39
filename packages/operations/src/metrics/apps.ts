/** The apps that run as separate processes. */
export const APPS = ['api', 'crawler', 'analyst', 'courier'] as const;
export type AppName = (typeof APPS)[number];
