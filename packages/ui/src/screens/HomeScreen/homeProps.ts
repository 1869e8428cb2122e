import type { Category, HomeStory, NextPart } from '@kathaloka/contract/entities';
import type { ComponentProps, ReactNode, Ref } from 'react';
import type { StoryCardActions } from '../../blocks/catalogue/StoryCard/StoryCard.tsx';
import type { IsSignedIn } from '../../blocks/shell/audienceProps.ts';
import type { OpenTale } from '../../blocks/home/ContinuePlayingRow/OpenTaleCard.tsx';

/** The stories of one category. */
export interface CategoryRow {
  category: Category;
  stories: readonly HomeStory[];
}

export interface HomeError {
  /** The error message. */
  message: ReactNode;
  /** The request id, for support. */
  requestId?: string | undefined;
}

/** The external links of the banner, once known. */
export interface BannerLinks {
  /** The address of a guide that replaces the app's own. */
  guide?: string | undefined;
  /** The address of the community's chat. */
  community?: string | undefined;
}

/** The component's own props, without the props of its root element. */
export interface HomeScreenOwnProps extends StoryCardActions<HomeStory> {
  /** One row per category, in order. `undefined` until the first page has loaded. */
  rows: readonly CategoryRow[] | undefined;
  /** The Featured Stories row; its first story is also in the banner. `undefined` while loading, empty after a failure. */
  featured: readonly HomeStory[] | undefined;
  /** The Trending Now row. `undefined` while loading, empty after a failure. */
  trending: readonly HomeStory[] | undefined;
  /** The newest stories of the authors whom the reader follows. */
  followed?: readonly HomeStory[] | undefined;
  /** Stories that can be read whole without an account; shown to guests. */
  quickReads?: readonly HomeStory[] | undefined;
  /**
   * Whether the reader is signed in; null on a page that is rendered for guests and members, where CSS hides the quick
   * reads from members.
   * @default false
   */
  isSignedIn?: IsSignedIn | undefined;
  /**
   * Whether stories that were made with a model are left out of all rows.
   * @default false
   */
  withoutMachines?: boolean | undefined;
  /** Called by the switch above the rows. Without it there is no switch. */
  onWithoutMachinesChange?: ((value: boolean) => void) | undefined;
  /** Unfinished sessions, last played first. */
  openTales?: readonly OpenTale[] | undefined;
  /**
   * A ref to the place of the row of open tales, below the banner. While the place is empty, it has the
   * height `--kl-open-tales` if the page has `data-open-tales` on its root, so that the loading row moves
   * nothing.
   */
  openTalesRef?: Ref<HTMLDivElement> | undefined;
  /** The next part of each series of which the reader has finished a part, last finished first. */
  nextParts?: readonly NextPart[] | undefined;
  /** The current time, for relative times. */
  now?: string | undefined;
  /** The links of the banner. Without them there is no banner. */
  bannerLinks?: BannerLinks | undefined;
  /**
   * How long the greeting is shown, in milliseconds.
   * @default 0
   */
  overlayMs?: number | undefined;
  /** Called when the greeting has ended, or was skipped. */
  onOverlayEnd?: (() => void) | undefined;
  /** The error message of a failed list. */
  error?: HomeError | undefined;
  /** Whether there are more pages. */
  hasMore?: boolean | undefined;
  /** Whether the next page is loading. */
  isLoadingMore?: boolean | undefined;
  /** Called to load the next page. */
  onLoadMore?: (() => void) | undefined;
  /** Called to retry a failed load. */
  onRetry?: (() => void) | undefined;
  /** The address that a story's card links to; by default the story's page. */
  storyHref?: ((story: HomeStory) => string) | undefined;
  /** Time between two steps of a row; three seconds by default. */
  rowIntervalMs?: number | undefined;
  /** Time between two slides of the banner; five seconds by default. */
  bannerIntervalMs?: number | undefined;
}

export interface HomeScreenProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onPlay'>, HomeScreenOwnProps {}
