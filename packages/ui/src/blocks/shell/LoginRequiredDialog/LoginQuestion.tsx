import { useRef, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { useLoginRequiredWords } from '../../../words/areas/useLoginRequiredWords.ts';

export interface LoginQuestionProps {
  /** Whether it asks. */
  isOpen: boolean;
  /** Why an account is needed here; a general sentence by default. */
  message?: string | undefined;
  /** Escape, a press outside or the first button: nothing happens. */
  onStay: () => void;
  /** The way to the login page. */
  onContinue: () => void;
}

/** Asks a guest who wants what only players can do. */
export function LoginQuestion({ isOpen, message, onStay, onContinue }: LoginQuestionProps) {
  const words = useLoginRequiredWords();
  const continueRef = useRef<HTMLButtonElement>(null);
  // what it said last stays while it fades
  const [said, setSaid] = useState(message);
  if (isOpen && said !== message) setSaid(message);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title={words.title}
      description={said ?? words.message}
      initialFocusRef={continueRef}
      actions={
        <>
          <Button onClick={onStay}>{words.stay}</Button>
          <Button ref={continueRef} variant="primary" onClick={onContinue}>
            {words.goOn}
          </Button>
        </>
      }
    />
  );
}
