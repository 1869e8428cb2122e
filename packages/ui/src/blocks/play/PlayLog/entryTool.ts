export const ENTRY_TOOLS = ['why', 'retell', 'branch', 'read_aloud', 'copy'] as const;
export type EntryTool = (typeof ENTRY_TOOLS)[number];
