export const PROMPT = `Describe how this brand writes, so that somebody else can write like it tomorrow. The counts are in the facts m1, m2, …; rely on them and on the quotes.

voice_traits
- Three to six traits that distinguish this voice from its competitors', the most distinctive first. "name": one or two words in sentence case ("Dry", "Engineer to engineer"). "explanation": one or two sentences on what the voice does, with what words or constructions, and where it stops ("Explains by numbers, not adjectives; a joke is allowed in a heading, never in a price"). "correct": the id of the quote that shows it best; each quote once.
- "incorrect": the same thing said wrongly, by you: the meaning of that quote rewritten without the trait, as a careless writer would put it. Keep its subject and facts; no new claims. It must be plainly worse for this reason alone. In the language of the quote.

we_say
- Up to eight quotes of at most fourteen words that are phrases typical of the brand: what it would put on a poster or a button. Ids only. No navigation, no error texts, no questions of a form.

we_dont_say
- Three to eight wordings that this voice would not use, derived from what it does: words of the trade that it visibly avoids, constructions that never occur. Each a phrase of at most eight words, as it would stand in a text ("Best-in-class solutions"; of a charity "Your generous gift transforms lives"; of a restaurant "A culinary experience for all the senses"; of a public body "Applicants are kindly advised that"). In the language of the site. They are marked as derived.

style_guidelines
- Four to eight rules that a writer can follow without asking back, each under a category ("Sentence length", "Address", "Headings", "Punctuation", "Numbers", "Calls to action", "Technical terms"). "rule": imperative, one or two sentences. "example": the id of a quote that follows the rule.

voice_summary
- Three to five sentences: who seems to speak, to whom, how near, how sure, how long the sentences are, what it does instead of selling.

Good rule, software: "Open with the verb and name the thing: the site's buttons say what happens next."
Good rule, charity: "Say what a gift pays for; leave the giver's kindness unpraised."
Good rule, restaurant: "Name the dish and what is in it. Guests find the adjectives themselves."
Good rule, public body: "Put the date first, then the form, then the reason."
Bad rule: "Be clear, concise and engaging."`;
