import { KeyRound } from 'lucide-react';
import { Button, type ButtonProps } from '../../../primitives/Button/Button.tsx';
import { accountWords } from '../../../words/account/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface ProviderButtonProps extends Omit<
  ButtonProps,
  'children' | 'icon' | 'loadingLabel' | 'name'
> {
  /** The name of the provider, such as that of a school. */
  name: string;
}

/**
 * A button that leads to the OpenID provider of the installation, which signs in and leads back.
 *
 * @use Signs in with the accounts of a school or an organisation.
 * @avoid Not for Google: `GoogleButton`.
 * @heard “Continue with” and the name, button.
 * @keys press
 * @example
 * <ProviderButton name="Sarayu School" onClick={leaveForProvider} />
 */
export function ProviderButton({ name, ...props }: ProviderButtonProps) {
  const words = useWords(accountWords).login;
  return (
    <Button icon={<KeyRound />} loadingLabel={words.busy} {...props}>
      {words.continueWith(name)}
    </Button>
  );
}
