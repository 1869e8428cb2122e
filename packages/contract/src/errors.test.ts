import { describe, expect, it } from 'vitest';
import { ERROR_CODES, ERROR_STATUS } from './errors.ts';

describe('Error codes', () => {
  it('each have an error status', () => {
    expect(Object.keys(ERROR_STATUS).toSorted()).toEqual([...ERROR_CODES].toSorted());
    for (const status of Object.values(ERROR_STATUS)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(600);
    }
  });

  it('distinguish the cases that the client handles differently', () => {
    expect(ERROR_STATUS.not_signed_in).toBe(401);
    expect(ERROR_STATUS.forbidden).toBe(403);
    expect(ERROR_STATUS.credits_short).toBe(402);
    expect(ERROR_STATUS.xp_short).toBe(422);
    expect(ERROR_STATUS.action_running).toBe(409);
    expect(ERROR_STATUS.rate_limited).toBe(429);
  });
});
