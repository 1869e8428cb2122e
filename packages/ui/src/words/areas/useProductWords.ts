import { product } from '../en/product.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export const useProductWords: AreaHook<'product'> = () => useArea('product', product);
