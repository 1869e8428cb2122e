import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { MotionProvider } from '../../hooks/MotionProvider.tsx';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { LoadingScreen } from '../../patterns/LoadingScreen/LoadingScreen.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { usePlayWords } from '../../words/areas/usePlayWords.ts';
import type { PlaySessionProps } from './playProps.ts';
import { UnsentText, Problem } from './PlayScreen.styles.ts';
import { PlaySession } from './PlaySession.tsx';
import { type PlayRootProps, rootPropsOf } from './rootProps.ts';

export interface PlayError {
  /** The error message, from the server or from the error table. */
  message: string;
  requestId?: string | undefined;
}

export interface PlayScreenProps extends PlayRootProps, Omit<PlaySessionProps, 'session'> {
  /** The session; undefined while loading, and if there is none. */
  session: PlaySessionProps['session'] | undefined;
  /** Whether the session is loading. */
  loading?: boolean | undefined;
  /** Why there is no session. */
  error?: PlayError | undefined;
  /** Asks for the session again. */
  onRetry?: (() => void) | undefined;
}

/** A play session: the whole screen, with the story's cover as its ground. */
export function PlayScreen({ session, loading = false, error, onRetry, ...rest }: PlayScreenProps) {
  const words = usePlayWords();
  // The root is a different element while loading; the caller's ref gets the current one.
  if (loading)
    return <LoadingScreen message={words.loading} {...(rootPropsOf(rest) as ComponentProps<'output'>)} />;
  if (session && !error) {
    const { has_motion, is_text_only } = rest.preferences;
    return (
      <MotionProvider hasMotion={has_motion && !is_text_only}>
        <PlaySession session={session} {...rest} />
      </MotionProvider>
    );
  }
  return (
    <Problem {...rootPropsOf(rest)}>
      <ErrorState
        error={error?.message ?? words.notFound}
        requestId={error?.requestId}
        onRetry={error && onRetry}
      />
      {!error && rest.draft !== '' && (
        <UnsentText>
          <figcaption>{words.youWrote}</figcaption>
          <blockquote dir="auto">{rest.draft}</blockquote>
        </UnsentText>
      )}
      <Button icon={<ArrowLeft data-directional />} onClick={rest.onBack}>
        {words.back}
      </Button>
    </Problem>
  );
}
