import { compositeColor, isNeutral } from '../shared/color.ts';

/** A translucent line of a hue is that hue, drawn lightly; a translucent grey is a shade of its ground. */
export function lineColor(color: string, backdrop: string | null): string | null {
  const own = compositeColor(color, null);
  return own && !isNeutral(own) ? own : compositeColor(color, backdrop);
}
