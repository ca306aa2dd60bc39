export const PROMPT = `Describe the imagery as an art director would brief a photographer or illustrator who has to add to it. What can be measured (formats, sizes, light, contrast, share of brand colours) is measured and is not asked. Look at the screenshots; the lines i1, i2, … say where on them each picture stands (x, y, width × height).

Leave a part empty where the site has none of it: no photographs, no illustrations, no product screens, no code. Do not describe stock pictures you imagine; only what is on the screenshots.

- "mood": up to six keywords (single words, lower case) and two or three sentences on what the pictures do together.
- "photographs": subjects (main and minor: what is in the picture, not what it stands for), framing ("tight on hands", "wide, subject in the lower third"), camera angles, layout on the page, light, how they relate to the palette, backgrounds, depth of field, textures. "people": "styling" and "emotional_tone" in a few words each, only if people are to be seen; "diversity_notes" only on how the picture language shows people (in groups, at work, alone, from behind), never on who they are: no guesses at origin, age, gender, health or belief.
- "illustrations": style keywords, technique, use of colour, line and shape, how characters are drawn.
- "icons": what metaphors they use, how consistent they are, where they are used.
- "screens": pictures of the product: chrome and layout, backgrounds, colour and mood, accents, composition, and what to avoid when adding one.
- "code": how snippets are set, and what to avoid.
- "pictures": for each picture i1, i2, … that stands on a screenshot, looked at there: one sentence on what it shows and how. Never the name of a person.

Texts, except the descriptions in "pictures", are instructions to that photographer or illustrator ("Stay close to the hands; let daylight fall from one side"), never counts. "avoid" has only what no picture of the site does.

Lists: at most six entries, each of one to eight words in lower case. Texts: one to three sentences.

Good framing: "cropped at the shoulders, looking past the camera".
Bad mood: "modern, professional and engaging visuals that inspire trust".`;
