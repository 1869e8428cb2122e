/**
 * `npm run tool -- engines [options of Playwright]`: ten journeys on the built app and the real server, in
 * Chromium and, if installed, in Firefox and WebKit. Lists the missing engines.
 */
import { endOf, passSignalsOn, start } from '../lib/processes.mjs';
import { enginesHere } from './installed.mjs';

passSignalsOn();
const args = ['test', '-c', 'tools/engines/engines.config.ts', ...process.argv.slice(2)];
process.exitCode = await endOf(start('playwright', args, { stdio: 'inherit' }));
for (const name of enginesHere().missing)
  console.log(`– ${name} is not installed, and was skipped: npx playwright install ${name}`);
