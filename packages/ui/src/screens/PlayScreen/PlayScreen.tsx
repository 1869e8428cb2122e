import { ArrowLeft } from 'lucide-react';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { LoadingScreen } from '../../patterns/LoadingScreen/LoadingScreen.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { usePlayWords } from '../../words/areas/usePlayWords.ts';
import type { PlaySessionProps } from './playProps.ts';
import { Problem } from './PlayScreen.styles.ts';
import { PlaySession } from './PlaySession.tsx';

export interface PlayError {
  /** What failed, in the words of the server or of the error table. */
  message: string;
  requestId?: string | undefined;
}

export interface PlayScreenProps extends Omit<PlaySessionProps, 'session'> {
  /** The session; undefined while it is on its way, and where there is none. */
  session: PlaySessionProps['session'] | undefined;
  /** The session is on its way. */
  isLoading?: boolean;
  /** Why there is no session. */
  error?: PlayError | undefined;
  /** Asks for the session again. */
  onRetry?: (() => void) | undefined;
}

/** A play session: the whole screen, with the story's cover as its ground. */
export function PlayScreen({ session, isLoading = false, error, onRetry, ...rest }: PlayScreenProps) {
  const words = usePlayWords();
  if (isLoading) return <LoadingScreen message={words.loading} />;
  if (session && !error) return <PlaySession session={session} {...rest} />;
  return (
    <Problem>
      <ErrorState
        message={error?.message ?? words.notFound}
        requestId={error?.requestId}
        onRetry={error && onRetry}
      />
      <Button icon={<ArrowLeft />} onClick={rest.onBack}>
        {words.back}
      </Button>
    </Problem>
  );
}
