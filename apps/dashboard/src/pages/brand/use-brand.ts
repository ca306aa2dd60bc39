import { useQuery } from '@tanstack/react-query';
import { brandprint } from '../../api/client.ts';

export const useBrand = (brandId: string) =>
  useQuery({
    queryKey: ['brand', brandId],
    queryFn: ({ signal }) => brandprint.brands.get(brandId, { signal }),
  });
