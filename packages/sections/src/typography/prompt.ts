export const PROMPT = `Explain the typography. Families, sizes, weights and where each is used are measured and are not asked.

families
- For each family f1, f2, … that you can say something specific of: "usage": one or two sentences on the part it plays (what it says, what it leaves to the others, at which sizes or weights it works), and "rationale": one sentence on what would be lost if the alternative that the facts name took its place; "" if they name none.

styles
- For the type styles t1, t2, … that matter to somebody who sets a new page (usually six to fourteen of them): one sentence on when to use it and what it must not be used for. Skip those that are variants without a part of their own.

design_notes
- Three to six sentences on the type as a system: how hierarchy is made (size, weight, colour, case, space), how far the steps of the scale are apart, how dense text is set, what is never done, what the pairing says of the brand. Every figure that you write stands in the facts.

Good: "Hierarchy is made by weight, not size: three heading levels share almost one size and differ from semibold to regular."
Bad: "The clean, modern typeface enhances readability and creates a cohesive experience."`;
