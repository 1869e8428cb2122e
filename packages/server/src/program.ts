import process from 'node:process';
import { storeCompiled } from './compiled.ts';
import { readConfig } from './config.ts';
import { StartupError } from './platform/StartupError.ts';
import type { RunningServer } from './server.ts';
import { bootstrap } from './startDatabase.ts';
import { startupBlock } from './startupBlock.ts';

/** Longer than a graceful stop takes: event streams have 25 s to end, then the database stops. */
const STOP_TIMEOUT_MS = 32_000;
/**
 * Ctrl-C reaches the whole process group, and npm forwards it as well: a second signal within this time is
 * ignored.
 */
const ECHO_MS = 1000;

let stopRequestedAt: number | null = null;
let shutdownDelayMs = 0;
const starting = start();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
// the process that started us has died
process.on('disconnect', () => void stop());

async function start(): Promise<RunningServer> {
  try {
    const config = readConfig(process.env);
    ({ shutdownDelayMs } = config);
    // starts the database while the rest of the program loads, which takes longer
    const bootstrapped = bootstrap(config);
    const { startServer } = await import('./server.ts');
    const server = await startServer(config, { bootstrapped });
    // even if the server must stop immediately, because a generated password can only be printed now
    process.stdout.write(startupBlock(config, server));
    storeCompiled();
    return server;
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`Kathaloka cannot start: ${error.message}\n`);
    return process.exit(1);
  }
}

async function stop(): Promise<void> {
  if (stopRequestedAt !== null) {
    if (Date.now() - stopRequestedAt > ECHO_MS) process.exit(1);
    return;
  }
  stopRequestedAt = Date.now();
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS + shutdownDelayMs).unref();
  const server = await starting;
  await server.stop();
  process.exit(0);
}
