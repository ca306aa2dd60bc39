export const PROMPT = `Fill in the parts of a positioning statement, each so that it can be read after the words that open it here. Together they must tell one story of one customer. Leave a part null where the site does not support it; alternatives and their limits in particular are often not named, and then they stay null.

- situation_context: "When …": the situation in which somebody comes to need this.
- target_audience: "for …": who that is, as narrow as the site allows.
- pain_point: "who is held up by …": what goes wrong today.
- motivation_goal: "and wants to …": what they are after.
- desired_outcome: "so that …": what is true for them afterwards.
- belief_aspiration: "because they believe that …": what they and the brand hold to be true. From what the brand says of itself.
- core_benefit: "the product gives …": the one benefit that matters most to them.
- how_it_works: "by …": the mechanism, in terms that the site uses.
- competitor_alternative: "Unlike …": what they would use instead (a kind of product, a habit, doing it by hand). Name no company unless a quote names it.
- competitor_limitation: "which …": where that falls short, as the site says or plainly implies.
- differentiator: "it is the one that …": what only this brand says or shows of itself.
- transformation: "From … to …": the change, in one line.

Each part is a phrase or a sentence of at most 30 words, in the third person, with the ids it rests on. The quotes of one part should not all be the quotes of another. Name and category of the product are known and not asked.

Good pain_point: "hand-building the same tables, filters and forms for every internal tool".
Bad pain_point: "inefficient processes and a lack of scalable solutions".`;
