import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

/** Whether a program is on the PATH. */
export const isInstalled = (program: string): boolean =>
  (process.env.PATH ?? '').split(':').some((folder) => fs.existsSync(path.join(folder, program)));

/** The output of `--version`; empty if it is not installed. */
export function versionOf(program: string): string {
  return isInstalled(program) ? execFileSync(program, ['--version'], { encoding: 'utf8' }) : '';
}

/** Whether something listens on the port. */
export function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
