import { describe, expect, it } from 'vitest';
import { initialsOf } from './initialsOf.ts';

describe('initialsOf', () => {
  it.each([
    ['Meera Joshi', 'MJ'],
    ['Venkatanarasimharaju Subrahmanyeswara Raju', 'VR'],
    ['tara', 'T'],
    ['  Kabir   Sen ', 'KS'],
    ['अनन्या मिश्रा', 'अमि'],
    ['', ''],
  ])('shortens "%s" to "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
