import { expect, it } from 'vitest';
import { isReservedName } from './reservedNames.ts';

it.each([
  'Kathaloka',
  'kathaloka team',
  'Kath\u0430loka',
  'KATHALΟKA',
  'K.a.t.h.a.l.o.k.a',
  'Ｋａｔｈａｌｏｋａ',
  'Káthalókà 2026',
  'Administrator',
  'adm1n',
  'Аdmin',
  'adrnin',
  '_admin_',
  'support',
  'root',
  'Sutradhar',
  'सूत्रधार',
  'कथालोक',
  'کتھالوک',
])('%s passes for the house', (name) => {
  expect(isReservedName(name)).toBe(true);
});

it.each([
  'Katha',
  'Meera',
  'Badminton',
  'rooted',
  'Sutra',
  'कथा',
  'کتھا',
  'supporter',
  '',
  '💡',
  'Лена',
  'வேலன்',
])('%s is anybody’s', (name) => {
  expect(isReservedName(name)).toBe(false);
});
