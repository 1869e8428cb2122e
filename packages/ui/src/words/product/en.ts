import { area } from '../area.ts';

export const productWords = area('product', {
  name: 'Kathaloka',
  copyright: '© 2025 Kathaloka',
});
