import { expect, it } from 'vitest';

it('is run by nobody', () => {
  expect(1).toBe(1);
});
