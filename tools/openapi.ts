/** Writes the contract's OpenAPI document to standard output, or to the given file. */
import fs from 'node:fs';
import { openApiDocument } from '@kathaloka/contract/openapi';

const [file] = process.argv.slice(2);
const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;

if (file) fs.writeFileSync(file, text);
else process.stdout.write(text);
