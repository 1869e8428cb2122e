import fs from 'node:fs';
import path from 'node:path';
import { night, palmLeaf } from '@kathaloka/ui';
import { expect, it } from 'vitest';

/** The first view has no script to ask for its colours, so it repeats two of each theme. */
it.each([
  ['html', night],
  ["html[data-theme='palm-leaf']", palmLeaf],
])('The first view stands on the ground of its theme: %s', (selector, theme) => {
  const css = fs.readFileSync(path.join(import.meta.dirname, 'first.css'), 'utf8');
  expect(css).toContain(`${selector} {\n  background: ${theme.bg};\n  color: ${theme.text};\n}`);
});
