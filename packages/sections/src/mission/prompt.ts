export const PROMPT = `Say why this brand exists, where it wants to go, what it holds dear and what it promises, from what the site says.

mission_statement and vision
- First look for a quote in which the site itself states it (often on an about, mission or careers page, or near "we believe", "our mission", "we exist to"). If there is one, give its id in "quote" and leave "wording" null.
- If no single quote states it but several together carry it, leave "quote" null and write one sentence of at most 30 words in "wording" that says only what those quotes say, with their ids. Write it as the brand would say it of itself, in the third person or with its name.
- If the site says nothing of the kind (many product sites state no vision at all), leave both null. Null is final: what rules chose is then removed. Features are no mission; a slogan is no vision. A mission of a sponsor, an owner, a partner or a guest is not the brand's.
- "explanation": one or two sentences on what the statement commits the brand to and how the rest of the site bears it out or does not.

core_values
- Only values that the site states or plainly acts on, at most six, each resting on quotes. The title is the value in one to three words in sentence case; the description says in one or two sentences what it means here, in this business. Prefer the site's own titles.
- "icon": the one name of the list that a designer would set beside it.

brand_promise
- What a customer may count on, as one idea: a title of two to six words, a description of one or two sentences, where it is fitting to use it ("usage_context": up to four short places such as "pricing page" or "sales deck"), an icon.

Good: value "Plain pricing", description "Every plan lists what it leaves out, so that nobody finds out after signing.", from the quotes that do so.
Good, charity: value "Nobody pays", description "Every course is free, and the site says who pays for it instead."
Good, event: promise "Talks without slides", description "Each session is built live, so that the audience leaves with something that runs."
Good, restaurant: value "One broth a day", description "The kitchen cooks what it can do well and closes when it is gone."
Good, open source: value "Open decisions", description "Changes are proposed and voted on in public, and newcomers are asked to join."
Good, public body: promise "An answer in ten days", description "Applicants hear from the office within ten days, or are told why not."
Bad: value "Innovation", description "The company is committed to innovation and excellence in everything it does."`;
