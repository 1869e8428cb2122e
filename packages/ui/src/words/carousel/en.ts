import { area } from '../area.ts';

export const carouselWords = area('carousel', {
  role: 'carousel',
  previous: (row: string) => `Previous in ${row}`,
  next: (row: string) => `Next in ${row}`,
  pause: (row: string) => `Pause ${row}`,
  resume: (row: string) => `Resume ${row}`,
});
