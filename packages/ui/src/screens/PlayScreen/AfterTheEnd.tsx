import { BookOpenText, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { useEndingWords } from '../../words/areas/useEndingWords.ts';
import { usePlayWords } from '../../words/areas/usePlayWords.ts';
import { Ways } from './PlayScreen.styles.ts';

interface AfterTheEndProps {
  /** Whether the reader has come back from the last page. */
  takesFocus: boolean;
  onTurnPage: () => void;
  /** Takes the last part back. */
  onUndo: (() => void) | undefined;
}

/** Under the last part of a tale: nothing but the next page, and the way to take the part back. */
export function AfterTheEnd({ takesFocus, onTurnPage, onUndo }: AfterTheEndProps) {
  const words = useEndingWords();
  const { command } = usePlayWords();
  const turnRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) turnRef.current?.focus();
  }, [takesFocus]);
  return (
    <Ways>
      <Button ref={turnRef} variant="primary" icon={<BookOpenText />} onClick={onTurnPage}>
        {words.turnPage}
      </Button>
      {onUndo && (
        <Button icon={<Undo2 />} onClick={onUndo}>
          {command.undo.name}
        </Button>
      )}
    </Ways>
  );
}
