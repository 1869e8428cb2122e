import fs from 'node:fs';
import path from 'node:path';
import { fixtureModels } from '@kathaloka/contract/fixtures';
import { expect, it } from 'vitest';
import { SAMPLE_URLS } from './sampleUrls.ts';

const PUBLIC = path.resolve(import.meta.dirname, '../../../public');

it('has a sample picture for the style of every painter', () => {
  const urls = fixtureModels.image.map(({ model_key }) => SAMPLE_URLS[model_key]);
  expect(new Set(urls).size).toBe(fixtureModels.image.length);
  expect(urls.filter((url) => url === undefined || !fs.existsSync(path.join(PUBLIC, url)))).toEqual([]);
});
