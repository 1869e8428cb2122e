import type { Story, StoryEndings } from '@kathaloka/contract/entities';
import { Download, Flag } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { CommandsGrid } from '../../blocks/story/CommandsGrid/CommandsGrid.tsx';
import { StatisticsPanel } from '../../blocks/story/StatisticsPanel/StatisticsPanel.tsx';
import { StoryFacts } from '../../blocks/story/StoryFacts/StoryFacts.tsx';
import { StoryText } from '../../blocks/story/StoryText/StoryText.tsx';
import { lazyPart } from '../../element/lazyPart.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Beginning, Columns, Commands, Counting, Credit, Telling } from './StoryScreen.styles.ts';
import { reportWords } from '../../words/report/en.ts';
import { storyPageWords } from '../../words/storyPage/en.ts';
import { useWords } from '../../words/useWords.ts';

/** Loaded lazily: most visitors have found no ending. */
const EndingsPanel = lazyPart(
  async () => (await import('../../blocks/story/EndingsPanel/EndingsPanel.tsx')).EndingsPanel,
);

interface StoryColumnsProps {
  story: Story;
  endings?: StoryEndings | undefined;
  keepOffline?: ReactNode;
  opening?: ReactNode;
  openingRef: RefObject<HTMLDivElement | null>;
  onReport: (() => void) | undefined;
  onSaveAsFile?: (() => void) | undefined;
}

/** Text and commands beside the figures; stacked on a small screen. */
export function StoryColumns({
  story,
  endings,
  keepOffline,
  opening,
  openingRef,
  onReport,
  onSaveAsFile,
}: StoryColumnsProps) {
  const words = useWords(reportWords);
  const { saveAsFile, writtenWithHelp } = useWords(storyPageWords);
  return (
    <Columns>
      <Telling>
        <Beginning ref={openingRef}>{opening}</Beginning>
        <StoryFacts story={story} />
        {story.author.voice && <Credit>{writtenWithHelp}</Credit>}
        <StoryText story={story} />
        <Commands>
          <CommandsGrid commands={story.game_config.commands} />
        </Commands>
      </Telling>
      <Counting>
        {endings && endings.found.length > 0 && <EndingsPanel endings={endings} language={story.language} />}
        <StatisticsPanel story={story} />
        {keepOffline}
        {onSaveAsFile && (
          <Button variant="ghost" size="small" icon={<Download />} onClick={onSaveAsFile}>
            {saveAsFile}
          </Button>
        )}
        {onReport && (
          <Button variant="ghost" size="small" icon={<Flag />} onClick={onReport}>
            {words.openStory}
          </Button>
        )}
      </Counting>
    </Columns>
  );
}
