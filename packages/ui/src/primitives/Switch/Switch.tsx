import type { ComponentProps } from 'react';
import { composed } from '../../element/composed.ts';
import { useControlled } from '../../hooks/useControlled.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SwitchRoot, Track } from './Switch.styles.ts';

/** The text beside the track in each state. */
export interface SwitchStates {
  on: string;
  off: string;
}

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  /** The label. It is shown beside the track, unless `states` is. */
  label: string;
  /** Whether the switch is on. Uncontrolled if omitted, starting with `defaultChecked`. */
  checked?: boolean | undefined;
  /** Called with the new value. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /**
   * Whether the new state is being saved. It can still be changed.
   * @default false
   */
  loading?: boolean | undefined;
  /** Texts for the two states, if a heading names the switch: 'Featured', 'Not Featured'. */
  states?: SwitchStates;
}

/**
 * Turns something on and off immediately.
 *
 * @use Turns something on or off; applies immediately.
 * @avoid Not in a form that is sent later: `Checkbox`.
 * @heard The label, “switch”, on or off.
 * @keys tick
 * @example
 * <Switch label="Sound" checked={hasSound} onCheckedChange={setSound} />
 */
export function Switch({
  label,
  checked,
  defaultChecked = false,
  onCheckedChange,
  onChange,
  loading = false,
  states,
  className,
  style,
  ...rest
}: SwitchProps) {
  const [isOn, setIsOn] = useControlled({
    value: checked,
    defaultValue: defaultChecked,
    onValueChange: onCheckedChange,
  });
  return (
    <SwitchRoot className={className} style={style}>
      <Track
        {...rest}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-busy={loading || undefined}
        onChange={composed(onChange, (event) => setIsOn(event.target.checked))}
      />
      {states ? (
        <>
          <VisuallyHidden>{label}</VisuallyHidden>
          <span aria-hidden>{isOn ? states.on : states.off}</span>
        </>
      ) : (
        <span>{label}</span>
      )}
    </SwitchRoot>
  );
}
