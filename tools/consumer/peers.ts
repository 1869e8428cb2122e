/** The packages that a consumer installs beside ours. */
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A package in the version with which this project is tested. */
export function versionOf(name: string): string {
  const file = path.join(ROOT, 'node_modules', name, 'package.json');
  return `${name}@${JSON.parse(fs.readFileSync(file, 'utf8')).version}`;
}

/** What an app with the API client needs. */
export const apiPeers = (): string[] => ['@reduxjs/toolkit', 'react-redux', 'zod'].map(versionOf);
