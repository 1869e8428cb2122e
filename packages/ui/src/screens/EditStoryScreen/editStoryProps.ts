import type { Category, MyStory, StoryUpdate, Tag } from '@kathaloka/contract/entities';

export interface EditStoryScreenProps {
  /** The story as it is saved. `undefined` while it is on its way. */
  story: MyStory | undefined;
  /** Every category there is. */
  categories: readonly Category[];
  /** Every tag there is. */
  tags: readonly Tag[];
  /** Why the story did not arrive. */
  loadError?: string | undefined;
  /** Why it was not saved. */
  saveError?: string | undefined;
  /** The server is saving it. */
  isSaving?: boolean;
  /** It is saved: the screen says so, and leaves after two seconds. */
  isSaved?: boolean;
  /** Called with every field of the form, when nothing is wrong with them. */
  onSave: (update: StoryUpdate) => void;
  /** Goes back to My Stories: after saving, or because nothing is to be saved. */
  onLeave: () => void;
  /** Asks again. */
  onRetry?: () => void;
}
