import type { Category, MyStory, StoryUpdate, Tag } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';

/** The component's own props, without those of its root element. */
export interface EditStoryScreenOwnProps {
  /** The saved story. `undefined` while loading. */
  story: MyStory | undefined;
  /** All categories. */
  categories: readonly Category[];
  /** All tags. */
  tags: readonly Tag[];
  /** The error message of a failed load or, afterwards, of a failed save. */
  error?: string | undefined;
  /** Whether it is being saved. */
  isSaving?: boolean | undefined;
  /** Whether it has been saved: the screen says so, and leaves after two seconds. */
  isSaved?: boolean;
  /** Called with every field of the form, if it is valid. */
  onSave: (update: StoryUpdate) => void;
  /** Called to return to My Stories, after saving or cancelling. */
  onLeave: () => void;
  /** Retries. */
  onRetry?: () => void;
}

export interface EditStoryScreenProps
  extends Omit<ComponentProps<'div'>, 'children'>, EditStoryScreenOwnProps {}
