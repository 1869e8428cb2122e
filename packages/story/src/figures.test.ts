import { expect, it } from 'vitest';
import { isNeverShown } from './figures.ts';

it.each(['Guru Nanak', 'guru gobind singh', 'Guru Tegh Bahadur', 'Prophet Muhammad', 'गुरु नानक', 'حضرت محمد'])(
  '%s is never shown',
  (figure) => expect(isNeverShown(figure)).toBe(true),
);

it.each(['Ganga', 'Yama', 'Guru Drona', 'Nanak the ferryman', 'Krishna'])('%s may be shown', (figure) => {
  expect(isNeverShown(figure)).toBe(false);
});
