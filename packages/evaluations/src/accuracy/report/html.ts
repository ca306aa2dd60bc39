/** Markup that is already escaped. */
export interface Html {
  html: string;
}

type Value = string | number | Html | readonly Html[] | null | false;

/** A template that escapes its values unless they are markup. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  const [first = '', ...rest] = parts;
  return { html: rest.reduce((text, part, index) => text + render(values[index] ?? null) + part, first) };
}

function render(value: Value): string {
  if (value === null || value === false) return '';
  if (typeof value === 'object') return 'html' in value ? value.html : value.map((one) => one.html).join('');
  return String(value).replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
