import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const STORY = path.join(ROOT, 'packages/server/src/library/stories/the-very-small-shade.json');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kl-check-'));
const installed = path.join(folder, 'node_modules/@kathaloka/formats');
const COMMANDS = [
  ['in the project', path.join(ROOT, 'packages/formats/bin/kathaloka-check.mjs')],
  ['from the package', path.join(installed, 'bin/kathaloka-check.mjs')],
] as const;

/** Packs the formats and unpacks it where npm would. */
beforeAll(async () => {
  const packed = await promisify(execFile)(
    'npm',
    ['pack', '-w', 'packages/formats', '--json', '--pack-destination', folder],
    { cwd: ROOT },
  );
  const [, file] = /"filename": "([^"]+)"/.exec(packed.stdout)!;
  fs.mkdirSync(installed, { recursive: true });
  await promisify(execFile)('tar', [
    'xzf',
    path.join(folder, file!),
    '-C',
    installed,
    '--strip-components=1',
  ]);
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function fileWith(name: string, content: unknown): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const STRUCTURE = {
  start_node: 'ford',
  nodes: {
    ford: { text: 'A ford.', choices: [{ text: 'Wade.', target: 'well' }] },
    tree: { text: 'A tree.', choices: [] },
  },
};

describe.each(COMMANDS)('kathaloka-check %s', (_, command) => {
  const run = (...args: string[]): Promise<{ code: number; output: string; errors: string }> =>
    new Promise((resolve) => {
      execFile(process.execPath, [command, ...args], { cwd: folder }, (error, output, errors) =>
        resolve({ code: error ? Number(error.code) : 0, output, errors }),
      );
    });

  it('finds nothing in a whole story, and says how long it is', async () => {
    expect(await run(STORY)).toEqual({
      code: 0,
      output: expect.stringMatching(
        /^\S+: 0 errors, 0 warnings, 0 hints; shortest path \d+ scenes in \d+ min, median .*, longest .* min\n$/,
      ) as string,
      errors: '',
    });
  });

  it('prints a line for each finding of a bare structure, with scene, code and what to do, and fails', async () => {
    const file = fileWith('bare.json', STRUCTURE);
    const { code, output } = await run(file);
    expect(code).toBe(1);
    expect(output.split('\n')).toEqual([
      `${file}: tree: error: unreachable scene: No player can reach this scene: no path from the start leads to it. Let a choice lead here, or delete the scene.`,
      `${file}: ford, choice 1: error: dangling target: The choice “Wade.” leads to “well”, and there is no such scene. Choose another target, or add the scene.`,
      `${file}: 2 errors, 0 warnings, 0 hints`,
      '',
    ]);
  });

  it('prints a story of another tool as our JSON, and what it lost to the error output', async () => {
    const passages = [':: Start\nA boat. <<audio "x" play>>\n[[On|End]]', ':: End\nFar.'];
    const file = fileWith('boat.twee', [':: StoryData\n{"format":"SugarCube"}', ...passages].join('\n\n'));
    const { code, output, errors } = await run('--import', file);
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({
      kathaloka: 1,
      story: { title: 'boat', story_structure: { start_node: 'Start' } },
    });
    expect(errors).toMatch(/boat\.twee: Start: hint: media lost: .*\n$/);
    expect(await run('--import', fileWith('no.bin', '\0'))).toMatchObject({ code: 1, output: '' });
  });

  it('does not fail for a warning', async () => {
    const ford = { ...STRUCTURE.nodes.ford, max_turns: 3, choices: [{ text: 'Wade.', target: 'tree' }] };
    const file = fileWith('limit.json', { ...STRUCTURE, nodes: { ...STRUCTURE.nodes, ford } });
    const { code, output } = await run(file);
    expect(code).toBe(0);
    expect(output).toContain('ford: warning: turns unused: ');
  });

  it('prints findings and figures as JSON', async () => {
    const { code, output } = await run(
      '--json',
      fileWith('bare.json', { title: 'x', story_structure: STRUCTURE }),
    );
    expect(code).toBe(1);
    const [checked] = JSON.parse(output) as [
      { findings: { kind: string }[]; figures: { visits: unknown[] } },
    ];
    expect(checked.findings.map(({ kind }) => kind)).toEqual(['unreachable scene', 'dangling target']);
    expect(checked.figures.visits).toHaveLength(2);
  });

  it('says at which line and column JSON cannot be read', async () => {
    const file = fileWith('broken.json', '{\n  "start_node": "ford",\n  "nodes": {]\n}');
    expect(await run(file)).toMatchObject({
      code: 1,
      output: `${file}: line 3, column 13: "]" is not expected here.\n`,
    });
    const twice = fileWith('twice.json', '{"start_node": "a", "nodes": {"a": {}, "a": {}}}');
    expect((await run(twice)).output).toContain('line 1, column 40: The name "a" stands twice.');
  });

  it('says what is missing in a file that is no story, and goes on with the next', async () => {
    const { code, output } = await run(
      fileWith('list.json', [1]),
      fileWith('other.json', { name: 'package' }),
      fileWith('half.json', { start_node: 'a', nodes: { a: { text: 'A.' } } }),
      path.join(folder, 'nowhere.json'),
      STORY,
    );
    expect(code).toBe(1);
    for (const text of ['list.json: The file must be an object.', 'nodes.a.choices must be a list.'])
      expect(output).toContain(text);
    expect(output).toContain(
      'other.json: The file is no story: it has neither “story_structure” nor “nodes”.',
    );
    expect(output).toContain('nowhere.json: The file cannot be read.');
    expect(output).toContain('0 errors');
  });

  it.each([
    ['lantern.harlowe.html', 'the story: hint: style lost: A style sheet was left out.'],
    [
      'orchard.plain.twee',
      'the story: hint: scene renamed: The scene “__proto__” is called “proto scene” now.',
    ],
    ['river.plain.ink', 'start: hint: tag lost: The tag “evening” was left out.'],
    [
      'lamp.compiled.json',
      'book: hint: random lost: “rnd” depends on chance, which stories have no words for here.',
    ],
    ['gate.choicescript.txt', 'garden: hint: image lost: A picture was left out: “*image rose.jpg”.'],
  ])('checks %s, which can be imported, and calls a hint what the import loses', async (name, loss) => {
    const file = path.join(ROOT, 'packages/formats/fixtures', name);
    const { code, output, errors } = await run(file);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toContain(`${file}: ${loss}\n`);
    expect(output).toContain(`${file}: 0 errors, `);
  });

  it('finds the errors of a Twee file, says why a file cannot be imported, and what a bundle loses', async () => {
    const twee = fileWith('open.twee', ':: Start\nA ford.\n\n[[Wade->nowhere]]\n\n:: tree\nA tree.\n');
    const { code, output } = await run(twee);
    expect(code).toBe(1);
    expect(output).toContain(`${twee}: tree: error: unreachable scene: `);
    const text = fileWith('letter.txt', 'Dear reader.');
    expect(await run(text)).toMatchObject({
      code: 1,
      output: `${text}: This is no file of Twine, Twee, ink, ChoiceScript or our own format.\n`,
    });
    const story_structure = { start_node: 'tree', nodes: { tree: STRUCTURE.nodes.tree } };
    const bundle = { kathaloka: 1, story: { title: 'x', mood: 'blue', story_structure } };
    expect((await run(fileWith('bundle.json', bundle))).output).toContain(
      'the story: hint: field lost: The field “$.story.mood” is not known, and was left out.',
    );
  });

  it('prints nothing that a terminal would obey', async () => {
    const nodes = { 'a\u001b[2J': { text: 'A.', choices: [{ text: 'x\ny\u202e', target: 'b' }] } };
    const { output } = await run(fileWith('hostile.json', { start_node: 'a\u001b[2J', nodes }));
    for (const text of ['\u001b', '\u202e', 'x\ny']) expect(output).not.toContain(text);
  });

  it('explains itself without a file, and refuses an unknown option', async () => {
    expect(await run()).toMatchObject({ code: 2, output: expect.stringContaining('FILE…') as string });
    expect(await run('--help')).toMatchObject({ code: 0 });
    expect(await run('--jsn', STORY)).toMatchObject({
      code: 2,
      errors: expect.stringContaining('--jsn') as string,
    });
  });
});
