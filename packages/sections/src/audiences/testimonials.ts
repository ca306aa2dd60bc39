import type { Evidence, TextBlock } from '@brandprint/contracts';
import { comparisonKey, isNoise, normalizeWhitespace, uniqueBy, wordCount } from '../shared/text/index.ts';
import type { Audience } from './audience.ts';

const JOB_TITLES =
  /\b(ceo|cto|cfo|coo|cmo|founder|co-founder|head of [\p{L} ]+|vp|vice president|director|manager|engineer|developer|designer|architect|analyst|consultant|owner|lead|officer|president|professor|teacher|student|editor|producer|marketer|specialist|inhaber(?:in)?|geschäftsführer(?:in)?|gründer(?:in)?|leiter(?:in)?|directeur|directrice|fondateur|directora?|gerente|fundadora?)\b/iu;

const LEADER =
  /(?<!\p{L})(?:ceo|(?:co-?)?founder|(?:co-?)?fondat(?:eur|rice)|(?:mit)?gründer(?:in)?|(?:co)?fundadora?)(?!\p{L})/iu;

/** "Owner of Harbour Pets": the company is not part of the role, but the field in "Head of Design" is. */
const EMPLOYER_SUFFIX =
  /(?<=^(?:owner|founder|co-founder|ceo|president|inhaber(?:in)?|inhaber(?:in)?|geschäftsführer(?:in)?|gründer(?:in)?|fondat(?:eur|rice)|fundadora?|gerente))\s+(?:of|der|des|von|du|de la|de|del)\s.*$/iu;

/** Between a name, a role and a company. A hyphen within words is none: "co-founder". */
const SEPARATOR = /\s*(?:[,|·•‒–—―@]|\bat\b|\bbei\b|\bchez\b|\ben\b)\s*|\s+[\p{Pd}/]+\s+/u;

/** A rank that companies of all kinds have: it says nothing about who the customers are. */
const RANK_ALONE =
  /^(?:ceo|coo|founder|co-founder|president|vice president|vp|owner|director|manager|general manager|managing director|inhaber(?:in)?|geschäftsführer(?:in)?|gründer(?:in)?|leiter(?:in)?|direct(?:eur|rice)(?: générale?)?|fondat(?:eur|rice)|directora?(?: general)?|gerente(?: geral| general)?|(?:co)?fundadora?)$/iu;

/** "Sarah M. Lodge Owner": a name whose surname is a letter, in front of the role. */
const PERSON = /^\p{Lu}[\p{L}’'-]+ \p{Lu}\.,? (?=\p{Lu})/u;

/** Who signs with a role may be one customer among others who sign without: "Dr Miller, architect". */
const MIN_ROLES = 2;
/** Of all testimonials. */
const MIN_SHARE_OF_ROLES = 0.5;

/**
 * Roles in the signatures of testimonials: "Jane Miller, Head of Design at Acme". The name of the person is left out. None
 * where most customers sign without one.
 */
export function findTestimonialRoles(evidence: Evidence): Audience[] {
  const testimonials = new Set<string>();
  const found = evidence.pages.flatMap((page) =>
    page.text.flatMap((block, index): Audience[] => {
      if (!isTestimonial(block)) return [];
      testimonials.add(comparisonKey(block.text));
      const signature = [index + 1, index + 2].map((at) => page.text[at]).find((next) => next && isSignature(next));
      if (!signature) return [];
      const source = normalizeWhitespace(signature.text);
      const parts = source.split(SEPARATOR).filter(Boolean);
      const role = (parts.find((part) => JOB_TITLES.test(part)) ?? '').replace(EMPLOYER_SUFFIX, '');
      const name = role.replace(/^[-–—]\s*/, '').replace(PERSON, '');
      // Without a name or a company, these may be the brand's own.
      if (parts.length === 1 && LEADER.test(role)) return [];
      return role
        ? [
            {
              name,
              source,
              page: page.finalUrl,
              selector: signature.selector,
              foundIn: 'testimonial',
              probability: null,
              pageUrl: '',
              role,
              industry: '',
            },
          ]
        : [];
    }),
  );
  const signed = uniqueBy(found, ({ source }) => comparisonKey(source));
  if (signed.length < Math.max(MIN_ROLES, testimonials.size * MIN_SHARE_OF_ROLES)) return [];
  return uniqueBy(
    signed.filter(({ name }) => !isNoise(name) && !RANK_ALONE.test(name)),
    ({ name }) => comparisonKey(name),
  ).slice(0, MAX_ROLES);
}

const MAX_ROLES = 4;

function isTestimonial(block: TextBlock): boolean {
  return (block.kind === 'quote' || /^["“„«]/.test(block.text)) && wordCount(block.text) >= 5 && !isNoise(block.text);
}

function isSignature(block: TextBlock): boolean {
  return wordCount(block.text) <= 12 && JOB_TITLES.test(block.text) && !/[.!?]$/.test(block.text);
}
