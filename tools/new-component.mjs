/**
 * `npm run new:component StoryBadge primitives` (or `… StoryBadge blocks/catalogue`): creates a component's folder
 * with its three files, and exports it in alphabetical order.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sidebarTitle } from './lib/sidebarPlace.mjs';
import { PlainError, root, say, sayError } from './lib/project.mjs';

const NAME = /^[A-Z][a-z0-9]*([A-Z][a-z0-9]*)*$/;
const PLACE = /^(primitives|patterns|screens|blocks\/[a-z]+)$/;

/** @param {string} name */
function component(name) {
  return `import type { ComponentProps, ReactNode } from 'react';
import { ${name}Root } from './${name}.styles.ts';

export interface ${name}Props extends Omit<ComponentProps<'div'>, 'children'> {
  /** The content. */
  children: ReactNode;
}

/**
 * Describe the component in one line.
 *
 * @example
 * <${name}>Its content</${name}>
 */
export function ${name}({ children, ...rest }: ${name}Props) {
  return <${name}Root {...rest}>{children}</${name}Root>;
}
`;
}

/**
 * @param {string} name
 * @param {string} place
 */
function styles(name, place) {
  const up = '../'.repeat(place.split('/').length + 1);
  return `import styled from '${up}theme/styled.ts';

export const ${name}Root = styled.div\`
  display: block;
\`;
`;
}

/**
 * @param {string} name
 * @param {string} place
 */
function stories(name, place) {
  const title = sidebarTitle(place, name);
  const up = '../'.repeat(place.split('/').length + 1);
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '${up}testing/contents.ts';
import { ${name} } from './${name}.tsx';

const meta = {
  title: '${title}',
  component: ${name},
  args: { children: '${name}' },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'With a short text',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${name}')).toBeVisible();
  },
  parameters: contents<Story>({
    hi: { children: 'एक कथा' },
    ur: { children: 'ایک داستان' },
    long: { children: 'A tale that does not end. '.repeat(40) },
  }),
};
`;
}

/** @param {string} statement an export */
function targetOf(statement) {
  return /from '(.*)'/.exec(statement)?.[1] ?? '';
}

/**
 * Adds an export to an index file, in alphabetical order; creates the file if there is none.
 * @param {string} file
 * @param {string} statement
 */
function addExport(file, statement) {
  const statements = fs.existsSync(file)
    ? fs
        .readFileSync(file, 'utf8')
        .trimEnd()
        .split(/(?<=;)\n/)
    : [];
  if (statements.includes(statement)) return;
  const before = statements.findIndex((other) => targetOf(other) > targetOf(statement));
  statements.splice(before === -1 ? statements.length : before, 0, statement);
  fs.writeFileSync(file, `${statements.join('\n')}\n`);
}

/**
 * @param {string} name
 * @param {string} place
 * @param {string} project
 */
function scaffold(name, place, project) {
  if (!NAME.test(name))
    throw new PlainError(`"${name}" is an invalid component name; use PascalCase, like StoryBadge`);
  if (!PLACE.test(place)) {
    throw new PlainError(
      `"${place}" is not a place for components; use primitives, patterns, screens or blocks/<area>`,
    );
  }
  const source = path.join(project, 'packages/ui/src');
  const folder = path.join(source, place, name);
  if (fs.existsSync(folder)) throw new PlainError(`packages/ui/src/${place}/${name} already exists`);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, `${name}.tsx`), component(name));
  fs.writeFileSync(path.join(folder, `${name}.styles.ts`), styles(name, place));
  fs.writeFileSync(path.join(folder, `${name}.stories.tsx`), stories(name, place));
  addExport(
    path.join(source, place, 'index.ts'),
    `export { ${name}, type ${name}Props } from './${name}/${name}.tsx';`,
  );
  addExport(path.join(source, 'index.ts'), `export * from './${place}/index.ts';`);
}

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { root: { type: 'string', default: root } },
  });
  const [name = '', place = ''] = positionals;
  scaffold(name, place, values.root);
  say(
    `made packages/ui/src/${place}/${name}: describe it and its props, say when to use it (@use, @avoid, @heard, @keys), style it, and write a story for each state`,
  );
}

try {
  main();
} catch (error) {
  sayError(error);
  process.exitCode = 1;
}
