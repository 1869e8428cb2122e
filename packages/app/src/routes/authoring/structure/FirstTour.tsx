import { EditorTour } from '@kathaloka/ui';
import { useState } from 'react';
import { localStore } from '../../../browser/safeStorage.ts';

const KEY = 'kathaloka.editor-tour';

/** The tour of the editor, shown once per browser. */
export function FirstTour() {
  const [isOpen, setIsOpen] = useState(() => localStore.read(KEY) === null);
  return (
    <EditorTour
      open={isOpen}
      onLeave={() => {
        localStore.write(KEY, 'seen');
        setIsOpen(false);
      }}
    />
  );
}
