import { saveText } from '../../../browser/saveFile.ts';
import { useExportShelfMutation } from './calls.ts';

/** Saves the selected stories as one file, which `ShelfImport` reads. */
export function useShelfExport(ids: ReadonlySet<string>) {
  const [send, { error, isLoading }] = useExportShelfMutation();

  async function save(): Promise<void> {
    const { data } = await send({ body: { ids: [...ids] } });
    if (data) saveText('kathaloka-shelf.json', data.text, 'application/json');
  }

  return { error, exporting: isLoading, onExport: () => void save() };
}
