import { localStore } from '../../../browser/safeStorage.ts';

const KEY = 'kathaloka.pane-width';

/** The width of the editor's side panel on this device, in percent. */
export function storedPaneWidth(): number | undefined {
  const width = Number(localStore.read(KEY) ?? undefined);
  return width > 0 && width < 100 ? width : undefined;
}

export function storePaneWidth(width: number | undefined): void {
  localStore.write(KEY, width === undefined ? null : String(width));
}
