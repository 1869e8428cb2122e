import { useState } from 'react';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { authoringPagesWords } from '../../words/authoringPages/en.ts';
import { useWords } from '../../words/useWords.ts';

interface StartOverProps {
  /** Called after a confirmation. */
  onStartOver: () => void;
}

/** Deletes the draft, so that another start can be chosen. */
export function StartOver({ onStartOver }: StartOverProps) {
  const words = useWords(authoringPagesWords).startingOver;
  const [isAsking, setIsAsking] = useState(false);

  function handleConfirm() {
    setIsAsking(false);
    onStartOver();
  }

  return (
    <>
      <Button size="small" variant="ghost" onClick={() => setIsAsking(true)}>
        {words.startOver}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.title}
        description={words.text}
        cancelLabel={words.keep}
        confirmLabel={words.remove}
        onConfirm={handleConfirm}
      />
    </>
  );
}
