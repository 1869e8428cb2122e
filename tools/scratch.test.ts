import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const MODULE = path.join(import.meta.dirname, 'lib/scratch.mjs');
const USE = `
  const { scratchFolder } = await import(${JSON.stringify(MODULE)});
  const { writeFileSync, statSync } = await import('node:fs');
  const folder = scratchFolder();
  writeFileSync(folder + '/file', '');
  console.log(JSON.stringify({ folder, pid: process.pid, mode: statSync(folder).mode & 0o7777 }));`;

function useOne(): { folder: string; pid: number; mode: number } {
  const args = ['--input-type=module', '-e', USE];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as ReturnType<typeof useOne>;
}

it('temporary files are in a folder that every user can use, and that is removed when its process ends', () => {
  const { folder, mode } = useOne();
  expect(mode).toBe(0o1777);
  expect(fs.existsSync(path.dirname(folder))).toBe(true);
  expect(fs.existsSync(folder)).toBe(false);
});

it('the folder of a killed process is removed by the next one', () => {
  const first = useOne();
  fs.mkdirSync(first.folder);
  const { folder } = useOne();
  expect(path.dirname(folder)).toBe(path.dirname(first.folder));
  expect(fs.existsSync(first.folder)).toBe(false);
});
