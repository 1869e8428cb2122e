#!/usr/bin/env node
/** `kathaloka-play STORY.json`: plays a story of the open format in the browser. */
import fs from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';

const USAGE = `kathaloka-play [--port PORT] STORY.json
kathaloka-play --save STORY.html STORY.json

Serves a story of Kathaloka's open format to this computer, with a player. The file is read again
with each reload of the page. What is wrong with the story is said here and below it, with its place.

  --port   the port; else the same for this file each time, as long as it is free
  --save   writes the story with its player as one HTML file instead, which opens from a disk`;

/** The package contains built files; the project runs from its sources. */
async function loadCommand() {
  const isInstalled = import.meta.url.includes('/node_modules/');
  if (isInstalled) {
    const script = fs.readFileSync(new URL('../dist/element.classic.js', import.meta.url), 'utf8');
    return { ...(await import(new URL('../dist/play.mjs', import.meta.url).href)), script };
  }
  const { elementScript } = await import('../elementScript.mts');
  return { ...(await import('../src/command/play.ts')), script: await elementScript() };
}

const isPort = (/** @type {string} */ given) => /^\d+$/.test(given) && Number(given) < 65_536;

async function main() {
  const { values, positionals } = parseArgs({
    options: {
      port: { type: 'string' },
      save: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [file] = positionals;
  const isWrong = values.port !== undefined && !isPort(values.port);
  if (values.help || file === undefined || positionals.length > 1 || isWrong) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const { pageOf, savePage, serve, script } = await loadCommand();
  const page = pageOf(file, script);
  if (page.fault !== undefined) {
    console.error(`${file}: ${page.fault}`);
    return 1;
  }
  if (values.save !== undefined) {
    for (const finding of page.findings) console.error(`${file}: ${finding}`);
    const fault = savePage(values.save, { story: file, html: page.html });
    if (fault !== null) {
      console.error(`${values.save}: ${fault}`);
      return 1;
    }
    console.log(`${values.save}: ${Math.ceil(Buffer.byteLength(page.html) / 1024)} kB`);
    return 0;
  }
  const port = values.port === undefined ? undefined : Number(values.port);
  const { address } = await serve({ file, script, port, say: (line) => console.error(line) });
  console.log(`“${page.title || file}” is at ${address} (Ctrl+C ends it)`);
  return undefined;
}

try {
  const code = await main();
  if (code !== undefined) process.exitCode = code;
} catch (error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  if (code === 'EADDRINUSE')
    console.error('This port is in use. Choose another one, or none: then one is found.');
  else if (code?.startsWith('ERR_PARSE_ARGS')) console.error(`${message}\n\n${USAGE}`);
  else console.error(error);
  process.exitCode = 2;
}
