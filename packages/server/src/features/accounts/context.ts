import type { Config } from '../../config.ts';
import { type AccessTokens, createAccessTokens, derivedKey } from '../../platform/auth/accessTokens.ts';
import { createGoogleVerifier, type VerifyGoogleToken } from '../../platform/auth/googleTokens.ts';
import type { Passwords } from '../../platform/auth/passwords.ts';
import type { Background } from '../../platform/background.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { createLimits, type Limits, noLimits } from '../../platform/limits/limits.ts';
import type { Logger } from '../../platform/log.ts';
import type { Mailer } from '../../platform/mail/mail.ts';

/** What the server gives to accounts. */
export interface AccountsDependencies {
  readonly config: Pick<Config, 'publicUrl' | 'rateLimit' | 'startingCredits' | 'google'>;
  readonly authSecret: string;
  readonly background: Background;
  readonly clock: Clock;
  readonly db: Database;
  readonly log: Logger;
  readonly mailer: Mailer;
  readonly passwords: Passwords;
}

/** What the services of accounts work with. */
export interface AccountsContext extends AccountsDependencies {
  readonly limits: Limits;
  /** Makes one refresh token of another. */
  readonly refreshKey: Buffer;
  readonly tokens: AccessTokens;
  readonly verifyGoogleToken: VerifyGoogleToken;
}

export function accountsContext(dependencies: AccountsDependencies): AccountsContext {
  const { authSecret, clock, config, db } = dependencies;
  return {
    ...dependencies,
    limits: config.rateLimit ? createLimits(db, clock) : noLimits,
    refreshKey: derivedKey(authSecret, 'refresh tokens'),
    tokens: createAccessTokens({ secret: authSecret, issuer: config.publicUrl, clock }),
    verifyGoogleToken: createGoogleVerifier(config.google, clock),
  };
}
