import type { Words } from '../en.ts';

export const overlay = { close: 'بند کریں', messages: 'پیغام' } satisfies Words['overlay'];
