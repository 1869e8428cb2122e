import { area } from '../area.ts';

export const notFoundWords = area('notFound', {
  code: '404',
  title: 'This leaf is not in the book.',
  text: 'It was taken out, or it was never written. The string still holds the rest.',
  goHome: 'Go to Home',
});
