export { ENTRY_TOOLS, type EntryTool } from './EntryTools.tsx';
export { PlayLog, type PlayLogProps } from './PlayLog.tsx';
