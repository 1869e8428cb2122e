import { SHELF_FILE_MAX_BYTES } from '@kathaloka/contract/limits';
import { type ChangeEvent, useRef, useState } from 'react';

/** The props of a hidden file input, and the function that opens it. Rejects files that are too large. */
export function useShelfFile(onFile: (file: File) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const [isTooLarge, setIsTooLarge] = useState(false);

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const file = currentTarget.files?.[0];
    if (!file) return;
    setIsTooLarge(file.size > SHELF_FILE_MAX_BYTES);
    if (file.size <= SHELF_FILE_MAX_BYTES) onFile(file);
    // otherwise choosing the same file again would not fire a change event
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
