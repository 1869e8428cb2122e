import { Copy, Flag, MapPin, Route, ThumbsDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { usePlayPanelsWords } from '../../../words/areas/usePlayPanelsWords.ts';
import { SidePanel } from '../SidePanel/SidePanel.tsx';
import type { TurnReasons } from './turnReasons.ts';
import {
  Actions,
  Facts,
  From,
  Lead,
  Memories,
  Memory,
  Reason,
  ReasonName,
  Reasons,
  SectionTitle,
} from './WhyThisPanel.styles.ts';

export interface WhyThisPanelProps extends Omit<ComponentProps<'div'>, 'children' | 'title' | 'onCopy'> {
  /** What stood behind the turn. */
  reasons: TurnReasons;
  /** The turn was reported already. */
  isReported?: boolean | undefined;
  /** 'That is not right': tells the author. */
  onReport: () => void;
  /** Puts the reasons on the clipboard. Without it there is no such button. */
  onCopy?: (() => void) | undefined;
  /** Called for Escape and for the close button. */
  onClose: () => void;
}

/** What stood behind the newest part of the tale: scene, way, memory, teller, price. */
export function WhyThisPanel({
  reasons,
  isReported = false,
  onReport,
  onCopy,
  onClose,
  ...rest
}: WhyThisPanelProps) {
  const words = usePlayPanelsWords();
  return (
    <SidePanel title={words.why} onClose={onClose} {...rest}>
      <Lead>{words.whyLead}</Lead>
      <Way reasons={reasons} />
      <SectionTitle>{words.remembered}</SectionTitle>
      <Memories>
        {reasons.remembered.map(({ text, turn }) => (
          <Memory key={text}>
            {text} <From>{words.fromTurn(turn)}</From>
          </Memory>
        ))}
        {reasons.remembered.length === 0 && <Memory>{words.nothingRemembered}</Memory>}
      </Memories>
      <SectionTitle>{words.whoTold}</SectionTitle>
      <Teller reasons={reasons} />
      <Actions>
        {isReported ? (
          <Lead as="output">{words.reported}</Lead>
        ) : (
          <Button size="small" icon={<ThumbsDown />} onClick={onReport}>
            {words.notRight}
          </Button>
        )}
        {onCopy && (
          <Button size="small" variant="ghost" icon={<Copy />} onClick={onCopy}>
            {words.copy}
          </Button>
        )}
      </Actions>
    </SidePanel>
  );
}

interface PartProps {
  reasons: TurnReasons;
}

/** Where the tale stands, how it came there, and what lies ahead. */
function Way({ reasons }: PartProps) {
  const words = usePlayPanelsWords();
  return (
    <Reasons>
      <div>
        <ReasonName>
          <MapPin /> {words.scene}
        </ReasonName>
        <Reason>
          <b>{reasons.scene}</b>, {words.turnInScene(reasons.turn_in_scene)}
        </Reason>
      </div>
      <div>
        <ReasonName>
          <Route /> {words.howYouCame}
        </ReasonName>
        <Reason>{reasons.came}</Reason>
      </div>
      <div>
        <ReasonName>
          <Flag /> {words.ahead}
        </ReasonName>
        <Reason>{reasons.ahead}</Reason>
      </div>
    </Reasons>
  );
}

function Teller({ reasons }: PartProps) {
  const words = usePlayPanelsWords();
  const { narrator, is_built_in } = reasons;
  const name = narrator === null ? words.asWritten : is_built_in ? words.builtIn(narrator) : narrator;
  const facts = [
    [words.narrator, name],
    [words.toldIn, words.seconds(reasons.seconds)],
    [words.credits, words.charged(reasons.credits_consumed)],
    [words.xp, reasons.xp],
  ] as const;
  return (
    <Facts>
      {facts.map(([fact, value]) => [<dt key={fact}>{fact}</dt>, <dd key={`${fact} is`}>{value}</dd>])}
    </Facts>
  );
}
