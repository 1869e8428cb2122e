import type { StoryCreate } from '@kathaloka/contract/entities';
import { EditorsPresent, type EditorsPresentProps, SetAside } from '@kathaloka/ui';
import { StoryGone } from './StoryGone.tsx';
import type { StoryEdits } from './useEdits.ts';

interface BesideTheFormProps extends Pick<EditorsPresentProps, 'editors' | 'scene' | 'onGoTo'> {
  draft: StoryCreate;
  edits: Pick<StoryEdits, 'aside' | 'keepAside' | 'discard'>;
  /** Whether the story was deleted elsewhere. */
  isGone: boolean;
}

/** The area above a story's form: the notice about a deleted story, other editors, and texts that were set aside. */
export function BesideTheForm({ draft, edits, isGone, ...present }: BesideTheFormProps) {
  return (
    <>
      {isGone && <StoryGone draft={draft} onStored={edits.discard} />}
      <EditorsPresent {...present} />
      <SetAside texts={edits.aside} onTextsChange={edits.keepAside} />
    </>
  );
}
