import type { PageEvidence } from '@brandprint/contracts';
import { schemaTypes } from './schema-types.ts';

type Node = Record<string, unknown>;

/** Every object of a page's JSON-LD with a type of schema.org, and its types, including graphs and nested objects. */
export function flattenJsonLd(page: PageEvidence): { types: string[]; node: Node }[] {
  const found: { types: string[]; node: Node }[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (depth > 6 || found.length > 500) return;
    if (Array.isArray(value)) for (const item of value) visit(item, depth + 1);
    else if (value !== null && typeof value === 'object') {
      const node = value as Node;
      const types = schemaTypes(node['@type']);
      if (types.length > 0) found.push({ types, node });
      for (const inner of Object.values(node)) visit(inner, depth + 1);
    }
  };
  visit(page.jsonLd, 0);
  return found;
}

export function stringOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

const SITE_TYPES =
  /^(WebSite|Organization|Corporation|NGO|EducationalOrganization|CollegeOrUniversity|School|GovernmentOrganization|NewsMediaOrganization|OnlineBusiness|OnlineStore|LocalBusiness|Brand|.*(Store|Restaurant|Hotel|Agency|Business|Shop|Service|Clinic|Dentist|Attorney|Salon))$/;
const PRODUCT_TYPES = /^(SoftwareApplication|WebApplication|MobileApplication|Product|ProfessionalService)$/;

const isOwn = (types: readonly string[]): boolean =>
  types.some((type) => SITE_TYPES.test(type) || PRODUCT_TYPES.test(type));

/** What a page's JSON-LD says of the site, its owner or its product. */
export const ownJsonLdNodes = (page: PageEvidence): { types: string[]; node: Node }[] =>
  page.jsonLd.flatMap((block) => topLevelNodes(block)).filter(({ types }) => isOwn(types));

/** Names of the site, its owner or its product in JSON-LD. Reviewers and partners are excluded. */
export function collectJsonLdNames(page: PageEvidence) {
  return page.jsonLd
    .flatMap((block) => topLevelNodes(block))
    .flatMap(({ types, node, nested }) => {
      const weight = types.some((type) => SITE_TYPES.test(type))
        ? 5
        : types.some((type) => PRODUCT_TYPES.test(type))
          ? 3
          : 0;
      if (weight === 0) return [];
      const at = {
        page: page.finalUrl,
        selector: 'script[type="application/ld+json"]',
        weight: nested ? weight * 0.7 : weight,
      };
      return ['name', 'alternateName', 'legalName']
        .map((key) => ({
          ...at,
          weight: key === 'name' ? at.weight : at.weight * 0.5,
          property: key,
          raw: stringOrEmpty(node[key]),
        }))
        .filter(({ raw }) => raw !== '');
    });
}

const OWNER_KEYS = ['publisher', 'isPartOf', 'about', 'mainEntity', 'provider'];

/** Top-level objects of a block or its graph, and the site's owner where an article or page names it. */
function topLevelNodes(block: unknown): { types: string[]; node: Node; nested: boolean }[] {
  const tops = [block].flat().flatMap((value) => {
    const graph = (value as Node | null)?.['@graph'];
    return Array.isArray(graph) ? graph : [value];
  });
  return tops.flatMap((value) => {
    if (value === null || typeof value !== 'object') return [];
    const node = value as Node;
    const inner = OWNER_KEYS.map((key) => node[key]).filter(
      (owner): owner is Node => owner !== null && typeof owner === 'object',
    );
    return [{ node, nested: false }, ...inner.map((owner) => ({ node: owner, nested: true }))].map((item) => ({
      ...item,
      types: schemaTypes(item.node['@type']),
    }));
  });
}
