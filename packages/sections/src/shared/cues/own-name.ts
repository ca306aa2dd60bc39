/** What stands for the name of the brand in texts whose cues need it as the subject. */
export const NAME = '§';

/** A text with the name of the brand as patterns see it: "Acme is not a chain" is "§ is not a chain". */
export function withNameSign(text: string, name: string): string {
  if (name.length < 2) return text;
  const place = text.toLowerCase().indexOf(name.toLowerCase());
  return place < 0 ? text : `${text.slice(0, place)}${NAME}${text.slice(place + name.length)}`;
}
