import { useState } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import type { PlaytestVariables } from './playtest.ts';
import { Known, KnownRow, StartFields, VariablesFold } from './PlaytestPanel.styles.ts';
import { numbersWords } from '../../../words/numbers/en.ts';
import { studioWords } from '../../../words/studio/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface VariablesProps {
  now: PlaytestVariables;
  initial: PlaytestVariables;
  /** @default [] */
  thingNames?: readonly string[] | undefined;
  onInitialChange: (initial: PlaytestVariables) => void;
}

const MOST = 1_000_000;

/** Parses a whole number, clamped to what a story can count; other text is 0. */
function numberFrom(text: string): number {
  const value = Math.trunc(Number(text));
  return Number.isFinite(value) ? Math.max(-MOST, Math.min(MOST, value)) : 0;
}

function StartValues({ now, initial, thingNames: known = [], onInitialChange }: VariablesProps) {
  const words = useWords(studioWords);
  const [numbers, setNumbers] = useState<ReadonlyMap<string, string>>(new Map());
  const [things, setThings] = useState(initial.things);
  const names = [...new Set([...now.numbers.keys(), ...initial.numbers.keys()])].sort();
  const thingNames = [...new Set([...known, ...now.things, ...initial.things, ...things])].sort();

  function toggle(name: string, isChecked: boolean) {
    const next = new Set(things);
    if (isChecked) next.add(name);
    else next.delete(name);
    setThings(next);
  }

  function replay() {
    const chosen = names.map(
      (name) => [name, numberFrom(numbers.get(name) ?? String(initial.numbers.get(name) ?? 0))] as const,
    );
    onInitialChange({ numbers: new Map(chosen), things });
  }

  return (
    <StartFields>
      {names.map((name) => (
        <FormField key={name} label={words.numberOf(name)}>
          <TextField
            inputMode="numeric"
            dir="ltr"
            value={numbers.get(name) ?? String(initial.numbers.get(name) ?? 0)}
            onValueChange={(next) => setNumbers(new Map(numbers).set(name, next))}
          />
        </FormField>
      ))}
      {thingNames.map((name) => (
        <Checkbox
          key={name}
          checked={things.has(name)}
          onCheckedChange={(isChecked) => toggle(name, isChecked)}
        >
          <bdi>{name}</bdi>
        </Checkbox>
      ))}
      <Button size="small" onClick={replay}>
        {words.replay}
      </Button>
    </StartFields>
  );
}

/** The current and the initial variables. */
export function Variables(props: VariablesProps) {
  const { now, initial, thingNames = [] } = props;
  const words = useWords(studioWords);
  const { whole } = useWords(numbersWords);
  const things = [...new Set([...now.things, ...initial.things])].sort();
  const answers = [...(now.words ?? [])];
  const isEmpty = now.numbers.size + initial.numbers.size + things.length === 0;
  return (
    <>
      <VariablesFold open>
        <summary>{words.knows}</summary>
        {isEmpty && answers.length === 0 && (
          <p>{thingNames.length > 0 ? words.nothingYet : words.nothingKnown}</p>
        )}
        <Known>
          {[...now.numbers].map(([name, value]) => (
            <KnownRow key={name}>
              <dt>
                <bdi>{name}</bdi>
              </dt>
              <dd>{whole(value)}</dd>
            </KnownRow>
          ))}
          {things.map((name) => (
            <KnownRow key={name}>
              <dt>
                <bdi>{name}</bdi>
              </dt>
              <dd>{now.things.has(name) ? words.has : words.hasNot}</dd>
            </KnownRow>
          ))}
          {answers.map(([name, answer]) => (
            <KnownRow key={name}>
              <dt>
                <bdi>{name}</bdi>
              </dt>
              <dd>
                <bdi>{answer}</bdi>
              </dd>
            </KnownRow>
          ))}
        </Known>
      </VariablesFold>
      {(!isEmpty || thingNames.length > 0) && (
        <VariablesFold>
          <summary>{words.startsWith}</summary>
          <p>{words.startsWithHint}</p>
          <StartValues {...props} />
        </VariablesFold>
      )}
    </>
  );
}
