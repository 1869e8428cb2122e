/**
 * `npm run guards`: takes out one guard after the other, runs the tests that must notice, and says which guards nobody
 * missed. `-- --from 10 --count 5` for some of them. It changes files and puts them back: not beside other work.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { endOf, passSignalsOn, start } from '../lib/processes.mjs';
import { inProject } from '../lib/project.mjs';
import { recordFigure } from '../../packages/server/src/testing/reliability/recordFigure.ts';
import { GUARDS } from './guards.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: String(GUARDS.length) },
  },
});
const from = Number(values.from);
const chosen = GUARDS.slice(from, from + Number(values.count));

const NOTICED = 'each taken out alone, and each time a test went red';

/** Whether a test has failed; code that does not even load has no tests, and shows nothing. */
async function isNoticed({ file, guard, without, tests }: (typeof GUARDS)[number]): Promise<boolean> {
  const place = inProject(file);
  const text = fs.readFileSync(place, 'utf8');
  const putBack = () => fs.writeFileSync(place, text);
  process.once('exit', putBack);
  const report = path.join(os.tmpdir(), `kathaloka-guards-${process.pid}.json`);
  fs.writeFileSync(
    place,
    text.replace(guard, () => without),
  );
  try {
    const args = ['run', '--project=server', '--bail=1', '--reporter=json', `--outputFile=${report}`];
    await endOf(start('vitest', [...args, ...tests], { stdio: 'ignore' }));
    const { numFailedTests } = JSON.parse(fs.readFileSync(report, 'utf8')) as { numFailedTests: number };
    return numFailedTests > 0;
  } finally {
    putBack();
    process.off('exit', putBack);
    fs.rmSync(report, { force: true });
  }
}

passSignalsOn();
const survivors: string[] = [];
for (const guard of chosen) {
  const isRed = await isNoticed(guard);
  if (!isRed) survivors.push(guard.guards);
  else recordFigure('guards', { piece: guard.guards, counts: { guards: 1 }, found: NOTICED });
  process.stdout.write(`${isRed ? 'noticed ' : 'SURVIVED'} ${guard.guards}\n`);
}
process.stdout.write(`${chosen.length} guards taken out, ${survivors.length} survived\n`);
process.exitCode = survivors.length === 0 ? 0 : 1;
