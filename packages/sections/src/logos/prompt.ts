export const PROMPT = `Name and explain the logo files that were found. Which files there are and which slot each fills is measured and is not asked.

variants
- For each file listed as v1, v2, … in the lines measured for this task: a label of two to six words in sentence case that says what it is and for what background ("Horizontal logo for light backgrounds", "App icon"). Look for it on the screenshots; where you cannot see it, go by what is measured. Do not describe what you do not see.

slots
- For each of mark_light, mark_dark, wordmark_light, wordmark_dark: one or two sentences on how this brand uses that form, or would have to: where it stands on the screenshots, on what colour, how much room it has, from which size down the mark should take the place of the wordmark. For a slot that is empty, what to use in its place. Speak of colours by what the facts call them.

Good: "At the far left of the dark header with the mark before the name; there is no version without the mark."
Bad: "The logo represents innovation and trust."`;
