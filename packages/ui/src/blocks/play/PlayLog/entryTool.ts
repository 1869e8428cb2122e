export const ENTRY_TOOLS = ['why', 'retell', 'branch', 'read_aloud', 'copy', 'report'] as const;
export type EntryTool = (typeof ENTRY_TOOLS)[number];
