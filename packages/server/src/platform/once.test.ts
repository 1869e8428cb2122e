import { expect, it } from 'vitest';
import { createOnce } from './once.ts';

const createCounts = ({ name }: { readonly name: string }) => ({ name, counts: new Map<string, number>() });

it('A result is created once for all callers of one server, and separately for another server', () => {
  const [one, other] = ['one', 'other'].map((name) => createOnce(() => ({ name })));
  expect(one!(createCounts)).toBe(one!(createCounts));
  expect(one!(createCounts)).not.toBe(other!(createCounts));
  expect(other!(createCounts).name).toBe('other');
});
