import { CircleQuestionMark, Copy, Volume2, VolumeX } from 'lucide-react';
import { usePlayWords } from '../../../words/areas/usePlayWords.ts';
import type { LogEntry } from '../logEntry.ts';
import { Tool, Tools } from './EntryTools.styles.ts';

export const ENTRY_TOOLS = ['why', 'read_aloud', 'copy'] as const;
export type EntryTool = (typeof ENTRY_TOOLS)[number];

interface EntryToolsProps {
  entry: LogEntry;
  /** Those that are offered. */
  tools: readonly EntryTool[];
  /** The one whose panel is open, or which is at work. */
  activeTool?: EntryTool | undefined;
  onTool: (tool: EntryTool, entry: LogEntry) => void;
}

/** What can be done with one part of the tale. */
export function EntryTools({ entry, tools, activeTool, onTool }: EntryToolsProps) {
  const words = usePlayWords();
  const isReading = activeTool === 'read_aloud';
  const faces = {
    why: { icon: <CircleQuestionMark />, name: words.whyThis },
    read_aloud: {
      icon: isReading ? <VolumeX /> : <Volume2 />,
      name: isReading ? words.stopReading : words.readAloud,
    },
    copy: { icon: <Copy />, name: words.copy },
  };
  return (
    <Tools aria-label={words.toolsOf}>
      {tools.map((tool) => (
        <Tool
          key={tool}
          type="button"
          aria-pressed={tool === 'why' ? activeTool === 'why' : undefined}
          onClick={() => onTool(tool, entry)}
        >
          {faces[tool].icon}
          {faces[tool].name}
        </Tool>
      ))}
    </Tools>
  );
}
