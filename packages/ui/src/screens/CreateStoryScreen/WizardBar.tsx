import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { WIZARD_TABS } from '../../blocks/authoring/WizardTabs/WizardTabs.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Bar, BarText, Forward } from './CreateStoryScreen.styles.ts';
import type { Wizard } from './useWizard.ts';
import { authoringWords } from '../../words/authoring/en.ts';
import { useWords } from '../../words/useWords.ts';

interface WizardBarProps {
  wizard: Wizard;
  isCreating: boolean;
  onCreate: () => void;
}

/** Back, next, and the submit button. */
export function WizardBar({ wizard, isCreating, onCreate }: WizardBarProps) {
  const { tab, open } = wizard;
  // counts only the six required fields
  const missing = wizard.missing.length;
  const words = useWords(authoringWords);
  const textId = useId();
  const place = WIZARD_TABS.indexOf(tab);
  const [before, next] = [WIZARD_TABS[place - 1], WIZARD_TABS[place + 1]];
  return (
    <Bar>
      {before && (
        <Button icon={<ArrowLeft data-directional />} onClick={() => open(before)}>
          {words.tabNames[before]}
        </Button>
      )}
      <BarText id={textId}>
        <bdi>{missing > 0 ? words.missing(missing) : words.onlyBasics}</bdi>
      </BarText>
      {next && (
        <Button variant="outline" onClick={() => open(next)}>
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
