import { CONTINUITY_RUN_MAX_BYTES } from '@kathaloka/contract/limits';
import { FilePlus } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useAdminModelsWords } from '../../../words/areas/useAdminModelsWords.ts';
import type { Words } from '../../../words/en.ts';
import { Command, Lead } from './ContinuityRuns.styles.ts';
import { readRun, type RunFault, type RunOfModel } from './readRun.ts';

const KILOBYTE = 1024;

export interface AddRunProps {
  /** Whether a run is being stored. */
  storing: boolean;
  /** Called with the run in a file that is a run of a model. */
  onStore: (run: RunOfModel) => void;
}

/** How a run comes about, and the button that takes its file. */
export function AddRun({ storing, onStore }: AddRunProps) {
  const words = useAdminModelsWords();
  const fileRef = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<RunFault>();

  async function handleFile({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = currentTarget.files?.[0];
    if (!file) return;
    const read = await readRun(file);
    // the same file can be chosen again after a failure
    currentTarget.value = '';
    setFault('fault' in read ? read.fault : undefined);
    if ('run' in read) onStore(read.run);
  }

  return (
    <>
      <Lead>{words.howTo}</Lead>
      <Command dir="ltr">{words.command.line}</Command>
      {fault && (
        <Note tone="error" role="alert" title={words.faults.title}>
          {faultText(fault, words)}
        </Note>
      )}
      <div>
        <Button icon={<FilePlus />} loading={storing} onClick={() => fileRef.current?.click()}>
          {storing ? words.adding : words.add}
        </Button>
      </div>
      <input
        ref={fileRef}
        type="file"
        hidden
        tabIndex={-1}
        accept=".json,application/json"
        aria-label={words.add}
        onChange={(event) => void handleFile(event)}
      />
    </>
  );
}

function faultText(fault: RunFault, { faults }: Words['adminModels']): string {
  switch (fault.kind) {
    case 'tooLarge':
      return faults.tooLarge(CONTINUITY_RUN_MAX_BYTES / KILOBYTE);
    case 'notJson':
      return faults.notJson(fault.line, fault.column);
    case 'wrongAt':
      return faults.wrongAt(fault.place);
    default:
      return faults[fault.kind];
  }
}
