/** `npm run dev`: the app with hot reload, the API that restarts on a change, and Storybook, side by side. */
import readline from 'node:readline';
import { ensureInstalled } from './lib/install.mjs';
import { endChildren, endOf, exitIfStopped, passSignalsOn, start } from './lib/processes.mjs';
import { PlainError, inProject, pinnedNode, say, sayError } from './lib/project.mjs';

const API_PORT = '3001';
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
    args: [inProject('node_modules/vite/bin/vite.js'), 'packages/app', '--port', '5173', '--strictPort'],
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
      '6006',
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
    'app http://localhost:5173 · API http://localhost:3001 · Storybook http://localhost:6006 · Ctrl-C stops all',
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
