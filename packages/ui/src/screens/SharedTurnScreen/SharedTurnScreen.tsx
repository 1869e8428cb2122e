import type { SharedTale } from '@kathaloka/contract/entities';
import { ArrowUp } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { CoverImage } from '../../blocks/CoverImage.tsx';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { LoadingScreen } from '../../patterns/LoadingScreen/LoadingScreen.tsx';
import { TextFrame } from '../../patterns/TextFrame/TextFrame.tsx';
import { usePaths } from '../../paths.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { directionOf } from '../../theme/direction.ts';
import { SharedParts } from './SharedParts.tsx';
import {
  Begin,
  Cover,
  Earlier,
  EarlierButton,
  Head,
  SharedRoot,
  PlayForm,
  Tale,
  TaleTitle,
  Title,
  MessagePage,
} from './SharedTurnScreen.styles.ts';
import { notFoundWords } from '../../words/notFound/en.ts';
import { sharingWords } from '../../words/sharing/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface SharedTurnError {
  /** The error message; omitted if the link has ended. */
  message?: ReactNode;
  /** The request id, for support. */
  requestId?: string | undefined;
}

export interface SharedTurnScreenProps extends Omit<ComponentProps<'div'>, 'children' | 'onPlay'> {
  /** The tale with its loaded parts. `undefined` while it is loading, and if it failed to load. */
  tale: SharedTale | undefined;
  /** Set if the tale failed to load. */
  error?: SharedTurnError | undefined;
  /** Begins a game of the reader's own where the tale ends. */
  onPlay: () => void;
  /**
   * Whether that game is being created.
   * @default false
   */
  isStarting?: boolean;
  /** Opens the report of the link; without it there is no button. */
  onReport?: (() => void) | undefined;
  /** Loads earlier parts; without it there is no button. */
  onShowEarlier?: (() => void) | undefined;
  /**
   * Whether earlier parts are loading.
   * @default false
   */
  loadingEarlier?: boolean;
  /** The error message if earlier parts failed to load. */
  earlierError?: ReactNode;
  /** Called to reload the tale; without it there is no button. */
  onRetry?: (() => void) | undefined;
}

/**
 * The page of a shared link: a tale up to the shared turn, and PLAY FROM HERE. Until scripts have run, the
 * button leads to the login.
 *
 * @use A tale up to one of its parts, for all visitors with the link.
 * @avoid Not the story before it is played: `StoryScreen`.
 * @example
 * <SharedTurnScreen tale={tale} onPlay={playFromHere} />
 */
export function SharedTurnScreen({ tale, error, onRetry, ...rest }: SharedTurnScreenProps) {
  const { page: words } = useWords(sharingWords);
  if (tale) return <ReadTale tale={tale} {...rest} />;
  const { onPlay: _play, isStarting: _starting, onReport: _report, ...others } = rest;
  const { onShowEarlier: _show, loadingEarlier: _loading, earlierError: _failed, ...root } = others;
  // The root is a different element while loading; the caller's ref gets the current one.
  if (!error) return <LoadingScreen message={words.loading} {...(root as ComponentProps<'output'>)} />;
  return (
    <MessagePage {...root}>
      <VisuallyHidden as="h1">{error.message === undefined ? words.gone : words.failed.other}</VisuallyHidden>
      {error.message === undefined ? (
        <EndedLink />
      ) : (
        <ErrorState error={error.message} requestId={error.requestId} onRetry={onRetry} />
      )}
    </MessagePage>
  );
}

/** The same page for a revoked link and one that never existed. */
function EndedLink() {
  const paths = usePaths();
  const { page: words } = useWords(sharingWords);
  const { goHome } = useWords(notFoundWords);
  return (
    <ErrorState
      kind="ended"
      title={words.gone}
      error={words.goneText}
      action={
        <ButtonLink href={paths.home} variant="primary">
          {goHome}
        </ButtonLink>
      }
    />
  );
}

type ReadTaleProps = Omit<SharedTurnScreenProps, 'tale' | 'error' | 'onRetry'> & { tale: SharedTale };

function ReadTale({
  tale,
  onPlay,
  isStarting = false,
  onReport,
  onShowEarlier,
  loadingEarlier = false,
  earlierError,
  ...rest
}: ReadTaleProps) {
  const { page: words } = useWords(sharingWords);
  const paths = usePaths();
  const titleId = useId();
  const { title, language } = tale.story;
  const play = (
    <PlayForm action={paths.login} onSubmit={(event) => event.preventDefault()}>
      <Button
        type="submit"
        variant="primary"
        size="large"
        loading={isStarting}
        loadingLabel={words.beginning}
        onClick={onPlay}
      >
        {words.playFromHere}
      </Button>
    </PlayForm>
  );
  return (
    <SharedRoot {...rest}>
      <Head>
        <TaleCover tale={tale} />
        <Title lang={language} dir={directionOf(language)}>
          {title}
        </Title>
        <p>{tale.is_own ? words.own : words.intro}</p>
        <Begin>
          {play}
          <TextLink href={paths.story(tale.story_id)}>{words.story}</TextLink>
        </Begin>
      </Head>
      <Tale aria-labelledby={titleId}>
        <TextFrame>
          <TaleTitle id={titleId}>{words.tale}</TaleTitle>
          <BeforeParts {...{ hasEarlier: tale.has_earlier, onShowEarlier, loadingEarlier, earlierError }} />
          <SharedParts parts={tale.parts} language={language} />
        </TextFrame>
      </Tale>
      <Begin>
        {play}
        {onReport && !tale.is_own && <Button onClick={onReport}>{words.report}</Button>}
      </Begin>
    </SharedRoot>
  );
}

function TaleCover({ tale: { story, story_id } }: Pick<ReadTaleProps, 'tale'>) {
  return (
    <Cover>
      <CoverImage story={{ ...story, id: story_id }} width={820} height={160} loading="eager" />
    </Cover>
  );
}

interface BeforePartsProps {
  hasEarlier: boolean;
  onShowEarlier: (() => void) | undefined;
  loadingEarlier: boolean;
  earlierError: ReactNode;
}

/** The button that loads earlier parts, or its error. */
function BeforeParts({ hasEarlier, onShowEarlier, loadingEarlier, earlierError }: BeforePartsProps) {
  const { page: words } = useWords(sharingWords);
  if (!onShowEarlier) return hasEarlier ? <Earlier>{words.earlier}</Earlier> : null;
  if (earlierError) return <ErrorState layout="row" error={earlierError} onRetry={onShowEarlier} />;
  return (
    <EarlierButton loading={loadingEarlier} onClick={onShowEarlier}>
      <ArrowUp /> {words.showEarlier}
    </EarlierButton>
  );
}
