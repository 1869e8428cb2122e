import type { Words } from '../en.ts';

export const settings = {
  theme: 'روپ',
  language: 'زبان',
  apply: 'لاگو کریں',
  themes: { night: 'رات کا نسخہ', 'palm-leaf': 'تاڑ کا پتا' },
} satisfies Words['settings'];
