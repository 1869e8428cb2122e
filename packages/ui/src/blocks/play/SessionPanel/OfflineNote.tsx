import { WifiOff } from 'lucide-react';
import { useSessionPanelWords } from '../../../words/areas/useSessionPanelWords.ts';
import { Offline } from './SessionPanel.styles.ts';

/** Without a connection: what can be done, and what waits. */
export function OfflineNote({ hasMap }: { hasMap: boolean }) {
  const words = useSessionPanelWords();
  return (
    <Offline as="output">
      <WifiOff /> {hasMap ? words.offline : words.offlineWithoutMap}
    </Offline>
  );
}
