export { ENTRY_TOOLS, type EntryTool } from './EntryTools.tsx';
export type { Tellings } from './TellingSwitch.tsx';
export { PlayLog } from './PlayLog.tsx';
export type { PlayLogProps } from './playLogProps.ts';
