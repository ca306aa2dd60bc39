import { clientOf, type Queryable } from '../client.ts';

export interface NewBrand {
  workspaceId: string;
  sourceUrl: string;
  name: string;
}

/** Writes a brand without an analysis; answers its id. */
export async function createBrand(tx: Queryable, brand: NewBrand): Promise<string> {
  const { id } = await clientOf(tx).brand.create({ data: brand, select: { id: true } });
  return id;
}
