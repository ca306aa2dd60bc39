/** The apps that run as separate processes. */
export const APPS = ['api', 'crawler', 'analyst', 'courier'] as const;
/** With the look-up of cells, which most installations do not have. */
export type AppName = (typeof APPS)[number] | 'lookup';
