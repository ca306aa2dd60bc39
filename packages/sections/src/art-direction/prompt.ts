export const PROMPT = `Write the art direction that a designer needs who has to make the next page, deck or campaign of this brand and has never seen it. Look at the screenshots first; take every figure, colour and font from the facts.

style_descriptors
- Three to six. "name": one or two words in sentence case that this brand could not swap with its neighbour ("Blueprint-dry", "Kitchen-table warm"). "means": one or two sentences on what is done to look so, in terms of type, colour, space, picture, line. "avoids": one sentence on the near miss: what a careless designer would do instead.

overall_aesthetic, art_direction_summary
- Two to four sentences each. The first says how it looks and to what that adds up; the second is the brief: what to keep, what to build on, what to leave.

guidelines
- Four to eight. "name": the subject ("Opening screens"). "guideline": an instruction that can be followed or broken, addressed to a designer or photographer ("Crop to hands and tools"), never a count. "applies_to": where. "how_to_apply": how, with values from the facts. "guidelines_summary": two or three sentences.

visual_storytelling and narrative
- How the page tells its story from top to bottom; then two to five pairs of what is told ("nothing is hidden") and how it is shown ("tables run the full width, without folds").

design_elements
- Three to eight things worth pointing at on the screenshots: "shot" is the id of the screenshot, "region" a box in the pixels of that picture as you see it (x and y of its top left corner, width, height), inside of its borders, tight around the thing. "description": what it is and how it is made. "significance": what it does for the brand. Choose elements that carry the brand (a way of cutting pictures, a rule under headings, a button shape), not "the header".

image_subjects, image_treatment
- For a prompt to an image model: two to five subjects that would fit this brand's pictures, in a few words each; and two or three instructions on medium, crop, light and mood. Only subjects that the screenshots, the pictures or the site's own words show. No colours and no fonts: they are put in from the facts.

Good descriptor, software: "Spreadsheet-plain. Hairlines instead of boxes, figures set larger than words; a chart is the only ornament. Avoids: cards with shadows, icons in coloured circles."
Good descriptor, charity: "Kitchen-table warm. Snapshots by window light, cropped to hands and faces; handwriting for the names. Avoids: sad portraits in black and white."
Good descriptor, restaurant: "Chalkboard-dark. One plate a picture, from above, on a black table; prices in the same hand as the dishes. Avoids: smiling guests with glasses."
Good descriptor, public body: "Form-like. Numbered fields, wide margins, one accent for what is due; no pictures where a table says it. Avoids: skylines behind the title."
Bad descriptor: "Modern. A clean and contemporary look that feels fresh."`;
