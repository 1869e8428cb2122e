import type { Series } from '@kathaloka/contract/entities';
import type { ComponentProps, ReactNode } from 'react';
import { AuthorName } from '../../blocks/AuthorName.tsx';
import { localized } from '../../blocks/translation.ts';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { LoadingScreen } from '../../patterns/LoadingScreen/LoadingScreen.tsx';
import { Markdown } from '../../patterns/Markdown/Markdown.tsx';
import { usePaths } from '../../paths.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { directionOf } from '../../theme/direction.ts';
import { SeriesMemory } from './SeriesMemory.tsx';
import { SeriesPart } from './SeriesPart.tsx';
import { partsInOrder } from './partsInOrder.ts';
import {
  About,
  AuthorLine,
  Begin,
  Heading,
  Part,
  PartList,
  SeriesRoot,
  Title,
  MessagePage,
} from './SeriesScreen.styles.ts';
import { notFoundWords } from '../../words/notFound/en.ts';
import { seriesWords } from '../../words/series/en.ts';
import { storyWords } from '../../words/story/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface SeriesError {
  /** The error message; omitted if there is no such series. */
  message?: ReactNode;
  /** The request id, for support. */
  requestId?: string | undefined;
}

export interface SeriesScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The series. `undefined` while it is loading, and if it failed to load. */
  series: Series | undefined;
  /** Set if the series failed to load. */
  error?: SeriesError | undefined;
  /**
   * Whether the series is forgetting its reader.
   * @default false
   */
  isForgetting?: boolean | undefined;
  /** The error message if forgetting failed. */
  forgetError?: ReactNode;
  /** Called when the reader has confirmed that the series should forget them. */
  onForget?: (() => void) | undefined;
  /** Called to reload the series; without it there is no button. */
  onRetry?: (() => void) | undefined;
}

/**
 * The page of a series: its parts in order, which of them the reader has read, and the next one.
 *
 * @use Stories in an order, and how far the reader has read.
 * @avoid Not a single part: `StoryScreen`.
 * @example
 * <SeriesScreen series={series} onForget={forget} />
 */
export function SeriesScreen({
  series,
  error,
  isForgetting = false,
  forgetError,
  onForget,
  onRetry,
  ...rest
}: SeriesScreenProps) {
  const words = useWords(seriesWords);
  if (series) {
    const memory = { isForgetting, forgetError, onForget };
    return <LoadedSeries series={series} {...memory} {...rest} />;
  }
  // The root is a different element while loading; the caller's ref gets the current one.
  if (!error) return <LoadingScreen message={words.loading} {...(rest as ComponentProps<'output'>)} />;
  return (
    <MessagePage {...rest}>
      <VisuallyHidden as="h1">{words.notFound}</VisuallyHidden>
      {error.message === undefined ? (
        <MissingSeries />
      ) : (
        <ErrorState error={error.message} requestId={error.requestId} onRetry={onRetry} />
      )}
    </MessagePage>
  );
}

function MissingSeries() {
  const paths = usePaths();
  const { goHome } = useWords(notFoundWords);
  return (
    <ErrorState
      error={useWords(seriesWords).notFound}
      action={
        <ButtonLink href={paths.home} variant="primary">
          {goHome}
        </ButtonLink>
      }
    />
  );
}

type LoadedSeriesProps = Omit<SeriesScreenProps, 'series' | 'error' | 'onRetry'> & { series: Series };

function LoadedSeries({ series, isForgetting, forgetError, onForget, ...rest }: LoadedSeriesProps) {
  const words = useWords(seriesWords);
  const { ownLanguage } = useWords(storyWords);
  const { title, description, language } = localized(series, ownLanguage);
  const own = { lang: language, dir: directionOf(language) };
  const parts = partsInOrder(series);
  const next = parts.find(({ state }) => state === 'next')?.position;

  return (
    <SeriesRoot {...rest}>
      <Heading>
        <Title {...own}>{title}</Title>
        <SeriesAuthor parts={series.parts} />
        <SeriesProgress read={series.finished.length} total={parts.length} />
        <About {...own}>
          <Markdown headingLevel={2}>{description}</Markdown>
        </About>
        <BeginLink series={series} next={next} />
      </Heading>
      <PartList aria-label={words.list}>
        {parts.map((part) => (
          <Part key={part.position} data-state={part.state}>
            <SeriesPart {...part} />
          </Part>
        ))}
      </PartList>
      {series.remembers && onForget && (
        <SeriesMemory isForgetting={isForgetting} forgetError={forgetError} onForget={onForget} />
      )}
    </SeriesRoot>
  );
}

/** The author, if all parts are by one who has a page. */
function SeriesAuthor({ parts }: Pick<Series, 'parts'>) {
  const [first] = parts;
  if (!first?.author.username) return null;
  const { author } = first;
  if (parts.some((part) => part.author.username !== author.username)) return null;
  return (
    <AuthorLine>
      <Avatar name={author.display_name ?? ''} src={author.avatar_url} />
      <AuthorName author={author} />
    </AuthorLine>
  );
}

interface SeriesProgressProps {
  read: number;
  total: number;
}

function SeriesProgress({ read, total }: SeriesProgressProps) {
  const words = useWords(seriesWords);
  if (read === 0) return <p>{words.parts(total)}</p>;
  return (
    <>
      <p>
        {words.parts(total)} · {words.read(read, total)}
      </p>
      <ProgressBar
        label={words.progress}
        value={read}
        max={total}
        tone={read >= total ? 'success' : 'active'}
      />
    </>
  );
}

interface BeginLinkProps {
  series: Series;
  /** The index of the next part; undefined if the reader has read them all. */
  next: number | undefined;
}

/** A link to the next story. */
function BeginLink({ series, next }: BeginLinkProps) {
  const words = useWords(seriesWords);
  const { story } = usePaths();
  const part = series.parts.find((each) => each.series?.position === next);
  if (!part || next === undefined) return null;
  const hasBegun = series.finished.length > 0;
  return (
    <Begin>
      <ButtonLink href={story(part.id)} variant="primary" size="large">
        {hasBegun ? words.goOn(next) : words.begin(next)}
      </ButtonLink>
      <p>{words.anywhere}</p>
    </Begin>
  );
}
