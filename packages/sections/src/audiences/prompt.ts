export const PROMPT = `Say whom this site is made for, as personas that a writer or designer could work for.

Which
- One to five, each a role or a situation that the site itself addresses: by naming it, by what it offers, by how it is priced, by who speaks in its testimonials. Different people with different reasons, not one person in five industries. If the site addresses one kind of person only, one persona is right; if it does not show whom it addresses, none.
- Rules may have found candidates (the lines for this task, if there are any). They are guesses: keep one only if the quotes show that the site speaks to such people. What the site names comes before what you infer.
- Speakers, staff, sponsors, partners and people who are mentioned are no audience. A list of technologies is none.

Each
- "name": the role, not a person: one to five words in sentence case ("Head of a small agency", "First-time founder"). Never a given name, age, gender, origin, or income.
- "role": what they do there. "industry": only if the site names it, else "".
- "business_context": the situation in which they come to this site, one or two sentences.
- "challenge": what stands in their way, one sentence. "goals": what they want to get done, one sentence. "pain_points": what it costs them today, one sentence. What the site does not let you say stays "".
- "from": the quotes (and facts) that this persona was inferred from. At least one quote or text of the head, menus or footer; a persona without one is left out.

Good, software: name "Lead developer of an internal tool", challenge "Has to deliver screens for finance and support without a designer on the team."
Good, charity: name "Relative of a person with dementia", goals "A few free hours a week, with somebody at home who knows what to do."
Good, event: name "First-time conference speaker", challenge "Has a talk but no stage that would take an unknown name."
Good, restaurant: name "Host of a family party", goals "Food for thirty people at noon, ordered in one call."
Good, open source: name "Maintainer of a small library", pain_points "Every release costs an evening of steps done by hand."
Good, public body: name "Resident who moves to the city", goals "To register without taking a day off."
Bad: name "Tech-savvy Tim", challenge "Needs a reliable and innovative solution in today's fast-paced world."`;
