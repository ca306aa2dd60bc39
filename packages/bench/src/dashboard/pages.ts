/** A page of the dashboard. */
export interface DashboardPage {
  name: string;
  path: string;
  /** An element that it has once it is complete. */
  ready: string;
}

/** All pages of somebody who is signed in, and the sign-in page. */
export const dashboardPages = (brandId: string): DashboardPage[] => [
  { name: 'brands', path: '/', ready: '.card .favicon.picture, .card-colors span' },
  { name: 'brand', path: `/brands/${brandId}`, ready: '.book[aria-busy="false"] .evidence-button' },
  { name: 'edit-history', path: `/brands/${brandId}/history`, ready: '.state' },
  { name: 'api-keys', path: '/settings/keys', ready: 'tbody' },
  { name: 'webhooks', path: '/settings/webhooks', ready: '.state' },
  { name: 'usage', path: '/settings/usage', ready: '.chart' },
  { name: 'limits', path: '/settings/limits', ready: '.limits' },
  { name: 'members', path: '/settings/members', ready: 'tbody' },
  { name: 'audit-log', path: '/settings/audit-log', ready: 'tbody' },
  { name: 'workspace', path: '/settings/workspace', ready: 'form' },
  { name: 'profile', path: '/settings/profile', ready: 'form' },
  { name: 'sign-in', path: '/sign-in', ready: 'form' },
];

/** One of each kind: the first page, the largest, one with a chart, and one without a session. */
export const MAIN_PAGES: readonly string[] = ['brands', 'brand', 'usage', 'sign-in'];
