import { errorResponse } from './responses.ts';

const WELL_KNOWN = '/.well-known/oauth-protected-resource';

/** Where the metadata of a resource is: RFC 9728, section 3.1. */
function metadataUrl(resource: string): string {
  const { origin, pathname } = new URL(resource);
  return `${origin}${WELL_KNOWN}${pathname === '/' ? '' : pathname}`;
}

/** Whether this is the path of the metadata; also without the path of the resource, as some clients ask first. */
export const isMetadataPath = (pathname: string, resource: string): boolean =>
  pathname === WELL_KNOWN || pathname === new URL(metadataUrl(resource)).pathname;

/** The metadata of the MCP endpoint (RFC 9728). API keys come from the workspace, so there is no authorization server. */
export const resourceMetadata = (resource: string): Response =>
  Response.json(
    { resource, resource_name: 'Brandprint', bearer_methods_supported: ['header'] },
    { headers: { 'Cache-Control': 'public, max-age=3600' } },
  );

/** 401 that says where the metadata is. The reason is missing if no key was sent (RFC 6750, section 3.1). */
export function unauthenticated(resource: string, message: string, isInvalid: boolean): Response {
  const parts = [
    ...(isInvalid ? ['error="invalid_token"', `error_description="${message}"`] : []),
    `resource_metadata="${metadataUrl(resource)}"`,
  ];
  return errorResponse(401, 'Unauthenticated', message, { 'WWW-Authenticate': `Bearer ${parts.join(', ')}` });
}
