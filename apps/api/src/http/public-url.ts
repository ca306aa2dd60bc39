/** A link to a path of this service: absolute where it is known under which URL people reach it. */
export const publicUrl = ({ publicBaseUrl }: { publicBaseUrl?: string | undefined }, path: string): string =>
  publicBaseUrl === undefined ? path : `${publicBaseUrl}${path}`;
