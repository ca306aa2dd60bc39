import { ERRORS } from '@brandprint/contracts';

const errorTable = Object.entries(ERRORS)
  .map(([code, { status, message }]) => ({ status, row: `| ${status} | \`${code}\` | ${message} |` }))
  .sort((a, b) => a.status - b.status)
  .map(({ row }) => row)
  .join('\n');

/** What to know before the first request, as Markdown. */
export const INTRODUCTION = `Brandprint takes the URL of a public website and returns the brand behind it: colours, typography, logos, tone of voice, imagery, mission, audiences, art direction, positioning, web stack, spacing and elevation. Measured values come from the site; nothing is invented.

## Start

\`\`\`sh
curl https://brandprint.example/v1/api/parse \\
  -H "Authorization: Bearer $BRANDPRINT_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"url": "https://www.example.com"}'
\`\`\`

The response is \`202\` with a \`brand_id\`. Poll \`GET /v1/api/brands/{brandId}\` every 5 seconds until \`analysis_status\` is \`complete\`, \`failed\` or \`idle\` (cancelled). \`analysis\` then has the result, if an analysis was ever complete. Instead of polling you can use a webhook or the event stream of the brand.

## Authentication

Send an API key with every request: \`Authorization: Bearer bp_prod_…\`. A key is \`bp_prod_\` or \`bp_stag_\`, followed by letters and digits. It belongs to one workspace and sees only that workspace. Resources of other workspaces appear not to exist. Keys of both environments reach the same brands and behave alike; they differ in the usage report. A revoked key gets 401 from the next request on. Keys are created and revoked by people: in the dashboard, or by the operator on the command line. A key gets \`403\` (\`USER_REQUIRED\`) for operations that are for people.

People sign in to the dashboard, whose cookie the API accepts too. What they may do depends on their role in the workspace: a viewer reads; an editor also submits, edits, exports and manages webhooks; an owner also manages keys, members and the workspace. Anything else is \`403\` (\`FORBIDDEN_ROLE\`). A person with several workspaces names one in the header \`Brandprint-Workspace\`. Without it the request is about the workspace of the brand in the path, or else about the first one. Requests by cookie that change something must come from a page of this service, which browsers tell in \`Origin\` and \`Sec-Fetch-Site\`; otherwise they are \`403\` (\`CROSS_SITE_REQUEST\`).

## Requests and responses

Bodies are JSON in UTF-8, up to 1 MB. Timestamps are ISO 8601 in UTC, such as \`2026-11-21T09:30:00.000Z\`. Objects and lists are in \`data\`. Unknown text is \`""\`, and an empty list is \`[]\`. New keys may be added to a response at any time: ignore those that you do not know. An unknown field in a request body is \`400\`, so that a misspelt field is noticed; an edited section may have any fields. Every response has an \`X-Request-Id\`. Send your own to find it in your logs and ours.

## Lists

Lists are newest first. \`limit\` is the maximum number of entries per page (1 to 100, 50 by default). While \`pagination.has_more\` is true, send \`pagination.next_cursor\` as \`cursor\` to get the next page, with the same filters. Entries that are added meanwhile cause neither duplicates nor gaps. A cursor is opaque and valid only for the list, filters and workspace that it came from.

## Conditional requests

\`GET\` responses have an \`ETag\`. Send it as \`If-None-Match\`: while nothing has changed the response is \`304\` without a body. \`GET\` requests are neither limited nor metered.

## Edits

To edit what was extracted, \`PATCH\` a section with a JSON Merge Patch (RFC 7396), or replace it with \`PUT\`. Edits are stored separately from the extraction. So later analyses keep them, and reverting them shows the extraction again. Send the \`ETag\` of a section as \`If-Match\` to get \`412\` instead of overwriting somebody else's edit. The edit history has each edit with its author and the section before and after it.

## Files

Logos and images are kept until \`assets_expire_at\`: \`cache_ttl\` seconds after the analysis is final. Until then the paths in the analysis (\`asset_path\`) are on this service and need the same key. Afterwards they respond with \`410\`, and \`assets_expired\` is true. Everything else in the analysis is kept.

## Exports

\`GET /v1/api/brands/{brandId}/exports\` lists the formats of a brand, such as design tokens, CSS, Tailwind and shadcn themes, DESIGN.md, palettes, logos, Figma variables and skills for agents. \`GET …/exports/{format}\` downloads one. It is made from the brand as it is shown, edits applied, and contains no value that the brand does not have.

## Retrying requests

\`POST /v1/api/parse\` and \`POST …/reanalyze\` accept an \`Idempotency-Key\`. For 24 hours the same key and body get the first response again, with \`Idempotency-Replayed: true\`. That neither starts another analysis nor counts. The same key with another body is \`422\`. While the first request is still in progress it is \`409\`.

## Limits

Limits apply per workspace, in fixed windows of an hour, whichever key is used.

| Operation | Requests per hour |
|---|---|
| Parse and reanalyze together | 10 |
| Creating API keys | 10 |
| Creating, changing and deleting webhooks | 20 |

A person can create five workspaces a day.

Requests that authenticate and are valid count. \`RateLimit-Policy\` has the limit, \`RateLimit\` the rest and for how long; every counted response has both. Beyond the limit the response is \`429\`, with the seconds until the next window in \`Retry-After\`.

## Webhooks

The service sends events as [Standard Webhooks](https://www.standardwebhooks.com): a \`POST\` of JSON with the headers \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\`. Verify the signature with the secret of the webhook (\`whsec_…\`) before you trust the body; there are libraries for most languages.

\`\`\`js
import { Webhook } from 'standardwebhooks';
const event = new Webhook(secret).verify(rawBody, headers); // throws if the signature is wrong
\`\`\`

Respond with 2xx within 15 seconds and do the work afterwards. After any other response, redirects included, the message is retried for three days; 410 disables the webhook. A message may arrive more than once, or out of order: its \`webhook-id\` stays the same, and \`timestamp\` is the time of the event.

## Errors

An error is \`{"error", "message", "code"}\`: \`code\` is for programs, \`message\` for people. \`VALIDATION_ERROR\` names each rejected field in \`details\`. 5xx have a \`request_id\` for support.

| Status | Code | Meaning |
|---|---|---|
${errorTable}

A path that is not in this document is \`404\` (\`NOT_FOUND\`), a method that a path does not have \`405\` (\`METHOD_NOT_ALLOWED\`) with those that it has in \`Allow\`. \`HEAD\` works wherever \`GET\` does, and \`OPTIONS\` everywhere. Malformed HTTP may get 400 (\`MALFORMED_REQUEST\`), 408 or 431 before it is routed.

## Versions

The version is in the path: \`/v1/api\`. Within it, operations, optional fields, values of open lists and event types may be added; nothing is removed or renamed.
`;
