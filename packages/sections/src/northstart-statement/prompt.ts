export const PROMPT = `Fill in the parts of a positioning statement, each so that it can be read after the words that open it here. Together they must tell one story of one customer. Leave a part null where the site does not support it (null is final: what rules chose is then removed); alternatives and their limits in particular are often not named, and then they stay null.

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

The lines for this task are the finished sections of this brand. Say the same customer, category and offer as they do; where they are silent, be silent too. They cannot be cited: cite the quotes.

Each part is a phrase or a sentence of at most 30 words, in the third person, with the ids it rests on. The quotes of one part should not all be the quotes of another. Name and category of the product are known and not asked.

Read "the product" as whatever is offered: a service, a meal, an event, a programme, a public service.

Good pain_point, software: "hand-building the same tables, filters and forms for every internal tool".
Good situation_context, charity: "a parent can no longer be left alone at home"; desired_outcome "the family has one free afternoon a week".
Good core_benefit, event: "a day of code written on stage, instead of slides about it".
Good competitor_alternative, restaurant: "cooking for thirty guests at home".
Good how_it_works, open source: "plugins that read and change the same tree".
Good transformation, public body: "From a morning in the waiting room to ten minutes at the kitchen table".
Bad pain_point: "inefficient processes and a lack of scalable solutions".`;
