export const PROMPT = `Say whom this site is made for, as personas that a writer or designer could work for.

Which
- One to five, each a role or a situation that the site itself addresses: by naming it, by what it offers, by how it is priced, by who speaks in its testimonials. Different people with different reasons, not one person in five industries. If the site addresses one kind of person only, one persona is right; if it does not show whom it addresses, none.
- What the site names (see the lines measured for this task, if there are any) comes first.

Each
- "name": the role, not a person: one to five words in sentence case ("Head of a small agency", "First-time founder"). Never a given name, age, gender, origin, or income.
- "role": what they do there. "industry": only if the site names it, else "".
- "business_context": the situation in which they come to this site, one or two sentences.
- "challenge": what stands in their way, one sentence. "goals": what they want to get done, one sentence. "pain_points": what it costs them today, one sentence. What the site does not let you say stays "".
- "from": the quotes (and facts) that this persona was inferred from. At least one quote; a persona without one is left out.

Good: name "Lead developer of an internal tool", challenge "Has to deliver screens for finance and support without a designer on the team."
Bad: name "Tech-savvy Tim", challenge "Needs a reliable and innovative solution in today's fast-paced world."`;
