import { Download } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { ErrorNote } from '../../../patterns/Note/ErrorNote.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { Lead } from '../AccountForm/AccountForm.styles.ts';
import { Offer } from './DownloadMyData.styles.ts';
import { profileWords } from '../../../words/profile/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface DownloadMyDataProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** Called to fetch and download the file. */
  onDownload: () => void;
  /**
   * Whether the request is pending.
   * @default false
   */
  loading?: boolean;
  /** The error message. */
  error?: ReactNode;
}

/**
 * A button that downloads all stored data about the user.
 *
 * @use Lets users download all stored data about them.
 * @avoid Not to export a game: `SessionPanel`.
 * @heard The button, and that the file is being prepared.
 * @keys press
 * @example
 * <DownloadMyData onDownload={download} />
 */
export function DownloadMyData({ onDownload, loading = false, error, ...rest }: DownloadMyDataProps) {
  const words = useWords(profileWords).data;
  return (
    <Panel title={words.title} {...rest}>
      <Offer>
        <Lead>{words.lead}</Lead>
        <ErrorNote>{error}</ErrorNote>
        <Button icon={<Download />} loading={loading} loadingLabel={words.busy} onClick={onDownload}>
          {words.download}
        </Button>
      </Offer>
    </Panel>
  );
}
