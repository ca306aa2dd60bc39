import { ERRORS } from '@brandprint/contracts';

const errorTable = Object.entries(ERRORS)
  .map(([code, { status, message }]) => ({ status, row: `| ${status} | \`${code}\` | ${message} |` }))
  .sort((a, b) => a.status - b.status)
  .map(({ row }) => row)
  .join('\n');

/** What one has to know before the first request; Markdown. */
export const INTRODUCTION = `Brandprint takes the URL of a public website and gives back the brand behind it: colours, typography, logos, tone of voice, imagery, mission, audiences, art direction, positioning, web stack, spacing and elevation. What is measured stands on the page; nothing is invented.

## Start

\`\`\`sh
curl https://brandprint.example/v1/api/parse \\
  -H "Authorization: Bearer $BRANDPRINT_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"url": "https://www.example.com"}'
\`\`\`

The answer is \`202\` with a \`brand_id\`. Ask for \`GET /v1/api/brands/{brandId}\` every 5 seconds until \`analysis_status\` is \`complete\`, \`failed\` or \`idle\` (it was cancelled); \`analysis\` then holds the result, if one was ever complete. Those who would rather be told use a webhook or the event stream of the brand.

## Authentication

Send an API key with every request: \`Authorization: Bearer bp_prod_…\`. A key is \`bp_prod_\` or \`bp_stag_\` and letters and digits; it belongs to one workspace and sees that workspace only. What belongs to another workspace is answered as if it did not exist. Keys of both environments reach the same brands and behave alike; they are told apart in the usage report. A revoked key gets 401 with the very next request. The operator makes and revokes keys on the command line. Over HTTP people who are signed in do, in an installation that brings its own session check; the service as it is shipped has none, and answers \`403\` (\`USER_REQUIRED\`).

## Requests and answers

Bodies are JSON in UTF-8, up to 1 MB. Timestamps are ISO 8601 in UTC, such as \`2026-11-21T09:30:00.000Z\`. A single thing and a list alike are in \`data\`. Text that is not known is \`""\`, a list without entries \`[]\`. New keys may be added to an answer at any time: ignore those that you do not know. In the body of a request a field that we do not know is \`400\`, so that a misspelt one is not taken for one that was left out; a section that is edited may have any. Every answer carries an \`X-Request-Id\`; send your own to find it in your logs and ours.

## Lists

Lists are newest first. \`limit\` says how many entries a page may have (1 to 100, 50 by default). While \`pagination.has_more\` is true, send \`pagination.next_cursor\` as \`cursor\` to get the next page, with the same filters. What is added meanwhile neither repeats nor hides an entry. A cursor is opaque, and is of the list, the filters and the workspace that it came from.

## Polling for less

\`GET\` answers have an \`ETag\`. Send it back as \`If-None-Match\`, and while nothing has changed the answer is \`304\` without a body. \`GET\` requests are neither limited nor metered.

## Edits

People edit what was extracted: \`PATCH\` a section with a JSON Merge Patch (RFC 7396), or \`PUT\` another in its place. Edits are kept beside the extraction, so a later analysis keeps them, and dropping them shows the extraction again. Send the \`ETag\` of a section as \`If-Match\` to be answered \`412\` rather than to overwrite somebody else's edit. Each edit is in the edit history, with the section before and after it, and who made it.

## Files

Logos and images are kept until \`assets_expire_at\`: \`cache_ttl\` seconds after the analysis is final. Until then the paths in the analysis (\`asset_path\`) are below this service and need the same key; afterwards they are answered \`410\`, and \`assets_expired\` is true. Everything else in the analysis is kept.

## Sending a request again

\`POST /v1/api/parse\` and \`POST …/reanalyze\` take an \`Idempotency-Key\`. The same key with the same body gets the first answer again for 24 hours, with \`Idempotency-Replayed: true\`, and neither starts another analysis nor counts. The same key with another body is \`422\`; while the first request is still being answered it is \`409\`.

## Limits

Limits are of a workspace, in fixed windows of an hour, whichever key is used.

| Operation | Requests an hour |
|---|---|
| Parse and reanalyze together | 10 |
| Creating API keys | 10 |
| Creating, changing and deleting webhooks | 20 |

Requests that authenticate and are valid count. \`RateLimit-Policy\` tells the limit, \`RateLimit\` what is left of it and for how long; both are in every answer that counted. Beyond the limit the answer is \`429\`, with the seconds until the next window in \`Retry-After\`.

## Webhooks

The service sends events as [Standard Webhooks](https://www.standardwebhooks.com): a \`POST\` of JSON with the headers \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\`. Verify the signature with the secret of the webhook (\`whsec_…\`) before you believe the body; there are libraries in most languages.

\`\`\`js
import { Webhook } from 'standardwebhooks';
const event = new Webhook(secret).verify(rawBody, headers); // throws unless it is ours
\`\`\`

Answer 2xx within 15 seconds and work on it afterwards. Any other answer, a redirect included, is tried again for days; 410 disables the webhook. A message may come more than once, and out of order: its \`webhook-id\` stays the same, and \`timestamp\` says when it happened.

## Errors

An error is \`{"error", "message", "code"}\`: \`code\` is for programs, \`message\` for people. \`VALIDATION_ERROR\` names each field that was refused in \`details\`; 5xx carry a \`request_id\` to give to support.

| Status | Code | Meaning |
|---|---|---|
${errorTable}

A path that is not in this document is \`404\` (\`NOT_FOUND\`), a method that a path does not have \`405\` (\`METHOD_NOT_ALLOWED\`) with those that it has in \`Allow\`. \`HEAD\` works wherever \`GET\` does, and \`OPTIONS\` everywhere. What is no proper HTTP may be answered 400 (\`MALFORMED_REQUEST\`), 408 or 431 before it is known what was asked.

## Versions

The version is in the path: \`/v1/api\`. Within it, operations, optional fields, values of open lists and event types may be added; nothing is removed or renamed.
`;
