/**
 * The server of a run, as `npm start` starts it, on a copy of what servers of a journey's own begin with: one first start
 * makes both, and no cover is drawn before a journey looks at it.
 */
import fs from 'node:fs';
import { ensureBuilt } from '../../tools/lib/build.mjs';
import { freePort } from '../../tools/lib/freePort.mjs';
import { installInto } from './ownServer.ts';

const { DATA_DIR = '' } = process.env;

await ensureBuilt();
if (!fs.existsSync(DATA_DIR)) {
  // at another port: journeys begin as soon as somebody answers at theirs
  await installInto(DATA_DIR, await freePort('FIRST_PORT'));
}
await import('../../tools/start.mjs');
