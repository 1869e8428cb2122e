import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'results');

/** What was measured: the commit, and whether the tree had changes besides. */
function commit(): string {
  const options = { cwd: import.meta.dirname, encoding: 'utf8' } as const;
  return execFileSync('git', ['describe', '--always', '--dirty', '--abbrev=12'], options).trim();
}

/** Where it was measured, and how busy that machine was with other things. */
function machine() {
  const [first] = os.cpus();
  return {
    cpu: first?.model.trim() ?? 'unknown',
    cores: os.availableParallelism(),
    memoryGB: Math.round(os.totalmem() / 1e9),
    load: Math.round(os.loadavg()[0]! * 10) / 10,
    node: process.version,
  };
}

/**
 * Writes `<name>.json`, the newest results with all their details, and adds one line to `<name>.history.jsonl`, where
 * those of former commits and of other machines stay.
 */
export function keepResults(name: string, rows: readonly object[], details: object = {}): void {
  const facts = { at: new Date().toISOString(), commit: commit(), machine: machine() };
  const newest = JSON.stringify({ ...facts, rows, ...details }, null, 2);
  fs.writeFileSync(path.join(FOLDER, `${name}.json`), `${newest}\n`);
  fs.appendFileSync(path.join(FOLDER, `${name}.history.jsonl`), `${JSON.stringify({ ...facts, rows })}\n`);
}
