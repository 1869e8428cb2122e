import type { Tag } from '@kathaloka/contract/entities';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Holds the tag that the form edits (undefined for a new one). After the edit, focus returns to the opener. */
export function useEditedTag() {
  const [edited, setEdited] = useState<Tag>();
  const [made, setMade] = useState(0);
  const openerRef = useRef<Element>(null);

  function handleEdit(tag: Tag) {
    openerRef.current = document.activeElement;
    setEdited(tag);
  }

  /** Replaces the form with an empty one, and focuses the opener. */
  function startAfresh() {
    const opener = edited && openerRef.current;
    flushSync(() => {
      setEdited(undefined);
      setMade(made + 1);
    });
    if (opener instanceof HTMLElement) opener.focus();
  }

  return { edited, formKey: edited?.id ?? made, handleEdit, startAfresh };
}
