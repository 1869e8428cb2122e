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
 * How the consent of a guardian comes to be known. An operator who has another proof, a register of a school or a token
 * of DigiLocker, adds one here: it begins what must happen outside, and calls `grantConsent` with its name when it has
 * succeeded.
 */
interface GuardianProof {
  /** Whether the young person names whom to ask. */
  readonly asksForAddress: boolean;
  /** In the transaction that names a guardian. */
  readonly ask: (transaction: Transaction, asked: Asked) => Promise<void>;
  /** In the transaction that stores the consent. */
  readonly confirm: (transaction: Transaction, asked: Asked) => Promise<void>;
}

const PROOFS: Readonly<Record<GuardianProofKind, GuardianProof>> = {
  /** A link that is mailed to them. */
  mail: {
    asksForAddress: true,
    async ask(transaction, { user_id, language }) {
      await deleteGuardianLinks(transaction, user_id);
      await addGuardianMail(transaction, user_id, { about: 'ask', language });
    },
    confirm: (transaction, { user_id, language }) =>
      addGuardianMail(transaction, user_id, { about: 'thanks', language }),
  },
  /** An administrator who has seen something else records it (`recordConsent`). */
  administrator: {
    asksForAddress: false,
    ask: () => Promise.resolve(),
    confirm: () => Promise.resolve(),
  },
};

export const guardianProof = (kind: GuardianProofKind): GuardianProof => PROOFS[kind];
