import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => fs.readFileSync(path.resolve(import.meta.dirname, file), 'utf8');

it('the library’s quick start is the file that the consumer test compiles and renders', () => {
  const [, example] = /## Quick start\n\n```tsx\n([\s\S]*?)```/.exec(read('../packages/ui/README.md')) ?? [];
  expect(example).toBe(read('consumer/app/src/QuickStart.tsx'));
});
