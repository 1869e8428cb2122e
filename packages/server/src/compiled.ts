/** Reuses compiled code from an earlier start, because compiling takes longer than the rest of a start. */
import fs from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';

/** A first start stores nothing: DATA_DIR is created later, with the right permissions. */
export function reuseCompiled(env: NodeJS.ProcessEnv): void {
  const dataDir = path.resolve(env.DATA_DIR || 'data');
  if (env.NODE_COMPILE_CACHE !== undefined || !fs.existsSync(dataDir)) return;
  const folder = path.join(dataDir, 'compiled');
  // threads learn the folder from the environment only
  env.NODE_COMPILE_CACHE = folder;
  enableCompileCache(folder);
}

/** Stores the compiled code now, because a process that is killed stores nothing at its end. */
export const storeCompiled = (): void => flushCompileCache();
