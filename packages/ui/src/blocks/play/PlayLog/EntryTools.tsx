import { CircleQuestionMark, Copy, Flag, GitBranch, RefreshCw, Volume2, VolumeX } from 'lucide-react';
import { isSecondClick } from '../../../hooks/repeatedPress.ts';
import { usePlayWords } from '../../../words/areas/usePlayWords.ts';
import { useReportWords } from '../../../words/areas/useReportWords.ts';
import type { LogEntry } from '../logEntry.ts';
import { Opener, Tool, Tools } from './EntryTools.styles.ts';
import type { EntryTool } from './entryTool.ts';
import { useLog } from './logContext.ts';

/** What was told last can be explained and told in another way; a game can begin again from what was told before. */
const FOR_THE_NEWEST: Readonly<Partial<Record<EntryTool, boolean>>> = {
  why: true,
  retell: true,
  branch: false,
};

interface EntryToolsProps {
  entry: LogEntry;
  isNewest: boolean;
  /** The one whose panel is open, or which is at work. */
  activeTool?: EntryTool | undefined;
  /** A turn is running. */
  loading: boolean;
  /** Whether they are shown, or only a way to them by keyboard. */
  isOpen: boolean;
}

/** What can be done with one part of the tale. Older parts have the buttons in the page only when somebody is there. */
export function EntryTools({ entry, isNewest, activeTool, loading, isOpen }: EntryToolsProps) {
  const words = usePlayWords();
  const { tools, retellCost, onTool } = useLog();
  const isReading = activeTool === 'read_aloud';
  const faces = {
    why: { icon: <CircleQuestionMark />, name: words.whyThis },
    retell: {
      icon: <RefreshCw />,
      name: retellCost === undefined ? words.retell : words.retellFor(retellCost),
    },
    branch: { icon: <GitBranch />, name: words.branch },
    read_aloud: {
      icon: isReading ? <VolumeX /> : <Volume2 />,
      name: isReading ? words.stopReading : words.readAloud,
    },
    copy: { icon: <Copy />, name: words.copy },
    report: { icon: <Flag />, name: useReportWords().open },
  };
  const offered = tools.filter((tool) => (FOR_THE_NEWEST[tool] ?? isNewest) === isNewest);
  if (offered.length === 0) return null;
  return (
    <Tools aria-label={words.toolsOf}>
      {!isNewest && (
        <Opener type="button" aria-expanded={isOpen}>
          <bdi>{words.toolsOf}</bdi>
        </Opener>
      )}
      {isOpen &&
        offered.map((tool) => {
          const isOff = tool === 'retell' && loading;
          return (
            <Tool
              key={tool}
              type="button"
              aria-pressed={tool === 'why' ? activeTool === 'why' : undefined}
              // a disabled button would drop the focus of whoever has just pressed it
              aria-disabled={isOff || undefined}
              onClick={(event) => {
                const isPaidTwice = tool === 'retell' && isSecondClick(event);
                if (!isOff && !isPaidTwice) onTool(tool, entry);
              }}
            >
              {faces[tool].icon}
              <bdi>{faces[tool].name}</bdi>
            </Tool>
          );
        })}
    </Tools>
  );
}
