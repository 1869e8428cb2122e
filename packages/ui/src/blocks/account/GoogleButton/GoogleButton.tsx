import { Button, type ButtonProps } from '../../../primitives/Button/Button.tsx';
import { accountWords } from '../../../words/account/en.ts';
import { useWords } from '../../../words/useWords.ts';

export type GoogleButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'loadingLabel'>;

/**
 * A button that starts the sign-in with Google, where Google's own button cannot be used.
 *
 * @use Signs in with Google.
 * @avoid Not for other actions: `Button`.
 * @heard “Sign in with Google”, button.
 * @keys press
 * @example
 * <GoogleButton onClick={signInWithGoogle} />
 */
export function GoogleButton(props: GoogleButtonProps) {
  const words = useWords(accountWords).login;
  return (
    <Button icon={<GoogleLetter />} loadingLabel={words.busy} {...props}>
      {words.google}
    </Button>
  );
}

function GoogleLetter() {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden>
      <path d="M21.6 12.2c0-.7-.06-1.3-.18-1.9H12v3.7h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.3ZM12 22c2.7 0 5-.9 6.6-2.4l-3.2-2.5c-.9.6-2 1-3.4 1-2.6 0-4.8-1.8-5.6-4.1H3.1v2.6A10 10 0 0 0 12 22ZM6.4 14a6 6 0 0 1 0-3.9V7.5H3.1a10 10 0 0 0 0 9l3.3-2.5ZM12 6c1.5 0 2.8.5 3.8 1.5l2.9-2.9A10 10 0 0 0 3.1 7.5l3.3 2.6C7.2 7.7 9.4 6 12 6Z" />
    </svg>
  );
}
