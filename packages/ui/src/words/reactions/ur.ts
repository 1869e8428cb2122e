import type { Words } from '../en.ts';

export const reactions = {
  like: (title) => `پسند کریں: ${title}`,
  bookmark: (title) => `محفوظ کریں: ${title}`,
} satisfies Words['reactions'];
