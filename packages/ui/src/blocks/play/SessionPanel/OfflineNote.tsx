import { WifiOff } from 'lucide-react';
import { Offline } from './SessionPanel.styles.ts';
import { sessionPanelWords } from '../../../words/sessionPanel/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** Without a connection: what can be done, and what waits. */
export function OfflineNote({ hasMap }: { hasMap: boolean }) {
  const words = useWords(sessionPanelWords);
  return (
    <Offline as="output">
      <WifiOff /> {hasMap ? words.offline : words.offlineWithoutMap}
    </Offline>
  );
}
