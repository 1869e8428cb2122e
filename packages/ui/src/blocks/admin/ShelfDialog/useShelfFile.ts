import { SHELF_FILE_MAX_BYTES } from '@kathaloka/contract/limits';
import { type ChangeEvent, useRef, useState } from 'react';

/** A hidden input for one file, and the way to open it. A file that is too large is not passed on. */
export function useShelfFile(onFile: (file: File) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const [isTooLarge, setIsTooLarge] = useState(false);

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const file = currentTarget.files?.[0];
    if (!file) return;
    setIsTooLarge(file.size > SHELF_FILE_MAX_BYTES);
    if (file.size <= SHELF_FILE_MAX_BYTES) onFile(file);
    // the same file can be chosen again
    currentTarget.value = '';
  }

  return {
    isTooLarge,
    choose: () => ref.current?.click(),
    input: {
      ref,
      type: 'file',
      hidden: true,
      tabIndex: -1,
      accept: '.json,.zip,application/json,application/zip',
      onChange,
    },
  } as const;
}
