/**
 * The server of a run, started like `npm start`, on a copy of the data with which the servers of single journeys begin
 * as well. A single first start creates that data, and draws all covers before any journey.
 */
import fs from 'node:fs';
import { ensureBuilt } from '../../tools/lib/build.mjs';
import { freePort } from '../../tools/lib/freePort.mjs';
import { installInto } from './ownServer.ts';

const { DATA_DIR = '' } = process.env;

await ensureBuilt();
if (!fs.existsSync(DATA_DIR)) {
  // on another port, because journeys begin as soon as a server answers on theirs
  await installInto(DATA_DIR, await freePort('FIRST_PORT'));
}
await import('../../tools/start.mjs');
