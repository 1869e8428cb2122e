import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Panel } from '../../primitives/Panel/Panel.tsx';
import { seriesWords } from '../../words/series/en.ts';
import { useWords } from '../../words/useWords.ts';

interface SeriesMemoryProps {
  isForgetting: boolean | undefined;
  forgetError: ReactNode;
  onForget: () => void;
}

/** The values that the series remembers about its reader, with a button to delete them. */
export function SeriesMemory({ isForgetting, forgetError, onForget }: SeriesMemoryProps) {
  const words = useWords(seriesWords);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Panel title={words.remembers}>
      <p>{words.remembersText}</p>
      <Button loading={isForgetting} onClick={() => setIsAsking(true)}>
        {words.forget}
      </Button>
      {forgetError && <ErrorState layout="row" error={forgetError} />}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.forgetTitle}
        confirmLabel={words.forget}
        cancelLabel={words.cancel}
        onConfirm={() => {
          setIsAsking(false);
          onForget();
        }}
      >
        {words.forgetText}
      </ConfirmDialog>
    </Panel>
  );
}
