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
 * @use Fills a page while all of it loads.
 * @avoid Not for a part of a page: `Skeleton`.
 * @heard Its message, once, as a status.
 * @keys none
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
