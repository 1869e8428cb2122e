/** `npm run build`: the packages of the component library and of the client, and the app; with `--storybook` also the static Storybook. */
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endOf, exitIfStopped, passSignalsOn, start } from './lib/processes.mjs';
import { PlainError, say, sayError } from './lib/project.mjs';

/**
 * @param {string} what
 * @param {string} program
 * @param {readonly string[]} args
 */
async function run(what, program, args) {
  say(`building ${what}`);
  const code = await endOf(start(program, args, { stdio: 'inherit' }));
  if (code !== 0) throw new PlainError(`${what} failed to build (exit code ${code})`);
}

async function main() {
  const { values } = parseArgs({ options: { storybook: { type: 'boolean', default: false } } });
  await ensureInstalled();
  for (const folder of ['packages/ui', 'packages/api'])
    await run(folder, 'npm', ['run', 'build', '--silent', '-w', folder]);
  await ensureBuilt({ force: true });
  if (values.storybook) await run('Storybook', 'storybook', ['build', '-o', 'storybook-static', '--quiet']);
}

passSignalsOn();
try {
  await main();
} catch (error) {
  exitIfStopped();
  sayError(error);
  process.exit(1);
}
