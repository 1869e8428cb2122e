import { loadPickerSelect } from '../../blocks/play/ModelPicker/ModelPicker.tsx';
import { loadToolMenu } from '../../blocks/play/PlayLog/tools/TurnTools.tsx';
import { loadAhead } from '../../element/lazyPart.tsx';

/** Loads the script of the panel "Your tale": when it is opened, or a pointer or the focus nears its button. */
export const loadSessionPanel = () => import('./PlaySessionPanel.tsx').then((part) => part.PlaySessionPanel);

export const loadSettingsPanel = () => import('./SettingsPanel.tsx').then((part) => part.SettingsPanel);
export const loadKnowHow = () =>
  import('../../blocks/play/KnowHowPanel/KnowHowPanel.tsx').then((part) => part.KnowHowPanel);
export const loadBranchDialog = () =>
  import('../../blocks/play/BranchDialog/BranchDialog.tsx').then((part) => part.BranchDialog);
export const loadShortcutsDialog = () =>
  import('../../blocks/play/ShortcutsDialog/ShortcutsDialog.tsx').then((part) => part.ShortcutsDialog);
export const loadEnding = () => import('./PlayEnding.tsx').then((part) => part.PlayEnding);

const OPENED = [
  loadPickerSelect,
  loadToolMenu,
  loadSettingsPanel,
  loadKnowHow,
  loadBranchDialog,
  loadShortcutsDialog,
  loadEnding,
];

/**
 * Loads what a press opens on `PlayScreen`, so that it opens without a wait, and without a network. Call it when
 * the page is idle.
 *
 * @example
 * useEffect(() => void whenIdle(preparePlay), []);
 */
export const preparePlay = (): void => OPENED.forEach((load) => void loadAhead(load));
