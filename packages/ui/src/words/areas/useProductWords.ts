import type { Words } from '../en.ts';
import { product } from '../en/product.ts';
import { useArea } from '../WordsProvider.tsx';

export function useProductWords(): Words['product'] {
  return useArea('product', product);
}
