import type { Brand, SectionName } from '@brandprint/sdk'; export function Editor(_: { brand: Brand; section: SectionName; onClose: () => void }) { return null; }
