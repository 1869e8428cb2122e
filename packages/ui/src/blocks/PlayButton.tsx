import { usePending } from '../hooks/usePending.ts';
import { Button, type ButtonProps } from '../primitives/Button/Button.tsx';
import { storyWords } from '../words/story/en.ts';
import { useWords } from '../words/useWords.ts';

interface PlayButtonProps extends Omit<
  ButtonProps,
  'children' | 'loading' | 'loadingLabel' | 'onClick' | 'onPlay'
> {
  onPlay: () => void | Promise<void>;
}

/** PLAY in a list: it says LOADING while what it has started is pending. */
export function PlayButton({ onPlay, ...rest }: PlayButtonProps) {
  const words = useWords(storyWords);
  const [isPending, play] = usePending(onPlay);
  return (
    <Button
      {...rest}
      loading={isPending}
      loadingLabel={isPending ? words.starting : undefined}
      onClick={() => play()}
    >
      {words.play}
    </Button>
  );
}
