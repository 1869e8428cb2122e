import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { counted } = numbersOf('hi');

export const search = {
  label: 'कथा खोजें',
  placeholder: 'कथा खोजें...',
  searching: 'खोज रहे हैं...',
  nothing: 'कोई कथा नहीं मिली',
  didYouMean: (title) => `कहीं आप “${title}” तो नहीं खोज रहे?`,
  categories: 'किसी श्रेणी में खोजें',
  found: (count) => counted(count, { one: 'कथा मिली', other: 'कथाएँ मिलीं' }),
  clear: 'खोज मिटाएँ',
  close: 'खोज बंद करें',
} satisfies Words['search'];
