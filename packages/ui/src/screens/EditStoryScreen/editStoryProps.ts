import type { AuthoredStory, Category, StoryCreate, StoryUpdate, Tag } from '@kathaloka/contract/entities';
import type { ComponentProps, ReactNode } from 'react';
import type { DraftStateName } from '../../blocks/authoring/DraftState/DraftState.tsx';
import type { CoverPictures, CoverRoll } from '../../blocks/authoring/DrawACover/coverRoll.ts';

export const EDIT_TABS = [
  'story',
  'details',
  'gameplay',
  'structure',
  'translation',
  'versions',
  'readers',
] as const;
export type EditTab = (typeof EDIT_TABS)[number];

/** The component's own props, without those of its root element. */
export interface EditStoryScreenOwnProps {
  /** The saved story. `undefined` while loading. */
  story: AuthoredStory | undefined;
  /** The story as it is edited; by default the saved one. */
  draft?: StoryCreate | undefined;
  /** The story with which the draft began, by which its changes are counted; by default the saved one. */
  saved?: StoryCreate | undefined;
  /** What stands above the form: who else is here, and texts that were set aside when the draft was merged. */
  aside?: ReactNode;
  /** Where unsaved changes are stored. */
  draftState?: DraftStateName | undefined;
  /** All categories. */
  categories: readonly Category[];
  /** All tags. */
  tags: readonly Tag[];
  /** The input of the four painters, where a cover can be drawn. */
  coverRoll?: CoverRoll | undefined;
  /** The pictures of that roll. */
  coverPictures?: CoverPictures | undefined;
  /** Whether the pictures of the roll are loading. */
  isRolling?: boolean | undefined;
  /** The open tab. Uncontrolled if omitted. */
  tab?: EditTab | undefined;
  /** The panel of Story Structure; by default the scenes without checks and playtest. */
  structurePanel?: ReactNode;
  /** The panel of the story in other languages; without it there is no such tab. */
  translationPanel?: ReactNode;
  /** The panel of the published versions; without it there is no such tab. */
  versionsPanel?: ReactNode;
  /** The panel of what readers do; without it there is no such tab. */
  readersPanel?: ReactNode;
  /** The error message of a failed load or, afterwards, of a failed save. */
  error?: ReactNode;
  /** A message that is not an error. */
  notice?: ReactNode;
  /** Whether it is being saved. */
  isSaving?: boolean | undefined;
  /** Whether it has been saved: the screen says so, and leaves after two seconds. */
  isSaved?: boolean;
  /** Called with the whole draft after every change. */
  onDraftChange?: ((draft: StoryCreate) => void) | undefined;
  /** Called when the painters' input has changed and has to be drawn. */
  onCoverRollChange?: ((roll: CoverRoll) => void) | undefined;
  /** Called when another tab is opened. */
  onTabChange?: ((tab: EditTab) => void) | undefined;
  /** Called to publish what is saved; without it there is no such button. */
  onPublish?: (() => void) | undefined;
  /** Called to resolve a conflict of drafts with the one on this page. */
  onKeepMine?: (() => void) | undefined;
  /** Called to resolve it with the text of the other tab or device. */
  onTakeTheirs?: (() => void) | undefined;
  /** Called to discard unsaved changes. */
  onDiscard?: (() => void) | undefined;
  /** Called with the specified fields and every other one that was changed, if the form is valid. */
  onSave: (update: StoryUpdate) => void;
  /** Called to return to My Stories, after saving or cancelling. */
  onLeave: () => void;
  /** Retries. */
  onRetry?: () => void;
}

export interface EditStoryScreenProps
  extends Omit<ComponentProps<'div'>, 'children'>, EditStoryScreenOwnProps {}
