import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { WITHOUT_PICTURE } from '../.storybook/snapshots.ts';
import { storiesIn } from './house-rules/storyCopies.mjs';

const SOURCE = path.resolve(import.meta.dirname, '../packages/ui/src');

/** The props that make a state of a component that somebody must have seen before they use it. */
const STATES = ['busy', 'disabled', 'error', 'loading', 'pending', 'readOnly'];

/** The states that the props of a component make. */
export function statesIn(source: string, component: string): string[] {
  const [props = ''] = new RegExp(`(?:interface|type) ${component}Props[\\s\\S]*?\\n}`).exec(source) ?? [];
  return [...props.matchAll(/^ {2}(\w+)\??: /gm)]
    .map(([, name = '']) => name)
    .filter((name) => STATES.includes(name));
}

/** The states that the stories of a file name, in their args or in what they render: those that are shown and pictured. */
export function shownIn(file: string, text: string): string[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const visible = storiesIn(tree).filter(({ parts }) => {
    const tags = parts.get('tags') ?? '';
    return !WITHOUT_PICTURE.some((tag) => tags.includes(tag));
  });
  // what all stories of a file share
  const meta = text.slice(0, text.indexOf('export default'));
  const words = visible.map(({ node, parts }) => `${node.getText()} ${[...parts.values()].join(' ')}`);
  return STATES.filter((state) => new RegExp(`\\b${state}\\b`).test([meta, ...words].join(' ')));
}

describe('A state that the props make', () => {
  it('has a story that the sidebar shows and Chromatic pictures, in every component', () => {
    const folders = fs.globSync('{primitives,patterns,screens,blocks/*}/*/', { cwd: SOURCE });
    const without = folders.flatMap((folder) => {
      const component = path.basename(folder);
      const file = path.join(SOURCE, folder, `${component}.tsx`);
      const stories = fs.globSync('*.stories.tsx', { cwd: path.join(SOURCE, folder) });
      if (!fs.existsSync(file) || stories.length === 0) return [];
      const shown = stories.flatMap((name) => {
        const place = path.join(SOURCE, folder, name);
        return shownIn(place, fs.readFileSync(place, 'utf8'));
      });
      return statesIn(fs.readFileSync(file, 'utf8'), component)
        .filter((state) => !shown.includes(state))
        .map((state) => `${component}: ${state}`);
    });
    expect(folders.length).toBeGreaterThan(150);
    expect(without).toEqual([]);
  });

  it('is missed where only a behaviour has it, or what is not pictured', () => {
    const source =
      'export interface FieldProps {\n  value: string;\n  disabled?: boolean;\n  error?: string;\n}\n';
    expect(statesIn(source, 'Field')).toEqual(['disabled', 'error']);
    const stories = (tags: string) => `const meta = {};\nexport default meta;
      export const Off: Story = { ${tags} args: { disabled: true } };\n`;
    expect(shownIn('Field.stories.tsx', stories(''))).toEqual(['disabled']);
    expect(shownIn('Field.stories.tsx', stories("tags: ['behaviour'],"))).toEqual([]);
    expect(shownIn('Field.stories.tsx', stories("tags: ['no-visual'],"))).toEqual([]);
  });
});
