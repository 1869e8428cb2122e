import { product } from '../en/product.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useProductWords: AreaHook<'product'> = () => useArea('product', product);
