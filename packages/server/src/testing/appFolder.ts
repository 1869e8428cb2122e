import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const PAGE =
  '<!doctype html><html lang="en" dir="ltr" data-theme="night"><head><title>Kathaloka</title></head><body><div id="root"></div><noscript>As it was built.</noscript></body></html>';

interface AppFolder {
  readonly folder: string;
  readonly remove: () => void;
}

/** A miniature build of the app; with a renderer's source, also the build for servers. */
export function appFolder(renderer?: string): AppFolder {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-app-'));
  fs.writeFileSync(path.join(folder, 'index.html'), PAGE);
  if (renderer !== undefined) {
    fs.mkdirSync(path.join(folder, '.server'));
    fs.writeFileSync(path.join(folder, '.server/server.js'), renderer);
    fs.writeFileSync(path.join(folder, '.server/package.json'), '{"type":"module"}');
  }
  return { folder, remove: () => fs.rmSync(folder, { recursive: true }) };
}
