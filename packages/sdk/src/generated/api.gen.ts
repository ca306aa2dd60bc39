// Generated from apps/api/openapi.json by `npm run openapi`. Do not edit.
export interface paths {
    "/v1/api/parse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a URL for analysis
         * @description Creates a brand and queues its analysis. Poll the brand at `Location` every few seconds until `analysis_status` is `complete`, `failed` or `idle`, watch its events, or use a webhook. Each accepted request is metered and counts towards the hourly limit of the workspace.
         */
        post: operations["parse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api/brands/{brandId}/reanalyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Analyse a brand again
         * @description Queues a new analysis of the same URL. Missing options get the defaults of a new brand, not the values of the last analysis. `analysis` is null until it ends. Edits of sections are kept and applied to the new extraction. If the analysis fails or is cancelled, the last complete analysis is shown again, and `quality_note` says so. It is metered and limited like a new brand.
         */
        post: operations["reanalyze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api/brands/{brandId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the analysis of a brand
         * @description Ends the queued or running analysis: `analysis_status` becomes `idle`. Its work stops within seconds, and its files are removed with the assets. If an earlier analysis is complete, it is shown again. Metered usage stays metered.
         */
        post: operations["cancelAnalysis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api/brands/{brandId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Watch a brand
         * @description Server-sent events, as an alternative to polling: `id` numbers the events of the brand without gaps, `event` is the type, `data` is `{type, timestamp, data}` as in a webhook. Besides the types of webhooks there are `crawl.progress`, `sections.provisional` (a first look: the sections that can be read with `provisional=true` before they are final), `stage.running`, `stage.done` and `stage.failed`.
         *
         *     The stream starts with the newest analysis, or after `Last-Event-ID`; missed events come first. It is closed when the analysis is final and all events are sent. Reconnect with the `id` of the last event, as EventSource does by itself. The stream resumes there, on any server, or you get 204 if there are no more events, and can stop. A comment every 15 seconds keeps the connection open. Events are kept for 30 days by default.
         *
         *     By default, a server keeps at most 100 streams of a workspace open, and 1,000 of all workspaces. Beyond that you get 503, with the seconds to wait in `Retry-After`. Poll the brand instead; polling has no limit.
         */
        get: operations["watchBrand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api/brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List brands
         * @description The brands of the workspace in short form, whichever key created them. `status` and `q` filter the list; use the same values on every page.
         */
        get: operations["listBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api/brands/{brandId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a brand with its analysis
         * @description Poll it every 5 seconds until `analysis_status` is `complete`, `failed` or `idle`, with the `ETag` of the last response as `If-None-Match`. `analysis` is null until then. Afterwards it has every section. A section is null if it was not requested or could not be extracted. People's edits are applied and can give a section any shape: while `has_overrides` is false, each has its own.
         */
        get: operations["getBrand"];
        put?: never;
        post?: never;
        /**
         * Delete a brand
         * @description Deletes the brand with its analyses, edits, history, events and assets, and stops work on it. This cannot be undone. Metered usage stays metered.
         */
        delete: operations["deleteBrand"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api/brands/{brandId}/assets/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a logo or an image
         * @description A file that an `asset_path` of the analysis names, available until `assets_expire_at`. Its name is a hash of its content, so it never changes and can be cached until then. SVG files are sent as attachments that run no script.
         */
        get: operations["getBrandAsset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api/brands/{brandId}/sections/{section}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a section
         * @description A section without data, such as `audio` or one that was not requested, is an empty object. While an analysis runs, a section can be read from its event `stage.done` on: it is final, though the brand is not complete yet and the section cannot be edited. The name, the logo, the colours and the fonts come first. Until then the response is 409.
         *
         *     With `provisional=true`, `things`, `colors` and `typography` can be read even before, from the event `sections.provisional` on: as measured on the first view of the home page, and marked by `meta.provisional`. The final section replaces it, under another ETag. Read it again at its `stage.done`.
         *
         *     `source=extracted` leaves out what people edited, which `meta` then leaves out, too.
         */
        get: operations["getSection"];
        /**
         * Replace a section
         * @description The section becomes the body, nulls included, whatever was or will be extracted. Later patches are merged into it. The same values are rejected as in a patch.
         */
        put: operations["replaceSection"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Edit a section
         * @description RFC 7396: keys whose value is null are removed, objects are merged, everything else replaces what was there. A section without data starts from `{}`.
         *
         *     Edits are stored separately from what was extracted. They are also applied to every later analysis, in the order in which they were made, until they are reverted. An edit is stored even if it equals what was extracted. A patch that adds nothing to the stored edits gets the usual response and no entry in the history, so an edit is safe to retry.
         *
         *     Values that cannot be stored exactly are rejected: whole numbers beyond ±(2^53 - 1), numbers too large for double precision, the character U+0000, lone surrogates, the key `__proto__`, and more than 64 levels of nesting. Of duplicate keys the last one counts. All edits of a section together may have 1 MiB, and the edited section at most 2 MiB.
         */
        patch: operations["patchSection"];
        trace?: never;
    };
    "/v1/api/brands/{brandId}/sections/{section}/override": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revert a section
         * @description Removes all edits of the section and shows what the latest analysis extracted. A section without edits is returned unchanged.
         */
        delete: operations["revertSection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api/brands/{brandId}/edit-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the edits of a brand
         * @description Each entry has the section as it was shown before and after. If sections are large, a page has fewer entries than `limit`; `has_more` says whether there is another page.
         */
        get: operations["listEditHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api/brands/{brandId}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get evidence
         * @description For every measured value: the page, selector and property where it was seen, its value there and how often, whether it is rendered or only declared in markup, and the confidence. `colors` also has the WCAG contrast of the text and background pairs that occur, and the palette of the other colour scheme if the site has one. `typography` also has the fonts that each family was rendered with.
         *
         *     It describes what the latest analysis extracted, without people's edits, and is kept when the assets are deleted. While an analysis is queued or running there is nothing to show, and the response is 409.
         */
        get: operations["getEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api/brands/{brandId}/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the exports of a brand
         * @description The formats that the brand can be downloaded in, and its colour schemes.
         */
        get: operations["listExports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api/brands/{brandId}/exports/{format}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a brand
         * @description The brand as a file for another tool, with people's edits applied. Values are named by their role, so that names stay the same between analyses, and no value is made up: what the brand lacks is left out. The same brand and options give the same bytes.
         *
         *     With `needs_assets`, files that have expired are missing, and the README of the archive, or the book, names them. An option that the format does not list is ignored. A `scheme` that the brand does not have is 400.
         *
         *     `book.pdf` is printed by a browser, once for each state of the brand, and then kept until the assets expire. The first request waits up to five seconds for it. If it takes longer the response is 202: send the same request again after `Retry-After`. If it cannot be printed, or no worker has taken a print for a minute, the response is 503 with the code `PRINT_FAILED`; a request after `Retry-After` tries again.
         */
        get: operations["getExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description Keys of both environments, including revoked ones. `environment` filters the list. Only the first characters of a key are shown.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Create an API key
         * @description The response has the whole key, which is shown only this once. Keys of both environments reach the same brands; they differ in the usage report. For owners who are signed in: an API key cannot create another. The operator creates keys on the command line too.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api/keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an API key
         * @description Its purpose, and when it was created, last used and revoked; never the key itself.
         */
        get: operations["getKey"];
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description The next request with it gets 401. The key stays in the list, with `revoked_at`. Revoking it again changes nothing and also gets 204. For owners who are signed in. The operator revokes keys on the command line too.
         */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in person
         * @description Who is signed in, and the workspaces of the person with their role in each.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your name
         * @description The email address and the password are changed on the sign-in pages.
         */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/v1/api/workspaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a workspace
         * @description You become its owner. At most five a day.
         */
        post: operations["createWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api/workspace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the workspace
         * @description For owners. Deletes brands with their files, keys, webhooks, usage and members, at once and for good. `name` confirms it. With many brands it takes a while; repeat it if the connection breaks.
         */
        delete: operations["deleteWorkspace"];
        options?: never;
        head?: never;
        /**
         * Rename the workspace
         * @description For owners. Keys, brands and links stay as they are.
         */
        patch: operations["updateWorkspace"];
        trace?: never;
    };
    "/v1/api/workspace/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave the workspace
         * @description The last owner cannot leave: make another member one, or delete the workspace.
         */
        post: operations["leaveWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api/workspace/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who did what
         * @description For owners. Changes to members, invitations, keys, webhooks and the workspace itself, newest first. Edits of brands are in their edit history.
         */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api/workspace/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the subscription and the limits
         * @description What the workspace may do, and what is left of it now. Reading it counts towards no limit.
         */
        get: operations["getLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api/workspace/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List members
         * @description The people of the workspace with their roles, in the order of joining.
         */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api/workspace/members/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member
         * @description For owners. The next request of the member fails. Keys that the member created keep working.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Change the role of a member
         * @description For owners. It applies from the next request of the member on. A workspace keeps at least one owner.
         */
        patch: operations["updateMember"];
        trace?: never;
    };
    "/v1/api/workspace/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List open invitations
         * @description For owners. Those that were neither accepted nor withdrawn and have not expired; never their links.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite somebody
         * @description For owners. The response has a link, which is shown only this once: send it to the person. It works once, for 7 days. With `email` the account that accepts it has this address; whoever has the link can make that account, and the address does not count as verified. If the service has a mail server, the link is also sent to `email`.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api/workspace/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw an invitation
         * @description For owners. Its link does not work any more. One that was accepted is not found: remove the member.
         */
        delete: operations["deleteInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get usage
         * @description Each accepted parse or reanalyze request is metered once, whatever the result of the analysis. It stays metered when the brand is deleted or the key revoked. Reads, rejected requests and responses replayed for an `Idempotency-Key` are not metered. Days are in UTC; a report covers at most 366 of them.
         *
         *     Where a language model writes sections, `models` has its calls, tokens and cost by day, model and stage. Failed, refused and aborted calls are included.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api/brands/{brandId}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the usage of a brand
         * @description The language model calls for this brand over all of its analyses, and the newest calls one by one. It is empty without a model.
         */
        get: operations["getBrandUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Endpoints of the workspace that receive events, including disabled ones. Secrets are not shown.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Events of the workspace are sent to the URL from now on, as Standard Webhooks: a POST with the headers `webhook-id`, `webhook-timestamp` and `webhook-signature`. The answer holds the secret that signs them, which is shown only this once. A message that is not answered with 2xx within 15 seconds is sent again after 5 seconds, 5 and 30 minutes, and 2, 5, 10, 14, 20 and 24 hours. A workspace may have 20 webhooks.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description Its URL, its event types, and whether it is enabled. Its secret is not shown.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Deletes its deliveries too; waiting messages are not sent.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook
         * @description Fields that are left out stay unchanged. Disabling a webhook ends its waiting messages; enabling it again sends events from then on. The service disables a webhook that responds with 410, or that accepted no message for five days; `disabled_reason` says so until it is enabled again.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/v1/api/webhooks/{webhookId}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a webhook
         * @description The response has the new secret, which is shown only this once. Until `previous_secret_expires_at`, 24 hours from now, messages have two signatures: one with the new secret and one with the previous one. Earlier secrets no longer sign: rotating twice within that time ends the first one at once.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test message
         * @description Queues a message of type `webhook.test`, whatever types the webhook subscribes to. It is sent once, without retries. While one waits to be sent, another request returns that one.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries
         * @description One entry for each message, kept for 30 days after its end by default. A message is `pending` until it is sent and while it waits for a retry.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api/webhooks/{webhookId}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a delivery with its attempts
         * @description The body as it was signed and sent, and the result of each attempt, with up to 4 KB of the response.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api/webhooks/{webhookId}/deliveries/{deliveryId}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message again
         * @description Sends it now, whatever its status, with the same `webhook-id` and body. If that fails, it is retried like a new message. One that is being sent at this moment is left alone: its `status` is `delivering`.
         */
        post: operations["redeliverWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the process is alive
         * @description Responds as long as the process is alive, whatever else is down. Restart the process if it does not.
         */
        get: operations["healthz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that it can serve
         * @description Responds with 200 while the database responds, and with 503 otherwise. Send requests elsewhere in that case. `degraded` means that queue, rate limiter or asset store does not respond: reads of brands work, and requests that need it get 503, except submissions while only the queue is down, which are processed later.
         */
        get: operations["readyz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get this document
         * @description The OpenAPI 3.1 document of the whole API, including webhooks. Needs no key.
         */
        get: operations["getOpenApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the interactive reference
         * @description A page that shows this document and sends requests with your key. Needs no key itself.
         */
        get: operations["getReference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file of the reference
         * @description A script, style sheet or image of the page. It may be cached for a year: a new version has another URL.
         */
        get: operations["getReferenceFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "brand.queued": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An analysis was queued */
        post: operations["BrandQueuedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "brand.running": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An analysis started */
        post: operations["BrandRunningEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "brand.complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An analysis is complete */
        post: operations["BrandCompleteEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "brand.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An analysis failed */
        post: operations["BrandFailedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "brand.idle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An analysis was cancelled */
        post: operations["BrandIdleEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "brand.section_updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A section was edited or reverted */
        post: operations["BrandSectionUpdatedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "brand.assets_expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Logos and images of a brand were deleted */
        post: operations["BrandAssetsExpiredEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A test was requested */
        post: operations["WebhookTestEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description The sections as they are shown. One that people edited may have any shape. */
        Analysis: {
            things: components["schemas"]["ThingsSection"] | components["schemas"]["EditedSection"] | null;
            mission: components["schemas"]["MissionSection"] | components["schemas"]["EditedSection"] | null;
            audiences: components["schemas"]["AudiencesSection"] | components["schemas"]["EditedSection"] | null;
            tone: components["schemas"]["ToneSection"] | components["schemas"]["EditedSection"] | null;
            logos: components["schemas"]["LogosSection"] | components["schemas"]["EditedSection"] | null;
            colors: components["schemas"]["ColorsSection"] | components["schemas"]["EditedSection"] | null;
            typography: components["schemas"]["TypographySection"] | components["schemas"]["EditedSection"] | null;
            images: components["schemas"]["ImagesSection"] | components["schemas"]["EditedSection"] | null;
            spacing: components["schemas"]["SpacingSection"] | components["schemas"]["EditedSection"] | null;
            elevation: components["schemas"]["ElevationSection"] | components["schemas"]["EditedSection"] | null;
            "art-direction": components["schemas"]["ArtDirectionSection"] | components["schemas"]["EditedSection"] | null;
            "northstart-statement": components["schemas"]["NorthstartStatementSection"] | components["schemas"]["EditedSection"] | null;
            web: components["schemas"]["WebSection"] | components["schemas"]["EditedSection"] | null;
            /** @description Present only once it was patched. */
            audio?: components["schemas"]["EditedSection"];
        };
        /**
         * @description `queued` → `running` → `complete` or `failed`; `idle` after a cancel. Reanalysing makes it `queued` again.
         * @enum {string}
         */
        AnalysisStatus: "idle" | "queued" | "running" | "complete" | "failed";
        ApiKey: {
            /**
             * Format: uuid
             * @description Id of the key, not the key itself.
             */
            id: string;
            environment: components["schemas"]["KeyEnvironment"];
            /** @description Its purpose, in your words. */
            description: string;
            /** @description Its first characters, to recognise it by. */
            hint: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description To the minute; null if it was never used. */
            last_used_at: string | null;
            /** @description Null while it is active. */
            revoked_at: string | null;
            /** @description The signed-in person who created it; null for the command line. */
            created_by_user_id: string | null;
        };
        ApiKeyResponse: {
            data: components["schemas"]["ApiKey"];
        };
        ArtDirectionSection: {
            aesthetic_language: {
                style_descriptors: {
                    name: string;
                    means: string;
                    avoids: string;
                }[];
                overall_aesthetic: string;
            };
            visual_guidelines: {
                guidelines_summary: string;
                guidelines: {
                    name: string;
                    guideline: string;
                    applies_to: string;
                    how_to_apply: string;
                }[];
            };
            narrative_to_visual: {
                visual_storytelling: string;
                visual_narrative_elements: {
                    narrative_aspect: string;
                    visual_expression: string;
                }[];
            };
            art_direction_summary: string;
            design_elements: {
                description: string;
                significance: string;
                /** @description `index` of one of the `screenshots` in the evidence of this section. */
                screenshot_index: number;
                /** @description In pixels of the screenshot, from its top left corner. */
                region: {
                    x: number;
                    y: number;
                    width: number;
                    height: number;
                };
            }[];
            llm_image_prompt: {
                prompt: string;
                optimised_for: string;
            };
        };
        AudiencesSection: {
            personas: {
                name: string;
                /** @description Never guessed: empty unless edited. */
                gender: string;
                /** @description Never guessed: empty unless edited. */
                ethnicity: string;
                role: string;
                challenge: string;
                industry: string;
                business_context: string;
                goals: string;
                /** @description What the challenge costs them; empty if the site says no more than the challenge. */
                pain_points: string;
                /** @description Personas have no portrait: empty unless edited. */
                image_path: string;
            }[];
        };
        AuditEntry: {
            /** Format: uuid */
            id: string;
            /** @description What was done: `workspace.created`, `workspace.renamed`, `member.joined`, `member.role_changed`, `member.removed`, `member.left`, `invitation.created`, `invitation.revoked`, `key.created`, `key.revoked`, `webhook.created`, `webhook.updated`, `webhook.deleted`, `webhook.secret_rotated`. */
            action: string;
            /** @description The person who did it. */
            user_id: string | null;
            /** @description The key that did it. Without person and key it was the command line. */
            api_key_id: string | null;
            /** @description What it was done to: a member, key, webhook or invitation. */
            target_id: string | null;
            /** @description What changed, such as the new role. */
            details: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            created_at: string;
        };
        AuditLogResponse: {
            data: components["schemas"]["AuditEntry"][];
            pagination: components["schemas"]["Pagination"];
        };
        BrandAssetsExpiredEvent: {
            /** @constant */
            type: "brand.assets_expired";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description The brand of the event.
                 */
                brand_id: string;
                /** Format: date-time */
                assets_expire_at: string;
            };
        };
        BrandCompleteEvent: {
            /** @constant */
            type: "brand.complete";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description The brand of the event.
                 */
                brand_id: string;
                /** @description The URL of the site. */
                source_url: string;
                /** @description The brand's name as far as it is known. */
                name: string;
                analysis_status: components["schemas"]["AnalysisStatus"];
                /** @description Caveats about the result, or why the analysis failed, in plain language. */
                quality_note: string;
            };
        };
        /** @description A brand with its analysis; `has_overrides` says in which of two forms. */
        BrandDetail: components["schemas"]["ExtractedBrand"] | components["schemas"]["EditedBrand"];
        BrandDetailResponse: {
            data: components["schemas"]["BrandDetail"];
        };
        BrandFailedEvent: {
            /** @constant */
            type: "brand.failed";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description The brand of the event.
                 */
                brand_id: string;
                /** @description The URL of the site. */
                source_url: string;
                /** @description The brand's name as far as it is known. */
                name: string;
                analysis_status: components["schemas"]["AnalysisStatus"];
                /** @description Caveats about the result, or why the analysis failed, in plain language. */
                quality_note: string;
            };
        };
        BrandIdleEvent: {
            /** @constant */
            type: "brand.idle";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description The brand of the event.
                 */
                brand_id: string;
                /** @description The URL of the site. */
                source_url: string;
                /** @description The brand's name as far as it is known. */
                name: string;
                analysis_status: components["schemas"]["AnalysisStatus"];
                /** @description Caveats about the result, or why the analysis failed, in plain language. */
                quality_note: string;
            };
        };
        BrandListResponse: {
            data: components["schemas"]["BrandSummary"][];
            pagination: components["schemas"]["Pagination"];
        };
        BrandQueuedEvent: {
            /** @constant */
            type: "brand.queued";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description The brand of the event.
                 */
                brand_id: string;
                /** @description The URL of the site. */
                source_url: string;
                /** @description The brand's name as far as it is known. */
                name: string;
                analysis_status: components["schemas"]["AnalysisStatus"];
                /** @description Caveats about the result, or why the analysis failed, in plain language. */
                quality_note: string;
            };
        };
        BrandResponse: {
            data: components["schemas"]["BrandSummary"];
        };
        BrandRunningEvent: {
            /** @constant */
            type: "brand.running";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description The brand of the event.
                 */
                brand_id: string;
                /** @description The URL of the site. */
                source_url: string;
                /** @description The brand's name as far as it is known. */
                name: string;
                analysis_status: components["schemas"]["AnalysisStatus"];
                /** @description Caveats about the result, or why the analysis failed, in plain language. */
                quality_note: string;
            };
        };
        BrandSectionUpdatedEvent: {
            /** @constant */
            type: "brand.section_updated";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description The brand of the event.
                 */
                brand_id: string;
                section: components["schemas"]["SectionName"];
                /** @enum {string} */
                action: "patch" | "replace" | "revert";
            };
        };
        BrandSummary: {
            /**
             * Format: uuid
             * @description Id of the brand.
             */
            id: string;
            /** @description The brand's name as it was extracted; the host of the URL until then. */
            name: string;
            /**
             * Format: uri
             * @description The submitted URL, normalized.
             */
            source_url: string;
            /** @description Absolute URL of the favicon at the site; empty if there is none. */
            favicon_url: string;
            analysis_status: components["schemas"]["AnalysisStatus"];
            /** @description Null until the crawl starts. */
            analysis_started_at: string | null;
            /** @description Null unless the analysis is complete. */
            analysis_completed_at: string | null;
            /**
             * Format: date-time
             * @description When the URL was submitted.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the brand last changed.
             */
            updated_at: string;
            /** @description When binary assets are deleted; null until the analysis is final. */
            assets_expire_at: string | null;
            /** @description True once binary assets are deleted. */
            assets_expired: boolean;
        };
        /** @description The usage of language models for a brand. */
        BrandUsageReport: {
            /** Format: uuid */
            brand_id: string;
            total: components["schemas"]["ModelUsage"];
            /** @description All analyses of the brand together. */
            stages: {
                /** @description Input tokens that were neither read from nor written to the prompt cache. */
                input_tokens: number;
                /** @description Output tokens, including thinking tokens. */
                output_tokens: number;
                /** @description Input tokens written to the prompt cache. */
                cache_write_tokens: number;
                /** @description Input tokens read from the prompt cache. */
                cache_read_tokens: number;
                /** @description Millionths of a US dollar, at the prices configured at that time. */
                cost_micro_usd: number;
                /** @description Requests to a language model, including those that failed, were refused or were aborted. */
                calls: number;
                /** @description Calls whose usage is unknown; they are counted at their maximum. */
                estimated_calls: number;
                stage: components["schemas"]["Stage"];
                /** @description Name of the model. */
                model: string;
            }[];
            /** @description The newest 100, newest first. */
            calls: {
                /** @description Input tokens that were neither read from nor written to the prompt cache. */
                input_tokens: number;
                /** @description Output tokens, including thinking tokens. */
                output_tokens: number;
                /** @description Input tokens written to the prompt cache. */
                cache_write_tokens: number;
                /** @description Input tokens read from the prompt cache. */
                cache_read_tokens: number;
                /** @description Millionths of a US dollar, at the prices configured at that time. */
                cost_micro_usd: number;
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                analysis_id: string;
                stage: components["schemas"]["Stage"];
                /** @description Name of the model. */
                model: string;
                /** @description Version of the prompt; changes whenever the prompt changes. */
                prompt_version: string;
                /** @description `answered` if the response could be used, otherwise the reason, such as `timed_out` or `refused`. */
                outcome: string;
                /** @description Whether the tokens are an upper bound. */
                estimated: boolean;
                duration_ms: number;
                /** Format: date-time */
                created_at: string;
            }[];
        };
        BrandUsageResponse: {
            data: components["schemas"]["BrandUsageReport"];
        };
        /** @description The palette of the other colour scheme. */
        ColorScheme: {
            /**
             * @description The site's other scheme: `colors` has the default one.
             * @enum {string}
             */
            scheme: "dark" | "light";
            /** @description What activates it: a media query, or what its own switch sets on the root. */
            trigger: string;
            page: string;
            /** @description #rrggbb of the canvas of the page. */
            canvas: string;
            palette: {
                name: string;
                /** @description #rrggbb */
                hex: string;
                /** @enum {string} */
                category: "primary" | "secondary" | "accent" | "neutral" | "background" | "text" | "semantic";
                color_group: string;
                usage: string;
                /** @description Share of the painted, weighted area, 0 to 1. */
                usage_frequency: number;
                /** @description The colour of `primary_palette` that looks the same; null if there is none. */
                palette_index: number | null;
            }[];
            contrast_pairs: components["schemas"]["ContrastPair"][];
        };
        ColorsSection: {
            primary_palette: components["schemas"]["PaletteColor"][];
            gradients: {
                name: string;
                css: string;
                usage: string;
            }[];
            design_notes: string;
        };
        /** @description A text colour on a background, as it occurs on the pages. */
        ContrastPair: {
            /** @description #rrggbb */
            foreground: string;
            /** @description #rrggbb of the background behind the text, with all layers composed. */
            background: string;
            /** @description WCAG 2 contrast ratio, 1 to 21, rounded down to hundredths. */
            ratio: number;
            /** @description From 24px, or bold from 18.66px: AA needs 3:1, AAA 4.5:1. */
            large_text: boolean;
            /** @description Whether WCAG 2 level AA is met. */
            aa: boolean;
            /** @description Whether WCAG 2 level AAA is met. */
            aaa: boolean;
            /** @description Number of elements with this pair. */
            elements: number;
            /** @description Number of characters of their text. */
            characters: number;
            /** @description Roles of these elements, most text first, for instance "button". */
            roles: string[];
            page: string;
            /** @description Selector of the element with the most text. */
            selector: string;
            /** @description Its text. */
            example: string;
        };
        CrawlProgressEvent: {
            /** @constant */
            type: "crawl.progress";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description The brand of the event.
                 */
                brand_id: string;
                pages_done: number;
                pages_found: number;
            };
        };
        CreateInvitationRequest: {
            /** @description The account that accepts it has this address. */
            email?: string;
            /** @default editor */
            role?: components["schemas"]["Role"];
        };
        CreateKeyRequest: {
            /** @default prod */
            environment?: components["schemas"]["KeyEnvironment"];
            /**
             * @description Its purpose, in your words.
             * @default
             */
            description?: string;
        };
        CreateWebhookRequest: {
            /**
             * Format: uri
             * @description An https URL with a public address and a web port, without user name and password.
             */
            url: string;
            /**
             * @description Its purpose, in your words.
             * @default
             */
            description?: string;
            /** @description Empty: every type. */
            event_types?: components["schemas"]["WebhookEventType"][];
            /**
             * @description If false, nothing is sent until it is enabled.
             * @default true
             */
            enabled?: boolean;
        };
        CreatedInvitationResponse: {
            data: {
                /** Format: uuid */
                id: string;
                /** @description Whom it is for; null for anybody with the link. */
                email: string | null;
                role: components["schemas"]["Role"];
                /** @description Null for the command line. */
                invited_by_user_id: string | null;
                /** Format: date-time */
                created_at: string;
                /** Format: date-time */
                expires_at: string;
                /** @description The link to send; it is shown only this once. */
                url: string;
                /** @description Whether the mail server took a message with the link for `email`. */
                emailed: boolean;
            };
        };
        CreatedKeyResponse: {
            data: {
                /**
                 * Format: uuid
                 * @description Id of the key, not the key itself.
                 */
                id: string;
                environment: components["schemas"]["KeyEnvironment"];
                /** @description Its purpose, in your words. */
                description: string;
                /** @description Its first characters, to recognise it by. */
                hint: string;
                /**
                 * Format: date-time
                 * @description When it was created.
                 */
                created_at: string;
                /** @description To the minute; null if it was never used. */
                last_used_at: string | null;
                /** @description Null while it is active. */
                revoked_at: string | null;
                /** @description The signed-in person who created it; null for the command line. */
                created_by_user_id: string | null;
                /** @description The whole key; it is shown only this once. */
                key: string;
            };
        };
        CreatedWebhookResponse: {
            data: {
                /**
                 * Format: uuid
                 * @description Id of the webhook.
                 */
                id: string;
                /** @description URL that receives the messages. */
                url: string;
                /** @description Its purpose, in your words. */
                description: string;
                /** @description Empty: every type. */
                event_types: components["schemas"]["WebhookEventType"][];
                /** @description Whether messages are sent. */
                enabled: boolean;
                /** @description Why the service disabled it; empty otherwise. */
                disabled_reason: string;
                /**
                 * Format: date-time
                 * @description When it was created.
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description When it was last changed.
                 */
                updated_at: string;
                /** @description Signs every message (Standard Webhooks, `whsec_…`). It is shown only this once. */
                secret: string;
            };
        };
        DeleteWorkspaceRequest: {
            /** @description The name of the workspace, to confirm. */
            name: string;
        };
        DeliveryListResponse: {
            data: components["schemas"]["WebhookDeliverySummary"][];
            pagination: components["schemas"]["Pagination"];
        };
        DeliveryResponse: {
            data: components["schemas"]["WebhookDelivery"];
        };
        /**
         * @description `pending` until it is sent and while it waits for a retry; then `succeeded` or `failed`.
         * @enum {string}
         */
        DeliveryStatus: "pending" | "delivering" | "succeeded" | "failed";
        EditHistoryEntry: {
            /** @description Id of the edit. */
            id: string;
            /**
             * Format: uuid
             * @description The brand that was edited.
             */
            brand_id: string;
            /** @description The section that was edited. */
            section: components["schemas"]["SectionName"];
            /**
             * @description `patch`: a JSON Merge Patch. `replace`: the whole section. `revert`: back to the extraction.
             * @enum {string}
             */
            action: "patch" | "replace" | "revert";
            /** @description The section as it was shown before the edit; null if it had no data. */
            before_data: components["schemas"]["JsonValue"] | null;
            /** @description The section as it was shown after the edit; null if it has no data. */
            after_data: components["schemas"]["JsonValue"] | null;
            /** @description The person who made the edit; null if an API key did. */
            changed_by_user_id: string | null;
            /** @description The API key that made the edit; null if a person did. */
            changed_by_api_key_id: string | null;
            /**
             * @description Who made the edit: an API key or a signed-in person.
             * @enum {string}
             */
            auth_type: "api_key" | "user";
            /**
             * Format: date-time
             * @description When the edit was made.
             */
            created_at: string;
        };
        EditHistoryResponse: {
            data: components["schemas"]["EditHistoryEntry"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A brand with edits, which can give a section any shape. */
        EditedBrand: {
            /**
             * Format: uuid
             * @description Id of the brand.
             */
            id: string;
            /** @description The brand's name as it was extracted; the host of the URL until then. */
            name: string;
            /**
             * Format: uri
             * @description The submitted URL, normalized.
             */
            source_url: string;
            /** @description Absolute URL of the favicon at the site; empty if there is none. */
            favicon_url: string;
            analysis_status: components["schemas"]["AnalysisStatus"];
            /** @description Null until the crawl starts. */
            analysis_started_at: string | null;
            /** @description Null unless the analysis is complete. */
            analysis_completed_at: string | null;
            /**
             * Format: date-time
             * @description When the URL was submitted.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the brand last changed.
             */
            updated_at: string;
            /** @description When binary assets are deleted; null until the analysis is final. */
            assets_expire_at: string | null;
            /** @description True once binary assets are deleted. */
            assets_expired: boolean;
            /** @description Position in the queue, from 1; 0 once the analysis runs or is final. */
            queue_position: number;
            /** @description Estimated minutes until the analysis starts; 0 once it has started. */
            estimated_wait_minutes: number;
            /**
             * @description People edited the sections in `overridden_sections`.
             * @constant
             */
            has_overrides: true;
            /** @description The sections that people edited. */
            overridden_sections: components["schemas"]["SectionName"][];
            /** @description The stages that were requested. */
            requested_stages: string[];
            /** @description The stages to run, in order: the requested stages and their dependencies. */
            resolved_stages: string[];
            /** @description Maximum number of pages to crawl. */
            max_pages: number;
            /** @description Caveats about this result, or why the analysis failed, in plain language. */
            quality_note: string;
            /** @description Seconds that binary assets are kept after the analysis is final. */
            cache_ttl: number;
            /** @description Null while an analysis is queued or running, and if none was ever complete. */
            analysis: components["schemas"]["Analysis"] | null;
        };
        EditedSection: {
            [key: string]: components["schemas"]["JsonValue"];
        };
        ElevationSection: {
            levels: {
                name: string;
                css_value: string;
                usage: string;
            }[];
            /** @enum {string} */
            confidence: "high" | "medium" | "low";
            rationale: string;
        };
        Error: {
            /** @description Text of the status. */
            error: string;
            /** @description What went wrong, for people. */
            message: string;
            /** @description What went wrong, for programs. */
            code?: string;
            /** @description The rejected fields, on VALIDATION_ERROR. */
            details?: {
                /** @description Path of the field, separated by dots. */
                path: string;
                /** @description What the value must be. */
                message: string;
            }[];
            /** @description On 5xx: an id for support. */
            request_id?: string;
        };
        EvidenceResponse: {
            data: components["schemas"]["SectionEvidence"][];
        };
        /**
         * @description A section that is extracted from a site.
         * @enum {string}
         */
        EvidenceSection: "things" | "mission" | "audiences" | "tone" | "logos" | "colors" | "typography" | "images" | "art-direction" | "northstart-statement" | "web" | "spacing" | "elevation";
        /** @description A format that a brand can be exported in. */
        ExportDescription: {
            format: components["schemas"]["ExportFormat"];
            /** @description What it is, in one sentence. */
            description: string;
            media_type: string;
            /** @description The name it is downloaded as, without options. */
            file_name: string;
            /** @description The query parameters that have an effect. */
            options: ("scheme" | "prefix")[];
            /** @description Whether it needs binary assets, which expire. */
            needs_assets: boolean;
            /** @description Path below the base URL. */
            path: string;
        };
        /** @enum {string} */
        ExportFormat: "dtcg" | "css" | "scss" | "tailwind" | "shadcn" | "json" | "json-schema" | "md" | "llms-txt" | "design-md" | "palette" | "logos" | "skill" | "figma" | "swiftui" | "compose" | "flutter" | "wordpress" | "book.html" | "book.pdf";
        ExportListResponse: {
            data: {
                /** @description The brand's colour schemes, its own first; empty without colours. */
                schemes: ("light" | "dark")[];
                formats: components["schemas"]["ExportDescription"][];
            };
        };
        /** @description The file is being made: send the same request again. */
        ExportPrinting: {
            data: {
                /** @constant */
                status: "printing";
                format: components["schemas"]["ExportFormat"];
                /** @description What to do, for people. */
                message: string;
            };
        };
        /** @description The sections as they were extracted. One is null if it was not requested or failed. */
        ExtractedAnalysis: {
            things: components["schemas"]["ThingsSection"] | null;
            mission: components["schemas"]["MissionSection"] | null;
            audiences: components["schemas"]["AudiencesSection"] | null;
            tone: components["schemas"]["ToneSection"] | null;
            logos: components["schemas"]["LogosSection"] | null;
            colors: components["schemas"]["ColorsSection"] | null;
            typography: components["schemas"]["TypographySection"] | null;
            images: components["schemas"]["ImagesSection"] | null;
            spacing: components["schemas"]["SpacingSection"] | null;
            elevation: components["schemas"]["ElevationSection"] | null;
            "art-direction": components["schemas"]["ArtDirectionSection"] | null;
            "northstart-statement": components["schemas"]["NorthstartStatementSection"] | null;
            web: components["schemas"]["WebSection"] | null;
        };
        /** @description A brand without edits: every section has its own shape. */
        ExtractedBrand: {
            /**
             * Format: uuid
             * @description Id of the brand.
             */
            id: string;
            /** @description The brand's name as it was extracted; the host of the URL until then. */
            name: string;
            /**
             * Format: uri
             * @description The submitted URL, normalized.
             */
            source_url: string;
            /** @description Absolute URL of the favicon at the site; empty if there is none. */
            favicon_url: string;
            analysis_status: components["schemas"]["AnalysisStatus"];
            /** @description Null until the crawl starts. */
            analysis_started_at: string | null;
            /** @description Null unless the analysis is complete. */
            analysis_completed_at: string | null;
            /**
             * Format: date-time
             * @description When the URL was submitted.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the brand last changed.
             */
            updated_at: string;
            /** @description When binary assets are deleted; null until the analysis is final. */
            assets_expire_at: string | null;
            /** @description True once binary assets are deleted. */
            assets_expired: boolean;
            /** @description Position in the queue, from 1; 0 once the analysis runs or is final. */
            queue_position: number;
            /** @description Estimated minutes until the analysis starts; 0 once it has started. */
            estimated_wait_minutes: number;
            /**
             * @description Nobody edited a section.
             * @constant
             */
            has_overrides: false;
            /** @description The sections that people edited. */
            overridden_sections: components["schemas"]["SectionName"][];
            /** @description The stages that were requested. */
            requested_stages: string[];
            /** @description The stages to run, in order: the requested stages and their dependencies. */
            resolved_stages: string[];
            /** @description Maximum number of pages to crawl. */
            max_pages: number;
            /** @description Caveats about this result, or why the analysis failed, in plain language. */
            quality_note: string;
            /** @description Seconds that binary assets are kept after the analysis is final. */
            cache_ttl: number;
            /** @description Null while an analysis is queued or running, and if none was ever complete. */
            analysis: components["schemas"]["ExtractedAnalysis"] | null;
        };
        FontFamily: {
            name: string;
            usage: string;
            availability: {
                /**
                 * @description Where the family comes from.
                 * @enum {string}
                 */
                availability: "google" | "bunny" | "self-hosted" | "commercial" | "system" | "unknown";
                requires_license: boolean;
                foundry: string;
                license_type: string;
                recommended_alternative: string;
                alternative_rationale: string;
                notes: string;
                google_fonts_css_url: string;
                bunny_fonts_css_url: string;
            };
        };
        Health: {
            /** @constant */
            status: "ok";
        };
        ImageAsset: {
            url: string;
            /** @description Key of the file in the asset store; empty if it was not stored. Its last part is the `name` in `GET /v1/api/brands/{brandId}/assets/{name}`. */
            minio_key: string;
            role: string;
            description: string;
            alt: string;
            classes: string;
            library_guess: string;
            page_url: string;
        };
        ImagesSection: {
            summary: {
                overall_mood: {
                    keywords: string[];
                    description: string;
                };
            };
            photographic_style: {
                subjects: {
                    primary: string[];
                    secondary: string[];
                };
                composition: {
                    framing: string[];
                    camera_angles: string[];
                    layout: string[];
                    notes: string;
                };
                lighting_and_color: {
                    lighting: string[];
                    /**
                     * @description Empty if there are no photographs.
                     * @enum {string}
                     */
                    contrast: "low" | "medium" | "high" | "";
                    palette_relation_to_brand_colors: string;
                    notes: string;
                };
                people_and_characters: {
                    diversity_notes: string;
                    styling: string[];
                    emotional_tone: string[];
                };
                backgrounds_and_environments: {
                    types: string[];
                    depth_of_field: string;
                    use_of_gradients_or_textures: string;
                };
                examples: {
                    role: string;
                    description: string;
                    page_context: string;
                }[];
            };
            illustration_style: {
                style_keywords: string[];
                technique: string;
                color_usage: string;
                line_and_shape_language: string;
                character_design: string;
                examples: {
                    role: string;
                    description: string;
                    page_context: string;
                }[];
            };
            icon_style: {
                visual_style: {
                    stroke_vs_fill: string;
                    stroke_weight: string;
                    corner_radius: string;
                    metaphor_style: string[];
                    consistency_notes: string;
                };
                usage_contexts: string[];
                possible_library: {
                    name: string;
                    notes: string;
                };
                examples: {
                    role: string;
                    description: string;
                    page_context: string;
                }[];
            };
            product_imagery: {
                ui_screenshots: {
                    layout_and_chrome: string[];
                    backgrounds: string[];
                    color_and_mood: string[];
                    accent_details: string[];
                    composition: string[];
                    avoid: string[];
                    examples: {
                        role: string;
                        description: string;
                        page_context: string;
                    }[];
                };
                code_snippet_style: {
                    editor_treatment: string[];
                    syntax_colors: string[];
                    language_or_content: string[];
                    avoid: string[];
                    examples: {
                        role: string;
                        description: string;
                        page_context: string;
                    }[];
                };
            };
            assets: {
                images: components["schemas"]["ImageAsset"][];
                icons: components["schemas"]["ImageAsset"][];
            };
        };
        Invitation: {
            /** Format: uuid */
            id: string;
            /** @description Whom it is for; null for anybody with the link. */
            email: string | null;
            role: components["schemas"]["Role"];
            /** @description Null for the command line. */
            invited_by_user_id: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string;
        };
        InvitationListResponse: {
            data: components["schemas"]["Invitation"][];
        };
        /** @description Any JSON value. */
        JsonValue: unknown;
        /**
         * @description Production or staging. Keys of both reach the same brands; usage is reported by environment.
         * @enum {string}
         */
        KeyEnvironment: "prod" | "stag";
        KeyListResponse: {
            data: components["schemas"]["ApiKey"][];
            pagination: components["schemas"]["Pagination"];
        };
        LogoFile: {
            /** @description Path below the base URL where the file is served. */
            asset_path: string;
            /** @description File format, for instance "svg" or "png". */
            format: string;
            is_vector: boolean;
            /** @description Pixels of the file; of a vector, its intrinsic size, or null. */
            width: number | null;
            height: number | null;
            /** @description Present only on variants that were derived from a found logo. */
            generated?: boolean;
            /** @description Absolute URL of the original file; null for an inline SVG. */
            source_url: string | null;
            /** @description The page on which it was seen. */
            page_url: string;
        };
        LogoSlot: {
            /** @description Path below the base URL where the file is served. */
            asset_path: string;
            /** @description File format, for instance "svg" or "png". */
            format: string;
            is_vector: boolean;
            /** @description Pixels of the file; of a vector, its intrinsic size, or null. */
            width: number | null;
            height: number | null;
            /** @description Present only on variants that were derived from a found logo. */
            generated?: boolean;
        };
        LogoVariant: {
            /** @description Path below the base URL where the file is served. */
            asset_path: string;
            /** @description File format, for instance "svg" or "png". */
            format: string;
            is_vector: boolean;
            /** @description Pixels of the file; of a vector, its intrinsic size, or null. */
            width: number | null;
            height: number | null;
            /** @description Present only on variants that were derived from a found logo. */
            generated?: boolean;
            /** @description Absolute URL of the original file; null for an inline SVG. */
            source_url: string | null;
            /** @description The page on which it was seen. */
            page_url: string;
            key: string;
            label: string;
        };
        LogosSection: {
            slots: {
                mark_light: components["schemas"]["LogoSlot"] | null;
                mark_dark: components["schemas"]["LogoSlot"] | null;
                wordmark_light: components["schemas"]["LogoSlot"] | null;
                wordmark_dark: components["schemas"]["LogoSlot"] | null;
            };
            slot_definitions: {
                key: string;
                label: string;
                description: string;
            }[];
            primary_logo: components["schemas"]["LogoFile"] | null;
            variants: components["schemas"]["LogoVariant"][];
            favicon: components["schemas"]["LogoFile"] | null;
        };
        Me: {
            user: {
                id: string;
                /** @description Empty if the person has none here. */
                email: string;
                /** @description Empty until it is set. */
                name: string;
                /** @description Whether the person can sign in with a password. */
                has_password: boolean;
            };
            /** @description The workspaces of the person, in the order of joining. */
            workspaces: {
                /** Format: uuid */
                id: string;
                name: string;
                role: components["schemas"]["Role"];
            }[];
        };
        MeResponse: {
            data: components["schemas"]["Me"];
        };
        Member: {
            user_id: string;
            email: string;
            name: string;
            role: components["schemas"]["Role"];
            /** Format: date-time */
            joined_at: string;
        };
        MemberListResponse: {
            data: components["schemas"]["Member"][];
        };
        MemberResponse: {
            data: components["schemas"]["Member"];
        };
        /** @description Keys whose value is null are removed; all others are merged into the section. */
        MergePatch: {
            [key: string]: unknown;
        };
        MissionSection: {
            mission_statement: {
                statement: string;
                explanation: string;
            };
            vision: {
                statement: string;
                explanation: string;
            };
            core_values: {
                title: string;
                description: string;
                icon_type: string;
            }[];
            brand_promise: {
                title: string;
                description: string;
                /** @description Kinds of pages that make the promise; from a model, where to use it. */
                usage_context: string[];
                icon_type: string;
            };
        };
        /** @description Usage of language models. */
        ModelUsage: {
            /** @description Input tokens that were neither read from nor written to the prompt cache. */
            input_tokens: number;
            /** @description Output tokens, including thinking tokens. */
            output_tokens: number;
            /** @description Input tokens written to the prompt cache. */
            cache_write_tokens: number;
            /** @description Input tokens read from the prompt cache. */
            cache_read_tokens: number;
            /** @description Millionths of a US dollar, at the prices configured at that time. */
            cost_micro_usd: number;
            /** @description Requests to a language model, including those that failed, were refused or were aborted. */
            calls: number;
            /** @description Calls whose usage is unknown; they are counted at their maximum. */
            estimated_calls: number;
        };
        NorthstartStatementSection: {
            situation_context: string;
            target_audience: string;
            pain_point: string;
            motivation_goal: string;
            desired_outcome: string;
            belief_aspiration: string;
            product_name: string;
            product_category: string;
            core_benefit: string;
            how_it_works: string;
            competitor_alternative: string;
            competitor_limitation: string;
            differentiator: string;
            transformation: string;
        };
        /** @description An OpenAPI 3.1 document. */
        OpenApiDocument: {
            /** @description The version of the OpenAPI specification. */
            openapi: string;
        } & {
            [key: string]: unknown;
        };
        Pagination: {
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description The `cursor` of the next page; empty on the last one. */
            next_cursor: string;
        };
        PaletteColor: {
            name: string;
            /** @description #rrggbb */
            hex: string;
            /** @description rgba(r, g, b, a) */
            rgba: string;
            /** @description hsl(h, s%, l%) */
            hsl: string;
            /** @description cmyk(c%, m%, y%, k%), computed from sRGB by formula, without a profile. For print, ask your printer. */
            cmyk: string;
            usage: string;
            /** @enum {string} */
            category: "primary" | "secondary" | "accent" | "neutral" | "background" | "text" | "semantic";
            /** @description Hue family, for instance "blue" or "neutral". */
            color_group: string;
            /** @description Share of the painted, weighted area, 0 to 1. */
            usage_frequency: number;
            /** @description For instance "60%"; the palette adds up to 100. */
            recommended_usage_percent: string;
            accessibility: {
                is_dark: boolean;
                is_light: boolean;
            };
        };
        ParseRequest: {
            /**
             * Format: uri
             * @description An http or https URL, without user name and password. Its fragment is removed.
             */
            url: string;
            /**
             * @description Maximum number of pages to crawl. Fewer pages are faster but yield less evidence.
             * @default 10
             */
            max_pages?: number;
            /** @description The stages to run; all by default. Dependencies are added: `colors` also runs `things`. */
            stages?: components["schemas"]["Stage"][];
            /**
             * @description Seconds that binary assets are kept after the analysis is final.
             * @default 1800
             * @enum {integer}
             */
            cache_ttl?: 300 | 900 | 1800 | 3600;
        };
        ParseResponse: {
            data: {
                /** Format: uuid */
                brand_id: string;
                status: components["schemas"]["AnalysisStatus"];
                source_url: string;
                message: string;
            };
        };
        /** @description A corner radius. */
        RadiusLevel: {
            /** @description `radius-1` is the smallest; `full` is that of a pill or circle. */
            name: string;
            /** @description Computed border-radius, for instance "8px". */
            value: string;
            /** @description Number of visible elements with this radius. */
            elements: number;
            /** @description Roles of these elements, most frequent first. */
            roles: string[];
            page: string;
            selector: string;
        };
        Readiness: {
            /** @enum {string} */
            status: "ok" | "degraded";
            dependencies: {
                [key: string]: "ok" | "unavailable";
            };
        };
        /** @default {} */
        ReanalyzeRequest: {
            /**
             * @description Maximum number of pages to crawl. Fewer pages are faster but yield less evidence.
             * @default 10
             */
            max_pages?: number;
            /** @description The stages to run; all by default. Dependencies are added: `colors` also runs `things`. */
            stages?: components["schemas"]["Stage"][];
            /**
             * @description Seconds that binary assets are kept after the analysis is final.
             * @default 1800
             * @enum {integer}
             */
            cache_ttl?: 300 | 900 | 1800 | 3600;
        };
        /** @description A family as declared and as rendered. */
        RenderedFace: {
            /** @description Its name in `font_families`. */
            family: string;
            /** @description The computed font-family list of most of its text. */
            stack: string;
            /** @description Stylesheets and hosts of its @font-face rules; empty if it has none. */
            declared_in: string[];
            /**
             * @description Whether its files loaded; `none` if it has no @font-face rule.
             * @enum {string}
             */
            load_status: "loaded" | "loading" | "unloaded" | "error" | "none";
            /** @description The fonts that the browser rendered its text with, most glyphs first. */
            rendered: {
                family: string;
                glyphs: number;
                share: number;
            }[];
        };
        RequestLimit: {
            /** @description Requests per window. */
            limit: number;
            /** @description How many are left in this window. */
            remaining: number;
            /** @description A window begins with its first request, and lasts this long. */
            window_seconds: number;
            /** @description When all of them are there again, to the minute; null if nothing was used. */
            resets_at: string | null;
        };
        /**
         * @description What a member may do. A viewer reads. An editor also submits, edits, exports and manages webhooks. An owner also manages keys, members and the workspace.
         * @enum {string}
         */
        Role: "viewer" | "editor" | "owner";
        RotatedSecretResponse: {
            data: {
                /** @description Signs every message (Standard Webhooks, `whsec_…`). It is shown only this once. */
                secret: string;
                /**
                 * Format: date-time
                 * @description Until then, messages are also signed with the previous secret.
                 */
                previous_secret_expires_at: string;
            };
        };
        /** @description A screenshot of a page. */
        Screenshot: {
            /** @description The value of `design_elements[].screenshot_index`. */
            index: number;
            /** @description URL of the page that it shows, from the top. */
            page: string;
            /** @description Path below the base URL at which it is served until the assets expire. */
            asset_path: string;
            /** @description In pixels, like `design_elements[].region`. */
            width: number;
            height: number;
        };
        SectionEvidence: {
            section: components["schemas"]["EvidenceSection"];
            /** @description Every value that was measured, quoted, or written by a model. */
            values: {
                /** @description JSON Pointer (RFC 6901) into the section as it was extracted, before edits. */
                path: string;
                /** @description Confidence in the value, 0 to 1; at most 0.6 for a model's own words, and 0.8 for quotes that it selected. */
                confidence: number;
                /** @description Where the value was seen, strongest evidence first. */
                seen: {
                    /** @description URL of the page, or of the file that contains it. */
                    page: string;
                    /** @description CSS selector of the first such element; "" if it is not an element. */
                    selector: string;
                    /** @description CSS property, HTML attribute, or `text`; `screenshot` for a region of a screenshot, `measured` for values that were counted over the site (`page` is then its first page). */
                    property: string;
                    /** @description The value as found there. */
                    value: string;
                    /** @description How often it was seen. */
                    count: number;
                    /**
                     * @description `rendered`: a visitor sees it. `declared`: only markup, headers or stylesheets contain it. `cited`: the value is in the words of a model, which are based on this and do not repeat it.
                     * @enum {string}
                     */
                    basis: "declared" | "rendered" | "cited";
                }[];
            }[];
            /** @description For `colors`: most text first. */
            contrast_pairs?: components["schemas"]["ContrastPair"][];
            /** @description For `colors`: empty if the site has one scheme only. */
            schemes?: components["schemas"]["ColorScheme"][];
            /** @description For `colors`: empty if main colour, header and background are the same on a small screen. */
            small_screens?: components["schemas"]["SmallScreenPalette"][];
            /** @description For `elevation`: from sharp to round. */
            radii?: components["schemas"]["RadiusLevel"][];
            /** @description For `typography`: each family as declared and as rendered. */
            faces?: components["schemas"]["RenderedFace"][];
            /** @description For `art-direction`: the screenshots that its `design_elements` refer to. */
            screenshots?: components["schemas"]["Screenshot"][];
            /** @description For sections for which a model was called. */
            writing?: components["schemas"]["WritingReport"];
        };
        /**
         * @description A section that people may edit.
         * @enum {string}
         */
        SectionName: "colors" | "typography" | "logos" | "tone" | "images" | "mission" | "audiences" | "art-direction" | "northstart-statement" | "things" | "web" | "audio";
        SectionPatchResult: {
            data: {
                /** @description The section as it is shown, including edits. */
                data: {
                    [key: string]: components["schemas"]["JsonValue"];
                };
                meta: {
                    /** @description Whether people edited the section. */
                    is_overridden: boolean;
                    /** @description When it was last edited; null without edits. */
                    override_updated_at: string | null;
                };
            };
        };
        /** @description The whole section: any keys, any values. */
        SectionReplacement: {
            [key: string]: unknown;
        };
        SectionResult: {
            data: {
                /** @description The section as it is shown, including edits. */
                data: {
                    [key: string]: components["schemas"]["JsonValue"];
                };
                meta: {
                    /** @description Whether people edited the section. */
                    is_overridden: boolean;
                    /** @description When it was last edited; null without edits. */
                    override_updated_at: string | null;
                    /**
                     * @description Only with `provisional=true`: this is a first look, measured on the first view of the home page. The final section replaces it.
                     * @constant
                     */
                    provisional?: true;
                };
            };
        };
        SectionsProvisionalEvent: {
            /** @constant */
            type: "sections.provisional";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description The brand of the event.
                 */
                brand_id: string;
                /** @description The sections that can be read with `provisional=true` before they are final. */
                sections: components["schemas"]["SectionName"][];
            };
        };
        /** @description The palette on a small screen, where it is another one. */
        SmallScreenPalette: {
            /** @description The width of the screen, as a media query. */
            trigger: string;
            /** @description What clearly has another colour than on a wide screen. */
            differs: ("primary" | "header" | "background")[];
            page: string;
            /** @description #rrggbb of the canvas of the page. */
            canvas: string;
            palette: {
                name: string;
                /** @description #rrggbb */
                hex: string;
                /** @enum {string} */
                category: "primary" | "secondary" | "accent" | "neutral" | "background" | "text" | "semantic";
                color_group: string;
                usage: string;
                /** @description Share of the painted, weighted area, 0 to 1. */
                usage_frequency: number;
                /** @description The colour of `primary_palette` that looks the same; null if there is none. */
                palette_index: number | null;
            }[];
            contrast_pairs: components["schemas"]["ContrastPair"][];
        };
        SpacingSection: {
            base_unit_px: number;
            scale: {
                name: string;
                value_px: number;
                role: string;
            }[];
            /** @enum {string} */
            confidence: "high" | "medium" | "low";
            rationale: string;
        };
        /**
         * @description A part of the analysis; it yields the section of the same name.
         * @enum {string}
         */
        Stage: "things" | "mission" | "audiences" | "tone" | "logos" | "colors" | "typography" | "images" | "art-direction" | "northstart-statement";
        StageDoneEvent: {
            /** @constant */
            type: "stage.done";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description The brand of the event.
                 */
                brand_id: string;
                /** @enum {string} */
                stage: "crawl" | "things" | "mission" | "audiences" | "tone" | "logos" | "colors" | "typography" | "images" | "art-direction" | "northstart-statement";
            };
        };
        StageFailedEvent: {
            /** @constant */
            type: "stage.failed";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description The brand of the event.
                 */
                brand_id: string;
                /** @enum {string} */
                stage: "crawl" | "things" | "mission" | "audiences" | "tone" | "logos" | "colors" | "typography" | "images" | "art-direction" | "northstart-statement";
                reason: string;
            };
        };
        StageRunningEvent: {
            /** @constant */
            type: "stage.running";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description The brand of the event.
                 */
                brand_id: string;
                /** @enum {string} */
                stage: "crawl" | "things" | "mission" | "audiences" | "tone" | "logos" | "colors" | "typography" | "images" | "art-direction" | "northstart-statement";
            };
        };
        ThingsSection: {
            name: string;
            description: string;
            purpose: string;
            capabilities: string[];
            category: string;
        };
        ToneSection: {
            voice_traits: {
                name: string;
                correct_example: string;
                incorrect_example: string;
                explanation: string;
            }[];
            example_phrases: {
                we_say: string[];
                we_dont_say: string[];
            };
            style_guidelines: {
                category: string;
                rule: string;
                example: string;
            }[];
            voice_summary: string;
            llm_prompts: {
                system_prompt: string;
                writing_instructions: string;
                quick_reference: string;
            };
        };
        TypographySection: {
            font_families: components["schemas"]["FontFamily"][];
            headings: {
                /** @enum {string} */
                level: "h1" | "h2" | "h3" | "h4" | "h5" | "h6";
                label: string;
                font_size: string;
                font_weight: string;
                line_height: string;
                letter_spacing: string;
                example_text_color: string;
                example_background_color: string;
                text_transform: string;
                special_effects: string;
                usage: string;
            }[];
            labels: {
                label: string;
                font_size: string;
                font_weight: string;
                text_transform: string;
                letter_spacing: string;
                example_text_color: string;
                usage: string;
            }[];
            body_text: {
                label: string;
                font_size: string;
                font_weight: string;
                line_height: string;
                example_text_color: string;
                usage: string;
            }[];
            links: {
                label: string;
                font_size: string;
                font_weight: string;
                text_decoration: string;
                hover_color: string;
                example_text_color: string;
                usage: string;
            }[];
            buttons: {
                label: string;
                font_size: string;
                font_weight: string;
                background_color: string;
                padding: string;
                border_radius: string;
                border: string;
                hover_background: string;
                example_text_color: string;
                usage: string;
            }[];
            blockquotes: {
                label: string;
                font_size: string;
                font_weight: string;
                line_height: string;
                font_style: string;
                border_left: string;
                padding: string;
                example_text_color: string;
                usage: string;
            }[];
            design_notes: string;
        };
        UpdateMeRequest: {
            /** @description Your name, as other members see it. */
            name: string;
        };
        UpdateMemberRequest: {
            role: components["schemas"]["Role"];
        };
        UpdateWebhookRequest: {
            /**
             * Format: uri
             * @description An https URL with a public address and a web port, without user name and password.
             */
            url?: string;
            description?: string;
            /** @description Empty: every type. */
            event_types?: components["schemas"]["WebhookEventType"][];
            /** @description True also clears `disabled_reason`. */
            enabled?: boolean;
        };
        UsageReport: {
            /**
             * Format: date
             * @description The first day, in UTC.
             */
            from: string;
            /**
             * Format: date
             * @description The last day, in UTC.
             */
            to: string;
            /** @description Accepted parse and reanalyze requests. */
            total: number;
            by_environment: {
                /** @description Accepted parse and reanalyze requests. */
                prod: number;
                /** @description Accepted parse and reanalyze requests. */
                stag: number;
            };
            /** @description Days, keys and environments without a request are omitted. */
            days: {
                /**
                 * Format: date
                 * @description In UTC.
                 */
                date: string;
                environment: components["schemas"]["KeyEnvironment"];
                /** @description Null for a request of a signed-in person. */
                api_key_id: string | null;
                /** @description Accepted parse and reanalyze requests. */
                requests: number;
            }[];
            /** @description Usage of the language model for the sections of these days; empty without a model. */
            models: {
                total: components["schemas"]["ModelUsage"];
                /** @description Days, models and stages without a call are omitted. */
                days: {
                    /** @description Input tokens that were neither read from nor written to the prompt cache. */
                    input_tokens: number;
                    /** @description Output tokens, including thinking tokens. */
                    output_tokens: number;
                    /** @description Input tokens written to the prompt cache. */
                    cache_write_tokens: number;
                    /** @description Input tokens read from the prompt cache. */
                    cache_read_tokens: number;
                    /** @description Millionths of a US dollar, at the prices configured at that time. */
                    cost_micro_usd: number;
                    /** @description Requests to a language model, including those that failed, were refused or were aborted. */
                    calls: number;
                    /** @description Calls whose usage is unknown; they are counted at their maximum. */
                    estimated_calls: number;
                    /**
                     * Format: date
                     * @description In UTC.
                     */
                    date: string;
                    /** @description Name of the model. */
                    model: string;
                    stage: components["schemas"]["Stage"];
                }[];
            };
        };
        UsageResponse: {
            data: components["schemas"]["UsageReport"];
        };
        WebSection: {
            component_libraries: {
                name: string;
                url: string;
                version: string;
                notes: string;
            }[];
            icon_libraries: {
                name: string;
                url: string;
                version: string;
                notes: string;
            }[];
            meta_frameworks: {
                name: string;
                url: string;
                version: string;
                notes: string;
            }[];
            state_management: {
                name: string;
                url: string;
                version: string;
                notes: string;
            }[];
            auth: {
                name: string;
                url: string;
                version: string;
                notes: string;
            }[];
            deployment: {
                name: string;
                url: string;
                version: string;
                notes: string;
            }[];
            css_framework: {
                name: string;
                version: string;
                /** @description Sites do not publish it: empty unless edited. */
                theme_config_url: string;
                notes: string;
            };
            language: string;
            runtime: string;
            package_manager: string;
            accessibility: string;
            animation: {
                library: string;
                reduced_motion: boolean;
                notes: string;
            };
            /** @description A tree in the Design Tokens (DTCG) format: custom properties, and what visible elements use. */
            design_tokens: {
                [key: string]: unknown;
            };
            preferred_patterns: string[];
            custom_urls: {
                label: string;
                url: string;
            }[];
            notes: string;
        };
        WebhookAttempt: {
            /** @description From 1. */
            number: number;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            started_at: string;
            /** @description Milliseconds until the response or failure. */
            duration_ms: number;
            /** @description Null if there was no response. */
            response_status: number | null;
            /** @description The beginning of the response. */
            response_body: string;
            /** @description Why it failed; empty on success. */
            error: string;
        };
        WebhookDelivery: {
            /**
             * Format: uuid
             * @description Id of the delivery.
             */
            id: string;
            /**
             * Format: uuid
             * @description The webhook that receives it.
             */
            webhook_id: string;
            /** @description Null for a test message. */
            brand_id: string | null;
            /** @description The `webhook-id` header, the same on every attempt. */
            message_id: string;
            /** @description The type of the event, or `webhook.test`. */
            type: string;
            status: components["schemas"]["DeliveryStatus"];
            /** @description Number of attempts. */
            attempt_count: number;
            /** @description Of the last attempt; null if there was no response. */
            response_status: number | null;
            /** @description Null once it is final, and while it is being sent. */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @description When it was queued.
             */
            created_at: string;
            /** @description When it succeeded or failed; null until then. */
            finished_at: string | null;
            /** @description The body exactly as signed and sent. */
            request_body: string;
            /** @description Oldest first; the last 100 if there are more. */
            attempts: components["schemas"]["WebhookAttempt"][];
        };
        WebhookDeliverySummary: {
            /**
             * Format: uuid
             * @description Id of the delivery.
             */
            id: string;
            /**
             * Format: uuid
             * @description The webhook that receives it.
             */
            webhook_id: string;
            /** @description Null for a test message. */
            brand_id: string | null;
            /** @description The `webhook-id` header, the same on every attempt. */
            message_id: string;
            /** @description The type of the event, or `webhook.test`. */
            type: string;
            status: components["schemas"]["DeliveryStatus"];
            /** @description Number of attempts. */
            attempt_count: number;
            /** @description Of the last attempt; null if there was no response. */
            response_status: number | null;
            /** @description Null once it is final, and while it is being sent. */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @description When it was queued.
             */
            created_at: string;
            /** @description When it succeeded or failed; null until then. */
            finished_at: string | null;
        };
        WebhookEndpoint: {
            /**
             * Format: uuid
             * @description Id of the webhook.
             */
            id: string;
            /** @description URL that receives the messages. */
            url: string;
            /** @description Its purpose, in your words. */
            description: string;
            /** @description Empty: every type. */
            event_types: components["schemas"]["WebhookEventType"][];
            /** @description Whether messages are sent. */
            enabled: boolean;
            /** @description Why the service disabled it; empty otherwise. */
            disabled_reason: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        /**
         * @description What can happen to a brand. `brand.idle`: its analysis was cancelled. More types may be added.
         * @enum {string}
         */
        WebhookEventType: "brand.queued" | "brand.running" | "brand.complete" | "brand.failed" | "brand.idle" | "brand.section_updated" | "brand.assets_expired";
        WebhookListResponse: {
            data: components["schemas"]["WebhookEndpoint"][];
            pagination: components["schemas"]["Pagination"];
        };
        WebhookResponse: {
            data: components["schemas"]["WebhookEndpoint"];
        };
        WebhookTestEvent: {
            /** @constant */
            type: "webhook.test";
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /** Format: uuid */
                webhook_id: string;
            };
        };
        Workspace: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Your role. */
            role: components["schemas"]["Role"];
        };
        /** @description What the workspace may do, and what is left of it. */
        WorkspaceLimits: {
            /**
             * @description Analyses and content need `active` or `trialing`.
             * @enum {string}
             */
            subscription: "trialing" | "active" | "past_due" | "canceled" | "none";
            /** @description Parse and reanalyze requests. */
            analyses: components["schemas"]["RequestLimit"];
            /** @description New API keys. */
            key_creation: components["schemas"]["RequestLimit"];
            /** @description Webhooks created, changed or deleted. */
            webhook_changes: components["schemas"]["RequestLimit"];
            /** @description Webhooks that the workspace has. */
            webhooks: {
                limit: number;
                used: number;
            };
            /** @description Analyses at a time. */
            concurrent_analyses: {
                /** @description How many of the workspace run at a time; null for the default of the service. */
                limit: number | null;
                running: number;
                waiting: number;
            };
        };
        WorkspaceLimitsResponse: {
            data: components["schemas"]["WorkspaceLimits"];
        };
        WorkspaceRequest: {
            /** @description Its name; no other workspace may have it. */
            name: string;
        };
        WorkspaceResponse: {
            data: components["schemas"]["Workspace"];
        };
        /** @description How the output of the model was used in a section. */
        WritingReport: {
            /**
             * @description Whether a model contributed to the section, or rules alone composed it.
             * @enum {string}
             */
            by: "model" | "rules";
            /** @description Version of the prompt. */
            prompt: string;
            /** @description The model that responded; empty if none did. */
            model: string;
            /** @description Share of the output of the model that the evidence supports, 0 to 1; null if it returned nothing. */
            groundedness: number | null;
            /** @description How much was rejected, by reason, for instance "color" or "citation". */
            dropped: {
                [key: string]: number;
            };
            /** @description What the rules had filled and is empty because the model found that the site does not say it, as JSON Pointers. */
            emptied?: string[];
            /** @description Why the model did not contribute; empty if it did. */
            reason: string;
        };
    };
    responses: {
        /** @description `ANALYSIS_ACTIVE`: An analysis of this brand is queued or running. `IDEMPOTENCY_KEY_IN_USE`: A request with this Idempotency-Key is still in progress. */
        "AnalysisActiveOrIdempotencyKeyInUse-Counted": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After-Maybe"];
                RateLimit: components["headers"]["RateLimit-Maybe"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy-Maybe"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `ANALYSIS_NOT_ACTIVE`: No analysis of this brand is queued or running. */
        AnalysisNotActive: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `ANALYSIS_NOT_COMPLETE`: The analysis of this brand is not complete. */
        AnalysisNotComplete: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `ASSETS_EXPIRED`: The assets of this brand have expired. */
        AssetsExpired: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `BRAND_NOT_FOUND`: Brand not found. */
        BrandNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `BRAND_NOT_FOUND`: Brand not found. */
        "BrandNotFound-Counted": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit-Maybe"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy-Maybe"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `BRAND_NOT_FOUND`: Brand not found. `NOT_FOUND`: Not found. */
        BrandNotFoundOrNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `FORBIDDEN_ROLE`: Your role in this workspace does not allow this. `CROSS_SITE_REQUEST`: A request that is signed in by cookie must come from a page of this service (Origin or Sec-Fetch-Site). */
        ForbiddenRoleOrCrossSiteRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `IDEMPOTENCY_KEY_IN_USE`: A request with this Idempotency-Key is still in progress. */
        "IdempotencyKeyInUse-Counted": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After-Maybe"];
                RateLimit: components["headers"]["RateLimit-Maybe"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy-Maybe"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `IDEMPOTENCY_KEY_REUSED`: This Idempotency-Key was used with another request. */
        IdempotencyKeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `INTERNAL`: An unexpected error occurred. */
        Internal: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `INTERNAL`: An unexpected error occurred. */
        "Internal-Counted": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit-Maybe"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy-Maybe"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `LAST_OWNER`: A workspace needs an owner: make another member an owner first. */
        LastOwner: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `NAME_TAKEN`: Another workspace has this name. */
        NameTaken: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `NAME_TAKEN`: Another workspace has this name. */
        "NameTaken-Counted": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit-Maybe"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy-Maybe"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `NOT_FOUND`: Not found. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `NOT_FOUND`: Not found. */
        "NotFound-Counted": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit-Maybe"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy-Maybe"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `PAYLOAD_TOO_LARGE`: The request body is too large. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `PRINT_FAILED`: The book could not be printed; a request after `Retry-After` tries again. `UNAVAILABLE`: Temporarily unavailable, please retry. */
        PrintFailedOrUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `RANGE_NOT_SATISFIABLE`: The requested range is outside the file. */
        RangeNotSatisfiable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Range": components["headers"]["Content-Range"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `RATE_LIMITED`: Rate limit exceeded. */
        RateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `SUBSCRIPTION_REQUIRED`: An active subscription is required. */
        SubscriptionRequired: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `SUBSCRIPTION_REQUIRED`: An active subscription is required. `FORBIDDEN_ROLE`: Your role in this workspace does not allow this. `CROSS_SITE_REQUEST`: A request that is signed in by cookie must come from a page of this service (Origin or Sec-Fetch-Site). */
        SubscriptionRequiredOrForbiddenRoleOrCrossSiteRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `UNAUTHENTICATED`: No API key, a malformed one, or one that is unknown or revoked. */
        Unauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `UNAVAILABLE`: Temporarily unavailable, please retry. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `UNAVAILABLE`: Temporarily unavailable, please retry. */
        "Unavailable-Counted": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                RateLimit: components["headers"]["RateLimit-Maybe"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy-Maybe"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `UNSUPPORTED_MEDIA_TYPE`: The request body must be application/json. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Accept-Patch": components["headers"]["Accept-Patch-Maybe"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `USER_REQUIRED`: This requires a signed-in user; an API key is not sufficient. */
        UserRequired: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `USER_REQUIRED`: This requires a signed-in user; an API key is not sufficient. `CROSS_SITE_REQUEST`: A request that is signed in by cookie must come from a page of this service (Origin or Sec-Fetch-Site). */
        UserRequiredOrCrossSiteRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `USER_REQUIRED`: This requires a signed-in user; an API key is not sufficient. `FORBIDDEN_ROLE`: Your role in this workspace does not allow this. */
        UserRequiredOrForbiddenRole: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `USER_REQUIRED`: This requires a signed-in user; an API key is not sufficient. `FORBIDDEN_ROLE`: Your role in this workspace does not allow this. `CROSS_SITE_REQUEST`: A request that is signed in by cookie must come from a page of this service (Origin or Sec-Fetch-Site). */
        UserRequiredOrForbiddenRoleOrCrossSiteRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `VALIDATION_ERROR`: The request is invalid; `details` names each field. */
        ValidationError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `VALIDATION_ERROR`: The request is invalid; `details` names each field. `INVALID_JSON`: The request body is not valid JSON. */
        ValidationErrorOrInvalidJson: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `WEBHOOK_DISABLED`: The webhook is disabled. */
        WebhookDisabled: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `WEBHOOK_LIMIT_REACHED`: A workspace may have at most 20 webhooks. */
        "WebhookLimitReached-Counted": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit-Maybe"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy-Maybe"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description Makes the request safe to retry: for 24 hours the same key and body get the first response again. Use a new random value, such as a UUID, for each operation. */
        "Idempotency-Key": string;
        /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
        "X-Request-Id": string;
        /** @description The `ETag` of an earlier response. You get 304 without a body while nothing has changed. */
        "If-None-Match": string;
        /**
         * @description Id of the message, the same on every attempt. Use it to deduplicate.
         * @example msg_2b7d8f0e4c5a4c0e9a1f
         */
        "webhook-id": string;
        /**
         * @description Time of this attempt, in seconds since 1970. Reject messages older than a few minutes.
         * @example 1795250000
         */
        "webhook-timestamp": string;
        /**
         * @description Signatures separated by spaces, each `v1,` and the base64 of an HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}` with the secret of the endpoint. There are two while a secret is being rotated; accept any.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        "webhook-signature": string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Id of the request: the value of its `X-Request-Id`, or a new one. It is also in our logs.
         * @example 5f0d9c2e-6c1a-4a63-b7a0-52c6b6f6f3f9
         */
        "X-Request-Id": string;
        /**
         * @description Whether and for how long the response may be cached.
         * @example private, no-cache
         */
        "Cache-Control": string;
        /**
         * @description URL of the new resource.
         * @example /v1/api/brands/0b9d3a9e-5a52-4f0f-9d49-1c7a4b9a3c11
         */
        Location: string;
        /**
         * @description Seconds to wait before you retry.
         * @example 5
         */
        "Retry-After": number;
        /**
         * @description What is left of the limit: `r` requests, and `t` seconds until the window ends.
         * @example "parse";r=7;t=2412
         */
        "RateLimit-Maybe": string;
        /**
         * @description The limit: `q` requests in a window of `w` seconds.
         * @example "parse";q=10;w=3600
         */
        "RateLimit-Policy-Maybe": string;
        /**
         * @description `true` if this is the stored response of an earlier request with the same `Idempotency-Key`.
         * @example true
         */
        "Idempotency-Replayed-Maybe": "true";
        /**
         * @description How to authenticate.
         * @example Bearer
         */
        "WWW-Authenticate": string;
        /**
         * @description Seconds to wait before you retry.
         * @example 5
         */
        "Retry-After-Maybe": number;
        /**
         * @description The media types that a `PATCH` accepts (RFC 5789).
         * @example application/merge-patch+json, application/json
         */
        "Accept-Patch-Maybe": string;
        /**
         * @description What is left of the limit: `r` requests, and `t` seconds until the window ends.
         * @example "parse";r=7;t=2412
         */
        RateLimit: string;
        /**
         * @description The limit: `q` requests in a window of `w` seconds.
         * @example "parse";q=10;w=3600
         */
        "RateLimit-Policy": string;
        /**
         * @description Version of the response. Send it as `If-None-Match` to get 304 while nothing has changed.
         * @example "1f3-8Cq5mA0u2oWc0k8sJ7nq5o4bX1U"
         */
        ETag: string;
        /**
         * @description The file supports range requests.
         * @example bytes
         */
        "Accept-Ranges": "bytes";
        /**
         * @description `inline` for bitmap images; `attachment` for files that could run script, such as SVG, and for exports, with their file name.
         * @example inline
         */
        "Content-Disposition": string;
        /**
         * @description The byte range and the size of the file.
         * @example bytes 0-1023/4096
         */
        "Content-Range": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    parse: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to retry: for 24 hours the same key and body get the first response again. Use a new random value, such as a UUID, for each operation. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParseRequest"];
            };
        };
        responses: {
            /** @description Accepted; the work continues. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit-Maybe"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy-Maybe"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed-Maybe"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParseResponse"];
                };
            };
            400: components["responses"]["ValidationErrorOrInvalidJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenRoleOrCrossSiteRequest"];
            409: components["responses"]["IdempotencyKeyInUse-Counted"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal-Counted"];
            503: components["responses"]["Unavailable-Counted"];
        };
    };
    reanalyze: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to retry: for 24 hours the same key and body get the first response again. Use a new random value, such as a UUID, for each operation. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @description The `id` of the brand. */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReanalyzeRequest"];
            };
        };
        responses: {
            /** @description Accepted; the work continues. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit-Maybe"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy-Maybe"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed-Maybe"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParseResponse"];
                };
            };
            400: components["responses"]["ValidationErrorOrInvalidJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenRoleOrCrossSiteRequest"];
            404: components["responses"]["BrandNotFound-Counted"];
            409: components["responses"]["AnalysisActiveOrIdempotencyKeyInUse-Counted"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal-Counted"];
            503: components["responses"]["Unavailable-Counted"];
        };
    };
    cancelAnalysis: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @description The `id` of the brand. */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandResponse"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenRoleOrCrossSiteRequest"];
            404: components["responses"]["BrandNotFound"];
            409: components["responses"]["AnalysisNotActive"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    watchBrand: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the last event you received; the stream resumes after it. */
                "Last-Event-Id"?: string;
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @description The `id` of the brand. */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Done; the response has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["BrandNotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBrands: {
        parameters: {
            query?: {
                /** @description Maximum number of entries per page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page; empty or missing for the first page. */
                cursor?: string;
                /** @description Only brands whose newest analysis has this status. */
                status?: components["schemas"]["AnalysisStatus"];
                /** @description Part of the name or host, case-insensitive. */
                q?: string;
            };
            header?: {
                /** @description The `ETag` of an earlier response. You get 304 without a body while nothing has changed. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandListResponse"];
                };
            };
            /** @description Not modified since the version in `If-None-Match`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBrand: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response. The response is 304 without a body if nothing has changed. */
                "If-None-Match"?: string;
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @description The `id` of the brand. */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandDetailResponse"];
                };
            };
            /** @description Not modified since the version in `If-None-Match`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SubscriptionRequired"];
            404: components["responses"]["BrandNotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBrand: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @description The `id` of the brand. */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the response has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenRoleOrCrossSiteRequest"];
            404: components["responses"]["BrandNotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBrandAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description A range of the file, such as `bytes=0-1023`. Multiple ranges are not supported. */
                Range?: string;
                /** @description The `ETag` of the file that the range refers to. If the file has changed, it is sent whole. */
                "If-Range"?: string;
                /** @description The `ETag` of an earlier response. The response is 304 without a body if nothing has changed. */
                "If-None-Match"?: string;
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @description The `id` of the brand. */
                brandId: string;
                /** @description The last part of an `asset_path` of the analysis. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description A part of the file. */
            206: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Not modified since the version in `If-None-Match`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SubscriptionRequired"];
            404: components["responses"]["BrandNotFoundOrNotFound"];
            410: components["responses"]["AssetsExpired"];
            416: components["responses"]["RangeNotSatisfiable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSection: {
        parameters: {
            query?: {
                /** @description `extracted`: as the latest analysis found it, without edits. */
                source?: "shown" | "extracted";
                /** @description `true`: while an analysis runs and the section is not final, a first look at the home page is shown if there is one, marked by `meta.provisional`. */
                provisional?: "true" | "false";
            };
            header?: {
                /** @description The `ETag` of an earlier response. The response is 304 without a body if nothing has changed. */
                "If-None-Match"?: string;
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @description The `id` of the brand. */
                brandId: string;
                /** @description Name of the section. */
                section: components["schemas"]["SectionName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectionResult"];
                };
            };
            /** @description Not modified since the version in `If-None-Match`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SubscriptionRequired"];
            404: components["responses"]["BrandNotFound"];
            409: components["responses"]["AnalysisNotComplete"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceSection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The section's ETag as last read: the edit fails with 412 if the section has changed since. */
                "If-Match"?: string;
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @description The `id` of the brand. */
                brandId: string;
                /** @description Name of the section. */
                section: components["schemas"]["SectionName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SectionReplacement"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectionPatchResult"];
                };
            };
            400: components["responses"]["ValidationErrorOrInvalidJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SubscriptionRequiredOrForbiddenRoleOrCrossSiteRequest"];
            404: components["responses"]["BrandNotFound"];
            409: components["responses"]["AnalysisNotComplete"];
            /** @description `STALE`: The resource has changed since the version in If-Match. */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchSection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The section's ETag as last read: the edit fails with 412 if the section has changed since. */
                "If-Match"?: string;
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @description The `id` of the brand. */
                brandId: string;
                /** @description Name of the section. */
                section: components["schemas"]["SectionName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["MergePatch"];
                "application/json": components["schemas"]["MergePatch"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectionPatchResult"];
                };
            };
            400: components["responses"]["ValidationErrorOrInvalidJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SubscriptionRequiredOrForbiddenRoleOrCrossSiteRequest"];
            404: components["responses"]["BrandNotFound"];
            409: components["responses"]["AnalysisNotComplete"];
            /** @description `STALE`: The resource has changed since the version in If-Match. */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    revertSection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The section's ETag as last read: the edit fails with 412 if the section has changed since. */
                "If-Match"?: string;
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @description The `id` of the brand. */
                brandId: string;
                /** @description Name of the section. */
                section: components["schemas"]["SectionName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectionPatchResult"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SubscriptionRequiredOrForbiddenRoleOrCrossSiteRequest"];
            404: components["responses"]["BrandNotFound"];
            409: components["responses"]["AnalysisNotComplete"];
            /** @description `STALE`: The resource has changed since the version in If-Match. */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEditHistory: {
        parameters: {
            query?: {
                /** @description Maximum number of entries per page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page; empty or missing for the first page. */
                cursor?: string;
                /** @description Only edits of this section. */
                section?: components["schemas"]["SectionName"];
            };
            header?: {
                /** @description The `ETag` of an earlier response. You get 304 without a body while nothing has changed. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @description The `id` of the brand. */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditHistoryResponse"];
                };
            };
            /** @description Not modified since the version in `If-None-Match`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SubscriptionRequired"];
            404: components["responses"]["BrandNotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEvidence: {
        parameters: {
            query?: {
                /** @description Only this section; all sections by default. */
                section?: components["schemas"]["EvidenceSection"];
            };
            header?: {
                /** @description The `ETag` of an earlier response. The response is 304 without a body if nothing has changed. */
                "If-None-Match"?: string;
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @description The `id` of the brand. */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvidenceResponse"];
                };
            };
            /** @description Not modified since the version in `If-None-Match`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SubscriptionRequired"];
            404: components["responses"]["BrandNotFound"];
            409: components["responses"]["AnalysisNotComplete"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExports: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response. The response is 304 without a body if nothing has changed. */
                "If-None-Match"?: string;
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @description The `id` of the brand. */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportListResponse"];
                };
            };
            /** @description Not modified since the version in `If-None-Match`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SubscriptionRequired"];
            404: components["responses"]["BrandNotFound"];
            409: components["responses"]["AnalysisNotComplete"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExport: {
        parameters: {
            query?: {
                /** @description Which colours: `both` has the site's own scheme, and the other one if the site has one. */
                scheme?: "light" | "dark" | "both";
                /** @description Put before the names of tokens, such as `acme` for `--acme-color-primary`. */
                prefix?: string;
            };
            header?: {
                /** @description The `ETag` of an earlier response. The response is 304 without a body if nothing has changed. */
                "If-None-Match"?: string;
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @description The `id` of the brand. */
                brandId: string;
                /** @description Name of the format. */
                format: components["schemas"]["ExportFormat"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Accepted; the work continues. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportPrinting"];
                };
            };
            /** @description Not modified since the version in `If-None-Match`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SubscriptionRequired"];
            404: components["responses"]["BrandNotFound"];
            409: components["responses"]["AnalysisNotComplete"];
            500: components["responses"]["Internal"];
            503: components["responses"]["PrintFailedOrUnavailable"];
        };
    };
    listKeys: {
        parameters: {
            query?: {
                /** @description Maximum number of entries per page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page; empty or missing for the first page. */
                cursor?: string;
                /** @description Only keys of this environment. */
                environment?: components["schemas"]["KeyEnvironment"];
            };
            header?: {
                /** @description The `ETag` of an earlier response. You get 304 without a body while nothing has changed. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyListResponse"];
                };
            };
            /** @description Not modified since the version in `If-None-Match`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateKeyRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedKeyResponse"];
                };
            };
            400: components["responses"]["ValidationErrorOrInvalidJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["UserRequiredOrForbiddenRoleOrCrossSiteRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal-Counted"];
            503: components["responses"]["Unavailable-Counted"];
        };
    };
    getKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response. You get 304 without a body while nothing has changed. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @description The `id` of the key. */
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyResponse"];
                };
            };
            /** @description Not modified since the version in `If-None-Match`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @description The `id` of the key. */
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the response has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["UserRequiredOrForbiddenRoleOrCrossSiteRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response. You get 304 without a body while nothing has changed. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            /** @description Not modified since the version in `If-None-Match`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["UserRequired"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMeRequest"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            400: components["responses"]["ValidationErrorOrInvalidJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["UserRequiredOrCrossSiteRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWorkspace: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkspaceRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceResponse"];
                };
            };
            400: components["responses"]["ValidationErrorOrInvalidJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["UserRequiredOrCrossSiteRequest"];
            404: components["responses"]["NotFound-Counted"];
            409: components["responses"]["NameTaken-Counted"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal-Counted"];
            503: components["responses"]["Unavailable-Counted"];
        };
    };
    deleteWorkspace: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteWorkspaceRequest"];
            };
        };
        responses: {
            /** @description Done; the response has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationErrorOrInvalidJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["UserRequiredOrForbiddenRoleOrCrossSiteRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWorkspace: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkspaceRequest"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceResponse"];
                };
            };
            400: components["responses"]["ValidationErrorOrInvalidJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["UserRequiredOrForbiddenRoleOrCrossSiteRequest"];
            409: components["responses"]["NameTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    leaveWorkspace: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the response has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["UserRequiredOrCrossSiteRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LastOwner"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                /** @description Maximum number of entries per page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page; empty or missing for the first page. */
                cursor?: string;
            };
            header?: {
                /** @description The `ETag` of an earlier response. You get 304 without a body while nothing has changed. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLogResponse"];
                };
            };
            /** @description Not modified since the version in `If-None-Match`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["UserRequiredOrForbiddenRole"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLimits: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response. You get 304 without a body while nothing has changed. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceLimitsResponse"];
                };
            };
            /** @description Not modified since the version in `If-None-Match`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMembers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response. You get 304 without a body while nothing has changed. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberListResponse"];
                };
            };
            /** @description Not modified since the version in `If-None-Match`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["UserRequired"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @description The `user_id` of the member. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the response has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["UserRequiredOrForbiddenRoleOrCrossSiteRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LastOwner"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @description The `user_id` of the member. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMemberRequest"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberResponse"];
                };
            };
            400: components["responses"]["ValidationErrorOrInvalidJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["UserRequiredOrForbiddenRoleOrCrossSiteRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LastOwner"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvitations: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response. You get 304 without a body while nothing has changed. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationListResponse"];
                };
            };
            /** @description Not modified since the version in `If-None-Match`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["UserRequiredOrForbiddenRole"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInvitationRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedInvitationResponse"];
                };
            };
            400: components["responses"]["ValidationErrorOrInvalidJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["UserRequiredOrForbiddenRoleOrCrossSiteRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @description The `id` of the invitation. */
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the response has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["UserRequiredOrForbiddenRoleOrCrossSiteRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUsage: {
        parameters: {
            query?: {
                /** @description The first day, in UTC; 29 days before `to` by default. */
                from?: string & (unknown & unknown);
                /** @description The last day, in UTC; today by default. */
                to?: string & (unknown & unknown);
            };
            header?: {
                /** @description The `ETag` of an earlier response. You get 304 without a body while nothing has changed. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageResponse"];
                };
            };
            /** @description Not modified since the version in `If-None-Match`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBrandUsage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response. You get 304 without a body while nothing has changed. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @description The `id` of the brand. */
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandUsageResponse"];
                };
            };
            /** @description Not modified since the version in `If-None-Match`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["BrandNotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description Maximum number of entries per page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page; empty or missing for the first page. */
                cursor?: string;
            };
            header?: {
                /** @description The `ETag` of an earlier response. You get 304 without a body while nothing has changed. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookListResponse"];
                };
            };
            /** @description Not modified since the version in `If-None-Match`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhookResponse"];
                };
            };
            400: components["responses"]["ValidationErrorOrInvalidJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenRoleOrCrossSiteRequest"];
            409: components["responses"]["WebhookLimitReached-Counted"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal-Counted"];
            503: components["responses"]["Unavailable-Counted"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response. You get 304 without a body while nothing has changed. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @description The `id` of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            /** @description Not modified since the version in `If-None-Match`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @description The `id` of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the response has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenRoleOrCrossSiteRequest"];
            404: components["responses"]["NotFound-Counted"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal-Counted"];
            503: components["responses"]["Unavailable-Counted"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @description The `id` of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookRequest"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            400: components["responses"]["ValidationErrorOrInvalidJson"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenRoleOrCrossSiteRequest"];
            404: components["responses"]["NotFound-Counted"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal-Counted"];
            503: components["responses"]["Unavailable-Counted"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @description The `id` of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedSecretResponse"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenRoleOrCrossSiteRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @description The `id` of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted; the work continues. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryResponse"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenRoleOrCrossSiteRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WebhookDisabled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Maximum number of entries per page. */
                limit?: number;
                /** @description The `next_cursor` of the previous page; empty or missing for the first page. */
                cursor?: string;
                /** @description Only deliveries with this status. */
                status?: components["schemas"]["DeliveryStatus"];
            };
            header?: {
                /** @description The `ETag` of an earlier response. You get 304 without a body while nothing has changed. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @description The `id` of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryListResponse"];
                };
            };
            /** @description Not modified since the version in `If-None-Match`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response. You get 304 without a body while nothing has changed. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @description The `id` of the webhook. */
                webhookId: string;
                /** @description The `id` of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryResponse"];
                };
            };
            /** @description Not modified since the version in `If-None-Match`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeliverWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @description The `id` of the webhook. */
                webhookId: string;
                /** @description The `id` of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted; the work continues. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryResponse"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenRoleOrCrossSiteRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WebhookDisabled"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    healthz: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response. You get 304 without a body while nothing has changed. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Not modified since the version in `If-None-Match`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Internal"];
        };
    };
    readyz: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response. You get 304 without a body while nothing has changed. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            /** @description Not modified since the version in `If-None-Match`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOpenApi: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response. The response is 304 without a body if nothing has changed. */
                "If-None-Match"?: string;
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenApiDocument"];
                };
            };
            /** @description Not modified since the version in `If-None-Match`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Internal"];
        };
    };
    getReference: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response. The response is 304 without a body if nothing has changed. */
                "If-None-Match"?: string;
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Not modified since the version in `If-None-Match`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Internal"];
        };
    };
    getReferenceFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response. The response is 304 without a body if nothing has changed. */
                "If-None-Match"?: string;
                /** @description Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`. */
                "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            path: {
                /** @description The name of the file. */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Not modified since the version in `If-None-Match`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationError"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
        };
    };
    BrandQueuedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the message, the same on every attempt. Use it to deduplicate.
                 * @example msg_2b7d8f0e4c5a4c0e9a1f
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time of this attempt, in seconds since 1970. Reject messages older than a few minutes.
                 * @example 1795250000
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures separated by spaces, each `v1,` and the base64 of an HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}` with the secret of the endpoint. There are two while a secret is being rotated; accept any.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrandQueuedEvent"];
            };
        };
        responses: {
            /** @description Gone: the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any other response, redirects included, is retried later. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    BrandRunningEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the message, the same on every attempt. Use it to deduplicate.
                 * @example msg_2b7d8f0e4c5a4c0e9a1f
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time of this attempt, in seconds since 1970. Reject messages older than a few minutes.
                 * @example 1795250000
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures separated by spaces, each `v1,` and the base64 of an HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}` with the secret of the endpoint. There are two while a secret is being rotated; accept any.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrandRunningEvent"];
            };
        };
        responses: {
            /** @description Gone: the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any other response, redirects included, is retried later. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    BrandCompleteEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the message, the same on every attempt. Use it to deduplicate.
                 * @example msg_2b7d8f0e4c5a4c0e9a1f
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time of this attempt, in seconds since 1970. Reject messages older than a few minutes.
                 * @example 1795250000
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures separated by spaces, each `v1,` and the base64 of an HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}` with the secret of the endpoint. There are two while a secret is being rotated; accept any.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrandCompleteEvent"];
            };
        };
        responses: {
            /** @description Gone: the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any other response, redirects included, is retried later. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    BrandFailedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the message, the same on every attempt. Use it to deduplicate.
                 * @example msg_2b7d8f0e4c5a4c0e9a1f
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time of this attempt, in seconds since 1970. Reject messages older than a few minutes.
                 * @example 1795250000
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures separated by spaces, each `v1,` and the base64 of an HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}` with the secret of the endpoint. There are two while a secret is being rotated; accept any.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrandFailedEvent"];
            };
        };
        responses: {
            /** @description Gone: the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any other response, redirects included, is retried later. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    BrandIdleEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the message, the same on every attempt. Use it to deduplicate.
                 * @example msg_2b7d8f0e4c5a4c0e9a1f
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time of this attempt, in seconds since 1970. Reject messages older than a few minutes.
                 * @example 1795250000
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures separated by spaces, each `v1,` and the base64 of an HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}` with the secret of the endpoint. There are two while a secret is being rotated; accept any.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrandIdleEvent"];
            };
        };
        responses: {
            /** @description Gone: the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any other response, redirects included, is retried later. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    BrandSectionUpdatedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the message, the same on every attempt. Use it to deduplicate.
                 * @example msg_2b7d8f0e4c5a4c0e9a1f
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time of this attempt, in seconds since 1970. Reject messages older than a few minutes.
                 * @example 1795250000
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures separated by spaces, each `v1,` and the base64 of an HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}` with the secret of the endpoint. There are two while a secret is being rotated; accept any.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrandSectionUpdatedEvent"];
            };
        };
        responses: {
            /** @description Gone: the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any other response, redirects included, is retried later. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    BrandAssetsExpiredEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the message, the same on every attempt. Use it to deduplicate.
                 * @example msg_2b7d8f0e4c5a4c0e9a1f
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time of this attempt, in seconds since 1970. Reject messages older than a few minutes.
                 * @example 1795250000
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures separated by spaces, each `v1,` and the base64 of an HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}` with the secret of the endpoint. There are two while a secret is being rotated; accept any.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrandAssetsExpiredEvent"];
            };
        };
        responses: {
            /** @description Gone: the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any other response, redirects included, is retried later. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    WebhookTestEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the message, the same on every attempt. Use it to deduplicate.
                 * @example msg_2b7d8f0e4c5a4c0e9a1f
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description Time of this attempt, in seconds since 1970. Reject messages older than a few minutes.
                 * @example 1795250000
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures separated by spaces, each `v1,` and the base64 of an HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}` with the secret of the endpoint. There are two while a secret is being rotated; accept any.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookTestEvent"];
            };
        };
        responses: {
            /** @description Gone: the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any other response, redirects included, is retried later. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
