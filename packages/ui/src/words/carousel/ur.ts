import type { Words } from '../en.ts';

export const carousel = {
  role: 'قطار',
  previous: (row) => `${row}: پیچھے`,
  next: (row) => `${row}: آگے`,
  pause: (row) => `${row}: روکیں`,
  resume: (row) => `${row}: پھر چلائیں`,
} satisfies Words['carousel'];
