import fs from 'node:fs';
import path from 'node:path';
import type { Config } from './config.ts';
import type { Deps } from './platform/Deps.ts';

const BUILT_APP = path.resolve(import.meta.dirname, '../../app/dist');

export const foldersOf = ({ dataDir }: Pick<Config, 'dataDir'>): Deps['folders'] => ({
  app: builtApp(),
  covers: path.join(dataDir, 'covers'),
  assets: path.join(dataDir, 'assets'),
});

/** The folder of the built app. Null in development, when another server serves the app and there is no build. */
function builtApp(): string | null {
  return fs.existsSync(path.join(BUILT_APP, 'index.html')) ? BUILT_APP : null;
}
