import { expect, it } from 'vitest';
import { isOfApp, newRecoveryCodes, plainCode } from './codes.ts';

it.each(['123456', ' 123 456 ', '123-456', '१२३४५६', '١٢٣ ٤٥٦', '۱۲۳۴۵۶'])(
  'A code of an app is read as it is typed: %s',
  (typed) => {
    expect(plainCode(typed)).toBe('123456');
    expect(isOfApp(plainCode(typed))).toBe(true);
  },
);

it('Recovery codes are ten different ones in groups, read in small letters and without dashes as well', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[A-Z2-7]{4}(?:-[A-Z2-7]{4}){3}$/);
    const plain = plainCode(code);
    expect(plainCode(code.toLowerCase().replaceAll('-', ' '))).toBe(plain);
    expect(isOfApp(plain)).toBe(false);
  }
});
