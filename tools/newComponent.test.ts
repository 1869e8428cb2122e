import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeSandbox, type Sandbox } from './testing/sandbox.ts';

const program = path.resolve(import.meta.dirname, 'new-component.mjs');
const houseRules = path.resolve(import.meta.dirname, 'house-rules.mjs');
const ui = path.resolve(import.meta.dirname, '../packages/ui/src');
const INDEX = 'packages/ui/src/index.ts';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = makeSandbox();
  sandbox.write(INDEX, "export * from './hooks/index.ts';\nexport * from './primitives/index.ts';\n");
  sandbox.write('packages/ui/src/hooks/index.ts', 'export const one = 1;\n');
  sandbox.write(
    'packages/ui/src/primitives/index.ts',
    "export { arch } from './Arch/Arch.ts';\nexport {\n  text,\n  texts,\n} from './Text/Text.ts';\n",
  );
  for (const file of ['testing/contents.ts', 'theme/styled.ts']) {
    sandbox.write(`packages/ui/src/${file}`, fs.readFileSync(path.join(ui, file), 'utf8'));
  }
  sandbox.write('packages/ui/src/primitives/Arch/Arch.ts', 'export const arch = 1;\n');
  sandbox.write(
    'packages/ui/src/primitives/Text/Text.ts',
    'export const text = 1;\nexport const texts = 2;\n',
  );
});
afterEach(() => sandbox.remove());

const create = (...args: string[]) => sandbox.run('node', program, '--root', sandbox.folder, ...args);
const namesIn = (folder: string) => fs.readdirSync(path.join(sandbox.folder, folder)).sort();

describe('npm run new:component', () => {
  it('creates a folder with the component, its styles and its stories', async () => {
    expect(await create('StoryBadge', 'primitives')).toMatchObject({ code: 0 });
    expect(namesIn('packages/ui/src/primitives/StoryBadge')).toEqual([
      'StoryBadge.stories.tsx',
      'StoryBadge.styles.ts',
      'StoryBadge.tsx',
    ]);
  });

  it('exports it in alphabetical order', async () => {
    await create('StoryBadge', 'primitives');
    expect(sandbox.read('packages/ui/src/primitives/index.ts').split('\n')).toEqual([
      "export { arch } from './Arch/Arch.ts';",
      "export { StoryBadge, type StoryBadgeProps } from './StoryBadge/StoryBadge.tsx';",
      'export {',
      '  text,',
      '  texts,',
      "} from './Text/Text.ts';",
      '',
    ]);
  });

  it('creates a new area of blocks', async () => {
    await create('Dice', 'blocks/play');
    expect(sandbox.read(INDEX).split('\n')[0]).toBe("export * from './blocks/play/index.ts';");
    expect(sandbox.read('packages/ui/src/blocks/play/index.ts')).toBe(
      "export { Dice, type DiceProps } from './Dice/Dice.tsx';\n",
    );
  });

  it('puts it where designers look for it', async () => {
    await create('Dice', 'blocks/play');
    expect(sandbox.read('packages/ui/src/blocks/play/Dice/Dice.stories.tsx')).toContain(
      "title: 'Components/Playing/Dice'",
    );
  });

  it('creates a component that takes the native props of its root', async () => {
    await create('StoryBadge', 'primitives');
    const component = sandbox.read('packages/ui/src/primitives/StoryBadge/StoryBadge.tsx');
    expect(component).toContain("extends Omit<ComponentProps<'div'>, 'children'>");
    expect(component).toContain('<StoryBadgeRoot {...rest}>');
  });

  it('creates code that the compiler, the linter and the house rules accept', async () => {
    await create('StoryBadge', 'primitives');
    const made = 'packages/ui/src/primitives/StoryBadge';
    expect(await sandbox.run('oxlint', '--max-warnings=0', made)).toMatchObject({ code: 0 });
    expect(await sandbox.run('oxfmt', '--check', '-c', path.resolve('.oxfmtrc.json'), made)).toMatchObject({
      code: 0,
    });
    expect(await sandbox.run('node', houseRules, '--root', sandbox.folder)).toMatchObject({ code: 0 });
    const types = await sandbox.run(
      'tsc',
      '--noEmit',
      '-p',
      'packages/ui',
      '--composite',
      'false',
      '--incremental',
      'false',
    );
    expect(types.stdout).toBe('');
  });

  it.each([
    ['storyBadge', 'primitives'],
    ['Story-Badge', 'primitives'],
    ['../Escape', 'primitives'],
    ['', 'primitives'],
    ['StoryBadge', 'nowhere'],
    ['StoryBadge', 'blocks'],
    ['StoryBadge', 'blocks/../../app'],
  ])('refuses "%s" in "%s"', async (name, place) => {
    const { code, stderr } = await create(name, place);
    expect(code).toBe(1);
    expect(stderr).toContain(name === '' || place === 'primitives' ? 'component name' : 'not a place');
    expect(namesIn('packages/ui/src')).toEqual(['hooks', 'index.ts', 'primitives', 'testing', 'theme']);
  });

  it('never overwrites an existing component', async () => {
    await create('StoryBadge', 'primitives');
    sandbox.write('packages/ui/src/primitives/StoryBadge/StoryBadge.tsx', 'mine');
    expect(await create('StoryBadge', 'primitives')).toMatchObject({ code: 1 });
    expect(sandbox.read('packages/ui/src/primitives/StoryBadge/StoryBadge.tsx')).toBe('mine');
  });
});
