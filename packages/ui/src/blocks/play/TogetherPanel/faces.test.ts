import { expect, it } from 'vitest';
import { facesOf } from './faces.ts';

const initials = (...names: string[]) => facesOf(names).map((face) => face.initials);

it('distinguishes players with the same initials by the numbers of their seats', () => {
  expect(initials('Asha Rao', 'Meera', 'Arun Roy', 'Kabir')).toEqual(['A1', 'M', 'A3', 'K']);
});

it('finds the words of a name that is written like an address', () => {
  expect(initials('eye_ann', 'eye_bob', 'eye.dora')).toEqual(['EA', 'EB', 'ED']);
});

it('gives the first four seats a colour each', () => {
  expect(new Set(facesOf(['A', 'A', 'A', 'A']).map(({ tone }) => tone)).size).toBe(4);
});
