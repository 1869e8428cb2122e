/** `npm start`: installs missing packages, builds what is stale, and runs the server until a signal stops it. */
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endOf, exitIfStopped, passSignalsOn, start, stopChildren } from './lib/processes.mjs';
import { pinnedNode, sayError } from './lib/project.mjs';

const PARENT_CHECK_MS = 500;

/** Stops when the parent has died, as npm or a test may without forwarding a signal: our parent then changes. */
function stopWithParent() {
  if (process.env.npm_lifecycle_event !== 'start' && process.env.STOP_WITH_PARENT !== '1') return;
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    stopChildren('SIGTERM');
  }, PARENT_CHECK_MS);
  check.unref();
}

async function main() {
  await ensureInstalled();
  await ensureBuilt();
  // The IPC channel closes when this process dies, which stops the server.
  const server = start(pinnedNode(), ['packages/server/src/main.ts'], {
    // The thread pool hashes passwords, draws covers, compresses answers and reads files. With Node's default
    // of four threads, a few slow tasks would block all file reads.
    env: { UV_THREADPOOL_SIZE: '8', ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  return endOf(server);
}

passSignalsOn();
stopWithParent();
try {
  process.exit(await main());
} catch (error) {
  exitIfStopped();
  sayError(error);
  process.exit(1);
}
