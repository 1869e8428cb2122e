import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { storyFileSchema } from './storyFile.ts';

const FILE = path.resolve(import.meta.dirname, '../../../docs/format/story.schema.json');

it('The JSON Schema beside the file format’s specification equals the contract’s: npm run tool -- story-schema', () => {
  expect(JSON.parse(fs.readFileSync(FILE, 'utf8'))).toEqual(JSON.parse(JSON.stringify(storyFileSchema())));
});
