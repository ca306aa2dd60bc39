import type { Metrics } from '@brandprint/operations';
import type { RequestHandler } from 'express';

/** For the scraper of this process: not part of the API or its document. */
export const metricsHandler =
  (metrics: Metrics): RequestHandler =>
  async (_req, res) => {
    res.locals.route = '/metrics';
    const text = await metrics.text();
    res.status(200).set({ 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }).end(text);
  };
