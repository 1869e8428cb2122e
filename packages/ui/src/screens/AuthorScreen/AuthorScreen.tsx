import type { Author, AuthorSeries } from '@kathaloka/contract/entities';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { StoryCard } from '../../blocks/catalogue/StoryCard/StoryCard.tsx';
import { localized } from '../../blocks/translation.ts';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { LiveRegion } from '../../patterns/LiveRegion/LiveRegion.tsx';
import { LoadingScreen } from '../../patterns/LoadingScreen/LoadingScreen.tsx';
import { usePaths } from '../../paths.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { directionOf } from '../../theme/direction.ts';
import {
  About,
  AuthorRoot,
  Follow,
  Heading,
  MessagePage,
  More,
  Name,
  Part,
  SeriesList,
  Stories,
} from './AuthorScreen.styles.ts';
import { authorWords } from '../../words/author/en.ts';
import { notFoundWords } from '../../words/notFound/en.ts';
import { seriesWords } from '../../words/series/en.ts';
import { storyWords } from '../../words/story/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface AuthorError {
  /** The error message; omitted if there is no such author. */
  message?: ReactNode;
  /** The request id, for support. */
  requestId?: string | undefined;
}

export interface AuthorScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The author, with the stories of all loaded pages. `undefined` while loading, and if the load failed. */
  author: Omit<Author, 'next'> | undefined;
  /** Set if the author failed to load. */
  error?: AuthorError | undefined;
  /** The error message if the next page failed to load. */
  moreError?: ReactNode;
  /**
   * Whether there are more stories.
   * @default false
   */
  hasMore?: boolean | undefined;
  /**
   * Whether the next page is loading.
   * @default false
   */
  isLoadingMore?: boolean | undefined;
  /**
   * Whether the reader follows the author; null while that is not known. Without it there is no button, as on one’s own
   * page.
   */
  isFollowed?: boolean | null | undefined;
  /** Called with whether the reader wants to follow the author. */
  onFollow?: ((isWanted: boolean) => void) | undefined;
  /** Called to load the next page. */
  onLoadMore?: (() => void) | undefined;
  /** Called to reload the author; without it there is no button. */
  onRetry?: (() => void) | undefined;
}

/**
 * The page of an author: the name, what they say of themselves, their series and their stories.
 *
 * @use What one author has published.
 * @avoid Not for one’s own stories, with drafts: `MyStoriesScreen`.
 * @example
 * <AuthorScreen author={author} hasMore={hasNextPage} onLoadMore={loadMore} />
 */
export function AuthorScreen({
  author,
  error,
  moreError,
  hasMore = false,
  isLoadingMore = false,
  isFollowed,
  onFollow,
  onLoadMore,
  onRetry,
  ...rest
}: AuthorScreenProps) {
  const words = useWords(authorWords);
  if (author) {
    const more = { moreError, hasMore, isLoadingMore, isFollowed, onFollow, onLoadMore };
    return <LoadedAuthor author={author} {...more} {...rest} />;
  }
  // The root is a different element while loading; the caller's ref gets the current one.
  if (!error) return <LoadingScreen message={words.loading} {...(rest as ComponentProps<'output'>)} />;
  return (
    <MessagePage {...rest}>
      <VisuallyHidden as="h1">{words.notFound}</VisuallyHidden>
      {error.message === undefined ? (
        <MissingAuthor />
      ) : (
        <ErrorState error={error.message} requestId={error.requestId} onRetry={onRetry} />
      )}
    </MessagePage>
  );
}

function MissingAuthor() {
  const paths = usePaths();
  const { goHome } = useWords(notFoundWords);
  return (
    <ErrorState
      error={useWords(authorWords).notFound}
      action={
        <ButtonLink href={paths.home} variant="primary">
          {goHome}
        </ButtonLink>
      }
    />
  );
}

type LoadedAuthorProps = Omit<AuthorScreenProps, 'author' | 'error' | 'onRetry'> & {
  author: Omit<Author, 'next'>;
};

function LoadedAuthor({
  author,
  moreError,
  hasMore,
  isLoadingMore,
  isFollowed,
  onFollow,
  onLoadMore,
  ...rest
}: LoadedAuthorProps) {
  const words = useWords(authorWords);
  const id = useId();
  const { display_name, avatar_url, about, series, stories, total_stories } = author;
  return (
    <AuthorRoot {...rest}>
      <Heading>
        <Name>
          <Avatar name={display_name} src={avatar_url} size="medium" />
          <bdi>{display_name}</bdi>
        </Name>
        <p>{words.storiesBy(total_stories)}</p>
        {about && <About dir="auto">{about}</About>}
        {isFollowed !== undefined && <FollowButton isFollowed={isFollowed} onFollow={onFollow} />}
      </Heading>
      {series.length > 0 && (
        <Part aria-labelledby={`${id}-series`}>
          <h2 id={`${id}-series`}>{words.series}</h2>
          <SeriesList>
            {series.map((each) => (
              <li key={each.slug}>
                <SeriesLink series={each} />
              </li>
            ))}
          </SeriesList>
        </Part>
      )}
      <Part aria-labelledby={`${id}-stories`}>
        <h2 id={`${id}-stories`}>{words.stories}</h2>
        <Stories>
          {stories.map((story) => (
            <StoryCard key={story.id} story={story} />
          ))}
        </Stories>
        {moreError && <ErrorState layout="row" error={moreError} onRetry={onLoadMore} />}
        {hasMore && !moreError && (
          <More>
            <Button loading={isLoadingMore} loadingLabel={words.loadingMore} onClick={onLoadMore}>
              {words.more}
            </Button>
          </More>
        )}
      </Part>
    </AuthorRoot>
  );
}

type FollowButtonProps = Pick<AuthorScreenProps, 'onFollow'> & { isFollowed: boolean | null };

function FollowButton({ isFollowed, onFollow }: FollowButtonProps) {
  const words = useWords(authorWords);
  return (
    <Follow data-unknown={isFollowed === null || undefined}>
      <Button
        size="small"
        variant={isFollowed ? 'outline' : 'primary'}
        onClick={() => onFollow?.(!isFollowed)}
      >
        {isFollowed ? words.unfollow : words.follow}
      </Button>
      <LiveRegion>{isFollowed && words.followed}</LiveRegion>
      {isFollowed && <p>{words.followed}</p>}
    </Follow>
  );
}

function SeriesLink({ series }: { series: AuthorSeries }) {
  const words = useWords(seriesWords);
  const { ownLanguage } = useWords(storyWords);
  const paths = usePaths();
  const { slug, title, language, parts } = localized(series, ownLanguage);
  return (
    <>
      <TextLink href={paths.series(slug)} lang={language} dir={directionOf(language)}>
        {title}
      </TextLink>
      <span>{words.parts(parts)}</span>
    </>
  );
}
