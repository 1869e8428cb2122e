import type { Words } from '../en.ts';

export const reactions = {
  like: (title) => `पसंद करें: ${title}`,
  bookmark: (title) => `सँजोएँ: ${title}`,
} satisfies Words['reactions'];
