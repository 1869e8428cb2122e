import { WifiOff } from 'lucide-react';
import { Offline } from './SessionPanel.styles.ts';
import { sessionPanelWords } from '../../../words/sessionPanel/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** Says what works offline, and what needs a connection. */
export function OfflineNote({ hasMap }: { hasMap: boolean }) {
  const words = useWords(sessionPanelWords);
  return (
    <Offline as="output">
      <WifiOff /> {hasMap ? words.offline : words.offlineWithoutMap}
    </Offline>
  );
}
