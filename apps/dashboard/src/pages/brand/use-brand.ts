import type { Brand } from '@brandprint/sdk';
import { useQuery } from '@tanstack/react-query';
import { brandprint } from '../../api/client.ts';

export const useBrand = (brandId: string) =>
  useQuery({
    queryKey: ['brand', brandId],
    queryFn: ({ signal }) => brandprint.brands.get(brandId, { signal }),
    select: withEditedName,
  });

/** The API's name of a brand is the extracted one; people expect to see the name that they have put in its place. */
const withEditedName = (brand: Brand): Brand => ({ ...brand, name: brand.analysis?.things?.name || brand.name });
