import type { Category, Fault, StoryAuthor, StoryCreate, Tag } from '@kathaloka/contract/entities';
import type { ComponentProps, ReactNode } from 'react';
import type { DraftStateName } from '../../blocks/authoring/DraftState/DraftState.tsx';
import type { CoverPictures, CoverRoll } from '../../blocks/authoring/DrawACover/coverRoll.ts';
import type { WizardTab } from '../../blocks/authoring/WizardTabs/WizardTabs.tsx';

/** The component's own props, without the props of its root element. */
export interface CreateStoryScreenOwnProps {
  /** The draft; initially `newStoryDraft`. */
  draft: StoryCreate;
  /** Where the draft is stored. */
  draftState?: DraftStateName | undefined;
  /** All categories. */
  categories: readonly Category[];
  /** All tags. */
  tags: readonly Tag[];
  /** The author, for the preview of the card. */
  author: StoryAuthor;
  /** The input of the four painters. */
  coverRoll: CoverRoll;
  /** The pictures of that roll. */
  coverPictures: CoverPictures;
  /** Whether the pictures of the roll are loading. */
  isRolling?: boolean | undefined;
  /** Content above the fields of the first tab: starter stories and import. */
  start?: ReactNode;
  /** The panel of Story Structure; by default the scenes alone, without checks and playtest. */
  structurePanel?: ReactNode;
  /** The state of the categories and tags, which load separately: their error message, and a retry. */
  lists?: { error?: string | undefined; onRetry?: (() => void) | undefined } | undefined;
  /** The error message of a failed creation. */
  error?: ReactNode;
  /** The server's faults; each is shown beside its field. */
  fieldErrors?: readonly Fault[] | undefined;
  /** Whether the story is being created. */
  isCreating?: boolean | undefined;
  /** The initial tab. */
  initialTab?: WizardTab | undefined;
  /** Called with the whole draft after every change. */
  onDraftChange: (draft: StoryCreate) => void;
  /** Called with the painters' new input, to draw the pictures. */
  onCoverRollChange: (roll: CoverRoll) => void;
  /** Called to resolve a draft conflict with this page's draft. */
  onKeepMine?: (() => void) | undefined;
  /** Called to resolve the conflict with the draft of the other tab or device. */
  onTakeTheirs?: (() => void) | undefined;
  /** Called to delete the draft and begin again, after a confirmation. */
  onStartOver?: (() => void) | undefined;
  /** Called by Create Story when nothing is missing. */
  onCreate: () => void;
}

export interface CreateStoryScreenProps
  extends Omit<ComponentProps<'div'>, 'children'>, CreateStoryScreenOwnProps {}
