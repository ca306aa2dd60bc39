const BOMS: { bytes: number[]; encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

/**
 * Decodes text that should be UTF-8 and often is not. A byte-order mark decides, then zeros in every other byte, then
 * whether it is valid UTF-8. Everything else is read as Windows-1252, in which no byte is invalid.
 */
export function decodeText(body: Buffer): string {
  const marked = BOMS.find(({ bytes }) => bytes.every((byte, index) => body[index] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(body);
  const wide = (['utf-16be', 'utf-16le'] as const).find((_, index) => mostlyZero(body, index));
  if (wide) return new TextDecoder(wide).decode(body);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return new TextDecoder('windows-1252').decode(body);
  }
}

/** True if nearly every second byte from `first` on is zero, as in UTF-16 with Latin letters. */
function mostlyZero(body: Buffer, first: number): boolean {
  const sample = body.subarray(0, 200).filter((_, index) => index % 2 === first);
  return sample.length > 0 && sample.filter((byte) => byte === 0).length > 0.9 * sample.length;
}
