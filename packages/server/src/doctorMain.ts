/** `npm run doctor`: checks the database for broken invariants; the server may be running. */
import process from 'node:process';
import { type Config, readConfig } from './config.ts';
import { examineAll, INVARIANTS } from './doctor.ts';
import { connect } from './platform/db/connect.ts';
import type { BrokenInvariant } from './platform/doctor/examine.ts';
import { refuseOtherSchema } from './platform/doctor/refuseOtherSchema.ts';
import { createLogger } from './platform/log.ts';
import { StartupError } from './platform/StartupError.ts';
import { refuseEmptyFolder, startDatabase, type Step } from './startDatabase.ts';

try {
  const faults = await findFaults(readConfig(process.env));
  for (const fault of faults) process.stdout.write(describe(fault));
  process.stdout.write(`${INVARIANTS.length} invariants examined, ${faults.length} broken\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`The doctor cannot begin: ${error.message}\n`);
  process.exitCode = 2;
}

async function findFaults(config: Config): Promise<BrokenInvariant[]> {
  refuseEmptyFolder(config);
  const log = createLogger('error');
  const undo: Step[] = [];
  try {
    const connection = await startDatabase(config, log, undo);
    const db = connect({ ...connection, options: '-c default_transaction_read_only=on' }, log);
    undo.push(() => db.destroy());
    await refuseOtherSchema(db);
    return await examineAll({ db, config }, { isGentle: false });
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}

function describe({ fault, holds, count, broken }: BrokenInvariant): string {
  const lines = broken.map(({ id, what }) => `  ${id}: ${what}\n`);
  const more = count > broken.length ? `  and ${count - broken.length} more\n` : '';
  return `${fault} (${count}): ${holds}\n${lines.join('')}${more}`;
}
