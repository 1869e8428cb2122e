import type { Words } from '../en.ts';

export const product = { name: 'کتھالوک', copyright: '© 2025 کتھالوک' } satisfies Words['product'];
