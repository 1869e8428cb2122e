import { type ComponentProps, type ReactNode, useId } from 'react';
import {
  OfflineStories,
  type OfflineStoryItem,
} from '../../blocks/offline/OfflineStories/OfflineStories.tsx';
import { type OfflinePlayItem, OfflinePlays } from '../../blocks/offline/OfflinePlays/OfflinePlays.tsx';
import { restoreLostFocus } from '../../hooks/restoreLostFocus.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { LoadingScreen } from '../../patterns/LoadingScreen/LoadingScreen.tsx';
import { Note } from '../../patterns/Note/Note.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { Words } from '../../words/en.ts';
import { Answers, Heading, Intro, OfflineRoot, Part, Title } from './OfflineScreen.styles.ts';
import { offlineWords } from '../../words/offline/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface OfflineScreenProps extends Omit<ComponentProps<'div'>, 'children' | 'onPlay'> {
  /** The stored stories; undefined while loading. */
  stories: readonly OfflineStoryItem[] | undefined;
  /** The games of this device. */
  plays: readonly OfflinePlayItem[];
  /** The current time, for relative times. */
  now: string;
  /**
   * Whether the reader is signed in, so that their games are uploaded to their account.
   * @default false
   */
  isSignedIn?: boolean | undefined;
  /** Why the browser cannot store or read anything. */
  error?: keyof Words['offline']['unreadable'] | undefined;
  /**
   * The number of games of guests on this device: the signed-in reader is asked whether these are their own.
   * @default 0
   */
  guestPlays?: number | undefined;
  /** The id of the story whose game is being opened. */
  starting?: string | undefined;
  /** Uploads the games; omitted if there is nothing to upload, or no network. */
  onUpload?: (() => void) | undefined;
  /**
   * Whether the games are being uploaded.
   * @default false
   */
  uploading?: boolean | undefined;
  /** Begins or continues a game on this device. */
  onPlay: (story: OfflineStoryItem) => void;
  /** Called to remove a story; the parent confirms. */
  onRemoveStory: (story: OfflineStoryItem) => void;
  /** Called to remove a game; the parent confirms. */
  onRemovePlay: (play: OfflinePlayItem) => void;
  /** Called to give the games of guests to the reader. */
  onTakeOver: () => void;
  /** Called to leave the games of guests on this device. */
  onLeave: () => void;
}

/**
 * The page of the stories and games on this device, which can be played without a network.
 *
 * @use The stories that are stored on this device, and the games that were played on it.
 * @avoid Not the games of the account: `HomeScreen`.
 * @example
 * <OfflineScreen
 *   stories={stories}
 *   plays={plays}
 *   now={now}
 *   onPlay={play}
 *   onRemoveStory={removeStory}
 *   onRemovePlay={removePlay}
 *   onTakeOver={takeOver}
 *   onLeave={leave}
 * />
 */
export function OfflineScreen({
  stories,
  plays,
  now,
  isSignedIn = false,
  error,
  guestPlays = 0,
  starting,
  onUpload,
  uploading = false,
  onPlay,
  onRemoveStory,
  onRemovePlay,
  onTakeOver,
  onLeave,
  ref,
  ...rest
}: OfflineScreenProps) {
  const rootRef = useMergedRef(restoreLostFocus, ref);
  const words = useWords(offlineWords);
  if (!stories && !error)
    return <LoadingScreen message={words.loading} {...({ ref, ...rest } as ComponentProps<'output'>)} />;
  const shown = stories ?? [];
  return (
    <OfflineRoot ref={rootRef} {...rest}>
      <Heading>
        <Title>{words.title}</Title>
        {onUpload && (
          <Button variant="outline" loading={uploading} loadingLabel={words.uploading} onClick={onUpload}>
            {words.uploadNow}
          </Button>
        )}
      </Heading>
      <Intro>{isSignedIn ? words.intro : words.introGuest}</Intro>
      {error && <Note tone="error">{words.unreadable[error]}</Note>}
      {isSignedIn && guestPlays > 0 && (
        <GuestQuestion count={guestPlays} onTakeOver={onTakeOver} onLeave={onLeave} />
      )}
      {plays.length > 0 && (
        <Named title={words.playsHeading}>
          <OfflinePlays plays={plays} now={now} onRemove={onRemovePlay} />
        </Named>
      )}
      {shown.length > 0 && (
        <Named title={words.storiesHeading}>
          <OfflineStories stories={shown} starting={starting} onPlay={onPlay} onRemove={onRemoveStory} />
        </Named>
      )}
      {shown.length === 0 && !error && <EmptyState>{words.none}</EmptyState>}
    </OfflineRoot>
  );
}

interface GuestQuestionProps {
  count: number;
  onTakeOver: () => void;
  onLeave: () => void;
}

/** Asks whether the games from before the login are the reader's: the device may be shared. */
function GuestQuestion({ count, onTakeOver, onLeave }: GuestQuestionProps) {
  const words = useWords(offlineWords);
  return (
    <Note title={words.guestPlays(count)}>
      <Answers>
        <Button size="small" variant="outline" onClick={onTakeOver}>
          {words.takeOver}
        </Button>
        <Button size="small" variant="ghost" onClick={onLeave}>
          {words.leave}
        </Button>
      </Answers>
    </Note>
  );
}

function Named({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Part>
  );
}
