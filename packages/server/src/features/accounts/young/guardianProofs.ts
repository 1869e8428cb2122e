import type { GuardianProofKind } from '@kathaloka/contract/limits';
import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import type { Transaction } from '../../../platform/db/schema.ts';
import { addGuardianMail } from './guardianMail.ts';
import { deleteGuardianLinks } from '../guardiansRepository.ts';

interface Asked {
  readonly user_id: string;
  readonly language: InterfaceLanguage;
}

/**
 * A way to prove the consent of a guardian. To use another proof, such as a school register or a DigiLocker token, an
 * operator adds it here: it starts what must happen outside of the server, and calls `grantConsent` with its name on
 * success.
 */
interface GuardianProof {
  /** Whether the young person is asked for the address of a guardian. */
  readonly asksForAddress: boolean;
  /** Asks the guardian for consent, in the transaction that names a guardian. */
  readonly ask: (transaction: Transaction, asked: Asked) => Promise<void>;
  /** Confirms the consent to the guardian, in the transaction that stores it. */
  readonly confirm: (transaction: Transaction, asked: Asked) => Promise<void>;
}

const PROOFS: Readonly<Record<GuardianProofKind, GuardianProof>> = {
  /** The guardian consents by a mailed link. */
  mail: {
    asksForAddress: true,
    async ask(transaction, { user_id, language }) {
      await deleteGuardianLinks(transaction, user_id);
      await addGuardianMail(transaction, user_id, { about: 'ask', language });
    },
    confirm: (transaction, { user_id, language }) =>
      addGuardianMail(transaction, user_id, { about: 'thanks', language }),
  },
  /** An administrator who has seen another proof records it (`recordConsent`). */
  administrator: {
    asksForAddress: false,
    ask: () => Promise.resolve(),
    confirm: () => Promise.resolve(),
  },
};

export const guardianProof = (kind: GuardianProofKind): GuardianProof => PROOFS[kind];
