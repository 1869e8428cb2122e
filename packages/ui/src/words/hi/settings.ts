import type { Words } from '../en.ts';

export const settings = {
  theme: 'थीम',
  language: 'भाषा',
  themes: { night: 'रात की पोथी', 'palm-leaf': 'ताड़पत्र' },
} satisfies Words['settings'];
