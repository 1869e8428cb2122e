import { Lamps } from '../../ornaments/Lamps.tsx';
import { LoadingRoot, Message } from './LoadingScreen.styles.ts';

export interface LoadingScreenProps {
  /** What is on its way, in words. */
  message: string;
}

/** The first load of a page: five lamps, lit one after the other, and what they wait for. */
export function LoadingScreen({ message }: LoadingScreenProps) {
  return (
    <LoadingRoot data-fills-page>
      <Lamps />
      <Message>{message}</Message>
    </LoadingRoot>
  );
}
