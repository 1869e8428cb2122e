import { expect, it } from 'vitest';
import { directionOf } from './direction.ts';

it.each([
  'ar',
  'ar-EG',
  'ckb',
  'dv',
  'fa',
  'he',
  'he-IL',
  'iw',
  'ks',
  'ps',
  'sd',
  'ug',
  'ur',
  'UR-pk',
  'yi',
  'pa-Arab-PK',
  'ur-Arab',
])('%s is read from right to left', (tag) => {
  expect(directionOf(tag)).toBe('rtl');
});

it.each(['en', 'hi', 'fr-CA', 'pa', 'ur-Latn', 'sd-Deva', 'ug-Cyrl', 'arn', 'fat', 'hebr', ''])(
  '%s is read from left to right',
  (tag) => {
    expect(directionOf(tag)).toBe('ltr');
  },
);
