import { OIDC_PATH } from '@kathaloka/contract/paths';
import { PROOF_MINUTES } from '@kathaloka/contract/limits';
import { sessionStore } from './safeStorage.ts';

const BINDING_KEY = 'kathaloka.oidcBinding';
const FRESH_KEY = 'kathaloka.oidcFresh';
const PROVEN_KEY = 'kathaloka.oidcProvenUntil';

/** Leaves for the OpenID provider, which leads back to the login page. With `isFresh` it asks the person again. */
export function leaveForProvider({ isFresh = false } = {}): void {
  // binds the answer to this tab: a ticket that somebody else has begun is refused
  const binding = crypto.getRandomValues(new Uint8Array(16)).reduce((text, byte) => text + hex(byte), '');
  sessionStore.write(BINDING_KEY, binding);
  sessionStore.write(FRESH_KEY, isFresh ? '1' : null);
  location.assign(`${OIDC_PATH}?binding=${binding}${isFresh ? '&fresh=1' : ''}`);
}

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** What a ticket is sent with. A tab that has begun nothing sends a value that no ticket is bound to. */
export const bindingOfTab = (): string => sessionStore.read(BINDING_KEY) ?? 'begun-in-another-tab';

/** Remembers a sign-in for which the provider has asked the person again. */
export function noteProof(): void {
  if (sessionStore.read(FRESH_KEY) === null) return;
  sessionStore.write(FRESH_KEY, null);
  sessionStore.write(PROVEN_KEY, String(Date.now() + PROOF_MINUTES * 60_000));
}

/** Whether the provider has confirmed the person a moment ago. */
export const isProven = (): boolean => Date.now() < Number(sessionStore.read(PROVEN_KEY) ?? 0);
