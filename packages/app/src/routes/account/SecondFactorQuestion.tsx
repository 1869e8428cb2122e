import type { BegunSecondFactor } from '@kathaloka/contract/entities';
import {
  accountFailuresWords,
  ConfirmIdentityDialog,
  type ConfirmIdentityDialogProps,
  profileWords,
  useFormFailureText,
  useWords,
} from '@kathaloka/ui';
import { type Identity, useIdentity } from '../../session/useIdentity.tsx';
import { useBeginSecondFactorMutation, useRemoveSecondFactorMutation } from './calls.ts';

interface QuestionProps {
  /** Whether the account has a password to ask for. */
  hasPassword: boolean;
  onClose: () => void;
}

/** Asks for proof before a second factor is set up. */
export function BeginQuestion({
  onBegun,
  ...rest
}: QuestionProps & { onBegun: (setup: BegunSecondFactor) => void }) {
  const words = useWords(profileWords).factor;
  const [begin, { isLoading, error }] = useBeginSecondFactorMutation();
  async function send(body: Proof): Promise<boolean> {
    const { data } = await begin({ body });
    if (data) onBegun(data);
    return data !== undefined;
  }
  return (
    <Question
      {...rest}
      title={words.beginTitle}
      description={words.beginText}
      send={send}
      loading={isLoading}
      error={error}
    />
  );
}

/** Asks for proof before the second factor is switched off. */
export function RemoveQuestion({ onRemoved, ...rest }: QuestionProps & { onRemoved: () => void }) {
  const words = useWords(profileWords).factor;
  const [remove, { isLoading, error }] = useRemoveSecondFactorMutation();
  async function send(body: Proof): Promise<boolean> {
    const { data } = await remove({ body });
    if (data) onRemoved();
    return data !== undefined;
  }
  return (
    <Question
      {...rest}
      title={words.removeTitle}
      description={words.removeText}
      cancelLabel={words.keep}
      submitLabel={words.turnOff}
      loadingLabel={words.removing}
      send={send}
      loading={isLoading}
      error={error}
    />
  );
}

type Proof = ReturnType<Identity['proofOf']>;

interface QuestionParts
  extends
    QuestionProps,
    Pick<
      ConfirmIdentityDialogProps,
      'title' | 'description' | 'cancelLabel' | 'submitLabel' | 'loadingLabel' | 'loading'
    > {
  /** Returns whether it was done. */
  send: (proof: Proof) => Promise<boolean>;
  error: unknown;
}

function Question({ hasPassword, send, onClose, error, ...rest }: QuestionParts) {
  const { failure } = useFormFailureText();
  const words = useWords(accountFailuresWords);
  const { identity, proofOf, reset } = useIdentity(hasPassword);

  async function handleSubmit(password: string, code: string): Promise<void> {
    if (await send(proofOf(password, code))) onClose();
    else reset();
  }

  return (
    <ConfirmIdentityDialog
      {...identity}
      {...rest}
      open
      onOpenChange={onClose}
      onSubmit={(password, code) => void handleSubmit(password, code)}
      error={failure(error, words.secondFactor)}
    />
  );
}
