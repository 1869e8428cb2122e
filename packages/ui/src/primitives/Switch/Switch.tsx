import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SwitchRoot, Track } from './Switch.styles.ts';

/** What stands beside the track in each position. */
export interface SwitchStates {
  on: string;
  off: string;
}

export interface SwitchProps extends Omit<
  ComponentProps<'input'>,
  'onChange' | 'checked' | 'type' | 'role' | 'children'
> {
  /** What is turned on and off. It is read beside the track, unless `states` stands there. */
  label: string;
  /** Whether it is on. */
  isChecked: boolean;
  /** Called with what it becomes. */
  onCheckedChange: (isChecked: boolean) => void;
  /** Words for the two positions, where what is switched is said elsewhere: 'Featured', 'Not Featured'. */
  states?: SwitchStates;
}

/** Turns something on and off at once. */
export function Switch({ label, isChecked, onCheckedChange, states, ...rest }: SwitchProps) {
  return (
    <SwitchRoot>
      <Track
        type="checkbox"
        role="switch"
        checked={isChecked}
        aria-checked={isChecked}
        onChange={(event) => onCheckedChange(event.target.checked)}
        {...rest}
      />
      {states ? (
        <>
          <VisuallyHidden>{label}</VisuallyHidden>
          <span aria-hidden>{isChecked ? states.on : states.off}</span>
        </>
      ) : (
        <span>{label}</span>
      )}
    </SwitchRoot>
  );
}
