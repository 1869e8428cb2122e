import type { Words } from '../en.ts';

export const carousel = {
  role: 'पंक्ति',
  previous: (row) => `${row}: पीछे`,
  next: (row) => `${row}: आगे`,
  pause: (row) => `${row}: रोकें`,
  resume: (row) => `${row}: फिर चलाएँ`,
} satisfies Words['carousel'];
