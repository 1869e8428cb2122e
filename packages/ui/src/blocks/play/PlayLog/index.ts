export type { LogEntry } from '../logEntry.ts';
export { ENTRY_TOOLS, type EntryTool } from './entryTool.ts';
export type { Tellings } from './TellingSwitch.tsx';
export { PlayLog } from './PlayLog.tsx';
export type { PlayLogProps } from './playLogProps.ts';
