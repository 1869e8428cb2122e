import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminSetupWords } from '../packages/ui/src/words/adminSetup/en.ts';

const PAGE = readFileSync(new URL('../docs/operating.md', import.meta.url), 'utf8');

/** Finds a command on the operators' page by the comment that follows it. */
function command(tool: string, comment: string): string {
  const line = PAGE.split('\n').find((each) => each.startsWith(tool) && each.endsWith(`# ${comment}`));
  return line?.split('#')[0]?.trim() ?? '';
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kl-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('The backup of docs/operating.md', () => {
  it.each([
    ['the default folder', () => undefined, () => path.join(folder, 'data')],
    ['an absolute one', () => path.join(folder, 'elsewhere'), () => path.join(folder, 'elsewhere')],
  ])('is restored word for word with %s', (_name, setting, at) => {
    const { DATA_DIR: _, ...env } = process.env;
    const dataDir = setting();
    const run = (line: string) =>
      execFileSync('sh', ['-c', line], {
        cwd: folder,
        env: { ...env, ...(dataDir !== undefined && { DATA_DIR: dataDir }) },
        stdio: 'pipe',
      });
    mkdirSync(at());
    writeFileSync(path.join(at(), 'auth-secret'), 'the secret');
    run(command('tar -c', 'copy'));
    renameSync(at(), path.join(folder, 'old'));
    run(command('tar -x', 'restore'));
    expect(readFileSync(path.join(at(), 'auth-secret'), 'utf8')).toBe('the secret');
  });

  it('has the same commands as the overview offers to copy', () => {
    const line = command('npm run backup', 'while people play');
    expect(line).not.toBe('');
    expect(adminSetupWords.items.backups.line).toBe(line);
    expect(adminSetupWords.items.database_backups.line).toBe(line);
  });
});
