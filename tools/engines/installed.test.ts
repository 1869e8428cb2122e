import { expect, it } from 'vitest';
import { enginesHere } from './installed.mjs';

it('An engine that Playwright has not installed is named as missing', () => {
  expect(enginesHere(() => true)).toEqual({ here: ['firefox', 'webkit'], missing: [] });
  expect(enginesHere((file) => String(file).includes('firefox'))).toEqual({
    here: ['firefox'],
    missing: ['webkit'],
  });
});
