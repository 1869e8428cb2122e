/** `npm run tool -- story-schema`: writes the JSON Schema of story files, `docs/format/story.schema.json`, from the contract. */
import fs from 'node:fs';
import path from 'node:path';
import { storyFileSchema } from '@kathaloka/contract/storyFile';

const FILE = path.resolve(import.meta.dirname, '../docs/format/story.schema.json');

fs.writeFileSync(FILE, `${JSON.stringify(storyFileSchema(), null, 2)}\n`);
