import { Download } from 'lucide-react';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { useProfileWords } from '../../../words/areas/useProfileWords.ts';
import { Lead } from '../AccountForm/AccountForm.styles.ts';
import { Offer } from './DownloadMyData.styles.ts';

export interface DownloadMyDataProps {
  /** Fetches the file and hands it to the browser. */
  onDownload: () => void;
  /** The server is at work on it. */
  isBusy?: boolean;
  /** Why there is no file, in words for the person. */
  serverError?: string | undefined;
}

/** Everything that is kept about a person, for that person. */
export function DownloadMyData({ onDownload, isBusy = false, serverError }: DownloadMyDataProps) {
  const words = useProfileWords().data;
  return (
    <Panel title={words.title}>
      <Offer>
        <Lead>{words.lead}</Lead>
        {serverError && (
          <Note tone="error" role="alert">
            {serverError}
          </Note>
        )}
        <Button icon={<Download />} isBusy={isBusy} busyLabel={words.busy} onClick={onDownload}>
          {words.download}
        </Button>
      </Offer>
    </Panel>
  );
}
