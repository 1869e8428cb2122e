import { messages } from '@kathaloka/contract/errors';
import { DownloadMyData } from '@kathaloka/ui';
import { saveFile } from '../../adapters/saveFile.ts';
import { useDownloadMyDataMutation } from '../../client.ts';
import { accountError } from '../account/accountError.ts';

export function MyData({ username }: { username: string }) {
  const [download, { isLoading, error }] = useDownloadMyDataMutation();

  async function handleDownload(): Promise<void> {
    const { data } = await download();
    if (data) saveFile(`kathaloka-${username}.json`, data);
  }

  return (
    <DownloadMyData
      onDownload={() => void handleDownload()}
      isBusy={isLoading}
      serverError={accountError(error, messages.account.downloadData)}
    />
  );
}
