import type { Tag } from '@kathaloka/contract/entities';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ErrorState } from '../../../patterns/ErrorState/ErrorState.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { useAdminWords } from '../../../words/areas/useAdminWords.ts';
import { Page } from '../adminPage.styles.ts';
import { useDelete } from '../useDelete.ts';
import { TagForm, type TagValues } from './TagForm.tsx';
import { TagList } from './TagList.tsx';
import { Columns, Side } from './TagsTable.styles.ts';

export interface TagsTableProps {
  /** `undefined` while they are on their way. */
  tags: readonly Tag[] | undefined;
  /** How many stories use each, by its id, where that is known. */
  storyCounts?: Readonly<Record<string, number>> | undefined;
  /** Called with the name and colour of the new one. */
  onCreate: (values: TagValues) => void;
  /** Called with the new name and colour. */
  onUpdate: (tag: Tag, values: TagValues) => void;
  /** Not called for a tag that is known to be used: it cannot be deleted. */
  onDelete: (tag: Tag) => void;
  /** What failed, in words for the person. */
  error?: string | undefined;
  /** Asks again. Without it no button is shown. */
  onRetry?: (() => void) | undefined;
}

/** The tags as readers see them, and the form that makes or changes one. */
export function TagsTable({
  tags,
  storyCounts,
  onCreate,
  onUpdate,
  onDelete,
  error,
  onRetry,
}: TagsTableProps) {
  const words = useAdminWords().tags;
  const [edited, setEdited] = useState<Tag>();
  const [made, setMade] = useState(0);
  const openerRef = useRef<Element>(null);
  const { refused, handleDelete } = useDelete({ storyCounts, onDelete });

  function handleEdit(tag: Tag) {
    openerRef.current = document.activeElement;
    setEdited(tag);
  }

  /** A form with nothing in it takes the place of the one that had the focus. */
  function startAfresh() {
    const opener = edited && openerRef.current;
    flushSync(() => {
      setEdited(undefined);
      setMade(made + 1);
    });
    if (opener instanceof HTMLElement) opener.focus();
  }

  function handleSubmit(values: TagValues) {
    if (edited) onUpdate(edited, values);
    else onCreate(values);
    startAfresh();
  }

  if (error !== undefined) return <ErrorState layout="row" message={error} onRetry={onRetry} />;

  return (
    <Page>
      {refused && (
        <Note tone="error" role="alert">
          {words.inUse(refused.entry.display_name, refused.count)}
        </Note>
      )}
      <Columns>
        <TagList
          tags={tags}
          storyCounts={storyCounts}
          editedId={edited?.id}
          onEdit={handleEdit}
          onDelete={handleDelete}
        />
        <Side>
          <TagForm
            key={edited?.id ?? made}
            tag={edited}
            onSubmit={handleSubmit}
            onCancel={edited && startAfresh}
          />
        </Side>
      </Columns>
    </Page>
  );
}
