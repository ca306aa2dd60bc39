/** A link to a path of this service: absolute if the public URL is known. */
export const publicUrl = ({ publicBaseUrl }: { publicBaseUrl?: string | undefined }, path: string): string =>
  publicBaseUrl === undefined ? path : `${publicBaseUrl}${path}`;
