import type {
  AuthoredStory,
  Category,
  Fault,
  StoryCreate,
  StoryUpdate,
  Tag,
} from '@kathaloka/contract/entities';
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

/** The component's own props, without the props of its root element. */
export interface EditStoryScreenOwnProps {
  /** The saved story. `undefined` while loading. */
  story: AuthoredStory | undefined;
  /** The edited story; by default the saved one. */
  draft?: StoryCreate | undefined;
  /** The story that the draft is based on, to count its changes; by default the saved one. */
  saved?: StoryCreate | undefined;
  /** Content above the form: other editors, and texts that were rejected in a merge. */
  aside?: ReactNode;
  /** Where unsaved changes are stored. */
  draftState?: DraftStateName | undefined;
  /** All categories. */
  categories: readonly Category[];
  /** All tags. */
  tags: readonly Tag[];
  /** The input of the four painters; omitted if no cover can be drawn. */
  coverRoll?: CoverRoll | undefined;
  /** The pictures of that roll. */
  coverPictures?: CoverPictures | undefined;
  /** Whether the pictures of the roll are loading. */
  isRolling?: boolean | undefined;
  /** The open tab. Uncontrolled if omitted. */
  tab?: EditTab | undefined;
  /** The panel of Story Structure; by default the scenes alone, without checks and playtest. */
  structurePanel?: ReactNode;
  /** The panel of translations; without it there is no tab Languages. */
  translationPanel?: ReactNode;
  /** The panel of published versions; without it there is no tab Versions. */
  versionsPanel?: ReactNode;
  /** The panel of readers' figures; without it there is no tab Readers. */
  readersPanel?: ReactNode;
  /** The error message of a failed load or, afterwards, of a failed save. */
  error?: ReactNode;
  /** The server's faults; each is shown beside its field. */
  fieldErrors?: readonly Fault[] | undefined;
  /** A message that is not an error. */
  notice?: ReactNode;
  /** Whether the story is being saved. */
  isSaving?: boolean | undefined;
  /** Whether the story has been saved: the screen confirms that, and leaves after two seconds. */
  isSaved?: boolean;
  /** Called with the whole draft after every change. */
  onDraftChange?: ((draft: StoryCreate) => void) | undefined;
  /** Called with the painters' new input, to draw the pictures. */
  onCoverRollChange?: ((roll: CoverRoll) => void) | undefined;
  /** Called when another tab is opened. */
  onTabChange?: ((tab: EditTab) => void) | undefined;
  /** Called to publish the saved story; without it there is no such button. */
  onPublish?: (() => void) | undefined;
  /** Called to resolve a draft conflict with this page's draft. */
  onKeepMine?: (() => void) | undefined;
  /** Called to resolve the conflict with the draft of the other tab or device. */
  onTakeTheirs?: (() => void) | undefined;
  /** Called to discard unsaved changes. */
  onDiscard?: (() => void) | undefined;
  /** Called with all fields of the main form, and every other changed field, if the form is valid. */
  onSave: (update: StoryUpdate) => void;
  /** Called to return to My Stories, after saving or cancelling. */
  onLeave: () => void;
  /** Retries. */
  onRetry?: () => void;
}

export interface EditStoryScreenProps
  extends Omit<ComponentProps<'div'>, 'children'>, EditStoryScreenOwnProps {}
