import { PICTURE_STYLES, TEXT_MODELS } from '@kathaloka/contract/limits';
import type { Config } from './config.ts';
import type { RunningServer } from './server.ts';

function narratorOf({ ai }: Pick<Config, 'ai'>): string {
  return ai.baseUrl === null ? 'built in (set AI_BASE_URL for a model of yours)' : ai.baseUrl;
}

/** Which model serves which key; the others are built in. */
function modelRows({ ai }: Pick<Config, 'ai'>): [string, string][] {
  if (ai.baseUrl === null) return [];
  const served: Readonly<Record<string, string>> = { ...ai.textModels, ...ai.imageModels };
  return [...TEXT_MODELS, ...PICTURE_STYLES].map((key) => [`  ${key}`, served[key] ?? 'built in']);
}

/** The text that is printed after the start. */
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
