import * as argon2 from '@node-rs/argon2';
import type { PasswordHasher } from '../platform/auth/passwords.ts';

export interface HeldHasher extends PasswordHasher {
  /** Delays every hash from now on; resolves when the first of them has started. */
  hold(): Promise<void>;
  release(): void;
}

const nothing = (): void => {};

/** The real hasher, with a gate for tests of what happens while a password is hashed. */
export function heldHasher(): HeldHasher {
  const held = { gate: Promise.resolve(), release: nothing, started: nothing };
  const pass = async (): Promise<void> => {
    held.started();
    await held.gate;
  };
  return {
    hash: (...args) => pass().then(() => argon2.hash(...args)),
    verify: (...args) => pass().then(() => argon2.verify(...args)),
    hold() {
      const gate = Promise.withResolvers<void>();
      const start = Promise.withResolvers<void>();
      Object.assign(held, { gate: gate.promise, release: gate.resolve, started: start.resolve });
      return start.promise;
    },
    release: () => held.release(),
  };
}
