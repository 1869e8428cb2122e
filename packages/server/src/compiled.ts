/** The program as it was compiled for an earlier start: to compile it is more work than all the rest of a start. */
import fs from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';

/** A first start stores nothing: its folder is made later, by those who know who may read it. */
export function reuseCompiled(env: NodeJS.ProcessEnv): void {
  const dataDir = path.resolve(env.DATA_DIR || 'data');
  if (env.NODE_COMPILE_CACHE !== undefined || !fs.existsSync(dataDir)) return;
  const folder = path.join(dataDir, 'compiled');
  // threads have nothing else to learn it from
  env.NODE_COMPILE_CACHE = folder;
  enableCompileCache(folder);
}

/** A process that is killed would store nothing at its end. */
export const storeCompiled = (): void => flushCompileCache();
