import type { Words } from '../en.ts';

export const waitlistFailures = {
  join: { other: 'کچھ گڑبڑ ہو گئی۔ براہ کرم تھوڑی دیر بعد پھر کوشش کریں۔' },
} satisfies Words['waitlistFailures'];
