import type { Category, StoryAuthor, StoryCreate, Tag } from '@kathaloka/contract/entities';
import type { CoverPictures, CoverRoll } from '../../blocks/authoring/DrawACover/coverRoll.ts';
import type { WizardTab } from '../../blocks/authoring/WizardTabs/WizardTabs.tsx';

export interface CreateStoryScreenProps {
  /** The story as it stands; `newStoryDraft` makes the first one. */
  draft: StoryCreate;
  /** Every category there is. */
  categories: readonly Category[];
  /** Every tag there is. */
  tags: readonly Tag[];
  /** Who is writing, for the card. */
  author: StoryAuthor;
  /** What the four painters are given. */
  coverRoll: CoverRoll;
  /** The pictures of that roll. */
  coverPictures: CoverPictures;
  /** The pictures of the roll are on their way. */
  isRolling?: boolean;
  /** Set when categories and tags did not arrive. */
  listsError?: string | undefined;
  /** Why the story was not created. */
  error?: string | undefined;
  /** The server is making the story. */
  isCreating?: boolean;
  /** The tab that is opened first. */
  initialTab?: WizardTab;
  /** Called with the whole draft after every change. */
  onDraftChange: (draft: StoryCreate) => void;
  /** The painters are given something else: draw it. */
  onCoverRollChange: (roll: CoverRoll) => void;
  /** Asks for categories and tags again. */
  onRetryLists?: () => void;
  /** Create Story was pressed, and nothing is missing. */
  onCreate: () => void;
}
