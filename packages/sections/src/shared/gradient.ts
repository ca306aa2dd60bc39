import { parseCssColor } from './color.ts';

/** The gradients among the layers of a computed background-image. */
export function parseGradients(backgroundImage: string | null): string[] {
  return splitTopLevelCommas(backgroundImage ?? '').filter((layer) =>
    /^(repeating-)?(linear|radial|conic)-gradient\(/.test(layer),
  );
}

/** The colours of its stops in order, as written. */
export function gradientStops(gradient: string): string[] {
  const inner = gradient.slice(gradient.indexOf('(') + 1, -1);
  return splitTopLevelCommas(inner).flatMap((part) => {
    const color = /^(#[0-9a-f]{3,8}|[a-z-]+\([^()]*\)|[a-z]+)(?=\s|$)/i.exec(part)?.[0];
    return color && color !== 'to' && color !== 'from' && parseCssColor(color) ? [color] : [];
  });
}

/** Splits at commas outside brackets. */
function splitTopLevelCommas(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i <= text.length; i++) {
    const c = text[i];
    if (c === '(') depth++;
    else if (c === ')') depth--;
    else if (c === undefined || (c === ',' && depth === 0)) {
      const part = text.slice(start, i).trim();
      if (part) parts.push(part);
      start = i + 1;
    }
  }
  return parts;
}
