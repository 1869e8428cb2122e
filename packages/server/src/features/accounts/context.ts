import type { Config } from '../../config.ts';
import type { AccessTokens } from '../../platform/auth/accessTokens.ts';
import type { Passwords } from '../../platform/auth/passwords.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Logger } from '../../platform/log.ts';

/** What the services of accounts work with. */
export interface AccountsContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly config: Pick<Config, 'startingCredits'>;
  readonly tokens: AccessTokens;
  /** Makes one refresh token of another. */
  readonly refreshKey: Buffer;
  readonly passwords: Passwords;
  readonly limits: Limits;
}
