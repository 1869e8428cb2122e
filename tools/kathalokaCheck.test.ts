import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installPacked } from './testing/packed.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const STORY = path.join(ROOT, 'packages/server/src/library/stories/everything-carried-out-of-the-hall.json');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kl-check-'));
let command: string;
beforeAll(async () => {
  command = path.join(await installPacked('formats', folder), 'bin/kathaloka-check.mjs');
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

describe('kathaloka-check', () => {
  const run = (...args: string[]): Promise<{ code: number; output: string; errors: string }> =>
    new Promise((resolve) => {
      execFile(process.execPath, [command, ...args], { cwd: folder }, (error, output, errors) =>
        resolve({ code: error ? Number(error.code) : 0, output, errors }),
      );
    });

  it('finds nothing in a complete story, and prints its length', async () => {
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

  it('prints a story of another tool as our JSON, and what was lost to the error output', async () => {
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

  it('says at which line and column JSON is invalid', async () => {
    const file = fileWith('broken.json', '{\n  "start_node": "ford",\n  "nodes": {]\n}');
    expect(await run(file)).toMatchObject({
      code: 1,
      output: `${file}: line 3, column 13: "]" is not expected here.\n`,
    });
  });

  it('says what is missing in a file that is no story, and continues with the next', async () => {
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

  it('finds the errors of a Twee file, and says why a file cannot be imported', async () => {
    const twee = fileWith('open.twee', ':: Start\nA ford.\n\n[[Wade->nowhere]]\n\n:: tree\nA tree.\n');
    const { code, output } = await run(twee);
    expect(code).toBe(1);
    expect(output).toContain(`${twee}: tree: error: unreachable scene: `);
    const text = fileWith('letter.txt', 'Dear reader.');
    expect(await run(text)).toMatchObject({
      code: 1,
      output: `${text}: This is no file of Twine, Twee, ink, ChoiceScript or our own format.\n`,
    });
  });

  it('prints no control sequences', async () => {
    const nodes = { 'a\u001b[2J': { text: 'A.', choices: [{ text: 'x\ny\u202e', target: 'b' }] } };
    const { output } = await run(fileWith('hostile.json', { start_node: 'a\u001b[2J', nodes }));
    for (const text of ['\u001b', '\u202e', 'x\ny']) expect(output).not.toContain(text);
  });

  it('prints its usage without a file, and refuses an unknown option', async () => {
    expect(await run()).toMatchObject({ code: 2, output: expect.stringContaining('FILE…') as string });
    expect(await run('--help')).toMatchObject({ code: 0 });
    expect(await run('--jsn', STORY)).toMatchObject({
      code: 2,
      errors: expect.stringContaining('--jsn') as string,
    });
  });
});
