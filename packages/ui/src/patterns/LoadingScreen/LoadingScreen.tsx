import type { ComponentProps } from 'react';
import { Lamps } from '../../ornaments/Lamps.tsx';
import { LoadingRoot, Message } from './LoadingScreen.styles.ts';

export interface LoadingScreenProps extends Omit<ComponentProps<'output'>, 'children'> {
  /** The loading text. */
  message: string;
}

/**
 * The loading state of a page: five lamps that light up in turn, and the loading text.
 *
 * @example
 * <LoadingScreen message="Loading your story…" />
 */
export function LoadingScreen({ message, ...rest }: LoadingScreenProps) {
  return (
    <LoadingRoot data-fills-page {...rest}>
      <Lamps />
      <Message>{message}</Message>
    </LoadingRoot>
  );
}
