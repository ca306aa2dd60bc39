import { clientOf, type Queryable } from '../client.ts';

export interface NewBrand {
  workspaceId: string;
  sourceUrl: string;
  name: string;
}

/** Inserts a brand without an analysis; returns its id. */
export async function createBrand(tx: Queryable, brand: NewBrand): Promise<string> {
  const { id } = await clientOf(tx).brand.create({ data: brand, select: { id: true } });
  return id;
}
