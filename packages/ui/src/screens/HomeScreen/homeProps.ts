import type { Category, HomeStory, NextPart } from '@kathaloka/contract/entities';
import type { ComponentProps, ReactNode, Ref } from 'react';
import type { StoryCardActions } from '../../blocks/catalogue/StoryCard/StoryCard.tsx';
import type { IsSignedIn } from '../../blocks/shell/whoseLink.ts';
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

/** The external links of the banner, once it is known which there are. */
export interface BannerLinks {
  /** A guide in place of our own page. */
  guide?: string | undefined;
  /** The community's chat. */
  community?: string | undefined;
}

/** The component's own props, without those of its root element. */
export interface HomeScreenOwnProps extends StoryCardActions<HomeStory> {
  /** One row per category, in order. `undefined` until the first page has loaded. */
  rows: readonly CategoryRow[] | undefined;
  /** The Featured Stories row; its first story is also in the banner. `undefined` while loading, empty after a failure. */
  featured: readonly HomeStory[] | undefined;
  /** The Trending Now row. `undefined` while loading, empty after a failure. */
  trending: readonly HomeStory[] | undefined;
  /** Stories that can be read whole without an account; shown to guests. */
  quickReads?: readonly HomeStory[] | undefined;
  /**
   * Whether somebody is signed in; null where the page is rendered for everybody: members are not shown the quick reads of guests.
   * @default false
   */
  isSignedIn?: IsSignedIn | undefined;
  /** Unfinished sessions, last played first. */
  openTales?: readonly OpenTale[] | undefined;
  /**
   * The place of their row below the banner. While it is empty, a page that has `data-open-tales` on its root has room of
   * the height `--kl-open-tales`, so that the row moves nothing when it comes.
   */
  openTalesRef?: Ref<HTMLDivElement> | undefined;
  /** What comes next in series of which a part is ended, last ended first. */
  nextParts?: readonly NextPart[] | undefined;
  /** The current time, for relative times. */
  now?: string | undefined;
  /** Whether to show the banner. */
  bannerLinks?: BannerLinks | undefined;
  /**
   * For how long the greeting is shown, in milliseconds.
   * @default 0
   */
  overlayMs?: number | undefined;
  /** Called when the greeting is over, or was skipped. */
  onOverlayEnd?: (() => void) | undefined;
  /** The error message of a failed list. */
  error?: HomeError | undefined;
  /** Whether there are more pages. */
  hasMore?: boolean | undefined;
  /** Whether the next page is loading. */
  isLoadingMore?: boolean | undefined;
  /** Called to load the next page. */
  onLoadMore?: (() => void) | undefined;
  /** Called to retry what failed to load. */
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
