import type { InvitationPage, TogetherSummary } from '@kathaloka/contract/entities';
import type { ComponentProps, ReactNode } from 'react';
import { CoverImage } from '../../blocks/CoverImage.tsx';
import { useIsHydrating } from '../../hooks/useIsHydrating.ts';
import { usePaths } from '../../paths.ts';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { LoadingScreen } from '../../patterns/LoadingScreen/LoadingScreen.tsx';
import { Note } from '../../patterns/Note/Note.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { directionOf } from '../../theme/direction.ts';
import { Begin, Cover, Games, Invites, JoinRoot, Title, Until, MessagePage } from './JoinScreen.styles.ts';
import { notFoundWords } from '../../words/notFound/en.ts';
import { togetherWords } from '../../words/together/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface JoinError {
  /** The error message; omitted if the invitation has ended. */
  message?: ReactNode;
  /** The request id, for support. */
  requestId?: string | undefined;
}

export interface JoinScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The invitation. `undefined` while it is loading, and if it failed to load. */
  invitation: InvitationPage | undefined;
  /** Set if the invitation failed to load. */
  error?: JoinError | undefined;
  /** Joins, or continues in the session that the reader already plays in. */
  onJoin: () => void;
  /** Why the reader could not join. If no place is free, the invitation says so itself. */
  problem?: ReactNode;
  /**
   * Games of others in which the reader plays, shown if the invitation has ended.
   * @default []
   */
  playing?: readonly Pick<TogetherSummary, 'session_id' | 'title' | 'payer'>[] | undefined;
  /**
   * Whether the reader is joining.
   * @default false
   */
  isJoining?: boolean;
  /**
   * Whether this is a youth account, which cannot play together.
   * @default false
   */
  isYoung?: boolean;
  /** Called to reload the invitation; without it there is no button. */
  onRetry?: (() => void) | undefined;
}

/**
 * The page of an invitation to play a session together: the story, the host, the players, and JOIN.
 *
 * @use An invitation to play a session together.
 * @avoid Not a tale to be read and played on alone: `SharedTurnScreen`.
 * @example
 * <JoinScreen invitation={invitation} onJoin={join} />
 */
export function JoinScreen({ invitation, error, playing = [], onRetry, ...rest }: JoinScreenProps) {
  const { join: words } = useWords(togetherWords);
  if (invitation) return <ReadInvitation invitation={invitation} {...rest} />;
  const { onJoin: _join, isJoining: _joining, isYoung: _young, problem: _problem, ...root } = rest;
  // The root is a different element while loading; the caller's ref gets the current one.
  if (!error) return <LoadingScreen message={words.loading} {...(root as ComponentProps<'output'>)} />;
  return (
    <MessagePage {...root}>
      <VisuallyHidden as="h1">{error.message === undefined ? words.gone : words.failed.other}</VisuallyHidden>
      {error.message === undefined ? (
        <EndedInvitation playing={playing} />
      ) : (
        <ErrorState error={error.message} requestId={error.requestId} onRetry={onRetry} />
      )}
    </MessagePage>
  );
}

/** The same page for a revoked invitation and one that never existed. */
function EndedInvitation({ playing }: Required<Pick<JoinScreenProps, 'playing'>>) {
  const paths = usePaths();
  const { join: words } = useWords(togetherWords);
  const { goHome } = useWords(notFoundWords);
  return (
    <ErrorState
      kind="ended"
      title={words.gone}
      error={words.goneText}
      action={
        playing && playing.length > 0 ? (
          <StillPlaying playing={playing} />
        ) : (
          <ButtonLink href={paths.home} variant="primary">
            {goHome}
          </ButtonLink>
        )
      }
    />
  );
}

/** The games of a reader who has already joined, with links to them. */
function StillPlaying({ playing }: { playing: NonNullable<JoinScreenProps['playing']> }) {
  const paths = usePaths();
  const { join: words } = useWords(togetherWords);
  return (
    <Games>
      <p>{words.stillPlays}</p>
      <ul>
        {playing.map(({ session_id, title, payer }) => (
          <li key={session_id}>
            <bdi>{words.playsWith(title, payer)}</bdi>
            <ButtonLink
              href={paths.play(session_id)}
              variant="primary"
              aria-label={`${words.goOn}: ${words.playsWith(title, payer)}`}
            >
              {words.goOn}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Games>
  );
}

type ReadInvitationProps = Omit<JoinScreenProps, 'invitation' | 'error' | 'playing' | 'onRetry'> & {
  invitation: InvitationPage;
};

function ReadInvitation({
  invitation,
  onJoin,
  isJoining = false,
  isYoung = false,
  problem,
  ...rest
}: ReadInvitationProps) {
  const words = useWords(togetherWords);
  const { join } = words;
  const paths = usePaths();
  const { story, story_id, inviter, players, session_id } = invitation;
  const others = players.filter((name) => name !== inviter);
  return (
    <JoinRoot lang={words.ownLanguage} {...rest}>
      <Cover>
        <CoverImage story={{ ...story, id: story_id }} width={640} height={360} loading="eager" />
      </Cover>
      <Title lang={story.language} dir={directionOf(story.language)}>
        {story.title}
      </Title>
      <Invites>{join.invites(inviter)}</Invites>
      {others.length > 0 && <p>{join.with(others.join(', '))}</p>}
      {session_id === null && (
        <>
          <p>{join.reads}</p>
          <p>{join.seen}</p>
        </>
      )}
      <JoinAvailability invitation={invitation} isYoung={isYoung} problem={problem} />
      <Begin>
        {mayJoin(invitation, isYoung) && (
          <Button
            variant="primary"
            size="large"
            loading={isJoining}
            loadingLabel={join.joining}
            onClick={onJoin}
          >
            {session_id === null ? join.join : join.goOn}
          </Button>
        )}
        <TextLink href={paths.story(story_id)}>{words.story}</TextLink>
      </Begin>
    </JoinRoot>
  );
}

/** Whether JOIN is shown: a player of the session may continue even if no place is free. */
const mayJoin = ({ session_id, places }: InvitationPage, isYoung: boolean) =>
  session_id !== null || (places > 0 && !isYoung);

/** The number of free places, or why the reader cannot join. */
function JoinAvailability({
  invitation: { session_id, places, expires_at },
  isYoung,
  problem,
}: Pick<ReadInvitationProps, 'invitation' | 'problem'> & { isYoung: boolean }) {
  const { join, invitation: words } = useWords(togetherWords);
  const isHydrating = useIsHydrating();
  if (session_id !== null) return null;
  if (isYoung) return <Note tone="warning">{join.young}</Note>;
  const alert = problem !== undefined && (
    <Note tone="warning" role="alert">
      {problem}
    </Note>
  );
  if (places === 0) return alert || <Note tone="warning">{join.full}</Note>;
  return (
    <>
      <p>
        {words.places(places)}{' '}
        <Until data-hydrating={isHydrating || undefined}>{words.until(expires_at, !isHydrating)}</Until>
      </p>
      {alert}
    </>
  );
}
