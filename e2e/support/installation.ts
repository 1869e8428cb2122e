import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { withLock } from '../../tools/lib/lock.mjs';

/**
 * Fills the data folder of a new server with a copy of one that has already had its first start, because creating the
 * database and seeding the library takes longer than most journeys. The original is created once per test run, beside
 * the run's own folder.
 */
export async function copyInstallation(
  dataDir: string,
  firstStart: (dataDir: string) => Promise<void>,
): Promise<void> {
  const ofRun = process.env.E2E_DATA_DIR;
  // outside of a Playwright run there is only one such server
  if (ofRun === undefined) return;
  const installation = path.join(path.dirname(ofRun), 'installation');
  // several workers may need the first start concurrently
  await withLock(`${installation}.lock`, async () => {
    if (fs.existsSync(installation)) return;
    const unfinished = `${installation}-unfinished`;
    fs.rmSync(unfinished, { recursive: true, force: true });
    await firstStart(unfinished);
    fs.renameSync(unfinished, installation);
  });
  // keeps owners and times
  execFileSync('cp', ['-a', installation, dataDir]);
}
