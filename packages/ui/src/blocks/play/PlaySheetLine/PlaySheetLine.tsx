import type { PlaySheet } from '@kathaloka/contract/entities';
import { Backpack, Bandage, Handshake, HeartPulse } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Popover } from '../../../primitives/Popover/Popover.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Fact, FactText, Line, Names } from './PlaySheetLine.styles.ts';
import { SheetList } from './SheetList.tsx';
import { numbersWords } from '../../../words/numbers/en.ts';
import { playSheetWords } from '../../../words/playSheet/en.ts';
import { useWords } from '../../../words/useWords.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

export interface PlaySheetLineProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What the player carries, and how they are. Without it nothing is shown. */
  sheet: PlaySheet | undefined;
  /**
   * The language of the story.
   * @default 'en'
   */
  language?: AnyLanguage | undefined;
}

/**
 * One line of what the player carries and how they are, which opens to the whole list.
 *
 * @use Reminds of things, wounds and promises, in stories that have them.
 * @avoid Not for what a turn has changed: `PlayLog` tells that. Not for XP and credits: `CommandPanel`.
 * @heard The button with its parts, each after its name; then the lists.
 * @keys open, close
 * @example
 * <PlaySheetLine sheet={{ carried: [{ name: 'the brass key' }], slots: 5, hurts: [], owed: [] }} />
 */
export function PlaySheetLine({ sheet, language = 'en', ...rest }: PlaySheetLineProps) {
  const words = useWords(playSheetWords);
  const { whole } = useWords(numbersWords);
  if (!sheet) return null;
  const { carried, hurts, owed, health } = sheet;
  const names = carried.map(({ name }) => name).join(', ');
  return (
    <Popover
      title={words.title}
      side="top"
      trigger={
        <Line type="button" {...rest}>
          <OneFact icon={<Backpack />} label={words.carried}>
            <Names lang={names ? language : undefined}>{names || words.nothingCarried}</Names>
          </OneFact>
          {hurts.length > 0 && (
            <OneFact icon={<Bandage />} label={words.hurts}>
              <FactText lang={language}>{hurts.join(', ')}</FactText>
            </OneFact>
          )}
          {owed.length > 0 && (
            <OneFact icon={<Handshake />} label={words.owed}>
              <FactText>{whole(owed.length)}</FactText>
            </OneFact>
          )}
          {health && (
            <OneFact icon={<HeartPulse />} label={words.health}>
              <FactText>{words.healthOf(health.now, health.max)}</FactText>
            </OneFact>
          )}
        </Line>
      }
    >
      <SheetList sheet={sheet} language={language} />
    </Popover>
  );
}

interface OneFactProps {
  icon: ReactNode;
  /** What the icon says. */
  label: string;
  children: ReactNode;
}

function OneFact({ icon, label, children }: OneFactProps) {
  return (
    <Fact>
      {icon}
      <VisuallyHidden>{label}: </VisuallyHidden>
      {children}
    </Fact>
  );
}
