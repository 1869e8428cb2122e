import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { WIZARD_TABS, type WizardTab } from '../../blocks/authoring/WizardTabs/WizardTabs.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useAuthoringWords } from '../../words/areas/useAuthoringWords.ts';
import { Bar, BarText, Forward } from './CreateStoryScreen.styles.ts';

interface WizardBarProps {
  tab: WizardTab;
  /** How many of the six required fields are invalid. */
  missing: number;
  isCreating: boolean;
  onOpen: (tab: WizardTab) => void;
  onCreate: () => void;
}

/** Back, next, and the submit button. */
export function WizardBar({ tab, missing, isCreating, onOpen, onCreate }: WizardBarProps) {
  const words = useAuthoringWords();
  const textId = useId();
  const place = WIZARD_TABS.indexOf(tab);
  const [before, next] = [WIZARD_TABS[place - 1], WIZARD_TABS[place + 1]];
  return (
    <Bar>
      {before && (
        <Button icon={<ArrowLeft data-directional />} onClick={() => onOpen(before)}>
          {words.tabNames[before]}
        </Button>
      )}
      <BarText id={textId}>
        <bdi>{missing > 0 ? words.missing(missing) : words.onlyBasics}</bdi>
      </BarText>
      {next && (
        <Button variant="outline" onClick={() => onOpen(next)}>
          {words.tabNames[next]}
          <Forward>
            <ArrowRight data-directional />
          </Forward>
        </Button>
      )}
      <Button
        variant="primary"
        disabled={missing > 0}
        aria-describedby={textId}
        loading={isCreating}
        loadingLabel={words.creating}
        onClick={onCreate}
      >
        {words.create}
      </Button>
    </Bar>
  );
}
