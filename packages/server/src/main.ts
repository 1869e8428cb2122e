import process from 'node:process';
import { readConfig } from './config.ts';
import { startupBlock } from './startupBlock.ts';
import { StartupError } from './platform/StartupError.ts';
import { type RunningServer, startServer } from './server.ts';

const STOP_TIMEOUT_MS = 9_500;
/** Ctrl-C reaches the whole process group and is passed on by npm as well: the echo of one keystroke is not a second one. */
const ECHO_MS = 1000;

let stopRequestedAt: number | null = null;
const starting = start();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
// the process that started us has gone without a word
process.on('disconnect', () => void stop());

async function start(): Promise<RunningServer> {
  try {
    const config = readConfig(process.env);
    const server = await startServer(config);
    // even when it is to stop again at once: a generated password is told now or never
    process.stdout.write(startupBlock(config, server));
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
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
  const server = await starting;
  await server.stop();
  process.exit(0);
}
