#!/usr/bin/env node
/** `npx kathaloka-check FILE…`: checks stories, and prints a line for each finding. */
import fs from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';

const USAGE = `kathaloka-check [--json] FILE…
kathaloka-check --import FILE > STORY.json

Checks stories: our JSON bundle, the structure of a story alone, or what can be imported:
Twine's HTML, Twee, ink, ChoiceScript. Each finding is one line with its scene, its code and
what to do; what an import loses is a hint. The exit code is 1 if there is an error.

  --json     print the findings, the visits of scenes and the lengths of paths as JSON
  --import   print the story as our JSON, and what it lost to the error output`;

/** Loads the bundled command if the package is installed; in this repository it loads the sources. */
async function loadCommand() {
  const bundled = new URL('../dist/checkFiles.mjs', import.meta.url);
  const isInstalled = import.meta.url.includes('/node_modules/');
  return isInstalled ? import(bundled.href) : import('../src/command/checkFiles.ts');
}

/**
 * @param {string} name
 * @param {(bytes: Uint8Array) => string} decodedText
 */
function readFile(name, decodedText) {
  try {
    return { name, text: decodedText(fs.readFileSync(name)) };
  } catch {
    return { name, text: null };
  }
}

async function main() {
  const { values, positionals } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      import: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (values.help || positionals.length === 0 || (values.import && positionals.length > 1)) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const { checkFiles, decodedText, importFile } = await loadCommand();
  const files = positionals.map((name) => readFile(name, decodedText));
  if (values.import) {
    const { output, report, code } = await importFile(files[0]);
    process.stderr.write(report);
    process.stdout.write(output);
    return code;
  }
  const { output, code } = await checkFiles(files, { asJson: values.json });
  process.stdout.write(output);
  return code;
}

try {
  process.exitCode = await main();
} catch (error) {
  const isUsage =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  console.error(isUsage ? `${error.message}\n\n${USAGE}` : error);
  process.exitCode = 2;
}
