import type { Words } from '../en.ts';

export const product = { name: 'कथालोक', copyright: '© 2025 कथालोक' } satisfies Words['product'];
