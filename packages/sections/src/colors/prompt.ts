export const PROMPT = `Explain the palette. Which colours there are, their order, names, values and shares are measured and are not asked.

colors
- For each colour c1, c2, … that you can say something specific of: one or two sentences on the part it plays in this design and how to use it: what it marks, what it stands on, what it should not be used for. Look at the screenshots. Say what the measures cannot: that the accent appears only where something costs money, that the dark neutral replaces black throughout. Do not repeat the counts, do not translate the colour into feelings.

gradients
- For each gradient g1, g2, …: a name of two to four words in sentence case, from what it does or how it looks ("Dusk behind the opening"), and one sentence on where it is used and where not.

design_notes
- Three to six sentences on the palette as a system: what the ground is, what leads the eye, how many voices there are and how they are kept apart, how contrast is made, what a designer who adds a page must not do. Name colours as the facts name them.

Good: "Reserved for the one action of a screen: on the first page it fills a single button, and links stay in the text colour."
Bad: "This vibrant blue conveys trust, professionalism and innovation."`;
