import process from 'node:process';
import { readConfig } from './config.ts';
import { connect } from './platform/db/connect.ts';
import type { Database } from './platform/db/schema.ts';
import { refuseOtherSchema } from './platform/doctor/refuseOtherSchema.ts';
import { createLogger, type Logger } from './platform/log.ts';
import { StartupError } from './platform/StartupError.ts';
import { refuseEmptyFolder, startDatabase, type Step } from './startDatabase.ts';

interface Operated {
  readonly db: Database;
  readonly log: Logger;
  readonly args: string[];
}

/** Runs a command of the operator on the database of the settings, beside running servers, and prints its result. */
export async function operate(name: string, run: (on: Operated) => Promise<string>): Promise<void> {
  const undo: Step[] = [];
  try {
    const config = readConfig(process.env);
    refuseEmptyFolder(config);
    const log = createLogger('error');
    const db = connect(await startDatabase(config, log, undo), log);
    undo.push(() => db.destroy());
    await refuseOtherSchema(db);
    process.stdout.write(`${await run({ db, log, args: process.argv.slice(2) })}\n`);
  } catch (error) {
    const isForOperator = error instanceof StartupError || (error instanceof Error && 'code' in error);
    if (!isForOperator) throw error;
    process.stderr.write(`${name} has failed: ${error.message}\n`);
    process.exitCode = 1;
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}
