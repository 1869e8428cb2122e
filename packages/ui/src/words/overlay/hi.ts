import type { Words } from '../en.ts';

export const overlay = { close: 'बंद करें', messages: 'सूचनाएँ' } satisfies Words['overlay'];
