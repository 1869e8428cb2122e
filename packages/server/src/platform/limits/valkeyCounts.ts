import type { Valkey } from '../valkey/Valkey.ts';
import type { Count, Hits } from './repository.ts';

/**
 * Counts like the statement in PostgreSQL, from the stored count or the caller's, whichever is higher,
 * because a restarted Valkey has forgotten its own. A counter expires by itself.
 */
const COUNT = `
local hits = tonumber(redis.call('get', KEYS[1]) or '0')
local left = redis.call('pttl', KEYS[1])
if left <= 0 then left = tonumber(ARGV[3]) end
hits = math.max(hits, tonumber(ARGV[2])) + tonumber(ARGV[1])
redis.call('set', KEYS[1], hits, 'px', left)
return {hits, left}
`;

/** Undefined if Valkey does not answer. */
export async function countInValkey(
  valkey: Valkey,
  { key, hits, now, windowMs, known }: Hits,
): Promise<Count | undefined> {
  const left = known ? Math.max(1, known.resets_at.getTime() - now.getTime()) : windowMs;
  const name = `kathaloka:limit:${key.toString('base64url')}`;
  const counted = await valkey.run(COUNT, name, [hits, known?.hits ?? 0, left]);
  if (!isCount(counted)) return undefined;
  return { hits: counted[0], resets_at: new Date(now.getTime() + Math.min(counted[1], windowMs)) };
}

const isCount = (counted: unknown): counted is [number, number] =>
  Array.isArray(counted) && counted.length === 2 && counted.every(Number.isSafeInteger);
