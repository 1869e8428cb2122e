/**
 * `npm run tool -- engines [words…]`: the journeys in Firefox and in WebKitGTK, on the built app and the real server; or
 * only those whose name has one of these words. An engine that is not on this machine is skipped, and named.
 */
import { startOwnServer } from '../../e2e/support/ownServer.ts';
import { ensureBuilt } from '../lib/build.mjs';
import { passSignalsOn } from '../lib/processes.mjs';
import { aResult, lastLine } from '../lib/results.mjs';
import { type Engine, findEngines } from './findEngines.ts';
import { JOURNEYS, type Journey } from './journeys.ts';
import { Visitor } from './visitor.ts';

const WINDOW = { width: 1280, height: 900 };

/** In a browser of its own. Answers why it failed. */
async function failureOf({ take }: Journey, start: NonNullable<Engine['start']>, home: string) {
  const driver = await start();
  try {
    await driver.resize(WINDOW.width, WINDOW.height);
    await take(new Visitor(driver, home));
    const [error] = driver.errors();
    return error && `a script failed: ${error}`;
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error ? `${message} (${cause.message})` : message;
  } finally {
    await driver.close();
  }
}

async function runAll(home: string, words: readonly string[]) {
  const journeys = JOURNEYS.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  const [failures, skips]: [string[], string[]] = [[], []];
  let passed = 0;
  for (const engine of await findEngines()) {
    if (!engine.start) {
      skips.push(`${engine.name}: ${engine.missing}`);
      continue;
    }
    for (const journey of journeys) {
      const began = Date.now();
      const failure = await failureOf(journey, engine.start, home);
      if (failure) failures.push(`${engine.name}: ${journey.name}: ${failure}`);
      else passed += 1;
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      console.log(
        `${failure ? '✘' : '✓'} ${engine.name}: ${journey.name} (${seconds} s)${failure ? `\n  ${failure}` : ''}`,
      );
    }
  }
  for (const skip of skips) console.log(`– ${skip}`);
  return aResult({ passed, failures, skips });
}

passSignalsOn();
await ensureBuilt();
const server = await startOwnServer();
try {
  const result = await runAll(server.url, process.argv.slice(2));
  console.log(`\n${lastLine([result])}`);
  process.exitCode = result.failures.length > 0 ? 1 : 0;
} finally {
  await server.stop();
}
