/** `npm run dev`: the app with hot reload, the API with restarts on change, and Storybook, side by side. */
import readline from 'node:readline';
import { ensureInstalled } from './lib/install.mjs';
import { endChildren, endOf, exitIfStopped, passSignalsOn, start } from './lib/processes.mjs';
import { PlainError, inProject, pinnedNode, say, sayError } from './lib/project.mjs';

/** Set `APP_PORT` or `API_PORT` if these are taken. */
const APP_PORT = process.env.APP_PORT ?? '5173';
const API_PORT = process.env.API_PORT ?? '3001';
const STORYBOOK_PORT = process.env.STORYBOOK_PORT ?? '6006';
const STOP_WITHIN_MS = 10_000;

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {number} colour an ANSI colour
 * @property {readonly string[]} args for Node
 * @property {Record<string, string>} env
 */

/** @type {readonly Part[]} */
const PARTS = [
  {
    name: 'app',
    colour: 36,
    args: [inProject('node_modules/vite/bin/vite.js'), 'packages/app', '--port', APP_PORT, '--strictPort'],
    env: { API_URL: `http://127.0.0.1:${API_PORT}` },
  },
  {
    name: 'api',
    colour: 33,
    args: ['--watch', '--watch-preserve-output', 'packages/server/src/main.ts'],
    env: { PORT: API_PORT },
  },
  {
    name: 'storybook',
    colour: 35,
    args: [
      inProject('node_modules/storybook/dist/bin/dispatcher.js'),
      'dev',
      '-p',
      STORYBOOK_PORT,
      '--ci',
      '--no-open',
    ],
    env: {},
  },
];

const isColoured = process.stdout.isTTY && !process.env.NO_COLOR;
const nameWidth = Math.max(...PARTS.map((part) => part.name.length));

/** @param {Part} part */
async function runPart({ name, colour, args, env }) {
  const child = start(pinnedNode(), args, {
    env: { ...process.env, ...(isColoured ? { FORCE_COLOR: '1' } : {}), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const label = name.padEnd(nameWidth);
  const prefix = isColoured ? `\u001B[${colour}m${label} │\u001B[0m ` : `${label} | `;
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) readline.createInterface({ input: stream }).on('line', (line) => console.log(prefix + line));
  }
  return { name, code: await endOf(child) };
}

async function main() {
  await ensureInstalled();
  say(
    `app http://localhost:${APP_PORT} · API http://localhost:${API_PORT} · Storybook http://localhost:${STORYBOOK_PORT} · Ctrl-C stops all`,
  );
  const first = await Promise.race(PARTS.map(runPart));
  await endChildren();
  exitIfStopped();
  throw new PlainError(`${first.name} ended (exit code ${first.code}); the others are stopped`);
}

passSignalsOn({ killAfterMs: STOP_WITHIN_MS });
try {
  await main();
} catch (error) {
  sayError(error);
  process.exit(1);
}
