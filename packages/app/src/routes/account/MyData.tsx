import { DownloadMyData, accountFailuresWords, useWords, useFailureText } from '@kathaloka/ui';
import { saveJson } from '../../browser/saveFile.ts';
import { useDownloadMyDataMutation } from './calls.ts';

export function MyData({ username }: { username: string }) {
  const { failure } = useFailureText();
  const words = useWords(accountFailuresWords);
  const [download, { isLoading, error }] = useDownloadMyDataMutation();

  async function handleDownload(): Promise<void> {
    const { data } = await download();
    if (data) saveJson(`kathaloka-${username}.json`, data);
  }

  return (
    <DownloadMyData
      onDownload={() => void handleDownload()}
      loading={isLoading}
      error={failure(error, words.downloadData)}
    />
  );
}
