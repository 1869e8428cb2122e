import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '../passwordPostgres.ts';
import { type Running, runProgram } from './runProgram.ts';

const CONFIGURATION = path.resolve(import.meta.dirname, '../../../../../deploy/varnish.vcl');
/** The balancer's address in the configuration file. */
const BALANCER = '.port = "8080"';

/** Varnish, as in docs/deploy.md, in front of a local port. */
export async function startSharedCache(
  target: number,
  folder: string,
): Promise<Running & { readonly address: string }> {
  const port = await freePort();
  const file = path.join(folder, 'varnish.vcl');
  const configuration = fs.readFileSync(CONFIGURATION, 'utf8');
  fs.writeFileSync(file, configuration.replace(BALANCER, `.port = "${target}"`));
  const place = ['-n', path.join(folder, 'varnish'), '-a', `127.0.0.1:${port}`];
  const running = await runProgram({
    command: ['varnishd', '-F', '-j', 'none', ...place, '-f', file, '-s', 'malloc,16m'],
    port,
  });
  return { ...running, address: `http://127.0.0.1:${port}` };
}
