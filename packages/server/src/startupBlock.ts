import { PICTURE_STYLES, TEXT_MODELS } from '@kathaloka/contract/limits';
import type { Config } from './config.ts';
import { chainOf } from './modelSettings.ts';
import type { RunningServer } from './server.ts';

/** The servers of models without the rest of their addresses, which may hold a key. */
function narratorOf({ ai }: Pick<Config, 'ai'>): string {
  const addresses = Object.values(ai.models).map(({ baseUrl }) => baseUrl);
  const servers = [...addresses, ...(ai.baseUrl === null ? [] : [ai.baseUrl])].map(serverOf);
  return servers.length === 0
    ? 'built in (set AI_BASE_URL for a model of yours)'
    : [...new Set(servers)].join(', ');
}

function serverOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/\/+$/, '');
}

/** Which model serves which key; the others are built in. */
function modelRows({ ai }: Pick<Config, 'ai'>): [string, string][] {
  if (ai.baseUrl === null && Object.keys(ai.models).length === 0) return [];
  return [...TEXT_MODELS, ...PICTURE_STYLES].map((key) => [
    `  ${key}`,
    chainOf(ai.models, key)
      .map(({ model }) => model)
      .join(', else ') || 'built in',
  ]);
}

export function startupBlock(
  config: Config,
  { address, admin }: Pick<RunningServer, 'address' | 'admin'>,
): string {
  const rows: [string, string][] = [
    ['open', config.publicUrl],
    ['listening', address],
    ['data', config.databaseUrl === null ? config.dataDir : `${config.dataDir}, database at DATABASE_URL`],
    ['narrator', narratorOf(config)],
    ...modelRows(config),
  ];
  if (admin) {
    rows.push(['administrator', admin.username]);
    rows.push(['password', admin.password ?? 'as set in ADMIN_PASSWORD']);
    if (admin.password !== null) rows.push(['', 'written down nowhere else: keep it']);
  }
  const lines = rows.map(([name, value]) => `  ${name.padEnd(14)}${value}`);
  return ['', '  Kathaloka is running', '', ...lines, '', '  Ctrl-C stops it', '', ''].join('\n');
}
