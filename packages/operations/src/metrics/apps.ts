/** The apps that run as processes of their own. */
export const APPS = ['api', 'crawler', 'analyst', 'courier'] as const;
export type AppName = (typeof APPS)[number];
