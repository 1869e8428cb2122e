/** OpenStack Swift from Debian's packages, with the interface of S3: one machine, one copy, a folder. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { AwsClient } from 'aws4fetch';
import { freePort } from '../passwordPostgres.ts';
import { isInstalled } from './programs.ts';
import { type Running, runProgram } from './runProgram.ts';

const KINDS = ['account', 'container', 'object'] as const;
const BUCKET = 'tales';
const KEYS = { region: 'us-east-1', accessKeyId: 'tales:servers', secretAccessKey: 'a-secret' };

export const hasSwift = (): boolean =>
  ['swift-ring-builder', 'swift-proxy-server', ...KINDS.map((kind) => `swift-${kind}-server`)].every(
    (program) => isInstalled(program),
  );

interface Swift extends Running {
  /** The settings for the servers. */
  readonly env: Readonly<Record<string, string>>;
}

export async function startSwift(root: string): Promise<Swift> {
  const folder = path.join(root, 'swift');
  fs.mkdirSync(path.join(folder, 'devices', 'one'), { recursive: true });
  write(folder, 'swift.conf', '[swift-hash]\nswift_hash_path_prefix = tales\nswift_hash_path_suffix = tales');
  const [account, container, object] = await Promise.all(KINDS.map((kind) => startPart(folder, kind)));
  const port = await freePort();
  write(folder, 'proxy.conf', proxyOf(folder, port));
  const proxy = await runProgram({ command: ['swift-proxy-server', path.join(folder, 'proxy.conf')], port });
  const endpoint = `http://127.0.0.1:${port}`;
  await makeBucket(endpoint);
  return {
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_PREFIX: 'cluster',
      S3_REGION: KEYS.region,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    /** Kills both the proxy and the server that has the pictures. */
    async kill() {
      await Promise.all([proxy.kill(), object!.kill()]);
    },
    async stop() {
      await Promise.all([proxy, account!, container!, object!].map((part) => part.stop()));
    },
  };
}

const write = (folder: string, name: string, text: string): void =>
  fs.writeFileSync(path.join(folder, name), `${text}\n`);

const commonOf = (folder: string, port: number): string => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
devices = ${path.join(folder, 'devices')}
mount_check = false
swift_dir = ${folder}
user = ${os.userInfo().username}
log_level = CRITICAL`;

/** Starts one of Swift's servers. A ring file says where that server is. */
async function startPart(folder: string, kind: (typeof KINDS)[number]): Promise<Running> {
  const port = await freePort();
  const file = `${kind}.conf`;
  write(
    folder,
    file,
    `${commonOf(folder, port)}
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}`,
  );
  const ring = (...flags: string[]) =>
    execFileSync('swift-ring-builder', [`${kind}.builder`, ...flags], { cwd: folder, stdio: 'ignore' });
  ring('create', '1', '1', '1');
  ring('add', `r1z1-127.0.0.1:${port}/one`, '1');
  ring('rebalance');
  return runProgram({ command: [`swift-${kind}-server`, path.join(folder, file)], port });
}

const proxyOf = (folder: string, port: number): string => `${commonOf(folder, port)}
[pipeline:main]
pipeline = catch_errors gatekeeper cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
# asked for, and not there: everything works without it
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9
[filter:s3api]
use = egg:swift#s3api
location = ${KEYS.region}
[filter:tempauth]
use = egg:swift#tempauth
user_tales_servers = ${KEYS.secretAccessKey} .admin`;

async function makeBucket(endpoint: string): Promise<void> {
  const { ok, status } = await new AwsClient({ ...KEYS, service: 's3' }).fetch(`${endpoint}/${BUCKET}`, {
    method: 'PUT',
  });
  if (!ok) throw new Error(`Swift answered ${status}.`);
}
