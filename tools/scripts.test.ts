import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { calls } from '@kathaloka/contract/calls';

const ROOT = path.resolve(import.meta.dirname, '..');
const LIBRARY = path.join(ROOT, 'packages/server/src/library/stories');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kl-scripts-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Runs a program as `npm run tool -- NAME …` does. */
function run(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const options = { cwd: ROOT, maxBuffer: 1 << 26 };
    execFile(process.execPath, ['tools/tool.mjs', ...args], options, (error, stdout) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout }),
    );
  });
}

describe('npm run tool', () => {
  it('lists each name with a description, also if no name is given', async () => {
    const { code, output } = await run('--list');
    expect(code).toBe(0);
    expect(output).toMatch(/^openapi +prints the OpenAPI document/m);
    expect(await run()).toEqual({ code, output });
  });

  it('refuses an unknown name', async () => {
    expect(await run('no-such-tool')).toEqual({ code: 1, output: '' });
  });
});

describe('npm run tool -- openapi', () => {
  it('prints the document of every call, or writes it to the given file', async () => {
    const { code, output } = await run('openapi');
    expect(code).toBe(0);
    const { openapi, paths } = JSON.parse(output) as { openapi: string; paths: Record<string, object> };
    expect(openapi).toMatch(/^3\.1\./);
    const operations = Object.values(paths).flatMap((operation) => Object.values(operation));
    expect(operations).toHaveLength(Object.keys(calls).length);
    const file = path.join(folder, 'openapi.json');
    expect(await run('openapi', file)).toEqual({ code: 0, output: '' });
    expect(fs.readFileSync(file, 'utf8')).toBe(output);
  });
});

describe('npm run tool -- check-stories', () => {
  it('finds no errors in the bundled stories', async () => {
    // the server's tests check every story; this one checks the program
    expect(await run('check-stories', path.join(LIBRARY, 'the-very-small-shade.json'))).toEqual({
      code: 0,
      output: '1 stories, 0 findings\n',
    });
  });

  it('names the node of a choice without a target, and fails', async () => {
    const text = fs.readFileSync(path.join(LIBRARY, 'the-very-small-shade.json'), 'utf8');
    const broken = text.replace(/"target": "[^"]+"/, '"target": "no_such_place"');
    const file = path.join(folder, 'the-very-small-shade.json');
    fs.writeFileSync(file, broken);
    const { code, output } = await run('check-stories', file);
    expect(code).toBe(1);
    expect(output).toContain('no_such_place');
    expect(output).toMatch(/1 stories, [1-9]\d* findings\n$/);
  });
});
