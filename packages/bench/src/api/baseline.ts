import type { AddressInfo } from 'node:net';
import express from 'express';
import pg from 'pg';

/** The minimum for the same responses: Express, one prepared statement, and the stored text. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = express();
app.disable('x-powered-by');

app.get(/.*/, async (req, res) => {
  const etag = req.get('if-none-match');
  if (etag !== undefined) {
    const { rows } = await pool.query({
      name: 'version',
      text: 'SELECT version FROM bare_answers WHERE path = $1',
      values: [req.originalUrl],
    });
    if (rows[0]?.version === etag) {
      res.set('ETag', etag).status(304).end();
      return;
    }
  }
  const { rows } = await pool.query({
    name: 'answer',
    text: 'SELECT version, body FROM bare_answers WHERE path = $1',
    values: [req.originalUrl],
  });
  if (!rows[0]) {
    res.sendStatus(404);
    return;
  }
  res.set('ETag', rows[0].version).type('json').send(rows[0].body);
});

/** Writes the rows of a submission in one statement. */
const SUBMIT = `
  WITH key AS (
    SELECT id, workspace_id, environment FROM api_keys WHERE id = $1
  ), brand AS (
    INSERT INTO brands (workspace_id, source_url, name, updated_at) SELECT workspace_id, $2, $3, now() FROM key
    RETURNING id, workspace_id
  ), analysis AS (
    INSERT INTO analyses (brand_id, workspace_id, source_url, requested_stages, resolved_stages, max_pages, cache_ttl)
    SELECT id, workspace_id, $2, $4, $4, 10, 1800 FROM brand RETURNING id
  ), stages AS (
    INSERT INTO stages (analysis_id, name) SELECT analysis.id, name FROM analysis, unnest($5::text[]) AS name
  ), usage AS (
    INSERT INTO usage_events (workspace_id, api_key_id, environment, kind, brand_id)
    SELECT key.workspace_id, key.id, key.environment, 'parse', brand.id FROM key, brand
  )
  SELECT id FROM brand`;

app.post('/submit', express.json(), async (req, res) => {
  const { keyId, url, requested, stages } = req.body;
  const { rows } = await pool.query({
    name: 'submit',
    text: SUBMIT,
    values: [keyId, url, new URL(url).hostname, requested, stages],
  });
  const { id } = rows[0];
  const message = `The analysis is queued. Poll GET /v1/api/brands/${id} until analysis_status is complete, failed or idle.`;
  res.status(202).json({ data: { brand_id: id, status: 'queued', source_url: url, message } });
});

const server = app.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stderr.write(`${JSON.stringify({ message: 'listening', port })}\n`);
});
